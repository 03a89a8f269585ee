// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What compilers say of themselves: Debian's real ones, and stand-ins that answer as recorded ones do.

#include "core/base/files.h"
#include "core/emit/toolchain.h"
#include "core/probe/compilerfacts.h"
#include "core/probe/pythonheaders.h"
#include "core/proc/process.h"
#include "core/toolchain/armarch.h"
#include "core/toolchain/drivers.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const QDateTime when(QDate(2026, 5, 4), QTime(3, 2, 1), Qt::UTC);

/// An object of 32-bit ARM with one section, .ARM.attributes, that states Tag_CPU_name and Tag_CPU_arch.
QByteArray armObject(int arch)
{
    const QByteArray tags = QByteArray("\x05") + "6KZ" + '\0' + '\x06' + char(arch) + '\x08' + '\x01';
    const auto number = [](qsizetype value) { return QByteArray(1, char(value)) + QByteArray(3, '\0'); };
    const QByteArray scope = '\x01' + number(tags.size() + 5) + tags;
    const QByteArray vendor = QByteArray("aeabi") + '\0' + scope;
    const QByteArray section = 'A' + number(vendor.size() + 4) + vendor;
    QByteArray bytes = QByteArray("\x7f"
                                  "ELF\x01\x01\x01")
                       + QByteArray(9, '\0') + QByteArray::fromHex("01002800") + QByteArray(32, '\0');
    bytes[32] = char(52 + section.size()); // e_shoff
    bytes[46] = 40;                        // e_shentsize
    bytes[48] = 1;                         // e_shnum
    return bytes + section + number(0) + QByteArray::fromHex("03000070") + QByteArray(8, '\0') + number(52)
           + number(section.size()) + QByteArray(16, '\0');
}

/// A driver that answers as a recorded gcc does.
void standIn(const QString& path, const QString& triplet, const QString& version, const QString& march,
             const QString& sysroot, const QString& crt)
{
    const QByteArray script = u"#!/bin/sh\n"
                              "case $* in\n"
                              "  -dumpmachine) echo %1 ;;\n"
                              "  -print-sysroot) echo %4 ;;\n"
                              "  -print-file-name=crt1.o) echo %5 ;;\n"
                              "  -print-libgcc-file-name) exit 1 ;;\n"
                              "  '-Q --help=target') printf '  -march= \\t\\t%3\\n  -mfloat-abi=  hard\\n"
                              "  -mfpu=  vfp\\n  -mthumb  [disabled]\\n' ;;\n"
                              "  *) printf 'Target: %1\\ngcc version %2 (x)\\n#include <...> search starts here:\\n"
                              " %4/usr/include\\nEnd of search list.\\n' >&2; echo cw-glibc 2 13 ;;\n"
                              "esac\n"_s.arg(triplet, version, march, sysroot, crt)
                                  .toUtf8();
    QVERIFY(files::write(path, script));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

Facts ask(const QString& path, const QString& arch)
{
    Facts facts;
    probe::compilerFacts(path, arch, facts, when);
    return facts;
}

} // namespace

