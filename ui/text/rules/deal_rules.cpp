// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "game/deal_facts.h"
#include "game/dealer_draw.h"
#include "game/declaration.h"
#include "rules/check_rules.h"
#include "text/rule_text.h"
#include "text/rules/rule_description.h"

#include <QLocale>

namespace settebello {

namespace {

// deal.firstDealer, whose passage in the book comes with those of the table

QString firstDealerCard() {
    return theCard(kFirstDealerCard);
}

constexpr RuleValueName kFirstDealerNames[] = {
    {"chance", QT_TRANSLATE_NOOP("settebello::RuleText", "chance decides")},
    {"kingOfCoins", "", [] { return cardName(kFirstDealerCard); }},
    {"seat", QT_TRANSLATE_NOOP("settebello::RuleText", "the player named first")},
};

QStringList firstDealerSummary(const RuleSet& rules) {
    switch (rules.deal.firstDealer) {
    case FirstDealer::Chance:
        return {SummaryText::tr("Chance decides who deals first.")};
    case FirstDealer::KingOfCoins:
        return {SummaryText::tr("The cards are turned up; whoever gets %1 deals first.",
                                "the king of coins")
                    .arg(firstDealerCard())};
    case FirstDealer::Seat:
        break;
    }
    return {SummaryText::tr("The player named first deals first.")};
}

// deal.cut

QStringList cutSummary(const RuleSet& rules) {
    if (!rules.deal.cut) {
        return {};
    }
    return {SummaryText::tr("The pack is cut before it is dealt.")};
}

void writeCut(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.deal.cut) {
        return;
    }
    chapter.say(rules.deal.cutterChooses ? BookText::tr("Whoever is to play first cuts the pack.")
                : rules.table.players == 2
                    ? BookText::tr("The dealer's opponent cuts the pack.")
                    : BookText::tr("Whoever sits before the dealer, in the order of play, cuts the "
                                   "pack."));
}

constexpr BookPassage kCutPassages[] = {{BookSection::Cut, writeCut}};

// deal.handCards and deal.tableCards

constexpr RuleValueName kHandCardsNames[] = {
    {"3", QT_TRANSLATE_NOOP("settebello::RuleText", "three")},
    {"6", QT_TRANSLATE_NOOP("settebello::RuleText", "six")},
    {"all", QT_TRANSLATE_NOOP("settebello::RuleText", "all at once")},
};

/// "3, 3 and 4"
QString packetList(const std::vector<int>& sizes) {
    QStringList texts;
    for (const int size : sizes) {
        texts += QString::number(size);
    }
    return QLocale().createSeparatedList(texts);
}

bool isEqual(const std::vector<int>& sizes) {
    return sizes.front() == sizes.back(); // only the last packet may have another size
}

QStringList handCardsSummary(const RuleSet& rules) {
    for (const Fault& fault : checkRules(rules)) {
        if (fault.path == "/deal/handCards") {
            return {ruleConflictText(fault)}; // there is no such deal
        }
    }
    const std::vector<int> sizes = packetSizes(rules);
    if (sizes.size() == 1) {
        return {SummaryText::tr("All cards are dealt at once, %n to each player.", nullptr,
                                sizes.front())};
    }
    const int deals = static_cast<int>(sizes.size());
    if (!isEqual(sizes)) {
        return {SummaryText::tr("Whenever all hands are empty, more cards are dealt: %1 to each "
                                "player, in %n deals.",
                                nullptr, deals)
                    .arg(packetList(sizes))};
    }
    return {rules.deal.handCards == HandCards::Three
                ? SummaryText::tr("Everybody is dealt three cards, and three more whenever all "
                                  "hands are empty: %n deals in a round, the first included.",
                                  nullptr, deals)
                : SummaryText::tr("Everybody is dealt six cards, and six more whenever all hands "
                                  "are empty: %n deals in a round, the first included.",
                                  nullptr, deals)};
}

void writeWholePack(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(BookText::tr("The whole pack is dealt at once: everybody gets %n card(s).", nullptr,
                             cardsEach(rules)));
    const int open = openCards(rules);
    chapter.say(open > 0 ? BookText::tr("%n card(s) are laid face up in the middle: the table.",
                                        nullptr, open)
                         : BookText::tr("No card is left for the table, which is empty at first: "
                                        "whoever begins can only lay a card."));
}

QString firstDealText(const RuleSet& rules) {
    const bool open = openCards(rules) > 0;
    if (rules.deal.handCards == HandCards::Three) {
        return open ? BookText::tr("Everybody gets three cards, then four are laid face up in the "
                                   "middle: the table.")
                    : BookText::tr("Everybody gets three cards. The table is empty at first.");
    }
    return open ? BookText::tr("Everybody gets three cards, then four are laid face up in the "
                               "middle: the table; then everybody gets three more.")
                : BookText::tr("Everybody gets six cards. The table is empty at first.");
}

void writeFirstDeal(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.deal.handCards == HandCards::All) {
        writeWholePack(chapter, rules);
        return;
    }
    const QString rest = packetSizes(rules).size() > 1
                             ? BookText::tr("The rest is the stock.")
                             : BookText::tr("With that the whole pack is dealt.");
    chapter.say(firstDealText(rules) + QLatin1Char(' ') + rest);
}

