// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTableWidget>
#include <QtTest>

#include "ui/commands/action_registry.h"
#include "ui/commands/command_palette.h"
#include "ui/commands/fuzzy.h"
#include "ui/commands/keys_dialog.h"
#include "ui/commands/line_icon.h"

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

    void keysDialogListsEverything()
    {
        QWidget window;
        ActionRegistry registry;
        registry.add({u"a"_s, u"Do it"_s, u"Does it"_s, {QKeySequence(u"Ctrl+A"_s)}}, &window);
        ui::KeysDialog dialog(registry, nullptr);
        const auto* table = dialog.findChild<QTableWidget*>();
        const int last = table->rowCount() - 1;
        QCOMPARE(table->item(last, 0)->text(), u"Ctrl+A"_s);
        QCOMPARE(table->item(last, 2)->text(), u"Does it"_s);
    }

    void iconsAreDrawn()
    {
        const QImage image = ui::lineIcon(u"open"_s).pixmap(32, 32).toImage();
        bool any = false;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) any |= qAlpha(image.pixel(x, y)) > 0;
        QVERIFY(any);
        QVERIFY(ui::lineIcon(u"no such icon"_s).isNull());
    }
};

QTEST_MAIN(TestCommands)
#include "tst_commands.moc"
