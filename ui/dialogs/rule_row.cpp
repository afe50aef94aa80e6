// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/rule_row.h"

#include "dialogs/look.h"
#include "text/rule_words.h"
#include "text/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace settebello {

namespace {

/// A range longer than this is typed in, not chosen from a list.
constexpr int kLongestList = 12;

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
    : QWidget(parent)
    , m_key(key)
    , m_explanation(new QLabel(this))
    , m_fault(new QLabel(this)) {
    setObjectName(QString::fromStdString(key.path()));
    makeEditor();
    editor()->setFocusPolicy(Qt::StrongFocus);
    editor()->installEventFilter(this);
    makeQuiet(m_explanation);
    makeWarning(m_fault);
    layOut();
    retranslate();
    setFault({});
}

void RuleRow::makeEditor() {
    if (m_key.kind == RuleKey::Kind::Bool) {
        m_check = new QCheckBox(this);
        connect(m_check, &QCheckBox::clicked, this, [this](bool on) { emit edited(on ? 1 : 0); });
        return;
    }
    m_label = new QLabel(this);
    m_label->setWordWrap(true);
    const QList<int> values = allowedValues(m_key);
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
    m_label->setBuddy(editor());
}

void RuleRow::layOut() {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 2, 0, 6);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(0, 1);
    if (m_check) {
        grid->addWidget(m_check, 0, 0, 1, 2);
    } else {
        grid->addWidget(m_label, 0, 0);
        grid->addWidget(editor(), 0, 1, Qt::AlignRight);
    }
    grid->addWidget(m_explanation, 1, 0, 1, 2);
    grid->addWidget(m_fault, 2, 0, 1, 2);
}

QWidget* RuleRow::editor() const {
    if (m_check) {
        return m_check;
    }
    return m_choices ? static_cast<QWidget*>(m_choices) : m_number;
}

void RuleRow::setRules(const RuleSet& rules) {
    const int value = m_key.get(rules);
    if (m_check) {
        m_check->setChecked(value != 0);
    } else if (m_choices) {
        m_choices->setCurrentIndex(m_choices->findData(value));
    } else {
        const QSignalBlocker blocker(m_number);
        m_number->setValue(value);
    }
}

void RuleRow::setFault(const QString& text) {
    setWarning(m_fault, text);
    const QString explanation = ruleExplanation(m_key);
    editor()->setAccessibleDescription(text.isEmpty() ? explanation
                                                      : text + QLatin1Char(' ') + explanation);
}

QString RuleRow::fault() const {
    return warningText(m_fault);
}

void RuleRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

bool RuleRow::eventFilter(QObject* watched, QEvent* event) {
    // The wheel scrolls the page; it must not change a rule that happens to pass under the mouse.
    if (watched == editor() && event->type() == QEvent::Wheel && !editor()->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RuleRow::retranslate() {
    const QString label = ruleLabel(m_key);
    if (m_check) {
        m_check->setText(label);
    } else {
        m_label->setText(label);
    }
    editor()->setAccessibleName(label);
    m_explanation->setText(ruleExplanation(m_key));
    retranslateChoices();
}

void RuleRow::retranslateChoices() {
    for (int i = 0; m_choices && i < m_choices->count(); ++i) {
        m_choices->setItemText(i,
                               capitalized(ruleValueName(m_key, m_choices->itemData(i).toInt())));
    }
}

} // namespace settebello
