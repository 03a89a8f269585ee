// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The embedded workspace, without building it: what is embedded, what its configure answers, what its wheel tool packs.
#include "core/base/files.h"
#include "core/deploy/wheelcontents.h"
#include "core/proc/process.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

const QString embedded = u":/workspaces/tinyflow"_s;
const QString source = QString::fromLatin1(CROSSWRIGHT_SOURCE_DIR) + "/resources/sample"_L1;

/// Paths of all files below a folder, relative to it, sorted. Files that configure or a build left are not counted.
QStringList filesBelow(const QString& folder)
{
    QStringList found;
    QDirIterator walk(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = QDir(folder).relativeFilePath(walk.next());
        if (!path.contains("__pycache__"_L1))
            found.append(path);
    }
    found.sort();
    return found;
}

const QMap<QString, QString> cpuAnswers = {
    {u"PYTHON_BIN_PATH"_s, u"/usr/bin/python3"_s},
    {u"PYTHON_LIB_PATH"_s, u"/usr/lib/python3/dist-packages"_s},
    {u"TF_ENABLE_XLA"_s, u"0"_s},
    {u"TF_NEED_ROCM"_s, u"0"_s},
    {u"TF_NEED_CUDA"_s, u"0"_s},
    {u"TF_DOWNLOAD_CLANG"_s, u"0"_s},
    {u"CC_OPT_FLAGS"_s, u"-O3 -march=armv8-a"_s},
    {u"TF_SET_ANDROID_WORKSPACE"_s, u"0"_s},
};

} // namespace

class TestTinyflow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyFileIsEmbeddedAndSaysItsLicence();
    void configureNeedsNoAnswersWhenTheEnvironmentHasThem();
    void configureTakesDefaultsAtTheEndOfTheInput();
    void configureReadsBooleansLikeTensorFlow_data();
    void configureReadsBooleansLikeTensorFlow();
    void configureChecksBazel_data();
    void configureChecksBazel();
    void configureFindsCuda();
    void wheelsAreDeterministicAndComplete();

private:
    ProcessOutcome configure(const QMap<QString, QString>& answers, const QString& bazelSays = u"bazel 4.2.3"_s);
    QByteArray rcFile() const { return files::read(m_folder->filePath(u"w/.tf_configure.bazelrc"_s)).valueOr({}); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestTinyflow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    for (const QString& path : filesBelow(embedded)) {
        const auto text = files::read(embedded + u'/' + path);
        QVERIFY(text);
        const int mode = text->startsWith("#!") ? 0755 : 0644;
        QVERIFY(files::write(m_folder->filePath("w/"_L1 + path), *text, files::permissions(mode)));
    }
}

/// Runs ./configure with standard input closed and a Bazel that only tells its version.
ProcessOutcome TestTinyflow::configure(const QMap<QString, QString>& answers, const QString& bazelSays)
{
    const QByteArray script = "#!/bin/sh\necho '" + bazelSays.toUtf8() + "'\n";
    if (!files::write(m_folder->filePath(u"bin/bazel"_s), script, files::permissions(0755)))
        return {};
    ProcessRequest request{m_folder->filePath(u"w/configure"_s)};
    request.environment = answers;
    request.environment[u"PATH"_s] = m_folder->filePath(u"bin"_s) + u':' + qEnvironmentVariable("PATH");
    for (const QString& name : cpuAnswers.keys() + QStringList{u"TF_IGNORE_MAX_BAZEL_VERSION"_s, u"PYTHONPATH"_s}) {
        if (!answers.contains(name))
            request.unsetEnvironment.append(name);
    }
    request.workingDirectory = m_folder->filePath(u"w"_s);
    const auto outcome = runProcess(request);
    return outcome ? *outcome : ProcessOutcome{};
}

void TestTinyflow::everyFileIsEmbeddedAndSaysItsLicence()
{
    QStringList expected = filesBelow(source);
    expected.removeAll(u".tf_configure.bazelrc"_s);
    expected.removeAll(u"tools/python_bin_path.sh"_s);
    const QStringList found = filesBelow(embedded);
    QCOMPARE(found, expected);
    qsizetype size = 0;
    for (const QString& path : found) {
        const auto text = files::read(embedded + u'/' + path);
        QVERIFY(text);
        size += text->size();
        QVERIFY2(text->contains("SPDX-License-Identifier: 0BSD"), qPrintable(path + " does not say its licence"_L1));
    }
    QVERIFY2(size < 150 * 1024, "the embedded workspace is meant to stay small");
}

