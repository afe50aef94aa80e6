// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/name_label.h"

#include <QEvent>

#include <algorithm>

namespace settebello {

namespace {

/// Letters of a word that are always shown if there are so many.
constexpr int kLeastLetters = 8;

/// @return the end of the part of a line that begins there and cannot be broken.
qsizetype endOfPart(const QString& text, qsizetype at) {
    while (at < text.size() && text[at] != QLatin1Char(' ') && text[at] != QLatin1Char('\n')) {
        if (text[at++] == QLatin1Char('-')) {
            break;
        }
    }
    return at;
}

int widestPart(const QFontMetrics& metrics, const QString& text) {
    int widest = 0;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = endOfPart(text, at);
        widest = std::max(widest, metrics.horizontalAdvance(text.mid(at, end - at)));
        at = std::max(end, at + 1);
    }
    return widest;
}

} // namespace

QString elidedWords(const QFontMetrics& metrics, const QString& text, int width) {
    QString result;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = endOfPart(text, at);
        if (end == at) {
            result += text[at++];
        } else {
            result += metrics.elidedText(text.mid(at, end - at), Qt::ElideRight, width);
            at = end;
        }
    }
    return result;
}

NameLabel::NameLabel(const QString& names, QWidget* parent)
    : QLabel(names, parent)
    , m_names(names) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

void NameLabel::setNames(const QString& names) {
    m_names = names;
    fit();
    updateGeometry();
}

int NameLabel::around() const {
    const QMargins margins = contentsMargins();
    return margins.left() + margins.right() + 2 * margin();
}

QSize NameLabel::minimumSizeHint() const {
    ensurePolished();
    const QFontMetrics metrics = fontMetrics();
    const int least = metrics.horizontalAdvance(QString(kLeastLetters, QLatin1Char('m')));
    return {std::min(widestPart(metrics, m_names), least) + 1 + around(),
            metrics.height() + 2 * margin()};
}

int NameLabel::heightForWidth(int width) const {
    ensurePolished();
    const int inside = std::max(1, width - around());
    const QFontMetrics metrics = fontMetrics();
    return metrics
               .boundingRect(QRect(0, 0, inside, QWIDGETSIZE_MAX), Qt::TextWordWrap,
                             elidedWords(metrics, m_names, inside))
               .height() +
           2 * margin();
}

void NameLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

void NameLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fit();
    }
}

void NameLabel::fit() {
    const int inside = contentsRect().width() - 2 * margin();
    const QString shown = inside > 0 ? elidedWords(fontMetrics(), m_names, inside) : m_names;
    const bool isCut = shown != m_names;
    setToolTip(isCut ? m_names : QString());
    setAccessibleName(isCut ? m_names : QString());
    if (shown != text()) {
        setText(shown);
    }
}

} // namespace settebello
