// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/story_reasons.h"

#include "coach/item_reasons.h"
#include "coach/last_capture.h"
#include "coach/play_result.h"
#include "players/evaluation/card_values.h"
#include "rules/scoring_items.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace settebello {

namespace {

using Kind = Reason::Kind;

constexpr int kCases = 10;
constexpr int kFewCases = 2; ///< that are worth a word
/// What gains less than this share of the difference is not worth a word.
constexpr double kMatters = 0.2;
/// A capture to come is, if it is so much more frequent, in shares of the usual, and it happens in
/// so many shares of it at all, as does what is taken from others.
constexpr double kCaptures = 1.5;
constexpr double kAtAll = 1.8;
/// What is captured is named if it is what that card captures in most cases.
constexpr double kMostly = 0.6;
/// What is denied to the others still happens in this share of the cases at most.
constexpr double kSeldom = 1.0 / 3;
/// How all that happens with something counts against one item, where it is only likely, and how
/// what the end of the round brings counts against what is near.
constexpr double kLikely = 0.5;
constexpr double kFar = 0.5;

/// In how many worlds something happens, and what the play gains in those where only it does, or
/// only the other one if it is bad.
struct Occurrence {
    int best = 0;
    int other = 0;
    int gain = 0;
};

/// Finds what differs between the stories of two plays.
class StoryComparison {
public:
    StoryComparison(const PlayerView& view, const Play& best, const Play& other,
                    const Stories& stories, double often)
        : m_view(view)
        , m_best(view, best)
        , m_other(view, other)
        , m_stories(stories)
        , m_often(often) {
        ItemDifference all;
        for (const TwoStories& each : stories.worlds) {
            int gain = 0;
            for (const ScoringItemInfo& info : kScoringItems) {
                gain += each.gain(info.item, view);
            }
            m_gains.push_back(gain);
            all.add(gain);
        }
        m_gain = all.mean().counted();
    }

    std::vector<WeighedReason> reasons() && {
        if (m_gain >= kLeastGain) { // else they do not bear it out
            addSwept();
            addLast();
            addNext();
            addPartners();
            addLost();
            addWon();
        }
        return std::move(m_found);
    }

private:
    int worlds() const { return static_cast<int>(m_stories.worlds.size()); }
    int casesOf(int times) const {
        return m_stories.isForced ? 0 : (kCases * times + worlds() / 2) / worlds();
    }

    template <typename InBest, typename InOther>
    Occurrence count(const InBest& inBest, const InOther& inOther, bool isBad) const {
        Occurrence event;
        for (std::size_t i = 0; i < m_stories.worlds.size(); ++i) {
            const bool best = inBest(m_stories.worlds[i].best);
            const bool other = inOther(m_stories.worlds[i].other);
            event.best += best ? 1 : 0;
            event.other += other ? 1 : 0;
            event.gain += best != other && best != isBad ? m_gains[i] : 0;
        }
        return event;
    }
    template <typename Happens>
    Occurrence count(const Happens& happens, bool isBad = false) const {
        return count(happens, happens, isBad);
    }

    /// Whether sweeps differ to the end of the round; the same one may be made later. @pre forced
    bool gainsSweeps() const {
        return m_stories.worlds.front().gain(ScoringItem::Sweeps, m_view) > 0;
    }

    double gainOf(const Occurrence& event) const { return 1.0 * event.gain / worlds(); }

    /// Adds a reason if it is so more often after the better play, or less often what is bad, and
    /// if that matters.
    void add(Kind kind, const Occurrence& event, CardSet cards = {}, CardSet with = {}) {
        const bool isBad =
            kind == Kind::SparesSweep || kind == Kind::TakesFirst || kind == Kind::DeniesCapture;
        const bool isFar = kind == Kind::WinsCards || kind == Kind::PartnerTakes ||
                           (kind == Kind::GetsLast && !m_stories.isForced);
        const bool isSweep = kind == Kind::SparesSweep || kind == Kind::SweepsNext;
        const int more = (isBad ? -1 : 1) * (event.best - event.other);
        const double often = m_stories.isForced ? 0 : m_often * worlds();
        const bool isOften = more >= often * (isSweep || isBad ? 1 : kCaptures) &&
                             std::max(event.best, event.other) >= often * (isSweep ? 1 : kAtAll);
        const int best = casesOf(event.best);
        const int other = casesOf(event.other);
        const bool isSaid = m_stories.isForced
                                ? more > 0 && (!isSweep || gainsSweeps())
                                : isOften && best != other && std::max(best, other) >= kFewCases;
        if (isSaid && gainOf(event) >= kMatters * m_gain) {
            const double share = (m_stories.isForced ? 1 : kLikely) * (isFar ? kFar : 1);
            m_found.push_back({Reason(kind, best, other, cards, with), gainOf(event) * share});
        }
    }

