// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/preferences_dialog.h"

#include "cards/deck.h"
#include "cards/deck_tile.h"
#include "friends/relay_store.h"
#include "preferences/deck_chooser.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "sound/sound_player.h"
#include "ui/cards/own_decks.h"
#include "ui/clipped_text.h"
#include "ui/repeated_mnemonics.h"
#include "ui/scoped_font.h"
#include "ui/wait_until.h"
#include "widgets/style.h"
#include "widgets/text_size.h"

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
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace settebello {
namespace {

constexpr int kPages = 4; ///< with that behind More

class Preferences : public ::testing::Test {
protected:
    PreferencesDialog& open() {
        m_dialog = std::make_unique<PreferencesDialog>(m_store, m_relay);
        m_dialog->show();
        EXPECT_TRUE(waitForDecks());
        return *m_dialog;
    }
    /// Shows one of the three pages, or else what is behind More.
    void turnTo(int page) {
        auto* tabs = named<QTabWidget>("preferencesTabs");
        if (tabs->isVisible() == (page >= tabs->count())) {
            named<QPushButton>("morePreferences")->click();
        }
        tabs->setCurrentIndex(std::min(page, tabs->count() - 1));
        QCoreApplication::processEvents();
    }
    bool waitForDecks() {
        const auto* decks = m_dialog->findChild<DeckChooser*>();
        return waitUntil([decks] { return !decks->isSearching(); });
    }
    template <typename Widget>
    Widget* named(const char* name) {
        return m_dialog->findChild<Widget*>(name);
    }
    QTemporaryDir m_folder;
    SettingsStore m_store{m_folder.path()};
    RelayStore m_relay{m_folder.path()};
    std::unique_ptr<PreferencesDialog> m_dialog;
};

TEST_F(Preferences, TheWheelScrollsThePageWithoutChangingAField) {
    open();
    for (const char* name : {"language", "comments", "theme", "textSize", "speed", "pace"}) {
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
        for (int page = 0; page < kPages; ++page) {
            turnTo(page); // which gives its fields their places
        }
        const auto left = [this](const char* name) {
            return named<QWidget>(name)->mapTo(m_dialog.get(), QPoint()).x();
        };
        turnTo(0);
        const int first = left("theme");
        for (const char* name : {"language", "comments", "textSize", "name", "speed", "pace"}) {
            EXPECT_EQ(left(name), first) << language << ' ' << name;
        }
    }
    languages.use("en");
}

/// On a screen of 800 × 480 at 144 dots per inch, without the frame of the window.
TEST_F(Preferences, HideNoOptionOnASmallScreen) {
    const ScopedFont font(1.5);
    LanguageManager languages;
    for (const char* language : {"en", "it", "fr"}) {
        languages.use(QLatin1String(language));
        open().resize(792, 448);
        m_dialog->setSoundDevice(false); // which is said
        for (int page = 0; page < kPages; ++page) {
            turnTo(page);
            const testing::Message where = testing::Message() << language << " page " << page;
            for (const auto* area : m_dialog->findChildren<QScrollArea*>()) {
                EXPECT_TRUE(!area->isVisible() || area->verticalScrollBar()->maximum() == 0)
                    << where << ": " << area->verticalScrollBar()->maximum() << " pixels hidden";
            }
            EXPECT_EQ(m_dialog->size(), QSize(792, 448)) << where;
            EXPECT_EQ(clippedTexts(*m_dialog).join('\n').toStdString(), "") << where;
            EXPECT_EQ(repeatedMnemonics(*m_dialog).join('\n').toStdString(), "") << where;
        }
    }
    languages.use("en");
}

TEST_F(Preferences, NameDecksInLettersAsLargeAsTheOthers) {
    open();
    const auto* deck = named<QAbstractButton>("deck_napoletane");
    ASSERT_TRUE(deck);
    EXPECT_DOUBLE_EQ(deck->font().pointSizeF(), m_dialog->font().pointSizeF());
}

TEST_F(Preferences, HideNothingWhenLettersAreMadeLargerInThem) {
    open().resize(528, 299);
    TextSize letters;
    letters.use(1.5);
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::processEvents();
    }
    EXPECT_GT(m_dialog->width(), 528) << "it grows with them";
    m_dialog->resize(792, 448); // as far as the screen lets it
    for (int page = 0; page < kPages - 1; ++page) {
        turnTo(page);
        for (const auto* area : m_dialog->findChildren<QScrollArea*>()) {
            EXPECT_TRUE(!area->isVisible() || area->verticalScrollBar()->maximum() == 0) << page;
        }
        EXPECT_EQ(clippedTexts(*m_dialog).join('\n').toStdString(), "") << page;
    }
}

TEST_F(Preferences, ThatHardlyAnybodyNeedsAreBehindMoreAndExplained) {
    open();
    for (int page = 0; page < kPages; ++page) {
        turnTo(page);
        for (const char* name : {"dealCodes", "fingerprint", "relay"}) {
            EXPECT_EQ(named<QWidget>(name)->isVisible(), page == kPages - 1) << name;
        }
    }
    for (const char* name : {"dealCodes", "fingerprint"}) {
        const QString explanation = named<QCheckBox>(name)->accessibleDescription();
        const auto labels = m_dialog->findChildren<QLabel*>();
        EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [&explanation](const QLabel* label) {
            return label->isVisible() && !explanation.isEmpty() && label->text() == explanation;
        })) << name;
    }
}

