// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/table_size_note.h"

#include "rules/check_rules.h"
#include "rules/presets.h"
#include "text/rule_fixes.h"
#include "widgets/label_role.h"
#include "widgets/steady_scroll.h"
#include "widgets/style.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

bool canBeDealt(const RuleSet& rules) {
    const Faults faults = checkRules(rules);
    return std::none_of(faults.begin(), faults.end(),
                        [](const Fault& fault) { return fault.path == "/deal/handCards"; });
}

} // namespace

TableSizeNote::TableSizeNote(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this)) {
    makeSecondary(m_text);
    m_text->setObjectName(QStringLiteral("tableSizes"));
    setLabelRole(m_text, QAccessible::Paragraph);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, 2);
    column->setSpacing(2);
    column->addWidget(m_text);
    hide();
}

QList<int> TableSizeNote::impossible(const RuleSet& rules, const std::string& base,
                                     const QList<int>& players) {
    QList<int> impossible;
    for (const int number : players) {
        if (number != rules.table.players && !canBeDealt(withPlayers(rules, number, base))) {
            impossible += number;
        }
    }
    return impossible;
}

void TableSizeNote::setRules(const RuleSet& rules, const QList<int>& players) {
    m_rules = rules;
    m_players = players;
    if (players.isEmpty()) {
        showInPlace(*this, false); // before its buttons lose the focus
    }
    if (m_fixes) {
        m_fixes->hide();
        m_fixes->deleteLater(); // one of its buttons may have been pressed just now
        m_fixes = nullptr;
    }
    m_text->setText(players.isEmpty() ? QString() : reason());
    if (players.isEmpty()) {
        return;
    }
    showInPlace(*this, true);
    m_fixes = new QWidget(this);
    auto* column = new QVBoxLayout(m_fixes);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (const RuleFix& fix : fixesForPlayers(rules, players.constFirst())) {
        auto* button = new QPushButton(fix.text, m_fixes);
        button->setObjectName(QStringLiteral("tableFix"));
        button->setAutoDefault(false);
        button->setAccessibleDescription(m_text->text());
        connect(button, &QPushButton::clicked, this,
                [this, changed = fix.rules] { emit fixed(changed); });
        column->addWidget(button, 0, Qt::AlignLeft);
    }
    layout()->addWidget(m_fixes);
    m_fixes->show();
}

QString TableSizeNote::text() const {
    return m_text->text();
}

QString TableSizeNote::reason() const {
    QStringList numbers;
    for (const int players : m_players) {
        numbers += QLocale().toString(players);
    }
    const QString players = QLocale().createSeparatedList(numbers);
    const QString dealt = QLocale().toString(m_rules.pack.cards - m_rules.deal.tableCards);
    if (m_rules.deal.handCards == HandCards::Six) {
        return tr("Not for %1 players: the %2 cards that are dealt do not make hands of six.")
            .arg(players, dealt);
    }
    return m_rules.deal.tableCards > 0
               ? tr("Not for %1 players: four of the %3 cards lie on the table at first, and the "
                    "other %2 do not go round evenly.")
                     .arg(players, dealt, QLocale().toString(m_rules.pack.cards))
               : tr("Not for %1 players: %2 cards do not go round evenly.").arg(players, dealt);
}

void TableSizeNote::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setRules(m_rules, m_players);
    }
    QWidget::changeEvent(event);
}

} // namespace settebello
