// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/new_match_dialog.h"

#include "dialogs/compare_rules_dialog.h"
#include "dialogs/fault_note.h"
#include "dialogs/house_rules_button.h"
#include "dialogs/main_choices.h"
#include "dialogs/players_panel.h"
#include "dialogs/preset_list.h"
#include "dialogs/rule_editor.h"
#include "dialogs/rule_row.h"
#include "dialogs/rules_header.h"
#include "dialogs/rules_panel.h"
#include "dialogs/rules_question.h"
#include "rules/check_rules.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "settings/window_file.h"
#include "text/preset_text.h"
#include "widgets/label_role.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/window_placement.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

constexpr QSize kWanted(1160, 720);
/// Below this width in characters the summary is under the rules instead of beside them.
constexpr int kWideCharacters = 110;
/// Below this height in lines it is after the rules, which would be hardly seen over it.
constexpr int kHighLines = 40;
/// Lines of the games and of the summary if all is in a single column.
constexpr int kLinesInColumn = 8;

/// Opponents' names concern this window alone and are stored with its position and size.
QString namesKey() {
    return QStringLiteral("opponents/names");
}

void makeSectionHeading(QLabel* label) {
    makeHeading(label);
    setLabelRole(label, QAccessible::Heading);
}

/// Fills in those who played last.
void seatLastPeople(PlayersPanel& players, const SettingsStore& store) {
    const Settings::MatchSetup& match = store.settings().match;
    const QStringList names = WindowFile(store.windowFile()).value(namesKey()).toStringList();
    QStringList levels;
    for (const std::string& level : match.opponents) {
        levels += QString::fromStdString(level);
    }
    players.setPeople(QString::fromStdString(match.name), names, levels);
    players.setFaces(store.settings().display.faces);
}

} // namespace

NewMatchDialog::NewMatchDialog(SettingsStore& store, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_draft(store)
    , m_presets(new PresetList)
    , m_houseRules(new HouseRulesButton(store))
    , m_header(new RulesHeader)
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
    , m_continue(new QPushButton)
    , m_start(new QPushButton)
    , m_cancel(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, kTileHeight + 12, 12, 12);
    m_columns = new QHBoxLayout;
    m_columns->addWidget(makeLeft(), 4);
    m_columns->addWidget(makeMiddle(), 9);
    column->addLayout(m_columns, 1);
    column->addWidget(makeBottom());
    connectAll();
    useStored();
    retranslate();
    fitToScreen(this, kWanted);
    arrange();
    m_scroll->widget()->installEventFilter(this);
    m_presets->setFocus();
}

void NewMatchDialog::connectAll() {
    connect(m_presets, &PresetList::chosen, this, &NewMatchDialog::choose);
    connect(m_houseRules, &HouseRulesButton::chosen, this, &NewMatchDialog::choose);
    connect(m_houseRules, &HouseRulesButton::told, this, &NewMatchDialog::tell);
    connect(m_houseRules, &HouseRulesButton::removed, this, [this](const QString& done) {
        m_header->tell(done, tr("Bring back"), [this] { m_houseRules->bringBack(); });
    });
    connect(m_header, &RulesHeader::saveAsked, this, [this] { m_houseRules->askAndSave(); });
    connect(m_header, &RulesHeader::comparisonAsked, this, &NewMatchDialog::compareWithOthers);
    connect(m_choices, &MainChoices::edited, this, &NewMatchDialog::edit);
    connect(m_editor, &RuleEditor::edited, this, &NewMatchDialog::edit);
    connect(m_status, &FaultNote::fixed, this, &NewMatchDialog::edit);
    connect(m_lastTime, &QPushButton::clicked, this,
            [this] { choose(m_store.settings().match.rules); });
    connect(&m_store, &SettingsStore::changed, this, [this] {
        m_presets->setHouseRules(m_store.settings().houseRules);
        m_presets->select(rules());
    });
}

