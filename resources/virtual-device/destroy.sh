#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# destroy.sh DEVICE_DIR: stops the device and removes it with all that was put on it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=resources/virtual-device/common.sh
. "$here/common.sh"

dir=$(cd "$1" && pwd -P)
if [ ! -f "$dir/device" ] || [ ! -d "$dir/root" ]; then die "$dir is not a virtual device."; fi
sh "$here/stop.sh" "$dir"
# Renamed first: from here on there is no device of that name, whatever happens to the removal.
gone=$(dirname "$dir")/.$(basename "$dir").part.$$
mv -T "$dir" "$gone"
chmod -R u+rwX "$gone" 2>/dev/null || true
rm -rf --one-file-system "$gone"
