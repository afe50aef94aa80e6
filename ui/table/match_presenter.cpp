// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/match_presenter.h"

#include "game/declaration.h"
#include "game/match_source.h"
#include "game/match_text.h"
#include "game/seat_faces.h"
#include "table/motion/played_card.h"
#include "table/panels/move_list.h"
#include "table/panels/tool_button.h"
#include "table/table_parts.h"
#include "text/level_text.h"

namespace settebello {

namespace {

std::vector<SeatLabel> seatLabels(const MatchSetup& setup, const FaceChoices& choices) {
    const QStringList faces = seatFaces(setup, choices);
    std::vector<SeatLabel> labels;
    labels.reserve(setup.seats.size());
    for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
        labels.push_back({seatName(setup, seat),
                          setup.isPerson(seat) ? QString() : seatLevelName(setup, seat),
                          faces.value(seat)});
    }
    return labels;
}

} // namespace

MatchPresenter::MatchPresenter(TableParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts) {
    connectSource();
    connect(&parts.director, &Director::begun, this, &MatchPresenter::onBegun);
    connect(&parts.director, &Director::shown, this, &MatchPresenter::onShown);
    connect(&parts.director, &Director::landed, this, [this](const Event&, Card card) {
        if (card == m_flying) {
            setFlying(std::nullopt);
        }
    });
    connect(&parts.director, &Director::rested, this, [this] { setFlying(std::nullopt); });
    connectPerson();
}

void MatchPresenter::connectSource() {
    const MatchSource* source = &m_parts.source;
    connect(source, &MatchSource::matchStarted, this, &MatchPresenter::beginMatch);
    connect(source, &MatchSource::roundSet, this, &MatchPresenter::setRound);
    connect(source, &MatchSource::happened, this, &MatchPresenter::onHappened);
    connect(source, &MatchSource::asked, this, &MatchPresenter::onAsked);
}

void MatchPresenter::connectPerson() {
    const TableInput* input = &m_parts.input;
    const TablePanels& panels = m_parts.panels;
    connect(input, &TableInput::played, this, [this](const Play& play) { decide(Decision(play)); });
    connect(input, &TableInput::refused, this, &MatchPresenter::refuse);
    connect(input, &TableInput::cutDecided, this, [this](bool keep) {
        decide(Decision(keep ? Decision::Kind::KeepCut : Decision::Kind::PlaceCut));
    });
    connect(&panels.questions, &TableQuestions::decided, this, &MatchPresenter::decide);
    connect(&panels.questions, &TableQuestions::asked, &panels.status,
            &StatusLine::announcePrivately);
    connect(&panels.handOver, &HandOver::closed, this, &MatchPresenter::onClosed);
    connect(&panels.handOver, &HandOver::turned, this, [this] {
        m_parts.painter.setTurn(m_parts.panels.handOver.markedSeat());
        emit layoutChanged();
    });
    connect(&panels.handOver, &HandOver::asked, &panels.status, &StatusLine::announce);
    connect(&panels.handOver, &HandOver::taken, this, &MatchPresenter::onScreenTaken);
    connect(&panels.handOver, &HandOver::reopened, this, &MatchPresenter::onReopened);
    connect(&panels.hints, &TableHints::decided, this, &MatchPresenter::decide);
    connect(&panels.hints, &TableHints::advised, this, &MatchPresenter::onAdvised);
}

void MatchPresenter::begin() {
    if (m_parts.source.hasMatch()) {
        beginMatch();
    }
}

