// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace engine {

/// Packages have code for every processor of the kind. Beside each program they may have a twin of
/// it for newer ones: of "bin/NAME" it is "lib/tilewright/x86-64-v3/NAME".
///
/// Goes on as the twin where there is one and the processor can run it; then this doesn't return. For
/// the first line of main(), before there are threads. TILEWRIGHT_CPU=baseline in the environment
/// stays with the program itself.
void becomeTwin(char* const* argv);

/// The folder that the programs are installed in, for one that lies in `own`: that folder itself, or
/// for a twin that of the program that it is the twin of.
[[nodiscard]] std::filesystem::path programFolder(const std::filesystem::path& own);

}  // namespace engine
