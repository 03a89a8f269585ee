// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/sourcefacts.h"
#include "core/git/treefetch.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestTreeFetch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void onlyWhatTellsVersionsIsThere();
    void aFormerFetchIsReplaced();
    void wrongRefSaysSoAndLeavesNothing();
    void aRefCannotBeAnOption();
    void givingUpLeavesNothing();

private:
    bool git(const QStringList& arguments) const;
    QString address() const { return u"file://"_s + m_folder.filePath(u"origin"_s); }

    QTemporaryDir m_folder;
    std::optional<cw::Catalog> m_catalog;
    const std::function<bool(const QString&)> m_goOn = [](const QString&) { return true; };
};

bool TestTreeFetch::git(const QStringList& arguments) const
{
    QProcess process;
    process.setWorkingDirectory(m_folder.filePath(u"origin"_s));
    process.start(u"git"_s, QStringList{u"-c"_s, u"user.name=a"_s, u"-c"_s, u"user.email=a@example.org"_s} + arguments);
    return process.waitForFinished() && process.exitCode() == 0;
}

void TestTreeFetch::initTestCase()
{
    auto catalog = cw::Catalog::load();
    QVERIFY(catalog);
    m_catalog = *catalog;
    QVERIFY(m_folder.isValid());
    QVERIFY(QDir(m_folder.path()).mkpath(u"origin/large"_s));
    const auto write = [this](const QString& name, const QByteArray& text) {
        QFile file(m_folder.filePath(u"origin/"_s + name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write(u".bazelversion"_s, "4.2.1\n"));
    QVERIFY(write(u"large/data.bin"_s, QByteArray(100000, 'x')));
    QVERIFY(git({u"init"_s, u"--quiet"_s, u"--initial-branch=main"_s}));
    QVERIFY(git({u"config"_s, u"uploadpack.allowFilter"_s, u"true"_s}));
    QVERIFY(git({u"add"_s, u"-A"_s}) && git({u"commit"_s, u"--quiet"_s, u"-m"_s, u"one"_s}));
    QVERIFY(git({u"tag"_s, u"v1"_s}));
    QVERIFY(write(u".bazelversion"_s, "5.3.0\n"));
    QVERIFY(git({u"commit"_s, u"--quiet"_s, u"-am"_s, u"two"_s}));
}

void TestTreeFetch::onlyWhatTellsVersionsIsThere()
{
    const QString folder = m_folder.filePath(u"looked/one"_s);
    const auto fetched = cw::fetchTree(address(), u"v1"_s, folder, *m_catalog, m_goOn);
    QVERIFY2(fetched, fetched ? "" : qPrintable(fetched.error().sentence()));
    QVERIFY(QFile::exists(folder + u"/.bazelversion"_s));
    QVERIFY(!QFile::exists(folder + u"/large/data.bin"_s));
    QVERIFY(!QFile::exists(folder + u".part"_s));
    const cw::Facts facts =
        cw::sourceFacts(u"https://example.org/x.git"_s, u"v1"_s, *m_catalog, QDateTime::currentDateTimeUtc(), folder);
    QCOMPARE(facts.text(u"source.bazelversion"_s), u"4.2.1"_s);
}

void TestTreeFetch::aFormerFetchIsReplaced()
{
    const QString folder = m_folder.filePath(u"looked/again"_s);
    QVERIFY(cw::fetchTree(address(), u"v1"_s, folder, *m_catalog, m_goOn));
    QVERIFY(cw::fetchTree(address(), {}, folder, *m_catalog, m_goOn)); // the default branch
    QFile file(folder + u"/.bazelversion"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("5.3.0\n"));
}

void TestTreeFetch::wrongRefSaysSoAndLeavesNothing()
{
    const QString folder = m_folder.filePath(u"looked/wrong"_s);
    const auto fetched = cw::fetchTree(address(), u"no-such-branch"_s, folder, *m_catalog, m_goOn);
    QVERIFY(!fetched);
    QCOMPARE(fetched.error().kind, cw::Error::Kind::Process);
    QVERIFY2(fetched.error().text.contains(u"no-such-branch"_s), qPrintable(fetched.error().text));
    QVERIFY(!QFile::exists(folder) && !QFile::exists(folder + u".part"_s));
}

void TestTreeFetch::aRefCannotBeAnOption()
{
    const QString mark = m_folder.filePath(u"ran"_s);
    const QString folder = m_folder.filePath(u"looked/option"_s);
    QVERIFY(!cw::fetchTree(address(), u"--upload-pack=touch "_s + mark, folder, *m_catalog, m_goOn));
    QVERIFY(!cw::fetchTree(u"ext::touch "_s + mark, u"v1"_s, folder, *m_catalog, m_goOn));
    QVERIFY(!QFile::exists(mark));
}

void TestTreeFetch::givingUpLeavesNothing()
{
    const QString folder = m_folder.filePath(u"looked/given-up"_s);
    const auto fetched = cw::fetchTree(address(), u"v1"_s, folder, *m_catalog, [](const QString&) { return false; });
    // A step that ended before anybody could stop it is followed by one that is asked again.
    QVERIFY(!fetched);
    QCOMPARE(fetched.error().kind, cw::Error::Kind::Cancelled);
    QVERIFY(!QFile::exists(folder) && !QFile::exists(folder + u".part"_s));
}

QTEST_GUILESS_MAIN(TestTreeFetch)
#include "tst_treefetch.moc"
