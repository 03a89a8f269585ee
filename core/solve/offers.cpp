// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/offers.h"

#include "core/base/version.h"
#include "core/bazelfetch/bazelfetch.h"
#include "core/rules/rule.h"
#include "core/selection/bazelchoice.h"
#include "core/selection/selection.h"
#include "core/solve/forward.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStorageInfo>
#include <QSysInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Solve", text);
}

QString atHome(QString path)
{
    if (path == "~"_L1 || path.startsWith("~/"_L1))
        path.replace(0, 1, QDir::homePath());
    return path;
}

/// The needs of this machine that the page's own parts do not speak of.
const QStringList& namedNeeds()
{
    static const QStringList ids{u"bazel"_s,          u"cross-compiler"_s, u"compiler"_s, u"gcc"_s,     u"clang"_s,
                                 u"target-headers"_s, u"sysroot"_s,        u"python"_s,   u"tensorrt"_s};
    return ids;
}

class Offering
{
public:
    Offering(const Catalog& catalog, const Configuration& configuration, const Facts& facts, const Wish& wish,
             const fetch::Places& places)
        : m_catalog(catalog)
        , m_configuration(configuration)
        , m_facts(facts)
        , m_wish(wish)
        , m_places(places)
        , m_selection(Selection::of(configuration, catalog, facts))
    {}

    PartOffers run(bool standIn)
    {
        m_all.place = m_places.parts;
        m_all.flaws = toolkitFlaws(m_catalog, m_configuration, m_facts);
        QString existing = m_places.parts;
        while (!QFileInfo::exists(existing) && existing.size() > 1)
            existing = QFileInfo(existing).path();
        if (const QStorageInfo disk(existing); disk.isValid())
            m_all.freeBytes = disk.bytesAvailable();
        if (m_selection.cuda && !m_selection.container && !m_selection.arch.isEmpty()) {
            const QString host = m_facts.text(u"host.arch"_s);
            m_all.toolkit.cuda = rules::majorMinor(m_configuration.text(u"cuda"_s));
            m_all.toolkit.host = host.isEmpty() ? QSysInfo::currentCpuArchitecture() : host;
            m_all.toolkit.target = m_selection.arch;
            cudnn(standIn);
            toolkit();
            nccl();
        }
        needs();
        return m_all;
    }

private:
    void add(const PartOffer& offer) { m_all.offers.append(offer); }

    /// State, sizes and licences of parts that are fetched together.
    void measure(PartOffer& offer, const QList<const PartSource*>& sources) const
    {
        offer.state = PartOffer::State::Here;
        for (const PartSource* source : sources) {
            const auto part = cuda::partOf(*source);
            if (!part || fetch::findPart(*part, m_places))
                continue;
            const qint64 begun = fetch::begunBytes(*part, m_places);
            if (offer.state == PartOffer::State::Here)
                offer.state = PartOffer::State::Missing;
            if (begun > 0)
                offer.state = PartOffer::State::Begun;
            offer.bytes += std::max<qint64>(0, part->bytes - begun);
            offer.diskBytes += std::max<qint64>(0, part->bytes - begun) + part->unpackedBytes;
        }
        for (const PartSource* source : sources) {
            if (const PartLicence* licence = m_catalog.licence(source->licence);
                licence && !offer.licences.contains(licence->name))
                offer.licences.append(licence->name);
        }
    }

    void toolkit()
    {
        PartOffer offer{PartOffer::Kind::Toolkit, PartOffer::State::Nowhere, u"toolkit"_s};
        offer.name = tr("CUDA %1 for %2").arg(m_all.toolkit.cuda, m_all.toolkit.target);
        const QString named = atHome(m_configuration.text(u"cuda_path"_s));
        offer.there = named;
        const auto order = cuda::orderToolkit(m_catalog, m_all.toolkit);
        if (!order) {
            offer.notes.append(order.error().sentence());
            if (!named.isEmpty())
                offer.state = PartOffer::State::Here;
            m_all.offers.prepend(offer);
            m_all.toolkit = {};
            return;
        }
        m_all.folder = order->folder();
        offer.from = cuda::originOf(*order->parts.target);
        if (order->parts.cudnn)
            offer.name = tr("CUDA %1 with cuDNN %2 for %3")
                             .arg(m_all.toolkit.cuda, order->parts.cudnn->version, m_all.toolkit.target);
        measure(offer, order->all());
        const bool made = QFileInfo::exists(m_all.folder + u'/' + cuda::treeRecordName);
        offer.flawed = m_all.flaws && !m_all.flaws->isEmpty();
        if (m_all.flaws && !offer.flawed)
            offer.state = PartOffer::State::Here;
        else if (offer.state == PartOffer::State::Here)
            offer.state = PartOffer::State::Missing; // its parts lie there; the folder is not named, or not made
        if (offer.there.isEmpty() && made)
            offer.there = m_all.folder;
        offer.notes += cuda::toolkitNotes(*order->parts.target, order->parts.compiler(), m_catalog);
        m_all.offers.prepend(offer);
    }

