// SPDX-License-Identifier: GPL-3.0-or-later
// The command-line program run as scripts run it.
#pragma once

#include <signal.h>
#include <sys/types.h>

#include <QDir>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace cli {

/// The squares of a CGP.
inline const QString kEmptyBoard = QStringLiteral("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15");

struct Outcome
{
    int status = -1;  ///< -1: crashed or never ended
    QString out;
    QString err;
};

/// The programs that a test starts find no settings and no caches of the user who runs the tests,
/// but a home of their own, from before the first test to the end of the last.
class Home
{
public:
    Home()
    {
        for (const char* name : {"TILEWRIGHT_LEXICON", "TILEWRIGHT_SETTINGS"}) qunsetenv(name);
        qputenv("HOME", m_folder.path().toUtf8());
        for (const char* kind : {"CONFIG", "DATA", "CACHE", "STATE"}) {
            const QByteArray name = QByteArray("XDG_") + kind + "_HOME";
            qputenv(name.constData(), m_folder.filePath(QString::fromLatin1(kind)).toUtf8());
        }
    }

private:
    QTemporaryDir m_folder{QDir::tempPath() + "/tilewright-cli-home-XXXXXX"};
};
inline const Home kHome;

/// `outputFile` takes the place of standard output.
inline Outcome run(const QStringList& arguments, const QString& outputFile = {})
{
    QProcess process;
    if (!outputFile.isEmpty()) process.setStandardOutputFile(outputFile);
    process.start(QStringLiteral(TILEWRIGHT_CLI), arguments);
    if (!process.waitForFinished(120'000)) return {};
    const int status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return {status, QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// With standard input, and with variables of the environment set besides those there are.
inline Outcome runWith(const QStringList& arguments, const QByteArray& input,
                       const QMap<QString, QString>& variables = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (auto it = variables.begin(); it != variables.end(); ++it)
        environment.insert(it.key(), it.value());
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(TILEWRIGHT_CLI), arguments);
    if (!process.waitForStarted()) return {};
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000)) return {};
    const int status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return {status, QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// False when it has ended already: then it has no number, and the signal would go to everything that
/// runs with the test.
inline bool sendSignal(const QProcess& process, int signal)
{
    return process.state() == QProcess::Running &&
           ::kill(static_cast<pid_t>(process.processId()), signal) == 0;
}

inline QStringList linesOf(const QString& text)
{
    return text.split('\n', Qt::SkipEmptyParts);
}

/// The value in a table of items and values.
inline QString valueOf(const QString& table, const QString& item)
{
    for (const QString& line : linesOf(table))
        if (line.startsWith(item + "\t")) return line.section('\t', 1);
    return {};
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A folder that goes with the test. Everything must work with blanks and other letters in paths.
class Folder
{
public:
    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// The new file's path; empty when it could not be written.
    [[nodiscard]] QString write(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) return {};
        return file.fileName();
    }

private:
    QTemporaryDir m_folder{QDir::tempPath() + "/tilewright cli é XXXXXX"};
};

/// A list of words as a word graph, in the folder; empty when it was not built.
inline QString graphOf(const QString& words, const Folder& folder)
{
    const QString graph = folder.path(QStringLiteral("small.kwg"));
    const bool built = run({"lexicon", "build", words, "--out", graph}).status == 0;
    return built ? graph : QString();
}

/// Rules with few racks, of three tiles, as a file in the folder.
inline QString rulesOfThree(const Folder& folder)
{
    return folder.write("three.txt", "[game]\ntitle = Three\nalphabet = english\n"
                                     "layout = standard15\nrack = 3\nbonus = 50\n");
}

}  // namespace cli
