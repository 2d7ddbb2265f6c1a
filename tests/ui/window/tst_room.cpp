// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the window say when there is little room, or large letters.
#include <algorithm>

#include <QAbstractButton>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTextDocument>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/window/window_stage.h"
#include "ui/moves/moves_panel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/layout_presets.h"

using namespace Qt::StringLiterals;

namespace {

/// Counts how often something asks to be laid out.
class LayoutRequests : public QObject
{
public:
    int count = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest) ++count;
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

class TestRoom : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { ui::Theme::apply(ui::Look()); }

    void legendsExplainEachOverlay()
    {
        fixture::WindowStage stage;
        QTRY_VERIFY(stage.ready());
        auto* legend = stage.child<QLabel>("legend");
        const auto height = [&] { return stage.child<QWidget>("legendStrip")->height(); };
        stage.action("view.lanes")->trigger();
        QTRY_VERIFY2(legend->text().contains(u"Best static equity"_s), qPrintable(legend->text()));
        QVERIFY(fixture::settles(*stage.window));
        const int one = height();
        stage.action("view.anchors")->trigger();
        QTRY_VERIFY2(legend->text().contains(u"a move is"_s), qPrintable(legend->text()));
        // A line for each, with its meaning as far as there is room, in whole sentences.
        for (const QString& line : legend->text().split(u"<br>"_s)) {
            QVERIFY2(line.contains(u"Best "_s) || line.contains(u"a move is"_s), qPrintable(line));
            QVERIFY2(line.endsWith(u'.') || line.endsWith(u". …"_s) || line.endsWith(u".…"_s),
                     qPrintable(line));
        }
        // And no line more than there are overlays, though dots take a little room.
        const auto needed = [&] {
            QTextDocument document;
            document.setDefaultFont(legend->font());
            document.setDocumentMargin(0);
            document.setHtml(legend->text());
            document.setTextWidth(legend->width());
            return document.size().height();
        };
        const auto linesOf = [&](int width) {
            stage.child<QWidget>("legendStrip")->setFixedWidth(width);
            QCoreApplication::processEvents();
            return qRound(needed() / legend->fontMetrics().lineSpacing());
        };
        for (int width = 420; width < 720; width += 3) QVERIFY(linesOf(width) <= 2);
        stage.child<QWidget>("legendStrip")->setMinimumWidth(0);
        stage.child<QWidget>("legendStrip")->setMaximumWidth(QWIDGETSIZE_MAX);
        QVERIFY(legend->toolTip().contains(u"none: 40 points less"_s));
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(height() <= std::max(one, 3 * legend->fontMetrics().lineSpacing()));
        // Larger letters have higher lines.
        QFont larger = legend->font();
        larger.setPointSizeF(1.4 * larger.pointSizeF());
        stage.child<QWidget>("legendStrip")->setFont(larger);
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(legend->height() >= needed());
        stage.child<QWidget>("legendStrip")->setFont(QFont());
        // More have their names.
        stage.action("view.premiums")->trigger();
        QTRY_VERIFY(legend->text().contains(u"Hot premium squares"_s));
        QVERIFY(!legend->text().contains(u"<br>"_s));
        // A low window has one line, and says there what it has room for.
        stage.action("view.noOverlay")->trigger();
        stage.action("view.lanes")->trigger();
        stage.window->resize(1366, 640);
        QTRY_VERIFY2(legend->text().contains(u"Best static"_s), qPrintable(legend->text()));
        // What is low depends on the font: with a small one not even this window is.
        const bool low = stage.window->height() < 40 * legend->fontMetrics().height();
        QTRY_COMPARE(legend->wordWrap(), !low);
        QVERIFY(fixture::settles(*stage.window));
        if (low) QVERIFY(legend->sizeHint().width() <= legend->width());
    }

    void firstStepsTakeNothingFromTheBoard()
    {
        fixture::WindowStage stage;
        QTRY_VERIFY(stage.ready());
        auto* cards = stage.child<QWidget>("welcomeCards");
        QVERIFY(cards->isVisible());
        QVERIFY(fixture::settles(*stage.window));
        const qreal square = stage.column().board()->squareRect(0, 0).width();
        for (const char* name :
             {"cardClose.typeRack", "cardClose.openGame", "cardClose.buildLexicon"})
            stage.child<QAbstractButton>(name)->click();
        QTRY_VERIFY(!cards->isVisible());
        QVERIFY(fixture::settles(*stage.window));
        QCOMPARE(stage.column().board()->squareRect(0, 0).width(), square);
    }

