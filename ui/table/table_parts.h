// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/table_input.h"
#include "table/motion/director.h"
#include "table/painting/table_painter.h"
#include "table/panels/table_panels.h"

namespace settebello {

/// What a table consists of. TableView and MatchPresenter share them.
struct TableParts {
    TableParts(GameController& matchController, CardPictures& cardPictures, QWidget* table)
        : controller(matchController)
        , pictures(cardPictures)
        , painter(cardPictures, director)
        , input(director)
        , panels(matchController, director, table) {}

    GameController& controller;
    const CardPictures& pictures;
    Director director;
    TablePainter painter;
    TableInput input;
    TablePanels panels;
};

} // namespace settebello
