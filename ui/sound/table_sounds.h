// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "game/event.h"
#include "sound/sound_player.h"
#include "storage/settings.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>

namespace settebello {

class Board;
class Director;
class TableView;

/// What is heard of a table: each sound comes when the motion it belongs to lands, and a motion cut
/// short is heard at its end. Few sounds at once, however fast the cards fly.
class TableSounds : public QObject {
    Q_OBJECT

public:
    /// Milliseconds since some moment; only tests have another than the usual.
    using Clock = std::function<qint64()>;

    explicit TableSounds(std::unique_ptr<SoundPlayer> player, Clock clock = {},
                         QObject* parent = nullptr);

    /// Lets a table be heard, for as long as it is there.
    void listenTo(const TableView& table);
    void listenTo(const Director& director);
    /// Sound on or off and its volume. At a speed of 0 only what is worth hearing without motion
    /// is: sweeps, points and a match won.
    void setDisplay(const Settings::Display& display);

    /// A sound to judge the volume by, even while sound is off.
    void sample();

private:
    enum class Sound { Deal, Lay, Capture, Sweep, Point, Win, Refusal };

    void onBegun(const Event& event, const Board& board);
    void onLanded(const Event& event, Card card);
    void onShown(const Event& event);
    void play(Sound sound, double gain = 1);
    bool mayBegin(Sound sound);
    void send(Sound sound, double gain);

    std::unique_ptr<SoundPlayer> m_player;
    Clock m_clock;
    bool m_on = false;
    bool m_atOnce = false; ///< nothing moves
    double m_gain = 0;
    bool m_heard = false; ///< of the event whose motion runs
    int m_dealt = 0;      ///< sounds of the packet being dealt
    struct Begun {
        Sound sound;
        qint64 when;
    };
    std::deque<Begun> m_lately;
    unsigned m_turn = 0; ///< goes round the variants of a sound
};

} // namespace settebello
