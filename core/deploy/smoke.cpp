// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/smoke.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/deploy/devicescript.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QRandomGenerator>

#include <array>
#include <bit>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Smoke", text);
}

constexpr std::size_t rows = 24;
constexpr std::size_t inner = 32;
constexpr std::size_t columns = 20;

class SplitMix64
{
public:
    explicit SplitMix64(quint64 seed) : m_state(seed) {}

    qint64 entry()
    {
        m_state += 0x9e3779b97f4a7c15ULL;
        quint64 z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return qint64((z ^ (z >> 31)) % 2001) - 1000;
    }

private:
    quint64 m_state;
};

QString hex(quint64 value)
{
    return u"%1"_s.arg(value, 16, 16, QLatin1Char('0'));
}

/// The last sentences of a program's error output, or how it ended: enough to see why, short enough for one line.
QString lastWords(const ProcessOutcome& outcome)
{
    const QStringList lines = QString::fromUtf8(outcome.errors).trimmed().split(u'\n', Qt::SkipEmptyParts);
    if (lines.isEmpty())
        return whyFailed(outcome);
    return lines.mid(std::max<qsizetype>(0, lines.size() - 3)).join(u' ').simplified();
}

// A library of some hundred MiB from a slow card, with every symbol bound.
constexpr int loadMs = 300000;

class Prover
{
public:
    Prover(DeviceShell& shell, const QString& folder, const ArtifactList& artifacts, quint64 seed)
        : m_shell(shell), m_folder(folder), m_artifacts(artifacts)
    {
        m_verdict.seed = seed;
    }

    Result<SmokeVerdict> run()
    {
        bool asked = false;
        m_verdict.passed = true;
        for (const Artifact& artifact : m_artifacts.artifacts) {
            Status done = Done{};
            if (artifact.kind == "wheel"_L1)
                done = proveWheel();
            else if (artifact.kind == "test"_L1)
                done = proveTest(artifact);
            else if (artifact.kind == "library"_L1)
                done = proveLibrary(artifact);
            else
                continue;
            asked = true;
            if (!done)
                return done.error();
        }
        if (!asked) {
            m_verdict.passed = false;
            m_verdict.details.append(tr("There is nothing among the artifacts that can be run as a proof."));
        }
        return m_verdict;
    }

private:
    Status proveWheel()
    {
        const QString program = ":/smoke/"_L1 + m_artifacts.project + ".py"_L1;
        if (m_artifacts.project.isEmpty() || !QFile::exists(program)) {
            return Error{
                Error::Kind::Missing,
                tr("There is no smoke program for \"%1\", so nothing can be proved.").arg(m_artifacts.project)};
        }
        // Python puts the program's own folder first on its path, so a program named like the package would hide it.
        const QString remote = u"prove.py"_s;
        if (auto sent = send(":/smoke/common.py"_L1, u"common.py"_s); !sent)
            return sent;
        if (auto sent = send(program, remote); !sent)
            return sent;
        m_verdict.expected = expectedAnswer(m_verdict.seed);
        const auto outcome = m_shell.run(
            {m_folder + "/venv/bin/python"_L1, m_folder + "/smoke/"_L1 + remote, hex(m_verdict.seed)}, {}, 600000);
        if (!outcome)
            return outcome.error();
        const QByteArray line = outcome->output.trimmed().split('\n').last();
        const auto object = json::parseAny(line, tr("the device's answer"));
        if (!outcome->succeeded() || !object) {
            m_verdict.passed = false;
            m_verdict.details.append(tr("The smoke program failed: %1").arg(lastWords(*outcome)));
            return Done{};
        }
        m_verdict.answer = object->value("answer"_L1).toString();
        m_verdict.machine = object->value("machine"_L1).toString();
        m_verdict.versionText = object->value("version"_L1).toString();
        m_verdict.passed = m_verdict.passed && m_verdict.answer == m_verdict.expected
                           && object->value("seed"_L1).toString() == hex(m_verdict.seed);
        if (const auto gpu = object->value("gpu"_L1); gpu.isObject())
            judgeGpu(gpu.toObject());
        return Done{};
    }

    /// A wheel with CUDA code is for a GPU: without one the proof fails, and says why.
    void judgeGpu(const QJsonObject& gpu)
    {
        const QString state = gpu.value("state"_L1).toString();
        const QString cuda = gpu.value("cuda"_L1).toString();
        const QString version = cuda.section(u':', 0, 0);
        const QString capabilities = cuda.section(u':', 1).replace(u","_s, u", "_s);
        const QString text = gpu.value("text"_L1).toString();
        if (state == "ran"_L1) {
            m_verdict.gpu =
                tr("The GPU came to the same product: %1 CUDA %2, code for %3.").arg(text, version, capabilities);
            m_verdict.details.append(m_verdict.gpu);
            return;
        }
        m_verdict.passed = false;
        if (state == "none"_L1)
            m_verdict.gpu =
                tr("The wheel is for a GPU (CUDA %1, code for %2), and the device has none that it can use: %3")
                    .arg(version, capabilities, text);
        else if (state == "wrong"_L1)
            m_verdict.gpu = tr("The GPU came to another product than the CPU: %1").arg(text);
        else
            m_verdict.gpu = tr("The GPU failed: %1").arg(text);
        m_verdict.details.append(m_verdict.gpu);
    }

