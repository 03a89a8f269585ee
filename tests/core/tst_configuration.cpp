// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The saved configuration: what is written is read back, newer and foreign files are refused, edits are all or nothing,
// and every preset is a valid beginning.

#include "core/base/files.h"
#include "core/config/edit.h"
#include "core/config/field.h"
#include "core/config/preset.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace cw;
using namespace Qt::StringLiterals;

class TestConfiguration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTrip();
    void refusedFiles_data();
    void refusedFiles();
    void edits_data();
    void edits();
    void editsAreAllOrNothing();
    void whatIsNoFileIsNeverReplaced();
    void printedValuesAreReadBack_data();
    void printedValuesAreReadBack();
    void everyFieldIsDocumented();
    void presetsLoad();
    void presetGivesItsProvenance();
    void unknownPresetNamesTheNearest();
    void usersPresetReplacesOurs();
    void malformedPreset_data();
    void malformedPreset();
};

void TestConfiguration::roundTrip()
{
    const QTemporaryDir folder;
    Configuration configuration;
    configuration.name = u"mine"_s;
    configuration.set(u"tf"_s, u"2.8.0"_s, {Provenance::Kind::Preset, u"p"_s});
    configuration.set(u"jobs"_s, 4, {Provenance::Kind::User});
    configuration.set(u"flags"_s, QJsonArray{u"--a=b c"_s, u"--d"_s}, {Provenance::Kind::Repair, u"flags.own"_s});
    configuration.set(
        u"features.xla"_s, false,
        {Provenance::Kind::Detected, u"uname -m"_s, QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC)});
    const QString path = folder.filePath(u"a/b.cw.json"_s); // folders above are made
    QVERIFY(configuration.save(path));
    const auto loaded = Configuration::load(path);
    QVERIFY2(loaded, qPrintable(loaded ? QString() : loaded.error().sentence()));
    QCOMPARE(*loaded, configuration);
    QCOMPARE(loaded->count(u"jobs"_s), 4);
    QCOMPARE(loaded->text(u"mode"_s), u"cross"_s); // the default of what was not set
    QVERIFY(!loaded->has(u"mode"_s));
}

void TestConfiguration::refusedFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("says");
    const auto head = [](const QByteArray& rest) {
        return R"({"format":"crosswright-configuration","version":1,)" + rest + '}';
    };
    QTest::newRow("newer") << QByteArray(R"({"format":"crosswright-configuration","version":2,"values":{}})")
                           << int(Error::Kind::Newer) << u"version 2"_s;
    QTest::newRow("another format") << QByteArray(R"({"format":"crosswright-plan","version":1})")
                                    << int(Error::Kind::Invalid) << u"crosswright-plan"_s;
    QTest::newRow("values that are a list") << head(R"("values":["tf"])") << int(Error::Kind::Invalid) << u"values"_s;
    QTest::newRow("unknown key") << head(R"("value":{},"values":{})") << int(Error::Kind::Invalid) << u"\"value\""_s;
    QTest::newRow("no format") << QByteArray("{}") << int(Error::Kind::Invalid) << u"no \"format\""_s;
    QTest::newRow("no JSON") << QByteArray("{\n\"a\":}") << int(Error::Kind::Invalid) << u"line 2"_s;
    QTest::newRow("empty") << QByteArray() << int(Error::Kind::Invalid) << u"JSON"_s;
    QTest::newRow("unknown field") << head(R"("values":{"borad":{"value":"x"}})") << int(Error::Kind::Invalid)
                                   << u"\"board\""_s;
    QTest::newRow("wrong type") << head(R"("values":{"jobs":{"value":"four"}})") << int(Error::Kind::Invalid)
                                << u"jobs"_s;
    QTest::newRow("wrong choice") << head(R"("values":{"mode":{"value":"sideways"}})") << int(Error::Kind::Invalid)
                                  << u"mode"_s;
    QTest::newRow("list of numbers") << head(R"("values":{"flags":{"value":[1]}})") << int(Error::Kind::Invalid)
                                     << u"flags"_s;
}

void TestConfiguration::refusedFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(QString, says);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"x.cw.json"_s);
    QVERIFY(files::write(path, text));
    const auto loaded = Configuration::load(path);
    QVERIFY(!loaded);
    QCOMPARE(int(loaded.error().kind), kind);
    QVERIFY2(loaded.error().sentence().contains(says), qPrintable(loaded.error().sentence()));
    QCOMPARE(*files::read(path), text); // nothing was changed
}

