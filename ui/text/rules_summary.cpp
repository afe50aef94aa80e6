// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rules_summary.h"

#include "rules/check_rules.h"

#include <QCoreApplication>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::RulesSummary)
};

QStringList tableSentences(const RuleSet& rules) {
    QStringList sentences;
    if (rules.table.teams) {
        sentences += Text::tr("%n players in two teams; partners never sit side by side.", nullptr,
                              rules.table.players);
    } else if (rules.table.players == 2) {
        sentences += Text::tr("Two players, one against the other.");
    } else {
        sentences += Text::tr("%n players, each alone.", nullptr, rules.table.players);
    }
    sentences += rules.table.direction == Direction::Clockwise
                     ? Text::tr("Dealing and playing go clockwise.")
                     : Text::tr("Dealing and playing go anticlockwise, as is usual in Italy.");
    if (rules.pack.cards != kCardCount) {
        sentences += Text::tr("The pack has 36 cards: the twos are left out.");
    }
    return sentences;
}

QString handsSentence(const RuleSet& rules) {
    switch (rules.deal.handCards) {
    case HandCards::Three:
        return Text::tr("Everybody is dealt three cards, and three more whenever all hands are "
                        "empty, until the pack is used up.");
    case HandCards::Six:
        return Text::tr("Everybody is dealt six cards, and six more whenever all hands are empty, "
                        "until the pack is used up.");
    case HandCards::All:
        break;
    }
    return Text::tr("All cards are dealt at once.");
}

QStringList redealSentences(const RuleSet& rules) {
    QStringList sentences;
    if (rules.deal.redealOnKings == 3) {
        sentences += Text::tr("If three or four kings lie there at first, all is dealt again.");
    } else if (rules.deal.redealOnKings == 4) {
        sentences += Text::tr("If four kings lie there at first, all is dealt again.");
    }
    if (rules.deal.redealOnEqual > 0) {
        sentences += Text::tr("If three or four cards of one rank lie there at first, all is dealt "
                              "again.");
    }
    if (rules.deal.redealOnAces == 1) {
        sentences += Text::tr("If any ace lies there at first, all is dealt again.");
    } else if (rules.deal.redealOnAces > 1) {
        sentences += Text::tr("If two or more aces lie there at first, all is dealt again.");
    }
    return sentences;
}

QStringList dealSentences(const RuleSet& rules) {
    QStringList sentences{handsSentence(rules)};
    if (rules.deal.tableCards == 0) {
        sentences += Text::tr("The table is empty at first.");
    } else {
        sentences += Text::tr("Four cards lie face up on the table at first.");
        sentences += redealSentences(rules);
    }
    if (rules.deal.cutterChooses) {
        sentences += Text::tr("The first player sees the cut card, then keeps it or lays it on the "
                              "table.");
    }
    return sentences;
}

QString sumSentence(const RuleSet& rules) {
    switch (rules.capture.sum) {
    case Sum::Equal:
        return Text::tr("A card takes table cards that add up to its value: ace 1, jack 8, horse "
                        "9, king 10.");
    case Sum::Fifteen:
        return Text::tr("A card takes table cards that make 15 together with it: ace 1, jack 8, "
                        "horse 9, king 10.");
    case Sum::Either:
        break;
    }
    return Text::tr("A card takes table cards that add up to its value, or that make 15 together "
                    "with it: ace 1, jack 8, horse 9, king 10.");
}

QString choiceSentence(const RuleSet& rules) {
    switch (rules.capture.choice) {
    case Choice::SingleFirst:
        return Text::tr("If it could take a single card, it must not take several.");
    case Choice::Fewest:
        return Text::tr("If it could make several captures, it takes the fewest cards.");
    case Choice::Free:
        break;
    }
    return Text::tr("If it could make several captures, its player chooses freely.");
}

QStringList aceSentences(const RuleSet& rules) {
    if (rules.capture.ace == Ace::Plain) {
        return {};
    }
    QStringList sentences{
        rules.capture.ace == Ace::SweepsAll
            ? Text::tr("An ace takes every card on the table, and that is a sweep.")
            : Text::tr("An ace takes every card on the table, but that is no sweep."),
        Text::tr("If there is an ace on the table, an ace takes just that ace.")};
    sentences += rules.capture.loneAce == LoneAce::TakesItself
                     ? Text::tr("An ace played to an empty table goes to its player's pile.")
                     : Text::tr("An ace played to an empty table stays there.");
    return sentences;
}

QStringList captureSentences(const RuleSet& rules) {
    QStringList sentences{sumSentence(rules)};
    if (rules.capture.maxCards > 0) {
        sentences += Text::tr("A capture takes at most %n card(s) from the table.", nullptr,
                              rules.capture.maxCards);
    }
    if (rules.capture.maxCards != 1) {
        sentences += choiceSentence(rules);
    }
    sentences +=
        rules.capture.compulsory
            ? Text::tr("A card that can capture must capture.")
            : Text::tr("Nobody has to capture: any card may be laid on the table instead.");
    sentences += aceSentences(rules);
    sentences += Text::tr("Taking the last card from the table is a sweep, a scopa.");
    sentences += rules.sweep.onLastCard ? Text::tr("The last card of the round may sweep too.")
                                        : Text::tr("The last card of the round makes no sweep.");
    sentences += Text::tr("What is left at the end goes to whoever captured last.");
    return sentences;
}

