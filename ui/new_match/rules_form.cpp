// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/rules_form.h"

#include "new_match/choice_row.h"
#include "new_match/players_panel.h"
#include "new_match/table_size_note.h"
#include "rules/main_choices.h"
#include "rules/presets.h"
#include "rules/rule_editor.h"
#include "rules/rule_row.h"
#include "text/number_text.h"
#include "text/preset_text.h"
#include "widgets/label_role.h"
#include "widgets/style.h"
#include "widgets/widget_size.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

const QList<int> kPlayers{2, 3, 4, 6};
/// What the games of the list are usually played to.
const QList<int> kTargets{11, 16, 21, 31};
constexpr int kBetweenSections = 12;

} // namespace

RulesForm::RulesForm(QWidget* parent)
    : QWidget(parent)
    , m_base(presets().front().id)
    , m_column(new QVBoxLayout(this))
    , m_choicesHeading(new QLabel)
    , m_allHeading(new QLabel)
    , m_compared(new QLabel)
    , m_backAll(new QPushButton)
    , m_people(new PeopleRow)
    , m_playerCount(makeRow("table", "players", kPlayers))
    , m_target(makeRow("match", "target", kTargets))
    , m_players(new PlayersPanel)
    , m_tableSizes(new TableSizeNote)
    , m_choices(new MainChoices)
    , m_editor(new RuleEditor({"/table/players", "/table/teams", "/match/target"}))
    , m_match(makeMatch())
    , m_seats(makeSeats())
    , m_allRules(makeAllRules()) {
    m_column->setContentsMargins(10, 6, 10, 10);
    m_column->addWidget(m_match);
    addHeading(*m_column, m_choicesHeading);
    m_column->addWidget(m_choices);
    m_column->addWidget(m_seats);
    m_column->addWidget(m_allRules);
    m_column->addStretch(1);
    setAllRules(false);
    connect(m_people, &PeopleRow::chosen, this, &RulesForm::choosePeople);
    connect(m_players, &PlayersPanel::seatingChanged, this, &RulesForm::showSeating);
    connect(m_tableSizes, &TableSizeNote::fixed, this, &RulesForm::edited);
    connect(m_choices, &MainChoices::edited, this, &RulesForm::edited);
    connect(m_editor, &RuleEditor::edited, this, &RulesForm::edited);
    retranslate();
    alignNames();
}

RuleRow* RulesForm::makeRow(const char* group, const char* key, const QList<int>& offered) {
    const RuleKey& rule = *findRuleKey(group, key);
    auto* row = new RuleRow(rule, offered);
    connect(row, &RuleRow::edited, this, [this, &rule](int value) {
        RuleSet changed = m_rules;
        rule.set(changed, value);
        emit edited(changed);
    });
    connect(row, &RuleRow::fixed, this, &RulesForm::edited);
    return row;
}

void RulesForm::addHeading(QBoxLayout& column, QLabel* heading) {
    makeHeading(heading);
    setLabelRole(heading, QAccessible::Heading);
    heading->setContentsMargins(0, kBetweenSections, 0, 0);
    column.addWidget(heading);
}

QWidget* RulesForm::makeMatch() {
    auto* match = new QWidget;
    auto* column = new QVBoxLayout(match);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_people);
    column->addWidget(m_playerCount);
    column->addWidget(m_target);
    return match;
}

/// The last, so that the names of more players move nothing.
QWidget* RulesForm::makeSeats() {
    auto* seats = new QWidget;
    auto* column = new QVBoxLayout(seats);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_players);
    column->addWidget(m_tableSizes);
    return seats;
}

/// With what differs from the preset, in one line over them.
QWidget* RulesForm::makeAllRules() {
    auto* all = new QWidget;
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    addHeading(*column, m_allHeading);
    m_compared->setWordWrap(true);
    setLabelRole(m_compared, QAccessible::Paragraph);
    m_compared->setObjectName(QStringLiteral("compared"));
    m_backAll->setAutoDefault(false);
    retainSizeWhenHidden(*m_backAll);
    m_backAll->setObjectName(QStringLiteral("backAll"));
    connect(m_backAll, &QPushButton::clicked, this, &RulesForm::backToPreset);
    m_comparison = new QHBoxLayout;
    m_comparison->addWidget(m_compared, 1);
    m_comparison->addWidget(m_backAll);
    column->addLayout(m_comparison);
    column->addWidget(m_editor);
    return all;
}

