// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

#include "engine/rules/catalogue.h"

namespace ui {

/// The tiles of a game to edit, the blank first: letter, what a blank for it shows, how many,
/// points, vowel, other ways to type it ("=Y/y" as in rules files). The order of letters is that
/// of word graphs, so it is kept; new ones come to the end.
class TileTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit TileTable(QWidget* parent = nullptr);

    void setTiles(const engine::Alphabet& alphabet, const engine::TileDistribution& tiles);
    /// What the fields say, or what is wrong with them.
    [[nodiscard]] engine::Result<engine::TileSet> tiles() const;
    void addLetter();
    /// The blank stays.
    void removeLetter();

private:
    void fill(int row, const engine::LetterSpec& letter, int count);
    [[nodiscard]] QString text(int row, int column) const;

    std::string m_name;
};

}  // namespace ui
