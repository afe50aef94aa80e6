// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/preferences_page.h"

#include "settings/settings_store.h"
#include "widgets/label_role.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/wheel_guard.h"
#include "widgets/widget_size.h"
#include "widgets/window_geometry.h"
#include "widgets/wrapped_check_box.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <utility>

namespace settebello {

namespace {

constexpr int kSpacing = 16; ///< between a label and its field
constexpr int kRowSpacing = 8;
constexpr int kTight = 2;     ///< likewise, on a screen with few lines
constexpr int kFewLines = 25; ///< of text

} // namespace

PreferencesPage::PreferencesPage(SettingsStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_form(new QFormLayout(this)) {
    m_form->setContentsMargins(12, 8, 12, 4);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setHorizontalSpacing(kSpacing);
    spaceRows();
    connect(&m_store, &SettingsStore::changed, this, &PreferencesPage::showSettings);
}

void PreferencesPage::spaceRows() {
    const bool isLow = availableWindowRect(this).height() < kFewLines * fontMetrics().lineSpacing();
    m_form->setVerticalSpacing(isLow ? kTight : kRowSpacing);
}

QLabel* PreferencesPage::addRow(QWidget* field) {
    auto* label = new QLabel(this);
    label->setBuddy(field);
    m_form->addRow(label, field);
    m_labels.push_back(label);
    return label;
}

void PreferencesPage::addChoice(Choice choice) {
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(choice.name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const QVariant& value : std::as_const(choice.values)) {
        box->addItem(QString(), value);
    }
    guardFromWheel(box);
    connect(box, &QComboBox::activated, this, [this, box, set = choice.set] {
        const QVariant value = box->currentData();
        m_store.change([&](Settings& settings) { set(settings, value); });
    });
    QLabel* label = addRow(box);
    m_fields.push_back({std::move(choice), box, label});
}

void PreferencesPage::addName(Text label, Text placeholder) {
    m_nameText = std::move(label);
    m_namePlaceholder = std::move(placeholder);
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setMaxLength(kLongestName);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
        m_store.change([&](Settings& settings) { settings.match.name = name.toStdString(); });
    });
    m_nameLabel = addRow(m_name);
}

void PreferencesPage::addToggle(const char* name, Text text, std::function<bool&(Settings&)> field,
                                Text explanation) {
    auto* box = new WrappedCheckBox(this);
    box->setObjectName(QLatin1String(name));
    m_form->addRow(box);
    connect(box, &QCheckBox::clicked, this, [this, field](bool on) {
        m_store.change([&](Settings& settings) { field(settings) = on; });
    });
    QLabel* about = nullptr;
    if (explanation) {
        about = new QLabel(this);
        about->setIndent(style()->pixelMetric(QStyle::PM_IndicatorWidth) +
                         style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing));
        makeSecondary(about);
        setLabelRole(about, QAccessible::Paragraph); // it is read with the box
        keepAsHighAsNeeded(about);
        m_form->addRow(about);
    }
    m_toggles.push_back({std::move(text), std::move(explanation), std::move(field), box, about});
}

void PreferencesPage::addWidget(QWidget* widget) {
    keepAsHighAsNeeded(widget);
    m_form->addRow(widget);
}

void PreferencesPage::retranslate() {
    for (const Field& field : m_fields) {
        field.label->setText(field.choice.label());
        for (int i = 0; i < field.box->count(); ++i) {
            field.box->setItemText(i, field.choice.nameOf(field.box->itemData(i)));
        }
    }
    for (const Toggle& toggle : m_toggles) {
        toggle.box->setText(toggle.text());
        if (toggle.about != nullptr) {
            toggle.about->setText(toggle.explanation());
            toggle.box->setAccessibleDescription(toggle.explanation());
        }
    }
    if (m_name != nullptr) {
        m_nameLabel->setText(m_nameText());
        m_name->setPlaceholderText(m_namePlaceholder());
    }
    showSettings();
}

void PreferencesPage::showSettings() {
    Settings settings = m_store.settings();
    for (const Field& field : m_fields) {
        field.box->setCurrentIndex(field.box->findData(field.choice.value(settings)));
    }
    for (const Toggle& toggle : m_toggles) {
        toggle.box->setChecked(toggle.field(settings));
    }
    if (const QString name = QString::fromStdString(settings.match.name);
        m_name != nullptr && m_name->text() != name) {
        m_name->setText(name);
    }
}

void PreferencesPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        spaceRows();
    }
}

} // namespace settebello
