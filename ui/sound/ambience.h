// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTimeLine>

namespace settebello {

class SoundPlayer;

/// A sound that goes on and on, and fades in and out.
class Ambience : public QObject {
    Q_OBJECT

public:
    /// @param player has to outlive this. @param name as for SoundPlayer
    Ambience(SoundPlayer& player, QString name, QObject* parent = nullptr);

    /// Fades from what is heard now to this gain, 0 for silence. @pre 0 ≤ gain ≤ 1
    void fadeTo(double gain);

private:
    SoundPlayer& m_player;
    QString m_name;
    double m_start = 0; ///< of the fade
    double m_wanted = 0;
    double m_heard = 0;
    QTimeLine m_fade;
};

} // namespace settebello
