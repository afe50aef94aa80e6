// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "session/line_reader.h"

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

/// Arbitrary bytes as what a connection delivers: lines that are read survive a round trip.
SETTEBELLO_FUZZ_TARGET(session_message, const std::uint8_t* data, std::size_t size) {
    session::LineReader reader;
    reader.take(asText(data, size), [](std::string_view line) {
        readBack(&session::readFromGuest, line);
        readBack(&session::readFromHost, line);
    });
    return 0;
}
