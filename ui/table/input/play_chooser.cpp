// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/play_chooser.h"

#include <QtGlobal>

#include <algorithm>

namespace settebello {

void PlayChooser::begin(const RuleSet& rules, CardSet hand, CardSet table) {
    end();
    m_active = true;
    m_rules = rules;
    m_hand = hand;
    m_table = table;
}

void PlayChooser::end() {
    m_active = false;
    m_current.reset();
    m_picked.reset();
    m_advised.reset();
    m_touched = {};
    m_choices.clear();
    m_chosen = -1;
}

void PlayChooser::setCurrentCard(std::optional<Card> card) {
    m_current = card && m_active && m_hand.contains(*card) ? card : std::nullopt;
    if (!choosing()) {
        update();
    }
}

void PlayChooser::setAdvised(const std::optional<Play>& play) {
    m_advised = m_active ? play : std::nullopt;
    if (m_advised) {
        m_picked.reset();
        m_touched = {};
    }
    if (!choosing()) {
        update();
    }
}

std::vector<CardSet> PlayChooser::playsOf(Card card) const {
    std::vector<Play> plays;
    legalPlays(m_rules, CardSet{card} & playableCards(m_rules, m_hand), m_table, plays);
    std::vector<CardSet> sets;
    sets.reserve(plays.size());
    for (const Play& play : plays) {
        sets.push_back(play.captured);
    }
    // Captures first, then laying, where it is free to choose.
    std::stable_partition(sets.begin(), sets.end(), [](CardSet set) { return !set.empty(); });
    return sets;
}

void PlayChooser::update() {
    m_choices.clear();
    m_chosen = -1;
    if (!m_active || !card()) {
        return;
    }
    for (const CardSet set : playsOf(*card())) {
        if (set.containsAll(m_touched)) {
            m_choices.push_back(set);
        }
    }
    if (m_advised && m_advised->card == card()) {
        const auto advised = std::find(m_choices.begin(), m_choices.end(), m_advised->captured);
        m_chosen = advised == m_choices.end() ? -1 : static_cast<int>(advised - m_choices.begin());
    }
}

CardSet PlayChooser::takers() const {
    CardSet takers;
    for (const Card card : m_hand) {
        if (!m_touched.empty() &&
            checkPlay(m_rules, m_hand, m_table, {card, m_touched}) == PlayFault::None) {
            takers.insert(card);
        }
    }
    return takers;
}

PlayChooser::Outcome PlayChooser::attempt(const Play& play) {
    Outcome outcome;
    outcome.fault = checkPlay(m_rules, m_hand, m_table, play);
    if (outcome.fault == PlayFault::None) {
        outcome.play = play;
        end(); // until asked again
    } else {
        outcome.refused = play;
    }
    return outcome;
}

PlayChooser::Outcome PlayChooser::selectHandCard(Card card) {
    if (!m_active || !m_hand.contains(card)) {
        return {};
    }
    if (m_picked == card) {
        return confirm();
    }
    m_picked.reset();
    m_current = card;
    update();
    const auto touched = std::find(m_choices.begin(), m_choices.end(), m_touched);
    const bool exact = touched != m_choices.end();
    if (!m_touched.empty() && exact && m_confirms) {
        m_picked = card;
        m_chosen = static_cast<int>(touched - m_choices.begin());
        return {};
    }
    if (m_choices.empty() || (!m_touched.empty() && exact)) {
        return attempt({card, m_touched});
    }
    if (m_choices.size() == 1 && !m_confirms) {
        return attempt({card, m_choices.front()});
    }
    m_picked = card;
    m_chosen = m_choices.size() == 1 ? 0 : m_chosen;
    return {};
}

PlayChooser::Outcome PlayChooser::selectAdvised() {
    Q_ASSERT(m_advised);
    const Play advised = *m_advised;
    if (!m_confirms) {
        return attempt(advised);
    }
    m_picked = advised.card;
    update();
    return {};
}

PlayChooser::Outcome PlayChooser::selectTableCard(Card card) {
    if (!m_active || !m_table.contains(card)) {
        return {};
    }
    if (choosing()) {
        return narrow(card);
    }
    if (m_touched.contains(card)) {
        m_touched.erase(card);
    } else {
        m_touched.insert(card);
    }
    update();
    return {};
}

/// A click on a table card while choosing: it is to be taken, and what was clicked before with it
/// if that can be.
PlayChooser::Outcome PlayChooser::narrow(Card card) {
    if (m_chosen >= 0 && choicesWith(card) == 1 && m_choices[m_chosen].contains(card)) {
        return attempt({*m_picked, m_choices[m_chosen]}); // it is marked, and clicked once more
    }
    if (m_touched.contains(card)) {
        m_touched.erase(card);
        update();
        return {};
    }
    if (choicesWith(card) == 0) { // another choice than those
        m_touched = {};
        update();
        if (choicesWith(card) == 0) {
            return attempt({*m_picked, CardSet{card}}); // says why not, or takes it
        }
    }
    m_touched.insert(card);
    update();
    markExact();
    return m_choices.size() == 1 && !m_confirms ? attempt({*m_picked, m_choices.front()})
                                                : Outcome();
}

/// Marks the choice that takes just the touched cards, or is the only one.
void PlayChooser::markExact() {
    const auto exact = m_choices.size() == 1
                           ? m_choices.begin()
                           : std::find(m_choices.begin(), m_choices.end(), m_touched);
    m_chosen = exact == m_choices.end() ? -1 : static_cast<int>(exact - m_choices.begin());
}

PlayChooser::Outcome PlayChooser::drop(Card card, std::optional<Card> onto) {
    if (!m_active || !m_hand.contains(card)) {
        return {};
    }
    m_touched = {};
    m_picked.reset();
    m_current = card;
    update();
    if (m_choices.empty()) { // it may not be played: says why not
        return attempt({card, {}});
    }
    if (m_choices.size() == 1) {
        if (onto && !m_choices.front().empty() && !m_choices.front().contains(*onto)) {
            return attempt({card, CardSet{*onto}});
        }
        return m_confirms ? selectHandCard(card) : attempt({card, m_choices.front()});
    }
    if (onto && choicesWith(*onto) > 0) {
        m_picked = card;
        return narrow(*onto);
    }
    const bool mayLay = std::find(m_choices.begin(), m_choices.end(), CardSet()) != m_choices.end();
    if (!onto && mayLay && !m_confirms) {
        return attempt({card, {}});
    }
    m_picked = card;
    return {};
}

PlayChooser::Outcome PlayChooser::selectChoice(int choice) {
    if (!choosing() || choice < 0 || choice >= static_cast<int>(m_choices.size())) {
        return {};
    }
    if (m_confirms && m_chosen != choice) {
        m_chosen = choice;
        return {};
    }
    return attempt({*m_picked, m_choices[choice]});
}

PlayChooser::Outcome PlayChooser::confirm() {
    if (!choosing()) {
        return {};
    }
    if (m_chosen < 0) {
        cycleChoice(1);
        return {};
    }
    return attempt({*m_picked, m_choices[m_chosen]});
}

void PlayChooser::cycleChoice(int step) {
    const int count = static_cast<int>(m_choices.size());
    if (!choosing() || count == 0) {
        return;
    }
    m_chosen = m_chosen < 0 ? (step > 0 ? 0 : count - 1) : (m_chosen + step + count) % count;
}

void PlayChooser::mark(int choice) {
    if (choosing() && choice >= 0 && choice < static_cast<int>(m_choices.size())) {
        m_chosen = choice;
    }
}

int PlayChooser::choiceWith(Card card) const {
    const auto choice = std::find_if(m_choices.begin(), m_choices.end(),
                                     [card](CardSet set) { return set.contains(card); });
    return choice == m_choices.end() ? -1 : static_cast<int>(choice - m_choices.begin());
}

int PlayChooser::choicesWith(Card card) const {
    return static_cast<int>(std::count_if(m_choices.begin(), m_choices.end(),
                                          [card](CardSet set) { return set.contains(card); }));
}

bool PlayChooser::stepBack() {
    if (!m_touched.empty()) {
        m_touched = {};
        update();
        return true;
    }
    if (choosing()) {
        m_picked.reset();
        update();
        return true;
    }
    return false;
}

} // namespace settebello
