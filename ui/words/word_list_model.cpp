// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/word_list_model.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QStringList>

#include "engine/board/move_notation.h"
#include "ui/language/text.h"
#include "ui/theme/theme.h"

namespace ui {

using engine::Tile;
using Origin = ListedWord::Origin;

namespace {

using namespace Qt::StringLiterals;

std::vector<Tile> lettersOf(std::span<const Tile> tiles)
{
    std::vector<Tile> letters;
    for (const Tile tile : tiles) letters.push_back(engine::letterOf(tile));
    return letters;
}

QString plain(const WordAnswer& answer, std::size_t index)
{
    const ListedWord& word = answer.words[index];
    if (word.tiles.empty()) return fromUtf8(word.judged->text);
    return fromUtf8(answer.source.rules->alphabet.written(lettersOf(word.tiles)));
}

bool before(const std::vector<Tile>& a, const std::vector<Tile>& b)
{
    return std::ranges::lexicographical_compare(a, b, {}, engine::letterOf, engine::letterOf);
}

}  // namespace

const engine::RankedMove* ListedWords::bestMove(std::size_t index) const
{
    const ListedWord& word = answer->words[index];
    return playable && !word.tiles.empty() ? playable->bestMove(word.tiles) : nullptr;
}

const engine::Hooks* ListedWords::hooks(std::size_t index) const
{
    const WordDetails& known = details ? *details : answer->details;
    return index < known.hooks.size() ? &known.hooks[index] : nullptr;
}

int ListedWords::rank(std::size_t index) const
{
    return details && index < details->ranks.size() ? details->ranks[index] : 0;
}

int ListedWords::points(std::size_t index) const
{
    const engine::Alphabet& alphabet = answer->source.rules->alphabet;
    int sum = 0;
    for (const Tile tile : answer->words[index].tiles) sum += alphabet.value(tile);
    return sum;
}

WordListModel::WordListModel(JobService& jobs, QObject* parent)
    : QAbstractTableModel(parent), m_sorting(jobs)
{
}

void WordListModel::setAnswer(WordAnswerPtr answer)
{
    m_sorting.drop();
    beginResetModel();
    m_words.answer = std::move(answer);
    m_words.details = nullptr;
    m_stale = false;
    const bool isLong = m_words.answer && m_words.answer->words.size() > kLongList;
    m_order = sortedRows(m_words, isLong ? kAsFound : m_sortColumn, m_sortOrder);
    endResetModel();
    if (isLong && m_sortColumn != kAsFound) resort();
}

void WordListModel::setDetails(WordDetailsPtr details)
{
    m_words.details = std::move(details);
    columnsChanged({FrontColumn, BackColumn, InnerColumn, RankColumn});
}

void WordListModel::setPlayable(PlayableWordsPtr playable)
{
    m_words.playable = std::move(playable);
    columnsChanged({PlayColumn});
}

void WordListModel::columnsChanged(std::initializer_list<Column> columns)
{
    if (m_order.empty()) return;
    for (const Column column : columns) {
        emit dataChanged(index(0, column), index(rowCount() - 1, column));
        if (column == m_sortColumn) resort();
    }
}

void WordListModel::setStale(bool stale)
{
    if (m_stale == stale) return;
    m_stale = stale;
    if (!m_order.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1),
                         {Qt::ForegroundRole, kStaleRole});
}

const ListedWord& WordListModel::wordAt(int row) const
{
    return m_words.answer->words[indexOf(row)];
}

std::optional<engine::Move> WordListModel::moveFor(int row) const
{
    const engine::RankedMove* best = m_stale ? nullptr : m_words.bestMove(indexOf(row));
    return best ? std::optional(best->move) : std::nullopt;
}

QString WordListModel::wordText(int row) const
{
    const ListedWord& word = wordAt(row);
    if (word.tiles.empty()) return fromUtf8(word.judged->text);
    return fromUtf8(m_words.answer->source.rules->alphabet.written(word.tiles));
}

QString WordListModel::plainWord(int row) const
{
    return plain(*m_words.answer, indexOf(row));
}

RowCopy::Write WordListModel::writer(const QList<int>& rows) const
{
    Rows indices;
    for (const int row : rows) indices.push_back(indexOf(row));
    return [answer = m_words.answer, indices = std::move(indices)](const std::stop_token& stop) {
        QString text;
        for (const std::size_t index : indices) {
            if (stop.stop_requested()) break;
            text += plain(*answer, index) + u'\n';
        }
        return text;
    };
}

int WordListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int WordListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

// --- sorting --------------------------------------------------------------------------------

Qt::SortOrder WordListModel::initialOrder(int column)
{
    switch (column) {
    case PlayColumn:
    case FrontColumn:
    case BackColumn:
    case InnerColumn:
    case LengthColumn:
    case PointsColumn: return Qt::DescendingOrder;
    default: return Qt::AscendingOrder;
    }
}

std::optional<std::int64_t> WordListModel::sortKey(const ListedWords& words, int column,
                                                   std::size_t index)
{
    const ListedWord& word = words.answer->words[index];
    const engine::Hooks* hooks = words.hooks(index);
    switch (column) {
    case PlayColumn:
        if (const engine::RankedMove* best = words.bestMove(index)) return best->equity.millis;
        return std::nullopt;
    case FrontColumn:
        if (hooks) return std::popcount(hooks->front);
        return std::nullopt;
    case BackColumn:
        if (hooks) return std::popcount(hooks->back);
        return std::nullopt;
    case InnerColumn:
        if (hooks) return (hooks->innerFront ? 1 : 0) + (hooks->innerBack ? 1 : 0);
        return std::nullopt;
    case LengthColumn: return static_cast<std::int64_t>(word.tiles.size());
    case PointsColumn: return words.points(index);
    case RankColumn: {
        // Ranks are among words of the same length.
        const int rank = words.rank(index);
        if (rank == 0) return std::nullopt;
        return (static_cast<std::int64_t>(word.tiles.size()) << 32) + rank;
    }
    case NoteColumn: return word.origin == Origin::Asked ? (word.valid ? 0 : 1) : word.front;
    default: return std::nullopt;
    }
}

WordListModel::Rows WordListModel::sortedRows(const ListedWords& words, int column,
                                              Qt::SortOrder order)
{
    Rows rows(words.answer ? words.answer->words.size() : 0);
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    const bool descending = order == Qt::DescendingOrder;
    if (column == kAsFound) return rows;
    if (column == WordColumn) {
        std::ranges::stable_sort(rows, [&](std::size_t a, std::size_t b) {
            const auto& left = words.answer->words[a].tiles;
            const auto& right = words.answer->words[b].tiles;
            return descending ? before(right, left) : before(left, right);
        });
        return rows;
    }
    std::vector<std::optional<std::int64_t>> keys(rows.size());
    for (const std::size_t i : rows) keys[i] = sortKey(words, column, i);
    std::ranges::stable_sort(rows, [&](std::size_t a, std::size_t b) {
        if (!keys[a] || !keys[b]) return keys[a].has_value() && !keys[b].has_value();
        return descending ? *keys[a] > *keys[b] : *keys[a] < *keys[b];
    });
    return rows;
}

void WordListModel::resort()
{
    m_sorting.drop();
    if (m_order.size() <= kLongList) {
        setOrder(sortedRows(m_words, m_sortColumn, m_sortOrder));
        return;
    }
    m_sorting.ask<Rows>(
        tr("Sorting words"), JobClass::Quiet,
        [words = m_words, column = m_sortColumn, order = m_sortOrder](const engine::TaskContext&)
            -> engine::Result<Rows> { return sortedRows(words, column, order); },
        [this](engine::Result<Rows> sorted) {
            if (sorted) setOrder(std::move(*sorted));
        });
}

void WordListModel::setOrder(Rows sorted)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    std::vector<int> rowOf(sorted.size());
    for (std::size_t row = 0; row < sorted.size(); ++row)
        rowOf[sorted[row]] = static_cast<int>(row);
    const QModelIndexList before = persistentIndexList();
    for (const QModelIndex& old : before)
        changePersistentIndex(old, index(rowOf[indexOf(old.row())], old.column()));
    m_order = std::move(sorted);
    emit layoutChanged({}, VerticalSortHint);
}

void WordListModel::sort(int column, Qt::SortOrder order)
{
    if (column < kAsFound || column >= ColumnCount) return;
    if (column == m_sortColumn && order == m_sortOrder) return;
    m_sortColumn = column;
    m_sortOrder = order;
    resort();
}

// --- what is shown --------------------------------------------------------------------------

