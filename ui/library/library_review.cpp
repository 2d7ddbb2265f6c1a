// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_review.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QSet>

#include "engine/board/move_notation.h"
#include "engine/game/replay.h"
#include "engine/game/review.h"
#include "engine/game/review_cache.h"
#include "engine/game/turns.h"
#include "engine/lexicon/lexicon.h"
#include "ui/files/file_readers.h"
#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/library/library_game.h"
#include "ui/library/library_store.h"
#include "ui/review/game_reviewer.h"

namespace ui {

using engine::Result;

namespace {

/// Games are taken so many at a time where each takes some hundredths of a second.
constexpr int kStaticBatch = 16;
constexpr qint64 kHoldMilliseconds = 300'000;
constexpr double kChanceUnits = 1e6;
constexpr double kPointUnits = 1e3;

/// Translations of the free functions here have one context.
struct LibraryReviewText
{
    Q_DECLARE_TR_FUNCTIONS(ui::LibraryReview)
};

/// What a turn is in the library.
LibraryReview::Turn libraryTurnOf(const engine::TurnReview& turn, const engine::Replay& replay)
{
    LibraryReview::Turn found;
    found.number = turn.number;
    found.size = std::max(static_cast<int>(turn.mistake), turn.isMistake() ? 1 : 0);
    found.reasons = turn.tags.bits;
    if (turn.gap != engine::ReviewGap::NoMove && replay.at(turn.node).before)
        found.phase = static_cast<int>(engine::phaseOf(*replay.at(turn.node).before));
    if (!turn.judged()) {
        // Of a rack that isn't known only the words can be judged.
        found.lost = -1;
        found.best = QStringLiteral("");
        return found;
    }
    found.lost = turn.shownLoss().millis;
    found.best = fromUtf8(engine::moveText(*replay.at(turn.node).before, turn.bestMove()));
    found.judge = static_cast<int>(turn.by());
    if (turn.verdict && !turn.verdict->countsPoints())
        found.win = qRound64(turn.verdict->lossWin * kChanceUnits);
    return found;
}

/// One run of the review.
class Run
{
public:
    Run(LibraryStore& store, const LibraryReviewer& reviewer, const engine::TaskContext& context)
        : m_store(store), m_reviewer(reviewer), m_context(context)
    {
        m_need.settings = fromUtf8(reviewSettings(reviewer.lexicon, reviewer.leaves.get()));
        m_need.depth = static_cast<int>(reviewer.choice.depth);
        // What searches depend on is nothing of the game.
        auto any = engine::GameRecord::create(reviewer.rules, std::vector<engine::GamePlayer>(2));
        if (reviewer.choice.searches() && any)
            m_need.searched = fromUtf8(engine::verdictSettings(request(std::move(*any))));
        const double patience = 4 * 1000 * reviewer.choice.judging().seconds;
        m_hold = std::max(kHoldMilliseconds, qRound64(patience));
    }
    ~Run() { static_cast<void>(m_store.release(m_owner)); }
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;
    Run(Run&&) = delete;
    Run& operator=(Run&&) = delete;

    Result<ReviewReport> operator()()
    {
        const std::int64_t total = m_store.unreviewed(m_need);
        const int most = m_reviewer.choice.searches() ? 1 : kStaticBatch;
        while (!m_context.stopRequested()) {
            const auto rows = m_store.take(m_need, m_owner, most, m_hold, m_passed);
            if (!rows) return engine::failure(rows.error());
            if (rows->isEmpty()) break;
            for (const LibraryRow& row : *rows) {
                m_progress = {{}, m_report.reviewed + m_report.failures.size(), total};
                m_context.report(m_progress);
                auto done = review(row);
                if (m_context.stopRequested()) break;
                if (done) continue;
                m_passed.insert(row.id);
                static_cast<void>(m_store.release(m_owner, row.id));
                if (m_broken) return engine::failure(std::move(done.error()));
                m_report.failures.append(errorText(done.error()));
            }
        }
        m_report.cancelled = m_context.stopRequested();
        return m_report;
    }

