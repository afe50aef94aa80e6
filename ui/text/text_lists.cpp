// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/text_lists.h"

#include <QCoreApplication>

namespace settebello {

namespace {

struct TextLists {
    Q_DECLARE_TR_FUNCTIONS(settebello::TextLists)
};

} // namespace

QString joinedBySemicolons(const QStringList& parts) {
    return parts.join(TextLists::tr("; ", "between the parts of a list"));
}

} // namespace settebello