void TestConfiguration::edits_data()
{
    QTest::addColumn<QString>("edit");
    QTest::addColumn<QJsonValue>("value"); // Undefined: refused
    QTest::newRow("text") << u"board=jetson-nano"_s << QJsonValue(u"jetson-nano"_s);
    QTest::newRow("a wrong board is well-formed") << u"board=nonsense"_s << QJsonValue(u"nonsense"_s);
    QTest::newRow("equals in the value") << u"flags=--define=a=b"_s << QJsonValue(QJsonArray{u"--define=a=b"_s});
    QTest::newRow("words") << u"optimize=-O2 \"-DX=a b\""_s << QJsonValue(QJsonArray{u"-O2"_s, u"-DX=a b"_s});
    QTest::newRow("list") << u"capabilities=5.3, sm_87"_s << QJsonValue(QJsonArray{u"5.3"_s, u"sm_87"_s});
    QTest::newRow("size") << u"ram=2G"_s << QJsonValue(2048);
    QTest::newRow("flag") << u"features.xla=off"_s << QJsonValue(false);
    QTest::newRow("removed") << u"tf-"_s << QJsonValue(QJsonValue::Null);
    for (const QString& bad : {u"jobs=0"_s, u"jobs=-1"_s, u"jobs=2.5"_s, u"jobs=many"_s, u"ram=lots"_s, u"mode=both"_s,
                               u"cuda_path=relative"_s, u"capabilities=eight"_s, u"capabilities=,"_s, u"cuda=new"_s,
                               u"features.XLA=1"_s, u"features.xla=maybe"_s, u"board="_s, u"=x"_s, u"board"_s,
                               u"nonsense=1"_s, u"nonsense-"_s, u"board=a\nb"_s, QString()})
        QTest::newRow(qPrintable(u"refused "_s + bad)) << bad << QJsonValue(QJsonValue::Undefined);
}

void TestConfiguration::edits()
{
    QFETCH(QString, edit);
    QFETCH(QJsonValue, value);
    Configuration configuration;
    configuration.set(u"tf"_s, u"1.5.0"_s, {Provenance::Kind::User});
    const Configuration before = configuration;
    const Status done = applyEdits(configuration, {edit});
    QCOMPARE(bool(done), !value.isUndefined());
    if (!done) {
        QVERIFY(!done.error().text.isEmpty());
        QCOMPARE(configuration, before);
    } else if (value.isNull()) {
        QVERIFY(!configuration.has(u"tf"_s));
    } else {
        const QString field = edit.section(u'=', 0, 0);
        QCOMPARE(configuration.value(field), value);
        QCOMPARE(configuration.provenance(field).kind, Provenance::Kind::User);
    }
}

void TestConfiguration::editsAreAllOrNothing()
{
    Configuration configuration;
    QVERIFY(!applyEdits(configuration, {u"tf=2.8.0"_s, u"jobs=none"_s}));
    QVERIFY(!configuration.has(u"tf"_s));
    QVERIFY(applyEdits(configuration, {u"tf=2.8.0"_s, u"tf=2.9.0"_s}));
    QCOMPARE(configuration.text(u"tf"_s), u"2.9.0"_s); // the later one wins
}

// Written by rename, /dev/stdout and a pipe would be gone afterwards; as root /dev/null, too.
void TestConfiguration::whatIsNoFileIsNeverReplaced()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(pipe.toUtf8().constData(), 0600), 0);
    const int reader = ::open(pipe.toUtf8().constData(), O_RDWR | O_CLOEXEC);
    QVERIFY(reader >= 0);
    QVERIFY(files::write(pipe, "through"));
    QByteArray got(7, ' ');
    QCOMPARE(::read(reader, got.data(), 7), 7);
    ::close(reader);
    QCOMPARE(got, QByteArray("through"));
    QVERIFY(!QFileInfo(pipe).isFile());
    QVERIFY(!files::read(u"/dev/zero"_s)); // it does not end
}

void TestConfiguration::printedValuesAreReadBack_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("size") << u"ram"_s << QJsonValue(1536);
    QTest::newRow("count") << u"jobs"_s << QJsonValue(3);
    QTest::newRow("flag") << u"features.mkl"_s << QJsonValue(true);
    QTest::newRow("list") << u"target"_s << QJsonValue(QJsonArray{u"//a:b"_s, u"//c:d"_s});
    QTest::newRow("words") << u"flags"_s << QJsonValue(QJsonArray{u"--copt=-O3"_s, u"--config=x"_s});
    QTest::newRow("version") << u"cuda"_s << QJsonValue(u"12.5.1"_s);
}

