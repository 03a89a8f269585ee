// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// `clone` on the real program and on a repository that git makes here; an address elsewhere is turned into it by git's own
// configuration, so that no network is needed.

#include "core/base/files.h"
#include "tests/support/program.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const QString elsewhere = u"https://nowhere.example/tree.git"_s;

QList<QJsonObject> objectsOf(const QByteArray& text)
{
    QList<QJsonObject> objects;
    for (const QByteArray& line : text.trimmed().split('\n'))
        objects.append(QJsonDocument::fromJson(line).object());
    return objects;
}

QStringList entriesOf(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

} // namespace

class TestCloneVerb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void aBuildFindsIt_data();
    void aBuildFindsIt();
    void whatIsThereIsNotFetchedAgain();
    void whatABuildLeftUnfinishedIsGoneOnWith();
    void intoAFolder_data();
    void intoAFolder();
    void aPersonIsToldThePath();
    void refusals_data();
    void refusals();
    void aFailingGitIsAFailure();
    void aFullDiskLeavesNothing();
    void interruptLeavesNothing_data();
    void interruptLeavesNothing();

private:
    QString git(const QStringList& arguments, const QString& folder) const;
    QString origin() const { return m_folder.filePath(u"origin"_s); }
    QString sources() const { return m_home->filePath(u"crosswright/sources"_s); }
    QString path(const QString& name) const { return m_home->filePath(name); }
    Answer clone(const QStringList& arguments) const
    {
        return answerOf(m_home->path(), QStringList{u"clone"_s} + arguments);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QTemporaryDir> m_home; ///< of one test: the program's own folders
    QString m_first;                       ///< the commit of the tag v1
    QString m_second;                      ///< of HEAD
};

