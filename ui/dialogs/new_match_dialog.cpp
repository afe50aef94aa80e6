// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/new_match_dialog.h"

#include "dialogs/fault_note.h"
#include "dialogs/house_rules_button.h"
#include "dialogs/main_choices.h"
#include "dialogs/players_panel.h"
#include "dialogs/preset_list.h"
#include "dialogs/rule_editor.h"
#include "dialogs/rule_row.h"
#include "dialogs/rules_panel.h"
#include "rules/check_rules.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "settings/window_file.h"
#include "text/preset_text.h"
#include "widgets/style.h"
#include "widgets/window_placement.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

constexpr int kTileHeight = 22;
constexpr QSize kWanted(1160, 720);
/// Below this width in characters the summary is under the rules instead of beside them.
constexpr int kWideCharacters = 110;

/// Opponents' names concern this window alone and are stored with its position and size.
QString namesKey() {
    return QStringLiteral("opponents/names");
}

} // namespace

NewMatchDialog::NewMatchDialog(SettingsStore& store, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_presets(new PresetList)
    , m_houseRules(new HouseRulesButton(store))
    , m_playersHeading(new QLabel)
    , m_choicesHeading(new QLabel)
    , m_allHeading(new QLabel)
    , m_summaryHeading(new QLabel)
    , m_compared(new QLabel)
    , m_backAll(new QPushButton)
    , m_lastTime(new QPushButton)
    , m_playerCount(makeRow("table", "players"))
    , m_players(new PlayersPanel)
    , m_target(makeRow("match", "target"))
    , m_choices(new MainChoices)
    , m_editor(new RuleEditor({"/table/players", "/table/teams", "/match/target"}))
    , m_summary(new RulesPanel)
    , m_status(new FaultNote)
    , m_inPlay(new QLabel)
    , m_start(new QPushButton)
    , m_cancel(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, kTileHeight + 12, 12, 12);
    auto* row = new QHBoxLayout;
    row->addWidget(makeLeft(), 4);
    row->addWidget(makeMiddle(), 9);
    column->addLayout(row, 1);
    column->addWidget(makeBottom());
    connect(m_presets, &PresetList::chosen, this, &NewMatchDialog::choose);
    connect(m_houseRules, &HouseRulesButton::chosen, this, &NewMatchDialog::choose);
    connect(m_choices, &MainChoices::edited, this, &NewMatchDialog::edit);
    connect(m_editor, &RuleEditor::edited, this, &NewMatchDialog::edit);
    connect(m_status, &FaultNote::fixed, this, &NewMatchDialog::edit);
    connect(m_lastTime, &QPushButton::clicked, this,
            [this] { choose(m_store.settings().match.rules); });
    connect(&m_store, &SettingsStore::changed, this,
            [this] { m_presets->setHouseRules(m_store.settings().houseRules); });
    useStored();
    retranslate();
    fitToScreen(this, kWanted);
    m_presets->setFocus();
}

QWidget* NewMatchDialog::makeLeft() {
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_presets, 1);
    m_lastTime->setAutoDefault(false);
    m_lastTime->setObjectName(QStringLiteral("lastTime"));
    column->addWidget(m_houseRules); // not beside each other: long words need the whole width
    column->addWidget(m_lastTime);
    return left;
}

/// What differs from the preset, in one line over all the rules.
QWidget* NewMatchDialog::makeComparison() {
    auto* comparison = new QWidget;
    m_compared->setWordWrap(true);
    m_compared->setObjectName(QStringLiteral("compared"));
    m_backAll->setAutoDefault(false);
    m_backAll->setObjectName(QStringLiteral("backAll"));
    connect(m_backAll, &QPushButton::clicked, this,
            [this] { edit(findPreset(m_rules.base)->rules); });
    auto* row = new QHBoxLayout(comparison);
    row->setContentsMargins(0, 0, 0, 4);
    row->addWidget(m_compared, 1);
    row->addWidget(m_backAll);
    return comparison;
}

