// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalogloader.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/jsonlines.h"
#include "core/catalog/catalogtexts.h"
#include "core/catalog/recordreader.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Catalog", text);
}

constexpr qint64 largestFile = 32 << 20; // the embedded files have 0.4 MB together

/// Between the texts of a value that has several sources: each is shown in the language of the program.
constexpr QChar several(0x1f);

/// As files and programs have it.
QString plain(QString sources)
{
    return sources.replace(several, "; "_L1);
}

/// As people read it.
QString shown(const QString& sources)
{
    QStringList texts = sources.split(several);
    for (QString& text : texts)
        text = shownText(text);
    return texts.join("; "_L1);
}

const QStringList& listNames()
{
    static const QStringList names =
        u"projects releases boards gpus architectures cuda cudnn jetpack bazel distributions configure libstdcxx "
        "containers builds parts licences toolkitFiles bounds wheels bazelSources bazelPackages configureFailures"_s
            .split(u' ');
    return names;
}

} // namespace

Error CatalogLoader::error(const File& file, const QStringList& path, const QString& text) const
{
    return {Error::Kind::Invalid,
            tr("%1, line %2, field \"%3\": %4.")
                .arg(file.path, QString::number(json::lineOf(file.text, path)), path.join(u'.'), text),
            tr("Correct that place, or move the file away.")};
}

Status CatalogLoader::addFolder(const QString& folder)
{
    const QFileInfo place(folder);
    if (place.isSymLink() ? !place.isDir() : place.exists() && !place.isDir())
        return Error{Error::Kind::Invalid, tr("%1 should be a folder of catalog files, and is none.").arg(folder),
                     tr("Move it away, or make a folder of it.")};
    if (place.exists() && !place.isReadable())
        return Error{Error::Kind::Io, tr("The catalog files in %1 cannot be read.").arg(folder),
                     tr("Make the folder readable for you, or move it away.")};
    // With links that lead nowhere, pipes and devices: whoever put one there meant it to be read.
    for (const QFileInfo& file : QDir(folder).entryInfoList({u"*.json"_s}, QDir::Files | QDir::System, QDir::Name)) {
        if (!file.isFile())
            return Error{Error::Kind::Invalid, tr("%1 is not a file that can be read.").arg(file.filePath()),
                         tr("Move it away.")};
        if (file.size() > largestFile)
            return Error{
                Error::Kind::Invalid,
                tr("%1 is larger than %2 MiB; no catalog file is.").arg(file.filePath()).arg(largestFile >> 20),
                tr("Move it away.")};
        if (Status added = addFile(file.filePath()); !added)
            return added;
    }
    return Done{};
}

Status CatalogLoader::addFile(const QString& path)
{
    const auto text = files::read(path);
    if (!text)
        return text.error();
    const auto object = json::parse(*text, path, Catalog::format, Catalog::formatVersion);
    if (!object)
        return object.error();

    File file{path, *text, {}};
    const QJsonValue named = object->value("sources"_L1);
    if (!named.isUndefined() && !named.isNull() && !named.isObject())
        return error(file, {u"sources"_s}, tr("an object is expected"));
    const QJsonObject sources = named.toObject();
    for (auto it = sources.begin(); it != sources.end(); ++it) {
        if (it->toString().isEmpty())
            return error(file, {u"sources"_s, it.key()}, tr("a text that is not empty is expected"));
        file.sources.insert(it.key(), it->toString());
    }
    m_files.append(file);

    static const QStringList head{u"format"_s, u"version"_s, u"sources"_s, u"note"_s};
    for (auto it = object->begin(); it != object->end(); ++it) {
        if (head.contains(it.key()))
            continue;
        if (!listNames().contains(it.key()))
            return error(file, {it.key()},
                         tr("there is no such list; one of %1 is expected").arg(listNames().join(", "_L1)));
        if (!it->isArray())
            return error(file, {it.key()}, tr("a list is expected"));
        const QJsonArray records = it->toArray();
        for (qsizetype i = 0; i < records.size(); ++i) {
            if (Status added = addRecord(it.key(), i, records[i]); !added)
                return added;
        }
    }
    return Done{};
}

Result<QMap<QString, QString>> CatalogLoader::sourcesOf(const File& file, const QString& list, qsizetype position,
                                                        const QJsonObject& record) const
{
    QMap<QString, QString> result;
    const auto resolve = [&](const QString& field, const QJsonValue& value) -> Status {
        QStringList texts;
        const QJsonArray keys = value.isArray() ? value.toArray() : QJsonArray{value};
        for (const QJsonValue& key : keys) {
            if (!key.isString())
                return error(file, {list, QString::number(position), u"source"_s},
                             tr("a key of the file's \"sources\" is expected"));
            if (!file.sources.contains(key.toString())) {
                return error(file, {list, QString::number(position), u"source"_s},
                             tr("the source \"%1\" is not in the file's \"sources\"").arg(key.toString()));
            }
            texts.append(file.sources.value(key.toString()));
        }
        result.insert(field, texts.join(several));
        return Done{};
    };
    const QJsonValue source = record.value("source"_L1);
    if (source.isUndefined() || source.isNull()) {
        result.insert(QString(), tr("%1, which names no source").arg(file.path));
    } else if (source.isObject()) {
        const QJsonObject object = source.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (const Status done = resolve(it.key() == "*"_L1 ? QString() : it.key(), it.value()); !done)
                return done.error();
        }
    } else if (const Status done = resolve(QString(), source); !done) {
        return done.error();
    }
    return result;
}

