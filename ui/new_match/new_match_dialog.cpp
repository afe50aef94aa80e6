// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/new_match_dialog.h"

#include "cards/card_pictures.h"
#include "effect/effect_dialog.h"
#include "new_match/match_columns.h"
#include "new_match/players_panel.h"
#include "new_match/rules_form.h"
#include "rules/check_rules.h"
#include "rules/compare_rules_dialog.h"
#include "rules/fault_note.h"
#include "rules/house_rules_button.h"
#include "rules/preset_list.h"
#include "rules/rules_header.h"
#include "rules/rules_panel.h"
#include "rules/rules_question.h"
#include "settings/settings_store.h"
#include "text/preset_text.h"
#include "widgets/steady_scroll.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace settebello {

namespace {

constexpr QSize kWanted(1160, 720);
constexpr char kAside[] = "newMatch/aside"; ///< changed rules, as in a rule file

/// The changes to rules that the dialog was closed with.
std::optional<NamedRules> keptAside(const SettingsStore& store) {
    Faults faults;
    const std::string text = store.windowState().value(kAside).toString().toStdString();
    const NamedRules rules = text.empty() ? NamedRules() : readRuleFile(text, faults);
    return text.empty() || !faults.empty() ? std::nullopt : std::optional(rules);
}

void keepAside(SettingsStore& store, const std::optional<NamedRules>& rules) {
    const std::string text = rules ? writeRuleFile(*rules) : std::string();
    store.windowState().set({{kAside, QString::fromStdString(text)}});
}

} // namespace

NewMatchDialog::NewMatchDialog(SettingsStore& store, CardPictures& pictures, QWidget* parent)
    : TiledDialog(parent)
    , m_store(store)
    , m_pictures(pictures)
    , m_draft(store)
    , m_games(new PresetList(pictures))
    , m_houseRules(new HouseRulesButton(store))
    , m_header(new RulesHeader(m_houseRules))
    , m_form(new RulesForm)
    , m_summary(new RulesPanel)
    , m_summaryHeading(new QLabel)
    , m_status(new FaultNote)
    , m_bottom(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_ends(new QHBoxLayout)
    , m_inPlay(new QLabel)
    , m_continue(new QPushButton)
    , m_start(new QPushButton)
    , m_back(new QPushButton)
    , m_cancel(new QPushButton) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, kTileHeight + 12, 12, 12);
    m_columns = new MatchColumns({m_games, m_header, m_form, makeSummary(), m_summary}, this);
    column->addWidget(m_columns, 1);
    column->addWidget(makeBottom());
    connectAll();
    m_games->setLast(m_store.settings().match.rules);
    m_games->setHouseRules(m_store.settings().houseRules);
    m_form->players().setSeating(Seating::last(m_store));
    m_form->players().setFaces(m_store.settings().display.faces);
    choose(m_store.settings().match.rules);
    retranslate();
    if (const std::optional<NamedRules> aside = keptAside(m_store)) {
        m_draft.setAside(*aside);
        m_changesAside = true;
        showNotice({});
    }
    fitToScreen(this, kWanted);
    m_games->setFocus();
}

void NewMatchDialog::connectAll() {
    connect(m_games, &PresetList::chosen, this, [this](const NamedRules& rules) {
        choose(rules);
        offerDeck();
    });
    connect(m_continue, &QPushButton::clicked, this, [this] {
        reject();
        emit continueAsked();
    });
    connect(m_houseRules, &HouseRulesButton::chosen, this, &NewMatchDialog::choose);
    connect(m_houseRules, &HouseRulesButton::noticeAsked, this, &NewMatchDialog::showNotice);
    connect(m_houseRules, &HouseRulesButton::removed, this, [this](const QString& done) {
        m_header->showNotice(done, tr("Bring back"), [this] { m_houseRules->bringBack(); });
    });
    connect(m_header, &RulesHeader::changeAsked, this, [this] { showAllRules(true); });
    connect(m_header, &RulesHeader::saveAsked, m_houseRules,
            [this] { m_houseRules->askAndSave(); });
    connect(m_header, &RulesHeader::comparisonAsked, this, &NewMatchDialog::compareWithOthers);
    connect(m_header, &RulesHeader::effectAsked, this, &NewMatchDialog::showEffect);
    connect(m_form, &RulesForm::edited, this, &NewMatchDialog::edit);
    connect(m_status, &FaultNote::fixed, this, &NewMatchDialog::edit);
    connect(&m_store, &SettingsStore::changed, this, [this] {
        m_games->setHouseRules(m_store.settings().houseRules);
        m_games->select(rules());
    });
}

