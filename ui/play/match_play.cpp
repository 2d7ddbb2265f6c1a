// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/match_play.h"

#include <algorithm>
#include <utility>

#include <QElapsedTimer>
#include <QKeySequence>
#include <QScopedValueRollback>

#include "engine/board/move_notation.h"
#include "engine/game/match.h"
#include "engine/game/turns.h"
#include "engine/play/auto_player.h"
#include "engine/play/move_scratch.h"
#include "engine/play/vocabulary_player.h"
#include "ui/document/study.h"
#include "ui/files/file_readers.h"
#include "ui/files/lexicon_library.h"
#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"

namespace ui {

using engine::GameRecord;
using engine::Match;
using engine::Result;

namespace {

constexpr int kTickMilliseconds = 100;
// So much of a running clock is lost at most when the program ends without warning.
constexpr qint64 kKeepMilliseconds = 2000;
// Which words an opponent knows who doesn't know all: the same ones in every game.
constexpr std::uint64_t kVocabulary = 1;

MatchPlay::Now steadyClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

const engine::GamePlayer& playerOf(const OpenGame& game, int player)
{
    return game.record().info().players[static_cast<std::size_t>(player)];
}

tl::unexpected<engine::Error> refused(const QString& why)
{
    return engine::failure(engine::ErrorCode::IllegalMove, engine::say("%1", why.toStdString()));
}

}  // namespace

MatchPlay::MatchPlay(Study& study, JobService& jobs, const LexiconLibrary& library, QObject* parent)
    : PermissionSource(parent),
      m_study(study),
      m_library(library),
      m_now(steadyClock()),
      m_thinking(jobs)
{
    m_tick.setInterval(kTickMilliseconds);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (elapsed() - m_study.state().turnTime.value_or(0) >= kKeepMilliseconds) keepTime();
        emit ticked();
    });
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &MatchPlay::playChosen);
}

MatchPlay::~MatchPlay() = default;

bool MatchPlay::isAtEnd() const
{
    if (!m_match) return false;
    const GameMoment moment = m_study.moment();
    return moment.atEnd() && moment.before == m_match->end();
}

int MatchPlay::onTurn() const
{
    return m_match->position().onTurn();
}

int MatchPlay::turnsOfPeople() const
{
    if (!m_match) return -1;
    const GameRecord& record = m_match->record();
    const std::vector<engine::NodeId> line = record.lineThrough(engine::kRootNode);
    return static_cast<int>(std::count_if(line.begin(), line.end(), [&](engine::NodeId id) {
        const engine::Event& event = record.node(id).event;
        return event.isTurn() &&
               !m_match->setup().seats[static_cast<std::size_t>(event.player)].automatic;
    }));
}

std::vector<engine::Score> MatchPlay::totals() const
{
    return engine::totalsAfter(m_match->record(), m_match->end());
}

int MatchPlay::resigned() const
{
    return m_match->setup().resigned;
}

const engine::MatchSetup* MatchPlay::setupInPlay() const
{
    if (isRunning()) return &m_match->setup();
    // A game that can't be gone on with, or not yet, keeps its secrets: a lexicon may be on its way.
    if (m_state != State::Broken || !m_game || !m_game->record().info().match) return nullptr;
    return &*m_game->record().info().match;
}

int MatchPlay::people() const
{
    const auto& seats = m_match ? m_match->setup().seats : setupInPlay()->seats;
    return static_cast<int>(std::count_if(
        seats.begin(), seats.end(), [](const engine::MatchSeat& seat) { return !seat.automatic; }));
}

bool MatchPlay::isDiscreet() const
{
    return setupInPlay() != nullptr && !m_revealed && people() > 0;
}

bool MatchPlay::hidesRackOf(int player) const
{
    if (!isDiscreet()) return false;
    const engine::MatchSetup& setup = *setupInPlay();
    if (m_state == State::Paused || m_state == State::Broken ||
        setup.seats[static_cast<std::size_t>(player)].automatic)
        return true;
    return people() > 1 && setup.hidesRacks &&
           (m_state == State::Handover || m_state == State::Thinking || player != m_ready);
}

