// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/scoring_text.h"

#include "cards/card_names.h"
#include "rules/rule_keys.h"
#include "rules/scoring.h"
#include "rules/scoring_items.h"
#include "text/number_text.h"
#include "text/rule_text.h"
#include "text/sweep_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

struct ScoringText {
    Q_DECLARE_TR_FUNCTIONS(settebello::ScoringText)
};

using Rows = QList<QStringList>;

/// The texts about an item that do not follow from its toggle and its cards.
struct ItemText {
    ScoringItem item;
    QString (*name)(const RuleSet&) = nullptr;      ///< or the toggle's label
    QString (*shortName)(const RuleSet&) = nullptr; ///< or the name
    Rows (*bookRows)(const RuleSet&) = nullptr;     ///< or the cards that score
    QString (*bookNote)(const RuleSet&) = nullptr;  ///< or a warning of cards that cost points
};

Rows onePoint(const QString& what, const QString& toWhom) {
    return {{what, numberText(1), toWhom}};
}

QString toTaker() {
    return ScoringText::tr("whoever takes this card");
}

QString toHolder() {
    return ScoringText::tr("the pile that holds them all");
}

/// The points that a card scores by itself.
int singlePoints(const ScoringItemInfo& info, const RuleSet& rules, Card card) {
    return info.award == Award::EachSide ? info.value(rules, {CardSet{card}, 0, 0}) : 0;
}

/// The cards of an item that score by themselves.
Rows cardRows(const ScoringItemInfo& info, const RuleSet& rules) {
    Rows rows;
    for (const Card card : info.cards(rules)) {
        if (const int points = singlePoints(info, rules, card); points != 0) {
            rows.append({capitalized(cardName(card)), numberText(points), toTaker()});
        }
    }
    return rows;
}

/// A warning of an item's card that costs points.
QString cardNote(const ScoringItemInfo& info, const RuleSet& rules) {
    for (const Card card : info.cards(rules)) {
        if (singlePoints(info, rules, card) < 0) {
            return (rules.match.lowestWins
                        ? ScoringText::tr("%1 is a card to have: it takes points away, and a score "
                                          "may fall below zero.")
                        : ScoringText::tr("%1 is a card to leave to others: it takes points away, "
                                          "and a score may fall below zero."))
                .arg(capitalized(theCard(card)));
        }
    }
    return {};
}

/// "Settebello", which is the seven of coins alone.
QString settebelloName(const RuleSet& rules) {
    return rules.bonusSuit() == Suit::Coins ? ScoringText::tr("Settebello")
                                            : capitalized(cardName({rules.bonusSuit(), kSeven}));
}

Rows settebelloRows(const RuleSet& rules) {
    return onePoint(
        rules.bonusSuit() == Suit::Coins
            ? ScoringText::tr("Settebello: %1", "a card").arg(cardName({rules.bonusSuit(), kSeven}))
            : settebelloName(rules),
        toTaker());
}

Rows primeRows(const RuleSet& rules) {
    return rules.scoring.prime == Prime::Primiera
               ? onePoint(ScoringText::tr("Primiera"),
                          ScoringText::tr("the best card of each suit, see below"))
               : onePoint(ScoringText::tr("Sevens"),
                          ScoringText::tr("the pile with most sevens, see below"));
}

