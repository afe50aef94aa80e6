// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/occasion.h"

#include "faces/by_side.h"
#include "game/outcome.h"
#include "rules/objective.h"
#include "rules/scoring.h"
#include "rules/scoring_items.h"

#include <algorithm>

namespace settebello {

namespace {

const Card kSettebello(Suit::Coins, kSeven);

} // namespace

Occasions OccasionFinder::seen(const Event& event, CardSet table) {
    if (const auto* started = std::get_if<RoundStarted>(&event)) {
        m_played = {};
        m_captures = {};
        m_scores = started->number == 0 ? BySide<int>{} : m_scores;
        return isLastRound() ? bySide(0, Occasion::LastRound, Occasion::LastRound) : Occasions{};
    }
    if (const auto* packet = std::get_if<PacketDealt>(&event)) {
        return onPacket(*packet);
    }
    if (const auto* laid = std::get_if<CardLaid>(&event)) {
        ++m_played[laid->seat];
    } else if (const auto* theft = std::get_if<PileStolen>(&event)) {
        ++m_played[theft->seat];
        ++m_captures[theft->seat];
    } else if (const auto* capture = std::get_if<CardsCaptured>(&event)) {
        return onCapture(*capture, table);
    } else if (const auto* sweep = std::get_if<SweepMade>(&event)) {
        return onSweep(*sweep);
    } else if (const auto* scored = std::get_if<RoundScored>(&event)) {
        return onScore(*scored);
    } else if (const auto* won = std::get_if<MatchWon>(&event)) {
        return onEnd(won->result);
    }
    return {};
}

Occasions OccasionFinder::bySide(int side, Occasion own, Occasion others) const {
    return settebello::bySide<std::optional<Occasion>>(m_rules, side, own, others);
}

/// A capture that clears the table is most likely a sweep, which is said in its place.
Occasions OccasionFinder::onCapture(const CardsCaptured& capture, CardSet table) {
    ++m_played[capture.seat];
    ++m_captures[capture.seat];
    const CardSet taken = capture.captured | CardSet{capture.card};
    const bool counts = Objective(m_rules).wantsPoints() && cardPoints(m_rules, kSettebello) > 0;
    if (!counts || table.empty() || capture.captured.empty() || !taken.contains(kSettebello)) {
        return {};
    }
    Occasions occasions = bySide(capture.side, Occasion::SettebelloWon, Occasion::SettebelloLost);
    for (int seat = 0; seat < m_rules.table.players; ++seat) {
        if (seat != capture.seat && m_rules.sideOf(seat) == capture.side) {
            occasions[seat].reset();
        }
    }
    return occasions;
}

Occasions OccasionFinder::onSweep(const SweepMade& sweep) const {
    if (!Objective(m_rules).wantsPoints()) {
        return {};
    }
    Occasions occasions = bySide(sweep.side, Occasion::PartnersSweep, Occasion::OthersSweep);
    occasions[sweep.seat] = Occasion::OwnSweep;
    return occasions;
}

Occasions OccasionFinder::onPacket(const PacketDealt& packet) {
    Occasions occasions;
    const auto tookWithAll = [this](int seat) {
        return m_played[seat] > 1 && m_captures[seat] == m_played[seat];
    };
    bool somebodyDid = false;
    for (int seat = 0; seat < m_rules.table.players; ++seat) {
        somebodyDid = somebodyDid || tookWithAll(seat);
    }
    for (int seat = 0; seat < m_rules.table.players; ++seat) {
        if (packet.number > 0 && somebodyDid && m_captures[seat] == 0 &&
            Objective(m_rules).wantsPoints()) {
            occasions[seat] = Occasion::BadDeal;
        }
    }
    m_played = {};
    m_captures = {};
    return occasions;
}

/// With more than two sides nobody may have had cards of every suit, which is no tie.
Occasions OccasionFinder::onScore(const RoundScored& scored) {
    m_scores = scored.scores;
    const bool nobody =
        std::ranges::all_of(scored.points.first(m_rules.sides()),
                            [](const Points& points) { return points[ScoringItem::Prime] == 0; });
    const bool isTied = m_rules.sides() == 2 && infoOf(ScoringItem::Prime).inForce(m_rules) &&
                        !scored.dropped[indexOf(ScoringItem::Prime)] && nobody;
    return isTied ? bySide(0, Occasion::TiedPrimiera, Occasion::TiedPrimiera) : Occasions{};
}

Occasions OccasionFinder::onEnd(const MatchResult& result) const {
    Occasions occasions = bySide(result.winner, Occasion::WonMatch, Occasion::LostMatch);
    for (int seat = 0; seat < m_rules.table.players; ++seat) {
        if (isLostToNil(m_rules, result, m_rules.sideOf(seat))) {
            occasions[seat] = Occasion::LostToNil;
        }
    }
    return occasions;
}

bool OccasionFinder::isLastRound() const {
    const Objective objective(m_rules);
    return objective.wantsPoints() && objective.target() > 1 &&
           std::ranges::all_of(m_scores.first(m_rules.sides()),
                               [&](int score) { return score == objective.target() - 1; });
}

} // namespace settebello
