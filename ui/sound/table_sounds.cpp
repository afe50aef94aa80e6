// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/table_sounds.h"

#include "game/match_source.h"
#include "table/motion/director.h"
#include "table/table_view.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>

namespace settebello {

namespace {

/// Within this many milliseconds no more than kMostAtOnce sounds begin.
constexpr qint64 kAWhile = 250;
constexpr std::ptrdiff_t kMostAtOnce = 3;
/// Between two sounds of a kind; cards are dealt faster than is pleasant to hear.
constexpr qint64 kApart = 110;
/// A long deal fades out: after this many sounds each one is softer, until none is left.
constexpr int kDealsInFull = 8;
constexpr int kMostDeals = 18;
constexpr double kFading = 0.82;

QElapsedTimer startedTimer() {
    QElapsedTimer timer;
    timer.start();
    return timer;
}

/// An ear hears loudness, not amplitude.
double gainOf(int volume) {
    return std::pow(std::clamp(volume, 0, 100) / 100.0, 1.5);
}

} // namespace

TableSounds::TableSounds(std::unique_ptr<SoundPlayer> player, Clock clock, QObject* parent)
    : QObject(parent)
    , m_player(std::move(player))
    , m_evening(*m_player, QStringLiteral("evening"), this)
    , m_clock(std::move(clock)) {
    if (!m_clock) {
        m_clock = [timer = startedTimer()] { return timer.elapsed(); };
    }
}

void TableSounds::listenTo(const TableView& table) {
    listenTo(table.director());
    connect(&table, &TableView::refused, this, [this] { play(Sound::Refusal); });
}

void TableSounds::listenTo(const Director& director) {
    connect(&director, &Director::begun, this,
            [this, &director](const Event& event) { onBegun(event, director.board()); });
    connect(&director, &Director::shown, this, &TableSounds::onShown);
    connect(&director, &Director::landed, this,
            [this](const Event&, Card card) { onLanded(card); });
    connect(&director, &Director::pointGiven, this, [this] { play(Sound::Point); });
}

void TableSounds::listenTo(const MatchSource& match) {
    const auto update = [this, &match] {
        m_matchGoesOn = match.hasMatch() && !match.paused();
        updateEvening();
    };
    connect(&match, &MatchSource::matchStarted, this, update);
    connect(&match, &MatchSource::pausedChanged, this, update);
}

void TableSounds::setDisplay(const Settings::Display& display) {
    m_gain = gainOf(display.soundVolume);
    m_on = display.sound && display.soundVolume > 0;
    m_atOnce = display.animationSpeed <= 0;
    m_wantsEvening = display.evening;
    updateEvening();
}

void TableSounds::updateEvening() {
    m_evening.fadeTo(m_on && m_wantsEvening && m_matchGoesOn ? m_gain : 0);
}

TableSounds::EventSounds TableSounds::soundsOf(const SweepMade&) {
    return {.start = Sound::Sweep}; // with the broom's stroke
}

TableSounds::EventSounds TableSounds::soundsOf(const PacketDealt&) {
    return {.landing = Sound::Deal, .end = Sound::Deal};
}

TableSounds::EventSounds TableSounds::soundsOf(const CardsCaptured& event) {
    return {.landing = Sound::Capture, .landingCard = event.card, .end = Sound::Capture};
}

TableSounds::EventSounds TableSounds::soundsOf(const PileStolen& event) {
    return {.landing = Sound::Capture, .landingCard = event.card, .end = Sound::Capture};
}

TableSounds::EventSounds TableSounds::soundsOf(const CardLaid&) {
    return {.landing = Sound::Lay, .end = Sound::Lay};
}

TableSounds::EventSounds TableSounds::soundsOf(const CutShown&) {
    return {.landing = Sound::Lay};
}

TableSounds::EventSounds TableSounds::soundsOf(const TableTaken&) {
    return {.landing = Sound::Capture, .end = Sound::Capture};
}

TableSounds::EventSounds TableSounds::soundsOf(const LeftoversTaken&) {
    return {.landing = Sound::Lay, .end = Sound::Lay};
}

TableSounds::EventSounds TableSounds::soundsOf(const RoundScored& event) {
    const bool scored = std::any_of(event.points.begin(), event.points.end(),
                                    [](const auto& points) { return points.total() != 0; });
    return scored ? EventSounds{.end = Sound::Point} : EventSounds();
}

TableSounds::EventSounds TableSounds::soundsOf(const MatchWon&) {
    return {.start = Sound::Win};
}

void TableSounds::onBegun(const Event& event, const Board& board) {
    m_heard = false;
    m_dealt = 0;
    m_sounds = std::visit([](const auto& what) { return soundsOf(what); }, event);
    const auto* won = std::get_if<MatchWon>(&event);
    const bool lost = won != nullptr && board.viewer() >= 0 &&
                      board.rules().sideOf(board.viewer()) != won->result.winner;
    if (m_sounds.start && !lost) {
        play(*m_sounds.start);
    }
}

void TableSounds::onLanded(Card card) {
    if (m_sounds.landing == Sound::Deal) {
        if (m_dealt < kMostDeals) {
            play(Sound::Deal, std::pow(kFading, std::max(0, m_dealt - kDealsInFull)));
        }
    } else if (m_sounds.landing && !m_heard && m_sounds.landingCard.value_or(card) == card) {
        play(*m_sounds.landing); // what follows belongs to the same sound
    }
}

/// A motion that was cut short is heard now.
void TableSounds::onShown() {
    if (m_sounds.end && !m_heard) {
        play(*m_sounds.end);
    }
}

void TableSounds::play(Sound sound, double gain) {
    const bool always = sound == Sound::Sweep || sound == Sound::Point || sound == Sound::Win;
    m_heard = true;
    if (!m_on || (m_atOnce && !always) || !mayBegin(sound)) {
        return;
    }
    m_dealt += sound == Sound::Deal ? 1 : 0;
    send(sound, gain * m_gain);
}

bool TableSounds::mayBegin(Sound sound) {
    const qint64 now = m_clock();
    while (!m_lately.empty() && m_lately.front().when + kAWhile < now) {
        m_lately.pop_front();
    }
    const bool same = std::any_of(m_lately.begin(), m_lately.end(), [&](const Started& started) {
        return started.sound == sound && started.when + kApart > now;
    });
    const bool many = static_cast<std::ptrdiff_t>(m_lately.size()) >= kMostAtOnce;
    // A sound that comes once in a while is not to be missed.
    if (same || (many && sound != Sound::Sweep && sound != Sound::Win)) {
        return false;
    }
    m_lately.push_back({sound, now});
    return true;
}

void TableSounds::send(Sound sound, double gain) {
    const auto variant = [this](const QString& name, unsigned count) {
        return name.arg(m_variant++ % count + 1);
    };
    switch (sound) {
    case Sound::Deal:
        return m_player->play(variant(QStringLiteral("deal-%1"), 3), gain);
    case Sound::Lay:
        return m_player->play(variant(QStringLiteral("lay-%1"), 3), gain);
    case Sound::Capture:
        return m_player->play(variant(QStringLiteral("capture-%1"), 2), gain);
    case Sound::Sweep:
        return m_player->play(QStringLiteral("sweep"), gain);
    case Sound::Point:
        return m_player->play(QStringLiteral("point"), gain);
    case Sound::Win:
        return m_player->play(QStringLiteral("win"), gain);
    case Sound::Refusal:
        return m_player->play(QStringLiteral("refusal"), gain);
    }
}

void TableSounds::sample() {
    send(Sound::Sweep, m_gain);
}

void TableSounds::findDevice(QObject* receiver, std::function<void(bool)> found) {
    m_player->findDevice(receiver, std::move(found));
}

} // namespace settebello
