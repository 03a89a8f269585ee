# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
#
# Shared by the scripts of the virtual device. Sourced, never run.

# A temporary directory beside the one that is made: "$1.part.PID". One whose maker was killed is removed.
part_of() {
  for stale in "$1".part.*; do
    [ -d "$stale" ] || continue
    kill -0 "${stale##*.}" 2>/dev/null || { chmod -R u+rwX "$stale"; rm -rf --one-file-system "$stale"; }
  done
  mkdir -m 700 "$1.part.$$"
  printf '%s\n' "$1.part.$$"
}

# Progress and failures go to stderr; stdout is for data.
say() { printf '%s\n' "$*" >&2; }
die() { printf 'crosswright: %s\n' "$*" >&2; exit 1; }

# The device's architecture decides which emulator runs it and what its programs look like.
# Sets: qemu (host path), magic and mask (ELF header, as binfmt_misc wants them), triplet, unamem.
set_arch() {
  case $1 in
  arm64)
    qemu_name=aarch64 triplet=aarch64-linux-gnu unamem=aarch64
    magic='\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00'
    mask='\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff' ;;
  armhf)
    qemu_name=arm triplet=arm-linux-gnueabihf unamem=armv7l
    magic='\x7fELF\x01\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\x28\x00'
    mask='\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff' ;;
  *) die "there is no virtual device for the architecture \"$1\"; arm64 and armhf are known." ;;
  esac
  # The emulator must be static: it is opened on the host and run inside the device's root.
  # Debian 13's package qemu-user installs a static qemu-aarch64 without the suffix.
  qemu=
  for candidate in "qemu-$qemu_name-static" "qemu-$qemu_name"; do
    if qemu=$(command -v "$candidate"); then break; fi
  done
  [ -n "$qemu" ] || die "qemu-$qemu_name-static is not installed, so nothing here can run $1 programs. Install the package qemu-user-static."
  # Where qemu looks before it opens an absolute path. The device uses it for /proc (see inside.sh).
  qemu_prefix=$("$qemu" --help | sed -n 's/^QEMU_LD_PREFIX *= *//p')
  case $qemu_prefix in /?*) ;; *) qemu_prefix=/etc/qemu-binfmt/$qemu_name ;; esac
  # Read by the scripts that source this file.
  : "$triplet" "$unamem" "$magic" "$mask" "$qemu_prefix"
}

# A bare chroot may have no /proc. Root can go on in a private mount namespace that has one; the
# chroot itself is not changed. Called first, with the script and its arguments.
# shellcheck disable=SC2154 # here is set by the script
need_proc() {
  [ ! -e /proc/self/stat ] || return 0
  if [ "$(id -u)" != 0 ] || ! command -v perl >/dev/null; then
    die "there is no /proc here, and a virtual device cannot be found or started without it. Mount one: mount -t proc proc /proc"
  fi
  exec unshare --mount --propagation unchanged -- perl "$here/unroot.pl" "$(uname -m)" /bin/sh "$@"
}

# Field 22 of /proc/PID/stat: the start time. With the pid it names one process for one boot.
# The command name may hold blanks and brackets, so cut after the last ")".
start_time() {
  stat_line=$(cat "/proc/$1/stat" 2>/dev/null) || return 1
  # shellcheck disable=SC2086 # split into fields on purpose
  set -- ${stat_line##*) }
  [ $# -ge 20 ] || return 1
  printf '%s\n' "${20}"
}

boot_id() { cat /proc/sys/kernel/random/boot_id 2>/dev/null || echo unknown; }

# Is a TCP port of the loopback in use by a listening socket? /proc/net/tcp has ports in hex,
# state 0A is LISTEN.
port_listens() {
  hex=$(printf '%04X' "$1")
  cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | awk -v p="$hex" '
    $4 == "0A" { n = split($2, a, ":"); if (a[n] == p) found = 1 }
    END { exit found ? 0 : 1 }'
}

# The settings of the device in $dir (set by the script), and what enter.sh recorded when it was started.
# shellcheck disable=SC2154
value() { sed -n "s/^$1=//p" "$dir/device"; }
state() { sed -n "s/^$1=//p" "$dir/state" 2>/dev/null; }

# Does the recorded process still live? After a crash or a reboot its number may be another's.
running() {
  [ -s "$dir/state" ] && [ "$(state boot)" = "$(boot_id)" ] || return 1
  running_pid=$(state pid)
  [ -n "$running_pid" ] && [ "$(start_time "$running_pid")" = "$(state start)" ]
}

free_port() {
  while :; do
    candidate=$((20000 + $(od -An -N2 -tu2 /dev/urandom) % 12000))
    port_listens "$candidate" || { printf '%s\n' "$candidate"; return; }
  done
}