Permissions MatchPlay::permissions()
{
    lookAtStudy();
    Permissions permissions;
    // No move is entered while it isn't a person's turn.
    permissions.entry = !isRunning() || !isAtEnd() || m_state == State::Turn;
    if (!isDiscreet()) return permissions;
    const engine::MatchSetup& setup = *setupInPlay();
    permissions.hindsight = false;
    permissions.answers = setup.hints;
    permissions.words = setup.hints || setup.challenge == engine::ChallengeRule::Void;
    for (int i = 0; i < m_game->record().playerCount(); ++i)
        permissions.hidesRack.push_back(hidesRackOf(i));
    return permissions;
}

bool MatchPlay::hasClocks() const
{
    return m_match && m_match->setup().clock.runs();
}

qint64 MatchPlay::clockOf(int player) const
{
    if (!m_match) return 0;
    qint64 left = m_match->clockOf(player);
    if (player != m_match->position().onTurn()) return left;
    return left - (isRunning() ? elapsed() : m_match->setup().turnTime);
}

bool MatchPlay::canChallenge() const
{
    return (m_state == State::Turn || m_state == State::Closing) && m_match->canChallenge();
}

bool MatchPlay::canPause() const
{
    return isRunning() && m_state != State::Paused;
}

void MatchPlay::lookAtStudy()
{
    const StudyState& state = m_study.state();
    const bool other = state.gameId() != m_gameId;
    if (other) {
        m_gameId = state.gameId();
        // What is opened waits until the user wants to play.
        m_paused = !m_starting;
        m_revealed = false;
        m_wasRunning = false;
        m_ready = -1;
    }
    const bool news = other || m_study.game() != m_game;
    if (news) {
        m_news = true;
        m_game = m_study.game();
        rebuild();
    }
    // Who has had his turn has left the seat: to come back to it by undo is to sit down anew.
    if (m_match && !m_match->seatOnTurn().automatic && m_ready != m_match->position().onTurn())
        m_ready = -1;
    m_state = currentState();
    if (isRunning()) m_wasRunning = true;
    runClock();
}

void MatchPlay::rebuild()
{
    stopThinking();
    if (m_match) m_taken[m_turn] = elapsed();
    m_match.reset();
    m_problem.clear();
    const OpenGamePtr& game = m_study.game();
    if (game && game->record().info().match) {
        const int player = game->playerWithoutLexicon();
        auto match = Match::create(game->record(), game->lexicons());
        if (!match) m_problem = errorText(match.error());
        else if (player >= 0 && game->record().info().incomplete)
            m_problem = tr("the lexicon %1 of %2 is not open")
                            .arg(shownName(fromUtf8(playerOf(*game, player).lexicon)),
                                 m_study.playerName(player));
        else m_match = std::make_unique<const Match>(std::move(*match));
    }
    // Notes and challenges don't end a turn.
    if (const Turn now = turnNow(); std::exchange(m_turn, now) == now) return;
    const auto taken = m_taken.find(m_turn);
    m_elapsed = !m_match ? 0 : taken != m_taken.end() ? taken->second : m_match->setup().turnTime;
    if (m_since) m_since = m_now();
}

MatchPlay::Turn MatchPlay::turnNow() const
{
    if (!m_match) return {};
    const GameRecord& record = m_match->record();
    const auto line = record.lineThrough(engine::kRootNode);
    const auto turns = std::count_if(line.begin(), line.end(), [&](engine::NodeId id) {
        return record.node(id).event.isTurn();
    });
    return {m_gameId, static_cast<int>(turns), m_match->position().onTurn()};
}

void MatchPlay::keepTime()
{
    if (m_match && m_match->setup().clock.runs())
        m_study.setTurnTime(isRunning() ? elapsed() : m_match->setup().turnTime);
}

MatchPlay::State MatchPlay::currentState() const
{
    const OpenGamePtr& game = m_study.game();
    if (!m_match) {
        const bool begun = game && game->record().info().match && game->record().info().incomplete;
        return begun ? State::Broken : State::Off;
    }
    if (m_match->stage() == Match::Stage::Over) return State::Over;
    if (m_paused) return State::Paused;
    if (m_match->seatOnTurn().automatic) return State::Thinking;
    if (people() > 1 && m_match->setup().hidesRacks && m_ready != m_match->position().onTurn())
        return State::Handover;
    return m_match->stage() == Match::Stage::Closing ? State::Closing : State::Turn;
}

