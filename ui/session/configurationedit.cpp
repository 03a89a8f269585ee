// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/configurationedit.h"

#include "ui/session/session.h"

namespace cw {

ConfigurationEdit::ConfigurationEdit(Session& session, Configuration before, Configuration after, const QString& text,
                                     const QString& mergeField)
    : QUndoCommand(text)
    , m_session(session)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_mergeField(mergeField)
{}

void ConfigurationEdit::undo()
{
    m_session.replaceValues(m_before);
}

void ConfigurationEdit::redo()
{
    m_session.replaceValues(m_after);
}

int ConfigurationEdit::id() const
{
    return m_mergeField.isEmpty() ? -1 : 1;
}

bool ConfigurationEdit::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const ConfigurationEdit*>(other); // the same id() promises the type
    if (next->m_mergeField != m_mergeField)
        return false;
    m_after = next->m_after;
    return true;
}

} // namespace cw
