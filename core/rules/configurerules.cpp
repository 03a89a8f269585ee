// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the release's own ./configure and Bazel rules do with variables: spelled right, and where they still count.

#include "core/base/versionview.h"
#include "core/config/field.h"
#include "core/rules/rule.h"

#include <QJsonArray>

#include <optional>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

struct Variable
{
    qsizetype position;
    QString option, name, value; ///< "--repo_env", "TF_NEED_CUDA", "1"
};

/// The variables that the field `flags` hands to the build.
QList<Variable> variables(const QStringList& flags)
{
    QList<Variable> result;
    for (qsizetype i = 0; i < flags.size(); ++i) {
        for (const QLatin1StringView option : {"--action_env="_L1, "--repo_env="_L1, "--host_action_env="_L1}) {
            if (!flags[i].startsWith(option))
                continue;
            const QString rest = flags[i].sliced(option.size());
            if (const qsizetype equals = rest.indexOf(u'='); equals > 0)
                result.append({i, QString(option).chopped(1), rest.first(equals), rest.sliced(equals + 1)});
        }
    }
    return result;
}

Repair withFlag(QStringList flags, qsizetype position, const QString& flag)
{
    flags[position] = flag;
    return setField("flags", QJsonArray::fromStringList(flags));
}

bool tensorflow(const RuleRun& run)
{
    return run.selection.release && run.selection.release->project == "tensorflow"_L1;
}

/// How a yes is written: 1.4 and 1.5 read "0" and "1" only; from 1.6 on words too, but nothing empty.
void spelling(RuleRun& run)
{
    if (!tensorflow(run) || !run.isSet("flags"))
        return;
    const Release* release = run.selection.release;
    const QStringList flags = run.list("flags");
    static const QStringList yes{u"1"_s, u"t"_s, u"true"_s, u"y"_s, u"yes"_s};
    static const QStringList no{u"0"_s, u"f"_s, u"false"_s, u"n"_s, u"no"_s};
    for (const Variable& each : variables(flags)) {
        const bool yesNo = each.name.startsWith("TF_NEED_"_L1) || each.name.startsWith("TF_ENABLE_"_L1)
                           || each.name == "TF_CUDA_CLANG"_L1 || each.name == "TF_DOWNLOAD_CLANG"_L1;
        const bool android = each.name == "TF_SET_ANDROID_WORKSPACE"_L1;
        const QString start = each.option + u'=' + each.name + u'=';
        const QString lower = each.value.toLower();
        if (android && !older(release->version, u"1.5"_s) && older(release->version, u"1.6"_s)) {
            if (no.contains(lower))
                run.found(tr("%1=%2 means yes to %3, which only asks whether the text is empty.")
                              .arg(each.name, each.value, release->name),
                          withFlag(flags, each.position, start));
            continue;
        }
        if (!yesNo && !android)
            continue;
        const QString number = yes.contains(lower) ? u"1"_s : no.contains(lower) ? u"0"_s : QString();
        const bool numbersOnly = older(release->version, u"1.6"_s) && !older(release->version, u"1.4"_s);
        if (numbersOnly && each.value != "0"_L1 && each.value != "1"_L1) {
            const QString text = tr("%1=%2 stops ./configure of %3, which reads 0 and 1 only.")
                                     .arg(each.name, each.value, release->name);
            run.found(text, withFlag(flags, each.position, start + (number.isEmpty() ? u"0"_s : number)));
        } else if (!numbersOnly && number.isEmpty() && !older(release->version, u"1.6"_s)) {
            run.found(tr("%1=%2 is neither yes nor no to %3.").arg(each.name, each.value, release->name),
                      withFlag(flags, each.position, start + u'0'));
        }
    }
}

void hermeticPath(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!tensorflow(run) || !release->hermeticPython || !run.isSet("flags"))
        return;
    QStringList flags = run.list("flags");
    const QList<Variable> all = variables(flags);
    for (qsizetype i = all.size() - 1; i >= 0; --i) {
        if (all[i].name != "PYTHON_BIN_PATH"_L1 && all[i].name != "PYTHON_LIB_PATH"_L1)
            continue;
        flags.removeAt(all[i].position);
        run.found(tr("%1 no longer decides the wheel's Python: %2 downloads its own, chosen by %3.")
                      .arg(all[i].name, release->name,
                           release->pythonVariable.isEmpty() ? u"TF_PYTHON_VERSION"_s : release->pythonVariable),
                  flags.isEmpty() ? unsetFields({u"flags"_s}, tr("Remove flags."))
                                  : setField("flags", QJsonArray::fromStringList(flags)));
        return;
    }
}

void hermeticVariable(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!tensorflow(run) || !release->hermeticPython || release->pythonVariable.isEmpty() || !run.isSet("flags"))
        return;
    const QStringList flags = run.list("flags");
    for (const Variable& each : variables(flags)) {
        if (each.name != "TF_PYTHON_VERSION"_L1 && each.name != "HERMETIC_PYTHON_VERSION"_L1)
            continue;
        const QString python = majorMinor(run.text("python"));
        const QString wanted = python.isEmpty() ? each.value : python;
        const Repair repair =
            withFlag(flags, each.position, "--repo_env="_L1 + release->pythonVariable + u'=' + wanted);
        if (each.name != release->pythonVariable) {
            run.found(
                tr("%1 chooses its Python by %2, not by %3.").arg(release->name, release->pythonVariable, each.name),
                repair);
            return;
        }
        if (majorMinor(each.value) != wanted) {
            run.found(tr("%1 is %2 among the flags, and the field python is %3.")
                          .arg(each.name, each.value, run.text("python")),
                      repair);
            return;
        }
    }
}

