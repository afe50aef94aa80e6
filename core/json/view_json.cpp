// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/view_json.h"

#include "json/cards_json.h"
#include "json/json_reader.h"
#include "json/json_text.h"
#include "json/rules_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace settebello {

using Json = nlohmann::json;

namespace {

constexpr int kMaxScore = 100'000; // arbitrary, but sums of scores do not overflow
/// The phases in which a seat is asked.
constexpr std::array<std::pair<std::string_view, Phase>, 3> kPhases{
    {{"cutChoice", Phase::CutChoice},
     {"declaring", Phase::Declaring},
     {"playing", Phase::Playing}}};

std::string_view nameOf(Phase phase) {
    for (const auto& [name, named] : kPhases) {
        if (named == phase) {
            return name;
        }
    }
    return "over";
}

std::optional<Phase> phaseOf(std::string_view name) {
    for (const auto& [phaseName, phase] : kPhases) {
        if (phaseName == name) {
            return phase;
        }
    }
    return std::nullopt;
}

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

class ViewReader {
public:
    ViewReader(const Json& json, Faults& faults)
        : m_faults(faults)
        , m_reader(json, "", faults) {}

    PlayerView read() {
        readRules();
        if (m_faults.empty()) { // the rest depends on the rules
            readSeats();
            readCards();
            readCounts();
            readMoves();
            readNamed();
            m_reader.find("legal"); // for engines that do not generate moves
            m_reader.reportUnknownKeys();
        }
        if (m_faults.empty()) {
            checkSums();
        }
        return m_view;
    }

private:
    void readRules() {
        if (const Json* json = m_reader.require("rules")) {
            applyRulesJson(*json, "/rules", m_view.rules, m_faults);
            appendRuleFaults(m_view.rules, "/rules", m_faults);
        }
    }

    void readSeats() {
        std::string name;
        m_reader.require("phase");
        m_reader.read("phase", name,
                      [](std::string_view text) { return phaseOf(text).has_value(); },
                      {FaultCode::NotOneOf, {"cutChoice, declaring, playing"}});
        m_view.phase = phaseOf(name).value_or(Phase::Playing);
        const int seats = m_view.rules.table.players;
        readNumber("seat", m_view.seat, seats - 1);
        m_view.turn = m_view.seat;
        readNumber("dealer", m_view.dealer, seats - 1);
        readNumber("round", m_view.roundNumber, kMaxScore);
        const Json* const capturer = m_reader.require("lastCapturer");
        if (capturer != nullptr && !capturer->is_null()) {
            readNumber("lastCapturer", m_view.lastCapturer, m_view.rules.sides() - 1);
        }
    }

    void readCards() {
        CardSet left = Pack::contents(m_view.rules.pack.cards);
        if (const Json* json = m_reader.require("hand")) {
            m_view.hand = cards(*json, "/hand", left);
        }
        if (const Json* json = m_reader.require("table")) {
            m_view.table = cards(*json, "/table", left);
        }
        eachOf("piles", m_view.rules.sides(),
               [&](const Json& json, const std::string& path, int i) {
                   m_view.tallies[i].pile = cards(json, path, left);
               });
        if (m_view.rules.capture.steal) {
            readTops();
        }
        eachOf("shown", m_view.rules.table.players,
               [&](const Json& json, const std::string& path, int i) {
                   // The seat's own shown cards are in its hand, which has been read already.
                   CardSet own = m_view.hand;
                   m_view.shownCards[i] = cards(json, path, i == m_view.seat ? own : left);
               });
        const Json* const cut = m_reader.require("cutCard");
        if (cut != nullptr && !cut->is_null()) {
            const CardSet card = cards(Json::array({*cut}), "/cutCard", left);
            m_view.cutCard = card.empty() ? std::nullopt : std::optional(card.first());
        }
    }

    void readTops() {
        eachOf("tops", m_view.rules.sides(), [&](const Json& json, const std::string& path, int i) {
            CardSet pile = m_view.tallies[i].pile; // which has been read already
            if (!json.is_null()) {
                m_view.tops |= cards(Json::array({json}), path, pile);
            }
        });
    }

    void readCounts() {
        const int sides = m_view.rules.sides();
        readNumber("stock", m_view.stockSize, kCardCount);
        eachOf("handSizes", m_view.rules.table.players,
               [&](const Json& json, const std::string& path, int i) {
                   readElement(json, path, m_view.handSizes[i], 0, kCardCount);
               });
        eachOf("sweeps", sides, [&](const Json& json, const std::string& path, int i) {
            readElement(json, path, m_view.tallies[i].sweeps, 0, kCardCount);
        });
        eachOf("declarations", sides, [&](const Json& json, const std::string& path, int i) {
            readElement(json, path, m_view.tallies[i].declarations, 0, kMaxScore);
        });
        eachOf("scores", sides, [&](const Json& json, const std::string& path, int i) {
            readElement(json, path, m_view.scores[i], -kMaxScore, kMaxScore);
        });
    }

    void readMoves() {
        const Json* const json = m_reader.require("moves");
        if (json != nullptr && !json->is_array()) {
            m_reader.mismatch("moves", *json, {FaultCode::NotAListOf, {"moves"}});
            return;
        }
        for (std::size_t i = 0; json != nullptr && i < json->size(); ++i) {
            const Json& move = (*json)[i];
            const bool isMove = move.is_array() && move.size() == 2 && move[1].is_string();
            const auto decision =
                isMove ? parseDecision(move[1].get_ref<const std::string&>()) : std::nullopt;
            int seat = 0;
            if (!decision || !wholeNumber(move[0], 0, m_view.rules.table.players - 1, seat)) {
                m_faults.push_back({childPath("/moves", i), FaultCode::NotAMove, {describe(move)}});
                return;
            }
            m_view.moves.push_back({seat, *decision});
        }
    }

