// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/base/result.h"

namespace engine::study {

using Json = nlohmann::ordered_json;

/// The first thing that is wrong with a file, for all who read in it.
class Problem
{
public:
    void report(const std::string& where, Sentence what);
    void report(const std::string& where, const Error& error);
    [[nodiscard]] bool any() const { return m_error.has_value(); }
    [[nodiscard]] const Error& error() const { return *m_error; }

private:
    std::optional<Error> m_error;
};

/// The fields of one JSON object. What is absent gives a default; what is of the wrong kind is
/// reported, and gives the default too.
class Fields
{
public:
    /// Refers to all three while it lives.
    Fields(const Json& value, std::string where, Problem& problem);

    [[nodiscard]] bool has(const char* name) const;
    [[nodiscard]] bool isText(const char* name) const;
    [[nodiscard]] std::string text(const char* name);
    [[nodiscard]] std::vector<std::string> texts(const char* name);
    [[nodiscard]] std::optional<std::int64_t> number(const char* name, std::int64_t least,
                                                     std::int64_t most);
    [[nodiscard]] bool flag(const char* name);
    /// An array, empty when absent.
    [[nodiscard]] const Json& list(const char* name);
    /// Null when absent.
    [[nodiscard]] const Json* object(const char* name);
    /// All fields that were not asked for, as a JSON object; empty when there are none.
    [[nodiscard]] std::string rest() const;

    [[nodiscard]] std::string placeOf(const char* name) const { return m_where + "." + name; }
    void report(const char* name, Sentence what)
    {
        m_problem.report(placeOf(name), std::move(what));
    }
    void report(const char* name, const Error& error) { m_problem.report(placeOf(name), error); }

private:
    /// Null when absent or of no such kind.
    const Json* find(const char* name, bool (*isKind)(const Json&), Sentence kind);

    const Json& m_value;
    std::string m_where;
    Problem& m_problem;
    std::set<std::string, std::less<>> m_asked;
};

/// The place of an item in a list: "games[2]".
[[nodiscard]] inline std::string indexed(const std::string& where, std::size_t index)
{
    return where + "[" + std::to_string(index) + "]";
}

/// A JSON object back into others' fields; texts that are none are left out.
void addUnknownFields(Json& object, const std::string& fields);

/// Whether it can be parsed in bounded memory and stack, JSON or not.
[[nodiscard]] Result<void> checkText(std::string_view text);

/// Parses what checkText() lets through.
[[nodiscard]] Result<Json> parse(std::string_view text);
/// Refuses a text that was parsed when what will come of it takes so much `beside` that both are
/// more than a file of its size may take.
[[nodiscard]] Result<void> checkMemory(std::string_view text, std::size_t beside);
/// As writeStudy() wants it.
[[nodiscard]] std::string print(const Json& value, int indent);

}  // namespace engine::study
