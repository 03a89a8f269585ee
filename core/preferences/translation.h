// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMutex>
#include <QStringList>
#include <QTranslator>

namespace cw {

/// One language's texts (:/translations/crosswright_LANGUAGE.qm). Qt's extraction tool files many of our texts under another
/// context than the one they ask for (free functions in namespaces, for one), so a text that is not found in its own
/// context is looked for in the others. Any thread.
class Translation : public QTranslator
{
    Q_OBJECT

public:
    /// Languages with texts, English first: "en", "de", "zh_CN".
    static QStringList languages();
    /// The best of languages() for what the person wants: `preferred`, or the system's languages where it is empty.
    /// "LC_ALL=C" is English.
    static QString choose(const QString& preferred);

    /// Loads and installs texts and Qt's own for this language. Call it once the QCoreApplication exists; the translation
    /// lives as long as that.
    static void install(const QString& preferred);

    explicit Translation(const QString& language, QObject* parent = nullptr);

    QString translate(const char* context, const char* text, const char* disambiguation = nullptr,
                      int n = -1) const override;
    bool isEmpty() const override;

private:
    QStringList m_contexts;
    mutable QMutex m_mutex;
    mutable QHash<QByteArray, QByteArray> m_found; ///< context and text → the context that has it
};

} // namespace cw
