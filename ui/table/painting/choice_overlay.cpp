// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/choice_overlay.h"

#include "table/input/choice_badges.h"

#include <QPainter>

#include <algorithm>

namespace settebello {

void ChoiceOverlay::paint(QPainter& painter, const Poses& poses) const {
    paintTouched(painter, poses);
    CardSet cards;
    for (const CardSet choice : m_chooser.choices()) {
        cards |= choice;
    }
    for (const Card card : cards - m_chooser.touched()) {
        paintRings(painter, card, poses[card]);
    }
    for (const ChoiceBadge& badge : choiceBadges(m_director, m_chooser)) {
        m_marks.paintBadge(painter, badge.rect, m_theme.choiceColour(badge.choice),
                           QString::number(badge.choice + 1), m_chooser.chosen() == badge.choice);
    }
}

/// The table cards that were touched, and the hand cards that take just those.
void ChoiceOverlay::paintTouched(QPainter& painter, const Poses& poses) const {
    for (const Card card : m_chooser.touched()) {
        const Pose& pose = poses[card];
        m_marks.paintRing(painter, pose, {m_theme.accent},
                          std::max(3.0, pose.geometry.height * 0.025), Qt::SolidLine);
    }
    for (const Card card : m_chooser.takers()) {
        m_marks.paintSeam(painter, visibleOutline(card, m_director.board(), poses), m_theme.accent,
                          std::max(2.0, poses[card].geometry.height * 0.01));
    }
}

void ChoiceOverlay::paintRings(QPainter& painter, Card card, const Pose& pose) const {
    const qreal width = std::max(3.0, pose.geometry.height * 0.019);
    if (m_chooser.choices().size() == 1) {
        m_marks.paintRing(painter, pose, {m_theme.accent}, width, Qt::SolidLine);
        return;
    }
    const int chosen = m_chooser.chosen();
    std::vector<QColor> colours;
    bool isChosen = false;
    int number = 0;
    for (const CardSet choice : m_chooser.choices()) {
        if (choice.contains(card)) {
            colours.push_back(m_theme.choiceColour(number));
            isChosen = isChosen || number == chosen;
        }
        ++number;
    }
    if (chosen < 0) {
        m_marks.paintRing(painter, pose, colours, width, Qt::SolidLine);
    } else if (isChosen) {
        m_marks.paintRing(painter, pose, {m_theme.choiceColour(chosen)}, width, Qt::SolidLine);
    } else {
        for (QColor& colour : colours) {
            colour.setAlpha(90);
        }
        m_marks.paintRing(painter, pose, colours, width * 0.6, Qt::DotLine);
    }
}

} // namespace settebello
