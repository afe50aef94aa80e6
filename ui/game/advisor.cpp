// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/advisor.h"

#include "game/claim.h"
#include "players/policy/obvious_decision.h"
#include "players/search/master_search.h"

namespace settebello {

namespace {

constexpr std::chrono::milliseconds kLongest{900};
/// Fixed, so that the same position gets the same hint.
constexpr std::uint64_t kSeed = 7;

Advice adviceFor(const PlayerView& view, const StopToken& stop) {
    if (claimHolds(view)) {
        return {.best = Decision(Decision::Kind::ClaimOut),
                .other = {},
                .reasons = {},
                .points = {},
                .chance = {}};
    }
    if (const auto winning = playThatWinsAtOnce(view)) {
        return {.best = Decision(*winning),
                .other = {},
                .reasons = {Reason(Reason::Kind::WinsAtOnce)},
                .points = {},
                .chance = {}};
    }
    MasterSearch search(kSeed, {0, kLongest});
    return advise(view, search.analyze(view, stop));
}

} // namespace

Advisor::Advisor(QObject* parent)
    : QObject(parent) {
    m_thread.setMaxThreadCount(1);
}

Advisor::~Advisor() {
    stop();
    m_thread.waitForDone();
}

void Advisor::ask(const PlayerView& view) {
    Q_ASSERT(view.turn == view.seat && view.phase == Phase::Playing);
    stop();
    m_stop = StopSource();
    m_thinking = true;
    m_thread.start([this, view, question = m_question, token = m_stop.token()] {
        const Advice advice = adviceFor(view, token);
        // Delivered on the asker's thread, or not at all if the asker is gone by then.
        QMetaObject::invokeMethod(this, [this, question, advice] {
            if (question == m_question) {
                m_thinking = false;
                emit advised(advice);
            }
        });
    });
}

void Advisor::stop() {
    ++m_question;
    m_thinking = false;
    m_stop.requestStop();
}

} // namespace settebello
