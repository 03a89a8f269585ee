// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/configure/configuredtree.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// The answer in `text`, when it is a line of `write`; null when it is another line, "" when the line has no answer in it.
QString answerIn(const ConfigureFamily::Write& write, const QString& text)
{
    const qsizetype begin = write.line.indexOf("${"_L1);
    if (begin < 0)
        return text == write.line ? u""_s : QString();
    const QString before = write.line.first(begin);
    const qsizetype end = write.line.indexOf(u'}', begin);
    const QString mark = write.line.sliced(begin, end - begin + 1);
    if (!text.startsWith(before))
        return {};
    // The answer stands more than once in some lines: what is filled in must give the whole line.
    QString rest = text.sliced(before.size());
    const QString after = write.line.sliced(end + 1);
    if (!after.contains(mark)) {
        if (!rest.endsWith(after))
            return {};
        rest.chop(after.size());
        return rest.isNull() ? u""_s : rest;
    }
    const QString value = rest.section(u' ', 0, 0);
    return QString(write.line).replace(mark, value) == text ? value : QString();
}

QString placeholder(const QString& line)
{
    const qsizetype begin = line.indexOf("${"_L1);
    return begin < 0 ? QString() : line.sliced(begin + 2, line.indexOf(u'}', begin) - begin - 2);
}

QString featureOf(const ConfigureFamily& family, const QString& variable)
{
    static const QStringList odd{u"xla"_s, u"opencl"_s, u"s3"_s, u"aws"_s, u"download_clang"_s, u"clang"_s};
    for (const QString& name : odd) {
        if (family.featureVariable(name) == variable)
            return name;
    }
    const QString name = variable.startsWith("TF_NEED_"_L1) ? variable.mid(8).toLower() : QString();
    return family.featureVariable(name) == variable ? name : QString();
}

} // namespace

ConfiguredTree ConfiguredTree::read(const ConfigureFamily& family, const QString& version, const QString& folder)
{
    ConfiguredTree tree;
    QStringList names = family.rcFiles;
    for (const ConfigureFamily::Write& write : family.writes) {
        if (!write.file.isEmpty() && !names.contains(write.file))
            names.append(write.file);
    }
    QStringList optimize;
    for (const QString& name : names) {
        QFile file(folder + u'/' + name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const bool written = family.rcFiles.contains(name);
        if (written && tree.file.isEmpty())
            tree.file = file.fileName();
        for (const QString& each : QString::fromUtf8(file.readAll()).split(u'\n')) {
            const QString text = each.trimmed();
            if (text.isEmpty() || text.startsWith(u'#'))
                continue;
            bool known = false;
            for (const ConfigureFamily::Write& write : family.writes) {
                const QString own = write.file.isEmpty() ? family.rcFiles.value(0) : write.file;
                if (own != name
                    || (!version.isEmpty() && !write.versions.isEmpty() && !write.versions.contains(version)))
                    continue;
                const QString answer = answerIn(write, text);
                if (answer.isNull())
                    continue;
                known = true;
                const QString variable = placeholder(write.line);
                if (variable == "CC_OPT_FLAGS"_L1) {
                    if (!optimize.contains(answer))
                        optimize.append(answer);
                } else if (!variable.isEmpty()) {
                    tree.answers.insert(variable, QString(answer).remove(u'"'));
                }
                for (auto it = write.when.cbegin(); it != write.when.cend(); ++it) {
                    if (it.value() != "*"_L1 && !tree.answers.contains(it.key()))
                        tree.answers.insert(it.key(), it.value());
                }
            }
            // What the release's own file holds besides is no answer.
            if (known || !written || name == "tools/bazel.rc"_L1)
                continue;
            if (text.startsWith("build --"_L1))
                tree.flags += QProcess::splitCommand(text.sliced(6));
            else
                tree.others.append(text);
        }
    }
    if (!optimize.isEmpty())
        tree.answers.insert(u"CC_OPT_FLAGS"_s, optimize.join(u' '));
    for (auto it = tree.answers.cbegin(); it != tree.answers.cend(); ++it) {
        const QString feature = featureOf(family, it.key());
        const bool ours = it.key() == "TF_NEED_CUDA"_L1 || it.key() == "TF_NEED_TENSORRT"_L1;
        if (!feature.isEmpty() && !ours && family.cpu.value(it.key()) != it.value())
            tree.features.insert(feature, it.value() == "1"_L1);
    }
    return tree;
}

} // namespace cw
