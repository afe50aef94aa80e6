// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace settebello {

class FairCards;
class FriendsSource;

/// A bar above the table with the fingerprint of the pack in play, for players who want to see it
/// before the first card is dealt. Hidden unless it is wanted and there is a pack.
class FingerprintBar : public QFrame {
    Q_OBJECT

public:
    explicit FingerprintBar(const FairCards& cards, QWidget* parent = nullptr);

    void setWanted(bool wanted);
    /// Shows that of a table with friends instead, which their programs check. @param table nullptr
    /// for none. Must be set again before it goes.
    void setTable(const FriendsSource* table);

signals:
    /// The player wants to check the packs.
    void check();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshOfTable();
    void retranslate();

    const FairCards& m_cards;
    const FriendsSource* m_table = nullptr;
    bool m_wanted = false;
    QLabel* m_text;
    QToolButton* m_copy;
    QToolButton* m_check;
};

} // namespace settebello
