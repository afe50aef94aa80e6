// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/levels.h"
#include "session/first_dealer.h"
#include "session/message_kinds.h"
#include "storage/record_parts.h"
#include "support/hex_number.h"
#include "json/cards_json.h"
#include "json/json_reader.h"
#include "json/json_text.h"
#include "json/rules_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <span>

namespace settebello::session {

using Json = nlohmann::json;

namespace {

constexpr int kLastSeat = kMaxSeats - 1;
/// One for the host, and one for each guest.
constexpr std::size_t kMostPeople = kMaxSeats;

Expected matching(std::string_view pattern) {
    return {FaultCode::NotExpected, {pattern}};
}

bool isTableId(std::string_view text) {
    constexpr std::size_t kHalf = 16;
    return text.size() == 2 * kHalf && hexNumber(text.substr(0, kHalf)) &&
           hexNumber(text.substr(kHalf));
}

/// Reads the keys of each kind of message.
class MessageReader {
public:
    MessageReader(const Json& json, Faults& faults)
        : m_faults(faults)
        , m_object(json, "", faults) {}

    /// @return the place of the kind among these, if it is one of them.
    std::optional<std::size_t> kind(std::span<const std::string_view> kinds) {
        auto place = static_cast<int>(kinds.size());
        m_object.require("kind");
        m_object.readName("kind", kinds, place);
        return std::cmp_less(place, kinds.size()) ? std::optional(static_cast<std::size_t>(place))
                                                  : std::nullopt;
    }
    void end() { m_object.reportUnknownKeys(); }

