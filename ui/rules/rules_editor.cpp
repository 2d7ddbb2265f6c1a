// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_editor.h"

#include <memory>
#include <utility>

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "engine/rules/catalogue.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/rules/layout_board.h"
#include "ui/rules/tile_table.h"
#include "ui/theme/measures.h"
#include "ui/widgets/screen_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMostNumber = 1000;
constexpr int kMostBonus = 10'000;

QSpinBox* spin(const char* name, const QString& accessible, int least, int most)
{
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1StringView(name));
    box->setAccessibleName(accessible);
    box->setRange(least, most);
    // A board of one row on the way to 17 would lose its squares.
    box->setKeyboardTracking(false);
    return box;
}

}  // namespace

RulesEditor::RulesEditor(engine::GameRulesPtr rules, QWidget* parent)
    : QDialog(parent),
      m_start(std::move(rules)),
      m_board(new LayoutBoard),
      m_tiles(new TileTable),
      m_title(new QLineEdit),
      m_words(new QComboBox),
      m_rows(spin("editRows", tr("Rows"), 1, engine::kMaxDim)),
      m_columns(spin("editColumns", tr("Columns"), 1, engine::kMaxDim)),
      m_rack(spin("editRack", tr("Tiles on a full rack"), 1, engine::kMaxRackSize)),
      m_exchangeBag(
          spin("editExchangeBag", tr("Tiles in the bag for an exchange"), 1, kMostNumber)),
      m_exchanges(spin("editExchanges", tr("Exchanges for each player"), -1, kMostNumber)),
      m_scoreless(spin("editScoreless", tr("Scoreless turns that end the game"), 0, kMostNumber)),
      m_passes(spin("editPasses", tr("Passes that end the game"), 0, kMostNumber)),
      m_turnsAfter(spin("editTurnsAfter", tr("Turns after the bag is empty"), -1, kMostNumber)),
      m_exchangeScoreless(new QCheckBox(tr("Exchanges count as scoreless turns"))),
      m_scorelessEmpty(new QCheckBox(tr("They count before the first word, too"))),
      m_playedOut(new QComboBox),
      m_stalled(new QComboBox),
      m_bonus(new QTableWidget),
      m_problem(new QLabel),
      m_save(nullptr)
{
    setObjectName(u"rulesEditor"_s);
    setWindowTitle(tr("Edit Rules"));
    m_title->setObjectName(u"editTitle"_s);
    m_title->setAccessibleName(tr("Name of the rule set"));
    m_problem->setObjectName(u"editProblem"_s);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setMinimumHeight(2 * fontMetrics().height());

    auto* tabs = new QTabWidget;
    tabs->addTab(buildGame(), tr("&Game"));
    tabs->addTab(buildTiles(), tr("&Tiles"));
    auto* name = new QFormLayout;
    name->addRow(tr("&Name"), m_title);
    auto* right = new QVBoxLayout;
    right->addLayout(name);
    right->addWidget(tabs, 1);
    auto* columns = new QHBoxLayout;
    columns->addWidget(buildBoard(), 3);
    columns->addLayout(right, 2);

    auto* buttons = new QDialogButtonBox;
    m_save = buttons->addButton(QDialogButtonBox::Save);
    m_save->setObjectName(u"editSave"_s);
    buttons->addButton(QDialogButtonBox::Cancel);
    auto* reset = buttons->addButton(QDialogButtonBox::Reset);
    reset->setObjectName(u"editReset"_s);
    reset->setToolTip(tr("Everything as it was when the window opened"));
    connect(reset, &QPushButton::clicked, this, &RulesEditor::showRules);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    resize(fittedToScreen({1080, 760}));

    connect(m_title, &QLineEdit::textChanged, this, &RulesEditor::check);
    for (QSpinBox* box : {m_exchangeBag, m_exchanges, m_scoreless, m_passes, m_turnsAfter})
        connect(box, &QSpinBox::valueChanged, this, &RulesEditor::check);
    connect(m_rack, &QSpinBox::valueChanged, this, [this] {
        fitBonus();
        check();
    });
    for (QComboBox* box : {m_words, m_playedOut, m_stalled})
        connect(box, &QComboBox::currentIndexChanged, this, &RulesEditor::check);
    for (QCheckBox* box : {m_exchangeScoreless, m_scorelessEmpty})
        connect(box, &QCheckBox::toggled, this, &RulesEditor::check);
    connect(m_bonus, &QTableWidget::cellChanged, this, &RulesEditor::check);
    connect(m_tiles, &QTableWidget::cellChanged, this, &RulesEditor::check);
    connect(m_board, &LayoutBoard::edited, this, &RulesEditor::check);
    const auto resized = [this] {
        if (!m_filling) m_board->setSize(m_rows->value(), m_columns->value());
    };
    connect(m_rows, &QSpinBox::valueChanged, this, resized);
    connect(m_columns, &QSpinBox::valueChanged, this, resized);
    const QList<QComboBox*> choices = findChildren<QComboBox*>();
    for (QComboBox* box : choices) box->view()->setAccessibleName(box->accessibleName());
    showRules();
    m_board->setFocus();
}

