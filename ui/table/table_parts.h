// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/face_reactions.h"
#include "table/input/table_input.h"
#include "table/motion/director.h"
#include "table/painting/table_painter.h"
#include "table/panels/table_panels.h"
#include "table/table_comments.h"

namespace settebello {

/// What a table consists of. TableView and MatchPresenter share them.
struct TableParts {
    TableParts(MatchSource& matchSource, CardPictures& cardPictures, QWidget* table)
        : source(matchSource)
        , pictures(cardPictures)
        , painter(cardPictures, director)
        , input(director)
        , panels(matchSource, director, table)
        , reactions(director, painter, table)
        , comments(director, panels.status, table) {}

    MatchSource& source;
    const CardPictures& pictures;
    Director director;
    TablePainter painter;
    TableInput input;
    TablePanels panels;
    FaceReactions reactions;
    TableComments comments;
};

} // namespace settebello
