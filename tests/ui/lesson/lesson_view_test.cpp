// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_view.h"

#include "cards/card_number.h"
#include "cards/card_pictures.h"
#include "cards/card_strip.h"
#include "covers/cover_question.h"
#include "lesson/card_captions.h"
#include "lesson/lesson_panel.h"
#include "lesson/lesson_piles.h"
#include "lesson/lesson_round.h"
#include "settings/language_manager.h"
#include "table/input/play_chooser.h"
#include "table/motion/director.h"
#include "table/table_view.h"
#include "ui/scoped_font.h"
#include "ui/unfinished_texts.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class LessonViewTest : public testing::Test {
protected:
    LessonViewTest() {
        languages.use(QStringLiteral("en"));
        Settings::Display display;
        display.animationSpeed = 0;
        view.setDisplay(display);
        view.resize(1280, 740);
        view.show();
        QApplication::setActiveWindow(&view);
        view.setFocus();
        QCoreApplication::processEvents(); // the language and the size reach it
    }

    const LessonStep& step() const { return lessonSteps()[view.step()]; }
    const Round& round() { return view.controller().match().round(); }
    int plays() { return LessonRound::playsOf(view.controller().match().roundEvents()); }
    /// Until the learner is asked again and nothing moves.
    bool waitForTurn() {
        return waitUntil(
            [this] { return view.controller().asksPerson() && !view.table().moving(); });
    }
    bool waitForDone() {
        return waitUntil([this] { return view.done() && !view.table().moving(); });
    }
    QPoint placeOf(Card card) {
        const Director& director = view.table().director();
        const Poses poses = restingPoses(director.board(), director.layout());
        return poses[card].geometry.bounds().center().toPoint();
    }
    void click(Card card) { QTest::mouseClick(&view.table(), Qt::LeftButton, {}, placeOf(card)); }
    void press(const char* name) {
        QTest::mouseClick(view.findChild<QPushButton*>(name), Qt::LeftButton);
    }
    /// What has the focus gets the key.
    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    /// Goes to a card of the hand and presses Enter.
    void enterOn(Card card) {
        for (int i = 0; i < 4 && view.table().focusedCard() != card; ++i) {
            key(Qt::Key_Right);
        }
        ASSERT_EQ(view.table().focusedCard(), card);
        key(Qt::Key_Return);
    }
    /// Does what the step asks for. @param pick touches a card.
    void doStep(const std::function<void(Card)>& pick, const std::function<void(CardSet)>& choose) {
        if (step().action == LessonStep::Action::Touch) {
            for (const Card card : step().wanted) {
                pick(card);
            }
        } else if (step().action == LessonStep::Action::Play) {
            ASSERT_TRUE(waitForTurn());
            const std::size_t before = view.step();
            const Play play = LessonRound::play(plays());
            pick(play.card);
            if (view.table().chooser().choosing()) {
                choose(play.captured);
            }
            ASSERT_TRUE(waitUntil([&] { return view.done() || view.step() != before; }))
                << qPrintable(view.panel().replyText()) << " plays " << plays();
        }
        if (view.step() + 1 == lessonSteps().size()) {
            ASSERT_TRUE(waitForDone());
        }
    }

    LanguageManager languages;
    CardPictures pictures{nullptr};
    LessonView view{pictures, QStringLiteral("Anna")};
};

TEST_F(LessonViewTest, CanBeCompletedWithTheMouse) {
    QSignalSpy wanted(&view, &LessonView::matchWanted);
    while (view.step() + 1 < lessonSteps().size()) {
        const std::size_t before = view.step();
        doStep([this](Card card) { click(card); },
               [this](CardSet captured) { click(captured.first()); });
        ASSERT_FALSE(HasFailure()) << "step " << before;
        if (view.step() == before) {
            press("lessonNext");
        }
        ASSERT_EQ(view.step(), before + 1);
    }
    ASSERT_TRUE(waitForDone());
    EXPECT_EQ(view.controller().match().score(0), 6);
    EXPECT_TRUE(view.panel().replyText().startsWith("6 points"))
        << qPrintable(view.panel().replyText());
    press("lessonNext");
    EXPECT_EQ(wanted.count(), 1);
}

