// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/bazel/eventreader.h"
#include "core/catalog/catalog.h"
#include "core/catalog/catalogloader.h"
#include "core/deploy/wheelcontents.h"
#include "core/run/journalreader.h"
#include "tests/fuzz/targets.h"
#include "tests/support/wheelmaker.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace cw::fuzz {
namespace {

/// The bytes as a file, for readers that take a path. The same one again and again.
QString fileOf(const QString& name, const QByteArray& bytes)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

QByteArray compiled()
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(u"a.so"_s);
    const auto done = runProcess({.program = u"cc"_s,
                                  .arguments = {u"-shared"_s, u"-fPIC"_s, u"-x"_s, u"c"_s, u"-o"_s, out, u"-"_s},
                                  .input = "#include <stdio.h>\nint f(void) { return puts(\"x\"); }\n"});
    return done && done->succeeded() ? files::read(out).valueOr({}) : QByteArray();
}

} // namespace

QString runCatalog(const QByteArray& bytes)
{
    CatalogLoader loader;
    if (loader.addFile(fileOf(u"boards.json"_s, bytes)))
        (void)loader.finish();
    return {};
}

QList<QByteArray> catalogSeeds()
{
    QList<QByteArray> seeds;
    for (const QString& name : {u"tinyflow"_s, u"containers"_s, u"parts"_s})
        seeds.append(files::read(":/catalog/"_L1 + name + ".json"_L1).valueOr({}));
    return seeds;
}

QString runJournal(const QByteArray& bytes)
{
    JournalReader reader(fileOf(u"journal.jsonl"_s, bytes));
    const auto events = reader.next();
    return events.size() + reader.brokenLines() <= bytes.count('\n') + 1 ? QString() : u"more events than lines"_s;
}

QList<QByteArray> journalSeeds()
{
    return {"{\"t\":\"2026-11-22T10:00:00.000Z\",\"seq\":1,\"event\":\"run_started\",\"pid\":1}\n"
            "{\"t\":\"2026-11-22T10:00:01.000Z\",\"seq\":2,\"event\":\"step_started\",\"step\":\"build\"}\n"
            "{\"t\":\"2026-11-22T10:00:02.000Z\",\"seq\":3,\"event\":\"run_finished\",\"result\":\"succeeded\"}\n",
            "{\"t\":\"x\",\"seq\":-1,\"event\":5}\nnot json\n{\"torn\":"};
}

QString runBuildEvents(const QByteArray& bytes)
{
    EventReader reader(fileOf(u"bep.json"_s, bytes));
    const auto count = reader.poll();
    (void)reader.events().outputs();
    (void)reader.events().outputs(QString());
    return !count || *count <= bytes.count('\n') + 1 ? QString() : u"more events than lines"_s;
}

QList<QByteArray> buildEventSeeds()
{
    QList<QByteArray> seeds;
    QDirIterator walk(QStringLiteral(TEST_DATA_DIR "/bazel"), {u"bep.qz"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext() && seeds.size() < 4) {
        const QByteArray text = qUncompress(files::read(walk.next()).valueOr({}));
        const QByteArray first = text.left(text.lastIndexOf('\n', std::min<qsizetype>(text.size() - 1, 24 * 1024)) + 1);
        if (!first.isEmpty())
            seeds.append(first);
    }
    return seeds;
}

QString runElf(const QByteArray& bytes)
{
    (void)readElf(bytes, u"a file"_s);
    return {};
}

QList<QByteArray> elfSeeds()
{
    return {compiled()};
}

QString runWheel(const QByteArray& bytes)
{
    const auto wheel = readWholeWheel(fileOf(u"p-1-py3-none-any.whl"_s, bytes), [](qint64 done, qint64) {
        return done < 64 * 1024 * 1024; // what a mutation claims may be large
    });
    if (wheel)
        (void)inconsistencies(*wheel);
    return {};
}

QList<QByteArray> wheelSeeds()
{
    const QTemporaryDir folder;
    const QString path = makeWheel(folder.path(), u"p-1-py3-none-any.whl"_s,
                                   {{u"p/__init__.py"_s, "x = 1\n"}, {u"p/a.so"_s, compiled()}});
    return {files::read(path).valueOr({})};
}

} // namespace cw::fuzz
