// SPDX-License-Identifier: GPL-3.0-or-later
#include "naive_reasons.h"

#include "naive_reading.h"

#include "core/oracle/compare.h"
#include "core/oracle/naive_plays.h"
#include "core/oracle/naive_scoring.h"
#include "rules/scoring_items.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace settebello::naive {

namespace {

using Kind = Reason::Kind;
using Test = std::function<bool(Card)>;

Cards pick(const Cards& cards, const Test& test) {
    Cards picked;
    std::copy_if(cards.begin(), cards.end(), std::back_inserter(picked), test);
    return picked;
}

// Both take and return ascending cards.
Cards without(const Cards& cards, const Cards& removed) {
    Cards rest;
    std::ranges::set_difference(cards, removed, std::back_inserter(rest));
    return rest;
}

Cards joined(const Cards& cards, const Cards& more) {
    Cards all;
    std::ranges::set_union(cards, more, std::back_inserter(all));
    return all;
}

bool isSame(Cards one, const CardSet& other) {
    sortCards(one);
    return one == toPlayedCards(other);
}

Cards printed(const Cards& cards) {
    return toCards(toCardSet(cards));
}

/// Cards of the pack as they are played in this round.
Cards asPlayed(const PlayerView& view, const Cards& cards) {
    return toPlayedCards(toCardSet(cards).asPlayedAmong(view.uncaptured()));
}

} // namespace

/// A position after a play, in plain lists. Hands and the table hold cards as they are played,
/// piles as they are printed.
class AfterPlay {
public:
    AfterPlay(const PlayerView& view, const Play& play)
        : m_rules(view.rules)
        , card(play.card)
        , captured(toPlayedCards(play.captured)) {
        const Cards table = toPlayedCards(view.table);
        hand = without(toPlayedCards(view.hand), {card});
        pack = asPlayed(view, wholePack(view.rules));
        out = without(without(pack, toPlayedCards(view.hand)), table);
        for (const Tally& tally : view.tallies) {
            out = without(out, toCards(tally.pile));
        }
        if (captured.empty()) {
            left = joined(table, {card});
        } else {
            left = without(table, captured);
            taken = printed(joined(captured, {card}));
        }
        pile = joined(toCards(view.tallies[view.side()].pile), taken);
        if (m_rules.capture.steal) {
            steal(view);
        }
        const bool isLast = out.empty() && hand.empty();
        sweeps = isSweep(card, captured, table, isLast);
    }

    /// Takes a pile, and finds what the next player could take of the others.
    void steal(const PlayerView& view) {
        const int next = view.rules.sideOf((view.seat + 1) % view.rules.table.players);
        for (int side = 0; side < view.rules.sides(); ++side) {
            const Cards theirs = toCards(view.tallies[side].pile);
            Cards top = pick(theirs, [&](Card each) { return view.tops.contains(each); });
            if (captured.size() == 1 && holds(theirs, captured[0])) {
                stolen = theirs;
                taken = joined(taken, theirs);
                pile = joined(pile, theirs);
                top.clear();
            }
            if (side == view.side()) {
                top = captured.empty() ? top : Cards{card};
                ownTop = top;
            }
            tops = side == next ? tops : joined(tops, top);
        }
    }
    Cards thieves() const {
        return pick(
            out, [this](Card each) { return !ownTop.empty() && ownTop[0].rank() == each.rank(); });
    }

    bool isSweep(Card played, const Cards& captures, const Cards& table, bool isLast) const {
        if (m_rules.capture.steal) {
            return false;
        }
        const bool takingAce = played.rank() == 1 && m_rules.capture.ace == Ace::TakesAll;
        return !table.empty() && captures == table && !takingAce &&
               (!isLast || m_rules.sweep.onLastCard);
    }

    /// What a card could capture from what is left; depends on its rank only.
    const std::vector<Cards>& captures(Card played) const {
        if (m_captures.empty()) {
            findCaptures();
        }
        return m_captures[played.rank()];
    }

    bool canSweep(Card played) const {
        const bool isLast = out.size() == 1 && hand.empty();
        return std::ranges::any_of(
            captures(played), [&](const Cards& set) { return isSweep(played, set, left, isLast); });
    }
    bool canTake(Card played, Card target) const {
        return std::ranges::any_of(captures(played),
                                   [&](const Cards& set) { return holds(set, target); });
    }

