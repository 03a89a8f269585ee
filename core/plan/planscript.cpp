// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planscript.h"

#include "core/base/safetext.h"
#include "core/emit/shellquote.h"
#include "core/emit/template.h"

#include <QString>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr char usageLine[] = "# usage: sh FILE [RUN-FOLDER]; log, build events and artifacts go to the run folder.\n";

constexpr const char* functionsText = R"sh(
run=${1:-$PWD/crosswright-@SHORT@}
mkdir -p "$run/artifacts"
RUN=$(cd "$run" && pwd)

say() { printf '== %s\n' "$*"; }
die() { printf 'Failed: %s\n' "$*" >&2; exit 1; }

# put PATH MODE: writes standard input; a file that is right already keeps its time.
put() {
  mkdir -p "$(dirname "$1")"
  cat >"$1.new"
  chmod "$2" "$1.new"
  if cmp -s "$1.new" "$1"; then rm -f "$1.new"; chmod "$2" "$1"; else mv -f "$1.new" "$1"; fi
}

# within BYTES COMMAND…: the command may print so much and no more.
within() {
  bytes=$1
  shift
  rm -f "$RUN/.status"
  { status=0; "$@" || status=$?; echo "$status" >"$RUN/.status"; } 2>&1 | head -c "$bytes"
  [ "$(cat "$RUN/.status" 2>/dev/null)" = 0 ]
}

# written FILE HOW LINE: the line stands in the file as it is, or one that begins with it.
written() {
  if [ "$2" = whole ]; then
    grep -qxF -e "$3" "$1" 2>/dev/null
  else
    grep -qF -e "$3" "$1" 2>/dev/null
  fi
}

there() {
  for file in "$@"; do
    [ -e "$file" ] || return 1
  done
}
)sh";

constexpr const char* outputsText = R"py(
import json, os, shutil, sys

# The build event file names the outputs of every target that was asked for.
sets, groups = {}, []
with open(sys.argv[1], encoding="utf-8") as events:
    for line in events:
        try:
            event = json.loads(line)
        except ValueError:
            continue
        name = event.get("id", {})
        if "namedSet" in name:
            sets[name["namedSet"]["id"]] = event.get("namedSetOfFiles", {})
        elif "targetCompleted" in name:
            for group in event.get("completed", {}).get("outputGroup", []):
                if group.get("name", "default") == "default":
                    groups += [item["id"] for item in group.get("fileSets", [])]
seen = set()
while groups:
    key = groups.pop()
    if key in seen:
        continue
    seen.add(key)
    groups += [item["id"] for item in sets.get(key, {}).get("fileSets", [])]
    for item in sets.get(key, {}).get("files", []):
        path = item.get("uri", "").replace("file://", "", 1)
        target = os.path.join(sys.argv[2], os.path.basename(path))
        if os.path.isdir(path):
            shutil.copytree(path, target, dirs_exist_ok=True)
        elif os.path.isfile(path):
            if os.path.exists(target):
                os.remove(target)
            shutil.copy2(path, target)
)py";

/// A line that ends a here-document and stands in no line of the text.
QByteArray endMark(const QByteArray& text)
{
    QByteArray mark = "CROSSWRIGHT_END";
    while (text.contains(mark))
        mark += '_';
    return mark;
}

bool isPlainText(const QByteArray& text)
{
    return !text.contains('\0') && QString::fromUtf8(text).toUtf8() == text;
}

QByteArray putFile(const PlanFile& file)
{
    const QByteArray arguments = emit::shellQuoted(file.path).toUtf8() + " 0" + QByteArray::number(file.mode, 8);
    const QByteArray why = "# " + safe::shellComment(file.why) + '\n';
    // A here-document always ends with a line break; a text that does not goes through base64 like one with other bytes.
    const bool plain = isPlainText(file.text) && (file.text.isEmpty() || file.text.endsWith('\n'));
    if (plain) {
        const QByteArray mark = endMark(file.text);
        return why + "put " + arguments + " <<'" + mark + "'\n" + file.text + mark + '\n';
    }
    QByteArray encoded = file.text.toBase64();
    for (qsizetype i = 76; i < encoded.size(); i += 77)
        encoded.insert(i, '\n');
    return why + "base64 -d <<'CROSSWRIGHT_END' | put " + arguments + '\n' + encoded + "\nCROSSWRIGHT_END\n";
}

QByteArray there(const QStringList& paths, const QStringList& variables)
{
    QStringList words{u"there"_s};
    for (const QString& path : paths)
        words.append(emit::shellQuotedWithRun(path, variables));
    return words.join(u' ').toUtf8();
}

/// What the runner compares after ./configure, as far as a shell can: where a path may be written in another way, the line
/// is looked for up to its value.
QByteArray configured(const PlanStep& step, const QStringList& variables)
{
    QByteArray text;
    for (const ConfigureLine& line : step.configure->expected) {
        const QString file = step.configure->folder + u'/' + line.file;
        const QString name = line.variable.isEmpty() ? line.line : line.variable;
        text += "written " + emit::shellQuotedWithRun(file, variables).toUtf8()
                + (line.compare.isEmpty() ? " whole " : " begin ")
                + emit::shellQuotedWithRun(line.compare.isEmpty() ? line.line : line.line.section("${VALUE}"_L1, 0, 0),
                                           variables)
                      .toUtf8()
                + " || die " + emit::shellQuoted(step.title + ": "_L1 + name + " is not written as asked"_L1).toUtf8()
                + '\n';
    }
    return text;
}

