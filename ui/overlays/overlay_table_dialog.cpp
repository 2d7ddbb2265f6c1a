// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/overlay_table_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/overlays/overlay_service.h"
#include "ui/overlays/overlay_table.h"
#include "ui/widgets/list_table.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

}  // namespace

OverlayTableDialog::OverlayTableDialog(OverlayService& overlays, QWidget* parent)
    : QDialog(parent),
      m_overlays(overlays),
      m_model(new CellTableModel(overlayTableHeaders(), this)),
      m_table(new QTableView),
      m_legend(new QLabel)
{
    setObjectName(u"overlayTable"_s);
    setWindowTitle(tr("Overlays as a Table"));
    m_table->setObjectName(u"overlayTableView"_s);
    m_table->setAccessibleName(tr("Marks of the overlays"));
    m_table->setModel(m_model);
    makeListTable(*m_table);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_legend->setObjectName(u"overlayTableLegend"_s);
    m_legend->setTextFormat(Qt::PlainText);
    m_legend->setWordWrap(true);
    m_legend->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(u"overlayTableCopy"_s);
    auto* save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    save->setObjectName(u"overlayTableSave"_s);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(csv()); });
    connect(save, &QPushButton::clicked, this, [this] { emit exportRequested(csv()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_legend);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    resize(760, 520);
    connect(&m_overlays, &OverlayService::marksChanged, this, &OverlayTableDialog::follow);
    follow();
    m_table->resizeColumnsToContents();
}

QString OverlayTableDialog::csv() const
{
    if (!m_overlays.position()) return {};
    return overlayTableCsv(m_overlays.marks(), m_overlays.position()->rules().alphabet);
}

void OverlayTableDialog::follow()
{
    QStringList legends;
    for (const OverlayMarks& marks : m_overlays.marks())
        legends << tr("%1: %2").arg(marks.title, marks.legend);
    m_legend->setText(m_overlays.shown().empty() ? tr("No overlay is on.") : legends.join(u'\n'));
    m_model->setRows(
        m_overlays.position()
            ? overlayTableRows(m_overlays.marks(), m_overlays.position()->rules().alphabet)
            : std::vector<CellTableModel::Row>());
}

}  // namespace ui

#include "moc_overlay_table_dialog.cpp"
