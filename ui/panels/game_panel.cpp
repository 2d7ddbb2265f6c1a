// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/game_panel.h"

#include <array>

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panels/score_sheet_delegate.h"
#include "ui/session/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// A note that is being typed is in the study at the latest after so long.
constexpr int kNoteMilliseconds = 300;
/// Edits of one note while it is being typed are one step of undo.
constexpr int kNoteEdit = 0x6e6f7465;

constexpr std::array kMarks{engine::Glyph::None,    engine::Glyph::Brilliant,
                            engine::Glyph::Good,    engine::Glyph::Interesting,
                            engine::Glyph::Dubious, engine::Glyph::Mistake,
                            engine::Glyph::Blunder};

}  // namespace

GamePanel::GamePanel(Study& study, const GameReviewer& reviewer, QWidget* parent)
    : QWidget(parent),
      m_study(study),
      m_reviewer(reviewer),
      m_stack(new QStackedWidget),
      m_table(new QTableView),
      m_buttons(new QHBoxLayout),
      m_where(new QLabel),
      m_played(new QPushButton),
      m_mark(new QComboBox),
      m_note(new QPlainTextEdit)
{
    setObjectName(u"gamePanel"_s);
    m_table->setObjectName(u"scoreSheet"_s);
    m_table->setAccessibleName(tr("Score sheet"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new ScoreSheetDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->setDefaultSectionSize(2 * m_table->fontMetrics().height() + 8);

    m_where->setObjectName(u"whereInGame"_s);
    m_where->setAccessibleName(tr("Where you are in the game"));
    m_played->setObjectName(u"playedMove"_s);
    m_played->setFlat(true);
    m_played->setToolTip(tr("The move that was played here: show it in the list"));
    m_mark->setObjectName(u"turnMark"_s);
    m_mark->setAccessibleName(tr("Mark of the move"));
    m_mark->setToolTip(tr("What you think of the move"));
    const QStringList meanings{tr("no mark"), tr("brilliant"), tr("good"),   tr("interesting"),
                               tr("dubious"), tr("mistake"),   tr("blunder")};
    for (std::size_t i = 0; i < kMarks.size(); ++i) {
        const QString sign = fromUtf8(engine::glyphText(kMarks[i]));
        const QString meaning = meanings.at(static_cast<qsizetype>(i));
        m_mark->addItem(sign.isEmpty() ? meaning : u"%1  %2"_s.arg(sign, meaning));
    }
    m_note->setObjectName(u"turnNote"_s);
    m_note->setAccessibleName(tr("Note on the turn"));
    m_note->setPlaceholderText(tr("Note on this turn"));
    m_note->setTabChangesFocus(true);
    m_note->installEventFilter(this);

    auto* lower = new QWidget;
    auto* lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->addWidget(m_where, 1);
    m_buttons->addWidget(m_mark);
    lowerLayout->addLayout(m_buttons);
    lowerLayout->addWidget(m_played, 0, Qt::AlignLeft);
    lowerLayout->addWidget(m_note, 1);

    auto* parts = new QSplitter(Qt::Vertical);
    parts->setObjectName(u"gameParts"_s);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_table);
    parts->addWidget(lower);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 1);

    auto* hint = new QLabel(tr("No game is open.\n\nOpen a GCG file, drop one on the window, or "
                               "paste its text."));
    hint->setObjectName(u"gameHint"_s);
    hint->setAlignment(Qt::AlignCenter);
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto* cover = new QLabel(tr("Hidden while you look for a better move yourself."));
    cover->setAlignment(Qt::AlignCenter);
    cover->setWordWrap(true);
    m_stack->addWidget(hint);
    m_stack->addWidget(parts);
    m_stack->addWidget(cover);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_stack);

    m_noteTimer.setSingleShot(true);
    m_noteTimer.setInterval(kNoteMilliseconds);
    connect(&m_noteTimer, &QTimer::timeout, this, &GamePanel::commitNote);
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_following && !m_noteTimer.isActive()) m_noteTimer.start();
    });
    connect(m_mark, &QComboBox::activated, this, &GamePanel::chooseMark);
    connect(m_played, &QPushButton::clicked, this, &GamePanel::playedRequested);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &GamePanel::goToCurrent);
    connect(m_table, &QTableView::clicked, this, &GamePanel::goToCurrent);
    connect(&m_study, &Study::changed, this, &GamePanel::follow);
    connect(&m_reviewer, &GameReviewer::changed, &m_model, &ScoreSheetModel::showReview);
    follow(Study::GameChange);
}