QByteArray runStep(const PlanStep& step, const QStringList& variables = {u"RUN"_s})
{
    // The runner reads Bazel's colours and cursor movements from a terminal of its own. Here Bazel decides, as always.
    const QStringList arguments = step.bazel ? step.arguments + step.bazel->plainArguments() : step.arguments;
    QByteArray command =
        emit::shellCommand(step.program, arguments, step.environment, step.unsetEnvironment, variables).toUtf8();
    if (step.timeoutSeconds > 0)
        command = "timeout " + QByteArray::number(step.timeoutSeconds) + ' ' + command;
    if (step.outputLimitMiB > 0)
        command = "within " + QByteArray::number(qint64(step.outputLimitMiB) * 1024 * 1024) + ' ' + command;
    QByteArray folder;
    if (!step.workingDirectory.isEmpty())
        folder = "cd " + emit::shellQuotedWithRun(step.workingDirectory, variables).toUtf8() + " && ";
    const QByteArray title = emit::shellQuoted(step.title).toUtf8();
    QByteArray text = "say " + title + "\n(" + folder + command + ") </dev/null || die " + title + '\n';
    if (!step.expectedFiles.isEmpty())
        text += there(step.expectedFiles, variables) + " || die "
                + emit::shellQuoted(step.title + ": a file is missing afterwards"_L1).toUtf8() + '\n';
    if (step.configure)
        text += configured(step, variables);
    if (!step.skipIfExists.isEmpty()) {
        text = "if " + there(step.skipIfExists, variables) + "; then\n  say "
               + emit::shellQuoted(step.title + " (done already)"_L1).toUtf8() + "\nelse\n" + text + "fi\n";
    }
    return "\n# " + safe::shellComment(step.why) + '\n' + text;
}

QByteArray collect(const Plan& plan, const QStringList& variables = {u"RUN"_s})
{
    QByteArray text = "\nsay 'Collect the artifacts'\n";
    bool fromEvents = false;
    for (const PlanArtifact& artifact : plan.artifacts) {
        if (artifact.pattern.isEmpty()) {
            fromEvents = true;
            continue;
        }
        text += "find " + emit::shellQuotedWithRun(artifact.folder, variables).toUtf8() + " -maxdepth 1 -type f -name "
                + emit::shellQuoted(artifact.pattern).toUtf8() + " -exec cp -f {} \"$RUN/artifacts/\" ';'\n";
    }
    if (fromEvents) {
        text += "python3 - \"$RUN/bep.json\" \"$RUN/artifacts\" <<'CROSSWRIGHT_END' || die 'Collect the artifacts'"
                + QByteArray(outputsText) + "CROSSWRIGHT_END\n";
    }
    return text
           + "[ -n \"$(ls -A \"$RUN/artifacts\")\" ] || die 'The build made no artifact.'\n"
             "(cd \"$RUN/artifacts\" && find . -type f -exec sha256sum {} +)\n"
             "say \"Artifacts are in $RUN/artifacts\"\n";
}

} // namespace

QByteArray planScript(const Plan& plan)
{
    const QByteArray hash = plan.hash().toLatin1();
    QByteArray script = "#!/bin/sh\n" + emit::licenceHeader(plan.title.toUtf8() + ", plan " + hash + '.');
    script += usageLine;
    script += "# shellcheck disable=SC2016  # dollar signs in single quotes are meant as they stand\n"
              "set -eu\n";
    script += emit::fill(functionsText, {{"SHORT", hash.left(6)}});
    for (const PlanFile& file : plan.files)
        script += '\n' + putFile(file);
    for (const PlanStep& step : plan.steps)
        script += step.kind == PlanStep::Kind::Collect ? collect(plan) : runStep(step);
    return script;
}

QByteArray remoteStepScript(const Plan& plan, const PlanStep& step)
{
    static const QStringList variables{u"RUN"_s, u"BASE"_s, u"HOME"_s};
    QByteArray functions(functionsText);
    functions = functions.mid(functions.indexOf("say() {"));
    QByteArray script = "#!/bin/sh\n" + emit::licenceHeader("the step \"" + step.id.toUtf8() + "\" on the board.");
    script += "# shellcheck disable=SC2016  # dollar signs in single quotes are meant as they stand\n"
              "set -eu\n"
              "BASE=$(CDPATH='' cd -- \"$(dirname -- \"$0\")/..\" && pwd)\n"
              "RUN=$BASE/run\n"
              "mkdir -p \"$RUN/artifacts\"\n\n"
              + functions;
    return script + (step.kind == PlanStep::Kind::Collect ? collect(plan, variables) : runStep(step, variables));
}

bool isPlanScript(const QByteArray& text)
{
    return text.startsWith("#!/bin/sh\n") && text.contains(usageLine);
}

} // namespace cw
