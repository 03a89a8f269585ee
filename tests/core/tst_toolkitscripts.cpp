// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The scripts for what Crosswright does not do itself, run in folders of the test with packages that dpkg-deb makes here:
// NVIDIA's cross packages of another machine, and the list of a board's files.

#include "core/base/files.h"
#include "core/proc/process.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const QString scripts = QStringLiteral(CROSSWRIGHT_SOURCE_DIR "/resources/cuda/");
const QString cudaFolder = QStringLiteral("/usr/local/cuda-8.0");
const QString libraries = QStringLiteral("/usr/local/cuda-8.0/targets/aarch64-linux/lib/");

QStringList listed(const QString& folder)
{
    QStringList found;
    QDirIterator it(folder, QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        const QFileInfo info(path);
        found.append(QDir(folder).relativeFilePath(path)
                     + (info.isSymLink() ? " -> "_L1 + QFile::symLinkTarget(path) : QString()));
    }
    found.sort();
    return found;
}

} // namespace

class TestToolkitScripts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void aForeignPackageIsInstalledOnce();
    void dryRunChangesNothing();
    void linksTwiceAreTheSame();
    void whatIsThereIsLeftAlone();
    void wrongUsageIsSaid();
    void aBoardsFilesAreListed();

private:
    QString root() const { return m_folder->path() + "/root"_L1; }
    /// A package of NVIDIA's kind: another machine's libraries, whole names only.
    QString makePackage(const QString& name, const QString& arch) const;
    ProcessOutcome run(const QStringList& words) const
    {
        ProcessRequest request{u"sh"_s, QStringList{scripts + "cross-packages.sh"_L1} + words};
        request.environment.insert(u"CROSSWRIGHT_DPKG_ROOT"_s, root());
        const auto outcome = runProcess(request);
        return outcome ? *outcome : ProcessOutcome();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestToolkitScripts::initTestCase()
{
    for (const QString& program : {u"dpkg"_s, u"dpkg-deb"_s, u"objdump"_s, u"gcc"_s})
        QVERIFY2(!findProgram(program).isEmpty(), qPrintable(program));
}

void TestToolkitScripts::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    for (const QString& folder : {u"/var/lib/dpkg/info"_s, u"/var/lib/dpkg/updates"_s, u"/var/lib/dpkg/triggers"_s})
        QVERIFY(QDir().mkpath(root() + folder));
    QVERIFY(files::write(root() + "/var/lib/dpkg/status"_L1, ""));
    QVERIFY(files::write(root() + "/var/lib/dpkg/available"_L1, ""));
}

QString TestToolkitScripts::makePackage(const QString& name, const QString& arch) const
{
    const QString build = m_folder->path() + "/build-"_L1 + name;
    const QByteArray control = "Package: " + name.toUtf8() + "\nVersion: 8.0.61-1\nArchitecture: " + arch.toUtf8()
                               + "\nMaintainer: A B <a@b.c>\nDepends: not-there\nDescription: test\n";
    const QString place = build + libraries;
    bool fine = bool(files::write(build + "/DEBIAN/control"_L1, control)) && QDir().mkpath(place + "stubs"_L1);
    // A library with a SONAME, as objdump reads it; and one without.
    const auto compiled = runProcess({u"gcc"_s,
                                      {u"-shared"_s, u"-nostdlib"_s, u"-Wl,-soname,libcublas.so.8.0"_s, u"-x"_s, u"c"_s,
                                       u"/dev/null"_s, u"-o"_s, place + "libcublas.so.8.0.88"_L1}});
    fine = fine && compiled && compiled->succeeded();
    fine = fine && files::write(place + "libcurand.so.8.0.61"_L1, "no library")
           && files::write(place + "stubs/libcuda.so"_L1, "stub")
           && files::write(place + "stubs/libnppc.so"_L1, "stub");
    const QString package = m_folder->path() + u'/' + name + ".deb"_L1;
    const auto built = runProcess({u"dpkg-deb"_s, {u"--root-owner-group"_s, u"-b"_s, build, package}});
    return fine && built && built->succeeded() ? package : QString();
}

void TestToolkitScripts::aForeignPackageIsInstalledOnce()
{
    const bool here = QSysInfo::currentCpuArchitecture() == "arm64"_L1;
    const QString package = makePackage(u"cuda-cublas-cross-aarch64-8-0"_s, here ? u"amd64"_s : u"arm64"_s);
    QVERIFY(!package.isEmpty());
    const ProcessOutcome first = run({cudaFolder, u"aarch64-linux"_s, package});
    QVERIFY2(first.succeeded(), first.errors + first.output);
    QVERIFY(QFileInfo::exists(root() + libraries + "libcublas.so.8.0.88"_L1));
    QVERIFY(files::read(root() + "/var/lib/dpkg/status"_L1)->contains("cuda-cublas-cross-aarch64-8-0"));
    const QStringList before = listed(root() + "/usr"_L1);
    QVERIFY2(before.contains("local/cuda-8.0/targets/aarch64-linux/lib/libcublas.so.8.0 -> "_L1 + root() + libraries
                             + "libcublas.so.8.0.88"_L1),
             qPrintable(before.join(u'\n')));
    const ProcessOutcome dry = run({u"--dry-run"_s, cudaFolder, u"aarch64-linux"_s, package});
    QVERIFY(dry.succeeded());
    QCOMPARE(dry.output, QByteArray()); // nothing is left to do
    const ProcessOutcome again = run({cudaFolder, u"aarch64-linux"_s, package});
    QVERIFY2(again.succeeded(), again.errors + again.output);
    QCOMPARE(listed(root() + "/usr"_L1), before);
}

