// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_bar.h"

#include "analysis/chance_chart.h"
#include "replay/replay_icons.h"
#include "text/display_names.h"
#include "widgets/flow_layout.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

/// The largest part of the width for where in the match this is, beside the move's text.
constexpr double kMostForPlace = 0.5;
constexpr int kGap = 16;
/// A window of fewer lines of text is low.
constexpr int kLowLines = 34;

} // namespace

ReplayBar::ReplayBar(QWidget* parent)
    : QWidget(parent)
    , m_words(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_moveText(new QLabel(this))
    , m_place(new QLabel(this))
    , m_course(new ChanceChart(this))
    , m_view(new QPushButton(this))
    , m_open(new QAction(this))
    , m_score(new QAction(this))
    , m_speeds(new QActionGroup(this))
    , m_seats(new QActionGroup(this))
    , m_markBefore(new QToolButton(this))
    , m_markNext(new QToolButton(this))
    , m_review(new QToolButton(this))
    , m_why(new QToolButton(this))
    , m_close(new QToolButton(this)) {
    m_moveText->setObjectName(QStringLiteral("words"));
    m_moveText->setWordWrap(true);
    m_moveText->setFont(scaledFont(m_moveText->font(), 1.08));
    m_moveText->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_place->setObjectName(QStringLiteral("place"));
    m_place->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_words->addWidget(m_moveText, 1);
    m_words->addWidget(m_place);
    makeButtons();
    makeMenu();
    makeChoices();
    auto* steps = new QWidget(this);
    auto* row = new QHBoxLayout(steps);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    for (QToolButton* step : m_buttons) {
        row->addWidget(step);
    }
    auto* choices = new FlowLayout;
    for (QWidget* choice : std::array<QWidget*, 7>{steps, m_review, m_markBefore, m_markNext, m_why,
                                                   m_view, m_close}) {
        choices->addWidget(choice);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 6, 14, 10);
    column->setSpacing(6);
    column->addLayout(m_words);
    column->addWidget(m_course);
    column->addLayout(choices);
    retranslate();
    drawIcons();
}

void ReplayBar::makeButtons() {
    constexpr ByAction<const char*> kObjectNames{"start",   "previousRound", "back", "play",
                                                 "forward", "nextRound",     "end"};
    for (int i = 0; i < kActionCount; ++i) {
        const auto go = static_cast<Action>(i);
        auto* made = new QToolButton(this);
        made->setObjectName(QString::fromLatin1(kObjectNames[go]));
        made->setFocusPolicy(Qt::TabFocus);
        made->setAutoRaise(true);
        made->setAutoRepeat(go == Action::Back || go == Action::Forward);
        connect(made, &QToolButton::clicked, this, [this, go] { emit pressed(go); });
        m_buttons[go] = made;
    }
    m_course->setObjectName(QStringLiteral("course"));
    connect(m_course, &ChanceChart::valueChanged, this, &ReplayBar::sought);
}

QAction* ReplayBar::addChoice(QActionGroup* choices, const QVariant& value) {
    auto* choice = new QAction(choices);
    choice->setCheckable(true);
    choice->setData(value);
    m_view->menu()->addAction(choice);
    return choice;
}

/// What is rarely changed, so that the table has the room.
void ReplayBar::makeMenu() {
    m_view->setObjectName(QStringLiteral("view"));
    m_view->setAutoDefault(false);
    m_view->setMenu(new QMenu(m_view));
    m_open->setObjectName(QStringLiteral("open"));
    m_open->setCheckable(true);
    m_score->setObjectName(QStringLiteral("score"));
    m_speeds->setObjectName(QStringLiteral("speeds"));
    m_seats->setObjectName(QStringLiteral("seats"));
    m_view->menu()->addActions({m_open, m_score});
    m_view->menu()->addSeparator();
    for (const double speed : motionSpeeds()) {
        addChoice(m_speeds, speed);
    }
    m_view->menu()->addSeparator(); // the seats follow
    connect(m_open, &QAction::toggled, this, &ReplayBar::openChosen);
    connect(m_score, &QAction::triggered, this, &ReplayBar::scoreAsked);
    connect(m_speeds, &QActionGroup::triggered, this,
            [this](const QAction* chosen) { emit speedChosen(chosen->data().toDouble()); });
    connect(m_seats, &QActionGroup::triggered, this,
            [this](const QAction* chosen) { emit seatChosen(chosen->data().toInt()); });
}

void ReplayBar::makeChoices() {
    m_markBefore->setObjectName(QStringLiteral("markBefore"));
    m_markNext->setObjectName(QStringLiteral("markNext"));
    m_review->setObjectName(QStringLiteral("review"));
    m_review->setCheckable(true);
    m_why->setObjectName(QStringLiteral("why"));
    for (QToolButton* made : {m_markBefore, m_markNext, m_review, m_why}) {
        made->setFocusPolicy(Qt::TabFocus);
    }
    setReview(false, false);
    connect(m_why, &QToolButton::clicked, this, &ReplayBar::whyAsked);
    m_close->setObjectName(QStringLiteral("closeReview"));
    m_close->setFocusPolicy(Qt::TabFocus);
    connect(m_close, &QToolButton::clicked, this, &ReplayBar::closeAsked);
    connect(m_markBefore, &QToolButton::clicked, this, [this] { emit markAsked(-1); });
    connect(m_markNext, &QToolButton::clicked, this, [this] { emit markAsked(1); });
    connect(m_review, &QToolButton::clicked, this, &ReplayBar::reviewChosen);
}

void ReplayBar::setCount(int count) {
    const QSignalBlocker quiet(m_course);
    m_course->setRange(0, count - 1);
}

void ReplayBar::setPosition(int position, const QString& words, const QString& place) {
    {
        const QSignalBlocker quiet(m_course);
        m_course->setValue(position);
    }
    m_moveText->setText(words);
    m_place->setText(place);
    arrange();
    showMarksAround();
    for (const Action go : {Action::Start, Action::PreviousRound, Action::Back}) {
        button(go)->setEnabled(position > 0);
    }
    for (const Action go : {Action::Forward, Action::NextRound, Action::End}) {
        button(go)->setEnabled(position < m_course->maximum());
    }
}

void ReplayBar::setSteps(bool back, bool forward) {
    button(Action::Back)->setEnabled(back);
    button(Action::Forward)->setEnabled(forward);
}

/// Shows the place under the move's text where there is no room beside it, and takes less of a low
/// window.
void ReplayBar::arrange() {
    const int place = m_place->fontMetrics().horizontalAdvance(m_place->text());
    const bool narrow = place > width() * kMostForPlace;
    m_words->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_words->setSpacing(narrow ? 0 : kGap);
    m_place->setWordWrap(narrow);
    // Mostly one line is enough; two keep what is above from moving, where there is room.
    const int line = m_moveText->fontMetrics().lineSpacing();
    m_moveText->setMinimumHeight(window()->height() < kLowLines * line ? line : 2 * line);
}

void ReplayBar::setPlaying(bool playing) {
    m_playing = playing;
    retranslate();
    drawIcons();
}

void ReplayBar::setScored(bool scored) {
    m_score->setEnabled(scored);
}

void ReplayBar::setReview(bool possible, bool shown) {
    m_review->setVisible(possible);
    m_review->setChecked(shown);
    m_markBefore->setVisible(shown);
    m_markNext->setVisible(shown);
}

void ReplayBar::setDecided(bool decided, const QString& name) {
    m_why->setEnabled(decided);
    m_decider = name;
    retranslateWhy();
}

void ReplayBar::setCourse(const ChanceChartData& course) {
    m_course->setData(course);
    showMarksAround();
}

void ReplayBar::focusCourse() {
    m_course->setFocus();
}

int ReplayBar::markFrom(int position, int step) const {
    return m_course->markFrom(position, step);
}

void ReplayBar::showMarksAround() {
    m_markBefore->setEnabled(markFrom(m_course->value(), -1) >= 0);
    m_markNext->setEnabled(markFrom(m_course->value(), 1) >= 0);
}

void ReplayBar::setSpeed(double speed) {
    for (QAction* choice : m_speeds->actions()) {
        choice->setChecked(choice->data().toDouble() == speed);
    }
}

void ReplayBar::setSeats(const QStringList& names, int seat) {
    qDeleteAll(m_seats->actions());
    for (int i = 0; i < names.size(); ++i) {
        addChoice(m_seats, i)->setChecked(i == seat);
    }
    m_names = names;
    retranslate();
}

void ReplayBar::drawIcons() {
    const int side = std::max(20, fontMetrics().height() * 5 / 4);
    const QColor colour = palette().color(QPalette::ButtonText);
    const ByAction<ReplayIcon> signs{
        ReplayIcon::Start,   ReplayIcon::PreviousRound,
        ReplayIcon::Back,    m_playing ? ReplayIcon::Pause : ReplayIcon::Play,
        ReplayIcon::Forward, ReplayIcon::NextRound,
        ReplayIcon::End};
    for (int i = 0; i < kActionCount; ++i) {
        const auto go = static_cast<Action>(i);
        button(go)->setIconSize({side, side});
        button(go)->setIcon(replayIcon(signs[go], colour, side, devicePixelRatioF()));
    }
}

void ReplayBar::retranslate() {
    const auto name = [this](Action go, const QString& what, const QString& key) {
        button(go)->setAccessibleName(what);
        button(go)->setToolTip(QStringLiteral("%1 (%2)").arg(what, key));
    };
    name(Action::Start, tr("To the start"), tr("Home", "the key"));
    name(Action::PreviousRound, tr("Previous round"), tr("Page Up", "the key"));
    name(Action::Back, tr("One move back"), QStringLiteral("←"));
    name(Action::Play, m_playing ? tr("Pause") : tr("Let it play on"), tr("Space", "the key"));
    name(Action::Forward, tr("One move on"), QStringLiteral("→"));
    name(Action::NextRound, tr("Next round"), tr("Page Down", "the key"));
    name(Action::End, tr("To the end"), tr("End", "the key"));
    m_course->setAccessibleName(tr("Place in the match"));
    for (QAction* choice : m_speeds->actions()) {
        const double speed = choice->data().toDouble();
        choice->setText(speed > 0 ? tr("Speed: %1").arg(speedName(speed)) : tr("Speed: at once"));
    }
    for (QAction* choice : m_seats->actions()) {
        choice->setText(
            tr("View: %1", "a player, or “You”").arg(menuText(m_names[choice->data().toInt()])));
    }
    m_view->setText(tr("V&iew", "a menu: what of the match is shown, and how fast"));
    m_open->setText(tr("Show all &cards"));
    m_score->setText(tr("&Score of the round"));
    m_markBefore->setText(tr("Mark before", "a play that is marked"));
    m_markBefore->setToolTip(tr("To the marked play before (P)"));
    m_markNext->setText(tr("Next mark", "a play that is marked"));
    m_markNext->setToolTip(tr("To the next marked play (N)"));
    m_review->setText(tr("Re&view", "a button: what is thought of the plays is shown, or not"));
    m_review->setToolTip(tr("What was best, and what it was worth (B)"));
    m_close->setText(tr("Close"));
    retranslateWhy();
}

void ReplayBar::retranslateWhy() {
    m_why->setText(tr("&Why?", "was that decided"));
    m_why->setToolTip(m_decider.isEmpty() ? tr("Why somebody decided so (W)")
                                          : tr("Why %1 decided so (W)", "a player").arg(m_decider));
}

void ReplayBar::changeEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        drawIcons();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

void ReplayBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace settebello
