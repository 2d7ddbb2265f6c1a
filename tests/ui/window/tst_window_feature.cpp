// SPDX-License-Identifier: GPL-3.0-or-later
// What one part of the window has to say to be found everywhere: a toy with a command, a panel and
// a word for the palette, given to the real window.
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTextBrowser>
#include <QToolBar>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/window/window_stage.h"
#include "ui/commands/command_palette.h"
#include "ui/commands/window_feature.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/layout_presets.h"

using namespace Qt::StringLiterals;

namespace {

class ToyFeature : public ui::WindowFeature
{
    Q_OBJECT

public:
    explicit ToyFeature(QMainWindow& window)
        : WindowFeature(&window), m_window(window), m_dock(new QDockWidget(u"Toy"_s, &window))
    {
        m_dock->setObjectName(u"dock.toy"_s);
        m_dock->setWidget(new QLabel(u"toy"_s));
    }
    void addActions(ui::ActionRegistry& actions) override
    {
        ui::addDockAction(actions,
                          {u"view.toy"_s, u"To&y"_s, u"Show the toy"_s, {ui::keys("Ctrl+Alt+Y")}},
                          m_window, *m_dock);
    }
    QList<ui::MenuPlace> menuPlaces() const override
    {
        return {{u"view.panels"_s, 0, 65, {u"view.toy"_s}}, {u"toolBar"_s, 1, 15, {u"view.toy"_s}}};
    }
    QList<ui::WindowDock> docks() const override
    {
        return {{m_dock, ui::besideMovesBut(15, {{ui::LayoutForm::EngineLab, 1, 5, true},
                                                 {ui::LayoutForm::EngineLabWide, 2, 5, true}})}};
    }
    QList<QWidget*> statusWidgets() const override
    {
        auto* label = new QLabel(u"toy"_s);
        label->setObjectName(u"toyStatus"_s);
        return {label};
    }
    QList<ui::PaletteEntry> paletteEntries(const QString& text) override
    {
        if (text != "toy"_L1) return {};
        return {{u"Play with the toy"_s, {}, {}, [] {}}};
    }
    bool stepBack(ui::BackStep step) override
    {
        return step == ui::BackStep::Work && std::exchange(busy, false);
    }
    QDockWidget* dock() const { return m_dock; }

    bool busy = false;

private:
    QMainWindow& m_window;
    QDockWidget* m_dock;
};

QMenu* menuWith(const QMainWindow& window, const QString& id)
{
    const QList<QMenu*> menus = window.findChildren<QMenu*>();
    for (QMenu* menu : menus)
        for (const QAction* action : menu->actions())
            if (action->objectName() == id) return menu;
    return nullptr;
}

QStringList idsIn(const QWidget& menu)
{
    QStringList ids;
    for (const QAction* action : menu.actions())
        ids << (action->isSeparator() ? u"-"_s : action->objectName());
    return ids;
}

}  // namespace

