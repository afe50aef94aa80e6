// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_bar.h"

#include "analysis/chance_chart.h"
#include "replay/replay_icons.h"
#include "text/display_names.h"
#include "widgets/flow_layout.h"
#include "widgets/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <initializer_list>

namespace settebello {

namespace {

/// So that long names do not make a small window wide.
constexpr int kMinimumCharacters = 9;
/// The largest part of the width for where in the match this is, beside the move's text.
constexpr double kMostForPlace = 0.5;
constexpr int kGap = 16;

} // namespace

ReplayBar::ReplayBar(QWidget* parent)
    : QWidget(parent)
    , m_words(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_moveText(new QLabel(this))
    , m_place(new QLabel(this))
    , m_course(new ChanceChart(this))
    , m_speed(new QComboBox(this))
    , m_seat(new QComboBox(this))
    , m_open(new QCheckBox(this))
    , m_score(new QToolButton(this))
    , m_markBefore(new QToolButton(this))
    , m_markNext(new QToolButton(this))
    , m_review(new QToolButton(this))
    , m_why(new QToolButton(this)) {
    m_moveText->setObjectName(QStringLiteral("words"));
    m_moveText->setWordWrap(true);
    m_moveText->setFont(scaledFont(m_moveText->font(), 1.08));
    m_moveText->setMinimumHeight(2 * m_moveText->fontMetrics().lineSpacing());
    m_moveText->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_place->setObjectName(QStringLiteral("place"));
    m_place->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_words->addWidget(m_moveText, 1);
    m_words->addWidget(m_place);
    makeButtons();
    makeChoices();
    auto* steps = new QWidget(this);
    auto* row = new QHBoxLayout(steps);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    for (QToolButton* step : m_buttons) {
        row->addWidget(step);
    }
    auto* choices = new FlowLayout;
    for (QWidget* choice : std::initializer_list<QWidget*>{
             steps, m_review, m_markBefore, m_markNext, m_why, m_speed, m_seat, m_open, m_score}) {
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

void ReplayBar::makeChoices() {
    m_speed->setObjectName(QStringLiteral("speed"));
    for (const double speed : motionSpeeds()) {
        m_speed->addItem(QString(), speed);
    }
    m_seat->setObjectName(QStringLiteral("seat"));
    for (QComboBox* box : {m_speed, m_seat}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    }
    m_seat->setMinimumContentsLength(kMinimumCharacters);
    m_open->setObjectName(QStringLiteral("open"));
    m_score->setObjectName(QStringLiteral("score"));
    m_score->setFocusPolicy(Qt::TabFocus);
    connect(m_speed, &QComboBox::activated, this,
            [this](int i) { emit speedChosen(m_speed->itemData(i).toDouble()); });
    connect(m_seat, &QComboBox::activated, this, &ReplayBar::seatChosen);
    connect(m_open, &QCheckBox::toggled, this, &ReplayBar::openChosen);
    connect(m_score, &QToolButton::clicked, this, &ReplayBar::scoreAsked);
    m_markBefore->setObjectName(QStringLiteral("markBefore"));
    m_markNext->setObjectName(QStringLiteral("markNext"));
    m_review->setObjectName(QStringLiteral("review"));
    m_review->setCheckable(true);
    for (QToolButton* made : {m_markBefore, m_markNext, m_review}) {
        made->setFocusPolicy(Qt::TabFocus);
        made->hide();
    }
    m_why->setObjectName(QStringLiteral("why"));
    m_why->setFocusPolicy(Qt::TabFocus);
    connect(m_why, &QToolButton::clicked, this, &ReplayBar::whyAsked);
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

/// Shows the place under the move's text where there is no room beside it.
void ReplayBar::arrange() {
    const int place = m_place->fontMetrics().horizontalAdvance(m_place->text());
    const bool narrow = place > width() * kMostForPlace;
    m_words->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_words->setSpacing(narrow ? 0 : kGap);
    m_place->setWordWrap(narrow);
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
    m_speed->setCurrentIndex(std::max(0, m_speed->findData(speed)));
}

void ReplayBar::setSeats(const QStringList& names, int seat) {
    m_names = names;
    m_seat->clear();
    for (int i = 0; i < names.size(); ++i) {
        m_seat->addItem(QString());
    }
    m_seat->setCurrentIndex(seat);
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
    for (int i = 0; i < m_speed->count(); ++i) {
        const double speed = m_speed->itemData(i).toDouble();
        m_speed->setItemText(i, speed > 0 ? tr("Speed: %1").arg(speedName(speed))
                                          : tr("Speed: at once"));
    }
    m_speed->setAccessibleName(tr("Speed of the cards"));
    for (int i = 0; i < m_seat->count(); ++i) {
        m_seat->setItemText(i, tr("View: %1", "a player, or “You”").arg(m_names[i]));
    }
    m_seat->setAccessibleName(tr("Whose cards are seen"));
    m_open->setText(tr("Show all &cards"));
    m_score->setText(tr("&Score of the round"));
    m_markBefore->setText(tr("Mark before", "a play that is marked"));
    m_markBefore->setToolTip(tr("To the marked play before (P)"));
    m_markNext->setText(tr("Next mark", "a play that is marked"));
    m_markNext->setToolTip(tr("To the next marked play (N)"));
    m_review->setText(tr("Re&view", "a button: what is thought of the plays is shown, or not"));
    m_review->setToolTip(tr("What was best, and what it was worth (B)"));
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