    Status send(const QString& from, const QString& name)
    {
        const auto text = files::read(from);
        if (!text)
            return text.error();
        // `tee` rather than a redirection: program and arguments, no shell text.
        const auto made = m_shell.run({u"mkdir"_s, u"-p"_s, m_folder + "/smoke"_L1});
        if (!made)
            return made.error();
        const auto written = m_shell.run({u"tee"_s, m_folder + "/smoke/"_L1 + name}, *text);
        if (!written)
            return written.error();
        if (!written->succeeded())
            return Error{Error::Kind::Process,
                         tr("The smoke program could not be written on the device: %1").arg(lastWords(*written))};
        return Done{};
    }

    Status proveTest(const Artifact& artifact)
    {
        const QString files = m_folder + "/files"_L1;
        const auto outcome =
            m_shell.run({u"env"_s, "LD_LIBRARY_PATH="_L1 + files, files + u'/' + artifact.name}, {}, 1800000);
        if (!outcome)
            return outcome.error();
        const bool passed = outcome->succeeded();
        m_verdict.passed = m_verdict.passed && passed;
        m_verdict.details.append(passed ? tr("%1 passed.").arg(artifact.name)
                                        : tr("%1 failed with exit code %2: %3")
                                              .arg(artifact.name)
                                              .arg(outcome->exitCode)
                                              .arg(lastWords(*outcome)));
        return noteMachine();
    }

    Status proveLibrary(const Artifact& artifact)
    {
        const QString path = m_folder + "/files/"_L1 + artifact.name;
        const auto outcome =
            m_shell.run({u"env"_s, "LD_LIBRARY_PATH="_L1 + m_folder + "/files"_L1, u"python3"_s, u"-c"_s,
                         u"import ctypes, os, sys; ctypes.CDLL(sys.argv[1], mode=os.RTLD_NOW)"_s, path},
                        {}, loadMs);
        if (!outcome)
            return outcome.error();
        const bool passed = outcome->succeeded();
        m_verdict.passed = m_verdict.passed && passed;
        m_verdict.details.append(passed ? tr("%1 loads, every symbol bound.").arg(artifact.name)
                                        : tr("%1 does not load: %2").arg(artifact.name, lastWords(*outcome)));
        return noteMachine();
    }

    Status noteMachine()
    {
        if (!m_verdict.machine.isEmpty())
            return Done{};
        const auto outcome = m_shell.run({u"uname"_s, u"-m"_s});
        if (!outcome)
            return outcome.error();
        m_verdict.machine = QString::fromUtf8(outcome->output).trimmed();
        return Done{};
    }

    DeviceShell& m_shell;
    QString m_folder;
    const ArtifactList& m_artifacts;
    SmokeVerdict m_verdict;
};

} // namespace

QJsonObject SmokeVerdict::toJson() const
{
    return {{"passed"_L1, passed},     {"seed"_L1, hex(seed)},
            {"expected"_L1, expected}, {"answer"_L1, answer},
            {"machine"_L1, machine},   {"version"_L1, versionText},
            {"gpu"_L1, gpu},           {"details"_L1, QJsonArray::fromStringList(details)}};
}

SmokeVerdict SmokeVerdict::fromJson(const QJsonObject& object)
{
    SmokeVerdict verdict;
    verdict.passed = object.value("passed"_L1).toBool();
    verdict.seed = object.value("seed"_L1).toString().toULongLong(nullptr, 16);
    verdict.expected = object.value("expected"_L1).toString();
    verdict.answer = object.value("answer"_L1).toString();
    verdict.machine = object.value("machine"_L1).toString();
    verdict.versionText = object.value("version"_L1).toString();
    verdict.gpu = object.value("gpu"_L1).toString();
    for (const QJsonValue& line : object.value("details"_L1).toArray())
        verdict.details.append(line.toString());
    return verdict;
}

QString expectedAnswer(quint64 seed)
{
    SplitMix64 stream(seed);
    std::array<std::array<qint64, inner>, rows> a;
    std::array<std::array<qint64, columns>, inner> b;
    for (auto& row : a) {
        for (qint64& entry : row)
            entry = stream.entry();
    }
    for (auto& row : b) {
        for (qint64& entry : row)
            entry = stream.entry();
    }
    quint64 h = 0x6a09e667f3bcc908ULL;
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < columns; ++j) {
            qint64 sum = 0;
            for (std::size_t k = 0; k < inner; ++k)
                sum += a[i][k] * b[k][j];
            h ^= quint64(sum);
            h = std::rotl(h, 27) * 0x9e3779b97f4a7c15ULL + 0x1b873593ULL;
        }
    }
    return hex(h);
}

Result<SmokeVerdict> runSmoke(DeviceShell& shell, const QString& versionFolder, const ArtifactList& artifacts,
                              quint64 seed)
{
    return Prover(shell, versionFolder, artifacts, seed).run();
}

quint64 randomSeed()
{
    return QRandomGenerator::system()->generate64();
}

} // namespace cw
