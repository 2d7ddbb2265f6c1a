// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations: from what simulation they come, and what their links show.
#include <QLabel>
#include <QTextBrowser>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "engine/game/note_links.h"
#include "engine/search/simulator.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/explain/explain_panel.h"
#include "ui/explain/explanation_run.h"
#include "ui/language/engine_text.h"

using namespace Qt::StringLiterals;
using namespace std::string_literals;

namespace {

struct ExplainStage
{
    ui::JobService jobs;
    ui::ExplanationRun run{jobs};
    ui::PositionPtr position = fixture::catPosition("AESTEA?/");

    engine::Move move(const char* text) const { return engine::readMove(*position, text).value(); }
    ui::ExplanationQuestion question() const
    {
        return {position, move("8G (CAT)S"), move("J8 SEAT"), nullptr, nullptr, nullptr};
    }
    bool answered() const
    {
        return QTest::qWaitFor([this] { return run.answer() != nullptr && !run.isRunning(); },
                               30'000);
    }
};

}  // namespace

class TestExplanationRun : public QObject
{
    Q_OBJECT

private slots:
    void simulatesWhatIsNotSimulated()
    {
        ExplainStage stage;
        QVERIFY(!stage.run.question());
        stage.run.ask(stage.question());
        QVERIFY(stage.answered());
        const auto answer = stage.run.answer();
        QVERIFY(answer->own);
        QCOMPARE(answer->iterations, ui::ExplanationRun::kIterations);
        QVERIFY(answer->explanation.move == stage.question().move);
        QCOMPARE(answer->explanation.facts.back().kind, engine::FactKind::Verdict);
        stage.run.drop();
        QVERIFY(!stage.run.answer());
        QVERIFY(!stage.run.question());
    }

    /// Whoever comes back to a position reads what was explained of it.
    void answersAreRememberedByPosition()
    {
        ExplainStage stage;
        QVERIFY(!stage.run.recall(stage.question()));
        stage.run.ask(stage.question());
        QVERIFY(stage.answered());
        const auto answer = stage.run.answer();
        stage.run.drop();
        const ui::PositionPtr other = fixture::catPosition("AESTEAT/");
        ui::ExplanationQuestion elsewhere = stage.question();
        elsewhere.position = other;
        QVERIFY(!stage.run.recall(elsewhere));
        // Nor with other words: what was said came from them.
        ui::ExplanationQuestion otherWords = stage.question();
        otherWords.lexicons.game = fixture::lexicon();
        QVERIFY(!stage.run.recall(otherWords));
        QVERIFY(!stage.run.question());
        // The same position may have been set up anew.
        ui::ExplanationQuestion same = stage.question();
        same.position = fixture::catPosition("AESTEA?/");
        QVERIFY(stage.run.recall(same));
        QCOMPARE(stage.run.answer(), answer);
        QVERIFY(stage.run.question()->move == stage.question().move);
        // Another question of it is answered anew, and it is that one that is remembered.
        ui::ExplanationQuestion turned = stage.question();
        std::swap(turned.move, turned.against);
        stage.run.ask(turned);
        QVERIFY(stage.run.answer() != answer);
        QVERIFY(stage.answered());
        stage.run.drop();
        QVERIFY(stage.run.recall(stage.question()));
        QVERIFY(stage.run.question()->move == turned.move);
    }

    void takesTheSimulationThatIsThere()
    {
        ExplainStage stage;
        ui::ExplanationQuestion question = stage.question();
        engine::SimulationQuestion asked{*stage.position};
        asked.candidates = {question.move, question.against};
        engine::SearchLimits limits;
        limits.units = 200;
        const auto simulator = engine::Simulator::create(asked).value();
        question.simulation = simulator->run(limits, {});
        stage.run.ask(question);
        QVERIFY(stage.answered());
        QVERIFY(!stage.run.answer()->own);
        QCOMPARE(stage.run.answer()->iterations, std::int64_t{200});
        // One that lacks a move is no help.
        question.against = stage.move("exch A");
        stage.run.ask(question);
        QVERIFY(stage.answered());
        QVERIFY(stage.run.answer()->own);
    }

    void numbersHaveTheirSigns()
    {
        const ExplainStage stage;
        engine::Explanation explanation;
        explanation.move = stage.question().move;
        explanation.against = stage.question().against;
        engine::ExplainedFact fact;
        fact.sentence = engine::say("%1 keeps %2, worth %3 points; %4 keeps %5, worth %6", "8G"s,
                                    "A-B"s, "-0.5"s, "J8"s, "AB"s, "+1.5"s);
        explanation.facts.push_back(fact);
        const QString text = ui::linesOf(explanation, *stage.position).front().text();
        QVERIFY2(text.contains(u" −0.5 "_s), qPrintable(text));
        QVERIFY2(text.contains(u"+1.5"_s) && text.contains(u"A-B"_s), qPrintable(text));
    }

