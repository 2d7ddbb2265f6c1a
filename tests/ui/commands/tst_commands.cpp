// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/commands/action_registry.h"
#include "ui/commands/cheat_sheet.h"
#include "ui/commands/command_palette.h"
#include "ui/commands/fuzzy.h"
#include "ui/commands/shortcut_editor.h"

using namespace Qt::StringLiterals;
using ui::ActionRegistry;
using ui::fuzzyScore;

class TestCommands : public QObject
{
    Q_OBJECT

private slots:
    void fuzzyFinds_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("found");
        QTest::newRow("empty") << ""
                               << "Open" << true;
        QTest::newRow("start") << "op"
                               << "Open" << true;
        QTest::newRow("gaps") << "cst"
                              << "Cross-sets" << true;
        QTest::newRow("any case") << "OPEN"
                                  << "open" << true;
        QTest::newRow("blanks") << "co po"
                                << "Copy Position" << true;
        QTest::newRow("without accents")
            << "epingler l'autre" << QString::fromUtf8("Épingler l’autre coup") << true;
        QTest::newRow("with accents") << QString::fromUtf8("Épi") << "epingler" << true;
        QTest::newRow("wrong order") << "npo"
                                     << "Open" << false;
        QTest::newRow("missing letter") << "opex"
                                        << "Open" << false;
        QTest::newRow("longer than the text") << "openn"
                                              << "Open" << false;
        QTest::newRow("twice the same letter") << "oo"
                                               << "Open" << false;
        QTest::newRow("empty text") << "a"
                                    << "" << false;
    }
    void fuzzyFinds()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        QFETCH(bool, found);
        QCOMPARE(fuzzyScore(pattern, text).has_value(), found);
    }

    void fuzzyPrefersStartsRunsAndShortTexts()
    {
        QVERIFY(*fuzzyScore(u"cp"_s, u"Copy Position"_s) > *fuzzyScore(u"cp"_s, u"Scraps"_s));
        QVERIFY(*fuzzyScore(u"live"_s, u"Live"_s) > *fuzzyScore(u"live"_s, u"Lexicon invented"_s));
        QVERIFY(*fuzzyScore(u"open"_s, u"Open"_s) > *fuzzyScore(u"open"_s, u"Open Lexicon"_s));
    }

    void registryFindsConflicts()
    {
        QWidget window;
        ActionRegistry registry;
        registry.add({u"a"_s, u"&A…"_s, u"first"_s, {QKeySequence(u"Ctrl+A"_s)}}, &window);
        QVERIFY(registry.keyConflicts().isEmpty());
        registry.add({u"b"_s, u"B"_s, u"second"_s, {QKeySequence(u"Ctrl+A"_s)}}, &window);
        QCOMPARE(registry.keyConflicts().size(), 1);
        registry.add({u"c"_s, u"C"_s, u"third"_s, {QKeySequence(u"Q"_s)}}, &window);
        registry.add({u"d"_s, u"D"_s, u"fourth"_s, {QKeySequence(u"Shift+X"_s)}}, &window);
        registry.add({u"e"_s, u"E"_s, u"fifth"_s, {QKeySequence(u"F5"_s)}}, &window);
        registry.add({u"f"_s, u"F"_s, u"sixth"_s, {QKeySequence(u","_s), QKeySequence(u"<"_s)}},
                     &window);
        QCOMPARE(registry.keyConflicts().size(), 3);
        QCOMPARE(ActionRegistry::plainText(*registry.action(u"a"_s)), u"A"_s);
        QVERIFY(!registry.action(u"none"_s));
        QMenu menu;
        registry.fill(menu, {u"a"_s, u"-"_s, u"b"_s});
        QCOMPARE(menu.actions().size(), 3);
    }

    void paletteRunsWhatIsChosen()
    {
        QWidget window;
        window.resize(900, 700);
        window.show();
        ActionRegistry registry;
        int opened = 0;
        int placed = 0;
        connect(registry.add({u"file.open"_s, u"&Open…"_s, u"Open a file"_s}, &window),
                &QAction::triggered, this, [&] { ++opened; });
        registry.add({u"x.off"_s, u"Opaque"_s, u"disabled"_s}, &window)->setEnabled(false);
        ui::CommandPalette palette(registry, &window);
        palette.addProvider([&](const QString& text) {
            QList<ui::PaletteEntry> entries;
            if (text == u"8H CAT") entries.append({text, {}, {}, [&] { ++placed; }});
            return entries;
        });
        palette.open();
        QCOMPARE(palette.entries().size(), 1);
        auto* line = palette.findChild<QLineEdit*>(u"paletteLine"_s);
        QTest::keyClicks(line, u"op"_s);
        QCOMPARE(palette.entries().size(), 1);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(opened, 1);
        QVERIFY(!palette.isVisible());
        palette.open();
        QVERIFY(line->text().isEmpty());
        line->setText(u"8H CAT"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(placed, 1);
        palette.open();
        line->setText(u"zzz"_s);
        QCOMPARE(palette.entries().size(), 0);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(palette.isVisible());
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
    }

    void cheatSheetListsWhatHasAKey()
    {
        QWidget window;
        window.resize(900, 600);
        ActionRegistry registry;
        QAction* a = registry.add(
            {u"edit.a"_s, u"&Do it…"_s, u"Does it"_s, {QKeySequence(u"Ctrl+A"_s)}}, &window);
        registry.add({u"edit.b"_s, u"Leave it"_s, u"Has no key"_s}, &window);
        // The key's command keeps its name whatever it would do just now.
        a->setText(u"Do it: note"_s);
        QCOMPARE(registry.name(u"edit.a"_s), u"Do it"_s);
        ui::CheatSheet sheet(registry, &window);
        sheet.open();
        QVERIFY(sheet.isVisible());
        QVERIFY(sheet.text().contains(u"Do it"_s));
        QVERIFY(!sheet.text().contains(u"note"_s));
        const ui::ShortcutEditor editor(registry);
        const auto* list = editor.findChild<QTreeWidget*>(u"keyList"_s);
        QCOMPARE(list->topLevelItem(0)->child(0)->text(0), u"Do it"_s);
        QVERIFY(sheet.text().contains(u"Ctrl+A"_s));
        QVERIFY(!sheet.text().contains(u"Leave it"_s));
        registry.setKeys(u"edit.b"_s, {QKeySequence(u"Ctrl+B"_s)});
        auto* text = sheet.findChild<QTextBrowser*>();
        QTest::keyClick(text, Qt::Key_Down);
        QVERIFY(sheet.isVisible());
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!sheet.isVisible());
        sheet.open();
        QVERIFY(sheet.text().contains(u"Leave it"_s));
    }

    void keysCanBeChanged()
    {
        QWidget window;
        ActionRegistry registry;
        const QKeySequence ctrlA(u"Ctrl+A"_s);
        const QKeySequence ctrlB(u"Ctrl+B"_s);
        QAction* a = registry.add({u"edit.a"_s, u"First"_s, u"Does the first"_s, {ctrlA}}, &window);
        QAction* b = registry.add({u"edit.b"_s, u"Second"_s, u"Does the second"_s}, &window);
        QSignalSpy spy(&registry, &ActionRegistry::keysChanged);
        registry.setKeys(u"edit.b"_s, {ctrlB});
        QCOMPARE(spy.count(), 1);
        QVERIFY(b->toolTip().contains(u"Ctrl+B"_s));
        QCOMPARE(registry.changedKeys().keys(), QStringList{u"edit.b"_s});
        QCOMPARE(registry.rivals(u"edit.a"_s, {ctrlB}), QList<QAction*>{b});
        // The first of two keys in a row can't be a command of its own.
        QCOMPARE(registry.rivals(u"edit.a"_s, {QKeySequence(u"Ctrl+B, C"_s)}), QList<QAction*>{b});
        QVERIFY(registry.rivals(u"edit.b"_s, {ctrlB}).isEmpty());
        const auto kept = registry.changedKeys();
        registry.restoreKeys({});
        QVERIFY(b->shortcuts().isEmpty());
        registry.restoreKeys(kept);
        QCOMPARE(b->shortcut(), ctrlB);
        registry.restoreKeys({{u"gone.away"_s, {ctrlA}}, {u"edit.a"_s, {}}});
        QVERIFY(a->shortcuts().isEmpty());
        QVERIFY(b->shortcuts().isEmpty());
    }

    void editorShowsWhoHasAKey()
    {
        QWidget window;
        ActionRegistry registry;
        QAction* a = registry.add(
            {u"edit.a"_s, u"First"_s, u"Does the first"_s, {QKeySequence(u"Ctrl+A"_s)}}, &window);
        QAction* b = registry.add({u"view.b"_s, u"Second"_s, u"Does the second"_s}, &window);
        ui::ShortcutEditor editor(registry);
        auto* keys = editor.findChild<QKeySequenceEdit*>();
        auto* assign = editor.findChild<QPushButton*>(u"keyAssign"_s);
        auto* hint = editor.findChild<QLabel*>(u"keyHint"_s);
        QCOMPARE(editor.current(), u"edit.a"_s);
        editor.select(u"view.b"_s);
        QVERIFY(!assign->isEnabled());
        keys->setKeySequence(QKeySequence(u"Ctrl+A"_s));
        QVERIFY2(hint->text().contains(u"First"_s), qPrintable(hint->text()));
        QVERIFY(assign->isEnabled());
        QCOMPARE(a->shortcut(), QKeySequence(u"Ctrl+A"_s));
        assign->click();
        QVERIFY(a->shortcuts().isEmpty());
        QCOMPARE(b->shortcut(), QKeySequence(u"Ctrl+A"_s));
        QVERIFY(registry.keyConflicts().isEmpty());
        keys->setKeySequence(QKeySequence(u"Q"_s));
        QVERIFY(!assign->isEnabled());
        // One step back to what is usual takes the key from whoever has it.
        editor.select(u"edit.a"_s);
        editor.findChild<QPushButton*>(u"keyReset"_s)->click();
        QCOMPARE(a->shortcut(), QKeySequence(u"Ctrl+A"_s));
        QVERIFY(b->shortcuts().isEmpty());
        QVERIFY(registry.changedKeys().isEmpty());
        editor.select(u"edit.a"_s);
        editor.findChild<QPushButton*>(u"keyClear"_s)->click();
        QVERIFY(a->shortcuts().isEmpty());
        editor.findChild<QPushButton*>(u"keyResetAll"_s)->click();
        QCOMPARE(a->shortcut(), QKeySequence(u"Ctrl+A"_s));
        auto* search = editor.findChild<QLineEdit*>(u"keySearch"_s);
        search->setText(u"second"_s);
        const auto* list = editor.findChild<QTreeWidget*>();
        QVERIFY(list->topLevelItem(0)->isHidden());
        QVERIFY(!list->topLevelItem(1)->isHidden());
    }

    void keysWithAMeaningOfTheirOwn_data()
    {
        QTest::addColumn<QKeySequence>("key");
        QTest::addColumn<bool>("refused");
        for (const Qt::Key key :
             {Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backspace, Qt::Key_Return, Qt::Key_Enter,
              Qt::Key_Delete, Qt::Key_Home, Qt::Key_End, Qt::Key_Left, Qt::Key_Up, Qt::Key_Right,
              Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown}) {
            const QByteArray name = QKeySequence(key).toString().toUtf8();
            QTest::newRow(name) << QKeySequence(key) << true;
            QTest::newRow(QByteArray("Shift+" + name)) << QKeySequence(Qt::SHIFT | key) << true;
            QTest::newRow(QByteArray("Ctrl+" + name)) << QKeySequence(Qt::CTRL | key) << false;
        }
        QTest::newRow("Shift+Tab as it comes") << QKeySequence(Qt::SHIFT | Qt::Key_Backtab) << true;
        QTest::newRow("F7") << QKeySequence(Qt::Key_F7) << false;
    }
    void keysWithAMeaningOfTheirOwn()
    {
        QFETCH(QKeySequence, key);
        QFETCH(bool, refused);
        QWidget window;
        ActionRegistry registry;
        QAction* a = registry.add({u"edit.a"_s, u"First"_s, u"One"_s, {key}}, &window);
        registry.add({u"edit.b"_s, u"Second"_s, u"Two"_s}, &window);
        ui::ShortcutEditor editor(registry);
        auto* keys = editor.findChild<QKeySequenceEdit*>();
        auto* assign = editor.findChild<QPushButton*>(u"keyAssign"_s);
        auto* hint = editor.findChild<QLabel*>(u"keyHint"_s);
        editor.select(u"edit.b"_s);
        keys->setKeySequence(key);
        QCOMPARE(assign->isEnabled(), !refused);
        QCOMPARE(hint->text().contains(u"own meaning"_s), refused);
        // Whose key it is anyway gets it back.
        editor.select(u"edit.a"_s);
        editor.findChild<QPushButton*>(u"keyClear"_s)->click();
        QVERIFY(a->shortcuts().isEmpty());
        keys->setKeySequence(key);
        QVERIFY(assign->isEnabled());
        assign->click();
        QCOMPARE(a->shortcut(), key);
        registry.setKeys(u"edit.a"_s, {});
        editor.findChild<QPushButton*>(u"keyReset"_s)->click();
        QCOMPARE(a->shortcut(), key);
    }

    /// Of the program: a bright tile with a dark letter on it that is not blurred.
    void theProgramIsKnownByItsIcon_data()
    {
        QTest::addColumn<int>("side");
        for (const int side : {16, 24, 48, 256})
            QTest::newRow(qPrintable(QString::number(side))) << side;
    }
    void theProgramIsKnownByItsIcon()
    {
        QFETCH(int, side);
        QSvgRenderer drawing(
            QStringLiteral(TILEWRIGHT_SOURCE "/resources/desktop/org.tilewright.tilewright.svg"));
        QVERIFY(drawing.isValid());
        QImage image(side, side, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawing.render(&painter);
        painter.end();
        int bright = 0;
        int dark = 0;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                const QColor colour = image.pixelColor(x, y);
                if (colour.alpha() < 255) continue;
                bright += colour.lightness() > 160 ? 1 : 0;
                dark += colour.lightness() < 40 ? 1 : 0;
            }
        }
        const double all = side * side;
        QVERIFY2(bright / all > 0.35, qPrintable(QString::number(bright / all)));
        QVERIFY2(dark / all > 0.07, qPrintable(QString::number(dark / all)));
    }
};

TEST_CLASS(TestCommands, QApplication)
#include "tst_commands.moc"
