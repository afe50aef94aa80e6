// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"

#include <QAbstractSlider>
#include <QList>
#include <QString>

namespace settebello {

/// The data of a ChanceChart.
struct ChanceChartData {
    struct Point {
        int position = 0;  ///< in the match; cards are dealt before the decision there
        double chance = 0; ///< 0 … 1
        Moment::Kind kind = Moment::Kind::Dealt;
        Mark mark = Mark::None; ///< None also for marks that are not shown
        QString text;           ///< for a tool tip
    };
    struct Round {
        int first = 0; ///< its first position
        QString text;  ///< for screen readers
    };
    QList<Point> points; ///< empty: only the place in the match is shown
    QList<Round> rounds;
    QString title;
};

/// The course of a match, and the handle that says where in it the table is: the chance to win as
/// a line, with signs for marked decisions and ticks for cards that were dealt. A slider for
/// keyboard, mouse and screen reader; a click on a mark goes to its position.
class ChanceChart : public QAbstractSlider {
    Q_OBJECT

public:
    explicit ChanceChart(QWidget* parent = nullptr);

    void setData(const ChanceChartData& data);
    const ChanceChartData& data() const { return m_data; }
    /// The next marked position in a direction; −1 if there is none.
    int markFrom(int position, int step) const;
    /// Where a point is drawn.
    QPointF placeOf(int point) const { return placeOf(point, plot()); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    double line() const { return fontMetrics().height(); }
    bool hasCourse() const { return !m_data.points.isEmpty(); }
    int heightOf(double plotLines) const;
    QRectF plot() const;
    double xOf(int position, const QRectF& plot) const;
    QPointF placeOf(int point, const QRectF& plot) const;
    bool isOnMark(int point, const QPointF& place, const QRectF& plot) const;
    int pointAt(const QPointF& place) const;
    void seek(const QPointF& place, bool snaps);
    void paintAxes(QPainter& painter, const QRectF& plot) const;
    void paintCourse(QPainter& painter, const QRectF& plot) const;
    void paintHandle(QPainter& painter, const QRectF& plot) const;
    void paintMarks(QPainter& painter, const QRectF& plot) const;

    ChanceChartData m_data;
};

} // namespace settebello
