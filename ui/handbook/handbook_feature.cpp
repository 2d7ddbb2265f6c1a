// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handbook/handbook_feature.h"

#include <QApplication>
#include <QHash>
#include <QKeyEvent>
#include <QLocale>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/handbook/handbook_window.h"
#include "ui/handbook/tour.h"
#include "ui/handbook/whats_this.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

const QString kDockPrefix = u"dock."_s;
const QString kContentsPage = u"index"_s;

/// Parts that are no docks, by their object names.
const QHash<QString, QString>& pagesOfParts()
{
    static const QHash<QString, QString> pages{
        {u"boardColumn"_s, u"board"_s},      {u"setupView"_s, u"setup"_s},
        {u"buildDialog"_s, u"lexicons"_s},   {u"compareDialog"_s, u"lexicons"_s},
        {u"libraryDialog"_s, u"lexicons"_s}, {u"trainDialog"_s, u"training"_s},
        {u"exportDialog"_s, u"output"_s},    {u"pictureDialog"_s, u"output"_s},
        {u"newGameDialog"_s, u"play"_s},     {u"playersDialog"_s, u"game"_s},
        {u"turnDialog"_s, u"game"_s},        {u"playerLexiconsDialog"_s, u"game"_s},
        {u"repliesDialog"_s, u"moves"_s},    {u"overlayTable"_s, u"overlays"_s},
        {u"rulesDialog"_s, u"rules"_s},      {u"rulesEditor"_s, u"rules"_s},
        {u"restoreDialog"_s, u"notes"_s},    {u"noteView"_s, u"notes"_s},
        {u"puzzleDialog"_s, u"notes"_s},     {u"settingsDialog"_s, u"settings"_s},
    };
    return pages;
}

/// Windows of windows, too.
bool belongsTo(const QWidget& dialog, const QWidget& window)
{
    for (const QWidget* each = dialog.parentWidget(); each != nullptr; each = each->parentWidget())
        if (each == &window) return true;
    return false;
}

}  // namespace

HandbookFeature::HandbookFeature(QMainWindow& window)
    : WindowFeature(&window), m_window(window), m_tour(makeTour())
{
    qApp->installEventFilter(this);
}

Tour* HandbookFeature::makeTour()
{
    return new Tour(
        {{u"boardColumn"_s, tr("The board and your rack"),
          tr("Ctrl+R and letters set the rack, ? is a blank. Click a square and type, or drag "
             "tiles: "
             "the score stands beside the word. Enter plays it.")},
         {u"dock.moves"_s, tr("The best moves, as you type"),
          tr("Equity is the score and the worth of the tiles kept. The arrows up and down show a "
             "move on the board; the line above the list filters, such as bingo >70.")},
         {u"dock.simulation"_s, tr("What a move is worth after the replies"),
          tr("F6 plays the best moves out with many random racks of the opponent and tells how "
             "often each wins. Near the end of a game F7 solves exactly.")},
         {u"dock.game"_s, tr("A game, turn by turn"),
          tr("Drop a GCG on the window, or begin a game. The arrows left and right step through "
             "it, F9 reviews every turn; notes stand beside the turn.")},
         {u"paletteButton"_s, tr("Everything has a name"),
          tr("Ctrl+K finds commands, moves, words and turns. F1 opens the page of the handbook "
             "about what has the focus, Shift+F1 tells what a control is for.")}},
        m_window);
}

void HandbookFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    add({u"help.handbook"_s,
         tr("&Handbook"),
         tr("The page of the handbook about what has the focus"),
         {keys("F1")}},
        [this] { open(); });
    auto* whatsThis = new WhatsThis(this);
    connect(whatsThis, &WhatsThis::pageAsked, this, &HandbookFeature::open);
    add({u"help.whatsThis"_s,
         tr("&What's This?"),
         tr("Click a control to learn what it is for"),
         {}},
        [whatsThis] { whatsThis->ask(); });
    add({u"help.explainFocus"_s,
         tr("What Has the &Focus?"),
         tr("What the control that has the focus is for"),
         {keys("Shift+F1")}},
        [whatsThis] { whatsThis->explainFocus(); });
    add({u"help.tour"_s, tr("Guided &Tour"), tr("Five steps through the window")},
        [this] { m_tour->begin(); });
}

QList<MenuPlace> HandbookFeature::menuPlaces() const
{
    return {{u"help"_s,
             0,
             0,
             {u"help.handbook"_s, u"help.tour"_s, u"help.whatsThis"_s, u"help.explainFocus"_s}}};
}

QString HandbookFeature::pageAbout(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        const QString name = widget->objectName();
        if (name.startsWith(kDockPrefix)) return name.mid(kDockPrefix.size());
        if (const auto page = pagesOfParts().constFind(name); page != pagesOfParts().cend())
            return *page;
    }
    return kContentsPage;
}

void HandbookFeature::open(const QString& page)
{
    const QString about = page.isEmpty() ? pageAbout(QApplication::focusWidget()) : page;
    if (m_handbook == nullptr)
        m_handbook = new HandbookWindow(Handbook(QLocale().name().left(2)), &m_window);
    m_handbook->showPage(about);
}

/// A dialog that has to be answered first keeps keys from the window and blocks its other windows.
bool HandbookFeature::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        QWidget* dialog = QApplication::activeModalWidget();
        const bool asked = key->key() == Qt::Key_F1 && key->modifiers() == Qt::NoModifier &&
                           watched->isWidgetType();
        if (asked && dialog != nullptr && belongsTo(*dialog, m_window)) {
            auto* handbook = new HandbookWindow(Handbook(QLocale().name().left(2)), dialog);
            handbook->setAttribute(Qt::WA_DeleteOnClose);
            handbook->showPage(pageAbout(dialog));
            return true;
        }
    }
    return WindowFeature::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_handbook_feature.cpp"
