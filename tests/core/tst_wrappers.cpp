// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/base/json.h"
#include "core/emit/template.h"
#include "core/emit/wrappers.h"
#include "core/proc/process.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

/// The two wrapper programs, run by each shell of this machine with compilers that only write down how they were called:
/// the recorded cases of the originals, and further ones (tests/data/wrappers).
class WrappersTest : public QObject
{
    Q_OBJECT

    QJsonArray m_cases;

    /// A compiler: appends its name, the first folder of PATH, the number of its arguments and each of them, with zero
    /// bytes between, and ends with the status of its turn.
    static constexpr const char* stub = R"sh(#!/bin/sh
printf '%s\0' "$0" "${PATH%%:*}" "$#" "$@" >>"$STUB_LOG"
printf . >>"$STUB_LOG.count"
read -r dots <"$STUB_LOG.count"
turn=${#dots}
while [ "$turn" -gt 1 ]; do
  case $STUB_RC in *,*) STUB_RC=${STUB_RC#*,} ;; esac
  turn=$((turn - 1))
done
exit "${STUB_RC%%,*}"
)sh";

    static QJsonArray casesIn(const QString& name)
    {
        const auto text = files::read(QStringLiteral(TEST_DATA_DIR "/wrappers/") + name);
        const auto object = text ? json::parseAny(*text, name) : Result<QJsonObject>(text.error());
        return object ? object->value("cases"_L1).toArray() : QJsonArray();
    }

    static QJsonObject caseOf(const QJsonArray& cases, const QString& id)
    {
        for (const QJsonValue& value : cases) {
            if (value["id"_L1].toString() == id)
                return value.toObject();
        }
        return {};
    }

    static QStringList texts(const QJsonValue& array, const QString& root)
    {
        QStringList result;
        for (const QJsonValue& value : array.toArray())
            result.append(value.toString().replace("${ROOT}"_L1, root));
        return result;
    }

    /// The calls in the log as the cases write them.
    static QJsonArray calls(const QString& log, const QString& root)
    {
        QJsonArray result;
        QList<QByteArray> words = files::read(log).valueOr({}).split('\0');
        const auto take = [&] {
            return QString::fromUtf8(words.isEmpty() ? QByteArray() : words.takeFirst()).replace(root, "${ROOT}"_L1);
        };
        while (words.size() > 1) {
            const QString program = take();
            const QString head = take();
            QJsonArray arguments;
            for (int left = take().toInt(); left > 0; --left)
                arguments.append(take());
            result.append(QJsonObject{{u"prog"_s, program}, {u"argv"_s, arguments}, {u"path_head"_s, head}});
        }
        return result;
    }

    static bool prepare(const QJsonObject& record, const QString& root)
    {
        QStringList programs{u"bin/aarch64-linux-gnu-gcc"_s, u"hostbin/gcc"_s, u"cuda/bin/nvcc"_s};
        if (record.contains("nvcc"_L1))
            programs.append(record["nvcc"_L1].toString());
        bool good = files::makeFolder(root + "/cwd"_L1) && files::makeFolder(root + "/links"_L1);
        for (const QString& program : programs)
            good = good && files::write(root + u'/' + program, stub, files::permissions(0755));
        for (const QString& folder : texts(record["folders"_L1], root))
            good = good && files::makeFolder(root + "/cwd/"_L1 + folder);
        if (record["config"_L1].isString()) {
            const QString config = record["config"_L1].toString().replace("${ROOT}"_L1, root);
            good = good && files::write(root + "/toolchain/.config"_L1, config.toUtf8());
        }
        for (const QLatin1StringView name : {emit::targetWrapperName, emit::hostWrapperName}) {
            good = good
                   && files::write(root + "/toolchain/"_L1 + name, emit::templateText("wrappers/"_L1 + name),
                                   files::permissions(0755));
        }
        return good;
    }

