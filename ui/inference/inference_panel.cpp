// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inference/inference_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QSlider>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/language/text.h"
#include "ui/position/simulated.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/widgets/cell_changes.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/list_table.h"

namespace ui {

using engine::PlayerStrength;

namespace {

using namespace Qt::StringLiterals;

constexpr std::array kReadStrengths{PlayerStrength::Computer, PlayerStrength::Expert,
                                    PlayerStrength::Club, PlayerStrength::Beginner};
constexpr int kMostShownLeaves = 200;
constexpr int kUsualTrust = 80;
/// Of a cell: how long its bar is, 0..1.
constexpr int kBarRole = Qt::UserRole;

QString strengthText(PlayerStrength strength)
{
    switch (strength) {
    case PlayerStrength::Computer: return InferencePanel::tr("a program");
    case PlayerStrength::Expert: return InferencePanel::tr("an expert");
    case PlayerStrength::Club: return InferencePanel::tr("a club player");
    case PlayerStrength::Beginner: return InferencePanel::tr("a beginner");
    }
    return {};
}

/// Numbers with a bar behind them: filled for what was read, hollow for the plain draw.
class ShareBars : public QStyledItemDelegate
{
public:
    ShareBars(int filled, QObject* parent) : QStyledItemDelegate(parent), m_filled(filled) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        const QVariant share = index.data(kBarRole);
        if (share.isValid()) {
            const QRectF room = QRectF(option.rect).adjusted(2, 2, -2, -2);
            QRectF bar = room;
            bar.setWidth(room.width() * std::clamp(share.toDouble(), 0.0, 1.0));
            QColor ink = Theme::current().candidate[0];
            painter->save();
            if (index.column() == m_filled) {
                ink.setAlphaF(0.35F);
                painter->fillRect(bar, ink);
            } else {
                painter->setPen(QPen(ink, 1, Qt::DashLine));
                painter->drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
            }
            painter->restore();
        }
        QStyledItemDelegate::paint(painter, option, index);
    }

private:
    int m_filled;
};

QTableWidget* makeTable(const QString& name, const QString& spoken, const QStringList& headers,
                        const QList<int>& bars, int filled)
{
    auto* table = new QTableWidget;
    table->setObjectName(name);
    table->setAccessibleName(spoken);
    makeListTable(*table);
    table->setColumnCount(static_cast<int>(headers.size()));
    table->setHorizontalHeaderLabels(headers);
    table->setItemDelegate(new ShareBars(filled, table));
    // Bars take the room; what has none needs only that of its text.
    QHeaderView& header = *table->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Stretch);
    for (int column = 0; column < table->columnCount(); ++column)
        if (!bars.contains(column))
            header.setSectionResizeMode(column, QHeaderView::ResizeToContents);
    return table;
}

void setCell(QTableWidget& table, int row, int column, const QString& text, double bar = -1)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
    if (bar >= 0) item->setData(kBarRole, bar);
    table.setItem(row, column, item);
}

}  // namespace

InferencePanel::InferencePanel(QWidget* parent)
    : QWidget(parent),
      m_infer(new QToolButton),
      m_use(new QToolButton),
      m_strength(new QComboBox),
      m_trust(new QSlider(Qt::Horizontal)),
      m_trustText(new QLabel),
      m_headline(new ElidedLabel),
      m_verdict(new QLabel),
      m_progress(new QProgressBar),
      m_tables(new QWidget),
      m_leaves(makeTable(u"inferenceLeaves"_s, tr("What he is likely to have kept"),
                         {tr("Kept"), tr("Likely"), tr("By the draw")}, {1, 2}, 1)),
      m_tiles(makeTable(u"inferenceTiles"_s, tr("Each tile before and after the reading"),
                        {tr("Tile"), tr("By the draw"), tr("Read"), tr("Shift")}, {1, 2}, 2))
{
    setObjectName(u"inferencePanel"_s);
    build();
    connect(m_strength, &QComboBox::activated, this, &InferencePanel::strengthChanged);
    connect(m_trust, &QSlider::valueChanged, this, [this] {
        show();
        emit trustChanged();
    });
    show();
}

