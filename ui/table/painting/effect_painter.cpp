// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/effect_painter.h"

#include "table/layout/card_rows.h"
#include "table/painting/fitted_text.h"
#include "text/number_text.h"
#include "text/table_text.h"
#include "widgets/text_sign.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

/// Pixels of the names of sides and of the foot, which may need two lines.
constexpr int kLeastSideName = 8;
constexpr int kLeastFoot = 8;

/// Texts fade in and out within an eighth of their time each.
qreal textOpacity(const Effect& effect) {
    return std::clamp(std::min(effect.progress * 8, (1 - effect.progress) * 8), 0.0, 1.0);
}

bool isRows(const Effect& effect) {
    return effect.kind == Effect::Kind::Rows || effect.kind == Effect::Kind::Point;
}

CardRows rowsOf(const Effect& effect, const TableLayout& layout) {
    return {layout, static_cast<int>(effect.rows.size()), effect.scoring};
}

bool isTimed(const Effect& effect) {
    return effect.kind == Effect::Kind::Rows && effect.timed && !effect.still;
}

qreal timeLineWidth(const TableLayout& layout) {
    return std::max(2.0, layout.textHeight() * 0.12);
}

/// Along the lower edge, as long as the whole time.
QRectF timeLine(const Effect& effect, const TableLayout& layout) {
    const QRectF panel = rowsOf(effect, layout).panel();
    const qreal inset = layout.textHeight() * 0.6;
    const qreal thick = timeLineWidth(layout);
    return {panel.left() + inset, panel.bottom() - 1 - thick, panel.width() - 2 * inset, thick};
}

} // namespace

void EffectPainter::setStyle(const TableTheme& theme, const QFont& font) {
    m_theme = theme;
    m_font = font;
}

void EffectPainter::prepare(const TableLayout& layout, const QString& sweep, qreal ratio) {
    m_sweep.fit(layout, m_theme, m_font, sweep, ratio);
}

QRectF EffectPainter::area(const Effect& effect, const TableLayout& layout) const {
    switch (effect.kind) {
    case Effect::Kind::None:
        return {};
    case Effect::Kind::Text:
    case Effect::Kind::Broom:
        return layout.tableArea().united(layout.strip()).adjusted(-2, -2, 2, 2);
    case Effect::Kind::Rows:
    case Effect::Kind::Point:
        break;
    }
    return rowsOf(effect, layout).panel().adjusted(-2, -2, 2, 2);
}

QRegion EffectPainter::changed(const Effect& effect, const TableLayout& layout) {
    const QRectF covers = area(effect, layout);
    QRegion region;
    if (effect.number != m_last.number || effect.kind != m_last.kind ||
        effect.text != m_last.text || covers != m_covered) {
        region = covers.united(m_covered).toAlignedRect();
    } else if (effect.kind == Effect::Kind::Broom ||
               (effect.kind == Effect::Kind::Text && textOpacity(effect) != textOpacity(m_last))) {
        region = covers.toAlignedRect();
    }
    if (isTimed(effect)) {
        region += timeLine(effect, layout).adjusted(-2, -2, 2, 2).toAlignedRect();
    }
    for (const Effect* one : {&effect, static_cast<const Effect*>(&m_last)}) {
        for (const Effect::Token& token : one->tokens) {
            region += tokenRect(*one, token, layout).adjusted(-3, -3, 3, 3).toAlignedRect();
        }
    }
    m_last = effect;
    m_covered = covers;
    return region;
}

