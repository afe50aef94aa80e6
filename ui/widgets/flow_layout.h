// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace settebello {

/// Arranges widgets in a row and wraps to the next line where there is no room.
class FlowLayout : public QLayout {
public:
    /// Whether the last widget is aligned to the end of its line, or follows the others.
    enum class Last { AtEnd, Follows };

    explicit FlowLayout(Last last = Last::AtEnd)
        : m_last(last) {}
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    /// The size as a single line.
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// The rectangle of each item if the layout is as wide as `place`, in the order of the items.
    std::vector<QRect> arranged(const QRect& place) const;

    Last m_last;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace settebello
