// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/monitor/processgroup.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString baseName(const QString& path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

bool isClang(const QString& program)
{
    static const QRegularExpression name(u"^clang(\\+\\+|-cl)?(-\\d+)?$"_s);
    return name.match(program).hasMatch();
}

// "aarch64-linux-gnu-ld.gold" → "ld.gold": cross binutils carry their target in front.
bool isLinker(const QString& program)
{
    static const QRegularExpression name(u"(^|-)(ld|ld\\.(bfd|gold|lld)|lld|mold|lto1|nvlink)(-\\d+)?$"_s);
    return name.match(program).hasMatch();
}

bool isCompiler(const QString& program)
{
    static const QSet<QString> names{u"cc1"_s,   u"cc1plus"_s,  u"cc1obj"_s, u"cc1objplus"_s, u"f951"_s,  u"cicc"_s,
                                     u"ptxas"_s, u"cudafe++"_s, u"d21"_s,    u"go1"_s,        u"gnat1"_s, u"rustc"_s};
    return names.contains(program);
}

bool isSource(const QString& argument)
{
    static const QRegularExpression name(u"\\.(c|cc|cpp|cxx|C|c\\+\\+|cu|m|mm|i|ii|S|s|f|f90|rs)$"_s);
    return !argument.startsWith(u'-') && name.match(argument).hasMatch();
}

bool isTemporary(const QString& path)
{
    return path.startsWith("/tmp/"_L1) || path.startsWith("/var/tmp/"_L1) || path == "/dev/null"_L1 || path == "-"_L1;
}

// Long, equal beginnings say nothing to a person.
QString shortened(QString path)
{
    static const QRegularExpression folder(u"^(.*/)?bazel-out/[^/]+/(bin|genfiles|testlogs)/"_s);
    return path.remove(folder);
}

} // namespace

ProcessGroup processGroup(const QByteArray& comm, const QStringList& arguments)
{
    const QString first = arguments.isEmpty() ? QString() : arguments.first();
    // The server calls itself "bazel(<workspace>)" in argv; its program is java.
    if (first.startsWith("bazel("_L1))
        return ProcessGroup::Server;
    const QString program = first.isEmpty() ? QString::fromUtf8(comm) : baseName(first);
    if (isCompiler(program))
        return ProcessGroup::Compiler;
    if (isLinker(program))
        return ProcessGroup::Linker;
    // clang compiles either in the driver itself (from LLVM 10) or in a child that is called with -cc1.
    if (isClang(program)
        && (arguments.contains("-cc1"_L1) || arguments.contains("-c"_L1) || arguments.contains("-S"_L1)))
        return ProcessGroup::Compiler;
    return ProcessGroup::Other;
}

QString whatIsMade(const QStringList& arguments)
{
    QString source;
    QString output;
    QString parameters;
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        const bool hasNext = i + 1 < arguments.size();
        // Bazel gives gcc the object's name as seed, and gcc hands it on to cc1plus, whose own output is a temporary file.
        if (argument.startsWith("-frandom-seed="_L1))
            return shortened(argument.sliced(14));
        if ((argument == "-o"_L1 || argument == "-auxbase-strip"_L1 || argument == "--output-file"_L1) && hasNext) {
            const QString& value = arguments[++i];
            if (!isTemporary(value))
                output = value;
        } else if (argument == "-dumpbase"_L1) {
            ++i; // the source's bare name
        } else if (argument.startsWith("--output="_L1) && !isTemporary(argument.sliced(9))) {
            output = argument.sliced(9);
        } else if (argument.startsWith(u'@') && !isTemporary(argument.sliced(1))) {
            parameters = argument.sliced(1);
        } else if (isSource(argument) && !isTemporary(argument)) {
            source = argument;
        }
    }
    if (!output.isEmpty())
        return shortened(output);
    if (!parameters.isEmpty()) { // "bazel-out/…/libx.so-2.params": Bazel names the file after the output
        static const QRegularExpression ending(u"-\\d+\\.params$"_s);
        return shortened(parameters.remove(ending));
    }
    return shortened(source);
}

QString processGroupName(ProcessGroup group)
{
    switch (group) {
    case ProcessGroup::Server: return u"server"_s;
    case ProcessGroup::Compiler: return u"compilers"_s;
    case ProcessGroup::Linker: return u"linkers"_s;
    case ProcessGroup::Other: break;
    }
    return u"other"_s;
}

} // namespace cw
