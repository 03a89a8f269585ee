#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# Lists the CUDA and cuDNN files of the machine that it runs on (a board), to copy them to the machine that builds:
#   ssh BOARD sh -s <device.sh >files.txt
#   ssh BOARD tar -c -T - -C / <files.txt | tar -x -C FOLDER
# One path per line, relative to "/". What was found of versions goes to standard error. It changes nothing.
set -u

said() { printf '%s\n' "$*" >&2; }

# cuDNN's headers may be renamed (cudnn_v8.h), in a multiarch folder, or in the toolkit's; the version stands in cudnn.h up to
# 7 and in cudnn_version.h from 8 on.
version_in() {
  sed -n 's/^[[:space:]]*#[[:space:]]*define[[:space:]]\{1,\}CUDNN_\(MAJOR\|MINOR\|PATCHLEVEL\)[[:space:]]\{1,\}\([0-9]\{1,\}\).*/\2/p' "$1" |
    head -n 3 | paste -s -d . -
}

root=${CROSSWRIGHT_DEVICE_ROOT-}
{
  for header in "$root"/usr/include/cudnn*.h "$root"/usr/include/*/cudnn*.h "$root"/usr/local/cuda*/include/cudnn*.h \
    "$root"/usr/local/cuda*/targets/*/include/cudnn*.h; do
    [ -f "$header" ] || continue
    printf '%s\n' "$header"
    real=$(readlink -f "$header")
    [ "$real" = "$header" ] || printf '%s\n' "$real"
    version=$(version_in "$header")
    [ -z "$version" ] || said "cuDNN $version: ${header#"$root"}"
  done
  for library in "$root"/usr/lib/*/libcudnn* "$root"/usr/local/cuda*/lib64/libcudnn* "$root"/usr/local/cuda*/targets/*/lib/libcudnn*; do
    if [ -e "$library" ]; then printf '%s\n' "$library"; fi
  done
  for toolkit in "$root"/usr/local/cuda-*; do
    if [ ! -d "$toolkit" ] || [ -L "$toolkit" ]; then continue; fi
    said "CUDA: ${toolkit#"$root"}"
    for target in "$toolkit"/targets/*; do
      [ -d "$target/lib" ] || continue
      find "$target/include" "$target/lib" \( -type f -o -type l \) -print 2>/dev/null
    done
    for name in version.json version.txt; do
      if [ -f "$toolkit/$name" ]; then printf '%s\n' "$toolkit/$name"; fi
    done
  done
} | sed "s|^$root/||" | sort -u
