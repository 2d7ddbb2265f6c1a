// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/overlay_views.h"

#include <array>

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QStatusBar>

#include "engine/board/move_notation.h"
#include "ui/board/board_widget.h"
#include "ui/commands/action_registry.h"
#include "ui/files/file_output.h"
#include "ui/moves/moves_panel.h"
#include "ui/moves/unseen_panel.h"
#include "ui/overlays/overlay_table_dialog.h"
#include "ui/window/board_column.h"
#include "ui/window/session.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMessageMilliseconds = 5000;
/// In the order in which the command goes through them, none at the end.
constexpr std::array<const char*, 3> kCrossSets{"crossSetsAcross", "crossSetsDown",
                                                "crossSetsBoth"};
/// Command and overlay.
constexpr std::array<std::pair<const char*, const char*>, 6> kToggles{{
    {"view.anchors", "anchors"},
    {"view.bounds", "bounds"},
    {"view.lanes", "lanes"},
    {"view.leaveWorth", "leaveWorth"},
    {"view.usage", "usage"},
    {"view.premiums", "premiums"},
}};

const Overlay* overlayOf(const char* id)
{
    return Overlay::byId(QLatin1StringView(id));
}

}  // namespace

OverlayViews::OverlayViews(Session& session, BoardColumn& column, MovesPanel& moves,
                           UnseenPanel& unseen, QMainWindow& window)
    : QObject(&window), m_session(session), m_window(window)
{
    connect(&session.overlays(), &OverlayService::overlaysChanged, this, &OverlayViews::showState);
    const auto markUnseen = [this, &unseen] {
        std::vector<RackMark> marks;
        for (const OverlayMarks& overlay : m_session.overlays().marks())
            marks.insert(marks.end(), overlay.unseen.begin(), overlay.unseen.end());
        unseen.setMarks(std::move(marks));
    };
    connect(&session.overlays(), &OverlayService::marksChanged, &unseen, markUnseen);
    connect(column.board(), &BoardWidget::laneClicked, &moves,
            [&moves](engine::Direction direction, int index) {
                const QString name =
                    direction == engine::Direction::Across
                        ? QString::number(index + 1)
                        : QString::fromStdString(engine::squareName(0, index)).mid(1);
                moves.setFilterText(u"lane:"_s + name);
            });
    connect(this, &OverlayViews::exported, this, [this](const QString& path) {
        m_window.statusBar()->showMessage(tr("%1 was written.").arg(QFileInfo(path).fileName()),
                                          kMessageMilliseconds);
    });
}

void OverlayViews::addActions(ActionRegistry& actions)
{
    m_actions = &actions;
    const auto add = [&](const char* id, const QString& text, const QString& help,
                         const char* shortcut, const QString& icon, bool checkable) {
        QList<QKeySequence> sequence;
        if (*shortcut != 0) sequence << keys(shortcut);
        return actions.add({QLatin1StringView(id), text, help, sequence, icon, checkable},
                           &m_window);
    };
    connect(add("view.crossSets", tr("&Cross-sets"),
                tr("Which letters fit each square: across, down, both, off in turn"), "Ctrl+1",
                u"crossSets"_s, true),
            &QAction::triggered, this, &OverlayViews::cycleCrossSets);
    add("view.anchors", tr("&Anchors"), tr("Where words can be joined"), "Ctrl+2", {}, true);
    add("view.bounds", tr("&Bounds"),
        tr("What moves can be worth at most, and what the search looked at"), "Ctrl+3", {}, true);
    add("view.lanes", tr("Best &Lanes"), tr("The best move of each row and column"), "Ctrl+4", {},
        true);
    add("view.premiums", tr("&Hot Premium Squares"),
        tr("Premium squares that the best moves make use of"), "Ctrl+Shift+4", {}, true);
    add("view.leaveWorth", tr("L&eave"), tr("What each tile of the rack is worth"), "Ctrl+8",
        u"leave"_s, true);
    add("view.usage", tr("Tile &Usage"), tr("Which squares and tiles the best moves use"), "Ctrl+9",
        {}, true);
    for (const auto& [action, overlay] : kToggles) {
        const QString id = QLatin1StringView(action);
        connect(actions.action(id), &QAction::triggered, this,
                [this, overlay = overlay](bool on) { setShown(overlay, on); });
    }
    connect(add("view.noOverlay", tr("&No Overlay"), tr("Only the board"), "Ctrl+0", {}, false),
            &QAction::triggered, this, [this] { m_session.overlays().setAllShown({}); });
    connect(add("view.overlayTable", tr("Overlays as a &Table…"),
                tr("The marks on the board in words and numbers"), "Ctrl+Shift+0", {}, false),
            &QAction::triggered, this, &OverlayViews::showTable);
    showState();
}

void OverlayViews::setShown(const char* id, bool on)
{
    m_session.overlays().setShown(overlayOf(id), on);
    showState();
}

void OverlayViews::cycleCrossSets()
{
    OverlayService& overlays = m_session.overlays();
    std::size_t next = 0;
    OverlayService::Overlays others = overlays.shown();
    for (std::size_t i = 0; i < kCrossSets.size(); ++i) {
        const Overlay* overlay = overlayOf(kCrossSets[i]);
        if (std::erase(others, overlay) > 0) next = i + 1;
    }
    if (next < kCrossSets.size()) others.push_back(overlayOf(kCrossSets[next]));
    overlays.setAllShown(others);
    showState();
}

void OverlayViews::showState()
{
    if (m_actions == nullptr) return;
    const OverlayService& overlays = m_session.overlays();
    bool crossSets = false;
    for (const char* id : kCrossSets) crossSets = crossSets || overlays.isShown(overlayOf(id));
    m_actions->action(u"view.crossSets"_s)->setChecked(crossSets);
    for (const auto& [action, overlay] : kToggles)
        m_actions->action(QLatin1StringView(action))
            ->setChecked(overlays.isShown(overlayOf(overlay)));
    m_actions->action(u"view.noOverlay"_s)->setEnabled(!overlays.shown().empty());
}

void OverlayViews::showTable()
{
    if (!m_table) {
        m_table = new OverlayTableDialog(m_session.overlays(), &m_window);
        m_table->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_table, &OverlayTableDialog::exportRequested, this, &OverlayViews::askAndWrite);
    }
    m_table->show();
    m_table->raise();
    m_table->activateWindow();
}

void OverlayViews::askAndWrite(const QString& csv)
{
    Settings& settings = m_session.settings();
    const QString path = QFileDialog::getSaveFileName(m_table, tr("Save Overlays"),
                                                      settings.lastFolder() + u"/overlays.csv"_s,
                                                      tr("Tables (*.csv)"));
    if (path.isEmpty()) return;
    settings.setLastFolder(QFileInfo(path).absolutePath());
    writeInBackground(
        m_session.jobs(), path,
        [bytes = csv.toUtf8()] { return engine::Result<QByteArray>(bytes); }, this,
        [this, path](const engine::Result<void>& done) {
            if (done) emit exported(path);
            else emit exportFailed(path, done.error());
        });
}

}  // namespace ui