    void read(Bye& bye) { read("reason", bye.reason, kMaxReason); }
    void read(Join& join) {
        version(join.version);
        read("name", join.name, kMaxName);
        const auto isEmptyOrId = [](std::string_view id) { return id.empty() || isTableId(id); };
        read("table", join.table, isEmptyOrId, matching("[0-9a-f]{32}"));
        read("lines", join.lines, kMaxCount);
    }
    void read(Commitment& commitment) {
        read("exchange", commitment.exchange, kMaxCount);
        read("commitment", commitment.commitment);
    }
    void read(Opening& opening) {
        read("exchange", opening.exchange, kMaxCount);
        read("number", opening.number);
    }
    void read(Answer& answer) {
        read("lines", answer.lines, kMaxCount);
        read("decision", answer.decision);
    }
    void read(Table& table) {
        version(table.version);
        read("id", table.id, isTableId, matching("[0-9a-f]{32}"));
        m_object.require("base");
        m_object.require("rules");
        table.setup.rules = readNamedRules(m_object, m_object.pathOf("rules"), m_faults);
        read("name", table.setup.rules.name, kMaxName);
        const int players = table.setup.rules.rules.table.players;
        table.setup.seats = readPlayers(m_object, players, m_faults);
        checkSeats(table.setup.seats);
        read("seat", table.seat, players - 1);
        readGuests(table);
        read("lines", table.lines, kMaxCount);
        readFirstDealer(m_object, table.setup.rules.rules, table.firstDealer);
    }
    void read(Commitments& all) {
        read("exchange", all.exchange, kMaxCount);
        read("commitments", all.commitments);
    }
    void read(Deal& deal) { read(deal.dealt); }
    void read(Decided& decided) {
        read("seat", decided.seat, kLastSeat);
        read("decision", decided.decision);
        read(decided.dealt);
        if (m_object.find("state") != nullptr) {
            readState(decided.state);
        }
    }
    void read(Shown& shown) {
        eachOf("declared", kMaxSeats, [&](const Json& json, const std::string& path) {
            ObjectReader object(json, path, m_faults);
            Shown::Declared& declared = shown.declared.emplace_back();
            object.require("seat");
            object.read("seat", declared.seat, 0, kLastSeat);
            if (const Json* cards = object.require("cards")) {
                for (const Card card : cardsOf(*cards, object.pathOf("cards"))) {
                    declared.cards.insert(card);
                }
            }
            object.reportUnknownKeys();
        });
        readState(shown.state);
    }
    void read(Propose& propose) {
        read("wish", propose.kind);
        read("seat", propose.seat, kLastSeat);
    }
    void read(Consent& consent) {
        read("number", consent.number, kMaxCount);
        read("agrees", consent.agrees);
    }
    void read(Pause& pause) { read("paused", pause.paused); }
    void read(Say& say) { read("remark", say.remark, kRemarkCount - 1); }
    void read(TakenBack& taken) {
        read("by", taken.by, kLastSeat);
        read("steps", taken.steps, kMaxCount);
        readState(taken.state);
    }
    void read(Substitute& substitute) {
        read("seat", substitute.seat, kLastSeat);
        read("plays", substitute.plays);
    }
    void read(Status& status) {
        if (m_object.find("paused") != nullptr) {
            read("paused", status.paused.emplace(), kLastSeat);
        }
        if (m_object.find("wish") == nullptr) {
            return;
        }
        Wish& wish = status.wish.emplace();
        read("number", wish.number, kMaxCount);
        read("wish", wish.kind);
        read("by", wish.by, kLastSeat);
        read("seat", wish.seat, kLastSeat);
        eachOf("agreed", kMostPeople, [&](const Json& json, const std::string& path) {
            int seat = 0;
            const int first = status.agreed.empty() ? 0 : status.agreed.back() + 1;
            if (wholeNumber(json, first, kLastSeat, seat)) {
                status.agreed.push_back(seat);
            } else {
                m_faults.push_back(faultOf(path, json, integerBetween(first, kLastSeat)));
            }
        });
    }
    void read(Said& said) {
        read("seat", said.seat, kLastSeat);
        read("remark", said.remark, kRemarkCount - 1);
    }
    void read(Reveal& reveal) {
        read("exchange", reveal.exchange, kMaxCount);
        read("numbers", reveal.numbers);
    }
    void read(Away& away) {
        eachOf("seats", kMaxSeats, [&](const Json& json, const std::string& path) {
            ObjectReader object(json, path, m_faults);
            Away::Seat& seat = away.seats.emplace_back();
            object.require("seat");
            object.require("seconds");
            object.read("seat", seat.seat, 0, kLastSeat);
            object.read("seconds", seat.seconds, 0, kMaxCount);
            object.reportUnknownKeys();
        });
    }

private:
    void version(int& version) {
        m_object.require("version");
        m_object.read("version", version, 1, kMaxCount);
        if (version != kProtocolVersion) { // the other keys may have another meaning
            m_object.mismatch("version", version, {FaultCode::NotExpected, {kProtocolVersion}});
        }
    }
    void read(std::string_view key, int& value, int max) {
        m_object.require(key);
        m_object.read(key, value, 0, max);
    }
    void read(std::string_view key, bool& value) {
        m_object.require(key);
        m_object.read(key, value);
    }
    void read(std::string_view key, Wish::Kind& kind) {
        m_object.require(key);
        m_object.readName(key, kWishKinds, kind);
    }
    void read(std::string_view key, std::string& value,
              const std::function<bool(std::string_view)>& isAllowed, const Expected& expected) {
        m_object.require(key);
        m_object.read(key, value, isAllowed, expected);
    }
    void read(std::string_view key, std::string& value, std::size_t size) {
        const auto fits = [=](std::string_view text) { return text.size() <= size; };
        read(key, value, fits, matching(".{0," + std::to_string(size) + "}"));
    }
    void readState(std::string& state) {
        const auto isHash = [](std::string_view text) { return hexNumber(text).has_value(); };
        read("state", state, isHash, {FaultCode::NotAFingerprint});
    }
    void read(std::string_view key, Number& number) {
        if (const Json* json = m_object.require(key)) {
            number = numberOf(*json, m_object.pathOf(key));
        }
    }
    void read(std::string_view key, Decision& decision) {
        std::string text;
        const auto isDecision = [](std::string_view name) {
            return parseDecision(name).has_value();
        };
        read(key, text, isDecision, {FaultCode::NotAPlay});
        decision = parseDecision(text).value_or(Decision());
    }
    void read(std::string_view key, std::vector<Number>& numbers) {
        eachOf(key, kMostPeople, [&](const Json& json, const std::string& path) {
            numbers.push_back(numberOf(json, path));
        });
    }
    void read(Dealt& dealt) {
        if (const Json* json = m_object.find("cards")) {
            dealt.own = cardsOf(*json, m_object.pathOf("cards"));
        }
        if (const Json* json = m_object.find("table")) {
            dealt.table = cardsOf(*json, m_object.pathOf("table"));
        }
        std::string cut;
        const auto isCard = [](std::string_view text) { return parseCard(text).has_value(); };
        m_object.read("cut", cut, isCard, {FaultCode::NotACard});
        dealt.cut = parseCard(cut);
    }

