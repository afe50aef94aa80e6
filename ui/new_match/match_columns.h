// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QTabBar;

namespace settebello {

class RulesForm;
class SteadyScroll;

/// Arranges the parts of the New match dialog: the games beside the form, or the form beside the
/// summary, which is under it, or after it, where there is little room. Where the games leave too
/// little room for the form, each has a tab; that follows from the window and its letters alone, so
/// that no choice makes another page of it.
class MatchColumns : public QWidget {
    Q_OBJECT

public:
    struct Parts {
        QWidget* games;  ///< to choose from
        QWidget* header; ///< stays above the form
        RulesForm* form; ///< scrolls
        QWidget* summary;
        QWidget* summaryText;
    };

    explicit MatchColumns(const Parts& parts, QWidget* parent = nullptr);

    SteadyScroll& scroll() { return *m_scroll; }
    /// Shows the summary in place of the games.
    void setAllRules(bool all);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeRight();
    void arrange();
    void placeHeader(QBoxLayout* where);
    void showHalves();
    void retranslate();
    void setSummaryOnPage(bool onPage);

    Parts m_parts;
    SteadyScroll* m_scroll;
    QTabBar* m_tabs;       ///< the games, or the rest
    QBoxLayout* m_rows;    ///< the tabs, and the columns
    QBoxLayout* m_columns; ///< the games, and the rest
    QWidget* m_rightSide = nullptr;
    QBoxLayout* m_form = nullptr;  ///< the header and what scrolls
    QBoxLayout* m_right = nullptr; ///< the form and the summary
    QBoxLayout* m_headerIn = nullptr;
    bool m_all = false; ///< the rules, and no games
    bool m_hasTabs = false;
    bool m_summaryOnPage = false;
};

} // namespace settebello
