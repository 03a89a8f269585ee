// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// aarch64-sbsa-tinyflow-1.0.0-cuda-cross the whole way: built here by nvcc and a cross gcc, put on a virtual arm64 device,
// where the proof fails for want of a GPU and says so. Nothing of CUDA is fetched: the toolkit must be here already, in the
// person's cache or as $CROSSWRIGHT_CUDA.
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/proc/process.h"
#include "core/selftest/judgement.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

const QString deviceName = u"test-sbsa"_s;

/// "" where there is none.
QString toolkit()
{
    QString given = qEnvironmentVariable("CROSSWRIGHT_CUDA");
    if (!given.isEmpty())
        return given;
    const QDir folder(paths::cache() + "/toolkits"_L1);
    const QStringList found = folder.entryList({u"cuda-11.8-aarch64*"_s}, QDir::Dirs);
    return found.isEmpty() ? QString() : folder.filePath(found.first());
}

} // namespace

class TestCudaJourney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void thePlanWasCarriedOutBefore();
    void theWheelHoldsTheCodeThatWasAsked();
    void theProofFailsForWantOfAGpu();
    void everyAccountSaysTheSame();

private:
    struct Answer
    {
        int code = -1;
        QList<QJsonObject> objects;
        QString errors;
        QJsonObject last() const { return objects.isEmpty() ? QJsonObject() : objects.last(); }
    };
    /// `personsCache`: with the root of a virtual device that was prepared before.
    Answer call(const QStringList& arguments, bool personsCache = false) const;

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/cw-XXXXXX")};
    QString m_toolkit;
    QString m_file;
    QString m_run;
    QString m_error;
};

TestCudaJourney::Answer TestCudaJourney::call(const QStringList& arguments, bool personsCache) const
{
    ProcessRequest request{qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), arguments + QStringList{u"--json"_s}};
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
        request.environment.insert(QString::fromLatin1(name), m_folder.path());
    if (!personsCache)
        request.environment.insert(u"XDG_CACHE_HOME"_s, m_folder.filePath(u"cache"_s));
    request.timeoutMs = 1500000;
    const auto outcome = runProcess(request);
    if (!outcome)
        return {-1, {}, outcome.error().sentence()};
    Answer answer{outcome->exitCode, {}, QString::fromUtf8(outcome->errors)};
    for (const QByteArray& line : outcome->output.split('\n')) {
        if (const auto object = json::parseAny(line, u"a line"_s))
            answer.objects.append(*object);
    }
    return answer;
}

void TestCudaJourney::initTestCase()
{
    m_toolkit = toolkit();
    if (m_toolkit.isEmpty()) {
        QSKIP("There is no CUDA 11.8 toolkit for aarch64 here; \"crosswright toolkit fetch cuda-11.8 --cudnn "
              "stand-in:8.6.0\" makes one, and CROSSWRIGHT_CUDA names another place.");
    }
    const QString compiler = findProgram(u"aarch64-linux-gnu-gcc-11"_s);
    if (compiler.isEmpty() || findProgram(u"aarch64-linux-gnu-g++-11"_s).isEmpty())
        QSKIP("The nvcc of CUDA 11.8 takes GCC 11 at most, and g++-11-aarch64-linux-gnu is not installed here.");
    m_file = m_folder.filePath(u"sbsa.cw.json"_s);
    const Answer made = call({u"new"_s, u"--preset"_s, u"aarch64-sbsa-tinyflow-1.0.0-cuda-cross"_s, u"--set"_s,
                              "cuda_path="_L1 + m_toolkit, u"--set"_s, "compiler="_L1 + compiler, u"--set"_s,
                              u"jobs=2"_s, u"--set"_s, u"ram=2048"_s, u"-o"_s, m_file});
    QVERIFY2(made.code == 0, qPrintable(made.errors));
}

void TestCudaJourney::cleanupTestCase()
{
    if (!m_error.isEmpty())
        QCOMPARE(call({u"device"_s, u"virtual"_s, u"destroy"_s, deviceName}, true).code, 0);
    // Bazel makes its outputs read-only.
    (void)runProcess({u"chmod"_s, {u"-R"_s, u"u+w"_s, m_folder.path()}});
}

