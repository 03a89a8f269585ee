// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/base/version.h"
#include "core/deploy/elf.h"
#include "core/proc/process.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

/// Reads files that real compilers and linkers made, for every machine we build for.
class TstElf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatTheCompilersMake_data();
    void readsWhatTheCompilersMake();
    void refusesWhatIsNoElfFile();
    void neverReadsBeyondADamagedFile();

private:
    QString compile(const QString& compiler);
    QTemporaryDir m_folder;
};

QString TstElf::compile(const QString& compiler)
{
    const QString source = m_folder.filePath(u"probe.cc"_s);
    const QString library = m_folder.filePath(compiler + u".so"_s);
    // std::string::reserve and pthread make it need libstdc++ and a versioned glibc symbol.
    if (!files::write(
            source,
            "#include <string>\n#include <cstdio>\nextern \"C\" int probe(const char* t) { std::string s(t); s += t; "
            "return std::printf(\"%s\", s.c_str()); }\n"))
        return {};
    const auto outcome =
        runProcess({.program = compiler,
                    .arguments = {u"-shared"_s, u"-fPIC"_s, u"-Wl,-soname,libprobe.so.1"_s, u"-o"_s, library, source}});
    return outcome && outcome->succeeded() ? library : QString();
}

void TstElf::readsWhatTheCompilersMake_data()
{
    QTest::addColumn<QString>("compiler");
    QTest::addColumn<QString>("machine");
    QTest::addColumn<bool>("wide");
    QTest::newRow("native") << u"g++"_s << QSysInfo::buildCpuArchitecture().replace(u"arm64"_s, u"aarch64"_s) << true;
    QTest::newRow("aarch64") << u"aarch64-linux-gnu-g++"_s << u"aarch64"_s << true;
    QTest::newRow("armhf") << u"arm-linux-gnueabihf-g++"_s << u"arm"_s << false;
}

void TstElf::readsWhatTheCompilersMake()
{
    QFETCH(QString, compiler);
    QFETCH(QString, machine);
    QFETCH(bool, wide);
    const QString path = compile(compiler);
    QVERIFY2(!path.isEmpty(), qPrintable(compiler + u" did not compile"_s));
    const auto bytes = files::read(path);
    QVERIFY(bytes);
    const auto elf = readElf(*bytes, path);
    QVERIFY2(elf, elf ? "" : qPrintable(elf.error().text));
    QCOMPARE(elf->machine, machine);
    QCOMPARE(elf->is64Bit, wide);
    QCOMPARE(elf->type, u"shared"_s);
    QCOMPARE(elf->soname, u"libprobe.so.1"_s);
    QVERIFY(elf->needed.contains(u"libc.so.6"_s));
    QVERIFY(elf->needed.contains(u"libstdc++.so.6"_s));
    // aarch64's first glibc was 2.17, armhf's 2.4, x86_64's 2.2.5: no symbol can be older.
    QVERIFY(Version::parse(elf->newestGlibc).has_value());
    QVERIFY(*Version::parse(elf->newestGlibc) >= *Version::parse(u"2.2.5"_s));
    QVERIFY(elf->newestGlibcxx.startsWith(u"3.4"_s));
}

void TstElf::refusesWhatIsNoElfFile()
{
    QVERIFY(!readElf("", u"empty"_s));
    QVERIFY(!readElf("#!/bin/sh\n", u"script"_s));
    QVERIFY(!readElf(QByteArray("\x7f"
                                "ELF",
                                4),
                     u"magic only"_s));
    QByteArray big("\x7f"
                   "ELF\x02\x02",
                   6);
    big.append(QByteArray(200, '\0'));
    const auto refused = readElf(big, u"big"_s);
    QVERIFY(!refused);
    QVERIFY(refused.error().text.contains(u"big-endian"_s));
}

void TstElf::neverReadsBeyondADamagedFile()
{
    const QString path = compile(u"g++"_s);
    const auto whole = files::read(path);
    QVERIFY(whole);
    QRandomGenerator random(20261121);
    int readable = 0;
    for (int i = 0; i < 3000; ++i) {
        // An exact-size copy: under AddressSanitizer a read beyond the end is caught.
        QByteArray bytes = i % 2 == 0 ? whole->left(random.bounded(qMin<qsizetype>(whole->size(), 8192))) : *whole;
        for (int flips = random.bounded(1, 12); flips > 0 && bytes.size() > 6; --flips)
            bytes[random.bounded(6, int(qMin<qsizetype>(bytes.size(), 2048)))] = char(random.generate());
        const auto elf = readElf(bytes, u"damaged"_s);
        readable += elf ? 1 : 0;
    }
    QVERIFY(readable > 0); // the damage was not always in the first bytes, so deeper code was reached
}

QTEST_GUILESS_MAIN(TstElf)
#include "tst_elf.moc"
