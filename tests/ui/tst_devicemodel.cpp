// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// When the list of devices is read anew, and when it is not: the window's own settings lie in the same folder, and a
// window that answers each of its own writings with another one is never idle.

#include "core/base/paths.h"
#include "core/device/devicestore.h"
#include "ui/deploy/devicemodel.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QFileSystemWatcher>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

class TestDeviceModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsWhatAnotherProgramAdds();
    void leavesItsListWhenSettingsAreWritten();

private:
    static void add(const QString& name)
    {
        Device device;
        device.name = name;
        device.host = u"127.0.0.1"_s;
        QVERIFY(DeviceStore().add(device));
    }

    QTemporaryDir m_folder;
};

void TestDeviceModel::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", m_folder.path().toLocal8Bit());
    QVERIFY(QDir().mkpath(paths::config()));
}

void TestDeviceModel::readsWhatAnotherProgramAdds()
{
    DeviceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.reload();
    QTRY_VERIFY(model.isLoaded());
    QCOMPARE(model.rowCount(), 0);
    add(u"first"_s); // the file is there only now
    QTRY_COMPARE(model.rowCount(), 1);
    add(u"second"_s); // it is replaced
    QTRY_COMPARE(model.rowCount(), 2);
    QVERIFY(DeviceStore().remove(u"first"_s));
    QTRY_COMPARE(model.rowCount(), 1);
    QCOMPARE(model.rowOf(u"second"_s), 0);
}

void TestDeviceModel::leavesItsListWhenSettingsAreWritten()
{
    DeviceModel model;
    QFileSystemWatcher folder; // made before the model's own, so told of each change before it
    folder.addPath(paths::config());
    QSignalSpy told(&folder, &QFileSystemWatcher::directoryChanged);
    model.reload();
    QTRY_VERIFY(model.isLoaded());
    QSignalSpy loaded(&model, &DeviceModel::loaded);
    for (int i = 0; i < 3; ++i) {
        told.clear();
        QFile settings(u"%1/written%2.conf"_s.arg(paths::config()).arg(i));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.close();
        QTRY_VERIFY(!told.isEmpty());
    }
    QCoreApplication::processEvents();
    QCOMPARE(loaded.size(), 0);
    add(u"third"_s);
    QTRY_COMPARE(loaded.size(), 1); // one reading for the one change that concerns it
}

QTEST_MAIN(TestDeviceModel)

#include "tst_devicemodel.moc"
