// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/score_items.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <optional>

namespace settebello {

namespace {

/// The words of the scoring show.
class ScoringWords {
    Q_DECLARE_TR_FUNCTIONS(settebello::ScoringShow)

public:
    static QString cards() { return tr("Most cards"); }
    static QString suit(Suit suit) {
        return suit == Suit::Coins ? tr("Most coins") : tr("Most cups");
    }
    static QString settebello() { return tr("Settebello"); }
    static QString prime(Prime prime) {
        return prime == Prime::Primiera ? tr("Primiera") : tr("Most sevens");
    }
    static QString sweeps() { return tr("Sweeps"); }
    static QString reBello() { return tr("Re bello"); }
    static QString napola() { return tr("Napola"); }
    static QString scalette() { return tr("Scalette"); }
    static QString lowCards() { return tr("Ace, two and three"); }
    static QString declarations() { return tr("Declarations"); }
    static QString twoOfBatons() { return tr("Two of batons"); }
    static QString points(int points) { return tr("%n point(s)", nullptr, points); }
    static QString cardCount(int cards) { return tr("%n card(s)", nullptr, cards); }
    static QString suitCount(Suit suit, int cards) {
        return suit == Suit::Coins ? tr("%n coin(s)", "cards of that suit", cards)
                                   : tr("%n cup(s)", "cards of that suit", cards);
    }
    static QString sevens(int sevens) { return tr("%n seven(s)", nullptr, sevens); }
    static QString sevensAndSixes(int sevens, int sixes) {
        return tr("%1 and %2", "so many sevens and so many sixes")
            .arg(ScoringWords::sevens(sevens), tr("%n six(es)", nullptr, sixes));
    }
    static QString sweepCount(int sweeps) { return tr("%n sweep(s)", nullptr, sweeps); }
    static QString suitMissing() { return tr("a suit is missing"); }
    static QString nobody(const QString& item) {
        return tr("%1: no point", "an item of the score that nobody wins").arg(item);
    }
    static QString describe(const QString& name, const QString& value) {
        return tr("%1: %2.", "a side and what it has").arg(name, value);
    }
    static QString describePoints(const QString& name, const QString& value, int points) {
        return tr("%1: %2, %n point(s).", "a side, what it has, and what it gets for it", points)
            .arg(name, value);
    }
};

/// Half points of one card for the primiera.
int primeHalves(const RuleSet& rules, Card card) {
    RuleSet loose = rules;
    loose.scoring.primieraNeedsFourSuits = false;
    return primieraHalves(loose, CardSet{card});
}

QString halvesText(int halves) {
    const QString whole = halves == 1 ? QString() : QString::number(halves / 2);
    return halves % 2 != 0 ? whole + QStringLiteral("½") : whole;
}

/// The card of each suit that counts for the primiera.
CardSet primieraCards(const RuleSet& rules, CardSet pile) {
    CardSet best;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        std::optional<Card> most;
        for (const Card card : pile& CardSet::ofSuit(static_cast<Suit>(suit))) {
            if (!most || primeHalves(rules, card) > primeHalves(rules, *most)) {
                most = card;
            }
        }
        if (most) {
            best.insert(*most);
        }
    }
    return best;
}

/// The unbroken runs that score.
CardSet runCards(const RuleSet& rules, CardSet pile, bool high) {
    CardSet run;
    const int low = runFromAce(rules, pile);
    for (int rank = 1; low >= 3 && rank <= low; ++rank) {
        run.insert(Card(rules.bonusSuit(), rank));
    }
    const int top = high ? runFromKing(rules, pile) : 0;
    for (int rank = kKing; top >= 3 && rank > kKing - top; --rank) {
        run.insert(Card(rules.bonusSuit(), rank));
    }
    return run;
}

/// Makes the items one by one.
class Items {
public:
    Items(const RoundScored& scored, const Board& board)
        : m_scored(scored)
        , m_board(board)
        , m_rules(board.rules()) {}

    using Fill = std::function<void(CardSet pile, ScoreItem::Side&)>;

    /// @param compared shown even if nobody gets a point for it.
    void add(const QString& title, ScoringItem scoringItem, bool compared, const Fill& fill) {
        ScoreItem item;
        item.title = title;
        bool decided = false;
        for (int side = 0; side < m_rules.sides(); ++side) {
            ScoreItem::Side& one = item.sides.emplace_back();
            one.points = m_scored.points[side][scoringItem];
            decided = decided || one.points != 0;
            fill(m_board.captured(side), one);
            if (one.value.isEmpty()) {
                one.value =
                    one.points == 0 ? QStringLiteral("–") : ScoringWords::points(one.points);
            }
        }
        if (!decided) {
            item.title = ScoringWords::nobody(title);
        }
        if (decided || compared) {
            all.push_back(item);
        }
    }
    void addCards(const QString& title, ScoringItem scoringItem, CardSet cards) {
        add(title, scoringItem, false,
            [cards](CardSet pile, ScoreItem::Side& side) { side.cards = pile & cards; });
    }

