// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace cw::files {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::files", text);
}

} // namespace

Result<QByteArray> read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const auto kind = QFileInfo::exists(path) ? Error::Kind::Io : Error::Kind::Missing;
        return Error{kind, tr("Cannot read %1: %2.").arg(path, file.errorString()),
                     kind == Error::Kind::Missing ? tr("Check how it is spelled.")
                                                  : tr("Name a file that you may read.")};
    }
    QByteArray text = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return Error{Error::Kind::Io, tr("Cannot read %1: %2.").arg(path, file.errorString())};
    return text;
}

Status write(const QString& path, const QByteArray& text, QFileDevice::Permissions permissions)
{
    if (auto made = makeFolder(QFileInfo(path).absolutePath()); !made)
        return made;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()
        || (permissions && !file.setPermissions(permissions)) || !file.commit()) {
        return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(path, file.errorString()),
                     tr("Check the free space and your permission there; the former file is unchanged.")};
    }
    return Done{};
}

Status makeFolder(const QString& path, bool ownerOnly)
{
    if (!QDir().mkpath(path)) {
        return Error{Error::Kind::Io, tr("Cannot make the folder %1.").arg(path),
                     tr("Check that you may write there and that no file has that name.")};
    }
    if (ownerOnly && !QFile::setPermissions(path, permissions(0700)))
        return Error{Error::Kind::Io, tr("Cannot make the folder %1 private to you.").arg(path)};
    return Done{};
}

QString sha256(const QByteArray& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

Result<QString> sha256OfFile(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return Error{Error::Kind::Io, tr("Cannot read %1: %2.").arg(path, file.errorString())};
    return QString::fromLatin1(hash.result().toHex());
}

QFileDevice::Permissions permissions(int mode)
{
    QFileDevice::Permissions result;
    const auto add = [&](int bit, QFileDevice::Permissions flags) {
        if (mode & bit)
            result |= flags;
    };
    add(0400, QFileDevice::ReadOwner | QFileDevice::ReadUser);
    add(0200, QFileDevice::WriteOwner | QFileDevice::WriteUser);
    add(0100, QFileDevice::ExeOwner | QFileDevice::ExeUser);
    add(0040, QFileDevice::ReadGroup);
    add(0020, QFileDevice::WriteGroup);
    add(0010, QFileDevice::ExeGroup);
    add(0004, QFileDevice::ReadOther);
    add(0002, QFileDevice::WriteOther);
    add(0001, QFileDevice::ExeOther);
    return result;
}

} // namespace cw::files