void InferencePanel::build()
{
    m_infer->setObjectName(u"inferenceRun"_s);
    m_infer->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_use->setObjectName(u"inferenceUse"_s);
    m_use->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_strength->setObjectName(u"inferenceStrength"_s);
    m_strength->setAccessibleName(tr("How surely the player finds the best moves"));
    m_strength->setToolTip(m_strength->accessibleName());
    for (const PlayerStrength strength : kReadStrengths)
        m_strength->addItem(tr("played by %1").arg(strengthText(strength)));
    m_strength->setCurrentIndex(1);
    m_trust->setObjectName(u"inferenceTrust"_s);
    m_trust->setAccessibleName(tr("Trust in the reading, percent"));
    m_trust->setToolTip(
        tr("How much the reading counts beside the plain draw; nothing that is possible becomes "
           "impossible below 100 %"));
    m_trust->setRange(0, 100);
    m_trust->setPageStep(10);
    m_trust->setValue(kUsualTrust);
    m_headline->setObjectName(u"inferenceHeadline"_s);
    setTextFactor(*m_headline, textSize::kTitle);
    m_verdict->setObjectName(u"inferenceVerdict"_s);
    m_verdict->setWordWrap(true);
    m_progress->setObjectName(u"inferenceProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the reading"));
    m_progress->setAlignment(Qt::AlignCenter);

    auto* controls = new QHBoxLayout;
    controls->setSpacing(gap::kNormal);
    controls->addWidget(m_infer);
    controls->addWidget(m_strength);
    controls->addWidget(m_progress, 1);
    controls->addStretch(1);
    auto* trust = new QHBoxLayout;
    trust->setSpacing(gap::kNormal);
    trust->addWidget(m_use);
    auto* label = new QLabel(tr("T&rust"));
    label->setBuddy(m_trust);
    trust->addWidget(label);
    trust->addWidget(m_trust, 1);
    trust->addWidget(m_trustText);
    auto* tables = new QHBoxLayout(m_tables);
    tables->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    tables->setSpacing(gap::kWide);
    tables->addWidget(m_leaves, 1);
    tables->addWidget(m_tiles, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(controls);
    layout->addWidget(m_headline);
    layout->addWidget(m_verdict);
    layout->addLayout(trust);
    layout->addWidget(m_tables, 1);
    // Where there are no tables what is said stays at the top.
    auto* rest = new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding);
    layout->addItem(rest);
}

void InferencePanel::setActions(QAction* infer, QAction* use)
{
    m_infer->setDefaultAction(infer);
    m_use->setDefaultAction(use);
}

PlayerStrength InferencePanel::strength() const
{
    return kReadStrengths.at(static_cast<std::size_t>(std::max(0, m_strength->currentIndex())));
}

double InferencePanel::trust() const
{
    return m_trust->value() / 100.0;
}

QVariantMap InferencePanel::choices() const
{
    return {{u"strength"_s, fromUtf8(engine::strengthName(strength()))},
            {u"trust"_s, m_trust->value()}};
}

void InferencePanel::choose(const QVariantMap& choices)
{
    const auto strength =
        engine::strengthFrom(choices.value(u"strength"_s).toString().toStdString());
    const auto* found =
        strength ? std::ranges::find(kReadStrengths, *strength) : kReadStrengths.end();
    if (found != kReadStrengths.end())
        m_strength->setCurrentIndex(static_cast<int>(found - kReadStrengths.begin()));
    bool isNumber = false;
    const int trust = choices.value(u"trust"_s).toInt(&isNumber);
    if (isNumber && trust >= 0 && trust <= 100) m_trust->setValue(trust);
}

void InferencePanel::setReading(const StatePtr& state, engine::GameRulesPtr rules,
                                const QString& move, bool running, const QString& hint)
{
    m_state = state;
    m_rules = std::move(rules);
    m_move = move;
    m_running = running;
    m_hint = hint;
    show();
}

QString InferencePanel::verdictText() const
{
    if (!m_trusted) return m_hint;
    const QLocale locale;
    QStringList parts;
    if (m_trusted->fellBack) {
        parts.append(tr("No rack explains the move: nothing is read from it."));
    } else if (!m_trusted->informative()) {
        parts.append(tr("Not informative: no tile is much more or less likely than by the draw."));
    } else {
        parts.append(tr("Informative: %1 bits; the largest shift is %2 percentage points.")
                         .arg(locale.toString(m_trusted->information, 'f', 1),
                              locale.toString(100 * m_trusted->largestShift, 'f', 0)));
    }
    const QString racks = locale.toString(static_cast<qlonglong>(m_trusted->lookedAt));
    // Of one rack there is nothing to choose.
    if (m_trusted->exact && m_trusted->lookedAt > 1)
        parts.append(tr("All %1 racks were looked at.").arg(racks));
    else if (!m_trusted->exact)
        parts.append(tr("%1 racks were looked at: an estimate.").arg(racks));
    return parts.join(u' ');
}

