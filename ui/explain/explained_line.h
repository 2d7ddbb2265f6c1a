// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QString>

#include "engine/search/explanation.h"

namespace ui {

/// What a link in an explanation shows: a move, squares, tiles.
struct ExplainedLink
{
    /// As they follow each other; the last one is the one that is meant.
    std::vector<engine::Move> moves;
    std::vector<std::pair<int, int>> squares;
    std::vector<engine::Tile> tiles;
};

/// A sentence of an explanation in the user's language, cut into links and what stands between
/// them.
struct ExplainedLine
{
    struct Part
    {
        QString text;
        std::optional<ExplainedLink> link;
    };

    engine::FactKind kind = engine::FactKind::Verdict;
    engine::FactSide side = engine::FactSide::Neither;
    std::vector<Part> parts;

    /// Without links, with a full stop.
    [[nodiscard]] QString text() const;
};

/// The sentences of an explanation about a position, in its order.
[[nodiscard]] std::vector<ExplainedLine> linesOf(const engine::Explanation& explanation,
                                                 const engine::Position& position);

/// "+" for what speaks for the first move, "−" for the other, "=" for neither.
[[nodiscard]] QString sideSign(engine::FactSide side);

/// The whole as Markdown, for a note: moves are written so that the note makes links of them.
[[nodiscard]] QString explanationNote(const engine::Explanation& explanation,
                                      const engine::Position& position);

}  // namespace ui
