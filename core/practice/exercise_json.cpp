// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/exercise_json.h"

#include "analysis/options_json.h"
#include "json/cards_json.h"
#include "json/json_text.h"
#include "json/refusal.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

using Json = nlohmann::json;
using Source = Exercise::Source;

/// Reads an exercise up to the first part that is wrong: what follows has no meaning then.
class ExerciseReader {
public:
    ExerciseReader(ObjectReader& object, Source source, Faults& faults)
        : m_object(object)
        , m_faults(faults) {
        m_exercise.source = source;
    }

    std::optional<Exercise> read() {
        if (!m_object.isObject()) {
            return std::nullopt; // a fault already, and the only one: no key is missing
        }
        const std::size_t faultsBefore = m_faults.total();
        const auto isGood = [&] { return m_faults.total() == faultsBefore; };
        RoundPosition& position = m_exercise.position;
        position.rules = readNamedRules(m_object, m_object.pathOf("rules"), m_faults);
        readKeys();
        const Json* deck = m_object.require("deck");
        const Json* plays = m_object.require("plays");
        const Json* options = m_object.require("options");
        if (isGood()) {
            readDeck(*deck);
        }
        if (isGood()) {
            replay(*plays);
        }
        if (isGood()) {
            readAnswers(*options);
        }
        return isGood() ? std::optional(m_exercise) : std::nullopt;
    }

private:
    void readKeys() {
        RoundPosition& position = m_exercise.position;
        const RuleSet& rules = position.rules.rules;
        m_object.require("dealer");
        m_object.read("dealer", position.dealer, 0, rules.table.players - 1);
        readScores(rules.sides());
        m_object.require("place");
        m_object.readName("place", kLossPlaceNames, m_exercise.place);
        if (m_exercise.source == Source::Problem) {
            m_object.require("grade");
            m_object.readName("grade", kGradeNames, m_exercise.grade.emplace());
        } else {
            std::string text;
            m_object.require("played");
            m_object.read("played", text,
                          [](std::string_view each) { return parseDecision(each).has_value(); },
                          {FaultCode::NotAPlay});
            m_exercise.played = parseDecision(text);
        }
    }

    void readScores(int sides) {
        constexpr int kMostScore = 10'000; // far more than any match has
        const Json* json = m_object.require("scores");
        if (json == nullptr) {
            return;
        }
        if (!json->is_array() || json->size() != static_cast<std::size_t>(sides)) {
            m_object.mismatch("scores", *json, {FaultCode::NotAListOfNumbers, {sides}});
            return;
        }
        for (std::size_t side = 0; side < json->size(); ++side) {
            if (!wholeNumber((*json)[side], -kMostScore, kMostScore,
                             m_exercise.position.scores[side])) {
                m_faults.push_back(faultOf(childPath(m_object.pathOf("scores"), side),
                                           (*json)[side], integerBetween(-kMostScore, kMostScore)));
            }
        }
    }

    void readDeck(const Json& json) {
        const RoundPosition& position = m_exercise.position;
        const std::string path = m_object.pathOf("deck");
        CardSet left = Pack::contents(position.rules.rules.pack.cards);
        const std::size_t faultsBefore = m_faults.total();
        const std::vector<Card> cards = cardsFromJson(json, path, left, m_faults);
        if (m_faults.total() != faultsBefore) {
            return;
        }
        if (!left.empty()) {
            m_faults.push_back({path, FaultCode::CardMissing, {toString(left.first())}});
            return;
        }
        m_exercise.position.pack = *Pack::fromCards(cards);
        m_match.emplace(position.rules.rules, 0, position.dealer, position.scores);
        if (!m_match->dealFrom(position.pack)) {
            m_faults.push_back({path, FaultCode::RedealRequired});
        }
    }

    void replay(const Json& plays) {
        if (!plays.is_array()) {
            m_object.mismatch("plays", plays, {FaultCode::NotAListOfPlays});
            return;
        }
        const std::string path = m_object.pathOf("plays");
        for (std::size_t i = 0; i < plays.size(); ++i) {
            if (std::optional<Fault> fault = refusalOf(plays[i])) {
                fault->path = childPath(path, i);
                m_faults.push_back(std::move(*fault));
                return;
            }
            m_exercise.position.decisions.push_back(
                *parseDecision(plays[i].get_ref<const std::string&>()));
        }
        if (m_match->turn() < 0) {
            m_faults.push_back({path, FaultCode::NobodyToAnswer});
            return;
        }
        m_exercise.seat = m_match->turn();
        m_exercise.id = exerciseId(m_match->view(m_exercise.seat));
    }

    /// Applies a decision. @return why it is refused, if it is.
    std::optional<Fault> refusalOf(const Json& play) {
        if (!play.is_string()) {
            return Fault(FaultCode::NotAPlay, {describe(play)});
        }
        if (m_match->turn() < 0) {
            return Fault(FaultCode::RefusedAfterRound, {describe(play)});
        }
        const Pack pack = m_match->played().back().pack;
        if (auto refusal = applyText(*m_match, play.get_ref<const std::string&>())) {
            return refusal;
        }
        // Placing the cut card can make the match deal again, cards that are not in the file.
        return m_match->played().back().pack == pack
                   ? std::nullopt
                   : std::optional<Fault>(FaultCode::RedealRequiredThen);
    }

    /// A claim is no option unless it would hold or was made, so that it may be missing.
    void readAnswers(const Json& json) {
        const std::string path = m_object.pathOf("options");
        const std::size_t faultsBefore = m_faults.total();
        m_exercise.options = readOptions(json, path, m_faults);
        nameSeven(m_match->round(), m_exercise.options);
        if (m_exercise.played) {
            m_exercise.played->play = m_match->round().asPlayed(m_exercise.played->play);
        }
        if (m_faults.total() != faultsBefore) {
            return;
        }
        std::vector<Decision> left;
        legalDecisions(m_match->view(m_exercise.seat), left);
        for (std::size_t i = 0; i < m_exercise.options.size(); ++i) {
            const Decision& decision = m_exercise.options[i].decision;
            if (std::erase(left, decision) == 0) {
                m_faults.push_back({childPath(childPath(path, i), "decision"),
                                    FaultCode::RefusedHere,
                                    {toString(decision)}});
                return;
            }
        }
        std::erase(left, Decision(Decision::Kind::ClaimOut));
        if (!left.empty()) {
            m_faults.push_back({path, FaultCode::CardMissing, {toString(left.front())}});
        } else if (m_exercise.options.size() < 2) { // nothing to decide
            m_faults.push_back({childPath(path, std::size_t{0}),
                                FaultCode::RefusedHere,
                                {toString(m_exercise.options.front().decision)}});
        } else if (!m_exercise.options.front().asGood) {
            m_faults.push_back({childPath(childPath(path, std::size_t{0}), "asGood"),
                                FaultCode::NotExpected,
                                {"false", "true"}});
        } else if (m_exercise.played && (m_exercise.optionOf(*m_exercise.played) == nullptr ||
                                         m_exercise.optionOf(*m_exercise.played)->asGood)) {
            m_faults.push_back({m_object.pathOf("played"),
                                FaultCode::RefusedHere,
                                {toString(*m_exercise.played)}});
        }
    }

    ObjectReader& m_object;
    Faults& m_faults;
    Exercise m_exercise;
    std::optional<Match> m_match; ///< as far as it is replayed
};

} // namespace

Json exerciseToJson(const Exercise& exercise) {
    const RoundPosition& position = exercise.position;
    Json json{{"scores", Json::array()},
              {"dealer", position.dealer},
              {"deck", cardsToJson(position.pack.cards())},
              {"plays", Json::array()},
              {"place", kLossPlaceNames[static_cast<std::size_t>(exercise.place)]},
              {"options", optionsToJson(exercise.options)}};
    writeNamedRules(position.rules, json);
    for (const int score : position.scores.first(position.rules.rules.sides())) {
        json["scores"].push_back(score);
    }
    for (const Decision& decision : position.decisions) {
        json["plays"].push_back(toString(decision));
    }
    if (exercise.played) {
        json["played"] = toString(*exercise.played);
    }
    if (exercise.grade) {
        json["grade"] = kGradeNames[static_cast<std::size_t>(*exercise.grade)];
    }
    return json;
}

std::optional<Exercise> readExercise(ObjectReader& reader, Source source, Faults& faults) {
    return ExerciseReader(reader, source, faults).read();
}

} // namespace settebello
