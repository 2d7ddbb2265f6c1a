// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFrame>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWhatsThisClickedEvent>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/accessible_names.h"
#include "tests/ui/window/window_stage.h"
#include "ui/handbook/handbook_feature.h"
#include "ui/handbook/handbook_view.h"
#include "ui/handbook/handbook_window.h"
#include "ui/handbook/tour.h"
#include "ui/handbook/whats_this.h"
#include "ui/window/welcome_cards.h"

using namespace Qt::StringLiterals;
using ui::WhatsThis;

namespace {

QWidget* shownAnswer()
{
    const auto widgets = QApplication::topLevelWidgets();
    for (QWidget* widget : widgets)
        if (widget->isVisible() && widget->inherits("QWhatsThat")) return widget;
    return nullptr;
}

}  // namespace

/// What's This?, the tour and the first steps.
class TestHelp : public QObject
{
    Q_OBJECT

private slots:
    void everyControlHasAnAnswer()
    {
        fixture::WindowStage stage;
        fixture::makeLatePanels(*stage.window);
        int controls = 0;
        const auto widgets = stage.window->findChildren<QWidget*>();
        for (QWidget* widget : widgets) {
            if (!fixture::isControl(*widget)) continue;
            const QWidget* shownFor = nullptr;
            const auto answer = WhatsThis::about(widget, &shownFor);
            const QString what = widget->objectName() + u' ' +
                                 QString::fromLatin1(widget->metaObject()->className());
            QVERIFY2(!answer.title.isEmpty(), qPrintable(what));
            QVERIFY2(shownFor != stage.window.get(), qPrintable(what));
            ++controls;
        }
        QVERIFY(controls > 50);
    }

    void whatIsKnownIsSaid()
    {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* label = new QLabel(u"&Rounds && more:"_s);
        auto* field = new QLineEdit;
        label->setBuddy(field);
        field->setToolTip(u"<b>How</b> many &amp; when"_s);
        field->setEnabled(false);
        auto* plain = new QWidget;
        layout->addWidget(label);
        layout->addWidget(field);
        layout->addWidget(plain);
        window.setWindowTitle(u"A window"_s);
        const auto answer = WhatsThis::about(field);
        QCOMPARE(answer.title, u"Rounds & more:"_s);
        QCOMPARE(answer.text, u"How many & when"_s);
        QVERIFY(!answer.remark.isEmpty());
        // What says nothing of itself is a part of what does.
        const QWidget* shownFor = nullptr;
        QCOMPARE(WhatsThis::about(plain, &shownFor).title, u"A window"_s);
        QCOMPARE(shownFor, &window);
        QVERIFY(WhatsThis::about(nullptr).empty());
        const QString shown =
            WhatsThis::shown({u"<i>A</i>"_s, u"one\ntwo"_s, {}}, u"moves"_s, u"List & more"_s);
        QVERIFY2(shown.contains(u"&lt;i&gt;A") && shown.contains(u"one<br>two") &&
                     shown.contains(u"href=\"moves\"") && shown.contains(u"List &amp; more"),
                 qPrintable(shown));
        QVERIFY(!WhatsThis::shown({u"A"_s, {}, {}}, {}, {}).contains(u"href"));
    }

    void theFocusIsExplained()
    {
        fixture::WindowStage stage;
        stage.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        auto* board = stage.child<QWidget>("board");
        board->setFocus();
        QVERIFY(shownAnswer() == nullptr);
        stage.action("help.explainFocus")->trigger();
        QTRY_VERIFY(shownAnswer() != nullptr);
        // Its link leads to the page of that part.
        auto* feature = stage.window->feature<ui::HandbookFeature>();
        QWhatsThisClickedEvent clicked(u"board"_s);
        QApplication::sendEvent(board, &clicked);
        QVERIFY(feature->handbook() != nullptr);
        QCOMPARE(feature->handbook()->view()->shownPage(), u"board"_s);
        feature->handbook()->close();
    }

