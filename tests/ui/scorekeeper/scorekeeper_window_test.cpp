// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/scorekeeper_window.h"

#include "cards/card_pictures.h"
#include "rules/presets.h"
#include "scorekeeper/touch_widgets.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "storage/score_pad_file.h"
#include "ui/repeated_mnemonics.h"
#include "ui/wait_until.h"
#include "widgets/notice_bar.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QCursor>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <gtest/gtest.h>

#include <memory>

namespace settebello {
namespace {

class Scorekeeper : public testing::Test {
protected:
    void SetUp() override {
        m_languages.use("en");
        pictures.setDeck("napoletane");
        open();
    }

    void open() {
        window.reset();
        pads = std::make_unique<PadStore>(folder.path()); // as after a start of the program
        window = std::make_unique<ScorekeeperWindow>(*pads, settings, pictures);
        EXPECT_TRUE(window->isReading()) << "in the background";
        window->show();
        ASSERT_TRUE(waitUntil([this] { return !window->isReading(); }));
    }

    /// A file beside those of the scorekeeper's own.
    void writePad(const QString& name, const QByteArray& contents) const {
        QDir(folder.path()).mkpath("scorepads");
        QFile file(folder.filePath("scorepads/" + name + ".scorepad.json"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(contents);
    }

    /// The visible widget of that name, which may be inside another.
    template <typename Widget = QAbstractButton>
    Widget* find(const QString& name, const QString& inside = {}) const {
        const QWidget* parent = inside.isEmpty() ? window.get() : find<QWidget>(inside);
        for (Widget* widget : parent->findChildren<Widget*>(name)) {
            if (widget->isVisible()) {
                return widget;
            }
        }
        ADD_FAILURE() << "not visible: " << qPrintable(name);
        return nullptr;
    }

    void click(const QString& name, const QString& inside = {}) {
        ++clicks;
        QTest::mouseClick(find(name, inside), Qt::LeftButton);
        ASSERT_TRUE(waitUntil([this] { return !pads->isWriting(); })) << "the next entry waits";
        ASSERT_TRUE(waitUntil([this] { return !window->isReading(); }));
        for (int level = 0; level < 8; ++level) { // layouts, from the innermost outwards
            QCoreApplication::processEvents();
        }
    }
    QString text(const QString& label) const { return find<QLabel>(label)->text(); }

    void start(const char* preset = "scopa") {
        settings.change([&](Settings& changed) {
            changed.match.rules = {"", preset, findPreset(preset)->rules};
        });
        click("new");
        find<QLineEdit>("name_0")->setText("Anna");
        find<QLineEdit>("name_1")->setText("Ciro");
        click("start");
        clicks = 0;
    }
    /// The first side has most cards, coins and the settebello, the other the primiera.
    void enterRound() {
        click("round");
        click("choice_0", "cards");
        click("choice_0", "suit");
        click("choice_0", "owner_7D");
        click("choice_1", "prime");
        click("note");
    }

    /// What is on the disk now, as after a kill.
    std::optional<KeptScore> saved() const {
        const QDir files(folder.filePath("scorepads"));
        const QStringList names = files.entryList({"*.scorepad.json"}, QDir::Files);
        if (names.size() != 1) {
            return std::nullopt;
        }
        QFile file(files.filePath(names.front()));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        Faults faults;
        return readKeptScore(file.readAll().toStdString(), faults);
    }

    QTemporaryDir folder;
    SettingsStore settings{folder.path()};
    CardPictures pictures;
    LanguageManager m_languages;
    std::unique_ptr<PadStore> pads;
    std::unique_ptr<ScorekeeperWindow> window;
    int clicks = 0;
};

TEST_F(Scorekeeper, TakesAtMostTwelveClicksForARoundOfScopaWithTwoSweeps) {
    start();
    click("sweep_0");
    click("sweep_1");
    enterRound();
    EXPECT_LE(clicks, 12);
    EXPECT_EQ(text("score_0"), "4");
    EXPECT_EQ(text("score_1"), "2");
}

TEST_F(Scorekeeper, TakesCountsWithinAsManyClicks) {
    start();
    click("sweep_0");
    click("sweep_0");
    click("round");
    for (int i = 0; i < 3; ++i) {
        click("more", "cards_0");
    }
    EXPECT_EQ(find<CountField>("cards_0")->value(), 23);
    EXPECT_EQ(find<CountField>("cards_1")->value(), 17) << "the rest";
    click("more", "suit_1");
    click("choice_1", "owner_7D");
    click("choice_2", "prime");
    click("note");
    EXPECT_LE(clicks, 12);
    EXPECT_EQ(text("score_0"), "3") << "two sweeps, most cards";
    EXPECT_EQ(text("score_1"), "2") << "most coins, the settebello";
    bool counted = false;
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        counted = counted || label->text().contains("23 cards");
    }
    EXPECT_TRUE(counted) << "the sheet says why";
}

TEST_F(Scorekeeper, AsksForNothingButWhatIsMissing) {
    start();
    click("round");
    EXPECT_FALSE(find("note")->isEnabled());
    EXPECT_EQ(window->findChildren<TouchChoice*>(QRegularExpression("owner_")).size(), 1);
    click("choice_0", "cards");
    click("choice_0", "suit");
    click("choice_0", "prime");
    EXPECT_FALSE(find("note")->isEnabled());
    click("choice_1", "owner_7D");
    EXPECT_TRUE(find("note")->isEnabled());
    click("choice_1", "owner_7D");
    EXPECT_FALSE(find("note")->isEnabled()) << "released again";
}

TEST_F(Scorekeeper, TakesChoicesFromScreenReaders) {
    start();
    click("round");
    for (const char* row : {"cards", "suit", "prime", "owner_7D"}) {
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(find("choice_0", row));
        read->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    }
    EXPECT_TRUE(find("note")->isEnabled());
}

TEST_F(Scorekeeper, TakesThePilesCardByCard) {
    start();
    click("round");
    click("byCard");
    for (const char* card : {"7D", "7C", "7S", "7B", "1D"}) {
        click(QStringLiteral("card_") + card);
    }
    click("choice_1", "receiver");
    click("rest");
    EXPECT_TRUE(find("note")->isEnabled());
    click("note");
    EXPECT_EQ(text("score_0"), "2") << "settebello and primiera";
    EXPECT_EQ(text("score_1"), "2") << "cards and coins";
    const auto kept = saved();
    ASSERT_TRUE(kept);
    const auto& round = std::get<NotedRound>(kept->pad.entries().back());
    EXPECT_TRUE(std::holds_alternative<BySide<CardSet>>(round.piles));
}

TEST_F(Scorekeeper, HasEveryEntryOnTheDiskBeforeTheNext) {
    start();
    ASSERT_TRUE(saved());
    EXPECT_TRUE(saved()->pad.entries().empty());
    click("sweep_1");
    EXPECT_EQ(saved()->pad.entries().size(), 1U);
    enterRound();
    EXPECT_EQ(saved()->pad.entries().size(), 2U);
    click("undo");
    EXPECT_EQ(saved()->pad.entries().size(), 1U);
    EXPECT_EQ(saved()->players, (std::vector<std::string>{"Anna", "Ciro"}));
}

TEST_F(Scorekeeper, GoesOnWithTheMatchThatWasLeft) {
    start();
    enterRound();
    click("sweep_1");
    open();
    EXPECT_EQ(text("score_0"), "3");
    click("undo");
    click("undo");
    EXPECT_EQ(text("score_0"), "0");
    EXPECT_FALSE(find("undo")->isEnabled());
}

/// Begun while the clock was wrong.
TEST_F(Scorekeeper, GoesOnWithTodaysMatchBesideOneOfTheFuture) {
    start();
    enterRound();
    window.reset();
    const QByteArray empty =
        R"({"format":"settebello.scorepad","version":1,"base":"scopa","players":["C","D"],"entries":[]})";
    writePad("9998-12-31 18.05.00 scopa", empty);
    writePad("9999-12-31 18.05.00 scopa", "broken");
    open();
    EXPECT_EQ(text("score_0"), "3");
    click("all");
    const auto* list = find<QTreeWidget>("pads");
    ASSERT_EQ(list->topLevelItemCount(), 3);
    EXPECT_TRUE(list->topLevelItem(0)->text(2).contains("Anna"));
    EXPECT_TRUE(list->topLevelItem(2)->text(2).contains("C"));
}

TEST_F(Scorekeeper, ShowsThePageThatIsAskedForWhileItReads) {
    start();
    enterRound();
    window = nullptr;
    window = std::make_unique<ScorekeeperWindow>(*pads, settings, pictures);
    window->show();
    ASSERT_TRUE(window->isReading());
    click("new");
    EXPECT_TRUE(find<QLineEdit>("name_0")->isVisible()) << "and not the match that was left";
}

TEST_F(Scorekeeper, EndsTheMatchAtTheTargetAndCountsItApart) {
    start();
    for (int i = 0; i < 4; ++i) {
        enterRound();
    }
    EXPECT_EQ(text("score_0"), "12");
    EXPECT_TRUE(text("result").contains("Anna wins, 12 to 4")) << qPrintable(text("result"));
    EXPECT_FALSE(find("round")->isEnabled());
    EXPECT_FALSE(find("sweep_0")->isEnabled());
    click("all");
    const auto* list = find<QTreeWidget>("pads");
    ASSERT_EQ(list->topLevelItemCount(), 1);
    EXPECT_TRUE(list->topLevelItem(0)->text(2).contains("Anna wins"));
    EXPECT_FALSE(QFile::exists(folder.filePath("statistics.json")));
    click("delete");
    QTest::mouseClick(qApp->activeModalWidget() != nullptr
                          ? qApp->activeModalWidget()->findChild<QPushButton*>("reallyDelete")
                          : window->findChild<QPushButton*>("reallyDelete"),
                      Qt::LeftButton);
    EXPECT_EQ(list->topLevelItemCount(), 0);
    EXPECT_FALSE(saved());
}

TEST_F(Scorekeeper, LeavesFilesAloneThatItCannotRead) {
    const QString broken = folder.filePath("scorepads/2026-11-21 18.05.00 scopa.scorepad.json");
    QDir(folder.path()).mkpath("scorepads");
    QFile file(broken);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    const QByteArray contents =
        R"({"format":"settebello.scorepad","version":1,"players":["A","B"],"entries":[{"sweep":7}]})";
    file.write(contents);
    file.close();
    open();
    const auto* list = find<QTreeWidget>("pads");
    ASSERT_EQ(list->topLevelItemCount(), 1);
    EXPECT_FALSE(find("open")->isEnabled());
    QString said;
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        said += label->isVisible() ? label->text() : QString();
    }
    EXPECT_TRUE(said.contains("/entries/0/sweep") && said.contains("0 … 1")) << qPrintable(said);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), contents);
}

