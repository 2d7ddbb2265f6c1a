// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/solitaire_lab.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <QFileInfo>

#include "engine/base/file.h"
#include "engine/base/file_lock.h"
#include "engine/solitaire/solitaire_orders.h"
#include "engine/solitaire/solitaire_rows.h"
#include "engine/solitaire/solitaire_saving.h"
#include "ui/document/private_files.h"
#include "ui/document/study_state.h"
#include "ui/language/text.h"
#include "ui/settings/settings.h"
#include "ui/solitaire/replayed_game.h"

namespace ui {

using engine::FileLock;
using engine::Result;
using engine::SolitaireState;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

constexpr std::chrono::milliseconds kShowInterval{150};
constexpr std::chrono::seconds kSaveInterval{5};
constexpr std::chrono::seconds kLockPatience{3};
constexpr std::chrono::milliseconds kLockInterval{20};
constexpr std::size_t kLargestAsk = std::size_t{16} << 20;
constexpr std::chrono::milliseconds kNotesInterval{1000};
constexpr std::size_t kMostNotes = std::size_t{1} << 20;  // bytes

QString labFolder(const Settings& settings)
{
    return settings.dataFolder() + u"/solitaire"_s;
}

QString lastAskPath(const Settings& settings)
{
    return labFolder(settings) + u"/last.json"_s;
}

}  // namespace

/// A search with its files. All but what is atomic is the worker's while one works here.
class SolitaireLab::Bench
{
public:
    Bench(SolitaireAsk ask, QString folder) : m_ask(std::move(ask)), m_folder(std::move(folder)) {}

    using OnFindings = std::function<void(std::shared_ptr<const SolitaireFindings>)>;

    /// Opens the task and what is kept of it; `look`: shows that and does nothing else.
    [[nodiscard]] Result<void> work(const TaskContext& context, const OnFindings& onFindings,
                                    bool look);

    std::atomic<int> widened = 1;
    std::atomic<bool> moreTime = false;  ///< the next call may take as long as the first one
    /// Only while nothing works here. A game of another task is left out.
    void addGame(ReplayedGamePtr game) { m_added.push_back(std::move(game)); }

private:
    using StatePtr = engine::StatePtr<SolitaireState>;

    [[nodiscard]] Result<void> open();
    [[nodiscard]] Result<void> begin();
    [[nodiscard]] Result<FileLock> lock(const TaskContext& context) const;
    [[nodiscard]] Result<void> resume();
    void heed();
    void save();
    void readNotes();
    [[nodiscard]] std::filesystem::path file() const { return toPath(m_file); }

    SolitaireAsk m_ask;
    QString m_folder;
    QString m_file;
    QString m_notesFile;
    QString m_notes;
    engine::SolitaireTaskPtr m_task;
    std::unique_ptr<engine::SolitaireSearch> m_search;
    StatePtr m_kept;  ///< what was found before
    std::optional<engine::Error> m_remark;
    bool m_isOpen = false;  ///< what is kept was read
    FileStamp m_stamp;      ///< of the file when it was read or written here
    double m_left = 0;      ///< seconds of this search
    double m_secondsBefore = 0;
    int m_before = 0;
    int m_widened = 1;  ///< that the search knows of
    std::chrono::steady_clock::time_point m_nextSave;
    std::vector<ReplayedGamePtr> m_added;  ///< that the search doesn't know of yet
};

Result<void> SolitaireLab::Bench::begin()
{
    auto task = taskOf(m_ask);
    if (!task) return engine::failure(std::move(task.error()));
    engine::SolitaireSearchOptions options;
    options.style = m_ask.style;
    options.seed = m_ask.seed;
    if (m_ask.style == engine::SolitaireStyle::Goals && !m_ask.goals.isEmpty()) {
        auto goals = engine::readGoalWords(**task, m_ask.goals.toUpper().toStdString());
        if (!goals) return engine::failure(std::move(goals.error()));
        options.goals = std::move(*goals);
    }
    auto search = engine::SolitaireSearch::create(*task, std::move(options));
    if (!search) return engine::failure(std::move(search.error()));
    m_task = std::move(*task);
    m_search = std::move(*search);
    m_file = m_folder + u'/' + stateName(*m_task);
    m_left = m_ask.seconds;
    m_widened = 1;
    makePrivateFolder(m_folder);
    return {};
}

