// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/targets.h"

#include <QTest>

using namespace cw;

/// Every reader of text of others, with good inputs and the same few hundred mutations of them each time. A crash, a hang
/// (ctest's limit) or a sanitizer's finding fails it; longer runs are libFuzzer's (tests/fuzz/CMakeLists.txt).
class TstFuzz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAnything_data();
    void readsAnything();
};

namespace {

constexpr int mutations = 300;
constexpr qsizetype longest = 256 * 1024;

class Mutator
{
public:
    explicit Mutator(quint64 seed) : m_state(seed) {}

    QByteArray mutated(QByteArray bytes)
    {
        for (quint64 changes = 1 + next() % 6; changes > 0 && !bytes.isEmpty(); --changes)
            change(bytes);
        return bytes.left(longest);
    }

private:
    quint64 next()
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 7;
        m_state ^= m_state << 17;
        return m_state;
    }

    void change(QByteArray& bytes)
    {
        static const QList<QByteArray> words{QByteArray("\0\0\0\0", 4),
                                             "\xff\xff\xff\xff",
                                             "\xff\xff\xff\x7f",
                                             "\x1b[1A",
                                             "\n",
                                             "\"",
                                             "{}",
                                             "[[[[[[[[",
                                             "-1",
                                             "1e999",
                                             "99999999999999999999",
                                             "null",
                                             "\\ud800",
                                             "\xc3\x28",
                                             "../"};
        const auto at = qsizetype(next() % quint64(bytes.size()));
        const auto length = qsizetype(next() % 64);
        switch (next() % 6) {
        case 0: bytes[at] = char(bytes.at(at) ^ char(1 << (next() % 8))); break;
        case 1: bytes[at] = char(next()); break;
        case 2: bytes.remove(at, length); break;
        case 3: bytes.insert(at, bytes.mid(qsizetype(next() % quint64(bytes.size())), length)); break;
        case 4: bytes.insert(at, words.at(qsizetype(next() % quint64(words.size())))); break;
        default: {
            const QByteArray& word = words.at(qsizetype(next() % quint64(words.size())));
            bytes.replace(at, word.size(), word);
        }
        }
        if (next() % 50 == 0)
            bytes.truncate(at);
    }

    quint64 m_state;
};

} // namespace

void TstFuzz::readsAnything_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const fuzz::Target& target : fuzz::all())
        QTest::newRow(target.name) << QByteArray(target.name);
}

void TstFuzz::readsAnything()
{
    QFETCH(QByteArray, name);
    const fuzz::Target* target = fuzz::find(name);
    QVERIFY(target);
    QList<QByteArray> seeds = target->seeds();
    QVERIFY(!seeds.isEmpty());
    for (const QByteArray& seed : seeds)
        QVERIFY(!seed.isEmpty());
    seeds.append(QByteArray("\0", 1));
    Mutator mutator(0x9e3779b97f4a7c15ULL);
    QCOMPARE(target->run({}), QString());
    for (int i = 0; i < mutations; ++i) {
        const QByteArray& seed = seeds.at(i % seeds.size());
        const QByteArray bytes = i < seeds.size() ? seed : mutator.mutated(seed);
        const QString broken = target->run(bytes);
        QVERIFY2(broken.isEmpty(), qPrintable(broken + u' ' + QString::fromLatin1(bytes.left(2000).toBase64())));
    }
}

QTEST_GUILESS_MAIN(TstFuzz)
#include "tst_fuzz.moc"
