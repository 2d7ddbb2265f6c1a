// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/layout_presets.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QActionGroup>
#include <QCryptographicHash>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

#include "ui/commands/action_registry.h"
#include "ui/widgets/dock_room.h"
#include "ui/window/board_column.h"
#include "ui/window/session.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;
using Preset = LayoutPresets::Preset;

// Of the state of the docks; another number makes old states unreadable, which gives the usual one.
constexpr int kVersion = 2;
/// Windows as wide as that have docks in two columns.
constexpr int kWide = 1700;
/// Property of what a dock shows: it was made to take less room than it would like.
constexpr auto kCapped = "tilewrightCapped";
constexpr int kSecondColumn = 430;  ///< its width there, at most

constexpr std::array kNames{"analyse"_L1, "review"_L1, "study"_L1, "present"_L1, "engineLab"_L1};

/// Docks that are tabs of one place. Those before `open` are seen at first, the first in front.
struct Place
{
    QStringList docks;
    int open = 0;
    int share = 1;  ///< of the height
};
using Column = std::vector<Place>;

QStringList docksNamed(std::initializer_list<const char*> names)
{
    QStringList docks;
    for (const char* name : names) docks.append(u"dock."_s + QLatin1StringView(name));
    return docks;
}

/// The docks at the right, column by column.
std::vector<Column> columnsOf(Preset preset, bool wide, bool game)
{
    const auto words = docksNamed({"moves", "words", "library", "boggle"});
    switch (preset) {
    case Preset::Analyse:
        if (wide)
            return {{{words, 1, 1}, {docksNamed({"wordGraph", "leaves", "review"}), 0, 1}},
                    {{docksNamed({"game"}), 1, 7}, {docksNamed({"unseen"}), 1, 3}}};
        if (game) return {{{words, 1, 11}, {docksNamed({"game", "unseen"}), 2, 9}}};
        return {{{words, 1, 4},
                 {docksNamed({"unseen", "game", "review", "wordGraph", "leaves"}), 1, 1}}};
    case Preset::Review:
        if (wide)
            return {{{docksNamed({"review"}), 1, 9}, {words, 1, 11}},
                    {{docksNamed({"game"}), 1, 7}, {docksNamed({"unseen"}), 1, 3}}};
        return {{{docksNamed({"review", "moves", "words", "library", "boggle"}), 2, 1},
                 {docksNamed({"game", "unseen"}), 2, 1}}};
    case Preset::Study:
        if (wide)
            return {{{docksNamed({"words"}), 1, 1}, {words, 1, 1}},
                    {{docksNamed({"game", "review"}), 1, 7},
                     {docksNamed({"library", "unseen"}), 2, 3}}};
        return {{{docksNamed({"game", "library"}), 2, 1},
                 {docksNamed({"words", "moves", "boggle"}), 2, 1}}};
    case Preset::Present: return {{{words, 0, 1}}};
    case Preset::EngineLab:
        if (wide)
            return {{{words, 1, 1}, {docksNamed({"leaves"}), 1, 1}},
                    {{docksNamed({"wordGraph"}), 1, 1}}};
        return {{{words, 1, 1}, {docksNamed({"wordGraph", "leaves", "unseen"}), 2, 1}}};
    }
    return {};
}

QByteArray checksum(const QByteArray& state)
{
    constexpr qsizetype kBytes = 8;
    return QCryptographicHash::hash(state, QCryptographicHash::Sha256).left(kBytes);
}

/// Qt can crash on states that were damaged: with a sum in front they are recognised.
QByteArray sealed(const QByteArray& state)
{
    return checksum(state) + state;
}

/// Whether it was a state that sealed() made, and the window could take it.
bool restoreSealed(QMainWindow& window, const QByteArray& blob)
{
    const qsizetype bytes = checksum({}).size();
    const QByteArray state = blob.mid(bytes);
    return !state.isEmpty() && checksum(state) == blob.left(bytes) &&
           window.restoreState(state, kVersion);
}

QString nameOf(Preset preset)
{
    return kNames[static_cast<std::size_t>(preset)];
}

}  // namespace

LayoutPresets::LayoutPresets(Session& session, QMainWindow& window, BoardColumn& column)
    : QObject(&window), m_session(session), m_window(window), m_column(column)
{
}

std::optional<Preset> LayoutPresets::named(const QString& name)
{
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end()) return std::nullopt;
    return static_cast<Preset>(found - kNames.begin());
}

