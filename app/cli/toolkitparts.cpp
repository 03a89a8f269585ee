// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/toolkitparts.h"

#include <QCoreApplication>

#include <functional>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

constexpr qint64 leastBetweenMs = 500;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::Toolkit", text);
}

QString lineOf(const fetch::News& news)
{
    QString line;
    switch (news.stage) {
    case fetch::News::Stage::Waiting: return news.said;
    case fetch::News::Stage::Asking: line = tr("asking for %1"); break;
    case fetch::News::Stage::Downloading: line = tr("downloading %1"); break;
    case fetch::News::Stage::Checking: line = tr("checking %1"); break;
    case fetch::News::Stage::Unpacking: line = tr("unpacking %1"); break;
    case fetch::News::Stage::Making: line = tr("making %1"); break;
    }
    line = line.arg(news.said);
    if (news.total > 0)
        line += tr(", %1 of %2").arg(fetch::sizeText(news.bytes), fetch::sizeText(news.total));
    return line;
}

} // namespace

FetchNarrator::FetchNarrator(const Console& console)
    : m_console(console), m_line(::isatty(STDERR_FILENO) && !console.json)
{}

bool FetchNarrator::operator()(const fetch::News& news)
{
    const bool goOn = !m_interrupt.raised();
    const QString step = news.part + fetch::stageName(news.stage);
    const bool same = step == m_last;
    if (same && m_since.isValid() && m_since.elapsed() < leastBetweenMs)
        return goOn;
    m_since.start();
    m_last = step;
    if (m_console.json) {
        QJsonObject object{{"part"_L1, news.part}, {"stage"_L1, fetch::stageName(news.stage)}, {"text"_L1, news.said}};
        if (news.total > 0) {
            object.insert("bytes"_L1, news.bytes);
            object.insert("total"_L1, news.total);
        }
        m_console.object(object);
    } else if (m_line) {
        m_console.status("  "_L1 + lineOf(news));
    } else if (!same) {
        m_console.note("  "_L1 + lineOf(news));
    }
    return goOn;
}

void FetchNarrator::end() const
{
    if (m_line)
        m_console.status({});
}

Status agreeToLicences(const QList<const PartSource*>& parts, const Catalog& catalog, const fetch::Places& places,
                       bool accepted, Console& console)
{
    for (const cuda::LicenceAsked& asked : cuda::licencesToAccept(parts, catalog, places)) {
        console.note(tr("%1 is under this licence:").arg(asked.part->name));
        console.note(asked.licence.text());
        if (!accepted && !console.ask(tr("Do you accept it?")))
            return Error{Error::Kind::Refused, tr("The licence of %1 was not accepted.").arg(asked.part->name),
                         tr("Nothing was fetched. --accept-licence accepts it.")};
        if (auto noted = fetch::accept(asked.licence, QDateTime::currentDateTimeUtc()); !noted)
            return noted;
    }
    return Done{};
}

void sayFetched(const fetch::Part& part, const fetch::Fetched& fetched, Console& console)
{
    console.note(fetched.fetched ? tr("%1: %2 fetched in %3 s.")
                                       .arg(part.title, fetch::sizeText(fetched.bytes))
                                       .arg(fetched.milliseconds / 1000)
                                 : tr("%1: here already.").arg(part.title));
}

QString toolkitMachine(const QString& word)
{
    if (word == "aarch64"_L1 || word == "arm64"_L1)
        return u"aarch64"_s;
    if (word == "x86_64"_L1 || word == "amd64"_L1)
        return u"x86_64"_s;
    return {};
}

} // namespace cw::cli
