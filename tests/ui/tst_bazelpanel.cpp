// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The right Bazel by one click, from a server of the test's own, and the self-test with its results.

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/proc/process.h"
#include "tests/core/fetchserver.h"
#include "ui/look/crossstyle.h"
#include "ui/pages/toolchainpage.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"
#include "ui/toolchain/licencedialog.h"
#include "ui/toolchain/partspanel.h"
#include "ui/toolchain/selftestmodel.h"
#include "ui/toolchain/selftestpanel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <memory>

using namespace cw;
using namespace Qt::StringLiterals;

class TestBazelPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void theRightBazelIsOneClick();
    void aPathThatWasTypedGivesWay();
    void aBazelThatCannotComeIsSaid();
    void theModelIsSound();
    void theSelfTestSaysWhatItFound();
    void theSelfTestIsStoppedAtOnce();

private:
    QString path(const char* name) const { return m_folder->path() + QString::fromLatin1(name); }
    QString ownBazel(const QString& sha256) const;
    void open();
    template <typename T>
    T* find(const char* name) const
    {
        return m_page->findChild<T*>(QString::fromLatin1(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolchainPage> m_page;
};

void TestBazelPanel::initTestCase()
{
    QApplication::setStyle(new CrossStyle);
    for (const char* name : {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "all_proxy"})
        qunsetenv(name);
}

void TestBazelPanel::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", path("/config").toUtf8());
    qputenv("XDG_CACHE_HOME", path("/cache").toUtf8());
}

void TestBazelPanel::cleanup()
{
    m_page.reset();
    m_session.reset();
}

/// TensorFlow 2.5.0, which takes Bazel 3.7.2 to 3.99.0, on a machine with 4.2.3.
void TestBazelPanel::open()
{
    auto catalog = Catalog::load();
    QVERIFY2(catalog, qPrintable(catalog ? QString() : catalog.error().sentence()));
    m_session = std::make_unique<Session>(*catalog);
    Configuration configuration;
    for (const auto& [field, value] :
         {std::pair{u"tf"_s, u"2.5.0"_s}, {u"board"_s, u"aarch64-sbsa"_s}, {u"mode"_s, u"cross"_s}})
        configuration.set(field, value, {Provenance::Kind::User});
    m_session->start(configuration);
    Facts facts;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    facts.set(u"host.arch"_s, bazelMachine(), u"uname"_s, now);
    facts.set(u"host.bazel"_s, u"4.2.3"_s, u"bazel --version"_s, now);
    facts.set(u"host.bazel_path"_s, u"/usr/bin/bazel"_s, u"bazel --version"_s, now);
    m_session->addFacts(facts);
    m_page = std::make_unique<ToolchainPage>(*m_session, nullptr);
    m_page->resize(1100, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    QTRY_VERIFY(!m_page->parts().offers().offers.isEmpty());
}

/// A Bazel of the test's own server, as TensorFlow 2.5.0 wants it, in the user's catalog: its address.
QString TestBazelPanel::ownBazel(const QString& sha256) const
{
    static std::unique_ptr<fetchserver::Server> server;
    const QByteArray program = "#!/bin/sh\necho 'bazel 3.7.2'\n";
    if (!files::write(path("/web/bazel"), program))
        return {};
    server = std::make_unique<fetchserver::Server>(path("/web"));
    const QJsonObject source{{"id"_L1, "3.7.2-upstream-"_L1 + bazelMachine()},
                             {"url"_L1, server->address() + "/bazel"_L1},
                             {"sha256"_L1, sha256.isEmpty() ? files::sha256(program) : sha256},
                             {"bytes"_L1, 41000000}};
    const QJsonObject file{
        {"format"_L1, "crosswright-catalog"_L1}, {"version"_L1, 1}, {"bazelSources"_L1, QJsonArray{source}}};
    return files::write(paths::config() + "/catalog.d/own.json"_L1, QJsonDocument(file).toJson()) ? server->address()
                                                                                                  : QString();
}

void TestBazelPanel::theRightBazelIsOneClick()
{
    QVERIFY(!ownBazel({}).isEmpty());
    open();
    // In the finding beside the field.
    QTRY_VERIFY(find<QPushButton>("fetch-bazel.range"));
    auto* get = find<QPushButton>("fetch-bazel.range");
    QCOMPARE(get->text(), u"Get Bazel 3.7.2, "_s + fetch::sizeText(41000000));
    QVERIFY(get->toolTip().contains(u"crosswright bazel fetch 3.7.2"_s));
    // And as a part that is offered.
    QTRY_VERIFY(m_page->parts().offers().find(u"bazel"_s)
                && m_page->parts().offers().find(u"bazel"_s)->version == "3.7.2"_L1);
    const PartOffer offer = *m_page->parts().offers().find(u"bazel"_s);
    QCOMPARE(offer.kind, PartOffer::Kind::Bazel);
    QVERIFY(offer.canFetch());
    QCOMPARE(offer.bytes, 41000000);

    QSignalSpy asked(m_page.get(), &Page::pageRequested);
    QSignalSpy ended(m_page.get(), &Page::workEnded);
    QTest::mouseClick(get, Qt::LeftButton);
    QCOMPARE(asked.count(), 1); // from whatever page: its progress is shown here
    QCOMPARE(find<QTabBar>("toolchainTabs")->currentIndex(), 1);
    QVERIFY(!m_page->findChild<LicenceDialog*>());
    QTRY_COMPARE(ended.count(), 1);
    QVERIFY2(ended.first().at(2).toBool(), qPrintable(ended.first().at(1).toString()));
    // The machine is asked again, and what was fetched is known without a path in the configuration.
    QTRY_COMPARE_WITH_TIMEOUT(m_session->facts().list(u"host.bazels"_s), QStringList{u"3.7.2"_s}, 30000);
    QVERIFY(!m_session->configuration().has(u"bazel"_s));
    QTRY_VERIFY(m_session->findingsFor(u"bazel"_s).isEmpty()
                || m_session->findingsFor(u"bazel"_s).first().severity != Finding::Severity::Error);
    QTRY_COMPARE(m_page->parts().offers().find(u"bazel"_s)->state, PartOffer::State::Here);
}

void TestBazelPanel::aPathThatWasTypedGivesWay()
{
    QVERIFY(!ownBazel({}).isEmpty());
    open();
    m_session->setValue(u"bazel"_s, u"4.2.3"_s); // what is here, and too new
    QTRY_VERIFY(find<QPushButton>("fetch-bazel.range"));
    const int steps = m_session->undoStack().count();
    QSignalSpy ended(m_page.get(), &Page::workEnded);
    QTest::mouseClick(find<QPushButton>("fetch-bazel.range"), Qt::LeftButton);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(m_session->configuration().text(u"bazel"_s), u"3.7.2"_s);
    QCOMPARE(m_session->undoStack().count(), steps + 1);
    m_session->undoStack().undo();
    QCOMPARE(m_session->configuration().text(u"bazel"_s), u"4.2.3"_s);
}

void TestBazelPanel::aBazelThatCannotComeIsSaid()
{
    QVERIFY(!ownBazel(files::sha256("another")).isEmpty());
    open();
    QTRY_VERIFY(find<QPushButton>("fetch-bazel.range"));
    QSignalSpy ended(m_page.get(), &Page::workEnded);
    QTest::mouseClick(find<QPushButton>("fetch-bazel.range"), Qt::LeftButton);
    QTRY_COMPARE(ended.count(), 1);
    QVERIFY(!ended.first().at(2).toBool());
    QVERIFY2(find<QLabel>("fetchOutcome")->text().contains(u"its SHA-256 is another"_s),
             qPrintable(find<QLabel>("fetchOutcome")->text()));
    QVERIFY(find<QPushButton>("fetch-bazel.range")); // it can be tried again
}

void TestBazelPanel::theModelIsSound()
{
    SelfTestModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.worstRow(), -1);
    selftest::SelfTestReport report;
    using State = selftest::Check::State;
    report.programs.append({u"hello"_s, {}, {{u"build"_s, State::Good, u"a"_s}, {u"run"_s, State::Remark, u"b"_s}}});
    report.programs.append(
        {u"vector"_s, {}, {{u"build"_s, State::Good, u"c"_s}, {u"gpu_code"_s, State::Failed, u"d"_s}}});
    model.setReport(report);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.worstRow(), 3);
    QCOMPARE(model.index(1, SelfTestModel::Program).data().toString(), QString()); // said once
    QCOMPARE(model.index(2, SelfTestModel::Program).data().toString(), u"CUDA kernel"_s);
    QCOMPARE(model.index(1, SelfTestModel::Outcome).data().toString(), u"not proved"_s);
    QCOMPARE(model.index(3, SelfTestModel::Outcome).data().toString(), u"failed"_s);
    model.setReport({});
    QCOMPARE(model.rowCount(), 0);
}

