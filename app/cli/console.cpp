// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "core/base/safetext.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTextStream>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

bool colour(int descriptor)
{
    return ::isatty(descriptor) && qEnvironmentVariableIsEmpty("NO_COLOR") && qEnvironmentVariable("TERM") != "dumb"_L1;
}

/// Stands around a tone's code in a text of ours until it is written. Nobody else knows it, so no text of others sets one.
const QString& toneMark()
{
    static const QString mark =
        QChar(0xfdd0) + QString::number(QRandomGenerator::system()->generate64(), 36) + QChar(0xfdd1);
    return mark;
}

QString forTerminal(const QString& line)
{
    const QStringList parts = line.split(toneMark());
    QString text;
    for (qsizetype i = 0; i < parts.size(); ++i) // every second part is a code
        text += i % 2 == 0 ? safe::terminal(parts.at(i)) : u"\x1b[%1m"_s.arg(parts.at(i));
    return text;
}

bool put(FILE* stream, const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

bool write(FILE* stream, const QString& line)
{
    const bool obeyed = stream == stderr || ::isatty(STDOUT_FILENO);
    return put(stream, (obeyed ? forTerminal(line) : line) + u'\n');
}

} // namespace

void Console::data(const QString& line) const
{
    if (!write(stdout, line) && m_lost == 0)
        m_lost = errno == 0 ? EIO : errno;
}

void Console::status(const QString& line) const
{
    struct winsize size = {};
    const int width = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 8 ? size.ws_col : 80;
    put(stderr, "\r\x1b[K"_L1 + safe::line(line).left(width - 1));
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
    const QString& mark = toneMark();
    return mark + QLatin1StringView(code) + mark + text + mark + u'0' + mark;
}

bool Console::canAsk()
{
    return ::isatty(STDIN_FILENO) && ::isatty(STDERR_FILENO);
}

bool Console::ask(const QString& question) const
{
    if (!canAsk())
        return false;
    put(stderr, forTerminal(question + QCoreApplication::translate("cw::cli::Console", " [y/N] ")));
    const QString answer = QTextStream(stdin).readLine().trimmed().toLower();
    const QString yes = QCoreApplication::translate("cw::cli::Console", "yes").toLower();
    return answer == "y"_L1 || answer == "yes"_L1 || (!answer.isEmpty() && yes.startsWith(answer));
}

} // namespace cw::cli