QWidget* NewMatchDialog::makeLeft() {
    m_left = new QWidget(this);
    auto* column = new QVBoxLayout(m_left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_presets, 1);
    m_lastTime->setAutoDefault(false);
    m_lastTime->setObjectName(QStringLiteral("lastTime"));
    column->addWidget(m_houseRules); // not beside each other: long words need the whole width
    column->addWidget(m_lastTime);
    m_continue->setAutoDefault(false);
    m_continue->setObjectName(QStringLiteral("continue"));
    m_continue->hide();
    connect(m_continue, &QPushButton::clicked, this, [this] {
        leave([this] {
            QDialog::reject();
            emit continueAsked();
        });
    });
    column->addWidget(m_continue);
    return m_left;
}

/// What differs from the preset, in one line over all the rules.
QWidget* NewMatchDialog::makeComparison() {
    auto* comparison = new QWidget;
    m_compared->setWordWrap(true);
    setLabelRole(m_compared, QAccessible::Paragraph);
    m_compared->setObjectName(QStringLiteral("compared"));
    m_backAll->setAutoDefault(false);
    m_backAll->setObjectName(QStringLiteral("backAll"));
    connect(m_backAll, &QPushButton::clicked, this,
            [this] { edit(findPreset(rules().base)->rules); });
    m_comparison = new QHBoxLayout(comparison);
    m_comparison->setContentsMargins(0, 0, 0, 4);
    m_comparison->addWidget(m_compared, 1);
    m_comparison->addWidget(m_backAll);
    return comparison;
}

