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
    auto* label = qobject_cast<QLabel*>(object);
    const QVariant role = label ? label->property(kRole) : QVariant();
    return role.isValid() ? new LabelAccessible(label, static_cast<QAccessible::Role>(role.toInt()))
                          : nullptr;
}

} // namespace

void setLabelRole(QLabel* label, QAccessible::Role role) {
    QAccessible::installFactory(&makeAccessible); // Qt keeps it once
    label->setProperty(kRole, static_cast<int>(role));
    QAccessibleInterface* made = QAccessible::queryAccessibleInterface(label);
    if (made->role() != role) { // made by Qt before
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(made));
    }
}

} // namespace settebello
