// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bar_list.h"

#include "widgets/bar_chart.h"
#include "widgets/chart.h"
#include "widgets/label_role.h"
#include "widgets/letter_width.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>
#include <QStyleOptionFocusRect>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr int kGap = 10; ///< between label, bar, text and arrow
constexpr int kLeastBarsInLetters = 8;

} // namespace

/// A row of the list.
class BarButton : public QAbstractButton {
public:
    explicit BarButton(BarList& list)
        : QAbstractButton(&list)
        , m_list(list) {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void setRow(const BarRow& row) {
        m_row = row;
        setAccessibleName(row.label.isEmpty()
                              ? row.text
                              : BarChart::tr("%1: %2", "a bar of a chart and its numbers")
                                    .arg(row.label, row.text));
        setEnabled(row.leads);
        setCursor(row.leads ? Qt::PointingHandCursor : Qt::ArrowCursor);
        updateGeometry();
        update();
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        const BarList::Measure places = m_list.measure(width);
        const int line = fontMetrics().height();
        const int bars = line + (places.textBelow ? textHeight(places, width) : 0);
        return std::max(wrappedHeight(places.label, m_row.label), bars) + line / 2;
    }
    QSize sizeHint() const override {
        const int width = letterWidth(fontMetrics()) * 50;
        return {width, heightForWidth(width)};
    }
    QSize minimumSizeHint() const override {
        return {letterWidth(fontMetrics()) * 2 * kLeastBarsInLetters, fontMetrics().height()};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const BarList::Measure places = m_list.measure(width());
        const QColor ink = palette().color(QPalette::Active, QPalette::WindowText);
        painter.setPen(ink);
        const int line = fontMetrics().height();
        const int below = places.textBelow ? textHeight(places, width()) : 0;
        const int bars = line + below;
        const double top = (height() - bars) / 2.0;
        painter.drawText(QRect(0, 0, places.label, height()),
                         Qt::TextWordWrap | Qt::AlignRight | Qt::AlignVCenter, m_row.label);
        paintMarks(painter, places, ink);
        const double zero = m_list.xOf(0, places);
        const double end = m_list.xOf(m_row.value, places);
        paintChartBar(
            painter,
            QRectF(QPointF(std::min(zero, end), top), QPointF(std::max(zero, end), top + line)),
            m_row.value < 0 ? 1 : 0, activePalette());
        painter.setPen(ink);
        const QRectF text =
            places.textBelow
                ? QRectF(places.bars.left(), top + line, width() - places.bars.left(), below)
                : QRectF(places.bars.right() + kGap, top, width(), line);
        painter.drawText(text, Qt::AlignVCenter | Qt::TextWordWrap, m_row.text);
        paintState(painter);
    }
    /// Also of one that leads nowhere.
    QPalette activePalette() const {
        QPalette colours = palette();
        colours.setCurrentColorGroup(QPalette::Active);
        return colours;
    }
    /// Enter would otherwise press the main button of the window.
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            click();
        } else {
            QAbstractButton::keyPressEvent(event);
        }
    }
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    int wrappedHeight(int width, const QString& text) const {
        return fontMetrics()
            .boundingRect(QRect(0, 0, std::max(1, width), INT16_MAX), Qt::TextWordWrap, text)
            .height();
    }
    /// Of the text below the bar.
    int textHeight(const BarList::Measure& places, int width) const {
        return wrappedHeight(width - qRound(places.bars.left()), m_row.text);
    }

    void paintMarks(QPainter& painter, const BarList::Measure& places, const QColor& ink) const {
        if (m_list.isSigned()) {
            const double zero = m_list.xOf(0, places);
            painter.drawLine(QPointF(zero, 0), QPointF(zero, height()));
        }
        painter.setPen(QPen(ink, 1, Qt::DotLine));
        for (const BarMark& mark : m_list.m_marks) {
            const double x = std::floor(m_list.xOf(mark.value, places)) + 0.5;
            painter.drawLine(QPointF(x, 0), QPointF(x, height()));
        }
    }

    /// An arrow where a click leads on, and the focus.
    void paintState(QPainter& painter) {
        if (!isEnabled()) {
            return;
        }
        const int side = fontMetrics().height() * 2 / 3;
        QStyleOption arrow;
        arrow.initFrom(this);
        arrow.rect = QRect(width() - side, (height() - side) / 2, side, side);
        style()->drawPrimitive(QStyle::PE_IndicatorArrowRight, &arrow, &painter, this);
        if (hasFocus() || underMouse()) {
            QStyleOptionFocusRect option;
            option.initFrom(this);
            style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
        }
    }

    BarList& m_list;
    BarRow m_row;
};

