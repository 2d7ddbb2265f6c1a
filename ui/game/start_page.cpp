// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/start_page.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QResource>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"

/// Those of a static library are there only when they are asked for, outside any namespace.
static void initializeExamples()
{
    Q_INIT_RESOURCE(examples);
}

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Panels as wide as that have what a command does beside it.
constexpr int kLettersForLines = 72;

QLabel* heading(const QString& text)
{
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

QGridLayout* newGrid()
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(gap::kPart);
    grid->setVerticalSpacing(gap::kFine);
    return grid;
}

}  // namespace

QList<StartPage::Example> StartPage::examples()
{
    return {{u"game"_s, tr("A game with notes"),
             tr("Anna and Ben, decided by three points; what they missed is noted")},
            {u"ending"_s, tr("An ending"), tr("The bag is empty, 17 points behind: F7 solves it")}};
}

StartPage::StartPage(QWidget* parent)
    : QScrollArea(parent),
      m_offers(newGrid()),
      m_examples(newGrid()),
      m_recentTitle(heading(tr("Opened last"))),
      m_recent(new QListWidget)
{
    setObjectName(u"startPage"_s);
    setAccessibleName(tr("What can be done here"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The panel's own ground.
    viewport()->setAutoFillBackground(false);
    auto* title = new QLabel(tr("No game is open"));
    title->setObjectName(u"gameHint"_s);
    setTextFactor(*title, textSize::kTitle);
    auto* hint = new QLabel(tr("Drop a file on the window, paste its text, or:"));
    hint->setWordWrap(true);
    m_recentTitle->setObjectName(u"recentTitle"_s);
    m_recentTitle->setBuddy(m_recent);
    m_recent->setObjectName(u"recentGames"_s);
    m_recent->setAccessibleName(tr("Files opened last"));
    m_recent->setTextElideMode(Qt::ElideMiddle);
    // All of them: it is the page that scrolls.
    m_recent->setFrameShape(QFrame::NoFrame);
    m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_recent->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_recent->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_recent->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit fileRequested(item->toolTip()); });
    connect(m_recent, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { emit fileRequested(item->toolTip()); });

    auto* content = new QWidget;
    content->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap::kWide, gap::kWide, gap::kWide, gap::kWide);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(title);
    layout->addWidget(hint);
    layout->addLayout(m_offers);
    layout->addSpacing(gap::kPart);
    layout->addWidget(heading(tr("Examples")));
    layout->addLayout(m_examples);
    layout->addSpacing(gap::kPart);
    layout->addWidget(m_recentTitle);
    layout->addWidget(m_recent);
    layout->addStretch(1);
    setWidget(content);
    initializeExamples();
    addExamples();
    setRecent({});
}

void StartPage::add(std::vector<Row>& rows, QToolButton* button, const QString& key,
                    const QString& help)
{
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    auto* keyLabel = new QLabel(key);
    keyLabel->setForegroundRole(QPalette::PlaceholderText);
    auto* helpLabel = new QLabel(help);
    helpLabel->setWordWrap(true);
    helpLabel->setForegroundRole(QPalette::PlaceholderText);
    button->setAccessibleDescription(help);
    rows.push_back({button, keyLabel, helpLabel});
}

void StartPage::offer(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setObjectName(action->objectName() + u".offer"_s);
        button->setDefaultAction(action);
        add(m_offerRows, button, action->shortcut().toString(QKeySequence::NativeText),
            action->statusTip());
    }
    place();
}

void StartPage::addExamples()
{
    const QList<Example> all = examples();
    for (const Example& example : all) {
        auto* button = new QToolButton;
        button->setObjectName(u"example."_s + example.name);
        button->setText(example.title);
        button->setAccessibleName(tr("Example: %1").arg(example.title));
        button->setToolTip(example.help);
        connect(button, &QToolButton::clicked, this, [this, example] {
            const QResource text(u":/examples/"_s + example.name);
            emit exampleRequested(QString::fromUtf8(text.uncompressedData()), example.title);
        });
        add(m_exampleRows, button, {}, example.help);
    }
    place();
}

void StartPage::place()
{
    const bool beside = width() >= kLettersForLines * fontMetrics().averageCharWidth();
    place(m_offerRows, *m_offers, beside);
    place(m_exampleRows, *m_examples, beside);
}

void StartPage::place(const std::vector<Row>& rows, QGridLayout& grid, bool beside)
{
    constexpr int kHelpColumn = 2;
    int line = 0;
    for (const Row& row : rows) {
        for (QWidget* widget : {static_cast<QWidget*>(row.button), static_cast<QWidget*>(row.key),
                                static_cast<QWidget*>(row.help)})
            grid.removeWidget(widget);
        grid.addWidget(row.button, line, 0, Qt::AlignLeft);
        grid.addWidget(row.key, line, 1, Qt::AlignLeft);
        // Below it where the text of a button stands.
        row.help->setIndent(beside ? 0 : gap::kWide);
        if (beside) grid.addWidget(row.help, line, kHelpColumn);
        else grid.addWidget(row.help, ++line, 0, 1, kHelpColumn + 1);
        ++line;
    }
    grid.setColumnStretch(kHelpColumn, 1);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    place();
    QScrollArea::resizeEvent(event);
}

void StartPage::setRecent(const QStringList& paths)
{
    m_recent->clear();
    for (const QString& path : paths) {
        if (!isThere(path)) continue;
        auto* item = new QListWidgetItem(shownName(path), m_recent);
        item->setToolTip(path);
    }
    m_recent->setVisible(m_recent->count() > 0);
    m_recentTitle->setVisible(m_recent->count() > 0);
}

}  // namespace ui

#include "moc_start_page.cpp"