QStringList primeSentence(const RuleSet& rules) {
    QStringList sentences;
    if (rules.scoring.prime == Prime::Sevens) {
        return {Text::tr("1 point for most sevens; if they are even, for most sixes.")};
    }
    if (rules.scoring.prime == Prime::None) {
        return {};
    }
    switch (rules.scoring.primieraScale) {
    case PrimieraScale::Standard:
        sentences +=
            Text::tr("1 point for the primiera: each one's best card of every suit added up. "
                     "Seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, others "
                     "10.");
        break;
    case PrimieraScale::Halves:
        sentences +=
            Text::tr("1 point for the primiera: each one's best card of every suit added up. "
                     "Seven to two count their number, the ace 5½, others ½.");
        break;
    case PrimieraScale::Hurrikan:
        sentences +=
            Text::tr("1 point for the primiera: each one's best card of every suit added up. "
                     "Seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, king 10, "
                     "horse 9, jack 8.");
        break;
    }
    sentences += rules.scoring.primieraNeedsFourSuits
                     ? Text::tr("Only who has cards of all four suits can win the primiera.")
                     : Text::tr("A suit that is missing counts nothing in the primiera.");
    return sentences;
}

QStringList basicPointsSentences(const RuleSet& rules) {
    const bool cups = rules.scoring.bonusSuit == BonusSuit::Cups;
    QStringList sentences{Text::tr("1 point for each sweep."), Text::tr("1 point for most cards.")};
    sentences +=
        cups ? Text::tr("1 point for most cups, and 1 for the seven of cups.")
             : Text::tr("1 point for most coins, and 1 for the settebello, the seven of coins.");
    sentences += primeSentence(rules);
    if (rules.scoring.reBello) {
        sentences += cups ? Text::tr("1 point for the re bello, the king of cups.")
                          : Text::tr("1 point for the re bello, the king of coins.");
    }
    if (rules.scoring.lowCards) {
        sentences += cups ? Text::tr("The ace, two and three of cups score 1, 2 and 3 points.")
                          : Text::tr("The ace, two and three of coins score 1, 2 and 3 points.");
    }
    if (rules.scoring.twoOfBatons < 0) {
        sentences += Text::tr("Whoever takes the two of batons loses 5 points.");
    }
    return sentences;
}

QString napolaSentence(const RuleSet& rules) {
    const bool cups = rules.scoring.bonusSuit == BonusSuit::Cups;
    if (napolaIsOutOfReach(rules)) {
        return Text::tr("The napola can never score: there are no twos in this pack.");
    }
    if (rules.scoring.napola == Napola::ToSix) {
        return cups ? Text::tr("Napola: ace, two and three of cups score 3, and each next card on "
                               "to the six 1 more.")
                    : Text::tr("Napola: ace, two and three of coins score 3, and each next card on "
                               "to the six 1 more.");
    }
    return cups ? Text::tr("Napola: ace, two and three of cups score 3, and each next card on to "
                           "the horse 1 more.")
                : Text::tr("Napola: ace, two and three of coins score 3, and each next card on to "
                           "the horse 1 more.");
}

QStringList runsSentences(const RuleSet& rules) {
    const bool cups = rules.scoring.bonusSuit == BonusSuit::Cups;
    QStringList sentences;
    if (rules.scoring.napola != Napola::None) {
        sentences += napolaSentence(rules);
    }
    if (rules.scoring.scalette) {
        sentences +=
            cups ? Text::tr("Scalette: cups in a row from the ace score a point a card from "
                            "three on; from the king down three score 5, each more 1.")
                 : Text::tr("Scalette: coins in a row from the ace score a point a card from "
                            "three on; from the king down three score 5, each more 1.");
    }
    if (rules.scoring.wholeSuitWins) {
        sentences += cups ? Text::tr("Whoever has taken all the cups wins the match at once.")
                          : Text::tr("Whoever has taken all the coins wins the match at once.");
    }
    if (rules.scoring.declarations == Declarations::Bazzica) {
        sentences +=
            Text::tr("Three cards worth 9 or less together, court cards counting 10, may be "
                     "shown when dealt: 3 points; three alike: 10. Only the better hand "
                     "scores.");
    } else if (rules.scoring.declarations == Declarations::Sbarazzina) {
        sentences +=
            Text::tr("Three cards worth 9 or less together, court cards counting 10, may be "
                     "shown when dealt: 2 points, or 3 with a pair; three alike: 7. Only the "
                     "better hand scores.");
    }
    return sentences;
}

QStringList matchSentences(const RuleSet& rules) {
    QStringList sentences{
        Text::tr("The first to have %n point(s) after a round wins, if nobody has as many.",
                 nullptr, rules.match.target)};
    if (rules.match.callingOut) {
        sentences +=
            Text::tr("On its turn a side may claim to have enough points already: it wins at "
                     "once if that is so, and loses if not.");
    }
    if (rules.match.doubleBelow > 0) {
        sentences += Text::tr("The match counts double if the loser has less than %n point(s).",
                              nullptr, rules.match.doubleBelow);
    }
    return sentences;
}

} // namespace

QList<RulesSummarySection> rulesSummary(const RuleSet& rules) {
    return {{Text::tr("The table"), tableSentences(rules)},
            {Text::tr("The deal"), dealSentences(rules)},
            {Text::tr("Capturing"), captureSentences(rules)},
            {Text::tr("Scoring"), basicPointsSentences(rules) + runsSentences(rules)},
            {Text::tr("The match"), matchSentences(rules)}};
}

} // namespace settebello
