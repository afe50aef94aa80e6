// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace settebello {

/// Asks somebody who opens the program for the first time, in the middle of the empty table,
/// whether to be shown the game. Stops nothing.
class FirstStepsOffer : public QFrame {
    Q_OBJECT

public:
    /// @param table on whose middle it lies; its parent.
    explicit FirstStepsOffer(QWidget* table);

    void setTheme(const TableTheme& theme);

signals:
    void stepsWanted();
    void matchWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void retranslate();
    void restyle();
    void place();

    QLabel* m_text;
    QPushButton* m_steps;
    QPushButton* m_match;
    TableTheme m_theme;
};

} // namespace settebello
