# shellcheck shell=sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is asked of the machine that builds.

# One run of the preprocessor tells version, target, the folders of the system's headers and the C library's version.
# gcc prints some folders with ".." in them and writes others into its dependency files: "cw-real" lines give the latter.
compiler() {
  has "$1" || {
    echo "$1 is not there"
    return 127
  }
  echo "cw-path $(command -v "$1")"
  cw_text=$(printf '#include <features.h>\ncw-glibc __GLIBC__ __GLIBC_MINOR__\n' | limited "$1" -v -E -P -x "$2" - 2>&1)
  cw_code=$?
  printf '%s\n' "$cw_text"
  printf '%s\n' "$cw_text" | while IFS= read -r cw_line; do
    case $cw_line in
      ' /'*) [ -d "${cw_line# }" ] && (cd "${cw_line# }" && echo "cw-real $(pwd -P)") ;;
    esac
  done
  return "$cw_code"
}
for cw_prefix in '' aarch64-linux-gnu- arm-linux-gnueabihf-; do
  section "${cw_prefix}gcc" "${cw_prefix}gcc -v -E -P -x c -" compiler "${cw_prefix}gcc" c
  section "${cw_prefix}g++" "${cw_prefix}g++ -v -E -P -x c++ -" compiler "${cw_prefix}g++" c++
done
section clang 'clang -v -E -P -x c -' compiler clang c

# The system's Python is the one whose headers and packages belong together; another one may stand first on PATH.
section python '/usr/bin/python3 -I -S' ask_python /usr/bin/python3
# With site packages this time, as a build sees them (not what lies in this folder); looked for, not imported.
cw_seek='import sys; del sys.path[0]
from importlib.util import find_spec
print("cw-numpy", int(find_spec("numpy") is not None))'
ask_numpy() {
  has /usr/bin/python3 || return 127
  limited /usr/bin/python3 -E -c "$cw_seek"
}
section python-numpy '/usr/bin/python3: find_spec("numpy")' ask_numpy
cw_first=$(command -v python3)
if [ -n "$cw_first" ] && [ "$cw_first" != /usr/bin/python3 ]; then
  section python-on-path "$cw_first -I -S" ask_python "$cw_first"
fi

for cw_tool in aarch64 arm; do
  if has "qemu-$cw_tool-static"; then
    section "qemu-$cw_tool" "qemu-$cw_tool-static --version" limited "qemu-$cw_tool-static" --version
  else
    section "qemu-$cw_tool" "qemu-$cw_tool --version" limited "qemu-$cw_tool" --version
  fi
done

tools() {
  for cw_tool in bazel bazelisk git ssh sftp rsync ssh-keyscan ssh-keygen docker podman proot unshare mmdebstrap apt-get dpkg-deb \
    dnf pacman zypper cmake ninja java unzip zip patch xz swig clang nvcc; do
    cw_path=$(command -v "$cw_tool") && echo "$cw_tool $cw_path"
  done
  true
}
section tools 'command -v' tools

user_manager() {
  has systemctl || {
    echo "systemctl is not there"
    return 127
  }
  limited systemctl --user show --property=Version
}
section user-manager 'systemctl --user show --property=Version' user_manager
file cgroup /sys/fs/cgroup/cgroup.controllers
# The folder may not exist yet: its file system is that of the nearest one above.
# shellcheck disable=SC2154 # set by the host
section disk "df -Pk $cw_folder" df -Pk "$cw_folder"