void TestTinyflow::configureNeedsNoAnswersWhenTheEnvironmentHasThem()
{
    const ProcessOutcome outcome = configure(cpuAnswers);
    QVERIFY2(outcome.succeeded(), outcome.errors.constData());
    QVERIFY(!outcome.output.contains("Do you wish"));
    QVERIFY(!outcome.output.contains("Please specify"));
    QVERIFY(outcome.output.contains("You have bazel 4.2.3 installed."));
    QVERIFY(outcome.output.endsWith("Configuration finished\n"));
    QCOMPARE(rcFile(), QByteArray("build --action_env PYTHON_BIN_PATH=\"/usr/bin/python3\"\n"
                                  "build --action_env PYTHON_LIB_PATH=\"/usr/lib/python3/dist-packages\"\n"
                                  "build --python_path=\"/usr/bin/python3\"\n"
                                  "build --define=with_xla_support=false\n"
                                  "build:opt --copt=-O3\n"
                                  "build:opt --host_copt=-O3\n"
                                  "build:opt --copt=-march=armv8-a\n"
                                  "build:opt --host_copt=-march=armv8-a\n"
                                  "test --flaky_test_attempts=3\n"
                                  "test --test_size_filters=small,medium\n"
                                  "test:v1 --test_tag_filters=-benchmark-test,-no_oss,-gpu,-oss_serial\n"
                                  "test:v1 --build_tag_filters=-benchmark-test,-no_oss,-gpu\n"
                                  "test:v2 --test_tag_filters=-benchmark-test,-no_oss,-gpu,-oss_serial,-v1only\n"
                                  "test:v2 --build_tag_filters=-benchmark-test,-no_oss,-gpu,-v1only\n"));
    QVERIFY(files::read(m_folder->filePath(u"w/.bazelrc"_s))->contains("try-import %workspace%/.tf_configure.bazelrc"));
}

void TestTinyflow::configureTakesDefaultsAtTheEndOfTheInput()
{
    const ProcessOutcome outcome = configure({});
    QVERIFY2(outcome.succeeded(), outcome.errors.constData());
    for (const char* question :
         {"Please specify the location of python. [Default is ", "Please input the desired Python library path to use.",
          "with ROCm support? [y/N]: ", "with CUDA support? [y/N]: ",
          "Do you wish to download a fresh release of clang? (Experimental) [y/N]: ",
          "[Default is -Wno-sign-compare]: ",
          "Would you like to interactively configure ./WORKSPACE for Android builds? [y/N]: "})
        QVERIFY2(outcome.output.contains(question), question);
    QVERIFY(rcFile().contains("build:opt --copt=-Wno-sign-compare\n"));
    QVERIFY(!rcFile().contains("with_xla_support")); // read from the environment only
}

void TestTinyflow::configureReadsBooleansLikeTensorFlow_data()
{
    QTest::addColumn<QString>("spelling");
    QTest::addColumn<int>("meaning"); // 1 yes, 0 no, -1 refused
    for (const char* yes : {"1", "t", "true", "True", "y", "YES"})
        QTest::newRow(yes) << QString::fromLatin1(yes) << 1;
    for (const char* no : {"0", "f", "False", "n", "no"})
        QTest::newRow(no) << QString::fromLatin1(no) << 0;
    QTest::newRow("empty") << QString() << -1;
    QTest::newRow("other") << u"maybe"_s << -1;
}

void TestTinyflow::configureReadsBooleansLikeTensorFlow()
{
    QFETCH(QString, spelling);
    QFETCH(int, meaning);
    auto answers = cpuAnswers;
    answers[u"TF_DOWNLOAD_CLANG"_s] = spelling;
    const ProcessOutcome outcome = configure(answers);
    QCOMPARE(outcome.exitCode, meaning < 0 ? 1 : 0);
    QCOMPARE(rcFile().contains("build --config=download_clang\n"), meaning == 1);
    QCOMPARE(rcFile().isEmpty(), meaning < 0); // nothing is written unless all is known
    QCOMPARE(outcome.errors.contains("Current value is " + spelling.toUtf8() + ".\n"), meaning < 0);
}

void TestTinyflow::configureChecksBazel_data()
{
    QTest::addColumn<QString>("says");
    QTest::addColumn<bool>("ignoreMaximum");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("oldest") << u"bazel 4.2.1"_s << false << 0;
    QTest::newRow("too old") << u"bazel 3.7.2"_s << false << 1;
    QTest::newRow("too new") << u"bazel 5.0.0"_s << false << 1;
    QTest::newRow("too new but told to go on") << u"bazel 7.4.1"_s << true << 0;
    QTest::newRow("Debian's") << u"bazel no_version"_s << false << 0;
}

void TestTinyflow::configureChecksBazel()
{
    QFETCH(QString, says);
    QFETCH(bool, ignoreMaximum);
    QFETCH(int, exitCode);
    auto answers = cpuAnswers;
    if (ignoreMaximum)
        answers[u"TF_IGNORE_MAX_BAZEL_VERSION"_s] = u"1"_s;
    QCOMPARE(configure(answers, says).exitCode, exitCode);
    QCOMPARE(rcFile().isEmpty(), exitCode != 0);
}

