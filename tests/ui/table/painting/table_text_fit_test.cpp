// SPDX-License-Identifier: GPL-3.0-or-later
// Every text on the table in every language, in small windows and with large text.
#include "faces/opponent_faces.h"
#include "settings/language_manager.h"
#include "table/motion/board.h"
#include "table/painting/caption_painter.h"
#include "table/painting/fitted_text.h"
#include "table/painting/label_painter.h"
#include "table/painting/tag_painter.h"
#include "table/panels/table_prompt.h"
#include "text/level_text.h"
#include "text/table_text.h"
#include "ui/pseudo_locale.h"
#include "ui/scoped_font.h"
#include "ui/table/table_positions.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLabel>
#include <QPushButton>

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace settebello {

namespace {

const QList<QSize> kWindows{{800, 505},  {800, 530},   {1024, 740}, {1280, 770},
                            {800, 1170}, {2560, 1050}, {3840, 2130}};
const QStringList kNames{QStringLiteral("Anna"),     QStringLiteral("Massimiliano"),
                         QStringLiteral("Concetta"), QStringLiteral("Wolfeschlegelsteinhausen"),
                         QStringLiteral("Ciro"),     QStringLiteral("Maria Teresa Esposito")};
const QStringList kLevels{QStringLiteral("beginner"), QStringLiteral("casual"),
                          QStringLiteral("good"), QStringLiteral("expert"),
                          QStringLiteral("master")};

const QStringList kSides{QStringLiteral("Anna, Concetta and Ciro"),
                         QStringLiteral("Massimiliano, Wolfeschlegelsteinhausen and Maria Teresa"),
                         QString(),
                         QString(),
                         QString(),
                         QString()};

using RunInLanguage = std::function<void(const std::string& language)>;

void runWide(const RunInLanguage& run, const std::string& language) {
    const ScopedFont wide(1, FontWidth::Wide);
    run(language + ", wide");
}

/// Runs something in English, French, Italian and the pseudo-locale, and in the two longest in a
/// wide font too.
void inEveryLanguage(const RunInLanguage& run) {
    LanguageManager languages;
    for (const QString& language : LanguageManager::available()) {
        languages.use(language);
        run(language.toStdString());
    }
    languages.use(QStringLiteral("fr"));
    runWide(run, "fr");
    languages.use(QStringLiteral("en"));
    PseudoLocale pseudo;
    QCoreApplication::installTranslator(&pseudo);
    run("pseudo");
    runWide(run, "pseudo");
}

struct Table {
    Board board;
    TableLayout layout;
    std::vector<SeatLabel> seats;
    QFont font;
    std::string name;
};

/// Runs something for tables of all sizes in the language in use.
int forTables(bool counts, const std::function<void(const Table& table)>& run) {
    int tables = 0;
    for (const QSize size : kWindows) {
        for (const int players : {2, 3, 4, 6}) {
            for (const bool teams : {false, true}) {
                if (teams && players < 4) {
                    continue;
                }
                for (const int percent : {100, 200}) {
                    Table table;
                    TablePosition position;
                    position.rules.table = {players, teams, Direction::Clockwise};
                    position.rules.match.target = 101;
                    position.sweeps = 1;
                    position.pile = 2;
                    position.dealer = players - 1;
                    table.board.reset(position.rules, 0);
                    for (const Event& event : eventsOf(position)) {
                        table.board.apply(event);
                    }
                    for (int seat = 0; seat < players; ++seat) {
                        table.seats.push_back({kNames[seat],
                                               seat == 0 ? QString() : levelName(kLevels[seat - 1]),
                                               seat == 0 ? QString() : faceForName(kNames[seat])});
                    }
                    table.font.setPixelSize(13 * percent / 100);
                    LayoutParameters parameters;
                    parameters.size = size;
                    parameters.textHeight =
                        std::max(QFontMetricsF(table.font).height(), TableLayout::textFor(size));
                    parameters.players = players;
                    parameters.teams = teams;
                    parameters.direction = Direction::Clockwise;
                    parameters.dealer = position.dealer;
                    parameters.counts = counts;
                    for (int seat = 1; seat < players; ++seat) {
                        parameters.faces[seat] = true;
                    }
                    table.layout = TableLayout(parameters);
                    table.name = (testing::Message()
                                  << players << (teams ? " in teams" : " players") << " at "
                                  << size.width() << "x" << size.height() << ", " << percent << " %"
                                  << (counts ? ", counts" : ""))
                                     .GetString();
                    run(table);
                    ++tables;
                }
            }
        }
    }
    return tables;
}

TEST(TableTexts, StayInTheirPlacesAndAreNotCutOff) {
    int texts = 0;
    int dotted = 0;
    inEveryLanguage([&](const std::string& language) {
        for (const bool counts : {false, true}) {
            forTables(counts, [&](const Table& table) {
                const LabelPainter furniture(tableTheme({}), table.font);
                std::vector<QRectF> before;
                for (const LabelText& text :
                     furniture.texts(table.board, table.layout,
                                     {table.seats, kSides, counts ? 1 : -1, counts})) {
                    const std::string where =
                        table.name + ", " + language + ": " + text.whole.toStdString();
                    const QFontMetricsF metrics(text.font);
                    EXPECT_LE(metrics.horizontalAdvance(text.text), text.place.width() + 0.5)
                        << where;
                    EXPECT_LE(metrics.height(), text.place.height() + 1) << where;
                    const auto inLabel = [&] {
                        for (int seat = 0; seat < table.layout.players(); ++seat) {
                            if (table.layout.seat(seat).label.contains(text.place)) {
                                return true;
                            }
                        }
                        return false;
                    };
                    EXPECT_TRUE(inLabel()) << where;
                    for (const QRectF& other : before) {
                        const QRectF common = other & text.place;
                        EXPECT_FALSE(common.width() > 0.5 && common.height() > 0.5) << where;
                    }
                    before.push_back(text.place);
                    ++texts;
                    if (text.text != text.whole) {
                        ++dotted;
                        // None of our own texts is elided; names may be.
                        EXPECT_TRUE(kNames.contains(text.whole) || kSides.contains(text.whole) ||
                                    language.starts_with("pseudo"))
                            << where;
                        EXPECT_GE(text.text.size(), 4) << where;
                    }
                }
            });
        }
    });
    RecordProperty("texts", texts);
    RecordProperty("ending in dots", dotted);
    EXPECT_GE(texts, 5000);
    EXPECT_LE(dotted, texts / 8);
}

/// Also in large type, where a tag is wider than its pile. Marks are at the ends of labels.
TEST(TableTexts, TagsOnPilesCoverNoLabel) {
    int tags = 0;
    inEveryLanguage([&](const std::string& language) {
        for (const bool counts : {false, true}) {
            forTables(counts, [&](const Table& table) {
                for (int side = 0; side < table.board.rules().sides(); ++side) {
                    Board board = table.board;
                    const Card card = board.side(side).pile.back();
                    board.apply(CardsCaptured{side, side, card, {}});
                    for (const StackTag& tag : stackTags(board, table.layout, table.font)) {
                        for (int seat = 0; seat < table.layout.players(); ++seat) {
                            EXPECT_FALSE(tag.place.intersects(table.layout.seat(seat).label))
                                << table.name << ", " << language << ": " << tag.text.toStdString()
                                << " of side " << side << " over " << seat;
                        }
                        EXPECT_TRUE(table.layout.cloth().contains(tag.place))
                            << table.name << ", " << language << ": " << tag.text.toStdString();
                        ++tags;
                    }
                }
            });
        }
    });
    EXPECT_GE(tags, 2000);
}

TEST(TableTexts, ALongNameIsCompleteInTheToolTip) {
    forTables(true, [](const Table& table) {
        for (int seat = 0; seat < table.layout.players(); ++seat) {
            const QString words =
                LabelPainter::toolTipText(table.board, {table.seats, kSides, -1, true}, seat);
            EXPECT_TRUE(words.startsWith(kNames[seat])) << qPrintable(words);
            EXPECT_TRUE(words.contains(table.seats[static_cast<std::size_t>(seat)].level));
        }
    });
}

TEST(TableTexts, TheMovesOfARoundOfTurnsAreShownBetweenTableAndHand) {
    inEveryLanguage([&](const std::string& language) {
        const QString line = TableText::captured(
            QStringLiteral("Massimiliano"), Card(Suit::Swords, kKing),
            CardSet{Card(Suit::Coins, 3), Card(Suit::Batons, 2), Card(Suit::Cups, 5)});
        const QString other = TableText::laid(QStringLiteral("Ciro"), Card(Suit::Swords, kKing));
        forTables(false, [&](const Table& table) {
            CaptionPainter captions;
            captions.setStyle(tableTheme({}), table.font);
            captions.setCaptions({other, other, line}, table.layout);
            const std::string where = table.name + ", " + language;
            ASSERT_FALSE(captions.captions().empty()) << where;
            const auto& newest = captions.captions().back();
            EXPECT_TRUE(newest.text == line || language.starts_with("pseudo")) << where;
            QRectF above;
            for (const CaptionPainter::Caption& caption : captions.captions()) {
                EXPECT_TRUE(table.layout.statusArea().adjusted(0, -1, 0, 1).contains(caption.place))
                    << where;
                EXPECT_FALSE(above.intersects(caption.place)) << where;
                above = caption.place;
            }
            EXPECT_TRUE(table.layout.strip().contains(table.layout.statusArea())) << where;
        });
    });
}

TEST(TableTexts, CaptionsOfOrdinaryTablesAreAllThereInALargeFont) {
    for (const int players : {2, 4}) {
        LayoutParameters parameters;
        parameters.size = {1280, 770};
        parameters.players = players;
        parameters.teams = players == 4;
        parameters.textHeight = 17;
        CaptionPainter captions;
        captions.setStyle(tableTheme({}), QFont());
        const QStringList lines(players - 1, TableText::laid("Ciro", Card(Suit::Swords, kKing)));
        captions.setCaptions(lines, TableLayout(parameters));
        EXPECT_EQ(static_cast<int>(captions.captions().size()), players - 1);
        EXPECT_GE(captions.font().pixelSize(), 16) << players;
    }
}

TEST(TableTexts, CaptionsLeaveRoomForAButtonAtTheirLeft) {
    for (const int width : {700, 800, 1000, 1200, 1280}) {
        LayoutParameters parameters;
        parameters.size = {static_cast<qreal>(width), 700};
        const TableLayout layout(parameters);
        const qreal end = layout.strip().left() + 150;
        CaptionPainter captions;
        captions.setStyle(tableTheme({}), QFont());
        for (const QString& line :
             {TableText::choosing(), TableText::laid("Ciro", Card(Suit::Swords, kKing))}) {
            captions.setCaptions({line}, layout, end);
            EXPECT_GE(captions.plaque().left(), end) << width;
            EXPECT_TRUE(layout.strip().contains(captions.plaque())) << width;
        }
    }
}

/// Which of them is a hint.
constexpr std::size_t kHint = 2;

/// The longest questions.
std::vector<std::pair<QString, QStringList>> questions() {
    const auto tr = [](const char* text) { return PseudoLocale::said(QString::fromUtf8(text)); };
    return {
        {tr("Are 21 points certain for you? If not, the match is lost."),
         {tr("&Not yet"), tr("I am &out!")}},
        {tr("The 5 must take the 5 alone: a single card comes before a sum. (Choice between "
            "captures: A single card first)"),
         {tr("&Rule book (F2)"), tr("&Close")}},
        {tr("Take the seven of coins with the seven of cups: it brings the settebello and two "
            "cards of the primiera, and leaves nine on the table, which nobody can sweep."),
         {tr("&Play it"), tr("&Close")}},
        {tr("Gennaro (Beginner): Oh! I did not add up what was left on the table. It came to 10, "
            "and that can be swept. Otherwise I would have taken the three of cups and the four of "
            "swords with the seven of coins."),
         {tr("&Close")}},
    };
}

/// Asks all questions on tables of some widths. @return how many.
int askOnTables(const QList<int>& widths) {
    int asked = 0;
    forTables(false, [&](const Table& table) {
        const QSize size = table.layout.size().toSize();
        if (!widths.contains(size.width()) || table.layout.players() == 3) {
            return;
        }
        QWidget parent;
        parent.resize(size);
        TablePrompt prompt(&parent);
        prompt.setTheme(tableTheme({}));
        for (const auto& [words, answers] : questions()) {
            std::vector<TablePrompt::Answer> buttons;
            for (const QString& answer : answers) {
                buttons.push_back({answer, [] {}});
            }
            prompt.ask(words, buttons, false);
            prompt.placeIn(table.layout);
            // As the table does: the strip grows to the required height.
            TableLayout grown = table.layout.withQuestion(prompt.requiredHeight());
            prompt.placeIn(grown);
            const QString where = QString::fromStdString(table.name) + QStringLiteral(": ") + words;
            EXPECT_TRUE(parent.rect().contains(prompt.geometry())) << qPrintable(where);
            EXPECT_FALSE(grown.tableArea().adjusted(1, 1, -1, -1).intersects(prompt.geometry()))
                << qPrintable(where);
            EXPECT_LE(prompt.geometry().bottom(), grown.strip().bottom() + 1) << qPrintable(where);
            std::vector<QRect> before;
            const auto check = [&](const QWidget* child) {
                EXPECT_TRUE(prompt.rect().contains(child->geometry())) << qPrintable(where);
                for (const QRect& other : before) {
                    EXPECT_FALSE(other.intersects(child->geometry())) << qPrintable(where);
                }
                before.push_back(child->geometry());
            };
            const auto* label = prompt.findChild<QLabel*>();
            EXPECT_GE(label->height(), label->heightForWidth(label->width())) << qPrintable(where);
            check(label);
            for (const QPushButton* button : prompt.findChildren<QPushButton*>()) {
                if (button->isVisibleTo(&prompt)) {
                    check(button);
                    EXPECT_GE(button->width(), button->sizeHint().width()) << qPrintable(where);
                }
            }
            ++asked;
        }
    });
    return asked;
}

TEST(TablePrompt, FitsItsAreaWithAllItsText) {
    EXPECT_GE(askOnTables({800, 1280}), 90);
}

/// A hint of three reasons, on a table of two or four, is in letters nearly as large as those of a
/// question of a few words: it takes more lines instead.
TEST(TablePrompt, BreaksIntoLinesRatherThanShrink) {
    inEveryLanguage([&](const std::string& language) {
        for (const QSize size : {QSize(1366, 700), QSize(1280, 770), QSize(1024, 545)}) {
            for (const int players : {2, 4}) {
                for (const double factor : {1.0, 1.5}) {
                    QWidget parent;
                    parent.resize(size);
                    QFont font = parent.font();
                    font.setPointSizeF(font.pointSizeF() * factor);
                    parent.setFont(font);
                    LayoutParameters parameters;
                    parameters.size = size;
                    parameters.textHeight =
                        std::max(QFontMetricsF(font).height(), TableLayout::textFor(size));
                    parameters.lineScale = lineScale(font);
                    parameters.players = players;
                    parameters.teams = players == 4;
                    TablePrompt prompt(&parent);
                    prompt.setTheme(tableTheme({}));
                    const auto pixelsOf = [&](const QString& words, const QStringList& answers) {
                        std::vector<TablePrompt::Answer> buttons;
                        for (const QString& answer : answers) {
                            buttons.push_back({answer, [] {}});
                        }
                        prompt.ask(words, buttons, false);
                        prompt.placeIn(TableLayout(parameters));
                        const auto* label = prompt.findChild<QLabel*>();
                        label->ensurePolished();
                        return label->fontInfo().pixelSize();
                    };
                    const auto [words, answers] = questions().at(kHint);
                    const int usual = pixelsOf("?", {"OK"});
                    EXPECT_GE(pixelsOf(words, answers), usual * 0.7)
                        << usual << " usually; " << size.width() << "x" << size.height() << ", "
                        << players << " players, " << language << ", " << factor;
                }
            }
        }
    });
}

TEST(TablePrompt, FitsItsAreaInAWideFont) {
    const ScopedFont wide(1, FontWidth::Wide);
    EXPECT_GE(askOnTables({800}), 60);
}

} // namespace

} // namespace settebello
