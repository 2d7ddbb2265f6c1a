// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QDropEvent>
#include <QImage>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/window/game_stage.h"
#include "ui/board/board_widget.h"
#include "ui/document/study.h"
#include "ui/game/game_feature.h"
#include "ui/game/game_panel.h"
#include "ui/game/note_pictures.h"
#include "ui/game/note_view.h"
#include "ui/game/start_page.h"
#include "ui/moves/move_list_text.h"
#include "ui/moves/moves_panel.h"
#include "ui/position/board_column.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

struct NoteToolsStage : fixture::GameStage
{
    using GameStage::GameStage;

    ui::BoardWidget* board() const { return window->boardColumn()->board(); }
    ui::NoteView* note() const { return window->feature<ui::GameFeature>()->panel()->note(); }
    const engine::Annotations& annotations() const
    {
        return study().game()->record().node(study().moment().viewed).annotations;
    }
    QPoint at(int row, int column) const
    {
        return board()->squareRect(row, column).center().toPoint();
    }
    void draw(std::pair<int, int> from, std::pair<int, int> to,
              Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mousePress(board(), Qt::RightButton, modifiers, at(from.first, from.second));
        QMouseEvent move(QEvent::MouseMove, at(to.first, to.second),
                         board()->mapToGlobal(at(to.first, to.second)), Qt::NoButton,
                         Qt::RightButton, modifiers);
        QCoreApplication::sendEvent(board(), &move);
        QTest::mouseRelease(board(), Qt::RightButton, modifiers, at(to.first, to.second));
    }
    QString shapes() const
    {
        QStringList all;
        for (const engine::Shape& shape : annotations().shapes)
            all.append(QString::fromStdString(engine::shapeText(shape)));
        return all.join(u' ');
    }
    /// The links of the note as they are shown.
    QStringList links() const
    {
        QStringList all;
        const QTextDocument& document = *note()->view()->document();
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                if (part.fragment().charFormat().isAnchor()) all.append(part.fragment().text());
        return all;
    }
    /// The address of the link with that text.
    QUrl link(const QString& text) const
    {
        const QTextDocument& document = *note()->view()->document();
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                if (part.fragment().charFormat().isAnchor() && part.fragment().text() == text)
                    return QUrl(part.fragment().charFormat().anchorHref());
        return {};
    }
    void write(const QString& text) const
    {
        note()->editor()->setPlainText(text);
        window->feature<ui::GameFeature>()->panel()->commitNote();
    }
};

}  // namespace

class TestNoteTools : public QObject
{
    Q_OBJECT

private slots:
    void aGameIsOfferedWhereThereIsNone()
    {
        const NoteToolsStage stage(false);
        auto* begin = stage.window->findChild<QToolButton*>(u"game.begin.offer"_s);
        QVERIFY(begin && begin->isVisible() && begin->isEnabled());
        for (const auto& name : {u"file.open.offer"_s, u"match.new.offer"_s})
            QVERIFY(stage.window->findChild<QToolButton*>(name)->isVisible());
        begin->click();
        QVERIFY(stage.study().game());
        QVERIFY(!begin->isVisible());
    }

    void whatIsOfferedIsNeverSqueezed()
    {
        const NoteToolsStage stage(false);
        auto* page = stage.window->findChild<QScrollArea*>(u"startPage"_s);
        QVERIFY(page && page->isVisible());
        page->setFixedSize(page->width(), 120);
        QVERIFY(fixture::settles(*stage.window));
        const QList<QWidget*> parts = page->widget()->findChildren<QWidget*>();
        for (const QWidget* part : parts)
            if (part->isVisible() && !part->findChild<QWidget*>() &&
                !part->sizePolicy().hasHeightForWidth())
                QVERIFY2(part->height() >= part->minimumSizeHint().height(),
                         qPrintable(part->objectName()));
        // What each does is said beside it.
        const auto* begin = stage.window->findChild<QToolButton*>(u"game.begin.offer"_s);
        QVERIFY(!begin->accessibleDescription().isEmpty());
    }

