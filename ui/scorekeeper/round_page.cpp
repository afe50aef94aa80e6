// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/round_page.h"

#include "cards/pack.h"
#include "game/match_text.h"
#include "scorekeeper/card_grid.h"
#include "scorekeeper/facts_form.h"
#include "scorekeeper/missing_facts.h"
#include "scorekeeper/pad_store.h"
#include "scorekeeper/touch_widgets.h"
#include "text/text_lists.h"
#include "widgets/flow_layout.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScroller>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

QScrollArea* makeScroll(QWidget* page) {
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    QScroller::grabGesture(scroll->viewport(), QScroller::TouchGesture);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

} // namespace

RoundPage::RoundPage(CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_pictures(pictures)
    , m_heading(new QLabel(this))
    , m_view(new TouchButton(this, "byCard"))
    , m_views(new QStackedWidget(this))
    , m_form(new FactsForm)
    , m_cards(makeCards())
    , m_state(new QLabel(this)) {
    m_heading->setWordWrap(true);
    m_view->setCheckable(true);
    connect(m_view, &QPushButton::toggled, this, &RoundPage::showView);
    m_views->addWidget(makeScroll(m_form));
    m_views->addWidget(m_cards);
    connect(m_form, &FactsForm::edited, this, [this](const RoundFacts& facts) {
        m_facts = facts;
        m_sweeps = m_form->sweeps();
        refresh();
    });
    m_state->setWordWrap(true);
    auto* top = new QHBoxLayout;
    top->addWidget(m_heading, 1);
    top->addWidget(m_view);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(top);
    column->addWidget(m_views, 1);
    column->addWidget(m_state);
    column->addWidget(makeButtons());
}

QWidget* RoundPage::makeCards() {
    auto* cards = new QWidget;
    m_receivers = new QWidget(cards);
    (new QHBoxLayout(m_receivers))->setContentsMargins(0, 0, 0, 0);
    m_grid = new CardGrid(m_pictures, cards);
    connect(m_grid, &CardGrid::pressed, this, &RoundPage::giveCard);
    m_rest = new TouchButton(cards, "rest");
    connect(m_rest, &QPushButton::clicked, this, &RoundPage::giveRest);
    auto* top = new FlowLayout;
    top->addWidget(m_receivers);
    top->addWidget(m_rest);
    auto* column = new QVBoxLayout(cards);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(top);
    QScrollArea* scroll = makeScroll(m_grid);
    connect(m_grid, &CardGrid::focused, scroll,
            [scroll](QWidget* card) { scroll->ensureWidgetVisible(card, 0, 0); });
    column->addWidget(scroll, 1);
    return cards;
}

QWidget* RoundPage::makeButtons() {
    auto* buttons = new QWidget(this);
    m_cancel = new TouchButton(buttons, "cancel");
    connect(m_cancel, &QPushButton::clicked, this, &RoundPage::cancelled);
    m_note = new TouchButton(buttons, "note");
    connect(m_note, &QPushButton::clicked, this, [this] {
        if (!m_corrected) {
            emit noted(entry());
            return;
        }
        ScorePad after = pad();
        addTo(after);
        emit corrected(after);
    });
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_cancel);
    row->addStretch(1);
    row->addWidget(m_note);
    return buttons;
}

void RoundPage::begin(const KeptScore& score, int claimer) {
    m_score = score;
    m_claimer = claimer;
    m_corrected.reset();
    m_facts = {};
    m_sweeps = {};
    begin();
}

void RoundPage::beginCorrection(const KeptScore& score, std::size_t round) {
    m_score = score;
    m_claimer = kNobody;
    m_corrected = round;
    m_facts = {};
    const auto& piles = pad().noted(round).piles;
    if (const auto* facts = std::get_if<RoundFacts>(&piles)) {
        m_facts = *facts;
    } else {
        m_facts.owned = std::get<BySide<CardSet>>(piles);
    }
    for (int side = 0; side < pad().rules().sides(); ++side) {
        m_sweeps[side] = pad().rounds()[round].tallies.front()[side].sweeps;
    }
    begin();
}

void RoundPage::begin() {
    makeQuestions();
    m_view->setVisible(m_claimer == kNobody);
    m_view->setChecked(m_claimer != kNobody);
    showView(m_claimer != kNobody);
    retranslate();
}

