// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window doesn't answer while lexicons are opened, built, compared and looked into.
#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

#include "tests/bench/bench_position.h"
#include "tests/bench/feel/gaps.h"
#include "ui/leaves/leave_panel.h"
#include "ui/lexicon/build_dialog.h"
#include "ui/lexicon/compare_dialog.h"
#include "ui/lexicon/word_graph_panel.h"
#include "ui/training/train_dialog.h"
#include "ui/words/word_list_model.h"
#include "ui/words/words_panel.h"

namespace {

using namespace Qt::StringLiterals;
using budget::child;
using budget::Desk;
using budget::Samples;
using budget::Steps;
using budget::trigger;

const budget::Entry kLexicon("gapLexicon", [] {
    return budget::rounds([] {
        Desk desk;
        const QString path = desk.file(u"other.kwg"_s);
        if (!QFile::copy(QStringLiteral(TILEWRIGHT_LEXICON), path)) return Samples();
        const engine::LexiconPtr before = desk.session.study().position()->lexiconPtr();
        Steps steps;
        steps.add(
            "another lexicon", [&] { desk.session.loader().openLexicon(path); },
            [&] {
                return desk.session.study().position()->lexiconPtr() != before && desk.settled();
            });
        return steps.worst();
    });
});

const budget::Entry kWords("gapWords", [] {
    return budget::rounds([] {
        Desk desk;
        trigger(desk, "view.words");
        auto& panel = child<ui::WordsPanel>(desk.window);
        Steps steps;
        auto& table = child<QTableView>(panel, u"wordTable"_s);
        ui::WordListModel& words = panel.model();
        const auto listed = [&] { return desk.settled() && !words.isStale(); };
        const auto ask = [&](ui::WordMode mode, const char* text) {
            const ui::WordAnswerPtr before = words.answer();
            steps.add(
                text, [&] { panel.ask(mode, QString::fromLatin1(text)); },
                [&] { return words.answer() != before && listed(); });
        };
        ask(ui::WordMode::Anagram, "??RETIN");
        ask(ui::WordMode::Hooks, "LATE");
        ask(ui::WordMode::Extensions, "QUA");
        ask(ui::WordMode::Regex, ".*(ED|ING)");
        ask(ui::WordMode::Pattern, "A????E");
        ask(ui::WordMode::Pattern, "*ING");
        ask(ui::WordMode::Pattern, "*");
        if (words.rowCount() < 90'000) qFatal("these are not all words");
        const auto sort = [&](const char* what) {
            for (int column = 0; column < ui::WordListModel::ColumnCount; ++column)
                for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder})
                    steps.add(
                        what, [&] { table.sortByColumn(column, order); }, listed);
        };
        sort("all words sorted");
        steps.add(
            "most words selected", [&] { budget::selectFrom(table, 2); }, listed);
        sort("all words sorted, most of them selected");
        auto& copy = child<QAbstractButton>(desk.window, u"wordsCopy"_s);
        const auto copied = [&] {
            return desk.settled() && !QApplication::clipboard()->text().isEmpty();
        };
        for (const int first : {2, table.model()->rowCount()}) {
            budget::selectFrom(table, first);
            QApplication::clipboard()->clear();
            steps.add(
                "words copied", [&] { copy.click(); }, copied);
        }
        return steps.worst();
    });
});

const budget::Entry kBoggle("gapBoggle", [] {
    return budget::rounds([] {
        Desk desk;
        trigger(desk, "view.boggle");
        QApplication::processEvents();
        auto& roll = child<QAbstractButton>(desk.window, u"boggleRoll"_s);
        Steps steps;
        for (int i = 0; i < 5; ++i)
            steps.add(
                "a Boggle board", [&] { roll.click(); }, [&] { return desk.settled(); });
        return steps.worst();
    });
});

/// The dialog that builds lexicons, and whether its word lists are read.
struct Workshop
{
    Desk desk;
    ui::BuildDialog* dialog = nullptr;

