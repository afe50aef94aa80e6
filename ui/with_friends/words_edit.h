// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/invitation.h"
#include "words/word_list.h"

#include <QLineEdit>

#include <optional>
#include <vector>

namespace settebello {

/// A field for the three words of a table, or its link. Completes each of them from the lists of
/// all languages.
class WordsEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit WordsEdit(QWidget* parent = nullptr);

    /// The words that were meant, small mistakes put right; nothing if that is not clear.
    std::optional<QStringList> words() const;
    /// The invitation that a link is, if one was entered.
    std::optional<net::Invitation> invitation() const { return net::readLink(text()); }

private:
    std::vector<net::WordList> m_lists;
};

} // namespace settebello
