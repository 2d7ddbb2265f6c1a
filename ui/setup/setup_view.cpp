// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/setup_view.h"

#include <algorithm>
#include <utility>

#include <QAbstractItemView>
#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "engine/board/position_check.h"
#include "engine/game/cgp_format.h"
#include "engine/game/plain_board.h"
#include "engine/lexicon/lexicon.h"
#include "ui/document/shown_study.h"
#include "ui/files/file_readers.h"
#include "ui/files/lexicon_library.h"
#include "ui/game/players_form.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/setup/setup_board.h"
#include "ui/setup/tile_strip.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kSideWidth = 410;  ///< at least
constexpr int kMostScoreless = 999;
/// Undo makes one step of what is done in the same field without a break.
constexpr int kScorelessStroke = 999;

}  // namespace

SetupView::SetupView(SetupDraft& draft, const ShownStudy& shown, QWidget* parent)
    : QWidget(parent),
      m_draft(draft),
      m_shown(shown),
      m_board(new SetupBoard(draft)),
      m_strip(new TileStrip(draft)),
      m_players(new PlayersForm),
      m_scoreless(new QSpinBox),
      m_overdraw(new QCheckBox(tr("Allo&w more tiles than the game has"))),
      m_rules(new QLabel),
      m_lexicon(new QComboBox),
      m_problems(new QListWidget),
      m_side(new QScrollArea),
      m_told(new QLabel),
      m_apply(new QPushButton(tr("Apply  ↵")))
{
    setObjectName(u"setupView"_s);
    auto* middle = new QVBoxLayout;
    middle->setSpacing(gap::kFine);
    middle->addWidget(m_board, 1);
    middle->addWidget(m_strip);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addLayout(middle, 1);
    columns->addWidget(buildSide());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kFine);
    layout->addWidget(buildBanner());
    layout->addLayout(columns, 1);

    connect(m_strip, &TileStrip::tileChosen, m_board, &SetupBoard::put);
    connect(m_board, &SetupBoard::refused, this, &SetupView::tell);
    connect(m_board, &SetupBoard::commitRequested, this, &SetupView::requestApply);
    connect(m_board, &SetupBoard::escapePressed, this, &SetupView::cancelRequested);
    connect(m_players, &PlayersForm::edited, this, &SetupView::takePlayers);
    connect(m_scoreless, &QSpinBox::valueChanged, this, [this] { takePlayers(kScorelessStroke); });
    connect(m_overdraw, &QCheckBox::toggled, &draft, &SetupDraft::setOverdrawAllowed);
    connect(m_lexicon, &QComboBox::activated, this,
            [this](int index) { emit lexiconChosen(m_lexicon->itemData(index).toString()); });
    connect(&draft, &SetupDraft::changed, this, &SetupView::follow);
}

QWidget* SetupView::buildBanner()
{
    auto* banner = new QFrame;
    banner->setObjectName(u"setupBanner"_s);
    banner->setAutoFillBackground(true);
    banner->setBackgroundRole(QPalette::Highlight);
    auto* text = new QLabel(tr("Setting up – Apply ↵ / Cancel Esc"));
    text->setForegroundRole(QPalette::HighlightedText);
    QFont strong = text->font();
    strong.setBold(true);
    text->setFont(strong);
    m_apply->setObjectName(u"setupApply"_s);
    m_apply->setAccessibleName(tr("Apply"));
    m_apply->setToolTip(tr("Go on with this position; undo brings the one before back"));
    auto* cancel = new QPushButton(tr("Cancel  Esc"));
    cancel->setObjectName(u"setupCancel"_s);
    cancel->setAccessibleName(tr("Cancel"));
    cancel->setToolTip(
        tr("Go back to the position that was there before; undo brings this page back"));
    connect(m_apply, &QPushButton::clicked, this, &SetupView::applyRequested);
    connect(cancel, &QPushButton::clicked, this, &SetupView::cancelRequested);
    auto* layout = new QHBoxLayout(banner);
    layout->setContentsMargins(gap::kWide, gap::kNormal, gap::kWide, gap::kNormal);
    layout->addWidget(text, 1);
    layout->addWidget(m_apply);
    layout->addWidget(cancel);
    return banner;
}

