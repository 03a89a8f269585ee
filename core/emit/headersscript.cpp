// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/headersscript.h"

#include "core/emit/template.h"

using namespace Qt::StringLiterals;

namespace cw::emit {
QString debianArchitecture(const QString& arch)
{
    if (arch == "aarch64"_L1)
        return u"arm64"_s;
    if (arch == "x86_64"_L1)
        return u"amd64"_s;
    return arch == "armhf"_L1 ? arch : QString();
}

QByteArray pythonHeadersScript()
{
    return templateText(u"programs/python_headers.sh"_s);
}

QByteArray pythonTrialSource(const QString& python)
{
    return fill(templateText(u"programs/try_python.cc"_s),
                {{"MAJOR", python.section(u'.', 0, 0).toUtf8()}, {"MINOR", python.section(u'.', 1, 1).toUtf8()}});
}

} // namespace cw::emit