void GamePanel::addActions(const QList<QAction*>& actions)
{
    int place = 0;
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly
                                                           : Qt::ToolButtonIconOnly);
        button->setAccessibleName(action->toolTip());
        m_buttons->insertWidget(place++, button);
    }
}

void GamePanel::follow(Study::Changes changes)
{
    if (!(changes & (Study::GameChange | Study::CursorChange | Study::LexiconChange))) return;
    const QScopedValueRollback following(m_following, true);
    m_stack->setCurrentIndex(m_concealed ? 2 : m_study.game() ? 1 : 0);
    m_model.setStudy(m_study, &m_reviewer);
    showMoment();
}

void GamePanel::showMoment()
{
    if (!m_study.game()) {
        showNote(engine::kNoNode);
        return;
    }
    const GameMoment moment = m_study.moment();
    const QModelIndex cell = m_model.indexOf(moment.turn);
    if (cell.isValid()) {
        m_table->setCurrentIndex(cell);
        m_table->scrollTo(cell);
    } else {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
        m_table->scrollToBottom();
    }
    const auto turns = static_cast<int>(moment.turns.size());
    m_where->setText(moment.atEnd() ? tr("End, after %n turns", nullptr, turns)
                                    : tr("Turn %1 of %2").arg(moment.turn + 1).arg(turns));
    showNote(moment.atEnd() ? moment.before : moment.viewed);
}

void GamePanel::showNote(engine::NodeId node)
{
    if (m_noteNode != node) m_noteTimer.stop();
    m_noteNode = node;
    const bool there = node != engine::kNoNode && m_study.game() != nullptr;
    m_note->setEnabled(there);
    m_mark->setEnabled(there && node != engine::kRootNode);
    if (!there) {
        m_note->clear();
        return;
    }
    const engine::Annotations& annotations = m_study.game()->record().node(node).annotations;
    const QString text = fromUtf8(annotations.noteText());
    // What is being typed stays as it is, with its cursor.
    if (m_note->toPlainText() != text && !m_noteTimer.isActive()) m_note->setPlainText(text);
    for (std::size_t i = 0; i < kMarks.size(); ++i)
        if (kMarks[i] == annotations.glyph) m_mark->setCurrentIndex(static_cast<int>(i));
}

void GamePanel::commitNote()
{
    m_noteTimer.stop();
    if (m_noteNode == engine::kNoNode || !m_study.game()) return;
    engine::Annotations annotations = m_study.game()->record().node(m_noteNode).annotations;
    const QString text = m_note->toPlainText();
    if (text == fromUtf8(annotations.noteText())) return;
    annotations.notes.clear();
    if (!text.isEmpty()) annotations.notes.push_back(text.toStdString());
    m_study.setAnnotations(m_noteNode, std::move(annotations), tr("note"), kNoteEdit + m_noteNode);
}

void GamePanel::focusNote()
{
    if (!m_note->hasFocus()) m_note->moveCursor(QTextCursor::End);
    m_note->setFocus(Qt::ShortcutFocusReason);
}

void GamePanel::setConcealed(bool concealed)
{
    if (m_concealed == concealed) return;
    commitNote();
    m_concealed = concealed;
    follow(Study::CursorChange);
}

void GamePanel::chooseMark(int index)
{
    if (m_noteNode == engine::kNoNode || !m_study.game()) return;
    commitNote();
    engine::Annotations annotations = m_study.game()->record().node(m_noteNode).annotations;
    annotations.glyph = kMarks.at(static_cast<std::size_t>(index));
    m_study.setAnnotations(m_noteNode, std::move(annotations),
                           tr("mark %1").arg(m_mark->itemText(index)));
}

void GamePanel::goToCurrent()
{
    if (m_following || !m_study.game()) return;
    const QVariant turn = m_table->currentIndex().data(ScoreSheetModel::TurnRole);
    if (!turn.isValid() || turn.toInt() < 0) return;
    commitNote();
    m_study.goTo({m_study.state().cursor.line, turn.toInt()});
}

void GamePanel::setPlayed(const QString& text, const QString& spoken)
{
    m_played->setText(text);
    m_played->setAccessibleName(spoken.isEmpty() ? tr("The move that was played") : spoken);
    m_played->setVisible(!text.isEmpty());
}

bool GamePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_note && event->type() == QEvent::FocusOut) commitNote();
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui
