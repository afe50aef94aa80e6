// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/caption_painter.h"

#include "table/painting/fitted_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

/// Smaller captions are hard to read: rather fewer.
constexpr int kLeastOfSeveral = 14; // pixels
/// Down to this size, smaller letters are better than a second line for a word or two.
constexpr int kUnbroken = 16;
/// The smallest size of a single one.
constexpr int kLeastSingle = 10;
constexpr int kCentred = Qt::AlignCenter | Qt::TextWordWrap;

bool isBroken(const std::vector<CaptionPainter::Caption>& captions, const QFont& font) {
    const qreal line = QFontMetricsF(font).height();
    return std::any_of(captions.begin(), captions.end(),
                       [line](const auto& caption) { return caption.place.height() > 1.5 * line; });
}

} // namespace

void CaptionPainter::setStyle(const TableTheme& theme, const QFont& font) {
    m_theme = theme;
    m_system = font;
    m_room = {};
}

void CaptionPainter::setCaptions(const QStringList& captions, const TableLayout& layout,
                                 qreal left) {
    QRectF room = layout.statusArea();
    room.setLeft(std::max(room.left(), left));
    if (captions == m_texts && room == m_room) {
        return;
    }
    m_texts = captions;
    m_room = room;
    m_captions.clear();
    const int usual = qRound(layout.captionText());
    QStringList newest = captions;
    for (; newest.size() > 1; newest.removeFirst()) {
        for (int pixels = usual; pixels >= std::min(usual, kLeastOfSeveral); --pixels) {
            m_font = sizedFont(m_system, pixels, false);
            if (arrange(newest, room) && (pixels < kUnbroken || !isBroken(m_captions, m_font))) {
                return;
            }
        }
    }
    if (!newest.isEmpty()) {
        m_font = sizedFont(m_system, usual, false);
        shrinkOnly(newest.first(), room);
    }
}

/// Places the captions one under the other. @return whether they fit.
bool CaptionPainter::arrange(const QStringList& captions, const QRectF& room) {
    m_captions.clear();
    const QFontMetricsF metrics(m_font);
    const QRectF inside = room.adjusted(2 * padding(), 0, -2 * padding(), 0);
    qreal height = 0;
    for (const QString& caption : captions) {
        QRectF place = metrics.boundingRect(inside, kCentred, caption);
        if (place.width() > inside.width()) {
            return false;
        }
        place.moveTop(height);
        height = place.bottom();
        m_captions.push_back({place, caption});
    }
    for (Caption& caption : m_captions) {
        caption.place.translate(0, room.center().y() - height / 2);
    }
    return height <= room.height() - padding() * 0.4;
}

void CaptionPainter::shrinkOnly(const QString& caption, const QRectF& room) {
    const QSizeF inside(room.width() - 4 * padding(), room.height() - padding() * 0.4);
    const FittedText fitted = fitLines(caption, inside, m_font, kLeastSingle);
    m_font = fitted.font;
    arrange({fitted.text}, room);
}

QRectF CaptionPainter::plaque() const {
    QRectF plaque;
    for (const Caption& caption : m_captions) {
        plaque |= caption.place;
    }
    return m_captions.empty()
               ? plaque
               : plaque.adjusted(-2 * padding(), -padding() * 0.3, 2 * padding(), padding() * 0.3);
}

void CaptionPainter::paint(QPainter& painter, qreal opacity) const {
    if (m_captions.empty() || opacity <= 0) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(opacity);
    QColor edge = m_theme.plateMuted;
    edge.setAlpha(m_theme.strong ? 255 : 90);
    painter.setPen(QPen(edge, 1));
    painter.setBrush(m_theme.plate);
    painter.drawRoundedRect(plaque(), padding(), padding());
    painter.setPen(m_theme.plateText);
    painter.setFont(m_font);
    for (const Caption& caption : m_captions) {
        painter.drawText(caption.place, kCentred | Qt::TextDontClip, caption.text);
    }
    painter.restore();
}

} // namespace settebello