void TestCudaJourney::thePlanWasCarriedOutBefore()
{
    const Answer answer = call({u"plan"_s, m_file});
    const QJsonObject plan = answer.last().value("plan"_L1).toObject();
    QVERIFY2(!plan.isEmpty(), qPrintable(answer.errors));
    QCOMPARE(plan.value("road"_L1).toString(), u"toolchain"_s);
    QVERIFY(!plan.value("never_built"_L1).toBool());
}

void TestCudaJourney::theWheelHoldsTheCodeThatWasAsked()
{
    const Answer built = call({u"build"_s, m_file, u"--yes"_s});
    QVERIFY2(built.code == 0, qPrintable(built.last().value("sentence"_L1).toString() + built.errors.right(1500)));
    QCOMPARE(built.last().value("result"_L1).toString(), u"succeeded"_s);
    m_run = built.last().value("run"_L1).toString();
    const QDir artifacts(built.last().value("path"_L1).toString() + "/artifacts"_L1);
    const QStringList wheels = artifacts.entryList({u"*.whl"_s}, QDir::Files);
    QCOMPARE(wheels.size(), 1);
    QVERIFY2(wheels.first().endsWith("-linux_aarch64.whl"_L1), qPrintable(wheels.first()));

    const QString unpacked = m_folder.filePath(u"wheel"_s);
    const auto unzipped =
        runProcess({u"python3"_s, {u"-m"_s, u"zipfile"_s, u"-e"_s, artifacts.filePath(wheels.first()), unpacked}});
    QVERIFY(unzipped && unzipped->succeeded());
    const auto listing = runProcess({m_toolkit + "/bin/cuobjdump"_L1,
                                     {u"-lelf"_s, u"-lptx"_s, unpacked + "/tinyflow/libtinyflow_framework.so"_L1}});
    QVERIFY(listing && listing->succeeded());
    const QStringList asked{u"8.0"_s, u"9.0"_s};
    QCOMPARE(selftest::readGpuCode(listing->output).code, asked);
    QCOMPARE(selftest::readGpuCode(listing->output).ptx, asked);
}

void TestCudaJourney::theProofFailsForWantOfAGpu()
{
    if (m_run.isEmpty())
        QSKIP("Nothing was built.");
    const Answer made = call({u"device"_s, u"virtual"_s, u"create"_s, deviceName, u"--profile"_s, u"jetson"_s}, true);
    QVERIFY2(made.code == 0, qPrintable(made.errors));
    const Answer started = call({u"device"_s, u"virtual"_s, u"start"_s, deviceName}, true);
    QVERIFY2(started.code == 0, qPrintable(started.errors));
    const Answer deployed = call({u"deploy"_s, m_run, u"--device"_s, deviceName});
    m_error = deployed.last().value("error"_L1).toString();
    QCOMPARE(deployed.code, 3);
    QCOMPARE(deployed.last().value("result"_L1).toString(), u"failed"_s);
    QCOMPARE(
        m_error,
        u"The proof failed. The wheel is for a GPU (CUDA 11.8, code for 8.0, 9.0), and the device has none that it "
        "can use: No NVIDIA GPU or driver answers here (CUDA error 35: CUDA driver version is insufficient for CUDA "
        "runtime version). Nothing is in use on the device, as before."_s);
}

void TestCudaJourney::everyAccountSaysTheSame()
{
    if (m_error.isEmpty())
        QSKIP("Nothing was deployed.");
    const Answer status = call({u"status"_s, m_run});
    QCOMPARE(status.code, 0); // the run itself did what it was to do
    QCOMPARE(status.last().value("state"_L1).toString(), u"succeeded"_s);
    const QJsonObject last = status.last().value("deployment"_L1).toObject();
    QCOMPARE(last.value("device"_L1).toString(), deviceName);
    QCOMPARE(last.value("result"_L1).toString(), u"failed"_s);
    QCOMPARE(last.value("error"_L1).toString(), m_error);

    const QJsonArray noted = call({u"report"_s, m_run}).last().value("deployments"_L1).toArray();
    QCOMPARE(noted.size(), 1);
    QCOMPARE(noted.first().toObject().value("result"_L1).toString(), u"failed"_s);
    QCOMPARE(noted.first().toObject().value("error"_L1).toString(), m_error);
    QCOMPARE(call({u"verify"_s, u"--device"_s, deviceName}).code, 3); // nothing of it is in use there
}

QTEST_APPLESS_MAIN(TestCudaJourney)
#include "tst_cudajourney.moc"
