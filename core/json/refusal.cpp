// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/refusal.h"

#include "support/contract.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

namespace settebello {

namespace {

FaultCode codeOf(PlayFault fault, const RuleSet& rules) {
    switch (fault) {
    case PlayFault::NotInHand:
        return FaultCode::CardNotInHand;
    case PlayFault::NotOnTable:
        return FaultCode::CaptureNotOnTable;
    case PlayFault::MustCapture:
        return FaultCode::CardMustCapture;
    case PlayFault::WrongSum:
        return FaultCode::WrongCaptureSum;
    case PlayFault::TooManyCards:
        return FaultCode::TooManyCaptured;
    case PlayFault::SingleFirst:
        return FaultCode::SingleCardFirst;
    case PlayFault::FewestCards:
        return FaultCode::FewerCardsPossible;
    case PlayFault::FirstAce:
        return FaultCode::FirstCardIsAce;
    case PlayFault::AceRule:
        return rules.capture.aceFifteen ? FaultCode::AceTakesAceFifteenOrTable
                                        : FaultCode::AceTakesAceOrTable;
    case PlayFault::None:
        break;
    }
    return FaultCode::RefusedHere;
}

/// What is wrong with any decision of another kind than the one expected in a phase.
FaultCode codeOf(Phase phase) {
    switch (phase) {
    case Phase::CutChoice:
        return FaultCode::CutChoiceExpected;
    case Phase::Declaring:
        return FaultCode::DeclarationExpected;
    case Phase::Playing:
        return FaultCode::PlayExpected;
    case Phase::Redeal:
        return FaultCode::RefusedForRedeal;
    case Phase::Over:
        break;
    }
    return FaultCode::RefusedAfterRound;
}

template <typename Game>
std::optional<Fault> applyTo(Game& game, const Round& round, std::string_view text) {
    const auto decision = parseDecision(text);
    if (!decision) {
        return Fault(FaultCode::NotAPlay, {describe(text)});
    }
    if (game.apply(*decision) != DecisionFault::None) {
        return refusalOf(round, *decision);
    }
    return std::nullopt;
}

} // namespace

Fault refusalOf(const Round& round, const Decision& decision) {
    SETTEBELLO_ASSERT(Round(round).apply(decision) != DecisionFault::None);
    const bool plays = decision.kind == Decision::Kind::Play && round.phase() == Phase::Playing;
    return {plays ? codeOf(checkPlay(round.rules(), round.hand(round.turn()), round.takeable(),
                                     round.asPlayed(decision.play)),
                           round.rules())
                  : codeOf(round.phase()),
            {toString(decision)}};
}

std::optional<Fault> applyText(Match& match, std::string_view text) {
    if (match.over()) {
        return Fault(FaultCode::RefusedAfterMatch, {describe(text)});
    }
    return applyTo(match, match.round(), text);
}

std::optional<Fault> applyText(Round& round, std::string_view text) {
    return applyTo(round, round, text);
}

} // namespace settebello
