#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# Makes a new virtual environment beside the one in use and installs wheels into it without any network.
# $1: the version's folder; $2: the wheels' folder; then the wheels' names. Nothing outside $1 is touched.
set -eu
version=$1
wheels=$2
shift 2
# pip 22.3 and newer can install into another environment (--python). Copying pip into each new one is then not
# needed, which saves most of the time on a small board.
if python3 - <<'P' 2>/dev/null
import sys
from importlib.metadata import version
sys.exit(0 if tuple(int(n) for n in version("pip").split(".")[:2]) >= (22, 3) else 1)
P
then
  python3 -m venv --without-pip "$version/venv"
  install() { python3 -m pip --python "$version/venv/bin/python" "$@"; }
else
  python3 -m venv "$version/venv"
  install() { "$version/venv/bin/python" -m pip "$@"; }
fi
n=$#
while [ "$n" -gt 0 ]; do
  name=$1
  shift
  set -- "$@" "$wheels/$name"
  n=$((n - 1))
done
install install --no-index --find-links "$wheels" --no-cache-dir --no-input --disable-pip-version-check "$@"
