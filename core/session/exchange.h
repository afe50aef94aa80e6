// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "session/number.h"

#include <span>
#include <string>

namespace settebello::session {

/// How several people, none of whom trusts another, shuffle together: coin flipping by telephone
/// (Blum 1981) with commitments by a hash. Everybody first sends the hash of a number of their own,
/// and the numbers only when all have the hashes of all. The shuffle follows from all the numbers,
/// so it is random if one of them is, and nobody can choose one that suits the others.
///
/// People are counted from 0, the host; the guests follow by seat.
class Exchange {
public:
    /// @param table what identifies the table. @param number 0 for the one that finds the first
    /// dealer, then 1 for the first round.
    Exchange(HashFunction hash, std::string table, int number);

    int number() const { return m_number; }

    /// A person's own number. All that a person has to keep is one secret for the table.
    Number numberOf(const Number& secret) const;
    /// What a person sends before the number. It names the person, so that nobody can repeat what
    /// another has sent.
    Number commitmentTo(const Number& number, int person) const;
    /// @param numbers of all people.
    Random shuffle(std::span<const Number> numbers) const;
    /// What all can compare before the first card is dealt; the pack follows from it. @param
    /// commitments of all people.
    Number fingerprint(std::span<const Number> commitments) const;

private:
    Number hashOf(std::string_view purpose, std::span<const Number> numbers, int person) const;

    HashFunction m_hash;
    std::string m_table;
    int m_number;
};

} // namespace settebello::session
