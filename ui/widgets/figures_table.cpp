// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/figures_table.h"

#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QEvent>
#include <QHeaderView>
#include <QResizeEvent>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kMargin = 5;
constexpr double kHeaderSize = 0.9;
/// The text's size where there is little room, as factors of the page's: what is asked for, and how
/// far it may go below that, as margins do not shrink.
constexpr double kSmall = 0.55;
constexpr int kSmallestPercent = 50;
constexpr int kStepPercent = 5;

/// A header that wraps its texts between words, so that columns of numbers stay narrow.
class WrappingHeader : public QHeaderView {
public:
    explicit WrappingHeader(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent) {
        setDefaultAlignment(Qt::Alignment::fromInt(Qt::AlignCenter | Qt::TextWordWrap));
        setSectionsClickable(false);
        setHighlightSections(false);
        setFont(scaledFont(parent->font(), kHeaderSize));
    }

protected:
    QSize sectionSizeFromContents(int column) const override {
        const QString text = model()->headerData(column, Qt::Horizontal).toString();
        const QFontMetrics metrics(font());
        const int words = longestWord(metrics, text);
        const QRect lines = metrics.boundingRect(QRect(0, 0, words + 1, INT16_MAX),
                                                 Qt::TextWordWrap | Qt::AlignCenter, text);
        return {words + 2 * kMargin + 2, lines.height() + 2 * kMargin};
    }
};

} // namespace

FiguresTable::FiguresTable(QWidget* parent)
    : QTableWidget(parent) {
    setHorizontalHeader(new WrappingHeader(this));
    verticalHeader()->hide();
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void FiguresTable::fill(const QStringList& header, const QList<QStringList>& rows) {
    clear();
    setColumnCount(static_cast<int>(header.size()));
    setRowCount(static_cast<int>(rows.size()));
    setHorizontalHeaderLabels(header);
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            auto* item = new QTableWidgetItem(rows[row][column]);
            const Qt::Alignment side = column == 0 ? Qt::AlignLeft : Qt::AlignRight;
            item->setTextAlignment(side | Qt::AlignVCenter);
            setItem(row, column, item);
        }
    }
    for (int column = 0; column < columnCount(); ++column) {
        horizontalHeader()->setSectionResizeMode(
            column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    }
    parentWidget()->installEventFilter(this);
    fitText();
    updateGeometry();
}

int FiguresTable::columnsWidth() const {
    int width = 2 * frameWidth();
    for (int column = 1; column < columnCount(); ++column) {
        width += std::max(horizontalHeader()->sectionSizeHint(column), sizeHintForColumn(column));
    }
    int words = horizontalHeader()->sectionSizeHint(0) - 3 * kMargin;
    for (int row = 0; row < rowCount(); ++row) {
        if (const QTableWidgetItem* name = item(row, 0)) { // or it is being filled
            words = std::max(words, longestWord(fontMetrics(), name->text()));
        }
    }
    return width + words + 3 * kMargin;
}

QSize FiguresTable::sizeHint() const {
    return {m_fullWidth, height()};
}

QSize FiguresTable::minimumSizeHint() const {
    return {static_cast<int>(m_fullWidth * kSmall), height()};
}

void FiguresTable::fitText() {
    if (m_fitting) {
        return;
    }
    m_fitting = true;
    for (int percent = 100; percent >= kSmallestPercent; percent -= kStepPercent) {
        setFont(scaledFont(parentWidget()->font(), percent / 100.0));
        horizontalHeader()->setFont(scaledFont(font(), kHeaderSize));
        const int needed = columnsWidth();
        if (percent == 100) {
            m_fullWidth = needed;
        }
        if (needed <= width()) {
            break;
        }
    }
    m_fitting = false;
    fitHeight();
}

void FiguresTable::fitHeight() {
    resizeRowsToContents();
    setFixedHeight(horizontalHeader()->sizeHint().height() + verticalHeader()->length() +
                   2 * frameWidth());
}

void FiguresTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        fitText();
    }
}

bool FiguresTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::FontChange) {
        fitText(); // a font of its own does not follow the page's
        updateGeometry();
    }
    return QTableWidget::eventFilter(watched, event);
}

} // namespace settebello
