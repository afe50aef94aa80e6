// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/preset_list.h"

#include "rules/presets.h"
#include "text/preset_text.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace settebello {

namespace {

constexpr int kGameRole = Qt::UserRole; ///< place in m_games; none for a heading
constexpr int kOriginRole = Qt::UserRole + 1;
constexpr int kCharacterRole = Qt::UserRole + 2;
constexpr int kMargin = 7;

/// Name in bold, origin under it, then the character; all wrapped to the list's width.
class GameDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* view = qobject_cast<const QListWidget*>(option.widget);
        const int width = view ? view->viewport()->width() : option.rect.width();
        const Rows rows = layOut(option, index, QRect(0, 0, width, 0));
        return {width, rows.bottom};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool heading = !index.data(kGameRole).isValid();
        const bool selected = option.state.testFlag(QStyle::State_Selected) && !heading;
        painter->save();
        if (selected) {
            painter->fillRect(option.rect, option.palette.highlight());
        }
        const QColor ink =
            option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        QColor quiet = ink;
        quiet.setAlphaF(selected ? 0.9F : 0.75F);
        const Rows rows = layOut(option, index, option.rect);
        painter->setPen(ink);
        painter->setFont(nameFont(option.font, heading));
        painter->drawText(rows.name, Qt::TextWordWrap, index.data().toString());
        painter->setPen(quiet);
        painter->setFont(option.font);
        painter->drawText(rows.origin, Qt::TextWordWrap, index.data(kOriginRole).toString());
        painter->drawText(rows.character, Qt::TextWordWrap, index.data(kCharacterRole).toString());
        if (option.state.testFlag(QStyle::State_HasFocus) && selected) {
            painter->setPen(QPen(ink, 1, Qt::DashLine));
            painter->drawRect(option.rect.adjusted(2, 2, -3, -3));
        }
        painter->restore();
    }

private:
    struct Rows {
        QRect name;
        QRect origin;
        QRect character;
        int bottom = 0;
    };

    static QFont nameFont(const QFont& font, bool heading) {
        return scaledFont(font, heading ? 0.95 : 1.08, true);
    }

    static QRect lines(const QFont& font, const QString& text, QRect column, int top) {
        if (text.isEmpty()) {
            return {column.left(), top, column.width(), 0};
        }
        const QRect room(column.left(), top, column.width(), 1000);
        return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text);
    }

    static Rows layOut(const QStyleOptionViewItem& option, const QModelIndex& index,
                       const QRect& rect) {
        const QRect column = rect.adjusted(kMargin, kMargin, -kMargin, 0);
        const bool heading = !index.data(kGameRole).isValid();
        Rows rows;
        rows.name =
            lines(nameFont(option.font, heading), index.data().toString(), column, column.top());
        rows.origin =
            lines(option.font, index.data(kOriginRole).toString(), column, rows.name.bottom() + 1);
        rows.character = lines(option.font, index.data(kCharacterRole).toString(), column,
                               rows.origin.bottom() + 2);
        rows.bottom = rows.character.bottom() + kMargin;
        return rows;
    }
};

} // namespace

PresetList::PresetList(QWidget* parent)
    : QListWidget(parent) {
    setItemDelegate(new GameDelegate(this));
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
    if (!m_houseRules.empty()) {
        addHeading(tr("Your house rules"));
        for (const NamedRules& rules : m_houseRules) {
            const QString base = presetText(rules.base).name;
            addGame(rules, breakable(shownText(QString::fromStdString(rules.name))),
                    tr("Made from: %1").arg(base), {});
        }
        addHeading(tr("Games"));
    }
    for (const Preset& preset : presets()) {
        const PresetText words = presetText(preset.id);
        addGame({"", std::string(preset.id), preset.rules}, words.name, words.origin,
                words.character);
    }
    setAccessibleName(tr("Games"));
}

void PresetList::addHeading(const QString& text) {
    auto* item = new QListWidgetItem(text, this);
    item->setFlags(Qt::NoItemFlags);
}

void PresetList::addGame(const NamedRules& rules, const QString& name, const QString& origin,
                         const QString& character) {
    auto* item = new QListWidgetItem(name, this);
    item->setData(kGameRole, static_cast<int>(m_games.size()));
    item->setData(kOriginRole, origin);
    item->setData(kCharacterRole, character);
    item->setData(Qt::AccessibleDescriptionRole,
                  character.isEmpty() ? origin : origin + QStringLiteral(". ") + character);
    m_games.append(rules);
}

void PresetList::select(const NamedRules& rules) {
    const QSignalBlocker blocker(this);
    for (int row = 0; row < count(); ++row) {
        const QVariant game = item(row)->data(kGameRole);
        if (!game.isValid()) {
            continue;
        }
        const NamedRules& candidate = m_games.at(game.toInt());
        if (candidate.name == rules.name && candidate.base == rules.base) {
            setCurrentRow(row);
            scrollToItem(item(row));
            return;
        }
    }
    if (!rules.name.empty()) { // house rules that were removed since
        select({"", rules.base, rules.rules});
    }
}

int PresetList::selectedHouseRules() const {
    const QVariant game = currentItem() ? currentItem()->data(kGameRole) : QVariant();
    const int place = game.isValid() ? game.toInt() : -1;
    return place < static_cast<int>(m_houseRules.size()) ? place : -1;
}

void PresetList::emitChosen(int row) {
    const QVariant game = row >= 0 ? item(row)->data(kGameRole) : QVariant();
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
    QMetaObject::invokeMethod(this, &PresetList::tellSelected, Qt::QueuedConnection);
}

/// Makes screen readers read the selected game, as they do when another is selected.
void PresetList::tellSelected() {
    if (hasFocus() && currentRow() >= 0) {
        QAccessibleEvent focused(this, QAccessible::Focus);
        focused.setChild(currentRow());
        QAccessible::updateAccessibility(&focused);
        emit selectedTold(currentRow());
    }
}

} // namespace settebello
