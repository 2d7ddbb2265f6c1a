// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/layout_presets.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include <QActionGroup>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <QSet>
#include <QTimer>
#include <QToolButton>
#include <QWindow>

#include "ui/commands/action_registry.h"
#include "ui/position/board_column.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
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

/// A column of places, by what each gets of the height.
using Shares = std::vector<int>;

/// The places at the right, column by column, as LayoutForm numbers them.
std::vector<Shares> sharesOf(LayoutForm form)
{
    switch (form) {
    case LayoutForm::Analyse: return {{4, 1}};
    case LayoutForm::AnalyseGame: return {{11, 9}};
    case LayoutForm::AnalyseWide: return {{1, 1}, {7, 3}};
    case LayoutForm::Review: return {{1, 1}};
    case LayoutForm::ReviewWide: return {{9, 11}, {7, 3}};
    case LayoutForm::Study: return {{1, 1}};
    case LayoutForm::StudyWide: return {{1, 1}, {7, 3}};
    case LayoutForm::Present: return {{1}};
    case LayoutForm::EngineLab: return {{1, 1}};
    case LayoutForm::EngineLabWide: return {{1, 1}, {1}};
    }
    return {};
}

LayoutForm formOf(Preset preset, bool wide, bool game)
{
    switch (preset) {
    case Preset::Analyse:
        return wide   ? LayoutForm::AnalyseWide
               : game ? LayoutForm::AnalyseGame
                      : LayoutForm::Analyse;
    case Preset::Review: return wide ? LayoutForm::ReviewWide : LayoutForm::Review;
    case Preset::Study: return wide ? LayoutForm::StudyWide : LayoutForm::Study;
    case Preset::Present: return LayoutForm::Present;
    case Preset::EngineLab: return wide ? LayoutForm::EngineLabWide : LayoutForm::EngineLab;
    }
    return LayoutForm::Analyse;
}

/// Docks that are tabs of one place. Those before `open` are seen at first, the first in front.
struct Place
{
    QList<QDockWidget*> docks;
    int open = 0;
    int share = 1;  ///< of the height
};
using Column = std::vector<Place>;

