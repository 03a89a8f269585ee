// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/takeover.h"

#include "core/catalog/catalog.h"
#include "core/config/edit.h"
#include "core/configure/configuredtree.h"
#include "core/git/sourcefacts.h"
#include "core/selection/selection.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::TakeOver", text);
}

/// The first of these answers that the tree has.
QString answer(const ConfiguredTree& tree, const QStringList& variables)
{
    for (const QString& variable : variables) {
        if (QString value = tree.answers.value(variable); !value.isEmpty())
            return value;
    }
    return {};
}

} // namespace

Result<TakenOver> takeOver(const QString& folder, const Configuration& configuration)
{
    const QString path = QDir::cleanPath(QDir::current().absoluteFilePath(folder));
    if (!QFileInfo(path).isDir())
        return Error{Error::Kind::Missing, tr("There is no folder %1.").arg(path),
                     tr("Name the folder of the source.")};
    const auto catalog = Catalog::load();
    if (!catalog)
        return catalog.error();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    TakenOver taken{configuration, {}, {}};
    const auto set = [&](const QString& field, const QJsonValue& value) {
        taken.configuration.set(field, value, {Provenance::Kind::Detected, taken.file, now});
    };
    taken.file = path;
    set(u"source"_s, path);
    const Facts facts = sourceFacts(path, {}, *catalog, now, {});
    const Selection selection = Selection::of(taken.configuration, *catalog, facts);
    const ConfigureFamily* family =
        selection.release ? catalog->configureFamily(selection.release->configureFamily) : nullptr;
    if (!family) {
        return Error{Error::Kind::Missing,
                     tr("Which release the source in %1 is, and how it is configured, is not known.").arg(path),
                     tr("Write a configuration by hand, with \"crosswright new --set source=%1\".").arg(path)};
    }
    const ConfiguredTree tree = ConfiguredTree::read(*family, selection.release->version.section(u'.', 0, 1), path);
    if (tree.file.isEmpty()) {
        return Error{Error::Kind::Missing,
                     tr("%1 is not configured: %2 is not there.").arg(path, family->rcFiles.value(0)),
                     tr("Run its ./configure, or begin with \"crosswright new --set source=%1\".").arg(path)};
    }
    taken.file = tree.file;
    taken.others = tree.others;
    const auto text = [&](const QString& field, const QString& value) {
        if (!value.isEmpty())
            set(field, value);
    };
    if (tree.answers.value(u"TF_NEED_CUDA"_s) == "1"_L1) {
        text(u"cuda"_s, answer(tree, {u"HERMETIC_CUDA_VERSION"_s, u"TF_CUDA_VERSION"_s}));
        text(u"cudnn"_s, answer(tree, {u"HERMETIC_CUDNN_VERSION"_s, u"TF_CUDNN_VERSION"_s}));
        text(u"tensorrt"_s, answer(tree, {u"TF_TENSORRT_VERSION"_s}));
        const QString toolkit =
            answer(tree, {u"LOCAL_CUDA_PATH"_s, u"CUDA_TOOLKIT_PATH"_s, u"TF_CUDA_PATHS"_s}).section(u',', 0, 0);
        text(u"cuda_path"_s, toolkit);
        if (const QString cudnn = answer(tree, {u"LOCAL_CUDNN_PATH"_s, u"CUDNN_INSTALL_PATH"_s}); cudnn != toolkit) {
            const QString compiler = tree.answers.value(u"GCC_HOST_COMPILER_PATH"_s);
            text(compiler.contains("aarch64"_L1) || compiler.contains("arm-"_L1) ? u"cudnn_target"_s : u"cudnn_host"_s,
                 cudnn);
        }
        text(u"compiler"_s, answer(tree, {u"GCC_HOST_COMPILER_PATH"_s, u"CLANG_CUDA_COMPILER_PATH"_s}));
        const QString capabilities =
            answer(tree, {u"HERMETIC_CUDA_COMPUTE_CAPABILITIES"_s, u"TF_CUDA_COMPUTE_CAPABILITIES"_s});
        if (!capabilities.isEmpty())
            set(u"capabilities"_s, QJsonArray::fromStringList(capabilities.split(u',', Qt::SkipEmptyParts)));
    }
    if (const QString optimize = tree.answers.value(u"CC_OPT_FLAGS"_s); !optimize.isEmpty())
        set(u"optimize"_s, QJsonArray::fromStringList(optimize.split(u' ', Qt::SkipEmptyParts)));
    for (auto it = tree.features.cbegin(); it != tree.features.cend(); ++it)
        set("features."_L1 + it.key(), it.value());
    if (!tree.flags.isEmpty())
        set(u"flags"_s, QJsonArray::fromStringList(tree.flags));
    return taken;
}

} // namespace cw::cli
