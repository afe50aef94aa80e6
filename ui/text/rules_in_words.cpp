// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rules_in_words.h"

#include "rules/check_rules.h"

#include <QCoreApplication>

namespace settebello {

namespace {

struct Told {
    Q_DECLARE_TR_FUNCTIONS(settebello::RulesInWords)
};

QStringList tableInWords(const RuleSet& rules) {
    QStringList told;
    if (rules.table.teams) {
        told += Told::tr("%n players in two teams; partners never sit side by side.", nullptr,
                         rules.table.players);
    } else if (rules.table.players == 2) {
        told += Told::tr("Two players, one against the other.");
    } else {
        told += Told::tr("%n players, each alone.", nullptr, rules.table.players);
    }
    told += rules.table.direction == Direction::Clockwise
                ? Told::tr("Dealing and playing go clockwise.")
                : Told::tr("Dealing and playing go anticlockwise, as is usual in Italy.");
    if (rules.pack.cards != kCardCount) {
        told += Told::tr("The pack has 36 cards: the twos are left out.");
    }
    return told;
}

QString handsInWords(const RuleSet& rules) {
    switch (rules.deal.handCards) {
    case HandCards::Three:
        return Told::tr("Everybody is dealt three cards, and three more whenever all hands are "
                        "empty, until the pack is used up.");
    case HandCards::Six:
        return Told::tr("Everybody is dealt six cards, and six more whenever all hands are empty, "
                        "until the pack is used up.");
    case HandCards::All:
        break;
    }
    return Told::tr("All cards are dealt at once.");
}

QStringList redealsInWords(const RuleSet& rules) {
    QStringList told;
    if (rules.deal.redealOnKings == 3) {
        told += Told::tr("If three or four kings lie there at first, all is dealt again.");
    } else if (rules.deal.redealOnKings == 4) {
        told += Told::tr("If four kings lie there at first, all is dealt again.");
    }
    if (rules.deal.redealOnEqual > 0) {
        told += Told::tr("If three or four cards of one rank lie there at first, all is dealt "
                         "again.");
    }
    if (rules.deal.redealOnAces == 1) {
        told += Told::tr("If any ace lies there at first, all is dealt again.");
    } else if (rules.deal.redealOnAces > 1) {
        told += Told::tr("If two or more aces lie there at first, all is dealt again.");
    }
    return told;
}

QStringList dealInWords(const RuleSet& rules) {
    QStringList told{handsInWords(rules)};
    if (rules.deal.tableCards == 0) {
        told += Told::tr("The table is empty at first.");
    } else {
        told += Told::tr("Four cards lie face up on the table at first.");
        told += redealsInWords(rules);
    }
    if (rules.deal.cutterChooses) {
        told += Told::tr("The first player sees the cut card, then keeps it or lays it on the "
                         "table.");
    }
    return told;
}

QString sumInWords(const RuleSet& rules) {
    switch (rules.capture.sum) {
    case Sum::Equal:
        return Told::tr("A card takes table cards that add up to its value: ace 1, jack 8, horse "
                        "9, king 10.");
    case Sum::Fifteen:
        return Told::tr("A card takes table cards that make 15 together with it: ace 1, jack 8, "
                        "horse 9, king 10.");
    case Sum::Either:
        break;
    }
    return Told::tr("A card takes table cards that add up to its value, or that make 15 together "
                    "with it: ace 1, jack 8, horse 9, king 10.");
}

QString choiceInWords(const RuleSet& rules) {
    switch (rules.capture.choice) {
    case Choice::SingleFirst:
        return Told::tr("If it could take a single card, it must not take several.");
    case Choice::Fewest:
        return Told::tr("If it could make several captures, it takes the fewest cards.");
    case Choice::Free:
        break;
    }
    return Told::tr("If it could make several captures, its player chooses freely.");
}

QStringList aceInWords(const RuleSet& rules) {
    if (rules.capture.ace == Ace::Plain) {
        return {};
    }
    QStringList told{rules.capture.ace == Ace::SweepsAll
                         ? Told::tr("An ace takes every card on the table, and that is a sweep.")
                         : Told::tr("An ace takes every card on the table, but that is no sweep."),
                     Told::tr("If there is an ace on the table, an ace takes just that ace.")};
    told += rules.capture.loneAce == LoneAce::TakesItself
                ? Told::tr("An ace played to an empty table goes to its player's pile.")
                : Told::tr("An ace played to an empty table stays there.");
    return told;
}

QStringList captureInWords(const RuleSet& rules) {
    QStringList told{sumInWords(rules)};
    if (rules.capture.maxCards > 0) {
        told += Told::tr("A capture takes at most %n card(s) from the table.", nullptr,
                         rules.capture.maxCards);
    }
    if (rules.capture.maxCards != 1) {
        told += choiceInWords(rules);
    }
    told += rules.capture.compulsory
                ? Told::tr("A card that can capture must capture.")
                : Told::tr("Nobody has to capture: any card may be laid on the table instead.");
    told += aceInWords(rules);
    told += Told::tr("Taking the last card from the table is a sweep, a scopa.");
    told += rules.sweep.onLastCard ? Told::tr("The last card of the round may sweep too.")
                                   : Told::tr("The last card of the round makes no sweep.");
    told += Told::tr("What is left at the end goes to whoever captured last.");
    return told;
}

QStringList primeInWords(const RuleSet& rules) {
    QStringList told;
    if (rules.scoring.prime == Prime::Sevens) {
        return {Told::tr("1 point for most sevens; if they are even, for most sixes.")};
    }
    if (rules.scoring.prime == Prime::None) {
        return {};
    }
    switch (rules.scoring.primieraScale) {
    case PrimieraScale::Standard:
        told += Told::tr("1 point for the primiera: each one's best card of every suit added up. "
                         "Seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, others "
                         "10.");
        break;
    case PrimieraScale::Halves:
        told += Told::tr("1 point for the primiera: each one's best card of every suit added up. "
                         "Seven to two count their number, the ace 5½, others ½.");
        break;
    case PrimieraScale::Hurrikan:
        told += Told::tr("1 point for the primiera: each one's best card of every suit added up. "
                         "Seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, king 10, "
                         "horse 9, jack 8.");
        break;
    }
    told += rules.scoring.primieraNeedsFourSuits
                ? Told::tr("Only who has cards of all four suits can win the primiera.")
                : Told::tr("A suit that is missing counts nothing in the primiera.");
    return told;
}

QStringList basicPointsInWords(const RuleSet& rules) {
    const bool cups = rules.scoring.bonusSuit == BonusSuit::Cups;
    QStringList told{Told::tr("1 point for each sweep."), Told::tr("1 point for most cards.")};
    told += cups
                ? Told::tr("1 point for most cups, and 1 for the seven of cups.")
                : Told::tr("1 point for most coins, and 1 for the settebello, the seven of coins.");
    told += primeInWords(rules);
    if (rules.scoring.reBello) {
        told += cups ? Told::tr("1 point for the re bello, the king of cups.")
                     : Told::tr("1 point for the re bello, the king of coins.");
    }
    if (rules.scoring.lowCards) {
        told += cups ? Told::tr("The ace, two and three of cups score 1, 2 and 3 points.")
                     : Told::tr("The ace, two and three of coins score 1, 2 and 3 points.");
    }
    if (rules.scoring.twoOfBatons < 0) {
        told += Told::tr("Whoever takes the two of batons loses 5 points.");
    }
    return told;
}

QString napolaInWords(const RuleSet& rules) {
    const bool cups = rules.scoring.bonusSuit == BonusSuit::Cups;
    if (napolaIsOutOfReach(rules)) {
        return Told::tr("The napola can never score: there are no twos in this pack.");
    }
    if (rules.scoring.napola == Napola::ToSix) {
        return cups ? Told::tr("Napola: ace, two and three of cups score 3, and each next card on "
                               "to the six 1 more.")
                    : Told::tr("Napola: ace, two and three of coins score 3, and each next card on "
                               "to the six 1 more.");
    }
    return cups ? Told::tr("Napola: ace, two and three of cups score 3, and each next card on to "
                           "the horse 1 more.")
                : Told::tr("Napola: ace, two and three of coins score 3, and each next card on to "
                           "the horse 1 more.");
}

QStringList runsInWords(const RuleSet& rules) {
    const bool cups = rules.scoring.bonusSuit == BonusSuit::Cups;
    QStringList told;
    if (rules.scoring.napola != Napola::None) {
        told += napolaInWords(rules);
    }
    if (rules.scoring.scalette) {
        told += cups ? Told::tr("Scalette: cups in a row from the ace score a point a card from "
                                "three on; from the king down three score 5, each more 1.")
                     : Told::tr("Scalette: coins in a row from the ace score a point a card from "
                                "three on; from the king down three score 5, each more 1.");
    }
    if (rules.scoring.wholeSuitWins) {
        told += cups ? Told::tr("Whoever has taken all the cups wins the match at once.")
                     : Told::tr("Whoever has taken all the coins wins the match at once.");
    }
    if (rules.scoring.declarations == Declarations::Bazzica) {
        told += Told::tr("Three cards worth 9 or less together, court cards counting 10, may be "
                         "shown when dealt: 3 points; three alike: 10. Only the better hand "
                         "scores.");
    } else if (rules.scoring.declarations == Declarations::Sbarazzina) {
        told += Told::tr("Three cards worth 9 or less together, court cards counting 10, may be "
                         "shown when dealt: 2 points, or 3 with a pair; three alike: 7. Only the "
                         "better hand scores.");
    }
    return told;
}

QStringList matchInWords(const RuleSet& rules) {
    QStringList told{
        Told::tr("The first to have %n point(s) after a round wins, if nobody has as many.",
                 nullptr, rules.match.target)};
    if (rules.match.callingOut) {
        told += Told::tr("On its turn a side may claim to have enough points already: it wins at "
                         "once if that is so, and loses if not.");
    }
    if (rules.match.doubleBelow > 0) {
        told += Told::tr("The match counts double if the loser has less than %n point(s).", nullptr,
                         rules.match.doubleBelow);
    }
    return told;
}

} // namespace

QList<RuleChapter> rulesInWords(const RuleSet& rules) {
    return {{Told::tr("The table"), tableInWords(rules)},
            {Told::tr("The deal"), dealInWords(rules)},
            {Told::tr("Capturing"), captureInWords(rules)},
            {Told::tr("Scoring"), basicPointsInWords(rules) + runsInWords(rules)},
            {Told::tr("The match"), matchInWords(rules)}};
}

} // namespace settebello