Status CatalogLoader::addRecord(const QString& list, qsizetype position, const QJsonValue& value)
{
    const qsizetype fileIndex = m_files.size() - 1;
    const File& file = m_files.last();
    const QString at = QString::number(position);
    if (!value.isObject())
        return error(file, {list, at}, tr("an object is expected"));
    const QJsonObject record = value.toObject();
    const QString id = record.value("id"_L1).toString();
    if (id.isEmpty())
        return error(file, {list, at, u"id"_s}, tr("a text that is not empty is expected"));
    const auto sources = sourcesOf(file, list, position, record);
    if (!sources)
        return sources.error();

    QList<Raw>& raws = m_lists[list];
    QHash<QString, qsizetype>& positions = m_positions[list];
    const Place place{fileIndex, list, position};
    const qsizetype known = positions.value(id, -1);
    if (known < 0) {
        positions.insert(id, raws.size());
        raws.append({id, {}, place, {}, *sources});
    }
    Raw* const found = &raws[known < 0 ? raws.size() - 1 : known];
    if (known >= 0 && found->place.file == fileIndex) {
        return error(file, {list, at, u"id"_s}, tr("\"%1\" is there twice").arg(id));
    }
    const QString whole = sources->value(QString());
    for (auto it = record.begin(); it != record.end(); ++it) {
        if (it.key() == "source"_L1)
            continue;
        found->json.insert(it.key(), it.value());
        found->fields.insert(it.key(), place);
        const QString own = sources->value(it.key(), found->place.file == fileIndex ? QString() : whole);
        if (own.isEmpty())
            found->sources.remove(it.key());
        else
            found->sources.insert(it.key(), own);
    }
    return Done{};
}

template <typename T>
Status CatalogLoader::convert(const QString& list, QList<T>& records) const
{
    for (const Raw& raw : m_lists.value(list)) {
        RecordReader reader(raw.json);
        T record = T::read(reader);
        reader.finish();
        if (const auto& problem = reader.problem()) {
            const Place place = raw.fields.value(problem->path.value(0), raw.place);
            return error(m_files[place.file], QStringList{place.list, QString::number(place.position)} + problem->path,
                         problem->text + tr(" (record \"%1\")").arg(raw.id));
        }
        QJsonObject sources;
        QMap<QString, QString> said;
        for (auto it = raw.sources.cbegin(); it != raw.sources.cend(); ++it) {
            sources.insert(it.key().isEmpty() ? u"*"_s : it.key(), plain(it.value()));
            said.insert(it.key(), shown(it.value()));
        }
        record.json.insert("source"_L1, sources);
        record.setSources(said);
        records.append(record);
    }
    return Done{};
}

Result<Catalog> CatalogLoader::finish() const
{
    Catalog catalog;
    for (const Status& status : {convert(u"projects"_s, catalog.m_projects),
                                 convert(u"releases"_s, catalog.m_releases),
                                 convert(u"boards"_s, catalog.m_boards),
                                 convert(u"gpus"_s, catalog.m_gpus),
                                 convert(u"architectures"_s, catalog.m_architectures),
                                 convert(u"cuda"_s, catalog.m_cuda),
                                 convert(u"cudnn"_s, catalog.m_cudnn),
                                 convert(u"jetpack"_s, catalog.m_jetpacks),
                                 convert(u"distributions"_s, catalog.m_distributions),
                                 convert(u"bazel"_s, catalog.m_bazelEras),
                                 convert(u"libstdcxx"_s, catalog.m_libstdcxx),
                                 convert(u"configure"_s, catalog.m_configureFamilies),
                                 convert(u"containers"_s, catalog.m_containers),
                                 convert(u"builds"_s, catalog.m_knownBuilds),
                                 convert(u"parts"_s, catalog.m_parts),
                                 convert(u"licences"_s, catalog.m_licences),
                                 convert(u"toolkitFiles"_s, catalog.m_toolkitFiles),
                                 convert(u"bazelSources"_s, catalog.m_bazelSources),
                                 convert(u"configureFailures"_s, catalog.m_configureFailures),
                                 convert(u"bazelPackages"_s, catalog.m_bazelPackages),
                                 convert(u"bounds"_s, catalog.m_bounds),
                                 convert(u"wheels"_s, catalog.m_wheels)}) {
        if (!status)
            return status.error();
    }
    catalog.buildIndexes();
    return catalog;
}

} // namespace cw
