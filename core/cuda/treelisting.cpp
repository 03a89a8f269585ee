// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cuda/treelisting.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/cuda/elfmachine.h"
#include "core/cuda/toolkittree.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::cuda {
namespace {

constexpr qint64 headerLimit = 1 << 20; // cuDNN 7's header is the largest, with 0.1 MiB

/// "{target}/lib" → the folders that are there, relative.
QStringList foldersOf(const QString& root, const QString& folder)
{
    if (!folder.startsWith("{target}"_L1))
        return {folder};
    QStringList found;
    for (const QString& name : QDir(root + "/targets"_L1).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        found.append("targets/"_L1 + name + folder.mid(8));
    return found;
}

/// The glob for a name with any version: "libcudart.so.{cudart}" → "libcudart.so*"; a renamed cuDNN header is wanted too.
QStringList globsOf(const QString& name)
{
    if (name == "cudnn.h"_L1)
        return {u"cudnn*.h"_s};
    const qsizetype at = name.indexOf(".{"_L1);
    return {at < 0 ? name : name.left(at) + u'*'};
}

class Lister
{
public:
    Lister(const QString& root) : m_root(root) {}

    void look(const QString& pattern)
    {
        const QString folder = pattern.section(u'/', 0, -2);
        const QString name = pattern.section(u'/', -1);
        for (const QString& each : foldersOf(m_root, folder)) {
            const QString prefix = each.isEmpty() ? QString() : each + u'/';
            if (name.isEmpty()) {
                if (QFileInfo(m_root + u'/' + each).isDir())
                    add({prefix, {}});
                continue;
            }
            for (const QString& found : QDir(m_root + u'/' + each).entryList(globsOf(name), QDir::Files, QDir::Name))
                add({prefix + found, machineOfFile(m_root + u'/' + prefix + found)});
        }
    }

    TreeListing take()
    {
        std::sort(m_listing.files.begin(), m_listing.files.end(),
                  [](const TreeListing::File& a, const TreeListing::File& b) { return a.path < b.path; });
        return m_listing;
    }

private:
    void add(const TreeListing::File& file)
    {
        if (m_listing.files.contains(file))
            return;
        m_listing.files.append(file);
        static const QRegularExpression header(u"(^|/)cudnn(_version)?(_v\\d+)?\\.h$"_s);
        if (!header.match(file.path).hasMatch())
            return;
        QFile text(m_root + u'/' + file.path);
        if (text.open(QIODevice::ReadOnly))
            m_listing.cudnnHeaders.insert(file.path, cudnnVersionIn(text.read(headerLimit)));
    }

    QString m_root;
    TreeListing m_listing;
};

} // namespace

bool TreeListing::has(const QString& path) const
{
    return std::any_of(files.begin(), files.end(), [&](const File& each) { return each.path == path; });
}

QString TreeListing::machineOf(const QString& path) const
{
    const auto found = std::find_if(files.begin(), files.end(), [&](const File& each) { return each.path == path; });
    return found == files.end() ? QString() : found->machine;
}

QStringList TreeListing::fileTexts() const
{
    QStringList texts;
    for (const File& file : files)
        texts.append(file.machine.isEmpty() ? file.path : file.path + u':' + file.machine);
    return texts;
}

QStringList TreeListing::headerTexts() const
{
    QStringList texts;
    for (auto it = cudnnHeaders.cbegin(); it != cudnnHeaders.cend(); ++it)
        texts.append(it.value().isEmpty() ? it.key() : it.key() + u':' + it.value());
    return texts;
}

TreeListing TreeListing::fromTexts(const QStringList& files, const QStringList& headers)
{
    TreeListing listing;
    for (const QString& text : files)
        listing.files.append({text.section(u':', 0, 0), text.section(u':', 1)});
    for (const QString& text : headers)
        listing.cudnnHeaders.insert(text.section(u':', 0, 0), text.section(u':', 1));
    return listing;
}

TreeListing listTree(const QString& folder, const QList<ToolkitFile>& records)
{
    Lister lister(folder);
    for (const ToolkitFile& record : records) {
        for (const QString& pattern : record.paths)
            lister.look(pattern);
    }
    return lister.take();
}

QString cudnnVersionIn(const QByteArray& header)
{
    const QString text = QString::fromUtf8(header);
    QStringList numbers;
    for (const QString& name : {u"MAJOR"_s, u"MINOR"_s, u"PATCHLEVEL"_s}) {
        const QRegularExpression form("^\\s*#\\s*define\\s+CUDNN_%1\\s+(\\d+)"_L1.arg(name),
                                      QRegularExpression::MultilineOption);
        const auto match = form.match(text);
        if (!match.hasMatch())
            return {};
        numbers.append(match.captured(1));
    }
    return numbers.join(u'.');
}

TreeOrigin originOf(const QString& folder)
{
    const auto record = json::read(folder + u'/' + treeRecordName, treeRecordFormat, treeRecordVersion);
    if (!record)
        return {};
    const QJsonObject cudnn = record->value("cudnn"_L1).toObject();
    return {record->value("from"_L1).toString(), record->value("sbsa"_L1).toBool(),
            cudnn.value("version"_L1).toString(), cudnn.value("stand_in"_L1).toBool()};
}

} // namespace cw::cuda
