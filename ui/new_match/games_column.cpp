// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/games_column.h"

#include "rules/preset_list.h"
#include "settings/settings_store.h"
#include "text/preset_text.h"
#include "text/rule_text.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace settebello {

GamesColumn::GamesColumn(SettingsStore& store, CardPictures& pictures, bool played, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_played(played)
    , m_list(new PresetList(pictures, this))
    , m_lastTime(new QPushButton(this))
    , m_continue(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list, 1);
    // Not beside each other: long words need the whole width.
    for (QPushButton* button : {m_lastTime, m_continue}) {
        button->setAutoDefault(false);
        column->addWidget(button);
    }
    m_lastTime->setObjectName(QStringLiteral("lastTime"));
    m_continue->setObjectName(QStringLiteral("continue"));
    m_lastTime->setVisible(played);
    m_continue->hide();
    connect(m_list, &PresetList::chosen, this, &GamesColumn::chosen);
    connect(m_lastTime, &QPushButton::clicked, this,
            [this] { emit chosen(m_store.settings().match.rules); });
    connect(m_continue, &QPushButton::clicked, this, &GamesColumn::continueAsked);
    m_list->setHouseRules(store.settings().houseRules);
    retranslate();
}

void GamesColumn::compareLast(const NamedRules& rules) {
    const NamedRules& last = m_store.settings().match.rules;
    m_lastTime->setToolTip(tr("%1, %2", "the rules of the last match; 11 points")
                               .arg(rulesName(last), targetPoints(last.rules)));
    m_lastTime->setAccessibleDescription(m_lastTime->toolTip());
    m_lastTime->setEnabled(m_played && last != rules);
}

void GamesColumn::setUnfinished(bool unfinished) {
    m_continue->setVisible(unfinished);
}

void GamesColumn::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void GamesColumn::retranslate() {
    m_lastTime->setText(tr("As &last time"));
    m_continue->setText(tr("Continue the last match"));
}

} // namespace settebello
