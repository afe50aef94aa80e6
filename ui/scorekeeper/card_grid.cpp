// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/card_grid.h"

#include "cards/card_names.h"
#include "cards/card_number.h"
#include "cards/card_pictures.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kGap = 3;
constexpr QSize kLeastCard(48, 60);

} // namespace

OwnedCard::OwnedCard(Card card, CardPictures& pictures, QWidget* parent)
    : QAbstractButton(parent)
    , m_card(card)
    , m_pictures(pictures) {
    setObjectName(QString::fromStdString("card_" + toString(card)));
    setMinimumSize(kLeastCard);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::StrongFocus);
    connect(&pictures, &CardPictures::picturesRendered, this, qOverload<>(&QWidget::update));
    describe();
}

void OwnedCard::setOwner(int side, const QString& name) {
    m_owner = side;
    m_ownerName = name;
    describe();
    update();
}

void OwnedCard::describe() {
    const QString card = capitalized(cardName(m_card));
    setAccessibleName(
        m_owner == kNobody ? card : tr("%1: %2", "a card; who has it").arg(card, m_ownerName));
    setToolTip(accessibleName());
}

QSize OwnedCard::sizeHint() const {
    return kLeastCard;
}

void OwnedCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
    const QSize room = size() - QSize(4, 4);
    const int height =
        std::min(room.height(), static_cast<int>(room.width() / m_pictures.aspect()));
    const QSize card(static_cast<int>(height * m_pictures.aspect()), height);
    const QPoint corner((width() - card.width()) / 2, (this->height() - height) / 2);
    painter.drawPixmap(corner, numberedFace(m_pictures, m_card, card, devicePixelRatioF()));
    const QRectF outline = QRectF(corner, card).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor mark = palette().color(QPalette::Highlight);
    const bool owned = m_owner != kNobody;
    painter.setPen(QPen(owned || hasFocus() ? mark : QColor(0x40, 0x30, 0x20, 0x90), hasFocus() ? 3
                                                                                     : owned    ? 2
                                                                                             : 1));
    painter.drawRoundedRect(outline, 4, 4);
    if (!owned) {
        return;
    }
    const double size = std::max(18.0, card.width() * 0.42);
    const QRectF disc(outline.right() - size, outline.bottom() - size, size, size);
    painter.setPen(QPen(palette().color(QPalette::HighlightedText), 1));
    painter.setBrush(mark);
    painter.drawEllipse(disc);
    QFont digits = font();
    digits.setPixelSize(static_cast<int>(size * 0.7));
    digits.setBold(true);
    painter.setFont(digits);
    painter.drawText(disc, Qt::AlignCenter, QString::number(m_owner + 1));
}

void OwnedCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        describe();
    }
    QAbstractButton::changeEvent(event);
}

CardGrid::CardGrid(CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_pictures(pictures) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(kGap);
}

void CardGrid::begin(CardSet pack, const QStringList& sides) {
    m_sides = sides;
    qDeleteAll(m_cards);
    m_cards.clear();
    auto* grid = static_cast<QGridLayout*>(layout());
    int column = 0;
    for (const Card card : pack) {
        const int suit = static_cast<int>(card.suit());
        column = m_cards.isEmpty() || grid->itemAtPosition(suit, 0) == nullptr ? 0 : column + 1;
        auto* button = new OwnedCard(card, m_pictures, this);
        button->installEventFilter(this);
        connect(button, &QAbstractButton::clicked, this, [this, card] { emit pressed(card); });
        grid->addWidget(button, suit, column);
        m_cards.insert(card.index(), button);
    }
}

void CardGrid::setOwned(const BySide<CardSet>& owned) {
    for (auto card = m_cards.cbegin(); card != m_cards.cend(); ++card) {
        int owner = kNobody;
        for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
            owner = owned[side].contains(Card::fromIndex(card.key())) ? side : owner;
        }
        card.value()->setOwner(owner, owner == kNobody ? QString() : m_sides[owner]);
    }
}

bool CardGrid::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        emit focused(static_cast<QWidget*>(watched));
    }
    if (event->type() == QEvent::KeyPress &&
        moveFocus(static_cast<QWidget*>(watched), static_cast<QKeyEvent*>(event)->key())) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool CardGrid::moveFocus(const QWidget* from, int key) const {
    auto* grid = static_cast<QGridLayout*>(layout());
    int row = 0;
    int column = 0;
    int span = 0;
    grid->getItemPosition(grid->indexOf(const_cast<QWidget*>(from)), &row, &column, &span, &span);
    const int along = isRightToLeft() ? -1 : 1;
    switch (key) {
    case Qt::Key_Left:
        column -= along;
        break;
    case Qt::Key_Right:
        column += along;
        break;
    case Qt::Key_Up:
        --row;
        break;
    case Qt::Key_Down:
        ++row;
        break;
    default:
        return false;
    }
    if (row >= 0 && column >= 0) {
        if (const QLayoutItem* to = grid->itemAtPosition(row, column)) {
            to->widget()->setFocus(Qt::OtherFocusReason);
        }
    }
    return true;
}

} // namespace settebello