void TestBazelPanel::theSelfTestSaysWhatItFound()
{
    open();
    auto* button = find<QPushButton>("selfTestRun");
    m_session->change({u"container"_s, {{u"mode"_s, u"container"_s}}, {u"cuda"_s}});
    QTRY_VERIFY(!button->isEnabled());
    QVERIFY2(button->toolTip().contains(u"container"_s), qPrintable(button->toolTip())); // why

    // With the compiler of this machine, as the window finds it.
    if (findProgram(u"g++"_s).isEmpty())
        QSKIP("There is no g++ here.");
    m_session->finder().ask(FactFinder::Part::Host);
    QTRY_VERIFY_WITH_TIMEOUT(m_session->facts().knows(u"host.gcc_includes"_s), 60000);
    m_session->change({u"native"_s, {{u"mode"_s, u"native"_s}, {u"board"_s, bazelMachine()}}, {}});
    QTRY_VERIFY2(button->isEnabled(), qPrintable(button->toolTip()));
    QSignalSpy busy(m_page.get(), &Page::busyChanged);
    QSignalSpy ended(m_page.get(), &Page::workEnded);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!button->isEnabled());
    QVERIFY(m_page->selfTest().isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
    QVERIFY2(ended.first().at(2).toBool(), qPrintable(ended.first().at(1).toString()));
    QCOMPARE(busy.count(), 2);
    const auto* model = find<QTreeView>("selfTestTable")->model();
    QStringList checks;
    for (int row = 0; row < model->rowCount(); ++row) {
        checks.append(model->index(row, SelfTestModel::Checked).data().toString());
        QCOMPARE(model->index(row, SelfTestModel::Outcome).data().toString(), u"passed"_s);
        QVERIFY(!model->index(row, SelfTestModel::Why).data().toString().isEmpty());
    }
    for (const QString& check : {u"It builds"_s, u"ELF machine"_s, u"Interpreter"_s, u"Highest GLIBC"_s, u"It runs"_s})
        QVERIFY2(checks.contains(check), qPrintable(checks.join(u", "_s)));
    QVERIFY(find<QLabel>("selfTestSentence")->text().startsWith("Passed"_L1));
    QVERIFY(button->isEnabled());
    // What was found is of another configuration now, which is said.
    m_session->setValue(u"tf"_s, u"2.9.1"_s);
    QTRY_VERIFY(find<QLabel>("selfTestSentence")->text().contains(u"has changed since"_s));
}

