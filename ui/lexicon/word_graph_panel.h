// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <QWidget>

#include "ui/board/move_entry.h"
#include "ui/lexicon/cross_set_model.h"
#include "ui/lexicon/graph_explorer.h"
#include "ui/lexicon/lexicon_surveys.h"

class QLabel;
class QLineEdit;
class QListView;
class QStackedWidget;
class QToolButton;

namespace ui {

class GraphColumns;

/// A walk through the word graph of the lexicon, node by node, and how the cross-set of the square
/// at the board's cursor comes from it. Counts words while it is visible, in a job.
class WordGraphPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WordGraphPanel(JobService& jobs, QWidget* parent = nullptr);
    ~WordGraphPanel() override;

    /// Not null.
    void setPosition(const PositionPtr& position);
    /// The square to explain while the panel follows the board; nothing = none.
    void setCursor(const std::optional<MoveEntry::Cursor>& cursor);
    [[nodiscard]] GraphExplorer& explorer() { return m_explorer; }
    [[nodiscard]] GraphColumns* columns() { return m_columns; }

public slots:
    /// A word as it is written in word lists, in the DAWG; says how far it goes.
    void showWord(const QString& text);
    void showTiles(std::span<const engine::Tile> word);
    void jumpTo(std::uint32_t node);
    void focusPath();

signals:
    /// The button for those who have no lexicon.
    void openLexiconRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildControls();
    void connectParts();
    [[nodiscard]] QWidget* buildHint();
    void followExplorer();
    void followSquare();
    void walkTyped(const QString& text);
    /// Says where the path ends when there is none for all tiles.
    void walkTiles(engine::GraphPart part, std::span<const engine::Tile> tiles);
    /// As many rows as the letters need, up to a few.
    void fitLetters();
    void showLetter(int row);
    void jumpTyped();
    void tell(const QString& problem);

    /// What the path was set for last.
    struct Explained
    {
        MoveEntry::Cursor cursor;
        std::vector<engine::Tile> before;
        std::vector<engine::Tile> after;
        engine::LexiconPtr lexicon;
        friend bool operator==(const Explained&, const Explained&) = default;
    };

    LexiconSurveys m_surveys;
    GraphExplorer m_explorer;
    CrossSetModel m_crossSet;
    PositionPtr m_position;
    std::optional<MoveEntry::Cursor> m_cursor;
    std::optional<Explained> m_explained;
    std::optional<std::uint32_t> m_pendingJump;  ///< as soon as paths are known
    QStackedWidget* m_stack;
    QToolButton* m_dawg;
    QToolButton* m_gaddag;
    QToolButton* m_alphagrams;
    QLineEdit* m_tiles;
    QLineEdit* m_node;
    QToolButton* m_follow;
    QLabel* m_description;
    QLabel* m_problem;
    GraphColumns* m_columns;
    QLabel* m_square;
    QListView* m_letters;
    QLabel* m_hint = nullptr;
};

}  // namespace ui
