// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/words_edit.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QStringListModel>

namespace settebello {

namespace {

constexpr int kMostShown = 5;

/// Where the last word begins.
qsizetype lastWord(const QString& text) {
    qsizetype at = text.size();
    while (at > 0 && text.at(at - 1).isLetter()) {
        --at;
    }
    return at;
}

/// Completes the last word and leaves those before it.
class WordCompleter : public QCompleter {
public:
    using QCompleter::QCompleter;

    QString pathFromIndex(const QModelIndex& index) const override {
        const auto* edit = qobject_cast<const QLineEdit*>(widget());
        const QString typed = edit ? edit->text() : QString();
        return typed.left(lastWord(typed)) + QCompleter::pathFromIndex(index);
    }
    QStringList splitPath(const QString& path) const override {
        const QString word = path.mid(lastWord(path));
        constexpr qsizetype kFrom = 2; // letters; before, there would be too many
        return {word.size() < kFrom ? QStringLiteral("?") : word};
    }
};

} // namespace

WordsEdit::WordsEdit(QWidget* parent)
    : QLineEdit(parent)
    , m_lists(net::WordList::all()) {
    QStringList all;
    for (const net::WordList& list : m_lists) {
        all += list.words();
    }
    all.removeDuplicates();
    all.sort();
    auto* completer = new WordCompleter(new QStringListModel(all, this), this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(kMostShown);
    setCompleter(completer);
    constexpr int kLongest = 2000; // a link
    setMaxLength(kLongest);
}

std::optional<QStringList> WordsEdit::words() const {
    return net::readWords(text(), m_lists);
}

} // namespace settebello
