// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_rules_tab.h"

#include <algorithm>

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "engine/lexicon/lexicon.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"

namespace ui {

using namespace Qt::StringLiterals;

namespace {

/// Stands for no limit in the field for the greatest length.
constexpr int kNoLimit = 1;

}  // namespace

BoggleRulesTab::BoggleRulesTab(BoggleDesk& desk, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_least(new QSpinBox),
      m_most(new QSpinBox),
      m_scoring(new QComboBox),
      m_table(new QLineEdit),
      m_qu(new QComboBox),
      m_faces(new QLineEdit),
      m_problem(new QLabel),
      m_lexicon(new QLabel),
      m_open(new QPushButton(tr("Open…")))
{
    m_least->setObjectName(u"boggleMinLength"_s);
    m_least->setRange(engine::kLeastBoggleMinLength, engine::kGreatestBoggleMinLength);
    m_least->setSuffix(tr(" letters"));
    m_least->setAccessibleName(tr("Shortest words that count, in letters"));
    m_most->setObjectName(u"boggleMaxLength"_s);
    m_most->setRange(kNoLimit, engine::kLongestWord);
    m_most->setSuffix(tr(" letters"));
    m_most->setSpecialValueText(tr("no limit"));
    m_most->setAccessibleName(tr("Longest words that count, in letters"));
    m_most->setToolTip(tr("Longest words that count; %1 in the classic game")
                           .arg(engine::kClassicBoggleMaxLength));
    m_scoring->setObjectName(u"boggleScoring"_s);
    m_scoring->setAccessibleName(tr("What words are worth"));
    for (const engine::NamedBoggleScoring& named : engine::boggleScorings())
        m_scoring->addItem(engineText(named.title), fromUtf8(named.table));
    m_scoring->addItem(tr("Own table"));
    m_table->setObjectName(u"boggleScoreTable"_s);
    m_table->setAccessibleName(tr("Table of scores"));
    m_table->setToolTip(tr("LENGTH:POINTS from each length on; 9:2x is 2 points for each letter"));
    m_qu->setObjectName(u"boggleQu"_s);
    m_qu->setAccessibleName(tr("How a Q is read"));
    m_qu->addItems({tr("Qu, counts two letters"), tr("Qu, counts one letter"), tr("Q alone")});
    m_faces->setObjectName(u"boggleFaces"_s);
    m_faces->setAccessibleName(tr("More squares of several letters"));
    m_faces->setPlaceholderText(tr("Th In Er"));
    m_faces->setToolTip(tr("Letters that share a square, with blanks between them"));
    m_problem->setObjectName(u"boggleRulesProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_lexicon->setObjectName(u"boggleLexicon"_s);
    m_lexicon->setAccessibleName(tr("Lexicon"));
    m_open->setObjectName(u"boggleOpenLexicon"_s);
    m_open->setAccessibleName(tr("Open another lexicon"));

    auto* lexicon = new QHBoxLayout;
    lexicon->addWidget(m_lexicon, 1);
    lexicon->addWidget(m_open);
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    layout->addRow(tr("Lexicon"), lexicon);
    layout->addRow(tr("Shortest word"), m_least);
    layout->addRow(tr("Longest word"), m_most);
    layout->addRow(tr("Score"), m_scoring);
    layout->addRow(tr("Table"), m_table);
    layout->addRow(tr("Q is"), m_qu);
    layout->addRow(tr("More faces"), m_faces);
    layout->addRow(m_problem);

    connect(m_least, &QSpinBox::valueChanged, this, &BoggleRulesTab::readChoices);
    connect(m_most, &QSpinBox::valueChanged, this, &BoggleRulesTab::readChoices);
    connect(m_scoring, &QComboBox::activated, this, [this](int index) {
        const auto scorings = engine::boggleScorings();
        if (const auto at = static_cast<std::size_t>(index); at < scorings.size()) {
            m_table->setText(fromUtf8(scorings[at].table));
            m_least->setValue(scorings[at].minLength);
        }
        m_table->setEnabled(index == m_scoring->count() - 1);
        readChoices();
    });
    connect(m_table, &QLineEdit::textEdited, this, &BoggleRulesTab::readChoices);
    connect(m_qu, &QComboBox::currentIndexChanged, this, &BoggleRulesTab::readChoices);
    connect(m_faces, &QLineEdit::textEdited, this, &BoggleRulesTab::readChoices);
    connect(m_open, &QPushButton::clicked, this, &BoggleRulesTab::openLexiconRequested);
    connect(&m_desk, &BoggleDesk::choicesChanged, this, &BoggleRulesTab::showChoices);
    showChoices();
}

void BoggleRulesTab::setLexiconName(const QString& name)
{
    m_lexicon->setText(name.isEmpty() ? tr("none is open") : name);
}

void BoggleRulesTab::showChoices()
{
    if (m_showing) return;
    m_showing = true;
    const BoggleChoices& choices = m_desk.choices();
    m_least->setValue(choices.rules.minLength);
    m_most->setValue(choices.rules.maxLength == engine::kLongestWord ? kNoLimit
                                                                     : choices.rules.maxLength);
    int scoring = m_scoring->count() - 1;
    for (int i = 0; i < scoring; ++i) {
        const QString table = m_scoring->itemData(i).toString();
        if (engine::BoggleScoring::parse(table.toStdString()) == choices.rules.scoring) {
            scoring = i;
            m_table->setText(table);
        }
    }
    m_scoring->setCurrentIndex(scoring);
    m_table->setEnabled(scoring == m_scoring->count() - 1);
    m_qu->setCurrentIndex(choices.loneQ ? LoneQ : choices.rules.facesCountOnce ? QuOne : QuTwo);
    QStringList faces;
    for (const engine::BoggleFace& face : choices.faces)
        faces.append(fromUtf8(engine::boggleFaceText(face, m_desk.alphabet())));
    m_faces->setText(faces.join(u' '));
    m_problem->hide();
    m_showing = false;
}

void BoggleRulesTab::readChoices()
{
    if (m_showing) return;
    m_showing = true;
    BoggleChoices choices = m_desk.choices();
    choices.rules.minLength = m_least->value();
    choices.rules.maxLength = m_most->value() == kNoLimit
                                  ? engine::kLongestWord
                                  : std::max(m_most->value(), m_least->value());
    choices.rules.facesCountOnce = m_qu->currentIndex() == QuOne;
    choices.loneQ = m_qu->currentIndex() == LoneQ;
    QString problem;
    if (const auto scoring = engine::BoggleScoring::parse(m_table->text().toStdString()))
        choices.rules.scoring = *scoring;
    else problem = typedErrorText(scoring.error());
    std::vector<engine::BoggleFace> faces;
    const QStringList words = m_faces->text().simplified().split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : words) {
        const auto face = engine::readBoggleFace(word.toStdString(), m_desk.alphabet());
        if (!face) problem = typedErrorText(face.error());
        else if (face->length() > 1 && std::ranges::count(faces, *face) == 0)
            faces.push_back(*face);
    }
    choices.faces = std::move(faces);
    m_problem->setText(problem.isEmpty() ? QString() : u"✕ "_s + problem);
    m_problem->setVisible(!problem.isEmpty());
    m_desk.setChoices(std::move(choices));
    m_showing = false;
}

}  // namespace ui

#include "moc_boggle_rules_tab.cpp"
