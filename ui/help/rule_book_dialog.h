// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/deck.h"
#include "rules/rule_set.h"
#include "widgets/tiled_dialog.h"

class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSplitter;
class QToolButton;

namespace settebello {

class CardPictures;
class RuleBookPage;
class WindowState;

/// The complete rules of the current match, with chapters on strategy and history, to read, search
/// and print while the match goes on.
class RuleBookDialog : public TiledDialog {
    Q_OBJECT

public:
    /// @param windowState must outlive the window.
    RuleBookDialog(CardPictures& pictures, WindowState& windowState, QWidget* parent = nullptr);
    ~RuleBookDialog() override;

    /// Shows the rules of a table. @pre they have no faults. @param base the preset they were
    /// made from. @param name the player's name for them; if empty, the preset's name is shown.
    void setRules(const RuleSet& rules, const std::string& base, const QString& name);
    /// Goes to a chapter or a heading (rule_book.h).
    void goTo(const QString& place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeContents();
    QLayout* makeSearch();
    QLayout* makeButtons();
    void makeKeys();
    void write();
    void retranslate() final;
    void showContents();
    void search();
    void step(bool forward);
    void print();

    CardPictures& m_pictures;
    RuleSet m_rules;
    std::string m_base = "scopa";
    QString m_name;
    QListWidget* m_contents;
    RuleBookPage* m_page;
    QSplitter* m_split;
    QLineEdit* m_search;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_found;
    QPushButton* m_print;
    QPushButton* m_close;
    int m_count = 0; ///< of matches found
};

} // namespace settebello
