// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/field.h"

#include "core/base/nearest.h"
#include "core/base/version.h"
#include "core/config/limit.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Field", text);
}

constexpr QLatin1StringView featurePrefix{"features."};

QList<Field> makeFields()
{
    using T = Field::Type;
    return {
        {u"tf"_s, T::Text, tr("Release"),
         tr("The TensorFlow release, as in the catalog; a source tree decides it instead.")},
        {u"source"_s, T::Text, tr("Source"), tr("A source tree: a folder, a git repository or its address.")},
        {u"ref"_s, T::Text, tr("Branch or tag"),
         tr("Branch, tag or commit of the source; empty uses the folder as it is.")},
        {u"product"_s,
         T::Choice,
         tr("Product"),
         tr("What is built."),
         {u"wheel"_s, u"c-library"_s, u"tflite"_s, u"serving"_s, u"smoke"_s, u"target"_s},
         u"wheel"_s},
        {u"target"_s, T::List, tr("Bazel targets"),
         tr("Labels to build when the product is \"target\"; their outputs are the artifacts.")},
        {u"mode"_s,
         T::Choice,
         tr("Mode"),
         tr("Cross-built here, built on the board, or built in a container."),
         {u"cross"_s, u"native"_s, u"container"_s},
         u"cross"_s},
        {u"road"_s,
         T::Choice,
         tr("Way to build"),
         tr("How the mode is carried out; empty takes the first way that fits."),
         {u"toolchain"_s, u"tree-config"_s, u"cuda-crosstool"_s, u"hermetic"_s, u"native"_s, u"board"_s, u"container"_s,
          u"serving"_s, u"cmake"_s}},
        {u"board"_s, T::Text, tr("Board"), tr("The machine that the result is for.")},
        {u"jetpack"_s, T::Version, tr("JetPack"), tr("The JetPack on the board.")},
        {u"gpu"_s, T::Text, tr("GPU"), tr("The GPU by name; empty builds for the CPU or takes the board's own.")},
        {u"capabilities"_s, T::List, tr("Compute capabilities"),
         tr("CUDA compute capabilities to compile for, such as 5.3 or 8.7.")},
        {u"cuda"_s, T::Version, tr("CUDA"), tr("The CUDA version; empty builds for the CPU only.")},
        {u"cudnn"_s, T::Version, tr("cuDNN"), tr("The cuDNN version.")},
        {u"tensorrt"_s, T::Version, tr("TensorRT"), tr("The TensorRT version; empty builds without it.")},
        {u"cuda_path"_s, T::Path, tr("CUDA folder"), tr("The CUDA toolkit on this host.")},
        {u"cudnn_host"_s, T::Path, tr("cuDNN for this host"), tr("The cuDNN whose machine is this host's (for nvcc).")},
        {u"cudnn_target"_s, T::Path, tr("cuDNN for the target"),
         tr("The cuDNN whose machine is the board's (for the link).")},
        {u"python"_s, T::Version, tr("Python"), tr("The Python version on the target.")},
        {u"python_include"_s, T::Path, tr("Target's Python headers"),
         tr("The folder that holds the target's Python.h.")},
        {u"sysroot"_s, T::Path, tr("Sysroot"), tr("The target's root tree; empty uses the cross compiler's own.")},
        {u"bazel"_s, T::Text, tr("Bazel"), tr("A version, or the path of a Bazel to use.")},
        {u"distdir"_s, T::Path, tr("Archive folder"),
         tr("A folder of source archives that Bazel takes instead of downloading them.")},
        {u"repository_cache"_s, T::Path, tr("Download cache"),
         tr("A folder where Bazel keeps what it downloaded, for the next builds.")},
        {u"compiler"_s, T::Text, tr("Compiler"), tr("The (cross) compiler driver: a name on PATH or a path.")},
        {u"optimize"_s, T::List, tr("Machine flags"),
         tr("Compiler flags for the target machine, as after --config=opt.")},
        {u"config"_s, T::List, tr("Bazel configs"), tr("Further --config names, in this order.")},
        {u"flags"_s, T::List, tr("Bazel flags"), tr("Further flags for \"bazel build\", in this order.")},
        {u"configure_answers"_s, T::List, tr("Answers for ./configure"),
         tr("Answers to questions of ./configure that are not known, each as PART OF THE QUESTION=ANSWER.")},
        {u"jobs"_s, T::Count, tr("Jobs"), tr("How many actions run at once, at most.")},
        {u"ram"_s, T::Size, tr("Memory"), tr("How much memory the build may use, Bazel's own server included.")},
        {u"device"_s, T::Text, tr("Device"), tr("Where the result is deployed to.")},
        {u"ignored"_s, T::List, tr("Ignored findings"),
         tr("Rules by name whose findings are remarks only: they neither warn nor lock the build.")},
    };
}

Error malformed(const Field& field, const QString& text, const QString& expected)
{
    return {Error::Kind::Invalid, tr("\"%1\" is not a value for %2: %3.").arg(text, field.name, expected)};
}

Result<QJsonValue> parseFlag(const Field& field, const QString& text)
{
    static const QStringList yes{u"1"_s, u"true"_s, u"yes"_s, u"on"_s};
    static const QStringList no{u"0"_s, u"false"_s, u"no"_s, u"off"_s};
    const QString lower = text.toLower();
    if (yes.contains(lower))
        return QJsonValue(true);
    if (no.contains(lower))
        return QJsonValue(false);
    return malformed(field, text, tr("yes or no is expected"));
}