    void cudnn(bool standIn)
    {
        const QString wanted = m_configuration.text(u"cudnn"_s);
        const auto source = cuda::findCudnn(m_catalog, m_all.toolkit.cuda, wanted, m_all.toolkit.target);
        if (source) {
            PartOffer offer{PartOffer::Kind::Part, PartOffer::State::Missing, (*source)->id, (*source)->name};
            single(offer, **source);
            if (!wanted.isEmpty())
                m_all.toolkit.cudnn.wheel = (*source)->version;
            return;
        }
        if (wanted.isEmpty())
            return;
        PartOffer offer{PartOffer::Kind::Part, PartOffer::State::Nowhere, u"cudnn"_s,
                        tr("cuDNN %1 for %2").arg(wanted, m_all.toolkit.target)};
        offer.there = m_configuration.text(u"cudnn_target"_s);
        if (!offer.there.isEmpty())
            offer.state = PartOffer::State::Here;
        offer.notes.append(source.error().sentence());
        add(offer);
        // The stand-in says three numbers; the configuration may know fewer of them.
        m_all.standIn = wanted;
        while (m_all.standIn.count(u'.') < 2)
            m_all.standIn += ".0"_L1;
        m_all.standIn = m_all.standIn.section(u'.', 0, 2);
        if (standIn) {
            m_all.toolkit.cudnn.standIn = true;
            m_all.toolkit.cudnn.version = m_all.standIn;
        }
    }

    void nccl()
    {
        const auto source = cuda::findNccl(m_catalog, m_configuration.text(u"cuda"_s), m_selection.arch);
        if (source) {
            PartOffer offer{PartOffer::Kind::Part, PartOffer::State::Missing, (*source)->id, (*source)->name};
            offer.notes.append(tr("Only for several GPUs: one GPU needs no NCCL."));
            single(offer, **source);
            return;
        }
        PartOffer offer{PartOffer::Kind::Part, PartOffer::State::Nowhere, u"nccl"_s,
                        tr("NCCL for %1").arg(m_selection.arch)};
        offer.notes.append(source.error().sentence());
        add(offer);
    }

    void single(PartOffer& offer, const PartSource& source)
    {
        offer.from = cuda::originOf(source);
        measure(offer, {&source});
        if (offer.state == PartOffer::State::Here)
            offer.there = fetch::folderOf(*cuda::partOf(source), m_places);
        if (source.sbsa)
            offer.notes.append(tr("It is built for Arm servers (SBSA): link against it, never ship it to a Jetson."));
        add(offer);
    }

    void needs()
    {
        const auto needs = solveForward(m_catalog, m_facts, m_wish);
        if (!needs)
            return;
        for (const Need& need : needs->needs) {
            if (need.side != Need::Side::Host || !namedNeeds().contains(need.id))
                continue;
            PartOffer offer{PartOffer::Kind::Need, PartOffer::State::Unknown, need.id, need.what};
            offer.there = need.found;
            switch (need.state) {
            case Need::State::Present: offer.state = PartOffer::State::Here; break;
            case Need::State::Missing: offer.state = PartOffer::State::Missing; break;
            case Need::State::Unknown: break;
            case Need::State::Fetched:
                offer.state = PartOffer::State::Here;
                offer.there = tr("the build brings it");
                break;
            }
            for (const QString& text : {need.why, need.note}) {
                if (!text.isEmpty())
                    offer.notes.append(text);
            }
            offer.commands = need.commands;
            if (need.id == "bazel"_L1)
                bazel(offer, wantedBazel(offer, need.version));
            add(offer);
        }
    }

