// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/document_tabs.h"

#include <utility>

#include <QAction>

#include "ui/commands/action_registry.h"
#include "ui/document/study.h"
#include "ui/language/shown_names.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

DocumentTabs::DocumentTabs(Study& study, Title title, QWidget* parent)
    : QTabBar(parent), m_study(study), m_title(std::move(title))
{
    setObjectName(u"documentTabs"_s);
    setAccessibleName(tr("Open games and positions"));
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    setElideMode(Qt::ElideMiddle);
    setTabsClosable(true);
    setUsesScrollButtons(true);
    connect(this, &QTabBar::currentChanged, this, &DocumentTabs::choose);
    connect(this, &QTabBar::tabCloseRequested, this, &DocumentTabs::close);
    connect(&m_study, &Study::changed, this, &DocumentTabs::follow);
    connect(&m_study, &Study::documentChanged, this, &DocumentTabs::follow);
    follow();
}

void DocumentTabs::addActions(ActionRegistry& actions, QWidget& window)
{
    connect(actions.add({u"file.newTab"_s,
                         tr("New &Tab"),
                         tr("An empty board beside what is open"),
                         {keys("Ctrl+T")}},
                        &window),
            &QAction::triggered, this, [this] {
                emit leaving();
                m_study.openTab();
            });
    m_close = actions.add({u"file.closeTab"_s,
                           tr("&Close Tab"),
                           tr("Close what is seen; undo brings it back"),
                           {keys("Ctrl+W")}},
                          &window);
    connect(m_close, &QAction::triggered, this, [this] { close(currentIndex()); });
    m_next = actions.add({u"file.nextTab"_s,
                          tr("Next Tab"),
                          tr("Go to the tab at the right"),
                          {keys("Ctrl+Alt+PgDown")}},
                         &window);
    connect(m_next, &QAction::triggered, this, [this] { step(1); });
    m_previous = actions.add({u"file.previousTab"_s,
                              tr("Previous Tab"),
                              tr("Go to the tab at the left"),
                              {keys("Ctrl+Alt+PgUp")}},
                             &window);
    connect(m_previous, &QAction::triggered, this, [this] { step(-1); });
    follow();
}

void DocumentTabs::follow()
{
    m_following = true;
    const QList<int> tabs = m_study.tabs();
    while (count() > tabs.size()) removeTab(count() - 1);
    while (count() < tabs.size()) addTab({});
    for (int i = 0; i < count(); ++i) {
        const StudyState& state = m_study.tab(tabs[i]);
        const QString title = m_title(state);
        // A tab shows an ampersand only when it is doubled.
        const QString mark = m_study.isModified(state) ? u"*"_s : QString();
        setTabText(i, QString(title).replace(u'&', u"&&"_s) + mark);
        setTabToolTip(i, title);
        for (const ButtonPosition side : {LeftSide, RightSide})
            if (QWidget* button = tabButton(i, side))
                button->setAccessibleName(tr("Close %1").arg(title));
        setAccessibleTabName(i, m_study.isModified(state) ? tr("%1, not saved").arg(title) : title);
    }
    m_shown = tabs;
    setCurrentIndex(static_cast<int>(tabs.indexOf(m_study.state().tab)));
    setVisible(tabs.size() > 1);
    for (QAction* action : {m_close, m_next, m_previous})
        if (action) action->setEnabled(tabs.size() > 1);
    m_following = false;
}

void DocumentTabs::step(int tabs)
{
    if (count() > 1) setCurrentIndex((currentIndex() + tabs + count()) % count());
}

void DocumentTabs::choose(int index)
{
    if (m_following || index < 0 || index >= m_shown.size()) return;
    emit leaving();
    m_study.goToTab(m_shown[index]);
}

void DocumentTabs::close(int index)
{
    if (index < 0 || index >= m_shown.size()) return;
    emit leaving();
    const QString title = m_title(m_study.tab(m_shown[index]));
    const qsizetype before = m_shown.size();
    m_study.closeTab(m_shown[index]);
    if (m_shown.size() < before)
        emit said(tr("%1 was closed; undo (Ctrl+Z) brings it back.").arg(oneLine(title)));
}

}  // namespace ui

#include "moc_document_tabs.cpp"