RuleRow* NewMatchDialog::makeRow(const char* group, const char* key) {
    const RuleKey& rule = *findRuleKey(group, key);
    auto* row = new RuleRow(rule);
    connect(row, &RuleRow::edited, this, [this, &rule](int value) {
        RuleSet changed = rules().rules;
        rule.set(changed, value);
        edit(changed);
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
    m_page = new QVBoxLayout(page);
    m_page->setContentsMargins(10, 6, 10, 10);
    const auto section = [&](QLabel* heading, QWidget* widget) {
        makeSectionHeading(heading);
        m_page->addWidget(heading);
        m_page->addWidget(widget);
        m_page->addSpacing(12);
    };
    section(m_playersHeading, makePlayers());
    section(m_choicesHeading, m_choices);
    makeSectionHeading(m_allHeading);
    m_page->addWidget(m_allHeading);
    m_page->addWidget(makeComparison());
    m_page->addWidget(m_editor);
    m_page->addStretch(1);
    return page;
}

QWidget* NewMatchDialog::makeSummary() {
    m_summaryColumn = new QWidget;
    auto* column = new QVBoxLayout(m_summaryColumn);
    column->setContentsMargins(0, 0, 0, 0);
    makeHeading(m_summaryHeading);
    m_summaryHeading->setBuddy(m_summary); // or Orca reads its name as the dialog opens
    column->addWidget(m_summaryHeading);
    column->addWidget(m_summary, 1);
    return m_summaryColumn;
}

QWidget* NewMatchDialog::makeMiddle() {
    m_scroll = new QScrollArea;
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(makeRulesPage());
    m_scroll->setFocusPolicy(Qt::NoFocus);
    for (QWidget* shared : {static_cast<QWidget*>(m_scroll), makeSummary()}) {
        shared->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // shared by stretch
    }
    auto* middle = new QWidget(this);
    m_right = new QBoxLayout(QBoxLayout::LeftToRight, middle);
    m_right->setContentsMargins(0, 0, 0, 0);
    m_form = new QVBoxLayout;
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->addWidget(m_header);
    m_form->addWidget(m_scroll, 1);
    m_right->addLayout(m_form, 5);
    m_right->addWidget(m_summaryColumn, 3);
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
    const bool namesStored = WindowFile(m_store.windowFile()).value(namesKey()).isValid();
    m_hasPlayed = namesStored || settings.match != Settings::MatchSetup();
    seatLastPeople(*m_players, m_store);
    m_presets->setHouseRules(settings.houseRules);
    choose(settings.match.rules);
}

void NewMatchDialog::choose(const NamedRules& rules) {
    m_changesAside = m_draft.choose(rules);
    m_presets->select(rules);
    showRules();
    if (m_changesAside) {
        tell({});
    }
}

/// Says what was done, and which changes it has put aside.
void NewMatchDialog::tell(const QString& done) {
    if (!m_changesAside) {
        m_header->tell(done);
        return;
    }
    const QString aside = tr("The changes to “%1” are not saved.").arg(rulesName(*m_draft.aside()));
    m_header->tell((done + QLatin1Char(' ') + aside).trimmed(), tr("Bring back"), [this] {
        m_changesAside = m_draft.bringBack();
        m_presets->select(rules());
        showRules();
        tell({});
    });
}

void NewMatchDialog::keep(const NamedRules& rules) {
    m_houseRules->keep(rules);
}

void NewMatchDialog::edit(const RuleSet& rules) {
    m_draft.edit(rules);
    showRules();
}

void NewMatchDialog::compareWithOthers() {
    openDialog(new CompareRulesDialog(m_draft, m_store.settings().houseRules, this));
}

void NewMatchDialog::showRules() {
    m_playerCount->setRules(rules().rules);
    m_players->setRules(rules().rules);
    m_target->setRules(rules().rules);
    m_choices->setRules(rules().rules);
    m_editor->setRules(rules().rules);
    m_summary->setRules(rules().rules);
    compare();
    showFaults();
}

void NewMatchDialog::compare() {
    const Preset& preset = *findPreset(rules().base);
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
    m_lastTime->setText(tr("As &last time"));
    m_lastTime->setToolTip(
        tr("%1, %n point(s)", "the rules of the last match", last.rules.match.target)
            .arg(rulesName(last)));
    m_lastTime->setAccessibleDescription(m_lastTime->toolTip());
    m_lastTime->setEnabled(m_hasPlayed && last != rules());
}

void NewMatchDialog::showFaults() {
    const Faults faults = checkRules(rules().rules);
    m_choices->setFaults(faults);
    m_editor->setFaults(faults);
    m_status->setFaults(faults.empty() ? faults : Faults{faults.front()}, rules().rules);
    m_start->setEnabled(faults.empty());
    m_houseRules->setRules(m_draft, faults.empty());
    m_header->showRules(m_draft, faults.empty());
}

MatchPlan NewMatchDialog::plan(quint64 seed) const {
    Q_ASSERT(checkRules(rules().rules).empty());
    return {rules().rules, m_players->seats(), seed, rules().base};
}

MatchPlan NewMatchDialog::lastPlan(const SettingsStore& store, quint64 seed) {
    const NamedRules& rules = store.settings().match.rules;
    PlayersPanel players;
    seatLastPeople(players, store);
    players.setRules(rules.rules);
    return {rules.rules, players.seats(), seed, rules.base};
}

void NewMatchDialog::setMatchInPlay(bool inPlay) {
    m_inPlay->setVisible(inPlay);
}

void NewMatchDialog::setUnfinished(bool unfinished) {
    m_continue->setVisible(unfinished);
}

void NewMatchDialog::accept() {
    if (!m_start->isEnabled()) {
        return;
    }
    // Changes to a game of the list are at hand again under "As last time".
    if (m_draft.isHouseRules() && m_draft.unsaved()) {
        askToSave(tr("“%1” has changes that are not saved. Save them before the match begins?")
                      .arg(rulesName(rules())),
                  tr("For this match only"), [this] { begin(); });
    } else {
        begin();
    }
}

void NewMatchDialog::begin() {
    WindowFile(m_store.windowFile())
        .write({{namesKey(), QJsonArray::fromStringList(m_players->opponentNames())}});
    m_store.change([this](Settings& settings) {
        settings.match.rules = rules();
        settings.match.name = m_players->ownName().toStdString();
        settings.display.faces = m_players->faces();
        settings.match.opponents.clear();
        for (const QString& level : m_players->opponentLevels()) {
            settings.match.opponents.push_back(level.toStdString());
        }
    });
    QDialog::accept();
}

void NewMatchDialog::reject() {
    leave([this] { QDialog::reject(); });
}

void NewMatchDialog::leave(const std::function<void()>& then) {
    if (m_draft.unsaved()) {
        askToSave(tr("The changes to “%1” are not saved. Save them?").arg(rulesName(rules())),
                  tr("Do not save"), then);
    } else {
        then();
    }
}

/// @param without the answer that goes on without saving. @param then goes on.
void NewMatchDialog::askToSave(const QString& question, const QString& without,
                               const std::function<void()>& then) {
    const bool canSave = checkRules(rules().rules).empty();
    auto* ask = new RulesQuestion(windowTitle(), question, {tr("So far"), m_draft.origin().rules},
                                  {tr("From now on"), rules().rules}, this);
    if (canSave) {
        ask->addAnswer(tr("Save"), "saveChanges", [this, then] {
            if (m_draft.isHouseRules()) {
                m_houseRules->save(QString::fromStdString(rules().name));
                then();
            } else {
                m_houseRules->askAndSave(then);
            }
        });
    }
    ask->addAnswer(without, "withoutSaving", then);
    ask->addAnswer(tr("Go back"), "goBack", [] {});
    openDialog(ask);
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
    paintTiles(*this);
}

/// The page's contents have another size.
bool NewMatchDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_scroll->widget() && event->type() == QEvent::LayoutRequest) {
        arrange();
    }
    return QDialog::eventFilter(watched, event);
}

void NewMatchDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    arrange();
}

/// As many columns as there is room for: games, rules and summary; the summary under the rules, or
/// after them where there is little height; or a single column that scrolls.
void NewMatchDialog::arrange() {
    const bool narrowButton = m_backAll->sizeHint().width() > width() / 3;
    const auto direction = narrowButton ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (direction != m_comparison->direction()) {
        m_comparison->setDirection(direction);
        m_comparison->setAlignment(m_backAll, narrowButton ? Qt::AlignLeft : Qt::Alignment());
    }
    const QMargins margins = layout()->contentsMargins();
    const int rules = m_scroll->widget()->minimumSizeHint().width() + 2 * m_scroll->frameWidth() +
                      m_scroll->verticalScrollBar()->sizeHint().width();
    const int two = m_left->minimumSizeHint().width() + m_columns->spacing() + rules +
                    margins.left() + margins.right();
    const bool single = two > width();
    const bool three = width() >= fontMetrics().averageCharWidth() * kWideCharacters;
    const bool low = height() < fontMetrics().lineSpacing() * kHighLines;
    QWidget* const focused = focusWidget(); // loses the focus where it moves
    setSingleColumn(single);
    setSummaryOnPage(single || (low && !three));
    m_right->setDirection(three ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (focused && focusWidget() != focused) {
        focused->setFocus();
    }
}

/// Shows the summary after the rules instead of beside or under them.
void NewMatchDialog::setSummaryOnPage(bool onPage) {
    if (onPage == m_summaryOnPage) {
        return;
    }
    m_summaryOnPage = onPage;
    if (onPage) {
        m_page->insertWidget(m_page->count() - 1, m_summaryColumn);
    } else {
        m_right->addWidget(m_summaryColumn, 3);
    }
    m_summary->setMinimumHeight(onPage ? fontMetrics().lineSpacing() * kLinesInColumn : 0);
}

void NewMatchDialog::setSingleColumn(bool single) {
    if (single == m_singleColumn) {
        return;
    }
    m_singleColumn = single;
    if (single) {
        m_page->insertWidget(0, m_left);
        m_page->insertWidget(1, m_header);
    } else {
        m_columns->insertWidget(0, m_left, 4);
        m_form->insertWidget(0, m_header);
    }
    m_presets->setMinimumHeight(single ? fontMetrics().lineSpacing() * kLinesInColumn : 0);
}

void NewMatchDialog::retranslate() {
    setWindowTitle(tr("New match"));
    m_playersHeading->setText(tr("Who plays"));
    m_choicesHeading->setText(tr("The four main choices"));
    m_allHeading->setText(tr("All the rules"));
    m_summaryHeading->setText(tr("What you are going to play"));
    m_inPlay->setText(tr("The match in progress is kept."));
    m_inPlay->setToolTip(tr("You can continue it under “Matches played”."));
    m_continue->setText(tr("Continue the last match"));
    m_start->setText(tr("S&tart"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace settebello
