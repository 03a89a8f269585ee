#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# status.sh DEVICE_DIR: what is known of the device, as name=value lines on standard output.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=resources/virtual-device/common.sh
. "$here/common.sh"
need_proc "$here/status.sh" "$@"

dir=$(cd "$1" && pwd -P)
cat "$dir/device"
printf 'disk_kib=%s\n' "$(du -sk "$dir" 2>/dev/null | cut -f1)"
if running; then
  printf 'state=running\nmethod=%s\npid=%s\n' "$(state method)" "$(state pid)"
elif [ -e "$dir/state" ]; then
  # Recorded as running, but its process is gone: a crash or a reboot.
  printf 'state=stopped\nstale=1\n'
else
  printf 'state=stopped\n'
fi
