// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "covers/table_cover.h"
#include "game/match.h"
#include "game/match_setup.h"
#include "storage/settings.h"
#include "table/painting/table_theme.h"

#include <functional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QWidget;

namespace settebello {

class CardPictures;
class Director;
class MatchEndScene;
class MatchTally;

/// The end of a match, on the table: a picture, who has won, what everybody has made, and what to
/// do next: a rematch, a look at this match, and more on request. Not modal, and a defeat is shown
/// more gently than a victory. It is locked at first, and whenever the focus comes back to it, so
/// that no key that is held down or hammered begins another match.
class MatchEndPanel : public TableCover {
    Q_OBJECT

public:
    /// @param table where it is centred; its parent. @param otherDeals whether another side can be
    /// made to deal first. @pre the match is over.
    MatchEndPanel(const MatchSetup& setup, const Match& match, bool otherDeals,
                  const Settings::Display& display, CardPictures& pictures, QWidget* table);

    /// Whether the match can be compared with others of its code.
    void setComparable(bool comparable);
    void setDisplay(const Settings::Display& display);
    /// What the opponent at a seat says of it.
    void setLastWord(int seat, const QString& text);
    /// Covers no name of this table in part. @param director must outlive it
    void setDirector(const Director& director);
    /// Offers to ask the opponents about their plays. @param opponent the name of the only one;
    /// empty if there are several.
    void setExplainable(const QString& opponent);
    /// What there is to learn from it. @param text returns a sentence in the language in use, empty
    /// if there is nothing; null likewise.
    void setLesson(const std::function<QString()>& text);
    MatchEndScene& scene() { return *m_scene; }
    /// Gets the focus whenever the table is given it, as it does when it appears.
    void takeFocus();

signals:
    /// Another match, in which another side deals first if it can be made to.
    void rematchAsked();
    /// The match is to be played again from the record.
    void lookAsked();
    void compareAsked();
    /// Why did they play like that?
    void whyAsked();
    void closed();

protected:
    void retranslate() override;
    void place() override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void layOut();
    void connectButtons();
    /// Where the picture is.
    enum class Picture { Above, Beside, Missing };
    bool fitsAt(int pixels, Picture picture, bool mayScroll);
    bool fitButtons(int pixels);
    int buttonsWidth();
    void placePicture(QSize size, Picture picture);
    void layOutFor(int wanted);
    int widthBetweenNames(const TableLayout& table) const;
    QStringList remarks() const;
    void showMore();
    void setMore(bool more);
    void nameMore();
    void placeWithoutMore();
    void makeRoomForMore();
    void restyle(int pixels, int buttonPixels);
    /// How the button for another match says who deals then.
    enum class Rematch { InOneLine, InTwoLines, Brief };
    void setRematchText(Rematch form);
    QString rematchText() const;

    MatchSetup m_setup;
    MatchResult m_result;
    int m_firstDealer; ///< the seat that dealt the first round
    bool m_otherDeals; ///< in a rematch
    bool m_isComparable = false;
    bool m_isExplainable = false;
    bool m_isMore = false; ///< less usual buttons and the code are shown
    bool m_lost;           ///< by all the people at this screen
    MatchEndScene* m_scene;
    QLabel* m_headline;
    QLabel* m_remark;
    QString m_lastWord;                ///< what an opponent says, with its name; may be empty
    std::function<QString()> m_lesson; ///< may be null
    const Director* m_director = nullptr;
    int m_room = 0;         ///< how wide it may be, in pixels
    QList<QRectF> m_labels; ///< those of the table for which it was laid out
    QScrollArea* m_scroll;
    MatchTally* m_tally;
    QWidget* m_page; ///< what is shown on request
    QLabel* m_code;
    QString m_opponent; ///< who is asked why; empty: several
    QPushButton* m_why;
    QPushButton* m_byRound;
    QPushButton* m_compare;
    QPushButton* m_close;
    QPushButton* m_more;
    QPushButton* m_look;
    QPushButton* m_again;
    QBoxLayout* m_top = nullptr; ///< the picture, and the words below or beside it
    QBoxLayout* m_row = nullptr; ///< what most people want
    TableTheme m_theme;
    int m_pixels = 0;       ///< of its text, as last styled
    int m_buttonPixels = 0; ///< likewise, on buttons
};

} // namespace settebello
