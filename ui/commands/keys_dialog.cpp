// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/keys_dialog.h"

#include <array>

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/commands/action_registry.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

KeysDialog::KeysDialog(const ActionRegistry& registry, QWidget* parent) : QDialog(parent)
{
    setObjectName(u"keysDialog"_s);
    setWindowTitle(tr("Keys"));
    // What the board itself does with keys is no action.
    const std::array<std::array<QString, 3>, 9> boardKeys{{
        {tr("click a square"), tr("Cursor"), tr("Across, down, no cursor in turn")},
        {tr("letters"), tr("Place a tile"), tr("Shift for a blank; [CH] for tiles of two letters")},
        {tr("arrows"), tr("Move the cursor"), tr("Across its direction they turn it first")},
        {tr("Space"), tr("Skip a square"), tr("With a cursor on the board")},
        {tr("Backspace, Delete"), tr("Take a tile back"),
         tr("The last one, or the one at the cursor")},
        {tr("Tab"), tr("Next anchor"), tr("The next square where a word can be joined")},
        {tr("1…9, 0"), tr("Preview the nth move"), tr("0 ends the preview")},
        {tr("↑, ↓"), tr("Next and previous move"), tr("Without a cursor, or in the list")},
        {tr("Enter, Esc"), tr("Play; step back"),
         tr("Esc: end the preview, recall the tiles, stop the jobs")},
    }};
    auto* table = new QTableWidget(0, 3);
    table->setObjectName(u"keysTable"_s);
    table->setAccessibleName(tr("Keys"));
    table->setHorizontalHeaderLabels({tr("Keys"), tr("Command"), tr("What it does")});
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setAlternatingRowColors(true);
    table->setShowGrid(false);
    const auto addRow = [table](const QString& keys, const QString& text, const QString& help) {
        const int row = table->rowCount();
        table->insertRow(row);
        table->setItem(row, 0, new QTableWidgetItem(keys));
        table->setItem(row, 1, new QTableWidgetItem(text));
        table->setItem(row, 2, new QTableWidgetItem(help));
    };
    for (const auto& [keys, text, help] : boardKeys) addRow(keys, text, help);
    for (const QAction* action : registry.actions())
        addRow(QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText),
               ActionRegistry::plainText(*action), action->statusTip());
    table->resizeColumnsToContents();
    table->horizontalHeader()->setStretchLastSection(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(table);
    layout->addWidget(buttons);
    resize(720, 560);
}

}  // namespace ui
