// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/toolkitoutput.h"

#include "app/cli/exitcode.h"
#include "core/catalog/catalogtexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::Toolkit", text);
}

} // namespace

Result<cuda::CudnnChoice> cudnnChoice(const QString& word)
{
    cuda::CudnnChoice choice;
    static const QRegularExpression version(u"^\\d+(\\.\\d+)*$"_s);
    const auto folder = [&](const QString& path) -> Result<cuda::CudnnChoice> {
        if (!QFileInfo(path).isDir())
            return Error{Error::Kind::Missing, tr("There is no folder %1 with cuDNN.").arg(path),
                         tr("--cudnn takes a version, a folder, or stand-in:VERSION.")};
        choice.folder = QDir(path).absolutePath();
        return choice;
    };
    if (word.isEmpty() || word == "none"_L1)
        return choice;
    if (word == "newest"_L1 || version.match(word).hasMatch()) {
        choice.wheel = word;
        return choice;
    }
    if (word.startsWith("stand-in:"_L1)) {
        choice.standIn = true;
        choice.version = word.mid(9);
        return choice;
    }
    if (word.startsWith("headers:"_L1)) {
        choice.standIn = true;
        return folder(word.mid(8));
    }
    return folder(word);
}

void applyCudnn(cuda::TreeRequest& request, const cuda::CudnnChoice& choice)
{
    request.cudnn = choice.folder;
    request.cudnnVersion = choice.version;
    request.standIn = choice.standIn;
}

QString gapSentence(const PartSource& part)
{
    return shownText(part.note) + u'.';
}

int toolkitDone(const cuda::TreeReport& tree, const QStringList& notes, const QString& setFile, Console& console)
{
    if (console.json) {
        console.object({{"result"_L1, tree.made ? "made"_L1 : "there"_L1},
                        {"path"_L1, tree.folder},
                        {"entries"_L1, tree.entries},
                        {"changed"_L1, QJsonArray::fromStringList(tree.changed)},
                        {"notes"_L1, QJsonArray::fromStringList(notes)}});
        return Ok;
    }
    for (const QString& note : notes)
        console.note(note);
    console.note(tree.made ? tr("The toolkit is made.") : tr("The toolkit was there already, the same."));
    if (setFile.isEmpty())
        console.note(tr("\"crosswright set FILE cuda_path=%1\" makes a configuration use it.").arg(tree.folder));
    else
        console.note(tr("%1 uses it now.").arg(setFile));
    console.data(tree.folder);
    return Ok;
}

int toolkitError(const Error& error, Console& console)
{
    console.error(error);
    const int code = exitCodeFor(error);
    if (console.json && code == Failed)
        console.object({{"result"_L1, error.kind == Error::Kind::Cancelled ? "stopped"_L1 : "failed"_L1},
                        {"error"_L1, error.sentence()}});
    else if (console.json)
        console.refused();
    return code;
}

} // namespace cw::cli
