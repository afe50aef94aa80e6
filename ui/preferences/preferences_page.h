// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantList>
#include <QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace settebello {

class SettingsStore;
struct Settings;

/// A page of the preferences: fields, boxes to tick and whatever else, from top to bottom. What is
/// added has its texts and its value with the next retranslate(). What a player changes is in the
/// settings at once, and what is changed elsewhere is shown.
class PreferencesPage : public QWidget {
    Q_OBJECT

public:
    /// A text in the language of the moment.
    using Text = std::function<QString()>;

    /// One of several values.
    struct Choice {
        const char* name; ///< of the object
        Text label;
        QVariantList values;
        std::function<QString(const QVariant&)> nameOf; ///< the name of a value
        std::function<QVariant(const Settings&)> value; ///< that is set
        std::function<void(Settings&, const QVariant&)> set;
    };

    explicit PreferencesPage(SettingsStore& store, QWidget* parent = nullptr);

    void addChoice(Choice choice);
    /// Adds a field for the player's name.
    void addName(Text label, Text placeholder);
    /// Adds an option that is on or off. @param explanation below it; may be missing
    void addToggle(const char* name, Text text, std::function<bool&(Settings&)> field,
                   Text explanation = {});
    void addWidget(QWidget* widget);

    /// The labels beside fields.
    const std::vector<QLabel*>& labels() const { return m_labels; }
    /// Sets all texts but those of added widgets in the language of the moment, and all values.
    void retranslate();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Field {
        Choice choice;
        QComboBox* box;
        QLabel* label;
    };
    struct Toggle {
        Text text;
        Text explanation;
        std::function<bool&(Settings&)> field;
        QCheckBox* box;
        QLabel* about; ///< null without an explanation
    };

    QLabel* addRow(QWidget* field);
    void showSettings();
    void spaceRows();

    SettingsStore& m_store;
    QFormLayout* m_form;
    std::vector<Field> m_fields;
    std::vector<Toggle> m_toggles;
    std::vector<QLabel*> m_labels;
    Text m_nameText;
    Text m_namePlaceholder;
    QLineEdit* m_name = nullptr; ///< null on a page without it
    QLabel* m_nameLabel = nullptr;
};

} // namespace settebello
