// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// With --portable, or where the folder tilewright-data lies beside the program, everything that the
/// program remembers lies there, and nothing in the user's own folders: it can be carried about on a
/// stick. Asks for the instance of QCoreApplication; comes before settings are read. Prints and ends
/// the program where --portable is given and the folder can't be written to. False where all is as
/// usual.
bool keepDataBesideProgram(int argc, const char* const* argv);

}  // namespace app
