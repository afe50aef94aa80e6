// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/tool_button.h"

#include "table/layout/table_layout.h"
#include "table/painting/fitted_text.h"
#include "table/painting/table_theme.h"
#include "table/panels/table_prompt.h"
#include "text/named_sentence.h"

#include <QFontMetricsF>
#include <QKeySequence>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <algorithm>

namespace settebello {

namespace {

// Coordinates of the signs in a square of 24.
constexpr qreal kSquare = 24;

/// The size of the letters of its word, of the height of a line.
constexpr qreal kLetters = 0.9;
constexpr int kLeastPixels = 7;
constexpr int kEdges = 5; // pixels

/// An eye.
void paintEye(QPainter& painter) {
    QPainterPath lids;
    lids.moveTo(2, 12);
    lids.quadTo(12, 1, 22, 12);
    lids.quadTo(12, 23, 2, 12);
    lids.closeSubpath();
    painter.drawPath(lids);
    painter.setBrush(painter.pen().color());
    painter.drawEllipse(QPointF(12, 12), 3, 3);
}

/// A light bulb.
void paintBulb(QPainter& painter) {
    QPainterPath glass;
    glass.arcMoveTo(QRectF(5, 1.5, 14, 14), -60);
    glass.arcTo(QRectF(5, 1.5, 14, 14), -60, 300);
    glass.lineTo(9, 18);
    glass.lineTo(15, 18);
    glass.closeSubpath();
    painter.drawPath(glass);
    painter.drawLine(QPointF(9.5, 20.3), QPointF(14.5, 20.3));
    painter.drawLine(QPointF(10.5, 22.6), QPointF(13.5, 22.6));
}

/// An arrow that goes back.
void paintBack(QPainter& painter) {
    QPainterPath way;
    way.moveTo(4, 9);
    way.lineTo(14.5, 9);
    way.arcTo(QRectF(9, 9, 11, 11), 90, -180);
    way.lineTo(7, 20);
    painter.drawPath(way);
    painter.drawPolyline(QPolygonF{{9, 3.5}, {3.5, 9}, {9, 14.5}});
}

QPixmap signOf(ToolButton::Tool tool, const QColor& colour, int side, qreal ratio) {
    if (side < 1) { // on a table too small for signs
        return {};
    }
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixmap.width() / kSquare, pixmap.height() / kSquare);
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    switch (tool) {
    case ToolButton::Tool::LastMove:
        paintEye(painter);
        break;
    case ToolButton::Tool::Hint:
        paintBulb(painter);
        break;
    case ToolButton::Tool::TakeBack:
        paintBack(painter);
        break;
    }
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

} // namespace

ToolButton::ToolButton(Tool tool, QWidget* table)
    : QToolButton(table)
    , m_tool(tool) {
    setFocusPolicy(Qt::TabFocus);
    hide();
    retranslate();
}

void ToolButton::setTheme(const TableTheme& theme) {
    setStyleSheet(TablePrompt::toolStyle(theme));
    m_colour = theme.text;
    m_hoverColour = TablePrompt::textOnAccent(theme);
    updateIcon(underMouse() ? m_hoverColour : m_colour);
}

QSize ToolButton::minimumSizeHint() const {
    const QSize usual = QToolButton::minimumSizeHint();
    const int letters = fontMetrics().tightBoundingRect(text()).height();
    return {usual.width(), std::min(usual.height(), std::max(letters, iconSize().height()) + 2)};
}

qreal ToolButton::wordWidth() const {
    constexpr int kTrial = 100; // pixels, so that rounding does not matter
    QFont trial = parentWidget()->font();
    trial.setPixelSize(kTrial);
    return QFontMetricsF(trial).horizontalAdvance(text()) / kTrial * kLetters * lineScale(trial);
}

void ToolButton::place(const TableLayout& layout, bool withWord) {
    const int tool = static_cast<int>(m_tool);
    const bool hasWord = withWord && layout.hasToolWords();
    const QRect rect = (hasWord ? layout.toolButton(tool) : layout.toolSign(tool)).toRect();
    const int sign = qRound(rect.height() * 0.62);
    QFont small = parentWidget()->font();
    const qreal line = layout.hasToolWords() ? layout.toolText() : layout.textHeight();
    small.setPixelSize(std::max(kLeastPixels, qRound(line * kLetters * lineScale(small))));
    // Sizes are whole pixels, which makes a wide word too wide at times.
    const qreal room = rect.width() - sign - rect.height() * 0.75 - kEdges;
    while (hasWord && small.pixelSize() > kLeastPixels &&
           QFontMetricsF(small).horizontalAdvance(text()) > room) {
        small.setPixelSize(small.pixelSize() - 1);
    }
    setFont(small);
    setToolButtonStyle(hasWord ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    setIconSize({sign, sign});
    updateIcon(underMouse() ? m_hoverColour : m_colour);
    setGeometry(rect);
}

void ToolButton::updateIcon(const QColor& colour) {
    if (colour.isValid()) {
        setIcon(signOf(m_tool, colour, iconSize().height(), devicePixelRatioF()));
    }
}

void ToolButton::enterEvent(QEnterEvent* event) {
    updateIcon(isEnabled() ? m_hoverColour : m_colour);
    QToolButton::enterEvent(event);
}

void ToolButton::leaveEvent(QEvent* event) {
    updateIcon(m_colour);
    QToolButton::leaveEvent(event);
}

void ToolButton::setPlayer(const QString& name) {
    if (name != m_player) {
        m_player = name;
        retranslate();
    }
}

void ToolButton::retranslate() {
    switch (m_tool) {
    case Tool::LastMove:
        setText(tr("Last play", "a button: show it again"));
        setToolTip(tr("Show the last play again (R)"));
        setAccessibleName(tr("Show the last play again"));
        break;
    case Tool::Hint:
        setText(tr("Hint"));
        setToolTip(tr("What would you play? (H)"));
        setAccessibleName(tr("Hint"));
        break;
    case Tool::TakeBack:
        setText(tr("Take back", "a button: the last play"));
        setAccessibleName(
            m_player.isEmpty()
                ? tr("Take back your last play")
                : namedSentence(tr("Take back the last play of %1", "a player"), m_player));
        setToolTip(tr("%1 (%2)", "what a button does, its key")
                       .arg(accessibleName(),
                            QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
        break;
    }
}

} // namespace settebello
