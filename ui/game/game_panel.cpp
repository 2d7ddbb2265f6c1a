// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/game_panel.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "ui/document/held_answer.h"
#include "ui/game/note_document.h"
#include "ui/game/note_view.h"
#include "ui/game/score_sheet_delegate.h"
#include "ui/game/sheet_entry.h"
#include "ui/game/start_page.h"
#include "ui/game/tree_strip.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme_notifier.h"
#include "ui/widgets/elided_button.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// A note that is being typed is in the study at the latest after so long.
constexpr int kNoteMilliseconds = 300;
/// Edits of one note while it is being typed are one step of undo.
constexpr int kNoteEdit = 0x6e6f7465;
constexpr int kOwnEdit = -1;

constexpr std::array kMarks{engine::Glyph::None,    engine::Glyph::Brilliant,
                            engine::Glyph::Good,    engine::Glyph::Interesting,
                            engine::Glyph::Dubious, engine::Glyph::Mistake,
                            engine::Glyph::Blunder};

}  // namespace

GamePanel::GamePanel(ShownStudy& shown, const GameReviewer& reviewer, SheetEntry* entry,
                     QWidget* parent)
    : QWidget(parent),
      m_shown(shown),
      m_reviewer(reviewer),
      m_stack(new QStackedWidget),
      m_table(new QTableView),
      m_buttons(new QHBoxLayout),
      m_start(new StartPage),
      m_where(new ElidedLabel),
      m_played(new ElidedButton),
      m_mark(new QComboBox),
      m_note(new NoteView),
      m_parts(new QSplitter(Qt::Vertical)),
      m_tree(new TreeStrip),
      m_entry(entry),
      m_chapters(new QComboBox)
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
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_table->verticalHeader()->setHighlightSections(false);
    keepRowHeights(*m_table, 2);

    m_where->setObjectName(u"whereInGame"_s);
    m_where->setAccessibleName(tr("Where you are in the game"));
    m_played->setObjectName(u"playedMove"_s);
    m_played->setFlat(true);
    // Nothing moves when a turn has no such move, or a longer one.
    QSizePolicy stays(QSizePolicy::Ignored, QSizePolicy::Fixed);
    stays.setRetainSizeWhenHidden(true);
    m_played->setSizePolicy(stays);
    m_mark->setObjectName(u"turnMark"_s);
    m_mark->setAccessibleName(tr("Mark of the move"));
    m_mark->setToolTip(tr("What you think of the move"));
    const QStringList meanings{tr("no mark"), tr("brilliant"), tr("good"),   tr("interesting"),
                               tr("dubious"), tr("mistake"),   tr("blunder")};
    for (std::size_t i = 0; i < kMarks.size(); ++i) {
        const QString sign = fromUtf8(engine::glyphText(kMarks[i]));
        const QString& meaning = meanings.at(static_cast<qsizetype>(i));
        m_mark->addItem(sign.isEmpty() ? meaning : u"%1  %2"_s.arg(sign, meaning));
    }

    auto* lower = new QWidget;
    auto* lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->addWidget(m_where, 1);
    m_buttons->addWidget(m_mark);
    lowerLayout->addLayout(m_buttons);
    lowerLayout->addWidget(m_played, 0, Qt::AlignLeft);
    lowerLayout->addWidget(m_note, 1);

    auto* sheet = new QWidget;
    auto* sheetLayout = new QVBoxLayout(sheet);
    sheetLayout->setContentsMargins(0, 0, 0, 0);
    sheetLayout->addWidget(m_table, 1);
    sheetLayout->addWidget(m_tree);
    sheetLayout->addWidget(m_entry);
    m_entry->hide();
    m_parts->setObjectName(u"gameParts"_s);
    m_parts->setChildrenCollapsible(false);
    m_parts->addWidget(sheet);
    m_parts->addWidget(lower);
    m_parts->setStretchFactor(0, 3);
    m_parts->setStretchFactor(1, 2);

    m_chapters->setObjectName(u"chapters"_s);
    m_chapters->setAccessibleName(tr("Games of this file"));
    m_chapters->setToolTip(tr("The games of this file"));
    m_tree->hide();
    m_table->viewport()->installEventFilter(this);

    auto* cover = new QLabel(tr("Hidden while you look for the best move yourself."));
    cover->setAlignment(Qt::AlignCenter);
    cover->setWordWrap(true);
    m_stack->addWidget(m_start);
    auto* page = new QWidget;
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->addWidget(m_chapters);
    pageLayout->addWidget(m_parts, 1);
    m_stack->addWidget(page);
    m_stack->addWidget(cover);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->addWidget(m_stack);

    m_noteTimer.setSingleShot(true);
    m_noteTimer.setInterval(kNoteMilliseconds);
    connect(&m_noteTimer, &QTimer::timeout, this, &GamePanel::commitNote);
    connect(m_note, &NoteView::left, this, &GamePanel::commitNote);
    connect(m_note, &NoteView::edited, this, [this] {
        if (!m_following && !m_noteTimer.isActive()) m_noteTimer.start();
    });
    connect(m_tree, &TreeStrip::nodeChosen, this, [this](engine::NodeId node) {
        commitNote();
        if (m_shown.game()) m_shown.goTo(m_shown.game()->cursorAt(node));
    });
    connect(m_tree, &TreeStrip::stepRequested, this, &GamePanel::stepRequested);
    connect(m_tree, &TreeStrip::variationRequested, this, &GamePanel::variationRequested);
    connect(m_tree, &TreeStrip::promoteRequested, this, &GamePanel::promoteRequested);
    connect(m_chapters, &QComboBox::activated, this, [this](int chapter) {
        commitNote();
        static_cast<void>(m_shown.goToChapter(chapter));
    });
    connect(m_mark, &QComboBox::activated, this, &GamePanel::chooseMark);
    connect(m_played, &QPushButton::clicked, this, &GamePanel::playedRequested);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &GamePanel::goToCurrent);
    connect(m_table, &QTableView::clicked, this, &GamePanel::goToCurrent);
    connect(&m_shown, &ShownStudy::changed, this, &GamePanel::follow);
    connect(&m_reviewer, &GameReviewer::changed, &m_model, &ScoreSheetModel::showReview);
    connect(&ThemeNotifier::instance(), &ThemeNotifier::textSizeChanged, this,
            &GamePanel::shareRoom);
    showGame();
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