TEST_F(LessonViewTest, CanBeCompletedWithTheKeyboardAlone) {
    QSignalSpy wanted(&view, &LessonView::matchWanted);
    while (view.step() + 1 < lessonSteps().size()) {
        const std::size_t before = view.step();
        doStep([this](Card card) { enterOn(card); },
               [this](CardSet captured) {
                   const auto& choices = view.table().chooser().choices();
                   const auto place = std::find(choices.begin(), choices.end(), captured);
                   key(static_cast<Qt::Key>(Qt::Key_1 + (place - choices.begin())));
               });
        ASSERT_FALSE(HasFailure()) << "step " << before;
        if (view.step() == before) {
            ASSERT_TRUE(waitUntil([this] {
                return QApplication::focusWidget() == view.findChild<QPushButton*>("lessonNext");
            }));
            key(Qt::Key_Return);
        }
        ASSERT_EQ(view.step(), before + 1);
    }
    ASSERT_TRUE(waitForDone());
    key(Qt::Key_Return);
    EXPECT_EQ(wanted.count(), 1);
}

TEST_F(LessonViewTest, RefusesEveryOtherPlayWithASentenceAndLosesNothing) {
    for (std::size_t i = 0; i < lessonSteps().size(); ++i) {
        view.enter(i);
        if (step().action == LessonStep::Action::Watch) {
            continue;
        }
        ASSERT_TRUE(waitForTurn());
        const Play right = LessonRound::play(plays());
        const CardSet hand = round().hand(0);
        const CardSet table = round().table();
        for (const Card card : hand) {
            const bool touches = step().action == LessonStep::Action::Touch;
            if (card == (touches ? step().wanted.front() : right.card)) {
                continue;
            }
            const QString before = view.panel().replyText();
            click(card);
            for (int n = 0; n < 2 && view.table().chooser().choosing(); ++n) {
                key(Qt::Key_1);
            }
            QCoreApplication::processEvents();
            EXPECT_FALSE(view.panel().replyText().isEmpty()) << "step " << i;
            EXPECT_FALSE(view.done());
            EXPECT_EQ(round().hand(0), hand);
            EXPECT_EQ(round().table(), table);
            EXPECT_TRUE(waitForTurn());
        }
    }
}

TEST_F(LessonViewTest, SaysWhyTheOtherPairBringsNoCoins) {
    view.enter(7);
    ASSERT_TRUE(waitForTurn());
    const Play right = LessonRound::play(plays());
    click(right.card);
    ASSERT_TRUE(view.table().chooser().choosing());
    for (const CardSet choice : view.table().chooser().choices()) {
        if (choice != right.captured) {
            click(choice.first());
            break;
        }
    }
    EXPECT_TRUE(view.panel().replyText().contains("worth more"));
    EXPECT_FALSE(view.done());
    EXPECT_TRUE(waitForTurn());
}

TEST_F(LessonViewTest, SaysThatASumComesAfterASingleCard) {
    view.enter(4);
    ASSERT_TRUE(waitForTurn());
    click(Card(Suit::Coins, kTwo));
    click(Card(Suit::Batons, kSix));
    click(Card(Suit::Cups, kJack));
    EXPECT_TRUE(view.panel().replyText().startsWith("Not both"))
        << qPrintable(view.panel().replyText());
    EXPECT_EQ(plays(), 4);
}

TEST_F(LessonViewTest, AsksToGoOnOnceAStepIsDone) {
    view.enter(2);
    doStep([this](Card card) { click(card); }, [](CardSet) {});
    ASSERT_TRUE(waitForTurn());
    click(Card(Suit::Coins, kHorse));
    EXPECT_EQ(plays(), 2) << "the next play waits for its step";
    EXPECT_TRUE(view.panel().replyText().contains("Next"));
}

TEST_F(LessonViewTest, EveryStepCanBeReachedFromEveryOther) {
    for (std::size_t from = 0; from < lessonSteps().size(); ++from) {
        for (std::size_t to = 0; to < lessonSteps().size(); ++to) {
            view.enter(from);
            view.enter(to);
            EXPECT_EQ(view.step(), to);
            EXPECT_TRUE(waitUntil([this] { return plays() >= step().plays; }));
            EXPECT_LE(plays(), step().plays + 1);
        }
    }
}

TEST_F(LessonViewTest, ChangesItsLanguageInTheMiddle) {
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    view.enter(3);
    ASSERT_TRUE(waitForTurn());
    const int before = plays();
    for (const char* language : {"it", "fr", "en", "it"}) {
        const QString task = view.panel().taskText();
        languages.use(QLatin1String(language));
        QCoreApplication::processEvents();
        EXPECT_NE(view.panel().taskText(), task);
        EXPECT_EQ(plays(), before);
    }
    EXPECT_TRUE(view.panel().taskText().contains("cavallo")) << qPrintable(view.panel().taskText());
    doStep([this](Card card) { click(card); }, [](CardSet) {});
    EXPECT_TRUE(view.done());
    EXPECT_FALSE(view.panel().replyText().isEmpty());
    languages.use(QStringLiteral("en"));
}

