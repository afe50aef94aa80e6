// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/current_source.h"

namespace settebello {

CurrentSource::CurrentSource(MatchSource& usual, QObject* parent)
    : MatchSource(parent)
    , m_usual(usual) {
    listenTo(usual);
}

void CurrentSource::listenTo(MatchSource& source) {
    if (m_source) {
        disconnect(m_source, nullptr, this, nullptr);
    }
    m_source = &source;
    connect(&source, &MatchSource::matchStarted, this, [this] {
        m_past.reset();
        emit matchStarted();
    });
    connect(&source, &MatchSource::happened, this, &MatchSource::happened);
    connect(&source, &MatchSource::roundSet, this, &MatchSource::roundSet);
    connect(&source, &MatchSource::pausedChanged, this, &MatchSource::pausedChanged);
    connect(&source, &MatchSource::progressed, this, &MatchSource::progressed);
    connect(&source, &MatchSource::asked, this, &MatchSource::asked);
}

void CurrentSource::use(MatchSource& other) {
    m_past.reset();
    listenTo(other);
    if (other.hasMatch()) {
        emit matchStarted();
    }
}

void CurrentSource::useUsual() {
    if (!usesUsual()) {
        m_past = Past{setup(), ownSeats()};
        listenTo(m_usual);
    }
}

} // namespace settebello
