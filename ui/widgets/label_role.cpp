// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/label_role.h"

#include <QAccessibleWidget>
#include <QLabel>
#include <QTextDocument>

namespace settebello {

namespace {

constexpr char kRole[] = "accessibleRole";

class LabelAccessible : public QAccessibleWidget {
public:
    LabelAccessible(QLabel* label, QAccessible::Role role)
        : QAccessibleWidget(label, role) {}

    QString text(QAccessible::Text text) const override {
        const QString set = QAccessibleWidget::text(text);
        return text == QAccessible::Name && set.isEmpty() ? shown() : set;
    }

private:
    /// As Qt does for a label without a role.
    QString shown() const {
        const auto* label = static_cast<const QLabel*>(widget());
        if (label->textFormat() == Qt::RichText ||
            (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()))) {
            QTextDocument document;
            document.setHtml(label->text());
            return document.toPlainText();
        }
        return label->text();
    }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant set = widget ? widget->property(kRole) : QVariant();
    if (!set.isValid()) {
        return nullptr;
    }
    const auto role = static_cast<QAccessible::Role>(set.toInt());
    auto* label = qobject_cast<QLabel*>(object);
    return label ? new LabelAccessible(label, role) : new QAccessibleWidget(widget, role);
}

} // namespace

void setLabelRole(QLabel* label, QAccessible::Role role) {
    setWidgetRole(label, role);
}

void setWidgetRole(QWidget* widget, QAccessible::Role role) {
    QAccessible::installFactory(&makeAccessible); // Qt keeps it once
    widget->setProperty(kRole, static_cast<int>(role));
    QAccessibleInterface* made = QAccessible::queryAccessibleInterface(widget);
    if (made->role() != role) { // made by Qt before
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(made));
    }
}

} // namespace settebello
