// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Toolkit trees of packages that the test makes, in Debian's and in NVIDIA's layout; what the catalog says of parts.

#include "core/base/files.h"
#include "core/cuda/elfmachine.h"
#include "core/cuda/partsources.h"
#include "core/cuda/toolkittree.h"
#include "core/cuda/treelisting.h"
#include "core/proc/process.h"
#include "toolkitfixture.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <memory>
#include <sys/stat.h>

using namespace cw;
using namespace cw::cuda;
using namespace Qt::StringLiterals;

namespace {

/// Every file below a folder with what it is: a link's text, or inode and size.
QMap<QString, QString> snapshot(const QString& folder)
{
    QMap<QString, QString> found;
    QDirIterator it(folder, QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        struct stat info = {};
        if (::lstat(QFile::encodeName(path).constData(), &info) != 0)
            continue;
        found.insert(QDir(folder).relativeFilePath(path),
                     S_ISDIR(info.st_mode) ? u"folder"_s
                                           : QString::number(info.st_ino) + u' ' + QString::number(info.st_size));
    }
    return found;
}

} // namespace

class TestToolkitTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_fixture = std::make_unique<ToolkitFixture>(m_catalog); }
    void debianPackagesBecomeATree();
    void madeTwiceIsTheSame();
    void whatIsNotOursIsRefused();
    void nvidiasLayoutGetsTheMissingLinks();
    void cudnnOfAWheel();
    void cudnnOfTheWrongMachineIsRefused();
    void cudnnUnderOtherNames();
    void standInsAreSaid();
    void partsOfTheCatalog();

private:
    Catalog m_catalog;
    std::unique_ptr<ToolkitFixture> m_fixture;
};

void TestToolkitTree::initTestCase()
{
    auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
    m_catalog = *catalog;
}

void TestToolkitTree::debianPackagesBecomeATree()
{
    m_fixture->putDebian();
    const auto tree = makeToolkitTree(m_fixture->debian(), m_fixture->path("/tree"));
    QVERIFY2(tree, tree ? "" : qPrintable(tree.error().sentence()));
    QVERIFY(tree->made);
    const QDir folder(tree->folder);
    QCOMPARE(machineOfFile(folder.filePath(u"bin/nvcc"_s)), u"x86_64"_s); // not the script of usr/bin
    for (const char* name :
         {"bin/crt/link.stub", "bin/nvcc.profile", "nvvm/bin/cicc", "nvvm/libdevice/libdevice.10.bc",
          "nvvm/lib64/libnvvm.so.4", "include/cuda.h", "lib64/libcudart.so.11.0", "lib64/libcublas.so",
          "lib64/stubs/libcuda.so.1", "targets/sbsa-linux/lib64/libcufft.so.10", "version.json",
          "targets/x86_64-linux/include/cuda.h", "extras/CUPTI/include/cupti.h", "extras/CUPTI/lib64/libcupti.so.11.8"})
        QVERIFY2(folder.exists(QString::fromLatin1(name)), name);
    QVERIFY(QFileInfo(folder.filePath(u"targets/x86_64-linux/lib"_s)).isDir());
    QVERIFY(!QFileInfo(folder.filePath(u"lib64/libnppc.so"_s)).isSymLink()); // a link that leads nowhere
    QVERIFY(files::read(folder.filePath(u"bin/nvcc.profile"_s))->contains("_TARGET_DIR_"));
    // The blanks are gone in the tree and stay in the package.
    QVERIFY(files::read(folder.filePath(u"include/cusolver_common.h"_s))->contains("\n#define CUSOLVER_VER_MAJOR 11"));
    QVERIFY(files::read(m_fixture->path("/target/usr/include/cusolver_common.h"))
                ->contains("  #define CUSOLVER_VER_MAJOR"));
    QCOMPARE(tree->changed, QStringList{u"targets/sbsa-linux/include/cusolver_common.h"_s});
    const TreeOrigin origin = originOf(tree->folder);
    QCOMPARE(origin.from, u"debian bookworm"_s);
    QVERIFY(origin.sbsa && !origin.cudnnStandIn);

    TreeRequest kept = m_fixture->debian();
    kept.unindent = false;
    const auto other = makeToolkitTree(kept, m_fixture->path("/kept"));
    QVERIFY(other && other->changed.isEmpty());
}

