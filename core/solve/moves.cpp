// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/moves.h"

#include "core/base/version.h"
#include "core/catalog/crossbazel.h"
#include "core/rules/rule.h"
#include "core/selection/selection.h"
#include "core/solve/ground.h"
#include "core/solve/starts.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw::solve {
namespace {

// Costs: what a person has to do, in hundredths of "install one package here".
constexpr int repairCost = 3;
constexpr int packageCost = 100;
constexpr int bazelCost = 105; // no package of most distributions
constexpr int oldCompilerCost = 110;
constexpr int containerCost = 120;
constexpr int toolkitCost = 130; // gigabytes
constexpr int sysrootCost = 140;
constexpr int hostPythonCost = 150; // another than the distribution's
constexpr int libraryCost = 160;
constexpr int pythonCost = 200;
constexpr int swapCost = 205;
constexpr int driverCost = 210;

class Moves
{
public:
    Moves(const Finding& error, const Configuration& configuration, const Facts& facts, const Catalog& catalog,
          const std::function<bool(const Change&)>& offer)
        : m_error(error)
        , m_configuration(configuration)
        , m_facts(facts)
        , m_catalog(catalog)
        , m_offer(offer)
        , m_selection(Selection::of(configuration, catalog, facts))
        , m_needsCross(m_selection.cross && facts.text(u"host.arch"_s) != m_selection.arch)
        , m_targetIsHost(RuleRun(configuration, catalog, facts, m_selection).targetIsHost())
    {}

    void all()
    {
        if (const auto repair = freeRepair(m_error))
            add(*repair);
        const QString& field = m_error.field;
        if (field == "bazel"_L1)
            bazel();
        else if (field == "compiler"_L1)
            compiler();
        else if (field == "sysroot"_L1)
            sysroot();
        else if (field == "python"_L1 || field == "python_include"_L1)
            python();
        else if (field == "cuda_path"_L1)
            toolkit();
        else if (field == "cudnn"_L1 || field == "cudnn_target"_L1 || field == "cudnn_host"_L1)
            cudnn();
        else if (field == "mode"_L1)
            mode();
        if (field == "cuda"_L1 || field == "gpu"_L1 || field == "capabilities"_L1 || field == "cudnn"_L1)
            driver();
    }

private:
    bool add(const Change& change) const { return m_offer(change); }

    void bazel()
    {
        const Release* release = m_selection.release;
        if (!release)
            return;
        QStringList versions;
        for (const QString& each :
             {bazelFor(m_catalog, *release, m_needsCross), release->bazelFile, release->bazelMin, release->bazelMax}) {
            if (!each.isEmpty() && !each.endsWith(".99.0"_L1) && !versions.contains(each))
                versions.append(each);
        }
        for (qsizetype i = 0; i < versions.size(); ++i) {
            if (add({Change::Side::Host,
                     u"host.bazel"_s,
                     tr("Bazel %1 on this machine").arg(versions[i]),
                     bazelCost + int(i),
                     {{u"bazel"_s, versions[i]}},
                     {},
                     {{u"host.bazel"_s, versions[i]}}}))
                return;
        }
    }

    QString side(const QString& name) const
    {
        return m_needsCross ? u"host.cross.%1.%2"_s.arg(m_selection.arch, name) : "host."_L1 + name;
    }

