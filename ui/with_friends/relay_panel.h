// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/broker.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace settebello {

class RelayStore;

/// The preferences for the relay by which friends elsewhere are reached: none, one that everybody
/// may use for tests, or that of a club or family. Disabled, with an explanation, in builds without
/// libmosquitto. Connects to nothing.
class RelayPanel : public QWidget {
    Q_OBJECT

public:
    explicit RelayPanel(RelayStore& store, QWidget* parent = nullptr);

    /// Whether relays can be used at all; as the program was built by default.
    void setPossible(bool possible);
    /// Gives it the keyboard focus.
    void takeFocus();
    /// The labels beside fields, for a page that aligns them with others.
    QLabel* label() const { return m_label; }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeOwn();
    void wrapChoice();
    void choose();
    /// Takes what was entered of an own relay, if it is one.
    void enter();
    void showRelay();
    QString explanation() const;
    /// What is chosen: the list has nothing first, then the public relays, and an own one last.
    enum class Kind { None, Public, Own };
    Kind kind() const;
    void retranslate();

    RelayStore& m_store;
    QFormLayout* m_form; ///< of the choice
    QLabel* m_label;
    QComboBox* m_choice;
    QLabel* m_about;
    QWidget* m_own;
    QLabel* m_addressLabel;
    QLineEdit* m_address;
    QCheckBox* m_tls;
    QLabel* m_userLabel;
    QLineEdit* m_user;
    QLabel* m_passwordLabel;
    QLineEdit* m_password;
    QLabel* m_problem;
    std::optional<net::Broker> m_entered; ///< of the club, while another choice is tried
    bool m_possible = true;
};

} // namespace settebello
