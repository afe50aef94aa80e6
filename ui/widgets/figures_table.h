// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

namespace settebello {

/// A read-only table of numbers as high as its rows: the page that contains it scrolls, not the
/// table. The first column names the row and takes the remaining width; long column titles are
/// wrapped. Where the columns do not fit, the text is smaller.
class FiguresTable : public QTableWidget {
    Q_OBJECT

public:
    explicit FiguresTable(QWidget* parent = nullptr);

    void fill(const QStringList& header, const QList<QStringList>& rows);
    /// The width that the columns need, the first one that of its longest word.
    QSize sizeHint() const override;
    /// The width that the columns need in small text.
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int columnsWidth() const;
    void fitText();
    void fitHeight();

    bool m_fitting = false; ///< changing the text, which may resize the table again
    int m_fullWidth = 0;    ///< that the columns need in the page's text size
};

} // namespace settebello
