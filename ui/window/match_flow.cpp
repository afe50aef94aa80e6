// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/match_flow.h"

#include "compare/compare_text.h"
#include "covers/match_end_panel.h"
#include "covers/score_sheet.h"
#include "deals/deal_code_dialog.h"
#include "deals/match_of_the_day.h"
#include "faces/commentator.h"
#include "game/dealer_draw.h"
#include "game/fair_cards.h"
#include "game/friends.h"
#include "game/match_id.h"
#include "game/match_text.h"
#include "game/opened_file.h"
#include "game/record_file.h"
#include "new_match/new_match_dialog.h"
#include "settings/file_access.h"
#include "statistics/progress_text.h"
#include "table/table_view.h"
#include "widgets/window_geometry.h"
#include "window/leave_question.h"
#include "window/services.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

bool hasMachines(const MatchSetup& setup) {
    return std::any_of(setup.seats.begin(), setup.seats.end(),
                       [](const SeatSetup& seat) { return !isHuman(seat); });
}

/// The name of the only opponent; empty if there are several or none.
QString onlyOpponent(const MatchSetup& setup) {
    QStringList names;
    for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
        if (!isHuman(setup.seat(seat))) {
            names += seatName(setup, seat);
        }
    }
    return names.size() == 1 ? names.front() : QString();
}

} // namespace

MatchFlow::MatchFlow(Services& services, TableView& table, std::optional<quint64> seed,
                     QWidget* window)
    : QObject(window)
    , m_services(services)
    , m_table(table)
    , m_seed(seed)
    , m_window(window)
    , m_leave(new LeaveQuestion(services, table, window)) {
    connect(m_leave, &LeaveQuestion::closed, this, [this] {
        if (m_sheet) {
            m_sheet->takeFocus();
        } else if (m_end) {
            m_end->takeFocus();
        }
    });
    connect(&services.source, &MatchSource::happened, this, [this](const Event& event) {
        if (const auto* scored = std::get_if<RoundScored>(&event)) {
            const MatchSource& source = m_services.source;
            const NamedRules& rules = source.setup().rules;
            m_score = roundSummary(rules.rules, source.round().events, *scored, rules.base);
        }
    });
    connect(&services.autosave, &MatchAutosave::finishedMatchSaved, this,
            [this](const QString& name) {
                if (m_services.source.over()) {
                    m_record = m_services.autosave.matchesFolder() + QLatin1Char('/') + name;
                }
            });
    // A play that was taken back ends no round.
    connect(&services.source, &MatchSource::roundSet, this, &MatchFlow::dropScore);
    connect(&table, &TableView::roundShown, this, [this] {
        if (m_suspended) {
            m_scoreDue = true;
        } else {
            showScore();
        }
    });
    connect(&table, &TableView::matchShown, this, [this] {
        m_resultDue = true;
        if (!m_suspended && !m_sheet) {
            showResult();
        }
    });
}

void MatchFlow::reset() {
    m_record.clear();
    m_lesson = nullptr;
    m_score.reset();
    m_scoreDue = false;
    m_resultDue = false;
    dropScore();
    dropResult();
    m_leave->drop();
}

void MatchFlow::setSuspended(bool suspended) {
    m_suspended = suspended;
    if (suspended) {
        return;
    }
    if (m_scoreDue) {
        m_scoreDue = false;
        showScore();
    } else if (m_resultDue) {
        showResult();
    }
}

void MatchFlow::startMatch(const MatchSetup& setup) {
    if (m_seed && !setup.code) { // the number may have dealt the cards of another match before
        Match dealt(setup.rules.rules, seedOf(setup));
        dealt.deal();
        if (refusesCards({setup, std::move(dealt)})) {
            return;
        }
    }
    emit localMatchBegins();
    m_services.controller.start(setup);
    m_table.setFocus();
}

void MatchFlow::resume(const Record& saved) {
    emit localMatchBegins();
    m_services.controller.resume(saved.setup, saved.match);
    m_table.setFocus();
}

