// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/configure/failuretext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::configure {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Configure", text);
}

Error wrong(const QString& text, const QString& hint)
{
    return {Error::Kind::Process, text, hint};
}

/// The field that decides an answer is where it can be corrected.
QString whatToDo(const ConfigureCall& call, const QString& variable)
{
    const auto answer = std::find_if(call.answers.begin(), call.answers.end(),
                                     [&](const auto& each) { return each.variable == variable; });
    if (answer != call.answers.end() && !answer->field.isEmpty())
        return tr("Correct %1.").arg(answer->field);
    return tr("\"crosswright plan\" shows every answer and what decides it.");
}

} // namespace

Error knownFailure(const QString& id, const QStringList& parts, const QString& line)
{
    const QString part = parts.value(0);
    if (id == "bazel-absent"_L1)
        return wrong(tr("./configure found no Bazel."), tr("Set bazel to a version or to the path of one."));
    if (id == "bazel-old"_L1) {
        return wrong(tr("./configure wants Bazel %1 or newer and stopped.").arg(part),
                     tr("Set bazel to %1.").arg(part));
    }
    if (id == "bazel-new"_L1) {
        return wrong(tr("./configure wants Bazel %1 or older and stopped.").arg(part),
                     tr("Set bazel to %1.").arg(part));
    }
    if (id == "cuda-path"_L1) {
        return wrong(tr("./configure found no CUDA where it was told to look: %1 is not there.").arg(part),
                     tr("Set cuda_path to the toolkit of the version in cuda."));
    }
    if (id == "cuda-missing"_L1) {
        return wrong(tr("./configure found no %1 of version %2.").arg(part, parts.value(1)),
                     tr("Set cuda_path and the cuDNN folder to what has it, or cuda and cudnn to what is there."));
    }
    if (id == "cudnn-path"_L1) {
        return wrong(tr("./configure found no cuDNN where it was told to look."),
                     tr("Set the cuDNN folder and cudnn to what is there."));
    }
    if (id == "nccl-path"_L1)
        return wrong(tr("./configure found no NCCL."), tr("Look at the log of the run for the folder it tried."));
    if (id == "capability"_L1) {
        return wrong(tr("./configure refused the compute capabilities: %1.").arg(line),
                     tr("Set capabilities to numbers such as 5.3, separated by commas."));
    }
    if (id == "numpy"_L1) {
        return wrong(tr("./configure of this release needs NumPy in the Python that builds."),
                     tr("Install it there (on Debian python3-numpy)."));
    }
    if (id == "python-path"_L1)
        return wrong(tr("./configure found no Python at %1.").arg(part), tr("Install Python 3 there."));
    if (id == "library-path"_L1) {
        return wrong(tr("./configure found no folder of Python packages at %1.").arg(part),
                     tr("Install a package of that Python, for example NumPy."));
    }
    if (id == "gcc-path"_L1 || id == "clang-path"_L1)
        return wrong(tr("./configure found no compiler at %1.").arg(part), tr("Set compiler to the path of one."));
    if (id == "boolean"_L1) {
        return wrong(tr("./configure of this release reads yes and no as 1 and 0 only; it was told \"%1\".").arg(part),
                     tr("Look at the environment of the step for that value."));
    }
    if (id == "curl"_L1) {
        return wrong(tr("./configure needs curl's headers for Google Cloud Platform."),
                     tr("Set features.gcp to no, or install them (on Debian libcurl4-openssl-dev)."));
    }
    if (id == "tries"_L1)
        return wrong(tr("./configure gave up: %1").arg(part), tr("The lines before it in the log name the answer."));
    return {};
}

Error stopped(const ConfigureCall& call, const Dialogue::Stop& stop)
{
    switch (stop.kind) {
    case Dialogue::Stop::Kind::Unknown:
        return {Error::Kind::Process,
                tr("./configure asks something that Crosswright does not know: \"%1\"").arg(stop.question),
                tr("Answer it once with configure_answers=\"PART OF THE QUESTION=ANSWER\"; it is kept in the "
                   "configuration.")};
    case Dialogue::Stop::Kind::Open:
        return {Error::Kind::Process,
                tr("./configure asks for %1, which has no answer: \"%2\"").arg(stop.variable, stop.question),
                tr("Answer it once with configure_answers=\"PART OF THE QUESTION=ANSWER\"; it is kept in the "
                   "configuration.")};
    case Dialogue::Stop::Kind::Rejected: break;
    }
    const QString what = stop.variable.isEmpty() ? stop.question : stop.variable;
    const QString text = tr("./configure did not take the answer \"%1\" for %2 and asks again.").arg(stop.answer, what);
    return {Error::Kind::Process, stop.reason.isEmpty() ? text : text + u' ' + tr("It said: \"%1\"").arg(stop.reason),
            whatToDo(call, stop.variable)};
}

Error failed(const ConfigureCall& call, const Dialogue& dialogue, const QList<ConfigureDifference>& differences,
             int exitCode)
{
    if (!dialogue.failure().isEmpty()) {
        Error known = knownFailure(dialogue.failure(), dialogue.failureParts(), dialogue.firstError());
        if (!known.text.isEmpty())
            return known;
    }
    // A difference that names an answer says more than the first line with the word "error" in it.
    const auto named =
        std::find_if(differences.begin(), differences.end(), [](const auto& each) { return !each.variable.isEmpty(); });
    const QString more =
        differences.size() > 1 ? u' ' + tr("%1 lines differ; the log names them.").arg(differences.size()) : QString();
    if (exitCode == 0 && named != differences.end())
        return wrong(named->sentence() + more, whatToDo(call, named->variable));
    if (!dialogue.firstError().isEmpty()) {
        return wrong(tr("./configure stopped: %1").arg(dialogue.firstError()),
                     tr("Correct that, then configure again."));
    }
    if (!differences.isEmpty())
        return wrong(differences.first().sentence() + more, tr("The log of the run has all that it printed."));
    return wrong(tr("./configure ended with exit code %1 and said nothing.").arg(exitCode),
                 tr("The log of the run has all that it printed."));
}

} // namespace cw::configure