QWidget* RulesEditor::buildBoard()
{
    auto* brushes = new QHBoxLayout;
    brushes->setSpacing(gap::kFine);
    auto* group = new QButtonGroup(this);
    const auto addBrush = [&](const QString& text, const QString& help, auto&& choose) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setToolTip(help);
        button->setAccessibleName(help);
        button->setObjectName(u"brush%1"_s.arg(text));
        button->setCheckable(true);
        button->setMinimumWidth(32);
        group->addButton(button);
        brushes->addWidget(button);
        connect(button, &QToolButton::clicked, this, choose);
        return button;
    };
    const auto addPremium = [&](const QString& text, const QString& help, engine::Premium premium) {
        auto* button = addBrush(text, help, [this, premium] { m_board->setBrush(premium); });
        connect(m_board, &LayoutBoard::brushChanged, button, [this, premium, button] {
            if (m_board->brush() && *m_board->brush() == premium) button->setChecked(true);
        });
        return button;
    };
    addPremium(u"–"_s, tr("Nothing special (.)"), {1, 1});
    addPremium(u"2L"_s, tr("Letter counts double (d)"), {2, 1})->setChecked(true);
    addPremium(u"3L"_s, tr("Letter counts triple (t)"), {3, 1});
    addPremium(u"4L"_s, tr("Letter counts fourfold (q)"), {4, 1});
    addPremium(u"2W"_s, tr("Word counts double (D)"), {1, 2});
    addPremium(u"3W"_s, tr("Word counts triple (T)"), {1, 3});
    addPremium(u"4W"_s, tr("Word counts fourfold (Q)"), {1, 4});
    addPremium(u"■"_s, tr("Blocked: no tile can lie there (#)"), {0, 0});
    auto* start =
        addBrush(u"★"_s, tr("Square of the first word (*)"), [this] { m_board->setStartBrush(); });
    connect(m_board, &LayoutBoard::brushChanged, start, [this, start] {
        if (!m_board->brush()) start->setChecked(true);
    });
    brushes->addStretch(1);

    auto* symmetry = new QComboBox;
    symmetry->setObjectName(u"editSymmetry"_s);
    symmetry->setAccessibleName(tr("Symmetry of drawing"));
    symmetry->addItems({tr("Every square alone"), tr("Half a turn (2-fold)"),
                        tr("Left, right, top, bottom (4-fold)"), tr("Diagonals too (8-fold)")});
    symmetry->setCurrentIndex(3);
    connect(symmetry, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_board->setSymmetry(static_cast<LayoutBoard::Symmetry>(index)); });
    auto* size = new QHBoxLayout;
    size->addWidget(new QLabel(tr("Rows")));
    size->addWidget(m_rows);
    size->addWidget(new QLabel(tr("Columns")));
    size->addWidget(m_columns);
    size->addStretch(1);
    size->addWidget(symmetry);

    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(brushes);
    layout->addLayout(size);
    layout->addWidget(m_board, 1);
    return side;
}

