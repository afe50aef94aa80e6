// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/figure_columns.h"

#include "widgets/style.h"

#include <QPainter>
#include <QWidget>

#include <numeric>

namespace settebello {

namespace {

constexpr int kSpacing = 4; ///< between the lines
constexpr int kGap = 10;    ///< before each column
constexpr int kMargin = 4;  ///< at the right

/// Bold, as titles and the answer are.
QList<int> columnWidths(const QModelIndex& index, const QFont& font) {
    const QFontMetrics metrics(scaledFont(font, 1, true));
    QList<int> widths;
    for (const QString& figure : index.data(FigureColumns::kWidestRole).toStringList()) {
        widths += metrics.horizontalAdvance(figure) + kGap;
    }
    return widths;
}

} // namespace

int FigureColumns::width(const QModelIndex& index, const QFont& font) {
    const QList<int> widths = columnWidths(index, font);
    return std::accumulate(widths.begin(), widths.end(), widths.isEmpty() ? 0 : kMargin);
}

QStringList FigureColumns::figuresOf(const QModelIndex& index) const {
    return m_inWords ? QStringList() : index.data(kFiguresRole).toStringList();
}

QRect FigureColumns::textPlace(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return m_inWords ? option.rect : option.rect.adjusted(0, 0, -width(index, option.font), 0);
}

void FigureColumns::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (const QVariant spoken = index.data(Qt::AccessibleTextRole); m_inWords && spoken.isValid()) {
        option->text = spoken.toString();
    }
    option->displayAlignment = Qt::AlignLeft | Qt::AlignTop; // beside the figures
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
    const QList<int> widths = columnWidths(index, option.font);
    for (qsizetype column = figures.size(); column-- > 0;) {
        painter->drawText(place, Qt::AlignRight | Qt::AlignTop, figures[column]);
        place.setRight(place.right() - widths.value(column));
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
