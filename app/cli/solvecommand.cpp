// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/solvecommand.h"

#include "app/cli/factsoptions.h"
#include "app/cli/solveoutput.h"
#include "core/base/version.h"
#include "core/device/devicestore.h"
#include "core/solve/backward.h"
#include "core/solve/forward.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::SolveCommand", text);
}

Wish wishOf(const QCommandLineParser& parser)
{
    Wish wish;
    wish.tf = parser.value(u"tf"_s);
    wish.board = parser.value(u"board"_s);
    wish.jetpack = parser.value(u"jetpack"_s);
    wish.gpu = parser.value(u"gpu"_s);
    wish.cuda = parser.value(u"cuda"_s);
    wish.cudnn = parser.value(u"cudnn"_s);
    wish.python = parser.value(u"python"_s);
    wish.product = parser.value(u"product"_s);
    wish.mode = parser.value(u"mode"_s);
    wish.device = parser.value(u"device"_s);
    wish.project = parser.value(u"project"_s);
    if (parser.isSet(u"cpu"_s))
        wish.use = Wish::Cuda::Never;
    else if (parser.isSet(u"gpu"_s) || parser.isSet(u"cuda"_s))
        wish.use = Wish::Cuda::Require;
    return wish;
}

/// What the options say that no list of the catalog can answer.
Status checkOptions(const QCommandLineParser& parser)
{
    if (parser.isSet(u"cpu"_s) && (parser.isSet(u"gpu"_s) || parser.isSet(u"cuda"_s) || parser.isSet(u"cudnn"_s)))
        return Error{Error::Kind::Invalid, tr("--cpu goes with none of --gpu, --cuda and --cudnn.")};
    static const QMap<QString, QStringList> choices{
        {u"mode"_s, {u"cross"_s, u"native"_s, u"container"_s}},
        {u"product"_s, {u"wheel"_s, u"c-library"_s, u"tflite"_s, u"serving"_s, u"smoke"_s}}};
    for (auto it = choices.cbegin(); it != choices.cend(); ++it) {
        if (parser.isSet(it.key()) && !it.value().contains(parser.value(it.key())))
            return Error{Error::Kind::Invalid, tr("\"%1\" is no value for --%2: one of %3 is expected.")
                                                   .arg(parser.value(it.key()), it.key(), it.value().join(", "_L1))};
    }
    for (const QString& option : {u"cuda"_s, u"cudnn"_s, u"python"_s}) {
        if (parser.isSet(option) && !Version::parse(parser.value(option)))
            return Error{Error::Kind::Invalid, tr("\"%1\" is no value for --%2: a version such as 10.2 is expected.")
                                                   .arg(parser.value(option), option)};
    }
    bool ok = false;
    if (parser.isSet(u"nth"_s) && (parser.value(u"nth"_s).toInt(&ok) < 1 || !ok))
        return Error{Error::Kind::Invalid,
                     tr("\"%1\" is no value for --nth: a number from 1 is expected.").arg(parser.value(u"nth"_s))};
    return Done{};
}

/// The board that `device add` was told, where no probe found one.
QString notedBoard(const QString& device)
{
    const auto noted = DeviceStore().find(device);
    return noted ? noted->board : QString();
}

Status write(const QCommandLineParser& parser, const QList<Solution>& rows, const Console& console)
{
    const QString path = parser.value(u"write"_s);
    const int nth = parser.isSet(u"nth"_s) ? parser.value(u"nth"_s).toInt() : 1;
    if (nth > rows.size() || rows[nth - 1].verdict == Solution::Verdict::No)
        return Error{Error::Kind::Missing, tr("There is no solution %1 to write.").arg(nth)};
    if (QFileInfo::exists(path) && !parser.isSet(u"force"_s))
        return Error{Error::Kind::Refused, tr("%1 is there already.").arg(path),
                     tr("Name another file, or add --force.")};
    const Solution& row = rows[nth - 1];
    Configuration configuration = row.configuration;
    for (const Change& change : row.changes) {
        for (const QString& field : change.named) {
            configuration.unset(field); // a path that only the user knows
            console.note(tr("%1 is left out: set it to %2.").arg(field, change.text));
        }
    }
    configuration.name = QFileInfo(path).fileName();
    if (configuration.name.endsWith(".cw.json"_L1))
        configuration.name.chop(8);
    if (const Status saved = configuration.save(path); !saved)
        return saved.error();
    console.note(tr("Wrote %1 (%2). \"crosswright check %1\" says what is still to be done.").arg(path, row.name));
    return Done{};
}

