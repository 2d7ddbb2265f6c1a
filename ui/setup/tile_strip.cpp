// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/tile_strip.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include "ui/board/blank_chooser.h"
#include "ui/board/tile_atlas.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"
#include "ui/theme/theme_notifier.h"
#include "ui/widgets/flow_layout.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kSide = 24;

}  // namespace

QPixmap tilePicture(const engine::Alphabet& alphabet, engine::Tile tile, int side,
                    qreal devicePixelRatio)
{
    QPixmap picture(QSizeF(side * devicePixelRatio, side * devicePixelRatio).toSize());
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTile(painter, QRectF(0, 0, side, side), alphabet, tile, TileStyle::Normal,
              Theme::current());
    return picture;
}

TileStrip::TileStrip(SetupDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft)
{
    setObjectName(u"tileStrip"_s);
    setAccessibleName(tr("Tiles left"));
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(gap::kWide, 0, gap::kWide, gap::kNormal);
    layout->setSpacing(gap::kFine);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&draft, &SetupDraft::changed, this, &TileStrip::follow);
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        m_rules = nullptr;
        follow();
    });
}

void TileStrip::build()
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    const engine::Alphabet& alphabet = m_rules->alphabet;
    for (int index = 1; index <= alphabet.kinds(); ++index) {
        const auto tile = static_cast<engine::Tile>(index % alphabet.kinds());
        auto* button = new QToolButton;
        button->setObjectName(u"tile%1"_s.arg(tile));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize({kSide, kSide});
        button->setIcon(tilePicture(alphabet, tile, kSide, devicePixelRatioF()));
        button->setFixedWidth(kSide + 6);
        button->installEventFilter(this);
        connect(button, &QToolButton::clicked, this,
                [this, tile, button] { choose(tile, button); });
        layout()->addWidget(button);
        m_buttons.push_back(button);
    }
}

void TileStrip::follow()
{
    if (!m_draft.position()) return;
    if (m_rules != m_draft.position()->rulesPtr()) {
        m_rules = m_draft.position()->rulesPtr();
        build();
    }
    const engine::Alphabet& alphabet = m_rules->alphabet;
    for (int index = 1; index <= alphabet.kinds(); ++index) {
        QToolButton* button = m_buttons[static_cast<std::size_t>(index - 1)];
        const auto tile = static_cast<engine::Tile>(index % alphabet.kinds());
        const int left = m_draft.left(tile);
        button->setText(left < 0 ? u"−%1"_s.arg(-left) : QString::number(left));
        QPalette colours = palette();
        if (left < 0) {
            colours.setColor(QPalette::ButtonText, Theme::current().invalid);
        } else if (left == 0) {
            colours.setColor(QPalette::ButtonText,
                             palette().color(QPalette::Disabled, QPalette::ButtonText));
        }
        button->setPalette(colours);
        QFont strong = font();
        strong.setBold(left < 0);
        button->setFont(strong);
        const QString label = tile == engine::kBlank ? tr("Blank") : tileLabel(alphabet, tile);
        const QString text =
            tr("%1: %2 of %3 left").arg(label).arg(left).arg(m_rules->tiles.count(tile));
        button->setToolTip(text);
        button->setAccessibleName(text);
    }
}

void TileStrip::choose(engine::Tile tile, QWidget* button)
{
    if (tile != engine::kBlank) {
        emit tileChosen(tile);
        return;
    }
    auto* chooser = new BlankChooser(m_rules, this);
    connect(chooser, &BlankChooser::chosen, this,
            [this](engine::Tile letter) { emit tileChosen(engine::asBlank(letter)); });
    chooser->popupAt(QRect(button->mapToGlobal(QPoint(0, 0)), button->size()));
}

bool TileStrip::eventFilter(QObject* watched, QEvent* event)
{
    auto* button = qobject_cast<QToolButton*>(watched);
    if (!button) return false;
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    if (!mouse) return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress: m_pressPoint = mouse->position(); return false;
    case QEvent::MouseMove: {
        if (m_drag) {
            m_drag->moveTo(mouse->globalPosition());
            return true;
        }
        if (!(mouse->buttons() & Qt::LeftButton) ||
            (mouse->position() - m_pressPoint).manhattanLength() <
                QApplication::startDragDistance())
            return false;
        const auto at = static_cast<std::size_t>(std::distance(
            m_buttons.begin(), std::find(m_buttons.begin(), m_buttons.end(), button)));
        const auto tile =
            static_cast<engine::Tile>(static_cast<int>(at + 1) % m_rules->alphabet.kinds());
        m_drag = std::make_unique<TileDrag>(
            button, DraggedTile{tile, std::nullopt, std::nullopt},
            tilePicture(m_rules->alphabet, tile, kSide + 8, devicePixelRatioF()),
            mouse->globalPosition());
        return true;
    }
    case QEvent::MouseButtonRelease: {
        if (!m_drag) return false;
        const std::unique_ptr<TileDrag> drag = std::move(m_drag);
        button->setDown(false);
        static_cast<void>(drag->drop(mouse->globalPosition()));
        return true;
    }
    default: return false;
    }
}

}  // namespace ui

#include "moc_tile_strip.cpp"
