// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choice_buttons.h"

#include "widgets/flow_layout.h"

#include <QButtonGroup>
#include <QRadioButton>

namespace settebello {

ChoiceButtons::ChoiceButtons(const QVariantList& values, QWidget* parent)
    : QWidget(parent)
    , m_values(values)
    , m_group(new QButtonGroup(this)) {
    auto* row = new FlowLayout(FlowLayout::Last::Follows);
    row->setContentsMargins(0, 0, 0, 0);
    setLayout(row);
    for (int i = 0; i < static_cast<int>(values.size()); ++i) {
        auto* button = new QRadioButton(this);
        button->setObjectName(QStringLiteral("choice_") + values.at(i).toString());
        m_group->addButton(button, i);
        row->addWidget(button);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::ClickFocus); // or a label would not pass it the focus
    placeFocus();
    connect(m_group, &QButtonGroup::idToggled, this, &ChoiceButtons::placeFocus);
    connect(m_group, &QButtonGroup::idClicked, this,
            [this](int i) { emit chosen(m_values.at(i)); });
}

void ChoiceButtons::addField(QWidget* field) {
    layout()->addWidget(field);
    m_field = field;
    placeFocus();
}

/// The focus of this is that of the marked value.
void ChoiceButtons::placeFocus() {
    QWidget* marked = m_group->checkedButton();
    QWidget* other = m_field != nullptr ? m_field : m_group->buttons().constFirst();
    setFocusProxy(marked != nullptr ? marked : other);
}

void ChoiceButtons::setText(const QVariant& value, const QString& text) {
    button(value)->setText(text);
    nameButtons();
}

void ChoiceButtons::setName(const QString& name) {
    m_name = name;
    setAccessibleName(name);
    nameButtons();
}

void ChoiceButtons::setDescription(const QString& description) {
    for (QAbstractButton* one : m_group->buttons()) {
        one->setAccessibleDescription(description);
    }
}

void ChoiceButtons::nameButtons() {
    for (QAbstractButton* one : m_group->buttons()) {
        one->setAccessibleName(tr("%1: %2", "what is chosen, a value").arg(m_name, one->text()));
    }
}

void ChoiceButtons::setCurrent(const QVariant& value) {
    const auto place = m_values.indexOf(value);
    if (place >= 0) {
        m_group->button(static_cast<int>(place))->setChecked(true);
    } else if (QAbstractButton* before = m_group->checkedButton()) {
        m_group->setExclusive(false); // or one would always be marked
        before->setChecked(false);
        m_group->setExclusive(true);
    }
}

QRadioButton* ChoiceButtons::button(const QVariant& value) const {
    Q_ASSERT(m_values.contains(value));
    return static_cast<QRadioButton*>(m_group->button(static_cast<int>(m_values.indexOf(value))));
}

} // namespace settebello
