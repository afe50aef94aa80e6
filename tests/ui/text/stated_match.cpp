// SPDX-License-Identifier: GPL-3.0-or-later
// What the summary and the rule book say about the match and its end, and what follows from it.
#include "rules/scoring.h"
#include "rules/scoring_items.h"
#include "text/scoring_text.h"
#include "ui/text/stated_plays.h"
#include "ui/text/stated_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {

namespace {

using Words = QStringList;
using S = StatedRules;
using A = StatedAdvice;

const StatedSentence kSentences[] = {
    {"Whoever has most points after a round wins, with at least (\\d+) points?; if the leaders are "
     "tied, another round is played",
     [](S& s, const Words& w) { s.target = w[1].toInt(); }},
    {"A match is a single round: whoever has most cards wins; if there is a tie for most, another "
     "round is played",
     [](S& s, const Words&) { s.target = 1; }},
    {"Once somebody has (\\d+) points? after a round, whoever has fewest points wins; if there is "
     "a tie for fewest, another round is played",
     [](S& s, const Words& w) {
         s.target = w[1].toInt();
         s.lowestWins = true;
     }},
    {"As soon as somebody has (\\d+) points?, even in the middle of a round, whoever has fewest "
     "points wins",
     [](S& s, const Words& w) {
         s.target = w[1].toInt();
         s.lowestWins = s.endsAtOnce = true;
     }},
    {"The first to have (\\d+) points? wins at once, even in the middle of a round",
     [](S& s, const Words& w) {
         s.target = w[1].toInt();
         s.endsAtOnce = true;
     }},
    {"More than (\\d+) are needed", [](S& s, const Words& w) { s.notEnough = w[1].toInt(); }},
    {"Sweeps( and declarations)? are marked as they are made",
     [](S& s, const Words& w) { s.marksDeclarations = w.size() > 1; }},
    {"Declarations are marked as they are made",
     [](S& s, const Words&) { s.marksDeclarations = true; }},
    {"After the round the other points are marked in this order: (.*)",
     [](S& s, const Words& w) { s.markedAfterRound = w[1]; }},
    {"On its turn a side may claim to have enough points already, and more than any other side: it "
     "wins at once if that is so, and loses if not",
     [](S& s, const Words&) { s.callingOut = true; }},
    {"The match counts double if nobody but the winner has (\\d+) points or more",
     [](S& s, const Words& w) { s.doubleBelow = w[1].toInt(); }},
};

const StatedPassage kPassages[] = {
    {"has (\\d+) points? or more after a round, the match is over and "
     "(?:the side with more|whoever has most) points has won",
     [](S& s, A&, const Words& w) { s.target = w[1].toInt(); }},
    {"^After the round the match is over, and whoever has most cards has won",
     [](S& s, A&, const Words&) { s.target = 1; }},
    {"^The first to have (\\d+) points? wins at once",
     [](S& s, A&, const Words& w) {
         s.target = w[1].toInt();
         s.endsAtOnce = true;
     }},
    {"^More than (\\d+) are needed", [](S& s, A&, const Words& w) { s.notEnough = w[1].toInt(); }},
    {"^A sweep( or a declaration)? is marked as soon as it is made",
     [](S& s, A&, const Words& w) { s.marksDeclarations = w.size() > 1; }},
    {"^A declaration is marked as soon as it is made",
     [](S& s, A&, const Words&) { s.marksDeclarations = true; }},
    {"the other points are marked one after another, in this order: (.*)\\.$",
     [](S& s, A&, const Words& w) { s.markedAfterRound = w[1]; }},
    {"you claim that you have the \\d+ points? already, more than anybody else",
     [](S& s, A&, const Words&) { s.callingOut = true; }},
    {"somebody has (\\d+) points? or more after a round, .* whoever has fewest points has won",
     [](S& s, A&, const Words& w) {
         s.target = w[1].toInt();
         s.lowestWins = true;
     }},
    {"^As soon as somebody has (\\d+) points?, .* whoever has fewest wins",
     [](S& s, A&, const Words& w) {
         s.target = w[1].toInt();
         s.lowestWins = s.endsAtOnce = true;
     }},
    {"counts double if nobody but the winner has (\\d) points or more",
     [](S& s, A&, const Words& w) { s.doubleBelow = w[1].toInt(); }},
};

/// What is marked after the round, in the order that the text states, until somebody has won.
BySide<int> markedInOrder(const StatedRules& stated, const RuleSet& rules, BySide<int> scores,
                          const PointsBySide& points) {
    for (const QString& name : stated.markedAfterRound.split(QStringLiteral("; "))) {
        const auto* const info =
            std::ranges::find_if(kScoringItems, [&](const ScoringItemInfo& each) {
                return scoringItemShortName(each.item, rules) == name;
            });
        if (info == kScoringItems.end()) {
            ADD_FAILURE() << "no item is called " << qPrintable(name);
            continue;
        }
        if (statedWinner(stated, scores, rules.sides()) >= 0) {
            break;
        }
        for (int side = 0; side < rules.sides(); ++side) {
            scores[side] += points[side][info->item];
        }
    }
    return scores;
}

} // namespace

std::span<const StatedSentence> matchSentences() {
    return kSentences;
}

std::span<const StatedPassage> matchPassages() {
    return kPassages;
}

BySide<int> statedScoresSoFar(const StatedRules& stated, const Round& round) {
    BySide<int> scores = round.scoresBefore();
    for (int side = 0; side < round.rules().sides(); ++side) {
        const Tally& tally = round.tallies()[static_cast<std::size_t>(side)];
        scores[side] += tally.sweeps + (stated.marksDeclarations ? tally.declarations : 0);
    }
    return scores;
}

BySide<int> statedScores(const StatedRules& stated, const RuleSet& rules, const Round& round) {
    const PointsBySide points = scoreRound(rules, round.tallies());
    if (stated.endsAtOnce) {
        return markedInOrder(stated, rules, statedScoresSoFar(stated, round), points);
    }
    BySide<int> scores = round.scoresBefore();
    for (int side = 0; side < rules.sides(); ++side) {
        scores[side] += points[side].total();
    }
    return scores;
}

int statedWinner(const StatedRules& stated, const BySide<int>& scores, int sides) {
    int most = scores[0];
    for (int side = 1; side < sides; ++side) {
        most = std::max(most, scores[side]);
    }
    const bool reached = most >= stated.target && most > stated.notEnough;
    for (int side = 0; reached && side < sides; ++side) {
        bool ahead = true;
        for (int other = 0; other < sides; ++other) {
            ahead = ahead && (other == side || (stated.lowestWins ? scores[side] < scores[other]
                                                                  : scores[side] > scores[other]));
        }
        if (ahead) {
            return side;
        }
    }
    return -1;
}

bool isStatedDouble(const StatedRules& stated, const BySide<int>& scores, int sides, int winner) {
    bool isDouble = stated.doubleBelow > 0;
    for (int side = 0; side < sides; ++side) {
        isDouble = isDouble && (side == winner || scores[side] < stated.doubleBelow);
    }
    return isDouble;
}

} // namespace settebello
