// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QTextStream>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

bool colour(int descriptor)
{
    return ::isatty(descriptor) && qEnvironmentVariableIsEmpty("NO_COLOR") && qEnvironmentVariable("TERM") != "dumb"_L1;
}

bool write(FILE* stream, const QString& line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

} // namespace

void Console::data(const QString& line) const
{
    if (!write(stdout, line) && m_lost == 0)
        m_lost = errno == 0 ? EIO : errno;
}

bool Console::lostData() const
{
    if (m_lost == 0)
        return false;
    write(stderr, toned(u"crosswright: "_s, Tone::Bad, true)
                      + QCoreApplication::translate("cw::cli::Console", "Cannot write to standard output: %1.")
                            .arg(QString::fromLocal8Bit(std::strerror(m_lost))));
    return true;
}

void Console::object(QJsonObject object) const
{
    object.insert("version"_L1, 1);
    m_wroteObject = true;
    data(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

void Console::note(const QString& line) const
{
    write(stderr, line);
}

void Console::error(const Error& error) const
{
    m_lastError = error.sentence();
    write(stderr, toned(u"crosswright: "_s, Tone::Bad, true) + error.sentence());
}

void Console::refused(QJsonObject extra) const
{
    extra.insert("result"_L1, u"refused"_s);
    extra.insert("error"_L1, m_lastError);
    object(extra);
}

QString Console::toned(const QString& text, Tone tone, bool onStandardError) const
{
    if (tone == Tone::Plain || !colour(onStandardError ? STDERR_FILENO : STDOUT_FILENO))
        return text;
    const char* code = "0";
    switch (tone) {
    case Tone::Good: code = "32"; break;
    case Tone::Caution: code = "33"; break;
    case Tone::Bad: code = "31"; break;
    case Tone::Quiet: code = "2"; break;
    case Tone::Strong: code = "1"; break;
    case Tone::Plain: break;
    }
    return u"\x1b[%1m%2\x1b[0m"_s.arg(QLatin1StringView(code), text);
}

bool Console::canAsk()
{
    return ::isatty(STDIN_FILENO) && ::isatty(STDERR_FILENO);
}

bool Console::ask(const QString& question) const
{
    if (!canAsk())
        return false;
    std::fprintf(stderr, "%s", qPrintable(question + QCoreApplication::translate("cw::cli::Console", " [y/N] ")));
    std::fflush(stderr);
    const QString answer = QTextStream(stdin).readLine().trimmed().toLower();
    const QString yes = QCoreApplication::translate("cw::cli::Console", "yes").toLower();
    return answer == "y"_L1 || answer == "yes"_L1 || (!answer.isEmpty() && yes.startsWith(answer));
}

} // namespace cw::cli
