// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolchain/partspanel.h"

#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/runs/background.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"
#include "ui/toolchain/fetchline.h"
#include "ui/toolchain/flawmodel.h"
#include "ui/toolchain/licencedialog.h"
#include "ui/toolchain/partdetail.h"
#include "ui/toolchain/partmodel.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QDateTime>
#include <QItemSelectionModel>
#include <QJsonDocument>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int pause = 150; // ms: facts come in bursts

/// What the configuration insists on, for the needs of this machine.
Wish wishOf(const Configuration& configuration, const Facts& facts)
{
    Wish wish;
    wish.tf = configuration.text(u"tf"_s);
    wish.board = configuration.text(u"board"_s);
    if (wish.board.isEmpty())
        wish.board = facts.text(u"device.board"_s);
    wish.gpu = configuration.text(u"gpu"_s);
    wish.cuda = configuration.text(u"cuda"_s);
    wish.cudnn = configuration.text(u"cudnn"_s);
    wish.python = configuration.text(u"python"_s);
    wish.product = configuration.text(u"product"_s);
    wish.mode = configuration.text(u"mode"_s);
    wish.device = configuration.text(u"device"_s);
    return wish;
}

QWidget* withMargins(QWidget* content, int above, int below, QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(metrics::margins(space::large, above, space::large, below));
    layout->addWidget(content);
    return box;
}

} // namespace

PartsPanel::PartsPanel(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new PartModel(this))
    , m_flaws(new FlawModel(this))
    , m_sentence(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_table(new DataTable(tr("Parts of the toolchain"), this))
    , m_detail(new PartDetail(this))
    , m_line(new FetchLine(this))
    , m_outcome(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Text, this))
    , m_flawSentence(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_flawTable(new DataTable(tr("What is wrong in the CUDA folder"), this))
{
    setObjectName(u"partSources"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_sentence->setObjectName(u"partsSentence"_s);
    m_sentence->setWordWrap(true);
    m_table->setObjectName(u"partTable"_s);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setWidths({u"0"_s, {}, {}, u"1,000.0 MB"_s});
    m_table->fitColumn(PartModel::Name);
    m_table->setEmptyText(tr("Choose a release and a board; then this says what they need."));
    m_outcome->setObjectName(u"fetchOutcome"_s);
    m_outcome->setWordWrap(true);
    m_flawSentence->setObjectName(u"flawSentence"_s);
    m_flawSentence->setWordWrap(true);
    m_flawTable->setObjectName(u"flawTable"_s);
    m_flawTable->setModel(m_flaws);
    m_flawTable->setWidths({u"0"_s, {}});
    m_flawTable->fitColumn(FlawModel::File);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(withMargins(m_sentence, space::small, space::small, this));
    column->addWidget(new Rule(Qt::Horizontal, this));
    column->addWidget(m_table, 3);
    column->addWidget(new Rule(Qt::Horizontal, this));
    column->addWidget(m_detail);
    column->addWidget(m_line);
    auto* outcome = withMargins(m_outcome, 0, space::small, this);
    column->addWidget(outcome);
    outcome->hide();
    column->addWidget(new Rule(Qt::Horizontal, this));
    column->addWidget(withMargins(m_flawSentence, space::small, space::small, this));
    column->addWidget(m_flawTable, 2);
    m_flawTable->hide();

    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &PartsPanel::look);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PartsPanel::showSelected);
    connect(m_detail, &PartDetail::fetchRequested, this, &PartsPanel::fetch);
    connect(m_detail, &PartDetail::standInChanged, this, [this](bool wanted) {
        m_standIn = wanted;
        m_question.clear();
        look();
    });
    connect(m_line, &FetchLine::cancelRequested, this, [this] {
        if (m_job)
            m_job->cancel();
    });
    showSelected();
}

void PartsPanel::refresh()
{
    m_timer.start();
}