Result<FileLock> SolitaireLab::Bench::lock(const TaskContext& context) const
{
    // A search of this program that is being stopped has it a moment longer.
    const auto last = std::chrono::steady_clock::now() + kLockPatience;
    for (;;) {
        auto lock = FileLock::lock(file());
        if (lock || context.stopRequested() || std::chrono::steady_clock::now() >= last)
            return lock;
        std::this_thread::sleep_for(kLockInterval);
    }
}

Result<void> SolitaireLab::Bench::open()
{
    readNotes();
    if (const auto resumed = resume(); !resumed) {
        // It is kept for whoever can use it, and isn't written over.
        m_remark = resumed.error();
        std::error_code error;
        std::filesystem::rename(file(), toPath(m_file + u".damaged"_s), error);
    }
    m_stamp = stampOf(m_file);
    m_isOpen = true;
    return {};
}

void SolitaireLab::Bench::readNotes()
{
    const QString path = m_file.chopped(QFileInfo(m_file).suffix().size()) + u"notes.txt"_s;
    std::error_code error;
    if (!std::filesystem::exists(toPath(path), error)) {
        m_notesFile = path;
        return;
    }
    const auto text = engine::readTextFile(toPath(path), kMostNotes);
    if (!text) {
        // What can't be read isn't written over.
        m_remark = text.error();
        return;
    }
    m_notesFile = path;
    m_notes = fromUtf8(*text);
}

Result<void> SolitaireLab::Bench::resume()
{
    std::error_code error;
    if (!std::filesystem::exists(file(), error)) return {};
    const auto blob = engine::FileBlob::open(file());
    if (!blob) return engine::failure(blob.error());
    auto saved = engine::openSolitaire(*m_task, blob->bytes(), file().filename().string());
    if (!saved) return engine::failure(std::move(saved.error()));
    if (auto resumed = m_search->resume(blob->bytes(), file().filename().string()); !resumed)
        return resumed;
    auto kept = std::make_shared<SolitaireState>(std::move(saved->state));
    kept->end = engine::SearchEnd::Stopped;
    kept->seconds = saved->seconds;
    if (!kept->games.empty()) {
        kept->best = kept->games.front().game;
        kept->bestGoals = kept->games.front().goals;
    }
    m_before = kept->best.total().points;
    m_secondsBefore = kept->seconds;
    m_kept = std::move(kept);
    return {};
}

void SolitaireLab::Bench::heed()
{
    for (const int wanted = widened; m_widened < wanted; m_widened *= 2) m_search->widen(2);
    const std::string fingerprint = m_added.empty() ? std::string() : m_task->fingerprint();
    for (const ReplayedGamePtr& added : std::exchange(m_added, {})) {
        const engine::SolitaireGame& game = added->game;
        if (added->task->fingerprint() == fingerprint)
            m_search->addGame(game, engine::goalMoves(*m_task, game.moves));
    }
}

void SolitaireLab::Bench::save()
{
    m_nextSave = std::chrono::steady_clock::now() + kSaveInterval;
    const auto bytes = m_search->save();
    if (auto saved = writePrivately(m_file, bytes); !saved) {
        m_remark = std::move(saved.error());
        return;
    }
    m_stamp = stampOf(m_file);
    if (auto noted = writePrivately(m_folder + u"/last.json"_s, writeAsk(m_ask).toStdString());
        !noted)
        m_remark = std::move(noted.error());
}

