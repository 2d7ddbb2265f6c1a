// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_words_tab.h"

#include <algorithm>

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/boggle/boggle_text.h"
#include "ui/theme/measures.h"
#include "ui/widgets/length_histogram.h"
#include "ui/widgets/list_table.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

/// The word of another answer that has the same letters.
std::optional<std::size_t> wordLike(const BoggleAnswer& from, std::size_t word,
                                    const BoggleAnswer* to)
{
    if (!to) return std::nullopt;
    for (std::size_t i = 0; i < to->words.size(); ++i)
        if (std::ranges::equal(to->words.letters(i), from.words.letters(word))) return i;
    return std::nullopt;
}

}  // namespace

BoggleWordsTab::BoggleWordsTab(QWidget* parent)
    : QWidget(parent),
      m_text(new QLineEdit),
      m_length(new QComboBox),
      m_atCursor(new QToolButton),
      m_count(new QLabel),
      m_table(new QTableView),
      m_hint(new QLabel),
      m_histogram(new LengthHistogram)
{
    m_text->setObjectName(u"boggleFilter"_s);
    m_text->setPlaceholderText(tr("Filter: letters in a row"));
    m_text->setAccessibleName(tr("Letters that the words have in a row"));
    m_text->setClearButtonEnabled(true);
    m_length->setObjectName(u"boggleLength"_s);
    m_length->setAccessibleName(tr("Length of the words listed"));
    m_length->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_length->setToolTip(tr("Length of the words listed"));
    m_atCursor->setObjectName(u"boggleAtCursor"_s);
    m_atCursor->setText(tr("At cursor"));
    m_atCursor->setToolTip(
        tr("Only words that pass the square at the cursor; pointing at a square does the same"));
    m_atCursor->setAccessibleName(tr("Words at the cursor only"));
    m_atCursor->setAccessibleDescription(m_atCursor->toolTip());
    m_atCursor->setCheckable(true);
    m_atCursor->setFocusPolicy(Qt::StrongFocus);
    m_count->setObjectName(u"boggleCount"_s);
    m_count->setAccessibleName(tr("Words listed"));
    m_hint->setObjectName(u"boggleHint"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    buildTable();

    auto* top = new QHBoxLayout;
    top->setSpacing(gap::kNormal);
    top->addWidget(m_text, 1);
    top->addWidget(m_length);
    top->addWidget(m_atCursor);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(top);
    layout->addWidget(m_count);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_hint, 1);
    layout->addWidget(m_histogram);
    m_histogram->setMaximumHeight(m_histogram->minimumSizeHint().height());

    connect(m_text, &QLineEdit::textChanged, this, &BoggleWordsTab::readFilter);
    connect(m_text, &QLineEdit::returnPressed, m_table,
            [this] { m_table->setFocus(Qt::OtherFocusReason); });
    connect(m_length, &QComboBox::currentIndexChanged, this, &BoggleWordsTab::readFilter);
    connect(m_atCursor, &QToolButton::toggled, this, &BoggleWordsTab::readFilter);
    setAnswer(nullptr, false, {});
}

BoggleWordsTab::~BoggleWordsTab()
{
    // The view goes before what it shows.
    delete m_table;
}

void BoggleWordsTab::buildTable()
{
    m_table->setObjectName(u"boggleTable"_s);
    m_table->setAccessibleName(tr("Words of the grid"));
    m_table->setModel(&m_model);
    makeListTable(*m_table);
    m_table->setAccessibleDescription(tr("Enter shows another path of the same word"));
    m_table->setMouseTracking(true);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSortIndicator(BoggleWordModel::PointsColumn, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    header->setSectionResizeMode(BoggleWordModel::WordColumn, QHeaderView::Stretch);
    const QFontMetrics metrics = m_table->fontMetrics();
    for (int column = BoggleWordModel::LengthColumn; column < BoggleWordModel::ColumnCount;
         ++column) {
        const QString name = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        m_table->setColumnWidth(column, metrics.horizontalAdvance(name) + 28);
    }
    connect(header, &QHeaderView::sortIndicatorChanged, this, &BoggleWordsTab::showChosen);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid())
                    m_chosen = m_model.rows()[static_cast<std::size_t>(current.row())];
                m_path = 0;
                showCount();
                showPath(current.row());
            });
}

void BoggleWordsTab::setAnswer(const BoggleAnswerPtr& answer, bool isStale, const QString& hint)
{
    const bool isNew = answer != m_model.answer();
    if (isNew || !isStale) {
        // The word that was chosen stays so where the grid still has it.
        const auto before = m_model.answer();
        m_model.setAnswer(answer);
        if (isNew) {
            if (m_chosen) m_chosen = wordLike(*before, *m_chosen, answer.get());
            showLengths();
        } else {
            showChosen();
        }
    }
    m_model.setStale(isStale);
    m_hint->setText(hint);
    m_hint->setVisible(!answer);
    m_table->setVisible(answer != nullptr);
    for (QWidget* control : {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_length),
                             static_cast<QWidget*>(m_atCursor), static_cast<QWidget*>(m_histogram)})
        control->setEnabled(answer != nullptr);
    showCount();
    if (isStale) emit pathWanted({});
    else showPath(m_table->currentIndex().row());
}

