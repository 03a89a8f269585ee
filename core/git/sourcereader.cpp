// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/sourcereader.h"

#include "core/base/nearest.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>

#include <git2.h>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qint64 largestFile = 4 * 1024 * 1024; // everything a tree is asked about is text of a few hundred KiB at most

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SourceReader", text);
}

/// libgit2 wants to be initialised before use and counts its users.
struct Library
{
    Library() { git_libgit2_init(); }
    ~Library() { git_libgit2_shutdown(); }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
};

template <auto Free>
struct Deleter
{
    template <typename T>
    void operator()(T* object) const
    {
        Free(object);
    }
};
using Repository = std::unique_ptr<git_repository, Deleter<git_repository_free>>;
using Object = std::unique_ptr<git_object, Deleter<git_object_free>>;
using Tree = std::unique_ptr<git_tree, Deleter<git_tree_free>>;
using TreeEntry = std::unique_ptr<git_tree_entry, Deleter<git_tree_entry_free>>;

QString lastError()
{
    const git_error* error = git_error_last();
    return error && error->message ? QString::fromUtf8(error->message) : tr("no reason given");
}

QString hashOf(const git_oid* id)
{
    char text[GIT_OID_HEXSZ + 1];
    return QString::fromLatin1(git_oid_tostr(text, sizeof text, id));
}

/// A branch, tag or commit as a person writes it; a branch of the remote when there is no local one.
Object findCommit(git_repository* repository, const QString& ref)
{
    for (const QString& name : {ref, "refs/remotes/origin/"_L1 + ref}) {
        git_object* found = nullptr;
        if (git_revparse_single(&found, repository, (name + "^{commit}"_L1).toUtf8().constData()) == 0)
            return Object(found);
    }
    return {};
}

/// The branch or tag whose name is nearest to what was typed; "" when none is.
QString nearestRef(git_repository* repository, const QString& typed)
{
    git_strarray names{};
    if (git_reference_list(&names, repository) != 0)
        return {};
    QStringList all;
    for (std::size_t i = 0; i < names.count; ++i) {
        QString name = QString::fromUtf8(names.strings[i]);
        for (const QLatin1StringView prefix : {"refs/heads/"_L1, "refs/tags/"_L1, "refs/remotes/origin/"_L1}) {
            if (name.startsWith(prefix))
                all.append(name.mid(prefix.size()));
        }
    }
    git_strarray_dispose(&names);
    return nearestName(typed, all);
}

} // namespace

struct SourceReader::Git
{
    Library library;
    Repository repository;
    Tree tree;
};

SourceReader::SourceReader() = default;
SourceReader::~SourceReader() = default;
SourceReader::SourceReader(SourceReader&&) noexcept = default;
SourceReader& SourceReader::operator=(SourceReader&&) noexcept = default;

bool SourceReader::isAddress(const QString& source)
{
    static const QRegularExpression scheme(u"^[a-z][a-z0-9+.-]*://"_s);
    static const QRegularExpression remote(u"^[^/\\s]+@?[^/\\s]*:[^/].*$"_s); // host:path, as scp writes it
    if (source.startsWith("file://"_L1) || source.startsWith("embedded:"_L1))
        return false;
    return scheme.match(source).hasMatch() || (remote.match(source).hasMatch() && !QFileInfo::exists(source));
}

QString SourceReader::embeddedFolder(const QString& source)
{
    return source.startsWith("embedded:"_L1) ? ":/workspaces/"_L1 + source.mid(9) : QString();
}

