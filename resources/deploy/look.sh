#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# What decides whether a deployment can work, in one connection: NAME=VALUE lines. $1: the deployment folder.
set -u
LC_ALL=C
export LC_ALL
folder=$1
say() { printf '%s=%s\n' "$1" "$2"; }

say machine "$(uname -m)"
say home "$HOME"
say user "$(id -un)"
# Bytes 18-19 of an ELF file are e_machine (elf(5)): who answers the login is what the device really is.
sshd=$(command -v sshd || for p in /usr/sbin/sshd /sbin/sshd /usr/sbin/dropbear; do [ -e "$p" ] && echo "$p" && break; done)
[ -n "$sshd" ] && say sshd_elf "$(od -An -tx1 -j18 -N2 "$sshd" 2>/dev/null | tr -d ' \n')"
if command -v python3 >/dev/null 2>&1; then
  python3 - <<'P'
import sys, sysconfig
print("python=%d.%d" % sys.version_info[:2])
print("python_full=" + sys.version.split()[0])
print("abi=cp%d%d%s" % (sys.version_info[0], sys.version_info[1], getattr(sys, "abiflags", "")))
print("platform=" + sysconfig.get_platform())
try:
    import venv, ensurepip
    print("ensurepip=1")
except ImportError:
    print("ensurepip=0")
try:
    from importlib.metadata import version
    print("pip=" + version("pip"))
except Exception:
    pass
P
fi
say glibc "$(getconf GNU_LIBC_VERSION 2>/dev/null | sed 's/^glibc //')"
for lib in /usr/lib/*/libstdc++.so.6 /usr/lib/libstdc++.so.6 /usr/lib64/libstdc++.so.6; do
  [ -e "$lib" ] || continue
  say glibcxx "$(grep -ao 'GLIBCXX_[0-9][0-9.]*' "$lib" | sed 's/^GLIBCXX_//' | sort -t. -k1,1n -k2,2n -k3,3n | tail -n 1)"
  break
done
[ -d "$folder" ] || mkdir -p "$folder"
say folder "$(cd "$folder" && pwd -P)"
say free_mib "$(df -Pk "$folder" 2>/dev/null | awk 'NR == 2 { print int($4 / 1024) }')"
say former "$(readlink "$folder/current" 2>/dev/null)"
