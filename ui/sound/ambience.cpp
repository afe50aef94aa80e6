// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/ambience.h"

#include "sound/sound_player.h"

#include <utility>

namespace settebello {

namespace {

constexpr int kFadeTime = 2000; ///< milliseconds
constexpr int kFadeStep = 40;

} // namespace

Ambience::Ambience(SoundPlayer& player, QString name, QObject* parent)
    : QObject(parent)
    , m_player(player)
    , m_name(std::move(name))
    , m_fade(kFadeTime, this) {
    m_fade.setUpdateInterval(kFadeStep);
    connect(&m_fade, &QTimeLine::valueChanged, this, [this](double passed) {
        m_heard = m_start + passed * (m_wanted - m_start);
        m_player.loop(m_name, m_heard);
    });
}

void Ambience::fadeTo(double gain) {
    Q_ASSERT(gain >= 0 && gain <= 1);
    if (gain == m_wanted) {
        return;
    }
    m_fade.stop();
    m_start = m_heard;
    m_wanted = gain;
    m_fade.start();
}

} // namespace settebello
