// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "cards/card_pictures.h"
#include "dialogs/rule_book_dialog.h"
#include "dialogs/score_sheet.h"
#include "fingerprint_bar.h"
#include "game/fair_cards.h"
#include "game/match_autosave.h"
#include "game/match_text.h"
#include "game/statistics_store.h"
#include "lesson/first_steps_offer.h"
#include "lesson/lesson_view.h"
#include "main_menu.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "sound/table_sounds.h"
#include "table/table_view.h"
#include "text/rule_book.h"
#include "widgets/notice_bar.h"
#include "widgets/style.h"

#include <QCloseEvent>
#include <QIcon>
#include <QRandomGenerator>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr QSize kUsualSize(1280, 800);
constexpr QSize kLeastSize(800, 560);

} // namespace

MainWindow::MainWindow(const WindowOptions& options, QWidget* parent)
    : QMainWindow(parent)
    , m_options(options)
    , m_store(std::make_unique<SettingsStore>(options.configFolder))
    , m_languages(std::make_unique<LanguageManager>())
    , m_pictures(std::make_unique<CardPictures>())
    , m_controller(std::make_unique<GameController>())
    , m_autosave(std::make_unique<MatchAutosave>(
          *m_controller, options.dataFolder.isEmpty() ? options.configFolder : options.dataFolder))
    , m_statistics(std::make_unique<StatisticsStore>(
          options.dataFolder.isEmpty() ? options.configFolder : options.dataFolder,
          m_autosave->matchesFolder(), m_autosave->enabled()))
    , m_sounds(std::make_unique<TableSounds>(makeSoundPlayer()))
    , m_fairCards(std::make_unique<FairCards>(
          *m_controller, m_autosave->enabled()
                             ? m_autosave->folder() + QStringLiteral("/match.fingerprints.json")
                             : QString())) {
    if (!options.seed) {
        m_controller->setRandomness(systemRandomness);
    }
    setWindowIcon(QIcon(QStringLiteral(":/icons/settebello.svg")));
    setMinimumSize(kLeastSize);
    m_menu = new MainMenu(*m_store, this);
    setMenuBar(m_menu);
    m_notice = new NoticeBar(this);
    m_fairBar = new FingerprintBar(*m_fairCards, this);
    m_table = new TableView(*m_controller, *m_pictures, this);
    m_sounds->listenTo(*m_table);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addWidget(m_fairBar);
    column->addWidget(m_table, 1);
    setCentralWidget(middle);
    m_table->setFocus();
    connectMenu();
    connectMatch();
    connect(m_store.get(), &SettingsStore::changed, this,
            [this, before = m_store->settings().language] {
                if (m_store->settings().language != before) {
                    m_options.language.clear(); // the player has chosen since
                }
                useSettings();
            });
    connect(m_store.get(), &SettingsStore::problemsChanged, this, &MainWindow::showProblems);
    useSettings();
    showProblems();
    restorePlace();
}

MainWindow::~MainWindow() {
    m_controller->stop();
    delete centralWidget(); // the table before what it shows
}

void MainWindow::connectMenu() {
    connect(m_menu, &MainMenu::newMatch, this, &MainWindow::openNewMatch);
    connect(m_menu, &MainMenu::playAgain, this, &MainWindow::playAgain);
    connect(m_menu, &MainMenu::lastScore, this, [this] {
        m_table->finishMotion(); // or the motion that scores would open the sheet once more
        showScore();
    });
    connect(m_menu, &MainMenu::pause, m_controller.get(), &GameController::setPaused);
    connect(m_menu, &MainMenu::moves, m_table, &TableView::showMoves);
    connect(m_menu, &MainMenu::hint, m_table, &TableView::showHint);
    connect(m_menu, &MainMenu::takeBack, m_controller.get(), &GameController::takeBack);
    connect(m_menu, &MainMenu::matches, this, &MainWindow::showMatches);
    connect(m_menu, &MainMenu::statistics, this, &MainWindow::showStatistics);
    connect(m_menu, &MainMenu::preferences, this, &MainWindow::showPreferences);
    connect(m_menu, &MainMenu::quit, this, &QWidget::close);
    connect(m_menu, &MainMenu::fullScreen, this, &MainWindow::setFullScreen);
    connect(m_menu, &MainMenu::rules, this, &MainWindow::showRules);
    connect(m_menu, &MainMenu::shortcuts, this, &MainWindow::showShortcuts);
    connect(m_menu, &MainMenu::fairCards, this, &MainWindow::showFairCards);
    connect(m_menu, &MainMenu::firstSteps, this, &MainWindow::startLesson);
    connect(m_menu, &MainMenu::about, this, &MainWindow::showAbout);
}

