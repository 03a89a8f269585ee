// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/preflight.h"
#include "core/deploy/wheel.h"
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
    void objectsBeforeAByteIsSent_data();
    void objectsBeforeAByteIsSent();

private:
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
    const auto read = readWheel(wheel(u"probe-1.0-cp311-cp311-linux_aarch64.whl"_s, m_arm64));
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
    const auto read = readWheel(wheel(u"probe-1.1-cp311-cp311-linux_x86_64.whl"_s, m_arm64));
    QVERIFY(read);
    QCOMPARE(inconsistencies(*read), QStringList{u"It is tagged linux_x86_64, but its binaries are for aarch64."_s});
}

void TstWheel::seesANameThatDiffersFromTheWheelFile()
{
    const auto read =
        readWheel(wheel(u"probe-1.2-cp311-cp311-linux_aarch64.whl"_s, m_arm64, u"cp311-cp311-linux_x86_64"_s));
    QVERIFY(read);
    QCOMPARE(inconsistencies(*read).size(), 1);
    QVERIFY(inconsistencies(*read).first().contains(u"WHEEL"_s));
}

void TstWheel::seesMixedMachines()
{
    const auto read = readWheel(makeWheel(m_folder.path(), u"probe-1.3-cp311-cp311-linux_aarch64.whl"_s,
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
    const auto read = readWheel(wheel(u"probe-2.0-cp311-cp311-linux_aarch64.whl"_s, m_arm64));
    QVERIFY(read);
    const QStringList found = objections(*read, DeviceLook::parse(look));
    if (word.isEmpty())
        QCOMPARE(found, QStringList());
    else
        QVERIFY2(found.join(u' ').contains(word), qPrintable(found.join(u'|')));
}

QTEST_GUILESS_MAIN(TstWheel)
#include "tst_wheel.moc"
