// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the Boggle panel and how they are wired.
#include <limits>

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/boggle/boggle_board_entry.h"
#include "ui/boggle/boggle_bound_tab.h"
#include "ui/boggle/boggle_offer_tab.h"
#include "ui/boggle/boggle_panel.h"
#include "ui/boggle/boggle_play_tab.h"
#include "ui/boggle/boggle_rules_tab.h"
#include "ui/boggle/boggle_search_tab.h"
#include "ui/boggle/boggle_words_tab.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/widgets/flow_layout.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeftShare = 4;
constexpr int kRightShare = 5;
constexpr int kLeftWidth = 330;

}  // namespace

BogglePanel::BogglePanel(BoggleDesk& desk, BogglePlay& play, BoggleHunt& hunt, JobService& jobs,
                         QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_play(play),
      m_hunt(hunt),
      m_dice(new QComboBox),
      m_seed(new QSpinBox),
      m_roll(new QToolButton),
      m_shake(new QToolButton),
      m_rows(new QSpinBox),
      m_columns(new QSpinBox),
      m_share(new QToolButton),
      m_text(new QLineEdit),
      m_problem(new QLabel),
      m_totals(new QLabel),
      m_board(new BoggleBoardEntry(desk)),
      m_tabs(new QTabWidget),
      m_words(new BoggleWordsTab),
      m_offer(new BoggleOfferTab),
      m_game(new BogglePlayTab(play)),
      m_search(new BoggleSearchTab(desk, hunt)),
      m_bound(new BoggleBoundTab(desk, jobs)),
      m_rules(new BoggleRulesTab(desk)),
      m_shareMenu(new QMenu(this))
{
    setObjectName(u"bogglePanel"_s);
    m_tabs->setObjectName(u"boggleTabs"_s);
    m_tabs->setAccessibleName(tr("What to do with the grid"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_words, tr("Words"));
    m_tabs->addTab(m_offer, tr("What if"));
    m_tabs->addTab(m_game, tr("Play"));
    m_tabs->addTab(m_search, tr("Search"));
    m_tabs->addTab(m_bound, tr("Limit"));
    m_tabs->addTab(m_rules, tr("Rules"));
    auto* split = new QSplitter(Qt::Horizontal);
    split->setChildrenCollapsible(false);
    split->addWidget(buildLeft());
    split->addWidget(m_tabs);
    split->setStretchFactor(0, kLeftShare);
    split->setStretchFactor(1, kRightShare);
    split->setSizes({kLeftWidth, kLeftWidth * kRightShare / kLeftShare});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(split);
    const auto choices = findChildren<QComboBox*>();
    for (QComboBox* choice : choices) choice->view()->setAccessibleName(choice->accessibleName());
    connectParts();
    followChoices();
    followGrid();
    followDesk();
    followOffer();
}

QWidget* BogglePanel::buildLeft()
{
    m_text->setObjectName(u"boggleText"_s);
    m_text->setAccessibleName(tr("The letters row by row"));
    m_text->setPlaceholderText(tr("Letters, row by row"));
    m_text->setToolTip(tr("The letters row by row, # for a square without; / between rows or "
                          "another number of letters makes another size when you press Enter"));
    m_problem->setObjectName(u"boggleProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_totals->setObjectName(u"boggleTotals"_s);
    m_totals->setAccessibleName(tr("Words and points of the grid"));
    m_totals->setAlignment(Qt::AlignCenter);
    m_totals->setWordWrap(true);
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* left = new QWidget;
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(4);
    layout->addWidget(buildDice());
    layout->addWidget(buildSize());
    layout->addWidget(m_text);
    layout->addWidget(m_problem);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_totals);
    return left;
}

QWidget* BogglePanel::buildDice()
{
    m_dice->setObjectName(u"boggleDice"_s);
    m_dice->setAccessibleName(tr("Dice"));
    m_dice->setToolTip(tr("Dice to roll; their game's scores come with them"));
    for (const engine::NamedBoggleDice& set : engine::boggleDiceSets())
        m_dice->addItem(engineText(set.title), fromUtf8(set.id));
    for (QToolButton* button : {m_roll, m_shake}) button->setFocusPolicy(Qt::StrongFocus);
    m_roll->setText(tr("Roll"));
    m_shake->setText(tr("Shake"));
    m_roll->setObjectName(u"boggleRoll"_s);
    m_roll->setToolTip(tr("Roll the dice as this seed has it"));
    m_seed->setObjectName(u"boggleSeed"_s);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setAccessibleName(tr("Seed of the dice"));
    m_seed->setToolTip(tr("The same seed gives the same grid"));
    m_seed->setMaximumWidth(m_seed->fontMetrics().horizontalAdvance(u"0000000"_s) + 34);
    m_shake->setObjectName(u"boggleShake"_s);
    m_shake->setToolTip(tr("Roll the dice with a new seed"));
    auto* box = new QWidget;
    auto* row = new FlowLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_dice);
    row->addWidget(m_seed);
    row->addWidget(m_roll);
    row->addWidget(m_shake);
    return box;
}

QWidget* BogglePanel::buildSize()
{
    const auto prepare = [](QSpinBox* spin, const QString& object, const QString& name) {
        spin->setObjectName(object);
        spin->setRange(1, engine::kMaxBoggleDim);
        spin->setAccessibleName(name);
        spin->setToolTip(name);
    };
    prepare(m_rows, u"boggleRows"_s, tr("Rows"));
    prepare(m_columns, u"boggleColumns"_s, tr("Columns"));
    buildShare();
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(new QLabel(tr("Size")));
    row->addWidget(m_rows);
    row->addWidget(new QLabel(u"×"_s));
    row->addWidget(m_columns);
    row->addStretch(1);
    row->addWidget(m_share);
    return box;
}

void BogglePanel::buildShare()
{
    m_share->setObjectName(u"boggleShare"_s);
    m_share->setText(tr("Copy, Export"));
    m_share->setAccessibleName(tr("Copy or export"));
    m_share->setPopupMode(QToolButton::InstantPopup);
    m_share->setFocusPolicy(Qt::StrongFocus);
    m_share->setMenu(m_shareMenu);
    const auto add = [this](const QString& name, const QString& text, void (BogglePanel::*run)()) {
        QAction* action = m_shareMenu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    const auto addCopy = [this](const QString& name, const QString& text,
                                void (BogglePanel::*run)() const) {
        QAction* action = m_shareMenu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, [this, run] { (this->*run)(); });
        return action;
    };
    addCopy(u"boggleCopyGrid"_s, tr("Copy the &Grid"), &BogglePanel::copyGrid);
    add(u"bogglePasteGrid"_s, tr("P&aste a Grid"), &BogglePanel::pasteGrid);
    addCopy(u"boggleCopyPicture"_s, tr("Copy the &Picture"), &BogglePanel::copyPicture);
    m_wordActions = {
        addCopy(u"boggleCopyWords"_s, tr("Copy the &Words"), &BogglePanel::copyWords),
        addCopy(u"boggleCopyCsv"_s, tr("Copy the Words as &Table"), &BogglePanel::copyWordsCsv)};
    m_shareMenu->addSeparator();
    m_wordActions.append(
        add(u"boggleExportWords"_s, tr("Export the W&ords…"), &BogglePanel::exportWords));
    add(u"boggleExportPicture"_s, tr("Export the P&icture…"), &BogglePanel::exportPicture);
    add(u"boggleExportGrids"_s, tr("Export the &Best Grids…"), &BogglePanel::exportGrids);
}

void BogglePanel::connectParts()
{
    connect(m_dice, &QComboBox::activated, this, &BogglePanel::chooseDice);
    connect(m_roll, &QToolButton::clicked, this, &BogglePanel::roll);
    connect(m_shake, &QToolButton::clicked, this, &BogglePanel::shake);
    for (QSpinBox* spin : {m_rows, m_columns})
        connect(spin, &QSpinBox::valueChanged, this, [this] {
            if (!m_showing) m_desk.setSize({m_rows->value(), m_columns->value()});
        });
    connect(m_text, &QLineEdit::textEdited, this, &BogglePanel::typed);
    connect(m_text, &QLineEdit::returnPressed, this, &BogglePanel::typedDone);

    connect(m_board, &BoggleBoardEntry::told, this, &BogglePanel::tell);
    connect(m_board, &BoggleBoardEntry::copyRequested, this, &BogglePanel::copyGrid);
    connect(m_board, &BoggleBoardEntry::pasteRequested, this, &BogglePanel::pasteGrid);
    connect(m_board, &BoggleBoardView::squareHovered, this,
            [this](int square) { m_words->setSquares(square, m_board->cursorSquare()); });
    connect(m_board, &BoggleBoardView::cursorMoved, this, [this](int square) {
        m_words->setSquares(-1, square);
        askOffer();
    });
    connect(m_words, &BoggleWordsTab::squareListed, m_board, &BoggleBoardView::setPointedAt);
    const auto showPathOf = [this](QWidget* tab) {
        return [this, tab](const std::vector<std::uint8_t>& path) {
            if (m_tabs->currentWidget() == tab) m_board->setPath(path);
        };
    };
    connect(m_words, &BoggleWordsTab::pathWanted, this, showPathOf(m_words));
    connect(m_game, &BogglePlayTab::pathWanted, this,
            [this, show = showPathOf(m_game)](const std::vector<std::uint8_t>& path) {
                const auto& result = m_play.result();
                if (result && result->task.grid == m_desk.grid()) show(path);
                else show({});
            });
    connect(m_offer, &BoggleOfferTab::faceChosen, this,
            [this](int square, const engine::BoggleFace& face) { m_desk.setFace(square, face); });
    connect(m_search, &BoggleSearchTab::gridChosen, this, [this](const engine::BoggleGrid& grid) {
        if (m_play.isSecret()) return;
        m_desk.setGrid(grid);
        m_tabs->setCurrentWidget(m_words);
    });
    connect(m_game, &BogglePlayTab::startRequested, this, &BogglePanel::startPlay);
    connect(m_rules, &BoggleRulesTab::openLexiconRequested, this,
            &BogglePanel::openLexiconRequested);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        m_board->setPath({});
        askOffer();
    });
    connect(&m_desk, &BoggleDesk::gridChanged, this, &BogglePanel::followGrid);
    connect(&m_desk, &BoggleDesk::choicesChanged, this, &BogglePanel::followChoices);
    connect(&m_desk, &BoggleDesk::stateChanged, this, &BogglePanel::followDesk);
    connect(&m_desk, &BoggleDesk::offerChanged, this, &BogglePanel::followOffer);
    connect(&m_play, &BogglePlay::stateChanged, this, [this] {
        followDesk();
        followOffer();
        askOffer();
    });
}

}  // namespace ui
