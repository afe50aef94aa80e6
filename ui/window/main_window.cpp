// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "game/match_text.h"
#include "game/opened_file.h"
#include "table/table_view.h"
#include "tasks/power.h"
#include "text/rule_book.h"
#include "widgets/bring_to_front.h"
#include "widgets/notice_bar.h"
#include "widgets/window_geometry.h"
#include "window/dialog_host.h"
#include "window/fingerprint_bar.h"
#include "window/friends_host.h"
#include "window/lesson_host.h"
#include "window/main_menu.h"
#include "window/match_flow.h"
#include "window/requested_files.h"
#include "window/running_program.h"
#include "window/services.h"
#include "window/start_host.h"
#include "window/unsaved_guard.h"
#include "with_friends/friends_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QIcon>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr QSize kMinimumSize(800, 560);
/// A screen with shorter sides is small: at first the window fills it.
constexpr int kShortSide = 900;
constexpr int kLongSide = 1600;

QString geometryKey() {
    return QStringLiteral("window/geometry");
}

} // namespace

MainWindow::MainWindow(const WindowOptions& options, QWidget* parent)
    : QMainWindow(parent)
    , m_language(options.language)
    , m_mayAnalyse(options.idleAnalysis)
    , m_services(std::make_unique<Services>(options)) {
    setWindowTitle(QStringLiteral("Settebello")); // screen readers say it too
    setWindowIcon(QIcon(QStringLiteral(":/icons/settebello.svg")));
    setLeastSize(this, kMinimumSize);
    m_unsaved = new UnsavedGuard(*m_services, this);
    QBoxLayout* column = layOut();
    m_flow = new MatchFlow(*m_services, *m_table, options.seed, this);
    m_dialogs = new DialogHost(*m_services, this);
    m_lessons = new LessonHost(*m_services, *m_table, *column, this);
    m_friends = new FriendsHost(*m_services, *m_friendsBar, this);
    m_start = new StartHost(*m_services, *m_table, *m_friends, this);
    m_start->connectTo(*m_flow, *m_lessons, *m_dialogs);
    m_requested = new RequestedFiles(
        [this](const QString& file, const QWidget& question) {
            return m_friends->isChoosing(question) && openFile(file).invitation;
        },
        this);
    connect(m_requested, &RequestedFiles::open, this, qOverload<const QString&>(&MainWindow::open));
    connect(m_requested, &RequestedFiles::waits, m_friends, &FriendsHost::noteWaiting);
    connectMenu();
    connectMatch();
    connectFlow();
    connectFriends();
    connectNotices();
    connectIdleAnalysis();
    connect(&store(), &SettingsStore::changed, this, [this, before = store().settings().language] {
        if (store().settings().language != before) {
            m_language.clear();
        }
        useSettings();
    });
    useSettings();
    showNotices();
    restoreLastGeometry();
}

MainWindow::~MainWindow() {
    controller().stop();
    m_friends->leave();
    // Tables before the services that they use.
    qDeleteAll(findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly));
    delete centralWidget();
}

/// @return the column of bars and table.
QBoxLayout* MainWindow::layOut() {
    m_menu = new MainMenu(store(), this);
    setMenuBar(m_menu);
    m_fingerprintBar = new FingerprintBar(m_services->fairCards, this);
    m_table = new TableView(source(), pictures(), this);
    m_services->sounds.listenTo(*m_table);
    m_services->sounds.listenTo(source());
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_fingerprintBar);
    m_friendsBar = new FriendsBar(middle);
    column->addWidget(m_friendsBar);
    column->addWidget(m_table, 1);
    m_notice = new NoticeBar(middle);
    m_notice->keepBelow(m_friendsBar);
    setCentralWidget(middle);
    m_table->setFocus();
    return column;
}

GameController& MainWindow::controller() {
    return m_services->controller;
}

MatchSource& MainWindow::source() {
    return m_services->source;
}

SettingsStore& MainWindow::store() {
    return m_services->settingsStore;
}

CardPictures& MainWindow::pictures() {
    return m_services->pictures;
}

RelayStore& MainWindow::relay() {
    return m_services->relay;
}

MatchAutosave& MainWindow::autosave() {
    return m_services->autosave;
}

StatisticsStore& MainWindow::statistics() {
    return m_services->statistics;
}

