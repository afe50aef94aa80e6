// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wrapped_check_box.h"
#include "widgets/plain_text.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kFlags = Qt::TextWordWrap | Qt::TextShowMnemonic | Qt::AlignVCenter;
constexpr int kMargin = 2; ///< around the text, for the frame of the focus

} // namespace

WrappedCheckBox::WrappedCheckBox(QWidget* parent)
    : QCheckBox(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::CheckBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappedCheckBox::textLeft() const {
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) +
           style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
}

QRect WrappedCheckBox::textIn(const QRect& place) const {
    return fontMetrics().boundingRect(place, kFlags | static_cast<int>(Qt::AlignLeft), text());
}

int WrappedCheckBox::heightForWidth(int width) const {
    const int room = std::max(1, width - textLeft() - 2 * kMargin);
    const int box = style()->pixelMetric(QStyle::PM_IndicatorHeight, nullptr, this);
    return std::max(box, textIn({0, 0, room, INT16_MAX}).height()) + 2 * kMargin;
}

QSize WrappedCheckBox::minimumSizeHint() const {
    const int word = longestWord(fontMetrics(), text());
    return {textLeft() + word + 2 * kMargin, fontMetrics().height() + 2 * kMargin};
}

void WrappedCheckBox::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    QStyleOptionButton box = option;
    const int height = style()->pixelMetric(QStyle::PM_IndicatorHeight, &option, this);
    const int width = style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, this);
    box.rect = QStyle::visualRect(layoutDirection(), rect(),
                                  {0, (this->height() - height) / 2, width, height});
    painter.drawPrimitive(QStyle::PE_IndicatorCheckBox, box);
    const QRect place =
        QStyle::visualRect(layoutDirection(), rect(),
                           rect().adjusted(textLeft() + kMargin, kMargin, -kMargin, -kMargin));
    painter.drawItemText(place, kFlags | static_cast<int>(Qt::AlignLeft), palette(), isEnabled(),
                         text(), foregroundRole());
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.rect = textIn(place).adjusted(-kMargin, -1, kMargin, 1) & rect();
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

} // namespace settebello
