#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# Makes a version the one in use, in one rename. $1: the deployment folder, $2: the version's name below versions/.
set -eu
cd "$1"
[ -d "versions/$2" ] || { echo "there is no version $2 in $1" >&2; exit 1; }
former=$(readlink current 2>/dev/null || true)
rm -f .current.new .previous.new
ln -s "versions/$2" .current.new
mv -T .current.new current
if [ -n "$former" ] && [ "$former" != "versions/$2" ]; then
  ln -s "$former" .previous.new
  mv -T .previous.new previous
fi
