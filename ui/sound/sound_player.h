// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <memory>

class QObject;

namespace settebello {

/// Plays sounds. Without a device nothing happens, and callers never wait.
class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;

    /// Plays a sound in addition to those that are playing. @param name of a file in
    /// resources/sounds, without ".wav". @param gain a factor of the amplitude. @pre 0 ≤ gain ≤ 1
    virtual void play(const QString& name, double gain) = 0;
    /// Plays a sound round and round at this gain, which may change meanwhile; 0 stops it.
    virtual void loop(const QString& name, double gain) = 0;
    /// Calls `found` in the main thread, while `receiver` exists, once it is known whether there is
    /// a device. Where canPlaySounds() is false, it is never called.
    virtual void findDevice(QObject* receiver, std::function<void(bool)> found) = 0;
};

/// Whether this build has Qt Multimedia, and so can play anything.
bool canPlaySounds();

/// A player that plays, or where canPlaySounds() is false a silent one.
std::unique_ptr<SoundPlayer> makeSoundPlayer();

} // namespace settebello
