// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/game_library.h"

#include <utility>

#include <QJsonDocument>
#include <QJsonObject>

#include "engine/game/game_file.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

struct Answer
{
    LibraryPage page;
    QStringList lexicons;
    QList<LibraryStore::TagCount> tags;
    QString plan;
};

/// A choice as the library keeps it.
QString planOf(const ReviewChoice& choice)
{
    return QString::fromUtf8(
        QJsonDocument(QJsonObject::fromVariantMap(choice.toMap())).toJson(QJsonDocument::Compact));
}

std::optional<ReviewChoice> choiceOf(const QString& plan)
{
    if (plan.isEmpty()) return std::nullopt;
    return ReviewChoice::fromMap(QJsonDocument::fromJson(plan.toUtf8()).object().toVariantMap());
}

}  // namespace

GameLibrary::GameLibrary(JobService& jobs, QString path, QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_path(std::move(path)),
      m_search(jobs),
      m_verdicts(jobs),
      m_trends(jobs),
      m_locating(jobs)
{
}

void GameLibrary::search(const LibraryQuery& query)
{
    ask(query, false);
}

void GameLibrary::searchTurns(const LibraryQuery& query)
{
    ask(query, true);
}

void GameLibrary::ask(const LibraryQuery& query, bool turns)
{
    m_search.ask<Answer>(
        tr("Searching the library"), JobClass::Interactive,
        [path = m_path, query, turns](const TaskContext&) -> Result<Answer> {
            auto store = LibraryStore::open(path);
            if (!store) return engine::failure(std::move(store.error()));
            auto page = turns ? store->searchTurns(query) : store->search(query);
            if (!page) return engine::failure(std::move(page.error()));
            return Answer{std::move(*page), store->lexicons(), store->tags(), store->plan()};
        },
        [this](Result<Answer> answer) {
            if (answer) {
                m_unfinished = choiceOf(answer->plan);
                emit found(answer->page, answer->lexicons, answer->tags);
            } else if (answer.error().code != engine::ErrorCode::Cancelled) {
                emit failed(tr("The library was not searched"), answer.error());
            }
        });
}

void GameLibrary::import(const QStringList& paths, const engine::GameRulesPtr& rules)
{
    if (m_import || paths.isEmpty()) return;
    m_import = m_jobs.start<ImportReport>(
        tr("Importing games"), JobClass::Heavy,
        [path = m_path, paths, rules](const TaskContext& context) {
            return importGames(path, paths, rules, context);
        },
        this,
        [this](Result<ImportReport> report) {
            m_import = nullptr;
            if (report) {
                emit imported(*report);
            } else if (report.error().code == engine::ErrorCode::Cancelled) {
                // What had been read by then is in the library.
                ImportReport stopped;
                stopped.cancelled = true;
                emit imported(stopped);
            } else {
                emit failed(tr("The games were not imported"), report.error());
            }
            emit changed();
        });
    m_import->setPlace(QStringLiteral("view.library"));
    emit importStarted(m_import);
}

void GameLibrary::review(const LibraryReviewer& reviewer)
{
    if (m_review || !reviewer.lexicon) return;
    m_pausing = false;
    m_stopping = false;
    m_unfinished = reviewer.choice;
    m_review = m_jobs.start<ReviewReport>(
        tr("Reviewing the library"), JobClass::Background,
        [path = m_path, reviewer](const TaskContext& context) -> Result<ReviewReport> {
            {
                auto store = LibraryStore::open(path);
                if (!store) return engine::failure(std::move(store.error()));
                if (auto done = store->setPlan(planOf(reviewer.choice)); !done)
                    return engine::failure(std::move(done.error()));
            }
            auto report = reviewGames(path, reviewer, context);
            if (report && !report->cancelled) {
                auto store = LibraryStore::open(path);
                if (store) static_cast<void>(store->endPlan());
            }
            return report;
        },
        this,
        [this](Result<ReviewReport> report) {
            m_review = nullptr;
            if (!report && report.error().code == engine::ErrorCode::Cancelled) {
                // Those that were done by then are in the library.
                report = ReviewReport{};
                report->cancelled = true;
            }
            if (report) {
                report->paused = report->cancelled && m_pausing;
                if (!report->paused) m_unfinished.reset();
                emit reviewed(*report);
            } else {
                emit failed(tr("The library was not reviewed"), report.error());
            }
            if (m_stopping) forgetPlan();
            else emit changed();
        });
    m_review->setPlace(QStringLiteral("view.library"));
    emit reviewStarted(m_review);
}

void GameLibrary::pauseReview()
{
    if (!m_review) return;
    m_pausing = true;
    m_review->cancel();
}

void GameLibrary::stopReview()
{
    m_pausing = false;
    m_stopping = true;
    m_unfinished.reset();
    if (m_review) m_review->cancel();
    else forgetPlan();
}

void GameLibrary::forgetPlan()
{
    m_stopping = false;
    edit(tr("Reviewing the library"), [](LibraryStore& store) { return store.endPlan(); });
}

void GameLibrary::reviewFirst(const QList<qint64>& ids)
{
    edit(tr("Reviewing the library"), [ids](LibraryStore& store) { return store.putFirst(ids); });
}

void GameLibrary::forgetReviews(const QList<qint64>& ids)
{
    edit(tr("Reviewing the library"),
         [ids](LibraryStore& store) { return store.forgetReviews(ids); });
}

void GameLibrary::readVerdicts(qint64 id)
{
    m_verdicts.ask<QList<LibraryVerdict>>(
        tr("Reading from the library"), JobClass::Interactive,
        [path = m_path, id](const TaskContext&) -> Result<QList<LibraryVerdict>> {
            auto store = LibraryStore::open(path);
            if (!store) return engine::failure(std::move(store.error()));
            return store->verdicts(id);
        },
        [this, id](Result<QList<LibraryVerdict>> verdicts) {
            // Whoever waits for them goes on without.
            emit verdictsRead(id, verdicts ? *verdicts : QList<LibraryVerdict>());
        });
}

void GameLibrary::readTrends(const TrendQuery& query)
{
    struct Found
    {
        LibraryTrends trends;
        QStringList players;
    };
    m_trends.ask<Found>(
        tr("Reading from the library"), JobClass::Interactive,
        [path = m_path, query](const TaskContext& context) -> Result<Found> {
            auto store = LibraryStore::open(path);
            if (!store) return engine::failure(std::move(store.error()));
            auto trends = store->trends(query, context);
            if (!trends) return engine::failure(std::move(trends.error()));
            return Found{std::move(*trends), store->players()};
        },
        [this](Result<Found> found) {
            if (found) emit trendsRead(found->trends, found->players);
            else if (found.error().code != engine::ErrorCode::Cancelled)
                emit failed(tr("The library was not searched"), found.error());
        });
}

void GameLibrary::locate(qint64 id)
{
    m_locating.ask<LibraryRow>(
        tr("Reading from the library"), JobClass::Interactive,
        [path = m_path, id](const TaskContext&) -> Result<LibraryRow> {
            auto store = LibraryStore::open(path);
            if (!store) return engine::failure(std::move(store.error()));
            return store->game(id);
        },
        [this](Result<LibraryRow> row) {
            if (row) emit located(*row);
            else if (row.error().code != engine::ErrorCode::Cancelled)
                emit failed(tr("The library was not searched"), row.error());
        });
}

void GameLibrary::add(const StudyState& state, const StudyDocument& document,
                      const std::optional<LibraryReviewer>& reviewer, const KeptAnalyses& kept,
                      std::function<void()> added)
{
    edit(
        tr("Adding to the library"),
        [state, file = document.path, reviewer, kept,
         isAll = otherChapters(state) == 0 && document.kept &&
                 sameContent(*document.kept, state)](LibraryStore& store) -> Result<void> {
            auto record = state.game ? Result<engine::GameRecord>(state.game->record())
                                     : engine::gameFrom(*state.position);
            if (!record) return engine::failure(std::move(record.error()));
            auto entry = entryOf(*record, state.name);
            if (!entry) return engine::failure(std::move(entry.error()));
            if (!file.isEmpty()) {
                entry->path = file;
                entry->chapter = state.chapter;
                // An import sees the file anew where there is more in it, or something else.
                if (isAll) entry->stamp = stampOf(file);
            } else {
                entry->content = QByteArray::fromStdString(engine::writeStudy({{}, {*record}, {}}));
            }
            if (entry->title.isEmpty()) entry->title = state.name;
            auto done = store.begin();
            if (!done) return done;
            if (auto id = store.add(*entry); !id) return engine::failure(id.error());
            done = store.commit();
            if (!done || !reviewer || !state.game) return done;
            for (const KeptAnalysis& each : kept) {
                if (each.chapter != state.chapter) continue;
                engine::Annotations annotations = record->node(each.node).annotations;
                annotations.analyses.push_back(each.analysis);
                record->setAnnotations(each.node, std::move(annotations));
            }
            return adoptReview(store, store.idOf(*entry), *reviewer, std::move(*record));
        },
        std::move(added));
}

void GameLibrary::setTags(const QList<qint64>& ids, const QString& tags)
{
    edit(tr("Writing tags"), [ids, tags = tagsIn(tags)](LibraryStore& store) {
        Result<void> done;
        for (const qint64 id : ids)
            if (done) done = store.setTags(id, tags);
        return done;
    });
}

void GameLibrary::remove(const QList<qint64>& ids)
{
    edit(tr("Removing from the library"), [ids](LibraryStore& store) { return store.remove(ids); });
}

void GameLibrary::readContent(const LibraryRow& row)
{
    m_jobs.start<QByteArray>(
        tr("Reading from the library"), JobClass::Interactive,
        [path = m_path, id = row.id](const TaskContext&) -> Result<QByteArray> {
            auto store = LibraryStore::open(path);
            if (!store) return engine::failure(std::move(store.error()));
            return store->content(id);
        },
        this,
        [this, row](Result<QByteArray> content) {
            if (content) emit contentRead(row, *content);
            else {
                emit failed(tr("The game was not opened"), content.error());
                emit notOpened();
            }
        });
}

void GameLibrary::edit(const QString& title, std::function<Result<void>(LibraryStore&)> work,
                       std::function<void()> done)
{
    m_jobs.start<void>(
        title, JobClass::Interactive,
        [path = m_path, work = std::move(work)](const TaskContext&) -> Result<void> {
            auto store = LibraryStore::open(path);
            if (!store) return engine::failure(std::move(store.error()));
            return work(*store);
        },
        this,
        [this, done = std::move(done)](Result<void> edited) {
            if (!edited) emit failed(tr("The library was not changed"), edited.error());
            else if (done) done();
            emit changed();
        });
}

}  // namespace ui

#include "moc_game_library.cpp"
