// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the first page does with the choices: the search, what they lead to, and the next step.

#include "core/probe/probe.h"
#include "ui/fields/choicetree.h"
#include "ui/pages/boardfit.h"
#include "ui/pages/startpage.h"
#include "ui/runs/background.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
#include "ui/start/boardlist.h"
#include "ui/start/outlookpanel.h"
#include "ui/start/releaselist.h"
#include "ui/start/variantmodel.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/inklabel.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace cw {

const Board* StartPage::thisComputer(const Catalog& catalog)
{
    const QString arch =
        QSysInfo::currentCpuArchitecture() == "arm64"_L1 ? u"aarch64"_s : QSysInfo::currentCpuArchitecture();
    for (const Board& board : catalog.boards()) {
        if (board.gpuChosen && board.arch == arch)
            return &board;
    }
    return nullptr;
}

void StartPage::search()
{
    const ChoiceSearch search(m_find->text(), session().catalog());
    m_searching = true; // the rows that go away must not move the choice
    m_boardList->setSearch(search);
    m_releaseList->setSearch(search);
    m_boards->collapseAll(); // variants are open only for a search that means them
    for (int row = 0; row < m_boardList->rowCount(); ++row) {
        const QModelIndex family = m_boardList->index(row, 0);
        if (search.narrowsBoards())
            m_boards->expandRecursively(family);
        else
            m_boards->expand(family);
    }
    choicetree::showChosen(*m_boards, m_boardList->indexOf(m_board));
    choicetree::showChosen(*m_releases, m_releaseList->indexOf(m_release));
    m_searching = false;
    QString said;
    if (!search.unknownWords().isEmpty())
        said = tr("No board and no release matches “%1”.").arg(search.unknownWords().join(u' '));
    else if (!search.matches())
        said = tr("No board has all these words.");
    else if (!search.isEmpty())
        said = tr("Enter takes the first.");
    m_found->setText(said);
    m_found->setInk(search.matches() ? InkLabel::Ink::Secondary : InkLabel::Ink::Error);
}

void StartPage::chooseFirst()
{
    const ChoiceSearch search(m_find->text(), session().catalog());
    if (search.isEmpty() || !search.matches())
        return;
    if (search.narrowsBoards() && !search.hasBoard(m_board))
        m_boards->setCurrentIndex(m_boardList->first());
    if (search.narrowsReleases() && !search.hasRelease(m_release))
        m_releases->setCurrentIndex(m_releaseList->index(0, 0));
    QTreeView* open = m_board.isEmpty() ? m_boards : m_release.isEmpty() ? m_releases : m_variants;
    open->setFocus(Qt::OtherFocusReason);
}

void StartPage::chooseBoard(const QString& id)
{
    if (m_board == id)
        return;
    m_board = id;
    if (!m_device.name.isEmpty() && facts().text(u"device.board"_s) != id && m_device.board != id) {
        m_device = {};
        m_deviceFacts = {};
    }
    m_releaseList->setBoard(board(), m_presets);
    choicetree::showChosen(*m_releases, m_releaseList->indexOf(m_release));
    askAgain();
    fillVariants();
}

void StartPage::chooseRelease(const QString& id)
{
    if (m_release == id)
        return;
    m_release = id;
    fillVariants();
}

void StartPage::chooseDevice(const Device& device)
{
    // What the device said of itself, else what was said of it.
    const Facts known = probe::savedDeviceFacts(device.name).valueOr({});
    const QString id = known.knows(u"device.board"_s) ? known.text(u"device.board"_s) : device.board;
    if (!session().catalog().board(id)) {
        // Only the device itself knows: it can be asked on the page of the target.
        if (!mayBegin())
            return;
        Configuration configuration;
        configuration.set(u"device"_s, device.name, {Provenance::Kind::User});
        begin(configuration, PageId::Target);
        return;
    }
    m_find->clear();
    m_device = device;
    m_deviceFacts = known;
    const bool same = m_board == id;
    m_boards->setCurrentIndex(m_boardList->indexOf(id));
    if (same) {
        askAgain();
        askOutlook();
    }
    m_boards->setFocus(Qt::OtherFocusReason);
}

void StartPage::chooseThisComputer()
{
    const Board* machine = thisComputer(session().catalog());
    if (!machine)
        return;
    m_find->clear();
    m_boards->setCurrentIndex(m_boardList->indexOf(machine->id));
    m_boards->setFocus(Qt::OtherFocusReason);
}

const Board* StartPage::board() const
{
    return session().catalog().board(m_board);
}

const Release* StartPage::release() const
{
    return session().catalog().release(m_release);
}

Facts StartPage::facts() const
{
    Facts facts = session().facts();
    facts.merge(m_deviceFacts);
    return facts;
}

