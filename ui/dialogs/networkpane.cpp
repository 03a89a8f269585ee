// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/networkpane.h"

#include "ui/look/crossstyle.h"
#include "ui/widgets/inklabel.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QStyle>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// The environment's own value, without a password, as what an empty field means.
QString inherited(const char* name)
{
    const QUrl url(qEnvironmentVariable(name));
    return url.isEmpty() ? QString() : url.toDisplayString();
}

} // namespace

NetworkPane::NetworkPane(QWidget* parent)
    : PreferencePane(tr("Network"), u"open-outside"_s, parent)
    , m_http(new QLineEdit(this))
    , m_https(new QLineEdit(this))
    , m_none(new QLineEdit(this))
{
    auto* sentence = new InkLabel(tr("Used by git and Bazel when a build fetches something. They are inherited, never "
                                     "written into a plan. An empty field leaves the environment as it is."),
                                  InkLabel::Kind::Body, InkLabel::Ink::Secondary, this);
    sentence->setWordWrap(true);
    column()->addWidget(sentence);
    QGridLayout* form = addGroup(tr("Proxies"));
    m_http->setObjectName(u"httpProxy"_s);
    m_httpHint = addRow(form, tr("&HTTP"), m_http);
    m_https->setObjectName(u"httpsProxy"_s);
    m_httpsHint = addRow(form, tr("HTTP&S"), m_https);
    m_none->setObjectName(u"noProxy"_s);
    addRow(form, tr("&Not for"), m_none, tr("Hosts by comma; .example.org stands for everything below it."));
    for (QLineEdit* field : {m_http, m_https})
        field->setPlaceholderText(u"http://host:port"_s);
    column()->addStretch(1);
}

void NetworkPane::take(const Preferences& preferences)
{
    m_http->setText(preferences.httpProxy);
    m_https->setText(preferences.httpsProxy);
    m_none->setText(preferences.noProxy);
    const auto hint = [](QLineEdit* field, const QString& own, const char* variable) {
        if (const QString value = inherited(variable); own.isEmpty() && !value.isEmpty())
            field->setPlaceholderText(tr("%1, from the environment").arg(value));
    };
    hint(m_http, preferences.httpProxy, "http_proxy");
    hint(m_https, preferences.httpsProxy, "https_proxy");
}

void NetworkPane::give(Preferences& preferences) const
{
    preferences.httpProxy = m_http->text().trimmed();
    preferences.httpsProxy = m_https->text().trimmed();
    preferences.noProxy = m_none->text().trimmed();
}

bool NetworkPane::checkOne(QLineEdit* field, InkLabel* hint)
{
    const auto fine = checkProxy(field->text().trimmed());
    const QString text = fine ? QString() : fine.error().sentence();
    hint->setText(text);
    hint->setInk(InkLabel::Ink::Error);
    hint->setVisible(!fine);
    field->setAccessibleDescription(text);
    field->setProperty(styleproperty::severity, fine ? QVariant() : QVariant(u"error"_s));
    field->update();
    if (!fine)
        field->setFocus();
    return bool(fine);
}

bool NetworkPane::check()
{
    const bool https = checkOne(m_https, m_httpsHint);
    const bool http = checkOne(m_http, m_httpHint); // the upper one gets the focus
    return http && https;
}

} // namespace cw