    void examplesOpen_data()
    {
        QTest::addColumn<QString>("name");
        for (const ui::StartPage::Example& example : ui::StartPage::examples())
            QTest::newRow(qPrintable(example.name)) << example.name;
    }
    void examplesOpen()
    {
        QFETCH(QString, name);
        const NoteToolsStage stage(false);
        const auto before = stage.study().position();
        auto* example = stage.window->findChild<QToolButton*>(u"example."_s + name);
        QVERIFY(example && example->isVisible());
        example->click();
        QTRY_VERIFY(stage.study().game() || stage.study().position() != before);
        QVERIFY(stage.study().game() || !stage.study().position()->board().empty());
    }

    void movesAreDroppedIntoANote()
    {
        const NoteToolsStage stage;
        stage.write(u"Look:"_s);
        QMimeData moves;
        moves.setText(u"as text"_s);
        moves.setData(ui::kMarkdownType, "| Move |\n| :--- |\n| 8H SEAT |\n");
        QWidget* view = stage.note()->view()->viewport();
        const auto dropped = [view](const QMimeData& content) {
            QDragEnterEvent enter({5, 5}, Qt::CopyAction, &content, Qt::LeftButton, {});
            QCoreApplication::sendEvent(view, &enter);
            QDropEvent drop({5, 5}, Qt::CopyAction, &content, Qt::LeftButton, {});
            QCoreApplication::sendEvent(view, &drop);
            return drop.isAccepted();
        };
        QVERIFY(dropped(moves));
        QCOMPARE(stage.note()->markdown(), u"Look:\n\n| Move |\n| :--- |\n| 8H SEAT |\n\n"_s);
        stage.window->feature<ui::GameFeature>()->panel()->commitNote();
        QTRY_COMPARE(stage.links(), QStringList{u"8H SEAT"_s});
    }

