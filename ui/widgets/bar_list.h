// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QString>
#include <QWidget>

class QVBoxLayout;

namespace settebello {

class BarButton;

/// A number of a BarList.
struct BarRow {
    QString label;
    double value = 0;
    QString text;      ///< the number as text, at the end of the row
    bool leads = true; ///< a click on it leads somewhere
};

/// A number to compare those of a BarList with.
struct BarMark {
    double value = 0;
    QString name;
    QString text = {}; ///< name and number as text, for screen readers
};

/// Numbers as bars, a button each: a click, or Enter with the focus on it, asks for what is behind
/// the number. Negative ones, which are hatched too, lie to the left of a line in the middle.
class BarList : public QWidget {
    Q_OBJECT

public:
    explicit BarList(QWidget* parent = nullptr);

    /// @param marks lines across all bars, with their names above as far as there is room for them;
    /// the least first.
    void setRows(const QList<BarRow>& rows, const QList<BarMark>& marks = {});
    const QList<BarRow>& rows() const { return m_rows; }
    const QList<BarMark>& marks() const { return m_marks; }
    /// @pre 0 ≤ row < rows().size()
    QWidget* button(int row) const;

signals:
    void asked(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    friend class BarButton;
    /// How a row of some width is laid out, in pixels.
    struct Measure {
        int label = 0;          ///< width of the labels
        QRectF bars;            ///< where bars begin and end, from left to right
        bool textBelow = false; ///< the texts are under the bars for lack of room beside them
    };
    Measure measure(int width) const;
    /// Where a number's bar ends.
    double xOf(double value, const Measure& measure) const;
    bool isSigned() const;

    QList<BarRow> m_rows;
    QList<BarMark> m_marks;
    double m_scale = 1; ///< the number of the longest bar there is room for
    QList<BarButton*> m_buttons;
    QVBoxLayout* m_column;
};

} // namespace settebello
