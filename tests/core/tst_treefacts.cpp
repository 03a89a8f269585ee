// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a tree in TensorFlow's shape asks for, by the lines that its releases really have (one or two of each file).

#include "core/git/treefacts.h"

#include <QDir>
#include <QMap>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

using Files = QMap<QString, QByteArray>;
const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

Facts factsOf(const Files& files)
{
    return treeFacts(
        [&](const QString& path) {
            return files.contains(path) ? std::optional<QByteArray>(files.value(path)) : std::nullopt;
        },
        u"here"_s, now);
}

const Files tree10{
    {u"configure"_s, "#!/usr/bin/env bash\n  default_cuda_compute_capabilities=\"3.5,5.2\"\n"},
    {u"WORKSPACE"_s, "load(\"//tensorflow:workspace.bzl\", \"check_version\")\ncheck_version(\"0.4.2\")\n"},
    {u"tools/bazel.rc.template"_s, "build:cuda --define=using_cuda=true\nbuild:sycl --x\n"}};
const Files tree13{{u"configure"_s,
                    "  TF_CUDA_VERSION=${TF_CUDA_VERSION:-8.0}\n  TF_CUDNN_VERSION=${TF_CUDNN_VERSION:-6}\n"
                    "  default_cuda_compute_capabilities=${native_cuda_compute_capabilities:-\"3.5,5.2\"}\n"},
                   {u"tensorflow/workspace.bzl"_s, "def check_version(bazel_version):\n  check_version(\"0.4.5\")\n"}};
const Files tree211{
    {u"configure"_s, "exec python3 configure.py\n"},
    {u"configure.py"_s,
     "_DEFAULT_CUDA_VERSION = '11'\n_DEFAULT_CUDNN_VERSION = '2'\n"
     "_DEFAULT_CUDA_COMPUTE_CAPABILITIES = '3.5,7.0'\n          if ver < 30:\n        if ver < 3.0:\n"},
    {u"tensorflow/workspace2.bzl"_s, "def workspace():\n    check_bazel_version_at_least(\"1.0.0\")\n"},
    {u".bazelrc"_s, "# build:no --x\nbuild:cuda --x\nbuild:cuda --y\ntest:release_base --z\nbuild --w\n"},
    {u"tensorflow/tools/pip_package/setup.py"_s,
     "    python_requires='>=3.7',\n  'Programming Language :: Python :: 3',\n  'Programming Language :: Python :: 3.7',\n"
     "  'Programming Language :: Python :: 3.10',\n"}};
// The same line as in 2.8.0 and later; in 2.7 the file names no rule of Android's.
const Files tree28{{u"third_party/flatbuffers/flatbuffers.BUILD"_s,
                    "load(\"@build_bazel_rules_android//android:rules.bzl\", \"android_library\")\n"
                    "android_library(\n    name = \"runtime_android\",\n)\n"}};
const Files tree218{
    {u".bazelrc"_s, "build:cuda --repo_env=HERMETIC_CUDA_VERSION=\"12.5.1\"\n"
                    "build:cuda --repo_env=HERMETIC_CUDNN_VERSION=\"9.3.0\"\n"},
    {u"WORKSPACE"_s, "load(\"//:x.bzl\", \"y\")\nversions.check(minimum_bazel_version = \"6.5.0\")\n"
                     "http_archive(\n    name = \"rules_cc\",\n    patch_file = [\"x\"],\n)\n"},
    {u"third_party/xla/third_party/gpus/cuda/hermetic/cuda_redist_versions.bzl"_s,
     "CUDA_REDIST_JSON_DICT = {\n    \"12.5.1\": (\n        \"https\",\n    ),\n    \"12.8.0\": (\n    ),\n}\n\n"
     "CUDNN_REDIST_JSON_DICT = {\n    \"9.3.0\": (\n    ),\n}\n"}};

} // namespace

class TestTreeFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void states_data();
    void states();
    void whatIsNotThereIsUnknownWithItsReason();
    void garbageStatesNothing();
};

