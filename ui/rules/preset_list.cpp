// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/preset_list.h"

#include "cards/card_pictures.h"
#include "rules/game_delegate.h"
#include "rules/presets.h"
#include "text/preset_text.h"
#include "widgets/plain_text.h"

#include <QAccessible>
#include <QEvent>

#include <algorithm>

namespace settebello {

namespace {

/// The games that most people look for, and the cards that stand for them.
struct FirstGame {
    std::string_view id;
    std::vector<Card> emblem;
};

const std::vector<FirstGame>& firstGames() {
    static const std::vector<FirstGame> games{
        {"scopa", {Card(Suit::Coins, kSeven)}},
        {"scopone", {Card(Suit::Cups, kKing), Card(Suit::Coins, kKing)}},
        {"scopone-scientifico",
         {Card(Suit::Swords, kJack), Card(Suit::Swords, kHorse), Card(Suit::Swords, kKing)}},
        {"asso-pigliatutto", {Card(Suit::Coins, kAce)}},
        {"escoba", {Card(Suit::Cups, kJack), Card(Suit::Coins, kSeven)}}, // fifteen together
    };
    return games;
}

bool isFirstGame(std::string_view id) {
    const auto& games = firstGames();
    return std::any_of(games.begin(), games.end(),
                       [id](const FirstGame& game) { return game.id == id; });
}

} // namespace

PresetList::PresetList(QWidget* parent)
    : PresetList(nullptr, parent) {}

PresetList::PresetList(CardPictures& pictures, QWidget* parent)
    : PresetList(&pictures, parent) {
    connect(&pictures, &CardPictures::picturesRendered, viewport(), qOverload<>(&QWidget::update));
    connect(&pictures, &CardPictures::deckChanged, this, &PresetList::scheduleDelayedItemsLayout);
}

PresetList::PresetList(CardPictures* pictures, QWidget* parent)
    : QListWidget(parent)
    , m_firstGames(pictures != nullptr) {
    setItemDelegate(new GameDelegate(pictures, this));
    setResizeMode(QListView::Adjust); // heights follow the width
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    connect(this, &QListWidget::currentRowChanged, this, &PresetList::emitChosen);
    fill();
}

void PresetList::setHouseRules(const std::vector<NamedRules>& houseRules) {
    m_houseRules = houseRules;
    fill();
}

void PresetList::fill() {
    const QSignalBlocker blocker(this);
    clear();
    m_games.clear();
    if (m_firstGames) {
        for (const FirstGame& game : firstGames()) {
            QVariantList emblem;
            for (const Card card : game.emblem) {
                emblem += card.index();
            }
            addPreset(*findPreset(game.id))->setData(GameDelegate::Emblem, emblem);
        }
    }
    m_firstHouseRules = static_cast<int>(m_games.size());
    if (!m_houseRules.empty()) {
        addHeading(tr("Your house rules"));
        for (const NamedRules& rules : m_houseRules) {
            addGame(rules, breakable(shownText(QString::fromStdString(rules.name))),
                    tr("Based on: %1").arg(presetText(rules.base).name), {});
        }
    }
    if (m_firstGames) {
        addHeading(tr("More games"));
    } else if (!m_houseRules.empty()) {
        addHeading(tr("Games"));
    }
    for (const Preset& preset : presets()) {
        if (!m_firstGames || !isFirstGame(preset.id)) {
            addPreset(preset);
        }
    }
    setAccessibleName(tr("Games"));
}

void PresetList::resizeEvent(QResizeEvent* event) {
    const QRect before(QPoint(), event->oldSize());
    const bool seen = currentItem() != nullptr && before.intersects(visualItemRect(currentItem()));
    QListWidget::resizeEvent(event);
    if (seen) {
        doItemsLayout(); // the places of the items at this width
        scrollToItem(currentItem());
    }
}

void PresetList::addHeading(const QString& text) {
    auto* item = new QListWidgetItem(text, this);
    item->setFlags(Qt::NoItemFlags);
}

QListWidgetItem* PresetList::addPreset(const Preset& preset) {
    const PresetText words = presetText(preset.id);
    return addGame({"", std::string(preset.id), preset.rules}, words.name, words.origin,
                   words.character);
}

QListWidgetItem* PresetList::addGame(const NamedRules& rules, const QString& name,
                                     const QString& origin, const QString& character) {
    auto* item = new QListWidgetItem(name, this);
    item->setData(GameDelegate::Game, static_cast<int>(m_games.size()));
    item->setData(GameDelegate::Origin, origin);
    item->setData(GameDelegate::Character, character);
    item->setData(Qt::AccessibleDescriptionRole,
                  character.isEmpty() ? origin : origin + QStringLiteral(". ") + character);
    m_games.append(rules);
    return item;
}

void PresetList::select(const NamedRules& rules) {
    const QSignalBlocker blocker(this);
    for (int row = 0; row < count(); ++row) {
        const QVariant game = item(row)->data(GameDelegate::Game);
        if (!game.isValid()) {
            continue;
        }
        const NamedRules& candidate = m_games.at(game.toInt());
        if (candidate.name == rules.name && candidate.base == rules.base) {
            if (row != currentRow()) { // one that was clicked on stays under the pointer
                setCurrentRow(row);
                scrollToItem(item(row));
            }
            return;
        }
    }
    if (!rules.name.empty()) { // house rules that were removed since
        select({"", rules.base, rules.rules});
    }
}

int PresetList::selectedHouseRules() const {
    const QVariant game = currentItem() ? currentItem()->data(GameDelegate::Game) : QVariant();
    const int place = game.isValid() ? game.toInt() - m_firstHouseRules : -1;
    return place < static_cast<int>(m_houseRules.size()) ? std::max(place, -1) : -1;
}

void PresetList::emitChosen(int row) {
    const QVariant game = row >= 0 ? item(row)->data(GameDelegate::Game) : QVariant();
    if (game.isValid()) {
        emit chosen(m_games.at(game.toInt()));
    }
}

void PresetList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        const int row = currentRow();
        fill();
        const QSignalBlocker blocker(this);
        setCurrentRow(row);
    } else if (event->type() == QEvent::FontChange) {
        scheduleDelayedItemsLayout();
    }
    QListWidget::changeEvent(event);
}

void PresetList::focusInEvent(QFocusEvent* event) {
    QListWidget::focusInEvent(event);
    // Qt tells screen readers only that the list has the focus, and does so after this.
    QMetaObject::invokeMethod(this, &PresetList::announceSelected, Qt::QueuedConnection);
}

/// Makes screen readers read the selected game, as they do when another is selected.
void PresetList::announceSelected() {
    if (hasFocus() && currentRow() >= 0) {
        QAccessibleEvent focused(this, QAccessible::Focus);
        focused.setChild(currentRow());
        QAccessible::updateAccessibility(&focused);
        emit selectedAnnounced(currentRow());
    }
}

} // namespace settebello
