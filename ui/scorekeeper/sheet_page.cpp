// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/sheet_page.h"

#include "cards/card_strip.h"
#include "game/match_text.h"
#include "scenes/score_lines.h"
#include "scorekeeper/pad_store.h"
#include "scorekeeper/touch_widgets.h"
#include "text/preset_text.h"
#include "text/scoring_text.h"
#include "widgets/flow_layout.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScroller>
#include <QVBoxLayout>

namespace settebello {

namespace {

constexpr double kScoreFactor = 4.2;
constexpr double kCardLines = 2.4;

/// "+3"; "0" and less as they are.
QString signedPoints(int points) {
    const QString number = QLocale().toString(points);
    return points > 0 ? QLatin1Char('+') + number : number;
}

} // namespace

SheetPage::SheetPage(CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_pictures(pictures)
    , m_scroll(new QScrollArea(this))
    , m_result(new QLabel(this)) {
    m_result->setWordWrap(true);
    m_result->setObjectName(QStringLiteral("result"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    QScroller::grabGesture(m_scroll->viewport(), QScroller::TouchGesture);
    m_scroll->setObjectName(QStringLiteral("sheet"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_result);
    column->addWidget(m_scroll, 1);
    column->addWidget(makeButtons());
}

QWidget* SheetPage::makeButtons() {
    auto* buttons = new QWidget(this);
    m_all = makeTouchButton(buttons, "all");
    connect(m_all, &QPushButton::clicked, this, &SheetPage::allAsked);
    m_undo = makeTouchButton(buttons, "undo");
    connect(m_undo, &QPushButton::clicked, this, &SheetPage::undone);
    m_claim = makeTouchButton(buttons, "claim");
    m_claim->setMenu(new QMenu(m_claim));
    m_round = makeTouchButton(buttons, "round");
    connect(m_round, &QPushButton::clicked, this, &SheetPage::roundAsked);
    auto* row = new FlowLayout;
    row->setContentsMargins(0, 0, 0, 0);
    buttons->setLayout(row);
    for (QPushButton* button : {m_all, m_undo, m_claim, m_round}) {
        row->addWidget(button);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    buttons->setSizePolicy(policy);
    return buttons;
}

void SheetPage::show(const KeptScore& score, bool editable) {
    m_score = score;
    m_editable = editable;
    retranslate();
}

void SheetPage::takeFocus() {
    (m_round->isEnabled() ? m_round : m_all)->setFocus(Qt::OtherFocusReason);
}

QLabel* SheetPage::makeLabel(const QString& text, double factor, bool bold) {
    auto* label = new QLabel(breakable(text));
    label->setFont(scaledFont(font(), factor, bold));
    label->setWordWrap(true);
    return label;
}

void SheetPage::fill() {
    const QWidget* focused = focusWidget();
    const QString before = focused != nullptr ? focused->objectName() : QString();
    auto* content = new QWidget;
    content->setFont(font());
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    auto* plates = new QHBoxLayout;
    for (int side = 0; side < sides(); ++side) {
        plates->addWidget(makePlate(side), 1);
    }
    column->addLayout(plates);
    column->addWidget(makeHorizontalLine());
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    for (int side = 0; side <= sides(); ++side) {
        grid->setColumnStretch(side, 1);
    }
    for (int number = static_cast<int>(pad().rounds().size()); number > 0; --number) {
        addRound(grid, number);
    }
    column->addLayout(grid);
    column->addStretch(1);
    if (QWidget* old = m_scroll->takeWidget()) { // one of its buttons may have brought us here
        old->hide();
        old->setParent(this);
        old->deleteLater();
    }
    m_scroll->setWidget(content);
    // A + is pressed again and again, so it keeps the focus though it is a new button.
    if (auto* again = before.isEmpty() ? nullptr : content->findChild<QPushButton*>(before)) {
        again->setFocus(Qt::OtherFocusReason);
    }
}

QWidget* SheetPage::makePlate(int side) {
    auto* plate = new QWidget;
    auto* column = new QVBoxLayout(plate);
    constexpr int kLongestPart = 8; // two long names must fit beside each other
    QLabel* name = makeLabel(breakable(m_sides[side], kLongestPart), 1.2, true);
    const QString points = QLocale().toString(pad().markedScores()[side]);
    QLabel* score = makeLabel(points, kScoreFactor, true);
    score->setObjectName(QStringLiteral("score_%1").arg(side));
    score->setAccessibleName(tr("%1: %2", "a side and its points").arg(m_sides[side], points));
    for (QLabel* label : {name, score}) {
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    const bool playing = m_editable && !pad().result();
    const int sweeps = pad().made()[side].sweeps;
    auto* sweep = makeTouchButton(plate, "sweep");
    sweep->setObjectName(QStringLiteral("sweep_%1").arg(side));
    sweep->setText(sweeps == 0 ? tr("+ sweep") : tr("+ sweep (%n)", nullptr, sweeps));
    sweep->setAccessibleName(
        tr("%1: one more sweep, %n so far", "a side", sweeps).arg(m_sides[side]));
    sweep->setEnabled(playing);
    connect(sweep, &QPushButton::clicked, this, [this, side] { emit noted(NotedSweep{side}); });
    column->addWidget(sweep);
    for (const int won : declarationPoints(pad().rules())) {
        auto* declared = makeTouchButton(plate, "declared");
        declared->setObjectName(QStringLiteral("declared_%1_%2").arg(side).arg(won));
        declared->setText(tr("+%n declared", nullptr, won));
        declared->setAccessibleName(
            tr("%1: %2", "a side and what it did").arg(m_sides[side], declared->text()));
        declared->setEnabled(playing);
        connect(declared, &QPushButton::clicked, this, [this, side, won] {
            emit noted(NotedDeclaration{side, won});
        });
        column->addWidget(declared);
    }
    if (const int won = pad().made()[side].declarations; won > 0) {
        QLabel* label = makeLabel(tr("Declared: %n point(s)", nullptr, won));
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    column->addStretch(1);
    return plate;
}

void SheetPage::addRound(QGridLayout* grid, int number) {
    const PadRound& round = pad().rounds()[static_cast<std::size_t>(number - 1)];
    QList<QWidget*> totals;
    for (int side = 0; side < sides(); ++side) {
        const int before =
            number > 1 ? pad().rounds()[static_cast<std::size_t>(number - 2)].scores[side] : 0;
        totals += makeLabel(tr("%1 (%2)", "match points, those of this round")
                                .arg(QLocale().toString(round.scores[side]),
                                     signedPoints(round.scores[side] - before)),
                            1.1, true);
    }
    addLine(grid, tr("Round %1").arg(number), totals, true);
    if (round.claimer != kNobody) {
        addClaim(grid, round);
        return;
    }
    for (const ScoringItemInfo& info : kScoringItems) {
        if (!info.inForce(pad().rules()) || round.dropped[indexOf(info.item)]) {
            continue;
        }
        QList<QWidget*> cells;
        for (int side = 0; side < sides(); ++side) {
            cells += makeCell(round, info.item, side);
        }
        addLine(grid, scoringItemName(info.item, pad().rules()), cells, false);
    }
}

void SheetPage::addLine(QGridLayout* grid, const QString& name, const QList<QWidget*>& cells,
                        bool bold) {
    const int row = grid->rowCount();
    grid->addWidget(makeLabel(name, bold ? 1.1 : 1, bold), row, 0, Qt::AlignTop);
    for (int side = 0; side < static_cast<int>(cells.size()); ++side) {
        grid->addWidget(cells[side], row, side + 1, Qt::AlignTop);
    }
}

/// The points, what they are for, and the cards behind them where they are known.
QWidget* SheetPage::makeCell(const PadRound& round, ScoringItem item, int side) {
    auto* cell = new QWidget;
    auto* row = new QHBoxLayout(cell);
    row->setContentsMargins(0, 0, 0, 0);
    const int points = round.points[side][item];
    const RuleSet& rules = pad().rules();
    const Tally& tally = round.tallies[indexOf(item)][side];
    const QString detail =
        round.counted[indexOf(item)] ? scoreDetail(item, rules, tally) : QString();
    QString text = points == 0 ? QStringLiteral("–") : signedPoints(points);
    if (!detail.isEmpty()) {
        text = points == 0 ? detail : tr("%1 · %2", "points, what they are for").arg(text, detail);
    }
    const CardSet cards = infoOf(item).countedCards(rules, tally.pile);
    const bool shown = points != 0 && infoOf(item).award == Award::EachSide && cards.size() > 1;
    row->addWidget(makeLabel(text, 1, points != 0), shown ? 0 : 1, Qt::AlignTop);
    if (shown) {
        row->addWidget(new CardStrip(m_pictures, {cards.begin(), cards.end()}, kCardLines), 0,
                       Qt::AlignTop);
        row->addStretch(1);
    }
    return cell;
}

void SheetPage::addClaim(QGridLayout* grid, const PadRound& round) {
    const QString name = m_sides[round.claimer];
    QLabel* label =
        makeLabel(round.claim->holds
                      ? tr("%1 claimed to have won, and the points are certain.").arg(name)
                      : tr("%1 claimed to have won, but the points are not certain.").arg(name));
    grid->addWidget(label, grid->rowCount(), 0, 1, sides() + 1);
}

QString SheetPage::resultSentence() const {
    if (pad().result()) {
        return resultText(planOf(*m_score), *pad().result());
    }
    const QString game = shownText(rulesName(m_score->rules));
    const int target = pad().rules().match.target;
    const BySide<int> scores = pad().scores();
    bool reached = false;
    for (int side = 0; side < sides(); ++side) {
        reached = reached || scores[side] >= target;
    }
    return reached ? tr("%1: tied at the top, so you play on.", "a game").arg(game)
                   : tr("%1, to %n point(s)", "a game", target).arg(game);
}

void SheetPage::retranslate() {
    if (!m_score) {
        return;
    }
    m_sides = sideNames(planOf(*m_score));
    m_result->setText(breakable(resultSentence()));
    m_result->setFont(scaledFont(font(), 1.2, true));
    m_all->setText(tr("All &matches"));
    m_undo->setText(tr("&Undo the last entry"));
    m_undo->setEnabled(m_editable && !pad().entries().empty());
    m_claim->setText(tr("&Claim to have won"));
    m_claim->setVisible(pad().rules().match.callingOut);
    m_claim->setEnabled(m_editable && !pad().result());
    m_claim->menu()->clear();
    for (int side = 0; side < sides(); ++side) {
        m_claim->menu()->addAction(menuText(m_sides[side]), this,
                                   [this, side] { emit claimAsked(side); });
    }
    m_round->setText(tr("&Enter the round…"));
    m_round->setEnabled(m_editable && !pad().result());
    m_scroll->setAccessibleName(tr("Score sheet"));
    fill();
}

void SheetPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        retranslate();
    }
}

} // namespace settebello