void TestToolkitTree::madeTwiceIsTheSame()
{
    m_fixture->putDebian();
    QVERIFY(makeToolkitTree(m_fixture->debian(), m_fixture->path("/tree")));
    const auto before = snapshot(m_fixture->path("/tree"));
    const auto again = makeToolkitTree(m_fixture->debian(), m_fixture->path("/tree"));
    QVERIFY(again && !again->made);
    QCOMPARE(snapshot(m_fixture->path("/tree")), before);
    // What was damaged is made anew.
    QVERIFY(QFile::remove(m_fixture->path("/tree/lib64/libcublas.so")));
    const auto repaired = makeToolkitTree(m_fixture->debian(), m_fixture->path("/tree"));
    QVERIFY(repaired && repaired->made);
    QCOMPARE(snapshot(m_fixture->path("/tree")).keys(), before.keys());
    QVERIFY(QDir(m_fixture->folder()).entryList({u"tree.*"_s}, QDir::Dirs).isEmpty());
}

void TestToolkitTree::whatIsNotOursIsRefused()
{
    m_fixture->putDebian();
    m_fixture->put(u"/tree/mine.txt"_s, "mine");
    const auto refused = makeToolkitTree(m_fixture->debian(), m_fixture->path("/tree"));
    QVERIFY(!refused && refused.error().kind == Error::Kind::Refused);
    QCOMPARE(*files::read(m_fixture->path("/tree/mine.txt")), QByteArray("mine"));
    TreeRequest wrong = m_fixture->debian();
    wrong.host = m_fixture->path("/target");
    const auto missing = makeToolkitTree(wrong, m_fixture->path("/other"));
    QVERIFY(!missing && missing.error().text.contains(m_fixture->path("/target")));
    QVERIFY(!QFileInfo::exists(m_fixture->path("/other")));
}

void TestToolkitTree::nvidiasLayoutGetsTheMissingLinks()
{
    for (const char* name : {"bin/nvcc", "bin/ptxas", "nvvm/bin/cicc"})
        m_fixture->put("/cuda/"_L1 + QString::fromLatin1(name), ToolkitFixture::elfFor(u"x86_64"_s));
    m_fixture->put(u"/cuda/version.txt"_s, "CUDA Version 8.0.61\n");
    m_fixture->put(u"/cuda/extras/CUPTI/lib64/libcupti.so.8.0"_s, ToolkitFixture::elfFor(u"x86_64"_s));
    m_fixture->put(u"/cuda/extras/CUPTI/include/cupti.h"_s, "//");
    m_fixture->put(u"/cuda/targets/aarch64-linux/include/cuda.h"_s, "//");
    m_fixture->put(u"/cuda/targets/aarch64-linux/lib/libcublas.so.8.0.88"_s, ToolkitFixture::elfFor(u"aarch64"_s));
    m_fixture->put(u"/cuda/targets/aarch64-linux/lib/stubs/libcuda.so"_s, ToolkitFixture::elfFor(u"aarch64"_s));
    TreeRequest request;
    request.host = m_fixture->path("/cuda");
    request.target = m_fixture->path("/cuda/targets/aarch64-linux");
    request.targetFolder = u"aarch64-linux"_s;
    request.version = u"8.0.61"_s;
    request.sonames = m_catalog.cuda(u"8.0"_s)->sonames;
    const auto tree = makeToolkitTree(request, m_fixture->path("/tree"));
    QVERIFY2(tree, tree ? "" : qPrintable(tree.error().sentence()));
    QCOMPARE(QFileInfo(m_fixture->path("/tree/lib64/libcublas.so")).canonicalFilePath().section(u'/', -1),
             u"libcublas.so.8.0.88"_s);
    QVERIFY(QFileInfo::exists(m_fixture->path("/tree/lib64/libcublas.so.8.0")));
    QVERIFY(QFileInfo::exists(m_fixture->path("/tree/lib64/stubs/libcuda.so.1")));
    QCOMPARE(machineOfFile(m_fixture->path("/tree/extras/CUPTI/lib64/libcupti.so.8.0")),
             u"x86_64"_s); // the build machine's
    QVERIFY(QFileInfo::exists(m_fixture->path("/tree/version.txt")));
}