    /// Drops word lists on the window.
    void drop(Steps& steps, const QStringList& paths)
    {
        steps.add(
            "word lists dropped",
            [&] { desk.session.loader().openFiles(paths, ui::Loader::WordLists::Offer); },
            [&] {
                if (!dialog) dialog = desk.window.findChild<ui::BuildDialog*>();
                return dialog && isRead();
            });
    }
    [[nodiscard]] bool isRead()
    {
        return child<QPushButton>(*dialog, u"buildStart"_s).isEnabled() && desk.isIdle();
    }
};

const budget::Entry kValidation("gapValidation", [] {
    return budget::rounds([] {
        Workshop shop;
        // As many problems as a list can have, besides words.
        QByteArray words = budget::wordList();
        QByteArray bad;
        for (int i = 0; i < 50'000; ++i) bad += "word" + QByteArray::number(i) + "'s\n";
        Steps steps;
        shop.drop(steps, {budget::textFile(shop.desk, u"words.txt"_s, words)});
        if (!shop.dialog) return Samples();
        steps.add(
            "another list",
            [&] { shop.dialog->addSources({budget::textFile(shop.desk, u"bad.txt"_s, bad)}); },
            [&] { return shop.isRead(); });
        steps.add(
            "words respelled", [&] { child<QCheckBox>(*shop.dialog, u"buildFold"_s).click(); },
            [&] { return shop.isRead(); });
        steps.add(
            "shorter words", [&] { child<QSpinBox>(*shop.dialog, u"buildLongest"_s).setValue(9); },
            [&] { return shop.isRead(); });
        return steps.worst();
    });
});

const budget::Entry kBuild("gapBuild", [] {
    return budget::rounds([] {
        Workshop shop;
        Steps steps;
        shop.drop(steps, {budget::textFile(shop.desk, u"words.txt"_s, budget::wordList())});
        if (!shop.dialog) return Samples();
        for (const QString& output : {u"alphaWanted"_s, u"buildCheck"_s})
            child<QCheckBox>(*shop.dialog, output).setChecked(true);
        const auto& report = child<QPushButton>(*shop.dialog, u"reportUse"_s);
        steps.add(
            "a lexicon built", [&] { child<QPushButton>(*shop.dialog, u"buildStart"_s).click(); },
            [&] { return report.isVisible() && shop.desk.isIdle(); });
        const engine::LexiconPtr before = shop.desk.session.study().position()->lexiconPtr();
        steps.add(
            "it is used", [&] { child<QPushButton>(*shop.dialog, u"reportUse"_s).click(); },
            [&] {
                return shop.desk.session.study().position()->lexiconPtr() != before &&
                       shop.desk.settled();
            });
        return steps.worst();
    });
});

const budget::Entry kCompare("gapCompare", [] {
    return budget::rounds([] {
        Desk desk;
        const QString few = budget::textFile(desk, u"few.txt"_s, budget::wordList(10));
        Steps steps;
        steps.add(
            "the dialog", [&] { trigger(desk, "lexicon.compare"); }, [&] { return desk.isIdle(); });
        auto& dialog = child<ui::CompareDialog>(desk.window);
        const auto& table = child<QTableView>(dialog, u"differenceTable"_s);
        steps.add(
            "lexicons compared",
            [&] { dialog.setLexicons(QStringLiteral(TILEWRIGHT_LEXICON), few, u"english"_s); },
            [&] { return table.model()->rowCount() > 0; });
        for (const int sides : {1, 2, 0})
            steps.add(
                "other differences",
                [&] { child<QComboBox>(dialog, u"compareSides"_s).setCurrentIndex(sides); },
                [&] { return desk.isIdle(); });
        steps.add(
            "all copied", [&] { child<QPushButton>(dialog, u"compareCopy"_s).click(); },
            [&] { return desk.isIdle(); });
        steps.add(
            "all written", [&] { dialog.save(desk.file(u"differences.tsv"_s)); },
            [&] { return desk.isIdle() && QFile::exists(desk.file(u"differences.tsv"_s)); });
        return steps.worst();
    });
});

const budget::Entry kTrain("gapTraining", [] {
    return budget::rounds([] {
        Desk desk;
        desk.session.library().remember(QStringLiteral(TILEWRIGHT_LEXICON), u"english"_s);
        Steps steps;
        steps.add(
            "the dialog", [&] { trigger(desk, "tools.train"); }, [&] { return desk.isIdle(); });
        auto& dialog = child<ui::TrainDialog>(desk.window);
        child<QSpinBox>(dialog, u"trainGenerations"_s).setValue(2);
        child<QSpinBox>(dialog, u"trainGames"_s).setValue(600);
        child<QSpinBox>(dialog, u"trainWinGames"_s).setValue(200);
        const auto& install = child<QPushButton>(dialog, u"trainInstall"_s);
        steps.add(
            "values learnt", [&] { child<QPushButton>(dialog, u"trainBegin"_s).click(); },
            [&] { return install.isEnabled(); });
        steps.add(
            "leaves of five tiles",
            [&] { child<QComboBox>(dialog, u"trainLeaveSize"_s).setCurrentIndex(5); },
            [&] { return desk.isIdle(); });
        const auto& message = child<QLabel>(dialog, u"trainMessage"_s);
        steps.add(
            "values installed", [&] { child<QPushButton>(dialog, u"trainInstall"_s).click(); },
            [&] { return !message.text().isEmpty() && desk.isIdle(); });
        return steps.worst();
    });
});

/// The leave values that come with the program.
QString leavesFile()
{
    QString path = QStringLiteral(TILEWRIGHT_LEXICON);
    return path.replace(u".kwg"_s, u".klv2"_s);
}

const budget::Entry kLeaves("gapLeaves", [] {
    return budget::rounds([] {
        Desk desk;
        Steps steps;
        steps.add(
            "leaves opened", [&] { desk.session.loader().openLeaves(leavesFile()); },
            [&] { return desk.session.study().leaves() && desk.settled(); });
        auto& panel = child<ui::LeavePanel>(desk.window);
        const auto ready = [&] { return panel.isUpToDate() && desk.settled(); };
        steps.add(
            "the panel", [&] { trigger(desk, "view.leaves"); }, ready);
        auto& table = child<QTableView>(panel, u"leaveTable"_s);
        for (const int column : {ui::LeaveListModel::LeaveColumn, ui::LeaveListModel::LengthColumn,
                                 ui::LeaveListModel::ValueColumn})
            for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder})
                steps.add(
                    "leaves sorted", [&] { table.sortByColumn(column, order); }, ready);
        for (const char* text : {"S", "??", "AEINST", ""})
            steps.add(
                "leaves looked for",
                [&] {
                    child<QLineEdit>(panel, u"leaveSearch"_s).setText(QString::fromLatin1(text));
                },
                ready);
        for (const char* button : {"leaveBest", "leaveWorst", "leaveContains", "leaveNear",
                                   "leaveSynergyPage", "leaveTablePage"})
            steps.add(
                button, [&] { child<QAbstractButton>(panel, QString::fromLatin1(button)).click(); },
                ready);
        steps.add(
            "another rack", [&] { desk.setRack("AEINRST"); }, ready);
        return steps.worst();
    });
});

const budget::Entry kGraph("gapWordGraph", [] {
    return budget::rounds([] {
        Desk desk;
        Steps steps;
        auto& panel = child<ui::WordGraphPanel>(desk.window);
        steps.add(
            "the panel", [&] { trigger(desk, "view.wordGraph"); },
            [&] { return panel.explorer().isCounted() && desk.settled(); });
        for (const char* word : {"QUIZZES", "RETAINS", "A", ""})
            steps.add(
                "a path",
                [&] {
                    auto& field = child<QLineEdit>(panel, u"graphTiles"_s);
                    field.setText(QString::fromLatin1(word));
                    emit field.textEdited(field.text());
                },
                [&] { return desk.settled(); });
        for (const auto part : {engine::GraphPart::Gaddag, engine::GraphPart::Dawg})
            steps.add(
                "another graph", [&] { panel.explorer().setPart(part); },
                [&] { return desk.settled(); });
        for (const std::uint32_t node : {1000U, 100'000U, 500'000U})
            steps.add(
                "a node", [&] { panel.jumpTo(node); }, [&] { return desk.settled(); });
        return steps.worst();
    });
});

}  // namespace
