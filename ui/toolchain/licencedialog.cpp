// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolchain/licencedialog.h"

#include "core/fetch/part.h"
#include "ui/look/metrics.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

LicenceDialog::LicenceDialog(const QString& what, qint64 bytes, const QList<fetch::Licence>& licences, QWidget* parent)
    : DeskDialog(tr("Licence"), u"info"_s, tr("Do you accept this licence?"), parent)
{
    setObjectName(u"licenceDialog"_s);
    if (licences.size() > 1)
        setHeading(tr("Do you accept these %n licences?", nullptr, int(licences.size())));
    setExplanation(tr("%1 comes from somebody else, under terms of its own.").arg(what));
    for (const fetch::Licence& licence : licences) {
        body().addWidget(new Rule(Qt::Horizontal, this));
        auto* name = new InkLabel(licence.name, InkLabel::Kind::Strong, InkLabel::Ink::Text, this);
        name->setWordWrap(true);
        body().addWidget(name);
        auto* terms = new InkLabel(licence.terms, InkLabel::Kind::Body, InkLabel::Ink::Text, this);
        terms->setObjectName(u"licenceTerms-"_s + licence.id);
        terms->setWordWrap(true);
        body().addWidget(terms);
        body().addWidget(new InkLabel(tr("The whole text"), InkLabel::Kind::Small, InkLabel::Ink::Secondary, this));
        body().addWidget(copyLine(licence.where, u"licenceWhere-"_s + licence.id, tr("Copy the address of its text")));
    }
    setFootNote(tr("Asked once. Without it nothing is fetched."));
    auto* cancel = addButton(tr("Cancel"), u"licenceCancel"_s, ButtonRole::Reject);
    addButton(bytes > 0 ? tr("Accept and fetch %1").arg(fetch::sizeText(bytes)) : tr("Accept and fetch"),
              u"licenceAccept"_s, ButtonRole::Accept);
    cancel->setDefault(true);
    cancel->setFocus();
}

} // namespace cw
