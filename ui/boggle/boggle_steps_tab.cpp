// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_steps_tab.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/boggle/boggle_text.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/widgets/list_table.h"

namespace ui {

using namespace Qt::StringLiterals;
using engine::BoggleStep;
using engine::BoggleStepKind;

namespace {

enum Column { NumberColumn, LettersColumn, ResultColumn };

}  // namespace

BoggleStepsTab::BoggleStepsTab(JobService& jobs, QWidget* parent)
    : QWidget(parent),
      m_model({tr("Step"), tr("Letters"), tr("What happens")}),
      m_totals(new QLabel),
      m_table(new QTableView),
      m_text(new QLabel),
      m_before(new QToolButton),
      m_next(new QToolButton),
      m_end(new QToolButton),
      m_endsOnly(new QCheckBox(tr("Words and ends only"))),
      m_job(jobs)
{
    m_totals->setObjectName(u"boggleStepTotals"_s);
    m_totals->setAccessibleName(tr("How much is searched"));
    m_totals->setWordWrap(true);
    m_table->setObjectName(u"boggleSteps"_s);
    m_table->setAccessibleName(tr("Steps of the search"));
    m_table->setModel(&m_model);
    makeListTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_text->setObjectName(u"boggleStepText"_s);
    m_text->setAccessibleName(tr("The current step"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // The list keeps its place whatever a step has to say.
    constexpr int kLines = 4;
    m_text->setMinimumHeight(kLines * m_text->fontMetrics().lineSpacing());
    const auto button = [](QToolButton* tool, const QString& name, const QString& text,
                           const QString& help) {
        tool->setObjectName(name);
        tool->setText(text);
        tool->setToolTip(help);
        tool->setAccessibleName(help);
        tool->setFocusPolicy(Qt::StrongFocus);
        tool->setAutoRepeat(true);
    };
    button(m_before, u"boggleStepBefore"_s, tr("Back"), tr("The step before"));
    button(m_next, u"boggleStepNext"_s, tr("Step"), tr("The next step"));
    button(m_end, u"boggleStepEnd"_s, tr("To the next end"),
           tr("On to the next word or the next end of a path"));
    m_endsOnly->setObjectName(u"boggleStepEndsOnly"_s);
    m_endsOnly->setToolTip(tr("Leaves out steps at which the search just goes on"));

    auto* tools = new QHBoxLayout;
    tools->setSpacing(gap::kNormal);
    tools->addWidget(m_before);
    tools->addWidget(m_next);
    tools->addWidget(m_end);
    tools->addStretch(1);
    tools->addWidget(m_endsOnly);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_totals);
    layout->addLayout(tools);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_text);

    connect(m_before, &QToolButton::clicked, this,
            [this] { goToStep(m_table->currentIndex().row() - 1); });
    connect(m_next, &QToolButton::clicked, this,
            [this] { goToStep(m_table->currentIndex().row() + 1); });
    connect(m_end, &QToolButton::clicked, this,
            [this] { goToStep(endAfter(m_table->currentIndex().row())); });
    connect(m_endsOnly, &QCheckBox::toggled, this, &BoggleStepsTab::fill);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &BoggleStepsTab::explain);
    setTask(std::nullopt, {});
}

BoggleStepsTab::~BoggleStepsTab()
{
    // The view goes before what it shows.
    delete m_table;
}

void BoggleStepsTab::setTask(const std::optional<BoggleTask>& task, const QString& hint)
{
    if (!task) {
        m_job.drop();
        m_task.reset();
        show(nullptr);
        explain();
        m_totals->setText(hint.isEmpty() ? tr("Type letters, or roll the dice.") : hint);
        return;
    }
    if (m_task == task) return;
    m_task = task;
    m_totals->setText(tr("Looking…"));
    m_job.ask<StepsPtr>(
        tr("Following the search of the grid"), JobClass::Interactive,
        [task = *task](const engine::TaskContext& context) -> engine::Result<StepsPtr> {
            auto steps =
                engine::boggleSteps(*task.graph, task.rules, task.grid, kMostSteps, context);
            if (!steps) return engine::failure(std::move(steps.error()));
            return std::make_shared<const engine::BoggleSteps>(std::move(*steps));
        },
        [this](engine::Result<StepsPtr> steps) {
            if (steps) show(std::move(*steps));
            else m_task.reset();
        });
}

void BoggleStepsTab::show(StepsPtr steps)
{
    if (!steps && !m_steps) return;
    m_steps = std::move(steps);
    fill();
    if (!m_steps) return;
    const QLocale locale;
    const auto number = [&locale](std::int64_t value) {
        return locale.toString(static_cast<qlonglong>(value));
    };
    QString text = tr("%1 squares are looked at; %2 of them end a path, and %3 take a word.")
                       .arg(number(m_steps->total), number(m_steps->cut), number(m_steps->words));
    if (m_steps->total > static_cast<std::int64_t>(m_steps->steps.size()))
        text += u' ' + tr("The first %1 are listed.")
                           .arg(number(static_cast<std::int64_t>(m_steps->steps.size())));
    m_totals->setText(text);
}