void MainWindow::connectMatch() {
    GameController* controller = m_controller.get();
    connect(controller, &GameController::matchStarted, this, [this] {
        dropOffer();
        m_scoreDue = false;
        m_wasPaused = false;
        m_scored.reset();
        m_resultDue = false;
        useRules();
        leaveLesson();
        showProgress();
    });
    connect(controller, &GameController::happened, this, [this](const Event& event) {
        if (const auto* scored = std::get_if<RoundScored>(&event)) {
            m_scored = roundSummary(m_controller->match(), *scored);
            showProgress();
        }
    });
    connect(controller, &GameController::progressed, this, &MainWindow::showProgress);
    connect(controller, &GameController::pausedChanged, this, &MainWindow::showProgress);
    connect(m_autosave.get(), &MatchAutosave::problemChanged, this, &MainWindow::showProblems);
    connect(m_autosave.get(), &MatchAutosave::finishedMatchSaved, m_statistics.get(),
            &StatisticsStore::count);
    connect(m_statistics.get(), &StatisticsStore::problemsChanged, this, &MainWindow::showProblems);
    connect(m_fairCards.get(), &FairCards::problemChanged, this, &MainWindow::showProblems);
    connect(m_fairBar, &FingerprintBar::check, this, &MainWindow::showFairCards);
    connect(m_table, &TableView::refused, this,
            [this](PlayFault fault) { m_refused = bookAnchor(fault); });
    connect(m_table, &TableView::handedOver, this, &MainWindow::showProgress);
    connect(m_table, &TableView::movesShownChanged, this,
            [this](bool shown) { m_menu->setMoves(m_controller->hasMatch(), shown); });
    connect(m_table, &TableView::ruleAsked, this, &MainWindow::showRules);
    connect(m_table, &TableView::roundShown, this, [this] {
        if (m_lesson) {
            m_scoreDue = true;
        } else {
            showScore();
        }
    });
    connect(m_table, &TableView::matchShown, this, [this] {
        m_resultDue = true;
        if (!m_lesson && !findChild<ScoreSheet*>()) {
            showResult();
        }
    });
}

void MainWindow::useSettings() {
    const Settings& settings = m_store->settings();
    m_languages->use(m_options.language.isEmpty() ? QString::fromStdString(settings.language)
                                                  : m_options.language);
    useDeck(QString::fromStdString(settings.display.deck));
    m_table->setDisplay(settings.display);
    m_sounds->setDisplay(settings.display);
    if (m_lesson) {
        m_lesson->setDisplay(settings.display);
    }
    if (m_offer) {
        m_offer->setTheme(tableTheme(QString::fromStdString(settings.display.table)));
    }
    m_table->setAssist(settings.assist);
    m_fairBar->setWanted(settings.assist.showFingerprint);
    const double speed = settings.display.animationSpeed;
    m_controller->setPace(speed > 0 ? 1 / speed : 0);
    useRules();
    showProgress();
}

void MainWindow::useDeck(const QString& id) {
    if (id == m_deck) {
        return;
    }
    m_deck = id;
    m_pictures->setDeck(id);
    m_deckFaults = m_pictures->faults();
    if (m_pictures->deck().id.isEmpty()) {
        m_pictures->setDeck(QStringLiteral("napoletane"));
    }
    m_languages->nameCards(m_pictures->deck());
    showProblems();
}

void MainWindow::showProblems() {
    QStringList messages = m_store->problems() + m_deckFaults +
                           QStringList{m_autosave->problem(), m_fairCards->problem()} +
                           m_statistics->problems();
    messages.removeAll(QString());
    m_notice->showMessage(messages.join(QLatin1Char('\n')));
}

void MainWindow::welcome() {
    if (m_autosave->enabled()) {
        m_statistics->countNew(); // what ended just before the program was killed
    }
    if (const std::optional<SavedMatch> saved = m_autosave->unfinished()) {
        offerToGoOn(*saved);
    } else if (!offerFirstSteps()) {
        openNewMatch();
    }
}

/// After every play: what can be done now.
void MainWindow::showProgress() {
    m_refused.clear();
    m_menu->setMoves(!m_lesson && m_controller->hasMatch(), m_table->movesShown());
    m_menu->setPause(!m_lesson && matchInPlay(), m_controller->paused());
    m_menu->setHint(!m_lesson && m_store->settings().assist.hints && m_controller->asksPerson() &&
                    !m_table->handingOver());
    m_menu->setTakeBack(!m_lesson && m_store->settings().assist.takeBack &&
                        m_controller->canTakeBack());
    m_menu->setPlayed(!m_lesson && m_controller->hasMatch(), !m_lesson && m_scored.has_value());
}

void MainWindow::startMatch(const MatchPlan& plan) {
    m_controller->start(plan);
    m_table->setFocus();
}

void MainWindow::playAgain() {
    MatchPlan plan = m_controller->plan();
    plan.seed = nextSeed();
    if (!matchInPlay()) {
        startMatch(plan);
        return;
    }
    askToGiveUp(tr("A match is being played. Give it up and begin another?"), tr("Begin another"),
                [this, plan] { startMatch(plan); });
}

quint64 MainWindow::nextSeed() {
    if (m_options.seed) {
        return (*m_options.seed)++;
    }
    return QRandomGenerator::system()->generate64();
}

bool MainWindow::matchInPlay() const {
    return m_controller->hasMatch() && !m_controller->match().over();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // The match is on the disk already, to be taken up again.
    m_controller->stop();
    keepPlace();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        showProblems();
    } else if (event->type() == QEvent::WindowStateChange && m_menu) {
        m_menu->setFullScreen(isFullScreen());
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::setFullScreen(bool on) {
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, on));
}

QString MainWindow::windowFile() const {
    return m_store->folder() + QStringLiteral("/window.ini");
}

void MainWindow::restorePlace() {
    resize(kUsualSize.boundedTo(availableWindowRect(this).size()));
    const QSettings file(windowFile(), QSettings::IniFormat);
    restoreGeometry(file.value(QStringLiteral("window/geometry")).toByteArray());
}

void MainWindow::keepPlace() const {
    QSettings file(windowFile(), QSettings::IniFormat);
    file.setValue(QStringLiteral("window/geometry"), saveGeometry());
}

} // namespace settebello
