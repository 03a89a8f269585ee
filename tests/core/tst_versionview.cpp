// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// VersionView is Version without the heap: whatever Version says of two texts, it must say too.

#include "core/base/version.h"
#include "core/base/versionview.h"

#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class TestVersionView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithVersion();
};

void TestVersionView::agreesWithVersion()
{
    const QStringList texts{u""_s,
                            u"v2.8.0"_s,
                            u"2.8"_s,
                            u"2.8.0-rc1"_s,
                            u"2.8.0-rc2"_s,
                            u"2.8.0"_s,
                            u"2.21.0rc0"_s,
                            u"4.2.3+ds-9"_s,
                            u"0.17.2"_s,
                            u"r36.4.3"_s,
                            u"36.4"_s,
                            u"1..2"_s,
                            u"1.2."_s,
                            u" 12.5.1 "_s,
                            u"x.1"_s,
                            u"99999999999.1"_s,
                            u"1.99999999999"_s,
                            u"580.65.06"_s,
                            u"525.60.13"_s,
                            u"2147483647"_s,
                            u"2147483648"_s,
                            u"10"_s,
                            u"1.0a"_s,
                            u"1.0.b2"_s,
                            u"1.2.3.4.5.6"_s,
                            u"9.0a"_s,
                            u"3.4.30"_s,
                            u"6"_s,
                            u"6.5.0"_s};
    for (const QString& left : texts) {
        const auto a = Version::parse(left);
        const auto va = VersionView::parse(left);
        QCOMPARE(va.has_value(), a.has_value());
        if (!a)
            continue;
        QCOMPARE(va->size(), a->size());
        QCOMPARE(va->minor(), a->minor());
        for (const QString& right : texts) {
            const auto b = Version::parse(right);
            const auto vb = VersionView::parse(right);
            if (!b)
                continue;
            const QByteArray pair = (left + " <=> "_L1 + right).toUtf8();
            QVERIFY2((*va < *vb) == (*a < *b) && (*va > *vb) == (*a > *b) && (*va == *vb) == (*a == *b), pair);
            QVERIFY2(va->isPrefixOf(*vb) == a->isPrefixOf(*b), pair);
        }
    }
}

QTEST_GUILESS_MAIN(TestVersionView)
#include "tst_versionview.moc"
