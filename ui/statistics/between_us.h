// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_setup.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace settebello {

struct Record;

/// A match that people have played against one another.
struct SharedMatch {
    MatchSetup setup;
    int winner = 0; ///< a side, which may be one without people

    /// Nothing if the match is not over, or if all its people were on one side.
    static std::optional<SharedMatch> of(const Record& record);
};

/// What became of all such matches, person by person. People are told apart by their names, in
/// whatever case; two of one name in a match are told apart by a number.
struct BetweenUs {
    struct Person {
        QString name; ///< as written in the latest match
        int matches = 0;
        int won = 0;
    };
    /// Two people, and the matches that one of them has won as the other's opponent.
    struct Pair {
        QString first; ///< who has won more of them, or the one who is further ahead among all
        QString second;
        int firstWon = 0;
        int secondWon = 0;
    };

    QList<Person> people; ///< whoever has won the largest share of their matches first
    QList<Pair> pairs;    ///< in the order of the people

    /// In the language in use. @param matches the latest first.
    static BetweenUs of(const QList<SharedMatch>& matches);
    /// Those with the largest share.
    QStringList leaders() const;
};

} // namespace settebello