/// The places of a form that have docks, column by column.
std::vector<Column> columnsOf(LayoutForm form, const QList<WindowDock>& docks)
{
    // What has no place stands there, in the order of the features.
    constexpr int kNowhere = 50;
    const std::vector<Shares> shares = sharesOf(form);
    int places = 0;
    for (const Shares& column : shares) places += static_cast<int>(column.size());
    std::vector<std::vector<std::pair<DockPlace, QDockWidget*>>> standing(
        static_cast<std::size_t>(places));
    for (const WindowDock& dock : docks) {
        const auto place =
            std::find_if(dock.places.begin(), dock.places.end(),
                         [form](const DockPlace& other) { return other.form == form; });
        const DockPlace at =
            place != dock.places.end() ? *place : DockPlace{form, places - 1, kNowhere, false};
        Q_ASSERT(at.place < places);
        standing[static_cast<std::size_t>(at.place)].emplace_back(at, dock.dock);
    }
    std::vector<Column> columns;
    auto next = standing.begin();
    for (const Shares& column : shares) {
        Column filled;
        for (const int share : column) {
            auto& tabs = *next++;
            std::stable_sort(tabs.begin(), tabs.end(), [](const auto& a, const auto& b) {
                return std::pair(!a.first.open, a.first.tab) <
                       std::pair(!b.first.open, b.first.tab);
            });
            Place place{{}, 0, share};
            for (const auto& [at, dock] : tabs) {
                place.docks.append(dock);
                place.open += at.open ? 1 : 0;
            }
            if (!place.docks.isEmpty()) filled.push_back(std::move(place));
        }
        if (!filled.empty()) columns.push_back(std::move(filled));
    }
    return columns;
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

/// Arranges a window that nobody has arranged yet: when it is on the screen, which is when the window
/// manager has given it a size, as a rule; again as long as such sizes come, and when the game comes
/// that it was started with. Nothing is painted before that.
class FirstArrangement : public QObject
{
public:
    FirstArrangement(QMainWindow& window, const ShownStudy& shown, std::function<void()> arrange)
        : QObject(&window),
          m_window(window),
          m_shown(shown),
          m_arrange(std::move(arrange)),
          m_hasGame(shown.game() != nullptr)
    {
        constexpr int kForSizes = 3000;
        constexpr int kForGame = 10000;
        window.installEventFilter(this);
        connect(&shown, &ShownStudy::changed, this, &FirstArrangement::follow);
        // There are displays that never tell.
        constexpr int kForScreen = 500;
        setHeld(true);
        if (window.windowHandle() && !window.windowHandle()->isExposed())
            window.windowHandle()->installEventFilter(this);
        else arrangeSoon();
        QTimer::singleShot(kForScreen, this, [this] {
            if (!m_arranged) arrangeSoon();
        });
        QTimer::singleShot(kForSizes, this, [this] { m_sizesCome = false; });
        QTimer::singleShot(kForGame, this, &FirstArrangement::finish);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched != &m_window) {
            if (event->type() == QEvent::Expose && !m_arranged) arrangeSoon();
            return false;
        }
        // Whoever drags the line between two panels arranges the window.
        if (event->type() == QEvent::MouseButtonPress) finish();
        if (event->type() == QEvent::Resize && m_sizesCome) arrangeAgain();
        return false;
    }

private:
    void follow()
    {
        if (m_hasGame || !m_shown.game()) return;
        m_hasGame = true;
        arrangeAgain();
    }
    /// After all that follows from the same event. Until then nothing is painted: it would be seen
    /// for a moment only, and would keep what is to be seen waiting.
    void arrangeAgain()
    {
        if (m_arranged) arrangeSoon();
    }
    void arrangeSoon()
    {
        setHeld(true);
        if (std::exchange(m_awaited, true)) return;
        QTimer::singleShot(0, this, [this] {
            m_awaited = false;
            // A dock that becomes a window while nothing may be painted would never be; what is to be
            // painted now waits for the end of this all the same.
            setHeld(false);
            // What was opened or closed meanwhile stays so.
            if (!m_arranged || open() == m_open) arrange();
        });
    }
    void finish()
    {
        // What still comes before this one goes is to hold nothing.
        m_window.removeEventFilter(this);
        disconnect(&m_shown, nullptr, this, nullptr);
        setHeld(false);
        deleteLater();
    }
    void setHeld(bool held)
    {
        if (std::exchange(m_held, held) == held) return;
        m_window.setUpdatesEnabled(!held);
        // What was to be painted before is marked already and doesn't ask for it again.
        if (!held) {
            QCoreApplication::postEvent(&m_window, new QEvent(QEvent::UpdateRequest),
                                        Qt::LowEventPriority);
        }
    }
    void arrange()
    {
        m_arrange();
        m_open = open();
        m_arranged = true;
    }
    /// But for the game's, which comes with a game.
    [[nodiscard]] QSet<QDockWidget*> open() const
    {
        QSet<QDockWidget*> docks;
        const auto all = m_window.findChildren<QDockWidget*>();
        for (QDockWidget* dock : all)
            if (!dock->isHidden() && dock->objectName() != u"dock.game") docks.insert(dock);
        return docks;
    }

    QMainWindow& m_window;
    const ShownStudy& m_shown;
    std::function<void()> m_arrange;
    QSet<QDockWidget*> m_open;
    bool m_hasGame;
    bool m_sizesCome = true;
    bool m_arranged = false;
    bool m_awaited = false;  ///< the next arrangement is
    bool m_held = false;
};

QString nameOf(Preset preset)
{
    return kNames[static_cast<std::size_t>(preset)];
}

}  // namespace

LayoutPresets::LayoutPresets(Session& session, QMainWindow& window, BoardColumn& column)
    : WindowFeature(&window), m_session(session), m_window(window), m_column(column)
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
                QDockWidget* dock = dockToClose(m_window);
                if (!dock) return;
                dock->close();
                leaveDock(m_window);
            });
    follow();
}