void MatchFlow::continueLeft() {
    if (m_services.source.inPlay()) {
        return;
    }
    if (const std::optional<Record> saved = m_services.autosave.unfinished()) {
        resume(*saved);
    } else if (const QString file = m_services.autosave.lastLeft(); !file.isEmpty()) {
        resumeKept(file);
    }
}

void MatchFlow::resumeKept(const QString& file) {
    if (!m_services.autosave.ownsFolder()) {
        refuseKeptByAnother(file);
        return;
    }
    QString why;
    if (const std::optional<Record> saved = m_services.autosave.takeUp(file, why)) {
        resume(*saved);
    } else {
        showMessage(tr("The match in “%1” cannot be continued: %2", "a file, why")
                        .arg(shownFileName(file), why));
    }
}

/// Two windows that go on with one match would show its cards to each other's players.
void MatchFlow::refuseKeptByAnother(const QString& file) {
    showMessage(
        tr("The match in “%1” belongs to the other window of Settebello.").arg(shownFileName(file)),
        tr("Continue it there, or close that window first."));
}

quint64 MatchFlow::nextSeed() {
    return m_seed ? (*m_seed)++ : QRandomGenerator::system()->generate64();
}

namespace {

/// A question whose default button goes on with a match.
QMessageBox* makeResumeQuestion(QWidget* window, const QString& question, const QString& details) {
    auto* box = new QMessageBox(QMessageBox::Question, window->windowTitle(), question,
                                QMessageBox::NoButton, window);
    box->setInformativeText(details);
    QPushButton* resume = box->addButton(MatchFlow::tr("Continue"), QMessageBox::AcceptRole);
    resume->setObjectName(QStringLiteral("resume"));
    box->setDefaultButton(resume);
    return box;
}

} // namespace

void MatchFlow::open(const OpenedFile& opened) {
    if (opened.rules) {
        openNewMatch();
        m_window->findChild<NewMatchDialog*>()->keep(*opened.rules);
    } else if (opened.result) {
        openResult(*opened.result);
    } else if (opened.invitation) {
        emit invitationOpened(*opened.invitation);
    } else if (!opened.match) {
        showMessage(opened.problem);
    } else if (opened.match->match.over()) {
        emit replayRequested(*opened.match);
    } else {
        offerOpened(opened.file, *opened.match);
    }
}

/// Beside the player's own match, or else to be played.
void MatchFlow::openResult(const CodeResult& result) {
    if (const std::optional<Record> own = ownMatch(result.code.code)) {
        emit comparisonRequested(*own, result);
        return;
    }
    DealCodeDialog* dialog = openDealCode();
    dialog->addRules(result.rules);
    dialog->setCode(QString::fromStdString(toString(result.code.code)));
    dialog->setSeat(result.seat);
    dialog->setChallenge(resultOwner(result));
}

void MatchFlow::offerOpened(const QString& file, const Record& saved) {
    if (m_services.autosave.keepsMatchIn(file)) { // which is on the table, or was left last
        continueLeft();
        return;
    }
    if (m_services.autosave.isKeptByAnother(saved.match)) {
        refuseKeptByAnother(file);
        return;
    }
    const QString folder = QFileInfo(m_services.autosave.matchesFolder()).canonicalFilePath();
    const bool isCopy = folder.isEmpty() || QFileInfo(file).canonicalPath() != folder;
    if (isCopy && refusesCards(saved)) {
        return;
    }
    QString details = sideScores(saved.setup, saved.match.scores()).join(QLatin1Char('\n'));
    const bool keeps = m_services.autosave.keepsMatches();
    if (m_services.source.inPlay() && !keeps) {
        details +=
            QStringLiteral("\n\n") +
            tr("The match in play is not kept, because matches cannot be saved at the moment.");
    } else if (keeps && (m_services.source.inPlay() || m_services.autosave.unfinished())) {
        details +=
            QStringLiteral("\n\n") + tr("Your unfinished match is kept under “Matches played”.");
    }
    QMessageBox* box = makeResumeQuestion(
        m_window, tr("Continue the match in “%1”?").arg(shownFileName(file)), details);
    QPushButton* cancel = box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(box->defaultButton(), &QPushButton::clicked, this, [this, file, saved, isCopy] {
        if (!isCopy) {
            resumeKept(file);
            return;
        }
        Record copy = saved;
        setCardsKnown(copy.setup);
        resume(copy);
    });
    connect(cancel, &QPushButton::clicked, this, &MatchFlow::checkIdle);
    openDialog(box);
}