    Number numberOf(const Json& json, const std::string& path) {
        const auto number =
            json.is_string() ? parseNumber(json.get_ref<const std::string&>()) : std::nullopt;
        if (!number) {
            m_faults.push_back(faultOf(path, json, matching("[0-9a-f]{64}")));
        }
        return number.value_or(Number{});
    }
    std::vector<Card> cardsOf(const Json& json, const std::string& path) {
        CardSet left = CardSet::all();
        return cardsFromJson(json, path, left, m_faults);
    }

    /// Levels alone play at a table for the host: the command of an engine is nobody else's
    /// business, and from a seed cards could be guessed.
    void checkSeats(std::span<const SeatSetup> seats) {
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const std::string path = childPath(m_object.pathOf("players"), i);
            const SeatSetup& seat = seats[i];
            const auto known = levels();
            if (!seat.isPerson() &&
                std::find(known.begin(), known.end(), seat.level) == known.end()) {
                m_faults.push_back(faultOf(childPath(path, "kind"), seat.level,
                                           {FaultCode::NotHumanOrOneOf, {levelList()}}));
            }
            if (seat.seed) {
                m_faults.push_back(
                    {childPath(path, "seed"), FaultCode::UnknownKey, {"kind, name"}});
            }
            if (seat.name.size() > kMaxName) {
                m_faults.push_back(faultOf(childPath(path, "name"), seat.name,
                                           matching(".{0," + std::to_string(kMaxName) + "}")));
            }
        }
    }
    /// Persons, in ascending order, with the seat that is told among them.
    void readGuests(Table& table) {
        eachOf("guests", kMostPeople, [&](const Json& json, const std::string& path) {
            int seat = 0;
            const int last = static_cast<int>(table.setup.seats.size()) - 1;
            const int first = table.guests.empty() ? 0 : table.guests.back() + 1;
            if (!wholeNumber(json, first, last, seat)) {
                m_faults.push_back(faultOf(path, json, integerBetween(first, last)));
                return;
            }
            if (!table.setup.isPerson(seat)) {
                m_faults.push_back(faultOf(path, json, {FaultCode::NotExpected, {kPerson}}));
            }
            table.guests.push_back(seat);
        });
        if (m_faults.empty() && std::ranges::find(table.guests, table.seat) == table.guests.end()) {
            m_object.mismatch("seat", table.seat,
                              {FaultCode::NotOneOf, {Json(table.guests).dump()}});
        }
    }

    template <typename Use>
    void eachOf(std::string_view key, std::size_t most, const Use& use) {
        const Json* const json = m_object.require(key);
        if (json == nullptr) {
            return;
        }
        if (!json->is_array() || json->size() > most) {
            m_object.mismatch(key, *json, {FaultCode::NotAListOf, {"0 … " + std::to_string(most)}});
            return;
        }
        for (std::size_t i = 0; i < json->size(); ++i) {
            use((*json)[i], childPath(m_object.pathOf(key), i));
        }
    }

    Faults& m_faults;
    ObjectReader m_object;
};

/// Makes a variant hold the alternative of that index.
template <typename Variant, std::size_t kIndex = 0>
void emplace(Variant& variant, std::size_t index) {
    if constexpr (kIndex < std::variant_size_v<Variant>) {
        if (index == kIndex) {
            variant.template emplace<kIndex>();
        } else {
            emplace<Variant, kIndex + 1>(variant, index);
        }
    }
}

template <typename Message>
std::optional<Message> readMessage(std::string_view line, std::span<const std::string_view> kinds,
                                   Faults& faults) {
    if (line.size() > kMaxLine) {
        faults.push_back(FaultCode::TooLarge);
        return std::nullopt;
    }
    const auto json = parseJson(line, faults);
    if (!json || !faults.empty()) {
        return std::nullopt;
    }
    MessageReader reader(*json, faults);
    const auto kind = reader.kind(kinds);
    if (!kind) {
        return std::nullopt;
    }
    Message message;
    emplace(message, *kind);
    std::visit([&](auto& each) { reader.read(each); }, message);
    reader.end();
    return faults.empty() ? std::optional(std::move(message)) : std::nullopt;
}

} // namespace

std::optional<FromGuest> readFromGuest(std::string_view line, Faults& faults) {
    return readMessage<FromGuest>(line, kGuestKinds, faults);
}

std::optional<FromHost> readFromHost(std::string_view line, Faults& faults) {
    return readMessage<FromHost>(line, kHostKinds, faults);
}

} // namespace settebello::session
