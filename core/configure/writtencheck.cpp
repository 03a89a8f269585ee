// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/configure/writtencheck.h"

#include "core/configure/rcfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

using Kind = ConfigureDifference::Kind;

constexpr QLatin1StringView valueMark{"${VALUE}"};

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Configure", text);
}

QString stampOf(const QString& path)
{
    struct stat info = {};
    if (::stat(QFile::encodeName(path).constData(), &info) != 0)
        return {};
    return u"%1 %2 %3"_s.arg(info.st_ino).arg(qint64(info.st_mtim.tv_sec)).arg(qint64(info.st_mtim.tv_nsec));
}

QStringList linesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (QString& line : lines)
        line = line.trimmed();
    return lines;
}

QString unquoted(QString value)
{
    return value.remove(u'"');
}

bool samePath(const QString& one, const QString& other)
{
    if (QDir::cleanPath(one) == QDir::cleanPath(other))
        return true;
    const QString real = QFileInfo(one).canonicalFilePath();
    return !real.isEmpty() && real == QFileInfo(other).canonicalFilePath();
}

/// The value that stands in `text` where the expected line has its own; null when it is another line.
QString valueIn(const ConfigureLine& expected, const QString& text)
{
    const QString mark = expected.compare.isEmpty() ? expected.value : QString(valueMark);
    if (mark.isEmpty())
        return {};
    const qsizetype at = expected.line.lastIndexOf(mark);
    const QString before = expected.line.first(at);
    const QString after = expected.line.sliced(at + mark.size());
    if (!text.startsWith(before) || !text.endsWith(after) || text.size() < before.size() + after.size())
        return {};
    const QString value = text.sliced(before.size(), text.size() - before.size() - after.size());
    return value.isNull() ? u""_s : value;
}

bool fits(const ConfigureLine& expected, const QString& text)
{
    if (expected.compare.isEmpty())
        return text == expected.line;
    const QString value = unquoted(valueIn(expected, text));
    if (valueIn(expected, text).isNull())
        return false;
    if (expected.compare == "path"_L1)
        return samePath(value, expected.value);
    if (expected.compare == "version"_L1)
        return value == expected.value || (!value.isEmpty() && expected.value.startsWith(value + u'.'));
    return true;
}

QString shown(const ConfigureLine& line)
{
    return QString(line.line).replace(valueMark, line.value);
}

/// What a line sets by name, in one spelling: "--action_env X". Of two lines that set the same, the later one counts.
QString settingOf(const QString& line)
{
    static const QRegularExpression setting(u"^build (--(?:action_env|repo_env|define))[ =](\\w+)="_s);
    const auto match = setting.match(line);
    return match.hasMatch() ? match.captured(1) + u' ' + match.captured(2) : QString();
}

QString settingValue(const QString& line)
{
    static const QRegularExpression value(u"^build --\\w+[ =]\\w+=(.*)$"_s);
    return unquoted(value.match(line).captured(1));
}

} // namespace

QString ConfigureDifference::kindName() const
{
    switch (kind) {
    case Kind::NotWritten: return u"not-written"_s;
    case Kind::Stale: return u"stale"_s;
    case Kind::NotRead: return u"not-read"_s;
    case Kind::Missing: return u"missing"_s;
    case Kind::Replaced: return u"replaced"_s;
    case Kind::Unwanted: return u"unwanted"_s;
    case Kind::Overridden: break;
    }
    return u"overridden"_s;
}

QString ConfigureDifference::sentence() const
{
    switch (kind) {
    case Kind::NotWritten: return tr("./configure did not write %1.").arg(place);
    case Kind::Stale: return tr("%1 is from an earlier time: ./configure did not write it now.").arg(place);
    case Kind::NotRead: return tr("Bazel does not read %1: no rc file of the tree imports it.").arg(place);
    case Kind::Missing:
        return variable.isEmpty()
                   ? tr("./configure did not write \"%1\" into %2.").arg(wanted, place)
                   : tr("%1 was not written as asked: \"%2\" is not in %3.").arg(variable, wanted, place);
    case Kind::Replaced:
        return tr("%1: asked for \"%2\", and ./configure wrote \"%3\" into %4.").arg(variable, wanted, found, place);
    case Kind::Unwanted: return tr("%1 was not asked for: \"%2\" is in %3.").arg(variable, found, place);
    case Kind::Overridden: break;
    }
    return tr("%1: asked for \"%2\", but %4 says \"%3\".").arg(variable, wanted, found, place);
}

