// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_id.h"

#include "rules/rule_keys.h"
#include "support/text_hash.h"

namespace settebello {

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

std::string idWithoutRules(const Match& match) {
    TextHash hash;
    for (const Match::PlayedRound& played : match.played()) {
        hash.take(std::to_string(played.dealer));
        for (const Card card : played.pack.cards()) {
            hash.take(toString(card));
        }
        for (const PlayerView::Move& move : played.moves) {
            hash.take(toString(move.decision));
        }
    }
    return hash.hex();
}

} // namespace settebello
