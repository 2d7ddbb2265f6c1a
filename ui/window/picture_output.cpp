// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/picture_output.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QStatusBar>

#include "engine/game/report_rows.h"
#include "ui/commands/action_registry.h"
#include "ui/files/file_output.h"
#include "ui/language/text.h"
#include "ui/moves/moves_panel.h"
#include "ui/window/board_column.h"
#include "ui/window/session.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMessageMilliseconds = 6000;
constexpr int kListedMoves = 15;

}  // namespace

PictureOutput::PictureOutput(Session& session, Parts parts, QMainWindow& window)
    : QObject(&window), m_session(session), m_parts(parts), m_window(window)
{
    connect(this, &PictureOutput::exported, this, [this](const QString& path) {
        m_window.statusBar()->showMessage(tr("%1 was written.").arg(QFileInfo(path).fileName()),
                                          kMessageMilliseconds);
    });
}

void PictureOutput::addActions(ActionRegistry& actions)
{
    connect(actions.add({u"file.exportPicture"_s,
                         tr("Export P&icture…"),
                         tr("Write the board, rack and moves as a picture, or copy or print it"),
                         {keys("Ctrl+Shift+P")}},
                        &m_window),
            &QAction::triggered, this, &PictureOutput::ask);
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
                    fromUtf8(engine::report::boardText(*m_session.shown().position())));
            });
}

BoardPicture PictureOutput::picture() const
{
    const StudyState& state = m_session.shown().state();
    BoardPicture all;
    all.position = m_session.shown().position();
    if (state.lastMove) all.placed = engine::tilesPlacedBy(*state.lastMove);
    all.rack = all.position->mover().rack.tiles();
    if (const auto& area = m_parts.moves.area())
        all.area = QRect(QPoint(area->column, area->row), QPoint(area->lastColumn, area->lastRow));
    QStringList legend;
    for (const OverlayMarks& marks : m_session.overlays().marks()) {
        all.marks.insert(all.marks.end(), marks.squares.begin(), marks.squares.end());
        all.lanes.insert(all.lanes.end(), marks.lanes.begin(), marks.lanes.end());
        legend.append(marks.legend.isEmpty() ? marks.title
                                             : tr("%1: %2").arg(marks.title, marks.legend));
    }
    all.legend = legend.join(u" · "_s);
    if (m_session.practice().isConcealing()) return all;
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

void PictureOutput::ask()
{
    PictureDialog dialog(picture(), &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    PictureRequest request = dialog.request();
    switch (dialog.purpose()) {
    case PictureDialog::Purpose::Save: save(std::move(request), dialog.filter()); break;
    case PictureDialog::Purpose::Copy:
        QApplication::clipboard()->setImage(imageOf(request));
        m_window.statusBar()->showMessage(tr("The picture was copied."), kMessageMilliseconds);
        break;
    case PictureDialog::Purpose::Print: preview(request.picture); break;
    }
}

void PictureOutput::save(PictureRequest request, const QString& filter)
{
    Settings& settings = m_session.settings();
    const QString base = QFileInfo(m_session.shown().state().name).completeBaseName();
    const QString ending = endingOf(request.form);
    QString path = QFileDialog::getSaveFileName(
        &m_window, tr("Export Picture"),
        settings.lastFolder() + u'/' + (base.isEmpty() ? tr("board") : base) + ending, filter);
    if (path.isEmpty()) return;
    settings.setLastFolder(QFileInfo(path).absolutePath());
    if (QFileInfo(path).suffix().isEmpty()) path += ending;
    write(std::move(request), path);
}

void PictureOutput::write(PictureRequest request, const QString& path)
{
    writeInBackground(
        m_session.jobs(), path, [request = std::move(request)] { return bytesOf(request); }, this,
        [this, path](const engine::Result<void>& done) {
            if (done) emit exported(path);
            else if (done.error().code != engine::ErrorCode::Cancelled)
                emit exportFailed(path, done.error());
        });
}

void PictureOutput::preview(const BoardPicture& picture)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_session.shown().state().name.isEmpty() ? tr("Tilewright board")
                                                                : m_session.shown().state().name);
    QPrintPreviewDialog dialog(&printer, &m_window);
    dialog.setObjectName(u"printPreview"_s);
    connect(&dialog, &QPrintPreviewDialog::paintRequested, this,
            [picture](QPrinter* page) { print(*page, picture); });
    dialog.resize(m_window.size() * 4 / 5);
    dialog.exec();
}

void PictureOutput::print(QPrinter& printer, const BoardPicture& picture)
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