    /// What the record has of it becomes the review of that game; whatever searches found of its main
    /// line is kept.
    Result<void> adopt(qint64 id, engine::GameRecord record)
    {
        for (const engine::Turn& turn :
             engine::turnsOf(record, record.lineThrough(engine::kRootNode)))
            for (const auto& analysis : record.node(turn.move).annotations.analyses) {
                if (analysis->kind != engine::kVerdictKind) continue;
                auto kept = m_store.keepVerdict(
                    id, {turn.number, m_store.moveOfTurn(id, turn.number), analysis});
                if (!kept) return broken(kept.error());
            }
        LibraryRow row;
        row.id = id;
        return review(row, m_store.gameHash(id), std::move(record));
    }

private:
    Result<void> review(const LibraryRow& row)
    {
        // Another game can be put in its place meanwhile.
        const QByteArray hash = m_store.gameHash(row.id);
        auto record = readSameGame(m_store, row, m_reviewer.rules);
        if (!record) return engine::failure(std::move(record.error()));
        return review(row, hash, std::move(*record));
    }

    [[nodiscard]] engine::ReviewRequest request(engine::GameRecord record) const
    {
        engine::ReviewRequest request{std::move(record), engine::kRootNode, m_reviewer.lexicon,
                                      m_reviewer.leaves};
        request.settings = m_need.settings.toStdString();
        request.winTable = m_reviewer.winTable;
        request.depth = m_reviewer.choice.depth;
        if (m_reviewer.choice.searches()) {
            request.judging = m_reviewer.choice.judging();
            request.infer = m_reviewer.choice.infer;
        }
        return request;
    }

    /// Those of the players, too, where the game names some; it fails where one can't be had: with
    /// other words the game would be judged wrongly.
    [[nodiscard]] Result<engine::PlayerLexicons> lexiconsOf(const engine::GameRecord& record)
    {
        engine::PlayerLexicons lexicons(m_reviewer.lexicon);
        const std::vector<engine::GamePlayer>& players = record.info().players;
        for (std::size_t i = 0; i < players.size(); ++i) {
            if (players[i].lexicon.empty()) continue;
            const QString name = fromUtf8(players[i].lexicon);
            const auto known =
                LexiconLibrary::namedAmong(m_reviewer.known, name, record.rules().alphabet);
            if (!known)
                return engine::failure(
                    engine::ErrorCode::WrongLexicon,
                    engine::say("%1", LibraryReviewText::tr("the lexicon %1 of a player is not "
                                                            "among those that are known here")
                                          .arg(shownName(name))
                                          .toStdString()));
            engine::LexiconPtr& lexicon = m_opened[known->path];
            if (!lexicon || !lexicon->alphabet().sameLetters(record.rules().alphabet)) {
                auto read =
                    readLexicon(toPath(known->path), known->letters, record.rules(), m_context);
                if (!read) return engine::failure(std::move(read.error()));
                lexicon = std::move(*read);
            }
            lexicons.own.resize(players.size());
            lexicons.own[i] = lexicon;
        }
        return lexicons;
    }

    /// What was found before goes into the record, so that no search is made twice.
    void addVerdicts(qint64 id, engine::GameRecord& record)
    {
        const std::vector<engine::Turn> turns =
            engine::turnsOf(record, record.lineThrough(engine::kRootNode));
        for (const LibraryVerdict& verdict : m_store.verdicts(id)) {
            const auto at = static_cast<std::size_t>(verdict.turn) - 1;
            if (verdict.turn < 1 || at >= turns.size()) continue;
            engine::Annotations annotations = record.node(turns[at].move).annotations;
            annotations.analyses.push_back(verdict.analysis);
            record.setAnnotations(turns[at].move, std::move(annotations));
        }
    }

