// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style.h"

#include "widgets/dialog_look.h"
#include "widgets/keyboard_filter.h"
#include "widgets/plain_text.h"
#include "widgets/scroll_bar_style.h"

#include <QApplication>
#include <QFrame>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPainterPath>
#include <QProxyStyle>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOptionButton>
#include <QStyleOptionSlider>
#include <QStyleOptionSpinBox>

namespace settebello {

namespace {

constexpr char kWarningProperty[] = "settebelloWarning";

/// Fusion, but for some things. Main buttons and the frame of the focus are those of the table, and
/// questions have the tiles of other dialogs. It outlines boxes and circles to tick, and fields for
/// numbers, in a darker shade of the window's colour, which cannot be seen on a dark window; it has
/// icons on some buttons; its menus are of another colour than the bar that they hang from; and its
/// scroll bars are light blocks on the dark panels of the table.
class OurStyle : public QProxyStyle {
public:
    OurStyle()
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override {
        return hint == SH_DialogButtonBox_ButtonsHaveIcons
                   ? 0
                   : QProxyStyle::styleHint(hint, option, widget, data);
    }

    using QProxyStyle::polish;
    void polish(QWidget* widget) override {
        QProxyStyle::polish(widget);
        if (qobject_cast<QMenu*>(widget) != nullptr) {
            constexpr int kLightened = 108; // by Fusion, in percent
            QPalette palette = widget->palette();
            palette.setColor(QPalette::Base, palette.color(QPalette::Window).darker(kLightened));
            widget->setPalette(palette);
        } else if (qobject_cast<QScrollBar*>(widget) != nullptr) {
            widget->setAttribute(Qt::WA_OpaquePaintEvent, false); // what it lies on is its ground
        } else if (qobject_cast<QMessageBox*>(widget) || qobject_cast<QInputDialog*>(widget)) {
            addTiles(*static_cast<QDialog*>(widget));
        }
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (element != CE_PushButton || button == nullptr || !isMain(*button)) {
            QProxyStyle::drawControl(element, option, painter, widget);
            return;
        }
        paintMainButton(*painter, *button);
        QStyleOptionButton label(*button);
        label.rect = subElementRect(SE_PushButtonContents, button, widget);
        label.palette.setColor(QPalette::ButtonText, mainButtonText(button->palette));
        QProxyStyle::drawControl(CE_PushButtonLabel, &label, painter, widget);
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        if (element == PE_FrameFocusRect) {
            paintFocus(*painter, *option);
            return;
        }
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool indicator =
            element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton;
        if (!indicator || button == nullptr || !isDark(button->palette)) {
            QProxyStyle::drawPrimitive(element, option, painter, widget);
            return;
        }
        QStyleOptionButton outlined(*button);
        lightenOutline(outlined.palette);
        QProxyStyle::drawPrimitive(element, &outlined, painter, widget);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override {
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        const auto* spinBox = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (control == CC_ScrollBar && slider != nullptr) {
            paintScrollBar(*painter, *slider);
        } else if (control == CC_SpinBox && spinBox != nullptr && isDark(spinBox->palette)) {
            QStyleOptionSpinBox outlined(*spinBox);
            lightenOutline(outlined.palette);
            QProxyStyle::drawComplexControl(control, &outlined, painter, widget);
        } else {
            QProxyStyle::drawComplexControl(control, option, painter, widget);
        }
    }

    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override {
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        return control == CC_ScrollBar && slider != nullptr
                   ? scrollBarPart(*slider, part)
                   : QProxyStyle::subControlRect(control, option, part, widget);
    }

private:
    /// Whether Enter presses it.
    static bool isMain(const QStyleOptionButton& button) {
        return button.features.testFlag(QStyleOptionButton::DefaultButton) &&
               !button.features.testFlag(QStyleOptionButton::HasMenu) &&
               button.state.testFlag(State_Enabled);
    }

    /// Fusion takes the colour of outlines from that of the window.
    static void lightenOutline(QPalette& palette) {
        constexpr double kOutline = 0.7;
        palette.setColor(QPalette::Window, mixed(palette.color(QPalette::WindowText),
                                                 palette.color(QPalette::Window), kOutline));
    }
};

struct Warm {
    QColor window, base, alternate, button, text, quiet, highlight, highlightedText, link, light;
};

// What is selected is of the table's gold, darker on paper, where it is also ink.
const Warm kLight{QColor(0xf4, 0xec, 0xdc), QColor(0xff, 0xfb, 0xf2), QColor(0xf7, 0xf0, 0xe2),
                  QColor(0xee, 0xe3, 0xcd), QColor(0x2b, 0x21, 0x17), QColor(0x8d, 0x7f, 0x6b),
                  QColor(0x8a, 0x5a, 0x00), QColor(0xff, 0xff, 0xff), QColor(0x1f, 0x5a, 0x8a),
                  QColor(0xff, 0xf8, 0xe8)};
// Lighter fields than windows, so that they stand out.
const Warm kDark{QColor(0x24, 0x1f, 0x1a),
                 QColor(0x36, 0x2f, 0x28),
                 QColor(0x3c, 0x35, 0x2d),
                 QColor(0x44, 0x3b, 0x31),
                 QColor(0xf1, 0xe7, 0xd6),
                 QColor(0x8f, 0x84, 0x74),
                 kGold,
                 kTextOnGold,
                 QColor(0x8f, 0xbd, 0xe6),
                 QColor(0x4a, 0x41, 0x36)};

void paintTile(QPainter& painter, const QRectF& tile, const QColor& ink, const QColor& accent) {
    const QPointF middle = tile.center();
    const double r = tile.width() / 2;
    painter.setPen(QPen(ink, std::max(1.0, r / 14)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(tile.adjusted(0.5, 0.5, -0.5, -0.5));
    // Quarter circles in the corners join into rings with the neighbours'.
    for (const QPointF& corner :
         {tile.topLeft(), tile.topRight(), tile.bottomLeft(), tile.bottomRight()}) {
        painter.drawEllipse(corner, r * 0.5, r * 0.5);
    }
    painter.setPen(Qt::NoPen);
    for (int petal = 0; petal < 8; ++petal) {
        painter.save();
        painter.translate(middle);
        painter.rotate(petal * 45);
        painter.setBrush(petal % 2 == 0 ? ink : accent);
        QPainterPath leaf;
        leaf.moveTo(0, -r * 0.12);
        leaf.cubicTo(r * 0.22, -r * 0.3, r * 0.12, -r * 0.55, 0,
                     -r * (petal % 2 == 0 ? 0.72 : 0.6));
        leaf.cubicTo(-r * 0.12, -r * 0.55, -r * 0.22, -r * 0.3, 0, -r * 0.12);
        painter.drawPath(leaf);
        painter.restore();
    }
    painter.setBrush(accent);
    painter.drawEllipse(middle, r * 0.13, r * 0.13);
}

} // namespace

QPalette stylePalette(const QPalette& system) {
    if (isHighContrast(system)) {
        return system;
    }
    const Warm& warm = isDark(system) ? kDark : kLight;
    QPalette palette(warm.button, warm.window);
    palette.setColor(QPalette::Window, warm.window);
    palette.setColor(QPalette::Base, warm.base);
    palette.setColor(QPalette::AlternateBase, warm.alternate);
    palette.setColor(QPalette::Light, warm.light);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, warm.text);
        palette.setColor(QPalette::Disabled, role, warm.quiet);
    }
    palette.setColor(QPalette::ToolTipBase, warm.alternate);
    palette.setColor(QPalette::PlaceholderText, warm.quiet);
    palette.setColor(QPalette::Highlight, warm.highlight);
    palette.setColor(QPalette::HighlightedText, warm.highlightedText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, warm.quiet);
    palette.setColor(QPalette::Link, warm.link);
    palette.setColor(QPalette::LinkVisited, warm.link);
    return palette;
}

QStyle* makeStyle() {
    return new OurStyle;
}

void applyStyle(QApplication& application) {
    const QPalette system = application.palette();
    QApplication::setStyle(makeStyle());
    QApplication::setPalette(stylePalette(system));
    forcePlainText(application);
    installKeyboardFilter(application);
    // For names typed into lists: not everybody types as fast as Qt expects.
    QApplication::setKeyboardInputInterval(1000);
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128;
}

QColor mixed(const QColor& ink, const QColor& ground, double share) {
    const auto mix = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return {mix(ink.red(), ground.red()), mix(ink.green(), ground.green()),
            mix(ink.blue(), ground.blue())};
}

QFont scaledFont(const QFont& font, double factor, bool bold) {
    QFont scaled(font);
    if (font.pointSizeF() > 0) {
        scaled.setPointSizeF(font.pointSizeF() * factor);
    } else {
        scaled.setPixelSize(static_cast<int>(font.pixelSize() * factor));
    }
    scaled.setBold(bold);
    return scaled;
}

void makeSecondary(QLabel* label) {
    label->setWordWrap(true);
    QPalette palette = label->palette();
    QColor quiet = palette.color(QPalette::WindowText);
    quiet.setAlphaF(0.78F);
    palette.setColor(QPalette::WindowText, quiet);
    label->setPalette(palette);
}

void makeHeading(QLabel* label, double factor) {
    label->setFont(scaledFont(label->font(), factor, true));
    label->setWordWrap(true);
}

void makeWarning(QLabel* label) {
    label->setWordWrap(true);
    label->setFont(scaledFont(label->font(), 1, true));
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText,
                     isDark(palette) ? QColor(0xff, 0x9d, 0x7a) : QColor(0xa0, 0x27, 0x14));
    label->setPalette(palette);
    label->hide();
}

void setWarning(QLabel* label, const QString& text) {
    label->setProperty(kWarningProperty, text);
    label->setText(QStringLiteral("⚠ ") + breakable(text));
    label->setVisible(!text.isEmpty());
}

QString warningText(const QLabel* label) {
    return label->property(kWarningProperty).toString();
}

void paintTiles(QWidget& dialog) {
    QPainter painter(&dialog);
    const QRect strip(0, 0, dialog.width(), kTileHeight);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(strip);
    const bool dark = isDark(dialog.palette());
    painter.fillRect(strip, dark ? QColor(0x2b, 0x33, 0x42) : QColor(0xfb, 0xf5, 0xe6));
    const QColor ink = dark ? QColor(0x8f, 0xb2, 0xdd) : QColor(0x1f, 0x4f, 0x8f);
    const QColor accent = dark ? QColor(0xd3, 0xa0, 0x4a) : QColor(0xd9, 0x9a, 0x2b);
    const int side = strip.height();
    const int count = strip.width() / side + 1;
    const int left = strip.left() + (strip.width() - count * side) / 2;
    for (int i = 0; i < count; ++i) {
        paintTile(painter, QRectF(left + i * side, strip.top(), side, side), ink, accent);
    }
}

QFrame* makeHorizontalLine() {
    auto* frame = new QFrame;
    frame->setFrameShape(QFrame::HLine);
    frame->setFrameShadow(QFrame::Plain);
    frame->setForegroundRole(QPalette::Mid);
    return frame;
}

} // namespace settebello
