// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/replay_button.h"

#include "table/layout/table_layout.h"
#include "table/panels/table_prompt.h"

#include <algorithm>

namespace settebello {

ReplayButton::ReplayButton(QWidget* table)
    : QToolButton(table) {
    setFocusPolicy(Qt::TabFocus);
    hide();
    retranslate();
}

void ReplayButton::setTheme(const TableTheme& theme) {
    setStyleSheet(TablePrompt::toolStyle(theme));
}

void ReplayButton::place(const TableLayout& layout) {
    QFont small = parentWidget()->font();
    small.setPixelSize(std::max(8, qRound(layout.textHeight())));
    setFont(small);
    setGeometry(layout.toolButton(0).toRect());
}

void ReplayButton::retranslate() {
    setText(QStringLiteral("↺"));
    setToolTip(tr("Show the last play again (R)"));
    setAccessibleName(tr("Show the last play again"));
}

} // namespace settebello
