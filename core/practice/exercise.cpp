// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/exercise.h"

#include "game/match_at.h"
#include "storage/match_summary.h"
#include "support/contract.h"
#include "support/text_hash.h"
#include "json/cards_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace settebello {

namespace {

/// Less than this is not worth a word, in points of the round and chance to win the match.
constexpr double kLittlePoints = 0.2;
constexpr double kLittleChance = 0.02;

constexpr double kClearErrors = 3; ///< standard errors by which a mistake is worse than the best

bool isClear(const Estimated& loss) {
    return loss.value > 0 && loss.value >= kClearErrors * loss.error;
}

} // namespace

Match RoundPosition::match() const {
    Match match(rules.rules, 0, dealer, scores);
    match.dealFrom(pack);
    for (const Decision& decision : decisions) {
        match.apply(decision);
    }
    SETTEBELLO_ASSERT(match.turn() >= 0);
    return match;
}

bool Exercise::isAsGood(const Option& option) const {
    const Option& best = options.front();
    return option.asGood || (best.points - option.points < kLittlePoints &&
                             best.chance - option.chance < kLittleChance);
}

bool Exercise::isRight(const Decision& answer) const {
    const Option* option = optionOf(answer);
    return option != nullptr && isAsGood(*option);
}

const Option* Exercise::optionOf(const Decision& answer) const {
    const auto found = std::find_if(options.begin(), options.end(), [&](const Option& option) {
        return option.decision == answer;
    });
    return found == options.end() ? nullptr : &*found;
}

std::string exerciseId(const PlayerView& view) {
    TextHash hash;
    // Only what differs from the default, so that a toggle that comes later changes nothing.
    hash.take(rulesToJson(view.rules, RuleSet()).dump());
    for (const int part : {view.seat, view.dealer, static_cast<int>(view.phase)}) {
        hash.take(std::to_string(part));
    }
    for (const int score : view.scores.first(view.rules.sides())) {
        hash.take(std::to_string(score));
    }
    hash.take(cardsToJson(view.hand).dump());
    hash.take(cardsToJson(view.table).dump());
    hash.take(view.cutCard ? toString(*view.cutCard) : "");
    for (const CardSet shown : view.shownCards.first(view.rules.table.players)) {
        hash.take(cardsToJson(shown).dump());
    }
    for (const PlayerView::Move& move : view.moves) {
        hash.take(std::to_string(move.seat) + toString(move.decision));
    }
    return hash.hex();
}

Exercise exerciseOf(const NamedRules& rules, const Match& match, const Judgement& judgement) {
    SETTEBELLO_ASSERT(match.turn() >= 0);
    const Match::PlayedRound& played = match.played().back();
    Exercise exercise;
    exercise.position = {
        {"", rules.base, rules.rules}, match.scores(), played.dealer, played.pack, {}};
    for (const PlayerView::Move& move : played.moves) {
        exercise.position.decisions.push_back(move.decision);
    }
    exercise.seat = match.turn();
    exercise.id = exerciseId(match.view(exercise.seat));
    exercise.options = judgement.options;
    exercise.place = judgement.place;
    return exercise;
}

bool isWorthPractising(const Judgement& judgement) {
    return judgement.mark >= Mark::Bad && (isClear(judgement.points) || isClear(judgement.chance));
}

std::vector<Exercise> mistakesOf(const Record& record, const Analysis& analysis) {
    std::vector<Exercise> mistakes;
    if (!ownSide(record.setup)) {
        return mistakes;
    }
    for (const Moment& moment : analysis.moments) {
        if (moment.judgement && record.setup.isPerson(moment.seat) &&
            isWorthPractising(*moment.judgement)) {
            const Judgement& judgement = *moment.judgement;
            Exercise& mistake = mistakes.emplace_back(exerciseOf(
                record.setup.rules, matchAt(record.match, moment.round, moment.move), judgement));
            mistake.played = judgement.options[judgement.chosen].decision;
        }
    }
    return mistakes;
}

} // namespace settebello
