// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/table_size_note.h"

#include "rules/check_rules.h"
#include "rules/fix_buttons.h"
#include "rules/presets.h"
#include "widgets/label_role.h"
#include "widgets/steady_scroll.h"
#include "widgets/style.h"
#include "widgets/widget_size.h"

#include <QLabel>
#include <QLocale>
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
    , m_text(new QLabel(this))
    , m_fixes(new FixButtons(QStringLiteral("tableFix"), this)) {
    makeSecondary(m_text);
    m_text->setObjectName(QStringLiteral("tableSizes"));
    setLabelRole(m_text, QAccessible::Paragraph);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, 2);
    column->setSpacing(2);
    column->addWidget(m_text);
    column->addWidget(m_fixes);
    keepAsHighAsNeeded(this);
    connect(m_fixes, &FixButtons::chosen, this, &TableSizeNote::fixed);
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
    m_text->setText(players.isEmpty() ? QString() : reason());
    m_fixes->setFixes(players.isEmpty() ? std::vector<RuleFix>()
                                        : fixesForPlayers(rules, players.constFirst()),
                      m_text->text());
    if (!players.isEmpty()) {
        showInPlace(*this, true);
    }
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

} // namespace settebello
