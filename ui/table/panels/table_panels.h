// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/panels/hand_over.h"
#include "table/panels/status_line.h"
#include "table/panels/table_hints.h"
#include "table/panels/table_questions.h"
#include "table/panels/table_refusal.h"
#include "table/panels/table_speech.h"

#include <QRegion>

namespace settebello {

class MatchSource;
class MoveList;
class PauseOverlay;
class TableLayout;
class ToolButton;

/// Everything that lies on the table as a widget of its own, over what is painted.
struct TablePanels {
    /// @param table the widget that they lie on; the parent of all widgets.
    TablePanels(MatchSource& source, Director& director, QWidget* table);

    void setTheme(const TableTheme& theme);
    /// The height that the highest question needs between table and hand; 0 if none is asked.
    int requiredHeight() const;
    /// The width of the longest word on a tool, in heights of its text.
    qreal toolWord() const;
    /// What questions and the list of moves cover of the table.
    QRegion covered() const;
    /// Places the tools: with their words, or with their signs alone where a prompt needs that
    /// room. Lets nothing be seen of those that it covers still.
    void placeTools();
    /// Whether somebody is asked, where others look on, what cannot be answered yet.
    bool locked() const { return handOver.locked() || questions.locked(); }
    /// After the layout has changed.
    void place(const TableLayout& layout);
    void retranslate();
    /// What is asked for, moving or allowed has changed.
    void updateTakeBack();
    void setTakeBackAllowed(bool allowed);
    /// Takes away what is asked, said and offered, once the match has been put away.
    void clear();
    /// Covers the table while the match is paused.
    void setPaused(bool paused);

    TableQuestions questions;
    TableHints hints;
    HandOver handOver;
    TableRefusal refusal;
    TableSpeech speech;
    StatusLine status;
    ToolButton* replay;
    ToolButton* takeBack;
    MoveList* moves;
    PauseOverlay* pause;

private:
    MatchSource& m_source;
    Director& m_director;
    QWidget* m_table;
    bool m_takeBackAllowed = false;
};

} // namespace settebello
