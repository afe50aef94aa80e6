// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "session/message.h"

#include <algorithm>

using namespace settebello;

namespace {

template <typename Message>
void readBack(std::optional<Message> (*read)(std::string_view, Faults&), std::string_view line) {
    Faults faults;
    const auto message = read(line, faults);
    mustHold(message.has_value() == faults.empty(), "a message is read or has faults");
    if (message) {
        Faults none;
        mustHold(read(session::lineOf(*message), none) == message,
                 "a message survives a round trip");
    }
}

} // namespace

/// Arbitrary bytes as the lines that a connection delivers: those that are read survive a round
/// trip.
SETTEBELLO_FUZZ_TARGET(session_message, const std::uint8_t* data, std::size_t size) {
    std::string_view rest = asText(data, size);
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        readBack(&session::readFromGuest, line);
        readBack(&session::readFromHost, line);
    }
    return 0;
}
