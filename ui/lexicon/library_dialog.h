// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDialog>
#include <QHash>
#include <QPointer>

#include "engine/lexicon/lexicon_info.h"
#include "ui/document/letters.h"
#include "ui/files/lexicon_library.h"
#include "ui/work/job_service.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QTableWidget;

namespace ui {

class PathField;

/// The lexicons that the program knows: what they hold, which letters they need, what belongs to
/// them, which one is taken of itself. Never touches a file.
class LibraryDialog : public QDialog
{
    Q_OBJECT

public:
    /// What the dialog is about at the moment.
    struct Present
    {
        Letters letters;  ///< of the rules
        QString rules;    ///< their id
        QString rulesTitle;
        QString lexicon;  ///< path of the one in use; empty = none
    };

    /// The services outlive the dialog.
    LibraryDialog(JobService& jobs, Settings& settings, LexiconLibrary& library, Present present,
                  QWidget* parent);
    ~LibraryDialog() override;

    void setPresent(Present present);
    void addFiles(const QStringList& paths);

signals:
    void useRequested(const QString& path);
    void compareRequested(const QString& path, const QString& letters);
    void buildRequested(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What looking at a file brought; nothing = not looked yet.
    struct Status
    {
        QString stamp;  ///< size and time of the file that was looked at, and letters
        std::optional<engine::Result<engine::LexiconInfo>> info;
        std::optional<engine::Error> winTable;  ///< what is wrong with it
        QPointer<Job> job;
    };
    enum Column {
        TitleColumn,
        AlphabetColumn,
        WordsColumn,
        SizeColumn,
        DefaultColumn,
        StatusColumn
    };

    [[nodiscard]] static QString letterTitle(const QString& id);
    [[nodiscard]] QWidget* buildDetails();
    [[nodiscard]] QWidget* buildButtons();
    void refresh();
    void showRow(int row, const KnownLexicon& lexicon);
    void showDetails();
    void inspect(const KnownLexicon& lexicon);
    /// What a job finds out of a lexicon and what belongs to it.
    struct Inspection
    {
        engine::LexiconInfo info;
        std::optional<engine::Error> winTable;
    };
    void finishInspection(const QString& path, const QString& stamp,
                          engine::Result<Inspection> found);
    /// The one that is chosen; nothing when the list is empty.
    [[nodiscard]] std::optional<KnownLexicon> current() const;
    [[nodiscard]] QString statusText(const KnownLexicon& lexicon) const;
    /// Why it can't be played with now; empty when it can.
    [[nodiscard]] QString obstacle(const KnownLexicon& lexicon) const;
    [[nodiscard]] QString defaultText(const KnownLexicon& lexicon) const;
    void fillDefaultMenu();
    void choose();
    void removeCurrent();

    JobService& m_jobs;
    Settings& m_settings;
    LexiconLibrary& m_library;
    Present m_present;
    std::vector<Letters> m_letters;
    QList<KnownLexicon> m_shown;
    QHash<QString, Status> m_status;
    bool m_filling = false;

    QTableWidget* m_table;
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
