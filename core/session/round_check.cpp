// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round_check.h"

#include <algorithm>

namespace settebello::session {

namespace {

/// Compares what was told with what should have been.
class ToldReader {
public:
    explicit ToldReader(std::span<const FromHost> told)
        : m_told(told) {}

    /// The next message; nullptr at the end.
    const FromHost* next() const { return m_told.empty() ? nullptr : &m_told.front(); }
    std::optional<Fault> expect(const std::vector<FromHost>& expected) {
        for (const FromHost& message : expected) {
            if (m_told.empty() || m_told.front() != message) {
                return differs(lineOf(message));
            }
            m_told = m_told.subspan(1);
        }
        return std::nullopt;
    }
    Fault differs(const std::string& expected) const {
        return {"/numbers",
                FaultCode::NotExpected,
                {m_told.empty() ? "" : lineOf(m_told.front()), expected}};
    }

private:
    std::span<const FromHost> m_told;
};

BySeat<bool> declaresOf(const Shown& shown) {
    BySeat<bool> declares{};
    for (const Shown::Declared& declared : shown.declared) {
        declares[declared.seat] = true;
    }
    return declares;
}

} // namespace

std::optional<Fault> checkRound(Match& match, const Random& random, int seat,
                                std::span<const FromHost> told) {
    OpenMatch open(match);
    ToldReader reader(told);
    open.deal(random);
    auto fault = reader.expect(open.told(seat));
    while (!fault && reader.next() != nullptr) {
        const auto* decided = std::get_if<Decided>(reader.next());
        const auto* shown = std::get_if<Shown>(reader.next());
        if (shown != nullptr && open.declaring()) {
            open.show(declaresOf(*shown));
        } else if (decided == nullptr || open.match().turn() != decided->seat ||
                   open.apply(decided->decision) != DecisionFault::None) {
            return reader.differs("");
        }
        fault = reader.expect(open.told(seat));
    }
    if (!fault && open.match().turn() >= 0) {
        fault = reader.differs("…");
    }
    if (!fault) {
        match = open.match();
    }
    return fault;
}

} // namespace settebello::session
