// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/comparer.h"

#include "compare/code_play.h"

#include <QMetaObject>

namespace settebello {

Comparer::Comparer(QObject* parent)
    : QObject(parent) {
    m_thread.setMaxThreadCount(1);
    m_thread.setThreadPriority(QThread::LowPriority);
}

Comparer::~Comparer() {
    stop();
    m_thread.waitForDone();
}

void Comparer::stop() {
    m_stop.requestStop();
    ++m_comparison;
    m_running = false;
}

std::vector<std::string> Comparer::levelsWithMaster(const MatchSetup& setup) {
    std::vector<std::string> levels;
    for (const SeatSetup& seat : setup.seats) {
        levels.push_back(seat.isPerson() ? "master" : seat.level);
    }
    return levels;
}

/// Emits a signal on the asker's thread, or not at all if another comparison has begun, or the
/// asker is gone by then.
template <typename Signal>
void Comparer::emitLater(quint64 comparison, const Signal& signal) {
    QMetaObject::invokeMethod(this, [this, comparison, signal] {
        if (comparison == m_comparison) {
            signal();
        }
    });
}

void Comparer::compare(const Record& match, int seat) {
    stop();
    m_stop = StopSource();
    m_running = true;
    std::vector<std::uint64_t> seeds;
    seeds.reserve(match.setup.seats.size());
    for (int i = 0; i < match.setup.rules.rules.table.players; ++i) {
        seeds.push_back(playerSeed(match.setup, i));
    }
    m_thread.start([this, match, seat, seeds, levels = levelsWithMaster(match.setup),
                    number = m_comparison, stop = m_stop.token()] {
        const RuleSet& rules = match.setup.rules.rules;
        for (std::size_t i = 0; canBeSolved(rules) && i < match.match.played().size(); ++i) {
            const std::optional<BestPlay> best =
                solveRound(match.match, i, rules.sideOf(seat), solvableCards(rules), stop);
            if (stop.stopRequested()) {
                return;
            }
            emitLater(number, [this, i, best] { emit solved(static_cast<int>(i), best); });
        }
        const std::optional<Match> master = playByCode(
            match.setup.code->code, rules, levels, seeds, stop, [&](const Match& played) {
                const auto rounds = static_cast<int>(played.played().size());
                emitLater(number, [this, rounds] { emit progressed(rounds); });
            });
        if (master) {
            emitLater(number, [this, played = *master] {
                m_running = false;
                emit masterPlayed(played);
                emit ended();
            });
        }
    });
}

} // namespace settebello
