// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "rules/rule_set.h"

#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace settebello {

struct BookChapter;

/// The rules as the English texts state them, understood sentence by sentence.
struct StatedRules {
    enum class Choice { Any, SingleFirst, Fewest };
    enum class Prime { None, Sevens, Primiera };
    struct Declared {
        int low = 0;   ///< points of three low cards; 0: there are no declarations
        int pair = 0;  ///< of three low cards with a pair
        int alike = 0; ///< of three of one rank
        bool bestOnly = false;
        std::optional<Card> wild; ///< stands for any card
        bool keepsRank = false;   ///< of that card, when it is played
        bool operator==(const Declared&) const = default;
    };

    int players = 0;
    bool teams = false;
    bool clockwise = false;
    int pack = 40;

    std::vector<int> packets; ///< cards for each player
    int open = -1;            ///< cards on the table at first
    int kings = 0;            ///< so many of them at first, and all is dealt again; 0: never
    int equal = 0;
    int aces = 0;
    int oneSweep = 0; ///< what the first table adds up to where it is a sweep; 0: never
    int twoSweeps = 0;
    bool inGroups = false;    ///< of oneSweep each
    bool wildOnTable = false; ///< the seven of cups counts there as any card
    bool cut = false;         ///< the first player sees a card
    std::optional<FirstDealer> firstDealer;
    bool packCut = false;
    std::optional<LookBack> lookBack;

    bool toValue = false;    ///< captures add up to the card
    bool toFifteen = false;  ///< or make fifteen with it
    int mostCards = 0;       ///< in a capture; 0: no limit
    bool limitsAces = false; ///< also where an ace takes all
    Choice choice = Choice::Any;
    bool compulsory = false;
    bool aceTakesAll = false;
    bool aceSweeps = false;
    bool loneAceTakesItself = false;
    bool aceFifteen = false; ///< also where another ace lies
    FirstAce firstAce = FirstAce::Free;
    bool steals = false;    ///< whole piles, by their top cards
    bool onlyCards = false; ///< score: there are no sweeps and no suit
    bool lastCardSweeps = false;
    std::optional<Leftovers> leftovers; ///< who gets them

    Suit suit = Suit::Swords; ///< that scores
    Prime prime = Prime::None;
    std::array<int, kRankCount + 1> halves{}; ///< what a rank counts for the primiera, in halves
    bool fourSuits = false;                   ///< are needed for it
    bool usualPoints = true;                  ///< cards, suit, settebello and sweeps score
    std::map<std::string, int> items; ///< points stated of the other items, see stated_items.h
    bool wholeSuit = false;
    Declared declared;

    int target = 0;
    int notEnough = -1;             ///< points that do not win yet; −1: not said
    bool endsAtOnce = false;        ///< as soon as a side has the target
    bool marksDeclarations = false; ///< as they are made, like sweeps
    QString markedAfterRound;       ///< the items in their order, by short names
    bool lowestWins = false;
    bool callingOut = false;
    int doubleBelow = 0;

    bool operator==(const StatedRules&) const = default;
};

/// What the book's advice says about sweeps, for all tables.
struct StatedAdvice {
    int mostSwept = 0;            ///< no card clears a table that adds up to more,
    bool aceClears = false;       ///< except for an ace
    int mostCardsSwept = 0;       ///< no larger table is swept; 0: not said
    bool aceSweepsMore = false;   ///< except by an ace
    bool kingsBlockRound = false; ///< three kings at first would rule out sweeps for the round
    bool kingsBlock = false;      ///< only a king takes a king,
    bool aceBreaksBlock = false;  ///< or an ace
};

/// A sentence of the summary, and what it means.
struct StatedSentence {
    const char* pattern; ///< of the whole sentence, without its full stop
    void (*apply)(StatedRules&, const QStringList& words); ///< the captured groups, from 1 on
};

/// What a paragraph of the rule book may say, and what that means.
struct StatedPassage {
    const char* pattern; ///< of a part of the paragraph
    void (*apply)(StatedRules&, StatedAdvice&, const QStringList& words);
};

/// What is said about aces and the first table; the functions of stated_plays.h draw the
/// conclusions.
std::span<const StatedSentence> playSentences();
std::span<const StatedPassage> playPassages();
/// What is said about the match and its end; statedWinner() draws the conclusions.
std::span<const StatedSentence> matchSentences();
std::span<const StatedPassage> matchPassages();

/// Understands a sentence of the summary. @return false if no pattern fits it.
bool readSummary(const QString& sentence, StatedRules& stated);

/// Understands what a chapter of the rule book says.
void readBook(const BookChapter& chapter, StatedRules& stated, StatedAdvice& advice);

/// "3, 3, and 4"
std::vector<int> numbersIn(const QString& list);
/// "5½" as 11.
int halvesIn(const QString& count);
/// The rank with that English name, in any case; 0 for none.
int rankCalled(const QString& name);

} // namespace settebello
