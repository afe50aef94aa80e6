// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/stated_plays.h"

#include "rules/legal_plays.h"
#include "ui/text/stated_items.h"

#include <algorithm>

namespace settebello {

namespace {

using Words = QStringList; // the captured groups, from 1 on
using S = StatedRules;
using A = StatedAdvice;

Leftovers takerCalled(const QString& words) {
    return words == "the dealer" ? Leftovers::Dealer : Leftovers::LastCapturer;
}

const StatedSentence kSentences[] = {
    {"If the first table cards add up to (15), the dealer takes them as a sweep; if to (30), as "
     "two",
     [](S& s, const Words& w) {
         s.oneSweep = w[1].toInt();
         s.twoSweeps = w[2].toInt();
     }},
    {"If the first table cards add up to (15), the dealer takes them as a sweep; if they make two "
     "groups of 15, as two",
     [](S& s, const Words& w) {
         s.oneSweep = w[1].toInt();
         s.twoSweeps = 2 * s.oneSweep;
         s.inGroups = true;
     }},
    {"If the seven of cups is among them, it counts there as whatever card the dealer likes",
     [](S& s, const Words&) { s.wildOnTable = true; }},
    {"An ace takes every card on the table, whatever they add up to, (and that is a sweep|but what "
     "it takes is never a sweep)",
     [](S& s, const Words& w) {
         s.aceTakesAll = true;
         s.aceSweeps = w[1].startsWith("and");
     }},
    {"If there is an ace on the table, an ace takes just that ace", [](S&, const Words&) {}},
    {"If there is an ace on the table, an ace takes just that ace, or cards that make 15 together "
     "with it",
     [](S& s, const Words&) { s.aceFifteen = true; }},
    {"What is left at the end goes to (the dealer|whoever captured last)",
     [](S& s, const Words& w) { s.leftovers = takerCalled(w[1]); }},
    {"An ace played to an empty table stays there", [](S&, const Words&) {}},
    {"As the first card of a round, an ace takes only an ace",
     [](S& s, const Words&) { s.firstAce = FirstAce::TakesAces; }},
    {"The first card of a round may not be an ace",
     [](S& s, const Words&) { s.firstAce = FirstAce::Forbidden; }},
    {"An ace played to an empty table goes to its player's pile",
     [](S& s, const Words&) { s.loneAceTakesItself = true; }},
};

const StatedPassage kPassages[] = {
    {"If the first table cards add up to (15), the dealer .* if they make two groups of 15 each",
     [](S& s, A&, const Words& w) {
         s.oneSweep = w[1].toInt();
         s.twoSweeps = 2 * s.oneSweep;
         s.inGroups = true;
     }},
    {"^On the first table the seven of cups counts as whatever card",
     [](S& s, A&, const Words&) { s.wildOnTable = true; }},
    {"If the first table cards add up to (15), the dealer .* a sweep; .* up to (30), two sweeps",
     [](S& s, A&, const Words& w) {
         s.oneSweep = w[1].toInt();
         s.twoSweeps = w[2].toInt();
     }},
    {"(The ace is not bound by sums|The ace is bound neither by sums nor by the limit of cards)\\. "
     "It takes every card on the table, (and that counts as|but that does not count as) a sweep",
     [](S& s, A&, const Words& w) {
         s.aceTakesAll = true;
         s.limitsAces = s.mostCards > 0 && !w[1].endsWith("limit of cards");
         s.aceSweeps = w[2].startsWith("and");
     }},
    {"still on the table then goes to (the dealer|whoever captured last)(?:; that is no sweep)?\\.",
     [](S& s, A&, const Words& w) { s.leftovers = takerCalled(w[1]); }},
    {"score, and sweeps do not", [](S& s, A&, const Words&) { s.usualPoints = false; }},
    {"it takes only another ace, never the whole table",
     [](S& s, A&, const Words&) { s.firstAce = FirstAce::TakesAces; }},
    {"first card of a round may not play an ace, unless there is nothing else",
     [](S& s, A&, const Words&) { s.firstAce = FirstAce::Forbidden; }},
    {"the ace takes itself", [](S& s, A&, const Words&) { s.loneAceTakesItself = true; }},
    {"Or else it takes cards that make 15 together with it",
     [](S& s, A&, const Words&) { s.aceFifteen = true; }},
};

int sumOf(CardSet cards) {
    int sum = 0;
    for (const Card card : cards) {
        sum += card.rank();
    }
    return sum;
}

/// Whether some of the cards add up to that sum, the seven of cups counting so much.
bool makesGroup(CardSet cards, int wildValue, int sum) {
    if (sum == 0 || cards.empty()) {
        return sum == 0;
    }
    const Card card = cards.first();
    const CardSet others = cards - CardSet{card};
    const int value = card == Card(Suit::Cups, kSeven) ? wildValue : card.rank();
    return makesGroup(others, wildValue, sum - value) || makesGroup(others, wildValue, sum);
}

/// Every capture of a card that is bound by sums, before the choice.
std::vector<CardSet> capturesBySum(const StatedRules& stated, Card card, CardSet table) {
    const std::vector<Card> cards(table.begin(), table.end());
    std::vector<CardSet> captures;
    for (unsigned chosen = 1; chosen < 1U << cards.size(); ++chosen) {
        CardSet captured;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((chosen >> i & 1U) != 0) {
                captured.insert(cards[i]);
            }
        }
        const int sum = sumOf(captured);
        const bool fits =
            (stated.toValue && sum == card.rank()) || (stated.toFifteen && sum + card.rank() == 15);
        if (fits && (stated.mostCards == 0 || captured.size() <= stated.mostCards)) {
            captures.push_back(captured);
        }
    }
    return captures;
}

std::vector<CardSet> capturesOfAce(const StatedRules& stated, Card ace, CardSet table) {
    if (table.empty()) {
        return stated.loneAceTakesItself ? std::vector{CardSet{ace}} : std::vector<CardSet>();
    }
    std::vector<CardSet> captures;
    for (const Card card : table& CardSet::ofRank(kAce)) {
        captures.push_back(CardSet{card});
    }
    if (captures.empty() && (!stated.limitsAces || table.size() <= stated.mostCards)) {
        captures.push_back(table);
    } else if (stated.aceFifteen) {
        for (const CardSet captured : capturesBySum(stated, ace, table)) {
            if (sumOf(captured) == 14) {
                captures.push_back(captured);
            }
        }
    }
    return captures;
}

/// The side with the strictly highest value gets a point.
template <typename Value>
void award(std::vector<int>& points, Value value) {
    for (std::size_t side = 0; side < points.size(); ++side) {
        bool most = true;
        for (std::size_t other = 0; other < points.size(); ++other) {
            most = most && (other == side || value(side) > value(other));
        }
        points[side] += most ? 1 : 0;
    }
}

/// −1 for a pile that cannot win.
int primieraOf(const StatedRules& stated, CardSet pile) {
    int total = 0;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        int best = 0;
        for (const Card card : pile& CardSet::ofSuit(static_cast<Suit>(suit))) {
            best = std::max(best, stated.halves[static_cast<std::size_t>(card.rank())]);
        }
        if (best == 0 && stated.fourSuits) {
            return -1;
        }
        total += best;
    }
    return total;
}

