// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/console.h"
#include "engine/base/result.h"
#include "engine/base/system.h"
#include "engine/base/task.h"

namespace app {

/// Names standard input or output where a file is asked for.
inline constexpr const char* kStandardStream = "-";
/// Lead to the files that those two are, where they are files.
inline constexpr const char* kInputStream = "/dev/stdin";
inline constexpr const char* kOutputStream = "/dev/stdout";

/// The path under which a file can be opened as often as needed: "-" and what can be read only once
/// are read to their end into memory.
[[nodiscard]] engine::Result<std::string> readableInput(const std::string& name);

/// Lets an option that names files take "-" for standard input, and what can be read only once (a
/// FIFO, /dev/stdin): that is read to its end into memory when the command line is read.
CLI::Option* takesInput(CLI::Option* option);

/// What people called the file that a path leads to.
[[nodiscard]] std::string shownName(const std::string& path);

/// A line of an input and where it stands.
struct InputLine
{
    std::string text;  ///< without its end
    engine::Place place;
};

/// The lines of several files, one after the other, as they come: of a pipe, those that are there
/// already can be worked on before it goes on.
class LineSource
{
public:
    /// "-" is standard input.
    explicit LineSource(std::vector<std::string> names);
    LineSource(const LineSource&) = delete;
    LineSource& operator=(const LineSource&) = delete;
    ~LineSource() = default;

    /// The lines that are there, at most `most`; waits until there is one. None at the end, or when
    /// stop is requested. An error says which file can't be read; the next call goes on with the
    /// one after it.
    [[nodiscard]] engine::Result<std::vector<InputLine>> next(std::size_t most,
                                                              const engine::TaskContext& context);

private:
    [[nodiscard]] engine::Result<void> openNext();
    [[nodiscard]] bool takeLine(std::vector<InputLine>& lines, bool isLast);
    [[nodiscard]] engine::Result<bool> readMore(bool mayWait, const engine::TaskContext& context);

    std::vector<std::string> m_names;
    std::size_t m_next = 0;  ///< of m_names
    engine::system::Handle m_file;
    std::string m_name;
    int m_line = 0;
    std::optional<Waiting> m_waiting;  ///< until something came of the file
    std::string m_buffer;
    std::size_t m_taken = 0;  ///< of the buffer
};

}  // namespace app
