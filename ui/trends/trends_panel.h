// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "ui/library/game_library.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QTableView;

namespace ui {

class CellTableModel;
class ShareDelegate;
class TrendPlot;

/// How a player's moves were over the reviewed games of the library: game by game, and what the
/// losses came from.
class TrendsPanel : public QWidget
{
    Q_OBJECT

public:
    /// What is told of games and groups; per game.
    enum class Measure { Index, Win, Points };
    /// What turns are taken together by.
    enum class Grouping { Phase, Reason, Length };

    explicit TrendsPanel(GameLibrary& library, QWidget* parent = nullptr);
    ~TrendsPanel() override;

    /// Something is known of what is measured: chances of winning are of searches only.
    [[nodiscard]] bool isKnown(const TurnSum& sum) const;
    [[nodiscard]] static double valueOf(const TurnSum& sum, Measure measure);
    void focusPlayer();

signals:
    /// A game, whole.
    void openRequested(qint64 id);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The table stands beside the plot where there is not the height for both.
    void shareRoom();
    void ask();
    void take(const LibraryTrends& trends, const QStringList& players);
    void showPlayers(const QStringList& players);
    void showAll();
    void showGroups();
    [[nodiscard]] Measure measure() const;
    [[nodiscard]] QString format(double value) const;
    [[nodiscard]] QString summary() const;

    GameLibrary& m_library;
    LibraryTrends m_trends;
    QList<qint64> m_plotted;  ///< games of the plot, in its order
    QComboBox* m_player;
    QComboBox* m_period;
    QComboBox* m_measure;
    QComboBox* m_grouping;
    QLabel* m_summary;
    TrendPlot* m_plot;
    CellTableModel* m_rows;
    ShareDelegate* m_bars;
    QTableView* m_table;
    QBoxLayout* m_parts;  ///< plot and table
    bool m_stale = true;
};

}  // namespace ui
