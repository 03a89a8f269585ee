#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# start.sh DEVICE_DIR
#
# Starts the device's own sshd and returns when a login with a strict host key check works.
# The device stays up until stop.sh. Starting a running device does nothing.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=resources/virtual-device/common.sh
. "$here/common.sh"
need_proc "$here/start.sh" "$@"

dir=$(cd "$1" && pwd -P)
name=$(value name) arch=$(value arch) port=$(value port)
if running; then
  say "$name is running"
  exit 0
fi
rm -f "$dir/state"
if port_listens "$port"; then
  port=$(free_port)
  say "The device's port is taken by another program; it moves to port $port"
  for f in device:port= ssh_config:'    Port ' root/etc/ssh/sshd_config.device:'Port '; do
    file=$dir/${f%%:*} key=${f#*:}
    sed "s/^$key.*/$key$port/" "$file" >"$file.new"
    mv "$file.new" "$file"
  done
fi

say "Starting $name"
QEMU_CPU=$(value qemu_cpu)
export QEMU_CPU
# /run is what a boot would leave; a crash may have left anything.
rm -rf --one-file-system "$dir/root/run"
mkdir -p "$dir/root/run/sshd"
(cd / && exec setsid sh "$here/enter.sh" "$dir/root" ro "$arch" "$dir/state" -- \
  /usr/sbin/sshd -D -e -f /etc/ssh/sshd_config.device) </dev/null >"$dir/log" 2>&1 &
holder=$!
trap 'sh "$here/stop.sh" "$dir" >/dev/null 2>&1; kill "$holder" 2>/dev/null; exit 130' INT TERM HUP
tries=0
until port_listens "$port" && ssh -F "$dir/ssh_config" -o BatchMode=yes -o ConnectTimeout=20 -o ControlPath=none "$name" true 2>>"$dir/log"; do
  tries=$((tries + 1))
  if ! kill -0 "$holder" 2>/dev/null || [ "$tries" -gt 600 ]; then
    tail -n 15 "$dir/log" >&2
    sh "$here/stop.sh" "$dir" >/dev/null 2>&1 || true
    kill "$holder" 2>/dev/null || true
    rm -f "$dir/state"
    die "the virtual device \"$name\" did not come up; its log is $dir/log."
  fi
  sleep 0.1
done
say "$name is up on 127.0.0.1:$port ($(sed -n 's/^method=//p' "$dir/state"))"
