// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fetch/wheelindex.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/fetch/download.h"
#include "core/fetch/program.h"
#include "core/proc/process.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace cw::fetch {
namespace {

constexpr QByteArrayView pageForms{
    "application/vnd.pypi.simple.v1+json, application/vnd.pypi.simple.v1+html;q=0.2, text/html;q=0.1"};

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::fetch", text);
}

QList<IndexFile> filesOfJson(const QJsonObject& page, const QUrl& base)
{
    QList<IndexFile> files;
    for (const QJsonValue& each : page.value("files"_L1).toArray()) {
        const QJsonObject file = each.toObject();
        files.append(
            {file.value("filename"_L1).toString(), base.resolved(QUrl(file.value("url"_L1).toString())).toString(),
             file.value("hashes"_L1).toObject().value("sha256"_L1).toString(), file.value("size"_L1).toInteger()});
    }
    return files;
}

QList<IndexFile> filesOfHtml(const QString& page, const QUrl& base)
{
    static const QRegularExpression anchor(u"<a\\s[^>]*href=\"([^\"]+)\"[^>]*>\\s*([^<]+?)\\s*</a>"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression sum(u"sha256=([0-9a-f]{64})"_s);
    QList<IndexFile> files;
    for (auto it = anchor.globalMatch(page); it.hasNext();) {
        const auto match = it.next();
        QUrl url = base.resolved(QUrl(match.captured(1).replace("&amp;"_L1, "&"_L1)));
        const QString sha256 = sum.match(url.fragment()).captured(1);
        url.setFragment({});
        files.append({match.captured(2), url.toString(), sha256, 0});
    }
    return files;
}

} // namespace

Result<QString> indexAddress(const std::function<bool()>& goOn)
{
    QString address = qEnvironmentVariable("PIP_INDEX_URL");
    const QString python = findProgram(u"python3"_s);
    const auto asked = [&](const QStringList& words) {
        const auto said = runWatched({python, words}, {}, goOn);
        return said ? QString::fromUtf8(*said).trimmed() : QString();
    };
    if (address.isEmpty() && !python.isEmpty()) {
        address = asked({u"-m"_s, u"pip"_s, u"config"_s, u"get"_s, u"global.index-url"_s});
        if (address.isEmpty())
            address = asked({u"-c"_s, u"from pip._internal.models.index import PyPI; print(PyPI.simple_url)"_s});
    }
    while (address.endsWith(u'/'))
        address.chop(1);
    if (!address.isEmpty())
        return address;
    return Error{Error::Kind::Missing, tr("No package index of Python is known here: python3 has no pip."),
                 tr("Install python3-pip, or set PIP_INDEX_URL to an index.")};
}

QList<IndexFile> parseIndexPage(const QByteArray& text, const QString& page)
{
    const QUrl base(page);
    const QByteArray begin = text.trimmed().left(1);
    if (begin == "{") {
        const auto object = json::parseAny(text, page);
        return object ? filesOfJson(*object, base) : QList<IndexFile>();
    }
    return filesOfHtml(QString::fromUtf8(text), base);
}

Result<IndexFile> fetchWheel(const Part& part, const IndexWheel& wanted, const QString& work, const Watch& watch)
{
    const auto goOn = [&] { return watch({News::Stage::Asking, part.id, wanted.project, 0, 0}); };
    const auto index = indexAddress(goOn);
    if (!index)
        return index.error();
    const QString page = *index + u'/' + wanted.project + u'/';
    const auto text = downloadText(page, pageForms.toByteArray(), watch, part.id);
    if (!text)
        return text.error();
    IndexFile found;
    for (const IndexFile& file : parseIndexPage(*text, page)) {
        if (file.name == wanted.file)
            found = file;
    }
    if (found.url.isEmpty())
        return Error{Error::Kind::Missing, tr("%1 does not offer %2.").arg(page, wanted.file),
                     tr("Set PIP_INDEX_URL to an index that has it.")};
    if (!found.sha256.isEmpty() && found.sha256 != wanted.sha256)
        return Error{Error::Kind::Refused, tr("%1 offers another %2 than the catalog knows.").arg(page, wanted.file),
                     tr("Nothing was fetched. Use an index that you trust.")};
    const QString wheel = work + "/download/"_L1 + wanted.file;
    const qint64 bytes = found.bytes > 0 ? found.bytes : part.bytes;
    if (auto done = download({found.url, wheel, wanted.sha256, bytes, part.id}, watch); !done)
        return done.error();
    const QString root = work + "/root"_L1;
    QDir(root).removeRecursively();
    if (auto made = files::makeFolder(root); !made)
        return made.error();
    const auto unpacking = [&] { return watch({News::Stage::Unpacking, part.id, wanted.file, 0, 0}); };
    const QString python = findProgram(u"python3"_s);
    if (python.isEmpty())
        return Error{Error::Kind::Missing, tr("A wheel is unpacked with python3, which is not here."),
                     tr("Install python3.")};
    if (auto done = runWatched({python, {u"-m"_s, u"zipfile"_s, u"-e"_s, wheel, root}},
                               tr("%1 could not be unpacked").arg(wanted.file), unpacking);
        !done)
        return done.error();
    found.sha256 = wanted.sha256;
    return found;
}

} // namespace cw::fetch
