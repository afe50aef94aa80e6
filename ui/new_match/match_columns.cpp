// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/match_columns.h"

#include "new_match/rules_form.h"
#include "widgets/letter_width.h"
#include "widgets/page_scrolling.h"
#include "widgets/steady_scroll.h"
#include "widgets/tab_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QTabBar>

namespace settebello {

namespace {

/// The games are at least so many letters wide.
constexpr int kLeastGames = 22;
/// Below this width in characters the summary is under the rules instead of beside them.
constexpr int kWideCharacters = 90;
/// Of the width.
constexpr int kGamesShare = 5;
constexpr int kFormShare = 4;
/// Below this height in lines it is after the rules, which would be hardly seen over it.
constexpr int kHighLines = 36;
/// Lines of the summary after the rules.
constexpr int kLinesInColumn = 8;
/// A window lower than so many lines does not show all that is beside the games.
constexpr int kLinesBesideGames = 24;

} // namespace

MatchColumns::MatchColumns(const Parts& parts, QWidget* parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_scroll(new SteadyScroll(parts.form))
    , m_tabs(makeTabBar("halves", 2, this))
    , m_rows(new QVBoxLayout(this))
    , m_columns(new QHBoxLayout) {
    connect(m_tabs, &QTabBar::currentChanged, this, &MatchColumns::showHalves);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->addWidget(m_tabs, 0, Qt::AlignLeft);
    m_rows->addLayout(m_columns, 1);
    m_columns->addWidget(parts.games, kGamesShare);
    m_columns->addWidget(makeRight(), kFormShare);
    m_parts.form->installEventFilter(this);
    retranslate();
    setAllRules(false);
}

QWidget* MatchColumns::makeRight() {
    for (QWidget* shared : {static_cast<QWidget*>(m_scroll), m_parts.summary}) {
        shared->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // shared by stretch
    }
    m_rightSide = new QWidget(this);
    m_right = new QBoxLayout(QBoxLayout::LeftToRight, m_rightSide);
    m_right->setContentsMargins(0, 0, 0, 0);
    m_form = new QVBoxLayout;
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->addWidget(m_parts.header);
    m_form->addWidget(m_scroll, 1);
    m_right->addLayout(m_form, 5);
    m_right->addWidget(m_parts.summary, 3);
    return m_rightSide;
}

void MatchColumns::setAllRules(bool all) {
    m_all = all;
    m_parts.form->setAllRules(all);
    m_parts.summary->setVisible(all);
    m_scroll->verticalScrollBar()->setValue(0);
    arrange();
}

/// The form's contents have another size.
bool MatchColumns::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_parts.form && event->type() == QEvent::LayoutRequest) {
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

void MatchColumns::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void MatchColumns::arrange() {
    m_parts.games->setMinimumWidth(letterWidth(fontMetrics()) * kLeastGames);
    const int two = m_parts.games->minimumWidth() + m_columns->spacing() + widthForPage(*m_scroll);
    const bool narrow = two > width();
    m_hasTabs =
        !m_all && (narrow || window()->height() < fontMetrics().lineSpacing() * kLinesBesideGames);
    const bool single = m_all && narrow;
    const bool wide = width() >= letterWidth(fontMetrics()) * kWideCharacters;
    const bool low = height() < fontMetrics().lineSpacing() * kHighLines;
    QWidget* const focused = window()->focusWidget(); // loses the focus where it moves
    placeHeader(m_hasTabs || single ? m_parts.form->column() : m_form);
    showHalves();
    setSummaryOnPage(single || (low && !wide));
    m_right->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (focused && window()->focusWidget() != focused) {
        focused->setFocus();
    }
}

/// Shows the summary after the form instead of beside or under it.
void MatchColumns::setSummaryOnPage(bool onPage) {
    if (onPage == m_summaryOnPage) {
        return;
    }
    m_summaryOnPage = onPage;
    if (onPage) {
        QBoxLayout* page = m_parts.form->column();
        page->insertWidget(page->count() - 2, m_parts.summary); // before the empty end
    } else {
        m_right->addWidget(m_parts.summary, 3);
    }
    m_parts.summaryText->setMinimumHeight(onPage ? fontMetrics().lineSpacing() * kLinesInColumn
                                                 : 0);
}

/// Over the form, or at its beginning, where it scrolls.
void MatchColumns::placeHeader(QBoxLayout* where) {
    if (where != m_headerIn) {
        m_headerIn = where;
        where->insertWidget(0, m_parts.header);
    }
}

/// The games, what is beside them, or both.
void MatchColumns::showHalves() {
    const bool games = m_tabs->currentIndex() == 0;
    m_tabs->setVisible(m_hasTabs);
    m_parts.games->setVisible(!m_all && (games || !m_hasTabs));
    m_rightSide->setVisible(!games || !m_hasTabs);
}

void MatchColumns::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void MatchColumns::retranslate() {
    m_tabs->setTabText(0, tr("Game"));
    m_tabs->setTabText(1, tr("Players"));
}

} // namespace settebello
