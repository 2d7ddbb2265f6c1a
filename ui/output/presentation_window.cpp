// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/presentation_window.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "engine/board/hands.h"
#include "ui/board/board_image.h"
#include "ui/board/board_widget.h"
#include "ui/document/last_moves.h"
#include "ui/document/move_name.h"
#include "ui/document/shown_study.h"
#include "ui/game/note_document.h"
#include "ui/game/note_pictures.h"
#include "ui/game/score_sheet_model.h"
#include "ui/game/shown_document.h"
#include "ui/language/text.h"
#include "ui/moves/live_analysis.h"
#include "ui/review/practice.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kNotch = 120;
constexpr int kMovesPeekedAt = 5;
/// Lines of text that the height of the window holds.
constexpr double kLinesHigh = 32;

}  // namespace

/// The rack of the player on turn, large; what is not known stays open.
class RackPicture : public QWidget
{
public:
    void setPosition(PositionPtr position)
    {
        m_position = std::move(position);
        const engine::Player& mover = m_position->mover();
        const auto tiles = mover.rack.tiles();
        setAccessibleName(tiles.empty() ? PresentationWindow::tr("The rack is not known")
                                        : PresentationWindow::tr("Rack %1").arg(fromUtf8(
                                              m_position->rules().alphabet.written(tiles))));
        update();
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        static_cast<void>(event);
        if (!m_position) return;
        QPainter painter(this);
        const Theme& theme = Theme::current();
        const int places = std::max(m_position->rules().rackSize, 1);
        const int cell = std::min(height() - 4, (width() - 8) / places);
        const QRect tray((width() - cell * places) / 2 - 4, (height() - cell) / 2 - 2,
                         cell * places + 8, cell + 4);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.rackTray);
        painter.drawRoundedRect(tray, cell * 0.1, cell * 0.1);
        const engine::Rack& rack = m_position->mover().rack;
        const int held = engine::tilesHeld(*m_position, m_position->onTurn());
        const auto tiles = rack.tiles();
        const int hidden = std::max(0, held - static_cast<int>(tiles.size()));
        const int count = static_cast<int>(tiles.size()) + hidden;
        paintRack(painter,
                  QRect(tray.left() + 4 + (places - count) * cell / 2, tray.top() + 2, cell * count,
                        cell),
                  m_position->rules().alphabet, tiles, hidden, theme);
    }

private:
    PositionPtr m_position;
};