void EffectPainter::paintUnder(QPainter& painter, const Effect& effect,
                               const TableLayout& layout) const {
    if (!isRows(effect)) {
        return;
    }
    const CardRows places = rowsOf(effect, layout);
    const qreal corner = layout.textHeight() * 0.6;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = m_theme.feltDark;
    ground.setAlpha(m_theme.strong ? 255 : 236);
    painter.setPen(QPen(m_theme.accent, m_theme.strong ? 3 : 1.2));
    painter.setBrush(ground);
    painter.drawRoundedRect(places.panel().adjusted(1, 1, -1, -1), corner, corner);
    painter.setPen(m_theme.text);
    drawFittedLine(painter, places.title(), Qt::AlignCenter, effect.text,
                   sizedFont(m_font, qRound(places.title().height() * 0.68), true));
    int i = 0;
    for (const Effect::Row& row : effect.rows) {
        paintRow(painter, row, places.row(i), places.texts(i), layout.textHeight());
        ++i;
    }
    if (effect.scoring) {
        QColor quiet = m_theme.text;
        quiet.setAlpha(m_theme.strong ? 255 : 190);
        painter.setPen(quiet);
        const FootText foot = footText(effect, layout);
        painter.setFont(foot.text.font);
        painter.drawText(foot.place, Qt::AlignCenter | Qt::TextWordWrap, foot.text.text);
    }
    if (isTimed(effect)) {
        QRectF left = timeLine(effect, layout);
        left.setWidth(left.width() * (1 - effect.progress));
        painter.fillRect(left, m_theme.accent);
    }
    painter.restore();
}

EffectPainter::FootText EffectPainter::footText(const Effect& effect,
                                                const TableLayout& layout) const {
    constexpr qreal kLetters = 0.8; // of the usual height
    FootText foot;
    foot.place = rowsOf(effect, layout).foot().adjusted(0, 0, 0, -timeLineWidth(layout) - 1);
    const qreal line = layout.textHeight() * kLetters * layout.lineScale();
    foot.text =
        fitLines(m_escapeSkips ? TableText::howToSkip() : TableText::howToGoOn(), foot.place.size(),
                 sizedFont(m_font, std::max(kLeastFoot, qRound(line)), false), kLeastFoot);
    return foot;
}

/// The texts beside a row of cards; the ground of one that wins is lighter.
void EffectPainter::paintRow(QPainter& painter, const Effect::Row& row, const QRectF& area,
                             const QRectF& texts, qreal textHeight) const {
    if (row.wins) {
        const qreal corner = textHeight * 0.6;
        QColor light = m_theme.accent;
        light.setAlpha(38);
        painter.setPen(QPen(m_theme.accent, 1.5));
        painter.setBrush(light);
        painter.drawRoundedRect(area.adjusted(0, -2, 0, 2), corner, corner);
    }
    const qreal height = std::min(texts.height() * 0.48, textHeight * 2.1);
    const qreal middle = texts.center().y();
    const int flags = Qt::AlignLeft | Qt::AlignVCenter;
    painter.setPen(m_theme.text);
    const QRectF name(texts.left(), middle - height, texts.width(), height);
    const FittedText fitted = fitLines(
        row.name, name.size(), sizedFont(m_font, qRound(height * 0.56), true), kLeastSideName);
    painter.setFont(fitted.font);
    painter.drawText(name, flags | Qt::TextWordWrap, fitted.text);
    painter.setPen(row.wins ? m_theme.accent : m_theme.text);
    const QFont large = sizedFont(m_font, qRound(height * 0.68), row.wins);
    drawFittedLine(painter, {texts.left(), middle, texts.width(), height}, flags,
                   row.wins ? withSign(u'✓', row.value, QFontMetrics(large)) : row.value, large);
}

void EffectPainter::paintOver(QPainter& painter, const Effect& effect, const TableLayout& layout,
                              const Poses& poses) const {
    switch (effect.kind) {
    case Effect::Kind::None:
        return;
    case Effect::Kind::Text:
        paintText(painter, effect, layout);
        return;
    case Effect::Kind::Broom:
        m_sweep.paint(painter, effect);
        return;
    case Effect::Kind::Rows:
    case Effect::Kind::Point:
        paintTags(painter, effect, layout, poses);
        paintTokens(painter, effect, layout);
        return;
    }
}

