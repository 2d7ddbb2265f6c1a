// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_row_text.h"

#include <QLocale>
#include <QStringList>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "ui/language/text.h"
#include "ui/moves/move_description.h"
#include "ui/moves/move_list_model.h"

namespace ui {

using namespace Qt::StringLiterals;

QString moveCellText(const MoveOrder& order, int row, MoveKey column)
{
    const int index = order.rows()[static_cast<std::size_t>(row)];
    if (index < 0)
        return column == MoveKey::Move
                   ? MoveListModel::tr("⋯ %1 more").arg(QLocale().toString(-index))
                   : QString();
    const engine::RankedMove& ranked = order.entry(index);
    const engine::Position& position = *order.request().position;
    const engine::Alphabet& alphabet = position.rules().alphabet;
    switch (column) {
    case MoveKey::Rank: {
        QString rank = QLocale().toString(order.rankOf(index));
        if (order.isExtra(index)) rank += u'*';
        return index == order.playedIndex() ? MoveListModel::tr("● %1").arg(rank) : rank;
    }
    case MoveKey::Move:
        return moveLabel(position, ranked.move) + (order.isPhony(index) ? u"*"_s : QString());
    case MoveKey::Score: return QLocale().toString(ranked.move.score.points);
    case MoveKey::Leave:
        return fromUtf8(alphabet.written(engine::leaveAfter(position, ranked.move).tiles()));
    case MoveKey::Value: return signedEquity(ranked.beyondScore());
    case MoveKey::Equity: return signedEquity(ranked.equity);
    case MoveKey::Win: {
        if (!order.hasChances() || order.isExtra(index)) return MoveListModel::tr("–");
        const auto& chances = order.request().ranking->chances;
        return QLocale().toString(chances[static_cast<std::size_t>(index)].percent(), 'f', 1);
    }
    case MoveKey::Delta: {
        if (order.request().key == MoveKey::Win && order.isExtra(index))
            return MoveListModel::tr("–");
        const std::int32_t behind = order.metric(index) - order.best();
        return behind == 0 && !order.isPhony(index) ? MoveListModel::tr("best")
                                                    : signedEquity({behind});
    }
    case MoveKey::Tiles: return QLocale().toString(ranked.move.tilesPlayed);
    case MoveKey::Words: {
        QStringList words;
        for (const engine::FormedWord& word : engine::wordsFormed(position, ranked.move))
            words.append(fromUtf8(alphabet.written(word.tiles)));
        return words.join(u' ');
    }
    case MoveKey::Pin: break;
    }
    return {};
}

QString moveHeading(MoveKey column)
{
    switch (column) {
    case MoveKey::Rank: return MoveListModel::tr("#");
    case MoveKey::Move: return MoveListModel::tr("Move");
    case MoveKey::Score: return MoveListModel::tr("Score");
    case MoveKey::Leave: return MoveListModel::tr("Leave");
    case MoveKey::Value: return MoveListModel::tr("Value");
    case MoveKey::Equity: return MoveListModel::tr("Equity");
    case MoveKey::Win: return MoveListModel::tr("Win %");
    case MoveKey::Delta: return MoveListModel::tr("Δ");
    case MoveKey::Pin: return MoveListModel::tr("★");
    case MoveKey::Tiles: return MoveListModel::tr("Tiles");
    case MoveKey::Words: return MoveListModel::tr("Words");
    }
    return {};
}

}  // namespace ui