QWidget* SetupView::buildSide()
{
    auto* side = new QWidget;
    m_side->setObjectName(u"setupSide"_s);
    m_side->setAccessibleName(tr("Players, rules and problems"));
    m_side->setFocusPolicy(Qt::NoFocus);
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setWidgetResizable(true);
    m_rules->setObjectName(u"setupRules"_s);
    m_rules->setWordWrap(true);
    m_lexicon->setObjectName(u"setupLexicon"_s);
    m_lexicon->setAccessibleName(tr("Lexicon that words are judged by"));
    m_lexicon->view()->setAccessibleName(m_lexicon->accessibleName());
    m_lexicon->setPlaceholderText(tr("no lexicon"));
    m_lexicon->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scoreless->setObjectName(u"setupScoreless"_s);
    m_scoreless->setRange(0, kMostScoreless);
    m_scoreless->setAccessibleName(tr("Scoreless turns in a row"));
    m_overdraw->setObjectName(u"setupOverdraw"_s);
    m_problems->setObjectName(u"setupProblems"_s);
    m_problems->setAccessibleName(tr("What is wrong"));
    m_problems->setWordWrap(true);
    m_problems->setSelectionMode(QAbstractItemView::NoSelection);
    m_problems->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // It takes what is left, and scrolls before everything does.
    m_problems->setMinimumHeight(fontMetrics().height() * 4);
    m_problems->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_told->setObjectName(u"setupTold"_s);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    m_told->hide();

    auto* players = new QGroupBox(tr("Players"));
    auto* playersLayout = new QVBoxLayout(players);
    playersLayout->addWidget(m_players);
    auto* turns = new QFormLayout;
    turns->addRow(tr("Scoreless turns in a &row"), m_scoreless);
    playersLayout->addLayout(turns);

    auto* board = new QGroupBox(tr("Board"));
    auto* boardLayout = new QVBoxLayout(board);
    auto* rulesButton = new QPushButton(tr("&Change…"));
    rulesButton->setObjectName(u"setupChangeRules"_s);
    rulesButton->setAccessibleName(tr("Change board, tiles and rules"));
    rulesButton->setToolTip(tr("Other board, tiles or rules; the tiles stay as far as they can"));
    connect(rulesButton, &QPushButton::clicked, this, &SetupView::rulesRequested);
    auto* rules = new QHBoxLayout;
    rules->addWidget(m_rules, 1);
    rules->addWidget(rulesButton);
    auto* game = new QFormLayout;
    game->addRow(tr("Rules"), rules);
    game->addRow(tr("Le&xicon"), m_lexicon);
    auto* buttons = new QHBoxLayout;
    auto* pasteButton = new QPushButton(tr("Pa&ste"));
    pasteButton->setObjectName(u"setupPaste"_s);
    pasteButton->setToolTip(tr("A position in CGP, a board drawn in characters or the cells of a "
                               "spreadsheet (Ctrl+V)"));
    connect(pasteButton, &QPushButton::clicked, this,
            [this] { paste(QGuiApplication::clipboard()->text()); });
    auto* clearButton = new QPushButton(tr("Clear the &Board"));
    clearButton->setObjectName(u"setupClear"_s);
    connect(clearButton, &QPushButton::clicked, this, &SetupView::clearBoard);
    buttons->addWidget(pasteButton);
    buttons->addWidget(clearButton);
    auto* help = new QLabel(tr("Type or click tiles, Shift for blanks. Right button erases, drag "
                               "moves or selects, Delete clears, Ctrl with arrows moves."));
    help->setWordWrap(true);
    boardLayout->addLayout(game);
    boardLayout->addLayout(buttons);
    boardLayout->addWidget(help);

    auto* wrong = new QGroupBox(tr("What is wrong"));
    auto* wrongLayout = new QVBoxLayout(wrong);
    wrongLayout->addWidget(m_problems, 1);
    wrongLayout->addWidget(m_overdraw);

    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(gap::kWide, gap::kNormal, gap::kWide, gap::kWide);
    // What is wrong has to be seen in a low window, too.
    layout->addWidget(players);
    layout->addWidget(m_told);
    layout->addWidget(wrong, 1);
    layout->addWidget(board);
    m_side->setWidget(side);
    side->installEventFilter(this);
    fitSide();
    return m_side;
}

void SetupView::fitSide()
{
    // With large letters it is higher than a small window, and needs the width for the bar.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_side);
    m_side->setFixedWidth(std::max(kSideWidth, m_side->widget()->minimumSizeHint().width() + bar));
}

bool SetupView::eventFilter(QObject* watched, QEvent* event)
{
    // Such as by the text size, which may change meanwhile.
    if (watched == m_side->widget() && event->type() == QEvent::LayoutRequest) fitSide();
    return QWidget::eventFilter(watched, event);
}

void SetupView::follow()
{
    if (!m_draft.position()) return;
    const engine::Position& position = *m_draft.position();
    m_told->hide();
    QStringList names;
    for (int i = 0; i < position.playerCount(); ++i) names.append(m_shown.playerName(i));
    m_players->setPosition(position, names);
    const QSignalBlocker quiet(m_scoreless);
    m_scoreless->setValue(position.scorelessTurns());
    const QSignalBlocker quietSwitch(m_overdraw);
    m_overdraw->setChecked(m_draft.isOverdrawAllowed());
    m_rules->setText(tr("%1 %2×%3")
                         .arg(engineTitle(position.rules().title))
                         .arg(position.board().rows())
                         .arg(position.board().columns()));
    showLexicon();
    showProblems();
}

