// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presetmachine.h"

#include "core/base/version.h"

#include <QJsonArray>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

class Maker
{
public:
    Maker(const Configuration& configuration, const Catalog& catalog)
        : m_configuration(configuration)
        , m_catalog(catalog)
        , m_release(catalog.release(configuration.text(u"tf"_s)))
        , m_board(catalog.board(configuration.text(u"board"_s)))
        , m_jetpack(catalog.jetpack(configuration.text(u"jetpack"_s)))
        , m_cuda(catalog.cuda(configuration.text(u"cuda"_s)))
    {}

    Facts make()
    {
        host();
        compilers();
        if (m_cuda)
            hostCuda();
        folders();
        if (m_board && m_board->arch != "x86_64"_L1)
            device();
        else if (m_board && m_board->family == "cloud"_L1)
            instance();
        return m_facts;
    }

private:
    void set(const char* name, const QJsonValue& value)
    {
        m_facts.set(QString::fromLatin1(name), value, u"test"_s, now);
    }
    void set(const QString& name, const QJsonValue& value) { m_facts.set(name, value, u"test"_s, now); }
    static QJsonArray list(const QStringList& values) { return QJsonArray::fromStringList(values); }
    QString text(const char* field) const { return m_configuration.text(QString::fromLatin1(field)); }

    /// The distribution with the wanted Python: the interpreter that builds decides the wheel's tag.
    const Distribution& distribution() const
    {
        for (const Distribution& each : m_catalog.distributions()) {
            if (!text("python").isEmpty() && each.python == text("python"))
                return each;
        }
        return *m_catalog.distribution(u"debian 12"_s);
    }

    QString gcc() const
    {
        const QString own = distribution().gcc;
        const auto mine = Version::parse(own);
        const auto most = m_cuda ? Version::parse(m_cuda->gccMax) : std::nullopt;
        return most && mine && *most < *mine ? m_cuda->gccMax + ".0"_L1 : own;
    }

    void host()
    {
        const Distribution& os = distribution();
        set("host.os", os.aliases.value(0));
        set("host.arch", u"x86_64"_s);
        set("host.cores", 16);
        set("host.ram", 131072);
        set("host.swap", 16384);
        for (const char* disk : {"host.disk", "host.disk_tmp", "host.disk_root"})
            set(disk, 600000);
        set("host.glibc", os.glibc);
        set("host.glibcxx", os.glibcxx);
        set("host.kernel", u"6.1.0"_s);
        set("host.cpu", list({u"sse4_2"_s, u"avx"_s, u"avx2"_s, u"fma"_s, u"f16c"_s, u"bmi2"_s, u"rdseed"_s, u"adx"_s,
                              u"clflushopt"_s, u"xsavec"_s}));
        set("host.python", os.python + ".2"_L1);
        set("host.python_path", u"/usr/bin/python3"_s);
        set("host.python_numpy", true);
        set("host.pythons", list({os.python}));
        const QString wanted = text("bazel");
        set("host.bazel", wanted.isEmpty() ? m_release->bazelExact : wanted);
        set("host.bazel_path", u"/usr/bin/bazel"_s);
        set("host.container", list({u"docker"_s, u"podman"_s}));
        set("host.tools", list({u"bazel"_s, u"git"_s, u"ssh"_s, u"rsync"_s, u"docker"_s, u"podman"_s, u"patch"_s,
                                u"zip"_s, u"unzip"_s, u"java"_s}));
    }

    void compilers()
    {
        const QString version = gcc();
        set("host.gcc", version);
        set("host.gcc_path", u"/usr/bin/gcc"_s);
        set("host.gxx_path", u"/usr/bin/g++"_s);
        set("host.gcc_glibc", distribution().glibc);
        for (const auto& [arch, triplet] :
             {std::pair{u"aarch64"_s, u"aarch64-linux-gnu"_s}, std::pair{u"armhf"_s, u"arm-linux-gnueabihf"_s}}) {
            const QString base = "host.cross."_L1 + arch;
            set(base + ".gcc"_L1, version);
            set(base + ".path"_L1, "/usr/bin/"_L1 + triplet + "-gcc"_L1);
            set(base + ".gxx_path"_L1, "/usr/bin/"_L1 + triplet + "-g++"_L1);
            set(base + ".target"_L1, triplet);
            if (arch == "armhf"_L1) // Debian's start-up files
                set(base + ".runtime_arch"_L1, u"armv7"_s);
            set(base + ".glibc"_L1, distribution().glibc);
        }
    }