int ownPointsOf(const StatedRules& stated, const Tally& tally) {
    const bool twice =
        stated.items.contains("ponino") && tally.pile.containsAll(CardSet::ofRank(kHorse));
    const int usual =
        (twice ? 2 : 1) * tally.sweeps + (tally.pile.contains(Card(stated.suit, kSeven)) ? 1 : 0);
    return (stated.usualPoints ? usual : 0) + itemPoints(stated, tally.pile);
}

} // namespace

std::span<const StatedSentence> playSentences() {
    return kSentences;
}

std::span<const StatedPassage> playPassages() {
    return kPassages;
}

bool dealtAgain(const StatedRules& stated, CardSet table) {
    const auto atLeast = [&](int rank, int limit) {
        return limit > 0 && table.sizeOfRank(rank) >= limit;
    };
    bool again = atLeast(kKing, stated.kings) || atLeast(kAce, stated.aces);
    for (int rank = kAce; rank <= kKing; ++rank) {
        again = again || atLeast(rank, stated.equal);
    }
    return again;
}

int statedSweeps(const StatedRules& stated, CardSet table) {
    const Card wild(Suit::Cups, kSeven);
    const bool isWild = stated.wildOnTable && table.contains(wild);
    const int sum = sumOf(table);
    if (sum == 0 || dealtAgain(stated, table)) {
        return 0;
    }
    int sweeps = 0;
    for (int value = isWild ? kAce : kSeven; value <= (isWild ? kKing : kSeven); ++value) {
        const int counted = table.contains(wild) ? sum - kSeven + value : sum;
        const bool two = counted == stated.twoSweeps &&
                         (!stated.inGroups || makesGroup(table, value, stated.oneSweep));
        sweeps = std::max(sweeps, counted == stated.oneSweep ? 1 : two ? 2 : 0);
    }
    return sweeps;
}

