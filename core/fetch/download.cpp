// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fetch/download.h"

#include "core/base/files.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QNetworkAccessManager>
#include <QNetworkProxyFactory>
#include <QNetworkReply>
#include <QStorageInfo>
#include <QTimer>

#include <memory>

using namespace Qt::StringLiterals;

namespace cw::fetch {
namespace {

constexpr int lookEveryMs = 150;         // between two looks at whether the user gave up
constexpr int silenceMs = 60000;         // a server that says nothing for so long is gone
constexpr qint64 bufferBytes = 4 << 20;  // of one reply: the file is written as it comes
constexpr qint64 longestText = 64 << 20; // an index page of a large project has 1 MB
constexpr int partialContent = 206, rangeNotSatisfiable = 416;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::fetch", text);
}

/// What came of one request.
struct Answer
{
    int status = 0;
    bool cancelled = false;
    QString problem; ///< "" none
};

/// One GET. `take` gets the bytes as they come and says false to end it; `restart` is called when the server sends the
/// file from its beginning although a later part was asked for.
Answer get(const QString& url, const QList<std::pair<QByteArray, QByteArray>>& headers,
           const std::function<bool(QNetworkReply&)>& take, const std::function<bool()>& goOn)
{
    QNetworkAccessManager manager;
    QNetworkRequest request{QUrl(url)};
    request.setTransferTimeout(silenceMs);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::NoLessSafeRedirectPolicy);
    request.setHeader(QNetworkRequest::UserAgentHeader, u"crosswright/"_s + QCoreApplication::applicationVersion());
    for (const auto& [name, value] : headers)
        request.setRawHeader(name, value);
    Answer answer;
    QEventLoop loop;
    std::unique_ptr<QNetworkReply> reply(manager.get(request));
    reply->setReadBufferSize(bufferBytes);
    bool ended = false;
    const auto drain = [&] {
        answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        if (!ended && reply->bytesAvailable() > 0 && !take(*reply)) {
            ended = true;
            reply->abort();
        }
    };
    QObject::connect(reply.get(), &QNetworkReply::readyRead, &loop, drain);
    QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (!goOn()) {
            answer.cancelled = true;
            ended = true;
            reply->abort();
        }
    });
    look.start(lookEveryMs);
    if (!reply->isFinished())
        loop.exec();
    drain();
    if (!answer.cancelled && !ended && reply->error() != QNetworkReply::NoError)
        answer.problem = reply->errorString();
    return answer;
}

Error cancelled()
{
    return {Error::Kind::Cancelled, tr("The fetch was stopped."),
            tr("What is here already is gone on with next time.")};
}

/// Fetches or goes on with `partial`; true when the server had to send all of it or the rest of it.
Status fill(const DownloadRequest& request, const QString& partial, const Watch& watch)
{
    QFile file(partial);
    if (!file.open(QIODevice::ReadWrite))
        return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(partial, file.errorString())};
    const qint64 before = file.size();
    file.seek(before);
    QList<std::pair<QByteArray, QByteArray>> headers{{"Accept-Encoding", "identity"}};
    if (before > 0)
        headers.append({"Range", "bytes=" + QByteArray::number(before) + '-'});
    bool first = true;
    qint64 total = request.bytes;
    QString disk;
    QString full;
    const auto take = [&](QNetworkReply& reply) {
        const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        if (status >= 400)
            return true;
        if (first && before > 0 && status != partialContent) { // it sends the whole file
            file.resize(0);
            file.seek(0);
        }
        if (first) {
            const qint64 rest = reply.header(QNetworkRequest::ContentLengthHeader).toLongLong();
            if (total <= 0 && rest > 0)
                total = file.pos() + rest;
            // Nobody knew the size before, so nobody compared it with the disk.
            const QStorageInfo place(QFileInfo(partial).absolutePath());
            if (request.bytes <= 0 && place.isValid() && place.bytesAvailable() < rest) {
                full = tr("This needs %1 on the disk of %2, and %3 is free there.")
                           .arg(sizeText(rest), QFileInfo(partial).absolutePath(), sizeText(place.bytesAvailable()));
                return false;
            }
        }
        first = false;
        const QByteArray bytes = reply.readAll();
        if (file.write(bytes) != bytes.size()) {
            disk = file.errorString();
            return false;
        }
        return true;
    };
    const auto goOn = [&] {
        return watch({News::Stage::Downloading, request.part, QFileInfo(request.path).fileName(), file.pos(), total});
    };
    const Answer answer = get(request.url, headers, take, goOn);
    const bool flushed = file.flush();
    if (answer.cancelled)
        return cancelled();
    if (!full.isEmpty())
        return Error{Error::Kind::Io, full, tr("Free some space, or choose another cache folder in the preferences.")};
    if (!disk.isEmpty() || !flushed)
        return Error{Error::Kind::Io,
                     tr("Cannot write %1: %2.").arg(partial, disk.isEmpty() ? file.errorString() : disk),
                     tr("Check the free space there.")};
    if (answer.status == rangeNotSatisfiable && before > 0)
        return Done{}; // all of it is here; the sum decides
    if (!answer.problem.isEmpty())
        return Error{Error::Kind::Process, tr("%1 could not be fetched: %2.").arg(request.url, answer.problem),
                     tr("Try again: what has come already is kept.")};
    return Done{};
}

} // namespace

