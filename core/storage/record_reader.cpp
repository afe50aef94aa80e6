// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record.h"

#include "rules/objective.h"
#include "rules/scoring_items.h"
#include "storage/record_format.h"
#include "storage/record_parts.h"
#include "json/cards_json.h"
#include "json/json_reader.h"
#include "json/json_text.h"
#include "json/refusal.h"
#include "json/rules_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace settebello {

namespace {

using Json = nlohmann::json;

/// Reads a record up to the first fault: what follows a contradiction has no meaning.
class RecordReader {
public:
    /// @param marking the order in which points were marked, where the rules of the record do not
    /// say; see readRecord().
    RecordReader(const Json& json, std::uint64_t seed, MarkingOrder marking, Faults& faults)
        : m_faults(faults)
        , m_file(json, "", faults)
        , m_marking(marking) {
        m_setup.seed = seed;
    }

    std::optional<Record> read() {
        if (!m_file.isObject() ||
            readFileVersion(m_file, kRecordFormat, kRecordVersion) != FileVersion::Supported) {
            return std::nullopt;
        }
        m_setup.rules = readNamedRules(m_file, m_file.pathOf("rules"), m_faults);
        m_file.read("name", m_setup.rules.name);
        const bool hasCode = m_file.find("code") != nullptr; // nobody may know it before friends do
        m_setup.seats = readPlayers(m_file, m_setup.rules.rules.table.players, m_faults, !hasCode);
        readDraw();
        m_setup.code = readMatchCode(m_file, m_setup.rules.rules, m_faults);
        m_setup.rules.rules.match.marking =
            std::max(m_setup.rules.rules.match.marking, m_marking); // the code names none
        if (!m_setup.code) {
            m_file.read("copied", m_setup.copied);
        }
        const Json* rounds = m_file.require("rounds");
        const Json* result = m_file.find("result");
        m_file.reportUnknownKeys();
        if (rounds != nullptr && !rounds->is_array()) {
            m_file.mismatch("rounds", *rounds, {FaultCode::NotAListOfRounds});
        }
        if (!good()) {
            return std::nullopt;
        }
        readRounds(*rounds);
        if (good()) {
            checkResult(result);
        }
        return good() ? std::optional(Record{m_setup, *m_match}) : std::nullopt;
    }

private:
    bool good() const { return m_faults.empty(); }
    void fault(const std::string& path, FaultCode code,
               const std::vector<Fault::Argument>& arguments = {}) {
        m_faults.push_back({path, code, arguments});
    }
    void expect(const std::string& path, const Json* found, const Json& expected) {
        if (found == nullptr) {
            fault(path, FaultCode::MissingResult, {expected.dump()});
        } else if (found->is_array() && expected.is_array() && found->size() == expected.size()) {
            for (std::size_t i = 0; i < expected.size() && good(); ++i) {
                expect(childPath(path, i), &(*found)[i], expected[i]);
            }
        } else if (*found != expected || found->is_number_float()) {
            fault(path, FaultCode::NotTheResult, {describe(*found), expected.dump()});
        }
    }

    void readDraw() {
        const Json* draw = m_file.find("draw");
        if (draw == nullptr) {
            return;
        }
        CardSet left = Pack::contents(m_setup.rules.rules.pack.cards);
        m_draw = cardsFromJson(*draw, m_file.pathOf("draw"), left, m_faults);
        if (good() && !dealerOfDraw(m_setup.rules.rules, m_draw)) {
            fault(m_file.pathOf("draw"), FaultCode::NotADealerDraw);
        }
    }

    void readRounds(const Json& rounds) {
        for (std::size_t i = 0; i < rounds.size() && good(); ++i) {
            readRound(rounds[i], childPath("/rounds", i));
        }
        if (!m_match) {
            m_match.emplace(m_setup.rules.rules, seedOf(m_setup));
            setDraw();
        }
    }

    void setDraw() {
        if (!m_draw.empty()) {
            m_match->setDealerDraw(m_draw);
        }
    }

    void readRound(const Json& json, const std::string& path) {
        if (m_match && !m_match->needsDeal()) {
            fault(path,
                  m_match->over() ? FaultCode::MatchOverBefore : FaultCode::RoundBeforeNotOver);
            return;
        }
        ObjectReader round(json, path, m_faults);
        const Json* dealer = round.require("dealer");
        const Json* deck = round.require("deck");
        const Json* plays = round.require("plays");
        const Json* points = round.find("points");
        round.reportUnknownKeys();
        if (good()) {
            deal(round, *dealer, *deck);
        }
        if (good()) {
            replay(*plays, round.pathOf("plays"));
        }
        if (good()) {
            checkPoints(points, round.pathOf("points"));
        }
    }

    void deal(ObjectReader& round, const Json& dealerJson, const Json& deckJson) {
        int dealer = 0;
        const int players = m_setup.rules.rules.table.players;
        if (!wholeNumber(dealerJson, 0, players - 1, dealer)) {
            round.mismatch("dealer", dealerJson, integerBetween(0, players - 1));
            return;
        }
        if (!m_match) {
            const std::optional<int> drawn = dealerOfDraw(m_setup.rules.rules, m_draw);
            if (drawn && *drawn != dealer) {
                round.mismatch("dealer", dealerJson, {FaultCode::NotTheDrawnDealer, {*drawn}});
                return;
            }
            m_match.emplace(m_setup.rules.rules, seedOf(m_setup), dealer);
            setDraw();
        } else {
            const int due = m_setup.rules.rules.seatAfter(m_match->played().back().dealer);
            if (dealer != due) {
                round.mismatch("dealer", dealerJson, {FaultCode::NotTheNextDealer, {due}});
                return;
            }
        }
        if (good() && m_setup.code && m_match->played().empty() &&
            dealer != Match(m_setup.rules.rules, seedOf(m_setup)).nextDealer()) {
            fault(round.pathOf("dealer"), FaultCode::NotOfTheDealCode,
                  {toString(m_setup.code->code)});
            return;
        }
        CardSet left = Pack::contents(m_setup.rules.rules.pack.cards);
        const std::vector<Card> cards =
            cardsFromJson(deckJson, round.pathOf("deck"), left, m_faults);
        if (good() && !left.empty()) {
            fault(round.pathOf("deck"), FaultCode::CardMissing, {toString(left.first())});
        }
        if (good() && !m_match->dealFrom(*Pack::fromCards(cards))) {
            fault(round.pathOf("deck"), FaultCode::RedealRequired);
        }
        if (good() && m_setup.code) {
            followCode(round.pathOf("deck"), dealer);
        }
    }

