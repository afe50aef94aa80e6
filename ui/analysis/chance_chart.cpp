// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/chance_chart.h"

#include "analysis/analysis_text.h"
#include "analysis/mark_sign.h"
#include "widgets/label_role.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace settebello {

namespace {

// In lines of text.
constexpr double kPlotLines = 9;
constexpr double kBarLines = 2.5;
constexpr double kOtherLines = 6; ///< numbers of rounds, legend, and what is between
constexpr double kSign = 0.7;
constexpr double kLeastWidth = 16;
constexpr int kMargin = 4;
constexpr int kPale = 70; ///< of 255: lines behind the course

} // namespace

ChanceChart::ChanceChart(QWidget* parent)
    : Chart(60, QSizePolicy::Fixed, parent) {
    setFocusPolicy(Qt::StrongFocus);
    setWidgetRole(this, QAccessible::Chart);
}

void ChanceChart::setData(const ChanceChartData& data) {
    m_data = data;
    if (m_selected >= m_data.points.size() ||
        (m_selected >= 0 && m_data.points[m_selected].mark == Mark::None)) {
        m_selected = -1;
    }
    QStringList sentences;
    for (const ChanceChartData::Round& round : m_data.rounds) {
        sentences += round.text;
    }
    setAccessibleName(m_data.title);
    changed(sentences.join(QLatin1Char(' ')));
}

void ChanceChart::select(int point) {
    m_selected = point;
    update();
}

int ChanceChart::heightForWidth(int width) const {
    const double titles = wrappedHeight(width, m_data.title) + wrappedHeight(width, m_data.losses);
    return qRound(titles + line() * (kPlotLines + kBarLines + kOtherLines)) + 2 * kMargin;
}

QSize ChanceChart::minimumSizeHint() const {
    return {qRound(line() * kLeastWidth), heightForWidth(qRound(line() * kLeastWidth))};
}

/// Where the course is drawn: under its title, right of its scale.
QRectF ChanceChart::plot() const {
    const double left = fontMetrics().horizontalAdvance(chanceText(1)) + 2 * kMargin;
    const double title = wrappedHeight(width(), m_data.title);
    return {left, kMargin + title + line(), std::max(1.0, width() - left - line()),
            line() * kPlotLines};
}

/// Where the bars of the rounds are drawn.
QRectF ChanceChart::bars() const {
    const QRectF course = plot();
    const double title = wrappedHeight(width(), m_data.losses);
    return {course.left(), course.bottom() + 1.5 * line() + title, course.width(),
            line() * kBarLines};
}

double ChanceChart::xOf(int point) const {
    const QRectF place = plot();
    return place.left() + place.width() * point / std::max(1, m_data.all - 1);
}

QPointF ChanceChart::placeOf(int point) const {
    const QRectF place = plot();
    return {xOf(point), place.bottom() - place.height() * m_data.points[point].chance};
}

/// The mark there, or else the point above or below.
int ChanceChart::pointAt(const QPointF& place) const {
    int found = -1;
    double nearest = std::numeric_limits<double>::max();
    for (int i = 0; i < m_data.points.size(); ++i) {
        const QPointF away = placeOf(i) - place;
        const bool hit =
            m_data.points[i].mark != Mark::None && std::hypot(away.x(), away.y()) < kSign * line();
        const double distance = hit ? std::hypot(away.x(), away.y()) - width() : std::abs(away.x());
        if (distance < nearest) {
            nearest = distance;
            found = i;
        }
    }
    return found;
}

/// The next mark in a direction, or −1.
int ChanceChart::markFrom(int point, int step) const {
    for (int i = point + step; i >= 0 && i < m_data.points.size(); i += step) {
        if (m_data.points[i].mark != Mark::None) {
            return i;
        }
    }
    return -1;
}

void ChanceChart::paintAxes(QPainter& painter) const {
    const QRectF place = plot();
    const QColor ink = palette().color(QPalette::WindowText);
    QColor pale = ink;
    pale.setAlpha(kPale);
    painter.setPen(ink);
    painter.drawText(QRectF(0, kMargin, width(), place.top() - kMargin),
                     Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, m_data.title);
    for (const double chance : {0.0, 0.5, 1.0}) {
        const double y = place.bottom() - place.height() * chance;
        painter.setPen(pale);
        painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y));
        painter.setPen(ink);
        painter.drawText(QRectF(0, y - line() / 2, place.left() - kMargin, line()),
                         Qt::AlignRight | Qt::AlignVCenter, chanceText(chance));
    }
    for (int i = 0; i < m_data.rounds.size(); ++i) {
        const double x = xOf(m_data.rounds[i].first);
        const bool isLast = i + 1 == m_data.rounds.size();
        const double end =
            isLast ? xOf(std::max(0, m_data.all - 1)) : xOf(m_data.rounds[i + 1].first);
        painter.setPen(QPen(pale, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, place.top()), QPointF(x, bars().bottom()));
        painter.setPen(ink);
        const QString number = QString::number(i + 1);
        if (end - x > fontMetrics().horizontalAdvance(number) || isLast) {
            painter.drawText(QRectF(x, bars().bottom(), std::max(end - x, line()), line()),
                             (isLast ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter,
                             number);
        }
    }
}

