// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/invite_page.h"

#include "game/friends.h"
#include "new_match/choice_row.h"
#include "new_match/players_panel.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "storage/house_rules.h"
#include "text/preset_text.h"
#include "widgets/connect_button.h"
#include "widgets/label_role.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/wheel_guard.h"

#include <QComboBox>
#include <QEvent>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace settebello {

namespace {

/// Which opponents were friends at the last table.
constexpr QLatin1String kFriends("friends/opponents");

Seating lastSeating(const SettingsStore& store) {
    Seating seating = Seating::last(store);
    const QVariant kept = store.windowState().value(kFriends);
    const QVariantList friends = kept.isValid() ? kept.toList() : QVariantList{0};
    for (const QVariant& opponent : friends) {
        const int number = opponent.toInt();
        if (number >= 0 && number < kMaxSeats - 1) {
            seating.setOpponent(number, seating.opponent(number).name,
                                QString::fromLatin1(kFriend));
        }
    }
    return seating;
}

} // namespace

InvitePage::InvitePage(SettingsStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_gameLabel(new QLabel)
    , m_game(new QComboBox)
    , m_people(new PeopleRow)
    , m_players(new PlayersPanel)
    , m_note(new QLabel)
    , m_open(new QPushButton) {
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 6, 0);
    m_gameLabel->setBuddy(m_game);
    m_game->setObjectName(QStringLiteral("friendsGame"));
    m_game->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    guardFromWheel(m_game);
    rows->addWidget(m_gameLabel);
    rows->addWidget(m_game, 0, Qt::AlignLeft);
    rows->addWidget(m_people);
    rows->addWidget(m_players);
    m_note->setWordWrap(true);
    makeSecondary(m_note);
    setLabelRole(m_note, QAccessible::Paragraph);
    rows->addWidget(m_note);
    rows->addStretch(1);
    auto* scroll = new QScrollArea;
    setPage(scroll, page);
    connectButton(m_open, "openTable", this, &InvitePage::open);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    m_players->offerFriends();
    m_players->setFaces(store.settings().display.faces);
    m_players->setSeating(lastSeating(store));
    connect(m_people, &PeopleRow::chosen, this, &InvitePage::setPeople);
    connect(m_players, &PlayersPanel::seatingChanged, this, &InvitePage::showSeating);
    connect(m_game, &QComboBox::activated, this, &InvitePage::chooseGame);
    fillGames();
    retranslate();
    chooseGame();
}

/// The last match first, then house rules and all other games.
void InvitePage::fillGames() {
    const Settings& settings = m_store.settings();
    m_games = {withNameIfKept(settings.match.rules, settings.houseRules)};
    m_games.insert(m_games.end(), settings.houseRules.begin(), settings.houseRules.end());
    for (const Preset& preset : presets()) {
        m_games.push_back({"", std::string(preset.id), preset.rules});
    }
}

const NamedRules& InvitePage::game() const {
    return m_games[static_cast<std::size_t>(std::max(0, m_game->currentIndex()))];
}

void InvitePage::chooseGame() {
    m_players->setRules(game().rules);
    showSeating();
}

/// A seat stays free for a friend.
void InvitePage::setPeople(int people) {
    m_players->setPeople(std::min(people, game().rules.table.players - 1));
}

void InvitePage::showSeating() {
    if (m_games.empty()) {
        return;
    }
    const RuleSet& rules = game().rules;
    m_people->setPeople(m_players->seating().peopleAt(rules), rules.table.players);
    m_open->setEnabled(m_players->levelsInPlay().contains(QLatin1String(kFriend)));
}

MatchSetup InvitePage::setup() const {
    return {game(), m_players->seating().seats(game().rules), 0};
}

/// The own name is that of the next match too; the opponents of the last one stay.
void InvitePage::open() {
    QJsonArray friends;
    for (int i = 0; i < kMaxSeats - 1; ++i) {
        if (m_players->seating().opponent(i).level == QLatin1String(kFriend)) {
            friends.append(i);
        }
    }
    m_store.windowState().set({{kFriends, friends}});
    const std::string name = m_players->seating().person(0).toStdString();
    m_store.change([&](Settings& settings) { settings.match.name = name; });
    emit inviteAsked(setup());
}

void InvitePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void InvitePage::retranslate() {
    m_gameLabel->setText(tr("&Game"));
    const int chosen = std::max(0, m_game->currentIndex());
    m_game->clear();
    for (std::size_t i = 0; i < m_games.size(); ++i) {
        const QString name = shownText(rulesName(m_games[i]), kLongestName);
        m_game->addItem(i == 0 ? tr("As last time: %1", "a game").arg(name) : name);
    }
    m_game->setCurrentIndex(chosen);
    m_note->setText(tr("Friends bring their own names. Your computer deals the cards, so whoever "
                       "sits at it could make it look at them."));
    m_open->setText(tr("&Open the table"));
}

} // namespace settebello
