// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leaves/leave_panel.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "engine/lexicon/klv.h"
#include "ui/language/text.h"
#include "ui/leaves/leave_controls.h"
#include "ui/leaves/leave_table_page.h"
#include "ui/leaves/synergy_view.h"
#include "ui/theme/measures.h"

namespace ui {

using namespace Qt::StringLiterals;
using engine::Result;
using engine::TaskContext;

namespace {

constexpr int kTypingMilliseconds = 60;

}  // namespace

LeavePanel::LeavePanel(JobService& jobs, const ShownStudy& shown, QWidget* parent)
    : QWidget(parent),
      m_shown(shown),
      m_readJob(jobs),
      m_askJob(jobs),
      m_rackJob(jobs),
      m_controls(new LeaveControls),
      m_stack(new QStackedWidget),
      m_table(new LeaveTablePage(m_model)),
      m_matrix(new SynergyView),
      m_pair(new QLabel),
      m_hint(new QLabel),
      m_openFirst(new QPushButton(tr("Open Leave Values…"))),
      m_rackText(new QLabel)
{
    setObjectName(u"leavePanel"_s);
    m_stack->addWidget(m_table);
    m_stack->addWidget(buildSynergyPage());
    m_stack->addWidget(buildEmptyPage());

    m_rackText->setObjectName(u"leaveOfRack"_s);
    m_rackText->setAccessibleName(tr("Worth of the rack's tiles"));
    m_rackText->setWordWrap(true);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_controls);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_rackText);
    connectParts();
    followStudy();
}

LeavePanel::~LeavePanel()
{
    // The views go before what they show.
    delete m_stack;
}

QWidget* LeavePanel::buildSynergyPage()
{
    m_matrix->setAccessibleName(tr("Synergies of pairs of tiles"));
    m_matrix->setModel(&m_synergy);
    m_pair->setObjectName(u"synergyPair"_s);
    m_pair->setAccessibleName(tr("The pair of tiles pointed at"));
    m_pair->setWordWrap(true);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_matrix, 1);
    layout->addWidget(m_pair);
    return page;
}

QWidget* LeavePanel::buildEmptyPage()
{
    m_hint->setObjectName(u"leaveHint"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_openFirst->setObjectName(u"leaveOpenFirst"_s);
    connect(m_openFirst, &QPushButton::clicked, this, &LeavePanel::openRequested);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->addStretch(1);
    layout->addWidget(m_hint);
    layout->addWidget(m_openFirst, 0, Qt::AlignCenter);
    layout->addStretch(1);
    return page;
}

void LeavePanel::connectParts()
{
    m_askTimer.setSingleShot(true);
    m_askTimer.setInterval(kTypingMilliseconds);
    connect(&m_askTimer, &QTimer::timeout, this, &LeavePanel::ask);
    connect(&m_shown, &ShownStudy::changed, this, [this](StudyChanges changes) {
        using enum StudyChange;
        if (changes & (LeavesChange | RulesChange)) followStudy();
    });
    connect(m_controls, &LeaveControls::pageChosen, this, &LeavePanel::showPage);
    connect(m_controls, &LeaveControls::changed, this, &LeavePanel::askSoon);
    connect(m_controls, &LeaveControls::listWanted, m_table, &LeaveTablePage::focusTable);
    connect(m_controls, &LeaveControls::openRequested, this, &LeavePanel::openRequested);
    connect(m_controls, &LeaveControls::exportRequested, this, &LeavePanel::exportRequested);
    connect(m_table, &LeaveTablePage::changed, this, &LeavePanel::askSoon);
    connect(m_matrix, &SynergyView::pointedAt, this, &LeavePanel::showPair);
}

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
    m_table->setBusy(false);
    m_book = book;
    m_synergy.setBook(book);
    showPair({});
    m_model.setSelection(nullptr, nullptr);
    m_upToDate = false;
    m_table->setLongest(m_book ? static_cast<int>(m_book->longest) : 0);
    showPage();
    judgeRack();
    if (book) ask();
}

void LeavePanel::showPage()
{
    const bool isTable = m_controls->isTable();
    const bool isReady = m_book != nullptr;
    const bool hadFocus = m_stack->currentIndex() == EmptyPage && isReady &&
                          isAncestorOf(QApplication::focusWidget());
    m_stack->setCurrentIndex(!isReady ? EmptyPage : isTable ? TablePage : SynergyPage);
    m_controls->setReady(isReady, m_shown.leaves() != nullptr);
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

void LeavePanel::ask()
{
    if (!m_book) return;
    m_askTimer.stop();
    m_askJob.drop();
    m_table->setBusy(false);
    auto question = m_controls->query(m_book->rules->alphabet, m_rack);
    m_table->tell(question ? QString() : typedErrorText(question.error()));
    if (!question) return;
    m_table->complete(*question);
    m_table->setBusy(true);
    m_askJob.ask<LeaveSelectionPtr>(
        tr("Looking for leaves"), JobClass::Interactive,
        [book = m_book, question = *question](const TaskContext& context) {
            return selectLeaves(*book, question, context);
        },
        [this](const Result<LeaveSelectionPtr>& selection) {
            m_table->setBusy(false);
            if (selection) showAnswer(*selection);
            else m_table->tell(errorText(selection.error()));
        });
}

void LeavePanel::showAnswer(const LeaveSelectionPtr& selection)
{
    m_upToDate = !m_askTimer.isActive();
    m_model.setSelection(m_book, selection, rackPoints());
    m_table->showAnswer();
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
    m_controls->setRackKnown(!m_rack.empty());
    showRack();
    if (!m_book || !isVisible()) return;
    // The column of differences is against the rack, and so may be the list.
    if (m_controls->isNear() || m_model.hasReference() || rackPoints()) askSoon();
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
    if (m_controls->canSearch()) {
        m_controls->focusSearch();
    } else if (m_stack->currentIndex() == SynergyPage) {
        m_matrix->setFocus(Qt::ShortcutFocusReason);
    } else {
        m_openFirst->setFocus(Qt::ShortcutFocusReason);
    }
}

void LeavePanel::showPair(const QModelIndex& cell)
{
    m_pair->setText(cell.isValid()
                        ? m_synergy.explanation(cell.row(), cell.column())
                        : tr("Point at a pair, or move with the arrow keys. Blue and +: worth more "
                             "together; orange and −: less; hatched: not in the table."));
}

}  // namespace ui

#include "moc_leave_panel.cpp"
