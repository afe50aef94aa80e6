// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scoring.h"
#include "table/motion/board.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <utility>
#include <vector>

namespace settebello {

/// One item of a round's score with all that decides it, in words.
struct ScoreItem {
    struct Side {
        CardSet cards;                              ///< laid out for this side
        QString value;                              ///< what they come to
        int points = 0;                             ///< that the side gets
        std::vector<std::pair<Card, QString>> tags; ///< what single cards count for
    };
    QString title;
    std::vector<Side> sides;
    bool marked = false; ///< the points were marked on the plates when they were made
    bool isLong = false; ///< takes longer to read
};

/// The items to be shown of a round, in the order of markingOrder(): those on which sides are
/// compared always, and of the others those that gave a point to anybody (rules.md §5); none that
/// was not counted any more.
/// @param board with the piles as they were scored. @param game the preset that the rules are based
/// on, for what the sweep is called
std::vector<ScoreItem> scoreItems(const RoundScored& scored, const Board& board,
                                  std::string_view game = {});

/// The item in a few sentences, for those who do not see it. @param names by side.
QString describeItem(const ScoreItem& item, const QStringList& names);

} // namespace settebello