Result<void> SolitaireLab::Bench::work(const TaskContext& context, const OnFindings& onFindings,
                                       bool look)
{
    if (!m_search) {
        if (auto begun = begin(); !begun) return begun;
    }
    // Two programs with the same task would undo each other's work. Who only looks is in nobody's way.
    FileLock held;
    if (!look) {
        auto locked = lock(context);
        if (!locked) return engine::failure(std::move(locked.error()));
        held = std::move(*locked);
    }
    if (m_isOpen && !look && stampOf(m_file) != m_stamp) {
        // Another one has gone on with it since, and had what was found here.
        if (auto begun = begin(); !begun) return begun;
        m_isOpen = false;
    }
    if (!m_isOpen) {
        if (auto opened = open(); !opened) return opened;
    }
    if (moreTime.exchange(false)) m_left = m_ask.seconds;
    const double allowed = m_secondsBefore + m_left;
    const auto show = [&](const StatePtr& state) {
        // Tenths of a second; of a search without an end no share is known.
        context.report({state->phase, static_cast<std::int64_t>(10 * state->seconds),
                        std::isinf(allowed) ? 0 : static_cast<std::int64_t>(10 * allowed)});
        auto findings = std::make_shared<SolitaireFindings>();
        findings->task = m_task;
        findings->state = state;
        findings->remark = m_remark;
        findings->before = m_before;
        findings->allowed = allowed;
        findings->notesFile = m_notesFile;
        findings->notes = m_notes;
        if (!state->plan.board.empty())
            findings->searching = solitairePosition(*m_task, state->plan.board);
        onFindings(std::move(findings));
    };
    if (look) {
        if (m_kept) show(m_kept);
        else if (m_remark) return engine::failure(*m_remark);
        return {};
    }
    heed();
    m_nextSave = std::chrono::steady_clock::now() + kSaveInterval;
    engine::SearchLimits limits;
    limits.seconds = m_left;
    TaskContext own = context;
    own.threads = m_ask.threads;
    const auto last = m_search->run(limits, own, [&](const StatePtr& state) {
        heed();
        if (std::chrono::steady_clock::now() >= m_nextSave) save();
        show(state);
    });
    m_left = std::max(0.0, allowed - last->seconds);
    m_secondsBefore = last->seconds;
    save();
    // With what came of the saving.
    show(last);
    return {};
}

