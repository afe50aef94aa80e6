// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/comments.h"

namespace settebello {

std::string_view toString(Comments comments) {
    switch (comments) {
    case Comments::Silent:
        return "silent";
    case Comments::Few:
        return "few";
    case Comments::Lively:
        break;
    }
    return "lively";
}

std::optional<Comments> parseComments(std::string_view text) {
    for (const Comments comments : {Comments::Silent, Comments::Few, Comments::Lively}) {
        if (text == toString(comments)) {
            return comments;
        }
    }
    return std::nullopt;
}

} // namespace settebello
