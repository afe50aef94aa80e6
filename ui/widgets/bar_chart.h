// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/chart.h"

#include <QList>
#include <QString>

#include <array>

namespace settebello {

/// The data of a BarChart: two related numbers for each row.
struct BarChartData {
    struct Row {
        QString label;
        std::array<int, 2> values{}; ///< negative values have no bar; the text shows them
        QString text;                ///< the numbers as text, at the end of the row
    };
    enum class Form {
        Stacked, ///< the second number's bar continues the first
        Paired,  ///< one under the other
        Columns  ///< vertical: the first upwards from a line, the second downwards
    };
    Form form = Form::Stacked;
    std::array<QString, 2> legend; ///< the names of the two numbers
    QList<Row> rows;
};

/// Bars in the palette's colours. The second number's are hatched, so that colour alone carries no
/// meaning; every bar has its numbers beside it.
class BarChart : public Chart {
    Q_OBJECT

public:
    explicit BarChart(QWidget* parent = nullptr);

    void setData(const BarChartData& data);
    const BarChartData& data() const { return m_data; }

    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The layout of a chart of some width, in pixels.
    struct Measure {
        int label = 0;          ///< width of the labels
        int bars = 0;           ///< width of the longest bar
        bool textBelow = false; ///< the texts are under the bars for lack of room beside them
    };

    Measure measure(int width) const;
    int rowHeight(const BarChartData::Row& row, const Measure& measure) const;
    int barHeight() const;
    int legendHeight(int width) const;
    int largest() const;
    void paintLegend(QPainter& painter) const;
    void paintRows(QPainter& painter, int top) const;
    void paintColumns(QPainter& painter, int top) const;
    void paintColumn(QPainter& painter, const QRectF& place, const BarChartData::Row& row,
                     double line, double unit) const;

    BarChartData m_data;
};

} // namespace settebello