void MatchPresenter::beginMatch() {
    const MatchSetup& setup = m_parts.source.setup();
    TablePanels& panels = m_parts.panels;
    m_parts.input.end();
    setFlying(std::nullopt);
    panels.refusal.dismiss();
    panels.hints.update();
    panels.updateTakeBack();
    panels.replay->hide();
    m_parts.reactions.end();
    m_parts.comments.begin(setup, m_faces);
    m_parts.painter.setTurn(-1);
    m_parts.painter.setSeats(seatLabels(setup, m_faces));
    panels.status.reset();
    panels.moves->set({});
    const MatchSource& source = m_parts.source;
    const std::vector<int> seats = source.ownSeats();
    const int first = seats.empty() ? -1 : seats.front(); // sits at the bottom to begin with
    m_parts.painter.setWatched(source.watched());
    m_parts.director.setGame(setup.rules.base);
    m_parts.director.setPeople(seatNames(setup), addressedSeat(setup));
    m_parts.director.reset(setup.rules.rules, source.watched() ? m_spectator : first,
                           sideNames(setup), openHands());
    panels.handOver.begin();
    emit layoutChanged();
}

/// Which hands are shown besides the viewer's.
BySeat<bool> MatchPresenter::openHands() const {
    BySeat<bool> open{};
    if (m_parts.source.abilities().openCards) {
        std::fill(open.begin(), open.end(), m_open);
        if (m_parts.source.watched() && m_openHand >= 0) {
            open[m_openHand] = true;
        }
    }
    return open;
}

void MatchPresenter::setSpectator(int seat, bool open, int openHand) {
    m_spectator = seat;
    m_open = open;
    m_openHand = openHand;
    if (m_parts.source.hasMatch() && m_parts.source.watched()) {
        setRound();
        m_parts.painter.setTurn(m_parts.source.round().turn);
    }
}

void MatchPresenter::setRound() {
    const Poses before = m_parts.director.poses();
    beginMatch();
    const RoundSoFar round = m_parts.source.round();
    m_parts.director.catchUp(round.events, round.scoresBefore, round.scores);
    m_parts.panels.moves->set(round.events);
    m_parts.panels.status.catchUp(round.events);
    m_parts.painter.fitCards();
    if (m_parts.source.watched()) {
        m_parts.director.glideFrom(before);
    } else if (round.phase == Phase::Playing) {
        m_parts.panels.status.announceTable(m_parts.director.board(), round.turn);
    }
}

void MatchPresenter::onAsked(int seat, bool here) {
    m_parts.painter.setTurn(seat);
    m_parts.input.end();
    if (!here) {
        m_parts.panels.handOver.waitForFriends();
    } else if (!m_parts.panels.handOver.ask(seat)) {
        askPerson();
    }
    m_parts.panels.questions.update();
    m_parts.panels.hints.update();
    m_parts.panels.updateTakeBack();
    emit changed();
}

void MatchPresenter::askPerson() {
    const std::optional<PlayerView> view = m_parts.source.question();
    if (!view) {
        return;
    }
    if (view->phase == Phase::Playing) {
        m_parts.input.begin(view->rules, view->hand, view->takeable());
    } else if (view->cutCard) {
        m_parts.input.beginCut(*view->cutCard);
    } else {
        m_parts.input.setHandLifted(declaredHand(view->rules, view->hand).has_value());
    }
}

void MatchPresenter::onHappened(const Event& event) {
    m_parts.painter.setTurn(-1); // until somebody is asked: a round or the match may be over
    if (const auto played = playedCard(event)) {
        setFlying(played->card);
    } else if (const auto* dealt = std::get_if<PacketDealt>(&event);
               dealt && !dealt->cards.empty()) {
        setFlying(dealt->cards.back().card);
    }
    m_parts.director.enqueue(event);
}

void MatchPresenter::setFlying(std::optional<Card> card) {
    m_flying = card;
    m_parts.source.setCardFlying(card.has_value());
}

void MatchPresenter::onBegun(const Event& event) {
    TablePanels& panels = m_parts.panels;
    panels.moves->append(event);
    if (std::holds_alternative<RoundStarted>(event)) {
        panels.status.clear();
    } else {
        panels.status.report(event, m_parts.director.board());
    }
    if (std::holds_alternative<RoundScored>(event)) {
        panels.replay->hide(); // the score is laid out there
    }
    m_parts.painter.fitCards();
    emit changed();
}

