// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <QAbstractTableModel>
#include <QList>
#include <QString>

#include "ui/widgets/row_copy.h"
#include "ui/words/playable_words.h"
#include "ui/words/word_lookup.h"
#include "ui/work/newest_job.h"

namespace ui {

/// What is known of the words of an answer, for any thread.
struct ListedWords
{
    WordAnswerPtr answer;
    WordDetailsPtr details;     ///< null = not yet known
    PlayableWordsPtr playable;  ///< likewise

    [[nodiscard]] const engine::RankedMove* bestMove(std::size_t index) const;
    /// Null while they are not known.
    [[nodiscard]] const engine::Hooks* hooks(std::size_t index) const;
    /// 0 while it is not known, and for what is no word.
    [[nodiscard]] int rank(std::size_t index) const;
    [[nodiscard]] int points(std::size_t index) const;
};

/// The words of an answer, sorted by indices: lists can have 100,000 rows. Hooks and probabilities
/// of later rows, and what can be played, may come after the words. Short lists are sorted at once;
/// long ones on a worker thread, and until that is done their rows are as they were.
class WordListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        PlayColumn,
        FrontColumn,
        WordColumn,
        BackColumn,
        NoteColumn,
        InnerColumn,
        LengthColumn,
        PointsColumn,
        RankColumn,
        ColumnCount
    };
    /// bool: see setStale().
    static constexpr int kStaleRole = Qt::UserRole + 1;
    /// To sort(): as the engine found them.
    static constexpr int kAsFound = -1;

    /// Lists that are longer are sorted on a worker thread.
    static constexpr std::size_t kLongList = 2000;

    /// The service outlives the model.
    explicit WordListModel(JobService& jobs, QObject* parent = nullptr);

    /// Null: no words.
    void setAnswer(WordAnswerPtr answer);
    /// Of the present answer.
    void setDetails(WordDetailsPtr details);
    void setPlayable(PlayableWordsPtr playable);
    /// The rows answer a question of before; they are drawn dimmed.
    void setStale(bool stale);
    [[nodiscard]] bool isStale() const { return m_stale; }

    [[nodiscard]] const WordAnswerPtr& answer() const { return m_words.answer; }
    [[nodiscard]] const ListedWord& wordAt(int row) const;
    /// Where the word of a row stands in the answer.
    [[nodiscard]] std::size_t placeOf(int row) const { return indexOf(row); }
    /// The best way to play the word of a row now.
    [[nodiscard]] std::optional<engine::Move> moveFor(int row) const;
    /// In running text, blanks small; what was typed where that is no word at all.
    [[nodiscard]] QString wordText(int row) const;
    /// The same with all letters large: a text that can be read as a word again.
    [[nodiscard]] QString plainWord(int row) const;
    /// Writes the plain words of rows, one a line, on any thread.
    [[nodiscard]] RowCopy::Write writer(const QList<int>& rows) const;
    /// A row as one would read it out.
    [[nodiscard]] QString spokenRow(int row) const;
    [[nodiscard]] int sortColumn() const { return m_sortColumn; }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_sortOrder; }
    /// How a column is sorted when it is chosen.
    [[nodiscard]] static Qt::SortOrder initialOrder(int column);
    /// Name of a column for people: of header tips and of the choice of an order.
    [[nodiscard]] static QString columnName(int column);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    using Rows = std::vector<std::size_t>;

    [[nodiscard]] std::size_t indexOf(int row) const
    {
        return m_order[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] QString cellText(int row, int column) const;
    [[nodiscard]] QString innerText(std::size_t index) const;
    [[nodiscard]] QString noteText(std::size_t index) const;
    [[nodiscard]] QString tipText(int row, int column) const;
    /// What a column is sorted by; what has none comes last either way.
    [[nodiscard]] static std::optional<std::int64_t> sortKey(const ListedWords& words, int column,
                                                             std::size_t index);
    [[nodiscard]] static Rows sortedRows(const ListedWords& words, int column, Qt::SortOrder order);
    /// At once or later.
    void resort();
    /// Keeps the selection on its words.
    void setOrder(Rows sorted);
    /// The contents of some columns are others now.
    void columnsChanged(std::initializer_list<Column> columns);

    ListedWords m_words;
    Rows m_order;  ///< indices into the answer
    int m_sortColumn = kAsFound;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_stale = false;
    NewestJob m_sorting;
};

}  // namespace ui
