// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fault.h"

#include "support/contract.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

FaultPattern patternOf(const Fault& fault) {
    return fault.pattern != nullptr ? FaultPattern{fault.code, fault.pattern}
                                    : faultPatterns()[static_cast<std::size_t>(fault.code)];
}

/// Puts the arguments in for %1, %2 … and leaves the arguments themselves as they are.
/// @pre there is an argument for each of them.
std::string filled(std::string_view pattern, const std::vector<std::string>& arguments) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '%') {
            const auto index = static_cast<std::size_t>(pattern[++i] - '1');
            SETTEBELLO_ASSERT(index < arguments.size());
            text += arguments[index];
        } else {
            text += pattern[i];
        }
    }
    return text;
}

/// @param render gives the text of a fault that is an argument.
template <typename Render>
std::vector<std::string> textsOf(const std::vector<Fault::Argument>& arguments,
                                 const Render& render) {
    std::vector<std::string> texts;
    texts.reserve(arguments.size());
    for (const Fault::Argument& argument : arguments) {
        texts.push_back(argument.fault ? render(*argument.fault) : argument.text);
    }
    return texts;
}

std::string translatedMessage(const Fault& fault, const Fault::Translate& translate) {
    return filled(translate(patternOf(fault).text),
                  textsOf(fault.arguments, [&](const Fault& nested) {
                      return translatedMessage(nested, translate);
                  }));
}

std::string withPath(const std::string& path, const std::string& message) {
    return path.empty() ? message : path + ": " + message;
}

} // namespace

Fault::Fault(FaultCode faultCode)
    : code(faultCode) {}

Fault::Fault(std::string faultPath, FaultCode faultCode)
    : path(std::move(faultPath))
    , code(faultCode) {}

Fault::Fault(FaultCode faultCode, std::vector<Argument> faultArguments)
    : Fault(std::string(), faultCode, std::move(faultArguments)) {}

Fault::Fault(std::string faultPath, FaultCode faultCode, std::vector<Argument> faultArguments)
    : path(std::move(faultPath))
    , code(faultCode)
    , arguments(std::move(faultArguments)) {}

std::string Fault::message() const {
    const FaultPattern found = patternOf(*this);
    return filled(std::string(found.text) + found.detail,
                  textsOf(arguments, [](const Fault& nested) { return nested.message(); }));
}

std::string Fault::text() const {
    return withPath(path, message());
}

std::string Fault::text(const Translate& translate) const {
    return withPath(path, translatedMessage(*this, translate));
}

// Not defaulted: clang 14 crashes on two that need each other.
bool Fault::operator==(const Fault& other) const {
    return path == other.path && code == other.code && arguments == other.arguments &&
           pattern == other.pattern;
}

bool Fault::Argument::operator==(const Argument& other) const {
    return text == other.text && fault == other.fault;
}

Fault::Argument::Argument(std::string argument)
    : text(std::move(argument)) {}
Fault::Argument::Argument(std::string_view argument)
    : text(argument) {}
Fault::Argument::Argument(const char* argument)
    : text(argument) {}
Fault::Argument::Argument(int number)
    : text(std::to_string(number)) {}
Fault::Argument::Argument(std::size_t number)
    : text(std::to_string(number)) {}
Fault::Argument::Argument(Fault argument)
    : fault(std::move(argument)) {}

Faults::Faults(std::initializer_list<Fault> faults) {
    for (const Fault& fault : faults) {
        push_back(fault);
    }
}

void Faults::push_back(Fault fault) {
    add([&] { return std::move(fault); });
}

void Faults::append(const Faults& others) {
    const std::size_t count = std::min(others.size(), kMaxKept - size());
    m_kept.insert(m_kept.end(), others.begin(),
                  others.begin() + static_cast<std::ptrdiff_t>(count));
    m_total += others.total();
}

void Faults::clear() {
    m_kept.clear();
    m_total = 0;
}

bool Faults::operator==(const Faults& other) const {
    return m_total == other.m_total && m_kept == other.m_kept;
}

} // namespace settebello