PresentationWindow::PresentationWindow(const Services& services, QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_services(services),
      m_board(new BoardWidget),
      m_rack(new RackPicture),
      m_scores(new QLabel),
      m_where(new QLabel),
      m_last(new QLabel),
      m_note(new QTextBrowser),
      m_document(new ShownDocument(m_note)),
      m_pictures(new NotePictures(services.jobs, this)),
      m_keys(new QLabel)
{
    setObjectName(u"presentation"_s);
    setWindowTitle(tr("Presentation – Tilewright"));
    setFocusPolicy(Qt::StrongFocus);
    m_board->setObjectName(u"presentationBoard"_s);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_rack->setObjectName(u"presentationRack"_s);
    m_rack->setMinimumHeight(40);
    m_scores->setObjectName(u"presentationScores"_s);
    m_scores->setTextFormat(Qt::RichText);
    m_where->setObjectName(u"presentationWhere"_s);
    m_where->setTextFormat(Qt::PlainText);
    m_where->setWordWrap(true);
    m_where->setForegroundRole(QPalette::PlaceholderText);
    m_last->setObjectName(u"presentationLast"_s);
    m_last->setTextFormat(Qt::PlainText);
    m_last->setWordWrap(true);
    m_note->setObjectName(u"presentationNote"_s);
    m_note->setDocument(m_document);
    m_note->setAccessibleName(tr("Note"));
    m_note->setFrameShape(QFrame::NoFrame);
    m_note->setOpenLinks(false);
    m_note->setFocusPolicy(Qt::NoFocus);
    m_note->viewport()->installEventFilter(this);
    // A turn without a note leaves no empty sheet.
    m_note->viewport()->setAutoFillBackground(false);
    m_keys->setObjectName(u"presentationKeys"_s);
    m_keys->setForegroundRole(QPalette::PlaceholderText);
    m_keys->setWordWrap(true);
    m_keys->setText(tr(
        "→ next · ← back · Home, End · Tab: places in the note · N: notes on, off · hold F12: best "
        "moves · Esc leaves"));

    auto* side = new QVBoxLayout;
    side->addWidget(m_scores);
    side->addWidget(m_where);
    side->addWidget(m_last);
    side->addWidget(m_note, 1);
    side->addWidget(m_keys);
    auto* left = new QVBoxLayout;
    left->addWidget(m_board, 10);
    left->addWidget(m_rack, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(gap::kPart, gap::kPart, gap::kPart, gap::kPart);
    layout->setSpacing(gap::kPage);
    layout->addLayout(left, 3);
    layout->addLayout(side, 2);

    connect(m_note, &QTextBrowser::highlighted, this,
            [this](const QUrl& url) { pointAt(noteLinkIndex(url.toString())); });
    connect(m_note, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (const auto link = noteLinkIndex(url.toString())) choose(*link);
    });
    connect(m_pictures, &NotePictures::changed, this, &PresentationWindow::showNote);
    connect(&services.shown, &ShownStudy::changed, this, &PresentationWindow::showStudy);
    connect(&services.practice, &Practice::changed, this, &PresentationWindow::showNote);
    connect(&services.analysis, &LiveAnalysis::stateChanged, this, [this] {
        if (m_peeking) showNote();
    });
    showStudy();
}

QString PresentationWindow::lastMoveText() const
{
    const ShownStudy& shown = m_services.shown;
    if (!shown.game()) return {};
    const GameMoment moment = shown.moment();
    if (moment.turn == 0) return {};
    ScoreSheetModel sheet;
    sheet.setStudy(shown);
    const QModelIndex cell = sheet.indexOf(moment.turn - 1);
    const engine::Turn& turn = moment.turns[static_cast<std::size_t>(moment.turn - 1)];
    QString text =
        tr("%1: %2 %3")
            .arg(shown.playerName(turn.player), cell.data(ScoreSheetModel::MoveRole).toString(),
                 cell.data(ScoreSheetModel::ScoreRole).toString());
    const QString mark = cell.data(ScoreSheetModel::MarkRole).toString();
    if (!mark.isEmpty()) text += u' ' + mark;
    const QString after = cell.data(ScoreSheetModel::AfterRole).toString();
    return after.isEmpty() ? text : tr("%1, %2").arg(text, after);
}

void PresentationWindow::showStudy()
{
    const ShownStudy& shown = m_services.shown;
    const engine::Position& position = *shown.position();
    m_board->setPosition(shown.position());
    m_board->setLastMoves(lastMoves(shown.state(), 1));
    m_rack->setPosition(shown.position());
    QString scores = u"<table cellspacing='0' cellpadding='2'>"_s;
    for (int i = 0; i < position.playerCount(); ++i) {
        const bool onTurn = i == position.onTurn();
        const QString row = onTurn ? u"<tr><td>▸&nbsp;</td><td><b>%1</b></td><td>&nbsp;&nbsp;</td>"
                                     "<td align='right'><b>%2</b></td></tr>"_s
                                   : u"<tr><td></td><td>%1</td><td>&nbsp;&nbsp;</td>"
                                     "<td align='right'>%2</td></tr>"_s;
        scores += row.arg(shown.playerName(i).toHtmlEscaped(),
                          QLocale().toString(position.player(i).score.points));
    }
    m_scores->setText(scores + u"</table>"_s);
    QStringList where;
    const auto chapters = shown.chapters();
    if (const auto now = static_cast<std::size_t>(shown.state().chapter);
        chapters.size() > 1 && now < chapters.size()) {
        where.append(
            tr("%1 of %2").arg(static_cast<int>(now) + 1).arg(static_cast<int>(chapters.size())));
        if (!chapters[now].title.isEmpty()) where.append(chapters[now].title);
    }
    if (shown.game()) {
        const GameMoment moment = shown.moment();
        // A chapter that begins with a position asks what to play there.
        const bool asks = shown.game()->record().start() != nullptr && moment.turns.size() <= 1;
        where.append(asks ? moment.turn == 0 ? tr("What would you play?") : tr("The answer")
                     : moment.atEnd() ? tr("End of the game")
                                      : tr("Turn %1 of %2")
                                            .arg(moment.turn + 1)
                                            .arg(static_cast<int>(moment.turns.size())));
    }
    where.append(tr("%n tiles in the bag", nullptr, position.bagSize()));
    m_where->setText(where.join(u" · "_s));
    m_last->setText(lastMoveText());
    m_last->setVisible(!m_last->text().isEmpty());
    showNote();
}

QString PresentationWindow::peekText() const
{
    if (m_services.practice.isCovering())
        return tr("Hidden while you look for the best move yourself.").toHtmlEscaped();
    const LiveAnalysis& analysis = m_services.analysis;
    // Whoever holds the key asks, also in front of a chapter that is veiled.
    const bool isVeiled = m_services.practice.isVeiled();
    const RankingPtr& ranking = isVeiled ? analysis.answer() : analysis.ranking();
    if ((analysis.state() != LiveAnalysis::State::Ready && !isVeiled) || !ranking)
        return tr("No list of moves is there.");
    QString text = u"<table cellspacing='0' cellpadding='4'>"_s;
    const auto count = std::min<std::size_t>(ranking->moves.size(), kMovesPeekedAt);
    for (std::size_t i = 0; i < count; ++i) {
        const engine::RankedMove& each = ranking->moves[i];
        text +=
            u"<tr><td align='right'>%1.</td><td><b>%2</b></td><td align='right'>%3</td>"
            "<td align='right'>%4</td></tr>"_s.arg(
                QString::number(i + 1), moveName(*analysis.position(), each.move).toHtmlEscaped(),
                QLocale().toString(each.move.score.points), signedEquity(each.equity));
    }
    return text + u"</table>"_s;
}

void PresentationWindow::showNote()
{
    if (m_peeking) {
        m_note->setHtml(peekText());
        return;
    }
    const ShownStudy& shown = m_services.shown;
    ShownDocument& document = *m_document;
    std::vector<engine::Shape> shapes;
    pointAt(std::nullopt);
    m_links.clear();
    document.clear();
    // Either could give an answer away.
    if (shown.game() && !m_services.practice.isCovering()) {
        const OpenGame& game = *shown.game();
        const GameMoment moment = shown.moment();
        // Of the turn that was played last: what is said of a move comes with it.
        const TurnNote note = noteOfTurn(game.record(), moment, moment.turn - 1);
        const engine::NodeId node =
            moment.turn == 0 ? engine::kRootNode
                             : moment.turns[static_cast<std::size_t>(moment.turn - 1)].move;
        const engine::ReplayStep& step = game.replay().at(node);
        m_question = step.before ? step.before : step.after;
        const QString text = note.more.isEmpty() ? note.text : note.text + u"\n\n"_s + note.more;
        if (!m_notesHidden) {
            m_pictures->show(note.pictures, std::max(m_note->viewport()->width() - 24, 120));
            document.setPictures(m_pictures->decoded());
            m_links =
                renderNote(document, text, m_pictures->names(), m_question.get(),
                           static_cast<int>(moment.turns.size()), palette().color(QPalette::Link));
            shapes = game.record().node(node).annotations.shapes;
        } else if (!text.isEmpty()) {
            document.setPlainText(tr("There is a note: N shows it."));
        }
    }
    m_board->setShapes(std::move(shapes));
}

void PresentationWindow::pointAt(std::optional<std::size_t> link)
{
    m_link = link && *link < m_links.size() ? link : std::nullopt;
    m_board->setPointedSquares({});
    m_board->setGhost(std::nullopt);
    const bool isMove = m_link && m_links[*m_link].kind == engine::NoteLink::Kind::Move;
    // Another move is seen on the board that it would have been made on.
    m_board->setPosition(isMove ? m_question : m_services.shown.position());
    if (!m_link) return;
    const engine::NoteLink& place = m_links[*m_link];
    if (place.kind == engine::NoteLink::Kind::Square)
        m_board->setPointedSquares({{place.row, place.column}});
    else if (place.kind == engine::NoteLink::Kind::Move) m_board->setGhost(place.move);
}

void PresentationWindow::choose(std::size_t link)
{
    if (link >= m_links.size()) return;
    const engine::NoteLink place = m_links[link];
    if (place.kind == engine::NoteLink::Kind::Turn)
        m_services.shown.goTo({m_services.shown.state().cursor.line, place.turn - 1});
    else pointAt(link);
}

void PresentationWindow::nextLink(int step)
{
    const int count = static_cast<int>(m_links.size());
    if (count == 0) return;
    const int now = m_link ? static_cast<int>(*m_link) : step > 0 ? -1 : count;
    pointAt(static_cast<std::size_t>((now + step + count) % count));
}

void PresentationWindow::setPeeking(bool peeking)
{
    if (m_peeking == peeking) return;
    m_peeking = peeking;
    if (peeking) m_services.analysis.generate();
    showNote();
}

void PresentationWindow::step(int turns)
{
    ShownStudy& shown = m_services.shown;
    if (!shown.game()) return;
    const GameMoment moment = shown.moment();
    const int next = moment.turn + turns;
    const int last = static_cast<int>(moment.turns.size());
    if (next >= 0 && next <= last) return shown.goTo({shown.state().cursor.line, next});
    const int chapter = shown.state().chapter;
    if (!shown.goToChapter(chapter + (next < 0 ? -1 : 1))) return;
    if (shown.state().chapter == chapter) toEnd(next > last);
    else toEnd(next < 0);
}

void PresentationWindow::toEnd(bool last)
{
    ShownStudy& shown = m_services.shown;
    if (!shown.game()) return;
    const int turns = static_cast<int>(shown.moment().turns.size());
    shown.goTo({shown.state().cursor.line, last ? turns : 0});
}

void PresentationWindow::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
    case Qt::Key_Space: step(1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_link && m_links[*m_link].kind == engine::NoteLink::Kind::Turn) choose(*m_link);
        else step(1);
        return;
    case Qt::Key_N:
        m_notesHidden = !m_notesHidden;
        showNote();
        return;
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace: step(-1); return;
    case Qt::Key_Home: toEnd(false); return;
    case Qt::Key_End: toEnd(true); return;
    case Qt::Key_F12:
        if (!event->isAutoRepeat()) setPeeking(true);
        return;
    case Qt::Key_Escape:
    case Qt::Key_F11: close(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void PresentationWindow::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F12 && !event->isAutoRepeat()) setPeeking(false);
    else QWidget::keyReleaseEvent(event);
}