    void controlsThatAreClickedAreExplained()
    {
        fixture::WindowStage stage;
        auto* board = stage.child<QWidget>("board");
        QHelpEvent query(QEvent::QueryWhatsThis, {}, {});
        query.ignore();
        QApplication::sendEvent(board, &query);
        QVERIFY(query.isAccepted());
        QHelpEvent ask(QEvent::WhatsThis, {}, board->mapToGlobal(board->rect().center()));
        QApplication::sendEvent(board, &ask);
        QTRY_VERIFY(shownAnswer() != nullptr);
    }

    void theTourLeadsThroughTheWindow()
    {
        fixture::WindowStage stage;
        stage.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        auto* board = stage.child<QWidget>("board");
        board->setFocus();
        stage.action("help.tour")->trigger();
        ui::Tour& tour = *stage.window->feature<ui::HandbookFeature>()->tour();
        QCOMPARE(tour.step(), 0);
        auto* next = tour.findChild<QPushButton*>(u"tourNext"_s);
        QSet<QString> told;
        for (int step = 0; step < 5; ++step) {
            QCOMPARE(tour.step(), step);
            QVERIFY(tour.isVisible() && next->hasFocus());
            auto* ring = stage.child<QFrame>("tourRing");
            QVERIFY(ring);
            // Docks that come up get their places later.
            QTRY_VERIFY2(stage.window->rect().contains(tour.geometry()),
                         qPrintable(QString::number(step)));
            QTRY_VERIFY2(stage.window->rect().contains(ring->geometry()),
                         qPrintable(QString::number(step)));
            // The ring is around something that is seen.
            QTRY_VERIFY(ring->width() > 20 && ring->height() > 10);
            told.insert(tour.findChild<QLabel*>(u"tourText"_s)->text());
            if (step == 2) {
                tour.findChild<QPushButton*>(u"tourBack"_s)->click();
                QCOMPARE(tour.step(), 1);
                next->click();
                QCOMPARE(tour.step(), 2);
            }
            QTest::keyClick(next, Qt::Key_Space);
        }
        QCOMPARE(told.size(), 5);
        QCOMPARE(tour.step(), -1);
        QVERIFY(!tour.isVisible() && stage.child<QFrame>("tourRing") == nullptr);
        QVERIFY(board->hasFocus());

        stage.action("help.tour")->trigger();
        QTest::keyClick(next, Qt::Key_Escape);
        QCOMPARE(tour.step(), -1);
    }

    void theTourFollowsTheWindow()
    {
        fixture::WindowStage stage;
        stage.action("help.tour")->trigger();
        auto* board = stage.child<QWidget>("boardColumn");
        for (const QSize size : {QSize(1000, 640), QSize(1900, 1000)}) {
            stage.window->resize(size);
            QTRY_COMPARE(stage.child<QFrame>("tourRing")->geometry(),
                         QRect(board->mapTo(stage.window.get(), QPoint()), board->size()));
            QVERIFY(stage.window->rect().contains(stage.child<QWidget>("tour")->geometry()));
        }
    }

    void partsThatAreMissingAreLeftOut()
    {
        QMainWindow window;
        auto* there = new QWidget(&window);
        there->setObjectName(u"there"_s);
        ui::Tour tour({{u"gone"_s, u"A"_s, {}}, {u"there"_s, u"B"_s, {}}, {u"gone"_s, u"C"_s, {}}},
                      window);
        tour.begin();
        QCOMPARE(tour.step(), 1);
        tour.back();
        QCOMPARE(tour.step(), 1);
        tour.next();
        QCOMPARE(tour.step(), -1);
    }

    void firstStepsAreSwitchedOffAndOn()
    {
        fixture::WindowStage stage;
        QAction* tips = stage.action("help.tips");
        auto* cards = stage.child<ui::WelcomeCards>("welcomeCards");
        QVERIFY(tips->isChecked() && cards->any());
        tips->trigger();
        QVERIFY(!tips->isChecked() && !cards->any() && !cards->isVisible());
        tips->trigger();
        QVERIFY(tips->isChecked() && cards->any());
        // One after the other done by hand is the same as switched off.
        while (cards->any()) {
            auto* close = cards->findChild<QToolButton*>();
            QVERIFY(close);
            close->click();
        }
        QVERIFY(!tips->isChecked());
    }
};

TEST_CLASS(TestHelp, QApplication)

#include "tst_help.moc"
