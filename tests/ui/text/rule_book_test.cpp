// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_book.h"

#include "cards/pack.h"
#include "game/deal_facts.h"
#include "rules/check_rules.h"
#include "rules/objective.h"
#include "rules/presets.h"
#include "rules/rule_keys.h"
#include "rules/scoring.h"
#include "settings/language_manager.h"
#include "text/rule_book_chapters.h"
#include "ui/pseudo_locale.h"
#include "ui/unfinished_texts.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <gtest/gtest.h>

namespace settebello {
namespace {

std::vector<int> valuesOf(const RuleKey& key) {
    if (key.group == "match" && key.key == "target") {
        return {1, 11, 50};
    }
    std::vector<int> values(key.numbers.begin(), key.numbers.end());
    const int least = key.kind == RuleKey::Kind::Number ? key.least : 0;
    const int most = key.kind == RuleKey::Kind::Number ? key.most
                     : key.kind == RuleKey::Kind::Bool ? 1
                                                       : static_cast<int>(key.names.size()) - 1;
    for (int value = least; values.size() < 10 && value <= most; ++value) {
        if (key.allows(value)) {
            values.push_back(value);
        }
    }
    return values;
}

/// Every preset, and every preset with one toggle changed, as far as they can be played.
std::vector<RuleSet> manyRules() {
    std::vector<RuleSet> all;
    for (const Preset& preset : presets()) {
        all.push_back(preset.rules);
        for (const RuleKey& key : ruleKeys()) {
            for (const int value : valuesOf(key)) {
                RuleSet changed = preset.rules;
                key.set(changed, value);
                if (changed != preset.rules && checkRules(changed).empty()) {
                    all.push_back(changed);
                }
            }
        }
    }
    return all;
}

/// All that a part says.
QStringList texts(const BookPart& part) {
    QStringList all(part.text);
    for (const QStringList& row : part.rows) {
        all += row;
    }
    return all;
}

/// The rules and the advice as one text, without history, which mentions other games too.
QString bookText(const QList<BookChapter>& book) {
    QStringList all;
    for (const BookChapter& chapter : book) {
        if (chapter.id != "history") {
            all += chapter.title;
            for (const BookPart& part : chapter.parts) {
                all += texts(part);
            }
        }
    }
    return all.join('\n').replace(QChar::Nbsp, ' ');
}

/// Words that are in the English book if, and only if, a rule set plays what they are about.
struct Mention {
    const char* words;
    bool (*played)(const RuleSet&);
};

bool hasTwos(const RuleSet& r) {
    return r.pack.cards == kCardCount;
}

bool hasSweeps(const RuleSet& r) {
    return !r.scoring.courtsAndAces && !r.capture.steal;
}

bool lastsOneRound(const RuleSet& r) {
    return r.capture.steal && r.match.target == 1 && !r.match.exceedTarget && !r.match.lowestWins;
}

const Mention kMentions[] = {
    {"partner|team", [](const RuleSet& r) { return r.table.teams; }},
    {"anticlockwise",
     [](const RuleSet& r) { return r.table.direction == Direction::Anticlockwise; }},
    {"[^i]clockwise", [](const RuleSet& r) { return r.table.direction == Direction::Clockwise; }},
    {"36 cards", [](const RuleSet& r) { return !hasTwos(r); }},
    {"whole pack is dealt at once",
     [](const RuleSet& r) { return r.deal.handCards == HandCards::All; }},
    {"gets six cards|then everybody gets three more",
     [](const RuleSet& r) { return r.deal.handCards == HandCards::Six; }},
    {"the rest is the stock", [](const RuleSet& r) { return packetSizes(r).size() > 1; }},
    {"cards are kings", [](const RuleSet& r) { return canRedeal(r, r.deal.redealOnKings); }},
    {"nobody could make a sweep in the whole round",
     [](const RuleSet& r) {
         return canRedeal(r, r.deal.redealOnKings) && r.capture.sum == Sum::Equal &&
                r.capture.ace == Ace::Plain && hasSweeps(r);
     }},
    {"are of the same rank, the same",
     [](const RuleSet& r) { return canRedeal(r, r.deal.redealOnEqual); }},
    {"aces? among the first|first table card is an ace",
     [](const RuleSet& r) { return canRedeal(r, r.deal.redealOnAces); }},
    {"first table cards add up to 15", [](const RuleSet& r) { return r.deal.tableSweeps; }},
    {"lifts one card off", [](const RuleSet& r) { return r.deal.cutterChooses; }},
    {"15 together|= 15", [](const RuleSet& r) { return r.capture.sum != Sum::Equal; }},
    {"same value alone captures nothing",
     [](const RuleSet& r) { return r.capture.sum == Sum::Fifteen; }},
    {"takes at most", [](const RuleSet& r) { return r.capture.maxCards > 0 && !r.capture.steal; }},
    {"single card comes first",
     [](const RuleSet& r) {
         return r.capture.choice == Choice::SingleFirst && r.capture.maxCards != 1;
     }},
    {"fewest cards",
     [](const RuleSet& r) {
         return r.capture.choice == Choice::Fewest && r.capture.maxCards != 1;
     }},
    {"choose freely",
     [](const RuleSet& r) { return r.capture.choice == Choice::Free && r.capture.maxCards != 1; }},
    {"must capture", [](const RuleSet& r) { return r.capture.compulsory; }},
    {"Nobody has to capture", [](const RuleSet& r) { return !r.capture.compulsory; }},
    {"The ace is not bound by sums",
     [](const RuleSet& r) { return r.capture.ace != Ace::Plain && r.capture.maxCards == 0; }},
    {"The ace is bound neither by sums nor by the limit",
     [](const RuleSet& r) { return r.capture.ace != Ace::Plain && r.capture.maxCards > 0; }},
    {"cannot be swept at all",
     [](const RuleSet& r) {
         return r.capture.maxCards > 0 && r.capture.ace != Ace::SweepsAll && hasSweeps(r);
     }},
    {"can be swept only by an ace",
     [](const RuleSet& r) { return r.capture.maxCards > 0 && r.capture.ace == Ace::SweepsAll; }},
    {"that counts as a sweep", [](const RuleSet& r) { return r.capture.ace == Ace::SweepsAll; }},
    {"does not count as a sweep|an ace captures is never",
     [](const RuleSet& r) { return r.capture.ace == Ace::TakesAll; }},
    {"ace takes itself",
     [](const RuleSet& r) { return r.capture.loneAce == LoneAce::TakesItself; }},
    {"steals the whole pile", [](const RuleSet& r) { return r.capture.steal; }},
    {"both on the table and on the other pile",
     [](const RuleSet& r) { return r.capture.steal && r.sides() == 2; }},
    {"or on several piles", [](const RuleSet& r) { return r.capture.steal && r.sides() > 2; }},
    {"never scores a sweep", [](const RuleSet& r) { return !r.sweep.onLastCard && hasSweeps(r); }},
    {"suit of cups|point for cups",
     [](const RuleSet& r) { return r.scoring.bonusSuit == BonusSuit::Cups && !r.capture.steal; }},
    {"settebello",
     [](const RuleSet& r) { return r.scoring.bonusSuit == BonusSuit::Coins && hasSweeps(r); }},
    {"primiera", [](const RuleSet& r) { return r.scoring.prime == Prime::Primiera; }},
    {"21 \\+ 21",
     [](const RuleSet& r) {
         return r.scoring.prime == Prime::Primiera &&
                r.scoring.primieraScale != PrimieraScale::Halves;
     }},
    {"5½",
     [](const RuleSet& r) {
         return r.scoring.prime == Prime::Primiera &&
                r.scoring.primieraScale == PrimieraScale::Halves;
     }},
    {"no primiera: if only",
     [](const RuleSet& r) {
         return r.scoring.prime == Prime::Primiera && r.scoring.primieraNeedsFourSuits;
     }},
    {"pile with most sevens", [](const RuleSet& r) { return r.scoring.prime == Prime::Sevens; }},
    {"re bello", [](const RuleSet& r) { return r.scoring.reBello; }},
    {"napola", [](const RuleSet& r) { return r.scoring.napola != Napola::None; }},
    {"A napola of 5 points",
     [](const RuleSet& r) { return r.scoring.napola != Napola::None && hasTwos(r); }},
    {"scaletta", [](const RuleSet& r) { return r.scoring.scalette; }},
    {"low scaletta", [](const RuleSet& r) { return r.scoring.scalette && hasTwos(r); }},
    {"^Three of (coins|cups)$", [](const RuleSet& r) { return r.scoring.lowCards; }},
    {"there and then", [](const RuleSet& r) { return r.scoring.wholeSuitWins; }},
    {"declar|bazzica",
     [](const RuleSet& r) { return r.scoring.declarations != Declarations::None; }},
    {"bazzicotto",
     [](const RuleSet& r) { return r.scoring.declarations == Declarations::Bazzica; }},
    {"two of batons", [](const RuleSet& r) { return r.scoring.twoOfBatons != 0 && hasTwos(r); }},
    {"wins at once, even in the middle",
     [](const RuleSet& r) { return r.match.end == MatchEnd::AtOnce && !r.match.lowestWins; }},
    {"whoever has fewest", [](const RuleSet& r) { return r.match.lowestWins; }},
    {"most points has won|side with more points has won",
     [](const RuleSet& r) {
         return r.match.end == MatchEnd::AfterRound && !r.match.lowestWins && !lastsOneRound(r);
     }},
    {"A match is a single round", lastsOneRound},
    {"^30 in all: two sweeps",
     [](const RuleSet& r) { return r.deal.tableSweeps && !r.deal.twoFifteens; }},
    {"5 \\+ 10 and 7 \\+ 8, 15 each: two sweeps",
     [](const RuleSet& r) { return r.deal.twoFifteens; }},
    {"this card scores 1 point by itself", [](const RuleSet& r) { return r.scoring.donna; }},
    {"with these four in your pile", [](const RuleSet& r) { return r.scoring.ponino; }},
    {"decides between two piles with eight",
     [](const RuleSet& r) { return r.scoring.courtsAndAces; }},
    {"the ace has to wait",
     [](const RuleSet& r) { return r.capture.firstAce == FirstAce::Forbidden; }},
    {"are the piccola", [](const RuleSet& r) { return r.scoring.piccola && hasTwos(r); }},
    {"are the grande", [](const RuleSet& r) { return r.scoring.grande; }},
    {"^All four sevens$", [](const RuleSet& r) { return r.scoring.allSevens; }},
    {"^All (coins|cups)$", [](const RuleSet& r) { return r.scoring.allCoins; }},
    {"Everybody who declares scores",
     [](const RuleSet& r) { return r.scoring.declarations == Declarations::Cirulla; }},
    {"seven of cups is wild", [](const RuleSet& r) { return r.declarations.wildSeven; }},
    {"played as that card too", [](const RuleSet& r) { return r.declarations.wildKeepsRank; }},
    {"Nobody may look through the piles",
     [](const RuleSet& r) { return r.table.lookBack == LookBack::LastPlay; }},
    {"until the king of coins appears",
     [](const RuleSet& r) { return r.deal.firstDealer == FirstDealer::KingOfCoins; }},
    {"cuts the pack", [](const RuleSet& r) { return r.deal.cut; }},
    {"calling out", [](const RuleSet& r) { return r.match.callingOut; }},
    {"counts double", [](const RuleSet& r) { return r.match.doubleBelow > 0; }},
    {"last two kings",
     [](const RuleSet& r) {
         return r.capture.sum == Sum::Equal && !r.match.lowestWins && hasSweeps(r);
     }},
    {"sixteen cards score", [](const RuleSet& r) { return r.scoring.courtsAndAces; }},
    {"each sweep once more", [](const RuleSet& r) { return r.scoring.ponino; }},
    {"first card of a round gains little",
     [](const RuleSet& r) { return r.capture.firstAce == FirstAce::TakesAces; }},
    {"first card of a round may not play an ace",
     [](const RuleSet& r) { return r.capture.firstAce == FirstAce::Forbidden; }},
};

class RuleBook : public ::testing::Test {
protected:
    void SetUp() override { m_languages.use("en"); }
    LanguageManager m_languages;
};

TEST_F(RuleBook, ContainsTheRulesInForceAndNoOthers) {
    const std::vector<RuleSet> all = manyRules();
    EXPECT_GT(all.size(), 500U);
    QSet<QPair<const Mention*, bool>> seen;
    std::vector<QRegularExpression> words;
    for (const Mention& mention : kMentions) {
        words.emplace_back(mention.words, QRegularExpression::CaseInsensitiveOption |
                                              QRegularExpression::MultilineOption);
    }
    for (const RuleSet& rules : all) {
        const QString text = bookText(ruleBook(rules, Deck()));
        for (std::size_t i = 0; i < words.size(); ++i) {
            const bool played = kMentions[i].played(rules);
            ASSERT_EQ(text.contains(words[i]), played) << kMentions[i].words << "\n"
                                                       << qPrintable(text);
            seen.insert({&kMentions[i], played});
        }
        ASSERT_TRUE(lastsOneRound(rules) ||
                    text.contains(QStringLiteral(" %1 point").arg(Objective(rules).target())));
        ASSERT_FALSE(text.contains('%')) << qPrintable(text);
    }
    EXPECT_EQ(seen.size(), 2 * std::ssize(kMentions)) << "each is played by one and not by another";
}

TEST_F(RuleBook, ShowsNoPlayThatTheEngineForbids) {
    for (RuleSet rules : manyRules()) {
        int plays = 0;
        const QList<BookChapter> book = ruleBook(rules, Deck());
        const RuleSet first = rules;
        rules.capture.firstAce = FirstAce::Free; // plays later in a round
        const auto isLegal = [&](const Play& play, CardSet table) {
            return checkPlay(rules, {play.card}, table, play) == PlayFault::None ||
                   checkPlay(first, {play.card}, table, play) == PlayFault::None;
        };
        for (const BookChapter& chapter : book) {
            for (const BookPart& part : chapter.parts) {
                CardSet cards;
                for (const Card card : part.picture.cards) {
                    ASSERT_FALSE(cards.contains(card)) << "twice in one picture";
                    cards.insert(card);
                }
                ASSERT_TRUE(Pack::contents(rules.pack.cards).containsAll(cards));
                if (part.picture.played) {
                    const Card card = *part.picture.played;
                    ASSERT_FALSE(cards.contains(card));
                    ASSERT_TRUE(isLegal({card, part.picture.marked}, cards))
                        << qPrintable(part.text);
                    ++plays;
                }
            }
        }
        ASSERT_GE(plays, 4);
    }
}

TEST_F(RuleBook, WorksThePrimieraOutByTheEngine) {
    RuleSet rules;
    const CardSet best = {{Suit::Coins, 7}, {Suit::Cups, 7}, {Suit::Swords, 1}, {Suit::Batons, 6}};
    EXPECT_EQ(primieraCount(rules, best), "76");
    EXPECT_TRUE(bookText(ruleBook(rules, Deck())).contains("21 + 21 + 16 + 18 = 76"));
    rules.scoring.primieraScale = PrimieraScale::Halves;
    EXPECT_EQ(primieraCount(rules, best), "25½");
    EXPECT_EQ(primieraCount(rules, {{Suit::Cups, kHorse}}), "½");
    EXPECT_TRUE(bookText(ruleBook(rules, Deck())).contains("5 + ½ + 7 + 7 = 19½"));
    rules.scoring.primieraScale = PrimieraScale::Hurrikan;
    EXPECT_TRUE(bookText(ruleBook(rules, Deck())).contains("15 + 9 + 21 + 21 = 66"));
}

TEST_F(RuleBook, NamesTheWinnerOfItsExamplesAsTheEngineDoes) {
    for (const RuleSet& rules : manyRules()) {
        for (const BookChapter& chapter : ruleBook(rules, Deck())) {
            std::vector<CardSet> piles;
            for (const BookPart& part : chapter.parts) {
                if (chapter.id == "prime" && part.kind == BookPart::Kind::Picture) {
                    CardSet& pile = piles.emplace_back();
                    for (const Card card : part.picture.cards) {
                        pile.insert(card);
                    }
                }
            }
            if (chapter.id == "prime") {
                ASSERT_EQ(piles.size(), 2U);
                ASSERT_FALSE(piles[0].intersects(piles[1]));
                ASSERT_GT(primeRank(rules, piles[0]), primeRank(rules, piles[1]));
            }
        }
    }
}

TEST_F(RuleBook, ForbidsTheSumsThatTheEngineForbids) {
    int forbidden = 0;
    for (const RuleSet& rules : manyRules()) {
        const QList<BookPart> parts = capturesChapter(rules).parts;
        for (int i = 1; i < parts.size(); ++i) {
            if (parts[i].text.contains("although that sum is right too")) {
                const BookPicture& picture = parts[i - 1].picture;
                CardSet table;
                for (const Card card : picture.cards) {
                    table.insert(card);
                }
                const CardSet sum{picture.cards[0], picture.cards[1]};
                const PlayFault fault =
                    checkPlay(rules, {*picture.played}, table, {*picture.played, sum});
                ASSERT_TRUE(fault == PlayFault::SingleFirst || fault == PlayFault::FewestCards);
                ASSERT_EQ(picture.marked.size(), 1);
                ++forbidden;
            }
        }
    }
    EXPECT_GT(forbidden, 100);
}

TEST_F(RuleBook, HasAnAnchorForEveryRefusedPlay) {
    for (const RuleSet& rules : manyRules()) {
        QSet<QString> places;
        for (const BookChapter& chapter : ruleBook(rules, Deck())) {
            places.insert(chapter.id);
            for (const BookPart& part : chapter.parts) {
                places.insert(part.anchor);
            }
        }
        for (const PlayFault fault :
             {PlayFault::NotInHand, PlayFault::NotOnTable, PlayFault::MustCapture,
              PlayFault::WrongSum, PlayFault::TooManyCards, PlayFault::SingleFirst,
              PlayFault::FewestCards, PlayFault::AceRule}) {
            if (fault != PlayFault::AceRule || rules.capture.ace != Ace::Plain) {
                ASSERT_TRUE(places.contains(bookAnchor(fault)));
            }
        }
    }
}

/// Every term that reasons use, where it means something.
TEST_F(RuleBook, HasAnAnchorForEveryTerm) {
    QSet<QString> found;
    for (const RuleSet& rules : manyRules()) {
        QSet<QString> places;
        for (const BookPart& part : termsChapter(rules).parts) {
            places.insert(part.anchor);
        }
        for (std::size_t kind = 0; kind < kReasonNames.size(); ++kind) {
            const QString anchor = bookAnchor(static_cast<Reason::Kind>(kind), rules);
            ASSERT_TRUE(anchor.isEmpty() || places.contains(anchor)) << qPrintable(anchor);
            found.insert(anchor);
        }
    }
    EXPECT_EQ(found.size(), 11) << "ten terms, and none";
}

void expectSameParts(const QList<BookChapter>& book, const QList<BookChapter>& english) {
    ASSERT_EQ(book.size(), english.size());
    for (int c = 0; c < book.size(); ++c) {
        ASSERT_EQ(book[c].id, english[c].id);
        ASSERT_EQ(book[c].parts.size(), english[c].parts.size());
        for (int p = 0; p < book[c].parts.size(); ++p) {
            const BookPart& part = book[c].parts[p];
            ASSERT_EQ(part.kind, english[c].parts[p].kind);
            ASSERT_EQ(part.anchor, english[c].parts[p].anchor);
            ASSERT_FALSE(part.text.contains('%')) << qPrintable(part.text);
        }
    }
}

TEST_F(RuleBook, HasTheSamePartsInEveryLanguage) {
    const std::vector<RuleSet> all = manyRules();
    for (std::size_t i = 0; i < all.size(); i += 7) {
        m_languages.use("en");
        const QList<BookChapter> english = ruleBook(all[i], Deck());
        for (const char* language : {"it", "fr"}) {
            m_languages.use(language);
            expectSameParts(ruleBook(all[i], Deck()), english);
        }
    }
}

// Whether there is a translation is checked by translations_test.py.
TEST_F(RuleBook, CanBeTranslatedThroughout) {
    const std::vector<RuleSet> all = manyRules();
    for (std::size_t i = 0; i < all.size(); i += 7) {
        const QList<BookChapter> english = ruleBook(all[i], Deck());
        PseudoLocale pseudo;
        QCoreApplication::installTranslator(&pseudo);
        const QList<BookChapter> book = ruleBook(all[i], Deck());
        expectSameParts(book, english);
        for (int c = 0; c < book.size(); ++c) {
            ASSERT_NE(book[c].title, english[c].title);
            for (int p = 0; p < book[c].parts.size(); ++p) {
                if (book[c].parts[p].kind != BookPart::Kind::Table) {
                    ASSERT_NE(book[c].parts[p].text, english[c].parts[p].text);
                }
            }
        }
    }
}

TEST_F(RuleBook, CallsTheCardsWhatTheDeckShows) {
    Deck chkobba;
    chkobba.suits = SuitSymbols::French;
    chkobba.courts = {Court::Queen, Court::Jack, Court::King};
    m_languages.nameCards(chkobba);
    const QString text = bookText(ruleBook(findPreset("chkobba")->rules, chkobba));
    EXPECT_TRUE(text.contains("diamonds, hearts, spades, and clubs"));
    EXPECT_TRUE(text.contains("the queen is worth 8"));
    EXPECT_TRUE(text.contains("Settebello: seven of diamonds"));
    EXPECT_FALSE(text.contains(QRegularExpression("coins|cups|swords|batons|horse")));
}

TEST_F(RuleBook, CallsTheSweepOfChkobbaSo) {
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    const RuleSet& rules = findPreset("chkobba")->rules;
    const auto words = [&] {
        QString all;
        for (const BookChapter& chapter : ruleBook(rules, Deck(), "chkobba")) {
            if (chapter.id == "history") {
                continue; // of scopa
            }
            all += chapter.title + '\n';
            for (const BookPart& part : chapter.parts) {
                all += part.text + '\n';
                for (const QStringList& row : part.rows) {
                    all += row.join('\n') + '\n';
                }
            }
        }
        return all;
    };
    const QRegularExpression scopa("\\bscop[ae]\\b", QRegularExpression::CaseInsensitiveOption);
    m_languages.use("en");
    EXPECT_TRUE(words().contains("makes a sweep, a chkobba,"));
    EXPECT_TRUE(words().contains("\nEach chkobba\n"));
    EXPECT_FALSE(words().contains(scopa));
    for (const char* language : {"it", "fr"}) {
        m_languages.use(language);
        EXPECT_FALSE(words().contains(scopa)) << qPrintable(words());
        EXPECT_TRUE(words().contains("\nLa chkobba\n"));
    }
}

/// With house rules under which there are none.
TEST_F(RuleBook, SaysNothingOfSweepsThatDoNotScore) {
    m_languages.use("en");
    RuleSet rules = findPreset("chkobba")->rules;
    rules.scoring.courtsAndAces = true;
    rules.match.end = MatchEnd::AtOnce;
    ASSERT_TRUE(checkRules(rules).empty());
    QString all;
    for (const BookChapter& chapter : ruleBook(rules, Deck(), "chkobba")) {
        for (const BookPart& part : chapter.parts) {
            all += part.text + '\n';
            if (chapter.id == "scoring" && !part.rows.isEmpty()) {
                EXPECT_EQ(part.rows.constFirst().constFirst(), "For");
            }
        }
    }
    EXPECT_TRUE(all.contains("and sweeps do not.")) << qPrintable(all);
    EXPECT_FALSE(all.contains("is marked as soon as it is made")) << qPrintable(all);
}

TEST_F(RuleBook, SpeaksOfNoSumsAndSweepsWherePilesAreStolen) {
    m_languages.use("en");
    const QString text = bookText(ruleBook(findPreset("rubamazzo")->rules, Deck(), "rubamazzo"));
    for (const char* word : {"sweep", "scopa", "the sum", "add up"}) {
        EXPECT_FALSE(text.contains(word, Qt::CaseInsensitive)) << word << "\n" << qPrintable(text);
    }
}

/// The plays that a chapter shows under that text.
QList<BookPicture> playsShown(const BookChapter& chapter, const QString& under) {
    QList<BookPicture> plays;
    for (const BookPart& part : chapter.parts) {
        if (part.picture.played && part.text.contains(under)) {
            plays += part.picture;
        }
    }
    return plays;
}

TEST_F(RuleBook, ShowsATheftAsAPlay) {
    const QList<BookPicture> thefts =
        playsShown(capturesChapter(findPreset("rubamazzo")->rules), "steals the pile");
    ASSERT_EQ(thefts.size(), 1) << "with the arrow of a play";
    EXPECT_EQ(thefts.front().marked.size(), 1) << "and the top marked";
}

TEST_F(RuleBook, ShowsWhatAnAceDoesAsTheFirstCard) {
    RuleSet rules = findPreset("asso-pigliatutto")->rules;
    const auto laid = [&] {
        return playsShown(capturesChapter(rules), "The ace takes nothing and stays").size();
    };
    rules.capture.firstAce = FirstAce::Free;
    const qsizetype before = laid(); // on an empty table
    rules.capture.firstAce = FirstAce::TakesAces;
    EXPECT_EQ(laid(), before + 1);
}

TEST_F(RuleBook, AddsUpWhatAnAceMakesFifteenWith) {
    const QString text = bookText(ruleBook(findPreset("cirulla")->rules, Deck(), "cirulla"));
    EXPECT_TRUE(text.contains("(1 + 9 + 5 = 15)")) << qPrintable(text);
    EXPECT_TRUE(text.contains("(1 + 1 + 4 + 9 = 15)")) << qPrintable(text);
    const auto alone = text.indexOf("If it lies there alone");
    EXPECT_GT(alone, 0);
    EXPECT_LT(alone, text.indexOf("Or else it takes cards that make 15"));
}

/// "More than 11" means nothing before the points have been named.
TEST_F(RuleBook, SaysHowManyPointsWinBeforeThatTheyMustBeExceeded) {
    m_languages.use("en");
    RuleSet rules;
    rules.match.exceedTarget = true;
    for (const MatchEnd end : {MatchEnd::AfterRound, MatchEnd::AtOnce}) {
        rules.match.end = end;
        const QString text = bookText(ruleBook(rules, Deck()));
        const auto first = text.indexOf(end == MatchEnd::AtOnce ? "The first to have 12 points wins"
                                                                : "When a side has 12 points");
        const auto then = text.indexOf("More than 11 are needed.");
        EXPECT_GE(first, 0) << qPrintable(text);
        EXPECT_GT(then, first) << qPrintable(text);
    }
}

TEST_F(RuleBook, SavesTheLastCaptureWhereItBringsTheRest) {
    RuleSet rules;
    EXPECT_EQ(bookAnchor(Reason::Kind::TakesLastCapture, rules), "term-last");
    rules.sweep.leftovers = Leftovers::Dealer;
    EXPECT_EQ(bookAnchor(Reason::Kind::TakesLastCapture, rules), "");
}

} // namespace
} // namespace settebello
