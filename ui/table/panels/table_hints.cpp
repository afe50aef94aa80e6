// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/table_hints.h"

#include "coach/hint.h"
#include "game/match_source.h"
#include "table/layout/card_places.h"
#include "table/motion/director.h"
#include "table/panels/table_prompt.h"
#include "table/panels/tool_button.h"
#include "text/advice_text.h"
#include "text/rule_book.h"
#include "text/sweep_name.h"

#include <algorithm>

namespace settebello {

namespace {

/// How large table cards are at least while a hint is open, of their usual size.
constexpr qreal kLeastCard = 0.7;

} // namespace

TableHints::TableHints(MatchSource& source, Director& director, QWidget* table)
    : QObject(table)
    , m_source(source)
    , m_director(director)
    , m_prompt(new TablePrompt(table))
    , m_button(new ToolButton(ToolButton::Tool::Hint, table)) {
    m_button->setObjectName(QStringLiteral("hint"));
    m_prompt->setObjectName(QStringLiteral("tablePrompt"));
    connect(m_button, &QToolButton::clicked, this, &TableHints::ask);
    connect(&m_director, &Director::rested, this, &TableHints::update);
    retranslate();
}

bool TableHints::possible() const {
    return m_allowed && m_source.abilities().hint;
}

void TableHints::setAllowed(bool allowed) {
    m_allowed = allowed;
    update();
}

void TableHints::setTheme(const TableTheme& theme) {
    m_prompt->setTheme(theme);
    m_button->setTheme(theme);
}

void TableHints::retranslate() {
    m_button->retranslate();
    if (m_shown) {
        show(*m_shown);
    }
}

void TableHints::update() {
    if (!possible()) {
        m_thinking.stop();
        dismiss();
    }
    m_button->setVisible(possible() && !m_director.moving());
    m_button->setEnabled(!m_thinking.isRunning());
}

void TableHints::place() {
    const TableLayout& layout = m_director.layout();
    const int places = std::max(1, m_director.board().places());
    m_prompt->placeIn(layout, highest(), questionShrinkingCards(layout, places, kLeastCard));
}

/// With this height cards keep their size while a hint is open, also with a place where the advised
/// card would lie.
qreal TableHints::highest() const {
    const Board& board = m_director.board();
    const int cards = static_cast<int>(board.tableCards().size());
    const TableLayout& layout = m_director.layout();
    return std::min(questionKeepingCards(layout, std::max(1, board.places())),
                    questionKeepingCards(layout, cards + 1));
}

void TableHints::ask() {
    if (dismiss()) {
        return;
    }
    m_director.finishItem();
    if (possible() && !m_thinking.isRunning()) {
        m_thinking.start(
            [view = *m_source.question()](const TaskRun& run) { return hintFor(view, run.stop()); },
            [this](const Advice& advice) { show(advice); });
        update();
    }
}

void TableHints::show(const Advice& advice) {
    if (!possible()) {
        return;
    }
    m_shown = advice;
    const NamedRules& rules = m_source.setup().rules;
    QStringList sentences = adviceSentences(advice, rules.rules);
    for (QString& sentence : sentences) {
        sentence = withSweepName(sentence, rules.base);
    }
    const Decision best = advice.best;
    std::vector<TablePrompt::Answer> answers{{tr("&Play it"),
                                              [this, best] {
                                                  dismiss();
                                                  emit decided(best);
                                              }},
                                             {tr("&Close"), [this] { dismiss(); }}};
    const QString term = termOf(advice);
    if (!term.isEmpty()) {
        answers.insert(answers.begin() + 1,
                       {tr("&What does it mean?"), [this, term] { emit termAsked(term); }, true});
    }
    m_prompt->ask(sentences, answers, false);
    place();
    update();
    emit cardChanged();
    emit advised(best, withSweepName(adviceText(advice, rules.rules), rules.base));
}

/// Where the rule book explains the first term of an advice; empty if there is none.
QString TableHints::termOf(const Advice& advice) const {
    for (const Reason& reason : advice.reasons) {
        const QString anchor = bookAnchor(reason.kind, m_source.setup().rules.rules);
        if (!anchor.isEmpty()) {
            return anchor;
        }
    }
    return {};
}

bool TableHints::dismiss() {
    const bool asking = m_prompt->asking();
    m_prompt->dismiss();
    if (m_shown) {
        m_shown.reset();
        emit cardChanged();
    }
    return asking;
}

std::optional<Card> TableHints::card() const {
    return m_shown && m_shown->best.kind == Decision::Kind::Play
               ? std::optional(m_shown->best.play.card)
               : std::nullopt;
}

} // namespace settebello
