// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/chance_chart.h"

#include "analysis/analysis_text.h"
#include "analysis/mark_sign.h"

#include <QHelpEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace settebello {

namespace {

// In lines of text.
constexpr double kTitleLines = 1.4; ///< with half of the scale's first number
constexpr double kPlotLines = 3.1;
constexpr double kMostPlot = 42; ///< pixels: a curve need not grow with its letters
constexpr double kLeastPlotLines = 1.6;
constexpr double kHandleLines = 1.1; ///< what the handle moves in
constexpr double kSign = 0.7;
constexpr double kHandle = 0.8;
constexpr double kLeastWidth = 16;
constexpr int kMargin = 4;
constexpr int kPageStep = 10;
constexpr int kPale = 70; ///< of 255: lines behind the course

} // namespace

ChanceChart::ChanceChart(QWidget* parent)
    : QAbstractSlider(parent) {
    setOrientation(Qt::Horizontal);
    setPageStep(kPageStep);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ChanceChart::setData(const ChanceChartData& data) {
    const bool hadCourse = hasCourse();
    m_data = data;
    QStringList sentences;
    if (hasCourse()) {
        sentences += m_data.title + QLatin1Char('.');
    }
    for (const ChanceChartData::Round& round : m_data.rounds) {
        sentences += round.text;
    }
    sentences.removeAll(QString());
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
    if (hasCourse() != hadCourse) {
        updateGeometry();
    }
    update();
}

int ChanceChart::markFrom(int position, int step) const {
    int found = -1;
    for (const ChanceChartData::Point& point : m_data.points) {
        if (point.mark == Mark::None) {
            continue;
        }
        if (step > 0 && point.position > position) {
            return point.position;
        }
        if (step < 0 && point.position < position) {
            found = point.position;
        }
    }
    return found;
}

/// With the title over the course, and the handle under it.
int ChanceChart::heightOf(double plotLines) const {
    const double plot = std::min(line() * plotLines, kMostPlot);
    const double course = hasCourse() ? line() * kTitleLines + plot + kMargin : 0;
    return qRound(course + line() * kHandleLines);
}

QSize ChanceChart::sizeHint() const {
    return {minimumSizeHint().width(), heightOf(kPlotLines)};
}

QSize ChanceChart::minimumSizeHint() const {
    return {qRound(line() * kLeastWidth), heightOf(kLeastPlotLines)};
}

/// Where the course is drawn: under its title, right of its scale, over the handle.
QRectF ChanceChart::plot() const {
    const double left = hasCourse() ? fontMetrics().horizontalAdvance(chanceText(1)) + 2 * kMargin
                                    : line() * kHandleLines / 2;
    const double top = hasCourse() ? line() * kTitleLines + kMargin / 2.0 : 0;
    const double bottom = height() - line() * kHandleLines - (hasCourse() ? kMargin : 0);
    return {left, top, std::max(1.0, width() - left - line() * kHandleLines / 2),
            std::max(0.0, bottom - top)};
}

double ChanceChart::xOf(int position, const QRectF& plot) const {
    return plot.left() + plot.width() * position / std::max(1, maximum());
}

QPointF ChanceChart::placeOf(int point, const QRectF& plot) const {
    const ChanceChartData::Point& at = m_data.points[point];
    return {xOf(at.position, plot), plot.bottom() - plot.height() * at.chance};
}

bool ChanceChart::isOnMark(int point, const QPointF& place, const QRectF& plot) const {
    return m_data.points[point].mark != Mark::None &&
           QLineF(placeOf(point, plot), place).length() < kSign * line();
}

/// The mark there, or else the point above or below; −1 if there is none.
int ChanceChart::pointAt(const QPointF& place) const {
    const QRectF plot = this->plot();
    int found = -1;
    double nearest = std::numeric_limits<double>::max();
    for (int i = 0; i < m_data.points.size(); ++i) {
        const QLineF away(placeOf(i, plot), place);
        const double distance =
            isOnMark(i, place, plot) ? away.length() - width() : std::abs(away.dx());
        if (distance < nearest) {
            nearest = distance;
            found = i;
        }
    }
    return found;
}

/// @param snaps to a mark that is hit.
void ChanceChart::seek(const QPointF& place, bool snaps) {
    const QRectF plot = this->plot();
    const int point = snaps ? pointAt(place) : -1;
    if (point >= 0 && isOnMark(point, place, plot)) {
        setValue(m_data.points[point].position);
        return;
    }
    const double share = std::clamp((place.x() - plot.left()) / plot.width(), 0.0, 1.0);
    setValue(qRound(share * maximum()));
}

void ChanceChart::paintAxes(QPainter& painter, const QRectF& plot) const {
    const QColor ink = palette().color(QPalette::WindowText);
    QColor pale = ink;
    pale.setAlpha(kPale);
    if (hasCourse()) {
        painter.setPen(ink);
        painter.drawText(QPointF(kMargin, fontMetrics().ascent()),
                         fontMetrics().elidedText(m_data.title, Qt::ElideRight, width() - kMargin));
        for (const double chance : {0.0, 0.5, 1.0}) {
            const double y = plot.bottom() - plot.height() * chance;
            painter.setPen(pale);
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
            painter.setPen(ink);
            if (plot.height() > 2 * line() || chance != 0.5) {
                painter.drawText(QRectF(0, y - line() / 2, plot.left() - kMargin, line()),
                                 Qt::AlignRight | Qt::AlignVCenter, chanceText(chance));
            }
        }
    }
    for (int i = 1; i < m_data.rounds.size(); ++i) {
        const double x = xOf(m_data.rounds[i].first, plot);
        painter.setPen(QPen(hasCourse() ? pale : ink, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, height()));
    }
}

void ChanceChart::paintCourse(QPainter& painter, const QRectF& plot) const {
    const QColor ink = palette().color(QPalette::WindowText);
    QPolygonF course;
    for (int i = 0; i < m_data.points.size(); ++i) {
        course += placeOf(i, plot);
        if (m_data.points[i].kind == Moment::Kind::Dealt) { // a tick
            painter.setPen(QPen(ink, 1));
            painter.drawLine(QPointF(course.last().x(), plot.bottom()),
                             QPointF(course.last().x(), plot.bottom() - line() * 0.4));
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawPolyline(course);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// A groove with a knob, and through the course a line over the same position.
void ChanceChart::paintHandle(QPainter& painter, const QRectF& plot) const {
    const double x = xOf(sliderPosition(), plot);
    const double y = height() - line() * kHandleLines / 2;
    const QColor ink = palette().color(QPalette::WindowText);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setPen(QPen(palette().color(QPalette::Highlight), 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(plot.left(), y), QPointF(x, y));
    painter.setPen(QPen(ink, 1.5));
    if (hasCourse()) {
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, y));
    }
    painter.setBrush(palette().color(isSliderDown() ? QPalette::Highlight : QPalette::Button));
    painter.drawEllipse(QPointF(x, y), line() * kHandle / 2, line() * kHandle / 2);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void ChanceChart::paintMarks(QPainter& painter, const QRectF& plot) const {
    const double size = kSign * line();
    for (int i = 0; i < m_data.points.size(); ++i) {
        const ChanceChartData::Point& point = m_data.points[i];
        if (point.mark != Mark::None && point.position == value()) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
            painter.drawEllipse(placeOf(i, plot), size, size);
            painter.setRenderHint(QPainter::Antialiasing, false);
        }
        paintMarkSign(painter, placeOf(i, plot), size, point.mark, palette());
    }
}

void ChanceChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRectF plot = this->plot();
    paintAxes(painter, plot);
    paintCourse(painter, plot);
    paintHandle(painter, plot);
    paintMarks(painter, plot);
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void ChanceChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        setSliderDown(true);
        seek(event->position(), true);
    }
}

void ChanceChart::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) {
        seek(event->position(), false);
    }
}

void ChanceChart::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
        update();
    }
}

bool ChanceChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int point = pointAt(help->pos());
        QToolTip::showText(help->globalPos(), point >= 0 ? m_data.points[point].text : QString(),
                           this);
        return true;
    }
    return QAbstractSlider::event(event);
}

void ChanceChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
    }
    QAbstractSlider::changeEvent(event);
}

} // namespace settebello
