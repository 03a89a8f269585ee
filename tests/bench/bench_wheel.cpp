// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the reading of hostile wheels costs: time for the list, peak memory for everything, time until a cancel is obeyed.
// The bounds are issue 13's: the list within 2 s and 100 MB, contents within 100 MB, a cancel within 1 s.
#include "core/deploy/wheelcontents.h"
#include "core/proc/process.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTextStream>

#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

// A raw deflate stream of zeros is repeated, so that a member of 2,000 MiB is made in a second.
constexpr auto maker = R"py(
import binascii, struct, sys, zlib
kind, path = sys.argv[1:]
out = open(path, 'wb')
entries = []
def member(name, size):
    c = zlib.compressobj(9, zlib.DEFLATED, -15)
    piece = c.compress(bytes(1 << 20)) + c.flush(zlib.Z_FULL_FLUSH)
    count = size >> 20
    at, packed, crc = out.tell(), len(piece) * count + 2, 0
    block = bytes(1 << 20)
    for _ in range(count): crc = binascii.crc32(block, crc)
    out.write(struct.pack('<IHHHHHIIIHH', 0x04034b50, 20, 0, 8, 0, 0, crc, packed, size, len(name), 0) + name)
    for _ in range(count): out.write(piece)
    out.write(b'\x03\x00')
    entries.append((name, crc, packed, size, at))
def text(name, body):
    packed = zlib.compress(body)[2:-4]
    at = out.tell()
    crc = binascii.crc32(body)
    out.write(struct.pack('<IHHHHHIIIHH', 0x04034b50, 20, 0, 8, 0, 0, crc, len(packed), len(body), len(name), 0) + name + packed)
    entries.append((name, crc, len(packed), len(body), at))
text(b'p-1.dist-info/WHEEL', b'Tag: py3-none-any\n')
if kind == 'large':
    for n in (b'p/a.so', b'p/b.so', b'p/c.so'): member(n, 2000 << 20)
many = {'full': 199000, 'many': 2000000}.get(kind, 0)
start = out.tell()
size = 0
def put(name, crc, packed, length, at):
    global size
    e = struct.pack('<IHHHHHHIIIHHHHHII', 0x02014b50, 20, 20, 0, 8, 0, 0, crc, packed, length, len(name), 0, 0, 0, 0, 0, at) + name
    out.write(e); size += len(e)
for e in entries: put(*e)
for i in range(many): put(b'p/some/folder/of/a/package/file%d.py' % i, 0, 2, 0, 0)
n = len(entries) + many
at = out.tell()
out.write(struct.pack('<IQHHIIQQQQ', 0x06064b50, 44, 45, 45, 0, 0, n, n, size, start))
out.write(struct.pack('<IIQI', 0x07064b50, 0, at, 1))
out.write(struct.pack('<IHHHHIIH', 0x06054b50, 0, 0, 65535, 65535, 0xffffffff, 0xffffffff, 0))
)py";

qint64 peakMiB()
{
    rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

QString answerOf(const Status& status)
{
    return status ? u"read"_s : status.error().text.section(u'/', -1).left(90);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    const QTemporaryDir folder;
    for (const QString& kind : {u"full"_s, u"many"_s, u"large"_s}) {
        const QString path = folder.filePath(kind + u"-1-py3-none-any.whl"_s);
        const auto made = runProcess({.program = u"/usr/bin/python3"_s,
                                      .arguments = {u"-c"_s, QString::fromLatin1(maker), kind, path},
                                      .timeoutMs = 300000});
        if (!made || !made->succeeded()) {
            out << kind << ": not made " << (made ? QString::fromUtf8(made->errors) : QString()) << "\n";
            return 1;
        }
        QElapsedTimer clock;
        clock.start();
        auto wheel = readWheel(path);
        out << kind << ", list: " << clock.elapsed() << " ms, peak " << peakMiB() << " MiB; "
            << (wheel ? u"read"_s : answerOf(wheel.error())) << "\n";
        if (!wheel)
            continue;
        clock.restart();
        qint64 asked = 0;
        const auto cancelled = readContents(*wheel, path, [&](qint64, qint64) {
            if (clock.elapsed() < 500)
                return true;
            if (asked == 0)
                asked = clock.elapsed();
            return false;
        });
        out << kind << ", cancelled after " << clock.elapsed() - asked << " ms; " << answerOf(cancelled) << "\n";
        clock.restart();
        const auto read = readContents(*wheel, path);
        out << kind << ", contents: " << clock.elapsed() << " ms for " << (wheel->unpackedBytes >> 20) << " MiB, peak "
            << peakMiB() << " MiB; " << answerOf(read) << "\n";
        out.flush();
    }
    return 0;
}
