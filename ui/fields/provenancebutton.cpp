// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/provenancebutton.h"

#include "core/config/field.h"
#include "core/config/preset.h"
#include "ui/look/metrics.h"
#include "ui/session/session.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QStyleOptionToolButton>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString wordFor(Provenance::Kind kind)
{
    switch (kind) {
    case Provenance::Kind::Preset: return ProvenanceButton::tr("preset");
    case Provenance::Kind::User: return ProvenanceButton::tr("you");
    case Provenance::Kind::Repair: return ProvenanceButton::tr("repair");
    case Provenance::Kind::Detected: return ProvenanceButton::tr("found");
    case Provenance::Kind::Default: break;
    }
    return ProvenanceButton::tr("default");
}

/// The presets are part of the program and of the user's folder; read once, they do not change while it runs.
const QList<Preset>& presets()
{
    static const QList<Preset> all = loadPresets().valueOr({});
    return all;
}

/// The preset that the configuration began with: the one its remaining preset values name.
const Preset* presetOf(const Configuration& configuration)
{
    for (const ConfigurationValue& value : configuration.values()) {
        if (value.from.kind != Provenance::Kind::Preset)
            continue;
        for (const Preset& preset : presets()) {
            if (preset.id == value.from.detail)
                return &preset;
        }
    }
    return nullptr;
}

} // namespace

ProvenanceButton::ProvenanceButton(Session& session, const QString& field, const QString& title, QWidget* parent)
    : QToolButton(parent), m_session(session), m_field(field), m_title(title)
{
    setObjectName(u"provenance-"_s + field);
    setAutoRaise(true);
    setFont(type::small());
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &ProvenanceButton::fillMenu);
    refresh();
}

void ProvenanceButton::initStyleOption(QStyleOptionToolButton* option) const
{
    QToolButton::initStyleOption(option);
    option->features &= ~QStyleOptionToolButton::HasMenu; // one quiet word; no arrow beside it
}

QSize ProvenanceButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2 * inset, QToolButton::sizeHint().height()};
}

void ProvenanceButton::refresh()
{
    const Configuration& configuration = m_session.configuration();
    const bool set = configuration.has(m_field);
    const Provenance from = configuration.provenance(m_field);
    setText(wordFor(set ? from.kind : Provenance::Kind::Default));
    // A default has nothing to go back to: no stop on the way of the Tab key.
    setFocusPolicy(set ? Qt::TabFocus : Qt::NoFocus);
    setToolTip(set ? from.text() : tr("Nothing is set; the default holds."));
    setAccessibleName(tr("%1: %2").arg(m_title, set ? from.text() : text()));
}

void ProvenanceButton::fillMenu()
{
    menu()->clear();
    const Configuration& configuration = m_session.configuration();
    const auto field = findField(m_field);
    const QString value = field ? printValue(*field, configuration.value(m_field)) : QString();
    menu()->addAction(toolTip())->setEnabled(false);
    menu()->addSeparator();
    const Preset* preset = presetOf(configuration);
    if (preset && preset->values.contains(m_field) && field) {
        const QJsonValue standard = preset->values.value(m_field);
        menu()
            ->addAction(tr("Back to the preset (%1)").arg(printValue(*field, standard)), this,
                        &ProvenanceButton::backToPreset)
            ->setEnabled(configuration.value(m_field) != standard || !configuration.has(m_field));
    }
    menu()
        ->addAction(tr("Back to the default"), this, &ProvenanceButton::backToDefault)
        ->setEnabled(configuration.has(m_field));
    menu()->addSeparator();
    menu()
        ->addAction(tr("Copy value"), this, [value] { QGuiApplication::clipboard()->setText(value); })
        ->setEnabled(!value.isEmpty());
    menu()->addAction(tr("Copy as edit"), this,
                      [this, value] { QGuiApplication::clipboard()->setText(m_field + u'=' + value); });
}

bool ProvenanceButton::backToPreset()
{
    const Preset* preset = presetOf(m_session.configuration());
    if (!preset || !preset->values.contains(m_field))
        return false;
    m_session.change({tr("Back to the preset: %1").arg(m_title), {{m_field, preset->values.value(m_field)}}, {}},
                     {Provenance::Kind::Preset, preset->id});
    return true;
}

void ProvenanceButton::backToDefault()
{
    m_session.unset(m_field);
}

} // namespace cw
