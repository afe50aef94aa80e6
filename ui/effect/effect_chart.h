// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "effect/effect_text.h"
#include "widgets/chart.h"

#include <array>

namespace settebello {

/// Figures of two rule sets as bars under one another, with their intervals as fine lines, and the
/// difference at the end of the row; or of one rule set. Colour alone carries no meaning.
class EffectChart : public Chart {
    Q_OBJECT

public:
    explicit EffectChart(QWidget* parent = nullptr);

    /// @param names of the two rule sets, for the legend and for screen readers.
    void setRows(const QList<EffectRow>& rows, const std::array<QString, 2>& names);

    /// From this width on, labels are beside the bars and not above them.
    int widthForLabels() const;

    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The columns, in pixels.
    struct Columns {
        bool labelAbove = false; ///< for lack of room beside the bars
        int label = 0;
        int bars = 0;
        int value = 0;
        int difference = 0;
    };
    Columns columns(int width) const;
    int longestLabelWord() const;
    bool comparing() const;
    int barHeight() const;
    int labelHeight(const EffectRow& row, const Columns& columns) const;
    int rowHeight(const EffectRow& row, const Columns& columns) const;
    int widest(QString EffectRow::*text) const;
    void paintRow(QPainter& painter, const EffectRow& row, const Columns& columns, int top) const;
    void paintValue(QPainter& painter, const EffectRow& row, const EffectValue& value,
                    const QRectF& place, std::size_t which) const;
    QString spoken(const EffectRow& row) const;

    QList<EffectRow> m_rows;
    std::array<QString, 2> m_names;
};

} // namespace settebello