void TestTreeFacts::states_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value"); // lists joined by blanks, "" unknown
    const auto row = [](const char* tag, const Files& files, const char* name, const char* value) {
        QTest::newRow(tag) << files << "source."_L1 + QString::fromLatin1(name) << QString::fromLatin1(value);
    };
    row("1.0 script", tree10, "configure", "configure");
    row("1.0 workspace", tree10, "bazel_workspace_min", "0.4.2");
    row("1.0 capabilities", tree10, "capabilities", "3.5 5.2");
    row("1.0 configs", tree10, "configs", "cuda sycl");
    row("1.0 offers no version of CUDA", tree10, "cuda", "");
    row("1.3 workspace", tree13, "bazel_workspace_min", "0.4.5");
    row("1.3 CUDA", tree13, "cuda", "8.0");
    row("1.3 cuDNN", tree13, "cudnn", "6");
    row("1.3 capabilities", tree13, "capabilities", "3.5 5.2");
    row("2.11 script", tree211, "configure", "configure.py");
    row("2.11 workspace", tree211, "bazel_workspace_min", "1.0.0");
    row("2.11 CUDA", tree211, "cuda", "11");
    row("2.11 cuDNN", tree211, "cudnn", "2");
    row("2.11 capabilities", tree211, "capabilities", "3.5 7.0");
    row("2.11 least capability", tree211, "capability_min", "3.0");
    row("2.11 configs, each once, no comment", tree211, "configs", "cuda release_base");
    row("2.11 Pythons", tree211, "pythons", "3.7 3.10");
    row("2.11 python_requires", tree211, "python_requires", ">=3.7");
    row("2.11 is not hermetic", tree211, "hermetic_cuda", "");
    row("2.18 CUDA", tree218, "hermetic_cuda", "12.5.1");
    row("2.18 cuDNN", tree218, "hermetic_cudnn", "9.3.0");
    row("2.18 downloads", tree218, "cuda_versions", "12.5.1 12.8.0");
    row("2.18 downloads of cuDNN", tree218, "cudnn_versions", "9.3.0");
    row("2.18 patches rules_cc", tree218, "patches_rules_cc", "true");
    row("2.11 does not", tree211, "patches_rules_cc", "false");
    row("2.8 rules of Android", tree28, "android_rules", "build_bazel_rules_android");
    row("2.11 without", tree211, "android_rules", "");
    row("2.18 workspace", tree218, "bazel_workspace_min", "6.5.0");
}

void TestTreeFacts::states()
{
    QFETCH(Files, files);
    QFETCH(QString, name);
    QFETCH(QString, value);
    const Facts facts = factsOf(files);
    const Fact fact = facts.fact(name);
    QCOMPARE(fact.value.isArray() ? facts.list(name).join(u' ') : facts.text(name), value);
    QCOMPARE(fact.when, now);
    QVERIFY(value.isEmpty() ? !fact.unknownBecause.isEmpty() : fact.how.endsWith(", here"_L1));
}

void TestTreeFacts::whatIsNotThereIsUnknownWithItsReason()
{
    const Facts none = factsOf({});
    QVERIFY(none.all().size() >= 11);
    for (const Fact& fact : none.all())
        QCOMPARE(fact.unknownBecause, u"the tree has no file that states it"_s);
    QCOMPARE(factsOf(tree211).fact(u"source.hermetic_cuda"_s).unknownBecause, u".bazelrc states none"_s);
}

void TestTreeFacts::garbageStatesNothing()
{
    QByteArray bytes;
    for (int i = 0; i < 5000; ++i)
        bytes.append(char(i * 37));
    Files files;
    for (const Files& tree : {tree10, tree13, tree211, tree218}) {
        for (const QString& path : tree.keys())
            files.insert(path, bytes);
    }
    for (auto it = files.begin(); it != files.end(); ++it)
        QVERIFY(!it.key().isEmpty());
    const Facts facts = factsOf(files);
    for (auto it = facts.all().cbegin(); it != facts.all().cend(); ++it)
        QVERIFY2(!it->isKnown() || it.key() == "source.configure"_L1, qPrintable(it.key()));
}

QTEST_GUILESS_MAIN(TestTreeFacts)
#include "tst_treefacts.moc"
