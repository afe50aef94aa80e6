// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rule_row.h"

#include "cards/card_names.h"
#include "rules/difference_mark.h"
#include "rules/fault_note.h"
#include "rules/presets.h"
#include "text/rule_text.h"
#include "widgets/choice_buttons.h"
#include "widgets/label_role.h"
#include "widgets/letter_width.h"
#include "widgets/style.h"
#include "widgets/wheel_guard.h"
#include "widgets/wrapped_check_box.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>

#include <algorithm>

namespace settebello {

namespace {

/// A range longer than this is typed in, not chosen from a list.
constexpr int kLongestList = 12;
constexpr int kFewestCharacters = 12;
constexpr int kBeforeOffered = 14; ///< pixels
constexpr int kAboveOffered = 4;
/// Of the row's width: what a difference takes at most beside the explanation.
constexpr double kDifferenceShare = 0.4;

QList<int> allowedValues(const RuleKey& key) {
    QList<int> values;
    if (key.kind == RuleKey::Kind::Name) {
        for (int value = 0; value < static_cast<int>(key.names.size()); ++value) {
            values += value;
        }
    } else if (!key.numbers.empty()) {
        values = QList<int>(key.numbers.begin(), key.numbers.end());
    } else {
        for (int value = key.least; value <= key.most; ++value) {
            values += value;
        }
    }
    return values;
}

} // namespace

RuleRow::RuleRow(const RuleKey& key, QWidget* parent)
    : RuleRow(key, {}, parent) {}

RuleRow::RuleRow(const RuleKey& key, const QList<int>& offered, QWidget* parent)
    : QWidget(parent)
    , m_key(key)
    , m_top(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_below(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_explanation(new QLabel(this))
    , m_fault(new FaultNote(this))
    , m_difference(new DifferenceMark(this)) {
    setObjectName(QString::fromStdString(key.path()));
    makeEditor(offered);
    for (QWidget* field : std::initializer_list<QWidget*>{m_number, m_choices}) {
        if (field != nullptr) {
            guardFromWheel(field);
        }
    }
    makeSecondary(m_explanation);
    setLabelRole(m_explanation, QAccessible::Paragraph); // the editor's description says it
    connect(m_fault, &FaultNote::fixed, this, &RuleRow::fixed);
    connect(m_difference, &DifferenceMark::back, this, [this] { emit edited(m_presetValue); });
    layOut();
    retranslate();
    setFaults({}, {});
}

void RuleRow::makeEditor(const QList<int>& offered) {
    if (m_key.kind == RuleKey::Kind::Bool) {
        m_check = new WrappedCheckBox(this);
        connect(m_check, &QCheckBox::clicked, this, [this](bool on) { emit edited(on ? 1 : 0); });
        return;
    }
    m_label = new QLabel(this);
    m_label->setWordWrap(true);
    if (!offered.isEmpty()) {
        makeOffered(offered);
    }
    const QList<int> allowed = allowedValues(m_key);
    if (allowed != offered) {
        makeField(allowed);
    }
    m_label->setBuddy(values());
}

void RuleRow::makeOffered(const QList<int>& offered) {
    m_offered = new ChoiceButtons(QVariantList(offered.begin(), offered.end()), this);
    connect(m_offered, &ChoiceButtons::chosen, this,
            [this](const QVariant& value) { emit edited(value.toInt()); });
}

void RuleRow::makeField(const QList<int>& values) {
    if (values.size() > kLongestList) {
        m_number = new QSpinBox(this);
        m_number->setRange(values.constFirst(), values.constLast());
        connect(m_number, &QSpinBox::valueChanged, this, &RuleRow::edited);
    } else {
        m_choices = new QComboBox(this);
        m_choices->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        for (const int value : values) {
            m_choices->addItem(QString(), value);
        }
        connect(m_choices, &QComboBox::activated, this,
                [this](int index) { emit edited(m_choices->itemData(index).toInt()); });
    }
    if (m_offered) {
        m_offered->addField(editor());
    }
}

void RuleRow::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, 6);
    column->setSpacing(1);
    column->addLayout(m_top);
    m_explanation->setVisible(!m_offered); // there a tooltip says it
    if (m_check) {
        m_top->addWidget(m_check);
    } else {
        if (!isInTwoLines()) {
            m_top->addWidget(m_label, m_offered ? 0 : 1);
        }
        m_top->addWidget(values(), m_offered ? 1 : 0);
    }
    if (editor() != m_check && editor() != m_offered) {
        // A narrow window squeezes the row, never the page under it.
        editor()->setMinimumWidth(letterWidth(fontMetrics()) * kFewestCharacters);
    }
    m_below->setSpacing(0);
    if (isInTwoLines()) {
        m_below->addWidget(m_label, 1);
        column->insertLayout(0, m_below);
    } else {
        m_below->addWidget(m_explanation, 1, Qt::AlignTop);
        column->addLayout(m_below);
    }
    m_below->addWidget(m_difference);
    column->addWidget(m_fault);
}

/// Places the value under the name where they do not fit side by side.
void RuleRow::fitEditor() {
    if (m_check || isInTwoLines()) {
        return;
    }
    const int name = std::max(nameWidth(), m_label->minimumWidth());
    const int spacing = m_offered ? kBeforeOffered : 2 * m_top->spacing();
    const int needed = name + spacing + values()->sizeHint().width();
    const bool narrow = needed > contentsRect().width();
    m_top->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (m_offered) {
        m_top->setSpacing(narrow ? kAboveOffered : kBeforeOffered);
    } else {
        m_top->setAlignment(values(), narrow ? Qt::AlignLeft : Qt::AlignRight);
    }
}

/// Places the difference under the explanation, or under the name, where that would have too little
/// room.
void RuleRow::fitDifference() {
    const int width = contentsRect().width();
    m_difference->fitInto(*m_below, isInTwoLines() ? width - nameWidth()
                                                   : static_cast<int>(width * kDifferenceShare));
}

void RuleRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitEditor();
    fitDifference();
}

QWidget* RuleRow::editor() const {
    if (m_check) {
        return m_check;
    }
    if (m_choices) {
        return m_choices;
    }
    return m_number ? static_cast<QWidget*>(m_number) : m_offered;
}

/// Its name and how it differs, and below them values to choose from and a field for others.
bool RuleRow::isInTwoLines() const {
    return m_offered && editor() != m_offered;
}

/// All that is beside the name.
QWidget* RuleRow::values() const {
    return m_offered ? m_offered : editor();
}

int RuleRow::nameWidth() const {
    const QFontMetrics& letters = m_label->fontMetrics();
    return letters.size(Qt::TextShowMnemonic, m_label->text()).width() + letterWidth(letters);
}

void RuleRow::setNameWidth(int width) {
    m_label->setMinimumWidth(width);
    fitEditor();
}

void RuleRow::setRules(const RuleSet& rules) {
    m_rules = rules;
    const int value = m_key.get(rules);
    if (m_offered) {
        m_offered->setCurrent(value);
    }
    if (m_check) {
        m_check->setChecked(value != 0);
    } else if (m_choices) {
        m_choices->setCurrentIndex(m_choices->findData(value));
    } else if (m_number) {
        const QSignalBlocker blocker(m_number);
        m_number->setValue(value);
    }
}

bool RuleRow::compareWith(const Preset& preset) {
    m_presetValue = m_key.get(preset.rules);
    const bool differs = m_difference->compare(m_key, m_rules, preset);
    fitDifference();
    return differs;
}

QString RuleRow::difference() const {
    return m_difference->text();
}

void RuleRow::setFaults(const Faults& faults, const RuleSet& rules) {
    m_fault->setFaults(faults, rules);
    describe();
}

/// What is read out beside the toggle.
void RuleRow::describe() {
    const QString explanation = ruleExplanation(m_key);
    const QString all =
        (fault() + QLatin1Char(' ') + m_impossible + QLatin1Char(' ') + explanation).simplified();
    editor()->setAccessibleDescription(all);
    if (m_offered) {
        m_offered->setDescription(all);
    }
}

void RuleRow::setImpossible(const QList<int>& values, const QString& why) {
    Q_ASSERT(m_offered);
    for (const QVariant& value : m_offered->values()) {
        const bool impossible = values.contains(value.toInt());
        m_offered->button(value)->setEnabled(!impossible);
        m_offered->button(value)->setToolTip(impossible ? why : QString());
    }
    m_impossible = why;
    describe();
}

QString RuleRow::fault() const {
    return m_fault->text();
}

void RuleRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void RuleRow::retranslate() {
    const QString label = ruleLabel(m_key);
    if (m_check) {
        m_check->setText(label);
    } else {
        m_label->setText(ruleLabelWithLetter(m_key));
    }
    editor()->setAccessibleName(label);
    if (m_offered) {
        m_offered->setName(label);
    }
    m_explanation->setText(ruleExplanation(m_key));
    if (m_offered) {
        m_label->setToolTip(m_explanation->text());
        editor()->setToolTip(m_explanation->text());
    }
    describe();
    retranslateChoices();
}

void RuleRow::retranslateChoices() {
    for (int i = 0; m_offered && i < static_cast<int>(m_offered->values().size()); ++i) {
        const QVariant value = m_offered->values().at(i);
        m_offered->setText(value, capitalized(ruleValueName(m_key, value.toInt())));
    }
    for (int i = 0; m_choices && i < m_choices->count(); ++i) {
        m_choices->setItemText(i,
                               capitalized(ruleValueName(m_key, m_choices->itemData(i).toInt())));
    }
    fitEditor();
}

} // namespace settebello
