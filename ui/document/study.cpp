// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/study.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <tuple>

#include <QUndoCommand>

#include "engine/board/hands.h"
#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/board/position_check.h"
#include "engine/game/cgp.h"
#include "engine/game/closing.h"
#include "engine/game/game_file.h"
#include "engine/game/promotion.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/rules_fingerprint.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

using engine::Position;
using engine::Result;

namespace {

/// Leaves belong to letters, win tables to rules.
void keepWhatFits(StudyState& state, const engine::GameRules& next)
{
    const engine::GameRules& present = state.position->rules();
    if (!next.alphabet.sameLetters(present.alphabet)) {
        state.leaves = nullptr;
        state.leavesName.clear();
        state.usualLeaves.clear();
    }
    if (&next != &present && engine::rulesFingerprint(next) != engine::rulesFingerprint(present)) {
        state.winTable = nullptr;
        state.winTableName.clear();
        state.winTableFile.clear();
    }
}

}  // namespace

/// Holds the other state and trades it for the study's, forth and back.
class Study::Edit : public QUndoCommand
{
public:
    Edit(Study& study, StudyState state, const QString& text, int edit)
        : QUndoCommand(text), m_study(study), m_other(std::move(state)), m_edit(edit)
    {
    }
    Edit(Study& study, StudyState state, const QString& text, int opened, int closed)
        : Edit(study, std::move(state), text, -1)
    {
        m_opened = opened;
        m_closed = closed;
    }
    void undo() override { m_study.swapState(m_other, m_opened); }
    void redo() override { m_study.swapState(m_other, m_closed); }
    [[nodiscard]] int id() const override { return m_edit; }
    /// `later` has been done: what it holds is the state between the two.
    bool mergeWith(const QUndoCommand* later) override
    {
        // Nodes of other games have the same numbers.
        const StudyState& between = static_cast<const Edit*>(later)->m_other;
        if (between.gameId() != m_other.gameId() || between.tab != m_other.tab) return false;
        setText(later->text());
        setObsolete(differenceOf(m_other, m_study.m_state) == Changes{});
        return true;
    }

private:
    Study& m_study;
    StudyState m_other;
    int m_edit;  ///< -1 = never merged
    int m_opened = StudyTabs::kNone;
    int m_closed = StudyTabs::kNone;
};

Study::Study(PositionPtr start, QObject* parent) : QObject(parent)
{
    m_state.position = std::move(start);
    m_undoStack.setUndoLimit(1000);
    m_documents.begin(m_state);
}

QString Study::playerName(int player) const
{
    if (m_state.game) {
        const auto& players = m_state.game->record().info().players;
        const auto index = static_cast<std::size_t>(player);
        if (index < players.size()) {
            const engine::GamePlayer& who = players[index];
            return fromUtf8(who.name.empty() ? who.nick : who.name);
        }
    }
    if (player == 0) return tr("You");
    if (m_state.position->playerCount() == 2) return tr("Opponent");
    return tr("Player %1").arg(player + 1);
}

QString Study::toCgp() const
{
    return toCgp(*m_state.position);
}

QString Study::toCgp(const Position& shown) const
{
    return fromUtf8(engine::writeCgp(shown, m_state.otherOperations));
}

Result<void> Study::checkRack(int player, const engine::Rack& rack) const
{
    Position position = *m_state.position;
    position.setRack(player, rack);
    return checkTiles(position);
}

Result<void> Study::setRack(int player, const engine::Rack& rack, int edit)
{
    if (m_state.position->player(player).rack == rack) return {};
    if (auto checked = checkRack(player, rack); !checked) return checked;
    if (m_state.game) return setRackInGame(player, rack, edit);
    auto position = std::make_shared<Position>(*m_state.position);
    position->setRack(player, rack);
    StudyState state = m_state;
    const auto tiles = rack.tiles();
    const QString text = fromUtf8(position->rules().alphabet.written(tiles));
    state.position = std::move(position);
    m_starting = false;
    push(std::move(state), rack.empty() ? tr("forget rack") : tr("set rack %1").arg(text), edit);
    return {};
}

