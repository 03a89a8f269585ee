// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Review before a CUDA cross build: every wrapper and toolchain file of the plan is shown, and what nobody has built yet is
// said.

#include "core/config/preset.h"
#include "core/plan/plantext.h"
#include "ui/look/crossstyle.h"
#include "ui/review/planfilesmodel.h"
#include "ui/review/review.h"
#include "ui/review/reviewfigures.h"
#include "ui/widgets/inklabel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class TestReviewToolchain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyToolchainFileIsShown();
    void whatNobodyBuiltIsSaid();

private:
    QTemporaryDir m_folder;
    std::optional<Review> m_review;
};

void TestReviewToolchain::initTestCase()
{
    QApplication::setStyle(new CrossStyle);
    for (const char* name : {"XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
        qputenv(name, m_folder.path().toUtf8());
    const auto catalog = Catalog::load();
    const auto presets = loadPresets();
    QVERIFY(catalog && presets);
    const auto preset = findPreset(*presets, u"jetson-tx1-1.5.0-cuda-cross"_s);
    QVERIFY(preset);
    Configuration configuration;
    preset->apply(configuration);
    const auto review = makeReview(configuration, *catalog, {});
    QVERIFY2(review, review ? "" : qPrintable(review.error().sentence()));
    m_review = *review;
}

void TestReviewToolchain::everyToolchainFileIsShown()
{
    QStringList expected;
    for (const PlanFile& file : m_review->plan.files) {
        if (file.group == "toolchain"_L1)
            expected.append(QFileInfo(file.path).fileName());
    }
    for (const QString& wrapper :
         {u"crosstool_wrapper_driver_is_not_gcc"_s, u"crosstool_wrapper_host_tf_framework"_s, u"CROSSTOOL"_s})
        QVERIFY2(expected.contains(wrapper), qPrintable(expected.join(u' ')));
    PlanFilesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setReview(*m_review);
    QStringList shown;
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex parent = model.index(group, 0);
        if (!parent.data().toString().startsWith(u"Toolchain"_s))
            continue;
        for (int row = 0; row < model.rowCount(parent); ++row)
            shown.append(model.index(row, 0, parent).data().toString());
    }
    expected.sort();
    shown.sort();
    QCOMPARE(shown, expected);
}

void TestReviewToolchain::whatNobodyBuiltIsSaid()
{
    QVERIFY(m_review->plan.neverBuilt);
    ReviewFigures figures;
    figures.setReview(*m_review);
    const auto says = [&figures](const QString& text) {
        const QList<InkLabel*> labels = figures.findChildren<InkLabel*>();
        return std::any_of(labels.cbegin(), labels.cend(),
                           [&](const InkLabel* label) { return label->text() == text; });
    };
    QVERIFY(says(u"planned, never built"_s));
    Review built = *m_review;
    built.plan.neverBuilt = false;
    figures.setReview(built);
    QVERIFY(!says(u"planned, never built"_s));
}

QTEST_MAIN(TestReviewToolchain)
#include "tst_reviewtoolchain.moc"