    /// As what the seven of cups was declared, where it keeps that.
    void readNamed() {
        if (!m_view.rules.declarations.wildKeepsRank) {
            return;
        }
        const Json* const json = m_reader.require("named");
        if (json == nullptr || json->is_null()) {
            return;
        }
        int rank = kSeven;
        m_reader.read("named", rank, kAce, kKing);
        const CardSet seven{Card::sevenOfCupsAs(rank)};
        m_view.hand = m_view.hand.asPlayedAmong(seven);
        m_view.table = m_view.table.asPlayedAmong(seven);
        for (CardSet& shown : m_view.shownCards) {
            shown = shown.asPlayedAmong(seven);
        }
        for (PlayerView::Move& move : m_view.moves) {
            move.decision.play = move.decision.play.asPlayedAmong(seven);
        }
    }

    void checkSums() {
        const int inHand = m_view.hand.size();
        if (m_view.handSizes[m_view.seat] != inHand) {
            m_faults.push_back(
                {childPath("/handSizes", at(m_view.seat)), FaultCode::NotTheHandSize});
        }
        int hidden = m_view.stockSize - (m_view.cutCard ? 1 : 0);
        for (int seat = 0; seat < m_view.rules.table.players; ++seat) {
            const int shownHere = m_view.shownCards[seat].size();
            hidden += seat == m_view.seat ? 0 : m_view.handSizes[seat] - shownHere;
        }
        if (hidden != m_view.unseen().size()) {
            m_faults.push_back(FaultCode::NotTheWholePack);
        }
        if (m_view.cutCard.has_value() != (m_view.phase == Phase::CutChoice)) {
            m_faults.push_back({"/cutCard", FaultCode::CutCardOnlyInCutChoice});
        }
        if (inHand == 0 && m_view.phase != Phase::CutChoice) {
            m_faults.push_back({"/hand", FaultCode::NoCardToPlay});
        }
    }

    void readNumber(std::string_view key, int& value, int max) {
        if (m_reader.require(key) != nullptr) {
            m_reader.read(key, value, 0, max);
        }
    }

    void readElement(const Json& json, const std::string& path, int& value, int min, int max) {
        if (!wholeNumber(json, min, max, value)) {
            m_faults.push_back(faultOf(path, json, integerBetween(min, max)));
        }
    }

    CardSet cards(const Json& json, const std::string& path, CardSet& left) {
        CardSet set;
        for (const Card card : cardsFromJson(json, path, left, m_faults)) {
            set.insert(card);
        }
        return set;
    }

    template <typename Read>
    void eachOf(std::string_view key, int count, const Read& read) {
        const Json* const json = m_reader.require(key);
        if (json == nullptr) {
            return;
        }
        if (!json->is_array() || json->size() != at(count)) {
            m_reader.mismatch(key, *json, {FaultCode::NotAListOf, {count}});
            return;
        }
        for (int i = 0; i < count; ++i) {
            read((*json)[at(i)], childPath(m_reader.pathOf(key), at(i)), i);
        }
    }

    Faults& m_faults;
    ObjectReader m_reader;
    PlayerView m_view;
};

} // namespace

std::string viewText(const PlayerView& view) {
    Json json{{"rules", allRulesToJson(view.rules)},
              {"phase", nameOf(view.phase)},
              {"seat", view.seat},
              {"dealer", view.dealer},
              {"round", view.roundNumber},
              {"hand", cardsToJson(view.hand)},
              {"table", cardsToJson(view.table)},
              {"stock", view.stockSize},
              {"lastCapturer", view.lastCapturer < 0 ? Json() : Json(view.lastCapturer)},
              {"cutCard", view.cutCard ? Json(toString(*view.cutCard)) : Json()},
              {"moves", Json::array()},
              {"legal", Json::array()}};
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        json["handSizes"].push_back(view.handSizes[seat]);
        json["shown"].push_back(cardsToJson(view.shownCards[seat]));
    }
    for (int side = 0; side < view.rules.sides(); ++side) {
        json["piles"].push_back(cardsToJson(view.tallies[side].pile));
        if (view.rules.capture.steal) {
            json["tops"].push_back(cardOrNull(view.tops & view.tallies[side].pile));
        }
        json["sweeps"].push_back(view.tallies[side].sweeps);
        json["declarations"].push_back(view.tallies[side].declarations);
        json["scores"].push_back(view.scores[side]);
    }
    if (view.rules.declarations.wildKeepsRank) {
        const CardSet named = view.namedSeven();
        json["named"] = named.empty() ? Json() : Json(named.first().rank());
    }
    for (const PlayerView::Move& move : view.moves) {
        json["moves"].push_back({move.seat, toString(move.decision)});
    }
    std::vector<Decision> decisions;
    legalDecisions(view, decisions);
    for (const Decision& decision : decisions) {
        json["legal"].push_back(toString(decision));
    }
    return json.dump();
}

std::optional<PlayerView> readView(std::string_view text, Faults& faults) {
    const auto json = parseJson(text, faults);
    if (!json || !faults.empty()) {
        return std::nullopt;
    }
    PlayerView view = ViewReader(*json, faults).read();
    return faults.empty() ? std::optional(std::move(view)) : std::nullopt;
}

} // namespace settebello
