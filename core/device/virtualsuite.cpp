// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/virtualsuite.h"

#include "core/base/version.h"

#include <QSysInfo>

#include <array>
#include <cstdlib> // defines __GLIBC__ where it is the C library
#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

using namespace Qt::StringLiterals;

namespace cw::virtualsuite {
namespace {

struct Suite
{
    QLatin1StringView name;
    QLatin1StringView number; ///< of the Debian release
    QStringView glibc;
};

constexpr std::array suites{Suite{"bookworm"_L1, "12"_L1, u"2.36"}, Suite{"trixie"_L1, "13"_L1, u"2.41"}};

QString glibcOfThisHost()
{
#ifdef __GLIBC__
    return QString::fromLatin1(::gnu_get_libc_version());
#else
    return {};
#endif
}

} // namespace

QStringList all()
{
    QStringList names;
    for (const Suite& suite : suites)
        names.append(suite.name);
    return names;
}

QString suiting(const QString& system, const QString& number, const QString& glibc)
{
    for (const Suite& suite : suites) {
        if (system == "debian"_L1 && number == suite.number)
            return suite.name;
    }
    const auto version = Version::parse(glibc);
    for (const Suite& suite : suites) {
        if (!version || *Version::parse(suite.glibc) >= *version)
            return suite.name;
    }
    return suites.back().name;
}

QString suitingThisHost()
{
    return suiting(QSysInfo::productType(), QSysInfo::productVersion(), glibcOfThisHost());
}

} // namespace cw::virtualsuite
