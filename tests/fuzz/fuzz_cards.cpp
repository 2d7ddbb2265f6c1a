// SPDX-License-Identifier: GPL-3.0-or-later
// The card box: a damaged database is refused, or answers with what can be read of it.
#include "tests/fuzz/fuzz_window.h"
#include "ui/learning/card_store.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::needApplication();
    const QString path = fuzz::fileWith(QStringLiteral("cards.sqlite"), fuzz::bytesOf(data, size));
    // Those of the one before.
    for (const char* end : {"-wal", "-shm", "-journal"}) QFile::remove(path + QLatin1String(end));
    auto store = ui::CardStore::open(path);
    if (!store) {
        fuzz::require(!store.error().toString().empty());
        return 0;
    }
    const QDate today(2026, 3, 1);
    if (const auto all = store->summary(std::nullopt, today)) {
        fuzz::require(all->due() <= all->cards());
        for (const ui::CardSummary::Deck& deck : all->decks) (void)store->summary(deck.deck, today);
    }
    QSet<qint64> passed;
    for (int i = 0; i < 10; ++i) {
        const auto next = store->next(std::nullopt, today, passed);
        if (!next || !*next) break;
        const ui::Card& card = **next;
        fuzz::require(card.box >= 1 && card.box <= ui::leitner::kBoxes);
        fuzz::require(!passed.contains(card.id));
        passed.insert(card.id);
        (void)store->answer(card.id, static_cast<ui::CardGrade>(i % 3), today);
    }
    ui::Card card;
    card.deck = {ui::CardKind::Hooks, QStringLiteral("fuzz")};
    card.key = QStringLiteral("CAT");
    if (const auto added = store->add({card}, today); !added)
        fuzz::require(!added.error().toString().empty());
    (void)store->remove(card.deck);
    return 0;
}
