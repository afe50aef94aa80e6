// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/fair_cards.h"
#include "widgets/tiled_dialog.h"

#include <QList>

#include <functional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;

namespace settebello {

class SettingsStore;

/// Shows the fingerprint of every pack of the match; for each finished round also the salt and the
/// order it was computed from, and a command that computes it again on any system. Where there is
/// little room, labels stand above their fields.
class FairCardsDialog : public TiledDialog {
    Q_OBJECT

public:
    FairCardsDialog(const FairCards& cards, SettingsStore& store, QWidget* parent = nullptr);

    /// A command for a terminal. @param line the text that is hashed.
    enum class System { Linux, MacOs, Windows };
    static QString command(System system, const QString& line);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUpFields();
    QWidget* makePage();
    void placeFields(bool stacked);
    void measure();
    void arrange();
    void connectFields();
    QPushButton* makeCopy(const std::function<QString()>& text);
    void showAbout();
    QString sourceText(FairCards::Source source) const;
    void showRounds();
    void showRound();
    void retranslate() final;

    const FairCards& m_cards;
    SettingsStore& m_store;
    QLabel* m_about;
    QCheckBox* m_codes;
    QCheckBox* m_wanted;
    QLabel* m_roundLabel;
    QComboBox* m_round;
    QLabel* m_fingerprintLabel;
    QLineEdit* m_fingerprint;
    QLabel* m_lineLabel;
    QPlainTextEdit* m_line;
    QLabel* m_state;
    QLabel* m_commandLabel;
    QComboBox* m_system;
    QPlainTextEdit* m_command;
    QLabel* m_how;
    QList<QPushButton*> m_copies;
    QPushButton* m_close;
    QScrollArea* m_scroll;
    QGridLayout* m_grid = nullptr;
    bool m_stacked = false;
    int m_unstackedWidth = 0;
};

} // namespace settebello
