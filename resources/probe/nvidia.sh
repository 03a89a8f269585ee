# shellcheck shell=sh
# SPDX-FileCopyrightText: 2026 The Crosswright developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is asked of NVIDIA's driver, toolkits and libraries on the host and on a device alike.

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

# Whether there is a GPU at all, driver or not: the PCI bus, the device nodes, and the driver of Jetson's own GPU.
gpu_hardware() {
  cw_pci=0
  if [ -d /sys/bus/pci/devices ]; then
    for cw_device in /sys/bus/pci/devices/*; do
      read -r cw_vendor 2>/dev/null <"$cw_device/vendor" || continue
      read -r cw_class 2>/dev/null <"$cw_device/class" || continue
      case $cw_vendor$cw_class in
        0x10de0x03*) cw_pci=$((cw_pci + 1)) ;;
      esac
    done
    echo "pci $cw_pci"
  else
    echo "pci unknown"
  fi
  cw_nodes=0
  for cw_node in /dev/nvidia[0-9]* /dev/nvhost-gpu /dev/nvgpu /dev/dxg; do
    [ -e "$cw_node" ] && cw_nodes=$((cw_nodes + 1))
  done
  echo "nodes $cw_nodes"
  if [ -d /sys/module/nvgpu ]; then echo "nvgpu 1"; else echo "nvgpu 0"; fi
}
section gpu-hardware '/sys/bus/pci/devices, /dev, /sys/module/nvgpu' gpu_hardware

# CUDA toolkits in every layout that is known: NVIDIA's own (/usr/local/cuda is a link to the one in use), those of
# distributions (/opt/cuda, /usr/lib/cuda, and headers right below /usr), the HPC SDK's, conda's, and what the variables name.
real() { (cd "$1" 2>/dev/null && pwd -P); }
cw_seen=:
for cw_cuda in /usr/local/cuda /usr/local/cuda-* /opt/cuda /opt/cuda-* /usr/lib/cuda /usr/lib/nvidia-cuda-toolkit \
  /opt/nvidia/hpc_sdk/Linux_*/*/cuda/[0-9]* "${CUDA_HOME:-}" "${CUDA_PATH:-}" "${CUDA_TOOLKIT_PATH:-}" "${CONDA_PREFIX:-}" /usr; do
  [ -d "$cw_cuda" ] || continue
  # A root that holds other things as well counts only where the runtime's header lies in it.
  case $cw_cuda in
    /usr | "${CONDA_PREFIX:-/usr}") [ -r "$cw_cuda/include/cuda_runtime_api.h" ] || continue ;;
  esac
  case $cw_seen in
    *":$cw_cuda:"*) continue ;;
  esac
  cw_seen=$cw_seen$cw_cuda:
  section cuda-folder "$cw_cuda" real "$cw_cuda"
  if [ -r "$cw_cuda/version.json" ]; then
    file cuda-json "$cw_cuda/version.json"
  elif [ -r "$cw_cuda/version.txt" ] && [ "$cw_cuda" != /usr ]; then
    file cuda-text "$cw_cuda/version.txt"
  fi
  for cw_header in "$cw_cuda"/include/cuda_runtime_api.h "$cw_cuda"/targets/*/include/cuda_runtime_api.h; do
    [ -r "$cw_header" ] || continue
    section cuda-header "$cw_header" grep -E '^#define[ 	]+CUDART_VERSION[ 	]' "$cw_header"
    break
  done
  # Where cross packages are unpacked: one folder per machine.
  for cw_target in "$cw_cuda"/targets/*/include/cuda_runtime_api.h; do
    [ -r "$cw_target" ] || continue
    section cuda-target "${cw_target%/include/cuda_runtime_api.h}" \
      grep -E '^#define[ 	]+CUDART_VERSION[ 	]' "$cw_target"
  done
  if [ "$cw_cuda" = /usr/local/cuda ] && [ -x "$cw_cuda/bin/nvcc" ]; then
    section nvcc "$cw_cuda/bin/nvcc --version" limited "$cw_cuda/bin/nvcc" --version
  fi
