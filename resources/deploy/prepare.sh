#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# Makes the folders of a new version. $1: the deployment folder, $2: the version's name, $3: a word for the machine that
# deploys, so that it can tell its own unfinished deployments from another machine's.
set -eu
mkdir -p "$1/incoming/$2" "$1/versions/$2/files"
printf '%s\n' "$3" >"$1/incoming/$2/.owner"