IdleAnalysis& MainWindow::idleAnalysis() {
    return m_services->idleAnalysis;
}

void MainWindow::connectMenu() {
    connect(m_menu, &MainMenu::newMatch, m_flow, &MatchFlow::openNewMatch);
    connect(m_menu, &MainMenu::continueLeft, m_flow, &MatchFlow::continueLeft);
    connect(m_menu, &MainMenu::gameOpened, this, &MainWindow::updateContinue);
    connect(m_menu, &MainMenu::playAgain, m_flow, &MatchFlow::playAgain);
    connect(m_menu, &MainMenu::withFriends, this, &MainWindow::openFriends);
    connect(m_menu, &MainMenu::dealByCode, m_flow, &MatchFlow::dealByCode);
    connect(m_menu, &MainMenu::matchOfTheDay, m_flow, &MatchFlow::playMatchOfTheDay);
    connect(m_menu, &MainMenu::backToStart, this, &MainWindow::backToStart);
    connect(m_menu, &MainMenu::compare, m_flow, &MatchFlow::compare);
    connect(m_menu, &MainMenu::review, m_flow, &MatchFlow::review);
    connect(m_menu, &MainMenu::sameCards, m_flow, &MatchFlow::playSameCards);
    connect(m_menu, &MainMenu::lastScore, this, [this] {
        m_table->finishMotion(); // or the end of the scoring motion would open the sheet again
        m_flow->showScore();
    });
    connect(m_menu, &MainMenu::pause, &source(), &MatchSource::setPaused);
    connect(m_menu, &MainMenu::moves, m_table, &TableView::showMoves);
    connect(m_menu, &MainMenu::hint, m_table, &TableView::showHint);
    connect(m_menu, &MainMenu::takeBack, m_table, &TableView::takeBack);
    connect(m_menu, &MainMenu::matches, m_dialogs, &DialogHost::showMatches);
    connect(m_menu, &MainMenu::statistics, m_dialogs, &DialogHost::showStatistics);
    connect(m_menu, &MainMenu::practise, m_dialogs, &DialogHost::showPractice);
    connect(m_menu, &MainMenu::scorekeeper, m_dialogs, &DialogHost::showScorekeeper);
    connect(m_menu, &MainMenu::preferences, m_dialogs, &DialogHost::showPreferences);
    connect(m_menu, &MainMenu::quit, this, &QWidget::close);
    connect(m_menu, &MainMenu::fullScreen, this, &MainWindow::setFullScreen);
    connect(m_menu, &MainMenu::rules, m_dialogs, &DialogHost::showRules);
    connect(m_menu, &MainMenu::ruleEffect, m_dialogs, &DialogHost::showRuleEffect);
    connect(m_menu, &MainMenu::shortcuts, m_dialogs, &DialogHost::showShortcuts);
    connect(m_menu, &MainMenu::fairCards, m_dialogs, &DialogHost::showFairCards);
    connect(m_menu, &MainMenu::firstSteps, m_lessons, &LessonHost::start);
    connect(m_menu, &MainMenu::about, m_dialogs, &DialogHost::showAbout);
    connect(m_fingerprintBar, &FingerprintBar::check, m_dialogs, &DialogHost::showFairCards);
    connect(m_menu, &MainMenu::closed, this, &MainWindow::returnFocus);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        const QWidget* centre = centralWidget();
        if (now && centre && centre->isAncestorOf(now)) {
            m_focus = now;
        }
    });
}

void MainWindow::connectMatch() {
    const MatchSource* match = &source();
    connect(match, &MatchSource::matchStarted, this, &MainWindow::onMatchStarted);
    connect(match, &MatchSource::happened, this, [this](const Event& event) {
        if (std::holds_alternative<RoundScored>(event)) {
            updateActions();
        }
    });
    connect(match, &MatchSource::progressed, this, &MainWindow::updateActions);
    connect(match, &MatchSource::pausedChanged, this, &MainWindow::updateActions);
    connect(&autosave(), &MatchAutosave::unfinishedChanged, this, &MainWindow::updateContinue);
    connect(m_table, &TableView::refused, this, &MainWindow::onRefused);
    connect(m_table, &TableView::ruleAsked, m_dialogs, &DialogHost::showRules);
    connect(m_table, &TableView::termAsked, m_dialogs, &DialogHost::showTerm);
    connect(m_table, &TableView::startAsked, this, &MainWindow::backToStart);
    connect(m_table, &TableView::handTurned, this, &MainWindow::updateActions);
    connect(m_table, &TableView::movesShownChanged, this,
            [this](bool shown) { m_menu->setMoves(source().hasMatch(), shown); });
}

