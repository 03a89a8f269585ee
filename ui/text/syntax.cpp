// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/syntax.h"

#include "ui/look/tokens.h"

#include <KSyntaxHighlighting/Repository>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::syntax {
namespace {

KSyntaxHighlighting::Repository& repository()
{
    static auto* all = new KSyntaxHighlighting::Repository; // lives as long as the program
    return *all;
}

} // namespace

KSyntaxHighlighting::Definition definition(const QString& name)
{
    return name.isEmpty() ? KSyntaxHighlighting::Definition() : repository().definitionForName(name);
}

QString nameFor(const QString& path, const QByteArray& text)
{
    QString name = QFileInfo(path).fileName();
    if (name.endsWith(".tpl"_L1))
        name.chop(4);
    if (name.endsWith("bazelrc"_L1))
        return u"Bazel Settings"_s;
    if (name == "BUILD"_L1 || name == "WORKSPACE"_L1 || name.endsWith(".bazel"_L1) || name.endsWith(".bzl"_L1))
        return u"Starlark"_s;
    const KSyntaxHighlighting::Definition found = repository().definitionForFileName(name);
    if (found.isValid())
        return found.name();
    const QByteArray first = text.left(text.indexOf('\n'));
    if (first.startsWith("#!"))
        return first.contains("python") ? u"Python"_s : QString(bash);
    return {};
}

KSyntaxHighlighting::Theme theme(const QPalette& palette)
{
    return repository().theme(Tokens::of(palette).dark ? u"Crosswright Dark"_s : u"Crosswright Light"_s);
}

} // namespace cw::syntax
