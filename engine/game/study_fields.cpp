// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/study_fields.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/game/json_size.h"
#include "engine/rules/text.h"

namespace engine::study {
namespace {

/// Text beside pictures; and what the values of a file may take when they are taken apart.
constexpr std::size_t kMostText = std::size_t{64} << 20;
constexpr std::size_t kMostMemory = std::size_t{256} << 20;
/// What a small file may take, and how many times its size on top.
constexpr std::size_t kFreeMemory = std::size_t{32} << 20;
constexpr std::size_t kMostTimes = 9;
// With what becomes of it.
constexpr std::size_t kMostWithGames = std::size_t{400} << 20;
constexpr std::size_t kFreeWithGames = std::size_t{52} << 20;

tl::unexpected<Error> tooMuch(std::size_t text, std::size_t memory)
{
    return failure(ErrorCode::OutOfRange,
                   say("holds more than a study can: %1 MB of text, which would take %2 MB",
                       text >> 20U, memory >> 20U));
}

Place placeAt(std::string_view text, std::size_t at)
{
    const std::string_view before = text.substr(0, at);
    const std::size_t lineStart = before.rfind('\n') + 1;  // npos + 1 is 0
    Place place;
    place.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
    place.column = text::characterCount(before.substr(lineStart)) + 1;
    return place;
}

}  // namespace

void Problem::report(const std::string& where, Sentence what)
{
    if (!m_error) m_error = Error{ErrorCode::Malformed, say("%1: %2", where, std::move(what)), {}};
}

void Problem::report(const std::string& where, const Error& error)
{
    if (!m_error) m_error = Error{error.code, say("%1: %2", where, error.sentence), {}};
}

Fields::Fields(const Json& value, std::string where, Problem& problem)
    : m_value(value), m_where(std::move(where)), m_problem(problem)
{
    if (!m_value.is_object()) m_problem.report(m_where, say("must be an object"));
}

const Json* Fields::find(const char* name, bool (*isKind)(const Json&), Sentence kind)
{
    m_asked.insert(name);
    if (!m_value.is_object()) return nullptr;
    const auto found = m_value.find(name);
    if (found == m_value.end()) return nullptr;
    if (isKind(*found)) return &*found;
    report(name, say("must be %1", std::move(kind)));
    return nullptr;
}

bool Fields::has(const char* name) const
{
    return m_value.is_object() && m_value.contains(name);
}

bool Fields::isText(const char* name) const
{
    return has(name) && m_value.find(name)->is_string();
}

std::string Fields::text(const char* name)
{
    const Json* found = find(
        name, [](const Json& value) { return value.is_string(); }, say("a text"));
    return found != nullptr ? found->get<std::string>() : std::string();
}

std::vector<std::string> Fields::texts(const char* name)
{
    std::vector<std::string> result;
    for (const Json& item : list(name)) {
        if (!item.is_string()) {
            report(name, say("must be a list of texts"));
            return {};
        }
        result.push_back(item.get<std::string>());
    }
    return result;
}

std::optional<std::int64_t> Fields::number(const char* name, std::int64_t least, std::int64_t most)
{
    const Json* found = find(
        name, [](const Json& value) { return value.is_number_integer(); }, say("a whole number"));
    if (found == nullptr) return std::nullopt;
    const bool huge = found->is_number_unsigned() &&
                      found->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    const std::int64_t value = huge ? INT64_MAX : found->get<std::int64_t>();
    if (value >= least && value <= most) return value;
    report(name, say("must be from %1 to %2", least, most));
    return std::nullopt;
}

bool Fields::flag(const char* name)
{
    const Json* found = find(
        name, [](const Json& value) { return value.is_boolean(); }, say("true or false"));
    return found != nullptr && found->get<bool>();
}

const Json& Fields::list(const char* name)
{
    static const Json kNone = Json::array();
    const Json* found = find(
        name, [](const Json& value) { return value.is_array(); }, say("a list"));
    return found != nullptr ? *found : kNone;
}

const Json* Fields::object(const char* name)
{
    return find(
        name, [](const Json& value) { return value.is_object(); }, say("an object"));
}

std::string Fields::rest() const
{
    Json rest = Json::object();
    if (m_value.is_object()) {
        for (const auto& [name, value] : m_value.items())
            if (!m_asked.contains(name)) rest[name] = value;
    }
    return rest.empty() ? std::string() : print(rest, -1);
}

void addUnknownFields(Json& object, const std::string& fields)
{
    if (fields.empty()) return;
    const auto parsed = parse(fields);
    if (!parsed || !parsed->is_object()) return;
    for (const auto& [name, value] : parsed->items())
        if (!object.contains(name)) object[name] = value;
}

Result<void> checkText(std::string_view text)
{
    const JsonSize size = jsonSizeOf(text);
    if (size.depth > JsonSize::kDeepest)
        return failure(ErrorCode::Malformed, say("is nested too deeply for a study file"));
    const std::size_t most = std::min(kMostMemory, kFreeMemory + kMostTimes * text.size());
    if (size.text > kMostText || size.memory > most) return tooMuch(size.text, size.memory);
    return {};
}

Result<Json> parse(std::string_view text)
{
    if (auto fits = checkText(text); !fits) return failure(std::move(fits.error()));
    // The library tells the place by its exception only; none leaves this function.
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const std::size_t at = std::min(error.byte > 0 ? error.byte - 1 : 0, text.size());
        return failure(ErrorCode::Malformed, say("is no JSON from here on"), placeAt(text, at));
    } catch (const Json::exception&) {
        return failure(ErrorCode::Malformed, say("holds a number that no program can read"));
    }
}

Result<void> checkMemory(std::string_view text, std::size_t beside)
{
    const JsonSize size = jsonSizeOf(text);
    const std::size_t all = size.memory + beside;
    if (all > std::min(kMostWithGames, kFreeWithGames + kMostTimes * text.size()))
        return tooMuch(size.text, all);
    return {};
}

std::string print(const Json& value, int indent)
{
    return value.dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace engine::study
