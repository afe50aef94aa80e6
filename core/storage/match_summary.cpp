// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/match_summary.h"

#include "game/friends.h"
#include "game/match_id.h"
#include "players/levels/levels.h"
#include "storage/utf8_path.h"

#include <algorithm>
#include <cstdint>

namespace settebello {

namespace {

constexpr std::size_t kDateLength = 19;

std::string levelOf(const Record& record, int side) {
    std::string level;
    for (int seat = 0; seat < static_cast<int>(record.setup.seats.size()); ++seat) {
        if (record.setup.rules.rules.sideOf(seat) == side) {
            continue;
        }
        const std::string& kind = record.setup.seat(seat).level;
        const bool external = kind.starts_with(kEnginePrefix);
        const std::string seatLevel = external ? std::string(kExternalLevel) : kind;
        if (!level.empty() && level != seatLevel) {
            return std::string(kMixedLevels);
        }
        level = seatLevel;
    }
    return level;
}

bool isAgainstFriends(const MatchSetup& setup, int side) {
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat) {
        if (isFriend(setup.seat(seat)) && setup.rules.rules.sideOf(seat) != side) {
            return true;
        }
    }
    return false;
}

/// Two digits as a number, or −1.
int twoDigits(std::string_view text) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return isDigit(text[0]) && isDigit(text[1]) ? (text[0] - '0') * 10 + (text[1] - '0') : -1;
}

} // namespace

std::optional<MatchSummary> summarizeMatch(const Record& record) {
    const Match& match = record.match;
    const std::optional<int> side = ownSide(record.setup);
    if (!side || !match.over() || isAgainstFriends(record.setup, *side)) {
        return std::nullopt;
    }
    MatchSummary counted;
    counted.record = toUtf8(record.file.filename());
    counted.match = idWithoutRules(match);
    counted.date = record.date;
    counted.variant = record.setup.rules.base;
    counted.rulesName = record.setup.rules.name;
    counted.level = levelOf(record, *side);
    counted.won = match.result()->winner == *side;
    counted.rounds = static_cast<int>(match.played().size());
    counted.ours.score = match.score(*side);
    counted.theirs.score = INT32_MIN;
    if (record.setup.code) {
        counted.seat = *firstPerson(record.setup);
        counted.code = toString(record.setup.code->code);
    } else {
        counted.deal = dealId(match);
    }
    counted.codeGiven = cardsAreKnown(record.setup);
    for (const Match::PlayedRound& played : match.played()) {
        if (played.scored) {
            const Points& points = played.points[*side];
            counted.bestRound = std::max(counted.bestRound, points.total());
        }
    }
    for (int other = 0; other < match.rules().sides(); ++other) {
        MatchSummary::Share& share = other == *side ? counted.ours : counted.theirs;
        share.score = std::max(share.score, match.score(other));
        for (const Match::PlayedRound& played : match.played()) {
            if (played.scored) {
                share.points += played.points[other];
            }
        }
        // A round that a claim ended has no points, but its sweeps count.
        share.sweeps += match.played().back().scored ? 0 : match.round().sweeps(other);
    }
    counted.ours.sweeps += counted.ours.points[ScoringItem::Sweeps];
    counted.theirs.sweeps += counted.theirs.points[ScoringItem::Sweeps];
    return counted;
}

std::string dateFromFileName(std::string_view name) {
    std::string date(name.substr(0, kDateLength));
    std::replace(date.begin(), date.end(), '.', ':');
    return isDate(date) ? date : std::string();
}

bool isDate(std::string_view text) {
    if (text.size() != kDateLength || text[4] != '-' || text[7] != '-' || text[10] != ' ' ||
        text[13] != ':' || text[16] != ':') {
        return false;
    }
    const auto within = [&](std::size_t at, int least, int most) {
        const int number = twoDigits(text.substr(at, 2));
        return number >= least && number <= most;
    };
    return within(0, 0, 99) && within(2, 0, 99) && within(5, 1, 12) && within(8, 1, 31) &&
           within(11, 0, 23) && within(14, 0, 59) && within(17, 0, 60);
}

} // namespace settebello
