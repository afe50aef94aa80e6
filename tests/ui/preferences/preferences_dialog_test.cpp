// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/preferences_dialog.h"

#include "cards/deck.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "sound/sound_player.h"
#include "widgets/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class Preferences : public ::testing::Test {
protected:
    PreferencesDialog& open() {
        m_dialog = std::make_unique<PreferencesDialog>(m_store);
        m_dialog->show();
        return *m_dialog;
    }
    template <typename Widget>
    Widget* named(const char* name) {
        return m_dialog->findChild<Widget*>(name);
    }
    QTemporaryDir m_folder;
    SettingsStore m_store{m_folder.path()};
    std::unique_ptr<PreferencesDialog> m_dialog;
};

TEST_F(Preferences, TheWheelScrollsThePageWithoutChangingAField) {
    open();
    for (const char* name : {"language", "theme", "speed", "pace"}) {
        auto* field = named<QComboBox>(name);
        field->setCurrentIndex(1);
        const QPointF middle = QRectF(field->rect()).center();
        QWheelEvent wheel(middle, field->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(field, &wheel);
        EXPECT_EQ(field->currentIndex(), 1) << name;
        EXPECT_FALSE(field->hasFocus()) << name;
    }
}

TEST_F(Preferences, TheFieldsOfAllGroupsBeginAtTheSamePlace) {
    LanguageManager languages;
    for (const char* language : {"en", "it", "fr"}) {
        languages.use(QLatin1String(language));
        open();
        QCoreApplication::processEvents();
        const auto left = [this](const char* name) {
            return named<QWidget>(name)->mapTo(m_dialog.get(), QPoint()).x();
        };
        for (const char* name : {"language", "theme", "speed", "pace"}) {
            EXPECT_EQ(left(name), left("name")) << language << ' ' << name;
        }
    }
    languages.use("en");
}

TEST_F(Preferences, TakeEffectAtOnceAndAreWritten) {
    open();
    QTest::keyClicks(named<QLineEdit>("name"), "Anna");
    auto* theme = named<QComboBox>("theme");
    theme->setCurrentIndex(theme->findData("linen"));
    emit theme->activated(theme->currentIndex());
    auto* speed = named<QComboBox>("speed");
    speed->setCurrentIndex(speed->findData(2.0));
    emit speed->activated(speed->currentIndex());
    auto* pace = named<QComboBox>("pace");
    pace->setCurrentIndex(pace->findData("brisk"));
    emit pace->activated(pace->currentIndex());
    for (auto* box : m_dialog->findChildren<QCheckBox*>()) {
        box->click();
    }
    m_store.saveNow();
    const SettingsStore again(m_folder.path());
    Settings expected;
    expected.match.name = "Anna";
    expected.display.table = "linen";
    expected.display.animationSpeed = 2;
    expected.display.pace = Pace::Brisk;
    expected.display.confirmPlay = true;
    expected.display.cardNumbers = false;
    expected.display.reducedMotion = true;
    expected.display.sound = !canPlaySounds(); // where there is none, nothing can be chosen
    expected.assist.showCounts = true;
    expected.assist.showFingerprint = true;
    expected.assist.takeBack = false;
    expected.assist.hints = false;
    EXPECT_EQ(settingsText(again.settings()), settingsText(expected));
}

TEST_F(Preferences, ShowWhatIsChangedElsewhere) {
    open();
    m_store.change([](Settings& settings) {
        settings.display.table = "night";
        settings.match.name = "Rosa";
    });
    EXPECT_EQ(named<QComboBox>("theme")->currentData().toString(), "night");
    EXPECT_EQ(named<QLineEdit>("name")->text(), "Rosa");
}

TEST_F(Preferences, AreResetOnlyWhenAsked) {
    m_store.change([](Settings& settings) {
        settings.match.name = "Rosa";
        settings.display.table = "night";
        settings.assist.showCounts = true;
    });
    open();
    named<QPushButton>("resetPreferences")->click();
    EXPECT_EQ(m_store.settings().display.table, "night");
    named<QPushButton>("reset")->click();
    EXPECT_EQ(m_store.settings().display, Settings::Display());
    EXPECT_EQ(m_store.settings().assist, Settings::Assist());
    EXPECT_EQ(m_store.settings().match.name, "Rosa");
}

/// The player's own decks are in a data folder that belongs to this test alone, also where several
/// tests run at once.
class OwnDecks : public Preferences {
protected:
    void SetUp() override {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(
            QStringLiteral("own-decks-%1").arg(QCoreApplication::applicationPid()));
        m_place = deckFolders().constLast();
        ASSERT_TRUE(QDir().mkpath(m_place));
    }
    void TearDown() override {
        m_dialog.reset();
        QDir(m_place + "/..").removeRecursively();
        QCoreApplication::setApplicationName(m_name);
        QStandardPaths::setTestModeEnabled(false);
    }
    void describe(const QString& id, const QByteArray& json) const {
        ASSERT_TRUE(QDir(m_place).mkpath(id));
        QFile file(m_place + "/" + id + "/deck.json");
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(json);
    }
    QString m_place;
    QString m_name = QCoreApplication::applicationName();
};

TEST_F(OwnDecks, AreOfferedBesideThoseShipped) {
    describe("mine",
             R"({"format": "settebello.deck", "name": "Nonna's", "picturesOf": "napoletane"})");
    open();
    auto* button = named<QRadioButton>("deck_mine");
    ASSERT_TRUE(button);
    EXPECT_EQ(button->text(), "Nonna's");
    button->click();
    EXPECT_EQ(m_store.settings().display.deck, "mine");
    named<QRadioButton>("deck_napoletane")->click();
    EXPECT_EQ(m_store.settings().display.deck, "napoletane");
}

TEST_F(OwnDecks, ThatAreBrokenAreExplainedAndCannotBeChosen) {
    describe("torn", "{");
    describe("empty", R"({"format": "settebello.deck", "name": "Empty"})");
    open();
    for (const QString id : {"torn", "empty"}) {
        auto* button = m_dialog->findChild<QRadioButton*>("deck_" + id);
        ASSERT_TRUE(button);
        EXPECT_FALSE(button->isEnabled());
        bool explained = false;
        for (const auto* label : m_dialog->findChildren<QLabel*>()) {
            explained |= warningText(label).contains(QDir::toNativeSeparators(m_place + "/" + id));
        }
        EXPECT_TRUE(explained) << qPrintable(id);
    }
}

} // namespace
} // namespace settebello
