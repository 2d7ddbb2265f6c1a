// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer_list.h"

#include <string_view>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/input_files.h"
#include "engine/base/safe_text.h"

namespace app {

using engine::Result;
using Json = nlohmann::ordered_json;

namespace {

constexpr int kIndent = 2;

/// The value with what it is about as its first member.
Json named(const std::string& column, const std::string& about, const Json& json)
{
    Json whole = Json::object();
    whole[column] = about;
    if (!json.is_object()) {
        whole["rows"] = json;
        return whole;
    }
    for (const auto& [name, value] : json.items()) whole[name] = value;
    return whole;
}

}  // namespace

void AnswerList::addTable(const std::string& about, const std::string& table)
{
    std::string_view rest = table;
    for (bool isHead = true; !rest.empty(); isHead = false) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        std::string text = m_column.empty() || line.starts_with("# ")
                               ? std::string()
                               : (isHead ? m_column : engine::spreadsheetCell(about)) + "\t";
        text += line;
        text += "\n";
        if (isHead && std::exchange(m_head, text) == text) continue;
        put(text);
    }
}

void AnswerList::add(const std::string& about, const Answer& answer)
{
    if (answer.json.is_null()) {
        addTable(about, answer.table);
    } else {
        // Names of files may be anything.
        const auto dumped = [](const Json& json) {
            return json.dump(kIndent, ' ', false, Json::error_handler_t::replace);
        };
        if (m_column.empty()) put(dumped(answer.json) + "\n");
        else put((m_anyJson ? ",\n" : "[\n") + dumped(named(m_column, about, answer.json)));
        m_anyJson = true;
    }
    if (answer.mistake) add(*answer.mistake);
}

void AnswerList::add(const engine::Error& error)
{
    m_status = fail(m_command, error);
}

ExitStatus AnswerList::end(const engine::TaskContext& context)
{
    if (m_anyJson && !m_column.empty()) put("\n]\n");
    if (!context.stopRequested()) return m_status;
    complain(m_command, "was stopped");
    return ExitStatus::Interrupted;
}

ExitStatus answerFiles(const std::vector<std::string>& files, const char* command,
                       const engine::TaskContext& context,
                       const std::function<Result<Answer>(const std::string& path)>& answer)
{
    AnswerList answers(command, files.size() > 1 ? "file" : "");
    for (const std::string& path : files) {
        if (context.stopRequested()) break;
        const auto found = answer(path);
        if (context.stopRequested() && !(found && found->partial)) break;
        if (found) {
            answers.add(shownName(path), *found);
        } else {
            engine::Error error = found.error();
            if (error.place.file.empty()) error.place.file = path;
            answers.add(error);
        }
        if (!flushOutput()) return ExitStatus::No;
    }
    return answers.end(context);
}

}  // namespace app
