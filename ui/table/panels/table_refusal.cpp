// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/table_refusal.h"

#include "table/motion/director.h"
#include "table/panels/table_prompt.h"
#include "text/play_fault_text.h"

namespace settebello {

TableRefusal::TableRefusal(const Director& director, QWidget* table)
    : QObject(table)
    , m_director(director)
    , m_prompt(new TablePrompt(table)) {}

QString TableRefusal::text() const {
    return playFaultText(m_refused->fault, m_refused->rules, m_refused->play, m_refused->table);
}

QString TableRefusal::explain(PlayFault fault, const RuleSet& rules, const Play& play,
                              CardSet table) {
    m_refused = Refused{fault, rules, play, table};
    show();
    return tr("%1 F2 opens the rule book at this rule.", "a sentence that says why not")
        .arg(text());
}

void TableRefusal::show() {
    m_prompt->ask(text(),
                  {{tr("&Rule book (F2)"),
                    [this] {
                        dismiss();
                        emit ruleAsked();
                    }},
                   {tr("&Close"), [this] { dismiss(); }}},
                  false);
    place();
}

bool TableRefusal::dismiss() {
    m_refused.reset();
    const bool shown = m_prompt->asking();
    m_prompt->dismiss();
    return shown;
}

void TableRefusal::setTheme(const TableTheme& theme) {
    m_prompt->setTheme(theme);
}

void TableRefusal::place() {
    m_prompt->placeIn(m_director.layout());
}

void TableRefusal::retranslate() {
    if (m_refused) {
        show();
    }
}

} // namespace settebello
