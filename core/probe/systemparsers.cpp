// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/systemparsers.h"

#include "core/probe/textlines.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe", text);
}

// Bits of AT_HWCAP on aarch64: Linux, arch/arm64/include/uapi/asm/hwcap.h.
constexpr std::array armFeatures{"fp",      "asimd", "evtstrm", "aes",   "pmull",    "sha1",   "sha2", "crc32",
                                 "atomics", "fphp",  "asimdhp", "cpuid", "asimdrdm", "jscvt",  "fcma", "lrcpc",
                                 "dcpop",   "sha3",  "sm3",     "sm4",   "asimddp",  "sha512", "sve",  "asimdfhm",
                                 "dit",     "uscat", "ilrcpc",  "flagm", "ssbs",     "sb",     "paca", "pacg"};

// The architecture of programs in the catalog's words: a 64-bit kernel may carry a 32-bit user space (Raspberry Pi OS).
QString userArch(const QString& kernelArch, int bits)
{
    if (kernelArch.startsWith("armv"_L1) || (bits == 32 && kernelArch == "aarch64"_L1))
        return u"armhf"_s;
    if (bits == 32 && kernelArch == "x86_64"_L1)
        return u"i686"_s;
    return kernelArch;
}

// VALUE of KEY=VALUE as os-release(5) writes it; nothing where a quote is not closed.
std::optional<QString> releaseValue(const QString& text)
{
    const QString value = text.trimmed();
    if (value.startsWith(u'"') || value.startsWith(u'\'')) {
        if (value.size() < 2 || !value.endsWith(value.front()))
            return std::nullopt;
        return value.mid(1, value.size() - 2);
    }
    return value;
}

} // namespace

void parseUname(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^Linux (\\S+) ([a-z0-9_]+)$"_s);
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch()) {
            sink.known(u"kernel"_s, match.captured(1));
            sink.known(u"kernel_arch"_s, match.captured(2));
        }
    }
}

void parseGetconf(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression bits(u"^LONG_BIT (32|64)$"_s);
    static const QRegularExpression cores(u"^_NPROCESSORS_ONLN ([1-9]\\d{0,4})$"_s);
    static const QRegularExpression glibc(u"^GNU_LIBC_VERSION glibc (\\d+\\.\\d+(\\.\\d+)?)$"_s);
    for (const QString& line : completeLines(text)) {
        if (const auto match = bits.match(line); match.hasMatch()) {
            sink.known(u"bits"_s, match.captured(1).toInt());
            if (const QString kernel = sink.facts.text(sink.prefix + "kernel_arch"_L1); !kernel.isEmpty())
                sink.known(u"arch"_s, userArch(kernel, match.captured(1).toInt()));
        } else if (const auto count = cores.match(line); count.hasMatch()) {
            sink.known(u"cores"_s, count.captured(1).toInt());
        } else if (const auto version = glibc.match(line); version.hasMatch()) {
            sink.known(u"glibc"_s, version.captured(1));
        }
    }
}

void parseOsRelease(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression id(u"^[a-z0-9._-]+$"_s);
    static const QRegularExpression version(u"^[A-Za-z0-9._~+-]*$"_s);
    QMap<QString, QString> values;
    for (const QString& line : completeLines(text)) {
        const qsizetype equals = line.indexOf(u'=');
        if (const auto value = releaseValue(line.mid(equals + 1)); equals > 0 && value)
            values.insert(line.left(equals), *value);
    }
    const QString release =
        values.contains(u"VERSION_ID"_s) ? values.value(u"VERSION_ID"_s) : values.value(u"VERSION_CODENAME"_s);
    // Without a release (a cut-off file) the name alone would match rules for any release.
    if (!id.match(values.value(u"ID"_s)).hasMatch() || release.isEmpty() || !version.match(release).hasMatch())
        return;
    sink.known(u"os"_s, u"%1 %2"_s.arg(values.value(u"ID"_s), release));
    if (values.contains(u"PRETTY_NAME"_s))
        sink.known(u"os_name"_s, values.value(u"PRETTY_NAME"_s));
    if (values.contains(u"VERSION_CODENAME"_s))
        sink.known(u"os_codename"_s, values.value(u"VERSION_CODENAME"_s));
}

void parseCpuinfo(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^([A-Za-z][A-Za-z _]*?)\\s*:\\s*(.*)$"_s);
    static const QRegularExpression words(u"^[a-z0-9_]+( [a-z0-9_]+)*$"_s);
    QString features;
    QString model;
    bool arm = false;
    for (const QString& line : completeLines(text)) {
        const auto match = form.match(line);
        const QString key = match.captured(1);
        const QString value = match.captured(2).trimmed();
        if ((key == "flags"_L1 || key == "Features"_L1) && features.isEmpty() && words.match(value).hasMatch()) {
            features = value;
            arm = key == "Features"_L1;
        } else if ((key == "model name"_L1 || key == "Model"_L1) && !value.isEmpty()
                   && (model.isEmpty() || key == "Model"_L1)) {
            model = value;
        }
    }
    if (features.isEmpty())
        return;
    const QString kernel = sink.facts.text(sink.prefix + "kernel_arch"_L1);
    const bool armKernel = kernel.startsWith("arm"_L1) || kernel == "aarch64"_L1;
    if (!kernel.isEmpty() && armKernel != arm) {
        sink.unknown(u"cpu"_s, tr("The machine says %1, but %2 describes another architecture's processor (emulation).")
                                   .arg(kernel, sink.how));
        return;
    }
    sink.known(u"cpu"_s, QJsonArray::fromStringList(features.split(u' ')));
    if (!model.isEmpty())
        sink.known(u"cpu_model"_s, model);
}

