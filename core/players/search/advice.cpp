// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/advice.h"

#include "players/evaluation/card_values.h"
#include "players/policy/obvious_decision.h"
#include "rules/legal_plays.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello {

namespace {

using Kind = Reason::Kind;

/// Up to this many sweepers among the cards to come are few.
constexpr int kFew = 2;
/// Fewer captured cards than this are no reason.
constexpr int kManyCards = 4;

/// What one play takes and leaves, from the table alone.
class PlaySeen {
public:
    PlaySeen(const PlayerView& view, const Play& play)
        : m_view(view)
        , m_play(play)
        , m_taken(play.isCapture() ? play.captured | CardSet{play.card} : CardSet())
        , m_left(play.isCapture() ? view.table - play.captured : view.table | CardSet{play.card}) {}

    void addTaken(std::vector<Reason>& reasons) const {
        const RuleSet& rules = m_view.rules;
        const Card settebello(rules.bonusSuit(), kSeven);
        const Card reBello(rules.bonusSuit(), kKing);
        if (sweeps()) {
            reasons.push_back({Kind::Sweeps, 0, {}});
        }
        if (m_taken.contains(settebello)) {
            reasons.push_back({Kind::TakesSettebello, 0, {}});
        }
        if (rules.scoring.reBello && m_taken.contains(reBello)) {
            reasons.push_back({Kind::TakesReBello, 0, {}});
        }
        const CardSet others = m_taken - CardSet{settebello};
        addCount(reasons, Kind::TakesSevens,
                 rules.scoring.prime == Prime::None ? CardSet() : others & CardSet::ofRank(kSeven));
        addCount(reasons, Kind::TakesBonusSuit, others & CardSet::ofSuit(rules.bonusSuit()));
        if (m_taken.size() >= kManyCards) {
            addCount(reasons, Kind::TakesCards, m_taken);
        }
    }

    /// Where the fewest points win. @param next what the next best play takes.
    void addAvoided(const PlaySeen& next, std::vector<Reason>& reasons) const {
        if (next.sweeps() && !sweeps()) {
            reasons.push_back({Kind::AvoidsSweep, 0, {}});
        }
        if (m_taken.empty() && !next.m_taken.empty()) {
            reasons.push_back({Kind::TakesNothing, 0, {}});
        } else if (m_taken.size() < next.m_taken.size()) {
            reasons.push_back({Kind::TakesFewer, next.m_taken.size() - m_taken.size(), {}});
        }
        if (m_taken.empty() && cardValue(m_view.rules, m_play.card) >= kSevenValue) {
            reasons.push_back({Kind::Sheds, 0, CardSet{m_play.card}});
        }
    }

    void addLeft(std::vector<Reason>& reasons) const {
        if (m_left.empty() || isLastPlay()) {
            return;
        }
        const int total = sumOfRanks(m_left);
        const int sweepers = count(m_view.unseen(), [this](Card card) { return canSweep(card); });
        const bool anyRank =
            count(CardSet::all(), [this](Card card) { return canSweep(card); }) > 0;
        if (!anyRank) {
            reasons.push_back({Kind::LeavesTooMuch, total, {}});
        } else if (sweepers == 0) {
            reasons.push_back({Kind::SweepersGone, total, {}});
        } else if (sweepers <= kFew) {
            reasons.push_back({Kind::FewSweepers, sweepers, {}});
        }
        if (!m_play.isCapture() &&
            count(m_view.unseen(), [this](Card card) { return takes(card, m_play.card); }) == 0) {
            reasons.push_back({Kind::NobodyTakes, 0, CardSet{m_play.card}});
        }
    }

private:
    template <typename Test>
    static int count(CardSet cards, Test&& test) {
        return static_cast<int>(std::count_if(cards.begin(), cards.end(), test));
    }

    static void addCount(std::vector<Reason>& reasons, Kind kind, CardSet cards) {
        if (!cards.empty()) {
            reasons.push_back({kind, cards.size(), cards});
        }
    }

    /// Nobody else holds a card, and none is to come.
    bool isLastPlay() const {
        int others = m_view.stockSize;
        for (int seat = 0; seat < m_view.rules.table.players; ++seat) {
            others += seat == m_view.seat ? 0 : m_view.handSizes[seat];
        }
        return others == 0 && m_view.hand.size() == 1;
    }

    bool sweeps() const { return isSweep(m_view.rules, m_play, m_view.table, isLastPlay()); }

    /// Whether a card could be played as a sweep on what is left. Cards on the table do not play.
    bool canSweep(Card card) const {
        if (m_left.contains(card)) {
            return false;
        }
        const auto captures = capturesOf(card);
        return std::any_of(captures.begin(), captures.end(), [&](CardSet captured) {
            return isSweep(m_view.rules, {card, captured}, m_left, false);
        });
    }

    bool takes(Card card, Card laid) const {
        const auto captures = capturesOf(card);
        return std::any_of(captures.begin(), captures.end(),
                           [&](CardSet captured) { return captured.contains(laid); });
    }

    std::vector<CardSet> capturesOf(Card card) const {
        std::vector<CardSet> captures;
        legalCaptures(m_view.rules, card, m_left, captures);
        return captures;
    }

    const PlayerView& m_view;
    const Play& m_play;
    CardSet m_taken;
    CardSet m_left;
};

/// Cards worth keeping that the next best play gives away, and this one does not.
void addKept(const PlayerView& view, const Play& best, const Play& next,
             std::vector<Reason>& reasons) {
    if (best.isCapture() || next.isCapture() || best.card == next.card) {
        return;
    }
    if (cardValue(view.rules, next.card) >= kSevenValue) {
        reasons.push_back({Kind::Keeps, 0, CardSet{next.card}});
    }
}

void addReasons(const PlayerView& view, const Decision& best, const Decision& next,
                std::vector<Reason>& reasons) {
    if (best.kind != Decision::Kind::Play) {
        return;
    }
    const PlaySeen seen(view, best.play);
    const bool compares = next.kind == Decision::Kind::Play;
    if (view.rules.pointWorth() > 0) {
        seen.addTaken(reasons);
        seen.addLeft(reasons);
        if (compares) {
            addKept(view, best.play, next.play, reasons);
        }
    } else if (compares) {
        seen.addAvoided(PlaySeen(view, next.play), reasons);
    }
}

} // namespace

Advice advise(const PlayerView& view, std::span<const Candidate> candidates) {
    SETTEBELLO_ASSERT(!candidates.empty());
    Advice advice;
    const Candidate& best = candidates.front();
    advice.best = best.decision;
    if (candidates.size() == 1) {
        advice.reasons.push_back({Kind::OnlyPlay, 0, {}});
        return advice;
    }
    const Candidate& next = candidates[1];
    if (!mayEndAtOnce(view)) {
        advice.points = std::max(0.0, best.points - next.points);
        advice.chance = std::max(0.0, best.chance - next.chance);
    }
    addReasons(view, best.decision, next.decision, advice.reasons);
    if (advice.reasons.empty()) {
        advice.reasons.push_back({Kind::MorePoints, 0, {}});
    }
    advice.reasons.resize(std::min(advice.reasons.size(), kMostReasons));
    return advice;
}

} // namespace settebello
