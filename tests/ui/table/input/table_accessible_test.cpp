// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/table_accessible.h"

#include "cards/card_names.h"
#include "cards/card_pictures.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "table/input/play_chooser.h"
#include "table/motion/director.h"
#include "table/table_view.h"
#include "ui/wait_until.h"
#include "widgets/announcer.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {

namespace {

class AccessibleTable : public testing::Test {
protected:
    AccessibleTable()
        : view(source, pictures) {
        Settings::Display display;
        display.animationSpeed = 0;
        view.setDisplay(display);
        view.resize(1280, 800);
        view.show();
        MatchSetup setup;
        setup.seats = {{"Anna", kPerson}, {"Ciro", "random"}};
        setup.seed = 3;
        controller.start(setup);
        EXPECT_TRUE(waitUntil([this] { return controller.asksPerson(); }));
        table = QAccessible::queryAccessibleInterface(&view);
    }

    QStringList names(const QString& with) const {
        QStringList found;
        for (int i = 0; i < table->childCount(); ++i) {
            const QString name = table->child(i)->text(QAccessible::Name);
            if (name.contains(with)) {
                found += name;
            }
        }
        return found;
    }
    PlayerView seen() const { return controller.match().view(0); }
    /// A card in the hand or on the table that the deck describes.
    Card described() const {
        for (const Card card : seen().hand | seen().table) {
            if (!pictures.deck().description(card).isEmpty()) {
                return card;
            }
        }
        ADD_FAILURE() << "no card of this deal is described";
        return seen().table.first();
    }
    QAccessibleInterface* interfaceOf(Card card) const {
        int child = 0;
        for (const AccessibleItem& item : view.accessibleItems()) {
            if (item.isCard() && item.card() == card) {
                return table->child(child);
            }
            ++child;
        }
        return nullptr;
    }
    QString announced() const { return view.findChild<Announcer*>()->text(); }

    GameController controller;
    LocalSource source{controller};
    CardPictures pictures{nullptr};
    TableView view;
    QAccessibleInterface* table = nullptr;
};

TEST_F(AccessibleTable, NamesEveryCardAndPlace) {
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->role(), QAccessible::List);
    EXPECT_EQ(names("in your hand").size(), seen().hand.size());
    EXPECT_EQ(names("on the table").size(), seen().table.size());
    EXPECT_EQ(names("Ciro: 3 card").size(), 1);
    EXPECT_EQ(names("Stock").size(), 1);
    EXPECT_EQ(names("Pile of").size(), 2);
}

TEST_F(AccessibleTable, SaysWhatACardTakes) {
    for (const QString& name : names("in your hand")) {
        EXPECT_TRUE(name.contains("takes")) << qPrintable(name);
    }
}

TEST_F(AccessibleTable, NeverNamesAHiddenCard) {
    // Everything in the tree, against everything that the person may not see.
    QString all;
    for (int i = 0; i < table->childCount(); ++i) {
        all += table->child(i)->text(QAccessible::Name) + '\n' +
               table->child(i)->text(QAccessible::Description) + '\n';
    }
    for (const AccessibleItem& place : view.accessibleItems()) {
        if (place.isCard()) {
            EXPECT_TRUE((seen().hand | seen().table).contains(place.card()));
        }
    }
    const CardSet open = seen().hand | seen().table;
    for (const Card card : CardSet::all()) {
        EXPECT_EQ(all.contains(cardName(card), Qt::CaseInsensitive), open.contains(card))
            << toString(card);
    }
}

TEST_F(AccessibleTable, PlacesAreWhereTheyArePainted) {
    const QRect window(view.mapToGlobal(QPoint(0, 0)), view.size());
    for (int i = 0; i < table->childCount(); ++i) {
        QAccessibleInterface* const child = table->child(i);
        if (child->object() == nullptr) {
            EXPECT_TRUE(window.contains(child->rect())) << i;
            EXPECT_EQ(table->indexOfChild(child), i);
            EXPECT_EQ(child->parent(), table);
        }
    }
    QAccessibleInterface* const card = table->child(0);
    EXPECT_EQ(table->childAt(card->rect().left() + 5, card->rect().center().y()), card);
}

