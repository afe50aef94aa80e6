<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>settebello::AccessibleText</name>
    <message numerus="yes">
        <source>%1: %n card(s) in hand</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n card in hand</numerusform>
            <numerusform>%1: %n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Stock: %n card</numerusform>
            <numerusform>Stock: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of %1: %n card(s)</source>
        <translation>
            <numerusform>Pile of %1: %n card</numerusform>
            <numerusform>Pile of %1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s): press a number, or Tab to go round.</source>
        <translation>
            <numerusform>%n choice: press a number, or Tab to go round.</numerusform>
            <numerusform>%n choices: press a number, or Tab to go round.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::AdviceText</name>
    <message numerus="yes">
        <source>It wins about %n more of 100 matches than the next best.</source>
        <translation>
            <numerusform>It wins about %n more of 100 matches than the next best.</numerusform>
            <numerusform>It wins about %n more of 100 matches than the next best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n seven(s) for the primiera</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>takes %n seven for the primiera</numerusform>
            <numerusform>takes %n sevens for the primiera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n seven(s)</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>takes %n seven</numerusform>
            <numerusform>takes %n sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) in all</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>takes %n card in all</numerusform>
            <numerusform>takes %n cards in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n point(s) (%1)</source>
        <comment>This play …; “Napola”</comment>
        <translation>
            <numerusform>brings %n point (%1)</numerusform>
            <numerusform>brings %n points (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 to only %n of the cards still out</source>
        <comment>This play …; the settebello</comment>
        <translation>
            <numerusform>leaves %1 to only %n of the cards still out</numerusform>
            <numerusform>leaves %1 to only %n of the cards still out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) fewer</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>takes %n card fewer</numerusform>
            <numerusform>takes %n cards fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals a pile of %n card(s)</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>steals a pile of %n card</numerusform>
            <numerusform>steals a pile of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves the pile topped by a card that only %n of the cards still out can match</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>leaves the pile topped by a card that only %n of the cards still out can match</numerusform>
            <numerusform>leaves the pile topped by a card that only %n of the cards still out can match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n point(s) (%1)</source>
        <comment>This play …; “Two of batons”</comment>
        <translation>
            <numerusform>saves %n point (%1)</numerusform>
            <numerusform>saves %n points (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n seven(s) fewer to be taken</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>leaves %n seven fewer to be taken</numerusform>
            <numerusform>leaves %n sevens fewer to be taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves a table that only %n of the cards still out can sweep, instead of %1</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>leaves a table that only %n of the cards still out can sweep, instead of %1</numerusform>
            <numerusform>leaves a table that only %n of the cards still out can sweep, instead of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lays a card that only %n of the cards still out can take, while %1 can take %2</source>
        <comment>This play …; a number; the three of cups</comment>
        <translation>
            <numerusform>lays a card that only %n of the cards still out can take, while %1 can take %2</numerusform>
            <numerusform>lays a card that only %n of the cards still out can take, while %1 can take %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves a table that %n of the cards still out can sweep, but %1</source>
        <comment>This play …; a list of reasons</comment>
        <translation>
            <numerusform>leaves a table that %n of the cards still out can sweep, but %1</numerusform>
            <numerusform>leaves a table that %n of the cards still out can sweep, but %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 of 10 cases, rather than in %n</source>
        <comment>something that happens</comment>
        <translation>
            <numerusform>%1 in %2 of 10 cases, with the other play only in %n</numerusform>
            <numerusform>%1 in %2 of 10 cases, with the other play only in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %1 only in %n of 10 cases, rather than in %2</source>
        <comment>This play …; cards</comment>
        <translation>
            <numerusform>loses %1 only in %n of 10 cases, rather than in %2</numerusform>
            <numerusform>loses %1 only in %n of 10 cases, rather than in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins %1 in %2 of 10 cases, rather than in %n</source>
        <comment>This play …; the primiera; a number</comment>
        <translation>
            <numerusform>wins %1 in %2 of 10 cases, with the other play only in %n</numerusform>
            <numerusform>wins %1 in %2 of 10 cases, with the other play only in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lays %1, which %n of the cards still out can take, but %2</source>
        <comment>This play …; a card; a list of reasons</comment>
        <translation>
            <numerusform>lays %1, which %n of the cards still out can take, but %2</numerusform>
            <numerusform>lays %1, which %n of the cards still out can take, but %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::AnalysisText</name>
    <message numerus="yes">
        <source>In %n of 10 cases it goes on like this: %1.</source>
        <comment>plays</comment>
        <translation>
            <numerusform>In %n of 10 cases it goes on like this: %1.</numerusform>
            <numerusform>In %n of 10 cases it goes on like this: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n of 10 cases:</source>
        <comment>before a line of plays</comment>
        <translation>
            <numerusform>In %n of 10 cases:</numerusform>
            <numerusform>In %n of 10 cases:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the play that was made, in %n of 10 cases: %1.</source>
        <comment>plays</comment>
        <translation>
            <numerusform>After the play that was made, in %n of 10 cases: %1.</numerusform>
            <numerusform>After the play that was made, in %n of 10 cases: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::BetweenUsView</name>
    <message numerus="yes">
        <source>%1 leads, with %2 of %n match(es) won.</source>
        <comment>a person</comment>
        <translation>
            <numerusform>%1 leads, with %2 of %n match won.</numerusform>
            <numerusform>%1 leads, with %2 of %n matches won.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::CardNames</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cup(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n cup</numerusform>
            <numerusform>%n cups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n sword</numerusform>
            <numerusform>%n swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n baton(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n baton</numerusform>
            <numerusform>%n batons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::Deck</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list of files</comment>
        <translation>
            <numerusform>%1 and one more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::DeckCardNames</name>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n diamond</numerusform>
            <numerusform>%n diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n heart</numerusform>
            <numerusform>%n hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n spade</numerusform>
            <numerusform>%n spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n club</numerusform>
            <numerusform>%n clubs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::DifferencesView</name>
    <message numerus="yes">
        <source>%n rule(s) differ:</source>
        <translation>
            <numerusform>%n rule differs:</numerusform>
            <numerusform>%n rules differ:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::EffectText</name>
    <message numerus="yes">
        <source>%n match(es) were played, with a very simple player at every seat who always takes what looks best at the moment.</source>
        <translation>
            <numerusform>%n match was played, with a very simple player at every seat who always takes what looks best at the moment.</numerusform>
            <numerusform>%n matches were played, with a very simple player at every seat who always takes what looks best at the moment.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were played under each of the two sets of rules, with the same cards and a very simple player at every seat who always takes what looks best at the moment.</source>
        <translation>
            <numerusform>%n match was played under each of the two sets of rules, with the same cards and a very simple player at every seat who always takes what looks best at the moment.</numerusform>
            <numerusform>%n matches were played under each of the two sets of rules, with the same cards and a very simple player at every seat who always takes what looks best at the moment.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::FaultText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::FriendsBar</name>
    <message numerus="yes">
        <source>%1 has been away for %n minute(s). The seat waits.</source>
        <comment>a friend</comment>
        <translation>
            <numerusform>%1 has been away for %n minute. The seat waits.</numerusform>
            <numerusform>%1 has been away for %n minutes. The seat waits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>away for %n minute(s)</source>
        <comment>a friend, on a plate</comment>
        <translation>
            <numerusform>away for %n minute</numerusform>
            <numerusform>away for %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>away for %n hour(s)</source>
        <comment>a friend, on a plate</comment>
        <translation>
            <numerusform>away for %n hour</numerusform>
            <numerusform>away for %n hours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::LessonPiles</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::LessonText</name>
    <message numerus="yes">
        <source>%n point(s) for you in your first round; both piles are on the table. That is all you need to play. Every detail is under Help, in the rules of this table, and H gives you a hint.</source>
        <translation>
            <numerusform>%n point for you in your first round; both piles are on the table. That is all you need to play. Every detail is under Help, in the rules of this table, and H gives you a hint.</numerusform>
            <numerusform>%n points for you in your first round; both piles are on the table. That is all you need to play. Every detail is under Help, in the rules of this table, and H gives you a hint.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::MatchFileActions</name>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n match imported.</numerusform>
            <numerusform>%n matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are kept here already.</source>
        <translation>
            <numerusform>%n match is kept here already.</numerusform>
            <numerusform>%n matches are kept here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported.</source>
        <translation>
            <numerusform>%n file could not be imported.</numerusform>
            <numerusform>%n files could not be imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n match(es) to the trash?</source>
        <translation>
            <numerusform>Move %n match to the trash?</numerusform>
            <numerusform>Move %n matches to the trash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be moved to the trash. Delete for good?</source>
        <translation>
            <numerusform>%n match cannot be moved to the trash. Delete for good?</numerusform>
            <numerusform>%n matches cannot be moved to the trash. Delete for good?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be deleted.</source>
        <translation>
            <numerusform>%n match could not be deleted.</numerusform>
            <numerusform>%n matches could not be deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::MatchText</name>
    <message numerus="yes">
        <source>You win with %n point(s); the others have %3.</source>
        <comment>points of the others</comment>
        <translation>
            <numerusform>You win with %n point; the others have %3.</numerusform>
            <numerusform>You win with %n points; the others have %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s); the others have %3.</source>
        <comment>one player; points of the others</comment>
        <translation>
            <numerusform>%1 wins with %n point; the others have %3.</numerusform>
            <numerusform>%1 wins with %n points; the others have %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::MatchesDialog</name>
    <message numerus="yes">
        <source>%n match(es) chosen.</source>
        <translation>
            <numerusform>%n match chosen.</numerusform>
            <numerusform>%n matches chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::NumberText</name>
    <message numerus="yes">
        <source>about %n point(s) and a half</source>
        <translation>
            <numerusform>about a point and a half</numerusform>
            <numerusform>about %n points and a half</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s)</source>
        <translation>
            <numerusform>about a point</numerusform>
            <numerusform>about %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::PlayFaultText</name>
    <message numerus="yes">
        <source>%1 must take only %n card(s) here: whoever has a choice takes the fewest cards.</source>
        <translation>
            <numerusform>%1 must take only %n card here: whoever has a choice takes the fewest cards.</numerusform>
            <numerusform>%1 must take only %n cards here: whoever has a choice takes the fewest cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A capture may take at most %n card(s) here.</source>
        <translation>
            <numerusform>A capture may take at most %n card here.</numerusform>
            <numerusform>A capture may take at most %n cards here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::PracticeText</name>
    <message numerus="yes">
        <source>%n exercise(s) done, and %1 right.</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%n exercise done, and %1 right.</numerusform>
            <numerusform>%n exercises done, and %1 right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have learnt %n of them.</source>
        <translation>
            <numerusform>You have learnt %n of them.</numerusform>
            <numerusform>You have learnt %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have practised on %n days in a row.</source>
        <translation>
            <numerusform>You have practised on %n day in a row.</numerusform>
            <numerusform>You have practised on %n days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::ProgressText</name>
    <message numerus="yes">
        <source>In %n match(es) you gave away %1 a round by your own play.</source>
        <comment>about half a point</comment>
        <translation>
            <numerusform>In %n match you gave away %1 a round by your own play.</numerusform>
            <numerusform>In %n matches you gave away %1 a round by your own play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::ProgressView</name>
    <message numerus="yes">
        <source>%1 of %n match(es) are analysed.</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 of %n match is analysed.</numerusform>
            <numerusform>%1 of %n matches are analysed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::RoundPage</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::RuleBook</name>
    <message numerus="yes">
        <source>The points of all rounds are added up. When a side has %n point(s) or more after a round, the match is over and the side with more points has won.</source>
        <translation>
            <numerusform>The points of all rounds are added up. When a side has %n point or more after a round, the match is over and the side with more points has won.</numerusform>
            <numerusform>The points of all rounds are added up. When a side has %n points or more after a round, the match is over and the side with more points has won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of all rounds are added up. When somebody has %n point(s) or more after a round, the match is over and whoever has most points has won.</source>
        <translation>
            <numerusform>The points of all rounds are added up. When somebody has %n point or more after a round, the match is over and whoever has most points has won.</numerusform>
            <numerusform>The points of all rounds are added up. When somebody has %n points or more after a round, the match is over and whoever has most points has won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A capture takes at most %n card(s) from the table. More must stay where they are, even if the sum is right.</source>
        <translation>
            <numerusform>A capture takes at most %n card from the table. More must stay where they are, even if the sum is right.</numerusform>
            <numerusform>A capture takes at most %n cards from the table. More must stay where they are, even if the sum is right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three alike: %n point(s).</source>
        <translation>
            <numerusform>Three alike: %n point.</numerusform>
            <numerusform>Three alike: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together %1: %n point(s).</source>
        <translation>
            <numerusform>Together %1: %n point.</numerusform>
            <numerusform>Together %1: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A napola of %n point(s).</source>
        <translation>
            <numerusform>A napola of %n point.</numerusform>
            <numerusform>A napola of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A low scaletta of %n point(s).</source>
        <translation>
            <numerusform>A low scaletta of %n point.</numerusform>
            <numerusform>A low scaletta of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A high scaletta of %n point(s).</source>
        <translation>
            <numerusform>A high scaletta of %n point.</numerusform>
            <numerusform>A high scaletta of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt at once: everybody gets %n card(s).</source>
        <translation>
            <numerusform>The whole pack is dealt at once: everybody gets %n card.</numerusform>
            <numerusform>The whole pack is dealt at once: everybody gets %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid face up in the middle: the table.</source>
        <translation>
            <numerusform>%n card is laid face up in the middle: the table.</numerusform>
            <numerusform>%n cards are laid face up in the middle: the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match takes as many rounds as it needs until somebody has %n point(s).</source>
        <translation>
            <numerusform>A match takes as many rounds as it needs until somebody has %n point.</numerusform>
            <numerusform>A match takes as many rounds as it needs until somebody has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table of more than %n card(s) cannot be swept at all.</source>
        <translation>
            <numerusform>A table of more than %n card cannot be swept at all.</numerusform>
            <numerusform>A table of more than %n cards cannot be swept at all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table of more than %n card(s) can be swept only by an ace.</source>
        <translation>
            <numerusform>A table of more than %n card can be swept only by an ace.</numerusform>
            <numerusform>A table of more than %n cards can be swept only by an ace.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When all hands are empty, the dealer deals everybody six more, and none to the table. That makes %n deals in a round, the first included; with the last the stock is used up.</source>
        <translation>
            <numerusform>When all hands are empty, the dealer deals everybody six more, and none to the table. That makes %n deal in a round, the first included; with the last the stock is used up.</numerusform>
            <numerusform>When all hands are empty, the dealer deals everybody six more, and none to the table. That makes %n deals in a round, the first included; with the last the stock is used up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When all hands are empty, the dealer deals everybody three more, and none to the table. That makes %n deals in a round, the first included; with the last the stock is used up.</source>
        <translation>
            <numerusform>When all hands are empty, the dealer deals everybody three more, and none to the table. That makes %n deal in a round, the first included; with the last the stock is used up.</numerusform>
            <numerusform>When all hands are empty, the dealer deals everybody three more, and none to the table. That makes %n deals in a round, the first included; with the last the stock is used up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match counts double if nobody but the winner has %n point(s) or more.</source>
        <translation>
            <numerusform>The match counts double if nobody but the winner has %n point or more.</numerusform>
            <numerusform>The match counts double if nobody but the winner has %n points or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to have %n point(s) wins at once, even in the middle of a round; nothing more is counted.</source>
        <translation>
            <numerusform>The first to have %n point wins at once, even in the middle of a round; nothing more is counted.</numerusform>
            <numerusform>The first to have %n points wins at once, even in the middle of a round; nothing more is counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On your turn you may call out, chiamarsi fuori: you claim that you have the %n point(s) already, more than anybody else, and need not play the round to its end. If that is so, you win at once; if not, you lose at once.</source>
        <translation>
            <numerusform>On your turn you may call out, chiamarsi fuori: you claim that you have the %n point already, more than anybody else, and need not play the round to its end. If that is so, you win at once; if not, you lose at once.</numerusform>
            <numerusform>On your turn you may call out, chiamarsi fuori: you claim that you have the %n points already, more than anybody else, and need not play the round to its end. If that is so, you win at once; if not, you lose at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of all rounds are added up. When somebody has %n point(s) or more after a round, the match is over and whoever has fewest points has won.</source>
        <translation>
            <numerusform>The points of all rounds are added up. When somebody has %n point or more after a round, the match is over and whoever has fewest points has won.</numerusform>
            <numerusform>The points of all rounds are added up. When somebody has %n points or more after a round, the match is over and whoever has fewest points has won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As soon as somebody has %n point(s), even in the middle of a round, whoever has fewest wins; nothing more is counted.</source>
        <translation>
            <numerusform>As soon as somebody has %n point, even in the middle of a round, whoever has fewest wins; nothing more is counted.</numerusform>
            <numerusform>As soon as somebody has %n points, even in the middle of a round, whoever has fewest wins; nothing more is counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A piccola of %n point(s).</source>
        <translation>
            <numerusform>A piccola of %n point.</numerusform>
            <numerusform>A piccola of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The grande: %n point(s).</source>
        <translation>
            <numerusform>The grande: %n point.</numerusform>
            <numerusform>The grande: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::RuleEditor</name>
    <message numerus="yes">
        <source>%1 (%n changed)</source>
        <comment>a group of rules</comment>
        <translation>
            <numerusform>%1 (%n changed)</numerusform>
            <numerusform>%1 (%n changed)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::RuleText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>at most so many</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::RulesForm</name>
    <message numerus="yes">
        <source>%n rule(s) differ from %1.</source>
        <comment>a preset</comment>
        <translation>
            <numerusform>%n rule differs from %1.</numerusform>
            <numerusform>%n rules differ from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::RulesSummary</name>
    <message numerus="yes">
        <source>%n players in two teams; partners never sit side by side.</source>
        <translation>
            <numerusform>%n player in two teams; partners never sit side by side.</numerusform>
            <numerusform>%n players in two teams; partners never sit side by side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players, each alone.</source>
        <translation>
            <numerusform>%n player, each alone.</numerusform>
            <numerusform>%n players, each alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A capture takes at most %n card(s) from the table.</source>
        <translation>
            <numerusform>A capture takes at most %n card from the table.</numerusform>
            <numerusform>A capture takes at most %n cards from the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A capture takes at most %n card(s) from the table, unless an ace takes them all.</source>
        <translation>
            <numerusform>A capture takes at most %n card from the table, unless an ace takes them all.</numerusform>
            <numerusform>A capture takes at most %n cards from the table, unless an ace takes them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All cards are dealt at once, %n to each player.</source>
        <translation>
            <numerusform>All cards are dealt at once, %n to each player.</numerusform>
            <numerusform>All cards are dealt at once, %n to each player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever all hands are empty, more cards are dealt: %1 to each player, in %n deals.</source>
        <translation>
            <numerusform>Whenever all hands are empty, more cards are dealt: %1 to each player, in %n deal.</numerusform>
            <numerusform>Whenever all hands are empty, more cards are dealt: %1 to each player, in %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt three cards, and three more whenever all hands are empty: %n deals in a round, the first included.</source>
        <translation>
            <numerusform>Everybody is dealt three cards, and three more whenever all hands are empty: %n deal in a round, the first included.</numerusform>
            <numerusform>Everybody is dealt three cards, and three more whenever all hands are empty: %n deals in a round, the first included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt six cards, and six more whenever all hands are empty: %n deals in a round, the first included.</source>
        <translation>
            <numerusform>Everybody is dealt six cards, and six more whenever all hands are empty: %n deal in a round, the first included.</numerusform>
            <numerusform>Everybody is dealt six cards, and six more whenever all hands are empty: %n deals in a round, the first included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face up on the table at first.</source>
        <translation>
            <numerusform>%n card lies face up on the table at first.</numerusform>
            <numerusform>%n cards lie face up on the table at first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever has most points after a round wins, with at least %n point(s); if the leaders are tied, another round is played.</source>
        <translation>
            <numerusform>Whoever has most points after a round wins, with at least %n point; if the leaders are tied, another round is played.</numerusform>
            <numerusform>Whoever has most points after a round wins, with at least %n points; if the leaders are tied, another round is played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match counts double if nobody but the winner has %n point(s) or more.</source>
        <translation>
            <numerusform>The match counts double if nobody but the winner has %n point or more.</numerusform>
            <numerusform>The match counts double if nobody but the winner has %n points or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to have %n point(s) wins at once, even in the middle of a round.</source>
        <translation>
            <numerusform>The first to have %n point wins at once, even in the middle of a round.</numerusform>
            <numerusform>The first to have %n points wins at once, even in the middle of a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As soon as somebody has %n point(s), even in the middle of a round, whoever has fewest points wins.</source>
        <translation>
            <numerusform>As soon as somebody has %n point, even in the middle of a round, whoever has fewest points wins.</numerusform>
            <numerusform>As soon as somebody has %n points, even in the middle of a round, whoever has fewest points wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once somebody has %n point(s) after a round, whoever has fewest points wins; if there is a tie for fewest, another round is played.</source>
        <translation>
            <numerusform>Once somebody has %n point after a round, whoever has fewest points wins; if there is a tie for fewest, another round is played.</numerusform>
            <numerusform>Once somebody has %n points after a round, whoever has fewest points wins; if there is a tie for fewest, another round is played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n point(s)</source>
        <translation>
            <numerusform>over %n point</numerusform>
            <numerusform>over %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>that win a match</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::ScoreItemText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s)</source>
        <translation>
            <numerusform>%n seven</numerusform>
            <numerusform>%n sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n six(es)</source>
        <translation>
            <numerusform>%n six</numerusform>
            <numerusform>%n sixes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n point(s).</source>
        <comment>a side, what it has, and what it gets for it</comment>
        <translation>
            <numerusform>%1: %2, %n point.</numerusform>
            <numerusform>%1: %2, %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::ScoreLines</name>
    <message numerus="yes">
        <source>%n seven(s)</source>
        <translation>
            <numerusform>%n seven</numerusform>
            <numerusform>%n sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n six(es)</source>
        <translation>
            <numerusform>%n six</numerusform>
            <numerusform>%n sixes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::ScorePlate</name>
    <message numerus="yes">
        <source>+ sweep (%n)</source>
        <translation>
            <numerusform>+ sweep (%n)</numerusform>
            <numerusform>+ sweep (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: one more sweep, %n so far</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1: one more sweep, %n so far</numerusform>
            <numerusform>%1: one more sweep, %n so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n declared</source>
        <translation>
            <numerusform>+%n declared</numerusform>
            <numerusform>+%n declared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declared: %n point(s)</source>
        <translation>
            <numerusform>Declared: %n point</numerusform>
            <numerusform>Declared: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::ScoreSheet</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), now %2; to win: %3.</source>
        <comment>a side and its points in a round; in the match, the target</comment>
        <translation>
            <numerusform>%1: %n point, now %2; to win: %3.</numerusform>
            <numerusform>%1: %n points, now %2; to win: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::SetupPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>each alone</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in teams</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n in teams</numerusform>
            <numerusform>%n in teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::StatisticsDialog</name>
    <message numerus="yes">
        <source>The figures from %n match(es) will be lost: won and lost, points, sweeps. The matches themselves stay: their records are kept and can be counted again.</source>
        <translation>
            <numerusform>The figures from %n match will be lost: won and lost, points, sweeps. The match itself stays: its record is kept and can be counted again.</numerusform>
            <numerusform>The figures from %n matches will be lost: won and lost, points, sweeps. The matches themselves stay: their records are kept and can be counted again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept match(es) counted.</source>
        <translation>
            <numerusform>%n kept match counted.</numerusform>
            <numerusform>%n kept matches counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::StatisticsStore</name>
    <message numerus="yes">
        <source>%n kept match(es) could not be read and are not counted. The files are left as they are: %1</source>
        <translation>
            <numerusform>%n kept match could not be read and is not counted. The file is left as it is: %1</numerusform>
            <numerusform>%n kept matches could not be read and are not counted. The files are left as they are: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::SweepText</name>
    <message numerus="yes">
        <source>%n chkobba(s)</source>
        <translation>
            <numerusform>%n chkobba</numerusform>
            <numerusform>%n chkobbas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::TableQuestions</name>
    <message numerus="yes">
        <source>These three cards are worth %n point(s) if you show them.</source>
        <translation>
            <numerusform>These three cards are worth %n point if you show them.</numerusform>
            <numerusform>These three cards are worth %n points if you show them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do you have %n point(s) for certain, and more than anybody else? If not, you lose the match.</source>
        <translation>
            <numerusform>Do you have %n point for certain, and more than anybody else? If not, you lose the match.</numerusform>
            <numerusform>Do you have %n points for certain, and more than anybody else? If not, you lose the match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::TableText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>declared</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: out! %n point(s) are certain, and %2 are needed.</source>
        <comment>a player; points, the target</comment>
        <translation>
            <numerusform>%1: out! %n point is certain, and %2 are needed.</numerusform>
            <numerusform>%1: out! %n points are certain, and %2 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not out. Only %n point(s) are certain, and %2 are needed.</source>
        <comment>a player; points, the target</comment>
        <translation>
            <numerusform>%1: not out. Only %n point is certain, and %2 are needed.</numerusform>
            <numerusform>%1: not out. Only %n points are certain, and %2 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), and that ends the match.</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1: %n point, and that ends the match.</numerusform>
            <numerusform>%1: %n points, and that ends the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not out. %n point(s) are certain, but somebody else has %2.</source>
        <comment>a player; points, those of the best other side</comment>
        <translation>
            <numerusform>%1: not out. %n point is certain, but somebody else has %2.</numerusform>
            <numerusform>%1: not out. %n points are certain, but somebody else has %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s); to win: %1</source>
        <comment>so far; the target</comment>
        <translation>
            <numerusform>%n point; to win: %1</numerusform>
            <numerusform>%n points; to win: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>after the number of them in a pile</comment>
        <translation>
            <numerusform>card</numerusform>
            <numerusform>cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 steals your pile of %n card(s).</source>
        <comment>a player, a card</comment>
        <translation>
            <numerusform>%1: %2 steals your pile of %n card.</numerusform>
            <numerusform>%1: %2 steals your pile of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 steals your team&apos;s pile of %n card(s).</source>
        <comment>a player, a card</comment>
        <translation>
            <numerusform>%1: %2 steals your team&apos;s pile of %n card.</numerusform>
            <numerusform>%1: %2 steals your team&apos;s pile of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %3 steals a pile of %n card(s) from %1.</source>
        <comment>the player or team that had the pile, a player, a card</comment>
        <translation>
            <numerusform>%2: %3 steals a pile of %n card from %1.</numerusform>
            <numerusform>%2: %3 steals a pile of %n cards from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::WaitingPage</name>
    <message numerus="yes">
        <source>%n friend(s) have not come yet.</source>
        <translation>
            <numerusform>A friend has not come yet.</numerusform>
            <numerusform>%n friends have not come yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::WhyText</name>
    <message numerus="yes">
        <source>The next best was %1: it wins about %n fewer of 100 matches.</source>
        <translation>
            <numerusform>The next best was %1: it wins about %n fewer of 100 matches.</numerusform>
            <numerusform>The next best was %1: it wins about %n fewer of 100 matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I cannot remember so many cards: I had forgotten %n that were gone.</source>
        <translation>
            <numerusform>I cannot remember so many cards: I had forgotten %n that was gone.</numerusform>
            <numerusform>I cannot remember so many cards: I had forgotten %n that were gone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I had lost track of %n card(s) that were gone.</source>
        <translation>
            <numerusform>I had lost track of %n card that was gone.</numerusform>
            <numerusform>I had lost track of %n cards that were gone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives me %n card(s) at once, and I like to take many.</source>
        <translation>
            <numerusform>It gives me %n card at once, and I like to take many.</numerusform>
            <numerusform>It gives me %n cards at once, and I like to take many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the most cards: %n.</source>
        <translation>
            <numerusform>It takes the most cards: %n.</numerusform>
            <numerusform>It takes the most cards: %n.</numerusform>
        </translation>
    </message>
</context>
</TS>