void PartsPanel::look()
{
    const Configuration configuration = m_session.configuration();
    const Facts facts = m_session.facts();
    QByteArray question = QJsonDocument(facts.toJson()).toJson(QJsonDocument::Compact);
    for (const char* field : {"tf", "board", "gpu", "cuda", "cudnn", "python", "product", "mode", "device", "bazel",
                              "cuda_path", "cudnn_target", "source"})
        question += '\n' + configuration.text(QString::fromLatin1(field)).toUtf8();
    question += m_standIn ? "+" : "";
    if (question == m_question)
        return;
    m_question = question;
    const int round = ++m_round;
    inBackground(
        this,
        [catalog = m_session.catalog(), configuration, facts, standIn = m_standIn] {
            return partOffers(catalog, configuration, facts, wishOf(configuration, facts), fetch::Places::standard(),
                              standIn);
        },
        [this, round](const PartOffers& offers) {
            if (round == m_round)
                show(offers);
        });
}

void PartsPanel::show(const PartOffers& offers)
{
    m_offers = offers;
    const QString chosen = m_table->currentIndex().data(PartModel::IdRole).toString();
    m_model->setOffers(m_offers.offers);
    QModelIndex index = m_model->indexOf(chosen);
    if (!index.isValid() && m_model->rowCount() > 0)
        index = m_model->index(0, 0);
    m_table->setCurrentIndex(index);
    int missing = 0;
    qint64 bytes = 0;
    for (const PartOffer& offer : std::as_const(m_offers.offers)) {
        missing += offer.state == PartOffer::State::Missing || offer.state == PartOffer::State::Begun ? 1 : 0;
        bytes += offer.kind == PartOffer::Kind::Toolkit && offer.canFetch() ? offer.bytes : 0;
    }
    QString text = missing > 0 ? tr("%n part(s) are not on this machine.", nullptr, missing)
                               : tr("Nothing that is known to be needed is missing.");
    if (bytes > 0)
        text += u' ' + tr("The CUDA toolkit can be fetched: %1.").arg(fetch::sizeText(bytes));
    text += u' ' + tr("What is fetched needs no root and changes no package of this system.");
    m_sentence->setText(text);
    showFlaws(offers.flaws);
    showSelected();
    Q_EMIT offersChanged();
}

void PartsPanel::showFlaws(const Result<QList<cuda::ToolkitFlaw>>& flaws)
{
    const QString folder = m_session.configuration().text(u"cuda_path"_s);
    m_flaws->setFlaws(flaws ? *flaws : QList<cuda::ToolkitFlaw>());
    m_flawTable->setVisible(m_flaws->rowCount() > 0);
    if (!flaws)
        m_flawSentence->setText(flaws.error().sentence());
    else if (flaws->isEmpty())
        m_flawSentence->setText(tr("CUDA folder %1: every file that the release asks for is there.").arg(folder));
    else
        m_flawSentence->setText(
            tr("CUDA folder %1: %n file(s) are not as they must be.", nullptr, int(flaws->size())).arg(folder));
    m_flawSentence->setInk(!flaws             ? InkLabel::Ink::Secondary
                           : flaws->isEmpty() ? InkLabel::Ink::Good
                                              : InkLabel::Ink::Error);
}

void PartsPanel::showSelected()
{
    m_detail->setStandIn(m_standIn);
    m_detail->show(m_model->offer(m_table->currentIndex()), m_offers, isFetching());
}

void PartsPanel::select(const QString& id)
{
    if (const QModelIndex index = m_model->indexOf(id); index.isValid())
        m_table->setCurrentIndex(index);
}

void PartsPanel::fetch(const QString& id)
{
    const PartOffer* found = m_offers.find(id);
    if (isFetching() || !found || !found->canFetch())
        return;
    const PartOffer offer = *found;
    if (offer.kind == PartOffer::Kind::Bazel) { // Apache's licence asks for nothing
        startFetch(offer);
        return;
    }
    const Catalog& catalog = m_session.catalog();
    QList<const PartSource*> sources;
    if (offer.kind == PartOffer::Kind::Toolkit) {
        if (const auto order = cuda::orderToolkit(catalog, m_offers.toolkit))
            sources = order->all();
    } else if (const PartSource* part = catalog.part(id)) {
        sources.append(part);
    }
    QList<fetch::Licence> licences;
    for (const cuda::LicenceAsked& asked : cuda::licencesToAccept(sources, catalog, fetch::Places::standard()))
        licences.append(asked.licence);
    if (licences.isEmpty()) {
        startFetch(offer);
        return;
    }
    auto* dialog = new LicenceDialog(offer.name, offer.bytes, licences, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, offer, licences] {
        for (const fetch::Licence& licence : licences) {
            if (const auto noted = fetch::accept(licence, QDateTime::currentDateTimeUtc()); !noted) {
                say(noted.error().sentence(), false);
                return;
            }
        }
        startFetch(offer);
    });
    dialog->open();
}

