// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/monitor/memorysample.h"
#include "tests/core/fakeproc.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace cw;
using namespace Qt::StringLiterals;

class TestMemorySample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesKeepEverything();
    void aFileOfMeasurements();
};

void TestMemorySample::linesKeepEverything()
{
    MemorySample measurement;
    measurement.t = 123456;
    measurement.residentKiB = {300000, 1200000, 5, 4000};
    measurement.compilers = 3;
    measurement.linkers = 1;
    measurement.processes = 12;
    measurement.stopped = 2;
    measurement.availableKiB = 5000000;
    measurement.swapUsedKiB = 77;
    measurement.pressureSome = 12.25;
    measurement.pressureFull = 0.0;
    measurement.largest = {{.pid = 9,
                            .start = 99,
                            .group = ProcessGroup::Compiler,
                            .program = u"cc1plus"_s,
                            .what = u"core/ü.o"_s,
                            .residentKiB = 400000,
                            .peakKiB = 500000,
                            .state = 'T',
                            .cpuMs = 1500,
                            .firstMs = 100,
                            .lastMs = 123456}};
    measurement.ended = {
        {.pid = 8, .start = 98, .group = ProcessGroup::Linker, .program = u"ld"_s, .what = {}, .peakKiB = 3}};
    const QByteArray line = toLine(measurement);
    QVERIFY(!line.contains('\n'));
    const Result<MemorySample> again = memorySampleFromLine(line);
    QVERIFY(again);
    QVERIFY(*again == measurement);
    QVERIFY(*memorySampleFromLine(toLine(MemorySample())) == MemorySample());
    for (const char* bad : {"", "{}", "[]", "{\"t\":1", "no"})
        QVERIFY2(!memorySampleFromLine(bad), bad);
}

void TestMemorySample::aFileOfMeasurements()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"samples"_s);
    FakeProc files(folder.path());
    MemorySample one;
    one.t = 1;
    MemorySample two;
    two.t = 2;
    const QByteArray whole = memorySamplesHeader() + '\n' + toLine(one) + '\n' + toLine(two) + '\n';
    for (qsizetype size = 0; size <= whole.size(); ++size) { // the writer may be killed after any byte
        QVERIFY(files.write(path, whole.first(size)));
        const Result<QList<MemorySample>> read = readMemorySamples(path);
        if (size < memorySamplesHeader().size()) {
            QVERIFY(!read);
            continue;
        }
        QVERIFY(read);
        const qsizetype complete = whole.first(size).count('\n') - 1;
        QVERIFY(read->size() == std::max<qsizetype>(0, complete) || read->size() == complete + 1);
    }
    QVERIFY(files.write(path, memorySamplesHeader() + "\nbroken\n" + toLine(two) + '\n'));
    QCOMPARE(readMemorySamples(path)->size(), 1);
    QVERIFY(files.write(path, "{\"format\":\"crosswright-samples\",\"version\":2}\n"));
    QCOMPARE(readMemorySamples(path).error().kind, Error::Kind::Newer);
    QVERIFY(files.write(path, "{\"format\":\"other\",\"version\":1}\n"));
    QCOMPARE(readMemorySamples(path).error().kind, Error::Kind::Invalid);
}

QTEST_GUILESS_MAIN(TestMemorySample)
#include "tst_memorysample.moc"
