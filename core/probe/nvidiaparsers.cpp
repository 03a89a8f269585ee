// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/nvidiaparsers.h"

#include "core/base/json.h"
#include "core/probe/textlines.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

QString majorMinor(const QString& version)
{
    static const QRegularExpression form(u"^(\\d{1,2}\\.\\d{1,2})(\\.\\d+)*$"_s);
    return form.match(version).captured(1);
}

// One data row of a query: the columns tell themselves apart, since recordings do not always say what was asked.
struct SmiRow
{
    QString name;
    QString capability;
    QString driver;
    qint64 memory = 0;
};

SmiRow smiRow(const QString& line)
{
    static const QRegularExpression capability(u"^\\d{1,2}\\.\\d$"_s);
    static const QRegularExpression driver(u"^\\d{3}\\.\\d{2,3}(\\.\\d{2})?$|^\\d{3}\\.\\d\\.\\d$"_s);
    static const QRegularExpression memory(u"^(\\d{1,8}) MiB$"_s);
    static const QRegularExpression name(u"^[A-Za-z][A-Za-z0-9 ()/_.+-]{2,}$"_s);
    SmiRow row;
    for (const QString& column : line.split(u',')) {
        const QString value = column.trimmed();
        if (const auto size = memory.match(value); size.hasMatch())
            row.memory =
                std::max(row.memory, size.captured(1).toLongLong()); // total is the largest of total, used, free
        else if (driver.match(value).hasMatch())
            row.driver = value;
        else if (capability.match(value).hasMatch())
            row.capability = value;
        else if (row.name.isEmpty() && name.match(value).hasMatch() && value != "N/A"_L1
                 && !value.startsWith("GPU-"_L1)) // a UUID
            row.name = value;
    }
    return row;
}

// The numbers of `#define NAME 9`, by the group in `name`.
QMap<QString, QString> defines(const QByteArray& text, const QString& name)
{
    const QRegularExpression form(u"^#define\\s+%1\\s+(\\d{1,4})\\s*(?:/[/*].*)?$"_s.arg(name));
    QMap<QString, QString> numbers;
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch())
            numbers.insert(match.captured(1), match.captured(2));
    }
    return numbers;
}

} // namespace

void parseDriverVersion(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(
        u"^NVRM version: NVIDIA UNIX .*Kernel Module(?: for \\S+)?\\s+(\\d{2,4}\\.\\d+(?:\\.\\d+)?)\\s"_s);
    for (const QString& line : wholeText(text).split(u'\n')) {
        if (const auto match = form.match(line); match.hasMatch() && !sink.has(u"driver"_s)) {
            sink.known(u"driver"_s, match.captured(1));
            sink.known(u"driver_open"_s, line.contains("Open Kernel Module"_L1));
        }
    }
}

void parseDriverModule(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression form(u"^(\\d{3}\\.\\d+(?:\\.\\d+)?)$"_s);
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch() && !sink.has(u"driver"_s))
            sink.known(u"driver"_s, match.captured(1));
    }
}

void parseNvidiaSmi(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression head(u"Driver Version: (\\d{3}\\.\\d+(?:\\.\\d+)?)\\s"_s);
    static const QRegularExpression cuda(u"CUDA Version: (\\d{1,2}\\.\\d{1,2})\\s"_s);
    static const QRegularExpression listed(u"^GPU \\d+: (.+?)\\s+\\(UUID: [^)]+\\)$"_s);
    static const QRegularExpression table(u"^\\|\\s+\\d+\\s{2}([A-Z][A-Za-z0-9].*?)\\s{2,}.*\\|$"_s);
    QStringList names;
    QStringList capabilities;
    QJsonArray memory;
    QString driver;
    for (const QString& line : completeLines(text)) {
        if (line.startsWith(u'#'))
            continue;
        if (line.contains("Processes:"_L1)) // the table of programs looks alike
            break;
        if (const auto match = head.match(line); match.hasMatch())
            driver = match.captured(1);
        if (const auto match = cuda.match(line); match.hasMatch())
            sink.known(u"driver_cuda"_s, match.captured(1));
        if (const auto match = listed.match(line); match.hasMatch()) {
            names.append(match.captured(1));
        } else if (const auto row = table.match(line); row.hasMatch()) {
            // "NVIDIA A100-SXM4-80GB  Off" and, in old drivers, a name that was cut to its column ("GeForce GTX 108...").
            QString name = row.captured(1);
            if (name.contains("..."_L1))
                continue;
            static const QRegularExpression persistence(u"\\s+(On|Off)$"_s);
            names.append(name.remove(persistence));
        } else if (line.contains(u',') && !line.startsWith(u'|')) {
            const SmiRow found = smiRow(line);
            if (found.name.isEmpty() || (found.driver.isEmpty() && found.capability.isEmpty() && found.memory == 0))
                continue;
            names.append(found.name);
            if (!found.driver.isEmpty())
                driver = found.driver;
            if (!found.capability.isEmpty())
                capabilities.append(found.capability);
            if (found.memory > 0)
                memory.append(found.memory);
        }
    }
    if (!driver.isEmpty() && !sink.has(u"driver"_s))
        sink.known(u"driver"_s, driver);
    if (names.isEmpty())
        return;
    sink.known(u"gpus"_s, QJsonArray::fromStringList(names));
    // Jetson's integrated GPU has a driver of its own, whose numbers cannot be compared with the desktop's.
    sink.known(u"driver_kind"_s, names.first().contains("(nvgpu)"_L1) ? u"nvgpu"_s : u"desktop"_s);
    if (capabilities.size() == names.size())
        sink.known(u"gpu_capabilities"_s, QJsonArray::fromStringList(capabilities));
    if (memory.size() == names.size())
        sink.known(u"gpu_memory"_s, memory);
}

