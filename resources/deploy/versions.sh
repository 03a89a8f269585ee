#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# What was deployed and is still there: NAME=VALUE lines, "version" before the other lines of one version. A folder
# without a note is an unfinished deployment's and is left out. $1: the deployment folder, which need not exist.
set -u
folder=$1
cd "$folder" 2>/dev/null || exit 0
printf 'current=%s\n' "$(readlink current 2>/dev/null)"
printf 'previous=%s\n' "$(readlink previous 2>/dev/null)"
for note in versions/*/deployment.json; do
  [ -f "$note" ] || continue
  name=${note%/deployment.json}
  printf 'version=%s\n' "${name#versions/}"
  printf 'deployed=%s\n' "$(stat -c %Y "$note" 2>/dev/null)"
  printf 'note=%s\n' "$(tr -d '\n' <"$note")"
done
