// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/work_share.h"

namespace app {

/// What a command has to say of one of the things that it was asked about.
struct Answer
{
    std::string table;            ///< a line of names, then rows; comments begin with "# "
    nlohmann::ordered_json json;  ///< goes before the table where it isn't null
    /// What is wrong with the thing itself: told after the table, and the status is 1.
    std::optional<engine::Error> mistake;
    bool partial = false;  ///< it says itself that a stop left it so, and is printed all the same
};

/// Answers about one thing or about several, as they come. Of a single one the answer is printed as
/// it is. Of several the tables are one, with a first column that says what a row is about, and the
/// JSON values a list.
class AnswerList
{
public:
    /// `column` names the first column ("file") of several; empty when there is a single thing.
    AnswerList(const char* command, std::string column)
        : m_command(command), m_column(std::move(column))
    {
    }

    void add(const std::string& about, const Answer& answer);
    /// Instead of an answer: the rest goes on.
    void add(const engine::Error& error);
    /// To be called once, behind the last one.
    [[nodiscard]] ExitStatus end(const engine::TaskContext& context);

private:
    void addTable(const std::string& about, const std::string& table);

    const char* m_command;
    std::string m_column;
    std::string m_head;  ///< the line of names that was put
    bool m_anyJson = false;
    ExitStatus m_status = ExitStatus::Done;
};

/// Asks about one file after the other. What is wrong with one is told with its name and doesn't
/// end the rest; a stop does. Of several files only those of the share are asked about.
[[nodiscard]] ExitStatus
answerFiles(const std::vector<std::string>& files, const char* command,
            const engine::TaskContext& context,
            const std::function<engine::Result<Answer>(const std::string& path)>& answer,
            engine::WorkShare share = {});
/// Puts together what all shares have put out, as if there had been one; in the order of the shares.
[[nodiscard]] ExitStatus mergeAnswers(const std::vector<std::string>& outputs, const char* command,
                                      bool json);

}  // namespace app