TEST_F(Scorekeeper, WritesNothingWhileAnotherWindowKeepsAScore) {
    start();
    enterRound();
    PadStore store(folder.path());
    ScorekeeperWindow second(store, settings, pictures);
    second.show();
    ASSERT_TRUE(waitUntil([&] { return !second.isReading(); }));
    EXPECT_FALSE(second.findChild<QPushButton*>("round")->isEnabled());
    EXPECT_FALSE(second.findChild<NoticeBar*>()->text().isEmpty());
    enterRound();
    window.reset();
    ASSERT_TRUE(waitUntil([&] { return store.canWrite() && !second.isReading(); }));
    EXPECT_TRUE(second.findChild<QPushButton*>("round")->isEnabled());
    EXPECT_TRUE(second.findChild<NoticeBar*>()->text().isEmpty());
    EXPECT_EQ(second.findChild<QLabel*>("score_0")->text(), "6") << "with the latest entry";
}

/// A file in the place of their folder stops anybody, also those who may write anywhere.
class ScorekeeperOnAFullDisk : public Scorekeeper {
protected:
    void block() const {
        QFile file(folder.filePath("scorepads"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    }
    void unblock() const { ASSERT_TRUE(QFile::remove(folder.filePath("scorepads"))); }
    QString notice() const { return window->findChild<NoticeBar*>()->text(); }
};

TEST_F(ScorekeeperOnAFullDisk, SavesEntriesOnceThereIsSpace) {
    block();
    start();
    enterRound();
    EXPECT_TRUE(notice().contains("score of a real table")) << qPrintable(notice());
    EXPECT_EQ(pads->unsaved().size(), 1);
    enterRound();
    EXPECT_EQ(text("score_0"), "6") << "the score is kept meanwhile";
    unblock();
    ASSERT_TRUE(waitUntil([&] { return pads->unsaved().isEmpty(); }));
    EXPECT_EQ(notice(), "");
    ASSERT_TRUE(saved());
    EXPECT_EQ(saved()->pad.entries().size(), 2U);
}

TEST_F(ScorekeeperOnAFullDisk, LosesNothingWhereItsWindowIsClosed) {
    block();
    start();
    enterRound();
    window = nullptr;
    window = std::make_unique<ScorekeeperWindow>(*pads, settings, pictures);
    window->show();
    ASSERT_TRUE(waitUntil([this] { return !window->isReading(); }));
    EXPECT_EQ(text("score_0"), "3");
    window = nullptr;
    unblock();
    ASSERT_TRUE(waitUntil([&] { return pads->unsaved().isEmpty(); }));
    ASSERT_TRUE(saved());
    ASSERT_TRUE(waitUntil([&] { return !pads->canWrite(); })) << "others may write there now";
}

TEST_F(ScorekeeperOnAFullDisk, ForgetsAScoreThatIsDeleted) {
    block();
    start();
    click("sweep_0");
    click("all");
    click("delete");
    QTest::mouseClick(qApp->activeModalWidget() != nullptr
                          ? qApp->activeModalWidget()->findChild<QPushButton*>("reallyDelete")
                          : window->findChild<QPushButton*>("reallyDelete"),
                      Qt::LeftButton);
    EXPECT_FALSE(window->findChild<QTreeWidget*>("pads")->isVisible()) << "there are none";
    EXPECT_TRUE(pads->unsaved().isEmpty());
    unblock();
    pads->saveNow();
    EXPECT_FALSE(QFile::exists(folder.filePath("scorepads")));
}

/// A notice that comes while somebody enters sweeps quickly must not lie under the finger.
TEST_F(ScorekeeperOnAFullDisk, MovesAndCoversNothingUnderThePointer) {
    block();
    start();
    const auto place = [&] {
        const auto* button = find("sweep_0");
        return QRect(button->mapTo(window.get(), QPoint()), button->size());
    };
    auto* bar = window->findChild<NoticeBar*>();
    ASSERT_TRUE(bar->isVisible());
    const QRect during = place();
    unblock();
    ASSERT_TRUE(waitUntil([&] { return !bar->isVisible(); }));
    EXPECT_EQ(place(), during);
    for (const QPoint pointer : {QPoint(100, 3), place().center()}) {
        QCursor::setPos(window->mapToGlobal(pointer));
        bar->showMessage("This could not be saved.");
        EXPECT_TRUE(bar->isVisible());
        EXPECT_FALSE(bar->geometry().contains(pointer)) << pointer.y();
        EXPECT_EQ(place(), during);
        bar->showMessage({});
    }
}

TEST_F(Scorekeeper, IsUsedByTheKeyboardAlone) {
    start();
    QApplication::setActiveWindow(window.get());
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key);
        ASSERT_TRUE(waitUntil([this] { return !pads->isWriting(); })) << "the next entry waits";
    };
    const auto pressAt = [&](const QWidget* button) {
        for (int i = 0; i < 40 && QApplication::focusWidget() != button; ++i) {
            press(Qt::Key_Tab);
        }
        ASSERT_EQ(QApplication::focusWidget(), button) << "not reached by Tab";
        press(Qt::Key_Space);
    };
    EXPECT_EQ(QApplication::focusWidget(), find("round")) << "what comes next";
    pressAt(find("sweep_1"));
    EXPECT_EQ(QApplication::focusWidget()->objectName(), "sweep_1") << "to be pressed again";
    press(Qt::Key_Space);
    pressAt(find("round"));
    EXPECT_EQ(QApplication::focusWidget(), find("choice_0", "cards"));
    for (const char* row : {"cards", "suit", "prime", "owner_7D"}) {
        pressAt(find("choice_0", row));
    }
    pressAt(find("note"));
    EXPECT_EQ(text("score_0"), "4");
    EXPECT_EQ(text("score_1"), "2");
    EXPECT_EQ(QApplication::focusWidget(), find("round"));
    press(Qt::Key_Space);
    press(Qt::Key_Escape);
    EXPECT_EQ(text("score_0"), "4") << "back on the sheet";
}

