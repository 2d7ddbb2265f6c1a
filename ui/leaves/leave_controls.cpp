// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leaves/leave_controls.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

#include "ui/leaves/leave_toggle.h"
#include "ui/theme/measures.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

void prepareButton(QToolButton& button, const QString& objectName, const QString& text,
                   const QString& name, const QString& help)
{
    button.setObjectName(objectName);
    button.setText(text);
    button.setAccessibleName(name);
    button.setToolTip(help);
    button.setFocusPolicy(Qt::StrongFocus);
}

}  // namespace

LeaveControls::LeaveControls(QWidget* parent)
    : QWidget(parent),
      m_table(new LeaveToggle(u"leaveTablePage"_s, tr("Table"), tr("All leaves, to be searched"))),
      m_synergies(
          new LeaveToggle(u"leaveSynergyPage"_s, tr("Synergies"),
                          tr("What two tiles are worth together beyond what each is worth alone"))),
      m_search(new QLineEdit),
      m_contains(new LeaveToggle(u"leaveContains"_s, tr("Contains"),
                                 tr("Leaves that have these tiles and others too"))),
      m_near(new LeaveToggle(
          u"leaveNear"_s, tr("Near rack"),
          tr("The tiles on the rack, and leaves that differ from them by one tile"))),
      m_open(new QToolButton),
      m_export(new QToolButton)
{
    m_table->setChecked(true);
    auto* pages = new QButtonGroup(this);
    pages->addButton(m_table);
    pages->addButton(m_synergies);
    m_search->setObjectName(u"leaveSearch"_s);
    m_search->setAccessibleName(tr("Search leaves"));
    m_search->setPlaceholderText(tr("search:  ER?  Q.  AES*"));
    m_search->setClearButtonEnabled(true);
    m_search->setToolTip(tr("Tiles in any order, ? is the blank; . stands for any one tile more, "
                            "* for any number of tiles more"));
    prepareButton(*m_open, u"leaveOpen"_s, tr("Open…"), tr("Open leave values"),
                  tr("Open leave values from a file (KLV or CSV)"));
    prepareButton(*m_export, u"leaveExport"_s, tr("Export…"), tr("Export leave values"),
                  tr("Write all leave values to a file (KLV2 or CSV)"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap::kNormal);
    auto* switches = new QHBoxLayout;
    switches->setSpacing(0);
    switches->addWidget(m_table);
    switches->addWidget(m_synergies);
    row->addLayout(switches);
    row->addWidget(m_search, 1);
    row->addWidget(m_contains);
    row->addWidget(m_near);
    row->addStretch(0);
    row->addWidget(m_open);
    row->addWidget(m_export);
    connectParts();
}

void LeaveControls::connectParts()
{
    for (const LeaveToggle* page : {m_table, m_synergies})
        connect(page, &QToolButton::clicked, this, &LeaveControls::pageChosen);
    for (const LeaveToggle* condition : {m_contains, m_near})
        connect(condition, &QToolButton::toggled, this, &LeaveControls::changed);
    connect(m_search, &QLineEdit::textChanged, this, &LeaveControls::changed);
    connect(m_search, &QLineEdit::returnPressed, this, &LeaveControls::listWanted);
    connect(m_open, &QToolButton::clicked, this, &LeaveControls::openRequested);
    connect(m_export, &QToolButton::clicked, this, &LeaveControls::exportRequested);
}

bool LeaveControls::isTable() const
{
    return m_table->isChecked();
}

bool LeaveControls::isNear() const
{
    return m_near->isChecked();
}

engine::Result<engine::LeaveQuery> LeaveControls::query(const engine::Alphabet& alphabet,
                                                        const engine::Rack& rack) const
{
    auto query = engine::readLeaveQuery(m_search->text().trimmed().toStdString(), alphabet);
    if (!query) return query;
    if (m_contains->isChecked()) query->anyMore = true;
    if (m_near->isChecked()) query->near = rack;
    return query;
}

void LeaveControls::setReady(bool ready, bool exportable)
{
    const bool searching = ready && isTable();
    for (QWidget* control : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_contains),
                             static_cast<QWidget*>(m_near)})
        control->setVisible(searching);
    m_table->setVisible(ready);
    m_synergies->setVisible(ready);
    m_export->setEnabled(exportable);
}

void LeaveControls::setRackKnown(bool known)
{
    m_near->setEnabled(known);
    if (!known) m_near->setChecked(false);
}

bool LeaveControls::canSearch() const
{
    return m_search->isVisible();
}

void LeaveControls::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

}  // namespace ui

#include "moc_leave_controls.cpp"
