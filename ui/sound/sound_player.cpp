// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/sound_player.h"

#ifdef SETTEBELLO_MULTIMEDIA
#include <QAudioDevice>
#include <QCoreApplication>
#include <QDir>
#include <QHash>
#include <QMediaDevices>
#include <QPointer>
#include <QSoundEffect>
#include <QThread>
#include <QUrl>

#include <utility>
#endif

namespace settebello {

#ifdef SETTEBELLO_MULTIMEDIA

namespace {

/// How long the program waits at its end for a sound system that does not answer.
constexpr unsigned long kLongestWait = 1000;

bool hasDevice() {
    return !QMediaDevices::defaultAudioOutput().isNull();
}

/// Holds the sounds, on a thread of its own because a sound system may take its time.
class SoundBox : public QObject {
public:
    void play(const QString& name, double gain) {
        if (QSoundEffect* effect = find(name)) {
            effect->setVolume(static_cast<float>(gain));
            effect->play(); // once it is loaded, if it is not yet
        }
    }

    void loop(const QString& name, double gain) {
        QSoundEffect* effect = find(name);
        if (!effect) {
            return;
        }
        effect->setVolume(static_cast<float>(gain));
        if (gain <= 0) {
            effect->stop();
        } else if (!effect->isPlaying()) {
            effect->setLoopCount(QSoundEffect::Infinite);
            effect->play();
        }
    }

private:
    /// @return nothing without a device.
    QSoundEffect* find(const QString& name) {
        if (!hasDevice()) {
            return nullptr;
        }
        if (m_effects.isEmpty()) {
            load();
        }
        return m_effects.value(name);
    }

    void load() {
        const QDir folder(QStringLiteral(":/sounds"));
        for (const QString& file : folder.entryList({QStringLiteral("*.wav")})) {
            auto* effect = new QSoundEffect(this);
            effect->setSource(QUrl(QStringLiteral("qrc:/sounds/") + file));
            m_effects.insert(file.chopped(4), effect);
        }
    }

    QHash<QString, QSoundEffect*> m_effects;
};

class MultimediaPlayer : public SoundPlayer {
public:
    MultimediaPlayer() = default;
    ~MultimediaPlayer() override {
        if (!m_thread) {
            return;
        }
        m_thread->quit();
        if (!m_thread->wait(kLongestWait)) {
            // A thread that hangs in the sound system must not keep the window from closing.
            static_cast<void>(m_thread.release());
        }
    }
    MultimediaPlayer(const MultimediaPlayer&) = delete;
    MultimediaPlayer& operator=(const MultimediaPlayer&) = delete;

    void play(const QString& name, double gain) override {
        Q_ASSERT(gain >= 0 && gain <= 1);
        start();
        QMetaObject::invokeMethod(m_box, [box = m_box, name, gain] { box->play(name, gain); });
    }

    void loop(const QString& name, double gain) override {
        Q_ASSERT(gain >= 0 && gain <= 1);
        start();
        QMetaObject::invokeMethod(m_box, [box = m_box, name, gain] { box->loop(name, gain); });
    }

    void findDevice(QObject* receiver, std::function<void(bool)> found) override {
        start();
        const auto report = [receiver = QPointer<QObject>(receiver),
                             found = std::move(found)](bool has) {
            if (receiver) {
                found(has);
            }
        };
        QMetaObject::invokeMethod(m_box, [report] {
            const bool has = hasDevice();
            if (QObject* application = QCoreApplication::instance()) {
                QMetaObject::invokeMethod(application, [report, has] { report(has); });
            }
        });
    }

private:
    void start() {
        if (m_thread) {
            return;
        }
        m_thread = std::make_unique<QThread>();
        m_box = new SoundBox;
        m_box->moveToThread(m_thread.get());
        QObject::connect(m_thread.get(), &QThread::finished, m_box, &QObject::deleteLater);
        m_thread->start();
    }

    std::unique_ptr<QThread> m_thread; ///< not before the first sound
    SoundBox* m_box = nullptr;
};

} // namespace

bool canPlaySounds() {
    return true;
}

std::unique_ptr<SoundPlayer> makeSoundPlayer() {
    return std::make_unique<MultimediaPlayer>();
}

#else

namespace {

class SilentPlayer : public SoundPlayer {
public:
    void play(const QString&, double) override {}
    void loop(const QString&, double) override {}
    void findDevice(QObject*, std::function<void(bool)>) override {}
};

} // namespace

bool canPlaySounds() {
    return false;
}

std::unique_ptr<SoundPlayer> makeSoundPlayer() {
    return std::make_unique<SilentPlayer>();
}

#endif

} // namespace settebello