    QString cudnn() const
    {
        const Cudnn* const record = m_catalog.cudnn(text("cudnn"));
        return record ? record->version : text("cudnn");
    }

    void hostCuda()
    {
        set("host.cuda", list({m_cuda->id}));
        set("host.cuda_path", "/usr/local/cuda-"_L1 + m_cuda->id);
        set("host.nvcc", m_cuda->id);
        set("host.cudnn", cudnn());
        set("host.cross.aarch64.cuda", list({m_cuda->id}));
        set("host.cross.aarch64.cudnn", cudnn());
        // The last driver with Kepler, the last with Volta, else a new one.
        const QString capability = m_configuration.list(u"capabilities"_s).value(0);
        const bool kepler = capability.startsWith(u'3');
        set("host.driver", kepler ? u"470.256.02"_s : u"580.95.05"_s);
        set("host.libcuda", kepler ? u"470.256.02"_s : u"580.95.05"_s);
        set("host.driver_open", false);
        set("host.driver_kind", u"desktop"_s);
        const Gpu* const gpu = m_catalog.gpu(text("gpu"));
        set("host.gpus", list({gpu ? gpu->name : u"Tesla V100"_s}));
        set("host.gpu_capabilities", list({gpu ? gpu->capability : capability}));
    }

    void folders()
    {
        if (const QString path = text("cuda_path"); !path.isEmpty() && m_cuda) {
            set("host.path.cuda_path", path);
            set("host.path.cuda_path.nvcc", m_cuda->id);
            set("host.path.cuda_path.target_version", m_cuda->id);
            set("host.path.cuda_path.folders", list({u"include"_s, u"bin"_s, u"lib"_s, u"lib64"_s, u"nvvm"_s}));
            set("host.path.cuda_path.targets", list({u"x86_64-linux"_s, u"aarch64-linux"_s}));
            set("host.path.cuda_path.stub", true);
        }
        for (const char* side : {"cudnn_host", "cudnn_target"}) {
            const QString base = "host.path."_L1 + QString::fromLatin1(side);
            if (text(side).isEmpty())
                continue;
            set(base, text(side));
            set(base + ".version"_L1, cudnn());
            set(base + ".machine"_L1, qstrcmp(side, "cudnn_host") == 0 ? u"x86_64"_s : m_board->arch);
        }
        if (const QString path = text("compiler"); !path.isEmpty()) {
            set("host.path.compiler", path);
            set("host.path.compiler.version", gcc());
            set("host.path.compiler.target", m_board->triplet);
            set("host.path.compiler.arch", m_board->isa);
        }
    }