void includeUnused(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (tensorflow(run) && release->hermeticPython && run.isSet("python_include"))
        run.found(tr("%1 downloads its own Python with its headers; python_include is not used.").arg(release->name),
                  unsetFields({u"python_include"_s}, tr("Remove python_include.")));
}

/// The bash ./configure of 1.2 and 1.3 takes the first hit of `locate -e libdl.so.2`, links it and ships it.
void mklLocate(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!tensorflow(run) || !run.flag("features.mkl") || older(release->version, u"1.2"_s)
        || !older(release->version, u"1.4"_s))
        return;
    if (!run.knows("host.locate")) {
        run.unknown(
            tr("./configure of %1 with MKL asks \"locate\" for libdl.so.2, and whether this machine has it is not known.")
                .arg(release->name),
            tr("Install it (apt install plocate; updatedb), and let this machine be probed."));
        return;
    }
    if (!run.factFlag("host.locate")) {
        run.found(
            tr("./configure of %1 with MKL runs \"locate\", which is not here: it stops without having configured.")
                .arg(release->name),
            tr("Install it: apt install plocate, then updatedb; or build without MKL."));
        return;
    }
    const QString machine = run.fact("host.locate_libdl_machine");
    const QString file = run.fact("host.locate_libdl");
    if (machine.isEmpty())
        run.unknown(tr("Which libdl.so.2 \"locate\" finds first is not known; it is linked and shipped in the wheel."));
    else if (!run.selection.arch.isEmpty() && machine != run.selection.arch)
        run.found(tr("\"locate\" finds %1 first, which is for %2: it would be linked and shipped in the wheel.")
                      .arg(file, machine),
                  tr("Remove it from locate's database, or build without MKL."));
    else
        run.found(Finding::Severity::Info, tr("The wheel will carry this machine's %1.").arg(file), std::nullopt,
                  tr("Nothing needs to be done."));
}

/// Stand-ins for what a build downloads do not carry a tree's own patches to them.
void offlinePatched(RuleRun& run)
{
    // A folder of archives takes the stand-ins' place.
    if (!tensorflow(run) || !run.flag("features.offline") || run.isSet("distdir") || run.isSet("repository_cache"))
        return;
    if (!run.knows("source.patches_rules_cc")) {
        run.unknown(
            tr("Whether this tree patches rules_cc, which an offline build replaces by a stand-in, is not known."),
            tr("Build without features.offline where it stops at a missing patch."));
        return;
    }
    if (run.factFlag("source.patches_rules_cc"))
        run.found(
            tr("This tree patches rules_cc, and an offline build replaces rules_cc by a stand-in without what the patch changes."),
            unsetFields({u"features.offline"_s}, tr("Remove features.offline.")));
}

void unaskedFeature(RuleRun& run)
{
    const Release* release = run.selection.release;
    const auto& values = run.configuration.values();
    for (auto it = values.lowerBound(u"features."_s); it != values.cend() && it.key().startsWith("features."_L1);
         ++it) {
        const QString feature = it.key().sliced(9);
        if (planFeatures().contains(feature))
            continue;
        const ConfigureFamily* family = release ? run.catalog.configureFamily(release->configureFamily) : nullptr;
        if (!family) {
            run.unknown(tr("Whether %1 can be built in is not known: what ./configure asks is not.").arg(feature));
        } else if (family->featureVariable(feature).isEmpty()) {
            run.because(family->source());
            run.found(tr("./configure of %1 asks nothing about %2.").arg(release->name, feature),
                      unsetFields({it.key()}, tr("Remove %1.").arg(it.key())));
        } else {
            continue;
        }
        run.at(it.key());
    }
}

} // namespace

void addConfigureRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const char* const ran = QT_TRANSLATE_NOOP("cw::Rules", "./configure of 19 families, run with every spelling");
    const char* const issue = QT_TRANSLATE_NOOP("cw::Rules", "tensorflow#72166: the hermetic Python decides");
    rules
        << Rule{u"flags.env_spelling"_s,
                S::Error,
                u"flags"_s,
                ran,
                spelling,
                u"yes and no are written as this release reads them: 0 and 1 in 1.4 and 1.5, nothing empty from 1.6"_s}
        << Rule{u"python.hermetic_path"_s,
                S::Warning,
                u"flags"_s,
                issue,
                hermeticPath,
                u"PYTHON_BIN_PATH is not given where the build downloads its Python"_s}
        << Rule{u"python.hermetic_variable"_s,
                S::Error,
                u"flags"_s,
                issue,
                hermeticVariable,
                u"the variable that chooses the downloaded Python is the release's, and says what the field says"_s}
        << Rule{u"python_include.unused"_s,
                S::Info,
                u"python_include"_s,
                issue,
                includeUnused,
                u"python_include is set only where it is used"_s}
        << Rule{u"mkl.locate"_s,
                S::Error,
                u"features.mkl"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "./configure of 1.2 and 1.3, run: locate -e libdl.so.2"),
                mklLocate,
                u"locate is there, and the libdl.so.2 that it finds first is the target's"_s}
        << Rule{u"offline.patched"_s,  S::Warning,
                u"features.offline"_s, QT_TRANSLATE_NOOP("cw::Rules", "docs/formats.md: features.offline"),
                offlinePatched,        u"an offline build's stand-ins do not replace what the tree patches"_s}
        << Rule{u"feature.not_asked"_s, S::Error,
                u"features"_s,          QT_TRANSLATE_NOOP("cw::Rules", "catalog: configure"),
                unaskedFeature,         u"./configure of this release asks for the feature"_s};
}

} // namespace cw