    void sentencesAreCutIntoLinks()
    {
        ExplainStage stage;
        stage.run.ask(stage.question());
        QVERIFY(stage.answered());
        const engine::Explanation& explanation = stage.run.answer()->explanation;
        const auto lines = ui::linesOf(explanation, *stage.position);
        QCOMPARE(lines.size(), explanation.facts.size());
        int moves = 0;
        int lanes = 0;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const engine::ExplainedFact& fact = explanation.facts[i];
            // Nothing is lost or added by the cuts; only signs of numbers are nicer.
            QCOMPARE(lines[i].text().replace(u'−', u'-'),
                     QString(ui::engineText(fact.sentence) + u'.').replace(u'−', u'-'));
            QCOMPARE(lines[i].side, fact.side);
            for (const ui::ExplainedLine::Part& part : lines[i].parts) {
                if (!part.link) continue;
                if (!part.link->moves.empty()) {
                    const engine::Move& shown = part.link->moves.front();
                    QVERIFY(shown == explanation.move || shown == explanation.against);
                    ++moves;
                }
                if (!part.link->squares.empty()) {
                    QCOMPARE(part.link->squares.size(), fact.squares.size());
                    ++lanes;
                }
            }
        }
        QVERIFY(moves >= static_cast<int>(lines.size()));
        QVERIFY(lanes > 0);
        // In a note the moves are links, too.
        const QString note = ui::explanationNote(explanation, *stage.position);
        const auto links =
            engine::noteLinks(note.section(u'\n', 0, 0).toStdString(), *stage.position, 1);
        QCOMPARE(links.size(), std::size_t{2});
        QVERIFY(links.front().move == explanation.move);
        QVERIFY(note.endsWith(lines.back().text()));
    }

    void panelTellsAndPoints()
    {
        ExplainStage stage;
        ui::ExplainPanel panel(stage.run);
        panel.setHint(u"nothing yet"_s);
        QVERIFY(panel.view()->toPlainText().contains(u"nothing yet"_s));
        stage.run.ask(stage.question());
        QVERIFY(stage.answered());
        const auto lines = ui::linesOf(stage.run.answer()->explanation, *stage.position);
        const auto* verdict = panel.findChild<QLabel*>(u"explainVerdict"_s);
        QVERIFY(verdict->text().endsWith(lines.back().text()));
        const auto* source = panel.findChild<QLabel*>(u"explainSource"_s);
        QCOMPARE(stage.run.answer()->plies, 2);
        QVERIFY2(source->toolTip().contains(u"2 plies"_s), qPrintable(source->toolTip()));
        const QString text = panel.view()->toPlainText();
        for (std::size_t i = 0; i + 1 < lines.size(); ++i)
            QVERIFY2(text.contains(lines[i].text()), qPrintable(lines[i].text()));
        // A review that says something else is named; one that agrees isn't.
        const auto* cost = panel.findChild<QLabel*>(u"explainCost"_s);
        for (const bool reversed : {false, true}) {
            ui::ExplanationQuestion question = stage.question();
            question.move = stage.move("J8 SEAT");
            question.against = engine::passMove();
            if (reversed) std::swap(question.move, question.against);
            panel.setReviewed({}, {});
            stage.run.ask(question);
            QVERIFY(stage.answered());
            QVERIFY(!verdict->text().contains(u"bridge"_s));
            panel.setReviewed(u"loss"_s, u"bridge"_s);
            QCOMPARE(cost->text(), u"loss"_s);
            const engine::Explanation& explanation = stage.run.answer()->explanation;
            const bool agrees =
                explanation.established && explanation.facts.back().side == engine::FactSide::Own;
            QCOMPARE(verdict->text().contains(u"bridge"_s), !agrees);
            QVERIFY(agrees != reversed);
        }
        panel.setReviewed({}, {});
        stage.run.ask(stage.question());
        QVERIFY(stage.answered());
        QSignalSpy pointed(&panel, &ui::ExplainPanel::linkPointedAt);
        emit panel.view()->highlighted(QUrl(u"#0"_s));
        QCOMPARE(pointed.count(), 1);
        const auto link = pointed.first().first().value<std::optional<ui::ExplainedLink>>();
        QVERIFY(link.has_value());
        emit panel.view()->highlighted(QUrl());
        QVERIFY(!pointed.last().first().value<std::optional<ui::ExplainedLink>>().has_value());
        // What no link of it says is nothing.
        emit panel.view()->highlighted(QUrl(u"#4711"_s));
        QVERIFY(!pointed.last().first().value<std::optional<ui::ExplainedLink>>().has_value());
    }
};

TEST_CLASS(TestExplanationRun, QApplication)
#include "tst_explanation_run.moc"
