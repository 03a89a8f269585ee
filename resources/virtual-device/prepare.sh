#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# prepare.sh SUITE ARCH DIR
#
# Makes DIR/root: a Debian userland of another architecture, unpacked and ready to be run by
# qemu-user, without root and without a change to the host. The host's own apt fetches it with
# lists, state and cache of its own, from the mirror and with the keyring of the host's own
# configuration. No maintainer script runs: what they would have done and a device needs is done
# in finish(). Everything is made in a temporary directory beside DIR and renamed at the end.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=resources/virtual-device/common.sh
. "$here/common.sh"
need_proc "$here/prepare.sh" "$@"

suite=$1 arch=$2 target=$3
set_arch "$arch"
# A plain processor: the emulator's default one signs pointers, which makes Debian 13 five times slower.
case $arch in arm64) export QEMU_CPU=cortex-a72 ;; armhf) export QEMU_CPU=cortex-a15 ;; esac
for tool in apt-get apt-config dpkg-deb tar awk; do
  command -v "$tool" >/dev/null || die "$tool is not installed; the virtual device is fetched and unpacked with it."
done

# Sizes in KiB, measured: packages and lists 130 MB, unpacked root 330 MB, bytecode and venv 60 MB.
need_kib=700000
parent=$(dirname "$target")
mkdir -p "$parent"
free_kib=$(df -Pk "$parent" | awk 'NR == 2 { print $4 }')
[ "$free_kib" -ge "$need_kib" ] ||
  die "preparing a virtual device needs $((need_kib / 1000)) MB in $parent and only $((free_kib / 1000)) MB are free. Make room, or set XDG_CACHE_HOME to a larger disk."

work=$(part_of "$target")
cleanup() { chmod -R u+rwX "$work" 2>/dev/null || true; rm -rf --one-file-system "$work"; }
trap cleanup EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
root=$work/root
apt=$work/apt
mkdir -p "$root" "$apt/state/lists/partial" "$apt/cache/archives/partial" "$apt/parts" "$apt/empty"

packages="base-files base-passwd bash dash coreutils dpkg libc-bin login passwd mount util-linux grep
  sed gawk findutils tar gzip hostname ncurses-base netbase procps zstd libstdc++6 libgomp1
  python3 python3-venv openssh-server openssh-sftp-server rsync ca-certificates"