void MatchFlow::showMessage(const QString& text, const QString& details) {
    auto* box = new QMessageBox(QMessageBox::Information, m_window->windowTitle(), text,
                                QMessageBox::Ok, windowInUse(m_window));
    box->setInformativeText(details);
    connect(box, &QDialog::finished, this, &MatchFlow::checkIdle);
    openDialog(box);
}

void MatchFlow::checkIdle() {
    if (!m_services.source.hasMatch()) {
        emit idle();
    }
}

void MatchFlow::openNewMatch() {
    if (m_window->findChild<NewMatchDialog*>()) {
        return;
    }
    auto* dialog = new NewMatchDialog(m_services.settingsStore, m_services.pictures, m_window);
    const auto showInPlay = [this, dialog] {
        dialog->setMatchInPlay(m_services.source.inPlay(), m_services.autosave.keepsMatches());
    };
    showInPlay();
    connect(&m_services.autosave, &MatchAutosave::folderTaken, dialog, showInPlay);
    dialog->setUnfinished(m_services.autosave.offersUnfinished());
    connect(dialog, &NewMatchDialog::continueAsked, this, &MatchFlow::continueLeft);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { startMatch(fresh(dialog->setup(nextSeed()))); });
    connect(dialog, &QDialog::rejected, this, [this] {
        if (!m_services.source.inPlay() && !m_end) {
            emit idle();
        }
    });
    openDialog(dialog);
}

void MatchFlow::openHouseRules() {
    openNewMatch();
    auto* dialog = m_window->findChild<NewMatchDialog*>();
    const std::vector<NamedRules>& all = m_services.settingsStore.settings().houseRules;
    if (!all.empty()) {
        dialog->choose(all.front());
    }
    dialog->showAllRules(true);
}

void MatchFlow::playHouseRules(int number) {
    const SettingsStore& store = m_services.settingsStore;
    const std::vector<NamedRules>& all = store.settings().houseRules;
    if (number < static_cast<int>(all.size())) {
        const NamedRules& rules = all[static_cast<std::size_t>(number)];
        startOrAsk(fresh(NewMatchDialog::setupFor(store, rules, nextSeed())));
    }
}

void MatchFlow::playLast() {
    startMatch(fresh(NewMatchDialog::lastSetup(m_services.settingsStore, nextSeed())));
}

void MatchFlow::playAgain() {
    if (hasFriends(m_services.source.setup())) {
        emit friendsAsked();
        return;
    }
    MatchSetup setup = m_services.source.setup();
    setup.seed = nextSeed();
    startOrAsk(fresh(std::move(setup)));
}

void MatchFlow::askToLeave(const std::function<void()>& proceed) {
    m_leave->ask(proceed);
}

/// Says why cards cannot be dealt again, if that would show hands of a match that is not over.
bool MatchFlow::refusesCards(const Record& cards) {
    if (!m_services.autosave.isUnfinishedOfSeveral(cards)) {
        return false;
    }
    showMessage(tr("The match with these cards is not over yet."),
                tr("Several people play it at this screen, and whoever had the cards dealt again "
                   "would see what the others hold. Play it to its end first, or delete it under "
                   "“Matches played”."));
    return true;
}

void MatchFlow::startOrAsk(const MatchSetup& setup) {
    const bool isAgain = cardsAreKnown(setup);
    if (isAgain && refusesCards({setup, Match(setup.rules.rules, seedOf(setup))})) {
        return;
    }
    if (m_services.source.inPlay()) {
        m_leave->ask([this, setup] { startMatch(setup); });
    } else {
        startMatch(setup);
    }
}

