// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "engine/base/result.h"
#include "engine/board/position.h"
#include "engine/solitaire/solitaire_orders.h"
#include "ui/document/open_game.h"
#include "ui/solitaire/solitaire_ask.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace ui {

/// What is looked for: the order of the tiles, the rules, how long and how. At first a shuffled bag
/// and the usual ways, so that one click is enough to begin.
class SolitaireSetup : public QWidget
{
    Q_OBJECT

public:
    explicit SolitaireSetup(QWidget* parent = nullptr);

    /// What is open in the window.
    struct Present
    {
        engine::PositionPtr position;  ///< with rules and lexicon; never null
        OpenGamePtr game;              ///< null without one
        QString lexiconName;
    };
    void setPresent(Present present);
    void setAsk(const SolitaireAsk& ask);
    /// Orders that can be chosen; the first one is.
    void setOrders(std::vector<engine::WrittenTileOrder> orders);

    /// Fails for what can't be searched for, in words for people.
    [[nodiscard]] engine::Result<SolitaireAsk> ask() const;
    /// "100 tiles AIOIET… · shuffled, seed 6 · English, rack 7 · 1 min"
    [[nodiscard]] QString summary() const;
    void setLocked(bool locked);
    /// Where what is wrong can be mended.
    void focusGoalsOrOrder();

signals:
    void changed();
    void fileRequested();
    /// Return was pressed where something is typed or chosen.
    void startRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildOrder();
    QWidget* buildSearch();
    void shuffle();
    void finishTyping();
    void takeDraws();
    void takeNamed(int index);
    void setOrder(const std::vector<engine::Tile>& order, const QString& source);
    /// Where an order comes from, in the language of now.
    [[nodiscard]] static QString sourceText(const QString& source);
    void follow();
    [[nodiscard]] QString orderRemark(const std::vector<engine::Tile>& order) const;
    [[nodiscard]] std::vector<engine::Tile> laidAlready() const;
    [[nodiscard]] QString bonusText() const;
    [[nodiscard]] const engine::GameRules& rules() const { return m_present.position->rules(); }

    Present m_present;
    std::vector<engine::WrittenTileOrder> m_named;
    QString m_source;
    std::optional<int> m_bestKnown;
    bool m_setting = false;   ///< the text is set by this
    bool m_shuffled = false;  ///< the order is of shuffle()
    QPlainTextEdit* m_order;
    QLabel* m_remark;
    QPushButton* m_shuffle;
    QSpinBox* m_bagSeed;
    QPushButton* m_finish;
    QPushButton* m_draws;
    QPushButton* m_file;
    QComboBox* m_names;
    QCheckBox* m_fromPosition;
    QLabel* m_rules;
    QComboBox* m_leftover;
    QComboBox* m_time;
    QSpinBox* m_threads;
    QComboBox* m_style;
    QLineEdit* m_goals;
    QSpinBox* m_seed;
};

}  // namespace ui
