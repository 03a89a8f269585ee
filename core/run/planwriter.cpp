// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/planwriter.h"

#include "core/base/files.h"

#include <QFile>

namespace cw {
namespace {

bool hasMode(const QString& path, int mode)
{
    constexpr auto user = QFile::ReadUser | QFile::WriteUser | QFile::ExeUser; // "the caller's own", not part of a mode
    return (QFile::permissions(path) & ~user) == (files::permissions(mode) & ~user);
}

bool hasText(const QString& path, const QByteArray& text)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.size() == text.size() && file.readAll() == text;
}

} // namespace

Result<WrittenFiles> writePlanFiles(const QList<PlanFile>& planFiles)
{
    WrittenFiles count;
    for (const PlanFile& file : planFiles) {
        if (hasText(file.path, file.text) && hasMode(file.path, file.mode)) {
            ++count.unchanged;
            continue;
        }
        if (auto written = files::write(file.path, file.text, files::permissions(file.mode)); !written)
            return written.error();
        ++count.written;
    }
    return count;
}

} // namespace cw
