// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/comments.h"
#include "game/pace.h"
#include "storage/versioned_file.h"
#include "json/json_reader.h"
#include "json/rules_json.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// How large letters can be, as a part of the system's.
inline constexpr std::array kTextSizes{1.0, 1.25, 1.5};

/// The player's settings, as in settings.json (interfaces.md §2). The initial values are the
/// defaults.
struct Settings {
    struct LastMatch {
        NamedRules rules; ///< of the last match
        /// Levels, or "human" for another person at the same screen. If there are fewer than seats,
        /// the last one is repeated.
        std::vector<std::string> opponents{"casual"};
        std::string name; ///< the player's name
        bool operator==(const LastMatch&) const = default;
    };
    struct Display {
        std::string deck = "napoletane";
        bool cardNumbers = true;
        double animationSpeed = 1.0; ///< 0.25 … 8; 0 means no animation
        Pace pace = Pace::Calm;
        bool reducedMotion = false;
        /// The table theme: "green" (lemons), "night" (dark blue), "terracotta", "linen" (light) or
        /// "contrast" (black, no ornament). Any other name is kept and treated as "green".
        std::string table = "green";
        bool sound = true;
        int soundVolume = 60; ///< 0 … 100
        bool evening = false; ///< an evening outside is heard during a match
        bool confirmPlay = false;
        Comments comments = Comments::Lively; ///< of opponents
        double textSize = 1.0;                ///< one of kTextSizes
        /// The faces that the player has chosen for opponents, by their names (resources/faces). A
        /// face that is not known is kept and treated as none.
        std::map<std::string, std::string> faces;
        bool operator==(const Display&) const = default;
    };
    struct Assist {
        bool hints = true;
        bool takeBack = true;
        bool showCounts = false;
        bool showFingerprint = false;   ///< of the shuffled pack, over the table
        bool firstStepsOffered = false; ///< offered only once
        bool dealCodes = true;    ///< matches get a code and can be dealt again (interfaces.md §8)
        bool idleAnalysis = true; ///< kept matches are analysed while nothing else is done
        bool operator==(const Assist&) const = default;
    };

    std::string language = "system"; ///< or "en", "fr", "it"
    LastMatch match;
    std::vector<NamedRules> houseRules;
    Display display;
    Assist assist;
    bool operator==(const Settings&) const = default;
};

/// The text of settings.json.
std::string settingsText(const Settings& settings);

/// Reads such a text into `settings`, where missing and bad keys leave the value as it was. A bad
/// key is a fault.
/// @return Unrecognized if it is no settings file at all, with nothing changed; Newer with whatever
/// could be understood.
FileVersion parseSettings(std::string_view text, Settings& settings, Faults& faults);

} // namespace settebello
