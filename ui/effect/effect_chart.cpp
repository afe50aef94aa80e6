// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/effect_chart.h"

#include "widgets/label_role.h"
#include "widgets/letter_width.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kGap = 8;  ///< between columns and rows
constexpr int kEdge = 1; ///< at the right, for letters that begin a part of a pixel later
constexpr int kLeastBarsInLetters = 6;
constexpr int kWidestBarsInLetters = 40;

QFont boldOf(const QFont& font) {
    QFont bold = font;
    bold.setBold(true);
    return bold;
}

} // namespace

EffectChart::EffectChart(QWidget* parent)
    : Chart(55, QSizePolicy::Minimum, parent) {
    setFocusPolicy(Qt::TabFocus);
    setWidgetRole(this, QAccessible::Chart);
}

void EffectChart::setRows(const QList<EffectRow>& rows, const std::array<QString, 2>& names) {
    m_rows = rows;
    m_names = names;
    QStringList sentences;
    for (const EffectRow& row : m_rows) {
        sentences += spoken(row);
    }
    changed(sentences.join(QLatin1Char(' ')));
}

QString EffectChart::spoken(const EffectRow& row) const {
    return row.theirs
               ? tr("%1: %2, in %3 %4; difference %5.", "a figure")
                     .arg(row.label, row.ours.text, m_names[1], row.theirs->text, row.difference)
               : tr("%1: %2.", "a figure").arg(row.label, row.ours.text);
}

bool EffectChart::comparing() const {
    return !m_rows.empty() && m_rows.constFirst().theirs.has_value();
}

int EffectChart::barHeight() const {
    return fontMetrics().height() * (comparing() ? 7 : 8) / 8;
}

int EffectChart::widest(QString EffectRow::*text) const {
    const QFontMetricsF bold(boldOf(font()));
    qreal width = 0;
    for (const EffectRow& row : m_rows) {
        width = std::max(width, bold.horizontalAdvance(row.*text));
    }
    return qCeil(width); // what is rounded down loses its last column of pixels
}

int EffectChart::longestLabelWord() const {
    int width = 0;
    for (const EffectRow& row : m_rows) {
        width = std::max(width, longestWord(fontMetrics(), row.label));
    }
    return width;
}

int EffectChart::widthForLabels() const {
    return minimumSizeHint().width() + longestLabelWord() + kGap;
}

EffectChart::Columns EffectChart::columns(int width) const {
    const QFontMetricsF metrics(font());
    Columns columns;
    const int word = longestLabelWord();
    for (const EffectRow& row : m_rows) {
        const qreal theirs = row.theirs ? metrics.horizontalAdvance(row.theirs->text) : 0;
        const qreal ours = metrics.horizontalAdvance(row.ours.text);
        columns.value = std::max(columns.value, qCeil(std::max(ours, theirs)));
    }
    columns.difference = comparing() ? widest(&EffectRow::difference) + kGap : 0; // its gap too
    const int least = kLeastBarsInLetters * letterWidth(fontMetrics());
    const int most = kWidestBarsInLetters * letterWidth(fontMetrics());
    const int room = width - columns.value - columns.difference - kGap - kEdge; // bars and label
    columns.labelAbove = room < word + kGap + least;
    if (columns.labelAbove) {
        columns.label = std::max(1, width);
        columns.bars = std::clamp(room, least, most);
    } else {
        const int label = std::min(widest(&EffectRow::label), std::max(word, room / 2));
        columns.label = std::min(label, room - kGap - least);
        columns.bars = std::min(room - kGap - columns.label, most);
    }
    return columns;
}

int EffectChart::labelHeight(const EffectRow& row, const Columns& columns) const {
    return wrappedHeight(columns.label, row.label);
}

int EffectChart::rowHeight(const EffectRow& row, const Columns& columns) const {
    const int label = labelHeight(row, columns);
    const int bars = barHeight() * (row.theirs ? 2 : 1);
    return (columns.labelAbove ? label + bars : std::max(label, bars)) + kGap;
}

int EffectChart::heightForWidth(int width) const {
    const Columns places = columns(width);
    int height = 2;
    for (const EffectRow& row : m_rows) {
        height += rowHeight(row, places);
    }
    return height;
}

QSize EffectChart::minimumSizeHint() const {
    const Columns least = columns(0);
    return {least.bars + kGap + least.value + least.difference + kEdge, fontMetrics().height() * 2};
}

void EffectChart::paintValue(QPainter& painter, const EffectRow& row, const EffectValue& value,
                             const QRectF& place, std::size_t which) const {
    const double unit = place.width() / (row.most - row.least);
    const auto at = [&](double x) {
        return place.left() + unit * (std::clamp(x, row.least, row.most) - row.least);
    };
    const auto [from, to] = std::minmax({at(0), at(value.mean)});
    paintChartBar(painter, {from, place.top(), to - from, place.height()}, which, palette());
    const QColor ink = palette().color(QPalette::WindowText);
    const double y = place.center().y();
    const double low = at(value.mean - value.halfWidth);
    const double high = at(value.mean + value.halfWidth);
    constexpr double kEnd = 3;
    for (const auto& [colour, width] :
         {std::pair{palette().color(QPalette::Window), 3.0}, std::pair{ink, 1.0}}) {
        painter.setPen(QPen(colour, width));
        painter.drawLine(QPointF(low, y), QPointF(high, y));
        painter.drawLine(QPointF(low, y - kEnd), QPointF(low, y + kEnd));
        painter.drawLine(QPointF(high, y - kEnd), QPointF(high, y + kEnd));
    }
}

void EffectChart::paintRow(QPainter& painter, const EffectRow& row, const Columns& columns,
                           int top) const {
    const QFontMetrics metrics = fontMetrics();
    const QColor ink = palette().color(QPalette::WindowText);
    const int bar = barHeight();
    const int bars = bar * (row.theirs ? 2 : 1);
    const int label = labelHeight(row, columns);
    const int height = columns.labelAbove ? bars : std::max(label, bars);
    painter.setPen(ink);
    painter.drawText(QRect(0, top, columns.label, columns.labelAbove ? label : height),
                     Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter, row.label);
    top += columns.labelAbove ? label : 0;
    const int first = top + (height - bars) / 2;
    const double left = columns.labelAbove ? 0 : columns.label + kGap;
    const QRectF place(left, first, columns.bars, bar - 1);
    paintValue(painter, row, row.ours, place, 0);
    const double value = left + columns.bars + kGap;
    painter.setPen(ink);
    painter.drawText(QRectF(value, first, columns.value, bar), Qt::AlignRight | Qt::AlignVCenter,
                     row.ours.text);
    if (row.theirs) {
        paintValue(painter, row, *row.theirs, place.translated(0, bar), 1);
        painter.setPen(ink);
        painter.drawText(QRectF(value, first + bar, columns.value, bar),
                         Qt::AlignRight | Qt::AlignVCenter, row.theirs->text);
        painter.setFont(row.certain ? boldOf(font()) : font());
        painter.drawText(QRectF(value + columns.value, top, columns.difference, height),
                         Qt::AlignRight | Qt::AlignVCenter, row.difference);
        painter.setFont(font());
    }
    if (row.least < 0) { // where zero is
        const double zero = left - columns.bars * row.least / (row.most - row.least);
        painter.setPen(ink);
        painter.drawLine(QPointF(zero, first - 1), QPointF(zero, first + bars));
    }
}

void EffectChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Columns places = columns(width());
    int top = 1;
    for (const EffectRow& row : m_rows) {
        paintRow(painter, row, places, top);
        top += rowHeight(row, places);
    }
    paintFocus(painter);
}

} // namespace settebello
