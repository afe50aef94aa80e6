// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/help.h"

#include <string_view>

namespace settebello::table {

namespace {

constexpr std::string_view kHelp =
    R"(Usage: settebello-table --host --players guest,LEVEL[,...] [OPTION...]
       settebello-table --join WORDS|LINK|FILE [--level LEVEL] [OPTION...]

Seats levels, or programs with the engine protocol, at a table with friends
elsewhere, without a window: for tests, for clubs, and for computers that are
always on. People join with Settebello, or invite with it.

--host       deals at a table of its own and prints the words and the link that
             open it.
--join       takes a seat: the three words of a table in one argument, its link,
             or an invitation file.

For a host:
--players    who plays, by seat: guest for somebody elsewhere, or LEVEL.
--rules      ID|FILE: a preset or a rule file. The default is scopa.
--tables     N tables at once, each for other guests. The default is 1.
--language   en, fr or it: the language of the three words. The default is en.
--file       FILE: writes the invitation there, to be sent. With several tables
             its name gets their number: club-1.settebello-table.
--port       P: listens there. The default is any that is free.
--label      TEXT: what people on the same network see of the table.
--open-port  asks the router (UPnP) to let connections in.
--no-direct  does not listen: the table is reached by the relay alone.
--no-search  does not answer those who look for tables on the same network.

For a guest:
--level      LEVEL: who plays. The default is good.
--name       TEXT: what it is called. The default is the level.

For both:
--matches    N: ends after so many matches; 0 plays on. The default is 1. At a
             table where people deal, the next match is a rematch on which all
             agree. A host deals one that guests agree on even after the last.
--delay      MILLIS: lets so much time pass before an answer, for people who
             watch, and so that they cannot tell from the time what was thought
             about. The default is 1000; with 0 answers come at once.
--state      DIR: keeps there what is needed to go on with the same match and
             seats after the program was killed. Only its owner can read it.
--records    DIR: writes the record of each match there after every round.
--relay      HOST[:PORT]: an MQTT broker with TLS. The port is 8883 by default.
             mqtt://HOST[:PORT]: one without TLS, with 1883.
--relay-certificates FILE
             the authority that signed the certificate of the relay, if the
             system does not know it.
--relay-user NAME
             at the relay; the password is in SETTEBELLO_RELAY_PASSWORD.
--help, --version

LEVEL is beginner, casual, good, expert or master, another that settebello-cli
--help simulate names, or engine:COMMAND for a program (settebello-cli --help
engine); COMMAND cannot contain commas. For one that fails good plays on. Who
plays here agrees when somebody wishes to take a card back, or a rematch.

Ctrl-C says goodbye to the others. Exit status: 0 success, 1 the table could not
be joined, or a guest, the host or a program did something that it must not, 2
wrong use, or a file that cannot be read or written.
)";

} // namespace

std::string helpText() {
    return std::string(kHelp);
}

} // namespace settebello::table
