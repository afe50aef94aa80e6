// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorekeeper/pad_store.h"

#include <QList>
#include <QString>

namespace settebello {

/// What a side, by its name, has made in all matches at real tables that are over.
struct PadTotals {
    QString name;
    int matches = 0;
    int won = 0;
    int doubles = 0; ///< won with the match counting double
    int rounds = 0;
    int points = 0;
    int sweeps = 0;
};

/// The totals of every side, in alphabetical order of the player's language.
QList<PadTotals> padTotals(const QList<PadFile>& pads);

} // namespace settebello
