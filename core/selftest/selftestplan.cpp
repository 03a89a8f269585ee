// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selftest/selftestplan.h"

#include "core/emit/wrappers.h"
#include "core/roads/cudadraft.h"
#include "core/roads/targetcompiler.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace cw::selftest {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SelfTest", text);
}

/// From the ABI supplements of glibc's ports (sysdeps: RTLDLIST of each).
QString interpreterOf(const QString& arch)
{
    static const QMap<QString, QString> loaders{{u"aarch64"_s, u"/lib/ld-linux-aarch64.so.1"_s},
                                                {u"armhf"_s, u"/lib/ld-linux-armhf.so.3"_s},
                                                {u"x86_64"_s, u"/lib64/ld-linux-x86-64.so.2"_s}};
    return loaders.value(arch);
}

QString machineOf(const QString& arch)
{
    return arch == "armhf"_L1 ? u"arm"_s : arch;
}

struct Compilers
{
    QString driver;
    emit::CompilerFlags flags;
    QString sysroot;
};

Result<Compilers> compilersFor(const Configuration& configuration, const Selection& selection, const Facts& facts,
                               const QString& home, bool foreign)
{
    if (foreign) {
        const auto cross = planning::targetCompiler(configuration, selection, facts, home);
        if (!cross)
            return cross.error();
        return Compilers{cross->driver, emit::compilerFlags(*cross), cross->sysroot};
    }
    QString driver = configuration.text(u"compiler"_s);
    if (driver.startsWith("~/"_L1))
        driver = home + driver.mid(1);
    const auto host = emit::hostCompiler(facts, driver);
    if (!host)
        return host.error();
    // As Bazel's own description of this machine links.
    return Compilers{host->driver, {{}, {}, {u"-lstdc++"_s, u"-lm"_s}}, {}};
}

class Writer
{
public:
    Writer(const Compilers& compilers, SelfTestPlan& plan) : m_compilers(compilers), m_plan(plan) {}

    void addHello()
    {
        Program hello{u"hello"_s, u"hello.cpp"_s,
                      tr("The C++ compiler, the C and C++ libraries and the loader of the target.")};
        hello.build = {gcc(QStringList{u"-O2"_s} + m_compilers.flags.compile + m_compilers.flags.cxx
                           + QStringList{path(hello.source), u"-o"_s, m_plan.built(hello.id)}
                           + m_compilers.flags.link)};
        hello.expected = {
            "^Hello from C\\+\\+\\. Compiled for %1, running on \\S+\\.$"_L1.arg(m_plan.machine),
            "^Sizes: pointer %1 bit, .* little endian\\.$"_L1.arg(m_plan.machine == "arm"_L1 ? u"32"_s : u"64"_s)};
        m_plan.programs.append(hello);
    }

    void addCuda(const QString& toolkit, const QString& version)
    {
        m_environment = {{u"GCC_HOST_COMPILER_PATH"_s, m_compilers.driver},
                         {u"CUDA_TOOLKIT_PATH"_s, toolkit},
                         {u"TF_CUDA_COMPUTE_CAPABILITIES"_s, m_plan.capabilities.join(u',')},
                         {u"TF_CUDA_VERSION"_s, version}};
        add({u"vector"_s, u"vector.cu"_s, tr("nvcc, the target's CUDA runtime and the code for the GPU."), true}, {},
            {u"^Vector sum of 1048576 elements is right\\.$"_s});
        add({u"matmul"_s, u"matmul.cu"_s, tr("That the target's cuBLAS can be linked, loaded and called."), true},
            {u"-lcublas"_s, u"-lcublasLt"_s}, {u"^Matrix product 96x128 by 128x80 is the same as the CPU's\\.$"_s});
    }

private:
    void add(Program program, const QStringList& libraries, const QStringList& expected)
    {
        const QString object = path(program.id + ".o"_L1);
        // The wrapper takes the last dialect that this nvcc knows.
        QStringList compile{
            path(emit::targetWrapperName), u"-x"_s, u"cuda"_s, u"-O2"_s, u"-std=c++11"_s, u"-std=c++14"_s};
        compile += sysroot() + m_compilers.flags.compile + QStringList{u"-c"_s, path(program.source), u"-o"_s, object};
        program.build = {{compile, m_environment},
                         gcc(QStringList{object, u"-o"_s, m_plan.built(program.id), "-L"_L1 + m_plan.library,
                                         "-Wl,-rpath-link,"_L1 + m_plan.library}
                             + libraries + QStringList{u"-lcudart_static"_s, u"-ldl"_s, u"-lpthread"_s, u"-lrt"_s}
                             + m_compilers.flags.link)};
        program.expected = expected;
        m_plan.programs.append(program);
    }

    QStringList sysroot() const
    {
        return m_compilers.sysroot.isEmpty() ? QStringList() : QStringList{"--sysroot="_L1 + m_compilers.sysroot};
    }
    Command gcc(const QStringList& arguments) const
    {
        return {QStringList{m_compilers.driver} + sysroot() + arguments, {}};
    }
    QString path(const QString& name) const { return m_plan.folder + u'/' + name; }

    const Compilers& m_compilers;
    SelfTestPlan& m_plan;
    QMap<QString, QString> m_environment;
};

} // namespace

Result<SelfTestPlan> planSelfTest(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                                  const QString& home, const QString& folder)
{
    const Selection selection = Selection::of(configuration, catalog, facts);
    if (!selection.board) {
        return Error{Error::Kind::Missing, tr("The configuration names no board, so no compiler can be chosen."),
                     tr("Set board to the machine that the result is for.")};
    }
    const QString hostArch = facts.text(u"host.arch"_s);
    const bool foreign = selection.arch != hostArch;
    if (selection.container || (selection.native && foreign)) {
        return Error{Error::Kind::Refused,
                     selection.container ? tr("The build runs in a container, and its compilers are in there.")
                                         : tr("The build runs on the board, and its compilers are there."),
                     tr("The self-test is for builds by this machine's own compilers.")};
    }
    const auto compilers = compilersFor(configuration, selection, facts, home, foreign);
    if (!compilers)
        return compilers.error();

    SelfTestPlan plan;
    plan.folder = folder;
    plan.compiler = compilers->driver;
    plan.machine = machineOf(selection.arch);
    plan.interpreter = interpreterOf(selection.arch);
    plan.here = !foreign;
    plan.deviceGlibc = facts.text(u"device.glibc"_s);
    plan.deviceGlibcxx = facts.text(u"device.glibcxx"_s);
    Writer writer(*compilers, plan);
    writer.addHello();
    if (!selection.cuda)
        return plan;
    plan.capabilities = selection.capabilities;
    plan.deviceCapability = selection.deviceCapability;
    if (plan.capabilities.isEmpty()) {
        return Error{Error::Kind::Missing, tr("Which GPU the result is for is not known."),
                     tr("Set gpu, or capabilities to numbers such as 8.7.")};
    }
    const QString toolkit = QDir::cleanPath(planning::cudaToolkit(configuration, facts, home));
    plan.library = toolkit + "/lib64"_L1;
    plan.cuobjdump = toolkit + "/bin/cuobjdump"_L1;
    emit::CompilerWrappers wrappers;
    wrappers.target = true;
    plan.files = emit::wrapperFiles(wrappers, folder);
    writer.addCuda(toolkit, configuration.text(u"cuda"_s));
    return plan;
}

} // namespace cw::selftest