void GamePanel::follow(StudyChanges changes)
{
    using enum StudyChange;
    if (changes & (GameChange | CursorChange | LexiconChange | PermissionChange)) showGame();
}

void GamePanel::showGame()
{
    const QScopedValueRollback following(m_following, true);
    m_stack->setCurrentIndex(m_concealed ? 2 : m_shown.game() ? 1 : 0);
    const int players = m_model.columnCount();
    m_model.setStudy(m_shown, &m_reviewer);
    if (m_model.columnCount() != players) shareRoom();
    m_tree->setStudy(m_shown);
    m_tree->setVisible(m_tree->hasVariations());
    showChapters();
    showMoment();
}

void GamePanel::showChapters()
{
    const std::vector<ShownStudy::Chapter> chapters = m_shown.chapters();
    m_chapters->setVisible(m_shown.game() && chapters.size() > 1);
    if (m_chapters->isHidden()) return;
    QStringList titles;
    int number = 0;
    for (const ShownStudy::Chapter& chapter : chapters) {
        const QString title =
            chapter.title.isEmpty() ? chapter.players.join(tr(" – ")) : chapter.title;
        titles.append(u"%1. %2"_s.arg(QString::number(++number), title));
    }
    QStringList shown;
    for (int i = 0; i < m_chapters->count(); ++i) shown.append(m_chapters->itemText(i));
    if (shown != titles) {
        m_chapters->clear();
        m_chapters->addItems(titles);
    }
    m_chapters->setCurrentIndex(m_shown.state().chapter);
}

void GamePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_parts->orientation() != wantedOrientation()) shareRoom();
}

Qt::Orientation GamePanel::wantedOrientation() const
{
    // The note stands beside the score sheet where there is room for both, else below it.
    constexpr int kLettersForBoth = 80;
    const bool wide = width() >= kLettersForBoth * fontMetrics().averageCharWidth();
    return wide ? Qt::Horizontal : Qt::Vertical;
}

