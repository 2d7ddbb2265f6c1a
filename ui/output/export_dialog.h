// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDialog>

#include "ui/output/game_export.h"
#include "ui/work/newest_job.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QSpinBox;
class QStackedWidget;
class QTextBrowser;

namespace ui {

/// In which form a game is exported, and what of it, with a preview that follows.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// What there is to export.
    struct Subject
    {
        ExportRequest request;  ///< game, leaves, words and theme are taken from it
        /// A node of the line that is shown, where it is not the main line.
        engine::NodeId shownLine = engine::kRootNode;
        QString unreviewed;  ///< why it can't be reviewed; empty when it can
    };
    /// The service outlives the dialog.
    ExportDialog(Subject subject, JobService& jobs, QWidget* parent = nullptr);
    ~ExportDialog() override;

    [[nodiscard]] ExportForm form() const;
    /// What was chosen.
    [[nodiscard]] ExportRequest request() const;
    /// For a file dialog.
    [[nodiscard]] QString filter() const;

private:
    QWidget* makeChoices();
    QWidget* makePreview();
    void showForm();
    void showLine();
    void askPreview();
    void showPreview(engine::Result<ExportPreview> preview);
    [[nodiscard]] int turnsOfLine() const;

    Subject m_subject;
    NewestJob m_job;
    std::shared_ptr<const engine::GameReview> m_review;  ///< of m_reviewedLine
    engine::NodeId m_reviewedLine = engine::kRootNode;
    std::shared_ptr<QTextDocument> m_document;
    QComboBox* m_form;
    QLabel* m_about;
    QComboBox* m_line;
    QCheckBox* m_boards;
    QCheckBox* m_notes;
    QCheckBox* m_variations;
    QCheckBox* m_withReview;
    QCheckBox* m_onlyMistakes;
    QSpinBox* m_first;
    QSpinBox* m_last;
    QStackedWidget* m_preview;
    QTextBrowser* m_pages;
    QPlainTextEdit* m_text;
    QLabel* m_message;
};

}  // namespace ui
