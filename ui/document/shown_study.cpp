// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/shown_study.h"

#include <utility>

#include <QFileInfo>

#include "engine/lexicon/lexicon.h"
#include "ui/document/study.h"
#include "ui/language/text.h"

namespace ui {

ShownStudy::ShownStudy(Study& study, QObject* parent)
    : QObject(parent), m_study(study), m_state(study.state())
{
    connect(&study, &Study::changed, this, &ShownStudy::update);
    update();
}

void ShownStudy::setSource(PermissionSource* source)
{
    if (m_source) disconnect(m_source, nullptr, this, nullptr);
    m_source = source;
    if (source) connect(source, &PermissionSource::permissionsChanged, this, &ShownStudy::update);
    update();
}

void ShownStudy::update()
{
    Permissions permissions = m_source ? m_source->permissions() : Permissions();
    const bool permitted = permissions == m_permissions;
    const bool samePosition = permitted && m_study.position() == m_position;
    const bool sameGame = permitted && m_study.game() == m_game;
    m_permissions = std::move(permissions);
    StudyState state = m_study.state();
    state.file = nullptr;
    state.position =
        samePosition ? m_state.position : permittedPosition(m_study.position(), m_permissions);
    state.game = sameGame ? m_state.game : permittedGame(m_study.game(), m_permissions);
    m_position = m_study.position();
    m_game = m_study.game();
    StudyChanges changes = differenceOf(m_state, state);
    if (!permitted) changes |= PermissionChange;
    const bool other = changes || state.position != m_state.position;
    m_state = std::move(state);
    m_lexiconName = lexiconName();
    if (other) emit changed(changes);
    if (m_source) m_source->settled();
}

GameMoment ShownStudy::moment() const
{
    GameMoment moment = m_state.game->momentAt(m_state.cursor);
    moment.question = m_state.position;
    return moment;
}

void ShownStudy::setLexiconTitles(LexiconTitles titles)
{
    m_lexiconTitles = std::move(titles);
    if (lexiconName() != std::exchange(m_lexiconName, lexiconName())) emit changed(LexiconChange);
}

QString ShownStudy::lexiconName() const
{
    return nameOf(m_study.state().lexicon().get());
}

QString ShownStudy::ownLexiconName() const
{
    const engine::Lexicon* own = m_state.position->lexicon();
    return own == m_state.lexicon().get() ? QString() : nameOf(own);
}

QString ShownStudy::nameOf(const engine::Lexicon* lexicon) const
{
    if (!lexicon) return {};
    const QString path = fromPath(lexicon->path());
    if (!m_lexiconTitles || path.isEmpty()) return fromUtf8(lexicon->name());
    // It may have been renamed since it was opened.
    const QString title = m_lexiconTitles(path);
    return title.isEmpty() ? QFileInfo(path).completeBaseName() : title;
}

QString ShownStudy::lexiconPath() const
{
    const engine::LexiconPtr& lexicon = m_study.state().lexicon();
    return lexicon ? fromPath(lexicon->path()) : QString();
}

std::vector<ShownStudy::Chapter> ShownStudy::chapters() const
{
    std::vector<Chapter> chapters;
    if (!m_study.state().file) return chapters;
    for (const engine::GameRecord& game : m_study.state().file->games) {
        const engine::GameInfo& info = game.info();
        Chapter chapter{fromUtf8(info.title), {}};
        for (const engine::GamePlayer& player : info.players)
            chapter.players.append(fromUtf8(player.name.empty() ? player.nick : player.name));
        chapters.push_back(std::move(chapter));
    }
    return chapters;
}

QString ShownStudy::playerName(int player) const
{
    return m_study.playerName(player);
}

QString ShownStudy::toCgp() const
{
    return m_study.toCgp(*m_state.position);
}

void ShownStudy::goTo(GameCursor cursor)
{
    m_study.goTo(cursor);
}

engine::Result<void> ShownStudy::goToChapter(int chapter)
{
    return m_study.goToChapter(chapter);
}

void ShownStudy::visit(const StudySpot& spot)
{
    if (!m_study.tabs().contains(spot.tab) || m_study.tab(spot.tab).document != spot.game.document)
        return;
    m_study.goToTab(spot.tab);
    if (!m_study.game() || !m_study.goToChapter(spot.game.chapter)) return;
    if (m_study.game()->record().contains(spot.cursor.line)) m_study.goTo(spot.cursor);
}

}  // namespace ui

#include "moc_shown_study.cpp"
