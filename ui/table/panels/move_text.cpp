// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/move_text.h"

#include "cards/card_names.h"
#include "game/deal_facts.h"
#include "game/match_setup.h"
#include "game/match_text.h"
#include "text/table_text.h"

namespace settebello {

namespace {

/// The lines of each kind of event; none for most.
class LinesOfEvent {
public:
    explicit LinesOfEvent(const MatchSetup& setup)
        : m_setup(setup) {}

    std::vector<MoveLine> operator()(const CardLaid& event) const {
        return {{TableText::laid(playerName(event.seat), event.card),
                 MoveMark{0, event.card, m_setup.rules.rules.sideOf(event.seat)}}};
    }
    std::vector<MoveLine> operator()(const CardsCaptured& event) const {
        return {{TableText::captured(playerName(event.seat), event.card, event.captured),
                 MoveMark{0, event.card, event.side}}};
    }
    std::vector<MoveLine> operator()(const PileStolen& event) const {
        return {{TableText::stolen(playerName(event.seat), event, sideParty(m_setup, event.from)),
                 MoveMark{0, event.card, event.side}}};
    }
    std::vector<MoveLine> operator()(const PacketDealt& event) const {
        return event.number > 0 ? plain(MoveText::dealt()) : std::vector<MoveLine>();
    }
    std::vector<MoveLine> operator()(const Redealt& event) const {
        return plain(TableText::redealt(event.reason));
    }
    std::vector<MoveLine> operator()(const TableTaken& event) const {
        return plain(TableText::tableTaken(sideParty(m_setup, event.side),
                                           sumOfFirstTable(m_setup.rules.rules, event.cards)));
    }
    std::vector<MoveLine> operator()(const CutDecided& event) const {
        return plain(TableText::cutDecided(event.kept));
    }
    std::vector<MoveLine> operator()(const DeclarationsShown& event) const {
        std::vector<MoveLine> lines;
        for (const DeclarationsShown::Declaration& each : event.declarations) {
            lines.push_back({MoveText::declared(playerName(each.seat), each.cards), {}});
        }
        return lines;
    }
    std::vector<MoveLine> operator()(const LeftoversTaken& event) const {
        return plain(event.side < 0 ? TableText::leftoversToNobody()
                                    : TableText::leftovers(sideParty(m_setup, event.side)));
    }
    std::vector<MoveLine> operator()(const WholeSuitTaken& event) const {
        return plain(TableText::wholeSuit(sideName(m_setup, event.side)));
    }
    std::vector<MoveLine> operator()(const TargetReached& event) const {
        return plain(TableText::reached(sideName(m_setup, event.side), event.score));
    }
    std::vector<MoveLine> operator()(const ClaimMade& event) const {
        return plain(TableText::claim(playerName(event.seat), event));
    }
    template <typename Other>
    std::vector<MoveLine> operator()(const Other&) const {
        return {};
    }

private:
    static std::vector<MoveLine> plain(const QString& text) { return {{text, {}}}; }
    QString playerName(int seat) const { return seatName(m_setup, seat); }

    const MatchSetup& m_setup;
};

} // namespace

QString MoveText::numbered(int number, const QString& move) {
    return tr("%1. %2", "the number of a move, the move").arg(number).arg(move);
}

QString MoveText::swept(const QString& capture, std::string_view game) {
    return capture + QLatin1Char(' ') + TableText::scopa(game);
}

QString MoveText::dealt() {
    return tr("New cards are dealt.");
}

QString MoveText::declared(const QString& name, CardSet cards) {
    return tr("%1 shows %2.", "a player, cards declared").arg(name, theCards(cards));
}

std::vector<MoveLine> moveLines(const Event& event, const MatchSetup& setup) {
    return std::visit(LinesOfEvent(setup), event);
}

} // namespace settebello
