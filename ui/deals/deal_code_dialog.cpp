// SPDX-License-Identifier: GPL-3.0-or-later
#include "deals/deal_code_dialog.h"

#include "deals/match_of_the_day.h"
#include "game/opened_file.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "text/fault_text.h"
#include "text/preset_text.h"
#include "text/rule_text.h"
#include "widgets/announcer.h"
#include "widgets/file_dialogs.h"
#include "widgets/flow_layout.h"
#include "widgets/letter_width.h"
#include "widgets/message_label.h"
#include "widgets/page_scrolling.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>

namespace settebello {

namespace {

constexpr QSize kWantedLetters(104, 21); ///< characters in a line, and lines
constexpr int kMostCharacters = 60;

NamedRules namedPreset(const DealCode& code, const RuleSet& rules) {
    return {{}, std::string(code.preset), rules};
}

} // namespace

DealCodeDialog::DealCodeDialog(SettingsStore& store, const QDate& today, QWidget* parent)
    : TiledDialog(parent)
    , m_store(store)
    , m_today(today)
    , m_about(new QLabel(this))
    , m_codeLabel(new QLabel(this))
    , m_text(new QLineEdit(this))
    , m_dayLabel(new QLabel(this))
    , m_day(new QComboBox(this))
    , m_seatLabel(new QLabel(this))
    , m_seat(new QComboBox(this))
    , m_message(new MessageLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_announcer(new Announcer(this))
    , m_open(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_play(new QPushButton(this)) {
    m_text->setObjectName(QStringLiteral("code"));
    m_day->setObjectName(QStringLiteral("day"));
    m_seat->setObjectName(QStringLiteral("seat"));
    m_message->setObjectName(QStringLiteral("message"));
    m_open->setObjectName(QStringLiteral("openRules"));
    m_play->setObjectName(QStringLiteral("play"));
    m_about->setWordWrap(true);
    m_text->setMaxLength(kMostCharacters);
    m_message->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_open->setAutoDefault(false);
    m_cancel->setAutoDefault(false);
    m_play->setDefault(true);
    layOut();
    connect(m_text, &QLineEdit::textChanged, this, &DealCodeDialog::read);
    connect(m_day, &QComboBox::activated, this, &DealCodeDialog::dayChosen);
    connect(m_open, &QPushButton::clicked, this, &DealCodeDialog::askForRules);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_play, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
    fitToScreen(this, {kWantedLetters.width() * letterWidth(fontMetrics()),
                       kWantedLetters.height() * fontMetrics().height()});
    m_text->setFocus();
}

void DealCodeDialog::layOut() {
    m_codeLabel->setBuddy(m_text);
    m_dayLabel->setBuddy(m_day);
    m_seatLabel->setBuddy(m_seat);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(m_codeLabel, m_text);
    form->addRow(m_dayLabel, m_day);
    form->addRow(m_seatLabel, m_seat);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_open, m_cancel, m_play}) {
        buttons->addWidget(button);
    }
    auto* page = new QWidget;
    auto* fields = new QVBoxLayout(page);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->addWidget(m_about);
    fields->addLayout(form);
    fields->addStretch(1);
    setPage(m_scroll, page);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, kTileHeight + 12, 16, 14);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
}

void DealCodeDialog::setCode(const QString& code) {
    m_text->setText(code.left(kMostCharacters));
}

void DealCodeDialog::setSeat(int seat) {
    m_seat->setCurrentIndex(std::min(seat, m_seat->count() - 1));
}

void DealCodeDialog::setChallenge(const QString& name) {
    if (m_rules) {
        say(tr("%1 has played this match. Play it too, and you will see both results side by "
               "side.",
               "a name")
                .arg(name));
    }
}

void DealCodeDialog::addRules(const NamedRules& rules) {
    m_more.push_back(rules);
    read();
}

void DealCodeDialog::dayChosen() {
    const std::string preset = m_day->currentData().toString().toStdString();
    if (!preset.empty()) {
        const std::string date = m_today.toString(Qt::ISODate).toStdString();
        setCode(QString::fromStdString(toString(dealCodeOfTheDay(preset, date))));
    }
}

void DealCodeDialog::askForRules() {
    connect(askForFile(tr("Open the rules of the code"),
                       {tr("Scopa rules (*.scopa-rules.json *.json)")}, this),
            &QFileDialog::fileSelected, this, &DealCodeDialog::openRules);
}

void DealCodeDialog::openRules(const QString& file) {
    const OpenedFile opened = openFile(file);
    if (!opened.rules) {
        say(opened.problem.isEmpty() ? tr("The file does not hold rules.") : opened.problem);
    } else if (m_code && !fits(*m_code, opened.rules->rules)) {
        say(tr("These are not the rules of the code: theirs would have %1 in it, not %2.",
               "six characters each")
                .arg(QString::fromStdString(digestText(digestOf(opened.rules->rules))),
                     QString::fromStdString(digestText(m_code->digest))));
    } else {
        addRules(*opened.rules);
    }
}

