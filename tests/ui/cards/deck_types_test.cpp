// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck.h"

#include "core/json/wrong_types.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

using Json = nlohmann::json;

const Json kDeck = Json::parse(R"({"format": "settebello.deck", "version": 1,
    "name": {"en": "Mine"}, "author": "Anna", "licence": "free", "aspect": 0.6,
    "cornerRadius": 0.05, "suits": "latin", "numbers": "added", "courts": {"8": "jack"}, "faces": {"9": "8*"},
    "descriptions": {"en": {"9S": "a horse"}}})");

QString faultsOf(const Json& deck) {
    return parseDeck(QByteArray::fromStdString(deck.dump()), "/nowhere/mine").faults.join('\n');
}

TEST(DeckTypes, AreReportedWithTheirKeys) {
    ASSERT_EQ(faultsOf(kDeck), QString());
    test::forEachWrongType(kDeck, [](const test::ChangedDocument& changed) {
        const QString faults = faultsOf(changed.document);
        const QString key = QString::fromStdString(changed.path).section('/', 1, 1);
        const bool isDescription = changed.path.starts_with("/descriptions/"); // may be anything
        const bool isName = changed.path == "/name" && changed.value.is_string();
        if (!changed.hasOtherType || isDescription || isName) {
            return;
        }
        const QString where = key.isEmpty() || key == "format" ? "deck.json" : "deck.json, “" + key;
        EXPECT_TRUE(faults.contains(where))
            << changed.path << ' ' << changed.value << ": " << qPrintable(faults);
    });
}

} // namespace
} // namespace settebello