QString TestCloneVerb::git(const QStringList& arguments, const QString& folder) const
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(u"git"_s, QStringList{u"-c"_s, u"user.name=a"_s, u"-c"_s, u"user.email=a@example.org"_s, u"-c"_s,
                                        u"commit.gpgsign=false"_s}
                                + arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("git %s: %s", qPrintable(arguments.join(u' ')), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

void TestCloneVerb::initTestCase()
{
    QVERIFY(QDir().mkpath(origin()));
    git({u"init"_s, u"--quiet"_s, u"--initial-branch=main"_s}, origin());
    QVERIFY(files::write(origin() + "/WORKSPACE"_L1, "# one\n"));
    QVERIFY(files::write(origin() + "/deep/er/file"_L1, "one\n"));
    git({u"add"_s, u"-A"_s}, origin());
    git({u"commit"_s, u"--quiet"_s, u"-m"_s, u"one"_s}, origin());
    git({u"tag"_s, u"-a"_s, u"-m"_s, u"annotated"_s, u"v1"_s}, origin());
    m_first = git({u"rev-parse"_s, u"HEAD"_s}, origin());
    QVERIFY(files::write(origin() + "/deep/er/file"_L1, "two\n"));
    QByteArray noise(3 * 1024 * 1024, '\0'); // nothing makes it smaller
    QRandomGenerator random(1);
    for (char& byte : noise)
        byte = char(random.generate());
    QVERIFY(files::write(origin() + "/noise"_L1, noise));
    git({u"add"_s, u"-A"_s}, origin());
    git({u"commit"_s, u"--quiet"_s, u"-m"_s, u"two"_s}, origin());
    m_second = git({u"rev-parse"_s, u"HEAD"_s}, origin());
    QVERIFY(files::write(origin() + "/deep/er/file"_L1, "not committed\n"));
    qputenv("GIT_CONFIG_COUNT", "1");
    qputenv("GIT_CONFIG_KEY_0", (u"url.file://"_s + origin() + u".insteadOf"_s).toUtf8());
    qputenv("GIT_CONFIG_VALUE_0", elsewhere.toUtf8());
}

void TestCloneVerb::init()
{
    m_home = std::make_unique<QTemporaryDir>();
}

void TestCloneVerb::aBuildFindsIt_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("ref");
    QTest::addColumn<bool>("first");
    QTest::newRow("an address, a tag") << elsewhere << u"v1"_s << true;
    QTest::newRow("an address, a commit") << elsewhere << u"COMMIT"_s << true;
    QTest::newRow("an address, its HEAD") << elsewhere << QString() << false;
    QTest::newRow("file://, a branch") << u"file://ORIGIN"_s << u"main"_s << false;
    QTest::newRow("a repository here, a tag") << u"ORIGIN"_s << u"v1"_s << true;
}

// The plan's own fetch is skipped, because what it would leave is there.
void TestCloneVerb::aBuildFindsIt()
{
    QFETCH(QString, source);
    QFETCH(QString, ref);
    QFETCH(const bool, first);
    source.replace("ORIGIN"_L1, origin());
    ref.replace("COMMIT"_L1, m_first);
    QStringList words{source, u"--json"_s};
    QStringList edits{u"--set"_s, "source="_L1 + source};
    if (!ref.isEmpty()) {
        words << u"--ref"_s << ref;
        edits << u"--set"_s << "ref="_L1 + ref;
    }
    const Answer answer = clone(words);
    QVERIFY2(answer.code == 0, answer.err.constData());
    const QList<QJsonObject> objects = objectsOf(answer.out);
    QStringList begun;
    for (const QJsonObject& object : objects) {
        QCOMPARE(object.value("version"_L1).toInt(), 1);
        if (object.value("state"_L1) == "started"_L1)
            begun.append(object.value("step"_L1).toString());
        if (object != objects.last())
            QVERIFY(!object.value("text"_L1).toString().isEmpty());
    }
    QCOMPARE(begun, (QStringList{u"init"_s, u"fetch"_s, u"checkout"_s}));
    const QJsonObject& result = objects.last();
    QCOMPARE(result.value("result"_L1).toString(), u"cloned"_s);
    QCOMPARE(result.value("fetched"_L1).toBool(), true);
    QCOMPARE(result.value("commit"_L1).toString(), first ? m_first : m_second);
    const QString tree = result.value("path"_L1).toString();
    QCOMPARE(files::read(tree + "/deep/er/file"_L1).valueOr({}), first ? "one\n" : "two\n");
    QCOMPARE(entriesOf(sources()), QStringList{QFileInfo(tree).fileName()});

    const Answer told = answerOf(m_home->path(), QStringList{u"probe"_s, u"--source"_s, source, u"--json"_s}
                                                     + (ref.isEmpty() ? QStringList() : QStringList{u"--ref"_s, ref}));
    QVERIFY2(told.code == 0 && told.out.contains((first ? m_first : m_second).toUtf8()), told.err.constData());

    const QString file = path(u"x.cw.json"_s);
    QCOMPARE(answerOf(m_home->path(), QStringList{u"new"_s, u"-o"_s, file, u"--board"_s, u"x86_64"_s, u"--set"_s,
                                                  u"product=target"_s, u"--set"_s, u"target=//:x"_s, u"--set"_s,
                                                  u"bazel=6.5.0"_s, u"--set"_s, u"mode=native"_s}
                                          + edits)
                 .code,
             0);
    const Answer planned = answerOf(m_home->path(), {u"plan"_s, file, u"--no-probe"_s, u"--json"_s, u"--fact"_s,
                                                     u"host.arch=x86_64"_s, u"--fact"_s, u"host.bazel=6.5.0"_s});
    QVERIFY2(planned.code <= 1, planned.err.constData());
    const QJsonObject plan = planned.json().value("plan"_L1).toObject();
    QCOMPARE(plan.value("workspace"_L1).toString(), tree);
    int fetches = 0;
    for (const QJsonValue& step : plan.value("steps"_L1).toArray()) {
        if (step["id"_L1].toString() != "fetch"_L1)
            continue;
        ++fetches;
        for (const QJsonValue& there : step["skip_if_exists"_L1].toArray())
            QVERIFY2(QFileInfo::exists(there.toString()), qPrintable(there.toString()));
    }
    QCOMPARE(fetches, 1);
}

void TestCloneVerb::whatIsThereIsNotFetchedAgain()
{
    const Answer before = answerOf(m_home->path(), {u"probe"_s, u"--source"_s, elsewhere, u"--ref"_s, u"v1"_s});
    QCOMPARE(before.code, 2);
    QVERIFY2(before.err.contains("crosswright clone"), before.err.constData());
    QCOMPARE(clone({elsewhere, u"--ref"_s, u"v1"_s}).code, 0);
    qputenv("GIT_CONFIG_VALUE_0", "https://other.example/"); // whoever asks the address now gets no answer
    const Answer again = clone({elsewhere, u"--ref"_s, u"v1"_s, u"--json"_s});
    qputenv("GIT_CONFIG_VALUE_0", elsewhere.toUtf8());
    QVERIFY2(again.code == 0, again.err.constData());
    const QJsonObject result = objectsOf(again.out).last();
    QCOMPARE(result.value("result"_L1).toString(), u"cloned"_s);
    QCOMPARE(result.value("fetched"_L1).toBool(true), false);
    QCOMPARE(result.value("commit"_L1).toString(), m_first);
}

// A build that was killed while it fetched: the folder is there, and not the commit.
void TestCloneVerb::whatABuildLeftUnfinishedIsGoneOnWith()
{
    const Answer whole = clone({elsewhere, u"--ref"_s, u"v1"_s, u"--json"_s});
    const QString tree = objectsOf(whole.out).last().value("path"_L1).toString();
    QVERIFY(QDir(tree).removeRecursively());
    QVERIFY(QDir().mkpath(tree));
    git({u"init"_s, u"--quiet"_s}, tree);
    const Answer again = clone({elsewhere, u"--ref"_s, u"v1"_s, u"--json"_s});
    QVERIFY2(again.code == 0, again.err.constData());
    QCOMPARE(objectsOf(again.out).last().value("fetched"_L1).toBool(), true);
    QCOMPARE(files::read(tree + "/deep/er/file"_L1).valueOr({}), "one\n");
}

void TestCloneVerb::intoAFolder_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("there");
    QTest::newRow("an address") << elsewhere << false;
    QTest::newRow("into an empty folder") << elsewhere << true;
    QTest::newRow("a repository here") << u"ORIGIN"_s << false;
}

