// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/table_input.h"

#include "table/input/choice_badges.h"
#include "table/layout/card_places.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace settebello {

namespace {

/// How far cards are lifted, in card heights.
constexpr qreal kHandLift = 0.1;
constexpr qreal kTakenLift = 0.35;
constexpr qreal kPossibleLift = 0.18; ///< would be taken by one of several choices
constexpr qreal kDragLift = 0.4;

} // namespace

TableInput::TableInput(Director& director, QObject* parent)
    : QObject(parent)
    , m_director(director)
    , m_focus(director) {
    connect(&m_director, &Director::rested, this, [this] {
        if (!m_focus.inUse()) {
            hover(m_mouse);
        }
        makeRoom();
    });
}

void TableInput::begin(const RuleSet& rules, CardSet hand, CardSet table) {
    m_chooser.begin(rules, hand, table);
    if (focus()) {
        m_chooser.setCurrentCard(previewed(focus()));
    }
    if (!m_director.moving() && !m_focus.inUse()) {
        hover(m_mouse);
    }
    makeRoom();
    emit changed();
}

void TableInput::beginCut(Card card) {
    end();
    m_cut = card;
}

std::optional<bool> TableInput::cutTarget() const {
    const TableLayout& layout = m_director.layout();
    if (!m_cut || m_director.moving()) {
        return std::nullopt;
    }
    if (layout.seat(layout.viewer()).fan.contains(m_mouse)) {
        return true;
    }
    const bool onCard = cutPlace(layout, layout.viewer()).bounds().contains(m_mouse);
    if (layout.tableArea().contains(m_mouse) && (m_dragging || !onCard)) {
        return false;
    }
    return std::nullopt;
}

bool TableInput::releaseCut(QPointF where) {
    if (!m_cut) {
        return false;
    }
    m_mouse = where;
    const std::optional<bool> keep = cutTarget();
    if (m_dragging && keep) {
        m_director.hold(*m_cut, draggedPose(*m_cut, where));
    }
    m_pressed.reset();
    m_dragging = false;
    if (keep) {
        m_cut.reset();
        emit cutDecided(*keep);
    }
    emit changed();
    return true;
}

void TableInput::end() {
    m_cut.reset();
    m_handLifted = false;
    m_chooser.end();
    m_pressed.reset();
    m_dragging = false;
    emit changed();
}

std::optional<Card> TableInput::cardAt(QPointF where) const {
    std::optional<Card> found;
    int top = -1;
    const CardSet table = m_director.board().takeable();
    const Poses poses = restingPoses(m_director.board(), m_director.layout());
    for (const Card printed : CardSet::all()) {
        const Card card = m_director.board().played(printed);
        const Pose& pose = poses[card];
        if (pose.z <= top || !(table.contains(card) || inHand(card))) {
            continue;
        }
        if (pose.geometry.bounds().contains(where)) {
            found = card;
            top = pose.z;
        }
    }
    return found;
}

std::optional<Card> TableInput::lookedAt() const {
    return m_focus.inUse() ? focus() : cardAt(m_mouse);
}

int TableInput::choiceAt(QPointF where) const {
    for (const ChoiceBadge& badge : choiceBadges(m_director, m_chooser)) {
        if (badge.rect.contains(where)) {
            return badge.choice;
        }
    }
    return -1;
}

void TableInput::apply(const PlayChooser::Outcome& outcome) {
    if (outcome.play) {
        m_focus.clear(); // a second Enter must not play what comes next
        emit played(*outcome.play);
    } else if (outcome.fault != PlayFault::None) {
        emit refused(outcome.fault, outcome.refused);
    } else if (m_chooser.choosing()) {
        emit focused(); // there is something to choose from now
    }
    makeRoom();
    emit changed();
}

/// What a click and Enter do on a card.
void TableInput::touch(Card card) {
    apply(inHand(card) ? m_chooser.selectHandCard(card) : m_chooser.selectTableCard(card));
}

/// The card, if what it would take may be marked.
std::optional<Card> TableInput::previewed(std::optional<Card> card) const {
    return card && m_guide && !m_guide->previews(*card) ? std::nullopt : card;
}

void TableInput::setCurrentCard(std::optional<Card> card) {
    const std::optional<Card> before = m_chooser.card();
    m_chooser.setCurrentCard(previewed(card));
    if (m_chooser.card() != before) {
        makeRoom();
        emit changed();
    }
}

/// A card that may be laid is looked at: its place is shown where it will be.
void TableInput::makeRoom() {
    const std::vector<CardSet>& choices = m_chooser.choices();
    if (m_chooser.card() && std::find(choices.begin(), choices.end(), CardSet()) != choices.end()) {
        m_director.makeRoom();
    }
}

