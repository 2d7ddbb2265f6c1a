// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "ui/window/session.h"

class QWidget;

namespace ui {

class ActionRegistry;
class BuildDialog;
class CompareDialog;
class LibraryDialog;
class TrainDialog;
class ValueTraining;

/// The dialogs about lexicon files of one window, each at most once, beside which everything else
/// can be used; and the actions that open them: lexicon.build, lexicon.manage, lexicon.compare,
/// tools.train.
class LexiconWorkshop : public QObject
{
    Q_OBJECT

public:
    /// The session and the window outlive the workshop.
    LexiconWorkshop(Session& session, QWidget* window);

    void addActions(ActionRegistry& actions);

public slots:
    /// With these files as sources, besides those that are there already.
    void build(const QStringList& sources = {});
    void manage();
    /// The second one is to be chosen.
    void compare(const QString& first = {}, const QString& letters = {});
    void train();

private:
    void useBuilt(const QString& lexicon, const QString& leaves);
    void followStudy(StudyChanges changes);
    [[nodiscard]] QString presentLexicon() const;

    Session& m_session;
    QWidget* m_window;
    QPointer<BuildDialog> m_build;
    QPointer<LibraryDialog> m_library;
    QPointer<CompareDialog> m_compare;
    ValueTraining* m_training;
    QPointer<TrainDialog> m_train;
};

}  // namespace ui
