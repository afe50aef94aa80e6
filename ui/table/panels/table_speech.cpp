// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/table_speech.h"

#include "table/motion/director.h"
#include "table/panels/table_prompt.h"

namespace settebello {

TableSpeech::TableSpeech(const Director& director, QWidget* table)
    : QObject(table)
    , m_director(director)
    , m_prompt(new TablePrompt(table)) {}

void TableSpeech::show(const QString& text) {
    m_text = text;
    m_prompt->ask(text,
                  {{tr("C&lose"),
                    [this] {
                        clear();
                        emit closed();
                    }}},
                  false);
    place();
}

void TableSpeech::clear() {
    m_text.clear();
    m_prompt->dismiss();
}

void TableSpeech::setTheme(const TableTheme& theme) {
    m_prompt->setTheme(theme);
}

void TableSpeech::place() {
    m_prompt->placeIn(m_director.layout());
}

void TableSpeech::retranslate() {
    if (!m_text.isEmpty()) {
        show(m_text);
    }
}

} // namespace settebello
