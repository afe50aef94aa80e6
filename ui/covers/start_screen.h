// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "covers/table_cover.h"
#include "storage/settings.h"
#include "table/painting/table_theme.h"

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

    /// Covers the table and takes its focus.
    void open();
    /// Uncovers the table and gives its focus back.
    void close();
    void setDisplay(const Settings::Display& display);
    /// @param about what Play begins.
    void setMatch(const QString& about);
    /// @param about the match that was left; empty if there is none to go on with.
    void setLeft(const QString& about);
    /// @param about the table with friends that was left; empty if there is none.
    void setTableLeft(const QString& about);

signals:
    void playAsked();
    void continueAsked();
    void newMatchAsked();
    void firstStepsAsked();
    void houseRulesAsked();
    void matchesAsked();
    void dayAsked();
    void friendsAsked();

protected:
    void retranslate() override;
    void place() override;

private:
    /// A large button, and below it what it is about.
    struct Main {
        QPushButton* button = nullptr;
        NameLabel* about = nullptr;
    };
    Main makeMain(const char* name);
    void setAbout(const Main& main, const QString& about);
    bool fitsAt(int pixels, qreal pictureShare);
    void arrange(int columns);
    void restyle(int pixels);
    void widenMains();

    StartPicture* m_picture;
    QBoxLayout* m_mains;
    QGridLayout* m_grid;
    Main m_continue;
    Main m_play;
    std::vector<QPushButton*> m_others;
    TableTheme m_theme;
    bool m_isTableLeft = false;
    int m_pixels = 0;  ///< of its text, as last styled
    int m_columns = 0; ///< of the smaller buttons
};

} // namespace settebello
