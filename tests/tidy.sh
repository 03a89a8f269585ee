#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tidy.sh BUILD JOBS <FILES : clang-tidy over the C++ files (one name a line, from the project's root) that BUILD compiles.
# A file that was clean is not looked at again while everything that could change the answer is the same: its compile
# command, the contents of the file and of every header that the compiler read for it, the settings and clang-tidy itself.
# 8 s a file made a whole run 15 minutes on two processors, so nobody ran it.
# Exit status 1: findings, on standard output.
set -eu
build=$1
jobs=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$build/tidy" "$work/keys"
# clang cannot read gcc's precompiled headers; and without them a source must name what it uses.
sed 's/ -Winvalid-pch -include [^ ]*cmake_pch\.hxx//' "$build/compile_commands.json" >"$build/tidy/compile_commands.json"

cat >"$work/files"
{
    clang-tidy --version
    cat .clang-tidy
} >"$work/settings"

# What the compiler read, as "SOURCE<tab>DEPENDENCY", both whole paths; the first dependency of an object file is its source.
ninja -C "$build" -t deps | awk -v base="$(cd "$build" && pwd)" '
    function whole(path) {
        if (path !~ /^\//) path = base "/" path
        while (sub(/\/[^\/]+\/\.\.\//, "/", path)) { }
        return path
    }
    /^[^ ]/ { source = "" }
    /^ +/ { name = $0; sub(/^ +/, "", name); name = whole(name); if (source == "") source = name; print source "\t" name }' >"$work/dependencies"
# What was never compiled here has no dependencies; nobody can say that it is unchanged, so it is looked at every time.
cut -f 2 "$work/dependencies" | sort -u >"$work/read"
(cd "$build" && tr '\n' '\0' <"$work/read" | xargs -0 sha256sum -- 2>/dev/null) >"$work/hashes" || true

# One file per unit with all of this; its own hash is the key.
awk -v root="$PWD/" -v keys="$work/keys" -v work="$work" '
    function unit(path) { return index(path, root) == 1 ? substr(path, length(root) + 1) : path }
    FILENAME == work "/files" { wanted[$0] = ++count; next }
    FILENAME == work "/settings" { settings = settings $0 "\n"; next }
    FILENAME == work "/hashes" { hash[substr($0, 67)] = substr($0, 1, 64); next }
    FILENAME == work "/dependencies" {
        split($0, part, "\t")
        name = unit(part[1])
        if (name in wanted) text[name] = text[name] part[2] " " hash[part[2]] "\n"
        next
    }
    /^ *"command": / { command = $0 }
    /^ *"file": / {
        name = $0
        sub(/^ *"file": "/, "", name)
        sub(/",? *$/, "", name)
        name = unit(name)
        if (!(name in wanted)) next
        file = keys "/" wanted[name]
        if (text[name] == "") print wanted[name] >(work "/unknown")
        printf "%s%s\n%s", settings, command, text[name] >file
        close(file)
        print wanted[name] "\t" name >(work "/units")
    }' "$work/files" "$work/settings" "$work/hashes" "$work/dependencies" "$build/tidy/compile_commands.json"
[ -f "$work/units" ] || { echo "tidy: $build compiles none of these files" >&2 && exit 0; }

touch "$work/unknown"
all=0
while IFS='	' read -r number name; do
    all=$((all + 1))
    key=$(sha256sum <"$work/keys/$number")
    key=${key%% *}
    if grep -qx "$number" "$work/unknown"; then key=$key.unknown && rm -f "$build/tidy/$key"; fi
    [ -f "$build/tidy/$key" ] || printf '%s\n%s\n' "$key" "$name" >>"$work/todo"
done <"$work/units"
touch "$work/todo"
echo "tidy: $all files, $(($(wc -l <"$work/todo") / 2)) of them to look at" >&2

# shellcheck disable=SC2016 # the inner shell's own variables
xargs -r -P "$jobs" -n 2 sh -c '
    clang-tidy -p "$0/tidy" --quiet --warnings-as-errors="*" "$2" 2>/dev/null && : >"$0/tidy/$1"' "$build" <"$work/todo"