void StartPage::askAgain()
{
    if (m_board.isEmpty())
        return;
    Wish wish;
    wish.board = m_board;
    wish.device = m_device.name;
    m_fit->ask(wish, facts());
    m_soon.start();
}

void StartPage::showFits()
{
    m_searching = true; // a new order is no choice
    m_releaseList->setFits(m_fit->solutions(), m_fit->refusal());
    choicetree::showChosen(*m_releases, m_releaseList->indexOf(m_release));
    m_searching = false;
    if (m_release.isEmpty())
        m_releases->scrollToTop();
}

void StartPage::fillVariants()
{
    const Board* to = board();
    const Release* of = release();
    m_variantModel->setVariants(to && of ? BuildVariant::of(*to, *of, m_presets) : QList<BuildVariant>());
    m_variants->setEmptyText(!to ? tr("Choose a board first.") : !of ? tr("Choose a release.") : QString());
    m_noGpu->setText(to && !to->hasGpu() ? tr("%1 has no GPU that CUDA can use.").arg(to->name) : QString());
    m_noGpu->setVisible(!m_noGpu->text().isEmpty());
    if (m_variantModel->rowCount() > 0)
        m_variants->setCurrentIndex(m_variantModel->index(0, 0)); // the usual one; others are one key away
    else
        variantChosen();
}

void StartPage::variantChosen()
{
    m_outlook.reset();
    ++m_round;
    m_soon.start();
    showOutlook();
}

void StartPage::askOutlook()
{
    const BuildVariant* variant = m_variantModel->at(m_variants->currentIndex().row());
    if (!variant)
        return;
    const int round = ++m_round;
    inBackground(
        this,
        [question = Outlook::Question{m_board, m_release, m_device.name, *variant}, catalog = session().catalog(),
         known = facts(), kept = session().budget().kept] { return Outlook::of(question, catalog, known, kept); },
        [this, round](const Outlook& outlook) {
            if (round != m_round)
                return;
            m_outlook = outlook;
            showOutlook();
            m_boards->scrollTo(m_boards->currentIndex());
        });
}

void StartPage::showOutlook()
{
    const BuildVariant* variant = m_variantModel->at(m_variants->currentIndex().row());
    if (variant) {
        const QString detail =
            variant->preset ? QStringList{tr("Ready combination"), variant->detail()}.join(u" · "_s) : QString();
        m_panel->setTitle(
            tr("%1 for %2: %3, %4")
                .arg(release()->name, board()->name, variant->title(session().catalog()), variant->gpuText()),
            detail);
    } else {
        m_panel->setTitle(m_board.isEmpty() ? tr("Choose a board and a release to see what you get.")
                                            : tr("Choose a release for %1.").arg(board()->name),
                          {});
    }
    m_panel->setOutlook(variant && m_outlook ? &*m_outlook : nullptr, variant != nullptr);
    showNext();
}

void StartPage::showNext()
{
    const int left = int(m_board.isEmpty()) + int(m_release.isEmpty());
    if (left > 0)
        m_next->setText(tr("Continue: %n choice(s) left", nullptr, left));
    else if (!m_outlook)
        m_next->setText(tr("Continue"));
    else if (!m_outlook->refusal.isEmpty())
        m_next->setText(tr("Continue without a plan"));
    else if (!m_outlook->errors.isEmpty())
        m_next->setText(tr("Continue: %n thing(s) to put right", nullptr, int(m_outlook->errors.size())));
    else
        m_next->setText(tr("Review"));
    m_next->setEnabled(left > 0 || m_outlook);
}

void StartPage::next()
{
    if (m_board.isEmpty() || m_release.isEmpty()) {
        (m_board.isEmpty() ? m_boards : static_cast<QTreeView*>(m_releases))->setFocus(Qt::TabFocusReason);
        return;
    }
    if (!m_outlook || !mayBegin())
        return;
    const Outlook outlook = *m_outlook;
    begin(outlook.configuration, outlook.fits() ? PageId::Review : PageId::Source);
    if (outlook.refusal.isEmpty() && !outlook.errors.isEmpty())
        Q_EMIT fieldRequested(outlook.errors.first().field);
}

bool StartPage::mayBegin()
{
    return !session().isModified()
           || Prompter::instance().confirm(this, tr("Give up the changes of %1?").arg(session().displayName()),
                                           tr("They are not saved. What is chosen here takes their place."),
                                           tr("Give up the changes"));
}

void StartPage::begin(const Configuration& configuration, PageId page)
{
    session().start(configuration);
    Q_EMIT pageRequested(page);
}

void StartPage::begin(const Preset& preset)
{
    if (!mayBegin())
        return;
    Configuration configuration;
    preset.apply(configuration);
    begin(configuration, PageId::Source);
}

} // namespace cw