void writeLaterPackets(ChapterWriter& chapter, const RuleSet& rules) {
    const std::vector<int> sizes = packetSizes(rules);
    if (sizes.size() == 1) {
        return;
    }
    if (!isEqual(sizes)) {
        chapter.say(
            BookText::tr(
                "When all hands are empty, the dealer deals more cards, but none to the table. So "
                "that the stock is used up exactly, the deals of a round bring everybody %1 cards.")
                .arg(packetList(sizes)));
        return;
    }
    const int deals = static_cast<int>(sizes.size());
    chapter.say(rules.deal.handCards == HandCards::Six
                    ? BookText::tr("When all hands are empty, the dealer deals everybody six more, "
                                   "and none to the table. That makes %n deals in a round, the "
                                   "first included; with the last the stock is used up.",
                                   nullptr, deals)
                    : BookText::tr("When all hands are empty, the dealer deals everybody three "
                                   "more, and none to the table. That makes %n deals in a round, "
                                   "the first included; with the last the stock is used up.",
                                   nullptr, deals));
}

constexpr BookPassage kHandCardsPassages[] = {
    {BookSection::Deal, writeFirstDeal},
    {BookSection::LaterDeals, writeLaterPackets},
};

constexpr RuleValueName kTableCardsNames[] = {
    {"4", QT_TRANSLATE_NOOP("settebello::RuleText", "four")},
    {"0", QT_TRANSLATE_NOOP("settebello::RuleText", "none")},
};

QStringList tableCardsSummary(const RuleSet& rules) {
    const int open = openCards(rules);
    return {open == 0
                ? SummaryText::tr("The table is empty at first.")
                : SummaryText::tr("%n card(s) lie face up on the table at first.", nullptr, open)};
}

// deal.redealOnKings

constexpr RuleValueName kRedealOnKingsNames[] = {
    {"3", QT_TRANSLATE_NOOP("settebello::RuleText", "three or four %1"), kingsName},
    {"4", QT_TRANSLATE_NOOP("settebello::RuleText", "four %1"), kingsName},
    {"0", QT_TRANSLATE_NOOP("settebello::RuleText", "never")},
};

QStringList redealOnKingsSummary(const RuleSet& rules) {
    if (!canRedeal(rules, rules.deal.redealOnKings)) {
        return {};
    }
    return {
        (rules.deal.redealOnKings == 3
             ? SummaryText::tr("If three or four %1 lie there at first, the cards are dealt again.")
             : SummaryText::tr("If four %1 lie there at first, the cards are dealt again."))
            .arg(kingsName())};
}

void writeRedealOnKings(ChapterWriter& chapter, const RuleSet& rules) {
    if (!canRedeal(rules, rules.deal.redealOnKings)) {
        return;
    }
    QString text = rules.deal.redealOnKings == 3
                       ? BookText::tr("If three or four of the first table cards are %1, the same "
                                      "dealer shuffles and deals again.")
                       : BookText::tr("If four of the first table cards are %1, the same dealer "
                                      "shuffles and deals again.");
    if (rules.capture.sum == Sum::Equal && rules.capture.ace == Ace::Plain && rules.hasSweeps()) {
        text += QLatin1Char(' ') +
                BookText::tr("With so many %1 nobody could make a sweep in the whole round.");
    }
    chapter.say(text.replace(QLatin1String("%1"), kingsName()));
}

constexpr BookPassage kRedealOnKingsPassages[] = {{BookSection::LaterDeals, writeRedealOnKings}};

// deal.redealOnEqual

constexpr RuleValueName kRedealOnEqualNames[] = {
    {"0", QT_TRANSLATE_NOOP("settebello::RuleText", "never")},
    {"3", QT_TRANSLATE_NOOP("settebello::RuleText", "three or four alike")},
};

