// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/table_accessible.h"

#include "cards/card_names.h"
#include "table/input/play_chooser.h"

#include <QAccessibleActionInterface>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// One card or place. Looks everything up when asked, as the table changes all the time.
class AccessibleItemInterface : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleItemInterface(QWidget* widget, AccessibleItemProvider& provider,
                            AccessibleItem::Key key)
        : m_widget(widget)
        , m_provider(provider)
        , m_key(key) {}

    AccessibleItem::Key key() const { return m_key; }

    bool isValid() const override { return find().has_value(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(m_widget);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override {
        return isCard() || isChoice() ? QAccessible::ListItem : QAccessible::StaticText;
    }

    QRect rect() const override {
        const auto place = find();
        if (!place) {
            return {};
        }
        const QRect rect = place->rect.toAlignedRect();
        return {m_widget->mapToGlobal(rect.topLeft()), rect.size()};
    }

    QString text(QAccessible::Text text) const override {
        const auto place = find();
        if (!place) {
            return {};
        }
        switch (text) {
        case QAccessible::Name:
            return place->name;
        case QAccessible::Description:
            return place->description;
        case QAccessible::Help: // read when asked for, and not each time the card gets the focus
            return isCard() ? capitalized(m_provider.pictureDescription(card())) : QString();
        default:
            return {};
        }
    }
    void setText(QAccessible::Text, const QString&) override {}

    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = isCard();
        state.selectable = isCard();
        state.focused = isCard() && m_widget->hasFocus() && m_provider.focusedCard() == card();
        if (isChoice()) {
            state.selected = m_provider.chooser().chosen() == m_key.number;
        } else {
            state.selected = isCard() && (m_provider.chooser().touched().contains(card()) ||
                                          m_provider.chooser().card() == card());
        }
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override {
        if (isChoice()) {
            return {pressAction()};
        }
        return isCard() ? QStringList{pressAction(), setFocusAction()} : QStringList();
    }
    void doAction(const QString& action) override {
        if (isChoice() && action == pressAction()) {
            m_provider.selectChoice(m_key.number);
        }
        if (!isCard()) {
            return;
        }
        if (action == setFocusAction()) {
            m_provider.focusCard(card());
        } else if (action == pressAction()) {
            m_provider.activateCard(card());
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    bool isCard() const {
        return m_key.kind == AccessibleItem::Kind::HandCard ||
               m_key.kind == AccessibleItem::Kind::TableCard;
    }
    bool isChoice() const { return m_key.kind == AccessibleItem::Kind::Choice; }
    Card card() const { return Card::fromIndex(m_key.number); }
    std::optional<AccessibleItem> find() const {
        for (AccessibleItem& place : m_provider.accessibleItems()) {
            if (place.key == m_key) {
                return place;
            }
        }
        return std::nullopt;
    }

    QWidget* m_widget;
    AccessibleItemProvider& m_provider;
    AccessibleItem::Key m_key;
};

} // namespace

TableAccessible::TableAccessible(QWidget* widget, AccessibleItemProvider& provider)
    : QAccessibleWidget(widget, QAccessible::List)
    , m_provider(provider) {}

TableAccessible::~TableAccessible() {
    for (const auto& [key, id] : m_interfaces) {
        QAccessible::deleteAccessibleInterface(id);
    }
}

int TableAccessible::childCount() const {
    return static_cast<int>(m_provider.accessibleItems().size()) + QAccessibleWidget::childCount();
}

QAccessibleInterface* TableAccessible::interfaceOf(AccessibleItem::Key key) const {
    const auto known = m_interfaces.find(key);
    if (known != m_interfaces.end()) {
        return QAccessible::accessibleInterface(known->second);
    }
    auto* made =
        new AccessibleItemInterface(widget(), m_provider, key); // Qt's cache owns it from here on
    m_interfaces[key] = QAccessible::registerAccessibleInterface(made);
    return made;
}

QAccessibleInterface* TableAccessible::child(int index) const {
    const std::vector<AccessibleItem> places = m_provider.accessibleItems();
    const int count = static_cast<int>(places.size());
    if (index < 0) {
        return nullptr;
    }
    return index < count ? interfaceOf(places[index].key) : QAccessibleWidget::child(index - count);
}

int TableAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const std::vector<AccessibleItem> places = m_provider.accessibleItems();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (interfaceOf(places[i].key) == child) {
            return static_cast<int>(i);
        }
    }
    const int widget = QAccessibleWidget::indexOfChild(child);
    return widget < 0 ? -1 : widget + static_cast<int>(places.size());
}

QAccessibleInterface* TableAccessible::childAt(int x, int y) const {
    if (QAccessibleInterface* widget = QAccessibleWidget::childAt(x, y)) {
        return widget;
    }
    const QPointF where = widget()->mapFromGlobal(QPoint(x, y));
    QAccessibleInterface* found = nullptr;
    for (const AccessibleItem& place : m_provider.accessibleItems()) {
        if (place.rect.contains(where)) {
            found = interfaceOf(place.key); // later cards of a fan lie above
        }
    }
    return found;
}

QAccessibleInterface* TableAccessible::focusChild() const {
    if (widget()->hasFocus() && m_provider.focusedCard()) {
        for (const AccessibleItem& place : m_provider.accessibleItems()) {
            if (place.isCard() && place.card() == *m_provider.focusedCard()) {
                return interfaceOf(place.key);
            }
        }
    }
    return QAccessibleWidget::focusChild();
}

void TableAccessible::notifyChanges() {
    std::map<AccessibleItem::Key, QString> now;
    for (const AccessibleItem& place : m_provider.accessibleItems()) {
        now[place.key] = place.name;
    }
    const std::map<AccessibleItem::Key, QString> before = std::exchange(m_notified, now);
    const auto notify = [this](AccessibleItem::Key key, QAccessible::Event what) {
        QAccessibleEvent event(interfaceOf(key), what);
        QAccessible::updateAccessibility(&event);
    };
    for (const auto& [key, name] : before) {
        if (!now.contains(key)) {
            notify(key, QAccessible::ObjectDestroyed);
        }
    }
    for (const auto& [key, name] : now) {
        const auto known = before.find(key);
        if (known == before.end()) {
            notify(key, QAccessible::ObjectCreated);
        } else if (known->second != name) {
            notify(key, QAccessible::NameChanged);
        }
    }
}

QAccessibleInterface* TableAccessible::make(const QString&, QObject* object) {
    auto* provider = dynamic_cast<AccessibleItemProvider*>(object);
    return provider != nullptr ? new TableAccessible(static_cast<QWidget*>(object), *provider)
                               : nullptr;
}

} // namespace settebello
