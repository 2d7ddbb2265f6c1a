// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/score_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStringList>

#include "ui/session/study.h"
#include "ui/session/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

ScoreStrip::ScoreStrip(QWidget* parent)
    : QWidget(parent), m_players(new QLabel), m_facts(new QLabel)
{
    setObjectName(u"scoreStrip"_s);
    m_players->setObjectName(u"scores"_s);
    m_players->setTextFormat(Qt::RichText);
    m_facts->setObjectName(u"positionFacts"_s);
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 0);
    layout->setSpacing(14);
    layout->addWidget(m_players);
    layout->addWidget(m_facts);
    layout->addStretch(1);
}

void ScoreStrip::setStudy(const Study& study)
{
    const engine::Position& position = *study.position();
    QStringList players;
    QStringList spoken;
    for (int i = 0; i < position.playerCount(); ++i) {
        const bool onTurn = i == position.onTurn();
        const QString name = study.playerName(i);
        const QString points = QLocale().toString(position.player(i).score.points);
        players.append(onTurn ? u"▸&nbsp;<b>%1&nbsp;%2</b>"_s.arg(name.toHtmlEscaped(), points)
                              : u"%1&nbsp;%2"_s.arg(name.toHtmlEscaped(), points));
        spoken.append(onTurn ? tr("%1 %2, on turn").arg(name, points)
                             : u"%1 %2"_s.arg(name, points));
    }
    m_players->setText(players.join(u"&nbsp;&nbsp; "_s));
    m_players->setAccessibleName(spoken.join(u"; "_s));
    m_facts->setText(tr("bag %1 · unseen %2 · %3")
                         .arg(QString::number(position.bagSize()),
                              QString::number(position.unseen().total()),
                              signedScore(position.spread())));
    m_facts->setToolTip(tr("Tiles in the bag · tiles that the player on turn doesn't see · lead "
                           "of the player on turn"));
}

}  // namespace ui
