// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/shortcuts_dialog.h"

#include "widgets/letter_width.h"
#include "widgets/page_scrolling.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace settebello {

namespace {

constexpr int kWidthInCharacters = 84;
constexpr int kUsualHeight = 690;

QString keyText(const QKeySequence& keys) {
    return keys.toString(QKeySequence::NativeText);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(QWidget* parent)
    : TiledDialog(parent)
    , m_scroll(new QScrollArea(this))
    , m_close(new QPushButton(this)) {
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    m_close->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, kTileHeight + 12, 24, 16);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_close, 0, Qt::AlignRight);
    retranslate();
    fitToScreen(this, {letterWidth(fontMetrics()) * kWidthInCharacters, kUsualHeight});
}

QList<ShortcutsDialog::Entry> ShortcutsDialog::entries() {
    return {
        {tr("Left, Right"), tr("Go along the cards in your hand")},
        {tr("Up, Down"), tr("Go to the cards on the table and back")},
        {tr("1 … 9, 0 (top row)"),
         tr("Go to that place in your hand, counted from the left, or choose that capture")},
        {tr("Enter, Space"), tr("Play the card, or the capture chosen")},
        {tr("Tab"), tr("Go round the captures to choose from")},
        {tr("Esc"), tr("Step back from a choice; close a window")},
        {tr("D"), tr("Describe what the selected card shows, or the one under the mouse")},
        {tr("R"), tr("Show the last play again")},
        {tr("H"), tr("Ask for a hint: what to play, and why")},
        {keyText(QKeySequence::Undo), tr("Take back your last play")},
        {tr("L"), tr("List the moves of this round")},
        {tr("P, Pause"), tr("Pause the match, or go on")},
        {tr("S"), tr("Show your cards when several people share the screen")},
        {tr("+, −"), tr("Move the cards one step faster or slower")},
        {tr("Any key or click"), tr("Finish the motion that is running")},
        {keyText(QKeySequence::New), tr("Start a new match")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_R)), tr("Play again by the same rules")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_D)), tr("Deal a match by its code")},
        {keyText(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)), tr("Play the same cards again")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_E)), tr("Compare results of the same cards")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_L)), tr("Show the score of the last round")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_A)), tr("Review the match that is over")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_M)), tr("Show the matches played")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_T)), tr("Show the statistics")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_K)), tr("Practise")},
        {tr("Left, Right, Space"),
         tr("While a match is replayed: go one move back, go one on, or let it play on")},
        {tr("N, P, B"),
         tr("While a match is reviewed: go to the next marked play, to the one before, or show "
            "or hide what was best")},
        {tr("W"), tr("While a match is reviewed: ask why a play was made")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_Comma)), tr("Open the preferences")},
        {tr("M"), tr("Turn the sound on or off")},
        {keyText(QKeySequence(Qt::Key_F11)), tr("Turn full screen on or off")},
        {keyText(QKeySequence(Qt::Key_F2)),
         tr("Show the rules of this table; after a play that is not allowed, the rule behind it")},
        {keyText(QKeySequence(Qt::Key_F1)), tr("Show this list")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_Q)), tr("Quit")},
    };
}

QWidget* ShortcutsDialog::makeList() {
    auto* list = new QWidget;
    auto* grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 8, 0);
    grid->setHorizontalSpacing(24);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const Entry& entry : entries()) {
        auto* keys = new QLabel(entry.keys);
        keys->setWordWrap(true);
        keys->setFont(scaledFont(keys->font(), 1, true));
        auto* what = new QLabel(entry.what);
        what->setWordWrap(true);
        grid->addWidget(keys, row, 0, Qt::AlignTop);
        grid->addWidget(what, row++, 1);
    }
    return list;
}

void ShortcutsDialog::retranslate() {
    setWindowTitle(tr("Keyboard shortcuts"));
    m_close->setText(tr("Close"));
    m_scroll->setWidget(makeList());
}

void ShortcutsDialog::keyPressEvent(QKeyEvent* event) {
    if (!scrollByKey(m_scroll, event->key())) {
        TiledDialog::keyPressEvent(event);
    }
}

} // namespace settebello