void TestCloneVerb::intoAFolder()
{
    QFETCH(QString, source);
    QFETCH(const bool, there);
    source.replace("ORIGIN"_L1, origin());
    const QString target = path(u"mine"_s);
    if (there)
        QVERIFY(QDir().mkdir(target));
    const Answer answer = clone({source, u"--into"_s, target, u"--json"_s});
    QVERIFY2(answer.code == 0, answer.err.constData());
    QCOMPARE(objectsOf(answer.out).last().value("path"_L1).toString(), target);
    QCOMPARE(files::read(target + "/deep/er/file"_L1).valueOr({}), "two\n");
    QCOMPARE(git({u"rev-parse"_s, u"HEAD"_s}, target), m_second);
    QCOMPARE(git({u"status"_s, u"--porcelain"_s}, target), QString());
    QCOMPARE(git({u"config"_s, u"remote.origin.url"_s}, target), source);
    QCOMPARE(entriesOf(m_home->path()), QStringList{u"mine"_s}); // nothing beside it, nothing in the cache
    const mode_t mask = ::umask(0);
    ::umask(mask);
    struct stat status = {};
    QCOMPARE(::stat(QFile::encodeName(target).constData(), &status), 0);
    QCOMPARE(status.st_mode & 0777, 0777 & ~mask); // as any folder that a person makes
}

