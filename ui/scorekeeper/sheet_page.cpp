// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/sheet_page.h"

#include "cards/card_strip.h"
#include "covers/score_lines.h"
#include "game/match_text.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"
#include "scorekeeper/pad_store.h"
#include "scorekeeper/score_plate.h"
#include "scorekeeper/touch_widgets.h"
#include "text/number_text.h"
#include "text/preset_text.h"
#include "text/rule_text.h"
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
#include <QScrollBar>
#include <QScroller>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

/// The height of the score's digits in that of what is seen of the sheet.
constexpr double kDigits = 0.34;
/// Where the latest round needs the room.
constexpr double kLeastDigits = 0.12;
/// The size of the words above and below it, as factors of the text's.
constexpr double kLargestWords = 1.2;
constexpr double kSmallestWords = 0.5;
/// The widths of the columns: what a line is, and a side's of few sides and of more.
constexpr int kNameColumn = 2;
constexpr int kWideColumn = 3;
constexpr int kNarrowColumn = 2;
constexpr int kColumnGap = 16;
constexpr int kRoundGap = 10;
constexpr double kCardLines = 2.4;

} // namespace

SheetPage::SheetPage(CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_pictures(pictures)
    , m_scroll(new QScrollArea(this)) {
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    QScroller::grabGesture(m_scroll->viewport(), QScroller::TouchGesture);
    m_scroll->setObjectName(QStringLiteral("sheet"));
    m_scroll->viewport()->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scroll, 1);
    column->addWidget(makeButtons());
}

QWidget* SheetPage::makeButtons() {
    auto* buttons = new QWidget(this);
    m_all = new TouchButton(buttons, "all");
    connect(m_all, &QPushButton::clicked, this, &SheetPage::allAsked);
    m_undo = new TouchButton(buttons, "undo");
    connect(m_undo, &QPushButton::clicked, this, &SheetPage::undone);
    m_claim = new TouchButton(buttons, "claim");
    m_claim->setMenu(new QMenu(m_claim));
    m_round = new TouchButton(buttons, "round");
    connect(m_round, &QPushButton::clicked, this, &SheetPage::roundAsked);
    auto* row = new FlowLayout;
    row->setContentsMargins(0, 0, 0, 0);
    buttons->setLayout(row);
    for (QPushButton* button : {m_all, m_undo, m_claim, m_round}) {
        row->addWidget(button);
    }
    keepHeightForWidth(buttons);
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
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kColumnGap);
    grid->setColumnStretch(0, kNameColumn);
    m_result = makeLabel({}, 1.2, true);
    m_result->setObjectName(QStringLiteral("result"));
    grid->addWidget(m_result, 0, 0);
    m_plates.clear();
    for (int side = 0; side < sides(); ++side) {
        auto* plate = new ScorePlate(*m_score, side, m_sides[side], m_editable, content);
        connect(plate, &ScorePlate::noted, this, &SheetPage::noted);
        grid->addWidget(plate, 0, side + 1);
        m_plates += plate;
    }
    m_latestRows = 1;
    const auto latest = static_cast<int>(pad().rounds().size());
    for (int number = latest; number > 0; --number) {
        addRound(grid, number);
        m_latestRows = number == latest ? grid->rowCount() : m_latestRows;
    }
    grid->setRowStretch(grid->rowCount(), 1);
    fitScores();
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

/// How high the lines of the latest round are once they are wrapped to their columns.
int SheetPage::latestHeight(int nameColumn, int sideColumn) const {
    const auto* grid = static_cast<QGridLayout*>(m_plates.front()->parentWidget()->layout());
    int height = 0;
    for (int row = 1; row < m_latestRows; ++row) {
        int line = grid->rowMinimumHeight(row);
        for (int column = 0; column <= sides(); ++column) {
            const QLayoutItem* item = grid->itemAtPosition(row, column);
            if (item == nullptr || item->widget() == nullptr) {
                continue;
            }
            const int width = column == 0 ? nameColumn : sideColumn;
            line = std::max(line, item->hasHeightForWidth() ? item->heightForWidth(width)
                                                            : item->sizeHint().height());
        }
        height += line + grid->verticalSpacing();
    }
    return height;
}

/// The height of the digits' capitals: what the sheet and the latest round leave to them.
double SheetPage::digitsHeight(int nameColumn, int sideColumn, const QFont& words) {
    int others = 0;
    for (ScorePlate* plate : m_plates) {
        plate->setFonts(font(), words, sideColumn);
        plate->setNameHeight(plate->nameHeight(sideColumn));
        others = std::max(others, plate->otherHeight());
    }
    const double sheet = m_scroll->viewport()->height();
    const double left = sheet - others - latestHeight(nameColumn, sideColumn);
    return std::clamp(ScorePlate::digitsIn(left), kLeastDigits * sheet, kDigits * sheet);
}