    /// Later deals are those of the code, also where the cutter's choice makes this one void.
    void followCode(const std::string& path, int dealer) {
        const auto round = static_cast<int>(m_match->played().size()) - 1;
        const Pack& pack = m_match->played().back().pack;
        const std::optional<Random> random =
            shuffleAfter(m_setup.code->code, m_setup.rules.rules, round, dealer, pack);
        if (random) {
            m_match->shuffleWith(*random);
        } else {
            fault(path, FaultCode::NotOfTheDealCode, {toString(m_setup.code->code)});
        }
    }

    void replay(const Json& plays, const std::string& path) {
        if (!plays.is_array()) {
            fault(path, FaultCode::NotAListOfPlays, {describe(plays)});
            return;
        }
        const std::size_t roundsSoFar = m_match->played().size();
        const Pack pack = m_match->played().back().pack;
        for (std::size_t i = 0; i < plays.size(); ++i) {
            if (std::optional<Fault> refusal = applyPlay(plays[i])) {
                refusal->path = childPath(path, i);
                m_faults.push_back(std::move(*refusal));
                return;
            }
            // Placing the cut card can make the match deal again, cards that are not in the record.
            if (m_match->played().size() != roundsSoFar ||
                !(m_match->played().back().pack == pack)) {
                fault(childPath(path, i), FaultCode::RedealRequiredThen);
                return;
            }
        }
    }

    /// @return why the play is refused, if it is.
    std::optional<Fault> applyPlay(const Json& play) {
        if (!play.is_string()) {
            return Fault(FaultCode::NotAPlay, {describe(play)});
        }
        if (m_match->needsDeal()) {
            return Fault(FaultCode::RefusedAfterRound, {describe(play)});
        }
        return applyText(*m_match, play.get_ref<const std::string&>());
    }

    void checkPoints(const Json* points, const std::string& path) {
        const Match::PlayedRound& played = m_match->played().back();
        if (!played.scored) {
            if (points != nullptr) {
                fault(path, FaultCode::PointsOfUnfinishedRound);
            }
            return;
        }
        const auto sides = static_cast<std::size_t>(m_setup.rules.rules.sides());
        if (points == nullptr) {
            fault(path, FaultCode::PointsMissing);
            return;
        }
        if (!points->is_array() || points->size() != sides) {
            fault(path, FaultCode::NotAListOfSides, {describe(*points), sides});
            return;
        }
        for (std::size_t side = 0; side < sides && good(); ++side) {
            checkSide((*points)[side], childPath(path, side), played.points[side]);
        }
    }

    void checkSide(const Json& json, const std::string& path, const Points& expected) {
        ObjectReader reader(json, path, m_faults);
        if (!reader.isObject()) {
            return;
        }
        for (const ScoringItemInfo& info : kScoringItems) {
            const Json* const points = reader.find(info.name);
            if (points != nullptr || info.inForce(m_setup.rules.rules) || !info.isLater) {
                expect(reader.pathOf(info.name), points, expected[info.item]);
            }
        }
        expect(reader.pathOf("total"), reader.find("total"), expected.total());
        reader.reportUnknownKeys();
    }

    void checkResult(const Json* json) {
        const std::string path = "/result";
        if (!m_match->result()) {
            if (json != nullptr) {
                fault(path, FaultCode::ResultOfUnfinishedMatch);
            }
            return;
        }
        if (json == nullptr) {
            fault(path, FaultCode::ResultMissing);
            return;
        }
        ObjectReader reader(*json, path, m_faults);
        if (!reader.isObject()) {
            return;
        }
        const Json expected = resultToJson(*m_match->result(), m_setup.rules.rules.sides());
        for (const auto& item : expected.items()) {
            expect(reader.pathOf(item.key()), reader.find(item.key()), item.value());
        }
        reader.reportUnknownKeys();
    }

    Faults& m_faults;
    ObjectReader m_file;
    MarkingOrder m_marking;
    MatchSetup m_setup;
    std::vector<Card> m_draw; ///< of the first dealer
    std::optional<Match> m_match;
};

} // namespace

std::optional<Record> readRecord(std::string_view text, std::uint64_t seed, Faults& faults) {
    faults.clear();
    const auto json = parseJson(text, faults);
    if (!json || !faults.empty()) {
        return std::nullopt;
    }
    auto record = RecordReader(*json, seed, MarkingOrder::SettebelloFirst, faults).read();
    if (!record) {
        // Points that are marked at once were marked in another order before that was a rule.
        Faults others;
        record = RecordReader(*json, seed, MarkingOrder::CardsFirst, others).read();
        if (record && Objective(record->setup.rules.rules).marksAtOnce()) {
            faults.clear();
        } else {
            record.reset();
        }
    }
    return record;
}

} // namespace settebello
