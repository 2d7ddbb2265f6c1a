// SPDX-License-Identifier: GPL-3.0-or-later
// The program tells of itself: manual page and completion can't leave out what it can do.
#include <string_view>

#include "app/cli/command.h"
#include "app/cli/command_tree.h"
#include "app/cli/console.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"

namespace app {

namespace {

/// Text that roff shows as it is.
std::string roffText(std::string_view text)
{
    std::string plain;
    for (const char c : text) {
        if (c == '\\') plain += "\\e";
        else if (c == '-') plain += "\\-";
        else if (c == '\'') plain += "\\(aq";
        else plain += c;
    }
    // A dot at the beginning of a line would be a request.
    if (plain.starts_with('.')) plain.insert(0, "\\&");
    return plain;
}

void appendOption(const OptionEntry& option, std::string& page)
{
    page += ".TP\n";
    std::string names;
    for (const std::string& name : option.names)
        names += (names.empty() ? "\\fB" : ", \\fB") + roffText(name) + "\\fR";
    if (!option.argument.empty())
        names += (names.empty() ? "\\fI" : " \\fI") + roffText(option.argument) + "\\fR";
    if (option.many) names += " ...";
    page += names + "\n" + roffText(option.description);
    if (option.required) page += " (must be given)";
    if (!option.standard.empty()) page += " (without it: " + roffText(option.standard) + ")";
    page += "\n";
}

void appendCommand(const CommandEntry& command, std::string& page)
{
    const std::string name = command.path.empty() ? "" : command.path.substr(1);
    if (!name.empty()) page += ".SS \"" + roffText(name) + "\"\n";
    page += roffText(command.description) + "\n.PP\n";
    page += "\\fB" + roffText(std::string(kProgramName) + command.path) + "\\fR";
    if (!command.commands.empty()) page += " \\fICOMMAND\\fR";
    for (const OptionEntry& option : command.options) {
        if (!option.names.empty()) continue;
        const std::string argument =
            "\\fI" + roffText(option.argument) + "\\fR" + (option.many ? " ..." : "");
        page += option.required ? " " + argument : " [" + argument + "]";
    }
    page += " [\\fIoption\\fR ...]\n";
    for (const OptionEntry& option : command.options) appendOption(option, page);
}

constexpr std::size_t kMostPageBytes = std::size_t{1} << 20;

struct DescribeOptions
{
    std::string shell;
    std::string page;
};

ExitStatus showManual(const CLI::App& program, const std::string& path)
{
    auto page = engine::readTextFile(engine::pathFromUtf8(path), kMostPageBytes);
    if (!page) return fail(path, page.error());
    const auto fill = [&page](const std::string& mark, const std::string& text) {
        for (std::size_t at = page->find(mark); at != page->npos;
             at = page->find(mark, at + text.size()))
            page->replace(at, mark.size(), text);
    };
    fill("@VERSION@", TILEWRIGHT_VERSION);
    fill("@COMMANDS@\n", manualSections(commandTree(program)));
    put(*page);
    return ExitStatus::Done;
}

}  // namespace

std::string manualSections(const std::vector<CommandEntry>& tree)
{
    std::string page;
    for (const CommandEntry& command : tree)
        if (!command.path.empty()) appendCommand(command, page);
    return page;
}

void addDescribingCommands(CLI::App& program, CommandList& commands)
{
    const auto options = std::make_shared<DescribeOptions>();
    auto* completion =
        program.add_subcommand("completion", "A shell's script to complete command lines")
            ->group("");
    completion->add_option("SHELL", options->shell, "Which shell")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}));
    commands.add(
        completion,
        [&program, options] {
            put(completionScript(commandTree(program), options->shell));
            return ExitStatus::Done;
        },
        Shape::Lines);

    auto* manual =
        program.add_subcommand("manual", "The manual page, from a page to be filled in")->group("");
    manual->add_option("PAGE", options->page, "Page with @VERSION@ and @COMMANDS@")->required();
    commands.add(
        manual, [&program, options] { return showManual(program, options->page); }, Shape::Lines);
}

}  // namespace app
