// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <string>
#include <utility>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include "engine/game/gcg.h"
#include "tests/bench/bench_game.h"
#include "ui/library/library_import.h"
#include "ui/library/library_store.h"

namespace {

using namespace Qt::StringLiterals;

constexpr int kGames = 10'000;
/// That play the same game: other players make it another one.
constexpr int kPairs = 10;

/// 10,000 games, each in a file: 1,000 of the program against itself, by ten pairs of players each.
class Games
{
public:
    Games()
    {
        engine::GameRecord record = bench::playedGame(1);
        for (int number = 0; number < kGames; ++number) {
            if (number % kPairs == 0)
                record = bench::playedGame(static_cast<std::uint64_t>(number) + 1);
            engine::GameInfo info = record.info();
            info.players = {{"one", "Player" + std::to_string(number % 97)},
                            {"two", "Player" + std::to_string(100 + number % 89)}};
            static_cast<void>(record.setInfo(std::move(info)));
            QFile file(m_folder.filePath(u"%1-%2.gcg"_s.arg(2000 + number % 25).arg(number)));
            if (file.open(QIODevice::WriteOnly))
                file.write(
                    QByteArray::fromStdString(bench::require(engine::writeGcg(record)).text));
        }
    }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] static const Games& all()
    {
        static const Games games;
        return games;
    }

private:
    QTemporaryDir m_folder;
};

ui::ImportReport importAll(const QString& database)
{
    const auto rules = bench::require(engine::catalogue::rules("english"));
    return bench::require(ui::importGames(database, {Games::all().folder()}, rules, {}));
}

void libraryImport(benchmark::State& state)
{
    static_cast<void>(Games::all());
    int added = 0;
    for (auto step : state) {
        static_cast<void>(step);
        const QTemporaryDir folder;
        added = importAll(folder.filePath(u"library.sqlite"_s)).added;
    }
    state.SetItemsProcessed(state.iterations() * added);
    state.counters["games"] = added;
}
BENCHMARK(libraryImport)->Unit(benchmark::kMillisecond)->Iterations(1);

/// A library of 10,000 games.
const QString& database()
{
    static const QTemporaryDir folder;
    static const QString path = [] {
        const QString file = folder.filePath(u"library.sqlite"_s);
        static_cast<void>(importAll(file));
        return file;
    }();
    return path;
}

/// With opening the library, as every search of the window does.
void librarySearch(benchmark::State& state, const ui::LibraryQuery& query)
{
    const QString& path = database();
    int found = 0;
    for (auto step : state) {
        static_cast<void>(step);
        auto store = bench::require(ui::LibraryStore::open(path));
        found = bench::require(store.search(query)).found;
    }
    state.counters["found"] = found;
}

ui::LibraryQuery with(QString ui::LibraryQuery::*field, const QString& value)
{
    ui::LibraryQuery query;
    query.*field = value;
    return query;
}

BENCHMARK_CAPTURE(librarySearch, all, ui::LibraryQuery{})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(librarySearch, player, with(&ui::LibraryQuery::player, u"player13"_s))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(librarySearch, word, with(&ui::LibraryQuery::word, u"QI"_s))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(librarySearch, pattern, with(&ui::LibraryQuery::word, u"*Q?I*"_s))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(librarySearch, date, with(&ui::LibraryQuery::from, u"2020"_s))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(librarySearch, text, with(&ui::LibraryQuery::text, u"player42"_s))
    ->Unit(benchmark::kMillisecond);

}  // namespace