Result<void> Study::play(const engine::Move& move)
{
    if (auto legal = engine::checkMove(*m_state.position, move, engine::WordCheck::Ignore); !legal)
        return legal;
    if (m_state.game) return playInGame(move);
    StudyState state = m_state;
    const QString text = fromUtf8(engine::moveText(*m_state.position, move));
    auto position = std::make_shared<Position>(*m_state.position);
    Position::Undo undo;
    position->make(move, undo);
    state.position = std::move(position);
    state.lastMove = move;
    m_starting = false;
    push(std::move(state), tr("play %1").arg(text));
    return {};
}

Result<void> Study::setPlayers(const std::vector<engine::Player>& players, int onTurn)
{
    auto position = std::make_shared<Position>(*m_state.position);
    for (int i = 0; i < std::min(position->playerCount(), static_cast<int>(players.size())); ++i) {
        position->setRack(i, players[static_cast<std::size_t>(i)].rack);
        position->setScore(i, players[static_cast<std::size_t>(i)].score);
    }
    position->setOnTurn(onTurn);
    if (auto checked = checkTiles(*position); !checked) return checked;
    StudyState state = m_state;
    state.position = std::move(position);
    if (m_state.game && differenceOf(m_state, state) != Changes{}) {
        return engine::failure(
            engine::ErrorCode::IllegalPosition,
            engine::say("%1",
                        tr("scores and turns follow from the moves of the game").toStdString()));
    }
    m_starting = false;
    if (differenceOf(m_state, state) != Changes{})
        push(std::move(state), tr("change scores and racks"));
    return {};
}

void Study::setPosition(Position position, const QString& name, const QString& commandText,
                        std::vector<std::pair<std::string, std::string>> otherOperations,
                        PositionPlace place)
{
    StudyState state = m_state;
    // A lexicon for other letters is refused there; then the position stays without one.
    if (!position.lexicon()) std::ignore = position.setLexicon(m_state.lexicon());
    setAlone(state, std::move(position), name, std::move(otherOperations), std::move(place));
    push(std::move(state), commandText);
}

void Study::setAlone(StudyState& state, Position position, const QString& name,
                     std::vector<std::pair<std::string, std::string>> otherOperations,
                     PositionPlace place)
{
    keepWhatFits(state, position.rules());
    state.position = std::make_shared<Position>(std::move(position));
    state.lastMove.reset();
    state.name = name;
    state.otherOperations = std::move(otherOperations);
    state.game = nullptr;
    state.cursor = {};
    state.file = nullptr;
    state.chapter = 0;
    state.place = std::move(place);
    m_documents.begin(state);
}

void Study::setGame(OpenGamePtr game, const QString& name, const QString& commandText,
                    StudyFilePtr file, int chapter)
{
    StudyState state = m_state;
    keepWhatFits(state, game->record().rules());
    state.game = std::move(game);
    state.cursor = {};
    state.name = name;
    state.otherOperations.clear();
    state.file = std::move(file);
    state.chapter = chapter;
    state.place = {};
    takeMoment(state);
    m_documents.begin(state);
    push(std::move(state), commandText);
}

void Study::setTurnTime(std::optional<qint64> milliseconds)
{
    assert(!m_telling);
    if (m_state.turnTime == milliseconds) return;
    m_state.turnTime = milliseconds;
    emit documentChanged(m_state.document);
}

void Study::setDocument(int number, StudyDocument document)
{
    m_documents.set(number, std::move(document));
    emit documentChanged(number);
}

std::optional<StudyState> Study::lastSeen(int document) const
{
    if (document == m_state.document) return m_state;
    for (const int number : tabs())
        if (const StudyState& state = tab(number); state.document == document) return state;
    return m_documents.at(document).kept;
}

std::vector<StudyState> Study::modified() const
{
    std::vector<StudyState> states = m_documents.leftModified();
    if (isModified()) states.push_back(m_state);
    return states;
}

void Study::takeMoment(StudyState& state)
{
    // Whoever remembers a place may remember one of another game.
    if (!state.game->record().contains(state.cursor.line)) state.cursor.line = engine::kRootNode;
    const GameMoment moment = state.game->momentAt(state.cursor);
    state.cursor.turn = moment.turn;
    state.position = moment.question;
    state.lastMove = moment.lastMove;
}

