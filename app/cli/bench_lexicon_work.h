// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/bench_support.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/lexicon/word_list.h"

// What `bench lexicon` does with a lexicon.
namespace app {

/// Counts and times what one kind of work does.
class Meter
{
public:
    /// `query` adds its answer to the checksum and returns how many results there are, or an error.
    template <class Query>
    void run(Query query)
    {
        const auto start = std::chrono::steady_clock::now();
        const engine::Result<std::int64_t> results = query(m_checksum);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        if (!results && !m_error) m_error = results.error();
        m_results += results.value_or(0);
        ++m_queries;
        m_seconds += seconds.count();
        m_slowest = std::max(m_slowest, seconds.count());
    }

    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }
    [[nodiscard]] std::int64_t queries() const { return m_queries; }
    [[nodiscard]] std::int64_t results() const { return m_results; }
    [[nodiscard]] std::string checksum() const { return m_checksum.text(); }
    [[nodiscard]] double seconds() const { return m_seconds; }
    [[nodiscard]] double slowest() const { return m_slowest; }

private:
    std::optional<engine::Error> m_error;
    std::int64_t m_queries = 0;
    std::int64_t m_results = 0;
    Checksum m_checksum;
    double m_seconds = 0;
    double m_slowest = 0;
};

struct Work
{
    std::string group;
    std::string name;
    std::function<void(Meter&)> run;
};

/// What all the work is about.
struct Material
{
    engine::LexiconPtr lexicon;
    engine::WordList words;
    bool synthetic = false;
    engine::TaskContext context;
};

/// About `count` words: all pairs of short words of the list, side by side, of at most 15 letters.
/// Ascending; the same pair of texts may come twice.
[[nodiscard]] engine::WordList pairsOfWords(const engine::WordList& words, std::int64_t count);

/// All of it; `order` names the order of the nodes to build, or "all". The material must outlive it.
[[nodiscard]] std::vector<Work> lexiconWork(const Material& material, const std::string& order);

}  // namespace app
