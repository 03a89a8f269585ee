#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Bazel's processes without Bazel, for tests of what happens when one of them is killed: a client on a terminal, and a server
# of an output base in a session of its own, which runs "work.sh" of the workspace as its actions, in execroot below the
# output base. As with Bazel 4 and older, a cancelled build waits for the actions that run. work.sh gets BASE (the output
# base), WORK (the workspace) and EVENTS (the build event file).
set -u

base='' events='' command=''
for word; do
    case $word in
        --output_base=*) base=${word#*=} ;;
        --build_event_json_file=*) events=${word#*=} ;;
        build | shutdown | serve) [ -n "$command" ] || command=$word ;;
    esac
done
pid_file=$base/server/server.pid.txt

# Whether that is a shell that has not ended. No program is started for it: this is asked often.
lives() {
    { read -r _ name state _ <"/proc/$1/stat"; } 2>/dev/null && [ "$state" != Z ] &&
        { [ "$name" = '(sh)' ] || [ "$name" = '(setsid)' ]; }
}

serving() {
    pid=''
    { read -r pid <"$pid_file"; } 2>/dev/null
    [ -n "$pid" ] && lives "$pid"
}

put() { # FILE TEXT: whole or not at all
    printf '%s\n' "$2" >"$1.$$" && mv "$1.$$" "$1"
}

serve() {
    trap 'rm -f "$pid_file"; exit 0' TERM
    put "$pid_file" "$$"
    while [ -d "$base" ]; do
        if [ -f "$base/request" ]; then
            mv "$base/request" "$base/taken" || continue
            { read -r folder && read -r events; } <"$base/taken"
            mkdir -p "$base/execroot"
            (cd "$base/execroot" && BASE=$base EVENTS=$events WORK=$folder exec sh "$folder/work.sh") >"$base/output" 2>&1 &
            wait "$!"
            code=$?
            [ ! -f "$base/cancel" ] || code=8
            until put "$base/exit" "$code"; do :; done # whoever kills mv kills no build
        fi
        sleep 0.05
    done
}

show() { cat <&3; } # what was added since the last time

build() {
    mkdir -p "$base/server"
    rm -f "$base/exit" "$base/cancel" "$base/output"
    : >"$base/output"
    exec 3<"$base/output"
    trap 'touch "$base/cancel"' INT TERM
    trap 'touch "$base/cancel"; exit 8' HUP
    if ! serving; then
        rm -f "$base/request"
        setsid sh "$0" "--output_base=$base" serve </dev/null >/dev/null 2>&1 &
        server=$!
        until serving; do
            sleep 0.05
            lives "$server" || serving || { echo "FATAL: the server did not start"; exit 37; }
        done
    fi
    { printf '%s\n%s\n' "$PWD" "$events" >"$base/request.new" && mv "$base/request.new" "$base/request"; } || exit 37
    while [ ! -f "$base/exit" ]; do
        show
        if ! serving; then
            echo "Server terminated abruptly (error code: 14, error message: 'Socket closed', log file: '$base/server/jvm.out')"
            exit 37
        fi
        sleep 0.05
    done
    show
    exit "$(cat "$base/exit")"
}

case $command in
    serve) serve ;;
    build) build ;;
    shutdown)
        if serving; then
            kill "$pid"
            while serving; do sleep 0.02; done
        fi
        ;;
esac
