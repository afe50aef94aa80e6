// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/sections_view.h"

#include "text/rules_summary.h"

#include <QEvent>
#include <QScrollBar>

namespace settebello {

SectionsView::SectionsView(QWidget* parent)
    : QTextBrowser(parent) {
    setOpenLinks(false);
    setTabChangesFocus(true);
    document()->setDocumentMargin(10);
}

void SectionsView::showSections(const QList<RulesSummarySection>& sections) {
    QString html;
    for (const RulesSummarySection& section : sections) {
        if (!section.title.isEmpty()) {
            html += QStringLiteral("<h4 style='margin-top:10px; margin-bottom:2px'>%1</h4>")
                        .arg(section.title.toHtmlEscaped());
        }
        for (const QString& sentence : section.sentences) {
            html += QStringLiteral("<p style='margin-top:0; margin-bottom:4px'>%1</p>")
                        .arg(sentence.toHtmlEscaped());
        }
    }
    const int scrolled = verticalScrollBar()->value();
    setHtml(html);
    verticalScrollBar()->setValue(scrolled);
}

void SectionsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        updateText();
    }
    QTextBrowser::changeEvent(event);
}

} // namespace settebello