    void compiler()
    {
        if (!m_selection.board)
            return;
        const QString triplet = m_selection.board->triplet;
        if (m_needsCross && !m_facts.knows(side(u"gcc"_s))) {
            const Distribution* here = distributionOf(m_catalog, m_facts.text(u"host.os"_s));
            Change change{Change::Side::Host, u"host.cross"_s,
                          tr("a compiler for %1 on this machine (%2-g++)").arg(m_selection.arch, triplet), packageCost};
            const QString version = here ? here->gcc : m_facts.text(u"host.gcc"_s);
            const QString glibc = here ? here->glibc : m_facts.text(u"host.glibc"_s);
            change.facts = {{side(u"gcc"_s), version.isEmpty() ? QJsonValue() : QJsonValue(version)},
                            {side(u"path"_s), QString("/usr/bin/"_L1 + triplet + "-g++"_L1)},
                            {side(u"glibc"_s), glibc.isEmpty() ? QJsonValue() : QJsonValue(glibc)}};
            add(change);
        }
        if (m_selection.board->isa == "armv6"_L1) {
            const QString path = "~/armv6-toolchain/bin/"_L1 + triplet + "-g++"_L1;
            add({Change::Side::Host,
                 u"host.armv6"_s,
                 tr("a compiler made for ARMv6 (Raspbian's) on this machine"),
                 oldCompilerCost,
                 {{u"compiler"_s, path}},
                 {},
                 {{side(u"path"_s), path}, {side(u"runtime_arch"_s), u"armv6"_s}},
                 {},
                 {u"compiler"_s}});
        }
        const Cuda* line = m_selection.cudaLine;
        if (!m_selection.cuda || !line)
            return;
        const bool tegra = m_selection.board->tegra && !line->tegraGccMax.isEmpty();
        for (const QString& limit : {tegra ? line->tegraGccMax : line->gccMax, line->gccMin}) {
            if (limit.isEmpty())
                continue;
            const QString major = QString::number(rules::majorOf(limit));
            const QString driver = (m_needsCross ? triplet + u'-' : QString()) + "g++-"_L1 + major;
            Change change{Change::Side::Host, u"host.gcc"_s,
                          m_needsCross ? tr("GCC %1 for %2 on this machine").arg(major, m_selection.arch)
                                       : tr("GCC %1 on this machine").arg(major),
                          oldCompilerCost};
            change.facts = {{side(u"gcc"_s), major}};
            if (m_needsCross) {
                change.facts.insert(side(u"path"_s), QString("/usr/bin/"_L1 + driver));
                change.set.insert(u"compiler"_s, driver);
            }
            if (add(change))
                return;
        }
    }

    void sysroot()
    {
        if (!m_needsCross || !m_configuration.text(u"sysroot"_s).isEmpty())
            return;
        QString os = m_facts.text(u"device.os"_s);
        if (const Distribution* there = distributionOf(m_catalog, os))
            os = there->name;
        const QString text = os.isEmpty() ? tr("a copy of the device's own system as sysroot")
                                          : tr("a copy of the device's own system (%1) as sysroot").arg(os);
        add({Change::Side::Host,
             u"host.sysroot"_s,
             text,
             sysrootCost,
             {{u"sysroot"_s, QString("~/sysroots/"_L1 + m_selection.board->id)}},
             {},
             {},
             {},
             {u"sysroot"_s}});
    }

    /// A fact of the machine that runs the result.
    QString target(const char* name) const
    {
        return (m_targetIsHost ? "host."_L1 : "device."_L1) + QLatin1StringView(name);
    }
    Change::Side targetSide() const { return m_targetIsHost ? Change::Side::Host : Change::Side::Device; }
    QString placed(const char* here, const char* there) const { return tr(m_targetIsHost ? here : there); }

    void python()
    {
        add({Change::Side::Host,
             u"host.numpy"_s,
             tr("numpy for this machine's Python"),
             packageCost,
             {},
             {},
             {{u"host.python_numpy"_s, true}}});
        const Release* release = m_selection.release;
        if (!release || m_configuration.text(u"product"_s) != "wheel"_L1)
            return;
        const QString wanted = rules::majorMinor(m_configuration.text(u"python"_s));
        if (!m_targetIsHost && !wanted.isEmpty())
            add({Change::Side::Host,
                 u"host.python"_s,
                 tr("Python %1 on this machine").arg(wanted),
                 hostPythonCost,
                 {},
                 {},
                 {{u"host.python"_s, wanted}}});
        int cost = pythonCost;
        for (auto it = release->python.crbegin(); it != release->python.crend(); ++it, ++cost) {
            if (add({targetSide(),
                     u"device.python"_s,
                     placed("Python %1 on this machine", "Python %1 on the device").arg(*it),
                     cost,
                     {{u"python"_s, *it}},
                     {},
                     {},
                     {{target("pythons"), *it}}}))
                return;
        }
    }

    void toolkit()
    {
        const QString version = rules::majorMinor(m_configuration.text(u"cuda"_s));
        if (version.isEmpty())
            return;
        const QString path = "/usr/local/cuda-"_L1 + version;
        add({Change::Side::Host,
             u"host.cuda"_s,
             tr("CUDA %1 on this machine").arg(version),
             toolkitCost,
             {{u"cuda_path"_s, path}},
             {},
             {{u"host.cuda_path"_s, path}},
             {{u"host.cuda"_s, version}}});
    }

