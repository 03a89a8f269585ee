// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rule.h"

#include "core/base/versionview.h"
#include "core/config/field.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw {

const QList<Rule>& allRules()
{
    static const QList<Rule> rules = [] {
        QList<Rule> all;
        addPlanRules(all); // before everything else: without a plan the rest is of no use
        addSourceRules(all);
        addProductRules(all);
        addBazelRules(all);
        addArchiveRules(all);
        addCompilerRules(all);
        addPythonRules(all);
        addLimitRules(all);
        addFlagRules(all);
        addConfigureRules(all);
        addCudaRules(all);
        addReleaseRules(all);
        addToolkitRules(all);
        addToolkitFileRules(all);
        addJetsonRules(all);
        addCudnnRules(all);
        addCapabilityRules(all);
        addCoveringRules(all);
        addDriverRules(all);
        addDeviceRules(all);
        addIgnoredRules(all);
        return all;
    }();
    return rules;
}

const QList<Rule>& combinationRules()
{
    static const QList<Rule> rules = [] {
        QList<Rule> all = allRules();
        all.removeIf([](const Rule& rule) { return rule.id == planRule; });
        return all;
    }();
    return rules;
}

namespace rules {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Rules", text);
}

Repair setField(const char* field, const QJsonValue& value)
{
    const QString name = QString::fromLatin1(field);
    QString shown = value.toString();
    if (!value.isString()) {
        if (const auto known = findField(name))
            shown = printValue(*known, value);
    }
    return {tr("Set %1 to %2.").arg(name, shown), {{name, value}}};
}

Repair unsetFields(const QStringList& fields, const QString& text)
{
    return {text, {}, fields};
}

bool older(const QString& a, const QString& b)
{
    const auto left = VersionView::parse(a);
    const auto right = VersionView::parse(b);
    return left && right && *left < *right;
}

bool sameLine(const QString& a, const QString& b)
{
    const auto left = VersionView::parse(a);
    const auto right = VersionView::parse(b);
    return left && right && (left->isPrefixOf(*right) || right->isPrefixOf(*left));
}

QString majorMinor(const QString& version)
{
    const auto parsed = VersionView::parse(version);
    return parsed ? u"%1.%2"_s.arg(parsed->major()).arg(parsed->minor()) : QString();
}

int majorOf(const QString& version)
{
    const auto parsed = VersionView::parse(version);
    return parsed ? parsed->major() : -1;
}

QString connectDevice()
{
    return tr("Connect the device, so that it can be asked.");
}

QString askTarget(const RuleRun& run)
{
    return run.targetIsHost() ? tr("Let this machine be probed.") : connectDevice();
}

} // namespace rules
} // namespace cw