Result<QJsonValue> parseLimit(const Field& field, const QString& text)
{
    const Limit::Of of = field.type == Field::Type::Size ? Limit::Of::Memory : Limit::Of::Jobs;
    const auto limit = Limit::parse(of, text);
    if (!limit)
        return malformed(field, text, Limit::forms(of));
    return Limit::toJson(*limit, text);
}

Result<QJsonValue> parseList(const Field& field, const QString& text)
{
    // Flags hold commas (--copt=-Wa,x), so fields of flags are split like a command line.
    const bool words = field.name == "flags"_L1 || field.name == "optimize"_L1 || field.name == "configure_answers"_L1;
    const QStringList parts = words ? QProcess::splitCommand(text) : text.split(u',', Qt::SkipEmptyParts);
    QJsonArray array;
    for (const QString& part : parts) {
        const QString item = part.trimmed();
        if (field.name == "capabilities"_L1) {
            static const QRegularExpression capability(u"^((sm_|compute_)?[0-9]+(\\.[0-9])?[af]?)$"_s);
            if (!capability.match(item).hasMatch())
                return malformed(field, text, tr("capabilities such as 5.3,8.7 are expected"));
        }
        if (field.name == "configure_answers"_L1 && item.indexOf(u'=') < 1)
            return malformed(field, text, tr("PART OF THE QUESTION=ANSWER is expected"));
        if (item.contains(QChar(0)) || item.contains(u'\n'))
            return malformed(field, text, tr("it holds a line break"));
        if (!item.isEmpty())
            array.append(item);
    }
    if (array.isEmpty())
        return malformed(field, text, tr("it names nothing"));
    return QJsonValue(array);
}

} // namespace

const QList<Field>& fields()
{
    static const QList<Field> all = makeFields();
    return all;
}

const QStringList& planFeatures()
{
    static const QStringList names{u"android_stand_ins"_s, u"configure_script"_s, u"offline"_s, u"static_libstdcxx"_s,
                                   u"user_bazelrc"_s};
    return names;
}

Result<Field> findField(const QString& name)
{
    for (const Field& field : fields()) {
        if (field.name == name)
            return field;
    }
    if (name.startsWith(featurePrefix)) {
        static const QRegularExpression pattern(u"^features\\.[a-z][a-z0-9_-]*$"_s);
        if (pattern.match(name).hasMatch()) {
            return Field{name, Field::Type::Flag, tr("Feature %1").arg(name.mid(featurePrefix.size())),
                         tr("Whether %1 is built in.").arg(name.mid(featurePrefix.size()))};
        }
    }
    QStringList names;
    for (const Field& field : fields())
        names.append(field.name);
    const QString nearest = nearestName(name, names);
    return Error{Error::Kind::Invalid, tr("There is no field \"%1\".").arg(name),
                 nearest.isEmpty() ? tr("\"crosswright show --fields\" lists them.")
                                   : tr("Did you mean \"%1\"?").arg(nearest)};
}

Result<QJsonValue> parseValue(const Field& field, const QString& typed)
{
    const QString text = typed.trimmed();
    if (text.isEmpty())
        return malformed(field, typed,
                         tr("it is empty; use \"crosswright set FILE %1-\" to remove a value").arg(field.name));
    if (text.contains(QChar(0)) || text.contains(u'\n'))
        return malformed(field, text, tr("it holds a line break"));
    switch (field.type) {
    case Field::Type::Flag: return parseFlag(field, text);
    case Field::Type::Count:
    case Field::Type::Size: return parseLimit(field, text);
    case Field::Type::List: return parseList(field, text);
    case Field::Type::Choice:
        if (!field.choices.contains(text))
            return malformed(field, text, tr("one of %1 is expected").arg(field.choices.join(", "_L1)));
        return QJsonValue(text);
    case Field::Type::Version:
        if (static const QRegularExpression pattern(u"^[0-9]+(\\.[0-9]+)*([-.+~]?[A-Za-z0-9]+)*$"_s);
            !pattern.match(text).hasMatch())
            return malformed(field, text, tr("a version such as 10.2 is expected"));
        return QJsonValue(text);
    case Field::Type::Path:
        if (!QDir::isAbsolutePath(text) && !text.startsWith("~/"_L1))
            return malformed(field, text, tr("an absolute path is expected"));
        return QJsonValue(text);
    case Field::Type::Text: break;
    }
    return QJsonValue(text);
}

bool fitsField(const Field& field, const QJsonValue& value)
{
    switch (field.type) {
    case Field::Type::Flag: return value.isBool();
    case Field::Type::Count: return Limit::of(Limit::Of::Jobs, value).has_value();
    case Field::Type::Size: return Limit::of(Limit::Of::Memory, value).has_value();
    case Field::Type::List: {
        if (!value.isArray())
            return false;
        const QJsonArray array = value.toArray();
        return std::all_of(array.begin(), array.end(), [](const QJsonValue& item) { return item.isString(); });
    }
    default: return value.isString() && bool(parseValue(field, value.toString()));
    }
}

QString printValue(const Field& field, const QJsonValue& value)
{
    switch (field.type) {
    case Field::Type::Flag: return value.toBool() ? u"yes"_s : u"no"_s;
    case Field::Type::Count:
    case Field::Type::Size: return value.isDouble() ? QString::number(value.toInteger()) : value.toString();
    case Field::Type::List: {
        QStringList parts;
        for (const QJsonValue& item : value.toArray())
            parts.append(item.toString());
        return parts.join(field.name == "flags"_L1 || field.name == "optimize"_L1 ? u' ' : u',');
    }
    default: return value.toString();
    }
}

} // namespace cw
