// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clonecommand.h"

#include "app/cli/interrupt.h"
#include "core/base/paths.h"
#include "core/plan/sourceclone.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QRegularExpression>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

constexpr qint64 leastBetweenMs = 200; // git says something a hundred times a second

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::CloneCommand", text);
}

/// Says how it goes: an object per line with --json, one line that changes on a terminal, else a line per step.
class Narrator
{
public:
    explicit Narrator(const Console& console) : m_console(console), m_line(::isatty(STDERR_FILENO) && !console.json) {}

    bool operator()(const CloneNews& news)
    {
        if (news.said.isEmpty())
            begin(news);
        else if (news.said != m_said && (!m_sinceLast.isValid() || m_sinceLast.elapsed() >= leastBetweenMs))
            go(news);
        return !m_interrupt.raised();
    }

    void end()
    {
        erase();
        say("finished"_L1, {});
    }
    void erase() const
    {
        if (m_line)
            m_console.status({});
    }

private:
    void begin(const CloneNews& news)
    {
        if (news.step == m_step)
            return; // git has said nothing yet
        say("finished"_L1, {});
        m_step = news.step;
        m_title = news.title;
        m_said.clear();
        m_sinceLast.invalidate();
        say("started"_L1, news.title);
        erase();
        if (!m_console.json)
            m_console.note("  "_L1 + news.title + u" …"_s);
    }

    void go(const CloneNews& news)
    {
        m_said = news.said;
        m_sinceLast.start();
        say("progress"_L1, news.said);
        if (m_line)
            m_console.status("    "_L1 + news.said);
    }

    void say(QLatin1StringView state, const QString& text) const
    {
        if (!m_console.json || m_step.isEmpty())
            return;
        QJsonObject object{{"step"_L1, m_step}, {"state"_L1, state}, {"text"_L1, text.isEmpty() ? m_title : text}};
        static const QRegularExpression percent(u"\\b([0-9]{1,3})%"_s);
        if (const auto match = percent.match(text); match.hasMatch())
            object.insert("percent"_L1, match.captured(1).toInt());
        m_console.object(object);
    }

    const Console& m_console;
    Interrupt m_interrupt;
    bool m_line;
    QString m_step;
    QString m_title;
    QString m_said;
    QElapsedTimer m_sinceLast;
};

} // namespace

QString CloneCommand::name() const
{
    return u"clone"_s;
}

QString CloneCommand::summary() const
{
    return tr("Fetch a source tree, so that a build finds it, or into a folder of your own");
}

void CloneCommand::describe(QCommandLineParser& parser) const
{
    parser.addOptions(
        {{u"ref"_s, tr("A branch, tag or commit; without it the repository's HEAD."), u"REF"_s},
         {u"into"_s, tr("A folder that is not there yet, or empty; without it the cache, where builds look."),
          u"FOLDER"_s}});
    parser.addPositionalArgument(u"REPOSITORY"_s, tr("A repository's address, or its folder on this machine."));
}

int CloneCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("Name one repository."), *this);
    const QString ref = parser.value(u"ref"_s);
    Narrator narrator(console);
    const auto clone =
        cloneSource({arguments.first(), ref, parser.value(u"into"_s), paths::cache()}, std::ref(narrator));
    if (!clone) {
        narrator.erase();
        console.error(clone.error());
        const int exitCode = exitCodeFor(clone.error());
        if (console.json && exitCode == Failed) {
            const bool stopped = clone.error().kind == Error::Kind::Cancelled;
            console.object(
                {{"result"_L1, stopped ? "stopped"_L1 : "failed"_L1}, {"error"_L1, clone.error().sentence()}});
        } else if (console.json) {
            console.refused();
        }
        return exitCode;
    }
    narrator.end();
    if (console.json) {
        console.object({{"result"_L1, "cloned"_L1},
                        {"source"_L1, clone->source},
                        {"ref"_L1, ref},
                        {"path"_L1, clone->path},
                        {"commit"_L1, clone->commit},
                        {"fetched"_L1, clone->fetched}});
        return Ok;
    }
    if (!clone->fetched)
        console.note(tr("It was there already; nothing was fetched."));
    console.note(tr("Commit %1.").arg(clone->commit));
    if (parser.isSet(u"into"_s))
        console.note(tr("\"source=%1\" in a configuration builds it.").arg(clone->path));
    else if (ref.isEmpty())
        console.note(tr("A configuration with \"source=%1\" finds it.").arg(clone->source));
    else
        console.note(tr("A configuration with \"source=%1\" and \"ref=%2\" finds it.").arg(clone->source, ref));
    console.data(clone->path);
    return Ok;
}

} // namespace cw::cli
