// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/documents.h"

#include "ui/session/session.h"
#include "ui/shell/filekind.h"
#include "ui/shell/prompter.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int mostRecent = 10;

} // namespace

Documents::Documents(Session& session, QWidget* window) : QObject(window), m_session(session), m_window(window) {}

QString Documents::configurationEnding()
{
    return u".cw.json"_s;
}

QString Documents::lastFolder()
{
    const QString folder = QSettings().value("folder").toString();
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

bool Documents::mayLeave()
{
    if (!m_session.isModified())
        return true;
    switch (Prompter::instance().askUnsaved(m_window, m_session.displayName())) {
    case Prompter::Leave::Save: return save();
    case Prompter::Leave::Discard: return true;
    case Prompter::Leave::Cancel: break;
    }
    return false;
}

bool Documents::save()
{
    if (m_session.path().isEmpty())
        return saveAs();
    if (const auto saved = m_session.save(m_session.path()); !saved) {
        Prompter::instance().tell(m_window, tr("The configuration was not saved"), saved.error().sentence());
        return false;
    }
    remember(m_session.path());
    return true;
}

bool Documents::saveAs()
{
    const QString ending = configurationEnding();
    QString path = Prompter::instance().saveFile(m_window, tr("Save the configuration"),
                                                 QDir(lastFolder()).filePath(m_session.displayName() + ending),
                                                 tr("Crosswright configurations (*%1)").arg(ending));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(ending))
        path += ending;
    if (const auto saved = m_session.save(path); !saved) {
        Prompter::instance().tell(m_window, tr("The configuration was not saved"), saved.error().sentence());
        return false;
    }
    remember(path);
    return true;
}

void Documents::startNew()
{
    if (!mayLeave())
        return;
    m_session.close();
    Q_EMIT closed();
}

void Documents::openWithDialog()
{
    const QString path = Prompter::instance().openFile(
        m_window, tr("Open"), lastFolder(),
        tr("Everything that opens (*%1 *.cwrun *.whl *.log journal.jsonl);;Configurations (*%1);;Records of runs (*.cwrun);;Wheels (*.whl);;All files (*)")
            .arg(configurationEnding()));
    if (!path.isEmpty())
        open(path);
}

void Documents::open(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const auto refuse = [&](const QString& why) {
        Prompter::instance().tell(m_window, tr("%1 was not opened").arg(QFileInfo(absolute).fileName()), why);
    };
    switch (fileKindOf(absolute)) {
    case FileKind::Missing: refuse(tr("There is no file %1.").arg(absolute)); return;
    case FileKind::Run:
        Q_EMIT runRequested(absolute.endsWith("/journal.jsonl"_L1) ? QFileInfo(absolute).path() : absolute);
        return;
    case FileKind::Wheel: Q_EMIT wheelRequested(absolute); return;
    case FileKind::Log: Q_EMIT logRequested(absolute); return;
    case FileKind::Unknown:
        refuse(tr("It is neither a configuration nor the folder or record of a run, a wheel or a log."));
        return;
    case FileKind::Configuration: break;
    }
    if (!mayLeave())
        return;
    if (const auto opened = m_session.open(absolute); !opened) {
        refuse(opened.error().sentence());
        return;
    }
    remember(absolute);
    Q_EMIT configurationOpened();
}

QStringList Documents::recent()
{
    return QSettings().value("recent").toStringList();
}

void Documents::remember(const QString& path)
{
    QSettings settings;
    QStringList paths = recent();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    settings.setValue("recent", paths.mid(0, mostRecent));
    settings.setValue("folder", QFileInfo(absolute).path());
    Q_EMIT recentChanged();
}

void Documents::clearRecent()
{
    QSettings().remove("recent"_L1);
    Q_EMIT recentChanged();
}

} // namespace cw
