// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_id.h"

#include "rules/rule_keys.h"
#include "support/contract.h"
#include "support/text_hash.h"

namespace settebello {

namespace {

void takeDeal(const Match::PlayedRound& played, TextHash& hash) {
    hash.take(std::to_string(played.dealer));
    for (const Card card : played.pack.cards()) {
        hash.take(toString(card));
    }
}

} // namespace

std::string matchId(const Match& match) {
    TextHash hash;
    for (const RuleKey& key : ruleKeys()) {
        const int value = key.get(match.rules());
        if (value != key.get(RuleSet())) { // so that a toggle that comes later changes nothing
            hash.take(key.path() + "=" + key.valueText(value));
        }
    }
    hash.take(idWithoutRules(match));
    return hash.hex();
}

std::string dealId(const Match& match) {
    SETTEBELLO_ASSERT(!match.played().empty());
    TextHash hash;
    takeDeal(match.played().front(), hash);
    return hash.hex();
}

std::string idWithoutRules(const Match& match) {
    TextHash hash;
    for (const Match::PlayedRound& played : match.played()) {
        takeDeal(played, hash);
        for (const PlayerView::Move& move : played.moves) {
            hash.take(toString(move.decision));
        }
    }
    return hash.hex();
}

} // namespace settebello
