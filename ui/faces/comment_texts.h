// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/occasion.h"
#include "faces/temperament.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace settebello {

/// What opponents can say at an occasion, in the order of the file (resources/comments). "%1"
/// stands for what is called at a sweep. @param language "en", "fr" or "it"; any
/// other is English
QStringList commentTexts(const QString& language, Occasion occasion, Temperament temperament);

/// Draws comments, none twice as long as it exists.
class CommentDrawer {
public:
    /// @param seed the same one gives the same comments.
    explicit CommentDrawer(std::uint32_t seed)
        : m_seed(seed) {}

    /// @return empty if all has been said
    QString draw(const QString& language, Occasion occasion, Temperament temperament);

private:
    std::uint32_t m_seed;
    QSet<QString> m_said;
};

} // namespace settebello
