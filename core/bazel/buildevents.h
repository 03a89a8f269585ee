// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace cw {

/// A file that a requested target made.
struct BuildOutput
{
    QString label; ///< "//pkg:wheel"
    QString group; ///< Bazel's output group, "default" for what the target is for
    QString name;  ///< relative to the output folder: "pkg/x.whl"
    QString path;  ///< absolute, below the output base
    bool operator==(const BuildOutput&) const = default;
};

struct FailedAction
{
    QString label;
    QString mnemonic;   ///< "CppCompile", "Genrule"
    int exitCode = -1;  ///< -1 where the version does not say (0.17.2, 0.24.1)
    QString output;     ///< the action's first output, as Bazel names it (absolute in 0.17.2, else from the exec root)
    QString stdoutPath; ///< "" when it wrote nothing
    QString stderrPath;
    QString message; ///< from newer versions' failure detail, else ""
    bool operator==(const FailedAction&) const = default;
};

struct TestOutcome
{
    QString label;
    QString status; ///< Bazel's word: "PASSED", "FAILED", "TIMEOUT", "FLAKY", …
    int run = 0;
    int shard = 0;
    int attempt = 0;
    QString logPath; ///< test.log, "" when there is none
    qint64 milliseconds = -1;
    bool operator==(const TestOutcome&) const = default;
};

/// A requested target that ended.
struct TargetOutcome
{
    QString label;
    QString kind; ///< "cc_binary rule", "py_test rule"; "" when the version does not say
    bool succeeded = false;
    QString message; ///< why not, from newer versions, else ""
    bool operator==(const TargetOutcome&) const = default;
};

/// What the build event file has said so far.
class BuildEvents
{
public:
    /// Takes one event. Unknown kinds are counted and left alone, so that newer versions do no harm.
    void add(const QJsonObject& event);

    bool started = false;
    QString uuid;                 ///< one per command
    QString version;              ///< of Bazel; "" in builds without one (Debian's)
    qint64 serverPid = 0;         ///< 0 in 0.17.2, which does not say
    qint64 startMilliseconds = 0; ///< since the epoch
    QString workspace;

    qint64 actionsCompleted = 0; ///< events of ended actions, that is without those found in Bazel's own cache
    QList<FailedAction> failed;
    QList<TargetOutcome> targets; ///< in the order of their end
    QList<TestOutcome> tests;
    QStringList aborted; ///< reasons of what was not done: "UNAVAILABLE: //x", "USER_INTERRUPTED"; each once

    bool finished = false; ///< never true after a server's death
    QString exitName;      ///< "SUCCESS", "BUILD_FAILURE", "INTERRUPTED"; names differ a little between versions
    int exitCode = -1;
    qint64 actionsCreated = -1;  ///< from the metrics at the end, -1 before them
    qint64 actionsExecuted = -1; ///< the same; 0.17.2 does not say
    bool last = false;           ///< the last message was read: nothing follows

    qint64 count = 0; ///< all events

    /// The files of the requested targets, transitively, each path once, in the order of the targets; `group` "" is all.
    QList<BuildOutput> outputs(const QString& group = QStringLiteral("default")) const;

private:
    struct FileSet
    {
        QList<BuildOutput> files; ///< label and group still empty
        QStringList sets;
    };
    struct Group
    {
        QString label;
        QString name;
        QStringList sets;
        QList<BuildOutput> files; ///< older versions list them directly
    };
    void addAction(const QJsonObject& id, const QJsonObject& event);
    void addTarget(const QJsonObject& id, const QJsonObject& event);
    void addTest(const QJsonObject& id, const QJsonObject& event);

    QHash<QString, QString> m_kinds; ///< of targets, by label
    QHash<QString, FileSet> m_sets;
    QList<Group> m_groups;
};

} // namespace cw
