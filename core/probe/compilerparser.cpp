// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/compilerparser.h"

#include "core/probe/textlines.h"

#include <QDir>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::probe {

CompilerAnswer parseCompiler(const QByteArray& text)
{
    static const QRegularExpression target(u"^Target: ([A-Za-z0-9_.-]+)$"_s);
    static const QRegularExpression gcc(u"^gcc version (\\d+\\.\\d+(?:\\.\\d+)?)( |$)"_s);
    static const QRegularExpression clang(u"\\bclang version (\\d+\\.\\d+\\.\\d+)"_s);
    static const QRegularExpression glibc(u"^cw-glibc (\\d+) (\\d+)$"_s);
    static const QRegularExpression sysroot(u"^Configured with: .*\\s--with-sysroot=(/\\S+)"_s);
    static const QRegularExpression error(u"(?:fatal )?error: (.+)$"_s);

    CompilerAnswer answer;
    QStringList listed;
    QStringList resolved;
    bool inList = false;
    bool listEnded = false;
    for (const QString& line : completeLines(text)) {
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
    // A list without its end was cut off: half of the folders would make a build fail in a strange place.
    if (listEnded) {
        answer.includes = resolved + listed;
        answer.includes.removeDuplicates();
    }
    return answer;
}

} // namespace cw::probe
