// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <optional>

namespace settebello {

/// A chance to win as an upright bar with its number.
class ChanceBar : public QWidget {
    Q_OBJECT

public:
    explicit ChanceBar(QWidget* parent = nullptr);

    /// @param name whose chance, as a title. @param chance nothing if it is not known.
    void setChance(const QString& name, std::optional<double> chance);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<double> m_chance;
};

} // namespace settebello
