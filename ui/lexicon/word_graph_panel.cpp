// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/word_graph_panel.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "engine/lexicon/lexicon.h"
#include "ui/language/text.h"
#include "ui/lexicon/graph_columns.h"
#include "ui/lexicon/path_crumbs.h"
#include "ui/theme/measures.h"

namespace ui {

using namespace Qt::StringLiterals;
using engine::GraphPart;

namespace {

constexpr int kMostLetterRows = 3;

}  // namespace

WordGraphPanel::WordGraphPanel(JobService& jobs, QWidget* parent)
    : QWidget(parent),
      m_surveys(jobs),
      m_stack(new QStackedWidget),
      m_dawg(new QToolButton),
      m_gaddag(new QToolButton),
      m_alphagrams(new QToolButton),
      m_tiles(new QLineEdit),
      m_node(new QLineEdit),
      m_follow(new QToolButton),
      m_description(new QLabel),
      m_problem(new QLabel),
      m_columns(new GraphColumns(m_explorer)),
      m_square(new QLabel),
      m_letters(new QListView)
{
    setObjectName(u"wordGraphPanel"_s);
    buildControls();

    auto* top = new QHBoxLayout;
    top->setSpacing(gap::kNormal);
    auto* parts = new QHBoxLayout;
    parts->setSpacing(0);
    for (QToolButton* part : {m_dawg, m_gaddag, m_alphagrams}) parts->addWidget(part);
    top->addLayout(parts);
    top->addWidget(m_tiles, 2);
    top->addWidget(m_node, 1);
    top->addWidget(m_follow);

    auto* graph = new QWidget;
    auto* rows = new QVBoxLayout(graph);
    rows->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    rows->setSpacing(gap::kNormal);
    rows->addLayout(top);
    rows->addWidget(new PathCrumbs(m_explorer));
    rows->addWidget(m_description);
    rows->addWidget(m_problem);
    rows->addWidget(m_columns, 1);
    rows->addWidget(m_square);
    rows->addWidget(m_letters);
    m_stack->addWidget(graph);
    m_stack->addWidget(buildHint());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);

    connectParts();
    followExplorer();
    followSquare();
}

WordGraphPanel::~WordGraphPanel()
{
    // A field that has the focus while it is deleted tells that it was edited.
    m_tiles->disconnect(this);
    // The views go before what they show.
    delete m_stack;
}