void MainWindow::connectFlow() {
    connect(m_flow, &MatchFlow::idle, this, &MainWindow::welcome);
    connect(m_flow, &MatchFlow::replayRequested, m_dialogs, &DialogHost::showReplay);
    connect(m_flow, &MatchFlow::roundRequested, m_dialogs, &DialogHost::askAboutRound);
    connect(m_flow, &MatchFlow::reviewRequested, m_dialogs, &DialogHost::showReview);
    connect(m_dialogs, &DialogHost::resumeAsked, m_flow, &MatchFlow::resumeKept);
    connect(m_dialogs, &DialogHost::sameCardsAsked, m_flow, &MatchFlow::playCardsOf);
    connect(m_flow, &MatchFlow::comparisonRequested, m_dialogs, &DialogHost::showComparison);
    connect(m_dialogs, &DialogHost::reviewClosed, m_flow, &MatchFlow::checkIdle);
    connect(m_lessons, &LessonHost::refused, this, &MainWindow::onRefused);
    connect(m_lessons, &LessonHost::ruleRequested, m_dialogs, &DialogHost::showRules);
    connect(m_lessons, &LessonHost::matchRequested, this, [this] {
        if (!source().inPlay()) {
            m_flow->playLast();
        }
    });
    connect(m_lessons, &LessonHost::declined, m_start, &StartHost::show);
    connect(m_lessons, &LessonHost::left, this, [this] {
        if (!source().hasMatch()) { // as after the first start
            m_start->show();
        }
    });
    connect(m_start, &StartHost::shownChanged, this, &MainWindow::updateActions);
    connect(m_lessons, &LessonHost::activeChanged, this, [this](bool active) {
        updateActions();
        m_flow->setSuspended(active);
    });
}

void MainWindow::connectFriends() {
    connect(m_flow, &MatchFlow::localMatchBegins, m_friends, &FriendsHost::leave);
    connect(m_flow, &MatchFlow::friendsAsked, this, [this] {
        if (!m_friends->wishRematch()) {
            openFriends();
        }
    });
    connect(m_friends, &FriendsHost::beginsAgain, m_start, &StartHost::show);
    connect(m_flow, &MatchFlow::invitationOpened, this, [this](const net::Invitation& invitation) {
        if (!m_friends->atTable()) {
            m_friends->openInvitation(invitation);
            return;
        }
        m_flow->askToLeave([this, invitation] {
            m_friends->leave();
            m_friends->openInvitation(invitation);
        });
    });
    connect(m_friendsBar, &FriendsBar::leaveAsked, this, &MainWindow::openFriends);
    connect(m_friendsBar, &FriendsBar::absencesChanged, m_table, &TableView::setAbsences);
    connect(m_friendsBar, &FriendsBar::faceShown, m_table, &TableView::showFace);
    connect(m_friends, &FriendsHost::relayAsked, m_dialogs, &DialogHost::showRelay);
    connect(m_friends, &FriendsHost::began, this, [this] {
        m_fingerprintBar->setTable(&m_friends->session()->source());
        useSettings();
    });
    connect(m_friends, &FriendsHost::leftChanged, m_start, &StartHost::update);
    connect(m_friends, &FriendsHost::aboutToEnd, this, [this] {
        m_fingerprintBar->setTable(nullptr);
        m_table->finishMotion();
    });
    connect(m_friends, &FriendsHost::ended, this, [this] {
        m_flow->reset();
        useSettings();
    });
    connect(m_friends, &FriendsHost::unsavedChanged, m_unsaved, &UnsavedGuard::check);
}

/// At a table, the way to others leads through leaving it.
void MainWindow::openFriends() {
    if (!m_friends->atTable()) {
        m_friends->open();
    } else if (source().over()) {
        m_friends->leave();
        m_start->show();
        m_friends->open();
    } else {
        m_flow->askToLeave([this] {
            m_friends->leave();
            m_start->show();
        });
    }
}

