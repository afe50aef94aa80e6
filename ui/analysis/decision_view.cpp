// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/decision_view.h"

#include "analysis/analysis_text.h"
#include "analysis/mark_sign.h"
#include "analysis/play_picture.h"
#include "cards/card_names.h"
#include "game/match_text.h"
#include "text/advice_text.h"
#include "text/number_text.h"
#include "widgets/bar_list.h"
#include "widgets/flow_layout.h"
#include "widgets/label_role.h"
#include "widgets/letter_width.h"
#include "widgets/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

constexpr double kDecisionLines = 5; ///< the height of the cards, in lines of text …
constexpr double kMostHeight = 100;  ///< … and at most in pixels
constexpr double kStepLines = 4;     ///< likewise, of what may follow
constexpr int kMargin = 6;
constexpr int kGap = 8;         ///< pixels between parts
constexpr int kLetters = 40;    ///< the width
constexpr int kMostWidth = 340; ///< the same in pixels

QLabel* addText(QVBoxLayout& column, const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    column.addWidget(label);
    return label;
}

QLabel* addCaption(QVBoxLayout& column, const QString& text) {
    column.addSpacing(kGap);
    QLabel* label = addText(column, text);
    label->setFont(scaledFont(label->font(), 1, true));
    return label;
}

/// The rows of another widget in a flow.
QVBoxLayout& addItem(QLayout& flow) {
    auto* item = new QWidget;
    auto* rows = new QVBoxLayout(item);
    rows->setContentsMargins(0, 0, kGap, 0);
    rows->setSpacing(0);
    flow.addWidget(item);
    return *rows;
}

} // namespace

