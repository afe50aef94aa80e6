// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/deck_folder.h"

#include "cards/deck_proposal.h"
#include "settings/file_access.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringList>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::DeckFolder)
};

/// A line break after about so many characters.
constexpr qsizetype kLine = 78;

QString wrapped(const QString& paragraph) {
    QString text;
    qsizetype column = 0;
    const QStringList words = paragraph.split(QLatin1Char(' '));
    for (const QString& word : words) {
        const bool breaks = column > 0 && column + word.size() >= kLine;
        text += breaks ? QStringLiteral("\n") : column > 0 ? QStringLiteral(" ") : QString();
        column = (breaks || column == 0 ? 0 : column + 1) + word.size();
        text += word;
    }
    return text;
}

QString readme() {
    const QStringList paragraphs{
        Text::tr("YOUR OWN DECKS"),
        Text::tr("Every folder in this one is a deck of cards. Make a folder, put the pictures "
                 "into it, and open Preferences in Settebello: the deck is listed there under The "
                 "cards. If something is wrong with it, the list says what."),
        Text::tr("THE PICTURES. One for each of the forty cards, as SVG, SVGZ, PNG or JPEG, of at "
                 "most 2 MiB and 8 million pixels. The name of the file says which card it is: "
                 "the rank from 1 to 10, then the suit, D for coins, C for cups, S for swords, B "
                 "for batons. 7D.svg is the seven of coins, 10S.png the king of swords; 8, 9 and "
                 "10 are the jack, the horse and the king."),
        Text::tr("With French suits, cards named as in other games will do as well: AH.png is the "
                 "ace of hearts, 7D the seven of diamonds, JC the jack of clubs, QS the queen of "
                 "spades, KD the king of diamonds. The eights, nines and tens of such a deck are "
                 "not needed."),
        Text::tr("The back is called back, such as back.png. Without one, the deck has ours."),
        Text::tr("deck.json says what the deck is called and what it shows. Copy the one beside "
                 "this file into your folder and change it with a text editor; or leave it out, "
                 "and let Preferences write one."),
        Text::tr("  name: what the deck is called\n"
                 "  author, licence: whom to thank, and what others may do with it\n"
                 "  aspect: the width of a card divided by its height, 0.4 to 1\n"
                 "  cornerRadius: the radius of its corners divided by its width, 0 to 0.2\n"
                 "  suits: latin or french\n"
                 "  courts: what 8, 9 and 10 show: jack, horse, queen, king or number\n"
                 "  numbers: drawn if the pictures show the rank of the card, otherwise added: "
                 "the game then adds it, for players who want it"),
        Text::tr("Drawings may not refer to other files, nor hold images or scripts. The program "
                 "that draws them knows no filters, patterns, masks and clip paths."),
    };
    QStringList lines;
    for (const QString& paragraph : paragraphs) {
        lines += paragraph.contains(QLatin1Char('\n')) ? paragraph : wrapped(paragraph);
    }
    return lines.join(QStringLiteral("\n\n")) + QLatin1Char('\n');
}

} // namespace

bool prepareDeckFolder(const QString& folder) {
    // A file in its place would be opened with whatever program is meant for it.
    if (!QDir().mkpath(folder)) {
        return false;
    }
    const QString text = folder + QStringLiteral("/README.txt");
    if (QFileInfo::exists(text)) {
        return true;
    }
    // Both are only help: if the disk is full, the folder is of use without them.
    writeFile(text, readme().toStdString());
    if (const QString example = folder + QStringLiteral("/deck.json");
        !QFileInfo::exists(example)) {
        writeFile(example, exampleDescription().toStdString());
    }
    return true;
}

} // namespace settebello