void Study::goTo(GameCursor cursor)
{
    if (!m_state.game) return;
    StudyState state = m_state;
    state.cursor = cursor;
    takeMoment(state);
    if (differenceOf(m_state, state) != Changes{}) swapState(state);
}

Result<void> Study::goToChapter(int chapter)
{
    if (!m_state.file || chapter == m_state.chapter || chapter < 0 ||
        chapter > otherChapters(m_state))
        return {};
    auto file = std::make_shared<const engine::StudyFile>(studyFileOf(m_state));
    auto game = OpenGame::create(file->games[static_cast<std::size_t>(chapter)], m_state.lexicon());
    if (!game) return engine::failure(std::move(game.error()));
    StudyState state = m_state;
    keepWhatFits(state, (*game)->record().rules());
    state.game = std::move(*game);
    state.file = std::move(file);
    state.chapter = chapter;
    state.cursor = {};
    state.turnTime.reset();
    takeMoment(state);
    swapState(state);
    return {};
}

Result<void> Study::addChapter(const Position& start, const QString& title,
                               const QString& commandText)
{
    if (!m_state.game)
        return engine::failure(engine::ErrorCode::IllegalPosition,
                               engine::say("%1", tr("No game is open").toStdString()));
    auto record = engine::gameFrom(start);
    if (!record) return engine::failure(std::move(record.error()));
    engine::GameInfo info = record->info();
    const engine::GameInfo& present = m_state.game->record().info();
    if (present.players.size() == info.players.size()) info.players = present.players;
    info.title = title.toStdString();
    info.lexicon = present.lexicon;
    if (auto set = record->setInfo(std::move(info)); !set) return set;
    std::vector<engine::GameRecord> chapters;
    chapters.push_back(std::move(*record));
    return addChapters(std::move(chapters), commandText);
}

Result<void> Study::addChapters(std::vector<engine::GameRecord> chapters,
                                const QString& commandText)
{
    if (!m_state.game)
        return engine::failure(engine::ErrorCode::IllegalPosition,
                               engine::say("%1", tr("No game is open").toStdString()));
    auto game = OpenGame::create(chapters.front(), m_state.lexicon());
    if (!game) return engine::failure(std::move(game.error()));
    engine::StudyFile file = studyFileOf(m_state);
    const auto first = static_cast<int>(file.games.size());
    std::ranges::move(chapters, std::back_inserter(file.games));
    StudyState state = m_state;
    keepWhatFits(state, (*game)->record().rules());
    state.game = std::move(*game);
    state.chapter = first;
    state.file = std::make_shared<const engine::StudyFile>(std::move(file));
    state.cursor = {};
    takeMoment(state);
    m_starting = false;
    push(std::move(state), commandText);
    return {};
}

Result<StudyState> Study::withRecord(engine::GameRecord record, GameCursor cursor) const
{
    engine::PlayerLexicons lexicons = m_state.game->lexicons();
    const auto& before = m_state.game->record().info().players;
    for (std::size_t i = 0; i < std::min(lexicons.own.size(), before.size()); ++i)
        if (record.info().players[i].lexicon != before[i].lexicon) lexicons.own[i] = nullptr;
    auto game = OpenGame::create(std::move(record), std::move(lexicons));
    if (!game) return engine::failure(std::move(game.error()));
    StudyState state = m_state;
    state.game = std::move(*game);
    state.cursor = cursor;
    takeMoment(state);
    return state;
}

Result<void> Study::playInGame(const engine::Move& move)
{
    const GameMoment now = moment();
    const engine::Event event = engine::eventFor(*now.question, move);
    if (const auto same = m_state.game->record().childLike(now.before, event)) {
        // On along the line where it is the line's own.
        const bool own = *same == now.viewed;
        goTo({own ? m_state.cursor.line : *same, now.turn + 1});
        return {};
    }
    engine::GameRecord record = m_state.game->record();
    const auto node = record.add(now.before, event);
    if (!node) return engine::failure(node.error());
    auto state = withRecord(record, {*node, now.turn + 1});
    if (!state) return engine::failure(std::move(state.error()));
    const auto closing =
        engine::closingEvents(record, *node, *state->game->replay().at(*node).after);
    if (!closing.empty()) {
        engine::NodeId last = *node;
        for (const engine::Event& each : closing)
            if (const auto added = record.add(last, each)) last = *added;
        state = withRecord(std::move(record), {last, now.turn + 1});
        if (!state) return engine::failure(std::move(state.error()));
    }
    m_starting = false;
    const QString text = fromUtf8(engine::moveText(*now.question, move));
    push(std::move(*state), now.atEnd() ? tr("play %1").arg(text) : tr("variation %1").arg(text));
    return {};
}

