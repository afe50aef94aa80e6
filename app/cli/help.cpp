// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/help.h"

#include "players/levels/levels.h"

#include <sstream>

namespace settebello::cli {

namespace {

constexpr std::string_view kOverview = R"(Usage: settebello-cli COMMAND [ARGUMENT...]

The engine of the card game Scopa without a window: for tests, for authors of
bots, and for measurements.

  rules list               the presets
  rules show ID|FILE       one rule set with every toggle
  rules check FILE         every fault of a rule file
  ask                      answers questions about positions
  replay FILE...           plays match records again and checks them
  analyse FILE... [--budget N] [--save] [--json]
                           skill and luck in recorded matches
  problems make|check      makes and checks the problems to practise with
  perft --rules ID|FILE --seed S --depth D
                           counts sequences of decisions
  bench                    measures the speed of the engine
  simulate --rules ID|FILE --players LEVEL,LEVEL[,...] --matches N
                           plays AI against AI and reports who is stronger
  effect --rules ID|FILE [--against ID|FILE]
                           measures what a change of the rules does
  engine [--level LEVEL]   plays by the engine protocol, for other programs
  --help [COMMAND]         this text, or more about a command
  --version                the version

Exit status: 0 success, 1 a check failed, 2 wrong use, or a file that cannot be
read or written. Results go to standard output, errors to standard error.
)";

constexpr std::string_view kRules = R"(Usage: settebello-cli rules list
       settebello-cli rules show ID|FILE
       settebello-cli rules check FILE

list   prints the presets, one per line: id and name.
show   prints the rule set of a preset or a rule file with every toggle, in the
       format of a rule file.
check  prints every fault of a rule file, one per line, as PATH: WHAT. The exit
       status is 1 if there is any.
)";

constexpr std::string_view kAsk = R"(Usage: settebello-cli ask

Reads questions from standard input, one JSON object per line, and answers each
on one line. A bad question is answered with {"error": "..."}; the exit status
is then 1. Blank lines are skipped; a line of more than 1 MiB is a bad question.
Input without any question is an error with exit status 2.

Cards are rank and suit, D C S B: 7D is the seven of coins. R is a preset's id
or {"base": ID, "rules": {...}}; if it is missing, "scopa". A deck is the whole
pack, beginning with the card that is dealt first. Plays are decisions in order:
9C, 10B=3D+7C, keep, place, declare, pass.

{"ask":"plays","rules":R,"hand":[...],"table":[...]}
    -> {"plays":[...]}, sorted by byte
    Where piles may be stolen (capture.steal) with "tops":[...], the top cards
    of the piles that the hand may take.
{"ask":"score","rules":R,"piles":[[...],...],"sweeps":[...],"declarations":[...]}
    -> {"points":[{...},...],"wholeSuit":null}
    One value per side; sweeps and declarations may be left out. wholeSuit is
    the side whose whole suit wins the match.
{"ask":"round","rules":R,"dealer":0,"deck":[...],"plays":[...]}
    -> {"redeal":false,"hands":[[...],...],"table":[...],"stock":N,
        "piles":[[...],...],"sweeps":[...],"turn":1,"over":false,"points":null}
    The round after those plays. turn is the seat to answer, or null. An illegal
    play: {"error":"play 7: ..."}, counted from 1.
{"ask":"certain","rules":R,"dealer":0,"deck":[...],"plays":[...]}
    -> {"certain":[3,1]}, the points that each side can no longer lose
{"ask":"match","rules":R,"scores":[10,9],"dealer":0,"deck":[...],"plays":[...]}
    -> {"scores":[11,9],"result":null}
    The match points after those plays, of a match with these scores before the
    round; they may be left out. result is as in a record. A claim is the play
    out.
{"ask":"choose","rules":R,"dealer":0,"deck":[...],"plays":[...],
 "level":LEVEL,"seed":7,"millis":200}
    -> {"play":"7D=7C"}, what that level plays, given what its seat may see.
    seed and millis may be left out.
)";

constexpr std::string_view kReplay = R"(Usage: settebello-cli replay FILE...