/// Asks what the rules score, in the language in use.
void RoundPage::makeQuestions() {
    m_sides = sideNames(setupOf(*m_score));
    m_form->begin(m_score->rules, m_sides);
    if (m_corrected && pad().rules().hasSweeps()) {
        m_form->addSweeps(m_sweeps);
    }
    m_grid->begin(Pack::contents(pad().rules().pack.cards), m_sides);
    QStringList numbered;
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        numbered += tr("%1 · %2", "number and name of a side").arg(side + 1).arg(m_sides[side]);
    }
    const int to = m_receiver != nullptr ? m_receiver->current() : 0;
    delete m_receiver;
    m_receiver = new TouchChoice(tr("Cards of"), numbered);
    m_receiver->setObjectName(QStringLiteral("receiver"));
    m_receiver->setCurrent(std::clamp(to, 0, static_cast<int>(m_sides.size()) - 1));
    connect(m_receiver, &TouchChoice::chosen, this, &RoundPage::retranslate);
    m_receivers->layout()->addWidget(m_receiver);
}

void RoundPage::takeFocus() {
    if (m_claimer == kNobody) {
        m_form->takeFocus();
    } else {
        m_receiver->button(0)->setFocus(Qt::OtherFocusReason);
    }
}

void RoundPage::showView(bool cards) {
    m_views->setCurrentIndex(cards ? 1 : 0);
    refresh();
}

void RoundPage::giveCard(Card card) {
    const int to = m_receiver->current();
    const bool had = to >= 0 && m_facts.owned[to].contains(card);
    for (int side = 0; side < pad().rules().sides(); ++side) {
        m_facts.owned[side].erase(card);
    }
    m_facts.left.erase(card);
    if (to >= 0 && !had) {
        m_facts.owned[to].insert(card);
    }
    refresh();
}

void RoundPage::giveRest() {
    const int to = m_receiver->current();
    if (to < 0) {
        return;
    }
    CardSet rest = Pack::contents(pad().rules().pack.cards) - m_facts.left;
    for (int side = 0; side < pad().rules().sides(); ++side) {
        rest -= m_facts.owned[side];
    }
    m_facts.owned[to] |= rest;
    refresh();
}

/// Whole piles where every card has an owner; what is said beside them follows from them.
PadEntry RoundPage::entry() const {
    if (m_claimer != kNobody) {
        return NotedClaim{m_claimer, m_facts.owned};
    }
    int cards = 0;
    for (const CardSet& pile : m_facts.owned) {
        cards += pile.size();
    }
    if (cards == pad().rules().pack.cards) {
        return NotedRound{m_facts.owned};
    }
    return NotedRound{m_facts};
}

/// What pressing the button would do to the match.
PadFault RoundPage::addTo(ScorePad& pad) const {
    return m_corrected ? pad.correct(*m_corrected, m_sweeps, std::get<NotedRound>(entry()))
                       : pad.add(entry());
}

void RoundPage::refresh() {
    if (!m_score) {
        return;
    }
    m_form->show(m_facts);
    m_grid->setOwned(m_facts.owned);
    ScorePad after = pad();
    m_note->setEnabled(addTo(after) == PadFault::None);
    m_state->setText(breakable(stateText()));
}

QString RoundPage::stateText() const {
    if (m_claimer != kNobody) {
        return tr("Mark the cards that each side has captured so far. What is certain follows from "
                  "them.");
    }
    ScorePad after = pad();
    switch (addTo(after)) {
    case PadFault::NotDecided:
        return missingFactsText(pad().rules(), m_facts);
    case PadFault::NotPossible:
        return tr("These entries contradict one another.");
    case PadFault::MatchOver:
        return tr("The match would have ended before the rounds that follow.");
    case PadFault::None:
        break;
    }
    QStringList points;
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        points += tr("%1: %n point(s)", "a side", after.rounds()[round()].points[side].total())
                      .arg(m_sides[side]);
    }
    return tr("Points of this round: %1.", "points of each side").arg(joinedBySemicolons(points));
}

QString RoundPage::headingText() const {
    if (m_claimer != kNobody) {
        return tr("%1: enough points?", "a side that claims to have won").arg(m_sides[m_claimer]);
    }
    const auto number = static_cast<int>(round()) + 1;
    return m_corrected ? tr("Round %1, corrected: what was in the piles?").arg(number)
                       : tr("Round %1: what is in the piles?").arg(number);
}

void RoundPage::retranslate() {
    if (!m_score) {
        return;
    }
    m_heading->setText(headingText());
    m_heading->setFont(scaledFont(font(), 1.2, true));
    m_view->setText(tr("&Card by card"));
    const int to = m_receiver->current();
    m_rest->setEnabled(to >= 0);
    m_rest->setText(to < 0 ? tr("All others")
                           : menuText(tr("All others: %1", "a side").arg(m_sides[to])));
    m_cancel->setText(tr("&Back"));
    m_note->setText(m_claimer == kNobody ? tr("&Write it down") : tr("&Judge the claim"));
    refresh();
}

void RoundPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_score) {
        makeQuestions();
    }
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        retranslate();
    }
}

void RoundPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit cancelled();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace settebello
