// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/twin_program.h"

#include <string_view>

#include "engine/base/file_name.h"
#include "engine/base/system.h"

namespace engine {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kNewer = "x86-64-v3";

fs::path folderOfTwins(const fs::path& programs)
{
    return programs.parent_path() / "lib" / "tilewright" / pathFromUtf8(kNewer);
}

bool holdsTwins(const fs::path& folder)
{
    return folder.filename() == pathFromUtf8(kNewer) &&
           folder.parent_path().filename() == "tilewright" &&
           folder.parent_path().parent_path().filename() == "lib";
}

bool canRunTwin()
{
#if defined(__x86_64__)
    // Processors with these have all that x86-64-v3 asks for.
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
           __builtin_cpu_supports("fma") != 0;
#else
    return false;
#endif
}

}  // namespace

void becomeTwin(char* const* argv)
{
    if (system::variable("TILEWRIGHT_CPU") == "baseline") return;
    const fs::path program = system::ownProgram();
    if (program.empty() || holdsTwins(program.parent_path()) || !canRunTwin()) return;
    // Where it isn't there, or can't be started, this one does as well.
    system::becomeProgram(folderOfTwins(program.parent_path()) / program.filename(), argv);
}

fs::path programFolder(const fs::path& own)
{
    if (!holdsTwins(own)) return own;
    return own.parent_path().parent_path().parent_path() / "bin";
}

}  // namespace engine
