// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/releasebounds.h"

#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw::rules {

ReleaseBounds::ReleaseBounds(const RuleRun& run, QLatin1StringView of)
{
    const Release* release = run.selection.release;
    if (!release)
        return;
    Bound::Case one{release->project,
                    run.selection.version,
                    run.text("product"),
                    run.selection.arch,
                    run.selection.cuda ? run.text("cuda") : QString(),
                    run.selection.cross};
    if (one.product.isEmpty())
        one.product = u"wheel"_s;
    for (const Bound& bound : run.catalog.bounds()) {
        if (bound.of == of && bound.speaksFor(one))
            m_bounds.append(&bound);
    }
}

const Bound* ReleaseBounds::against(const QString& version) const
{
    for (const Bound* bound : m_bounds) {
        if (!bound->allows(version))
            return bound;
    }
    return nullptr;
}

QString ReleaseBounds::least() const
{
    QString best;
    for (const Bound* bound : m_bounds) {
        if (!bound->min.isEmpty() && (best.isEmpty() || older(best, bound->min)))
            best = bound->min;
    }
    return best;
}

QString ReleaseBounds::most() const
{
    QString best;
    for (const Bound* bound : m_bounds) {
        if (!bound->max.isEmpty() && (best.isEmpty() || older(bound->max, best)))
            best = bound->max;
    }
    return best;
}

QString ReleaseBounds::shown(const Bound& bound)
{
    if (!bound.min.isEmpty() && !bound.max.isEmpty())
        return bound.min == bound.max ? bound.min : tr("%1 to %2").arg(bound.min, bound.max);
    if (!bound.min.isEmpty())
        return tr("%1 or newer").arg(bound.min);
    if (!bound.max.isEmpty())
        return tr("%1 or older").arg(bound.max);
    return tr("another than %1").arg(bound.broken.join(", "_L1));
}

QString ReleaseBounds::because(const Bound& bound)
{
    static const QMap<QString, const char*> texts{
        {u"c++14"_s, QT_TRANSLATE_NOOP("cw::Rules", ": its code is C++14")},
        {u"c++17"_s, QT_TRANSLATE_NOOP("cw::Rules", ": its code is C++17")},
        {u"soname"_s, QT_TRANSLATE_NOOP("cw::Rules", ": it looks for libraries by other names")},
        {u"header"_s,
         QT_TRANSLATE_NOOP("cw::Rules", ": it reads the version in cudnn.h, and cuDNN 8 has it elsewhere")},
        {u"api"_s, QT_TRANSLATE_NOOP("cw::Rules", ": it calls functions that changed")},
        {u"starlark"_s, QT_TRANSLATE_NOOP("cw::Rules", ": its build files use what that Bazel does not have")},
        {u"enforced"_s, QT_TRANSLATE_NOOP("cw::Rules", ": its build refuses others")},
        {u"requires"_s, QT_TRANSLATE_NOOP("cw::Rules", ": its wheel asks for that")},
        {u"compiles"_s, QT_TRANSLATE_NOOP("cw::Rules", ": others do not compile it")},
        {u"runs"_s, QT_TRANSLATE_NOOP("cw::Rules", ": it stops at its start with others")},
        {u"offered"_s, QT_TRANSLATE_NOOP("cw::Rules", ": it cannot download others")},
    };
    const char* text = texts.value(bound.why);
    return text ? tr(text) : QString();
}

} // namespace cw::rules
