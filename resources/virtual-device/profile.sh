# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
#
# The files by which a program recognises a Jetson or a Raspberry Pi. Sourced by create.sh.
# Sources of the values: recordings of real boards (L4T 36.4.7 on a Jetson Orin Nano: release file,
# tegrastats line, model string; MemTotal 7620 MB as tegrastats shows it there). The processor lines
# are those of a Cortex-A78AE and a Cortex-A72.

cpu_list() { # ROOT COUNT: what nproc, lscpu and Python's os.cpu_count() read
  mkdir -p "$1/sys/devices/system/cpu"
  for f in online possible present; do echo "0-$(($2 - 1))" >"$1/sys/devices/system/cpu/$f"; done
}

cpuinfo() { # COUNT BOGOMIPS FEATURES VARIANT PART REVISION
  n=0
  while [ "$n" -lt "$1" ]; do
    printf 'processor\t: %s\nBogoMIPS\t: %s\nFeatures\t: %s\nCPU implementer\t: 0x41\nCPU architecture: 8\nCPU variant\t: %s\nCPU part\t: %s\nCPU revision\t: %s\n\n' \
      "$n" "$2" "$3" "$4" "$5" "$6"
    n=$((n + 1))
  done
}

meminfo() { # TOTAL FREE AVAILABLE SWAP in kB: a file, shown and not enforced
  printf 'MemTotal:       %8s kB\nMemFree:        %8s kB\nMemAvailable:   %8s kB\nBuffers:           92160 kB\nCached:          1254400 kB\nSwapCached:            0 kB\nSwapTotal:      %8s kB\nSwapFree:       %8s kB\n' \
    "$1" "$2" "$3" "$4" "$4"
}

profile_jetson() { # ROOT ARCH
  [ "$2" = arm64 ] || die "a Jetson has an arm64 system; use --arch arm64, or --profile pi for armhf."
  board=$1/sys/firmware/devicetree/base files=$1/etc/virtual-device
  mkdir -p "$board" "$files"
  printf 'NVIDIA Jetson Orin Nano Engineering Reference Developer Kit Super\0' >"$board/model"
  printf 'nvidia,p3768-0000+p3767-0005-super\0nvidia,p3767-0005\0nvidia,tegra234\0' >"$board/compatible"
  printf '1421000000000\0' >"$board/serial-number"
  cat >"$1/etc/nv_tegra_release" <<'R'
# R36 (release), REVISION: 4.7, GCID: 42132812, BOARD: generic, EABI: aarch64, DATE: Thu Sep 18 22:54:44 UTC 2025
# KERNEL_VARIANT: oot
TARGET_USERSPACE_LIB_DIR=nvidia
TARGET_USERSPACE_LIB_DIR_PATH=usr/lib/aarch64-linux-gnu/nvidia
R
  cat >"$1/usr/bin/tegrastats" <<'T'
#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Stands in for NVIDIA's tegrastats on the virtual device: lines of the shape that an Orin Nano
# with L4T 36.4 prints. Memory is the device's /proc/meminfo, the rest are made-up idle values.
ms=1000
while [ $# -gt 0 ]; do
  case $1 in --interval) ms=$2; shift ;; esac
  shift
done
total=$(awk '/^MemTotal:/ { print int($2 / 1024) }' /proc/meminfo)
swap=$(awk '/^SwapTotal:/ { print int($2 / 1024) }' /proc/meminfo)
pause=$(awk "BEGIN { print $ms / 1000 }")
n=0
while :; do
  printf '%s RAM %d/%dMB (lfb 2x4MB) SWAP 0/%dMB (cached 0MB) CPU [%d%%@1344,0%%@1344,0%%@1344,0%%@1344,0%%@1344,0%%@1344] GR3D_FREQ %d%% cpu@50.093C soc2@49.312C soc0@49.343C gpu@50.593C tj@50.593C soc1@50.406C VDD_IN 6626mW/6625mW VDD_CPU_GPU_CV 1228mW/1230mW VDD_SOC 2380mW/2380mW \n' \
    "$(date '+%m-%d-%Y %H:%M:%S')" $((779 + n * 37 % 900)) "$total" "$swap" $((n * 7 % 100)) $((n * 13 % 100))
  n=$((n + 1))
  sleep "$pause"
done
T
  chmod 755 "$1/usr/bin/tegrastats"
  cpu_list "$1" 6
  cpuinfo 6 62.50 'fp asimd evtstrm aes pmull sha1 sha2 crc32 atomics fphp asimdhp cpuid asimdrdm lrcpc dcpop asimddp uscat ilrcpc flagm paca pacg' 0x0 0xd42 1 >"$files/cpuinfo"
  meminfo 7802880 5240832 6881280 3901440 >"$files/meminfo"
  # The nearest processor that qemu-user emulates (of the same instruction set); the kernel's name is a Jetson's.
  qemu_cpu=cortex-a76 kernel=5.15.148-tegra
}

profile_pi() { # ROOT ARCH
  board=$1/sys/firmware/devicetree/base files=$1/etc/virtual-device
  mkdir -p "$board" "$files"
  printf 'Raspberry Pi 4 Model B Rev 1.4\0' >"$board/model"
  printf 'raspberrypi,4-model-b\0brcm,bcm2711\0' >"$board/compatible"
  printf '1000000000000000\0' >"$board/serial-number"
  cpu_list "$1" 4
  case $2 in
  arm64) features='fp asimd evtstrm crc32 cpuid' kernel=6.1.21-v8+ ;;
  *) features='half thumb fastmult vfp edsp neon vfpv3 tls vfpv4 idiva idivt vfpd32 lpae evtstrm crc32' kernel=6.1.21-v7l+ ;;
  esac
  {
    cpuinfo 4 108.00 "$features" 0x0 0xd08 3
    printf 'Hardware\t: BCM2835\nRevision\t: c03114\nSerial\t\t: 1000000000000000\nModel\t\t: Raspberry Pi 4 Model B Rev 1.4\n'
  } >"$files/cpuinfo"
  meminfo 3884396 2712576 3358720 102396 >"$files/meminfo"
  qemu_cpu=cortex-a72
  : "$qemu_cpu" "$kernel"
}
