// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What people read of findings, solutions, needs, presets, fields, choices and facts can be translated: under a translation
// that writes other letters, no plain English word is left, while ids and words of --json stay as they are.

#include "app/cli/findingsoutput.h"
#include "core/catalog/catalog.h"
#include "core/catalog/catalogtexts.h"
#include "core/choices/choices.h"
#include "core/choices/survey.h"
#include "core/config/field.h"
#include "core/config/preset.h"
#include "core/probe/recordings.h"
#include "core/rules/rule.h"
#include "core/solve/forward.h"
#include "rulecases.h"
#include "rulefixture.h"
#include "solvefacts.h"
#include "tests/support/leftovers.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;
using otherletters::english;
using otherletters::Leftovers;
using otherletters::wordsOf;

class TestSaidTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void leftoversAreSeen();
    void findings();
    void sourcesOfRules();
    void sourcesOfTheCatalog();
    void notesAndNames();
    void presets();
    void fieldsAndChoices();
    void solutions();
    void needs();
    void recordings();
    void severities();
    void programsReadEnglish();

private:
    otherletters::Translation m_letters;
};

void TestSaidTexts::initTestCase()
{
    QVERIFY(QCoreApplication::installTranslator(&m_letters));
}

void TestSaidTexts::leftoversAreSeen()
{
    const Leftovers left(rulefixture::catalog());
    QCOMPARE(left.plainWord(u"The device has CUDA 10.2"_s), u"The"_s);
    QVERIFY(left.plainWord(QCoreApplication::translate("x", "The device has %1").arg(u"CUDA 10.2"_s)).isEmpty());
    QCOMPARE(left.plainWord(QCoreApplication::translate("x", "%1 is too old").arg(u"this machine's compiler"_s)),
             u"this"_s);
    QVERIFY(left.plainWord(u"device.glibc=2.27 host.os target-headers no_repair"_s).isEmpty());
}

void TestSaidTexts::findings()
{
    Leftovers left(rulefixture::catalog());
    for (const RuleCase& each : ruleCases()) {
        const Facts facts = rulefixture::factsOf(QString::fromLatin1(each.facts));
        const Configuration configuration = rulefixture::configurationOf(QString::fromLatin1(each.values));
        for (const Finding& finding : check(configuration, rulefixture::catalog(), facts))
            left.look(QString::fromLatin1(each.name), finding, wordsOf(facts));
    }
    QVERIFY(left.seen() > 10000);
    QVERIFY2(left.isEmpty(), left.report().constData());
}

void TestSaidTexts::sourcesOfRules()
{
    Leftovers left(rulefixture::catalog());
    for (const Rule& rule : allRules())
        left.look(rule.id, rules::tr(rule.source));
    QVERIFY2(left.isEmpty(), left.report().constData());
}

void TestSaidTexts::sourcesOfTheCatalog()
{
    Leftovers left(rulefixture::catalog());
    const auto look = [&](const auto& records) {
        for (const auto& record : records) {
            QStringList fields = record.json.keys();
            fields.append(QString());
            for (const QString& field : std::as_const(fields))
                left.look(record.id + u' ' + field, record.source(field));
        }
    };
    const Catalog& c = rulefixture::catalog();
    look(c.releases());
    look(c.boards());
    look(c.gpus());
    look(c.cuda());
    look(c.cudnn());
    look(c.jetpacks());
    look(c.distributions());
    look(c.libstdcxx());
    look(c.bazelEras());
    look(c.configureFamilies());
    look(c.parts());
    look(c.licences());
    look(c.toolkitFiles());
    QVERIFY(left.seen() > 5000);
    QVERIFY2(left.isEmpty(), left.report().constData());
}

void TestSaidTexts::notesAndNames()
{
    Leftovers left(rulefixture::catalog());
    for (const Release& release : rulefixture::catalog().releases())
        left.look(release.id, shownNote(release.note));
    for (const Board& board : rulefixture::catalog().boards()) {
        left.look(board.id, shownNote(board.note));
        QVERIFY2(!english().match(board.name).hasMatch(), qPrintable(board.name));
        // Its English name finds it in every language.
        QCOMPARE(rulefixture::catalog().board(board.json.value("name"_L1).toString()), &board);
    }
    QVERIFY2(left.isEmpty(), left.report().constData());
}

