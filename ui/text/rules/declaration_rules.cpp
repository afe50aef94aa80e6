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
};

QStringList declarationsSummary(const RuleSet& rules) {
    switch (rules.scoring.declarations) {
    case Declarations::None:
        break;
    case Declarations::Bazzica:
        return {SummaryText::tr(
            "Three cards worth 9 or less together, the three highest ranks "
            "counting 10, may be shown when dealt: 3 points; three alike: 10. Only the "
            "better hand scores.")};
    case Declarations::Sbarazzina:
        return {SummaryText::tr(
            "Three cards worth 9 or less together, the three highest ranks "
            "counting 10, may be shown when dealt: 2 points, or 3 with a pair; three alike: "
            "7. Only the better hand scores.")};
    }
    return {};
}

void showDeclared(ChapterWriter& chapter, const RuleSet& rules, const std::vector<Card>& cards) {
    CardSet packet;
    int total = 0;
    for (const Card card : cards) {
        packet.insert(card);
        total += card.rank();
    }
    const std::optional<DeclaredHand> hand = declaredHand(rules.scoring.declarations, packet);
    if (!hand) {
        return;
    }
    chapter.show(cards,
                 hand->threeOfAKind
                     ? BookText::tr("Three alike: %n point(s).", nullptr, hand->points)
                     : BookText::tr("Together %1: %n point(s).", nullptr, hand->points).arg(total));
}

void writeDeclaredHands(ChapterWriter& chapter, const RuleSet& rules) {
    const std::vector<Card> low{{Suit::Coins, kAce}, {Suit::Cups, 3}, {Suit::Swords, 5}};
    const std::vector<Card> pair{{Suit::Coins, kAce}, {Suit::Cups, kAce}, {Suit::Swords, 5}};
    const std::vector<Card> alike{{Suit::Coins, 6}, {Suit::Cups, 6}, {Suit::Batons, 6}};
    if (rules.scoring.declarations == Declarations::Bazzica) {
        chapter.point(
            BookText::tr("Bazzica, 3 points: three cards that count 9 or less together."));
        showDeclared(chapter, rules, low);
        chapter.point(BookText::tr("Bazzicotto, 10 points: three cards of one rank."));
    } else {
        chapter.point(BookText::tr("Bazzica, 2 points: three cards that count 9 or less together; "
                                   "3 points if two of them have one rank."));
        showDeclared(chapter, rules, low);
        showDeclared(chapter, rules, pair);
        chapter.point(BookText::tr("Three alike, 7 points: three cards of one rank."));
    }
    showDeclared(chapter, rules, alike);
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
    chapter.say(BookText::tr("If both declare, only the better hand scores: three alike beat any "
                             "bazzica, lower cards beat higher ones. Two bazzicas of the same "
                             "total score nothing. The cards shown are then known to both."));
}

constexpr BookPassage kDeclarationsPassages[] = {{BookSection::Declarations, writeDeclarations}};

constexpr RuleDescription kDeclarationRules[] = {
    {.key = "declarations",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Declarations"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Three low cards or three alike may be shown for points "
                                      "before they are played."),
     .valueNames = kDeclarationsNames,
     .summary = declarationsSummary,
     .passages = kDeclarationsPassages},
};

} // namespace

std::span<const RuleDescription> declarationRules() {
    return kDeclarationRules;
}

} // namespace settebello
