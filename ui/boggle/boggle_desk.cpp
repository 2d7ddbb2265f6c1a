// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_desk.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/boggle/boggle_solver.h"
#include "engine/lexicon/lexicon.h"
#include "ui/language/text.h"

namespace ui {

using engine::BoggleFace;
using engine::BoggleGrid;
using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

/// A word has seldom more than a few paths; a grid of equal letters has more than one can list.
constexpr std::size_t kMostPaths = 200'000;

BoggleGrid emptyGrid(engine::BoggleSize size)
{
    return {size, std::vector<BoggleFace>(static_cast<std::size_t>(size.squares()))};
}

Result<BoggleAnswerPtr> findWords(const BoggleTask& task, const TaskContext& context)
{
    const auto start = std::chrono::steady_clock::now();
    auto answer = std::make_shared<BoggleAnswer>();
    engine::BoggleSolver solver(task.graph, task.rules);
    engine::BoggleWordOptions options;
    options.allPaths = true;
    options.mostPaths = kMostPaths;
    solver.findWords(task.grid, answer->words, options, context.stop);
    if (context.stopRequested())
        return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
    for (std::size_t word = 0; word < answer->words.size(); ++word) {
        const auto length = static_cast<std::size_t>(answer->words.countedLength(word));
        if (answer->lengths.size() <= length) answer->lengths.resize(length + 1);
        ++answer->lengths[length];
    }
    answer->task = task;
    answer->seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return answer;
}

Result<BoggleOfferPtr> findOffer(const BoggleTask& task, int square,
                                 const std::vector<BoggleFace>& faces, const TaskContext& context)
{
    auto offer = std::make_shared<BoggleOffer>();
    offer->task = task;
    offer->square = square;
    engine::BoggleSolver solver(task.graph, task.rules);
    offer->now = solver.score(task.grid, context.stop);
    engine::LetterSet letters = 0;
    for (engine::Tile letter = 1; letter <= engine::kMaxBoggleLetters; ++letter)
        if ((task.graph->lettersInUse() & engine::boggleBit(letter)) != 0)
            letters |= engine::LetterSet{1} << letter;
    const auto answer = solver.whatIf(task.grid, square, letters, context.stop);
    for (engine::Tile letter = 1; letter <= engine::kMaxBoggleLetters; ++letter)
        if ((letters >> letter & 1) != 0)
            offer->faces.emplace_back(BoggleFace(letter), answer.letters[letter]);
    for (const BoggleFace& face : faces) {
        BoggleGrid other = task.grid;
        other.faces[static_cast<std::size_t>(square)] = face;
        offer->faces.emplace_back(face, solver.score(other, context.stop));
    }
    offer->faces.emplace_back(BoggleFace(), answer.block);
    if (context.stopRequested())
        return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
    return offer;
}

}  // namespace

BoggleDesk::BoggleDesk(JobService& jobs, const ShownStudy& shown, QObject* parent)
    : QObject(parent),
      m_shown(shown),
      m_source{shown.position()->rulesPtr(), shown.position()->lexiconPtr()},
      m_grid(emptyGrid({})),
      m_job(jobs),
      m_offerJob(jobs)
{
    m_choices.dice = fromUtf8(engine::boggleDiceSets().front().id);
    readNotation();
    connect(&m_shown, &ShownStudy::changed, this, &BoggleDesk::followStudy);
}

void BoggleDesk::followStudy()
{
    // What is under way stays while no words may be told.
    if (!m_shown.permissions().words) return;
    const engine::Position& position = *m_shown.position();
    WordSource source{position.rulesPtr(), position.lexiconPtr()};
    if (source == m_source) return;
    const bool sameLetters = source.rules->alphabet.sameLetters(alphabet());
    const bool sameWords = sameLetters && source.lexicon == m_source.lexicon;
    m_source = std::move(source);
    if (!sameLetters) {
        m_choices.faces.clear();
        m_grid = emptyGrid(m_grid.size);
        readNotation();
        emit choicesChanged();
        emit gridChanged();
    }
    if (!sameWords) {
        m_graph = nullptr;
        m_answer = nullptr;
        // Its faces are numbers of letters, which mean others now, or none.
        m_offerJob.drop();
        if (std::exchange(m_offer, nullptr)) emit offerChanged();
    }
    lookAgain();
}