/// A match that is kept can be left without a question: the start screen offers to go on with it.
void MainWindow::backToStart() {
    const bool isKept = !m_friends->atTable() && autosave().keepsMatches();
    if (source().inPlay() && !isKept) {
        m_flow->askToLeave([this] { showStart(); });
    } else {
        showStart();
    }
}

void MainWindow::showStart() {
    m_table->finishMotion();
    if (m_friends->atTable()) {
        m_friends->leave();
    } else if (source().inPlay()) {
        controller().stop();
        autosave().flush(); // or it might not be offered yet
    }
    m_flow->reset();
    m_start->show();
}

void MainWindow::connectNotices() {
    connect(m_unsaved, &UnsavedGuard::changed, this, &MainWindow::showNotices);
    connect(&autosave(), &MatchAutosave::noticesChanged, this, &MainWindow::showNoticesAgain);
    connect(&autosave(), &MatchAutosave::unsavedChanged, this, &MainWindow::showNoticesAgain);
    connect(&autosave(), &MatchAutosave::finishedMatchSaved, &statistics(),
            &StatisticsStore::count);
    connect(&statistics(), &StatisticsStore::noticesChanged, this, &MainWindow::showNotices);
    connect(&m_services->fairCards, &FairCards::noticesChanged, this, &MainWindow::showNotices);
    connect(m_friends, &FriendsHost::noticesChanged, this, &MainWindow::showNotices);
    connect(&pictures(), &CardPictures::faultsChanged, this, &MainWindow::showDeckFaults);
}

/// Matches are analysed only while nothing else is, so that no search shares the processor.
void MainWindow::connectIdleAnalysis() {
    IdleAnalysis& idle = idleAnalysis();
    idle.setPower([] { return runsOnBattery(); });
    idle.setBusy([this] {
        return source().inPlay() || m_dialogs->isSearching() || !autosave().ownsFolder();
    });
    connect(&source(), &MatchSource::matchStarted, &idle, &IdleAnalysis::check);
    connect(&source(), &MatchSource::roundSet, &idle, &IdleAnalysis::check);
    connect(&autosave(), &MatchAutosave::finishedMatchSaved, &idle, &IdleAnalysis::add);
    connect(&idle, &IdleAnalysis::analysed, m_flow, &MatchFlow::showLesson);
}

void MainWindow::onMatchStarted() {
    m_flow->reset();
    if (autosave().finishedMatchWaits()) { // nor will this one be saved
        showNoticesAgain();
    }
    m_dialogs->updateRules();
    m_lessons->endForMatch();
    updateActions();
}

void MainWindow::onRefused(PlayFault fault) {
    m_dialogs->setBrokenRule(bookAnchor(fault));
}

void MainWindow::useSettings() {
    const Settings& settings = store().settings();
    m_services->languages.use(m_language.isEmpty() ? QString::fromStdString(settings.language)
                                                   : m_language);
    m_services->textSize.use(settings.display.textSize);
    useDeck(QString::fromStdString(settings.display.deck));
    m_table->setDisplay(settings.display);
    m_friendsBar->setFaces(settings.display.faces);
    m_services->sounds.setDisplay(settings.display);
    m_lessons->setDisplay(settings.display);
    m_start->setDisplay(settings.display);
    m_flow->setDisplay(settings.display);
    m_table->setAssist(settings.assist);
    m_table->setComments(settings.display.comments);
    m_fingerprintBar->setWanted(settings.assist.showFingerprint);
    m_friends->useSettings();
    idleAnalysis().setWanted(m_mayAnalyse && settings.assist.idleAnalysis);
    controller().setPace(settings.display.pace, settings.display.animationSpeed);
    m_dialogs->updateRules();
    updateActions();
}

void MainWindow::useDeck(const QString& id) {
    if (id == m_deck) {
        return;
    }
    m_deck = id;
    pictures().setDeck(id);
    m_deckFaults = pictures().faults();
    if (pictures().deck().id.isEmpty()) {
        pictures().setDeck(QStringLiteral("napoletane"));
    }
    m_services->languages.nameCards(pictures().deck());
    showNotices();
}

/// A picture has turned out to be unusable while it was drawn.
void MainWindow::showDeckFaults() {
    m_deckFaults = pictures().faults();
    showNotices();
}

