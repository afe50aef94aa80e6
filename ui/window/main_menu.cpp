// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_menu.h"

#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "sound/sound_player.h"
#include "text/display_names.h"
#include "text/named_sentence.h"
#include "widgets/plain_text.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenu>

#include <cmath>
#include <optional>

namespace settebello {

namespace {

template <typename List>
QVariantList variants(const List& values) {
    return {values.begin(), values.end()};
}

QVariantList languages() {
    QVariantList all{QStringLiteral("system")};
    for (const QString& language : LanguageManager::available()) {
        all += language;
    }
    return all;
}

} // namespace

MainMenu::MainMenu(SettingsStore& store, QWidget* parent)
    : QMenuBar(parent)
    , m_store(store)
    , m_game(addMenu(QString()))
    , m_view(addMenu(QString()))
    , m_help(addMenu(QString())) {
    makeGame();
    makeView();
    makeHelp();
    connect(&m_store, &SettingsStore::changed, this, &MainMenu::showSettings);
    for (const QMenu* menu : {m_game, m_view, m_help}) {
        // Once it is known whether the next one opens instead.
        connect(menu, &QMenu::aboutToHide, this, &MainMenu::closed, Qt::QueuedConnection);
    }
    setPlayed(false, false);
    setSameCards(false, false);
    setReview(false);
    setContinue(false);
    setBackToStart(false);
    setTakeBack(false);
    setHint(false);
    setPause(false, false);
    setMoves(false, false);
    setSound(canPlaySounds());
    retranslate();
    showSettings();
}

void MainMenu::makeGame() {
    m_newMatch = m_game->addAction(QString(), this, &MainMenu::newMatch);
    m_newMatch->setShortcut(QKeySequence::New);
    m_continue = m_game->addAction(QString(), this, &MainMenu::continueLeft);
    connect(m_game, &QMenu::aboutToShow, this, &MainMenu::gameOpened);
    m_backToStart = m_game->addAction(QString(), this, &MainMenu::backToStart);
    m_again = m_game->addAction(QString(), this, &MainMenu::playAgain);
    m_again->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    m_friends = m_game->addAction(QString(), this, &MainMenu::withFriends);
    m_dealByCode = m_game->addAction(QString(), this, &MainMenu::dealByCode);
    m_dealByCode->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    makeSameCards();
    m_takeBack = m_game->addAction(QString(), this, &MainMenu::takeBack);
    m_takeBack->setShortcut(QKeySequence::Undo);
    m_hint = m_game->addAction(QString(), this, &MainMenu::hint);
    // Only shown here: the table has this key, with which it also closes a hint.
    m_hint->setShortcut(QKeySequence(Qt::Key_H));
    m_hint->setShortcutContext(Qt::WidgetShortcut);
    m_pause = m_game->addAction(QString(), this, &MainMenu::pause);
    m_pause->setCheckable(true);
    m_pause->setShortcuts({QKeySequence(Qt::Key_P), QKeySequence(Qt::Key_Pause)});
    m_moves = m_game->addAction(QString(), this, &MainMenu::moves);
    m_moves->setCheckable(true);
    m_moves->setShortcut(QKeySequence(Qt::Key_L));
    m_lastScore = m_game->addAction(QString(), this, &MainMenu::lastScore);
    m_lastScore->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    m_review = m_game->addAction(QString(), this, &MainMenu::review);
    m_review->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_A));
    m_game->addSeparator();
    m_matches = m_game->addAction(QString(), this, &MainMenu::matches);
    m_matches->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_M));
    m_statistics = m_game->addAction(QString(), this, &MainMenu::statistics);
    m_statistics->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    m_practise = m_game->addAction(QString(), this, &MainMenu::practise);
    m_practise->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
    m_scorekeeper = m_game->addAction(QString(), this, &MainMenu::scorekeeper);
    m_game->addSeparator();
    m_preferences = m_game->addAction(QString(), this, &MainMenu::preferences);
    m_preferences->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Comma));
    m_preferences->setMenuRole(QAction::PreferencesRole);
    m_game->addSeparator();
    m_quit = m_game->addAction(QString(), this, &MainMenu::quit);
    m_quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    m_quit->setMenuRole(QAction::QuitRole);
}

void MainMenu::makeSameCards() {
    m_sameCards = m_game->addMenu(QString());
    m_sameAgain = m_sameCards->addAction(QString(), this, [this] { emit sameCards(false); });
    m_sameAgain->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    m_sameExchanged = m_sameCards->addAction(QString(), this, [this] { emit sameCards(true); });
    m_compare = m_sameCards->addAction(QString(), this, &MainMenu::compare);
    m_compare->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    m_sameCards->addSeparator();
    m_day = m_sameCards->addAction(QString(), this, &MainMenu::matchOfTheDay);
}

MainMenu::Choice MainMenu::makeChoice(QMenu* menu, const QVariantList& values) {
    Choice choice{menu, new QActionGroup(menu), {}};
    for (const QVariant& value : values) {
        QAction* action = menu->addAction(QString());
        action->setCheckable(true);
        action->setData(value);
        choice.group->addAction(action);
    }
    return choice;
}

