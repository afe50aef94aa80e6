// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/score_sheet.h"

#include "cards/card_strip.h"
#include "rules/objective.h"
#include "table/panels/table_prompt.h"
#include "widgets/label_role.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kWidth = 44;     ///< at most, in heights of its text
constexpr int kWideWidth = 56; ///< likewise where it is flat
/// With more sides than this the cards would be too narrow to read.
constexpr int kSidesWithCards = 4;
/// How high cards may be, in lines of text.
constexpr double kHighestCards = 5;
constexpr double kLowestCards = 2.2;
constexpr double kCardStep = 0.7;

/// What screen readers say where the sheet has its focus: they do not read its cells by themselves.
QString spokenScore(const RoundSummary& round, const QStringList& sides) {
    QStringList scores;
    int side = 0;
    for (const QString& name : sides) {
        scores += ScoreSheet::tr("%1: %n point(s), now %2 of %3.",
                                 "a side and its points in a round; in the match, the target",
                                 round.points[side].total())
                      .arg(name, QLocale().toString(round.scores[side]),
                           QLocale().toString(Objective(round.rules).target()));
        ++side;
    }
    return scores.join(QLatin1Char(' '));
}

} // namespace

ScoreSheet::ScoreSheet(const RoundSummary& round, const QStringList& sides, const TableTheme& theme,
                       CardPictures& pictures, QWidget* table)
    : TableCover(table)
    , m_round(round)
    , m_sides(sides)
    , m_pictures(pictures)
    , m_theme(theme)
    , m_page(new QWidget)
    , m_scroll(new QScrollArea(this))
    , m_heading(new QLabel(this))
    , m_continue(makeButton("continue", false, this))
    , m_why(makeButton("why", true, this)) {
    m_heading->setAlignment(Qt::AlignCenter);
    whenPressed(m_continue, &ScoreSheet::closed);
    m_why->hide();
    whenPressed(m_why, &ScoreSheet::whyAsked);
    layOut();
    retranslate();
    setTheme(theme);
    takeFocus();
}

void ScoreSheet::layOut() {
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* inner = new QVBoxLayout(m_page);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addStretch(1);
    setPage(m_scroll, m_page);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_scroll, 1);
    m_buttons = new QBoxLayout(QBoxLayout::TopToBottom);
    m_buttons->addStretch();
    m_buttons->addWidget(m_continue, 0, Qt::AlignCenter);
    m_buttons->addWidget(m_why, 0, Qt::AlignCenter);
    m_buttons->addStretch();
    column->addLayout(m_buttons);
}

void ScoreSheet::setTheme(const TableTheme& theme) {
    m_theme = theme;
    m_theme.plate.setAlpha(255);
    setPalette(TablePrompt::panelPalette(theme, palette()));
    place();
}

void ScoreSheet::setExplainable(const QString& opponent) {
    m_opponent = opponent;
    retranslate();
    m_why->show();
    place();
}

void ScoreSheet::setShared() {
    guard();
}

void ScoreSheet::takeFocus() {
    cover(m_continue);
}

void ScoreSheet::retranslate() {
    setAccessibleName(tr("Score of the round"));
    m_heading->setText(tr("Round %1").arg(QLocale().toString(m_round.number + 1)));
    m_continue->setText(tr("Continue"));
    m_why->setText(whyText());
    m_continue->setAccessibleDescription(spokenScore(m_round, m_sides));
}

QString ScoreSheet::whyText() const {
    return m_opponent.isEmpty()
               ? tr("&Why did they play like that?")
               : tr("&Why did %1 play like that?", "a player").arg(menuText(m_opponent));
}

/// In the middle of the cloth: everything is to be seen at once if it is not too small then. Where
/// there is little height it is flat rather than small.
void ScoreSheet::place() {
    const int wanted = textHeight();
    const auto fits = [this](bool flat) {
        return [this, flat](int pixels) { return fitsAt(pixels, flat); };
    };
    if (!fitText(readilyAtLeast(wanted), wanted, fits(false))) {
        fitText(kLeastText, wanted, fits(true));
    }
}

