// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which Debian a virtual device runs where nobody says it: one that starts what this machine's cross compiler links.

#include "core/device/virtualsuite.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

class TestVirtualSuite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void suiting_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("glibc");
        QTest::addColumn<QString>("suite");
        QTest::newRow("debian 12") << u"debian"_s << u"12"_s << u"2.36"_s << u"bookworm"_s;
        QTest::newRow("debian 13") << u"debian"_s << u"13"_s << u"2.41"_s << u"trixie"_s;
        QTest::newRow("debian 13 decides by its release") << u"debian"_s << u"13"_s << QString() << u"trixie"_s;
        QTest::newRow("debian 11: older than any") << u"debian"_s << u"11"_s << u"2.31"_s << u"bookworm"_s;
        QTest::newRow("debian testing: newer than any") << u"debian"_s << QString() << u"2.42"_s << u"trixie"_s;
        QTest::newRow("ubuntu 22.04") << u"ubuntu"_s << u"22.04"_s << u"2.35"_s << u"bookworm"_s;
        QTest::newRow("ubuntu 24.04: newer than Debian 12") << u"ubuntu"_s << u"24.04"_s << u"2.39"_s << u"trixie"_s;
        QTest::newRow("another system with Debian's number") << u"sles"_s << u"12"_s << u"2.39"_s << u"trixie"_s;
        QTest::newRow("fedora") << u"fedora"_s << u"40"_s << u"2.40"_s << u"trixie"_s;
        QTest::newRow("musl: its glibc is not known") << u"alpine"_s << u"3.20"_s << QString() << u"bookworm"_s;
    }

    void suiting()
    {
        QFETCH(QString, system);
        QFETCH(QString, number);
        QFETCH(QString, glibc);
        QTEST(virtualsuite::suiting(system, number, glibc), "suite");
    }

    void thisHostsOwnDebian()
    {
        QFile file(u"/etc/os-release"_s);
        QVERIFY2(file.open(QIODevice::ReadOnly), "the tests run on a Debian");
        const QByteArray text = file.readAll();
        for (const QString& each : virtualsuite::all()) {
            if (text.contains("VERSION_CODENAME=" + each.toLatin1()))
                QCOMPARE(virtualsuite::suitingThisHost(), each);
        }
        QVERIFY(virtualsuite::all().contains(virtualsuite::suitingThisHost()));
    }
};

QTEST_GUILESS_MAIN(TestVirtualSuite)
#include "tst_virtualsuite.moc"