void RulesForm::setRules(const RuleSet& rules, const std::string& base) {
    m_rules = rules;
    m_base = base;
    m_playerCount->setRules(rules);
    m_target->setRules(rules);
    m_players->setRules(rules);
    showSeating();
    showTableSizes();
    m_choices->setRules(rules);
    m_editor->setRules(rules);
    compare();
}

void RulesForm::setAllRules(bool all) {
    m_match->setVisible(!all);
    m_seats->setVisible(!all);
    m_choicesHeading->setVisible(all);
    m_choices->setBrief(!all);
    m_allRules->setVisible(all);
    compare();
}

void RulesForm::setFaults(const Faults& faults) {
    m_choices->setFaults(faults);
    m_editor->setFaults(faults);
}

/// More people than players need a larger table.
void RulesForm::choosePeople(int people) {
    m_players->setPeople(people);
    for (const int players : kPlayers) {
        const RuleSet larger = withPlayers(m_rules, players, m_base);
        if (people > m_rules.table.players && players >= people && checkRules(larger).empty()) {
            emit edited(larger);
            return;
        }
    }
}

void RulesForm::showSeating() {
    m_people->setPeople(m_players->seating().peopleAt(m_rules), m_rules.table.players,
                        m_players->seatlessText());
}

void RulesForm::showTableSizes() {
    const QList<int> impossible = TableSizeNote::impossible(m_rules, m_base, kPlayers);
    m_tableSizes->setRules(m_rules, impossible);
    m_playerCount->setImpossible(impossible, m_tableSizes->text());
}

void RulesForm::compare() {
    Preset preset = *findPreset(m_base);
    preset.rules = withPlayers(preset.rules, m_rules.table.players, m_base);
    const std::array differs{m_target->compareWith(preset), m_choices->compareWith(preset)};
    const int count = m_editor->compareWith(preset) +
                      static_cast<int>(std::count(differs.begin(), differs.end(), true));
    const QString name = presetText(preset.id).name;
    m_compared->setText(
        count == 0 ? tr("Everything is as in %1.", "a preset").arg(name)
                   : numbersInWords(tr("%n rule(s) differ from %1.", "a preset", count)).arg(name));
    m_backAll->setText(tr("&All as in the preset"));
    m_backAll->setVisible(count > 0);
}

/// All rules as in the preset, for as many players as there are if it can be played by them.
void RulesForm::backToPreset() {
    const RuleSet& preset = findPreset(m_base)->rules;
    const RuleSet rules = withPlayers(preset, m_rules.table.players, m_base);
    emit edited(checkRules(rules).empty() ? rules : preset);
}

void RulesForm::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void RulesForm::arrange() {
    const bool narrow = m_backAll->sizeHint().width() > width() / 2;
    const auto direction = narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (direction != m_comparison->direction()) {
        m_comparison->setDirection(direction);
        m_comparison->setAlignment(m_backAll, narrow ? Qt::AlignLeft : Qt::Alignment());
    }
}

void RulesForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        // After its rows, whose names are in the other language until then.
        QMetaObject::invokeMethod(this, &RulesForm::alignNames, Qt::QueuedConnection);
    }
    QWidget::changeEvent(event);
}

void RulesForm::retranslate() {
    m_choicesHeading->setText(tr("The four main choices"));
    m_allHeading->setText(tr("All the rules"));
    showTableSizes();
    compare();
}

/// The values of the first rows begin one under the other.
void RulesForm::alignNames() {
    const int names =
        std::max({m_people->nameWidth(), m_playerCount->nameWidth(), m_target->nameWidth()});
    m_people->setNameWidth(names);
    m_playerCount->setNameWidth(names);
    m_target->setNameWidth(names);
}

} // namespace settebello
