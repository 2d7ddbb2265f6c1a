// SPDX-License-Identifier: GPL-3.0-or-later
// The library of games: a damaged database is refused, or answers with what can be read of it.
#include "tests/fuzz/fuzz_window.h"
#include "ui/library/library_store.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::needApplication();
    const QString path =
        fuzz::fileWith(QStringLiteral("library.sqlite"), fuzz::bytesOf(data, size));
    // Those of the one before.
    for (const char* end : {"-wal", "-shm", "-journal"}) QFile::remove(path + QLatin1String(end));
    auto store = ui::LibraryStore::open(path);
    if (!store) {
        fuzz::require(!store.error().toString().empty());
        return 0;
    }
    ui::LibraryQuery query;
    query.limit = 50;
    const auto all = store->search(query);
    if (all) {
        fuzz::require(all->rows.size() <= query.limit);
        for (const ui::LibraryRow& row : all->rows) (void)store->content(row.id);
    }
    query.word = QStringLiteral("SE*");
    query.player = QStringLiteral("an");
    query.rack = QStringLiteral("AE");
    const auto turns = store->searchTurns(query);
    fuzz::require(!turns || turns->turns.size() <= query.limit);
    (void)store->tags();
    (void)store->lexicons();
    (void)store->unreviewed({QStringLiteral("x"), QStringLiteral("y"), 1});
    (void)store->verdicts(1);
    (void)store->moveOfTurn(1, 1);
    (void)store->stampOfFile(QStringLiteral("/a.gcg"));
    // And takes more, or says why not.
    ui::LibraryEntry entry;
    entry.path = QStringLiteral("/fuzz.gcg");
    entry.title = QStringLiteral("Fuzz");
    entry.players = {{QStringLiteral("Anna"), 8}, {QStringLiteral("Ben"), 5}};
    entry.hash = "hash";
    entry.notes = "notes";
    if (const auto added = store->add(entry); !added)
        fuzz::require(!added.error().toString().empty());
    (void)store->setTags(1, {QStringLiteral("tag")});
    (void)store->remove({1, 2});
    return 0;
}