TEST_F(Scorekeeper, NamesEverythingForScreenReaders) {
    start("cirulla");
    click("round");
    click("byCard");
    click("card_7D");
    EXPECT_EQ(find("card_7D")->accessibleName(), "Seven of coins: Anna");
    EXPECT_EQ(find("card_6D")->accessibleName(), "Six of coins");
    click("byCard");
    EXPECT_EQ(find("choice_0", "cards")->accessibleName(), "Most cards: Anna");
    for (const char* page : {"facts", "sheet"}) {
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus &&
                qobject_cast<QAbstractButton*>(widget) != nullptr) {
                QAccessibleInterface* read = QAccessible::queryAccessibleInterface(widget);
                EXPECT_FALSE(read->text(QAccessible::Name).isEmpty())
                    << page << ' ' << qPrintable(widget->objectName());
            }
        }
        if (std::string_view(page) == "facts") {
            click("cancel");
        }
    }
}

TEST_F(Scorekeeper, RepeatsNoMnemonicInAnyLanguage) {
    for (const char* language : {"en", "fr", "it"}) {
        m_languages.use(language);
        for (const char* page : {"new", "start", "round", "cancel", "all"}) {
            EXPECT_EQ(repeatedMnemonics(*window), QStringList()) << language << ", before " << page;
            click(page);
        }
    }
}