BarList::BarList(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    setWidgetRole(this, QAccessible::Grouping); // says its name when the focus comes to a bar
}

/// Buttons are kept, so that one of them keeps the focus.
void BarList::setRows(const QList<BarRow>& rows, const QList<BarMark>& marks) {
    m_rows = rows;
    m_marks = marks;
    m_scale = 0;
    QStringList texts;
    for (const BarRow& row : rows) {
        m_scale = std::max(m_scale, std::abs(row.value));
    }
    for (const BarMark& mark : marks) {
        m_scale = std::max(m_scale, mark.value);
    }
    m_scale = m_scale > 0 ? m_scale : 1;
    while (m_buttons.size() > rows.size()) {
        delete m_buttons.takeLast();
    }
    while (m_buttons.size() < rows.size()) {
        auto* button = new BarButton(*this);
        connect(button, &QAbstractButton::clicked, this,
                [this, row = static_cast<int>(m_buttons.size())] { emit asked(row); });
        m_column->addWidget(button);
        m_buttons.append(button);
        button->show();
    }
    for (qsizetype i = 0; i < rows.size(); ++i) {
        m_buttons[i]->setRow(rows[i]);
        texts += m_buttons[i]->accessibleName();
    }
    QStringList compared;
    for (const BarMark& mark : marks) {
        compared += mark.text;
    }
    compared.removeAll(QString());
    if (!compared.isEmpty()) {
        texts +=
            tr("To compare with: %1", "names and numbers").arg(compared.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(texts.join(QStringLiteral(". ")));
    const bool isNamed = std::any_of(marks.begin(), marks.end(),
                                     [](const BarMark& mark) { return !mark.name.isEmpty(); });
    m_column->setContentsMargins(0, isNamed ? fontMetrics().height() : 0, 0, 0);
    update();
}

QWidget* BarList::button(int row) const {
    Q_ASSERT(row >= 0 && row < m_buttons.size());
    return m_buttons[row];
}

bool BarList::isSigned() const {
    return std::any_of(m_rows.begin(), m_rows.end(),
                       [](const BarRow& row) { return row.value < 0; });
}

BarList::Measure BarList::measure(int width) const {
    const QFontMetrics metrics = fontMetrics();
    Measure measure;
    int text = 0;
    for (const BarRow& row : m_rows) {
        measure.label = std::max(measure.label, metrics.horizontalAdvance(row.label));
        text = std::max(text, metrics.horizontalAdvance(row.text));
    }
    const bool leads =
        std::any_of(m_rows.begin(), m_rows.end(), [](const BarRow& row) { return row.leads; });
    const auto besides = [](int wide) { return wide > 0 ? wide + kGap : 0; };
    if (measure.label > 0) {
        measure.label = std::min(measure.label + 2, width / 3); // drawing rounds up
    }
    const int left = besides(measure.label);
    const int right = width - (leads ? metrics.height() : 0) - kGap; // of it the arrow
    const int beside = right - besides(text);
    measure.textBelow = text > 0 && beside - left < letterWidth(metrics) * kLeastBarsInLetters;
    const int bars = measure.textBelow ? right : beside;
    measure.bars = QRectF(left, 0, std::max(1, bars - left), 1);
    return measure;
}

double BarList::xOf(double value, const Measure& measure) const {
    const double share = value / m_scale;
    return measure.bars.left() +
           measure.bars.width() * (isSigned() ? (1 + share) / 2 : std::max(0.0, share));
}

/// The names of the marks, those of the greatest numbers first; one that has no room is left out.
void BarList::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    const Measure places = measure(width());
    const QFontMetrics metrics = fontMetrics();
    double end = width();
    for (auto mark = m_marks.crbegin(); mark != m_marks.crend(); ++mark) {
        const double wide = metrics.horizontalAdvance(mark->name);
        const double left = std::min(xOf(mark->value, places) - wide / 2, width() - wide);
        if (left >= places.bars.left() - kGap && left + wide <= end) {
            painter.drawText(QRectF(left, 0, wide, metrics.height()), Qt::AlignCenter, mark->name);
            end = left - kGap;
        }
    }
}

void BarList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        setRows(QList(m_rows), QList(m_marks));
    }
    QWidget::changeEvent(event);
}

} // namespace settebello
