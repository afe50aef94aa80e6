// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_delegate.h"

#include "cards/card_pictures.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QListView>
#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kMargin = 7;
/// Around a tile, and the radius of its corners.
constexpr int kGap = 3;
constexpr double kCorner = 6;
/// Of a tile: its cards in lines of text, but at most so much of its width; and how wide an emblem
/// is in cards.
constexpr double kEmblemLines = 3;
constexpr double kEmblemShare = 0.3;
constexpr double kEmblemCards = 2;
constexpr double kNameFactor = 1.08;
constexpr double kTileNameFactor = 1.15;
constexpr double kHeadingFactor = 0.95;
/// A word too long for the list is written smaller, in steps, down to this size.
constexpr double kShrinking = 0.95;
constexpr double kLeastPoints = 6;

bool isHeading(const QModelIndex& index) {
    return !index.data(GameDelegate::Game).isValid();
}

bool isTile(const QModelIndex& index) {
    return index.data(GameDelegate::Emblem).isValid();
}

QFont nameFont(const QFont& font, const QModelIndex& index) {
    const double factor = isHeading(index) ? kHeadingFactor
                          : isTile(index)  ? kTileNameFactor
                                           : kNameFactor;
    return scaledFont(font, factor, true);
}

/// The font, or a smaller one if the longest word of the text is wider than the column.
QFont fitted(QFont font, const QString& text, int width) {
    while (longestWord(QFontMetrics(font), text) > width && font.pointSizeF() > kLeastPoints) {
        font.setPointSizeF(font.pointSizeF() * kShrinking);
    }
    return font;
}

/// The place of a text that is broken into lines, as wide as the column: in a place that only just
/// holds the longest line it may be broken otherwise as it is painted.
QRect lines(const QFont& font, const QString& text, const QRect& column, int top) {
    if (text.isEmpty()) {
        return {column.left(), top, column.width(), 0};
    }
    const QRect room(column.left(), top, column.width(), QWIDGETSIZE_MAX);
    const QRect found =
        QFontMetrics(fitted(font, text, column.width())).boundingRect(room, Qt::TextWordWrap, text);
    return {column.left(), top, column.width(), found.height()};
}

/// Paints a text in the place that lines() has found for it.
void paintLines(QPainter& painter, const QFont& font, const QString& text, const QRect& place) {
    painter.setFont(fitted(font, text, place.width()));
    painter.drawText(place, Qt::TextWordWrap, text);
}

/// One pixel wide on every side: a dashed pen draws some lines of an item that reaches out of its
/// list twice.
void paintFocusFrame(QPainter& painter, const QRect& frame, const QColor& colour) {
    constexpr int kDashOfFrame = 4;
    constexpr int kFrameStep = 6;
    for (int x = frame.left(); x <= frame.right(); x += kFrameStep) {
        const int dash = std::min(kDashOfFrame, frame.right() + 1 - x);
        painter.fillRect(x, frame.top(), dash, 1, colour);
        painter.fillRect(x, frame.bottom(), dash, 1, colour);
    }
    for (int y = frame.top(); y <= frame.bottom(); y += kFrameStep) {
        const int dash = std::min(kDashOfFrame, frame.bottom() + 1 - y);
        painter.fillRect(frame.left(), y, 1, dash, colour);
        painter.fillRect(frame.right(), y, 1, dash, colour);
    }
}

} // namespace

GameDelegate::GameDelegate(CardPictures* pictures, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_pictures(pictures) {}

QSize GameDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (const QVariant own = index.data(Qt::SizeHintRole); own.isValid()) {
        return own.toSize();
    }
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return {width, layOut(option, index, QRect(0, 0, width, 0)).bottom};
}

GameDelegate::Parts GameDelegate::layOut(const QStyleOptionViewItem& option,
                                         const QModelIndex& index, const QRect& rect) const {
    if (isTile(index)) {
        return layOutTile(option, index, rect);
    }
    const QRect column = rect.adjusted(kMargin, kMargin, -kMargin, 0);
    Parts parts;
    parts.name = lines(nameFont(option.font, index), index.data().toString(), column, column.top());
    parts.origin =
        lines(option.font, index.data(Origin).toString(), column, parts.name.bottom() + 1);
    parts.character =
        lines(option.font, index.data(Character).toString(), column, parts.origin.bottom() + 2);
    parts.bottom = parts.character.bottom() + kMargin;
    return parts;
}

QSize GameDelegate::cardSize(const QFont& font, int width) const {
    const double aspect = m_pictures->aspect();
    const double height = std::min(QFontMetrics(font).lineSpacing() * kEmblemLines,
                                   width * kEmblemShare / kEmblemCards / aspect);
    return QSizeF(height * aspect, height).toSize();
}

