// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading a source tree without a checkout: a repository made here by git itself, a work tree, the embedded workspace.

#include "core/base/files.h"
#include "core/git/sourcefacts.h"
#include "core/git/sourcereader.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

/// The files by which TensorFlow's trees tell what they are, as 2.8.0 writes them (a few lines each).
QMap<QString, QByteArray> tensorflow(const QByteArray& patch)
{
    return {{u"tensorflow/core/public/version.h"_s,
             "#define TF_MAJOR_VERSION 2\n#define TF_MINOR_VERSION 8\n#define TF_PATCH_VERSION " + patch + "\n"},
            {u".bazelversion"_s, "4.2.1\n# comment\n"},
            {u"configure.py"_s, "_TF_MIN_BAZEL_VERSION = '4.2.1'\n_TF_MAX_BAZEL_VERSION = '4.99.0'\n"}};
}

} // namespace

class TestSourceReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reads_data();
    void reads();
    void readingChangesNothing();
    void bareRepository();
    void refusals_data();
    void refusals();
    void addresses_data();
    void addresses();
    void eras_data();
    void eras();
    void foreignTree();
    void embeddedWorkspace();
    void neverOutOfTheTree();

private:
    QString git(const QStringList& arguments);
    void commit(const QMap<QString, QByteArray>& tree, const QString& message);

    QTemporaryDir m_folder;
    QString m_repository;
    const Catalog m_catalog = *Catalog::load({u":/catalog"_s});
    const QDateTime m_now{QDate(2026, 11, 21), QTime(12, 0), Qt::UTC};
};