TEST_F(Preferences, OpenAsTheyWereClosed) {
    open().resize(760, 560);
    turnTo(1);
    m_dialog->accept();
    open();
    EXPECT_TRUE(named<QComboBox>("pace")->isVisible());
    EXPECT_EQ(m_dialog->size(), QSize(760, 560));
}

TEST_F(Preferences, SayInATooltipWhoDrewADeck) {
    open();
    for (const auto* deck : m_dialog->findChildren<DeckTile*>()) {
        EXPECT_TRUE(deck->toolTip().contains("GPL-3.0")) << qPrintable(deck->id());
        EXPECT_EQ(deck->accessibleDescription(), deck->toolTip());
    }
    for (const auto* label : m_dialog->findChildren<QLabel*>()) {
        EXPECT_FALSE(label->text().contains("GPL")) << qPrintable(label->text());
    }
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
    auto* comments = named<QComboBox>("comments");
    comments->setCurrentIndex(comments->findData("few"));
    emit comments->activated(comments->currentIndex());
    auto* letters = named<QComboBox>("textSize");
    letters->setCurrentIndex(letters->findData(1.25));
    emit letters->activated(letters->currentIndex());
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
    expected.display.comments = Comments::Few;
    expected.display.textSize = 1.25;
    expected.display.confirmPlay = true;
    expected.display.cardNumbers = false;
    expected.display.reducedMotion = true;
    expected.display.sound = !canPlaySounds(); // where there is none, nothing can be chosen
    expected.assist.showCounts = true;
    expected.assist.showFingerprint = true;
    expected.assist.dealCodes = false;
    expected.assist.takeBack = false;
    expected.assist.idleAnalysis = false;
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

TEST_F(OwnDecks, OfOneNameAreToldApartByTheirFolders) {
    for (const char* folder : {"mine", "other"}) {
        describe(folder,
                 R"({"format": "settebello.deck", "name": "Nonna's", "picturesOf": "napoletane"})");
    }
    describe("copy",
             R"({"format": "settebello.deck", "name": "Neapolitan", "picturesOf": "napoletane"})");
    describe("alone", R"({"format": "settebello.deck", "name": "A", "picturesOf": "napoletane"})");
    open();
    const QString ours = named<QRadioButton>("deck_napoletane")->text();
    EXPECT_EQ(named<QRadioButton>("deck_mine")->text(), "Nonna's (mine)");
    EXPECT_EQ(named<QRadioButton>("deck_other")->text(), "Nonna's (other)");
    EXPECT_EQ(named<QRadioButton>("deck_alone")->text(), "A");
    EXPECT_EQ(named<QRadioButton>("deck_copy")->text(),
              ours == "Neapolitan" ? "Neapolitan (copy)" : "Neapolitan");
    EXPECT_FALSE(ours.contains('(')) << "ours keep their names";
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

/// The lines deck of own_decks.h, which has no background and no back.
class ForeignDecks : public OwnDecks {
protected:
    void SetUp() override {
        OwnDecks::SetUp();
        const std::vector<OwnDeck> kinds = ownDecks();
        m_lines = writeOwnDeck(kinds[0], m_place);
        m_french = writeOwnDeck(kinds[3], m_place);
    }
    void write(const QString& path, const QByteArray& data) const {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(data);
    }
    std::string used() const { return m_store.settings().display.deck; }
    bool isWarned(const QString& text) const {
        const auto labels = m_dialog->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return warningText(label).contains(text);
        });
    }
    QString m_lines;
    QString m_french;
};

TEST_F(ForeignDecks, AreUsedOnceAllTheirPicturesHaveBeenDrawn) {
    open();
    named<QRadioButton>("deck_lines")->click();
    EXPECT_EQ(used(), "napoletane") << "while they are being drawn";
    EXPECT_TRUE(waitUntil([this] { return used() == "lines"; }));
    named<QRadioButton>("deck_napoletane")->click();
    EXPECT_EQ(used(), "napoletane");
    named<QRadioButton>("deck_lines")->click();
    EXPECT_EQ(used(), "lines") << "they need not be drawn again";
}

/// A folder named like a deck of ours is not passed over in silence.
TEST_F(OwnDecks, OfANameThatIsTakenAreListedWithTheReason) {
    describe("napoletane",
             R"({"format": "settebello.deck", "name": "Mine", "picturesOf": "siciliane"})");
    open();
    const QList<QRadioButton*> buttons = m_dialog->findChildren<QRadioButton*>("deck_napoletane");
    ASSERT_EQ(buttons.size(), 2);
    EXPECT_TRUE(buttons[0]->isEnabled());
    EXPECT_TRUE(buttons[0]->isChecked()) << "ours is in use";
    EXPECT_FALSE(buttons[1]->isEnabled());
    const auto labels = m_dialog->findChildren<QLabel*>();
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [this](const QLabel* label) {
        return warningText(label).contains(QDir::toNativeSeparators(m_place + "/napoletane")) &&
               warningText(label).contains("another deck of this name");
    }));
}

