// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace settebello {

class TableLayout;
struct TableTheme;

/// The button on the table that shows the last move again. Hidden at first.
class ReplayButton : public QToolButton {
    Q_OBJECT

public:
    explicit ReplayButton(QWidget* table);

    void setTheme(const TableTheme& theme);
    /// After the layout has changed.
    void place(const TableLayout& layout);
    void retranslate();
};

} // namespace settebello