QString WordListModel::innerText(std::size_t index) const
{
    const engine::Hooks* hooks = m_words.hooks(index);
    if (!hooks) return {};
    const std::vector<Tile> letters = lettersOf(m_words.answer->words[index].tiles);
    const engine::Alphabet& alphabet = m_words.answer->source.rules->alphabet;
    QStringList parts;
    if (hooks->innerFront) parts << fromUtf8(alphabet.written(letters.front())) + u'-';
    if (hooks->innerBack) parts << u'-' + fromUtf8(alphabet.written(letters.back()));
    return parts.join(u' ');
}

QString WordListModel::noteText(std::size_t index) const
{
    const ListedWord& word = m_words.answer->words[index];
    const engine::Alphabet& alphabet = m_words.answer->source.rules->alphabet;
    const auto part = [&](std::size_t from, std::size_t count) {
        return fromUtf8(alphabet.written(std::span(word.tiles).subspan(from, count)));
    };
    switch (word.origin) {
    case Origin::Asked:
        if (word.valid) return tr("✓ valid");
        if (word.judged && word.judged->problem)
            return tr("✕ %1").arg(errorText(*word.judged->problem));
        return tr("✕ not in the lexicon");
    case Origin::FrontHook: return tr("%1 in front").arg(part(0, 1));
    case Origin::BackHook: return tr("%1 behind").arg(part(word.tiles.size() - 1, 1));
    case Origin::InnerFront: return tr("without first letter");
    case Origin::InnerBack: return tr("without last letter");
    case Origin::Found: break;
    }
    const std::size_t stem = m_words.answer->stemLength;
    if (stem == 0) return {};
    const auto front = static_cast<std::size_t>(word.front);
    QStringList parts{part(0, front), part(front, stem),
                      part(front + stem, word.tiles.size() - front - stem)};
    parts.removeAll(QString());
    return parts.join(u'-');
}

QString WordListModel::cellText(int row, int column) const
{
    const std::size_t index = indexOf(row);
    const engine::Alphabet& alphabet = m_words.answer->source.rules->alphabet;
    const engine::Hooks* hooks = m_words.hooks(index);
    switch (column) {
    case PlayColumn: {
        const engine::RankedMove* best = m_words.bestMove(index);
        if (!best) return {};
        const engine::Move& move = best->move;
        return tr("%1  %2").arg(
            QString::fromStdString(engine::coordinate(move.row, move.column, move.direction)),
            QLocale().toString(move.score.points));
    }
    case FrontColumn: return hooks ? fromUtf8(engine::lettersText(alphabet, hooks->front)) : u"…"_s;
    case WordColumn: return wordText(row);
    case BackColumn: return hooks ? fromUtf8(engine::lettersText(alphabet, hooks->back)) : u"…"_s;
    case InnerColumn: return innerText(index);
    case LengthColumn: {
        const auto length = static_cast<int>(wordAt(row).tiles.size());
        return length == 0 ? QString() : QLocale().toString(length);
    }
    case PointsColumn:
        return wordAt(row).tiles.empty() ? QString() : QLocale().toString(m_words.points(index));
    case RankColumn: {
        if (!m_words.details) return u"…"_s;
        const int rank = m_words.rank(index);
        return rank == 0 ? QString() : QLocale().toString(rank);
    }
    case NoteColumn: return noteText(index);
    default: return {};
    }
}

QString WordListModel::spokenRow(int row) const
{
    const std::size_t index = indexOf(row);
    QStringList parts{wordText(row)};
    const auto add = [&](const QString& pattern, int column) {
        const QString text = cellText(row, column);
        if (!text.isEmpty() && text != u"…") parts << pattern.arg(text);
    };
    add(u"%1"_s, NoteColumn);
    add(tr("front hooks %1"), FrontColumn);
    add(tr("back hooks %1"), BackColumn);
    add(tr("inner hooks %1"), InnerColumn);
    add(tr("%1 points"), PointsColumn);
    add(tr("probability rank %1"), RankColumn);
    if (const engine::RankedMove* best = m_words.bestMove(index))
        parts << tr("playable now at %1 for %2 points")
                     .arg(QString::fromStdString(engine::coordinate(
                              best->move.row, best->move.column, best->move.direction)),
                          QLocale().toString(best->move.score.points));
    return parts.join(u", "_s);
}