TEST_F(LessonViewTest, SpeaksOfTheCardsAsTheDeckShowsThem) {
    pictures.setDeck(QStringLiteral("francesi"));
    languages.nameCards(pictures.deck());
    QCoreApplication::processEvents();
    view.enter(3);
    EXPECT_TRUE(view.panel().taskText().contains("queen of diamonds"))
        << qPrintable(view.panel().taskText());
    pictures.setDeck(QStringLiteral("francesi-numeri"));
    languages.nameCards(pictures.deck());
    QCoreApplication::processEvents();
    view.enter(1);
    EXPECT_FALSE(view.findChild<QLabel*>("lessonThought")->text().contains("figures"));
    pictures.setDeck(QStringLiteral("napoletane"));
    languages.nameCards(pictures.deck());
}

TEST_F(LessonViewTest, EscAsksFromAnywhereWhetherToLeave) {
    QSignalSpy left(&view, &LessonView::left);
    for (std::size_t i = 0; i < lessonSteps().size(); ++i) {
        for (const bool onTable : {true, false}) {
            view.enter(i);
            if (!onTable) {
                view.panel().focusNext();
            }
            key(Qt::Key_Escape);
            ASSERT_TRUE(visibleChild<CoverQuestion>(view)) << i;
            EXPECT_TRUE(left.isEmpty()) << i;
            QTest::keyClick(visibleChild<CoverQuestion>(view), Qt::Key_Escape);
            EXPECT_FALSE(visibleChild<CoverQuestion>(view)) << "Esc again stays";
        }
    }
    key(Qt::Key_Escape);
    visibleChild<CoverQuestion>(view)->findChild<QPushButton*>("go")->click();
    EXPECT_EQ(left.count(), 1);
}

/// The count at a table says that Esc skips it, where it does.
TEST_F(LessonViewTest, EscAsksAlsoWhileTheTableHasAnotherUseForIt) {
    view.enter(3);
    view.table().showMoves(true);
    QTest::keyClick(&view.table(), Qt::Key_Escape);
    EXPECT_TRUE(visibleChild<CoverQuestion>(view));
    view.enter(4);
    EXPECT_FALSE(visibleChild<CoverQuestion>(view)) << "going on answers it";
}

TEST_F(LessonViewTest, NamesTheCardsThatASuitIsLearntFrom) {
    auto* captions = view.findChild<CardCaptions*>();
    ASSERT_TRUE(captions);
    EXPECT_TRUE(captions->isVisible());
    const std::vector<QRectF> places = captions->places();
    ASSERT_EQ(places.size(), 4U);
    for (std::size_t i = 0; i < places.size(); ++i) {
        EXPECT_TRUE(QRectF(captions->rect()).contains(places[i]));
        for (std::size_t k = 0; k < i; ++k) {
            EXPECT_FALSE(places[i].intersects(places[k]));
        }
    }
    view.enter(2);
    EXPECT_FALSE(captions->isVisible());
}

TEST_F(LessonViewTest, CaptionsCoverNoIndexOfACard) {
    auto* captions = view.findChild<CardCaptions*>();
    for (const char* deck : {"napoletane", "francesi"}) { // the latter has indices at both ends
        pictures.setDeck(QLatin1String(deck));
        for (const QSize size : {QSize(800, 534), QSize(1280, 740), QSize(1920, 1050)}) {
            view.resize(size);
            for (const std::size_t step : {0U, 1U}) {
                view.enter(step);
                ASSERT_TRUE(waitForTurn());
                doStep([this](Card card) { click(card); }, [](CardSet) {});
                const Director& director = view.table().director();
                const Poses poses = restingPoses(director.board(), director.layout());
                for (const QRectF& place : captions->places()) {
                    for (const Card card : round().table() | round().hand(0)) {
                        const QRectF bounds = poses[card].geometry.bounds();
                        QRectF index(0, 0, bounds.width() * 0.3, bounds.height() * 0.25);
                        index.moveTopLeft(bounds.topLeft());
                        EXPECT_FALSE(place.intersects(index)) << deck << ' ' << toString(card);
                        index.moveBottomRight(bounds.bottomRight());
                        EXPECT_FALSE(place.intersects(index)) << deck << ' ' << toString(card);
                    }
                }
            }
        }
    }
    pictures.setDeck(QStringLiteral("napoletane"));
}

