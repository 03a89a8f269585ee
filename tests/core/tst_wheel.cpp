// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/preflight.h"
#include "core/deploy/wheel.h"
#include "core/deploy/wheelcontents.h"
#include "core/deploy/ziparchive.h"
#include "tests/support/wheelmaker.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

class TstWheel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsWhatIsInside();
    void seesATagThatLies();
    void seesANameThatDiffersFromTheWheelFile();
    void seesMixedMachines();
    void refusesWhatIsNoWheel();
    void refusesHostileArchives_data();
    void refusesHostileArchives();
    void theListIsReadWithoutTheContents();
    void comparesWithRecord();
    void readingIsCancelled();
    void readsALibraryBehindManyPieces();
    void objectsBeforeAByteIsSent_data();
    void objectsBeforeAByteIsSent();

private:
    /// Runs a program in Python that writes the wheel whose path is its first argument.
    QString python(const QString& name, const QByteArray& program);
    QByteArray library(const QString& compiler);
    QString wheel(const QString& name, const QByteArray& binary, const QString& tag = {});
    QTemporaryDir m_folder;
    QByteArray m_arm64;
    QByteArray m_native;
};

QByteArray TstWheel::library(const QString& compiler)
{
    const QString out = m_folder.filePath(compiler + u".so"_s);
    const auto done = runProcess(
        {.program = compiler,
         .arguments = {u"-shared"_s, u"-fPIC"_s, u"-x"_s, u"c++"_s, u"-o"_s, out, u"-"_s},
         .input =
             "#include <string>\nextern \"C\" unsigned long f(const char* t) { return std::string(t).append(t).size(); }\n"});
    return done && done->succeeded() ? files::read(out).valueOr({}) : QByteArray();
}

QString TstWheel::wheel(const QString& name, const QByteArray& binary, const QString& tag)
{
    return makeWheel(m_folder.path(), name, {{u"probe/__init__.py"_s, "\n"}, {u"probe/_probe.so"_s, binary}}, tag);
}

void TstWheel::initTestCase()
{
    m_arm64 = library(u"aarch64-linux-gnu-g++"_s);
    m_native = library(u"g++"_s);
    QVERIFY(!m_arm64.isEmpty());
    QVERIFY(!m_native.isEmpty());
}

void TstWheel::tellsWhatIsInside()
{
    const auto read = readWholeWheel(wheel(u"probe-1.0-cp311-cp311-linux_aarch64.whl"_s, m_arm64));
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(read->distribution, u"probe"_s);
    QCOMPARE(read->version, u"1.0"_s);
    QCOMPARE(read->pythonTag, u"cp311"_s);
    QCOMPARE(read->platformTag, u"linux_aarch64"_s);
    QCOMPARE(read->machine(), u"aarch64"_s);
    QCOMPARE(read->binaries.size(), 1);
    QCOMPARE(read->binaries.first().path, u"probe/_probe.so"_s);
    QCOMPARE(inconsistencies(*read), QStringList());
}

void TstWheel::seesATagThatLies()
{
    const auto read = readWholeWheel(wheel(u"probe-1.1-cp311-cp311-linux_x86_64.whl"_s, m_arm64));
    QVERIFY(read);
    QCOMPARE(inconsistencies(*read), QStringList{u"It is tagged linux_x86_64, but its binaries are for aarch64."_s});
}

void TstWheel::seesANameThatDiffersFromTheWheelFile()
{
    const auto read =
        readWholeWheel(wheel(u"probe-1.2-cp311-cp311-linux_aarch64.whl"_s, m_arm64, u"cp311-cp311-linux_x86_64"_s));
    QVERIFY(read);
    QCOMPARE(inconsistencies(*read).size(), 1);
    QVERIFY(inconsistencies(*read).first().contains(u"WHEEL"_s));
}

void TstWheel::seesMixedMachines()
{
    const auto read = readWholeWheel(makeWheel(m_folder.path(), u"probe-1.3-cp311-cp311-linux_aarch64.whl"_s,
                                               {{u"probe/a.so"_s, m_arm64}, {u"probe/b.so"_s, m_native}}));
    QVERIFY(read);
    QCOMPARE(read->machine(), u"mixed"_s);
    QCOMPARE(inconsistencies(*read).size(), 1);
}

