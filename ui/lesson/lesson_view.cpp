// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_view.h"

#include "cards/card_pictures.h"
#include "covers/cover_question.h"
#include "faces/opponent_faces.h"
#include "game/match_text.h"
#include "lesson/card_captions.h"
#include "lesson/lesson_panel.h"
#include "lesson/lesson_piles.h"
#include "lesson/lesson_round.h"
#include "sound/table_sounds.h"
#include "table/motion/director.h"
#include "table/painting/table_theme.h"
#include "table/table_view.h"
#include "widgets/letter_width.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kLearner = 0;
/// The smallest table beside the panel, in a small window with large text.
constexpr QSize kMinimumTableSize(320, 260);
/// The panel's width: a share of the window, with a minimum and a maximum in characters.
constexpr double kPanelShare = 0.3;
constexpr int kMinimumCharacters = 26;
constexpr int kMaximumCharacters = 60;
constexpr double kMaximumPanelShare = 0.44;

} // namespace

LessonView::LessonView(CardPictures& pictures, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_pictures(pictures)
    , m_name(name)
    , m_table(new TableView(m_source, pictures, this))
    , m_captions(new CardCaptions(*m_table))
    , m_piles(new LessonPiles(pictures, m_table))
    , m_panel(new LessonPanel(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    m_table->setMinimumSize(kMinimumTableSize);
    m_table->setGuide(this);
    m_table->installEventFilter(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_table, 1);
    m_layout->addWidget(m_panel);
    setFocusProxy(m_table);
    connect(&m_source, &MatchSource::progressed, this, &LessonView::onProgressed);
    connect(&m_table->director(), &Director::rested, this, &LessonView::onRested);
    connect(m_table, &TableView::refused, this, [this](PlayFault fault) {
        m_panel->setReply(m_done ? LessonText::goOnFirst()
                                 : LessonText::notAllowed(current(), fault),
                          LessonPanel::Reply::Advice);
    });
    connect(m_panel, &LessonPanel::back, this, [this] { enter(m_step - 1); });
    connect(m_panel, &LessonPanel::next, this, &LessonView::resume);
    connect(m_panel, &LessonPanel::leave, this, &LessonView::askToLeave);
    connect(m_panel, &LessonPanel::paceChosen, this, &LessonView::paceChosen);
    connect(&pictures, &CardPictures::deckChanged, this, &LessonView::showTexts);
    enter(0);
}

LessonView::~LessonView() {
    m_controller.stop();
    delete m_table; // before the controller that it shows
}

void LessonView::setDisplay(const Settings::Display& display) {
    m_table->setDisplay(display);
    m_theme = tableTheme(QString::fromStdString(display.table));
    QColor ground = m_theme.plate;
    ground.setAlpha(255);
    m_captions->setColours(ground, m_theme.plateText, m_theme.accent);
    m_piles->setTheme(m_theme);
    m_piles->setNumbers(display.cardNumbers);
    m_controller.setPace(display.pace, display.animationSpeed);
    m_panel->setPace(display.pace);
}

void LessonView::setSounds(TableSounds& sounds) {
    sounds.listenTo(*m_table);
}

const LessonStep& LessonView::current() const {
    return lessonSteps()[m_step];
}

LessonText LessonView::lessonText() const {
    const auto& courts = m_pictures.deck().courts;
    const bool figures = std::find(courts.begin(), courts.end(), Court::Number) == courts.end();
    return {opponentNames().value(0), figures};
}

void LessonView::setRound(int plays) {
    MatchSetup setup;
    setup.seats = {{m_name.toStdString(), kPerson}, {opponentNames().value(0).toStdString(), ""}};
    std::vector<std::unique_ptr<Player>> players;
    players.push_back(nullptr); // the learner
    players.push_back(LessonRound::opponent());
    m_controller.resume(setup, LessonRound::after(plays), std::move(players));
}

int LessonView::playsMade() const {
    return LessonRound::playsOf(m_source.round().events);
}

/// Whether the round has had this many plays, or the other player is about to make the last one.
bool LessonView::isAt(int plays) const {
    if (!m_source.hasMatch()) {
        return false;
    }
    const int made = playsMade();
    return made == plays || (made == plays - 1 && m_source.round().turn > kLearner);
}

void LessonView::enter(std::size_t step) {
    dropQuestion();
    m_step = std::min(step, lessonSteps().size() - 1);
    m_touched = 0;
    m_done = false;
    m_focusDue = false;
    if (!isAt(current().plays)) {
        setRound(current().plays);
    }
    m_piles->hide();
    m_table->setLastCaptureShown(current().topic >= LessonTopic::Cards); // which speaks of it
    m_panel->setReply({}, LessonPanel::Reply::Praise);
    m_panel->setDone(false);
    showTexts();
    m_panel->announce(lessonText().explanation(current()) + QLatin1Char(' ') +
                      lessonText().task(current(), m_touched));
    m_table->setFocus();
}

void LessonView::resume() {
    if (m_step + 1 < lessonSteps().size()) {
        enter(m_step + 1);
    } else if (m_done) {
        emit matchWanted();
    }
}

bool LessonView::touched(Card card) {
    if (current().action != LessonStep::Action::Touch) {
        return false;
    }
    const auto& wanted = current().wanted;
    if (m_done) {
        m_panel->setReply(LessonText::goOnFirst(), LessonPanel::Reply::Advice);
    } else if (card != wanted[m_touched]) {
        m_panel->setReply(LessonText::notThatCard(current(), card), LessonPanel::Reply::Advice);
    } else {
        ++m_touched;
        m_panel->setReply(LessonText::found(current(), card), LessonPanel::Reply::Praise);
        showTexts();
        if (m_touched == wanted.size()) {
            finishStep();
        }
    }
    return true;
}

bool LessonView::allows(const Play& play) {
    if (m_done) {
        m_panel->setReply(LessonText::goOnFirst(), LessonPanel::Reply::Advice);
        return false;
    }
    const int made = playsMade();
    if (made == current().plays && play == LessonRound::play(made)) {
        return true;
    }
    m_panel->setReply(LessonText::notThatPlay(current(), play), LessonPanel::Reply::Advice);
    return false;
}

/// Only what has been explained is marked: nothing before the first capture, and no sum before its
/// step.
bool LessonView::previews(Card card) const {
    return current().topic > LessonTopic::SameValue ||
           (current().topic == LessonTopic::SameValue &&
            card == LessonRound::play(current().plays).card);
}

void LessonView::onProgressed() {
    if (m_done || current().action == LessonStep::Action::Touch) {
        return;
    }
    if (playsMade() <= current().plays) {
        return;
    }
    if (current().action == LessonStep::Action::Watch) {
        m_focusDue = true; // the score is shown before it is said
        if (!m_table->moving()) {
            onRested();
        }
    } else if (current().topic == LessonTopic::Cards) {
        enter(m_step + 1); // the round ends, and is counted while its last words are read
    } else {
        finishStep();
    }
}

void LessonView::finishStep() {
    m_done = true;
    m_focusDue = true;
    m_panel->setDone(true);
    m_panel->setReply(praise(), LessonPanel::Reply::Praise);
    showPiles();
    if (!m_table->moving()) {
        onRested();
    }
}

void LessonView::onRested() {
    if (!m_focusDue) {
        return;
    }
    if (!m_done) {
        finishStep(); // the score has been shown
        return;
    }
    m_focusDue = false;
    m_panel->focusNext();
}

/// The score is explained beside the cards that made it.
void LessonView::showPiles() {
    if (m_done && current().action == LessonStep::Action::Watch) {
        const MatchSetup& setup = m_source.setup();
        m_piles->showPiles(*m_source.revealed(), {seatName(setup, 0), seatName(setup, 1)});
    }
}

QString LessonView::praise() const {
    return lessonText().praise(current(), m_source.round().scores[kLearner]);
}

void LessonView::showTexts() {
    const LessonText say = lessonText();
    m_panel->setStep(static_cast<int>(m_step) + 1, static_cast<int>(lessonSteps().size()));
    m_panel->setTexts(LessonText::title(current().topic), say.explanation(current()),
                      say.task(current(), m_touched));
    showCaptions();
}

void LessonView::showCaptions() {
    std::vector<CardCaptions::Caption> captions;
    const LessonStep& step = current();
    if (step.action == LessonStep::Action::Touch) {
        CardSet named = LessonRound::after(step.plays).round().table();
        for (std::size_t i = 0; i < m_touched; ++i) {
            named.insert(step.wanted[i]);
        }
        for (const Card card : named) {
            captions.push_back({card, lessonText().caption(step, card)});
        }
    }
    m_captions->setCaptions(std::move(captions));
}

void LessonView::placePanel() {
    const int character = letterWidth(m_panel->fontMetrics());
    const int share = static_cast<int>(width() * kPanelShare);
    const int most =
        std::min(kMaximumCharacters * character, static_cast<int>(width() * kMaximumPanelShare));
    m_panel->setFixedWidth(std::clamp(share, std::min(kMinimumCharacters * character, most), most));
}

void LessonView::resizeEvent(QResizeEvent*) {
    placePanel();
}

void LessonView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        if (!m_table->moving() && !m_source.revealed()) {
            setRound(playsMade()); // the learner has another name
        }
        m_panel->retranslate();
        showTexts();
        m_panel->setReply(m_done ? praise() : QString(), LessonPanel::Reply::Praise);
        showPiles();
    } else if (event->type() == QEvent::FontChange) {
        placePanel();
    }
    QWidget::changeEvent(event);
}

/// Only after the last step nothing is missed.
void LessonView::askToLeave() {
    if (m_question) {
        return;
    }
    if (m_done && m_step + 1 == lessonSteps().size()) {
        emit left();
        return;
    }
    const auto texts = [] {
        return CoverQuestion::Texts{tr("Leave the first steps?"),
                                    tr("You find them again under Help, and begin anew there."),
                                    tr("&Stay"), tr("L&eave them", "the first steps")};
    };
    m_question = new CoverQuestion(texts, m_theme, m_table);
    connect(m_question, &CoverQuestion::stayed, this, &LessonView::dropQuestion);
    connect(m_question, &CoverQuestion::went, this, &LessonView::left);
}

void LessonView::dropQuestion() {
    if (m_question) {
        m_question->leave();
        m_question.clear();
    }
}

/// Escape means the same wherever the focus is, also while the table has another use for it.
bool LessonView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LessonView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        askToLeave();
        break;
    case Qt::Key_PageDown:
        resume();
        break;
    case Qt::Key_PageUp:
        if (m_step > 0) {
            enter(m_step - 1);
        }
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace settebello
