// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/play.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

constexpr std::array<std::pair<Decision::Kind, std::string_view>, 5> kKeywords{
    {{Decision::Kind::KeepCut, "keep"},
     {Decision::Kind::PlaceCut, "place"},
     {Decision::Kind::Declare, "declare"},
     {Decision::Kind::Pass, "pass"},
     {Decision::Kind::ClaimOut, "out"}}};

} // namespace

std::string toString(const Play& play) {
    std::string text = toString(play.card);
    char sign = '=';
    for (const Card card : play.captured.printed()) {
        text += sign + toString(card);
        sign = '+';
    }
    return text;
}

std::string toString(const Decision& decision) {
    for (const auto& [kind, word] : kKeywords) {
        if (kind == decision.kind) {
            return std::string(word);
        }
    }
    return toString(decision.play);
}

std::optional<Play> parsePlay(std::string_view text) {
    const auto equals = text.find('=');
    const auto card = parseCard(text.substr(0, equals));
    if (!card) {
        return std::nullopt;
    }
    Play play{*card, {}};
    for (auto rest = equals; rest != std::string_view::npos;) {
        const auto next = text.find('+', rest + 1);
        const auto taken = parseCard(
            text.substr(rest + 1, next == std::string_view::npos ? next : next - rest - 1));
        if (!taken) {
            return std::nullopt;
        }
        play.captured.insert(*taken);
        rest = next;
    }
    // A play is written in one way only: ascending, no card twice.
    return toString(play) == text ? std::optional(play) : std::nullopt;
}

std::optional<Decision> parseDecision(std::string_view text) {
    for (const auto& [kind, word] : kKeywords) {
        if (word == text) {
            return Decision(kind);
        }
    }
    if (const auto play = parsePlay(text)) {
        return Decision(*play);
    }
    return std::nullopt;
}

} // namespace settebello
