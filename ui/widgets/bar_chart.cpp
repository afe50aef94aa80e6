// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bar_chart.h"

#include "widgets/letter_width.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr int kGap = 10;         ///< between label, bar and text
constexpr int kColumnLines = 12; ///< height of a chart of columns, in lines of text
constexpr int kLeastBarsInLetters = 8;

} // namespace

BarChart::BarChart(QWidget* parent)
    : Chart(60, QSizePolicy::Minimum, parent) {}

void BarChart::setData(const BarChartData& data) {
    m_data = data;
    QStringList texts;
    for (const BarChartData::Row& row : m_data.rows) {
        texts += tr("%1: %2", "a bar of a chart and its numbers").arg(row.label, row.text);
    }
    changed(texts.join(QStringLiteral(". ")));
}

int BarChart::largest() const {
    int most = 1;
    for (const BarChartData::Row& row : m_data.rows) {
        const auto [a, b] = row.values;
        const bool stacked = m_data.form == BarChartData::Form::Stacked;
        most = std::max(most, stacked ? a + b : std::max(a, b));
    }
    return most;
}

int BarChart::barHeight() const {
    const int line = fontMetrics().height();
    return m_data.form == BarChartData::Form::Paired ? line * 3 / 4 : line;
}

BarChart::Measure BarChart::measure(int width) const {
    const QFontMetrics metrics = fontMetrics();
    Measure measure;
    int text = 0;
    for (const BarChartData::Row& row : m_data.rows) {
        measure.label = std::max(measure.label, metrics.horizontalAdvance(row.label));
        text = std::max(text, metrics.horizontalAdvance(row.text));
    }
    measure.label = std::min(measure.label, width * 2 / 5);
    const int room = width - measure.label - kGap;
    const int least = letterWidth(metrics) * kLeastBarsInLetters;
    measure.textBelow = room - text - kGap < least;
    measure.bars = std::max(1, measure.textBelow ? room - 2 : room - text - kGap);
    return measure;
}

int BarChart::rowHeight(const BarChartData::Row& row, const Measure& measure) const {
    const bool paired = m_data.form == BarChartData::Form::Paired;
    int bars = barHeight() * (paired ? 2 : 1);
    if (measure.textBelow) {
        bars += wrappedHeight(measure.bars, row.text);
    }
    const int label = wrappedHeight(std::max(1, measure.label), row.label);
    return std::max(bars, label) + fontMetrics().height() / 2;
}

int BarChart::legendHeight(int width) const {
    const QFontMetrics metrics = fontMetrics();
    const int box = metrics.height() + kGap;
    const int both = 2 * box + metrics.horizontalAdvance(m_data.legend[0]) + 2 * kGap +
                     metrics.horizontalAdvance(m_data.legend[1]);
    return metrics.height() * (both > width ? 2 : 1) + metrics.height() / 2;
}

int BarChart::heightForWidth(int width) const {
    int height = legendHeight(width);
    if (m_data.form == BarChartData::Form::Columns) {
        return height + fontMetrics().height() * kColumnLines;
    }
    const Measure places = measure(width);
    for (const BarChartData::Row& row : m_data.rows) {
        height += rowHeight(row, places);
    }
    return height;
}

QSize BarChart::minimumSizeHint() const {
    return {letterWidth(fontMetrics()) * 20, fontMetrics().height() * 3};
}

void BarChart::paintLegend(QPainter& painter) const {
    const QFontMetrics metrics = fontMetrics();
    const int side = metrics.height();
    int x = 0;
    int y = 0;
    for (std::size_t which = 0; which < 2; ++which) {
        const QString& name = m_data.legend[which];
        const int width = side + kGap + metrics.horizontalAdvance(name);
        if (which == 1 && x + width > this->width()) {
            x = 0;
            y += side;
        }
        paintChartBar(painter, QRectF(x, y + side / 6.0, side, side * 2 / 3.0), which, palette());
        painter.drawText(QRect(x + side + kGap, y, width, side), Qt::AlignVCenter, name);
        x += width + 2 * kGap;
    }
}

