// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/files.h"
#include "core/cuda/checklist.h"
#include "core/cuda/toolkittree.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// A folder of a test with stand-ins for unpacked packages of CUDA 11.8.
class ToolkitFixture
{
public:
    explicit ToolkitFixture(const cw::Catalog& catalog) : m_catalog(catalog) {}

    QString path(const char* name) const { return m_folder.path() + QString::fromLatin1(name); }
    QString folder() const { return m_folder.path(); }
    void put(const QString& name, const QByteArray& text) const
    {
        QVERIFY(cw::files::write(m_folder.path() + name, text));
    }
    void link(const QString& to, const QString& name) const { QVERIFY(QFile::link(to, m_folder.path() + name)); }
    static QByteArray elfFor(const QString& machine);

    /// Packages as Debian cuts them, with something for every file that matters: below /host and /target.
    void putDebian() const;
    cw::cuda::TreeRequest debian() const;
    /// A tree with a cuDNN 8.6.0 of the test's own, so that nothing is missing; its folder.
    QString wholeTree() const;
    cw::cuda::ToolkitNeeds needs() const
    {
        using namespace Qt::StringLiterals;
        return {m_catalog.cuda(u"11.8"_s), u"8.6.0"_s, u"2.8.0"_s, u"x86_64"_s, u"aarch64"_s};
    }

private:
    const cw::Catalog& m_catalog;
    QTemporaryDir m_folder;
};
