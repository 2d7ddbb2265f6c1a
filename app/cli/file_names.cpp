// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/file_names.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "app/cli/input_files.h"
#include "app/cli/output_files.h"
#include "engine/base/file_name.h"

namespace app {

using engine::failure;
using engine::Result;

void FileNames::addTo(CLI::App& command, std::vector<std::string>& names, const std::string& inputs,
                      const std::string& output, std::function<OutputKind()> kind)
{
    constexpr int kLeast = 2;
    takesLastOutput(
        command
            .add_option("FILES", names,
                        inputs + ", any number of them; then the output: " + output +
                            ", or a folder for a file of each input (--to names the format)")
            ->option_text("IN... OUT")
            ->expected(kLeast, CLI::detail::expected_max_vector_size)
            ->required(),
        std::move(kind));
}

Result<FileNames> FileNames::of(const std::vector<std::string>& names)
{
    FileNames found;
    found.m_output = names.back();
    std::error_code unknown;
    found.m_outputIsFolder =
        std::filesystem::is_directory(engine::pathFromUtf8(found.m_output), unknown);
    for (std::size_t i = 0; i + 1 < names.size(); ++i) {
        auto path = readableInput(names[i]);
        if (!path) return failure(std::move(path.error()));
        found.m_inputs.push_back(std::move(*path));
    }
    return found;
}

Result<std::string> FileNames::outputFor(const std::string& input, const std::string& ending,
                                         OutputKind kind)
{
    if (!m_outputIsFolder) return m_output;
    const std::filesystem::path name = engine::pathFromUtf8(shownName(input)).stem();
    std::string path = engine::fileNameUtf8(engine::pathFromUtf8(m_output) / name) + ending;
    if (!m_taken.insert(path).second) {
        return failure(engine::ErrorCode::FileUnwritable,
                       engine::say("another input has the same name"), {path, 0, 0, -1});
    }
    if (auto may = writesFile(engine::pathFromUtf8(path), kind); !may) return failure(may.error());
    return path;
}

}  // namespace app
