// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/refusal.h"

#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace settebello {

namespace {

std::string playFaultText(PlayFault fault) {
    switch (fault) {
    case PlayFault::NotInHand:
        return "the card is not in the hand";
    case PlayFault::NotOnTable:
        return "a captured card is not on the table";
    case PlayFault::MustCapture:
        return "the card must capture";
    case PlayFault::WrongSum:
        return "the captured cards do not add up";
    case PlayFault::TooManyCards:
        return "too many cards captured";
    case PlayFault::SingleFirst:
        return "a single card comes before a set";
    case PlayFault::FewestCards:
        return "fewer cards could be captured";
    case PlayFault::AceRule:
        return "the ace takes an ace, or else the whole table";
    case PlayFault::None:
        break;
    }
    return "not asked for here";
}

std::string awaited(const Round& round) {
    switch (round.phase()) {
    case Phase::CutChoice:
        return "keep or place is awaited";
    case Phase::Declaring:
        return "declare or pass is awaited";
    case Phase::Playing:
        return "a play is awaited";
    case Phase::Redeal:
        return "the first table cards ask for another deal";
    case Phase::Over:
        break;
    }
    return "the round is over";
}

template <typename Game>
std::string tryText(Game& game, const Round& round, std::string_view text) {
    const auto decision = parseDecision(text);
    if (!decision) {
        return shown(text) + " is not a play";
    }
    if (game.apply(*decision) != DecisionFault::None) {
        return refusalText(round, *decision);
    }
    return {};
}

} // namespace

std::string refusalText(const Round& round, const Decision& decision) {
    const std::string text = toString(decision) + ": ";
    const bool plays = decision.kind == Decision::Kind::Play && round.phase() == Phase::Playing;
    return text + (plays ? playFaultText(checkPlay(round.rules(), round.hand(round.turn()),
                                                   round.table(), decision.play))
                         : awaited(round));
}

std::string applyText(Match& match, std::string_view text) {
    if (match.over()) {
        return shown(text) + ": the match is over";
    }
    return tryText(match, match.round(), text);
}

std::string applyText(Round& round, std::string_view text) {
    return tryText(round, round, text);
}

} // namespace settebello
