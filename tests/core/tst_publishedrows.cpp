// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// TensorFlow's own table of tested builds: what its makers built with must be found clean. The exceptions contradict
// themselves, and the finding says so.
// Rows: tensorflow/docs, site/en/install/source.md of 2026-03-11, "Tested build configurations", Linux.

#include "core/rules/check.h"
#include "rulefixture.h"

#include <QTest>

using namespace cw;
using namespace rulefixture;
using namespace Qt::StringLiterals;

namespace {

struct Row
{
    const char* tf;
    const char* python; ///< the newest that the row names
    const char* compiler;
    const char* bazel;
    const char* cudnn; ///< "" a row for the CPU
    const char* cuda;
};

const QList<Row>& rows()
{
    static const QList<Row> all{
        {"1.0.0", "3.6", "GCC 4.8", "0.4.2", "", ""},        {"1.0.0", "3.6", "GCC 4.8", "0.4.2", "5.1", "8"},
        {"1.1.0", "3.6", "GCC 4.8", "0.4.2", "", ""},        {"1.1.0", "3.6", "GCC 4.8", "0.4.2", "5.1", "8"},
        {"1.2.0", "3.6", "GCC 4.8", "0.4.5", "", ""},        {"1.2.0", "3.6", "GCC 4.8", "0.4.5", "5.1", "8"},
        {"1.3.0", "3.6", "GCC 4.8", "0.4.5", "", ""},        {"1.3.0", "3.6", "GCC 4.8", "0.4.5", "6", "8"},
        {"1.4.0", "3.6", "GCC 4.8", "0.5.4", "", ""},        {"1.4.0", "3.6", "GCC 4.8", "0.5.4", "6", "8"},
        {"1.5.0", "3.6", "GCC 4.8", "0.8.0", "", ""},        {"1.5.0", "3.6", "GCC 4.8", "0.8.0", "7", "9"},
        {"1.6.0", "3.6", "GCC 4.8", "0.9.0", "", ""},        {"1.6.0", "3.6", "GCC 4.8", "0.9.0", "7", "9"},
        {"1.7.0", "3.6", "GCC 4.8", "0.10.0", "", ""},       {"1.7.0", "3.6", "GCC 4.8", "0.9.0", "7", "9"},
        {"1.8.0", "3.6", "GCC 4.8", "0.10.0", "", ""},       {"1.8.0", "3.6", "GCC 4.8", "0.10.0", "7", "9"},
        {"1.9.0", "3.6", "GCC 4.8", "0.11.0", "", ""},       {"1.9.0", "3.6", "GCC 4.8", "0.11.0", "7", "9"},
        {"1.10.0", "3.6", "GCC 4.8", "0.15.0", "", ""},      {"1.10.0", "3.6", "GCC 4.8", "0.15.0", "7", "9"},
        {"1.11.0", "3.6", "GCC 4.8", "0.15.0", "", ""},      {"1.11.0", "3.6", "GCC 4.8", "0.15.0", "7", "9"},
        {"1.12.0", "3.6", "GCC 4.8", "0.15.0", "", ""},      {"1.12.0", "3.6", "GCC 4.8", "0.15.0", "7", "9"},
        {"1.13.1", "3.7", "GCC 4.8", "0.19.2", "", ""},      {"1.13.1", "3.7", "GCC 4.8", "0.19.2", "7.4", "10.0"},
        {"1.14.0", "3.7", "GCC 4.8", "0.24.1", "", ""},      {"1.14.0", "3.7", "GCC 4.8", "0.24.1", "7.4", "10.0"},
        {"1.15.0", "3.7", "GCC 7.3.1", "0.26.1", "", ""},    {"1.15.0", "3.7", "GCC 7.3.1", "0.26.1", "7.4", "10.0"},
        {"2.0.0", "3.7", "GCC 7.3.1", "0.26.1", "", ""},     {"2.0.0", "3.7", "GCC 7.3.1", "0.26.1", "7.4", "10.0"},
        {"2.1.0", "3.7", "GCC 7.3.1", "0.27.1", "", ""},     {"2.1.0", "3.7", "GCC 7.3.1", "0.27.1", "7.6", "10.1"},
        {"2.2.0", "3.8", "GCC 7.3.1", "2.0.0", "", ""},      {"2.2.0", "3.8", "GCC 7.3.1", "2.0.0", "7.6", "10.1"},
        {"2.3.0", "3.8", "GCC 7.3.1", "3.1.0", "", ""},      {"2.3.0", "3.8", "GCC 7.3.1", "3.1.0", "7.6", "10.1"},
        {"2.4.0", "3.8", "GCC 7.3.1", "3.1.0", "", ""},      {"2.4.0", "3.8", "GCC 7.3.1", "3.1.0", "8.0", "11.0"},
        {"2.5.0", "3.9", "GCC 7.3.1", "3.7.2", "", ""},      {"2.5.0", "3.9", "GCC 7.3.1", "3.7.2", "8.1", "11.2"},
        {"2.6.0", "3.9", "GCC 7.3.1", "3.7.2", "", ""},      {"2.6.0", "3.9", "GCC 7.3.1", "3.7.2", "8.1", "11.2"},
        {"2.7.0", "3.9", "GCC 7.3.1", "3.7.2", "", ""},      {"2.7.0", "3.9", "GCC 7.3.1", "3.7.2", "8.1", "11.2"},
        {"2.8.0", "3.10", "GCC 7.3.1", "4.2.1", "", ""},     {"2.8.0", "3.10", "GCC 7.3.1", "4.2.1", "8.1", "11.2"},
        {"2.9.0", "3.10", "GCC 9.3.1", "5.0.0", "", ""},     {"2.9.0", "3.10", "GCC 9.3.1", "5.0.0", "8.1", "11.2"},
        {"2.10.0", "3.10", "GCC 9.3.1", "5.1.1", "", ""},    {"2.10.0", "3.10", "GCC 9.3.1", "5.1.1", "8.1", "11.2"},
        {"2.11.0", "3.10", "GCC 9.3.1", "5.3.0", "", ""},    {"2.11.0", "3.10", "GCC 9.3.1", "5.3.0", "8.1", "11.2"},
        {"2.12.0", "3.11", "GCC 9.3.1", "5.3.0", "", ""},    {"2.12.0", "3.11", "GCC 9.3.1", "5.3.0", "8.6", "11.8"},
        {"2.13.0", "3.11", "Clang 16.0.0", "5.3.0", "", ""}, {"2.13.0", "3.11", "Clang 16.0.0", "5.3.0", "8.6", "11.8"},
        {"2.14.0", "3.11", "Clang 16.0.0", "6.1.0", "", ""}, {"2.14.0", "3.11", "Clang 16.0.0", "6.1.0", "8.7", "11.8"},
        {"2.15.0", "3.11", "Clang 16.0.0", "6.1.0", "", ""}, {"2.15.0", "3.11", "Clang 16.0.0", "6.1.0", "8.9", "12.2"},
        {"2.16.1", "3.12", "Clang 17.0.6", "6.5.0", "", ""}, {"2.16.1", "3.12", "Clang 17.0.6", "6.5.0", "8.9", "12.3"},
        {"2.17.0", "3.12", "Clang 17.0.6", "6.5.0", "", ""}, {"2.17.0", "3.12", "Clang 17.0.6", "6.5.0", "8.9", "12.3"},
        {"2.18.0", "3.12", "Clang 17.0.6", "6.5.0", "", ""}, {"2.18.0", "3.12", "Clang 17.0.6", "6.5.0", "9.3", "12.5"},
        {"2.19.0", "3.12", "Clang 18.1.8", "6.5.0", "", ""}, {"2.19.0", "3.12", "Clang 18.1.8", "6.5.0", "9.3", "12.5"},
        {"2.20.0", "3.13", "Clang 18.1.8", "7.4.1", "", ""}, {"2.20.0", "3.13", "Clang 18.1.8", "7.4.1", "9.3", "12.5"},
        {"2.21.0", "3.13", "Clang 18.1.8", "7.4.1", "", ""}, {"2.21.0", "3.13", "Clang 18.1.8", "7.4.1", "9.3", "12.5"},
    };
    return all;
}

} // namespace

class TestPublishedRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowIsClean_data();
    void aRowIsClean();
};

void TestPublishedRows::aRowIsClean_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(rows().size()); ++i)
        QTest::addRow("%s %s", rows()[i].tf, *rows()[i].cuda ? "GPU" : "CPU") << i;
}

void TestPublishedRows::aRowIsClean()
{
    QFETCH(int, index);
    const Row& row = rows()[index];
    const bool gpu = *row.cuda != '\0';
    QString values = u"tf=%1 board=x86_64 mode=native python=%2 bazel=%3"_s.arg(
        QLatin1StringView(row.tf), QLatin1StringView(row.python), QLatin1StringView(row.bazel));
    QString facts =
        u"host.os=ubuntu_22.04 host.arch=x86_64 host.cores=64 host.ram=262144 host.disk=400000 host.disk_tmp=50000 "
        "host.glibc=2.35 host.python_numpy=true host.bazel=%1 host.python=%2.1 host.pythons=[%2]"_s.arg(
            QLatin1StringView(row.bazel), QLatin1StringView(row.python));
    const QString compiler = QString::fromLatin1(row.compiler);
    facts += (compiler.startsWith("GCC"_L1) ? u" host.gcc="_s : u" host.clang="_s) + compiler.section(u' ', 1);
    QString cuda = QString::fromLatin1(row.cuda);
    QString cudnn = QString::fromLatin1(row.cudnn);
    if (cuda == "12.5"_L1) { // from 2.18 on the tree downloads them, by the three numbers of its own table
        cuda = u"12.5.1"_s;
        cudnn = u"9.3.0"_s;
        facts += u" source.cuda_versions=[12.5.1] source.cudnn_versions=[9.3.0]"_s;
    }
    if (gpu) {
        values += u" cuda=%1 cudnn=%2 gpu=P100 cuda_path=/usr/local/cuda"_s.arg(cuda, cudnn);
        facts += u" host.driver=580.95.05 host.cuda=[%1] host.cudnn=%2 host.path.cuda_path=/usr/local/cuda "
                 "host.path.cuda_path.folders=[include,bin,lib64,nvvm] host.path.cuda_path.nvcc=%1"_s.arg(cuda, cudnn);
    }
    QStringList bad;
    bool contradiction = false;
    for (const Finding& finding : check(configurationOf(values), catalog(), factsOf(facts))) {
        contradiction = contradiction || finding.id == "bazel.contradiction"_L1;
        if (finding.severity >= Finding::Severity::Unknown)
            bad.append(finding.id + u": "_s + finding.text);
    }
    const QLatin1StringView tf(row.tf);
    const bool belowItself = tf == "1.7.0"_L1 && gpu;
    QCOMPARE(contradiction, belowItself || tf == "2.1.0"_L1);
    if (belowItself) // the published Bazel 0.9.0 is refused by the tree itself
        bad.removeIf([](const QString& each) { return each.startsWith("bazel.range"_L1); });
    QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestPublishedRows)
#include "tst_publishedrows.moc"