QList<MenuPlace> LayoutPresets::menuPlaces() const
{
    return {{u"view.layout"_s,
             0,
             10,
             {u"layout.analyse"_s, u"layout.review"_s, u"layout.study"_s, u"layout.present"_s,
              u"layout.engineLab"_s}},
            {u"view.layout"_s, 1, 10, {u"layout.next"_s, u"layout.reset"_s}},
            {u"view.panels"_s, 1, 10, {u"layout.closePanel"_s, u"layout.sides"_s}}};
}

void LayoutPresets::add(const QList<WindowDock>& docks)
{
    m_docks.append(docks);
    for (const WindowDock& each : docks)
        if (const auto* late = qobject_cast<CoveredPanel*>(each.dock->widget()))
            connect(late, &CoveredPanel::made, this, &LayoutPresets::fitDocks);
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

QList<QDockWidget*> LayoutPresets::allDocks() const
{
    QList<QDockWidget*> docks;
    for (const WindowDock& dock : m_docks) docks.append(dock.dock);
    return docks;
}

bool LayoutPresets::anyDock() const
{
    const QList<QDockWidget*> all = allDocks();
    return std::any_of(all.begin(), all.end(), [](const QDockWidget* dock) {
        return !dock->isHidden() && !dock->isFloating();
    });
}

void LayoutPresets::restore()
{
    m_current = named(m_session.settings().layout()).value_or(Preset::Analyse);
    // Docks that the state does not know have to be somewhere.
    arrange();
    // A window that fills the screen has its size later. What it is given before that Qt keeps for
    // itself until there is room for it, with pointers to what the next state removes: it crashes
    // where there never is.
    if (!(m_window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen))) {
        const KeptLayout kept = m_session.settings().keptLayout(nameOf(m_current), isWide());
        if (restoreSealed(m_window, kept.docks)) m_givenFor = kept.window;
    }
    // It may be another screen than the last time.
    m_pending = true;
    follow();
}

bool LayoutPresets::isWide() const
{
    return m_window.width() >= kWide;
}

void LayoutPresets::settle()
{
    // As it was left, to the pixel.
    if (m_givenFor == m_window.size()) return;
    if (!giveBack(m_session.settings().keptLayout(nameOf(m_current), isWide()))) arrange();
}

bool LayoutPresets::giveBack(const KeptLayout& kept)
{
    if (!restoreSealed(m_window, kept.docks)) return false;
    m_givenFor = m_window.size();
    m_window.layout()->activate();
    if (kept.window.isValid() && kept.window != m_window.size()) shareRoom(kept.share);
    return true;
}

int LayoutPresets::roomBesideBoard() const
{
    constexpr int kEdges = 12;
    const int middle = m_window.centralWidget()->height();
    return std::max(1, m_window.width() - m_column.widthForHeight(middle) - kEdges);
}

LayoutPresets::Columns LayoutPresets::columnsBesideBoard() const
{
    Columns columns;
    QList<int> places;
    const QList<QDockWidget*> all = allDocks();
    for (QDockWidget* dock : all) {
        const Qt::DockWidgetArea area = m_window.dockWidgetArea(dock);
        const bool isBeside = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
        if (!isBeside || dock->isFloating() || dock->visibleRegion().isEmpty() ||
            places.contains(dock->x()))
            continue;
        places.append(dock->x());
        columns.docks.append(dock);
        columns.width += dock->width();
    }
    return columns;
}

double LayoutPresets::shareOfRoom() const
{
    const Columns columns = columnsBesideBoard();
    return columns.docks.isEmpty() ? 1.0 : static_cast<double>(columns.width) / roomBesideBoard();
}

void LayoutPresets::shareRoom(double share)
{
    const Columns columns = columnsBesideBoard();
    if (columns.docks.isEmpty()) return;
    const double wanted = share * roomBesideBoard();
    QList<int> widths;
    for (const QDockWidget* dock : columns.docks)
        widths.append(static_cast<int>(wanted * dock->width() / std::max(1, columns.width)));
    m_window.resizeDocks(columns.docks, widths, Qt::Horizontal);
    m_window.layout()->activate();
}

void LayoutPresets::windowShown()
{
    if (!m_pending) return;
    m_pending = false;
    new FirstArrangement(m_window, m_session.shown(), [this] { settle(); });
}