Plays match records again, as far as they go, and checks every play, the points
of every round and the result. Prints a line for each correct record; at the
first incorrect one it prints where and why and exits with status 1.
)";

constexpr std::string_view kPerft =
    R"(Usage: settebello-cli perft --rules ID|FILE --seed S --depth D

Prints the number of legal sequences of exactly D decisions from a deal, all
cards open. The deal is the one that a match of seed S begins with when seat 0
deals. Cut choices and declarations are decisions too.
)";

constexpr std::string_view kBench =
    R"(Usage: settebello-cli bench [--percent P] [--json]
       settebello-cli bench --moves N [--rules ID|FILE] [--json]

Does a fixed amount of work on one thread and prints the speed: whole deals are
shuffled, dealt, played out at random and scored, for two players (scopa), for
four (scopone), and a few with every preset. Seconds are processor time.

The signature is a hash over every play made and all points. It is the same on
every machine, and changes only with the rules, the random generator or the work
itself.

--percent   does P % of the work, 0 to 10000; at least one unit of each kind.
            The signature then differs.
--json      prints one JSON object.

--moves     measures what moves of master cost instead: in every preset and for
            every number of players that it allows, masters play matches among
            themselves until N moves that left a choice were made. For each it
            prints the median, the 99 % quantile and the maximum of processor
            time in milliseconds, and of work in thousands of units, which are
            the same on every machine.
--rules     measures this preset or rule file alone.
)";

constexpr std::string_view kSimulateUntilLevels =
    R"(Usage: settebello-cli simulate --rules ID|FILE --players LEVEL,LEVEL[,...]
           --matches N [--seed S] [--deals] [--swap] [--threads T] [--records DIR]
           [--limit-iterations I] [--limit-millis M] [--limit-only LEVEL]
           [--stop-on-fault] [--json]

Plays N matches between AIs and prints how often each wins, ties and loses, its
points per deal, own minus the others', and its thinking time per move.

--players   one level per seat, or one per side: with two levels for four seats,
            the first level has seats 0 and 2, the second seats 1 and 3.
)";

constexpr std::string_view kSimulateAfterLevels =
    R"(--deals     plays N single deals instead: only the first round of each match.
            Whoever has more points wins it.
--swap      plays everything twice (with n levels n times) with the sides
            exchanged: same packs, same dealer, same seeds. Luck in the cards
            cancels out, and the intervals are over such groups.
--seed      repeats a tournament. The default is a random number, which is
            printed with the results. Whoever guesses the seed, or reads it on
            the command line, knows all cards: leave it out against a program
            that you do not trust.
--threads   how many games are played at a time; the results are the same. The
            default is 1.
--records   writes a record of each match to this folder:
            match-000001.scopa.json, with --deals deal-000001.scopa.json, and
            with --swap one more for each exchange: match-000001-a.scopa.json,
            match-000001-b.scopa.json.
--limit-iterations, --limit-millis
            limits the thinking about a move, for levels that have such a limit.
--limit-only
            the only level that these limits apply to.
--stop-on-fault
            stops at the first program that fails. Otherwise it loses that game,
            is started again for the next, and the exit status is 1 at the end.
--json      prints one JSON object: base and rules, deals, swap, seed, asked (N),
            played (of these), games (with those of --swap), givenUp, stopped,
            and players, for each side: level, games, win, tie, loss (percent)
            and points (per deal) as {"mean":M,"interval":[L,H]}, the same under
            dealersSide and otherSide, faults (games lost by them), firstFault,
            and milliseconds: moves, mean, median, p99, longest.

In brackets are the 95 % confidence intervals of percentages (Wilson's); the
number after +- is half of that of the points. "dealer's side" are the games in
which that side dealt (in a match: dealt first). The seats deal first in turn,
whatever deal.firstDealer says. Times are of moves with at least two legal
choices: processor time of the thinking thread, for other programs elapsed time;
quantiles are accurate to 1 %. A match of 200 rounds is given up as a tie.
Ctrl-C stops and prints the results so far.
)";

constexpr std::string_view kEngine =
    R"(Usage: settebello-cli engine [--level LEVEL]

