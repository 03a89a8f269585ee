// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The session learns what lies in the folders that its configuration names, and forgets it with them.

#include "core/base/files.h"
#include "core/catalog/catalog.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class TestFolderFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foldersAreReadWhenTheyAreNamed();
};

void TestFolderFacts::foldersAreReadWhenTheyAreNamed()
{
    const auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    const QTemporaryDir folder;
    QVERIFY(files::write(folder.filePath(u"lib/libcudnn.so.8"_s),
                         QByteArray::fromHex("7f454c460201010000000000000000000300b700")));
    QVERIFY(files::write(folder.filePath(u"include/cudnn_version.h"_s),
                         "#define CUDNN_MAJOR 8\n#define CUDNN_MINOR 6\n#define CUDNN_PATCHLEVEL 0\n"));

    Session session(*catalog);
    FactFinder finder(session);
    FactFinder::Askers askers = FactFinder::realAskers(*catalog);
    askers.host = []() -> Result<Facts> {
        Facts facts;
        facts.set(u"host.arch"_s, u"x86_64"_s, u"test"_s, QDateTime::currentDateTimeUtc());
        return facts;
    };
    finder.setAskers(askers);
    Configuration configuration;
    configuration.set(u"board"_s, u"jetson-nano"_s, {});
    session.start(configuration);
    finder.start();
    QTRY_VERIFY(session.facts().knows(u"host.arch"_s));
    QVERIFY(!session.facts().knows(u"host.path.cudnn_target"_s));

    configuration.set(u"cudnn_target"_s, folder.path(), {});
    session.start(configuration);
    QTRY_COMPARE(session.facts().text(u"host.path.cudnn_target"_s), folder.path());
    QCOMPARE(session.facts().text(u"host.path.cudnn_target.machine"_s), u"aarch64"_s);
    QCOMPARE(session.facts().text(u"host.path.cudnn_target.version"_s), u"8.6.0"_s);

    configuration.unset(u"cudnn_target"_s);
    session.start(configuration);
    QTRY_VERIFY(!session.facts().knows(u"host.path.cudnn_target"_s));
}

QTEST_MAIN(TestFolderFacts)
#include "tst_folderfacts.moc"