void TstWheel::refusesWhatIsNoWheel()
{
    QVERIFY(!readWheel(m_folder.filePath(u"absent-1.0-py3-none-any.whl"_s)));
    const QString text = m_folder.filePath(u"text-1.0-py3-none-any.whl"_s);
    QVERIFY(files::write(text, "not a zip archive\n"));
    QVERIFY(!readWheel(text));
    const QString odd = m_folder.filePath(u"odd.whl"_s);
    QVERIFY(files::write(odd, "x"));
    const auto refused = readWheel(odd);
    QVERIFY(!refused);
    QVERIFY(refused.error().text.contains(u"named"_s));
    // A download that broke off.
    const QString whole = wheel(u"probe-1.4-cp311-cp311-linux_aarch64.whl"_s, m_arm64);
    const auto bytes = files::read(whole);
    const QString half = m_folder.filePath(u"half-1.4-cp311-cp311-linux_aarch64.whl"_s);
    QVERIFY(files::write(half, bytes->left(bytes->size() / 2)));
    QVERIFY(!readWheel(half));
    QVERIFY(!readWholeWheel(half));
}

QString TstWheel::python(const QString& name, const QByteArray& program)
{
    QString path = m_folder.filePath(name);
    const auto made = runProcess({.program = u"/usr/bin/python3"_s,
                                  .arguments = {u"-c"_s, QString::fromUtf8(program), path},
                                  .timeoutMs = 100000});
    if (!made || !made->succeeded())
        qWarning("%s", made ? made->errors.constData() : "no Python");
    return path;
}

void TstWheel::refusesHostileArchives_data()
{
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<QString>("word");
    const QByteArray begin = "import sys, struct, zipfile\n"
                             "z = zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED)\n"
                             "z.writestr('p-1.dist-info/WHEEL', 'Tag: py3-none-any\\n')\n";
    QTest::newRow("symbolic link")
        << begin
               + "i = zipfile.ZipInfo('p/link'); i.create_system = 3\n"
                 "i.external_attr = 0o120777 << 16; z.writestr(i, '/etc/passwd'); z.close()\n"
        << u"symbolic link"_s;
    QTest::newRow("leaves its folder") << begin + "z.writestr('../../evil', 'x'); z.close()\n" << u"leaves"_s;
    QTest::newRow("absolute") << begin + "z.writestr(zipfile.ZipInfo('/evil'), 'x'); z.close()\n" << u"leaves"_s;
    QTest::newRow("control sequence") << begin + "z.writestr('p/\\x1b[2Jevil', 'x'); z.close()\n"
                                      << u"control characters"_s;
    QTest::newRow("twice") << begin
                                  + "import warnings; warnings.simplefilter('ignore')\n"
                                    "z.writestr('p/a', 'x'); z.writestr('p/a', 'y'); z.close()\n"
                           << u"two files"_s;
    // What the list says is changed afterwards: byte 24 of an entry is the unpacked size.
    const QByteArray change = "z.writestr('p/a', 'x' * 100000); z.close()\n"
                              "b = bytearray(open(sys.argv[1], 'rb').read())\n"
                              "at = b.rindex(b'PK\\1\\2')\n";
    QTest::newRow("size beyond deflate's best") << begin + change
                                                       + "b[at+24:at+28] = struct.pack('<I', 0xfffffff0)\n"
                                                         "open(sys.argv[1], 'wb').write(b)\n"
                                                << u"cannot have the size"_s;
    QTest::newRow("lies outside") << begin + change
                                         + "b[at+42:at+46] = struct.pack('<I', 0x7fffffff)\n"
                                           "open(sys.argv[1], 'wb').write(b)\n"
                                  << u"cannot have the size"_s;
    QTest::newRow("more than it notes") << begin + change
                                               + "b[at+24:at+28] = struct.pack('<I', 5000)\n"
                                                 "open(sys.argv[1], 'wb').write(b)\n"
                                        << u"other bytes"_s;
    QTest::newRow("encrypted") << begin + change + "b[at+8] |= 1\nopen(sys.argv[1], 'wb').write(b)\n" << u"encrypted"_s;
    QTest::newRow("too many files") << QByteArray(
        "import sys, struct\n"
        "n = 250000; e = bytearray()\n"
        "for i in range(n):\n"
        "    name = b'p/%d' % i\n"
        "    e += struct.pack('<IHHHHHHIIIHHHHHII', 0x02014b50, 20, 20, 0, 0, 0, 0, 0, 0, 0, len(name), 0, 0, 0, 0, 0, 0) + name\n"
        "end64 = struct.pack('<IQHHIIQQQQ', 0x06064b50, 44, 45, 45, 0, 0, n, n, len(e), 0)\n"
        "loc = struct.pack('<IIQI', 0x07064b50, 0, len(e), 1)\n"
        "end = struct.pack('<IHHHHIIH', 0x06054b50, 0, 0, 65535, 65535, 0xffffffff, 0xffffffff, 0)\n"
        "open(sys.argv[1], 'wb').write(e + end64 + loc + end)\n")
                                    << u"more than 200000"_s;
    QTest::newRow("a WHEEL without end") << QByteArray(
        "import sys, zipfile\n"
        "z = zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED)\n"
        "z.writestr('p-1.dist-info/WHEEL', b'0' * (64 << 20)); z.close()\n")
                                         << u"larger than"_s;
}

