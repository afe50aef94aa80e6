// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "rules/check_rules.h"
#include "storage/settings.h"

using namespace settebello;

/// Any bytes as settings: what is read can be used, and comes back without a fault.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Settings settings;
    Faults faults;
    const FileVersion version = parseSettings(asText(data, size), settings, faults);
    mustHold(version == FileVersion::Supported || !faults.empty(), "what is wrong is told");
    mustHold(version != FileVersion::Unrecognized || settings == Settings{},
             "then the defaults are used");
    mustHold(checkRules(settings.match.rules.rules).empty(), "the rules can be played");
    mustHold(!settings.match.opponents.empty(), "there is an opponent");
    for (const NamedRules& rules : settings.houseRules) {
        mustHold(checkRules(rules.rules).empty(), "house rules can be played");
    }
    Settings again;
    Faults none;
    parseSettings(settingsText(settings), again, none);
    mustHold(none.empty() && again == settings, "settings come back");
    return 0;
}
