// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A folder with a ./configure of our own that behaves like one of a family: what it asks and when, and what it writes.

#include "core/catalog/catalog.h"
#include "core/configure/configuredriver.h"
#include "core/configure/writtenlines.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace configurefixture {

using namespace cw;
using namespace Qt::StringLiterals;

inline constexpr int longMs = 30000;

/// A prompt as the script prints it, from the regular expression that the catalog has for it.
inline QString promptText(QString prompt)
{
    prompt.remove(u'^').replace(".*"_L1, "x"_L1);
    return prompt.remove(u'\\') + u' ';
}

inline QString shellText(QString text)
{
    return u'\'' + text.replace(u'\'', "'\\''"_L1) + u'\'';
}

class Space
{
public:
    explicit Space(const ConfigureFamily& family) : m_family(family) {}

    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& text) const
    {
        QFileInfo(path(name)).dir().mkpath(u"."_s);
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.setPermissions(file.permissions() | QFileDevice::ExeOwner);
    }
    QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// All that the family is asked for, with paths that exist.
    QMap<QString, QString> answers(bool cuda) const
    {
        QMap<QString, QString> answers;
        for (const auto& [name, value] : (cuda ? m_family.cuda : m_family.cpu).asKeyValueRange())
            answers.insert(name, value.contains("${"_L1) ? m_folder.path() : value);
        return answers;
    }

    ConfigureCall call(const QMap<QString, QString>& answers) const
    {
        ConfigureCall call;
        call.folder = m_folder.path();
        configure::fillIn(call, m_family, m_family.versions.first(), answers);
        call.terminal = m_family.terminal;
        for (const auto& [name, value] : answers.asKeyValueRange())
            call.answers.append({name, value, {}});
        for (const ConfigureFailure& failure : catalog().configureFailures())
            call.failures.append({failure.id, failure.pattern});
        return call;
    }

    /// A script that asks for what the environment does not say, then writes. `before` and `after` are shell lines.
    QByteArray script(const QMap<QString, QString>& answers, const QByteArray& before = {},
                      const QByteArray& after = {}) const
    {
        QByteArray text = "#!/bin/bash\ncd \"$(dirname \"$0\")\"\nmkdir -p tools\n" + before;
        for (const ConfigureFamily::Question& question : m_family.questions) {
            if (!answers.contains(question.variable))
                continue;
            const QByteArray name = question.variable.toLatin1();
            const QByteArray prompt = shellText(promptText(question.prompt)).toUtf8();
            // Bash prints a prompt on a terminal only, and stops at the end of the input; Python takes that as Enter.
            text += m_family.terminal
                        ? "[ -n \"$" + name + "\" ] || read -r -p " + prompt + ' ' + name + " || exit 1\n"
                        : "[ -n \"$" + name + "\" ] || { printf %s " + prompt + "; read -r " + name + "; }\n";
        }
        QMap<QString, QByteArray> files;
        for (const QString& name : m_family.rcFiles)
            files.insert(name, {});
        for (const ConfigureLine& line : call(answers).expected)
            files[line.file] += QString(line.line).replace("${VALUE}"_L1, line.value).toUtf8() + '\n';
        for (const auto& [name, lines] : files.asKeyValueRange()) {
            text += "mkdir -p $(dirname " + name.toUtf8() + ")\ncat >" + name.toUtf8() + " <<'END'\n" + lines + "END\n";
        }
        if (!m_family.rcFiles.contains(u"tools/bazel.rc"_s))
            text += "echo 'try-import %workspace%/" + m_family.rcFiles.first().toUtf8() + "' >.bazelrc\n";
        return text + after;
    }

    ConfigureEnd run(const ConfigureCall& call, const QMap<QString, QString>& environment, QByteArray* output = nullptr,
                     int patience = 0) const
    {
        ConfigureDriver driver(call, {path(u"configure"_s), {}, environment, {}, m_folder.path()});
        if (patience > 0)
            driver.setPatience(patience);
        ConfigureEnd end;
        bool done = false;
        QObject::connect(&driver, &ConfigureDriver::finished, &driver, [&](const ConfigureEnd& how) {
            end = how;
            done = true;
        });
        QObject::connect(&driver, &ConfigureDriver::output, &driver, [&](const QByteArray& bytes) {
            if (output)
                *output += bytes;
        });
        if (const auto started = driver.start(); !started)
            return {false, -1, 0, started.error(), {}};
        (void)QTest::qWaitFor([&] { return done; }, longMs);
        return end;
    }

    static const Catalog& catalog()
    {
        static const Result<Catalog> loaded = Catalog::load();
        return *loaded;
    }

private:
    const ConfigureFamily& m_family;
    QTemporaryDir m_folder;
};

inline const ConfigureFamily& family(const QString& id)
{
    return *Space::catalog().configureFamily(id);
}

} // namespace configurefixture
