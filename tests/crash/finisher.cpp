// SPDX-License-Identifier: GPL-3.0-or-later
// Finishes the match that was left in a folder, counts it, begins another and leaves that, for
// finished_match_test.py. With "prepare" it leaves a match before its last decision instead, with
// "begin" after a few. With "switch" it leaves a match for another, takes it up again and leaves it
// after a decision.

#include "game/match_autosave.h"
#include "game/statistics_store.h"
#include "settings/file_access.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>
#include <optional>

namespace {

using namespace settebello;

constexpr std::size_t kMovesBefore = 5;
constexpr std::size_t kMovesOfNextMatch = 2;

MatchSetup setupOf(const std::string& name) {
    MatchSetup setup{{}, {{name, kPerson}, {"Ciro", "greedy"}}, 3};
    setup.rules.rules.match.target = 1;
    return setup;
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

std::size_t decisions(const Match& match) {
    std::size_t count = 0;
    for (const Match::PlayedRound& round : match.played()) {
        count += round.moves.size();
    }
    return count;
}

/// Leaves a match before its end. @param wanted after so many decisions; 0: before the last.
int prepare(const QString& folder, std::size_t wanted) {
    GameController controller;
    std::optional<Match> before;
    playForThePerson(controller);
    QObject::connect(&controller, &GameController::progressed, &controller, [&] {
        if (controller.match().over() || (wanted > 0 && before && decisions(*before) == wanted)) {
            writeFile(folder + "/match.scopa.json", recordText(controller.setup(), *before));
            QCoreApplication::quit();
            return;
        }
        before.emplace(controller.match());
        controller.dealNext();
    });
    controller.start(setupOf("Anna"));
    return QCoreApplication::exec();
}

/// What a player does: goes on with the match, plays again, and closes the window during that.
class Session : public QObject {
public:
    explicit Session(const QString& folder)
        : m_autosave(m_controller, folder)
        , m_statistics(folder, m_autosave.matchesFolder(), m_autosave.ownsFolder()) {
        connect(&m_autosave, &MatchAutosave::finishedMatchSaved, &m_statistics,
                &StatisticsStore::count);
        playForThePerson(m_controller);
        connect(&m_controller, &GameController::progressed, this, &Session::onProgress,
                Qt::QueuedConnection);
        m_statistics.countNew();
        const std::optional<Record> saved = m_autosave.unfinished();
        if (saved && saved->setup.seats[0].name == "Anna") {
            std::puts("goes on");
            m_controller.resume(saved->setup, saved->match);
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
            m_controller.start(setupOf("Bruno"));
        } else if (m_controller.setup().seats[0].name == "Bruno" &&
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

/// What a player does who has two matches: begins another, and comes back to the first.
class Switch : public QObject {
public:
    explicit Switch(const QString& folder)
        : m_autosave(m_controller, folder) {
        playForThePerson(m_controller);
        connect(&m_controller, &GameController::progressed, this, &Switch::onProgress,
                Qt::QueuedConnection);
        const std::optional<Record> saved = m_autosave.unfinished();
        if (saved && saved->setup.seats[0].name == "Anna") {
            m_controller.start(setupOf("Bruno"));
        } else {
            takeUp();
        }
    }

private:
    void takeUp() {
        for (const QString& name : leftRecords(m_autosave.matchesFolder())) {
            QString why;
            const auto saved = m_autosave.takeUp(m_autosave.matchesFolder() + '/' + name, why);
            if (saved && saved->setup.seats[0].name == "Anna") {
                m_decisions = decisions(saved->match);
                m_controller.resume(saved->setup, saved->match);
                return;
            }
        }
        std::puts("has found none");
        QTimer::singleShot(0, QCoreApplication::quit); // nothing could be read
    }

    void onProgress() {
        if (!m_controller.hasMatch()) {
            return;
        }
        const std::size_t reached = decisions(m_controller.match());
        if (m_controller.setup().seats[0].name == "Anna") {
            if (reached > m_decisions) {
                m_controller.stop();
                m_autosave.flush();
                QTimer::singleShot(0, QCoreApplication::quit);
            }
        } else if (reached >= kMovesOfNextMatch && !m_left) {
            m_left = true;
            m_autosave.flush();
            takeUp();
        }
    }

    GameController m_controller;
    MatchAutosave m_autosave;
    std::size_t m_decisions = 0; ///< of the match when it is taken up
    bool m_left = false;         ///< the other match
};

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QString folder = QString::fromLocal8Bit(argv[1]);
    if (argc > 2 && qstrcmp(argv[2], "switch") == 0) {
        const Switch player(folder);
        return QCoreApplication::exec();
    }
    if (argc > 2) {
        return prepare(folder, qstrcmp(argv[2], "begin") == 0 ? kMovesBefore : 0);
    }
    const Session session(folder);
    return QCoreApplication::exec();
}
