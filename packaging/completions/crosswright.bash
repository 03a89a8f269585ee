# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# bash completion for crosswright: verbs and options as the program itself names them, and the ids it knows.

# The program that is being completed, asked in plain English; whatever it says, completing never fails.
_crosswright_ask() {
    LC_ALL=C.UTF-8 "${_crosswright_program:-crosswright}" "$@" 2>/dev/null
}

# The values of a key in an answer of --json, one per line.
_crosswright_values() {
    sed 's/[,{[]/\n/g' | sed -n "s/^\"$1\":\"\\([^\"]*\\)\".*/\\1/p"
}

_crosswright_ids() {
    case $1 in
        fields) _crosswright_ask show --fields --json | _crosswright_values name ;;
        devices) _crosswright_ask device list --json | _crosswright_values name ;;
        runs) _crosswright_ask runs --json | _crosswright_values run ;;
        *) _crosswright_ask catalog "$1" --json | _crosswright_values id ;;
    esac
}

# The first column of the overview, without what is internal.
_crosswright_verbs() {
    _crosswright_ask --help | sed -n '/(internal)/d; s/^  \([a-z]\+\( [a-z]\+\)\?\)  .*/\1/p'
}

_crosswright_options() {
    # shellcheck disable=SC2086 # a verb may be two words
    _crosswright_ask $1 --help | sed -n '/^Options:/,/^Arguments:/p' \
        | grep -o -E '^ +(-[a-z], )?--?[a-z-]+' | tr -d ', ' | sed 's/^\(-[a-z]\)--/\1\n--/'
}

_crosswright() {
    local current previous verb word words_before=() _crosswright_program=${COMP_WORDS[0]}
    COMPREPLY=()
    current=${COMP_WORDS[COMP_CWORD]}
    previous=${COMP_WORDS[COMP_CWORD - 1]}
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in -*) ;; *) words_before+=("$word") ;; esac
    done
    verb=${words_before[0]-}
    case $verb in
        '')
            mapfile -t COMPREPLY < <(compgen -W "$(_crosswright_verbs | sed 's/ .*//' | sort -u) --help --version" -- "$current")
            return
            ;;
        device | toolkit)
            if [[ ${#words_before[@]} -eq 1 && $current != -* ]]; then
                mapfile -t COMPREPLY < <(compgen -W "$(_crosswright_verbs | sed -n "s/^$verb //p")" -- "$current")
                return
            fi
            verb="$verb ${words_before[1]-}"
            ;;
    esac

    local choices=
    case $previous in
        --preset) choices=$(_crosswright_ids presets) ;;
        --board) choices=$(_crosswright_ids boards) ;;
        --tf) choices=$(_crosswright_ids tf) ;;
        --cuda) choices=$(_crosswright_ids cuda) ;;
        --gpu)
            # Names hold spaces, so they are offered line by line and quoted.
            while IFS= read -r word; do
                [[ -z $word || $word != "$current"* ]] || COMPREPLY+=("$(printf '%q' "$word")")
            done < <(_crosswright_ids gpus)
            return
            ;;
        --jetpack) choices=$(_crosswright_ids jetpack) ;;
        --device) choices=$(_crosswright_ids devices) ;;
        --set) choices=$(_crosswright_ids fields | sed 's/$/=/') ;;
        --arch) choices='arm64 armhf' ;;
        --job) choices='build cross-aarch64 cross-armhf deploy virtual' ;;
        --into | --keep)
            mapfile -t COMPREPLY < <(compgen -d -- "$current")
            compopt -o filenames 2>/dev/null
            return
            ;;
        -o | --output | --write | --html | --script | --out | --diff)
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            compopt -o filenames 2>/dev/null
            return
            ;;
    esac
    if [[ -n $choices ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$current")
        [[ $previous != --set ]] || compopt -o nospace 2>/dev/null
        return
    fi
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_crosswright_options "$verb")" -- "$current")
        return
    fi
    case $verb in
        catalog)
            if [[ ${#words_before[@]} -eq 1 ]]; then
                choices='tf boards gpus cuda cudnn jetpack bazel presets'
            else
                choices=$(_crosswright_ids "${words_before[1]}")
            fi
            ;;
        attach | status | stop | report) choices=$(_crosswright_ids runs) ;;
        deploy) choices=$(_crosswright_ids runs) ;;
        'device remove' | 'device test' | 'device probe') choices=$(_crosswright_ids devices) ;;
        'toolkit fetch') choices="$(_crosswright_ask toolkit list --json | _crosswright_values id)" ;;
        'toolkit script') choices='cross-packages device' ;;
        'device virtual') [[ ${#words_before[@]} -ne 2 ]] || choices='create start stop destroy list status' ;;
        set)
            if [[ ${#words_before[@]} -ge 2 ]]; then
                choices=$(_crosswright_ids fields | sed 's/$/=/')
                compopt -o nospace 2>/dev/null
            fi
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$current")
    case $verb in
        new | solve | 'device '* | attach | status | stop | runs | sample | catalog) ;;
        *)
            if [[ $verb != set || ${#words_before[@]} -eq 1 ]]; then
                local file
                while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$current")
                compopt -o filenames 2>/dev/null
            fi
            ;;
    esac
}

complete -F _crosswright crosswright
