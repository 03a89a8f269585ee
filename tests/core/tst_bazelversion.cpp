// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/bazelversion.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class TestBazelVersion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRealOne();
    void packageVersions_data();
    void packageVersions();
    void fileNames();
    void recordedAnswers_data();
    void recordedAnswers();
    void theWrapperIsNotAsked();
    void noProgram();

private:
    QString script(const QString& name, const QByteArray& text);
    QTemporaryDir m_folder;
};

QString TestBazelVersion::script(const QString& name, const QByteArray& text)
{
    QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {};
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

// Debian's bazel-bootstrap is what ./dev setup installs. It says "no_version", and /usr/bin/bazel is a wrapper script.
void TestBazelVersion::theRealOne()
{
    const Result<BazelProgram> found = identifyBazel({});
    QVERIFY2(found, found ? "" : qPrintable(found.error().sentence()));
    QVERIFY2(found->version >= *Version::parse(u"0.8"), qPrintable(found->version.toString()));
    QVERIFY(QFile::exists(found->executable));
    if (found->distribution == "debian"_L1) {
        QVERIFY2(found->source.startsWith("package bazel"_L1), qPrintable(found->source));
        QVERIFY2(found->executable != found->path, "the wrapper would obey the project's .bazelversion");
    }
}

void TestBazelVersion::packageVersions_data()
{
    QTest::addColumn<QString>("package");
    QTest::addColumn<QString>("version");
    QTest::newRow("bookworm") << u"4.2.3+ds-9"_s << u"4.2.3"_s;
    QTest::newRow("sid") << u"7.7.1+ds-2"_s << u"7.7.1"_s;
    QTest::newRow("epoch") << u"1:6.4.0-1~exp1"_s << u"6.4.0"_s;
    QTest::newRow("none") << u"unknown"_s << QString();
}

void TestBazelVersion::packageVersions()
{
    QFETCH(QString, package);
    QFETCH(QString, version);
    const std::optional<Version> found = upstreamVersion(package);
    QCOMPARE(found ? found->toString() : QString(), version);
}

void TestBazelVersion::fileNames()
{
    QCOMPARE(versionInFileName(u"/opt/bazel-0.17.2-linux-x86_64"_s)->toString(), u"0.17.2"_s);
    QCOMPARE(versionInFileName(u"bazel-5.3.0"_s)->toString(), u"5.3.0"_s);
    QVERIFY(!versionInFileName(u"/usr/bin/bazel-4"_s));
    QVERIFY(!versionInFileName(u"/usr/bin/bazel"_s));
}

// Programs that answer as the real ones did (recorded: 2.1.0, 7.7.1 and 0.17.2, which knows only the command).
void TestBazelVersion::recordedAnswers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("source");
    QTest::newRow("2.1.0") << u"bazel"_s << QByteArray("[ \"$1\" = --version ] && echo 'bazel 2.1.0'") << u"2.1.0"_s
                           << u"--version"_s;
    QTest::newRow("with a name behind") << u"bazel"_s
                                        << QByteArray("[ \"$1\" = --version ] && echo 'bazel 3.7.2- (@non-git)'")
                                        << u"3.7.2"_s << u"--version"_s;
    QTest::newRow("0.17.2") << u"bazel"_s
                            << QByteArray(
                                   "case \"$*\" in\n*' version') echo 'Build label: 0.17.2'; echo 'Build target: x';;\n"
                                   "*) echo \"Unknown startup option: '--version'.\" >&2; exit 2;;\nesac")
                            << u"0.17.2"_s << u"version"_s;
    QTest::newRow("says nothing, has a name")
        << u"bazel-0.8.1-linux-x86_64"_s << QByteArray("exit 2") << u"0.8.1"_s << u"file name"_s;
    QTest::newRow("says nothing") << u"bazel-thing"_s << QByteArray("exit 2") << QString() << QString();
}

void TestBazelVersion::recordedAnswers()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QString, version);
    QFETCH(QString, source);
    const QString path = script(name, "#!/bin/sh\n" + text + "\n");
    const Result<BazelProgram> found = identifyBazel(path);
    QCOMPARE(bool(found), !version.isEmpty());
    if (!found) {
        QCOMPARE(found.error().kind, Error::Kind::Process);
        return;
    }
    QCOMPARE(found->version.toString(), version);
    QCOMPARE(found->source, source);
    QCOMPARE(found->distribution, u"upstream"_s);
    QCOMPARE(found->executable, path);
}

void TestBazelVersion::theWrapperIsNotAsked()
{
    const QString wrapper = script(u"bazel"_s, "#!/bin/sh\n# BAZEL_REAL\nexit 1\n");
    script(u"bazel-9"_s, "#!/bin/sh\necho 'bazel 9.0.0'\n");
    const QString newest = script(u"bazel-10.1.0"_s, "#!/bin/sh\necho 'bazel 10.1.0'\n");
    const Result<BazelProgram> found = identifyBazel(wrapper);
    QVERIFY(found);
    QCOMPARE(found->path, wrapper);
    QCOMPARE(found->executable, newest);
    QCOMPARE(found->version.toString(), u"10.1.0"_s);
}

void TestBazelVersion::noProgram()
{
    const Result<BazelProgram> found = identifyBazel(u"/nowhere/bazel"_s);
    QVERIFY(!found);
    QCOMPARE(found.error().kind, Error::Kind::Missing);
}

QTEST_GUILESS_MAIN(TestBazelVersion)
#include "tst_bazelversion.moc"