SolitaireLab::SolitaireLab(JobService& jobs, const Settings& settings, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_settings(settings), m_search(jobs, kShowInterval)
{
    m_notesTimer.setSingleShot(true);
    m_notesTimer.setInterval(kNotesInterval);
    connect(&m_notesTimer, &QTimer::timeout, this, &SolitaireLab::keepNotes);
    m_search.setPlace(u"tools.solitaire"_s);
    connect(&m_search, &RunningSearchBase::stateChanged, this, [this] {
        // When it goes on what is known stays until there is more.
        if (!m_search.state()) return;
        m_before.reset();
        m_findings = m_search.state();
        emit foundChanged();
    });
    connect(&m_search, &RunningSearchBase::phaseChanged, this, [this] {
        if (m_search.error()) m_error = m_search.error();
        if (m_search.phase() == Phase::Failed && !m_search.state()) standAsBefore();
        emit stateChanged();
    });
}

SolitaireLab::~SolitaireLab()
{
    // Small, and the services may not take anything any more, nor come to what they took.
    if (!m_notesFile.isEmpty()) m_unkept[m_notesFile] = m_notes;
    for (const auto& [file, notes] : m_unkept)
        static_cast<void>(writePrivately(file, notes.toStdString()));
}

void SolitaireLab::setNotes(const QString& text)
{
    if (!m_findings || m_findings->notesFile.isEmpty()) return;
    if (m_notesFile != m_findings->notesFile) keepNotes();
    m_notesFile = m_findings->notesFile;
    m_notes = text;
    m_notesTimer.start();
}

void SolitaireLab::keepNotes()
{
    m_notesTimer.stop();
    if (m_notesFile.isEmpty()) return;
    const QString path = std::exchange(m_notesFile, {});
    m_unkept[path] = m_notes;
    m_jobs.start<void>(
        tr("Keeping notes"), JobClass::Quiet,
        [path, text = m_notes](const TaskContext&) {
            const std::string bytes = text.toStdString();
            if (bytes.size() > kMostNotes)
                return Result<void>(engine::failure(engine::ErrorCode::OutOfRange,
                                                    engine::say("the notes are too long")));
            return writePrivately(path, bytes);
        },
        this,
        [this, path, text = m_notes](Result<void> kept) {
            const auto unkept = m_unkept.find(path);
            if (unkept != m_unkept.end() && unkept->second == text) m_unkept.erase(unkept);
            emit notesKept(kept ? QString() : errorText(kept.error()));
        });
}

void SolitaireLab::standAsBefore()
{
    if (!m_before) return;
    m_ask = std::move(m_before->ask);
    m_bench = std::move(m_before->bench);
    m_findings = std::move(m_before->findings);
    m_before.reset();
    emit foundChanged();
}

void SolitaireLab::start(SolitaireAsk ask)
{
    keepNotes();
    m_before.reset();
    if (m_findings) m_before = Before{m_ask, m_bench, m_findings};
    m_ask = std::move(ask);
    m_bench = std::make_shared<Bench>(*m_ask, labFolder(m_settings));
    m_findings = nullptr;
    if (m_given) m_bench->addGame(m_given);
    launch(false);
    emit foundChanged();
}

void SolitaireLab::restore(const engine::GameRulesPtr& rules, const engine::LexiconPtr& lexicon)
{
    m_error.reset();
    const auto text = engine::readTextFile(toPath(lastAskPath(m_settings)), kLargestAsk);
    if (!text) return;
    auto ask = readAsk(QByteArray::fromStdString(*text), rules, lexicon);
    if (!ask) {
        m_error = std::move(ask.error());
        emit stateChanged();
        return;
    }
    m_ask = std::move(*ask);
    m_bench = std::make_shared<Bench>(*m_ask, labFolder(m_settings));
    launch(true);
}

void SolitaireLab::look(SolitaireAsk ask)
{
    if (isRunning() || !ask.lexicon || (m_ask && isSameTask(*m_ask, ask))) return;
    keepNotes();
    m_before.reset();
    m_ask = std::move(ask);
    m_bench = std::make_shared<Bench>(*m_ask, labFolder(m_settings));
    m_findings = nullptr;
    launch(true);
    emit foundChanged();
}

void SolitaireLab::launch(bool look)
{
    m_error.reset();
    m_restored = look;
    m_search.start(look ? tr("Reading what is kept of a search")
                        : tr("Looking for the highest score"),
                   look ? JobClass::Quiet : JobClass::Heavy,
                   [bench = m_bench, look](const TaskContext& context, const auto& onFindings) {
                       return bench->work(context, onFindings, look);
                   });
}

bool SolitaireLab::canGoOn() const
{
    using enum RunningSearchBase::Phase;
    const Phase now = phase();
    const bool rests = now == Paused || now == Stopped || now == Done || now == Failed;
    return m_bench && m_findings && rests;
}

void SolitaireLab::goOn()
{
    if (!canGoOn()) return;
    if (phase() == Phase::Paused) return m_search.resume();
    const auto known = findings();
    if (phase() == Phase::Done && !m_restored) m_bench->moreTime = true;
    // What was stopped has time left, unless that was at its end.
    if (known && known->allowed - known->state->seconds < 1) m_bench->moreTime = true;
    launch(false);
}

void SolitaireLab::addGame(const ReplayedGamePtr& game)
{
    m_given = game;
    const bool isSame = m_findings && m_findings->task->fingerprint() == game->task->fingerprint();
    if (isSame && !isRunning()) m_bench->addGame(game);
}

int SolitaireLab::widened() const
{
    return m_bench ? m_bench->widened.load() : 1;
}

void SolitaireLab::widen()
{
    if (!m_bench) return;
    constexpr int kMostWidened = 64;
    m_bench->widened = std::min(m_bench->widened * 2, kMostWidened);
    emit stateChanged();
}

}  // namespace ui

#include "moc_solitaire_lab.cpp"
