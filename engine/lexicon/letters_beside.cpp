// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/letters_beside.h"

#include <cstdint>
#include <string_view>
#include <system_error>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/text.h"

namespace engine {

namespace {

// Longer is no name.
constexpr std::size_t kLongestLettersFile = 256;

}  // namespace

std::filesystem::path lettersFileOf(const std::filesystem::path& graph)
{
    std::filesystem::path path = graph;
    path += ".letters";
    return path;
}

std::string lettersFileText(const Alphabet& alphabet)
{
    return alphabet.name() + "\n";
}

std::string lettersIn(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error) ||
        std::filesystem::file_size(path, error) > kLongestLettersFile || error)
        return {};
    const auto all = readTextFile(path, kLongestLettersFile);
    if (!all) return {};
    std::string_view name = *all;
    while (name.ends_with('\n') || name.ends_with('\r')) name.remove_suffix(1);
    name = text::trimmed(name);
    return name.find('\n') == std::string_view::npos ? std::string(name) : std::string();
}

std::string lettersBeside(const std::filesystem::path& graph)
{
    return lettersIn(lettersFileOf(graph));
}

Result<void> checkLettersBeside(const std::filesystem::path& graph, const Alphabet& alphabet)
{
    const std::string name = lettersBeside(graph);
    if (name.empty()) return {};
    const auto named = catalogue::tileSet(name);
    if (!named || named->alphabet.sameLetters(alphabet)) return {};
    return failure(
        ErrorCode::WrongLexicon,
        say("was built for the letters of '%1', as %2 beside it says, not for those of '%3'", name,
            fileNameUtf8(lettersFileOf(graph).filename()), alphabet.name()),
        {fileNameUtf8(graph), 0, 0, -1});
}

}  // namespace engine
