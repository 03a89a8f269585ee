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
        QTest::addColumn<QString>("osRelease");
        QTest::addColumn<QString>("glibc");
        QTest::addColumn<QString>("suite");
        const auto debian = [](const char* code) {
            return u"PRETTY_NAME=\"Debian GNU/Linux\"\nVERSION_CODENAME=%1\nID=debian\n"_s.arg(QLatin1StringView(code));
        };
        const auto ubuntu = [](const char* code) {
            return u"ID=ubuntu\nID_LIKE=debian\nVERSION_CODENAME=%1\n"_s.arg(QLatin1StringView(code));
        };
        QTest::newRow("debian 12") << debian("bookworm") << u"2.36"_s << u"bookworm"_s;
        QTest::newRow("debian 13") << debian("trixie") << u"2.41"_s << u"trixie"_s;
        QTest::newRow("debian 13, quoted")
            << u"ID=\"debian\"\nVERSION_CODENAME=\"trixie\"\n"_s << QString() << u"trixie"_s;
        QTest::newRow("debian 11: older than any") << debian("bullseye") << u"2.31"_s << u"bookworm"_s;
        QTest::newRow("debian testing: newer than any") << debian("forky") << u"2.42"_s << u"trixie"_s;
        QTest::newRow("ubuntu 22.04") << ubuntu("jammy") << u"2.35"_s << u"bookworm"_s;
        QTest::newRow("ubuntu 24.04: newer than Debian 12") << ubuntu("noble") << u"2.39"_s << u"trixie"_s;
        QTest::newRow("another system with Debian's word") << ubuntu("bookworm") << u"2.39"_s << u"trixie"_s;
        QTest::newRow("fedora") << u"ID=fedora\n"_s << u"2.40"_s << u"trixie"_s;
        QTest::newRow("musl: its glibc is not known") << u"ID=alpine\n"_s << QString() << u"bookworm"_s;
    }

    void suiting()
    {
        QFETCH(QString, osRelease);
        QFETCH(QString, glibc);
        QTEST(virtualsuite::suiting(osRelease, glibc), "suite");
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
