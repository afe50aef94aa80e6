// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/exercise_table.h"

#include "faces/opponent_faces.h"
#include "players/player.h"
#include "table/table_view.h"

#include <QVBoxLayout>

#include <variant>

namespace settebello {

namespace {

constexpr QSize kMinimumTableSize(400, 180);

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

MatchSetup setupOf(const Exercise& exercise) {
    const QStringList names = opponentNames();
    MatchSetup setup;
    setup.rules = exercise.position.rules;
    int opponent = 0;
    for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
        const bool own = seat == exercise.seat;
        setup.seats.push_back(own ? SeatSetup{"", kPerson}
                                  : SeatSetup{names.value(opponent++).toStdString(), ""});
    }
    return setup;
}

ExerciseTable::ExerciseTable(CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_table(new TableView(m_source, pictures, this)) {
    m_table->setMinimumSize(kMinimumTableSize);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
    setFocusProxy(m_table);
    connect(&m_controller, &GameController::happened, this, [this](const Event& event) {
        if (const auto* cut = std::get_if<CutDecided>(&event)) {
            m_cutChoice = cut->kept ? Decision::Kind::KeepCut : Decision::Kind::PlaceCut;
        }
    });
    connect(&m_controller, &GameController::progressed, this, &ExerciseTable::onProgressed);
}

ExerciseTable::~ExerciseTable() {
    clear();
    delete m_table; // before the controller that it shows
}

void ExerciseTable::setSettings(const Settings& settings) {
    m_table->setDisplay(settings.display);
    Settings::Assist assist = settings.assist;
    assist.hints = false; // would be the answer
    assist.takeBack = false;
    m_table->setAssist(assist);
}

void ExerciseTable::ask(const Exercise& exercise) {
    clear();
    const MatchSetup setup = setupOf(exercise);
    std::vector<std::unique_ptr<Player>> players(
        static_cast<std::size_t>(setup.rules.rules.table.players));
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (!setup.isPerson(static_cast<int>(seat))) {
            players[seat] = std::make_unique<Bystander>();
        }
    }
    m_pack = exercise.position.pack;
    m_decisions = exercise.position.decisions.size();
    m_asking = true;
    m_table->finishMotion();
    m_table->setBare(false);
    m_controller.resume(setup, exercise.position.match(), std::move(players));
}

void ExerciseTable::clear() {
    m_asking = false;
    m_controller.stop();
    m_controller.holdDecisions(false);
    m_table->setBare(true);
}

void ExerciseTable::onProgressed() {
    if (!m_asking) {
        return;
    }
    const Match::PlayedRound& round = m_controller.match().played().back();
    const bool isVoid = round.pack != m_pack; // the choice led to another deal, which lacks it
    if (!isVoid && round.moves.size() == m_decisions) {
        return;
    }
    m_asking = false;
    m_controller.holdDecisions(true); // of the others
    emit answered(isVoid ? Decision(m_cutChoice) : round.moves[m_decisions].decision);
}

} // namespace settebello