DecisionView::DecisionView(const Record& match, CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_match(match)
    , m_pictures(pictures) {
    setObjectName(QStringLiteral("decision"));
    setFocusPolicy(Qt::StrongFocus); // so that a screen reader reads it
    setWidgetRole(this, QAccessible::Grouping);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    rebuild();
}

void DecisionView::showMoment(const Moment* moment, const MarkedReasons* found) {
    const auto shown = moment ? std::optional(*moment) : std::nullopt;
    const auto why = found ? std::optional(*found) : std::nullopt;
    if (shown != m_moment || why != m_found) { // else somebody may be reading it
        m_moment = shown;
        m_found = why;
        rebuild();
    }
}

int DecisionView::usualWidth(const QFontMetrics& letters) {
    return std::min(kMostWidth, letterWidth(letters) * kLetters);
}

void DecisionView::showAnswer(const Moment& moment, const MarkedReasons& found,
                              const Wording& wording) {
    m_moment = moment;
    m_found = found;
    m_wording = wording;
    rebuild();
}

void DecisionView::rebuild() {
    const bool hadFocus = m_page && m_page->isAncestorOf(window()->focusWidget());
    m_played = {};
    m_better = {};
    delete m_page;
    m_page = new QWidget(this);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(2);
    addHeading(*column);
    if (isJudged()) {
        addBranches(*column);
        if (!isPunished()) {
            addFigures(*column);
        }
    }
    column->addStretch(1);
    layout()->addWidget(m_page);
    m_page->show();
    setAccessibleName(tr("What could be played"));
    setAccessibleDescription(words());
    if (hadFocus) {
        setFocus();
    }
    emit rebuilt();
}

/// What was played and what was better.
void DecisionView::addBranches(QVBoxLayout& column) {
    auto* decisions = new FlowLayout(FlowLayout::Last::Follows);
    addDecision(*decisions, Branch::Played, tr("Played", "above the picture of a play"));
    if (hasCost() && !isPunished()) {
        addDecision(*decisions, Branch::Better, tr("Better", "above the picture of a play"));
    }
    column.addLayout(decisions);
    if (isPunished()) {
        addLine(column, Branch::Played, tr("After what was played"));
    } else if (hasCost()) {
        addWhy(column);
        addCost(column);
        addLine(column, Branch::Played, tr("After what was played"));
        addLine(column, Branch::Better, tr("After the better play"));
    } else if (m_wording) {
        addWhy(column);
    } else {
        column.addSpacing(kGap);
        addText(column, tr("Nothing was clearly better."));
    }
}

/// The height of cards in lines of text, less where letters are so large that cards need not be.
double DecisionView::linesOf(double wanted) const {
    return std::min(wanted, kMostHeight / fontMetrics().height());
}

/// Whether something was better by more than makes both good.
bool DecisionView::hasCost() const {
    return m_moment->isMarked() || m_moment->judgement->lostPoints() >= kLineLoss;
}

QString DecisionView::heading() const {
    if (m_wording) {
        return m_wording->heading;
    }
    if (!m_moment) {
        return tr("Not analysed yet.");
    }
    if (isJudged()) {
        return markTitle(m_match, *m_moment);
    }
    return m_moment->kind == Moment::Kind::Decided
               ? tr("%1: there was nothing to choose.", "“Round 3, your card 4”")
                     .arg(momentName(m_match, *m_moment))
               : tr("There is nothing to choose here.");
}

QString DecisionView::words() const {
    if (m_wording) {
        return m_wording->words;
    }
    if (!isJudged()) {
        return heading();
    }
    const MarkedReasons* found = m_found ? &*m_found : nullptr;
    if (!hasCost()) {
        return heading() + QLatin1Char(' ') + tr("Nothing was clearly better.");
    }
    QString text = markedText(m_match, *m_moment, found);
    if (const Line* better = lineOf(Branch::Better); better && !better->steps.empty()) {
        text += QLatin1Char(' ') + tr("After the better play") + QStringLiteral(": ") +
                lineText(m_match, *better);
    }
    return text;
}

std::optional<Play> DecisionView::better() const {
    if (!isJudged() || !hasCost()) {
        return std::nullopt;
    }
    const Decision& best = m_moment->judgement->options.front().decision;
    return best.kind == Decision::Kind::Play ? std::optional(best.play) : std::nullopt;
}

const Line* DecisionView::lineOf(Branch branch) const {
    if (!m_found || !m_found->lines) {
        return nullptr;
    }
    return branch == Branch::Played ? &m_found->lines->played : &m_found->lines->better;
}

void DecisionView::addHeading(QVBoxLayout& column) {
    auto* row = new QHBoxLayout;
    if (isJudged() && m_moment->isMarked() && !m_wording) {
        auto* sign = new QLabel;
        const int side = fontMetrics().height() * 3 / 4;
        sign->setPixmap(markIcon(m_moment->judgement->mark, side, devicePixelRatioF(), palette())
                            .pixmap(QSize(side, side), devicePixelRatioF()));
        row->addWidget(sign, 0, Qt::AlignTop);
    }
    auto* text = new QVBoxLayout;
    QLabel* label = addText(*text, heading());
    label->setObjectName(QStringLiteral("heading"));
    label->setFont(scaledFont(label->font(), 1, isJudged()));
    row->addLayout(text, 1);
    column.addLayout(row);
}

void DecisionView::addDecision(QLayout& flow, Branch branch, const QString& caption) {
    const Judgement& judgement = *m_moment->judgement;
    const std::size_t which = branch == Branch::Played ? judgement.chosen : 0;
    const Decision& decision = judgement.options[which].decision;
    QVBoxLayout& rows = addItem(flow);
    addCaption(rows, caption);
    if (decision.kind != Decision::Kind::Play) {
        addText(rows, capitalized(decisionName(decision)));
        return;
    }
    auto* picture = new PlayPicture(m_pictures, decision.play, linesOf(kDecisionLines));
    rows.addWidget(picture);
    parts(branch) = {{decision.play}, {picture}};
}

void DecisionView::addCost(QVBoxLayout& column) {
    const Judgement& judgement = *m_moment->judgement;
    const double points = judgement.lostPoints();
    const QString figures = costText(points, judgement.lostChance());
    column.addSpacing(kGap);
    QLabel* text = addText(column, aboutCostText(points));
    text->setObjectName(QStringLiteral("cost"));
    text->setToolTip(figures);
    if (points >= kSamePoints) {
        constexpr int kLeastScale = 2; // points
        QList<BarMark> scale;
        for (int mark = 1; mark <= std::max(kLeastScale, qCeil(points)); ++mark) {
            scale.append({static_cast<double>(mark), numberText(mark)});
        }
        auto* bar = new BarList;
        bar->setRows({{{}, points, {}, false}}, scale);
        setWidgetRole(bar, QAccessible::Chart);
        bar->setAccessibleName(text->text());
        bar->setAccessibleDescription(figures);
        bar->setToolTip(figures);
        column.addWidget(bar);
    }
}

QString DecisionView::why() const {
    if (m_wording) {
        return m_wording->why;
    }
    const NamedRules& rules = m_match.setup.rules;
    return m_found && !m_found->reasons.empty()
               ? whyBetter(m_match, m_found->reasons)
               : stakeText(m_moment->judgement->place, rules.rules, rules.base);
}

void DecisionView::addWhy(QVBoxLayout& column) {
    if (const QString text = why(); !text.isEmpty()) {
        column.addSpacing(kGap);
        addText(column, text)->setObjectName(QStringLiteral("why"));
    }
}

/// A row of pictures, each under the name of who plays, and the button that shows them on a table.
void DecisionView::addLine(QVBoxLayout& column, Branch branch, const QString& caption) {
    BranchParts& shown = parts(branch);
    if (shown.plays.empty()) {
        return;
    }
    addCaption(column, caption);
    if (const Line* line = lineOf(branch); line && !line->steps.empty()) {
        makeSecondary(addText(column, lineCaption(*line)));
        auto* flow = new FlowLayout(FlowLayout::Last::Follows);
        for (const Line::Step& step : line->steps) {
            QVBoxLayout& rows = addItem(*flow);
            addText(rows, seatName(m_match.setup, step.seat))->setWordWrap(false);
            auto* picture = new PlayPicture(m_pictures, step.play, linesOf(kStepLines));
            rows.addWidget(picture);
            shown.plays.push_back(step.play);
            shown.pictures.push_back(picture);
        }
        column.addLayout(flow);
    }
    if (isPunished()) {
        return; // the table shows it
    }
    auto* button = new QToolButton;
    button->setObjectName(branch == Branch::Played ? QStringLiteral("playedOnTable")
                                                   : QStringLiteral("betterOnTable"));
    button->setText(tr("Show", "plays, on the table"));
    button->setToolTip(tr("Plays it, one card at a time; → goes on, ← takes back"));
    button->setAccessibleName(button->text() + QStringLiteral(": ") + caption);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, branch] {
        const std::vector<Play> plays = parts(branch).plays; // whoever listens may change them
        emit tableAsked(branch, plays);
    });
    column.addWidget(button, 0, Qt::AlignLeading);
}

