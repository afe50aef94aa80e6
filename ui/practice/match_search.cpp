// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/match_search.h"

#include "analysis/analysis_file.h"
#include "game/record_file.h"
#include "settings/file_access.h"

#include <algorithm>

namespace settebello {

std::optional<int> roundOf(const Exercise& exercise, const Match& match) {
    const RoundPosition& position = exercise.position;
    if (!match.over() || match.rules() != position.rules.rules) {
        return std::nullopt;
    }
    const auto hasPosition = [&](const Match::PlayedRound& round) {
        const std::size_t decisions = position.decisions.size();
        return round.dealer == position.dealer && round.pack == position.pack &&
               round.moves.size() > decisions &&
               std::equal(position.decisions.begin(), position.decisions.end(), round.moves.begin(),
                          [](const Decision& decision, const auto& move) {
                              return decision == move.decision;
                          }) &&
               (!exercise.played || round.moves[decisions].decision == *exercise.played);
    };
    const auto& played = match.played();
    const auto round = std::find_if(played.begin(), played.end(), hasPosition);
    return round == played.end() ? std::nullopt
                                 : std::optional(static_cast<int>(round - played.begin()));
}

std::optional<FoundMatch> findMatch(const QString& folder, const Exercise& exercise,
                                    const StopToken& stop) {
    for (const QString& file : recordFiles(folder)) {
        if (stop.stopRequested()) {
            break;
        }
        QString why;
        const std::optional<Record> record = readMatchFile(file, why);
        const auto round = record ? roundOf(exercise, record->match) : std::nullopt;
        if (!round) {
            continue;
        }
        Faults faults;
        return FoundMatch{*record, *round, static_cast<int>(exercise.position.decisions.size()),
                          keptAnalysis(analysisFileOf(toPath(file)), record->match, faults)};
    }
    return std::nullopt;
}

} // namespace settebello