void LayoutPresets::keep()
{
    showSides();
    m_session.settings().keepLayout(nameOf(m_current), isWide(),
                                    {sealed(m_window.saveState(kVersion)), m_window.size(),
                                     shareOfRoom(), m_session.settings().overlays(),
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
    // It may go with its panel, and then Qt gives the keys to whatever comes next.
    const QPointer<QWidget> focus = m_window.focusWidget();
    const KeptLayout kept = m_session.settings().keptLayout(nameOf(preset), isWide());
    if (!giveBack(kept)) {
        arrange();
    } else {
        OverlayService::Overlays overlays;
        for (const QString& id : kept.overlays)
            if (const Overlay* overlay = Overlay::byId(id)) overlays.push_back(overlay);
        m_session.overlays().setAllShown(overlays);
        m_session.analysis().setLive(kept.live);
    }
    follow();
    if (!focus || focus->visibleRegion().isEmpty()) m_window.centralWidget()->setFocus();
    else focus->setFocus();
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
    const QList<QDockWidget*> all = allDocks();
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

void LayoutPresets::putAside(bool aside)
{
    if (aside) m_aside = hideSides();
    else if (std::exchange(m_aside, false)) showSides();
}

void LayoutPresets::fitDocks()
{
    // Beside them there are the menus, the bars of tools and status, and their own titles.
    const int line = m_window.fontMetrics().height();
    const QSize most(m_window.width() * 9 / 20, (m_window.height() - line * 6) / 3 - line * 2);
    const QList<QDockWidget*> all = allDocks();
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
    m_givenFor = {};
    const std::vector<Column> columns =
        columnsOf(formOf(m_current, isWide(), m_session.shown().game() != nullptr), m_docks);
    if (columns.empty()) return;

    m_window.setUpdatesEnabled(false);
    const QList<QDockWidget*> all = allDocks();
    for (QDockWidget* dock : all) {
        m_window.removeDockWidget(dock);
        dock->setFloating(false);
    }
    // First one dock of each place: beside tabs no place can be split off.
    QDockWidget* before = nullptr;
    for (const Column& column : columns) {
        QDockWidget* top = column.front().docks.front();
        if (before) m_window.splitDockWidget(before, top, Qt::Horizontal);
        else m_window.addDockWidget(Qt::RightDockWidgetArea, top);
        before = top;
    }
    for (const Column& column : columns) {
        QDockWidget* above = column.front().docks.front();
        for (std::size_t i = 1; i < column.size(); ++i) {
            QDockWidget* below = column[i].docks.front();
            m_window.splitDockWidget(above, below, Qt::Vertical);
            above = below;
        }
    }
    for (const Column& column : columns)
        for (const Place& place : column) {
            QDockWidget* first = place.docks.front();
            for (qsizetype i = 0; i < place.docks.size(); ++i) {
                QDockWidget* dock = place.docks[i];
                if (i > 0) m_window.tabifyDockWidget(first, dock);
                dock->setVisible(i < place.open);
            }
            if (place.open > 0) first->raise();
        }

    // Docks are resized from the places that they have, not from those that they are about to get.
    m_window.layout()->activate();
    const int middle = m_window.centralWidget()->height();
    const int room = roomBesideBoard();
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
        QDockWidget* top = open->docks.front();
        const int least = top->minimumSizeHint().width();
        const int second = shown > 1 ? std::min(room * 2 / 5, kSecondColumn) : 0;
        tops.append(top);
        widths.append(std::max(least, tops.size() == 1 ? room - second : second));
        QList<QDockWidget*> heights;
        QList<int> shares;
        for (const Place& place : column) {
            if (place.open == 0) continue;
            heights.append(place.docks.front());
            shares.append(place.share * 1000);
        }
        int total = 0;
        for (const int share : shares) total += share;
        for (int& share : shares) share = middle * share / total;
        m_window.resizeDocks(heights, shares, Qt::Vertical);
    }
    m_window.resizeDocks(tops, widths, Qt::Horizontal);
    m_window.layout()->activate();
    m_window.setUpdatesEnabled(true);
}

}  // namespace ui

#include "moc_layout_presets.cpp"