/// However many decks there are below it.
TEST_F(Preferences, TheRelayIsShownFirstIfItIsAskedFor) {
    open();
    m_dialog->resize(600, 300);
    ASSERT_TRUE(named<QComboBox>("relay")->visibleRegion().isEmpty());
    m_dialog->showRelay();
    EXPECT_TRUE(waitUntil([&] { return !named<QComboBox>("relay")->visibleRegion().isEmpty(); }));
    EXPECT_EQ(m_dialog->focusWidget(), named<QComboBox>("relay"));
}

/// Hundreds of pictures to be read keep neither the window from appearing nor from closing.
TEST_F(OwnDecks, AreReadWhileTheWindowIsInUse) {
    OwnDeck lines = ownDecks()[0];
    std::vector<std::string> names;
    for (int i = 0; i < 40; ++i) {
        names.push_back("lines" + std::to_string(i));
        lines.folder = names.back().c_str();
        writeOwnDeck(lines, m_place);
    }
    const auto dialog = std::make_unique<PreferencesDialog>(m_store, m_relay);
    const auto* decks = dialog->findChild<DeckChooser*>();
    dialog->show();
    EXPECT_TRUE(decks->isSearching());
    const auto saysSo = [&dialog] {
        const auto labels = dialog->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text() == "Looking for decks…" && !label->isHidden();
        });
    };
    EXPECT_TRUE(saysSo());
    EXPECT_FALSE(dialog->findChild<QRadioButton*>("deck_napoletane"));
    dialog->findChild<QCheckBox*>()->click(); // the rest of it can be used
    ASSERT_TRUE(waitUntil([&] { return !decks->isSearching(); }));
    EXPECT_FALSE(saysSo());
    EXPECT_TRUE(dialog->findChild<QRadioButton*>("deck_lines39"));
}

TEST_F(ForeignDecks, ThatShowNothingAreNotUsed) {
    write(m_lines + "/5S.svg", R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>)");
    open();
    auto* button = named<QRadioButton>("deck_lines");
    ASSERT_TRUE(button->isEnabled());
    m_dialog->activateWindow();
    button->setFocus();
    ASSERT_TRUE(waitUntil([button] { return button->hasFocus(); }));
    button->click();
    EXPECT_TRUE(waitUntil([button] { return !button->isEnabled(); }));
    EXPECT_TRUE(isWarned("5S.svg"));
    EXPECT_EQ(used(), "napoletane");
    EXPECT_TRUE(named<QRadioButton>("deck_napoletane")->isChecked());
    EXPECT_TRUE(named<QRadioButton>("deck_napoletane")->hasFocus());
}

TEST_F(ForeignDecks, AnotherChoiceMeanwhileCounts) {
    open();
    named<QRadioButton>("deck_lines")->click();
    named<QRadioButton>("deck_siciliane")->click();
    EXPECT_EQ(used(), "siciliane");
    named<QRadioButton>("deck_lines")->click();
    EXPECT_TRUE(waitUntil([this] { return used() == "lines"; }));
}

TEST_F(ForeignDecks, AreReachedByTabFromTopToBottom) {
    open();
    for (int times = 0; times < 2; ++times) {
        QWidget* next = named<QPushButton>("describe_french");
        ASSERT_TRUE(next);
        const QWidget* last = named<QRadioButton>("deck_lines");
        while (next != last && next != named<QPushButton>("openDeckFolder")) {
            next = next->nextInFocusChain();
        }
        EXPECT_EQ(next, last) << "is below";
        m_dialog->findChild<DeckChooser*>()->reload();
        ASSERT_TRUE(waitForDecks());
    }
}

