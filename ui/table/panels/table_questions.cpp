// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/table_questions.h"

#include "cards/card_names.h"
#include "game/declaration.h"
#include "game/match_source.h"
#include "rules/objective.h"
#include "table/motion/director.h"
#include "table/panels/guarded_prompt.h"
#include "text/number_text.h"

#include <QPushButton>

#include <utility>

namespace settebello {

TableQuestions::TableQuestions(MatchSource& source, Director& director, QWidget* table)
    : QObject(table)
    , m_source(source)
    , m_director(director)
    , m_table(table)
    , m_prompt(new GuardedPrompt(table))
    , m_claim(new QPushButton(table)) {
    m_claim->setObjectName(QStringLiteral("claimOut"));
    m_claim->hide();
    connect(m_claim, &QPushButton::clicked, this, [this] {
        m_director.finishItem();
        m_claiming = true;
        update();
    });
    connect(&m_director, &Director::rested, this, &TableQuestions::update);
    connect(m_prompt, &GuardedPrompt::keyRefused, this,
            [this] { emit asked(m_prompt->instruction()); });
    retranslate();
}

void TableQuestions::setTheme(const TableTheme& theme) {
    m_prompt->setTheme(theme);
    m_theme = theme;
    place();
}

void TableQuestions::retranslate() {
    m_claim->setText(tr("I am &out!"));
    m_claim->setToolTip(tr("Claim that the points you have for certain reach the target and are "
                           "more than anybody else has."));
    m_asking = -1;
    update();
}

void TableQuestions::update() {
    const std::optional<PlayerView> view = m_source.question();
    const Phase phase = view ? view->phase : Phase::Over;
    const bool mayClaim = phase == Phase::Playing && view->rules.match.callingOut;
    m_claiming = m_claiming && mayClaim;
    updateClaimButton(mayClaim && !m_claiming && !m_director.moving());
    const bool question = phase == Phase::CutChoice || phase == Phase::Declaring || m_claiming;
    if (!question) {
        m_prompt->dismiss();
        m_asking = -1;
        return;
    }
    if (m_director.moving() || (m_prompt->asking() && m_asking == static_cast<int>(phase))) {
        return;
    }
    m_asking = static_cast<int>(phase);
    if (phase == Phase::CutChoice) {
        askCut(*view);
    } else if (phase == Phase::Declaring) {
        askDeclaration(*view);
    } else {
        askClaim(view->rules);
    }
    place();
}

void TableQuestions::updateClaimButton(bool offered) {
    m_claim->setVisible(offered);
    place();
}

void TableQuestions::place() {
    const TableLayout& layout = m_director.layout();
    // Below a cut card lies no hand yet.
    const bool cut = m_asking == static_cast<int>(Phase::CutChoice);
    m_prompt->placeIn(layout, cut);
    const int pixels =
        std::max(8, qRound(std::min(layout.textHeight() * 0.88, layout.strip().width() / 34)));
    const QString style = TablePrompt::buttonStyle(m_theme, pixels);
    if (style != m_claim->styleSheet()) {
        m_claim->setStyleSheet(style);
    }
    m_claim->ensurePolished();
    // Above the person's points, at the strip's end.
    const QSize size = m_claim->sizeHint();
    const QRectF strip = layout.strip();
    m_claim->setGeometry(qRound(strip.left()), qRound(strip.center().y()) - size.height() / 2,
                         size.width(), size.height());
    const int end = m_claim->isHidden() ? 0 : qRound(strip.left() + size.width() + layout.gap());
    if (std::exchange(m_claimEnd, end) != end) {
        emit claimPlaced(end);
    }
}

/// Asked of the window, which may not be active just then because a dialog is closing.
bool TableQuestions::tableIsFocused() const {
    const QWidget* focused = m_table->window()->focusWidget();
    return focused == m_table || m_prompt->isAncestorOf(focused);
}

bool TableQuestions::locked() const {
    return m_prompt->isShared() && m_prompt->locked();
}

bool TableQuestions::key(const QKeyEvent& event) {
    return m_prompt->key(event);
}

void TableQuestions::ask(const QString& question, const std::vector<GuardedPrompt::Choice>& choices,
                         bool takeFocus) {
    const bool shared = m_source.isShared();
    m_prompt->askGuarded(question, choices,
                         shared ? GuardedPrompt::Company::Shared : GuardedPrompt::Company::Alone,
                         takeFocus);
    if (shared) { // no button with the focus is read
        emit asked(question + QLatin1Char(' ') + m_prompt->instruction());
    }
}

std::function<void()> TableQuestions::deciding(Decision::Kind kind) {
    return [this, kind] { emit decided(Decision(kind)); };
}

void TableQuestions::askCut(const PlayerView& view) {
    const QString card = view.cutCard ? theCard(*view.cutCard) : QString();
    ask(tr("The cut card is %1. Where shall it go?").arg(card),
        {{tr("Into my h&and"), Qt::Key_S, deciding(Decision::Kind::KeepCut)},
         {tr("On the &table"), Qt::Key_T, deciding(Decision::Kind::PlaceCut)}},
        tableIsFocused());
}

void TableQuestions::askDeclaration(const PlayerView& view) {
    const auto declared = declaredHand(view.rules, view.hand);
    if (!declared) { // asked all the same, see PacketDeclarations
        ask(tr("You have nothing to declare."),
            {{tr("G&o on"), Qt::Key_S, deciding(Decision::Kind::Pass)}}, tableIsFocused());
        return;
    }
    const CardSet seven = asDeclared(view.rules, view.hand).named();
    const QString worth = numbersInWords(
        tr("These three cards are worth %n point(s) if you show them.", nullptr, declared->points));
    ask(seven.empty()
            ? worth
            : worth + QLatin1Char(' ') +
                  tr("You then play %1.", "the seven of cups as an ace").arg(theCards(seven)),
        {{tr("&Show"), Qt::Key_S, deciding(Decision::Kind::Declare)},
         {tr("&Keep quiet"), Qt::Key_T, deciding(Decision::Kind::Pass)}},
        tableIsFocused());
}

void TableQuestions::askClaim(const RuleSet& rules) {
    const int target = Objective(rules).target();
    ask(numbersInWords(tr(
            "Do you have %n point(s) for certain, and more than anybody else? If not, you lose the "
            "match.",
            nullptr, target)),
        {{tr("&Not yet"), Qt::Key_Escape,
          [this] {
              m_claiming = false;
              update();
          }},
         {tr("I am &out!"), Qt::Key_S, deciding(Decision::Kind::ClaimOut)}},
        true);
}

} // namespace settebello
