// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/validation_view.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/language/text.h"
#include "ui/lexicon/word_problem_model.h"
#include "ui/theme/measures.h"
#include "ui/widgets/length_histogram.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kSteps = 1000;

}  // namespace

ValidationView::ValidationView(QWidget* parent)
    : QGroupBox(tr("What was read"), parent),
      m_status(new QLabel),
      m_progress(new QProgressBar),
      m_lengths(new LengthHistogram),
      m_tabs(new QTabWidget),
      m_problems(new WordProblemModel(this)),
      m_sample(new QPlainTextEdit)
{
    setObjectName(u"validationView"_s);
    m_status->setObjectName(u"validationStatus"_s);
    m_status->setTextFormat(Qt::PlainText);
    // A long name must not widen the dialog.
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setObjectName(u"validationProgress"_s);
    m_progress->setAccessibleName(tr("Read so far"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(8);
    m_progress->setRange(0, kSteps);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(gap::kWide);
    grid->setVerticalSpacing(gap::kFine);
    m_words = addNumber(*grid, 0, 0, u"words"_s, tr("Different words"), tr("What is built from"));
    m_read = addNumber(*grid, 0, 1, u"read"_s, tr("Accepted"), tr("Words read, repeated ones too"));
    m_duplicates =
        addNumber(*grid, 1, 0, u"duplicates"_s, tr("Repeated"), tr("Words that came again"));
    m_outside = addNumber(*grid, 1, 1, u"outside"_s, tr("Other lengths"),
                          tr("Words left out for their length"));
    m_rejected =
        addNumber(*grid, 2, 0, u"rejected"_s, tr("Not words"), tr("Lines that hold no word"));
    m_folded = addNumber(*grid, 2, 1, u"folded"_s, tr("Respelled"),
                         tr("Words read without accents, hyphens or apostrophes"));
    m_notes = addNumber(*grid, 3, 0, u"notes"_s, tr("Definitions"),
                        tr("Words with a definition or comment behind them, which is kept apart"));
    QFont strong = m_words.value->font();
    strong.setBold(true);
    m_words.value->setFont(strong);

    auto* table = new QTableView;
    table->setObjectName(u"problemTable"_s);
    table->setAccessibleName(tr("Lines that hold no word"));
    table->setModel(m_problems);
    table->verticalHeader()->hide();
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->horizontalHeader()->setStretchLastSection(true);
    const int letter = fontMetrics().averageCharWidth();
    table->setColumnWidth(WordProblemModel::File, letter * 12);
    table->setColumnWidth(WordProblemModel::Line, letter * 8);
    table->setColumnWidth(WordProblemModel::Character, letter * 5);
    table->setColumnWidth(WordProblemModel::Text, letter * 14);
    table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_problemTable = table;
    auto* copy = new QPushButton(tr("Cop&y All"));
    copy->setObjectName(u"problemCopy"_s);
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_problems->asText()); });
    auto* problems = new QWidget;
    auto* problemLayout = new QVBoxLayout(problems);
    problemLayout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    problemLayout->addWidget(table, 1);
    problemLayout->addWidget(copy, 0, Qt::AlignLeft);
    m_sample->setObjectName(u"validationSample"_s);
    m_sample->setAccessibleName(tr("Words from all over the list"));
    m_sample->setReadOnly(true);
    m_sample->setTabChangesFocus(true);
    m_sample->setFrameShape(QFrame::NoFrame);
    m_tabs->setObjectName(u"validationTabs"_s);
    m_tabs->addTab(m_sample, tr("Sa&mple"));
    m_tabs->addTab(problems, {});

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_status);
    layout->addWidget(m_progress);
    layout->addLayout(grid);
    layout->addWidget(m_lengths, 2);
    layout->addWidget(m_tabs, 3);
    showNothing();
}

ValidationView::Number ValidationView::addNumber(QGridLayout& grid, int row, int column,
                                                 const QString& name, const QString& text,
                                                 const QString& help)
{
    Number number{new QLabel(text), new QLabel};
    number.value->setObjectName(u"count."_s + name);
    number.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    number.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    number.label->setToolTip(help);
    number.value->setToolTip(help);
    grid.addWidget(number.label, row, column * 3);
    grid.addWidget(number.value, row, column * 3 + 1);
    if (column == 0) grid.setColumnMinimumWidth(2, 24);
    grid.setColumnStretch(column * 3 + 1, 1);
    return number;
}

void ValidationView::showNothing()
{
    m_status->setText(tr("Add or drop word lists to see what is in them."));
    m_progress->setValue(0);
    for (const Number& number :
         {m_words, m_read, m_duplicates, m_outside, m_rejected, m_folded, m_notes})
        number.value->setText(u"–"_s);
    m_lengths->setCounts({});
    m_sample->clear();
    showProblems({});
}

void ValidationView::showState(const ValidationState& state)
{
    const double part = state.progress.total > 0 ? static_cast<double>(state.progress.done) /
                                                       static_cast<double>(state.progress.total)
                                                 : 0.0;
    m_progress->setValue(state.complete ? kSteps : static_cast<int>(part * kSteps));
    if (state.complete) m_status->setText(tr("Read completely"));
    else
        m_status->setText(state.file.isEmpty() ? tr("Reading…")
                                               : tr("Reading %1…").arg(state.file));
    const QString unknown = u"…"_s;
    m_words.value->setText(state.complete ? countText(state.words) : unknown);
    m_duplicates.value->setText(state.complete ? countText(state.duplicates) : unknown);
    m_read.value->setText(countText(state.wordsRead));
    m_outside.value->setText(countText(state.outsideLimits));
    m_rejected.value->setText(countText(state.rejected));
    m_folded.value->setText(countText(state.folded));
    m_notes.value->setText(countText(state.notes));
    m_lengths->setCounts(state.lengths);
    const QString sample = state.sample.join(u"   "_s);
    if (sample != m_sample->toPlainText()) m_sample->setPlainText(sample);
    showProblems(state);
}

void ValidationView::showProblems(const ValidationState& state)
{
    m_problems->setProblems(state.problems);
    // One file needs no name in each line.
    m_problemTable->setColumnHidden(WordProblemModel::File, state.sources == 1);
    const auto shown = static_cast<std::int64_t>(state.problems.size());
    m_tabs->setTabText(
        1, shown < state.rejected
               ? tr("&Problems (first %1 of %2)").arg(countText(shown), countText(state.rejected))
               : tr("&Problems (%1)").arg(countText(state.rejected)));
}

}  // namespace ui

#include "moc_validation_view.cpp"
