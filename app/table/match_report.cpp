// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/match_report.h"

#include "game/friends.h"
#include "storage/atomic_file.h"
#include "storage/record.h"
#include "storage/utf8_path.h"

#include <utility>

namespace settebello::table {

namespace {

std::string scoresOf(const Match& match) {
    std::string text;
    for (int side = 0; side < match.rules().sides(); ++side) {
        text += (side == 0 ? "" : " : ") + std::to_string(match.score(side));
    }
    return text;
}

} // namespace

MatchReport::MatchReport(std::filesystem::path records, Report& report)
    : m_records(std::move(records))
    , m_report(report) {}

void MatchReport::begin(const std::string& id, int rounds) {
    m_id = id;
    m_dealt = rounds;
    m_rounds = rounds - (rounds > 0 ? 1 : 0);
    m_report.say((rounds == 0 ? "match begins: " : "match goes on: ") + id);
}

void MatchReport::dealt(int round, const session::Number& fingerprint) {
    if (round > m_dealt) {
        m_dealt = round;
        m_report.say("round " + std::to_string(round) + " is dealt, fingerprint " +
                     session::toText(fingerprint));
    }
}

void MatchReport::revealed(const MatchSetup& setup, const Match& known) {
    const int rounds = static_cast<int>(known.played().size());
    if (rounds <= m_rounds) {
        return;
    }
    m_rounds = rounds;
    if (!m_records.empty()) {
        const std::filesystem::path file = m_records / (m_id + ".scopa.json");
        if (const auto fault = writeFile(file, recordText(setup, known))) {
            m_report.fail(toUtf8(file) + ": " + fault->text(), cli::kUsageError);
        }
    }
    m_report.say("round " + std::to_string(rounds) + " is over, " + scoresOf(known));
    if (known.over()) {
        m_report.say("match is over, " + scoresOf(known));
    }
}

MatchSetup recordedSetup(MatchSetup setup, const std::vector<std::string>& levels) {
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        if (!levels[seat].empty()) {
            setup.seats[seat].level = levels[seat];
        }
    }
    return seenFrom(std::move(setup), {});
}

} // namespace settebello::table