std::vector<CardSet> statedPlays(const StatedRules& stated, Card card, CardSet table) {
    std::vector<CardSet> plays;
    if (stated.aceTakesAll && card.rank() == kAce) {
        plays = capturesOfAce(stated, card, table);
    } else {
        plays = capturesBySum(stated, card, table);
        int fewest = kCardCount;
        for (const CardSet captured : plays) {
            fewest = std::min(fewest, captured.size());
        }
        const bool fewestOnly = stated.choice == StatedRules::Choice::Fewest ||
                                (stated.choice == StatedRules::Choice::SingleFirst && fewest == 1);
        std::erase_if(plays,
                      [&](CardSet captured) { return fewestOnly && captured.size() > fewest; });
    }
    if (plays.empty() || !stated.compulsory) {
        plays.emplace_back();
    }
    std::sort(plays.begin(), plays.end(), [](CardSet a, CardSet b) { return a.bits() < b.bits(); });
    return plays;
}

bool isStatedSweep(const StatedRules& stated, Card card, CardSet captured, CardSet table,
                   bool last) {
    const bool byAce = stated.aceTakesAll && card.rank() == kAce;
    return !captured.empty() && captured == table && (!last || stated.lastCardSweeps) &&
           (!byAce || stated.aceSweeps) && stated.usualPoints && !stated.onlyCards;
}

bool isAdvised(const StatedAdvice& advice, const RuleSet& rules, const Play& play, CardSet table) {
    const bool ace = play.card.rank() == kAce;
    const bool king = play.card.rank() == kKing;
    const CardSet kings = table & CardSet::ofRank(kKing);
    const bool clears = play.isCapture() && play.captured == table && !table.empty();
    const bool sweeps = isSweep(rules, play, table, false);
    const bool tooMuch = advice.mostSwept > 0 && sumOf(table) > advice.mostSwept;
    const bool tooMany = advice.mostCardsSwept > 0 && table.size() > advice.mostCardsSwept;
    const CardSet takenKings = play.captured & kings;
    return !(clears && tooMuch && !(advice.aceClears && ace)) &&
           !(sweeps && tooMany && !(advice.aceSweepsMore && ace)) &&
           !(advice.kingsBlockRound && kings.size() >= 3 && (takenKings.size() > (king ? 1 : 0))) &&
           !(advice.kingsBlock && !takenKings.empty() && !king && !(advice.aceBreaksBlock && ace));
}

std::vector<int> statedPoints(const StatedRules& stated, const std::vector<Tally>& tallies) {
    std::vector<int> points;
    for (const Tally& tally : tallies) {
        points.push_back(stated.onlyCards ? 0 : ownPointsOf(stated, tally));
    }
    const auto pile = [&](std::size_t side) { return tallies[side].pile; };
    if (stated.usualPoints) {
        award(points, [&](std::size_t side) { return pile(side).size(); });
    }
    if (stated.onlyCards) {
        return points;
    }
    if (stated.usualPoints) {
        award(points,
              [&](std::size_t side) { return (pile(side) & CardSet::ofSuit(stated.suit)).size(); });
    }
    if (stated.prime == StatedRules::Prime::Sevens) {
        award(points, [&](std::size_t side) {
            return pile(side).sizeOfRank(kSeven) * kCardCount + pile(side).sizeOfRank(kSix);
        });
    } else if (stated.prime == StatedRules::Prime::Primiera) {
        award(points, [&](std::size_t side) { return primieraOf(stated, pile(side)); });
    }
    return points;
}

