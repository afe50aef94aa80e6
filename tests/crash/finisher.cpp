// SPDX-License-Identifier: GPL-3.0-or-later
// Finishes the match that was left in a folder, counts it, begins another and leaves that, for
// finished_match_test.py. With "prepare" it leaves a match before its last decision instead.

#include "game/match_autosave.h"
#include "game/statistics_store.h"
#include "settings/file_access.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>
#include <optional>

namespace {

using namespace settebello;

constexpr int kMovesOfNextMatch = 2;

MatchPlan planOf(const QString& name) {
    MatchPlan plan{RuleSet(), {{name, GameController::kPerson}, {"Ciro", "greedy"}}, 3, "scopa"};
    plan.rules.match.target = 1;
    return plan;
}

/// Lets the person take the first decision that is allowed.
void playForThePerson(GameController& controller) {
    QObject::connect(&controller, &GameController::asked, &controller,
                     [&controller](int seat, bool person) {
                         if (person) {
                             std::vector<Decision> legal;
                             legalDecisions(controller.match().view(seat), legal);
                             controller.decide(legal.front());
                         }
                     });
}

int prepare(const QString& folder) {
    GameController controller;
    std::optional<Match> before;
    playForThePerson(controller);
    QObject::connect(&controller, &GameController::progressed, &controller, [&] {
        if (controller.match().over()) {
            writeFile(folder + "/match.scopa.json", recordOf(controller.plan(), *before));
            QCoreApplication::quit();
            return;
        }
        before.emplace(controller.match());
        controller.dealNext();
    });
    controller.start(planOf("Anna"));
    return QCoreApplication::exec();
}

/// What a player does: goes on with the match, plays again, and closes the window during that.
class Session : public QObject {
public:
    explicit Session(const QString& folder)
        : m_autosave(m_controller, folder)
        , m_statistics(folder, m_autosave.matchesFolder(), m_autosave.enabled()) {
        connect(&m_autosave, &MatchAutosave::finishedMatchSaved, &m_statistics,
                &StatisticsStore::count);
        playForThePerson(m_controller);
        connect(&m_controller, &GameController::progressed, this, &Session::onProgress,
                Qt::QueuedConnection);
        m_statistics.countNew();
        const std::optional<SavedMatch> saved = m_autosave.unfinished();
        if (saved && saved->plan.seats[0].name == "Anna") {
            std::puts("goes on");
            m_controller.resume(saved->plan, saved->match);
        } else {
            std::puts(saved ? "has begun another" : "has none");
            leave();
        }
        std::fflush(stdout);
    }

private:
    void onProgress() {
        if (!m_controller.hasMatch()) {
            return;
        }
        if (m_controller.match().over()) {
            m_controller.start(planOf("Bruno"));
        } else if (m_controller.plan().seats[0].name == "Bruno" &&
                   m_controller.match().played().front().moves.size() >= kMovesOfNextMatch) {
            m_controller.stop();
            leave();
        }
    }

    /// Gives what was saved the time to be counted.
    void leave() {
        for (int i = 0; i < 3; ++i) {
            m_autosave.flush();
            QCoreApplication::processEvents();
            m_statistics.flush();
        }
        QTimer::singleShot(0, QCoreApplication::quit);
    }

    GameController m_controller;
    MatchAutosave m_autosave;
    StatisticsStore m_statistics;
};

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QString folder = QString::fromLocal8Bit(argv[1]);
    if (argc > 2) {
        return prepare(folder);
    }
    const Session session(folder);
    return QCoreApplication::exec();
}