    void drawsWithTheMouse()
    {
        const NoteToolsStage stage;
        stage.draw({7, 7}, {7, 7});
        QCOMPARE(stage.shapes(), u"G8H"_s);
        stage.draw({7, 7}, {3, 7}, Qt::ShiftModifier);
        stage.draw({0, 0}, {5, 5}, Qt::ControlModifier);
        stage.draw({0, 1}, {0, 1}, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(stage.shapes(), u"G8H R8H-4H Y1A-6F B1B"_s);
        QVERIFY(stage.board()->squareDetails(7, 7).contains(u"marked green"_s));
        // Again takes it away; another colour recolours.
        stage.draw({7, 7}, {7, 7});
        stage.draw({7, 7}, {3, 7});
        QCOMPARE(stage.shapes(), u"Y1A-6F B1B G8H-4H"_s);
        stage.trigger("edit.undo");
        QCOMPARE(stage.shapes(), u"R8H-4H Y1A-6F B1B"_s);
        // They belong to the turn.
        QCOMPARE(stage.board()->shapes().size(), 3U);
        stage.trigger("game.next");
        QVERIFY(stage.board()->shapes().empty());
        stage.trigger("game.previous");
        QCOMPARE(stage.board()->shapes().size(), 3U);
        stage.trigger("notes.clear");
        QCOMPARE(stage.shapes(), QString());
        QVERIFY(!stage.window->actions().action(u"notes.clear"_s)->isEnabled());
    }

    void aDrawingLetGoBesideTheBoardIsNone()
    {
        const NoteToolsStage stage;
        QTest::mousePress(stage.board(), Qt::RightButton, {}, stage.at(2, 2));
        QTest::mouseRelease(stage.board(), Qt::RightButton, {}, QPoint(-20, -20));
        QCOMPARE(stage.shapes(), QString());
    }

    void drawsWithTheKeyboard()
    {
        const NoteToolsStage stage;
        stage.trigger("notes.mark");  // shows where the cursor is
        QCOMPARE(stage.shapes(), QString());
        QVERIFY(stage.board()->moveEntry()->cursor());
        stage.trigger("notes.mark");
        QCOMPARE(stage.shapes(), u"G8H"_s);
        stage.trigger("notes.colour");
        stage.trigger("notes.arrow");
        QTest::keyClick(stage.board(), Qt::Key_Right);
        QTest::keyClick(stage.board(), Qt::Key_Right);
        stage.trigger("notes.arrow");
        QCOMPARE(stage.shapes(), u"G8H R8H-8J"_s);
    }

    void whatIsDrawnIsSeen()
    {
        const NoteToolsStage stage;
        const QPixmap before = stage.board()->grab();
        stage.draw({2, 2}, {4, 6});
        const QImage after = stage.board()->grab().toImage();
        const QPoint middle = (stage.at(2, 2) + stage.at(4, 6)) / 2;
        QVERIFY(before.toImage().pixel(middle) != after.pixel(middle));
        stage.draw({2, 2}, {4, 6});
        QCOMPARE(stage.board()->grab().toImage().pixel(middle), before.toImage().pixel(middle));
    }

    void aPositionBecomesAGame()
    {
        const NoteToolsStage stage(false);
        QVERIFY(!stage.window->actions().action(u"notes.mark"_s)->isEnabled());
        stage.draw({2, 2}, {2, 2});
        QVERIFY(stage.window->statusBar()->currentMessage().contains(u"Begin a Game"_s));
        const auto board = stage.study().position()->board();
        stage.trigger("game.begin");
        QVERIFY(stage.study().game());
        QVERIFY(stage.study().position()->board() == board);
        stage.draw({2, 2}, {2, 2});
        QCOMPARE(stage.board()->shapes().size(), 1U);
    }

    void marksByKey()
    {
        const NoteToolsStage stage;
        stage.trigger("notes.glyph6");
        QCOMPARE(stage.annotations().glyph, engine::Glyph::Blunder);
        stage.trigger("notes.glyph0");
        QCOMPARE(stage.annotations().glyph, engine::Glyph::None);
        stage.trigger("game.last");
        QVERIFY(!stage.window->actions().action(u"notes.glyph1"_s)->isEnabled());
    }

    void notesAreRenderedWithLinks()
    {
        const NoteToolsStage stage;
        stage.write(
            u"**Weak**: 8G CAT leaves 15H open, see #3.\n\n- not `8H` nor [8H](http://x)"_s);
        QCOMPARE(stage.note()->currentWidget(), stage.note()->view());
        QCOMPARE(stage.links(), (QStringList{u"8G CAT"_s, u"15H"_s, u"#3"_s, u"8H"_s}));
        QVERIFY(stage.link(u"8H"_s).scheme() == u"http"_s);
        QVERIFY(stage.note()->view()->toPlainText().startsWith(u"Weak"_s));
    }

    void linksShowAndGo()
    {
        const NoteToolsStage stage;
        stage.write(u"8G CAT leaves 15H open, see #3"_s);
        emit stage.note()->view()->highlighted(stage.link(u"8G CAT"_s));
        QVERIFY(stage.board()->ghost());
        QCOMPARE(stage.board()->ghost()->column, 6);
        const QImage plain = stage.board()->grab().toImage();
        emit stage.note()->view()->highlighted(stage.link(u"15H"_s));
        QVERIFY(!stage.board()->ghost());
        QVERIFY(stage.board()->grab().toImage() != plain);
        emit stage.note()->view()->highlighted(QUrl());
        emit stage.note()->view()->anchorClicked(stage.link(u"15H"_s));
        QCOMPARE(stage.board()->moveEntry()->cursor()->row, 14);
        emit stage.note()->view()->anchorClicked(stage.link(u"#3"_s));
        QCOMPARE(stage.study().state().cursor.turn, 2);
        QVERIFY(stage.links().isEmpty());
    }

    void aMoveThatIsAVariationIsGoneTo()
    {
        const NoteToolsStage stage;
        QVERIFY(stage.study().play(*engine::readMove(*stage.study().position(), "8H SEA")));
        stage.trigger("edit.undo");
        stage.trigger("edit.redo");
        const ui::GameCursor there = stage.study().state().cursor;
        stage.study().goTo({1, 0});
        stage.write(u"better 8H SEA"_s);
        emit stage.note()->view()->anchorClicked(stage.link(u"8H SEA"_s));
        QCOMPARE(stage.study().moment().viewed, there.line);
    }

    void picturesArePasted()
    {
        const NoteToolsStage stage;
        stage.note()->edit();
        QImage image(40, 30, QImage::Format_RGB32);
        image.fill(Qt::red);
        stage.note()->editor()->setPlainText(u"look: "_s);
        stage.note()->editor()->moveCursor(QTextCursor::End);
        QGuiApplication::clipboard()->setImage(image);
        stage.note()->editor()->paste();
        QTRY_COMPARE(stage.annotations().pictures.size(), 1U);
        QCOMPARE(stage.annotations().noteText(),
                 std::string("look: ![picture1](picture:picture1)"));
        stage.note()->showRendered();
        const auto shown = [&stage](const QString& name) {
            return stage.note()
                ->view()
                ->document()
                ->resource(QTextDocument::ImageResource, QUrl(name))
                .value<QImage>()
                .size();
        };
        QTRY_COMPARE(shown(u"picture:picture1"_s), image.size());
        // Never from a file.
        QCOMPARE(shown(u"file://" TILEWRIGHT_SOURCE "/resources/nothing.png"_s), QSize(1, 1));
    }

    /// As tall as a whole page of a browser: it is kept so that it can be shown.
    void tallPicturesAreShown()
    {
        const NoteToolsStage stage;
        stage.note()->edit();
        QImage image(1900, 7000, QImage::Format_RGB32);
        image.fill(Qt::red);
        QGuiApplication::clipboard()->setImage(image);
        stage.note()->editor()->paste();
        QTRY_COMPARE_WITH_TIMEOUT(stage.annotations().pictures.size(), 1U, 30'000);
        QVERIFY(!ui::decodedPicture(stage.annotations().pictures.front()->bytes).isNull());
        // What is no picture is told, and leaves the note as it was.
        const std::string before = stage.annotations().noteText();
        auto* data = new QMimeData;
        data->setData(u"image/png"_s, "no picture");
        QGuiApplication::clipboard()->setMimeData(data);
        stage.note()->edit();
        stage.note()->editor()->paste();
        QTRY_VERIFY(stage.window->messageBar()->text().contains(u"The picture was not kept"));
        QCOMPARE(stage.annotations().noteText(), before);
        QCOMPARE(stage.annotations().pictures.size(), 1U);
    }

    void editingAndSeeing()
    {
        const NoteToolsStage stage;
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        stage.trigger("game.note");
        QCOMPARE(stage.note()->currentWidget(), stage.note()->editor());
        QTest::keyClicks(stage.note()->editor(), u"!!"_s);
        QTest::keyClick(stage.note()->editor(), Qt::Key_Escape);
        QCOMPARE(stage.note()->currentWidget(), stage.note()->view());
        QVERIFY(QString::fromStdString(stage.annotations().noteText()).endsWith(u"!!"_s));
        // What is being typed goes with its turn.
        stage.trigger("game.note");
        QTest::keyClicks(stage.note()->editor(), u"?"_s);
        stage.trigger("game.next");
        stage.trigger("game.previous");
        QVERIFY(QString::fromStdString(stage.annotations().noteText()).endsWith(u"!!?"_s));
    }
};

TEST_CLASS(TestNoteTools, QApplication)
#include "tst_note_tools.moc"