QString TestSourceReader::git(const QStringList& arguments)
{
    QProcess process;
    process.setWorkingDirectory(m_repository);
    process.setProgram(u"git"_s);
    process.setArguments(QStringList{u"-c"_s, u"user.name=t"_s, u"-c"_s, u"user.email=t@example.org"_s, u"-c"_s,
                                     u"commit.gpgsign=false"_s}
                         + arguments);
    process.start();
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("git %s: %s", qPrintable(arguments.join(u' ')), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

void TestSourceReader::commit(const QMap<QString, QByteArray>& tree, const QString& message)
{
    for (auto it = tree.cbegin(); it != tree.cend(); ++it)
        QVERIFY(files::write(m_repository + u'/' + it.key(), it.value()));
    git({u"add"_s, u"-A"_s});
    git({u"commit"_s, u"-q"_s, u"-m"_s, message});
}

// main: 2.8.0 (tag v2.8.0, branch r2.8 goes on to 2.8.4); the work tree then says 2.8.7 without a commit.
void TestSourceReader::initTestCase()
{
    m_repository = m_folder.filePath(u"tree"_s);
    QVERIFY(QDir().mkpath(m_repository));
    git({u"init"_s, u"-q"_s, u"-b"_s, u"main"_s});
    commit(tensorflow("0"), u"first"_s);
    git({u"tag"_s, u"-a"_s, u"v2.8.0"_s, u"-m"_s, u"annotated"_s});
    git({u"checkout"_s, u"-q"_s, u"-b"_s, u"r2.8"_s});
    commit(tensorflow("4"), u"second"_s);
    git({u"checkout"_s, u"-q"_s, u"main"_s});
    QVERIFY(files::write(m_repository + "/tensorflow/core/public/version.h"_L1,
                         tensorflow("7").value(u"tensorflow/core/public/version.h"_s)));
}

void TestSourceReader::reads_data()
{
    QTest::addColumn<QString>("ref");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("commit"); // a name that git resolves
    QTest::newRow("work tree as it is") << QString() << u"2.8.7"_s << u"HEAD"_s;
    QTest::newRow("tag") << u"v2.8.0"_s << u"2.8.0"_s << u"v2.8.0^{commit}"_s;
    QTest::newRow("branch") << u"r2.8"_s << u"2.8.4"_s << u"r2.8"_s;
    QTest::newRow("HEAD is what was committed") << u"HEAD"_s << u"2.8.0"_s << u"main"_s;
    QTest::newRow("commit") << u"r2.8~1"_s << u"2.8.0"_s << u"main"_s;
}

void TestSourceReader::reads()
{
    QFETCH(QString, ref);
    QFETCH(QString, version);
    QFETCH(QString, commit);
    const Facts facts = sourceFacts(m_repository, ref, m_catalog, m_now);
    QCOMPARE(facts.text(u"source.project"_s), u"tensorflow"_s);
    QCOMPARE(facts.text(u"source.tf"_s), version);
    QCOMPARE(facts.text(u"source.commit"_s), git({u"rev-parse"_s, commit}));
    QCOMPARE(facts.text(u"source.bazelversion"_s), u"4.2.1"_s);
    QCOMPARE(facts.text(u"source.bazel_min"_s), u"4.2.1"_s);
    QCOMPARE(facts.text(u"source.bazel_max"_s), u"4.99.0"_s);
    QVERIFY(facts.fact(u"source.tf"_s).how.contains("version.h"_L1));
    QCOMPARE(facts.fact(u"source.tf"_s).when, m_now);
}

void TestSourceReader::readingChangesNothing()
{
    const QString before = git({u"status"_s, u"--porcelain"_s, u"--branch"_s});
    QVERIFY(before.contains("version.h"_L1));
    (void)sourceFacts(m_repository, u"r2.8"_s, m_catalog, m_now);
    QCOMPARE(git({u"status"_s, u"--porcelain"_s, u"--branch"_s}), before);
}

void TestSourceReader::bareRepository()
{
    const QString bare = m_folder.filePath(u"bare.git"_s);
    git({u"clone"_s, u"-q"_s, u"--bare"_s, m_repository, bare});
    QCOMPARE(sourceFacts(bare, {}, m_catalog, m_now).text(u"source.tf"_s), u"2.8.0"_s); // no work tree: its HEAD
    QCOMPARE(sourceFacts(u"file://"_s + bare, u"r2.8"_s, m_catalog, m_now).text(u"source.tf"_s), u"2.8.4"_s);

    // In a clone the other branches are the remote's.
    const QString clone = m_folder.filePath(u"clone"_s);
    git({u"clone"_s, u"-q"_s, bare, clone});
    QCOMPARE(sourceFacts(clone, u"r2.8"_s, m_catalog, m_now).text(u"source.tf"_s), u"2.8.4"_s);
    // An address whose clone lies at hand is read there.
    QCOMPARE(
        sourceFacts(u"https://example.org/tree.git"_s, u"r2.8"_s, m_catalog, m_now, clone).text(u"source.project"_s),
        u"tensorflow"_s);
}

void TestSourceReader::refusals_data()
{
    QTest::addColumn<QString>("source"); // "" the repository
    QTest::addColumn<QString>("ref");
    QTest::addColumn<QString>("says");
    QTest::newRow("no folder") << u"/nowhere/at/all"_s << QString() << u"not a folder"_s;
    QTest::newRow("no such branch") << QString() << u"r9.9"_s << u"r9.9"_s;
    QTest::newRow("branch mistyped") << QString() << u"r2.88"_s << u"nearest is \"r2.8\""_s;
    QTest::newRow("no repository, but a branch") << QDir::tempPath() << u"main"_s << u"not a git repository"_s;
    QTest::newRow("address") << u"https://example.org/x.git"_s << QString() << u"nothing was fetched"_s;
    QTest::newRow("embedded with a branch") << u"embedded:tinyflow"_s << u"main"_s << u"no branches"_s;
    QTest::newRow("embedded, unknown") << u"embedded:nothing"_s << QString() << u"holds no workspace"_s;
    QTest::newRow("a tree, not a commit") << QString() << u"main^{tree}"_s << u"no branch"_s;
}

void TestSourceReader::refusals()
{
    QFETCH(QString, source);
    QFETCH(QString, ref);
    QFETCH(QString, says);
    const Facts facts = sourceFacts(source.isEmpty() ? m_repository : source, ref, m_catalog, m_now);
    QVERIFY(!facts.knows(u"source.tf"_s));
    const QString reason = facts.fact(u"source.tf"_s).unknownBecause;
    QVERIFY2(reason.contains(says), qPrintable(reason));
    QVERIFY(!facts.knows(u"source.project"_s));
}

void TestSourceReader::addresses_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("address");
    QTest::newRow("https") << u"https://example.org/a"_s << true;
    QTest::newRow("ssh") << u"ssh://git@example.org/a"_s << true;
    QTest::newRow("scp") << u"git@example.org:a/b.git"_s << true;
    QTest::newRow("folder") << u"/src/tensorflow"_s << false;
    QTest::newRow("home") << u"~/tensorflow"_s << false;
    QTest::newRow("file") << u"file:///src"_s << false;
    QTest::newRow("embedded") << u"embedded:tinyflow"_s << false;
    QTest::newRow("a folder with a colon") << u"/src/a:b"_s << false;
}

void TestSourceReader::addresses()
{
    QFETCH(QString, source);
    QFETCH(bool, address);
    QCOMPARE(SourceReader::isAddress(source), address);
}

void TestSourceReader::eras_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("configure");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("low");
    QTest::addColumn<QString>("high");
    QTest::newRow("1.5") << u"tensorflow/core/public/version.h"_s
                         << QByteArray(
                                "#define TF_MAJOR_VERSION 1\n#define TF_MINOR_VERSION 5\n#define TF_PATCH_VERSION 0\n")
                         << u"  check_bazel_version('0.5.4')\n"_s << u"1.5.0"_s << u"0.5.4"_s << QString();
    QTest::newRow("1.13")
        << u"tensorflow/core/public/version.h"_s
        << QByteArray("#define TF_MAJOR_VERSION 1\n#define TF_MINOR_VERSION 13\n#define TF_PATCH_VERSION 1\n")
        << u"check_bazel_version('0.19.0', '0.21.0')\n"_s << u"1.13.1"_s << u"0.19.0"_s << u"0.21.0"_s;
    QTest::newRow("CR LF")
        << u"tensorflow/core/public/version.h"_s
        << QByteArray("#define TF_MAJOR_VERSION 2\r\n#define TF_MINOR_VERSION 10\r\n#define TF_PATCH_VERSION 0\r\n")
        << u"# none\r\n"_s << u"2.10.0"_s << QString() << QString();
    QTest::newRow("setup.py alone") << u"tensorflow/tools/pip_package/setup.py"_s
                                    << QByteArray("# x\n_VERSION = '2.14.0-rc1'\n") << QString() << u"2.14.0"_s
                                    << QString() << QString();
    QTest::newRow("2.21") << u"tensorflow/tf_version.bzl"_s << QByteArray("TF_VERSION = \"2.21.0\"\n") << QString()
                          << u"2.21.0"_s << QString() << QString();
}

