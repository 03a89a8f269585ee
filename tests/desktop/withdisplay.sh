#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# withdisplay.sh BUILD COMMAND… : runs COMMAND on a display of its own (Xvfb), with a window manager, a session bus, the
# accessibility bus and empty folders for everything personal. BUILD is installed below the same folder first, and
# CROSSWRIGHT_GUI and CROSSWRIGHT_PROGRAM name the installed programs: what a person starts is what is tested.
# Everything that was started here is ended here. Addresses that the program would open are written to FOLDER/opened.
set -eu
build=$1
shift
for program in Xvfb openbox xdotool dbus-run-session; do
    command -v "$program" >/dev/null || { echo "withdisplay: $program is not installed (./dev test installs it)" >&2 && exit 1; }
done

# A short path: sockets have 108 bytes.
folder=$(mktemp -d /tmp/cwdXXXXXX)
server=
session=
# shellcheck disable=SC2317 # called by the trap
finish() {
    # First what drives, so that nothing new begins. The session has a group of its own; what a window started apart from
    # itself (a run, a device) is ended by its own program, which finds only what lies below the own folder.
    [ -z "$session" ] || kill -TERM -- "-$session" 2>/dev/null || true
    program=$folder/prefix/bin/crosswright
    if [ -x "$program" ]; then
        XDG_STATE_HOME=$folder/state "$program" stop >/dev/null 2>&1 || true
        for device in "$folder"/data/crosswright/virtual/*/device; do
            [ ! -e "$device" ] || XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config XDG_CACHE_HOME=$folder/cache \
                "$program" device virtual destroy "$(basename "$(dirname "$device")")" >/dev/null 2>&1 || true
        done
    fi
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    [ -n "${CROSSWRIGHT_KEEP-}" ] || rm -rf "$folder"
}
trap finish EXIT
trap 'exit 143' INT TERM HUP

for name in config state cache data runtime; do mkdir -m 700 "$folder/$name"; done
# What the virtual devices are made of is fetched once and kept, as for the other tests.
kept=${XDG_CACHE_HOME:-$HOME/.cache}/crosswright/virtual
mkdir -p "$kept" "$folder/cache/crosswright"
ln -s "$kept" "$folder/cache/crosswright/virtual"

cmake --install "$build" --prefix "$folder/prefix" >"$folder/install.log" 2>&1 || { cat "$folder/install.log" >&2 && exit 1; }
CROSSWRIGHT_GUI=$folder/prefix/bin/crosswright-gui
CROSSWRIGHT_PROGRAM=$folder/prefix/bin/crosswright
export CROSSWRIGHT_GUI CROSSWRIGHT_PROGRAM CROSSWRIGHT_TEST_FOLDER="$folder" \
    XDG_CONFIG_HOME="$folder/config" XDG_STATE_HOME="$folder/state" XDG_CACHE_HOME="$folder/cache" \
    XDG_DATA_HOME="$folder/data" XDG_RUNTIME_DIR="$folder/runtime" \
    QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 LC_ALL="${CROSSWRIGHT_TEST_LOCALE:-C.UTF-8}"
mkdir "$folder/bin"
# shellcheck disable=SC2016 # the made script's own variable
printf '#!/bin/sh\nprintf "%%s\\n" "$1" >>"%s/opened"\n' "$folder" >"$folder/bin/xdg-open"
chmod +x "$folder/bin/xdg-open"
PATH=$folder/bin:$PATH
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS

# The server says which display it took as soon as it can be used.
mkfifo "$folder/display"
Xvfb -displayfd 3 -screen 0 "${CROSSWRIGHT_TEST_SCREEN:-1440x900x24}" -nolisten tcp 3>"$folder/display" >"$folder/xvfb.log" 2>&1 &
server=$!
read -r number <"$folder/display"
DISPLAY=:$number
export DISPLAY

# The bus ends with the command, and the window manager and the accessibility services with it. In the background, so that
# a signal is heeded at once; ctest's own would come to nobody, so the time is kept here.
status=0
# shellcheck disable=SC2016 # the inner shell's own variables
setsid timeout "${CROSSWRIGHT_TEST_SECONDS:-86400}" dbus-run-session -- sh -c \
    'openbox --sm-disable >/dev/null 2>&1 & manager=$!; status=0; "$@" || status=$?; kill $manager; exit $status' sh "$@" &
session=$!
wait "$session" || status=$?
[ "$status" != 124 ] || echo "withdisplay: ended after ${CROSSWRIGHT_TEST_SECONDS} s" >&2
exit "$status"
