// SPDX-License-Identifier: GPL-3.0-or-later
#include "session_fuzz.h"

#include "session/kept_table.h"
#include "storage/record.h"

using namespace settebello;

/// A kept table is read whatever it holds: it survives a round trip, and a host goes on from its
/// journal with a match that can be recorded, or refuses it.
SETTEBELLO_FUZZ_TARGET(table, const std::uint8_t* data, std::size_t size) {
    session::KeptTable table;
    Faults faults;
    if (parseKeptTable(asText(data, size), table, faults) != FileVersion::Supported) {
        mustHold(table == session::KeptTable(), "half a table is none");
        return 0;
    }
    session::KeptTable again;
    mustHold(parseKeptTable(keptTableText(table), again, faults) == FileVersion::Supported &&
                 again == table,
             "a table survives a round trip");
    const auto hash = [](std::string_view text) { return sha256(text); };
    if (table.host) {
        session::Host host(table.host->table, table.host->secret, hash, {});
        if (!host.restore(table.host->journal)) {
            mustHold(host.journal() == table.host->journal, "the journal is the same");
            mustHold(!host.hasMatch() ||
                         readRecord(recordText(host.setup(), host.match()), 0, faults).has_value(),
                     "the match can be recorded");
        }
    }
    for (const session::KeptTable::OfGuest& each : table.guests) {
        session::Guest guest(each.secret, hash, each.name);
        guest.restore(each.lines);
    }
    return 0;
}