void MatchPlay::update()
{
    m_news = true;
    emit permissionsChanged();
}

void MatchPlay::settled()
{
    m_study.whenSettled([this] { keepTime(); });
    const State before = std::exchange(m_told, m_state);
    const bool news = std::exchange(m_news, false);
    if (before == State::Off && m_state == State::Off) return;
    if (news || m_state != before) emit changed();
    if (m_state == State::Thinking) {
        if (!m_thinking.isRunning() && !m_chosen) think();
    } else {
        stopThinking();
    }
    m_study.whenSettled([this] { sayRack(); });
}

void MatchPlay::sayRack()
{
    if (!isRunning()) return;
    if (auto said = m_match->withRackSaid()) {
        const GameCursor cursor = m_study.state().cursor;
        static_cast<void>(m_study.setRecord(std::move(*said), cursor, {}, StudyStep::Previous));
    }
}

void MatchPlay::runClock()
{
    const bool runs =
        m_match && m_match->setup().clock.runs() &&
        (m_state == State::Turn || m_state == State::Thinking || m_state == State::Closing);
    if (runs && !m_since) {
        m_since = m_now();
        m_tick.start();
    } else if (!runs && m_since) {
        m_elapsed += m_now() - *m_since;
        m_since.reset();
        m_tick.stop();
    }
}

Result<void> MatchPlay::start(std::vector<engine::GamePlayer> players, engine::MatchSetup setup,
                              const QString& name, const QString& lexiconName)
{
    const engine::Position& now = *m_study.position();
    const engine::LexiconPtr lexicon = m_study.state().lexicon();
    auto record = Match::begin(now.rulesPtr(), std::move(players), std::move(setup), lexicon);
    if (!record) return engine::failure(std::move(record.error()));
    if (lexicon && !lexiconName.isEmpty()) {
        engine::GameInfo info = record->info();
        info.lexicon = lexiconName.toStdString();
        if (auto named = record->setInfo(std::move(info)); !named) return named;
    }
    auto game = OpenGame::create(std::move(*record), lexicon);
    if (!game) return engine::failure(std::move(game.error()));
    const QScopedValueRollback starting(m_starting, true);
    m_study.setGame(std::move(*game), name, tr("new game"));
    return {};
}

Result<void> MatchPlay::commit(GameRecord record, const QString& text, StudyStep step)
{
    // What is done now comes in place of the turns that were taken back before.
    std::erase_if(m_taken, [this](const auto& each) {
        const Turn& turn = each.first;
        return turn.game == m_turn.game && turn.number > m_turn.number;
    });
    const bool seen = isAtEnd();
    GameCursor cursor = m_study.state().cursor;
    if (seen) {
        const auto turns = engine::turnsOf(record, record.lineThrough(engine::kRootNode));
        cursor = {engine::kRootNode, static_cast<int>(turns.size())};
    }
    return m_study.setRecord(std::move(record), cursor, text, step);
}

Result<void> MatchPlay::play(const engine::Move& move)
{
    if (m_state == State::Over || !m_match) return refused(tr("no game is being played"));
    if (!isAtEnd()) {
        return refused(
            tr("the game goes on at its end (%1)")
                .arg(QKeySequence(Qt::CTRL | Qt::Key_End).toString(QKeySequence::NativeText)));
    }
    switch (m_state) {
    case State::Paused: return refused(tr("the game is paused"));
    case State::Handover: return refused(tr("the next player has not said that he is ready"));
    case State::Thinking: return refused(tr("it is the computer's turn"));
    case State::Closing: return refused(tr("the game is over unless the last play is challenged"));
    default: break;
    }
    auto record = m_match->play(move, clockOf(m_match->position().onTurn()));
    if (!record) return engine::failure(std::move(record.error()));
    // The others read it too: not which tiles were exchanged.
    const QString text = fromUtf8(engine::moveText(m_match->position(), asOthersSee(move)));
    return commit(std::move(*record), tr("play %1").arg(text), StudyStep::Own);
}

