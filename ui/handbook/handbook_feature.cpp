// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handbook/handbook_feature.h"

#include <QApplication>
#include <QHash>
#include <QKeyEvent>
#include <QLocale>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/handbook/handbook_window.h"

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
        {u"turnDialog"_s, u"game"_s},        {u"repliesDialog"_s, u"moves"_s},
        {u"overlayTable"_s, u"overlays"_s},  {u"settingsDialog"_s, u"settings"_s},
        {u"rulesDialog"_s, u"rules"_s},      {u"rulesEditor"_s, u"rules"_s},
        {u"restoreDialog"_s, u"notes"_s},    {u"noteView"_s, u"notes"_s},
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

HandbookFeature::HandbookFeature(QMainWindow& window) : WindowFeature(&window), m_window(window)
{
    qApp->installEventFilter(this);
}

void HandbookFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    add({u"help.handbook"_s,
         tr("&Handbook"),
         tr("The page of the handbook about what has the focus"),
         {keys("F1")}},
        [this] { open(); });
}

QList<MenuPlace> HandbookFeature::menuPlaces() const
{
    return {{u"help"_s, 0, 0, {u"help.handbook"_s}}};
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
    m_handbook->open(about);
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
            handbook->open(pageAbout(dialog));
            return true;
        }
    }
    return WindowFeature::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_handbook_feature.cpp"
