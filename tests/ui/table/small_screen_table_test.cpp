// SPDX-License-Identifier: GPL-3.0-or-later
// The table in large type on small and unusual screens, for two, three and four players.
#include "table/layout/card_places.h"
#include "table/painting/caption_painter.h"
#include "table/painting/fitted_text.h"
#include "table/painting/label_painter.h"
#include "table/painting/tag_painter.h"
#include "table/panels/move_list.h"
#include "table/panels/table_prompt.h"
#include "table/panels/tool_button.h"
#include "ui/clipped_text.h"
#include "ui/small_screens.h"
#include "ui/table/set_table.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QLabel>
#include <QListWidget>
#include <QLocale>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace settebello {
namespace {

class OnSmallScreens : public SetTable, public testing::WithParamInterface<SeatedGame> {
protected:
    using Check = std::function<void(const std::string& where)>;

    void begin() {
        deal({}, {}, rulesOf(GetParam()));
        ASSERT_TRUE(waitForTurn());
    }
    void everywhere(const Check& check) { onSmallScreens(view, languages, check); }
    const TableLayout& layout() const { return view.director().layout(); }
    QRectF handOf(int seat) const {
        const int n = static_cast<int>(view.director().board().hand(seat).size());
        QRectF hand;
        for (int i = 0; i < n; ++i) {
            hand |= handPlace(layout(), seat, i, n).bounds();
        }
        return hand;
    }
    std::vector<QRectF> tableCards(const TableLayout& table) const {
        std::vector<QRectF> cards;
        const int places = view.director().board().places();
        for (int i = 0; i < places; ++i) {
            cards.push_back(tablePlace(table, i, places).bounds());
        }
        return cards;
    }
};

TEST_P(OnSmallScreens, ToolsHaveTheirWords) {
    begin();
    everywhere([&](const std::string& where) {
        ASSERT_TRUE(layout().hasToolWords()) << where;
        QRect before;
        for (ToolButton* tool : view.findChildren<ToolButton*>()) {
            EXPECT_EQ(tool->toolButtonStyle(), Qt::ToolButtonTextBesideIcon) << where;
            EXPECT_LE(tool->sizeHint().width(), tool->width() + 2) << where;
            EXPECT_LE(tool->fontMetrics().height(), tool->height()) << where;
            EXPECT_GE(tool->fontInfo().pixelSize(), 7) << where;
            EXPECT_FALSE(before.intersects(tool->geometry())) << where;
            EXPECT_TRUE(layout().strip().adjusted(-1, -1, 1, 1).contains(tool->geometry()))
                << where;
            before |= tool->geometry();
        }
    });
}

TEST_P(OnSmallScreens, AHintLeavesTheCardsAsTheyAre) {
    begin();
    view.showHint();
    TablePrompt* hint = nullptr;
    ASSERT_TRUE(waitUntil([&] {
        for (TablePrompt* prompt : view.findChildren<TablePrompt*>()) {
            hint = prompt->asking() ? prompt : hint;
        }
        return hint != nullptr;
    }));
    everywhere([&](const std::string& where) {
        ASSERT_TRUE(hint->asking());
        // With more than two players not even one sentence has room over the cards as they are on
        // the smallest screen; with four in wide letters it has not on the next ones, where
        // captions and hints keep their size.
        const qreal least = GetParam().players > 2 && view.height() < 300   ? 0.69
                            : GetParam().players > 3 && view.height() < 440 ? 0.85
                                                                            : 1;
        const std::vector<QRectF> usual = tableCards(layout().withQuestion(0));
        const std::vector<QRectF> now = tableCards(layout());
        for (std::size_t i = 0; i < now.size(); ++i) {
            EXPECT_TRUE(now[i].size() == usual[i].size() ||
                        (least < 1 && now[i].height() >= usual[i].height() * least))
                << where << ", card " << i;
            EXPECT_FALSE(now[i].adjusted(1, 1, -1, -1).intersects(hint->geometry()))
                << where << ", card " << i;
        }
        for (int seat = 0; seat < GetParam().players; ++seat) {
            EXPECT_FALSE(handOf(seat).intersects(hint->geometry())) << where << ", hand " << seat;
            EXPECT_FALSE(layout().seat(seat).label.intersects(hint->geometry()))
                << where << ", label " << seat;
        }
        for (int side = 0; side < layout().sides(); ++side) {
            EXPECT_FALSE(layout().side(side).pile.intersects(hint->geometry()))
                << where << ", pile " << side;
        }
        for (const ToolButton* tool : view.findChildren<ToolButton*>()) {
            const bool isSeen = tool->mask().isEmpty() || tool->mask().intersects(tool->rect());
            EXPECT_FALSE(tool->geometry().intersects(hint->geometry())) << where;
            EXPECT_TRUE(isSeen) << where << ": a tool is hidden";
        }
        CaptionPainter captions;
        captions.setStyle(tableTheme({}), view.font());
        captions.setCaptions({"Ciro: …"}, layout());
        // Captions become as small as that where several have no room.
        const int letters =
            GetParam().players > 2 && view.height() < 300 ? 14 : captions.font().pixelSize();
        EXPECT_GE(hint->findChild<QLabel*>()->fontInfo().pixelSize(),
                  std::min(letters, captions.font().pixelSize()))
            << where;
        const QStringList clipped = clippedTexts(*hint);
        EXPECT_TRUE(clipped.isEmpty()) << where << qPrintable(clipped.join('\n'));
    });
}

/// Its letters stay as large as those of captions, and it takes more lines.
TEST_P(OnSmallScreens, ALongHintIsBrokenIntoLinesBesideTheTools) {
    begin();
    TablePrompt hint(&view);
    hint.setTheme(tableTheme({}));
    const std::map<std::string, const char*> plays{
        {"en", "Take the four of batons and the three of swords with the seven of coins."},
        {"it", "Prendi il quattro di bastoni e il tre di spade con il sette di denari."},
        {"fr", "Prenez le quatre de bâtons et le trois d’épées avec le sept de deniers."}};
    everywhere([&](const std::string& where) {
        if (GetParam().players > 2 && view.width() < 700) {
            return; // as above
        }
        const auto language = QLocale().name().left(2).toStdString();
        const QString play = QString::fromUtf8(plays.at(language));
        const int places = view.director().board().places();
        const TableLayout usual = layout().withQuestion(0);
        hint.ask(QStringList{play, play}, {{"Gioca così", [] {}}, {"Chiudi", [] {}}}, false);
        hint.placeIn(usual, questionKeepingCards(usual, places),
                     questionShrinkingCards(usual, places, 0.7));
        for (int i = 0; i < 3; ++i) {
            EXPECT_FALSE(usual.toolSign(i).intersects(hint.geometry())) << where;
        }
        const qreal letters = hint.findChild<QLabel*>()->fontInfo().pixelSize();
        EXPECT_GE(letters, usual.captionText() * 0.8) << where;
        const TableLayout now = usual.withQuestion(hint.requiredHeight());
        const std::vector<QRectF> before = tableCards(usual);
        const std::vector<QRectF> cards = tableCards(now);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            EXPECT_GE(cards[i].height(), before[i].height() * 0.69) << where;
            EXPECT_FALSE(cards[i].adjusted(1, 1, -1, -1).intersects(hint.geometry())) << where;
        }
        hint.dismiss();
    });
}

