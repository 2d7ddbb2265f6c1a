// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QDialog>

#include "engine/eval/replies.h"
#include "ui/document/study_change.h"
#include "ui/work/newest_job.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableView;

namespace ui {

class CellTableModel;
class LiveAnalysis;
class ShownStudy;

/// What the other player could lay here, and how likely the tiles for it are held. Follows the board
/// while it is open.
class RepliesDialog : public QDialog
{
    Q_OBJECT

public:
    /// All outlive the dialog.
    RepliesDialog(const ShownStudy& shown, const LiveAnalysis& analysis, JobService& jobs,
                  QWidget* parent);

signals:
    /// To be shown on the board; nothing when the dialog closes.
    void previewed(const std::optional<engine::Move>& move);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    void follow(StudyChanges changes);
    void askSoon();
    void ask();
    /// Somebody looks for a move himself.
    [[nodiscard]] bool isConcealed() const;
    /// Nothing while it can't be asked; `why` says so then.
    [[nodiscard]] std::optional<engine::ReplyRequest> request(QString& why) const;
    void showAnswer(const engine::Result<engine::Replies>& answer);
    /// Those of the answer that the filter accepts.
    void showRows();
    void offerCurrent();

    const ShownStudy& m_shown;
    const LiveAnalysis& m_analysis;
    NewestJob m_job;
    QComboBox* m_order;
    QSpinBox* m_points;
    QSpinBox* m_chance;
    QCheckBox* m_unknown;
    QLineEdit* m_filter;
    QLabel* m_headline;
    QLabel* m_hint;
    QProgressBar* m_busy;
    QPushButton* m_stop;
    QTableView* m_table;
    CellTableModel* m_model;
    engine::PositionPtr m_position;  ///< that the replies belong to
    engine::Replies m_replies;
    std::vector<std::size_t> m_rows;  ///< of the replies, in the order of the model's sources
};

}  // namespace ui
