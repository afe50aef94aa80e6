// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStyledItemDelegate>

namespace settebello {

/// Lines of text, some of which have figures in columns at the right, as in a table without lines.
/// The others have the whole width to themselves.
class FigureColumns : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The figures of a line, a QStringList of one for each column.
    static constexpr int kFiguresRole = Qt::UserRole;

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Makes the columns wide enough. @param figures the longest of each column, titles included.
    void setLongest(const QStringList& figures) { m_longest = figures; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    QRect textPlace(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    int columnWidth(int column, const QFont& font) const;

    QStringList m_longest;
};

} // namespace settebello
