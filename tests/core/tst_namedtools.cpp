// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a plan does with a compiler and a Bazel that a person names by their path.

#include "tests/support/planfixture.h"

#include <QTest>

using namespace cw;
using namespace planfixture;

class TestNamedTools : public QObject
{
    Q_OBJECT

private:
    Catalog m_catalog;

    Result<Plan> make(const Configuration& configuration, const Facts& facts) const
    {
        return makePlan(configuration, m_catalog, facts, places());
    }

    static QStringList buildArguments(const Plan& plan) { return step(plan, u"build"_s)->allArguments(); }

private Q_SLOTS:
    void initTestCase()
    {
        auto catalog = Catalog::load();
        QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
        m_catalog = *catalog;
    }

    // A compiler may be named by its folder: programs are given the driver in it.
    void aCompilerByItsFolder()
    {
        Configuration changed = tinyflow(u"x86_64"_s);
        changed.set(u"compiler"_s, u"~/gcc"_s, {Provenance::Kind::User});
        Facts facts = debian12();
        const auto compilerOf = [&] { return step(*make(changed, facts), u"build"_s)->environment.value(u"CC"_s); };
        QCOMPARE(compilerOf(), u"/home/u/gcc"_s);
        facts.set(u"host.path.compiler.path"_s, u"/home/u/gcc"_s, u"given"_s, {});
        facts.set(u"host.path.compiler.driver"_s, u"/home/u/gcc/bin/gcc-12"_s, u"given"_s, {});
        QCOMPARE(compilerOf(), u"/home/u/gcc/bin/gcc-12"_s);
    }

    // A Bazel named by its path has the flags of its own version, not those of the machine's.
    void aBazelByItsPath()
    {
        Configuration changed = tinyflow();
        changed.set(u"bazel"_s, u"/opt/old/bazel"_s, {Provenance::Kind::User});
        Facts facts = debian12();
        const auto unknown = make(changed, facts);
        QVERIFY(!unknown);
        QVERIFY2(unknown.error().text.contains("/opt/old/bazel"_L1), qPrintable(unknown.error().text));
        facts.set(u"host.path.bazel"_s, u"/opt/old/bazel"_s, u"given"_s, {});
        facts.set(u"host.path.bazel.version"_s, u"0.17.2"_s, u"given"_s, {});
        const auto plan = make(changed, facts);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QCOMPARE(plan->bazelVersion, u"0.17.2"_s);
        QCOMPARE(plan->bazel, u"/opt/old/bazel"_s);
        QVERIFY(file(*plan, u"toolchain/CROSSTOOL"_s));
        QVERIFY(!buildArguments(*plan).contains(u"--nosandbox_debug"_s)); // that is for Debian's
    }
};

QTEST_APPLESS_MAIN(TestNamedTools)
#include "tst_namedtools.moc"
