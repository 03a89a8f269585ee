// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The log as a person uses it, and that the window's thread never waits while a log grows by 10 MB/s.

#include "stallwatch.h"
#include "ui/text/logcanvas.h"
#include "ui/text/logview.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <memory>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

constexpr int lineCount = 5000;

QByteArray lineText(int i)
{
    if (i % 500 == 499)
        return "src/a.cc:3:1: error: number " + QByteArray::number(i);
    if (i % 100 == 99)
        return "src/a.cc:3:1: warning: number " + QByteArray::number(i);
    return "Compiling file " + QByteArray::number(i) + " of many";
}

} // namespace

class TestLogView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LogView> m_view;
    QString m_path;

    LogCanvas& canvas() { return *m_view->findChild<LogCanvas*>(u"logCanvas"_s); }
    template <typename Widget>
    Widget& part(const char* name)
    {
        return *m_view->findChild<Widget*>(QLatin1StringView(name));
    }
    void append(const QByteArray& bytes)
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QString topText()
    {
        const LogRow* row = canvas().cachedRow(canvas().topRow());
        return row ? row->text : QString();
    }
    QString currentText()
    {
        const LogRow* row = canvas().cachedRow(canvas().selection().currentRow());
        return row ? row->text : QString();
    }
    bool atEnd() { return canvas().verticalScrollBar()->value() == canvas().verticalScrollBar()->maximum(); }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"log"_s);
        QByteArray bytes;
        for (int i = 0; i < lineCount; ++i)
            bytes += lineText(i) + '\n';
        append(bytes);
        m_view = std::make_unique<LogView>(nullptr);
        m_view->resize(700, 400);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setLog(m_path);
        QTRY_COMPARE(m_view->state().lines, lineCount);
        QTRY_VERIFY(!m_view->state().busy);
        QTRY_VERIFY(!topText().isEmpty());
    }
    void cleanup() { m_view.reset(); }

    void showsTheEnd()
    {
        QVERIFY(atEnd());
        QVERIFY(canvas().isFollowing());
        const LogRow* last = canvas().cachedRow(lineCount - 1);
        QVERIFY(last);
        QCOMPARE(last->text, QString::fromUtf8(lineText(lineCount - 1)));
        QCOMPARE(m_view->state().errors, 10);
        QCOMPARE(m_view->state().warnings, 40);
        QVERIFY(part<QLabel>("logCount").text().contains(m_view->locale().toString(lineCount)));
    }

    void filters()
    {
        auto& filter = part<QComboBox>("logFilter");
        filter.setCurrentIndex(2);
        QTRY_COMPARE(m_view->state().rows, 10);
        QTRY_COMPARE(topText(), u"src/a.cc:3:1: error: number 499"_s);
        QCOMPARE(canvas().cachedRow(0)->line, 499);
        filter.setCurrentIndex(1);
        QTRY_COMPARE(m_view->state().rows, 50);
        filter.setCurrentIndex(0);
        QTRY_COMPARE(m_view->state().rows, lineCount);
        m_view->find(u"file 123"_s);
        filter.setCurrentIndex(3);
        QTRY_COMPARE(m_view->state().rows, 11); // 123 and 1230 … 1239
        QTRY_COMPARE(topText(), u"Compiling file 123 of many"_s);
    }

    void filterKeepsTheLineInSight()
    {
        m_view->showLine(2600);
        QTRY_COMPARE(canvas().currentLine(), 2599);
        m_view->setFilter(LogQuery::Kinds::Errors);
        QTRY_COMPARE(currentText(), u"src/a.cc:3:1: error: number 2999"_s);
        m_view->setFilter(LogQuery::Kinds::All);
        QTRY_COMPARE(canvas().selection().currentRow(), 2999);
    }

    void searches()
    {
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_F, Qt::ControlModifier);
        auto& find = part<QLineEdit>("logFind");
        QTRY_VERIFY(find.hasFocus());
        QTest::keyClicks(&find, u"error: number"_s);
        QTRY_COMPARE(m_view->state().found, 10);
        QTRY_COMPARE(currentText(), u"src/a.cc:3:1: error: number 499"_s);
        QTRY_COMPARE(part<QLabel>("logCount").text(), u"1 of 10"_s);
        QTest::keyClick(&find, Qt::Key_F3);
        QTRY_COMPARE(currentText(), u"src/a.cc:3:1: error: number 999"_s);
        QTRY_COMPARE(part<QLabel>("logCount").text(), u"2 of 10"_s);
        QTest::keyClick(&find, Qt::Key_F3, Qt::ShiftModifier);
        QTRY_COMPARE(currentText(), u"src/a.cc:3:1: error: number 499"_s);
        QTest::keyClick(&find, Qt::Key_F3, Qt::ShiftModifier); // round the beginning
        QTRY_COMPARE(currentText(), u"src/a.cc:3:1: error: number 4999"_s);
        find.setText(u"not in there"_s);
        QTRY_COMPARE(part<QLabel>("logCount").text(), u"Not found"_s);
    }

    void walksOverErrors()
    {
        m_view->nextProblem(-1);
        QTRY_COMPARE(currentText(), u"src/a.cc:3:1: error: number 4999"_s);
        m_view->nextProblem(-1);
        QTRY_COMPARE(currentText(), u"src/a.cc:3:1: error: number 4499"_s);
        m_view->nextProblem(1);
        QTRY_COMPARE(currentText(), u"src/a.cc:3:1: error: number 4999"_s);
    }

    void follows()
    {
        m_view->setLive(true);
        append("appended\n");
        QTRY_COMPARE(m_view->state().lines, lineCount + 1);
        QTRY_VERIFY(canvas().cachedRow(lineCount) && atEnd());
        canvas().verticalScrollBar()->setValue(100);
        QVERIFY(!canvas().isFollowing());
        QVERIFY(!part<QCheckBox>("logFollow").isChecked());
        append("appended\nagain\n");
        QTRY_COMPARE(m_view->state().lines, lineCount + 3);
        QCOMPARE(canvas().verticalScrollBar()->value(), 100);
        auto& more = part<QPushButton>("logNewLines");
        QTRY_VERIFY(more.isVisible());
        QTRY_COMPARE(more.text(), u"2 new line(s)"_s);
        QTest::mouseClick(&more, Qt::LeftButton);
        QTRY_VERIFY(canvas().isFollowing() && atEnd());
        QVERIFY(!more.isVisible());
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_Up);
        QVERIFY(!canvas().isFollowing());
        QTest::keyClick(&canvas(), Qt::Key_End);
        QVERIFY(canvas().isFollowing());
    }

    void notLiveReadsNoMore()
    {
        append("appended\n");
        QTest::qWait(300); // longer than a live log's interval
        QCOMPARE(m_view->state().lines, lineCount);
        m_view->setLive(true);
        QTRY_COMPARE(m_view->state().lines, lineCount + 1);
    }

    void truncated()
    {
        m_view->setLive(true);
        canvas().selectAll();
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("afresh\n");
        file.close();
        QTRY_COMPARE(m_view->state().lines, 1);
        QTRY_COMPARE(topText(), u"afresh"_s);
        QVERIFY(canvas().selection().isEmpty());
    }

    void copies()
    {
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_Home);
        QTest::keyClick(&canvas(), Qt::Key_Down, Qt::ShiftModifier);
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(&canvas(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), QString::fromUtf8(lineText(0) + '\n' + lineText(1)));
        QTest::keyClick(&canvas(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&canvas(), Qt::Key_C, Qt::ControlModifier);
        QByteArray all;
        for (int i = 0; i < lineCount; ++i)
            all += lineText(i) + '\n';
        all.chop(1);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), QString::fromUtf8(all));
        // Within a filter only what is shown is copied.
        m_view->setFilter(LogQuery::Kinds::Errors);
        QTRY_COMPARE(m_view->state().rows, 10);
        QTest::keyClick(&canvas(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&canvas(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 9);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("src/a.cc:3:1: error: number 499"_L1));
    }

    void copiesByMouse()
    {
        m_view->showLine(1);
        QTRY_COMPARE(canvas().topRow(), 0);
        QTRY_VERIFY(canvas().cachedRow(0));
        QWidget* viewport = canvas().viewport();
        QTest::mouseClick(viewport, Qt::LeftButton, {}, QPoint(1, 5)); // before the first column
        QTest::mousePress(viewport, Qt::LeftButton, {}, QPoint(1, 5));
        const int rowHeight = viewport->height() / canvas().visibleRows();
        QMouseEvent move(QEvent::MouseMove, QPointF(1, rowHeight + 5), QPointF(), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &move);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, QPoint(1, rowHeight + 5));
        QGuiApplication::clipboard()->clear();
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), QString::fromUtf8(lineText(0) + '\n'));
    }

    void goesToALineAndActivatesIt()
    {
        QSignalSpy activated(m_view.get(), &LogView::lineActivated);
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_G, Qt::ControlModifier);
        auto* dialog = m_view->findChild<QInputDialog*>(u"logGoToLine"_s);
        QVERIFY(dialog);
        QCOMPARE(dialog->intMaximum(), lineCount);
        dialog->setIntValue(3210);
        dialog->accept();
        QTRY_COMPARE(canvas().currentLine(), 3209);
        QCOMPARE(currentText(), u"Compiling file 3209 of many"_s);
        QTest::keyClick(&canvas(), Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.first().first().toLongLong(), 3210);
        QTRY_VERIFY(canvas().accessibleDescription().contains("Compiling file 3209"_L1));
    }

    void aLogThatIsNotThereYet()
    {
        m_path = m_folder->filePath(u"later"_s);
        m_view->setLog(m_path);
        m_view->setLive(true);
        QTRY_COMPARE(m_view->state().lines, 0);
        append("here it is\n");
        QTRY_COMPARE(m_view->state().lines, 1);
        m_view->clear();
        QTRY_COMPARE(m_view->state().lines, 0);
    }

    void neverWaits()
    {
        // A thread writes 10 MB/s for three seconds; the view is live, follows, filters and searches meanwhile.
        m_view->setLive(true);
        std::atomic<qint64> written = 0;
        const std::unique_ptr<QThread> writer(QThread::create([path = m_path, &written] {
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
                return;
            QByteArray piece;
            for (int i = 0; piece.size() < 200'000; ++i)
                piece += lineText(i) + " with as much text as a usual line of a build's log has\n";
            QElapsedTimer clock;
            clock.start();
            for (int i = 0; i < 150; ++i) {
                written += file.write(piece);
                QThread::msleep(static_cast<unsigned long>(std::max<qint64>(0, (i + 1) * 20 - clock.elapsed())));
            }
        }));
        int turns = 0;
        QTimer person;
        person.setInterval(200);
        connect(&person, &QTimer::timeout, this, [&] {
            ++turns;
            m_view->setFilter(turns % 2 == 0 ? LogQuery::Kinds::All : LogQuery::Kinds::WarningsAndErrors);
            if (turns % 3 == 0)
                m_view->find(turns % 2 == 0 ? u"error"_s : u"number 49"_s);
        });
        StallWatch stalls;
        stalls.start();
        person.start();
        writer->start();
        while (!writer->isFinished())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        stalls.stop();
        person.stop();
        qInfo("longest stall %lld ms; longest gap, with what other programs took, %lld ms", stalls.longestMs(),
              stalls.longestGapMs());
        QVERIFY(written >= 29'000'000);
        QVERIFY(turns >= 5 && stalls.beats() > 50);
        QVERIFY2(stalls.longestMs() < 100,
                 qPrintable(u"the window's thread stood still for %1 ms"_s.arg(stalls.longestMs())));
        m_view->setFilter(LogQuery::Kinds::All);
        QTRY_VERIFY_WITH_TIMEOUT(!m_view->state().busy && canvas().state().rows > 200'000, 30'000);
    }
};

QTEST_MAIN(TestLogView)
#include "tst_logview.moc"
