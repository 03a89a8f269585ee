#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging_test.sh SOURCE-FOLDER PROGRAM : manual page, completions and the desktop's files say what the program says.
set -u

source=$1
program=$2
failures=0
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_CONFIG_HOME=$home/config XDG_STATE_HOME=$home/state XDG_CACHE_HOME=$home/cache XDG_DATA_HOME=$home/data
export LC_ALL=C.UTF-8

expect() { # WHAT EXPECTED GOT
    if [ "$2" = "$3" ]; then
        echo "ok: $1"
    else
        echo "FAILED: $1"
        diff <(printf '%s\n' "$2") <(printf '%s\n' "$3")
        failures=$((failures + 1))
    fi
}

includes() { # WHAT WORD LIST
    case " $3 " in
        *" $2 "*) echo "ok: $1" ;;
        *)
            echo "FAILED: $1: no \"$2\" in: $3"
            failures=$((failures + 1))
            ;;
    esac
}

# --- the manual page lists exactly the verbs of --help ---
verbs=$("$program" --help | sed -n '/(internal)/d; s/^  \([a-z]\+\( [a-z]\+\)\?\)  .*/\1/p')
[ -n "$verbs" ] || {
    echo "FAILED: --help lists no verbs"
    exit 1
}
listed=$(sed -n '/^\.SH VERBS/,/^\.SH OPTIONS/{ /^\.TP/{ n; s/^\.B //p } }' "$source/packaging/man/crosswright.1.in")
expect "crosswright.1 lists the verbs of --help, in their order" "$verbs" "$listed"
if command -v man >/dev/null; then
    for page in crosswright crosswright-gui; do
        said=$(man --warnings -l "$source/packaging/man/$page.1.in" 2>&1 >/dev/null)
        expect "$page.1 is well-formed" "" "$said"
    done
fi

# --- bash: what a person would be offered ---
mkdir -p "$home/bin"
ln -s "$program" "$home/bin/crosswright"
PATH=$home/bin:$PATH
# shellcheck source=../../packaging/completions/crosswright.bash
. "$source/packaging/completions/crosswright.bash"
offered() { # WORD… : the last one is being typed
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    COMPREPLY=()
    _crosswright
    echo "${COMPREPLY[@]}"
}
expect "verbs by their beginning" "deploy device" "$(offered crosswright de)"
expect "what is internal is not offered" "" "$(offered crosswright keep)"
expect "the verbs below device" "add list probe remove test virtual" "$(offered crosswright device '' | tr ' ' '\n' | sort | tr '\n' ' ' | sed 's/ $//')"
includes "options of a verb" --approve "$(offered crosswright build --)"
includes "options of a verb of two words" --help "$(offered crosswright device add --)"
includes "ids of presets" raspberry-pi-4-2.8.0-cpu-cross "$(offered crosswright new --preset rasp)"
includes "ids of boards" jetson-tx1 "$(offered crosswright new --board jetson-t)"
includes "releases" 2.8.0 "$(offered crosswright new --tf 2.8)"
includes "ids of a list" jetson-xavier-nx "$(offered crosswright catalog boards jetson-x)"
includes "fields" jobs= "$(offered crosswright set a.cw.json jo)"
touch "$home/plan b.cw.json"
expect "files" "plan b.cw.json" "$(cd "$home" && offered crosswright check plan)"

expect "folders for a clone" "clones" "$(mkdir -p "$home/d/clones" && touch "$home/d/clone.txt" && cd "$home/d" && offered crosswright clone x --into clo)"

# --- bash: the window ---
# shellcheck source=../../packaging/completions/crosswright-gui.bash
. "$source/packaging/completions/crosswright-gui.bash"
offered_gui() {
    COMP_WORDS=(crosswright-gui "$1")
    COMP_CWORD=1
    COMPREPLY=()
    _crosswright_gui
    echo "${COMPREPLY[@]}"
}
expect "the window's options" "--new-window" "$(offered_gui --n)"
expect "the window's files" "plan b.cw.json" "$(cd "$home" && offered_gui plan)"

# --- the other shells: their own syntax check, where they are installed ---
for name in crosswright crosswright-gui; do
    if command -v zsh >/dev/null; then
        expect "zsh reads the completion of $name" "" "$(zsh -n "$source/packaging/completions/_$name" 2>&1)"
    fi
    if command -v fish >/dev/null; then
        expect "fish reads the completion of $name" "" "$(fish --no-execute "$source/packaging/completions/$name.fish" 2>&1)"
    fi
done

# --- the desktop's files ---
if command -v desktop-file-validate >/dev/null; then
    expect "the desktop file is valid" "" "$(desktop-file-validate "$source/packaging/org.crosswright.Crosswright.desktop" 2>&1)"
fi
if command -v appstreamcli >/dev/null; then
    sed 's/@PROJECT_VERSION@/0.1.0/' "$source/packaging/org.crosswright.Crosswright.metainfo.xml.in" >"$home/org.crosswright.Crosswright.metainfo.xml"
    validate() { appstreamcli validate --no-net "$@" "$home/org.crosswright.Crosswright.metainfo.xml" >"$home/said" 2>&1; }
    # This project has no home page yet: a warning of AppStream 1, which AppStream 0.16 does not know.
    if ! validate --override=url-homepage-missing=info && ! validate; then
        cat "$home/said"
        failures=$((failures + 1))
    fi
fi
if command -v update-mime-database >/dev/null; then
    mkdir -p "$home/mime/packages"
    cp "$source/packaging/crosswright.xml" "$home/mime/packages/"
    update-mime-database "$home/mime" 2>/dev/null
    expect "the kinds of file are known" "80:application/vnd.crosswright.configuration+json:*.cw.json" "$(grep -F '*.cw.json' "$home/mime/globs2")"
fi

if [ "$failures" -ne 0 ]; then
    echo "$failures failed"
    exit 1
fi