QWidget* RulesEditor::buildGame()
{
    m_words->setObjectName(u"editWords"_s);
    m_words->setAccessibleName(tr("Words"));
    m_words->addItems({tr("Letters in order"), tr("Letters in any order")});
    m_playedOut->setObjectName(u"editPlayedOut"_s);
    m_playedOut->setAccessibleName(tr("Who has played out gets"));
    m_playedOut->addItems(
        {tr("twice what the others hold"), tr("what the others hold and lose"), tr("nothing")});
    m_stalled->setObjectName(u"editStalled"_s);
    m_stalled->setAccessibleName(tr("After scoreless turns"));
    m_stalled->addItems({tr("each loses their own rack"), tr("nothing happens to the racks")});
    m_exchanges->setSpecialValueText(tr("unlimited"));
    m_scoreless->setSpecialValueText(tr("never"));
    m_passes->setSpecialValueText(tr("never"));
    m_turnsAfter->setSpecialValueText(tr("until a player is out"));
    m_bonus->setObjectName(u"editBonus"_s);
    m_bonus->setAccessibleName(tr("Bonus by number of tiles played"));
    m_bonus->setColumnCount(1);
    m_bonus->setHorizontalHeaderLabels({tr("Bonus for this many tiles")});
    m_bonus->horizontalHeader()->setStretchLastSection(true);
    m_bonus->setTabKeyNavigation(false);
    // A rack of seven is seen whole.
    QHeaderView* rows = m_bonus->verticalHeader();
    rows->setMinimumSectionSize(1);
    rows->setDefaultSectionSize(fontMetrics().height() + 5);
    m_bonus->setMinimumHeight(7 * rows->defaultSectionSize() +
                              m_bonus->horizontalHeader()->sizeHint().height() +
                              2 * m_bonus->frameWidth());

    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->addRow(tr("Words"), m_words);
    form->addRow(tr("Rack"), m_rack);
    form->addRow(m_bonus);
    form->addRow(tr("Exchange from … tiles in the bag"), m_exchangeBag);
    form->addRow(tr("Exchanges for each player"), m_exchanges);
    form->addRow(tr("Scoreless turns that end the game"), m_scoreless);
    form->addRow(m_exchangeScoreless);
    form->addRow(m_scorelessEmpty);
    form->addRow(tr("Passes that end the game"), m_passes);
    form->addRow(tr("Turns after the bag is empty"), m_turnsAfter);
    form->addRow(tr("Who has played out gets"), m_playedOut);
    form->addRow(tr("After scoreless turns"), m_stalled);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(page);
    // Where it has to be scrolled, the bar beside it takes nothing from the fields.
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(page->minimumSizeHint().width() +
                          area->verticalScrollBar()->sizeHint().width());
    return area;
}

QWidget* RulesEditor::buildTiles()
{
    auto* page = new QWidget;
    auto* add = new QPushButton(tr("&Add a Letter"));
    add->setObjectName(u"editAddLetter"_s);
    auto* remove = new QPushButton(tr("&Remove the Letter"));
    remove->setObjectName(u"editRemoveLetter"_s);
    connect(add, &QPushButton::clicked, m_tiles, &TileTable::addLetter);
    connect(remove, &QPushButton::clicked, m_tiles, &TileTable::removeLetter);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(remove);
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(m_tiles, 1);
    layout->addLayout(buttons);
    return page;
}

void RulesEditor::showRules()
{
    m_filling = true;
    const engine::GameRules& rules = *m_start;
    m_title->setText(fromUtf8(rules.title));
    m_words->setCurrentIndex(rules.jumbled() ? 1 : 0);
    m_rows->setValue(rules.layout.rows());
    m_columns->setValue(rules.layout.columns());
    m_board->setRules(m_start);
    m_rack->setValue(rules.rackSize);
    m_bonus->setRowCount(0);
    fitBonus();
    m_exchangeBag->setValue(rules.exchangeMinimumBag);
    m_exchanges->setValue(rules.exchangesPerPlayer);
    m_scoreless->setValue(rules.end.scorelessTurns);
    m_passes->setValue(rules.end.passes);
    m_turnsAfter->setValue(rules.end.turnsAfterBagEmpty);
    m_exchangeScoreless->setChecked(rules.end.exchangeIsScoreless);
    m_scorelessEmpty->setChecked(rules.end.scorelessOnEmptyBoard);
    m_playedOut->setCurrentIndex(static_cast<int>(rules.end.playedOut));
    m_stalled->setCurrentIndex(static_cast<int>(rules.end.stalled));
    m_tiles->setTiles(rules.alphabet, rules.tiles);
    m_filling = false;
    check();
}

