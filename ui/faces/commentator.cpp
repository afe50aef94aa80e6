// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/commentator.h"

namespace settebello {

namespace {

bool isSweep(Occasion occasion) {
    return occasion == Occasion::OwnSweep || occasion == Occasion::OthersSweep ||
           occasion == Occasion::PartnersSweep;
}

bool isEnd(Occasion occasion) {
    return occasion == Occasion::WonMatch || occasion == Occasion::LostMatch ||
           occasion == Occasion::LostToNil;
}

} // namespace

void Commentator::begin(const RuleSet& rules,
                        const BySeat<std::optional<Temperament>>& temperaments,
                        const QString& call) {
    m_occasions.emplace(rules);
    m_temperaments = temperaments;
    m_call = call;
    m_players = rules.table.players;
    m_hasTalked = false;
}

bool Commentator::mayTalk(Occasion occasion) const {
    if (m_amount == Comments::Silent) {
        return false;
    }
    return isEnd(occasion) || !m_hasTalked || (m_amount == Comments::Lively && isSweep(occasion));
}

/// Of several who could, the one talks who sits next after whoever talked last.
std::optional<Comment> Commentator::comment(const Event& event, CardSet table,
                                            const QString& language) {
    if (!m_occasions) {
        return std::nullopt;
    }
    if (std::holds_alternative<RoundStarted>(event)) {
        m_hasTalked = false;
    }
    const Occasions occasions = m_occasions->seen(event, table);
    for (int step = 1; step <= m_players; ++step) {
        const int seat = (m_last + step) % m_players;
        const auto& occasion = occasions[seat];
        const auto& temperament = m_temperaments[seat];
        if (!occasion || !temperament || !mayTalk(*occasion)) {
            continue;
        }
        const QString text = m_texts.draw(language, *occasion, *temperament);
        if (!text.isEmpty()) {
            m_last = seat;
            m_hasTalked = m_hasTalked || !isSweep(*occasion) || m_amount == Comments::Few;
            return Comment{seat, text.contains(QLatin1String("%1")) ? text.arg(m_call) : text};
        }
    }
    return std::nullopt;
}

} // namespace settebello
