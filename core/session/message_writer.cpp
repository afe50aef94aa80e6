// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/message.h"

#include "session/message_kinds.h"
#include "storage/record_parts.h"
#include "json/cards_json.h"
#include "json/rules_json.h"

#include <nlohmann/json.hpp>

#include <span>

namespace settebello::session {

using Json = nlohmann::json;

namespace {

/// Writes the keys of each kind of message.
class MessageWriter {
public:
    explicit MessageWriter(std::string_view kind)
        : m_json{{"kind", kind}} {}

    std::string line() const { return m_json.dump(-1, ' ', false, Json::error_handler_t::replace); }

    void operator()(const Bye& bye) { m_json["reason"] = bye.reason; }
    void operator()(const Join& join) {
        m_json["version"] = join.version;
        m_json["name"] = join.name;
        m_json["table"] = join.table;
        m_json["lines"] = join.lines;
    }
    void operator()(const Commitment& commitment) {
        m_json["exchange"] = commitment.exchange;
        m_json["commitment"] = toText(commitment.commitment);
    }
    void operator()(const Opening& opening) {
        m_json["exchange"] = opening.exchange;
        m_json["number"] = toText(opening.number);
    }
    void operator()(const Answer& answer) {
        m_json["lines"] = answer.lines;
        m_json["decision"] = toString(answer.decision);
    }
    void operator()(const Table& table) {
        m_json["version"] = table.version;
        m_json["id"] = table.id;
        writeNamedRules(table.setup.rules, m_json);
        m_json["name"] = table.setup.rules.name;
        m_json["players"] = playersToJson(table.setup.seats);
        m_json["seat"] = table.seat;
        m_json["guests"] = table.guests;
        m_json["lines"] = table.lines;
        if (table.firstDealer) {
            m_json["firstDealer"] = *table.firstDealer;
        }
    }
    void operator()(const Commitments& all) {
        m_json["exchange"] = all.exchange;
        write("commitments", all.commitments);
    }
    void operator()(const Deal& deal) { write(deal.dealt); }
    void operator()(const Decided& decided) {
        m_json["seat"] = decided.seat;
        m_json["decision"] = toString(decided.decision);
        write(decided.dealt);
        if (!decided.state.empty()) {
            m_json["state"] = decided.state;
        }
    }
    void operator()(const Shown& shown) {
        m_json["declared"] = Json::array();
        for (const Shown::Declared& each : shown.declared) {
            m_json["declared"].push_back({{"seat", each.seat}, {"cards", cardsToJson(each.cards)}});
        }
        m_json["state"] = shown.state;
    }
    void operator()(const Propose& propose) {
        m_json["wish"] = nameOf(propose.kind);
        m_json["seat"] = propose.seat;
    }
    void operator()(const Consent& consent) {
        m_json["number"] = consent.number;
        m_json["agrees"] = consent.agrees;
    }
    void operator()(const Pause& pause) { m_json["paused"] = pause.paused; }
    void operator()(const Say& say) { m_json["remark"] = say.remark; }
    void operator()(const TakenBack& taken) {
        m_json["by"] = taken.by;
        m_json["steps"] = taken.steps;
        m_json["state"] = taken.state;
    }
    void operator()(const Substitute& substitute) {
        m_json["seat"] = substitute.seat;
        m_json["plays"] = substitute.plays;
    }
    void operator()(const Status& status) {
        if (status.paused) {
            m_json["paused"] = *status.paused;
        }
        if (status.wish) {
            m_json["number"] = status.wish->number;
            m_json["wish"] = nameOf(status.wish->kind);
            m_json["by"] = status.wish->by;
            m_json["seat"] = status.wish->seat;
            m_json["agreed"] = status.agreed;
        }
    }
    void operator()(const Said& said) {
        m_json["seat"] = said.seat;
        m_json["remark"] = said.remark;
    }
    void operator()(const Reveal& reveal) {
        m_json["exchange"] = reveal.exchange;
        write("numbers", reveal.numbers);
    }
    void operator()(const Away& away) {
        m_json["seats"] = Json::array();
        for (const Away::Seat& each : away.seats) {
            m_json["seats"].push_back({{"seat", each.seat}, {"seconds", each.seconds}});
        }
    }

private:
    static std::string_view nameOf(Wish::Kind kind) {
        return kWishKinds[static_cast<std::size_t>(kind)];
    }
    void write(std::string_view key, std::span<const Number> numbers) {
        Json& list = m_json[std::string(key)] = Json::array();
        for (const Number& number : numbers) {
            list.push_back(toText(number));
        }
    }
    void write(const Dealt& dealt) {
        if (!dealt.own.empty()) {
            m_json["cards"] = cardsToJson(dealt.own);
        }
        if (!dealt.table.empty()) {
            m_json["table"] = cardsToJson(dealt.table);
        }
        if (dealt.cut) {
            m_json["cut"] = toString(*dealt.cut);
        }
    }

    Json m_json;
};

template <typename Message>
std::string written(const Message& message) {
    MessageWriter writer(kindOf(message));
    std::visit(writer, message);
    return writer.line();
}

} // namespace

std::string lineOf(const FromGuest& message) {
    return written(message);
}

std::string lineOf(const FromHost& message) {
    return written(message);
}

std::string_view kindOf(const FromGuest& message) {
    return kGuestKinds[message.index()];
}

std::string_view kindOf(const FromHost& message) {
    return kHostKinds[message.index()];
}

} // namespace settebello::session