void MainMenu::makeView() {
    m_language = makeChoice(m_view->addMenu(QString()), languages());
    m_language.get = [this] { return QString::fromStdString(m_store.settings().language); };
    connect(m_language.group, &QActionGroup::triggered, this, [this](const QAction* action) {
        const std::string language = action->data().toString().toStdString();
        m_store.change([&](Settings& settings) { settings.language = language; });
    });
    m_theme = makeChoice(m_view->addMenu(QString()), variants(themeIds()));
    m_theme.get = [this] { return QString::fromStdString(m_store.settings().display.table); };
    connect(m_theme.group, &QActionGroup::triggered, this, [this](const QAction* action) {
        const std::string theme = action->data().toString().toStdString();
        m_store.change([&](Settings& settings) { settings.display.table = theme; });
    });
    makeSpeed();
    const auto toggle = [this](const std::function<bool&(Settings&)>& field) {
        QAction* action = m_view->addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, field](bool on) {
            m_store.change([&](Settings& settings) { field(settings) = on; });
        });
        return Toggle{action, [this, field] {
                          Settings settings = m_store.settings();
                          return field(settings);
                      }};
    };
    m_reduced = toggle([](Settings& s) -> bool& { return s.display.reducedMotion; });
    m_sound = toggle([](Settings& s) -> bool& { return s.display.sound; });
    m_sound.action->setShortcut(QKeySequence(Qt::Key_M));
    m_view->addSeparator();
    m_numbers = toggle([](Settings& s) -> bool& { return s.display.cardNumbers; });
    m_counts = toggle([](Settings& s) -> bool& { return s.assist.showCounts; });
    m_fingerprint = toggle([](Settings& s) -> bool& { return s.assist.showFingerprint; });
    m_view->addSeparator();
    m_fullScreen = m_view->addAction(QString());
    m_fullScreen->setCheckable(true);
    m_fullScreen->setShortcut(QKeySequence(Qt::Key_F11));
    connect(m_fullScreen, &QAction::triggered, this, &MainMenu::fullScreen);
}

void MainMenu::makeSpeed() {
    m_speed = makeChoice(m_view->addMenu(QString()), variants(motionSpeeds()));
    m_speed.get = [this] { return m_store.settings().display.animationSpeed; };
    connect(m_speed.group, &QActionGroup::triggered, this, [this](const QAction* action) {
        const double speed = action->data().toDouble();
        m_store.change([&](Settings& settings) { settings.display.animationSpeed = speed; });
    });
    m_speed.menu->addSeparator();
    m_faster = m_speed.menu->addAction(QString(), this, [this] { changeSpeed(1); });
    m_faster->setShortcut(QKeySequence(Qt::Key_Plus));
    m_slower = m_speed.menu->addAction(QString(), this, [this] { changeSpeed(-1); });
    m_slower->setShortcut(QKeySequence(Qt::Key_Minus));
}

/// Changes to the next faster or slower speed; 0, without motion, is the fastest.
void MainMenu::changeSpeed(int step) {
    const QList<double> speeds = motionSpeeds();
    const double now = m_store.settings().display.animationSpeed;
    // A speed from an edited settings file may be between two of the list.
    const auto rank = [](double speed) { return speed <= 0 ? 1e9 : speed; };
    std::optional<double> next;
    for (const double speed : speeds) {
        const bool beyond = step > 0 ? rank(speed) > rank(now) : rank(speed) < rank(now);
        if (beyond &&
            (!next || std::abs(rank(speed) - rank(now)) < std::abs(rank(*next) - rank(now)))) {
            next = speed;
        }
    }
    if (next) {
        m_store.change([&](Settings& settings) { settings.display.animationSpeed = *next; });
    }
}

void MainMenu::makeHelp() {
    m_rules = m_help->addAction(QString(), this, &MainMenu::rules);
    m_rules->setShortcut(QKeySequence(Qt::Key_F2));
    m_ruleEffect = m_help->addAction(QString(), this, &MainMenu::ruleEffect);
    m_firstSteps = m_help->addAction(QString(), this, &MainMenu::firstSteps);
    m_shortcuts = m_help->addAction(QString(), this, &MainMenu::shortcuts);
    m_shortcuts->setShortcut(QKeySequence(Qt::Key_F1));
    m_fairCards = m_help->addAction(QString(), this, &MainMenu::fairCards);
    m_help->addSeparator();
    m_about = m_help->addAction(QString(), this, &MainMenu::about);
    m_about->setMenuRole(QAction::AboutRole);
}

void MainMenu::setPlayed(bool match, bool round) {
    m_again->setEnabled(match);
    m_lastScore->setEnabled(round);
}

void MainMenu::setReview(bool possible) {
    m_review->setEnabled(possible);
}

void MainMenu::setSameCards(bool match, bool over) {
    m_sameAgain->setEnabled(match);
    m_sameExchanged->setEnabled(match);
    m_compare->setEnabled(over);
}

