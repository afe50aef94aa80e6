// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/deck.h"
#include "tasks/task.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QButtonGroup;
class QLabel;
class QPushButton;
class QRadioButton;
class QVBoxLayout;

namespace settebello {

class DeckTile;
class DrawingThreads;
class FlowLayout;

/// Shows every deck by two of its cards and its name, to choose the one in use; who drew it, and
/// under which licence, is a tooltip. A broken deck is listed below, with its folder and its
/// errors, and cannot be chosen. When somebody else's deck is chosen, all its pictures are drawn
/// once, and it may turn out to be broken then. Decks are read in the background; until then it
/// says so.
class DeckChooser : public QWidget {
    Q_OBJECT

public:
    explicit DeckChooser(QWidget* parent = nullptr);
    ~DeckChooser() override;

    /// Marks the deck in use; chosen() is not emitted.
    void setCurrent(const QString& id);
    /// Searches for decks again. Those that are listed stay until then.
    void reload();
    bool isSearching() const { return m_search.isRunning(); }
    /// Makes all pictures of one size, for the size and in the colours of the window.
    void fitTiles();

signals:
    /// The player has chosen another deck, and it can be used.
    void chosen(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        DeckRead read;
        QRadioButton* button = nullptr;
        DeckTile* tile = nullptr;        ///< the same button; null if it cannot be shown
        QLabel* about = nullptr;         ///< below all tiles: its errors, or that it is being tried
        QPushButton* describe = nullptr; ///< writes a deck.json; null if there is one
        bool isTried = false;            ///< all its pictures have been drawn
    };

    void list(const QList<DeckRead>& decks);
    void add(const DeckRead& read);
    void addTile(Entry& entry);
    void addDescribing(Entry& entry, QWidget* row);
    void orderTabs();
    void choose(std::size_t index);
    void finishTrying(const QStringList& faults);
    void stopTrying();
    void describe(const DeckRead& read);
    void retranslate();
    bool sharesName(const DeckRead& read) const;
    void showAbout(const Entry& entry) const;
    QString aboutText(const Entry& entry) const;
    static QString authorText(const Deck& deck);
    void openFolder();

    QVBoxLayout* m_column;
    FlowLayout* m_tiles;
    QButtonGroup* m_group;
    QLabel* m_searching; ///< instead of decks
    QPushButton* m_folder;
    std::shared_ptr<DrawingThreads> m_threads; ///< of all pictures, so that they end together
    std::vector<Entry> m_entries;
    std::vector<QWidget*> m_rows; ///< of what is said of each, in the order of the entries
    QString m_current;
    QString m_described; ///< the deck whose deck.json was written, which gets the focus
    std::optional<std::size_t> m_trying; ///< the entry whose pictures are being drawn
    QTimer m_patience;                   ///< until they have taken too long
    Task m_search;
};

} // namespace settebello
