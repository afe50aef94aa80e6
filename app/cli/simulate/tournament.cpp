// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/tournament.h"

#include "cli/simulate/game.h"
#include "rules/presets.h"
#include "storage/atomic_file.h"
#include "storage/record.h"
#include "storage/utf8_path.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace settebello::cli {

namespace {

constexpr std::chrono::milliseconds kPollInterval(100);

/// `deal-000007-b.scopa.json`: numbers start at 1, letters are the seatings.
std::string recordName(const TournamentSetup& setup, std::uint64_t number, int seating) {
    constexpr std::size_t kDigits = 6;
    const std::string digits = std::to_string(number + 1);
    std::string name = setup.singleDeals ? "deal-" : "match-";
    name.append(digits.size() < kDigits ? kDigits - digits.size() : 0, '0');
    name += digits;
    if (setup.swap) {
        name += '-';
        name += static_cast<char>('a' + seating);
    }
    return name + ".scopa.json";
}

/// @return the error, if there is one.
std::optional<std::string> writeRecord(const TournamentSetup& setup, std::uint64_t number,
                                       int seating, const Match& match) {
    MatchSetup played{setup.rules, {}};
    if (findPreset(played.rules.base)->rules == played.rules.rules) {
        played.rules.name.clear(); // that of the game, for people who read the results
    }
    for (int seat = 0; seat < match.rules().table.players; ++seat) {
        const std::string& level = setup.levelAt(seat, seating);
        played.seats.push_back({level, level, playerSeed(setup, number, seat, seating)});
    }
    const std::filesystem::path file = *setup.records / recordName(setup, number, seating);
    if (const auto fault = writeFile(file, recordText(played, match))) {
        return toUtf8(file) + ": " + fault->text();
    }
    return std::nullopt;
}

/// Distributes the games among worker threads and collects the results.
class TournamentRunner {
public:
    explicit TournamentRunner(const TournamentSetup& setup)
        : m_setup(setup) {
        m_results.games.resize(setup.count);
        m_results.thinking.resize(static_cast<std::size_t>(setup.entrants));
        m_results.faults.resize(static_cast<std::size_t>(setup.entrants));
    }

    TournamentResults run(const std::function<bool(std::uint64_t)>& keepGoing) {
        std::vector<std::thread> threads(static_cast<std::size_t>(m_setup.threads));
        for (std::thread& thread : threads) {
            thread = std::thread([this] { work(); });
        }
        watch(keepGoing);
        for (std::thread& thread : threads) {
            thread.join();
        }
        m_results.stopped = m_done < m_setup.count;
        return std::move(m_results);
    }

private:
    void watch(const std::function<bool(std::uint64_t)>& keepGoing) {
        std::unique_lock lock(m_mutex);
        while (m_done < m_setup.count && m_results.failure.empty()) {
            m_changed.wait_for(lock, kPollInterval);
            const std::uint64_t done = m_done;
            lock.unlock();
            if (!keepGoing(done)) {
                break;
            }
            lock.lock();
        }
        m_stop.requestStop();
    }

    void work() {
        PlayerPool pool(m_ready);
        while (const auto number = take()) {
            std::vector<MoveTime> moveTimes;
            std::vector<PlayedGame> games;
            for (int seating = 0; seating < m_setup.seatings(); ++seating) {
                const PlayedGame& played = games.emplace_back(
                    playGame(m_setup, *number, seating, pool, m_stop.token(), moveTimes));
                if (!played.failure.empty() && (m_setup.stopOnFault || played.failed < 0)) {
                    fail(played.failure, false);
                    return;
                }
                if (m_stop.token().stopRequested()) {
                    return;
                }
                if (played.failed >= 0) {
                    count(played);
                }
            }
            if (const auto error = writeRecords(*number, games)) {
                fail(*error, true);
                return;
            }
            finish(*number, games, moveTimes);
        }
    }

    /// Only when all seatings of a game were played: a program could read the cards in the record
    /// of the first. @return the error, if there is one.
    std::optional<std::string> writeRecords(std::uint64_t number,
                                            const std::vector<PlayedGame>& games) const {
        std::optional<std::string> error;
        for (std::size_t i = 0; m_setup.records && !error && i < games.size(); ++i) {
            error = writeRecord(m_setup, number, static_cast<int>(i), games[i].match);
        }
        return error;
    }

    /// The number of the next game to play, or nothing if there is none left.
    std::optional<std::uint64_t> take() {
        const std::lock_guard lock(m_mutex);
        if (m_next == m_setup.count || m_stop.token().stopRequested()) {
            return std::nullopt;
        }
        return m_next++;
    }

    void finish(std::uint64_t number, const std::vector<PlayedGame>& games,
                const std::vector<MoveTime>& moveTimes) {
        const std::lock_guard lock(m_mutex);
        for (const PlayedGame& played : games) {
            m_results.games[number].push_back(played.game);
        }
        for (const MoveTime& moveTime : moveTimes) {
            m_results.thinking[static_cast<std::size_t>(moveTime.entrant)].add(moveTime.time);
        }
        if (++m_done == m_setup.count) {
            m_changed.notify_all();
        }
    }

    void count(const PlayedGame& lost) {
        const std::lock_guard lock(m_mutex);
        ProgramFaults& faults = m_results.faults[static_cast<std::size_t>(lost.failed)];
        if (faults.count++ == 0) {
            faults.first = lost.failure;
        }
    }

    void fail(const std::string& what, bool cannotWrite) {
        const std::lock_guard lock(m_mutex);
        if (m_results.failure.empty()) {
            m_results.failure = what;
            m_results.cannotWrite = cannotWrite;
        }
        m_changed.notify_all();
    }

    const TournamentSetup& m_setup;
    ReadyPrograms m_ready;
    StopSource m_stop;
    std::mutex m_mutex; ///< guards the rest
    std::condition_variable m_changed;
    std::uint64_t m_next = 0;
    std::uint64_t m_done = 0;
    TournamentResults m_results;
};

} // namespace

TournamentResults runTournament(const TournamentSetup& setup,
                                const std::function<bool(std::uint64_t played)>& keepGoing) {
    return TournamentRunner(setup).run(keepGoing);
}

} // namespace settebello::cli