    Cards sweepers() const {
        return pick(out, [this](Card played) { return canSweep(played); });
    }
    Cards takers() const {
        return pick(out, [this](Card played) { return !captures(played).empty(); });
    }
    Cards takersOf(Card target) const {
        return pick(out, [&](Card played) { return canTake(played, target); });
    }
    Cards exposed() const {
        return pick(left, [this](Card target) { return !takersOf(target).empty(); });
    }
    int unpaired() const {
        std::map<int, int> ranks;
        for (const Cards* cards : {&out, &hand, &left}) {
            for (const Card each : *cards) {
                ++ranks[each.rank()];
            }
        }
        return static_cast<int>(
            std::ranges::count_if(ranks, [](const auto& rank) { return rank.second % 2 == 1; }));
    }

private:
    void findCaptures() const {
        Cards oneOfEach;
        for (const Card each : without(without(pack, left), tops)) {
            if (std::ranges::none_of(oneOfEach,
                                     [&](Card known) { return known.rank() == each.rank(); })) {
                oneOfEach.push_back(each);
            }
        }
        for (const Play& play : playsFrom(m_rules, oneOfEach, left, tops)) {
            std::vector<Cards>& found = m_captures[play.card.rank()];
            if (play.isCapture()) {
                found.push_back(toPlayedCards(play.captured));
            }
        }
    }

    const RuleSet& m_rules;
    mutable std::map<int, std::vector<Cards>> m_captures;

public:
    Card card;
    Cards captured;
    Cards taken;
    Cards pack;
    Cards hand;
    Cards out;
    Cards left;
    Cards pile;
    // Where piles may be stolen:
    Cards stolen;
    Cards ownTop;
    Cards tops; ///< of all but the next player
    bool sweeps = false;
};

namespace {

/// Whether anybody else may still capture in the rest of the round, with the cards out in any
/// hands: plays every possible continuation.
class LaterCaptures {
public:
    explicit LaterCaptures(const RuleSet& rules)
        : m_rules(rules) {}

