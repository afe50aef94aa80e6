// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/score_sheet.h"

#include "cards/card_strip.h"
#include "widgets/label_role.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/window_placement.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kMargin = 16;
constexpr QSize kWanted(900, 680);
/// With more sides than this the cards would be too narrow to read.
constexpr int kSidesWithCards = 4;

QLabel* number(int value, double factor, bool bold) {
    auto* label = new QLabel(QLocale().toString(value));
    label->setFont(scaledFont(label->font(), factor, bold));
    label->setAlignment(Qt::AlignCenter);
    return label;
}

/// What screen readers say where the sheet has its focus: they do not read its cells by themselves.
QString spokenScore(const RoundSummary& round, const QStringList& sides) {
    QStringList scores;
    int side = 0;
    for (const QString& name : sides) {
        scores += ScoreSheet::tr("%1: %n point(s), now %2 of %3.",
                                 "a side and its points in a round; in the match, the target",
                                 round.points[side].total())
                      .arg(name, QLocale().toString(round.scores[side]),
                           QLocale().toString(round.rules.match.target));
        ++side;
    }
    return scores.join(QLatin1Char(' '));
}

} // namespace

ScoreSheet::ScoreSheet(const RoundSummary& round, const QStringList& sides, CardPictures& pictures,
                       QWidget* parent)
    : QDialog(parent)
    , m_round(round)
    , m_sides(sides)
    , m_pictures(pictures)
    , m_scroll(new QScrollArea(this))
    , m_heading(new QLabel(this))
    , m_continue(new QPushButton(this)) {
    makeHeading(m_heading, 1.5);
    m_heading->setAlignment(Qt::AlignCenter);
    m_continue->setDefault(true);
    m_continue->setObjectName(QStringLiteral("continue"));
    connect(m_continue, &QPushButton::clicked, this, &QDialog::accept);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kTileHeight + 14, kMargin, kMargin);
    column->addWidget(m_heading);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_continue, 0, Qt::AlignCenter);
    auto* holder = new QWidget;
    auto* inner = new QVBoxLayout(holder);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addStretch(1);
    m_scroll->setWidget(holder);
    m_page = holder;
    fitToScreen(this, kWanted);
    retranslate();
    m_continue->setFocus();
}

void ScoreSheet::retranslate() {
    setWindowTitle(tr("Score of the round"));
    m_heading->setText(tr("Round %1").arg(QLocale().toString(m_round.number + 1)));
    m_continue->setText(tr("Continue"));
    m_continue->setAccessibleDescription(spokenScore(m_round, m_sides));
    fill();
}

/// Names beside the sides' columns where there is room, otherwise above.
void ScoreSheet::fill() {
    m_stacked = false;
    makeSheet();
    m_unstackedWidth = m_sheet->minimumSizeHint().width();
    if (!fits()) {
        m_stacked = true;
        makeSheet();
    }
}

bool ScoreSheet::fits() const {
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    return m_unstackedWidth + bar + 2 * kMargin <= width();
}

void ScoreSheet::makeSheet() {
    delete m_sheet;
    m_sheet = new QWidget(m_page);
    auto* grid = new QGridLayout(m_sheet);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(5);
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        grid->setColumnStretch(columnOf(side), 1);
    }
    addHeader(grid);
    int row = addLines(grid, 2);
    if (m_round.dropped != ItemFlags{}) {
        auto* note = new QLabel(tr("The match was won before anything else was counted."));
        makeSecondary(note);
        note->setWordWrap(true);
        grid->addWidget(note, row++, 0, 1, -1);
    }
    addTotals(grid, row);
    static_cast<QVBoxLayout*>(m_page->layout())->insertWidget(0, m_sheet);
}

void ScoreSheet::addHeader(QGridLayout* grid) {
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        auto* name = new QLabel(breakable(m_sides[side], 8));
        makeHeading(name);
        name->setWordWrap(true);
        name->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
        grid->addWidget(name, 0, columnOf(side));
    }
    grid->addWidget(makeHorizontalLine(), 1, 0, 1, -1);
}

/// @return the row of what the name stands for.
int ScoreSheet::addName(QGridLayout* grid, QLabel* name, int row) const {
    name->setWordWrap(true);
    setLabelRole(name, QAccessible::Paragraph); // or Orca reads the longer ones, without the points
    grid->addWidget(name, row, 0, 1, m_stacked ? -1 : 1);
    return m_stacked ? row + 1 : row;
}

