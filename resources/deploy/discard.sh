#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# Removes what an unfinished deployment made, and only that. $1: the deployment folder, $2: the version's name,
# $3: the temporary folder's name below incoming/.
set -eu
for name in "$2" "$3"; do
  case $name in '' | . | .. | */*) echo "refusing to remove \"$name\"" >&2; exit 2 ;; esac
done
cd "$1"
# The version in use is never removed, whatever is asked.
if [ "$(readlink current 2>/dev/null || true)" != "versions/$2" ]; then
  rm -rf -- "versions/$2"
fi
rm -rf -- "incoming/$3"
