// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leaves/leave_panel.h"

#include <utility>

#include <QApplication>
#include <QButtonGroup>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include "engine/lexicon/klv.h"
#include "ui/language/text.h"
#include "ui/leaves/synergy_view.h"

namespace ui {

using namespace Qt::StringLiterals;
using engine::Result;
using engine::TaskContext;

namespace {

engine::LeaveOrder orderOf(int column)
{
    switch (column) {
    case LeaveListModel::LeaveColumn: return engine::LeaveOrder::ByTiles;
    case LeaveListModel::LengthColumn: return engine::LeaveOrder::ByLength;
    default: return engine::LeaveOrder::ByValue;
    }
}

}  // namespace

void LeavePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readBook();
    judgeRack();
}

void LeavePanel::followStudy()
{
    const engine::KlvPtr& leaves = m_shown.leaves();
    if (m_book && m_book->leaves == leaves &&
        m_book->rules->alphabet.sameLetters(m_shown.position()->rules().alphabet)) {
        showPage();
        return;
    }
    m_readJob.drop();
    m_unreadable.reset();
    setBook(nullptr);
    if (isVisible()) readBook();
}

void LeavePanel::readBook()
{
    const engine::KlvPtr leaves = m_shown.leaves();
    // What was stopped is read when the panel is seen again.
    const bool failed = m_unreadable && m_unreadable->code != engine::ErrorCode::Cancelled;
    if (!leaves || m_book || m_readJob.isRunning() || failed) return;
    m_unreadable.reset();
    const engine::GameRulesPtr rules = m_shown.position()->rulesPtr();
    m_readJob.ask<LeaveBookPtr>(
        tr("Reading the leaves of %1").arg(m_shown.state().leavesName), JobClass::Heavy,
        [leaves, rules](const TaskContext& context) {
            return readLeaveBook(leaves, rules, context);
        },
        [this](const Result<LeaveBookPtr>& book) {
            if (book) {
                setBook(*book);
                return;
            }
            m_unreadable = book.error();
            showPage();
        });
    showPage();
}

void LeavePanel::setBook(const LeaveBookPtr& book)
{
    m_askJob.drop();
    m_askTimer.stop();
    m_busyTimer.stop();
    m_busy->hide();
    m_book = book;
    m_synergy.setBook(book);
    showPair({});
    m_model.setSelection(nullptr, nullptr);
    m_upToDate = false;
    makeLengthChips();
    showPage();
    judgeRack();
    if (book) ask();
}

void LeavePanel::showPage()
{
    const bool isTable = m_tablePage->isChecked();
    const bool isReady = m_book != nullptr;
    const bool hadFocus = m_stack->currentIndex() == EmptyPage && isReady &&
                          isAncestorOf(QApplication::focusWidget());
    m_stack->setCurrentIndex(!isReady ? EmptyPage : isTable ? TablePage : SynergyPage);
    for (QWidget* control : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_contains),
                             static_cast<QWidget*>(m_near)})
        control->setVisible(isReady && isTable);
    m_tablePage->setVisible(isReady);
    m_synergyPage->setVisible(isReady);
    m_export->setEnabled(m_shown.leaves() != nullptr);
    QString hint;
    if (!m_shown.leaves())
        hint = tr("No leave values are loaded, so every leave counts as nothing.\nOpen a file of "
                  "leave values (KLV), or a table of them (CSV: leave, value).");
    else if (m_unreadable)
        hint = m_unreadable->code == engine::ErrorCode::Cancelled
                   ? tr("Reading the leaves was stopped; they are read when this panel is shown "
                        "again.")
                   : tr("These leave values can't be listed: %1").arg(errorText(*m_unreadable));
    else hint = tr("Reading the leaves…");
    m_hint->setText(hint);
    // The focus would be on whatever comes next to what was hidden.
    if (hadFocus) focusSearch();
}

void LeavePanel::askSoon()
{
    m_upToDate = false;
    if (m_book) m_askTimer.start();
}

std::optional<engine::LeaveQuery> LeavePanel::query()
{
    auto query =
        engine::readLeaveQuery(m_search->text().trimmed().toStdString(), m_book->rules->alphabet);
    if (!query) {
        tell(typedErrorText(query.error()));
        return std::nullopt;
    }
    tell({});
    if (m_contains->isChecked()) query->anyMore = true;
    if (m_near->isChecked()) query->near = m_rack;
    std::uint64_t lengths = 0;
    const QList<QAbstractButton*> chips = m_lengths->buttons();
    for (QAbstractButton* chip : chips) {
        if (!chip->isChecked()) continue;
        const int length = m_lengths->id(chip);
        lengths |= std::uint64_t{1} << length;
        if (length == chips.size() && m_lengths->property("open").toBool())
            lengths |= ~std::uint64_t{0} << length;
    }
    if (lengths != 0) query->lengths = lengths;
    const QHeaderView* header = m_table->horizontalHeader();
    query->order = orderOf(header->sortIndicatorSection());
    query->descending = header->sortIndicatorOrder() == Qt::DescendingOrder;
    return *query;
}