done
if has nvcc && [ "$(command -v nvcc)" != /usr/local/cuda/bin/nvcc ]; then
  section nvcc 'nvcc --version' limited nvcc --version
fi

# NVIDIA's libraries by name, wherever a linker or a loader of this machine or of a target would look for them.
libraries() {
  for cw_lib in "$@"; do
    [ -e "$cw_lib" ] && echo "$cw_lib"
  done
  true
}
section cuda-libraries 'names of libcudart, libcudnn, libnccl, libnvinfer and libcuda' libraries \
  /usr/lib/*-linux-gnu*/libcuda.so.*.* /usr/lib64/libcuda.so.*.* /usr/local/cuda-*/compat/libcuda.so.1 \
  /usr/lib/*-linux-gnu*/libcudart.so.*.* /usr/local/cuda/targets/*/lib/libcudart.so.*.* /usr/local/cuda/lib64/libcudart.so.*.* \
  /usr/lib/*-linux-gnu*/libcudnn.so.*.* /usr/lib64/libcudnn.so.*.* /usr/local/cuda/lib64/libcudnn.so.*.* \
  /usr/lib/*-linux-gnu*/libnccl.so.*.* /usr/lib64/libnccl.so.*.* /usr/local/cuda/lib64/libnccl.so.*.* \
  /usr/lib/*-linux-gnu*/libnvinfer.so.*.* /usr/lib64/libnvinfer.so.*.* /usr/local/cuda/lib64/libnvinfer.so.*.*

# The machine of each cuDNN: bytes 18 and 19 of an ELF file. One of the wrong machine in a target's folder links, and
# fails on the device.
machines() {
  for cw_lib in "$@"; do
    [ -r "$cw_lib" ] || continue
    cw_bytes=$(od -An -tx1 -N20 "$cw_lib" 2>/dev/null | tr -d ' \n') && echo "$cw_bytes $cw_lib"
  done
  true
}
section cudnn-machines 'first bytes of libcudnn' machines \
  /usr/lib/*-linux-gnu*/libcudnn.so.[0-9] /usr/lib/*-linux-gnu*/libcudnn.so.[0-9][0-9] /usr/lib64/libcudnn.so.[0-9] \
  /usr/*-linux-gnu*/lib/libcudnn.so.[0-9] /usr/local/cuda/lib64/libcudnn.so.[0-9] /usr/local/cuda*/targets/*/lib/libcudnn.so.[0-9]

for cw_header in /usr/include/cudnn_version.h /usr/include/*-linux-gnu*/cudnn_version*.h /usr/include/cudnn.h \
  /usr/include/*-linux-gnu*/cudnn.h /usr/local/cuda/include/cudnn_version.h /usr/local/cuda/include/cudnn.h \
  /usr/*-linux-gnu*/include/cudnn_version*.h /usr/local/cuda/targets/*/include/cudnn_version.h; do
  [ -r "$cw_header" ] || continue
  section cudnn-header "$cw_header" \
    grep -E '^#define[ 	]+CUDNN_(MAJOR|MINOR|PATCHLEVEL)[ 	]' "$cw_header"
done
for cw_header in /usr/include/nccl.h /usr/local/cuda/include/nccl.h; do
  [ -r "$cw_header" ] || continue
  section nccl-header "$cw_header" grep -E '^#define[ 	]+NCCL_(MAJOR|MINOR|PATCH)[ 	]' "$cw_header"
done
for cw_header in /usr/include/NvInferVersion.h /usr/include/*-linux-gnu*/NvInferVersion.h /usr/local/cuda/include/NvInferVersion.h \
  /usr/include/*-linux-gnu*/NvInfer.h; do
  [ -r "$cw_header" ] || continue
  section tensorrt-header "$cw_header" grep -E '^#define[ 	]+(NV_TENSORRT|TRT)_(MAJOR|MINOR|PATCH|BUILD)(_ENTERPRISE)?[ 	]' "$cw_header"
done
