// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/legal_plays.h"

#include "rules/captures.h"
#include "rules/draw_play.h"
#include "support/contract.h"

namespace settebello {

void legalCaptures(const RuleSet& rules, Card card, CardSet table, std::vector<CardSet>& captures) {
    SETTEBELLO_ASSERT(!table.contains(card));
    captures.clear();
    RuleSet::Capture capture = rules.capture;
    capture.firstAce = FirstAce::Free;
    Captures(capture, table).forEach(card, [&](CardSet captured) {
        captures.push_back(captured);
        return true;
    });
}

void legalPlays(const RuleSet& rules, CardSet hand, CardSet table, std::vector<Play>& plays) {
    plays.clear();
    withCaptureRules(rules, [&](const auto& captureRules) {
        const BasicCaptures captures(captureRules, table);
        for (const Card card : playableCards(rules, hand)) {
            int found = 0;
            captures.forEach(card, [&](CardSet captured) {
                plays.push_back({card, captured});
                ++found;
                return true;
            });
            if (captures.mayBeLaid(found)) {
                plays.push_back({card, CardSet()});
            }
        }
    });
}

Play drawLegalPlay(const RuleSet& rules, CardSet hand, CardSet table, Random& random) {
    SETTEBELLO_ASSERT(!hand.empty());
    return withCaptureRules(rules, [&](const auto& captureRules) {
        return drawPlay(BasicCaptures(captureRules, table), playableCards(rules, hand), random);
    });
}

PlayFault checkPlay(const RuleSet& rules, CardSet hand, CardSet table, const Play& play) {
    if (!hand.contains(play.card)) {
        return PlayFault::NotInHand;
    }
    if (!playableCards(rules, hand).contains(play.card)) {
        return PlayFault::FirstAce;
    }
    Captures captures(rules.capture, table);
    if (!play.isCapture()) {
        return captures.mayBeLaid(captures.count(play.card)) ? PlayFault::None
                                                             : PlayFault::MustCapture;
    }
    const bool found =
        !captures.forEach(play.card, [&](CardSet captured) { return captured != play.captured; });
    if (found) {
        return PlayFault::None;
    }
    if (!table.containsAll(play.captured)) {
        return PlayFault::NotOnTable;
    }
    if (captures.followsAceRule(play.card)) {
        return rules.capture.firstAce == FirstAce::TakesAces ? PlayFault::FirstAce
                                                             : PlayFault::AceRule;
    }
    if (!captures.fits(play.card, sumOfRanks(play.captured))) {
        return PlayFault::WrongSum;
    }
    if (play.captured.size() > captures.mostCards()) {
        return PlayFault::TooManyCards;
    }
    return rules.capture.choice == Choice::SingleFirst ? PlayFault::SingleFirst
                                                       : PlayFault::FewestCards;
}

} // namespace settebello
