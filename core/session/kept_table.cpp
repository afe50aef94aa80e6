// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/kept_table.h"

#include "players/levels/levels.h"
#include "session/first_dealer.h"
#include "storage/record_parts.h"
#include "json/json_reader.h"
#include "json/json_text.h"
#include "json/rules_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace settebello::session {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.table";
constexpr int kVersion = 1;
constexpr std::size_t kMostLines = 1'000'000;

void writeConnection(const std::string& connection, Json& json) {
    if (!connection.empty()) {
        json["connection"] = connection;
    }
}

Json jsonOf(const KeptTable::OfHost& host) {
    Json json{{"id", host.table.id},
              {"secret", toText(host.secret)},
              {"name", host.table.match.rules.name},
              {"players", playersToJson(host.table.match.seats)},
              {"guests", host.table.guests},
              {"journal", host.journal}};
    if (host.table.firstDealer) {
        json["firstDealer"] = *host.table.firstDealer;
    }
    writeNamedRules(host.table.match.rules, json);
    writeConnection(host.connection, json);
    return json;
}

Json jsonOf(const KeptTable::OfGuest& guest) {
    Json json{{"secret", toText(guest.secret)}, {"name", guest.name}, {"lines", guest.lines}};
    writeConnection(guest.connection, json);
    return json;
}

/// Reads the parts of a table.
class KeptTableReader {
public:
    explicit KeptTableReader(Faults& faults)
        : m_faults(faults) {}

    KeptTable::OfHost host(const Json& json, const std::string& path) {
        ObjectReader object(json, path, m_faults);
        KeptTable::OfHost host;
        MatchSetup& match = host.table.match;
        readSecret(object, host.secret);
        object.require("id");
        object.read("id", host.table.id);
        match.rules = readNamedRules(object, object.pathOf("rules"), m_faults);
        object.read("name", match.rules.name);
        match.seats = readPlayers(object, match.rules.rules.table.players, m_faults);
        checkLevels(object, match.seats);
        readGuests(object, host.table);
        readFirstDealer(object, match.rules.rules, host.table.firstDealer);
        readLines(object, "journal", host.journal);
        readConnection(object, host.connection);
        object.reportUnknownKeys();
        return host;
    }

    KeptTable::OfGuest guest(const Json& json, const std::string& path) {
        ObjectReader object(json, path, m_faults);
        KeptTable::OfGuest guest;
        readSecret(object, guest.secret);
        const auto fits = [](std::string_view name) { return name.size() <= kMaxName; };
        object.require("name");
        object.read("name", guest.name, fits, {FaultCode::TooLarge});
        readLines(object, "lines", guest.lines);
        readConnection(object, guest.connection);
        object.reportUnknownKeys();
        return guest;
    }

private:
    static void readConnection(ObjectReader& object, std::string& connection) {
        const auto fits = [](std::string_view text) { return text.size() <= kMaxConnection; };
        object.read("connection", connection, fits, {FaultCode::TooLarge});
    }
    void readSecret(ObjectReader& object, Number& secret) {
        std::string text;
        const auto isNumber = [](std::string_view number) {
            return parseNumber(number).has_value();
        };
        object.require("secret");
        object.read("secret", text, isNumber, {FaultCode::NotExpected, {"[0-9a-f]{64}"}});
        secret = parseNumber(text).value_or(Number{});
    }
    void checkLevels(ObjectReader& object, const std::vector<SeatSetup>& seats) {
        const auto known = levels();
        for (std::size_t i = 0; i < seats.size(); ++i) {
            if (!seats[i].isPerson() &&
                std::find(known.begin(), known.end(), seats[i].level) == known.end()) {
                m_faults.push_back(faultOf(childPath(object.pathOf("players"), i), seats[i].level,
                                           {FaultCode::NotHumanOrOneOf, {levelList()}}));
            }
        }
    }
    /// Persons, in ascending order.
    void readGuests(ObjectReader& object, TableSetup& table) {
        const Json* const list = object.require("guests");
        const int last = static_cast<int>(table.match.seats.size()) - 1;
        if (list == nullptr || !m_faults.empty()) {
            return;
        }
        if (!list->is_array() || list->empty()) {
            object.mismatch("guests", *list, {FaultCode::NotAListOf, {"0 … 5"}});
            return;
        }
        for (const Json& json : *list) {
            int seat = 0;
            const int first = table.guests.empty() ? 0 : table.guests.back() + 1;
            if (!wholeNumber(json, first, last, seat) || !table.match.isPerson(seat)) {
                m_faults.push_back(
                    faultOf(object.pathOf("guests"), json, integerBetween(first, last)));
                return;
            }
            table.guests.push_back(seat);
        }
    }
    void readLines(ObjectReader& object, std::string_view key, std::vector<std::string>& lines) {
        const Json* const list = object.require(key);
        if (list == nullptr) {
            return;
        }
        if (!list->is_array() || list->size() > kMostLines) {
            object.mismatch(key, *list, {FaultCode::NotText});
            return;
        }
        for (const Json& line : *list) {
            if (!line.is_string()) {
                m_faults.push_back(faultOf(object.pathOf(key), line, {FaultCode::NotText}));
                return;
            }
            lines.push_back(line.get<std::string>());
        }
    }

    Faults& m_faults;
};

bool readAll(ObjectReader& file, KeptTable& table, Faults& faults) {
    KeptTableReader reader(faults);
    if (const Json* host = file.find("host")) {
        table.host = reader.host(*host, file.pathOf("host"));
    }
    if (const Json* guests = file.find("guests"); guests != nullptr && guests->is_array()) {
        for (std::size_t i = 0; i < guests->size() && faults.empty(); ++i) {
            table.guests.push_back(reader.guest((*guests)[i], childPath(file.pathOf("guests"), i)));
        }
    }
    file.reportUnknownKeys();
    return faults.empty();
}

} // namespace

bool KeptTable::OfGuest::keepLine(std::string_view line, bool isOfLog) {
    if (isOfLog) {
        lines.emplace_back(line);
        return true;
    }
    Faults faults;
    const auto message = readFromHost(line, faults);
    if (!message || !std::holds_alternative<Table>(*message)) {
        return false;
    }
    lines.empty() ? lines.emplace_back(line) : lines.front().assign(line);
    return true;
}

std::string keptTableText(const KeptTable& table) {
    Json json{{"format", kFormat}, {"version", kVersion}};
    if (table.host) {
        json["host"] = jsonOf(*table.host);
    }
    for (const KeptTable::OfGuest& guest : table.guests) {
        json["guests"].push_back(jsonOf(guest));
    }
    return fileText(json);
}

FileVersion parseKeptTable(std::string_view text, KeptTable& table, Faults& faults) {
    table = {};
    const FileVersion version =
        parseVersionedText(text, kFormat, kVersion, faults, [&](ObjectReader& file, Faults& found) {
            return readAll(file, table, found);
        });
    if (version != FileVersion::Supported) {
        table = {};
    }
    return version;
}

} // namespace settebello::session
