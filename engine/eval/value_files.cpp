// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/value_files.h"

#include <initializer_list>
#include <string>
#include <system_error>

#include "engine/base/file_name.h"

namespace engine {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> firstFile(const fs::path& lexicon, std::string_view rulesId,
                                  bool alsoOfAllRules, std::initializer_list<const char*> endings)
{
    const fs::path stem = lexicon.parent_path() / lexicon.stem();
    const auto withEnding = [&](const std::string& ending) -> std::optional<fs::path> {
        fs::path path = stem;
        path += pathFromUtf8(ending);
        std::error_code error;
        if (fs::is_regular_file(path, error)) return path;
        return std::nullopt;
    };
    // The id can be any text that a rules file has; one with a separator leads elsewhere.
    if (!rulesId.empty() && rulesId.find_first_of("/\\") == std::string_view::npos) {
        for (const char* ending : endings)
            if (auto path = withEnding("." + std::string(rulesId) + ending)) return path;
    }
    if (!alsoOfAllRules) return std::nullopt;
    for (const char* ending : endings)
        if (auto path = withEnding(ending)) return path;
    return std::nullopt;
}

}  // namespace

std::optional<fs::path> leavesBeside(const fs::path& lexicon, const GameRules& rules)
{
    return firstFile(lexicon, rules.id, !rules.jumbled(), {".klv2", ".klv"});
}

std::optional<fs::path> winTableBeside(const fs::path& lexicon, std::string_view rulesId)
{
    return firstFile(lexicon, rulesId, true, {".winpct"});
}

}  // namespace engine
