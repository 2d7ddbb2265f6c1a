// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output_files.h"

#include <algorithm>
#include <memory>

#include "app/cli/input_files.h"
#include "engine/base/file_lock.h"
#include "engine/base/file_name.h"
#include "engine/base/output_guard.h"

namespace app {

using engine::Result;

namespace {

struct OutputOption
{
    const CLI::Option* option;
    std::function<OutputKind()> kind;
    std::vector<OutputBeside> beside;
    bool isLastName = false;  ///< what is named before it is read
    bool isLocked = false;
};

/// Of the one command that a process runs.
struct FilesOfCommand
{
    std::vector<OutputOption> options;
    engine::OutputGuard guard;
    bool force = false;
};

FilesOfCommand& files()
{
    static FilesOfCommand only;
    return only;
}

/// "a word graph"
std::string_view nameOf(OutputKind kind)
{
    switch (kind) {
    case OutputKind::WordGraph: return "a word graph";
    case OutputKind::MacondoGraph: return "a word graph of Macondo";
    case OutputKind::Lexpert: return "a lexicon of Lexpert";
    case OutputKind::WordList: return "a list of words";
    case OutputKind::LeaveValues: return "leave values";
    case OutputKind::LeaveTable: return "a table of leave values";
    case OutputKind::Origin: return "what values were made of";
    case OutputKind::WinTable: return "a win table";
    case OutputKind::Gcg: return "a game";
    case OutputKind::Positions: return "positions";
    case OutputKind::Study: return "a study";
    case OutputKind::SoloGame: return "a one-player game";
    case OutputKind::WebPage: return "a web page";
    case OutputKind::Text: return "a report";
    case OutputKind::Table: return "a table";
    case OutputKind::Letters: return "the name of an alphabet";
    case OutputKind::State: return "a state";
    case OutputKind::Png: return "a picture (PNG)";
    case OutputKind::Svg: return "a drawing (SVG)";
    case OutputKind::Pdf: return "a PDF";
    }
    return {};
}

bool belongsTo(const CLI::App& command, const CLI::Option* option)
{
    for (const CLI::Option* own : command.get_options())
        if (own == option) return true;
    return false;
}

/// What is there already may be replaced.
Result<void> checkKind(const std::filesystem::path& path, OutputKind kind)
{
    const auto identity = engine::FileIdentity::of(path);
    if (files().force || !identity.isThere() || identity.isOfOtherSort() || holdsKind(path, kind))
        return {};
    return engine::failure(
        engine::ErrorCode::FileUnwritable,
        engine::say("is there already and is not %1: it is replaced with --force only",
                    std::string(nameOf(kind))),
        {engine::fileNameUtf8(path), 0, 0, -1});
}

}  // namespace

CLI::Option* takesOutput(CLI::Option* option, OutputKind kind, std::vector<OutputBeside> beside)
{
    files().options.push_back({option, [kind] { return kind; }, std::move(beside)});
    return option;
}

CLI::Option* takesOutput(CLI::Option* option, std::function<OutputKind()> kind)
{
    files().options.push_back({option, std::move(kind), {}});
    return option;
}

CLI::Option* takesLockedOutput(CLI::Option* option, OutputKind kind)
{
    files().options.push_back({option, [kind] { return kind; }, {}, false, true});
    return option;
}

CLI::Option* takesLastOutput(CLI::Option* option, std::function<OutputKind()> kind)
{
    files().options.push_back({option, std::move(kind), {}, true});
    return option;
}

Result<void> writesFile(const std::filesystem::path& path, OutputKind kind)
{
    files().guard.addOutput(path);
    if (auto checked = files().guard.check(); !checked) return checked;
    return checkKind(path, kind);
}

void readsFile(const std::filesystem::path& path)
{
    files().guard.addInput(path == kStandardStream ? engine::pathFromUtf8(kInputStream) : path);
}

void addForceOption(CLI::App& command)
{
    for (const OutputOption& output : files().options) {
        if (!belongsTo(command, output.option)) continue;
        command.add_flag("--force", files().force,
                         "Replace a file that is there already, whatever it holds");
        return;
    }
}

Result<void> checkOutputs(const CLI::App& command)
{
    std::vector<std::pair<std::filesystem::path, OutputKind>> outputs;
    for (const OutputOption& output : files().options) {
        if (!belongsTo(command, output.option)) continue;
        std::vector<std::string> names = output.option->results();
        if (output.isLastName && !names.empty()) {
            for (std::size_t i = 0; i + 1 < names.size(); ++i)
                readsFile(engine::pathFromUtf8(names[i]));
            names.erase(names.begin(), names.end() - 1);
            std::error_code unknown;
            if (std::filesystem::is_directory(engine::pathFromUtf8(names.front()), unknown))
                continue;
        }
        for (const std::string& name : names) {
            if (name.empty() || name == kStandardStream) continue;
            outputs.emplace_back(engine::pathFromUtf8(name), output.kind());
            if (output.isLocked)
                files().guard.addOutput(engine::FileLock::fileFor(engine::pathFromUtf8(name)));
            for (const OutputBeside& beside : output.beside) {
                std::filesystem::path path = engine::pathFromUtf8(name);
                if (beside.isBehind) path += engine::pathFromUtf8(beside.ending);
                else path.replace_extension(engine::pathFromUtf8(beside.ending));
                // Different rules may lead to one name.
                const std::pair named(std::move(path), beside.kind);
                if (std::ranges::find(outputs, named) == outputs.end()) outputs.push_back(named);
            }
        }
    }
    for (const auto& output : outputs) files().guard.addOutput(output.first);
    // What is printed goes to a file, too, where the shell sends it to one.
    const auto printed = engine::FileIdentity::of(engine::pathFromUtf8(kOutputStream));
    if (printed.isThere() && !printed.isOfOtherSort())
        files().guard.addOutput(engine::pathFromUtf8(kOutputStream));
    if (auto checked = files().guard.check(); !checked) return checked;
    for (const auto& [path, kind] : outputs)
        if (auto same = checkKind(path, kind); !same) return same;
    return {};
}

Result<void> checkWriting(const std::filesystem::path& path)
{
    if (path != kStandardStream && !files().guard.hasOutput(path)) {
        return engine::failure(engine::ErrorCode::FileUnwritable,
                               engine::say("was not named as a file to write"),
                               {engine::fileNameUtf8(path), 0, 0, -1});
    }
    return files().guard.check();
}

Result<void> checkOutputsAgain()
{
    return files().guard.check();
}

}  // namespace app
