// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace app {

/// The command line of the desktop program.
struct Arguments
{
    QString lexicon;  ///< empty = the one used last, else the bundled one
    QString leaves;   ///< likewise
    QString rules;    ///< name or file, empty = English
    QStringList files;
};

/// Reads the arguments; prints and ends the program for --help, --version and mistakes.
[[nodiscard]] Arguments readArguments(const QCoreApplication& application);

/// A file that comes with the program, found from where the program lies:
/// <exe>/../share/tilewright/<name>.
[[nodiscard]] QString sharedFile(const QString& name);

}  // namespace app
