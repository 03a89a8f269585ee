// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/jetsonparsers.h"

#include "core/probe/textlines.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

// The version that NVIDIA's package names carry: "6.1+b123", "5.1.2-b104"; the build number shows that nothing is cut off.
QString jetpackVersion(const QString& version)
{
    static const QRegularExpression form(u"^(\\d{1,2}(?:\\.\\d{1,2}){1,2})[+-]b\\d+$"_s);
    return form.match(version).captured(1);
}

// The strings of a device-tree property, each ended by NUL (or, after `tr`, by a line end).
QStringList treeWords(const QByteArray& text)
{
    QByteArray lines = text;
    lines.replace('\0', '\n');
    QStringList words = wholeText(lines).split(u'\n');
    words.removeAll(QString());
    return words;
}

} // namespace

void parseNvTegraRelease(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^# R(\\d{1,3}) \\(release\\), REVISION: (\\d{1,2}(?:\\.\\d{1,2}){0,2}),"_s);
    // Only the first line states it; the commas behind both numbers show that they are whole.
    if (const auto match = form.match(wholeText(text)); match.hasMatch())
        sink.known(u"l4t"_s, match.captured(1) + u'.' + match.captured(2));
}

void parseDpkg(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression row(u"^([a-z0-9][a-z0-9.+-]+)(?::[a-z0-9]+)?[ \\t]+(\\S+)$"_s);
    // The date behind the version shows that nothing is cut off, so this line needs no end. Forms: `dpkg-query -W`,
    // `dpkg -l` ("ii  nvidia-l4t-core  32.7.1-…  arm64 …") and the bare version.
    static const QRegularExpression l4t(
        u"^(?:|(?:ii +)?nvidia-l4t-core(?::arm64)?[ \\t]+)(\\d{1,3}\\.\\d{1,2}(?:\\.\\d{1,2}){0,2})-\\d{14}(?:\\s|$)"_s);
    static const QRegularExpression cudnn(u"^(?:libcudnn\\d+|libcudnn\\d+-cuda-\\d+|cudnn9-cuda-\\d+)$"_s);
    static const QRegularExpression cudnnVersion(u"^(\\d{1,2}\\.\\d{1,2}\\.\\d{1,3})(?:\\.\\d+)?-"_s);
    static const QRegularExpression compat(u"^cuda-compat-(\\d{1,2})-(\\d{1,2})$"_s);
    static const QRegularExpression tensorrt(u"^libnvinfer\\d+$"_s);
    static const QRegularExpression tensorrtVersion(u"^(\\d{1,2}\\.\\d{1,2}\\.\\d{1,2}(?:\\.\\d+)?)-"_s);
    for (const QString& line : wholeText(text).split(u'\n')) {
        if (const auto found = l4t.match(line); found.hasMatch() && !sink.has(u"l4t"_s))
            sink.known(u"l4t"_s, found.captured(1));
    }
    for (const QString& line : completeLines(text)) {
        const auto match = row.match(line);
        const QString name = match.captured(1);
        const QString version = match.captured(2);
        if (name == "nvidia-jetpack"_L1) {
            if (const QString found = jetpackVersion(version); !found.isEmpty())
                sink.known(u"jetpack"_s, found);
        } else if (cudnn.match(name).hasMatch()) {
            if (const auto found = cudnnVersion.match(version); found.hasMatch() && !sink.has(u"cudnn"_s))
                sink.known(u"cudnn"_s, found.captured(1));
        } else if (const auto package = compat.match(name); package.hasMatch()) {
            const QString cuda = package.captured(1) + u'.' + package.captured(2);
            if (!sink.has(u"cuda_compat"_s))
                sink.known(u"cuda_compat"_s, cuda);
        } else if (tensorrt.match(name).hasMatch()) {
            if (const auto found = tensorrtVersion.match(version); found.hasMatch())
                sink.known(u"tensorrt"_s, found.captured(1));
        }
    }
}

void parseAptJetpack(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^Version: (\\S+)$"_s);
    bool rightPackage = true; // `apt-cache show nvidia-jetpack | grep Version` leaves no name
    QString newest;
    for (const QString& line : completeLines(text)) {
        if (line.startsWith("Package: "_L1))
            rightPackage = line == "Package: nvidia-jetpack"_L1;
        const QString found = rightPackage ? jetpackVersion(form.match(line).captured(1)) : QString();
        if (!found.isEmpty() && (newest.isEmpty() || versionLess(newest, found)))
            newest = found;
    }
    if (!newest.isEmpty())
        sink.known(u"jetpack"_s, newest);
}