Plays by the engine protocol: text lines on standard input and output, in the
spirit of UCI, between a host, which has the match, and an engine, which plays
one seat and receives only what that seat may see. settebello-cli simulate uses
the same protocol to play against any program: --players "engine:COMMAND".
A whole bot in 40 lines of Python: app/cli/engine/example_bot.py.

The host sends:
settebello 1        the version of the protocol, at the beginning. The engine
                    may answer with its name.
isready             the engine answers readyok. Sent at the beginning and after
                    each answer.
newgame [seed N]    another match begins; N seeds whatever is random.
position {VIEW}     what the seat sees and is asked, one JSON object.
go [millis M] [iterations N]
                    think, at most that long or that much, and answer: play
                    DECISION
stop                answer now. The host may drop the answer.
quit                end. The end of the input means the same.

The engine sends:
id name NAME        in answer to settebello
readyok             in answer to isready
play DECISION       in answer to go: 9C, 10B=3D+7C, keep, place, declare, pass, out
info TEXT           at any time; the host ignores it
error TEXT          about a line that it does not understand
It must flush each line, of at most 64 KiB. simulate allows ten seconds until it
is ready, and ten more after its thinking time. If it ends, does not answer,
answers twice, speaks without being asked or plays something illegal, it loses
the game and is started again for the next.

VIEW has these keys; lists are by seat or by side (with teams two sides: seats
0, 2, 4 and seats 1, 3, 5; otherwise a side is a seat):
rules         every toggle: {"table":{"players":2,...},...} as in a rule file
phase         "playing"; "cutChoice": keep or place; "declaring": declare or pass
seat, dealer  numbers from 0; seat is the engine's and the one to answer
round         number of the round in the match, from 0
hand, table   lists of cards: rank and suit D C S B, "7D" the seven of coins
handSizes     by seat        shown         by seat: cards known to be in hand
piles         by side        sweeps, declarations, scores   by side
tops          by side: the top card of the pile or null (with capture.steal)
stock         cards not dealt yet
lastCapturer  a side or null cutCard       in "cutChoice", otherwise null
moves         the public decisions of this round: [[1,"9C"],[0,"9S=9C"]]
legal         every legal answer, for engines that do not know the rules

settebello-cli as the engine plays LEVEL, by default greedy; it answers error
to an invalid line, and its exit status is then 1.
)";

constexpr std::string_view kEffect =
    R"(Usage: settebello-cli effect --rules ID|FILE [--against ID|FILE] [--json]
           [--matches N | --seconds S] [--seed S] [--level LEVEL] [--speed P]

Measures what a change of the rules does to the game: plays whole matches to the
target by both rule sets with the same shuffles, dealers and players.

--against   the rules to compare with. The default is the preset that the others
            are based on.
--matches   plays N matches by each; the same numbers then come out everywhere.
--seconds   plays as many as fit into S seconds. The default is 10.
--seed      another series of matches. The default is 1, as in the window.
--level     plays at every seat. The default is greedy, as in the window: its
            moves take microseconds.
--speed     of the cards in percent, for the minutes; 0 is without motion. The
            default is 100.
--json      prints one JSON object: rules and against (base and rules), seed,
            matches, level, stronger, weaker, figures (points and sweeps of all
            sides per round; rounds and minutes per match; dealer and
            firstPlayer, points of that side ahead of the mean of the others,
            per round; skill, the share of matches won) and decided (by scoring
            item, the share of rounds that it decided). Each is
            {"rules":E,"against":E,"difference":E} with E
            {"mean":M,"interval":[L,H]}. The difference of dealer, firstPlayer
            and skill is null if the rules are for different numbers of sides.

For skill, whatever the level, good plays one side and casual the others. The
minutes are those of a person at a table of the window who thinks for four
seconds a card, and of opponents with the usual pauses. An item decides a round
if a side had most points that would not have had most without the points for
it. The number after +- is half of the 95 % confidence interval; that of a
difference is narrower because the same cards are played. Ctrl-C stops and
prints the results so far.
)";

constexpr std::string_view kAnalyse =
    R"(Usage: settebello-cli analyse FILE... [--budget N] [--save] [--json]