TEST_F(Scorekeeper, CorrectsAnEarlierRoundFromTheSheet) {
    start();
    click("sweep_1");
    enterRound();
    enterRound();
    EXPECT_EQ(text("score_0"), "6");
    click("correct_1");
    EXPECT_EQ(find<CountField>("sweeps_1")->value(), 1);
    EXPECT_TRUE(find<QAbstractButton>("choice_0", "cards")->isChecked()) << "as it was noted";
    click("more", "sweeps_1");
    click("choice_1", "owner_7D");
    click("note");
    EXPECT_EQ(text("score_0"), "5");
    EXPECT_EQ(text("score_1"), "5");
    EXPECT_EQ(saved()->pad.rounds().size(), 2U);
    click("correct_2");
    for (int i = 0; i < 11; ++i) {
        click("more", "sweeps_0");
    }
    EXPECT_TRUE(find("note")->isEnabled()) << "the last round may end the match";
    click("cancel");
    click("correct_1");
    for (int i = 0; i < 11; ++i) {
        click("more", "sweeps_0");
    }
    EXPECT_FALSE(find("note")->isEnabled()) << "a round would be lost";
    click("cancel");
    EXPECT_EQ(text("score_0"), "5");
    click("round");
    EXPECT_EQ(window->findChildren<CountField*>("sweeps_0").size(), 0) << "noted as they are made";
}

