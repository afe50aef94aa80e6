// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/invite_page.h"

#include "game/friends.h"
#include "new_match/choice_row.h"
#include "new_match/players_panel.h"
#include "rules/preset_list.h"
#include "settings/settings_store.h"
#include "storage/house_rules.h"
#include "widgets/connect_button.h"
#include "widgets/label_role.h"
#include "widgets/letter_width.h"
#include "widgets/page_scrolling.h"
#include "widgets/style.h"
#include "widgets/tab_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

/// Which opponents were friends at the last table.
constexpr QLatin1String kFriends("friends/opponents");
/// The games are at least so many letters wide, as for a match without friends.
constexpr int kLeastGames = 22;
constexpr int kGamesShare = 5;
constexpr int kPeopleShare = 4;

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

InvitePage::InvitePage(SettingsStore& store, CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_halves(makeTabBar("inviteHalves", 2, this))
    , m_games(new PresetList(pictures))
    , m_scroll(new QScrollArea)
    , m_people(new PeopleRow)
    , m_players(new PlayersPanel)
    , m_note(new QLabel)
    , m_open(new QPushButton) {
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 6, 0);
    rows->addWidget(m_people);
    rows->addWidget(m_players);
    m_note->setWordWrap(true);
    makeSecondary(m_note);
    setLabelRole(m_note, QAccessible::Paragraph);
    rows->addWidget(m_note);
    rows->addStretch(1);
    setPage(m_scroll, page);
    connectButton(m_open, "openTable", this, &InvitePage::open);
    auto* columns = new QHBoxLayout;
    columns->addWidget(m_games, kGamesShare);
    columns->addWidget(m_scroll, kPeopleShare);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_halves, 0, Qt::AlignLeft);
    column->addLayout(columns, 1);
    m_games->setLast(store.settings().match.rules);
    m_games->setHouseRules(store.settings().houseRules);
    m_players->offerFriends();
    m_players->setFaces(store.settings().display.faces);
    m_players->setSeating(lastSeating(store));
    connect(m_halves, &QTabBar::currentChanged, this, &InvitePage::arrange);
    connect(m_people, &PeopleRow::chosen, this, &InvitePage::setPeople);
    connect(m_players, &PlayersPanel::seatingChanged, this, &InvitePage::showSeating);
    connect(m_games, &PresetList::chosen, this, &InvitePage::choose);
    retranslate();
    choose(withNameIfKept(store.settings().match.rules, store.settings().houseRules));
}

void InvitePage::choose(const NamedRules& rules) {
    m_rules = rules;
    m_games->select(rules);
    m_players->setRules(rules.rules);
    showSeating();
}

/// Games and people are beside each other where there is room.
void InvitePage::arrange() {
    m_games->setMinimumWidth(letterWidth(fontMetrics()) * kLeastGames);
    const int both = m_games->minimumWidth() + widthForPage(*m_scroll) + kLeastGames;
    const bool isNarrow = both > width();
    const bool showsGames = m_halves->currentIndex() == 0;
    m_halves->setVisible(isNarrow);
    m_games->setVisible(!isNarrow || showsGames);
    m_scroll->setVisible(!isNarrow || !showsGames);
}

/// A seat stays free for a friend.
void InvitePage::setPeople(int people) {
    m_players->setPeople(std::min(people, m_rules.rules.table.players - 1));
}

void InvitePage::showSeating() {
    const RuleSet& rules = m_rules.rules;
    m_people->setPeople(m_players->seating().peopleAt(rules), rules.table.players);
    m_open->setEnabled(m_players->levelsInPlay().contains(QLatin1String(kFriend)));
}

MatchSetup InvitePage::setup() const {
    return {m_rules, m_players->seating().seats(m_rules.rules), 0};
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

void InvitePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void InvitePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        arrange();
    }
    QWidget::changeEvent(event);
}

void InvitePage::retranslate() {
    m_halves->setTabText(0, tr("Game"));
    m_halves->setTabText(1, tr("Players"));
    m_note->setText(tr("Friends bring their own names. Your computer deals the cards, so whoever "
                       "sits at it could make it look at them."));
    m_open->setText(tr("&Open the table"));
}

} // namespace settebello
