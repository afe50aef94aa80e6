// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/analysis_panel.h"

#include "analysis/chance_bar.h"
#include "game/match_text.h"
#include "widgets/letter_width.h"
#include "widgets/page_scrolling.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kLetters = 40;    ///< the width of what is said of a decision
constexpr int kMostWidth = 340; ///< the same in pixels, unless its parts need more

} // namespace

AnalysisPanel::AnalysisPanel(const Record& match, CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_match(match)
    , m_bar(new ChanceBar(this))
    , m_scroll(new QScrollArea(this))
    , m_decision(new DecisionView(match, pictures)) {
    m_bar->setObjectName(QStringLiteral("chance"));
    setPage(m_scroll, m_decision);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->hide();
    connect(m_decision, &DecisionView::rebuilt, this, &AnalysisPanel::fit);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 4, 4, 4);
    row->addWidget(m_bar);
    row->addWidget(m_scroll);
    fit();
}

void AnalysisPanel::fit() {
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    const int needed = m_decision->minimumSizeHint().width() + bar;
    m_scroll->setMinimumWidth(needed);
    m_scroll->setMaximumWidth(
        std::max(needed, std::min(kMostWidth, letterWidth(fontMetrics()) * kLetters)));
}

void AnalysisPanel::showMoment(const Moment* moment, const MarkedReasons* found) {
    const int side = ownSide(m_match.setup).value_or(0);
    m_bar->setChance(
        tr("Chance to win: %1", "a player or a team").arg(sideName(m_match.setup, side)),
        moment ? std::optional(moment->chance[side]) : std::nullopt);
    m_decision->showMoment(moment, found);
}

void AnalysisPanel::setBestShown(bool shown) {
    m_scroll->setVisible(shown);
    m_bar->setVisible(!shown); // the table needs the room
}

bool AnalysisPanel::isBestShown() const {
    return !m_scroll->isHidden();
}

void AnalysisPanel::showStep(DecisionView::Branch branch, int step) {
    if (QWidget* shown = m_decision->showStep(branch, step)) {
        m_scroll->ensureWidgetVisible(shown);
    }
}

void AnalysisPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello
