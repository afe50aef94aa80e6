// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace settebello {

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (!itemAt(index)) {
        return nullptr;
    }
    QLayoutItem* const taken = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return taken;
}

std::vector<QRect> FlowLayout::arranged(const QRect& place) const {
    std::vector<QRect> places;
    const int space = std::max(0, spacing());
    QPoint at = place.topLeft();
    std::size_t lineBegin = 0;
    int lineHeight = 0;
    const auto centreLine = [&] {
        for (std::size_t i = lineBegin; i < places.size(); ++i) {
            places[i].translate(0, (lineHeight - places[i].height()) / 2);
        }
    };
    std::size_t last = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty()) { // hidden: no space around it either
            places.emplace_back(at, QSize(0, 0));
            continue;
        }
        last = places.size();
        const QSize wanted = item->sizeHint();
        const QSize size(std::min(wanted.width(), place.width()), wanted.height());
        if (at.x() > place.left() && at.x() + size.width() > place.left() + place.width()) {
            centreLine();
            lineBegin = places.size();
            at = {place.left(), at.y() + lineHeight + space};
            lineHeight = 0;
        }
        places.emplace_back(at, size);
        at.rx() += size.width() + space;
        lineHeight = std::max(lineHeight, size.height());
    }
    if (!places.empty() && m_last == Last::AtEnd) {
        places[last].moveRight(place.right());
    }
    centreLine();
    return places;
}

int FlowLayout::heightForWidth(int width) const {
    int height = 0;
    for (const QRect& item : arranged({0, 0, width, 0})) {
        height = std::max(height, item.y() + item.height());
    }
    return height;
}

QSize FlowLayout::sizeHint() const {
    QSize size(0, 0);
    for (const auto& item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize wanted = item->sizeHint();
        size.rwidth() += wanted.width() + (size.isEmpty() ? 0 : std::max(0, spacing()));
        size.setHeight(std::max(size.height(), wanted.height()));
    }
    return size;
}

QSize FlowLayout::minimumSize() const {
    QSize size(0, 0);
    for (const auto& item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    const std::vector<QRect> places = arranged(rect);
    for (std::size_t i = 0; i < places.size(); ++i) {
        m_items[i]->setGeometry(QStyle::visualRect(direction, rect, places[i]));
    }
}

} // namespace settebello
