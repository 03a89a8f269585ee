// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/filelock.h"
#include "core/base/files.h"
#include "core/cuda/toolkitfetch.h"
#include "studio.h"
#include "tests/support/stillness.h"
#include "ui/pages/toolchainpage.h"
#include "ui/toolchain/licencedialog.h"
#include "ui/toolchain/partspanel.h"
#include "ui/toolchain/selftestpanel.h"

#include <QAbstractButton>
#include <QTabBar>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {
constexpr int selfTestMs = 120000;
}

void Studio::toolchainPages()
{
    const Configuration before = m_session->configuration();
    Configuration configuration;
    for (const auto& [field, value] : {std::pair{u"tf"_s, u"2.8.0"_s},
                                       {u"board"_s, u"aarch64-sbsa"_s},
                                       {u"mode"_s, u"cross"_s},
                                       {u"cuda"_s, u"11.8"_s},
                                       {u"cudnn"_s, u"8.6.0"_s},
                                       {u"python"_s, u"3.10"_s}})
        configuration.set(field, value, {Provenance::Kind::User});
    m_session->replace(configuration, u"show where parts come from"_s);
    m_window->showPage(PageId::Toolchain);
    auto* page = m_window->findChild<ToolchainPage*>();
    auto* tabs = m_window->findChild<QTabBar*>(u"toolchainTabs"_s);
    if (!QTest::qWaitFor([page] { return page->parts().offers().find(u"toolkit"_s) != nullptr; }))
        qFatal("nothing is offered");
    shoot(u"04-toolchain-offer"_s);
    tabs->setCurrentIndex(1);
    page->parts().select(u"toolkit"_s);
    shoot(u"04-toolchain-sources"_s);
    page->parts().select(u"cudnn"_s);
    shoot(u"04-toolchain-nowhere"_s);
    page->parts().select(u"toolkit"_s);

    // Somebody else fetches the first part, so that nothing leaves this machine.
    const auto order = cuda::orderToolkit(m_catalog, page->parts().offers().toolkit);
    const auto places = fetch::Places::standard();
    const auto lock =
        order ? FileLock::take(fetch::folderOf(*cuda::partOf(*order->parts.host), places) + ".lock"_L1, "process 4711")
              : Result<FileLock>(order.error());
    if (!lock)
        qFatal("%s", qPrintable(lock.error().sentence()));
    page->parts().fetch(u"toolkit"_s);
    if (auto* dialog = m_window->findChild<LicenceDialog*>()) {
        save(*dialog, u"24-licence"_s);
        dialog->accept();
    }
    auto* text = m_window->findChild<QWidget*>(u"fetchLine"_s)->findChild<QWidget*>(u"busyText"_s);
    if (!QTest::qWaitFor([text] { return text->property("text").toString().contains(u"4711"_s); }))
        qFatal("the fetch does not wait");
    shoot(u"04-toolchain-waiting"_s);
    m_window->findChild<QWidget*>(u"fetchLine"_s)->findChild<QAbstractButton*>(u"busyCancel"_s)->click();
    if (!QTest::qWaitFor([page] { return !page->parts().isFetching(); }))
        qFatal("the fetch does not end");

    // A folder with half of a toolkit.
    const QString folder = m_folders.path(u"cuda-11.8"_s);
    for (const char* name :
         {"/bin/nvcc", "/bin/ptxas", "/include/cuda.h", "/targets/sbsa-linux/lib/libcudart_static.a"})
        (void)files::write(folder + QString::fromLatin1(name), QByteArray());
    configuration.set(u"cuda_path"_s, folder, {Provenance::Kind::User});
    m_session->replace(configuration, u"show what a folder lacks"_s);
    auto* flaws = m_window->findChild<QWidget*>(u"flawTable"_s);
    if (!QTest::qWaitFor([flaws] { return flaws->isVisible(); }))
        qFatal("no flaw is shown");
    shoot(u"04-toolchain-flaws"_s);
    tabs->setCurrentIndex(0);

    // A release that wants another Bazel, and the self-test of this machine's compilers.
    configuration.unset(u"cuda"_s);
    configuration.unset(u"cudnn"_s);
    configuration.unset(u"cuda_path"_s);
    configuration.set(u"tf"_s, u"2.5.0"_s, {Provenance::Kind::User});
    m_session->replace(configuration, u"show the right Bazel"_s);
    shoot(u"04-toolchain-bazel-finding"_s);
    tabs->setCurrentIndex(1);
    if (!QTest::qWaitFor([page] {
            const PartOffer* bazel = page->parts().offers().find(u"bazel"_s);
            return bazel && bazel->version == "3.7.2"_L1;
        }))
        qFatal("no Bazel is offered");
    page->parts().select(u"bazel"_s);
    shoot(u"04-toolchain-bazel"_s);
    auto* test = m_window->findChild<QAbstractButton*>(u"selfTestRun"_s);
    if (test->isEnabled()) { // where there is a compiler for the board
        test->click();
        if (!QTest::qWaitFor([page] { return !page->selfTest().isRunning(); }, selfTestMs))
            qFatal("the self-test does not end");
    } else {
        tabs->setCurrentIndex(3);
    }
    shoot(u"04-toolchain-selftest"_s);
    tabs->setCurrentIndex(0);
    m_session->replace(before, u"as it was"_s);
}
