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
  [ "$2" = c ] && [ "$cw_code" = 0 ] && [ "$1" != clang ] && compiler_defaults "$1"
  return "$cw_code"
}

# What it makes when nobody says what, and for which ARM the files were made that it links into every program.
compiler_defaults() {
  cw_word=$(limited "$1" -dumpmachine 2>/dev/null) && echo "cw-machine $cw_word"
  cw_word=$(limited "$1" -print-sysroot 2>/dev/null) && echo "cw-sysroot $cw_word"
  LC_ALL=C limited "$1" -Q --help=target 2>/dev/null |
    sed -n 's/[[:space:]]\{1,\}/ /g; s/ $//; s/^ -m\(arch=\|fpu=\|float-abi=\|thumb \)/cw-option -m\1/p'
  case $1 in arm-*) ;; *) return ;; esac
  cw_readelf=$(limited "$1" -print-prog-name=readelf)
  has "$cw_readelf" || return
  for cw_file in "$(limited "$1" -print-file-name=crt1.o)" "$(limited "$1" -print-libgcc-file-name)"; do
    LC_ALL=C limited "$cw_readelf" -A "$cw_file" 2>/dev/null |
      sed -n "s,^  Tag_CPU_arch: v\\([0-9A-Za-z-]*\\)\$,\\1,p" | sort -u | tr '[:upper:]' '[:lower:]' |
      while IFS= read -r cw_word; do
        echo "cw-runtime armv$cw_word $cw_file"
      done
  done
}
cw_prefixes='aarch64-linux-gnu- arm-linux-gnueabihf-'
# shellcheck disable=SC2154 # common.sh sets it
[ "$cw_machine" = x86_64 ] || cw_prefixes="$cw_prefixes x86_64-linux-gnu-"
for cw_prefix in '' $cw_prefixes; do
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

emulator() {
  for cw_program in "qemu-$1-static" "qemu-$1"; do
    has "$cw_program" && {
      limited "$cw_program" --version
      return
    }
  done
  echo "qemu-$1 is not there"
  return 127
}
for cw_tool in aarch64 arm; do
  section "qemu-$cw_tool" "qemu-$cw_tool --version" emulator "$cw_tool"
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

# Version 2 has one tree; version 1 one tree per controller, and both may be mounted side by side. What this user may limit
# is what the user manager was given (version 2), or for root everything.
cgroups() {
  cw_root=/sys/fs/cgroup
  [ -d "$cw_root" ] || {
    echo "$cw_root is not there"
    return 1
  }
  cw_controllers=
  if [ -r "$cw_root/cgroup.controllers" ]; then
    echo "version 2"
    read -r cw_controllers <"$cw_root/cgroup.controllers"
    cw_limits=
    cw_uid=$(id -u)
    cw_manager=$cw_root/user.slice/user-$cw_uid.slice/user@$cw_uid.service/cgroup.controllers
    if [ -r "$cw_manager" ]; then
      read -r cw_limits <"$cw_manager"
    elif [ "$cw_uid" = 0 ] && [ -w "$cw_root/cgroup.procs" ]; then
      cw_limits=$cw_controllers
    fi
  else
    for cw_controller in cpu memory blkio pids cpuset; do
      [ -d "$cw_root/$cw_controller" ] && cw_controllers="$cw_controllers $cw_controller"
    done
    [ -n "$cw_controllers" ] || {
      echo "no controllers in $cw_root"
      return 1
    }
    echo "version 1"
    cw_limits=
    [ "$(id -u)" = 0 ] && for cw_controller in $cw_controllers; do
      [ -w "$cw_root/$cw_controller/cgroup.procs" ] && cw_limits="$cw_limits $cw_controller"
    done
  fi
  # shellcheck disable=SC2086 # words, one blank between them
  echo controllers $cw_controllers
  # shellcheck disable=SC2086
  echo limits $cw_limits
}
section cgroup /sys/fs/cgroup cgroups

# The names of further compilers on PATH: an old CUDA takes an old gcc only.
gccs() {
  cw_ifs=$IFS
  IFS=:
  for cw_dir in $PATH; do
    for cw_gcc in "$cw_dir"/gcc-[0-9] "$cw_dir"/gcc-[0-9][0-9] "$cw_dir"/gcc-[0-9].[0-9]; do
      [ -x "$cw_gcc" ] && echo "$cw_gcc"
    done
  done
  IFS=$cw_ifs
  true
}
section gccs 'names of gcc-* on PATH' gccs

# MKL's rules take the first libdl that locate names, whatever machine it is for.
first_libdl() {
  has locate || {
    echo "cw-locate none"
    return
  }
  echo "cw-locate there"
  cw_libdl=$(limited locate -e libdl.so.2 2>/dev/null | head -n 1)
  [ -n "$cw_libdl" ] && machines "$cw_libdl"
  true
}
section locate 'locate -e libdl.so.2' first_libdl

# The folder may not exist yet: its file system is that of the nearest one above.
# shellcheck disable=SC2154 # set by the host
section disk "df -Pk $cw_folder /tmp /" df -Pk "$cw_folder" /tmp /

# What all this cost: processor time of the shell and of the programs that it started.
section cost times times
