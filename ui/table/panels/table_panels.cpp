// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/table_panels.h"

#include "game/match_source.h"
#include "game/match_text.h"
#include "table/motion/director.h"
#include "table/panels/move_list.h"
#include "table/panels/pause_overlay.h"
#include "table/panels/table_prompt.h"
#include "table/panels/tool_button.h"
#include "text/table_text.h"

#include <algorithm>

namespace settebello {

TablePanels::TablePanels(MatchSource& source, Director& director, QWidget* table)
    : questions(source, director, table)
    , hints(source, director, table)
    , handOver(source, director, table)
    , refusal(director, table)
    , speech(director, table)
    , status(source, table)
    , replay(new ToolButton(ToolButton::Tool::LastMove, table))
    , takeBack(new ToolButton(ToolButton::Tool::TakeBack, table))
    , moves(new MoveList(source, director, table))
    , pause(new PauseOverlay(table))
    , m_source(source)
    , m_director(director)
    , m_table(table) {
    takeBack->setObjectName(QStringLiteral("takeBack"));
    QObject::connect(&director, &Director::rested, replay, [this, &director] {
        replay->setVisible(director.canReplay());
        updateTakeBack();
    });
    QObject::connect(&director, &Director::begun, takeBack, [this] { updateTakeBack(); });
    QObject::connect(&source, &MatchSource::progressed, takeBack, [this] { updateTakeBack(); });
    QObject::connect(takeBack, &QToolButton::clicked, &handOver, &HandOver::takeBack);
}

void TablePanels::setTheme(const TableTheme& theme) {
    moves->setTheme(theme);
    pause->setTheme(theme);
    questions.setTheme(theme);
    hints.setTheme(theme);
    handOver.setTheme(theme);
    refusal.setTheme(theme);
    speech.setTheme(theme);
    replay->setTheme(theme);
    takeBack->setTheme(theme);
}

int TablePanels::requiredHeight() const {
    int height = 0;
    for (const TablePrompt* prompt : m_table->findChildren<TablePrompt*>()) {
        height = std::max(height, prompt->requiredHeight());
    }
    return height;
}

qreal TablePanels::toolWord() const {
    qreal widest = 0;
    for (const ToolButton* tool : m_table->findChildren<ToolButton*>()) {
        widest = std::max(widest, tool->wordWidth());
    }
    return widest;
}

QRegion TablePanels::covered() const {
    QRegion covered;
    if (moves->isOpen()) {
        covered |= moves->geometry();
    }
    for (const TablePrompt* prompt : m_table->findChildren<TablePrompt*>()) {
        if (prompt->asking()) {
            covered |= prompt->geometry();
        }
    }
    return covered;
}

void TablePanels::placeTools() {
    const QRegion prompts = covered();
    const QList<ToolButton*> tools = m_table->findChildren<ToolButton*>();
    bool withWords = true;
    for (ToolButton* tool : tools) {
        tool->place(m_director.layout(), true);
        withWords = withWords && !prompts.intersects(tool->geometry());
    }
    for (ToolButton* tool : tools) {
        tool->place(m_director.layout(), withWords);
        if (prompts.intersects(tool->geometry())) {
            tool->setMask(QRegion(tool->width(), 0, 1, 1)); // beside it
        } else {
            tool->clearMask();
        }
    }
}

void TablePanels::place(const TableLayout& layout) {
    questions.place();
    hints.place();
    handOver.place();
    refusal.place();
    speech.place();
    moves->place(layout);
    pause->place(layout.textHeight());
    placeTools();
}

void TablePanels::retranslate() {
    questions.retranslate();
    hints.retranslate();
    handOver.retranslate();
    refusal.retranslate();
    speech.retranslate();
    moves->retranslate();
    pause->retranslate();
    updateTakeBack(); // the name of a player without one
    replay->retranslate();
    takeBack->retranslate();
    status.retranslate();
}

/// Only while the person is to play, as a play of the others would come in between; but friends can
/// be asked at once.
void TablePanels::updateTakeBack() {
    const MatchSource::Abilities can = m_source.abilities();
    takeBack->setPlayer(nameAmongSeveral(m_source.setup(), can.takeBack));
    takeBack->setVisible(m_takeBackAllowed && (m_source.question() || can.asksToTakeBack) &&
                         !handOver.waiting() && can.takeBack && !m_director.moving());
}

void TablePanels::setTakeBackAllowed(bool allowed) {
    m_takeBackAllowed = allowed;
    updateTakeBack();
}

void TablePanels::clear() {
    questions.update();
    hints.update();
    updateTakeBack();
    for (TablePrompt* prompt : m_table->findChildren<TablePrompt*>()) {
        prompt->dismiss();
    }
    replay->hide();
}

void TablePanels::setPaused(bool paused) {
    if (paused) {
        moves->setOpen(false); // a veil hides everything
        handOver.setPaused(true);
        pause->open();
        status.announce(pause->text());
    } else {
        pause->close();
        status.announce(TableText::resumed());
        handOver.setPaused(false);
    }
}

} // namespace settebello