void TestTinyflow::configureFindsCuda()
{
    const QString cuda = m_folder->filePath(u"cuda"_s);
    QVERIFY(files::write(cuda + "/include/cuda.h"_L1, "#define CUDA_VERSION 11020\n"));
    QVERIFY(files::write(cuda + "/include/cudnn_version.h"_L1, "#define CUDNN_MAJOR 8\n"));
    QVERIFY(files::makeFolder(cuda + "/lib64"_L1));
    auto answers = cpuAnswers;
    answers.remove(u"TF_DOWNLOAD_CLANG"_s);
    answers.insert({{u"TF_NEED_CUDA"_s, u"1"_s},
                    {u"TF_NEED_TENSORRT"_s, u"0"_s},
                    {u"TF_CUDA_CLANG"_s, u"0"_s},
                    {u"TF_CUDA_VERSION"_s, u"11.2"_s},
                    {u"TF_CUDNN_VERSION"_s, u"8"_s},
                    {u"TF_CUDA_PATHS"_s, cuda},
                    {u"TF_CUDA_COMPUTE_CAPABILITIES"_s, u"5.3,7.2"_s},
                    {u"GCC_HOST_COMPILER_PATH"_s, u"/bin/sh"_s}});
    const ProcessOutcome outcome = configure(answers);
    QVERIFY2(outcome.succeeded(), outcome.errors.constData());
    QVERIFY(outcome.output.contains(QByteArray("Found CUDA 11.2 in:\n    " + cuda.toUtf8() + "/lib64\n")));
    QVERIFY(rcFile().contains("build --config=cuda\n"));
    QVERIFY(rcFile().contains("build --action_env TF_CUDA_COMPUTE_CAPABILITIES=\"5.3,7.2\"\n"));
    QVERIFY(rcFile().contains("test --test_env=LD_LIBRARY_PATH\n"));

    answers[u"TF_NEED_ROCM"_s] = u"1"_s;
    QCOMPARE(configure(answers).exitCode, 1); // one of the two at most
}

void TestTinyflow::wheelsAreDeterministicAndComplete()
{
    QVERIFY(files::write(m_folder->filePath(u"lib.so"_s), "library"));
    QVERIFY(files::write(m_folder->filePath(u"init.py"_s), "text = 1\n"));
    QByteArray first;
    for (const QString& folder : {u"a"_s, u"b"_s}) {
        const QString wheel = m_folder->filePath(folder + "/tinyflow-1.0.0-cp311-cp311-linux_aarch64.whl"_L1);
        QVERIFY(files::makeFolder(m_folder->filePath(folder)));
        const QString tool = m_folder->filePath(u"w/tinyflow/tools/pip_package/"_s);
        const auto packed = runProcess(
            {u"python3"_s,
             {tool + "build_wheel.py"_L1, u"--output"_s, wheel, u"--name"_s, u"tinyflow"_s, u"--version"_s, u"1.0.0"_s,
              u"--tag"_s, u"cp311-cp311-linux_aarch64"_s, u"--readme"_s, tool + "README.md"_L1, u"--license"_s,
              m_folder->filePath(u"w/LICENSE"_s), u"--file"_s, "tinyflow/lib.so="_L1 + m_folder->filePath(u"lib.so"_s),
              u"--file"_s, "tinyflow/__init__.py="_L1 + m_folder->filePath(u"init.py"_s)}});
        QVERIFY(packed);
        QVERIFY2(packed->succeeded(), packed->errors.constData());
        const auto bytes = files::read(wheel);
        QVERIFY(bytes && !bytes->isEmpty());
        if (first.isEmpty())
            first = *bytes;
        QVERIFY2(*bytes == first, "the same input gave other bytes");
        const auto read = readWholeWheel(wheel);
        QVERIFY2(read, read ? "" : qPrintable(read.error().text));
        QCOMPARE(read->tags, QStringList{u"cp311-cp311-linux_aarch64"_s});
        QCOMPARE(read->version, u"1.0.0"_s);

        // RECORD lists every file with its own hash and size.
        const auto checked = runProcess({u"python3"_s,
                                         {u"-c"_s, uR"(
import base64, csv, hashlib, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
rows = {r[0]: r[1:] for r in csv.reader(z.read("tinyflow-1.0.0.dist-info/RECORD").decode().splitlines())}
assert sorted(rows) == sorted(z.namelist()), rows
for name, (digest, size) in rows.items():
    data = z.read(name)
    want = "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    assert name.endswith("/RECORD") or (digest, int(size)) == (want, len(data)), name
)"_s,
                                          wheel}});
        QVERIFY(checked);
        QVERIFY2(checked->succeeded(), checked->errors.constData());
    }
}

QTEST_GUILESS_MAIN(TestTinyflow)
#include "tst_tinyflow.moc"
