// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

/// Whom a text speaks of.
struct Party {
    /// Whether the text addresses them, as it does a player who has given no name.
    enum class Is { Others, You, YourTeam };

    QString name; ///< of a player, or of all partners
    Is is = Is::Others;
};

} // namespace settebello
