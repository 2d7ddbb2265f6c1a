// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/embedded_rules.h"

namespace app {

namespace {

namespace catalogue = engine::catalogue;

struct Group
{
    const char* kind;
    const char* folder;  ///< of the embedded files
    const std::vector<catalogue::Entry>& entries;
};

std::vector<Group> groups()
{
    return {{"rules", "games", catalogue::ruleSets()},
            {"alphabet", "alphabets", catalogue::alphabets()},
            {"layout", "layouts", catalogue::layouts()}};
}

ExitStatus listRules(bool asJson)
{
    if (asJson) {
        auto list = nlohmann::json::array();
        for (const Group& group : groups()) {
            for (const catalogue::Entry& entry : group.entries) {
                list.push_back({{"kind", group.kind}, {"name", entry.id}, {"title", entry.title}});
            }
        }
        put(list.dump(2) + "\n");
        return ExitStatus::Done;
    }
    put("kind\tname\ttitle\n");
    for (const Group& group : groups())
        for (const catalogue::Entry& entry : group.entries)
            put(std::string(group.kind) + "\t" + entry.id + "\t" + entry.title + "\n");
    return ExitStatus::Done;
}

/// The file that a built-in one was read from; null when there is none of that name.
const catalogue::EmbeddedFile* embeddedFile(const Group& group, const std::string& name)
{
    const std::string path = std::string(group.folder) + "/" + name + ".txt";
    for (const catalogue::EmbeddedFile& file : catalogue::embeddedFiles())
        if (file.path == path) return &file;
    return nullptr;
}

ExitStatus showRules(const std::string& name, const std::string& kind)
{
    for (const Group& group : groups()) {
        if (!kind.empty() && kind != group.kind) continue;
        const auto* file = embeddedFile(group, name);
        if (file == nullptr) continue;
        // Rule sets name their alphabet and layout; they are printed with both, as one file.
        if (group.kind == std::string_view("rules")) break;
        put(file->text);
        return ExitStatus::Done;
    }
    if (!kind.empty() && kind != "rules") {
        complain("rules show", "there is no " + kind + " '" + name + "'");
        return ExitStatus::No;
    }
    const auto rules = catalogue::rulesByNameOrFile(name);
    if (!rules) return fail("rules show", rules.error());
    put(catalogue::writeRules(**rules));
    return ExitStatus::Done;
}

}  // namespace

void addRulesCommands(CLI::App& program, CommandList& commands)
{
    auto* rules = program.add_subcommand("rules", "Built-in rule sets, alphabets and layouts");
    rules->require_subcommand(1);

    auto* list = rules->add_subcommand("list", "List them");
    auto asJson = std::make_shared<bool>(false);
    list->add_flag("--json", *asJson, "As JSON");
    commands.add(list, [asJson] { return listRules(*asJson); });

    auto* show = rules->add_subcommand("show", "Print one as a file that --rules can read");
    auto name = std::make_shared<std::string>();
    auto kind = std::make_shared<std::string>();
    show->add_option("NAME", *name, "Rule set, alphabet or layout, or a file of rules")->required();
    show->add_option("--kind", *kind, "Where the name could be several: rules, alphabet or layout")
        ->check(CLI::IsMember({"rules", "alphabet", "layout"}));
    commands.add(
        show, [name, kind] { return showRules(*name, *kind); }, Shape::Lines);
}

}  // namespace app
