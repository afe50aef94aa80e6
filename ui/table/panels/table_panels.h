// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/panels/hand_over.h"
#include "table/panels/status_line.h"
#include "table/panels/table_hints.h"
#include "table/panels/table_questions.h"
#include "table/panels/table_refusal.h"

namespace settebello {

class MoveList;
class PauseOverlay;
class ReplayButton;
class TableLayout;

/// Everything that lies on the table as a widget of its own, over what is painted.
struct TablePanels {
    /// @param table the widget that they lie on; the parent of all widgets.
    TablePanels(GameController& controller, Director& director, QWidget* table);

    void setTheme(const TableTheme& theme);
    /// The height that the highest question needs between table and hand; 0 if none is asked.
    int requiredHeight() const;
    /// After the layout has changed.
    void place(const TableLayout& layout);
    void retranslate();
    /// Covers the table while the match is paused.
    void setPaused(bool paused);

    TableQuestions questions;
    TableHints hints;
    HandOver handOver;
    TableRefusal refusal;
    StatusLine status;
    ReplayButton* replay;
    MoveList* moves;
    PauseOverlay* pause;

private:
    QWidget* m_table;
};

} // namespace settebello