void TestToolkitTree::cudnnOfAWheel()
{
    m_fixture->putDebian();
    m_fixture->put(u"/wheel/nvidia/cudnn/include/cudnn.h"_s, "//");
    m_fixture->put(u"/wheel/nvidia/cudnn/include/cudnn_version.h"_s,
                   "#define CUDNN_MAJOR 9\n#define CUDNN_MINOR 3\n#define CUDNN_PATCHLEVEL 0\n");
    m_fixture->put(u"/wheel/nvidia/cudnn/lib/libcudnn.so.9"_s, ToolkitFixture::elfFor(u"aarch64"_s));
    m_fixture->put(u"/nccl/nvidia/nccl/include/nccl.h"_s, "//");
    m_fixture->put(u"/nccl/nvidia/nccl/lib/libnccl.so.2"_s, ToolkitFixture::elfFor(u"aarch64"_s));
    TreeRequest request = m_fixture->debian();
    request.cudnn = m_fixture->path("/wheel");
    request.nccl = m_fixture->path("/nccl");
    const auto tree = makeToolkitTree(request, m_fixture->path("/tree"));
    QVERIFY2(tree, tree ? "" : qPrintable(tree.error().sentence()));
    for (const char* name : {"/tree/lib64/libcudnn.so.9", "/tree/lib64/libcudnn.so", "/tree/include/cudnn.h",
                             "/tree/lib64/libnccl.so", "/tree/include/nccl.h"})
        QVERIFY2(QFileInfo::exists(m_fixture->path(name)), name);
    QCOMPARE(originOf(tree->folder).cudnn, u"9.3.0"_s);
}

void TestToolkitTree::cudnnOfTheWrongMachineIsRefused()
{
    m_fixture->putDebian();
    m_fixture->put(u"/cudnn/include/cudnn.h"_s,
                   "#define CUDNN_MAJOR 7\n#define CUDNN_MINOR 6\n#define CUDNN_PATCHLEVEL 5\n");
    m_fixture->put(u"/cudnn/lib64/libcudnn.so.7"_s, ToolkitFixture::elfFor(u"x86_64"_s));
    TreeRequest request = m_fixture->debian();
    request.cudnn = m_fixture->path("/cudnn");
    const auto tree = makeToolkitTree(request, m_fixture->path("/tree"));
    QVERIFY(!tree && tree.error().kind == Error::Kind::Refused);
    QVERIFY2(tree.error().text.contains("x86_64"_L1), qPrintable(tree.error().text));
}

void TestToolkitTree::cudnnUnderOtherNames()
{
    m_fixture->putDebian();
    m_fixture->put(u"/cudnn/usr/include/aarch64-linux-gnu/cudnn_v8.h"_s, "//");
    m_fixture->put(u"/cudnn/usr/include/aarch64-linux-gnu/cudnn_version_v8.h"_s,
                   "#define CUDNN_MAJOR 8\n#define CUDNN_MINOR 6\n#define CUDNN_PATCHLEVEL 0\n");
    m_fixture->put(u"/cudnn/usr/lib/aarch64-linux-gnu/libcudnn.so.8.6.0"_s, ToolkitFixture::elfFor(u"aarch64"_s));
    m_fixture->link(u"libcudnn.so.8.6.0"_s, u"/cudnn/usr/lib/aarch64-linux-gnu/libcudnn.so.8"_s);
    TreeRequest request = m_fixture->debian();
    request.cudnn = m_fixture->path("/cudnn");
    const auto tree = makeToolkitTree(request, m_fixture->path("/tree"));
    QVERIFY2(tree, tree ? "" : qPrintable(tree.error().sentence()));
    for (const char* name : {"/tree/include/cudnn.h", "/tree/include/cudnn_version.h", "/tree/lib64/libcudnn.so"})
        QVERIFY2(QFileInfo::exists(m_fixture->path(name)), name);
}