    static QStringList shells()
    {
        QStringList found;
        for (const QString& name : {u"sh"_s, u"dash"_s, u"bash"_s, u"busybox"_s}) {
            if (!findProgram(name).isEmpty())
                found.append(name);
        }
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QJsonArray seed = casesIn(u"seed_cases.json"_s);
        const QJsonArray own = casesIn(u"own_cases.json"_s);
        QCOMPARE(seed.size(), 32);
        QVERIFY(own.size() > 80);
        QStringList replaced;
        for (const QJsonValue& value : seed) {
            const QString id = value["id"_L1].toString();
            if (caseOf(own, id).isEmpty())
                m_cases.append(value);
            else
                replaced.append(id.section(u'-', 0, 0));
        }
        // Defects of the originals, and no other of their cases.
        QCOMPARE(replaced.join(u' '), u"t24 t34 t35 h13 h14 h15"_s);
        for (const QJsonValue& value : own)
            m_cases.append(value);
    }

    void behavesAsRecorded_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::addColumn<QString>("id");
        for (const QString& shell : shells()) {
            for (const QJsonValue& value : std::as_const(m_cases)) {
                const QString id = value["id"_L1].toString();
                QTest::newRow(qPrintable(shell + u' ' + id)) << shell << id;
            }
        }
    }

    void behavesAsRecorded()
    {
        QFETCH(QString, shell);
        QFETCH(QString, id);
        const QJsonObject record = caseOf(m_cases, id);
        QTemporaryDir folder;
        const QString root = QFileInfo(folder.path()).canonicalFilePath();
        QVERIFY(prepare(record, root));
        const bool target = record["wrapper"_L1] == "target"_L1;
        const QString name = target ? emit::targetWrapperName : emit::hostWrapperName;
        QString wrapper = root + "/toolchain/"_L1 + name;
        if (record["link"_L1].toBool()) {
            QVERIFY(QFile::link(u"../toolchain/"_s + name, root + "/links/"_L1 + name));
            wrapper = root + "/links/"_L1 + name;
        }
        // As Bazel does, by the first line of the program; other shells by their name.
        QStringList command{wrapper};
        if (shell == "busybox"_L1)
            command = QStringList{shell, u"sh"_s, wrapper};
        else if (shell != "sh"_L1)
            command = QStringList{shell, wrapper};
        command += texts(record["argv_in"_L1], root);
        ProcessRequest request{command.takeFirst(), command};
        request.workingDirectory = root + "/cwd"_L1;
        request.environment = {{u"PATH"_s, root + "/hostbin:/usr/bin:/bin"_L1},
                               {u"STUB_LOG"_s, root + "/log"_L1},
                               {u"STUB_RC"_s, record["compiler_exit"_L1].toString(u"0"_s)}};
        request.unsetEnvironment = QStringList{u"GCC_HOST_COMPILER_PATH"_s, u"CUDA_TOOLKIT_PATH"_s,
                                               u"TF_CUDA_COMPUTE_CAPABILITIES"_s, u"TF_CUDA_VERSION"_s};
        const QJsonObject variables = record["env"_L1].toObject();
        for (auto it = variables.begin(); it != variables.end(); ++it) {
            request.environment.insert(it.key(), it.value().toString().replace("${ROOT}"_L1, root));
            request.unsetEnvironment.removeAll(it.key());
        }
        const auto outcome = runProcess(request);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().sentence()));
        const auto inPlace = [&](const QByteArray& text) {
            return QString::fromUtf8(text).replace(root, "${ROOT}"_L1);
        };
        const QString errors = inPlace(outcome->errors);
        QCOMPARE(errors, record["stderr"_L1].toString(errors));
        QCOMPARE(QJsonDocument(calls(root + "/log"_L1, root)).toJson(),
                 QJsonDocument(record["argv_out"_L1].toArray()).toJson());
        QCOMPARE(outcome->exitCode, record["exit"_L1].toInt());
        QCOMPARE(inPlace(outcome->output), record["stdout"_L1].toString());
    }
};

QTEST_APPLESS_MAIN(WrappersTest)
#include "tst_wrappers.moc"