void PresentationWindow::focusOutEvent(QFocusEvent* event)
{
    // The key may be let go elsewhere.
    setPeeking(false);
    QWidget::focusOutEvent(event);
}

void PresentationWindow::wheelEvent(QWheelEvent* event)
{
    m_wheel += event->angleDelta().y();
    const int notches = m_wheel / kNotch;
    m_wheel -= notches * kNotch;
    if (notches != 0) step(-notches);
    event->accept();
}

bool PresentationWindow::focusNextPrevChild(bool next)
{
    nextLink(next ? 1 : -1);
    return true;
}

bool PresentationWindow::eventFilter(QObject* watched, QEvent* event)
{
    // Clicks into the note must not take the keys away.
    if (event->type() == QEvent::MouseButtonPress) setFocus(Qt::MouseFocusReason);
    return QWidget::eventFilter(watched, event);
}

void PresentationWindow::fitFonts()
{
    const double line = height() / kLinesHigh;
    const auto sized = [this](double pixels, bool bold) {
        QFont result = font();
        result.setPixelSize(std::max(11, static_cast<int>(pixels)));
        result.setBold(bold);
        return result;
    };
    m_scores->setFont(sized(line * 1.15, false));
    m_where->setFont(sized(line * 0.62, false));
    m_last->setFont(sized(line * 0.95, true));
    m_note->setFont(sized(line * 0.8, false));
    m_keys->setFont(sized(line * 0.45, false));
    showNote();
}

void PresentationWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitFonts();
}

void PresentationWindow::closeEvent(QCloseEvent* event)
{
    QWidget::closeEvent(event);
    emit left();
}

}  // namespace ui

#include "moc_presentation_window.cpp"
