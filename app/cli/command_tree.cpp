// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_tree.h"

#include <string_view>

namespace app {

namespace {

/// "{a,b,c}" within the name of a type, where CLI::IsMember has put it.
std::vector<std::string> choicesIn(std::string_view type)
{
    const std::size_t begin = type.find(":{");
    const std::size_t end = begin == type.npos ? begin : type.find('}', begin);
    if (end == type.npos) return {};
    std::string_view list = type.substr(begin + 2, end - begin - 2);
    std::vector<std::string> choices;
    for (;;) {
        const std::size_t comma = list.find(',');
        choices.emplace_back(list.substr(0, comma));
        if (comma == list.npos) return choices;
        list.remove_prefix(comma + 1);
    }
}

OptionEntry optionEntry(const CLI::Option& option)
{
    OptionEntry entry;
    if (option.get_positional()) entry.argument = option.get_name(true);
    for (const std::string& name : option.get_snames()) entry.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) entry.names.push_back("--" + name);
    if (!entry.names.empty()) {
        entry.argument = option.get_items_expected_max() == 0 ? "" : option.get_type_name();
        if (entry.argument.empty() && option.get_items_expected_max() > 0) entry.argument = "VALUE";
    }
    entry.choices = choicesIn(option.get_type_name());
    entry.standard = option.get_default_str();
    entry.description = option.get_description();
    entry.required = option.get_required();
    entry.many = option.get_items_expected_max() > 1;
    return entry;
}

void append(const CLI::App& command, const std::string& path, std::vector<CommandEntry>& tree)
{
    CommandEntry entry;
    entry.path = path;
    entry.description = command.get_description();
    for (const CLI::Option* option : command.get_options())
        if (!option->get_group().empty()) entry.options.push_back(optionEntry(*option));
    const auto below = command.get_subcommands(
        [](const CLI::App* candidate) { return !candidate->get_group().empty(); });
    for (const CLI::App* next : below) entry.commands.push_back(next->get_name());
    tree.push_back(std::move(entry));
    for (const CLI::App* next : below) append(*next, path + " " + next->get_name(), tree);
}

}  // namespace

std::vector<CommandEntry> commandTree(const CLI::App& program)
{
    std::vector<CommandEntry> tree;
    append(program, "", tree);
    return tree;
}

}  // namespace app
