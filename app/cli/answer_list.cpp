// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer_list.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/input_files.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/safe_text.h"
#include "engine/game/json_size.h"

namespace app {

using engine::Result;
using Json = nlohmann::ordered_json;

namespace {

constexpr int kIndent = 2;
constexpr const char* kFileColumn = "file";
/// Reviews of some ten thousand games.
constexpr std::size_t kMostOutputBytes = std::size_t{1} << 30U;

std::string dumped(const Json& json)
{
    // Names of files may be anything.
    return json.dump(kIndent, ' ', false, Json::error_handler_t::replace);
}

/// What one share has put out, behind what the ones before have; `head` is their line of names.
Result<void> putTableOfShare(const std::string& path, std::string_view text, std::string& head)
{
    for (bool isFirst = true; !text.empty(); isFirst = false) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const bool isHead = line.starts_with(std::string(kFileColumn) + "\t");
        if (isFirst && !isHead) {
            return engine::failure(engine::ErrorCode::Malformed,
                                   engine::say("is no table of several files"), {path, 1, 0, -1});
        }
        if (isHead && line == head) continue;
        if (isHead) head = line;
        put(std::string(line) + "\n");
    }
    return {};
}

Result<void> putJsonOfShare(const std::string& path, const std::string& text, bool& any)
{
    const bool isDeep = engine::jsonSizeOf(text).depth > engine::JsonSize::kDeepest;
    const Json list = isDeep ? Json() : Json::parse(text, nullptr, false);
    if (!list.is_array()) {
        return engine::failure(engine::ErrorCode::Malformed,
                               engine::say("is no JSON list of several files"), {path, 0, 0, -1});
    }
    for (const Json& each : list) put((std::exchange(any, true) ? ",\n" : "[\n") + dumped(each));
    return {};
}

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
                       const std::function<Result<Answer>(const std::string& path)>& answer,
                       engine::WorkShare share)
{
    AnswerList answers(command, files.size() > 1 ? kFileColumn : "");
    const auto all = static_cast<std::int64_t>(files.size());
    for (std::int64_t i = share.begin(all); i < share.end(all); ++i) {
        const std::string& path = files[static_cast<std::size_t>(i)];
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

ExitStatus mergeAnswers(const std::vector<std::string>& outputs, const char* command, bool json)
{
    std::string head;
    bool any = false;
    for (const std::string& path : outputs) {
        const auto text = engine::readTextFile(engine::pathFromUtf8(path), kMostOutputBytes);
        if (!text) return fail(command, text.error());
        // A share of no file at all.
        if (text->empty()) continue;
        const auto taken =
            json ? putJsonOfShare(path, *text, any) : putTableOfShare(path, *text, head);
        if (!taken) return fail(command, taken.error());
    }
    if (any) put("\n]\n");
    return ExitStatus::Done;
}

}  // namespace app
