// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "ui/document/letters.h"
#include "ui/files/lexicon_library.h"
#include "ui/lexicon/lexicon_inspections.h"
#include "ui/lexicon/library_table.h"
#include "ui/work/job_service.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;

namespace ui {

class PathField;

/// The lexicons that the program knows: what they hold, which letters they need, what belongs to
/// them, which one is taken of itself. Never touches a file.
class LibraryDialog : public QDialog
{
    Q_OBJECT

public:
    using Present = LibraryTable::Present;

    /// The services outlive the dialog.
    LibraryDialog(JobService& jobs, Settings& settings, LexiconLibrary& library, Present present,
                  QWidget* parent);

    void setPresent(Present present);
    void addFiles(const QStringList& paths);
    /// What a dialog for files lists as lexicons.
    [[nodiscard]] static QString fileFilter();
    /// Takes what is still being typed.
    void done(int result) override;

signals:
    void useRequested(const QString& path);
    void compareRequested(const QString& path, const QString& letters);
    void buildRequested(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* buildDetails();
    [[nodiscard]] QWidget* buildButtons();
    void refresh();
    void showDetails();
    // What was typed counts when it is typed to its end: names and paths are put into a form of
    // their own, which would be in the way of whoever goes on typing.
    void takeTitle();
    void takeLeaves();
    void takeWinTable();
    /// The lexicon whose details are shown, until the library changes; null when there is none.
    [[nodiscard]] const KnownLexicon* shownLexicon() const;
    /// Why it can't be played with now; empty when it can.
    [[nodiscard]] QString obstacle(const KnownLexicon& lexicon) const;
    void fillDefaultMenu();
    void choose();
    void removeCurrent();

    Settings& m_settings;
    LexiconLibrary& m_library;
    std::vector<Letters> m_letters;
    LexiconInspections m_inspections;
    QString m_shownPath;  ///< of the lexicon whose details are shown

    LibraryTable* m_table;
    QLineEdit* m_title = nullptr;
    QComboBox* m_alphabet = nullptr;
    PathField* m_leaves = nullptr;
    PathField* m_winTable = nullptr;
    QLabel* m_file = nullptr;
    QLabel* m_state = nullptr;
    QWidget* m_details = nullptr;
    QPushButton* m_use = nullptr;
    QPushButton* m_default = nullptr;
    QMenu* m_defaultMenu = nullptr;
    QPushButton* m_compare = nullptr;
    QPushButton* m_build = nullptr;
    QPushButton* m_folder = nullptr;
    QPushButton* m_remove = nullptr;
};

}  // namespace ui