QString WordListModel::tipText(int row, int column) const
{
    const std::size_t index = indexOf(row);
    const engine::Hooks* hooks = m_words.hooks(index);
    const engine::Alphabet& alphabet = m_words.answer->source.rules->alphabet;
    switch (column) {
    case PlayColumn: {
        const engine::RankedMove* best = m_words.bestMove(index);
        return best ? tr("Playable now: the best of its moves scores %1, equity %2")
                          .arg(QLocale().toString(best->move.score.points),
                               signedEquity(best->equity))
                    : QString();
    }
    case InnerColumn: {
        if (!hooks) return {};
        const std::vector<Tile> letters = lettersOf(wordAt(row).tiles);
        const std::span<const Tile> word = letters;
        QStringList shorter;
        if (hooks->innerFront) shorter << fromUtf8(alphabet.written(word.subspan(1)));
        if (hooks->innerBack) shorter << fromUtf8(alphabet.written(word.first(word.size() - 1)));
        return shorter.isEmpty() ? QString() : tr("Words inside: %1").arg(shorter.join(u", "_s));
    }
    case RankColumn: {
        const int rank = m_words.rank(index);
        const auto length = static_cast<int>(wordAt(row).tiles.size());
        if (rank == 0 || !m_words.details->rankings.contains(length)) return {};
        const auto all = static_cast<qulonglong>(m_words.details->rankings.at(length)->size());
        return tr("Likeliest to be drawn: number %1 of the %2 alphagrams with %3 tiles")
            .arg(QLocale().toString(rank), QLocale().toString(all), QLocale().toString(length));
    }
    default: return cellText(row, column);
    }
}

QVariant WordListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int row = index.row();
    const int column = index.column();
    switch (role) {
    case kStaleRole: return m_stale;
    case Qt::DisplayRole: return cellText(row, column);
    case Qt::ToolTipRole: return tipText(row, column);
    case Qt::AccessibleTextRole:
        return column == WordColumn ? spokenRow(row) : cellText(row, column);
    case Qt::TextAlignmentRole: {
        const bool left = column == WordColumn || column == BackColumn || column == NoteColumn;
        const bool middle = column == InnerColumn || column == PlayColumn;
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (left     ? Qt::AlignLeft
                                                                     : middle ? Qt::AlignHCenter
                                                                              : Qt::AlignRight)));
    }
    case Qt::ForegroundRole:
        if (m_stale) return QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
        if (column == NoteColumn && wordAt(row).origin == Origin::Asked)
            return wordAt(row).valid ? Theme::current().good : Theme::current().bad;
        return {};
    case Qt::FontRole: {
        if (column != WordColumn) return {};
        QFont bold = QGuiApplication::font();
        bold.setBold(true);
        return bold;
    }
    default: return {};
    }
}

QString WordListModel::columnName(int column)
{
    switch (column) {
    case PlayColumn: return tr("Playable now");
    case FrontColumn: return tr("Front hooks");
    case WordColumn: return tr("Word");
    case BackColumn: return tr("Back hooks");
    case InnerColumn: return tr("Inner hooks");
    case LengthColumn: return tr("Length");
    case PointsColumn: return tr("Points");
    case RankColumn: return tr("Probability");
    case NoteColumn: return tr("Remark");
    default: return tr("As found");
    }
}

QVariant WordListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::InitialSortOrderRole) return initialOrder(section);
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    if (role == Qt::DisplayRole) {
        switch (section) {
        case PlayColumn: return tr("Now");
        case FrontColumn: return tr("Front");
        case BackColumn: return tr("Back");
        case InnerColumn: return tr("Inner");
        case LengthColumn: return tr("Len");
        case PointsColumn: return tr("Pts");
        case RankColumn: return tr("Prob");
        default: return columnName(section);
        }
    }
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) {
        switch (section) {
        case PlayColumn: return tr("Playable now: where and for how many points");
        case FrontColumn: return tr("Front hooks: letters that make a word in front of it");
        case BackColumn: return tr("Back hooks: letters that make a word behind it");
        case InnerColumn:
            return tr("Inner hooks: letters at the ends without which it is a word, too");
        case LengthColumn: return tr("Length in tiles");
        case PointsColumn: return tr("Points of the tiles, without the board");
        case RankColumn:
            return tr("Probability: place among words of that length, 1 = likeliest to be drawn");
        case NoteColumn: return tr("Why the word is listed");
        default: return columnName(section);
        }
    }
    return {};
}

}  // namespace ui

#include "moc_word_list_model.cpp"
