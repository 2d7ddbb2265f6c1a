// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/restore_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/document/kept_study.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/screen_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kFileRole = Qt::UserRole;
constexpr int kReadableRole = Qt::UserRole + 1;
enum Column { NameColumn, ContentColumn, TimeColumn, kColumns };

QString nameOf(const KeptStudy& study)
{
    if (!study.name.isEmpty()) return study.name;
    return study.position ? RestoreDialog::tr("A position") : RestoreDialog::tr("A game");
}

/// "Anna – Ben, 24 turns", "English, rack AEINRST".
QString contentOf(const KeptStudy& study)
{
    if (study.position) {
        const engine::GameRules& rules = study.position->rules();
        const auto tiles = study.position->mover().rack.tiles();
        const QString title = engineTitle(rules.title);
        return tiles.empty() ? title
                             : RestoreDialog::tr("%1, rack %2")
                                   .arg(title, fromUtf8(rules.alphabet.written(tiles)));
    }
    const engine::GameRecord& game = study.file.games[static_cast<std::size_t>(study.chapter)];
    QStringList players;
    for (const engine::GamePlayer& player : game.info().players)
        players.append(fromUtf8(player.name.empty() ? player.nick : player.name));
    const auto turns = static_cast<int>(game.lineThrough(engine::kRootNode).size());
    const QString more =
        study.file.games.size() > 1
            ? RestoreDialog::tr(", %n games", nullptr, static_cast<int>(study.file.games.size()))
            : QString();
    return players.join(u" – "_s) + RestoreDialog::tr(", %n entries", nullptr, turns) + more;
}

}  // namespace

RestoreDialog::RestoreDialog(const std::vector<Autosave::LeftWork>& works, QWidget* parent)
    : QDialog(parent), m_table(new QTableWidget), m_hint(new QLabel)
{
    setObjectName(u"restoreDialog"_s);
    setWindowTitle(tr("Restore Unsaved Work"));
    m_hint->setWordWrap(true);
    m_hint->setText(
        tr("The program ended before this was saved. Several are opened in a tab each."));
    m_table->setObjectName(u"leftWorks"_s);
    m_table->setAccessibleName(tr("Unsaved work"));
    m_table->setColumnCount(kColumns);
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("What it is"), tr("Put aside")});
    makeListTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setRowCount(static_cast<int>(works.size()));
    for (int row = 0; row < m_table->rowCount(); ++row)
        addRow(row, works[static_cast<std::size_t>(row)]);
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setSectionResizeMode(ContentColumn, QHeaderView::Stretch);
    m_table->selectRow(0);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    m_open->setObjectName(u"openLeft"_s);
    m_open->setDefault(true);
    m_discard = buttons->addButton(tr("&Discard…"), QDialogButtonBox::DestructiveRole);
    m_discard->setObjectName(u"discardLeft"_s);
    m_discard->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        const QStringList files = chosen(true);
        accept();
        emit openRequested(files);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_discard, &QPushButton::clicked, this, &RestoreDialog::discard);
    connect(m_table, &QTableWidget::itemActivated, m_open, &QPushButton::click);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &RestoreDialog::follow);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    const int letter = fontMetrics().averageCharWidth();
    resize(fittedToScreen({120 * letter, 48 * letter}));
    m_table->setFocus();
    follow();
}

void RestoreDialog::addRow(int row, const Autosave::LeftWork& work)
{
    const QString time = QLocale().toString(work.changed, QLocale::ShortFormat);
    const QStringList texts =
        work.study ? QStringList{nameOf(*work.study), contentOf(*work.study), time}
                   : QStringList{tr("Can't be read"), errorText(work.study.error()), time};
    for (int column = 0; column < kColumns; ++column) {
        auto* item = new QTableWidgetItem(texts[column]);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setToolTip(texts[column]);
        item->setData(kFileRole, work.file);
        item->setData(kReadableRole, work.study.has_value());
        m_table->setItem(row, column, item);
    }
}

QStringList RestoreDialog::chosen(bool readableOnly) const
{
    QStringList files;
    const QList<int> rows = selectedRows(*m_table);
    for (const int row : rows) {
        const QTableWidgetItem* item = m_table->item(row, NameColumn);
        if (!readableOnly || item->data(kReadableRole).toBool())
            files.append(item->data(kFileRole).toString());
    }
    return files;
}

void RestoreDialog::follow()
{
    m_open->setEnabled(!chosen(true).isEmpty());
    m_discard->setEnabled(!chosen(false).isEmpty());
}

void RestoreDialog::discard()
{
    const QStringList files = chosen(false);
    QMessageBox box(
        QMessageBox::Warning, tr("Discard"),
        tr("Discard %n unsaved works for good?", nullptr, static_cast<int>(files.size())),
        QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(u"discardQuestion"_s);
    box.setDefaultButton(QMessageBox::Cancel);
    if (box.exec() != QMessageBox::Discard) return;
    emit discardRequested(files);
    for (int row = m_table->rowCount() - 1; row >= 0; --row)
        if (files.contains(m_table->item(row, NameColumn)->data(kFileRole).toString()))
            m_table->removeRow(row);
    if (m_table->rowCount() == 0) reject();
    else m_table->selectRow(0);
}

}  // namespace ui

#include "moc_restore_dialog.cpp"
