// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/game_reviewer.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include <QLocale>

#include "engine/lexicon/lexicon_fingerprint.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"

namespace ui {

using namespace Qt::StringLiterals;

using engine::Result;

namespace {

constexpr std::chrono::milliseconds kInterval{40};
/// Games whose reviews are put aside; of more, those of which nothing would be lost are given up, that
/// of the one opened first before others.
constexpr std::size_t kMostLeft = 64;

bool isOfChoice(const engine::KeptDepth& depth, const ReviewChoice& choice)
{
    return depth.depth == choice.depth && depth.judging == choice.judging() &&
           depth.infer == choice.infer;
}

QString titleOf(const StudyState& state)
{
    if (state.name.isEmpty()) return GameReviewer::tr("Reviewing the game");
    if (otherChapters(state) == 0) return GameReviewer::tr("Reviewing %1").arg(state.name);
    return GameReviewer::tr("Reviewing %1, game %2")
        .arg(state.name, QLocale().toString(state.chapter + 1));
}

QString withDepth(const QString& title, engine::ReviewDepth depth)
{
    return title + u", "_s + depthText(depth);
}

}  // namespace

GameReviewer::VerdictKey GameReviewer::keyOf(engine::NodeId node,
                                             const engine::CachedAnalysis& verdict)
{
    return {node, verdict.positionHash, verdict.settings};
}

std::string reviewSettings(const engine::PlayerLexicons& lexicons, const engine::Klv* leaves)
{
    std::string text = "lexicon " + engine::lexiconFingerprint(*lexicons.game);
    for (std::size_t i = 0; lexicons.differ() && i < lexicons.own.size(); ++i)
        if (const engine::LexiconPtr& own = lexicons.own[i]; own && own != lexicons.game)
            text += ", of player " + std::to_string(i + 1) + " " + engine::lexiconFingerprint(*own);
    return text + ", leaves " + engine::leavesFingerprint(leaves);
}

/// What a worker thread does for the review.
struct GameReviewer::Work
{
    /// Its record has what searches found until now; without settings they are worked out.
    engine::ReviewRequest request;
    OpenGamePtr game;  ///< that the record is of
    std::optional<engine::NodeId> searched;
    ReviewChoice choice;
    /// What searches found in earlier calls: the work is called again after a pause.
    std::shared_ptr<std::map<engine::NodeId, std::shared_ptr<const engine::CachedAnalysis>>> found =
        std::make_shared<std::map<engine::NodeId, std::shared_ptr<const engine::CachedAnalysis>>>();

