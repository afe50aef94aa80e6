// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/gilt_title.h"

#include "table/painting/gilt_word.h"
#include "table/painting/lettering.h"

#include <QPainter>
#include <QWidget>

namespace settebello {

QSizeF GiltTitle::size(const QString& word) const {
    return writtenWord(word, m_widget.font()).boundingRect().size() +
           QSizeF(kGiltMargin, kGiltMargin) * 2;
}

void GiltTitle::show(const QString& word, const TableTheme& theme, qreal unit) {
    m_size = size(word) * unit;
    const qreal ratio = m_widget.devicePixelRatioF();
    const QString wanted = QStringLiteral("%1 %2 %3 %4 %5")
                               .arg(word, theme.id, m_widget.font().family())
                               .arg(unit)
                               .arg(ratio);
    if (wanted == m_wanted) {
        return;
    }
    m_wanted = wanted;
    m_drawing.start([letters = writtenWord(word, m_widget.font()), theme, unit, ratio](
                        const TaskRun& /*run*/) { return giltWord(letters, theme, unit, ratio); },
                    [this](const QImage& image) {
                        m_pixmap = QPixmap::fromImage(image);
                        m_widget.update();
                    });
}

void GiltTitle::paint(QPainter& painter, QPointF topLeft) const {
    if (!m_pixmap.isNull()) {
        painter.drawPixmap(QRectF(topLeft, m_size), m_pixmap, QRectF(m_pixmap.rect()));
    }
}

} // namespace settebello
