// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/game_rules.h"

namespace engine {

/// The name that game files have for a layout of the catalogue, and the other way round; a name
/// without a counterpart stays as it is.
[[nodiscard]] std::string_view layoutIdFor(std::string_view name);
[[nodiscard]] std::string_view layoutNameFor(std::string_view id);

/// The rules that the text of a game file asks for, starting from those that hold otherwise. What
/// is not known is remarked on and left as it was.
class RulesChoice
{
public:
    /// `remarks` must live as long as this.
    RulesChoice(GameRulesPtr rules, std::vector<Sentence>& remarks);

    /// Alphabet, layout and variant ("classic", "wordsmog") together, each empty where the text
    /// says nothing: a built-in rule set that has all three, else a copy.
    void choose(const std::string& alphabet, const std::string& layout, const std::string& variant);
    void setBonus(int bonus);
    void setScorelessTurns(int turns);
    void setExchangeMinimum(int tiles);

    [[nodiscard]] const GameRulesPtr& rules() const { return m_rules; }

private:
    void remark(Sentence what);
    void replace(GameRules changed);

    GameRulesPtr m_rules;
    std::vector<Sentence>& m_remarks;
};

}  // namespace engine
