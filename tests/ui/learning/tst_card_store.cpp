// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/learning/card_store.h"

using namespace Qt::StringLiterals;

namespace {

const QDate kToday(2026, 3, 1);
const ui::CardDeck kWords{ui::CardKind::Anagrams, u"tiny"_s};

ui::Card wordCard(const QString& key, const ui::CardDeck& deck = kWords)
{
    ui::Card card;
    card.deck = deck;
    card.key = key;
    card.title = key;
    return card;
}

struct StoreStage
{
    QTemporaryDir folder;
    QString path = folder.filePath(u"data/cards.sqlite"_s);

    [[nodiscard]] ui::CardStore store() const
    {
        auto opened = ui::CardStore::open(path);
        if (!opened) qFatal("%s", opened.error().toString().c_str());
        return std::move(*opened);
    }
    /// The key of the next card; empty = none.
    [[nodiscard]] QString next(QDate day, const QSet<qint64>& passed = {}) const
    {
        const auto found = store().next(std::nullopt, day, passed);
        return found && *found ? (*found)->key : QString();
    }
};

}  // namespace

class TestCardStore : public QObject
{
    Q_OBJECT

private slots:
    void cardsMoveThroughTheBoxes()
    {
        const StoreStage stage;
        auto store = stage.store();
        QCOMPARE(*store.add({wordCard(u"ACT"_s)}, kToday), 1);
        QCOMPARE(stage.next(kToday), u"ACT"_s);
        QCOMPARE(stage.next(kToday.addDays(-1)), QString());
        const qint64 id = (*store.next({}, kToday, {}))->id;
        // Known: each box waits longer than the one before, and the last one is the last.
        QDate day = kToday;
        int before = 0;
        for (int box = 2; box <= ui::leitner::kBoxes + 1; ++box) {
            QVERIFY(store.answer(id, ui::CardGrade::Right, day));
            const auto summary = store.summary({}, day);
            QCOMPARE(summary->due(), 0);
            const int wait = static_cast<int>(day.daysTo(summary->next));
            QCOMPARE(wait, ui::leitner::daysOf(std::min(box, ui::leitner::kBoxes)));
            QVERIFY(wait > before || box > ui::leitner::kBoxes);
            before = wait;
            QCOMPARE(stage.next(summary->next.addDays(-1)), QString());
            day = summary->next;
            QCOMPARE(stage.next(day), u"ACT"_s);
        }
        QCOMPARE(store.summary({}, day)->boxes.back().cards, 1);
        // With help it stays, not known it begins anew.
        QVERIFY(store.answer(id, ui::CardGrade::Helped, day));
        QCOMPARE(store.summary({}, day)->boxes.back().cards, 1);
        QVERIFY(store.answer(id, ui::CardGrade::Wrong, day));
        const auto summary = store.summary({}, day);
        QCOMPARE(summary->boxes.front().cards, 1);
        QCOMPARE(summary->next, day.addDays(1));
        QCOMPARE(summary->days.last().helped, 1);
        QCOMPARE(summary->days.last().wrong, 1);
    }

    void whatIsThereStaysAsItIs()
    {
        const StoreStage stage;
        auto store = stage.store();
        QCOMPARE(*store.add({wordCard(u"ACT"_s), wordCard(u"AST"_s), wordCard(u"ACT"_s)}, kToday),
                 2);
        const qint64 id = (*store.next({}, kToday, {}))->id;
        QVERIFY(store.answer(id, ui::CardGrade::Right, kToday));
        QCOMPARE(*store.add({wordCard(u"ACT"_s), wordCard(u"AST"_s)}, kToday), 0);
        const auto summary = stage.store().summary({}, kToday);
        QCOMPARE(summary->cards(), 2);
        QCOMPARE(summary->due(), 1);
        QCOMPARE(summary->boxes[1].cards, 1);
    }

    void decksAreApart()
    {
        const StoreStage stage;
        auto store = stage.store();
        const ui::CardDeck other{ui::CardKind::Hooks, u"tiny"_s};
        ui::Card mistake;
        mistake.key = u"0a0b"_s;
        mistake.turn = 3;
        mistake.move = u"8D CAT"_s;
        ui::Card later = mistake;
        later.turn = 5;
        QCOMPARE(
            *store.add({wordCard(u"ACT"_s), wordCard(u"ACT"_s, other), mistake, later}, kToday), 4);
        QCOMPARE(store.summary({}, kToday)->decks.size(), 3);
        QCOMPARE(store.summary(other, kToday)->cards(), 1);
        const auto asked = store.next(ui::CardDeck{}, kToday, {});
        QCOMPARE((*asked)->key, u"0a0b"_s);
        QCOMPARE((*asked)->move, u"8D CAT"_s);
        QVERIFY(store.remove(ui::CardDeck{}));
        QCOMPARE(store.summary({}, kToday)->cards(), 2);
        QVERIFY(!*store.next(ui::CardDeck{}, kToday, {}));
    }

    void passedCardsAreLeftOut()
    {
        const StoreStage stage;
        auto store = stage.store();
        QCOMPARE(*store.add({wordCard(u"ACT"_s), wordCard(u"AST"_s)}, kToday), 2);
        const auto first = *store.next({}, kToday, {});
        const auto second = *store.next({}, kToday, {first->id});
        QVERIFY(second && second->key != first->key);
        QVERIFY(!*store.next({}, kToday, {first->id, second->id}));
        // One that was taken out while it was asked is no error.
        QVERIFY(store.remove(first->id));
        QVERIFY(store.answer(first->id, ui::CardGrade::Right, kToday));
        QVERIFY(store.summary({}, kToday)->days.isEmpty());
    }

    void strangeFilesAreRefused()
    {
        const StoreStage stage;
        QVERIFY(stage.store().add({wordCard(u"ACT"_s)}, kToday));
        QFile text(stage.folder.filePath(u"text.sqlite"_s));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write(QByteArray(5000, 'x'));
        text.close();
        QVERIFY(!ui::CardStore::open(text.fileName()));
        QVERIFY(!ui::CardStore::open(stage.folder.path()));
        // A newer version is left alone.
        {
            auto database = ui::Database::open(stage.folder.filePath(u"new.sqlite"_s),
                                               {99, [](int) { return QStringList(); }});
            QVERIFY(database);
        }
        const auto refused = ui::CardStore::open(stage.folder.filePath(u"new.sqlite"_s));
        QVERIFY(!refused);
        QVERIFY(refused.error().toString().find("newer version") != std::string::npos);
    }
};

TEST_CLASS(TestCardStore, QCoreApplication)
#include "tst_card_store.moc"
