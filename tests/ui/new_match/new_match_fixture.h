// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_pictures.h"
#include "faces/face_button.h"
#include "new_match/choice_row.h"
#include "new_match/new_match_dialog.h"
#include "new_match/opponent_card.h"
#include "rules/main_choices.h"
#include "rules/preset_list.h"
#include "rules/rule_row.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "widgets/choice_buttons.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <memory>

namespace settebello {

/// The dialog of a new match, in English, with settings of its own.
class NewMatchFixture : public ::testing::Test {
protected:
    void SetUp() override {
        m_languages.use("en");
        m_store = std::make_unique<SettingsStore>(m_folder.path());
        open();
    }

    void open() {
        m_dialog = std::make_unique<NewMatchDialog>(*m_store, m_pictures);
        m_dialog->show();
    }

    RuleRow* row(const char* path) const { return m_dialog->findChild<RuleRow*>(path); }
    MainChoices* choices() const { return m_dialog->findChild<MainChoices*>(); }
    PresetList* presetList() const { return m_dialog->findChild<PresetList*>(); }

    void pickPreset(const char* name) const {
        const auto found = presetList()->findItems(name, Qt::MatchExactly);
        ASSERT_EQ(found.size(), 1) << name;
        presetList()->setCurrentItem(found.constFirst());
    }
    /// The button of a value that is a click away.
    QRadioButton* offered(const char* path, int value) const {
        return row(path)->findChild<ChoiceButtons*>()->button(value);
    }
    /// The button of so many people at this screen.
    QRadioButton* people(int number) const {
        return m_dialog->findChild<PeopleRow*>()->choices().button(number);
    }
    FaceButton* face(int opponent) const {
        return m_dialog->findChild<FaceButton*>(QStringLiteral("opponentFace%1").arg(opponent));
    }
    LevelButton* level(int opponent) const {
        return m_dialog->findChild<LevelButton*>(QStringLiteral("opponentLevel%1").arg(opponent));
    }
    /// As a player does it: behind the face.
    void nameOpponent(int opponent, const QString& name) const {
        face(opponent)->click();
        auto* field = face(opponent)->findChild<QLineEdit*>("opponentName");
        ASSERT_TRUE(field);
        field->setText(name);
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        EXPECT_FALSE(face(opponent)->findChild<FacePalette*>());
    }
    void tick(const char* path) const { row(path)->findChild<QCheckBox*>()->click(); }

    QTemporaryDir m_folder;
    LanguageManager m_languages;
    CardPictures m_pictures;
    std::unique_ptr<SettingsStore> m_store;
    std::unique_ptr<NewMatchDialog> m_dialog;
};

} // namespace settebello
