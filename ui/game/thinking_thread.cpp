// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/thinking_thread.h"

#include "settings/logging.h"

#include <QElapsedTimer>
#include <QMetaObject>

#include <utility>

namespace settebello {

ThinkingThread::ThinkingThread(QObject* parent)
    : QObject(parent)
    , m_worker(new QObject) {
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName("thinking");
    m_thread.start();
}

ThinkingThread::~ThinkingThread() {
    stop();
    m_thread.quit();
    m_thread.wait();
}

void ThinkingThread::ask(quint64 question, std::shared_ptr<Player> player, const PlayerView& view) {
    m_stop = StopSource();
    const auto think = [this, question, player = std::move(player), view, stop = m_stop.token()] {
        QElapsedTimer timer;
        timer.start();
        auto decision = player->choose(view, stop);
        qCDebug(lcPlayers) << "question" << question << "to seat" << view.seat
                           << (decision ? "answered after" : "given up after") << timer.elapsed()
                           << "ms";
        // Delivered on the asker's thread, or not at all if the asker is gone by then.
        QMetaObject::invokeMethod(this, [this, question, decision = std::move(decision)] {
            emit answered(question, decision);
        });
    };
    QMetaObject::invokeMethod(m_worker, think, Qt::QueuedConnection);
}

void ThinkingThread::stop() {
    m_stop.requestStop();
}

} // namespace settebello
