// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QTabBar>

#include "ui/document/study_state.h"

namespace ui {

class ActionRegistry;

/// What is open side by side, a tab each; not there while that is one thing only.
class DocumentTabs : public QTabBar
{
    Q_OBJECT

public:
    /// What a state is called.
    using Title = std::function<QString(const StudyState& state)>;

    DocumentTabs(Study& study, Title title, QWidget* parent = nullptr);

    /// They act on that window.
    void addActions(ActionRegistry& actions, QWidget& window);

signals:
    /// What is being typed has to be in the study before another tab comes.
    void leaving();
    /// Something for the status bar.
    void said(const QString& text);

private:
    void follow();
    /// This many tabs on, round and round.
    void step(int tabs);
    void choose(int index);
    void close(int index);

    Study& m_study;
    Title m_title;
    QList<int> m_shown;  ///< number of the tab at each place
    bool m_following = false;
    QAction* m_close = nullptr;
    QAction* m_next = nullptr;
    QAction* m_previous = nullptr;
};

}  // namespace ui