void TestToolkitScripts::dryRunChangesNothing()
{
    const bool here = QSysInfo::currentCpuArchitecture() == "arm64"_L1;
    const QString package = makePackage(u"cuda-cublas-cross-aarch64-8-0"_s, here ? u"amd64"_s : u"arm64"_s);
    const ProcessOutcome dry = run({u"--dry-run"_s, cudaFolder, u"aarch64-linux"_s, package});
    QVERIFY2(dry.succeeded(), dry.errors);
    QVERIFY2(dry.output.contains("--force-architecture") && dry.output.contains(package.toUtf8()), dry.output);
    QVERIFY(!QFileInfo::exists(root() + "/usr"_L1));
    // A package for every machine needs no force.
    const ProcessOutcome plain =
        run({u"--dry-run"_s, cudaFolder, u"aarch64-linux"_s, makePackage(u"all-of-it"_s, u"all"_s)});
    QVERIFY2(plain.succeeded() && !plain.output.contains("--force-architecture"), plain.output);
}

void TestToolkitScripts::linksTwiceAreTheSame()
{
    QVERIFY(!makePackage(u"a"_s, u"all"_s).isEmpty());
    QVERIFY(QDir().mkpath(root() + cudaFolder));
    const auto copied = runProcess({u"cp"_s, {u"-a"_s, m_folder->path() + "/build-a/usr"_L1, root()}});
    QVERIFY(copied && copied->succeeded());
    QVERIFY(run({u"--links-only"_s, cudaFolder, u"aarch64-linux"_s}).succeeded());
    const QStringList once = listed(root());
    for (const char* name :
         {"libcublas.so", "libcublas.so.8.0", "libcurand.so", "libcurand.so.8.0", "stubs/libcuda.so.1", "libnppc.so"})
        QVERIFY2(QFileInfo(root() + libraries + QString::fromLatin1(name)).exists(), name);
    QVERIFY(!QFileInfo::exists(root() + libraries + "libcuda.so"_L1)); // the driver's stub stays where it is
    const ProcessOutcome again = run({u"--links-only"_s, cudaFolder, u"aarch64-linux"_s});
    QVERIFY2(again.succeeded() && again.errors.isEmpty(), again.errors);
    QCOMPARE(listed(root()), once);
}

void TestToolkitScripts::whatIsThereIsLeftAlone()
{
    QVERIFY(!makePackage(u"a"_s, u"all"_s).isEmpty());
    const auto copied = runProcess({u"cp"_s, {u"-a"_s, m_folder->path() + "/build-a/usr"_L1, root()}});
    QVERIFY(copied && copied->succeeded());
    QVERIFY(files::write(root() + libraries + "libcublas.so.8.0"_L1, "somebody's own"));
    const ProcessOutcome outcome = run({u"--links-only"_s, cudaFolder, u"aarch64-linux"_s});
    QVERIFY(outcome.succeeded());
    QVERIFY2(outcome.errors.contains("left as it is"), outcome.errors);
    QCOMPARE(*files::read(root() + libraries + "libcublas.so.8.0"_L1), QByteArray("somebody's own"));
}

void TestToolkitScripts::wrongUsageIsSaid()
{
    QCOMPARE(run({u"--no-such"_s}).exitCode, 64);
    const ProcessOutcome missing = run({cudaFolder, u"aarch64-linux"_s, u"/no/such.deb"_s});
    QVERIFY(missing.exitCode == 1 && missing.errors.contains("/no/such.deb"));
    const ProcessOutcome empty = run({u"--links-only"_s, cudaFolder, u"aarch64-linux"_s});
    QVERIFY2(empty.exitCode == 1 && empty.errors.contains("is not there"), empty.errors);
}

void TestToolkitScripts::aBoardsFilesAreListed()
{
    const QString board = m_folder->path() + "/board"_L1;
    const QByteArray macros = "#define CUDNN_MAJOR 8\n#define CUDNN_MINOR 6\n#define CUDNN_PATCHLEVEL 0\n";
    QVERIFY(files::write(board + "/usr/include/aarch64-linux-gnu/cudnn_v8.h"_L1, "//"));
    QVERIFY(files::write(board + "/usr/include/aarch64-linux-gnu/cudnn_version_v8.h"_L1, macros));
    QVERIFY(QFile::link(u"aarch64-linux-gnu/cudnn_v8.h"_s, board + "/usr/include/cudnn.h"_L1));
    QVERIFY(files::write(board + "/usr/lib/aarch64-linux-gnu/libcudnn.so.8"_L1, "library"));
    QVERIFY(files::write(board + "/usr/local/cuda-11.4/targets/aarch64-linux/lib/libcublas.so.11"_L1, "library"));
    QVERIFY(files::write(board + "/usr/local/cuda-11.4/bin/nvcc"_L1, "the board's own, of no use here"));
    ProcessRequest request{u"sh"_s, {scripts + "device.sh"_L1}};
    request.environment.insert(u"CROSSWRIGHT_DEVICE_ROOT"_s, board);
    const auto outcome = runProcess(request);
    QVERIFY(outcome && outcome->succeeded());
    const QStringList lines = QString::fromUtf8(outcome->output).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines, QStringList({u"usr/include/aarch64-linux-gnu/cudnn_v8.h"_s,
                                 u"usr/include/aarch64-linux-gnu/cudnn_version_v8.h"_s, u"usr/include/cudnn.h"_s,
                                 u"usr/lib/aarch64-linux-gnu/libcudnn.so.8"_s,
                                 u"usr/local/cuda-11.4/targets/aarch64-linux/lib/libcublas.so.11"_s}));
    QVERIFY2(outcome->errors.contains("cuDNN 8.6.0: /usr/include/aarch64-linux-gnu/cudnn_version_v8.h"),
             outcome->errors);
}

QTEST_GUILESS_MAIN(TestToolkitScripts)
#include "tst_toolkitscripts.moc"