void ChanceChart::paintCourse(QPainter& painter) const {
    const QRectF place = plot();
    const QColor ink = palette().color(QPalette::WindowText);
    QPolygonF course;
    for (int i = 0; i < m_data.points.size(); ++i) {
        course += placeOf(i);
        if (m_data.points[i].kind == Moment::Kind::Dealt) { // a tick
            painter.setPen(QPen(ink, 1));
            painter.drawLine(QPointF(xOf(i), place.bottom()),
                             QPointF(xOf(i), place.bottom() + line() * 0.4));
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawPolyline(course);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void ChanceChart::paintMarks(QPainter& painter) const {
    const double size = kSign * line();
    for (int i = 0; i < m_data.points.size(); ++i) {
        paintMarkSign(painter, placeOf(i), size, m_data.points[i].mark, palette());
    }
    if (m_selected >= 0) { // over the others
        const QPointF place = placeOf(m_selected);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
        painter.drawEllipse(place, size, size);
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintMarkSign(painter, place, size, m_data.points[m_selected].mark, palette());
    }
}

void ChanceChart::paintLosses(QPainter& painter) const {
    const QRectF place = bars();
    double most = 1;
    for (const ChanceChartData::Round& round : m_data.rounds) {
        most = std::max({most, round.own, round.others});
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(0, plot().bottom() + line() / 2, width(), place.top()),
                     Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, m_data.losses);
    painter.drawLine(place.bottomLeft(), place.bottomRight());
    const double spare = 0.6 * line(); // over the bars
    for (int i = 0; i < m_data.rounds.size(); ++i) {
        const ChanceChartData::Round& round = m_data.rounds[i];
        const int next = i + 1 < m_data.rounds.size() ? m_data.rounds[i + 1].first : m_data.all - 1;
        const double width = std::clamp((xOf(next) - xOf(round.first)) / 2 - 2, 2.0, line());
        const double unit = (place.height() - spare) / most;
        double x = xOf(round.first) + 2;
        for (std::size_t which = 0; which < 2; ++which) {
            const double height = unit * (which == 0 ? round.own : round.others);
            paintChartBar(painter, {x, place.bottom() - height, width, height}, which, palette());
            x += width;
        }
    }
}

/// Under the numbers of the rounds: whose bars are whose, and what the signs mean.
void ChanceChart::paintLegend(QPainter& painter) const {
    const QColor ink = palette().color(QPalette::WindowText);
    const double box = 0.7 * line();
    const auto text = [&](double& x, double y, const QString& words) {
        painter.setPen(ink);
        painter.drawText(QPointF(x, y + fontMetrics().ascent()), words);
        x += fontMetrics().horizontalAdvance(words) + line();
    };
    double x = kMargin;
    double y = bars().bottom() + 1.2 * line();
    for (std::size_t which = 0; which < 2; ++which) {
        paintChartBar(painter, {x, y + 0.15 * line(), box, box}, which, palette());
        x += box + kMargin;
        text(x, y,
             fontMetrics().elidedText(which == 0 ? m_data.own : m_data.others, Qt::ElideRight,
                                      width() / 2 - qRound(2 * line())));
    }
    x = kMargin;
    y += line();
    for (const Mark mark : {Mark::Doubtful, Mark::Bad, Mark::VeryBad}) {
        paintMarkSign(painter, {x + box / 2, y + line() / 2}, box, mark, palette());
        x += box + kMargin;
        text(x, y, markName(mark));
    }
}

void ChanceChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintAxes(painter);
    paintLosses(painter);
    paintCourse(painter);
    paintMarks(painter);
    paintLegend(painter);
    paintFocus(painter);
}

void ChanceChart::keyPressEvent(QKeyEvent* event) {
    int found = -1;
    switch (event->key()) {
    case Qt::Key_Left:
        found = markFrom(m_selected < 0 ? static_cast<int>(m_data.points.size()) : m_selected, -1);
        break;
    case Qt::Key_Right:
        found = markFrom(m_selected, 1);
        break;
    case Qt::Key_Home:
        found = markFrom(-1, 1);
        break;
    case Qt::Key_End:
        found = markFrom(static_cast<int>(m_data.points.size()), -1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_selected >= 0) {
            emit asked(m_selected);
        }
        return;
    default:
        Chart::keyPressEvent(event);
        return;
    }
    if (found >= 0) {
        select(found);
        emit selectedByKey(found);
    }
}

void ChanceChart::mouseReleaseEvent(QMouseEvent* event) {
    const int point = pointAt(event->position());
    const double below = plot().bottom() + line() / 2;
    if (event->button() == Qt::LeftButton && point >= 0 && event->position().y() < below) {
        emit asked(point);
    }
}

bool ChanceChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int point = pointAt(help->pos());
        const bool inPlot = plot().adjusted(-line(), -line(), line(), 0).contains(help->pos());
        QToolTip::showText(help->globalPos(),
                           inPlot && point >= 0 ? m_data.points[point].text : QString(), this);
        return true;
    }
    return Chart::event(event);
}

} // namespace settebello
