// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/answers.h"

#include "core/emit/shellquote.h"
#include "core/emit/template.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::emit {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::emit::Answers", text);
}

} // namespace

Result<QMap<QString, QString>> configureAnswers(const ConfigureFamily& family, const ConfigureRequest& request)
{
    QMap<QString, QString> answers;
    for (auto it = family.cpu.cbegin(); it != family.cpu.cend(); ++it) {
        // Paths of the machine on which the script was recorded say nothing here.
        if (!it.value().contains("${"_L1))
            answers.insert(it.key(), it.value());
    }
    if (answers.isEmpty()) {
        return Error{Error::Kind::Missing,
                     tr("How ./configure of the family %1 is answered is not in the catalog.").arg(family.id)};
    }
    answers.insert(u"PYTHON_BIN_PATH"_s, request.python);
    if (request.pythonLibrary.isEmpty())
        answers.insert(u"USE_DEFAULT_PYTHON_LIB_PATH"_s, u"1"_s);
    else
        answers.insert(u"PYTHON_LIB_PATH"_s, request.pythonLibrary);
    if (!request.optimize.isEmpty())
        answers.insert(u"CC_OPT_FLAGS"_s, request.optimize.join(u' '));
    else if (answers.value(u"CC_OPT_FLAGS"_s).contains("-march=native"_L1))
        answers.insert(u"CC_OPT_FLAGS"_s, u"-O2"_s); // the result would run on this machine only
    for (auto it = request.features.cbegin(); it != request.features.cend(); ++it) {
        const QString variable = family.featureVariable(it.key());
        if (variable.isEmpty()) {
            return Error{Error::Kind::Invalid,
                         tr("features.%1 is nothing that ./configure of this release asks.").arg(it.key()),
                         tr("Remove it with \"crosswright set FILE features.%1-\".").arg(it.key())};
        }
        const QString no = family.noByEmpty.contains(variable) ? u""_s : u"0"_s;
        answers.insert(variable, it.value() ? u"1"_s : no);
    }
    return answers;
}

QStringList configureVariables(const ConfigureFamily& family)
{
    QStringList variables = family.cpu.keys() + family.cuda.keys();
    for (const ConfigureFamily::Question& question : family.questions)
        variables.append(question.variable);
    variables.removeAll(QString());
    variables.removeDuplicates();
    std::sort(variables.begin(), variables.end());
    return variables;
}

QByteArray silentLdconfig()
{
    return templateText(u"programs/ldconfig"_s);
}

QByteArray bazelForwarder(const QString& program, const QString& outputBase, const QStringList& skipped)
{
    // Whole commands for each placeholder that has a line of its own: shellcheck reads the template too.
    QByteArray left;
    for (const QString& command : skipped) {
        left += "  " + shellQuoted(command).toUtf8() + ") echo " + shellQuoted("Left out: bazel "_L1 + command).toUtf8()
                + "; exit 0 ;;\n";
    }
    if (!left.isEmpty())
        left = "case ${1-} in\n" + left + "esac";
    const QByteArray path = program.contains(u'/') ? QByteArray() : QByteArray("PATH=${PATH#*:}\nexport PATH");
    return fill(templateText(u"programs/bazel"_s), {{"PROGRAM", shellQuoted(program).toUtf8()},
                                                    {"BASE", shellQuoted("--output_base="_L1 + outputBase).toUtf8()},
                                                    {"SKIPPED", left},
                                                    {"PATH", path}});
}

QByteArray pythonForwarder(const QString& interpreter)
{
    return fill(templateText(u"programs/python"_s), {{"PROGRAM", shellQuoted(interpreter).toUtf8()}});
}

} // namespace cw::emit
