// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/treefacts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SourceReader", text);
}

/// A file of the tree that was there, as text.
struct Text
{
    QString path;
    QString text;
};

class Tree
{
public:
    Tree(const TreeFile& file, const QString& how, const QDateTime& now) : m_file(file), m_how(how), m_now(now) {}

    Text first(const QStringList& paths) const
    {
        for (const QString& path : paths) {
            if (const auto bytes = m_file(path))
                return {path, QString::fromUtf8(*bytes)};
        }
        return {};
    }

    /// The first pattern that matches in the first file that has it; the first group that took part is the value.
    void find(const QString& name, const QStringList& paths, const QString& pattern)
    {
        const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
        QStringList there;
        for (const QString& path : paths) {
            const Text file = first({path});
            if (file.path.isEmpty())
                continue;
            there.append(path);
            const auto match = expression.match(file.text);
            for (int group = 1; match.hasMatch() && group <= match.lastCapturedIndex(); ++group) {
                if (!match.captured(group).isEmpty())
                    return known(name, match.captured(group), path);
            }
        }
        unknown(name, there);
    }

    /// Every first group, each once, in the order of the text.
    void findAll(const QString& name, const Text& file, const QString& pattern)
    {
        const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
        QStringList all;
        for (auto it = expression.globalMatch(file.text); it.hasNext();) {
            const QString value = it.next().captured(1);
            if (!all.contains(value))
                all.append(value);
        }
        if (all.isEmpty())
            unknown(name, file.path.isEmpty() ? QStringList() : QStringList{file.path});
        else
            known(name, QJsonArray::fromStringList(all), file.path);
    }

    void known(const QString& name, const QJsonValue& value, const QString& path)
    {
        m_facts.set("source."_L1 + name, value, "%1, %2"_L1.arg(path, m_how), m_now);
    }
    void unknown(const QString& name, const QStringList& paths)
    {
        m_facts.setUnknown("source."_L1 + name,
                           paths.isEmpty() ? tr("the tree has no file that states it")
                                           : tr("%1 states none").arg(paths.join(", "_L1)),
                           m_now);
    }
    const Facts& facts() const { return m_facts; }

private:
    const TreeFile& m_file;
    QString m_how;
    QDateTime m_now;
    Facts m_facts;
};

} // namespace

