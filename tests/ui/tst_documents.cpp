// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Files of the window: what is opened, what is asked about, what survives a crash, and the second start.

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/run/runarchive.h"
#include "fakeprompter.h"
#include "ui/session/session.h"
#include "ui/shell/autosave.h"
#include "ui/shell/documents.h"
#include "ui/shell/filekind.h"
#include "ui/shell/singleinstance.h"

#include <QDir>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

/// Says what a test wants about unsaved changes, and counts the questions.
class Answers : public FakePrompter
{
public:
    Leave askUnsaved(QWidget*, const QString&) override
    {
        ++unsavedAsked;
        return leave;
    }
    Leave leave = Leave::Cancel;
    int unsavedAsked = 0;
};

Configuration forBoard(const QString& board)
{
    Configuration configuration;
    configuration.set(u"board"_s, board, {Provenance::Kind::User});
    return configuration;
}

} // namespace

class TestDocuments : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_window;
    Documents* m_documents = nullptr;
    std::optional<Catalog> m_catalog;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString saved(const QString& name, const QString& board) const
    {
        const QString file = path(name);
        return forBoard(board).save(file) ? file : QString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(u"crosswright-test"_s);
        QCoreApplication::setApplicationName(u"crosswright-test"_s);
        auto catalog = Catalog::load();
        QVERIFY(catalog);
        m_catalog = *catalog;
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>(u"/tmp/cw-doc-XXXXXX"_s);
        for (const char* name : {"XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"}) {
            const QString folder = path(QString(QLatin1StringView(name)).section(u'_', 1, 1).toLower());
            QVERIFY(files::makeFolder(folder, true));
            qputenv(name, QFile::encodeName(folder));
        }
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, path(u"config"_s));
        m_session = std::make_unique<Session>(*m_catalog);
        m_window = std::make_unique<QWidget>();
        m_documents = new Documents(*m_session, m_window.get());
    }

    void cleanup()
    {
        m_window.reset();
        m_session.reset();
    }

    void kinds_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<FileKind>("kind");
        QTest::newRow("configuration") << u"a.cw.json"_s << QByteArray("{}") << FileKind::Configuration;
        QTest::newRow("configuration by content")
            << u"a.json"_s << QByteArray("{\"format\":\"crosswright-configuration\"}") << FileKind::Configuration;
        QTest::newRow("other json") << u"a.json"_s << QByteArray("{\"format\":\"x\"}") << FileKind::Unknown;
        QTest::newRow("wheel") << u"a-1-py3-none-any.whl"_s << QByteArray("PK") << FileKind::Wheel;
        QTest::newRow("log") << u"build.log"_s << QByteArray("INFO: Analyzed\n") << FileKind::Log;
        QTest::newRow("binary") << u"a.out"_s
                                << QByteArray("\x7f"
                                              "ELF\0\0",
                                              6)
                                << FileKind::Unknown;
        QTest::newRow("empty") << u"empty"_s << QByteArray() << FileKind::Unknown;
    }
    void kinds()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QVERIFY(files::write(path(name), content));
        QTEST(fileKindOf(path(name)), "kind");
    }

    void aRunIsItsFolder()
    {
        QCOMPARE(fileKindOf(path(u"nothing"_s)), FileKind::Missing);
        QCOMPARE(fileKindOf(m_folder->path()), FileKind::Unknown);
        QVERIFY(files::write(path(u"run/plan.json"_s), "{}"));
        QVERIFY(files::write(path(u"run/journal.jsonl"_s), "{}\n"));
        QCOMPARE(fileKindOf(path(u"run"_s)), FileKind::Run);
        const QSignalSpy spy(m_documents, &Documents::runRequested);
        m_documents->open(path(u"run/journal.jsonl"_s));
        m_documents->open(path(u"run"_s));
        QCOMPARE(spy.size(), 2);
        QCOMPARE(spy.first().first().toString(), path(u"run"_s));
        QCOMPARE(spy.last().first().toString(), path(u"run"_s));
    }

    void theRecordOfARunComesBack()
    {
        const QString id = u"20261121-101500-a1b2c3"_s;
        const RunDirectory run(path(id));
        QVERIFY(files::write(run.planFile(), "{}"));
        QVERIFY(files::write(run.journalFile(), "{\"event\":\"x\"}\n"));
        QVERIFY(files::write(run.artifactsFolder() + "/large.whl"_L1, QByteArray(100'000, 'x')));
        const QString file = path(u"mine.cwrun"_s);
        QVERIFY(saveRunArchive(run, file));
        QVERIFY(QFileInfo(file).size() < 5000);
        QCOMPARE(fileKindOf(file), FileKind::Run);
        for (int i = 0; i < 2; ++i) { // the second time takes the first one's place
            const auto opened = openRunArchive(file);
            QVERIFY2(opened, opened ? "" : qPrintable(opened.error().sentence()));
            QCOMPARE(opened->id(), id);
            QCOMPARE(*files::read(opened->journalFile()), *files::read(run.journalFile()));
            QVERIFY(!QFile::exists(opened->artifactsFolder()));
        }
        QVERIFY(files::write(path(u"other/file"_s), "x"));
        QProcess::execute(u"tar"_s, {u"-czf"_s, path(u"other.cwrun"_s), u"-C"_s, m_folder->path(), u"other"_s});
        QVERIFY(!openRunArchive(path(u"other.cwrun"_s)));
    }

    void openingRemembers()
    {
        const QString first = saved(u"first.cw.json"_s, u"jetson-tx1"_s);
        const QString second = saved(u"second.cw.json"_s, u"jetson-tx2"_s);
        m_documents->open(first);
        m_documents->open(second);
        m_documents->open(first);
        QCOMPARE(m_session->path(), first);
        QCOMPARE(Documents::recent(), (QStringList{first, second}));
        QCOMPARE(Documents::lastFolder(), m_folder->path());
        m_documents->clearRecent();
        QVERIFY(Documents::recent().isEmpty());
    }

    void whatCannotBeOpenedIsSaid()
    {
        FakePrompter prompter;
        QVERIFY(files::write(path(u"broken.cw.json"_s), "{ not json"));
        for (const QString& name : {u"broken.cw.json"_s, u"nothing.cw.json"_s}) {
            prompter.told.clear();
            m_documents->open(path(name));
            QVERIFY2(prompter.told.contains(name), qPrintable(prompter.told));
            QVERIFY(!prompter.toldWhy.isEmpty());
        }
        QVERIFY(!m_session->hasConfiguration());
        QVERIFY(Documents::recent().isEmpty());
    }

    void changesAreAskedAbout()
    {
        Answers prompter;
        const QString first = saved(u"first.cw.json"_s, u"jetson-tx1"_s);
        const QString second = saved(u"second.cw.json"_s, u"jetson-tx2"_s);
        m_documents->open(first);
        QVERIFY(m_session->setText(u"jobs"_s, u"3"_s));

        prompter.leave = Prompter::Leave::Cancel;
        m_documents->open(second);
        QCOMPARE(m_session->path(), first);
        QVERIFY(m_session->isModified());

        prompter.leave = Prompter::Leave::Save;
        m_documents->open(second);
        QCOMPARE(m_session->path(), second);
        QCOMPARE(Configuration::load(first)->count(u"jobs"_s), 3);

        QVERIFY(m_session->setText(u"jobs"_s, u"5"_s));
        prompter.leave = Prompter::Leave::Discard;
        m_documents->startNew();
        QVERIFY(!m_session->hasConfiguration());
        QCOMPARE(Configuration::load(second)->count(u"jobs"_s), 0);
        QCOMPARE(prompter.unsavedAsked, 3);
    }

    void aNewFileGetsItsEnding()
    {
        FakePrompter prompter;
        prompter.path = path(u"mine"_s);
        m_session->start(forBoard(u"jetson-tx1"_s));
        QVERIFY(m_documents->save());
        QCOMPARE(m_session->path(), path(u"mine.cw.json"_s));
        QVERIFY(QFile::exists(path(u"mine.cw.json"_s)));
    }

    void whatACrashLeftIsFound()
    {
        const QString file = saved(u"first.cw.json"_s, u"jetson-tx1"_s);
        auto autosave = std::make_unique<Autosave>(*m_session);
        autosave->setDelay(0);
        QSignalSpy written(autosave.get(), &Autosave::written);
        QVERIFY(m_session->open(file));
        QVERIFY(m_session->setText(u"jobs"_s, u"7"_s));
        QVERIFY(written.wait());
        QVERIFY(QFile::exists(autosave->file()));
        QVERIFY2(Autosave::leftovers().isEmpty(), "the window that holds it is there");

        // A crash: the file stays and the kernel drops the lock.
        const QString kept = autosave->file();
        QVERIFY(QFile::copy(kept, Autosave::folder() + "/crashed.json"_L1));
        const auto left = Autosave::leftovers();
        QCOMPARE(left.size(), 1);
        QCOMPARE(left.first().path, file);
        QCOMPARE(left.first().configuration.count(u"jobs"_s), 7);
        QVERIFY(left.first().when.secsTo(QDateTime::currentDateTimeUtc()) < 60);
        Autosave::discard(left.first());
        QVERIFY(Autosave::leftovers().isEmpty());

        QVERIFY(m_session->save(file));
        QVERIFY2(!QFile::exists(kept), "saved: no copy is needed");
        QVERIFY(autosave->file().isEmpty());
    }

    void undoneChangesLeaveNoCopy()
    {
        Autosave autosave(*m_session);
        autosave.setDelay(0);
        QSignalSpy written(&autosave, &Autosave::written);
        m_session->start(forBoard(u"jetson-tx1"_s));
        QVERIFY(m_session->setText(u"jobs"_s, u"7"_s));
        QVERIFY(written.wait());
        m_session->undoStack().undo();
        QVERIFY(QDir(Autosave::folder()).entryList(QDir::Files).isEmpty());
    }

    void aSecondStartHandsOver()
    {
        SingleInstance first;
        QVERIFY(!first.handOver({}));
        QVERIFY2(first.problem().isEmpty(), qPrintable(first.problem()));
        QVERIFY(!(QFile::permissions(SingleInstance::socketFile()) & (QFile::ReadOther | QFile::WriteOther)));

        qputenv("XDG_ACTIVATION_TOKEN", "token-1");
        QSignalSpy raised(&first, &SingleInstance::raiseRequested);
        bool handedOver = false;
        std::unique_ptr<QThread> second(QThread::create([&] { // the second start is another program, so it may wait
            SingleInstance instance;
            handedOver = instance.handOver({u"some/file.cw.json"_s});
        }));
        second->start();
        QVERIFY(raised.wait(5000));
        QVERIFY(second->wait(5000));
        QVERIFY(handedOver);
        QCOMPARE(raised.first().first().toStringList(),
                 QStringList(QDir::current().absoluteFilePath(u"some/file.cw.json"_s)));
        QCOMPARE(raised.first().last().toString(), u"token-1"_s);
        QVERIFY(!qEnvironmentVariableIsSet("XDG_ACTIVATION_TOKEN"));
    }

    void theNextStartIsTheFirstAgain()
    {
        {
            SingleInstance gone;
            QVERIFY(!gone.handOver({}));
        }
        SingleInstance next;
        QVERIFY(!next.handOver({}));
        QVERIFY2(next.problem().isEmpty(), qPrintable(next.problem()));
    }
};

QTEST_MAIN(TestDocuments)
#include "tst_documents.moc"