void TestToolkitTree::standInsAreSaid()
{
    m_fixture->putDebian();
    TreeRequest request = m_fixture->debian();
    request.standIn = true;
    request.cudnnVersion = u"8.6.0"_s;
    request.compiler = findProgram(u"gcc"_s); // which machine it is for does not matter here
    QVERIFY(!request.compiler.isEmpty());
    const auto tree = makeToolkitTree(request, m_fixture->path("/tree"));
    QVERIFY2(tree, tree ? "" : qPrintable(tree.error().sentence()));
    QCOMPARE(tree->notes.filter(u"stand-in"_s).size(), 2);
    QVERIFY(originOf(tree->folder).cudnnStandIn);
    QVERIFY(!machineOfFile(m_fixture->path("/tree/lib64/libcudnn.so")).isEmpty());
    QCOMPARE(cudnnVersionIn(*files::read(m_fixture->path("/tree/include/cudnn_version.h"))), u"8.6.0"_s);
    const auto again = makeToolkitTree(request, m_fixture->path("/tree"));
    QVERIFY(again && !again->made);
    request.compiler = u"/no/such/compiler"_s;
    QVERIFY(!makeToolkitTree(request, m_fixture->path("/other")));
}

void TestToolkitTree::partsOfTheCatalog()
{
    for (const PartSource& source : m_catalog.parts()) {
        const auto part = partOf(source);
        QCOMPARE(part.has_value(), source.kind != "none"_L1);
        if (!part) {
            QVERIFY2(!source.note.isEmpty(), qPrintable(source.id)); // a gap says why
            continue;
        }
        QVERIFY2(licenceOf(source, m_catalog), qPrintable(source.id));
        QVERIFY2(source.kind != "wheel"_L1 || (source.sha256.size() == 64 && source.downloadMiB > 0),
                 qPrintable(source.id));
        QVERIFY2(source.arch != "aarch64"_L1 || source.sbsa, qPrintable(source.id));
    }
    for (const char* version : {"11.2", "11.8", "12.4"}) {
        const auto found = findToolkit(m_catalog, QString::fromLatin1(version), u"x86_64"_s, u"aarch64"_s);
        QVERIFY2(found, version);
        QCOMPARE(found->all().size(), 2);
    }
    const auto none = findToolkit(m_catalog, u"8.0"_s, u"x86_64"_s, u"aarch64"_s);
    QVERIFY(!none && none.error().text.contains("11.8"_L1));
    // The gap of the index, by name.
    const auto gap = findCudnn(m_catalog, u"11.8"_s, u"8"_s, u"aarch64"_s);
    QVERIFY(!gap && gap.error().text.contains("x86_64"_L1));
    const auto nine = findCudnn(m_catalog, u"12.4"_s, {}, u"aarch64"_s);
    QVERIFY(nine && (*nine)->version == "9.3.0.75"_L1);
    QVERIFY(findCudnn(m_catalog, u"11.8"_s, u"8.6.0"_s, u"x86_64"_s));
    QCOMPARE(jetpacksWith(m_catalog, u"11.8"_s), QStringList());
    QVERIFY(jetpacksWith(m_catalog, u"11.4"_s).contains(u"5.1.2"_s));
}

QTEST_GUILESS_MAIN(TestToolkitTree)
#include "tst_toolkittree.moc"
