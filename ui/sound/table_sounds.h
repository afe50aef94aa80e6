// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "game/event.h"
#include "sound/ambience.h"
#include "sound/sound_player.h"
#include "storage/settings.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace settebello {

class Board;
class Director;
class MatchSource;
class TableView;

/// The sounds of a table: each comes when the motion it belongs to lands, or at the end of a motion
/// that was cut short. Only a few at once, however fast the cards fly.
class TableSounds : public QObject {
    Q_OBJECT

public:
    /// Milliseconds since some moment; only tests have another than the usual.
    using Clock = std::function<qint64()>;

    explicit TableSounds(std::unique_ptr<SoundPlayer> player, Clock clock = {},
                         QObject* parent = nullptr);

    /// Plays the sounds of a table as long as it exists.
    void listenTo(const TableView& table);
    void listenTo(const Director& director);
    /// Lets the evening outside be heard while there is a match that is not paused, if the settings
    /// want it.
    void listenTo(const MatchSource& match);
    /// Sound on or off and its volume. At a speed of 0 only sweeps, points and a match won
    /// are heard.
    void setDisplay(const Settings::Display& display);

    /// A sound to judge the volume by, even while sound is off.
    void sample();
    /// As SoundPlayer::findDevice().
    void findDevice(QObject* receiver, std::function<void(bool)> found);

private:
    enum class Sound { Deal, Lay, Capture, Sweep, Point, Win, Refusal };

    /// What is heard of an event.
    struct EventSounds {
        std::optional<Sound> start = std::nullopt;      ///< as its motion begins
        std::optional<Sound> landing = std::nullopt;    ///< as a card lands
        std::optional<Card> landingCard = std::nullopt; ///< only this one
        std::optional<Sound> end = std::nullopt;        ///< at the end, if nothing was heard before
    };
    static EventSounds soundsOf(const SweepMade& event);
    static EventSounds soundsOf(const PacketDealt& event);
    static EventSounds soundsOf(const CardsCaptured& event);
    static EventSounds soundsOf(const PileStolen& event);
    static EventSounds soundsOf(const CardLaid& event);
    static EventSounds soundsOf(const CutShown& event);
    static EventSounds soundsOf(const TableTaken& event);
    static EventSounds soundsOf(const LeftoversTaken& event);
    static EventSounds soundsOf(const RoundScored& event);
    static EventSounds soundsOf(const MatchWon& event);
    template <typename Silent>
    static EventSounds soundsOf(const Silent&) {
        return {};
    }

    void onBegun(const Event& event, const Board& board);
    void onLanded(Card card);
    void onShown();
    void play(Sound sound, double gain = 1);
    bool mayBegin(Sound sound);
    void send(Sound sound, double gain);
    void updateEvening();

    std::unique_ptr<SoundPlayer> m_player;
    Ambience m_evening;
    Clock m_clock;
    bool m_on = false;
    bool m_atOnce = false; ///< nothing moves
    bool m_wantsEvening = false;
    bool m_matchGoesOn = false;
    double m_gain = 0;
    EventSounds m_sounds; ///< of the event whose motion runs
    bool m_heard = false; ///< something of that event
    int m_dealt = 0;      ///< sounds of the packet being dealt
    struct Started {
        Sound sound;
        qint64 when;
    };
    std::deque<Started> m_lately;
    unsigned m_variant = 0; ///< counts up through the variants of a sound
};

} // namespace settebello
