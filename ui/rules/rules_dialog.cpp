// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_dialog.h"

#include <memory>
#include <utility>

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "engine/board/position.h"
#include "engine/rules/catalogue.h"
#include "ui/board/board_widget.h"
#include "ui/language/engine_text.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/rules/rules_editor.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/widgets/screen_room.h"

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

RulesDialog::RulesDialog(const engine::GameRulesPtr& current, RulesStore store, QWidget* parent)
    : QDialog(parent),
      m_store(std::move(store)),
      m_list(new QListWidget),
      m_board(new BoardWidget),
      m_title(new QLabel),
      m_facts(new QLabel),
      m_tiles(new QLabel),
      m_useHelp(new QLabel),
      m_copy(new QPushButton(tr("Edit a &Copy…"))),
      m_edit(new QPushButton(tr("&Edit…"))),
      m_remove(new QPushButton(tr("&Delete…")))
{
    setObjectName(u"rulesDialog"_s);
    setWindowTitle(tr("Rules"));
    m_list->setObjectName(u"rulesList"_s);
    m_list->setAccessibleName(tr("Rule sets"));
    m_list->setMaximumWidth(m_list->fontMetrics().averageCharWidth() * 34);
    // Long titles take a second line.
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_board->setObjectName(u"rulesBoard"_s);
    m_board->setAccessibleName(tr("Board of these rules"));
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_title->setObjectName(u"rulesTitle"_s);
    QFont large = scaled(m_title->font(), textSize::kTitle);
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
    m_useHelp->setObjectName(u"rulesUseHelp"_s);
    m_useHelp->setTextFormat(Qt::PlainText);
    m_useHelp->setWordWrap(true);
    setUseHelp(tr("Begins an empty board; undo brings the present position back"));
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
    m_copy->setObjectName(u"rulesCopy"_s);
    m_copy->setToolTip(tr("Makes a rule set of your own out of this one"));
    m_edit->setObjectName(u"rulesEdit"_s);
    m_edit->setToolTip(tr("Only your own rule sets can be changed"));
    m_remove->setObjectName(u"rulesRemove"_s);
    m_remove->setToolTip(tr("Only your own rule sets can be deleted"));
    connect(m_copy, &QPushButton::clicked, this, [this] { edit(false); });
    connect(m_edit, &QPushButton::clicked, this, [this] { edit(true); });
    connect(m_remove, &QPushButton::clicked, this, &RulesDialog::removeEntry);
    auto* own = new QHBoxLayout;
    own->addWidget(m_edit);
    own->addWidget(m_remove);
    auto* left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addWidget(m_copy);
    left->addLayout(own);
    auto* columns = new QHBoxLayout;
    columns->addLayout(left);
    columns->addLayout(right, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(m_useHelp);
    layout->addWidget(buttons);
    resize(fittedToScreen({760, 660}));

    fillList(current ? current->id : std::string());
    if (m_list->currentRow() < 0 && current) showRules(current);
}

void RulesDialog::setUseHelp(const QString& help)
{
    m_use->setToolTip(help);
    m_use->setAccessibleDescription(help);
    m_useHelp->setText(help);
}

void RulesDialog::fillList(const std::string& id)
{
    m_list->clear();
    m_own = m_store.entries();
    for (const auto& entry : engine::catalogue::ruleSets()) {
        m_list->addItem(engineTitle(entry.title));
        if (entry.id == id) m_list->setCurrentRow(m_list->count() - 1);
    }
    for (const RulesStore::Entry& entry : std::as_const(m_own)) {
        m_list->addItem(tr("%1 (own)").arg(entry.title));
        m_list->item(m_list->count() - 1)->setToolTip(entry.title);
        if (entry.rules && (*entry.rules)->id == id) m_list->setCurrentRow(m_list->count() - 1);
    }
    const bool own = ownEntry() != nullptr;
    m_edit->setEnabled(own && m_rules);
    m_remove->setEnabled(own);
}

const RulesStore::Entry* RulesDialog::ownEntry() const
{
    const auto index =
        m_list->currentRow() - static_cast<qsizetype>(engine::catalogue::ruleSets().size());
    return index >= 0 && index < m_own.size() ? &m_own.at(index) : nullptr;
}

void RulesDialog::showEntry(int row)
{
    const auto& sets = engine::catalogue::ruleSets();
    const RulesStore::Entry* own = ownEntry();
    if (own == nullptr && (row < 0 || row >= static_cast<int>(sets.size()))) return;
    const QString title = own ? own->title : engineTitle(sets[static_cast<std::size_t>(row)].title);
    auto rules =
        own ? own->rules : engine::catalogue::rules(sets[static_cast<std::size_t>(row)].id);
    if (rules) {
        showRules(std::move(*rules));
    } else {
        m_rules = nullptr;
        m_title->setText(title);
        m_facts->setText(errorText(rules.error()));
        m_tiles->clear();
    }
    m_use->setEnabled(m_rules != nullptr);
    m_copy->setEnabled(m_rules != nullptr);
    m_edit->setEnabled(own != nullptr && m_rules);
    m_remove->setEnabled(own != nullptr);
}

void RulesDialog::edit(bool inPlace)
{
    if (!m_rules) return;
    const RulesStore::Entry* own = ownEntry();
    const QString path = inPlace && own ? own->path : QString();
    auto start = m_rules;
    if (path.isEmpty()) {
        auto copy = std::make_shared<engine::GameRules>(*m_rules);
        copy->title = tr("%1, changed").arg(engineTitle(m_rules->title)).toStdString();
        start = std::move(copy);
    }
    RulesEditor editor(start, this);
    if (editor.exec() != QDialog::Accepted || !editor.rules()) return;
    auto saved = m_store.save(*editor.rules(), path);
    if (!saved) return tell(saved.error());
    fillList((*saved)->id);
}

void RulesDialog::removeEntry()
{
    const RulesStore::Entry* own = ownEntry();
    if (own == nullptr) return;
    QMessageBox question(QMessageBox::Question, tr("Delete Rules"),
                         tr("Delete the rule set %1?").arg(oneLine(own->title)),
                         QMessageBox::Cancel, this);
    question.setObjectName(u"rulesRemoveQuestion"_s);
    const QAbstractButton* yes = question.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() != yes) return;
    if (auto done = m_store.remove(own->path); !done) return tell(done.error());
    fillList("english");
}

void RulesDialog::tell(const engine::Error& error)
{
    QMessageBox::warning(this, tr("Rules"), errorText(error));
}

void RulesDialog::showRules(engine::GameRulesPtr rules)
{
    m_rules = std::move(rules);
    m_title->setText(engineTitle(m_rules->title));
    m_facts->setText(rulesFacts(*m_rules));
    m_tiles->setText(rulesTiles(*m_rules));
    if (auto position = engine::Position::create(m_rules))
        m_board->setPosition(std::make_shared<engine::Position>(std::move(*position)));
}

}  // namespace ui

#include "moc_rules_dialog.cpp"