void ScoreSheet::restyle(int pixels, bool flat) {
    m_isFlat = flat;
    m_buttons->setDirection(flat ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QFont text = parentWidget()->font();
    text.setPixelSize(pixels);
    setFont(text);
    m_heading->setFont(scaledFont(text, 1.4, true));
    m_continue->setStyleSheet(TablePrompt::buttonStyle(m_theme, pixels));
    m_why->setStyleSheet(TablePrompt::buttonStyle(m_theme, pixels) +
                         TablePrompt::quietStyle(m_theme, m_theme.plateText, pixels));
    m_why->ensurePolished();
    m_continue->ensurePolished(); // a style sheet changes its size hint
    layout()->setContentsMargins(pixels, pixels / 2, pixels, pixels * 2 / 3);
    layout()->setSpacing(pixels / 3);
    m_buttons->setSpacing(flat ? pixels : pixels / 3);
    m_buttons->invalidate();
}

bool ScoreSheet::fitsAt(int pixels, bool flat) {
    restyle(pixels, flat);
    const QSize cloth = this->cloth().size();
    const QMargins margins = layout()->contentsMargins();
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    const int width = std::min(cloth.width(), (flat ? kWideWidth : kWidth) * pixels);
    const int inner = width - margins.left() - margins.right();
    m_why->setText(whyText());
    if (m_buttons->sizeHint().width() > inner) {
        m_why->setText(tr("&Why did they play like that?")); // without a long name
    }
    if (flat && m_buttons->sizeHint().width() > inner) {
        m_buttons->setDirection(QBoxLayout::TopToBottom);
    }
    const int others = margins.top() + margins.bottom() + 2 * layout()->spacing() +
                       m_heading->sizeHint().height() + m_buttons->sizeHint().height();
    int sheet = 0;
    const auto fitsWith = [&](double lines) {
        makeSheet(inner - bar, lines);
        sheet = m_sheet->layout()->totalHeightForWidth(inner - bar);
        if (sheet < 0) {
            sheet = m_sheet->sizeHint().height();
        }
        return others + sheet <= cloth.height();
    };
    const bool fits = fitsWith(kLowestCards);
    if (fits) {
        double lines = kHighestCards;
        while (lines > kLowestCards && !fitsWith(lines)) {
            lines -= kCardStep;
        }
        if (lines <= kLowestCards) {
            fitsWith(kLowestCards);
        }
    }
    moveToMiddle({width, std::min(cloth.height(), others + sheet)});
    return fits && m_sheet->minimumSizeHint().width() <= inner - bar &&
           m_buttons->sizeHint().width() <= inner;
}

/// Names beside the sides' columns where there is room, otherwise above.
void ScoreSheet::makeSheet(int width, double cardLines) {
    m_cardLines = cardLines;
    for (const bool stacked : {false, true}) {
        delete m_sheet;
        m_stacked = stacked;
        m_sheet = new QWidget(m_page);
        fill(*new QGridLayout(m_sheet));
        static_cast<QVBoxLayout*>(m_page->layout())->insertWidget(0, m_sheet);
        if (m_sheet->minimumSizeHint().width() <= width) {
            break;
        }
    }
}

void ScoreSheet::fill(QGridLayout& grid) {
    const int pixels = font().pixelSize();
    grid.setContentsMargins(0, 0, 0, 0);
    grid.setHorizontalSpacing(pixels * 3 / 4);
    grid.setVerticalSpacing(pixels / 3);
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        grid.setColumnStretch(columnOf(side), 1);
    }
    addHeader(&grid);
    int row = addLines(&grid, 2);
    if (m_round.dropped != ItemFlags{}) {
        QLabel* note = makeLabel(tr("The match was won before anything else was counted."));
        makeSecondary(note);
        grid.addWidget(note, row++, 0, 1, -1);
    }
    addTotals(&grid, row);
}

/// @return a label that has the fonts and colours of the sheet from the beginning.
QLabel* ScoreSheet::makeLabel(const QString& text) const {
    return new QLabel(text, m_sheet);
}

QLabel* ScoreSheet::makeNumber(int value, double factor, bool bold) const {
    QLabel* label = makeLabel(QLocale().toString(value));
    label->setFont(scaledFont(font(), factor, bold));
    label->setAlignment(Qt::AlignCenter);
    label->setMinimumWidth(pointsWidth());
    return label;
}

void ScoreSheet::addHeader(QGridLayout* grid) {
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        QLabel* name = makeLabel(breakable(m_sides[side], 8));
        makeHeading(name);
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
    for (const ScoreLine& line : scoreLines(m_round)) {
        row = addName(grid, makeLabel(line.name), row);
        for (int side = 0; side < line.cells.size(); ++side) {
            grid->addWidget(makeCell(line.cells[side]), row, columnOf(side));
        }
        ++row;
    }
    return row;
}

QWidget* ScoreSheet::makeCell(const ScoreCell& cell) {
    auto* widget = new QWidget(m_sheet);
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto* left = new QBoxLayout(m_isFlat ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    left->setSpacing(m_isFlat ? font().pixelSize() / 2 : 0);
    if (m_sides.size() <= kSidesWithCards) {
        left->addWidget(new CardStrip(m_pictures, cell.cards, m_cardLines, widget));
    }
    if (!cell.detail.isEmpty()) {
        QLabel* detail = makeLabel(cell.detail);
        makeSecondary(detail);
        detail->setWordWrap(!m_isFlat);
        left->addWidget(detail, m_isFlat ? 1 : 0);
    }
    row->addLayout(left, 1);
    row->addWidget(makePoints(cell.points), 0, Qt::AlignVCenter);
    return widget;
}

int ScoreSheet::pointsWidth() const {
    return fontMetrics().height() * 3 / 2;
}

QLabel* ScoreSheet::makePoints(int points) const {
    QLabel* label = makeNumber(points, 1.2, points != 0);
    label->setMinimumHeight(pointsWidth() * 3 / 4);
    label->setAccessibleName(tr("%n point(s)", nullptr, points));
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

void ScoreSheet::addTotals(QGridLayout* grid, int row) {
    grid->addWidget(makeHorizontalLine(), row++, 0, 1, -1);
    QLabel* matchName = makeLabel(tr("Match, to %1").arg(Objective(m_round.rules).target()));
    makeHeading(matchName);
    const int roundRow = addName(grid, makeLabel(tr("This round")), row);
    const int matchRow = addName(grid, matchName, roundRow + 1);
    for (int side = 0; side < static_cast<int>(m_sides.size()); ++side) {
        grid->addWidget(makeNumber(m_round.points[side].total(), 1.2, false), roundRow,
                        columnOf(side), Qt::AlignRight);
        grid->addWidget(makeNumber(m_round.scores[side], 1.5, true), matchRow, columnOf(side),
                        Qt::AlignRight);
    }
}

void ScoreSheet::keyPressEvent(QKeyEvent* event) {
    const bool goesOn = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return ||
                        event->key() == Qt::Key_Enter;
    if (!goesOn) {
        scrollByKey(m_scroll, event->key());
    } else if (!event->isAutoRepeat() && !refuses()) {
        emit closed();
    }
}

void ScoreSheet::paintEvent(QPaintEvent*) {
    const double line = m_theme.strong ? 3 : 2;
    const double corner = font().pixelSize() / 2.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.accent, line));
    painter.setBrush(m_theme.plate);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            corner, corner);
}

} // namespace settebello
