// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QVariantMap>
#include <QWidget>

#include "engine/rules/game_rules.h"
#include "engine/search/inference.h"

class QAction;
class QComboBox;
class QLabel;
class QProgressBar;
class QSlider;
class QTableWidget;
class QToolButton;

namespace ui {

/// What the opponent is likely to have kept: leaves with their chances, each tile before and after
/// the reading, and how much it tells.
class InferencePanel : public QWidget
{
    Q_OBJECT

public:
    using StatePtr = std::shared_ptr<const engine::InferenceState>;

    explicit InferencePanel(QWidget* parent = nullptr);

    /// The commands, as buttons; the second can be checked.
    void setActions(QAction* infer, QAction* use);
    /// A reading with full trust, and whether it goes on. Null = none, then `hint` is seen.
    void setReading(const StatePtr& state, engine::GameRulesPtr rules, const QString& move,
                    bool running, const QString& hint);
    [[nodiscard]] engine::PlayerStrength strength() const;
    /// 0..1.
    [[nodiscard]] double trust() const;
    /// The reading as far as it is trusted; null = none.
    [[nodiscard]] StatePtr trusted() const { return m_trusted; }
    /// To be remembered.
    [[nodiscard]] QVariantMap choices() const;
    void choose(const QVariantMap& choices);
    [[nodiscard]] QTableWidget* leaves() { return m_leaves; }

signals:
    void strengthChanged();
    void trustChanged();

private:
    void build();
    void show();
    void showLeaves();
    void showTiles();
    [[nodiscard]] QString verdictText() const;

    StatePtr m_state;
    StatePtr m_trusted;
    engine::GameRulesPtr m_rules;
    QString m_move;
    QString m_hint;
    bool m_running = false;
    QToolButton* m_infer;
    QToolButton* m_use;
    QComboBox* m_strength;
    QSlider* m_trust;
    QLabel* m_trustText;
    QLabel* m_headline;
    QLabel* m_verdict;
    QProgressBar* m_progress;
    QWidget* m_tables;
    QTableWidget* m_leaves;
    QTableWidget* m_tiles;
};

}  // namespace ui