TEST_P(OnSmallScreens, TheNumberOfTheStockIsSeenAndSoIsTheStock) {
    begin();
    everywhere([&](const std::string& where) {
        for (int dealer = 0; dealer < GetParam().players; ++dealer) {
            LayoutParameters parameters = layout().parameters();
            parameters.dealer = dealer;
            const TableLayout table(parameters);
            for (int side = 0; side < table.sides(); ++side) {
                Board board = view.director().board();
                const Card own = board.hand(side).front();
                board.apply(CardLaid{side, own});
                board.apply(CardsCaptured{side, side, own, {}});
                const int left = board.stock().size();
                if (left == 0) {
                    return;
                }
                const std::vector<StackTag> tags = stackTags(board, table, view.font());
                ASSERT_EQ(tags.size(), 2U);
                const QRectF stock = stockPlace(table, left - 1).bounds();
                const QRectF hidden = tags[0].place & stock;
                EXPECT_LT(hidden.width() * hidden.height(), stock.width() * stock.height() * 0.55)
                    << where << ", dealer " << dealer;
                EXPECT_FALSE(tags[1].place.intersects(tags[0].place))
                    << where << ", dealer " << dealer << ", side " << side;
                EXPECT_FALSE(tags[1].place.intersects(stock))
                    << where << ", dealer " << dealer << ", side " << side;
            }
        }
    });
}

TEST_P(OnSmallScreens, LettersLieInsideTheirPlates) {
    constexpr qreal kEdge = 1.5; // its line, and what is beyond that
    begin();
    LabelContents contents;
    for (int seat = 0; seat < GetParam().players; ++seat) {
        contents.seats.push_back({"Peggy", seat > 0 ? "Moyen, égal" : "", ""});
    }
    contents.sides = {"Peggy et Guy", "Peggy et Guy"};
    const TableTheme theme = tableTheme({});
    everywhere([&](const std::string& where) {
        const LabelPainter labels(theme, view.font());
        for (const LabelText& text : labels.texts(view.director().board(), layout(), contents)) {
            const QFontMetricsF metrics(text.font);
            const qreal line = text.place.center().y() + (metrics.ascent() - metrics.descent()) / 2;
            const qreal end = line + metrics.tightBoundingRect(text.text).bottom();
            for (int seat = 0; seat < GetParam().players; ++seat) {
                const QRectF& plate = layout().seat(seat).text;
                EXPECT_TRUE(!plate.contains(text.place.center()) || end <= plate.bottom() - kEdge)
                    << where << ", " << qPrintable(text.text) << " ends at " << end << " of "
                    << plate.bottom();
            }
        }
    });
}

