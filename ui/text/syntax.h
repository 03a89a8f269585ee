// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>
#include <QPalette>
#include <QString>

/// Which highlighting a text gets. One repository for the program, made when first needed (some 50 ms) in the window's
/// thread; own definitions and themes are among its resources.
namespace cw::syntax {

/// Names of definitions, for texts that are no files.
inline constexpr QLatin1StringView bash{"Bash"};
inline constexpr QLatin1StringView bazelLog{"Bazel Log"};
inline constexpr QLatin1StringView planSteps{"Plan Steps"};
inline constexpr QLatin1StringView answers{"Configure Answers"};

KSyntaxHighlighting::Definition definition(const QString& name);
/// The definition's name for a file, by its name and, where that says nothing, by its first line; "" for plain text.
QString nameFor(const QString& path, const QByteArray& text);
/// Our theme for the scheme that the palette belongs to.
KSyntaxHighlighting::Theme theme(const QPalette& palette);

} // namespace cw::syntax
