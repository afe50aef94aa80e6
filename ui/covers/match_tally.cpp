// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/match_tally.h"

#include "game/marking.h"
#include "game/match_text.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"
#include "text/scoring_text.h"
#include "text/table_text.h"
#include "widgets/name_label.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

/// A label in the middle of its place. @param role for the style sheet of what it lies on.
QLabel* styled(QLabel* label, const char* role) {
    label->setProperty("role", QLatin1String(role));
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    return label;
}

QLabel* made(const QString& text, const char* role) {
    return styled(new QLabel(text), role);
}

/// A face, as high as the name and the points beside it. Decoration.
class FaceLabel : public QLabel {
public:
    FaceLabel(const QString& face, Expression expression, FacePictures& pictures)
        : m_face(face)
        , m_expression(expression)
        , m_pictures(pictures) {
        setObjectName(QStringLiteral("face"));
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(&m_pictures, &FacePictures::ready, this, qOverload<>(&QWidget::update));
    }

    QSize sizeHint() const override {
        constexpr qreal kLines = 2.6;
        return QSize(1, 1) * qRound(fontMetrics().height() * kLines);
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(rect(),
                           m_pictures.picture(m_face, m_expression, width(), devicePixelRatioF()));
    }

private:
    QString m_face;
    Expression m_expression;
    FacePictures& m_pictures;
};

} // namespace

MatchTally::MatchTally(const MatchSetup& setup, const Match& match, QWidget* parent)
    : QWidget(parent)
    , m_setup(setup)
    , m_result(*match.result()) {
    for (const Match::PlayedRound& round : match.played()) {
        if (round.scored) {
            m_rounds.push_back(round.points);
        }
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch(1);
    fill();
}

void MatchTally::setFaces(const QStringList& faces) {
    m_faces = faces;
    fill();
}

void MatchTally::setLastWord(int seat, const QString& text) {
    Q_ASSERT(hasRoomForWords());
    m_speaker = seat;
    m_lastWord = text;
    fill();
}

void MatchTally::setByRound(bool byRound) {
    m_byRound = byRound;
    fill();
}

void MatchTally::retranslate() {
    fill();
}

void MatchTally::fill() {
    delete m_sheet;
    m_sheet = new QWidget(this);
    m_grid = new QGridLayout(m_sheet);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(2);
    for (int side = 0; side < m_setup.rules.rules.sides(); ++side) {
        m_grid->addWidget(makePlate(side), 0, side + 1);
        m_grid->setColumnStretch(side + 1, 1);
    }
    if (m_byRound) {
        addRounds();
    } else {
        addItems();
    }
    m_grid->setColumnStretch(0, m_grid->rowCount() > 1 ? 1 : 0); // for the names of the lines
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_sheet);
    m_sheet->show();
}

QWidget* MatchTally::makePlate(int side) {
    const bool won = side == m_result.winner;
    auto* plate = new QFrame;
    plate->setProperty("plate", won ? QStringLiteral("winner") : QStringLiteral("other"));
    auto* grid = new QGridLayout(plate);
    grid->setContentsMargins(8, 3, 8, 3);
    grid->setSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(styled(new NameLabel(sideName(m_setup, side)), won ? "winner" : "name"), 0, 1);
    grid->addWidget(made(QLocale().toString(m_result.scores[side]), won ? "won" : "points"), 1, 1);
    grid->addLayout(makeFaces(side), 0, 0, 2, 1);
    if (const QString said = lastWordOf(side); !said.isEmpty()) {
        grid->addWidget(made(said, "said"), 2, 0, 1, 2);
    }
    return plate;
}

/// Those of the opponents who play on it.
QLayout* MatchTally::makeFaces(int side) {
    auto* row = new QHBoxLayout;
    for (int seat = 0; seat < static_cast<int>(m_faces.size()); ++seat) {
        if (m_setup.rules.rules.sideOf(seat) == side && !m_faces[seat].isEmpty()) {
            row->addWidget(new FaceLabel(
                m_faces[seat], side == m_result.winner ? Expression::Winning : Expression::Beaten,
                m_pictures));
        }
    }
    return row;
}

QString MatchTally::lastWordOf(int side) const {
    const RuleSet& rules = m_setup.rules.rules;
    if (m_lastWord.isEmpty() || rules.sideOf(m_speaker) != side) {
        return {};
    }
    return rules.table.teams ? TableText::saidBy(seatName(m_setup, m_speaker), m_lastWord)
                             : tr("“%1”", "what the player above says").arg(m_lastWord);
}

void MatchTally::addLine(const QString& name, const BySide<int>& points) {
    const int row = m_grid->rowCount();
    auto* label = new QLabel(name);
    label->setWordWrap(true);
    m_grid->addWidget(label, row, 0);
    for (int side = 0; side < m_setup.rules.rules.sides(); ++side) {
        m_grid->addWidget(made(QLocale().toString(points[side]), "figure"), row, side + 1);
    }
}

/// Adds a row for each item that anybody has scored, and for those on which sides are compared, if
/// all of them are counted.
void MatchTally::addItems() {
    const RuleSet& rules = m_setup.rules.rules;
    PointsBySide all{};
    for (const PointsBySide& round : m_rounds) {
        for (int side = 0; side < rules.sides(); ++side) {
            all[side] += round[side];
        }
    }
    for (const ScoringItem item : markingOrder(rules)) {
        BySide<int> points{};
        for (int side = 0; side < rules.sides(); ++side) {
            points[side] = all[side][item];
        }
        const ScoringItemInfo& info = infoOf(item);
        const QString name = scoringItemShortName(item, rules, m_setup.rules.base);
        if (std::any_of(points.begin(), points.end(), [](int each) { return each != 0; })) {
            addLine(name, points);
        } else if (!m_rounds.empty() && info.award == Award::StrictlyMost && info.inForce(rules) &&
                   !Objective(rules).marksAtOnce()) {
            addLine(tiedItemName(name), points);
        }
    }
}

void MatchTally::addRounds() {
    int number = 0;
    for (const PointsBySide& round : m_rounds) {
        BySide<int> points{};
        for (int side = 0; side < m_setup.rules.rules.sides(); ++side) {
            points[side] = round[side].total();
        }
        addLine(tr("Round %1").arg(QLocale().toString(++number)), points);
    }
}

} // namespace settebello
