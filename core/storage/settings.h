// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/versioned_file.h"
#include "json/json_reader.h"
#include "json/rules_json.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// What a player has chosen, as settings.json keeps it (interfaces.md §2). The initial values are
/// the defaults.
struct Settings {
    struct MatchSetup {
        NamedRules rules; ///< of the last match
        /// Levels, or "human" for another person at the same screen; too few for the seats: the
        /// last repeats.
        std::vector<std::string> opponents{"casual"};
        std::string name; ///< the player's own
        bool operator==(const MatchSetup&) const = default;
    };
    struct Display {
        std::string deck = "napoletane";
        bool cardNumbers = true;
        double animationSpeed = 1.0; ///< 0.25 … 8; 0 is at once
        bool reducedMotion = false;
        /// The table theme: "green" (lemons), "night" (dark blue), "terracotta", "linen" (light) or
        /// "contrast" (black, no ornament); another name is kept and shown as "green".
        std::string table = "green";
        bool sound = true;
        int soundVolume = 60; ///< 0 … 100
        bool confirmPlay = false;
        bool operator==(const Display&) const = default;
    };
    struct Assist {
        bool hints = true;
        bool takeBack = true;
        bool showCounts = false;
        bool showFingerprint = false;   ///< of the shuffled pack, over the table
        bool firstStepsOffered = false; ///< once is enough
        bool operator==(const Assist&) const = default;
    };

    std::string language = "system"; ///< or "en", "fr", "it"
    MatchSetup match;
    std::vector<NamedRules> houseRules;
    Display display;
    Assist assist;
    bool operator==(const Settings&) const = default;
};

/// What came of reading settings.json. Reading never fails: at worst it yields the defaults and
/// says why.
struct SettingsRead : VersionedFile {
    Settings settings; ///< of single bad keys the defaults
};

/// Reads settings.json. A missing file gives the defaults without a fault; one that is no settings
/// file is set aside as `settings.json.broken-N`; a newer one is left alone, read as far as it is
/// understood and read-only (interfaces.md §2).
SettingsRead readSettings(const std::filesystem::path& file);

/// Writes settings.json atomically, making its folder if need be. Never over a file of a newer
/// version, which is a fault; one that has become unreadable since is set aside first.
/// @return what went wrong, if anything; the old file is then as it was.
std::optional<Fault> writeSettings(const std::filesystem::path& file, const Settings& settings);

/// The text that writeSettings writes.
std::string settingsText(const Settings& settings);

/// Reads such a text. Single bad keys cost themselves alone, with a fault each.
/// @return Unrecognized if it is no settings file at all, with the defaults; Newer with whatever
/// could be understood.
FileVersion parseSettings(std::string_view text, Settings& settings, Faults& faults);

} // namespace settebello
