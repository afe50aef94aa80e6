// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "game/declaration.h"
#include "text/rules/rule_description.h"

#include <QLocale>

namespace settebello {

namespace {

// scoring.declarations

constexpr RuleValueName kDeclarationsNames[] = {
    {"none", QT_TRANSLATE_NOOP("settebello::RuleText", "none")},
    {"bazzica", QT_TRANSLATE_NOOP("settebello::RuleText", "bazzica: 3 and 10 points")},
    {"sbarazzina", QT_TRANSLATE_NOOP("settebello::RuleText", "sbarazzina: 2, 3 and 7 points")},
    {"cirulla",
     QT_TRANSLATE_NOOP("settebello::RuleText", "cirulla: 3 and 10 points, to everybody")},
};

/// Who scores of those who show their cards.
QString contestSummary(const RuleSet& rules) {
    if (rules.scoring.declarations == Declarations::Cirulla) {
        return SummaryText::tr("Every hand shown scores.");
    }
    return rules.table.players == 2 ? SummaryText::tr("Only the better hand shown scores.")
                                    : SummaryText::tr("Only the best hand shown scores.");
}

QStringList declarationsSummary(const RuleSet& rules) {
    switch (rules.scoring.declarations) {
    case Declarations::None:
        break;
    case Declarations::Bazzica:
    case Declarations::Cirulla:
        return {SummaryText::tr("Three cards worth 9 or less together, the three highest ranks "
                                "counting 10, may be shown when dealt: 3 points; three alike: 10."),
                contestSummary(rules)};
    case Declarations::Sbarazzina:
        return {SummaryText::tr("Three cards worth 9 or less together, the three highest ranks "
                                "counting 10, may be shown when dealt: 2 points, or 3 with a "
                                "pair; three alike: 7."),
                contestSummary(rules)};
    }
    return {};
}

void showDeclared(ChapterWriter& chapter, const RuleSet& rules, const std::vector<Card>& cards) {
    const std::optional<DeclaredHand> hand = declaredHand(rules, setOf(cards));
    if (!hand) {
        return;
    }
    chapter.show(
        cards,
        hand->threeOfAKind
            ? BookText::tr("Three alike: %n point(s).", nullptr, hand->points)
            : BookText::tr("Together %1: %n point(s).", nullptr, hand->points).arg(hand->total));
}

void writeDeclaredHands(ChapterWriter& chapter, const RuleSet& rules) {
    const std::vector<Card> low{{Suit::Coins, kAce}, {Suit::Cups, 3}, {Suit::Swords, 5}};
    const std::vector<Card> pair{{Suit::Coins, kAce}, {Suit::Cups, kAce}, {Suit::Swords, 5}};
    const std::vector<Card> alike{{Suit::Coins, 6}, {Suit::Cups, 6}, {Suit::Batons, 6}};
    switch (rules.scoring.declarations) {
    case Declarations::None:
        return;
    case Declarations::Bazzica:
        chapter.point(
            BookText::tr("Bazzica, 3 points: three cards that count 9 or less together."));
        showDeclared(chapter, rules, low);
        chapter.point(BookText::tr("Bazzicotto, 10 points: three cards of one rank."));
        break;
    case Declarations::Sbarazzina:
        chapter.point(BookText::tr("Bazzica, 2 points: three cards that count 9 or less together; "
                                   "3 points if two of them are of the same rank."));
        showDeclared(chapter, rules, low);
        showDeclared(chapter, rules, pair);
        chapter.point(BookText::tr("Three alike, 7 points: three cards of one rank."));
        break;
    case Declarations::Cirulla:
        chapter.point(
            BookText::tr("Cirulla, 3 points: three cards that count 9 or less together."));
        showDeclared(chapter, rules, low);
        chapter.point(BookText::tr("Decino, 10 points: three cards of one rank."));
        break;
    }
    showDeclared(chapter, rules, alike);
}

QString contestText(const RuleSet& rules) {
    if (rules.scoring.declarations == Declarations::Cirulla) {
        return BookText::tr("Everybody who declares scores. The cards shown are then known to "
                            "all.");
    }
    if (rules.table.players == 2) {
        return BookText::tr("If both declare, only the better hand scores: three alike beat any "
                            "bazzica, lower cards beat higher ones. Two bazzicas of the same "
                            "total score nothing. The cards shown are then known to both.");
    }
    return rules.table.teams
               ? BookText::tr("If several declare, only the best hand scores: three alike beat "
                              "any bazzica, lower cards beat higher ones. If the best are equal, "
                              "they score nothing, or once if partners hold them. The cards shown "
                              "are then known to all.")
               : BookText::tr("If several declare, only the best hand scores: three alike beat "
                              "any bazzica, lower cards beat higher ones. If the best are equal, "
                              "they score nothing. The cards shown are then known to all.");
}

void writeDeclarations(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.scoring.declarations == Declarations::None) {
        return;
    }
    chapter.say(BookText::tr("After each deal of three cards, before the first of them is played, "
                             "you may show your three cards if they are worth something. You need "
                             "not."));
    chapter.say(
        BookText::tr("For this, cards up to the seven count their number, the ace 1, and %1 10 "
                     "each.")
            .arg(QLocale().createSeparatedList({theRank(kJack), theRank(kHorse), theRank(kKing)})));
    writeDeclaredHands(chapter, rules);
    chapter.say(contestText(rules));
}

constexpr BookPassage kDeclarationsPassages[] = {{BookSection::Declarations, writeDeclarations}};

// declarations.wildSeven

QStringList wildSevenSummary(const RuleSet& rules) {
    if (!rules.declarations.wildSeven) {
        return {};
    }
    return {SummaryText::tr("When cards are shown, %1 stands for any card.", "the seven of cups")
                .arg(theCard(kWildSeven))};
}

void writeWildSeven(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.declarations.wildSeven) {
        return;
    }
    const QString text =
        rules.declarations.wildKeepsRank
            ? BookText::tr("%1 is wild: among the cards you show it stands for the card that makes "
                           "them worth most. It is then played as that card too: it takes what "
                           "such a card takes, and is taken as one. In a pile it is a seven again.",
                           "The seven of cups")
            : BookText::tr("%1 is wild: among the cards you show it stands for whatever card you "
                           "like. When it is played it is a seven again.",
                           "The seven of cups");
    chapter.say(text.arg(capitalized(theCard(kWildSeven))));
    showDeclared(chapter, rules, {{Suit::Coins, kAce}, {Suit::Swords, 5}, kWildSeven});
    showDeclared(chapter, rules, {{Suit::Coins, kKing}, {Suit::Swords, kKing}, kWildSeven});
    if (rules.declarations.wildKeepsRank) {
        chapter.play(rules, Card::sevenOfCupsAs(kAce),
                     {{Suit::Batons, kAce}, {Suit::Swords, 5}, {Suit::Coins, kHorse}});
    }
}