void TstWheel::refusesHostileArchives()
{
    QFETCH(QByteArray, program);
    QFETCH(QString, word);
    const auto read = readWholeWheel(python(u"p-1-py3-none-any.whl"_s, program));
    QVERIFY(!read);
    QVERIFY2(read.error().text.contains(word), qPrintable(read.error().text));
}

/// Unpacked size and tags of a wheel that would fill memory and disk: three files of zeros in a small one.
void TstWheel::theListIsReadWithoutTheContents()
{
    const QString path =
        python(u"p-2-py3-none-any.whl"_s, "import sys, zipfile\n"
                                          "z = zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED)\n"
                                          "z.writestr('p-2.dist-info/WHEEL', 'Tag: py3-none-any\\n')\n"
                                          "for n in 'abc': z.writestr('p/' + n + '.so', bytes(64 << 20))\n"
                                          "z.close()\n");
    const auto read = readWheel(path);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QVERIFY(read->unpackedBytes > qint64(3) * (64 << 20));
    QCOMPARE(read->tags, QStringList{u"py3-none-any"_s});
    Needs needs;
    needs.addUnpacked(read->unpackedBytes);
    QVERIFY(needs.mebibytes() > 3 * 64);
}

void TstWheel::comparesWithRecord()
{
    const QMap<QString, QByteArray> good{{u"probe/a.py"_s, "right = 1\n"}};
    QVERIFY(readWholeWheel(makeWheel(m_folder.path(), u"probe-3.0-py3-none-any.whl"_s, good)));
    const auto refused = [&](const QString& name, const QByteArray& record, const QString& word) {
        QMap<QString, QByteArray> contents = good;
        contents.insert("probe-"_L1 + name + ".dist-info/RECORD"_L1, record);
        const auto read =
            readWholeWheel(makeWheel(m_folder.path(), "probe-"_L1 + name + "-py3-none-any.whl"_L1, contents));
        return !read && read.error().text.contains(word);
    };
    QVERIFY(refused(u"3.1"_s,
                    "probe-3.1.dist-info/WHEEL,,\nprobe-3.1.dist-info/METADATA,,\n"
                    "probe/a.py,sha256=47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU,10\n",
                    u"not what RECORD"_s));
    QVERIFY(refused(u"3.2"_s, "probe-3.2.dist-info/WHEEL,,\nprobe-3.2.dist-info/METADATA,,\nprobe/a.py,,11\n",
                    u"not what RECORD"_s));
    QVERIFY(refused(u"3.3"_s, "probe/a.py,,10\n", u"does not list"_s));
    QVERIFY(refused(u"3.4"_s,
                    "probe/a.py,,\nprobe/gone.py,,\nprobe-3.4.dist-info/WHEEL,,\nprobe-3.4.dist-info/METADATA,,\n",
                    u"missing"_s));
    QVERIFY(refused(u"3.5"_s, "\"probe/a.py\n", u"a line that is none"_s));
}