# --- where to fetch from ------------------------------------------------------------------------
# The main archive of the host's own Debian entry: same mirror, same keyring, other suite.
find_mirror() {
  if [ -n "${CROSSWRIGHT_VIRTUAL_MIRROR:-}" ]; then
    mirror=${CROSSWRIGHT_VIRTUAL_MIRROR%/} signed_by=
  else
    # shellcheck disable=SC2016 # apt's own fields
    entry=$(apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(COMPONENT)|$(REPO_URI)|$(SIGNED_BY)' 'Created-By: Packages' 2>/dev/null |
      awk -F'|' '$1 == "Debian" && $2 == "Debian" && $3 == "main" { print; exit }')
    # Before the first "apt-get update" apt knows no origins; the release's name tells Debian's own.
    [ -n "$entry" ] || entry=$(apt-get update --print-uris 2>/dev/null |
      sed -n "s#^'\\(.*\\)/dists/\\(bullseye\\|bookworm\\|trixie\\|forky\\|sid\\|oldstable\\|stable\\|testing\\|unstable\\)/InRelease' .*#Debian|Debian|main|\\1|#p" | head -n 1)
    [ -n "$entry" ] || die "the apt configuration of this system names no Debian archive, so there is nowhere to fetch the device from. Set CROSSWRIGHT_VIRTUAL_MIRROR to a Debian mirror."
    mirror=$(printf '%s' "$entry" | cut -d'|' -f4) signed_by=$(printf '%s' "$entry" | cut -d'|' -f5)
    mirror=${mirror%/}
  fi
  # apt prints the unexpanded field when an entry names no keyring of its own; Debian's is then asked for.
  case $signed_by in /*) ;; *) signed_by=/usr/share/keyrings/debian-archive-keyring.gpg ;; esac
  [ -r "$signed_by" ] || signed_by=
}

# apt's quoting in a sources line cannot hold blanks in a path; deb822 files can.
write_apt_configuration() {
  {
    printf 'Types: deb\nURIs: %s\nSuites: %s\nComponents: main\nArchitectures: %s\n' "$mirror" "$suite" "$arch"
    [ -z "$signed_by" ] || printf 'Signed-By: %s\n' "$signed_by"
  } >"$apt/parts/device.sources"
  : >"$apt/status"
  # Proxies, credentials helpers, timeouts of the host stay in force; its hooks, pins and sources do not.
  {
    apt-config dump | grep '^Acquire::' | grep -v '^Acquire::IndexTargets' || true
    cat <<C
Dir::Etc::main "/dev/null";
Dir::Etc::parts "$apt/empty";
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "$apt/parts";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "$apt/empty";
Dir::State "$apt/state";
Dir::State::status "$apt/status";
Dir::Cache "$apt/cache";
APT::Architecture "$arch";
APT::Architectures { "$arch"; };
APT::Install-Recommends "false";
APT::Sandbox::User "root";
APT::Get::Assume-Yes "true";
Acquire::Languages "none";
Acquire::Retries "3";
Debug::NoLocking "true";
C
  } >"$apt/apt.conf"
}

fetch() {
  find_mirror
  write_apt_configuration
  APT_CONFIG=$apt/apt.conf
  export APT_CONFIG
  say "Fetching the package list of Debian $suite for $arch"
  if ! apt-get -qq update >"$work/apt.log" 2>&1 || grep -q '^[EW]: .*\(NO_PUBKEY\|not signed\|is no longer signed\|Failed to fetch\)' "$work/apt.log"; then
    cat "$work/apt.log" >&2
    if grep -q 'NO_PUBKEY\|not signed' "$work/apt.log"; then
      die "the keyring ${signed_by:-of this system} does not know the signature of Debian $suite. Update the package debian-archive-keyring."
    fi
    die "the package list of Debian $suite for $arch could not be fetched from this system's mirror. It may not carry that suite; the messages above are apt's."
  fi
  say "Fetching the packages"
  # shellcheck disable=SC2086 # a list
  apt-get -qq install --download-only $packages >"$work/apt.log" 2>&1 ||
    { cat "$work/apt.log" >&2; die "the packages of the device could not be fetched; the messages above are apt's."; }
  unset APT_CONFIG
}

# --- unpacking ----------------------------------------------------------------------------------
unpack() {
  # Merged /usr, as debootstrap makes it; base-files of Debian 12 does not ship the links.
  for d in bin sbin lib; do mkdir -p "$root/usr/$d"; ln -s "usr/$d" "$root/$d"; done
  set -- "$apt"/cache/archives/*.deb
  say "Unpacking $# packages"
  mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/triggers"
  : >"$root/var/lib/dpkg/status"
  for deb; do
    # A fifth of all files, here only for maintainer scripts, which do not run; perl-base stays.
    case ${deb##*/} in perl_* | perl-modules-* | libperl5*) continue ;; esac
    # Manual pages, documentation and translations stay out: a third of the files, never read here.
    # Licences (copyright files) stay. One owner for all files: the device has one user (see inside.sh).
    dpkg-deb --fsys-tarfile "$deb" |
      tar -C "$root" -x --no-same-owner --keep-directory-symlink \
        --exclude='./usr/share/man/*' --exclude='./usr/share/locale/*' --exclude='./usr/share/info/*' \
        --exclude='./usr/share/doc/*/changelog*' --exclude='./usr/share/doc/*/NEWS*' --exclude='./usr/share/doc/*/README*' \
        --exclude='./usr/share/doc/*/examples/*'
    # dpkg's record, so that "dpkg -l" on the device tells the truth about what is unpacked there.
    dpkg-deb -f "$deb" | awk 'NR == 1 { print; print "Status: install ok unpacked"; next } { print }' >>"$root/var/lib/dpkg/status"
    echo >>"$root/var/lib/dpkg/status"
  done
  # No file needs another identity than its caller's, and none shall have it on the host's disk.
  find "$root" -xdev -type f -perm /6000 -exec chmod u-s,g-s {} +
}

