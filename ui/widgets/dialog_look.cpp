// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialog_look.h"

#include "widgets/style.h"

#include <QDialog>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QLayout>
#include <QPainter>
#include <QStyleOptionButton>

#include <cstdlib>

namespace settebello {

namespace {

constexpr char kTiled[] = "settebelloTiled";
constexpr int kOutline = 2;
constexpr int kPressed = 140;    ///< darker, in percent
constexpr int kHovered = 112;    ///< lighter
constexpr double kCorner = 0.45; ///< of the height of text

QColor focusColour(const QPalette& palette) {
    if (isHighContrast(palette)) {
        return palette.color(QPalette::WindowText);
    }
    return isDark(palette) ? kFocusOnDark : kFocusOnLight;
}

bool showsFocus(const QStyleOption& option) {
    return option.state.testFlag(QStyle::State_HasFocus) &&
           option.state.testFlag(QStyle::State_KeyboardFocusChange);
}

void paintOutline(QPainter& painter, const QRect& rect, const QColor& colour, Qt::PenStyle style,
                  double corner) {
    constexpr double kHalf = kOutline / 2.0;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, kOutline, style));
    painter.drawRoundedRect(QRectF(rect).adjusted(kHalf, kHalf, -kHalf, -kHalf), corner, corner);
}

/// Paints the tiles under whatever the dialog paints.
class TilePainter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            paintTiles(*static_cast<QWidget*>(watched));
        }
        return false;
    }
};

} // namespace

bool isHighContrast(const QPalette& palette) {
    constexpr int kFarApart = 250;
    const int window = palette.color(QPalette::Window).lightness();
    const int text = palette.color(QPalette::WindowText).lightness();
    return std::abs(window - text) >= kFarApart;
}

QColor mainButtonText(const QPalette& palette) {
    return isHighContrast(palette) ? palette.color(QPalette::HighlightedText) : kTextOnGold;
}

void paintMainButton(QPainter& painter, const QStyleOptionButton& button) {
    const QColor gold =
        isHighContrast(button.palette) ? button.palette.color(QPalette::Highlight) : kGold;
    const bool isDown = button.state.testAnyFlags(QStyle::State_Sunken | QStyle::State_On);
    const bool isHovered = button.state.testFlag(QStyle::State_MouseOver);
    painter.save();
    painter.setBrush(isDown ? gold.darker(kPressed) : isHovered ? gold.lighter(kHovered) : gold);
    const bool focus = showsFocus(button);
    paintOutline(painter, button.rect, focus ? focusColour(button.palette) : gold.darker(kPressed),
                 focus ? Qt::DashLine : Qt::SolidLine, button.fontMetrics.height() * kCorner);
    painter.restore();
}

void paintFocus(QPainter& painter, const QStyleOption& option) {
    if (!option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        return;
    }
    constexpr double kSlight = 3;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    paintOutline(painter, option.rect,
                 option.state.testFlag(QStyle::State_Selected)
                     ? option.palette.color(QPalette::HighlightedText)
                     : focusColour(option.palette),
                 Qt::DashLine, kSlight);
    painter.restore();
}

void makeNotice(QFrame& notice, QLabel& text) {
    notice.setFrameStyle(static_cast<int>(QFrame::Box) | static_cast<int>(QFrame::Plain));
    notice.setLineWidth(kOutline);
    QPalette outlined = notice.palette();
    outlined.setColor(QPalette::WindowText, kGold); // of the frame alone
    notice.setPalette(outlined);
    notice.setAutoFillBackground(true);
    notice.setBackgroundRole(QPalette::ToolTipBase);
    text.setForegroundRole(QPalette::ToolTipText);
}

void addTiles(QDialog& dialog) {
    if (dialog.property(kTiled).toBool() || dialog.layout() == nullptr) {
        return;
    }
    dialog.setProperty(kTiled, true);
    dialog.layout()->setContentsMargins(dialog.layout()->contentsMargins() +
                                        QMargins(0, kTileHeight, 0, 0));
    dialog.installEventFilter(new TilePainter(&dialog));
}

} // namespace settebello