QWidget* NewMatchDialog::makeSummary() {
    auto* summary = new QWidget; // the form comes before it
    auto* column = new QVBoxLayout(summary);
    column->setContentsMargins(0, 0, 0, 0);
    makeHeading(m_summaryHeading);
    m_summaryHeading->setBuddy(m_summary); // or Orca reads its name as the dialog opens
    column->addWidget(m_summaryHeading);
    column->addWidget(m_summary, 1);
    return summary;
}

QWidget* NewMatchDialog::makeBottom() {
    makeSecondary(m_inPlay);
    m_inPlay->setObjectName(QStringLiteral("inPlay"));
    m_inPlay->hide();
    m_continue->setObjectName(QStringLiteral("continue"));
    m_continue->setAutoDefault(false);
    m_continue->hide();
    m_start->setDefault(true);
    m_start->setObjectName(QStringLiteral("start"));
    m_back->setObjectName(QStringLiteral("back"));
    m_back->setAutoDefault(false);
    m_back->hide();
    m_cancel->setAutoDefault(false);
    connect(m_back, &QPushButton::clicked, this, [this] { showAllRules(false); });
    connect(m_start, &QPushButton::clicked, this, &NewMatchDialog::accept);
    connect(m_cancel, &QPushButton::clicked, this, &NewMatchDialog::reject);
    auto* bottom = new QWidget(this);
    auto* column = new QVBoxLayout(bottom);
    column->setContentsMargins(0, 4, 0, 0);
    column->addWidget(m_status);
    m_ends->addStretch(1);
    m_ends->addWidget(m_back);
    m_ends->addWidget(m_cancel);
    m_ends->addWidget(m_start);
    m_buttons->addWidget(m_continue, 0, Qt::AlignLeft);
    m_buttons->addLayout(m_ends, 1);
    m_bottom->addWidget(m_inPlay, 1);
    m_bottom->addLayout(m_buttons);
    column->addLayout(m_bottom);
    return bottom;
}

