// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>

#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/words/word_search.h"

using namespace Qt::StringLiterals;
using State = ui::WordSearch::State;
using ui::WordMode;

namespace {

/// Keeps the threads of interactive jobs busy until it goes.
class Jam
{
public:
    explicit Jam(ui::JobService& jobs)
    {
        for (int i = 0; i < 2; ++i) {
            jobs.start<int>(
                u"jam"_s, ui::JobClass::Interactive,
                [over = m_over](const engine::TaskContext&) -> engine::Result<int> {
                    while (!*over) QThread::msleep(1);
                    return 0;
                },
                &m_receiver, [](engine::Result<int>) {});
        }
    }
    ~Jam() { *m_over = true; }

private:
    QObject m_receiver;
    std::shared_ptr<std::atomic<bool>> m_over = std::make_shared<std::atomic<bool>>(false);
};

struct WordSearchStage
{
    ui::JobService jobs;
    ui::Study study;
    ui::ShownStudy shown{study};
    ui::WordSearch search;

    explicit WordSearchStage(const ui::PositionPtr& position = fixture::catPosition())
        : study(position), search(jobs, shown)
    {
    }
    void ask(const QString& text, WordMode mode = WordMode::Anagram)
    {
        search.ask({mode, text, 1, engine::kLongestWord});
    }
};

}  // namespace

class TestWordSearch : public QObject
{
    Q_OBJECT

private slots:
    void answersAndForgets()
    {
        WordSearchStage stage;
        QCOMPARE(stage.search.state(), State::Empty);
        stage.ask(u"tea"_s);
        QCOMPARE(stage.search.state(), State::Working);
        QTRY_COMPARE(stage.search.state(), State::Ready);
        QCOMPARE(stage.search.answer()->total, 4);
        stage.ask(u"  "_s);
        QCOMPARE(stage.search.state(), State::Empty);
        QVERIFY(!stage.search.answer());
    }

    void newestWins()
    {
        WordSearchStage stage;
        QStringList shown;
        connect(&stage.search, &ui::WordSearch::stateChanged, this, [&] {
            if (stage.search.state() == State::Ready) shown << stage.search.answer()->question.text;
        });
        {
            const Jam jam(stage.jobs);
            for (const auto& text : {u"c"_s, u"ca"_s, u"cat"_s}) stage.ask(text);
            QTest::qWait(20);
            QVERIFY(shown.isEmpty());
            QCOMPARE(stage.search.state(), State::Working);
        }
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QCOMPARE(shown, QStringList{u"cat"_s});
    }

    void wrongQuestionIsExplained()
    {
        WordSearchStage stage;
        stage.ask(u"[A"_s, WordMode::Pattern);
        QTRY_COMPARE(stage.search.state(), State::Wrong);
        QCOMPARE(stage.search.error()->place.column, 1);
        stage.ask(u"[A]t"_s, WordMode::Pattern);
        QVERIFY(!stage.search.error());
        QTRY_COMPARE(stage.search.state(), State::Ready);
        QCOMPARE(stage.search.answer()->total, 1);
    }

    void stoppedIsNotForever()
    {
        WordSearchStage stage;
        {
            const Jam jam(stage.jobs);
            stage.ask(u"tea"_s);
            stage.jobs.cancelAll();
        }
        QTRY_COMPARE(stage.search.state(), State::Stopped);
        stage.ask(u"tea"_s);
        QTRY_COMPARE(stage.search.state(), State::Ready);
    }

    void followsTheLexicon()
    {
        WordSearchStage stage;
        stage.ask(u"tea"_s);
        QTRY_COMPARE(stage.search.state(), State::Ready);
        const auto other = engine::readWordList("eat\n", fixture::english()->alphabet);
        QVERIFY(stage.study.setLexicon(*engine::Lexicon::fromWords(
            "other", other->words, fixture::english()->alphabet, false)));
        QTRY_COMPARE(stage.search.state(), State::Ready);
        QCOMPARE(stage.search.answer()->total, 1);
        QVERIFY(stage.study.setLexicon(nullptr));
        QCOMPARE(stage.search.state(), State::NoLexicon);
        stage.study.undoStack()->undo();
        QTRY_COMPARE(stage.search.state(), State::Ready);
        // Another position with the same words changes nothing.
        QSignalSpy changes(&stage.search, &ui::WordSearch::stateChanged);
        QVERIFY(stage.study.play(engine::passMove()));
        QCOMPARE(changes.size(), 0);
    }

    void noLexicon()
    {
        WordSearchStage stage(fixture::position(fixture::kEmptyBoard + " / 0/0 0", false));
        stage.ask(u"tea"_s);
        QCOMPARE(stage.search.state(), State::NoLexicon);
    }

    void detailsOnlyWhenWanted()
    {
        WordSearchStage stage;
        stage.ask(u"tea"_s);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QCOMPARE(stage.search.state(), State::Ready);
        QVERIFY(!stage.search.details());
        stage.search.setThorough(true);
        QTRY_VERIFY(stage.search.details());
        QCOMPARE(stage.search.details()->ranks.size(), std::size_t{4});
        stage.ask(u"cat"_s);
        QVERIFY(!stage.search.details());
        QTRY_VERIFY(stage.search.details());
        QCOMPARE(stage.search.details()->ranks.size(), std::size_t{2});
    }

    void playableWordsFollowTheMoves()
    {
        WordSearchStage stage;
        const auto position = fixture::catPosition();
        const auto moves = std::make_shared<engine::MoveRanking>(
            fixture::ranking(*position, {{"J8 SEAT", 300}, {"8G (CAT)S", 220}}));
        stage.search.setMoves(position, moves);
        QVERIFY(stage.jobs.jobs().isEmpty());
        stage.search.setThorough(true);
        QTRY_VERIFY(stage.search.playable());
        QCOMPARE(stage.search.playable()->size(), std::size_t{2});
        stage.search.setMoves(position, nullptr);
        QVERIFY(!stage.search.playable());
        // The newest list is the one that counts.
        const auto fewer =
            std::make_shared<engine::MoveRanking>(fixture::ranking(*position, {{"J8 SEAT", 300}}));
        stage.search.setMoves(position, moves);
        stage.search.setMoves(position, fewer);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QCOMPARE(stage.search.playable()->size(), std::size_t{1});
    }
};

TEST_CLASS(TestWordSearch, QCoreApplication)
#include "tst_word_search.moc"
