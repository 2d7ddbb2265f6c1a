// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/score_sheet_model.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QLocale>

#include "engine/board/move_notation.h"
#include "engine/board/phony_marks.h"
#include "ui/document/held_answer.h"
#include "ui/document/move_name.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/review/review_text.h"

namespace ui {

using engine::Event;
using engine::EventKind;
using engine::NodeId;

namespace {

using namespace Qt::StringLiterals;

/// Translations of the free functions here have one context.
struct ScoreSheetText
{
    Q_DECLARE_TR_FUNCTIONS(ui::ScoreSheet)
};

QString moveOf(const OpenGame& game, NodeId node, bool discreet)
{
    const Event& event = game.record().node(node).event;
    const engine::ReplayStep& step = game.replay().at(node);
    switch (event.kind) {
    case EventKind::Unread: return ScoreSheetText::tr("not understood");
    case EventKind::LostChallenge: return ScoreSheetText::tr("lost challenge");
    case EventKind::Pass: return ScoreSheetText::tr("pass");
    case EventKind::Place:
        if (!step.fits)
            return fromUtf8(engine::placementText(game.record().rules().alphabet, event.move));
        break;
    case EventKind::Exchange: break;
    default: return ScoreSheetText::tr("settled");
    }
    const engine::Move move = discreet ? asOthersSee(step.move) : step.move;
    const QString text = moveName(*step.before, move);
    if (discreet) return text;
    return text + fromUtf8(engine::phonyMarks(game.record().rules().alphabet, move, step.phonies));
}

/// What an event that is no turn says, for the small line; `brief` where that has little room.
QString consequenceOf(const engine::Alphabet& alphabet, const Event& event, bool brief)
{
    const QString tiles = brief ? QString() : fromUtf8(alphabet.written(event.tiles));
    switch (event.kind) {
    case EventKind::Withdrawal: return ScoreSheetText::tr("taken back");
    case EventKind::ChallengeBonus:
        return (brief ? u"✓ %1"_s : ScoreSheetText::tr("challenged %1"))
            .arg(signedScore(event.score));
    case EventKind::OutPoints:
        return ScoreSheetText::tr("out %1 %2").arg(signedScore(event.score), tiles).trimmed();
    case EventKind::RackPenalty:
        return ScoreSheetText::tr("rack %1 %2").arg(signedScore(event.score), tiles).trimmed();
    case EventKind::TimePenalty: return ScoreSheetText::tr("time %1").arg(signedScore(event.score));
    default: return {};
    }
}

}  // namespace

ScoreSheetModel::ScoreSheetModel(QObject* parent) : QAbstractTableModel(parent) {}

std::vector<ScoreSheetModel::Cell> ScoreSheetModel::cellsOf(const ShownStudy& shown)
{
    std::vector<Cell> cells;
    if (!shown.game()) return cells;
    const bool discreet = !shown.permissions().hindsight;
    const OpenGame& game = *shown.game();
    const engine::GameRecord& record = game.record();
    const engine::Alphabet& alphabet = record.rules().alphabet;
    const NodeId held = heldAnswer(shown);
    int row = 0;
    int last = -1;
    for (const engine::Turn& turn : shown.moment().turns) {
        if (turn.player <= last) ++row;
        last = turn.player;
        const engine::Node& node = record.node(turn.move);
        Cell cell;
        cell.row = row;
        cell.player = turn.player;
        cell.node = turn.move;
        if (turn.move == held) {
            cell.isHeld = true;
            cell.move = ScoreSheetText::tr("? (→ shows the answer)");
            cell.rack = fromUtf8(engine::rackText(alphabet, node.event.rack));
            cells.push_back(std::move(cell));
            continue;
        }
        cell.move = moveOf(game, turn.move, discreet);
        if (!discreet) cell.rack = fromUtf8(engine::rackText(alphabet, node.event.rack));
        cell.score = signedScore(node.event.score);
        cell.mark = fromUtf8(engine::glyphText(node.annotations.glyph));
        cell.note = !node.annotations.notes.empty();
        cell.variations = static_cast<int>(record.node(node.parent).children.size()) - 1;
        QStringList after;
        QStringList briefly;
        NodeId end = turn.move;
        for (const NodeId id : turn.consequences) {
            const engine::Node& consequence = record.node(id);
            after.append(consequenceOf(alphabet, consequence.event, false));
            briefly.append(consequenceOf(alphabet, consequence.event, true));
            cell.note = cell.note || !consequence.annotations.notes.empty();
            end = id;
        }
        cell.after = after.join(u", "_s);
        cell.briefAfter = briefly.join(u", "_s);
        const auto totals = engine::totalsAfter(record, end);
        cell.total = QLocale().toString(totals[static_cast<std::size_t>(turn.player)].points);
        QStringList problems;
        for (const engine::Difference& difference : game.replay().differences) {
            if (discreet) break;
            const bool here = difference.node == turn.move ||
                              std::find(turn.consequences.begin(), turn.consequences.end(),
                                        difference.node) != turn.consequences.end();
            if (here) problems.append(engineText(difference.finding.sentence));
        }
        cell.problem = problems.join(u"; "_s);
        cells.push_back(std::move(cell));
    }
    return cells;
}

void ScoreSheetModel::setStudy(const ShownStudy& shown, const GameReviewer* reviewer)
{
    m_reviewer = reviewer;
    m_game = shown.game();
    std::vector<Cell> cells = cellsOf(shown);
    QStringList players;
    QStringList lexicons;
    if (shown.game()) {
        const auto& known = shown.game()->record().info().players;
        for (int i = 0; i < shown.position()->playerCount(); ++i) {
            players.append(shown.playerName(i));
            const auto at = static_cast<std::size_t>(i);
            lexicons.append(at < known.size() ? fromUtf8(known[at].lexicon) : QString());
        }
    }
    if (cells == m_turns && players == m_players && lexicons == m_lexicons) return;
    beginResetModel();
    m_turns = std::move(cells);
    m_players = std::move(players);
    m_lexicons = std::move(lexicons);
    endResetModel();
}

void ScoreSheetModel::showReview()
{
    if (m_turns.empty()) return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                     {QualityRole, LossRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
}

const engine::TurnReview* ScoreSheetModel::reviewOf(const Cell& cell) const
{
    return m_reviewer != nullptr && !cell.isHeld ? m_reviewer->turn(cell.node) : nullptr;
}

QModelIndex ScoreSheetModel::indexOf(int turn) const
{
    if (turn < 0 || turn >= turnCount()) return {};
    const Cell& cell = m_turns[static_cast<std::size_t>(turn)];
    return index(cell.row, cell.player);
}

int ScoreSheetModel::turnAt(const QModelIndex& index) const
{
    const auto found = std::find_if(m_turns.begin(), m_turns.end(), [&](const Cell& cell) {
        return cell.row == index.row() && cell.player == index.column();
    });
    return found == m_turns.end() ? -1 : static_cast<int>(found - m_turns.begin());
}

QString ScoreSheetModel::spokenMove(int turn) const
{
    const Cell& cell = m_turns[static_cast<std::size_t>(turn)];
    if (cell.isHeld)
        return tr("Turn %1, %2").arg(turn + 1).arg(m_players.value(cell.player)) + u", "_s +
               tr("the answer is hidden until the next turn");
    QStringList parts{tr("Turn %1, %2").arg(turn + 1).arg(m_players.value(cell.player)), cell.move,
                      tr("%1 points").arg(cell.score), tr("total %1").arg(cell.total)};
    if (!cell.rack.isEmpty()) parts.insert(1, tr("rack %1").arg(cell.rack));
    if (!cell.after.isEmpty()) parts.append(cell.after);
    return parts.join(u", "_s);
}

QString ScoreSheetModel::spoken(int turn) const
{
    const Cell& cell = m_turns[static_cast<std::size_t>(turn)];
    QStringList parts{spokenMove(turn)};
    if (!cell.mark.isEmpty()) parts.append(tr("marked %1").arg(cell.mark));
    if (cell.note) parts.append(tr("has a note"));
    if (cell.variations > 0) parts.append(tr("%n variations", nullptr, cell.variations));
    if (!cell.problem.isEmpty()) parts.append(cell.problem);
    if (const engine::TurnReview* review = reviewOf(cell))
        parts.append(reviewSentence(*m_game, *review));
    return parts.join(u", "_s);
}

int ScoreSheetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_turns.empty() ? 0 : m_turns.back().row + 1;
}

int ScoreSheetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_players.size());
}