/// A row for each number of tiles up to the rack's; new ones as the rules have it.
void RulesEditor::fitBonus()
{
    const QSignalBlocker quiet(m_bonus);
    const int before = m_bonus->rowCount();
    m_bonus->setRowCount(m_rack->value());
    for (int row = before; row < m_bonus->rowCount(); ++row) {
        m_bonus->setVerticalHeaderItem(row, new QTableWidgetItem(QString::number(row + 1)));
        m_bonus->setItem(row, 0, new QTableWidgetItem(QString::number(m_start->bonusFor(row + 1))));
    }
}

engine::Result<engine::GameRulesPtr> RulesEditor::read() const
{
    auto tiles = m_tiles->tiles();
    if (!tiles) return engine::failure(std::move(tiles.error()));
    engine::GameRules rules = *m_start;
    rules.alphabet = std::move(tiles->alphabet);
    rules.tiles = tiles->tiles;
    rules.layout = m_board->squares();
    if (rules.layout.premium(rules.layout.startRow(), rules.layout.startColumn()).blocked())
        return engine::failure(
            engine::ErrorCode::Malformed,
            engine::say("%1", tr("No tile can lie on the start square").toStdString()));
    rules.title = m_title->text().trimmed().toStdString();
    if (rules.title.empty())
        return engine::failure(engine::ErrorCode::Malformed,
                               engine::say("%1", tr("The rule set has no name").toStdString()));
    rules.wordRule =
        m_words->currentIndex() == 1 ? engine::WordRule::Jumbled : engine::WordRule::InOrder;
    rules.rackSize = m_rack->value();
    rules.bonus.assign(1, 0);
    for (int row = 0; row < m_bonus->rowCount(); ++row) {
        bool fits = false;
        const QString text = m_bonus->item(row, 0)->text();
        const int points = text.toInt(&fits);
        if (!fits || points < 0 || points > kMostBonus)
            return engine::failure(
                engine::ErrorCode::OutOfRange,
                engine::say("%1", tr("Bonus for %1: %2 is no number from 0 to %3")
                                      .arg(row + 1)
                                      .arg(text)
                                      .arg(kMostBonus)
                                      .toStdString()));
        rules.bonus.push_back(points);
    }
    rules.exchangeMinimumBag = m_exchangeBag->value();
    rules.exchangesPerPlayer = m_exchanges->value();
    rules.end.scorelessTurns = m_scoreless->value();
    rules.end.passes = m_passes->value();
    rules.end.turnsAfterBagEmpty = m_turnsAfter->value();
    rules.end.exchangeIsScoreless = m_exchangeScoreless->isChecked();
    rules.end.scorelessOnEmptyBoard = m_scorelessEmpty->isChecked();
    rules.end.playedOut = static_cast<engine::PlayedOut>(m_playedOut->currentIndex());
    rules.end.stalled = static_cast<engine::StalledEnd>(m_stalled->currentIndex());
    // What the reader of files says of it counts: it will have to read it again.
    return engine::catalogue::parseRules(engine::catalogue::writeRules(rules), rules.id);
}

void RulesEditor::check()
{
    if (m_filling) return;
    auto rules = read();
    m_edited = rules ? std::move(*rules) : nullptr;
    m_save->setEnabled(m_edited != nullptr);
    if (m_edited) {
        m_problem->setText(tr("✓ %1 tiles, board %2×%3")
                               .arg(m_edited->tiles.total())
                               .arg(m_edited->layout.rows())
                               .arg(m_edited->layout.columns()));
    } else {
        // Line numbers of a file that the user has not seen would only confuse.
        m_problem->setText(u"✕ "_s + engineText(rules.error().sentence));
    }
}

}  // namespace ui

#include "moc_rules_editor.cpp"
