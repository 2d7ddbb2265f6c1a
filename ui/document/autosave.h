// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "ui/document/found_analyses.h"
#include "ui/document/kept_study.h"
#include "ui/document/study_fwd.h"
#include "ui/work/job_service.h"

class QLockFile;

namespace ui {

/// Puts whatever is not saved aside, right after each change and in a job of its own, so that
/// nothing is lost however the program ends. Every document has a file in the folder; it goes when
/// the document is saved or the program is closed in peace. Files that a program left behind which
/// is no longer there are offered to the next one; a lock for each running program tells them apart.
class Autosave : public QObject
{
    Q_OBJECT

public:
    Autosave(Study& study, JobService& jobs, QString folder, QObject* parent = nullptr);
    /// What is put aside stays, unless finish() was called.
    ~Autosave() override;

    /// What searches found goes along from now on, and keeps what is saved otherwise as well: a file
    /// of one game has no place for it. To be followed by note() whenever there is more.
    void setFound(FoundAnalyses found);

    /// Puts a kept study into the study as a document of its own.
    using Open = std::function<engine::Result<void>(KeptStudy)>;

    /// Something that earlier runs left behind.
    struct LeftWork
    {
        QString file;       ///< names it to restore() and discard()
        QDateTime changed;  ///< when it was put aside
        /// What it is; where it can't be read, the error has the reason.
        engine::Result<KeptStudy> study;
    };
    using Listed = std::function<void(std::vector<LeftWork>)>;
    /// Reads all of it, newest first.
    void list(Listed done);
    /// Reads the one of that name and has it opened; then restored() or failed() comes.
    void restore(const QString& file, Open open);
    /// Forgets these for good.
    void discard(const QStringList& files);
    /// How many documents restore() could still bring.
    [[nodiscard]] int leftBehind() const { return static_cast<int>(m_leftovers.size()); }
    /// Everything else is saved, or not wanted: removes what was put aside, but for these states
    /// (few and small: they are written at once), which the next program brings back as they were
    /// left. No more is written.
    void finish(const std::vector<StudyState>& left = {});
    /// Nothing waits to be written.
    [[nodiscard]] bool idle() const { return m_dirty.empty() && !m_writing; }

public slots:
    /// There is more of a document to put aside.
    void note(int document) { mark(document); }

signals:
    /// It is open now; `left`: as it was when the program was closed in peace.
    void restored(const QString& name, bool left);
    void leftBehindChanged();
    /// `error` has the place.
    void failed(const QString& what, const engine::Error& error);
    /// All changes up to now are on the disk, after failed() too.
    void written();

private:
    /// What a program that is gone left behind.
    struct Leftover
    {
        QString path;
        std::shared_ptr<QLockFile> lock;  ///< keeps others away from it
    };
    /// What the worker and the end of the program have to agree on.
    struct Gate;

    void find();
    void bringBack(Leftover leftover, Open open);
    void mark(int document);
    void write();
    [[nodiscard]] QString pathOf(int document) const;
    void release(int document);

    Study& m_study;
    JobService& m_jobs;
    FoundAnalyses m_found;
    QString m_folder;
    QString m_program;  ///< begins the names of this program's files
    std::unique_ptr<QLockFile> m_lock;
    QList<Leftover> m_leftovers;         ///< newest first
    std::map<int, Leftover> m_restored;  ///< by document, until that is put aside itself
    std::set<int> m_dirty;
    std::set<int> m_files;  ///< documents that have one
    std::shared_ptr<Gate> m_gate;
    bool m_writing = false;
    bool m_scheduled = false;
    bool m_failing = false;
};

}  // namespace ui
