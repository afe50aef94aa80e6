// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/deck.h"

#include <QWidget>

#include <memory>
#include <vector>

class QButtonGroup;
class QLabel;
class QPushButton;
class QRadioButton;
class QVBoxLayout;

namespace settebello {

class CardPictures;
class DrawingThreads;

/// Lists every deck with its name and a few of its cards, to choose the one in use. A broken deck
/// is listed with its folder and its errors, and cannot be chosen.
class DeckChooser : public QWidget {
    Q_OBJECT

public:
    explicit DeckChooser(QWidget* parent = nullptr);
    ~DeckChooser() override;

    /// Marks the deck in use; chosen() is not emitted.
    void setCurrent(const QString& id);
    /// Searches for decks again.
    void reload();

signals:
    /// The player has chosen another deck.
    void chosen(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        DeckRead read;
        QRadioButton* button = nullptr;
        QLabel* about = nullptr;
        std::unique_ptr<CardPictures> pictures;
    };

    void add(const DeckRead& read);
    void retranslate();
    void openFolder();

    QVBoxLayout* m_column;
    QButtonGroup* m_group;
    QPushButton* m_folder;
    std::shared_ptr<DrawingThreads> m_threads; ///< of all pictures, so that they end together
    std::vector<Entry> m_entries;
    std::vector<QWidget*> m_rows;
    QString m_current;
};

} // namespace settebello