void GamePanel::shareRoom()
{
    m_parts->setOrientation(wantedOrientation());
    const bool wide = m_parts->orientation() == Qt::Horizontal;
    const int room = wide ? width() : height();
    // With many players the sheet is scrolled rather than cut; the scores of two stay in sight.
    const int least = ScoreSheetDelegate::leastWidth(*m_table);
    const int players = m_model.columnCount();
    m_table->horizontalHeader()->setMinimumSectionSize(least);
    // All players in sight, as long as something is left for the note.
    const int edges = m_table->verticalHeader()->sizeHint().width() + 2 * m_table->frameWidth() +
                      m_table->verticalScrollBar()->sizeHint().width();
    const int columns = players * least + edges;
    m_table->setMinimumWidth(std::min(players, 2) * least + edges);
    int sheet = room * 3 / 5;
    if (wide) {
        // Beside it one reads where in the game one is.
        const int where = fontMetrics().horizontalAdvance(tr("Turn %1 of %2").arg(88).arg(88));
        const int beside = m_buttons->sizeHint().width() - m_where->sizeHint().width() + where +
                           m_parts->handleWidth() + 2 * gap::kNormal;
        sheet = std::clamp(columns, room * 3 / 5, room * 3 / 4);
        sheet = std::max(std::min(sheet, room - beside), m_table->minimumWidth());
    }
    m_parts->setSizes({sheet, room - sheet});
}

