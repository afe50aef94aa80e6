// SPDX-License-Identifier: GPL-3.0-or-later
#include "crypto/ending.h"

#include <array>

namespace settebello::net {

std::string_view englishText(Ending ending) {
    static constexpr std::array<std::string_view, kEndings> kTexts{
        "the other side ended the connection",
        "the connection broke",
        "nobody answers there",
        "the other side has fallen silent",
        "there is no table of Settebello there",
        "the other side has another version of Settebello",
        "the words or the link are not those of this table, or somebody is in between",
        "a message was changed on the way",
        "a message was too long",
        "the other side sent more than it was asked for",
        "no seat is free",
        "too many wrong words were tried: words open the table no more, its link does",
        "the numbers on the two screens differ",
        "the relay does not let this program in",
        "this program was built without a library that is needed",
        "the host has closed the table",
        "another match begins",
    };
    return kTexts[static_cast<std::size_t>(ending)];
}

} // namespace settebello::net
