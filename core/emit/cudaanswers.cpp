// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/cudaanswers.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace cw::emit {
namespace {

/// What each variable is answered with, whatever the recording had there.
QMap<QString, QString> requested(const CudaRequest& request)
{
    const QString capabilities = request.capabilities.join(u',');
    QStringList paths{request.toolkit};
    if (!request.cudnn.isEmpty() && request.cudnn != request.toolkit)
        paths.append(request.cudnn);
    QMap<QString, QString> values{{u"TF_CUDA_VERSION"_s, request.version},
                                  {u"CUDA_TOOLKIT_PATH"_s, request.toolkit},
                                  {u"TF_CUDNN_VERSION"_s, request.cudnnVersion},
                                  {u"CUDNN_INSTALL_PATH"_s, request.cudnn},
                                  {u"TF_CUDA_PATHS"_s, paths.join(u',')},
                                  {u"TF_CUDA_COMPUTE_CAPABILITIES"_s, capabilities},
                                  {u"HERMETIC_CUDA_VERSION"_s, request.version},
                                  {u"HERMETIC_CUDNN_VERSION"_s, request.cudnnVersion},
                                  {u"HERMETIC_CUDA_COMPUTE_CAPABILITIES"_s, capabilities},
                                  {u"GCC_HOST_COMPILER_PATH"_s, request.hostCompiler}};
    if (!request.clang.isEmpty())
        values.insert(u"CLANG_CUDA_COMPILER_PATH"_s, request.clang);
    return values;
}

bool asks(const ConfigureFamily& family, const QString& variable)
{
    return family.cuda.contains(variable)
           || std::any_of(family.questions.begin(), family.questions.end(),
                          [&](const auto& question) { return question.variable == variable; });
}

} // namespace

QString answerField(const QString& variable, bool foreign)
{
    static const QMap<QString, QString> fields{{u"TF_NEED_CUDA"_s, u"cuda"_s},
                                               {u"TF_CUDA_VERSION"_s, u"cuda"_s},
                                               {u"HERMETIC_CUDA_VERSION"_s, u"cuda"_s},
                                               {u"CUDA_TOOLKIT_PATH"_s, u"cuda_path"_s},
                                               {u"TF_CUDA_PATHS"_s, u"cuda_path"_s},
                                               {u"LOCAL_CUDA_PATH"_s, u"cuda_path"_s},
                                               {u"TF_CUDNN_VERSION"_s, u"cudnn"_s},
                                               {u"HERMETIC_CUDNN_VERSION"_s, u"cudnn"_s},
                                               {u"TF_CUDA_COMPUTE_CAPABILITIES"_s, u"capabilities"_s},
                                               {u"HERMETIC_CUDA_COMPUTE_CAPABILITIES"_s, u"capabilities"_s},
                                               {u"GCC_HOST_COMPILER_PATH"_s, u"compiler"_s},
                                               {u"CLANG_CUDA_COMPILER_PATH"_s, u"compiler"_s},
                                               {u"TF_NEED_TENSORRT"_s, u"tensorrt"_s},
                                               {u"TF_TENSORRT_VERSION"_s, u"tensorrt"_s}};
    if (variable == "CUDNN_INSTALL_PATH"_L1 || variable == "LOCAL_CUDNN_PATH"_L1)
        return foreign ? u"cudnn_target"_s : u"cudnn_host"_s;
    if (variable == "CC_OPT_FLAGS"_L1) // of another machine's the build's own flags say it
        return foreign ? QString() : u"optimize"_s;
    return fields.value(variable);
}

QMap<QString, QString> cudaAnswers(const ConfigureFamily& family, const CudaRequest& request)
{
    QMap<QString, QString> answers;
    const QMap<QString, QString> values = requested(request);
    for (auto it = family.cuda.cbegin(); it != family.cuda.cend(); ++it) {
        if (values.contains(it.key()))
            answers.insert(it.key(), values.value(it.key()));
        else if (!family.cpu.contains(it.key()) && !it.value().contains("${"_L1))
            answers.insert(it.key(), it.value());
    }
    if (answers.isEmpty())
        return answers;
    answers.insert(u"TF_NEED_CUDA"_s, u"1"_s);
    for (const auto& [variable, value, wanted] :
         {std::tuple{u"LOCAL_CUDA_PATH"_s, request.toolkit, request.localCuda},
          std::tuple{u"LOCAL_CUDNN_PATH"_s, request.cudnn, request.localCudnn},
          std::tuple{u"TF_TENSORRT_VERSION"_s, request.tensorrt, !request.tensorrt.isEmpty()}}) {
        if (wanted && (asks(family, variable) || variable.startsWith("TF_TENSORRT"_L1)))
            answers.insert(variable, value);
    }
    if (asks(family, u"TF_NEED_TENSORRT"_s))
        answers.insert(u"TF_NEED_TENSORRT"_s, request.tensorrt.isEmpty() ? u"0"_s : u"1"_s);
    return answers;
}

} // namespace cw::emit
