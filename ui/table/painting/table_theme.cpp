// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/table_theme.h"

#include "widgets/dialog_look.h"

namespace settebello {

namespace {

/// Okabe and Ito's colours, which keep apart for nearly all eyes.
const std::array<QColor, 6> kChoices{QColor(0xf0, 0xb4, 0x29), QColor(0x56, 0xb4, 0xe9),
                                     QColor(0xe8, 0x7a, 0xb0), QColor(0x9b, 0xe0, 0x6a),
                                     QColor(0xf4, 0x7c, 0x3c), QColor(0xc9, 0xa6, 0xff)};

TableTheme green() {
    TableTheme theme;
    theme.id = QStringLiteral("green");
    theme.feltLight = QColor(0x2c, 0x66, 0x47);
    theme.feltDark = QColor(0x17, 0x40, 0x2c);
    theme.wood = QColor(0x5b, 0x37, 0x1f);
    theme.gilt = QColor(0xd6, 0xa8, 0x4a);
    theme.text = QColor(0xf7, 0xf0, 0xdf);
    theme.plate = QColor(0x10, 0x2b, 0x1e, 225);
    theme.plateText = QColor(0xfb, 0xf5, 0xe6);
    theme.plateMuted = QColor(0xc9, 0xd3, 0xbd);
    theme.accent = kGold;
    theme.focus = kFocusOnDark;
    theme.shade = QColor(0x05, 0x14, 0x0c);
    theme.choices = kChoices;
    return theme;
}

TableTheme night() {
    TableTheme theme = green();
    theme.id = QStringLiteral("night");
    theme.feltLight = QColor(0x26, 0x39, 0x63);
    theme.feltDark = QColor(0x10, 0x1a, 0x34);
    theme.wood = QColor(0x33, 0x22, 0x18);
    theme.plate = QColor(0x0a, 0x11, 0x24, 225);
    theme.plateMuted = QColor(0xb4, 0xc0, 0xd4);
    theme.shade = QColor(0x03, 0x05, 0x0a);
    return theme;
}

TableTheme terracotta() {
    TableTheme theme = green();
    theme.id = QStringLiteral("terracotta");
    theme.feltLight = QColor(0x92, 0x45, 0x2d);
    theme.feltDark = QColor(0x66, 0x2a, 0x1c);
    theme.wood = QColor(0x4a, 0x2a, 0x18);
    theme.plate = QColor(0x3a, 0x16, 0x0e, 225);
    theme.plateMuted = QColor(0xe6, 0xcd, 0xbd);
    theme.shade = QColor(0x23, 0x0b, 0x05);
    return theme;
}

TableTheme linen() {
    TableTheme theme = green();
    theme.id = QStringLiteral("linen");
    theme.feltLight = QColor(0xf1, 0xe5, 0xca);
    theme.feltDark = QColor(0xdb, 0xc5, 0x99);
    theme.wood = QColor(0x8a, 0x5d, 0x36);
    theme.text = QColor(0x3a, 0x2a, 0x18);
    theme.plate = QColor(0xfd, 0xf8, 0xec, 235);
    theme.plateText = QColor(0x2e, 0x22, 0x14);
    theme.plateMuted = QColor(0x6b, 0x57, 0x3d);
    theme.accent = QColor(0xa8, 0x3a, 0x1e);
    theme.focus = kFocusOnLight;
    theme.shade = QColor(0x4a, 0x38, 0x20);
    theme.choices = {QColor(0xb3, 0x6b, 0x00), QColor(0x00, 0x6f, 0xb0), QColor(0xb0, 0x2f, 0x7d),
                     QColor(0x2f, 0x7d, 0x32), QColor(0xc4, 0x4a, 0x12), QColor(0x66, 0x3f, 0xb8)};
    return theme;
}

TableTheme contrast() {
    TableTheme theme = green();
    theme.id = QStringLiteral("contrast");
    theme.feltLight = Qt::black;
    theme.feltDark = Qt::black;
    theme.wood = Qt::white;
    theme.text = Qt::white;
    theme.plate = Qt::black;
    theme.plateText = Qt::white;
    theme.plateMuted = Qt::white;
    theme.accent = Qt::yellow;
    theme.focus = Qt::yellow;
    theme.shade = Qt::black;
    theme.ornament = false;
    theme.strong = true;
    return theme;
}

const std::array<TableTheme, 5>& themes() {
    static const std::array<TableTheme, 5> all{green(), night(), terracotta(), linen(), contrast()};
    return all;
}

} // namespace

const TableTheme& tableTheme(const QString& id) {
    for (const TableTheme& theme : themes()) {
        if (theme.id == id) {
            return theme;
        }
    }
    return themes().front();
}

QStringList tableThemeIds() {
    QStringList ids;
    for (const TableTheme& theme : themes()) {
        ids.append(theme.id);
    }
    return ids;
}

} // namespace settebello
