// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/layout/table_layout.h"
#include "table/painting/table_theme.h"

#include <QFont>
#include <QString>
#include <QStringList>

#include <vector>

class QPainter;

namespace settebello {

/// Captions between table and hand, on a plaque: what was played in this round of turns.
class CaptionPainter {
public:
    /// A caption as painted, perhaps in several lines.
    struct Caption {
        QRectF place;
        QString text;
    };

    /// @param font of the system; the captions have a size of their own.
    void setStyle(const TableTheme& theme, const QFont& font);
    /// @param captions oldest first. If not all fit in a size that is easily read, the oldest are
    /// left out. @param left where something else ends that lies at the left of them, or 0
    void setCaptions(const QStringList& captions, const TableLayout& layout, qreal left = 0);
    const std::vector<Caption>& captions() const { return m_captions; }
    QFont font() const { return m_font; }
    /// What they are painted on; empty if there are none.
    QRectF plaque() const;
    void paint(QPainter& painter, qreal opacity) const;

private:
    bool arrange(const QStringList& captions, const QRectF& room);
    void shrinkOnly(const QString& caption, const QRectF& room);
    qreal padding() const { return m_font.pixelSize() * 0.5; }

    TableTheme m_theme;
    QFont m_system;
    QFont m_font;
    QStringList m_texts; ///< that were arranged in m_room
    QRectF m_room;
    std::vector<Caption> m_captions;
};

} // namespace settebello