    /// The card that most stories name. @param name std::optional<Card>(const TwoStories&)
    template <typename Name>
    CardSet mostNamed(const Name& name) const {
        std::map<Card, int> times;
        CardSet most;
        for (const TwoStories& each : m_stories.worlds) {
            if (const std::optional<Card> card = name(each)) {
                const int now = ++times[*card];
                most = most.empty() || now > times[most.first()] ? CardSet{*card} : most;
            }
        }
        return most;
    }

    /// By the rank that mostly sweeps after the other play.
    void addSwept() {
        const CardSet by = mostNamed([](const TwoStories& each) { return each.other.sweptBy; });
        const Occurrence event =
            count([](const Story& each) { return each.sweptBy.has_value(); },
                  [&](const Story& each) {
                      return each.sweptBy && each.sweptBy->rank() == by.first().rank();
                  },
                  true);
        const bool isStillPossible = m_stories.isForced && m_best.sweepers().intersects(by);
        if (event.best <= kSeldom * event.other && !isStillPossible) {
            add(Kind::SparesSweep, event, by);
        }
    }

    /// With the card that mostly sweeps, which the other play may use.
    void addSweepsNext() {
        const CardSet with = mostNamed([](const TwoStories& each) { return each.best.sweepWith; });
        if (with.empty() ||
            (m_stories.isForced && !isCertain({{}, with.first()}, m_view, m_best))) {
            return;
        }
        Occurrence event =
            count([&](const Story& each) { return each.sweepWith == with.first(); },
                  [](const Story& each) { return each.sweepWith.has_value(); }, false);
        if (!m_other.hand().containsAll(with) && event.best - event.other >= m_often * worlds()) {
            event.other = 0; // the other play uses that card
        }
        add(Kind::SweepsNext, event, {}, with);
    }

    void addNext() {
        addSweepsNext();
        const CardSet with = mostNamed([](const TwoStories& each) {
            return each.best.next ? std::optional(each.best.next->card) : std::nullopt;
        });
        if (with.empty()) {
            return;
        }
        if (!m_stories.isForced) {
            addTakenNext(with);
            return;
        }
        const TwoStories& only = m_stories.worlds.front();
        const CardSet taken = only.best.next->captured;
        const CardSet gained = taken.printed() - only.other.won; // not won otherwise
        const CaptureToCome capture{taken, with.first()};
        if (!isCertain(capture, m_view, m_other)) {
            add(isCertain(capture, m_view, m_best) ? Kind::TakesNext : Kind::MayTakeNext,
                count([&](const Story& each) {
                    return !gained.empty() && each.won.containsAll(gained);
                }),
                taken, with);
        }
    }

    /// @param with the card that mostly takes something
    void addTakenNext(CardSet with) {
        std::map<std::uint64_t, int> times;
        CardSet most;
        for (const TwoStories& each : m_stories.worlds) {
            if (each.best.next && with.contains(each.best.next->card)) {
                const CardSet captured = each.best.next->captured;
                const int now = ++times[captured.bits()];
                most = most.empty() || now > times[most.bits()] ? captured : most;
            }
        }
        const auto takes = [](const Story& each) { return each.next.has_value(); };
        const auto takesWith = [&](const Story& each) {
            return takes(each) && with.contains(each.next->card);
        };
        const auto takesMost = [&](const Story& each) {
            return takesWith(each) && each.next->captured == most;
        };
        const auto couldTakeMost = [&](const Story& each) {
            return m_other.hand().containsAll(with) && each.nextTable.containsAll(most);
        };
        const Occurrence any = count(takesWith, takes, false);
        Occurrence mostly = count(takesMost, takes, false);
        const bool isNamed = mostly.best >= kMostly * any.best;
        mostly.other = count(couldTakeMost).other; // what is said, and not of any capture
        add(Kind::TakesNext, isNamed ? mostly : any, most.onlyIf(isNamed), with);
    }

