// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/rules_panel.h"

#include "text/rules_summary.h"

#include <QEvent>
#include <QScrollBar>

namespace settebello {

RulesPanel::RulesPanel(QWidget* parent)
    : QTextBrowser(parent) {
    setOpenLinks(false);
    setTabChangesFocus(true);
    document()->setDocumentMargin(10);
    updateText();
}

void RulesPanel::setRules(const RuleSet& rules) {
    if (rules != m_rules) {
        m_rules = rules;
        updateText();
    }
}

void RulesPanel::updateText() {
    QString html;
    for (const RulesSummarySection& chapter : rulesSummary(m_rules)) {
        html += QStringLiteral("<h4 style='margin-top:10px; margin-bottom:2px'>%1</h4>")
                    .arg(chapter.title.toHtmlEscaped());
        for (const QString& sentence : chapter.sentences) {
            html += QStringLiteral("<p style='margin-top:0; margin-bottom:4px'>%1</p>")
                        .arg(sentence.toHtmlEscaped());
        }
    }
    // The reader's position is kept.
    const int scrolled = verticalScrollBar()->value();
    setHtml(html);
    verticalScrollBar()->setValue(scrolled);
    setAccessibleName(tr("These rules in words"));
}

void RulesPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        updateText();
    }
    QTextBrowser::changeEvent(event);
}

} // namespace settebello
