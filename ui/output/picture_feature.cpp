// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/picture_feature.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMainWindow>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include "engine/game/report_rows.h"
#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/files/file_output.h"
#include "ui/language/text.h"
#include "ui/moves/moves_panel.h"
#include "ui/overlays/overlay_service.h"
#include "ui/position/board_column.h"
#include "ui/review/practice.h"
#include "ui/settings/settings.h"
#include "ui/theme/theme.h"
#include "ui/widgets/file_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kListedMoves = 15;

}  // namespace

PictureFeature::PictureFeature(const Services& services, Parts parts, QMainWindow& window)
    : WindowFeature(&window), m_services(services), m_parts(parts), m_window(window)
{
}

void PictureFeature::addActions(ActionRegistry& actions)
{
    connect(actions.add({u"file.exportPicture"_s,
                         tr("Export P&icture…"),
                         tr("Write the board, rack and moves as a picture, or copy or print it"),
                         {keys("Ctrl+Shift+P")}},
                        &m_window),
            &QAction::triggered, this, &PictureFeature::ask);
    connect(actions.add({u"file.print"_s,
                         tr("&Print…"),
                         tr("Look at the page with board and rack, and print it"),
                         {keys("Ctrl+P")}},
                        &m_window),
            &QAction::triggered, this, [this] {
                BoardPicture all = picture();
                all.rows.clear();
                all.area = {};
                preview(all);
            });
    connect(actions.add({u"edit.copyImage"_s,
                         tr("Copy Board &Image"),
                         tr("Copy the board as it is seen"),
                         {keys("Ctrl+Alt+C")}},
                        &m_window),
            &QAction::triggered, this,
            [this] { QApplication::clipboard()->setPixmap(m_parts.column.board()->grab()); });
    connect(actions.add({u"edit.copyBoardText"_s, tr("Copy Board as &Text"),
                         tr("Copy the board as lines of letters, for messages")},
                        &m_window),
            &QAction::triggered, this, [this] {
                QApplication::clipboard()->setText(
                    fromUtf8(engine::report::boardText(*m_services.shown.position())));
            });
}

QList<MenuPlace> PictureFeature::menuPlaces() const
{
    return {{u"file"_s, 1, 30, {u"file.exportPicture"_s, u"file.print"_s}},
            {u"edit"_s, 1, 20, {u"edit.copyBoardText"_s, u"edit.copyImage"_s}}};
}

BoardPicture PictureFeature::picture() const
{
    const StudyState& state = m_services.shown.state();
    BoardPicture all;
    all.position = m_services.shown.position();
    if (state.lastMove) all.placed = engine::tilesPlacedBy(*state.lastMove);
    all.rack = all.position->mover().rack.tiles();
    if (const auto& area = m_parts.moves.area())
        all.area = QRect(QPoint(area->column, area->row), QPoint(area->lastColumn, area->lastRow));
    QStringList legend;
    for (const OverlayMarks& marks : m_services.overlays.marks()) {
        all.marks.insert(all.marks.end(), marks.squares.begin(), marks.squares.end());
        all.lanes.insert(all.lanes.end(), marks.lanes.begin(), marks.lanes.end());
        legend.append(marks.legend.isEmpty() ? marks.title
                                             : tr("%1: %2").arg(marks.title, marks.legend));
    }
    all.legend = legend.join(u" · "_s);
    if (m_services.practice.isConcealing()) return all;
    all.ghost = m_parts.column.intendedMove();
    const MoveListModel& model = m_parts.moves.model();
    if (model.isStale() || model.position() != all.position) return all;
    const QList<int> columns{MoveListModel::RankColumn, MoveListModel::MoveColumn,
                             MoveListModel::ScoreColumn, MoveListModel::LeaveColumn,
                             MoveListModel::EquityColumn};
    const auto cells = [&](auto&& text) {
        QStringList row;
        for (const int column : columns) row.append(text(column));
        return row;
    };
    all.headings = cells([&](int column) {
        return model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    });
    for (int row = 0; row < model.rowCount() && all.rows.size() < kListedMoves; ++row) {
        // A fold can be opened in a list only.
        if (model.isFold(row)) continue;
        all.rows.append(cells([&](int column) {
            return model.data(model.index(row, column), Qt::DisplayRole).toString();
        }));
    }
    return all;
}

void PictureFeature::ask()
{
    PictureDialog dialog(picture(), &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    PictureRequest request = dialog.request();
    switch (dialog.purpose()) {
    case PictureDialog::Purpose::Save: save(std::move(request), dialog.filter()); break;
    case PictureDialog::Purpose::Copy:
        QApplication::clipboard()->setImage(imageOf(request));
        emit said(tr("The picture was copied."));
        break;
    case PictureDialog::Purpose::Print: preview(request.picture); break;
    }
}

void PictureFeature::save(PictureRequest request, const QString& filter)
{
    const QString base = QFileInfo(m_services.shown.state().name).completeBaseName();
    const QString ending = endingOf(request.form);
    const QString path = askForOutput(&m_window, tr("Export Picture"),
                                      m_services.settings.lastFolder() + u'/' +
                                          (base.isEmpty() ? tr("board") : base) + ending,
                                      filter, ending);
    if (path.isEmpty()) return;
    write(std::move(request), path);
}

void PictureFeature::write(PictureRequest request, const QString& path)
{
    writeInBackground(
        m_services.jobs, path, [request = std::move(request)] { return bytesOf(request); }, this,
        [this, path](const engine::Result<void>& done) {
            if (done) emit exported({path});
            else if (done.error().code != engine::ErrorCode::Cancelled)
                emit exportFailed(path, done.error());
        });
}

void PictureFeature::preview(const BoardPicture& picture)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_services.shown.state().name.isEmpty() ? tr("Tilewright board")
                                                               : m_services.shown.state().name);
    QPrintPreviewDialog dialog(&printer, &m_window);
    dialog.setObjectName(u"printPreview"_s);
    connect(&dialog, &QPrintPreviewDialog::paintRequested, this,
            [picture](QPrinter* page) { print(*page, picture); });
    dialog.resize(m_window.size() * 4 / 5);
    dialog.exec();
}

void PictureFeature::print(QPrinter& printer, const BoardPicture& picture)
{
    QPainter painter(&printer);
    const QRectF page(QPointF(0, 0),
                      printer.pageLayout().paintRectPixels(printer.resolution()).size());
    // At the top, as one would lay a picture on a sheet.
    const QSizeF size = pictureShape(picture).scaled(page.size(), Qt::KeepAspectRatio);
    paintPicture(painter, QRectF(QPointF((page.width() - size.width()) / 2, 0), size), picture,
                 Theme::print());
}

}  // namespace ui

#include "moc_picture_feature.cpp"
