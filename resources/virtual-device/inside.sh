#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# inside.sh ROOT rw|ro QEMU QEMU_PREFIX MAGIC MASK STATEFILE PROGRAM [ARGUMENT...]
#
# The first process of the device's namespaces, as their root (which has no power outside). It
# lays out the device's world, makes ROOT the root, lets PROGRAM run as user 1000 without any
# privilege, and ends when PROGRAM ends; with it ends every process of the device.
set -eu
root=$1 access=$2 qemu=$3 prefix=$4 magic=$5 mask=$6 state=$7
shift 7
die() { printf 'crosswright: %s\n' "$*" >&2; exit 1; }

# The host's /proc is still the mounted one: it knows this process by its number on the host.
read -r pid rest </proc/self/stat
boot=$(cat /proc/sys/kernel/random/boot_id)

mount --bind "$root" "$root"
hostname "$(cat "$root/etc/hostname")" 2>/dev/null || true
# What the device's user may write; the rest is read-only, as it would be for a user that is not root.
if [ "$access" = ro ]; then
  for d in home tmp var run; do mount --bind "$root/$d" "$root/$d"; done
  # The host may have locked flags of the disk that ROOT is on (nosuid, nodev): they must be repeated.
  flags=$(findmnt -n -o VFS-OPTIONS -T "$root" 2>/dev/null | tail -n 1 | tr ',' '\n' | grep -E '^(nosuid|nodev|noatime|relatime|nodiratime)$' | tr '\n' ',' || true)
  mount -o "remount,bind,${flags}ro" "$root" || echo "crosswright: the device's system files stay writable" >&2
fi

mount -t tmpfs -o mode=755,size=1m,nosuid tmpfs "$root/dev"
for node in null zero full random urandom tty; do
  [ -e "/dev/$node" ] || continue
  : >"$root/dev/$node"
  mount --bind "/dev/$node" "$root/dev/$node"
done
mkdir "$root/dev/pts" "$root/dev/shm"
chmod 1777 "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
for n in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/${n%:*}" "$root/dev/${n#*:}"; done

# The kernel lets nobody add /proc/device-tree to a procfs, and every Jetson and Pi has one. But
# qemu-user looks for an absolute path below its prefix first. So the true procfs is mounted below
# the prefix, where "ps" and all others find it, and /proc itself is a small tmpfs with device-tree
# and links for what the kernel itself resolves (/proc/self). All else below the prefix is the root
# once more, since qemu would also look there for "/". (Seen from inside: the name of an open
# terminal or file in /proc/self/fd begins with the prefix.)
mount -t tmpfs -o mode=755,size=1m,nosuid tmpfs "$root/proc"
mount --rbind "$root" "$root$prefix"
mount -t proc -o ro,nosuid,nodev,noexec proc "$root$prefix/proc" 2>/dev/null ||
  mount --rbind /proc "$root$prefix/proc"
for n in self thread-self cpuinfo loadavg meminfo mounts stat uptime version sys filesystems net cmdline; do
  ln -s "..$prefix/proc/$n" "$root/proc/$n"
done
ln -s /sys/firmware/devicetree/base "$root/proc/device-tree"
for n in meminfo cpuinfo; do
  [ ! -e "$root/etc/virtual-device/$n" ] || mount --bind "$root/etc/virtual-device/$n" "$root$prefix/proc/$n"
done

mkdir -p "$root/run/binfmt"
# F: the emulator is opened now, on the host; P: it is told argv[0]; O and C as Debian has them.
if mount -t binfmt_misc binfmt_misc "$root/run/binfmt" 2>/dev/null; then
  printf ':device:M:0:%s:%s:%s:POF' "$magic" "$mask" "$qemu" >"$root/run/binfmt/register" ||
    die "the kernel did not accept the registration of $qemu."
fi

# The program waits in its own user namespace, where there is only user 1000, while its root is
# exchanged: pivot_root changes the root of every process that is at the old one. It could not
# start later, since no program of the host is left then.
mkfifo "$root/dev/.go"
# shellcheck disable=SC2016 # expanded by that shell
unshare --user --map-user=1000 --map-group=1000 -- /bin/sh -c '
  exec 3<"$1"; shift; read -r go <&3 || exit 1; exec 3<&-; cd /; exec "$@"' sh "$root/dev/.go" \
  /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8 ${QEMU_CPU:+QEMU_CPU="$QEMU_CPU"} "$@" &
program=$!
trap 'exit 143' TERM INT HUP
exec 4>"$root/dev/.go"
rm -f "$root/dev/.go"
cd "$root"
pivot_root . .old
cd /
# An emulated program, since the host's are gone from here: this also shows that the emulation works.
/usr/bin/umount -l /.old || die "programs of the device do not run here: the kernel takes no emulator in a user namespace (it must be Linux 6.7 or later, or have one registered)."
if [ -n "$state" ]; then
  # STATEFILE is an open descriptor by now: see enter.sh.
  # shellcheck disable=SC2086 # fields
  set -- ${rest##*) }
  printf 'pid=%s\nstart=%s\nboot=%s\n' "$pid" "${20}" "$boot" >&5
  exec 5>&-
fi
echo go >&4
exec 4>&-
code=0
wait "$program" || code=$?
exit "$code"