    void addCompared();
    void addPrime();
    void addSweeps();
    void addSingle();

    std::vector<ScoreItem> all;

private:
    const RoundScored& m_scored;
    const Board& m_board;
    const RuleSet& m_rules;
};

void Items::addCompared() {
    add(ScoringWords::cards(), ScoringItem::Cards, true, [](CardSet pile, ScoreItem::Side& side) {
        side.cards = pile;
        side.value = ScoringWords::cardCount(pile.size());
    });
    const Suit suit = m_rules.bonusSuit();
    add(ScoringWords::suit(suit), ScoringItem::Suit, true,
        [suit](CardSet pile, ScoreItem::Side& side) {
            side.cards = pile & CardSet::ofSuit(suit);
            side.value = ScoringWords::suitCount(suit, side.cards.size());
        });
    addCards(ScoringWords::settebello(), ScoringItem::Settebello, {Card(suit, kSeven)});
}

void Items::addPrime() {
    const Prime prime = m_rules.scoring.prime;
    if (prime == Prime::Primiera) {
        add(ScoringWords::prime(prime), ScoringItem::Prime, true,
            [this](CardSet pile, ScoreItem::Side& side) {
                side.cards = primieraCards(m_rules, pile);
                for (const Card card : side.cards) {
                    side.tags.emplace_back(card, halvesText(primeHalves(m_rules, card)));
                }
                const int halves = primieraHalves(m_rules, pile);
                side.value = halves < 0 ? ScoringWords::suitMissing() : halvesText(halves);
            });
    } else if (prime == Prime::Sevens) {
        // Sixes are looked at where sevens do not decide.
        std::vector<int> counts;
        counts.reserve(static_cast<std::size_t>(m_rules.sides()));
        for (int side = 0; side < m_rules.sides(); ++side) {
            counts.push_back((m_board.captured(side) & CardSet::ofRank(kSeven)).size());
        }
        const int most = *std::max_element(counts.begin(), counts.end());
        const bool tied = std::count(counts.begin(), counts.end(), most) > 1;
        add(ScoringWords::prime(prime), ScoringItem::Prime, true,
            [most, tied](CardSet pile, ScoreItem::Side& side) {
                const CardSet sevens = pile & CardSet::ofRank(kSeven);
                const CardSet sixes = pile & CardSet::ofRank(kSix);
                const bool both = tied && sevens.size() == most;
                side.cards = both ? sevens | sixes : sevens;
                side.value = both ? ScoringWords::sevensAndSixes(sevens.size(), sixes.size())
                                  : ScoringWords::sevens(sevens.size());
            });
    }
}

void Items::addSweeps() {
    int side = 0;
    add(ScoringWords::sweeps(), ScoringItem::Sweeps, false,
        [this, &side](CardSet, ScoreItem::Side& one) {
            for (const Card card : m_board.side(side++).sweeps) {
                one.cards.insert(card);
            }
            one.value = ScoringWords::sweepCount(one.cards.size());
        });
}

void Items::addSingle() {
    const Suit suit = m_rules.bonusSuit();
    const auto run = [this](bool high) {
        return [this, high](CardSet pile, ScoreItem::Side& side) {
            if (side.points > 0) {
                side.cards = runCards(m_rules, pile, high);
            }
        };
    };
    addCards(ScoringWords::reBello(), ScoringItem::ReBello, {Card(suit, kKing)});
    add(ScoringWords::napola(), ScoringItem::Napola, false, run(false));
    add(ScoringWords::scalette(), ScoringItem::Scalette, false, run(true));
    add(ScoringWords::lowCards(), ScoringItem::LowCards, false,
        [suit](CardSet pile, ScoreItem::Side& side) {
            side.cards = pile & CardSet{Card(suit, 1), Card(suit, kTwo), Card(suit, 3)};
            for (const Card card : side.cards) {
                side.tags.emplace_back(card, QStringLiteral("+%1").arg(card.rank()));
            }
        });
    addCards(ScoringWords::declarations(), ScoringItem::Declarations, {});
    addCards(ScoringWords::twoOfBatons(), ScoringItem::TwoOfBatons, {Card(Suit::Batons, kTwo)});
}

} // namespace

std::vector<ScoreItem> scoreItems(const RoundScored& scored, const Board& board) {
    Items items(scored, board);
    items.addCompared();
    items.addPrime();
    items.addSweeps();
    items.addSingle();
    return items.all;
}

QString describeItem(const ScoreItem& item, const QStringList& names) {
    QStringList describe{item.title + QLatin1Char('.')};
    for (std::size_t i = 0; i < item.sides.size(); ++i) {
        const ScoreItem::Side& side = item.sides[i];
        const QString name = names.value(static_cast<int>(i));
        const bool twice = side.points == 0 || side.value == ScoringWords::points(side.points);
        describe.append(twice ? ScoringWords::describe(name, side.value)
                              : ScoringWords::describePoints(name, side.value, side.points));
    }
    return describe.join(QLatin1Char(' '));
}

} // namespace settebello
