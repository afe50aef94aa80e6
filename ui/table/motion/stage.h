// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "table/motion/pose.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace settebello {

/// The movement of one card from where it is when the stage begins.
struct Track {
    Card card;
    Pose to;
    int delay = 0;    ///< ms after the stage's beginning
    int duration = 0; ///< ms
    qreal hop = 0;    ///< how high it rises on the way, in card heights
    /// Half way it passes here.
    std::optional<Pose> via = std::nullopt;
};

/// The pose on the track. @param from where the card was as the stage began. @param elapsed ms
/// since then. @param reduced the card fades out and in again instead of moving.
Pose poseOnTrack(const Track& track, const Pose& from, double elapsed, bool reduced);

/// What is seen beside the cards while a stage runs.
struct Effect {
    enum class Kind {
        None,
        Text,  ///< over the table
        Broom, ///< a stroke of light across the table, with the text
        Rows,  ///< a heading and texts beside rows of cards
        Point, ///< the same, and points fly to the sides' plates
    };
    struct Row {
        QString name;
        QString value;
        bool wins = false;
        /// What the row's cards count for, on each of them: all in their order, or none.
        std::vector<std::pair<Card, QString>> tags = {};
    };
    /// Points on their way.
    struct Token {
        int side = 0; ///< in whose row they start, and to whose plate they go
        int value = 0;
    };
    Kind kind = Kind::None;
    int number = 0; ///< another number is another effect
    QString text;
    std::vector<Row> rows;
    bool scoring = false;      ///< Rows: a round's score, with all the room that empty hands leave
    bool timed = false;        ///< Rows: a line shows how much of its time is left
    std::vector<Token> tokens; ///< Point
    bool rich = false;         ///< Broom: the settebello is in it
    CardSet marked = {};       ///< cards to look at
    bool still = false;        ///< nothing flies: reduced motion
    qreal progress = 0;        ///< 0 … 1, while it runs
    QString spoken = {};       ///< for screen readers, as the stage begins

    bool hasWords() const { return kind != Kind::None; }
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
    std::vector<Score> scores;
    /// Stages in a row with the same number, 0 or more, can be skipped by themselves.
    int item = -1;
};

using Stages = std::vector<Stage>;

} // namespace settebello
