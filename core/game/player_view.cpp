// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/player_view.h"

#include "game/declaration.h"

namespace settebello {

CardSet PlayerView::uncaptured() const {
    CardSet cards = Pack::contents(rules.pack.cards);
    for (const Tally& tally : tallies) {
        cards -= tally.pile;
    }
    return rules.declarations.wildKeepsRank ? cards.asPlayedAmong(inSight()) : cards;
}

CardSet PlayerView::inSight() const {
    CardSet cards = hand | table;
    for (const CardSet shown : shownCards) {
        cards |= shown;
    }
    return cards;
}

CardSet PlayerView::namedSeven() const {
    CardSet cards = inSight();
    for (const Move& move : moves) {
        cards |= move.decision.play.captured;
        cards.insert(move.decision.play.card);
    }
    return cards.named();
}

CardSet PlayerView::unseen() const {
    CardSet cards = uncaptured() - inSight();
    if (cutCard) {
        cards.erase(*cutCard);
    }
    return cards;
}

void legalDecisions(const PlayerView& view, std::vector<Decision>& decisions) {
    using Kind = Decision::Kind;
    decisions.clear();
    if (view.turn != view.seat) {
        return;
    }
    switch (view.phase) {
    case Phase::CutChoice:
        decisions = {Decision(Kind::KeepCut), Decision(Kind::PlaceCut)};
        return;
    case Phase::Declaring:
        if (declaredHand(view.rules, view.hand)) {
            decisions.emplace_back(Kind::Declare);
        }
        decisions.emplace_back(Kind::Pass);
        return;
    case Phase::Playing: {
        std::vector<Play> plays;
        legalPlays(view.rules, view.hand, view.takeable(), plays);
        decisions.assign(plays.begin(), plays.end());
        if (view.rules.match.callingOut) {
            decisions.emplace_back(Kind::ClaimOut);
        }
        return;
    }
    case Phase::Redeal:
    case Phase::Over:
        return;
    }
}

} // namespace settebello