class TestWindowFeature : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_stage = std::make_unique<fixture::WindowStage>();
        m_toy = new ToyFeature(*m_stage->window);
        m_stage->window->addFeature(*m_toy);
    }
    void cleanup() { m_stage.reset(); }

    void itsCommandIsInTheMenusItNames()
    {
        const QMenu* panels = menuWith(*m_stage->window, u"view.boggle"_s);
        QVERIFY(panels);
        const QStringList ids = idsIn(*panels);
        QCOMPARE(ids.indexOf(u"view.toy"_s), ids.indexOf(u"view.boggle"_s) + 1);
        QCOMPARE(ids.count(u"view.toy"_s), 1);
        const QStringList buttons = idsIn(*m_stage->child<QToolBar>("toolBar"));
        // All of the program's own have a picture, or none had.
        for (const QString& id : buttons) {
            const QAction* action = m_stage->window->actions().action(id);
            if (action && !id.contains(u"toy"_s))
                QVERIFY2(!action->icon().isNull(), qPrintable(id));
        }
        QCOMPARE(buttons.indexOf(u"view.toy"_s), buttons.indexOf(u"analyse.generate"_s) + 1);
    }
    void othersStandWhereTheyDid()
    {
        fixture::WindowStage other;
        const auto others = [](const fixture::WindowStage& stage, const QString& id) {
            QStringList ids = idsIn(*menuWith(*stage.window, id));
            ids.removeAll(u"view.toy"_s);
            return ids;
        };
        for (const QString& id :
             {u"view.boggle"_s, u"file.save"_s, u"game.first"_s, u"view.present"_s})
            QCOMPARE(others(*m_stage, id), others(other, id));
    }
    void itsDockStandsInTheLayoutItNames_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("narrow") << QSize(1366, 740);
        QTest::newRow("wide") << QSize(1920, 1000);
    }
    void itsDockStandsInTheLayoutItNames()
    {
        QFETCH(QSize, size);
        m_stage->window->resize(size);
        ui::LayoutPresets& layouts = *m_stage->window->layouts();
        layouts.choose(ui::LayoutPresets::Preset::EngineLab);
        QTRY_VERIFY(m_toy->dock()->isVisible());
        const auto* graph = m_stage->child<QDockWidget>("dock.wordGraph");
        QVERIFY(m_stage->window->tabifiedDockWidgets(m_toy->dock()).contains(graph));
        layouts.choose(ui::LayoutPresets::Preset::Review);
        QTRY_VERIFY(m_toy->dock()->isHidden());
        const auto* moves = m_stage->child<QDockWidget>("dock.moves");
        m_toy->dock()->show();
        QVERIFY(m_stage->window->tabifiedDockWidgets(m_toy->dock()).contains(moves));
    }
    void itIsFoundInThePalette()
    {
        auto* palette = m_stage->child<ui::CommandPalette>("commandPalette");
        QVERIFY(palette);
        const auto texts = [&](const QString& typed) {
            palette->open();
            palette->findChild<QLineEdit*>()->setText(typed);
            QStringList found;
            for (const ui::PaletteEntry& entry : palette->entries()) found << entry.text;
            palette->hide();
            return found;
        };
        QVERIFY(texts(u"toy"_s).contains(u"Play with the toy"_s));
        QVERIFY(texts(u"Toy"_s).contains(u"Toy"_s));
    }
    void itsKeyIsListedAndWorks()
    {
        m_stage->action("help.keys")->trigger();
        const auto* text = m_stage->child<QTextBrowser>("cheatSheetText");
        QVERIFY(text->toPlainText().contains(
            ui::keys("Ctrl+Alt+Y").toString(QKeySequence::NativeText)));
        text->window()->close();
        QVERIFY(m_stage->window->actions().keyConflicts().isEmpty());
        m_stage->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
        QTest::keyClick(m_stage->window.get(), Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(m_toy->dock()->isVisible());
    }
    void whatItSaysIsSeen()
    {
        QVERIFY(m_stage->window->statusBar()->findChild<QLabel*>(u"toyStatus"_s));
        emit m_toy->failed(u"The toy is broken"_s,
                           {engine::ErrorCode::Malformed, engine::say("it fell down"), {}});
        QVERIFY(m_stage->window->messageBar()->text().contains(u"The toy is broken"_s));
        emit m_toy->said(u"The toy was wound up."_s);
        QCOMPARE(m_stage->window->statusBar()->currentMessage(), u"The toy was wound up."_s);
        emit m_toy->exported({u"/tmp/toy.png"_s});
        QCOMPARE(m_stage->window->statusBar()->currentMessage(), u"toy.png was written."_s);
        emit m_toy->exported({u"/tmp/toy.png"_s, u"/tmp/ball.png"_s});
        QCOMPARE(m_stage->window->statusBar()->currentMessage(),
                 u"2 files were written, from toy.png on."_s);
        QSignalSpy asked(m_stage->action("analyse.generate"), &QAction::triggered);
        emit m_toy->actionRequested(u"analyse.generate"_s);
        QCOMPARE(asked.size(), 1);
        m_toy->busy = true;
        // Features that come before it may have something to take back, too.
        QTRY_VERIFY((m_stage->window->escape(), !m_toy->busy));
        QCOMPARE(m_stage->window->feature<ToyFeature>(), m_toy);
    }

private:
    std::unique_ptr<fixture::WindowStage> m_stage;
    ToyFeature* m_toy = nullptr;
};

TEST_CLASS(TestWindowFeature, QApplication)
#include "tst_window_feature.moc"