int statedDeclaration(const StatedRules::Declared& declared, CardSet cards) {
    if (cards.size() != 3) {
        return 0;
    }
    const auto pointsOf = [&](const std::vector<int>& ranks) {
        int total = 0;
        int most = 0;
        for (const int rank : ranks) {
            total += rank >= kJack ? 10 : rank;
            most = std::max(most, static_cast<int>(std::count(ranks.begin(), ranks.end(), rank)));
        }
        return most == 3   ? declared.alike
               : total > 9 ? 0
               : most == 2 ? declared.pair
                           : declared.low;
    };
    std::vector<int> ranks;
    std::size_t wild = cards.size();
    for (const Card card : cards) {
        wild = card == declared.wild ? ranks.size() : wild;
        ranks.push_back(card.rank());
    }
    int points = pointsOf(ranks);
    for (int rank = kAce; wild < ranks.size() && rank <= kKing; ++rank) {
        ranks[wild] = rank;
        points = std::max(points, pointsOf(ranks));
    }
    return points;
}

QString differences(const StatedRules& a, const StatedRules& b) {
    QStringList found;
    const auto compare = [&](const char* what, const auto& one, const auto& other) {
        if (one != other) {
            found += QString::fromLatin1(what);
        }
    };
    compare("players", std::pair(a.players, a.teams), std::pair(b.players, b.teams));
    compare("direction", a.clockwise, b.clockwise);
    compare("pack", a.pack, b.pack);
    compare("packets", a.packets, b.packets);
    compare("open cards", a.open, b.open);
    compare("redeals", std::tuple(a.kings, a.equal, a.aces), std::tuple(b.kings, b.equal, b.aces));
    compare("first sweeps", std::tuple(a.oneSweep, a.twoSweeps, a.inGroups, a.wildOnTable),
            std::tuple(b.oneSweep, b.twoSweeps, b.inGroups, b.wildOnTable));
    compare("cut", std::pair(a.cut, a.packCut), std::pair(b.cut, b.packCut));
    compare("first dealer", a.firstDealer, b.firstDealer);
    compare("looking back", a.lookBack, b.lookBack);
    compare("marking", std::tuple(a.endsAtOnce, a.marksDeclarations, a.markedAfterRound),
            std::tuple(b.endsAtOnce, b.marksDeclarations, b.markedAfterRound));
    compare("sums", std::pair(a.toValue, a.toFifteen), std::pair(b.toValue, b.toFifteen));
    compare("most cards", std::pair(a.mostCards, a.limitsAces),
            std::pair(b.mostCards, b.limitsAces));
    compare("choice", std::pair(a.choice, a.compulsory), std::pair(b.choice, b.compulsory));
    compare("ace",
            std::tuple(a.aceTakesAll, a.aceSweeps, a.loneAceTakesItself, a.aceFifteen, a.firstAce),
            std::tuple(b.aceTakesAll, b.aceSweeps, b.loneAceTakesItself, b.aceFifteen, b.firstAce));
    compare("piles", std::pair(a.steals, a.onlyCards), std::pair(b.steals, b.onlyCards));
    compare("last card", std::pair(a.lastCardSweeps, a.leftovers),
            std::pair(b.lastCardSweeps, b.leftovers));
    compare("suit", a.suit, b.suit);
    compare("prime", std::tuple(a.prime, a.halves, a.fourSuits),
            std::tuple(b.prime, b.halves, b.fourSuits));
    compare("items", std::pair(a.usualPoints, a.items), std::pair(b.usualPoints, b.items));
    compare("whole suit", a.wholeSuit, b.wholeSuit);
    compare("declarations", a.declared == b.declared, true);
    compare("match", std::tuple(a.lowestWins, a.target, a.callingOut, a.doubleBelow),
            std::tuple(b.lowestWins, b.target, b.callingOut, b.doubleBelow));
    return found.join(QStringLiteral(", "));
}

} // namespace settebello
