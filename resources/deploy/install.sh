#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: 0BSD
# Makes a new virtual environment beside the one in use and installs wheels into it without any network.
# $1: the version's folder; $2: the wheels' folder; then the wheels' names. Nothing but $1 and the pip that is
# kept in the user's cache is touched.
set -eu
version=$1
wheels=$2
shift 2
# Copying pip into every new environment is most of a deployment's time on a small board (18 s against 0.5 s under
# qemu). So one pip is kept per device and run by the new environment's own Python, which is what `pip --python` does
# itself since 22.3 and what works with older ones too.
python3 -m venv --without-pip "$version/venv"
kept=${XDG_CACHE_HOME:-$HOME/.cache}/crosswright/pip
if [ ! -x "$kept/bin/python" ] && ! python3 -c 'import pip' 2>/dev/null; then
  python3 -m venv "$kept"
fi
keeper=python3
[ ! -x "$kept/bin/python" ] || keeper=$kept/bin/python
pip=$("$keeper" -c 'import pip; print(pip.__path__[0])')
n=$#
while [ "$n" -gt 0 ]; do
  name=$1
  shift
  set -- "$@" "$wheels/$name"
  n=$((n - 1))
done
"$version/venv/bin/python" "$pip" install --no-index --find-links "$wheels" --no-cache-dir --no-input \
  --disable-pip-version-check "$@"
