// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStringList>

#include "ui/commands/window_feature.h"
#include "ui/document/study_change.h"

class QMainWindow;

namespace ui {

class BuildDialog;
class CompareDialog;
class JobService;
class LexiconLibrary;
class LibraryDialog;
class Loader;
class Settings;
class ShownStudy;
class Study;

/// The lexicon of a window and what belongs to it: opening its files, and the dialogs to build,
/// manage and compare lexicons, each there once at most, beside which everything else can be used.
class LexiconFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        Study& study;  ///< to be without leaves
        const ShownStudy& shown;
        Settings& settings;
        LexiconLibrary& library;
        Loader& loader;
    };
    /// Lives as long as the window.
    LexiconFeature(const Services& services, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;

public slots:
    /// With these files as sources, besides those that are there already.
    void build(const QStringList& sources = {});
    void manage();
    /// The second one is to be chosen.
    void compare(const QString& first = {}, const QString& letters = {});

private:
    void addOpening(ActionRegistry& actions);
    void useBuilt(const QString& lexicon, const QString& leaves);
    void followStudy(StudyChanges changes);
    [[nodiscard]] QString presentLexicon() const;

    Services m_services;
    QMainWindow& m_window;
    QPointer<BuildDialog> m_build;
    QPointer<LibraryDialog> m_library;
    QPointer<CompareDialog> m_compare;
};

}  // namespace ui
