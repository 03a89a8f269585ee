# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# bash completion for crosswright-gui: its options, and any file or folder (a run is a folder).

_crosswright_gui() {
    local current=${COMP_WORDS[COMP_CWORD]}
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--new-window --help --version' -- "$current")
        return
    fi
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
    compopt -o filenames 2>/dev/null
}

complete -F _crosswright_gui crosswright-gui