QString watchedSum(const QString& path, const std::function<bool()>& goOn)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (!file.atEnd()) {
        const QByteArray piece = file.read(bufferBytes);
        if (piece.isEmpty() || !goOn())
            return {};
        hash.addData(piece);
    }
    return QString::fromLatin1(hash.result().toHex());
}

Status download(const DownloadRequest& request, const Watch& watch)
{
    if (request.sha256.isEmpty())
        return Error{Error::Kind::Invalid, tr("%1 has no SHA-256 to compare with.").arg(request.url)};
    bool givenUp = false;
    const auto right = [&](const QString& path) {
        const QString sum = watchedSum(path, [&] {
            givenUp = !watch({News::Stage::Checking, request.part, QFileInfo(request.path).fileName(), 0, 0});
            return !givenUp;
        });
        return sum == request.sha256.toLower();
    };
    if (QFileInfo::exists(request.path) && right(request.path))
        return Done{};
    if (givenUp)
        return cancelled();
    if (auto made = files::makeFolder(QFileInfo(request.path).absolutePath()); !made)
        return made;
    const QString partial = request.path + ".part"_L1;
    const bool continued = QFileInfo(partial).size() > 0;
    for (int attempt = 0; attempt < (continued ? 2 : 1); ++attempt) {
        if (attempt > 0)
            QFile::remove(partial); // the rest of another file was added to ours
        if (auto done = fill(request, partial, watch); !done)
            return done;
        const bool whole = right(partial);
        if (givenUp)
            return cancelled();
        if (whole) {
            QFile::remove(request.path);
            if (!QFile::rename(partial, request.path))
                return Error{Error::Kind::Io, tr("Cannot put %1 into its place.").arg(request.path)};
            return Done{};
        }
    }
    QFile::remove(partial);
    return Error{
        Error::Kind::Process, tr("%1 is not the file that was expected: its SHA-256 is another.").arg(request.url),
        tr("It was thrown away. Try again; if it stays so, the archive has changed or somebody is in between.")};
}

Result<QByteArray> downloadText(const QString& url, const QByteArray& accept, const Watch& watch, const QString& part)
{
    QByteArray text;
    const auto take = [&](QNetworkReply& reply) {
        text += reply.readAll();
        return text.size() <= longestText;
    };
    const auto goOn = [&] { return watch({News::Stage::Asking, part, url, 0, 0}); };
    const Answer answer = get(url, {{"Accept", accept}}, take, goOn);
    if (answer.cancelled)
        return cancelled();
    if (!answer.problem.isEmpty())
        return Error{Error::Kind::Process, tr("%1 could not be fetched: %2.").arg(url, answer.problem),
                     tr("Check the network, and the proxy in the preferences.")};
    if (text.size() > longestText)
        return Error{Error::Kind::Process, tr("%1 is larger than an index page can be.").arg(url)};
    return text;
}

} // namespace cw::fetch