TEST_F(ForeignDecks, GetADeckJsonOnRequest) {
    open();
    EXPECT_FALSE(named<QRadioButton>("deck_french")->isEnabled());
    EXPECT_FALSE(named<QPushButton>("describe_lines")) << "it has one";
    named<QPushButton>("describe_french")->click();
    ASSERT_TRUE(waitUntil([this] { return named<QRadioButton>("deck_french")->isEnabled(); }));
    EXPECT_TRUE(named<QRadioButton>("deck_french")->hasFocus() || !m_dialog->isActiveWindow());
    EXPECT_FALSE(named<QPushButton>("describe_french"));
    const DeckRead read = readDeck(m_french);
    ASSERT_TRUE(read.isComplete()) << qPrintable(read.faults.join(' '));
    EXPECT_EQ(read.deck->name(), "french");
    EXPECT_EQ(read.deck->suits, SuitSymbols::French);
    EXPECT_NEAR(read.deck->aspect, 500.0 / 700, 0.001);
    named<QRadioButton>("deck_french")->click();
    EXPECT_TRUE(waitUntil([this] { return used() == "french"; }));
}

TEST_F(ForeignDecks, AreListedWhateverIsBesideThem) {
    write(m_place + "/stray.svg", "no picture");
    write(m_place + "/deck.json", "{");
    const QByteArray texts[] = {"",
                                "{",
                                "[[[[",
                                R"({"format": "settebello.deck", "name": 7})",
                                R"({"format": "settebello.deck", "picturesOf": "bad0"})",
                                QByteArray(1 << 20, ' ')};
    int bad = 0;
    for (const QByteArray& text : texts) {
        describe(QStringLiteral("bad%1").arg(bad++), text);
    }
    for (const QByteArray& picture : {QByteArray("x"), QByteArray(3 << 20, 'x'), QByteArray()}) {
        const QString id = QStringLiteral("bad%1").arg(bad++);
        describe(id, R"({"format": "settebello.deck", "name": "Bad"})");
        write(m_place + "/" + id + "/7D.svg", picture);
        write(m_place + "/" + id + "/7C.png", picture);
    }
    open();
    for (int i = 0; i < bad; ++i) {
        auto* button = m_dialog->findChild<QRadioButton*>(QStringLiteral("deck_bad%1").arg(i));
        ASSERT_TRUE(button) << i;
        EXPECT_FALSE(button->isEnabled()) << i;
    }
    named<QRadioButton>("deck_lines")->click();
    EXPECT_TRUE(waitUntil([this] { return used() == "lines"; }));
}

TEST_F(OwnDecks, TheirFolderHasAnExplanationAndAnExampleWhenItIsOpened) {
    LanguageManager languages;
    QStringList texts;
    for (const char* language : {"en", "it", "fr"}) {
        languages.use(QLatin1String(language));
        ASSERT_TRUE(QDir(m_place).removeRecursively());
        open();
        named<QPushButton>("openDeckFolder")->click();
        QFile readme(m_place + "/README.txt");
        ASSERT_TRUE(readme.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(readme.readAll());
        EXPECT_FALSE(texts.contains(text));
        texts += text;
        for (const char* word : {"7D.svg", "deck.json", "drawn", "french", "JC", "cornerRadius"}) {
            EXPECT_TRUE(text.contains(word)) << language << ' ' << word;
        }
        QFile example(m_place + "/deck.json");
        ASSERT_TRUE(example.open(QIODevice::ReadOnly));
        EXPECT_TRUE(parseDeck(example.readAll(), m_place).isComplete());
    }
    languages.use("en");
}

TEST_F(OwnDecks, WhatIsInTheirFolderIsNotReplaced) {
    const auto write = [this](const char* name) {
        QFile file(m_place + name);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("mine");
    };
    const auto isMine = [this](const char* name) {
        QFile file(m_place + name);
        return file.open(QIODevice::ReadOnly) && file.readAll() == "mine";
    };
    write("/deck.json");
    open();
    named<QPushButton>("openDeckFolder")->click();
    EXPECT_TRUE(isMine("/deck.json"));
    EXPECT_TRUE(QFile::exists(m_place + "/README.txt"));
    write("/README.txt");
    named<QPushButton>("openDeckFolder")->click();
    EXPECT_TRUE(isMine("/README.txt"));
}

} // namespace
} // namespace settebello
