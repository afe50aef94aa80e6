// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "game/dealer_draw.h"
#include "text/rules/rule_description.h"

#include <QLocale>

namespace settebello {

namespace {

// table.players and table.teams

QStringList playersSummary(const RuleSet& rules) {
    if (rules.table.teams) {
        return {SummaryText::tr("%n players in two teams; partners never sit side by side.",
                                nullptr, rules.table.players)};
    }
    if (rules.table.players == 2) {
        return {SummaryText::tr("Two players, one against the other.")};
    }
    return {SummaryText::tr("%n players, each alone.", nullptr, rules.table.players)};
}

QString playersText(const RuleSet& rules) {
    if (rules.table.teams) {
        return rules.table.players == 4
                   ? BookText::tr("Four play in two teams. Partners face each other, so that "
                                  "everybody sits between two opponents; a team has one pile and "
                                  "one score.")
                   : BookText::tr("Six play in two teams of three. Everybody sits between two "
                                  "opponents; a team has one pile and one score.");
    }
    switch (rules.table.players) {
    case 2:
        return BookText::tr("Two play, one against the other.");
    case 3:
        return BookText::tr("Three play, each alone.");
    case 4:
        return BookText::tr("Four play, each alone.");
    default:
        return BookText::tr("Six play, each alone.");
    }
}

void writePlayers(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(playersText(rules));
}

QString firstDealerText(const RuleSet& rules) {
    if (rules.deal.firstDealer == FirstDealer::KingOfCoins) {
        return BookText::tr(
                   "Before the first round the cards are turned up one by one, one to each "
                   "player in turn, until %1 appears: whoever gets it deals first.",
                   "the king of coins")
            .arg(theCard(kFirstDealerCard));
    }
    return BookText::tr("The player named first deals the first round.");
}

void writeDealer(ChapterWriter& chapter, const RuleSet& rules) {
    const bool two = rules.table.players == 2;
    if (rules.deal.firstDealer == FirstDealer::Chance) {
        chapter.say(
            two ? BookText::tr("Chance decides who deals first; after that you take turns to deal.")
                : BookText::tr("Chance decides who deals first; after that, whoever began "
                               "the last round deals the next."));
        return;
    }
    chapter.say(firstDealerText(rules));
    chapter.say(two ? BookText::tr("After that you take turns to deal.")
                    : BookText::tr("After that, whoever began the last round deals the next."));
}

constexpr BookPassage kPlayersPassages[] = {
    {BookSection::Aim, writePlayers},
    {BookSection::Deal, writeDealer},
};

void writePartners(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.table.teams) {
        chapter.say(BookText::tr(
            "Partners share one pile. They must not say what they hold, or hint at it."));
    }
}

constexpr BookPassage kTeamsPassages[] = {{BookSection::Partners, writePartners}};

// table.direction

constexpr RuleValueName kDirectionNames[] = {
    {"anticlockwise", QT_TRANSLATE_NOOP("settebello::RuleText", "anticlockwise")},
    {"clockwise", QT_TRANSLATE_NOOP("settebello::RuleText", "clockwise")},
};

QStringList directionSummary(const RuleSet& rules) {
    return {rules.table.direction == Direction::Clockwise
                ? SummaryText::tr("Dealing and playing go clockwise.")
                : SummaryText::tr("Dealing and playing go anticlockwise, as is usual in Italy.")};
}

void writeDealDirection(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(rules.table.direction == Direction::Clockwise
                    ? BookText::tr("The dealer shuffles and deals the cards one by one, clockwise, "
                                   "beginning with the next player.")
                    : BookText::tr("The dealer shuffles and deals the cards one by one, "
                                   "anticlockwise, beginning with the next player."));
}

QString firstPlayerText(const RuleSet& rules) {
    if (rules.table.players == 2) {
        return BookText::tr("The dealer's opponent plays first, and then you take turns.");
    }
    return rules.table.direction == Direction::Clockwise
               ? BookText::tr("The player on the dealer's left plays first, and the turn goes on "
                              "to the left, clockwise.")
               : BookText::tr("The player on the dealer's right plays first, and the turn goes on "
                              "to the right, anticlockwise.");
}

void writeFirstPlayer(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(firstPlayerText(rules));
}

constexpr BookPassage kDirectionPassages[] = {
    {BookSection::Deal, writeDealDirection},
    {BookSection::FirstPlayer, writeFirstPlayer},
};

// table.lookBack

constexpr RuleValueName kLookBackNames[] = {
    {"round", QT_TRANSLATE_NOOP("settebello::RuleText", "all of the round")},
    {"lastPlay", QT_TRANSLATE_NOOP("settebello::RuleText", "only the last play")},
};

QStringList lookBackSummary(const RuleSet& rules) {
    return {rules.table.lookBack == LookBack::LastPlay
                ? SummaryText::tr("Nobody may look through the piles; only the last play may be "
                                  "looked at again.")
                : SummaryText::tr("The piles and all plays of the round may be looked at again.")};
}

void writeLookBack(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(rules.table.lookBack == LookBack::LastPlay
                    ? BookText::tr("Nobody may look through the piles before the round is over; at "
                                   "this table only the last play may be looked at again.")
                    : BookText::tr("At this table you may look through the piles, and look again "
                                   "at all plays of the round."));
    chapter.say(BookText::tr("Taking back, hints and counts of the piles are not rules of the game "
                             "but aids, which can be turned on and off in the preferences."));
}

constexpr BookPassage kLookBackPassages[] = {{BookSection::Piles, writeLookBack}};

// pack.cards

constexpr RuleValueName kCardsNames[] = {
    {"40", QT_TRANSLATE_NOOP("settebello::RuleText", "40 cards")},
    {"36", QT_TRANSLATE_NOOP("settebello::RuleText", "36 cards, no twos")},
};

QStringList cardsSummary(const RuleSet& rules) {
    if (rules.pack.cards == kCardCount) {
        return {};
    }
    return {SummaryText::tr("The pack has 36 cards: the twos are left out.")};
}

void writePack(ChapterWriter& chapter, const RuleSet& rules) {
    QStringList suits;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        suits += suitName(static_cast<Suit>(suit));
    }
    const QString list = QLocale().createSeparatedList(suits);
    chapter.say(
        rules.pack.cards == kCardCount
            ? BookText::tr("The pack has 40 cards, ten in each of four suits: %1.").arg(list)
            : BookText::tr("The pack has 36 cards, nine in each of four suits: %1. The "
                           "twos are left out.")
                  .arg(list));
}

constexpr BookPassage kCardsPassages[] = {{BookSection::Pack, writePack}};

constexpr RuleDescription kTableRules[] = {
    {.key = "players",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Playe&rs"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText", "How many sit at the table."),
     .summary = playersSummary,
     .passages = kPlayersPassages},
    {.key = "teams",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Team play"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText",
                           "Two teams: partners do not sit side by side, and they share one pile."),
     .passages = kTeamsPassages},
    {.key = "direction",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Direction of play"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Which way the cards and the turn go round the table."),
     .valueNames = kDirectionNames,
     .summary = directionSummary,
     .passages = kDirectionPassages},
    {.key = "lookBack",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Looking back"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "What may be looked at again while a round is played: the "
                                      "piles and all plays, or the last play alone."),
     .valueNames = kLookBackNames,
     .summary = lookBackSummary,
     .passages = kLookBackPassages},
    {.key = "cards",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Cards in the pack"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "A pack of 36 leaves the four twos out, as in Corsica."),
     .valueNames = kCardsNames,
     .summary = cardsSummary,
     .passages = kCardsPassages},
};

} // namespace

std::span<const RuleDescription> tableRules() {
    return kTableRules;
}

} // namespace settebello
