// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "storage/record.h"

using namespace settebello;

/// Arbitrary bytes as a record: a valid one survives a round trip, and its match can continue.
SETTEBELLO_FUZZ_TARGET(record, const std::uint8_t* data, std::size_t size) {
    Faults faults;
    auto record = readRecord(asText(data, size), 1, faults);
    mustHold(record.has_value() == faults.empty(), "a record is read or has faults");
    if (!record) {
        return 0;
    }
    const std::string text = recordText(record->setup, record->match);
    Faults none;
    const auto again = readRecord(text, 1, none);
    mustHold(again.has_value(), "a written record can be read");
    mustHold(recordText(again->setup, again->match) == text, "a record survives a round trip");
    if (record->match.needsDeal()) {
        record->match.deal();
    }
    mustHold(record->match.over() || record->match.turn() >= 0, "the match can continue");
    return 0;
}