TEST_F(LessonViewTest, TheScoreIsExplainedBesideBothPiles) {
    auto* piles = view.findChild<LessonPiles*>();
    ASSERT_TRUE(piles);
    view.enter(lessonSteps().size() - 1);
    EXPECT_FALSE(piles->isVisible()) << "they are being counted";
    ASSERT_TRUE(waitForDone());
    ASSERT_TRUE(piles->isVisible());
    const auto strips = piles->findChildren<CardStrip*>();
    ASSERT_EQ(strips.size(), 2);
    EXPECT_EQ(strips[0]->cards().size(), 14U) << "the other's, who sits above";
    EXPECT_EQ(strips[1]->cards().size(), 26U);
    QStringList texts;
    for (const QLabel* label : piles->findChildren<QLabel*>()) {
        texts += label->text();
    }
    EXPECT_EQ(texts, QStringList({"Ciro: 14 cards, 0 points", "Anna: 26 cards, 6 points"}));
    for (const QSize size : {QSize(800, 534), QSize(1280, 740), QSize(3840, 2000)}) {
        view.resize(size);
        QCoreApplication::processEvents();
        EXPECT_TRUE(view.table().rect().contains(piles->geometry())) << size.width();
        for (const CardStrip* strip : strips) {
            EXPECT_GE(strip->step(), numberStrip(strip->cardSize().height())) << size.width();
        }
    }
    view.enter(3);
    EXPECT_FALSE(piles->isVisible());
}

TEST_F(LessonViewTest, ThePilesHaveNumbersAsOtherCards) {
    view.enter(lessonSteps().size() - 1);
    ASSERT_TRUE(waitForDone());
    auto* piles = view.findChild<LessonPiles*>();
    const auto picture = [&](bool numbers) {
        Settings::Display display;
        display.animationSpeed = 0;
        display.cardNumbers = numbers;
        view.setDisplay(display);
        piles->grab(); // asks for the cards
        EXPECT_TRUE(waitUntil([this] { return !pictures.isDrawing(); }));
        return piles->grab().toImage();
    };
    const QImage with = picture(true);
    EXPECT_EQ(with, picture(true));
    EXPECT_NE(with, picture(false));
}

TEST_F(LessonViewTest, SaysWhenPointsAreCountedAfterTheFirstSweep) {
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    const LessonStep& sweep = lessonSteps()[5];
    ASSERT_EQ(sweep.topic, LessonTopic::Sweep);
    for (const auto& [language, when] :
         {std::pair{"en", "at the end of the round"}, std::pair{"it", "alla fine della mano"},
          std::pair{"fr", "à la fin de la manche"}}) {
        languages.use(QLatin1String(language));
        EXPECT_TRUE(view.lessonText().praise(sweep, 0).contains(QString::fromUtf8(when)))
            << qPrintable(view.lessonText().praise(sweep, 0));
    }
    languages.use(QStringLiteral("en"));
}

TEST_F(LessonViewTest, OneOfTwoPairsIsTaken) {
    SKIP_IF_UNFINISHED("it");
    const LessonStep& coins = lessonSteps()[7];
    ASSERT_EQ(coins.topic, LessonTopic::Coins);
    languages.use(QStringLiteral("it"));
    EXPECT_TRUE(view.lessonText().task(coins, 0).contains("due carte in due modi"))
        << qPrintable(view.lessonText().task(coins, 0));
    languages.use(QStringLiteral("en"));
}

TEST_F(LessonViewTest, TheSixThatTheOtherTakesIsSpokenOf) {
    view.enter(4);
    doStep([this](Card card) { click(card); }, [](CardSet) {});
    EXPECT_TRUE(view.panel().replyText().contains("Now Ciro takes the 6"));
    ASSERT_TRUE(waitForTurn());
    EXPECT_FALSE(round().table().contains(Card(Suit::Batons, kSix))) << "as it says";
    press("lessonNext");
    EXPECT_TRUE(view.findChild<QLabel*>("lessonThought")->text().contains("Ciro has taken the 6"));
}

TEST_F(LessonViewTest, MarksTheLastCaptureOnceItIsSpokenOf) {
    view.enter(8);
    ASSERT_TRUE(waitForTurn());
    const auto tagged = [this] {
        const QImage with = view.table().grab().toImage();
        view.table().setLastCaptureShown(false);
        const QImage without = view.table().grab().toImage();
        return with != without;
    };
    EXPECT_FALSE(tagged());
    view.enter(9);
    ASSERT_TRUE(waitForTurn());
    EXPECT_TRUE(tagged());
}