void TestSaidTexts::presets()
{
    const Leftovers left(rulefixture::catalog());
    const auto presets = loadPresets();
    QVERIFY(presets);
    QVERIFY(presets->size() >= 39);
    const QStringList known = presetTexts();
    QStringList used;
    for (const Preset& preset : *presets) {
        for (const QString& text : {preset.title, preset.description}) {
            QVERIFY2(known.contains(text), qPrintable(preset.id + ": not in presettexts.cpp: "_L1 + text));
            used.append(text);
        }
        QVERIFY2(left.plainWord(preset.shownTitle()).isEmpty() && preset.shownTitle() != preset.title,
                 qPrintable(preset.shownTitle()));
        QVERIFY2(left.plainWord(preset.shownDescription()).isEmpty(), qPrintable(preset.shownDescription()));
    }
    for (const QString& text : known)
        QVERIFY2(used.contains(text), qPrintable("in presettexts.cpp only: "_L1 + text));
}

void TestSaidTexts::fieldsAndChoices()
{
    Leftovers left(rulefixture::catalog());
    for (const char* values : {"tf=2.8.0 board=jetson-orin-nano jetpack=6.2 cuda=12.6",
                               "tf=2.18.0 board=x86_64 mode=container cuda=12.5.1 gpu=RTX_4060", "tf=1.5.0", ""}) {
        const Configuration configuration = rulefixture::configurationOf(QString::fromLatin1(values));
        for (const char* said : {"HOST DEV", ""}) {
            const Facts facts = rulefixture::factsOf(QString::fromLatin1(said));
            for (const Field& field : fields()) {
                left.look(field.name + " title"_L1, field.title);
                left.look(field.name + " meaning"_L1, field.meaning);
                for (const Choice& choice : choicesFor(field.name, configuration, rulefixture::catalog(), facts)) {
                    left.look(field.name + " choice"_L1, choice.title);
                    left.look(field.name + " detail"_L1, choice.detail);
                    left.look(field.name + " origin"_L1, choice.origin);
                }
                const Survey survey = surveyOf(field.name, configuration, rulefixture::catalog(), facts);
                for (const QString& text :
                     {survey.found, survey.unknown, survey.allowed, survey.allowedBy, survey.source})
                    left.look(field.name + " survey"_L1, text, wordsOf(facts));
            }
        }
    }
    QVERIFY(left.seen() > 500);
    QVERIFY2(left.isEmpty(), left.report().constData());
}

void TestSaidTexts::solutions()
{
    using namespace solvefacts;
    Leftovers left(rulefixture::catalog());
    for (const auto& [machine, wish] :
         {std::pair{debian12 + orinNano62, u""_s}, std::pair{ubuntu18 + nano461, u""_s},
          std::pair{ubuntu16 + tx1jp31, u""_s}, std::pair{debian12 + pi4, u""_s},
          std::pair{QString(), u"board=jetson-thor"_s}, std::pair{debian12, u"board=x86_64 gpu=RTX_4060"_s},
          std::pair{QString(), u"board=raspberry-pi-0"_s}, std::pair{debian12, u"board=aws-p3"_s}}) {
        const Facts facts = factsOf(machine);
        const Solutions solutions = solved(machine, wish);
        for (const QString& text : solutions.assumptions)
            left.look(u"assumption"_s, text);
        for (const Solution& row : solutions.rows) {
            left.look(row.tf + " why"_L1, row.why, wordsOf(facts));
            for (const QString& text : row.conditions + row.cudaConditions)
                left.look(row.tf + " condition"_L1, text, wordsOf(facts));
            for (const Change& change : row.changes + row.cudaChanges)
                left.look(row.tf + " change "_L1 + change.id, change.text, wordsOf(facts));
            for (const Finding& finding : row.findings + row.excludedBy + row.cudaExcludedBy)
                left.look(row.tf, finding, wordsOf(facts));
        }
    }
    QVERIFY(left.seen() > 1000);
    QVERIFY2(left.isEmpty(), left.report().constData());
}

