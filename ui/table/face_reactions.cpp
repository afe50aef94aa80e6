// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/face_reactions.h"

#include "faces/reaction.h"
#include "table/motion/director.h"
#include "table/motion/played_card.h"
#include "table/painting/table_painter.h"

namespace settebello {

namespace {

/// How long a face reacts, in milliseconds.
constexpr int kReactionTime = 3000;

/// What is shown of them before they are over would tell how they end.
bool tellsAtTheEnd(const Event& event) {
    return std::holds_alternative<RoundScored>(event) || std::holds_alternative<MatchWon>(event);
}

} // namespace

FaceReactions::FaceReactions(const Director& director, TablePainter& painter, QObject* parent)
    : QObject(parent)
    , m_director(director)
    , m_painter(painter) {
    m_over.setSingleShot(true);
    m_over.setInterval(kReactionTime);
    connect(&m_over, &QTimer::timeout, this, &FaceReactions::end);
    connect(&director, &Director::begun, this, &FaceReactions::onBegun);
    connect(&director, &Director::shown, this, &FaceReactions::onShown);
}

void FaceReactions::setAllowed(bool allowed) {
    m_allowed = allowed;
    if (!allowed) {
        end();
    }
}

void FaceReactions::express(int seat, Expression expression) {
    if (m_allowed) {
        BySeat<Expression> expressions = m_shown;
        expressions[seat] = expression;
        show(expressions);
        m_over.start();
    }
}

void FaceReactions::end() {
    m_over.stop();
    show({});
}

void FaceReactions::onBegun(const Event& event) {
    if (playedCard(event) || std::holds_alternative<RoundStarted>(event)) {
        end();
    }
    if (!tellsAtTheEnd(event)) {
        react(event);
    }
}

void FaceReactions::onShown(const Event& event) {
    if (tellsAtTheEnd(event)) {
        react(event);
    }
}

void FaceReactions::react(const Event& event) {
    const auto reaction = reactionTo(event, m_director.board().rules());
    if (m_allowed && reaction) {
        show(*reaction);
        m_over.start();
    }
}

void FaceReactions::show(const BySeat<Expression>& expressions) {
    if (expressions != m_shown) {
        m_shown = expressions;
        m_painter.setReactions(expressions);
        emit changed();
    }
}

} // namespace settebello
