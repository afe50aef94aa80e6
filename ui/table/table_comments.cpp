// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_comments.h"

#include "game/friends.h"
#include "game/match_text.h"
#include "game/seat_faces.h"
#include "table/layout/card_rows.h"
#include "table/motion/director.h"
#include "table/painting/sweep_painter.h"
#include "table/panels/speech_bubble.h"
#include "table/panels/status_line.h"
#include "text/table_text.h"

#include <QLocale>
#include <QRandomGenerator>

#include <utility>

namespace settebello {

namespace {

/// How long a bubble stays, in milliseconds, and how much longer for each letter.
constexpr int kShortest = 2500;
constexpr int kForLetter = 50;

} // namespace

TableComments::TableComments(const Director& director, StatusLine& status, QWidget* table)
    : QObject(table)
    , m_director(director)
    , m_status(status)
    , m_bubble(new SpeechBubble(table))
    , m_commentator(QRandomGenerator::global()->generate()) {
    m_over.setSingleShot(true);
    connect(&m_over, &QTimer::timeout, this, &TableComments::end);
    connect(&director, &Director::begun, this, &TableComments::onBegun);
}

void TableComments::setAmount(Comments amount) {
    m_commentator.setAmount(amount);
    if (amount == Comments::Silent) {
        end();
    }
}

void TableComments::setTheme(const TableTheme& theme) {
    m_bubble->setTheme(theme);
}

void TableComments::begin(const MatchSetup& setup, const FaceChoices& faces) {
    const QStringList ids = seatFaces(setup, faces);
    BySeat<std::optional<Temperament>> temperaments;
    m_names = seatNames(setup);
    for (int seat = 0; seat < static_cast<int>(ids.size()); ++seat) {
        if (!ids[seat].isEmpty() && !isFriend(setup.seat(seat))) { // friends talk themselves
            temperaments[seat] = temperamentOf(ids[seat]);
        }
    }
    m_commentator.begin(setup.rules.rules, temperaments, TableText::scopa(setup.rules.base));
    m_ofScore.reset();
    m_lastWord.reset();
    end();
}

void TableComments::place(const TableLayout& layout) {
    m_bubble->place(layout, m_director.board());
}

/// For the cards that an event brings, and for what is shown on the cloth beside them: hands and a
/// round's score in rows, and the word at a sweep.
void TableComments::makeWayFor(const Event& event) {
    const TableLayout& layout = m_director.layout();
    QRectF panel;
    if (const auto* shown = std::get_if<DeclarationsShown>(&event)) {
        panel = CardRows(layout, static_cast<int>(shown->declarations.size()), false).panel();
    } else if (std::holds_alternative<RoundScored>(event)) {
        panel = CardRows(layout, layout.sides(), true).panel();
    } else if (std::holds_alternative<SweepMade>(event)) {
        panel = sweepWordPlace(layout, TableText::scopa(m_director.game()),
                               m_bubble->parentWidget()->font());
    }
    m_bubble->keepClearOf(panel);
    m_bubble->makeWay(layout, m_director.board());
}

/// What is said of a score would tell it before it was counted, and what is said of the end of the
/// match stands where that is shown.
void TableComments::onBegun(const Event& event) {
    makeWayFor(event);
    const auto comment =
        m_commentator.comment(event, m_director.board().table(), QLocale().name().left(2));
    if (std::holds_alternative<RoundScored>(event)) {
        m_ofScore = comment;
    } else if (std::holds_alternative<MatchWon>(event)) {
        m_lastWord = comment;
    } else if (const auto ofScore = std::exchange(m_ofScore, std::nullopt)) {
        say(*ofScore);
    } else if (comment) {
        say(*comment);
    }
}

void TableComments::say(const Comment& comment) {
    const QString said = TableText::saidBy(m_names.value(comment.seat), comment.text);
    if (m_bubble->say(comment.text, comment.seat, m_director.layout(), m_director.board())) {
        m_status.announce(said);
    } else {
        m_status.sayForAMoment(said);
    }
    m_over.start(kShortest + kForLetter * static_cast<int>(comment.text.size()));
}

void TableComments::end() {
    m_over.stop();
    m_bubble->hide();
}

} // namespace settebello
