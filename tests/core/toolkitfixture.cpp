// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkitfixture.h"

using namespace cw;
using namespace cw::cuda;
using namespace Qt::StringLiterals;

namespace {

const QStringList libraryNames{u"cudart"_s,   u"cublas"_s,   u"cufft"_s, u"curand"_s,
                               u"cusolver"_s, u"cusparse"_s, u"cupti"_s};

} // namespace

/// The first bytes of an ELF file for a machine, with something after it.
QByteArray ToolkitFixture::elfFor(const QString& machine)
{
    QByteArray bytes(64, '\0');
    bytes.replace(0, 4,
                  "\x7f"
                  "ELF");
    bytes[4] = 2;
    bytes[5] = 1;
    bytes[18] = machine == "x86_64"_L1 ? char(62) : char(0xb7);
    return bytes;
}

void ToolkitFixture::putDebian() const
{
    const QString debian = u"/host/usr/lib/nvidia-cuda-toolkit"_s;
    for (const char* name : {"ptxas", "fatbinary", "cudafe++", "nvlink", "bin2c"})
        put("/host/usr/bin/"_L1 + QString::fromLatin1(name), elfFor(u"x86_64"_s));
    put(u"/host/usr/bin/nvcc"_s, "#!/bin/sh\nexec /usr/lib/nvidia-cuda-toolkit/bin/nvcc\n");
    put(debian + "/bin/nvcc"_L1, elfFor(u"x86_64"_s));
    put(debian + "/bin/cicc"_L1, elfFor(u"x86_64"_s));
    put(debian + "/bin/crt/link.stub"_L1, "stub");
    put(debian + "/libdevice/libdevice.10.bc"_L1, "BC");
    link(u"/etc/nvcc.profile"_s, debian + "/bin/nvcc.profile"_L1);
    put(u"/host/usr/lib/x86_64-linux-gnu/libnvvm.so.4.0.0"_s, elfFor(u"x86_64"_s));
    link(u"libnvvm.so.4.0.0"_s, u"/host/usr/lib/x86_64-linux-gnu/libnvvm.so.4"_s);

    const QString libraries = u"/target/usr/lib/aarch64-linux-gnu/"_s;
    const Cuda* line = m_catalog.cuda(u"11.8"_s);
    for (const QString& name : libraryNames) {
        const QString plain = libraries + "lib"_L1 + name + ".so"_L1;
        const QString whole = plain + u'.' + line->sonames.value(name) + ".9.9"_L1;
        put(whole, elfFor(u"aarch64"_s));
        link(whole.section(u'/', -1), plain + u'.' + line->sonames.value(name));
        link(plain.section(u'/', -1) + u'.' + line->sonames.value(name), plain);
    }
    put(libraries + "libcublasLt.so.11"_L1, elfFor(u"aarch64"_s));
    put(libraries + "libcudart_static.a"_L1, "!<arch>\n");
    put(libraries + "libcudadevrt.a"_L1, "!<arch>\n");
    put(libraries + "stubs/libcuda.so"_L1, elfFor(u"aarch64"_s));
    link(u"libnppc.so.11"_s, libraries + "libnppc.so"_L1); // its package was not fetched
    for (const char* name :
         {"cuda.h", "cuda_runtime_api.h", "cublas_v2.h", "cublas_api.h", "curand.h", "cufft.h", "cusolverDn.h",
          "cusparse.h", "cupti.h", "generated_x.h", "thrust/version.h", "cub/version.cuh"})
        put("/target/usr/include/"_L1 + QString::fromLatin1(name), "// header\n");
    put(u"/target/usr/include/cusolver_common.h"_s,
        "#ifndef A\n  #define CUSOLVER_VER_MAJOR 11\n\t#  define CUSOLVER_VER_MINOR 4\n#endif\n");
}

TreeRequest ToolkitFixture::debian() const
{
    TreeRequest request;
    request.host = path("/host");
    request.target = path("/target");
    request.version = u"11.8.89"_s;
    request.from = u"debian bookworm"_s;
    request.sbsa = true;
    return request;
}

QString ToolkitFixture::wholeTree() const
{
    putDebian();
    put(u"/cudnn/include/cudnn.h"_s, "#include \"cudnn_version.h\"\n");
    put(u"/cudnn/include/cudnn_version.h"_s,
        "#define CUDNN_MAJOR 8\n#define CUDNN_MINOR 6\n#define CUDNN_PATCHLEVEL 0\n");
    put(u"/cudnn/lib/libcudnn.so.8"_s, elfFor(u"aarch64"_s));
    TreeRequest request = debian();
    request.cudnn = path("/cudnn");
    const auto tree = makeToolkitTree(request, path("/tree"));
    return tree ? tree->folder : tree.error().sentence();
}
