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

MatchSearch::MatchSearch(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder) {
    m_thread.setMaxThreadCount(1);
}

MatchSearch::~MatchSearch() {
    ++m_number;
    m_thread.waitForDone();
}

void MatchSearch::search(const Exercise& exercise) {
    m_thread.start([this, exercise, number = ++m_number] { work(exercise, number); });
}

/// On the thread.
void MatchSearch::work(const Exercise& exercise, int number) {
    const auto reply = [this, number](const auto& signal) {
        QMetaObject::invokeMethod(this, [this, number, signal] {
            if (number == m_number) {
                signal();
            }
        });
    };
    for (const QString& file : recordFiles(m_folder)) {
        if (number != m_number) {
            return;
        }
        QString why;
        const std::optional<Record> record = readMatchFile(file, why);
        const auto round = record ? roundOf(exercise, record->match) : std::nullopt;
        if (!round) {
            continue;
        }
        Faults faults;
        const Analysis kept = keptAnalysis(analysisFileOf(toPath(file)), record->match, faults);
        reply([this, match = *record, round = *round,
               move = static_cast<int>(exercise.position.decisions.size()),
               kept] { emit found(match, round, move, kept); });
        return;
    }
    reply([this] { emit missed(); });
}

} // namespace settebello
