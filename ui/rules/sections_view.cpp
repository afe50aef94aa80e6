// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/sections_view.h"

#include "text/rules_summary.h"
#include "widgets/style.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QtMath>

#include <algorithm>

namespace settebello {

SectionsView::SectionsView(QWidget* parent)
    : QTextBrowser(parent) {
    setOpenLinks(false);
    setTabChangesFocus(true);
    document()->setDocumentMargin(10);
}

/// A thin ground of the colour of what is selected; and bold, for whom colours say little.
void SectionsView::showSections(const QList<RulesSummarySection>& sections,
                                const QStringList& marked) {
    constexpr double kThin = 0.25;
    const QColor ground =
        mixed(palette().color(QPalette::Highlight), palette().color(QPalette::Base), kThin);
    const QString mark = QStringLiteral("; font-weight:bold; background-color:") + ground.name();
    QString html;
    for (const RulesSummarySection& section : sections) {
        if (!section.title.isEmpty()) {
            html += QStringLiteral("<h4 style='margin-top:10px; margin-bottom:2px'>%1</h4>")
                        .arg(section.title.toHtmlEscaped());
        }
        for (const QString& sentence : section.sentences) {
            const bool isMarked = marked.contains(sentence);
            html += QStringLiteral("<p style='margin-top:0; margin-bottom:4px%1'>%2</p>")
                        .arg(isMarked ? mark : QString(), sentence.toHtmlEscaped());
        }
    }
    const int scrolled = verticalScrollBar()->value();
    setHtml(html);
    verticalScrollBar()->setValue(scrolled);
    if (!marked.isEmpty()) {
        showSentence(marked.constFirst());
    }
}

/// Scrolls no further than is needed.
void SectionsView::showSentence(const QString& sentence) {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.text() == sentence) {
            const QRectF place = document()->documentLayout()->blockBoundingRect(block);
            QScrollBar* bar = verticalScrollBar();
            const int low = qCeil(place.bottom()) - viewport()->height();
            bar->setValue(std::min(qFloor(place.top()), std::max(low, bar->value())));
            return;
        }
    }
}

void SectionsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        updateText();
    }
    QTextBrowser::changeEvent(event);
}

} // namespace settebello
