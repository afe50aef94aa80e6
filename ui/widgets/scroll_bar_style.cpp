// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scroll_bar_style.h"

#include <QPainter>
#include <QStyleOptionSlider>

#include <algorithm>

namespace settebello {

namespace {

/// The width of the handle and of the track, of the bar's.
constexpr qreal kHandle = 0.6;
constexpr qreal kTrack = 0.25;
/// The least length of the handle, in widths of the bar.
constexpr int kLeastLength = 2;
/// How opaque they are, the handle also under the pointer and when it is held. The contrast of the
/// first is what WCAG 2.1 asks of the parts of a control.
constexpr qreal kTrackInk = 0.2;
constexpr qreal kInk = 0.65;
constexpr qreal kInkUnderPointer = 0.85;
constexpr qreal kInkHeld = 1;

bool isUpright(const QStyleOptionSlider& bar) {
    return bar.orientation == Qt::Vertical;
}

int lengthOf(const QStyleOptionSlider& bar) {
    return isUpright(bar) ? bar.rect.height() : bar.rect.width();
}

/// A part of the bar's length.
QRect piece(const QStyleOptionSlider& bar, int from, int to) {
    const QRect whole = bar.rect;
    const QRect part = isUpright(bar)
                           ? QRect(whole.left(), whole.top() + from, whole.width(), to - from)
                           : QRect(whole.left() + from, whole.top(), to - from, whole.height());
    return QStyle::visualRect(bar.direction, whole, part);
}

int handleLength(const QStyleOptionSlider& bar) {
    const int length = lengthOf(bar);
    const int width = isUpright(bar) ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum + bar.pageStep;
    if (bar.maximum <= bar.minimum || range <= 0) {
        return length;
    }
    return std::min(length, std::max(static_cast<int>(length * qint64(bar.pageStep) / range),
                                     kLeastLength * width));
}

void paintBar(QPainter& painter, const QStyleOptionSlider& bar, const QRect& place, qreal part,
              qreal opacity) {
    QColor ink = bar.palette.color(QPalette::WindowText);
    ink.setAlphaF(static_cast<float>(ink.alphaF() * opacity));
    painter.setBrush(ink);
    QRectF shape(place);
    const qreal width = isUpright(bar) ? shape.width() : shape.height();
    const qreal margin = width * (1 - part) / 2;
    shape.adjust(isUpright(bar) ? margin : 2, isUpright(bar) ? 2 : margin,
                 isUpright(bar) ? -margin : -2, isUpright(bar) ? -2 : -margin);
    painter.drawRoundedRect(shape, width * part / 2, width * part / 2);
}

} // namespace

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part) {
    const int length = lengthOf(bar);
    const int handle = handleLength(bar);
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    case QStyle::SC_ScrollBarSlider:
        return piece(bar, start, start + handle);
    case QStyle::SC_ScrollBarSubPage:
        return piece(bar, 0, start);
    case QStyle::SC_ScrollBarAddPage:
        return piece(bar, start + handle, length);
    default:
        return {};
    }
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar) {
    if (bar.maximum <= bar.minimum) {
        return; // nothing to scroll
    }
    const bool isOver = bar.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    const bool isHeld = isOver && bar.state.testFlag(QStyle::State_Sunken);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paintBar(painter, bar, bar.rect, kTrack, kTrackInk);
    paintBar(painter, bar, scrollBarPart(bar, QStyle::SC_ScrollBarSlider), kHandle,
             isHeld ? kInkHeld : (isOver ? kInkUnderPointer : kInk));
    painter.restore();
}

} // namespace settebello
