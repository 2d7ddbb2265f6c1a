// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <utility>
#include <vector>

/// How the window feels: times that a person waits, each with a limit in budget.json.
namespace budget {

/// Milliseconds of each try.
using Samples = std::vector<double>;

struct Measure
{
    std::string id;  ///< as in budget.json
    std::function<Samples()> run;
};

/// All that the program measures, in order of id.
[[nodiscard]] std::vector<Measure>& measures();

/// A measure that is there as soon as its file is linked:
///     const budget::Entry kEntry("keyToList", [] { ... });
struct Entry
{
    Entry(std::string id, std::function<Samples()> run)
    {
        measures().push_back({std::move(id), std::move(run)});
    }
};

template <class Action>
[[nodiscard]] double millisecondsOf(const Action& action)
{
    const auto start = std::chrono::steady_clock::now();
    action();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
}

}  // namespace budget