void MainMenu::setContinue(bool possible) {
    m_continue->setEnabled(possible);
}

void MainMenu::setBackToStart(bool possible) {
    m_backToStart->setEnabled(possible);
}

void MainMenu::setTakeBack(bool possible, const QString& player) {
    m_takeBack->setEnabled(possible);
    m_takeBackPlayer = player;
    nameTakeBack();
}

void MainMenu::nameTakeBack() {
    m_takeBack->setText(m_takeBackPlayer.isEmpty()
                            ? tr("&Take back the last play")
                            : namedSentence(tr("&Take back the last play of %1", "a player"),
                                            menuText(m_takeBackPlayer, kLongestName)));
}

void MainMenu::setHint(bool possible) {
    m_hint->setEnabled(possible);
}

void MainMenu::setMoves(bool possible, bool shown) {
    m_moves->setEnabled(possible);
    m_moves->setChecked(shown);
}

void MainMenu::setPause(bool possible, bool paused) {
    m_pause->setEnabled(possible);
    m_pause->setChecked(paused);
}

void MainMenu::setSound(bool possible) {
    m_hasSound = possible;
    m_sound.action->setEnabled(possible);
    nameSound();
}

void MainMenu::nameSound() {
    m_sound.action->setText(m_hasSound ? tr("S&ound") : tr("S&ound (this build has none)"));
}

void MainMenu::setFullScreen(bool on) {
    m_fullScreen->setChecked(on);
}

void MainMenu::showSettings() {
    for (const Choice* choice : {&m_language, &m_theme, &m_speed}) {
        for (QAction* action : choice->group->actions()) {
            action->setChecked(action->data() == choice->get());
        }
    }
    for (const Toggle* toggle : {&m_numbers, &m_reduced, &m_sound, &m_counts, &m_fingerprint}) {
        toggle->action->setChecked(toggle->get());
    }
}

void MainMenu::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QMenuBar::changeEvent(event);
}

void MainMenu::retranslate() {
    m_game->setTitle(tr("&Game"));
    m_newMatch->setText(tr("&New match…"));
    m_continue->setText(tr("&Continue the unfinished match"));
    m_backToStart->setText(tr("&Back to the start"));
    m_again->setText(tr("Same rules &again"));
    m_friends->setText(tr("With &friends…"));
    m_dealByCode->setText(tr("&Deal by code…"));
    m_sameCards->setTitle(tr("The sam&e cards"));
    m_sameAgain->setText(tr("Play this match &again"));
    m_sameExchanged->setText(tr("Play it again with &seats exchanged"));
    m_compare->setText(tr("&Compare…"));
    m_day->setText(tr("Match of the &day"));
    nameTakeBack();
    m_hint->setText(tr("&Hint"));
    m_moves->setText(tr("Mo&ves of this round"));
    m_pause->setText(tr("Pa&use"));
    m_lastScore->setText(tr("Score of the &last round"));
    m_review->setText(tr("Revie&w this match"));
    m_matches->setText(tr("&Matches played"));
    m_statistics->setText(tr("&Statistics…"));
    m_practise->setText(tr("Pract&ise…"));
    m_scorekeeper->setText(tr("Score&keeper for a real table…"));
    m_preferences->setText(tr("&Preferences…"));
    m_quit->setText(tr("&Quit"));
    m_view->setTitle(tr("&View"));
    m_language.menu->setTitle(tr("&Language"));
    m_theme.menu->setTitle(tr("&Table"));
    m_speed.menu->setTitle(tr("&Speed of the cards"));
    m_faster->setText(tr("One step &faster"));
    m_slower->setText(tr("One step &slower"));
    m_reduced.action->setText(tr("&Reduced motion"));
    nameSound();
    m_numbers.action->setText(tr("&Numbers on the cards"));
    m_counts.action->setText(tr("Running &counts"));
    m_fingerprint.action->setText(tr("Fin&gerprint of the cards"));
    m_fullScreen->setText(tr("&Full screen"));
    m_help->setTitle(tr("&Help"));
    m_rules->setText(tr("The r&ules of this table"));
    m_ruleEffect->setText(tr("&What do these rules change?"));
    m_firstSteps->setText(tr("&First steps"));
    m_shortcuts->setText(tr("&Keyboard shortcuts"));
    m_fairCards->setText(tr("Fair &cards…"));
    m_about->setText(tr("&About Settebello"));
    retranslateChoices();
}

void MainMenu::retranslateChoices() {
    for (QAction* action : m_language.group->actions()) {
        const QString language = action->data().toString();
        action->setText(language == QLatin1String("system")
                            ? tr("System language")
                            : LanguageManager::nativeName(language));
    }
    for (QAction* action : m_theme.group->actions()) {
        action->setText(themeName(action->data().toString()));
    }
    for (QAction* action : m_speed.group->actions()) {
        action->setText(speedName(action->data().toDouble()));
    }
}

} // namespace settebello
