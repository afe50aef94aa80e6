// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStyledItemDelegate>

namespace settebello {

/// Lines of text, some of which have figures in columns at the right, as in a table without lines.
/// The others have the whole width to themselves. Where columns would leave too little to the text,
/// such lines are shown as they are spoken (Qt::AccessibleTextRole).
class FigureColumns : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The figures of a line, a QStringList of one for each column.
    static constexpr int kFiguresRole = Qt::UserRole;
    /// The widest of each column of its table, titles included: a QStringList as long.
    static constexpr int kWidestRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    bool inWords() const { return m_inWords; }
    void setInWords(bool inWords) { m_inWords = inWords; }
    /// What the columns of a line take, in pixels.
    static int width(const QModelIndex& index, const QFont& font);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    QStringList figuresOf(const QModelIndex& index) const;
    QRect textPlace(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    bool m_inWords = false;
};

} // namespace settebello
