// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/exercise_run.h"

#include "analysis/possible_match.h"
#include "faces/opponent_faces.h"
#include "game/current_source.h"
#include "players/player.h"
#include "practice/answer_reasons.h"
#include "settings/settings_store.h"
#include "table/table_view.h"

#include <variant>

namespace settebello {

namespace {

/// Sits at the others' seats. Its answers are held for ever, except that it declares nothing: what
/// is declared is shown with the person's answer.
class Bystander : public Player {
public:
    std::optional<Decision> choose(const PlayerView& view, const StopToken&) override {
        std::vector<Decision> legal;
        legalDecisions(view, legal);
        return view.phase == Phase::Declaring ? legal.back() : legal.front();
    }
};

} // namespace

MatchSetup setupOf(const Exercise& exercise, const QStringList& names) {
    const QStringList usual = opponentNames();
    MatchSetup setup;
    setup.rules = exercise.position.rules;
    int opponent = 0;
    for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
        if (seat == exercise.seat) {
            setup.seats.push_back({"", kPerson});
        } else {
            const QString name = names.isEmpty() ? usual.value(opponent++) : names.value(seat);
            setup.seats.push_back({name.toStdString(), ""});
        }
    }
    return setup;
}

ExerciseRun::ExerciseRun(const SettingsStore& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings) {
    connect(&m_controller, &GameController::happened, this, [this](const Event& event) {
        if (const auto* cut = std::get_if<CutDecided>(&event)) {
            m_cutChoice = cut->kept ? Decision::Kind::KeepCut : Decision::Kind::PlaceCut;
        }
    });
    connect(&m_controller, &GameController::progressed, this, &ExerciseRun::onProgressed);
}

ExerciseRun::~ExerciseRun() = default;

void ExerciseRun::showOn(CurrentSource& current, TableView& table) {
    m_current = &current;
    m_table = &table;
    m_playback = new Playback(
        table, [this] { return step(); }, this);
    connect(m_playback, &Playback::ended, this, [this] {
        m_line.clear();
        emit lineEnded();
    });
}

void ExerciseRun::ask(const Exercise& exercise, const MatchSetup& setup) {
    clear();
    std::vector<std::unique_ptr<Player>> players(
        static_cast<std::size_t>(setup.rules.rules.table.players));
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (!setup.isPerson(static_cast<int>(seat))) {
            players[seat] = std::make_unique<Bystander>();
        }
    }
    m_exercise = exercise;
    m_decisions = exercise.position.decisions.size();
    m_asking = true;
    m_table->finishMotion();
    m_table->setBare(false);
    m_controller.resume(setup, exercise.position.match(), std::move(players));
}

void ExerciseRun::clear() {
    leave();
    m_asking = false;
    m_controller.stop();
    m_controller.holdDecisions(false);
    m_answered.reset();
    m_current->useUsual();
    m_table->showBetter(std::nullopt);
    m_table->setBare(true);
}

void ExerciseRun::leave() {
    endLine();
    if (m_replay) {
        m_current->useUsual();
        m_replay.reset();
    }
}

void ExerciseRun::onProgressed() {
    if (!m_asking) {
        return;
    }
    const Match& match = m_controller.match();
    const Match::PlayedRound& round = match.played().back();
    // The choice may have led to another deal, which lacks it.
    const bool isVoid = round.pack != m_exercise.position.pack;
    if (!isVoid && round.moves.size() == m_decisions) {
        return;
    }
    m_asking = false;
    m_controller.holdDecisions(true); // of the others
    if (!isVoid) {
        m_answered = Record{m_controller.setup(), match};
    }
    const Decision answer(isVoid ? Decision(m_cutChoice) : round.moves[m_decisions].decision);
    m_findings.reset();
    m_finding.start(
        [exercise = m_exercise, answer](const TaskRun& run) {
            return AnswerFindings{reasonsOfAnswer(exercise, answer),
                                  linesOfAnswer(exercise, answer, run.stop())};
        },
        [this](const AnswerFindings& found) {
            m_findings = found;
            emit this->found();
        });
    emit answered(answer);
}

/// The table shows what was played, and nobody is asked.
void ExerciseRun::watch() {
    m_table->showBetter(std::nullopt);
    if (!m_replay) {
        m_table->setSpectator(m_exercise.seat, false);
        m_replay = std::make_unique<Replay>(*m_answered);
        m_current->use(m_replay->source());
    }
}

bool ExerciseRun::showLine(const std::vector<Play>& plays) {
    endLine();
    m_from = possibleMatch(m_answered->match, 0, static_cast<int>(m_decisions), plays);
    if (!m_from) {
        return false;
    }
    if (m_replay) {
        showQuestion(std::nullopt);
    }
    m_line = plays;
    m_playback->setSpeed(m_settings.settings().display.animationSpeed);
    m_playback->start();
    return true;
}

bool ExerciseRun::punish() {
    if (!m_answered || !m_findings->lines || m_findings->lines->played.steps.empty()) {
        return false;
    }
    std::vector<Play> plays{m_answered->match.played().back().moves[m_decisions].decision.play};
    for (const Line::Step& step : m_findings->lines->played.steps) {
        plays.push_back(step.play);
    }
    return showLine(plays);
}

void ExerciseRun::endLine() {
    if (m_playback) {
        m_playback->stop();
    }
    m_line.clear();
}

void ExerciseRun::showQuestion(const std::optional<Play>& better) {
    endLine();
    watch();
    m_replay->goTo(static_cast<int>(m_decisions));
    m_table->showBetter(better);
    emit stepped(0);
}

/// The first play of a line is made at once: after the question it is the answer, which lies there.
bool ExerciseRun::step() {
    const bool isAnswered = !m_replay;
    if (isAnswered || !m_replay->isInLine()) {
        watch();
        m_replay->enterLine(*m_from, m_line);
    } else if (!m_replay->forward()) {
        return false;
    }
    emit stepped(m_replay->lineStep());
    if (isAnswered) {
        m_table->finishMotion();
    }
    return true;
}

} // namespace settebello