Result<bool> MatchPlay::challenge()
{
    if (!canChallenge()) return refused(tr("there is no play to challenge"));
    return challengeAs(StudyStep::Own);
}

Result<bool> MatchPlay::challengeAs(StudyStep step)
{
    const int challenger = m_match->position().onTurn();
    QStringList words;
    QStringList phonies;
    for (const engine::FormedWord& word : m_match->lastWords()) {
        const QString text = fromUtf8(m_match->record().rules().alphabet.written(word.tiles));
        (word.valid ? words : phonies).append(text);
    }
    auto challenged = m_match->challenge(clockOf(challenger));
    if (!challenged) return engine::failure(std::move(challenged.error()));
    const bool right = challenged->right;
    const engine::ChallengeRule rule = m_match->setup().challenge;
    const QString name = m_study.playerName(challenger);
    QString text = right
                       ? tr("%1 challenges: %2 is not in the lexicon, the play is taken back.")
                             .arg(name, phonies.join(u", "))
                       : tr("%1 challenges: all words are good (%2).").arg(name, words.join(u", "));
    if (!right && rule == engine::ChallengeRule::Double) text += tr(" The turn is lost.");
    if (!right && rule == engine::ChallengeRule::Points)
        text += tr(" The play gains %n points.", nullptr, m_match->setup().challengePoints);
    if (auto done = commit(std::move(challenged->record), tr("challenge"), step); !done)
        return engine::failure(std::move(done.error()));
    emit told(text);
    return right;
}

int MatchPlay::resigning() const
{
    if (people() != 1) return m_match->position().onTurn();
    const auto& seats = m_match->setup().seats;
    return static_cast<int>(
        std::find_if(seats.begin(), seats.end(), [](const auto& seat) { return !seat.automatic; }) -
        seats.begin());
}

Result<void> MatchPlay::resign()
{
    if (!isRunning()) return refused(tr("no game is being played"));
    auto record = m_match->resign(resigning());
    if (!record) return engine::failure(std::move(record.error()));
    if (m_match->setup().clock.runs()) {
        engine::GameInfo info = record->info();
        info.match->turnTime = std::clamp<qint64>(elapsed(), 0, engine::MatchSetup::kLongestTime);
        if (auto set = record->setInfo(std::move(info)); !set)
            return engine::failure(std::move(set.error()));
    }
    return commit(std::move(*record), tr("resign"), StudyStep::Own);
}

void MatchPlay::setPaused(bool paused)
{
    if (!isRunning() || m_paused == paused) return;
    m_paused = paused;
    update();
}

void MatchPlay::goOn()
{
    switch (m_state) {
    case State::Paused:
        // Who takes the pause away sits there.
        m_paused = false;
        m_ready = m_match->position().onTurn();
        break;
    case State::Turn: break;
    case State::Handover: m_ready = m_match->position().onTurn(); break;
    case State::Closing: {
        auto record = m_match->accept();
        auto done = record ? commit(std::move(*record), tr("end of the game"), StudyStep::Own)
                           : Result<void>(engine::failure(std::move(record.error())));
        if (!done) emit failed(tr("The game was not ended"), done.error());
        return;
    }
    default: return;
    }
    if (!isAtEnd()) m_study.goTo(m_study.game()->cursorAt(m_match->end()));
    const GameMoment moment = m_study.moment();
    if (!moment.atEnd()) m_study.goTo({engine::kRootNode, static_cast<int>(moment.turns.size())});
    update();
}

void MatchPlay::reveal()
{
    if (setupInPlay() == nullptr || m_revealed) return;
    m_revealed = true;
    update();
}

