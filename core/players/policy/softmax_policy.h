// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/by_card.h"
#include "cards/random.h"
#include "players/position/position.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace settebello {

/// Features of plays, as numbers to be weighted.
namespace feature {

/// Indices of features (SoftmaxPolicy::features); those with [n] take n indices.
enum Feature : std::uint8_t {
    Sweep,
    Capture,
    SetCapture, ///< more than one table card
    Cards,      ///< gained, while "most cards" scores and is open
    Bonus,      ///< bonus-suit cards gained, while their majority scores and is open
    Special,    ///< points of single cards gained
    LayBonus,
    LaySpecial,
    LastTable,   ///< table cards that a last capture may bring
    Risk,        ///< chance that the next hand can sweep, in 1/256
    AnyRisk,     ///< some unseen card could sweep
    OwnSweeper,  ///< a card in hand could sweep what is left
    LeftSpecial, ///< points of single cards left on the table
    LeftSevens,
    LeftBonus,
    LeftCards,
    Catchable,                  ///< chance that an unseen card captures something, in 1/256
    Gained,                     ///< [10] by rank, that of the card that captures too
    Used = Gained + 10,         ///< [10] by rank of the card that captures
    Laid = Used + 10,           ///< [10] by rank of the card laid
    LaidAmong = Laid + 10,      ///< [16] others of its rank in hand × 4 + such cards unseen
    UsedAmong = LaidAmong + 16, ///< [16] the same for a card that captures
    FeatureCount = UsedAmong + 16
};

/// The early, the middle and the late part of a deal weigh differently: by the cards in hand, or
/// where packets are dealt by what is left of the stock.
inline constexpr int kParts = 3;

using Weights = std::array<std::array<std::int16_t, FeatureCount>, kParts>;

} // namespace feature

/// Scores the plays of a position by linear features of what the seat to play may know (its hand,
/// the table, the piles, what is unseen), and turns the scores into likelihoods. Used for playouts,
/// as the prior of a tree search, and as a model of how a player with a given hand chooses; the
/// weights (softmax_weights.h) determine which player. Computed in integers only. Not thread-safe.
class SoftmaxPolicy {
public:
    /// A play whose score is higher by kUnit is e times as likely.
    static constexpr int kUnit = 64;

    /// @param rules must outlive the policy.
    explicit SoftmaxPolicy(PositionRules& rules);
    SoftmaxPolicy(PositionRules& rules, const feature::Weights& weights);

    /// Sets the position that the other functions refer to; to be called before them.
    /// @param position must stay unchanged meanwhile. @pre the round is not over.
    void setPosition(const Position& position);
    /// The legal plays, in the order of PositionRules::legalPlays().
    std::span<const Play> plays() const { return m_plays; }
    /// The score of each, in the same order.
    std::span<const int> scores();
    /// How likely each is, in 1/65536 of the likeliest one, in the same order.
    /// @param percent how decisive: more than 100 prefers the better ones more.
    std::span<const std::uint32_t> likelihoods(int percent = 100);
    /// Draws one by likelihoods(percent).
    const Play& draw(Random& random, int percent = 100) {
        return m_plays[drawPlace(random, percent)];
    }
    /// Draws a play as draw() does, as an index of plays().
    std::size_t drawPlace(Random& random, int percent = 100);

    /// The features of a play; for fitting the weights.
    std::array<int, feature::FeatureCount> features(const Play& play);
    /// Which row of the weights is used for the position.
    int part() const { return m_part; }

private:
    /// What each card adds to a score in a part of the deal: the weights of all features that
    /// depend on the card alone, summed up.
    struct CardWeights {
        ByCard<std::int16_t> taken{};     ///< from the table
        ByCard<std::int16_t> capturing{}; ///< out of the hand
        ByCard<std::int16_t> laid{};
        ByCard<std::int16_t> left{}; ///< on the table
    };

    template <typename Sink>
    void visitFeatures(const Play& play, Sink&& sink);
    template <typename Sink>
    void visitTaken(const Play& play, Sink& sink);
    template <typename Sink>
    void visitLaid(Card card, Sink& sink);
    template <typename Sink>
    void visitLeft(CardSet left, CardSet hand, Sink& sink);
    void sumUp(CardWeights& sums, int part, bool cardsOpen, bool bonusOpen) const;
    void prepare();
    int among(Card card) const;
    int valueOf(const Play& play);
    int riskOf(CardSet sweepers) const;
    int shareOf(CardSet cards) const;
    CardWeights& sumsOf(int part, bool cardsOpen, bool bonusOpen) {
        return m_sums[static_cast<std::size_t>(part) * 4 + (cardsOpen ? 2 : 0) +
                      (bonusOpen ? 1 : 0)];
    }

    PositionRules& m_rules;
    feature::Weights m_weights;
    std::array<CardWeights, feature::kParts * 4> m_sums{}; ///< by part, then cards and bonus open
    std::array<std::uint32_t, 1024> m_exp{};               ///< 65536·e^(−i/64)

    const Position* m_position = nullptr;
    std::vector<Play> m_plays;
    std::vector<int> m_values;
    std::vector<std::uint32_t> m_likelihoods;
    const CardWeights* m_cards = nullptr; ///< of the part and of what is open
    int m_tableLeft = 0;                  ///< CardWeights::left of the table
    CardSet m_unseen;
    int m_part = 0;
    int m_missing = 0; ///< chance that the next hand lacks a given unseen card, in 1/256
    int m_unseenCount = 0;
    int m_shareOfOne = 0; ///< of the unseen cards, in 1/65536
    bool m_cardsOpen = false;
    bool m_bonusOpen = false;
    bool m_mayBeSwept = false; ///< the next play may be a sweep that counts
    bool m_lastCards = false;  ///< after this play nobody has more than one card, and the last
                               ///< capture brings what is left
};

} // namespace settebello
