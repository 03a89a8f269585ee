// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toolchain/compilertext.h"

#include "core/proc/process.h"
#include "core/toolchain/armarch.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::toolchain {
namespace {

constexpr int timeoutMs = 5000;

Result<ProcessOutcome> ask(const QString& driver, const QStringList& arguments, const QByteArray& input = {})
{
    ProcessRequest request{driver, arguments};
    request.environment = {{u"LC_ALL"_s, u"C"_s}};
    // They add folders that the build, which runs without them, does not have.
    request.unsetEnvironment = {u"CPATH"_s, u"C_INCLUDE_PATH"_s, u"CPLUS_INCLUDE_PATH"_s, u"LIBRARY_PATH"_s};
    request.input = input;
    request.timeoutMs = timeoutMs;
    return runProcess(request);
}

/// The answer where there is one; a driver that does not know the question prints an error and nothing else.
QByteArray answer(const QString& driver, const QString& question)
{
    const auto outcome = ask(driver, {question});
    return outcome && outcome->succeeded() ? outcome->output.trimmed() : QByteArray();
}

} // namespace

Result<QByteArray> compilerText(const QString& driver, Language language)
{
    const auto outcome =
        ask(driver, {u"-v"_s, u"-E"_s, u"-P"_s, u"-x"_s, language == Language::C ? u"c"_s : u"c++"_s, u"-"_s},
            "#include <features.h>\ncw-glibc __GLIBC__ __GLIBC_MINOR__\n");
    if (!outcome)
        return outcome.error();
    QByteArray text =
        "cw-path " + QFileInfo(driver).absoluteFilePath().toUtf8() + '\n' + outcome->errors + outcome->output + '\n';
    for (const QByteArray& line : outcome->errors.split('\n')) {
        if (!line.startsWith(" /"))
            continue;
        const QString real = QFileInfo(QString::fromUtf8(line.mid(1))).canonicalFilePath();
        if (!real.isEmpty())
            text += "cw-real " + real.toUtf8() + '\n';
    }
    text += "cw-machine " + answer(driver, u"-dumpmachine"_s) + '\n';
    text += "cw-sysroot " + answer(driver, u"-print-sysroot"_s) + '\n';
    if (const auto options = ask(driver, {u"-Q"_s, u"--help=target"_s}); options && options->succeeded()) {
        for (const QByteArray& line : options->output.split('\n')) {
            if (line.startsWith("  -m"))
                text += "cw-option " + line.simplified() + '\n';
        }
    }
    for (const QString& question : {u"-print-file-name=crt1.o"_s, u"-print-libgcc-file-name"_s}) {
        const QString file = QString::fromUtf8(answer(driver, question));
        if (const QString arch = file.isEmpty() ? QString() : armArchOfFile(file); !arch.isEmpty())
            text += "cw-runtime " + arch.toUtf8() + ' ' + file.toUtf8() + '\n';
    }
    return text;
}

} // namespace cw::toolchain
