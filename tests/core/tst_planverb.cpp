// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/proc/process.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

struct Answer
{
    int code = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    QJsonObject plan() const { return json().value("plan"_L1).toObject(); }
};

} // namespace

/// The verb `plan` as a person or a script runs it, for a machine that is described by --fact.
class TestPlanVerb : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    Answer call(const QStringList& arguments) const
    {
        ProcessRequest request{qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), arguments};
        for (const QString& name : {u"CONFIG"_s, u"STATE"_s, u"CACHE"_s, u"DATA"_s})
            request.environment.insert("XDG_%1_HOME"_L1.arg(name), path(name.toLower()));
        const auto outcome = runProcess(request);
        return outcome ? Answer{outcome->exitCode, outcome->output, outcome->errors} : Answer();
    }

    Answer plan(const QString& file, const QStringList& more) const
    {
        QStringList arguments{u"plan"_s, path(file), u"--no-probe"_s};
        for (const QString& fact :
             {u"host.arch=x86_64"_s, u"host.os=debian 12"_s, u"host.bazel=4.2.3"_s,
              u"host.bazel_path=/usr/bin/bazel-4"_s, u"host.bazel_distribution=debian"_s, u"host.python=3.11.2"_s,
              u"host.python_path=/usr/bin/python3"_s, u"host.cross.aarch64.gcc=12.2.0"_s,
              u"host.cross.aarch64.path=/usr/bin/aarch64-linux-gnu-gcc"_s,
              u"host.cross.aarch64.includes=/usr/lib/gcc-cross/aarch64-linux-gnu/12/include,/usr/include"_s})
            arguments << u"--fact"_s << fact;
        return call(arguments + more);
    }

    static QStringList filesBelow(const QString& folder)
    {
        QStringList files;
        QDirIterator walk(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext())
            files.append(walk.next().mid(folder.size() + 1));
        files.sort();
        return files;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Answer made = call({u"new"_s, u"--set"_s, u"tf=tinyflow"_s, u"--set"_s, u"board=jetson-orin-nano"_s,
                                  u"--set"_s, u"ram=2048"_s, u"--set"_s, u"jobs=2"_s, u"-o"_s, path(u"t.cw.json"_s)});
        QVERIFY2(made.code == 0, made.err.constData());
        const Answer cuda = call(
            {u"new"_s, u"--set"_s, u"tf=tinyflow"_s, u"--set"_s, u"board=toaster"_s, u"-o"_s, path(u"bad.cw.json"_s)});
        QVERIFY2(cuda.code == 0, cuda.err.constData());
    }

    void jsonIsOneObject()
    {
        const Answer answer = plan(u"t.cw.json"_s, {u"--json"_s});
        QVERIFY2(answer.code == 0 || answer.code == 1, answer.err.constData());
        QCOMPARE(answer.out.count('\n'), 1);
        QCOMPARE(answer.json().value("version"_L1).toInt(), 1);
        QCOMPARE(answer.json().value("hash"_L1).toString().size(), 64);
        QCOMPARE(answer.plan().value("hash"_L1), answer.json().value("hash"_L1));
        QVERIFY(answer.plan().value("files"_L1).toArray().size() > 50);
        const QJsonArray steps = answer.plan().value("steps"_L1).toArray();
        bool limited = false;
        for (const QJsonValue& step : steps)
            limited |= step["bazel"_L1]["options"_L1].toArray().contains(u"--local_ram_resources=1366"_s);
        QVERIFY(limited);
        QVERIFY(!QFileInfo::exists(path(u"cache/crosswright/generated"_s))); // nothing was written
    }

    void textNamesFilesCommandsAndHash()
    {
        const Answer answer = plan(u"t.cw.json"_s, {});
        const QByteArray hash = plan(u"t.cw.json"_s, {u"--json"_s}).json().value("hash"_L1).toString().toLatin1();
        QVERIFY(answer.out.contains(hash));
        QVERIFY(answer.out.contains("cc_toolchain_config.bzl"));
        QVERIFY(answer.out.contains("/usr/bin/bazel-4 --output_base="));
        QVERIFY(answer.out.contains("--build_event_json_file=\"$RUN\"/bep.json"));
        QVERIFY(!answer.out.contains('\x1b'));
    }

    void outWritesAndRunsNothing()
    {
        const QString out = path(u"out"_s);
        const Answer answer = plan(u"t.cw.json"_s, {u"--json"_s, u"--out"_s, out});
        QVERIFY2(answer.code <= 1, answer.err.constData());
        const QStringList written = filesBelow(out);
        QVERIFY(written.contains(u"plan.json"_s));
        QCOMPARE(written.size(), answer.plan().value("files"_L1).toArray().size() + 1);
        QVERIFY(!QFileInfo::exists(path(u"cache/crosswright/sources"_s)));
        QVERIFY(!QFileInfo::exists(path(u"state/crosswright/runs"_s)));
        QFile configure(out + u'/' + written.filter(QRegularExpression(u"^sources/[0-9a-f]+/configure$"_s)).value(0));
        QVERIFY(configure.exists() && configure.permissions().testFlag(QFile::ExeUser));
        // The same folder again is fine, and equal.
        QVERIFY(plan(u"t.cw.json"_s, {u"--out"_s, out}).code <= 1);
        QCOMPARE(filesBelow(out), written);
    }

    void outRefusesAForeignFolder()
    {
        QVERIFY(files::write(path(u"mine/letter.txt"_s), "dear"));
        const Answer answer = plan(u"t.cw.json"_s, {u"--out"_s, path(u"mine"_s)});
        QCOMPARE(answer.code, 2);
        QCOMPARE(filesBelow(path(u"mine"_s)), QStringList{u"letter.txt"_s});
    }

    void diffShowsWhatChanged()
    {
        const QString out = path(u"former"_s);
        QVERIFY(plan(u"t.cw.json"_s, {u"--out"_s, out}).code <= 1);
        QVERIFY(plan(u"t.cw.json"_s, {u"--diff"_s, out}).out.startsWith("Nothing differs."));
        QVERIFY(QFile::copy(path(u"t.cw.json"_s), path(u"u.cw.json"_s)));
        QCOMPARE(call({u"set"_s, path(u"u.cw.json"_s), u"jobs=3"_s}).code, 0);
        const Answer changed = plan(u"u.cw.json"_s, {u"--json"_s, u"--diff"_s, out});
        const QString diff = changed.json().value("diff"_L1).toString();
        QVERIFY2(diff.contains("-    --jobs=2\n"_L1) && diff.contains("+    --jobs=3\n"_L1), qPrintable(diff));
        // What somebody edited in the folder is seen.
        QString bzl;
        for (const QString& name : filesBelow(out)) {
            if (name.endsWith("cc_toolchain_config.bzl"_L1))
                bzl = out + u'/' + name;
        }
        QVERIFY(files::write(bzl, "edited\n"));
        QVERIFY(plan(u"t.cw.json"_s, {u"--diff"_s, out}).out.contains("-edited\n"));
        // A run is named by its id or the beginning of it.
        QVERIFY(QDir().mkpath(path(u"state/crosswright/runs/20260101-000000-abcdef"_s)));
        QVERIFY(files::write(path(u"state/crosswright/runs/20260101-000000-abcdef/journal.jsonl"_s), {}));
        QVERIFY(QFile::copy(out + "/plan.json"_L1, path(u"state/crosswright/runs/20260101-000000-abcdef/plan.json"_s)));
        QVERIFY(plan(u"t.cw.json"_s, {u"--diff"_s, u"20260101"_s}).out.startsWith("Nothing differs."));
        QCOMPARE(plan(u"t.cw.json"_s, {u"--diff"_s, u"nothing"_s}).code, 2);
    }

    void scriptIsAShellScript()
    {
        const QString script = path(u"job.sh"_s);
        QVERIFY(plan(u"t.cw.json"_s, {u"--script"_s, script}).code <= 1);
        const auto parsed = runProcess({u"sh"_s, {u"-n"_s, script}});
        QVERIFY(parsed && parsed->succeeded());
        QVERIFY(QFileInfo(script).isExecutable());
        // Written again over itself, but never over a file that is not such a script.
        QVERIFY(plan(u"t.cw.json"_s, {u"--script"_s, script}).code <= 1);
        const QString own = path(u"precious.txt"_s);
        QVERIFY(files::write(own, "precious\n"));
        QCOMPARE(plan(u"t.cw.json"_s, {u"--script"_s, own}).code, 2);
        QCOMPARE(files::read(own).valueOr({}), QByteArray("precious\n"));
        // Standard output is a pipe here: it is written to, and nothing waits for what it says.
        const Answer piped = plan(u"t.cw.json"_s, {u"--script"_s, u"/dev/stdout"_s});
        QVERIFY2(piped.code <= 1 && piped.out.contains("#!/bin/sh\n"), piped.err.constData());
        QVERIFY(QFileInfo(u"/dev/stdout"_s).isSymLink());
    }

    void errorsBlockThePlan()
    {
        const Answer answer = plan(u"bad.cw.json"_s, {u"--json"_s});
        QCOMPARE(answer.code, 2);
        QVERIFY(!answer.json().value("findings"_L1).toArray().isEmpty());
        QVERIFY(!answer.json().contains("plan"_L1));
        QVERIFY(plan(u"bad.cw.json"_s, {}).out.isEmpty());
        QCOMPARE(call({u"plan"_s}).code, 64);
        QCOMPARE(plan(u"absent.cw.json"_s, {}).code, 2);
    }
};

QTEST_APPLESS_MAIN(TestPlanVerb)
#include "tst_planverb.moc"