QStringList redealOnEqualSummary(const RuleSet& rules) {
    if (!canRedeal(rules, rules.deal.redealOnEqual)) {
        return {};
    }
    return {SummaryText::tr(
        "If three or four cards of one rank lie there at first, the cards are dealt again.")};
}

void writeRedealOnEqual(ChapterWriter& chapter, const RuleSet& rules) {
    if (canRedeal(rules, rules.deal.redealOnEqual)) {
        chapter.say(BookText::tr("If three or four of the first table cards are of the same rank, "
                                 "the same dealer shuffles and deals again."));
    }
}

constexpr BookPassage kRedealOnEqualPassages[] = {{BookSection::LaterDeals, writeRedealOnEqual}};

// deal.redealOnAces

constexpr RuleValueName kRedealOnAcesNames[] = {
    {"0", QT_TRANSLATE_NOOP("settebello::RuleText", "never")},
    {"1", QT_TRANSLATE_NOOP("settebello::RuleText", "one ace or more")},
    {"2", QT_TRANSLATE_NOOP("settebello::RuleText", "two aces or more")},
};

QStringList redealOnAcesSummary(const RuleSet& rules) {
    if (!canRedeal(rules, rules.deal.redealOnAces)) {
        return {};
    }
    return {rules.deal.redealOnAces == 1
                ? SummaryText::tr("If any ace lies there at first, the cards are dealt again.")
                : SummaryText::tr(
                      "If two or more aces lie there at first, the cards are dealt again.")};
}

void writeRedealOnAces(ChapterWriter& chapter, const RuleSet& rules) {
    if (!canRedeal(rules, rules.deal.redealOnAces)) {
        return;
    }
    if (openCards(rules) == 1) {
        chapter.say(BookText::tr("If the first table card is an ace, the same dealer shuffles and "
                                 "deals again."));
        return;
    }
    chapter.say(rules.deal.redealOnAces == 1
                    ? BookText::tr("If there is an ace among the first table cards, the same "
                                   "dealer shuffles and deals again.")
                    : BookText::tr("If there are two or more aces among the first table cards, "
                                   "the same dealer shuffles and deals again."));
}

constexpr BookPassage kRedealOnAcesPassages[] = {{BookSection::LaterDeals, writeRedealOnAces}};

// deal.cutterChooses

QStringList cutterChoosesSummary(const RuleSet& rules) {
    if (!rules.deal.cutterChooses) {
        return {};
    }
    return {SummaryText::tr("The first player sees the cut card, then keeps it or lays it on the "
                            "table.")};
}

void writeCutterChooses(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.deal.cutterChooses) {
        chapter.say(BookText::tr(
            "Before the deal, whoever is to play first lifts one card off the pack and looks at it "
            "without showing it. It may be kept as the first card of the hand, or laid face up as "
            "the first of the table; the dealer then completes hands and table."));
    }
}

constexpr BookPassage kCutterChoosesPassages[] = {{BookSection::Cut, writeCutterChooses}};

// deal.tableSweeps

QStringList tableSweepsSummary(const RuleSet& rules) {
    if (!rules.deal.tableSweeps) {
        return {};
    }
    return {rules.deal.twoFifteens
                ? SummaryText::tr("If the first table cards add up to 15, the dealer takes them as "
                                  "a sweep; if they make two groups of 15, as two.")
                : SummaryText::tr("If the first table cards add up to 15, the dealer takes them as "
                                  "a sweep; if to 30, as two.")};
}

// deal.wildOnTable

QStringList wildOnTableSummary(const RuleSet& rules) {
    if (!rules.deal.tableSweeps || !rules.deal.wildOnTable) {
        return {};
    }
    return {SummaryText::tr("If %1 is among them, it counts there as whatever card the dealer "
                            "likes.",
                            "the seven of cups")
                .arg(theCard(kWildSeven))};
}

void writeWildOnTable(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.deal.tableSweeps || !rules.deal.wildOnTable) {
        return;
    }
    chapter.say(BookText::tr("On the first table %1 counts as whatever card the dealer likes.",
                             "the seven of cups")
                    .arg(theCard(kWildSeven)));
    chapter.show({{Suit::Coins, 3}, {Suit::Swords, 4}, {Suit::Batons, kSeven}, kWildSeven},
                 BookText::tr("With an ace for the wild card 15 in all: a sweep for the dealer."));
}

