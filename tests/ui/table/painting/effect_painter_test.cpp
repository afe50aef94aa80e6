// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/effect_painter.h"

#include "settings/language_manager.h"
#include "table/layout/card_rows.h"
#include "text/table_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace settebello {
namespace {

/// A score item between two teams, the first of that name.
QImage painted(const QString& name, QSize size) {
    LayoutParameters room;
    room.size = size;
    room.players = 4;
    room.teams = true;
    Effect effect;
    effect.kind = Effect::Kind::Rows;
    effect.scoring = true;
    effect.text = QStringLiteral("Primiera");
    effect.rows = {{name, QStringLiteral("84")},
                   {QStringLiteral("Ciro e Rosa"), QStringLiteral("72")}};
    EffectPainter effects;
    effects.setStyle(tableTheme({}), QFont());
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    effects.paintUnder(painter, effect, TableLayout(room));
    return image;
}

TEST(EffectPainter, ShowsLongNamesOfTeamsInFull) {
    const QString names = QStringLiteral("Anna Maria della Scala e Massimiliano Aless");
    for (const QSize size : {QSize(800, 520), QSize(1280, 734), QSize(1920, 1040)}) {
        EXPECT_NE(painted(names + "andro", size), painted(names + "ordna", size)) << size.width();
    }
}

/// Runs a check for tables of two to four on small and usual screens, in usual and large type, in
/// every language.
void forTables(const std::function<void(const TableLayout& layout, const QFont& font)>& check) {
    LanguageManager languages;
    for (const char* language : {"en", "it", "fr"}) {
        languages.use(language);
        QCoreApplication::processEvents();
        for (const QSize size :
             {QSize(800, 430), QSize(1024, 550), QSize(1366, 718), QSize(1280, 770)}) {
            for (const int pixels : {13, 20}) {
                for (const int players : {2, 3, 4}) {
                    QFont font;
                    font.setPixelSize(pixels);
                    LayoutParameters room;
                    room.size = size;
                    room.players = players;
                    room.teams = players == 4;
                    room.lineScale = lineScale(font);
                    room.textHeight =
                        std::max(QFontMetricsF(font).height(), TableLayout::textFor(size));
                    SCOPED_TRACE(testing::Message()
                                 << language << ", " << size.width() << "x" << size.height() << ", "
                                 << players << " players, " << pixels << " pixels");
                    check(TableLayout(room), font);
                }
            }
        }
    }
}

TEST(EffectPainter, SaysInFullHowToGoOnWithTheCount) {
    forTables([](const TableLayout& layout, const QFont& font) {
        Effect effect;
        effect.kind = Effect::Kind::Rows;
        effect.scoring = true;
        effect.rows.resize(static_cast<std::size_t>(layout.sides()));
        EffectPainter effects;
        effects.setStyle(tableTheme({}), font);
        const EffectPainter::FootText foot = effects.footText(effect, layout);
        EXPECT_EQ(foot.text.text, TableText::howToSkip());
        EXPECT_GE(foot.text.font.pixelSize(), 9);
        EXPECT_TRUE(foot.text.font.stretch() == 0 || foot.text.font.stretch() >= 90);
        const QRectF seen =
            QFontMetricsF(foot.text.font)
                .boundingRect(foot.place, Qt::AlignCenter | Qt::TextWordWrap, foot.text.text);
        EXPECT_LE(seen.width(), foot.place.width());
        EXPECT_LE(seen.height(), foot.place.height());
        const CardRows rows(layout, layout.sides(), true);
        EXPECT_TRUE(rows.panel().contains(foot.place));
    });
}

/// The tools lie on the table as widgets, so a text below them would be hidden in part.
TEST(EffectPainter, WritesBesideTheTools) {
    forTables([](const TableLayout& layout, const QFont& font) {
        Effect effect;
        effect.kind = Effect::Kind::Text;
        effect.text = TableText::leftovers({QStringLiteral("Massimiliano e Gennaro")});
        effect.progress = 0.5;
        EffectPainter effects;
        effects.setStyle(tableTheme({}), font);
        QImage image(layout.size().toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        effects.paintOver(painter, effect, layout, Poses());
        painter.end();
        const auto isBlank = [&image](const QRect& rect) {
            const QImage part = image.copy(rect);
            QImage blank(part.size(), part.format());
            blank.fill(Qt::transparent);
            return part == blank;
        };
        EXPECT_FALSE(isBlank(image.rect()));
        for (int tool = 0; tool < 3; ++tool) {
            EXPECT_TRUE(isBlank(layout.toolButton(tool).toAlignedRect())) << tool;
        }
    });
}

} // namespace
} // namespace settebello
