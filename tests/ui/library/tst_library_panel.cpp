// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "engine/game/review_tags.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/word_list.h"
#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/library/library_panel.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int kGames = 40;

/// A panel with games of a0, a1, … against b.
struct Stage
{
    QTemporaryDir folder;
    ui::JobService jobs;
    ui::GameLibrary library{jobs, folder.filePath(u"library.sqlite"_s)};
    ui::LibraryPanel panel{library};

    Stage()
    {
        for (int i = 0; i < kGames; ++i) {
            QFile out(folder.filePath(u"%1.gcg"_s.arg(i)));
            if (!out.open(QIODevice::WriteOnly)) continue;
            const QByteArray name = 'a' + QByteArray::number(i);
            out.write("#player1 " + name + ' ' + name + "\n#player2 b b\n>" + name +
                      ": AESTOUV 8H SEAT +8 8\n");
        }
        library.import({folder.path()}, fixture::english());
        panel.show();
    }
    [[nodiscard]] QStringList selected() const
    {
        QStringList players;
        for (const ui::LibraryRow& row : panel.selected()) players.append(row.players);
        players.sort();
        return players;
    }
};

}  // namespace

class TestLibraryPanel : public QObject
{
    Q_OBJECT

private slots:
    /// Whatever the letters and however many points.
    void resultsAreSeenWhole()
    {
        Stage stage;
        stage.panel.resize(900, 500);
        QTableView* table = stage.panel.table();
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QVERIFY(fixture::settles(stage.panel));
        const auto needed = [table](const QString& text) {
            return table->fontMetrics().horizontalAdvance(text) +
                   2 * table->style()->pixelMetric(QStyle::PM_FocusFrameHMargin);
        };
        QVERIFY2(table->columnWidth(ui::LibraryModel::ResultColumn) >= needed(u"1234–1098"_s),
                 qPrintable(QString::number(table->columnWidth(ui::LibraryModel::ResultColumn))));
        QVERIFY(table->columnWidth(ui::LibraryModel::Date) >= needed(u"2019-07-21"_s));
    }

    /// Beside a large panel on a small screen nothing is squashed or cut: fields that are seldom
    /// filled in and columns of which one looks at last give way.
    void lowPanelsStayReadable()
    {
        Stage stage;
        QTableView* table = stage.panel.table();
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        auto* more = stage.panel.findChild<QWidget*>(u"libraryMoreFields"_s);
        auto* button = stage.panel.findChild<QToolButton*>(u"libraryMore"_s);
        stage.panel.resize(805, 230);
        QVERIFY(fixture::settles(stage.panel));
        const auto fieldsAreWhole = [&stage] {
            const auto fields = stage.panel.findChildren<QLineEdit*>();
            return std::ranges::all_of(fields, [](const QLineEdit* each) {
                // Those inside of other fields have their own measure.
                const bool own = each->objectName().startsWith(u"library"_s);
                return !own || !each->isVisible() || each->height() >= each->sizeHint().height();
            });
        };
        QVERIFY(fieldsAreWhole());
        QVERIFY(!more->isVisible());
        QVERIFY(table->rowAt(table->viewport()->height() - 1) >= 1);
        // To the end of the file's name, without scrolling.
        const auto lastEnds = [table] {
            return table->columnViewportPosition(ui::LibraryModel::File) +
                   table->columnWidth(ui::LibraryModel::File);
        };
        QTRY_VERIFY2(lastEnds() <= table->viewport()->width(),
                     qPrintable(QString::number(lastEnds())));
        // Columns that say nothing take no room of those that do.
        QVERIFY(!table->isColumnHidden(ui::LibraryModel::Turns));
        // What is asked for there holds when it isn't seen, and is counted.
        button->click();
        QVERIFY(fixture::settles(stage.panel));
        QTRY_VERIFY(more->isVisible());
        QTRY_VERIFY(fieldsAreWhole());
        stage.panel.findChild<QLineEdit*>(u"libraryTag"_s)->setText(u"nothing"_s);
        QTRY_COMPARE(table->model()->rowCount(), 0);
        button->click();
        QVERIFY2(button->text().contains(u'1'), qPrintable(button->text()));
        stage.panel.findChild<QLineEdit*>(u"libraryTag"_s)->clear();
        QTRY_COMPARE(table->model()->rowCount(), kGames);
    }

