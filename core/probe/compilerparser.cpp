// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/compilerparser.h"

#include "core/probe/textlines.h"
#include "core/toolchain/armarch.h"

#include <QDir>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

/// "-march= armv6" → its member. What is empty or "native" states nothing.
void readOption(const QString& line, CompilerAnswer& answer)
{
    const QString value = line.section(u' ', 1);
    if (line.startsWith("-march= "_L1) && !value.isEmpty() && value != "native"_L1)
        answer.arch = value;
    else if (line.startsWith("-mfpu= "_L1))
        answer.fpu = value;
    else if (line.startsWith("-mfloat-abi= "_L1))
        answer.floatAbi = value;
    else if (line == "-mthumb [enabled]"_L1)
        answer.thumb = u"thumb"_s;
    else if (line == "-mthumb [disabled]"_L1)
        answer.thumb = u"arm"_s;
}

/// Of two runtime files, the one that the old boards do not run is the one that counts.
void readRuntime(const QString& line, CompilerAnswer& answer)
{
    const QString arch = line.section(u' ', 0, 0);
    if (!answer.runtimeArch.isEmpty() && !toolchain::runsOnArmv6(answer.runtimeArch))
        return;
    if (answer.runtimeArch.isEmpty() || !toolchain::runsOnArmv6(arch)) {
        answer.runtimeArch = arch;
        answer.runtimeFile = line.section(u' ', 1);
    }
}

} // namespace

CompilerAnswer parseCompiler(const QByteArray& text)
{
    static const QRegularExpression target(u"^Target: ([A-Za-z0-9_.-]+)$"_s);
    static const QRegularExpression gcc(u"^gcc version (\\d+\\.\\d+(?:\\.\\d+)?)( |$)"_s);
    static const QRegularExpression clang(u"\\bclang version (\\d+\\.\\d+\\.\\d+)"_s);
    static const QRegularExpression glibc(u"^cw-glibc (\\d+) (\\d+)$"_s);
    static const QRegularExpression sysroot(u"^Configured with: .*\\s--with-sysroot=(/\\S+)"_s);
    static const QRegularExpression withArch(u"^Configured with: .*\\s--with-arch=([a-z0-9.+-]+)"_s);
    static const QRegularExpression machine(u"^cw-machine ([A-Za-z0-9_.-]+)$"_s);
    static const QRegularExpression runtime(u"^cw-runtime (armv[0-9a-z-]+ /.+)$"_s);
    static const QRegularExpression error(u"(?:fatal )?error: (.+)$"_s);

    CompilerAnswer answer;
    QString ownWord;
    QString ownRoot;
    QStringList listed;
    QStringList resolved;
    bool inList = false;
    bool listEnded = false;
    for (const QString& line : completeLines(text)) {
        if (const auto made = withArch.match(line); made.hasMatch() && answer.arch.isEmpty())
            answer.arch = made.captured(1);
        if (line == "#include <...> search starts here:"_L1) {
            inList = true;
        } else if (line == "End of search list."_L1) {
            inList = false;
            listEnded = true;
        } else if (inList && line.startsWith(" /"_L1)) {
            listed.append(QDir::cleanPath(line.mid(1)));
        } else if (line.startsWith("cw-real /"_L1)) {
            resolved.append(line.mid(8));
        } else if (line.startsWith("cw-path /"_L1)) {
            answer.path = line.mid(8);
        } else if (line.startsWith("cw-option -m"_L1)) {
            readOption(line.mid(10), answer);
        } else if (line.startsWith("cw-sysroot /"_L1)) {
            ownRoot = QDir::cleanPath(line.mid(11));
        } else if (const auto word = machine.match(line); word.hasMatch()) {
            ownWord = word.captured(1);
        } else if (const auto made = runtime.match(line); made.hasMatch()) {
            readRuntime(made.captured(1), answer);
        } else if (const auto triplet = target.match(line); triplet.hasMatch()) {
            answer.target = triplet.captured(1);
        } else if (const auto version = gcc.match(line); version.hasMatch()) {
            answer.version = version.captured(1);
        } else if (const auto other = clang.match(line); other.hasMatch() && answer.version.isEmpty()) {
            answer.version = other.captured(1);
        } else if (const auto root = sysroot.match(line); root.hasMatch()) {
            answer.sysroot = root.captured(1);
        } else if (const auto library = glibc.match(line); library.hasMatch()) {
            answer.glibc = u"%1.%2"_s.arg(library.captured(1), library.captured(2));
        } else if (const auto message = error.match(line); message.hasMatch() && answer.problem.isEmpty()) {
            answer.problem = message.captured(1);
        }
    }
    // Asked for one by one, they hold for where the compiler lies now; -v tells where it was to be installed.
    if (!ownWord.isEmpty())
        answer.target = ownWord;
    if (!ownRoot.isEmpty())
        answer.sysroot = ownRoot == "/"_L1 ? QString() : ownRoot;
    // A list without its end was cut off: half of the folders would make a build fail in a strange place.
    if (listEnded) {
        answer.includes = resolved + listed;
        answer.includes.removeDuplicates();
    }
    return answer;
}

} // namespace cw::probe