ExitCode fail(const Console& console, const Error& error)
{
    console.error(error);
    return exitCodeFor(error);
}

int finish(const QCommandLineParser& parser, const QList<Solution>& rows, ExitCode code, const Console& console)
{
    if (parser.isSet(u"write"_s)) {
        if (const Status written = write(parser, rows, console); !written)
            return fail(console, written.error());
    }
    return code;
}

ExitCode exitCodeFor(Solution::Verdict verdict)
{
    if (verdict >= Solution::Verdict::AfterChange)
        return Wrong;
    return verdict == Solution::Verdict::Fits ? Ok : Unsure;
}

int backward(const QCommandLineParser& parser, const Catalog& catalog, const Facts& facts, const Wish& wish,
             const Console& console)
{
    const auto solutions = solveBackward(catalog, facts, wish);
    if (!solutions)
        return fail(console, solutions.error());
    printSolutions(console, *solutions);
    return finish(parser, solutions->rows,
                  solutions->rows.isEmpty() ? Wrong : exitCodeFor(solutions->rows.first().verdict), console);
}

int forward(const QCommandLineParser& parser, const Catalog& catalog, const Facts& facts, const Wish& wish,
            const Console& console)
{
    const auto needs = solveForward(catalog, facts, wish);
    if (!needs)
        return fail(console, needs.error());
    printNeeds(console, *needs);
    return finish(parser, {needs->solution}, exitCodeFor(needs->solution.verdict), console);
}

} // namespace

QString SolveCommand::name() const
{
    return u"solve"_s;
}

QString SolveCommand::summary() const
{
    return tr("Say which releases can be built for a device or board, or what one release needs");
}

void SolveCommand::describe(QCommandLineParser& parser) const
{
    addFactsOptions(parser);
    parser.addOptions(
        {{u"tf"_s, tr("One release: say everything that it needs, here and on the device."), u"VERSION"_s},
         {u"board"_s, tr("The board, in place of the device's own or where no device is at hand."), u"ID"_s},
         {u"jetpack"_s, tr("As if this JetPack were on it."), u"VERSION"_s},
         {u"gpu"_s, tr("With CUDA, for this GPU."), u"NAME"_s},
         {u"cpu"_s, tr("Without CUDA.")},
         {u"cuda"_s, tr("With this CUDA."), u"VERSION"_s},
         {u"cudnn"_s, tr("With this cuDNN."), u"VERSION"_s},
         {u"python"_s, tr("For this Python."), u"VERSION"_s},
         {u"product"_s, tr("wheel (the default), c-library, tflite or serving."), u"NAME"_s},
         {u"mode"_s, tr("cross, native or container."), u"NAME"_s},
         {u"project"_s, tr("Releases of this project (tensorflow)."), u"NAME"_s},
         {u"write"_s, tr("Write the best solution as a configuration."), u"FILE"_s},
         {u"nth"_s, tr("With --write: the N-th of the list instead."), u"N"_s},
         {u"force"_s, tr("With --write: replace the file if it is there.")}});
}

int SolveCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (!arguments.isEmpty())
        return usageError(console, tr("\"%1\" was not expected.").arg(arguments.first()), *this);
    if (!parser.isSet(u"device"_s) && !parser.isSet(u"board"_s))
        return usageError(console, tr("--device or --board is missing."), *this);
    if (const Status fine = checkOptions(parser); !fine)
        return fail(console, fine.error());
    const auto catalog = Catalog::load();
    if (!catalog)
        return fail(console, catalog.error());
    const auto facts = gatherFacts(parser, Configuration(), *catalog);
    if (!facts)
        return fail(console, facts.error());
    Wish wish = wishOf(parser);
    if (wish.board.isEmpty() && !facts->knows(u"device.board"_s))
        wish.board = notedBoard(wish.device);
    return wish.tf.isEmpty() ? backward(parser, *catalog, *facts, wish, console)
                             : forward(parser, *catalog, *facts, wish, console);
}

} // namespace cw::cli
