// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include <QAbstractTableModel>
#include <QByteArray>
#include <QItemSelection>

#include "engine/lexicon/lexicon_diff.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/alphabet.h"

namespace ui {

/// The words that are in one of two lexicons only, as far as they are kept.
struct Differences
{
    engine::WordList words;  ///< ascending
    std::vector<engine::OnlyIn> sides;
    engine::DifferenceCounts counts;  ///< of all, kept or not
};

using DifferencesPtr = std::shared_ptr<const Differences>;

/// Words in one of two lexicons only, those of certain lengths and sides: word, length, where.
class DifferenceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Word, Length, Side, ColumnCount };
    enum class Sides { Both, First, Second };

    using QAbstractTableModel::QAbstractTableModel;

    /// `first` and `second` name the lexicons. Null empties the model.
    void setDifferences(DifferencesPtr differences, const engine::Alphabet& alphabet,
                        const QString& first, const QString& second);
    void setFilter(Sides sides, int shortest, int longest);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// Writes these rows, or all where there are none of them, as a table in UTF-8: word, tab, name
    /// of the lexicon. May be called on any thread, whatever becomes of the model.
    using Writer = std::function<QByteArray()>;
    [[nodiscard]] Writer writer(const QItemSelection& rows = {}) const;

private:
    void refill();

    DifferencesPtr m_differences;
    std::shared_ptr<const engine::Alphabet> m_alphabet;
    QString m_first;
    QString m_second;
    Sides m_sides = Sides::Both;
    int m_shortest = 0;
    int m_longest = engine::kLongestWord;
    std::vector<std::uint32_t> m_rows;  ///< numbers of the words that are shown
};

}  // namespace ui
