// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// docs/rules.md is the registry in words, and says which rule answers which of the collected facts: neither can rot.
// CROSSWRIGHT_WRITE_RULES=1 writes the table anew.

#include "core/rules/rule.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView first{"<!-- rules: begin -->\n"};
constexpr QLatin1StringView last{"<!-- rules: end -->\n"};

QString path()
{
    return QStringLiteral(CROSSWRIGHT_SOURCE_DIR "/docs/rules.md");
}

QString document()
{
    QFile file(path());
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path()));
    return QString::fromUtf8(file.readAll());
}

QString cell(QString text)
{
    return text.replace(u'|', u"\\|"_s);
}

QString table()
{
    QString text = u"| rule | severity | field | what must hold | source |\n| --- | --- | --- | --- | --- |\n"_s;
    for (const Rule& rule : allRules())
        text += u"| `%1` | %2 | `%3` | %4 | %5 |\n"_s.arg(rule.id, severityName(rule.severity), rule.field,
                                                          cell(rule.meaning), cell(QString::fromUtf8(rule.source)));
    return text;
}

/// The rules that a section's tables name in their second column, by the first.
QMap<QString, QStringList> answers(const QString& heading)
{
    static const QRegularExpression rule(u"`([a-z0-9_]+\\.[a-z0-9_]+)`"_s);
    const QString section = document().section(u"\n## "_s + heading + u'\n', 1).section(u"\n## "_s, 0, 0);
    QMap<QString, QStringList> result;
    for (const QString& line : section.split(u'\n')) {
        const QStringList cells = line.split(u'|');
        if (cells.size() < 4 || cells[1].contains("---"_L1) || cells[1].trimmed() == "fact"_L1)
            continue;
        QStringList ids;
        for (auto it = rule.globalMatch(cells[2]); it.hasNext();)
            ids.append(it.next().captured(1));
        result.insert(cells[1].trimmed(), ids);
    }
    return result;
}

} // namespace

class TestRuleBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableIsTheRegistry();
    void everyCollectedRuleIsAnswered();
    void theSeedsAreAnswered();
};

void TestRuleBook::theTableIsTheRegistry()
{
    const QString before = document();
    const qsizetype from = before.indexOf(first);
    const qsizetype to = before.indexOf(last);
    QVERIFY(from >= 0 && to > from);
    const QString after = before.first(from) + first + table() + before.sliced(to);
    if (qEnvironmentVariableIntValue("CROSSWRIGHT_WRITE_RULES") == 1) {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(after.toUtf8());
        return;
    }
    const QStringList written = before.sliced(from, to - from).split(u'\n');
    for (const QString& line : table().split(u'\n', Qt::SkipEmptyParts))
        QVERIFY2(written.contains(line), qPrintable(u"not in docs/rules.md: "_s + line));
    QCOMPARE(before, after);
}

void TestRuleBook::everyCollectedRuleIsAnswered()
{
    QSet<QString> known;
    for (const Rule& rule : allRules())
        known.insert(rule.id);
    const auto answered = answers(u"The collected rules of NVIDIA's parts"_s);
    QCOMPARE(answered.size(), 71);
    for (auto it = answered.cbegin(); it != answered.cend(); ++it) {
        QVERIFY2(!it->isEmpty(), qPrintable(it.key()));
        for (const QString& id : *it)
            QVERIFY2(known.contains(id), qPrintable(it.key() + u": "_s + id));
    }
}

void TestRuleBook::theSeedsAreAnswered()
{
    QSet<QString> known;
    for (const Rule& rule : allRules())
        known.insert(rule.id);
    const auto answered = answers(u"The workflows that were read, and TensorFlow's own surprises"_s);
    QVERIFY(answered.size() >= 20);
    for (auto it = answered.cbegin(); it != answered.cend(); ++it) {
        for (const QString& id : *it)
            QVERIFY2(known.contains(id), qPrintable(it.key() + u": "_s + id));
    }
}

QTEST_GUILESS_MAIN(TestRuleBook)
#include "tst_rulebook.moc"
