// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Limits as people write them, and what the configuration keeps of them.

#include "core/config/configuration.h"
#include "core/config/edit.h"
#include "core/config/field.h"
#include "core/config/limit.h"

#include <QJsonDocument>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

using Of = Limit::Of;
using Form = Limit::Form;

Q_DECLARE_METATYPE(cw::Limit)

class TestLimit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forms_data()
    {
        QTest::addColumn<bool>("memory");
        QTest::addColumn<QString>("text");
        QTest::addColumn<Limit>("limit");
        const auto memory = [](const char* text, const Limit& limit) {
            QTest::addRow("ram=%s", text) << true << QString::fromLatin1(text) << limit;
        };
        const auto jobs = [](const char* text, const Limit& limit) {
            QTest::addRow("jobs=%s", text) << false << QString::fromLatin1(text) << limit;
        };
        memory("2048", {Form::Fixed, 2048});
        memory("2048.0", {Form::Fixed, 2048});
        memory("4G", {Form::Fixed, 4096});
        memory("4g", {Form::Fixed, 4096});
        memory("4GB", {Form::Fixed, 4096});
        memory("4GiB", {Form::Fixed, 4096});
        memory("4 GiB", {Form::Fixed, 4096});
        memory("1.5GiB", {Form::Fixed, 1536});
        memory(".5 G", {Form::Fixed, 512});
        memory("1536M", {Form::Fixed, 1536});
        memory("1536 MiB", {Form::Fixed, 1536});
        memory("50%", {Form::Part, 0, .5});
        memory("50 %", {Form::Part, 0, .5});
        memory("HOST_RAM", {Form::Part, 0, 1});
        memory("HOST_RAM*.5", {Form::Part, 0, .5});
        memory("host_ram * 0.67", {Form::Part, 0, .67});
        memory("HOST_RAM-4096", {Form::AllBut, 4096});
        memory("HOST_RAM-4GiB", {Form::AllBut, 4096});
        memory("HOST_RAM - 4 GiB", {Form::AllBut, 4096});
        memory("leave 4 GiB", {Form::AllBut, 4096});
        memory("Leave 4G free", {Form::AllBut, 4096});
        memory("2048,0.5,0.5", {Form::Resources, 2048, 0, .5, .5});
        memory("2048,.5,1.0", {Form::Resources, 2048, 0, .5, 1});
        memory("3072, 6.0, 1.0", {Form::Resources, 3072, 0, 6, 1});
        jobs("4", {Form::Fixed, 4});
        jobs("HOST_CPUS", {Form::Part, 0, 1});
        jobs("HOST_CPUS*.5", {Form::Part, 0, .5});
        jobs("HOST_CPUS*2", {Form::Part, 0, 2});
        jobs("75%", {Form::Part, 0, .75});
        jobs("HOST_CPUS-1", {Form::AllBut, 1});
        jobs("leave 1", {Form::AllBut, 1});
        jobs("leave 2 cores free", {Form::AllBut, 2});
    }

    void forms()
    {
        QFETCH(bool, memory);
        QFETCH(QString, text);
        QFETCH(Limit, limit);
        const auto parsed = Limit::parse(memory ? Of::Memory : Of::Jobs, text);
        QVERIFY(parsed);
        QCOMPARE(int(parsed->form), int(limit.form));
        QCOMPARE(parsed->amount, limit.amount);
        QCOMPARE(parsed->part, limit.part);
        QCOMPARE(parsed->cores, limit.cores);
        QCOMPARE(parsed->io, limit.io);

        // What is kept: a number for a number, what was written for everything else; and it is read back as the same.
        const auto field = findField(memory ? u"ram"_s : u"jobs"_s);
        QVERIFY(field);
        const auto value = parseValue(*field, u"  "_s + text + u' ');
        QVERIFY2(value, qPrintable(value ? QString() : value.error().text));
        if (limit.form == Form::Fixed)
            QCOMPARE(*value, QJsonValue(limit.amount));
        else
            QCOMPARE(*value, QJsonValue(text));
        QVERIFY(fitsField(*field, *value));
        const auto again = Limit::of(memory ? Of::Memory : Of::Jobs, *value);
        QVERIFY(again && *again == *parsed);
        const auto typedAgain = parseValue(*field, printValue(*field, *value));
        QVERIFY(typedAgain && *typedAgain == *value);
    }

    void refused_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        for (const char* text : {"0",
                                 "-1",
                                 "lots",
                                 "0G",
                                 "2048B",
                                 "2048iB",
                                 "1.5",
                                 "4T",
                                 "4K",
                                 "HOST_RAM*",
                                 "HOST_RAM*0",
                                 "HOST_RAM*-1",
                                 "HOST_RAM/2",
                                 "HOST_RAM+1",
                                 "HOST_RAM-",
                                 "HOST_RAM-lots",
                                 "HOST_RAM*.5*.5",
                                 "HOST_CPUS*.5",
                                 "0%",
                                 "-5%",
                                 "%",
                                 "leave",
                                 "leave some",
                                 "2048,0.5",
                                 "2048,0.5,0.5,1",
                                 "2048,0,1",
                                 ",,",
                                 "99999999999",
                                 "1e3",
                                 "nan",
                                 "inf",
                                 "2048 4096",
                                 "4 Gibibyte"})
            QTest::addRow("ram=%s", text) << u"ram"_s << QString::fromLatin1(text);
        for (const char* text : {"0", "-3", "2.5", "many", "4G", "HOST_RAM*.5", "HOST_CPUS*0", "HOST_CPUS-1.5",
                                 "HOST_CPUS-0", "0%", "99999%", "leave", "leave 1 GiB", "1,1,1", "4 jobs", "1e1"})
            QTest::addRow("jobs=%s", text) << u"jobs"_s << QString::fromLatin1(text);
    }

    /// One sentence, and it lists every form.
    void refused()
    {
        QFETCH(QString, field);
        QFETCH(QString, text);
        const auto known = findField(field);
        QVERIFY(known);
        const auto value = parseValue(*known, text);
        QVERIFY(!value);
        const QString said = value.error().text;
        QVERIFY2(said.contains(u'"' + text + u'"') && said.contains(field), qPrintable(said));
        const QStringList forms = field == "ram"_L1
                                      ? QStringList{u"4GiB"_s,          u"50%"_s,         u"HOST_RAM*.5"_s,
                                                    u"HOST_RAM-4GiB"_s, u"leave 4 GiB"_s, u"RAM,CPU,IO"_s}
                                      : QStringList{u"50%"_s, u"HOST_CPUS*.5"_s, u"HOST_CPUS-1"_s, u"leave 1"_s};
        for (const QString& form : forms)
            QVERIFY2(said.contains(form), qPrintable(said));
        QVERIFY(!fitsField(*known, QJsonValue(text)));
        Configuration configuration;
        QVERIFY(!applyEdits(configuration, {field + u'=' + text}));
        QVERIFY(configuration.values().isEmpty());
    }

    void onAMachine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("there");
        QTest::addColumn<int>("number");
        QTest::newRow("half") << u"HOST_RAM*.5"_s << qint64(16384) << 8192;
        QTest::newRow("rounded down") << u"HOST_RAM*.5"_s << qint64(16385) << 8192;
        QTest::newRow("percent") << u"75%"_s << qint64(8000) << 6000;
        QTest::newRow("all but") << u"HOST_RAM-4GiB"_s << qint64(16384) << 12288;
        QTest::newRow("nothing left") << u"leave 4 GiB"_s << qint64(4096) << 1;
        QTest::newRow("fixed") << u"4G"_s << qint64(2048) << 4096;
        QTest::newRow("huge") << u"HOST_RAM*2"_s << qint64(4'000'000'000) << std::numeric_limits<int>::max();
    }

    void onAMachine()
    {
        QFETCH(QString, text);
        QFETCH(qint64, there);
        QTEST(Limit::parse(Of::Memory, text)->on(there), "number");
    }

    /// Files as they were before: numbers; and a text that is no part of a machine is not a number in quotation marks.
    void storedValues()
    {
        const auto open = [](const char* ram) {
            const QByteArray text = QByteArray(R"({"format":"crosswright-configuration","version":1,"values":{"ram":)"
                                               R"({"value":)")
                                    + ram + R"(,"from":{"kind":"user"}}}})";
            return Configuration::fromJson(QJsonDocument::fromJson(text).object());
        };
        const auto old = open("2048");
        QVERIFY(old);
        QCOMPARE(old->count(u"ram"_s), 2048);
        QVERIFY(old->toJson().value("values"_L1).toObject().value("ram"_L1).toObject().value("value"_L1).isDouble());
        const auto part = open(R"("HOST_RAM*.5")");
        QVERIFY(part);
        QCOMPARE(part->text(u"ram"_s), u"HOST_RAM*.5"_s);
        QCOMPARE(part->count(u"ram"_s), 0); // no number without a machine
        QVERIFY(open(R"("4GiB")"));         // written by hand
        for (const char* bad : {R"("2048")", "0", "-1", "true", "[2048]", R"("lots")", R"("")", "1e12"})
            QVERIFY2(!open(bad), bad);
    }
};

QTEST_GUILESS_MAIN(TestLimit)
#include "tst_limit.moc"
