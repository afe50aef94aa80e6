// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/table_input.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <algorithm>

namespace settebello {

namespace {

std::size_t indexOf(Card card) {
    return static_cast<std::size_t>(card.index());
}

} // namespace

TableInput::TableInput(Director& director, Badges badges, QObject* parent)
    : QObject(parent)
    , m_director(director)
    , m_badges(std::move(badges)) {
    connect(&m_director, &Director::rested, this, [this] {
        if (!m_keys) {
            hover(m_mouse);
        }
    });
}

void TableInput::begin(const RuleSet& rules, CardSet hand, CardSet table) {
    m_chooser.begin(rules, hand, table);
    if (focus()) {
        m_chooser.setCurrentCard(focus());
    }
    if (!m_director.moving() && !m_keys) {
        hover(m_mouse);
    }
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
    const bool onCard = layout.cutCard(layout.viewer()).bounds().contains(m_mouse);
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
        Pose held = m_director.poses()[indexOf(*m_cut)];
        held.geometry.centre += where - m_pressedAt;
        m_director.hold(*m_cut, held);
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

const std::vector<Card>& TableInput::hand() const {
    static const std::vector<Card> kNone;
    const Board& board = m_director.board();
    return board.viewer() < 0 ? kNone : board.hand(board.viewer());
}

bool TableInput::inHand(Card card) const {
    return std::find(hand().begin(), hand().end(), card) != hand().end();
}

std::optional<Card> TableInput::focus() const {
    const bool there =
        m_focus && (inHand(*m_focus) || m_director.board().table().contains(*m_focus));
    return m_keys && there ? m_focus : std::nullopt; // somebody may have taken it since
}

std::optional<Card> TableInput::cardAt(QPointF where) const {
    std::optional<Card> found;
    int top = -1;
    const CardSet table = m_director.board().table();
    const Poses poses = restingPoses(m_director.board(), m_director.layout());
    for (const Card card : CardSet::all()) {
        const Pose& pose = poses[indexOf(card)];
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

int TableInput::choiceAt(QPointF where) const {
    for (const ChoiceBadge& badge : m_badges()) {
        if (badge.rect.contains(where)) {
            return badge.choice;
        }
    }
    return -1;
}

void TableInput::take(const PlayChooser::Outcome& outcome) {
    if (outcome.play) {
        m_focus.reset(); // a second Enter must not play what comes next
        emit played(*outcome.play);
    } else if (outcome.fault != PlayFault::None) {
        emit refused(outcome.fault, outcome.refused);
    } else if (m_chooser.choosing()) {
        emit focused(); // there is something to choose from now
    }
    emit changed();
}

void TableInput::setCurrentCard(std::optional<Card> card) {
    const std::optional<Card> before = m_chooser.card();
    m_chooser.setCurrentCard(card);
    if (m_chooser.card() != before) {
        emit changed();
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

void TableInput::press(QPointF where) {
    m_keys = false;
    m_mouse = where;
    m_director.finish();
    const bool onCut =
        m_cut && m_director.layout().cutCard(m_director.layout().viewer()).bounds().contains(where);
    m_pressed = onCut ? m_cut : cardAt(where);
    m_pressedAt = where;
    m_dragging = false;
    emit changed();
}

void TableInput::move(QPointF where, bool held) {
    const bool far = (where - m_mouse).manhattanLength() > 1;
    m_mouse = where;
    if (!held || !m_pressed) {
        if (far) {
            m_keys = false;
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
        m_chooser.stepBack();
        m_chooser.setCurrentCard(m_pressed);
    }
    if (m_dragging) {
        emit changed();
    }
}

void TableInput::release(QPointF where) {
    if (releaseCut(where)) {
        return;
    }
    const std::optional<Card> pressed = m_pressed;
    const bool dragged = m_dragging;
    m_pressed.reset();
    m_dragging = false;
    if (!m_chooser.active()) {
        emit changed();
        return;
    }
    if (m_guide && pressed && (dragged || cardAt(where) == pressed) && m_guide->touched(*pressed)) {
        emit changed();
        return;
    }
    if (dragged) {
        const QRectF hands = m_director.layout().seat(m_director.layout().viewer()).zone;
        if (where.y() >= hands.top()) { // put back
            emit changed();
            return;
        }
        Pose held = m_director.poses()[indexOf(*pressed)];
        held.geometry.centre += where - m_pressedAt;
        held.z = depth::kMoving;
        m_director.hold(*pressed, held);
        std::optional<Card> onto = cardAt(where);
        take(m_chooser.drop(*pressed, onto));
        if (m_chooser.active()) { // nothing was played: back to the hand
            const Poses rest = restingPoses(m_director.board(), m_director.layout());
            m_director.hold(*pressed, rest[indexOf(*pressed)]);
        }
        return;
    }
    const int choice = m_chooser.choosing() ? choiceAt(where) : -1;
    if (choice >= 0) {
        take(m_chooser.selectChoice(choice));
        return;
    }
    const std::optional<Card> card = cardAt(where);
    if (!card) {
        m_chooser.stepBack();
        emit changed();
    } else if (card == pressed) {
        take(inHand(*card) ? m_chooser.selectHandCard(*card) : m_chooser.selectTableCard(*card));
    }
}

void TableInput::leave() {
    m_mouse = {-1, -1};
    if (!m_keys && !m_chooser.choosing()) {
        setCurrentCard(std::nullopt);
    }
}

Poses TableInput::displayedPoses() const {
    Poses poses = m_director.poses();
    if (m_director.moving()) {
        return poses;
    }
    const std::optional<Card> card = m_dragging ? m_pressed : m_chooser.card();
    const auto raise = [&poses, this](Card which, qreal by) {
        Pose& pose = poses[indexOf(which)];
        pose.lift += by;
        if (inHand(which)) {
            pose.geometry.centre.ry() -= pose.geometry.height * 0.06;
        }
    };
    const std::optional<Card> focus = this->focus();
    if (card && inHand(*card) && !m_dragging) {
        raise(*card, 0.1);
    } else if (focus && inHand(*focus)) {
        raise(*focus, 0.1);
    }
    if (m_handLifted) {
        for (const Card each : hand()) {
            raise(each, 0.1);
        }
    }
    CardSet taken = m_chooser.touched();
    CardSet possible;
    const int count = static_cast<int>(m_chooser.choices().size());
    for (int i = 0; i < count; ++i) {
        const bool meant = count == 1 || i == m_chooser.chosen();
        (meant ? taken : possible) |= m_chooser.choices()[static_cast<std::size_t>(i)];
    }
    for (const Card each : taken) {
        raise(each, 0.35);
    }
    for (const Card each : possible - taken) {
        raise(each, m_chooser.chosen() < 0 ? 0.18 : 0);
    }
    if (m_dragging) {
        Pose& pose = poses[indexOf(*m_pressed)];
        pose.geometry.centre += m_mouse - m_pressedAt;
        pose.lift = 0.4;
        pose.z = 2 * depth::kMoving;
    }
    return poses;
}

} // namespace settebello
