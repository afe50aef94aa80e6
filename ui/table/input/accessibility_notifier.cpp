// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/accessibility_notifier.h"

#include "table/input/choice_text.h"
#include "table/input/table_accessible.h"
#include "table/input/table_input.h"
#include "table/motion/director.h"

#include <QAccessible>
#include <QWidget>

namespace settebello {

AccessibilityNotifier::AccessibilityNotifier(QWidget* table, const AccessibleItemProvider& provider,
                                             const Director& director, const TableInput& input)
    : m_table(table)
    , m_provider(provider)
    , m_director(director) {
    QAccessible::installFactory(&TableAccessible::make); // Qt keeps it once
    m_pending.setSingleShot(true);
    m_pending.setInterval(0);
    connect(&m_pending, &QTimer::timeout, this, &AccessibilityNotifier::notifyChanges);
    connect(&director, &Director::rested, &m_pending, qOverload<>(&QTimer::start));
    connect(&input, &TableInput::changed, &m_pending, qOverload<>(&QTimer::start));
    connect(&input, &TableInput::focused, this, &AccessibilityNotifier::onFocused);
}

void AccessibilityNotifier::onFocused() {
    if (m_provider.chooser().choosing()) {
        emit choiceChanged(choiceText(m_provider.chooser(), m_director.board()));
        return;
    }
    if (!QAccessible::isActive()) {
        return;
    }
    const std::optional<Card> focused = m_provider.focusedCard();
    int child = 0;
    for (const AccessibleItem& item : m_provider.accessibleItems()) {
        if (item.isCard() && focused == item.card()) {
            QAccessibleEvent event(m_table, QAccessible::Focus);
            event.setChild(child);
            QAccessible::updateAccessibility(&event);
        }
        ++child;
    }
}

void AccessibilityNotifier::notifyChanges() {
    if (QAccessible::isActive()) {
        static_cast<TableAccessible*>(QAccessible::queryAccessibleInterface(m_table))
            ->notifyChanges();
    }
}

} // namespace settebello
