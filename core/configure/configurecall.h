// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace cw {

/// A line that stands in a file after ./configure, or must not.
struct ConfigureLine
{
    QString variable; ///< the answer that it shows; "" it stands there whatever was answered
    QString line;     ///< whole; where `compare` is not empty, "${VALUE}" stands for the value
    QString value;    ///< what was asked for; "" the line has none
    QString compare;  ///< "" letter by letter; "path": another path to the same file too; "version": a shorter version
                      ///< too; "any": whatever value; "start": whatever follows (of lines that must not be there)
    QString file;     ///< below the folder
    bool operator==(const ConfigureLine&) const = default;
};

/// A question that the script is known to ask.
struct ConfigureQuestion
{
    QString variable;
    QString prompt; ///< regular expression
    bool operator==(const ConfigureQuestion&) const = default;
};

/// An answer as Review shows it.
struct ConfigureAnswer
{
    QString variable;
    QString value;
    QString field; ///< of the configuration that decides it; "" Crosswright's own choice
    bool operator==(const ConfigureAnswer&) const = default;
};

/// Everything that is needed to drive one ./configure and to judge what it wrote: a value that stands in the plan.
struct ConfigureCall
{
    /// An answer that a person kept for a question that nobody knew.
    struct Kept
    {
        QString text; ///< part of the question
        QString answer;
        bool operator==(const Kept&) const = default;
    };
    struct Failure
    {
        QString id;      ///< core/configure/failuretext.h
        QString pattern; ///< regular expression on one line of the output
        bool operator==(const Failure&) const = default;
    };

    QString family;        ///< of the catalog
    QString folder;        ///< absolute; where the script lies
    bool terminal = false; ///< driven on a terminal, else with the input at its end
    bool script = true;    ///< false: the files are the plan's own, nothing is run for them
    QString asks;          ///< regular expression of what every question ends with
    QList<ConfigureQuestion> questions;
    QList<ConfigureAnswer> answers;
    QList<Kept> kept;
    QList<ConfigureLine> expected;
    QList<ConfigureLine> unwanted;
    QStringList rcFiles; ///< below `folder`; the script writes them anew and Bazel reads the first one
    QStringList roots;   ///< what Bazel reads by itself
    QStringList tracked; ///< files of the tree that the script changes, as far as known
    QList<Failure> failures;

    QString answer(const QString& variable) const; ///< null where there is none
    bool isAnswered(const QString& variable) const;

    QJsonObject toJson() const;
    static ConfigureCall fromJson(const QJsonObject& object);
    bool operator==(const ConfigureCall&) const = default;
};

} // namespace cw
