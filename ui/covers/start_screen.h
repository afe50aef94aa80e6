// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "covers/table_cover.h"
#include "storage/settings.h"
#include "table/painting/table_theme.h"

#include <QStringList>

#include <vector>

class QBoxLayout;
class QGridLayout;
class QPushButton;

namespace settebello {

class CardPictures;
class NameLabel;
class StartPicture;

/// What lies on the bare cloth while no match is in play: the name of the game, a fan of cards, and
/// what there is to begin with, as buttons. Covers the table.
class StartScreen : public TableCover {
    Q_OBJECT

public:
    /// @param table the widget that it covers; its parent. Hidden at first.
    StartScreen(CardPictures& pictures, QWidget* table);

    /// What there is to begin with. Empty texts stand for what there is not.
    struct Offer {
        QString match;     ///< what Play begins
        QString left;      ///< the match that was left
        QString tableLeft; ///< the table with friends that was left
        QString day;       ///< the game of the match of the day, or its result
        bool isDayPlayed = false;
        QStringList houseRules; ///< by their names; the first few are offered
        bool firstSteps = false;
    };

    /// Covers the table and takes its focus.
    void open(const Offer& offer);
    /// Uncovers the table and gives its focus back.
    void close();
    /// Offers something else while it is open.
    void setOffer(const Offer& offer);
    void setDisplay(const Settings::Display& display);

signals:
    void playAsked();
    void continueAsked();
    void newMatchAsked();
    void firstStepsAsked();
    void houseRulesAsked();
    /// A match by house rules. @param number of them in the list
    void houseRulesChosen(int number);
    void matchesAsked();
    void dayAsked();
    void practiceAsked();
    void friendsAsked();

protected:
    void retranslate() override;
    void place() override;

private:
    /// A large button, and below it what it is about.
    struct Main {
        QPushButton* button = nullptr;
        NameLabel* about = nullptr;
        QBoxLayout* column = nullptr;
    };
    /// The smaller buttons, in their order.
    enum Other { Practice, Friends, NewMatch, HouseRules, Matches, FirstSteps };
    static constexpr int kMostHouseRules = 3;

    Main makeMain(const char* name);
    void addMain(const Main& main, int place);
    void connectButtons();
    void fill(const Offer& offer);
    void setAbout(const Main& main, const QString& about);
    bool fitsAt(int pixels, qreal pictureShare);
    bool fitsIn(int columns, bool mainsInRow, qreal pictureShare);
    std::vector<QPushButton*> shownOthers() const;
    void arrange(int columns, bool mainsInRow);
    void restyle(int pixels);
    enum class Abouts { All, OfFirst, None };
    void showAbouts(Abouts shown);
    void setFriendsFirst(bool first);
    std::vector<Main> shownMains() const;
    void widenMains();

    StartPicture* m_picture;
    QBoxLayout* m_mains;
    QGridLayout* m_grid;
    Main m_friends; ///< one of the smaller buttons, unless it is the likeliest wish
    Main m_continue;
    Main m_play;
    Main m_day;
    std::vector<QPushButton*> m_others;
    std::vector<QPushButton*> m_houseRules; ///< matches by them
    Offer m_offer;
    bool m_isFriendsFirst = false;
    TableTheme m_theme;
    int m_pixels = 0; ///< of its text, as last styled
};

} // namespace settebello