    /// The solver's need is that of the release; the configuration and the tree may ask for another one, and one that was
    /// fetched may be what runs. Gives the version, and sets what is here.
    QString wantedBazel(PartOffer& offer, const QString& ofRelease) const
    {
        const auto name = [&](const QString& version) {
            offer.name = tr("Bazel %1").arg(version);
            return version;
        };
        if (const auto fetched = fetchedBazelFor(m_configuration, m_facts, m_selection)) {
            offer.state = PartOffer::State::Here;
            offer.there = fetched->program;
            return name(fetched->version);
        }
        const QString typed = m_configuration.text(u"bazel"_s);
        const QString there = m_facts.text(u"host.bazel"_s);
        if (Version::parse(typed)) {
            offer.there = there;
            offer.state = rules::sameLine(there, typed)   ? PartOffer::State::Here
                          : m_facts.knows(u"host.arch"_s) ? PartOffer::State::Missing
                                                          : PartOffer::State::Unknown;
            return name(typed);
        }
        const QString tree = m_facts.text(u"source.bazelversion"_s);
        return offer.state == PartOffer::State::Missing && Version::parse(tree) ? name(tree) : ofRelease;
    }

    /// Turns the need into something to fetch where the catalog knows a source with a sum.
    void bazel(PartOffer& offer, const QString& version) const
    {
        if (offer.state != PartOffer::State::Missing || m_selection.container)
            return;
        const QString arch = m_facts.text(u"host.arch"_s);
        const auto sources = orderBazel(m_catalog, {version, arch.isEmpty() ? bazelMachine() : arch, {}});
        if (!sources) {
            offer.notes.append(sources.error().text);
            return;
        }
        const BazelSource& source = *sources->first();
        const fetch::Part part = *partOf(source);
        offer.kind = PartOffer::Kind::Bazel;
        offer.version = version;
        offer.from = source.kind == "npm"_L1 ? tr("npm's registry") : tr("upstream's release");
        const qint64 begun = fetch::begunBytes(part, m_places);
        if (begun > 0)
            offer.state = PartOffer::State::Begun;
        offer.bytes = std::max<qint64>(0, part.bytes - begun);
        offer.diskBytes = offer.bytes + part.unpackedBytes;
        // Why it is needed stays; the command that a terminal needs is a button here.
        offer.notes = {offer.notes.isEmpty() ? QString() : offer.notes.first() + u'.',
                       tr("It goes into your cache; nothing is installed, and the plan uses it by itself.")};
        if (offer.bytes <= 0)
            offer.notes.append(tr("How large it is, its server says."));
    }

    const Catalog& m_catalog;
    const Configuration& m_configuration;
    const Facts& m_facts;
    const Wish& m_wish;
    const fetch::Places& m_places;
    Selection m_selection;
    PartOffers m_all;
};

} // namespace

const PartOffer* PartOffers::find(const QString& id) const
{
    const auto at = std::find_if(offers.cbegin(), offers.cend(), [&](const PartOffer& each) { return each.id == id; });
    return at == offers.cend() ? nullptr : &*at;
}

PartOffers partOffers(const Catalog& catalog, const Configuration& configuration, const Facts& facts, const Wish& wish,
                      const fetch::Places& places, bool standIn)
{
    return Offering(catalog, configuration, facts, wish, places).run(standIn);
}

Result<QList<cuda::ToolkitFlaw>> toolkitFlaws(const Catalog& catalog, const Configuration& configuration,
                                              const Facts& facts)
{
    const QString folder = atHome(configuration.text(u"cuda_path"_s));
    if (folder.isEmpty())
        return Error{Error::Kind::Missing, tr("No CUDA folder is chosen.")};
    if (!QFileInfo(folder).isDir())
        return Error{Error::Kind::Missing, tr("There is no folder %1.").arg(folder)};
    const Selection selection = Selection::of(configuration, catalog, facts);
    cuda::ToolkitNeeds needs;
    needs.cuda = selection.cudaLine;
    needs.cudnn = configuration.text(u"cudnn"_s);
    if (selection.release && selection.release->project == "tensorflow"_L1)
        needs.release = selection.release->version;
    needs.host = facts.text(u"host.arch"_s);
    if (needs.host.isEmpty())
        needs.host = QSysInfo::currentCpuArchitecture();
    needs.target = selection.arch.isEmpty() ? needs.host : selection.arch;
    const QList<ToolkitFile>& records = catalog.toolkitFiles();
    const QString own = atHome(configuration.text(u"cudnn_target"_s));
    return cuda::checkToolkit(records, needs, cuda::listTree(folder, records),
                              own.isEmpty() ? cuda::TreeListing() : cuda::listTree(own, records));
}

} // namespace cw