void MainWindow::showNotices() {
    QStringList messages = QStringList{m_unsaved->text()} + store().notices() +
                           m_services->relay.notices() + m_deckFaults + autosave().notices() +
                           m_friends->notices() + m_services->fairCards.notices() +
                           statistics().notices();
    messages.removeAll(QString());
    m_notice->showMessage(messages.join(QLatin1Char('\n')));
}

/// Also if the player has put the same notice away.
void MainWindow::showNoticesAgain() {
    m_notice->showMessage({});
    showNotices();
}

/// Matches that ended just before the program was killed.
void MainWindow::countNewMatches() {
    if (autosave().ownsFolder()) {
        statistics().countNew();
    }
}

void MainWindow::welcome() {
    countNewMatches();
    if (m_friends->atTable()) { // and its result has been looked at
        m_friends->leave();
    }
    if (autosave().offersUnfinished() || !m_lessons->offer()) {
        m_start->show();
    }
}

void MainWindow::open(const QString& file) {
    open(openFile(file));
}

void MainWindow::open(const OpenedFile& opened) {
    countNewMatches();
    m_flow->open(opened);
}

void MainWindow::serve(const OpenRequest& request) {
    const bool begins = !isVisible(); // there was no more than a message about a file
    m_table->closeHand();
    if (request.newWindow) {
        return;
    }
    bringToFront(this, request.activationToken);
    if (!request.file.isEmpty()) {
        m_requested->add(request.file);
    } else if (begins) {
        welcome();
    }
}

void MainWindow::startMatch(const MatchSetup& setup) {
    m_flow->startMatch(setup);
}

/// Enables what can be done now, after every play.
void MainWindow::updateActions() {
    m_dialogs->setBrokenRule({});
    // The match, and neither the first steps nor what there is to begin with.
    const bool shown = !m_lessons->active() && !m_start->shown();
    const Settings::Assist& assist = store().settings().assist;
    const bool hasMatch = source().hasMatch();
    m_menu->setMoves(shown && hasMatch, m_table->movesShown());
    m_menu->setPause(shown && source().abilities().pause, source().paused());
    m_menu->setHint(shown && assist.hints && source().abilities().hint);
    const std::optional<int> takeBack = source().abilities().takeBack;
    m_menu->setTakeBack(shown && assist.takeBack && takeBack,
                        nameAmongSeveral(source().setup(), takeBack));
    updateContinue();
    m_menu->setBackToStart(shown && hasMatch);
    m_menu->setReview(!m_lessons->active() && source().over());
    const bool hasCode = !m_lessons->active() && hasMatch && source().setup().code.has_value();
    m_menu->setSameCards(hasCode, hasCode && m_flow->comparable());
    m_menu->setPlayed(!m_lessons->active() && hasMatch, shown && m_flow->hasScore());
}

void MainWindow::updateContinue() {
    m_menu->setContinue(!m_lessons->active() && !source().inPlay() &&
                        autosave().offersUnfinished());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_unsaved->mayClose()) {
        event->ignore();
        return;
    }
    controller().stop(); // the match is saved already and can be resumed
    keepGeometry();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        showNotices();
        m_start->update();
        updateActions();
    } else if (event->type() == QEvent::WindowStateChange && m_menu) {
        m_menu->setFullScreen(isFullScreen());
    } else if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_menu) {
        returnFocus(); // a dialog has closed, or another program was used
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::setFullScreen(bool on) {
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, on));
}

/// Where it was before the menu bar had it, so that the next key plays.
void MainWindow::returnFocus() {
    const bool inCentre = focusWidget() && focusWidget() != m_menu;
    if (inCentre || QApplication::activePopupWidget()) {
        return;
    }
    const bool canReturn = m_focus && m_focus->isVisible() && m_focus->isEnabled();
    (canReturn ? m_focus.data() : m_table)->setFocus(Qt::MenuBarFocusReason);
}

void MainWindow::restoreLastGeometry() {
    const QSize room = availableWindowRect(this).size();
    const bool isSmall = std::min(room.width(), room.height()) < kShortSide ||
                         std::max(room.width(), room.height()) < kLongSide;
    resize(isSmall ? room : room * 3 / 4);
    if (!restoreOnScreens(this, store().windowState().geometry(geometryKey())) && isSmall) {
        setWindowState(windowState() | Qt::WindowMaximized);
    }
}

void MainWindow::keepGeometry() {
    store().windowState().setGeometry(geometryKey(), saveGeometry());
}

} // namespace settebello
