// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/score_table.h"

#include "cards/card_strip.h"
#include "covers/score_sheet.h"
#include "text/number_text.h"
#include "text/rule_text.h"
#include "widgets/label_role.h"
#include "widgets/name_label.h"
#include "widgets/style.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace settebello {

namespace {

/// With more sides than this the cards would be too narrow to read.
constexpr int kSidesWithCards = 4;

} // namespace

ScoreTable::ScoreTable(const RoundSummary& round, const QStringList& sides, CardPictures& pictures,
                       const Look& look, QWidget* parent)
    : QWidget(parent)
    , m_round(round)
    , m_sides(sides)
    , m_pictures(pictures)
    , m_look(look) {
    auto* grid = new QGridLayout(this);
    const int pixels = font().pixelSize();
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(pixels * 3 / 4);
    grid->setVerticalSpacing(pixels / (m_look.isFlat ? 4 : 3));
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        grid->setColumnStretch(columnOf(side), 1);
    }
    int row = addLines(grid, addHeader(grid));
    if (m_round.dropped != ItemFlags{}) {
        QLabel* note =
            makeLabel(ScoreSheet::tr("The match was won before anything else was counted."));
        makeSecondary(note);
        grid->addWidget(note, row++, 0, 1, -1);
    }
    addTotals(grid, row);
    evenOut(grid);
}

/// Lines of ten cards need so much width that nothing of the cards of another side would be seen.
void ScoreTable::evenOut(QGridLayout* grid) const {
    const int sides = static_cast<int>(m_sides.size());
    int widest = 0;
    for (int row = 0; row < grid->rowCount(); ++row) {
        for (int side = 0; side < sides; ++side) {
            const QLayoutItem* cell = grid->itemAtPosition(row, columnOf(side));
            const bool isOfSide = cell && cell->widget() && cell->widget()->layout();
            widest = std::max(widest, isOfSide ? cell->minimumSize().width() : 0);
        }
    }
    for (int side = 0; side < sides; ++side) {
        grid->setColumnMinimumWidth(columnOf(side), widest);
    }
}

int ScoreTable::heightIn(int width) const {
    const int height = layout()->totalHeightForWidth(width);
    return height < 0 ? sizeHint().height() : height;
}

/// @return a label that has the fonts and colours of the sheet from the beginning.
QLabel* ScoreTable::makeLabel(const QString& text) {
    return new QLabel(text, this);
}

QLabel* ScoreTable::makeNumber(int value, double factor, bool bold) {
    QLabel* label = makeLabel(QLocale().toString(value));
    label->setFont(scaledFont(font(), factor, bold));
    label->setAlignment(Qt::AlignCenter);
    label->setMinimumWidth(pointsWidth());
    return label;
}

/// @return the row below it.
int ScoreTable::addHeader(QGridLayout* grid) {
    QLabel* heading =
        makeLabel(ScoreSheet::tr("Round %1").arg(QLocale().toString(m_round.number + 1)));
    heading->setFont(scaledFont(font(), 1.4, true));
    heading->setAlignment(m_look.isStacked ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignBottom);
    const int names = addName(grid, heading, 0);
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        auto* name = new NameLabel(m_sides[side], this);
        makeHeading(name);
        name->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
        grid->addWidget(name, names, columnOf(side));
    }
    grid->addWidget(makeHorizontalLine(), names + 1, 0, 1, -1);
    return names + 2;
}

/// @return the row of what the name stands for.
int ScoreTable::addName(QGridLayout* grid, QLabel* name, int row) const {
    name->setWordWrap(true);
    setLabelRole(name, QAccessible::Paragraph); // or Orca reads the longer ones, without the points
    grid->addWidget(name, row, 0, 1, m_look.isStacked ? -1 : 1);
    return m_look.isStacked ? row + 1 : row;
}

int ScoreTable::addLines(QGridLayout* grid, int row) {
    for (const ScoreLine& line : scoreLines(m_round)) {
        row = addName(grid, makeLabel(line.name), row);
        for (int side = 0; side < line.cells.size(); ++side) {
            grid->addWidget(makeCell(line.cells[side]), row, columnOf(side));
        }
        ++row;
    }
    return row;
}

QWidget* ScoreTable::makeCell(const ScoreCell& cell) {
    auto* widget = new QWidget(this);
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    const bool isFlat = m_look.isFlat;
    const bool inTens =
        m_look.hasTens && static_cast<int>(cell.cards.size()) > CardStrip::kMostInLine;
    auto* left = new QBoxLayout(isFlat ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    left->setSpacing(isFlat ? font().pixelSize() / 2 : 0);
    if (m_sides.size() <= kSidesWithCards) {
        auto* strip = new CardStrip(m_pictures, cell.cards, m_look.cardLines, widget);
        if (inTens) {
            strip->setTens();
        }
        left->addWidget(strip, inTens ? 1 : 0);
    }
    auto* right = new QVBoxLayout;
    right->addStretch();
    if (!cell.detail.isEmpty()) {
        QLabel* detail = makeLabel(cell.detail);
        makeSecondary(detail);
        detail->setWordWrap(!isFlat);
        if (inTens && isFlat) { // the cards need the width
            right->addWidget(detail, 0, Qt::AlignRight);
        } else {
            left->addWidget(detail, isFlat ? 1 : 0);
        }
    }
    right->addWidget(makePoints(cell.points), 0, Qt::AlignRight);
    right->addStretch();
    row->addLayout(left, 1);
    row->addLayout(right);
    return widget;
}

int ScoreTable::pointsWidth() const {
    return fontMetrics().height() * 3 / 2;
}

QLabel* ScoreTable::makePoints(int points) {
    QLabel* label = makeNumber(points, 1.2, points != 0);
    label->setMinimumHeight(pointsWidth() * 3 / 4);
    label->setAccessibleName(ScoreSheet::tr("%n point(s)", nullptr, points));
    if (points == 0) {
        label->setText(QStringLiteral("–"));
    } else {
        QPalette marked = label->palette();
        marked.setColor(QPalette::Window, marked.color(QPalette::Highlight));
        marked.setColor(QPalette::WindowText, marked.color(QPalette::HighlightedText));
        label->setPalette(marked);
        label->setAutoFillBackground(true);
    }
    return label;
}

void ScoreTable::addTotals(QGridLayout* grid, int row) {
    grid->addWidget(makeHorizontalLine(), row++, 0, 1, -1);
    QLabel* matchName = makeLabel(numbersInWords(
        ScoreSheet::tr("Match to %1", "11 points").arg(targetPoints(m_round.rules))));
    makeHeading(matchName);
    const int roundRow = addName(grid, makeLabel(ScoreSheet::tr("This round")), row);
    const int matchRow = addName(grid, matchName, roundRow + 1);
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        grid->addWidget(makeNumber(m_round.points[side].total(), 1.2, false), roundRow,
                        columnOf(side), Qt::AlignRight);
        grid->addWidget(makeNumber(m_round.scores[side], 1.5, true), matchRow, columnOf(side),
                        Qt::AlignRight);
    }
}

} // namespace settebello