void TableInput::hover(QPointF where) {
    if (m_director.moving() || !m_chooser.active()) {
        return;
    }
    if (!m_chooser.choosing()) {
        setCurrentCard(cardAt(where));
        return;
    }
    int choice = choiceAt(where);
    const std::optional<Card> card = cardAt(where);
    if (choice < 0 && card && m_chooser.choicesWith(*card) == 1) {
        choice = m_chooser.choiceWith(*card);
    }
    if (choice >= 0 && choice != m_chooser.chosen()) {
        m_chooser.mark(choice);
        emit changed();
    }
}

void TableInput::guardClicks() {
    const bool asked = m_chooser.active() || m_cut;
    if (m_director.moving() || !asked) {
        m_guard.start();
    }
}

void TableInput::press(QPointF where) {
    m_focus.setInUse(false);
    m_mouse = where;
    guardClicks();
    m_director.finishItem();
    if (m_guard.active()) {
        ignorePress();
        return;
    }
    m_ignoresRelease = false;
    const TableLayout& layout = m_director.layout();
    const bool onCut = m_cut && cutPlace(layout, layout.viewer()).bounds().contains(where);
    m_pressed = onCut ? m_cut : cardAt(where);
    m_pressedAt = where;
    m_dragging = false;
    emit changed();
}

void TableInput::ignorePress() {
    m_ignoresRelease = true;
    m_pressed.reset();
    m_dragging = false;
    emit changed();
}

void TableInput::move(QPointF where, bool held) {
    const bool far = (where - m_mouse).manhattanLength() > 1;
    m_mouse = where;
    if (!held || !m_pressed) {
        if (far) {
            m_focus.setInUse(false);
            hover(where);
        }
        if (m_cut) {
            emit changed();
        }
        return;
    }
    const int distance = QGuiApplication::styleHints()->startDragDistance();
    const bool mayDrag = m_cut == m_pressed || (m_chooser.active() && inHand(*m_pressed));
    if (!m_dragging && mayDrag && (where - m_pressedAt).manhattanLength() >= distance) {
        m_dragging = true;
        while (m_chooser.choosing()) {
            m_chooser.stepBack();
        }
        m_chooser.setCurrentCard(previewed(m_pressed));
        makeRoom();
    }
    if (m_dragging) {
        emit changed();
    }
}

void TableInput::release(QPointF where) {
    if (std::exchange(m_ignoresRelease, false) || releaseCut(where)) {
        return;
    }
    const std::optional<Card> pressed = m_pressed;
    const bool dragged = m_dragging;
    m_pressed.reset();
    m_dragging = false;
    const bool touched = pressed && (dragged || cardAt(where) == pressed);
    if (!m_chooser.active() || (m_guide && touched && m_guide->touched(*pressed))) {
        emit changed();
    } else if (dragged) {
        releaseDragged(*pressed, where);
    } else {
        releaseClick(pressed, where);
    }
}

void TableInput::releaseDragged(Card card, QPointF where) {
    const TableLayout& layout = m_director.layout();
    if (where.y() >= layout.seat(layout.viewer()).zone.top()) { // put back
        emit changed();
        return;
    }
    Pose held = draggedPose(card, where);
    held.z = depth::kMoving;
    m_director.hold(card, held);
    apply(m_chooser.drop(card, cardAt(where)));
    if (m_chooser.active()) { // nothing was played: back to the hand
        m_director.hold(card, restingPoses(m_director.board(), layout)[card]);
    }
}

void TableInput::releaseClick(std::optional<Card> pressed, QPointF where) {
    const int choice = m_chooser.choosing() ? choiceAt(where) : -1;
    if (choice >= 0) {
        apply(m_chooser.selectChoice(choice));
        return;
    }
    const std::optional<Card> card = cardAt(where);
    if (!card) {
        m_chooser.stepBack();
        emit changed();
    } else if (card == pressed) {
        touch(*card);
    }
}

void TableInput::leave() {
    m_mouse = {-1, -1};
    if (!m_focus.inUse() && !m_chooser.choosing()) {
        setCurrentCard(std::nullopt);
    }
}

void TableInput::useKeyboard() {
    const std::optional<Card> card = focus() ? focus() : m_focus.lastHandCard();
    if (card) {
        setFocus(*card);
    }
}

void TableInput::setFocus(Card card) {
    m_focus.set(card);
    if (!m_chooser.choosing()) {
        m_chooser.setCurrentCard(previewed(card));
    }
    makeRoom();
    emit changed();
    emit focused();
}