RuleRow* NewMatchDialog::makeRow(const char* group, const char* key) {
    const RuleKey& rule = *findRuleKey(group, key);
    auto* row = new RuleRow(rule);
    connect(row, &RuleRow::edited, this, [this, &rule](int value) {
        RuleSet rules = m_rules.rules;
        rule.set(rules, value);
        edit(rules);
    });
    connect(row, &RuleRow::fixed, this, &NewMatchDialog::edit);
    return row;
}

QWidget* NewMatchDialog::makePlayers() {
    auto* players = new QWidget;
    auto* column = new QVBoxLayout(players);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_playerCount);
    column->addWidget(m_players);
    column->addWidget(m_target);
    return players;
}

QWidget* NewMatchDialog::makeRulesPage() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(10, 6, 10, 10);
    const auto section = [&](QLabel* heading, QWidget* widget) {
        makeHeading(heading);
        column->addWidget(heading);
        column->addWidget(widget);
        column->addSpacing(12);
    };
    section(m_playersHeading, makePlayers());
    section(m_choicesHeading, m_choices);
    makeHeading(m_allHeading);
    column->addWidget(m_allHeading);
    column->addWidget(makeComparison());
    column->addWidget(m_editor);
    column->addStretch(1);
    return page;
}

QWidget* NewMatchDialog::makeMiddle() {
    m_scroll = new QScrollArea;
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(makeRulesPage());
    m_scroll->setFocusPolicy(Qt::NoFocus);

    auto* words = new QWidget;
    auto* wordsColumn = new QVBoxLayout(words);
    wordsColumn->setContentsMargins(0, 0, 0, 0);
    makeHeading(m_summaryHeading);
    wordsColumn->addWidget(m_summaryHeading);
    wordsColumn->addWidget(m_summary, 1);

    auto* middle = new QWidget(this);
    m_right = new QBoxLayout(QBoxLayout::LeftToRight, middle);
    m_right->setContentsMargins(0, 0, 0, 0);
    m_right->addWidget(m_scroll, 5);
    m_right->addWidget(words, 3);
    return middle;
}

QWidget* NewMatchDialog::makeBottom() {
    makeSecondary(m_inPlay);
    m_inPlay->hide();
    m_start->setDefault(true);
    m_start->setObjectName(QStringLiteral("start"));
    m_cancel->setAutoDefault(false);
    connect(m_start, &QPushButton::clicked, this, &NewMatchDialog::accept);
    connect(m_cancel, &QPushButton::clicked, this, &NewMatchDialog::reject);
    auto* bottom = new QWidget(this);
    auto* column = new QVBoxLayout(bottom);
    column->setContentsMargins(0, 4, 0, 0);
    column->addWidget(m_status);
    auto* row = new QHBoxLayout;
    column->addLayout(row);
    row->addWidget(m_inPlay, 1);
    row->addStretch(0);
    row->addWidget(m_cancel);
    row->addWidget(m_start);
    return bottom;
}

void NewMatchDialog::useStored() {
    const Settings& settings = m_store.settings();
    const QStringList names = WindowFile(m_store.windowFile()).value(namesKey()).toStringList();
    QStringList levels;
    for (const std::string& level : settings.match.opponents) {
        levels += QString::fromStdString(level);
    }
    m_players->setPeople(QString::fromStdString(settings.match.name), names, levels);
    m_presets->setHouseRules(settings.houseRules);
    choose(settings.match.rules);
}

void NewMatchDialog::choose(const NamedRules& rules) {
    m_rules = rules;
    m_presets->select(rules);
    showRules();
}

void NewMatchDialog::edit(const RuleSet& rules) {
    m_rules.rules = rules;
    showRules();
}