    Result<void> review(const LibraryRow& row, const QByteArray& hash, engine::GameRecord record)
    {
        if (m_reviewer.choice.searches())
            if (auto held = m_store.hold(m_owner, m_hold); !held) return broken(held.error());
        auto lexicons = lexiconsOf(record);
        if (!lexicons) {
            engine::Error error = std::move(lexicons.error());
            if (error.place.file.empty()) error.place.file = row.path.toStdString();
            return engine::failure(std::move(error));
        }
        addVerdicts(row.id, record);
        const auto replay = engine::replay(record, {nullptr, true});
        if (!replay) return engine::failure(replay.error());
        engine::ReviewRequest asked = request(std::move(record));
        asked.lexicons = std::move(*lexicons);
        // Searches of these words are kept apart from those of the game's.
        if (asked.lexicons.differ())
            asked.settings = reviewSettings(asked.lexicons, asked.leaves.get());
        LibraryReview found{m_need.settings, m_need.searched, m_need.depth, {}, {}};
        if (!m_reviewer.choice.searches()) {
            // A search of these words that is kept says more; one that was only begun says less of
            // the game than one that went through it.
            const std::vector<engine::KeptDepth> all = engine::keptDepths(asked);
            const auto kept =
                std::ranges::max_element(all.rbegin(), all.rend(), {}, &engine::KeptDepth::turns);
            if (kept != all.rend()) {
                asked.depth = kept->depth;
                asked.judging = kept->judging;
                asked.infer = kept->infer;
                asked.searches = false;
            }
        }
        const std::string verdictSettings = engine::verdictSettings(asked);
        engine::TaskContext one;
        one.stop = m_context.stop;
        one.pause = m_context.pause;
        one.threads = m_context.threads;
        Result<void> kept;
        const auto onTurn = [&](const engine::TurnReview& turn) {
            if (!asked.searches || !turn.verdict || !kept) return;
            if (asked.depth == engine::ReviewDepth::Static) return;
            tell(turn.number);
            kept = m_store.keepVerdict(
                row.id,
                {turn.number, m_store.moveOfTurn(row.id, turn.number),
                 engine::keptVerdict(turn, *replay->at(turn.node).before, verdictSettings)});
            if (kept) kept = m_store.hold(m_owner, m_hold);
        };
        auto review = engine::reviewGame(asked, one, onTurn);
        if (!kept) return broken(kept.error());
        if (m_context.stopRequested()) return {};
        if (!review) {
            engine::Error error = review.error();
            error.place.file = row.path.toStdString();
            return engine::failure(std::move(error));
        }
        if (!asked.searches && review->unsearched == 0) {
            found.searched = fromUtf8(verdictSettings);
            found.depth = static_cast<int>(asked.depth);
        }
        for (const engine::TurnReview& turn : review->turns) {
            if (turn.judged() || turn.isMistake()) found.turns.append(libraryTurnOf(turn, *replay));
        }
        for (const engine::PlayerReview& player : review->players) {
            using Size = engine::MistakeSize;
            const int large = player.mistakesOf(Size::Large);
            found.players.append(
                {player.judged,
                 player.mistakesOf(Size::Small) + player.mistakesOf(Size::Medium) + large, large,
                 std::llround(kPointUnits * player.lossPoints)});
        }
        const auto written = m_store.setReview(row.id, hash, found);
        if (!written) return broken(written.error());
        if (*written) ++m_report.reviewed;
        return {};
    }

    void tell(int turn)
    {
        m_progress.phase =
            engine::say("%1", LibraryReviewText::tr("turn %1").arg(turn).toStdString());
        m_context.report(m_progress);
    }

    /// The library itself can't be worked with.
    Result<void> broken(const engine::Error& error)
    {
        m_broken = true;
        return engine::failure(error);
    }

    LibraryStore& m_store;
    const LibraryReviewer& m_reviewer;
    const engine::TaskContext& m_context;
    ReviewOwner m_owner = ReviewOwner::make();
    ReviewNeed m_need;
    qint64 m_hold = kHoldMilliseconds;
    std::map<QString, engine::LexiconPtr> m_opened;  ///< of players, by path
    QSet<qint64> m_passed;                           ///< games that can't be reviewed
    engine::Progress m_progress;
    ReviewReport m_report;
    bool m_broken = false;
};

}  // namespace

Result<ReviewReport> reviewGames(const QString& library, const LibraryReviewer& reviewer,
                                 const engine::TaskContext& context)
{
    auto store = LibraryStore::open(library);
    if (!store) return engine::failure(std::move(store.error()));
    return Run(*store, reviewer, context)();
}

Result<void> adoptReview(LibraryStore& store, qint64 id, const LibraryReviewer& reviewer,
                         engine::GameRecord record)
{
    const engine::TaskContext context;
    return Run(store, reviewer, context).adopt(id, std::move(record));
}

}  // namespace ui