WrittenBefore::WrittenBefore(const ConfigureCall& call)
{
    for (const QString& file : call.rcFiles)
        m_stamps.insert(call.folder + u'/' + file, stampOf(call.folder + u'/' + file));
}

bool WrittenBefore::rewritten(const QString& path) const
{
    return stampOf(path) != m_stamps.value(path);
}

namespace configure {

QList<ConfigureDifference> differences(const ConfigureCall& call, const WrittenBefore* before)
{
    QList<ConfigureDifference> result;
    const RcFiles inForce = RcFiles::read(call.folder, call.roots);
    for (const QString& name : call.rcFiles) {
        const QString path = call.folder + u'/' + name;
        if (!QFileInfo::exists(path))
            result.append({Kind::NotWritten, {}, {}, {}, path});
        else if (before && !before->rewritten(path))
            result.append({Kind::Stale, {}, {}, {}, path});
        else if (!call.roots.isEmpty() && !inForce.files.contains(QDir::cleanPath(path)))
            result.append({Kind::NotRead, {}, {}, {}, path});
    }
    if (std::any_of(result.begin(), result.end(), [](const auto& each) { return each.kind != Kind::NotRead; }))
        return result; // what stands in it says nothing

    QMap<QString, QStringList> files;
    const auto linesIn = [&](const QString& name) -> const QStringList& {
        const QString path = call.folder + u'/' + name;
        if (!files.contains(path))
            files.insert(path, linesOf(path));
        return *files.constFind(path);
    };
    for (const ConfigureLine& expected : call.expected) {
        const QStringList& lines = linesIn(expected.file);
        if (std::any_of(lines.begin(), lines.end(), [&](const QString& text) { return fits(expected, text); }))
            continue;
        const auto other = std::find_if(lines.begin(), lines.end(), [&](const QString& text) {
            return !valueIn(expected, text).isNull()
                   && std::none_of(call.expected.begin(), call.expected.end(),
                                   [&](const ConfigureLine& each) { return fits(each, text); });
        });
        const QString place = call.folder + u'/' + expected.file;
        if (other == lines.end())
            result.append({Kind::Missing, expected.variable, shown(expected), {}, place});
        else
            result.append(
                {Kind::Replaced, expected.variable, expected.value, unquoted(valueIn(expected, *other)), place});
    }
    const auto said = [&](const QString& variable) {
        return std::any_of(result.begin(), result.end(),
                           [&](const auto& each) { return !variable.isEmpty() && each.variable == variable; });
    };
    for (const ConfigureLine& unwanted : call.unwanted) {
        const QStringList& lines = linesIn(unwanted.file);
        const auto found = std::find_if(lines.begin(), lines.end(), [&](const QString& text) {
            return unwanted.compare.isEmpty() ? text == unwanted.line : text.startsWith(unwanted.line);
        });
        if (found != lines.end() && !said(unwanted.variable))
            result.append({Kind::Unwanted, unwanted.variable, {}, *found, call.folder + u'/' + unwanted.file});
    }
    QMap<QString, RcLine> last;
    for (const RcLine& line : inForce.lines) {
        if (const QString setting = settingOf(line.text); !setting.isEmpty())
            last.insert(setting, line);
    }
    for (const ConfigureLine& expected : call.expected) {
        const auto line = last.constFind(settingOf(expected.line));
        if (line != last.cend() && line->file != QDir::cleanPath(call.folder + u'/' + expected.file)
            && !fits(expected, line->text) && settingValue(line->text) != settingValue(shown(expected))) {
            result.append({Kind::Overridden, expected.variable, shown(expected), line->text,
                           u"%1:%2"_s.arg(line->file).arg(line->number)});
        }
    }
    return result;
}

} // namespace configure
} // namespace cw