/// A match with a code that nobody has, if matches have codes. With --seed all cards follow from
/// that number instead.
MatchSetup MatchFlow::fresh(MatchSetup setup) {
    setup.code.reset();
    setup.copied = false;
    if (!m_seed && m_services.settingsStore.settings().assist.dealCodes) {
        setup.code = MatchCode{dealCodeOf(setup.rules.rules, systemRandomness().front()), false};
    }
    return setup;
}

void MatchFlow::dealByCode() {
    openDealCode();
}

void MatchFlow::playMatchOfTheDay() {
    const MatchSetup day = matchOfTheDay(m_services.settingsStore, QDate::currentDate());
    if (const std::optional<Record> played = ownMatch(day.code->code)) {
        emit comparisonRequested(*played, std::nullopt);
        return;
    }
    MatchAutosave& autosave = m_services.autosave;
    const std::optional<Record> left =
        autosave.offersUnfinished() ? autosave.unfinished() : std::nullopt;
    if (left && left->setup.code && left->setup.code->code == day.code->code) {
        continueLeft();
    } else {
        startOrAsk(day);
    }
}

std::optional<Record> MatchFlow::ownMatch(const DealCode& code) const {
    std::vector<Record> own = ownMatches(m_services.statistics.statistics(),
                                         m_services.autosave.matchesFolder(), code, -1, 1);
    return own.empty() ? std::nullopt : std::optional(std::move(own.front()));
}

