// SPDX-License-Identifier: GPL-3.0-or-later
#include "naive_round.h"

#include <algorithm>

namespace settebello::naive {

NaiveRound::NaiveRound(const RuleSet& rules, Cards deck, int dealer, std::vector<int> scores)
    : m_rules(rules)
    , m_deck(std::move(deck))
    , m_dealer(dealer)
    , m_turn(next(dealer))
    , m_hands(static_cast<std::size_t>(rules.table.players))
    , m_scores(std::move(scores)) {
    const std::size_t sides = rules.table.teams ? 2 : m_hands.size();
    m_scores.resize(sides);
    m_piles.cards.resize(sides);
    m_piles.sweeps.resize(sides);
    m_piles.declarations.resize(sides);
    m_tops.resize(sides);
    planPackets();
    if (rules.deal.cutterChooses) {
        m_waiting = Waiting::CutChoice;
    } else {
        dealFirstPacket(false, false);
    }
}

std::size_t NaiveRound::side(int seat) const {
    return static_cast<std::size_t>(m_rules.table.teams ? seat % 2 : seat);
}

void NaiveRound::planPackets() {
    const int share = (m_rules.pack.cards - m_rules.deal.tableCards) / m_rules.table.players;
    switch (m_rules.deal.handCards) {
    case HandCards::All:
        m_packets = {share};
        break;
    case HandCards::Six:
        m_packets.assign(static_cast<std::size_t>(share / 6), 6);
        break;
    case HandCards::Three:
        m_packets.assign(static_cast<std::size_t>(share / 3), 3);
        if (share % 3 == 1) {
            m_packets.back() = 4;
        } else if (share % 3 == 2) {
            m_packets.push_back(2);
        }
        break;
    }
}

void NaiveRound::dealOneEach(int passedOver) {
    int seat = m_dealer;
    for (int i = 0; i < m_rules.table.players; ++i) {
        seat = next(seat);
        if (seat != passedOver) {
            m_hands[static_cast<std::size_t>(seat)].push_back(draw());
        }
    }
}

void NaiveRound::dealTable(int cards) {
    for (int i = 0; i < cards; ++i) {
        m_table.push_back(draw());
    }
    sortCards(m_table);
}

void NaiveRound::dealFirstPacket(bool kept, bool placed) {
    const int nobody = -1;
    int tableCards = m_rules.deal.tableCards;
    if (kept) {
        m_hands[static_cast<std::size_t>(next(m_dealer))].push_back(draw());
    }
    if (placed) {
        dealTable(1);
        --tableCards;
    }
    const int size = m_packets.front();
    const bool inTwoParts = m_rules.deal.handCards == HandCards::Six;
    for (int i = 0; i < size; ++i) {
        if (inTwoParts && i == 3) {
            dealTable(tableCards);
        }
        dealOneEach(kept && i == 0 ? next(m_dealer) : nobody);
    }
    if (m_rules.deal.handCards == HandCards::All) {
        dealTable(static_cast<int>(stockSize()));
    } else if (!inTwoParts) {
        dealTable(tableCards);
    }
    m_packets.erase(m_packets.begin());
    if (mustRedeal()) {
        m_redeal = true;
        m_waiting = Waiting::Nothing;
        return;
    }
    giveTableToDealer();
    if (!m_over) {
        startPacket();
    }
}

bool NaiveRound::mayBeTwoSweeps(int wildValue) const {
    if (!m_rules.deal.twoFifteens) {
        return true;
    }
    for (unsigned group = 0; group < 1U << m_table.size(); ++group) {
        int sum = 0;
        for (std::size_t i = 0; i < m_table.size(); ++i) {
            const int value = m_table[i] == Card(Suit::Cups, 7) ? wildValue : m_table[i].rank();
            sum += (group >> i & 1U) != 0 ? value : 0;
        }
        if (sum == 15) {
            return true;
        }
    }
    return false;
}

void NaiveRound::giveTableToDealer() {
    std::vector<int> values; // of the wild card, that it may be counted as
    for (int value = 1; value <= 10; ++value) {
        if (m_rules.deal.wildOnTable || value == 7) {
            values.push_back(value);
        }
    }
    int sweeps = 0;
    for (const int value : values) {
        int sum = 0;
        for (const Card card : m_table) {
            sum += card == Card(Suit::Cups, 7) ? value : card.rank();
        }
        sweeps = std::max(sweeps, sum == 15 ? 1 : sum == 30 && mayBeTwoSweeps(value) ? 2 : 0);
    }
    if (!m_rules.deal.tableSweeps || sweeps == 0) {
        return;
    }
    const std::size_t taker = side(m_dealer);
    m_piles.cards[taker] = m_table;
    m_piles.sweeps[taker] = sweeps;
    m_lastCapturer = static_cast<int>(taker);
    m_table.clear();
    endIfReached();
}

bool NaiveRound::mustRedeal() const {
    if (m_table.empty()) {
        return false;
    }
    std::vector<int> ofRank(11);
    for (const Card card : m_table) {
        ++ofRank[static_cast<std::size_t>(card.rank())];
    }
    const RuleSet::Deal& deal = m_rules.deal;
    return (deal.redealOnKings != 0 && ofRank[10] >= deal.redealOnKings) ||
           (deal.redealOnAces != 0 && ofRank[1] >= deal.redealOnAces) ||
           (deal.redealOnEqual != 0 &&
            *std::max_element(ofRank.begin(), ofRank.end()) >= deal.redealOnEqual);
}

void NaiveRound::startPacket() {
    m_toAsk.clear();
    m_declared.clear();
    int seat = m_dealer;
    for (int i = 0; i < m_rules.table.players; ++i) {
        seat = next(seat);
        sortCards(m_hands[static_cast<std::size_t>(seat)]);
        if (declarationValue(hand(seat))) {
            m_toAsk.push_back(seat);
        }
    }
    askNextDeclarer();
}

void NaiveRound::askNextDeclarer() {
    if (m_toAsk.empty()) {
        compareDeclarations();
        nameSeven();
        m_turn = next(m_dealer);
        m_waiting = Waiting::Play;
        endIfReached();
        return;
    }
    m_turn = m_toAsk.front();
    m_waiting = Waiting::Declaration;
}

std::optional<NaiveRound::DeclarationValue> NaiveRound::declarationValue(const Cards& hand) const {
    if (m_rules.scoring.declarations == Declarations::None || hand.size() != 3) {
        return std::nullopt;
    }
    const bool sbarazzina = m_rules.scoring.declarations == Declarations::Sbarazzina;
    std::vector<int> ranks;
    bool wild = false;
    for (const Card card : hand) {
        if (m_rules.declarations.wildSeven && card == Card(Suit::Cups, 7)) {
            wild = true;
        } else {
            ranks.push_back(card.rank());
        }
    }
    std::sort(ranks.begin(), ranks.end());
    if (ranks.front() == ranks.back()) { // a wild card becomes the third
        return DeclarationValue{true, ranks[0], sbarazzina ? 7 : 10};
    }
    if (ranks.back() >= 8) { // ten and more
        return std::nullopt;
    }
    const int sum = ranks[0] + ranks[1] + (wild ? 0 : ranks[2]);
    if (!wild) {
        const bool pair = ranks[0] == ranks[1] || ranks[1] == ranks[2];
        return sum > 9 ? std::nullopt
                       : std::optional(DeclarationValue{false, sum, sbarazzina && !pair ? 2 : 3});
    }
    if (sbarazzina && sum + ranks[0] <= 9) { // pairs the lower card
        return DeclarationValue{false, sum + ranks[0], 3};
    }
    return sum + 1 > 9 ? std::nullopt // an ace
                       : std::optional(DeclarationValue{false, sum + 1, sbarazzina ? 2 : 3});
}

void NaiveRound::compareDeclarations() {
    if (m_declared.empty()) {
        return;
    }
    std::sort(m_declared.begin(), m_declared.end());
    if (m_rules.scoring.declarations == Declarations::Cirulla) {
        for (const int seat : m_declared) {
            m_piles.declarations[side(seat)] += declarationValue(hand(seat))->points;
        }
        return;
    }
    // A list of the best hands found so far.
    std::vector<int> best;
    for (const int seat : m_declared) {
        const DeclarationValue mine = *declarationValue(hand(seat));
        if (!best.empty()) {
            const DeclarationValue leader = *declarationValue(hand(best[0]));
            const bool better = mine.kind != leader.kind ? mine.kind : mine.value < leader.value;
            const bool equal = mine.kind == leader.kind && mine.value == leader.value;
            if (!better && !equal) {
                continue;
            }
            if (better) {
                best.clear();
            }
        }
        best.push_back(seat);
    }
    bool oneSide = true;
    for (const int seat : best) {
        oneSide = oneSide && side(seat) == side(best[0]);
    }
    int most = 0; // equal hands may bring different points
    for (const int seat : best) {
        most = std::max(most, declarationValue(hand(seat))->points);
    }
    if (oneSide) {
        m_piles.declarations[side(best[0])] += most;
    }
}

/// Whoever has shown the seven of cups as another card plays it as that.
void NaiveRound::nameSeven() {
    const Card seven(Suit::Cups, 7);
    for (const int seat : m_declared) {
        if (!m_rules.declarations.wildKeepsRank || !holds(hand(seat), seven)) {
            continue;
        }
        Cards others = hand(seat);
        takeOut(others, seven);
        const int low = std::min(others[0].rank(), others[1].rank());
        const int high = std::max(others[0].rank(), others[1].rank());
        const bool pairs =
            m_rules.scoring.declarations == Declarations::Sbarazzina && low + low + high <= 9;
        m_cupsSeven = low == high || pairs ? low : 1;
    }
}

Texts NaiveRound::options() const {
    switch (m_waiting) {
    case Waiting::CutChoice:
        return {"keep", "place"};
    case Waiting::Declaration:
        return {"declare", "pass"};
    case Waiting::Play: {
        Cards tops;
        for (std::size_t other = 0; other < m_tops.size(); ++other) {
            if (other != side(m_turn)) {
                tops.insert(tops.end(), m_tops[other].begin(), m_tops[other].end());
            }
        }
        return legalPlays(m_rules, hand(m_turn), m_table, tops, m_isFirst, m_cupsSeven);
    }
    case Waiting::Nothing:
        break;
    }
    return {};
}

void NaiveRound::answer(const std::string& text) {
    switch (m_waiting) {
    case Waiting::CutChoice:
        dealFirstPacket(text == "keep", text == "place");
        return;
    case Waiting::Declaration:
        if (text == "declare") {
            m_declared.push_back(m_turn);
        }
        m_toAsk.erase(m_toAsk.begin());
        askNextDeclarer();
        return;
    case Waiting::Play:
        play(text);
        return;
    case Waiting::Nothing:
        return;
    }
}

void NaiveRound::play(const std::string& text) {
    const Card card = playedCard(text);
    const Cards captured = capturedCards(text);
    takeOut(m_hands[static_cast<std::size_t>(m_turn)], card);
    m_isFirst = false;
    if (captured.empty()) {
        m_table.push_back(card);
        sortCards(m_table);
        afterPlay();
        return;
    }
    const bool wasEmpty = m_table.empty();
    Cards& pile = m_piles.cards[side(m_turn)];
    pile.push_back(card);
    for (const Card other : captured) {
        if (other != card && !steal(other)) {
            takeOut(m_table, other);
            pile.push_back(other);
        }
    }
    m_tops[side(m_turn)] = {card};
    m_lastCapturer = static_cast<int>(side(m_turn));
    bool lastPlay = stockSize() == 0;
    for (const Cards& hand : m_hands) {
        lastPlay = lastPlay && hand.empty();
    }
    const bool byTakingAce =
        playedRank(card, m_cupsSeven) == 1 && m_rules.capture.ace == Ace::TakesAll;
    if (m_table.empty() && !wasEmpty && !byTakingAce && (!lastPlay || m_rules.sweep.onLastCard) &&
        !m_rules.scoring.courtsAndAces && !m_rules.capture.steal) {
        ++m_piles.sweeps[side(m_turn)];
        endIfReached();
    }
    if (!m_over) {
        endIfWholeSuit();
    }
    if (!m_over) {
        afterPlay();
    }
}

/// Takes the whole pile that has this card on top. @return false if there is none.
bool NaiveRound::steal(Card top) {
    for (std::size_t victim = 0; victim < m_tops.size(); ++victim) {
        if (victim != side(m_turn) && m_tops[victim] == Cards{top}) {
            Cards& from = m_piles.cards[victim];
            Cards& to = m_piles.cards[side(m_turn)];
            to.insert(to.end(), from.begin(), from.end());
            from.clear();
            m_tops[victim].clear();
            return true;
        }
    }
    return false;
}

void NaiveRound::afterPlay() {
    m_turn = next(m_turn);
    for (const Cards& hand : m_hands) {
        if (!hand.empty()) {
            return;
        }
    }
    if (m_packets.empty()) {
        m_over = true;
        m_waiting = Waiting::Nothing;
        const bool toDealer = m_rules.sweep.leftovers == Leftovers::Dealer;
        if (toDealer || m_lastCapturer >= 0) {
            const std::size_t taker =
                toDealer ? side(m_dealer) : static_cast<std::size_t>(m_lastCapturer);
            Cards& pile = m_piles.cards[taker];
            pile.insert(pile.end(), m_table.begin(), m_table.end());
            m_table.clear();
            endIfWholeSuit();
        }
        return;
    }
    for (int i = 0; i < m_packets.front(); ++i) {
        dealOneEach(-1);
    }
    m_packets.erase(m_packets.begin());
    startPacket();
}

void NaiveRound::endIfReached() {
    std::vector<int> marked = m_scores;
    for (std::size_t i = 0; i < marked.size(); ++i) {
        marked[i] += m_piles.sweeps[i] + m_piles.declarations[i];
    }
    if (m_rules.match.end == MatchEnd::AtOnce && winnerOf(m_rules, marked) >= 0) {
        m_reached = true;
        m_over = true;
        m_waiting = Waiting::Nothing;
    }
}

void NaiveRound::endIfWholeSuit() {
    if (m_rules.scoring.wholeSuitWins && wholeSuitSide(m_rules, m_piles.cards) >= 0) {
        m_wholeSuit = wholeSuitSide(m_rules, m_piles.cards);
        m_over = true;
        m_waiting = Waiting::Nothing;
    }
}

} // namespace settebello::naive