void BarChart::paintRows(QPainter& painter, int top) const {
    const Measure places = measure(width());
    const double unit = static_cast<double>(places.bars) / largest();
    const bool paired = m_data.form == BarChartData::Form::Paired;
    const int left = places.label + kGap;
    int y = top;
    for (const BarChartData::Row& row : m_data.rows) {
        const int height = rowHeight(row, places);
        const int bar = barHeight();
        painter.setPen(palette().color(QPalette::WindowText));
        const int bars = bar * (paired ? 2 : 1);
        const int label = wrappedHeight(std::max(1, places.label), row.label);
        painter.drawText(QRect(0, y + std::max(0, (bars - label) / 2), places.label, label),
                         Qt::TextWordWrap | Qt::AlignRight, row.label);
        double end = left;
        for (std::size_t which = 0; which < 2; ++which) {
            const double length = unit * std::max(0, row.values[which]);
            const double x = paired ? left : end;
            paintChartBar(painter, QRectF(x, y + (paired && which == 1 ? bar : 0), length, bar),
                          which, palette());
            end = paired ? std::max(end, x + length) : x + length;
        }
        painter.setPen(palette().color(QPalette::WindowText));
        if (places.textBelow) {
            painter.drawText(QRect(left, y + bars, places.bars, height), Qt::TextWordWrap,
                             row.text);
        } else {
            painter.drawText(QRectF(end + kGap, y, width(), bars), Qt::AlignVCenter, row.text);
        }
        y += height;
    }
}

void BarChart::paintColumn(QPainter& painter, const QRectF& place, const BarChartData::Row& row,
                           double line, double unit) const {
    const QFontMetrics metrics = fontMetrics();
    const double width = std::min(place.width() * 0.7, metrics.height() * 3.0);
    const double x = place.center().x() - width / 2;
    const double up = unit * row.values[0];
    const double down = unit * row.values[1];
    paintChartBar(painter, QRectF(x, line - up, width, up), 0, palette());
    paintChartBar(painter, QRectF(x, line, width, down), 1, palette());
    painter.setPen(palette().color(QPalette::WindowText));
    const QRectF above(place.left(), line - up - metrics.height(), place.width(), metrics.height());
    const QRectF below(place.left(), line + down, place.width(), metrics.height());
    for (std::size_t which = 0; which < 2; ++which) {
        const QString number = QLocale().toString(row.values[which]);
        const bool fits = metrics.horizontalAdvance(number) <= place.width();
        if (fits && row.values[which] > 0) {
            painter.drawText(which == 0 ? above : below, Qt::AlignCenter, number);
        }
    }
}

void BarChart::paintColumns(QPainter& painter, int top) const {
    const QFontMetrics metrics = fontMetrics();
    const int line = metrics.height();
    int mostUp = 1;
    int mostDown = 1;
    int label = 1;
    for (const BarChartData::Row& row : m_data.rows) {
        mostUp = std::max(mostUp, row.values[0]);
        mostDown = std::max(mostDown, row.values[1]);
        label = std::max(label, metrics.horizontalAdvance(row.label) + kGap);
    }
    // Above and below the columns their numbers, under all the labels.
    const double room = line * (kColumnLines - 3.5);
    const double unit = room / (mostUp + mostDown);
    const double base = top + line + unit * mostUp;
    const auto count = static_cast<int>(m_data.rows.size());
    const double step = static_cast<double>(width()) / std::max(1, count);
    const int every = static_cast<int>(std::ceil(label / step)); // labels must not overlap
    for (int i = 0; i < count; ++i) {
        const QRectF place(i * step, top, step, room);
        paintColumn(painter, place, m_data.rows[i], base, unit);
        if ((count - 1 - i) % every == 0) {
            const double middle = std::clamp(place.center().x(), label / 2.0,
                                             std::max(label / 2.0, width() - label / 2.0));
            painter.drawText(QRectF(middle - label / 2.0, top + room + 2.25 * line, label, line),
                             Qt::AlignCenter, m_data.rows[i].label);
        }
    }
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawLine(QPointF(0, base), QPointF(width(), base));
}

void BarChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintLegend(painter);
    const int top = legendHeight(width());
    if (m_data.form == BarChartData::Form::Columns) {
        paintColumns(painter, top);
    } else {
        paintRows(painter, top);
    }
}

} // namespace settebello
