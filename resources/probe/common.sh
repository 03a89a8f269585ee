# shellcheck shell=sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is asked of the host and of a device alike.

section uname 'uname -srm' uname -srm
if [ -r /etc/os-release ]; then
  file os-release /etc/os-release
else
  file os-release /usr/lib/os-release
fi

numbers() {
  # Three answers of one program; a line stays away where the program does not know the name.
  for cw_key in LONG_BIT _NPROCESSORS_ONLN GNU_LIBC_VERSION; do
    cw_value=$(getconf "$cw_key" 2>/dev/null) && printf '%s %s\n' "$cw_key" "$cw_value"
  done
}
section getconf 'getconf LONG_BIT, _NPROCESSORS_ONLN, GNU_LIBC_VERSION' numbers

section cpuinfo /proc/cpuinfo cat /proc/cpuinfo
file meminfo /proc/meminfo
file swaps /proc/swaps

# The libstdc++ of this user space: the loader's own folders first.
libstdcxx() {
  for cw_lib in /usr/lib/x86_64-linux-gnu /usr/lib/aarch64-linux-gnu /usr/lib/arm-linux-gnueabihf /usr/lib64 /usr/lib; do
    if [ -r "$cw_lib/libstdc++.so.6" ] && same_machine "$cw_lib"; then
      echo "file $cw_lib/libstdc++.so.6"
      grep -aoE '(GLIBCXX|CXXABI)_[0-9]+(\.[0-9]+)+' "$cw_lib/libstdc++.so.6"
      return
    fi
  done
  echo "no libstdc++.so.6 in the usual folders"
  return 1
}

# A folder of another architecture (multiarch) says nothing about this user space: the C library must lie there too
# and there must be no better one; the list above is in the order of the machines' names.
cw_machine=$(uname -m)
cw_bits=$(getconf LONG_BIT 2>/dev/null)
same_machine() {
  case $1 in
    */x86_64-linux-gnu) [ "$cw_machine" = x86_64 ] ;;
    */aarch64-linux-gnu) [ "$cw_machine" = aarch64 ] && [ "$cw_bits" != 32 ] ;;
    */arm-linux-gnueabihf)
      case $cw_machine in
        arm*) true ;;
        aarch64) [ "$cw_bits" = 32 ] ;;
        *) false ;;
      esac
      ;;
    *) true ;;
  esac
}
section libstdcxx 'grep -ao GLIBCXX, CXXABI in libstdc++.so.6' libstdcxx

# The names of the Pythons on PATH: starting each would cost too much, and the name carries the version.
pythons() {
  cw_ifs=$IFS
  IFS=:
  for cw_dir in $PATH; do
    for cw_python in "$cw_dir"/python3.[0-9] "$cw_dir"/python3.[0-9][0-9]; do
      [ -x "$cw_python" ] && echo "$cw_python"
    done
  done
  IFS=$cw_ifs
  true
}
section pythons 'names of python3.* on PATH' pythons

# -I -S: neither the user's variables nor site packages, and three times faster.
cw_ask='import sys, os
lib = os.path.dirname(os.__file__)
print("cw-python", "%d.%d.%d" % sys.version_info[:3], sys.executable)
print("cw-venv", int(os.path.isdir(os.path.join(lib, "ensurepip")) and os.path.isdir(os.path.join(lib, "venv"))))
print("cw-multiarch", getattr(sys.implementation, "_multiarch", ""))
print("cw-bits", 64 if sys.maxsize > 2**32 else 32)
h = os.path.join(sys.base_prefix, "include", "python%d.%d%s" % (sys.version_info[0], sys.version_info[1], getattr(sys, "abiflags", "")))
print("cw-include", h if os.path.exists(os.path.join(h, "Python.h")) else "")'
ask_python() {
  has "$1" || {
    echo "$1 is not there"
    return 127
  }
  limited "$1" -I -S -c "$cw_ask"
}