void TestCloneVerb::aPersonIsToldThePath()
{
    const Answer answer = clone({elsewhere, u"--ref"_s, u"v1"_s});
    QCOMPARE(answer.code, 0);
    QVERIFY(QFileInfo(QString::fromUtf8(answer.out).trimmed() + "/WORKSPACE"_L1).isFile());
    QVERIFY2(answer.err.contains(m_first.toUtf8()) && answer.err.contains("\"ref=v1\""), answer.err.constData());
    QVERIFY(!answer.err.contains('\x1b') && !answer.err.contains('\r')); // no terminal
}

void TestCloneVerb::refusals_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("nothing") << QStringList{} << 64 << QByteArray("repository");
    QTest::newRow("two") << QStringList{u"a"_s, u"b"_s} << 64 << QByteArray("one repository");
    QTest::newRow("an option as a branch")
        << QStringList{elsewhere, u"--ref=--upload-pack=x"_s} << 2 << QByteArray("begin");
    QTest::newRow("no folder") << QStringList{u"HOME/none"_s, u"--ref"_s, u"v1"_s} << 2
                               << QByteArray("There is no folder");
    QTest::newRow("no repository") << QStringList{u"HOME/plain"_s, u"--ref"_s, u"v1"_s} << 2
                                   << QByteArray("not a git repository");
    QTest::newRow("no such branch here") << QStringList{u"ORIGIN"_s, u"--ref"_s, u"mian"_s} << 2
                                         << QByteArray("The nearest is \"main\"");
    QTest::newRow("no such branch there")
        << QStringList{elsewhere, u"--ref"_s, u"mian"_s} << 2 << QByteArray("no branch, tag or commit \"mian\"");
    QTest::newRow("no such commit there")
        << QStringList{elsewhere, u"--ref"_s, QString(40, u'7')} << 2 << QByteArray("no branch, tag or commit \"777");
    QTest::newRow("used where it is") << QStringList{u"ORIGIN"_s} << 2 << QByteArray("uses it where it is");
    QTest::newRow("embedded") << QStringList{u"embedded:tinyflow"_s} << 2 << QByteArray("part of this program");
    QTest::newRow("a command as an address")
        << QStringList{u"ext::touch HOME/ran"_s} << 2 << QByteArray("There is no folder");
    QTest::newRow("a folder with something in it")
        << QStringList{elsewhere, u"--into"_s, u"HOME/plain"_s} << 2 << QByteArray("not an empty folder");
    QTest::newRow("a file in its place") << QStringList{elsewhere, u"--into"_s, u"HOME/plain/file"_s} << 2
                                         << QByteArray("not an empty folder");
    QTest::newRow("below nothing") << QStringList{elsewhere, u"--into"_s, u"HOME/none/mine"_s} << 2
                                   << QByteArray("no folder");
    QTest::newRow("where nobody writes") << QStringList{elsewhere, u"--into"_s, u"/proc/mine"_s} << 2
                                         << QByteArray("Cannot make");
}

void TestCloneVerb::refusals()
{
    QFETCH(QStringList, words);
    QFETCH(const int, code);
    QFETCH(const QByteArray, says);
    words.replaceInStrings(u"ORIGIN"_s, origin()).replaceInStrings(u"HOME"_s, m_home->path());
    QVERIFY(files::write(path(u"plain/file"_s), "x"));
    const Answer answer = clone(words + QStringList{u"--json"_s});
    QVERIFY2(answer.code == code, answer.err.constData());
    QVERIFY2(answer.err.contains(says), answer.err.constData());
    const QJsonObject last = objectsOf(answer.out).last();
    QCOMPARE(last.value("result"_L1).toString(), u"refused"_s);
    QVERIFY(answer.err.contains(last.value("error"_L1).toString().toUtf8()));
    QCOMPARE(entriesOf(sources()), QStringList());
    QStringList left = entriesOf(m_home->path());
    left.removeAll(u"crosswright"_s); // the empty cache
    QCOMPARE(left, QStringList{u"plain"_s});
    QCOMPARE(files::read(path(u"plain/file"_s)).valueOr({}), QByteArray("x"));
}