void BoggleWordsTab::showLengths()
{
    const auto& answer = m_model.answer();
    const std::vector<std::int64_t> lengths =
        answer ? answer->lengths : std::vector<std::int64_t>();
    m_histogram->setCounts(lengths);
    const int before = m_length->currentData().toInt();
    {
        const QSignalBlocker quiet(m_length);
        m_length->clear();
        m_length->addItem(tr("All lengths"), 0);
        for (std::size_t length = 0; length < lengths.size(); ++length)
            if (lengths[length] > 0)
                m_length->addItem(tr("%1 letters (%2)")
                                      .arg(length)
                                      .arg(QLocale().toString(qlonglong{lengths[length]})),
                                  static_cast<int>(length));
        m_length->setCurrentIndex(std::max(0, m_length->findData(before)));
    }
    readFilter();
}

void BoggleWordsTab::setSquares(int hovered, int cursor)
{
    m_hovered = hovered;
    m_cursor = cursor;
    readFilter();
}

void BoggleWordsTab::readFilter()
{
    BoggleWordFilter filter;
    filter.text = m_text->text();
    filter.length = m_length->currentData().toInt();
    filter.square = m_hovered >= 0 ? m_hovered : m_atCursor->isChecked() ? m_cursor : -1;
    m_model.setFilter(filter);
    showChosen();
    showCount();
    emit squareListed(filter.square);
}

void BoggleWordsTab::showChosen()
{
    const auto& rows = m_model.rows();
    const auto at = m_chosen ? std::ranges::find(rows, *m_chosen) : rows.end();
    if (at == rows.end()) emit pathWanted({});
    else m_table->setCurrentIndex(m_model.index(static_cast<int>(at - rows.begin()), 0));
}

void BoggleWordsTab::showCount()
{
    const auto& answer = m_model.answer();
    if (!answer) {
        m_count->clear();
        return;
    }
    const QLocale locale;
    const auto all = static_cast<qlonglong>(answer->words.size());
    const int listed = m_model.rowCount();
    QString text = listed == all
                       ? tr("%Ln words", nullptr, static_cast<int>(all))
                       : tr("%1 of %2 words").arg(locale.toString(listed), locale.toString(all));
    if (m_hovered >= 0 || m_atCursor->isChecked())
        text += tr(" through %1")
                    .arg(boggleSquareName(answer->task.grid.size,
                                          m_hovered >= 0 ? m_hovered : std::max(0, m_cursor)));
    if (const int row = m_table->currentIndex().row(); row >= 0 && m_model.pathCount(row) > 1)
        text +=
            tr(" · path %1 of %2, Enter for the next").arg(m_path + 1).arg(m_model.pathCount(row));
    if (answer->words.pathsLeftOut()) text += tr(" · more paths than can be listed");
    m_count->setText(text);
}

void BoggleWordsTab::showPath(int row)
{
    if (row < 0 || row >= m_model.rowCount() || m_model.isStale()) emit pathWanted({});
    else emit pathWanted(m_model.path(row, row == m_table->currentIndex().row() ? m_path : 0));
}

void BoggleWordsTab::nextPath()
{
    const int row = m_table->currentIndex().row();
    if (row < 0) return;
    m_path = (m_path + 1) % m_model.pathCount(row);
    showCount();
    showPath(row);
}

bool BoggleWordsTab::eventFilter(QObject* watched, QEvent* event)
{
    if (watched->parent() == m_table) {
        if (event->type() == QEvent::MouseMove)
            showPath(m_table->indexAt(static_cast<QMouseEvent*>(event)->pos()).row());
        else if (event->type() == QEvent::Leave) showPath(m_table->currentIndex().row());
    } else if (watched == m_table && event->type() == QEvent::ShortcutOverride) {
        // All words that are marked, not the current cell alone.
        if (static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            event->accept();
            return true;
        }
    } else if (watched == m_table && event->type() == QEvent::KeyPress) {
        if (static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            copyWords();
            return true;
        }
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            nextPath();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void BoggleWordsTab::copyWords() const
{
    QStringList words;
    const int all = m_model.rowCount();
    const QItemSelectionModel& selection = *m_table->selectionModel();
    for (int row = 0; row < all; ++row) {
        if (selection.isRowSelected(row))
            words.append(m_model.index(row, BoggleWordModel::WordColumn).data().toString());
    }
    if (!words.isEmpty()) QGuiApplication::clipboard()->setText(words.join(u'\n'));
}

std::vector<std::size_t> BoggleWordsTab::chosenWords() const
{
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    if (selected.size() < 2) return m_model.rows();
    std::vector<std::size_t> words;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_table->selectionModel()->isRowSelected(row))
            words.push_back(m_model.rows()[static_cast<std::size_t>(row)]);
    return words;
}

}  // namespace ui

#include "moc_boggle_words_tab.cpp"
