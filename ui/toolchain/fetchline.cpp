// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolchain/fetchline.h"

#include "ui/deploy/busyline.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"

#include <QProgressBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int barHeight = 6;
constexpr int whole = 1000;

} // namespace

FetchLine::FetchLine(QWidget* parent) : QWidget(parent), m_line(new BusyLine(this)), m_bar(new QProgressBar(this))
{
    setObjectName(u"fetchLine"_s);
    m_bar->setObjectName(u"fetchBar"_s);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(barHeight);
    m_bar->setAccessibleName(tr("Fetched so far"));
    auto* bar = new QVBoxLayout;
    bar->setContentsMargins(metrics::margins(space::large, 0, space::large, space::small));
    bar->addWidget(m_bar);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_line);
    column->addLayout(bar);
    connect(m_line, &BusyLine::cancelRequested, this, [this] {
        setCancelling();
        Q_EMIT cancelRequested();
    });
    hide();
}

void FetchLine::begin(const QString& what)
{
    m_cancelling = false;
    m_bar->setRange(0, whole);
    m_bar->setValue(0);
    m_bar->hide();
    show();
    m_line->begin(tr("Fetching %1…").arg(what));
}

QString FetchLine::sentenceOf(const fetch::News& news, int done, int parts)
{
    using Stage = fetch::News::Stage;
    QString text;
    switch (news.stage) {
    case Stage::Waiting: return news.said; // another program works; it says which
    case Stage::Making: return tr("Putting %1 together…").arg(news.said);
    case Stage::Asking: text = tr("asking for %1"); break;
    case Stage::Downloading: text = tr("downloading %1"); break;
    case Stage::Checking: text = tr("checking %1"); break;
    case Stage::Unpacking: text = tr("unpacking %1"); break;
    }
    text = text.arg(news.said);
    if (news.total > 0)
        text = tr("%1, %2 of %3", "what happens, bytes, all bytes")
                   .arg(text, fetch::sizeText(news.bytes), fetch::sizeText(news.total));
    return parts > 1 ? tr("Part %1 of %2: %3").arg(qMin(done + 1, parts)).arg(parts).arg(text)
                     : text.left(1).toUpper() + text.mid(1);
}

void FetchLine::setNews(const fetch::News& news, int done, int parts)
{
    if (m_cancelling)
        return;
    m_line->setText(sentenceOf(news, done, parts));
    const bool measured = news.stage == fetch::News::Stage::Downloading && news.total > 0;
    m_bar->setVisible(measured); // a bar that only moves says nothing
    if (measured)
        m_bar->setValue(int(double(news.bytes) / double(news.total) * whole));
}

void FetchLine::setCancelling()
{
    m_cancelling = true;
    m_line->setCancelling(tr("Stopping; what was downloaded is kept…"));
}

void FetchLine::end()
{
    m_line->end();
    hide();
}

} // namespace cw