TEST_F(AccessibleTable, PressingPlaysTheCard) {
    const Card card = view.accessibleItems().front().card();
    QAccessibleInterface* const first = table->child(0);
    QAccessibleActionInterface* const action = first->actionInterface();
    ASSERT_NE(action, nullptr);
    action->doAction(QAccessibleActionInterface::setFocusAction());
    EXPECT_EQ(view.focusedCard(), card);
    action->doAction(QAccessibleActionInterface::pressAction());
    if (view.chooser().choosing()) {
        QTest::keyClick(&view, Qt::Key_1);
    }
    EXPECT_TRUE(waitUntil([&] { return !seen().hand.contains(card); }));
    EXPECT_FALSE(first->isValid()) << "the card is no longer in the hand";
}

TEST_F(AccessibleTable, TellsWhatACardShowsWithoutSayingItEachTime) {
    pictures.setDeck("siciliane");
    const Card card = described();
    const QString picture = pictures.deck().description(card);
    view.focusCard(card);
    EXPECT_EQ(view.focusedCard(), card);
    QAccessibleInterface* const focused = interfaceOf(card);
    ASSERT_NE(focused, nullptr);
    EXPECT_EQ(focused->text(QAccessible::Help), capitalized(picture));
    EXPECT_FALSE(focused->text(QAccessible::Name).contains(picture));
    EXPECT_FALSE(focused->text(QAccessible::Description).contains(picture));
    EXPECT_FALSE(announced().contains(picture));
    pictures.setDeck("napoletane");
    EXPECT_EQ(focused->text(QAccessible::Help), capitalized(pictures.deck().description(card)));
}

TEST_F(AccessibleTable, DescribesTheFocusedCardWhenAsked) {
    for (const char* deck : {"siciliane", "piacentine"}) {
        pictures.setDeck(deck);
        const Card card = described();
        view.focusCard(card);
        QTest::keyClick(&view, Qt::Key_D);
        EXPECT_EQ(announced(), QString("%1: %2.").arg(capitalized(cardName(card)),
                                                      pictures.deck().description(card)));
    }
}

TEST_F(AccessibleTable, NamesACardThatIsNoPicture) {
    pictures.setDeck("francesi-numeri");
    const CardSet open = seen().hand | seen().table;
    const auto plain = std::find_if(open.begin(), open.end(), [this](Card card) {
        return pictures.deck().description(card).isEmpty();
    });
    ASSERT_TRUE(plain != open.end());
    view.focusCard(*plain);
    QTest::keyClick(&view, Qt::Key_D);
    EXPECT_EQ(announced(), capitalized(cardName(*plain)));
}

TEST_F(AccessibleTable, DescribesTheCardUnderTheMouse) {
    pictures.setDeck("siciliane");
    view.findChild<Announcer*>()->clear();
    QTest::keyClick(&view, Qt::Key_D);
    EXPECT_EQ(announced(), "") << "no card is meant";
    const Card card = described();
    const QPoint there = view.mapFromGlobal(interfaceOf(card)->rect().center());
    QTest::mouseMove(&view, there);
    QTest::keyClick(&view, Qt::Key_D);
    EXPECT_TRUE(announced().contains(pictures.deck().description(card))) << qPrintable(announced());
    controller.setPaused(true);
    view.findChild<Announcer*>()->clear();
    QTest::keyClick(&view, Qt::Key_D);
    EXPECT_EQ(announced(), "") << "no card is seen during a pause";
}

TEST_F(AccessibleTable, AnnouncesWhatHappens) {
    auto* announcer = view.findChild<Announcer*>();
    ASSERT_NE(announcer, nullptr);
    EXPECT_EQ(QAccessible::queryAccessibleInterface(announcer)->child(0)->role(),
              QAccessible::Notification);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Return);
    if (view.chooser().choosing()) {
        QTest::keyClick(&view, Qt::Key_1);
    }
    EXPECT_TRUE(waitUntil(
        [&] { return announcer->text().contains("Anna") || announcer->text().contains("Ciro"); }));
}

} // namespace

} // namespace settebello