void WordGraphPanel::buildControls()
{
    const auto prepare = [](QToolButton* button, const QString& name, const QString& text,
                            const QString& help) {
        button->setObjectName(name);
        button->setText(text);
        button->setAccessibleName(text);
        button->setAccessibleDescription(help);
        button->setToolTip(help);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
    };
    prepare(m_dawg, u"partDawg"_s, tr("DAWG"), tr("Words read from their first letter on"));
    prepare(m_gaddag, u"partGaddag"_s, tr("GADDAG"),
            tr("Words read from any of their letters: back to the front, past the separator ◊ "
               "forwards to the end"));
    prepare(m_alphagrams, u"partAlphagrams"_s, tr("Alphagrams"),
            tr("The letters of each word in alphabetical order, for jumbled games"));
    auto* group = new QButtonGroup(this);
    for (QToolButton* part : {m_dawg, m_gaddag, m_alphagrams}) group->addButton(part);
    prepare(m_follow, u"followBoard"_s, tr("Follow board"),
            tr("Explain the cross-set of the square at the board's cursor"));
    m_follow->setChecked(true);

    m_tiles->setObjectName(u"graphTiles"_s);
    m_tiles->setAccessibleName(tr("Tiles to walk along"));
    m_tiles->setPlaceholderText(tr("type letters to walk"));
    m_tiles->setClearButtonEnabled(true);
    m_tiles->setToolTip(tr("Letters from the root on. In the GADDAG @ or ◊ is the separator: "
                           "letters before it are read backwards."));
    m_node->setObjectName(u"graphNode"_s);
    m_node->setAccessibleName(tr("Number of a node to jump to"));
    m_node->setPlaceholderText(tr("node number"));
    m_node->setToolTip(tr("Enter jumps to the node with this number"));
    m_node->setValidator(new QIntValidator(0, std::numeric_limits<int>::max(), m_node));
    m_node->setMaximumWidth(fontMetrics().horizontalAdvance(m_node->placeholderText()) + 24);

    m_description->setObjectName(u"graphDescription"_s);
    m_description->setAccessibleName(tr("Where the path has come to"));
    m_description->setWordWrap(true);
    m_description->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setObjectName(u"graphProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();

    m_square->setObjectName(u"crossSetSquare"_s);
    m_square->setAccessibleName(tr("Cross-set of the square"));
    m_square->setWordWrap(true);
    m_letters->setObjectName(u"crossSetLetters"_s);
    m_letters->setAccessibleName(tr("Letters of the cross-set"));
    m_letters->setModel(&m_crossSet);
    m_letters->setFlow(QListView::LeftToRight);
    m_letters->setWrapping(true);
    m_letters->setResizeMode(QListView::Adjust);
    m_letters->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_letters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QWidget* WordGraphPanel::buildHint()
{
    auto* page = new QWidget;
    m_hint = new QLabel;
    m_hint->setObjectName(u"graphHint"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    auto* open = new QPushButton(tr("Open Lexicon…"));
    open->setObjectName(u"graphOpenLexicon"_s);
    connect(open, &QPushButton::clicked, this, &WordGraphPanel::openLexiconRequested);
    auto* layout = new QVBoxLayout(page);
    layout->addStretch(1);
    layout->addWidget(m_hint);
    layout->addWidget(open, 0, Qt::AlignCenter);
    layout->addStretch(1);
    return page;
}

void WordGraphPanel::connectParts()
{
    const auto connectPart = [this](QToolButton* button, GraphPart part) {
        connect(button, &QToolButton::clicked, this, [this, part] {
            tell({});
            m_explorer.setPart(part);
        });
    };
    connectPart(m_dawg, GraphPart::Dawg);
    connectPart(m_gaddag, GraphPart::Gaddag);
    connectPart(m_alphagrams, GraphPart::Alphagrams);
    connect(&m_explorer, &GraphExplorer::changed, this, &WordGraphPanel::followExplorer);
    connect(&m_surveys, &LexiconSurveys::ready, this, [this](const LexiconSurveyPtr& survey) {
        m_explorer.setSurvey(survey);
        if (!m_pendingJump) return;
        const std::uint32_t node = *m_pendingJump;
        m_pendingJump.reset();
        jumpTo(node);
    });
    connect(m_tiles, &QLineEdit::textEdited, this, &WordGraphPanel::walkTyped);
    connect(m_tiles, &QLineEdit::returnPressed, this, &WordGraphPanel::focusPath);
    connect(m_tiles, &QLineEdit::editingFinished, this, &WordGraphPanel::followExplorer);
    connect(m_node, &QLineEdit::returnPressed, this, &WordGraphPanel::jumpTyped);
    connect(m_follow, &QToolButton::toggled, this, &WordGraphPanel::followSquare);
    connect(m_letters->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) { showLetter(current.row()); });
    connect(m_letters, &QListView::clicked, this,
            [this](const QModelIndex& clicked) { showLetter(clicked.row()); });
    connect(m_columns, &GraphColumns::noSuchChild, this, [this](const QString& letter) {
        const QString path = m_explorer.text(m_explorer.tiles());
        tell(path.isEmpty() ? tr("No path begins with %1.").arg(letter)
                            : tr("No path goes from %1 on to %2.").arg(path, letter));
    });
}

void WordGraphPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_surveys.request(m_explorer.lexicon());
    followSquare();
}

void WordGraphPanel::setPosition(const PositionPtr& position)
{
    m_position = position;
    if (position->lexiconPtr() != m_explorer.lexicon()) {
        m_pendingJump.reset();
        tell({});
        m_explorer.setLexicon(position->lexiconPtr());
        m_explorer.setSurvey(m_surveys.find(m_explorer.lexicon()));
        if (isVisible()) m_surveys.request(m_explorer.lexicon());
    }
    followSquare();
}

void WordGraphPanel::setCursor(const std::optional<MoveEntry::Cursor>& cursor)
{
    if (cursor == m_cursor) return;
    m_cursor = cursor;
    followSquare();
}

void WordGraphPanel::followSquare()
{
    // A panel that is not seen has no reason to work.
    if (!m_position || !isVisible()) return;
    const bool follows = m_follow->isChecked();
    // One past the end of a lane is no square.
    const bool onBoard = m_cursor && m_position->board().contains(m_cursor->row, m_cursor->column);
    m_crossSet.setSquare(follows && onBoard ? m_position : nullptr,
                         onBoard ? m_cursor->direction : engine::Direction::Across,
                         onBoard ? m_cursor->row : 0, onBoard ? m_cursor->column : 0);
    m_square->setVisible(follows);
    m_square->setText(onBoard ? m_crossSet.summary()
                              : tr("Click a square of the board to see which letters fit it, and "
                                   "why."));
    m_letters->setVisible(m_crossSet.rowCount() > 0);
    if (m_crossSet.rowCount() == 0) {
        m_explained.reset();
        return;
    }
    fitLetters();
    const engine::CrossSetOrigin& origin = *m_crossSet.origin();
    // Another rack on the same board is no reason to leave where one has walked to.
    Explained now{*m_cursor, origin.before, origin.after, m_explorer.lexicon()};
    if (m_explained == now) return;
    m_explained = std::move(now);
    walkTiles(origin.part, origin.lead);
}

void WordGraphPanel::fitLetters()
{
    const QFontMetrics metrics = m_letters->fontMetrics();
    QSize cell(0, metrics.height() + 2);
    const int letters = m_crossSet.rowCount();
    for (int row = 0; row < letters; ++row) {
        const QString text = m_crossSet.index(row).data().toString();
        cell.setWidth(std::max(cell.width(), metrics.horizontalAdvance(text) + 12));
    }
    m_letters->setGridSize(cell);
    const int perRow = std::max(1, (width() - 30) / std::max(1, cell.width()));
    const int rows = std::clamp((letters + perRow - 1) / perRow, 1, kMostLetterRows);
    m_letters->setFixedHeight(rows * cell.height() + 2 * m_letters->frameWidth());
}

void WordGraphPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_crossSet.rowCount() > 0) fitLetters();
}

