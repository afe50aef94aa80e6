// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round_check.h"

namespace settebello::session {

namespace {

/// Compares the messages that came with those that should have come.
class MessageReader {
public:
    explicit MessageReader(std::span<const FromHost> messages)
        : m_messages(messages) {}

    /// The next message; nullptr at the end.
    const FromHost* next() const { return m_messages.empty() ? nullptr : &m_messages.front(); }
    std::optional<Fault> expect(const std::vector<FromHost>& expected) {
        for (const FromHost& message : expected) {
            if (m_messages.empty() || m_messages.front() != message) {
                return differs(lineOf(message));
            }
            m_messages = m_messages.subspan(1);
        }
        return std::nullopt;
    }
    Fault differs(const std::string& expected) const {
        return {"/numbers",
                FaultCode::NotExpected,
                {m_messages.empty() ? "" : lineOf(m_messages.front()), expected}};
    }

private:
    std::span<const FromHost> m_messages;
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
                                std::span<const FromHost> messages) {
    OpenMatch open(match);
    MessageReader reader(messages);
    open.deal(random);
    auto fault = reader.expect(open.messagesFor(seat));
    while (!fault && reader.next() != nullptr) {
        const auto* decided = std::get_if<Decided>(reader.next());
        const auto* shown = std::get_if<Shown>(reader.next());
        if (shown != nullptr && open.declaring()) {
            open.show(declaresOf(*shown));
        } else if (decided == nullptr || open.match().turn() != decided->seat ||
                   open.apply(decided->decision) != DecisionFault::None) {
            return reader.differs("");
        }
        fault = reader.expect(open.messagesFor(seat));
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
