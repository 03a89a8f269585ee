#!/bin/sh
# SPDX-License-Identifier: 0BSD
# Written by Crosswright: fetches the target's Python headers into a folder.
# usage: python_headers.sh PYTHON_VERSION DEBIAN_ARCHITECTURE FOLDER
# Needs apt and dpkg of a Debian or a system made from it; needs no root and leaves the system's apt as it is.
set -eu

[ $# -eq 3 ] || { echo "usage: $0 PYTHON_VERSION DEBIAN_ARCHITECTURE FOLDER" >&2; exit 64; }
package=libpython$1-dev
architecture=$2
folder=$3
work=$folder.work

for program in apt-get dpkg-deb; do
  command -v "$program" >/dev/null || {
    echo "$program is not here: set python_include to a folder that holds the target's Python.h." >&2
    exit 1
  }
done

mkdir -p "$work/lists/partial" "$work/archives/partial" "$work/download"
: >"$work/status"

# The system's own mirrors, asked for another architecture.
# shellcheck disable=SC2016  # apt fills these in
apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT) $(SIGNED_BY)' 'Created-By: Packages' |
  sort -u |
  while read -r uri release component key; do
    options="arch=$architecture"
    case $key in
      /*) options="$options signed-by=$key" ;;
    esac
    echo "deb [$options] $uri $release $component"
  done >"$work/sources.list"
[ -s "$work/sources.list" ] || { echo "apt knows no mirror on this machine." >&2; exit 1; }

own_apt() {
  apt-get -q \
    -o "APT::Architecture=$architecture" \
    -o "APT::Architectures=$architecture" \
    -o "APT::Sandbox::User=$(id -un)" \
    -o "Dir::Etc::sourcelist=$work/sources.list" \
    -o "Dir::Etc::sourceparts=/dev/null" \
    -o "Dir::State::lists=$work/lists" \
    -o "Dir::State::status=$work/status" \
    -o "Dir::Cache=$work" \
    -o "Acquire::Languages=none" \
    "$@"
}

# A mirror without this architecture is no reason to stop; without the package, the next command says so.
own_apt update || true
(cd "$work/download" && own_apt download "$package") || {
  echo "No mirror of this system has $package for $architecture; set python_include instead." >&2
  exit 1
}

mkdir -p "$folder"
for file in "$work"/download/*.deb; do
  dpkg-deb -x "$file" "$folder"
done
rm -rf "$work"