    /// Also with all fields there is more to be seen of what was found than of them.
    void fieldsLeaveRoomForRows()
    {
        Stage stage;
        QTableView* table = stage.panel.table();
        stage.panel.resize(767, 300);
        auto* button = stage.panel.findChild<QToolButton*>(u"libraryMore"_s);
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        button->click();
        if (!button->isChecked()) button->click();
        stage.panel.findChild<QComboBox*>(u"libraryWhat"_s)->setCurrentIndex(1);
        QTRY_COMPARE(table->model()->columnCount(), int{ui::LibraryTurnModel::ColumnCount});
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        QVERIFY(fixture::settles(stage.panel));
        QTRY_VERIFY(stage.panel.findChild<QWidget*>(u"libraryMoreFields"_s)->isVisible());
        const auto rows = [table] {
            return table->viewport()->height() / table->verticalHeader()->defaultSectionSize();
        };
        QTRY_VERIFY2(stage.panel.height() <= 300 && rows() >= 5,
                     qPrintable(u"%1 rows in %2"_s.arg(rows()).arg(stage.panel.height())));
        // Tags are written for games.
        QVERIFY(!stage.panel.findChild<QLineEdit*>(u"libraryTags"_s)->isVisible());
    }

    /// Where there is room, all is there.
    void highPanelsShowAllFields()
    {
        Stage stage;
        QTRY_COMPARE(stage.panel.table()->model()->rowCount(), kGames);
        stage.panel.resize(1400, 900);
        QTRY_VERIFY(stage.panel.findChild<QWidget*>(u"libraryMoreFields"_s)->isVisible());
        QTRY_VERIFY(!stage.panel.table()->isColumnHidden(ui::LibraryModel::Turns));
    }

    /// Names of files are read rather than columns of nothing but dashes.
    void filesHaveTheRoomOfEmptyColumns()
    {
        Stage stage;
        QTableView* table = stage.panel.table();
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        QFile out(stage.folder.filePath(u"nationals_round_12.gcg"_s));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("#player1 a Magdalena\n#player2 b Johann\n>a: AEST 8H SEA +6 6\n");
        out.close();
        stage.library.import({stage.folder.path()}, fixture::english());
        QTRY_COMPARE(table->model()->rowCount(), kGames + 1);
        using Column = ui::LibraryModel;
        const int whole = static_cast<QAbstractItemView*>(table)->sizeHintForColumn(Column::File);
        for (const int width : {780, 700, 640}) {
            stage.panel.resize(width, 500);
            QVERIFY(fixture::settles(stage.panel));
            QTRY_VERIFY2(
                table->columnWidth(Column::File) >= whole,
                qPrintable(u"%1 at %2"_s.arg(table->columnWidth(Column::File)).arg(width)));
            QVERIFY(!table->isColumnHidden(Column::Turns));
            QVERIFY(table->columnWidth(Column::Players) >=
                    table->fontMetrics().horizontalAdvance(u"Magdalena – Johann"_s));
        }
        QVERIFY(table->isColumnHidden(Column::Tags));
    }

    /// What gave way in the list of games says nothing about the list of turns.
    void turnsHaveTheirOwnColumns()
    {
        Stage stage;
        QTableView* table = stage.panel.table();
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        stage.panel.resize(560, 500);
        QTRY_VERIFY(table->isColumnHidden(ui::LibraryModel::Lexicon));
        static_assert(int{ui::LibraryModel::Lexicon} == int{ui::LibraryTurnModel::Move});
        stage.panel.findChild<QComboBox*>(u"libraryWhat"_s)->setCurrentIndex(1);
        QTRY_COMPARE(table->model()->columnCount(), int{ui::LibraryTurnModel::ColumnCount});
        QTRY_VERIFY(!table->isColumnHidden(ui::LibraryTurnModel::Move));
    }

