# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# fish completion for crosswright: verbs and options as the program itself names them, and the ids it knows.

function __crosswright_ask
    env LC_ALL=C.UTF-8 crosswright $argv 2>/dev/null
end

function __crosswright_values
    __crosswright_ask $argv[2..-1] --json | string split -n , | string replace -r '^.*[{\[]' '' | string match -r -g "^\"$argv[1]\":\"([^\"]*)\""
end

function __crosswright_verbs
    __crosswright_ask --help | string match -v '*(internal)*' | string replace -rf '^  ([a-z]+)(?: [a-z]+)?  +(.*)$' '$1\t$2'
end

function __crosswright_device_verbs
    __crosswright_ask --help | string replace -rf '^  device ([a-z]+)  +(.*)$' '$1\t$2'
end

function __crosswright_toolkit_verbs
    __crosswright_ask --help | string replace -rf '^  toolkit ([a-z]+)  +(.*)$' '$1\t$2'
end

# The verb that was typed: one word, or two after "device" and "toolkit".
function __crosswright_verb
    set -l words (string match -v -- '-*' (commandline -opc))
    if contains -- "$words[2]" device toolkit
        echo $words[2..3]
    else
        echo $words[2]
    end
end

function __crosswright_options
    __crosswright_ask (string split ' ' (__crosswright_verb)) --help | string match -r -g '^ +(?:-[a-z], )?(--?[a-z-]+)'
end

function __crosswright_needs_verb
    test (count (string match -v -- '-*' (commandline -opc))) -eq 1
end

function __crosswright_is
    contains -- (__crosswright_verb) $argv
end

complete -c crosswright -f
complete -c crosswright -n __crosswright_needs_verb -a '(__crosswright_verbs)'
complete -c crosswright -n '__crosswright_is device "device "' -a '(__crosswright_device_verbs)'
complete -c crosswright -n '__crosswright_is toolkit "toolkit "' -a '(__crosswright_toolkit_verbs)'
complete -c crosswright -n '__crosswright_is "toolkit fetch"' -a '(__crosswright_values id toolkit list)'
complete -c crosswright -n '__crosswright_is "toolkit script"' -a 'cross-packages device'
complete -c crosswright -n 'not __crosswright_needs_verb; and string match -q -- "-*" (commandline -ct)' -a '(__crosswright_options)'
complete -c crosswright -n '__crosswright_is new' -l preset -x -a '(__crosswright_values id catalog presets)'
complete -c crosswright -n '__crosswright_is new solve' -l board -x -a '(__crosswright_values id catalog boards)'
complete -c crosswright -n '__crosswright_is new solve' -l tf -x -a '(__crosswright_values id catalog tf)'
complete -c crosswright -n '__crosswright_is new solve' -l gpu -x -a '(__crosswright_values id catalog gpus)'
complete -c crosswright -n '__crosswright_is check plan build configure deploy verify solve selftest' -l device -x -a '(__crosswright_values name device list)'
complete -c crosswright -n '__crosswright_is catalog' -a 'tf boards gpus cuda cudnn jetpack bazel presets'
complete -c crosswright -n '__crosswright_is attach status stop report deploy' -a '(__crosswright_values run runs)'
complete -c crosswright -n '__crosswright_is "device remove" "device test" "device probe"' -a '(__crosswright_values name device list)'
complete -c crosswright -n '__crosswright_is "device virtual"' -a 'create start stop destroy list status'
complete -c crosswright -n '__crosswright_is clone' -l into -x -a '(__fish_complete_directories)'
complete -c crosswright -n '__crosswright_is selftest' -l keep -x -a '(__fish_complete_directories)'
complete -c crosswright -n '__crosswright_is set show check repair plan build configure clone report deploy doctor probe selftest' -F
