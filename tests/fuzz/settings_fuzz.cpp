// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "rules/check_rules.h"
#include "storage/settings.h"

using namespace settebello;

/// Arbitrary bytes as settings: the result is usable and survives a round trip.
SETTEBELLO_FUZZ_TARGET(settings, const std::uint8_t* data, std::size_t size) {
    Settings settings;
    Faults faults;
    const FileVersion version = parseSettings(asText(data, size), settings, faults);
    mustHold(version == FileVersion::Supported || !faults.empty(), "unsupported files have faults");
    mustHold(version != FileVersion::Unrecognized || settings == Settings{},
             "unrecognized files give the defaults");
    mustHold(checkRules(settings.match.rules.rules).empty(), "the rules are playable");
    mustHold(!settings.match.opponents.empty(), "there is an opponent");
    for (const NamedRules& rules : settings.houseRules) {
        mustHold(checkRules(rules.rules).empty(), "house rules are playable");
    }
    Settings again;
    Faults none;
    parseSettings(settingsText(settings), again, none);
    mustHold(none.empty() && again == settings, "settings survive a round trip");
    return 0;
}
