// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/joined_table.h"
#include "lan/discovery.h"

#include <QList>
#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace settebello {

class RelayStore;
class SettingsStore;
class WordsEdit;

/// Finds a friend's table: by three words, by an invitation, or among those on this network, for
/// which it looks while it is visible.
class JoinPage : public QWidget {
    Q_OBJECT

public:
    JoinPage(SettingsStore& store, const RelayStore& relay, QWidget* parent = nullptr);

    WordsEdit* words() const { return m_words; }
    /// Looks for the table of the words, for whoever shows the page to place.
    QPushButton* button() const { return m_join; }
    /// The names by which friends will know the people at this screen: several with commas between
    /// them.
    QStringList names() const;
    /// Joins the table of an invitation that was sent.
    void use(const net::Invitation& invitation);

signals:
    /// A relay is to be chosen.
    void relayAsked();
    void joinAsked(const settebello::net::JoinPlan& plan, const QStringList& names);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makePage();
    void addTable(const net::TableNearby& table);
    void dropTables();
    void joinByWords();
    void askForInvitation();
    void openInvitation(const QString& file);
    void join(const net::JoinPlan& plan);
    void retranslate();

    SettingsStore& m_store;
    const RelayStore& m_relayStore;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_nameNote;
    QLabel* m_wordsLabel;
    WordsEdit* m_words;
    QPushButton* m_join;
    QPushButton* m_open;
    QLabel* m_problem;
    QLabel* m_relayNote;
    QPushButton* m_relay;
    QLabel* m_nearby;
    QVBoxLayout* m_tables;
    QList<QPushButton*> m_found;
    std::unique_ptr<net::TableSearch> m_search;
};

} // namespace settebello
