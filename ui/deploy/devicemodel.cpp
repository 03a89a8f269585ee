// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/devicemodel.h"

#include "core/base/paths.h"
#include "core/device/devicestore.h"
#include "core/device/virtualdevice.h"
#include "core/probe/probe.h"
#include "ui/runs/background.h"
#include "ui/widgets/cellroles.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString iconOf(const Device& device)
{
    if (device.board.startsWith("raspberry"_L1))
        return u"raspberry-pi"_s;
    return device.board.startsWith("jetson"_L1) ? u"board"_s : u"device"_s;
}

/// What tells one state of a file from another, also that it is not there.
std::pair<qint64, qint64> stampOf(const QString& path)
{
    const QFileInfo file(path);
    return file.exists() ? std::pair(file.lastModified().toMSecsSinceEpoch(), file.size())
                         : std::pair<qint64, qint64>();
}

} // namespace

DeviceModel::DeviceModel(QObject* parent) : QAbstractTableModel(parent)
{
    connect(&m_files, &QFileSystemWatcher::directoryChanged, this, &DeviceModel::reloadIfChanged);
    connect(&m_files, &QFileSystemWatcher::fileChanged, this, &DeviceModel::reloadIfChanged);
}

QString DeviceModel::addressOf(const Device& device)
{
    QString text = device.user.isEmpty() ? device.host : device.user + u'@' + device.host;
    if (device.port > 0)
        text += u':' + QString::number(device.port);
    return text;
}

DeviceModel::Reading DeviceModel::read()
{
    Reading reading;
    const auto devices = DeviceStore().all();
    if (!devices) {
        reading.error = devices.error().sentence();
        return reading;
    }
    for (const Device& device : *devices) {
        Row row;
        row.device = device;
        row.what = device.board;
        const auto facts = probe::savedDeviceFacts(device.name);
        if (facts && facts->knows(u"device.model"_s))
            row.what = facts->text(u"device.model"_s);
        else if (facts && facts->knows(u"device.board"_s))
            row.what = facts->text(u"device.board"_s);
        if (device.isVirtual) {
            if (const auto state = VirtualDevice(device.name).state()) {
                row.running = state->running;
                row.what = tr("virtual, %1", "Debian's release").arg(state->settings.suite);
                row.state = state->running ? tr("running") : tr("stopped");
            } else {
                row.state = tr("its files are gone");
            }
        } else if (facts) {
            const qint64 when = facts->fact(u"device.kernel"_s).when.toMSecsSinceEpoch();
            row.state = when > 0 ? tr("asked %1").arg(Figures::when(when)) : tr("asked before");
        } else {
            row.state = tr("not asked yet");
        }
        reading.rows.append(row);
    }
    return reading;
}

void DeviceModel::reloadIfChanged()
{
    // The preferences and the window's state are kept in the same folder and written often.
    if (stampOf(DeviceStore::defaultPath()) != m_stamp)
        reload();
}

void DeviceModel::reload()
{
    if (m_reading) {
        m_again = true;
        return;
    }
    m_reading = true;
    watchFiles(); // before reading: a change in between would be lost
    m_stamp = stampOf(DeviceStore::defaultPath());
    inBackground(this, &DeviceModel::read, [this](const Reading& reading) {
        m_reading = false;
        take(reading);
        if (m_again) {
            m_again = false;
            reload();
        }
    });
}

void DeviceModel::watchFiles()
{
    // The file is replaced by a rename, so it is watched anew each time.
    for (const QString& path : {paths::config(), DeviceStore::defaultPath()}) {
        if (QFileInfo::exists(path) && !m_files.files().contains(path) && !m_files.directories().contains(path))
            m_files.addPath(path);
    }
}

void DeviceModel::take(const Reading& reading)
{
    if (!reading.error.isEmpty())
        Q_EMIT failed(reading.error);
    const bool sameDevices = std::equal(reading.rows.cbegin(), reading.rows.cend(), m_rows.cbegin(), m_rows.cend(),
                                        [](const Row& a, const Row& b) { return a.device.name == b.device.name; });
    if (!sameDevices || !m_loaded) {
        beginResetModel();
        m_rows = reading.rows;
        endResetModel();
    } else if (reading.rows != m_rows) {
        m_rows = reading.rows; // the selection stays
        Q_EMIT dataChanged(index(0, 0), index(int(m_rows.size()) - 1, ColumnCount - 1));
    }
    m_loaded = true;
    Q_EMIT loaded();
}

const Device* DeviceModel::device(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_rows.at(row).device : nullptr;
}

int DeviceModel::rowOf(const QString& name) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows.at(row).device.name == name)
            return row;
    }
    return -1;
}

const Device* DeviceModel::find(const QString& name) const
{
    return device(rowOf(name));
}

bool DeviceModel::isRunning(const QString& name) const
{
    const int row = rowOf(name);
    return row >= 0 && m_rows.at(row).running;
}

void DeviceModel::setNote(const QString& name, const QString& text, Note note)
{
    if (text.isEmpty())
        m_seen.remove(name);
    else
        m_seen.insert(name, {text, note});
    if (const int row = rowOf(name); row >= 0)
        Q_EMIT dataChanged(index(row, State), index(row, State));
}

int DeviceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DeviceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DeviceModel::text(const Row& row, int column) const
{
    switch (column) {
    case Name: return row.device.name;
    case Address: return row.device.isVirtual ? tr("this machine") : addressOf(row.device);
    case What: return row.what.isEmpty() ? tr("not known") : row.what;
    default: break;
    }
    const Seen seen = m_seen.value(row.device.name);
    return seen.text.isEmpty() ? row.state : seen.text;
}

QVariant DeviceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows.at(index.row());
    const int column = index.column();
    const Seen seen = m_seen.value(row.device.name);
    switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::ToolTipRole:
        return column == Name ? text(row, Address).toString() + u'\n' + text(row, What).toString() : text(row, column);
    case cell::SecondaryRole: return column == Name ? text(row, What) : QVariant();
    case cell::IconRole:
        if (column == Name)
            return iconOf(row.device);
        if (column == State && seen.note == Note::Good)
            return u"done"_s;
        if (column == State && seen.note == Note::Bad)
            return u"error"_s;
        return column == State && seen.note == Note::Busy ? QVariant(u"waiting"_s) : QVariant();
    case cell::InkRole:
        if (column == Name)
            return int(InkLabel::Ink::Text);
        if (column == State && seen.note == Note::Good)
            return int(InkLabel::Ink::Good);
        return int(column == State && seen.note == Note::Bad ? InkLabel::Ink::Error : InkLabel::Ink::Secondary);
    default: return {};
    }
}

QVariant DeviceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Device");
    case Address: return tr("Address");
    case What: return tr("What it is");
    default: return tr("State");
    }
}

} // namespace cw
