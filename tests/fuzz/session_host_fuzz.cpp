// SPDX-License-Identifier: GPL-3.0-or-later
#include "session_fuzz.h"

#include "storage/record.h"

using namespace settebello;

/// Arbitrary lines from a guest: the host refuses them without any other effect, or its match goes
/// on as one that can be recorded.
SETTEBELLO_FUZZ_TARGET(session_host, const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    FuzzedTable table(*data);
    session::Host& host = table.host();
    const auto record = [&] {
        return host.hasMatch() ? recordText(host.setup(), host.match()) : std::string();
    };
    eachHostileLine(table, asText(data + 1, size - 1), [&](std::string_view line) {
        if (!host.isConnected(1)) {
            host.connected(1, {});
        }
        const std::string before = record();
        host.received(1, line, {});
        if (host.fault(1)) {
            mustHold(record() == before, "a refused line changes nothing");
            mustHold(host.awaySince(1).has_value(), "a guest that breaks the rules has to leave");
        }
        while (const auto answer = host.nextLine(1, {})) {
            Faults faults;
            mustHold(session::readFromHost(*answer, faults).has_value(), "a host writes messages");
        }
    });
    Faults faults;
    mustHold(!host.hasMatch() || readRecord(record(), 0, faults), "the match can be recorded");
    return 0;
}
