// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace settebello {

/// A bar of the first (0) or the second (1) of two numbers, which is hatched.
void paintChartBar(QPainter& painter, const QRectF& bar, std::size_t which,
                   const QPalette& palette);

/// A chart whose height depends on its width.
class Chart : public QWidget {
    Q_OBJECT

public:
    bool hasHeightForWidth() const override { return true; }
    QSize sizeHint() const override;

protected:
    /// @param letters its best width, in letters.
    Chart(int letters, QSizePolicy::Policy vertical, QWidget* parent);

    /// After other data: @param description what screen readers say of them.
    void changed(const QString& description);
    int wrappedHeight(int width, const QString& text) const;
    /// If it has the focus.
    void paintFocus(QPainter& painter);

    void changeEvent(QEvent* event) override;

private:
    int m_letters;
};

} // namespace settebello
