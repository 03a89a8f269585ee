// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every text of the sources stands in every language, with its placeholders, its mnemonic and the blanks around it: Qt's
// own extraction tool is run over the sources into a copy of each .ts file, and nothing may be left to do in it.

#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

struct Message
{
    QString context;
    QString source;
    QStringList forms; ///< one text, or one for each plural form of the language
    bool plural = false;
    bool unfinished = false;
};

QString sourceFolder()
{
    return QStringLiteral(CROSSWRIGHT_SOURCE_DIR);
}

/// Qt's lupdate: beside the Qt that the test runs with, where distributions put it, or on PATH.
QString lupdate()
{
    const QString name = u"lupdate"_s;
    const QString ofQt = QStandardPaths::findExecutable(
        name, {QLibraryInfo::path(QLibraryInfo::BinariesPath), u"/usr/lib/qt6/bin"_s, u"/usr/lib64/qt6/bin"_s});
    return ofQt.isEmpty() ? QStandardPaths::findExecutable(name) : ofQt;
}

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message{context, {}, {}, xml.attributes().value("numerus"_L1) == "yes"_L1, false};
    while (xml.readNextStartElement()) {
        if (xml.name() == "source"_L1) {
            message.source = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            message.unfinished = xml.attributes().value("type"_L1) == "unfinished"_L1;
            if (!message.plural) {
                message.forms.append(xml.readElementText());
                continue;
            }
            while (xml.readNextStartElement())
                message.forms.append(xml.readElementText());
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

/// The messages of a .ts file; none where it cannot be read.
QList<Message> messages(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Message> result;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1)
            context = xml.readElementText();
        else if (xml.name() == "message"_L1)
            result.append(readMessage(xml, context));
    }
    return xml.hasError() ? QList<Message>() : result;
}

QStringList matches(const QString& text, const QRegularExpression& expression)
{
    QStringList found;
    for (auto it = expression.globalMatch(text); it.hasNext();)
        found.append(it.next().captured());
    found.sort();
    return found;
}

/// "%1", "%n", "%Ln" … A plural form may name one twice, but neither leave one out nor add one.
QStringList placeholders(const QString& text, bool plural)
{
    static const QRegularExpression expression(u"%L?(?:[0-9]+|n)"_s);
    QStringList found = matches(text, expression);
    if (plural)
        found.removeDuplicates();
    return found;
}

/// How many letters of a menu or a button are marked as its key ("&&" is the character itself).
qsizetype mnemonics(QString text)
{
    static const QRegularExpression expression(u"&(?=\\S)"_s);
    return matches(text.remove(u"&&"_s), expression).size();
}

/// The blanks before and after a text: outputs are put together with them.
QStringList margins(const QString& text)
{
    static const QRegularExpression before(u"^\\s*"_s);
    static const QRegularExpression after(u"\\s*$"_s);
    return {before.match(text).captured(), after.match(text).captured()};
}

/// A language's form for one thing may say "one" in words; where a language has a single form, that form says the number.
bool samePlaceholders(const Message& message, qsizetype form)
{
    const QStringList wanted = placeholders(message.source, message.plural);
    QStringList given = placeholders(message.forms[form], message.plural);
    if (message.plural && form == 0 && message.forms.size() > 1 && !given.contains("%n"_L1)
        && wanted.contains("%n"_L1)) {
        given.append(u"%n"_s);
        given.sort();
    }
    return given == wanted;
}

/// What is wrong with a translation; empty where nothing is.
QString faultOf(const Message& message)
{
    if (message.unfinished || message.forms.isEmpty())
        return u"is not translated"_s;
    for (qsizetype i = 0; i < message.forms.size(); ++i) {
        const QString& form = message.forms[i];
        if (form.trimmed().isEmpty() && !message.source.trimmed().isEmpty())
            return u"is empty"_s;
        if (!samePlaceholders(message, i))
            return u"has other placeholders: "_s + form;
        if (mnemonics(form) != mnemonics(message.source))
            return u"has another number of mnemonics: "_s + form;
        if (margins(form) != margins(message.source))
            return u"has other blanks around it: "_s + form;
        if (form.count(u'\n') != message.source.count(u'\n'))
            return u"has another number of lines: "_s + form;
    }
    return {};
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faultsAreSeen_data();
    void faultsAreSeen();
    void nothingIsLeftToTranslate_data();
    void nothingIsLeftToTranslate();
};

