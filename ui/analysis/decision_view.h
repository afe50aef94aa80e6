// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "coach/marked_reasons.h"
#include "storage/record.h"

#include <QWidget>

#include <QStringList>

#include <optional>
#include <vector>

class QLayout;
class QVBoxLayout;

namespace settebello {

class CardPictures;
class PlayPicture;

/// What is thought of one decision, in pictures of cards: what was played and what was better, what
/// that cost as a bar, why in a sentence, and how it may have gone on after both. Figures are shown
/// when asked for.
class DecisionView : public QWidget {
    Q_OBJECT

public:
    enum class Branch { Played, Better };

    /// @param match and pictures must outlive the view.
    DecisionView(const Record& match, CardPictures& pictures, QWidget* parent = nullptr);

    /// Keeps what somebody looks at if it is the same. @param moment a decision, or another one, at
    /// which nothing is to be chosen; null if the analysis has not come there.
    /// @param found why the best decision was better; null if that is not known
    void showMoment(const Moment* moment, const MarkedReasons* found);
    /// What is said of an answer, where it is not what is said of a moment in a match.
    struct Wording {
        QString heading;
        bool isPunished = false; ///< what was better is not shown yet, only how this is punished
        QString why;             ///< perhaps empty
        QString words;           ///< all of it in sentences
        QStringList values;      ///< of all that could be decided, and what else there is to know
    };
    /// The same of the answer to an exercise. @pre the moment is judged
    void showAnswer(const Moment& moment, const MarkedReasons& found, const Wording& wording);
    /// How wide it is at most, unless its parts need more, in pixels of letters like these.
    static int usualWidth(const QFontMetrics& letters);
    /// Frames the play that a table shows, and returns it; null if that is none.
    /// @param step 1 for the decision itself, 0 for none
    QWidget* showStep(Branch branch, int step);
    /// All that is shown, in sentences.
    QString words() const;
    /// The play that is shown as better, if one is.
    std::optional<Play> better() const;

signals:
    /// Something else is shown, which may need another width.
    void rebuilt();
    /// These plays are to be shown on a table: the decision and what may follow it.
    void tableAsked(settebello::DecisionView::Branch branch,
                    const std::vector<settebello::Play>& plays);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct BranchParts {
        std::vector<Play> plays;            ///< the decision and what may follow; perhaps none
        std::vector<PlayPicture*> pictures; ///< of each
    };

    void rebuild();
    QString heading() const;
    bool isPunished() const { return m_wording && m_wording->isPunished; }
    bool isJudged() const { return m_moment && m_moment->judgement; }
    bool hasCost() const;
    double linesOf(double wanted) const;
    BranchParts& parts(Branch branch) { return branch == Branch::Played ? m_played : m_better; }
    const Line* lineOf(Branch branch) const;
    void addHeading(QVBoxLayout& column);
    QString why() const;
    void addDecision(QLayout& flow, Branch branch, const QString& caption);
    void addCost(QVBoxLayout& column);
    void addWhy(QVBoxLayout& column);
    void addBranches(QVBoxLayout& column);
    void addLine(QVBoxLayout& column, Branch branch, const QString& caption);
    void addFigures(QVBoxLayout& column);

    const Record& m_match;
    CardPictures& m_pictures;
    QWidget* m_page = nullptr; ///< made anew for each decision
    std::optional<Moment> m_moment;
    std::optional<MarkedReasons> m_found;
    std::optional<Wording> m_wording; ///< of an answer
    BranchParts m_played;
    BranchParts m_better;
    bool m_figuresShown = false;
};

} // namespace settebello