// What was asked may well be right: the network, the server, a key.
void TestCloneVerb::aFailingGitIsAFailure()
{
    const Answer answer =
        clone({"file://"_L1 + m_home->path() + "/gone.git"_L1, u"--into"_s, path(u"x"_s), u"--json"_s});
    QCOMPARE(answer.code, 2); // this machine's folders are looked at before git is asked
    qputenv("GIT_SSH_COMMAND", "echo 'ssh: no route to nowhere.example' >&2; exit 255; :");
    const Answer ssh = clone({u"ssh://nowhere.example/tree.git"_s, u"--json"_s});
    qunsetenv("GIT_SSH_COMMAND");
    QCOMPARE(ssh.code, 3);
    const QJsonObject last = objectsOf(ssh.out).last();
    QCOMPARE(last.value("result"_L1).toString(), u"failed"_s);
    QVERIFY2(last.value("error"_L1).toString().contains("no route to nowhere.example"_L1), ssh.out.constData());
    QCOMPARE(entriesOf(sources()), QStringList());
}

// A real small disk: a tmpfs of 1 MiB in a mount namespace of its own.
void TestCloneVerb::aFullDiskLeavesNothing()
{
    const QString disk = path(u"disk"_s);
    QVERIFY(QDir().mkdir(disk));
    const QString inside = u"mount -t tmpfs -o size=1m none \"$2\" && { \"$1\" clone \"$3\" --into \"$2/tree\" --json; "
                           "code=$?; ls -A \"$2\" >&2; exit $code; }"_s;
    QProcess unshare;
    unshare.start(u"unshare"_s, {::geteuid() == 0 ? u"-m"_s : u"-rm"_s, u"sh"_s, u"-c"_s, inside, u"sh"_s,
                                 qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), disk, elsewhere});
    QVERIFY(unshare.waitForFinished(60000));
    const QByteArray errors = unshare.readAllStandardError();
    if (errors.startsWith("unshare:") || errors.contains("mount:")) // among others in a chroot, whose / is no mount
        QSKIP("This machine lets nobody mount a small disk, which the test needs.");
    QVERIFY2(unshare.exitCode() == 2, errors.constData());
    const QString error = objectsOf(unshare.readAllStandardOutput()).last().value("error"_L1).toString();
    QVERIFY2(error.contains("No space left"_L1), qPrintable(error));
    QVERIFY2(!errors.contains("\ntree"), errors.constData());
}

void TestCloneVerb::interruptLeavesNothing_data()
{
    QTest::addColumn<QString>("into");
    QTest::newRow("in the cache") << QString();
    QTest::newRow("a folder of one's own") << u"mine"_s;
}

// The server never answers; Ctrl-C is for this program alone here, so that it is what ends git.
void TestCloneVerb::interruptLeavesNothing()
{
    QFETCH(const QString, into);
    QStringList words{u"clone"_s, u"ssh://nowhere.example/tree.git"_s, u"--json"_s};
    if (!into.isEmpty())
        words << u"--into"_s << path(into);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_CACHE_HOME"_s, m_home->path());
    environment.insert(u"XDG_CONFIG_HOME"_s, m_home->path());
    environment.insert(u"GIT_SSH_COMMAND"_s, u"cat >/dev/null; :"_s); // until git closes its end
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), words);
    QByteArray out;
    while (!out.contains(R"("step":"fetch")") && process.waitForReadyRead())
        out += process.readAllStandardOutput();
    QVERIFY2(out.contains(R"("step":"fetch")"), process.readAllStandardError().constData());
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(::kill(pid_t(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished());
    QVERIFY2(clock.elapsed() < 10000, "Ctrl-C was not heard");
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
    out += process.readAllStandardOutput();
    QCOMPARE(objectsOf(out).last().value("result"_L1).toString(), u"stopped"_s);
    QCOMPARE(entriesOf(sources()), QStringList());
    QStringList left = entriesOf(m_home->path());
    left.removeAll(u"crosswright"_s);
    QCOMPARE(left, QStringList());
}

QTEST_GUILESS_MAIN(TestCloneVerb)
#include "tst_cloneverb.moc"