void TableInput::setAdvised(const std::optional<Play>& play) {
    m_chooser.setAdvised(play);
    if (play) {
        setFocus(play->card);
    } else {
        emit changed();
    }
}

void TableInput::moveFocus(int dx, int dy) {
    Q_ASSERT(std::abs(dx) <= 1 && std::abs(dy) <= 1);
    if (const std::optional<Card> card = m_focus.neighbour(dx, dy)) {
        setFocus(*card);
    }
}

void TableInput::focusHandCard(int i) {
    if (const std::optional<Card> card = m_focus.handCard(i)) {
        setFocus(*card);
    }
}

bool TableInput::activate(Card card) {
    m_director.finishItem();
    if (!m_chooser.active()) {
        return false;
    }
    if (m_guide && m_guide->touched(card)) {
        return true;
    }
    if (m_chooser.advises(card)) {
        apply(m_chooser.selectAdvised());
    } else {
        touch(card);
    }
    return true;
}

void TableInput::selectChoice(int choice) {
    m_director.finishItem();
    apply(m_chooser.selectChoice(choice));
}

/// Whether digits mean choices: their numbers are painted on the table's cards, and the hand card
/// was not reached by a digit itself.
bool TableInput::choosesByNumber() const {
    return m_chooser.choosing() ||
           (!m_focus.inUse() && m_chooser.card() && m_chooser.choices().size() > 1);
}

void TableInput::selectNumber(int index) {
    if (!choosesByNumber()) {
        focusHandCard(index);
        return;
    }
    PlayChooser::Outcome outcome;
    if (!m_chooser.choosing()) {
        outcome = m_chooser.selectHandCard(*m_chooser.card());
    }
    apply(m_chooser.choosing() ? m_chooser.selectChoice(index) : outcome);
}

bool TableInput::tab(int step) {
    if (!m_chooser.choosing()) {
        return false;
    }
    m_focus.setInUse(true);
    m_director.finishItem();
    m_chooser.cycleChoice(step);
    emit changed();
    emit focused();
    return true;
}

bool TableInput::stepBack() {
    if (!m_chooser.stepBack()) {
        return false;
    }
    emit changed();
    emit focused();
    return true;
}

void TableInput::confirm() {
    m_focus.setInUse(true);
    if (m_chooser.choosing()) {
        apply(m_chooser.confirm());
    } else if (const std::optional<Card> card = focus()) {
        activate(*card);
    } else if (const std::optional<Card> last = m_focus.lastHandCard()) {
        setFocus(*last);
    }
}

Pose TableInput::draggedPose(Card card, QPointF where) const {
    Pose pose = m_director.poses()[card];
    pose.geometry.centre += where - m_pressedAt;
    return pose;
}

Poses TableInput::displayedPoses() const {
    Poses poses = m_director.poses();
    if (m_director.moving()) {
        return poses;
    }
    liftHand(poses);
    liftChoices(poses);
    if (m_dragging) {
        Pose& pose = poses[*m_pressed];
        pose.geometry.centre += m_mouse - m_pressedAt;
        pose.lift = kDragLift;
        pose.z = 2 * depth::kMoving;
    }
    return poses;
}

void TableInput::lift(Poses& poses, Card card, qreal by) const {
    Pose& pose = poses[card];
    pose.lift += by;
    if (inHand(card)) {
        pose.geometry.centre.ry() -= pose.geometry.height * 0.06;
    }
}

void TableInput::liftHand(Poses& poses) const {
    const std::optional<Card> current = m_dragging ? m_pressed : m_chooser.card();
    const std::optional<Card> focused = focus();
    if (current && inHand(*current) && !m_dragging) {
        lift(poses, *current, kHandLift);
    } else if (focused && inHand(*focused)) {
        lift(poses, *focused, kHandLift);
    }
    if (m_handLifted) {
        for (const Card card : m_director.board().viewerHand()) {
            lift(poses, card, kHandLift);
        }
    }
}

void TableInput::liftChoices(Poses& poses) const {
    CardSet taken = m_chooser.touched();
    CardSet possible;
    const bool single = m_chooser.choices().size() == 1;
    int number = 0;
    for (const CardSet choice : m_chooser.choices()) {
        (single || number == m_chooser.chosen() ? taken : possible) |= choice;
        ++number;
    }
    for (const Card card : taken) {
        lift(poses, card, kTakenLift);
    }
    for (const Card card : possible - taken) {
        lift(poses, card, m_chooser.chosen() < 0 ? kPossibleLift : 0);
    }
}

} // namespace settebello
