// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/cuda/toolkitfetch.h"
#include "core/facts/facts.h"
#include "core/solve/need.h"
#include "core/solve/wish.h"

namespace cw {

/// Where one part of a build's toolchain can come from.
struct PartOffer
{
    enum class Kind {
        Toolkit, ///< fetched in parts and put together; its folder becomes cuda_path
        Part,    ///< one of the catalog's, fetched as it is
        Bazel,   ///< a Bazel of the catalog: the plan uses it by itself
        Need,    ///< Crosswright does not fetch it: `commands` and `note` say how it is had
    };
    enum class State { Here, Begun, Missing, Nowhere, Unknown };
    Kind kind = Kind::Need;
    State state = State::Unknown;
    QString id = {};           ///< "toolkit", the catalog's id of a part, the id of a need
    QString name = {};         ///< "CUDA 11.8 for aarch64"
    QString there = {};        ///< where it lies, or which one was found; "" nothing
    QString from = {};         ///< "Debian bookworm"; "" not fetched
    QStringList notes = {};    ///< sentences for people
    QStringList licences = {}; ///< their names, where some must be accepted
    qint64 bytes = 0;          ///< still to download; 0 nothing, or not known
    qint64 diskBytes = 0; ///< the disk that it takes meanwhile: downloads and what is unpacked of them, as far as known
    bool flawed = false;  ///< what is there is not as it must be
    QList<Need::Command> commands = {}; ///< to copy
    QString version = {};               ///< of a Bazel

    bool canFetch() const { return kind != Kind::Need && (state == State::Missing || state == State::Begun); }
    bool operator==(const PartOffer&) const = default;
};

struct PartOffers
{
    QList<PartOffer> offers;
    cuda::ToolkitWish toolkit; ///< of the toolkit's offer; without a CUDA version where there is none
    QString folder;            ///< where that toolkit is, or would be, made
    QString standIn;           ///< the version that a stand-in for cuDNN would say; "" none is of use
    QString place;             ///< where parts lie
    qint64 freeBytes = -1;     ///< there; −1 not known
    Result<QList<cuda::ToolkitFlaw>> flaws = Error{}; ///< of the folder that the configuration names: toolkitFlaws()

    const PartOffer* find(const QString& id) const;
};

/// The toolkit that the configuration asks for with a wheel of its cuDNN where there is one, NCCL, and what else this
/// machine needs for the release. `standIn`: with an empty cuDNN where no real one is to be had. Reads the disk and
/// solves, so not in the window's thread.
PartOffers partOffers(const Catalog& catalog, const Configuration& configuration, const Facts& facts, const Wish& wish,
                      const fetch::Places& places, bool standIn);

/// What checkToolkit() says of the folder that the configuration names; an error where it names none, or none that is
/// there. Reads the disk.
Result<QList<cuda::ToolkitFlaw>> toolkitFlaws(const Catalog& catalog, const Configuration& configuration,
                                              const Facts& facts);

} // namespace cw