TEST_F(Scorekeeper, HasAScoreThatIsReadAcrossTheTable) {
    settings.change([&](Settings& changed) {
        changed.match.rules = {"", "scopa", findPreset("scopa")->rules};
    });
    click("new");
    click("start");
    for (const QSize size : {QSize(800, 560), QSize(1280, 800), QSize(1920, 1040)}) {
        window->resize(size);
        QCoreApplication::processEvents();
        const auto* score = find<QLabel>("score_0");
        EXPECT_GE(QFontMetrics(score->font()).capHeight(), size.height() / 5) << size.height();
        EXPECT_LE(score->mapTo(window.get(), score->rect().bottomRight()).y(), size.height());
        for (const QPushButton* button : window->findChildren<QPushButton*>()) {
            EXPECT_TRUE(!button->isVisible() || button->height() >= kTouchHeight)
                << qPrintable(button->objectName());
        }
    }
    const int large = find<QLabel>("score_0")->font().pixelSize();
    window->resize(800, 560);
    QCoreApplication::processEvents();
    EXPECT_EQ(window->size(), QSize(800, 560)) << "can be made small again";
    EXPECT_LT(find<QLabel>("score_0")->font().pixelSize(), large);
}

TEST_F(Scorekeeper, LeavesTheLatestRoundInSightBelowTheScore) {
    start();
    window->resize(1280, 760); // what a screen of 1280 × 800 leaves
    enterRound();
    enterRound();
    const auto* sheet = find<QScrollArea>("sheet");
    const auto bottomOf = [&](const QString& item) {
        int highest = 10000;
        for (const QLabel* label : sheet->findChildren<QLabel*>()) {
            if (label->text() == item) {
                const int bottom = label->mapTo(sheet->viewport(), label->rect().bottomLeft()).y();
                highest = std::min(highest, bottom);
            }
        }
        return highest;
    };
    EXPECT_LE(bottomOf("Primiera"), sheet->viewport()->height());
    EXPECT_LE(bottomOf("Sweeps"), sheet->viewport()->height());
    const auto* score = find<QLabel>("score_0");
    EXPECT_GE(QFontMetrics(score->font()).capHeight(), 80) << "still read across the table";
}

