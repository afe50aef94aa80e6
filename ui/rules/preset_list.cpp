// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/preset_list.h"

#include "cards/card_pictures.h"
#include "rules/game_delegate.h"
#include "rules/game_groups.h"
#include "rules/presets.h"
#include "text/preset_text.h"
#include "text/rule_text.h"
#include "widgets/letter_width.h"
#include "widgets/plain_text.h"

#include <QAccessible>
#include <QEvent>

#include <algorithm>

namespace settebello {

namespace {

/// The least width of a tile, in letters.
constexpr int kTileLetters = 26;

QVariantList emblem(std::string_view game) {
    QVariantList cards;
    for (const Card card : emblemOf(game)) {
        cards += card.index();
    }
    return cards;
}

bool isGame(const QListWidgetItem* item) {
    return item->data(GameDelegate::Game).isValid();
}

} // namespace

PresetList::PresetList(QWidget* parent)
    : PresetList(nullptr, parent) {}

PresetList::PresetList(CardPictures& pictures, QWidget* parent)
    : PresetList(&pictures, parent) {
    connect(&pictures, &CardPictures::picturesRendered, viewport(), qOverload<>(&QWidget::update));
    connect(&pictures, &CardPictures::deckChanged, this, &PresetList::layOutTiles);
}

PresetList::PresetList(CardPictures* pictures, QWidget* parent)
    : QListWidget(parent)
    , m_tiles(pictures != nullptr) {
    setItemDelegate(new GameDelegate(pictures, this));
    setResizeMode(QListView::Adjust); // heights follow the width
    if (m_tiles) {
        setFlow(LeftToRight);
        setWrapping(true);
        setMouseTracking(true); // the one under the pointer stands out
    }
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

void PresetList::setLast(const NamedRules& rules) {
    m_last = rules;
    fill();
}

void PresetList::fill() {
    const QSignalBlocker blocker(this);
    clear();
    m_games.clear();
    addHouseRules();
    if (m_tiles) {
        fillTiles();
    } else {
        if (!m_houseRules.empty()) {
            addHeading(tr("Games"));
        }
        for (const Preset& preset : presets()) {
            addPreset(preset);
        }
    }
    addLast();
    setAccessibleName(tr("Games"));
}

/// Before all others, which keep their numbers.
void PresetList::addLast() {
    const auto isLast = [this](const NamedRules& rules) {
        return rules.base == m_last->base && rules.rules == m_last->rules;
    };
    if (!m_last || std::any_of(m_games.cbegin(), m_games.cend(), isLast)) {
        return;
    }
    addGame(*m_last, tr("As last time"), {},
            tr("%1, %2", "the rules of the last match; 11 points")
                .arg(breakable(shownText(rulesName(*m_last))), targetPoints(m_last->rules)));
    insertItem(0, takeItem(count() - 1));
    layOutTiles();
}

void PresetList::addHouseRules() {
    if (m_houseRules.empty()) {
        return;
    }
    addHeading(tr("Your house rules"));
    for (const NamedRules& rules : m_houseRules) {
        const QString base = tr("Based on: %1").arg(presetText(rules.base).name);
        addGame(rules, breakable(shownText(QString::fromStdString(rules.name))),
                m_tiles ? QString() : base, m_tiles ? base : QString());
    }
}

void PresetList::fillTiles() {
    for (const GameGroup& group : gameGroups()) {
        addHeading(group.heading);
        for (const std::string_view id : group.games) {
            addPreset(*findPreset(id));
        }
    }
    layOutTiles();
}

/// As many columns as there is room for; the tiles of a row are as high as the highest of them.
void PresetList::layOutTiles() {
    const int room = viewport()->width() - 1; // or Qt wraps what just fits
    const int columns = std::max(1, room / (letterWidth(fontMetrics()) * kTileLetters));
    const int width = room / columns;
    const auto* delegate = static_cast<const GameDelegate*>(itemDelegate());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const auto heightOf = [&](int row, int inWidth) {
        return delegate->layOut(option, model()->index(row, 0), QRect(0, 0, inWidth, 0)).bottom;
    };
    for (int row = 0; row < count();) {
        if (!isGame(item(row))) {
            item(row)->setSizeHint({room, heightOf(row, room)});
            ++row;
            continue;
        }
        int end = row;
        int height = 0;
        for (; end < count() && end - row < columns && isGame(item(end)); ++end) {
            height = std::max(height, heightOf(end, width));
        }
        for (; row < end; ++row) {
            item(row)->setSizeHint({width, height});
        }
    }
}

void PresetList::resizeEvent(QResizeEvent* event) {
    const QRect before(QPoint(), event->oldSize());
    const bool seen = currentItem() != nullptr && before.intersects(visualItemRect(currentItem()));
    QListWidget::resizeEvent(event);
    if (m_tiles) {
        layOutTiles();
    }
    if (seen) {
        doItemsLayout(); // the places of the items at this width
        scrollToItem(currentItem());
    }
}

void PresetList::addHeading(const QString& text) {
    auto* item = new QListWidgetItem(text, this);
    item->setFlags(Qt::NoItemFlags);
}

void PresetList::addPreset(const Preset& preset) {
    const PresetText words = presetText(preset.id);
    addGame({"", std::string(preset.id), preset.rules}, words.name, words.origin, words.character);
}

void PresetList::addGame(const NamedRules& rules, const QString& name, const QString& origin,
                         const QString& character) {
    auto* item = new QListWidgetItem(name, this);
    item->setData(GameDelegate::Game, static_cast<int>(m_games.size()));
    item->setData(GameDelegate::Origin, origin);
    item->setData(GameDelegate::Character, character);
    QStringList description{origin, character};
    description.removeAll(QString());
    item->setData(Qt::AccessibleDescriptionRole, description.join(QStringLiteral(". ")));
    if (m_tiles) {
        item->setData(GameDelegate::Emblem, emblem(rules.base));
    }
    m_games.append(rules);
}

void PresetList::select(const NamedRules& rules) {
    const bool hasLast = m_last && isGame(item(0)); // otherwise there is a heading
    const auto isMadeFrom = [&](const std::string& name, const std::string& base) {
        return mark([&](const NamedRules& game) {
            return game.name == name && game.base == base && !(hasLast && game == m_last);
        });
    };
    if (!mark([&](const NamedRules& game) { return game == rules; }) &&
        !isMadeFrom(rules.name, rules.base)) {
        isMadeFrom({}, rules.base); // house rules that were removed since
    }
}

/// Selects the first game that is meant. @return whether there is one
bool PresetList::mark(const std::function<bool(const NamedRules&)>& isMeant) {
    const QSignalBlocker blocker(this);
    for (int row = 0; row < count(); ++row) {
        const QVariant game = item(row)->data(GameDelegate::Game);
        if (game.isValid() && isMeant(m_games.at(game.toInt()))) {
            if (row != currentRow()) { // one that was clicked on stays under the pointer
                setCurrentRow(row);
                scrollToItem(item(row));
            }
            return true;
        }
    }
    return false;
}

int PresetList::selectedHouseRules() const {
    const QVariant game = currentItem() ? currentItem()->data(GameDelegate::Game) : QVariant();
    const bool isHouseRules =
        game.isValid() && game.toInt() < static_cast<int>(m_houseRules.size());
    return isHouseRules ? game.toInt() : -1;
}

void PresetList::emitChosen(int row) {
    const QVariant game = row >= 0 ? item(row)->data(GameDelegate::Game) : QVariant();
    if (game.isValid()) {
        emit chosen(m_games.at(game.toInt()));
    }
}

void PresetList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        const QVariant game = currentItem() ? currentItem()->data(GameDelegate::Game) : QVariant();
        const NamedRules chosen = game.isValid() ? m_games.at(game.toInt()) : NamedRules();
        fill();
        if (game.isValid()) { // each language has its own order
            select(chosen);
        }
    } else if (event->type() == QEvent::FontChange && m_tiles) {
        layOutTiles();
    } else if (event->type() == QEvent::FontChange) {
        scheduleDelayedItemsLayout();
    }
    QListWidget::changeEvent(event);
}

QModelIndex PresetList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    const bool back = action == MoveLeft || action == MovePrevious || action == MoveEnd;
    if (!m_tiles || action == MoveUp || action == MoveDown || action == MovePageUp ||
        action == MovePageDown) {
        return QListWidget::moveCursor(action, modifiers);
    }
    const int step = back ? -1 : 1;
    int row = action == MoveHome ? 0 : action == MoveEnd ? count() - 1 : currentRow() + step;
    while (row >= 0 && row < count() && !isGame(item(row))) {
        row += step;
    }
    return row >= 0 && row < count() ? model()->index(row, 0) : currentIndex();
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
