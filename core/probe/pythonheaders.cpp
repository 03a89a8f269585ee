// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/pythonheaders.h"

#include "core/proc/process.h"
#include "core/toolchain/drivers.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

constexpr int compilerTimeoutMs = 5000;
constexpr qint64 headerLimit = 1 << 20;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe", text);
}

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(headerLimit)) : QString();
}

bool hasHeader(const QString& folder)
{
    return QFileInfo(folder + "/Python.h"_L1).isFile();
}

/// Folders with a Python.h one or two levels above, beside the machine's own one, or below.
QStringList nearby(const QString& folder)
{
    const QString up = QFileInfo(folder).path();
    const QString upper = QFileInfo(up).path();
    QStringList candidates{up, upper, upper + u'/' + QFileInfo(folder).fileName()};
    for (const QString& place : {folder, folder + "/include"_L1, folder + "/usr/include"_L1}) {
        for (const QString& name : QDir(place).entryList({u"python[0-9]*"_s}, QDir::Dirs, QDir::Name))
            candidates.append(place + u'/' + name);
    }
    QStringList found;
    for (const QString& candidate : candidates) {
        if (hasHeader(candidate) && !found.contains(candidate))
            found.append(candidate);
    }
    return found;
}

QString versionOf(const QString& folder)
{
    static const QRegularExpression form(u"^#define\\s+PY_VERSION\\s+\"(\\d+\\.\\d+\\.\\d+)"_s,
                                         QRegularExpression::MultilineOption);
    return form.match(textOf(folder + "/patchlevel.h"_L1)).captured(1);
}

/// Debian's pyconfig.h only asks for the machine's: "aarch64-linux-gnu/python3.8/pyconfig.h"; "" where it is the real one
/// or does not know the machine.
QString wantedConfig(const QString& pyconfig, const QString& arch)
{
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*<(([a-z0-9_-]+)/python[^>]+/pyconfig\\.h)>"_s,
                                            QRegularExpression::MultilineOption);
    for (auto it = include.globalMatch(pyconfig); it.hasNext();) {
        const auto match = it.next();
        if (toolchain::archOfTriplet(match.captured(2)) == arch)
            return match.captured(1);
    }
    return {};
}

/// The compiler's own first error; "" it compiles.
Result<QString> problemOf(const QString& folder, const QString& driver)
{
    // Debian's pyconfig.h includes the machine's one from the folder above; the build names both as well.
    ProcessRequest request{driver,
                           {u"-fsyntax-only"_s, u"-x"_s, u"c++"_s, u"-std=c++11"_s, u"-I"_s + folder, u"-idirafter"_s,
                            QFileInfo(folder).path(), u"-"_s}};
    request.input = "#include <Python.h>\n";
    request.timeoutMs = compilerTimeoutMs;
    const auto outcome = runProcess(request);
    if (!outcome)
        return outcome.error();
    static const QRegularExpression error(u"^(.*(?:error|fatal error): .+)$"_s, QRegularExpression::MultilineOption);
    const QString said = QString::fromUtf8(outcome->errors);
    const auto match = error.match(said);
    return outcome->succeeded() ? QString() : match.hasMatch() ? match.captured(1) : said.trimmed().left(200);
}

} // namespace

void pythonHeaderFacts(const QString& folder, const HeadersTarget& target, Facts& facts, const QDateTime& when)
{
    const QString base = u"host.path.python_include."_s;
    const QString problem = base + "problem"_L1;
    if (!hasHeader(folder)) {
        const QStringList found = nearby(folder);
        QString best = found.size() == 1 ? found.first() : QString();
        for (const QString& each : found) {
            if (best.isEmpty() && !target.python.isEmpty() && versionOf(each).startsWith(target.python + u'.'))
                best = each;
        }
        facts.set(base + "nearby"_L1, QJsonArray::fromStringList(found), folder, when);
        if (!best.isEmpty())
            facts.set(base + "found"_L1, best, folder, when);
        facts.setUnknown(base + "version"_L1, tr("%1 states no version of Python.").arg(folder + "/patchlevel.h"_L1),
                         when);
        facts.set(problem, tr("%1 has no Python.h.").arg(folder), folder, when);
        return;
    }
    if (const QString version = versionOf(folder); !version.isEmpty())
        facts.set(base + "version"_L1, version, folder + "/patchlevel.h"_L1, when);
    else
        facts.setUnknown(base + "version"_L1, tr("%1 states no version of Python.").arg(folder + "/patchlevel.h"_L1),
                         when);

    QString config = folder + "/pyconfig.h"_L1;
    QString text = textOf(config);
    if (const QString wanted = target.arch.isEmpty() ? QString() : wantedConfig(text, target.arch); !wanted.isEmpty()) {
        facts.set(base + "pyconfig"_L1, wanted, config, when);
        config = QFileInfo(folder).path() + u'/' + wanted;
        facts.set(base + "pyconfig_there"_L1, QFileInfo(config).isFile(), config, when);
        text = textOf(config);
    } else {
        facts.set(base + "pyconfig"_L1, u"pyconfig.h"_s, config, when);
        facts.set(base + "pyconfig_there"_L1, QFileInfo(config).isFile(), config, when);
    }
    static const QRegularExpression size(u"^#define\\s+SIZEOF_LONG\\s+(\\d+)"_s, QRegularExpression::MultilineOption);
    if (const auto match = size.match(text); match.hasMatch())
        facts.set(base + "long_size"_L1, match.captured(1).toInt(), config, when);

    if (target.driver.isEmpty())
        return facts.setUnknown(problem, tr("There is no compiler for the board to try with."), when);
    const auto said = problemOf(folder, target.driver);
    if (!said)
        return facts.setUnknown(problem, said.error().text, when);
    facts.set(problem, *said, target.driver + " -fsyntax-only, #include <Python.h>"_L1, when);
}

} // namespace cw::probe