void DecisionView::addFigures(QVBoxLayout& column) {
    column.addSpacing(kGap);
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("figures"));
    button->setText(tr("Figures", "what each play is worth"));
    button->setToolTip(tr("Shows what each play is worth, in figures"));
    button->setAccessibleDescription(button->toolTip());
    button->setCheckable(true);
    button->setChecked(m_figuresShown);
    button->setFocusPolicy(Qt::TabFocus);
    column.addWidget(button, 0, Qt::AlignLeading);
    const Judgement& judgement = *m_moment->judgement;
    QStringList lines = m_wording ? m_wording->values : optionTexts(judgement);
    if (hasCost()) {
        lines.prepend(costText(judgement.lostPoints(), judgement.lostChance()));
    }
    QLabel* basis = addText(
        column, m_moment->seat == onlyPerson(m_match.setup)
                    ? tr("As far as you could know then:", "before the value of each play")
                    : tr("As far as %1 could know then:", "a player; before the value of each play")
                          .arg(seatName(m_match.setup, m_moment->seat)));
    basis->setObjectName(QStringLiteral("basis"));
    basis->setVisible(m_figuresShown);
    QLabel* figures = addText(column, lines.join(QLatin1Char('\n')));
    figures->setObjectName(QStringLiteral("options"));
    figures->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    figures->setVisible(m_figuresShown);
    connect(button, &QToolButton::toggled, figures, [this, basis, figures](bool shown) {
        m_figuresShown = shown;
        basis->setVisible(shown);
        figures->setVisible(shown);
    });
}

QWidget* DecisionView::showStep(Branch branch, int step) {
    QWidget* found = nullptr;
    for (const Branch each : {Branch::Played, Branch::Better}) {
        const std::vector<PlayPicture*>& pictures = parts(each).pictures;
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            const bool isShown = each == branch && std::cmp_equal(i + 1, step);
            pictures[i]->setOnTable(isShown);
            if (isShown) {
                found = pictures[i];
            }
        }
    }
    return found;
}

void DecisionView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        rebuild();
    }
    QWidget::changeEvent(event);
}

void DecisionView::paintEvent(QPaintEvent*) {
    if (hasFocus()) {
        QPainter painter(this);
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace settebello
