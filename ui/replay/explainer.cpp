// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/explainer.h"

#include <string>

namespace settebello {

Explainer::Explainer(QObject* parent)
    : QObject(parent) {
    m_thread.setMaxThreadCount(1);
}

Explainer::~Explainer() {
    stop();
    m_thread.waitForDone();
}

void Explainer::ask(const PlayerView& view, const Decision& decision, const QString& level,
                    std::optional<quint64> seed) {
    stop();
    m_stop = StopSource();
    m_thinking = true;
    m_thread.start([this, view, decision, seed, name = level.toStdString(), question = m_question,
                    token = m_stop.token()] {
        const auto explanation = explain(view, decision, {name, seed, Limits()}, token);
        // Delivered on the asker's thread, or not at all if the asker is gone by then.
        QMetaObject::invokeMethod(this, [this, question, explanation] {
            if (question == m_question && explanation) {
                m_thinking = false;
                emit explained(*explanation);
            }
        });
    });
}

void Explainer::stop() {
    ++m_question;
    m_thinking = false;
    m_stop.requestStop();
}

} // namespace settebello
