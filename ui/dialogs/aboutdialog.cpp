// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/aboutdialog.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSysInfo>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

struct Part
{
    QString name;
    QString what;
    QString licence;
};

/// Everything linked into the programs or embedded in them.
QList<Part> parts()
{
    return {
        {u"Qt "_s + QString::fromLatin1(qVersion()), AboutDialog::tr("windows, files, processes, D-Bus"),
         u"LGPL-3.0"_s},
        {u"QCustomPlot"_s, AboutDialog::tr("plots"), u"GPL-3.0-or-later"_s},
        {u"KSyntaxHighlighting"_s, AboutDialog::tr("highlighting of files and diffs"), u"MIT"_s},
        {u"libgit2"_s, AboutDialog::tr("reading source trees"), AboutDialog::tr("GPL-2.0 with linking exception")},
        {u"libarchive"_s, AboutDialog::tr("reading wheels"), u"BSD-2-Clause"_s},
        {AboutDialog::tr("The embedded workspace and smoke programs"),
         AboutDialog::tr("this project's own, free to copy"), u"0BSD"_s},
    };
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setObjectName(u"aboutDialog"_s);
    setWindowTitle(tr("About Crosswright"));
    resize(620, 460);
    auto* mark = new QLabel(this);
    mark->setPixmap(QIcon(u":/icons/app/crosswright.svg"_s).pixmap(48, 48));
    auto* name = new InkLabel(tr("Crosswright %1").arg(QApplication::applicationVersion()), InkLabel::Kind::Title,
                              InkLabel::Ink::Text, this);
    name->setObjectName(u"aboutVersion"_s);
    auto* what = new InkLabel(tr("Configures, cross-builds, watches and deploys TensorFlow."), InkLabel::Kind::Body,
                              InkLabel::Ink::Secondary, this);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(name);
    words->addWidget(what);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::large, space::large, space::large, space::medium);
    head->setSpacing(space::large);
    head->addWidget(mark);
    head->addLayout(words, 1);

    auto* tabs = new QTabWidget(this);
    tabs->setObjectName(u"aboutTabs"_s);
    tabs->setAccessibleName(windowTitle());
    tabs->setDocumentMode(true);
    tabs->addTab(makeAbout(), tr("&Versions"));
    tabs->addTab(makeParts(), tr("&Works of others"));
    tabs->addTab(makeText(u"licenceText"_s, u":/licences/LICENSE"_s), tr("&Licence"));

    auto* box = new QDialogButtonBox(this);
    auto* copy = plainButton(tr("&Copy versions"), u"copy"_s, this);
    copy->setObjectName(u"copyVersions"_s);
    connect(copy, &QPushButton::clicked, this, [] { QApplication::clipboard()->setText(versions()); });
    box->addButton(copy, QDialogButtonBox::ActionRole);
    box->addButton(tr("Close"), QDialogButtonBox::RejectRole)->setDefault(true);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* lower = new QHBoxLayout;
    lower->setContentsMargins(space::large, space::medium, space::large, space::medium);
    lower->addWidget(box);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(tabs, 1);
    layout->addWidget(new Hairline(Qt::Horizontal, this));
    layout->addLayout(lower);
}

QString AboutDialog::versions()
{
    return u"Crosswright %1\nQt %2 (built with %3)\n%4, %5\n%6\n"_s.arg(
        QApplication::applicationVersion(), QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR),
        QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(), QApplication::platformName());
}

QWidget* AboutDialog::makeAbout()
{
    auto* page = new QWidget(this);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(space::large, space::large, space::large, space::large);
    grid->setHorizontalSpacing(space::huge);
    grid->setVerticalSpacing(space::small);
    const QList<std::pair<QString, QString>> rows{
        {tr("Crosswright"), QApplication::applicationVersion()},
        {tr("Qt"), tr("%1, built with %2").arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR))},
        {tr("System"), QSysInfo::prettyProductName()},
        {tr("Processor"), QSysInfo::currentCpuArchitecture()},
        {tr("Window system"), QApplication::platformName()},
        {tr("Licence"), tr("GNU General Public License, version 3 or later; no warranty")},
        {tr("Copyright"), tr("2026 The Crosswright developers")},
    };
    for (const auto& [label, value] : rows) {
        const int row = grid->rowCount();
        grid->addWidget(new InkLabel(label, InkLabel::Kind::Body, InkLabel::Ink::Secondary, page), row, 0);
        auto* text = new InkLabel(value, InkLabel::Kind::Body, InkLabel::Ink::Text, page);
        text->setWordWrap(true);
        grid->addWidget(text, row, 1);
    }
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(grid->rowCount(), 1);
    return page;
}

QWidget* AboutDialog::makeParts()
{
    auto* page = new QWidget(this);
    page->setObjectName(u"worksOfOthers"_s);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(space::large, space::large, space::large, space::large);
    grid->setHorizontalSpacing(space::huge);
    grid->setVerticalSpacing(space::small);
    for (const Part& part : parts()) {
        const int row = grid->rowCount();
        grid->addWidget(new InkLabel(part.name, InkLabel::Kind::Strong, InkLabel::Ink::Text, page), row, 0);
        grid->addWidget(new InkLabel(part.what, InkLabel::Kind::Body, InkLabel::Ink::Secondary, page), row, 1);
        grid->addWidget(new InkLabel(part.licence, InkLabel::Kind::Body, InkLabel::Ink::Text, page), row, 2);
    }
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(grid->rowCount(), 1);
    return page;
}

QWidget* AboutDialog::makeText(const QString& objectName, const QString& resource)
{
    auto* text = new QPlainTextEdit(this);
    text->setObjectName(objectName);
    text->setAccessibleName(tr("Licence"));
    text->setReadOnly(true);
    text->setFrameShape(QFrame::NoFrame);
    text->setFont(type::mono());
    text->setTabChangesFocus(true);
    QFile file(resource);
    if (file.open(QIODevice::ReadOnly))
        text->setPlainText(QString::fromUtf8(file.readAll()));
    return text;
}

} // namespace cw