void BoggleDesk::readNotation()
{
    const auto set = dice();
    m_notation = set && !m_choices.loneQ ? engine::boggleNotation(alphabet(), *set)
                                         : engine::boggleNotation(alphabet(), m_choices.loneQ);
    for (const BoggleFace& face : m_choices.faces)
        if (std::ranges::count(m_notation.faces, face) == 0) m_notation.faces.push_back(face);
}

Result<engine::BoggleDice> BoggleDesk::dice() const
{
    const auto named = engine::boggleDiceNamed(m_choices.dice.toStdString());
    if (!named) return engine::failure(named.error());
    return engine::boggleDice(*named, alphabet());
}

void BoggleDesk::setAwake(bool awake)
{
    if (m_awake == awake) return;
    m_awake = awake;
    if (awake) {
        lookAgain();
        return;
    }
    m_job.drop();
    m_offerJob.drop();
    setState(State::Asleep);
}

void BoggleDesk::setChoices(BoggleChoices choices)
{
    if (choices == m_choices) return;
    const bool otherQ = choices.loneQ != m_choices.loneQ;
    m_choices = std::move(choices);
    readNotation();
    if (otherQ) {
        BoggleGrid grid = withOwnQ(m_grid);
        m_wide.reset();
        if (!(grid == m_grid)) {
            m_grid = std::move(grid);
            emit gridChanged();
        }
    }
    emit choicesChanged();
    lookAgain();
}

BoggleGrid BoggleDesk::withOwnQ(BoggleGrid grid) const
{
    const auto qu = engine::boggleNotation(alphabet()).forQ;
    if (!qu) return grid;
    const BoggleFace alone(qu->letters()[0]);
    for (BoggleFace& face : grid.faces) {
        if (m_choices.loneQ && face == *qu) face = alone;
        else if (!m_choices.loneQ && face == alone) face = *qu;
    }
    return grid;
}

bool BoggleDesk::isEmpty() const
{
    return std::ranges::all_of(m_grid.faces, &engine::BoggleFace::isBlock);
}

void BoggleDesk::setGrid(BoggleGrid grid)
{
    m_wide.reset();
    show(std::move(grid));
}

void BoggleDesk::show(BoggleGrid grid)
{
    if (grid == m_grid) return;
    if (grid.size != m_grid.size && m_square >= grid.size.squares()) m_square = -1;
    m_grid = std::move(grid);
    emit gridChanged();
    lookAgain();
}

void BoggleDesk::setFace(int square, const BoggleFace& face)
{
    if (square < 0 || square >= m_grid.size.squares()) return;
    const auto isUnknown = [this](engine::Tile letter) {
        return letter > alphabet().letterCount();
    };
    if (std::ranges::any_of(face.letters(), isUnknown)) return;
    if (face.length() > 1 && std::ranges::count(m_notation.faces, face) == 0) {
        // So that the grid's text can be read again.
        m_choices.faces.push_back(face);
        readNotation();
        emit choicesChanged();
    }
    BoggleGrid grid = m_grid;
    grid.faces[static_cast<std::size_t>(square)] = face;
    show(std::move(grid));
}

void BoggleDesk::setSize(engine::BoggleSize size)
{
    const auto copy = [](const BoggleGrid& from, BoggleGrid& to) {
        for (int row = 0; row < std::min(to.size.rows, from.size.rows); ++row)
            for (int column = 0; column < std::min(to.size.columns, from.size.columns); ++column)
                to.faces[static_cast<std::size_t>(row * to.size.columns + column)] =
                    from.faces[static_cast<std::size_t>(row * from.size.columns + column)];
    };
    // Squares that were cut off come back with their letters.
    const engine::BoggleSize before = m_wide ? m_wide->size : m_grid.size;
    BoggleGrid wide =
        emptyGrid({std::max(before.rows, size.rows), std::max(before.columns, size.columns)});
    if (m_wide) copy(*m_wide, wide);
    copy(m_grid, wide);
    BoggleGrid grid = emptyGrid(size);
    copy(wide, grid);
    m_wide = std::move(wide);
    show(std::move(grid));
}