Result<SourceReader> SourceReader::open(const QString& source, const QString& ref)
{
    SourceReader reader;
    if (const QString embedded = embeddedFolder(source); !embedded.isEmpty()) {
        if (!QFileInfo(embedded).isDir())
            return Error{Error::Kind::Missing, tr("This program holds no workspace \"%1\".").arg(source.mid(9))};
        if (!ref.isEmpty())
            return Error{Error::Kind::Invalid,
                         tr("The workspace inside this program has no branches, so \"%1\" cannot be "
                            "looked up.")
                             .arg(ref),
                         tr("Remove ref.")};
        reader.m_folder = embedded;
        reader.m_how = tr("workspace inside this program");
        return reader;
    }
    if (isAddress(source)) {
        return Error{Error::Kind::Missing, tr("%1 is an address and nothing was fetched from it yet.").arg(source),
                     tr("\"crosswright clone\" fetches it, and so does a build.")};
    }

    QString path = source.startsWith("file://"_L1) ? QUrl(source).toLocalFile() : source;
    if (path == "~"_L1 || path.startsWith("~/"_L1))
        path.replace(0, 1, QDir::homePath());
    if (!QFileInfo(path).isDir())
        return Error{Error::Kind::Missing, tr("The source %1 is not a folder.").arg(path),
                     tr("Set source to a source tree.")};

    auto git = std::make_unique<Git>();
    git_repository* opened = nullptr;
    const bool isRepository =
        git_repository_open_ext(&opened, QFile::encodeName(path).constData(), GIT_REPOSITORY_OPEN_NO_SEARCH, nullptr)
        == 0;
    git->repository.reset(opened);
    const bool bare = isRepository && git_repository_is_bare(opened);
    if (!isRepository && !ref.isEmpty()) {
        return Error{Error::Kind::Invalid,
                     tr("%1 is not a git repository, so \"%2\" cannot be looked up: %3.").arg(path, ref, lastError()),
                     tr("Remove ref, or set source to a repository.")};
    }
    const QString name = ref.isEmpty() ? u"HEAD"_s : ref;
    Object commit = isRepository ? findCommit(opened, name) : Object();
    if (commit)
        reader.m_commit = hashOf(git_object_id(commit.get()));
    if (ref.isEmpty() && !bare) {
        reader.m_folder = path;
        reader.m_how = tr("work tree %1").arg(path);
        return reader;
    }
    if (!commit) {
        const QString near = nearestRef(opened, name);
        const QString text = tr("%1 has no branch, tag or commit \"%2\".").arg(path, name);
        return Error{Error::Kind::Missing, near.isEmpty() ? text : text + u' ' + tr("The nearest is \"%1\".").arg(near),
                     tr("\"git -C %1 branch -a\" and \"git -C %1 tag\" list them.").arg(path)};
    }
    git_object* tree = nullptr;
    if (git_object_peel(&tree, commit.get(), GIT_OBJECT_TREE) != 0)
        return Error{Error::Kind::Io, tr("%1 cannot be read at %2: %3.").arg(path, name, lastError())};
    git->tree.reset(reinterpret_cast<git_tree*>(tree));
    reader.m_git = std::move(git);
    reader.m_how = tr("%1 at %2").arg(path, name);
    return reader;
}

std::optional<QByteArray> SourceReader::file(const QString& path) const
{
    if (!m_folder.isEmpty()) {
        QFile file(m_folder + u'/' + path);
        if (!QFileInfo(file).isFile() || file.size() > largestFile || !file.open(QIODevice::ReadOnly))
            return std::nullopt;
        return file.readAll();
    }
    git_tree_entry* found = nullptr;
    if (git_tree_entry_bypath(&found, m_git->tree.get(), path.toUtf8().constData()) != 0)
        return std::nullopt;
    const TreeEntry entry(found);
    git_object* object = nullptr;
    if (git_tree_entry_to_object(&object, m_git->repository.get(), found) != 0)
        return std::nullopt;
    const Object owned(object);
    if (git_object_type(object) != GIT_OBJECT_BLOB)
        return std::nullopt;
    const auto* blob = reinterpret_cast<const git_blob*>(object);
    const auto size = git_blob_rawsize(blob);
    if (size > largestFile)
        return std::nullopt;
    return QByteArray(static_cast<const char*>(git_blob_rawcontent(blob)), qsizetype(size));
}

QString SourceReader::commit() const
{
    return m_commit;
}

QString SourceReader::how() const
{
    return m_how;
}

} // namespace cw
