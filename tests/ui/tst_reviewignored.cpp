// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An error that the user ignores locks nothing, and Review says it before anything else.

#include "core/catalog/catalog.h"
#include "core/config/preset.h"
#include "ui/pages/reviewpage.h"
#include "ui/review/reviewbanner.h"
#include "ui/session/session.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

class TestReviewIgnored : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void locksNothingAndIsSaid();
};

void TestReviewIgnored::locksNothingAndIsSaid()
{
    // The page wants the program that carries out builds; here it is only asked whether it is there.
    const QTemporaryDir folder;
    QVERIFY(QFile::link(qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), folder.filePath(u"crosswright"_s)));
    qputenv("PATH", folder.path().toUtf8() + ':' + qgetenv("PATH"));
    const auto catalog = Catalog::load();
    QVERIFY(catalog);
    Session session(*catalog);
    Facts facts;
    // What this machine's cross compiler links needs a newer C library than the device has.
    for (const auto& [name, value] :
         {std::pair{u"host.arch"_s, u"x86_64"_s}, std::pair{u"host.os"_s, u"debian 13"_s},
          std::pair{u"host.bazel"_s, u"4.2.3"_s}, std::pair{u"host.bazel_path"_s, u"/usr/bin/bazel-4"_s},
          std::pair{u"host.cross.aarch64.path"_s, u"/usr/bin/aarch64-linux-gnu-gcc"_s},
          std::pair{u"host.cross.aarch64.version"_s, u"14.2.0"_s}, std::pair{u"host.cross.aarch64.glibc"_s, u"2.41"_s},
          std::pair{u"device.arch"_s, u"aarch64"_s}, std::pair{u"device.glibc"_s, u"2.36"_s},
          std::pair{u"device.python"_s, u"3.11.2"_s}})
        facts.set(name, value, u"test"_s, QDateTime::currentDateTimeUtc());
    facts.set(u"host.cross.aarch64.includes"_s, QJsonArray{u"/usr/aarch64-linux-gnu/include"_s}, u"test"_s,
              QDateTime::currentDateTimeUtc());
    const auto presets = loadPresets();
    const auto preset =
        presets ? findPreset(*presets, u"jetson-orin-nano-tinyflow-1.0.0-cpu-cross"_s) : presets.error();
    QVERIFY(preset);
    Configuration configuration;
    preset->apply(configuration);
    session.start(configuration);
    session.addFacts(facts);
    ReviewPage page(session, nullptr);
    page.resize(1180, 800);
    page.show();
    page.entered();
    auto* banner = page.findChild<ReviewBanner*>(u"reviewBanner"_s);
    QVERIFY(banner);

    QString text;
    QStringList rules;
    for (const Finding& finding : session.findings()) {
        if (finding.severity == Finding::Severity::Error) {
            text = finding.text;
            rules.append(finding.id);
        }
    }
    QCOMPARE(rules, QStringList{u"glibc.older"_s});
    QTRY_VERIFY2(page.lockedBecause().contains(text), qPrintable(page.lockedBecause()));
    QTRY_VERIFY(banner->text().contains("The build is locked"_L1));
    QVERIFY2(session.plan(), session.plan() ? "" : qPrintable(session.plan().error().sentence()));
    const QString hash = session.plan()->hash();

    session.setIgnored(rules.first(), true);
    QCOMPARE(session.errorCount(), 0);
    QVERIFY2(!page.lockedBecause().contains(text), qPrintable(page.lockedBecause()));
    QTRY_VERIFY2(banner->text().contains("1 error(s) ignored\n"_L1 + text),
                 qPrintable(banner->text())); // never out of sight
    QVERIFY(!banner->text().contains("The build is locked"_L1));
    QVERIFY(session.plan());
    QVERIFY(session.plan()->hash() != hash); // another decision, another approval

    session.undoStack().undo();
    QTRY_VERIFY2(page.lockedBecause().contains(text), qPrintable(page.lockedBecause()));
}

QTEST_MAIN(TestReviewIgnored)
#include "tst_reviewignored.moc"
