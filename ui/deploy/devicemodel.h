// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/device.h"

#include <QAbstractTableModel>
#include <QFileSystemWatcher>
#include <QMap>

#include <utility>

namespace cw {

/// The user's devices with what is known of each; follows changes that other programs make to the list. Disks are read
/// off the window's thread.
class DeviceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Address, What, State, ColumnCount };
    enum class Note { Neutral, Good, Bad, Busy };

    explicit DeviceModel(QObject* parent = nullptr);

    void reload();
    bool isLoaded() const { return m_loaded; }
    const Device* device(int row) const; ///< null for a row that is not there
    const Device* find(const QString& name) const;
    int rowOf(const QString& name) const;      ///< -1 when it is not there
    bool isRunning(const QString& name) const; ///< of a virtual device
    /// What was seen in this session ("answers in 32 ms"); stands in place of what was known before. "" removes it.
    void setNote(const QString& name, const QString& text, Note note);
    static QString addressOf(const Device& device); ///< "user@host:port", as far as it is said

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void loaded(); ///< the list was read anew
    void failed(const QString& sentence);

private:
    struct Row
    {
        Device device;
        QString what;
        QString state;
        bool running = false; ///< a virtual one
        bool operator==(const Row&) const = default;
    };
    struct Seen
    {
        QString text;
        Note note = Note::Neutral;
    };
    struct Reading
    {
        QList<Row> rows;
        QString error;
    };
    static Reading read();
    void watchFiles();
    void reloadIfChanged();
    void take(const Reading& reading);
    QVariant text(const Row& row, int column) const;

    QList<Row> m_rows;
    QMap<QString, Seen> m_seen;
    QFileSystemWatcher m_files;
    std::pair<qint64, qint64> m_stamp; ///< of the devices' file when it was last read
    bool m_loaded = false;
    bool m_reading = false;
    bool m_again = false;
};

} // namespace cw
