// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"
#include "game/match_text.h"
#include "table/input/table_accessible.h"
#include "table/input/table_guide.h"
#include "table/input/table_input.h"
#include "table/painting/table_painter.h"
#include "table/panels/hand_over.h"
#include "table/panels/move_list.h"
#include "table/panels/pause_overlay.h"
#include "table/panels/table_hints.h"
#include "table/panels/table_questions.h"
#include "table/panels/table_refusal.h"
#include "table/table_view.h"
#include "text/level_text.h"

#include <QTimer>
#include <QToolButton>

namespace settebello {

/// What a table consists of; shared by the two halves of its implementation.
class TableView::Private {
public:
    Private(GameController& matchController, CardPictures& cardPictures, TableView* view)
        : controller(matchController)
        , picture(cardPictures, director)
        , input(director)
        , questions(matchController, director, view)
        , hints(matchController, director, view)
        , handOver(matchController, director, view)
        , refusal(director, view)
        , announcer(new TableAnnouncer(view))
        , replay(new QToolButton(view))
        , moves(new MoveList(matchController, view))
        , pause(new PauseOverlay(view)) {}

    QStringList sideNames() const {
        QStringList all;
        for (int side = 0; side < controller.plan().rules.sides(); ++side) {
            all.append(sideName(controller.plan(), side));
        }
        return all;
    }
    std::vector<SeatLabel> seats() const {
        std::vector<SeatLabel> all;
        for (const SeatSetup& seat : controller.plan().seats) {
            const bool person = seat.level == GameController::kPerson;
            all.push_back({seat.name, person ? QString() : levelName(seat.level)});
        }
        return all;
    }
    QString nameOf(int seat) const {
        return controller.plan().seats[static_cast<std::size_t>(seat)].name;
    }

    GameController& controller;
    Director director;
    TablePainter picture;
    TableInput input;
    TableQuestions questions;
    TableHints hints;
    HandOver handOver;
    TableRefusal refusal;
    int spectator = -1;        ///< of a match that is watched: from whose seat
    bool open = false;         ///< and whether all hands are shown
    std::optional<Event> told; ///< what the line between table and hand says
    TableGuide* guide = nullptr;
    TableAnnouncer* announcer; ///< the view's child, as is the next
    QToolButton* replay;
    MoveList* moves;
    PauseOverlay* pause;
    int wheel = 0;     ///< turned since the last item was skipped, in eighths of a degree
    double speed = -1; ///< of motion as shown; none before the first display
    QTimer lineBack;   ///< runs while the line says something else for a moment
    QTimer changes;    ///< runs out when screen readers are to be told what has changed
    QTimer cloth;      ///< runs out when the window's size has settled
};

} // namespace settebello
