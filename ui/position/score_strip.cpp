// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/score_strip.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStringList>

#include "ui/document/shown_study.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Of all names together.
constexpr int kNameLetters = 44;

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
    layout->setContentsMargins(gap::kWide, gap::kNormal, gap::kWide, 0);
    layout->setSpacing(gap::kPart);
    layout->addWidget(m_players);
    layout->addWidget(m_facts);
    layout->addStretch(1);
}

void ScoreStrip::setStudy(const ShownStudy& shown)
{
    const engine::Position& position = *shown.position();
    m_all.clear();
    QStringList spoken;
    for (int i = 0; i < position.playerCount(); ++i) {
        const bool onTurn = i == position.onTurn();
        // That of the player on turn lies below the board.
        const engine::Rack& rack = position.player(i).rack;
        const Player player{
            shown.playerName(i), QLocale().toString(position.player(i).score.points),
            onTurn ? QString() : fromUtf8(position.rules().alphabet.written(rack.tiles())), onTurn};
        QString said = onTurn ? tr("%1 %2, on turn").arg(player.name, player.points)
                              : u"%1 %2"_s.arg(player.name, player.points);
        if (!player.rack.isEmpty()) said = tr("%1, holds %2").arg(said, player.rack);
        spoken.append(said);
        m_all.append(player);
    }
    showPlayers();
    m_players->setAccessibleName(spoken.join(u"; "_s));
    m_facts->setText(tr("bag %1 · unseen %2 · %3")
                         .arg(QString::number(position.bagSize()),
                              QString::number(position.unseen().total()),
                              signedScore(position.spread())));
    m_facts->setToolTip(tr("Tiles in the bag · tiles that the player on turn doesn't see · lead "
                           "of the player on turn"));
}

void ScoreStrip::setClocks(const QStringList& clocks)
{
    if (m_clocks == clocks) return;
    m_clocks = clocks;
    showPlayers();
}

void ScoreStrip::showPlayers()
{
    QStringList players;
    // Names of any length must not push the board aside.
    const int room = fontMetrics().averageCharWidth() * kNameLetters /
                     static_cast<int>(std::max<qsizetype>(1, m_all.size()));
    for (qsizetype i = 0; i < m_all.size(); ++i) {
        const Player& player = m_all.at(i);
        const QString name = fontMetrics().elidedText(player.name, Qt::ElideRight, room);
        QString text = u"%1&nbsp;%2"_s.arg(name.toHtmlEscaped(), player.points);
        if (i < m_clocks.size()) {
            const QString& clock = m_clocks.at(i);
            const bool over = clock.startsWith(QChar(0x2212));
            text += u"&nbsp;·&nbsp;"_s + (over ? u"<span style='color:%1'>⚠&nbsp;%2</span>"_s.arg(
                                                     Theme::current().invalid.name(), clock)
                                               : clock);
        }
        if (!player.rack.isEmpty())
            text += u"&nbsp;·&nbsp;<small>%1</small>"_s.arg(player.rack.toHtmlEscaped());
        players.append(player.onTurn ? u"▸&nbsp;<b>%1</b>"_s.arg(text) : text);
    }
    m_players->setText(players.join(u"&nbsp;&nbsp; "_s));
}

}  // namespace ui

#include "moc_score_strip.cpp"