    void linesAreBrokenBetweenParts()
    {
        const QString text = u"equity +22.0 · #2 of 4 · keeps AET"_s;
        ui::ElidedLabel label;
        label.setText(text);
        const QFontMetrics metrics = label.fontMetrics();
        const auto shown = [&](const QString& room) {
            label.resize(metrics.horizontalAdvance(room) + 1, 2 * metrics.lineSpacing());
            return label.shownLines();
        };
        QCOMPARE(shown(text), QStringList(text));
        QCOMPARE(shown(u"equity +22.0 · #2 of 4 …"_s), QStringList(u"equity +22.0 · #2 of 4 …"_s));
        label.setLines(2);
        QCOMPARE(label.sizeHint().height(), 2 * metrics.lineSpacing());
        QCOMPARE(shown(text), QStringList(text));
        QCOMPARE(shown(u"equity +22.0 · #2 of 4"_s),
                 QStringList({u"equity +22.0 · #2 of 4"_s, u"keeps AET"_s}));
        label.setText(u"the first move must cover H8"_s);
        QCOMPARE(shown(u"the first move …"_s),
                 QStringList({u"the first move"_s, u"must cover H8"_s}));
        // A short part doesn't take a line for itself where the rest is cut then.
        label.setText(u"on · the opponent plays with few words · seed 1"_s);
        QCOMPARE(shown(u"on · the opponent plays with"_s),
                 QStringList({u"on · the opponent plays with"_s, u"few words · seed 1"_s}));
        label.setText(u"x"_s.repeated(99));
        QCOMPARE(shown(u"xxxx"_s).size(), 1);
    }