    bool arePossible(const Cards& out, const Cards& hand, const Cards& table) {
        if (!m_seen.insert({out, hand, table}).second) {
            return false;
        }
        const auto goesOn = [&](const Cards& from, bool isOwn) {
            return std::ranges::any_of(playsFrom(m_rules, from, table), [&](const Play& play) {
                const Card card = play.card;
                const Cards captured = toPlayedCards(play.captured);
                if (!captured.empty() && !isOwn) {
                    return true;
                }
                const Cards left =
                    captured.empty() ? joined(table, {card}) : without(table, captured);
                return arePossible(isOwn ? out : without(out, {card}),
                                   isOwn ? without(hand, {card}) : hand, left);
            });
        };
        return goesOn(out, false) || goesOn(hand, true);
    }

private:
    const RuleSet& m_rules;
    std::set<std::array<Cards, 3>> m_seen;
};

std::string claim(bool holds, const std::string& text) {
    return holds ? std::string() : text;
}

bool isCoin(const RuleSet& rules, Card card) {
    return card.suit() == rules.bonusSuit() && card.printed().rank() != kSeven;
}

bool isSeven(const RuleSet& rules, Card card) {
    return card.printed().rank() == kSeven && card.suit() != rules.bonusSuit();
}

/// Whether the cards named are those of `mine` and there are fewer of `theirs`.
bool hasMore(const Reason& reason, const Cards& mine, const Cards& theirs) {
    return isSame(mine, reason.cards) && std::cmp_equal(reason.count, mine.size()) &&
           std::cmp_equal(reason.otherCount, theirs.size()) && mine.size() > theirs.size();
}

bool hasCounts(const Reason& reason, const Cards& mine, const Cards& theirs) {
    return std::cmp_equal(reason.count, mine.size()) &&
           std::cmp_equal(reason.otherCount, theirs.size());
}

/// Whether a play takes more cards of a kind, the settebello among them where both take it.
bool takesMore(const Reason& reason, Card settebello, const Test& test, const AfterPlay& b,
               const AfterPlay& o) {
    const bool isMissed = holds(o.taken, settebello) && !holds(b.taken, settebello);
    const bool counts = holds(o.taken, settebello);
    const auto counted = [&](Card card) { return test(card) || (counts && card == settebello); };
    return !isMissed && hasMore(reason, pick(b.taken, counted), pick(o.taken, counted));
}

/// Whether a seat, the dealer, captures last if it plays for that with open hands.
bool dealerTakesLast(const PlayerView& view, const Cards& dealers, const Cards& others,
                     const Cards& table, bool isDealersTurn, bool hasLast) {
    const Cards& hand = isDealersTurn ? dealers : others;
    if (hand.empty()) {
        return hasLast;
    }
    bool all = true;
    bool any = false;
    for (const Play& play : playsFrom(view.rules, hand, table)) {
        const Card card = play.card;
        const Cards captured = toPlayedCards(play.captured);
        const Cards left = captured.empty() ? joined(table, {card}) : without(table, captured);
        const bool does =
            dealerTakesLast(view, isDealersTurn ? without(dealers, {card}) : dealers,
                            isDealersTurn ? others : without(others, {card}), left, !isDealersTurn,
                            captured.empty() ? hasLast : isDealersTurn);
        all = all && does;
        any = any || does;
    }
    return isDealersTurn ? any : all;
}

bool dealerTakesLast(const PlayerView& view, const AfterPlay& after) {
    const bool isOwn = view.seat == view.dealer;
    const bool hasLast = after.captured.empty() ? view.lastCapturer == view.dealer : isOwn;
    return dealerTakesLast(view, isOwn ? after.hand : after.out, isOwn ? after.out : after.hand,
                           after.left, !isOwn, hasLast);
}

/// Whether only an own card takes the settebello, and together with it nothing that others take.
bool settebelloWaits(Card settebello, const AfterPlay& after) {
    return holds(after.left, settebello) && after.takersOf(settebello).empty() &&
           std::ranges::any_of(after.hand, [&](Card own) {
               return std::ranges::any_of(after.captures(own), [&](const Cards& set) {
                   return holds(set, settebello) && std::ranges::all_of(set, [&](Card card) {
                              return after.takersOf(card).empty();
                          });
               });
           });
}

/// The sevens that lie there, if no card out takes two of them at once and an own one takes any.
Cards stayingSevens(const AfterPlay& after) {
    const auto isSevenOfAny = [](Card card) { return card.rank() == kSeven; };
    const auto countIn = [&](const Cards& set) { return pick(set, isSevenOfAny).size(); };
    const Cards sevens = pick(after.left, isSevenOfAny);
    const bool isOwn = std::ranges::any_of(after.hand, [&](Card own) {
        return std::ranges::any_of(after.captures(own),
                                   [&](const Cards& set) { return countIn(set) > 0; });
    });
    const bool isLost = std::ranges::any_of(after.out, [&](Card other) {
        return std::ranges::any_of(after.captures(other),
                                   [&](const Cards& set) { return countIn(set) > 1; });
    });
    return sevens.size() > 1 && isOwn && !isLost ? sevens : Cards();
}

/// Sixes and aces taken that are the best of their suit in the pile.
Cards primeCards(const RuleSet& rules, const AfterPlay& after) {
    return pick(after.taken, [&](Card card) {
        return (card.rank() == kSix || card.rank() == kAce) &&
               settebello::primeCards(rules, toCardSet(after.pile)).contains(card);
    });
}

int itemPoints(const RuleSet& rules, const Cards& pile, ScoringItem item) {
    std::vector<Cards> piles(static_cast<std::size_t>(rules.sides()));
    piles.front() = pile;
    const std::vector<int> none(piles.size(), 0);
    return score(rules, {piles, none, none}).front().at(std::string(infoOf(item).name));
}

/// Whether a side has a point, however the cards in no pile are captured: they all go to one side.
bool isSecure(const PlayerView& view, const AfterPlay& after, ScoringItem item) {
    const auto sides = static_cast<std::size_t>(view.rules.sides());
    const auto own = static_cast<std::size_t>(view.side());
    const std::vector<int> none(sides, 0);
    if (view.rules.capture.steal &&
        !(after.out.empty() && after.hand.empty() && after.left.empty())) {
        return false; // any pile may be stolen yet
    }
    for (std::size_t taker = 0; taker < sides; ++taker) {
        std::vector<Cards> piles;
        for (std::size_t side = 0; side < sides; ++side) {
            const Cards pile =
                side == own
                    ? after.pile
                    : without(toCards(view.tallies[static_cast<int>(side)].pile), after.stolen);
            const Cards rest = joined(joined(after.out, after.hand), after.left);
            piles.push_back(side == taker ? joined(pile, printed(rest)) : pile);
        }
        if (score(view.rules, {piles, none, none})[own].at(std::string(infoOf(item).name)) < 1) {
            return false;
        }
    }
    return true;
}

bool isPartners(const PlayerView& view, Card card) {
    return std::ranges::any_of(view.moves, [&](const PlayerView::Move& move) {
        return move.seat % 2 == view.seat % 2 && move.seat != view.seat && view.rules.table.teams &&
               move.decision == Decision(Play{card, {}});
    });
}

/// Whether the other side has laid a card after a capture of the own side.
bool hadToLay(const PlayerView& view) {
    const auto& moves = view.moves;
    return moves.size() >= 2 && moves.back().decision.kind == Decision::Kind::Play &&
           !moves.back().decision.play.isCapture() &&
           moves[moves.size() - 2].decision.play.isCapture() &&
           view.rules.sideOf(moves[moves.size() - 2].seat) == view.side();
}

bool isLone(const Cards& cards, Card card) {
    return std::ranges::none_of(cards, [&](Card each) { return each.rank() == card.rank(); });
}

std::string faultOfGain(const Reason& reason, const PlayerView& view, const AfterPlay& b,
                        const AfterPlay& o) {
    const RuleSet& rules = view.rules;
    const Card settebello(rules.bonusSuit(), kSeven);
    const auto seven = [&](Card card) { return isSeven(rules, card); };
    const auto coin = [&](Card card) { return isCoin(rules, card); };
    switch (reason.kind) {
    case Kind::SecuresItem:
        return claim(isSecure(view, b, reason.item) && !isSecure(view, o, reason.item),
                     "not secured by this play");
    case Kind::TakesLastCapture:
        return claim(!b.captured.empty() && view.stockSize == 0 &&
                         !LaterCaptures(rules).arePossible(b.out, b.hand, b.left),
                     "others may capture later");
    case Kind::Sweeps:
        return claim(b.sweeps && !o.sweeps, "no sweep, or both are");
    case Kind::TakesSettebello:
        return claim(holds(b.taken, settebello) && !holds(o.taken, settebello), "not taken");
    case Kind::TakesSevens:
        return claim(takesMore(reason, settebello, seven, b, o), "sevens");
    case Kind::TakesBonusSuit:
        return claim(takesMore(reason, settebello, coin, b, o), "coins");
    case Kind::TakesPrimeCards: {
        const auto isSevenOfAny = [](Card card) { return card.rank() == kSeven; };
        const Cards mine = primeCards(rules, b);
        return claim(hasCounts(reason, mine, primeCards(rules, o)) &&
                         reason.count > reason.otherCount && !reason.cards.empty() &&
                         isSame(without(mine, o.taken), reason.cards),
                     "prime cards") +
               claim(pick(b.taken, isSevenOfAny).size() >= pick(o.taken, isSevenOfAny).size(),
                     "the other takes a seven");
    }
    case Kind::TakesCards:
        return claim(hasCounts(reason, b.taken, o.taken) && b.taken.size() > o.taken.size() &&
                         reason.count > 2,
                     "cards");
    case Kind::StealsPile:
        return claim(hasCounts(reason, b.stolen, o.stolen) && b.stolen.size() > o.stolen.size(),
                     "pile");
    case Kind::ScoresItem:
        return claim(itemPoints(rules, b.pile, reason.item) > 0, "no points") +
               claim(itemPoints(rules, b.pile, reason.item) -
                             itemPoints(rules, o.pile, reason.item) ==
                         reason.count,
                     "other points");
    case Kind::SparesPoints:
        return claim(itemPoints(rules, o.pile, reason.item) < 0, "costs nothing") +
               claim(itemPoints(rules, b.pile, reason.item) == 0, "costs as well");
    case Kind::LeavesPartnersCard:
        return claim(std::ranges::all_of(reason.cards,
                                         [&](Card card) {
                                             return isPartners(view, card) && holds(b.left, card) &&
                                                    holds(o.captured, card) && !isLone(b.out, card);
                                         }),
                     "not the partner's, or not left");
    default:
        return "not checked";
    }
}

bool isNextOpponent(const PlayerView& view) {
    const int next = view.rules.seatAfter(view.seat);
    return view.rules.sideOf(next) != view.rules.sideOf(view.seat) && view.handSizes[next] > 0;
}

std::string faultOfSweepsLeft(const Reason& reason, const PlayerView& view, const AfterPlay& b,
                              const AfterPlay& o) {
    const Cards before = o.sweepers();
    const Cards sweepers = b.sweepers();
    const std::string cards = claim(isSame(before, reason.cards), "other sweepers");
    const NaiveReading next(view, view.rules.seatAfter(view.seat));
    switch (reason.kind) {
    case Kind::LeavesTooMuch: {
        int sum = 0;
        for (const Card card : b.left) {
            sum += card.rank();
        }
        const Cards all = without(b.pack, b.left);
        return cards + claim(sum == reason.count, "sum") +
               claim(!before.empty() &&
                         std::ranges::none_of(all, [&](Card card) { return b.canSweep(card); }),
                     "some card sweeps it");
    }
    case Kind::LeavesPair:
        return cards +
               claim(b.left.size() == 2 && b.left[0].rank() == b.left[1].rank(), "no pair") +
               claim(hasCounts(reason, sweepers, before) && sweepers.size() < before.size(),
                     "counts") +
               claim(std::ranges::none_of(
                         sweepers, [&](Card card) { return card.rank() == b.left[0].rank(); }),
                     "its own rank sweeps it") +
               claim(o.left.size() != 2 || o.left[0].rank() != o.left[1].rank() ||
                         !isLone(before, o.left[0]),
                     "the other leaves a pair, too");
    case Kind::OpponentCannotSweep:
        return cards + claim(sweepers.empty() && !before.empty(), "it can") +
               claim(std::cmp_equal(view.handSizes[1 - view.seat], b.out.size()), "unknown hand");
    case Kind::NextCanHardlySweep:
        return claim(!sweepers.empty() && isSame(sweepers, reason.cards), "other sweepers") +
               claim(isNextOpponent(view) && next.possible(sweepers).empty() &&
                         !next.possible(before).empty(),
                     "the next player may hold one");
    case Kind::SweepersGone:
        return cards + claim(sweepers.empty() && !before.empty(), "some are out");
    case Kind::FewerSweepers:
        return cards + claim(hasCounts(reason, sweepers, before) && !sweepers.empty() &&
                                 sweepers.size() < before.size(),
                             "counts");
    default:
        return "not checked";
    }
}

/// Whether a card in hand could take what a reason names next time.
bool takesWith(const AfterPlay& after, const Reason& reason) {
    const Cards with = toPlayedCards(reason.with);
    return with.size() == 1 && holds(after.hand, with.front()) &&
           std::ranges::count(after.captures(with.front()), toPlayedCards(reason.cards)) > 0;
}

std::string faultOfCardsLeft(const Reason& reason, const PlayerView& view, const AfterPlay& b,
                             const AfterPlay& o) {
    const RuleSet& rules = view.rules;
    const Card settebello = asPlayed(view, {Card(rules.bonusSuit(), kSeven)}).front();
    const auto seven = [&](Card card) { return isSeven(rules, card); };
    const auto coin = [&](Card card) { return isCoin(rules, card); };
    const auto fewer = [&](const Test& test) {
        const Cards mine = pick(b.exposed(), test);
        const Cards theirs = pick(o.exposed(), test);
        const bool isLost = !b.takersOf(settebello).empty() && holds(b.left, settebello);
        const bool isLostToo = !o.takersOf(settebello).empty() && holds(o.left, settebello);
        return claim(hasCounts(reason, mine, theirs) && mine.size() < theirs.size(), "counts") +
               claim(!isLost || isLostToo, "only this one leaves the settebello");
    };
    const auto ofRank = [](Card like) {
        return [like](Card card) { return card.rank() == like.rank(); };
    };
    const bool bothLay = b.captured.empty() && o.captured.empty();
    const std::string other = claim(isSame({o.card}, reason.with), "not laid by the other");
    switch (reason.kind) {
    case Kind::GuardsSettebello:
        return claim(holds(b.left, settebello) && holds(o.left, settebello) &&
                         hasCounts(reason, b.takersOf(settebello), o.takersOf(settebello)) &&
                         reason.count < reason.otherCount,
                     "settebello");
    case Kind::KeepsSettebello:
        return claim(holds(b.hand, settebello) && o.card == settebello && o.captured.empty() &&
                         std::cmp_equal(o.takersOf(settebello).size(), reason.otherCount) &&
                         reason.otherCount > 0,
                     "settebello");
    case Kind::KeepsSeven:
        return claim(seven(o.card) && o.captured.empty() && holds(b.hand, o.card) &&
                         !o.takersOf(o.card).empty(),
                     "seven");
    case Kind::KeepsBonusCard:
        return claim(coin(o.card) && o.captured.empty() && holds(b.hand, o.card) &&
                         !o.takersOf(o.card).empty(),
                     "coin");
    case Kind::KeepsAce:
        return claim(rules.capture.ace != Ace::Plain && o.card.rank() == 1 && b.card.rank() != 1 &&
                         holds(b.hand, o.card) &&
                         std::ranges::none_of(o.hand, [](Card card) { return card.rank() == 1; }) &&
                         std::ranges::none_of(b.left, [](Card card) { return card.rank() == 1; }),
                     "ace");
    case Kind::KeepsLastOfRank:
        return claim(!rules.capture.steal && isSame(pick(b.hand, ofRank(o.card)), reason.cards) &&
                         reason.cards.size() > 1 && pick(b.out, ofRank(o.card)).empty() &&
                         pick(b.left, ofRank(o.card)).empty() && holds(b.hand, o.card) &&
                         b.card.rank() != o.card.rank() && isLone(b.captured, o.card),
                     "not the last of the rank");
    case Kind::SettebelloWaits:
        return claim(settebelloWaits(settebello, b) && !settebelloWaits(settebello, o),
                     "the settebello does not wait");
    case Kind::LeavesTwoSevens:
        return claim(isSame(stayingSevens(b), reason.cards) && !reason.cards.empty() &&
                         stayingSevens(o).empty(),
                     "no two sevens stay");
    case Kind::LeavesFewerSevens:
        return fewer(seven);
    case Kind::LeavesFewerCoins:
        return fewer(coin);
    case Kind::LaysFreeCard:
        return other + claim(bothLay && isLone(b.out, b.card) && !isLone(o.out, o.card) &&
                                 b.takersOf(b.card).empty() && !o.takersOf(o.card).empty(),
                             "not free");
    case Kind::LaysUntakeable:
        return other + claim(bothLay && b.takersOf(b.card).empty() && !o.takersOf(o.card).empty(),
                             "takeable");
    case Kind::FewerTakers:
        return other + claim(bothLay && hasCounts(reason, b.takersOf(b.card), o.takersOf(o.card)) &&
                                 0 < reason.count && reason.count < reason.otherCount,
                             "counts");
    case Kind::LaysDoubled:
        return claim(bothLay && !isLone(b.hand, b.card) && isLone(o.hand, o.card), "doubled");
    case Kind::GuardsPile:
        return claim(hasCounts(reason, b.thieves(), o.thieves()) &&
                         b.thieves().size() < o.thieves().size(),
                     "thieves");
    case Kind::OnlyYoursToTake: {
        const auto canWait = [](const AfterPlay& after, const Cards& set) {
            return std::ranges::all_of(set, [&](Card card) {
                return holds(after.left, card) && after.takersOf(card).empty();
            });
        };
        const bool isLater = std::ranges::any_of(o.hand, [&](Card own) {
            return std::ranges::any_of(o.captures(own),
                                       [&](const Cards& set) { return canWait(o, set); });
        });
        const Cards cards = toPlayedCards(reason.cards);
        const bool isTaken =
            std::ranges::any_of(cards, [&](Card card) { return holds(o.captured, card); });
        return claim(takesWith(b, reason) && canWait(b, cards), "others take it") +
               claim(!isLater || isTaken, "the other can do the same");
    }
    case Kind::PreparesCapture: {
        const auto prepares = [](const AfterPlay& after, const Cards& taken) {
            return taken.size() > 1 && holds(taken, after.card);
        };
        const auto anyPrepared = [&](const AfterPlay& after) {
            return std::ranges::any_of(after.hand, [&](Card own) {
                return std::ranges::any_of(after.captures(own),
                                           [&](const Cards& set) { return prepares(after, set); });
            });
        };
        return claim(b.captured.empty() && prepares(b, toPlayedCards(reason.cards)) &&
                         takesWith(b, reason) && !anyPrepared(o),
                     "not prepared");
    }
    default:
        return "not checked";
    }
}

std::string faultOfPlan(const Reason& reason, const PlayerView& view, const AfterPlay& b,
                        const AfterPlay& o) {
    AfterPlay before(view, Play{view.hand.first(), {}}); // and with that card in hand again
    before.left.clear();
    before.hand = joined(toPlayedCards(view.hand), toPlayedCards(view.table));
    const bool isDealers = view.rules.sideOf(view.dealer) == view.side();
    const std::string counts =
        claim(b.unpaired() == reason.count && o.unpaired() == reason.otherCount, "counts");
    switch (reason.kind) {
    case Kind::Mulinello:
        return claim(hadToLay(view) && !b.captured.empty() && b.takers().empty(), "no mulinello");
    case Kind::DealerGetsLast:
        return claim(isDealers && dealerTakesLast(view, b) && !dealerTakesLast(view, o), "last");
    case Kind::DealerMissesLast:
        return claim(!isDealers && !dealerTakesLast(view, b) && dealerTakesLast(view, o), "last");
    case Kind::ForcesToLay:
        return claim(b.takers().empty() && !o.takers().empty(), "can capture");
    case Kind::Unpairs:
        return counts + claim(!isDealers && !b.captured.empty() &&
                                  b.unpaired() > before.unpaired() && b.unpaired() > o.unpaired(),
                              "no spariglio");
    case Kind::Pairs:
        return counts +
               claim(isDealers && b.unpaired() < before.unpaired() && b.unpaired() < o.unpaired(),
                     "no appariglio");
    case Kind::KeepsPaired:
        return counts +
               claim(isDealers && b.unpaired() == before.unpaired() && b.unpaired() < o.unpaired(),
                     "not kept paired");
    default:
        return "not checked";
    }
}

std::string faultOfAvoided(const Reason& reason, const PlayerView& view, const AfterPlay& b,
                           const AfterPlay& o) {
    const Card settebello(view.rules.bonusSuit(), kSeven);
    switch (reason.kind) {
    case Kind::AvoidsSweep:
        return claim(!b.sweeps && o.sweeps, "sweep");
    case Kind::AvoidsSettebello:
        return claim(!holds(b.taken, settebello) && holds(o.taken, settebello), "settebello");
    case Kind::TakesNothing:
        return claim(b.taken.empty() && !o.taken.empty(), "takes");
    case Kind::TakesFewer:
        return claim(std::cmp_equal(o.taken.size(), b.taken.size() + reason.count) &&
                         reason.count > 0,
                     "fewer");
    case Kind::Sheds:
        return claim(b.captured.empty() && isSame({b.card}, reason.cards) && o.card != b.card &&
                         (b.card.printed().rank() == kSeven || isCoin(view.rules, b.card)),
                     "sheds");
    default:
        return "not checked";
    }
}

} // namespace

NaiveReasons::NaiveReasons(const PlayerView& view, const Play& best, const Play& other)
    : m_view(view)
    , m_best(std::make_unique<AfterPlay>(view, best))
    , m_other(std::make_unique<AfterPlay>(view, other)) {}

NaiveReasons::~NaiveReasons() = default;

std::string NaiveReasons::faultOf(const Reason& reason) const {
    if (m_view.rules.match.lowestWins) {
        return faultOfAvoided(reason, m_view, *m_best, *m_other);
    }
    if (reason.kind <= Kind::LeavesPartnersCard) {
        return faultOfGain(reason, m_view, *m_best, *m_other);
    }
    if (reason.kind <= Kind::FewerSweepers) {
        return faultOfSweepsLeft(reason, m_view, *m_best, *m_other);
    }
    return reason.kind <= Kind::PreparesCapture
               ? faultOfCardsLeft(reason, m_view, *m_best, *m_other)
               : faultOfPlan(reason, m_view, *m_best, *m_other);
}

} // namespace settebello::naive
