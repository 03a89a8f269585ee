// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fetch/licences.h"
#include "ui/deploy/deskdialog.h"

namespace cw {

/// The licences of what is about to be fetched for the first time: name, what matters of them, where the whole text
/// stands. Accepted together, once; nothing is fetched otherwise.
class LicenceDialog : public DeskDialog
{
    Q_OBJECT

public:
    /// `what`: what is fetched; `bytes`: how much of it is downloaded, 0 not known.
    LicenceDialog(const QString& what, qint64 bytes, const QList<fetch::Licence>& licences, QWidget* parent);
};

} // namespace cw