/// Beside each other as far as there is room, which words on the match in play need half of.
void NewMatchDialog::arrangeButtons() {
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    const int before = m_continue->isHidden() ? 0 : m_continue->sizeHint().width();
    const int ends = m_ends->sizeHint().width();
    const bool hasWords = !m_inPlay->isHidden();
    const bool isBelow = hasWords && (m_isAll || 2 * std::max(before, ends) > room);
    const bool isRow = (isBelow || !hasWords) && before + m_buttons->spacing() + ends <= room;
    m_bottom->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_buttons->setDirection(isRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

bool NewMatchDialog::event(QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        arrangeButtons();
    }
    return TiledDialog::event(event);
}

/// The keyboard focus goes to the games, or to the button that lists house rules.
void NewMatchDialog::showAllRules(bool all) {
    m_columns->setAllRules(all);
    m_header->setAllRules(all);
    m_back->setVisible(all);
    m_isAll = all;
    m_continue->setVisible(m_isUnfinished && !all);
    showTitle();
    arrangeButtons();
    (all ? static_cast<QWidget*>(m_houseRules) : m_games)->setFocus();
}

void NewMatchDialog::choose(const NamedRules& rules) {
    m_changesAside = m_draft.choose(rules);
    m_games->select(rules);
    showRules();
    if (m_changesAside) {
        showNotice({});
    }
}

/// Shows what was done, and which changes it has put aside.
void NewMatchDialog::showNotice(const QString& done) {
    if (!m_changesAside) {
        m_header->showNotice(done);
        return;
    }
    const QString aside = tr("The changes to “%1” are not saved.").arg(rulesName(*m_draft.aside()));
    m_header->showNotice((done + QLatin1Char(' ') + aside).trimmed(), tr("Bring back"), [this] {
        m_changesAside = m_draft.bringBack();
        m_games->select(rules());
        showRules();
        showNotice({});
    });
}

/// In chkobba the queen counts 8 and the jack 9 (rules.md §2). Cards with numbers serve as well.
void NewMatchDialog::offerDeck() {
    const auto& courts = m_pictures.deck().courts;
    if (rules().base != "chkobba" || m_changesAside || courts[0] == Court::Queen ||
        courts[0] == Court::Number) {
        return;
    }
    m_header->showNotice(tr("In chkobba the queen counts 8 and the jack 9."), tr("Take such cards"),
                         [this] { useDeck("francesi-dama"); });
}

void NewMatchDialog::useDeck(const std::string& deck) {
    const std::string before = m_store.settings().display.deck;
    m_store.change([&](Settings& settings) { settings.display.deck = deck; });
    m_header->showNotice(tr("These cards are in use now."), tr("The ones before"),
                         [this, before] { useDeck(before); });
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

/// Beside this dialog: it follows the rules while they are changed.
void NewMatchDialog::showEffect() {
    if (m_effect == nullptr) {
        m_effect = new EffectDialog(m_store, this);
        connect(this, &QDialog::finished, m_effect, &QDialog::reject);
    }
    m_effect->setRules(rules());
    m_effect->show();
    m_effect->raise();
    m_effect->activateWindow();
}

void NewMatchDialog::showRules() {
    m_columns->scroll().change([this] {
        m_form->setRules(rules().rules, rules().base);
        m_summary->setRules(rules().rules, rules().base);
        showFaults();
    });
    if (m_effect != nullptr) {
        m_effect->setRules(rules());
    }
}

void NewMatchDialog::showFaults() {
    const Faults faults = checkRules(rules().rules);
    m_form->setFaults(faults);
    m_status->setFaults(faults.empty() ? faults : Faults{faults.front()}, rules().rules);
    m_start->setEnabled(faults.empty());
    m_houseRules->setRules(m_draft, faults.empty());
    m_header->showRules(m_draft, faults.empty());
}

MatchSetup NewMatchDialog::setup(quint64 seed) const {
    Q_ASSERT(checkRules(rules().rules).empty());
    return {withNameIfKept(rules(), m_store.settings().houseRules),
            m_form->players().seating().seats(rules().rules), seed};
}

MatchSetup NewMatchDialog::lastSetup(const SettingsStore& store, quint64 seed) {
    const Settings& settings = store.settings();
    return setupFor(store, withNameIfKept(settings.match.rules, settings.houseRules), seed);
}

MatchSetup NewMatchDialog::setupFor(const SettingsStore& store, const NamedRules& rules,
                                    quint64 seed) {
    return {rules, Seating::last(store).seats(rules.rules), seed};
}

void NewMatchDialog::setMatchInPlay(bool inPlay, bool kept) {
    m_keepsMatch = kept;
    m_inPlay->setVisible(inPlay);
    retranslate();
}

void NewMatchDialog::setUnfinished(bool unfinished) {
    m_isUnfinished = unfinished;
    m_continue->setVisible(unfinished && !m_isAll);
}

void NewMatchDialog::accept() {
    if (!m_start->isEnabled()) {
        return;
    }
    // Changes to a game of the list are at hand again under "As last time".
    if (m_draft.isHouseRules() && m_draft.unsaved()) {
        askToSave();
    } else {
        begin();
    }
}

void NewMatchDialog::begin() {
    m_form->players().seating().keep(m_store, rules().rules);
    keepAside(m_store, std::nullopt);
    m_store.change([this](Settings& settings) {
        settings.match.rules = rules();
        settings.display.faces = m_form->players().faces();
    });
    QDialog::accept();
}

void NewMatchDialog::reject() {
    keepAside(m_store, m_draft.unsaved() ? rules() : m_draft.aside());
    QDialog::reject();
}

void NewMatchDialog::askToSave() {
    auto* ask = new RulesQuestion(
        windowTitle(),
        tr("“%1” has changes that are not saved. Save them before the match begins?")
            .arg(rulesName(rules())),
        {tr("Until now"), m_draft.origin().rules}, {tr("From now on"), rules().rules}, this);
    ask->addAnswer(tr("Save"), "saveChanges", [this] {
        m_houseRules->save(QString::fromStdString(rules().name));
        begin();
    });
    ask->addAnswer(tr("For this match only"), "withoutSaving", [this] { begin(); });
    ask->addAnswer(tr("Go back"), "goBack", [] {});
    openDialog(ask);
}

void NewMatchDialog::changeEvent(QEvent* event) {
    TiledDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        showFaults();
    }
}

void NewMatchDialog::showTitle() {
    setWindowTitle(m_isAll ? tr("House rules") : tr("New match"));
}

void NewMatchDialog::retranslate() {
    showTitle();
    m_summaryHeading->setText(tr("What you are going to play"));
    m_inPlay->setText(m_keepsMatch ? tr("The match in progress is kept.")
                                   : tr("The match in progress will not be kept."));
    m_inPlay->setToolTip(m_keepsMatch ? tr("You can continue it under “Matches played”.")
                                      : tr("Matches cannot be saved at the moment."));
    m_continue->setText(tr("Continue the last match"));
    m_start->setText(tr("S&tart"));
    m_back->setText(tr("Bac&k", "to the games and the players"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace settebello
