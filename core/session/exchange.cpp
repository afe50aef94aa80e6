// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exchange.h"

#include <utility>

namespace settebello::session {

Exchange::Exchange(HashFunction hash, std::string table, int number)
    : m_hash(std::move(hash))
    , m_table(std::move(table))
    , m_number(number) {}

Number Exchange::numberOf(const Number& secret) const {
    return hashOf("number", {&secret, 1}, 0);
}

Number Exchange::commitmentTo(const Number& number, int person) const {
    return hashOf("commitment", {&number, 1}, person);
}

Random Exchange::shuffle(std::span<const Number> numbers) const {
    Number state = hashOf("shuffle", numbers, 0);
    if (state == Number{}) {
        state.front() = 1; // the one state that Random cannot start from
    }
    return Random(state);
}

Number Exchange::fingerprint(std::span<const Number> commitments) const {
    return hashOf("fingerprint", commitments, 0);
}

/// No two calls hash the same text: each part ends with its line, and the numbers have one length.
Number Exchange::hashOf(std::string_view purpose, std::span<const Number> numbers,
                        int person) const {
    std::string text = "settebello " + std::string(purpose) + '\n' + m_table + '\n' +
                       std::to_string(m_number) + '\n' + std::to_string(person) + '\n';
    for (const Number& number : numbers) {
        text += toText(number) + '\n';
    }
    return m_hash(text);
}

} // namespace settebello::session
