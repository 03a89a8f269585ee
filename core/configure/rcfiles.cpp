// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/configure/rcfiles.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qint64 largestRc = 4 * 1024 * 1024; // TensorFlow's own has 60 kB

class Reader
{
public:
    Reader(const QString& workspace, RcFiles& result) : m_workspace(workspace), m_result(result) {}

    void read(const QString& path, bool needed)
    {
        const QString clean = QDir::cleanPath(path);
        if (m_result.files.contains(clean))
            return; // Bazel refuses a circle
        QFile file(clean);
        if (!file.open(QIODevice::ReadOnly)) {
            if (needed)
                m_result.missing.append(clean);
            return;
        }
        m_result.files.append(clean);
        const QStringList texts = QString::fromUtf8(file.read(largestRc)).split(u'\n');
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const QString text = texts[i].trimmed();
            if (text.isEmpty() || text.startsWith(u'#'))
                continue;
            const QString word = text.section(u' ', 0, 0);
            if (word == "import"_L1 || word == "try-import"_L1)
                read(imported(text.section(u' ', 1).trimmed()), word == "import"_L1);
            else
                m_result.lines.append({clean, int(i) + 1, text});
        }
    }

private:
    QString imported(QString path) const
    {
        path.remove(u'"');
        if (path.startsWith("%workspace%"_L1))
            path.replace(0, 11, m_workspace);
        return QDir::isRelativePath(path) ? m_workspace + u'/' + path : path;
    }

    QString m_workspace;
    RcFiles& m_result;
};

} // namespace

RcFiles RcFiles::read(const QString& workspace, const QStringList& roots)
{
    RcFiles result;
    for (const QString& root : roots)
        Reader(workspace, result).read(workspace + u'/' + root, false);
    return result;
}

} // namespace cw
