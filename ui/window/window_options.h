// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace settebello {

/// What the command line asks for.
struct WindowOptions {
    QString configFolder;        ///< settings.json and window.json; need not exist
    std::optional<quint64> seed; ///< of the first match; the next takes the next number
    QString language;            ///< instead of that of the settings, until another is chosen
    QString dataFolder = {};     ///< where matches are kept; empty: configFolder
    /// Whether matches are analysed while nothing else is done, if the player wants it.
    bool idleAnalysis = false;
};

} // namespace settebello
