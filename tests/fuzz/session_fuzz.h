// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fuzz.h"

#include "game/declaration.h"
#include "rules/presets.h"
#include "session/guest.h"
#include "session/host.h"
#include "support/sha256.h"

#include <string>

namespace settebello {

/// A host with one guest at seat 1, who play by themselves. The first byte of the input chooses the
/// game; then a line "+" lets both go on, and any other is meant for one of them.
class FuzzedTable {
public:
    explicit FuzzedTable(std::uint8_t game)
        : m_host(setupOf(presets()[game % presets().size()].rules), {1, 2, 3, 4}, hash(), {})
        , m_guest({5, 6, 7, 8}, hash(), "Ciro") {
        m_host.connected(1, {});
        m_guest.connected();
    }

    session::Host& host() { return m_host; }
    session::Guest& guest() { return m_guest; }

    void goOn() {
        m_host.ready();
        m_guest.ready();
        if (!m_host.isConnected(1) || !m_guest.isConnected()) {
            m_host.connected(1, {});
            m_guest.connected();
        }
        m_host.consent(true);
        m_guest.consent(true);
        deliver();
        for (int seat = 0; seat < m_host.setup().rules.rules.table.players; ++seat) {
            const auto question = seat == 1 ? std::nullopt : m_host.question(seat);
            if (question) {
                m_host.decide(seat, answerTo(*question));
            }
        }
        if (const auto question = m_guest.question()) {
            mustHold(m_guest.decide(answerTo(*question)) == DecisionFault::None,
                     "an answer is accepted");
        }
    }

private:
    static session::HashFunction hash() {
        return [](std::string_view text) { return sha256(text); };
    }
    static session::TableSetup setupOf(const RuleSet& rules) {
        session::TableSetup table{std::string(32, '0'), {}, {1}};
        table.match.rules.rules = rules;
        table.match.seats.assign(static_cast<std::size_t>(rules.table.players), {});
        return table;
    }
    static Decision answerTo(const PlayerView& view) {
        std::vector<Decision> legal;
        legalDecisions(view, legal);
        const bool passes = view.phase == Phase::Declaring && !declaredHand(view.rules, view.hand);
        return passes ? Decision(Decision::Kind::Pass) : legal.front();
    }
    void deliver() {
        for (bool moved = true; moved;) {
            const auto up = m_guest.nextLine();
            if (up) {
                m_host.received(1, *up, {});
            }
            const auto down = m_host.nextLine(1, {});
            if (down) {
                m_guest.received(*down);
            }
            moved = up || down;
        }
    }

    session::Host m_host;
    session::Guest m_guest;
};

/// Calls `use` for each line of the input after its first byte that is not "+", for which the table
/// goes on.
template <typename Use>
void eachHostileLine(FuzzedTable& table, std::string_view input, const Use& use) {
    constexpr int kMostSteps = 300; // a longer input finds nothing more
    for (int step = 0; step < kMostSteps && !input.empty(); ++step) {
        const std::size_t end = input.find('\n');
        const std::string_view line = input.substr(0, end);
        if (line == "+") {
            table.goOn();
        } else {
            use(line);
        }
        input.remove_prefix(end == std::string_view::npos ? input.size() : end + 1);
    }
}

} // namespace settebello