void parseAuxv(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression hex(u"^AT_HWCAP:\\s+(?:0x)?([0-9a-f]{1,16})$"_s);
    static const QRegularExpression names(u"^AT_HWCAP:\\s+((?:[a-z0-9]+ )*[a-z0-9]+)$"_s);
    if (sink.has(u"cpu"_s) || sink.facts.text(sink.prefix + "kernel_arch"_L1) != "aarch64"_L1
        || sink.facts.number(sink.prefix + "bits"_L1) != 64)
        return;
    for (const QString& line : completeLines(text)) {
        QStringList found;
        if (const auto match = hex.match(line.trimmed()); match.hasMatch()) {
            const quint64 mask = match.captured(1).toULongLong(nullptr, 16);
            for (std::size_t bit = 0; bit < armFeatures.size(); ++bit) {
                if (mask >> bit & 1)
                    found.append(QLatin1StringView(armFeatures[bit]));
            }
        } else if (const auto words = names.match(line.trimmed()); words.hasMatch()) {
            found = words.captured(1).split(u' ');
        }
        if (found.contains("asimd"_L1)) // every aarch64 Linux has it; anything else was misread
            sink.known(u"cpu"_s, QJsonArray::fromStringList(found));
    }
}

void parseMeminfo(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^(MemTotal|SwapTotal):\\s+(\\d{1,12}) kB$"_s);
    for (const QString& line : completeLines(text)) {
        const auto match = form.match(line);
        const qint64 mebibytes = match.captured(2).toLongLong() / 1024;
        if (match.captured(1) == "MemTotal"_L1 && mebibytes > 0)
            sink.known(u"ram"_s, mebibytes);
        else if (match.captured(1) == "SwapTotal"_L1)
            sink.known(u"swap"_s, mebibytes);
    }
}

void parseSwaps(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^/dev/zram\\d+\\s+partition\\s+(\\d{1,12})\\s"_s);
    const QStringList lines = completeLines(text);
    if (lines.isEmpty() || !lines.first().startsWith("Filename"_L1))
        return;
    qint64 kibibytes = 0;
    for (const QString& line : lines)
        kibibytes += form.match(line).captured(1).toLongLong();
    sink.known(u"zram"_s, kibibytes / 1024);
}

void parseLibstdcxx(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^(GLIBCXX|CXXABI)_(\\d+(?:\\.\\d+)+)$"_s);
    QString glibcxx;
    QString cxxabi;
    QString path;
    for (const QString& line : completeLines(text)) {
        if (line.startsWith("file /"_L1))
            path = line.mid(5);
        const auto match = form.match(line);
        if (!match.hasMatch())
            continue;
        QString& best = match.captured(1) == "GLIBCXX"_L1 ? glibcxx : cxxabi;
        if (best.isEmpty() || versionLess(best, match.captured(2)))
            best = match.captured(2);
    }
    if (path.isEmpty() || glibcxx.isEmpty() || cxxabi.isEmpty())
        return;
    sink.known(u"glibcxx"_s, glibcxx);
    sink.known(u"cxxabi"_s, cxxabi);
    sink.known(u"libstdcxx_path"_s, path);
}

void parseDisk(const QByteArray& text, const QStringList& names, const FactSink& sink)
{
    static const QRegularExpression form(u"\\s(\\d{1,15})\\s+(\\d{1,15})\\s+(\\d{1,15})\\s+\\d{1,3}%\\s+/\\S*$"_s);
    qsizetype row = 0;
    for (const QString& line : completeLines(text)) {
        const auto match = form.match(line);
        if (match.hasMatch() && row < names.size())
            sink.known(names[row++], match.captured(3).toLongLong() / 1024);
    }
}

void parseThermal(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^(\\S+) (-?\\d{1,7})$"_s);
    std::optional<double> hottest;
    QStringList all;
    for (const QString& line : completeLines(text)) {
        const auto match = form.match(line);
        const double degrees = match.captured(2).toInt() / 1000.0;
        // Jetsons give -256 for a part that is off, and 100 for a fixed "PMIC-Die" that measures nothing.
        if (!match.hasMatch() || degrees <= -40 || degrees >= 150 || match.captured(1).startsWith("PMIC"_L1))
            continue;
        all.append(u"%1 %2"_s.arg(match.captured(1), QString::number(degrees, 'f', 1)));
        hottest = std::max(hottest.value_or(degrees), degrees);
    }
    if (!hottest)
        return;
    sink.known(u"temperature"_s, *hottest);
    sink.known(u"temperatures"_s, QJsonArray::fromStringList(all));
}