class TestCompilers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void triplets()
    {
        QCOMPARE(toolchain::archOfTriplet(u"aarch64-none-linux-gnu"_s), u"aarch64"_s);
        QCOMPARE(toolchain::archOfTriplet(u"aarch64-linux-gnu"_s), u"aarch64"_s);
        QCOMPARE(toolchain::archOfTriplet(u"arm-rpi-linux-gnueabihf"_s), u"armhf"_s);
        QCOMPARE(toolchain::archOfTriplet(u"armv8-rpi3-linux-gnueabihf"_s), u"armhf"_s);
        QCOMPARE(toolchain::archOfTriplet(u"x86_64-pc-linux-gnu"_s), u"x86_64"_s);
        for (const QString& other :
             {u"arm-linux-gnueabi"_s, u"arm-none-eabi"_s, u"aarch64_be-none-linux-gnu"_s, u"aarch64-linux-musl"_s})
            QCOMPARE(toolchain::archOfTriplet(other), QString());
    }

    void armAttributes()
    {
        QCOMPARE(toolchain::armArchOfBytes(armObject(6)), u"armv6"_s);
        QCOMPARE(toolchain::armArchOfBytes(armObject(7)), u"armv6kz"_s);
        QCOMPARE(toolchain::armArchOfBytes(armObject(10)), u"armv7"_s);
        const QByteArray whole = armObject(10);
        for (int size = 0; size < whole.size(); ++size)
            QCOMPARE(toolchain::armArchOfBytes(whole.left(size)), QString());
        const auto member = [](const QByteArray& bytes) {
            return QByteArray("a.o/").leftJustified(48) + QByteArray::number(bytes.size()).leftJustified(10) + "`\n"
                   + bytes + (bytes.size() % 2 ? "\n" : "");
        };
        QCOMPARE(toolchain::armArchOfBytes("!<arch>\n" + member(armObject(7)) + member(armObject(10))
                                           + member(armObject(6))),
                 u"armv7"_s);
        QVERIFY(toolchain::runsOnArmv6(u"armv6+fp"_s) && toolchain::runsOnArmv6(u"armv6kz"_s));
        QVERIFY(toolchain::runsOnArmv6(u"armv5te"_s));
        for (const QString& newer : {u"armv6t2"_s, u"armv6-m"_s, u"armv7-a+fp"_s, u"armv7"_s, u"armv8"_s, QString()})
            QVERIFY2(!toolchain::runsOnArmv6(newer), qPrintable(newer));
    }

    // Debian's armhf compiler makes ARMv7 and links ARMv7 start-up files; readelf says the same of them.
    void debiansArmhf()
    {
        const QString gcc = findProgram(u"arm-linux-gnueabihf-gcc"_s);
        if (gcc.isEmpty())
            QSKIP("There is no arm-linux-gnueabihf-gcc here.");
        const Facts facts = ask(gcc, u"armhf"_s);
        const auto machine = runProcess({gcc, {u"-dumpmachine"_s}});
        QCOMPARE(facts.text(u"host.path.compiler.target"_s), QString::fromUtf8(machine->output).trimmed());
        QCOMPARE(facts.text(u"host.path.compiler.runtime_arch"_s), u"armv7"_s);
        QVERIFY(facts.text(u"host.path.compiler.arch"_s).startsWith("armv7"_L1));
        QCOMPARE(facts.text(u"host.path.compiler.float_abi"_s), u"hard"_s);
        QVERIFY(!facts.list(u"host.path.compiler.includes"_s).isEmpty());
        QVERIFY(!facts.knows(u"host.path.compiler.sysroot"_s)); // "/" is this machine's own
        const auto crt = runProcess({gcc, {u"-print-file-name=crt1.o"_s}});
        const auto attributes = runProcess({u"readelf"_s, {u"-A"_s, QString::fromUtf8(crt->output).trimmed()}});
        QVERIFY(attributes->output.contains("Tag_CPU_arch: v7"));
    }

    void debiansAarch64()
    {
        for (const QString& name : {u"aarch64-linux-gnu-gcc-11"_s, u"aarch64-linux-gnu-gcc-12"_s}) {
            const QString gcc = findProgram(name);
            if (gcc.isEmpty())
                continue;
            const Facts facts = ask(gcc, u"aarch64"_s);
            QCOMPARE(facts.text(u"host.path.compiler.version"_s).section(u'.', 0, 0), name.right(2));
            QCOMPARE(facts.text(u"host.path.compiler.arch"_s), u"armv8-a"_s);
            QVERIFY(!facts.knows(u"host.path.compiler.runtime_arch"_s));
            const auto compiler = emit::crossCompiler(
                [&] {
                    Facts all = facts;
                    all.set(u"host.cross.aarch64.gcc"_s, u"4.9.4"_s, {}, when);
                    all.set(u"host.cross.aarch64.includes"_s, QJsonArray{u"/wrong"_s}, {}, when);
                    return all;
                }(),
                u"aarch64"_s, gcc);
            QVERIFY2(compiler, compiler ? "" : qPrintable(compiler.error().sentence()));
            QCOMPARE(compiler->version, facts.text(u"host.path.compiler.version"_s));
            QVERIFY(!compiler->includes.contains(u"/wrong"_s));
        }
    }

    // raspberrypi/tools holds several toolchains, each with its own name; crosstool-NG and Arm have theirs.
    void foldersOfToolchains()
    {
        const QTemporaryDir folder;
        const QString tools = folder.filePath(u"tools"_s);
        const QString bcm = tools + "/arm-bcm2708"_L1;
        const QString crt = folder.filePath(u"crt1.o"_s);
        QVERIFY(files::write(crt, armObject(7)));
        const QString rpi = bcm + "/arm-rpi-4.9.3-linux-gnueabihf/bin/arm-rpi-linux-gnueabihf-gcc"_L1;
        standIn(rpi, u"arm-rpi-linux-gnueabihf"_s, u"4.9.3"_s, u"armv6"_s, folder.filePath(u"root"_s), crt);
        standIn(bcm + "/arm-none/bin/arm-none-eabi-gcc"_L1, u"arm-none-eabi"_s, u"4.7.1"_s, u"armv4t"_s, {}, {});
        QVERIFY(QFile::link(rpi, QFileInfo(rpi).path() + "/arm-zlinux-gnueabihf-gcc"_L1));
        QCOMPARE(toolchain::driversAt(tools).size(), 2);
        const Facts facts = ask(tools, u"armhf"_s);
        QCOMPARE(facts.text(u"host.path.compiler.driver"_s), rpi);
        QCOMPARE(facts.list(u"host.path.compiler.fitting"_s), QStringList{rpi});
        QCOMPARE(facts.list(u"host.path.compiler.drivers"_s).size(), 2);
        QCOMPARE(facts.text(u"host.path.compiler.version"_s), u"4.9.3"_s);
        QCOMPARE(facts.text(u"host.path.compiler.arch"_s), u"armv6"_s);
        QCOMPARE(facts.text(u"host.path.compiler.fpu"_s), u"vfp"_s);
        QCOMPARE(facts.text(u"host.path.compiler.instructions"_s), u"arm"_s);
        QCOMPARE(facts.text(u"host.path.compiler.runtime_arch"_s), u"armv6kz"_s);
        QCOMPARE(facts.text(u"host.path.compiler.sysroot"_s), folder.filePath(u"root"_s));
        // A plan takes the driver out of the folder, with its own triplet and folders.
        const auto compiler = emit::crossCompiler(facts, u"armhf"_s, tools);
        QVERIFY2(compiler, compiler ? "" : qPrintable(compiler.error().sentence()));
        QCOMPARE(compiler->driver, rpi);
        QCOMPARE(compiler->triplet, u"arm-rpi-linux-gnueabihf"_s);
        QVERIFY(compiler->includes.contains(folder.filePath(u"root/usr/include"_s)));
        const QString empty = folder.filePath(u"root"_s);
        const Facts none = ask(empty, u"armhf"_s);
        QVERIFY(!none.knows(u"host.path.compiler.driver"_s));
    }

    void headersOfADebianTree()
    {
        const QString gxx = findProgram(u"aarch64-linux-gnu-g++"_s);
        const QTemporaryDir folder;
        const QString include = folder.filePath(u"usr/include"_s);
        const QString python = include + "/python3.5m"_L1;
        QVERIFY(files::write(python + "/Python.h"_L1, "#include <patchlevel.h>\n#include <pyconfig.h>\n"));
        QVERIFY(files::write(python + "/patchlevel.h"_L1, "#define PY_VERSION \"3.5.2\"\n"));
        QVERIFY(files::write(python + "/internal/x.h"_L1, ""));
        QVERIFY(files::write(python + "/pyconfig.h"_L1,
                             "# if defined(__aarch64__)\n#  include <aarch64-linux-gnu/python3.5m/pyconfig.h>\n"
                             "# else\n#  include <arm-linux-gnueabihf/python3.5m/pyconfig.h>\n# endif\n"));
        const auto look = [&](const QString& where) {
            Facts facts;
            probe::pythonHeaderFacts(where, {u"aarch64"_s, u"3.5"_s, gxx}, facts, when);
            return facts;
        };
        const QString base = u"host.path.python_include."_s;
        // Too high, too high by more, too deep, and the machine's own folder.
        for (const QString& where :
             {include, folder.path(), python + "/internal"_L1, include + "/aarch64-linux-gnu/python3.5m"_L1}) {
            const Facts facts = look(where);
            QCOMPARE(facts.text(base + "found"_L1), python);
        }
        Facts facts = look(python);
        QVERIFY(!facts.knows(base + "found"_L1));
        QCOMPARE(facts.text(base + "version"_L1), u"3.5.2"_s);
        QCOMPARE(facts.text(base + "pyconfig"_L1), u"aarch64-linux-gnu/python3.5m/pyconfig.h"_s);
        QVERIFY(!facts.flag(base + "pyconfig_there"_L1));
        if (!gxx.isEmpty())
            QVERIFY(facts.text(base + "problem"_L1).contains("aarch64-linux-gnu/python3.5m/pyconfig.h"_L1));
        QVERIFY(files::write(include + "/aarch64-linux-gnu/python3.5m/pyconfig.h"_L1, "#define SIZEOF_LONG 4\n"));
        facts = look(python);
        QVERIFY(facts.flag(base + "pyconfig_there"_L1));
        QCOMPARE(facts.number(base + "long_size"_L1), 4);
        if (!gxx.isEmpty())
            QVERIFY2(facts.knows(base + "problem"_L1) && facts.text(base + "problem"_L1).isEmpty(),
                     qPrintable(facts.text(base + "problem"_L1)));
    }
};

QTEST_GUILESS_MAIN(TestCompilers)
#include "tst_compilers.moc"
