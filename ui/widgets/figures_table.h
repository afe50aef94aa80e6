// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

namespace settebello {

/// A table of numbers, read only, as high as it must be: what it lies in scrolls, not the table.
/// The first column names the row and takes what width is left; long words above the columns are
/// broken into lines.
class FiguresTable : public QTableWidget {
    Q_OBJECT

public:
    explicit FiguresTable(QWidget* parent = nullptr);

    void fill(const QStringList& header, const QList<QStringList>& rows);
    /// The width that the columns need, with the first at its longest word.
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();
};

} // namespace settebello