Result<void> Study::setRackInGame(int player, const engine::Rack& rack, int edit)
{
    const GameMoment now = moment();
    const auto stateWith = [&](const engine::RecordedRack& tiles) -> Result<StudyState> {
        engine::GameRecord record = m_state.game->record();
        Result<void> done;
        if (!now.atEnd() && record.node(now.viewed).event.player == player &&
            record.node(now.viewed).event.isTurn()) {
            engine::Event event = record.node(now.viewed).event;
            event.rack = tiles;
            done = record.setEvent(now.viewed, std::move(event));
        } else {
            std::vector<engine::RecordedRack> racks = record.node(now.before).racksAfter;
            racks.resize(static_cast<std::size_t>(record.playerCount()));
            racks[static_cast<std::size_t>(player)] = tiles;
            done = record.setRacksAfter(now.before, std::move(racks));
        }
        if (!done) return engine::failure(std::move(done.error()));
        return withRecord(std::move(record), m_state.cursor);
    };
    auto state = stateWith({rack.tiles(), 0});
    // A variation knows the rack from the game: that it is forgotten has to be said.
    if (state && rack.empty() && !state->position->player(player).rack.empty())
        state = stateWith({{}, engine::tilesHeld(*state->position, player)});
    if (!state) return engine::failure(std::move(state.error()));
    m_starting = false;
    const QString text = fromUtf8(m_state.position->rules().alphabet.written(rack.tiles()));
    push(std::move(*state), rack.empty() ? tr("forget rack") : tr("set rack %1").arg(text), edit);
    return {};
}

void Study::setAnnotations(engine::NodeId node, engine::Annotations annotations,
                           const QString& commandText, int edit)
{
    if (!m_state.game || m_state.game->record().node(node).annotations == annotations) return;
    StudyState state = m_state;
    state.game = m_state.game->withAnnotations(node, std::move(annotations));
    m_starting = false;
    push(std::move(state), commandText, edit);
}

void Study::removeFrom(engine::NodeId node)
{
    if (!m_state.game || node == engine::kRootNode) return;
    engine::GameRecord record = m_state.game->record();
    // What stays is seen from where the removed turn was.
    const engine::NodeId parent = record.node(node).parent;
    const int turn = m_state.game->cursorAt(node).turn;
    record.remove(node);
    m_starting = false;
    if (auto state = withRecord(std::move(record), {parent, turn}))
        push(std::move(*state), tr("delete from turn %1").arg(turn + 1));
}

Result<void> Study::setRecord(engine::GameRecord record, GameCursor cursor,
                              const QString& commandText, Step step)
{
    if (!m_state.game || record == m_state.game->record()) return {};
    auto state = withRecord(std::move(record), cursor);
    if (!state) return engine::failure(std::move(state.error()));
    m_starting = false;
    push(std::move(*state), commandText, step);
    return {};
}

void Study::promote(engine::NodeId node)
{
    if (!m_state.game) return;
    engine::GameRecord record = m_state.game->record();
    engine::promoteLine(record, node);
    m_starting = false;
    if (auto state = withRecord(std::move(record), m_state.cursor))
        push(std::move(*state), tr("make this the main line"));
}

Result<void> Study::setRules(engine::GameRulesPtr rules)
{
    auto position = Position::create(rules, nullptr, m_state.position->playerCount());
    if (!position) return engine::failure(std::move(position.error()));
    setPosition(std::move(*position), {}, tr("rules %1").arg(engineTitle(rules->title)));
    return {};
}