Facts treeFacts(const TreeFile& file, const QString& how, const QDateTime& now)
{
    Tree tree(file, how, now);
    // From 1.4 ./configure is a line that starts configure.py; before, it is the bash script itself.
    const Text configure = tree.first({u"configure.py"_s, u"configure"_s});
    if (configure.path.isEmpty())
        tree.unknown(u"configure"_s, {});
    else
        tree.known(u"configure"_s, configure.path, configure.path);

    const QStringList workspace{u"WORKSPACE"_s,
                                u"tensorflow/workspace.bzl"_s,
                                u"tensorflow/workspace0.bzl"_s,
                                u"tensorflow/workspace1.bzl"_s,
                                u"tensorflow/workspace2.bzl"_s,
                                u"tensorflow/workspace3.bzl"_s};
    tree.find(u"bazel_workspace_min"_s, workspace,
              u"^\\s*(?:check_version|check_bazel_version_at_least|versions\\.check)\\(\\s*"
              "(?:minimum_bazel_version\\s*=\\s*)?[\"']([0-9.]+)[\"']"_s);

    // configure.py's own names, and the bash scripts' (1.3 writes the default into an expansion; 1.0 … 1.2 have none).
    const QStringList script{configure.path.isEmpty() ? u"configure"_s : configure.path};
    tree.find(
        u"cuda"_s, script,
        u"^_DEFAULT_CUDA_VERSION = ['\"]([0-9.]+)['\"]|^\\s*TF_CUDA_VERSION=\\$\\{TF_CUDA_VERSION:-([0-9.]+)\\}"_s);
    tree.find(
        u"cudnn"_s, script,
        u"^_DEFAULT_CUDNN_VERSION = ['\"]([0-9.]+)['\"]|^\\s*TF_CUDNN_VERSION=\\$\\{TF_CUDNN_VERSION:-([0-9.]+)\\}"_s);
    tree.find(u"capability_min"_s, script, u"^\\s+if ver < ([0-9](?:\\.[0-9])?):"_s);
    const QRegularExpression defaults(
        u"^_DEFAULT_CUDA_COMPUTE_CAPABILITIES = ['\"]([0-9.,]+)['\"]"
        "|^\\s*default_cuda_compute_capabilities=(?:\\$\\{[a-z_]+:-)?[\"']([0-9.,]+)[\"']"_s,
        QRegularExpression::MultilineOption);
    if (const auto match = defaults.match(configure.text); match.hasMatch())
        tree.known(u"capabilities"_s,
                   QJsonArray::fromStringList((match.captured(1) + match.captured(2)).split(u',', Qt::SkipEmptyParts)),
                   configure.path);
    else
        tree.unknown(u"capabilities"_s, configure.path.isEmpty() ? QStringList() : script);

    const Text rc = tree.first({u".bazelrc"_s, u"tools/bazel.rc"_s, u"tools/bazel.rc.template"_s});
    tree.findAll(u"configs"_s, rc, u"^(?:build|common|run|test):([A-Za-z0-9_.+-]+)\\s"_s);
    const QStringList rcFile = rc.path.isEmpty() ? QStringList() : QStringList{rc.path};
    tree.find(u"hermetic_cuda"_s, rcFile, u"HERMETIC_CUDA_VERSION=[\"']?([0-9.]+)"_s);
    tree.find(u"hermetic_cudnn"_s, rcFile, u"HERMETIC_CUDNN_VERSION=[\"']?([0-9.]+)"_s);

    // What the build can download: the keys of two tables, which moved from tree to tree.
    QStringList tables;
    for (const QString& place :
         {u"third_party/gpus/cuda/hermetic/"_s, u"third_party/xla/third_party/gpus/cuda/hermetic/"_s,
          u"third_party/xla/third_party/tsl/third_party/gpus/cuda/hermetic/"_s})
        tables.append(place + "cuda_redist_versions.bzl"_L1);
    const Text table = tree.first(tables);
    for (const auto& [name, dict] : {std::pair{u"cuda_versions"_s, u"CUDA_REDIST_JSON_DICT"_s},
                                     std::pair{u"cudnn_versions"_s, u"CUDNN_REDIST_JSON_DICT"_s}}) {
        const QRegularExpression body(u"^%1 = \\{\\n(.*?)^\\}"_s.arg(dict),
                                      QRegularExpression::MultilineOption
                                          | QRegularExpression::DotMatchesEverythingOption);
        tree.findAll(name, {table.path, body.match(table.text).captured(1)}, u"^\\s*\"([0-9.]+)\":"_s);
    }

    // A stand-in for rules_cc lacks what a tree's patch adds to it.
    static const QRegularExpression rulesCc(u"\\(\\s*name = \"rules_cc\",([^)]*)\\)"_s);
    static const QRegularExpression starlark(u"^(?:workspace\\(|load\\(|def [a-z_]+\\()"_s,
                                             QRegularExpression::MultilineOption);
    QString patcher;
    QString reader;
    for (const QString& path : workspace) {
        const Text text = tree.first({path});
        if (starlark.match(text.text).hasMatch())
            reader = path;
        for (auto it = rulesCc.globalMatch(text.text); it.hasNext();) {
            if (it.next().captured(1).contains("patch"_L1))
                patcher = path;
        }
    }
    if (reader.isEmpty())
        tree.unknown(u"patches_rules_cc"_s, {});
    else
        tree.known(u"patches_rules_cc"_s, !patcher.isEmpty(), patcher.isEmpty() ? reader : patcher);

    // A BUILD file that the build of every program reads, and from where it has Android's rules. Before, only packages for
    // Android named them.
    tree.find(u"android_rules"_s, {u"third_party/flatbuffers/flatbuffers.BUILD"_s, u"BUILD"_s, u"BUILD.bazel"_s},
              u"^load\\(\\s*\"@([A-Za-z0-9_.-]+)//android:rules\\.bzl\""_s);

    const QStringList setup{u"tensorflow/tools/pip_package/setup.py"_s, u"tensorflow/tools/pip_package/setup.py.tpl"_s,
                            u"tinyflow/tools/pip_package/setup.py"_s};
    tree.findAll(u"pythons"_s, tree.first(setup), u"['\"]Programming Language :: Python :: ([23]\\.[0-9]+)['\"]"_s);
    tree.find(u"python_requires"_s, setup, u"^\\s*python_requires\\s*=\\s*['\"]([^'\"]+)['\"]"_s);
    return tree.facts();
}

} // namespace cw