/// Rules that the player has come first, with their names.
std::optional<NamedRules> DealCodeDialog::rulesFor(const DealCode& code) const {
    if (const std::optional<RuleSet> rules = presetRulesOf(code)) {
        return namedPreset(code, *rules);
    }
    std::vector<NamedRules> known = m_store.settings().houseRules;
    known.push_back(m_store.settings().match.rules);
    known.insert(known.end(), m_more.begin(), m_more.end());
    for (const Preset& preset : presets()) { // one without a name in codes
        known.push_back({{}, std::string(preset.id), preset.rules});
    }
    for (NamedRules& rules : known) {
        rules.rules.table.players = code.players;
        rules.rules.table.teams = code.teams;
        if (fits(code, rules.rules)) {
            return rules;
        }
    }
    return std::nullopt;
}

void DealCodeDialog::read() {
    Faults faults;
    m_code.reset();
    m_rules.reset();
    if (!m_text->text().trimmed().isEmpty()) {
        m_code = parseDealCode(m_text->text().toStdString(), faults);
    }
    if (m_code) {
        m_rules = rulesFor(*m_code);
    }
    const bool ofDay =
        m_code && m_day->currentIndex() > 0 &&
        m_code->preset == m_day->currentData().toString().toStdString() &&
        *m_code == dealCodeOfTheDay(m_code->preset, m_today.toString(Qt::ISODate).toStdString());
    if (!ofDay) {
        m_day->setCurrentIndex(0);
    }
    m_open->setVisible(m_code && !m_rules);
    m_play->setEnabled(m_rules.has_value());
    fillSeats();
    if (m_rules) {
        say(tr("%1, %2. With the opponents of your last match.", "a game; 11 points")
                .arg(rulesName(*m_rules), targetPoints(m_rules->rules)));
    } else if (m_code) {
        say(tr("This code is of house rules that you do not have. Ask whoever sent it for their "
               "file and open it here; their code in it is %1.",
               "six characters")
                .arg(QString::fromStdString(digestText(m_code->digest))));
    } else {
        say(faults.empty() ? QString() : faultText(faults.front()));
    }
}

/// The seat decides which of the hands the player gets.
void DealCodeDialog::fillSeats() {
    const int seats = m_code ? m_code->players : 0;
    const int before = std::max(0, m_seat->currentIndex());
    m_seat->clear();
    for (int seat = 1; seat <= seats; ++seat) {
        m_seat->addItem(tr("Seat %1").arg(seat));
    }
    m_seat->setEnabled(seats > 0);
    m_seat->setCurrentIndex(before < seats ? before : std::min(0, seats - 1));
}

void DealCodeDialog::say(const QString& message) {
    m_message->setMessage(message);
    m_text->setAccessibleDescription(message);
    m_announcer->announce(message);
}

MatchSetup DealCodeDialog::setup() const {
    Q_ASSERT(m_rules && m_code);
    MatchSetup setup = setupByCode(m_store, *m_rules, *m_code, m_today);
    for (int seat = 0; seat < m_seat->currentIndex(); ++seat) {
        setup = withSeatsExchanged(std::move(setup));
    }
    return setup;
}

void DealCodeDialog::fillDays() {
    const QSignalBlocker quiet(m_day);
    const int chosen = std::max(0, m_day->currentIndex());
    m_day->clear();
    m_day->addItem(tr("Choose a game…"));
    for (const std::string_view game : gamesOfTheDay()) {
        const auto id = QString::fromLatin1(game.data(), static_cast<qsizetype>(game.size()));
        m_day->addItem(presetText(game).name, id);
    }
    m_day->setCurrentIndex(chosen);
}

void DealCodeDialog::retranslate() {
    setWindowTitle(tr("Deal by code"));
    m_scroll->setAccessibleName(windowTitle());
    m_about->setText(
        tr("A code names all the cards of a match, round after round: whoever plays it gets the "
           "same, so that results can be compared. Whoever has the code could work out the cards. "
           "Such matches therefore count separately in the statistics."));
    m_codeLabel->setText(tr("&Code:"));
    m_text->setPlaceholderText(QStringLiteral("SCOPA-2-2PF2D-BSQQG-AH"));
    m_dayLabel->setText(tr("Match of the &day, %1:", "a date")
                            .arg(QLocale().toString(m_today, QLocale::ShortFormat)));
    m_seatLabel->setText(tr("Your &seat:"));
    m_open->setText(tr("&Open rules…"));
    m_cancel->setText(tr("Cancel"));
    m_play->setText(tr("&Play"));
    fillDays();
    read();
}

} // namespace settebello
