// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecases.h"

// The files of a CUDA folder, by name, and where it comes from.
QList<RuleCase> toolkitRuleCases()
{
    return {
        {"a whole toolkit, file by file", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cudnn=8.6 cuda_path=/cuda", "TREE",
         "!cuda.files !cuda.file_machine !cudnn.renamed !cudnn.folder_version !cuda.nvcc_form !cuda.servers "
         "!cudnn.stand_in !cudnn.macros"},
        {"a toolkit without libraries", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cuda_path=/cuda",
         "TREE host.path.cuda_path.files=[bin/nvcc:x86_64,include/cuda.h]", "cuda.files:error !cuda.file_machine"},
        {"another folder's files were read", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cuda_path=/elsewhere",
         "TREE host.path.cuda_path.files=[bin/nvcc:x86_64]", "!cuda.files"},
        {"a release that downloads its CUDA", "tf=2.18.0 board=aarch64-sbsa cuda=12.5.1 cuda_path=/cuda",
         "TREE host.path.cuda_path.files=[bin/nvcc:x86_64]", "!cuda.files"},
        {"nvcc of the board", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cuda_path=/cuda",
         "TREE host.path.cuda_path.files=[bin/nvcc:aarch64]", "cuda.file_machine:error"},
        {"libraries of this machine", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cuda_path=/cuda",
         "TREE host.path.cuda_path.files=[lib64/libcufft.so.10:x86_64]", "cuda.file_machine:error"},
        {"a renamed cudnn.h", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cudnn=8.6 cuda_path=/cuda",
         "TREE host.path.cuda_path.files=[include/cudnn_v8.h]", "cudnn.renamed:error"},
        {"cuDNN in a folder of its own",
         "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cudnn=8.6 cuda_path=/cuda cudnn_target=/dnn",
         "TREE host.path.cuda_path.cudnn_headers=[] host.path.cudnn_target=/dnn "
         "host.path.cudnn_target.files=[cudnn.h,libcudnn.so.8:aarch64] host.path.cudnn_target.cudnn_headers=[cudnn.h:8.6.0]",
         "!cudnn.folder_version !cudnn.renamed"},
        {"another patch of cuDNN", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cudnn=8.6.1 cuda_path=/cuda", "TREE",
         "cudnn.folder_version:error"},
        {"the same patch of cuDNN", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cudnn=8.6.0 cuda_path=/cuda", "TREE",
         "!cudnn.folder_version"},
        {"cuDNN 8's header where cudnn.h is read", "tf=1.5.0 board=jetson-tx1 cuda=8.0 cudnn=6 cuda_path=/cuda", "TREE",
         "cudnn.macros:error"},
        {"cuDNN 6's header where cudnn.h is read", "tf=1.5.0 board=jetson-tx1 cuda=8.0 cudnn=6 cuda_path=/cuda",
         "TREE host.path.cuda_path.cudnn_headers=[include/cudnn.h:6.0.21]", "!cudnn.macros !cudnn.folder_version"},
        {"nvcc with a line after its version", "tf=1.5.0 board=jetson-tx1 cuda=8.0 cuda_path=/cuda", "TREE",
         "cuda.nvcc_form:error"},
        {"nvcc that does not run", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cuda_path=/cuda",
         "TREE host.path.cuda_path.nvcc_last_line=?status_127", "cuda.nvcc_form:error"},
        {"Debian's libraries for a Jetson", "tf=2.8.0 board=jetson-orin-nano cuda=11.8 cuda_path=/cuda",
         "TREE host.path.cuda_path.sbsa=true host.path.cuda_path.origin=debian", "cuda.servers:warning"},
        {"Debian's libraries, and a JetPack with another CUDA",
         "tf=2.8.0 board=jetson-orin-nano jetpack=5.1.2 cuda=11.8 cuda_path=/cuda",
         "TREE host.path.cuda_path.sbsa=true host.path.cuda_path.origin=debian", "cuda.servers:warning"},
        {"Debian's libraries for a server", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cuda_path=/cuda",
         "TREE host.path.cuda_path.sbsa=true host.path.cuda_path.origin=debian", "cuda.servers:info"},
        {"a stand-in for cuDNN", "tf=2.8.0 board=aarch64-sbsa cuda=11.8 cudnn=8.6 cuda_path=/cuda",
         "TREE host.path.cuda_path.cudnn_stand_in=true", "cudnn.stand_in:warning"},
    };
}
