#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# Installs NVIDIA's cross packages (.deb) for another machine, and makes the links that they lack. To be read, and then run
# as root; --dry-run prints each command in place of running it. Run twice it changes nothing the second time.
#
# usage: cross-packages.sh [--dry-run] [--links-only] CUDA_FOLDER TARGET [PACKAGE.deb]...
#   CUDA_FOLDER  /usr/local/cuda-8.0
#   TARGET       the folder below targets: aarch64-linux, sbsa-linux
#   PACKAGE.deb  of Architecture "all", or of another machine (CUDA 7 and 8: arm64), which needs force
# CROSSWRIGHT_DPKG_ROOT=DIR installs below DIR (for a trial without root, with fakeroot or as its owner).
set -eu

usage() { sed -n 's/^# \(usage:.*\)/\1/p' "$0" >&2; exit 64; }
die() { printf '%s\n' "$0: $*" >&2; exit 1; }

dry=
links_only=
while [ $# -gt 0 ]; do
  case $1 in
    --dry-run) dry=yes ;;
    --links-only) links_only=yes ;;
    --*) usage ;;
    *) break ;;
  esac
  shift
done
[ $# -ge 2 ] || usage
cuda=${1%/}
target=$2
shift 2
root=${CROSSWRIGHT_DPKG_ROOT-}
root=${root%/}

# Runs a command, or prints it so that a shell could read it back.
do_it() {
  if [ -n "$dry" ]; then
    for word; do
      case $word in
        *[!A-Za-z0-9_./:=+~-]*) printf "'%s' " "$(printf '%s' "$word" | sed "s/'/'\\\\''/g")" ;;
        *) printf '%s ' "$word" ;;
      esac
    done
    echo
  else
    "$@"
  fi
}

query_here() {
  if [ -n "$root" ]; then dpkg-query --admindir="$root/var/lib/dpkg" "$@"; else dpkg-query "$@"; fi
}

install_package() {
  file=$1
  [ -f "$file" ] || die "there is no $file"
  name=$(dpkg-deb -f "$file" Package) || die "$file is no Debian package"
  version=$(dpkg-deb -f "$file" Version)
  arch=$(dpkg-deb -f "$file" Architecture)
  # shellcheck disable=SC2016  # dpkg-query fills these in
  there=$(query_here -W -f '${db:Status-Abbrev}|${Version}\n' "$name:$arch" 2>/dev/null ||
    query_here -W -f '${db:Status-Abbrev}|${Version}\n' "$name" 2>/dev/null || true)
  case $there in
    "ii |$version") return 0 ;;
  esac
  own=$(dpkg --print-architecture)
  force=
  if [ "$arch" != all ] && [ "$arch" != "$own" ]; then
    force=--force-architecture
    # What a cross package depends on is of the other machine, and not wanted here.
    force="$force --force-depends"
  fi
  if [ -n "$root" ]; then
    # shellcheck disable=SC2086  # none, or two plain words
    do_it dpkg --root="$root" --force-not-root --force-script-chrootless --force-depends $force -i "$file"
  else
    # shellcheck disable=SC2086
    do_it dpkg $force -i "$file"
  fi
}

# A link that is there and right stays; one that leads elsewhere, or a file, is left alone and said.
make_link() {
  if [ -L "$2" ] && [ "$(readlink "$2")" = "$1" ]; then
    return 0
  fi
  if [ -e "$2" ] || [ -L "$2" ]; then
    printf '%s\n' "$0: $2 is there already and is left as it is" >&2
    return 0
  fi
  do_it ln -s "$1" "$2"
}

# libcublas.so.8.0.88 -> the links libcublas.so.8.0 (its SONAME) and libcublas.so.
library_links() {
  folder=$1
  for whole in "$folder"/lib*.so.*.*.*; do
    if [ ! -f "$whole" ] || [ -L "$whole" ]; then continue; fi
    file=${whole##*/}
    soname=$(objdump -p "$whole" 2>/dev/null | sed -n 's/^ *SONAME *//p')
    [ -n "$soname" ] || soname=${file%.*}
    [ "$soname" = "$file" ] || make_link "$file" "$folder/$soname"
    make_link "$soname" "$folder/${file%%.so.*}.so"
  done
}

[ -n "$links_only" ] || for package; do install_package "$package"; done

place=$root$cuda/targets/$target
if [ ! -d "$place/lib" ]; then
  [ -z "$dry" ] || exit 0 # nothing is installed yet
  die "$place/lib is not there: these are not the packages of $cuda for $target"
fi
library_links "$place/lib"
if [ -f "$place/lib/stubs/libcuda.so" ]; then
  make_link libcuda.so "$place/lib/stubs/libcuda.so.1"
fi
# The stubs of libraries that the target's folder lacks altogether.
for stub in "$place"/lib/stubs/lib*.so; do
  if [ ! -f "$stub" ] || [ -L "$stub" ]; then continue; fi
  name=${stub##*/}
  case $name in libcuda.so | libnvidia-ml.so) continue ;; esac
  [ -e "$place/lib/$name" ] || [ -L "$place/lib/$name" ] || make_link "stubs/$name" "$place/lib/$name"
done
