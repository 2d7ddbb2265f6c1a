// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/game_inputs.h"
#include "engine/base/result.h"
#include "engine/board/position.h"
#include "engine/eval/win_table.h"
#include "engine/lexicon/lexicon_fwd.h"

namespace app {

/// What a position of a front end is searched with.
struct ServedInputs
{
    engine::KlvPtr leaves;         ///< null = all 0
    engine::WinTablePtr winTable;  ///< null = none
    /// "leaves=ID winpct=ID lexicon=CODE".
    std::string provenance;
};

/// Rules, lexicons, leave values and win tables by the names that front ends have for them: files
/// in some folders, those of the bundled lexicon among them, found by their names without the
/// ending and in any case.
class ServedData
{
public:
    /// `options`: what holds until a front end asks for something else; a lexicon may be a file or
    /// a name. `folders`: separated by ';'. UnknownName for a lexicon that isn't there.
    [[nodiscard]] static engine::Result<ServedData> open(GameOptions options,
                                                         const std::string& folders);

    // Each does nothing and says false when there is no such thing.
    bool setFolders(std::string_view folders);
    bool setLexicon(const std::string& name);
    bool setLeaves(const std::string& name);  ///< "none" is a name, too
    bool setLetters(const std::string& name);
    bool setVariant(const std::string& name);

    /// Those that hold for positions that name none.
    [[nodiscard]] const engine::GameRulesPtr& rules() const { return m_rules; }
    /// Gives the position its lexicon: the one of that name, if it isn't empty and can be found;
    /// `found` says whether.
    [[nodiscard]] engine::Result<ServedInputs> fit(engine::Position& position,
                                                   const std::string& lexiconName, bool& found);
    /// Opens what most positions will need.
    void warmUp();

    /// Names of what holds now: "" = what belongs to the lexicon.
    [[nodiscard]] std::string lexiconName() const;
    [[nodiscard]] std::string folders() const;

private:
    ServedData() = default;

    [[nodiscard]] std::optional<std::filesystem::path>
    find(std::string_view name, const std::vector<std::string>& endings) const;
    [[nodiscard]] std::optional<std::filesystem::path> findLexicon(std::string_view name) const;
    [[nodiscard]] engine::Result<GameInputs*> inputsWith(const std::string& lexicon);
    bool setRules(const std::string& letters, const std::string& variant);

    GameOptions m_options;
    engine::GameRulesPtr m_rules;
    std::vector<std::filesystem::path> m_folders;
    std::map<std::string, std::unique_ptr<GameInputs>> m_inputs;  ///< by lexicon
};

}  // namespace app