QVariant ScoreSheetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int turn = turnAt(index);
    if (role == TurnRole) return turn;
    if (turn < 0) return {};
    const Cell& cell = m_turns[static_cast<std::size_t>(turn)];
    switch (role) {
    case Qt::DisplayRole: return u"%1 %2"_s.arg(cell.move, cell.score).trimmed();
    case Qt::AccessibleTextRole: return spoken(turn);
    case Qt::ToolTipRole: {
        // The cell itself may be too narrow for it.
        QStringList lines{spokenMove(turn)};
        if (!cell.problem.isEmpty()) lines.append(cell.problem);
        if (const engine::TurnReview* review = reviewOf(cell))
            lines.append(reviewSentence(*m_game, *review));
        return lines.join(u'\n');
    }
    case QualityRole: return static_cast<int>(qualityOf(reviewOf(cell)));
    case LossRole: return lossText(reviewOf(cell));
    case MoveRole: return cell.move;
    case PhoniesRole: {
        const qsizetype place = cell.move.indexOf(u" · "_s);
        return place < 0 ? QString() : cell.move.mid(place);
    }
    case ScoreRole: return cell.score;
    case RackRole: return cell.rack;
    case TotalRole: return cell.total;
    case MarkRole: return cell.mark;
    case NoteRole: return cell.note;
    case AfterRole: return cell.after;
    case BriefAfterRole: return cell.briefAfter;
    case VariationsRole: return cell.variations;
    case ProblemRole: return cell.problem;
    default: return {};
    }
}

QVariant ScoreSheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isColumn = orientation == Qt::Horizontal;
    const QString lexicon = isColumn ? m_lexicons.value(section) : QString();
    if (role == Qt::ToolTipRole && !lexicon.isEmpty())
        return tr("%1 plays with the words of %2").arg(m_players.value(section), lexicon);
    if (role != Qt::DisplayRole) return {};
    if (!isColumn) return section + 1;
    const QString player = m_players.value(section);
    return lexicon.isEmpty() ? player : tr("%1 · %2").arg(player, lexicon);
}

Qt::ItemFlags ScoreSheetModel::flags(const QModelIndex& index) const
{
    return turnAt(index) < 0 ? Qt::NoItemFlags : QAbstractTableModel::flags(index);
}

}  // namespace ui

#include "moc_score_sheet_model.cpp"
