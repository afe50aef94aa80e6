// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/setup_page.h"

#include "rules/check_rules.h"
#include "rules/preset_list.h"
#include "scorekeeper/touch_widgets.h"
#include "settings/settings_store.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/wheel_guard.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScroller>
#include <QVBoxLayout>

#include <array>
#include <cstdlib>

namespace settebello {

namespace {

constexpr std::array kPlayers{2, 3, 4, 6};

/// Whether the rules can be played by so many.
bool isPlayable(RuleSet rules, int players, bool teams) {
    rules.table.players = players;
    rules.table.teams = teams;
    return checkRules(rules).empty();
}

} // namespace

SetupPage::SetupPage(SettingsStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_list(new PresetList(this))
    , m_heading(new QLabel(this)) {
    m_heading->setWordWrap(true);
    connect(m_list, &PresetList::chosen, this, &SetupPage::setRules);
    m_cancel = new TouchButton(this, "cancel");
    connect(m_cancel, &QPushButton::clicked, this, &SetupPage::cancelled);
    m_start = new TouchButton(this, "start");
    connect(m_start, &QPushButton::clicked, this, &SetupPage::started);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(makeForm());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    QScroller::grabGesture(scroll->viewport(), QScroller::TouchGesture);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_list, 5);
    middle->addWidget(scroll, 6);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    buttons->addWidget(m_start);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_heading);
    column->addLayout(middle, 1);
    column->addLayout(buttons);
    retranslate();
    begin({});
}

QWidget* SetupPage::makeForm() {
    auto* form = new QWidget;
    auto* rows = new QFormLayout(form);
    rows->setRowWrapPolicy(QFormLayout::WrapAllRows);
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_table = new QComboBox(form);
    m_table->setObjectName(QStringLiteral("table"));
    m_table->setMinimumHeight(kTouchHeight);
    guardFromWheel(m_table);
    connect(m_table, &QComboBox::activated, this, &SetupPage::chooseTable);
    m_tableLabel = new QLabel(form);
    m_tableLabel->setBuddy(m_table);
    rows->addRow(m_tableLabel, m_table);
    constexpr int kHighestTarget = 101;
    m_target = new CountField(1, kHighestTarget);
    m_target->setObjectName(QStringLiteral("target"));
    connect(m_target, &CountField::changed, this,
            [this](int target) { m_rules.rules.match.target = target; });
    m_targetLabel = new QLabel(form);
    m_targetLabel->setBuddy(m_target->box());
    rows->addRow(m_targetLabel, m_target);
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        auto* name = new QLineEdit(form);
        name->setObjectName(QStringLiteral("name_%1").arg(seat));
        name->setMaxLength(kLongestName);
        name->setMinimumHeight(kTouchHeight);
        auto* label = new QLabel(form);
        label->setBuddy(name);
        rows->addRow(label, name);
        m_names += name;
        m_nameLabels += label;
    }
    return form;
}

void SetupPage::begin(const QStringList& players) {
    const Settings& settings = m_store.settings();
    m_list->setHouseRules(settings.houseRules);
    for (int seat = 0; seat < static_cast<int>(m_names.size()); ++seat) {
        const QString known = seat == 0 ? QString::fromStdString(settings.match.name) : QString();
        m_names[seat]->setText(shownText(players.value(seat, known), kLongestName));
    }
    setRules(settings.match.rules);
    m_list->select(settings.match.rules);
}

void SetupPage::takeFocus() {
    m_names.front()->setFocus(Qt::OtherFocusReason);
}

KeptScore SetupPage::chosen() const {
    KeptScore score{m_rules, {}, ScorePad(m_rules.rules)};
    for (int seat = 0; seat < m_rules.rules.table.players; ++seat) {
        score.players.push_back(m_names[seat]->text().trimmed().toStdString());
    }
    return score;
}

void SetupPage::setRules(const NamedRules& rules) {
    m_rules = rules;
    m_target->setValue(rules.rules.match.target);
    fillTables();
}

void SetupPage::fillTables() {
    m_table->clear();
    for (const int players : kPlayers) {
        for (const bool teams : {false, true}) {
            if (isPlayable(m_rules.rules, players, teams)) {
                m_table->addItem(teams ? tr("%n in teams", "players", players)
                                       : tr("%n player(s)", "each alone", players),
                                 players * (teams ? -1 : 1));
            }
        }
    }
    const RuleSet::Table& table = m_rules.rules.table;
    m_table->setCurrentIndex(m_table->findData(table.players * (table.teams ? -1 : 1)));
    showNames();
}

void SetupPage::chooseTable(int place) {
    const int players = m_table->itemData(place).toInt();
    m_rules.rules.table.players = std::abs(players);
    m_rules.rules.table.teams = players < 0;
    showNames();
}

void SetupPage::showNames() {
    const RuleSet::Table& table = m_rules.rules.table;
    for (int seat = 0; seat < static_cast<int>(m_names.size()); ++seat) {
        m_nameLabels[seat]->setText(
            table.teams ? tr("Player %1, team %2:").arg(seat + 1).arg(seat % 2 == 0 ? 1 : 2)
                        : tr("Player %1:").arg(seat + 1));
        m_nameLabels[seat]->setVisible(seat < table.players);
        m_names[seat]->setVisible(seat < table.players);
    }
}

void SetupPage::retranslate() {
    m_heading->setText(tr("Who plays at your table, and by which rules?"));
    m_heading->setFont(scaledFont(font(), 1.2, true));
    m_tableLabel->setText(tr("P&layers:"));
    m_targetLabel->setText(tr("&Points:"));
    m_target->setName(tr("Points to reach"));
    m_cancel->setText(tr("&Back"));
    m_start->setText(tr("&Start"));
    fillTables();
}

void SetupPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        retranslate();
    }
}

void SetupPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit cancelled();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace settebello
