// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/pose.h"

#include <QString>

#include <optional>
#include <vector>

namespace settebello {

/// One card's way from wherever it is when the stage begins.
struct Track {
    Card card;
    Pose to;
    int delay = 0;    ///< ms after the stage's beginning
    int duration = 0; ///< ms
    qreal hop = 0;    ///< how high it rises on the way, in card heights
};

/// What is seen beside the cards while a stage runs.
struct Effect {
    enum class Kind {
        None,
        Words, ///< over the table
        Broom, ///< a stroke of light across the table, with the words
        Rows,  ///< a heading and words beside rows of cards laid out
        Point, ///< a token flies to a side's plate
    };
    struct Row {
        QString name;
        QString value;
        bool wins = false;
    };
    Kind kind = Kind::None;
    QString words;
    std::vector<Row> rows;
    int side = -1;      ///< Point: whose plate
    int fromRow = 0;    ///< Point: beside which row it starts
    int value = 0;      ///< Point: how many
    qreal progress = 0; ///< 0 … 1, while it runs
};

/// A part of a motion: cards move side by side, an effect runs over it.
struct Stage {
    std::vector<Track> tracks;
    int duration = 0; ///< ms at speed 1; at least as long as the tracks
    Effect effect;
    /// At its end a side's plate shows these match points.
    struct Score {
        int side = 0;
        int score = 0;
    };
    std::optional<Score> score;
};

using Stages = std::vector<Stage>;

} // namespace settebello