Result<void> BoggleDesk::readGrid(const QString& text, std::optional<engine::BoggleSize> size)
{
    auto grid = engine::readBoggleGrid(text.toStdString(), alphabet(), m_notation, size);
    if (!grid) return engine::failure(grid.error());
    setGrid(std::move(*grid));
    return {};
}

QString BoggleDesk::gridText() const
{
    return fromUtf8(engine::boggleGridText(m_grid, alphabet()));
}

QString BoggleDesk::shapedText() const
{
    return fromUtf8(engine::boggleGridText(m_grid, alphabet(), m_notation));
}

Result<void> BoggleDesk::roll(std::uint64_t seed)
{
    const auto set = dice();
    if (!set) return engine::failure(set.error());
    engine::Random random(seed);
    BoggleGrid grid = engine::rollBoggleDice(*set, random);
    setGrid(m_choices.loneQ ? withOwnQ(std::move(grid)) : std::move(grid));
    return {};
}

std::optional<BoggleTask> BoggleDesk::task() const
{
    if (!m_graph) return std::nullopt;
    return BoggleTask{m_source, m_graph, m_choices.rules, m_grid};
}

void BoggleDesk::lookAgain()
{
    m_job.drop();
    m_error.reset();
    if (!m_awake) return;
    if (!m_source.lexicon) {
        setState(State::NoLexicon);
        return;
    }
    if (m_graph) solve();
    else prepare();
}

void BoggleDesk::prepare()
{
    m_job.ask<engine::BoggleGraphPtr>(
        tr("Preparing %1 for grids").arg(fromUtf8(m_source.lexicon->name())), JobClass::Heavy,
        [lexicon = m_source.lexicon](const TaskContext& context) {
            return engine::BoggleGraph::create(lexicon->words(), {}, context);
        },
        [this](Result<engine::BoggleGraphPtr> graph) {
            if (graph) {
                m_graph = *graph;
                solve();
                return;
            }
            if (graph.error().code == engine::ErrorCode::Cancelled) {
                setState(State::Stopped);
                return;
            }
            m_error = graph.error();
            setState(State::Failed);
        });
    setState(State::Preparing);
}

void BoggleDesk::solve()
{
    m_job.ask<BoggleAnswerPtr>(
        tr("Looking for the words of the grid"), JobClass::Interactive,
        [task = *task()](const TaskContext& context) { return findWords(task, context); },
        [this](Result<BoggleAnswerPtr> answer) {
            if (!answer) {
                setState(State::Stopped);
                return;
            }
            m_answer = *answer;
            setState(State::Ready);
        });
    setState(State::Working);
    lookForOffer();
}

void BoggleDesk::askOffer(int square)
{
    if (square == m_square) return;
    m_square = square;
    lookForOffer();
}

void BoggleDesk::lookForOffer()
{
    m_offerJob.drop();
    const auto asked = task();
    if (!m_awake || !asked || m_square < 0) {
        if (std::exchange(m_offer, nullptr)) emit offerChanged();
        return;
    }
    m_offerJob.ask<BoggleOfferPtr>(
        tr("Looking what other letters would be worth"), JobClass::Interactive,
        [task = *asked, square = m_square, faces = m_notation.faces](const TaskContext& context) {
            return findOffer(task, square, faces, context);
        },
        [this](Result<BoggleOfferPtr> offer) {
            m_offer = offer ? *offer : nullptr;
            emit offerChanged();
        });
}

void BoggleDesk::setState(State state)
{
    m_state = state;
    emit stateChanged();
}

}  // namespace ui

#include "moc_boggle_desk.cpp"
