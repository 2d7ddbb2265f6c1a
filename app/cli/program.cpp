// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/interrupt.h"
#include "app/cli/output_files.h"
#include "app/cli/settings.h"
#include "app/cli/usage.h"
#include "engine/rules/text.h"

namespace app {

void CommandList::add(CLI::App* command, std::function<ExitStatus()> run, Shape shape)
{
    auto output = std::make_shared<OutputOptions>();
    const bool makesJson = command->get_option_no_throw("--json") != nullptr;
    if (!makesJson) command->add_flag("--json", output->json, "As JSON");
    addForceOption(*command);
    command->add_flag("--quiet", output->quiet, "No notes and no progress on standard error");
    m_commands.push_back({command, std::move(run), shape, std::move(output), makesJson});
}

namespace {

/// "lexicon build"
std::string fullName(const CLI::App& command)
{
    const CLI::App* group = command.get_parent();
    const bool top = group == nullptr || group->get_parent() == nullptr;
    return (top ? std::string() : fullName(*group) + " ") + command.get_name();
}

}  // namespace

ExitStatus CommandList::run() const
{
    for (const Entry& entry : m_commands) {
        if (!entry.command->parsed()) continue;
        const bool json = entry.command->get_option("--json")->count() > 0;
        beginOutput(*entry.output, json && entry.makesJson ? Shape::Own : entry.shape);
        if (json) endWhole();
        if (const auto checked = checkOutputs(*entry.command); !checked)
            return fail(fullName(*entry.command), checked.error());
        return entry.run();
    }
    return ExitStatus::Usage;
}

std::string unknownOption(const CLI::App& command, const std::string& name)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& known : option->get_lnames()) names.push_back("--" + known);
    return engine::text::withSuggestion(
               engine::say("there is no option %1", engine::text::quoted(name)), name, names)
        .english();
}

namespace {

/// A word where a command is expected and that names none: what to say of it.
std::optional<std::string> unknownCommand(const CLI::App& program, std::span<char*> arguments)
{
    const CLI::App* group = &program;
    std::string before;
    for (const char* argument : arguments.subspan(1)) {
        const std::string name = argument;
        if (name.starts_with('-')) return std::nullopt;
        const auto commands = group->get_subcommands([](const CLI::App*) { return true; });
        if (commands.empty()) return std::nullopt;
        std::vector<std::string> names;
        const CLI::App* found = nullptr;
        for (const CLI::App* command : commands) {
            names.push_back(command->get_name());
            if (command->get_name() == name) found = command;
        }
        if (found == nullptr) {
            return engine::text::withSuggestion(
                       engine::say("there is no command %1", engine::text::quoted(before + name)),
                       name, names)
                .english();
        }
        before += name + " ";
        group = found;
    }
    return std::nullopt;
}

/// What was parsed last.
const CLI::App& deepest(const CLI::App& program)
{
    const CLI::App* command = &program;
    while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
    return *command;
}

/// "0 or more" in place of a range whose end is the greatest number there is, with all its digits.
std::string withoutEndlessRange(std::string text)
{
    constexpr std::string_view kTo = " to ";
    constexpr std::size_t kLongest = 20;  // digits of a number that somebody meant
    const std::size_t at = text.rfind(kTo);
    const std::size_t digits = at == std::string::npos ? at : at + kTo.size();
    if (digits == std::string::npos || text.size() - digits <= kLongest) return text;
    if (text.find_first_not_of("0123456789.", digits) != std::string::npos) return text;
    text.resize(at);
    // The least of them is written with its decimals, too.
    while (text.ends_with('0') && text.find('.', text.rfind(' ')) != std::string::npos)
        text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    return text + " and more";
}

/// What is wrong with the command line, with the nearest option where one is unknown.
std::string usageText(const CLI::App& program, const CLI::ParseError& error,
                      std::span<char*> arguments)
{
    if (auto unknown = unknownCommand(program, arguments)) return *unknown;
    const CLI::App& command = deepest(program);
    for (const std::string& rest : command.remaining())
        if (rest.starts_with("--")) return unknownOption(command, rest);
    return withoutEndlessRange(error.what());
}

}  // namespace

int runProgram(CLI::App& program, const CommandList& commands, std::span<char*> arguments,
               bool tells)
{
    program.set_version_flag("--version", std::string(programName()) + " " TILEWRIGHT_VERSION);
    program.require_subcommand(1);
    try {
        program.parse(static_cast<int>(arguments.size()), arguments.data());
    } catch (const CLI::Success& help) {
        return tells ? program.exit(help) : 0;
    } catch (const CLI::ParseError& error) {
        if (tells) complain("usage", usageText(program, error, arguments) + " (--help tells more)");
        return static_cast<int>(ExitStatus::Usage);
    }
    if (const auto settings = Settings::open(); !settings)
        return static_cast<int>(fail("settings", settings.error()));
    readsFile(Settings::file());
    ExitStatus status = commands.run();
    if (!finishOutput(status)) status = ExitStatus::No;
    // What a shell says of a program that a signal ended.
    if (const int signal = Interrupt::signal(); signal != 0) return 128 + signal;
    return static_cast<int>(status);
}

}  // namespace app
