#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# Removes one version that is not in use. $1: the deployment folder, $2: the version's name.
set -eu
name=$2
case $name in '' | . | .. | */*) echo "refusing to remove \"$name\"" >&2; exit 2 ;; esac
cd "$1"
if [ "$(readlink current 2>/dev/null || true)" = "versions/$name" ]; then
  echo "$name is in use" >&2
  exit 3
fi
[ -d "versions/$name" ] || [ -d "incoming/$name" ] || { echo "there is no version $name" >&2; exit 4; }
if [ "$(readlink previous 2>/dev/null || true)" = "versions/$name" ]; then rm -f previous; fi
rm -rf -- "versions/$name" "incoming/$name"
