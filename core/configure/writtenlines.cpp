// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/configure/writtenlines.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::configure {
namespace {

constexpr QLatin1StringView valueMark{"${VALUE}"};

bool holds(const ConfigureFamily::Write& write, const QMap<QString, QString>& answers)
{
    for (auto it = write.when.cbegin(); it != write.when.cend(); ++it) {
        const QString given = answers.value(it.key());
        if (it.value() == "*"_L1 ? given.isEmpty() : given != it.value())
            return false;
    }
    return true;
}

/// The variable between "${" and "}"; "" when the line is always the same.
QString placeholder(const QString& line)
{
    const qsizetype begin = line.indexOf("${"_L1);
    return begin < 0 ? QString() : line.sliced(begin + 2, line.indexOf(u'}', begin) - begin - 2);
}

QString fileOf(const ConfigureFamily& family, const ConfigureFamily::Write& write)
{
    return write.file.isEmpty() ? family.rcFiles.value(0) : write.file;
}

bool speaksFor(const ConfigureFamily::Write& write, const QString& version)
{
    return write.versions.isEmpty() || version.isEmpty() || write.versions.contains(version);
}

/// The lines that come of one record: one for each word of compiler flags.
QList<ConfigureLine> linesOf(const ConfigureFamily& family, const ConfigureFamily::Write& write,
                             const QMap<QString, QString>& answers)
{
    const QString name = placeholder(write.line);
    const QString mark = "${"_L1 + name + u'}';
    const QString file = fileOf(family, write);
    const QString variable = write.variable;
    if (name.isEmpty())
        return {{variable, write.line, {}, {}, file}};
    // Nobody said which: the script takes what it finds.
    if (!answers.contains(name))
        return {{variable, QString(write.line).replace(mark, valueMark), {}, u"any"_s, file}};
    const QString answer = answers.value(name);
    if (!write.compare.isEmpty()) {
        const bool first = write.compare == "first-path"_L1;
        return {{variable, QString(write.line).replace(mark, valueMark), first ? answer.section(u',', 0, 0) : answer,
                 first ? u"path"_s : write.compare, file}};
    }
    QList<ConfigureLine> lines;
    const bool words = name == "CC_OPT_FLAGS"_L1;
    for (const QString& value : words ? answer.split(u' ', Qt::SkipEmptyParts) : QStringList{answer})
        lines.append({variable, QString(write.line).replace(mark, value), value, {}, file});
    return lines;
}

} // namespace

void fillIn(ConfigureCall& call, const ConfigureFamily& family, const QString& version,
            const QMap<QString, QString>& answers)
{
    call.family = family.id;
    call.asks = family.asks;
    call.rcFiles = family.rcFiles;
    call.roots = family.roots;
    for (const ConfigureFamily::Question& question : family.questions) {
        if (!question.prompt.isEmpty())
            call.questions.append({question.variable, question.prompt});
    }
    QList<ConfigureLine> others;
    for (const ConfigureFamily::Write& write : family.writes) {
        if (write.compare == "extra"_L1 || !speaksFor(write, version))
            continue;
        if (holds(write, answers)) {
            call.expected += linesOf(family, write, answers);
            continue;
        }
        const qsizetype begin = write.line.indexOf("${"_L1);
        others.append({write.variable,
                       begin < 0 ? write.line : write.line.first(begin),
                       {},
                       begin < 0 ? QString() : u"start"_s,
                       fileOf(family, write)});
    }
    for (const ConfigureLine& other : others) {
        const bool wanted = std::any_of(call.expected.begin(), call.expected.end(), [&](const ConfigureLine& line) {
            return line.file == other.file
                   && (other.compare.isEmpty() ? line.line == other.line : line.line.startsWith(other.line));
        });
        if (!wanted && !call.unwanted.contains(other))
            call.unwanted.append(other);
    }
}

QByteArray withoutScript(const ConfigureFamily& family, const QString& version, const QMap<QString, QString>& answers,
                         const QString& file)
{
    QStringList texts;
    for (const ConfigureFamily::Write& write : family.writes) {
        if (fileOf(family, write) != file || !speaksFor(write, version) || !holds(write, answers))
            continue;
        for (const ConfigureLine& line : linesOf(family, write, answers)) {
            if (line.compare != "any"_L1)
                texts.append(QString(line.line).replace(valueMark, line.value));
        }
    }
    return texts.join(u'\n').toUtf8() + '\n';
}

} // namespace cw::configure