void parsePython(const QByteArray& text, const QString& name, const FactSink& sink)
{
    static const QRegularExpression form(u"^cw-python (\\d+\\.\\d+\\.\\d+) (/.*)$"_s);
    static const QRegularExpression venv(u"^cw-venv ([01])$"_s);
    static const QRegularExpression multiarch(u"^cw-multiarch ([a-z0-9_-]+)$"_s);
    static const QRegularExpression include(u"^cw-include (/.+)$"_s);
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch()) {
            sink.known(name, match.captured(1));
            sink.known(name + "_path"_L1, match.captured(2));
        } else if (const auto has = venv.match(line); has.hasMatch()) {
            sink.known(name + "_venv"_L1, has.captured(1) == "1"_L1);
        } else if (const auto triplet = multiarch.match(line); triplet.hasMatch()) {
            sink.known(name + "_multiarch"_L1, triplet.captured(1));
        } else if (const auto folder = include.match(line); folder.hasMatch()) {
            sink.known(name + "_include"_L1, folder.captured(1));
        }
    }
}

void parseTimes(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(
        u"^(\\d{1,4})m(\\d{1,2}(?:\\.\\d{1,6})?)s (\\d{1,4})m(\\d{1,2}(?:\\.\\d{1,6})?)s$"_s);
    double seconds = 0;
    int rows = 0;
    for (const QString& line : completeLines(text)) {
        const auto match = form.match(line);
        if (!match.hasMatch())
            continue;
        ++rows;
        seconds += 60 * (match.captured(1).toInt() + match.captured(3).toInt()) + match.captured(2).toDouble()
                   + match.captured(4).toDouble();
    }
    if (rows == 2) // the shell's own row, and its children's
        sink.known(u"probe_cpu"_s, qRound64(seconds * 1000));
}

void parseGccNames(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^/.*/gcc-(\\d{1,2}(?:\\.\\d)?)$"_s);
    QStringList versions;
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch() && !versions.contains(match.captured(1)))
            versions.append(match.captured(1));
    }
    std::sort(versions.begin(), versions.end(), versionLess);
    if (!versions.isEmpty())
        sink.known(u"gccs"_s, QJsonArray::fromStringList(versions));
}

void parseCgroup(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^(version|controllers|limits)((?: [a-z0-9_]+)*)$"_s);
    for (const QString& line : completeLines(text)) {
        const auto match = form.match(line);
        if (!match.hasMatch())
            continue;
        const QStringList words = match.captured(2).split(u' ', Qt::SkipEmptyParts);
        if (match.captured(1) == "version"_L1) {
            if (words.size() == 1 && (words.first() == "1"_L1 || words.first() == "2"_L1))
                sink.known(u"cgroup"_s, words.first().toInt());
        } else {
            sink.known(match.captured(1) == "limits"_L1 ? u"cgroup_limits"_s : u"cgroup_controllers"_s,
                       QJsonArray::fromStringList(words));
        }
    }
}

void parseNumpy(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^cw-numpy ([01])$"_s);
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch())
            sink.known(u"python_numpy"_s, match.captured(1) == "1"_L1);
    }
}

void parsePythonNames(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^/.*/python(3\\.\\d{1,2})$"_s);
    QStringList versions;
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch() && !versions.contains(match.captured(1)))
            versions.append(match.captured(1));
    }
    std::sort(versions.begin(), versions.end(), versionLess);
    if (!versions.isEmpty())
        sink.known(u"pythons"_s, QJsonArray::fromStringList(versions));
}

void parseTools(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^([a-z0-9+-]+) (/.+)$"_s);
    static const QStringList withPath{u"bazelisk"_s, u"git"_s, u"nvcc"_s, u"java"_s};
    QStringList names;
    QStringList containers;
    for (const QString& line : completeLines(text)) {
        const auto match = form.match(line);
        if (!match.hasMatch())
            continue;
        const QString name = match.captured(1);
        names.append(name);
        if (name == "docker"_L1 || name == "podman"_L1)
            containers.append(name);
        if (withPath.contains(name))
            sink.known(name + "_path"_L1, match.captured(2));
    }
    if (names.isEmpty())
        return;
    sink.known(u"tools"_s, QJsonArray::fromStringList(names));
    sink.known(u"container"_s, QJsonArray::fromStringList(containers));
}

void parseQemu(const QByteArray& text, const QString& name, const FactSink& sink)
{
    static const QRegularExpression form(u"^qemu-\\S+ version (\\d+\\.\\d+\\.\\d+)( |$)"_s);
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch())
            sink.known(name, match.captured(1));
    }
}

} // namespace cw::probe