constexpr auto kItemTexts = std::to_array<ItemText>({
    {.item = ScoringItem::Cards,
     .name = [](const RuleSet&) { return ScoringText::tr("Most cards"); },
     .shortName = [](const RuleSet&) { return ScoringText::tr("Cards"); },
     .bookRows =
         [](const RuleSet&) {
             return onePoint(ScoringText::tr("Cards"), ScoringText::tr("the pile with most cards"));
         }},
    {.item = ScoringItem::Suit,
     .name =
         [](const RuleSet& rules) {
             return ScoringText::tr("Most %1", "coins or cups").arg(suitCards(rules.bonusSuit()));
         },
     .shortName = [](const RuleSet& rules) { return capitalized(suitCards(rules.bonusSuit())); },
     .bookRows =
         [](const RuleSet& rules) {
             return onePoint(capitalized(suitCards(rules.bonusSuit())),
                             ScoringText::tr("the pile with most cards of this suit"));
         }},
    {.item = ScoringItem::Settebello, .name = settebelloName, .bookRows = settebelloRows},
    {.item = ScoringItem::Prime,
     .name =
         [](const RuleSet& rules) {
             return rules.scoring.prime == Prime::Sevens ? ScoringText::tr("Most sevens")
                                                         : ScoringText::tr("Primiera");
         },
     .bookRows = primeRows},
    {.item = ScoringItem::Sweeps,
     .name = [](const RuleSet&) { return ScoringText::tr("Sweeps"); },
     .bookRows =
         [](const RuleSet&) {
             return onePoint(ScoringText::tr("Each sweep"), ScoringText::tr("whoever made it"));
         }},
    {.item = ScoringItem::CourtsAndAces,
     .name = [](const RuleSet&) { return ScoringText::tr("Aces and high cards"); },
     .bookRows =
         [](const RuleSet&) {
             return onePoint(
                 ScoringText::tr("Each %1, %2, %3 and %4", "ace, jack, horse, king")
                     .arg(rankName(kAce), rankName(kJack), rankName(kHorse), rankName(kKing)),
                 toTaker());
         },
     .bookNote =
         [](const RuleSet& rules) {
             return ScoringText::tr(
                        "There are sixteen of these cards. With just eight of them in a "
                        "pile, %1 counts twice: it decides between two piles with as "
                        "many.",
                        "the king of coins")
                 .arg(theCard({rules.bonusSuit(), kKing}));
         }},
    {.item = ScoringItem::Ponino,
     .bookRows =
         [](const RuleSet&) {
             return onePoint(ScoringText::tr("Ponino: each sweep once more"),
                             ScoringText::tr("the pile with %1 of all four suits", "the horse")
                                 .arg(theRank(kHorse)));
         }},
    {.item = ScoringItem::ReBello,
     .bookRows =
         [](const RuleSet& rules) {
             return onePoint(ScoringText::tr("Re bello: %1", "a card")
                                 .arg(cardName({rules.bonusSuit(), kKing})),
                             toTaker());
         }},
    {.item = ScoringItem::Donna,
     .name =
         [](const RuleSet& rules) {
             return capitalized(cardName({rules.bonusSuit(), kHorse}));
         }},
    {.item = ScoringItem::LowCards,
     .name = [](const RuleSet&) { return ScoringText::tr("Ace, two and three"); }},
    {.item = ScoringItem::AllCoins,
     .name =
         [](const RuleSet& rules) {
             return ScoringText::tr("All %1", "coins or cups").arg(suitCards(rules.bonusSuit()));
         },
     .bookRows =
         [](const RuleSet& rules) {
             return onePoint(
                 ScoringText::tr("All %1", "coins or cups").arg(suitCards(rules.bonusSuit())),
                 toHolder());
         }},
    {.item = ScoringItem::Declarations,
     .bookNote =
         [](const RuleSet&) { return ScoringText::tr("The points of declarations are added."); }},
});

ItemText textOf(ScoringItem item) {
    const auto* const found = std::ranges::find(kItemTexts, item, &ItemText::item);
    return found == kItemTexts.end() ? ItemText{item} : *found;
}

} // namespace

QString theSettebello(const RuleSet& rules) {
    return rules.bonusSuit() == Suit::Coins ? ScoringText::tr("the settebello", "in a sentence")
                                            : theCard({rules.bonusSuit(), kSeven});
}

QString scoringItemName(ScoringItem item, const RuleSet& rules, std::string_view game) {
    if (item == ScoringItem::Sweeps && isCalledChkobba(game)) {
        return ScoringText::tr("Chkobba", "the sweeps of a round");
    }
    const ItemText text = textOf(item);
    return text.name != nullptr ? text.name(rules)
                                : ruleLabel(*findRuleKey("scoring", infoOf(item).name));
}

QString scoringItemShortName(ScoringItem item, const RuleSet& rules, std::string_view game) {
    const ItemText text = textOf(item);
    return text.shortName != nullptr ? text.shortName(rules) : scoringItemName(item, rules, game);
}

QString tiedItemName(const QString& name) {
    return ScoringText::tr("%1: a tie, no point", "an item of the score that several have most of")
        .arg(name);
}

QString itemNameWithoutPoint(ScoringItem item, const RuleSet& rules, std::span<const Tally> tallies,
                             std::string_view game) {
    const ScoringItemInfo& info = infoOf(item);
    const QString name = scoringItemShortName(item, rules, game);
    const bool anybodyHasSome = std::any_of(tallies.begin(), tallies.end(), [&](const Tally& each) {
        return info.value(rules, each) > 0;
    });
    return info.award == Award::StrictlyMost && anybodyHasSome
               ? tiedItemName(name)
               : ScoringText::tr("%1: no point", "an item of the score that nobody wins").arg(name);
}

QList<QStringList> scoringItemRows(ScoringItem item, const RuleSet& rules) {
    const ScoringItemInfo& info = infoOf(item);
    if (!info.inForce(rules)) {
        return {};
    }
    if (const ItemText text = textOf(item); text.bookRows != nullptr) {
        return text.bookRows(rules);
    }
    const int together = groupPoints(info, rules);
    return together == 0 ? cardRows(info, rules)
                         : Rows{{scoringItemName(item, rules), numberText(together), toHolder()}};
}

QString scoringItemNote(ScoringItem item, const RuleSet& rules) {
    const ScoringItemInfo& info = infoOf(item);
    if (!info.inForce(rules)) {
        return {};
    }
    const ItemText text = textOf(item);
    return text.bookNote != nullptr ? text.bookNote(rules) : cardNote(info, rules);
}

} // namespace settebello
