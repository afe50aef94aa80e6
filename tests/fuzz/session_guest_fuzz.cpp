// SPDX-License-Identifier: GPL-3.0-or-later
#include "session_fuzz.h"

#include "storage/record.h"

using namespace settebello;

/// Arbitrary lines from a host: the guest refuses them without any other effect, or believes in a
/// match that can be recorded.
SETTEBELLO_FUZZ_TARGET(session_guest, const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    FuzzedTable table(*data);
    session::Guest& guest = table.guest();
    const auto record = [&] {
        return guest.hasRound() ? recordText(guest.setup(), guest.match()) : std::string();
    };
    eachHostileLine(table, asText(data + 1, size - 1), [&](std::string_view line) {
        if (!guest.isConnected()) {
            guest.connected();
        }
        const std::string before = record();
        const bool wasAsked = guest.question().has_value();
        guest.received(line);
        if (guest.fault()) {
            mustHold(record() == before, "a refused line changes nothing");
            mustHold(guest.question().has_value() == wasAsked, "nor what the person is asked");
        }
        while (const auto answer = guest.nextLine()) {
            Faults faults;
            mustHold(session::readFromGuest(*answer, faults).has_value(),
                     "a guest writes messages");
        }
    });
    Faults faults;
    mustHold(!guest.hasRound() || readRecord(record(), 0, faults), "the match can be recorded");
    if (const Match* revealed = guest.revealed()) {
        mustHold(readRecord(recordText(guest.setup(), *revealed), 0, faults).has_value(),
                 "so can what was revealed");
    }
    return 0;
}
