// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/overlays_feature.h"

#include <algorithm>

#include <QAction>
#include <QMainWindow>

#include "engine/board/move_notation.h"
#include "ui/board/board_widget.h"
#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/files/file_output.h"
#include "ui/moves/moves_panel.h"
#include "ui/moves/unseen_panel.h"
#include "ui/overlays/overlay_service.h"
#include "ui/overlays/overlay_table_dialog.h"
#include "ui/position/board_column.h"
#include "ui/settings/settings.h"
#include "ui/widgets/file_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

OverlaysFeature::OverlaysFeature(const Services& services, const Parts& parts, QMainWindow& window)
    : WindowFeature(&window), m_services(services), m_parts(parts), m_window(window)
{
    OverlayService& overlays = services.overlays;
    MovesPanel& moves = parts.moves;
    connect(&overlays, &OverlayService::overlaysChanged, this, &OverlaysFeature::showState);
    connect(&overlays, &OverlayService::overlaysChanged, this, &OverlaysFeature::showMarks);
    connect(&overlays, &OverlayService::marksChanged, this, &OverlaysFeature::showMarks);
    connect(&services.shown, &ShownStudy::changed, this, [this](StudyChanges changes) {
        if (changes & StudyChange::PermissionChange) showMarks();
    });
    connect(&parts.column, &BoardColumn::legendClosed, this,
            [this] { m_services.overlays.setAllShown({}); });
    connect(parts.column.board(), &BoardWidget::laneClicked, &moves,
            [&moves](engine::Direction direction, int index) {
                const QString name =
                    direction == engine::Direction::Across
                        ? QString::number(index + 1)
                        : QString::fromStdString(engine::squareName(0, index)).mid(1);
                moves.setFilterText(u"lane:"_s + name);
            });
    showMarks();
}

void OverlaysFeature::showMarks()
{
    const OverlayService& overlays = m_services.overlays;
    QStringList titles;
    // What is kept back needs no legend.
    if (m_services.shown.permissions().answers && !overlays.isWithheld())
        for (const Overlay* overlay : overlays.shown()) titles << overlay->title();
    m_parts.column.setMarks(titles, overlays.marks());
    std::vector<RackMark> unseen;
    for (const OverlayMarks& marks : overlays.marks())
        unseen.insert(unseen.end(), marks.unseen.begin(), marks.unseen.end());
    m_parts.unseen.setMarks(std::move(unseen));
}

QList<MenuPlace> OverlaysFeature::menuPlaces() const
{
    QStringList commands;
    for (const Command& command : m_commands) commands << command.action->objectName();
    commands << u"view.noOverlay"_s << u"view.overlayTable"_s;
    return {{u"view"_s, 0, 10, commands},
            {u"toolBar"_s,
             2,
             10,
             {u"view.crossSets"_s, u"view.anchors"_s, u"view.lanes"_s, u"view.leaveWorth"_s}}};
}

void OverlaysFeature::addActions(ActionRegistry& actions)
{
    std::vector<const Overlay*> inMenu = Overlay::all();
    std::ranges::stable_sort(inMenu, {},
                             [](const Overlay* overlay) { return overlay->command().rank; });
    for (const Overlay* overlay : inMenu) {
        const ActionSpec spec = overlay->command().spec();
        const auto same = std::ranges::find(m_commands, spec.id, [](const Command& command) {
            return command.action->objectName();
        });
        if (same != m_commands.end()) {
            same->overlays.push_back(overlay);
            continue;
        }
        QAction* action = actions.add(spec, &m_window);
        const std::size_t number = m_commands.size();
        connect(action, &QAction::triggered, this, [this, number] { toggle(m_commands[number]); });
        m_commands.push_back({action, {overlay}});
    }
    const auto add = actions.adder(&m_window, this);
    m_none = add({u"view.noOverlay"_s, tr("&No Overlay"), tr("Only the board"), {keys("Ctrl+0")}},
                 [this] { m_services.overlays.setAllShown({}); });
    add({u"view.overlayTable"_s,
         tr("Overlays as a &Table…"),
         tr("The marks on the board in words and numbers"),
         {keys("Ctrl+Shift+0")}},
        [this] { showTable(); });
    showState();
}

void OverlaysFeature::toggle(const Command& command)
{
    OverlayService& overlays = m_services.overlays;
    std::size_t next = 0;
    OverlayService::Overlays wanted = overlays.shown();
    for (std::size_t i = 0; i < command.overlays.size(); ++i)
        if (std::erase(wanted, command.overlays[i]) > 0) next = i + 1;
    // Behind the others: of several heats the last one is taken.
    if (next < command.overlays.size()) wanted.push_back(command.overlays[next]);
    overlays.setAllShown(wanted);
    showState();
    if (overlays.isWithheld() && !overlays.shown().empty())
        emit said(tr("Overlays are hidden until the answer of this chapter is shown."));
}

void OverlaysFeature::showState()
{
    if (!m_none) return;
    const OverlayService& overlays = m_services.overlays;
    for (const Command& command : m_commands)
        command.action->setChecked(std::ranges::any_of(
            command.overlays, [&](const Overlay* overlay) { return overlays.isShown(overlay); }));
    m_none->setEnabled(!overlays.shown().empty());
}

void OverlaysFeature::showTable()
{
    if (!m_table) {
        m_table = new OverlayTableDialog(m_services.overlays, &m_window);
        m_table->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_table, &OverlayTableDialog::exportRequested, this, &OverlaysFeature::askAndWrite);
    }
    m_table->show();
    m_table->raise();
    m_table->activateWindow();
}

void OverlaysFeature::askAndWrite(const QString& csv)
{
    const QString path = askForOutput(m_table, tr("Save Overlays"),
                                      m_services.settings.lastFolder() + u"/overlays.csv"_s,
                                      tr("Tables (*.csv)"), u".csv"_s);
    if (path.isEmpty()) return;
    writeInBackground(
        m_services.jobs, path, [bytes = csv.toUtf8()] { return engine::Result<QByteArray>(bytes); },
        this,
        [this, path](const engine::Result<void>& done) {
            if (done) emit exported({path});
            else if (done.error().code != engine::ErrorCode::Cancelled)
                emit exportFailed(path, done.error());
        });
}

}  // namespace ui

#include "moc_overlays_feature.cpp"
