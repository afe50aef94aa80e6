// SPDX-License-Identifier: GPL-3.0-or-later
// The passages of the rule book that state a rule, and what they mean; more are in stated_items.cpp
// and stated_match.cpp.
#include "text/rule_book.h"
#include "ui/text/stated_items.h"
#include "ui/text/stated_rules.h"

#include <QHash>
#include <QRegularExpression>

namespace settebello {

namespace {

using Words = QStringList; // the captured groups, from 1 on
using S = StatedRules;
using A = StatedAdvice;

int numberCalled(const QString& word) {
    static const QStringList words{"zero", "one", "two", "three", "four", "five", "six"};
    const qsizetype found = words.indexOf(word.toLower());
    return found < 0 ? word.toInt() : static_cast<int>(found);
}

const StatedPassage kPassages[] = {
    {"^(Two|Three|Four|Six) play(?:,| in two (teams))",
     [](S& s, A&, const Words& w) {
         s.players = numberCalled(w[1]);
         s.teams = w.size() > 2;
     }},
    {"cards one by one, (clockwise|anticlockwise)",
     [](S& s, A&, const Words& w) { s.clockwise = w[1] == "clockwise"; }},
    {"^The pack has (\\d+) cards", [](S& s, A&, const Words& w) { s.pack = w[1].toInt(); }},
    {"only the last play may be looked at again",
     [](S& s, A&, const Words&) { s.lookBack = LookBack::LastPlay; }},
    {"you may look through the piles, and look again at all plays of the round",
     [](S& s, A&, const Words&) { s.lookBack = LookBack::Round; }},
    // The deal.
    {"^Chance decides who deals first",
     [](S& s, A&, const Words&) { s.firstDealer = FirstDealer::Chance; }},
    {"until the king of coins appears: whoever gets it deals first",
     [](S& s, A&, const Words&) { s.firstDealer = FirstDealer::KingOfCoins; }},
    {"^The player named first deals the first round",
     [](S& s, A&, const Words&) { s.firstDealer = FirstDealer::Seat; }},
    {"cuts the pack\\.", [](S& s, A&, const Words&) { s.packCut = true; }},
    {"dealt at once: everybody gets (\\d+) cards?\\.",
     [](S& s, A&, const Words& w) { s.packets = {w[1].toInt()}; }},
    {"^(\\d+) cards? (?:is|are) laid face up in the middle",
     [](S& s, A&, const Words& w) { s.open = w[1].toInt(); }},
    {"No card is left for the table", [](S& s, A&, const Words&) { s.open = 0; }},
    {"^Everybody gets (three|six) cards",
     [](S& s, A&, const Words& w) { s.packets = {numberCalled(w[1])}; }},
    {"then everybody gets three more", [](S& s, A&, const Words&) { s.packets = {6}; }},
    {"then four are laid face up", [](S& s, A&, const Words&) { s.open = 4; }},
    {"The table is empty at first", [](S& s, A&, const Words&) { s.open = 0; }},
    {"deals everybody (three|six) more.* That makes (\\d+) deals in a round, the first included",
     [](S& s, A&, const Words& w) { s.packets.assign(w[2].toUInt(), numberCalled(w[1])); }},
    {"the deals of a round bring everybody (.*) cards",
     [](S& s, A&, const Words& w) { s.packets = numbersIn(w[1]); }},
    {"If (three or four|four) of the first table cards are kings",
     [](S& s, A&, const Words& w) { s.kings = w[1] == "four" ? 4 : 3; }},
    {"three or four of the first table cards are of the same rank",
     [](S& s, A&, const Words&) { s.equal = 3; }},
    {"an ace among the first table cards|If the first table card is an ace",
     [](S& s, A&, const Words&) { s.aces = 1; }},
    {"two or more aces among the first", [](S& s, A&, const Words&) { s.aces = 2; }},
    {"lifts one card off the pack", [](S& s, A&, const Words&) { s.cut = true; }},
    // Captures.
    {"A card takes a card of the same value", [](S& s, A&, const Words&) { s.toValue = true; }},
    {"A card takes one card of the same rank from the table",
     [](S& s, A&, const Words&) {
         s.toValue = s.limitsAces = true;
         s.mostCards = 1;
     }},
    {"makes? 15 together with it", [](S& s, A&, const Words&) { s.toFifteen = true; }},
    {"A capture takes at most (\\d) cards?",
     [](S& s, A&, const Words& w) {
         s.mostCards = w[1].toInt();
         s.limitsAces = true;
     }},
    {"A card of its rank takes it like a card of the table, and with it (?:somebody else's|the "
     "other team's) whole pile",
     [](S& s, A&, const Words&) { s.steals = true; }},
    {"^Nothing else scores", [](S& s, A&, const Words&) { s.onlyCards = true; }},
    {"A single card comes first",
     [](S& s, A&, const Words&) { s.choice = S::Choice::SingleFirst; }},
    {"the one with the fewest cards", [](S& s, A&, const Words&) { s.choice = S::Choice::Fewest; }},
    {"A card that can capture must capture", [](S& s, A&, const Words&) { s.compulsory = true; }},
    {"The very last card of a round may sweep",
     [](S& s, A&, const Words&) { s.lastCardSweeps = true; }},
    // Points beside the table of points.
    {"^The suit of (coins|cups), from",
     [](S& s, A&, const Words& w) { s.suit = w[1] == "coins" ? Suit::Coins : Suit::Cups; }},
    {"Without a card of every suit there is no primiera",
     [](S& s, A&, const Words&) { s.fourSuits = true; }},
    {"wins the match there and then", [](S& s, A&, const Words&) { s.wholeSuit = true; }},
    {"^(?:Bazzica|Cirulla), (\\d) points: .* 9 or less together(?:; (\\d) points if two)?",
     [](S& s, A&, const Words& w) {
         s.declared.low = w[1].toInt();
         s.declared.pair = w.size() > 2 ? w[2].toInt() : s.declared.low;
     }},
    {"^(?:Bazzicotto|Decino|Three alike), (\\d+) points: three cards of one rank",
     [](S& s, A&, const Words& w) { s.declared.alike = w[1].toInt(); }},
    {"only the (?:better|best) hand scores",
     [](S& s, A&, const Words&) { s.declared.bestOnly = true; }},
    {"^The seven of cups is wild",
     [](S& s, A&, const Words&) { s.declared.wild = Card(Suit::Cups, kSeven); }},
    {"It is then played as that card too",
     [](S& s, A&, const Words&) { s.declared.keepsRank = true; }},
    // Advice.
    {"No card (?:is worth|reaches) more than (\\d+).*(something stays behind|no card but an ace)",
     [](S&, A& a, const Words& w) {
         a.mostSwept = w[1].toInt();
         a.aceClears = w[2].startsWith("no card but");
     }},
    {"A table of more than (\\d) cards? (cannot be swept at all|can be swept only by an ace)",
     [](S&, A& a, const Words& w) {
         a.mostCardsSwept = w[1].toInt();
         a.aceSweepsMore = w[2].endsWith("ace");
     }},
    {"With so many kings nobody could make a sweep in the whole round",
     [](S&, A& a, const Words&) { a.kingsBlockRound = true; }},
    {"last two kings, lay one of them. Nobody else can take it( except with an ace)?",
     [](S&, A& a, const Words& w) {
         a.kingsBlock = true;
         a.aceBreaksBlock = w.size() > 1;
     }},
};

/// The passages in a paragraph. Paragraphs are few and come again and again.
const QList<std::pair<const StatedPassage*, Words>>& passagesIn(const QString& paragraph) {
    static QHash<QString, QList<std::pair<const StatedPassage*, Words>>> known;
    auto found = known.constFind(paragraph);
    if (found == known.constEnd()) {
        QList<std::pair<const StatedPassage*, Words>> passages;
        for (const std::span<const StatedPassage> all :
             {std::span<const StatedPassage>(kPassages), playPassages(), matchPassages()}) {
            for (const StatedPassage& passage : all) {
                const auto match =
                    QRegularExpression(QString::fromUtf8(passage.pattern)).match(paragraph);
                if (match.hasMatch()) {
                    passages.append({&passage, match.capturedTexts()});
                }
            }
        }
        found = known.insert(paragraph, passages);
    }
    return *found;
}

/// A row of the table of points: what, points, to whom.
void readPoints(const QStringList& row, S& stated) {
    const QString what = row[0].toLower();
    if (what == "primiera") {
        stated.prime = S::Prime::Primiera;
    } else if (what == "sevens") {
        stated.prime = S::Prime::Sevens;
    } else {
        readItemsInTable(what, QString(row[1]).replace(QChar(0x2212), '-').toInt(), stated);
    }
}

} // namespace

void readBook(const BookChapter& chapter, StatedRules& stated, StatedAdvice& advice) {
    for (const BookPart& part : chapter.parts) {
        if (part.kind != BookPart::Kind::Table) {
            for (const auto& [passage, words] : passagesIn(part.text)) {
                passage->apply(stated, advice, words);
            }
            readItemsInBook(part.text, stated);
            continue;
        }
        for (const QStringList& row : part.rows.mid(1)) {
            if (chapter.id == "scoring") {
                readPoints(row, stated);
            } else if (chapter.id == "prime") {
                stated.halves[static_cast<std::size_t>(rankCalled(row[0]))] = halvesIn(row[1]);
            }
        }
    }
}

} // namespace settebello
