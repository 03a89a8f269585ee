// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/sourcefacts.h"

#include "core/git/sourcereader.h"
#include "core/git/treefacts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SourceReader", text);
}

/// The groups that took part, joined by dots.
QString captured(const QString& pattern, const QString& text)
{
    if (pattern.isEmpty())
        return {};
    QStringList parts = QRegularExpression(pattern).match(text).capturedTexts().mid(1);
    parts.removeAll(QString());
    return parts.join(u'.');
}

struct Identity
{
    const Project* project = nullptr;
    QString version;
    QString file;
};

Identity identify(const SourceReader& reader, const Catalog& catalog)
{
    for (const Project& project : catalog.projects()) {
        for (const Project::VersionFile& candidate : project.versionFiles) {
            const auto text = reader.file(candidate.path);
            if (!text)
                continue;
            const QString version = captured(candidate.pattern, QString::fromUtf8(*text));
            if (!version.isEmpty())
                return {&project, version, candidate.path};
        }
    }
    return {};
}

} // namespace

Facts sourceFacts(const QString& source, const QString& ref, const Catalog& catalog, const QDateTime& now,
                  const QString& clone)
{
    static const QStringList names{u"source.project"_s,      u"source.tf"_s,        u"source.commit"_s,
                                   u"source.bazelversion"_s, u"source.bazel_min"_s, u"source.bazel_max"_s};
    Facts facts;
    if (source.isEmpty())
        return facts;
    const bool cloned = SourceReader::isAddress(source) && !clone.isEmpty() && QFileInfo(clone).isDir();
    const auto reader = SourceReader::open(cloned ? clone : source, cloned ? QString() : ref);
    if (!reader) {
        for (const QString& name : names)
            facts.setUnknown(name, reader.error().text, now);
        return facts;
    }
    const auto set = [&](const QString& name, const QString& value, const QString& file, const QString& otherwise) {
        if (value.isEmpty())
            facts.setUnknown(name, otherwise, now);
        else
            facts.set(name, value, file.isEmpty() ? reader->how() : "%1, %2"_L1.arg(file, reader->how()), now);
    };
    set(u"source.commit"_s, reader->commit(), {}, tr("not a git repository"));

    const Identity identity = identify(*reader, catalog);
    const QString nobody = tr("the tree holds no version file of a project in the catalog");
    // A tree that was read and is none of the known projects is a fact too: the empty project.
    facts.set(u"source.project"_s, identity.project ? identity.project->id : QString(),
              identity.project ? identity.file : nobody, now);
    set(u"source.tf"_s, identity.version, identity.file, nobody);

    const QString bazelVersion = QString::fromUtf8(reader->file(u".bazelversion"_s).value_or(QByteArray())).trimmed();
    set(u"source.bazelversion"_s, bazelVersion.section(u'\n', 0, 0), u".bazelversion"_s,
        tr("the tree has no .bazelversion"));

    const QString limitFile = identity.project ? identity.project->bazelLimitFile : QString();
    const auto limits = limitFile.isEmpty() ? std::nullopt : reader->file(limitFile);
    const QString text = QString::fromUtf8(limits.value_or(QByteArray()));
    const QString none = limits ? tr("%1 states none").arg(limitFile) : tr("the tree has no file that states it");
    set(u"source.bazel_min"_s, limits ? captured(identity.project->bazelMinPattern, text) : QString(), limitFile, none);
    set(u"source.bazel_max"_s, limits ? captured(identity.project->bazelMaxPattern, text) : QString(), limitFile, none);
    facts.merge(treeFacts([&](const QString& path) { return reader->file(path); }, reader->how(), now));
    return facts;
}

} // namespace cw
