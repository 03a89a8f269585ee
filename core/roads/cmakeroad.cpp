// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/cmakeroad.h"

#include "core/emit/template.h"
#include "core/roads/plandraft.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Roads", text);
}

constexpr int configureSeconds = 3600; // CMake downloads what TensorFlow Lite needs at that time

/// CMake's own word for the target's processor, which TensorFlow Lite's lists compare.
QString processorOf(const PlanDraft& draft)
{
    if (draft.selection.arch != "armhf"_L1)
        return draft.selection.arch;
    return draft.selection.board->isa == "armv6"_L1 ? u"armv6"_s : u"armv7"_s;
}

QByteArray toolchainFile(const PlanDraft& draft, const emit::CrossCompiler& compiler, const QStringList& flags)
{
    const QString gxx = compiler.driver.left(compiler.driver.lastIndexOf("gcc"_L1)) + "g++"_L1
                        + compiler.driver.mid(compiler.driver.lastIndexOf("gcc"_L1) + 3);
    const QByteArray flagText = emit::quoted(flags.join(u' '));
    QByteArray text = emit::licenceHeader("the compiler for " + compiler.arch.toUtf8() + ", for CMake.");
    text += "set(CMAKE_SYSTEM_NAME Linux)\nset(CMAKE_SYSTEM_PROCESSOR " + processorOf(draft).toUtf8() + ")\n";
    text += "set(CMAKE_C_COMPILER " + emit::quoted(compiler.driver) + ")\nset(CMAKE_CXX_COMPILER " + emit::quoted(gxx)
            + ")\nset(CMAKE_C_FLAGS_INIT " + flagText + ")\nset(CMAKE_CXX_FLAGS_INIT " + flagText + ")\n";
    if (!compiler.sysroot.isEmpty())
        text += "set(CMAKE_SYSROOT " + emit::quoted(compiler.sysroot) + ")\n";
    return text
           + "set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)\nset(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)\n"
             "set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)\nset(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)\n";
}

/// TensorFlow Lite compiles its schema with flatc, which must run here: it is built for this machine first.
QList<PlanStep> hostTools(const PlanDraft& draft, const QString& folder)
{
    PlanStep configure;
    configure.id = u"host-tools-configure"_s;
    configure.title = tr("Configure flatc for this machine");
    configure.why = tr("The schema compiler runs during the build, so it is built for this machine first.");
    configure.program = u"cmake"_s;
    configure.arguments = {u"-S"_s, draft.source.workspace + "/tensorflow/lite/tools/cmake/native_tools/flatbuffers"_L1,
                           u"-B"_s, folder, u"-DCMAKE_INSTALL_PREFIX="_s + folder};
    configure.unsetEnvironment = planning::disturbingVariables();
    configure.timeoutSeconds = configureSeconds;
    PlanStep build;
    build.id = u"host-tools"_s;
    build.title = tr("Build flatc for this machine");
    build.why = configure.why;
    build.program = u"cmake"_s;
    build.arguments = {u"--build"_s, folder, u"--target"_s, u"install"_s};
    build.unsetEnvironment = configure.unsetEnvironment;
    build.expectedFiles = {folder + "/bin/flatc"_L1};
    build.skipIfExists = build.expectedFiles;
    configure.skipIfExists = build.expectedFiles;
    return {configure, build};
}

} // namespace

QString CMakeRoad::id() const
{
    return u"cmake"_s;
}

QString CMakeRoad::name() const
{
    return tr("TensorFlow Lite by CMake");
}

std::optional<RoadLimit> CMakeRoad::fits(const RoadQuestion& question) const
{
    const Selection& selection = question.selection;
    const bool asked = question.configuration.text(u"road"_s) == id();
    if (!asked)
        return RoadLimit{u"road"_s, tr("CMake was not asked for."), {}, false};
    const Product* product =
        selection.release ? selection.release->product(question.configuration.text(u"product"_s)) : nullptr;
    if (!product || product->cmakeSource.isEmpty()) {
        return RoadLimit{u"product"_s, tr("Only the C library of TensorFlow Lite 2.4 and later is built by CMake."),
                         tr("Set product to tflite, or remove road to build by Bazel.")};
    }
    if (selection.cuda)
        return RoadLimit{u"cuda"_s, tr("TensorFlow Lite has no CUDA code."), tr("Remove cuda.")};
    if (!selection.cross && question.foreign())
        return RoadLimit{u"mode"_s, tr("CMake cross-builds here; the board is not used."), tr("Set mode to cross.")};
    return std::nullopt;
}

Status CMakeRoad::add(PlanDraft& draft) const
{
    const Product& product = *draft.product;
    const QString build = draft.plan.outputBase + "/cmake"_L1;
    QStringList arguments{u"-S"_s, draft.source.workspace + u'/' + product.cmakeSource, u"-B"_s, build,
                          u"-DCMAKE_BUILD_TYPE=Release"_s};
    if (draft.foreign) {
        auto compiler = emit::crossCompiler(draft.facts, draft.selection.arch,
                                            planning::atHome(draft.text(u"compiler"_s), draft.places.home));
        if (!compiler)
            return compiler.error();
        compiler->sysroot = planning::atHome(draft.text(u"sysroot"_s), draft.places.home);
        const QString file = draft.generated + "/toolchain.cmake"_L1;
        draft.plan.files.append(
            {file, 0644,
             toolchainFile(draft, *compiler, draft.selection.board->flags + draft.configuration.list(u"optimize"_s)),
             tr("Tells CMake where the cross compiler and its folders are."), u"toolchain"_s});
        arguments.append(u"-DCMAKE_TOOLCHAIN_FILE="_s + file);
        if (draft.selection.board->isa == "armv6"_L1) // XNNPACK has no code for ARMv6
            arguments.append(u"-DTFLITE_ENABLE_XNNPACK=OFF"_s);
        const QString tools = draft.plan.outputBase + "/host-tools"_L1;
        draft.plan.steps += hostTools(draft, tools);
        arguments.append(u"-DTFLITE_HOST_TOOLS_DIR="_s + tools);
    }
    PlanStep configure;
    configure.id = u"configure"_s;
    configure.title = tr("Configure with CMake");
    configure.why = tr("CMake downloads what TensorFlow Lite needs and writes the build into a folder of its own.");
    configure.program = u"cmake"_s;
    configure.arguments = arguments + draft.configuration.list(u"flags"_s);
    configure.unsetEnvironment = planning::disturbingVariables();
    configure.timeoutSeconds = configureSeconds;
    configure.expectedFiles = {build + "/CMakeCache.txt"_L1};
    PlanStep make;
    make.id = u"build"_s;
    make.title = tr("Build");
    make.why = tr("Compiles the library with as many compilers at once as jobs allows.");
    make.program = u"cmake"_s;
    make.arguments = {u"--build"_s, build, u"--target"_s, product.cmakeTarget};
    make.arguments += draft.plan.jobs > 0 ? QStringList{u"--parallel"_s, QString::number(draft.plan.jobs)}
                                          : QStringList{u"--parallel"_s};
    make.unsetEnvironment = configure.unsetEnvironment;
    draft.plan.steps << configure << make << planning::collectStep();
    draft.plan.artifacts.append({product.kind, {}, product.cmakePattern, build});
    return Done{};
}

} // namespace cw
