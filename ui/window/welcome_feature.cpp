// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/welcome_feature.h"

#include <QMainWindow>

#include "ui/board/rack_widget.h"
#include "ui/commands/action_registry.h"
#include "ui/files/loader.h"
#include "ui/window/welcome_cards.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString kRackCard = u"typeRack"_s;
const QString kOpenCard = u"openGame"_s;
const QString kBuildCard = u"buildLexicon"_s;

}  // namespace

WelcomeFeature::WelcomeFeature(Settings& settings, Loader& loader, RackWidget& rack,
                               QMainWindow& window)
    : WindowFeature(&window), m_window(window), m_cards(new WelcomeCards(settings, &window))
{
    m_cards->add({kRackCard, tr("Type your rack"),
                  tr("Ctrl+R, then letters, ? for a blank: the best moves come as you type.")});
    m_cards->add({kOpenCard, tr("Open or drop a game"),
                  tr("GCG, CGP, a whole folder: drop it on the window or paste the text.")});
    m_cards->add({kBuildCard, tr("Build a lexicon"),
                  tr("From a list of words of your own; a free English one is in use.")});
    window.installEventFilter(m_cards);
    connect(m_cards, &WelcomeCards::chosen, this, [this](const QString& id) {
        const QString action = id == kRackCard   ? u"position.editRack"_s
                               : id == kOpenCard ? u"file.open"_s
                                                 : u"lexicon.build"_s;
        // The dialog keeps the card until it is over.
        m_cards->done(id);
        emit actionRequested(action);
    });
    // Who does it by other ways knows how.
    connect(&rack, &RackWidget::rackEntered, m_cards, [this] { m_cards->done(kRackCard); });
    connect(&loader, &Loader::opened, m_cards, [this](Loader::Subject subject) {
        if (subject == Loader::Subject::Position) m_cards->done(kOpenCard);
    });
}

void WelcomeFeature::addActions(ActionRegistry& actions)
{
    connect(actions.action(u"lexicon.build"_s), &QAction::triggered, m_cards,
            [this] { m_cards->done(kBuildCard); });
    QAction* tips = actions.add({.id = u"help.tips"_s,
                                 .text = tr("Show Ti&ps"),
                                 .help = tr("First steps, above the list of moves"),
                                 .checkable = true},
                                &m_window);
    tips->setChecked(m_cards->any());
    connect(tips, &QAction::triggered, m_cards, [this](bool shown) {
        if (shown) m_cards->showAll();
        else m_cards->doneAll();
    });
    connect(m_cards, &WelcomeCards::changed, tips,
            [this, tips] { tips->setChecked(m_cards->any()); });
}

QList<MenuPlace> WelcomeFeature::menuPlaces() const
{
    return {{u"help"_s, 0, 5, {u"help.tips"_s}}};
}

}  // namespace ui

#include "moc_welcome_feature.cpp"
