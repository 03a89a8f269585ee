# shellcheck shell=sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is asked of the host and of a device alike.

section uname 'uname -srm' uname -srm
if [ -r /etc/os-release ]; then
  file os-release /etc/os-release
else
  file os-release /usr/lib/os-release
fi

numbers() {
  # Three answers of one program; a line stays away where the program does not know the name.
  for cw_key in LONG_BIT _NPROCESSORS_ONLN GNU_LIBC_VERSION; do
    cw_value=$(getconf "$cw_key" 2>/dev/null) && printf '%s %s\n' "$cw_key" "$cw_value"
  done
}
section getconf 'getconf LONG_BIT, _NPROCESSORS_ONLN, GNU_LIBC_VERSION' numbers

section cpuinfo /proc/cpuinfo cat /proc/cpuinfo
file meminfo /proc/meminfo
file swaps /proc/swaps

# The libstdc++ of this user space: the loader's own folders first.
libstdcxx() {
  for cw_lib in /usr/lib/x86_64-linux-gnu /usr/lib/aarch64-linux-gnu /usr/lib/arm-linux-gnueabihf /usr/lib64 /usr/lib; do
    if [ -r "$cw_lib/libstdc++.so.6" ] && same_machine "$cw_lib"; then
      echo "file $cw_lib/libstdc++.so.6"
      grep -aoE '(GLIBCXX|CXXABI)_[0-9]+(\.[0-9]+)+' "$cw_lib/libstdc++.so.6"
      return
    fi
  done
  echo "no libstdc++.so.6 in the usual folders"
  return 1
}

# A folder of another architecture (multiarch) says nothing about this user space: the C library must lie there too
# and there must be no better one; the list above is in the order of the machines' names.
cw_machine=$(uname -m)
cw_bits=$(getconf LONG_BIT 2>/dev/null)
same_machine() {
  case $1 in
    */x86_64-linux-gnu) [ "$cw_machine" = x86_64 ] ;;
    */aarch64-linux-gnu) [ "$cw_machine" = aarch64 ] && [ "$cw_bits" != 32 ] ;;
    */arm-linux-gnueabihf)
      case $cw_machine in
        arm*) true ;;
        aarch64) [ "$cw_bits" = 32 ] ;;
        *) false ;;
      esac
      ;;
    *) true ;;
  esac
}
section libstdcxx 'grep -ao GLIBCXX, CXXABI in libstdc++.so.6' libstdcxx

# The names of the Pythons on PATH: starting each would cost too much, and the name carries the version.
pythons() {
  cw_ifs=$IFS
  IFS=:
  for cw_dir in $PATH; do
    for cw_python in "$cw_dir"/python3.[0-9] "$cw_dir"/python3.[0-9][0-9]; do
      [ -x "$cw_python" ] && echo "$cw_python"
    done
  done
  IFS=$cw_ifs
  true
}
section pythons 'names of python3.* on PATH' pythons

# -I -S: neither the user's variables nor site packages, and three times faster.
cw_ask='import sys, os
lib = os.path.dirname(os.__file__)
print("cw-python", "%d.%d.%d" % sys.version_info[:3], sys.executable)
print("cw-venv", int(os.path.isdir(os.path.join(lib, "ensurepip")) and os.path.isdir(os.path.join(lib, "venv"))))
print("cw-multiarch", getattr(sys.implementation, "_multiarch", ""))
print("cw-bits", 64 if sys.maxsize > 2**32 else 32)
h = os.path.join(sys.base_prefix, "include", "python%d.%d%s" % (sys.version_info[0], sys.version_info[1], getattr(sys, "abiflags", "")))
print("cw-include", h if os.path.exists(os.path.join(h, "Python.h")) else "")'
ask_python() {
  has "$1" || {
    echo "$1 is not there"
    return 127
  }
  limited "$1" -I -S -c "$cw_ask"
}

# The loaded kernel module, in three ways, and what NVIDIA's own tool says.
file driver /proc/driver/nvidia/version
file driver-module /sys/module/nvidia/version
if has nvidia-smi; then
  section nvidia-smi nvidia-smi limited nvidia-smi
  section nvidia-smi-query 'nvidia-smi --query-gpu=name,compute_cap,memory.total,driver_version --format=csv,noheader' \
    limited nvidia-smi --query-gpu=name,compute_cap,memory.total,driver_version --format=csv,noheader
else
  section nvidia-smi nvidia-smi sh -c 'echo "nvidia-smi is not there"; exit 127'
fi

# CUDA toolkits: /usr/local/cuda is a link to the one in use.
real() { (cd "$1" 2>/dev/null && pwd -P); }
for cw_cuda in /usr/local/cuda /usr/local/cuda-* /opt/cuda /usr/lib/cuda; do
  [ -d "$cw_cuda" ] || continue
  section cuda-folder "$cw_cuda" real "$cw_cuda"
  if [ -r "$cw_cuda/version.json" ]; then
    file cuda-json "$cw_cuda/version.json"
  elif [ -r "$cw_cuda/version.txt" ]; then
    file cuda-text "$cw_cuda/version.txt"
  fi
  for cw_header in "$cw_cuda"/include/cuda_runtime_api.h "$cw_cuda"/targets/*/include/cuda_runtime_api.h; do
    [ -r "$cw_header" ] || continue
    section cuda-header "$cw_header" grep -E '^#define[ 	]+CUDART_VERSION[ 	]' "$cw_header"
    break
  done
  if [ "$cw_cuda" = /usr/local/cuda ] && [ -x "$cw_cuda/bin/nvcc" ]; then
    section nvcc "$cw_cuda/bin/nvcc --version" limited "$cw_cuda/bin/nvcc" --version
  fi
done
if has nvcc && [ "$(command -v nvcc)" != /usr/local/cuda/bin/nvcc ]; then
  section nvcc 'nvcc --version' limited nvcc --version
fi

libraries() {
  for cw_lib in "$@"; do
    [ -e "$cw_lib" ] && echo "$cw_lib"
  done
  true
}
section cuda-libraries 'names of libcudart and libcudnn' libraries \
  /usr/lib/*-linux-gnu*/libcudart.so.*.* /usr/local/cuda/targets/*/lib/libcudart.so.*.* /usr/local/cuda/lib64/libcudart.so.*.* \
  /usr/lib/*-linux-gnu*/libcudnn.so.*.* /usr/lib64/libcudnn.so.*.* /usr/local/cuda/lib64/libcudnn.so.*.*

for cw_header in /usr/include/cudnn_version.h /usr/include/*-linux-gnu*/cudnn_version*.h /usr/include/cudnn.h \
  /usr/include/*-linux-gnu*/cudnn.h /usr/local/cuda/include/cudnn_version.h /usr/local/cuda/include/cudnn.h; do
  [ -r "$cw_header" ] || continue
  section cudnn-header "$cw_header" \
    grep -E '^#define[ 	]+CUDNN_(MAJOR|MINOR|PATCHLEVEL)[ 	]' "$cw_header"
done
