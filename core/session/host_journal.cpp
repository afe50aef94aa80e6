// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/host.h"

#include <charconv>

namespace settebello::session {

// How a host that was started again goes on. Each entry of its journal is a word and what belongs
// to it, separated by spaces.

namespace {

/// The text up to the next space, which is removed with it.
std::string_view takeWord(std::string_view& text) {
    const std::size_t end = text.find(' ');
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return word;
}

/// A whole number from 0 up.
std::optional<int> takeNumber(std::string_view& text) {
    const std::string_view word = takeWord(text);
    int number = -1;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool isGood = error == std::errc() && end == word.data() + word.size() && number >= 0;
    return isGood ? std::optional(number) : std::nullopt;
}

} // namespace

void forgetName(std::vector<std::string>& journal, int seat) {
    const std::string named = "named " + std::to_string(seat) + ' ';
    std::erase_if(journal, [&](const std::string& entry) { return entry.starts_with(named); });
}

std::optional<Fault> Host::restore(std::span<const std::string> journal) {
    for (std::size_t i = 0; i < journal.size(); ++i) {
        if (!restore(journal[i])) {
            return Fault("/journal/" + std::to_string(i), FaultCode::RefusedHere, {journal[i]});
        }
    }
    m_events.clear();
    return std::nullopt;
}

bool Host::restore(const std::string& entry) {
    std::string_view rest = entry;
    const std::string_view word = takeWord(rest);
    bool isGood = false;
    if (word == "named") {
        const auto seat = takeNumber(rest);
        isGood = seat && isGuest(*seat) && !guest(*seat).isNamed && rest.size() <= kMaxName;
        if (isGood) {
            name(guest(*seat), std::string(rest));
        }
    } else if (word == "committed") {
        isGood = m_stage == Stage::Committing && restoreNumbers(rest, &Guest::commitment);
        m_isReady = isGood;
    } else if (word == "opened") {
        isGood = m_stage == Stage::Opening && restoreNumbers(rest, &Guest::number);
    } else if (word == "decided") {
        isGood = restoreDecision(rest);
    } else if (word == "shown") {
        isGood = restoreDeclarations(rest);
    } else if (word == "takenBack") {
        isGood = restoreTakenBack(rest);
    } else if (word == "substituted" || word == "back") {
        const bool plays = word == "substituted";
        const auto seat = takeNumber(rest);
        isGood =
            m_stage == Stage::Playing && seat && isGuest(*seat) && isSubstituted(*seat) != plays;
        if (isGood) {
            substitute(*seat, plays);
        }
    }
    if (isGood) {
        goOn();
    }
    return isGood;
}

/// One for each guest.
bool Host::restoreNumbers(std::string_view rest, std::optional<Number> Guest::*member) {
    for (Guest& each : m_guests) {
        const auto number = parseNumber(takeWord(rest));
        const bool isPromised =
            member == &Guest::commitment ||
            (number && m_exchange.commitmentTo(*number, personOf(each)) == each.commitment);
        if (!number || !isPromised) {
            return false;
        }
        each.*member = number;
    }
    return rest.empty();
}

bool Host::restoreDecision(std::string_view rest) {
    const auto seat = takeNumber(rest);
    const auto decision = parseDecision(rest);
    return m_stage == Stage::Playing && !declaring() && seat == match().turn() && decision &&
           apply(*seat, *decision) == DecisionFault::None;
}

bool Host::restoreDeclarations(std::string_view rest) {
    BySeat<bool> declares{};
    if (m_stage != Stage::Playing || !declaring()) {
        return false;
    }
    while (!rest.empty()) {
        const auto seat = takeNumber(rest);
        if (!seat || *seat >= match().rules().table.players) {
            return false;
        }
        declares[*seat] = true;
    }
    show(declares);
    return true;
}

bool Host::restoreTakenBack(std::string_view rest) {
    const auto by = takeNumber(rest);
    const auto steps = takeNumber(rest);
    if (m_stage != Stage::Playing || !by || *by >= match().rules().table.players || !steps) {
        return false;
    }
    BySeat<bool> seats{};
    seats[*by] = true;
    const auto last = m_open->lastDecision(seats);
    const bool isGood = last && last->steps == *steps;
    if (isGood) {
        takeBack(*last);
    }
    return isGood;
}

} // namespace settebello::session
