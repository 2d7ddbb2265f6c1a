// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/rules_choice.h"

#include <array>
#include <memory>
#include <utility>

#include "engine/base/result.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

/// Names of the formats for the layouts that this program calls otherwise.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kLayoutNames{{
    {"CrosswordGame", "standard15"},
    {"SuperCrosswordGame", "super21"},
}};

}  // namespace

std::string_view layoutIdFor(std::string_view name)
{
    for (const auto& [theirs, ours] : kLayoutNames)
        if (name == theirs) return ours;
    return name;
}

std::string_view layoutNameFor(std::string_view id)
{
    for (const auto& [theirs, ours] : kLayoutNames)
        if (id == ours) return theirs;
    return id;
}

RulesChoice::RulesChoice(GameRulesPtr rules, std::vector<Sentence>& remarks)
    : m_rules(std::move(rules)), m_remarks(remarks)
{
}

void RulesChoice::choose(const std::string& alphabet, const std::string& layout,
                         const std::string& variant)
{
    std::string alphabetId = alphabet.empty() ? m_rules->alphabet.name() : alphabet;
    std::string layoutId =
        layout.empty() ? m_rules->layout.name() : std::string(layoutIdFor(layout));
    WordRule wordRule = m_rules->wordRule;
    if (variant == "wordsmog" || variant == "wordsmog_super") wordRule = WordRule::Jumbled;
    else if (variant == "classic" || variant == "classic_super") wordRule = WordRule::InOrder;
    else if (!variant.empty()) remark(say("the variant %1", text::quoted(variant)));

    const auto tileSet = alphabetId == m_rules->alphabet.name()
                             ? Result<TileSet>(TileSet{m_rules->alphabet, m_rules->tiles})
                             : catalogue::tileSet(alphabetId);
    if (!tileSet) {
        remark(say("the letter distribution %1", text::quoted(alphabetId)));
        alphabetId = m_rules->alphabet.name();
    }
    const auto chosenLayout = layoutId == m_rules->layout.name()
                                  ? Result<BoardLayout>(m_rules->layout)
                                  : catalogue::layout(layoutId);
    if (!chosenLayout) {
        remark(say("the board layout %1", text::quoted(layoutId)));
        layoutId = m_rules->layout.name();
    }
    const auto matches = [&](const GameRules& rules) {
        return rules.alphabet.name() == alphabetId && rules.layout.name() == layoutId &&
               rules.wordRule == wordRule;
    };
    if (matches(*m_rules)) return;
    for (const catalogue::Entry& entry : catalogue::ruleSets()) {
        const auto builtIn = catalogue::rules(entry.id);
        if (builtIn && matches(**builtIn)) {
            m_rules = *builtIn;
            return;
        }
    }
    auto changed = *m_rules;
    if (tileSet) {
        changed.alphabet = tileSet->alphabet;
        changed.tiles = tileSet->tiles;
    }
    if (chosenLayout) changed.layout = *chosenLayout;
    changed.wordRule = wordRule;
    replace(std::move(changed));
}

void RulesChoice::setBonus(int bonus)
{
    auto changed = *m_rules;
    changed.bonus.assign(static_cast<std::size_t>(changed.rackSize) + 1, 0);
    changed.bonus.back() = bonus;
    if (changed.bonus != m_rules->bonus) replace(std::move(changed));
}

void RulesChoice::setScorelessTurns(int turns)
{
    if (m_rules->end.scorelessTurns == turns) return;
    auto changed = *m_rules;
    changed.end.scorelessTurns = turns;
    replace(std::move(changed));
}

void RulesChoice::setExchangeMinimum(int tiles)
{
    if (m_rules->exchangeMinimumBag == tiles) return;
    auto changed = *m_rules;
    changed.exchangeMinimumBag = tiles;
    replace(std::move(changed));
}

void RulesChoice::remark(Sentence what)
{
    m_remarks.push_back(say("%1 is not known; the rules %2 hold", what, Title{m_rules->title}));
}

void RulesChoice::replace(GameRules changed)
{
    constexpr std::string_view kSuffix = " (changed)";
    if (!changed.title.ends_with(kSuffix)) {
        changed.title += kSuffix;
        changed.id += "-changed";
    }
    m_rules = std::make_shared<const GameRules>(std::move(changed));
}

}  // namespace engine
