#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# What was deployed and is still there: NAME=VALUE lines, "version" before the other lines of one version. A folder
# without a note is a deployment's that did not finish or that still runs: "unfinished", with the word for the machine that
# deployed ("owner") and the seconds since anything changed ("idle"). $1: the deployment folder, which need not exist.
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
now=$(date +%s)
for place in versions/* incoming/*; do
  [ -d "$place" ] || continue
  name=${place#*/}
  if [ -f "versions/$name/deployment.json" ] && [ ! -d "incoming/$name" ]; then continue; fi
  if [ "$place" = "incoming/$name" ] && [ -d "versions/$name" ]; then continue; fi # said already
  printf 'unfinished=%s\n' "$name"
  printf 'owner=%s\n' "$(head -n 1 "incoming/$name/.owner" 2>/dev/null)"
  newest=$(stat -c %Y "versions/$name" "versions/$name"/* "incoming/$name" "incoming/$name"/* "incoming/$name"/.[!.]* \
    2>/dev/null | sort -n | tail -n 1)
  printf 'idle=%s\n' "$((now - ${newest:-0}))"
done