bool GamePanel::eventFilter(QObject* watched, QEvent* event)
{
    // The wheel goes from turn to turn; with Shift or Ctrl it scrolls as everywhere.
    if (watched->parent() == m_table && event->type() == QEvent::Wheel) {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (wheel->modifiers() == Qt::NoModifier) {
            constexpr int kNotch = 120;
            m_wheel += wheel->angleDelta().y();
            const int notches = m_wheel / kNotch;
            m_wheel -= notches * kNotch;
            if (notches != 0) emit stepRequested(-notches);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void GamePanel::showMoment()
{
    if (!m_shown.game()) {
        showNote(engine::kNoNode);
        return;
    }
    const GameMoment moment = m_shown.moment();
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
    const QString here = tr("Turn %1 of %2").arg(moment.turn + 1).arg(turns);
    // No longer than where there is a turn: there is no room for more beside the buttons.
    m_where->setText(moment.atEnd() ? tr("End (%1)").arg(turns) : here);
    const QString whole = moment.atEnd() ? tr("End, after %n turns", nullptr, turns) : here;
    m_where->setAccessibleDescription(whole);
    m_where->setToolTip(whole);
    // A chapter that asks begins with its question; what is said of the answer comes with it.
    if (heldAnswer(m_shown) != engine::kNoNode) showNote(engine::kRootNode);
    else showNote(moment.atEnd() ? moment.before : moment.viewed);
}

GamePanel::NotePlace GamePanel::placeOf(engine::NodeId node) const
{
    return {m_shown.state().gameId(), node};
}

engine::NodeId GamePanel::noteNode() const
{
    const engine::NodeId node = m_notePlace.node;
    const bool there = node != engine::kNoNode && m_shown.game() &&
                       m_shown.game()->record().contains(node) && m_notePlace == placeOf(node);
    return there ? node : engine::kNoNode;
}

void GamePanel::showNote(engine::NodeId node)
{
    if (m_notePlace != placeOf(node) && m_noteTimer.isActive()) {
        m_noteTimer.stop();
        keepTyped();
    }
    m_notePlace = placeOf(node);
    const bool there = node != engine::kNoNode && m_shown.game() != nullptr;
    m_mark->setEnabled(there && node != engine::kRootNode);
    if (!there) {
        m_note->setNothing();
        return;
    }
    const engine::GameRecord& record = m_shown.game()->record();
    // What is being typed stays as it is, with its cursor, and where it is.
    if (!m_noteTimer.isActive()) {
        const GameMoment moment = m_shown.moment();
        TurnNote note = noteOfTurn(record, moment, node == engine::kRootNode ? -1 : moment.turn);
        m_writtenIn = note.node;
        m_note->setNote(note.text, note.more, moment.question,
                        static_cast<int>(moment.turns.size()), std::move(note.pictures));
    }
    for (std::size_t i = 0; i < kMarks.size(); ++i)
        if (kMarks[i] == record.node(node).annotations.glyph)
            m_mark->setCurrentIndex(static_cast<int>(i));
}

void GamePanel::commitNote()
{
    m_noteTimer.stop();
    if (noteNode() != engine::kNoNode) writeNote(m_writtenIn, m_note->markdown());
}

void GamePanel::keepTyped()
{
    // The study tells of a change now, and takes no edit in that.
    QMetaObject::invokeMethod(
        this,
        [this, game = m_notePlace.game, node = m_writtenIn, text = m_note->markdown()] {
            if (m_shown.game() && m_shown.state().gameId() == game) writeNote(node, text);
        },
        Qt::QueuedConnection);
}

void GamePanel::writeNote(engine::NodeId node, const QString& text)
{
    if (!m_shown.game()->record().contains(node)) return;
    engine::Annotations annotations = m_shown.game()->record().node(node).annotations;
    if (text == fromUtf8(annotations.noteText())) return;
    annotations.notes.clear();
    if (!text.isEmpty()) annotations.notes.push_back(text.toStdString());
    emit annotated(node, annotations, tr("note"), kNoteEdit + node);
}

void GamePanel::focusNote()
{
    m_note->edit();
}

void GamePanel::setConcealed(bool concealed)
{
    if (m_concealed == concealed) return;
    // Nothing is typed under the cover.
    if (concealed) commitNote();
    m_concealed = concealed;
    showGame();
}

void GamePanel::chooseMark(int index)
{
    commitNote();
    const engine::NodeId node = noteNode();
    if (node == engine::kNoNode) return;
    engine::Annotations annotations = m_shown.game()->record().node(node).annotations;
    annotations.glyph = kMarks.at(static_cast<std::size_t>(index));
    emit annotated(node, annotations, tr("mark %1").arg(m_mark->itemText(index)), kOwnEdit);
}

void GamePanel::goToCurrent()
{
    if (m_following || !m_shown.game()) return;
    const QVariant turn = m_table->currentIndex().data(ScoreSheetModel::TurnRole);
    if (!turn.isValid() || turn.toInt() < 0) return;
    commitNote();
    m_shown.goTo({m_shown.state().cursor.line, turn.toInt()});
}

void GamePanel::setPlayed(const QString& text, const QString& spoken)
{
    m_played->setText(text);
    // All of the text, for where it has no room.
    m_played->setToolTip(tr("The move that was played here: show it in the list") + u'\n' + spoken);
    m_played->setAccessibleName(spoken.isEmpty() ? tr("The move that was played") : spoken);
    m_played->setVisible(!text.isEmpty());
}

bool GamePanel::addToNote(const QString& markdown, const QString& commandText)
{
    commitNote();
    const engine::NodeId node = noteNode();
    if (node == engine::kNoNode || !m_shown.game()->record().contains(m_writtenIn)) return false;
    engine::Annotations annotations = m_shown.game()->record().node(m_writtenIn).annotations;
    {
        const QScopedValueRollback following(m_following, true);
        m_note->editor()->moveCursor(QTextCursor::End);
        const QString gap = m_note->markdown().isEmpty() ? QString() : u"\n\n"_s;
        m_note->insertAtCursor(gap + markdown);
    }
    annotations.notes = {m_note->markdown().toStdString()};
    emit annotated(m_writtenIn, annotations, commandText, kOwnEdit);
    return true;
}

void GamePanel::addPicture(engine::NodeId node, const std::string& type, std::string bytes)
{
    if (!m_shown.game() || !m_shown.game()->record().contains(node)) return;
    commitNote();
    const bool inSight = node == noteNode() && m_shown.game()->record().contains(m_writtenIn);
    if (inSight) node = m_writtenIn;
    engine::Annotations annotations = m_shown.game()->record().node(node).annotations;
    const auto isFree = [&](const std::string& name) {
        return std::none_of(annotations.pictures.begin(), annotations.pictures.end(),
                            [&](const auto& picture) { return picture->name == name; });
    };
    std::string name;
    for (std::size_t i = 1; name.empty(); ++i)
        if (std::string wanted = "picture" + std::to_string(i); isFree(wanted)) name = wanted;
    annotations.pictures.push_back(
        std::make_shared<const engine::Picture>(engine::Picture{name, type, std::move(bytes)}));
    // Qt leaves pictures out that have no text to stand for them.
    const QString text = u"![%1](picture:%1)"_s.arg(fromUtf8(name));
    if (inSight) {
        const QScopedValueRollback following(m_following, true);
        m_note->insertAtCursor(text);
        annotations.notes = {m_note->markdown().toStdString()};
    } else {
        annotations.notes.push_back(text.toStdString());
    }
    emit annotated(node, annotations, tr("picture"), kOwnEdit);
}

}  // namespace ui

#include "moc_game_panel.cpp"
