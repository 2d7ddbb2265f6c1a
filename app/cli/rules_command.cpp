// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/answer_list.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/input_files.h"
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

constexpr const char* kShow = "rules show";

/// A built-in one, or that of a file, as a file.
engine::Result<std::string> textNamed(const std::string& name, const std::string& kind)
{
    for (const Group& group : groups()) {
        if (!kind.empty() && kind != group.kind) continue;
        const auto* file = embeddedFile(group, name);
        if (file == nullptr) continue;
        // Rule sets name their alphabet and layout; they are printed with both, as one file.
        if (group.kind == std::string_view("rules")) break;
        return std::string(file->text);
    }
    if (!kind.empty() && kind != "rules") {
        return engine::failure(engine::ErrorCode::UnknownName,
                               engine::say("there is no %1 '%2'", kind, name), {});
    }
    const auto rules = catalogue::rulesByNameOrFile(name);
    if (!rules) return engine::failure(rules.error());
    return catalogue::writeRules(**rules);
}

nlohmann::ordered_json linesOf(std::string_view text)
{
    auto lines = nlohmann::ordered_json::array();
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(std::string(text.substr(0, end)));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

ExitStatus showRules(const std::vector<std::string>& names, const std::string& kind)
{
    if (names.size() == 1) {
        const auto text = textNamed(names.front(), kind);
        if (!text) return fail(kShow, text.error());
        put(*text);
        return ExitStatus::Done;
    }
    putAs(Shape::Own);
    LongWork work;
    AnswerList answers(kShow, "name");
    for (const std::string& name : names) {
        const auto text = textNamed(name, kind);
        if (!text) answers.add(text.error());
        else if (wantsJson()) answers.add(shownName(name), {{}, linesOf(*text), {}});
        else put("# " + shownName(name) + "\n" + *text + "\n");
    }
    return answers.end(work.context());
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
    auto names = std::make_shared<std::vector<std::string>>();
    auto kind = std::make_shared<std::string>();
    takesInput(show->add_option("NAME", *names,
                                "Rule set, alphabet or layout, or a file of rules; of several each "
                                "below its name"))
        ->required();
    show->add_option("--kind", *kind, "Where the name could be several: rules, alphabet or layout")
        ->check(CLI::IsMember({"rules", "alphabet", "layout"}));
    commands.add(
        show, [names, kind] { return showRules(*names, *kind); }, Shape::Lines);
}

}  // namespace app