void PartsPanel::fetchBazel(const QString& version)
{
    const BazelSource* source = fetchableBazel(m_session.catalog(), version, bazelMachine());
    if (isFetching() || !source)
        return;
    PartOffer offer{PartOffer::Kind::Bazel, PartOffer::State::Missing, u"bazel"_s, source->name};
    offer.version = version;
    offer.bytes = source->downloadBytes();
    select(offer.id);
    startFetch(offer);
}

void PartsPanel::startFetch(const PartOffer& offer)
{
    if (isFetching())
        return;
    FetchJob::Work work;
    if (offer.kind == PartOffer::Kind::Toolkit) {
        work.toolkit = m_offers.toolkit;
        work.folder = m_offers.folder;
    } else if (offer.kind == PartOffer::Kind::Bazel) {
        work.bazel = {offer.version, bazelMachine(), {}};
    } else {
        work.part = offer.id;
    }
    m_job = new FetchJob(m_session.catalog(), fetch::Places::standard(), this);
    connect(m_job, &FetchJob::newsChanged, m_line, &FetchLine::setNews);
    connect(m_job, &FetchJob::ended, this,
            [this, offer](const Result<FetchJob::Outcome>& outcome) { fetchEnded(offer, outcome); });
    m_outcome->parentWidget()->hide();
    m_line->begin(offer.name);
    showSelected();
    Q_EMIT busyChanged(tr("Fetching %1").arg(offer.name));
    m_job->start(work);
}

void PartsPanel::fetchEnded(const PartOffer& offer, const Result<FetchJob::Outcome>& outcome)
{
    const FetchJob::Work work = m_job->work();
    m_job->deleteLater();
    m_job = nullptr;
    m_line->end();
    Q_EMIT busyChanged({});
    m_question.clear(); // the disk has changed
    refresh();
    showSelected();
    if (!outcome) {
        const bool stopped = outcome.error().kind == Error::Kind::Cancelled;
        say(stopped ? tr("Stopped. What was downloaded is kept; fetching again goes on with it.")
                    : outcome.error().sentence(),
            stopped);
        if (!stopped)
            Q_EMIT ended(tr("%1 was not fetched").arg(offer.name), outcome.error().sentence(), false);
        return;
    }
    QString text;
    const Configuration& now = m_session.configuration();
    if (!work.bazel.version.isEmpty()) {
        // A path or another version that was typed would win over what is fetched.
        const QString typed = now.text(u"bazel"_s);
        if (!typed.isEmpty() && typed != work.bazel.version)
            m_session.change({tr("Use %1").arg(offer.name), {{u"bazel"_s, work.bazel.version}}, {}});
        m_session.finder().ask(FactFinder::Part::Host);
        text = tr("%1 lies in %2, and this plan uses it now.").arg(offer.name, outcome->folder);
    } else if (work.toolkit.cuda.isEmpty()) {
        text = tr("%1 lies in %2.").arg(offer.name, outcome->folder);
    } else if (now.text(u"cuda"_s) != work.toolkit.cuda && !now.text(u"cuda"_s).startsWith(work.toolkit.cuda + u'.')) {
        // Another CUDA, or another document, was chosen meanwhile.
        text = tr("%1 lies in %2. It was not set as the CUDA folder, since another CUDA is chosen now.")
                   .arg(offer.name, outcome->folder);
    } else {
        m_session.change({tr("Use %1").arg(offer.name), {{u"cuda_path"_s, outcome->folder}}, {}});
        text = tr("%1 lies in %2, and this plan uses it now.").arg(offer.name, outcome->folder);
    }
    say((QStringList{text} + outcome->notes).join(u' '), true);
    Q_EMIT ended(tr("%1 is fetched").arg(offer.name), text, true);
}

void PartsPanel::say(const QString& text, bool good)
{
    m_outcome->setText(text);
    m_outcome->setInk(good ? InkLabel::Ink::Text : InkLabel::Ink::Error);
    m_outcome->parentWidget()->show();
}

} // namespace cw
