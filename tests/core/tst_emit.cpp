// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/catalog/catalog.h"
#include "core/emit/answers.h"
#include "core/emit/repositories.h"
#include "core/emit/retagscript.h"
#include "core/emit/shellquote.h"
#include "core/emit/startupflags.h"
#include "core/emit/template.h"
#include "core/emit/toolchain.h"
#include "core/proc/process.h"

#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class EmitTest : public QObject
{
    Q_OBJECT

    Catalog m_catalog;

    static QMap<QString, QString> recorded(const QString& name)
    {
        QMap<QString, QString> result;
        const QByteArray text = files::read(QStringLiteral(TEST_DATA_DIR "/answers/") + name).valueOr({});
        for (const QString& line : QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts))
            result.insert(line.section(u'=', 0, 0), line.section(u'=', 1));
        return result;
    }

    static QByteArray texts(const QList<PlanFile>& files)
    {
        QByteArray all;
        for (const PlanFile& file : files)
            all += file.text;
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto catalog = Catalog::load();
        QVERIFY(catalog);
        m_catalog = *catalog;
    }

    // The recorded environment made the real script of 1.5.0 ask nothing and write what typed answers write.
    void answersOf15AreTheRecordedOnes()
    {
        const ConfigureFamily* family = m_catalog.configureFamily(u"py-1.5"_s);
        QVERIFY(family);
        const auto answers = emit::configureAnswers(
            *family, {u"/usr/bin/python3"_s, u"/usr/lib/python3/dist-packages"_s, {u"-O2"_s}, {}});
        QVERIFY(answers);
        QMap<QString, QString> ours = *answers;
        // Set but empty means "no" in 1.5; the recording left it unset, which asks nothing with a closed input either.
        QCOMPARE(ours.take(u"TF_SET_ANDROID_WORKSPACE"_s), QString());
        const QMap<QString, QString> expected = recorded(u"v150-cross-cpu.env"_s);
        QVERIFY(expected.size() > 10);
        QCOMPARE(ours, expected);
    }

    void everyFamilyIsComplete()
    {
        QVERIFY(m_catalog.configureFamilies().size() >= 19);
        for (const ConfigureFamily& family : m_catalog.configureFamilies()) {
            const auto answers = emit::configureAnswers(family, {u"/usr/bin/python3"_s, {}, {}, {}});
            QVERIFY2(answers, qPrintable(family.id));
            for (auto it = answers->cbegin(); it != answers->cend(); ++it) {
                QVERIFY2(!it.value().contains("${"_L1), qPrintable(family.id + u' ' + it.key()));
                QVERIFY2(!it.value().contains("native"_L1), qPrintable(family.id + u' ' + it.key()));
            }
            QCOMPARE(answers->value(u"TF_NEED_CUDA"_s), u"0"_s);
            QCOMPARE(answers->value(u"PYTHON_BIN_PATH"_s), u"/usr/bin/python3"_s);
            const QStringList cleared = emit::configureVariables(family);
            for (const QString& name : answers->keys())
                QVERIFY2(cleared.contains(name) || name == "USE_DEFAULT_PYTHON_LIB_PATH"_L1, qPrintable(name));
        }
    }

    void featuresAreSpelledByTheFamily()
    {
        const auto ask = [&](const QString& family, const QString& feature) {
            return emit::configureAnswers(*m_catalog.configureFamily(family), {u"/p"_s, {}, {}, {{feature, true}}});
        };
        QCOMPARE(ask(u"py-1.5"_s, u"s3"_s)->value(u"TF_NEED_S3"_s), u"1"_s);
        QCOMPARE(ask(u"py-1.10"_s, u"s3"_s)->value(u"TF_NEED_AWS"_s), u"1"_s);
        QCOMPARE(ask(u"py-2.4-2.8"_s, u"xla"_s)->value(u"TF_ENABLE_XLA"_s), u"1"_s);
        const auto unknown = ask(u"py-2.4-2.8"_s, u"s3"_s);
        QVERIFY(!unknown);
        QVERIFY(unknown.error().text.contains("features.s3"_L1));
    }

    void shellWords_data()
    {
        QTest::addColumn<QString>("word");
        for (const char* word :
             {"plain-1.0/x", "two words", "it's", "$HOME `id` \\", "", "*", "a\nb", "--copt=-DX=\"y\"", "~/x", "#x"})
            QTest::newRow(word) << QString::fromUtf8(word);
    }

    void shellWords()
    {
        QFETCH(QString, word);
        const auto outcome = runProcess({u"sh"_s, {u"-c"_s, "printf %s "_L1 + emit::shellQuoted(word)}});
        QVERIFY(outcome);
        QCOMPARE(QString::fromUtf8(outcome->output), word);
    }

    void starlarkStrings()
    {
        QCOMPARE(emit::quoted(u"a\"b\\c\nd"_s), QByteArray("\"a\\\"b\\\\c\\nd\""));
        QCOMPARE(emit::quotedList({u"-DX=\"y\""_s, u"b"_s}), QByteArray("[\"-DX=\\\"y\\\"\", \"b\"]"));
    }

    void standInsLeaveOutWhatTheTreeHas()
    {
        const QByteArray workspace =
            "workspace(name = \"x\")\nlocal_repository(\n    name = \"rules_cc\",\n    path = \"p\",\n)\n"
            "http_archive(\n    name = \"rules_java\",\n)\nlocal_repository(path = \"q\", name = \"platforms\")\n";
        QCOMPARE(emit::localRepositories(workspace), (QStringList{u"rules_cc"_s, u"platforms"_s}));
        const auto standIns = emit::standInRepositories(m_catalog.bazelEraFor(u"4.2.3"_s), u"4.2.3"_s,
                                                        emit::localRepositories(workspace), u"/f"_s);
        QVERIFY(standIns);
        QStringList names;
        for (const emit::StandIn& item : *standIns)
            names.append(item.name);
        QCOMPARE(names, (QStringList{u"rules_java"_s, u"rules_proto"_s, u"remote_coverage_tools"_s}));
        const auto of = [&](const QString& version) {
            return emit::standInRepositories(m_catalog.bazelEraFor(version), version, {}, u"/f"_s);
        };
        QVERIFY(of(u"0.17.2"_s)->isEmpty());
        QVERIFY(of(u"0.28.1"_s)->isEmpty());
        QCOMPARE(of(u"0.29.1"_s)->size(), 5);
        const auto newer = of(u"7.7.1"_s);
        QVERIFY(!newer && newer.error().text.contains("7.7.1"_L1));
        BazelEra mine = m_catalog.bazelEraFor(u"4.2.3"_s);
        mine.repositories = {u"rules_of_mine"_s};
        QVERIFY(!emit::standInRepositories(mine, u"4.2.3"_s, {}, u"/f"_s)); // nothing is written that was never written
        QVERIFY(emit::standInRepositories(mine, u"4.2.3"_s, mine.repositories, u"/f"_s)->isEmpty());
    }

    void startupOptionsAreTheErasOwn()
    {
        const auto of = [&](const QString& version, int heap, bool rc) {
            return emit::startupFlags(m_catalog.bazelEraFor(version), {u"/o"_s, heap, rc});
        };
        QCOMPARE(of(u"4.2.3"_s, 2048, false), (QStringList{u"--output_base=/o"_s, u"--max_idle_secs=900"_s,
                                                           u"--host_jvm_args=-Xmx2048m"_s, u"--nohome_rc"_s}));
        QCOMPARE(of(u"4.2.3"_s, 0, true), (QStringList{u"--output_base=/o"_s, u"--max_idle_secs=900"_s}));
        QVERIFY(!of(u"0.17.2"_s, 0, false).contains(u"--nohome_rc"_s)); // "Unknown startup option"
        QVERIFY(of(u"0.18.0"_s, 0, false).contains(u"--nohome_rc"_s));
        // A record of somebody's own without startup options still builds in the plan's output base.
        QCOMPARE(emit::startupFlags({}, {u"/o"_s, 2048, false}), QStringList{u"--output_base=/o"_s});
    }

    void toolchainsAreTheErasOwn()
    {
        const auto of = [&](const QString& version) { return emit::toolchainForm(m_catalog.bazelEraFor(version)); };
        QVERIFY(!of(u"0.4.5"_s));
        for (const QString& version : {u"0.5.4"_s, u"0.17.2"_s, u"0.22.0"_s})
            QCOMPARE(of(version), emit::ToolchainForm::CrosstoolFile);
        for (const QString& version : {u"0.23.0"_s, u"0.24.1"_s, u"0.27.0"_s})
            QCOMPARE(of(version), emit::ToolchainForm::Crosstool);
        for (const QString& version : {u"0.28.0"_s, u"0.29.1"_s, u"2.1.0"_s, u"4.2.3"_s, u"7.7.1"_s})
            QCOMPARE(of(version), emit::ToolchainForm::Platforms);
        emit::CrossCompiler compiler;
        compiler.arch = u"armhf"_s;
        compiler.cpu = u"armeabi"_s;
        const auto flags = [&](const QString& version) {
            return emit::toolchainFlags(compiler, m_catalog.bazelEraFor(version), u"/t"_s);
        };
        QCOMPARE(flags(u"0.17.2"_s), (QStringList{u"--override_repository=crosswright_toolchain=/t"_s,
                                                  u"--crosstool_top=@crosswright_toolchain//:toolchain"_s,
                                                  u"--host_crosstool_top=@bazel_tools//tools/cpp:toolchain"_s,
                                                  u"--cpu=armeabi"_s, u"--distinct_host_configuration=true"_s}));
        QVERIFY(flags(u"4.2.3"_s).contains(u"--platforms=@crosswright_toolchain//:armhf"_s));
        QVERIFY(flags(u"4.2.3"_s).contains(u"--incompatible_enable_cc_toolchain_resolution"_s));
        QVERIFY(!flags(u"6.5.0"_s).contains(u"--distinct_host_configuration=true"_s)); // ignored from 6 on
        QVERIFY(flags(u"0.4.5"_s).isEmpty());
    }

    void toolsLieBesideTheDriver()
    {
        const emit::CrossCompiler compiler{u"aarch64"_s,
                                           u"aarch64-linux-gnu"_s,
                                           u"/opt/x/bin/aarch64-linux-gnu-gcc-12"_s,
                                           u"12"_s,
                                           {u"/opt/x/include"_s},
                                           {},
                                           {u"-march=armv8-a"_s},
                                           {},
                                           u"aarch64"_s};
        for (const auto form :
             {emit::ToolchainForm::CrosstoolFile, emit::ToolchainForm::Crosstool, emit::ToolchainForm::Platforms}) {
            QByteArray all;
            for (const PlanFile& file : emit::toolchainRepository(compiler, form, u"/t"_s)) {
                QVERIFY(file.text.startsWith("# SPDX-License-Identifier: 0BSD\n"));
                all += file.text;
            }
            QVERIFY(!all.contains('@' + QByteArray("ARCH@")));
            QVERIFY(all.contains("\"/opt/x/bin/aarch64-linux-gnu-gcc-12\""));
            QVERIFY(all.contains("\"/opt/x/bin/aarch64-linux-gnu-ar\""));
            QVERIFY(all.contains("\"/opt/x/include\""));
            QVERIFY(all.contains("-march=armv8-a"));
        }
    }

    void valuesAreNotReadAgain()
    {
        QCOMPARE(emit::fill("a @ONE@@TWO_B@ @x//y:@ONE@ $@ @", {{"ONE", "@TWO_B@"}, {"TWO_B", "2"}}),
                 QByteArray("a @TWO_B@2 @x//y:@TWO_B@ $@ @"));
        for (const QString& name : {u"programs/python_headers.sh"_s, u"programs/retag_wheel.py"_s, u"programs/bazel"_s,
                                    u"toolchain/CROSSTOOL"_s, u"wrappers/crosstool_wrapper_driver_is_not_gcc"_s})
            QVERIFY2(emit::templateText(name).contains("# SPDX-License-Identifier: 0BSD\n"), qPrintable(name));
    }

    // A wrapper looks for -o, so nothing may be hidden in a file of parameters; it is an input, so that another wrapper
    // means another build; and the programs of the build go through the other one.
    void wrappersArePartOfTheToolchain()
    {
        emit::CrossCompiler compiler{
            u"aarch64"_s, u"aarch64-linux-gnu"_s, u"/usr/bin/aarch64-linux-gnu-gcc"_s, u"12"_s, {u"/usr/include"_s}};
        compiler.cpu = u"arm"_s;
        for (const auto form :
             {emit::ToolchainForm::CrosstoolFile, emit::ToolchainForm::Crosstool, emit::ToolchainForm::Platforms}) {
            compiler.wrappers = {};
            QVERIFY(emit::wrapperFlags(compiler, form).isEmpty());
            QByteArray all = texts(emit::toolchainRepository(compiler, form, u"/t"_s));
            QVERIFY(all.contains("supports_param_files = 1"));
            QVERIFY(!all.contains("wrapper"));
            QVERIFY(!all.contains("k8"));

            compiler.wrappers.target = true;
            compiler.wrappers.cuda = {
                u"/cuda tree"_s, u"8.0"_s, {u"5.3"_s, u"6.2"_s}, u"/cudnn"_s, {u"/cuda tree/inc"_s}};
            all = texts(emit::toolchainRepository(compiler, form, u"/t"_s));
            QVERIFY(all.contains("supports_param_files = 0"));
            QVERIFY(!all.contains("supports_param_files = 1"));
            QVERIFY(all.contains("compiler_files = \":cc_wrapper\""));
            QVERIFY(all.contains("linker_files = \":cc_wrapper\""));
            QVERIFY(all.contains("\"/cuda tree/inc\""));
            QVERIFY(!all.contains("k8"));
            QCOMPARE(emit::wrapperFlags(compiler, form),
                     (QStringList{u"--action_env=GCC_HOST_COMPILER_PATH=/usr/bin/aarch64-linux-gnu-gcc"_s,
                                  u"--action_env=CUDA_TOOLKIT_PATH=/cuda tree"_s,
                                  u"--action_env=TF_CUDA_COMPUTE_CAPABILITIES=5.3,6.2"_s,
                                  u"--action_env=TF_CUDA_VERSION=8.0"_s}));

            compiler.wrappers.host = {u"/usr/bin/gcc-12"_s, u"12"_s, {u"/usr/lib/gcc/include"_s}};
            const QList<PlanFile> files = emit::toolchainRepository(compiler, form, u"/t"_s);
            all = texts(files);
            QVERIFY(all.contains("\"k8\""));
            QVERIFY(all.contains("\"/usr/lib/gcc/include\""));
            QVERIFY(all.contains("\"/usr/bin/objcopy\""));
            QVERIFY(all.contains("is_cuda = yes\n"));
            QVERIFY(all.contains("cuda_dir = /cuda tree\n"));
            QCOMPARE(all.count("supports_param_files = 0"), 2);
            QVERIFY(emit::wrapperFlags(compiler, form)
                        .contains(u"--host_crosstool_top=@crosswright_toolchain//:toolchain"_s));
            int programs = 0;
            for (const PlanFile& file : files)
                programs += file.mode == 0755 ? 1 : 0;
            QCOMPARE(programs, 2);
        }
    }

    // A wheel as setuptools makes it, tagged for this machine, becomes one for the target; pip's own check is the RECORD.
    void wheelsAreTagged()
    {
        QTemporaryDir folder;
        QVERIFY(files::makeFolder(folder.filePath(u"in"_s)));
        QVERIFY(files::write(folder.filePath(u"retag.py"_s), emit::retagScript()));
        const QByteArray make =
            "import sys, zipfile, hashlib, base64\n"
            "files = {'x/__init__.py': b'', 'x-1.0.dist-info/WHEEL': b'Wheel-Version: 1.0\\nTag: cp311-cp311-linux_x86_64\\n'}\n"
            "z = zipfile.ZipFile(sys.argv[1] + '/in/x-1.0-cp311-cp311-linux_x86_64.whl', 'w')\n"
            "rows = []\n"
            "for n, d in files.items():\n"
            "    z.writestr(n, d)\n"
            "    rows.append('%s,sha256=%s,%d' % (n, base64.urlsafe_b64encode(hashlib.sha256(d).digest()).decode().rstrip('='), len(d)))\n"
            "z.writestr('x-1.0.dist-info/RECORD', '\\n'.join(rows) + '\\nx-1.0.dist-info/RECORD,,\\n')\n";
        const QByteArray judge =
            "import sys, zipfile, hashlib, base64\n"
            "z = zipfile.ZipFile(sys.argv[1] + '/out/x-1.0-cp311-cp311-linux_aarch64.whl')\n"
            "assert z.read('x-1.0.dist-info/WHEEL').endswith(b'Tag: cp311-cp311-linux_aarch64\\n')\n"
            "rows = z.read('x-1.0.dist-info/RECORD').decode().splitlines()\n"
            "assert len(rows) == 3, rows\n"
            "for n, h, s in (r.rsplit(',', 2) for r in rows):\n"
            "    d = z.read(n)\n"
            "    assert n.endswith('RECORD') or (int(s) == len(d) and h == 'sha256=' + base64.urlsafe_b64encode(hashlib.sha256(d).digest()).decode().rstrip('=')), n\n";
        const auto python = [&](const QStringList& arguments) {
            const auto outcome = runProcess({u"python3"_s, arguments});
            return outcome && outcome->succeeded();
        };
        QVERIFY(python({u"-c"_s, QString::fromUtf8(make), folder.path()}));
        QVERIFY(python(
            {folder.filePath(u"retag.py"_s), u"linux_aarch64"_s, folder.filePath(u"in"_s), folder.filePath(u"out"_s)}));
        QVERIFY(python({u"-c"_s, QString::fromUtf8(judge), folder.path()}));
        QVERIFY(!python({folder.filePath(u"retag.py"_s), u"linux_aarch64"_s, folder.filePath(u"out/none"_s),
                         folder.filePath(u"o"_s)}));
    }
};

QTEST_APPLESS_MAIN(EmitTest)
#include "tst_emit.moc"