Judges every decision of every player in match records from what the player knew
then, and says what the cards brought. Several files add up for players of the
same name and kind; number counts those of one match who have both in common.

--budget  N times the usual work for each decision, 1 ... 1000. The default is
          1: as long as master thinks about a move.
--save    keeps each analysis beside its record, NAME.analysis.json, and goes on
          from one that is there and was begun with the same budget. One that is
          further is not replaced.
--json    prints one JSON object: matches (file, complete, reasons, analysis as
          in NAME.analysis.json) and players (name, kind, number, matches,
          deals, decisions, marks, lost, level, result, luck, hiddenLuck,
          adjusted, skill, residual, balance). The means of lost, and result,
          luck, adjusted and skill are {"mean":M,"interval":[L,H]}, in points:
          perDecision for a decision that was not forced, the others for a
          deal. hiddenLuck is that part of all luck. balance has the points of
          all deals: own and others (by play), luck and rest add up to result.
          level is null without decisions, or with several kinds of games.

A loss is how much worse a decision was than the best one, in points of the
round and in the chance to win the match. Marks: doubtful from 0.3 points or
3 %, bad from 0.6 or 6 %, very bad from 1 or 10 %; what is less than twice its
standard error is no loss. Luck is what the cards brought, compared with what
else could have been dealt, and for every play how the cards lay that its player
could not see; the result without it has a 95 % interval. "plays like" compares
the loss with what the levels lose in their own games; in brackets the levels
that it may be as well. Ctrl-C stops and prints what was found so far.
)";

constexpr std::string_view kProblems =
    R"(Usage: settebello-cli problems make --folder DIR [--family ID] [--count N]
                                    [--seed S] [--budget B]
       settebello-cli problems check FILE... [--budget B] [--every K] [--discard]

make   plays good and expert against themselves, looks for positions in which
       one play is the best by a clear margin, and writes those of each family
       to DIR/ID.json: a third easy, a third medium, a third hard, by how many
       players of casual and good find that play. Only problems whose best play
       stays the best at B times the usual work are kept; says how many did.
       The same seed makes the same problems. Ctrl-C stops and keeps those that
       were found so far, unless there is such a file already.
check  judges the problems of such files again at B times the usual work, says
       how many best plays stay the best, and names the others.

--family   only this one, a preset. The default is all that are shipped.
--count    problems of each family. The default is 50.
--seed     1 or more. The default is 1.
--budget   1 ... 1000. The default is 16.
--every    only every K-th problem of each file.
--discard  removes the problems that do not stay from their files.
)";

/// The help page of a command, if it is constant.
std::string_view staticText(std::string_view command) {
    return command == "rules"      ? kRules
           : command == "ask"      ? kAsk
           : command == "replay"   ? kReplay
           : command == "analyse"  ? kAnalyse
           : command == "problems" ? kProblems
           : command == "perft"    ? kPerft
           : command == "bench"    ? kBench
           : command == "engine"   ? kEngine
           : command == "effect"   ? kEffect
                                   : std::string_view();
}

/// Explains LEVEL, in lines of at most 80 characters.
std::string levelsParagraph() {
    constexpr std::string_view kIndent = "           ";
    constexpr std::size_t kWidth = 80;
    std::string sentence = "LEVEL:";
    for (const std::string_view level : levels()) {
        sentence.append(" ").append(level).append(",");
    }
    sentence += " or engine:COMMAND for another program (--help engine). Its arguments are "
                "separated by blanks, which quotes protect; COMMAND cannot contain commas.";
    std::istringstream words(sentence);
    std::string text;
    std::string line(kIndent);
    for (std::string word; words >> word;) {
        if (line.size() + 1 + word.size() > kWidth) {
            text += line + '\n';
            line = kIndent;
        }
        line += ' ' + word;
    }
    return text + line + '\n';
}

std::string simulateText() {
    return std::string(kSimulateUntilLevels) + levelsParagraph() +
           std::string(kSimulateAfterLevels);
}

} // namespace

std::string helpText() {
    return std::string(kOverview);
}

std::string helpText(std::string_view command) {
    if (command == "simulate") {
        return simulateText();
    }
    return std::string(staticText(command));
}

} // namespace settebello::cli
