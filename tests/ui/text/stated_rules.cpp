// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the summary and what they mean. A new sentence needs its row here, or in
// stated_items.cpp, stated_plays.cpp or stated_match.cpp.
#include "ui/text/stated_rules.h"
#include "ui/text/stated_items.h"

#include <QHash>
#include <QRegularExpression>

#include <optional>

namespace settebello {

namespace {

using Words = QStringList; // the captured groups, from 1 on

int numberCalled(const QString& word) {
    return word == "three" ? 3 : word == "six" ? 6 : word.toInt();
}

Suit suitCalled(const QString& word) {
    return word == "coins" ? Suit::Coins : Suit::Cups;
}

using S = StatedRules;

const StatedSentence kTable[] = {
    {"Two players, one against the other", [](S& s, const Words&) { s.players = 2; }},
    {"(\\d) players, each alone", [](S& s, const Words& w) { s.players = w[1].toInt(); }},
    {"(\\d) players in two teams; partners never sit side by side",
     [](S& s, const Words& w) {
         s.players = w[1].toInt();
         s.teams = true;
     }},
    {"Dealing and playing go clockwise", [](S& s, const Words&) { s.clockwise = true; }},
    {"Dealing and playing go anticlockwise, as is usual in Italy", [](S&, const Words&) {}},
    {"The pack has 36 cards: the twos are left out", [](S& s, const Words&) { s.pack = 36; }},
    {"Nobody may look through the piles; only the last play may be looked at again",
     [](S& s, const Words&) { s.lookBack = LookBack::LastPlay; }},
    {"The piles and all plays of the round may be looked at again",
     [](S& s, const Words&) { s.lookBack = LookBack::Round; }},
};

const StatedSentence kDeal[] = {
    {"Chance decides who deals first",
     [](S& s, const Words&) { s.firstDealer = FirstDealer::Chance; }},
    {"The cards are turned up; whoever gets the king of coins deals first",
     [](S& s, const Words&) { s.firstDealer = FirstDealer::KingOfCoins; }},
    {"The player named first deals first",
     [](S& s, const Words&) { s.firstDealer = FirstDealer::Seat; }},
    {"The pack is cut before it is dealt", [](S& s, const Words&) { s.packCut = true; }},
    {"All cards are dealt at once, (\\d+) to each player",
     [](S& s, const Words& w) { s.packets = {w[1].toInt()}; }},
    {"Everybody is dealt (three|six) cards, and \\1 more whenever all hands are empty: (\\d+) "
     "deals in a round, the first included",
     [](S& s, const Words& w) { s.packets.assign(w[2].toUInt(), numberCalled(w[1])); }},
    {"Whenever all hands are empty, more cards are dealt: (.*) to each player, in \\d+ deals",
     [](S& s, const Words& w) { s.packets = numbersIn(w[1]); }},
    {"The table is empty at first", [](S& s, const Words&) { s.open = 0; }},
    {"(\\d+) cards? lies? face up on the table at first",
     [](S& s, const Words& w) { s.open = w[1].toInt(); }},
    {"If (three or four|four) kings lie there at first, the cards are dealt again",
     [](S& s, const Words& w) { s.kings = w[1] == "four" ? 4 : 3; }},
    {"If three or four cards of one rank lie there at first, the cards are dealt again",
     [](S& s, const Words&) { s.equal = 3; }},
    {"If any ace lies there at first, the cards are dealt again",
     [](S& s, const Words&) { s.aces = 1; }},
    {"If two or more aces lie there at first, the cards are dealt again",
     [](S& s, const Words&) { s.aces = 2; }},
    {"The first player sees the cut card, then keeps it or lays it on the table",
     [](S& s, const Words&) { s.cut = true; }},
};

const StatedSentence kCaptures[] = {
    {"A card takes table cards that add up to its value",
     [](S& s, const Words&) { s.toValue = true; }},
    {"A card takes table cards that make 15 together with it",
     [](S& s, const Words&) { s.toFifteen = true; }},
    {"A card takes table cards that add up to its value, or that make 15 together with it",
     [](S& s, const Words&) { s.toValue = s.toFifteen = true; }},
    {"A card takes one card of the same rank from the table",
     [](S& s, const Words&) {
         s.toValue = s.limitsAces = true;
         s.mostCards = 1;
     }},
    {"Whoever plays a card of the rank that lies on top of (?:somebody else's|the other team's) "
     "pile steals the whole pile",
     [](S& s, const Words&) { s.steals = true; }},
    {"1 point for most cards; nothing else scores", [](S& s, const Words&) { s.onlyCards = true; }},
    {"The ace counts 1, the jack 8, the horse 9 and the king 10", [](S&, const Words&) {}},
    {"A capture takes at most (\\d) cards? from the table(, unless an ace takes them all)?",
     [](S& s, const Words& w) {
         s.mostCards = w[1].toInt();
         s.limitsAces = w.size() < 3;
     }},
    {"A capture takes at most one card from the table(, unless an ace takes them all)?",
     [](S& s, const Words& w) {
         s.mostCards = 1;
         s.limitsAces = w.size() < 2;
     }},
    {"A card that could take a single card must not take several",
     [](S& s, const Words&) { s.choice = S::Choice::SingleFirst; }},
    {"A card that could make several captures takes the fewest cards",
     [](S& s, const Words&) { s.choice = S::Choice::Fewest; }},
    {"If a card could make several captures, its player chooses freely",
     [](S& s, const Words&) { s.choice = S::Choice::Any; }},
    {"A card that can capture must capture", [](S& s, const Words&) { s.compulsory = true; }},
    {"Nobody has to capture: any card may be laid on the table instead",
     [](S& s, const Words&) { s.compulsory = false; }},
    {"Taking everything from the table is a sweep, a scopa", [](S&, const Words&) {}},
    {"The last card of the round may sweep too",
     [](S& s, const Words&) { s.lastCardSweeps = true; }},
    {"The last card of the round makes no sweep", [](S&, const Words&) {}},
};

const StatedSentence kScoring[] = {
    {"1 point for each sweep", [](S&, const Words&) {}},
    {"Each ace and each card of the three highest ranks scores 1 point; most cards, most "
     "(coins|cups), the seven of \\1 and sweeps score nothing",
     [](S& s, const Words& w) {
         s.suit = suitCalled(w[1]);
         s.usualPoints = false;
         s.items["courts and aces"] = 1;
     }},
    {"Whoever has just eight of them counts the king of (?:coins|cups) twice",
     [](S& s, const Words&) { s.items["king of eight"] = 1; }},
    {"1 point for most cards", [](S&, const Words&) {}},
    {"1 point for most (coins|cups), and 1 for (?:the settebello, )?the seven of \\1",
     [](S& s, const Words& w) { s.suit = suitCalled(w[1]); }},
    {"1 point for most sevens; if these are tied, for most sixes",
     [](S& s, const Words&) { s.prime = S::Prime::Sevens; }},
    {"1 point for the best primiera: each side's best card of every suit, added up",
     [](S& s, const Words&) { s.prime = S::Prime::Primiera; }},
    {"For the primiera the cards count: (.*)",
     [](S& s, const Words& w) {
         static const QRegularExpression each("(\\w+) (\\d*½|\\d+)");
         for (const auto& found : each.globalMatch(w[1])) {
             s.halves[static_cast<std::size_t>(rankCalled(found.captured(1)))] =
                 halvesIn(found.captured(2));
         }
     }},
    {"Only a side with cards of all four suits can win the primiera",
     [](S& s, const Words&) { s.fourSuits = true; }},
    {"A suit that is missing counts nothing in the primiera", [](S&, const Words&) {}},
    {"The napola can never score: there are no twos in this pack", [](S&, const Words&) {}},
    {"The piccola can never score: there are no twos in this pack", [](S&, const Words&) {}},
    {"Whoever has taken the whole suit of (?:coins|cups) wins the match at once",
     [](S& s, const Words&) { s.wholeSuit = true; }},
    {"Three cards worth 9 or less together, the three highest ranks counting 10, may be shown when "
     "dealt: (\\d) points(?:, or (\\d) with a pair)?; three alike: (\\d+)",
     [](S& s, const Words& w) {
         s.declared.low = w[1].toInt();
         s.declared.pair = w[2].isEmpty() ? s.declared.low : w[2].toInt();
         s.declared.alike = w[3].toInt();
     }},
    {"Only the (?:better|best) hand shown scores",
     [](S& s, const Words&) { s.declared.bestOnly = true; }},
    {"Every hand shown scores", [](S&, const Words&) {}},
    {"When cards are shown, the seven of cups stands for any card",
     [](S& s, const Words&) { s.declared.wild = Card(Suit::Cups, kSeven); }},
    {"Shown as another card, the seven of cups is played as that card too",
     [](S& s, const Words&) { s.declared.keepsRank = true; }},
};

struct Understood {
    const StatedSentence* meaning = nullptr;
    Words words;
};

Understood understood(const QString& sentence) {
    for (const std::span<const StatedSentence> sentences :
         {std::span<const StatedSentence>(kTable), std::span<const StatedSentence>(kDeal),
          std::span<const StatedSentence>(kCaptures), std::span<const StatedSentence>(kScoring),
          playSentences(), matchSentences()}) {
        for (const StatedSentence& meaning : sentences) {
            const QRegularExpression pattern(QRegularExpression::anchoredPattern(
                QString::fromUtf8(meaning.pattern) + QStringLiteral("\\.")));
            const QRegularExpressionMatch match = pattern.match(sentence);
            if (match.hasMatch()) {
                return {&meaning, match.capturedTexts()};
            }
        }
    }
    return {};
}

} // namespace

bool readSummary(const QString& sentence, StatedRules& stated) {
    static QHash<QString, Understood> known;
    auto found = known.constFind(sentence);
    if (found == known.constEnd()) {
        found = known.insert(sentence, understood(sentence));
    }
    if (found->meaning == nullptr) {
        return readItems(sentence, stated);
    }
    found->meaning->apply(stated, found->words);
    return true;
}

std::vector<int> numbersIn(const QString& list) {
    static const QRegularExpression number("\\d+");
    std::vector<int> numbers;
    for (const auto& found : number.globalMatch(list)) {
        numbers.push_back(found.captured().toInt());
    }
    return numbers;
}

int halvesIn(const QString& count) {
    return 2 * count.chopped(count.endsWith(u'½') ? 1 : 0).toInt() + (count.endsWith(u'½') ? 1 : 0);
}

int rankCalled(const QString& name) {
    static const QStringList names{"",    "ace",   "two",  "three", "four", "five",
                                   "six", "seven", "jack", "horse", "king"};
    return static_cast<int>(std::max<qsizetype>(0, names.indexOf(name.toLower())));
}

} // namespace settebello
