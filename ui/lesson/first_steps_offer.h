// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace settebello {

/// Offers the first steps to a new player, in the middle of the empty table. Not modal.
class FirstStepsOffer : public QFrame {
    Q_OBJECT

public:
    /// @param table where it is centred; its parent.
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
    QBoxLayout* m_buttons; ///< under one another where there is little room
    TableTheme m_theme;
};

} // namespace settebello