void MatchPlay::think()
{
    if (m_match->canChallenge() && m_match->lastWasPhony()) {
        // Not within the change that is being told.
        m_chosen = engine::passMove();
        m_delay.start(m_leastThinking);
        return;
    }
    if (m_match->stage() == Match::Stage::Closing) {
        m_chosen = engine::passMove();
        m_delay.start(0);
        return;
    }
    const qint64 began = m_now();
    const engine::MatchSeat seat = m_match->seatOnTurn();
    engine::MatchMeans means;
    means.leaves = m_study.leaves();
    means.winTable = m_study.winTable();
    means.lexicons = m_study.game()->lexicons();
    if (hasClocks()) means.seconds = engine::secondsForMove(m_match->position(), clockOf(onTurn()));
    Vocabulary vocabulary;
    if (const auto had = m_vocabularies.find(seat.vocabulary); had != m_vocabularies.end())
        vocabulary = had->second;
    const QString name = fromUtf8(seat.vocabulary);
    const auto other = m_library.named(name, m_match->position().rules().alphabet);
    const QString missing =
        name.isEmpty() || other
            ? QString()
            : tr("the lexicon %1, whose words it knows, is not in the library or its file is gone")
                  .arg(name);
    m_thinking.ask<Thought>(
        tr("%1 thinks").arg(m_study.playerName(m_match->position().onTurn())),
        JobClass::Interactive,
        [seat, seed = m_match->setup().seed, means, vocabulary, missing,
         other = other.value_or(KnownLexicon()),
         position = m_match->position()](const engine::TaskContext& context) -> Result<Thought> {
            Thought thought{{}, vocabulary};
            engine::MatchMeans own = means;
            if (seat.strength == engine::MatchStrength::Vocabulary && position.lexicon()) {
                if (vocabulary.game != position.lexiconPtr()) {
                    if (!missing.isEmpty())
                        return engine::failure(engine::ErrorCode::WrongLexicon,
                                               engine::say("%1", missing.toStdString()));
                    auto read = readVocabulary(position, other.path, other.letters, context);
                    if (!read) return engine::failure(std::move(read.error()));
                    thought.vocabulary = std::move(*read);
                }
                own.vocabulary = thought.vocabulary.known;
            }
            engine::MoveScratch scratch;
            const auto chosen =
                engine::playerFor(seat, seed, own)->choose(position, scratch, context.stop);
            if (!chosen)
                return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
            thought.move = chosen->move;
            return thought;
        },
        [this, began, name = seat.vocabulary](Result<Thought> thought) {
            if (!thought) {
                // What is told is told of the pause.
                setPaused(true);
                if (thought.error().code != engine::ErrorCode::Cancelled)
                    emit failed(tr("The computer can't move"), thought.error());
                return;
            }
            m_chosen = thought->move;
            if (thought->vocabulary.game) m_vocabularies[name] = std::move(thought->vocabulary);
            m_delay.start(static_cast<int>(
                std::clamp<qint64>(m_leastThinking - (m_now() - began), 0, m_leastThinking)));
        });
}

Result<MatchPlay::Vocabulary> MatchPlay::readVocabulary(const engine::Position& position,
                                                        const QString& path, const QString& letters,
                                                        const engine::TaskContext& context)
{
    const engine::Lexicon& game = *position.lexicon();
    if (path.isEmpty()) {
        auto known = engine::smallVocabulary(game, kVocabulary, context);
        if (!known) return engine::failure(std::move(known.error()));
        return Vocabulary{position.lexiconPtr(), std::move(*known)};
    }
    const auto other = readLexicon(toPath(path), letters, position.rules(), context, false);
    if (!other) return engine::failure(other.error());
    auto known = engine::vocabularyFor(game, **other, context);
    if (!known) return engine::failure(std::move(known.error()));
    return Vocabulary{position.lexiconPtr(), std::move(*known)};
}

void MatchPlay::stopThinking()
{
    m_thinking.drop();
    m_chosen.reset();
    m_delay.stop();
}

void MatchPlay::playChosen()
{
    if (m_state != State::Thinking || !m_chosen) return;
    const engine::Move move = *std::exchange(m_chosen, std::nullopt);
    Result<void> done;
    if (m_match->canChallenge() && m_match->lastWasPhony()) {
        const auto challenged = challengeAs(StudyStep::Previous);
        if (!challenged) done = engine::failure(challenged.error());
    } else {
        auto record = m_match->stage() == Match::Stage::Closing
                          ? m_match->accept()
                          : m_match->play(move, clockOf(m_match->position().onTurn()));
        done = record ? commit(std::move(*record), {}, StudyStep::Previous)
                      : Result<void>(engine::failure(std::move(record.error())));
    }
    if (done) return;
    setPaused(true);
    emit failed(tr("The computer can't move"), done.error());
}

}  // namespace ui

#include "moc_match_play.cpp"
