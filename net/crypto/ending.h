// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace settebello::net {

/// Why a connection ended, or none came about.
enum class Ending : std::uint8_t {
    Left,           ///< the other side ended it
    Lost,           ///< it broke
    Unreachable,    ///< nobody answered at the address
    Silent,         ///< the other side said nothing for too long
    NotSettebello,  ///< what was received is of no such program
    OtherVersion,   ///< of the program at the other side
    WrongSecret,    ///< other words, an old link, or somebody in between
    Tampered,       ///< a message was changed, left out, repeated or put elsewhere
    TooLong,        ///< a message was longer than any may be
    TooMuch,        ///< more was sent than was asked for
    Full,           ///< no seat is free, or too many want one at once
    WordsUsedUp,    ///< too many tried wrong words, so words open the table no more
    NumberRefused,  ///< somebody said that the two numbers differ
    RelayRefused,   ///< the relay does not let this program in
    LibraryMissing, ///< the program was built without what this needs
    Closed,         ///< the host has given the table up
    Again,          ///< all have agreed to play another match, for which guests come back
};
inline constexpr int kEndings = 17;

/// In English, for the command line and logs.
std::string_view englishText(Ending ending);

} // namespace settebello::net