void BoggleStepsTab::fill()
{
    std::vector<CellTableModel::Row> rows;
    m_shown.clear();
    for (std::size_t i = 0; m_steps && i < m_steps->steps.size(); ++i) {
        const BoggleStep& step = m_steps->steps[i];
        if (m_endsOnly->isChecked() && step.kind == BoggleStepKind::GoesOn) continue;
        m_shown.push_back(i);
        // Deeper paths stand further to the right.
        const QString indent(static_cast<qsizetype>(step.path.size() - 1) * 2, u' ');
        rows.push_back({CellTableModel::number(static_cast<qlonglong>(i) + 1),
                        CellTableModel::text(indent + written(step)),
                        CellTableModel::text(resultText(step))});
    }
    m_model.setRows(std::move(rows));
    m_table->resizeColumnToContents(NumberColumn);
    m_table->resizeColumnToContents(LettersColumn);
    if (m_model.rowCount() > 0) m_table->selectRow(0);
    explain();
}

QString BoggleStepsTab::written(const BoggleStep& step) const
{
    return fromUtf8(m_task->source.rules->alphabet.written(step.letters));
}

const BoggleStep* BoggleStepsTab::stepAt(int row) const
{
    if (!m_steps || !m_task || row < 0 || row >= static_cast<int>(m_shown.size())) return nullptr;
    return &m_steps->steps[m_shown[static_cast<std::size_t>(row)]];
}

void BoggleStepsTab::goToStep(int row)
{
    if (m_model.rowCount() == 0) return;
    m_table->selectRow(std::clamp(row, 0, m_model.rowCount() - 1));
}

int BoggleStepsTab::endAfter(int row) const
{
    for (++row; const BoggleStep* step = stepAt(row); ++row)
        if (step->kind != BoggleStepKind::GoesOn) return row;
    return row;
}

QString BoggleStepsTab::lettersOf(std::uint32_t mask) const
{
    QStringList letters;
    for (engine::Tile letter = 1; letter <= engine::kMaxBoggleLetters; ++letter) {
        if ((mask & engine::boggleBit(letter)) == 0) continue;
        const engine::Tile one[] = {letter};
        letters.append(fromUtf8(m_task->source.rules->alphabet.written(one)));
    }
    return letters.isEmpty() ? tr("none") : letters.join(u' ');
}

std::uint32_t BoggleStepsTab::lettersBeside(const BoggleStep& step) const
{
    const engine::BoggleGrid& grid = m_task->grid;
    const int last = step.path.back();
    std::uint32_t letters = 0;
    for (int square = 0; square < grid.size.squares(); ++square) {
        const int rows = std::abs(square / grid.size.columns - last / grid.size.columns);
        const int columns = std::abs(square % grid.size.columns - last % grid.size.columns);
        if (std::max(rows, columns) != 1 ||
            std::ranges::count(step.path, static_cast<std::uint8_t>(square)) > 0)
            continue;
        const engine::BoggleFace& face = grid.faces[static_cast<std::size_t>(square)];
        if (!face.isBlock()) letters |= engine::boggleBit(face.letters()[0]);
    }
    return letters;
}

QString BoggleStepsTab::resultText(const BoggleStep& step) const
{
    switch (step.kind) {
    case BoggleStepKind::GoesOn: return tr("goes on");
    case BoggleStepKind::Word: return tr("✓ a word");
    case BoggleStepKind::NoSuchPrefix: return tr("✕ no word begins so");
    case BoggleStepKind::LacksLetters: return tr("✕ needs letters that the grid lacks");
    case BoggleStepKind::NothingNear: break;
    }
    return tr("✕ no neighbour leads on");
}

QString BoggleStepsTab::explanation(const BoggleStep& step) const
{
    const QString letters = written(step);
    switch (step.kind) {
    case BoggleStepKind::Word: return tr("%1 is a word.").arg(letters);
    case BoggleStepKind::NoSuchPrefix:
        return tr("The tree of words has nothing that begins with %1: whatever lies around, this "
                  "path ends.")
            .arg(letters);
    case BoggleStepKind::LacksLetters:
        return tr("Words begin with %1, but all of them need one of these, which the grid lacks: "
                  "%2. The path ends before its neighbours are looked at.")
            .arg(letters, lettersOf(step.tree));
    default: break;
    }
    const std::uint32_t beside = lettersBeside(step);
    return tr("Words that begin with %1 go on with %2. Beside the square lie %3. Both have %4.")
        .arg(letters, lettersOf(step.tree), lettersOf(beside), lettersOf(beside & step.tree));
}

void BoggleStepsTab::explain()
{
    const int row = m_table->currentIndex().row();
    const BoggleStep* step = stepAt(row);
    m_before->setEnabled(step && row > 0);
    m_next->setEnabled(step && row + 1 < m_model.rowCount());
    m_end->setEnabled(m_next->isEnabled());
    m_endsOnly->setEnabled(m_steps != nullptr);
    m_text->setText(step ? explanation(*step) : QString());
    emit pathWanted(step ? step->path : std::vector<std::uint8_t>());
}

}  // namespace ui

#include "moc_boggle_steps_tab.cpp"