void MatchPresenter::onShown(const Event& event) {
    emit changed();
    // A slot may open a dialog with an event loop of its own, so not from within a motion.
    if (const auto* scored = std::get_if<RoundScored>(&event)) {
        QMetaObject::invokeMethod(
            this, [this, scored = *scored] { emit roundShown(scored); }, Qt::QueuedConnection);
    } else if (const auto* won = std::get_if<MatchWon>(&event)) {
        QMetaObject::invokeMethod(
            this, [this, result = won->result] { emit matchShown(result); }, Qt::QueuedConnection);
    }
}

void MatchPresenter::onAdvised(const Decision& decision, const QString& text) {
    m_parts.panels.refusal.dismiss();
    if (decision.kind == Decision::Kind::Play) {
        m_parts.input.setAdvised(decision.play);
    }
    m_parts.panels.status.announcePrivately(text);
}

/// Nothing stays that only the person knows who had the screen.
void MatchPresenter::onClosed() {
    TablePanels& panels = m_parts.panels;
    m_parts.input.end();
    panels.refusal.dismiss();
    panels.questions.update();
    panels.hints.update();
    panels.updateTakeBack();
    panels.status.forgetPrivate();
    emit changed();
    emit handTurned();
}

void MatchPresenter::onReopened() {
    if (const std::optional<PlayerView> view = m_parts.source.question()) {
        onAsked(view->seat, true);
    }
    emit changed();
    emit handTurned();
}

void MatchPresenter::onScreenTaken(int seat) {
    emit layoutChanged(); // the places have turned to another seat
    m_parts.panels.status.showSinceLastPlay(seat);
    emit focusRequested();
    onAsked(seat, true);
    emit handTurned();
}

void MatchPresenter::setFaces(const FaceChoices& faces) {
    if (faces != m_faces) {
        m_faces = faces;
        retranslate();
    }
}

void MatchPresenter::setGuide(TableGuide* guide) {
    m_guide = guide;
    m_parts.input.setGuide(guide);
}

void MatchPresenter::decide(const Decision& decision) {
    MatchSource& source = m_parts.source;
    const bool allowed =
        !m_guide || decision.kind != Decision::Kind::Play || m_guide->allows(decision.play);
    m_parts.input.end();
    m_parts.panels.refusal.dismiss();
    m_parts.painter.setTurn(-1);
    if (!allowed || source.decide(decision) != DecisionFault::None) {
        if (const std::optional<PlayerView> view = source.question()) {
            onAsked(view->seat, true); // still to be answered
            return;
        }
    } else {
        m_parts.panels.handOver.waitForFriends();
    }
    m_parts.panels.questions.update();
    m_parts.panels.hints.update();
    m_parts.panels.updateTakeBack();
    emit changed();
}

void MatchPresenter::refuse(PlayFault fault, const Play& play) {
    TablePanels& panels = m_parts.panels;
    emit refused(fault);
    panels.hints.dismiss();
    panels.status.sayPrivately(panels.refusal.explain(fault, m_parts.source.setup().rules.rules,
                                                      play, m_parts.director.board().table()));
}

std::vector<AccessibleItem> MatchPresenter::accessibleItems() const {
    if (!m_parts.source.hasMatch()) {
        return {};
    }
    const MatchSetup& setup = m_parts.source.setup();
    return settebello::accessibleItems({m_parts.director.board(), m_parts.director.layout(),
                                        m_parts.input.chooser(), seatNames(setup), sideNames(setup),
                                        setup.rules.base});
}

void MatchPresenter::retranslate() {
    if (m_parts.source.hasMatch()) {
        const MatchSetup& setup = m_parts.source.setup();
        m_parts.painter.setSeats(seatLabels(setup, m_faces));
        m_parts.director.setPeople(seatNames(setup), addressedSeat(setup));
        m_parts.director.setSideNames(sideNames(setup));
    }
}

} // namespace settebello
