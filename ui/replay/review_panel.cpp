// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/review_panel.h"

#include "analysis/match_panel.h"
#include "widgets/announced_message.h"
#include "widgets/connect_button.h"
#include "widgets/flow_layout.h"
#include "widgets/label_role.h"
#include "widgets/page_scrolling.h"
#include "widgets/style.h"
#include "widgets/widget_size.h"

#include <QEvent>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kMargin = 4;

} // namespace

ReviewPanel::ReviewPanel(const Record& match, const MarkReasons& reasons, CardPictures& pictures,
                         Announcer* announcer, QWidget* parent)
    : QWidget(parent)
    , m_toDecision(new QToolButton(this))
    , m_toMatch(new QToolButton(this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QPushButton(this))
    , m_decisionScroll(new QScrollArea(this))
    , m_matchScroll(new QScrollArea(this))
    , m_decision(new DecisionView(match, pictures))
    , m_match(new MatchPanel(match, reasons))
    , m_openHand(new QLabel(this))
    , m_play(new QPushButton(this))
    , m_exercises(new QPushButton(this))
    , m_message(new AnnouncedMessage(announcer, this)) {
    m_toDecision->setObjectName(QStringLiteral("toDecision"));
    m_toMatch->setObjectName(QStringLiteral("toMatch"));
    m_progress->setObjectName(QStringLiteral("progress"));
    m_message->setObjectName(QStringLiteral("message"));
    m_openHand->setObjectName(QStringLiteral("openHand"));
    m_openHand->setWordWrap(true);
    m_openHand->setTextFormat(Qt::PlainText);
    makeSecondary(m_openHand);
    setLabelRole(m_openHand, QAccessible::Paragraph);
    m_openHand->hide();
    settebello::setPage(m_decisionScroll, m_decision);
    settebello::setPage(m_matchScroll, m_match);
    m_decisionScroll->setFocusPolicy(Qt::NoFocus);
    // The text of the figures follows its width: a bar that comes and goes would change it for
    // ever.
    m_matchScroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    auto* pages = new FlowLayout(FlowLayout::Last::Follows);
    for (QToolButton* button : {m_toDecision, m_toMatch}) {
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        pages->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, button] {
            setPage(button == m_toMatch ? Page::Match : Page::Decision);
            emit pageChosen();
        });
    }
    connectButton(m_stop, "stop", this, [this] { emit stopAsked(); });
    connectButton(m_play, "play", this, [this] { emit playAsked(); });
    connectButton(m_exercises, "exercises", this, [this] { emit exercisesAsked(); });
    m_exercises->hide();
    connect(m_decision, &DecisionView::rebuilt, this, &ReviewPanel::fit);
    auto* work = new QHBoxLayout;
    work->addWidget(m_progress, 1);
    work->addWidget(m_stop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->addLayout(pages);
    column->addLayout(work);
    column->addWidget(m_decisionScroll, 1);
    column->addWidget(m_matchScroll, 1);
    auto* exercises = new FlowLayout(FlowLayout::Last::Follows);
    exercises->addWidget(m_play);
    exercises->addWidget(m_exercises);
    column->addLayout(exercises);
    column->addWidget(m_openHand);
    keepAsHighAsNeeded(m_openHand);
    column->addWidget(m_message);
    retranslate();
    setPage(Page::Decision);
}

void ReviewPanel::setPage(Page page) {
    m_page = page;
    m_toDecision->setChecked(page == Page::Decision);
    m_toMatch->setChecked(page == Page::Match);
    m_decisionScroll->setVisible(page == Page::Decision);
    m_matchScroll->setVisible(page == Page::Match);
    setPlayable(m_isPlayable);
    fit();
}

int ReviewPanel::requiredWidth() const {
    const QScrollArea* scroll = m_page == Page::Match ? m_matchScroll : m_decisionScroll;
    return widthForPage(*scroll) + 2 * kMargin;
}

void ReviewPanel::fit() {
    for (QScrollArea* scroll : {m_decisionScroll, m_matchScroll}) {
        scroll->setMinimumWidth(widthForPage(*scroll));
    }
    setMaximumWidth(
        m_page == Page::Match
            ? QWIDGETSIZE_MAX
            : std::max(requiredWidth(), DecisionView::usualWidth(fontMetrics()) + 2 * kMargin));
}

void ReviewPanel::setProgress(std::size_t done, std::size_t all, bool isRunning) {
    const bool isComplete = all > 0 && done == all;
    m_isRunning = isRunning;
    m_progress->setVisible(!isComplete);
    m_stop->setVisible(!isComplete);
    m_progress->setRange(0, std::max(1, static_cast<int>(all)));
    m_progress->setValue(static_cast<int>(done));
    m_stop->setText(m_isRunning ? tr("S&top") : tr("Go &on"));
}

void ReviewPanel::setPlayable(bool playable) {
    m_isPlayable = playable;
    m_play->setVisible(playable && m_page == Page::Decision);
}

void ReviewPanel::setExercises(bool exercises) {
    m_hasExercises = exercises;
    m_exercises->setVisible(exercises);
}

void ReviewPanel::setOpenHand(const QString& name) {
    m_openName = name;
    m_openHand->setText(
        tr("%1: the hand is open, as the match is over.", "a player").arg(m_openName));
    m_openHand->setVisible(!m_openName.isEmpty());
}

void ReviewPanel::showStep(DecisionView::Branch branch, int step) {
    if (QWidget* shown = m_decision->showStep(branch, step)) {
        m_decisionScroll->ensureWidgetVisible(shown);
    }
}

void ReviewPanel::retranslate() {
    m_toDecision->setText(tr("This play", "a page: what is thought of the play on the table"));
    m_toMatch->setText(tr("The match", "a page: what is thought of the match"));
    m_play->setText(tr("Tr&y it", "a decision, as an exercise"));
    m_play->setToolTip(tr("Play it yourself"));
    m_exercises->setText(tr("&Exercises", "a button that leads back to them"));
    m_exercises->setToolTip(tr("Back to the exercises (Esc)"));
    m_matchScroll->setAccessibleName(m_toMatch->text());
    setOpenHand(m_openName);
    m_progress->setAccessibleName(tr("Analysing the match"));
    m_progress->setFormat(tr("Analysing: %p%", "progress; keep %p"));
    m_stop->setText(m_isRunning ? tr("S&top") : tr("Go &on"));
}

void ReviewPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
    } else if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello
