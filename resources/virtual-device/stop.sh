#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# stop.sh DEVICE_DIR
#
# Ends the device's processes and nobody else's: the recorded process, if it still is the one that
# was started (start time, same boot). In namespaces all others end with it; under proot they are
# found by their tracer. Stopping a stopped device does nothing.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=resources/virtual-device/common.sh
. "$here/common.sh"
need_proc "$here/stop.sh" "$@"

dir=$(cd "$1" && pwd -P)
name=$(value name)
if ! running; then
  rm -f "$dir/state"
  say "$name is not running"
  exit 0
fi
pid=$(state pid) start=$(state start)
tracees=
if [ "$(state method)" = proot ]; then
  tracees=$(grep -l "^TracerPid:[[:space:]]*$pid\$" /proc/[0-9]*/status 2>/dev/null | cut -d/ -f3 || true)
fi
kill -TERM "$pid" 2>/dev/null || true
tries=0
while [ "$(start_time "$pid" || true)" = "$start" ]; do
  tries=$((tries + 1))
  [ "$tries" -ne 20 ] || kill -KILL "$pid" 2>/dev/null || true
  [ "$tries" -le 100 ] || die "process $pid of the virtual device \"$name\" does not end."
  sleep 0.05
done
for p in $tracees; do kill -KILL "$p" 2>/dev/null || true; done
rm -f "$dir/state"
say "$name is stopped"
