// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// Every kind of fault. Its row in fault_patterns.cpp holds the English text, which shows what the
/// arguments are.
enum class FaultCode : std::uint8_t {
    // Arguments of other faults: values that are too long to be shown.
    List,
    Object,
    // A file as a whole.
    CannotBeRead,
    CannotBeWritten,
    NotAFile,
    TooLarge,
    CannotBackUp,
    // What the operating system says.
    PermissionDenied,
    OperationNotPermitted,
    NoSpace,
    ReadOnlyFileSystem,
    NoSuchFile,
    FileExists,
    IsADirectory,
    NotADirectory,
    FileTooLarge,
    NameTooLong,
    InputOutputError,
    OtherSystemError,
    // The text of a file.
    JsonSyntax,
    NestedTooDeeply,
    NewerVersion,
    // A key and its value.
    Missing,
    Duplicate,
    UnknownKey,
    NotExpected,
    NotOneOf,
    NotZeroOrOneOf,
    NotHumanOrOneOf,
    NotText,
    NotAnObject,
    NotAWholeNumber,
    NotAVersion,
    NotAnIdentifier,
    NotAFileName,
    NotADate,
    NotALevel,
    NotAFingerprint,
    NotAPreset,
    NotAListOf,
    NotAListOfCards,
    NotAListOfFileNames,
    NotAListOfHouseRules,
    NotAListOfLevels,
    NotAListOfMatches,
    NotAListOfNumbers,
    NotAListOfPiles,
    NotAListOfPlayers,
    NotAListOfPlays,
    NotAListOfRounds,
    NotAListOfSides,
    // Rules that cannot be played.
    RuleValueNotAllowed, ///< a single value outside its key's range
    RuleConflict,        ///< toggles that do not go together, in the words of rule_conflicts.cpp
    // Cards and records that contradict themselves.
    NotACard,
    CardNotLeft,
    CardMissing,
    MissingResult,
    NotTheResult,
    NotTheNextDealer,
    NotTheDrawnDealer,
    NotADealerDraw,
    NotADealCode,
    DealCodeMistyped,
    DealCodeOfLaterVersion,
    DealCodeOfUnknownGame,
    DealCodeOfOtherRules,
    NotOfTheDealCode,
    MatchOverBefore,
    RoundBeforeNotOver,
    RedealRequired,
    RedealRequiredThen,
    PointsOfUnfinishedRound,
    PointsMissing,
    ResultOfUnfinishedMatch,
    ResultMissing,
    // A decision that is refused. The first argument is the decision.
    NotAPlay,
    CardNotInHand,
    CaptureNotOnTable,
    CardMustCapture,
    WrongCaptureSum,
    TooManyCaptured,
    SingleCardFirst,
    FewerCardsPossible,
    FirstCardIsAce,
    AceTakesAceOrTable,
    AceTakesAceFifteenOrTable,
    CutChoiceExpected,
    DeclarationExpected,
    PlayExpected,
    RefusedForRedeal,
    RefusedAfterRound,
    RefusedAfterMatch,
    RefusedHere,
    // A question or a position of the command line.
    PlayAt,
    RoundOver,
    NobodyToAnswer,
    NotAMove,
    NotTheHandSize,
    NotTheWholePack,
    CutCardOnlyInCutChoice,
    NoCardToPlay,
};

/// One thing wrong with a file, its rules or a decision, in no language yet.
struct Fault {
    struct Argument;
    /// Gives the translation of an English pattern.
    using Translate = std::function<std::string(const char* english)>;

    std::string path; ///< a JSON pointer; empty for the file as a whole
    FaultCode code;
    std::vector<Argument> arguments; ///< for %1, %2 … of the pattern
    /// The English text, of static storage, if the code stands for more than one; null for that of
    /// the code.
    const char* pattern = nullptr;

    // No default arguments: Argument is incomplete here, and clang wants to see it for them.
    Fault(FaultCode faultCode);
    Fault(FaultCode faultCode, std::vector<Argument> faultArguments);
    Fault(std::string faultPath, FaultCode faultCode);
    Fault(std::string faultPath, FaultCode faultCode, std::vector<Argument> faultArguments);

    /// In English, without the path: `"most" is not one of singleFirst, fewest, free`
    std::string message() const;
    /// In English, with the path if there is one: `/capture/choice: "most" is not …`
    std::string text() const;
    /// The fault in another language, with its path. Leaves out what only programmers understand.
    std::string text(const Translate& translate) const;

    bool operator==(const Fault& other) const;
};

/// What stands for %1, %2 … in a fault's text: text that is the same in every language, such as a
/// value from a file, or another fault.
struct Fault::Argument {
    std::string text;
    std::optional<Fault> fault; ///< instead of the text

    Argument(std::string text);
    Argument(std::string_view text);
    Argument(const char* text);
    Argument(int number);
    Argument(std::size_t number);
    Argument(Fault fault);
    bool operator==(const Argument& other) const;
};

/// Faults in the order in which they were found. Keeps the first hundred and counts the others: a
/// damaged file may have a million, and nobody reads them all.
class Faults {
public:
    static constexpr std::size_t kMaxKept = 100;

    using value_type = Fault;
    using iterator = std::vector<Fault>::iterator;
    using const_iterator = std::vector<Fault>::const_iterator;

    Faults() = default;
    Faults(std::initializer_list<Fault> faults);

    void push_back(Fault fault); // NOLINT(readability-identifier-naming): as in std::vector
    /// Adds the fault that `make` returns. Calls it only if the fault will be kept.
    template <typename Make>
    void add(const Make& make) {
        if (m_kept.size() < kMaxKept) {
            m_kept.push_back(make());
        }
        ++m_total;
    }
    void append(const Faults& others);
    void clear();

    bool empty() const { return m_kept.empty(); }
    /// All that were found.
    std::size_t total() const { return m_total; }
    /// The number of faults that are kept, which the functions below give access to.
    std::size_t size() const { return m_kept.size(); }
    const Fault& front() const { return m_kept.front(); }
    const Fault& operator[](std::size_t index) const { return m_kept[index]; }
    iterator begin() { return m_kept.begin(); }
    iterator end() { return m_kept.end(); }
    const_iterator begin() const { return m_kept.begin(); }
    const_iterator end() const { return m_kept.end(); }

    bool operator==(const Faults& other) const;

private:
    std::vector<Fault> m_kept;
    std::size_t m_total = 0;
};

/// The English of one kind of fault.
struct FaultPattern {
    FaultCode code;
    const char* text;        ///< with %1, %2 … for the arguments
    const char* detail = ""; ///< what follows it for programmers
};

/// The patterns of all codes, in the order of FaultCode.
std::span<const FaultPattern> faultPatterns();

} // namespace settebello
