// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/settings.h"

#include <charconv>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/system.h"
#include "engine/rules/text.h"

namespace app {

using engine::ErrorCode;
using engine::failure;
using engine::Result;
using engine::system::variable;

namespace {

constexpr const char* kVariable = "TILEWRIGHT_SETTINGS";
constexpr int kMostThreads = 1024;
/// Four lines, and what is said about them.
constexpr std::size_t kMostSettingsBytes = std::size_t{1} << 16;

Result<void> set(Settings& settings, std::string_view name, std::string_view value,
                 const engine::Place& place)
{
    const std::vector<std::pair<std::string, std::string*>> texts = {
        {"lexicon", &settings.lexicon}, {"leaves", &settings.leaves}, {"rules", &settings.rules}};
    std::vector<std::string> names{"threads"};
    for (const auto& [known, text] : texts) {
        names.push_back(known);
        if (known != name) continue;
        *text = value;
        return {};
    }
    if (name != "threads") {
        return failure(
            ErrorCode::UnknownName,
            engine::text::withSuggestion(
                engine::say("there is no setting %1", engine::text::quoted(name)), name, names),
            place);
    }
    const char* const end = value.data() + value.size();
    const auto [rest, error] = std::from_chars(value.data(), end, settings.threads);
    if (error != std::errc() || rest != end || settings.threads < 1 ||
        settings.threads > kMostThreads) {
        return failure(ErrorCode::OutOfRange,
                       engine::say("expected a number of threads from 1 to %1, not %2",
                                   kMostThreads, engine::text::quoted(value)),
                       place);
    }
    return {};
}

}  // namespace

std::filesystem::path Settings::file()
{
    if (const auto named = variable(kVariable)) return engine::pathFromUtf8(*named);
    const std::filesystem::path own = std::filesystem::path("tilewright") / "cli.conf";
    if (const auto folder = variable("XDG_CONFIG_HOME"); folder && !folder->empty())
        return engine::pathFromUtf8(*folder) / own;
    if (const auto home = variable("HOME"); home && !home->empty())
        return engine::pathFromUtf8(*home) / ".config" / own;
    // What Windows has in their place.
    if (const auto folder = variable("APPDATA"); folder && !folder->empty())
        return engine::pathFromUtf8(*folder) / own;
    return {};
}

Result<Settings> Settings::parse(std::string_view text, const std::string& name)
{
    Settings settings;
    for (engine::Place place{name, 1, 0, -1}; !text.empty(); ++place.line) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        line = engine::text::trimmed(line);
        if (line.empty() || line.front() == '#') continue;
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos) {
            return failure(ErrorCode::Malformed,
                           engine::say("expected NAME = VALUE, not %1", engine::text::quoted(line)),
                           place);
        }
        auto done = set(settings, engine::text::trimmed(line.substr(0, equals)),
                        engine::text::trimmed(line.substr(equals + 1)), place);
        if (!done) return failure(std::move(done.error()));
    }
    return settings;
}

Result<Settings> Settings::open()
{
    const std::filesystem::path path = file();
    std::error_code error;
    // One that was named must be there.
    if (path.empty() || (!variable(kVariable) && !std::filesystem::exists(path, error)))
        return Settings();
    const auto text = engine::readTextFile(path, kMostSettingsBytes);
    if (!text) return failure(text.error());
    return parse(*text, engine::fileNameUtf8(path));
}

const Settings& Settings::ofUser()
{
    static const Settings settings = [] {
        Settings found = open().value_or(Settings());
        // The environment comes before the file.
        const auto named = variable("TILEWRIGHT_LEXICON");
        if (named && !named->empty()) found.lexicon = *named;
        return found;
    }();
    return settings;
}

}  // namespace app
