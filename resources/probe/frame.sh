# shellcheck shell=sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The probe: read by `sh -s` from standard input, on this machine or over one ssh connection. It only reads and prints.
# The host sets cw_nonce (a random word, so that no command's output can look like a frame) and cw_folder above this text.
# Every answer stands in a frame: "@NONCE begin NAME HOW", the output, "@NONCE end EXITCODE".
# Each program costs a moment on a slow or emulated device, so the shell's own words do what they can.

LC_ALL=C
export LC_ALL
PATH=${PATH:-/usr/bin:/bin}:/usr/local/bin:/usr/sbin:/sbin
export PATH
umask 077

# section NAME HOW COMMAND…: one framed answer. Standard input is closed: it carries this script.
section() {
  cw_name=$1
  cw_how=$2
  shift 2
  # shellcheck disable=SC2154 # set by the host
  printf '\n@%s begin %s %s\n' "$cw_nonce" "$cw_name" "$cw_how"
  "$@" </dev/null 2>&1
  printf '\n@%s end %s\n' "$cw_nonce" "$?"
}

# Prints a small text file without starting a program.
show() {
  if [ ! -r "$1" ]; then
    echo "$1 is not there or not readable"
    return 1
  fi
  while IFS= read -r cw_line || [ -n "$cw_line" ]; do
    printf '%s\n' "$cw_line"
  done <"$1"
}

# file NAME PATH: a small file as a section.
file() { section "$1" "$2" show "$2"; }

has() { command -v "$1" >/dev/null 2>&1; }

# Some programs wait for ever on a driver that hangs.
limited() {
  if has timeout; then
    timeout 5 "$@"
  else
    "$@"
  fi
}