    /// A turn is opened where it was played, and is nothing to be forgotten.
    /// Columns in which there is nothing give way to what is looked for.
    void emptyColumnsGiveWayFirst()
    {
        Stage stage;
        QTableView* table = stage.panel.table();
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        for (int i = 0; i < 2; ++i) {
            QFile out(stage.folder.filePath(u"noted%1.gcg"_s.arg(i)));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write("#player1 a Magdalena\n#player2 b Johann\n>a: AEST 8H SEA +6 6\n"
                      "#note better: SEAT #findingSADDEST\n");
        }
        stage.library.import({stage.folder.path()}, fixture::english());
        QTRY_COMPARE(table->model()->rowCount(), kGames + 1);
        stage.panel.findChild<QComboBox*>(u"libraryWhat"_s)->setCurrentIndex(1);
        auto* tag = stage.panel.findChild<QLineEdit*>(u"libraryTag"_s);
        tag->setText(u"#finding"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        using Column = ui::LibraryTurnModel;
        QCOMPARE(table->model()->index(0, Column::Tags).data().toString(), u"findingSADDEST"_s);
        stage.panel.resize(640, 500);
        QTRY_VERIFY(table->isColumnHidden(Column::Why));
        QVERIFY(!table->isColumnHidden(Column::Tags));
        const QString players = table->model()->index(0, Column::Players).data().toString();
        QTRY_VERIFY(table->columnWidth(Column::Players) >
                    table->fontMetrics().horizontalAdvance(players));
        // With or without its sign a tag is completed.
        QCompleter* completer = tag->completer();
        for (const QString& typed : {u"#findi"_s, u"findi"_s}) {
            completer->setCompletionPrefix(typed);
            QCOMPARE(completer->completionCount(), 1);
        }
    }

    /// On a large screen, too, the list stands between the board and other panels.
    void whatWasBetterIsSeen()
    {
        Stage stage;
        QTableView* table = stage.panel.table();
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        {
            auto store = ui::LibraryStore::open(stage.folder.filePath(u"library.sqlite"_s));
            QVERIFY(store);
            const qint64 id = store->search({})->rows.front().id;
            const int leave = 1 << static_cast<int>(engine::ReviewTag::BadLeave);
            ui::LibraryReview review{
                u"x"_s, {}, 0, {}, {{1, 2, 9000, u"C7 HAURI(E)NT"_s, -1, leave, 1, 0}}};
            QVERIFY(store->setReview(id, store->gameHash(id), review).value());
        }
        stage.panel.findChild<QComboBox*>(u"libraryWhat"_s)->setCurrentIndex(2);
        QTRY_COMPARE(table->model()->columnCount(), int{ui::LibraryTurnModel::ColumnCount});
        QTRY_COMPARE(table->model()->rowCount(), 1);
        stage.panel.resize(640, 500);
        QVERIFY(fixture::settles(stage.panel));
        QTRY_VERIFY(!table->isColumnHidden(ui::LibraryTurnModel::Best));
        QVERIFY(!table->isColumnHidden(ui::LibraryTurnModel::Why));
        // However the columns were shared while a question hid it.
        const int room = table->columnWidth(ui::LibraryTurnModel::Best);
        stage.panel.setConcealed(true);
        stage.panel.resize(641, 500);
        QVERIFY(fixture::settles(stage.panel));
        QTRY_VERIFY(table->columnWidth(ui::LibraryTurnModel::Best) < room);
        stage.panel.setConcealed(false);
        QVERIFY(table->columnWidth(ui::LibraryTurnModel::Best) >= room);
    }

    void turnsAreListed()
    {
        Stage stage;
        QTableView* table = stage.panel.table();
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        auto* what = stage.panel.findChild<QComboBox*>(u"libraryWhat"_s);
        QVERIFY(what);
        what->setCurrentIndex(1);
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        QVERIFY(table->model()
                    ->index(0, ui::LibraryTurnModel::Move)
                    .data()
                    .toString()
                    .contains(u"SEAT"_s));
        auto* rack = stage.panel.findChild<QLineEdit*>(u"libraryRack"_s);
        rack->setText(u"zz"_s);
        QTRY_COMPARE(table->model()->rowCount(), 0);
        rack->setText(u"et"_s);
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        table->sortByColumn(ui::LibraryTurnModel::Players, Qt::AscendingOrder);
        table->selectRow(2);
        QCOMPARE(stage.panel.selected().size(), 1);
        QCOMPARE(stage.panel.selected()[0].turn, 1);
        ui::LibraryRow opened;
        connect(&stage.panel, &ui::LibraryPanel::openRequested, this,
                [&opened](const ui::LibraryRow& row) { opened = row; });
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(opened.turn, 1);
        QVERIFY(!opened.path.isEmpty());
        what->setCurrentIndex(0);
        QTRY_COMPARE(table->model()->columnCount(), int{ui::LibraryModel::ColumnCount});
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        QVERIFY(stage.panel.selected().isEmpty());
    }

    /// Steps go through the list of mistakes, made for it if it isn't there; what would have been
    /// better is not told while somebody looks for it.
    void stepsGoFromMistakeToMistake()
    {
        Stage stage;
        stage.panel.resize(900, 500);
        QTRY_COMPARE(stage.panel.table()->model()->rowCount(), kGames);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        // SEAT is none of these words: a phony each.
        const auto words = engine::readWordList("at\n", fixture::english()->alphabet);
        const auto other =
            *engine::Lexicon::fromWords("other", words->words, fixture::english()->alphabet, false);
        QSignalSpy reviewed(&stage.library, &ui::GameLibrary::reviewed);
        stage.library.review({fixture::english(), other, nullptr});
        QTRY_COMPARE(reviewed.size(), 1);
        QSignalSpy stepped(&stage.panel, &ui::LibraryPanel::stepped);
        const auto last = [&stepped] { return stepped.last().first().value<ui::LibraryRow>(); };
        stage.panel.step(1);
        QTRY_COMPARE(stepped.size(), 1);
        const auto* table = stage.panel.table();
        QCOMPARE(table->model()->rowCount(), kGames);
        QCOMPARE(last().turn, 1);
        const qint64 first = last().id;
        stage.panel.step(1);
        QCOMPARE(stepped.size(), 2);
        QVERIFY(last().id != first);
        QCOMPARE(stage.panel.selected().size(), 1);
        stage.panel.step(-1);
        QCOMPARE(last().id, first);
        stage.panel.step(-1);
        QCOMPARE(last().turn, 0);
        // A phony that lost nothing is a mistake, and can be asked for; what the review finds best
        // can't be, whatever a mark calls it.
        QVERIFY(stage.panel.asksForBetter());
        {
            auto store = ui::LibraryStore::open(stage.folder.filePath(u"library.sqlite"_s));
            QVERIFY(store);
            ui::LibraryReview review{u"x"_s, {}, 0, {}, {{1, 0, 0, u"8H SEAT"_s}}};
            QVERIFY(store->setReview(first, store->gameHash(first), review).value());
        }
        auto* what = stage.panel.findChild<QComboBox*>(u"libraryWhat"_s);
        what->setCurrentIndex(1);
        QTRY_VERIFY(!stage.panel.asksForBetter());
        stage.panel.step(1, true);
        const qsizetype steps = stepped.size();
        stage.panel.step(-1, true);
        QCOMPARE(stepped.size(), steps + 1);
        QCOMPARE(last().turn, 0);
        what->setCurrentIndex(2);
        QTRY_COMPARE(table->model()->rowCount(), kGames - 1);
        const QModelIndex best = table->model()->index(0, ui::LibraryTurnModel::Best);
        const QModelIndex why = table->model()->index(0, ui::LibraryTurnModel::Why);
        QCOMPARE(why.data().toString(), u"phony"_s);
        // It is no small mistake that lost 0.0.
        QCOMPARE(why.siblingAtColumn(ui::LibraryTurnModel::Mistake).data().toString(), u"phony"_s);
        QCOMPARE(why.siblingAtColumn(ui::LibraryTurnModel::Lost).data().toString(), u"–"_s);
        stage.panel.setConcealed(true);
        const QModelIndex size = why.siblingAtColumn(ui::LibraryTurnModel::Mistake);
        for (const QModelIndex& index : {best, why, size}) {
            QCOMPARE(index.data().toString(), u"…"_s);
            QCOMPARE(index.data(Qt::ToolTipRole).toString(), u"…"_s);
        }
        stage.panel.setConcealed(false);
        QCOMPARE(why.data().toString(), u"phony"_s);

        // Nor can a phony be asked for from a rack that isn't known: nothing better is.
        ui::LibraryReview::Turn unknown{1, 1, -1, u""_s};
        unknown.phase = 0;
        unknown.reasons = 1 << static_cast<int>(engine::ReviewTag::Phony);
        {
            auto store = ui::LibraryStore::open(stage.folder.filePath(u"library.sqlite"_s));
            QVERIFY(store);
            const ui::LibraryReview review{u"x"_s, {}, 0, {}, {unknown}};
            QVERIFY(store->setReview(first, store->gameHash(first), review).value());
        }
        what->setCurrentIndex(1);
        what->setCurrentIndex(2);
        QTRY_COMPARE(table->model()->rowCount(), kGames);
        QCOMPARE(stage.panel.turnsWithoutQuestion(), 1);
        QCOMPARE(stage.panel.questions().size(), kGames - 1);
    }

    /// As the review says it: a phony, and what little it cost.
    void aPhonyThatLosesLittleIsNoMistakeByItsLoss()
    {
        const auto told = [](qint64 lost, qint64 win, int judged) -> QString {
            ui::LibraryTurnRow row;
            row.reasons = 1 << static_cast<int>(engine::ReviewTag::Phony);
            row.judged = judged;
            row.lost = lost;
            row.win = win;
            ui::LibraryTurnModel model;
            model.setRows({row});
            return model.index(0, ui::LibraryTurnModel::Mistake).data().toString() + u' ' +
                   model.index(0, ui::LibraryTurnModel::Lost).data().toString();
        };
        QCOMPARE(told(0, -1, 1), u"phony –"_s);
        QCOMPARE(told(144, -1, 1), u"phony 0.1 pts"_s);
        QCOMPARE(told(1000, -1, 1), u"small 1.0 pts"_s);
        QCOMPARE(told(9000, -1, 2), u"medium 9.0 pts"_s);
        QCOMPARE(told(9000, 0, 1), u"phony 0.0 %"_s);
        QCOMPARE(told(9000, 2000, 1), u"phony 0.2 %"_s);
        QCOMPARE(told(9000, 3000, 1), u"small 0.3 %"_s);
    }

    void whatIsSelectedStaysSelected()
    {
        Stage stage;
        auto* model = stage.panel.table()->model();
        QTRY_COMPARE(model->rowCount(), kGames);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        stage.panel.table()->selectAll();
        const QStringList all = stage.selected();
        QCOMPARE(all.size(), kGames);
        QSignalSpy found(&stage.library, &ui::GameLibrary::found);
        QSignalSpy told(&stage.panel, &ui::LibraryPanel::selectionChanged);
        stage.panel.findChild<QLineEdit*>(u"libraryPlayer"_s)->setText(u"b"_s);
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(stage.selected(), all);
        QVERIFY2(told.size() <= 3, qPrintable(QString::number(told.size())));
        // Some of them, with others between.
        auto* selection = stage.panel.table()->selectionModel();
        selection->clear();
        for (const int row : {1, 2, 5, kGames - 1})
            selection->select(model->index(row, 0),
                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const QStringList some = stage.selected();
        stage.panel.findChild<QLineEdit*>(u"libraryPlayer"_s)->clear();
        QTRY_COMPARE(found.size(), 2);
        QCOMPARE(stage.selected(), some);
        // In another order it is the same games.
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            stage.panel.table()->sortByColumn(ui::LibraryModel::Players, order);
            QCOMPARE(stage.selected(), some);
        }
    }

    /// What is typed there has to be read, however many commands there are.
    void tagsHaveRoom()
    {
        Stage stage;
        QList<QAction*> commands;
        for (int i = 0; i < 5; ++i)
            commands.append(new QAction(u"A command with a name"_s, &stage.panel));
        stage.panel.addActions(commands);
        stage.panel.resize(500, 600);
        auto* tags = stage.panel.findChild<QLineEdit*>(u"libraryTags"_s);
        QTRY_VERIFY(tags->isVisible());
        QCoreApplication::processEvents();
        QVERIFY2(tags->width() >= 14 * tags->fontMetrics().averageCharWidth(),
                 qPrintable(QString::number(tags->width())));
    }
};

TEST_CLASS(TestLibraryPanel, QApplication)
#include "tst_library_panel.moc"