void TstWheel::readingIsCancelled()
{
    const QString path = wheel(u"probe-4.0-cp311-cp311-linux_aarch64.whl"_s, m_arm64);
    const auto read = readWholeWheel(path, [](qint64, qint64) { return false; });
    QVERIFY(!read);
    QCOMPARE(read.error().kind, Error::Kind::Cancelled);
}

/// A library whose interesting parts lie far from its beginning: some 40 MiB of data stand before its dynamic section.
void TstWheel::readsALibraryBehindManyPieces()
{
    const QString out = m_folder.filePath(u"big.so"_s);
    const auto done =
        runProcess({.program = u"gcc"_s,
                    .arguments = {u"-shared"_s, u"-fPIC"_s, u"-x"_s, u"c"_s, u"-o"_s, out, u"-"_s, u"-lm"_s},
                    .input = "#include <math.h>\nconst char fill[40 << 20] = {1};\n"
                             "double f(double x) { return sin(x); }\n",
                    .timeoutMs = 100000});
    QVERIFY(done && done->succeeded());
    const QByteArray bytes = files::read(out).valueOr({});
    QVERIFY(bytes.size() > 40 << 20);
    const auto direct = readElf(bytes, u"direct"_s);
    QVERIFY(direct);
    const auto read = readWholeWheel(
        makeWheel(m_folder.path(), u"probe-5.0-cp311-cp311-linux_x86_64.whl"_s, {{u"probe/big.so"_s, bytes}}));
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    const ElfFile& packed = read->binaries.first().elf;
    QVERIFY(!direct->needed.isEmpty());
    QCOMPARE(packed.needed, direct->needed);
    QCOMPARE(packed.newestGlibc, direct->newestGlibc);
    QCOMPARE(packed.machine, direct->machine);
}

void TstWheel::objectsBeforeAByteIsSent_data()
{
    QTest::addColumn<QByteArray>("look");
    QTest::addColumn<QString>("word"); // in the objection; empty: none
    const QByteArray fits =
        "machine=aarch64\nsshd_elf=b700\npython=3.11\nabi=cp311\nglibc=2.36\nglibcxx=3.4.30\nfolder=/h/crosswright\n";
    QTest::newRow("fits") << fits << u""_s;
    QTest::newRow("another machine") << QByteArray(fits).replace("aarch64", "x86_64").replace("b700", "3e00")
                                     << u"aarch64"_s;
    QTest::newRow("32-bit userland under a 64-bit kernel") << QByteArray(fits).replace("b700", "2800") << u"arm."_s;
    QTest::newRow("another Python") << QByteArray(fits).replace("3.11", "3.13").replace("cp311", "cp313") << u"cp313"_s;
    QTest::newRow("no Python") << QByteArray(fits).replace("python=3.11\n", "") << u"no python3"_s;
    QTest::newRow("older glibc") << QByteArray(fits).replace("glibc=2.36", "glibc=2.5") << u"glibc"_s;
    QTest::newRow("older libstdc++") << QByteArray(fits).replace("3.4.30", "3.4.1") << u"GLIBCXX"_s;
}

void TstWheel::objectsBeforeAByteIsSent()
{
    QFETCH(QByteArray, look);
    QFETCH(QString, word);
    const auto read = readWholeWheel(wheel(u"probe-2.0-cp311-cp311-linux_aarch64.whl"_s, m_arm64));
    QVERIFY(read);
    const QStringList found = objections(*read, DeviceLook::parse(look));
    if (word.isEmpty())
        QCOMPARE(found, QStringList());
    else
        QVERIFY2(found.join(u' ').contains(word), qPrintable(found.join(u'|')));
}

QTEST_GUILESS_MAIN(TstWheel)
#include "tst_wheel.moc"