    void aboutTheMoveThereIsRoomForAll()
    {
        fixture::WindowStage stage;
        QTRY_VERIFY(stage.ready());
        auto* detail = dynamic_cast<ui::ElidedLabel*>(stage.child<QLabel>("moveDetail"));
        QVERIFY(detail);
        auto* buttons = stage.child<QAbstractButton>("position.shuffle.button");
        QVERIFY(buttons && buttons->isVisible());
        QVERIFY(fixture::settles(*stage.window));
        stage.window->movesPanel()->previewRow(1);
        QVERIFY(detail->shownLines().first().startsWith(u"equity"_s));
        QCOMPARE(detail->shownLines().join(u" · "_s), detail->text());
        // The field is no reason to cut it.
        const qreal square = stage.column().board()->squareRect(0, 0).width();
        stage.action("position.moveField")->trigger();
        auto* field = stage.child<QLineEdit>("moveField");
        QTRY_VERIFY(field->isVisible() && !buttons->isVisible());
        QTest::keyClicks(field, u"zzz"_s);
        QVERIFY(!detail->text().isEmpty());
        QVERIFY(fixture::settles(*stage.window));
        QCOMPARE(detail->shownLines().join(u' '), detail->text());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible() && buttons->isVisible());
        QVERIFY(fixture::settles(*stage.window));
        QCOMPARE(stage.column().board()->squareRect(0, 0).width(), square);
    }

    void smallTextFollowsTheTextSize()
    {
        fixture::WindowStage stage;
        auto* detail = stage.child<QLabel>("moveDetail");
        const qreal before = QFontInfo(detail->font()).pixelSize();
        ui::Look look = ui::Theme::currentLook();
        look.textPercent = 150;
        ui::Theme::apply(look);
        QVERIFY(QFontInfo(detail->font()).pixelSize() > 1.4 * before);
        // What has no room on the button that plays leaves out its middle, not its ends.
        stage.window->resize(1000, 640);
        QTRY_VERIFY(stage.ready());
        stage.window->movesPanel()->previewRow(1);
        auto* play = stage.child<QPushButton>("playButton");
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(play->fontMetrics().horizontalAdvance(play->text()) <= play->width());
        look.textPercent = 100;
        ui::Theme::apply(look);
        QCOMPARE(QFontInfo(detail->font()).pixelSize(), before);
    }

    /// Where "Play SEAT  12" has no room the move is rather seen whole without the first word.
    void theMoveOnTheButtonIsWhole()
    {
        fixture::WindowStage stage;
        QTRY_VERIFY(stage.ready());
        stage.window->movesPanel()->previewRow(1);
        auto* play = stage.child<QPushButton>("playButton");
        const QString whole = play->accessibleName();
        QVERIFY2(whole.startsWith(u"Play "_s), qPrintable(whole));
        QTRY_COMPARE(play->text(), whole);
        play->setFixedWidth(play->fontMetrics().horizontalAdvance(whole) + 8);
        QTRY_COMPARE(play->text(), whole.sliced(5));
        QCOMPARE(play->accessibleName(), whole);
    }

    void textsOfTheFirstStepsAreSeenWhole()
    {
        fixture::WindowStage stage;
        stage.window->resize(1366, 900);
        for (const int width : {620, 520}) {
            stage.window->resizeDocks({stage.child<QDockWidget>("dock.moves")}, {width},
                                      Qt::Horizontal);
            const QList<QLabel*> texts =
                stage.child<QWidget>("welcomeCards")->findChildren<QLabel*>();
            QCOMPARE(texts.size(), 3);
            for (const QLabel* text : texts) {
                QTRY_VERIFY(text->isVisible());
                QTRY_VERIFY2(text->heightForWidth(text->width()) <= text->height(),
                             qPrintable(text->text()));
            }
        }
    }

    void squaresStayLargeInTheSmallestWindow_data()
    {
        QTest::addColumn<int>("preset");
        for (int preset = 0; preset < ui::LayoutPresets::kPresets; ++preset)
            QTest::addRow("layout %d", preset + 1) << preset;
    }

    void squaresStayLargeInTheSmallestWindow()
    {
        QFETCH(int, preset);
        fixture::WindowStage stage;
        QTRY_VERIFY(stage.ready());
        // The screens of tests can be narrow: there it is maximised at first.
        stage.window->showNormal();
        QVERIFY(fixture::settles(*stage.window));
        stage.window->resize(1000, 640);
        stage.window->layouts()->choose(static_cast<ui::LayoutPresets::Preset>(preset));
        const auto roomy = [&] {
            return fixture::settles(*stage.window) &&
                   stage.column().board()->squareRect(0, 0).width() >= 24;
        };
        QVERIFY(roomy());
        stage.window->messageBar()->add({u"What is told"_s, u"in many words "_s.repeated(50)});
        QVERIFY(roomy());
        stage.window->messageBar()->clear();
        for (const char* id : {"view.lanes", "view.anchors", "view.premiums"}) {
            stage.action(id)->trigger();
            QVERIFY2(roomy(), id);
        }
        for (const char* id : {"view.words", "view.game"}) {
            stage.action(id)->trigger();
            QVERIFY2(roomy(), id);
        }
        QTRY_COMPARE(stage.window->size(), QSize(1000, 640));
    }

    void thePaletteButtonStaysInTheBar()
    {
        fixture::WindowStage stage;
        auto* button = stage.child<QPushButton>("paletteButton");
        stage.window->resize(1800, 740);
        QTRY_VERIFY(button->isVisible() && button->text().contains(u"Ctrl+K"_s));
        const QString whole = button->text();
        for (const int width : {1500, 1366, 1200}) {
            stage.window->resize(width, 740);
            QTRY_VERIFY2(button->isVisible(), qPrintable(QString::number(width)));
            QTRY_VERIFY(button->geometry().right() < button->parentWidget()->width());
        }
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(button->text() != whole || button->parentWidget()->sizeHint().width() <= 1200);
        stage.window->resize(1800, 740);
        QTRY_COMPARE(button->text(), whole);
    }

    /// What is laid out stays so: parts that make each other change would keep a processor busy.
    void restsWhenNothingHappens()
    {
        fixture::WindowStage stage;
        for (const int width : {1000, 1100, 1200, 1280, 1366, 1500, 1800}) {
            stage.window->resize(width, 740);
            QVERIFY(fixture::settles(*stage.window));
            LayoutRequests requests;
            qApp->installEventFilter(&requests);
            QTest::qWait(200);
            qApp->removeEventFilter(&requests);
            QVERIFY2(requests.count < 10,
                     qPrintable(u"%1 wide: %2 times"_s.arg(width).arg(requests.count)));
        }
    }
};

TEST_CLASS(TestRoom, QApplication)
#include "tst_room.moc"