void parseModel(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^[A-Za-z][A-Za-z0-9 ()/_.,+-]{2,99}$"_s);
    // The property is one string; more of them are not a model.
    const QStringList words = treeWords(text);
    if (words.size() != 1 || !form.match(words.first()).hasMatch())
        return;
    // What a shell says when it cannot read the file is a line of words too. A board has a vendor's name or a number in
    // its name, or it is one code name ("quill").
    static const QRegularExpression board(u"\\d|NVIDIA|Jetson|Raspberry|Tegra|Orin|Xavier|Thor|^[A-Za-z0-9_-]+$"_s);
    if (board.match(words.first()).hasMatch())
        sink.known(u"model"_s, words.first().trimmed());
}

void parseCompatible(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^[a-z0-9-]+,[A-Za-z0-9.+_-]+$"_s);
    QStringList entries;
    for (const QString& word : treeWords(text)) {
        if (!form.match(word).hasMatch())
            return;
        entries.append(word);
    }
    // The property ends with a NUL; without one the last entry may be cut off.
    if (entries.isEmpty() || !(text.endsWith('\0') || text.endsWith('\n')))
        return;
    sink.known(u"compatible"_s, QJsonArray::fromStringList(entries));
    // The list goes from the board to its chip; only a chip's name shows that its end is there.
    static const QRegularExpression chip(u"^(?:nvidia,(tegra\\d+)|brcm,(bcm\\d+))$"_s);
    if (const auto match = chip.match(entries.last()); match.hasMatch())
        sink.known(u"soc"_s, match.captured(1) + match.captured(2));
}

void parseTegrastats(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression ram(u"\\bRAM (\\d{1,7})/(\\d{1,7})MB \\(lfb "_s);
    static const QRegularExpression swap(u"\\bSWAP (\\d{1,7})/(\\d{1,7})MB "_s);
    static const QRegularExpression load(u"\\bGR3D(?:_FREQ)? (\\d{1,3})%"_s);
    static const QRegularExpression degrees(u"\\b([A-Za-z][A-Za-z0-9]*)@(-?\\d{1,3}(?:\\.\\d+)?)C(?:/|\\s|$)"_s);
    static const QRegularExpression power(u"\\b(?:VDD_IN|VIN_SYS_5V0|POM_5V_IN|VIN|SYS5V) (\\d{1,7})(?:mW)?/"_s);
    // One state of the board: the last line that is whole. Mixing lines would mix two moments.
    const QStringList lines = completeLines(text);
    const auto last = std::find_if(lines.crbegin(), lines.crend(),
                                   [&](const QString& candidate) { return ram.match(candidate).hasMatch(); });
    if (last == lines.crend())
        return;
    const QString& line = *last;
    const auto memory = ram.match(line);
    sink.known(u"ram"_s, memory.captured(2).toLongLong());
    sink.known(u"ram_used"_s, memory.captured(1).toLongLong());
    if (const auto match = swap.match(line); match.hasMatch())
        sink.known(u"swap"_s, match.captured(2).toLongLong());
    if (const auto match = load.match(line); match.hasMatch() && match.captured(1).toInt() <= 100)
        sink.known(u"gpu_load"_s, match.captured(1).toInt());
    if (const auto match = power.match(line); match.hasMatch())
        sink.known(u"power"_s, match.captured(1).toInt());
    std::optional<double> hottest;
    auto all = degrees.globalMatch(line);
    while (all.hasNext()) {
        const auto match = all.next();
        const double value = match.captured(2).toDouble();
        // -256 stands for a sensor that is off; PMIC is a constant 100.
        if (value > -40 && value < 150 && match.captured(1) != "PMIC"_L1)
            hottest = std::max(hottest.value_or(value), value);
    }
    if (hottest)
        sink.known(u"temperature"_s, *hottest);
}

void parsePowerMode(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^NV Power Mode: ?([A-Za-z0-9_ -]{1,40})$"_s);
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch())
            sink.known(u"power_mode"_s, match.captured(1));
    }
}

} // namespace cw::probe
