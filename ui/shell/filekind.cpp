// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/filekind.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw {

FileKind fileKindOf(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return FileKind::Missing;
    const auto isRun = [](const QString& folder) {
        return QFileInfo::exists(folder + "/plan.json"_L1) && QFileInfo::exists(folder + "/journal.jsonl"_L1);
    };
    if (info.isDir())
        return isRun(path) ? FileKind::Run : FileKind::Unknown;
    const QString name = info.fileName();
    if (name == "journal.jsonl"_L1 && isRun(info.path()))
        return FileKind::Run;
    if (name.endsWith(".cwrun"_L1))
        return FileKind::Run;
    if (name.endsWith(".cw.json"_L1))
        return FileKind::Configuration;
    if (name.endsWith(".whl"_L1))
        return FileKind::Wheel;
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return FileKind::Unknown;
    const QByteArray head = file.read(4096);
    if (name.endsWith(".json"_L1) || head.trimmed().startsWith('{')) {
        return head.contains("\"crosswright-configuration\"") ? FileKind::Configuration : FileKind::Unknown;
    }
    return head.contains('\0') || head.isEmpty() ? FileKind::Unknown : FileKind::Log;
}

} // namespace cw
