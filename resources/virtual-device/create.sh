#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# create.sh PREPARED DEVICE_DIR NAME PROFILE ARCH [PORT]
#
# Makes a device of a prepared root (prepare.sh): its own copy of the root with a board's files,
# its own host key and client key, and an ssh_config to be used as "ssh -F DEVICE_DIR/ssh_config NAME".
# Made in a temporary directory and renamed: there is the whole device or none.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=resources/virtual-device/common.sh
. "$here/common.sh"
need_proc "$here/create.sh" "$@"
# shellcheck source=resources/virtual-device/profile.sh
. "$here/profile.sh"

prepared=$1 dir=$2 name=$3 profile=$4 arch=$5 port=${6:-}
[ -n "$port" ] || port=$(free_port) # start.sh chooses another if it is taken by then
[ -e "$prepared/prepared" ] || die "there is no prepared root in $prepared."
[ ! -e "$dir" ] || die "the virtual device \"$name\" exists already. Destroy it first, or choose another name."
command -v ssh-keygen >/dev/null || die "ssh-keygen is not installed. Install the package openssh-client."
parent=$(dirname "$dir")
mkdir -p "$parent"
parent=$(cd "$parent" && pwd -P)
dir=$parent/$(basename "$dir")

# The copy shares its blocks where the file system can; count on a full one, and leave 100 MB.
need_kib=$(($(du -sk "$prepared/root" | cut -f1) + 100000))
free_kib=$(df -Pk "$parent" | awk 'NR == 2 { print $4 }')
[ "$free_kib" -ge "$need_kib" ] ||
  die "a virtual device needs $((need_kib / 1000)) MB in $parent and only $((free_kib / 1000)) MB are free. Make room, or set XDG_DATA_HOME to a larger disk."

work=$(part_of "$parent/.$name")
cleanup() { chmod -R u+rwX "$work" 2>/dev/null || true; rm -rf --one-file-system "$work"; }
trap cleanup EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

say "Copying the prepared root"
cp -a --reflink=auto "$prepared/root" "$work/root"
root=$work/root
qemu_cpu='' kernel=''
case $profile in
jetson) profile_jetson "$root" "$arch" ;;
pi) profile_pi "$root" "$arch" ;;
*) die "there is no device profile \"$profile\"; jetson and pi are known." ;;
esac
# qemu-arm has no 32-bit Cortex-A72; the nearest that it has is an A15.
[ "$arch" != armhf ] || qemu_cpu=cortex-a15

say "Making its keys"
ssh-keygen -q -t ed25519 -N '' -C "crosswright $name" -f "$work/id_ed25519"
ssh-keygen -q -t ed25519 -N '' -C "$name" -f "$root/etc/ssh/ssh_host_ed25519_key"
cp "$work/id_ed25519.pub" "$root/home/edge/.ssh/authorized_keys"
chmod 700 "$root/home/edge/.ssh"
chmod 600 "$root/home/edge/.ssh/authorized_keys"
printf '%s %s\n' "$name" "$(cut -d' ' -f1,2 "$root/etc/ssh/ssh_host_ed25519_key.pub")" >"$work/known_hosts"
echo "$name" >"$root/etc/hostname"
printf '127.0.0.1 localhost %s\n' "$name" >"$root/etc/hosts"

# Sessions see the board's processor and kernel name; a program that uses what the board's
# processor lacks stops with SIGILL here, as it would there.
cat >"$root/etc/ssh/sshd_config.device" <<C
Port $port
ListenAddress 127.0.0.1
HostKey /etc/ssh/ssh_host_ed25519_key
PidFile none
PasswordAuthentication no
KbdInteractiveAuthentication no
UsePAM no
PermitRootLogin no
UseDNS no
PrintMotd no
SetEnv LANG=C.UTF-8 QEMU_CPU=$qemu_cpu QEMU_UNAME=$kernel
Subsystem sftp /usr/lib/openssh/sftp-server
C
# HostKeyAlias: the key is known by the device's name, so a new port does not make it unknown.
cat >"$work/ssh_config" <<C
Host $name
    HostName 127.0.0.1
    Port $port
    User edge
    HostKeyAlias $name
    IdentityFile "$dir/id_ed25519"
    IdentitiesOnly yes
    UserKnownHostsFile "$dir/known_hosts"
    GlobalKnownHostsFile none
    StrictHostKeyChecking yes
    PasswordAuthentication no
    ForwardAgent no
    ForwardX11 no
C
{
  printf 'name=%s\nprofile=%s\nport=%s\nqemu_cpu=%s\n' "$name" "$profile" "$port" "$qemu_cpu"
  cat "$prepared/prepared"
} >"$work/device"
trap '' INT TERM HUP
mv -T "$work" "$dir" || { cleanup; die "the virtual device could not be put at $dir."; }
trap - EXIT
say "Created $name: $(du -sm "$dir" | cut -f1) MB in $dir"
