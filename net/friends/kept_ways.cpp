// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/kept_ways.h"

#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace settebello::net {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.ways";
constexpr int kVersion = 1;
constexpr int kMaxPort = 65535;
constexpr int kSeatSecretSize = 32;
constexpr std::size_t kMaxSeats = 6;

std::string hexOf(const QByteArray& bytes) {
    return bytes.toHex().toStdString();
}

/// As many bytes as wanted, or none.
std::optional<QByteArray> bytesOf(std::string_view hex, int size) {
    const QByteArray text(hex.data(), static_cast<qsizetype>(hex.size()));
    QByteArray bytes = QByteArray::fromHex(text);
    const bool isGood = bytes.size() == size && bytes.toHex() == text;
    return isGood ? std::optional(std::move(bytes)) : std::nullopt;
}

void readBytes(ObjectReader& object, std::string_view key, int size, QByteArray& bytes) {
    std::string text;
    const auto fits = [size](std::string_view hex) { return bytesOf(hex, size).has_value(); };
    const std::string digits = "[0-9a-f]{" + std::to_string(2 * size) + '}';
    object.require(key);
    object.read(key, text, fits, {FaultCode::NotExpected, {digits}});
    bytes = bytesOf(text, size).value_or(QByteArray());
}

Json jsonOf(const TableSecrets& host) {
    Json json{{"key", hexOf(host.key)}, {"port", host.port}, {"seats", Json::array()}};
    for (const QByteArray& seat : host.seats) {
        json["seats"].push_back(hexOf(seat));
    }
    return json;
}

TableSecrets readHost(const Json& json, const std::string& path, Faults& faults) {
    ObjectReader object(json, path, faults);
    TableSecrets host;
    readBytes(object, "key", kKeySize, host.key);
    int port = 0;
    object.read("port", port, 0, kMaxPort);
    host.port = static_cast<quint16>(port);
    const Json* const seats = object.require("seats");
    if (seats != nullptr && (!seats->is_array() || seats->size() > kMaxSeats)) {
        object.mismatch("seats", *seats, {FaultCode::NotAListOf, {"0 … 6"}});
    } else if (seats != nullptr) {
        for (const Json& seat : *seats) {
            const std::string text = seat.is_string() ? seat.get<std::string>() : "?";
            const auto secret = bytesOf(text, kSeatSecretSize);
            if (!text.empty() && !secret) {
                object.mismatch("seats", seat, {FaultCode::NotExpected, {"[0-9a-f]{64}"}});
                break;
            }
            host.seats += secret.value_or(QByteArray());
        }
    }
    object.reportUnknownKeys();
    return host;
}

Json jsonOf(const JoinPlan& guest) {
    Json json{{"secret", hexOf(guest.secret)},
              {"ways", textOf(Ways{guest.endpoints, guest.place}).toStdString()}};
    if (guest.broker) {
        json["relay"] = textOf(*guest.broker).toStdString();
    }
    return json;
}

JoinPlan readGuest(const Json& json, const std::string& path, Faults& faults) {
    ObjectReader object(json, path, faults);
    JoinPlan plan;
    plan.kind = SecretKind::Seat;
    readBytes(object, "secret", kSeatSecretSize, plan.secret);
    std::string text;
    object.require("ways");
    object.read("ways", text);
    const auto ways = readWays(QByteArray::fromStdString(text));
    if (faults.empty() && !ways) {
        object.mismatch("ways", text, {FaultCode::NotExpected, {R"({"at":[…],"topic":"…"})"}});
    }
    if (ways) {
        plan.endpoints = ways->endpoints;
        plan.place = ways->topic;
    }
    if (object.find("relay") != nullptr) {
        std::string relay;
        const auto isRelay = [](std::string_view name) {
            return readBroker(QString::fromUtf8(name.data(), static_cast<int>(name.size())));
        };
        object.read("relay", relay,
                    [&](std::string_view name) { return isRelay(name).has_value(); },
                    {FaultCode::NotExpected, {"host:port"}});
        plan.broker = isRelay(relay);
    }
    object.reportUnknownKeys();
    return plan;
}

bool readAll(ObjectReader& file, KeptWays& ways, Faults& faults) {
    if (const Json* host = file.find("host")) {
        ways.host = readHost(*host, file.pathOf("host"), faults);
    }
    if (const Json* guest = file.find("guest")) {
        ways.guest = readGuest(*guest, file.pathOf("guest"), faults);
    }
    file.reportUnknownKeys();
    return faults.empty();
}

} // namespace

std::string keptWaysText(const KeptWays& ways) {
    Json json{{"format", kFormat}, {"version", kVersion}};
    if (ways.host) {
        json["host"] = jsonOf(*ways.host);
    }
    if (ways.guest) {
        json["guest"] = jsonOf(*ways.guest);
    }
    return fileText(json);
}

FileVersion parseKeptWays(std::string_view text, KeptWays& ways, Faults& faults) {
    ways = {};
    const FileVersion version =
        parseVersionedText(text, kFormat, kVersion, faults, [&](ObjectReader& file, Faults& found) {
            return readAll(file, ways, found);
        });
    if (version != FileVersion::Supported) {
        ways = {};
    }
    return version;
}

} // namespace settebello::net