    void device()
    {
        const QString python = m_jetpack ? m_jetpack->python : distribution().python;
        const Distribution* const ubuntu =
            m_jetpack ? m_catalog.distribution("ubuntu "_L1 + m_jetpack->ubuntu) : &distribution();
        set("device.arch", m_board->arch);
        set("device.board", m_board->id);
        set("device.glibc", m_jetpack ? m_jetpack->glibc : distribution().glibc);
        if (ubuntu) {
            set("device.os", ubuntu->aliases.value(0));
            set("device.glibcxx", ubuntu->glibcxx);
        }
        set("device.python", python + ".2"_L1);
        set("device.pythons", list({python}));
        set("device.ram", m_board->ramMiB.isEmpty() ? 4096 : m_board->ramMiB.last());
        set("device.swap", 16384);
        set("device.cores", 4);
        for (const char* disk : {"device.disk", "device.disk_tmp", "device.disk_root"})
            set(disk, 200000);
        set("device.cpu", list({u"fp"_s, u"asimd"_s, u"neon"_s, u"vfpv4"_s, u"aes"_s, u"crc32"_s, u"atomics"_s,
                                u"fphp"_s, u"asimdhp"_s, u"asimddp"_s}));
        // Bazel and compilers of a board that builds are asked for there.
        set("device.bazel", text("bazel").isEmpty() ? m_release->bazelExact : text("bazel"));
        if (!m_jetpack && m_cuda) { // an Arm server with a GPU
            set("device.cuda", m_cuda->id);
            set("device.cudas", list({m_cuda->id}));
            set("device.cudnn", cudnn());
            set("device.driver", u"580.95.05"_s);
            set("device.libcuda", u"580.95.05"_s);
            set("device.driver_kind", u"desktop"_s);
            set("device.gpu_capabilities", list({m_configuration.list(u"capabilities"_s).value(0)}));
        }
        if (!m_jetpack)
            return;
        set("device.l4t", m_jetpack->l4t.value(0));
        set("device.jetpack", m_jetpack->id);
        set("device.gcc", m_jetpack->gcc);
        const Cuda* const line = m_catalog.cuda(m_jetpack->cuda);
        set("device.cuda", line ? line->id : m_jetpack->cuda);
        set("device.cudas", list({line ? line->id : m_jetpack->cuda}));
        set("device.cudnn", m_jetpack->cudnn);
        set("device.tensorrt", m_jetpack->tensorrt);
        set("device.gpus", list({u"Orin (nvgpu)"_s}));
        set("device.driver_kind", u"nvgpu"_s);
        set("device.gpu_capabilities", list({m_board->capability}));
    }

    // A rented machine is a device like any other, of this machine's kind.
    void instance()
    {
        set("device.board", m_board->id);
        const QStringList same{
            u"arch"_s,   u"os"_s,      u"glibc"_s,       u"glibcxx"_s, u"python"_s,           u"pythons"_s,
            u"cores"_s,  u"ram"_s,     u"swap"_s,        u"disk"_s,    u"disk_tmp"_s,         u"cpu"_s,
            u"driver"_s, u"libcuda"_s, u"driver_kind"_s, u"gpus"_s,    u"gpu_capabilities"_s, u"cudnn"_s};
        for (const QString& name : same)
            set("device."_L1 + name, m_facts.fact("host."_L1 + name).value);
        if (m_cuda) {
            set("device.cuda", m_cuda->id);
            set("device.cudas", list({m_cuda->id}));
        }
    }

    const Configuration& m_configuration;
    const Catalog& m_catalog;
    const Release* m_release;
    const Board* m_board;
    const JetPack* m_jetpack;
    const Cuda* m_cuda;
    Facts m_facts;
};

} // namespace

void completeByHand(Configuration& configuration, const Catalog& catalog)
{
    const Board* const board = catalog.board(configuration.text(u"board"_s));
    if (!board || board->arch == "x86_64"_L1)
        return;
    if (configuration.text(u"mode"_s) == "native"_L1)
        configuration.set(u"device"_s, u"board"_s, {});
    if (board->isa == "armv6"_L1)
        configuration.set(u"compiler"_s, u"/opt/pi/bin/arm-linux-gnueabihf-g++"_s, {});
    if (configuration.has(u"cuda"_s) && configuration.text(u"mode"_s) == "cross"_L1) {
        configuration.set(u"cudnn_host"_s, u"/opt/cudnn-x86_64"_s, {});
        configuration.set(u"cudnn_target"_s, u"/opt/cudnn-aarch64"_s, {});
        if (!configuration.has(u"cuda_path"_s)) // where a person's fetched toolkit lies
            configuration.set(u"cuda_path"_s, u"/opt/cuda"_s, {});
    }
}

Facts completeFacts(const Configuration& configuration, const Catalog& catalog)
{
    return Maker(configuration, catalog).make();
}