GameDelegate::Parts GameDelegate::layOutTile(const QStyleOptionViewItem& option,
                                             const QModelIndex& index, const QRect& rect) const {
    const QFont bold = nameFont(option.font, index);
    const QString name = index.data().toString();
    const QSize card = cardSize(option.font, rect.width());
    constexpr int kInside = kGap + kMargin;
    const QRect all = rect.adjusted(kInside, kInside, -kInside, 0);
    const int emblem = qRound(card.width() * kEmblemCards);
    const QRect beside = all.adjusted(emblem + kMargin, 0, 0, 0);
    Parts parts;
    if (longestWord(QFontMetrics(bold), name) > beside.width()) { // words come before pictures
        parts.name = lines(bold, name, all, all.top());
    } else {
        parts.emblem = {all.left(), all.top(), emblem, card.height()};
        parts.name = lines(bold, name, beside, beside.top());
        const int height = std::max(card.height(), parts.name.height());
        parts.emblem.translate(0, (height - card.height()) / 2);
        parts.name.translate(0, (height - parts.name.height()) / 2);
    }
    const int bottom = std::max(parts.emblem.bottom(), parts.name.bottom());
    parts.character = lines(option.font, index.data(Character).toString(), all, bottom + kMargin);
    parts.bottom = parts.character.bottom() + 1 + kInside;
    return parts;
}

/// Of a tile: an outline, so that it looks like something to click on.
void GameDelegate::paintGround(QPainter* painter, const QStyleOptionViewItem& option,
                               bool tile) const {
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (!tile) {
        if (selected) {
            painter->fillRect(option.rect, option.palette.highlight());
        }
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    QColor outline = option.palette.color(QPalette::Text);
    outline.setAlphaF(option.state.testFlag(QStyle::State_MouseOver) ? 0.7F : 0.3F);
    painter->setPen(QPen(outline, 1));
    painter->setBrush(selected ? option.palette.highlight() : option.palette.alternateBase());
    const QRectF frame =
        QRectF(option.rect).adjusted(kGap + 0.5, kGap + 0.5, -kGap - 0.5, -kGap - 0.5);
    painter->drawRoundedRect(frame, kCorner, kCorner);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

void GameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const bool selected = option.state.testFlag(QStyle::State_Selected) && !isHeading(index);
    painter->save();
    if (!isHeading(index)) {
        paintGround(painter, option, isTile(index));
    }
    const QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    QColor quiet = ink;
    quiet.setAlphaF(selected ? 0.9F : 0.75F);
    const Parts parts = layOut(option, index, option.rect);
    if (!parts.emblem.isEmpty()) {
        paintEmblem(painter, parts.emblem, index.data(Emblem).toList(),
                    option.widget->devicePixelRatioF());
    }
    painter->setPen(ink);
    paintLines(*painter, nameFont(option.font, index), index.data().toString(), parts.name);
    painter->setPen(quiet);
    if (!isTile(index)) {
        paintLines(*painter, option.font, index.data(Origin).toString(), parts.origin);
    }
    paintLines(*painter, option.font, index.data(Character).toString(), parts.character);
    if (option.state.testFlag(QStyle::State_HasFocus) && selected) {
        const int inside = isTile(index) ? kGap + 3 : 2;
        paintFocusFrame(*painter, option.rect.adjusted(inside, inside, -inside, -inside), ink);
    }
    painter->restore();
}

/// The cards side by side in the middle of the place, each over a part of the one before.
void GameDelegate::paintEmblem(QPainter* painter, const QRect& place, const QVariantList& cards,
                               qreal ratio) const {
    const QSize card(qRound(place.height() * m_pictures->aspect()), place.height());
    const double corner = m_pictures->deck().cornerRadius * card.width();
    const auto others = static_cast<int>(cards.size()) - 1;
    const int step = others > 0 ? (place.width() - card.width()) / others : 0;
    int x = place.left() + (place.width() - card.width() - others * step) / 2;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(QColor(0x40, 0x30, 0x20, 0x90), 1)); // cards may be as white as the list
    painter->setBrush(Qt::NoBrush);
    for (const QVariant& index : cards) {
        const QPoint at(x, place.top());
        painter->drawPixmap(at, m_pictures->face(Card::fromIndex(index.toInt()), card, ratio));
        painter->drawRoundedRect(QRectF(at, card).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
        x += step;
    }
    painter->setRenderHint(QPainter::Antialiasing, false);
}

} // namespace settebello
