// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match.h"

#include "game/marking.h"
#include "game/outcome.h"
#include "rules/check_rules.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>
#include <span>
#include <utility>

namespace settebello {

namespace {

/// Whether a move is public: passing never is, and declaring only once both have answered
/// (rules.md §6).
bool isPublic(const Decision& decision, Phase phase, bool sincePacket) {
    switch (decision.kind) {
    case Decision::Kind::Pass:
        return false;
    case Decision::Kind::Declare:
        return phase != Phase::Declaring || !sincePacket;
    default:
        return true;
    }
}

} // namespace

Match::Match(const RuleSet& rules, std::uint64_t seed, std::optional<int> firstDealer,
             const BySide<int>& scores)
    : m_rules(rules)
    , m_random(seed)
    , m_draw(firstDealer ? DealerDraw{*firstDealer, {}} : drawFirstDealer(rules, m_random))
    , m_dealer(m_draw.dealer)
    , m_firstScores(scores)
    , m_scores(scores) {
    SETTEBELLO_ASSERT(checkRules(rules).empty() && m_dealer >= 0 && m_dealer < rules.table.players);
}

void Match::setDealerDraw(std::span<const Card> cards) {
    SETTEBELLO_ASSERT(m_played.empty() && dealerOfDraw(m_rules, cards).has_value());
    m_draw = {*dealerOfDraw(m_rules, cards), {cards.begin(), cards.end()}};
    m_dealer = m_draw.dealer;
}

void Match::deal(Events* events) {
    SETTEBELLO_ASSERT(needsDeal());
    beginRound(events);
    dealUntilValid(events);
    scoreIfOver(events);
}

bool Match::dealFrom(const Pack& pack, Events* events) {
    if (pack.size() != m_rules.pack.cards ||
        Round(m_rules, pack, nextDealer()).phase() == Phase::Redeal) {
        return false;
    }
    beginRound(events);
    m_played.emplace_back(m_dealer, pack);
    m_round.emplace(m_rules, pack, m_dealer, events, m_scores);
    scoreIfOver(events);
    return true;
}

int Match::nextDealer() const {
    return m_played.empty() ? m_dealer : m_rules.seatAfter(m_dealer);
}

void Match::beginRound(Events* events) {
    m_dealer = nextDealer();
    if (events != nullptr && m_played.empty() && !m_draw.cards.empty()) {
        events->emplace_back(DealerDrawn{m_dealer, m_draw.cards});
    }
    if (events != nullptr) {
        events->emplace_back(RoundStarted{static_cast<int>(m_played.size()), m_dealer});
    }
}

void Match::dealUntilValid(Events* events) {
    do {
        Pack pack(m_rules.pack.cards);
        pack.shuffle(m_random);
        m_round.emplace(m_rules, pack, m_dealer, events, m_scores);
        if (m_round->phase() != Phase::Redeal) {
            m_played.emplace_back(m_dealer, pack);
        }
    } while (m_round->phase() == Phase::Redeal);
}

DecisionFault Match::apply(const Decision& decision, Events* events) {
    const int seat = turn();
    if (seat < 0) {
        return DecisionFault::NotAsked;
    }
    if (decision.kind == Decision::Kind::ClaimOut) {
        if (!m_rules.match.callingOut || m_round->phase() != Phase::Playing) {
            return DecisionFault::NotAsked;
        }
        m_played.back().moves.push_back({seat, decision});
        claim(seat, events);
        return DecisionFault::None;
    }
    Decision made = decision;
    made.play = m_round->asPlayed(decision.play);
    const DecisionFault fault = m_round->apply(made, events);
    if (fault != DecisionFault::None) {
        return fault;
    }
    m_played.back().moves.push_back({seat, made});
    if (m_round->phase() == Phase::Redeal) { // the cutter's choice made the deal void
        m_played.pop_back();
        dealUntilValid(events);
    }
    scoreIfOver(events);
    return DecisionFault::None;
}

int Match::turn() const {
    return over() || needsDeal() ? -1 : m_round->turn();
}

BySide<int> Match::markedScores() const {
    const bool marks = Objective(m_rules).marksAtOnce() && turn() >= 0;
    return marks ? markedSoFar(m_rules, m_scores, m_round->tallies()) : m_scores;
}

/// The sweep of the first table can end the match before anybody plays.
void Match::scoreIfOver(Events* events) {
    if (m_round->over()) {
        scoreRound(events);
    }
}

void Match::scoreRound(Events* events) {
    PlayedRound& played = m_played.back();
    played.scored = true;
    const RoundOutcome outcome =
        outcomeOfRound(m_rules, m_scores, m_round->points(), m_round->wholeSuitSide());
    played.points = outcome.marking.points;
    m_scores = outcome.marking.scores;
    if (events != nullptr) {
        events->emplace_back(RoundScored{played.points, m_scores, outcome.marking.dropped});
    }
    if (outcome.win) {
        finish(outcome.win->side, outcome.win->by, events);
    }
}

void Match::claim(int seat, Events* events) {
    // The round ends here; each side scores what is certain.
    const ClaimOutcome outcome =
        outcomeOfClaim(m_rules, m_round->tallies(), m_round->uncaptured(), m_scores, seat);
    m_scores = outcome.claim.scores;
    if (events != nullptr) {
        const int side = m_rules.sideOf(seat);
        events->emplace_back(ClaimMade{seat, side, score(side), Objective(m_rules).target(),
                                       outcome.claim.bestOther, outcome.claim.holds});
    }
    finish(outcome.win.side, outcome.win.by, events);
}

void Match::finish(int winner, MatchResult::By by, Events* events) {
    m_result = matchResult(m_rules, m_scores, {winner, by});
    if (events != nullptr) {
        events->emplace_back(MatchWon{*m_result});
    }
}

Events Match::roundEvents() const {
    SETTEBELLO_ASSERT(!m_played.empty());
    const PlayedRound& played = m_played.back();
    Events events{RoundStarted{static_cast<int>(m_played.size()) - 1, played.dealer}};
    Round round(m_rules, played.pack, played.dealer, &events, m_round->scoresBefore());
    for (const PlayerView::Move& move : played.moves) {
        if (move.decision.kind != Decision::Kind::ClaimOut) {
            round.apply(move.decision, &events);
        }
    }
    return events;
}

Match Match::rewound(std::size_t moves) const {
    SETTEBELLO_ASSERT(turn() >= 0 && moves <= m_played.back().moves.size());
    Match match = *this;
    PlayedRound& played = match.m_played.back();
    const std::vector<PlayerView::Move> all = std::exchange(played.moves, {});
    match.m_round.emplace(m_rules, played.pack, played.dealer, nullptr, m_scores);
    for (std::size_t i = 0; i < moves; ++i) {
        match.apply(all[i].decision);
    }
    return match;
}

PlayerView Match::view(int seat) const {
    SETTEBELLO_ASSERT(m_round.has_value() && seat >= 0 && seat < m_rules.table.players);
    const Round& round = *m_round;
    PlayerView view;
    view.rules = round.rules();
    view.phase = round.phase();
    view.seat = seat;
    view.turn = round.turn();
    view.dealer = round.dealer();
    view.roundNumber = static_cast<int>(m_played.size()) - 1;
    view.hand = round.hand(seat);
    view.table = round.table();
    view.tops = round.tops();
    std::copy(round.tallies().begin(), round.tallies().end(), view.tallies.begin());
    for (int other = 0; other < m_rules.table.players; ++other) {
        view.handSizes[other] = round.hand(other).size();
        view.shownCards[other] = round.shownCards(other);
    }
    view.scores = m_scores;
    view.stockSize = round.stockSize();
    view.lastCapturer = round.lastCapturer();
    if (round.phase() == Phase::CutChoice && round.turn() == seat) {
        view.cutCard = round.cutCard();
    }
    const auto& moves = m_played.back().moves;
    const auto isPlay = [](const PlayerView::Move& move) {
        return move.decision.kind == Decision::Kind::Play;
    };
    const auto packetStart = std::find_if(moves.rbegin(), moves.rend(), isPlay).base();
    for (auto move = moves.begin(); move != moves.end(); ++move) {
        if (isPublic(move->decision, round.phase(), move >= packetStart)) {
            view.moves.push_back(*move);
        }
    }
    return view;
}

} // namespace settebello