void InferencePanel::show()
{
    m_trusted =
        m_state
            ? std::make_shared<const engine::InferenceState>(engine::withTrust(*m_state, trust()))
            : nullptr;
    m_trustText->setText(tr("%1 %").arg(QLocale().toString(m_trust->value())));
    m_headline->setText(
        m_state && m_state->leaveSize == 0 ? tr("After %1 no tile is kept").arg(m_move)
        : m_state ? tr("After %1 he keeps %n tiles", nullptr, m_state->leaveSize).arg(m_move)
                  : QString());
    m_headline->setVisible(m_state != nullptr);
    m_verdict->setText(verdictText());
    m_progress->setVisible(m_running);
    if (m_running && m_state && m_state->racks > 0) {
        m_progress->setRange(0, 1000);
        m_progress->setValue(static_cast<int>(1000 * m_state->lookedAt / m_state->racks));
        m_progress->setFormat(
            tr("%1 of %2 racks").arg(countText(m_state->lookedAt), countText(m_state->racks)));
    } else if (m_running) {
        m_progress->setRange(0, 0);
    }
    m_tables->setVisible(m_trusted && m_trusted->leaveSize > 0);
    if (!m_trusted) return;
    showLeaves();
    showTiles();
}

void InferencePanel::showLeaves()
{
    const engine::Alphabet& alphabet = m_rules->alphabet;
    const auto& leaves = m_trusted->leaves;
    const int rows = static_cast<int>(std::min<std::size_t>(leaves.size(), kMostShownLeaves));
    const CellChanges changes(*m_leaves, rows);
    const double most = rows > 0 ? std::max(leaves.front().probability, 1e-12) : 1;
    // As many decimals for all as the smallest needs, so that the decimal marks stand below each
    // other.
    double least = 1;
    for (int row = 0; row < rows; ++row) {
        const engine::InferredLeave& leave = leaves[static_cast<std::size_t>(row)];
        for (const double share : {leave.probability, leave.prior})
            if (share > 0) least = std::min(least, share);
    }
    const int decimals = least < 0.00095 ? 3 : least < 0.0095 ? 2 : 1;
    const auto percent = [decimals](double share) {
        return InferencePanel::tr("%1 %").arg(QLocale().toString(100 * share, 'f', decimals));
    };
    for (int row = 0; row < rows; ++row) {
        const engine::InferredLeave& leave = leaves[static_cast<std::size_t>(row)];
        setCell(*m_leaves, row, 0, fromUtf8(alphabet.written(leave.tiles.tiles())));
        setCell(*m_leaves, row, 1, percent(leave.probability), leave.probability / most);
        setCell(*m_leaves, row, 2, percent(leave.prior), leave.prior / most);
    }
}

void InferencePanel::showTiles()
{
    const engine::Alphabet& alphabet = m_rules->alphabet;
    std::vector<engine::InferredTile> tiles = m_trusted->tiles;
    // What tells most stands first.
    std::ranges::stable_sort(tiles, std::ranges::greater(), [](const engine::InferredTile& tile) {
        return std::abs(tile.posterior - tile.prior);
    });
    const CellChanges changes(*m_tiles, static_cast<int>(tiles.size()));
    int row = 0;
    for (const engine::InferredTile& tile : tiles) {
        setCell(*m_tiles, row, 0, fromUtf8(alphabet.written(tile.tile)));
        setCell(*m_tiles, row, 1, tr("%1 %").arg(shareText(tile.prior)), tile.prior);
        setCell(*m_tiles, row, 2, tr("%1 %").arg(shareText(tile.posterior)), tile.posterior);
        setCell(*m_tiles, row, 3, signedDecimal(100 * (tile.posterior - tile.prior)));
        ++row;
    }
}

}  // namespace ui

#include "moc_inference_panel.cpp"
