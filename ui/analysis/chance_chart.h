// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "widgets/chart.h"

#include <QList>
#include <QString>

namespace settebello {

/// The data of a ChanceChart.
struct ChanceChartData {
    struct Point {
        double chance = 0; ///< 0 … 1
        Moment::Kind kind = Moment::Kind::Dealt;
        Mark mark = Mark::None; ///< None also for marks that are not shown
        QString text;           ///< of a mark: for a tool tip and for screen readers
    };
    /// A round that has begun.
    struct Round {
        int first = 0; ///< its first point
        double own = 0;
        double others = 0;
        QString text; ///< for screen readers
    };
    QList<Point> points;
    QList<Round> rounds;
    int all = 0; ///< how many points there will be
    QString title;
    QString losses; ///< the title of the bars
    QString own;    ///< the legend of the bars
    QString others;
};

/// The chance to win over a match as a line, with marks for decisions and ticks for cards that were
/// dealt, and under it a bar for what each side lost in each round. Left and right go from mark to
/// mark, Enter or a click asks for what happened there.
class ChanceChart : public Chart {
    Q_OBJECT

public:
    explicit ChanceChart(QWidget* parent = nullptr);

    void setData(const ChanceChartData& data);
    const ChanceChartData& data() const { return m_data; }
    /// Shows a mark as selected. @param point of the mark, or −1
    void select(int point);
    int selected() const { return m_selected; }
    /// Where a point is drawn.
    QPointF placeOf(int point) const;

    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;

signals:
    /// A key has selected a mark. @param point of it
    void selectedByKey(int point);
    void asked(int point);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    double line() const { return fontMetrics().height(); }
    QRectF plot() const;
    QRectF bars() const;
    double xOf(int point) const;
    int pointAt(const QPointF& place) const;
    int markFrom(int point, int step) const;
    void paintAxes(QPainter& painter) const;
    void paintCourse(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintLosses(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    ChanceChartData m_data;
    int m_selected = -1;
};

} // namespace settebello