void TestConfiguration::printedValuesAreReadBack()
{
    QFETCH(QString, field);
    QFETCH(QJsonValue, value);
    const auto known = findField(field);
    QVERIFY(known);
    const auto parsed = parseValue(*known, printValue(*known, value));
    QVERIFY(parsed);
    QCOMPARE(*parsed, value);
}

void TestConfiguration::everyFieldIsDocumented()
{
    const auto formats = files::read(QStringLiteral(CROSSWRIGHT_SOURCE_DIR "/docs/formats.md"));
    QVERIFY(formats);
    for (const Field& field : fields()) {
        QVERIFY2(formats->contains('`' + field.name.toUtf8() + '`'), qPrintable(field.name));
        QVERIFY2(!field.title.isEmpty() && !field.meaning.isEmpty(), qPrintable(field.name));
    }
}

void TestConfiguration::presetsLoad()
{
    const auto presets = loadPresets();
    QVERIFY2(presets, qPrintable(presets ? QString() : presets.error().sentence()));
    QVERIFY(presets->size() >= 10);
    for (const Preset& preset : *presets) {
        QVERIFY2(!preset.title.isEmpty() && !preset.description.isEmpty() && !preset.source.isEmpty(),
                 qPrintable(preset.id));
        QVERIFY2(preset.values.contains(u"board"_s) && preset.values.contains(u"tf"_s), qPrintable(preset.id));
    }
    QVERIFY(findPreset(*presets, u"jetson-tx1-1.5.0-cuda-cross"_s));
}

void TestConfiguration::presetGivesItsProvenance()
{
    const auto preset = findPreset(*loadPresets(), u"jetson-tx1-1.5.0-cuda-cross"_s);
    QVERIFY(preset);
    Configuration configuration;
    configuration.set(u"jobs"_s, 3, {Provenance::Kind::User});
    preset->apply(configuration);
    QCOMPARE(configuration.text(u"cuda"_s), u"8.0"_s);
    QCOMPARE(configuration.provenance(u"cuda"_s),
             (Provenance{Provenance::Kind::Preset, u"jetson-tx1-1.5.0-cuda-cross"_s}));
    QCOMPARE(configuration.count(u"jobs"_s), 3);
}

void TestConfiguration::unknownPresetNamesTheNearest()
{
    const auto preset = findPreset(*loadPresets(), u"jetson-tx1-1.5.0-cuda-corss"_s);
    QVERIFY(!preset);
    QVERIFY(preset.error().sentence().contains("jetson-tx1-1.5.0-cuda-cross"_L1));
}

void TestConfiguration::usersPresetReplacesOurs()
{
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    QVERIFY(files::write(
        home.filePath(u"crosswright/presets.d/a.json"_s),
        R"({"format":"crosswright-preset","version":1,"id":"jetson-tx1-1.5.0-cpu-cross","title":"mine","values":{"board":"jetson-tx1"}})"));
    const auto presets = loadPresets();
    qunsetenv("XDG_CONFIG_HOME");
    QVERIFY(presets);
    QCOMPARE(findPreset(*presets, u"jetson-tx1-1.5.0-cpu-cross"_s)->title, u"mine"_s);
}

void TestConfiguration::malformedPreset_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("says");
    QTest::newRow("no id") << QByteArray(R"("title":"x")") << u"\"id\""_s;
    QTest::newRow("unknown key") << QByteArray(R"("id":"x","vlaues":{})") << u"vlaues"_s;
    QTest::newRow("unknown field") << QByteArray(R"("id":"x","values":{"bord":"b"})") << u"bord"_s;
    QTest::newRow("wrong type") << QByteArray(R"("id":"x","values":{"jobs":"3"})") << u"jobs"_s;
}

void TestConfiguration::malformedPreset()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, says);
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    QVERIFY(files::write(home.filePath(u"crosswright/presets.d/bad.json"_s),
                         R"({"format":"crosswright-preset","version":1,)" + body + '}'));
    const auto presets = loadPresets();
    qunsetenv("XDG_CONFIG_HOME");
    QVERIFY(!presets);
    QVERIFY2(presets.error().sentence().contains(says) && presets.error().sentence().contains("bad.json"_L1),
             qPrintable(presets.error().sentence()));
}

QTEST_GUILESS_MAIN(TestConfiguration)
#include "tst_configuration.moc"
