#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# enter.sh ROOT rw|ro ARCH STATEFILE -- PROGRAM [ARGUMENT...]
#
# Runs a program of another architecture inside ROOT, as user 1000 ("edge") there, in the best way
# this machine allows:
#   namespace  own user, mount and process namespaces with an own binfmt_misc (Linux 6.7 and later;
#              earlier where the host has the emulator registered)
#   chroot     the same for root in a chroot, which must first be made the root of a mount namespace
#   proot      no namespaces: proot translates every call
# Nothing is changed on the host. CROSSWRIGHT_VIRTUAL_METHOD insists on one of the three.
# STATEFILE, if not empty, gets "method", "pid", "start" (field 22 of stat) and "boot" of the process
# with which all others end.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=resources/virtual-device/common.sh
. "$here/common.sh"

root=$(cd "$1" && pwd -P) access=$2 arch=$3 state=$4
shift 5
set_arch "$arch"

enter() { # METHOD STATE PROGRAM...
  how=$1 fd=$2
  shift 2
  if [ "$how" = proot ]; then
    # -i: the one real user appears as 1000, so that sshd behaves as for an unprivileged user.
    set -- -q "$qemu" -r "$root" -i 1000:1000 -b /dev -b /proc -w / \
      /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8 ${QEMU_CPU:+QEMU_CPU="$QEMU_CPU"} "$@"
    for n in meminfo cpuinfo; do
      [ ! -e "$root/etc/virtual-device/$n" ] || set -- -b "$root/etc/virtual-device/$n:/proc/$n" "$@"
    done
    [ ! -d "$root/sys/firmware/devicetree/base" ] || set -- -b "$root/sys/firmware/devicetree/base:/proc/device-tree" "$@"
    [ ! -d "$root/sys/devices" ] || set -- -b "$root/sys:/sys" "$@"
    if [ -n "$fd" ]; then
      read -r pid _ </proc/self/stat # read by the shell itself, which becomes proot below
      printf 'pid=%s\nstart=%s\nboot=%s\n' "$pid" "$(start_time "$pid")" "$(boot_id)" >&5
      exec 5>&-
    fi
    exec proot "$@"
  fi
  set -- unshare --user --map-root-user --mount --propagation private --uts --pid --fork --kill-child -- \
    /bin/sh "$here/inside.sh" "$root" "$access" "$qemu" "$qemu_prefix" "$magic" "$mask" "$fd" "$@"
  [ "$how" != chroot ] ||
    set -- unshare --mount --propagation unchanged -- perl "$here/unroot.pl" "$(uname -m)" "$@"
  exec "$@"
}

probe=$(mktemp)
trap 'rm -f "$probe"' EXIT
method='' reasons=''
for candidate in namespace chroot proot; do
  case ${CROSSWRIGHT_VIRTUAL_METHOD:-$candidate} in "$candidate") ;; *) continue ;; esac
  case $candidate in
  chroot) if [ "$(id -u)" != 0 ] || ! command -v perl >/dev/null; then continue; fi ;;
  proot) command -v proot >/dev/null || { reasons="$reasons
  proot: it is not installed"; continue; } ;;
  esac
  if (trap - EXIT; enter "$candidate" '' /bin/true) >"$probe" 2>&1 </dev/null; then method=$candidate; break; fi
  reasons="$reasons
  $candidate: $(head -n 1 "$probe")"
done
rm -f "$probe"
trap - EXIT
if [ -z "$method" ]; then
  say "crosswright: this machine can neither run a virtual device in namespaces nor with proot:$reasons"
  say "Install the package proot, or allow user namespaces. As root, on a kernel that lets only root register an emulator:"
  say "  mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc"
  say "  printf ':qemu-$qemu_name:M:0:$magic:$mask:$qemu:POF' > /proc/sys/fs/binfmt_misc/register"
  exit 1
fi
if [ -n "$state" ]; then
  exec 5>"$state"
  printf 'method=%s\n' "$method" >&5
  enter "$method" 5 "$@"
else
  enter "$method" '' "$@"
fi
