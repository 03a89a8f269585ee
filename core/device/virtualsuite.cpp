// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/virtualsuite.h"

#include "core/base/files.h"
#include "core/base/version.h"

#include <QRegularExpression>

#include <array>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::virtualsuite {
namespace {

struct Suite
{
    QLatin1StringView name;
    QStringView glibc;
};

constexpr std::array suites{Suite{"bookworm"_L1, u"2.36"}, Suite{"trixie"_L1, u"2.41"}};

/// "glibc 2.36" as confstr(3) says it; nothing where the C library is another one.
QString glibcOfThisHost()
{
    std::array<char, 64> text{};
#ifdef _CS_GNU_LIBC_VERSION
    const std::size_t length = ::confstr(_CS_GNU_LIBC_VERSION, text.data(), text.size());
    if (length == 0 || length > text.size())
        return {};
#endif
    return QString::fromLatin1(text.data()).section(u' ', 1);
}

} // namespace

QStringList all()
{
    QStringList names;
    for (const Suite& suite : suites)
        names.append(suite.name);
    return names;
}

QString suiting(const QString& osRelease, const QString& glibc)
{
    static const QRegularExpression debian(u"^ID=\"?debian\"?$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression codename(u"^VERSION_CODENAME=\"?([a-z]+)\"?$"_s,
                                             QRegularExpression::MultilineOption);
    QString own = codename.match(osRelease).captured(1);
    if (debian.match(osRelease).hasMatch() && all().contains(own))
        return own;
    const auto version = Version::parse(glibc);
    for (const Suite& suite : suites) {
        if (!version || *Version::parse(suite.glibc) >= *version)
            return suite.name;
    }
    return suites.back().name;
}

QString suitingThisHost()
{
    return suiting(QString::fromUtf8(files::read(u"/etc/os-release"_s).valueOr({})), glibcOfThisHost());
}

} // namespace cw::virtualsuite