// declarations.wildKeepsRank

QStringList wildKeepsRankSummary(const RuleSet& rules) {
    if (!rules.declarations.wildSeven || !rules.declarations.wildKeepsRank) {
        return {};
    }
    return {SummaryText::tr("Shown as another card, %1 is played as that card too.",
                            "the seven of cups")
                .arg(theCard(kWildSeven))};
}

constexpr BookPassage kWildSevenPassages[] = {{BookSection::Declarations, writeWildSeven}};

constexpr RuleDescription kDeclarationRules[] = {
    {.key = "declarations",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Declarations"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Three low cards or three alike may be shown for points "
                                      "before they are played."),
     .valueNames = kDeclarationsNames,
     .summary = declarationsSummary,
     .passages = kDeclarationsPassages},
    {.key = "wildSeven",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "%1 is wild"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText", "In a declaration it stands for any card."),
     .inserted = [] { return theCard(kWildSeven); },
     .summary = wildSevenSummary,
     .passages = kWildSevenPassages},
    {.key = "wildKeepsRank",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "%1 stays what it was shown as"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "It is played as the card that it stood for; otherwise it is "
                                      "a seven again."),
     .inserted = [] { return theCard(kWildSeven); },
     .summary = wildKeepsRankSummary},
};

} // namespace

std::span<const RuleDescription> declarationRules() {
    return kDeclarationRules;
}

} // namespace settebello
