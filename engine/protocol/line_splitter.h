// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace engine {

/// Cuts what comes in pieces into lines, without their ends (\n or \r\n). Of a line that is too
/// long nothing is kept, however long it is.
class LineSplitter
{
public:
    /// 10 MB.
    static constexpr std::size_t kMostBytes = 10'000'000;

    /// Gets each line as it ends; `tooLong` ones are empty.
    using LineSink = std::function<void(std::string_view line, bool tooLong)>;

    explicit LineSplitter(std::size_t most = kMostBytes) : m_most(most) {}

    void add(std::string_view piece, const LineSink& sink);
    /// The end of the input ends the last line, if it is not empty.
    void finish(const LineSink& sink);
    /// Bytes kept of the line that has not ended.
    [[nodiscard]] std::size_t kept() const { return m_begun.size(); }

private:
    void append(std::string_view piece);
    void end(const LineSink& sink);

    std::size_t m_most;
    std::string m_begun;
    bool m_tooLong = false;
};

}  // namespace engine