    /// What an opponent takes first after the other play.
    void addLost() {
        std::map<std::uint64_t, Play> captures;
        for (const TwoStories& each : m_stories.worlds) {
            if (each.other.lost) {
                captures.emplace(each.other.lost->captured.bits(), *each.other.lost);
            }
        }
        const TwoStories& any = m_stories.worlds.front();
        const CardSet saved = m_best.play().captured.printed() - any.other.won;
        if (m_stories.isForced && any.other.sweptBy && !saved.empty()) {
            add(Kind::TakesFirst,
                count([](const Story& each) { return each.sweptBy.has_value(); }, true), saved,
                CardSet{*any.other.sweptBy});
        }
        Occurrence most;
        Play lost;
        for (const auto& [bits, play] : captures) {
            const CardSet captured = play.captured;
            const CardSet first = captured & m_best.play().captured;
            const Occurrence event = count(
                [&](const Story& each) {
                    return each.exposed.intersects(first.empty() ? captured : first);
                },
                [&](const Story& each) { return each.lost && each.lost->captured == captured; },
                true);
            if (event.best <= kSeldom * event.other && event.gain > most.gain) {
                most = event;
                lost = play;
            }
        }
        const CardSet first = lost.captured & m_best.play().captured;
        add(first.empty() ? Kind::DeniesCapture : Kind::TakesFirst, most,
            first.empty() ? lost.captured : first, CardSet{lost.card}.onlyIf(m_stories.isForced));
    }

    /// In perfect play only if the other cannot prevent it, and what comes with it if that is sure.
    void addLast() {
        if (m_view.rules.sweep.leftovers != Leftovers::LastCapturer) {
            return;
        }
        const Occurrence event = count([](const Story& each) { return each.isLastOurs; });
        if (!m_stories.isForced) {
            add(Kind::GetsLast, event);
            return;
        }
        const Story& best = m_stories.worlds.front().best;
        if (best.last && forcesLastCapture(m_view, m_best, m_view.seat).value_or(false)) {
            const bool isSure = m_best.out().size() == 1;
            add(Kind::GetsLast, event, (best.last->captured | best.rest).onlyIf(isSure),
                CardSet{best.last->card});
        }
    }

    /// By the card that the partner takes, and that neither play does.
    void addPartners() {
        Occurrence most;
        CardSet taken;
        for (const Card card : m_best.left() - m_other.play().captured) {
            const Occurrence event = count([&](const Story& each) {
                return each.partners && each.partners->captured.contains(card);
            });
            if (event.best - event.other > most.best - most.other) {
                most = event;
                taken = CardSet{card};
            }
        }
        add(Kind::PartnerTakes, most, taken);
    }

    /// The card by which the play gains most; where the end is known, the most valuable one.
    void addWon() {
        Occurrence most;
        CardSet won;
        const auto value = [&](CardSet cards) { return cardsValue(m_view.rules, cards); };
        for (const Card card : CardSet::all() - m_best.taken()) {
            const Occurrence event =
                count([&](const Story& each) { return each.won.contains(card); });
            const bool isEqual = event.gain == most.gain && value(CardSet{card}) > value(won);
            if (event.best > event.other && (event.gain > most.gain || isEqual)) {
                most = event;
                won = CardSet{card};
            }
        }
        add(Kind::WinsCards, most, won);
    }

    const PlayerView& m_view;
    PlayResult m_best;
    PlayResult m_other;
    const Stories& m_stories;
    double m_often;
    std::vector<int> m_gains; ///< by world
    double m_gain = 0;        ///< a world
    std::vector<WeighedReason> m_found;
};

} // namespace

std::vector<WeighedReason> storyReasons(const PlayerView& view, const Play& best, const Play& other,
                                        const Stories& stories, double often) {
    return StoryComparison(view, best, other, stories, often).reasons();
}

} // namespace settebello
