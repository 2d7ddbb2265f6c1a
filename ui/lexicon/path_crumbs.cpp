// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/path_crumbs.h"

#include <QHBoxLayout>
#include <QTimer>
#include <QToolButton>

namespace ui {

using namespace Qt::StringLiterals;

PathCrumbs::PathCrumbs(GraphExplorer& explorer, QWidget* parent)
    : QScrollArea(parent), m_explorer(explorer), m_row(new QHBoxLayout)
{
    setObjectName(u"pathCrumbs"_s);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* content = new QWidget;
    content->setLayout(m_row);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(0);
    m_row->addStretch(1);
    addCrumb();
    setWidget(content);
    connect(&m_explorer, &GraphExplorer::changed, this, &PathCrumbs::follow);
    follow();
}

QSize PathCrumbs::sizeHint() const
{
    return {200, m_crumbs.front()->sizeHint().height()};
}

QSize PathCrumbs::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void PathCrumbs::addCrumb()
{
    const std::size_t place = m_crumbs.size();
    auto* crumb = new QToolButton;
    crumb->setObjectName(u"pathCrumb"_s);
    crumb->setAutoRaise(true);
    crumb->setFocusPolicy(Qt::TabFocus);
    connect(crumb, &QToolButton::clicked, this, [this, place] { m_explorer.setLength(place); });
    m_crumbs.push_back(crumb);
    m_row->insertWidget(static_cast<int>(place), crumb);
}

void PathCrumbs::follow()
{
    const std::vector<engine::Tile> tiles =
        m_explorer.lexicon() ? m_explorer.tiles() : std::vector<engine::Tile>();
    while (m_crumbs.size() <= tiles.size()) addCrumb();
    for (std::size_t place = 0; place < m_crumbs.size(); ++place) {
        QToolButton* crumb = m_crumbs[place];
        crumb->setVisible(place <= tiles.size());
        if (place > tiles.size()) continue;
        if (place == 0) {
            crumb->setText(tr("Root"));
            crumb->setAccessibleName(tr("Back to the root"));
            crumb->setToolTip(tr("Back to the root"));
            continue;
        }
        const bool ends = m_explorer.entry(m_explorer.path()[place - 1]).accepts;
        const QString label = m_explorer.label(tiles[place - 1]);
        const QString path = m_explorer.text(std::span(tiles).first(place));
        crumb->setText(u"› "_s + label + (ends ? u" ✓"_s : QString()));
        crumb->setAccessibleName(ends ? tr("Back to %1, a word ends there").arg(path)
                                      : tr("Back to %1").arg(path));
        crumb->setToolTip(crumb->accessibleName());
    }
    QTimer::singleShot(0, this, [this, last = m_crumbs[tiles.size()]] {
        if (last->isVisible()) ensureWidgetVisible(last, 0, 0);
    });
}

}  // namespace ui

#include "moc_path_crumbs.cpp"
