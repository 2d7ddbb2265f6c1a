// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace app {

/// The command line of the desktop program.
struct Arguments
{
    QString lexicon;       ///< empty = the one used last, else the bundled one
    QString leaves;        ///< likewise
    QString rules;         ///< name or file, empty = English
    int turn = 0;          ///< of the game that is opened, from 1; 0 = its beginning
    QString layout;        ///< of the panels; empty = the one used last
    QStringList overlays;  ///< known ones, to be shown
    QStringList exports;   ///< files that can be written, instead of showing a window
    bool force = false;    ///< those may replace files that hold something else
    QStringList files;
};

/// Reads the arguments; prints and ends the program for --help, --version and mistakes.
/// `argv` is what the application left of them: as bytes, since names need be no text.
[[nodiscard]] Arguments readArguments(int argc, const char* const* argv);

/// Where the programs are installed, see engine/base/twin_program.h.
[[nodiscard]] QString programFolder();
/// A file that comes with the program, found from where the program lies:
/// <exe>/../share/tilewright/<name>.
[[nodiscard]] QString sharedFile(const QString& name);

}  // namespace app
