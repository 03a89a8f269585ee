// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/base/version.h"
#include "core/catalog/catalog.h"
#include "core/emit/repositories.h"
#include "core/emit/startupflags.h"
#include "core/emit/toolchain.h"
#include "core/probe/probe.h"
#include "core/proc/process.h"
#include "realbazel.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

/// A workspace of TensorFlow 1.5's shape (tests/data/wrappers/workspace), built by real Bazels with the generated
/// toolchain and both wrappers: a generator that only links because of the host wrapper, a library whose RUNPATH is the
/// target wrapper's, a CUDA source file through a stand-in for nvcc, a program that runs under qemu, and errors behind
/// each wrapper, which must be gcc's own.
class WrapperBuildTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    Facts m_facts;
    Catalog m_catalog;
    QString m_bazel;
    QStringList m_startup;
    QStringList m_flags;

    ProcessOutcome bazel(const QStringList& words) const
    {
        ProcessRequest request{m_bazel, m_startup + words};
        request.workingDirectory = m_folder.filePath(u"tree"_s);
        request.environment = {{u"PATH"_s, u"/usr/local/bin:/usr/bin:/bin"_s}};
        request.timeoutMs = 500000;
        const auto outcome = runProcess(request);
        return outcome ? *outcome : ProcessOutcome();
    }

    ProcessOutcome build(const QString& target) const
    {
        return bazel(QStringList{u"build"_s} + m_flags + QStringList{target});
    }

    /// A file of the build by the end of its path, in the folder of the target's configuration.
    QString built(const QString& base, const QString& cpu, const QString& name) const
    {
        return QFileInfo(base + "/execroot/org_tensorflow/bazel-out/"_L1 + cpu + "-opt/bin/tensorflow/"_L1 + name)
            .canonicalFilePath();
    }

    emit::CompilerWrappers wrappers(const QString& cudaVersion) const
    {
        emit::CompilerWrappers result;
        result.target = true;
        const auto host = emit::hostCompiler(m_facts);
        if (host)
            result.host = *host;
        result.cuda = {m_folder.filePath(u"cuda tree"_s), cudaVersion, {u"5.3"_s}, u"/cudnn"_s, {}};
        return result;
    }

    /// Rules that this program has no stand-ins for, from where Debian's package of that Bazel has them. As TensorFlow's own
    /// .bazelrc says for these Bazels, the tree is a WORKSPACE and no module.
    Status debiansRules(const BazelEra& era)
    {
        m_flags.append(u"--noenable_bzlmod"_s);
        for (const QString& name : era.repositories) {
            const QString rules = "/usr/share/bazel/rules/"_L1 + name.section(u'_', 1);
            const QString tools = "/usr/share/bazel/tools/"_L1 + (name.contains(u'_') ? name.section(u'_', 1) : name);
            const QString folder = QFileInfo(rules).isDir() && name.startsWith("rules_"_L1) ? rules : tools;
            if (!QFileInfo(folder).isDir())
                return Error{Error::Kind::Missing, u"There is no %1 of Debian's Bazel here."_s.arg(folder)};
            m_flags.append("--override_repository=%1=%2"_L1.arg(name, folder));
        }
        return Done{};
    }

    Status prepare(const QString& version, const QString& arch, const QString& base)
    {
        const Version bazel = *Version::parse(version);
        auto compiler = emit::crossCompiler(m_facts, arch, {});
        if (!compiler)
            return compiler.error();
        // Two calls of nvcc with the old Bazels, one with the others: what their CUDA does.
        compiler->wrappers = wrappers(bazel < *Version::parse(u"0.24") ? u"8.0"_s : u"11.8"_s);
        const BazelEra& era = m_catalog.bazelEraFor(version);
        const emit::ToolchainForm form = *emit::toolchainForm(era);
        const QString folder = m_folder.filePath("toolchain-"_L1 + version + u'-' + arch);
        QList<emit::StandIn> standIns;
        if (era.standIns || era.repositories.isEmpty()) {
            const auto made =
                emit::standInRepositories(era, version, {}, m_folder.filePath("repositories-"_L1 + version));
            if (!made)
                return made.error();
            standIns = *made;
        }
        QList<PlanFile> all = emit::toolchainRepository(*compiler, form, folder);
        m_flags = QStringList{u"--spawn_strategy=standalone"_s,
                              u"--genrule_strategy=standalone"_s,
                              u"--symlink_prefix=/"_s,
                              u"--verbose_failures"_s,
                              u"--color=no"_s,
                              u"--min_param_file_size=1"_s,
                              u"-c"_s,
                              u"opt"_s,
                              u"--jobs=2"_s};
        m_flags += emit::toolchainFlags(*compiler, era, folder) + emit::wrapperFlags(*compiler, form);
        if (standIns.isEmpty() && !era.repositories.isEmpty()) {
            if (auto rules = debiansRules(era); !rules)
                return rules.error();
        }
        for (const emit::StandIn& standIn : std::as_const(standIns)) {
            all += standIn.files;
            m_flags.append(standIn.flag);
        }
        for (const PlanFile& file : std::as_const(all)) {
            if (auto done = files::write(file.path, file.text, files::permissions(file.mode)); !done)
                return done;
        }
        m_startup = emit::startupFlags(era, {base, 682, false});
        return Done{};
    }

    void buildsFor(const QString& version, const QString& arch, const QString& base)
    {
        const auto prepared = prepare(version, arch, base);
        QVERIFY2(prepared, prepared ? "" : qPrintable(prepared.error().sentence()));
        const QString& cpu = arch;
        ProcessOutcome outcome = build(u"//tensorflow:program"_s);
        // Qt Test cuts long messages at their end.
        QVERIFY2(outcome.succeeded(), outcome.errors.mid(outcome.errors.indexOf("ERROR:")).left(1500).constData());

        const QString program = built(base, cpu, u"program"_s);
        const QString library = built(base, cpu, u"libtensorflow_framework.so"_s);
        QVERIFY2(!program.isEmpty() && !library.isEmpty(), qPrintable(base + " for "_L1 + cpu));
        // The wrapper saw -o. Bazel may write files of parameters from the first byte on here; what it puts into them differs:
        // 0.22 only the objects, the versions of the recorded cases everything.
        const auto dynamic = runProcess({u"readelf"_s, {u"-d"_s, library}});
        QVERIFY(dynamic);
        static const QByteArray tail = "-opt/genfiles/external/local_config_cuda/cuda/cuda/lib";
        QVERIFY2(dynamic->output.contains("/execroot/org_tensorflow/bazel-out/" + cpu.toUtf8() + tail),
                 dynamic->output.constData());

        const QString triplet = emit::tripletOf(arch);
        const auto run = runProcess({arch == "armhf"_L1 ? u"qemu-arm-static"_s : u"qemu-aarch64-static"_s,
                                     {u"-L"_s, "/usr/"_L1 + triplet, u"-E"_s,
                                      "LD_LIBRARY_PATH="_L1 + QFileInfo(library).absolutePath(), program}});
        QVERIFY(run);
        QCOMPARE(run->output + run->errors, QByteArray("generated 10 plain 8 framework 9 kernel two words pointer ")
                                                + (arch == "armhf"_L1 ? "4\n" : "8\n"));

        // What Bazel shows of a compiler that fails is the compiler's own text, and the build fails at once.
        for (const QString& name : {u"bad_target"_s, u"bad_host"_s, u"bad_kernel"_s}) {
            outcome = build("//tensorflow:"_L1 + name);
            QCOMPARE(outcome.exitCode, 1);
            QVERIFY2(outcome.errors.contains("error: ") && outcome.errors.contains("oops"), outcome.errors.constData());
            QVERIFY2(!outcome.errors.contains("was not created"), outcome.errors.constData());
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString data = QStringLiteral(TEST_DATA_DIR "/wrappers");
        QDirIterator it(data + "/workspace"_L1, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            const QString name = path.mid(data.size() + int(sizeof("/workspace")));
            QVERIFY(files::write(m_folder.filePath("tree/"_L1 + name), files::read(path).valueOr({})));
        }
        QVERIFY(files::write(m_folder.filePath(u"cuda tree/bin/nvcc"_s),
                             files::read(data + "/stand_in_nvcc.py"_L1).valueOr({}), files::permissions(0755)));
        const auto catalog = Catalog::load();
        QVERIFY(catalog);
        m_catalog = *catalog;
        const auto facts = probe::probeHost();
        QVERIFY2(facts, facts ? "" : qPrintable(facts.error().sentence()));
        m_facts = *facts;
    }

    void buildsWithBothWrappers_data()
    {
        QTest::addColumn<QString>("version");
        for (const QString& version : realbazel::versions({u"4.2.3"_s, u"0.17.2"_s, u"0.24.1"_s, u"2.1.0"_s}))
            QTest::newRow(qPrintable(version)) << version;
    }

    void buildsWithBothWrappers()
    {
        QFETCH(QString, version);
        if (version == m_facts.text(u"host.bazel"_s)) {
            m_bazel = m_facts.text(u"host.bazel_path"_s);
        } else {
            const auto found = realbazel::program(version);
            if (!found)
                QSKIP(qPrintable(found.error().sentence()));
            m_bazel = *found;
        }
        const QString base = m_folder.filePath("output-"_L1 + version);
        m_startup.clear();
        buildsFor(version, u"aarch64"_s, base);
        if (!QTest::currentTestFailed())
            buildsFor(version, u"armhf"_s, base);
        if (!m_startup.isEmpty())
            (void)bazel({u"shutdown"_s});
        // Bazel makes its outputs read-only.
        (void)runProcess({u"chmod"_s, {u"-R"_s, u"u+w"_s, base}});
        QVERIFY(QDir(base).removeRecursively());
    }
};

QTEST_APPLESS_MAIN(WrapperBuildTest)
#include "tst_wrapperbuild.moc"
