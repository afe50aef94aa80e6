// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/pad_statistics.h"

#include "game/match_text.h"

#include <QHash>

#include <algorithm>

namespace settebello {

namespace {

void addSide(PadTotals& totals, const ScorePad& pad, int side) {
    const MatchResult& result = *pad.result();
    ++totals.matches;
    totals.won += result.winner == side ? 1 : 0;
    totals.doubles += result.winner == side && result.isDouble ? 1 : 0;
    totals.rounds += static_cast<int>(pad.rounds().size());
    totals.points += result.scores[side];
    for (const PadRound& round : pad.rounds()) {
        totals.sweeps += round.points[side][ScoringItem::Sweeps];
    }
}

} // namespace

QList<PadTotals> padTotals(const QList<PadFile>& pads) {
    QHash<QString, PadTotals> byName;
    for (const PadFile& file : pads) {
        if (!file.score || !file.score->pad.result()) {
            continue;
        }
        const QStringList names = sideNames(setupOf(*file.score));
        for (int side = 0; side < static_cast<int>(names.size()); ++side) {
            PadTotals& totals = byName[names[side]];
            totals.name = names[side];
            addSide(totals, file.score->pad, side);
        }
    }
    QList<PadTotals> all = byName.values();
    std::sort(all.begin(), all.end(), [](const PadTotals& a, const PadTotals& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return all;
}

} // namespace settebello
