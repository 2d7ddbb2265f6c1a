// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/puzzle_dialog.h"

#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/language/engine_text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMostPuzzles = 500;

}  // namespace

PuzzleDialog::PuzzleDialog(Sources sources, const PuzzleChoice& choice, QWidget* parent)
    : QDialog(parent),
      m_source(new QComboBox),
      m_filter(new QLineEdit(choice.filter)),
      m_wanted(new QSpinBox),
      m_leastWin(new QDoubleSpinBox),
      m_seconds(new QDoubleSpinBox),
      m_seed(new QSpinBox),
      m_problem(new QLabel)
{
    setObjectName(u"puzzleDialog"_s);
    setWindowTitle(tr("Find Puzzles"));
    const auto add = [this](const QString& text, PuzzleSource source) {
        m_source->addItem(text, static_cast<int>(source));
    };
    if (sources.game) add(tr("The game that is open"), PuzzleSource::Game);
    if (sources.library > 0)
        add(tr("The %n selected game(s) of the library", nullptr, sources.library),
            PuzzleSource::Library);
    add(tr("Games of the program against itself"), PuzzleSource::SelfPlay);
    if (const int index = m_source->findData(static_cast<int>(choice.source)); index >= 0)
        m_source->setCurrentIndex(index);
    m_source->setObjectName(u"puzzleSource"_s);
    m_filter->setObjectName(u"puzzleFilter"_s);
    m_filter->setPlaceholderText(tr("all of them"));
    m_filter->setToolTip(filterHelp());
    m_wanted->setObjectName(u"puzzleCount"_s);
    m_wanted->setRange(1, kMostPuzzles);
    m_wanted->setValue(choice.wanted);
    m_leastWin->setObjectName(u"puzzleLead"_s);
    m_leastWin->setRange(0, 100);
    m_leastWin->setDecimals(1);
    m_leastWin->setSuffix(tr(" %"));
    m_leastWin->setValue(choice.leastWin);
    m_leastWin->setToolTip(tr("How much more often the answer wins than the next best move; in an "
                              "endgame it must be the only best one"));
    m_seconds->setObjectName(u"puzzleSeconds"_s);
    m_seconds->setRange(0.1, 600);
    m_seconds->setDecimals(1);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setValue(choice.secondsPerTurn);
    m_seconds->setToolTip(tr("For the first look at a turn, at most; what looks like a puzzle is "
                             "looked at three times as long again"));
    m_seed->setObjectName(u"puzzleSeed"_s);
    m_seed->setRange(1, 1'000'000);
    m_seed->setValue(choice.seed);
    m_seed->setToolTip(tr("Another number gives other games"));
    m_problem->setObjectName(u"puzzleProblem"_s);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    // What it may say doesn't move the rows below.
    m_problem->setMinimumHeight(5 * fontMetrics().lineSpacing());
    m_problem->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_filter->setMinimumWidth(fontMetrics().averageCharWidth() * 64);

    auto* form = new QFormLayout;
    form->addRow(tr("&Look in"), m_source);
    form->addRow(tr("&Which ones"), m_filter);
    form->addRow(QString(), m_problem);
    form->addRow(tr("&At most"), m_wanted);
    form->addRow(tr("L&ead of the answer"), m_leastWin);
    form->addRow(tr("&Time for a turn"), m_seconds);
    form->addRow(tr("&Seed of the games"), m_seed);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_find = buttons->addButton(tr("&Find"), QDialogButtonBox::AcceptRole);
    m_find->setObjectName(u"puzzleFind"_s);
    // It stays the one that Enter presses, also after it could not be pressed.
    m_find->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &PuzzleDialog::follow);
    connect(m_source, &QComboBox::currentIndexChanged, this, &PuzzleDialog::follow);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    follow();
}

QString PuzzleDialog::filterHelp()
{
    return tr("Tags and numbers with and, or, not and brackets, as in: bingo and lead >= 8\n"
              "Tags: bingo, placement, exchange, pre-endgame, endgame, proved, found, "
              "static-fails, blank, through, hook\n"
              "Numbers: lead, score, tiles, length, turn, bag");
}

void PuzzleDialog::follow()
{
    auto parsed = engine::PuzzleFilter::parse(m_filter->text().toStdString());
    m_find->setEnabled(parsed.has_value());
    m_find->setDefault(parsed.has_value());
    // How a filter is written stands where it is told what is wrong with one.
    m_problem->setForegroundRole(parsed ? QPalette::PlaceholderText : QPalette::WindowText);
    m_problem->setText(parsed ? filterHelp()
                              : tr("Character %1: %2")
                                    .arg(parsed.error().place.column)
                                    .arg(engineText(parsed.error().sentence)));
    if (parsed) m_parsed = std::move(*parsed);
    m_seed->setEnabled(choice().source == PuzzleSource::SelfPlay);
}

PuzzleChoice PuzzleDialog::choice() const
{
    PuzzleChoice choice;
    choice.source = static_cast<PuzzleSource>(m_source->currentData().toInt());
    choice.filter = m_filter->text();
    choice.wanted = m_wanted->value();
    choice.leastWin = m_leastWin->value();
    choice.secondsPerTurn = m_seconds->value();
    choice.seed = m_seed->value();
    return choice;
}

}  // namespace ui

#include "moc_puzzle_dialog.cpp"