int ScoreSheet::addLines(QGridLayout* grid, int row) {
    const QList<ScoreLine> lines = scoreLines(m_round);
    const double high = cardLines(lines);
    for (const ScoreLine& line : lines) {
        row = addName(grid, new QLabel(line.name), row);
        for (int side = 0; side < line.cells.size(); ++side) {
            grid->addWidget(makeCell(line.cells[side], high), row, columnOf(side));
        }
        ++row;
    }
    return row;
}

/// How high the cards may be for everything to be seen without scrolling, in lines of text.
double ScoreSheet::cardLines(const QList<ScoreLine>& lines) const {
    const auto withCards =
        static_cast<double>(std::count_if(lines.begin(), lines.end(), [](const ScoreLine& line) {
            return std::any_of(line.cells.begin(), line.cells.end(),
                               [](const ScoreCell& cell) { return !cell.cards.empty(); });
        }));
    const int window =
        parentWidget() ? parentWidget()->window()->height() : screen()->availableSize().height();
    const int room = std::min(window, kWanted.height()) / std::max(1, fontMetrics().height());
    constexpr double kOther = 15.5;    // heading, names, totals, button and the tiles
    constexpr double kPlainLine = 1.9; // one without cards
    constexpr double kUnderCards = 1.4;
    const double left =
        room - kOther - kPlainLine * (static_cast<double>(lines.size()) - withCards);
    return std::clamp(left / std::max(1.0, withCards) - kUnderCards, 2.2, 5.0);
}

QWidget* ScoreSheet::makeCell(const ScoreCell& cell, double cardLines) {
    auto* widget = new QWidget;
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    if (m_sides.size() <= kSidesWithCards) {
        left->addWidget(new CardStrip(m_pictures, cell.cards, cardLines));
    }
    if (!cell.detail.isEmpty()) {
        auto* detail = new QLabel(cell.detail);
        makeSecondary(detail);
        left->addWidget(detail);
    }
    row->addLayout(left, 1);
    row->addWidget(makePoints(cell.points), 0, Qt::AlignVCenter);
    return widget;
}

int ScoreSheet::pointsWidth() const {
    return fontMetrics().height() * 3 / 2;
}

QLabel* ScoreSheet::makePoints(int points) const {
    auto* label = new QLabel(points == 0 ? QStringLiteral("–") : QLocale().toString(points));
    label->setAlignment(Qt::AlignCenter);
    label->setFont(scaledFont(font(), 1.2, points != 0));
    label->setMinimumSize(pointsWidth(), pointsWidth() * 3 / 4);
    label->setAccessibleName(tr("%n point(s)", nullptr, points));
    if (points != 0) {
        QPalette marked = palette();
        marked.setColor(QPalette::Window, marked.color(QPalette::Highlight));
        marked.setColor(QPalette::WindowText, marked.color(QPalette::HighlightedText));
        label->setPalette(marked);
        label->setAutoFillBackground(true);
    }
    return label;
}

void ScoreSheet::addTotals(QGridLayout* grid, int row) {
    grid->addWidget(makeHorizontalLine(), row++, 0, 1, -1);
    auto* roundName = new QLabel(tr("This round"));
    auto* matchName = new QLabel(tr("Match, to %1").arg(m_round.rules.match.target));
    makeHeading(matchName);
    const int roundRow = addName(grid, roundName, row);
    const int matchRow = addName(grid, matchName, roundRow + 1);
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        QLabel* round = number(m_round.points[side].total(), 1.2, false);
        QLabel* match = number(m_round.scores[side], 1.5, true);
        round->setMinimumWidth(pointsWidth());
        match->setMinimumWidth(pointsWidth());
        grid->addWidget(round, roundRow, columnOf(side), Qt::AlignRight);
        grid->addWidget(match, matchRow, columnOf(side), Qt::AlignRight);
    }
}

void ScoreSheet::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void ScoreSheet::keyPressEvent(QKeyEvent* event) {
    if (!scrollByKey(m_scroll, event->key())) {
        QDialog::keyPressEvent(event);
    }
}

void ScoreSheet::paintEvent(QPaintEvent* event) {
    QDialog::paintEvent(event);
    paintTiles(*this);
}

void ScoreSheet::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    if (m_stacked == fits()) {
        fill();
    }
}

} // namespace settebello