void TestSaidTexts::needs()
{
    using namespace solvefacts;
    Leftovers left(rulefixture::catalog());
    for (const auto& [machine, wish] : {std::pair{debian12 + orinNano62, u"tf=2.18.0 board=jetson-orin-nano"_s},
                                        std::pair{debian12, u"tf=2.8.0 board=jetson-nano use=never"_s},
                                        std::pair{ubuntu16 + tx1jp31, u"tf=1.5.0 board=jetson-tx1"_s},
                                        std::pair{QString(), u"tf=1.5.0 board=jetson-tx1 mode=cross use=require"_s},
                                        std::pair{QString(), u"tf=1.3.0 board=raspberry-pi-0 product=c-library"_s},
                                        std::pair{QString(), u"tf=2.18.0 board=x86_64 gpu=RTX_4060"_s},
                                        std::pair{QString(), u"tf=2.12.0 board=jetson-agx-orin"_s}}) {
        const auto result = solveForward(catalog(), factsOf(machine), wishOf(wish));
        QVERIFY2(result, qPrintable(wish));
        for (const QString& text : result->assumptions)
            left.look(u"assumption"_s, text);
        for (const Need& need : result->needs) {
            for (const QString& text : {need.what, need.found, need.why, need.source, need.note})
                left.look(wish + u' ' + need.id, text, wordsOf(factsOf(machine)));
            for (const Need::Command& command : need.commands) {
                for (const QString& system : command.systems)
                    left.look(wish + u' ' + need.id + " system"_L1, system);
            }
        }
    }
    QVERIFY(left.seen() > 200);
    QVERIFY2(left.isEmpty(), left.report().constData());
}

void TestSaidTexts::recordings()
{
    Leftovers left(rulefixture::catalog());
    int facts = 0;
    const QDir folder(QStringLiteral(CROSSWRIGHT_SOURCE_DIR "/tests/data/nvidia"));
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files)) {
        QFile open(file.filePath());
        QVERIFY(open.open(QIODevice::ReadOnly));
        const QByteArray all = open.readAll();
        for (const QString& kind : probe::recordingKinds()) {
            for (const QByteArray& text :
                 {all, all.first(all.size() / 2), QByteArray("\x00\xff\x7f", 3), QByteArray()}) {
                const auto read = probe::parseRecording(kind, text, u"device."_s, file.fileName(), {});
                if (!read) {
                    left.look(kind, read.error().sentence());
                    continue;
                }
                for (auto it = read->all().cbegin(); it != read->all().cend(); ++it) {
                    ++facts;
                    left.look(kind + u' ' + it.key(), it->unknownBecause);
                }
            }
        }
    }
    QVERIFY(facts > 100);
    QVERIFY2(left.isEmpty(), left.report().constData());
}

void TestSaidTexts::severities()
{
    const Leftovers left(rulefixture::catalog());
    for (const auto severity :
         {Finding::Severity::Error, Finding::Severity::Warning, Finding::Severity::Unknown, Finding::Severity::Info}) {
        QVERIFY(cli::severityWord(severity) != severityName(severity));
        QVERIFY(left.plainWord(cli::severityWord(severity)).isEmpty());
    }
}

/// What a program reads does not depend on the language of the person who runs it.
void TestSaidTexts::programsReadEnglish()
{
    const Finding finding{u"bazel.range"_s, Finding::Severity::Unknown, u"bazel"_s, u"x"_s, u"y"_s};
    QCOMPARE(finding.toJson().value("severity"_L1).toString(), u"unknown"_s);
    QCOMPARE(finding.toJson().value("id"_L1).toString(), u"bazel.range"_s);
    const Distribution* const debian = rulefixture::catalog().distribution(u"debian 12"_s);
    QVERIFY(debian);
    QCOMPARE(debian->json.value("source"_L1).toObject().value("*"_L1).toString(),
             u"package lists of the distribution, read 2026-11"_s);
    QVERIFY(debian->source() != debian->json.value("source"_L1).toObject().value("*"_L1).toString());
    const Board* const any = rulefixture::catalog().board(u"x86_64"_s);
    QVERIFY(any);
    QCOMPARE(any->json.value("name"_L1).toString(), u"Any x86_64 machine"_s);
}

QTEST_GUILESS_MAIN(TestSaidTexts)
#include "tst_saidtexts.moc"
