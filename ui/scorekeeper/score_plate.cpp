// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/score_plate.h"

#include "scorekeeper/touch_widgets.h"
#include "storage/score_pad_file.h"
#include "text/sweep_name.h"
#include "widgets/plain_text.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr double kAroundDigits = 1.35; ///< the height of their label in theirs
constexpr int kBelow = 10;             ///< a plate, before the rounds
constexpr int kLongestPart = 8;        ///< of a name whose words do not fit

/// Without the room that letters would need above and below.
class Digits : public QLabel {
public:
    using QLabel::QLabel;
    QSize sizeHint() const override {
        const QFontMetricsF metrics(font());
        return QSizeF(metrics.horizontalAdvance(text()), kAroundDigits * metrics.capHeight())
            .toSize();
    }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

QString fittingWords(const QString& text, const QFont& font, int room) {
    const bool fits = longestWord(QFontMetrics(font), text) <= room;
    return fits ? text : breakable(text, kLongestPart);
}

ScorePlate::ScorePlate(const KeptScore& score, int side, const QString& name, bool editable,
                       QWidget* parent)
    : QWidget(parent)
    , m_side(side)
    , m_name(name)
    , m_editable(editable)
    , m_nameLabel(new QLabel(name, this))
    , m_score(new Digits(QLocale().toString(score.pad.markedScores()[side]), this)) {
    m_score->setObjectName(QStringLiteral("score_%1").arg(side));
    m_score->setAccessibleName(tr("%1: %2", "a side and its points").arg(name, m_score->text()));
    m_score->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_nameLabel->setTextFormat(Qt::PlainText);
    m_nameLabel->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, kBelow);
    for (QLabel* label : {m_nameLabel, m_score}) {
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    addSweep(score);
    addDeclarations(score.pad);
    column->addStretch(1);
}

TouchButton* ScorePlate::addButton(const QString& name, const PadEntry& entry, bool enabled) {
    auto* button = new TouchButton(this, "");
    button->setObjectName(name);
    button->setEnabled(m_editable && enabled);
    connect(button, &QPushButton::clicked, this, [this, entry] { emit noted(entry); });
    layout()->addWidget(button);
    m_buttons += button;
    return button;
}

void ScorePlate::addSweep(const KeptScore& score) {
    const ScorePad& pad = score.pad;
    const std::string& game = score.rules.base;
    if (!pad.rules().hasSweeps()) {
        return;
    }
    const int sweeps = pad.made()[m_side].sweeps;
    const NotedSweep sweep{m_side};
    TouchButton* button = addButton(QStringLiteral("sweep_%1").arg(m_side), sweep,
                                    pad.check(sweep) == PadFault::None);
    button->setText(
        withSweepName(sweeps == 0 ? tr("+ sweep") : tr("+ sweep (%n)", nullptr, sweeps), game));
    button->setAccessibleName(
        withSweepName(tr("%1: one more sweep, %n so far", "a side", sweeps), game).arg(m_name));
}

void ScorePlate::addDeclarations(const ScorePad& pad) {
    for (const int won : pad.declarationPoints()) {
        const NotedDeclaration declaration{m_side, won};
        TouchButton* button = addButton(QStringLiteral("declared_%1_%2").arg(m_side).arg(won),
                                        declaration, pad.check(declaration) == PadFault::None);
        button->setText(tr("+%n declared", nullptr, won));
        button->setAccessibleName(
            tr("%1: %2", "a side and what it did").arg(m_name, button->text()));
    }
    if (const int won = pad.made()[m_side].declarations; won > 0) {
        auto* label = new QLabel(tr("Declared: %n point(s)", nullptr, won), this);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        layout()->addWidget(label);
    }
}

double ScorePlate::digitsWidth(const QFont& digits) const {
    const QString two = QStringLiteral("00"); // so that the tenth point makes nothing smaller
    const QFontMetricsF metrics(digits);
    return std::max(metrics.horizontalAdvance(two), metrics.horizontalAdvance(m_score->text()));
}

double ScorePlate::wordsWidth(const QFont& words) {
    int widest = 0;
    for (TouchButton* button : m_buttons) {
        button->setFont(words);
        widest = std::max(widest, button->sizeHint().width());
    }
    return widest;
}

int ScorePlate::otherHeight() const {
    layout()->invalidate(); // the fonts are others
    return layout()->sizeHint().height() - m_score->sizeHint().height();
}

double ScorePlate::digitsIn(double room) {
    return room / kAroundDigits;
}

void ScorePlate::setFonts(const QFont& digits, const QFont& words, int room) {
    m_score->setFont(digits);
    m_nameLabel->setText(fittingWords(m_name, words, room));
    m_nameLabel->setFont(words);
    for (TouchButton* button : m_buttons) {
        button->setFont(words);
    }
}

} // namespace settebello
