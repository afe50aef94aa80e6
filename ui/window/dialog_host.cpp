// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/dialog_host.h"

#include "compare/compare_dialog.h"
#include "deals/fair_cards_dialog.h"
#include "effect/effect_dialog.h"
#include "game/match_id.h"
#include "help/about_dialog.h"
#include "help/rule_book_dialog.h"
#include "help/shortcuts_dialog.h"
#include "history/matches_dialog.h"
#include "preferences/preferences_dialog.h"
#include "replay/review_window.h"
#include "scorekeeper/scorekeeper_window.h"
#include "statistics/progress_view.h"
#include "statistics/statistics_dialog.h"
#include "widgets/window_geometry.h"
#include "window/services.h"

namespace settebello {

namespace {

/// Opens a window beside the main window, or brings it to the front.
void present(QWidget* window) {
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace

DialogHost::DialogHost(Services& services, QWidget* window)
    : QObject(window)
    , m_services(services)
    , m_window(window) {}

void DialogHost::showMatches() {
    auto* matches = m_window->findChild<MatchesDialog*>();
    if (!matches) {
        matches = new MatchesDialog(m_services.autosave.matchesFolder(),
                                    m_services.settingsStore.windowState(), m_window);
        connect(matches, &MatchesDialog::reviewAsked, this, &DialogHost::showReview);
        connect(matches, &MatchesDialog::resumeAsked, this, &DialogHost::resumeAsked);
        connect(matches, &MatchesDialog::sameCardsAsked, this,
                [this](const MatchSetup& setup) { emit sameCardsAsked(setup, false); });
        connect(matches, &MatchesDialog::compareAsked, this,
                [this](const Record& match) { showComparison(match, std::nullopt); });
    }
    present(matches);
}

ReviewWindow& DialogHost::reviewWindow() {
    auto* window = m_window->findChild<ReviewWindow*>();
    if (!window) {
        window =
            new ReviewWindow(m_services.idleAnalysis, m_services.settingsStore, m_services.pictures,
                             m_services.settingsStore.windowState(), m_window);
        connect(window, &QDialog::finished, this, &DialogHost::emitClosed);
        connect(window, &ReviewWindow::rulesAsked, this, &DialogHost::showRulesOf);
        m_services.sounds.listenTo(window->table());
    }
    return *window;
}

void DialogHost::showReplay(const Record& match) {
    ReviewWindow& window = reviewWindow();
    window.showMatch(match);
    present(&window);
}

/// A match that is over, which stays as it is if it is shown.
MatchReview& DialogHost::reviewOf(const Record& match) {
    ReviewWindow& window = reviewWindow();
    if (!window.match() || matchId(window.match()->replay().whole()) != matchId(match.match)) {
        window.showMatch(match);
    } else {
        window.showReview();
    }
    present(&window);
    return *window.match();
}

void DialogHost::showReview(const Record& match) {
    reviewOf(match).review();
}

void DialogHost::askAboutRound(const Record& match, int round) {
    showReplay(match);
    reviewWindow().match()->askAboutRound(round);
}

/// Unless there is a list of matches to choose another one from.
void DialogHost::emitClosed() {
    if (!m_window->findChild<MatchesDialog*>()) {
        emit reviewClosed();
    }
}

/// Shows a move of a match that is over, with what is known of it.
void DialogHost::showMove(const Record& match, int round, int move, const Analysis& analysis) {
    MatchReview& review = reviewOf(match);
    review.setAnalysis(analysis);
    review.showMove(round, move);
}

void DialogHost::showComparison(const Record& match, const std::optional<CodeResult>& result) {
    delete m_window->findChild<CompareDialog*>(); // of another match
    auto* dialog = new CompareDialog(match, m_services.statistics.statistics(),
                                     m_services.autosave.matchesFolder(),
                                     m_services.settingsStore.windowState(), m_window);
    connect(dialog, &CompareDialog::againAsked, this, &DialogHost::sameCardsAsked);
    connect(dialog, &CompareDialog::resultOpened, this,
            [this](const CodeResult& opened) { m_services.results.keep(opened); });
    connect(dialog, &QDialog::finished, this, &DialogHost::emitClosed);
    for (const CodeResult& opened : m_services.results.resultsOf(dialog->code())) {
        dialog->addResult(opened);
    }
    if (result) {
        dialog->addResult(*result);
        m_services.results.keep(*result);
    }
    present(dialog);
}

void DialogHost::showPreferences() {
    if (!m_window->findChild<PreferencesDialog*>()) {
        auto* dialog = new PreferencesDialog(m_services.settingsStore, m_services.relay, m_window);
        connect(dialog, &PreferencesDialog::soundTried, &m_services.sounds, &TableSounds::sample);
        m_services.sounds.findDevice(dialog,
                                     [dialog](bool found) { dialog->setSoundDevice(found); });
        openDialog(dialog);
    }
}

void DialogHost::showRelay() {
    showPreferences();
    m_window->findChild<PreferencesDialog*>()->showRelay();
}

void DialogHost::showStatistics() {
    auto* dialog = m_window->findChild<StatisticsDialog*>();
    if (!dialog) {
        dialog = new StatisticsDialog(m_services.statistics, m_services.settingsStore.windowState(),
                                      m_window);
        const auto showPractised = [this, dialog] {
            const PracticeStore& store = m_services.practice;
            dialog->setPractice(
                countOf(progressOfMistakes(store.practice()), store.today()),
                countOf(progressOfProblems(store.practice(), store.problems()), store.today()));
        };
        connect(&m_services.practice, &PracticeStore::changed, dialog, showPractised);
        showPractised();
        m_services.practice.load();
        dialog->setMatches(m_services.autosave.matchesFolder());
        connectProgress(dialog->progress());
    }
    present(dialog);
}

bool DialogHost::isSearching() const {
    return m_window->findChild<ReviewWindow*>() || m_window->findChild<CompareDialog*>() ||
           m_window->findChild<EffectDialog*>();
}

namespace {

/// What there is to say of the analysis in the background.
BackgroundState backgroundState(const IdleAnalysis& idle) {
    switch (idle.state()) {
    case IdleAnalysis::State::Running:
        return {DialogHost::tr("Match %1 of %2 is being analysed.", "numbers")
                    .arg(idle.match())
                    .arg(idle.matches()),
                idle.share(), true, true};
    case IdleAnalysis::State::Battery:
        return {DialogHost::tr("The others follow when the computer is plugged in."), 0, false,
                true};
    case IdleAnalysis::State::Off:
        return {{}, 0, false, true};
    case IdleAnalysis::State::Waiting:
        return {DialogHost::tr("The others follow while nobody plays or practises."), 0, false,
                false};
    case IdleAnalysis::State::Done:
        break;
    }
    return {};
}

} // namespace

/// Where the statistics say how somebody plays.
void DialogHost::connectProgress(ProgressView& progress) {
    connect(&progress, &ProgressView::positionAsked, this, &DialogHost::showMove);
    connect(&progress, &ProgressView::practiceAsked, this, &DialogHost::showPractice);
    IdleAnalysis& idle = m_services.idleAnalysis;
    connect(&progress, &ProgressView::stopAsked, &idle, &IdleAnalysis::setStopped);
    const auto showState = [&idle, &progress] { progress.setBackground(backgroundState(idle)); };
    connect(&idle, &IdleAnalysis::changed, &progress, showState);
    connect(&idle, &IdleAnalysis::analysed, &progress,
            [this, &progress] { progress.read(m_services.autosave.matchesFolder()); });
    showState();
}

void DialogHost::showPractice() {
    ReviewWindow& window = reviewWindow();
    window.practise();
    present(&window);
}

void DialogHost::showScorekeeper() {
    auto* scorekeeper = m_window->findChild<ScorekeeperWindow*>();
    if (!scorekeeper) {
        scorekeeper = new ScorekeeperWindow(m_services.pads, m_services.settingsStore,
                                            m_services.pictures, m_window);
    }
    present(scorekeeper);
}

void DialogHost::showRules() {
    showTerm(m_brokenRule);
}

void DialogHost::showTerm(const QString& anchor) {
    showRulesOf(rulesInPlay(), anchor);
}

void DialogHost::showRulesOf(const NamedRules& rules, const QString& anchor) {
    auto* book = m_window->findChild<RuleBookDialog*>();
    if (!book) {
        book = new RuleBookDialog(m_services.pictures, m_services.settingsStore.windowState(),
                                  m_window);
        book->setAttribute(Qt::WA_DeleteOnClose);
    }
    book->setRules(rules.rules, rules.base, QString::fromStdString(rules.name));
    book->show();
    if (!anchor.isEmpty()) {
        book->goTo(anchor);
    }
    present(book);
}

void DialogHost::showRuleEffect() {
    auto* effect = m_window->findChild<EffectDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (!effect) {
        effect = new EffectDialog(m_services.settingsStore, m_window);
    }
    effect->setRules(rulesInPlay());
    present(effect);
}

/// The rules of the match, or else of the last one.
NamedRules DialogHost::rulesInPlay() const {
    return m_services.source.hasMatch() ? m_services.source.setup().rules
                                        : m_services.settingsStore.settings().match.rules;
}

void DialogHost::updateRules() {
    const NamedRules rules = rulesInPlay();
    if (auto* book = m_window->findChild<RuleBookDialog*>()) {
        book->setRules(rules.rules, rules.base, QString::fromStdString(rules.name));
    }
    if (auto* effect = m_window->findChild<EffectDialog*>(QString(), Qt::FindDirectChildrenOnly)) {
        effect->setRules(rules);
    }
}

void DialogHost::showShortcuts() {
    if (!m_window->findChild<ShortcutsDialog*>()) {
        openDialog(new ShortcutsDialog(m_window));
    }
}

void DialogHost::showFairCards() {
    if (!m_window->findChild<FairCardsDialog*>()) {
        openDialog(new FairCardsDialog(m_services.fairCards, m_services.settingsStore, m_window));
    }
}

void DialogHost::showAbout() {
    if (!m_window->findChild<AboutDialog*>()) {
        openDialog(new AboutDialog(m_window));
    }
}

} // namespace settebello