void LayoutPresets::addActions(ActionRegistry& actions)
{
    auto* group = new QActionGroup(this);
    const auto add = [&](Preset preset, const QString& text, const QString& help) {
        QAction* action =
            actions.add({u"layout."_s + nameOf(preset), text, help, {}, {}, true}, &m_window);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, preset] { choose(preset); });
        m_actions[static_cast<std::size_t>(preset)] = action;
    };
    add(Preset::Analyse, tr("Layout &Analyse"),
        tr("Moves, unseen tiles, the game when one is open"));
    add(Preset::Review, tr("Layout &Review"), tr("The review and the game, moves behind them"));
    add(Preset::Study, tr("Layout &Study"), tr("The game with its notes, words and the library"));
    add(Preset::Present, tr("Layout &Present"), tr("No panels, as large a board as there can be"));
    add(Preset::EngineLab, tr("Layout &Engine Lab"),
        tr("Moves beside the word graph and the leaves"));
    connect(actions.add({u"layout.next"_s,
                         tr("&Next Layout"),
                         tr("Go on to the next arrangement of the panels"),
                         {keys("F2")}},
                        &m_window),
            &QAction::triggered, this,
            [this] { choose(static_cast<Preset>((static_cast<int>(m_current) + 1) % kPresets)); });
    connect(actions.add({u"layout.reset"_s, tr("Reset &Layout"),
                         tr("Put the panels of this layout back to their usual places")},
                        &m_window),
            &QAction::triggered, this, &LayoutPresets::reset);
    connect(actions.add({u"layout.sides"_s,
                         tr("Show or &Hide All Panels"),
                         tr("Hide all panels, or bring those back that were there"),
                         {keys("Ctrl+B")}},
                        &m_window),
            &QAction::triggered, this, &LayoutPresets::toggleSides);
    connect(actions.add({u"layout.closePanel"_s,
                         tr("&Close the Panel"),
                         tr("Close the panel that has the keys"),
                         {keys("Ctrl+F4")}},
                        &m_window),
            &QAction::triggered, this, [this] {
                QDockWidget* dock = dockWithFocus(m_window);
                if (!dock) return;
                dock->close();
                m_window.centralWidget()->setFocus();
            });
    follow();
}

QToolButton* LayoutPresets::button()
{
    m_button = new QToolButton;
    m_button->setObjectName(u"layoutButton"_s);
    m_button->setAutoRaise(true);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_button->setFocusPolicy(Qt::TabFocus);
    m_button->setToolTip(tr("Arrangement of the panels (F2 goes on to the next)"));
    auto* menu = new QMenu(m_button);
    for (QAction* action : m_actions)
        if (action) menu->addAction(action);
    m_button->setMenu(menu);
    follow();
    return m_button;
}

void LayoutPresets::follow()
{
    QAction* action = m_actions[static_cast<std::size_t>(m_current)];
    if (!action) return;
    action->setChecked(true);
    if (!m_button) return;
    const QString text = ActionRegistry::plainText(*action);
    m_button->setText(text);
    m_button->setAccessibleName(text);
}

QList<QDockWidget*> LayoutPresets::docks() const
{
    return m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
}

bool LayoutPresets::anyDock() const
{
    const QList<QDockWidget*> all = docks();
    return std::any_of(all.begin(), all.end(), [](const QDockWidget* dock) {
        return !dock->isHidden() && !dock->isFloating();
    });
}

void LayoutPresets::restore()
{
    m_current = named(m_session.settings().layout()).value_or(Preset::Analyse);
    // Docks that the state does not know have to be somewhere.
    arrange();
    m_pending = !restoreSealed(m_window, m_session.settings().keptLayout(nameOf(m_current)).docks);
    follow();
}

void LayoutPresets::windowShown()
{
    if (!m_pending) return;
    m_pending = false;
    // The sizes of docks need the real size of the window, which comes after its first events.
    QTimer::singleShot(0, this, &LayoutPresets::arrange);
}

void LayoutPresets::keep()
{
    showSides();
    m_session.settings().keepLayout(nameOf(m_current), {sealed(m_window.saveState(kVersion)),
                                                        m_session.settings().overlays(),
                                                        m_session.analysis().isLive()});
    m_session.settings().setLayout(nameOf(m_current));
}

void LayoutPresets::choose(Preset preset)
{
    if (preset == m_current) return follow();
    keep();
    take(preset);
    m_session.settings().setLayout(nameOf(preset));
}

void LayoutPresets::take(Preset preset)
{
    m_current = preset;
    m_hiddenSides.clear();
    const KeptLayout kept = m_session.settings().keptLayout(nameOf(preset));
    if (!restoreSealed(m_window, kept.docks)) {
        arrange();
    } else {
        OverlayService::Overlays overlays;
        for (const QString& id : kept.overlays)
            if (const Overlay* overlay = Overlay::byId(id)) overlays.push_back(overlay);
        m_session.overlays().setAllShown(overlays);
        m_session.analysis().setLive(kept.live);
    }
    follow();
    const QWidget* focus = m_window.focusWidget();
    if (!focus || !focus->isVisible()) m_window.centralWidget()->setFocus();
}

void LayoutPresets::reset()
{
    m_session.settings().forgetLayout(nameOf(m_current));
    m_hiddenSides.clear();
    arrange();
}

bool LayoutPresets::hideSides()
{
    if (!anyDock()) return false;
    m_hiddenSides = m_window.saveState(kVersion);
    const QList<QDockWidget*> all = docks();
    for (QDockWidget* dock : all)
        if (!dock->isFloating()) dock->hide();
    return true;
}

void LayoutPresets::showSides()
{
    if (m_hiddenSides.isEmpty() || anyDock()) return;
    m_window.restoreState(m_hiddenSides, kVersion);
    m_hiddenSides.clear();
}