void parseCudaJson(const QByteArray& text, const QString& name, const FactSink& sink)
{
    const auto object = json::parseAny(text, sink.how);
    if (!object)
        return;
    for (const QLatin1StringView key : {"cuda"_L1, "cuda_nvcc"_L1, "cuda_cudart"_L1}) {
        const QString version = object->value(key).toObject().value("version"_L1).toString();
        if (const QString found = majorMinor(version); !found.isEmpty() && !sink.has(name))
            sink.known(name, found);
    }
}

void parseCudaText(const QByteArray& text, const QString& name, const FactSink& sink)
{
    static const QRegularExpression form(u"^CUDA Version (\\d{1,2}\\.\\d{1,2})(\\.\\d+)*$"_s);
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch())
            sink.known(name, match.captured(1));
    }
}

void parseCudaHeader(const QByteArray& text, const QString& name, const FactSink& sink)
{
    static const QRegularExpression form(u"^#define\\s+CUDART_VERSION\\s+(\\d{4,5})\\s*$"_s);
    for (const QString& line : completeLines(text)) {
        if (const auto match = form.match(line); match.hasMatch()) {
            const int number = match.captured(1).toInt();
            sink.known(name, u"%1.%2"_s.arg(number / 1000).arg(number % 1000 / 10));
        }
    }
}

void parseNvcc(const QByteArray& text, const QString& name, const FactSink& sink)
{
    static const QRegularExpression form(u"release (\\d{1,2}\\.\\d{1,2}), V\\d"_s);
    const QString whole = wholeText(text);
    if (!whole.contains("Cuda compiler driver"_L1))
        return;
    if (const auto match = form.match(whole); match.hasMatch())
        sink.known(name, match.captured(1));
}

void parseCudnnHeader(const QByteArray& text, const FactSink& sink)
{
    const auto numbers = defines(text, u"CUDNN_(MAJOR|MINOR|PATCHLEVEL)"_s);
    if (numbers.size() == 3)
        sink.known(u"cudnn"_s,
                   QStringList{numbers[u"MAJOR"_s], numbers[u"MINOR"_s], numbers[u"PATCHLEVEL"_s]}.join(u'.'));
}

void parseNcclHeader(const QByteArray& text, const FactSink& sink)
{
    const auto numbers = defines(text, u"NCCL_(MAJOR|MINOR|PATCH)"_s);
    if (numbers.size() == 3 && !sink.has(u"nccl"_s))
        sink.known(u"nccl"_s, QStringList{numbers[u"MAJOR"_s], numbers[u"MINOR"_s], numbers[u"PATCH"_s]}.join(u'.'));
}

void parseTensorRtHeader(const QByteArray& text, const FactSink& sink)
{
    // From TensorRT 10 NV_TENSORRT_MAJOR is TRT_MAJOR_ENTERPRISE, which has the number.
    const auto numbers = defines(text, u"(?:NV_TENSORRT|TRT)_(MAJOR|MINOR|PATCH|BUILD)(?:_ENTERPRISE)?"_s);
    if (!numbers.contains(u"MAJOR"_s) || !numbers.contains(u"MINOR"_s) || !numbers.contains(u"PATCH"_s)
        || sink.has(u"tensorrt"_s))
        return;
    QStringList parts{numbers[u"MAJOR"_s], numbers[u"MINOR"_s], numbers[u"PATCH"_s]};
    if (numbers.contains(u"BUILD"_s))
        parts.append(numbers[u"BUILD"_s]);
    sink.known(u"tensorrt"_s, parts.join(u'.'));
}

void parseCudaLibraries(const QByteArray& text, const FactSink& sink)
{
    static const QRegularExpression runtime(u"/libcudart\\.so\\.(\\d{1,2}\\.\\d{1,2})(\\.\\d+)*$"_s);
    static const QRegularExpression others(u"/lib(nccl|nvinfer)\\.so\\.(\\d{1,2}\\.\\d{1,2}\\.\\d{1,3})$"_s);
    static const QRegularExpression driver(
        u"/(?:lib64|[a-z0-9_]+-linux-gnu[a-z]*)/libcuda\\.so\\.(\\d{3}\\.\\d+(?:\\.\\d+)?)$"_s);
    static const QRegularExpression compat(u"/cuda-(\\d{1,2}\\.\\d{1,2})/compat/libcuda\\.so\\.1$"_s);
    QString newest;
    QString newestCompat;
    for (const QString& line : completeLines(text)) {
        if (const auto match = driver.match(line); match.hasMatch() && !sink.has(u"libcuda"_s))
            sink.known(u"libcuda"_s, match.captured(1));
        if (const auto match = compat.match(line);
            match.hasMatch() && (newestCompat.isEmpty() || versionLess(newestCompat, match.captured(1))))
            newestCompat = match.captured(1);
        if (const auto match = runtime.match(line);
            match.hasMatch() && (newest.isEmpty() || versionLess(newest, match.captured(1))))
            newest = match.captured(1);
        if (const auto match = others.match(line); match.hasMatch()) {
            const QString name = match.captured(1) == "nccl"_L1 ? u"nccl"_s : u"tensorrt"_s;
            if (!sink.has(name))
                sink.known(name, match.captured(2));
        }
    }
    if (!newest.isEmpty())
        sink.known(u"cuda_runtime"_s, newest);
    if (!newestCompat.isEmpty())
        sink.known(u"cuda_compat"_s, newestCompat);
}

} // namespace cw::probe