Result<void> Study::setLexicon(engine::LexiconPtr lexicon, Step step)
{
    auto position = std::make_shared<Position>(*m_state.position);
    const QString name = lexicon ? fromUtf8(lexicon->name()) : QString();
    if (auto fits = position->setLexicon(lexicon); !fits) return fits;
    StudyState state = m_state;
    state.position = std::move(position);
    if (m_state.game) {
        auto game = OpenGame::create(m_state.game->record(),
                                     {std::move(lexicon), m_state.game->lexicons().own});
        if (!game) return engine::failure(std::move(game.error()));
        state.game = std::move(*game);
        takeMoment(state);
    }
    push(std::move(state), tr("lexicon %1").arg(name), step);
    return {};
}

void Study::setPlayerLexicons(std::vector<engine::LexiconPtr> lexicons)
{
    if (!m_state.game) return;
    auto game =
        OpenGame::create(m_state.game->record(), {m_state.game->lexicon(), std::move(lexicons)});
    if (!game || (*game)->lexicons() == m_state.game->lexicons()) return;
    StudyState state = m_state;
    state.game = std::move(*game);
    takeMoment(state);
    swapState(state);
}

void Study::setLeaves(engine::KlvPtr leaves, const QString& name, Step step, const QString& usual)
{
    StudyState state = m_state;
    state.leaves = std::move(leaves);
    state.leavesName = name;
    state.usualLeaves = usual;
    push(std::move(state), name.isEmpty() ? tr("no leaves") : tr("leaves %1").arg(name), step);
}

void Study::setWinTable(engine::WinTablePtr table, const QString& name, Step step,
                        const QString& file)
{
    StudyState state = m_state;
    state.winTable = std::move(table);
    state.winTableName = name;
    state.winTableFile = file;
    push(std::move(state), name.isEmpty() ? tr("no win table") : tr("win table %1").arg(name),
         step);
}

void Study::push(StudyState state, const QString& text, int edit)
{
    if (m_starting) swapState(state);
    else m_undoStack.push(new Edit(*this, std::move(state), text, edit));
}

void Study::push(StudyState state, const QString& text, Step step)
{
    if (step == Step::Previous) swapState(state);
    else push(std::move(state), text);
}

void Study::swapState(StudyState& other, int goneTab)
{
    assert(!m_telling);
    const Changes changes = differenceOf(m_state, other);
    std::swap(m_state, other);
    m_documents.leave(other, m_state.document);
    m_tabs.leave(other, m_state.tab, goneTab);
    m_telling = true;
    emit changed(changes);
    m_telling = false;
    while (!m_answers.empty()) {
        const auto edit = std::move(m_answers.front());
        m_answers.pop_front();
        edit();
    }
}

void Study::whenSettled(std::function<void()> edit)
{
    if (m_telling) m_answers.push_back(std::move(edit));
    else edit();
}

const StudyState& Study::tab(int tab) const
{
    const StudyState* other = m_tabs.find(tab);
    return other ? *other : m_state;
}

void Study::openTab()
{
    const Position& present = *m_state.position;
    auto position = Position::create(present.rulesPtr(), m_state.lexicon(), present.playerCount());
    if (!position) return;
    StudyState state = m_state;
    setAlone(state, std::move(*position), {}, {}, {});
    state.tab = m_tabs.newNumber();
    const int opened = state.tab;
    pushTab(std::move(state), tr("new tab"), opened, StudyTabs::kNone);
}

void Study::goToTab(int tab)
{
    if (const StudyState* state = m_tabs.find(tab))
        pushTab(*state, tr("other tab"), StudyTabs::kNone, StudyTabs::kNone);
}

void Study::closeTab(int tab)
{
    const bool present = tab == m_state.tab;
    if (m_tabs.isEmpty() || (!present && !m_tabs.find(tab))) return;
    const int after = present ? m_tabs.successorOf(tab).tab : m_state.tab;
    m_starting = false;
    m_undoStack.beginMacro(tr("close tab"));
    goToTab(tab);
    pushTab(this->tab(after), tr("close tab"), StudyTabs::kNone, tab);
    m_undoStack.endMacro();
}

void Study::pushTab(StudyState state, const QString& text, int opened, int closed)
{
    if (m_starting) swapState(state, closed);
    else m_undoStack.push(new Edit(*this, std::move(state), text, opened, closed));
}

}  // namespace ui

#include "moc_study.cpp"
