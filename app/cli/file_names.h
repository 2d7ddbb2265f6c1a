// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/base/result.h"
#include "engine/game/output_kind.h"

namespace app {

/// The inputs and the output of a command line that ends with its output: `IN... OUT`, where OUT may
/// be a folder, in which each input has a file of its own.
class FileNames
{
public:
    /// Describes such names to the command line; they are kept in `names`.
    static void addTo(CLI::App& command, std::vector<std::string>& names, const std::string& inputs,
                      const std::string& output, std::function<engine::OutputKind()> kind);

    /// Makes inputs that can be read only once readable. An error says which can't be read.
    [[nodiscard]] static engine::Result<FileNames> of(const std::vector<std::string>& names);

    [[nodiscard]] const std::vector<std::string>& inputs() const { return m_inputs; }
    [[nodiscard]] const std::string& output() const { return m_output; }
    [[nodiscard]] bool outputIsFolder() const { return m_outputIsFolder; }
    /// Where what comes of an input goes, with this ending in a folder. Two that would have one name
    /// there are an error, and what must not be written.
    [[nodiscard]] engine::Result<std::string>
    outputFor(const std::string& input, const std::string& ending, engine::OutputKind kind);

private:
    std::vector<std::string> m_inputs;
    std::string m_output;
    bool m_outputIsFolder = false;
    std::set<std::string> m_taken;
};

}  // namespace app
