// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>

class QButtonGroup;
class QRadioButton;

namespace settebello {

/// A few values side by side, each chosen by a single click; they wrap where there is no room.
class ChoiceButtons : public QWidget {
    Q_OBJECT

public:
    /// @param values as they are told apart; they have no texts yet.
    explicit ChoiceButtons(const QVariantList& values, QWidget* parent = nullptr);

    const QVariantList& values() const { return m_values; }
    /// Adds a field for other values after them. It gets the focus of this while none of them is
    /// marked.
    void addField(QWidget* field);
    void setText(const QVariant& value, const QString& text);
    /// What is chosen, for screen readers, which read it before each value; and what there is to
    /// say about it.
    void setName(const QString& name);
    void setDescription(const QString& description);
    /// Marks a value; none if it is not among them. chosen() is not emitted.
    void setCurrent(const QVariant& value);
    /// @pre value is one of values()
    QRadioButton* button(const QVariant& value) const;

signals:
    /// The player has chosen a value.
    void chosen(const QVariant& value);

private:
    void nameButtons();
    void placeFocus();

    QVariantList m_values;
    QString m_name;
    QButtonGroup* m_group; ///< ids are places in m_values
    QWidget* m_field = nullptr;
};

} // namespace settebello
