# shellcheck shell=sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is asked of the machine that results go to.

# Both files end each text with NUL.
for cw_tree in /proc/device-tree /sys/firmware/devicetree/base; do
  [ -r "$cw_tree/model" ] && break
done
words() {
  [ -r "$1" ] || {
    echo "$1 is not there or not readable"
    return 1
  }
  tr '\000' '\n' <"$1"
}
section model "$cw_tree/model" words "$cw_tree/model"
section compatible "$cw_tree/compatible" words "$cw_tree/compatible"

file nv-tegra-release /etc/nv_tegra_release
if has dpkg-query; then
  section dpkg 'dpkg-query -W' dpkg-query -W nvidia-l4t-core nvidia-jetpack 'libcudnn[0-9]*' 'libnvinfer[0-9]*' 'cuda-toolkit-[0-9]*' \
    'cuda-compat-[0-9]*'
fi
if has nvpmodel; then
  section power-mode 'nvpmodel -q' limited nvpmodel -q
fi

temperatures() {
  [ -e /sys/class/thermal/thermal_zone0 ] || {
    echo "/sys/class/thermal has no zone"
    return 1
  }
  for cw_zone in /sys/class/thermal/thermal_zone*; do
    read -r cw_type 2>/dev/null <"$cw_zone/type" || continue
    read -r cw_value 2>/dev/null <"$cw_zone/temp" || continue
    echo "$cw_type $cw_value"
  done
  true
}
section thermal '/sys/class/thermal' temperatures

# The processor's features as the kernel gives them to programs, where /proc/cpuinfo tells of another machine (emulation).
section auxv 'LD_SHOW_AUXV=1' env LD_SHOW_AUXV=1 true

section python 'python3 -I -S' ask_python python3
cw_home=${cw_folder:-$HOME}
section disk "df -Pk $cw_home /tmp / $HOME" df -Pk "$cw_home" /tmp / "$HOME"

# What all this cost: processor time of the shell and of the programs that it started.
section cost times times