    Result<Progress> operator()(const engine::TaskContext& context,
                                const std::function<void(const Progress&)>& tell) const;
};

Result<GameReviewer::Progress>
GameReviewer::Work::operator()(const engine::TaskContext& context,
                               const std::function<void(const Progress&)>& tell) const
{
    engine::ReviewRequest asked = request;
    if (asked.settings.empty() && asked.lexicons.game)
        asked.settings = reviewSettings(asked.lexicons, asked.leaves.get());
    for (const auto& [node, verdict] : *found)
        asked.record.setAnnotations(
            node, engine::withKeptReview(asked.record.node(node).annotations, verdict));

    Progress progress;
    progress.settings = asked.settings;
    std::map<engine::NodeId, Known> known;
    const auto tellAll = [&] {
        progress.turns.clear();
        for (const auto& [node, each] : known) progress.turns.push_back(each);
        if (tell) tell(progress);
    };
    const auto review = [&]() -> Result<void> {
        const engine::KeptDepth depth{asked.depth, asked.judging.value_or(engine::JudgeSettings()),
                                      asked.infer};
        const std::string settings = engine::verdictSettings(asked);
        auto reviewed = engine::reviewGame(asked, context, [&](const engine::TurnReview& turn) {
            Known& there = known[turn.node];
            // A turn that is still to be searched keeps what another search found.
            if (there.verdict && !turn.verdict) return;
            there.review = turn;
            if (turn.verdict) {
                const engine::Position& question = *game->replay().at(turn.node).before;
                there.depth = depth;
                there.verdict = engine::keptVerdict(turn, question, settings);
                if (asked.searches) found->insert_or_assign(turn.node, there.verdict);
            }
            tellAll();
        });
        if (!reviewed) return engine::failure(std::move(reviewed.error()));
        progress.remarks = std::move(reviewed->remarks);
        return {};
    };
    // First what costs nothing: all turns by the static evaluation, then what searches found.
    asked.depth = engine::ReviewDepth::Static;
    asked.searches = false;
    if (auto done = review(); !done) return engine::failure(std::move(done.error()));
    for (const engine::KeptDepth& depth : engine::keptDepths(asked)) {
        asked.depth = depth.depth;
        asked.judging = depth.judging;
        asked.infer = depth.infer;
        if (auto done = review(); !done) return engine::failure(std::move(done.error()));
    }
    progress.covers = true;
    tellAll();
    if (!searched) return progress;
    asked.line = *searched;
    asked.depth = choice.depth;
    asked.judging = choice.judging();
    asked.infer = choice.infer;
    asked.searches = true;
    if (auto done = review(); !done) return engine::failure(std::move(done.error()));
    return progress;
}

GameReviewer::GameReviewer(JobService& jobs, const Study& study, const ShownStudy& shown,
                           QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_study(study),
      m_shown(shown),
      m_withheld(!shown.permissions().hindsight),
      m_kept(jobs)
{
    connect(&shown, &ShownStudy::changed, this, &GameReviewer::follow);
}

void GameReviewer::setChoice(const ReviewChoice& choice)
{
    m_now.brought.reset();
    if (choice == std::exchange(m_ownChoice, choice) && choice == m_choice) return;
    m_choice = choice;
    emit choiceChanged();
}

void GameReviewer::choose(const ReviewChoice& choice)
{
    if (choice == m_choice) return;
    m_choice = choice;
    emit choiceChanged();
}

void GameReviewer::start()
{
    if (!m_study.game()) return;
    const bool isSought = m_now.searched && m_now.sought == m_choice;
    if (m_now.state == State::Running && m_wanted && (isSought || !m_choice.searches())) return;
    if (m_now.state == State::Paused && isSought) return resume();
    m_wanted = true;
    const bool isThere = isOfNow() && coversLine() && (!m_choice.searches() || isAsChosen());
    if (!isThere)
        return run(m_choice.searches() ? std::optional(m_study.state().cursor.line) : std::nullopt);
    if (m_now.state != State::Stopped) return;
    m_now.state = State::Done;
    emit changed();
}

void GameReviewer::ensure()
{
    if (!m_study.game()) return;
    const bool isComing = m_wanted && m_now.state == State::Running;
    m_wanted = true;
    if (isComing || (isOfNow() && coversLine())) return;
    run(std::nullopt);
}

void GameReviewer::pause()
{
    m_now.goesOn = false;
    if (isSearching() && m_now.run) m_now.run->pause();
}

void GameReviewer::resume()
{
    using Phase = RunningSearchBase::Phase;
    m_now.goesOn = m_now.phase() == Phase::Pausing || m_now.phase() == Phase::Stopping;
    if (m_now.run) m_now.run->resume();
}

void GameReviewer::stop()
{
    m_now.goesOn = false;
    if (m_now.run) m_now.run->stop();
}

bool GameReviewer::isOfNow() const
{
    // Another note or mark leaves the replay as it is.
    return m_now.subject.game && m_study.game() &&
           &m_now.subject.game->replay() == &m_study.game()->replay() &&
           m_now.subject.lexicons == m_study.game()->lexicons() &&
           m_now.subject.leaves == m_study.leaves() && m_now.subject.winTable == m_study.winTable();
}

bool GameReviewer::coversLine() const
{
    const std::vector<engine::Turn> turns = m_study.moment().turns;
    return std::all_of(turns.begin(), turns.end(), [this](const engine::Turn& turn) {
        return m_now.turns.contains(turn.move);
    });
}

bool GameReviewer::isAsChosen() const
{
    const std::vector<engine::Turn> turns = m_study.moment().turns;
    return std::all_of(turns.begin(), turns.end(), [this](const engine::Turn& turn) {
        const Known& known = m_now.turns.at(turn.move);
        return !known.review.judged() || (known.depth && isOfChoice(*known.depth, m_choice));
    });
}

bool GameReviewer::isReady() const
{
    return m_study.game() && m_now.state != State::Off && isOfNow() && coversLine();
}

bool GameReviewer::isSearching() const
{
    return m_now.searched && (m_now.state == State::Running || m_now.state == State::Paused);
}

GameReviewer::Count GameReviewer::searchedTurns() const
{
    Count count;
    if (!m_now.searched || !m_now.subject.game) return count;
    const engine::GameRecord& record = m_now.subject.game->record();
    for (const engine::Turn& turn : engine::turnsOf(record, record.lineThrough(*m_now.searched))) {
        const auto known = m_now.turns.find(turn.move);
        if (known == m_now.turns.end() || !known->second.review.judged()) continue;
        ++count.all;
        const auto& depth = known->second.depth;
        if (depth && isOfChoice(*depth, m_now.sought)) ++count.done;
    }
    return count;
}

void GameReviewer::follow(StudyChanges changes)
{
    const bool withheld = !m_shown.permissions().hindsight;
    const bool news = std::exchange(m_withheld, withheld) != withheld;
    followGame(changes);
    if (news) emit changed();
}

void GameReviewer::forget()
{
    cancel();
    m_wanted = false;
    m_outdated = false;
    // Whoever hears of a run may cause this: it stays.
    auto run = std::move(m_now.run);
    m_now = {};
    m_now.run = std::move(run);
}

bool GameReviewer::isOpen(int document) const
{
    return std::ranges::any_of(m_study.tabs(),
                               [&](int tab) { return m_study.tab(tab).document == document; });
}

void GameReviewer::leave()
{
    // A search's newest turns may not have been told of yet.
    if (const auto newest = m_now.run ? m_now.run->newest() : nullptr) m_now.take(*newest);
    if (!m_now.subject.game || !m_wanted) return;
    if (m_now.state != State::Running) m_now.searched.reset();
    if (!m_now.searched || !isOpen(m_game.document)) m_now.drop();
    m_left.insert_or_assign(m_game, std::exchange(m_now, {}));
    if (m_left.size() <= kMostLeft) return;
    const auto isNoLoss = [this](const auto& left) {
        const auto& [game, review] = left;
        return game != m_game && !review.searched && !isOpen(game.document) &&
               !review.hasUnkept(isKept(game.document));
    };
    if (const auto found = std::ranges::find_if(m_left, isNoLoss); found != m_left.end())
        m_left.erase(found);
}

bool GameReviewer::isKept(int document) const
{
    // What was brought back after the program had died is in no file of its own.
    return m_study.document(document).kept.has_value();
}

bool GameReviewer::comeBack()
{
    auto found = m_left.extract(m_game);
    if (found.empty()) return false;
    m_now = std::move(found.mapped());
    m_wanted = true;
    m_line = m_study.state().cursor.line;
    if (m_now.brought) choose(*m_now.brought);
    using Phase = RunningSearchBase::Phase;
    const Phase phase = m_now.phase();
    if (m_now.searched && (phase == Phase::Idle || !isOfNow())) {
        run(m_now.searched);
        return true;
    }
    if (!m_now.searched && !(isOfNow() && coversLine())) {
        run(std::nullopt);
        return true;
    }
    // It waited for another one.
    if (phase == Phase::Pausing || phase == Phase::Paused) m_now.state = State::Running;
    else if (m_now.state == State::Paused) m_now.state = State::Stopped;
    m_now.goesOn = phase == Phase::Pausing;
    if (phase == Phase::Paused) m_now.run->resume();
    emit changed();
    return true;
}

void GameReviewer::giveWay()
{
    using Phase = RunningSearchBase::Phase;
    bool isBusy = m_now.searched && m_now.state == State::Running;
    const auto of = [this](Phase phase) {
        std::vector<Run*> runs;
        for (const auto& [game, review] : m_left)
            if (review.phase() == phase) runs.push_back(review.run.get());
        return runs;
    };
    for (Run* run : of(Phase::Running))
        if (std::exchange(isBusy, true)) run->pause();
    if (const auto waiting = of(Phase::Paused); !isBusy && !waiting.empty())
        waiting.front()->resume();
}

void GameReviewer::followGame(StudyChanges changes)
{
    using enum StudyChange;
    const GameId game = m_study.state().gameId();
    if (game != m_game || !m_study.game()) {
        const bool news = m_now.state != State::Off || m_wanted || m_outdated;
        const bool goesOn = m_wanted && m_study.game() && game.document == m_game.document;
        leave();
        forget();
        m_game = game;
        choose(m_ownChoice);
        if (news) emit changed();
        const bool isBack = m_study.game() && comeBack();
        giveWay();
        if (!m_study.game() || isBack) return;
        // Chapters of a study that is being reviewed have the static evaluation at least.
        if (goesOn) return ensure();
        return takeKept();
    }
    const StudyChanges sources = LexiconChange | LeavesChange | WinTableChange;
    if (!m_wanted && (changes & sources)) {
        // With lexicons of their own the players' turns alone change it.
        if (!isOfNow()) takeKept();
        return;
    }
    if (!m_wanted || !(changes & (GameChange | CursorChange | sources))) return;
    if (isOfNow() && (m_now.state == State::Stopped || coversLine())) {
        // Only another place in what is known.
        if (std::exchange(m_line, m_study.state().cursor.line) != m_study.state().cursor.line)
            emit changed();
        return;
    }
    if (isOfNow() && m_now.state == State::Running && m_study.state().cursor.line == m_line) return;
    run(isSearching() && m_now.state == State::Running ? m_now.searched : std::nullopt);
}

GameReviewer::Work GameReviewer::begin()
{
    cancel();
    if (!isOfNow()) m_now.turns.clear();
    m_now.error.reset();
    m_outdated = false;
    const Subject now{m_study.game(), m_study.game()->lexicons(), m_study.leaves(),
                      m_study.winTable()};
    if (!(now.lexicons == m_now.subject.lexicons) || now.leaves != m_now.subject.leaves)
        m_now.settings.clear();
    m_now.subject = now;
    m_line = m_study.state().cursor.line;
    m_now.secondsBefore = 0;
    m_now.clock.start();
    Work work{{m_now.subject.game->record(), m_line, m_now.subject.lexicons, m_now.subject.leaves},
              m_now.subject.game,
              std::nullopt,
              m_choice};
    engine::ReviewRequest& request = work.request;
    if (!request.record.contains(request.line)) request.line = engine::kRootNode;
    for (const auto& [node, verdict] : m_now.verdicts)
        if (request.record.contains(node))
            request.record.setAnnotations(
                node, engine::withKeptReview(request.record.node(node).annotations, verdict));
    request.winTable = m_now.subject.winTable;
    request.settings = m_now.settings;
    return work;
}

void GameReviewer::run(std::optional<engine::NodeId> searched)
{
    // Edited meanwhile, it goes on as it was begun.
    const ReviewChoice choice = searched && isSearching() ? m_now.sought : m_choice;
    Work work = begin();
    if (searched && !work.request.record.contains(*searched)) searched.reset();
    work.searched = searched;
    work.choice = choice;
    m_now.sought = choice;
    m_now.searched = searched;
    m_now.state = State::Running;
    if (!m_now.run) m_now.run = newRun();
    m_now.run->setPlace(u"view.review"_s, [this, spot = m_study.state().spot()] {
        if (spot.game != m_game) emit visitRequested(spot);
    });
    const QString title = titleOf(m_study.state());
    m_now.run->start(searched ? withDepth(title, choice.depth) : title, JobClass::Heavy,
                     [work = std::move(work)](const engine::TaskContext& context,
                                              const auto& onState) -> Result<void> {
                         auto done = work(context, [&](const Progress& progress) {
                             onState(std::make_shared<const Progress>(progress));
                         });
                         if (!done) return engine::failure(std::move(done.error()));
                         onState(std::make_shared<const Progress>(std::move(*done)));
                         return {};
                     });
    emit changed();
}

void GameReviewer::takeKept()
{
    if (!m_study.game() || !m_study.game()->lexicon() ||
        !engine::hasKeptReview(m_study.game()->record()))
        return;
    Work work = begin();
    work.request.keptOnly = true;
    m_kept.ask<Progress>(
        {}, JobClass::Quiet,
        [work = std::move(work)](const engine::TaskContext& context) { return work(context, {}); },
        [this](const Result<Progress>& result) {
            if (!result) {
                m_outdated = result.error().code == engine::ErrorCode::UnknownName;
                if (m_outdated) emit changed();
                return;
            }
            m_wanted = true;
            m_now.state = State::Done;
            m_now.secondsBefore = 0;
            m_now.take(*result);
            // Asked for again, it is the same.
            const auto searched =
                std::ranges::find_if(result->turns.rbegin(), result->turns.rend(),
                                     [](const Known& known) { return known.depth.has_value(); });
            if (searched != result->turns.rend()) {
                ReviewChoice choice = m_choice;
                choice.depth = searched->depth->depth;
                choice.setSeconds(searched->depth->judging.seconds);
                choice.seed = searched->depth->judging.seed;
                choice.infer = searched->depth->infer;
                m_now.brought = choice;
                choose(choice);
            }
            emit changed();
        });
}

void GameReviewer::adopt(
    const std::vector<std::pair<engine::NodeId, std::shared_ptr<const engine::CachedAnalysis>>>&
        verdicts)
{
    if (!m_study.game()) return;
    bool news = false;
    // What was found here is newer.
    for (const auto& [node, verdict] : verdicts) {
        m_now.safe.insert(keyOf(node, *verdict));
        news = m_now.verdicts.try_emplace(node, verdict).second || news;
    }
    if (!news || isSearching()) return;
    m_wanted = true;
    run(std::nullopt);
}

KeptAnalyses GameReviewer::kept(const StudyState& state) const
{
    KeptAnalyses reviews;
    const auto keep = [&](int chapter, const Review& review) {
        const OpenGamePtr& game = review.subject.game;
        if (!game) return;
        const bool isSeen = state.game && chapter == state.chapter;
        // The nodes of another record are other turns; with another lexicon they are the same.
        if (isSeen && &state.game->replay() != &game->replay() &&
            !(state.game->record() == game->record()))
            return;
        // The static evaluation is soon made again: it is kept where it is whole.
        const bool isWhole =
            review.covers && !review.settings.empty() && review.state != State::Off;
        for (const auto& [node, known] : review.turns) {
            const PositionPtr& question = game->replay().at(node).before;
            if (isWhole && known.review.judged() && question)
                reviews.push_back(
                    {chapter, node, engine::keptReview(known.review, *question, review.settings)});
        }
        // What was searched isn't, and stays true with other words chosen meanwhile.
        for (const auto& [node, verdict] : review.verdicts)
            if (review.isOfGame(node, *verdict)) reviews.push_back({chapter, node, verdict});
    };
    for (const auto& [game, left] : m_left)
        if (game.document == state.document) keep(game.chapter, left);
    if (m_game.document == state.document) keep(m_game.chapter, m_now);
    return reviews;
}

std::set<int> GameReviewer::unkept() const
{
    std::set<int> documents;
    const auto look = [&](GameId game, const Review& review) {
        if (review.hasUnkept(isKept(game.document))) documents.insert(game.document);
    };
    for (const auto& [game, left] : m_left) look(game, left);
    look(m_game, m_now);
    return documents;
}

void GameReviewer::markKept(int document, const KeptAnalyses& kept)
{
    for (const KeptAnalysis& each : kept) {
        if (each.analysis->kind != engine::kVerdictKind) continue;
        const GameId game{document, each.chapter};
        const auto left = m_left.find(game);
        if (game != m_game && left == m_left.end()) continue;
        Review& review = game == m_game ? m_now : left->second;
        review.safe.insert(keyOf(each.node, *each.analysis));
    }
}

void GameReviewer::cancel()
{
    m_now.drop();
    m_kept.drop();
    m_now.covers = false;
}

double GameReviewer::Review::seconds() const
{
    const bool runs = state == State::Running && clock.isValid();
    return secondsBefore + (runs ? static_cast<double>(clock.elapsed()) / 1000 : 0);
}

RunningSearchBase::Phase GameReviewer::Review::phase() const
{
    return run ? run->phase() : RunningSearchBase::Phase::Idle;
}

bool GameReviewer::Review::take(const Progress& progress)
{
    bool more = false;
    settings = progress.settings;
    remarks = progress.remarks;
    covers = progress.covers;
    for (const Known& known : progress.turns) {
        turns.insert_or_assign(known.review.node, known);
        if (!known.verdict) continue;
        auto& verdict = verdicts[known.review.node];
        more |= verdict != known.verdict;
        verdict = known.verdict;
    }
    return more;
}

bool GameReviewer::Review::isOfGame(engine::NodeId node,
                                    const engine::CachedAnalysis& verdict) const
{
    if (!subject.game || !subject.game->record().contains(node)) return false;
    const PositionPtr& question = subject.game->replay().at(node).before;
    return question && question->hash() == verdict.positionHash;
}

bool GameReviewer::Review::hasUnkept(bool isKept) const
{
    return std::ranges::any_of(verdicts, [this, isKept](const auto& found) {
        const auto& node = found.first;
        const auto& verdict = found.second;
        if (!isOfGame(node, *verdict) || safe.contains(keyOf(node, *verdict))) return false;
        if (!isKept) return true;
        const auto& came = subject.game->record().node(node).annotations.analyses;
        return std::ranges::none_of(came, [&](const auto& analysis) {
            return analysis->kind == engine::kVerdictKind &&
                   keyOf(node, *analysis) == keyOf(node, *verdict);
        });
    });
}

bool GameReviewer::Review::followPhase()
{
    using Phase = RunningSearchBase::Phase;
    const bool ran = state == State::Running;
    const double until = seconds();
    switch (phase()) {
    case Phase::Running:
        clock.start();
        state = State::Running;
        return true;
    case Phase::Pausing:
    case Phase::Paused:
        state = State::Paused;
        if (phase() == Phase::Paused && std::exchange(goesOn, false)) {
            run->resume();
            return false;
        }
        break;
    case Phase::Done:
        state = State::Done;
        searched.reset();
        break;
    case Phase::Stopped:
        state = State::Stopped;
        if (std::exchange(goesOn, false)) {
            run->resume();
            return false;
        }
        break;
    case Phase::Failed:
        error = run->error();
        state = State::Failed;
        searched.reset();
        break;
    case Phase::Stopping:
    case Phase::Idle: return false;
    }
    if (ran) secondsBefore = until;
    return true;
}

void GameReviewer::Review::drop()
{
    goesOn = false;
    secondsBefore = seconds();
    clock.invalidate();
    if (run) run->drop();
}

GameReviewer::Review* GameReviewer::reviewOf(const Run* run)
{
    if (m_now.run.get() == run) return &m_now;
    for (auto& [game, review] : m_left)
        if (review.run.get() == run) return &review;
    return nullptr;
}

GameId GameReviewer::gameOf(const Review& review) const
{
    for (const auto& [game, left] : m_left)
        if (&left == &review) return game;
    return m_game;
}

std::unique_ptr<GameReviewer::Run> GameReviewer::newRun()
{
    auto run = std::make_unique<Run>(m_jobs, kInterval);
    run->follow(this, [this, made = run.get()](const std::shared_ptr<const Progress>& progress) {
        Review* review = progress ? reviewOf(made) : nullptr;
        if (review == nullptr) return;
        const bool more = review->take(*progress);
        if (review == &m_now) emit changed();
        if (more) emit foundMore(gameOf(*review).document);
    });
    connect(run.get(), &RunningSearchBase::phaseChanged, this,
            [this, made = run.get()] { followRun(made); });
    return run;
}

void GameReviewer::followRun(const Run* run)
{
    Review* review = reviewOf(run);
    if (review != nullptr && review->followPhase() && review == &m_now) emit changed();
    giveWay();
}

const engine::TurnReview* GameReviewer::turn(engine::NodeId node) const
{
    if (m_withheld) return nullptr;
    const auto found = m_now.turns.find(node);
    return found == m_now.turns.end() ? nullptr : &found->second.review;
}

std::optional<engine::KeptDepth> GameReviewer::depthOf(engine::NodeId node) const
{
    const auto found = m_now.turns.find(node);
    if (m_withheld || found == m_now.turns.end()) return std::nullopt;
    return found->second.depth;
}

std::vector<engine::PlayerReview> GameReviewer::players() const
{
    std::vector<engine::PlayerReview> players;
    if (!m_study.game()) return players;
    players.resize(static_cast<std::size_t>(m_study.game()->record().playerCount()));
    for (const engine::Turn& turn : m_study.moment().turns) {
        if (const engine::TurnReview* review = this->turn(turn.move))
            players[static_cast<std::size_t>(turn.player)].add(*review);
    }
    return players;
}

GameReviewPtr GameReviewer::review() const
{
    if (m_withheld || !isReady()) return nullptr;
    auto review = std::make_shared<engine::GameReview>();
    review->players = players();
    review->remarks = m_now.remarks;
    for (const engine::Turn& turn : m_study.moment().turns) {
        const Known& known = m_now.turns.at(turn.move);
        if (known.depth) review->depth = std::max(review->depth, known.depth->depth);
        review->turns.push_back(known.review);
    }
    if (review->depth != engine::ReviewDepth::Static)
        review->unsearched = static_cast<int>(std::ranges::count_if(
            review->turns, [](const auto& turn) { return turn.judged() && !turn.verdict; }));
    return review;
}

std::optional<int> GameReviewer::mistakeFrom(int turn, int direction, int player) const
{
    if (!m_study.game()) return std::nullopt;
    const std::vector<engine::Turn> turns = m_study.moment().turns;
    for (int i = turn + direction; i >= 0 && i < static_cast<int>(turns.size()); i += direction) {
        const engine::TurnReview* review = this->turn(turns[static_cast<std::size_t>(i)].move);
        const bool asked = player < 0 || turns[static_cast<std::size_t>(i)].player == player;
        if (asked && review != nullptr && review->isMistake()) return i;
    }
    return std::nullopt;
}

std::optional<int> GameReviewer::questionFrom(int turn, int player) const
{
    auto found = mistakeFrom(turn, 1, player);
    while (found) {
        const std::vector<engine::Turn> turns = m_study.moment().turns;
        if (this->turn(turns[static_cast<std::size_t>(*found)].move)->judged()) break;
        found = mistakeFrom(*found, 1, player);
    }
    return found;
}

}  // namespace ui

#include "moc_game_reviewer.cpp"
