// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/outlook.h"

#include "core/rules/check.h"
#include "core/solve/backward.h"

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// The solver's choice; without the paths that only the user knows.
Result<Configuration> solved(const Outlook::Question& question, const Catalog& catalog, const Facts& facts)
{
    const Release* release = catalog.release(question.release);
    Wish wish;
    wish.tf = question.release;
    wish.board = question.board;
    wish.device = question.device;
    wish.project = release ? release->project : QString();
    wish.product = question.variant.product;
    wish.use = question.variant.cuda ? Wish::Cuda::Insist : Wish::Cuda::Never;
    const auto answer = solveOne(catalog, facts, wish);
    if (!answer)
        return answer.error();
    if (answer->rows.isEmpty())
        return Error{Error::Kind::Missing, Outlook::tr("No release is called %1.").arg(question.release)};
    const Solution& row = answer->rows.first();
    if (question.variant.cuda && !row.cuda)
        return Error{Error::Kind::Refused, row.cudaExcludedBy.isEmpty() ? Outlook::tr("Nothing known admits CUDA here.")
                                                                        : row.cudaExcludedBy.first().text};
    Configuration configuration = row.configuration;
    for (const Change& change : row.changes) {
        for (const QString& field : change.named)
            configuration.unset(field);
    }
    return configuration;
}

/// The steps that copy something from elsewhere: source trees, images, Python headers.
bool downloads(const PlanStep& step)
{
    static const QStringList ids{u"fetch"_s, u"submodules"_s, u"image"_s, u"headers"_s};
    return ids.contains(step.id);
}

} // namespace

QStringList Outlook::toGet() const
{
    QStringList titles;
    if (!review)
        return titles;
    for (const PlanStep& step : review->plan.steps) {
        if (downloads(step) && !review->present.contains(step.id))
            titles.append(step.title);
    }
    return titles;
}

Outlook Outlook::of(const Question& question, const Catalog& catalog, const Facts& facts, const KeptFree& kept)
{
    Outlook outlook;
    if (question.variant.preset) {
        question.variant.preset->apply(outlook.configuration);
    } else {
        const auto configuration = solved(question, catalog, facts);
        if (configuration) {
            outlook.configuration = *configuration;
        } else {
            outlook.refusal = configuration.error().text;
            const Provenance user{Provenance::Kind::User};
            outlook.configuration.set(u"board"_s, question.board, user);
            outlook.configuration.set(u"tf"_s, question.release, user);
            outlook.configuration.set(u"product"_s, question.variant.product, user);
        }
    }
    if (!question.device.isEmpty())
        outlook.configuration.set(u"device"_s, question.device, {Provenance::Kind::User});
    for (const Finding& finding : check(outlook.configuration, catalog, facts, kept)) {
        if (finding.severity == Finding::Severity::Error)
            outlook.errors.append(finding);
        else if (finding.severity == Finding::Severity::Unknown)
            outlook.unknown.append(finding.text);
    }
    if (!outlook.refusal.isEmpty())
        return outlook;
    const auto review = makeReview(outlook.configuration, catalog, facts);
    if (review)
        outlook.review = *review;
    else
        outlook.refusal = review.error().text;
    return outlook;
}

} // namespace cw
