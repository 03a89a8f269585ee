#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# After an upload: compares the SHA-256 and gives the file its name. $1: temporary name, $2: name, $3: SHA-256.
set -eu
have=$(sha256sum "$1" | cut -d' ' -f1)
if [ "$have" != "$3" ]; then
  rm -f -- "$1"
  echo "the file that arrived has SHA-256 $have, and $3 was sent" >&2
  exit 4
fi
chmod "${4:-644}" "$1"
mv -f -- "$1" "$2"
