// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/configuration.h"

#include <QUndoCommand>

namespace cw {

class Session;

/// One undoable step: the whole configuration before and after (a value of a few kilobytes). Typing in one field merges
/// into one step.
class ConfigurationEdit : public QUndoCommand
{
public:
    ConfigurationEdit(Session& session, Configuration before, Configuration after, const QString& text,
                      const QString& mergeField);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    Session& m_session;
    Configuration m_before;
    Configuration m_after;
    QString m_mergeField; ///< "" never merges
};

} // namespace cw