void LeavePanel::ask()
{
    if (!m_book) return;
    m_askTimer.stop();
    m_askJob.drop();
    m_busyTimer.stop();
    m_busy->hide();
    const auto question = query();
    if (!question) return;
    m_busyTimer.start();
    m_askJob.ask<LeaveSelectionPtr>(
        tr("Looking for leaves"), JobClass::Interactive,
        [book = m_book, question = *question](const TaskContext& context) {
            return selectLeaves(*book, question, context);
        },
        [this](const Result<LeaveSelectionPtr>& selection) {
            m_busyTimer.stop();
            m_busy->hide();
            if (selection) showAnswer(*selection);
            else tell(errorText(selection.error()));
        });
}

void LeavePanel::showAnswer(const LeaveSelectionPtr& selection)
{
    m_upToDate = !m_askTimer.isActive();
    m_model.setSelection(m_book, selection, rackPoints());
    m_table->setColumnHidden(LeaveListModel::DifferenceColumn, !m_model.hasReference());
    m_table->scrollToTop();
    const QLocale locale;
    const auto all = m_book->table.leaves.size();
    const auto found = selection->rows.size();
    m_count->setText(found == all ? tr("%1 leaves").arg(locale.toString(qulonglong{all}))
                                  : tr("%1 of %2 leaves")
                                        .arg(locale.toString(qulonglong{found}),
                                             locale.toString(qulonglong{all})));
    const auto offer = [this](QPushButton* button, const QString& name,
                              std::optional<std::uint32_t> leave) {
        button->setEnabled(leave.has_value());
        button->setText(
            leave ? tr("%1: %2 %3")
                        .arg(name, m_model.leaveText(*leave),
                             leavePoints(static_cast<double>(m_book->table.points[*leave])))
                  : name);
        button->setAccessibleName(button->text());
    };
    offer(m_best, tr("Best"), selection->best);
    offer(m_worst, tr("Worst"), selection->worst);
}

std::optional<double> LeavePanel::rackPoints() const
{
    if (!m_book || m_rack.empty()) return std::nullopt;
    const auto value = m_book->leaves->find(m_rack);
    return value ? std::optional(value->toPoints()) : std::nullopt;
}

void LeavePanel::setRack(const engine::Rack& rack)
{
    if (rack == m_rack) return;
    m_rack = rack;
    // Else when it is seen.
    if (isVisible()) judgeRack();
}

void LeavePanel::judgeRack()
{
    m_rackJob.drop();
    m_standing.reset();
    m_near->setEnabled(!m_rack.empty());
    if (m_rack.empty()) m_near->setChecked(false);
    showRack();
    if (!m_book || !isVisible()) return;
    // The column of differences is against the rack, and so may be the list.
    if (m_near->isChecked() || m_model.hasReference() || rackPoints()) askSoon();
    const auto points = rackPoints();
    if (!points) return;
    m_rackJob.ask<engine::LeaveStanding>(
        tr("Looking for the rack among the leaves"), JobClass::Interactive,
        [book = m_book, points = static_cast<float>(*points),
         length = static_cast<std::size_t>(m_rack.total())](
            const TaskContext&) -> Result<engine::LeaveStanding> {
            return engine::standingOf(book->table, points, length);
        },
        [this](const Result<engine::LeaveStanding>& standing) {
            if (!standing) return;
            m_standing = *standing;
            showRack();
        });
}

void LeavePanel::showRack()
{
    m_rackText->setVisible(m_book != nullptr);
    if (!m_book) return;
    if (m_rack.empty()) {
        m_rackText->setText(tr("The tiles on the rack are not known."));
        return;
    }
    const std::vector<engine::Tile> tiles = m_rack.tiles();
    const QString text = fromUtf8(m_book->rules->alphabet.written(tiles));
    const auto points = rackPoints();
    if (m_rack.total() >= m_book->rules->rackSize && !points) {
        m_rackText->setText(
            tr("%1 is a full rack, of which something will be played; “Near rack” lists "
               "what may stay.")
                .arg(text));
    } else if (!points) {
        m_rackText->setText(tr("%1 is not in the table and counts as nothing.").arg(text));
    } else if (!m_standing) {
        m_rackText->setText(tr("%1 is worth %2.").arg(text, leavePoints(*points)));
    } else {
        const QLocale locale;
        m_rackText->setText(tr("%1 is worth %2, place %3 of %4 leaves with as many tiles.")
                                .arg(text, leavePoints(*points),
                                     locale.toString(qlonglong{m_standing->better + 1}),
                                     locale.toString(qlonglong{m_standing->all})));
    }
}

void LeavePanel::focusSearch()
{
    if (m_search->isVisible()) {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    } else if (m_stack->currentIndex() == SynergyPage) {
        m_matrix->setFocus(Qt::ShortcutFocusReason);
    } else {
        findChild<QPushButton*>(u"leaveOpenFirst"_s)->setFocus(Qt::ShortcutFocusReason);
    }
}

void LeavePanel::goTo(std::optional<std::uint32_t> leave)
{
    if (!leave) return;
    const QModelIndex row = m_model.index(m_model.rowOf(*leave), LeaveListModel::LeaveColumn);
    m_table->setCurrentIndex(row);
    m_table->scrollTo(row, QAbstractItemView::PositionAtCenter);
}

void LeavePanel::showPair(const QModelIndex& cell)
{
    m_pair->setText(cell.isValid()
                        ? m_synergy.explanation(cell.row(), cell.column())
                        : tr("Point at a pair, or move with the arrow keys. Blue and +: worth more "
                             "together; orange and −: less; hatched: not in the table."));
}

void LeavePanel::tell(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

}  // namespace ui
