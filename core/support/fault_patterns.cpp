// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fault.h"

#include <iterator>

// The window translates these texts in this context: translations/CMakeLists.txt passes
// this macro to lupdate.
#define TR_NOOP(context, text) text

namespace settebello {

namespace {

using enum FaultCode;

constexpr FaultPattern kPatterns[] = {
    {List, TR_NOOP("settebello::Fault", "a list")},
    {Object, TR_NOOP("settebello::Fault", "an object")},
    {CannotBeRead, TR_NOOP("settebello::Fault", "cannot be read: %1")},
    {CannotBeWritten, TR_NOOP("settebello::Fault", "cannot be written: %1")},
    {NotAFile, TR_NOOP("settebello::Fault", "is not a file")},
    {TooLarge, TR_NOOP("settebello::Fault", "is too large")},
    {CannotBackUp,
     TR_NOOP("settebello::Fault", "what was wrong in it could not be kept in another file")},
    {PermissionDenied, TR_NOOP("settebello::Fault", "Permission denied")},
    {OperationNotPermitted, TR_NOOP("settebello::Fault", "Operation not permitted")},
    {NoSpace, TR_NOOP("settebello::Fault", "No space left on device")},
    {ReadOnlyFileSystem, TR_NOOP("settebello::Fault", "Read-only file system")},
    {NoSuchFile, TR_NOOP("settebello::Fault", "No such file or directory")},
    {FileExists, TR_NOOP("settebello::Fault", "File exists")},
    {IsADirectory, TR_NOOP("settebello::Fault", "Is a directory")},
    {NotADirectory, TR_NOOP("settebello::Fault", "Not a directory")},
    {FileTooLarge, TR_NOOP("settebello::Fault", "File too large")},
    {NameTooLong, TR_NOOP("settebello::Fault", "File name too long")},
    {InputOutputError, TR_NOOP("settebello::Fault", "Input/output error")},
    {OtherSystemError, TR_NOOP("settebello::Fault", "%1")},
    {JsonSyntax, TR_NOOP("settebello::Fault", "is not JSON: parse error at line %1, column %2"),
     ": %3"},
    {NestedTooDeeply, TR_NOOP("settebello::Fault", "is nested too deeply")},
    {NewerVersion,
     TR_NOOP("settebello::Fault",
             "%1 is not known here: the file is newer than this program, which reads version %2")},
    {Missing, TR_NOOP("settebello::Fault", "is missing")},
    {Duplicate, TR_NOOP("settebello::Fault", "appears twice")},
    {UnknownKey, TR_NOOP("settebello::Fault", "unknown key, not one of %1")},
    {NotExpected, TR_NOOP("settebello::Fault", "%1 is not %2")},
    {NotOneOf, TR_NOOP("settebello::Fault", "%1 is not one of %2")},
    {NotZeroOrOneOf, TR_NOOP("settebello::Fault", "%1 is not 0 or one of %2")},
    {NotHumanOrOneOf, TR_NOOP("settebello::Fault", "%1 is not human or one of %2")},
    {NotText, TR_NOOP("settebello::Fault", "%1 is not text")},
    {NotAnObject, TR_NOOP("settebello::Fault", "%1 is not an object")},
    {NotAWholeNumber, TR_NOOP("settebello::Fault", "%1 is not a whole number")},
    {NotAVersion, TR_NOOP("settebello::Fault", "%1 is not a version number")},
    {NotAnIdentifier,
     TR_NOOP("settebello::Fault", "%1 is not a name of small letters, digits and -")},
    {NotAFileName, TR_NOOP("settebello::Fault", "%1 is not a file name")},
    {NotADate, TR_NOOP("settebello::Fault", "%1 is not a date and time")},
    {NotALevel, TR_NOOP("settebello::Fault", "%1 is not a level")},
    {NotAFingerprint, TR_NOOP("settebello::Fault", "%1 is not 16 hexadecimal digits")},
    {NotAPreset, TR_NOOP("settebello::Fault", "%1 is not a preset")},
    {NotAListOf, TR_NOOP("settebello::Fault", "%1 is not a list of %2")},
    {NotAListOfCards, TR_NOOP("settebello::Fault", "%1 is not a list of cards")},
    {NotAListOfFileNames, TR_NOOP("settebello::Fault", "%1 is not a list of file names")},
    {NotAListOfHouseRules, TR_NOOP("settebello::Fault", "%1 is not a list of house rules")},
    {NotAListOfLevels, TR_NOOP("settebello::Fault", "%1 is not a list of %2 levels")},
    {NotAListOfMatches, TR_NOOP("settebello::Fault", "%1 is not a list of matches")},
    {NotAListOfNumbers, TR_NOOP("settebello::Fault", "%1 is not a list of %2 numbers")},
    {NotAListOfPiles, TR_NOOP("settebello::Fault", "%1 is not a list of %2 piles")},
    {NotAListOfPlayers, TR_NOOP("settebello::Fault", "%1 is not a list of %2 players")},
    {NotAListOfPlays, TR_NOOP("settebello::Fault", "%1 is not a list of plays")},
    {NotAListOfRounds, TR_NOOP("settebello::Fault", "%1 is not a list of rounds")},
    {NotAListOfSides, TR_NOOP("settebello::Fault", "%1 is not a list of %2 sides")},
    {RuleValueNotAllowed, TR_NOOP("settebello::Fault", "%1: not one of %2")},
    {RuleConflict, TR_NOOP("settebello::Fault", "%1")},
    {NotACard, TR_NOOP("settebello::Fault", "%1 is not a card")},
    {CardNotLeft, TR_NOOP("settebello::Fault", "%1 appears twice or is not in the pack")},
    {CardMissing, TR_NOOP("settebello::Fault", "%1 is missing")},
    {MissingResult, TR_NOOP("settebello::Fault", "is missing; it follows from the plays: %1")},
    {NotTheResult, TR_NOOP("settebello::Fault", "%1 is not %2, which follows from the plays")},
    {NotTheNextDealer, TR_NOOP("settebello::Fault", "%1 is not %2, whose turn it is to deal")},
    {NotTheDrawnDealer, TR_NOOP("settebello::Fault", "%1 is not %2, who got the king of coins")},
    {NotADealerDraw,
     TR_NOOP("settebello::Fault",
             "these are not cards turned until the king of coins, or the rules turn none")},
    {NotADealCode, TR_NOOP("settebello::Fault", "%1 is not a deal code")},
    {DealCodeMistyped,
     TR_NOOP("settebello::Fault", "%1 is not a deal code as it was given: a character is wrong")},
    {DealCodeOfLaterVersion,
     TR_NOOP("settebello::Fault", "%1 is a deal code of a later version of this program")},
    {DealCodeOfUnknownGame,
     TR_NOOP("settebello::Fault", "%1 is a deal code of a game that this version does not have")},
    {DealCodeOfOtherRules,
     TR_NOOP("settebello::Fault", "%1 is a deal code of other rules or other seats")},
    {NotOfTheDealCode, TR_NOOP("settebello::Fault", "does not follow from the deal code %1")},
    {MatchOverBefore, TR_NOOP("settebello::Fault", "the match was already over")},
    {RoundBeforeNotOver, TR_NOOP("settebello::Fault", "the previous round is not over")},
    {RedealRequired, TR_NOOP("settebello::Fault", "the first table cards ask for another deal")},
    {RedealRequiredThen,
     TR_NOOP("settebello::Fault", "the first table cards then ask for another deal")},
    {PointsOfUnfinishedRound,
     TR_NOOP("settebello::Fault", "are there though the round was not played to its end")},
    {PointsMissing, TR_NOOP("settebello::Fault", "are missing though the round is over")},
    {ResultOfUnfinishedMatch,
     TR_NOOP("settebello::Fault", "is there though the match is not over")},
    {ResultMissing, TR_NOOP("settebello::Fault", "is missing though the match is over")},
    {NotAPlay, TR_NOOP("settebello::Fault", "%1 is not a play")},
    {CardNotInHand, TR_NOOP("settebello::Fault", "%1: the card is not in the hand")},
    {CaptureNotOnTable, TR_NOOP("settebello::Fault", "%1: a captured card is not on the table")},
    {CardMustCapture, TR_NOOP("settebello::Fault", "%1: the card must capture")},
    {WrongCaptureSum, TR_NOOP("settebello::Fault", "%1: the captured cards do not add up")},
    {TooManyCaptured, TR_NOOP("settebello::Fault", "%1: too many cards captured")},
    {SingleCardFirst, TR_NOOP("settebello::Fault", "%1: a single card comes before a set")},
    {FewerCardsPossible, TR_NOOP("settebello::Fault", "%1: fewer cards could be captured")},
    {FirstCardIsAce, TR_NOOP("settebello::Fault",
                             "%1: the first card of a round may be no ace, or takes only an ace")},
    {AceTakesAceOrTable,
     TR_NOOP("settebello::Fault", "%1: the ace takes an ace, or else the whole table")},
    {AceTakesAceFifteenOrTable,
     TR_NOOP("settebello::Fault", "%1: where an ace lies, the ace takes an ace or cards that make "
                                  "15 with it, or else the whole table")},
    {CutChoiceExpected, TR_NOOP("settebello::Fault", "%1: keep or place is awaited")},
    {DeclarationExpected, TR_NOOP("settebello::Fault", "%1: declare or pass is awaited")},
    {PlayExpected, TR_NOOP("settebello::Fault", "%1: a play is awaited")},
    {RefusedForRedeal,
     TR_NOOP("settebello::Fault", "%1: the first table cards ask for another deal")},
    {RefusedAfterRound, TR_NOOP("settebello::Fault", "%1: the round is over")},
    {RefusedAfterMatch, TR_NOOP("settebello::Fault", "%1: the match is over")},
    {RefusedHere, TR_NOOP("settebello::Fault", "%1: not asked for here")},
    {PlayAt, TR_NOOP("settebello::Fault", "play %1: %2")},
    {RoundOver, TR_NOOP("settebello::Fault", "the round is over")},
    {NobodyToAnswer, TR_NOOP("settebello::Fault", "nobody has to answer")},
    {NotAMove, TR_NOOP("settebello::Fault", "%1 is not a seat and what it did")},
    {NotTheHandSize, TR_NOOP("settebello::Fault", "is not the number of cards in the hand")},
    {NotTheWholePack,
     TR_NOOP("settebello::Fault", "hands, table, piles and stock are not the whole pack")},
    {CutCardOnlyInCutChoice, TR_NOOP("settebello::Fault", "belongs in cutChoice and only there")},
    {NoCardToPlay, TR_NOOP("settebello::Fault", "holds no card to play")},
};

constexpr bool isInOrderOfCodes() {
    for (std::size_t i = 0; i < std::size(kPatterns); ++i) {
        if (static_cast<std::size_t>(kPatterns[i].code) != i) {
            return false;
        }
    }
    return true;
}
static_assert(isInOrderOfCodes());

} // namespace

std::span<const FaultPattern> faultPatterns() {
    return kPatterns;
}

} // namespace settebello