void EffectPainter::paintText(QPainter& painter, const Effect& effect,
                              const TableLayout& layout) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(textOpacity(effect));
    QFont font = sizedFont(m_font, qRound(layout.textHeight() * 1.35), true);
    // Broken into lines no wider than where captions are, beside the tools.
    const qreal pad = layout.textHeight();
    const QRectF captions = layout.statusArea();
    const QRectF room(captions.left() + pad, layout.tableArea().top() + pad,
                      captions.width() - 2 * pad, layout.tableArea().height() - 2 * pad);
    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    QRectF box = QFontMetricsF(font).boundingRect(room, flags, effect.text);
    while ((box.height() > room.height() || box.width() > room.width()) && font.pixelSize() > 9) {
        font.setPixelSize(font.pixelSize() - 1);
        box = QFontMetricsF(font).boundingRect(room, flags, effect.text);
    }
    // Around the status line, but not over the hand.
    box.moveCenter({captions.center().x(), layout.strip().center().y()});
    box.moveBottom(std::min(box.bottom(), layout.strip().bottom() - pad * 0.5));
    QColor ground = m_theme.plate;
    ground.setAlpha(250);
    painter.setPen(QPen(m_theme.accent, 1.5));
    painter.setBrush(ground);
    painter.drawRoundedRect(box.adjusted(-pad, -pad * 0.5, pad, pad * 0.5), pad * 0.6, pad * 0.6);
    painter.setFont(font);
    painter.setPen(m_theme.plateText);
    painter.drawText(box, flags, effect.text);
    painter.restore();
}

void EffectPainter::paintTags(QPainter& painter, const Effect& effect, const TableLayout& layout,
                              const Poses& poses) const {
    const CardRows places = rowsOf(effect, layout);
    std::size_t most = 0; // tags: every card of a row has one
    for (const Effect::Row& row : effect.rows) {
        most = std::max(most, row.tags.size());
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int number = 0; number < static_cast<int>(effect.rows.size()); ++number) {
        const Effect::Row& row = effect.rows[number];
        const int tags =
            CardRows::laidOutAs(static_cast<int>(row.tags.size()), static_cast<int>(most));
        int i = -1;
        for (const auto& [card, text] : row.tags) {
            ++i;
            const Pose& pose = poses[card];
            if (pose.z < depth::kMoving || pose.face < 0.9 || pose.opacity < 0.5) {
                continue; // not there yet
            }
            const QRectF rect = places.tag(number, i, tags);
            painter.setPen(QPen(m_theme.accent, 1.5));
            painter.setBrush(m_theme.plate);
            painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
            painter.setPen(m_theme.plateText);
            drawFittedLine(painter, rect, Qt::AlignCenter, text,
                           sizedFont(m_font, qRound(rect.height() * 0.72), true));
        }
    }
    painter.restore();
}

QRectF EffectPainter::tokenRect(const Effect& effect, const Effect::Token& token,
                                const TableLayout& layout) const {
    const QRectF texts = rowsOf(effect, layout).texts(token.side);
    const QPointF from(texts.right() - layout.textHeight(), texts.center().y());
    const QPointF to = layout.side(token.side).plate.center();
    const qreal t = effect.progress * effect.progress * (3 - 2 * effect.progress);
    const QPointF now = effect.still ? (t < 0.5 ? from : to) : from + (to - from) * t;
    const qreal size = layout.textHeight() * 2;
    return {now.x() - size / 2, now.y() - size / 2, size, size};
}

void EffectPainter::paintTokens(QPainter& painter, const Effect& effect,
                                const TableLayout& layout) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Effect::Token& token : effect.tokens) {
        const QRectF rect = tokenRect(effect, token, layout);
        if (effect.still) {
            painter.setOpacity(std::abs(1 - 2 * effect.progress));
        }
        painter.setPen(QPen(m_theme.shade, std::max(1.5, rect.height() * 0.06)));
        painter.setBrush(m_theme.accent);
        painter.drawEllipse(rect);
        painter.setPen(m_theme.accent.lightness() > 110 ? QColor(0x1a, 0x14, 0x10)
                                                        : QColor(Qt::white));
        painter.setFont(sizedFont(m_font, qRound(rect.height() * 0.5), true));
        painter.drawText(rect, Qt::AlignCenter, signedNumber(token.value));
    }
    painter.restore();
}

} // namespace settebello