void NewMatchDialog::showRules() {
    m_playerCount->setRules(m_rules.rules);
    m_players->setRules(m_rules.rules);
    m_target->setRules(m_rules.rules);
    m_choices->setRules(m_rules.rules);
    m_editor->setRules(m_rules.rules);
    m_summary->setRules(m_rules.rules);
    compare();
    showFaults();
}

void NewMatchDialog::compare() {
    const Preset& preset = *findPreset(m_rules.base);
    const std::array differs{m_playerCount->compareWith(preset), m_target->compareWith(preset),
                             m_choices->compareWith(preset)};
    const int count = m_editor->compareWith(preset) +
                      static_cast<int>(std::count(differs.begin(), differs.end(), true));
    const QString name = presetText(preset.id).name;
    m_compared->setText(
        count == 0
            ? tr("Everything is as in %1.", "a preset").arg(name)
            : tr("%n rule(s) differ from %1; each is marked with ≠.", "a preset", count).arg(name));
    m_backAll->setText(tr("&All as in the preset"));
    m_backAll->setVisible(count > 0);
    describeLastTime();
}

void NewMatchDialog::describeLastTime() {
    const NamedRules& last = m_store.settings().match.rules;
    const QString name =
        last.name.empty() ? presetText(last.base).name : QString::fromStdString(last.name);
    m_lastTime->setText(tr("As &last time"));
    m_lastTime->setToolTip(
        tr("%1, %n point(s)", "the rules of the last match", last.rules.match.target).arg(name));
    m_lastTime->setAccessibleDescription(m_lastTime->toolTip());
    m_lastTime->setEnabled(!m_store.isNew() && last != m_rules);
}

void NewMatchDialog::showFaults() {
    const Faults faults = checkRules(m_rules.rules);
    m_choices->setFaults(faults);
    m_editor->setFaults(faults);
    m_status->setFaults(faults.empty() ? faults : Faults{faults.front()}, m_rules.rules);
    m_start->setEnabled(faults.empty());
    m_houseRules->setRules(m_rules, m_presets->selectedHouseRules() >= 0, faults.empty());
}

MatchPlan NewMatchDialog::plan(quint64 seed) const {
    Q_ASSERT(checkRules(m_rules.rules).empty());
    return {m_rules.rules, m_players->seats(), seed, m_rules.base};
}

void NewMatchDialog::setMatchInPlay(bool inPlay) {
    m_inPlay->setVisible(inPlay);
}

void NewMatchDialog::accept() {
    if (!m_start->isEnabled()) {
        return;
    }
    WindowFile(m_store.windowFile())
        .write({{namesKey(), QJsonArray::fromStringList(m_players->opponentNames())}});
    m_store.change([this](Settings& settings) {
        settings.match.rules = m_rules;
        settings.match.name = m_players->ownName().toStdString();
        settings.match.opponents.clear();
        for (const QString& level : m_players->opponentLevels()) {
            settings.match.opponents.push_back(level.toStdString());
        }
    });
    QDialog::accept();
}

void NewMatchDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        compare();
        showFaults();
    }
    QDialog::changeEvent(event);
}

void NewMatchDialog::paintEvent(QPaintEvent* event) {
    QDialog::paintEvent(event);
    QPainter painter(this);
    paintTiles(painter, {0, 0, width(), kTileHeight}, palette());
}

void NewMatchDialog::resizeEvent(QResizeEvent* event) {
    const bool wide = width() >= fontMetrics().averageCharWidth() * kWideCharacters;
    m_right->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QDialog::resizeEvent(event);
}

void NewMatchDialog::retranslate() {
    setWindowTitle(tr("New match"));
    m_playersHeading->setText(tr("Who plays"));
    m_choicesHeading->setText(tr("The four main choices"));
    m_allHeading->setText(tr("All the rules"));
    m_summaryHeading->setText(tr("What you are going to play"));
    m_inPlay->setText(tr("Starting gives up the match in play."));
    m_start->setText(tr("S&tart"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace settebello