TEST_P(OnSmallScreens, TheListOfMovesLiesOverNoCardAndNoTool) {
    begin();
    auto* list = view.findChild<MoveList*>();
    const auto* rows = list->findChild<QListWidget*>();
    everywhere([&](const std::string& where) {
        view.showMoves(false);
        const QRectF usual = layout().tableArea();
        const qreal height = tableCards(layout()).front().height();
        view.showMoves(true);
        const QRectF covered = QRectF(list->geometry()).adjusted(0.5, 0.5, -0.5, -0.5);
        EXPECT_TRUE(layout().cloth().contains(covered)) << where;
        for (const QRectF& card : tableCards(layout())) {
            EXPECT_FALSE(card.intersects(covered)) << where;
            EXPECT_GE(card.height(), height * 0.5) << where;
        }
        for (int seat = 0; seat < GetParam().players; ++seat) {
            EXPECT_FALSE(handOf(seat).intersects(covered)) << where << ", hand " << seat;
            EXPECT_FALSE(layout().seat(seat).label.intersects(covered)) << where << ", " << seat;
        }
        for (const ToolButton* tool : view.findChildren<ToolButton*>()) {
            EXPECT_FALSE(QRectF(tool->geometry()).intersects(covered)) << where;
        }
        EXPECT_GE(rows->viewport()->height(), rows->fontMetrics().height()) << where;
        view.showMoves(false);
        EXPECT_EQ(layout().tableArea(), usual) << where << ": they have their room again";
    });
}

TEST_P(OnSmallScreens, TheTagOfTheLastCaptureCoversNoHandAndNoLabel) {
    begin();
    everywhere([&](const std::string& where) {
        for (int side = 0; side < layout().sides(); ++side) {
            Board board = view.director().board();
            const Card own = board.hand(side).front();
            board.apply(CardLaid{side, own});
            board.apply(CardsCaptured{side, side, own, {}});
            for (const StackTag& tag : stackTags(board, layout(), view.font())) {
                if (tag.text == QString::number(board.stock().size())) {
                    continue;
                }
                EXPECT_TRUE(layout().cloth().adjusted(-1, -1, 1, 1).contains(tag.place)) << where;
                EXPECT_GE(tag.font.pixelSize(), 8) << where;
                const int under = static_cast<int>(board.side(side).pile.size()) - 1;
                const QRectF pile = pilePlace(layout(), side, std::max(0, under)).bounds();
                EXPECT_LE((tag.place & pile).height(), pile.height() / 2)
                    << where << ", side " << side << ": the pile is not seen";
                EXPECT_FALSE(tag.place.intersects(layout().strip())) << where << ", side " << side;
                EXPECT_FALSE(tag.place.intersects(layout().tableArea()))
                    << where << ", side " << side;
                for (int seat = 0; seat < GetParam().players; ++seat) {
                    EXPECT_FALSE(tag.place.intersects(handOf(seat)))
                        << where << ", side " << side << " over the hand of " << seat;
                    EXPECT_FALSE(tag.place.intersects(layout().seat(seat).fan))
                        << where << ", side " << side << " over a larger hand of " << seat;
                    EXPECT_FALSE(tag.place.intersects(layout().seat(seat).label))
                        << where << ", side " << side << " over the label of " << seat;
                }
            }
        }
    });
}

TEST_P(OnSmallScreens, TheOwnHandHasTheWholeWidthOfAHighTable) {
    begin();
    everywhere([&](const std::string& where) {
        if (view.height() < view.width()) {
            return;
        }
        EXPECT_GT(layout().seat(0).fan.width(), layout().cloth().width() * 0.95) << where;
        const qreal first = handPlace(layout(), 0, 0, 5).bounds().right();
        EXPECT_GE(handPlace(layout(), 0, 1, 5).bounds().left(), first - 0.01) << where;
        EXPECT_GT(layout().strip().width(), layout().cloth().width() * 0.95) << where;
    });
}

INSTANTIATE_TEST_SUITE_P(
    Games, OnSmallScreens,
    testing::Values(SeatedGame{"scopa", 2, false}, SeatedGame{"scopa", 3, false},
                    SeatedGame{"scopa", 4, false}, SeatedGame{"scopone", 4, true}),
    [](const auto& game) {
        return std::to_string(game.param.players) + (game.param.teams ? "InTeams" : "Alone");
    });

} // namespace
} // namespace settebello
