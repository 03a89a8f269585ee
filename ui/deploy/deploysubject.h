// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/artifact.h"
#include "core/deploy/deploymentnote.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace cw {

class InkLabel;

/// What goes to the device: what a run made (the newest first), or a wheel from a file. Disks are read off the window's
/// thread.
class DeploySubject : public QWidget
{
    Q_OBJECT

public:
    explicit DeploySubject(QWidget* parent = nullptr);

    /// Reads the runs anew; what is chosen stays chosen.
    void reload();
    void setFile(const QString& path); ///< a wheel, library or program
    bool isEmpty() const { return m_artifacts.artifacts.isEmpty(); }
    const ArtifactList& artifacts() const { return m_artifacts; }
    QString runFolder() const { return m_runFolder; } ///< "" for a file
    QString label() const;                            ///< of the first wheel or artifact
    /// What became of it the last time, when it comes from a run.
    const std::optional<DeploymentNote>& last() const { return m_last; }
    void setLocked(bool locked);

Q_SIGNALS:
    void changed();
    void failed(const QString& sentence);

private:
    struct Item
    {
        QString text;
        QString runFolder;
        ArtifactList artifacts;
        std::optional<DeploymentNote> last;
    };
    static QList<Item> readRuns();
    void take(const QList<Item>& items);
    void show(int index);
    void chooseFile();

    QComboBox* m_choice;
    QPushButton* m_file;
    InkLabel* m_name;
    InkLabel* m_details;
    QList<Item> m_items; ///< as in the choice; files first
    ArtifactList m_artifacts;
    QString m_runFolder;
    std::optional<DeploymentNote> m_last;
    bool m_reading = false;
};

} // namespace cw
