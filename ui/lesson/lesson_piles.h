// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "table/painting/table_theme.h"

#include <QFrame>
#include <QStringList>

class QVBoxLayout;

namespace settebello {

class CardPictures;
class CardStrip;

/// Both piles of the round that is over, open on the lesson's table while its score is explained.
class LessonPiles : public QFrame {
    Q_OBJECT

public:
    /// @param pictures must outlive it.
    LessonPiles(CardPictures& pictures, QWidget* table);

    void setTheme(const TableTheme& theme);
    /// Whether the cards have their numbers in the corner.
    void setNumbers(bool numbers);
    /// @pre the round is over. @param names by side; the learner's is the first.
    void showPiles(const Match& match, const QStringList& names);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addPile(const QString& name, CardSet pile, int points);
    void place();

    CardPictures& m_pictures;
    QVBoxLayout* m_column;
    QWidget* m_page = nullptr;
    std::vector<CardStrip*> m_strips;
    bool m_numbers = true;
};

} // namespace settebello