void WordGraphPanel::showLetter(int row)
{
    const engine::CrossSetOrigin* origin = m_crossSet.origin();
    if (!origin || row < 0 || row >= m_crossSet.rowCount() || !m_explorer.lexicon()) return;
    const auto& letter = origin->letters[static_cast<std::size_t>(row)];
    walkTiles(origin->part, letter.path);
}

void WordGraphPanel::followExplorer()
{
    const bool isOpen = m_explorer.lexicon() != nullptr;
    m_stack->setCurrentIndex(isOpen ? 0 : 1);
    m_hint->setText(tr("No lexicon is open.\nIts word graph is shown here, node by node."));
    m_alphagrams->setVisible(m_explorer.has(GraphPart::Alphagrams));
    m_dawg->setChecked(m_explorer.part() == GraphPart::Dawg);
    m_gaddag->setChecked(m_explorer.part() == GraphPart::Gaddag);
    m_alphagrams->setChecked(m_explorer.part() == GraphPart::Alphagrams);
    m_description->setText(m_explorer.description());
    // Whoever types there has the last word.
    if (!m_tiles->hasFocus())
        m_tiles->setText(isOpen ? m_explorer.text(m_explorer.tiles()) : QString());
}

void WordGraphPanel::walkTyped(const QString& text)
{
    if (!m_explorer.lexicon()) return;
    const auto path = readGraphPath(text.trimmed().toStdString(), m_explorer.lexicon()->alphabet(),
                                    m_explorer.part());
    if (!path) {
        tell(typedErrorText(path.error()));
        return;
    }
    walkTiles(m_explorer.part(), *path);
}

void WordGraphPanel::walkTiles(GraphPart part, std::span<const engine::Tile> tiles)
{
    const std::size_t walked = m_explorer.walk(part, tiles);
    if (walked == tiles.size()) tell({});
    else if (walked == 0) tell(tr("No path begins with %1.").arg(m_explorer.text(tiles.first(1))));
    else
        tell(tr("No path goes from %1 on to %2.")
                 .arg(m_explorer.text(tiles.first(walked)),
                      m_explorer.text(tiles.subspan(walked, 1))));
}

void WordGraphPanel::showWord(const QString& text)
{
    if (!m_explorer.lexicon()) return;
    const auto path = readGraphPath(text.trimmed().toStdString(), m_explorer.lexicon()->alphabet(),
                                    GraphPart::Dawg);
    if (path) showTiles(*path);
    else tell(typedErrorText(path.error()));
}

void WordGraphPanel::showTiles(std::span<const engine::Tile> word)
{
    if (!m_explorer.lexicon()) return;
    walkTiles(GraphPart::Dawg, word);
}

void WordGraphPanel::jumpTyped()
{
    bool isNumber = false;
    const std::uint32_t node = m_node->text().toUInt(&isNumber);
    if (isNumber) jumpTo(node);
}

void WordGraphPanel::jumpTo(std::uint32_t node)
{
    m_pendingJump.reset();
    switch (m_explorer.jumpTo(node)) {
    case GraphExplorer::Jump::Done: tell({}); break;
    case GraphExplorer::Jump::NotCounted:
        m_pendingJump = node;
        m_surveys.request(m_explorer.lexicon());
        tell(tr("Looking for the paths to the nodes…"));
        break;
    case GraphExplorer::Jump::NoSuchNode: tell(tr("There is no node %1.").arg(node)); break;
    case GraphExplorer::Jump::Unreachable:
        tell(tr("No path leads to node %1: it only fills a gap in the file.").arg(node));
        break;
    }
}

void WordGraphPanel::focusPath()
{
    m_columns->focusPath();
}

void WordGraphPanel::tell(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

}  // namespace ui

#include "moc_word_graph_panel.cpp"