# --- what maintainer scripts would have done ----------------------------------------------------
finish() {
  r=$root
  cp "$r/usr/share/base-passwd/passwd.master" "$r/etc/passwd"
  cp "$r/usr/share/base-passwd/group.master" "$r/etc/group"
  echo 'sshd:x:105:65534::/run/sshd:/usr/sbin/nologin' >>"$r/etc/passwd"
  echo 'edge:x:1000:1000:edge device user:/home/edge:/bin/bash' >>"$r/etc/passwd"
  echo 'edge:x:1000:' >>"$r/etc/group"
  awk -F: '{ print $1 ":*:19000:0:99999:7:::" }' "$r/etc/passwd" >"$r/etc/shadow"
  chmod 600 "$r/etc/shadow"
  [ -e "$r/bin/sh" ] || ln -s dash "$r/bin/sh"
  [ -e "$r/usr/bin/awk" ] || ln -s gawk "$r/usr/bin/awk"
  [ -e "$r/etc/profile" ] || cp "$r/usr/share/base-files/profile" "$r/etc/profile"
  [ -e "$r/etc/nsswitch.conf" ] || printf 'passwd: files\ngroup: files\nshadow: files\nhosts: files dns\n' >"$r/etc/nsswitch.conf"
  # sshd gives a terminal to this group and fails where it cannot; the device's user is in no other.
  sed -i '/^tty:/d' "$r/etc/group"
  echo virtual >"$r/etc/hostname"
  echo 'LANG=C.UTF-8' >"$r/etc/default/locale"
  # Debian's pip reads this bundle even when it is told to use no index.
  cat "$r"/usr/share/ca-certificates/mozilla/*.crt >"$r/etc/ssl/certs/ca-certificates.crt"
  mkdir -p "$r/tmp" "$r/var/tmp" "$r/root" "$r/run/sshd" "$r/proc" "$r/sys" "$r/dev" "$r/home/edge/.ssh" "$r/.old" "$r$qemu_prefix"
  chmod 1777 "$r/tmp" "$r/var/tmp"
  chmod 700 "$r/root" "$r/home/edge/.ssh"
  cp "$r/etc/skel/.bashrc" "$r/etc/skel/.profile" "$r/home/edge/" 2>/dev/null || true
}

# Python bytecode: dpkg's postinst would compile it. It does not depend on the processor, so the
# host's python compiles it in seconds when it is the same version (same magic number).
compile_python() {
  stdlib=$(find "$root/usr/lib" -maxdepth 1 -type d -name 'python3.*' | head -n 1)
  [ -n "$stdlib" ] || die "the unpacked device has no Python."
  version=${stdlib##*/python}
  for python in "python$version" python3; do
    path=$(command -v "$python") || continue
    [ "$("$path" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)" = "$version" ] || continue
    say "Compiling the device's Python library"
    # unchecked-hash: the times of the sources differ between copies, the bytecode stays valid.
    "$path" -I -m compileall -q -j 2 -s "$root" -p / --invalidation-mode unchecked-hash \
      -x '/(test|tests|idlelib|lib2to3|turtledemo)/' "$stdlib" "$root/usr/lib/python3" >/dev/null 2>&1 || true
    return
  done
  compile_inside=1
}

# What costs much under emulation is done once here, in the device's own world.
inside() {
  sh "$here/enter.sh" "$root" rw "$arch" "" -- /bin/sh -c "$1" </dev/null >"$work/inside.log" 2>&1 ||
    { cat "$work/inside.log" >&2; die "the prepared device cannot run its own programs."; }
}

compile_inside=0
fetch
unpack
finish
compile_python
say "Setting up Python inside the device (once, about a minute)"
compile=
[ "$compile_inside" = 0 ] || compile='python3 -m compileall -q --invalidation-mode unchecked-hash -x "/(test|tests|idlelib|lib2to3|turtledemo)/" /usr/lib/python3* >/dev/null 2>&1;'
# The pip that a deployment uses: the deploy side makes it at this very path on every device that
# lacks it, and makes each new venv with --without-pip (see docs: deploy).
inside "set -e; export HOME=/home/edge LANG=C.UTF-8; /sbin/ldconfig; $compile
  python3 -m venv /home/edge/.cache/crosswright/pip
  /home/edge/.cache/crosswright/pip/bin/python -m pip --version
  uname -m"
tail -n 3 "$work/inside.log" >&2
rm -rf "$apt"
rm -rf "$root/tmp" "$root/run"
mkdir -p "$root/tmp" "$root/run/sshd"
chmod 1777 "$root/tmp"
printf 'suite=%s\narch=%s\nformat=1\n' "$suite" "$arch" >"$work/prepared"
rm -f "$work/inside.log" "$work/apt.log"
trap - EXIT
if ! mv -T "$work" "$target" 2>/dev/null; then
  # Somebody else prepared the same one meanwhile: theirs is as good.
  [ -e "$target/prepared" ] || { cleanup; die "the prepared device could not be put at $target."; }
  cleanup
fi
say "Prepared Debian $suite $arch: $(du -sm "$target" | cut -f1) MB in $target"
