// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/remotekeeper.h"

#include "core/device/devicelimits.h"

using namespace Qt::StringLiterals;

namespace cw::ssh {
namespace {

// $1: bytes of input, $2: seconds between two signs of life, then the program. Without a terminal no shell kills what it
// started, so the program gets a session of its own, which is ended as one. `sleep` must not hold the connection's pipes.
// Short: Dropbear reads at most 9,000 bytes of a command.
const QString keeper = uR"sh(n=$1 every=$2
shift 2
text=
[ "$n" = 0 ] || text=$(head -c "$n"; echo .)
text=${text%.}
own=setsid
command -v setsid >/dev/null 2>&1 || own=
send() { kill -s "$1" -- "-$job" || kill -s "$1" "$job"; }
end() { send TERM; sleep 3; send KILL; }
exec 3<&0
printf %s "$text" | $own "$@" 3<&- &
job=$!
(cat <&3 >/dev/null; end) >/dev/null 2>&1 &
watch=$!
(
  exec 3<&-
  trap '' PIPE
  while sleep "$every" </dev/null >/dev/null 2>&1; do
    printf '\000' >&2 || { end >/dev/null 2>&1; break; }
  done
) >/dev/null &
beat=$!
exec 3<&-
code=0
wait "$job" || code=$?
kill "$watch" "$beat" 2>/dev/null
exit "$code")sh"_s;

const QString receiver = uR"sh((
  while sleep "$2" </dev/null >/dev/null 2>&1; do printf '\000' >&2 || break; done
) </dev/null >/dev/null &
beat=$!
code=0
cat >"$1" || code=$?
kill "$beat" 2>/dev/null
exit "$code")sh"_s;

} // namespace

QStringList keptCommand(const QStringList& command, qsizetype inputSize)
{
    return QStringList{
               u"sh"_s, u"-c"_s, keeper, u"sh"_s, QString::number(inputSize), QString::number(limits::beatSeconds)}
           + command;
}

QStringList receivingCommand(const QString& path)
{
    return {u"sh"_s, u"-c"_s, receiver, u"sh"_s, path, QString::number(limits::beatSeconds)};
}

QByteArray withoutBeats(QByteArray errors)
{
    return errors.replace(QByteArrayView("\0", 1), QByteArrayView());
}

} // namespace cw::ssh