/// As large as the sheet allows, to be read across the table.
void SheetPage::fitScores() {
    constexpr int kFew = 3;
    const int sideColumn = sides() <= kFew ? kWideColumn : kNarrowColumn;
    auto* grid = static_cast<QGridLayout*>(m_plates.front()->parentWidget()->layout());
    for (int side = 0; side < sides(); ++side) {
        grid->setColumnStretch(side + 1, sideColumn);
    }
    const int room = width() - m_scroll->verticalScrollBar()->sizeHint().width();
    const double column =
        static_cast<double>(room * sideColumn) / (kNameColumn + sides() * sideColumn) -
        2 * kColumnGap;
    const int names = room * kNameColumn / (kNameColumn + sides() * sideColumn) - kColumnGap;
    m_result->setText(fittingWords(resultSentence(), m_result->font(), names));
    constexpr int kTrial = 100;
    QFont digits = font();
    digits.setBold(true);
    digits.setPixelSize(kTrial);
    double words = kLargestWords;
    for (ScorePlate* plate : m_plates) {
        words = std::min(words, column / plate->wordsWidth(scaledFont(font(), 1, true)));
    }
    const QFont wordsFont = scaledFont(font(), std::max(words, kSmallestWords), true);
    const auto nameRoom = static_cast<int>(column);
    double scale = digitsHeight(names, nameRoom, wordsFont) / QFontMetricsF(digits).capHeight();
    for (const ScorePlate* plate : m_plates) {
        scale = std::min(scale, column / plate->digitsWidth(digits));
    }
    digits.setPixelSize(std::max(QFontInfo(font()).pixelSize(), static_cast<int>(kTrial * scale)));
    int nameHeight = 0;
    for (ScorePlate* plate : m_plates) {
        plate->setFonts(digits, wordsFont, nameRoom);
        nameHeight = std::max(nameHeight, plate->nameHeight(nameRoom));
    }
    for (ScorePlate* plate : m_plates) {
        plate->setNameHeight(nameHeight);
    }
}

void SheetPage::addRound(QGridLayout* grid, int number) {
    const PadRound& round = pad().rounds()[static_cast<std::size_t>(number - 1)];
    grid->setRowMinimumHeight(grid->rowCount(), kRoundGap);
    grid->addWidget(makeHorizontalLine(), grid->rowCount(), 0, 1, sides() + 1);
    QList<QWidget*> totals;
    for (int side = 0; side < sides(); ++side) {
        const int before =
            number > 1 ? pad().rounds()[static_cast<std::size_t>(number - 2)].scores[side] : 0;
        QLabel* total = makeLabel(tr("%1 (%2)", "match points, those of this round")
                                      .arg(QLocale().toString(round.scores[side]),
                                           signedNumber(round.scores[side] - before)),
                                  1.1, true);
        total->setAlignment(Qt::AlignCenter);
        totals += total;
    }
    addLine(grid, makeRoundName(number), totals);
    if (round.claimer != kNobody) {
        addClaim(grid, round);
        return;
    }
    for (const ScoringItem item : markingOrder(pad().rules())) {
        if (!infoOf(item).inForce(pad().rules()) || round.dropped[indexOf(item)]) {
            continue;
        }
        QList<QWidget*> cells;
        for (int side = 0; side < sides(); ++side) {
            cells += makeCell(round, item, side);
        }
        addLine(grid, makeLabel(scoringItemName(item, pad().rules(), m_score->rules.base)), cells);
    }
}

/// With a button to correct the round.
QWidget* SheetPage::makeRoundName(int number) {
    auto* both = new QWidget;
    auto* row = new FlowLayout(FlowLayout::Last::Follows);
    row->setContentsMargins(0, 0, 0, 0);
    both->setLayout(row);
    keepHeightForWidth(both);
    QLabel* label = makeLabel(tr("Round %1").arg(number), 1.1, true);
    label->setWordWrap(false);
    row->addWidget(label);
    const auto round = static_cast<std::size_t>(number - 1);
    if (m_editable && pad().canCorrect(round)) {
        auto* correct = new TouchButton(both, "correct");
        correct->setObjectName(QStringLiteral("correct_%1").arg(number));
        correct->setText(tr("Correct…"));
        correct->setAccessibleName(tr("Correct round %1").arg(number));
        connect(correct, &QPushButton::clicked, this,
                [this, round] { emit correctionAsked(round); });
        row->addWidget(correct);
    }
    return both;
}

void SheetPage::addLine(QGridLayout* grid, QWidget* name, const QList<QWidget*>& cells) {
    const int row = grid->rowCount();
    grid->addWidget(name, row, 0);
    for (int side = 0; side < static_cast<int>(cells.size()); ++side) {
        grid->addWidget(cells[side], row, side + 1);
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
    const QString detail = round.counted[indexOf(item)]
                               ? scoreDetail(item, rules, tally, m_score->rules.base)
                               : QString();
    QString text = points == 0 ? QStringLiteral("–") : signedNumber(points);
    if (!detail.isEmpty()) {
        text = points == 0 ? detail : tr("%1 · %2", "points, what they are for").arg(text, detail);
    }
    const CardSet cards = infoOf(item).countedCards(rules, tally.pile);
    const bool shown = points != 0 && infoOf(item).award == Award::EachSide && cards.size() > 1;
    QLabel* label = makeLabel(text, 1, points != 0);
    label->setAlignment(Qt::AlignCenter);
    row->addWidget(label, shown ? 0 : 1);
    if (shown) {
        row->insertStretch(0, 1);
        row->addWidget(new CardStrip(m_pictures, {cards.begin(), cards.end()}, kCardLines));
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
        return resultText(setupOf(*m_score), *pad().result());
    }
    const QString game = shownText(rulesName(m_score->rules));
    const int target = Objective(pad().rules()).target();
    const BySide<int> scores = pad().scores();
    bool reached = false;
    for (int side = 0; side < sides(); ++side) {
        reached = reached || scores[side] >= target;
    }
    return reached ? tr("%1: tied at the top, so you play on.", "a game").arg(game)
                   : tr("%1, to %2", "a game; 11 points").arg(game, targetPoints(pad().rules()));
}

void SheetPage::retranslate() {
    if (!m_score) {
        return;
    }
    m_sides = sideNames(setupOf(*m_score));
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

bool SheetPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && m_score) {
        fitScores();
    }
    return QWidget::eventFilter(watched, event);
}

void SheetPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        retranslate();
    }
}

} // namespace settebello
