// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/figure_columns.h"

#include "widgets/style.h"

#include <QPainter>
#include <QWidget>

namespace settebello {

namespace {

constexpr int kSpacing = 4; ///< between the lines
constexpr int kGap = 10;    ///< before each column
constexpr int kMargin = 4;  ///< at the right

QStringList figuresOf(const QModelIndex& index) {
    return index.data(FigureColumns::kFiguresRole).toStringList();
}

} // namespace

void FigureColumns::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->displayAlignment = Qt::AlignLeft | Qt::AlignTop; // beside the figures
}

/// Bold, as the title of the columns and the answer are.
int FigureColumns::columnWidth(int column, const QFont& font) const {
    return QFontMetrics(scaledFont(font, 1, true)).horizontalAdvance(m_longest.value(column)) +
           kGap;
}

QRect FigureColumns::textPlace(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QStringList figures = figuresOf(index);
    int width = figures.isEmpty() ? 0 : kMargin;
    for (int column = 0; column < figures.size(); ++column) {
        width += columnWidth(column, option.font);
    }
    return option.rect.adjusted(0, 0, -width, 0);
}

void FigureColumns::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const QStringList figures = figuresOf(index);
    if (figures.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem line = option;
    initStyleOption(&line, index);
    const QStyle& style = *option.widget->style();
    style.drawPrimitive(QStyle::PE_PanelItemViewItem, &line, painter, option.widget);
    QStyleOptionViewItem text = option;
    text.rect = textPlace(option, index);
    text.state &= ~QStyle::State_HasFocus; // it is drawn around the whole line
    QStyledItemDelegate::paint(painter, text, index);

    painter->save();
    painter->setFont(line.font);
    const bool isSelected = line.state.testFlag(QStyle::State_Selected);
    painter->setPen(
        line.palette.color(isSelected ? QPalette::HighlightedText : QPalette::WindowText));
    QRect place = option.rect.adjusted(0, 0, -kMargin, 0);
    for (qsizetype column = figures.size(); column-- > 0;) {
        painter->drawText(place, Qt::AlignRight | Qt::AlignTop, figures[column]);
        place.setRight(place.right() - columnWidth(static_cast<int>(column), option.font));
    }
    painter->restore();
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.initFrom(option.widget);
        focus.rect = option.rect;
        focus.state |= QStyle::State_KeyboardFocusChange | QStyle::State_Item;
        focus.backgroundColor = line.palette.color(QPalette::Window);
        style.drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
    }
}

/// With QListView::setSpacing() a line that just fits would be cut.
QSize FigureColumns::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem text = option;
    text.rect = textPlace(option, index);
    return QStyledItemDelegate::sizeHint(text, index) + QSize(0, kSpacing);
}

} // namespace settebello