constexpr BookPassage kWildOnTablePassages[] = {{BookSection::LaterDeals, writeWildOnTable}};

void writeTableSweeps(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.deal.tableSweeps) {
        return;
    }
    chapter.say(rules.deal.twoFifteens
                    ? BookText::tr("If the first table cards add up to 15, the dealer takes them "
                                   "all and scores a sweep; if they make two groups of 15 each, "
                                   "two sweeps. Play then begins on an empty table.")
                    : BookText::tr("If the first table cards add up to 15, the dealer takes them "
                                   "all and scores a sweep; if they add up to 30, two sweeps. Play "
                                   "then begins on an empty table."));
    chapter.show({{Suit::Coins, kAce}, {Suit::Cups, 3}, {Suit::Swords, 5}, {Suit::Batons, 6}},
                 BookText::tr("15 in all: a sweep for the dealer."));
    chapter.show(
        {{Suit::Coins, 5}, {Suit::Cups, kKing}, {Suit::Swords, 7}, {Suit::Batons, kJack}},
        rules.deal.twoFifteens
            ? BookText::tr("%1 and %2, 15 each: two sweeps for the dealer.", "two sums")
                  .arg(unbroken(QStringLiteral("5 + 10")), unbroken(QStringLiteral("7 + 8")))
            : BookText::tr("30 in all: two sweeps for the dealer."));
}

constexpr BookPassage kTableSweepsPassages[] = {{BookSection::LaterDeals, writeTableSweeps}};

constexpr RuleDescription kDealRules[] = {
    {.key = "firstDealer",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Who deals first"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Chance decides, or cards are turned until %1 appears, "
                                      "or it is always the same player."),
     .inserted = firstDealerCard,
     .valueNames = kFirstDealerNames,
     .summary = firstDealerSummary},
    {.key = "cut",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Cutting"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "The pack is cut before it is dealt, for all to see."),
     .summary = cutSummary,
     .passages = kCutPassages},
    {.key = "handCards",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Cards dealt at a time"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Three or six each until the pack is used up, or all at "
                                      "once as in scopone."),
     .valueNames = kHandCardsNames,
     .summary = handCardsSummary,
     .passages = kHandCardsPassages},
    {.key = "tableCards",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Cards on the table at first"),
     .explanation = QT_TRANSLATE_NOOP(
         "settebello::RuleText", "If all are dealt at once, cards left over are laid face up too."),
     .valueNames = kTableCardsNames,
     .summary = tableCardsSummary},
    {.key = "redealOnKings",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Deal again on %1"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText",
                           "This many %1 on the table at first, and the cards are dealt again."),
     .inserted = kingsName,
     .valueNames = kRedealOnKingsNames,
     .summary = redealOnKingsSummary,
     .passages = kRedealOnKingsPassages},
    {.key = "redealOnEqual",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Deal again on equal cards"),
     .explanation = QT_TRANSLATE_NOOP(
         "settebello::RuleText",
         "This many cards of one rank on the table at first, and the cards are dealt again."),
     .valueNames = kRedealOnEqualNames,
     .summary = redealOnEqualSummary,
     .passages = kRedealOnEqualPassages},
    {.key = "redealOnAces",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Deal again on aces"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText",
                           "This many aces on the table at first, and the cards are dealt again."),
     .valueNames = kRedealOnAcesNames,
     .summary = redealOnAcesSummary,
     .passages = kRedealOnAcesPassages},
    {.key = "cutterChooses",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Cutter's choice"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "The first player sees the cut card, then keeps it or lays "
                                      "it on the table."),
     .summary = cutterChoosesSummary,
     .passages = kCutterChoosesPassages},
    {.key = "tableSweeps",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Sweeps of the first table"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "First table cards that add up to 15 or 30 are one sweep or "
                                      "two for the dealer."),
     .summary = tableSweepsSummary,
     .passages = kTableSweepsPassages},
    {.key = "twoFifteens",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Two sweeps only for two fifteens"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "A first table of 30 counts only if it makes two groups of "
                                      "15.")},
    {.key = "wildOnTable",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "%1 is wild on the first table"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Among the first table cards it counts as any card, so that "
                                      "the dealer may take them as a sweep."),
     .inserted = [] { return theCard(kWildSeven); },
     .summary = wildOnTableSummary,
     .passages = kWildOnTablePassages},
};

} // namespace

std::span<const RuleDescription> dealRules() {
    return kDealRules;
}

} // namespace settebello