TEST_F(LessonViewTest, MarksWhatACardTakesOnceThatIsExplained) {
    const Card king(Suit::Swords, kKing);  // takes its equal
    const Card horse(Suit::Coins, kHorse); // takes a sum
    const auto marked = [this](Card card) {
        view.table().focusCard(card);
        return view.table().chooser().card().has_value();
    };
    for (std::size_t i = 0; i < 4; ++i) {
        view.enter(i);
        ASSERT_TRUE(waitForTurn());
        EXPECT_EQ(marked(horse), i >= 3) << i;
        if (i < 3) {
            EXPECT_EQ(marked(king), i == 2) << i;
        }
    }
}

TEST_F(LessonViewTest, OffersBothPacesInItsFirstStepAlone) {
    QSignalSpy chosen(&view, &LessonView::paceChosen);
    auto* calm = view.findChild<QRadioButton*>("choice_calm");
    auto* brisk = view.findChild<QRadioButton*>("choice_brisk");
    ASSERT_TRUE(calm && brisk);
    EXPECT_TRUE(calm->isVisible());
    EXPECT_TRUE(calm->isChecked());
    EXPECT_TRUE(view.findChild<QLabel*>("lessonPace")->isVisible());
    EXPECT_EQ(view.findChild<QLabel*>("lessonPace")->text(), "Pace");
    QTest::mouseClick(brisk, Qt::LeftButton, {}, {8, brisk->height() / 2});
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].value<Pace>(), Pace::Brisk);
    EXPECT_TRUE(view.table().hasFocus()) << "where the cards are";
    view.enter(1);
    EXPECT_FALSE(brisk->isVisible());
    view.enter(0);
    EXPECT_TRUE(brisk->isVisible());
}

TEST_F(LessonViewTest, HasLargeTextFromTheFirstStepOn) {
    const QFont lessonText = view.findChild<QLabel*>("lessonThought")->font();
    EXPECT_GT(lessonText.pointSizeF(), view.font().pointSizeF());
}

struct Fit {
    const char* language;
    int width;
    int height;
    double text;
    FontWidth font = FontWidth::Usual;
};
void PrintTo(const Fit& fit, std::ostream* out) {
    *out << fit.language << ' ' << fit.width << 'x' << fit.height << " text " << fit.text
         << (fit.font == FontWidth::Wide ? " wide" : "");
}
class LessonFit : public testing::TestWithParam<Fit> {};

TEST_P(LessonFit, AllTextIsReadable) {
    LanguageManager languages;
    languages.use(QLatin1String(GetParam().language));
    CardPictures pictures{nullptr};
    languages.nameCards(pictures.deck());
    const ScopedFont font(GetParam().text, GetParam().font);
    LessonView view(pictures, {});
    Settings::Display display;
    display.animationSpeed = 0;
    view.setDisplay(display);
    view.resize(GetParam().width, GetParam().height);
    view.show();
    for (std::size_t i = 0; i < lessonSteps().size(); ++i) {
        view.enter(i);
        const LessonStep& step = lessonSteps()[i];
        const LessonText lessonText = view.lessonText();
        QStringList replies{lessonText.praise(step, 6)};
        if (step.action == LessonStep::Action::Play) {
            replies += {LessonText::notThatPlay(step, LessonRound::play(step.plays)),
                        LessonText::notThatPlay(step, {}),
                        LessonText::notAllowed(step, PlayFault::SingleFirst)};
        }
        for (const QString& reply : replies) {
            view.panel().setReply(reply, LessonPanel::Reply::Advice);
            QCoreApplication::processEvents();
            EXPECT_TRUE(view.panel().fits()) << "step " << i << ": " << qPrintable(reply);
        }
        for (QPushButton* button : view.panel().findChildren<QPushButton*>()) {
            EXPECT_GE(button->width(), button->minimumSizeHint().width())
                << qPrintable(button->text());
        }
        EXPECT_GE(view.table().width(), 320);
        const auto* pace = view.findChild<QLabel*>("lessonPace");
        EXPECT_EQ(pace->isVisible(), i == 0);
        EXPECT_GE(pace->width(), pace->minimumSizeHint().width());
    }
    languages.use(QStringLiteral("en"));
}

std::vector<Fit> fits() {
    std::vector<Fit> all;
    const auto add = [&all](const char* language, FontWidth font) {
        for (const double text : {1.0, 2.0}) {
            all.push_back({language, 800, 534, text, font}); // the least window without its menu
            all.push_back({language, 1280, 774, text, font});
            all.push_back({language, 1920, 1050, text, font});
        }
    };
    for (const char* language : {"en", "it", "fr"}) {
        add(language, FontWidth::Usual);
    }
    add("fr", FontWidth::Wide); // its texts are the longest
    return all;
}
INSTANTIATE_TEST_SUITE_P(, LessonFit, testing::ValuesIn(fits()));

} // namespace
} // namespace settebello
