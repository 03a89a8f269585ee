// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/virtualscripts.h"

#include "core/base/files.h"
#include "core/base/paths.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::virtualscripts {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::virtualscripts", text);
}

// The scripts say "crosswright: SENTENCE" as their last word; the lines before it are progress or another program's.
Error failure(const QStringList& lines, const QString& script)
{
    QString own;
    for (const QString& line : lines) {
        if (line.startsWith("crosswright: "_L1))
            own = line.mid(13);
    }
    if (own.isEmpty())
        own = lines.isEmpty() ? tr("The script %1 of the virtual device failed.").arg(script) : lines.last();
    // Two sentences: what happened, and what to do.
    const qsizetype end = own.indexOf(". "_L1);
    if (end > 0)
        return {Error::Kind::Process, own.left(end + 1), own.mid(end + 2)};
    return {Error::Kind::Process, own};
}

// The script and all that it started, by their process group.
void endGroup(QProcess& process)
{
    constexpr int patienceMs = 10000;
    const auto group = pid_t(process.processId());
    if (group <= 0)
        return;
    ::kill(-group, SIGTERM);
    if (!process.waitForFinished(patienceMs)) {
        ::kill(-group, SIGKILL);
        process.waitForFinished(-1);
    }
}

// Takes the complete lines off the front of `buffer`.
QStringList takeLines(QByteArray& buffer)
{
    QStringList lines;
    qsizetype end = 0;
    while ((end = buffer.indexOf('\n')) >= 0) {
        lines.append(QString::fromUtf8(buffer.left(end)));
        buffer.remove(0, end + 1);
    }
    return lines;
}

} // namespace

Result<QString> unpack()
{
    const QDir embedded(u":/virtual-device"_s);
    const QStringList names = embedded.entryList(QDir::Files, QDir::Name);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QList<QByteArray> texts;
    for (const QString& name : names) {
        const auto text = files::read(embedded.filePath(name));
        if (!text)
            return text.error();
        hash.addData(name.toUtf8() + '\n' + *text);
        texts.append(*text);
    }
    if (names.isEmpty())
        return Error{Error::Kind::Missing, tr("This program was built without the scripts of the virtual device.")};
    const QString folder =
        paths::cache() + "/virtual/scripts-"_L1 + QString::fromLatin1(hash.result().toHex().left(12));
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString path = folder + u'/' + names[i];
        if (QFile existing(path); existing.open(QIODevice::ReadOnly) && existing.readAll() == texts[i])
            continue;
        if (auto written = files::write(path, texts[i], files::permissions(0644)); !written)
            return written.error();
    }
    return folder;
}

Result<QByteArray> run(const QString& script, const QStringList& arguments, const Progress& progress)
{
    const auto folder = unpack();
    if (!folder)
        return folder.error();
    QProcess process;
    process.setProgram(u"/bin/sh"_s);
    process.setArguments(QStringList{*folder + u'/' + script} + arguments);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setChildProcessModifier([] { ::setpgid(0, 0); });
    process.start();
    if (!process.waitForStarted(-1))
        return Error{Error::Kind::Missing, tr("Cannot start /bin/sh: %1.").arg(process.errorString())};

    QByteArray output;
    QByteArray pending;
    QStringList said;
    bool cancelled = false;
    bool running = true;
    while (running) {
        running = !process.waitForFinished(100) && process.state() != QProcess::NotRunning;
        output += process.readAllStandardOutput();
        pending += process.readAllStandardError();
        if (!running && !pending.isEmpty() && !pending.endsWith('\n'))
            pending += '\n';
        const QStringList lines = takeLines(pending);
        said += lines;
        if (!progress)
            continue;
        bool goOn = lines.isEmpty() ? progress(QString()) : true;
        for (const QString& line : lines)
            goOn = (line.startsWith("crosswright: "_L1) || progress(line)) && goOn;
        if (!goOn && running) {
            cancelled = true;
            endGroup(process);
            running = false;
        }
    }
    if (cancelled)
        return Error{Error::Kind::Cancelled, tr("Cancelled; nothing half-made is left.")};
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return failure(said, script);
    return output;
}

} // namespace cw::virtualscripts