void TestBazelPanel::theSelfTestIsStoppedAtOnce()
{
    open();
    // A compiler that never ends.
    const QString compiler = path("/g++");
    QVERIFY(files::write(compiler, "#!/bin/sh\necho $$ > \"$0.pid\"\nexec sleep 600\n", files::permissions(0755)));
    Facts facts;
    facts.set(u"host.arch"_s, bazelMachine(), u"uname"_s, QDateTime::currentDateTimeUtc());
    facts.set(u"host.gxx_path"_s, compiler, u"PATH"_s, QDateTime::currentDateTimeUtc());
    facts.set(u"host.gcc_path"_s, compiler, u"PATH"_s, QDateTime::currentDateTimeUtc());
    facts.set(u"host.gcc_includes"_s, QJsonArray{u"/usr/include"_s}, u"g++ -v"_s, QDateTime::currentDateTimeUtc());
    m_session->addFacts(facts);
    m_session->change({u"native"_s, {{u"mode"_s, u"native"_s}, {u"board"_s, bazelMachine()}}, {u"cuda"_s}});
    auto* button = find<QPushButton>("selfTestRun");
    QTRY_VERIFY2(button->isEnabled(), qPrintable(button->toolTip()));
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(compiler + ".pid"_L1), 20000);
    auto* cancel = m_page->selfTest().findChild<QPushButton*>(u"busyCancel"_s);
    QVERIFY(cancel && cancel->isVisible());
    QElapsedTimer clock;
    clock.start();
    QTest::mouseClick(cancel, Qt::LeftButton);
    QTRY_VERIFY(!m_page->selfTest().isRunning());
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(find<QLabel>("selfTestSentence")->text().contains(u"Stopped"_s));
    QVERIFY(button->isEnabled());
}

QTEST_MAIN(TestBazelPanel)
#include "tst_bazelpanel.moc"
