// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/document/letters.h"
#include "ui/lexicon/difference_model.h"
#include "ui/widgets/row_copy.h"
#include "ui/work/newest_job.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableView;

namespace ui {

class LexiconLibrary;
class Settings;

/// The words that are in one of two lexicons only; any two files of any format with the same
/// letters.
class CompareDialog : public QDialog
{
    Q_OBJECT

public:
    /// The services outlive the dialog.
    CompareDialog(JobService& jobs, Settings& settings, LexiconLibrary& library,
                  const Letters& letters, QWidget* parent);

    /// Either path may be empty: then it is left as it is. Compares when both are there.
    void setLexicons(const QString& first, const QString& second, const QString& letters);
    /// Writes what is shown as a table, in a job; tells how that went.
    void save(const QString& path);

public slots:
    void compare();

private:
    [[nodiscard]] QComboBox* lexiconBox(const QString& name, const QString& title);
    [[nodiscard]] QWidget* buildChoice();
    [[nodiscard]] QWidget* buildFilter();
    void fillBoxes();
    void browse(QComboBox& box);
    void choose(QComboBox& box, const QString& path);
    /// What is compared, as it was chosen then.
    struct Asked
    {
        Letters letters;
        QString first;
        QString second;
    };
    void finish(engine::Result<DifferencesPtr> result, const Asked& asked);
    void filter();
    void showCounts();
    void copy();
    void saveAs();

    JobService& m_jobs;
    RowCopy m_rowCopy;
    Settings& m_settings;
    LexiconLibrary& m_library;
    std::vector<Letters> m_letters;
    NewestJob m_comparison;
    DifferencesPtr m_differences;
    DifferenceModel* m_model;
    QComboBox* m_first = nullptr;
    QComboBox* m_second = nullptr;
    QComboBox* m_alphabet = nullptr;
    QPushButton* m_compare = nullptr;
    QComboBox* m_sides = nullptr;
    QSpinBox* m_shortest = nullptr;
    QSpinBox* m_longest = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
};

}  // namespace ui
