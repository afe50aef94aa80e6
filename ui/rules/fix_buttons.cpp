// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fix_buttons.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace settebello {

FixButtons::FixButtons(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_name(name) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 2);
    column->setSpacing(2);
    hide();
}

void FixButtons::setFixes(const std::vector<RuleFix>& fixes, const QString& why) {
    for (auto* button : findChildren<QPushButton*>(Qt::FindDirectChildrenOnly)) {
        layout()->removeWidget(button);
        button->hide();
        button->setObjectName(QString());
        button->deleteLater(); // it may have been pressed just now
    }
    for (const RuleFix& fix : fixes) {
        auto* button = new QPushButton(fix.text, this);
        button->setObjectName(m_name);
        button->setAutoDefault(false);
        button->setAccessibleDescription(why);
        connect(button, &QPushButton::clicked, this,
                [this, changed = fix.rules] { emit chosen(changed); });
        static_cast<QVBoxLayout*>(layout())->addWidget(button, 0, Qt::AlignLeft);
    }
    setVisible(!fixes.empty());
}

} // namespace settebello
