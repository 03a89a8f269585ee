// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preferences/translation.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString resource(const QString& language, QLatin1StringView ending)
{
    return ":/translations/crosswright_"_L1 + language + ending;
}

/// Whether the environment asks for the plain locale ("C", "C.UTF-8"), as scripts and tests do. LANGUAGE is of no account
/// then, as in gettext; QLocale would follow it.
bool isPlain()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const QString value = qEnvironmentVariable(name);
        if (!value.isEmpty())
            return value == "C"_L1 || value.startsWith("C."_L1) || value == "POSIX"_L1;
    }
    return true;
}

QByteArray lastPart(const QByteArray& context)
{
    return context.mid(context.lastIndexOf(':') + 1);
}

} // namespace

QStringList Translation::languages()
{
    QStringList languages{u"en"_s};
    for (const QString& language : {u"de"_s, u"zh_CN"_s}) {
        if (QFile::exists(resource(language, ".qm"_L1)))
            languages.append(language);
    }
    return languages;
}

QString Translation::choose(const QString& preferred)
{
    const QStringList known = languages();
    QStringList wanted{preferred};
    if (preferred.isEmpty())
        wanted = isPlain() ? QStringList() : QLocale::system().uiLanguages();
    for (QString language : wanted) {
        language.replace(u'-', u'_');
        if (known.contains(language))
            return language;
        // "zh_Hans_CN" and "zh" are what zh_CN is for; "zh_Hant" is another script.
        QString base = language.section(u'_', 0, 0);
        if (known.contains(base))
            return base;
        if (base == "zh"_L1 && !language.contains("Hant"_L1) && !language.endsWith("TW"_L1)
            && !language.endsWith("HK"_L1) && known.contains(u"zh_CN"_s))
            return u"zh_CN"_s;
    }
    return u"en"_s;
}

void Translation::install(const QString& preferred)
{
    const QString language = choose(preferred);
    auto* own = new Translation(language, QCoreApplication::instance());
    if (!own->isEmpty())
        QCoreApplication::installTranslator(own);
    auto* ofQt = new QTranslator(QCoreApplication::instance());
    if (language != "en"_L1 && ofQt->load("qtbase_"_L1 + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(ofQt);
    if (!preferred.isEmpty())
        QLocale::setDefault(QLocale(preferred));
}

Translation::Translation(const QString& language, QObject* parent) : QTranslator(parent)
{
    if (!load(resource(language, ".qm"_L1)))
        return;
    QFile list(resource(language, ".contexts"_L1));
    if (list.open(QIODevice::ReadOnly))
        m_contexts = QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts);
}

bool Translation::isEmpty() const
{
    return QTranslator::isEmpty();
}

QString Translation::translate(const char* context, const char* text, const char* disambiguation, int n) const
{
    if (QString own = QTranslator::translate(context, text, disambiguation, n); !own.isNull() || m_contexts.isEmpty())
        return own;
    const QByteArray key = QByteArray(context) + '\n' + text + '\n' + disambiguation;
    const QMutexLocker lock(&m_mutex);
    const auto known = m_found.constFind(key);
    if (known != m_found.cend()) {
        return known->isNull() ? QString() : QTranslator::translate(known->constData(), text, disambiguation, n);
    }
    // The class without its namespaces first: that is the tool's usual mistake.
    QList<QByteArray> order{lastPart(context)};
    for (const QString& other : m_contexts)
        order.append(other.toUtf8());
    for (const QByteArray& other : order) {
        if (QString found = QTranslator::translate(other.constData(), text, disambiguation, n); !found.isNull()) {
            m_found.insert(key, other);
            return found;
        }
    }
    m_found.insert(key, QByteArray());
    return {};
}

} // namespace cw
