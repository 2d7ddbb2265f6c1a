// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include "ui/document/autosave.h"
#include "ui/document/found_analyses.h"
#include "ui/document/study_state.h"

class QAction;
class QMainWindow;

namespace ui {

class ActionRegistry;
class Loader;
class MessageBar;
class Settings;
class Study;

/// The files of what is open in a window: saving, what is not saved when it closes, what others do
/// to them meanwhile, and what an earlier run left unsaved.
class DocumentFiles : public QObject
{
    Q_OBJECT

public:
    struct Services
    {
        Study& study;
        Settings& settings;
        Loader& loader;
        FoundAnalyses found;
    };
    /// Lives as long as the window.
    DocumentFiles(Services services, MessageBar& messages, QMainWindow& window);

    /// After addActions(): work that is not saved is put aside from now on.
    void setAutosave(Autosave& autosave);
    /// At the start of the program: one thing that an earlier run left is opened, and so are
    /// positions that it left in peace; of several works that were not saved the user chooses.
    void restoreAtStart();
    /// Says beside what is seen now that an earlier run left work behind, where one did.
    void tellLeftBehind();
    void addActions(ActionRegistry& actions);
    /// What was restored is no longer what is seen.
    void settleRestored();
    /// Whether the window may close now. Asks about what is not saved; where that is to be saved
    /// first, the window is closed again when it is.
    [[nodiscard]] bool mayClose();
    /// The file it is kept in, else its name, else what it is.
    [[nodiscard]] QString titleOf(const StudyState& state) const;

signals:
    /// What flits by.
    void said(const QString& text);
    /// What is still being typed has to be in the study now.
    void needsAll();

private:
    /// " (3 of 1,000)" of what has others beside it in its file.
    [[nodiscard]] static QString partOf(const StudyState& state);
    void save();
    void saveAs(StudyState state);
    void saveTo(StudyState state, QString path);
    /// To the file where it is kept, if that can hold it; else asks for another.
    void keep(StudyState state, QString path);
    void followDocument();
    void followSaved(int document, bool done);
    void followAutosave();
    /// What an earlier run left: at once when it is one thing, else chosen from a list.
    void restore();
    void offer(const std::vector<Autosave::LeftWork>& works);
    void offerAll();
    /// The first takes the place of what is seen, each of the others a tab.
    void restoreAll(const QStringList& files);
    void tellRestored(const QString& name, bool left);
    /// Looks whether the file of the document is still what it was.
    void check();
    /// The window doesn't close, whatever was to be saved for that.
    void stayOpen();
    struct Unsaved
    {
        StudyState state;
        bool isEdited = false;
        bool isReviewed = false;  ///< with a review that isn't kept
    };
    /// Documents whose loss would matter.
    [[nodiscard]] std::vector<Unsaved> unsaved() const;
    /// What the user wants of it, of the buttons of a message box.
    [[nodiscard]] int askAbout(const Unsaved& one);
    /// Starts writing; what was found goes along as far as the file can hold it.
    void write(const StudyState& state, const QString& path);
    /// Positions in the tabs that are not asked about.
    [[nodiscard]] std::vector<StudyState> left() const;

    Services m_services;
    MessageBar& m_messages;
    QMainWindow& m_window;
    QAction* m_restore = nullptr;
    Autosave* m_autosave = nullptr;  ///< null until there is one
    QFileSystemWatcher m_watcher;
    QTimer m_checkTimer;
    std::optional<FileStamp> m_told;        ///< of the file when its change was told
    std::map<int, StudyState> m_discarded;  ///< documents that need not be saved, as they were then
    std::map<int, StudyState> m_closing;    ///< being saved so that the window can close
    std::map<int, KeptAnalyses> m_writing;  ///< what study files that are being written get
};

}  // namespace ui