    void cudnn()
    {
        if (!m_selection.cuda)
            return;
        const QString better = cudnnFor(m_catalog, m_configuration.text(u"cuda"_s), {});
        const QString wanted = m_configuration.text(u"cudnn"_s);
        if (!wanted.isEmpty())
            add({targetSide(),
                 u"device.cudnn"_s,
                 placed("cuDNN %1 on this machine", "cuDNN %1 on the device").arg(wanted),
                 libraryCost,
                 {},
                 {},
                 {{target("cudnn"), wanted}}});
        if (!better.isEmpty())
            add({Change::Side::Choice, u"cudnn"_s, tr("cuDNN %1").arg(better), repairCost + 2, {{u"cudnn"_s, better}}});
    }

    void mode()
    {
        if (m_selection.container)
            add({Change::Side::Host,
                 u"host.container"_s,
                 tr("podman on this machine"),
                 containerCost,
                 {},
                 {},
                 {{u"host.container"_s, QJsonArray{u"podman"_s}}}});
        if (!m_selection.native || !m_facts.knows(u"device.ram"_s))
            return;
        for (const int gibibytes : {4, 8}) {
            if (add({Change::Side::Device,
                     u"device.swap"_s,
                     tr("%1 GiB of swap on the device").arg(gibibytes),
                     swapCost + gibibytes,
                     {},
                     {},
                     {{u"device.swap"_s, m_facts.number(u"device.swap"_s) + gibibytes * 1024}}}))
                return;
        }
    }

    void driver()
    {
        const Cuda* line = m_selection.cudaLine;
        if (!m_selection.cuda || !line || !m_selection.board || m_selection.board->tegra)
            return;
        const QString version = rules::majorMinor(m_configuration.text(u"cuda"_s));
        const QString fact = m_targetIsHost ? u"host.cuda"_s : u"device.cudas"_s;
        add({targetSide(),
             u"device.cuda"_s,
             placed("the libraries of CUDA %1 on this machine", "the libraries of CUDA %1 on the device").arg(version),
             libraryCost,
             {},
             {},
             {},
             {{fact, version}}});
        QString least = line->minorCompatDriver;
        if (least.isEmpty() && !line->drivers.isEmpty())
            least = line->drivers.last();
        for (const QString& each : {least, line->drivers.isEmpty() ? QString() : line->drivers.last()}) {
            if (each.isEmpty())
                continue;
            Change change{targetSide(), u"driver"_s,
                          placed("NVIDIA driver %1 on this machine", "NVIDIA driver %1 on the device").arg(each),
                          driverCost};
            change.facts.insert(target("driver"), each);
            if (m_facts.knows(u"device.driver"_s))
                change.facts.insert(u"device.driver"_s, each); // said of the target, whichever machine that is
            if (add(change))
                return;
        }
    }

    const Finding& m_error;
    const Configuration& m_configuration;
    const Facts& m_facts;
    const Catalog& m_catalog;
    const std::function<bool(const Change&)>& m_offer;
    Selection m_selection;
    bool m_needsCross;
    bool m_targetIsHost; ///< what runs the result is this machine, so its facts are the host's
};

} // namespace

std::optional<Change> freeRepair(const Finding& error)
{
    if (!error.repair)
        return std::nullopt;
    // Another release, board, mode or product is another start of the search, and so is a build without CUDA.
    static const QStringList asked{u"tf"_s, u"source"_s, u"ref"_s, u"board"_s, u"jetpack"_s, u"mode"_s, u"product"_s};
    for (const QString& field : asked) {
        if (error.repair->set.contains(field) || error.repair->unset.contains(field))
            return std::nullopt;
    }
    if (error.repair->unset.contains(u"cuda"_s))
        return std::nullopt;
    return Change{Change::Side::Choice, "repair."_L1 + error.id, error.repair->text,
                  repairCost,           error.repair->set,       error.repair->unset};
}

void movesAgainst(const Finding& error, const Configuration& configuration, const Facts& facts, const Catalog& catalog,
                  const std::function<bool(const Change&)>& offer)
{
    Moves(error, configuration, facts, catalog, offer).all();
}

} // namespace cw::solve