void TestTranslations::faultsAreSeen_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("forms");
    QTest::addColumn<bool>("plural");
    QTest::addColumn<QString>("fault"); // how it begins
    const auto row = [](const char* name, const QString& source, const QStringList& forms, bool plural,
                        const QString& fault) { QTest::newRow(name) << source << forms << plural << fault; };
    row("right", u"Stop %1 and %2…"_s, {u"%2 und %1 stoppen…"_s}, false, {});
    row("left out", u"Stop %1"_s, {u"Stoppen"_s}, false, u"has other placeholders"_s);
    row("added", u"Stop %1"_s, {u"%1 bei %2 stoppen"_s}, false, u"has other placeholders"_s);
    row("twice", u"Stop %1"_s, {u"%1 und %1 stoppen"_s}, false, u"has other placeholders"_s);
    row("plural", u"%n of %1 line(s)"_s, {u"%n von %1 Zeile"_s, u"%1 Zeilen, davon %n"_s}, true, {});
    row("one in words", u"%n of %1 line(s)"_s, {u"eine Zeile von %1"_s, u"%n von %1 Zeilen"_s}, true, {});
    row("one form without the number", u"%n line(s)"_s, {u"行"_s}, true, u"has other placeholders"_s);
    row("many without the number", u"%n line(s)"_s, {u"%n Zeile"_s, u"Zeilen"_s}, true, u"has other placeholders"_s);
    row("one without another placeholder", u"%n of %1 line(s)"_s, {u"eine Zeile"_s, u"%n von %1 Zeilen"_s}, true,
        u"has other placeholders"_s);
    row("mnemonic", u"&Stop"_s, {u"停止(&S)"_s}, false, {});
    row("no mnemonic", u"&Stop"_s, {u"Stoppen"_s}, false, u"has another number of mnemonics"_s);
    row("two mnemonics", u"&Stop"_s, {u"&Stopp&en"_s}, false, u"has another number of mnemonics"_s);
    row("an ampersand", u"A & B && C"_s, {u"A & B && C"_s}, false, {});
    row("blanks", u"  in use"_s, {u"in Gebrauch"_s}, false, u"has other blanks"_s);
    row("lines", u"a\nb"_s, {u"a b"_s}, false, u"has another number of lines"_s);
    row("empty", u"a"_s, {QString()}, false, u"is empty"_s);
    row("none", u"a"_s, {}, false, u"is not translated"_s);
}

void TestTranslations::faultsAreSeen()
{
    QFETCH(const QString, source);
    QFETCH(const QStringList, forms);
    QFETCH(const bool, plural);
    QFETCH(const QString, fault);
    const QString seen = faultOf({u"cw"_s, source, forms, plural, false});
    QVERIFY2(fault.isEmpty() ? seen.isEmpty() : seen.startsWith(fault), qPrintable(seen));
}

void TestTranslations::nothingIsLeftToTranslate_data()
{
    QTest::addColumn<bool>("pluralOnly");
    const QStringList files = QDir(sourceFolder() + u"/translations"_s).entryList({u"crosswright_*.ts"_s}, QDir::Files);
    QVERIFY(files.contains("crosswright_de.ts"_L1) && files.contains("crosswright_zh_CN.ts"_L1));
    for (const QString& file : files) // English is the language of the sources; only its plural forms are written down.
        QTest::newRow(qPrintable(file)) << (file == "crosswright_en.ts"_L1);
}

void TestTranslations::nothingIsLeftToTranslate()
{
    QFETCH(const bool, pluralOnly);
    const QString tool = lupdate();
    if (tool.isEmpty())
        QSKIP(
            "Qt's lupdate is not installed (Debian: qt6-l10n-tools), so the texts of the sources cannot be extracted.");
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    const QTemporaryDir folder;
    QVERIFY(folder.isValid());
    const QString copy = folder.filePath(name);
    QVERIFY(QFile::copy(sourceFolder() + u"/translations/"_s + name, copy));

    QStringList arguments{u"-silent"_s, u"-I."_s,         u"-no-obsolete"_s, u"-locations"_s,
                          u"none"_s,    u"-extensions"_s, u"cpp,h"_s};
    if (pluralOnly)
        arguments.append(u"-pluralonly"_s);
    arguments += {u"app"_s, u"core"_s, u"ui"_s, u"-ts"_s, copy};
    QProcess process;
    process.setWorkingDirectory(sourceFolder());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(tool, arguments);
    QVERIFY2(process.waitForFinished(120000), qPrintable(process.errorString()));
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, process.readAll().constData());

    const QList<Message> all = messages(copy);
    QVERIFY2(all.size() > (pluralOnly ? 10 : 2000), qPrintable(QString::number(all.size()))); // the sources were found
    QStringList faults;
    for (const Message& message : all) {
        if (const QString fault = faultOf(message); !fault.isEmpty())
            faults.append(u"%1: \"%2\" %3"_s.arg(message.context, message.source, fault));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u"%1 text(s), see \"ninja lupdate\":\n"_s.arg(faults.size())
                                          + faults.first(qMin<qsizetype>(faults.size(), 20)).join(u'\n')));
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
