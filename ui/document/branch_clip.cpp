// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/branch_clip.h"

#include <QStringList>

#include "engine/board/move_notation.h"
#include "engine/game/study_file.h"
#include "ui/language/text.h"

namespace ui {

using namespace Qt::StringLiterals;

engine::Result<std::string> writeBranch(const engine::GameRecord& record, engine::NodeId node)
{
    auto part = engine::GameRecord::create(record.rulesPtr(), record.info().players);
    if (!part) return engine::failure(std::move(part.error()));
    if (auto pasted = part->paste(engine::kRootNode, record.copy(node)); !pasted)
        return engine::failure(std::move(pasted.error()));
    return engine::writeStudy({{}, {std::move(*part)}, {}});
}

engine::Result<engine::Branch> readBranch(std::string_view text)
{
    const auto file = engine::readStudy(text);
    if (!file) return engine::failure(file.error());
    if (!file->games.empty()) {
        const engine::GameRecord& part = file->games.front();
        const auto& first = part.node(engine::kRootNode).children;
        if (!first.empty()) return part.copy(first.front());
    }
    return engine::failure(engine::ErrorCode::Malformed, engine::say("holds no moves"));
}

QString branchText(const OpenGame& game, engine::NodeId node)
{
    const engine::GameRecord& record = game.record();
    QStringList parts;
    const auto turns = engine::turnsOf(record, record.lineThrough(node));
    for (std::size_t i = static_cast<std::size_t>(game.cursorAt(node).turn); i < turns.size();
         ++i) {
        const engine::Turn& turn = turns[i];
        const engine::ReplayStep& step = game.replay().at(turn.move);
        const engine::Event& event = record.node(turn.move).event;
        const QString move =
            step.fits ? fromUtf8(engine::moveText(*step.before, step.move))
                      : fromUtf8(engine::placementText(record.rules().alphabet, event.move));
        const auto& player = record.info().players[static_cast<std::size_t>(turn.player)];
        parts.append(u"%1. %2 %3 %4"_s.arg(QString::number(turn.number), fromUtf8(player.nick),
                                           move, signedScore(event.score)));
    }
    return parts.join(u"  "_s);
}

}  // namespace ui
