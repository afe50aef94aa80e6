// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/kept_relay.h"

#include "friends/invitation.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

namespace settebello::net {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.relay";
constexpr int kVersion = 1;

QString fromUtf8(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString readLogin(ObjectReader& file, std::string_view key) {
    std::string text;
    file.read(key, text);
    return fromUtf8(text);
}

bool readAll(ObjectReader& file, KeptRelay& relay, Faults& faults) {
    if (file.find("relay") != nullptr) {
        std::string text;
        file.read("relay", text,
                  [](std::string_view read) { return readBroker(fromUtf8(read)).has_value(); },
                  {FaultCode::NotExpected, {"host:port"}});
        relay = readBroker(fromUtf8(text));
    }
    const QString user = readLogin(file, "user");
    const QString password = readLogin(file, "password");
    if (relay) {
        relay->user = user;
        relay->password = password;
    }
    file.reportUnknownKeys();
    return faults.empty();
}

} // namespace

std::string keptRelayText(const KeptRelay& relay) {
    Json json{{"format", kFormat}, {"version", kVersion}};
    if (relay) {
        json["relay"] = textOf(*relay).toStdString();
        json["user"] = relay->user.toStdString();
        json["password"] = relay->password.toStdString();
    }
    return fileText(json);
}

FileVersion parseKeptRelay(std::string_view text, KeptRelay& relay, Faults& faults) {
    relay.reset();
    const FileVersion version =
        parseVersionedText(text, kFormat, kVersion, faults, [&](ObjectReader& file, Faults& found) {
            return readAll(file, relay, found);
        });
    if (version != FileVersion::Supported) {
        relay.reset();
    }
    return version;
}

} // namespace settebello::net