DealCodeDialog* MatchFlow::openDealCode() {
    if (auto* open = m_window->findChild<DealCodeDialog*>()) {
        return open;
    }
    auto* dialog = new DealCodeDialog(m_services.settingsStore, QDate::currentDate(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { startOrAsk(dialog->setup()); });
    connect(dialog, &QDialog::rejected, this, [this] {
        if (!m_services.source.inPlay() && !m_end) {
            emit idle();
        }
    });
    openDialog(dialog);
    return dialog;
}

void MatchFlow::playSameCards(bool exchanged) {
    playCardsOf(m_services.source.setup(), exchanged);
}

void MatchFlow::playCardsOf(MatchSetup setup, bool exchanged) {
    Q_ASSERT(setup.code);
    setup.code->given = true;
    startOrAsk(exchanged ? withSeatsExchanged(std::move(setup)) : setup);
}

bool MatchFlow::comparable() const {
    const MatchSource& source = m_services.source;
    return source.hasMatch() && hasCodeResult(source.setup(), source.over());
}

void MatchFlow::compare() {
    if (comparable()) {
        emit comparisonRequested(recorded(), std::nullopt);
    }
}

void MatchFlow::showScore() {
    if (!m_score) {
        return;
    }
    dropScore(); // of an earlier round, at which somebody looked again
    const Settings::Display& display = m_services.settingsStore.settings().display;
    m_sheet = new ScoreSheet(*m_score, sideNames(m_services.source.setup()),
                             tableTheme(QString::fromStdString(display.table)), m_services.pictures,
                             &m_table);
    m_sheet->setDirector(m_table.director());
    const Match* const match = m_services.source.revealed();
    if (match && match->over() && std::cmp_equal(match->played().size(), m_score->number + 1)) {
        m_sheet->setResult([setup = m_services.source.setup(), result = *match->result()] {
            return resultText(setup, result);
        });
    }
    connect(m_sheet, &ScoreSheet::closed, this, &MatchFlow::scoreClosed);
    connect(m_sheet, &ScoreSheet::whyAsked, this, &MatchFlow::askWhy);
    const MatchSetup& setup = m_services.source.setup();
    if (m_services.source.isShared()) {
        m_sheet->setShared();
    }
    if (hasMachines(setup)) {
        m_sheet->setExplainable(onlyOpponent(setup));
    }
}

void MatchFlow::dropScore() {
    if (m_sheet) {
        m_sheet->leave();
        m_sheet.clear();
    }
}

void MatchFlow::scoreClosed() {
    dropScore();
    if (m_resultDue) {
        showResult();
    } else if (m_end) { // the score was looked at over it
        m_end->takeFocus();
    } else {
        m_services.source.dealNext(); // does nothing if an earlier score was looked at again
    }
}

void MatchFlow::showResult() {
    const MatchSource& source = m_services.source;
    if (!source.over()) {
        return;
    }
    m_resultDue = false;
    m_leave->drop();
    const RuleSet& rules = source.setup().rules.rules;
    const bool otherDeals = firstDealerAfter(rules, *source.revealed()).has_value();
    m_end = new MatchEndPanel(source.setup(), *source.revealed(), otherDeals,
                              m_services.settingsStore.settings().display, m_services.pictures,
                              &m_table);
    m_end->setComparable(comparable());
    if (hasMachines(source.setup())) {
        m_end->setExplainable(onlyOpponent(source.setup()));
    }
    m_end->setLesson(m_lesson);
    if (const std::optional<Comment>& word = m_table.lastWord()) {
        m_end->setLastWord(word->seat, word->text);
    }
    m_end->setDirector(m_table.director());
    connect(m_end, &MatchEndPanel::rematchAsked, this,
            otherDeals && !hasFriends(source.setup()) ? &MatchFlow::otherSideDeals
                                                      : &MatchFlow::playAgain);
    connect(m_end, &MatchEndPanel::compareAsked, this, &MatchFlow::compare);
    connect(m_end, &MatchEndPanel::lookAsked, this, &MatchFlow::review);
    connect(m_end, &MatchEndPanel::whyAsked, this, [this] {
        const Record match = recorded();
        emit roundRequested(match, static_cast<int>(match.match.played().size()) - 1);
    });
    connect(m_end, &MatchEndPanel::closed, this, [this] {
        dropResult();
        emit idle();
    });
}

void MatchFlow::showLesson(const Record& record, const Analysis& analysis) {
    const MatchSource& source = m_services.source;
    const std::optional<JudgedMatch> judged = judgedMatch(record, analysis);
    if (!judged || !source.over() || !onlyPerson(record.setup) ||
        matchId(*source.revealed()) != analysis.record) {
        return;
    }
    m_lesson = [play = summarizePlay({&*judged, 1}), rules = record.setup.rules] {
        return lessonText(play, rules);
    };
    if (m_end) {
        m_end->setLesson(m_lesson);
    }
}

void MatchFlow::dropResult() {
    if (m_end) {
        m_end->leave();
        m_end.clear();
    }
}

void MatchFlow::setDisplay(const Settings::Display& display) {
    if (m_end) {
        m_end->setDisplay(display);
    }
    if (m_sheet) {
        m_sheet->setTheme(tableTheme(QString::fromStdString(display.table)));
    }
}

/// The match on the table, up to the end of the last round that is over. @pre one is
Record MatchFlow::recorded() const {
    const MatchSource& source = m_services.source;
    return {source.setup(), *source.revealed(), dateOfTime(QDateTime::currentDateTime()),
            toPath(m_record)};
}

/// Shows the match up to the round whose score lies on the table.
void MatchFlow::askWhy() {
    if (m_score) {
        emit roundRequested(recorded(), m_score->number);
    }
}

void MatchFlow::review() {
    if (m_services.source.over()) {
        emit reviewRequested(recorded());
    }
}

/// The rules draw who deals first: another draw, in which it is whoever sits after the last one.
void MatchFlow::otherSideDeals() {
    MatchSetup setup = m_services.source.setup();
    const auto wanted = firstDealerAfter(setup.rules.rules, *m_services.source.revealed());
    do {
        setup.seed = nextSeed();
        setup = fresh(std::move(setup));
    } while (Match(setup.rules.rules, seedOf(setup)).nextDealer() != wanted);
    startMatch(setup);
}

} // namespace settebello
