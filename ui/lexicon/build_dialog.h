// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include "engine/lexicon/lexicon_build.h"
#include "ui/document/letters.h"
#include "ui/lexicon/word_validation.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace ui {

class BuildOutputs;
class BuildReportCard;
class LexiconLibrary;
class Settings;
class SourceList;
class ValidationView;

/// Makes lexicon files of word lists: reads the sources while their settings are chosen, builds in
/// a job, reports. Files that were there before are replaced only after a question, and only when
/// all that was asked for has been made.
class BuildDialog : public QDialog
{
    Q_OBJECT

public:
    /// `current` are the letters of the present rules. The services outlive the dialog.
    BuildDialog(JobService& jobs, Settings& settings, LexiconLibrary& library, Letters current,
                QWidget* parent);
    ~BuildDialog() override;

    void addSources(const QStringList& paths);
    /// The letters of the present rules have changed: what can be used now changes with them.
    void setCurrentLetters(const Letters& letters);
    /// Asked before files are replaced; the names are of those that exist.
    using ConfirmReplace = std::function<bool(QWidget* parent, const QStringList& names)>;
    void setConfirmReplace(ConfirmReplace confirm) { m_confirm = std::move(confirm); }

public slots:
    void build();
    /// Stops the build; closes the dialog when there is none.
    void reject() override;

signals:
    /// The lexicon that was built is to be played with; the path of its leaves may be empty.
    void useRequested(const QString& lexicon, const QString& leaves);
    void compareRequested(const QString& lexicon, const QString& letters);

private:
    [[nodiscard]] QWidget* buildOptions();
    [[nodiscard]] QWidget* buildFoot();
    [[nodiscard]] const Letters& letters() const;
    /// Reads the sources (anew) in a moment.
    void scheduleValidation();
    void validate();
    void finishValidation();
    void updateState();
    [[nodiscard]] QString obstacle() const;
    void finishBuild(const engine::BuildPlan& plan, engine::Result<engine::BuildReport> report);
    void showReport();
    void setBuilding(bool building);
    void showProgress();
    void say(const QString& text, bool bad);
    [[nodiscard]] QString pathOf(engine::GraphKind kind) const;

    JobService& m_jobs;
    Settings& m_settings;
    LexiconLibrary& m_library;
    Letters m_current;
    std::vector<Letters> m_letters;  ///< as the box lists them
    WordValidation m_validation;
    QTimer m_delay;
    ConfirmReplace m_confirm;

    SourceList* m_sources;
    ValidationView* m_view;
    BuildOutputs* m_outputs;
    BuildReportCard* m_report;
    QStackedWidget* m_right;
    QWidget* m_left = nullptr;
    QComboBox* m_alphabet = nullptr;
    QSpinBox* m_shortest = nullptr;
    QSpinBox* m_longest = nullptr;
    QCheckBox* m_fold = nullptr;
    QCheckBox* m_dropRejected = nullptr;
    QLabel* m_message = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_build = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_close = nullptr;

    QPointer<Job> m_job;
    QTimer m_progressTimer;
    engine::BuildReport m_built;
    engine::BuildPlan m_builtPlan;
    Letters m_builtLetters;
};

}  // namespace ui
