// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/thinking.h"

#include "session/answer_time.h"

#include <QThreadPool>

#include <utility>

namespace settebello::table {

namespace {

std::vector<Thinking::Answer> answersTo(const std::vector<Thinking::Question>& questions,
                                        const StopToken& stop) {
    std::vector<Thinking::Answer> answers;
    for (const Thinking::Question& each : questions) {
        if (const auto decision = each.player->choose(each.view, stop)) {
            answers.push_back({each.view.seat, *decision});
        }
    }
    return answers;
}

} // namespace

Thinking::Thinking(std::chrono::milliseconds delay, QObject* parent)
    : QObject(parent)
    , m_delay(delay) {}

Thinking::~Thinking() {
    m_stop.requestStop();
    m_idle.acquire();
}

void Thinking::ask(std::vector<Question> questions, Done done) {
    m_isBusy = true;
    m_asked.start();
    m_idle.acquire();
    auto think = [this, questions = std::move(questions), done = std::move(done)] {
        auto answers = answersTo(questions, m_stop.token());
        auto answered = [this, answers = std::move(answers), done] {
            const std::chrono::milliseconds thought(m_asked.elapsed());
            const auto wait = session::answerTime({}, m_delay, thought) - thought;
            QTimer::singleShot(wait, this, [this, answers, done] {
                m_isBusy = false;
                done(answers);
            });
        };
        QMetaObject::invokeMethod(this, answered, Qt::QueuedConnection);
        m_idle.release();
    };
    QThreadPool::globalInstance()->start(std::move(think));
}

} // namespace settebello::table