TEST_F(Scorekeeper, ShowsTheWholeRowOfSweepsInACorrection) {
    settings.change([&](Settings& changed) {
        changed.match.rules = {"", "scopa", findPreset("scopa")->rules};
    });
    click("new");
    find<QLineEdit>("name_0")->setText("Massimiliano e Domenica");
    find<QLineEdit>("name_1")->setText("Bartolomeo e Annunziata");
    click("start");
    window->resize(1000, 700);
    click("sweep_0");
    enterRound();
    click("correct_1");
    for (const char* name : {"sweeps_0", "sweeps_1"}) {
        const QWidget* field = find<CountField>(name);
        const QWidget* cell = field->parentWidget();
        const QWidget* row = cell->parentWidget();
        EXPECT_TRUE(row->rect().contains(cell->geometry())) << name;
        EXPECT_TRUE(row->parentWidget()->rect().contains(row->geometry())) << name;
    }
}

TEST_F(Scorekeeper, HasCellsBelowEachOther) {
    start();
    click("round");
    const auto left = [&](const char* row) {
        const QWidget* button = find("choice_1", row);
        return button->mapTo(window.get(), QPoint()).x();
    };
    EXPECT_EQ(left("cards"), left("suit"));
    EXPECT_EQ(left("cards"), left("prime"));
    EXPECT_EQ(left("cards"), left("owner_7D"));
}

} // namespace
} // namespace settebello
