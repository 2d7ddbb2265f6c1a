// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/rules_dialog.h"

#include <memory>

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QStringList>
#include <QVBoxLayout>

#include "engine/board/position.h"
#include "engine/rules/catalogue.h"
#include "ui/board/board_widget.h"
#include "ui/session/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Translations of the free functions here have one context.
struct RulesFactsText
{
    Q_DECLARE_TR_FUNCTIONS(ui::RulesFacts)
};

QString bonuses(const engine::GameRules& rules)
{
    QStringList parts;
    for (int tiles = 1; tiles <= rules.rackSize; ++tiles)
        if (rules.bonusFor(tiles) > 0)
            parts.append(
                RulesFactsText::tr("%1 for %2 tiles").arg(rules.bonusFor(tiles)).arg(tiles));
    return parts.isEmpty() ? RulesFactsText::tr("No bonus for many tiles")
                           : RulesFactsText::tr("Bonus: %1").arg(parts.join(u", "_s));
}

}  // namespace

QString rulesFacts(const engine::GameRules& rules)
{
    QStringList lines;
    lines.append(RulesFactsText::tr("Board %1 by %2, rack of %3, %4 tiles")
                     .arg(rules.layout.rows())
                     .arg(rules.layout.columns())
                     .arg(rules.rackSize)
                     .arg(rules.tiles.total()));
    lines.append(bonuses(rules));
    if (rules.jumbled())
        lines.append(RulesFactsText::tr("Jumbled: the letters of a word in any order"));
    lines.append(rules.exchangesPerPlayer == 0
                     ? RulesFactsText::tr("No exchanges")
                     : RulesFactsText::tr("Exchange with %1 or more tiles in the bag")
                           .arg(rules.exchangeMinimumBag));
    if (rules.exchangesPerPlayer > 0)
        lines.append(RulesFactsText::tr("At most %1 exchanges for each player")
                         .arg(rules.exchangesPerPlayer));
    if (rules.end.scorelessTurns > 0)
        lines.append(
            RulesFactsText::tr("Ends after %1 scoreless turns").arg(rules.end.scorelessTurns));
    if (rules.end.passes > 0)
        lines.append(RulesFactsText::tr("Ends after %1 passes").arg(rules.end.passes));
    if (rules.end.turnsAfterBagEmpty >= 0)
        lines.append(RulesFactsText::tr("Turns for each player after the bag is empty: %1")
                         .arg(rules.end.turnsAfterBagEmpty));
    return lines.join(u'\n');
}

QString rulesTiles(const engine::GameRules& rules)
{
    QStringList parts;
    const auto add = [&](engine::Tile tile) {
        const int count = rules.tiles.count(tile);
        if (count == 0) return;
        parts.append(u"<b>%1</b><sub>%2</sub>&nbsp;×%3"_s
                         .arg(fromUtf8(rules.alphabet.label(tile)).toHtmlEscaped())
                         .arg(rules.alphabet.value(tile))
                         .arg(count));
    };
    for (int letter = 1; letter <= rules.alphabet.letterCount(); ++letter)
        add(static_cast<engine::Tile>(letter));
    add(engine::kBlank);
    return parts.join(u" &nbsp; "_s);
}

RulesDialog::RulesDialog(const engine::GameRulesPtr& current, QWidget* parent)
    : QDialog(parent),
      m_list(new QListWidget),
      m_board(new BoardWidget),
      m_title(new QLabel),
      m_facts(new QLabel),
      m_tiles(new QLabel)
{
    setObjectName(u"rulesDialog"_s);
    setWindowTitle(tr("Rules"));
    m_list->setObjectName(u"rulesList"_s);
    m_list->setAccessibleName(tr("Rule sets"));
    m_list->setMaximumWidth(240);
    m_board->setObjectName(u"rulesBoard"_s);
    m_board->setAccessibleName(tr("Board of these rules"));
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_title->setObjectName(u"rulesTitle"_s);
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_title->setFont(large);
    m_facts->setObjectName(u"rulesFacts"_s);
    m_facts->setWordWrap(true);
    m_tiles->setObjectName(u"rulesTiles"_s);
    m_tiles->setTextFormat(Qt::RichText);
    m_tiles->setWordWrap(true);
    m_tiles->setAlignment(Qt::AlignTop);

    auto* buttons = new QDialogButtonBox;
    m_use = buttons->addButton(tr("Use these rules"), QDialogButtonBox::AcceptRole);
    m_use->setObjectName(u"rulesUse"_s);
    m_use->setToolTip(tr("Begins an empty board; undo brings the present position back"));
    auto* file = buttons->addButton(tr("Open a file…"), QDialogButtonBox::ActionRole);
    file->setObjectName(u"rulesFile"_s);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(file, &QPushButton::clicked, this, [this] {
        reject();
        emit fileRequested();
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &RulesDialog::showEntry);
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this] {
        if (m_rules) accept();
    });

    auto* right = new QVBoxLayout;
    right->addWidget(m_title);
    right->addWidget(m_facts);
    right->addWidget(m_board, 1);
    right->addWidget(m_tiles);
    auto* columns = new QHBoxLayout;
    columns->addWidget(m_list);
    columns->addLayout(right, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    resize(QSize(760, 660).boundedTo(QGuiApplication::primaryScreen()->availableSize()));

    int selected = -1;
    const auto& sets = engine::catalogue::ruleSets();
    for (const auto& entry : sets) {
        if (current && entry.id == current->id) selected = m_list->count();
        m_list->addItem(fromUtf8(entry.title));
    }
    if (selected >= 0) m_list->setCurrentRow(selected);
    else if (current) showRules(current);
}

void RulesDialog::showEntry(int row)
{
    const auto& sets = engine::catalogue::ruleSets();
    if (row < 0 || row >= static_cast<int>(sets.size())) return;
    auto rules = engine::catalogue::rules(sets[static_cast<std::size_t>(row)].id);
    if (rules) {
        showRules(std::move(*rules));
    } else {
        m_rules = nullptr;
        m_title->setText(fromUtf8(sets[static_cast<std::size_t>(row)].title));
        m_facts->setText(errorText(rules.error()));
        m_tiles->clear();
    }
    m_use->setEnabled(m_rules != nullptr);
}

void RulesDialog::showRules(engine::GameRulesPtr rules)
{
    m_rules = std::move(rules);
    m_title->setText(fromUtf8(m_rules->title));
    m_facts->setText(rulesFacts(*m_rules));
    m_tiles->setText(rulesTiles(*m_rules));
    if (auto position = engine::Position::create(m_rules))
        m_board->setPosition(std::make_shared<engine::Position>(std::move(*position)));
}

}  // namespace ui
