// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/effect_painter.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

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

} // namespace
} // namespace settebello