void SetupView::setLexicons(const QList<KnownLexicon>& lexicons)
{
    m_lexicon->clear();
    for (const KnownLexicon& lexicon : lexicons)
        m_lexicon->addItem(LexiconLibrary::titleOf(lexicon), lexicon.path);
    showLexicon();
}

void SetupView::showLexicon()
{
    const engine::Lexicon* lexicon = m_draft.position()->lexicon();
    m_lexicon->setEnabled(m_lexicon->count() > 0);
    int index = -1;
    for (int i = 0; lexicon && i < m_lexicon->count(); ++i)
        if (samePath(m_lexicon->itemData(i).toString(), fromPath(lexicon->path()))) index = i;
    m_lexicon->setCurrentIndex(index);
}

void SetupView::takePlayers(int field)
{
    const engine::Position& position = *m_draft.position();
    auto players = m_players->players(position);
    if (!players) {
        tell(tr("Rack: %1").arg(typedErrorText(players.error())));
        return;
    }
    m_told->hide();
    m_draft.setPlayers(*players, m_players->onTurn(), m_scoreless->value(), field);
}

void SetupView::showProblems()
{
    m_problems->clear();
    m_blocked.clear();
    const auto add = [this](const QString& sign, const QString& text) {
        if (sign == u"✕"_s && m_blocked.isEmpty()) m_blocked = text;
        m_problems->addItem(sign + u' ' + text);
    };
    const engine::Position& position = *m_draft.position();
    const engine::GameRules& rules = position.rules();
    if (m_draft.isOverdrawn()) {
        QStringList kinds;
        for (int kind = 0; kind < rules.alphabet.kinds(); ++kind) {
            const auto tile = static_cast<engine::Tile>(kind);
            if (const int left = m_draft.left(tile); left < 0)
                kinds.append(u"%1 × %2"_s.arg(-left).arg(fromUtf8(rules.alphabet.label(tile))));
        }
        add(m_draft.isOverdrawAllowed() ? u"⚠"_s : u"✕"_s,
            tr("More tiles than the game has: %1 too many").arg(kinds.join(u", "_s)));
    }
    if (m_draft.hasTooLargeRack())
        add(u"✕"_s, tr("A rack holds %n tile(s) at most", nullptr, rules.rackSize));
    std::vector<engine::Error> oddities = engine::oddities(position);
    // What the first says of the numbers of tiles stands above, for all kinds and racks.
    if (!checkTiles(position)) oddities.erase(oddities.begin());
    for (const engine::Error& oddity : oddities) add(u"⚠"_s, errorText(oddity));
    if (m_problems->count() == 0) add(u"✓"_s, tr("Nothing"));
    m_apply->setEnabled(m_draft.canApply());
}

void SetupView::clearBoard()
{
    std::vector<engine::PlacedTile> gone;
    const engine::Board& board = m_draft.position()->board();
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (board.at(row, column) != engine::kNoTile)
                gone.push_back({row, column, engine::kNoTile});
    m_draft.setTiles(gone, tr("clear the board"));
    m_board->setFocus(Qt::OtherFocusReason);
}

void SetupView::paste(const QString& text)
{
    const engine::Position& position = *m_draft.position();
    const QByteArray bytes = text.toUtf8();
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (engine::cgpFormat().recognise(view) != engine::Recognition::No) {
        auto reading = readPosition(view, position.rulesPtr(), position.lexiconPtr());
        if (!reading) return tell(tr("Not pasted: %1").arg(typedErrorText(reading.error())));
        m_draft.setPosition(std::move(reading->position), tr("paste position"));
        tellRemarks(reading->remarks);
        return;
    }
    const auto reading = engine::readPlainBoard(view, position.rules());
    if (!reading) return tell(tr("Not pasted: %1").arg(errorText(reading.error())));
    std::vector<engine::PlacedTile> tiles;
    for (int row = 0; row < reading->board.rows(); ++row)
        for (int column = 0; column < reading->board.columns(); ++column)
            tiles.push_back({row, column, reading->board.at(row, column)});
    m_draft.setTiles(tiles, tr("paste board"));
    tellRemarks(reading->remarks);
}

void SetupView::tellRemarks(const std::vector<engine::Sentence>& remarks)
{
    QStringList texts;
    for (const engine::Sentence& remark : remarks) texts.append(engineText(remark));
    if (!texts.isEmpty()) tell(texts.join(u'\n'));
}

void SetupView::tell(const QString& text)
{
    m_told->setText(u"⚠ "_s + text);
    m_told->setAccessibleName(text);
    m_told->show();
    QAccessibleEvent event(m_told, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void SetupView::requestApply()
{
    if (m_draft.canApply()) emit applyRequested();
    else tell(tr("Can't be applied: %1").arg(m_blocked));
}

void SetupView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: requestApply(); return;
    // From a field or a button; the board has an Esc of its own.
    case Qt::Key_Escape: m_board->setFocus(Qt::OtherFocusReason); return;
    default: QWidget::keyPressEvent(event);
    }
}

}  // namespace ui

#include "moc_setup_view.cpp"