void TestSourceReader::eras()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, text);
    QFETCH(QString, configure);
    QFETCH(QString, version);
    QFETCH(QString, low);
    QFETCH(QString, high);
    const QTemporaryDir tree;
    QVERIFY(files::write(tree.filePath(path), text));
    if (!configure.isEmpty())
        QVERIFY(files::write(tree.filePath(u"configure.py"_s), configure.toUtf8()));
    const Facts facts = sourceFacts(tree.path(), {}, m_catalog, m_now);
    QCOMPARE(facts.text(u"source.tf"_s), version);
    QCOMPARE(facts.text(u"source.bazel_min"_s), low);
    QCOMPARE(facts.text(u"source.bazel_max"_s), high);
    QCOMPARE(facts.knows(u"source.bazel_max"_s), !high.isEmpty());
    QVERIFY(!facts.knows(u"source.commit"_s));
    QVERIFY(!facts.fact(u"source.commit"_s).unknownBecause.isEmpty());
}

void TestSourceReader::foreignTree()
{
    const QTemporaryDir tree;
    QVERIFY(files::write(tree.filePath(u"WORKSPACE"_s), "workspace(name = \"re2\")\n"));
    const Facts facts = sourceFacts(tree.path(), {}, m_catalog, m_now);
    QVERIFY(facts.knows(u"source.project"_s)); // read, and none of those in the catalog
    QCOMPARE(facts.text(u"source.project"_s), QString());
    QVERIFY(!facts.knows(u"source.tf"_s));
}

void TestSourceReader::embeddedWorkspace()
{
    const Facts facts = sourceFacts(u"embedded:tinyflow"_s, {}, m_catalog, m_now);
    QCOMPARE(facts.text(u"source.project"_s), u"tinyflow"_s);
    const Release* release = m_catalog.releaseFor(u"tinyflow"_s, facts.text(u"source.tf"_s));
    QVERIFY(release);
    QCOMPARE(release->origin, u"embedded:tinyflow"_s);
    QCOMPARE(facts.text(u"source.tf"_s), release->version); // the record and the workspace say the same
    QCOMPARE(facts.text(u"source.bazel_min"_s), release->bazelMin);
    QCOMPARE(facts.text(u"source.bazel_max"_s), release->bazelMax);
}

void TestSourceReader::neverOutOfTheTree()
{
    const auto reader = SourceReader::open(m_repository, u"main"_s);
    QVERIFY(reader);
    QVERIFY(reader->file(u".bazelversion"_s));
    QVERIFY(!reader->file(u"../../etc/passwd"_s));
    QVERIFY(!reader->file(u"tensorflow"_s)); // a folder
    QVERIFY(!reader->file(u"absent"_s));
}

QTEST_GUILESS_MAIN(TestSourceReader)
#include "tst_sourcereader.moc"
