// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "game/certain_points.h"
#include "game/match.h"
#include "rules/check_rules.h"
#include "rules/rule_keys.h"

#include <algorithm>
#include <vector>

using namespace settebello;

namespace {

/// Reads the input byte by byte; zeros after its end.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size)
        : m_data(data)
        , m_size(size) {}

    bool atEnd() const { return m_at >= m_size; }
    unsigned next() { return atEnd() ? 0U : m_data[m_at++]; }

private:
    const std::uint8_t* m_data;
    std::size_t m_size;
    std::size_t m_at = 0;
};

/// One byte per toggle; conflicting toggles are reset to their defaults.
RuleSet readRules(Bytes& bytes) {
    RuleSet rules;
    for (const RuleKey& key : ruleKeys()) {
        const int value = static_cast<int>(bytes.next()) - 10; // −5 is a valid value
        if (key.allows(value)) {
            key.set(rules, value);
        }
    }
    for (const Fault& fault : checkRules(rules)) {
        for (const RuleKey& key : ruleKeys()) {
            if (key.path() == fault.path) {
                key.set(rules, key.get(RuleSet{}));
            }
        }
    }
    return checkRules(rules).empty() ? rules : RuleSet{};
}

void checkConserved(const Round& round) {
    const RuleSet& rules = round.rules();
    CardSet all = round.stock() | round.table();
    int count = round.stockSize() + round.table().size();
    for (int seat = 0; seat < rules.table.players; ++seat) {
        all |= round.hand(seat);
        count += round.hand(seat).size();
    }
    for (const Tally& tally : round.tallies()) {
        all |= tally.pile;
        count += tally.pile.size();
    }
    mustHold(all.printed() == Pack::contents(rules.pack.cards) && count == rules.pack.cards,
             "every card is in exactly one place");
}

/// A decision made of three bytes, which need not be legal.
Decision anyDecision(Bytes& bytes) {
    using Kind = Decision::Kind;
    constexpr Kind kKinds[] = {Kind::KeepCut, Kind::PlaceCut, Kind::Declare, Kind::Pass};
    const unsigned kind = bytes.next();
    if (kind < 4) {
        return Decision(kKinds[kind]);
    }
    Play play{Card::fromIndex(static_cast<int>(kind % kCardCount)), {}};
    for (const unsigned byte : {bytes.next(), bytes.next()}) {
        if (byte < kCardCount) {
            play.captured.insert(Card::fromIndex(static_cast<int>(byte)));
        }
    }
    return Decision(play);
}

/// Certain points never decrease during a round.
void checkCertain(const Match& match, std::vector<int>& certain) {
    const Round& round = match.round();
    for (int side = 0; side < match.rules().sides(); ++side) {
        const int now = certainPoints(round, side);
        int& before = certain[static_cast<std::size_t>(side)];
        mustHold(now >= before, "certain points do not decrease");
        before = now;
    }
}

void checkDecision(Match& match, const Decision& decision) {
    std::vector<Decision> legal;
    const PlayerView view = match.view(match.turn());
    legalDecisions(view, legal);
    const bool isLegal = std::find(legal.begin(), legal.end(), decision) != legal.end();
    const CardSet table = match.round().table();
    Events events;
    const bool accepted = match.apply(decision, &events) == DecisionFault::None;
    mustHold(accepted == isLegal, "exactly the legal decisions are accepted");
    mustHold(accepted || (events.empty() && match.round().table() == table),
             "rejected decisions change nothing");
}

} // namespace

/// Arbitrary bytes as a rule set, a seed, and legal and illegal decisions.
SETTEBELLO_FUZZ_TARGET(round, const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const RuleSet rules = readRules(bytes);
    Match match(rules, bytes.next());
    std::vector<int> certain;
    std::size_t rounds = 0;
    while (!bytes.atEnd() && !match.over()) {
        if (match.needsDeal()) {
            match.deal();
            if (match.over()) { // the first table can be worth the points that were missing
                break;
            }
        }
        if (match.played().size() != rounds) {
            rounds = match.played().size();
            certain.assign(kMaxSeats, INT32_MIN);
        }
        const unsigned choice = bytes.next();
        if (choice >= 240) {
            checkDecision(match, anyDecision(bytes));
        } else {
            std::vector<Decision> legal;
            legalDecisions(match.view(match.turn()), legal);
            mustHold(!legal.empty(), "there is always a legal decision");
            const Decision decision = legal[choice % legal.size()];
            mustHold(match.apply(decision) == DecisionFault::None, "legal decisions are accepted");
        }
        checkConserved(match.round());
        if (match.played().size() == rounds) {
            checkCertain(match, certain);
        }
    }
    return 0;
}
