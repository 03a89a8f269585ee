#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# Removes what deployments left that were ended in the middle. $1: the deployment folder; then the versions' names. What
# has a note was proved and stays; so does what is in use.
set -eu
cd "$1"
shift
current=$(readlink current 2>/dev/null || true)
for name in "$@"; do
  case $name in '' | . | .. | */*) echo "refusing to remove \"$name\"" >&2; exit 2 ;; esac
  if [ ! -f "versions/$name/deployment.json" ] && [ "$current" != "versions/$name" ]; then
    rm -rf -- "versions/$name"
  fi
  rm -rf -- "incoming/$name"
done
