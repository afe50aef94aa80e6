// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/answer_list.h"

#include "game/game_controller.h"
#include "practice/figure_columns.h"
#include "practice/practice_text.h"
#include "widgets/letter_width.h"
#include "widgets/style.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kLetters = 36;      ///< the width
constexpr int kLeastPixels = 240; ///< of it, in a small window
constexpr double kVerdict = 1.2;  ///< the size of its text
constexpr int kMostColumns = 2;   ///< of players

const QString kRightSign = QStringLiteral("✓ ");
const QString kWrongSign = QStringLiteral("✗ ");

} // namespace

AnswerList::AnswerList(QWidget* parent)
    : QListWidget(parent)
    , m_columns(new FigureColumns(this)) {
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setResizeMode(Adjust);
    setItemDelegate(m_columns);
    setFrameShape(NoFrame);
    viewport()->setAutoFillBackground(false);
    fit();
}

void AnswerList::fit() {
    const int letters = letterWidth(fontMetrics()) * kLetters;
    setMinimumWidth(std::min(letters, kLeastPixels));
    setMaximumWidth(letters * 3 / 2);
}

/// Columns may take half of the width, as the text beside them has long words. Whether there is a
/// scroll bar does not matter, since that depends on this.
void AnswerList::fitColumns() {
    int widest = 0;
    for (int row = 0; row < count(); ++row) {
        widest = std::max(widest, FigureColumns::width(indexFromItem(item(row)), font()));
    }
    const int room = width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_columns->setInWords(widest > room / 2);
    scheduleDelayedItemsLayout();
}

void AnswerList::begin(const Exercise& exercise, const MatchSetup& setup) {
    clear();
    setAccessibleName(tr("The exercise"));
    addTitle(sourceText(exercise));
    addItem(questionText(exercise, setup));
}

void AnswerList::showQuestion(const Exercise& exercise, const MatchSetup& setup) {
    begin(exercise, setup);
    m_spoken = sourceText(exercise) + QStringLiteral(". ") + questionText(exercise, setup);
}

void AnswerList::addTitle(const QString& text, double factor) {
    auto* title = new QListWidgetItem(text, this);
    title->setFont(scaledFont(font(), factor, true));
}

void AnswerList::showAnswer(const Exercise& exercise, const MatchSetup& setup,
                            const Decision& answer, std::span<const Reason> reasons) {
    begin(exercise, setup);
    const QString verdict = verdictName(exercise, answer);
    const QString reason = reasonText(exercise, answer, reasons);
    m_spoken = verdict + QLatin1Char('.');
    if (!reason.isEmpty()) {
        m_spoken += QLatin1Char(' ') + reason;
    }
    addTitle((exercise.isRight(answer) ? kRightSign : kWrongSign) + verdict, kVerdict);
    if (!reason.isEmpty()) {
        addItem(reason);
    }
    addOptions(exercise, answer);
    addOthers(exercise, setup);
    fitColumns();
}

QListWidgetItem* AnswerList::addTable(const Row& title, const QList<Row>& rows) {
    const QFontMetrics metrics(scaledFont(font(), 1, true));
    QStringList widest = title.figures;
    for (const Row& row : rows) {
        for (qsizetype column = 0; column < row.figures.size(); ++column) {
            if (metrics.horizontalAdvance(row.figures[column]) >
                metrics.horizontalAdvance(widest[column])) {
                widest[column] = row.figures[column];
            }
        }
    }
    const auto add = [&](const Row& row) {
        auto* line = new QListWidgetItem(row.text, this);
        if (!row.figures.isEmpty()) {
            line->setData(FigureColumns::kFiguresRole, row.figures);
            line->setData(FigureColumns::kWidestRole, widest);
            line->setData(Qt::AccessibleTextRole, row.spoken);
        }
        if (row.isBold) {
            line->setFont(scaledFont(font(), 1, true));
        }
        return line;
    };
    QListWidgetItem* first = add(title);
    std::for_each(rows.begin(), rows.end(), add);
    return first;
}

/// What, the points it is worth, and the chance to win.
void AnswerList::addOptions(const Exercise& exercise, const Decision& answer) {
    const QString text = tr("What could be played");
    QList<Row> rows;
    for (const OptionLine& line : optionLines(exercise, answer)) {
        rows += {(line.best ? kRightSign : QString()) + line.text,
                 {line.points, line.chance},
                 line.spoken,
                 line.chosen};
    }
    const QStringList titles{tr("Points", "a column"),
                             tr("Win", "a column: the chance to win the match")};
    addTable({text, titles, text, true}, rows)
        ->setToolTip(tr("Points ahead in the round, and the chance to win the match"));
}

/// A column for each of the others; in words where there are so many that columns would be narrow.
void AnswerList::addOthers(const Exercise& exercise, const MatchSetup& setup) {
    const OthersText others = othersText(exercise, setup);
    const QString& text = others.heading;
    const bool inColumns = others.players.size() <= kMostColumns;
    QList<Row> rows;
    for (const QString& known : others.known) {
        rows += {known, {}, known};
    }
    for (const OthersText::Line& line : others.ranks) {
        rows += inColumns ? Row{line.cards, line.chances, line.spoken} : Row{line.spoken};
    }
    if (!others.ranks.isEmpty()) {
        rows += Row{others.note};
    }
    if (!rows.isEmpty()) {
        addTable({text, inColumns ? others.players : QStringList(), text, true}, rows);
    }
}

void AnswerList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fit();
        fitColumns();
    }
    QListWidget::changeEvent(event);
}

void AnswerList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    fitColumns();
}

} // namespace settebello
