// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/compare_rules_dialog.h"

#include "rules/differences_view.h"
#include "rules/preset_list.h"
#include "rules/presets.h"
#include "rules/rules_draft.h"
#include "text/preset_text.h"
#include "widgets/dialog_look.h"
#include "widgets/letter_width.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace settebello {

namespace {

constexpr QSize kWanted(820, 560);
/// Below this width in characters the differences are under the list instead of beside it.
constexpr int kWideCharacters = 70;

} // namespace

CompareRulesDialog::CompareRulesDialog(const RulesDraft& draft,
                                       const std::vector<NamedRules>& houseRules, QWidget* parent)
    : QDialog(parent)
    , m_rules(draft.rules())
    , m_changed(draft.changed())
    , m_with(m_changed ? draft.origin()
                       : NamedRules{"", m_rules.base, findPreset(m_rules.base)->rules})
    , m_heading(new QLabel(this))
    , m_list(new PresetList(this))
    , m_differences(new DifferencesView(this))
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_close(new QPushButton(this)) {
    makeHeading(m_heading);
    m_heading->setWordWrap(true);
    m_columns->addWidget(m_list, 2);
    m_columns->addWidget(m_differences, 3);
    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addLayout(m_columns, 1);
    column->addWidget(m_close, 0, Qt::AlignRight);
    m_list->setHouseRules(houseRules);
    m_list->select(m_with);
    connect(m_list, &PresetList::chosen, this, &CompareRulesDialog::compareWith);
    retranslate();
    compareWith(m_with);
    addTiles(*this);
    fitToScreen(this, kWanted);
    m_list->setFocus();
}

void CompareRulesDialog::compareWith(const NamedRules& with) {
    m_with = with;
    m_differences->compare({name(), m_rules.rules}, {rulesName(with), with.rules});
}

QString CompareRulesDialog::name() const {
    return m_changed ? tr("%1, changed", "rules").arg(rulesName(m_rules)) : rulesName(m_rules);
}

void CompareRulesDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    const bool wide = width() >= letterWidth(fontMetrics()) * kWideCharacters;
    m_columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void CompareRulesDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        compareWith(m_with);
    }
    QDialog::changeEvent(event);
}

void CompareRulesDialog::retranslate() {
    setWindowTitle(tr("Compare rules"));
    m_heading->setText(tr("How “%1” differs from").arg(breakable(name())));
    m_close->setText(tr("Close"));
}

} // namespace settebello