void LayoutPresets::toggleSides()
{
    if (!m_hiddenSides.isEmpty() && !anyDock()) return showSides();
    if (hideSides()) m_window.centralWidget()->setFocus();
    else arrange();
}

void LayoutPresets::fitDocks()
{
    // Beside them there are the menus, the bars of tools and status, and their own titles.
    const int line = m_window.fontMetrics().height();
    const QSize most(m_window.width() * 9 / 20, (m_window.height() - line * 6) / 3 - line * 2);
    const QList<QDockWidget*> all = docks();
    for (const QDockWidget* dock : all) {
        QWidget* content = dock->widget();
        // One that says itself how small it can be is left alone.
        if (!content || (!content->property(kCapped).toBool() && !content->minimumSize().isNull()))
            continue;
        const QSize least = content->minimumSizeHint();
        const QSize cap(least.width() > most.width() ? most.width() : 0,
                        least.height() > most.height() ? most.height() : 0);
        content->setProperty(kCapped, !cap.isNull());
        content->setMinimumSize(cap);
    }
}

void LayoutPresets::arrange()
{
    fitDocks();
    const bool wide = m_window.width() >= kWide;
    std::vector<Column> columns = columnsOf(m_current, wide, m_session.shown().game() != nullptr);
    const QList<QDockWidget*> all = docks();
    const auto dockNamed = [&](const QString& name) {
        const auto found = std::find_if(all.begin(), all.end(), [&](const QDockWidget* dock) {
            return dock->objectName() == name;
        });
        return found == all.end() ? nullptr : *found;
    };
    // What is not named stands behind the last place; a name used before is passed over.
    QStringList used;
    for (Column& column : columns)
        for (Place& place : column) {
            const QStringList wanted = std::exchange(place.docks, {});
            for (qsizetype i = 0, open = place.open; i < wanted.size(); ++i) {
                const bool good = dockNamed(wanted[i]) && !used.contains(wanted[i]);
                if (good) place.docks.append(wanted[i]);
                else if (i < open) --place.open;
                if (good) used.append(wanted[i]);
            }
        }
    for (const QDockWidget* dock : all)
        if (!used.contains(dock->objectName()))
            columns.back().back().docks.append(dock->objectName());
    for (Column& column : columns)
        std::erase_if(column, [](const Place& place) { return place.docks.isEmpty(); });

    std::erase_if(columns, [](const Column& column) { return column.empty(); });
    if (columns.empty()) return;

    m_window.setUpdatesEnabled(false);
    for (QDockWidget* dock : all) {
        m_window.removeDockWidget(dock);
        dock->setFloating(false);
    }
    // First one dock of each place: beside tabs no place can be split off.
    QDockWidget* before = nullptr;
    for (const Column& column : columns) {
        QDockWidget* top = dockNamed(column.front().docks.front());
        if (before) m_window.splitDockWidget(before, top, Qt::Horizontal);
        else m_window.addDockWidget(Qt::RightDockWidgetArea, top);
        before = top;
    }
    for (const Column& column : columns) {
        QDockWidget* above = dockNamed(column.front().docks.front());
        for (std::size_t i = 1; i < column.size(); ++i) {
            QDockWidget* below = dockNamed(column[i].docks.front());
            m_window.splitDockWidget(above, below, Qt::Vertical);
            above = below;
        }
    }
    for (const Column& column : columns)
        for (const Place& place : column) {
            QDockWidget* first = dockNamed(place.docks.front());
            for (qsizetype i = 0; i < place.docks.size(); ++i) {
                QDockWidget* dock = dockNamed(place.docks[i]);
                if (i > 0) m_window.tabifyDockWidget(first, dock);
                dock->setVisible(i < place.open);
            }
            if (place.open > 0) first->raise();
        }

    const int middle = m_window.centralWidget()->height();
    const int room = m_window.width() - m_column.widthForHeight(middle) - 12;
    QList<QDockWidget*> tops;
    QList<int> widths;
    int shown = 0;
    for (const Column& column : columns)
        shown += std::any_of(column.begin(), column.end(),
                             [](const Place& place) { return place.open > 0; })
                     ? 1
                     : 0;
    for (const Column& column : columns) {
        const auto open = std::find_if(column.begin(), column.end(),
                                       [](const Place& place) { return place.open > 0; });
        if (open == column.end()) continue;
        QDockWidget* top = dockNamed(open->docks.front());
        const int least = top->minimumSizeHint().width();
        const int second = shown > 1 ? std::min(room * 2 / 5, kSecondColumn) : 0;
        tops.append(top);
        widths.append(std::max(least, tops.size() == 1 ? room - second : second));
        QList<QDockWidget*> heights;
        QList<int> shares;
        for (const Place& place : column) {
            if (place.open == 0) continue;
            heights.append(dockNamed(place.docks.front()));
            shares.append(place.share * 1000);
        }
        int total = 0;
        for (const int share : shares) total += share;
        for (int& share : shares) share = middle * share / total;
        m_window.resizeDocks(heights, shares, Qt::Vertical);
    }
    m_window.resizeDocks(tops, widths, Qt::Horizontal);
    m_window.setUpdatesEnabled(true);
}

}  // namespace ui
