// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/match_columns.h"

#include "new_match/rules_form.h"
#include "widgets/letter_width.h"
#include "widgets/steady_scroll.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>

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
/// Lines of the games and of the summary if all is in a single column.
constexpr int kLinesInColumn = 8;

} // namespace

MatchColumns::MatchColumns(const Parts& parts, QWidget* parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_scroll(new SteadyScroll(parts.form))
    , m_columns(new QHBoxLayout(this)) {
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->addWidget(parts.games, kGamesShare);
    m_columns->addWidget(makeRight(), kFormShare);
    m_parts.form->installEventFilter(this);
    setAllRules(false);
}

QWidget* MatchColumns::makeRight() {
    for (QWidget* shared : {static_cast<QWidget*>(m_scroll), m_parts.summary}) {
        shared->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // shared by stretch
    }
    auto* right = new QWidget(this);
    m_right = new QBoxLayout(QBoxLayout::LeftToRight, right);
    m_right->setContentsMargins(0, 0, 0, 0);
    m_form = new QVBoxLayout;
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->addWidget(m_parts.header);
    m_form->addWidget(m_scroll, 1);
    m_right->addLayout(m_form, 5);
    m_right->addWidget(m_parts.summary, 3);
    return right;
}

void MatchColumns::setAllRules(bool all) {
    m_parts.games->setVisible(!all);
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
    m_parts.list->setMinimumWidth(letterWidth(fontMetrics()) * kLeastGames);
    const int form = m_parts.form->minimumSizeHint().width() + 2 * m_scroll->frameWidth() +
                     m_scroll->verticalScrollBar()->sizeHint().width();
    const int two = m_parts.games->minimumSizeHint().width() + m_columns->spacing() + form;
    const bool single = two > width();
    const bool wide = width() >= letterWidth(fontMetrics()) * kWideCharacters;
    const bool low = height() < fontMetrics().lineSpacing() * kHighLines;
    QWidget* const focused = window()->focusWidget(); // loses the focus where it moves
    setSingle(single);
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

void MatchColumns::setSingle(bool single) {
    if (single == m_single) {
        return;
    }
    m_single = single;
    if (single) {
        m_parts.form->column()->insertWidget(0, m_parts.games);
        m_parts.form->column()->insertWidget(1, m_parts.header);
    } else {
        m_columns->insertWidget(0, m_parts.games, kGamesShare);
        m_form->insertWidget(0, m_parts.header);
    }
    m_parts.list->setMinimumHeight(single ? fontMetrics().lineSpacing() * kLinesInColumn : 0);
}

} // namespace settebello
