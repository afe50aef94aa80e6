<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>settebello::AboutDialog</name>
    <message>
        <source>About Settebello</source>
        <translation>Informazioni su Settebello</translation>
    </message>
    <message>
        <source>The Italian card game Scopa, with its variants from Naples to Tunis.</source>
        <translation>La scopa, il gioco di carte italiano, con le sue varianti da Napoli a Tunisi.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libero con licenza GNU General Public License, versione 3 o successiva. Viene fornito senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>Made with Qt %1.</source>
        <translation>Realizzato con Qt %1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>settebello::AccessibleText</name>
    <message>
        <source>%1, in your hand, takes nothing</source>
        <comment>a card</comment>
        <translation>%1, in mano, non prende niente</translation>
    </message>
    <message>
        <source>%1, in your hand, takes %2</source>
        <comment>a card, the cards it takes</comment>
        <translation>%1, in mano, prende %2</translation>
    </message>
    <message>
        <source>%1, in your hand, takes one of: %2</source>
        <comment>a card, several captures</comment>
        <translation>%1, in mano, può prendere: %2</translation>
    </message>
    <message>
        <source>; or </source>
        <comment>between captures</comment>
        <translation>; o </translation>
    </message>
    <message>
        <source>%1, in your hand</source>
        <comment>a card</comment>
        <translation>%1, in mano</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Carta %1 di %2</translation>
    </message>
    <message>
        <source>%1, on the table</source>
        <comment>a card</comment>
        <translation>%1, in tavola</translation>
    </message>
    <message>
        <source>%1, on the table, chosen to be taken</source>
        <comment>a card</comment>
        <translation>%1, in tavola, fra le carte da prendere</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) in hand</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n carta in mano</numerusform>
            <numerusform>%1: %n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <comment>cards declared</comment>
        <translation>Mostrate: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Mazzo: %n carta</numerusform>
            <numerusform>Mazzo: %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of %1: %n card(s)</source>
        <translation>
            <numerusform>%1, prese: %n carta</numerusform>
            <numerusform>%1, prese: %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>The target is %1.</source>
        <translation>Si gioca a %1 punti.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s): press a number, or Tab to go round.</source>
        <translation>
            <numerusform>%n scelta: premi un numero, o Tab per scorrere.</numerusform>
            <numerusform>%n scelte: premi un numero, o Tab per scorrere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choice %1 of %2: lay the card.</source>
        <translation>Scelta %1 di %2: calare la carta.</translation>
    </message>
    <message>
        <source>Choice %1 of %2: take %3.</source>
        <translation>Scelta %1 di %2: prendere %3.</translation>
    </message>
    <message>
        <source>Choice %1: lay the card</source>
        <translation>Scelta %1: calare la carta</translation>
    </message>
    <message>
        <source>Choice %1: take %2</source>
        <comment>its number, the cards</comment>
        <translation>Scelta %1: prendere %2</translation>
    </message>
    <message>
        <source>Chosen: press it to play</source>
        <translation>Scelta: premila per giocare</translation>
    </message>
    <message>
        <source>%1, on the table, in choice %2</source>
        <comment>a card, the choices&apos; numbers</comment>
        <translation>%1, in tavola, nella scelta %2</translation>
    </message>
    <message>
        <source>the pile with %1 on top</source>
        <comment>a card</comment>
        <translation>il mazzetto che ha in cima %1</translation>
    </message>
    <message>
        <source>On top: %1</source>
        <comment>a card</comment>
        <translation>In cima: %1</translation>
    </message>
    <message>
        <source>%1, in your hand, may not be played now</source>
        <comment>a card</comment>
        <translation>%1, in mano, ora non si può giocare</translation>
    </message>
</context>
<context>
    <name>settebello::AdviceText</name>
    <message>
        <source>Lay %1.</source>
        <translation>Cala %1.</translation>
    </message>
    <message>
        <source>Play %1, which takes itself.</source>
        <translation>Gioca %1, che si prende da solo.</translation>
    </message>
    <message>
        <source>Take %1 with %2.</source>
        <translation>Prendi %1 con %2.</translation>
    </message>
    <message>
        <source>is the only one allowed</source>
        <comment>This play …</comment>
        <translation>giochi per forza: altro non si può</translation>
    </message>
    <message>
        <source>is a sweep</source>
        <comment>This play …</comment>
        <translation>fai scopa</translation>
    </message>
    <message numerus="yes">
        <source>takes %n seven(s) for the primiera</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>prendi un sette per la primiera</numerusform>
            <numerusform>prendi %n sette per la primiera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n seven(s)</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>prendi un sette</numerusform>
            <numerusform>prendi %n sette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) in all</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>porti a casa una carta</numerusform>
            <numerusform>porti a casa %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>brings the most points in the end, as far as can be foreseen</source>
        <comment>This play …</comment>
        <translation>fai più punti alla fine, per quanto si può prevedere</translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n more of 100 matches than the next best.</source>
        <translation>
            <numerusform>Così si vince circa una partita su cento in più.</numerusform>
            <numerusform>Così si vincono circa %n partite su cento in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are good: the next best is worth about as much.</source>
        <translation>Sono buone tutte e due: la seconda scelta vale quasi lo stesso.</translation>
    </message>
    <message>
        <source>This play %1.</source>
        <comment>%1 is a list of reasons</comment>
        <translation>Così %1.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>This play …; 3 coins</comment>
        <translation>prendi %1</translation>
    </message>
    <message>
        <source>wins the match at once</source>
        <comment>This play …</comment>
        <translation>vinci subito la partita</translation>
    </message>
    <message>
        <source>Call out: your certain points reach the target, and nobody has as many.</source>
        <translation>Chiamati fuori: i tuoi punti sicuri bastano, e nessuno ne ha altrettanti.</translation>
    </message>
    <message>
        <source>avoids a sweep</source>
        <comment>This play …</comment>
        <translation>eviti una scopa</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <comment>This play …</comment>
        <translation>non prendi niente</translation>
    </message>
    <message>
        <source>brings the fewest points in the end, as far as can be foreseen</source>
        <comment>This play …</comment>
        <translation>alla fine prendi meno punti, per quanto si può prevedere</translation>
    </message>
    <message>
        <source>makes sure of a point (%1)</source>
        <comment>This play …; “Most coins”</comment>
        <translation>ti assicuri un punto (%1)</translation>
    </message>
    <message>
        <source>takes %1 for the primiera</source>
        <comment>This play …; the six of cups</comment>
        <translation>prendi %1 per la primiera</translation>
    </message>
    <message numerus="yes">
        <source>brings %n point(s) (%1)</source>
        <comment>This play …; “Napola”</comment>
        <translation>
            <numerusform>fai un punto (%1)</numerusform>
            <numerusform>fai %n punti (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves a pair, which its own rank cannot sweep</source>
        <comment>This play …</comment>
        <translation>lasci una coppia, e con una carta uguale non si fa scopa</translation>
    </message>
    <message>
        <source>pairs the ranks again (appariglio), for the dealer</source>
        <comment>This play …</comment>
        <translation>apparigli, come conviene al mazziere</translation>
    </message>
    <message>
        <source>keeps the ranks paired, for the dealer</source>
        <comment>This play …</comment>
        <translation>non sparigli, come conviene al mazziere</translation>
    </message>
    <message>
        <source>leaves %1 where nobody can take it</source>
        <comment>This play …; the settebello</comment>
        <translation>lasci %1 dove nessuno può prenderlo</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 to only %n of the cards still out</source>
        <comment>This play …; the settebello</comment>
        <translation>
            <numerusform>lasci %1, che può essere preso solo da una delle carte ancora in giro</numerusform>
            <numerusform>lasci %1, che può essere preso solo da %n delle carte ancora in giro</numerusform>
        </translation>
    </message>
    <message>
        <source>avoids %1</source>
        <comment>This play …; the settebello</comment>
        <translation>eviti %1</translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) fewer</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>prendi una carta in meno</numerusform>
            <numerusform>prendi %n carte in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>saves the ace, which may take a whole table</source>
        <comment>This play …</comment>
        <translation>tieni da parte l’asso, che può prendere tutta la tavola</translation>
    </message>
    <message>
        <source>The better play %1.</source>
        <comment>%1 is a list of reasons</comment>
        <translation>Così %1.</translation>
    </message>
    <message numerus="yes">
        <source>steals a pile of %n card(s)</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>ruba un mazzetto di %n carta</numerusform>
            <numerusform>ruba un mazzetto di %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves the pile topped by a card that nobody can match</source>
        <comment>This play …</comment>
        <translation>lascia in cima al mazzetto una carta che nessuno può uguagliare</translation>
    </message>
    <message numerus="yes">
        <source>leaves the pile topped by a card that only %n of the cards still out can match</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>lascia in cima al mazzetto una carta che solo %n delle carte ancora fuori può uguagliare</numerusform>
            <numerusform>lascia in cima al mazzetto una carta che solo %n delle carte ancora fuori possono uguagliare</numerusform>
        </translation>
    </message>
    <message>
        <source>makes sure of the last capture, which brings what is left as well</source>
        <comment>This play …</comment>
        <translation>ti assicuri l’ultima presa, che porta con sé anche quel che resta</translation>
    </message>
    <message numerus="yes">
        <source>saves %n point(s) (%1)</source>
        <comment>This play …; “Two of batons”</comment>
        <translation>
            <numerusform>risparmi un punto (%1)</numerusform>
            <numerusform>risparmi %n punti (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves %1, which came from the partner, who may have more of that rank</source>
        <comment>This play …; cards</comment>
        <translation>lasci al compagno quel che ha calato (%1), perché può averne altri uguali in mano</translation>
    </message>
    <message>
        <source>leaves the next player nothing to take</source>
        <comment>This play …</comment>
        <translation>costringi chi segue a calare, perché non trova niente da prendere</translation>
    </message>
    <message>
        <source>keeps the mulinello going, so that the next player must lay again and lose that card too</source>
        <comment>This play …</comment>
        <translation>continui il mulinello, e chi segue deve calare ancora e perdere anche quella carta</translation>
    </message>
    <message>
        <source>lays a card with another like it in hand, a sign to the partner to leave it there</source>
        <comment>This play …</comment>
        <translation>cali una carta e ne tieni in mano un’altra uguale, così il compagno capisce che deve lasciartela</translation>
    </message>
    <message>
        <source>lays a card with another like it in hand</source>
        <comment>This play …</comment>
        <translation>cali una carta e ne tieni in mano un’altra uguale</translation>
    </message>
    <message>
        <source>gets rid of %1</source>
        <comment>This play …</comment>
        <translation>ti liberi di carte da evitare (%1)</translation>
    </message>
    <message>
        <source>is best against the last cards, which can be worked out (%1)</source>
        <comment>This play …; the seven of cups and the king of coins</comment>
        <translation>giochi al meglio contro le ultime carte, che si ricavano contando (%1)</translation>
    </message>
    <message>
        <source>Both are good: %1 would do as well.</source>
        <comment>a card</comment>
        <translation>Sono buone tutte e due: va bene anche %1.</translation>
    </message>
    <message>
        <source>It saves you %1.</source>
        <comment>about half a point</comment>
        <translation>Risparmi %1.</translation>
    </message>
    <message>
        <source>It brings you %1 more.</source>
        <comment>about half a point</comment>
        <translation>Ci guadagni %1.</translation>
    </message>
    <message>
        <source>leaves more than one seven, so that one stays if another is taken</source>
        <comment>This play …</comment>
        <translation>lasci lì più di un sette, e se uno se ne va un altro resta</translation>
    </message>
    <message>
        <source>does not give the dealer the last capture</source>
        <comment>This play …</comment>
        <translation>non regali al mazziere l’ultima presa</translation>
    </message>
    <message>
        <source>leaves %1, which can still be taken next time, because nobody else can take it now</source>
        <comment>This play …; the settebello</comment>
        <translation>lasci %1, che si può ancora prendere la prossima volta, perché ora nessun altro può</translation>
    </message>
    <message numerus="yes">
        <source>leaves %n seven(s) fewer to be taken</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>lasci un sette in meno da prendere</numerusform>
            <numerusform>lasci %n sette in meno da prendere</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves %1 fewer to be taken</source>
        <comment>This play …; 2 coins</comment>
        <translation>lasci %1 in meno da prendere</translation>
    </message>
    <message>
        <source>brings home %1</source>
        <comment>This play …; cards</comment>
        <translation>porti a casa %1</translation>
    </message>
    <message>
        <source>leaves %1 on the table, which no card can sweep, instead of letting %2 sweep</source>
        <comment>This play …; a number; the three and the nine</comment>
        <translation>lasci un totale di %1 e nessuno può fare scopa, mentre con l’altra giocata basta %2</translation>
    </message>
    <message>
        <source>leaves a table that nobody else can sweep any more, instead of letting %1 sweep</source>
        <comment>This play …; the three and the nine</comment>
        <translation>lasci una tavola su cui nessun altro può fare scopa, mentre con l’altra giocata basta %1</translation>
    </message>
    <message>
        <source>keeps the other player from sweeping with %1</source>
        <comment>This play …; cards</comment>
        <translation>non lasci fare scopa all’altro con %1</translation>
    </message>
    <message numerus="yes">
        <source>leaves a table that only %n of the cards still out can sweep, instead of %1</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>lasci una tavola su cui può fare scopa solo una delle carte ancora in giro, invece di %1</numerusform>
            <numerusform>lasci una tavola su cui possono fare scopa solo %n delle carte ancora in giro, invece di %1</numerusform>
        </translation>
    </message>
    <message>
        <source>can take %1 with %2 next time, as nobody else can for now</source>
        <comment>This play …; cards</comment>
        <translation>la prossima volta puoi prendere %1 con %2, perché per ora nessun altro può</translation>
    </message>
    <message>
        <source>prepares to take %1 with %2 next time</source>
        <comment>This play …; cards</comment>
        <translation>prepari la prossima presa: %1 con %2</translation>
    </message>
    <message>
        <source>breaks up pairs of ranks (spariglio), so that the dealer does not simply capture last</source>
        <comment>This play …</comment>
        <translation>sparigli, così il mazziere non fa l’ultima presa tanto facilmente</translation>
    </message>
    <message>
        <source>lays a free card (carta franca), which nobody can take, while %1 could be taken</source>
        <comment>This play …; a card</comment>
        <translation>cali una carta franca, che nessuno può prendere, mentre %1 potresti perderlo</translation>
    </message>
    <message>
        <source>lays a card that nothing can take now, while %1 could be taken</source>
        <comment>This play …; a card</comment>
        <translation>cali una carta che per ora nessuno può prendere, mentre %1 potresti perderlo</translation>
    </message>
    <message numerus="yes">
        <source>lays a card that only %n of the cards still out can take, while %1 can take %2</source>
        <comment>This play …; a number; the three of cups</comment>
        <translation>
            <numerusform>cali una carta che può essere presa solo da una delle carte ancora in giro, mentre %1 possono prendere %2</numerusform>
            <numerusform>cali una carta che può essere presa solo da %n delle carte ancora in giro, mentre %1 possono prendere %2</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps %1 in hand, which could be taken from the table</source>
        <comment>This play …</comment>
        <translation>tieni in mano %1, che in tavola potresti perdere</translation>
    </message>
    <message>
        <source>keeps %1, the last of their rank, of which one takes the other later</source>
        <comment>This play …; cards</comment>
        <translation>ti tieni gli ultimi del loro valore (%1), e con uno poi prendi l’altro</translation>
    </message>
    <message>
        <source>%1 in %2 of 10 cases</source>
        <comment>something that happens</comment>
        <translation>%2 volte su dieci %1</translation>
    </message>
    <message>
        <source>then sweeps with %1</source>
        <comment>This play …; a card</comment>
        <translation>poi fai scopa con %1</translation>
    </message>
    <message>
        <source>then takes %1 with %2</source>
        <comment>This play …; cards, a card</comment>
        <translation>poi prendi %1 con %2</translation>
    </message>
    <message>
        <source>keeps the other player from taking %1 with %2</source>
        <comment>This play …; cards, a card</comment>
        <translation>non lasci prendere all’altro %1 con %2</translation>
    </message>
    <message>
        <source>brings home %1 in the end</source>
        <comment>This play …; cards</comment>
        <translation>alla fine porti a casa %1</translation>
    </message>
    <message>
        <source>spares a sweep with %1, which others would make in %2 of 10 cases</source>
        <comment>This play …; the seven</comment>
        <translation>non subisci una scopa con %1, che altrimenti arriva %2 volte su dieci</translation>
    </message>
    <message>
        <source>then takes something with %1</source>
        <comment>This play …; a card</comment>
        <translation>poi prendi qualcosa con %1</translation>
    </message>
    <message>
        <source>takes %1, which would be lost in %2 of 10 cases</source>
        <comment>This play …; cards</comment>
        <translation>prendi %1, che se no ti portano via %2 volte su dieci</translation>
    </message>
    <message>
        <source>makes the last capture</source>
        <comment>This play …</comment>
        <translation>fai l’ultima presa, che porta con sé quel che resta</translation>
    </message>
    <message>
        <source>gives up a sweep, but %1</source>
        <comment>This play …; a list of reasons</comment>
        <translation>rinunci a una scopa, ma %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>two reasons</comment>
        <translation>%1, e %2</translation>
    </message>
    <message>
        <source>%1 almost always</source>
        <comment>something that happens</comment>
        <translation>quasi sempre %1</translation>
    </message>
    <message>
        <source>hardly ever loses %1, rather than in %2 of 10 cases</source>
        <comment>This play …; cards</comment>
        <translation>quasi mai ti portano via %1, con l’altra giocata %2 volte su dieci</translation>
    </message>
    <message>
        <source>does not take %1 yet, but %2</source>
        <comment>This play …; the settebello; a list of reasons</comment>
        <translation>non prendi ancora %1, ma %2</translation>
    </message>
    <message numerus="yes">
        <source>leaves a table that %n of the cards still out can sweep, but %1</source>
        <comment>This play …; a list of reasons</comment>
        <translation>
            <numerusform>lasci una tavola su cui può fare scopa una delle carte ancora in giro, ma %1</numerusform>
            <numerusform>lasci una tavola su cui possono fare scopa %n delle carte ancora in giro, ma %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 of 10 cases, rather than in %n</source>
        <comment>something that happens</comment>
        <translation>
            <numerusform>%2 volte su dieci %1, con l’altra giocata solo una</numerusform>
            <numerusform>%2 volte su dieci %1, con l’altra giocata solo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>makes sure of the last capture, and with it of %1</source>
        <comment>This play …; cards</comment>
        <translation>ti assicuri l’ultima presa, e con quella %1</translation>
    </message>
    <message>
        <source>can then take %1 with %2, unless the other player prevents it</source>
        <comment>This play …; cards, a card</comment>
        <translation>poi puoi prendere %1 con %2, se l’altro non te lo impedisce</translation>
    </message>
    <message>
        <source>takes %1, which the other player could take with %2</source>
        <comment>This play …; cards, a card</comment>
        <translation>prendi %1 prima che l’altro possa farlo con %2</translation>
    </message>
    <message>
        <source>brings home %1 in the end, if both play best</source>
        <comment>This play …; cards</comment>
        <translation>alla fine porti a casa %1, se tutti e due giocano al meglio</translation>
    </message>
    <message numerus="yes">
        <source>loses %1 only in %n of 10 cases, rather than in %2</source>
        <comment>This play …; cards</comment>
        <translation>
            <numerusform>solo una volta su dieci ti portano via %1, con l’altra giocata %2</numerusform>
            <numerusform>solo %n volte su dieci ti portano via %1, con l’altra giocata %2</numerusform>
        </translation>
    </message>
    <message>
        <source>lets the partner take %1</source>
        <comment>This play …; a card</comment>
        <translation>il compagno prende %1</translation>
    </message>
    <message>
        <source>leaves a table that only %1 can sweep, which the next player would have played before</source>
        <comment>This play …; the three and the nine</comment>
        <translation>lasci una tavola su cui fa scopa solo %1, che chi segue avrebbe già giocato prima</translation>
    </message>
    <message>
        <source>saves the ace, which almost always sweeps later</source>
        <comment>This play …</comment>
        <translation>tieni da parte l’asso, che poi fa quasi sempre scopa</translation>
    </message>
    <message>
        <source>saves the ace, which sweeps later in %1 of 10 cases</source>
        <comment>This play …</comment>
        <translation>tieni da parte l’asso, che poi fa scopa %1 volte su dieci</translation>
    </message>
    <message>
        <source>brings more sweeps later in the round</source>
        <comment>This play …</comment>
        <translation>fai più scope nel resto della mano</translation>
    </message>
    <message>
        <source>lets the others sweep more seldom in the rest of the round</source>
        <comment>This play …</comment>
        <translation>lasci fare meno scope agli altri nel resto della mano</translation>
    </message>
    <message>
        <source>brings home %1 more often</source>
        <comment>This play …; the settebello</comment>
        <translation>porti a casa più spesso %1</translation>
    </message>
    <message numerus="yes">
        <source>wins %1 in %2 of 10 cases, rather than in %n</source>
        <comment>This play …; the primiera; a number</comment>
        <translation>
            <numerusform>fai %1 %2 volte su dieci, con l’altra giocata solo una</numerusform>
            <numerusform>fai %1 %2 volte su dieci, con l’altra giocata solo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the point for cards</source>
        <comment>what was at stake</comment>
        <translation>il punto delle carte</translation>
    </message>
    <message>
        <source>the point for %1</source>
        <comment>what was at stake: coins or cups</comment>
        <translation>il punto di %1</translation>
    </message>
    <message>
        <source>the primiera</source>
        <comment>what was at stake</comment>
        <translation>la primiera</translation>
    </message>
    <message>
        <source>the point for sevens</source>
        <comment>what was at stake</comment>
        <translation>il punto dei sette</translation>
    </message>
    <message>
        <source>sweeps</source>
        <comment>what was at stake</comment>
        <translation>le scope</translation>
    </message>
    <message>
        <source>At stake above all: %1.</source>
        <comment>the primiera</comment>
        <translation>In ballo, più di tutto: %1.</translation>
    </message>
    <message>
        <source>helps above all with %1, as %2 comes home more often</source>
        <comment>This play …; the primiera; a card</comment>
        <translation>giochi soprattutto per %1, perché porti a casa più spesso %2</translation>
    </message>
    <message numerus="yes">
        <source>lays %1, which %n of the cards still out can take, but %2</source>
        <comment>This play …; a card; a list of reasons</comment>
        <translation>
            <numerusform>cali %1, che può prendere una delle carte ancora in giro, ma %2</numerusform>
            <numerusform>cali %1, che possono prendere %n delle carte ancora in giro, ma %2</numerusform>
        </translation>
    </message>
    <message>
        <source>brings more sweeps later in the round, mostly with %1</source>
        <comment>This play …; a card</comment>
        <translation>fai più scope nel resto della mano, soprattutto con %1</translation>
    </message>
    <message>
        <source>lets the others sweep more seldom, above all with %1</source>
        <comment>This play …; a card</comment>
        <translation>lasci fare meno scope agli altri, soprattutto con %1</translation>
    </message>
    <message>
        <source>does better above all with %1</source>
        <comment>This play …; the primiera</comment>
        <translation>ti va meglio soprattutto con %1</translation>
    </message>
</context>
<context>
    <name>settebello::AnalysisFigures</name>
    <message>
        <source>The cards brought you neither more nor less than usual.</source>
        <translation>Le carte non ti hanno dato né più né meno del solito.</translation>
    </message>
    <message>
        <source>The cards brought you %1 more than usual.</source>
        <comment>about half a point</comment>
        <translation>Le carte ti hanno dato %1 più del solito.</translation>
    </message>
    <message>
        <source>The cards brought you %1 less than usual.</source>
        <comment>about half a point</comment>
        <translation>Le carte ti hanno dato %1 meno del solito.</translation>
    </message>
    <message>
        <source>Points lost by play, per round</source>
        <translation>Punti buttati via a ogni mano</translation>
    </message>
    <message>
        <source>Points lost in a thousand choices</source>
        <translation>Punti buttati via ogni mille scelte</translation>
    </message>
    <message>
        <source>Very bad plays</source>
        <translation>Giocate pessime</translation>
    </message>
    <message>
        <source>Bad plays</source>
        <translation>Giocate cattive</translation>
    </message>
    <message>
        <source>Doubtful plays</source>
        <translation>Giocate dubbie</translation>
    </message>
    <message>
        <source>Points ahead in the end</source>
        <translation>Punti di vantaggio alla fine</translation>
    </message>
    <message>
        <source>What luck with the cards brought</source>
        <translation>Quanto ha portato la fortuna</translation>
    </message>
    <message>
        <source>Points ahead without that luck</source>
        <translation>Punti di vantaggio senza la fortuna</translation>
    </message>
    <message>
        <source>Lost by missed captures</source>
        <translation>Persi per prese mancate</translation>
    </message>
    <message>
        <source>Lost by sweeps</source>
        <translation>Persi per le scope</translation>
    </message>
    <message>
        <source>Lost: the settebello</source>
        <translation>Persi: settebello</translation>
    </message>
    <message>
        <source>Lost: the most cards</source>
        <translation>Persi: più carte</translation>
    </message>
    <message>
        <source>Lost: the primiera</source>
        <translation>Persi: primiera</translation>
    </message>
    <message>
        <source>Lost otherwise</source>
        <translation>Persi in altro modo</translation>
    </message>
    <message>
        <source>A single match has few choices, so this is uncertain.</source>
        <translation>Una sola partita dice poco: prendilo con le molle.</translation>
    </message>
    <message>
        <source>Level of play</source>
        <translation>Livello di gioco</translation>
    </message>
    <message>
        <source>%1: below the level %2.</source>
        <comment>a player, a level</comment>
        <translation>%1: sotto il livello %2.</translation>
    </message>
    <message>
        <source>%1: level %2.</source>
        <comment>a player, a level</comment>
        <translation>%1: livello %2.</translation>
    </message>
    <message>
        <source>%1: level %2, or anything from %3 to %4.</source>
        <comment>a player, levels</comment>
        <translation>%1: livello %2, ma potrebbe essere qualunque fra %3 e %4.</translation>
    </message>
    <message>
        <source>…almost surely between</source>
        <translation>…quasi di sicuro tra</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>points ahead: −0.5 and +3.2</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Lost: the most %1</source>
        <comment>coins or cups</comment>
        <translation>Persi: più %1</translation>
    </message>
    <message>
        <source>…with the cards that were dealt</source>
        <translation>…con le carte distribuite</translation>
    </message>
    <message>
        <source>…with those that could not be seen</source>
        <translation>…con quelle che non si vedevano</translation>
    </message>
    <message>
        <source>The cards brought %1 neither more nor less than usual.</source>
        <comment>several people</comment>
        <translation>%1: le carte non hanno dato né più né meno del solito.</translation>
    </message>
    <message>
        <source>The cards brought %1 %2 more than usual.</source>
        <comment>several people, about half a point</comment>
        <translation>%1: le carte hanno dato %2 più del solito.</translation>
    </message>
    <message>
        <source>The cards brought %1 %2 less than usual.</source>
        <comment>several people, about half a point</comment>
        <translation>%1: le carte hanno dato %2 meno del solito.</translation>
    </message>
    <message>
        <source>each of the others</source>
        <comment>who lost points</comment>
        <translation>gli altri, in media,</translation>
    </message>
    <message>
        <source>By their own play %1 lost %2; %3 lost %4.</source>
        <comment>several people, about half a point, a player, about 2 points</comment>
        <translation>Giocando, %1 hanno buttato via %2, %3 %4.</translation>
    </message>
    <message>
        <source>By its own play your team lost %1; %2 lost %3.</source>
        <comment>about half a point, a player, about 2 points</comment>
        <translation>Giocando, la tua squadra ha buttato via %1, %2 %3.</translation>
    </message>
    <message>
        <source>By your own play you lost %1; %2 lost %3.</source>
        <comment>about half a point, a player, about 2 points</comment>
        <translation>Con le tue giocate hai buttato via %1, %2 %3.</translation>
    </message>
    <message>
        <source>the others</source>
        <comment>who lost points</comment>
        <translation>gli altri</translation>
    </message>
    <message>
        <source>Round %1, lost by play: %2 (%3), %4 (%5).</source>
        <comment>a number; who, about half a point; who, about 2 points</comment>
        <translation>Mano %1, punti persi giocando: %2 (%3), %4 (%5).</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <comment>whose</comment>
        <translation>Gioco: %1</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>The rest</source>
        <comment>what neither play nor cards explain</comment>
        <translation>Il resto</translation>
    </message>
</context>
<context>
    <name>settebello::AnalysisText</name>
    <message>
        <source>sweeps</source>
        <comment>what was at stake</comment>
        <translation>le scope</translation>
    </message>
    <message>
        <source>the most cards</source>
        <comment>what was at stake</comment>
        <translation>più carte</translation>
    </message>
    <message>
        <source>the primiera</source>
        <comment>what was at stake</comment>
        <translation>la primiera</translation>
    </message>
    <message>
        <source>the most sevens</source>
        <comment>what was at stake</comment>
        <translation>più sette</translation>
    </message>
    <message>
        <source>A capture was missed.</source>
        <translation>È sfuggita una presa.</translation>
    </message>
    <message>
        <source>At stake: %1.</source>
        <translation>C’era in gioco: %1.</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <comment>a decision</comment>
        <translation>Dubbia</translation>
    </message>
    <message>
        <source>Bad</source>
        <comment>a decision</comment>
        <translation>Cattiva</translation>
    </message>
    <message>
        <source>Very bad</source>
        <comment>a decision</comment>
        <translation>Pessima</translation>
    </message>
    <message>
        <source>Good enough</source>
        <comment>a decision</comment>
        <translation>Va bene</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>with a decimal, less than two</comment>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>with a decimal, two or more</comment>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>keeping the cut card</source>
        <translation>tenere la carta del taglio</translation>
    </message>
    <message>
        <source>putting the cut card on the table</source>
        <translation>mettere in tavola la carta del taglio</translation>
    </message>
    <message>
        <source>declaring three cards</source>
        <translation>accusare tre carte</translation>
    </message>
    <message>
        <source>declaring nothing</source>
        <translation>non accusare nulla</translation>
    </message>
    <message>
        <source>calling out</source>
        <translation>chiamarsi fuori</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>a card</comment>
        <translation>calare %1</translation>
    </message>
    <message>
        <source>playing %1, which takes itself</source>
        <comment>a card</comment>
        <translation>giocare %1, che si prende da solo</translation>
    </message>
    <message>
        <source>taking %1 with %2</source>
        <comment>cards, a card</comment>
        <translation>prendere %1 con %2</translation>
    </message>
    <message>
        <source>Round %1, your choice</source>
        <translation>Mano %1, la tua scelta</translation>
    </message>
    <message>
        <source>Round %1, choice: %2</source>
        <comment>a number, a player</comment>
        <translation>Mano %1, scelta: %2</translation>
    </message>
    <message>
        <source>Round %1, your card %2</source>
        <translation>Mano %1, la tua carta %2</translation>
    </message>
    <message>
        <source>Round %1, %2, card %3</source>
        <comment>a number, a player, a number</comment>
        <translation>Mano %1, %2, carta %3</translation>
    </message>
    <message>
        <source>%1. %2: %3. Better: %4.</source>
        <comment>when, how bad, what was done, what would have been better</comment>
        <translation>%1. %2: %3. Meglio: %4.</translation>
    </message>
    <message>
        <source>%1: even in the round, %2 to win the match</source>
        <comment>a decision, 55 %</comment>
        <translation>%1: parità nella mano, %2 di probabilità di vincere la partita</translation>
    </message>
    <message>
        <source>%1: %2 behind in the round, %3 to win the match</source>
        <comment>a decision, 0.4 points, 55 %</comment>
        <translation>%1: %2 di svantaggio nella mano, %3 di probabilità di vincere la partita</translation>
    </message>
    <message>
        <source>%1: %2 ahead in the round, %3 to win the match</source>
        <comment>a decision, 0.4 points, 55 %</comment>
        <translation>%1: %2 di vantaggio nella mano, %3 di probabilità di vincere la partita</translation>
    </message>
    <message>
        <source>%1 (was played)</source>
        <comment>a decision and its value</comment>
        <translation>%1 (giocata)</translation>
    </message>
    <message>
        <source>the most %1</source>
        <comment>what was at stake: coins or cups</comment>
        <translation>più %1</translation>
    </message>
    <message>
        <source>The mistake cost %1 of the chance to win the match.</source>
        <comment>3 %</comment>
        <translation>Lo sbaglio è costato un %1 di probabilità di vincere la partita.</translation>
    </message>
    <message>
        <source>The mistake cost %1.</source>
        <comment>0.4 points</comment>
        <translation>Lo sbaglio è costato %1.</translation>
    </message>
    <message>
        <source>The mistake cost %1, and %2 of the chance to win the match.</source>
        <comment>0.4 points, 3 %</comment>
        <translation>Lo sbaglio è costato %1, e un %2 di probabilità di vincere la partita.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player; laying a card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>If both play best, it goes on like this: %1.</source>
        <comment>plays</comment>
        <translation>Se tutti e due giocano al meglio, si va avanti così: %1.</translation>
    </message>
    <message numerus="yes">
        <source>In %n of 10 cases it goes on like this: %1.</source>
        <comment>plays</comment>
        <translation>
            <numerusform>Una volta su dieci si va avanti così: %1.</numerusform>
            <numerusform>%n volte su dieci si va avanti così: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cost %1.</source>
        <comment>about half a point</comment>
        <translation>È costata %1.</translation>
    </message>
    <message>
        <source>If both play best:</source>
        <comment>before a line of plays</comment>
        <translation>Se tutti e due giocano al meglio:</translation>
    </message>
    <message numerus="yes">
        <source>In %n of 10 cases:</source>
        <comment>before a line of plays</comment>
        <translation>
            <numerusform>Una volta su dieci:</numerusform>
            <numerusform>%n volte su dieci:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>“Round 3, your card 4”, “Bad”</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>It lowered the chance to win the match.</source>
        <translation>Ha ridotto le probabilità di vincere la partita.</translation>
    </message>
    <message>
        <source>After the play that was made, if both play best: %1.</source>
        <comment>plays</comment>
        <translation>Dopo la giocata fatta, invece, se tutti e due giocano al meglio: %1.</translation>
    </message>
    <message>
        <source>After the play that was made, almost always: %1.</source>
        <comment>plays</comment>
        <translation>Dopo la giocata fatta, invece, quasi sempre: %1.</translation>
    </message>
    <message numerus="yes">
        <source>After the play that was made, in %n of 10 cases: %1.</source>
        <comment>plays</comment>
        <translation>
            <numerusform>Dopo la giocata fatta, invece, una volta su dieci: %1.</numerusform>
            <numerusform>Dopo la giocata fatta, invece, %n volte su dieci: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Almost always:</source>
        <comment>before a line of plays</comment>
        <translation>Quasi sempre:</translation>
    </message>
    <message>
        <source>Almost always it goes on like this: %1.</source>
        <comment>plays</comment>
        <translation>Quasi sempre si va avanti così: %1.</translation>
    </message>
</context>
<context>
    <name>settebello::BarChart</name>
    <message>
        <source>%1: %2</source>
        <comment>a bar of a chart and its numbers</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>settebello::BarList</name>
    <message>
        <source>To compare with: %1</source>
        <comment>names and numbers</comment>
        <translation>Per confronto: %1</translation>
    </message>
</context>
<context>
    <name>settebello::BetweenUsView</name>
    <message numerus="yes">
        <source>%1 leads, with %2 of %n match(es) won.</source>
        <comment>a person</comment>
        <translation>
            <numerusform>%1 è in testa: partite vinte %2 su %n.</numerusform>
            <numerusform>%1 è in testa: partite vinte %2 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level at the top: %1.</source>
        <comment>several people</comment>
        <translation>In testa a pari merito: %1.</translation>
    </message>
    <message>
        <source>Between us</source>
        <translation>Fra noi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>In %</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two people</comment>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duello</translation>
    </message>
    <message>
        <source>One against another</source>
        <translation>Uno contro l’altro</translation>
    </message>
</context>
<context>
    <name>settebello::CardNames</name>
    <message>
        <source>%1 of coins</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 di denari</translation>
    </message>
    <message>
        <source>%1 of cups</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 di coppe</translation>
    </message>
    <message>
        <source>%1 of swords</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 di spade</translation>
    </message>
    <message>
        <source>%1 of batons</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 di bastoni</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>suit</comment>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>suit</comment>
        <translation>coppe</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>suit</comment>
        <translation>spade</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>suit</comment>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>l’asso</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>il due</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>il tre</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>il quattro</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>il cinque</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>il sei</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>il sette</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>il fante</translation>
    </message>
    <message>
        <source>the horse</source>
        <translation>il cavallo</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>il re</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>cards of the suit</comment>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>cards of the suit</comment>
        <translation>coppe</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>cards of the suit</comment>
        <translation>spade</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>cards of the suit</comment>
        <translation>bastoni</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n denaro</numerusform>
            <numerusform>%n denari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cup(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n coppa</numerusform>
            <numerusform>%n coppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n spada</numerusform>
            <numerusform>%n spade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n baton(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n bastone</numerusform>
            <numerusform>%n bastoni</numerusform>
        </translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>%1 as an ace</source>
        <comment>the seven of cups, played as that</comment>
        <translation>%1 come asso</translation>
    </message>
    <message>
        <source>%1 as a %2</source>
        <comment>the seven of cups, the rank that it is played as</comment>
        <translation>%1 come %2</translation>
    </message>
</context>
<context>
    <name>settebello::CardPictures</name>
    <message>
        <source>There is no deck called “%1”.</source>
        <translation>Non c’è nessun mazzo chiamato «%1».</translation>
    </message>
</context>
<context>
    <name>settebello::ChoiceBar</name>
    <message>
        <source>&amp;Practise:</source>
        <translation>&amp;Allenamento:</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>&amp;Difficoltà:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Gioco:</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>I tuoi errori</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Problema del giorno</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Problem of the day ✓</source>
        <translation>Problema del giorno ✓</translation>
    </message>
    <message>
        <source>Games you play</source>
        <translation>I giochi che gioco di solito</translation>
    </message>
</context>
<context>
    <name>settebello::ChoiceButtons</name>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen, a value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>settebello::CompareDialog</name>
    <message>
        <source>Stopped. Master&apos;s match begins again from the first round.</source>
        <translation>Fermato. La partita del maestro ricomincia dalla prima mano.</translation>
    </message>
    <message>
        <source>This result is of other cards, those of %1.</source>
        <comment>a deal code</comment>
        <translation>Questo risultato viene da altre carte, quelle di %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a name; won or lost, and the points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>“%1” does not hold a result: %2</source>
        <comment>a file; why</comment>
        <translation>«%1» non contiene un risultato: %2</translation>
    </message>
    <message>
        <source>The result could not be written to %1: %2.</source>
        <translation>Non è stato possibile scrivere il risultato in %1: %2.</translation>
    </message>
    <message>
        <source>The result was written to %1. It shows no card: send it to somebody who is to play the same match.</source>
        <translation>Il risultato è stato scritto in %1. Non fa vedere nessuna carta: mandalo a chi vuoi che giochi la stessa partita.</translation>
    </message>
    <message>
        <source>Open a result</source>
        <translation>Apri un risultato</translation>
    </message>
    <message>
        <source>Results (*.settebello-result.json)</source>
        <translation>Risultati (*.settebello-result.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Export your result</source>
        <translation>Esporta il tuo risultato</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Master in your seat</source>
        <translation>Il maestro al tuo posto</translation>
    </message>
    <message>
        <source>Possible with open cards</source>
        <translation>Possibile a carte scoperte</translation>
    </message>
    <message>
        <source>Master plays: round %1</source>
        <translation>Il maestro gioca: mano %1</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>&amp;Let master play</source>
        <translation>&amp;Lascia giocare il maestro</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>&amp;Code:</source>
        <translation>&amp;Codice:</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;pia</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copia il codice</translation>
    </message>
    <message>
        <source>The same cards, round after round: your side&apos;s points, and those of the best other. Rounds that only one of you played have no counterpart.</source>
        <translation>Le stesse carte, mano dopo mano: i punti della tua parte e quelli della migliore delle altre. Le mani che uno solo ha giocato non hanno confronto.</translation>
    </message>
    <message>
        <source>Possible with open cards: by how many points your side would have been ahead in the round if from the position with %1 cards left in hands everybody had played perfectly and seen all cards, and in brackets what you reached from there. It is exact.</source>
        <translation>Possibile a carte scoperte: di quanti punti la tua parte sarebbe stata in vantaggio nella mano se, da quando restavano %1 carte in mano ai giocatori, tutti avessero giocato alla perfezione vedendo tutte le carte; tra parentesi, quello che hai ottenuto tu. Il calcolo è esatto.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>Master plays</source>
        <translation>Il maestro gioca</translation>
    </message>
    <message>
        <source>&amp;Open a result…</source>
        <translation>&amp;Apri un risultato…</translation>
    </message>
    <message>
        <source>&amp;Export your result…</source>
        <translation>&amp;Esporta il tuo risultato…</translation>
    </message>
    <message>
        <source>Same cards &amp;again</source>
        <translation>Rigioca le &amp;stesse carte</translation>
    </message>
    <message>
        <source>With seats e&amp;xchanged</source>
        <translation>A posti sca&amp;mbiati</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Master for %1</source>
        <comment>several people</comment>
        <translation>Il maestro per %1</translation>
    </message>
    <message>
        <source>Export the result</source>
        <translation>Esporta il risultato</translation>
    </message>
    <message>
        <source>The same cards, round after round: the points of %1, and those of the best other side. Rounds that were played only once have no counterpart.</source>
        <comment>several people</comment>
        <translation>Le stesse carte, mano dopo mano: i punti di %1 e quelli della migliore delle altre parti. Le mani giocate una volta sola non hanno confronto.</translation>
    </message>
    <message>
        <source>Possible with open cards: by how many points %1 would have been ahead in the round if from the position with %2 cards left in hands everybody had played perfectly and seen all cards, and in brackets what was reached from there. It is exact.</source>
        <comment>several people; a number</comment>
        <translation>Possibile a carte scoperte: il vantaggio in punti che, per %1, era possibile nella mano se, da quando restavano %2 carte in mano ai giocatori, tutti avessero giocato alla perfezione vedendo tutte le carte; tra parentesi, quello ottenuto. Il calcolo è esatto.</translation>
    </message>
    <message>
        <source>&amp;Export the result…</source>
        <translation>&amp;Esporta il risultato…</translation>
    </message>
</context>
<context>
    <name>settebello::CompareRulesDialog</name>
    <message>
        <source>%1, changed</source>
        <comment>rules</comment>
        <translation>%1, con modifiche</translation>
    </message>
    <message>
        <source>Compare rules</source>
        <translation>Confronta le regole</translation>
    </message>
    <message>
        <source>How “%1” differs from</source>
        <translation>Che cosa distingue «%1» da</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>settebello::CompareText</name>
    <message>
        <source>No winner</source>
        <comment>of a match</comment>
        <translation>Nessun vincitore</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a match</comment>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a match</comment>
        <translation>Persa</translation>
    </message>
    <message>
        <source>%1 (you %2)</source>
        <comment>points ahead: possible, reached</comment>
        <translation>%1 (tu %2)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>no winner, %1</source>
        <comment>points of both sides</comment>
        <translation>nessun vincitore, %1</translation>
    </message>
    <message>
        <source>won, %1</source>
        <comment>points of both sides</comment>
        <translation>vinta, %1</translation>
    </message>
    <message>
        <source>lost, %1</source>
        <comment>points of both sides</comment>
        <translation>persa, %1</translation>
    </message>
    <message>
        <source>%1 (reached: %2)</source>
        <comment>points ahead: possible, reached</comment>
        <translation>%1 (ottenuti: %2)</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un amico</translation>
    </message>
</context>
<context>
    <name>settebello::CountField</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: uno di meno</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: uno di più</translation>
    </message>
</context>
<context>
    <name>settebello::CourseData</name>
    <message>
        <source>Chance to win, all cards open: %1</source>
        <comment>a player or a team</comment>
        <translation>Probabilità di vincere, a carte scoperte: %1</translation>
    </message>
    <message>
        <source>Round %1: %2 to win</source>
        <comment>a number, 55 %</comment>
        <translation>Mano %1: %2 di probabilità di vincere</translation>
    </message>
</context>
<context>
    <name>settebello::DealCodeDialog</name>
    <message>
        <source>%1 has played this match. Play it too, and you will see both results side by side.</source>
        <comment>a name</comment>
        <translation>%1 ha giocato questa partita. Giocala anche tu e vedrai i due risultati uno accanto all’altro.</translation>
    </message>
    <message>
        <source>Open the rules of the code</source>
        <translation>Apri le regole del codice</translation>
    </message>
    <message>
        <source>Scopa rules (*.scopa-rules.json *.json)</source>
        <translation>Regole della scopa (*.scopa-rules.json *.json)</translation>
    </message>
    <message>
        <source>The file does not hold rules.</source>
        <translation>Il file non contiene regole.</translation>
    </message>
    <message>
        <source>These are not the rules of the code: theirs would have %1 in it, not %2.</source>
        <comment>six characters each</comment>
        <translation>Non sono le regole del codice: con queste conterrebbe %1 e non %2.</translation>
    </message>
    <message>
        <source>This code is of house rules that you do not have. Ask whoever sent it for their file and open it here; their code in it is %1.</source>
        <comment>six characters</comment>
        <translation>Questo codice si gioca con regole di casa che non hai. Fatti mandare il loro file e aprilo qui: nel codice sono indicate con %1.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Scegli un gioco…</translation>
    </message>
    <message>
        <source>Deal by code</source>
        <translation>Partita con un codice</translation>
    </message>
    <message>
        <source>A code names all the cards of a match, round after round: whoever plays it gets the same, so that results can be compared. Whoever has the code could work out the cards. Such matches therefore count separately in the statistics.</source>
        <translation>Un codice indica tutte le carte di una partita, mano dopo mano: chi la gioca riceve le stesse, e così ci si può confrontare. Dal codice le carte si possono ricavare. Perciò queste partite si contano a parte nelle statistiche.</translation>
    </message>
    <message>
        <source>&amp;Code:</source>
        <translation>&amp;Codice:</translation>
    </message>
    <message>
        <source>Match of the &amp;day, %1:</source>
        <comment>a date</comment>
        <translation>Partita del &amp;giorno, %1:</translation>
    </message>
    <message>
        <source>Your &amp;seat:</source>
        <translation>Il tuo &amp;posto:</translation>
    </message>
    <message>
        <source>&amp;Open rules…</source>
        <translation>&amp;Apri le regole…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Gi&amp;oca</translation>
    </message>
    <message>
        <source>%1, %2. With the opponents of your last match.</source>
        <comment>a game; 11 points</comment>
        <translation>%1, %2. Con gli avversari della tua ultima partita.</translation>
    </message>
</context>
<context>
    <name>settebello::DecisionView</name>
    <message>
        <source>Played</source>
        <comment>above the picture of a play</comment>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>above the picture of a play</comment>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>After what was played</source>
        <translation>Dopo la giocata fatta</translation>
    </message>
    <message>
        <source>After the better play</source>
        <translation>Dopo la giocata migliore</translation>
    </message>
    <message>
        <source>What could be played</source>
        <translation>Che cosa si poteva giocare</translation>
    </message>
    <message>
        <source>Not analysed yet.</source>
        <translation>Non ancora analizzata.</translation>
    </message>
    <message>
        <source>%1: there was nothing to choose.</source>
        <comment>“Round 3, your card 4”</comment>
        <translation>%1: non c’era scelta.</translation>
    </message>
    <message>
        <source>There is nothing to choose here.</source>
        <translation>Qui non c’è niente da scegliere.</translation>
    </message>
    <message>
        <source>Plays it, one card at a time; → goes on, ← takes back</source>
        <translation>La gioca una carta alla volta; → va avanti, ← torna indietro</translation>
    </message>
    <message>
        <source>Nothing was clearly better.</source>
        <translation>Niente era chiaramente meglio.</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>plays, on the table</comment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>As far as you could know then:</source>
        <comment>before the value of each play</comment>
        <translation>Per quel che potevi sapere in quel momento:</translation>
    </message>
    <message>
        <source>As far as %1 could know then:</source>
        <comment>a player; before the value of each play</comment>
        <translation>Per quel che %1 poteva sapere in quel momento:</translation>
    </message>
    <message>
        <source>Figures</source>
        <comment>what each play is worth</comment>
        <translation>Cifre</translation>
    </message>
    <message>
        <source>Shows what each play is worth, in figures</source>
        <translation>Mostra in cifre quanto vale ogni giocata</translation>
    </message>
</context>
<context>
    <name>settebello::Deck</name>
    <message>
        <source>In deck.json, “%1” must be a number from %2 to %3.</source>
        <translation>In deck.json, «%1» deve essere un numero da %2 a %3.</translation>
    </message>
    <message>
        <source>In deck.json, “name” must hold the deck&apos;s name.</source>
        <translation>In deck.json, «name» deve contenere il nome del mazzo.</translation>
    </message>
    <message>
        <source>There is no deck.json.</source>
        <translation>Manca deck.json.</translation>
    </message>
    <message>
        <source>deck.json cannot be read: %1.</source>
        <translation>deck.json non si può leggere: %1.</translation>
    </message>
    <message>
        <source>deck.json does not describe a deck.</source>
        <translation>deck.json non descrive un mazzo.</translation>
    </message>
    <message>
        <source>deck.json was made for a newer version of this program.</source>
        <translation>deck.json è fatto per una versione più recente di questo programma.</translation>
    </message>
    <message>
        <source>In deck.json, “%1” must be one of %2.</source>
        <translation>In deck.json, «%1» deve essere uno fra %2.</translation>
    </message>
    <message>
        <source>In deck.json, “%1” must be text.</source>
        <translation>In deck.json, «%1» deve essere un testo.</translation>
    </message>
    <message>
        <source>In deck.json, “%1” must be an object.</source>
        <translation>In deck.json, «%1» deve essere un oggetto JSON.</translation>
    </message>
    <message>
        <source>In deck.json, “picturesOf” must be the name of another deck&apos;s folder.</source>
        <translation>In deck.json, «picturesOf» deve essere il nome della cartella di un altro mazzo.</translation>
    </message>
    <message>
        <source>In deck.json, “faces/%1” must say which picture a rank from 1 to 10 has, with * for the suit, such as “9*”.</source>
        <translation>In deck.json, «faces/%1» deve dire quale immagine ha un valore da 1 a 10, con * al posto del seme, per esempio &quot;9*&quot;.</translation>
    </message>
    <message>
        <source>deck.json cannot be opened, is not an ordinary file, or is too large.</source>
        <translation>deck.json non si può aprire, non è un file normale o è troppo grande.</translation>
    </message>
    <message>
        <source>Pictures whose names do not say which card they are: %1. Rename them: Italian and Spanish cards are called 1D to 10D (coins), 1C to 10C (cups), 1S to 10S (swords) and 1B to 10B (batons); French ones, where deck.json has &quot;suits&quot;: &quot;french&quot;, AD, 2D to 7D, JD, QD and KD (diamonds), and likewise with H (hearts), S (spades) and C (clubs). The back is called back.</source>
        <translation>Immagini con nomi che non dicono di quale carta sono: %1. Rinominale: le carte italiane e spagnole si chiamano da 1D a 10D (denari), da 1C a 10C (coppe), da 1S a 10S (spade) e da 1B a 10B (bastoni); quelle francesi, se in deck.json c’è &quot;suits&quot;: &quot;french&quot;, AD, da 2D a 7D, JD, QD e KD (quadri), e così anche con H (cuori), S (picche) e C (fiori). Il dorso si chiama back.</translation>
    </message>
    <message>
        <source>Missing pictures: %1.</source>
        <translation>Immagini mancanti: %1.</translation>
    </message>
    <message>
        <source>Pictures that are neither SVG, PNG nor JPEG: %1.</source>
        <translation>Immagini che non sono né SVG, né PNG, né JPEG: %1.</translation>
    </message>
    <message>
        <source>Pictures that cannot be opened or are no ordinary files: %1.</source>
        <translation>Immagini che non si possono aprire o non sono file ordinari: %1.</translation>
    </message>
    <message>
        <source>Pictures larger than 2 MiB: %1.</source>
        <translation>Immagini di oltre 2 MiB: %1.</translation>
    </message>
    <message>
        <source>Pictures of more than 8 million pixels: %1.</source>
        <translation>Immagini di oltre 8 milioni di pixel: %1.</translation>
    </message>
    <message>
        <source>Compressed drawings that are damaged or larger than 2 MiB: %1.</source>
        <translation>Disegni compressi danneggiati o di oltre 2 MiB: %1.</translation>
    </message>
    <message>
        <source>Pictures that are damaged, or are none: %1.</source>
        <translation>Immagini danneggiate, o che non sono immagini: %1.</translation>
    </message>
    <message>
        <source>Drawings that refer to other files: %1.</source>
        <translation>Disegni che rimandano ad altri file: %1.</translation>
    </message>
    <message>
        <source>Drawings that hold images, scripts or other documents: %1.</source>
        <translation>Disegni che contengono immagini, script o altri documenti: %1.</translation>
    </message>
    <message>
        <source>Drawings that would take too much time or memory: %1.</source>
        <translation>Disegni che richiederebbero troppo tempo o troppa memoria: %1.</translation>
    </message>
    <message>
        <source>Pictures that show nothing: %1.</source>
        <translation>Immagini che non mostrano nulla: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list of files</comment>
        <translation>
            <numerusform>%1 e un’altra</numerusform>
            <numerusform>%1 e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>There is another deck of this name. Rename the folder.</source>
        <translation>C’è già un mazzo con questo nome. Cambia nome alla cartella.</translation>
    </message>
</context>
<context>
    <name>settebello::DeckCardNames</name>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>l’otto</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>il nove</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>il dieci</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>il fante</translation>
    </message>
    <message>
        <source>the horse</source>
        <translation>il cavallo</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la donna</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>il re</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>suit</comment>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit</comment>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>suit</comment>
        <translation>picche</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>suit</comment>
        <translation>fiori</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 di quadri</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 di cuori</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 di picche</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 di fiori</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>horses</source>
        <translation>cavalli</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>cards of the suit</comment>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>cards of the suit</comment>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>cards of the suit</comment>
        <translation>picche</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>cards of the suit</comment>
        <translation>fiori</translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n quadro</numerusform>
            <numerusform>%n quadri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n cuore</numerusform>
            <numerusform>%n cuori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n picca</numerusform>
            <numerusform>%n picche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n fiore</numerusform>
            <numerusform>%n fiori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::DeckChooser</name>
    <message>
        <source>This deck in %1 cannot be used. %2</source>
        <translation>Il mazzo in %1 non si può usare. %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a deck&apos;s author, its licence</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open your deck folder</source>
        <translation>Apri la cartella dei mazzi</translation>
    </message>
    <message>
        <source>Its pictures take too long to draw.</source>
        <translation>Le sue immagini richiedono troppo tempo per essere disegnate.</translation>
    </message>
    <message>
        <source>deck.json cannot be written.</source>
        <translation>deck.json non si può scrivere.</translation>
    </message>
    <message>
        <source>Write deck.json for these pictures</source>
        <translation>Scrivi deck.json per queste immagini</translation>
    </message>
    <message>
        <source>Its pictures are being checked…</source>
        <translation>Controllo delle immagini in corso…</translation>
    </message>
    <message>
        <source>Looking for decks…</source>
        <translation>Ricerca dei mazzi in corso…</translation>
    </message>
    <message>
        <source>Drawn for Settebello by its authors</source>
        <translation>Disegnate per Settebello dai suoi autori</translation>
    </message>
</context>
<context>
    <name>settebello::DeckFolder</name>
    <message>
        <source>YOUR OWN DECKS</source>
        <translation>I TUOI MAZZI</translation>
    </message>
    <message>
        <source>Every folder in this one is a deck of cards. Make a folder, put the pictures into it, and open Preferences in Settebello: the deck is listed there under The cards. If something is wrong with it, the list says what.</source>
        <translation>Ogni cartella che si trova qui è un mazzo di carte. Crea una cartella, mettici le immagini e apri le Preferenze di Settebello: il mazzo è nell’elenco sotto Le carte. Se qualcosa non va, l’elenco dice che cosa.</translation>
    </message>
    <message>
        <source>THE PICTURES. One for each of the forty cards, as SVG, SVGZ, PNG or JPEG, of at most 2 MiB and 8 million pixels. The name of the file says which card it is: the rank from 1 to 10, then the suit, D for coins, C for cups, S for swords, B for batons. 7D.svg is the seven of coins, 10S.png the king of swords; 8, 9 and 10 are the jack, the horse and the king.</source>
        <translation>LE IMMAGINI. Una per ognuna delle quaranta carte, in SVG, SVGZ, PNG o JPEG, di non più di 2 MiB e 8 milioni di pixel. Il nome del file dice di che carta si tratta: il valore da 1 a 10, poi il seme, D per denari, C per coppe, S per spade, B per bastoni. 7D.svg è il sette di denari, 10S.png il re di spade; 8, 9 e 10 sono il fante, il cavallo e il re.</translation>
    </message>
    <message>
        <source>With French suits, cards named as in other games will do as well: AH.png is the ace of hearts, 7D the seven of diamonds, JC the jack of clubs, QS the queen of spades, KD the king of diamonds. The eights, nines and tens of such a deck are not needed.</source>
        <translation>Con i semi francesi vanno bene anche i nomi usati da altri giochi: AH.png è l’asso di cuori, 7D il sette di quadri, JC il fante di fiori, QS la donna di picche, KD il re di quadri. Gli otto, i nove e i dieci di un mazzo così non servono.</translation>
    </message>
    <message>
        <source>The back is called back, such as back.png. Without one, the deck has ours.</source>
        <translation>Il dorso si chiama back, per esempio back.png. Se non c’è, il mazzo ha il nostro.</translation>
    </message>
    <message>
        <source>deck.json says what the deck is called and what it shows. Copy the one beside this file into your folder and change it with a text editor; or leave it out, and let Preferences write one.</source>
        <translation>deck.json dice come si chiama il mazzo e che cosa mostra. Copia nella tua cartella quello che si trova accanto a questo file e modificalo con un editor di testo; oppure non metterlo, e lascia che lo scrivano le Preferenze.</translation>
    </message>
    <message>
        <source>  name: what the deck is called
  author, licence: whom to thank, and what others may do with it
  aspect: the width of a card divided by its height, 0.4 to 1
  cornerRadius: the radius of its corners divided by its width, 0 to 0.2
  suits: latin or french
  courts: what 8, 9 and 10 show: jack, horse, queen, king or number
  numbers: drawn if the pictures show the rank of the card, otherwise added: the game then adds it, for players who want it</source>
        <translation>  name: come si chiama il mazzo
  author, licence: chi ringraziare, e che cosa possono farne gli altri
  aspect: la larghezza di una carta divisa per la sua altezza, da 0.4 a 1
  cornerRadius: il raggio degli angoli diviso per la larghezza, da 0 a 0.2
  suits: latin (semi italiani o spagnoli) o french (semi francesi)
  courts: che cosa mostrano 8, 9 e 10: jack (fante), horse (cavallo), queen
    (donna), king (re) o number (numero)
  numbers: drawn se le immagini mostrano il valore della carta, altrimenti
    added: lo aggiunge il gioco, per chi lo vuole</translation>
    </message>
    <message>
        <source>Drawings may not refer to other files, nor hold images or scripts. The program that draws them knows no filters, patterns, masks and clip paths.</source>
        <translation>I disegni non possono rimandare ad altri file, né contenere immagini o script. Filtri, motivi (pattern), maschere e tracciati di ritaglio non vengono disegnati.</translation>
    </message>
</context>
<context>
    <name>settebello::DialogHost</name>
    <message>
        <source>Match %1 of %2 is being analysed.</source>
        <comment>numbers</comment>
        <translation>Si sta analizzando la partita %1 di %2.</translation>
    </message>
    <message>
        <source>The others follow when the computer is plugged in.</source>
        <translation>Le altre quando il computer sarà collegato alla corrente.</translation>
    </message>
    <message>
        <source>The others follow while nobody plays or practises.</source>
        <translation>Le altre quando nessuno gioca o si esercita.</translation>
    </message>
</context>
<context>
    <name>settebello::DifferenceMark</name>
    <message>
        <source>Undo</source>
        <comment>go back to the preset&apos;s value</comment>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>%1: back to “%2”</source>
        <comment>a rule, its value in the preset</comment>
        <translation>%1: torna a «%2»</translation>
    </message>
    <message>
        <source>Usually: %1</source>
        <comment>a rule&apos;s value in the game</comment>
        <translation>Di solito: %1</translation>
    </message>
</context>
<context>
    <name>settebello::DifferencesView</name>
    <message>
        <source>%1: %2</source>
        <comment>a rule set, a rule&apos;s value in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All rules are the same.</source>
        <translation>Tutte le regole sono uguali.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ:</source>
        <translation>
            <numerusform>%n regola è diversa:</numerusform>
            <numerusform>%n regole sono diverse:</numerusform>
        </translation>
    </message>
    <message>
        <source>How the rules differ</source>
        <translation>In che cosa le regole sono diverse</translation>
    </message>
</context>
<context>
    <name>settebello::DisplayNames</name>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>At once, without motion</source>
        <translation>Immediata, senza movimento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slower (× %1)</source>
        <translation>Più lenta (× %1)</translation>
    </message>
    <message>
        <source>Faster (× %1)</source>
        <translation>Più veloce (× %1)</translation>
    </message>
    <message>
        <source>Lemon grove (green)</source>
        <translation>Limonaia (verde)</translation>
    </message>
    <message>
        <source>Gulf by night (dark blue)</source>
        <translation>Golfo di notte (blu scuro)</translation>
    </message>
    <message>
        <source>Cloister (terracotta)</source>
        <translation>Chiostro (terracotta)</translation>
    </message>
    <message>
        <source>Porcelain (light)</source>
        <translation>Porcellana (chiaro)</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Svelto</translation>
    </message>
    <message>
        <source>Calm, with time to look</source>
        <translation>Calmo, con il tempo di guardare</translation>
    </message>
    <message>
        <source>Not a word</source>
        <translation>Neanche una parola</translation>
    </message>
    <message>
        <source>A word now and then</source>
        <translation>Una parola ogni tanto</translation>
    </message>
    <message>
        <source>They like to talk</source>
        <translation>Chiacchierano volentieri</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>letters</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>letters</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <comment>letters</comment>
        <translation>Molto grande</translation>
    </message>
</context>
<context>
    <name>settebello::EffectChart</name>
    <message>
        <source>%1: %2, in %3 %4; difference %5.</source>
        <comment>a figure</comment>
        <translation>%1: %2, %4 in «%3»; differenza %5.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a figure</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>settebello::EffectDialog</name>
    <message>
        <source>These rules contradict one another. Once that is settled, they can be measured.</source>
        <translation>Queste regole si contraddicono. Appena il contrasto è risolto, si possono misurare.</translation>
    </message>
    <message>
        <source>Matches are being played…</source>
        <translation>Si stanno giocando delle partite…</translation>
    </message>
    <message>
        <source>What these rules change</source>
        <translation>L’effetto di queste regole</translation>
    </message>
    <message>
        <source>%1 in figures</source>
        <comment>a game</comment>
        <translation>%1 in cifre</translation>
    </message>
    <message>
        <source>These rules, compared with %1</source>
        <comment>a game</comment>
        <translation>Queste regole a confronto con %1</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Queste regole</translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>How often an item decides a round</source>
        <translation>Quante mani decide ogni punto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>settebello::EffectText</name>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a number and how far it may be off</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 beats %2</source>
        <comment>levels</comment>
        <translation>%1 batte %2</translation>
    </message>
    <message>
        <source>A round brings %1 more points.</source>
        <translation>Una mano porta %1 punti in più.</translation>
    </message>
    <message>
        <source>A round brings %1 fewer points.</source>
        <translation>Una mano porta %1 punti in meno.</translation>
    </message>
    <message>
        <source>There are %1 more sweeps in a round.</source>
        <translation>In una mano si fanno %1 scope in più.</translation>
    </message>
    <message>
        <source>There are %1 fewer sweeps in a round.</source>
        <translation>In una mano si fanno %1 scope in meno.</translation>
    </message>
    <message>
        <source>A match is %1 rounds longer.</source>
        <translation>La partita si allunga di %1 mani.</translation>
    </message>
    <message>
        <source>A match is %1 rounds shorter.</source>
        <translation>La partita si accorcia di %1 mani.</translation>
    </message>
    <message>
        <source>A match takes about %1 minutes longer.</source>
        <translation>Dura circa %1 minuti in più.</translation>
    </message>
    <message>
        <source>A match takes about %1 minutes less.</source>
        <translation>Dura circa %1 minuti in meno.</translation>
    </message>
    <message>
        <source>Dealing is worth %1 points more.</source>
        <translation>Fare le carte vale %1 punti in più.</translation>
    </message>
    <message>
        <source>Dealing is worth %1 points less.</source>
        <translation>Fare le carte vale %1 punti in meno.</translation>
    </message>
    <message>
        <source>Playing first is worth %1 points more.</source>
        <translation>Giocare per primi vale %1 punti in più.</translation>
    </message>
    <message>
        <source>Playing first is worth %1 points less.</source>
        <translation>Giocare per primi vale %1 punti in meno.</translation>
    </message>
    <message>
        <source>Skill counts for more: %1 in %2 of 100 matches, instead of %3.</source>
        <comment>Good beats Casual</comment>
        <translation>La bravura conta di più: %1 in %2 partite su cento invece che in %3.</translation>
    </message>
    <message>
        <source>Skill counts for less: %1 in %2 of 100 matches, instead of %3.</source>
        <comment>Good beats Casual</comment>
        <translation>La bravura conta di meno: %1 in %2 partite su cento invece che in %3.</translation>
    </message>
    <message>
        <source>A round brings %1 points and %2 sweeps.</source>
        <translation>Una mano porta %1 punti e %2 scope.</translation>
    </message>
    <message>
        <source>A match takes %1 rounds, about %2 minutes.</source>
        <translation>Una partita dura %1 mani, circa %2 minuti.</translation>
    </message>
    <message>
        <source>Dealing costs %1 points.</source>
        <translation>Fare le carte costa %1 punti.</translation>
    </message>
    <message>
        <source>Dealing is worth %1 points.</source>
        <translation>Fare le carte vale %1 punti.</translation>
    </message>
    <message>
        <source>Points in a round</source>
        <translation>Punti in una mano</translation>
    </message>
    <message>
        <source>Sweeps in a round</source>
        <translation>Scope in una mano</translation>
    </message>
    <message>
        <source>Rounds in a match</source>
        <translation>Mani in una partita</translation>
    </message>
    <message>
        <source>Minutes in a match</source>
        <translation>Minuti di una partita</translation>
    </message>
    <message>
        <source>What dealing is worth</source>
        <translation>Quanto vale fare le carte</translation>
    </message>
    <message>
        <source>What playing first is worth</source>
        <translation>Quanto vale giocare per primi</translation>
    </message>
    <message>
        <source>%1 in %2 of 100 matches; chance alone would give %3.</source>
        <comment>Good beats Casual</comment>
        <translation>%1 in %2 partite su cento; il solo caso ne darebbe %3.</translation>
    </message>
    <message>
        <source>Hardly anything changes.</source>
        <translation>Non cambia quasi nulla.</translation>
    </message>
    <message>
        <source>So far no difference is certain.</source>
        <translation>Per ora nessuna differenza è sicura.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>an item of these rules and of those</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 (by chance %2)</source>
        <comment>Good beats Casual</comment>
        <translation>%1 (per puro caso: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were played, with a very simple player at every seat who always takes what looks best at the moment.</source>
        <translation>
            <numerusform>È stata giocata %n partita, con un giocatore molto semplice a ogni posto, che prende sempre ciò che sul momento sembra meglio.</numerusform>
            <numerusform>Sono state giocate %n partite, con un giocatore molto semplice a ogni posto, che prende sempre ciò che sul momento sembra meglio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were played under each of the two sets of rules, with the same cards and a very simple player at every seat who always takes what looks best at the moment.</source>
        <translation>
            <numerusform>Con le une e con le altre regole è stata giocata %n partita, con le stesse carte e a ogni posto un giocatore molto semplice, che prende sempre ciò che sul momento sembra meglio.</numerusform>
            <numerusform>Con le une e con le altre regole sono state giocate %n partite, con le stesse carte e a ogni posto un giocatore molto semplice, che prende sempre ciò che sul momento sembra meglio.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” comes from as many matches again, with %2 on one side against %3.</source>
        <comment>Good beats Casual, Good, Casual</comment>
        <translation>«%1» viene da altrettante partite, con il livello %2 da una parte contro il livello %3.</translation>
    </message>
    <message>
        <source>If the number of sides differs, that figure and what dealing is worth mean something else, and are shown for these rules alone.</source>
        <translation>Con un altro numero di giocatori o di squadre, questo dato e quanto vale fare le carte significano altro: sono indicati solo per queste regole.</translation>
    </message>
    <message>
        <source>With better players the figures would differ, above all what dealing is worth. The number after ± is how far a figure may still be off (95% of the time). The minutes are those at the speed you have chosen, with four seconds for each of your cards. An item decides a round if the side with most points would not have had most without it.</source>
        <translation>Fra giocatori migliori le cifre cambiano, soprattutto quanto vale fare le carte. Il numero dopo ± dice di quanto una cifra può ancora essere sbagliata (nel 95% dei casi). I minuti sono alla velocità scelta, con quattro secondi per ogni tua carta. Un punto decide una mano se senza di esso un altro avrebbe fatto più punti o si sarebbe stati pari.</translation>
    </message>
</context>
<context>
    <name>settebello::EndingText</name>
    <message>
        <source>The other side has left the table.</source>
        <translation>L’altro giocatore ha lasciato il tavolo.</translation>
    </message>
    <message>
        <source>The connection broke.</source>
        <translation>La connessione si è interrotta.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the table open, are its words or its link the right ones, and are both computers online?</source>
        <translation>Non risponde nessuno. Il tavolo è aperto, le parole o il link sono quelli giusti, e i due computer sono collegati?</translation>
    </message>
    <message>
        <source>The other side has gone silent.</source>
        <translation>L’altro giocatore non dà più segni di vita.</translation>
    </message>
    <message>
        <source>Something answers there, but it is not Settebello.</source>
        <translation>Qualcosa risponde, ma non è Settebello.</translation>
    </message>
    <message>
        <source>The other side has another version of Settebello. Both need the same one.</source>
        <translation>L’altro giocatore ha un’altra versione di Settebello. Serve la stessa a tutti e due.</translation>
    </message>
    <message>
        <source>The table does not open with this. Ask for the words or the link once more: there may be new ones.</source>
        <translation>Il tavolo non si apre così. Chiedi di nuovo le parole o il link: forse sono cambiati.</translation>
    </message>
    <message>
        <source>What arrived was not what was sent, so the connection was ended.</source>
        <translation>Quello che è arrivato non è quello che era stato inviato, e la connessione è stata chiusa.</translation>
    </message>
    <message>
        <source>The other side sent a message that was too long.</source>
        <translation>L’altro programma ha inviato un messaggio troppo lungo.</translation>
    </message>
    <message>
        <source>The other side sent more than was asked for.</source>
        <translation>L’altro programma ha inviato più di quanto era stato chiesto.</translation>
    </message>
    <message>
        <source>No seat is free at this table just now, or somebody else is about to sit down. Try again in a moment.</source>
        <translation>Adesso a questo tavolo non c’è un posto libero, o qualcun altro si sta sedendo. Riprova fra un momento.</translation>
    </message>
    <message>
        <source>Wrong words were tried too often, so words do not open this table any more. Ask for the link instead.</source>
        <translation>Sono state provate troppe parole sbagliate, e il tavolo non si apre più con le parole. Chiedi il link.</translation>
    </message>
    <message>
        <source>One of you has said that the numbers differ. Try again, and compare them once more.</source>
        <translation>Uno di voi ha detto che i numeri sono diversi. Riprovate e confrontateli di nuovo.</translation>
    </message>
    <message>
        <source>The relay does not let this program in.</source>
        <translation>Il server non fa entrare questo programma.</translation>
    </message>
    <message>
        <source>This Settebello was built without what it takes.</source>
        <translation>A questo Settebello manca quello che serve.</translation>
    </message>
    <message>
        <source>Nobody can be invited or joined, because this Settebello was built without %1, which keeps strangers out.</source>
        <translation>Non si può invitare né raggiungere nessuno: questo Settebello è stato compilato senza %1, che tiene fuori gli estranei.</translation>
    </message>
    <message>
        <source>Some friends may not be reached, because this Settebello was built without %1.</source>
        <translation>Forse non tutti gli amici si possono raggiungere: questo Settebello è stato compilato senza %1.</translation>
    </message>
    <message>
        <source>Your friend has closed the table.</source>
        <translation>Chi aveva aperto il tavolo lo ha chiuso.</translation>
    </message>
    <message>
        <source>Another match begins.</source>
        <translation>Comincia un’altra partita.</translation>
    </message>
</context>
<context>
    <name>settebello::ExerciseBar</name>
    <message>
        <source>&amp;Next</source>
        <translation>Ava&amp;nti</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>&amp;Salta</translation>
    </message>
    <message>
        <source>Show the &amp;better play</source>
        <translation>Mostra la giocata &amp;migliore</translation>
    </message>
    <message>
        <source>&amp;What was played</source>
        <translation>&amp;Carte giocate</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Regole di &amp;questo gioco</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>&amp;Show in the match</source>
        <translation>&amp;Mostra nella partita</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Chiu&amp;di</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <translation>&amp;Torna alla partita</translation>
    </message>
</context>
<context>
    <name>settebello::ExerciseMode</name>
    <message>
        <source>Exported to %1.</source>
        <comment>a file</comment>
        <translation>Esportato in %1.</translation>
    </message>
    <message>
        <source>This match is not kept any more.</source>
        <translation>Questa partita non è più conservata.</translation>
    </message>
    <message>
        <source>Enter or Escape shows the better play.</source>
        <translation>Invio o Esc mostra la giocata migliore.</translation>
    </message>
    <message>
        <source>So&amp;lve problems</source>
        <translation>Risolvi &amp;problemi</translation>
    </message>
    <message>
        <source>Some mo&amp;re</source>
        <translation>Anc&amp;ora</translation>
    </message>
</context>
<context>
    <name>settebello::FaceButton</name>
    <message>
        <source>Face of %1: %2</source>
        <translation>Volto di %1: %2</translation>
    </message>
    <message>
        <source>%1. Choose another face or name.</source>
        <translation>%1. Scegli un’altra faccia o un altro nome.</translation>
    </message>
</context>
<context>
    <name>settebello::FacePalette</name>
    <message>
        <source>Faces</source>
        <translation>Volti</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
</context>
<context>
    <name>settebello::FaceText</name>
    <message>
        <source>Boatman</source>
        <translation>Barcaiolo</translation>
    </message>
    <message>
        <source>Seamstress</source>
        <translation>Sarta</translation>
    </message>
    <message>
        <source>Barber</source>
        <translation>Barbiere</translation>
    </message>
    <message>
        <source>Widow</source>
        <translation>Vedova</translation>
    </message>
    <message>
        <source>Fisherman</source>
        <translation>Pescatore</translation>
    </message>
    <message>
        <source>Grandmother</source>
        <translation>Nonna</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Prete</translation>
    </message>
    <message>
        <source>Lady</source>
        <translation>Signora</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Girl</source>
        <translation>Bambina</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Garzone</translation>
    </message>
    <message>
        <source>Market woman</source>
        <translation>Donna del mercato</translation>
    </message>
</context>
<context>
    <name>settebello::FactsForm</name>
    <message>
        <source>Tied</source>
        <comment>nobody has most</comment>
        <translation>Pari</translation>
    </message>
    <message>
        <source>%1, all of them</source>
        <comment>a side has every card of a suit</comment>
        <translation>%1, tutti</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an item of the score, a side</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>has a card</comment>
        <translation>Nessuno</translation>
    </message>
</context>
<context>
    <name>settebello::FairCards</name>
    <message>
        <source>The fingerprints of the match could not be read. The file is kept as %1.</source>
        <translation>Non è stato possibile leggere le impronte della partita. Il file è conservato come %1.</translation>
    </message>
    <message>
        <source>fingerprints of the cards</source>
        <comment>contents of a file</comment>
        <translation>impronte delle carte</translation>
    </message>
</context>
<context>
    <name>settebello::FairCardsDialog</name>
    <message>
        <source>Round %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>No match has been started yet.</source>
        <translation>Non è ancora cominciata nessuna partita.</translation>
    </message>
    <message>
        <source>There is no fingerprint of this pack: it was dealt elsewhere.</source>
        <translation>Questo mazzo non ha impronta: le carte sono state date altrove.</translation>
    </message>
    <message>
        <source>Make a note of the fingerprint now: the salt and the order are revealed when the round is over.</source>
        <translation>Il sale e l’ordine si svelano a mano finita. Intanto prendi nota dell’impronta.</translation>
    </message>
    <message>
        <source>This line gives the fingerprint above: nothing was changed.</source>
        <translation>Questa riga dà l’impronta qui sopra: nulla è stato cambiato.</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Come si mescolano le carte</translation>
    </message>
    <message>
        <source>The whole pack is shuffled before a round, and nothing changes its order afterwards: each card you are dealt is the next in the pack. You need not take that on trust. Before the first card is dealt the table can show a fingerprint of the pack, the SHA-256 of a random salt and the order of the cards. After the round the salt and the order are revealed, and anybody can work the fingerprint out again.</source>
        <translation>Prima di ogni mano si mescola tutto il mazzo, e poi niente ne cambia l’ordine: ogni carta che ricevi è la prossima del mazzo. Non occorre crederci sulla parola. Prima che si dia la prima carta, la tavola può mostrare un’impronta del mazzo: lo SHA-256 di un numero a caso (il «sale») e dell’ordine delle carte. A mano finita il sale e l’ordine si svelano, e chiunque può ricalcolare l’impronta.</translation>
    </message>
    <message>
        <source>The randomness comes from the operating system&apos;s own generator: 256 bits of it, fresh for every round.</source>
        <translation>I numeri a caso vengono dal generatore del sistema operativo: 256 bit, nuovi a ogni mano.</translation>
    </message>
    <message>
        <source>This time the program was started with --seed: the cards follow from that number, and whoever knows it knows them all.</source>
        <translation>Questa volta il programma è stato avviato con --seed: le carte derivano da quel numero, e chi lo conosce le conosce tutte.</translation>
    </message>
    <message>
        <source>The file in which the match is saved holds all the cards, even those not yet dealt: whoever opens it can see them.</source>
        <translation>Il file in cui si salva la partita contiene tutte le carte, anche quelle non ancora date: chi lo apre può vederle.</translation>
    </message>
    <message>
        <source>Show the &amp;fingerprint over the table</source>
        <translation>Mostra l’&amp;impronta sopra la tavola</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Mano</translation>
    </message>
    <message>
        <source>F&amp;ingerprint</source>
        <translation>Im&amp;pronta</translation>
    </message>
    <message>
        <source>&amp;Salt and order</source>
        <translation>Sale e &amp;ordine</translation>
    </message>
    <message>
        <source>&amp;To check it on</source>
        <translation>Per con&amp;trollare, su</translation>
    </message>
    <message>
        <source>Paste this line into a terminal. What it prints must be the fingerprint that was shown before the round.</source>
        <translation>Incolla questa riga in un terminale. Quello che compare dev’essere l’impronta mostrata prima della mano.</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Sistema operativo</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copia l’impronta</translation>
    </message>
    <message>
        <source>Copy the salt and the order</source>
        <translation>Copia il sale e l’ordine</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copia il comando</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The cards of the match come from a deal code. It was drawn by the operating system&apos;s own generator, 50 bits of it, and nobody knows it before the match is over. Without codes 256 fresh bits shuffle every round.</source>
        <translation>Le carte della partita vengono da un codice, 50 bit estratti dal generatore del sistema operativo, che nessuno conosce prima della fine. Senza codici ogni mano si mescola con 256 bit nuovi.</translation>
    </message>
    <message>
        <source>The cards of this match come from a deal code that was known before: whoever has it can work out all of them. It is for comparing results, not a proof.</source>
        <translation>Le carte di questa partita vengono da un codice già noto prima: chi lo possiede può calcolarle tutte. Serve a confrontare i risultati e non è una prova.</translation>
    </message>
    <message>
        <source>Matches have a deal &amp;code, by which they can be played again and compared (from the next match on)</source>
        <translation>Le partite hanno un &amp;codice, con cui si possono rigiocare e confrontare (dalla prossima partita)</translation>
    </message>
</context>
<context>
    <name>settebello::Fault</name>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>non si può leggere: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>non si può scrivere: %1</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>non è un file</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>what was wrong in it could not be kept in another file</source>
        <translation>non si è potuto conservare altrove ciò che non andava</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operazione non permessa</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>il disco è in sola lettura</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>il file non esiste</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>il file è troppo grande</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>il nome del file è troppo lungo</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>errore del disco</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>is not JSON: parse error at line %1, column %2</source>
        <translation>non è JSON: errore alla riga %1, colonna %2</translation>
    </message>
    <message>
        <source>is nested too deeply</source>
        <translation>è annidato troppo in profondità</translation>
    </message>
    <message>
        <source>%1 is not known here: the file is newer than this program, which reads version %2</source>
        <translation>%1 qui non si conosce: il file è più recente di questo programma, che legge la versione %2</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>c’è due volte</translation>
    </message>
    <message>
        <source>unknown key, not one of %1</source>
        <translation>voce sconosciuta; quelle note sono %1</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 non è %2</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 non è fra %2</translation>
    </message>
    <message>
        <source>%1 is not 0 or one of %2</source>
        <translation>%1 non è né 0 né fra %2</translation>
    </message>
    <message>
        <source>%1 is not human or one of %2</source>
        <translation>%1 non è human né uno fra %2</translation>
    </message>
    <message>
        <source>%1 is not text</source>
        <translation>%1 non è un testo</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 non è un oggetto</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 non è un numero intero</translation>
    </message>
    <message>
        <source>%1 is not a version number</source>
        <translation>%1 non è un numero di versione</translation>
    </message>
    <message>
        <source>%1 is not a name of small letters, digits and -</source>
        <translation>%1 non è un nome di lettere minuscole, cifre e -</translation>
    </message>
    <message>
        <source>%1 is not a file name</source>
        <translation>%1 non è il nome di un file</translation>
    </message>
    <message>
        <source>%1 is not a date and time</source>
        <translation>%1 non è data e ora</translation>
    </message>
    <message>
        <source>%1 is not a level</source>
        <translation>%1 non è un livello</translation>
    </message>
    <message>
        <source>%1 is not 16 hexadecimal digits</source>
        <translation>%1 non è di sedici cifre esadecimali</translation>
    </message>
    <message>
        <source>%1 is not a preset</source>
        <translation>%1 non è un modello</translation>
    </message>
    <message>
        <source>%1 is not a list of %2</source>
        <translation>%1 non è una lista di %2</translation>
    </message>
    <message>
        <source>%1 is not a list of cards</source>
        <translation>%1 non è una lista di carte</translation>
    </message>
    <message>
        <source>%1 is not a list of file names</source>
        <translation>%1 non è una lista di nomi di file</translation>
    </message>
    <message>
        <source>%1 is not a list of house rules</source>
        <translation>%1 non è una lista di regole di casa</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 levels</source>
        <translation>%1 non è una lista di %2 livelli</translation>
    </message>
    <message>
        <source>%1 is not a list of matches</source>
        <translation>%1 non è una lista di partite</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 numbers</source>
        <translation>%1 non è una lista di %2 numeri</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 piles</source>
        <translation>%1 non è una lista di %2 mazzetti</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 players</source>
        <translation>%1 non è una lista di %2 giocatori</translation>
    </message>
    <message>
        <source>%1 is not a list of plays</source>
        <translation>%1 non è una lista di giocate</translation>
    </message>
    <message>
        <source>%1 is not a list of rounds</source>
        <translation>%1 non è una lista di mani</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 sides</source>
        <translation>%1 non è una lista di %2 parti</translation>
    </message>
    <message>
        <source>%1: not one of %2</source>
        <translation>%1: non è fra %2</translation>
    </message>
    <message>
        <source>%1: teams need 4 or 6 players</source>
        <translation>%1: a squadre si gioca in quattro o in sei</translation>
    </message>
    <message>
        <source>%1: %2 cards do not divide evenly among %3 players; use another number of players, or all</source>
        <translation>%1: %2 carte non si dividono in parti uguali fra %3 giocatori; occorre un altro numero di giocatori oppure all</translation>
    </message>
    <message>
        <source>%1: %2 cards among %3 players do not make packets of six; use 3 or all</source>
        <translation>%1: %2 carte fra %3 giocatori non fanno mani da sei; occorre 3 oppure all</translation>
    </message>
    <message>
        <source>%1: declarations need handCards 3</source>
        <translation>%1: le accuse richiedono handCards 3</translation>
    </message>
    <message>
        <source>%1: the cutter&apos;s choice needs handCards 3</source>
        <translation>%1: la scelta di chi taglia richiede handCards 3</translation>
    </message>
    <message>
        <source>%1: the cutter&apos;s choice needs tableCards 4</source>
        <translation>%1: la scelta di chi taglia richiede tableCards 4</translation>
    </message>
    <message>
        <source>%1: needs ace sweepsAll or takesAll</source>
        <translation>%1: richiede ace sweepsAll o takesAll</translation>
    </message>
    <message>
        <source>%1 is not a card</source>
        <translation>%1 non è una carta</translation>
    </message>
    <message>
        <source>%1 appears twice or is not in the pack</source>
        <translation>%1 c’è due volte o non è nel mazzo</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>manca %1</translation>
    </message>
    <message>
        <source>is missing; it follows from the plays: %1</source>
        <translation>manca; dalle giocate risulta %1</translation>
    </message>
    <message>
        <source>%1 is not %2, which follows from the plays</source>
        <translation>%1 non è %2, come risulta dalle giocate</translation>
    </message>
    <message>
        <source>%1 is not %2, whose turn it is to deal</source>
        <translation>%1 non è %2, a cui tocca dare le carte</translation>
    </message>
    <message>
        <source>the match was already over</source>
        <translation>la partita era già finita</translation>
    </message>
    <message>
        <source>the previous round is not over</source>
        <translation>la mano precedente non è finita</translation>
    </message>
    <message>
        <source>the first table cards ask for another deal</source>
        <translation>le prime carte in tavola obbligano a ridare</translation>
    </message>
    <message>
        <source>the first table cards then ask for another deal</source>
        <translation>le prime carte in tavola obbligano allora a ridare</translation>
    </message>
    <message>
        <source>are there though the round was not played to its end</source>
        <translation>ci sono, ma la mano non è stata giocata fino in fondo</translation>
    </message>
    <message>
        <source>are missing though the round is over</source>
        <translation>mancano, ma la mano è finita</translation>
    </message>
    <message>
        <source>is there though the match is not over</source>
        <translation>c’è, ma la partita non è finita</translation>
    </message>
    <message>
        <source>is missing though the match is over</source>
        <translation>manca, ma la partita è finita</translation>
    </message>
    <message>
        <source>%1 is not a play</source>
        <translation>%1 non è una giocata</translation>
    </message>
    <message>
        <source>%1: the card is not in the hand</source>
        <translation>%1: la carta non è in mano</translation>
    </message>
    <message>
        <source>%1: a captured card is not on the table</source>
        <translation>%1: una carta presa non è in tavola</translation>
    </message>
    <message>
        <source>%1: the card must capture</source>
        <translation>%1: la carta deve prendere</translation>
    </message>
    <message>
        <source>%1: the captured cards do not add up</source>
        <translation>%1: la somma delle carte prese non torna</translation>
    </message>
    <message>
        <source>%1: too many cards captured</source>
        <translation>%1: troppe carte prese</translation>
    </message>
    <message>
        <source>%1: a single card comes before a set</source>
        <translation>%1: la carta singola viene prima della somma</translation>
    </message>
    <message>
        <source>%1: fewer cards could be captured</source>
        <translation>%1: si potevano prendere meno carte</translation>
    </message>
    <message>
        <source>%1: the ace takes an ace, or else the whole table</source>
        <translation>%1: l’asso prende un asso, se no tutta la tavola</translation>
    </message>
    <message>
        <source>%1: keep or place is awaited</source>
        <translation>%1: si attende keep o place</translation>
    </message>
    <message>
        <source>%1: declare or pass is awaited</source>
        <translation>%1: si attende declare o pass</translation>
    </message>
    <message>
        <source>%1: a play is awaited</source>
        <translation>%1: si attende una giocata</translation>
    </message>
    <message>
        <source>%1: the first table cards ask for another deal</source>
        <translation>%1: le prime carte in tavola obbligano a ridare</translation>
    </message>
    <message>
        <source>%1: the round is over</source>
        <translation>%1: la mano è finita</translation>
    </message>
    <message>
        <source>%1: the match is over</source>
        <translation>%1: la partita è finita</translation>
    </message>
    <message>
        <source>%1: not asked for here</source>
        <translation>%1: qui non è richiesto</translation>
    </message>
    <message>
        <source>play %1: %2</source>
        <translation>giocata %1: %2</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>la mano è finita</translation>
    </message>
    <message>
        <source>nobody has to answer</source>
        <translation>nessuno deve rispondere</translation>
    </message>
    <message>
        <source>%1 is not a seat and what it did</source>
        <translation>%1 non è un posto con la sua giocata</translation>
    </message>
    <message>
        <source>is not the number of cards in the hand</source>
        <translation>non è il numero di carte in mano</translation>
    </message>
    <message>
        <source>hands, table, piles and stock are not the whole pack</source>
        <translation>mani, tavola, prese e mazzo insieme non danno tutte le carte</translation>
    </message>
    <message>
        <source>belongs in cutChoice and only there</source>
        <translation>c’è in cutChoice e solo lì</translation>
    </message>
    <message>
        <source>holds no card to play</source>
        <translation>non ha carte da giocare</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>il file esiste già</translation>
    </message>
    <message>
        <source>%1 is not %2, who got the king of coins</source>
        <translation>%1 non è %2, che ha avuto il re di denari</translation>
    </message>
    <message>
        <source>these are not cards turned until the king of coins, or the rules turn none</source>
        <translation>non sono carte girate fino al re di denari, o le regole non ne fanno girare</translation>
    </message>
    <message>
        <source>%1: sweeps of the first table need tableCards 4</source>
        <translation>%1: le scope della prima tavola richiedono tableCards 4</translation>
    </message>
    <message>
        <source>%1: claims need lowestWins false</source>
        <translation>%1: chiamarsi fuori richiede lowestWins false</translation>
    </message>
    <message>
        <source>%1: a double win needs lowestWins false</source>
        <translation>%1: la vittoria doppia richiede lowestWins false</translation>
    </message>
    <message>
        <source>%1: a wild seven needs scoring.declarations</source>
        <translation>%1: la matta richiede scoring.declarations</translation>
    </message>
    <message>
        <source>%1 is not a deal code</source>
        <translation>%1 non è il codice di una partita</translation>
    </message>
    <message>
        <source>%1 is not a deal code as it was given: a character is wrong</source>
        <translation>%1 non è il codice com’era stato dato: un carattere è sbagliato</translation>
    </message>
    <message>
        <source>%1 is a deal code of a later version of this program</source>
        <translation>%1 è il codice di una versione più recente di questo programma</translation>
    </message>
    <message>
        <source>%1 is a deal code of a game that this version does not have</source>
        <translation>%1 è il codice di un gioco che questa versione non ha</translation>
    </message>
    <message>
        <source>%1 is a deal code of other rules or other seats</source>
        <translation>%1 è il codice di altre regole o di altri posti</translation>
    </message>
    <message>
        <source>does not follow from the deal code %1</source>
        <translation>non segue dal codice %1</translation>
    </message>
    <message>
        <source>%1: %2 cards, without the 4 on the table, do not divide evenly among %3 players; use another number of players, or all</source>
        <translation>%1: %2 carte, senza le 4 in tavola, non si dividono in parti uguali fra %3 giocatori; occorre un altro numero di giocatori oppure all</translation>
    </message>
    <message>
        <source>%1: needs compulsory true</source>
        <translation>%1: richiede compulsory true</translation>
    </message>
    <message>
        <source>%1: needs twoOfBatons 0</source>
        <translation>%1: richiede twoOfBatons 0</translation>
    </message>
    <message>
        <source>%1: needs sum equal, maxCards 1 and ace plain</source>
        <translation>%1: richiede sum equal, maxCards 1 e ace plain</translation>
    </message>
    <message>
        <source>%1: needs prime none, and no other toggle of scoring by which anything scores</source>
        <translation>%1: richiede prime none e nessun’altra regola di scoring che dia punti</translation>
    </message>
    <message>
        <source>%1: needs tableSweeps and onLastCard false</source>
        <translation>%1: richiede tableSweeps e onLastCard false</translation>
    </message>
    <message>
        <source>%1: needs match.end afterRound and callingOut false</source>
        <translation>%1: richiede match.end afterRound e callingOut false</translation>
    </message>
    <message>
        <source>%1: the first card of a round may be no ace, or takes only an ace</source>
        <translation>%1: la prima carta della mano non può essere un asso, o prende soltanto un asso</translation>
    </message>
    <message>
        <source>%1: a rule for aces as first cards needs ace sweepsAll or takesAll</source>
        <translation>%1: una regola per gli assi come prima carta richiede ace sweepsAll o takesAll</translation>
    </message>
    <message>
        <source>%1: there are no sweeps, so tableSweeps, ace sweepsAll, onLastCard and ponino cannot be played</source>
        <translation>%1: non ci sono scope, quindi tableSweeps, ace sweepsAll, onLastCard e ponino non si possono giocare</translation>
    </message>
    <message>
        <source>%1: needs tableSweeps true</source>
        <translation>%1: richiede tableSweeps true</translation>
    </message>
    <message>
        <source>%1: counts only with tableSweeps true</source>
        <translation>%1: vale solo con tableSweeps true</translation>
    </message>
    <message>
        <source>%1: needs ace sweepsAll or takesAll, sum fifteen or either, and maxCards not 1</source>
        <translation>%1: richiede ace sweepsAll o takesAll, sum fifteen o either, e maxCards diverso da 1</translation>
    </message>
    <message>
        <source>%1: needs piccola true</source>
        <translation>%1: richiede piccola true</translation>
    </message>
    <message>
        <source>%1: where an ace lies, the ace takes an ace or cards that make 15 with it, or else the whole table</source>
        <translation>%1: se c’è un asso in tavola, l’asso prende un asso o carte che con lui fanno quindici, altrimenti tutta la tavola</translation>
    </message>
    <message>
        <source>%1: needs wildSeven true</source>
        <translation>%1: richiede wildSeven true</translation>
    </message>
</context>
<context>
    <name>settebello::FaultText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::FileSaver</name>
    <message>
        <source>%1 (%2: %3)</source>
        <comment>what a file holds; the file; a reason</comment>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>The program could not save this yet and keeps trying: %1.</source>
        <comment>a list</comment>
        <translation>Il programma non è ancora riuscito a salvare questo e continua a provare: %1.</translation>
    </message>
</context>
<context>
    <name>settebello::FindingBar</name>
    <message>
        <source>Looking for mistakes: match %1 of %2</source>
        <translation>Cerco gli errori: partita %1 di %2</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>R&amp;iprendi</translation>
    </message>
</context>
<context>
    <name>settebello::FingerprintBar</name>
    <message>
        <source>There is no fingerprint of this pack: it was dealt elsewhere.</source>
        <translation>Questo mazzo non ha impronta: le carte sono state date altrove.</translation>
    </message>
    <message>
        <source>Fingerprint of the pack in round %1: %2</source>
        <comment>a number; many digits</comment>
        <translation>Impronta del mazzo nella mano %1: %2</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copia l’impronta</translation>
    </message>
    <message>
        <source>Check…</source>
        <translation>Controlla…</translation>
    </message>
    <message>
        <source>Check the cards</source>
        <translation>Controlla le carte</translation>
    </message>
    <message>
        <source>Fingerprint of the pack, the same on all screens: %1</source>
        <comment>many digits</comment>
        <translation>Impronta del mazzo, uguale su tutti gli schermi: %1</translation>
    </message>
</context>
<context>
    <name>settebello::FirstStepsOffer</name>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Primi passi</translation>
    </message>
    <message>
        <source>Is the game new to you? The first steps show it to you on this table, card by card. You will always find them under Help.</source>
        <translation>Non conosci il gioco? I primi passi te lo mostrano qui, carta per carta. Li ritrovi sempre nel menu Aiuto.</translation>
    </message>
    <message>
        <source>Which cards do you know?</source>
        <translation>Quali carte conosci?</translation>
    </message>
    <message>
        <source>&amp;I know the game</source>
        <translation>&amp;Conosco il gioco</translation>
    </message>
    <message>
        <source>What is your &amp;name?</source>
        <translation>Come ti chia&amp;mi?</translation>
    </message>
    <message>
        <source>If you like</source>
        <comment>to give a name</comment>
        <translation>Facoltativo</translation>
    </message>
</context>
<context>
    <name>settebello::FriendsBar</name>
    <message>
        <source>%1: “%2”</source>
        <comment>a friend, a phrase</comment>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>A level plays until the round is over.</source>
        <translation>Fino alla fine della mano gioca il computer.</translation>
    </message>
    <message>
        <source>%1 has paused the match. Anybody may go on with it.</source>
        <comment>a friend</comment>
        <translation>%1 ha messo in pausa la partita. Chiunque può riprenderla.</translation>
    </message>
    <message>
        <source>The next round is dealt when all have looked at the score.</source>
        <translation>La prossima mano comincia quando tutti hanno visto i punti.</translation>
    </message>
    <message>
        <source>You play with friends.</source>
        <translation>Giochi con gli amici.</translation>
    </message>
    <message>
        <source>There is no connection to the table at the moment. It is tried again by itself; nothing is lost.</source>
        <translation>In questo momento non c’è connessione con il tavolo. Il programma riprova da solo, e non si perde niente.</translation>
    </message>
    <message>
        <source>%1 is away. The seat waits.</source>
        <comment>a friend</comment>
        <translation>%1 non c’è. Il posto resta suo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has been away for %n minute(s). The seat waits.</source>
        <comment>a friend</comment>
        <translation>
            <numerusform>%1 non c’è da %n minuto. Il posto resta suo.</numerusform>
            <numerusform>%1 non c’è da %n minuti. Il posto resta suo.</numerusform>
        </translation>
    </message>
    <message>
        <source>away</source>
        <comment>a friend, on a plate</comment>
        <translation>non c’è</translation>
    </message>
    <message numerus="yes">
        <source>away for %n minute(s)</source>
        <comment>a friend, on a plate</comment>
        <translation>
            <numerusform>via da %n minuto</numerusform>
            <numerusform>via da %n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>away for %n hour(s)</source>
        <comment>a friend, on a plate</comment>
        <translation>
            <numerusform>via da %n ora</numerusform>
            <numerusform>via da %n ore</numerusform>
        </translation>
    </message>
    <message>
        <source>The last play of %1 is taken back when all agree.</source>
        <comment>a player</comment>
        <translation>L’ultima carta di %1 si riprende quando tutti sono d’accordo.</translation>
    </message>
    <message>
        <source>%1 would like to take back the last play. Do you agree?</source>
        <comment>a friend</comment>
        <translation>%1 vorrebbe riprendere la sua ultima carta. Sei d’accordo?</translation>
    </message>
    <message>
        <source>The last play is not taken back.</source>
        <translation>L’ultima carta resta giocata.</translation>
    </message>
    <message>
        <source>A level plays for %1 when all agree.</source>
        <comment>a friend</comment>
        <translation>Il computer gioca per %1 quando tutti sono d’accordo.</translation>
    </message>
    <message>
        <source>May a level play for %1 until the round is over?</source>
        <comment>a friend</comment>
        <translation>Può giocare il computer per %1 fino alla fine della mano?</translation>
    </message>
    <message>
        <source>Let a level play</source>
        <translation>Fai giocare il computer</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accordo</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Di’…</translation>
    </message>
    <message>
        <source>Say something to your friends</source>
        <translation>Di’ qualcosa agli amici</translation>
    </message>
    <message>
        <source>Leave…</source>
        <translation>Lascia…</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Another match begins when all agree.</source>
        <translation>Si gioca un’altra partita quando tutti sono d’accordo.</translation>
    </message>
    <message>
        <source>%1 would like another match by the same rules. Do you agree?</source>
        <comment>a friend</comment>
        <translation>%1 vorrebbe un’altra partita con le stesse regole. Va bene?</translation>
    </message>
</context>
<context>
    <name>settebello::FriendsDialog</name>
    <message>
        <source>A table waits for you: %1. Opening or joining another one gives it up.</source>
        <comment>a game and who plays</comment>
        <translation>Un tavolo ti aspetta: %1. Se ne apri un altro o ti unisci a un altro, lo abbandoni.</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>Con gli amici</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Invita</translation>
    </message>
    <message>
        <source>The match in progress is kept.</source>
        <translation>La partita in corso non si perde.</translation>
    </message>
    <message>
        <source>The match in progress will not be kept.</source>
        <translation>La partita in corso andrà persa.</translation>
    </message>
    <message>
        <source>“%1” opens once this window is closed.</source>
        <translation>«%1» si apre appena chiudi questa finestra.</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <translation>Chiudi il &amp;tavolo</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lascia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unisciti</translation>
    </message>
    <message>
        <source>Go on &amp;with it</source>
        <translation>&amp;Riprendila</translation>
    </message>
</context>
<context>
    <name>settebello::FriendsHost</name>
    <message>
        <source>Settebello is open already. Please play with friends in the other window.</source>
        <translation>Settebello è già aperto. Gioca con gli amici nell’altra finestra.</translation>
    </message>
    <message>
        <source>The match with friends could not be continued.</source>
        <translation>La partita con gli amici non si può riprendere.</translation>
    </message>
</context>
<context>
    <name>settebello::GameGroups</name>
    <message>
        <source>More kinds of scopa</source>
        <translation>Altri modi di giocare a scopa</translation>
    </message>
    <message>
        <source>More kinds of scopone</source>
        <translation>Altri modi di giocare a scopone</translation>
    </message>
    <message>
        <source>With aces and fifteens</source>
        <translation>Con gli assi e il quindici</translation>
    </message>
    <message>
        <source>From other countries</source>
        <translation>Da altri paesi</translation>
    </message>
    <message>
        <source>Played in Italy</source>
        <translation>Si giocano in Italia</translation>
    </message>
    <message>
        <source>Played in France</source>
        <translation>Si giocano in Francia</translation>
    </message>
    <message>
        <source>The best known</source>
        <translation>I più noti</translation>
    </message>
</context>
<context>
    <name>settebello::GuardedPrompt</name>
    <message>
        <source>%1 (%2)</source>
        <comment>an answer, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Press %1 for “%2”.</source>
        <comment>a key, what it answers</comment>
        <translation>Premi %1 per «%2».</translation>
    </message>
</context>
<context>
    <name>settebello::HandOver</name>
    <message>
        <source>Now %1 plays. Pass the screen to %1.</source>
        <comment>a player&apos;s name</comment>
        <translation>Tocca a %1. Passa lo schermo a %1.</translation>
    </message>
    <message>
        <source>%1, take back your last play? Pass the screen to %1.</source>
        <comment>a player&apos;s name</comment>
        <translation>%1, riprendi la tua ultima carta? Passa lo schermo a %1.</translation>
    </message>
    <message>
        <source>The cards of %1 lie face down.</source>
        <comment>a player&apos;s name</comment>
        <translation>Le carte di %1 sono coperte.</translation>
    </message>
    <message>
        <source>Now %1 says where the cut card goes. Pass the screen to %1.</source>
        <comment>a player&apos;s name</comment>
        <translation>Tocca a %1 decidere dove va la carta del taglio. Passa lo schermo a %1.</translation>
    </message>
    <message>
        <source>Now %1 is asked to declare. Pass the screen to %1.</source>
        <comment>a player&apos;s name</comment>
        <translation>Tocca a %1 accusare, o no. Passa lo schermo a %1.</translation>
    </message>
    <message>
        <source>Press %1 to take it back, or Esc to leave it.</source>
        <comment>a key</comment>
        <translation>Premi %1 per riprenderla, o Esc per lasciarla.</translation>
    </message>
    <message>
        <source>Press %1 to show your cards.</source>
        <comment>a key</comment>
        <translation>Premi %1 per mostrare le tue carte.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Riprendi la carta</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Le mie carte</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>La carta del taglio</translation>
    </message>
    <message>
        <source>Press %1 to see the cut card.</source>
        <comment>a key</comment>
        <translation>Premi %1 per vedere la carta del taglio.</translation>
    </message>
</context>
<context>
    <name>settebello::HistoryPage</name>
    <message>
        <source>cannot be read</source>
        <translation>non leggibile</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Cominciata</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Player or team</source>
        <translation>Giocatore o squadra</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punti per mano</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Delete the score of this match?</source>
        <translation>Eliminare il punteggio di questa partita?</translation>
    </message>
    <message>
        <source>%1. It cannot be brought back.</source>
        <translation>%1. Non si potrà più recuperare.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservalo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Matches at your table</source>
        <translation>Partite con le carte vere</translation>
    </message>
    <message>
        <source>Statistics of these matches</source>
        <translation>Statistiche di queste partite</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Elimina…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Do you play with real cards? Then the score of your match can be kept here, by your own rules.</source>
        <translation>Giocate con le carte vere? Qui si può segnare il punteggio della vostra partita, con le vostre regole.</translation>
    </message>
    <message>
        <source>Double wins</source>
        <translation>Vittorie doppie</translation>
    </message>
</context>
<context>
    <name>settebello::HouseRulesButton</name>
    <message>
        <source>%1 does not hold rules that can be played:</source>
        <translation>%1 non contiene regole con cui si possa giocare:</translation>
    </message>
    <message>
        <source>Save as house rules</source>
        <translation>Salva come regole di casa</translation>
    </message>
    <message>
        <source>What are these rules called?</source>
        <translation>Come si chiamano queste regole?</translation>
    </message>
    <message>
        <source>Import a rule file</source>
        <translation>Importa un file di regole</translation>
    </message>
    <message>
        <source>Scopa rules (*.scopa-rules.json *.json)</source>
        <translation>Regole della scopa (*.scopa-rules.json *.json)</translation>
    </message>
    <message>
        <source>Export a rule file</source>
        <translation>Esporta un file di regole</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Regole di &amp;casa</translation>
    </message>
    <message>
        <source>&amp;Remove these house rules</source>
        <translation>&amp;Elimina queste regole di casa</translation>
    </message>
    <message>
        <source>&amp;Import a rule file…</source>
        <translation>&amp;Importa un file di regole…</translation>
    </message>
    <message>
        <source>&amp;Export to a rule file…</source>
        <translation>Es&amp;porta in un file di regole…</translation>
    </message>
    <message>
        <source>There are house rules called “%1” already.</source>
        <translation>Ci sono già regole di casa chiamate «%1».</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Rinomina le regole di casa</translation>
    </message>
    <message>
        <source>Their new name</source>
        <translation>Il nuovo nome</translation>
    </message>
    <message>
        <source>Re&amp;name these house rules…</source>
        <translation>Ri&amp;nomina queste regole di casa…</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>a file, why</comment>
        <translation>%1 non si può leggere: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>a file, why</comment>
        <translation>%1 non si può scrivere: %2</translation>
    </message>
    <message>
        <source>There are house rules called “%1” already. Replace them?</source>
        <translation>Ci sono già regole di casa chiamate «%1». Sostituirle?</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>D’ora in poi</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Un altro nome…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>“%1” is no longer among your house rules.</source>
        <translation>«%1» non è più tra le tue regole di casa.</translation>
    </message>
    <message>
        <source>These rules are among your house rules already: “%1”.</source>
        <translation>Queste regole sono già tra le tue regole di casa: «%1».</translation>
    </message>
    <message>
        <source>“%1” is now among your house rules.</source>
        <translation>«%1» è ora tra le tue regole di casa.</translation>
    </message>
    <message>
        <source>House rules of the same name</source>
        <translation>Regole di casa con lo stesso nome</translation>
    </message>
    <message>
        <source>You have house rules called “%1” already, which are different. Keep both?</source>
        <translation>Hai già regole di casa chiamate «%1», che sono diverse. Tenerle tutte e due?</translation>
    </message>
    <message>
        <source>Those you have</source>
        <translation>Quelle che hai</translation>
    </message>
    <message>
        <source>The new ones</source>
        <translation>Quelle nuove</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Tieni tutte e due</translation>
    </message>
    <message>
        <source>Keep the new ones</source>
        <translation>Tieni quelle nuove</translation>
    </message>
    <message>
        <source>“%1” is replaced by the new rules.</source>
        <translation>Le nuove regole hanno preso il posto di «%1».</translation>
    </message>
    <message>
        <source>Keep those I have</source>
        <translation>Tieni quelle che ho</translation>
    </message>
    <message>
        <source>The rules are in %1 now, with the changes that are not saved here.</source>
        <translation>Le regole sono ora in %1, con le modifiche che qui non sono salvate.</translation>
    </message>
    <message>
        <source>The rules are in %1 now.</source>
        <translation>Le regole sono ora in %1.</translation>
    </message>
    <message>
        <source>&amp;Bring back the house rules removed last</source>
        <translation>Recu&amp;pera le ultime eliminate</translation>
    </message>
    <message>
        <source>✓ Saved as “%1”, among your house rules.</source>
        <translation>✓ Salvate come «%1», fra le tue regole di casa.</translation>
    </message>
</context>
<context>
    <name>settebello::InvitePage</name>
    <message>
        <source>Friends bring their own names. Your computer deals the cards, so whoever sits at it could make it look at them.</source>
        <translation>Ogni amico scrive il proprio nome. Le carte le dà il tuo computer: chi lo usa potrebbe spiarle.</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>&amp;Apri il tavolo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>settebello::JoinPage</name>
    <message>
        <source>These are not three words of a table. Please ask your friend to say them once more.</source>
        <translation>Queste non sono le tre parole di un tavolo. Chiedi all’amico di ripeterle.</translation>
    </message>
    <message>
        <source>Open an invitation</source>
        <translation>Apri un invito</translation>
    </message>
    <message>
        <source>Invitations (*.settebello-table)</source>
        <translation>Inviti (*.settebello-table)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>“%1” is no invitation to a table.</source>
        <translation>«%1» non è un invito a un tavolo.</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <comment>a game, the address of a computer</comment>
        <translation>%1, da %2</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Un tavolo</translation>
    </message>
    <message>
        <source>The &amp;three words, or a link</source>
        <translation>Le &amp;tre parole, o un link</translation>
    </message>
    <message>
        <source>castle – flower – bridge</source>
        <comment>three words of resources/words as an example</comment>
        <translation>castello – fiore – gatto</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Il tuo &amp;nome</translation>
    </message>
    <message>
        <source>several at this screen: Anna, Ugo</source>
        <comment>names of people, with commas between them</comment>
        <translation>più nomi: Anna, Ugo</translation>
    </message>
    <message>
        <source>If several of you play at this screen, enter all names with commas between them: Anna, Ugo.</source>
        <translation>Se giocate in più d’uno a questo schermo, scrivete tutti i nomi separati da virgole: Anna, Ugo.</translation>
    </message>
    <message>
        <source>Open an in&amp;vitation…</source>
        <translation>Apri un in&amp;vito…</translation>
    </message>
    <message>
        <source>&amp;Find the table</source>
        <translation>&amp;Cerca il tavolo</translation>
    </message>
    <message>
        <source>&amp;Relay…</source>
        <translation>S&amp;erver…</translation>
    </message>
    <message>
        <source>The words work from far away too, if your friends have chosen %1 as well.</source>
        <translation>Le parole valgono anche da lontano, se i tuoi amici hanno scelto anche loro %1.</translation>
    </message>
    <message>
        <source>The words work in the same house. From far away, ask your friends for a link.</source>
        <translation>Le parole valgono nella stessa casa. Da lontano, fatti mandare un link.</translation>
    </message>
    <message>
        <source>Tables in the same house appear here by themselves.</source>
        <translation>I tavoli aperti nella stessa casa compaiono qui da soli.</translation>
    </message>
    <message>
        <source>Tables in the same house. Both screens will show a number: are they the same?</source>
        <translation>Tavoli nella stessa casa. Sui due schermi apparirà un numero: è lo stesso?</translation>
    </message>
</context>
<context>
    <name>settebello::JoiningPage</name>
    <message>
        <source>The table is being looked for…</source>
        <translation>Cerco il tavolo…</translation>
    </message>
    <message>
        <source>You have sat down. The match begins when all are there.</source>
        <translation>Hai preso posto. La partita comincia quando ci sono tutti.</translation>
    </message>
    <message>
        <source>There is no connection at the moment. It is tried again.</source>
        <translation>In questo momento non c’è connessione. Riprovo.</translation>
    </message>
    <message>
        <source>This is the table: %1. %2.</source>
        <comment>a game; who plays</comment>
        <translation>Ecco il tavolo: %1. %2.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <comment>a player</comment>
        <translation>La prima mano la dà %1.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>rules of the last match</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>rules of this table</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Compare the number %1 with the other screen.</source>
        <translation>Confronta il numero %1 con l’altro schermo.</translation>
    </message>
    <message>
        <source>What is played here</source>
        <translation>Che cosa si gioca qui</translation>
    </message>
    <message>
        <source>Compared with what you played last</source>
        <translation>Rispetto all’ultima partita</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Siediti</translation>
    </message>
</context>
<context>
    <name>settebello::LeaveQuestion</name>
    <message>
        <source>A match is being played. Leave it and begin another?</source>
        <translation>C’è una partita in corso. Lasciarla e cominciarne un’altra?</translation>
    </message>
    <message>
        <source>It is kept under “Matches played”, where you can continue it.</source>
        <translation>Resta fra le partite giocate: la potrai continuare da lì.</translation>
    </message>
    <message>
        <source>It is not kept, because matches cannot be saved at the moment.</source>
        <translation>Andrà persa, perché in questo momento le partite non si possono salvare.</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>Con&amp;tinua a giocare</translation>
    </message>
    <message>
        <source>&amp;Begin another</source>
        <translation>&amp;Cominciane un’altra</translation>
    </message>
    <message>
        <source>Leave the table? Your seat waits for you.</source>
        <translation>Lasci il tavolo? Il tuo posto ti aspetta.</translation>
    </message>
    <message>
        <source>The start screen goes on with it, also tomorrow. Your friends see that you are away.</source>
        <translation>Dalla schermata iniziale si riprende, anche domani. Gli amici vedono che non ci sei.</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Resta</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Lascia il tavolo</translation>
    </message>
</context>
<context>
    <name>settebello::LessonPanel</name>
    <message>
        <source>First steps: %1 of %2</source>
        <translation>Primi passi: %1 di %2</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Gi&amp;oca</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Ava&amp;nti</translation>
    </message>
    <message>
        <source>&amp;Leave (Esc)</source>
        <translation>&amp;Esci (Esc)</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>a pace</comment>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>a pace</comment>
        <translation>Svelto</translation>
    </message>
</context>
<context>
    <name>settebello::LessonPiles</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>a player, the number of cards, the number of points</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::LessonText</name>
    <message>
        <source>%1: %2</source>
        <comment>a card&apos;s rank, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>I quattro semi</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Quanto valgono le carte</translation>
    </message>
    <message>
        <source>A card takes its equal</source>
        <translation>Una carta prende la sua uguale</translation>
    </message>
    <message>
        <source>A card takes a sum</source>
        <translation>Una carta prende una somma</translation>
    </message>
    <message>
        <source>One card before several</source>
        <translation>Prima la carta singola</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>The settebello</source>
        <translation>Il settebello</translation>
    </message>
    <message>
        <source>A point for the primiera</source>
        <translation>Un punto per la primiera</translation>
    </message>
    <message>
        <source>A point for the most cards</source>
        <translation>Un punto a chi ha più carte</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Il punteggio</translation>
    </message>
    <message>
        <source>You play with forty cards of four suits. One card of each suit lies on the table, with the name of its suit. Your own three cards are below.</source>
        <translation>Si gioca con quaranta carte di quattro semi. In tavola c’è una carta per seme, con il nome del suo seme. Le tue tre carte sono in basso.</translation>
    </message>
    <message>
        <source>The ace is worth 1, and the cards from 2 to 7 what they show. Above them are three court cards: %1 is worth 8, %2 9 and %3 10.</source>
        <translation>L’asso vale uno, e le carte dal due al sette quello che mostrano. Poi ci sono tre figure: %1 vale otto, %2 nove e %3 dieci.</translation>
    </message>
    <message>
        <source>The ace is worth 1, and every other card what it shows, up to 10.</source>
        <translation>L’asso vale uno, e ogni altra carta quello che mostra, fino a dieci.</translation>
    </message>
    <message>
        <source>The players take turns, one card at a time. A card takes a card of the same value from the table, of whatever suit. Both go to your pile.</source>
        <translation>Si gioca a turno, una carta alla volta. Una carta prende dalla tavola una carta dello stesso valore, di qualunque seme. Tutte e due vanno nel tuo mazzetto.</translation>
    </message>
    <message>
        <source>A card can also take several cards at once, if together they are worth as much as it is.</source>
        <translation>Una carta prende anche più carte insieme, se la loro somma fa il suo valore.</translation>
    </message>
    <message>
        <source>%1 is worth 8. You could think of %3, but there is %2 as well. If a single card has that value, you must take it and not the sum.</source>
        <comment>a card; another card; 2 + 6</comment>
        <translation>%1 vale otto. Verrebbe da prendere %3, ma c’è anche %2. Se una carta sola ha quel valore, si deve prendere quella, e non la somma.</translation>
    </message>
    <message>
        <source>The table was empty, so %1 had to lay a card. You hold the best card there is: %2, the settebello. Whoever takes it scores a point.</source>
        <translation>La tavola era vuota, e %1 ha dovuto calare una carta. Tu hai in mano la più bella di tutte: %2, il settebello. Chi lo prende fa un punto.</translation>
    </message>
    <message>
        <source>Now for the last three cards of the round. Then the piles are counted, and whoever has more than five of the ten %1 scores a point.</source>
        <translation>Passiamo alle ultime tre carte della mano. Poi si contano i mazzetti, e chi ha più di cinque delle dieci carte di %1 fa un punto.</translation>
    </message>
    <message>
        <source>For the primiera only the best card of each suit counts. The best is a seven, then come the six and the ace. Whoever has the sevens usually scores the point.</source>
        <translation>Per la primiera conta solo la carta migliore di ogni seme. La migliore è il sette, poi vengono il sei e l’asso. Chi ha più sette di solito fa il punto.</translation>
    </message>
    <message>
        <source>Whoever has more than twenty of the forty cards scores a point, so it is good to take many. Whatever is left at the very end goes to whoever was last to take a card.</source>
        <translation>Chi ha più di venti delle quaranta carte fa un punto: conviene prenderne tante. Quello che resta alla fine va a chi ha preso per ultimo.</translation>
    </message>
    <message>
        <source>Among your own cards, find the one in the suit of %1. Click on it, or go to it with the arrow keys and press Enter.</source>
        <translation>Trova fra le tue carte quella di %1. Fai clic sulla carta, oppure raggiungila con le frecce e premi Invio.</translation>
    </message>
    <message>
        <source>Among your own cards, find %1.</source>
        <translation>Trova fra le tue carte %1.</translation>
    </message>
    <message>
        <source>Play %1, worth %2: it takes %3, for %4 make %2.</source>
        <translation>Gioca %1 che vale %2: prende %3, perché %4 fa %2.</translation>
    </message>
    <message>
        <source>Play %1. It could take two cards in two ways: choose %2, with a click or by its number.</source>
        <translation>Gioca %1. Può prendere due carte in due modi: scegli %2, con un clic o con il numero.</translation>
    </message>
    <message>
        <source>Play %1 to take %2.</source>
        <translation>Gioca %1 per prendere %2.</translation>
    </message>
    <message>
        <source>Those are the suits. None of them is worth more than another.</source>
        <translation>Questi sono i semi. Nessuno vale più di un altro.</translation>
    </message>
    <message>
        <source>Now you know all the cards.</source>
        <translation>Ora conosci tutte le carte.</translation>
    </message>
    <message>
        <source>Three cards for your pile with one play.</source>
        <translation>Tre carte nel tuo mazzetto con una sola giocata.</translation>
    </message>
    <message>
        <source>Scopa! The card lies crosswise in your pile, so that everybody can count your sweeps. All points are added up at the end of the round.</source>
        <translation>Scopa! La carta sta di traverso nel tuo mazzetto, così tutti possono contare le tue scope. Tutti i punti si sommano alla fine della mano.</translation>
    </message>
    <message>
        <source>The settebello, and a second sweep with it: there is no better play.</source>
        <translation>Il settebello, e con lui un’altra scopa: non c’è giocata migliore.</translation>
    </message>
    <message>
        <source>That is one more of the %1 for you.</source>
        <translation>Ecco una carta di %1 in più per te.</translation>
    </message>
    <message>
        <source>Two more of them: now you have all four sevens.</source>
        <translation>Altri due: ora hai tutti e quattro i sette.</translation>
    </message>
    <message>
        <source>Yes: %1, worth %2.</source>
        <translation>Sì: %1 che vale %2.</translation>
    </message>
    <message>
        <source>Yes: %1.</source>
        <translation>Sì: %1.</translation>
    </message>
    <message>
        <source>That one is %1, worth %2. Try another.</source>
        <translation>Questa carta è %1 che vale %2. Provane un’altra.</translation>
    </message>
    <message>
        <source>That one is %1. Try another.</source>
        <translation>Questa carta è %1. Provane un’altra.</translation>
    </message>
    <message>
        <source>You may do that, but other cards are worth more here. Take %1 with %2.</source>
        <translation>Si può fare, ma qui c’è di meglio da prendere. Prendi %1 con %2.</translation>
    </message>
    <message>
        <source>You may do that, but keep the card for later. This time play %1.</source>
        <translation>Si può fare, ma tieni quella carta per dopo. Questa volta gioca %1.</translation>
    </message>
    <message>
        <source>Not both together: a single card has that value, and it comes first. Play %1 and see.</source>
        <translation>Non insieme: una carta sola ha quel valore, e viene prima. Gioca %1 e guarda.</translation>
    </message>
    <message>
        <source>Those are not worth the same. Nothing is lost: play %1.</source>
        <translation>Il valore non è lo stesso. Non hai perso niente: gioca %1.</translation>
    </message>
    <message>
        <source>That is not possible here. Nothing is lost: play %1.</source>
        <translation>Qui non si può. Non hai perso niente: gioca %1.</translation>
    </message>
    <message>
        <source>This step is done. Press Next to go on.</source>
        <translation>Questo passo è fatto. Premi Avanti per continuare.</translation>
    </message>
    <message>
        <source>A point for most %1</source>
        <comment>coins</comment>
        <translation>Un punto a chi ha più %1</translation>
    </message>
    <message>
        <source>Now the piles are counted: a point for most cards, one for most %1, one for the settebello, one for the primiera, and one for each sweep. The first to reach eleven points, in as many rounds as it takes, wins the match.</source>
        <translation>Ora si contano i mazzetti: un punto a chi ha più carte, uno a chi ha più %1, uno per il settebello, uno per la primiera, e uno per ogni scopa. Vince la partita chi arriva per primo a undici punti, non importa in quante mani.</translation>
    </message>
    <message>
        <source>When all hands are empty, everybody gets three new cards. %1 has taken the 6, so a single card is left on the table. Taking everything that lies there is a sweep, a scopa, and worth a point.</source>
        <translation>Finite le carte, ognuno ne riceve altre tre. %1 ha preso il sei, e in tavola resta una carta sola. Prendere tutto quello che c’è in tavola si chiama fare scopa, e vale un punto.</translation>
    </message>
    <message>
        <source>Taken! Now %1 plays. A card that takes nothing stays on the table. The golden edge marks what was played last.</source>
        <translation>Presa! Ora gioca %1. Una carta che non prende niente resta in tavola. Il bordo dorato indica l’ultima giocata.</translation>
    </message>
    <message>
        <source>Well done. The 2 and the 6 stayed where they were. Now %1 takes the 6, with another 6.</source>
        <translation>Ben fatto. Il due e il sei sono rimasti dov’erano. Ora %1 prende il sei con un altro sei.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you in your first round; both piles are on the table. That is all you need to play. Every detail is under Help, in the rules of this table, and H gives you a hint.</source>
        <translation>
            <numerusform>%n punto per te nella tua prima mano: in tavola ci sono i due mazzetti. Non serve altro per giocare. Ogni dettaglio è nelle regole di questa partita, nel menu Aiuto, e con H hai un consiglio.</numerusform>
            <numerusform>%n punti per te nella tua prima mano: in tavola ci sono i due mazzetti. Non serve altro per giocare. Ogni dettaglio è nelle regole di questa partita, nel menu Aiuto, e con H hai un consiglio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::LessonView</name>
    <message>
        <source>Leave the first steps?</source>
        <translation>Interrompere i primi passi?</translation>
    </message>
    <message>
        <source>You find them again under Help, and begin anew there.</source>
        <translation>Li ritrovi nel menu Aiuto, e ricominci da capo.</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Resta</translation>
    </message>
    <message>
        <source>L&amp;eave them</source>
        <comment>the first steps</comment>
        <translation>&amp;Lascia</translation>
    </message>
</context>
<context>
    <name>settebello::LevelButton</name>
    <message>
        <source>Level of %1: %2</source>
        <comment>an opponent</comment>
        <translation>Livello di %1: %2</translation>
    </message>
    <message>
        <source>%1 Click for the next level.</source>
        <comment>what a level is like</comment>
        <translation>%1 Un clic passa al livello seguente.</translation>
    </message>
</context>
<context>
    <name>settebello::LevelText</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Knows the rules and little more.</source>
        <translation>Conosce le regole e poco più.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Ingordo</translation>
    </message>
    <message>
        <source>Takes the best there is at the moment, and thinks no further.</source>
        <translation>Prende il meglio del momento e non guarda più in là.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Plays for company, and lets things slip.</source>
        <translation>Gioca per compagnia e si lascia sfuggire qualcosa.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bravo</translation>
    </message>
    <message>
        <source>Counts cards and makes you work for it.</source>
        <translation>Conta le carte e non ti regala niente.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Remembers what went by and plans ahead.</source>
        <translation>Ricorda le carte uscite e pensa in anticipo.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Gives nothing away.</source>
        <translation>Non concede nulla.</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>A distanza</translation>
    </message>
    <message>
        <source>Plays at another screen.</source>
        <translation>Gioca su un altro schermo.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>a woman</comment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a woman</comment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a woman</comment>
        <translation>Brava</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>a woman</comment>
        <translation>Esperta</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a woman</comment>
        <translation>Maestra</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>a woman</comment>
        <translation>Ingorda</translation>
    </message>
</context>
<context>
    <name>settebello::Main</name>
    <message>
        <source>The Italian card game Scopa.</source>
        <translation>La scopa, il gioco di carte italiano.</translation>
    </message>
    <message>
        <source>Deal the same cards whenever the same number is given.</source>
        <translation>Con lo stesso numero dà sempre le stesse carte.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Usa questa lingua: %1.</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>Argomento inatteso: %1</translation>
    </message>
    <message>
        <source>Not a number for --seed: %1</source>
        <translation>--seed richiede un numero: %1</translation>
    </message>
    <message>
        <source>No such language: %1</source>
        <translation>Lingua sconosciuta: %1</translation>
    </message>
    <message>
        <source>Settebello needs a display, and there is none here: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Settebello ha bisogno di uno schermo, e qui non c’è: né DISPLAY né WAYLAND_DISPLAY sono impostati.</translation>
    </message>
    <message>
        <source>Keep settings and matches in this folder.</source>
        <translation>Tiene impostazioni e partite in questa cartella.</translation>
    </message>
    <message>
        <source>A match or a rule file to open.</source>
        <translation>Una partita o un file di regole da aprire.</translation>
    </message>
    <message>
        <source>--config needs the name of a folder.</source>
        <translation>--config richiede il nome di una cartella.</translation>
    </message>
    <message>
        <source>Open another window even if the game is running. Its matches are not kept while the other one is open.</source>
        <translation>Apre un’altra finestra anche se il gioco è già aperto. Le sue partite non sono conservate finché l’altra è aperta.</translation>
    </message>
    <message>
        <source>--config needs a folder whose name is UTF-8.</source>
        <translation>--config richiede una cartella il cui nome sia in UTF-8.</translation>
    </message>
</context>
<context>
    <name>settebello::MainChoices</name>
    <message>
        <source>T&amp;eam play</source>
        <translation>Gioco a s&amp;quadre</translation>
    </message>
    <message>
        <source>Two teams of two or three; partners gather one pile and share its points.</source>
        <translation>Due squadre da due o da tre; i compagni uniscono le prese e i punti.</translation>
    </message>
    <message>
        <source>&amp;Primiera</source>
        <translation>&amp;Primiera</translation>
    </message>
    <message>
        <source>The best cards of the four suits together win a point, in place of most sevens.</source>
        <translation>Il punto va a chi ha le carte migliori dei quattro semi, invece che a chi ha più sette.</translation>
    </message>
    <message>
        <source>&amp;Scopone</source>
        <translation>&amp;Scopone</translation>
    </message>
    <message>
        <source>All cards are dealt at once: less luck, more skill.</source>
        <translation>Si danno subito tutte le carte: meno fortuna, più abilità.</translation>
    </message>
    <message>
        <source>Taking &amp;more than two cards</source>
        <translation>Prendere più di due ca&amp;rte</translation>
    </message>
    <message>
        <source>One play may take more than two cards from the table.</source>
        <translation>Con una giocata si possono prendere più di due carte dalla tavola.</translation>
    </message>
</context>
<context>
    <name>settebello::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Same rules &amp;again</source>
        <translation>Di nuo&amp;vo con le stesse regole</translation>
    </message>
    <message>
        <source>Score of the &amp;last round</source>
        <translation>Punti dell’&amp;ultima mano</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavola</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Velocità delle carte</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Movimento &amp;ridotto</translation>
    </message>
    <message>
        <source>&amp;Numbers on the cards</source>
        <translation>&amp;Numeri sulle carte</translation>
    </message>
    <message>
        <source>Running &amp;counts</source>
        <translation>&amp;Conto delle carte</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>&amp;About Settebello</source>
        <translation>&amp;Informazioni su Settebello</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Quella del sistema</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pre&amp;ferenze…</translation>
    </message>
    <message>
        <source>&amp;Take back the last play</source>
        <translation>Ripren&amp;di la carta</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Consi&amp;glio</translation>
    </message>
    <message>
        <source>The r&amp;ules of this table</source>
        <translation>Le re&amp;gole di questa partita</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>Su&amp;ono</translation>
    </message>
    <message>
        <source>&amp;Matches played</source>
        <translation>&amp;Partite giocate</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistiche…</translation>
    </message>
    <message>
        <source>Mo&amp;ves of this round</source>
        <translation>Gi&amp;ocate di questa mano</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>P&amp;ausa</translation>
    </message>
    <message>
        <source>One step &amp;faster</source>
        <translation>Un po’ più &amp;veloce</translation>
    </message>
    <message>
        <source>One step &amp;slower</source>
        <translation>Un po’ più &amp;lenta</translation>
    </message>
    <message>
        <source>Fin&amp;gerprint of the cards</source>
        <translation>&amp;Impronta delle carte</translation>
    </message>
    <message>
        <source>Fair &amp;cards…</source>
        <translation>Come si mescola&amp;no le carte…</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Primi passi</translation>
    </message>
    <message>
        <source>&amp;Continue the unfinished match</source>
        <translation>&amp;Continua la partita lasciata a metà</translation>
    </message>
    <message>
        <source>&amp;What do these rules change?</source>
        <translation>C&amp;he effetto hanno queste regole?</translation>
    </message>
    <message>
        <source>Score&amp;keeper for a real table…</source>
        <translation>Segnapunt&amp;i per le carte vere…</translation>
    </message>
    <message>
        <source>&amp;Deal by code…</source>
        <translation>Pa&amp;rtita con un codice…</translation>
    </message>
    <message>
        <source>Play this match &amp;again</source>
        <translation>Ri&amp;gioca questa partita</translation>
    </message>
    <message>
        <source>Play it again with &amp;seats exchanged</source>
        <translation>Rigioca a posti &amp;scambiati</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Confronta…</translation>
    </message>
    <message>
        <source>The sam&amp;e cards</source>
        <translation>Rigioca e confron&amp;ta</translation>
    </message>
    <message>
        <source>Pract&amp;ise…</source>
        <translation>Allena&amp;mento…</translation>
    </message>
    <message>
        <source>&amp;Take back the last play of %1</source>
        <comment>a player</comment>
        <translation>Ripren&amp;di la carta di %1</translation>
    </message>
    <message>
        <source>With &amp;friends…</source>
        <translation>Con g&amp;li amici…</translation>
    </message>
    <message>
        <source>&amp;Back to the start</source>
        <translation>Torna alla sc&amp;hermata iniziale</translation>
    </message>
    <message>
        <source>Match of the &amp;day</source>
        <translation>Partita d&amp;el giorno</translation>
    </message>
    <message>
        <source>Revie&amp;w this match</source>
        <translation>Rivedi &amp;questa partita</translation>
    </message>
    <message>
        <source>S&amp;ound (this build has none)</source>
        <translation>Su&amp;ono (questa versione non ne ha)</translation>
    </message>
</context>
<context>
    <name>settebello::MatchArchive</name>
    <message>
        <source>The matches cannot be read: %1 is not a folder.</source>
        <translation>Le partite non si possono leggere: %1 non è una cartella.</translation>
    </message>
    <message>
        <source>The matches cannot be read: no permission to open the folder %1.</source>
        <translation>Le partite non si possono leggere: la cartella %1 non si può aprire.</translation>
    </message>
    <message>
        <source>“%1” was not imported: %2</source>
        <comment>a file, why</comment>
        <translation>«%1» non è stato accettato: %2</translation>
    </message>
    <message>
        <source>“%1” could not be kept as %2: %3</source>
        <comment>a file, a file, why</comment>
        <translation>Non è stato possibile conservare «%1» come %2: %3</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <comment>a file, why</comment>
        <translation>«%1» non si può leggere: %2</translation>
    </message>
    <message>
        <source>The match could not be written to %1: %2</source>
        <comment>a file, why</comment>
        <translation>Non è stato possibile scrivere la partita in %1: %2</translation>
    </message>
</context>
<context>
    <name>settebello::MatchAutosave</name>
    <message>
        <source>It is an earlier state of a match that several people play at this screen and that is not over yet. Continue that one, or delete it first.</source>
        <translation>È uno stato precedente di una partita in più persone a questo schermo, che non è ancora finita. Va continuata quella, oppure prima eliminata.</translation>
    </message>
    <message>
        <source>The unfinished match could not be continued. It is kept as %1. What was wrong: %2</source>
        <translation>La partita lasciata a metà non si può riprendere. È conservata come %1. Che cosa non andava: %2</translation>
    </message>
    <message>
        <source>Settebello is open already. What you play in this window is kept only once the other one is closed.</source>
        <translation>Settebello è già aperto. Quello che giochi in questa finestra viene conservato solo quando l’altra è chiusa.</translation>
    </message>
    <message>
        <source>match in play</source>
        <comment>contents of a file</comment>
        <translation>partita in corso</translation>
    </message>
    <message>
        <source>match that has ended</source>
        <comment>contents of a file</comment>
        <translation>partita finita</translation>
    </message>
</context>
<context>
    <name>settebello::MatchColumns</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>settebello::MatchEndPanel</name>
    <message>
        <source>Victory!</source>
        <translation>Vittoria!</translation>
    </message>
    <message>
        <source>The match counts double.</source>
        <translation>La partita vale doppio.</translation>
    </message>
    <message>
        <source>The next one may be yours.</source>
        <translation>La prossima può essere la tua.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Item by item</source>
        <translation>Voce &amp;per voce</translation>
    </message>
    <message>
        <source>Rema&amp;tch</source>
        <translation>Rivi&amp;ncita</translation>
    </message>
    <message>
        <source>Rema&amp;tch (you deal)</source>
        <translation>Rivi&amp;ncita (dai le carte tu)</translation>
    </message>
    <message>
        <source>Rema&amp;tch (%1 deals)</source>
        <comment>a player</comment>
        <translation>Rivi&amp;ncita (dà le carte %1)</translation>
    </message>
    <message>
        <source>C&amp;ompare…</source>
        <translation>Con&amp;fronta…</translation>
    </message>
    <message>
        <source>Round &amp;by round</source>
        <translation>&amp;Mano per mano</translation>
    </message>
    <message>
        <source>&amp;Review this match</source>
        <translation>&amp;Rivedi la partita</translation>
    </message>
    <message>
        <source>Code of the match: %1</source>
        <translation>Codice della partita: %1</translation>
    </message>
    <message>
        <source>Whitewash: not a single point for %1.</source>
        <comment>a player or a team</comment>
        <translation>Cappotto: neanche un punto per %1.</translation>
    </message>
    <message>
        <source>Whitewash: not a single point for your team.</source>
        <translation>Cappotto: neanche un punto per la tua squadra.</translation>
    </message>
    <message>
        <source>Whitewash: not a single point for you.</source>
        <translation>Cappotto: neanche un punto per te.</translation>
    </message>
    <message>
        <source>With this code you, or friends, can play the same cards again.</source>
        <translation>Con questo codice tu o i tuoi amici potete rigiocare le stesse carte.</translation>
    </message>
    <message>
        <source>&amp;Why did they play like that?</source>
        <translation>Perché hanno gi&amp;ocato così?</translation>
    </message>
    <message>
        <source>&amp;Why did %1 play like that?</source>
        <comment>a player</comment>
        <translation>Perché %1 ha gi&amp;ocato così?</translation>
    </message>
    <message>
        <source>&amp;More choices</source>
        <translation>Al&amp;tre scelte</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <comment>from more choices</comment>
        <translation>Indi&amp;etro</translation>
    </message>
</context>
<context>
    <name>settebello::MatchFileActions</name>
    <message>
        <source>Import matches</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Matches (*.scopa.json)</source>
        <translation>Partite (*.scopa.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n partita importata.</numerusform>
            <numerusform>%n partite importate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match in “%1” is kept here already.</source>
        <translation>La partita in «%1» è già conservata qui.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are kept here already.</source>
        <translation>
            <numerusform>%n partita è già conservata qui.</numerusform>
            <numerusform>%n partite sono già conservate qui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported.</source>
        <translation>
            <numerusform>Non è stato possibile importare %n file.</numerusform>
            <numerusform>Non è stato possibile importare %n file.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Esporta la partita</translation>
    </message>
    <message>
        <source>The match was written to %1.</source>
        <translation>La partita è stata salvata in %1.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n match(es) to the trash?</source>
        <translation>
            <numerusform>Spostare %n partita nel cestino?</numerusform>
            <numerusform>Spostare %n partite nel cestino?</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Sposta nel cestino</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be moved to the trash. Delete for good?</source>
        <translation>
            <numerusform>%n partita non si può spostare nel cestino. Eliminarla per sempre?</numerusform>
            <numerusform>%n partite non si possono spostare nel cestino. Eliminarle per sempre?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be deleted.</source>
        <translation>
            <numerusform>Non è stato possibile eliminare %n partita.</numerusform>
            <numerusform>Non è stato possibile eliminare %n partite.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::MatchFlow</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue the match in “%1”?</source>
        <translation>Continuare la partita in «%1»?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The match in “%1” cannot be continued: %2</source>
        <comment>a file, why</comment>
        <translation>Non si può continuare la partita in «%1»: %2</translation>
    </message>
    <message>
        <source>The match in “%1” belongs to the other window of Settebello.</source>
        <translation>La partita in «%1» appartiene all’altra finestra di Settebello.</translation>
    </message>
    <message>
        <source>Continue it there, or close that window first.</source>
        <translation>Continuala lì, oppure chiudi prima quella finestra.</translation>
    </message>
    <message>
        <source>Your unfinished match is kept under “Matches played”.</source>
        <translation>La partita lasciata a metà resta fra le partite giocate.</translation>
    </message>
    <message>
        <source>The match in play is not kept, because matches cannot be saved at the moment.</source>
        <translation>La partita in corso andrà persa, perché in questo momento le partite non si possono salvare.</translation>
    </message>
    <message>
        <source>The match with these cards is not over yet.</source>
        <translation>La partita con queste carte non è ancora finita.</translation>
    </message>
    <message>
        <source>Several people play it at this screen, and whoever had the cards dealt again would see what the others hold. Play it to its end first, or delete it under “Matches played”.</source>
        <translation>La si gioca in più persone a questo schermo: a ridare le stesse carte si vedrebbero quelle degli altri. Va prima finita, oppure eliminata dalle partite giocate.</translation>
    </message>
</context>
<context>
    <name>settebello::MatchPanel</name>
    <message>
        <source>No play deserves a mark.</source>
        <translation>Nessuna giocata da segnalare.</translation>
    </message>
    <message>
        <source>No mark yet.</source>
        <translation>Ancora niente da segnalare.</translation>
    </message>
    <message>
        <source>&amp;Marks of:</source>
        <translation>Giocate &amp;segnalate di:</translation>
    </message>
    <message>
        <source>everybody</source>
        <comment>whose marks are shown</comment>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Marked plays</source>
        <translation>Giocate segnalate</translation>
    </message>
    <message>
        <source>Figures of all players</source>
        <translation>Le cifre di tutti i giocatori</translation>
    </message>
    <message>
        <source>Every choice is judged by what its player knew then; forced plays do not count. A loss that is too small to be sure of is none. Luck is how much better the cards dealt were than the average of what could have come, and for every play how much better the cards that its player could not see lay than was to be expected. The chance to win in the chart is that of somebody who sees all the cards.</source>
        <translation>Ogni scelta si giudica da quel che il giocatore sapeva in quel momento. Le giocate obbligate non contano, e nemmeno le perdite troppo piccole per essere sicure. La fortuna dice di quanto le carte ricevute erano migliori di quelle che in media potevano arrivare; per ogni giocata dice anche di quanto le carte coperte stavano meglio del previsto. Nel grafico, la probabilità di vincere è quella di chi vede tutte le carte.</translation>
    </message>
    <message>
        <source>What the result is made of</source>
        <translation>Di che cosa è fatto il risultato</translation>
    </message>
</context>
<context>
    <name>settebello::MatchReview</name>
    <message>
        <source>%1 %2.</source>
        <comment>sentences; “Bad”</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Match: %1, %2</source>
        <comment>a game, when it was played</comment>
        <translation>Partita: %1, %2</translation>
    </message>
</context>
<context>
    <name>settebello::MatchTally</name>
    <message>
        <source>Round %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what the player above says</comment>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>settebello::MatchText</name>
    <message>
        <source>You have most cards and win!</source>
        <translation>Hai più carte: hai vinto!</translation>
    </message>
    <message>
        <source>Your team has most cards and wins!</source>
        <translation>La tua squadra ha più carte: ha vinto!</translation>
    </message>
    <message>
        <source>%1 has most cards and wins.</source>
        <comment>one player</comment>
        <translation>%1 ha più carte e ha vinto.</translation>
    </message>
    <message>
        <source>%1 have most cards and win.</source>
        <comment>a team</comment>
        <translation>%1 hanno più carte e hanno vinto.</translation>
    </message>
    <message>
        <source>You hold the whole suit and win.</source>
        <translation>Hai preso tutto il seme: hai vinto!</translation>
    </message>
    <message>
        <source>Your team holds the whole suit and wins.</source>
        <translation>La tua squadra ha preso tutto il seme: ha vinto!</translation>
    </message>
    <message>
        <source>%1 holds the whole suit and wins.</source>
        <comment>one player</comment>
        <translation>%1 ha preso tutto il seme e ha vinto.</translation>
    </message>
    <message>
        <source>%1 hold the whole suit and win.</source>
        <comment>a team</comment>
        <translation>%1 hanno preso tutto il seme e hanno vinto.</translation>
    </message>
    <message>
        <source>You were right to call out, and win.</source>
        <translation>Chiamata giusta: hai vinto!</translation>
    </message>
    <message>
        <source>Your team was right to call out, and wins.</source>
        <translation>Chiamata giusta: la tua squadra ha vinto!</translation>
    </message>
    <message>
        <source>%1 was right to call out, and wins.</source>
        <comment>one player</comment>
        <translation>Chiamata giusta: ha vinto %1.</translation>
    </message>
    <message>
        <source>%1 were right to call out, and win.</source>
        <comment>a team</comment>
        <translation>Chiamata giusta: hanno vinto %1.</translation>
    </message>
    <message>
        <source>The claim was false, and so you win.</source>
        <translation>Chiamata sbagliata: hai vinto tu!</translation>
    </message>
    <message>
        <source>The claim was false, and so your team wins.</source>
        <translation>Chiamata sbagliata: ha vinto la tua squadra!</translation>
    </message>
    <message>
        <source>The claim was false, and so %1 wins.</source>
        <comment>one player</comment>
        <translation>Chiamata sbagliata: ha vinto %1.</translation>
    </message>
    <message>
        <source>The claim was false, and so %1 win.</source>
        <comment>a team</comment>
        <translation>Chiamata sbagliata: hanno vinto %1.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>without a name</comment>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>You win, %2 to %3!</source>
        <comment>points of both sides</comment>
        <translation>Hai vinto %2 a %3!</translation>
    </message>
    <message>
        <source>Your team wins, %2 to %3!</source>
        <comment>points of both sides</comment>
        <translation>La tua squadra ha vinto %2 a %3!</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3.</source>
        <comment>one player; points of both sides</comment>
        <translation>%1 ha vinto %2 a %3.</translation>
    </message>
    <message>
        <source>%1 win, %2 to %3.</source>
        <comment>a team; points of both sides</comment>
        <translation>%1 hanno vinto %2 a %3.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s); the others have %3.</source>
        <comment>points of the others</comment>
        <translation>
            <numerusform>Hai vinto con %n punto; gli altri: %3.</numerusform>
            <numerusform>Hai vinto con %n punti; gli altri: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s); the others have %3.</source>
        <comment>one player; points of the others</comment>
        <translation>
            <numerusform>%1 ha vinto con %n punto; gli altri: %3.</numerusform>
            <numerusform>%1 ha vinto con %n punti; gli altri: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player, a level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, house rules</source>
        <comment>a game, but some rules are changed</comment>
        <translation>%1, regole di casa</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>players</comment>
        <translation>%1 contro %2</translation>
    </message>
</context>
<context>
    <name>settebello::MatchesDialog</name>
    <message>
        <source>The matches are being read…</source>
        <translation>Lettura delle partite…</translation>
    </message>
    <message>
        <source>No match has all these words.</source>
        <translation>Nessuna partita ha tutte queste parole nella sua riga.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) chosen.</source>
        <translation>
            <numerusform>%n partita scelta.</numerusform>
            <numerusform>%n partite scelte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Cerca:</translation>
    </message>
    <message>
        <source>a name, a game, a date…</source>
        <translation>un nome, un gioco, una data…</translation>
    </message>
    <message>
        <source>Find matches</source>
        <translation>Cerca partite</translation>
    </message>
    <message>
        <source>%v of %m read</source>
        <comment>progress: %v and %m are numbers</comment>
        <translation>lette %v di %m</translation>
    </message>
    <message>
        <source>Reading the matches</source>
        <translation>Lettura delle partite</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>E&amp;limina…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>No match has been finished yet. Every finished match will be kept here, for you to watch again. A match that you leave for another is kept here, too, for you to continue.</source>
        <translation>Non hai ancora finito nessuna partita. Le partite finite saranno conservate qui, per rivederle, e anche quelle lasciate a metà, per continuarle.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinua</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>Rigioca le &amp;stesse carte</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Con&amp;fronta…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Rivedi</translation>
    </message>
</context>
<context>
    <name>settebello::MatchesModel</name>
    <message>
        <source>Played</source>
        <comment>when a match was</comment>
        <translation>Giocata il</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Mani</translation>
    </message>
</context>
<context>
    <name>settebello::MissingFacts</name>
    <message>
        <source>who has which card</source>
        <translation>chi ha quale carta</translation>
    </message>
    <message>
        <source>Still to be entered: %1.</source>
        <translation>Ancora da indicare: %1.</translation>
    </message>
</context>
<context>
    <name>settebello::MoveList</name>
    <message>
        <source>No card has been played yet.</source>
        <translation>Non è ancora stata giocata nessuna carta.</translation>
    </message>
    <message>
        <source>Moves of this round</source>
        <translation>Giocate di questa mano</translation>
    </message>
    <message>
        <source>Close the list (Esc)</source>
        <translation>Chiudi l’elenco (Esc)</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Chiudi l’elenco</translation>
    </message>
    <message>
        <source>The last play</source>
        <translation>L’ultima giocata</translation>
    </message>
</context>
<context>
    <name>settebello::MoveText</name>
    <message>
        <source>%1. %2</source>
        <comment>the number of a move, the move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>New cards are dealt.</source>
        <translation>Si danno altre carte.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>a player, cards declared</comment>
        <translation>%1, carte mostrate: %2.</translation>
    </message>
</context>
<context>
    <name>settebello::NewMatchDialog</name>
    <message>
        <source>Continue the last match</source>
        <translation>Continua l’ultima partita</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>What you are going to play</source>
        <translation>A che cosa si gioca</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>C&amp;omincia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The match in progress is kept.</source>
        <translation>La partita in corso non si perde.</translation>
    </message>
    <message>
        <source>You can continue it under “Matches played”.</source>
        <translation>La ritrovi fra le partite giocate.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>The changes to “%1” are not saved.</source>
        <translation>Le modifiche a «%1» non sono salvate.</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. Save them before the match begins?</source>
        <translation>«%1» ha modifiche non salvate. Salvarle prima che cominci la partita?</translation>
    </message>
    <message>
        <source>For this match only</source>
        <translation>Solo per questa partita</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>D’ora in poi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>The match in progress will not be kept.</source>
        <translation>La partita in corso andrà persa.</translation>
    </message>
    <message>
        <source>Matches cannot be saved at the moment.</source>
        <translation>In questo momento le partite non si possono salvare.</translation>
    </message>
    <message>
        <source>In chkobba the queen counts 8 and the jack 9.</source>
        <translation>Nella chkobba la donna vale otto e il fante nove.</translation>
    </message>
    <message>
        <source>Take such cards</source>
        <translation>Usa queste carte</translation>
    </message>
    <message>
        <source>These cards are in use now.</source>
        <translation>Ora si gioca con queste carte.</translation>
    </message>
    <message>
        <source>The ones before</source>
        <translation>Quelle di prima</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <comment>to the games and the players</comment>
        <translation>In&amp;dietro</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
</context>
<context>
    <name>settebello::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Avviso</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Chiudi questo avviso</translation>
    </message>
</context>
<context>
    <name>settebello::NumberQuestion</name>
    <message>
        <source>Now it has to be confirmed at the other screen, too.</source>
        <translation>Ora va confermato anche sull’altro schermo.</translation>
    </message>
    <message>
        <source>Does the other screen show the same number?</source>
        <translation>L’altro schermo mostra lo stesso numero?</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>They &amp;are the same</source>
        <translation>Sono &amp;uguali</translation>
    </message>
    <message>
        <source>Somebody in the same house wants to join. Does the other screen show the same number?</source>
        <translation>Qualcuno nella stessa casa vuole unirsi. L’altro schermo mostra lo stesso numero?</translation>
    </message>
</context>
<context>
    <name>settebello::NumberText</name>
    <message>
        <source>-</source>
        <comment>the nouns before which one is feminine, separated by |</comment>
        <translation>carta|carte|volta|scopa|coppa|spada|picca|partita|squadra|mano|presa</translation>
    </message>
    <message>
        <source>1</source>
        <comment>before a feminine noun</comment>
        <translation>una</translation>
    </message>
    <message>
        <source>1 2 3 4 5 6 7 8 9 10</source>
        <comment>numbers in a sentence</comment>
        <translation>un due tre quattro cinque sei sette otto nove dieci</translation>
    </message>
    <message>
        <source>1</source>
        <comment>without a noun</comment>
        <translation>uno</translation>
    </message>
    <message>
        <source>hardly anything</source>
        <translation>pochissimo</translation>
    </message>
    <message>
        <source>about half a point</source>
        <translation>circa mezzo punto</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) and a half</source>
        <translation>
            <numerusform>circa un punto e mezzo</numerusform>
            <numerusform>circa %n punti e mezzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s)</source>
        <translation>
            <numerusform>circa un punto</numerusform>
            <numerusform>circa %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::OpenedFile</name>
    <message>
        <source>The match in “%1” cannot be shown:</source>
        <translation>La partita in «%1» non si può mostrare:</translation>
    </message>
    <message>
        <source>“%1” does not hold rules that can be played:</source>
        <translation>«%1» non contiene regole con cui si possa giocare:</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>«%1» non si può leggere: %2.</translation>
    </message>
    <message>
        <source>The result in “%1” cannot be shown:</source>
        <translation>Il risultato in «%1» non può essere mostrato:</translation>
    </message>
    <message>
        <source>“%1” holds no match, result or rules of scopa.</source>
        <translation>«%1» non contiene né una partita, né un risultato, né regole della scopa.</translation>
    </message>
    <message>
        <source>The invitation in “%1” cannot be used:</source>
        <translation>L’invito in «%1» non si può usare:</translation>
    </message>
</context>
<context>
    <name>settebello::OwnedCard</name>
    <message>
        <source>%1: %2</source>
        <comment>a card; who has it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>settebello::PadStore</name>
    <message>
        <source>%1 cannot be read and is left as it is: %2</source>
        <comment>a file; a reason</comment>
        <translation>%1 non si può leggere e resta com’è: %2</translation>
    </message>
    <message>
        <source>Another window of Settebello keeps a score. Nothing is deleted here.</source>
        <translation>Un’altra finestra di Settebello sta segnando i punti. Qui non si elimina nulla.</translation>
    </message>
    <message>
        <source>%1 could not be deleted: %2</source>
        <comment>a file; a reason</comment>
        <translation>Non è stato possibile eliminare %1: %2</translation>
    </message>
    <message>
        <source>score of a real table</source>
        <comment>contents of a file</comment>
        <translation>segnapunti</translation>
    </message>
</context>
<context>
    <name>settebello::PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>The match is paused. It goes on when you press P or the button.</source>
        <translation>La partita è ferma. Premi P o il pulsante per riprendere.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>The match is paused. Press P to go on.</source>
        <translation>La partita è in pausa. Premi P per riprendere.</translation>
    </message>
    <message>
        <source>&amp;Back to the start</source>
        <translation>Torna alla sc&amp;hermata iniziale</translation>
    </message>
</context>
<context>
    <name>settebello::PeopleRow</name>
    <message>
        <source>People at this scree&amp;n</source>
        <translation>P&amp;ersone a questo schermo</translation>
    </message>
    <message>
        <source>People at this screen</source>
        <translation>Persone a questo schermo</translation>
    </message>
    <message>
        <source>The screen is passed on at each turn; opponents take the other seats.</source>
        <translation>Lo schermo passa di mano a ogni turno; gli altri posti sono degli avversari.</translation>
    </message>
</context>
<context>
    <name>settebello::Phrases</name>
    <message>
        <source>Hello!</source>
        <translation>Ciao!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bella giocata!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Grazie!</translation>
    </message>
    <message>
        <source>What luck!</source>
        <translation>Che fortuna!</translation>
    </message>
    <message>
        <source>What bad luck!</source>
        <translation>Che sfortuna!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh no!</translation>
    </message>
    <message>
        <source>I have to think.</source>
        <translation>Devo pensarci.</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>Fai con calma.</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>Tocca a te!</translation>
    </message>
    <message>
        <source>I will be back in a moment.</source>
        <translation>Torno tra un momento.</translation>
    </message>
    <message>
        <source>Another match?</source>
        <translation>Un’altra partita?</translation>
    </message>
    <message>
        <source>Goodbye, until next time!</source>
        <translation>Arrivederci, alla prossima!</translation>
    </message>
    <message>
        <source>Thoughtful</source>
        <translation>Aria pensosa</translation>
    </message>
    <message>
        <source>%1 looks thoughtful.</source>
        <translation>%1 ha l’aria pensosa.</translation>
    </message>
    <message>
        <source>Pleased</source>
        <translation>Aria contenta</translation>
    </message>
    <message>
        <source>%1 looks pleased.</source>
        <translation>%1 ha l’aria contenta.</translation>
    </message>
    <message>
        <source>Annoyed</source>
        <translation>Aria seccata</translation>
    </message>
    <message>
        <source>%1 looks annoyed.</source>
        <translation>%1 ha l’aria seccata.</translation>
    </message>
    <message>
        <source>Delighted</source>
        <translation>Aria raggiante</translation>
    </message>
    <message>
        <source>%1 looks delighted.</source>
        <translation>%1 ha l’aria raggiante.</translation>
    </message>
    <message>
        <source>Downcast</source>
        <translation>Aria abbattuta</translation>
    </message>
    <message>
        <source>%1 looks downcast.</source>
        <translation>%1 ha l’aria abbattuta.</translation>
    </message>
    <message>
        <source>Triumphant</source>
        <translation>Aria trionfante</translation>
    </message>
    <message>
        <source>%1 looks triumphant.</source>
        <translation>%1 ha l’aria trionfante.</translation>
    </message>
</context>
<context>
    <name>settebello::PileText</name>
    <message>
        <source>%1: %2</source>
        <comment>a suit and the ranks of its cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pile of %1: only the last play may be looked at.</source>
        <translation>%1, prese: si può riguardare solo l’ultima giocata.</translation>
    </message>
    <message>
        <source>Pile of %1: empty</source>
        <translation>%1, prese: nessuna</translation>
    </message>
    <message>
        <source>Pile of %1, from the last play:</source>
        <translation>%1, prese dell’ultima giocata:</translation>
    </message>
    <message>
        <source>Pile of %1:</source>
        <translation>%1, prese:</translation>
    </message>
</context>
<context>
    <name>settebello::PlayFaultText</name>
    <message>
        <source>%1 must take cards worth %2 together: a capture adds up to the card played.</source>
        <translation>Con %1 puoi prendere una carta uguale, o più carte che insieme fanno %2.</translation>
    </message>
    <message>
        <source>%1 must take cards worth %2 together: capture and card played make 15.</source>
        <translation>Con %1 puoi prendere carte che insieme fanno %2: con quella giocata fa quindici.</translation>
    </message>
    <message>
        <source>%1 must take cards worth %2 or %3 together: a capture equals the card played or makes 15 with it.</source>
        <translation>Con %1 puoi prendere carte che insieme fanno %2, oppure %3 per arrivare a quindici.</translation>
    </message>
    <message>
        <source>%1 must take %2 alone: a single card comes before several.</source>
        <translation>Con %1 devi prendere solo %2: la carta singola viene prima.</translation>
    </message>
    <message>
        <source>%1 must take one card alone: a single card comes before several.</source>
        <translation>Con %1 devi prendere una carta sola: la carta singola viene prima.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must take only %n card(s) here: whoever has a choice takes the fewest cards.</source>
        <translation>
            <numerusform>Con %1 qui devi prendere una carta sola: chi può scegliere ne prende meno possibile.</numerusform>
            <numerusform>Con %1 qui devi prendere solo %n carte: chi può scegliere ne prende meno possibile.</numerusform>
        </translation>
    </message>
    <message>
        <source>With an ace on the table, the ace takes just that ace.</source>
        <translation>Con un asso in tavola, l’asso prende soltanto quello.</translation>
    </message>
    <message>
        <source>Here the ace takes every card on the table.</source>
        <translation>Qui l’asso prende tutte le carte in tavola.</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Non hai in mano %1.</translation>
    </message>
    <message>
        <source>Not all of these cards are on the table.</source>
        <translation>Queste carte non sono tutte in tavola.</translation>
    </message>
    <message>
        <source>%1 can capture, and so it must: capturing is compulsory.</source>
        <translation>Con %1 puoi prendere, e quindi devi: la presa è obbligatoria.</translation>
    </message>
    <message numerus="yes">
        <source>A capture may take at most %n card(s) here.</source>
        <translation>
            <numerusform>Qui si prende al massimo una carta.</numerusform>
            <numerusform>Qui si prendono al massimo %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>With an ace on the table, the ace takes just that ace, or cards that make 15 with it.</source>
        <translation>Con un asso in tavola, l’asso prende solo quello, oppure carte che con lui fanno quindici.</translation>
    </message>
    <message>
        <source>The first card of a round may not be an ace.</source>
        <translation>La prima carta della mano non può essere un asso.</translation>
    </message>
    <message>
        <source>As the first card of a round, the ace takes only an ace.</source>
        <translation>Come prima carta della mano, l’asso prende soltanto un asso.</translation>
    </message>
</context>
<context>
    <name>settebello::PlayersPanel</name>
    <message>
        <source>Partner</source>
        <translation>Compagno</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Avversario</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Il tuo &amp;nome</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>%1 plays with</source>
        <comment>a player</comment>
        <translation>%1 gioca con</translation>
    </message>
    <message>
        <source>%1 play against %2.</source>
        <comment>the players of two teams</comment>
        <translation>%1 giocano contro %2.</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>a woman</comment>
        <translation>Compagna</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>a woman</comment>
        <translation>Avversaria</translation>
    </message>
    <message>
        <source>With %1 players there is no seat for %2.</source>
        <comment>a number, names of people</comment>
        <translation>Con %1 giocatori non c’è posto per %2.</translation>
    </message>
</context>
<context>
    <name>settebello::PracticeMenu</name>
    <message>
        <source>Keep them</source>
        <translation>Tienili</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Clear your mistakes?</source>
        <translation>Azzerare i tuoi errori?</translation>
    </message>
    <message>
        <source>The positions from your matches will be lost, and how far you have come with them. They do not come back; those of later matches will be added.</source>
        <translation>Le posizioni delle tue partite andranno perse, e con esse i tuoi progressi. Non torneranno; si aggiungeranno quelle delle prossime partite.</translation>
    </message>
    <message>
        <source>Begin again with the problems?</source>
        <translation>Ricominciare i problemi?</translation>
    </message>
    <message>
        <source>How far you have come with them will be lost. The problems stay.</source>
        <translation>I tuoi progressi andranno persi. I problemi restano.</translation>
    </message>
    <message>
        <source>Export what you have practised</source>
        <translation>Esporta il tuo allenamento</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>Clear your &amp;mistakes…</source>
        <translation>&amp;Azzera i tuoi errori…</translation>
    </message>
    <message>
        <source>Begin again with the &amp;problems…</source>
        <translation>&amp;Ricomincia i problemi…</translation>
    </message>
    <message>
        <source>&amp;Manage</source>
        <translation>Gest&amp;isci</translation>
    </message>
</context>
<context>
    <name>settebello::PracticeStore</name>
    <message>
        <source>What you have practised could not be written to %1: %2</source>
        <comment>a file, why</comment>
        <translation>Non è stato possibile scrivere il tuo allenamento in %1: %2</translation>
    </message>
    <message>
        <source>What you have practised could not be read. The old file is kept as %1, and a new one is begun. What was wrong: %2</source>
        <translation>Non è stato possibile leggere il tuo allenamento. Il vecchio file è conservato come %1 e se ne comincia uno nuovo. Che cosa non andava: %2</translation>
    </message>
    <message>
        <source>What you practise (%1) cannot be written to this time, so answers do not count. The reason: %2</source>
        <translation>Questa volta non si può scrivere nel tuo allenamento (%1), perciò le risposte non contano. Il motivo: %2</translation>
    </message>
    <message>
        <source>Something in what you have practised (%1) made no sense and is left out: %2</source>
        <translation>Qualcosa nel tuo allenamento (%1) non aveva senso ed è tralasciato: %2</translation>
    </message>
    <message>
        <source>Another window of the program keeps what you practise, so answers in this one do not count.</source>
        <translation>Il tuo allenamento viene già salvato da un’altra finestra del programma, perciò in questa le risposte non contano.</translation>
    </message>
    <message>
        <source>exercises</source>
        <comment>contents of a file</comment>
        <translation>esercizi</translation>
    </message>
</context>
<context>
    <name>settebello::PracticeText</name>
    <message>
        <source>Still out: %1.</source>
        <comment>cards</comment>
        <translation>Ancora da uscire: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a rank, suits</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a problem</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a problem</comment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Che cosa giochi?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Che cosa fai?</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>Non è la migliore</translation>
    </message>
    <message>
        <source>Right: the best play</source>
        <translation>Giusto: è la giocata migliore</translation>
    </message>
    <message>
        <source>Right: as good as the best</source>
        <translation>Giusto: vale quanto la migliore</translation>
    </message>
    <message>
        <source>You chose %1. Better: %2.</source>
        <comment>decisions</comment>
        <translation>La tua scelta: %1. Meglio: %2.</translation>
    </message>
    <message>
        <source>the best</source>
        <comment>a decision</comment>
        <translation>la migliore</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <comment>a decision</comment>
        <translation>vale quanto la migliore</translation>
    </message>
    <message>
        <source>your answer</source>
        <comment>a decision</comment>
        <translation>la tua risposta</translation>
    </message>
    <message>
        <source>was played in the match</source>
        <comment>a decision</comment>
        <translation>giocata nella partita</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a decision; notes on it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player, cards</comment>
        <translation>%1 ha %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, 48 %</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rank, how likely each player has it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 learnt.</source>
        <translation>Imparati %1 su %2.</translation>
    </message>
    <message>
        <source>Here come positions from your own matches in which another play would have been better. None has been found yet.</source>
        <translation>Qui trovi le posizioni delle tue partite in cui un’altra giocata sarebbe stata migliore. Per ora non ce n’è nessuna.</translation>
    </message>
    <message>
        <source>There is no problem of this kind.</source>
        <translation>Non ci sono problemi di questo tipo.</translation>
    </message>
    <message>
        <source>No mistake is left to practise today.</source>
        <translation>Per oggi non ci sono più errori da ripassare.</translation>
    </message>
    <message>
        <source>All problems of this kind are solved.</source>
        <translation>Tutti i problemi di questo tipo sono risolti.</translation>
    </message>
    <message>
        <source>No mistake has been found in this game yet.</source>
        <translation>In questo gioco non è ancora stato trovato nessun errore.</translation>
    </message>
    <message>
        <source>No problem of this kind is left for today.</source>
        <translation>Per oggi non ci sono più problemi di questo tipo.</translation>
    </message>
    <message>
        <source>The next one comes on %1.</source>
        <comment>a date</comment>
        <translation>Il prossimo arriva %1.</translation>
    </message>
    <message>
        <source>%2. %3. The target: %4. %1</source>
        <comment>a question; a game; points of the sides; a number</comment>
        <translation>%2. %3. Si arriva a %4. %1</translation>
    </message>
    <message>
        <source>From one of your matches</source>
        <translation>Da una delle tue partite</translation>
    </message>
    <message>
        <source>Problem of the day: %1</source>
        <comment>easy, medium or hard</comment>
        <translation>Problema del giorno: %1</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <comment>easy, medium or hard</comment>
        <translation>Problema: %1</translation>
    </message>
    <message>
        <source>What the others could hold</source>
        <translation>Che cosa potevano avere gli altri</translation>
    </message>
    <message>
        <source>What %1 could hold</source>
        <comment>a player</comment>
        <translation>Che cosa poteva avere %1</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>an exercise, how many there are</comment>
        <translation>%1 di %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) done, and %1 right.</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%n esercizio fatto, %1 giusti.</numerusform>
            <numerusform>%n esercizi fatti, %1 giusti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have learnt %n of them.</source>
        <translation>
            <numerusform>Ne hai imparato %n.</numerusform>
            <numerusform>Ne hai imparati %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have practised on %n days in a row.</source>
        <translation>
            <numerusform>Ti eserciti da %n giorno di fila.</numerusform>
            <numerusform>Ti eserciti da %n giorni di fila.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Il tuo &amp;nome</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Quella del sistema</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>Ask for a second click or Enter before a card is &amp;played</source>
        <translation>Chiedi un secondo clic o Invio &amp;prima di giocare una carta</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavola</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Velocità delle carte</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: cards fade instead of flying</source>
        <translation>Movimento &amp;ridotto: le carte sfumano invece di volare</translation>
    </message>
    <message>
        <source>N&amp;umbers on the cards</source>
        <translation>N&amp;umeri sulle carte</translation>
    </message>
    <message>
        <source>Original settings…</source>
        <translation>Impostazioni iniziali…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Put the table, the cards, the language and everything else in the preferences back to how they were at first? Your name and your house rules stay.</source>
        <translation>Riportare la tavola, le carte, la lingua e tutte le altre preferenze com’erano all’inizio? Il tuo nome e le tue regole di casa restano.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Tieni le mie</translation>
    </message>
    <message>
        <source>Original settings</source>
        <translation>Impostazioni iniziali</translation>
    </message>
    <message>
        <source>Allow plays to be taken &amp;back</source>
        <translation>Si può riprendere la carta &amp;giocata</translation>
    </message>
    <message>
        <source>Allow hints with &amp;H</source>
        <translation>I consigli si possono chiedere con &amp;H</translation>
    </message>
    <message>
        <source>Show running &amp;counts of cards, suit and sevens</source>
        <translation>Mostra il &amp;conto di carte, seme e sette</translation>
    </message>
    <message>
        <source>Pac&amp;e</source>
        <translation>Ritmo &amp;del gioco</translation>
    </message>
    <message>
        <source>Opponents t&amp;alk</source>
        <translation>Gli avver&amp;sari parlano</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tavola e carte</translation>
    </message>
    <message>
        <source>Language and sound</source>
        <translation>Lingua e suono</translation>
    </message>
    <message>
        <source>&amp;Code for each match</source>
        <translation>Un &amp;codice per ogni partita</translation>
    </message>
    <message>
        <source>It is shown when the match is over: a friend who types it in gets the very same cards, and you can see who plays them better.</source>
        <translation>Si legge a fine partita: un amico che lo scrive riceve le stesse identiche carte, e si vede chi le gioca meglio.</translation>
    </message>
    <message>
        <source>&amp;Fingerprint of the pack over the table</source>
        <translation>&amp;Impronta del mazzo sopra la tavola</translation>
    </message>
    <message>
        <source>Letters and digits that are fixed before you get your cards, so that you can check afterwards that nobody has changed their order.</source>
        <translation>Lettere e cifre fissate prima di dare le carte: così dopo si può controllare che nessuno ne abbia cambiato l’ordine.</translation>
    </message>
    <message>
        <source>Analyse &amp;my matches while nothing else is done</source>
        <translation>Anali&amp;zza le mie partite mentre non si fa altro</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Altre impostazioni</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>from more settings</comment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Si&amp;ze of letters</source>
        <translation>Grande&amp;zza delle lettere</translation>
    </message>
</context>
<context>
    <name>settebello::PresetList</name>
    <message>
        <source>As last time</source>
        <translation>Come l’ultima volta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the rules of the last match; 11 points</comment>
        <translation>%1, a %2</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>Le tue regole di casa</translation>
    </message>
    <message>
        <source>Based on: %1</source>
        <translation>Basate su: %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
</context>
<context>
    <name>settebello::PresetText</name>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>All of Italy</source>
        <translation>Tutta l’Italia</translation>
    </message>
    <message>
        <source>The classic game: three cards a hand, four on the table, eleven points to win.</source>
        <translation>Il gioco classico: tre carte in mano, quattro in tavola, undici punti per vincere.</translation>
    </message>
    <message>
        <source>La Scopa (first steps)</source>
        <translation>La Scopa (regole del libretto)</translation>
    </message>
    <message>
        <source>A French booklet</source>
        <translation>Un libretto francese</translation>
    </message>
    <message>
        <source>For a first evening: at most two cards a capture, and sevens in place of the primiera.</source>
        <translation>Per una prima serata: al massimo due carte a presa, e i sette al posto della primiera.</translation>
    </message>
    <message>
        <source>Simplified Scopa</source>
        <translation>Scopa semplificata</translation>
    </message>
    <message>
        <source>A French rule sheet</source>
        <translation>Un foglio di regole francese</translation>
    </message>
    <message>
        <source>Goes round clockwise, counts sevens, and the last card may sweep too.</source>
        <translation>Si gioca in senso orario, contano i sette, e anche l’ultima carta può fare scopa.</translation>
    </message>
    <message>
        <source>Scopa, one or two cards</source>
        <translation>Scopa, una o due carte</translation>
    </message>
    <message>
        <source>The classic points, but a capture takes one or two cards and no more.</source>
        <translation>I punti classici, ma si prendono al massimo due carte.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Two against two with nine cards each: memory and partnership decide.</source>
        <translation>Due contro due con nove carte a testa: decidono la memoria e l’intesa.</translation>
    </message>
    <message>
        <source>Scopone scientifico</source>
        <translation>Scopone scientifico</translation>
    </message>
    <message>
        <source>Ten cards each and an empty table: hardly any luck, the experts&apos; game.</source>
        <translation>Dieci carte a testa e la tavola vuota: quasi niente fortuna, il gioco degli esperti.</translation>
    </message>
    <message>
        <source>Scopone de trente</source>
        <translation>Scopone de trente</translation>
    </message>
    <message>
        <source>Asso pigliatutto</source>
        <translation>Asso pigliatutto</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italia</translation>
    </message>
    <message>
        <source>The ace takes everything on the table, and that is a sweep: wild and quick.</source>
        <translation>L’asso prende tutto quello che c’è in tavola, e fa scopa: un gioco svelto e scatenato.</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi</source>
        <translation>Scopa d’assi</translation>
    </message>
    <message>
        <source>The ace takes everything on the table but makes no sweep.</source>
        <translation>L’asso prende tutto quello che c’è in tavola, ma non fa scopa.</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi in partnership</source>
        <translation>Scopa d’assi a coppie</translation>
    </message>
    <message>
        <source>Scopa di quindici (sum to 15)</source>
        <translation>Scopa di quindici (somma 15)</translation>
    </message>
    <message>
        <source>Card and capture make fifteen together: a new way to add up.</source>
        <translation>Carta e presa fanno quindici insieme: un altro modo di contare.</translation>
    </message>
    <message>
        <source>Scopa di quindici (equal or 15)</source>
        <translation>Scopa di quindici (uguale o 15)</translation>
    </message>
    <message>
        <source>Capture your card&apos;s value or what makes fifteen with it, whichever takes fewer cards.</source>
        <translation>Si prende a valore o a quindici, sempre con meno carte possibile.</translation>
    </message>
    <message>
        <source>Scopa di quindici with aces</source>
        <translation>Scopa di quindici con gli assi</translation>
    </message>
    <message>
        <source>Your card&apos;s value or fifteen, as you like; aces sweep, and the match is long.</source>
        <translation>A valore o a quindici, come vuoi; gli assi pigliano tutto, e la partita è lunga.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>Scopa with the napola</source>
        <translation>Scopa con la napola</translation>
    </message>
    <message>
        <source>Scopa con le scalette</source>
        <translation>Scopa con le scalette</translation>
    </message>
    <message>
        <source>Scopa bazzica</source>
        <translation>Scopa bazzica</translation>
    </message>
    <message>
        <source>Three low cards, or three alike, score as soon as you pick them up.</source>
        <translation>Tre carte basse, o tre uguali, fanno punti appena si ricevono.</translation>
    </message>
    <message>
        <source>Sbarazzina</source>
        <translation>Sbarazzina</translation>
    </message>
    <message>
        <source>Emilia</source>
        <translation>Emilia</translation>
    </message>
    <message>
        <source>Declarations, greedy aces and the re bello: points from every side.</source>
        <translation>Accuse, assi pigliatutto e re bello: punti da ogni parte.</translation>
    </message>
    <message>
        <source>Piva</source>
        <translation>Piva</translation>
    </message>
    <message>
        <source>Riccione, Emilia-Romagna</source>
        <translation>Riccione, Emilia-Romagna</translation>
    </message>
    <message>
        <source>Scopa corse</source>
        <translation>Scopa còrsa</translation>
    </message>
    <message>
        <source>Corsica</source>
        <translation>Corsica</translation>
    </message>
    <message>
        <source>Without the twos, and nobody has to capture who would rather not.</source>
        <translation>Senza i due, e nessuno è obbligato a prendere.</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>Tunisia</source>
        <translation>Tunisia</translation>
    </message>
    <message>
        <source>Hurrikan</source>
        <translation>Hurrikan</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Germania</translation>
    </message>
    <message>
        <source>Hurrikan for four</source>
        <translation>Hurrikan in quattro</translation>
    </message>
    <message>
        <source>The German game two against two, with all cards dealt at once.</source>
        <translation>Il gioco tedesco due contro due, con tutte le carte date subito.</translation>
    </message>
    <message>
        <source>Scopone in which the ace, two and three of %1 alone are worth six points.</source>
        <translation>Uno scopone in cui asso, due e tre di %1 valgono da soli sei punti.</translation>
    </message>
    <message>
        <source>Scopone with greedy aces, and a run of %1 from the ace that scores.</source>
        <translation>Uno scopone con gli assi pigliatutto, in cui la scala di %1 dall’asso fa punti.</translation>
    </message>
    <message>
        <source>%1 is worth a point, like the settebello.</source>
        <translation>%1 vale un punto, come il settebello.</translation>
    </message>
    <message>
        <source>A run of %1 from the ace scores a point a card; all ten win the match.</source>
        <translation>La scala di %1 dall’asso vale un punto a carta; chi prende tutte e dieci le carte vince la partita.</translation>
    </message>
    <message>
        <source>Runs of %1 score from the ace upwards and from the highest card downwards.</source>
        <translation>Le scale di %1 contano salendo dall’asso e scendendo dalla carta più alta.</translation>
    </message>
    <message>
        <source>Sbarazzina with a black sheep: %1 costs five points.</source>
        <translation>La sbarazzina con una pecora nera: %1 costa cinque punti.</translation>
    </message>
    <message>
        <source>Six cards a hand, %1 instead of %2, and a double win.</source>
        <translation>Sei carte in mano, %1 al posto di %2, e la vittoria doppia.</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Cirulla</translation>
    </message>
    <message>
        <source>Genoa</source>
        <translation>Genova</translation>
    </message>
    <message>
        <source>By value or by fifteen, with aces that sweep, and cards shown for points, where %1 is wild.</source>
        <translation>Si prende a valore o a quindici, gli assi fanno scopa, e nelle accuse %1 fa da matta.</translation>
    </message>
    <message>
        <source>Escoba</source>
        <translation>Escoba</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Spagna</translation>
    </message>
    <message>
        <source>Card and capture make fifteen; all the sevens, and the whole suit of %1, score one more point each.</source>
        <translation>Carta e presa fanno quindici; tutti i sette, o tutto il seme di %1, danno un punto in più.</translation>
    </message>
    <message>
        <source>Scopa a perdere</source>
        <translation>Scopa a perdere</translation>
    </message>
    <message>
        <source>Scopa upside down: take as little as you can, because the fewest points win.</source>
        <translation>La scopa alla rovescia: si prende il meno possibile, perché vince chi fa meno punti.</translation>
    </message>
    <message>
        <source>The cutter sees a card first and keeps it or lays it; sevens decide, and a sweep is a chkobba.</source>
        <translation>Chi taglia vede una carta e la tiene o la mette in tavola; decidono i sette, e la scopa si chiama chkobba.</translation>
    </message>
    <message>
        <source>Rubamazzo</source>
        <translation>Rubamazzo</translation>
    </message>
    <message>
        <source>The first game of many children, over in three minutes: equal cards take each other, and a card like the top of a pile steals it all.</source>
        <translation>Il primo gioco di tanti bambini, finito in tre minuti: le carte uguali si prendono, e chi ha una carta uguale a quella in cima a un mazzetto lo ruba tutto.</translation>
    </message>
    <message>
        <source>Scopa frac</source>
        <translation>Scopa frac</translation>
    </message>
    <message>
        <source>Only aces and the three highest ranks score, and %1 decides a tie.</source>
        <translation>Danno punti solo gli assi e i tre valori più alti, e %1 decide il pareggio.</translation>
    </message>
    <message>
        <source>Il ponino</source>
        <translation>Il ponino</translation>
    </message>
    <message>
        <source>Take %1 of all four suits, and every sweep of yours counts twice.</source>
        <translation>Prendi %1 di tutti e quattro i semi, e ogni tua scopa conta due volte.</translation>
    </message>
</context>
<context>
    <name>settebello::ProgressText</name>
    <message>
        <source>Opponents of the level %1 give away less.</source>
        <comment>a level</comment>
        <translation>Gli avversari di livello %1 ne regalano meno.</translation>
    </message>
    <message>
        <source>Opponents of the level %1 play like that.</source>
        <comment>a level</comment>
        <translation>Giocano così gli avversari di livello %1.</translation>
    </message>
    <message>
        <source>Opponents between the levels %1 and %2 play like that.</source>
        <comment>levels</comment>
        <translation>Giocano così gli avversari tra i livelli %1 e %2.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day: 3 Oct</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Captures missed</source>
        <comment>where points were given away</comment>
        <translation>Prese mancate</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <comment>where points were given away</comment>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Settebello</source>
        <comment>where points were given away</comment>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>where points were given away</comment>
        <translation>Denari</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>where points were given away</comment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Primiera</source>
        <comment>where points were given away</comment>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <comment>where points were given away</comment>
        <translation>Altrove</translation>
    </message>
    <message>
        <source>To learn from this match: look for a capture before you lay a card. Captures missed cost you %1.</source>
        <comment>about 2 points</comment>
        <translation>Da imparare da questa partita: prima di calare una carta, cerca una presa. Le prese mancate ti sono costate %1.</translation>
    </message>
    <message>
        <source>To learn from this match: before each card, ask who could sweep after it. Sweeps cost you %1.</source>
        <comment>about 2 points</comment>
        <translation>Da imparare da questa partita: prima di ogni carta, chiediti chi potrebbe fare scopa dopo. Le scope ti sono costate %1.</translation>
    </message>
    <message>
        <source>To learn from this match: keep an eye on %1. It cost you %2.</source>
        <comment>the settebello, about 2 points</comment>
        <translation>Da imparare da questa partita: tieni d’occhio %1. Ti è costato %2.</translation>
    </message>
    <message>
        <source>To learn from this match: count the %1. They cost you %2.</source>
        <comment>coins or cups, about 2 points</comment>
        <translation>Da imparare da questa partita: conta le carte di %1. Ti sono costate %2.</translation>
    </message>
    <message>
        <source>To learn from this match: of two good captures, make the one with more cards. The most cards cost you %1.</source>
        <comment>about 2 points</comment>
        <translation>Da imparare da questa partita: tra due buone prese, scegli quella con più carte. Le carte ti sono costate %1.</translation>
    </message>
    <message>
        <source>To learn from this match: do not let the sevens, sixes and aces go. The primiera cost you %1.</source>
        <comment>about 2 points</comment>
        <translation>Da imparare da questa partita: non lasciar andare sette, sei e assi. La primiera ti è costata %1.</translation>
    </message>
    <message>
        <source>To learn from this match: do not let the sevens go. The most sevens cost you %1.</source>
        <comment>about 2 points</comment>
        <translation>Da imparare da questa partita: non lasciar andare i sette. Ti sono costati %1.</translation>
    </message>
    <message>
        <source>You and the cards are quits.</source>
        <translation>Tu e le carte siete pari.</translation>
    </message>
    <message>
        <source>The cards owe you %1.</source>
        <comment>about 2 points</comment>
        <translation>Le carte ti devono %1.</translation>
    </message>
    <message>
        <source>You owe the cards %1.</source>
        <comment>about 2 points</comment>
        <translation>Alle carte devi %1.</translation>
    </message>
    <message numerus="yes">
        <source>In %n match(es) you gave away %1 a round by your own play.</source>
        <comment>about half a point</comment>
        <translation>
            <numerusform>In %n partita hai regalato %1 a mano.</numerusform>
            <numerusform>In %n partite hai regalato %1 a mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from a day to another</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <comment>a day, a number, points</comment>
        <translation>%1, mano %2: %3</translation>
    </message>
</context>
<context>
    <name>settebello::ProgressView</name>
    <message>
        <source>No match has been analysed yet. Once one is, you will find here what you give away, and what the cards owe you.</source>
        <translation>Nessuna partita è ancora analizzata. Appena ce ne sarà una, qui vedrai che cosa regali e che cosa ti devono le carte.</translation>
    </message>
    <message>
        <source>No match fits what is chosen.</source>
        <translation>Nessuna partita corrisponde a quanto scelto.</translation>
    </message>
    <message>
        <source>The shorter a bar, the better. The dotted lines are what opponents of these levels give away. A click on a bar shows where it was.</source>
        <translation>Più la barra è corta, meglio è. Le linee punteggiate sono quanto regalano gli avversari di questi livelli. Un clic su una barra mostra dove.</translation>
    </message>
    <message>
        <source>The shorter a bar, the better. Choose a single game to compare yourself with opponents. A click on a bar shows where it was.</source>
        <translation>Più la barra è corta, meglio è. Scegli un solo gioco per confrontarti con gli avversari. Un clic su una barra mostra dove.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>I tuoi errori</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es) are analysed.</source>
        <comment>a number</comment>
        <translation>
            <numerusform>Analizzata %1 partita su %n.</numerusform>
            <numerusform>Analizzate %1 partite su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop analysing</source>
        <translation>&amp;Ferma l’analisi</translation>
    </message>
    <message>
        <source>Go on ana&amp;lysing</source>
        <translation>Ri&amp;prendi l’analisi</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Che cosa è costato di più</translation>
    </message>
    <message>
        <source>The greatest luck</source>
        <translation>La fortuna più grande</translation>
    </message>
    <message>
        <source>Points given away in a round</source>
        <translation>Punti regalati a mano</translation>
    </message>
    <message>
        <source>Where they went</source>
        <translation>Dove sono andati</translation>
    </message>
    <message>
        <source>Luck with the cards, by game</source>
        <translation>Fortuna con le carte, per gioco</translation>
    </message>
    <message>
        <source>Exercises learnt</source>
        <translation>Esercizi imparati</translation>
    </message>
    <message>
        <source>Luck with the cards, by opponents</source>
        <translation>Fortuna con le carte, per avversario</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level and its number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>settebello::RecordFile</name>
    <message>
        <source>It was played with friends, who are needed to go on with it.</source>
        <translation>È stata giocata con amici: senza di loro non può continuare.</translation>
    </message>
    <message>
        <source>This program has no opponent called “%1”.</source>
        <translation>«%1» non è un avversario di questo programma.</translation>
    </message>
</context>
<context>
    <name>settebello::RecordText</name>
    <message>
        <source>Unfinished</source>
        <comment>a match</comment>
        <translation>Non finita</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a match</comment>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a match</comment>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <comment>a match</comment>
        <translation>Vinta da %1</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left as it is: %2</source>
        <comment>a file, why</comment>
        <translation>%1 non si può leggere e resta com’è: %2</translation>
    </message>
    <message>
        <source>The match was left unfinished.</source>
        <translation>La partita è rimasta a metà.</translation>
    </message>
    <message>
        <source>The cards came from the deal code %1.</source>
        <translation>Le carte venivano dal codice %1.</translation>
    </message>
    <message>
        <source>Code of the match: %1.</source>
        <comment>of a match</comment>
        <translation>Codice della partita: %1.</translation>
    </message>
</context>
<context>
    <name>settebello::RelayPanel</name>
    <message>
        <source>“%1” is not the address of a computer, such as relay.example.org or relay.example.org:8883.</source>
        <translation>«%1» non è l’indirizzo di un computer, come relay.example.org o relay.example.org:8883.</translation>
    </message>
    <message>
        <source>This build of the program can use no relay: it was made without libmosquitto.</source>
        <translation>Questo programma non può usare un server, perché è stato compilato senza libmosquitto.</translation>
    </message>
    <message>
        <source>Friends at home find your table by its three words. With a relay, a computer that passes everything on, friends elsewhere find it too, if all of you choose the same.</source>
        <translation>In casa gli amici trovano il tuo tavolo con le tre parole. Con un server, un computer che fa da tramite, lo trovano anche gli amici lontani, se scegliete tutti lo stesso.</translation>
    </message>
    <message>
        <source>Open to everybody for trying things out, and it may be gone tomorrow. Whoever runs or watches it sees your internet address, the first of the three words, and when how much is sent, but no name, no card and nothing that you say.</source>
        <translation>Aperto a tutti per fare prove, e domani potrebbe non esserci più. Chi lo gestisce o lo osserva vede il tuo indirizzo internet, la prima delle tre parole, e quando e quanto si trasmette, ma nessun nome, nessuna carta e niente di ciò che dici.</translation>
    </message>
    <message>
        <source>A computer of your club or family on which an MQTT broker runs, such as mosquitto. It sees your internet address, the first of the three words, and when how much is sent, but no name, no card and nothing that you say.</source>
        <translation>Un computer del tuo circolo o della tua famiglia con un broker MQTT, per esempio mosquitto. Vede il tuo indirizzo internet, la prima delle tre parole, e quando e quanto si trasmette, ma nessun nome, nessuna carta e niente di ciò che dici.</translation>
    </message>
    <message>
        <source>Relay for fr&amp;iends</source>
        <translation>Server per gli amici &amp;fuori casa</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Its address</source>
        <translation>Il suo indirizzo</translation>
    </message>
    <message>
        <source>Encrypted connection to it (TLS)</source>
        <translation>Connessione cifrata (TLS)</translation>
    </message>
    <message>
        <source>User, if it asks for one</source>
        <translation>Utente, se lo chiede</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>Club or family</source>
        <translation>Circolo o famiglia</translation>
    </message>
</context>
<context>
    <name>settebello::RelayStore</name>
    <message>
        <source>The relay for friends could not be read from %1, so none is used. What was wrong: %2</source>
        <translation>Il server per gli amici non si è potuto leggere da %1, perciò non se ne usa nessuno. Che cosa non andava: %2</translation>
    </message>
    <message>
        <source>relay</source>
        <comment>contents of a file</comment>
        <translation>server</translation>
    </message>
</context>
<context>
    <name>settebello::ReplayBar</name>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>the key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Mano precedente</translation>
    </message>
    <message>
        <source>Page Up</source>
        <comment>the key</comment>
        <translation>Pag su</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una giocata indietro</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Let it play on</source>
        <translation>Avanti da sola</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una giocata avanti</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Mano seguente</translation>
    </message>
    <message>
        <source>Page Down</source>
        <comment>the key</comment>
        <translation>Pag giù</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>End</source>
        <comment>the key</comment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Posizione nella partita</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocità: %1</translation>
    </message>
    <message>
        <source>Show all &amp;cards</source>
        <translation>Mostra tutte le &amp;carte</translation>
    </message>
    <message>
        <source>&amp;Score of the round</source>
        <translation>&amp;Punti della mano</translation>
    </message>
    <message>
        <source>Speed: at once</source>
        <translation>Velocità: immediata</translation>
    </message>
    <message>
        <source>Mark before</source>
        <comment>a play that is marked</comment>
        <translation>Segnalata precedente</translation>
    </message>
    <message>
        <source>To the marked play before (P)</source>
        <translation>Alla giocata segnalata precedente (P)</translation>
    </message>
    <message>
        <source>Next mark</source>
        <comment>a play that is marked</comment>
        <translation>Segnalata seguente</translation>
    </message>
    <message>
        <source>To the next marked play (N)</source>
        <translation>Alla prossima giocata segnalata (N)</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <comment>was that decided</comment>
        <translation>P&amp;erché?</translation>
    </message>
    <message>
        <source>Why somebody decided so (W)</source>
        <translation>Perché è stato deciso così (W)</translation>
    </message>
    <message>
        <source>Why %1 decided so (W)</source>
        <comment>a player</comment>
        <translation>Perché %1 ha deciso così (W)</translation>
    </message>
    <message>
        <source>View: %1</source>
        <comment>a player, or “You”</comment>
        <translation>Vista: %1</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <comment>a button: what is thought of the plays is shown, or not</comment>
        <translation>&amp;Analisi</translation>
    </message>
    <message>
        <source>What was best, and what it was worth (B)</source>
        <translation>Che cosa era meglio, e quanto valeva (B)</translation>
    </message>
    <message>
        <source>V&amp;iew</source>
        <comment>a menu: what of the match is shown, and how fast</comment>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>settebello::ReplayText</name>
    <message>
        <source>%1: the cut card is kept.</source>
        <comment>a player</comment>
        <translation>%1: la carta del taglio resta in mano.</translation>
    </message>
    <message>
        <source>%1: the cut card goes to the table.</source>
        <comment>a player</comment>
        <translation>%1: la carta del taglio va in tavola.</translation>
    </message>
    <message>
        <source>%1: three cards declared.</source>
        <comment>a player</comment>
        <translation>%1: accusa di tre carte.</translation>
    </message>
    <message>
        <source>%1: nothing declared.</source>
        <comment>a player</comment>
        <translation>%1: nessuna accusa.</translation>
    </message>
    <message>
        <source>Round %2, dealer: %1.</source>
        <comment>a player, a number</comment>
        <translation>Mano %2, mazziere: %1.</translation>
    </message>
    <message>
        <source>%1, cards shown: %2.</source>
        <comment>a player, the cards declared</comment>
        <translation>%1, carte mostrate: %2.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La mano è finita.</translation>
    </message>
    <message>
        <source>Round %1 of %2, move %3 of %4</source>
        <translation>Mano %1 di %2, giocata %3 di %4</translation>
    </message>
    <message>
        <source>Possible course: step %1 of %2</source>
        <comment>plays that may follow</comment>
        <translation>Seguito possibile: passo %1 di %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>what a player does</comment>
        <translation>Ora: %1</translation>
    </message>
</context>
<context>
    <name>settebello::ResultStore</name>
    <message>
        <source>result of a friend</source>
        <comment>contents of a file</comment>
        <translation>risultato di un amico</translation>
    </message>
</context>
<context>
    <name>settebello::ReviewAnalysis</name>
    <message>
        <source>The analysis cannot be kept beside the match: %1. It will be made again next time.</source>
        <comment>why</comment>
        <translation>L’analisi non si può salvare con la partita: %1. La prossima volta si rifà.</translation>
    </message>
    <message>
        <source>The analysis is complete.</source>
        <translation>L’analisi è completa.</translation>
    </message>
    <message>
        <source>Stopped. It goes on from here whenever you like.</source>
        <translation>Fermata. Riprende da qui quando vuoi.</translation>
    </message>
</context>
<context>
    <name>settebello::ReviewPanel</name>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>R&amp;iprendi</translation>
    </message>
    <message>
        <source>%1: the hand is open, as the match is over.</source>
        <comment>a player</comment>
        <translation>%1: le carte in mano sono scoperte, perché la partita è finita.</translation>
    </message>
    <message>
        <source>This play</source>
        <comment>a page: what is thought of the play on the table</comment>
        <translation>Questa giocata</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>a page: what is thought of the match</comment>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation>Analisi della partita</translation>
    </message>
    <message>
        <source>Analysing: %p%</source>
        <comment>progress; keep %p</comment>
        <translation>Analisi: %p%</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Prova a giocare tu</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <comment>a button that leads back to them</comment>
        <translation>&amp;Esercizi</translation>
    </message>
    <message>
        <source>Back to the exercises (Esc)</source>
        <translation>Torna agli esercizi (Esc)</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <comment>a decision, as an exercise</comment>
        <translation>&amp;Giocala tu</translation>
    </message>
</context>
<context>
    <name>settebello::ReviewWindow</name>
    <message>
        <source>Practise</source>
        <translation>Allenamento</translation>
    </message>
</context>
<context>
    <name>settebello::RoundPage</name>
    <message>
        <source>%1 · %2</source>
        <comment>number and name of a side</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Cards of</source>
        <translation>Carte di</translation>
    </message>
    <message>
        <source>Mark the cards that each side has captured so far. What is certain follows from them.</source>
        <translation>Indicate le carte prese finora da ogni parte: da esse risultano i punti sicuri.</translation>
    </message>
    <message>
        <source>These entries contradict one another.</source>
        <translation>Questi dati non vanno d’accordo.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1, %n</numerusform>
            <numerusform>%1, %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Points of this round: %1.</source>
        <comment>points of each side</comment>
        <translation>Punti di questa mano: %1.</translation>
    </message>
    <message>
        <source>Round %1: what is in the piles?</source>
        <translation>Mano %1: che cosa c’è nei mazzetti?</translation>
    </message>
    <message>
        <source>%1: enough points?</source>
        <comment>a side that claims to have won</comment>
        <translation>%1: i punti bastano?</translation>
    </message>
    <message>
        <source>&amp;Card by card</source>
        <translation>&amp;Carta per carta</translation>
    </message>
    <message>
        <source>All others: %1</source>
        <comment>a side</comment>
        <translation>Tutte le altre: %1</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Judge the claim</source>
        <translation>&amp;Verifica</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Tutte le altre</translation>
    </message>
    <message>
        <source>&amp;Write it down</source>
        <translation>&amp;Segna</translation>
    </message>
    <message>
        <source>The match would have ended before the rounds that follow.</source>
        <translation>La partita sarebbe finita prima delle mani successive.</translation>
    </message>
    <message>
        <source>Round %1, corrected: what was in the piles?</source>
        <translation>Mano %1 da correggere: che cosa c’era nei mazzetti?</translation>
    </message>
</context>
<context>
    <name>settebello::RuleBook</name>
    <message>
        <source>Or %1.</source>
        <comment>another capture of the same card</comment>
        <translation>Oppure %1.</translation>
    </message>
    <message>
        <source>Or %1 (%2).</source>
        <comment>another capture of the same card; its sum</comment>
        <translation>Oppure %1 (%2).</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 prende %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 (%3).</source>
        <comment>a card; cards; their sum</comment>
        <translation>%1 prende %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes nothing and stays on the table.</source>
        <translation>%1 non prende niente e resta in tavola.</translation>
    </message>
    <message>
        <source>%1 takes itself: it goes to its player&apos;s pile, and the table stays empty.</source>
        <translation>%1 si prende da solo: va fra le prese di chi gioca, e la tavola resta vuota.</translation>
    </message>
    <message>
        <source>Give no sweeps away</source>
        <translation>Non regalare scope</translation>
    </message>
    <message>
        <source>A sweep is a whole point at one blow. No card is worth more than %1: as long as the cards you leave add up to more, something stays behind whatever is played.</source>
        <translation>Una scopa è un punto secco. Nessuna carta vale più di %1: finché in tavola lasci più di così, qualcosa resta sempre, qualunque carta esca.</translation>
    </message>
    <message>
        <source>A sweep is a whole point at one blow. No card reaches more than %1 on the table: as long as the cards you leave add up to more, something stays behind whatever is played.</source>
        <translation>Una scopa è un punto secco. Nessuna carta arriva a prendere in tavola più di %1: finché lasci più di così, qualcosa resta sempre, qualunque carta esca.</translation>
    </message>
    <message>
        <source>The ace takes all without sweeping. Keep it for a table full of good cards, and do not pile up treasures while aces are out.</source>
        <translation>L’asso prende tutto ma non fa scopa. Tienilo per una tavola ricca, e finché ci sono assi in giro non lasciare tesori in tavola.</translation>
    </message>
    <message>
        <source>Be twice as careful after a sweep: whoever must lay a card on an empty table may hand over the next one, and one sweep brings another.</source>
        <translation>Dopo una scopa, attenzione doppia: chi deve calare sulla tavola vuota rischia di servire la prossima. Una scopa tira l’altra.</translation>
    </message>
    <message>
        <source>Guard the sevens</source>
        <translation>Tieni d’occhio i sette</translation>
    </message>
    <message>
        <source>%1 is worth a point. When it lies on the table, take it as soon as you can.</source>
        <translation>%1 vale un punto da solo. Se è in tavola, prendilo appena puoi.</translation>
    </message>
    <message>
        <source>Sevens decide a point of their own, and %1 is worth another. When a seven lies on the table, take it as soon as you can.</source>
        <translation>I sette decidono un punto, e %1 ne vale un altro da solo. Se in tavola c’è un sette, prendilo appena puoi.</translation>
    </message>
    <message>
        <source>And act as if the others held sevens: a seven that captures is safe in a pile. Leave no cards that make 7 or 8 together, and they will have to lay theirs in front of you.</source>
        <translation>E gioca come se i sette li avessero gli altri: un sette che prende è al sicuro fra le prese. Non lasciare carte che insieme fanno sette o otto, e dovranno calarlo davanti a te.</translation>
    </message>
    <message>
        <source>And act as if the others held sevens: a seven that captures is safe in a pile. Leave no cards that make %1 together, and they will have to lay theirs in front of you.</source>
        <translation>E gioca come se i sette li avessero gli altri: un sette che prende è al sicuro fra le prese. Non lasciare carte che insieme fanno %1, e dovranno calarlo davanti a te.</translation>
    </message>
    <message>
        <source>With a six and a four on the table, for example, do not lay a three (4 + 3 = 7) or an ace (6 + 1 = 7).</source>
        <translation>Con un sei e un quattro in tavola, per esempio, non calare un tre (4&#xa0;+&#xa0;3&#xa0;=&#xa0;7) né un asso (6&#xa0;+&#xa0;1&#xa0;=&#xa0;7).</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conta le carte</translation>
    </message>
    <message>
        <source>Whoever remembers what has been played knows when a danger is past. All the cards are too many to begin with: start with the sevens and the three highest ranks.</source>
        <translation>Chi ricorda che cosa è uscito sa quando il pericolo è passato. Ricordarle tutte è troppo, all’inizio: comincia dai sette e dai tre valori più alti.</translation>
    </message>
    <message>
        <source>Count your own pile too. Once you are sure of the point for cards or for %1, you are free to go after the other points.</source>
        <comment>coins or cups</comment>
        <translation>Conta anche le tue prese. Quando sei sicuro del punto di carte o di quello di %1, puoi pensare agli altri punti.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocca la tavola</translation>
    </message>
    <message>
        <source>One on the table, one in your hand.</source>
        <translation>Uno in tavola, uno in mano.</translation>
    </message>
    <message>
        <source>Other cards block as well if you have counted: the last two of value 9 do, once all the aces are gone, because 10 can no longer be made of 9 and 1.</source>
        <translation>Chi ha contato blocca anche con altre carte: con le ultime due che valgono nove, per esempio, quando gli assi sono usciti tutti, perché nessuno può più fare dieci con nove e uno.</translation>
    </message>
    <message>
        <source>A block lasts no longer than your hand: three turns at most.</source>
        <translation>Un blocco dura quanto le carte che hai in mano: tre giri al massimo.</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Consigli di gioco</translation>
    </message>
    <message>
        <source>Play with your partner</source>
        <translation>Gioca col compagno</translation>
    </message>
    <message>
        <source>Your partner&apos;s capture is worth as much as yours. Watch which ranks your partner leaves alone or lays again, and do not take away what your partner is building on.</source>
        <translation>Una presa del compagno vale quanto una tua. Guarda che cosa lascia e che cosa ribatte, e non portargli via le carte su cui conta.</translation>
    </message>
    <message>
        <source>A short history</source>
        <translation>Un po’ di storia</translation>
    </message>
    <message>
        <source>Nobody knows for certain where playing cards come from. Paper and printing reached Europe from China, the idea of suits perhaps from the Near East; in Europe cards are first heard of in the 1370s, and within a few decades they were everywhere.</source>
        <translation>Da dove vengano le carte da gioco, nessuno lo sa di certo. La carta e la stampa arrivano dalla Cina, l’idea dei semi forse dal Vicino Oriente; in Europa delle carte si sente parlare a partire dal 1370 circa, e in pochi decenni sono dappertutto.</translation>
    </message>
    <message>
        <source>Scopa may descend from culbas, a family game that La Marinière described in France in 1659: there too, cards lay open on the table and were gathered up with cards of the same value. In Naples scopa was played in that same century, and in the next all Italy played it.</source>
        <translation>La scopa discende forse dal culbas, un gioco di famiglia che La Marinière descrisse in Francia nel 1659: anche lì si raccoglievano carte scoperte in tavola con carte dello stesso valore. A Napoli si giocava a scopa già nel Seicento; nel Settecento ci giocava tutta l’Italia.</translation>
    </message>
    <message>
        <source>From there it travelled: to the Swiss canton of Ticino, to Hungary, to Corsica, to Spain as escoba, to the Maghreb as chkobba. In a tale that Alphonse Daudet published in 1869, the Corsicans in a lighthouse play it all day long, and stop only to light their pipes again.</source>
        <translation>Da lì si è messa in viaggio ed è arrivata nel Canton Ticino, in Ungheria, in Corsica, in Spagna col nome di escoba, nel Maghreb come chkobba. In un racconto pubblicato da Alphonse Daudet nel 1869, i còrsi di un faro ci giocano tutto il santo giorno e smettono solo per riaccendere la pipa.</translation>
    </message>
    <message>
        <source>On film it is best remembered from Luigi Comencini&apos;s Lo scopone scientifico: a rich old countess plays two people from a Roman shanty town for sums they can only dream of.</source>
        <translation>Al cinema la ricordano tutti per Lo scopone scientifico di Luigi Comencini: una vecchia contessa ricchissima sfida una coppia di una baraccopoli romana, e in palio ci sono somme da sogno.</translation>
    </message>
    <message>
        <source>The seven of coins, il settebello, has become a lucky charm of its own. A racing motorcycle by Morini bore its name, and so did the express train of Italy&apos;s boom years, with a lounge behind the windows of its nose and scopa cards painted on its flanks.</source>
        <translation>Il sette di denari, il settebello, è diventato un portafortuna. Ha dato il nome a una moto da corsa della Morini e al treno di lusso degli anni del boom, col salotto panoramico in testa e le carte da scopa dipinte sulle fiancate.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>La fine della partita</translation>
    </message>
    <message numerus="yes">
        <source>The points of all rounds are added up. When a side has %n point(s) or more after a round, the match is over and the side with more points has won.</source>
        <translation>
            <numerusform>I punti di tutte le mani si sommano. Quando alla fine di una mano qualcuno ha almeno %n punto, la partita è finita e vince chi ne ha di più.</numerusform>
            <numerusform>I punti di tutte le mani si sommano. Quando alla fine di una mano qualcuno ha almeno %n punti, la partita è finita e vince chi ne ha di più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of all rounds are added up. When somebody has %n point(s) or more after a round, the match is over and whoever has most points has won.</source>
        <translation>
            <numerusform>I punti di tutte le mani si sommano. Quando alla fine di una mano uno dei giocatori ha almeno %n punto, la partita è finita e vince chi ne ha più di tutti.</numerusform>
            <numerusform>I punti di tutte le mani si sommano. Quando alla fine di una mano uno dei giocatori ha almeno %n punti, la partita è finita e vince chi ne ha più di tutti.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the leaders are tied, another round is played, and so on until they are not.</source>
        <translation>Se i primi sono pari, si gioca un’altra mano, e così via finché uno non passa in testa.</translation>
    </message>
    <message>
        <source>Calling out</source>
        <translation>Chiamarsi fuori</translation>
    </message>
    <message>
        <source>Points count only if nothing can take them away any more: those of earlier rounds, sweeps made, cards in the pile that score by themselves, and a majority that is certain even if the others take all that is left.</source>
        <translation>Contano solo i punti che nessuno può più toglierti: quelli delle mani precedenti, le scope fatte, le carte che danno punti da sole e che hai già fra le prese, e le maggioranze sicure anche se gli altri prendessero tutto il resto.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Vittoria doppia</translation>
    </message>
    <message>
        <source>A card takes a card of the same value.</source>
        <translation>Una carta prende una carta dello stesso valore.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or several that add up to its value.</source>
        <translation>Una carta prende una carta dello stesso valore, oppure più carte che insieme fanno il suo valore.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or one that makes 15 together with it.</source>
        <translation>Una carta prende una carta dello stesso valore, oppure una che con lei fa quindici.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or several that add up to its value; or else one card or several that make 15 together with it.</source>
        <translation>Una carta prende una carta dello stesso valore, o più carte che insieme fanno il suo valore; oppure una o più carte che con lei fanno quindici.</translation>
    </message>
    <message numerus="yes">
        <source>A capture takes at most %n card(s) from the table. More must stay where they are, even if the sum is right.</source>
        <translation>
            <numerusform>Si prende al massimo una carta dalla tavola. Di più non si può, anche se la somma torna.</numerusform>
            <numerusform>Si prendono al massimo %n carte dalla tavola. Di più non si può, anche se la somma torna.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there is a choice</source>
        <translation>Se si può scegliere</translation>
    </message>
    <message>
        <source>If several cards fit, you choose which one to take.</source>
        <translation>Se vanno bene più carte, scegli tu quale prendere.</translation>
    </message>
    <message>
        <source>Of all captures that fit you must take the one with the fewest cards. If several have equally few, you choose.</source>
        <translation>Fra tutte le prese possibili devi fare quella con meno carte. Se ce n’è più d’una, scegli tu.</translation>
    </message>
    <message>
        <source>If several captures fit, you choose freely, whether one card or many.</source>
        <translation>Se sono possibili più prese, scegli liberamente, una carta o tante.</translation>
    </message>
    <message>
        <source>The ace</source>
        <translation>L’asso</translation>
    </message>
    <message>
        <source>With an ace on the table, an ace takes just that ace and leaves the rest.</source>
        <translation>Se in tavola c’è un asso, l’asso prende soltanto quello e lascia il resto.</translation>
    </message>
    <message>
        <source>Played to an empty table, the ace takes itself. That is a capture but no sweep.</source>
        <translation>Giocato sulla tavola vuota, l’asso si prende da solo: è una presa, ma non una scopa.</translation>
    </message>
    <message>
        <source>Played to an empty table, the ace stays there: it cannot take itself.</source>
        <translation>Giocato sulla tavola vuota, l’asso resta lì: non può prendersi da solo.</translation>
    </message>
    <message numerus="yes">
        <source>Three alike: %n point(s).</source>
        <translation>
            <numerusform>Tre uguali: %n punto.</numerusform>
            <numerusform>Tre uguali: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together %1: %n point(s).</source>
        <translation>
            <numerusform>In tutto %1: %n punto.</numerusform>
            <numerusform>In tutto %1: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Le prese</translation>
    </message>
    <message>
        <source>Capturing is compulsory</source>
        <translation>Prendere è obbligatorio</translation>
    </message>
    <message>
        <source>Nobody has to capture</source>
        <translation>Nessuno è obbligato a prendere</translation>
    </message>
    <message>
        <source>A card that can capture must capture. You may not just leave it on the table, even where that would be wiser; but you may play another card.</source>
        <translation>Una carta che può prendere deve prendere. Non puoi calarla e basta, nemmeno quando sarebbe più prudente; però puoi giocarne un’altra.</translation>
    </message>
    <message>
        <source>You may lay any card on the table and leave it there, even one that could capture.</source>
        <translation>Puoi calare qualunque carta e lasciarla in tavola, anche una che potrebbe prendere.</translation>
    </message>
    <message>
        <source>The sweep</source>
        <translation>La scopa</translation>
    </message>
    <message>
        <source>Whoever captures everything that lies on the table makes a sweep, a scopa, and scores 1 point. To remember it, one card of the capture is laid crosswise and face up in the pile.</source>
        <translation>Chi prende tutto quello che c’è in tavola fa scopa e segna un punto. Per ricordarsene, si mette nel mazzetto una carta della presa, scoperta e di traverso.</translation>
    </message>
    <message>
        <source>After a sweep the table is empty, and the next player can only lay a card there: a chance for the player after that.</source>
        <translation>Dopo una scopa la tavola è vuota, e chi viene dopo può solo calare una carta: un’occasione per chi gioca dopo di lui.</translation>
    </message>
    <message>
        <source>What an ace captures is never a sweep, even if the table is empty afterwards.</source>
        <translation>Chi prende con un asso non fa mai scopa, anche se la tavola resta vuota.</translation>
    </message>
    <message>
        <source>The very last card of a round may sweep like any other.</source>
        <translation>Anche l’ultimissima carta della mano può fare scopa, come le altre.</translation>
    </message>
    <message>
        <source>The very last card of a round captures as usual, but never scores a sweep.</source>
        <translation>L’ultimissima carta della mano prende come al solito, ma non fa mai scopa.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Le accuse</translation>
    </message>
    <message>
        <source>After each deal of three cards, before the first of them is played, you may show your three cards if they are worth something. You need not.</source>
        <translation>Ogni volta che si danno tre carte, prima che se ne giochi una, puoi mostrare le tue se valgono qualcosa. Non sei obbligato.</translation>
    </message>
    <message>
        <source>For this, cards up to the seven count their number, the ace 1, and %1 10 each.</source>
        <translation>Qui le carte fino al sette valgono il loro numero, l’asso uno, e %1 valgono dieci.</translation>
    </message>
    <message>
        <source>Bazzica, 3 points: three cards that count 9 or less together.</source>
        <translation>Bazzica, tre punti: tre carte che insieme fanno nove o meno.</translation>
    </message>
    <message>
        <source>Bazzicotto, 10 points: three cards of one rank.</source>
        <translation>Bazzicotto, dieci punti: tre carte dello stesso valore.</translation>
    </message>
    <message>
        <source>Bazzica, 2 points: three cards that count 9 or less together; 3 points if two of them are of the same rank.</source>
        <translation>Bazzica, due punti: tre carte che insieme fanno nove o meno; tre punti se due sono uguali.</translation>
    </message>
    <message>
        <source>Three alike, 7 points: three cards of one rank.</source>
        <translation>Tre uguali, sette punti: tre carte dello stesso valore.</translation>
    </message>
    <message>
        <source>If both declare, only the better hand scores: three alike beat any bazzica, lower cards beat higher ones. Two bazzicas of the same total score nothing. The cards shown are then known to both.</source>
        <translation>Se accusano tutti e due, segna solo l’accusa migliore: tre carte uguali battono qualunque bazzica, le carte basse battono le alte. Due bazziche con lo stesso totale non segnano niente. Le carte mostrate, ormai, le conoscono entrambi.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A chi</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Vale</translation>
    </message>
    <message>
        <source>Take the best card of each suit out of your pile and add up what the four count. For the primiera cards have a scale of their own:</source>
        <translation>Fra le tue prese scegli la carta migliore di ogni seme e somma quanto valgono le quattro. Per la primiera le carte hanno valori tutti loro:</translation>
    </message>
    <message>
        <source>The highest total scores 1 point; if the highest is reached twice, nobody scores.</source>
        <translation>Chi ha il totale più alto segna un punto; se è patta, il punto non va a nessuno.</translation>
    </message>
    <message>
        <source>Without a card of every suit there is no primiera: if only one side has all four suits, it scores the point.</source>
        <translation>Chi non ha carte di tutti e quattro i semi non ha primiera: se li ha tutti uno solo, il punto è suo.</translation>
    </message>
    <message>
        <source>A suit that is missing counts nothing.</source>
        <translation>Un seme che manca vale zero.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un esempio</translation>
    </message>
    <message>
        <source>The best four of one pile: %1.</source>
        <comment>a sum</comment>
        <translation>Le quattro migliori del primo: %1.</translation>
    </message>
    <message>
        <source>The best four of the other: %1.</source>
        <comment>a sum</comment>
        <translation>Le quattro migliori dell’altro: %1.</translation>
    </message>
    <message>
        <source>Each has two sevens, but the six and the ace make the first primiera the better one: its owner scores the point.</source>
        <translation>Hanno due sette a testa, ma con il sei e l’asso la primiera del primo è più alta: il punto è suo.</translation>
    </message>
    <message>
        <source>The pile with most sevens scores 1 point. If piles tie for most, the sixes decide between them; if they tie there too, nobody scores.</source>
        <translation>Chi ha più sette segna un punto. A pari sette decidono i sei; se è patta anche lì, il punto non va a nessuno.</translation>
    </message>
    <message>
        <source>One pile has two sevens and three sixes,</source>
        <translation>Il primo ha due sette e tre sei,</translation>
    </message>
    <message>
        <source>the other two sevens and one six: the first scores the point.</source>
        <translation>l’altro due sette e un sei: il punto va al primo.</translation>
    </message>
    <message>
        <source>The napola (ace, two and three of one suit) cannot be made: this pack has no twos.</source>
        <translation>La napola, cioè asso, due e tre di un seme, non si può fare: in questo mazzo non ci sono i due.</translation>
    </message>
    <message>
        <source>The napola</source>
        <translation>La napola</translation>
    </message>
    <message>
        <source>Ace, two and three of %1 in one pile are a napola and score 3 points. Each card that goes on from there without a gap is worth 1 more. The last that counts is %2: %3 points at most.</source>
        <comment>coins or cups; a rank; a number</comment>
        <translation>Asso, due e tre di %1 nello stesso mazzetto fanno napola e valgono tre punti. Ogni carta che continua la scala senza buchi ne vale uno in più. L’ultima che conta è %2: al massimo %3 punti.</translation>
    </message>
    <message numerus="yes">
        <source>A napola of %n point(s).</source>
        <translation>
            <numerusform>Una napola da %n punto.</numerusform>
            <numerusform>Una napola da %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scalette</source>
        <translation>Le scalette</translation>
    </message>
    <message>
        <source>Low scaletta: ace, two and three of %1 in one pile score 3 points, and each card that goes on upwards without a gap 1 more. The last that counts is %2: %3 points at most.</source>
        <comment>coins or cups; a rank; a number</comment>
        <translation>Scaletta bassa: asso, due e tre di %1 nello stesso mazzetto valgono tre punti, e ogni carta che continua a salire senza buchi uno in più. L’ultima che conta è %2: al massimo %3 punti.</translation>
    </message>
    <message numerus="yes">
        <source>A low scaletta of %n point(s).</source>
        <translation>
            <numerusform>Una scaletta bassa da %n punto.</numerusform>
            <numerusform>Una scaletta bassa da %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>High scaletta: %1 of %2 in one pile score 5 points, and each card that goes on downwards without a gap 1 more. The last that counts is %3: %4 points at most.</source>
        <comment>king, horse and jack; coins or cups; a rank; a number</comment>
        <translation>Scaletta alta: %1 di %2 nello stesso mazzetto valgono cinque punti, e ogni carta che continua a scendere senza buchi uno in più. L’ultima che conta è %3: al massimo %4 punti.</translation>
    </message>
    <message numerus="yes">
        <source>A high scaletta of %n point(s).</source>
        <translation>
            <numerusform>Una scaletta alta da %n punto.</numerusform>
            <numerusform>Una scaletta alta da %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>I punti</translation>
    </message>
    <message>
        <source>After the round each team counts its pile.</source>
        <translation>Finita la mano, ogni squadra conta le sue prese.</translation>
    </message>
    <message>
        <source>After the round everybody counts the cards in their pile.</source>
        <translation>Finita la mano, ognuno conta le sue prese.</translation>
    </message>
    <message>
        <source>If both have the same number, nobody scores that point. So %1 cards are enough for the point for cards, and %2 cards of the suit for the point for %3.</source>
        <comment>two numbers; coins or cups</comment>
        <translation>Se è patta, il punto non va a nessuno. Bastano dunque %1 carte per il punto di carte, e %2 carte del seme per quello di %3.</translation>
    </message>
    <message>
        <source>Most means more than anybody else: where two tie for most, nobody scores that point.</source>
        <translation>«Più» vuol dire più di tutti gli altri: se i primi sono pari è patta, e il punto non va a nessuno.</translation>
    </message>
    <message>
        <source>The primiera</source>
        <translation>La primiera</translation>
    </message>
    <message>
        <source>The sevens</source>
        <translation>I sette</translation>
    </message>
    <message>
        <source>Cards in a row</source>
        <translation>Le carte in scala</translation>
    </message>
    <message>
        <source>The whole suit</source>
        <translation>Tutto il seme</translation>
    </message>
    <message>
        <source>A pile that holds every card of the suit of %1 wins the match there and then, whatever the score.</source>
        <comment>coins or cups</comment>
        <translation>Chi ha fra le prese tutte le carte di %1 vince la partita all’istante, qualunque sia il punteggio.</translation>
    </message>
    <message>
        <source>The match is won.</source>
        <translation>La partita è vinta.</translation>
    </message>
    <message>
        <source>Four play in two teams. Partners face each other, so that everybody sits between two opponents; a team has one pile and one score.</source>
        <translation>Si gioca in quattro, a coppie. I compagni siedono uno di fronte all’altro, ognuno fra due avversari; la coppia ha un solo mazzetto di prese e un solo punteggio.</translation>
    </message>
    <message>
        <source>Six play in two teams of three. Everybody sits between two opponents; a team has one pile and one score.</source>
        <translation>Si gioca in sei, tre contro tre. Ognuno siede fra due avversari; la squadra ha un solo mazzetto di prese e un solo punteggio.</translation>
    </message>
    <message>
        <source>Two play, one against the other.</source>
        <translation>Si gioca in due, uno contro l’altro.</translation>
    </message>
    <message>
        <source>Three play, each alone.</source>
        <translation>Si gioca in tre, ognuno per sé.</translation>
    </message>
    <message>
        <source>Four play, each alone.</source>
        <translation>Si gioca in quattro, ognuno per sé.</translation>
    </message>
    <message>
        <source>Six play, each alone.</source>
        <translation>Si gioca in sei, ognuno per sé.</translation>
    </message>
    <message>
        <source>Mind the queen and the jack: as in Tunisia, the queen is worth 8 and the jack 9.</source>
        <translation>Attenzione a donna e fante: come in Tunisia, la donna vale otto e il fante nove.</translation>
    </message>
    <message>
        <source>The queen stands in for the horse of Italian packs.</source>
        <translation>La donna sta al posto del cavallo dei mazzi italiani.</translation>
    </message>
    <message>
        <source>From ace to seven, count the signs on the card. The jack stands on his feet, the horse carries its rider, and the king wears a crown.</source>
        <translation>Dall’asso al sette si contano i segni sulla carta. Il fante sta a piedi, il cavallo porta il cavaliere, il re ha la corona.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>ranks</comment>
        <translation>Da %1 a %2</translation>
    </message>
    <message>
        <source>their number</source>
        <translation>il loro numero</translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt at once: everybody gets %n card(s).</source>
        <translation>
            <numerusform>Si dà subito tutto il mazzo: %n carta a testa.</numerusform>
            <numerusform>Si dà subito tutto il mazzo: %n carte a testa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid face up in the middle: the table.</source>
        <translation>
            <numerusform>%n carta si mette scoperta in mezzo: è la tavola.</numerusform>
            <numerusform>%n carte si mettono scoperte in mezzo: sono la tavola.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left for the table, which is empty at first: whoever begins can only lay a card.</source>
        <translation>Per la tavola non resta nessuna carta, e all’inizio è vuota: il primo di mano può solo calare.</translation>
    </message>
    <message>
        <source>When all hands are empty, the dealer deals more cards, but none to the table. So that the stock is used up exactly, the deals of a round bring everybody %1 cards.</source>
        <translation>Quando tutti hanno finito le carte, il mazziere ne dà altre, e nessuna in tavola. Perché il mazzo finisca in pari, nel corso della mano ognuno riceve, una volta dopo l’altra, %1 carte.</translation>
    </message>
    <message>
        <source>If three or four of the first table cards are of the same rank, the same dealer shuffles and deals again.</source>
        <translation>Se fra le prime carte in tavola ce ne sono tre o quattro dello stesso valore, lo stesso mazziere rimescola e ridà.</translation>
    </message>
    <message>
        <source>If there is an ace among the first table cards, the same dealer shuffles and deals again.</source>
        <translation>Se fra le prime carte in tavola c’è un asso, lo stesso mazziere rimescola e ridà.</translation>
    </message>
    <message>
        <source>If there are two or more aces among the first table cards, the same dealer shuffles and deals again.</source>
        <translation>Se fra le prime carte in tavola ci sono due o più assi, lo stesso mazziere rimescola e ridà.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent plays first, and then you take turns.</source>
        <translation>Comincia l’avversario del mazziere, poi si gioca una carta per uno.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left plays first, and the turn goes on to the left, clockwise.</source>
        <translation>Comincia chi siede alla sinistra del mazziere, e si prosegue verso sinistra, in senso orario.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right plays first, and the turn goes on to the right, anticlockwise.</source>
        <translation>Comincia chi siede alla destra del mazziere, e si prosegue verso destra, in senso antiorario.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Lo scopo del gioco</translation>
    </message>
    <message>
        <source>Scopa means broom. With the cards in your hand you capture cards that lie on the table, and whoever clears the table has swept it: scopa! Sweeps score, and so do the right cards in your pile.</source>
        <translation>Con le carte che hai in mano prendi quelle in tavola; chi pulisce la tavola, come con una scopa, fa scopa! Le scope danno punti, e così le carte giuste fra le tue prese.</translation>
    </message>
    <message numerus="yes">
        <source>A match takes as many rounds as it needs until somebody has %n point(s).</source>
        <translation>
            <numerusform>Una partita dura tante mani quante servono per arrivare a %n punto.</numerusform>
            <numerusform>Una partita dura tante mani quante servono per arrivare a %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>The pack has 40 cards, ten in each of four suits: %1.</source>
        <translation>Il mazzo ha quaranta carte, dieci per ognuno dei quattro semi: %1.</translation>
    </message>
    <message>
        <source>The pack has 36 cards, nine in each of four suits: %1. The twos are left out.</source>
        <translation>Il mazzo ha trentasei carte, nove per ognuno dei quattro semi: %1. I due si tolgono.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>cards, as a whole sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>For capturing, every card has a value. The suit does not matter then; it matters when points are counted.</source>
        <translation>Per prendere, ogni carta ha un valore. Il seme lì non conta; conta quando si fanno i punti.</translation>
    </message>
    <message>
        <source>The suit of %1, from the lowest to the highest.</source>
        <comment>coins or cups</comment>
        <translation>Il seme di %1, dalla carta più bassa alla più alta.</translation>
    </message>
    <message>
        <source>%1 is the settebello, the card everybody wants.</source>
        <translation>%1 è il settebello, la carta che tutti vogliono.</translation>
    </message>
    <message>
        <source>%1 is the card everybody wants.</source>
        <translation>%1 è la carta che tutti vogliono.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message>
        <source>Chance decides who deals first; after that you take turns to deal.</source>
        <translation>La sorte decide chi dà le carte per primo; poi si fa a turno.</translation>
    </message>
    <message>
        <source>Chance decides who deals first; after that, whoever began the last round deals the next.</source>
        <translation>La sorte decide chi dà le carte per primo; poi le dà chi era stato il primo di mano.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals the cards one by one, clockwise, beginning with the next player.</source>
        <translation>Il mazziere mescola e dà le carte una alla volta, in senso orario, cominciando da chi gli sta accanto.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals the cards one by one, anticlockwise, beginning with the next player.</source>
        <translation>Il mazziere mescola e dà le carte una alla volta, in senso antiorario, cominciando da chi gli sta accanto.</translation>
    </message>
    <message>
        <source>Before the deal, whoever is to play first lifts one card off the pack and looks at it without showing it. It may be kept as the first card of the hand, or laid face up as the first of the table; the dealer then completes hands and table.</source>
        <translation>Prima che si diano le carte, il primo di mano taglia, alza una carta e la guarda senza mostrarla. Può tenerla come prima carta della mano, o metterla scoperta come prima della tavola; poi il mazziere completa le mani e la tavola.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>On your turn you play exactly one card. It captures cards from the table, or it stays on the table beside the others.</source>
        <translation>Quando tocca a te giochi una carta, né più né meno. O prende carte dalla tavola, o resta in tavola con le altre.</translation>
    </message>
    <message>
        <source>Which card you play is up to you: you may even play one that takes nothing when another could take something.</source>
        <translation>Quale giocare lo decidi tu: anche una che non prende niente, pur avendone in mano un’altra che prenderebbe.</translation>
    </message>
    <message>
        <source>Partners share one pile. They must not say what they hold, or hint at it.</source>
        <translation>I compagni mettono insieme le prese. È vietato dire o far capire che cosa si ha in mano.</translation>
    </message>
    <message>
        <source>The round is over when all cards have been played. Whatever is still on the table then goes to whoever captured last; that is no sweep.</source>
        <translation>La mano finisce quando tutte le carte sono giocate. Quello che è rimasto in tavola va a chi ha preso per ultimo, e non è scopa.</translation>
    </message>
    <message>
        <source>A single card comes first: if one card alone fits, you must take it and not several. Between equal cards, and between sums, you choose.</source>
        <translation>La carta singola viene prima: se ce n’è una che va bene da sola, devi prendere quella e non più carte insieme. Fra carte uguali, e fra somme diverse, scegli tu.</translation>
    </message>
    <message numerus="yes">
        <source>A table of more than %n card(s) cannot be swept at all.</source>
        <translation>
            <numerusform>Con più di una carta in tavola non si può fare scopa.</numerusform>
            <numerusform>Con più di %n carte in tavola non si può fare scopa.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or two that add up to its value.</source>
        <translation>Una carta prende una carta dello stesso valore, oppure due carte che insieme fanno il suo valore.</translation>
    </message>
    <message>
        <source>A card takes a card that makes 15 together with it. The same value alone captures nothing.</source>
        <translation>Una carta prende una carta che con lei fa quindici. Lo stesso valore, da solo, non basta.</translation>
    </message>
    <message>
        <source>A card takes one card or several that make 15 together with it. The same value alone captures nothing.</source>
        <translation>Una carta prende una o più carte che con lei fanno quindici. Lo stesso valore, da solo, non basta.</translation>
    </message>
    <message>
        <source>Not %1, although that sum is right too.</source>
        <translation>%1 no, anche se la somma torna.</translation>
    </message>
    <message>
        <source>If it lies there alone, that too is a sweep.</source>
        <translation>Se è l’unica carta in tavola, anche questa è scopa.</translation>
    </message>
    <message>
        <source>For the primiera one good card of each suit is enough: a six or an ace of a suit that you lack is worth more than another good card of a suit that you have already.</source>
        <translation>Per la primiera basta una buona carta per seme: un sei o un asso di un seme che ti manca vale più di un’altra buona carta di un seme che hai già.</translation>
    </message>
    <message>
        <source>If you hold the last two %1, lay one of them. Nobody else can take it, so nobody else can sweep while it lies there, and you pick it up with the other when you like.</source>
        <comment>kings</comment>
        <translation>Se hai in mano gli ultimi due %1, calane uno. Nessun altro può prenderlo, quindi finché è lì nessun altro fa scopa, e tu lo riprendi con l’altro quando vuoi.</translation>
    </message>
    <message>
        <source>If you hold the last two %1, lay one of them. Nobody else can take it except with an ace, so no other card sweeps while it lies there, and you pick it up with the other when you like.</source>
        <comment>kings</comment>
        <translation>Se hai in mano gli ultimi due %1, calane uno. Gli altri possono prenderlo solo con un asso, quindi finché è lì nessun’altra carta fa scopa, e tu lo riprendi con l’altro quando vuoi.</translation>
    </message>
    <message>
        <source>The ace is bound neither by sums nor by the limit of cards.</source>
        <translation>L’asso non bada né alle somme né al limite di carte.</translation>
    </message>
    <message>
        <source>The ace is not bound by sums.</source>
        <translation>L’asso non bada alle somme.</translation>
    </message>
    <message>
        <source>It takes every card on the table, and that counts as a sweep.</source>
        <translation>Prende tutte le carte in tavola, e fa scopa.</translation>
    </message>
    <message>
        <source>It takes every card on the table, but that does not count as a sweep.</source>
        <translation>Prende tutte le carte in tavola, ma non fa scopa.</translation>
    </message>
    <message>
        <source>An ace in hand sweeps any table, unless another ace lies there among the cards. An ace on the table is therefore a shield.</source>
        <translation>Chi ha in mano un asso fa scopa comunque, a meno che fra le carte in tavola non ci sia già un asso. Un asso in tavola è dunque uno scudo.</translation>
    </message>
    <message>
        <source>An ace breaks every block, unless another ace lies there: it takes the whole table.</source>
        <translation>L’asso rompe ogni blocco, a meno che in tavola non ci sia un altro asso: prende tutta la tavola.</translation>
    </message>
    <message>
        <source>A sweep is a whole point at one blow. No card is worth more than %1: as long as the cards you leave add up to more, no card but an ace can clear the table.</source>
        <translation>Una scopa è un punto secco. Nessuna carta vale più di %1: finché in tavola lasci più di così, solo un asso può prendere tutto.</translation>
    </message>
    <message>
        <source>A sweep is a whole point at one blow. No card reaches more than %1 on the table: as long as the cards you leave add up to more, no card but an ace can clear the table.</source>
        <translation>Una scopa è un punto secco. Nessuna carta arriva a prendere in tavola più di %1: finché lasci più di così, solo un asso può prendere tutto.</translation>
    </message>
    <message numerus="yes">
        <source>A table of more than %n card(s) can be swept only by an ace.</source>
        <translation>
            <numerusform>Con più di una carta in tavola solo un asso può fare scopa.</numerusform>
            <numerusform>Con più di %n carte in tavola solo un asso può fare scopa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets three cards, then four are laid face up in the middle: the table.</source>
        <translation>Ognuno riceve tre carte, poi se ne mettono quattro scoperte in mezzo: sono la tavola.</translation>
    </message>
    <message>
        <source>Everybody gets three cards. The table is empty at first.</source>
        <translation>Ognuno riceve tre carte. La tavola all’inizio è vuota.</translation>
    </message>
    <message>
        <source>Everybody gets three cards, then four are laid face up in the middle: the table; then everybody gets three more.</source>
        <translation>Ognuno riceve tre carte, poi se ne mettono quattro scoperte in mezzo: sono la tavola; poi ognuno ne riceve altre tre.</translation>
    </message>
    <message>
        <source>Everybody gets six cards. The table is empty at first.</source>
        <translation>Ognuno riceve sei carte. La tavola all’inizio è vuota.</translation>
    </message>
    <message>
        <source>The rest is the stock.</source>
        <translation>Il resto è il mazzo.</translation>
    </message>
    <message>
        <source>With that the whole pack is dealt.</source>
        <translation>E così il mazzo è finito.</translation>
    </message>
    <message numerus="yes">
        <source>When all hands are empty, the dealer deals everybody six more, and none to the table. That makes %n deals in a round, the first included; with the last the stock is used up.</source>
        <translation>
            <numerusform>Quando tutti hanno finito le carte, il mazziere ne dà altre sei a testa, e nessuna in tavola. In una mano si danno le carte %n volta, compresa la prima; con l’ultima il mazzo finisce.</numerusform>
            <numerusform>Quando tutti hanno finito le carte, il mazziere ne dà altre sei a testa, e nessuna in tavola. In una mano si danno le carte %n volte, compresa la prima; con l’ultima il mazzo finisce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When all hands are empty, the dealer deals everybody three more, and none to the table. That makes %n deals in a round, the first included; with the last the stock is used up.</source>
        <translation>
            <numerusform>Quando tutti hanno finito le carte, il mazziere ne dà altre tre a testa, e nessuna in tavola. In una mano si danno le carte %n volta, compresa la prima; con l’ultima il mazzo finisce.</numerusform>
            <numerusform>Quando tutti hanno finito le carte, il mazziere ne dà altre tre a testa, e nessuna in tavola. In una mano si danno le carte %n volte, compresa la prima; con l’ultima il mazzo finisce.</numerusform>
        </translation>
    </message>
    <message>
        <source>If three or four of the first table cards are %1, the same dealer shuffles and deals again.</source>
        <translation>Se fra le prime carte in tavola ci sono tre o quattro %1, lo stesso mazziere rimescola e ridà.</translation>
    </message>
    <message>
        <source>If four of the first table cards are %1, the same dealer shuffles and deals again.</source>
        <translation>Se fra le prime carte in tavola ci sono quattro %1, lo stesso mazziere rimescola e ridà.</translation>
    </message>
    <message>
        <source>With so many %1 nobody could make a sweep in the whole round.</source>
        <translation>Con tanti %1 nessuno potrebbe fare scopa per tutta la mano.</translation>
    </message>
    <message>
        <source>If the first table card is an ace, the same dealer shuffles and deals again.</source>
        <translation>Se la prima carta in tavola è un asso, lo stesso mazziere rimescola e ridà.</translation>
    </message>
    <message numerus="yes">
        <source>The match counts double if nobody but the winner has %n point(s) or more.</source>
        <translation>
            <numerusform>La partita vale doppio se nessuno, oltre a chi vince, ha almeno %n punto.</numerusform>
            <numerusform>La partita vale doppio se nessuno, oltre a chi vince, ha almeno %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you capture, and the card you captured it with, goes face down on your pile.</source>
        <translation>Quello che prendi, insieme alla carta con cui l’hai preso, va coperto nel tuo mazzetto.</translation>
    </message>
    <message>
        <source>Whoever is to play first cuts the pack.</source>
        <translation>Taglia il mazzo chi giocherà per primo.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent cuts the pack.</source>
        <translation>L’avversario del mazziere taglia il mazzo.</translation>
    </message>
    <message>
        <source>Whoever sits before the dealer, in the order of play, cuts the pack.</source>
        <translation>Taglia il mazzo chi precede il mazziere nell’ordine di gioco.</translation>
    </message>
    <message numerus="yes">
        <source>The first to have %n point(s) wins at once, even in the middle of a round; nothing more is counted.</source>
        <translation>
            <numerusform>Chi arriva per primo a %n punto vince subito, anche a metà mano; quello che resterebbe da contare non si conta più.</numerusform>
            <numerusform>Chi arriva per primo a %n punti vince subito, anche a metà mano; quello che resterebbe da contare non si conta più.</numerusform>
        </translation>
    </message>
    <message>
        <source>If two are tied at the top, the match goes on until one is ahead.</source>
        <translation>Se i primi sono pari, la partita continua finché uno non passa in testa.</translation>
    </message>
    <message numerus="yes">
        <source>On your turn you may call out, chiamarsi fuori: you claim that you have the %n point(s) already, more than anybody else, and need not play the round to its end. If that is so, you win at once; if not, you lose at once.</source>
        <translation>
            <numerusform>Quando tocca a te puoi chiamarti fuori: dici di avere già il punto che serve (%n), e più di chiunque altro, senza giocare la mano fino in fondo. Se è vero vinci subito; se non è vero perdi subito.</numerusform>
            <numerusform>Quando tocca a te puoi chiamarti fuori: dici di avere già i punti che servono (%n), e più di chiunque altro, senza giocare la mano fino in fondo. Se è vero vinci subito; se non è vero perdi subito.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player named first deals the first round.</source>
        <translation>La prima volta dà le carte il primo giocatore dell’elenco.</translation>
    </message>
    <message>
        <source>After that you take turns to deal.</source>
        <translation>Poi si fa a turno.</translation>
    </message>
    <message>
        <source>After that, whoever began the last round deals the next.</source>
        <translation>Poi dà le carte chi era stato il primo di mano.</translation>
    </message>
    <message>
        <source>Nobody may look through the piles before the round is over; at this table only the last play may be looked at again.</source>
        <translation>Nessuno può riguardare le prese prima della fine della mano; qui si può rivedere solo l’ultima giocata.</translation>
    </message>
    <message>
        <source>At this table you may look through the piles, and look again at all plays of the round.</source>
        <translation>Qui si possono riguardare le prese e rivedere tutte le giocate della mano.</translation>
    </message>
    <message>
        <source>Taking back, hints and counts of the piles are not rules of the game but aids, which can be turned on and off in the preferences.</source>
        <translation>Riprendere una carta, chiedere consigli e vedere il conto delle prese non sono regole del gioco ma aiuti, che si attivano e si disattivano nelle preferenze.</translation>
    </message>
    <message>
        <source>A sweep is marked as soon as it is made.</source>
        <translation>Una scopa si segna appena fatta.</translation>
    </message>
    <message>
        <source>A sweep or a declaration is marked as soon as it is made.</source>
        <translation>Una scopa o un’accusa si segna appena fatta.</translation>
    </message>
    <message>
        <source>A declaration is marked as soon as it is made.</source>
        <translation>Un’accusa si segna appena fatta.</translation>
    </message>
    <message>
        <source>After the last play the other points are marked one after another, in this order: %1.</source>
        <translation>Dopo l’ultima giocata gli altri punti si segnano uno dopo l’altro, in quest’ordine: %1.</translation>
    </message>
    <message>
        <source>Before the first round the cards are turned up one by one, one to each player in turn, until %1 appears: whoever gets it deals first.</source>
        <comment>the king of coins</comment>
        <translation>Prima della prima mano si scoprono le carte a una a una, una per giocatore a turno, finché non esce %1: chi lo riceve dà le carte per primo.</translation>
    </message>
    <message>
        <source>The piccola (ace, two and three of one suit) cannot be made: this pack has no twos.</source>
        <translation>La piccola, cioè asso, due e tre di un seme, non si può fare: in questo mazzo non ci sono i due.</translation>
    </message>
    <message>
        <source>The piccola</source>
        <translation>La piccola</translation>
    </message>
    <message>
        <source>Ace, two and three of %1 in one pile are the piccola and score 3 points. Each card that goes on from there without a gap, up to the six, is worth 1 more: %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Asso, due e tre di %1 nello stesso mazzetto fanno la piccola e valgono tre punti. Ogni carta che continua la scala senza buchi, fino al sei, ne vale uno in più: al massimo %2 punti.</translation>
    </message>
    <message numerus="yes">
        <source>A piccola of %n point(s).</source>
        <translation>
            <numerusform>Una piccola da %n punto.</numerusform>
            <numerusform>Una piccola da %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The grande</source>
        <translation>La grande</translation>
    </message>
    <message>
        <source>%1 of %2 in one pile are the grande and score %3 points.</source>
        <comment>King, horse and jack; coins or cups; a number</comment>
        <translation>%1 di %2 nello stesso mazzetto fanno la grande e valgono %3 punti.</translation>
    </message>
    <message numerus="yes">
        <source>The grande: %n point(s).</source>
        <translation>
            <numerusform>La grande: %n punto.</numerusform>
            <numerusform>La grande: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the first table cards add up to 15, the dealer takes them all and scores a sweep; if they add up to 30, two sweeps. Play then begins on an empty table.</source>
        <translation>Se le prime carte in tavola fanno quindici, il mazziere le prende tutte e segna una scopa; se fanno trenta, due scope. Poi si comincia a tavola vuota.</translation>
    </message>
    <message>
        <source>15 in all: a sweep for the dealer.</source>
        <translation>Quindici in tutto: una scopa per il mazziere.</translation>
    </message>
    <message>
        <source>Take as little as you can</source>
        <translation>Prendi il meno possibile</translation>
    </message>
    <message>
        <source>Keep in your hand a card that fits nothing on the table: as long as you can lay one, nobody can make you take.</source>
        <translation>Tieni in mano una carta che in tavola non prende niente: finché puoi calarne una, nessuno ti costringe a prendere.</translation>
    </message>
    <message>
        <source>Part early with %1 and with other cards that score. Lay them when the others are likely to have to take them.</source>
        <comment>the seven of coins</comment>
        <translation>Liberati presto delle carte che fanno punti, prima fra tutte %1. Calale quando è facile che tocchi agli altri prenderle.</translation>
    </message>
    <message>
        <source>If you must take, take few cards, and none of those that score.</source>
        <translation>Se proprio devi prendere, prendi poche carte, e nessuna di quelle che fanno punti.</translation>
    </message>
    <message>
        <source>Leave the sweep to others</source>
        <translation>Lascia la scopa agli altri</translation>
    </message>
    <message>
        <source>Here the danger is yours: where a card in your hand would clear the table, lay another one first.</source>
        <translation>Qui il pericolo è tuo: se con una carta faresti scopa, calane prima un’altra.</translation>
    </message>
    <message>
        <source>Do not capture last if much is left on the table: you would get that too.</source>
        <translation>Non prendere per ultimo se in tavola resta molto: andrebbe a te anche quello.</translation>
    </message>
    <message>
        <source>But here points are what everybody tries to avoid: whoever has fewest in the end wins.</source>
        <translation>Qui però i punti sono da evitare: vince chi alla fine ne ha di meno.</translation>
    </message>
    <message numerus="yes">
        <source>The points of all rounds are added up. When somebody has %n point(s) or more after a round, the match is over and whoever has fewest points has won.</source>
        <translation>
            <numerusform>I punti di tutte le mani si sommano. Quando alla fine di una mano qualcuno ha almeno %n punto, la partita è finita e vince chi ne ha di meno.</numerusform>
            <numerusform>I punti di tutte le mani si sommano. Quando alla fine di una mano qualcuno ha almeno %n punti, la partita è finita e vince chi ne ha di meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there is a tie for fewest, another round is played, and so on until there is none.</source>
        <translation>Se sono pari quelli che ne hanno meno, si gioca un’altra mano, e così via finché non lo sono più.</translation>
    </message>
    <message numerus="yes">
        <source>As soon as somebody has %n point(s), even in the middle of a round, whoever has fewest wins; nothing more is counted.</source>
        <translation>
            <numerusform>Appena qualcuno ha %n punto, anche a metà mano, vince chi ne ha meno; quello che resterebbe da contare non si conta più.</numerusform>
            <numerusform>Appena qualcuno ha %n punti, anche a metà mano, vince chi ne ha meno; quello che resterebbe da contare non si conta più.</numerusform>
        </translation>
    </message>
    <message>
        <source>If two tie for fewest, the match goes on until the tie is broken.</source>
        <translation>Se sono pari quelli che hanno meno punti, la partita continua finché uno solo non ne ha meno di tutti.</translation>
    </message>
    <message>
        <source>Cirulla, 3 points: three cards that count 9 or less together.</source>
        <translation>Cirulla, tre punti: tre carte che insieme fanno nove o meno.</translation>
    </message>
    <message>
        <source>Decino, 10 points: three cards of one rank.</source>
        <translation>Decino, dieci punti: tre carte dello stesso valore.</translation>
    </message>
    <message>
        <source>Everybody who declares scores. The cards shown are then known to all.</source>
        <translation>Chiunque accusi segna i suoi punti. Le carte mostrate, ormai, le conoscono tutti.</translation>
    </message>
    <message>
        <source>If several declare, only the best hand scores: three alike beat any bazzica, lower cards beat higher ones. If the best are equal, they score nothing, or once if partners hold them. The cards shown are then known to all.</source>
        <translation>Se accusano in più d’uno, segna solo l’accusa migliore: tre carte uguali battono qualunque bazzica, le carte basse battono le alte. Se le migliori sono pari non segnano niente, o una volta sola se sono di due compagni. Le carte mostrate, ormai, le conoscono tutti.</translation>
    </message>
    <message>
        <source>If several declare, only the best hand scores: three alike beat any bazzica, lower cards beat higher ones. If the best are equal, they score nothing. The cards shown are then known to all.</source>
        <translation>Se accusano in più d’uno, segna solo l’accusa migliore: tre carte uguali battono qualunque bazzica, le carte basse battono le alte. Se le migliori sono pari non segnano niente. Le carte mostrate, ormai, le conoscono tutti.</translation>
    </message>
    <message>
        <source>%1 is wild: among the cards you show it stands for whatever card you like. When it is played it is a seven again.</source>
        <comment>The seven of cups</comment>
        <translation>%1 fa da matta: fra le carte che mostri vale la carta che vuoi. Quando si gioca torna a essere un sette.</translation>
    </message>
    <message>
        <source>A rank is paired as long as two or four of its cards are not captured yet. To take a card with its like keeps it so. To take a sum unpairs several ranks at once: a spariglio.</source>
        <translation>Un valore è pari finché due o quattro delle sue carte non sono ancora state prese. Prendere una carta con la sua uguale lo lascia pari. Prendere una somma ne rende dispari più d’uno in una volta: è lo spariglio.</translation>
    </message>
    <message>
        <source>The dealer plays last, and if all ranks are paired the last capture is the dealer&apos;s. So the dealer&apos;s side pairs them again, for example by the same sum once more: an appariglio. The other side unpairs, above all what sevens are made of.</source>
        <translation>Il mazziere gioca per ultimo e, se tutti i valori sono pari, l’ultima presa è sua. Per questo la sua parte riappariglia, per esempio con la stessa somma un’altra volta: è l’appariglio. L’altra spariglia, soprattutto le carte di cui si compongono i sette.</translation>
    </message>
    <message>
        <source>The mulinello, the mill: one side captures and leaves nothing to take, the other can only lay a card, that card is captured too, and so on. A card that nobody can take stops it.</source>
        <translation>Una parte prende e non lascia niente da prendere, l’altra può solo calare, anche quella carta viene presa, e così via: è il mulinello. Lo ferma una carta che nessuno può prendere.</translation>
    </message>
    <message>
        <source>A card that takes nothing is made to dance (ballare): it is laid on the table because there is no other way.</source>
        <translation>Una carta che non prende niente balla: la si cala in tavola perché non c’è altro da fare.</translation>
    </message>
    <message>
        <source>A free card (carta franca) has no like that could take it: the other three are in the piles or in the hand of the same player.</source>
        <translation>Una carta franca non ha più un’uguale che possa prenderla: le altre tre sono nelle prese o in mano allo stesso giocatore.</translation>
    </message>
    <message>
        <source>The other three are gone.</source>
        <translation>Le altre tre sono già uscite.</translation>
    </message>
    <message>
        <source>No card is worth more than ten. What adds up to more can be swept by an ace and by nothing else.</source>
        <translation>Nessuna carta vale più di dieci. Dove la somma è maggiore fa scopa solo un asso.</translation>
    </message>
    <message>
        <source>No card is worth more than ten. What adds up to more cannot be swept.</source>
        <translation>Nessuna carta vale più di dieci. Dove la somma è maggiore non si può fare scopa.</translation>
    </message>
    <message>
        <source>Together they are 11.</source>
        <translation>Insieme fanno undici.</translation>
    </message>
    <message>
        <source>Two cards of one rank are safer than one: a third takes only one of them, and leaves the other.</source>
        <translation>Due carte uguali sono più sicure di una: la terza ne prende una sola e lascia l’altra.</translation>
    </message>
    <message>
        <source>A seven on the table is a present to whoever takes it. Keep yours until they capture something, and lay another card meanwhile.</source>
        <translation>Un sette in tavola è un regalo per chi lo prende. Tieni i tuoi finché non prendono qualcosa, e intanto cala un’altra carta.</translation>
    </message>
    <message>
        <source>Two of them are half of all.</source>
        <translation>Due sono già la metà.</translation>
    </message>
    <message>
        <source>Whoever remembers what is gone knows which cards are still out, and how many of them are dangerous: after three of a rank, only the fourth can take a card like it.</source>
        <translation>Chi ricorda che cosa è uscito sa quali carte sono ancora in giro e quante sono pericolose: quando di un valore ne sono uscite tre, resta pericolosa solo la quarta.</translation>
    </message>
    <message>
        <source>All cards add up to %1, and every capture to an even number. So what is not captured yet is always even too, and the last card follows from the others.</source>
        <comment>220</comment>
        <translation>Tutte le carte insieme fanno %1, e ogni presa un numero pari. Perciò anche quel che non è ancora preso è sempre pari, e l’ultima carta si ricava dalle altre.</translation>
    </message>
    <message>
        <source>For the end it is enough to remember which ranks are unpaired, and many call that the rule of 48: once the last cards are dealt, one or three cards of each of them are still there, on the table or in the hands, and of any other rank two, four or none.</source>
        <translation>Per il finale basta ricordare quali valori sono dispari: molti la chiamano la regola del 48. Date le ultime carte, di ognuno di questi valori ne restano una o tre, in tavola o in mano ai giocatori; di ogni altro due, quattro o nessuna.</translation>
    </message>
    <message>
        <source>With these gone, one is left.</source>
        <translation>Uscite queste, ne resta una.</translation>
    </message>
    <message>
        <source>Whoever captures last gets all that lies on the table at the end. Save a card for it: the like of one that is still to come.</source>
        <translation>Chi prende per ultimo si porta via tutto quel che resta in tavola. Tieni da parte una carta per quel momento: l’uguale di una che deve ancora uscire.</translation>
    </message>
    <message>
        <source>One to come, one in your hand.</source>
        <translation>Una deve uscire, una è in mano tua.</translation>
    </message>
    <message>
        <source>Spariglio and appariglio</source>
        <translation>Spariglio e appariglio</translation>
    </message>
    <message>
        <source>Mulinello</source>
        <translation>Il mulinello</translation>
    </message>
    <message>
        <source>Ballare</source>
        <translation>Ballare</translation>
    </message>
    <message>
        <source>The free card</source>
        <translation>La carta franca</translation>
    </message>
    <message>
        <source>The table above ten</source>
        <translation>La tavola oltre il dieci</translation>
    </message>
    <message>
        <source>Leaving a pair</source>
        <translation>Lasciare una coppia</translation>
    </message>
    <message>
        <source>Keeping the sevens</source>
        <translation>Tenere i sette</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Contare</translation>
    </message>
    <message>
        <source>Saving the last capture</source>
        <translation>Tenersi l’ultima presa</translation>
    </message>
    <message>
        <source>The words of players</source>
        <translation>Le parole dei giocatori</translation>
    </message>
    <message>
        <source>A player who could have swept and did not has no card for it, and whoever left a seven lying has no seven. Everybody sees that, and can rely on it until new cards are dealt.</source>
        <translation>Chi poteva fare scopa e non l’ha fatta non ha la carta giusta, e non ha un sette chi ha lasciato un sette in tavola. Tutti lo vedono, e possono contarci finché non si danno altre carte.</translation>
    </message>
    <message>
        <source>Aces are an exception: they are often kept.</source>
        <translation>Gli assi fanno eccezione: spesso si tengono.</translation>
    </message>
    <message>
        <source>To partners a laid card is a sign too: whoever lays it often holds another of its rank, to take it with. So leave your partner&apos;s card where it is, if you can.</source>
        <translation>Anche una carta calata è un segno per il compagno: chi la cala spesso ne ha un’altra uguale, per prenderla. Se puoi, lascia dunque dov’è la carta del tuo compagno.</translation>
    </message>
    <message>
        <source>Whoever left these two had no card worth nine.</source>
        <translation>Chi ha lasciato queste due non aveva una carta da nove.</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Leggere gli altri</translation>
    </message>
    <message>
        <source>Ace, two and three of %1 in one pile are the piccola and score 3 points. Each card that goes on from there without a gap, up to the seven, is worth 1 more: %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Asso, due e tre di %1 nello stesso mazzetto fanno la piccola e valgono tre punti. Ogni carta che continua la scala senza buchi, fino al sette, ne vale uno in più: al massimo %2 punti.</translation>
    </message>
    <message>
        <source>Or else it takes cards that make 15 together with it, that ace among them or not.</source>
        <translation>Oppure prende carte che con lui fanno quindici, con quell’asso o senza.</translation>
    </message>
    <message>
        <source>An ace in hand sweeps any table, but if another ace lies there among the cards, only one that adds up to 14. An ace on the table is therefore a shield.</source>
        <translation>Chi ha in mano un asso fa scopa su qualunque tavola. Se però fra le carte c’è già un asso, fa scopa solo quando in tutto sono quattordici. Un asso in tavola è dunque uno scudo.</translation>
    </message>
    <message>
        <source>On the first table %1 counts as whatever card the dealer likes.</source>
        <comment>the seven of cups</comment>
        <translation>Sulla prima tavola %1 vale la carta che vuole il mazziere.</translation>
    </message>
    <message>
        <source>With an ace for the wild card 15 in all: a sweep for the dealer.</source>
        <translation>Con un asso al posto della matta, quindici in tutto: una scopa per il mazziere.</translation>
    </message>
    <message>
        <source>If the first table cards add up to 15, the dealer takes them all and scores a sweep; if they make two groups of 15 each, two sweeps. Play then begins on an empty table.</source>
        <translation>Se le prime carte in tavola fanno quindici, il mazziere le prende tutte e segna una scopa; se si dividono in due gruppi da quindici, ne segna due. Poi si comincia a tavola vuota.</translation>
    </message>
    <message>
        <source>More than %1 are needed.</source>
        <comment>points</comment>
        <translation>Ne servono più di %1.</translation>
    </message>
    <message>
        <source>The round is over when all cards have been played. Whatever is still on the table then goes to the dealer; that is no sweep.</source>
        <translation>La mano finisce quando tutte le carte sono giocate. Quello che è rimasto in tavola va al mazziere, e non è scopa.</translation>
    </message>
    <message>
        <source>What you capture goes face down on your pile, and the card you captured it with on top of it, face up.</source>
        <translation>Ciò che prendi va coperto sul tuo mazzetto, e in cima, scoperta, la carta con cui l’hai preso.</translation>
    </message>
    <message>
        <source>Mind the piles</source>
        <translation>Attenti ai mazzetti</translation>
    </message>
    <message>
        <source>Only the rank of a card matters: sevens take sevens, and aces take aces. The suit never matters.</source>
        <translation>Conta solo il valore della carta: i sette prendono i sette, gli assi prendono gli assi. Il seme non conta mai.</translation>
    </message>
    <message>
        <source>Nothing else scores. Where two tie for most cards, nobody has won the point.</source>
        <translation>Nient’altro fa punti. Se due sono pari nel maggior numero di carte, il punto non è di nessuno.</translation>
    </message>
    <message>
        <source>Stealing a pile</source>
        <translation>Rubare un mazzetto</translation>
    </message>
    <message>
        <source>The top card of a pile lies face up. A card of its rank takes it like a card of the table, and with it the other team&apos;s whole pile; partners share a pile, and cannot take it.</source>
        <translation>La carta in cima a un mazzetto è scoperta. Una carta dello stesso valore la prende come una carta della tavola, e con lei tutto il mazzetto dell’altra squadra; i compagni hanno un mazzetto solo, e non possono prenderlo.</translation>
    </message>
    <message>
        <source>The top card of a pile lies face up. A card of its rank takes it like a card of the table, and with it somebody else&apos;s whole pile. Your own pile you can neither take nor add to in this way.</source>
        <translation>La carta in cima a un mazzetto è scoperta. Una carta dello stesso valore la prende come una carta della tavola, e con lei tutto il mazzetto altrui. Il tuo mazzetto non puoi né prenderlo né accrescerlo così.</translation>
    </message>
    <message>
        <source>%1 steals the pile that has %2 on top.</source>
        <comment>two cards</comment>
        <translation>%1 ruba il mazzetto che ha in cima %2.</translation>
    </message>
    <message>
        <source>Everything goes to the pile of the thief, and the card it was stolen with lies on top: the next card of that rank can steal it back.</source>
        <translation>Tutto va nel mazzetto del ladro, e in cima resta la carta con cui è stato rubato: la prossima carta di quel valore può rubarlo di nuovo.</translation>
    </message>
    <message>
        <source>If such a card lies both on the table and on the other pile, the player chooses which to take.</source>
        <translation>Se una carta così c’è sia in tavola sia in cima all’altro mazzetto, chi gioca sceglie quale prendere.</translation>
    </message>
    <message>
        <source>If such a card lies both on the table and on a pile, or on several piles, the player chooses which to take.</source>
        <translation>Se una carta così c’è sia in tavola sia in cima a un mazzetto, o in cima a più mazzetti, chi gioca sceglie quale prendere.</translation>
    </message>
    <message>
        <source>The larger your pile, the more it matters what lies on top. Cover it with a rank of which few cards are left; once the other three have been seen, nobody can steal the pile.</source>
        <translation>Più grande è il tuo mazzetto, più conta che cosa c’è in cima. Coprilo con un valore di cui restano poche carte: quando le altre tre sono uscite, nessuno può più rubarlo.</translation>
    </message>
    <message>
        <source>With these gone, the fourth is safe on top.</source>
        <translation>Uscite queste, la quarta in cima è al sicuro.</translation>
    </message>
    <message>
        <source>A pile counts twice when you steal it: you win its cards, and its owner loses them. The last theft is the best, so keep a card that can still steal for the end.</source>
        <translation>Un mazzetto rubato conta due volte: le carte le guadagni tu, e le perde chi le aveva. L’ultimo furto è il migliore: tieni per la fine una carta che possa ancora rubare.</translation>
    </message>
    <message>
        <source>Rubamazzo means stealing the pack. With the cards in your hand you capture cards of the same rank, and put them on a pile whose top card everybody can see. Whoever plays a card like it steals the whole pile. At the end it counts how many cards you have.</source>
        <translation>Rubamazzo vuol dire rubare il mazzo. Con le carte che hai in mano prendi carte dello stesso valore e le metti in un mazzetto, con l’ultima carta scoperta in cima, visibile a tutti. Chi gioca una carta uguale ruba tutto il mazzetto. Alla fine conta quante carte hai.</translation>
    </message>
    <message>
        <source>With the cards in your hand you capture cards that lie on the table. The aces and the three highest ranks in your pile score, and sweeps do not.</source>
        <translation>Con le carte che hai in mano prendi carte dalla tavola. Danno punti gli assi e i tre valori più alti fra le tue prese; le scope no.</translation>
    </message>
    <message>
        <source>Sixteen cards score. Remember which of them are in the piles, and how many: nine are more than half, and with eight each %1 decides.</source>
        <comment>the king of coins</comment>
        <translation>Sedici carte danno punti. Ricorda quali sono già fra le prese, e quante: nove sono più della metà, e con otto a testa decide %1.</translation>
    </message>
    <message>
        <source>How many cards a capture takes makes no difference, and neither does an empty table: look only at those that score.</source>
        <translation>Quante carte prende una presa non fa differenza, e nemmeno la tavola vuota: guarda soltanto quelle che danno punti.</translation>
    </message>
    <message>
        <source>Whoever plays the first card of a round gains little by an ace: it takes only another ace, never the whole table.</source>
        <translation>A chi gioca la prima carta della mano un asso serve a poco: prende soltanto un altro asso, mai tutta la tavola.</translation>
    </message>
    <message>
        <source>Whoever plays the first card of a round may not play an ace, unless there is nothing else in the hand.</source>
        <translation>Chi gioca la prima carta della mano non può giocare un asso, a meno che in mano non abbia altro.</translation>
    </message>
    <message>
        <source>With the cards in your hand you capture cards that lie on the table, and clearing it makes a sweep: chkobba! Sweeps score, and so do the right cards in your pile.</source>
        <translation>Con le carte che hai in mano prendi quelle in tavola; chi pulisce la tavola fa chkobba! Le chkobba danno punti, e così le carte giuste fra le tue prese.</translation>
    </message>
    <message>
        <source>Each chkobba</source>
        <translation>Ogni chkobba</translation>
    </message>
    <message>
        <source>A card takes one card of the same rank from the table.</source>
        <translation>Una carta prende dalla tavola una carta dello stesso valore.</translation>
    </message>
    <message>
        <source>The round is over when all cards have been played. Whatever is still on the table then goes to the dealer.</source>
        <translation>La mano finisce quando tutte le carte sono giocate. Quello che è rimasto in tavola va al mazziere.</translation>
    </message>
    <message>
        <source>The round is over when all cards have been played. Whatever is still on the table then goes to whoever captured last.</source>
        <translation>La mano finisce quando tutte le carte sono giocate. Quello che è rimasto in tavola va a chi ha preso per ultimo.</translation>
    </message>
    <message>
        <source>%1 is wild: among the cards you show it stands for the card that makes them worth most. It is then played as that card too: it takes what such a card takes, and is taken as one. In a pile it is a seven again.</source>
        <comment>The seven of cups</comment>
        <translation>%1 fa da matta: fra le carte che mostri vale la carta che le fa valere di più. Poi si gioca anche come quella: prende quello che prenderebbe lei, e si prende come lei. In un mazzetto torna a essere un sette.</translation>
    </message>
    <message>
        <source>Of these three the ace has to wait.</source>
        <translation>Di queste tre carte, l’asso deve aspettare.</translation>
    </message>
    <message>
        <source>With these four in your pile, each sweep scores twice.</source>
        <translation>Con queste quattro nel mazzetto, ogni scopa vale doppio.</translation>
    </message>
    <message>
        <source>This card scores 1 point by itself.</source>
        <translation>Questa carta vale da sola 1 punto.</translation>
    </message>
    <message>
        <source>%1 and %2, 15 each: two sweeps for the dealer.</source>
        <comment>two sums</comment>
        <translation>%1 e %2, due volte quindici: due scope per il mazziere.</translation>
    </message>
    <message>
        <source>30 in all: two sweeps for the dealer.</source>
        <translation>Trenta in tutto: due scope per il mazziere.</translation>
    </message>
    <message>
        <source>A match is a single round: whoever has most cards wins.</source>
        <translation>La partita è di una sola mano: vince chi ha più carte.</translation>
    </message>
    <message>
        <source>After the round the match is over, and whoever has most cards has won. If there is a tie for most, another round is played.</source>
        <translation>Finita la mano è finita la partita, e ha vinto chi ha più carte. Se in testa sono pari, si gioca un’altra mano.</translation>
    </message>
    <message>
        <source>Each of these scores 1 point, and so do those of the other suits.</source>
        <translation>Ognuna di queste vale 1 punto, e così quelle degli altri semi.</translation>
    </message>
    <message>
        <source>The card that decides between two piles with eight each.</source>
        <translation>La carta che decide fra due mazzetti che ne hanno otto per uno.</translation>
    </message>
</context>
<context>
    <name>settebello::RuleBookDialog</name>
    <message>
        <source>not found</source>
        <translation>non trovato</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>places where a word stands</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>The rules of this table</source>
        <translation>Le regole di questa partita</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Risultato seguente</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>settebello::RuleEditor</name>
    <message numerus="yes">
        <source>%1 (%n changed)</source>
        <comment>a group of rules</comment>
        <translation>
            <numerusform>%1 (%n cambiata)</numerusform>
            <numerusform>%1 (%n cambiate)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::RuleFixes</name>
    <message>
        <source>Two players</source>
        <translation>Due giocatori</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Quattro giocatori</translation>
    </message>
    <message>
        <source>Deal three at a time</source>
        <translation>Tre carte alla volta</translation>
    </message>
    <message>
        <source>Deal all at once</source>
        <translation>Dare subito tutte le carte</translation>
    </message>
    <message>
        <source>No declarations</source>
        <translation>Senza accuse</translation>
    </message>
    <message>
        <source>No cutter&apos;s choice</source>
        <translation>Senza scelta di chi taglia</translation>
    </message>
    <message>
        <source>No teams</source>
        <translation>Senza squadre</translation>
    </message>
    <message>
        <source>Four cards on the table</source>
        <translation>Quattro carte in tavola</translation>
    </message>
    <message>
        <source>The ace takes all</source>
        <translation>L’asso piglia tutto</translation>
    </message>
    <message>
        <source>The ace stays on the table</source>
        <translation>L’asso resta in tavola</translation>
    </message>
    <message>
        <source>No sweeps of the first table</source>
        <translation>Senza scope della prima tavola</translation>
    </message>
    <message>
        <source>The most points win</source>
        <translation>Vince chi fa più punti</translation>
    </message>
    <message>
        <source>No calling out</source>
        <translation>Nessuno si chiama fuori</translation>
    </message>
    <message>
        <source>No double win</source>
        <translation>Senza vittoria doppia</translation>
    </message>
    <message>
        <source>No wild seven</source>
        <translation>Senza matta</translation>
    </message>
    <message>
        <source>Declarations as in cirulla</source>
        <translation>Accuse come nella cirulla</translation>
    </message>
    <message>
        <source>Play with 40 cards</source>
        <translation>Gioca con quaranta carte</translation>
    </message>
    <message>
        <source>Whoever can capture must</source>
        <translation>Chi può prendere deve prendere</translation>
    </message>
    <message>
        <source>No penalty for a card</source>
        <translation>Nessuna carta toglie punti</translation>
    </message>
    <message>
        <source>Piles cannot be stolen</source>
        <translation>I mazzetti non si rubano</translation>
    </message>
    <message>
        <source>One card of the same rank</source>
        <translation>Una carta dello stesso valore</translation>
    </message>
    <message>
        <source>Only the cards count</source>
        <translation>Contano solo le carte</translation>
    </message>
    <message>
        <source>Count after the round</source>
        <translation>Si conta a fine mano</translation>
    </message>
    <message>
        <source>An ace may be the first card</source>
        <translation>Un asso può essere la prima carta</translation>
    </message>
    <message>
        <source>No rules about sweeps</source>
        <translation>Niente regole sulle scope</translation>
    </message>
    <message>
        <source>All the usual points</source>
        <translation>Tutti i punti soliti</translation>
    </message>
    <message>
        <source>The first table can be a sweep</source>
        <translation>La prima tavola può essere scopa</translation>
    </message>
    <message>
        <source>Any 30 counts</source>
        <translation>Vale qualunque trenta</translation>
    </message>
    <message>
        <source>No wild seven on the table</source>
        <translation>Senza matta in tavola</translation>
    </message>
    <message>
        <source>The ace does not make 15</source>
        <translation>L’asso non fa quindici</translation>
    </message>
    <message>
        <source>Aces as in cirulla</source>
        <translation>Assi come nella cirulla</translation>
    </message>
    <message>
        <source>No piccola up to the seven</source>
        <translation>Senza piccola fino al sette</translation>
    </message>
    <message>
        <source>The piccola scores</source>
        <translation>La piccola vale punti</translation>
    </message>
    <message>
        <source>The wild seven is played as a seven</source>
        <translation>La matta si gioca come sette</translation>
    </message>
    <message>
        <source>A wild seven</source>
        <translation>Con la matta</translation>
    </message>
</context>
<context>
    <name>settebello::RuleText</name>
    <message>
        <source>How many sit at the table.</source>
        <translation>Quanti giocano.</translation>
    </message>
    <message>
        <source>Team play</source>
        <translation>Gioco a squadre</translation>
    </message>
    <message>
        <source>Two teams: partners do not sit side by side, and they share one pile.</source>
        <translation>Due squadre: i compagni non siedono vicini e uniscono le prese.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Senso di gioco</translation>
    </message>
    <message>
        <source>Which way the cards and the turn go round the table.</source>
        <translation>In che senso girano le carte e il turno.</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Carte del mazzo</translation>
    </message>
    <message>
        <source>A pack of 36 leaves the four twos out, as in Corsica.</source>
        <translation>Il mazzo da trentasei è senza i quattro due, come in Corsica.</translation>
    </message>
    <message>
        <source>Cards dealt at a time</source>
        <translation>Carte date alla volta</translation>
    </message>
    <message>
        <source>Three or six each until the pack is used up, or all at once as in scopone.</source>
        <translation>Tre o sei a testa finché non finisce il mazzo, o tutte subito come nello scopone.</translation>
    </message>
    <message>
        <source>Cards on the table at first</source>
        <translation>Carte in tavola all’inizio</translation>
    </message>
    <message>
        <source>Deal again on equal cards</source>
        <translation>Ridare per le carte uguali</translation>
    </message>
    <message>
        <source>This many cards of one rank on the table at first, and the cards are dealt again.</source>
        <translation>Con quante carte uguali in tavola si ridanno le carte.</translation>
    </message>
    <message>
        <source>Deal again on aces</source>
        <translation>Ridare per gli assi</translation>
    </message>
    <message>
        <source>This many aces on the table at first, and the cards are dealt again.</source>
        <translation>Con quanti assi in tavola si ridanno le carte.</translation>
    </message>
    <message>
        <source>Cutter&apos;s choice</source>
        <translation>Scelta di chi taglia</translation>
    </message>
    <message>
        <source>The first player sees the cut card, then keeps it or lays it on the table.</source>
        <translation>Il primo di mano vede la carta del taglio, poi la tiene o la mette in tavola.</translation>
    </message>
    <message>
        <source>What a capture adds up to</source>
        <translation>Somma della presa</translation>
    </message>
    <message>
        <source>The captured cards equal the card played, or make fifteen with it.</source>
        <translation>Le carte prese valgono quanto la carta giocata, o insieme a lei fanno quindici.</translation>
    </message>
    <message>
        <source>Most cards in a capture</source>
        <translation>Massimo di carte per presa</translation>
    </message>
    <message>
        <source>How many table cards one play may take.</source>
        <translation>Quante carte si possono prendere al massimo con una giocata.</translation>
    </message>
    <message>
        <source>Choice among captures</source>
        <translation>Scelta fra più prese</translation>
    </message>
    <message>
        <source>Which captures are allowed when a card could make several.</source>
        <translation>Quali prese sono permesse quando una carta ne può fare più d’una.</translation>
    </message>
    <message>
        <source>Capturing is compulsory</source>
        <translation>Presa obbligatoria</translation>
    </message>
    <message>
        <source>Whoever plays a card that can capture must capture with it.</source>
        <translation>Chi gioca una carta che può prendere deve prendere.</translation>
    </message>
    <message>
        <source>The ace</source>
        <translation>L’asso</translation>
    </message>
    <message>
        <source>An ace may take all the table cards, unless another ace lies there.</source>
        <translation>Un asso può prendere tutte le carte in tavola, se fra loro non c’è un altro asso.</translation>
    </message>
    <message>
        <source>An ace on an empty table</source>
        <translation>Un asso sulla tavola vuota</translation>
    </message>
    <message>
        <source>What becomes of an ace that takes all when there is nothing to take.</source>
        <translation>Che fine fa l’asso pigliatutto quando non c’è niente da prendere.</translation>
    </message>
    <message>
        <source>Sweep with the last card</source>
        <translation>Scopa con l’ultima carta</translation>
    </message>
    <message>
        <source>The round&apos;s very last play may score a sweep too.</source>
        <translation>Anche l’ultimissima giocata della mano può fare scopa.</translation>
    </message>
    <message>
        <source>Suit that scores</source>
        <translation>Seme che conta</translation>
    </message>
    <message>
        <source>The suit of the settebello, of the point for most of one suit, and of the runs.</source>
        <translation>Il seme del settebello, del punto a chi ne ha di più e delle scale.</translation>
    </message>
    <message>
        <source>Point for the primiera</source>
        <translation>Punto di primiera</translation>
    </message>
    <message>
        <source>For the best card of each suit added up, or simply for most sevens.</source>
        <translation>A chi ha la somma più alta con la carta migliore di ogni seme, o soltanto a chi ha più sette.</translation>
    </message>
    <message>
        <source>Values of the primiera</source>
        <translation>Valori della primiera</translation>
    </message>
    <message>
        <source>How much each card counts when the primiera is added up.</source>
        <translation>Quanto vale ogni carta nel conto della primiera.</translation>
    </message>
    <message>
        <source>Primiera needs all four suits</source>
        <translation>Primiera con tutti e quattro i semi</translation>
    </message>
    <message>
        <source>A side that lacks a suit cannot win the primiera; otherwise the suit just counts nothing.</source>
        <translation>Chi non ha tutti i semi non può vincere la primiera; senza questa regola il seme che manca vale zero.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Ace, two and three of the suit that scores, and on without a gap: a point a card.</source>
        <translation>Asso, due e tre del seme che conta, e avanti senza buchi: un punto a carta.</translation>
    </message>
    <message>
        <source>Scalette</source>
        <translation>Scalette</translation>
    </message>
    <message>
        <source>Ace, two and three score</source>
        <translation>Asso, due e tre fanno punti</translation>
    </message>
    <message>
        <source>In the suit that scores they are worth 1, 2 and 3 points to whoever takes each.</source>
        <translation>Nel seme che conta valgono uno, due e tre punti per chi li prende.</translation>
    </message>
    <message>
        <source>The whole suit wins</source>
        <translation>Chi prende tutto il seme vince</translation>
    </message>
    <message>
        <source>Whoever has taken every card of the suit that scores wins the match at once.</source>
        <translation>Chi ha preso tutte le carte del seme che conta vince subito la partita.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Accuse</translation>
    </message>
    <message>
        <source>Three low cards or three alike may be shown for points before they are played.</source>
        <translation>Tre carte basse o tre uguali si possono mostrare per fare punti prima di giocarle.</translation>
    </message>
    <message>
        <source>In Piva whoever takes it pays for it.</source>
        <translation>Nella piva chi lo prende lo paga.</translation>
    </message>
    <message>
        <source>Calling out</source>
        <translation>Chiamarsi fuori</translation>
    </message>
    <message>
        <source>Double win</source>
        <translation>Vittoria doppia</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>senso antiorario</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>senso orario</translation>
    </message>
    <message>
        <source>40 cards</source>
        <translation>quaranta</translation>
    </message>
    <message>
        <source>36 cards, no twos</source>
        <translation>trentasei, senza i due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>three or four alike</source>
        <translation>tre o quattro uguali</translation>
    </message>
    <message>
        <source>one ace or more</source>
        <translation>un asso o più</translation>
    </message>
    <message>
        <source>two aces or more</source>
        <translation>due assi o più</translation>
    </message>
    <message>
        <source>the card played</source>
        <translation>la carta giocata</translation>
    </message>
    <message>
        <source>fifteen, with the card played</source>
        <translation>quindici, con la carta giocata</translation>
    </message>
    <message>
        <source>either of the two</source>
        <translation>l’uno o l’altro</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>a single card first</source>
        <translation>prima la carta singola</translation>
    </message>
    <message>
        <source>the fewest cards</source>
        <translation>meno carte possibile</translation>
    </message>
    <message>
        <source>as you like</source>
        <translation>a scelta</translation>
    </message>
    <message>
        <source>is worth one, no more</source>
        <translation>vale uno e basta</translation>
    </message>
    <message>
        <source>takes all, as a sweep</source>
        <translation>prende tutto e fa scopa</translation>
    </message>
    <message>
        <source>takes all, no sweep</source>
        <translation>prende tutto, senza scopa</translation>
    </message>
    <message>
        <source>stays on the table</source>
        <translation>resta in tavola</translation>
    </message>
    <message>
        <source>goes to its player&apos;s pile</source>
        <translation>va fra le prese di chi lo gioca</translation>
    </message>
    <message>
        <source>primiera</source>
        <translation>primiera</translation>
    </message>
    <message>
        <source>most sevens</source>
        <translation>più sette</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>non si conta</translation>
    </message>
    <message>
        <source>bazzica: 3 and 10 points</source>
        <translation>bazzica: tre e dieci punti</translation>
    </message>
    <message>
        <source>sbarazzina: 2, 3 and 7 points</source>
        <translation>sbarazzina: due, tre e sette punti</translation>
    </message>
    <message>
        <source>an ordinary card</source>
        <translation>una carta come le altre</translation>
    </message>
    <message>
        <source>costs five points</source>
        <translation>costa cinque punti</translation>
    </message>
    <message>
        <source>below eight points</source>
        <translation>sotto gli otto punti</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La tavola</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>Il mazzo</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Le prese</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>I punti</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>at most so many</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>This value is not possible.</source>
        <translation>Questo valore non è possibile.</translation>
    </message>
    <message>
        <source>Teams need four or six players.</source>
        <translation>Per le squadre bisogna essere in quattro o in sei.</translation>
    </message>
    <message>
        <source>%1 cards do not go round evenly among %2 players: change the number of players or deal all at once.</source>
        <translation>%1 carte non si dividono in parti uguali fra %2 giocatori: cambia il numero dei giocatori o fai dare tutte le carte subito.</translation>
    </message>
    <message>
        <source>Declarations need cards dealt three at a time.</source>
        <translation>Per le accuse si devono dare tre carte alla volta.</translation>
    </message>
    <message>
        <source>The cutter&apos;s choice needs cards dealt three at a time.</source>
        <translation>Per la scelta di chi taglia si devono dare tre carte alla volta.</translation>
    </message>
    <message>
        <source>The cutter&apos;s choice needs four cards on the table at first.</source>
        <translation>Per la scelta di chi taglia servono quattro carte in tavola all’inizio.</translation>
    </message>
    <message>
        <source>This matters only where the ace takes all the cards.</source>
        <translation>Questo vale solo se l’asso prende tutte le carte.</translation>
    </message>
    <message>
        <source>usual: 21, 18, 16 …</source>
        <translation>soliti: 21, 18, 16 …</translation>
    </message>
    <message>
        <source>small: 7, 6, 5½ …</source>
        <translation>piccoli: 7, 6, 5½ …</translation>
    </message>
    <message>
        <source>One point for %1 of the suit that scores.</source>
        <translation>Un punto a chi prende %1 del seme che conta.</translation>
    </message>
    <message>
        <source>three or four %1</source>
        <translation>tre o quattro %1</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>quattro %1</translation>
    </message>
    <message>
        <source>If all are dealt at once, cards left over are laid face up too.</source>
        <translation>Se si danno tutte subito, si scoprono anche quelle che avanzano.</translation>
    </message>
    <message>
        <source>Deal again on %1</source>
        <translation>Ridare per i %1</translation>
    </message>
    <message>
        <source>This many %1 on the table at first, and the cards are dealt again.</source>
        <translation>Con quanti %1 in tavola si ridanno le carte.</translation>
    </message>
    <message>
        <source>A match counts double if all but the winner have too few points.</source>
        <translation>La partita vale doppio se tutti, tranne chi vince, hanno troppo pochi punti.</translation>
    </message>
    <message>
        <source>usual, ending 10, 9, 8</source>
        <translation>soliti, ma alla fine 10, 9, 8</translation>
    </message>
    <message>
        <source>up to 6 points</source>
        <translation>fino a sei punti</translation>
    </message>
    <message>
        <source>up to 9 points</source>
        <translation>fino a nove punti</translation>
    </message>
    <message>
        <source>Runs score from the ace up, and from the highest card down, where three make five points.</source>
        <translation>Le scale contano salendo dall’asso, e scendendo dalla carta più alta, dove tre carte fanno cinque punti.</translation>
    </message>
    <message>
        <source>chance decides</source>
        <translation>decide la sorte</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Chi dà le carte per primo</translation>
    </message>
    <message>
        <source>Cutting</source>
        <translation>Taglio del mazzo</translation>
    </message>
    <message>
        <source>The pack is cut before it is dealt, for all to see.</source>
        <translation>Prima di dare le carte si taglia il mazzo, sotto gli occhi di tutti.</translation>
    </message>
    <message>
        <source>after the round</source>
        <translation>a fine mano</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>This many points end the match; if the leaders are tied, it goes on.</source>
        <translation>A questo punteggio la partita finisce; se i primi sono pari, continua.</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partita finisce</translation>
    </message>
    <message>
        <source>After the round in which somebody reaches the target, or as soon as somebody has marked that many points.</source>
        <translation>Dopo la mano in cui qualcuno ha fatto i punti da raggiungere, o appena qualcuno li ha segnati.</translation>
    </message>
    <message>
        <source>On its turn a side may claim to have reached the target and to be ahead: it wins at once if it is right, and loses if not.</source>
        <translation>Chi è di turno può chiamarsi fuori, se dice di avere i punti che servono e di essere in testa: se è vero vince subito, se no perde.</translation>
    </message>
    <message>
        <source>all of the round</source>
        <translation>tutta la mano</translation>
    </message>
    <message>
        <source>only the last play</source>
        <translation>solo l’ultima giocata</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Riguardare le carte</translation>
    </message>
    <message>
        <source>What may be looked at again while a round is played: the piles and all plays, or the last play alone.</source>
        <translation>Che cosa si può rivedere durante la mano: le prese e tutte le giocate, o soltanto l’ultima giocata.</translation>
    </message>
    <message>
        <source>Chance decides, or cards are turned until %1 appears, or it is always the same player.</source>
        <translation>Decide la sorte, o si scoprono le carte finché non esce %1, oppure è sempre lo stesso giocatore.</translation>
    </message>
    <message>
        <source>the player named first</source>
        <translation>il primo dell’elenco</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Tutti e quattro i sette</translation>
    </message>
    <message>
        <source>One more point for whoever has taken all four sevens.</source>
        <translation>Un punto in più a chi ha preso tutti e quattro i sette.</translation>
    </message>
    <message>
        <source>The whole suit scores</source>
        <translation>Tutto il seme fa punto</translation>
    </message>
    <message>
        <source>One more point for whoever has taken every card of the suit that scores.</source>
        <translation>Un punto in più a chi ha preso tutte le carte del seme che conta.</translation>
    </message>
    <message>
        <source>Piccola</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Ace, two and three of the suit that scores are worth 3 points, and each further card up to the six 1 more.</source>
        <translation>Asso, due e tre del seme che conta valgono tre punti, e ogni carta seguente fino al sei uno in più.</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>The three highest cards of the suit that scores are worth 5 points together.</source>
        <translation>Le tre carte più alte del seme che conta valgono insieme cinque punti.</translation>
    </message>
    <message>
        <source>Sweeps of the first table need four cards on the table at first.</source>
        <translation>Per le scope della prima tavola servono quattro carte in tavola all’inizio.</translation>
    </message>
    <message>
        <source>Sweeps of the first table</source>
        <translation>Scope della prima tavola</translation>
    </message>
    <message>
        <source>First table cards that add up to 15 or 30 are one sweep or two for the dealer.</source>
        <translation>Se le prime carte in tavola fanno quindici o trenta, il mazziere segna una o due scope.</translation>
    </message>
    <message>
        <source>There is no calling out where the fewest points win.</source>
        <translation>Dove vince chi fa meno punti nessuno si chiama fuori.</translation>
    </message>
    <message>
        <source>Where the fewest points win there is no double win.</source>
        <translation>Dove vince chi fa meno punti non c’è vittoria doppia.</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Vince chi fa meno punti</translation>
    </message>
    <message>
        <source>The first to reach the target loses, and everybody plays to take as little as possible.</source>
        <translation>Chi fa per primo i punti da raggiungere perde, e tutti giocano per prendere il meno possibile.</translation>
    </message>
    <message>
        <source>This matters only where cards may be shown.</source>
        <translation>Questo vale solo dove si può accusare.</translation>
    </message>
    <message>
        <source>cirulla: 3 and 10 points, to everybody</source>
        <translation>cirulla: tre e dieci punti, a chiunque accusi</translation>
    </message>
    <message>
        <source>%1 is wild</source>
        <translation>%1 fa da matta</translation>
    </message>
    <message>
        <source>P&amp;oints to reach</source>
        <translation>P&amp;unti da raggiungere</translation>
    </message>
    <message>
        <source>Playe&amp;rs</source>
        <translation>&amp;Giocatori</translation>
    </message>
    <message>
        <source>Four of the %3 cards lie on the table at first, and the other %1 do not go round evenly among %2 players: change the number of players or deal all at once.</source>
        <translation>All’inizio quattro delle %3 carte stanno in tavola, e le altre %1 non si dividono in parti uguali fra %2 giocatori: cambia il numero dei giocatori o fai dare tutte le carte subito.</translation>
    </message>
    <message>
        <source>The %1 cards that are dealt do not make hands of six for %2 players: deal three at a time or all at once.</source>
        <translation>Le %1 carte da dare non fanno mani da sei per %2 giocatori: danne tre alla volta o tutte subito.</translation>
    </message>
    <message>
        <source>Where the fewest points win, whoever can capture must: else a match might never end.</source>
        <translation>Dove vince chi fa meno punti, chi può prendere deve prendere: altrimenti una partita potrebbe non finire mai.</translation>
    </message>
    <message>
        <source>Where the fewest points win, no card may take points away: else a match might never end.</source>
        <translation>Dove vince chi fa meno punti, nessuna carta può togliere punti: altrimenti una partita potrebbe non finire mai.</translation>
    </message>
    <message>
        <source>The piccola goes on to the seven</source>
        <translation>La piccola arriva al sette</translation>
    </message>
    <message>
        <source>The seven of the suit that scores goes on from the six and is worth 1 point more.</source>
        <translation>Il sette del seme che conta continua la scala dopo il sei e vale un punto in più.</translation>
    </message>
    <message>
        <source>Fifteen with an ace on the table</source>
        <translation>Quindici con un asso in tavola</translation>
    </message>
    <message>
        <source>Where another ace lies, an ace that takes all may also take cards that make fifteen with it.</source>
        <translation>Se in tavola c’è già un asso, quello che prende tutto può anche prendere carte che con lui fanno quindici.</translation>
    </message>
    <message>
        <source>%1 is wild on the first table</source>
        <translation>%1 fa da matta sulla prima tavola</translation>
    </message>
    <message>
        <source>Among the first table cards it counts as any card, so that the dealer may take them as a sweep.</source>
        <translation>Fra le prime carte in tavola vale la carta che si vuole: così il mazziere può prenderle e fare scopa.</translation>
    </message>
    <message>
        <source>Two sweeps only for two fifteens</source>
        <translation>Due scope solo con due quindici</translation>
    </message>
    <message>
        <source>A first table of 30 counts only if it makes two groups of 15.</source>
        <translation>Una prima tavola da trenta conta solo se forma due gruppi da quindici.</translation>
    </message>
    <message>
        <source>They must be exceeded</source>
        <translation>Vanno superati</translation>
    </message>
    <message>
        <source>Just the points to reach do not end the match yet.</source>
        <translation>Arrivare giusto ai punti da raggiungere non chiude ancora la partita.</translation>
    </message>
    <message>
        <source>One point for this card in the suit that scores.</source>
        <translation>Un punto a chi prende questa carta nel seme che conta.</translation>
    </message>
    <message>
        <source>whoever captured last</source>
        <translation>chi ha preso per ultimo</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>il mazziere</translation>
    </message>
    <message>
        <source>Who gets what is left</source>
        <translation>A chi va quel che resta</translation>
    </message>
    <message>
        <source>The cards that lie on the table after the last play; they are no sweep.</source>
        <translation>Le carte che sono in tavola dopo l’ultima giocata; non sono scopa.</translation>
    </message>
    <message>
        <source>Piles can be stolen</source>
        <translation>I mazzetti si rubano</translation>
    </message>
    <message>
        <source>A card like the top of a pile takes the whole pile; only the number of cards counts.</source>
        <translation>Una carta uguale a quella in cima a un mazzetto lo prende tutto; conta solo il numero delle carte.</translation>
    </message>
    <message>
        <source>Where piles can be stolen, a card takes one card of its own rank.</source>
        <translation>Dove i mazzetti si rubano, una carta ne prende una dello stesso valore.</translation>
    </message>
    <message>
        <source>Where piles can be stolen, only the number of cards counts.</source>
        <translation>Dove i mazzetti si rubano, conta solo il numero delle carte.</translation>
    </message>
    <message>
        <source>Where piles can be stolen there are no sweeps, and no rules about them.</source>
        <translation>Dove i mazzetti si rubano non ci sono scope, e nemmeno regole sulle scope.</translation>
    </message>
    <message>
        <source>Where piles can be stolen, no point is certain before the round is over.</source>
        <translation>Dove i mazzetti si rubano, nessun punto è sicuro prima che la mano sia finita.</translation>
    </message>
    <message>
        <source>an ace like any other</source>
        <translation>un asso come gli altri</translation>
    </message>
    <message>
        <source>takes only an ace</source>
        <translation>prende soltanto un asso</translation>
    </message>
    <message>
        <source>may not be played</source>
        <translation>non si può giocare</translation>
    </message>
    <message>
        <source>An ace as the first card</source>
        <translation>Un asso come prima carta</translation>
    </message>
    <message>
        <source>What an ace that takes all may do as the very first card of a round.</source>
        <translation>Che cosa può fare un asso pigliatutto come primissima carta della mano.</translation>
    </message>
    <message>
        <source>Ponino</source>
        <translation>Ponino</translation>
    </message>
    <message>
        <source>Whoever has taken %1 of all four suits scores each sweep twice.</source>
        <translation>Chi ha preso %1 di tutti e quattro i semi conta ogni scopa due volte.</translation>
    </message>
    <message>
        <source>the settebello first</source>
        <translation>prima il settebello</translation>
    </message>
    <message>
        <source>most cards first</source>
        <translation>prima le carte</translation>
    </message>
    <message>
        <source>What is marked first</source>
        <translation>Che cosa si segna prima</translation>
    </message>
    <message>
        <source>Where the match ends at once, the order in which points are marked after the round decides who is first.</source>
        <translation>Dove la partita finisce subito, l’ordine in cui si segnano i punti dopo la mano decide chi arriva primo.</translation>
    </message>
    <message>
        <source>Only aces and high cards</source>
        <translation>Solo assi e carte alte</translation>
    </message>
    <message>
        <source>Where only aces and high cards score there are no sweeps, and no rules about them.</source>
        <translation>Dove danno punti solo assi e carte alte non ci sono scope, e nemmeno regole sulle scope.</translation>
    </message>
    <message>
        <source>What an ace does as the first card matters only where the ace takes all the cards.</source>
        <translation>Che cosa fa un asso come prima carta conta solo se l’asso prende tutte le carte.</translation>
    </message>
    <message>
        <source>This matters only where the first table can be a sweep.</source>
        <translation>Conta solo se la prima tavola può essere scopa.</translation>
    </message>
    <message>
        <source>A wild seven on the table matters only where the first table can be a sweep.</source>
        <translation>La matta in tavola conta solo se la prima tavola può essere scopa.</translation>
    </message>
    <message>
        <source>An ace can make 15 only where it takes all the cards, where captures may make 15, and where several cards may be taken.</source>
        <translation>L’asso può fare quindici solo se prende tutte le carte, se le prese possono fare quindici e se si possono prendere più carte.</translation>
    </message>
    <message>
        <source>This matters only where the piccola scores.</source>
        <translation>Conta solo se la piccola vale punti.</translation>
    </message>
    <message>
        <source>In a declaration it stands for any card.</source>
        <translation>Nelle accuse può valere qualunque carta.</translation>
    </message>
    <message>
        <source>%1 stays what it was shown as</source>
        <translation>%1 resta la carta accusata</translation>
    </message>
    <message>
        <source>It is played as the card that it stood for; otherwise it is a seven again.</source>
        <translation>Si gioca come la carta per cui valeva; altrimenti torna a essere un sette.</translation>
    </message>
    <message>
        <source>This matters only where the seven of cups is wild when cards are shown.</source>
        <translation>Conta solo dove nelle accuse il sette di coppe fa da matta.</translation>
    </message>
    <message>
        <source>Aces and the three highest ranks score one point each, and %1 of the suit that scores decides a tie; most cards, most of a suit, the settebello and sweeps score nothing.</source>
        <translation>Gli assi e i tre valori più alti danno un punto ciascuno e, a parità, decide %1 del seme che conta; le carte, il seme, il settebello e le scope non danno niente.</translation>
    </message>
</context>
<context>
    <name>settebello::RulesForm</name>
    <message>
        <source>Everything is as in %1.</source>
        <comment>a preset</comment>
        <translation>Tutto è come nel gioco «%1».</translation>
    </message>
    <message>
        <source>&amp;All as in the preset</source>
        <translation>Ri&amp;metti le regole normali</translation>
    </message>
    <message>
        <source>The four main choices</source>
        <translation>Le quattro scelte principali</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Tutte le regole</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from %1.</source>
        <comment>a preset</comment>
        <translation>
            <numerusform>Una regola è cambiata rispetto a «%1».</numerusform>
            <numerusform>%n regole sono cambiate rispetto a «%1».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::RulesHeader</name>
    <message>
        <source>Changed, and not saved</source>
        <translation>Modificate, non salvate</translation>
    </message>
    <message>
        <source>Your house rules, as saved</source>
        <translation>Regole di casa salvate</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Sal&amp;va…</translation>
    </message>
    <message>
        <source>Keeps these rules among your house rules</source>
        <translation>Salva queste regole tra le tue regole di casa</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Con&amp;fronta…</translation>
    </message>
    <message>
        <source>Shows how these rules differ from others</source>
        <translation>Mostra in che cosa queste regole sono diverse da altre</translation>
    </message>
    <message>
        <source>&amp;What changes…</source>
        <translation>C&amp;he effetto hanno…</translation>
    </message>
    <message>
        <source>Measures what these rules change: points, length, luck and skill</source>
        <translation>Misura l’effetto di queste regole: punti, durata, fortuna e bravura</translation>
    </message>
    <message>
        <source>Original rules</source>
        <translation>Regole normali</translation>
    </message>
    <message>
        <source>&amp;Change the rules…</source>
        <translation>Cam&amp;bia le regole…</translation>
    </message>
    <message>
        <source>Shows all the rules, in words and one by one</source>
        <translation>Mostra tutte le regole, a parole e una per una</translation>
    </message>
</context>
<context>
    <name>settebello::RulesPanel</name>
    <message>
        <source>These rules in words</source>
        <translation>Le regole spiegate</translation>
    </message>
</context>
<context>
    <name>settebello::RulesSummary</name>
    <message numerus="yes">
        <source>%n players in two teams; partners never sit side by side.</source>
        <translation>
            <numerusform>Un giocatore in due squadre; i compagni non siedono mai vicini.</numerusform>
            <numerusform>%n giocatori in due squadre; i compagni non siedono mai vicini.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players, one against the other.</source>
        <translation>Due giocatori, l’uno contro l’altro.</translation>
    </message>
    <message numerus="yes">
        <source>%n players, each alone.</source>
        <translation>
            <numerusform>Un giocatore, ognuno per sé.</numerusform>
            <numerusform>%n giocatori, ognuno per sé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealing and playing go clockwise.</source>
        <translation>Si danno le carte e si gioca in senso orario.</translation>
    </message>
    <message>
        <source>Dealing and playing go anticlockwise, as is usual in Italy.</source>
        <translation>Si danno le carte e si gioca in senso antiorario, come si usa in Italia.</translation>
    </message>
    <message>
        <source>The pack has 36 cards: the twos are left out.</source>
        <translation>Il mazzo ha trentasei carte: si tolgono i due.</translation>
    </message>
    <message>
        <source>If three or four cards of one rank lie there at first, the cards are dealt again.</source>
        <translation>Se all’inizio ci sono tre o quattro carte dello stesso valore, si ridanno tutte le carte.</translation>
    </message>
    <message>
        <source>If any ace lies there at first, the cards are dealt again.</source>
        <translation>Se all’inizio c’è un asso, si ridanno tutte le carte.</translation>
    </message>
    <message>
        <source>If two or more aces lie there at first, the cards are dealt again.</source>
        <translation>Se all’inizio ci sono due o più assi, si ridanno tutte le carte.</translation>
    </message>
    <message>
        <source>The table is empty at first.</source>
        <translation>All’inizio la tavola è vuota.</translation>
    </message>
    <message>
        <source>The first player sees the cut card, then keeps it or lays it on the table.</source>
        <translation>Il primo di mano vede la carta del taglio, poi la tiene o la mette in tavola.</translation>
    </message>
    <message>
        <source>If there is an ace on the table, an ace takes just that ace.</source>
        <translation>Se in tavola c’è un asso, l’asso prende soltanto quello.</translation>
    </message>
    <message>
        <source>An ace played to an empty table goes to its player&apos;s pile.</source>
        <translation>Un asso giocato sulla tavola vuota va fra le prese di chi lo gioca.</translation>
    </message>
    <message>
        <source>An ace played to an empty table stays there.</source>
        <translation>Un asso giocato sulla tavola vuota resta lì.</translation>
    </message>
    <message numerus="yes">
        <source>A capture takes at most %n card(s) from the table.</source>
        <translation>
            <numerusform>Si prende al massimo una carta dalla tavola.</numerusform>
            <numerusform>Si prendono al massimo %n carte dalla tavola.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that can capture must capture.</source>
        <translation>Una carta che può prendere deve prendere.</translation>
    </message>
    <message>
        <source>Nobody has to capture: any card may be laid on the table instead.</source>
        <translation>Nessuno è obbligato a prendere: si può sempre calare una carta in tavola.</translation>
    </message>
    <message>
        <source>Taking everything from the table is a sweep, a scopa.</source>
        <translation>Chi prende tutto quello che c’è in tavola fa scopa.</translation>
    </message>
    <message>
        <source>The last card of the round may sweep too.</source>
        <translation>Anche l’ultima carta della mano può fare scopa.</translation>
    </message>
    <message>
        <source>The last card of the round makes no sweep.</source>
        <translation>L’ultima carta della mano non fa scopa.</translation>
    </message>
    <message>
        <source>What is left at the end goes to whoever captured last.</source>
        <translation>Quel che resta alla fine va a chi ha preso per ultimo.</translation>
    </message>
    <message>
        <source>1 point for most sevens; if these are tied, for most sixes.</source>
        <translation>Un punto a chi ha più sette; se è patta, a chi ha più sei.</translation>
    </message>
    <message>
        <source>Only a side with cards of all four suits can win the primiera.</source>
        <translation>Può vincere la primiera solo chi ha carte di tutti e quattro i semi.</translation>
    </message>
    <message>
        <source>A suit that is missing counts nothing in the primiera.</source>
        <translation>Un seme che manca vale zero nella primiera.</translation>
    </message>
    <message>
        <source>1 point for each sweep.</source>
        <translation>Un punto per ogni scopa.</translation>
    </message>
    <message>
        <source>1 point for most cards.</source>
        <translation>Un punto a chi ha più carte.</translation>
    </message>
    <message>
        <source>The napola can never score: there are no twos in this pack.</source>
        <translation>La napola non si può mai fare: in questo mazzo non ci sono i due.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La tavola</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Le prese</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>I punti</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, whatever they add up to, and that is a sweep.</source>
        <translation>Un asso prende tutte le carte in tavola, qualunque sia la somma, e fa scopa.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, whatever they add up to, but what it takes is never a sweep.</source>
        <translation>Un asso prende tutte le carte in tavola, qualunque sia la somma, ma non fa mai scopa.</translation>
    </message>
    <message>
        <source>A card takes table cards that add up to its value.</source>
        <translation>Una carta prende una carta o più carte che insieme fanno il suo valore.</translation>
    </message>
    <message>
        <source>A card takes table cards that make 15 together with it.</source>
        <translation>Una carta prende una carta o più carte che insieme a lei fanno quindici.</translation>
    </message>
    <message>
        <source>A card takes table cards that add up to its value, or that make 15 together with it.</source>
        <translation>Una carta prende una carta o più carte che insieme fanno il suo valore, o che con lei fanno quindici.</translation>
    </message>
    <message>
        <source>The ace counts 1, %1 8, %2 9 and %3 10.</source>
        <comment>court cards</comment>
        <translation>L’asso vale uno, %1 otto, %2 nove e %3 dieci.</translation>
    </message>
    <message>
        <source>Every card counts its number, the ace 1.</source>
        <translation>Ogni carta vale il suo numero, l’asso uno.</translation>
    </message>
    <message numerus="yes">
        <source>A capture takes at most %n card(s) from the table, unless an ace takes them all.</source>
        <translation>
            <numerusform>Si prende al massimo una carta dalla tavola, a meno che un asso non le prenda tutte.</numerusform>
            <numerusform>Si prendono al massimo %n carte dalla tavola, a meno che un asso non le prenda tutte.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point for the re bello, %1.</source>
        <comment>the king of coins</comment>
        <translation>Un punto a chi prende il re bello, %1.</translation>
    </message>
    <message>
        <source>The ace, two and three of %1 score 1, 2 and 3 points.</source>
        <comment>coins or cups</comment>
        <translation>Asso, due e tre di %1 valgono uno, due e tre punti.</translation>
    </message>
    <message>
        <source>The ace and three of %1 score 1 and 3 points.</source>
        <comment>coins or cups; there are no twos</comment>
        <translation>Asso e tre di %1 valgono uno e tre punti.</translation>
    </message>
    <message>
        <source>Whoever takes %1 loses 5 points.</source>
        <comment>the two of batons</comment>
        <translation>Chi prende %1 perde cinque punti.</translation>
    </message>
    <message>
        <source>A card that could take a single card must not take several.</source>
        <translation>Se una carta in tavola basta da sola, non se ne possono prendere più d’una.</translation>
    </message>
    <message>
        <source>A card that could make several captures takes the fewest cards.</source>
        <translation>Una carta che può fare più prese fa quella con meno carte.</translation>
    </message>
    <message>
        <source>If a card could make several captures, its player chooses freely.</source>
        <translation>Se una carta può fare più prese, chi la gioca sceglie liberamente.</translation>
    </message>
    <message numerus="yes">
        <source>All cards are dealt at once, %n to each player.</source>
        <translation>
            <numerusform>Tutte le carte si danno subito, %n a testa.</numerusform>
            <numerusform>Tutte le carte si danno subito, %n a testa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever all hands are empty, more cards are dealt: %1 to each player, in %n deals.</source>
        <translation>
            <numerusform>Le carte si danno in %n volta: %1 a testa.</numerusform>
            <numerusform>Le carte si danno in %n volte: %1 a testa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt three cards, and three more whenever all hands are empty: %n deals in a round, the first included.</source>
        <translation>
            <numerusform>Ognuno riceve tre carte, e altre tre ogni volta che tutti le hanno finite: in una mano si danno una volta, compresa la prima.</numerusform>
            <numerusform>Ognuno riceve tre carte, e altre tre ogni volta che tutti le hanno finite: in una mano si danno %n volte, compresa la prima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt six cards, and six more whenever all hands are empty: %n deals in a round, the first included.</source>
        <translation>
            <numerusform>Ognuno riceve sei carte, e altre sei ogni volta che tutti le hanno finite: in una mano si danno una volta, compresa la prima.</numerusform>
            <numerusform>Ognuno riceve sei carte, e altre sei ogni volta che tutti le hanno finite: in una mano si danno %n volte, compresa la prima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face up on the table at first.</source>
        <translation>
            <numerusform>All’inizio c’è una carta scoperta in tavola.</numerusform>
            <numerusform>All’inizio ci sono %n carte scoperte in tavola.</numerusform>
        </translation>
    </message>
    <message>
        <source>If three or four %1 lie there at first, the cards are dealt again.</source>
        <translation>Se all’inizio ci sono tre o quattro %1, si ridanno tutte le carte.</translation>
    </message>
    <message>
        <source>If four %1 lie there at first, the cards are dealt again.</source>
        <translation>Se all’inizio ci sono quattro %1, si ridanno tutte le carte.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever has most points after a round wins, with at least %n point(s); if the leaders are tied, another round is played.</source>
        <translation>
            <numerusform>Dopo una mano vince chi ha più punti, se ne ha almeno %n; se i primi sono pari, si gioca un’altra mano.</numerusform>
            <numerusform>Dopo una mano vince chi ha più punti, se ne ha almeno %n; se i primi sono pari, si gioca un’altra mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match counts double if nobody but the winner has %n point(s) or more.</source>
        <translation>
            <numerusform>La partita vale doppio se nessuno, oltre a chi vince, ha almeno un punto.</numerusform>
            <numerusform>La partita vale doppio se nessuno, oltre a chi vince, ha almeno %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a rank and what it counts: seven 21</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>1 point for the best primiera: each side&apos;s best card of every suit, added up.</source>
        <translation>Un punto per la primiera: si somma la carta migliore di ogni seme.</translation>
    </message>
    <message>
        <source>For the primiera the cards count: %1.</source>
        <comment>seven 21, six 18 …</comment>
        <translation>Per la primiera le carte valgono: %1.</translation>
    </message>
    <message>
        <source>Napola: ace, two and three of %1 score 3 points, and each further card 1 more, %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Napola: asso, due e tre di %1 valgono tre punti, e ogni carta seguente uno in più, al massimo %2 punti.</translation>
    </message>
    <message>
        <source>Low scaletta: ace, two and three of %1 score 3 points, and each further card 1 more, %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Scaletta bassa: asso, due e tre di %1 valgono tre punti, e ogni carta seguente uno in più, al massimo %2 punti.</translation>
    </message>
    <message>
        <source>High scaletta: the three highest of %1 score 5 points, and each further card downwards 1 more, %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Scaletta alta: le tre carte più alte di %1 valgono cinque punti, e ogni carta seguente a scendere uno in più, al massimo %2 punti.</translation>
    </message>
    <message>
        <source>Whoever has taken the whole suit of %1 wins the match at once.</source>
        <comment>coins or cups</comment>
        <translation>Chi ha preso tutte le carte di %1 vince subito la partita.</translation>
    </message>
    <message>
        <source>1 point for most %1, and 1 for the settebello, %2.</source>
        <comment>coins; the seven of coins</comment>
        <translation>Un punto a chi ha più %1, e uno a chi prende il settebello, %2.</translation>
    </message>
    <message>
        <source>1 point for most %1, and 1 for %2.</source>
        <comment>cups; the seven of cups</comment>
        <translation>Un punto a chi ha più %1, e uno a chi prende %2.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>La sorte decide chi dà le carte per primo.</translation>
    </message>
    <message>
        <source>The player named first deals first.</source>
        <translation>Dà le carte per primo il primo giocatore dell’elenco.</translation>
    </message>
    <message>
        <source>The pack is cut before it is dealt.</source>
        <translation>Prima di dare le carte si taglia il mazzo.</translation>
    </message>
    <message numerus="yes">
        <source>The first to have %n point(s) wins at once, even in the middle of a round.</source>
        <translation>
            <numerusform>Chi arriva per primo a un punto vince subito, anche a metà mano.</numerusform>
            <numerusform>Chi arriva per primo a %n punti vince subito, anche a metà mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>On its turn a side may claim to have enough points already, and more than any other side: it wins at once if that is so, and loses if not.</source>
        <translation>Chi è di turno può chiamarsi fuori, se crede di avere già abbastanza punti, e più di tutti gli altri: se è vero vince subito, se no perde.</translation>
    </message>
    <message>
        <source>Nobody may look through the piles; only the last play may be looked at again.</source>
        <translation>Nessuno può riguardare le prese; si può rivedere solo l’ultima giocata.</translation>
    </message>
    <message>
        <source>The piles and all plays of the round may be looked at again.</source>
        <translation>Si possono riguardare le prese e tutte le giocate della mano.</translation>
    </message>
    <message>
        <source>The cards are turned up; whoever gets %1 deals first.</source>
        <comment>the king of coins</comment>
        <translation>Dà le carte per primo chi riceve %1.</translation>
    </message>
    <message>
        <source>Sweeps are marked as they are made.</source>
        <translation>Le scope si segnano appena fatte.</translation>
    </message>
    <message>
        <source>Sweeps and declarations are marked as they are made.</source>
        <translation>Scope e accuse si segnano appena fatte.</translation>
    </message>
    <message>
        <source>Declarations are marked as they are made.</source>
        <translation>Le accuse si segnano appena fatte.</translation>
    </message>
    <message>
        <source>After the round the other points are marked in this order: %1.</source>
        <translation>Dopo la mano gli altri punti si segnano in quest’ordine: %1.</translation>
    </message>
    <message>
        <source>1 point for all four sevens together.</source>
        <translation>Un punto a chi ha tutti e quattro i sette.</translation>
    </message>
    <message>
        <source>1 point for the whole suit of %1.</source>
        <comment>coins or cups</comment>
        <translation>Un punto a chi ha tutte le carte di %1.</translation>
    </message>
    <message>
        <source>The piccola can never score: there are no twos in this pack.</source>
        <translation>La piccola non si può mai fare: in questo mazzo non ci sono i due.</translation>
    </message>
    <message>
        <source>Piccola: ace, two and three of %1 score 3 points, and each further card up to the six 1 more, %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Piccola: asso, due e tre di %1 valgono tre punti, e ogni carta seguente fino al sei uno in più, al massimo %2 punti.</translation>
    </message>
    <message>
        <source>Grande: the three highest of %1 together score %2 points.</source>
        <comment>coins or cups; a number</comment>
        <translation>Grande: le tre carte più alte di %1 valgono insieme %2 punti.</translation>
    </message>
    <message>
        <source>If the first table cards add up to 15, the dealer takes them as a sweep; if to 30, as two.</source>
        <translation>Se le prime carte in tavola fanno quindici, il mazziere le prende e fa scopa; se fanno trenta, ne fa due.</translation>
    </message>
    <message numerus="yes">
        <source>As soon as somebody has %n point(s), even in the middle of a round, whoever has fewest points wins.</source>
        <translation>
            <numerusform>Appena qualcuno ha un punto, anche a metà mano, vince chi ha meno punti.</numerusform>
            <numerusform>Appena qualcuno ha %n punti, anche a metà mano, vince chi ha meno punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once somebody has %n point(s) after a round, whoever has fewest points wins; if there is a tie for fewest, another round is played.</source>
        <translation>
            <numerusform>Quando dopo una mano qualcuno ha un punto, vince chi ha meno punti; a pari punti si gioca un’altra mano.</numerusform>
            <numerusform>Quando dopo una mano qualcuno ha %n punti, vince chi ha meno punti; a pari punti si gioca un’altra mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every hand shown scores.</source>
        <translation>Ogni accusa segna i suoi punti.</translation>
    </message>
    <message>
        <source>Only the better hand shown scores.</source>
        <translation>Segna punti solo l’accusa migliore.</translation>
    </message>
    <message>
        <source>Only the best hand shown scores.</source>
        <translation>Di tutte le accuse segna punti solo la migliore.</translation>
    </message>
    <message>
        <source>Three cards worth 9 or less together, the three highest ranks counting 10, may be shown when dealt: 3 points; three alike: 10.</source>
        <translation>Tre carte che insieme fanno nove o meno (i tre valori più alti valgono dieci) si possono accusare appena ricevute: tre punti; tre uguali: dieci punti.</translation>
    </message>
    <message>
        <source>Three cards worth 9 or less together, the three highest ranks counting 10, may be shown when dealt: 2 points, or 3 with a pair; three alike: 7.</source>
        <translation>Tre carte che insieme fanno nove o meno (i tre valori più alti valgono dieci) si possono accusare appena ricevute: due punti, o tre con una coppia; tre uguali: sette punti.</translation>
    </message>
    <message>
        <source>When cards are shown, %1 stands for any card.</source>
        <comment>the seven of cups</comment>
        <translation>Nelle accuse %1 può valere qualunque carta.</translation>
    </message>
    <message>
        <source>Piccola: ace, two and three of %1 score 3 points, and each further card up to the seven 1 more, %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Piccola: asso, due e tre di %1 valgono tre punti, e ogni carta seguente fino al sette uno in più, al massimo %2 punti.</translation>
    </message>
    <message>
        <source>If there is an ace on the table, an ace takes just that ace, or cards that make 15 together with it.</source>
        <translation>Se in tavola c’è un asso, l’asso prende solo quello, oppure carte che con lui fanno quindici.</translation>
    </message>
    <message>
        <source>If %1 is among them, it counts there as whatever card the dealer likes.</source>
        <comment>the seven of cups</comment>
        <translation>Se fra quelle c’è %1, lì vale la carta che vuole il mazziere.</translation>
    </message>
    <message>
        <source>If the first table cards add up to 15, the dealer takes them as a sweep; if they make two groups of 15, as two.</source>
        <translation>Se le prime carte in tavola fanno quindici, il mazziere le prende e fa scopa; se si dividono in due gruppi da quindici, ne fa due.</translation>
    </message>
    <message>
        <source>More than %1 are needed.</source>
        <comment>points</comment>
        <translation>Ne servono più di %1.</translation>
    </message>
    <message>
        <source>1 point for %1.</source>
        <comment>the horse or queen of coins</comment>
        <translation>Un punto a chi prende %1.</translation>
    </message>
    <message>
        <source>What is left at the end goes to the dealer.</source>
        <translation>Quel che resta alla fine va al mazziere.</translation>
    </message>
    <message>
        <source>A card takes one card of the same rank from the table.</source>
        <translation>Una carta prende dalla tavola una carta dello stesso valore.</translation>
    </message>
    <message>
        <source>1 point for most cards; nothing else scores.</source>
        <translation>1 punto a chi ha più carte; nient’altro fa punti.</translation>
    </message>
    <message>
        <source>Whoever plays a card of the rank that lies on top of the other team&apos;s pile steals the whole pile.</source>
        <translation>Chi gioca una carta uguale a quella in cima al mazzetto dell’altra squadra lo ruba tutto.</translation>
    </message>
    <message>
        <source>Whoever plays a card of the rank that lies on top of somebody else&apos;s pile steals the whole pile.</source>
        <translation>Chi gioca una carta uguale a quella in cima al mazzetto di un altro lo ruba tutto.</translation>
    </message>
    <message>
        <source>As the first card of a round, an ace takes only an ace.</source>
        <translation>Come prima carta della mano, un asso prende soltanto un asso.</translation>
    </message>
    <message>
        <source>The first card of a round may not be an ace.</source>
        <translation>La prima carta della mano non può essere un asso.</translation>
    </message>
    <message>
        <source>Whoever has taken %1 of all four suits scores each sweep twice.</source>
        <comment>the horse or queen</comment>
        <translation>Chi ha preso %1 di tutti e quattro i semi conta ogni scopa due volte.</translation>
    </message>
    <message>
        <source>Each ace and each card of the three highest ranks scores 1 point; most cards, most %1, %2 and sweeps score nothing.</source>
        <comment>coins; the seven of coins</comment>
        <translation>Ogni asso e ogni carta dei tre valori più alti vale 1 punto; più carte, più %1, %2 e le scope non danno punti.</translation>
    </message>
    <message>
        <source>Whoever has just eight of them counts %1 twice.</source>
        <comment>the king of coins</comment>
        <translation>Chi ne ha otto giuste conta %1 due volte.</translation>
    </message>
    <message>
        <source>Shown as another card, %1 is played as that card too.</source>
        <comment>the seven of cups</comment>
        <translation>Accusato come un’altra carta, %1 si gioca anche come quella.</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>points</comment>
        <translation>oltre %1</translation>
    </message>
    <message numerus="yes">
        <source>over %n point(s)</source>
        <translation>
            <numerusform>oltre %n punto</numerusform>
            <numerusform>oltre %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>that win a match</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>A match is a single round: whoever has most cards wins; if there is a tie for most, another round is played.</source>
        <translation>La partita è di una sola mano: vince chi ha più carte; se in testa sono pari, si gioca un’altra mano.</translation>
    </message>
</context>
<context>
    <name>settebello::ScoreItemText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s)</source>
        <translation>
            <numerusform>%n sette</numerusform>
            <numerusform>%n sette</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>so many sevens and so many sixes</comment>
        <translation>%1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>%n six(es)</source>
        <translation>
            <numerusform>%n sei</numerusform>
            <numerusform>%n sei</numerusform>
        </translation>
    </message>
    <message>
        <source>a suit is missing</source>
        <translation>manca un seme</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side and what it has</comment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n point(s).</source>
        <comment>a side, what it has, and what it gets for it</comment>
        <translation>
            <numerusform>%1: %2, %n punto.</numerusform>
            <numerusform>%1: %2, %n punti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::ScoreLines</name>
    <message>
        <source>a suit is missing</source>
        <translation>manca un seme</translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s)</source>
        <translation>
            <numerusform>%n sette</numerusform>
            <numerusform>%n sette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n six(es)</source>
        <translation>
            <numerusform>%n sei</numerusform>
            <numerusform>%n sei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 counts twice</source>
        <comment>the king of coins</comment>
        <translation>%1 conta due volte</translation>
    </message>
</context>
<context>
    <name>settebello::ScorePlate</name>
    <message>
        <source>%1: %2</source>
        <comment>a side and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>+ sweep</source>
        <translation>+ scopa</translation>
    </message>
    <message numerus="yes">
        <source>+ sweep (%n)</source>
        <translation>
            <numerusform>+ scopa (%n)</numerusform>
            <numerusform>+ scopa (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: one more sweep, %n so far</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1: un’altra scopa, finora %n</numerusform>
            <numerusform>%1: un’altra scopa, finora %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n declared</source>
        <translation>
            <numerusform>+%n accusa</numerusform>
            <numerusform>+%n accusa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and what it did</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Declared: %n point(s)</source>
        <translation>
            <numerusform>Accuse: %n punto</numerusform>
            <numerusform>Accuse: %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::ScoreSheet</name>
    <message>
        <source>Score of the round</source>
        <translation>Punti della mano</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Questa mano</translation>
    </message>
    <message>
        <source>The match was won before anything else was counted.</source>
        <translation>La partita è finita prima di contare il resto.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), now %2; to win: %3.</source>
        <comment>a side and its points in a round; in the match, the target</comment>
        <translation>
            <numerusform>%1: %n punto, ora %2; per vincere: %3.</numerusform>
            <numerusform>%1: %n punti, ora %2; per vincere: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Why did they play like that?</source>
        <translation>Perché hanno giocato &amp;così?</translation>
    </message>
    <message>
        <source>&amp;Why did %1 play like that?</source>
        <comment>a player</comment>
        <translation>Perché %1 ha giocato &amp;così?</translation>
    </message>
    <message>
        <source>Match to %1</source>
        <comment>11 points</comment>
        <translation>Partita a %1</translation>
    </message>
</context>
<context>
    <name>settebello::ScorekeeperWindow</name>
    <message>
        <source>Scorekeeper</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Another window of Settebello keeps a score. Here the scores can only be read.</source>
        <translation>Un’altra finestra di Settebello sta segnando i punti. Qui si possono solo leggere.</translation>
    </message>
</context>
<context>
    <name>settebello::ScoringText</name>
    <message>
        <source>the settebello</source>
        <comment>in a sentence</comment>
        <translation>il settebello</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Più carte</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>Most sevens</source>
        <translation>Più sette</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Ace, two and three</source>
        <translation>Asso, due e tre</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sette</translation>
    </message>
    <message>
        <source>the best card of each suit, see below</source>
        <translation>a chi ha la primiera più alta: vedi sotto</translation>
    </message>
    <message>
        <source>the pile with most sevens, see below</source>
        <translation>a chi ha più sette: vedi sotto</translation>
    </message>
    <message>
        <source>Each sweep</source>
        <translation>Ogni scopa</translation>
    </message>
    <message>
        <source>whoever made it</source>
        <translation>a chi l’ha fatta</translation>
    </message>
    <message>
        <source>the pile with most cards</source>
        <translation>a chi ha più carte</translation>
    </message>
    <message>
        <source>the pile with most cards of this suit</source>
        <translation>a chi ha più carte di questo seme</translation>
    </message>
    <message>
        <source>Settebello: %1</source>
        <comment>a card</comment>
        <translation>Settebello: %1</translation>
    </message>
    <message>
        <source>Re bello: %1</source>
        <comment>a card</comment>
        <translation>Re bello: %1</translation>
    </message>
    <message>
        <source>The points of declarations are added.</source>
        <translation>Si aggiungono i punti delle accuse.</translation>
    </message>
    <message>
        <source>%1 is a card to leave to others: it takes points away, and a score may fall below zero.</source>
        <translation>%1 è una carta da lasciare agli altri: toglie punti, e si può anche andare sotto zero.</translation>
    </message>
    <message>
        <source>whoever takes this card</source>
        <translation>a chi prende questa carta</translation>
    </message>
    <message>
        <source>Most %1</source>
        <comment>coins or cups</comment>
        <translation>Più %1</translation>
    </message>
    <message>
        <source>the pile that holds them all</source>
        <translation>a chi li ha tutti fra le prese</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>coins or cups</comment>
        <translation>Tutto il seme di %1</translation>
    </message>
    <message>
        <source>%1 is a card to have: it takes points away, and a score may fall below zero.</source>
        <translation>%1 è una carta da prendere: toglie punti, e si può anche andare sotto zero.</translation>
    </message>
    <message>
        <source>Aces and high cards</source>
        <translation>Assi e carte alte</translation>
    </message>
    <message>
        <source>There are sixteen of these cards. With just eight of them in a pile, %1 counts twice: it decides between two piles with as many.</source>
        <comment>the king of coins</comment>
        <translation>Sono sedici carte. Con otto giuste in un mazzetto di prese, %1 conta due volte: così decide tra due mazzetti che ne hanno altrettante.</translation>
    </message>
    <message>
        <source>Ponino: each sweep once more</source>
        <translation>Ponino: ogni scopa ancora una volta</translation>
    </message>
    <message>
        <source>the pile with %1 of all four suits</source>
        <comment>the horse</comment>
        <translation>a chi ha %1 di tutti e quattro i semi</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <comment>the sweeps of a round</comment>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>%1: a tie, no point</source>
        <comment>an item of the score that several have most of</comment>
        <translation>%1: patta, nessuno segna</translation>
    </message>
    <message>
        <source>%1: no point</source>
        <comment>an item of the score that nobody wins</comment>
        <translation>%1: nessuno segna</translation>
    </message>
    <message>
        <source>Each %1, %2, %3 and %4</source>
        <comment>ace, jack, horse, king</comment>
        <translation>Ogni %1, %2, %3 e %4</translation>
    </message>
</context>
<context>
    <name>settebello::SettingsStore</name>
    <message>
        <source>Your settings could not be read, so the original ones are in use. The old file is kept as %1. What was wrong: %2</source>
        <translation>Non è stato possibile leggere le tue impostazioni: si usano quelle iniziali. Il vecchio file è conservato come %1. Che cosa non andava: %2</translation>
    </message>
    <message>
        <source>Your settings (%1) cannot be changed this time; what you change now lasts until you close the window. The reason: %2</source>
        <translation>Questa volta le tue impostazioni (%1) non si possono cambiare; quel che cambi vale finché non chiudi la finestra. Il motivo: %2</translation>
    </message>
    <message>
        <source>Some of your settings (%1) made no sense and are as they were at first: %2</source>
        <translation>Alcune tue impostazioni (%1) non avevano senso e sono tornate come all’inizio: %2</translation>
    </message>
    <message>
        <source>settings</source>
        <comment>contents of a file</comment>
        <translation>impostazioni</translation>
    </message>
</context>
<context>
    <name>settebello::SetupPage</name>
    <message>
        <source>Player %1, team %2:</source>
        <translation>Giocatore %1, squadra %2:</translation>
    </message>
    <message>
        <source>Player %1:</source>
        <translation>Giocatore %1:</translation>
    </message>
    <message>
        <source>Who plays at your table, and by which rules?</source>
        <translation>Chi gioca, e con quali regole?</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>I&amp;ndietro</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Comincia</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>each alone</comment>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Punti:</translation>
    </message>
    <message numerus="yes">
        <source>%n in teams</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n a squadre</numerusform>
            <numerusform>%n a squadre</numerusform>
        </translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Punti da raggiungere</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <translation>&amp;Giocatori:</translation>
    </message>
</context>
<context>
    <name>settebello::SheetPage</name>
    <message>
        <source>%1 (%2)</source>
        <comment>match points, those of this round</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>points, what they are for</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 claimed to have won, and the points are certain.</source>
        <translation>%1: chiamata fuori, e i punti sono sicuri.</translation>
    </message>
    <message>
        <source>%1 claimed to have won, but the points are not certain.</source>
        <translation>%1: chiamata fuori, ma i punti non sono sicuri.</translation>
    </message>
    <message>
        <source>%1: tied at the top, so you play on.</source>
        <comment>a game</comment>
        <translation>%1: in testa siete pari, quindi si continua.</translation>
    </message>
    <message>
        <source>All &amp;matches</source>
        <translation>Tutte le &amp;partite</translation>
    </message>
    <message>
        <source>&amp;Undo the last entry</source>
        <translation>&amp;Annulla l’ultima voce</translation>
    </message>
    <message>
        <source>&amp;Claim to have won</source>
        <translation>&amp;Chiamarsi fuori</translation>
    </message>
    <message>
        <source>&amp;Enter the round…</source>
        <translation>&amp;Segna la mano…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei punti</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Correggi…</translation>
    </message>
    <message>
        <source>Correct round %1</source>
        <translation>Correggi la mano %1</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <comment>a game; 11 points</comment>
        <translation>%1, a %2</translation>
    </message>
</context>
<context>
    <name>settebello::ShortcutsDialog</name>
    <message>
        <source>Left, Right</source>
        <translation>Sinistra, Destra</translation>
    </message>
    <message>
        <source>Go along the cards in your hand</source>
        <translation>Scorri le carte che hai in mano</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Su, Giù</translation>
    </message>
    <message>
        <source>Go to the cards on the table and back</source>
        <translation>Vai alle carte in tavola e torna</translation>
    </message>
    <message>
        <source>1 … 9, 0 (top row)</source>
        <translation>1 … 9, 0 (fila in alto)</translation>
    </message>
    <message>
        <source>Go to that place in your hand, counted from the left, or choose that capture</source>
        <translation>Vai a quel posto nella tua mano, contando da sinistra, o scegli quella presa</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Invio, Spazio</translation>
    </message>
    <message>
        <source>Play the card, or the capture chosen</source>
        <translation>Gioca la carta, o la presa scelta</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go round the captures to choose from</source>
        <translation>Passa da una presa possibile all’altra</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Step back from a choice; close a window</source>
        <translation>Torna indietro da una scelta; chiudi una finestra</translation>
    </message>
    <message>
        <source>Any key or click</source>
        <translation>Un tasto o un clic qualsiasi</translation>
    </message>
    <message>
        <source>Finish the motion that is running</source>
        <translation>Termina il movimento in corso</translation>
    </message>
    <message>
        <source>Start a new match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Play again by the same rules</source>
        <translation>Di nuovo con le stesse regole</translation>
    </message>
    <message>
        <source>Show the score of the last round</source>
        <translation>Punti dell’ultima mano</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Show this list</source>
        <translation>Questo elenco</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Show the last play again</source>
        <translation>Rivedi l’ultima giocata</translation>
    </message>
    <message>
        <source>Open the preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Take back your last play</source>
        <translation>Riprendi la tua ultima carta</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Ask for a hint: what to play, and why</source>
        <translation>Consiglio: che cosa giocare, e perché</translation>
    </message>
    <message>
        <source>Show the rules of this table; after a play that is not allowed, the rule behind it</source>
        <translation>Le regole di questa partita; dopo una giocata non permessa, la regola che la vieta</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Turn the sound on or off</source>
        <translation>Accendi o spegni il suono</translation>
    </message>
    <message>
        <source>Show the matches played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Show the statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>List the moves of this round</source>
        <translation>Vedi le giocate di questa mano</translation>
    </message>
    <message>
        <source>P, Pause</source>
        <translation>P, Pausa</translation>
    </message>
    <message>
        <source>Pause the match, or go on</source>
        <translation>Metti in pausa la partita e riprendila</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>Move the cards one step faster or slower</source>
        <translation>Rendi le carte un po’ più veloci o più lente</translation>
    </message>
    <message>
        <source>Left, Right, Space</source>
        <translation>Sinistra, Destra, Spazio</translation>
    </message>
    <message>
        <source>While a match is replayed: go one move back, go one on, or let it play on</source>
        <translation>Quando rivedi una partita: una giocata indietro, una avanti, o avanti da sola</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Describe what the selected card shows, or the one under the mouse</source>
        <translation>Descrivi che cosa mostra la carta selezionata, o quella sotto il mouse</translation>
    </message>
    <message>
        <source>Deal a match by its code</source>
        <translation>Gioca una partita con un codice</translation>
    </message>
    <message>
        <source>Play the same cards again</source>
        <translation>Rigioca le stesse carte</translation>
    </message>
    <message>
        <source>Compare results of the same cards</source>
        <translation>Confronta i risultati delle stesse carte</translation>
    </message>
    <message>
        <source>Review the match that is over</source>
        <translation>Rivedi la partita finita</translation>
    </message>
    <message>
        <source>N, P, B</source>
        <translation>N, P, B</translation>
    </message>
    <message>
        <source>While a match is reviewed: go to the next marked play, to the one before, or show or hide what was best</source>
        <translation>Quando rivedi una partita: vai alla prossima giocata segnalata, a quella prima, o mostra o nascondi che cosa era meglio</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Apri l’allenamento</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>While a match is reviewed: ask why a play was made</source>
        <translation>Quando rivedi una partita: chiedi il perché di una giocata</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Show your cards when several people share the screen</source>
        <translation>Mostra le tue carte quando più persone usano lo stesso schermo</translation>
    </message>
</context>
<context>
    <name>settebello::SoundPanel</name>
    <message>
        <source>%1%</source>
        <comment>how loud</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>Su&amp;ono</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Volu&amp;me</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <translation>Prov&amp;a</translation>
    </message>
    <message>
        <source>Hear how loud that is</source>
        <translation>Ascolta quanto è forte</translation>
    </message>
    <message>
        <source>This build of the program has no sound: it was made without Qt Multimedia.</source>
        <translation>Questa versione del programma non ha suono: è stata fatta senza Qt Multimedia.</translation>
    </message>
    <message>
        <source>Evenin&amp;g outside</source>
        <translation>Suoni della s&amp;era</translation>
    </message>
    <message>
        <source>Far voices and crickets through the window, very softly, during a match</source>
        <translation>Voci lontane e grilli dalla finestra, pianissimo, durante la partita</translation>
    </message>
    <message>
        <source>This computer has no sound device.</source>
        <translation>Questo computer non ha un dispositivo audio.</translation>
    </message>
</context>
<context>
    <name>settebello::StartHost</name>
    <message>
        <source>Match of the day: %1</source>
        <comment>its result, a sentence</comment>
        <translation>Partita del giorno: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · the same for everybody</source>
        <comment>a game, who plays</comment>
        <translation>%1 · %2 · uguale per tutti</translation>
    </message>
    <message>
        <source>%1, %2 · %3</source>
        <extracomment>a game, the points that win a match of it, and who plays</extracomment>
        <translation>%1, %2 · %3</translation>
    </message>
</context>
<context>
    <name>settebello::StartScreen</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Gi&amp;oca</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>&amp;Primi passi</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>&amp;Regole di casa…</translation>
    </message>
    <message>
        <source>&amp;Matches played</source>
        <translation>Par&amp;tite giocate</translation>
    </message>
    <message>
        <source>Go on with &amp;friends</source>
        <translation>Riprendi con gl&amp;i amici</translation>
    </message>
    <message>
        <source>With &amp;friends…</source>
        <translation>Con gl&amp;i amici…</translation>
    </message>
    <message>
        <source>C&amp;ompare…</source>
        <translation>Con&amp;fronta…</translation>
    </message>
    <message>
        <source>Match of the &amp;day</source>
        <translation>Partita d&amp;el giorno</translation>
    </message>
    <message>
        <source>Pract&amp;ise…</source>
        <translation>Allena&amp;mento…</translation>
    </message>
    <message>
        <source>Begins a match by these house rules.</source>
        <translation>Comincia una partita con queste regole di casa.</translation>
    </message>
</context>
<context>
    <name>settebello::StatisticsDialog</name>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Tutti gli anni</translation>
    </message>
    <message>
        <source>No match has been counted yet. Play one to its end against the computer, and you will find here how it went.</source>
        <translation>Non è stata ancora contata nessuna partita. Giocane una fino alla fine contro il computer e qui vedrai com’è andata.</translation>
    </message>
    <message>
        <source>No match fits what is chosen.</source>
        <translation>Nessuna partita corrisponde alla scelta.</translation>
    </message>
    <message>
        <source>Clear the statistics?</source>
        <translation>Azzerare le statistiche?</translation>
    </message>
    <message numerus="yes">
        <source>The figures from %n match(es) will be lost: won and lost, points, sweeps. The matches themselves stay: their records are kept and can be counted again.</source>
        <translation>
            <numerusform>Si cancella il conteggio di %n partita: vittorie e sconfitte, punti, scope. La partita resta conservata e si può contare di nuovo.</numerusform>
            <numerusform>Si cancella il conteggio di %n partite: vittorie e sconfitte, punti, scope. Le partite restano conservate e si possono contare di nuovo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Tienile</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Azzera</translation>
    </message>
    <message numerus="yes">
        <source>%n kept match(es) counted.</source>
        <translation>
            <numerusform>Contata %n partita conservata.</numerusform>
            <numerusform>Contate %n partite conservate.</numerusform>
        </translation>
    </message>
    <message>
        <source>These could not be read and are not counted:</source>
        <translation>Queste non si possono leggere e non contano:</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Gioco:</translation>
    </message>
    <message>
        <source>&amp;Opponents:</source>
        <translation>A&amp;vversari:</translation>
    </message>
    <message>
        <source>&amp;Year:</source>
        <translation>A&amp;nno:</translation>
    </message>
    <message>
        <source>&amp;Tables instead of charts</source>
        <translation>&amp;Tabelle al posto dei grafici</translation>
    </message>
    <message>
        <source>&amp;Count the kept matches again</source>
        <translation>&amp;Conta di nuovo le partite conservate</translation>
    </message>
    <message>
        <source>C&amp;lear the statistics…</source>
        <translation>&amp;Azzera le statistiche…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>With &amp;known cards</source>
        <translation>Con carte &amp;note</translation>
    </message>
    <message>
        <source>Matches whose cards could be known before count separately: by a deal code that was given, or played before, and copies of a match.</source>
        <translation>Le partite le cui carte si potevano già conoscere si contano a parte: quelle con un codice dato o già giocato, e le copie di una partita.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>Own mistakes learnt</source>
        <translation>Errori corretti</translation>
    </message>
    <message>
        <source>Problems learnt</source>
        <translation>Problemi imparati</translation>
    </message>
    <message>
        <source>The statistics count the matches that you have played to their end against the computer, alone or as a team. Matches of people against one another are under “Between us”.</source>
        <translation>Contano le partite giocate fino alla fine contro il computer, da soli o in squadra. Quelle fra persone stanno sotto «Fra noi».</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Risultati</translation>
    </message>
    <message>
        <source>How you &amp;play</source>
        <translation>Come gio&amp;chi</translation>
    </message>
    <message>
        <source>&amp;Manage</source>
        <translation>Gest&amp;isci</translation>
    </message>
</context>
<context>
    <name>settebello::StatisticsStore</name>
    <message>
        <source>Your statistics could not be read, so the kept matches are counted afresh. The old file is kept as %1. What was wrong: %2</source>
        <translation>Non è stato possibile leggere le statistiche: si ricontano le partite conservate. Il vecchio file è conservato come %1. Che cosa non andava: %2</translation>
    </message>
    <message>
        <source>Your statistics (%1) cannot be written to this time: matches that end now are counted later. The reason: %2</source>
        <translation>Questa volta le statistiche (%1) non si possono scrivere: le partite che finiscono ora saranno contate più tardi. Il motivo: %2</translation>
    </message>
    <message>
        <source>Something in your statistics (%1) made no sense and does not count: %2</source>
        <translation>Qualcosa nelle statistiche (%1) non aveva senso e non conta: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n kept match(es) could not be read and are not counted. The files are left as they are: %1</source>
        <translation>
            <numerusform>Non è stato possibile leggere %n partita conservata, che quindi non conta. Il file resta com’è: %1</numerusform>
            <numerusform>Non è stato possibile leggere %n partite conservate, che quindi non contano. I file restano come sono: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>statistics</source>
        <comment>contents of a file</comment>
        <translation>statistiche</translation>
    </message>
</context>
<context>
    <name>settebello::StatisticsText</name>
    <message>
        <source>%1 : %2 (%3)</source>
        <comment>won, lost, the share won in percent</comment>
        <translation>%1 : %2 (%3)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Vinte in %</translation>
    </message>
    <message>
        <source>Sweeps made</source>
        <translation>Scope fatte</translation>
    </message>
    <message>
        <source>Sweeps conceded</source>
        <translation>Scope subite</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Nel tempo</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Anno</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mese</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Altri punti</translation>
    </message>
    <message>
        <source>Points by item</source>
        <translation>Da dove vengono i punti</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Punti per</translation>
    </message>
    <message>
        <source>Yours per round</source>
        <translation>Tuoi a ogni mano</translation>
    </message>
    <message>
        <source>The others&apos; per round</source>
        <translation>Degli altri a ogni mano</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>points of our side, of the others</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Several levels</source>
        <translation>Livelli diversi</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un altro programma</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Per avversari</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, in percent</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Longest winning run</source>
        <translation>Più vittorie di fila</translation>
    </message>
    <message>
        <source>Best round, in points</source>
        <translation>Mano migliore, in punti</translation>
    </message>
    <message>
        <source>Sweeps made and conceded</source>
        <translation>Scope fatte e subite</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>sweeps made, suffered</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>settebello::SweepText</name>
    <message numerus="yes">
        <source>%n chkobba(s)</source>
        <translation>
            <numerusform>%n chkobba</numerusform>
            <numerusform>%n chkobba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n scopa</numerusform>
            <numerusform>%n scope</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::TableHints</name>
    <message>
        <source>&amp;Play it</source>
        <translation>Gi&amp;oca così</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;What does it mean?</source>
        <translation>Che vuol &amp;dire?</translation>
    </message>
</context>
<context>
    <name>settebello::TableQuestions</name>
    <message>
        <source>I am &amp;out!</source>
        <translation>Mi chiamo &amp;fuori!</translation>
    </message>
    <message>
        <source>The cut card is %1. Where shall it go?</source>
        <translation>La carta del taglio è %1. Dove la metti?</translation>
    </message>
    <message>
        <source>Into my h&amp;and</source>
        <translation>In &amp;mano</translation>
    </message>
    <message>
        <source>On the &amp;table</source>
        <translation>In &amp;tavola</translation>
    </message>
    <message>
        <source>You have nothing to declare.</source>
        <translation>Non hai niente da accusare.</translation>
    </message>
    <message>
        <source>G&amp;o on</source>
        <translation>&amp;Continua</translation>
    </message>
    <message numerus="yes">
        <source>These three cards are worth %n point(s) if you show them.</source>
        <translation>
            <numerusform>Queste tre carte valgono %n punto se le mostri.</numerusform>
            <numerusform>Queste tre carte valgono %n punti se le mostri.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostra</translation>
    </message>
    <message>
        <source>&amp;Keep quiet</source>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>&amp;Non ancora</translation>
    </message>
    <message>
        <source>Claim that the points you have for certain reach the target and are more than anybody else has.</source>
        <translation>Di’ che i tuoi punti sicuri bastano per vincere e sono più di quelli di chiunque altro.</translation>
    </message>
    <message numerus="yes">
        <source>Do you have %n point(s) for certain, and more than anybody else? If not, you lose the match.</source>
        <translation>
            <numerusform>Hai %n punto sicuro, e più di chiunque altro? Se no, la partita è persa.</numerusform>
            <numerusform>Hai %n punti sicuri, e più di chiunque altro? Se no, la partita è persa.</numerusform>
        </translation>
    </message>
    <message>
        <source>You then play %1.</source>
        <comment>the seven of cups as an ace</comment>
        <translation>Poi giochi %1.</translation>
    </message>
</context>
<context>
    <name>settebello::TableRefusal</name>
    <message>
        <source>%1 F2 opens the rule book at this rule.</source>
        <comment>a sentence that says why not</comment>
        <translation>%1 Con F2 apri il libro delle regole a questa regola.</translation>
    </message>
    <message>
        <source>&amp;Rule book (F2)</source>
        <translation>&amp;Libro delle regole (F2)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
</context>
<context>
    <name>settebello::TableSizeNote</name>
    <message>
        <source>Not for %1 players: the %2 cards that are dealt do not make hands of six.</source>
        <translation>Non in %1 giocatori: le %2 carte da dare non fanno mani da sei.</translation>
    </message>
    <message>
        <source>Not for %1 players: four of the %3 cards lie on the table at first, and the other %2 do not go round evenly.</source>
        <translation>Non in %1 giocatori: all’inizio quattro delle %3 carte stanno in tavola, e le altre %2 non si dividono in parti uguali.</translation>
    </message>
    <message>
        <source>Not for %1 players: %2 cards do not go round evenly.</source>
        <translation>Non in %1 giocatori: %2 carte non si dividono in parti uguali.</translation>
    </message>
</context>
<context>
    <name>settebello::TableSpeech</name>
    <message>
        <source>C&amp;lose</source>
        <translation>Chiu&amp;di</translation>
    </message>
</context>
<context>
    <name>settebello::TableStore</name>
    <message>
        <source>match with friends</source>
        <comment>contents of a file</comment>
        <translation>partita con amici</translation>
    </message>
    <message>
        <source>The match with friends could not be continued. It is kept as %1. What was wrong: %2</source>
        <translation>La partita con gli amici non si può riprendere. È conservata come %1. Che cosa non andava: %2</translation>
    </message>
</context>
<context>
    <name>settebello::TableText</name>
    <message>
        <source>Cards %1 · Suit %2 · Sevens %3</source>
        <comment>running counts of a pile</comment>
        <translation>Carte %1 · Seme %2 · Sette %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>match points so far, of the target</comment>
        <translation>su %1</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>Too many equal cards on the table: the cards are dealt again.</source>
        <translation>Troppe carte uguali in tavola: si ridanno le carte.</translation>
    </message>
    <message>
        <source>Too many aces on the table: the cards are dealt again.</source>
        <translation>Troppi assi in tavola: si ridanno le carte.</translation>
    </message>
    <message>
        <source>The cut card is kept.</source>
        <translation>La carta del taglio resta in mano.</translation>
    </message>
    <message>
        <source>The cut card goes to the table.</source>
        <translation>La carta del taglio va in tavola.</translation>
    </message>
    <message>
        <source>Nobody has captured: the last cards belong to no one.</source>
        <translation>Nessuno ha preso: le ultime carte non vanno a nessuno.</translation>
    </message>
    <message>
        <source>%1: the whole suit in one pile!</source>
        <translation>%1: preso tutto il seme!</translation>
    </message>
    <message>
        <source>The match goes to %1, and counts double!</source>
        <translation>%1: partita vinta, e vale doppio!</translation>
    </message>
    <message>
        <source>The match goes to %1!</source>
        <translation>%1: partita vinta!</translation>
    </message>
    <message>
        <source>%1: %2 is laid.</source>
        <comment>a player, a card</comment>
        <translation>%1: %2 resta in tavola.</translation>
    </message>
    <message>
        <source>%1: %2 takes itself.</source>
        <comment>a player, a card</comment>
        <translation>%1: %2 si prende da solo.</translation>
    </message>
    <message>
        <source>%1: %2 takes %3.</source>
        <comment>a player, a card, the cards taken</comment>
        <translation>%1: %2 prende %3.</translation>
    </message>
    <message>
        <source>Into the hand</source>
        <comment>where the cut card may go</comment>
        <translation>In mano</translation>
    </message>
    <message>
        <source>Onto the table</source>
        <comment>where the cut card may go</comment>
        <translation>In tavola</translation>
    </message>
    <message>
        <source>Choose what to take: click on it or press its number. Esc steps back.</source>
        <translation>Scegli che cosa prendere con un clic o con il suo numero. Esc per tornare indietro.</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <comment>declarations</comment>
        <translation>Carte mostrate</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>declared</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>declared</comment>
        <translation>battute</translation>
    </message>
    <message numerus="yes">
        <source>%1: out! %n point(s) are certain, and %2 are needed.</source>
        <comment>a player; points, the target</comment>
        <translation>
            <numerusform>%1: fuori! %n punto sicuro: ne servono %2.</numerusform>
            <numerusform>%1: fuori! %n punti sicuri: ne servono %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not out. Only %n point(s) are certain, and %2 are needed.</source>
        <comment>a player; points, the target</comment>
        <translation>
            <numerusform>%1: chiamata sbagliata! Solo %n punto sicuro: ne servono %2.</numerusform>
            <numerusform>%1: chiamata sbagliata! Solo %n punti sicuri: ne servono %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A click or a key shows the next item; Esc ends the counting.</source>
        <translation>Con un clic o un tasto passi alla voce seguente; con Esc salti il conteggio.</translation>
    </message>
    <message>
        <source>Speed of the cards: %1. + or − changes it.</source>
        <comment>its name</comment>
        <translation>Velocità delle carte: %1. Con + o − la cambi.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>La partita riprende.</translation>
    </message>
    <message>
        <source>Too many %1 on the table: the cards are dealt again.</source>
        <comment>kings</comment>
        <translation>Troppi %1 in tavola: si ridanno le carte.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), and that ends the match.</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1: %n punto, e la partita è finita.</numerusform>
            <numerusform>%1: %n punti, e la partita è finita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not out. %n point(s) are certain, but somebody else has %2.</source>
        <comment>a player; points, those of the best other side</comment>
        <translation>
            <numerusform>%1: chiamata sbagliata! %n punto sicuro, ma qualcun altro ne ha %2.</numerusform>
            <numerusform>%1: chiamata sbagliata! %n punti sicuri, ma qualcun altro ne ha %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1! The first deal goes to %2.</source>
        <comment>The king of coins; a side</comment>
        <translation>%1! Primo mazziere: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a card, what its picture shows</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The table adds up to %1 and goes to the dealer: %2.</source>
        <comment>a number; a player or a team</comment>
        <translation>La tavola fa %1 e va al mazziere: %2.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La tavola è vuota.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>In tavola: %1.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <comment>a player</comment>
        <translation>Tocca a %1.</translation>
    </message>
    <message>
        <source>To play now</source>
        <comment>a player</comment>
        <translation>Tocca a chi siede qui</translation>
    </message>
    <message>
        <source>Dealer of this round</source>
        <comment>a player</comment>
        <translation>Fa le carte in questa mano</translation>
    </message>
    <message>
        <source>Team: %1</source>
        <comment>its players</comment>
        <translation>Squadra: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s); to win: %1</source>
        <comment>so far; the target</comment>
        <translation>
            <numerusform>%n punto; per vincere: %1</numerusform>
            <numerusform>%n punti; per vincere: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Last to capture so far</source>
        <comment>a side</comment>
        <translation>Per ora l’ultima presa è sua</translation>
    </message>
    <message>
        <source>thinking…</source>
        <comment>an opponent</comment>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>last capture</source>
        <comment>a tag on a pile</comment>
        <translation>ultima presa</translation>
    </message>
    <message>
        <source>Chkobba!</source>
        <translation>Chkobba!</translation>
    </message>
    <message>
        <source>The table adds up to %1 and goes to you, the dealer.</source>
        <comment>a number</comment>
        <translation>La tavola fa %1 e va a te, che dai le carte.</translation>
    </message>
    <message>
        <source>The last cards go to you.</source>
        <translation>Le ultime carte vanno a te.</translation>
    </message>
    <message>
        <source>%1! The first deal is yours.</source>
        <comment>The king of coins</comment>
        <translation>%1! Cominci tu a dare le carte.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a player, what they say</comment>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>The table adds up to %1 and goes to your team.</source>
        <comment>a number</comment>
        <translation>La tavola fa %1 e va alla tua squadra.</translation>
    </message>
    <message>
        <source>The last cards go to your team.</source>
        <translation>Le ultime carte vanno alla tua squadra.</translation>
    </message>
    <message>
        <source>The last cards go to %1.</source>
        <comment>a player or a team</comment>
        <translation>Le ultime carte vanno a %1.</translation>
    </message>
    <message>
        <source>Enter takes %1. Esc steps back.</source>
        <comment>the key; cards</comment>
        <translation>Invio prende %1. Esc torna indietro.</translation>
    </message>
    <message>
        <source>Click to take %1. Esc steps back.</source>
        <comment>cards</comment>
        <translation>Un clic prende %1. Esc torna indietro.</translation>
    </message>
    <message>
        <source>Enter lays the card. Esc steps back.</source>
        <comment>the key</comment>
        <translation>Invio cala la carta. Esc torna indietro.</translation>
    </message>
    <message>
        <source>Click to lay the card. Esc steps back.</source>
        <translation>Un clic cala la carta. Esc torna indietro.</translation>
    </message>
    <message>
        <source>You take %1, and what else: %2? Click on it or press its number.</source>
        <comment>cards; other cards, two or three ways</comment>
        <translation>Prendi %1, e poi che cosa: %2? Fai clic o premi il numero.</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between ways to take cards</comment>
        <translation> oppure </translation>
    </message>
    <message>
        <source>You take %1, and what else? Click on it or press its number.</source>
        <comment>cards</comment>
        <translation>Prendi %1, e poi che cosa? Fai clic o premi il numero.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what is taken besides the cards already chosen</comment>
        <translation>nient’altro</translation>
    </message>
    <message>
        <source>A click or a key shows the next item.</source>
        <translation>Con un clic o un tasto passi alla voce seguente.</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>after the number of them in a pile</comment>
        <translation>
            <numerusform>carta</numerusform>
            <numerusform>carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 steals your pile of %n card(s).</source>
        <comment>a player, a card</comment>
        <translation>
            <numerusform>%1: %2 ti ruba un mazzetto di %n carta.</numerusform>
            <numerusform>%1: %2 ti ruba un mazzetto di %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 steals your team&apos;s pile of %n card(s).</source>
        <comment>a player, a card</comment>
        <translation>
            <numerusform>%1: %2 ruba alla tua squadra un mazzetto di %n carta.</numerusform>
            <numerusform>%1: %2 ruba alla tua squadra un mazzetto di %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %3 steals a pile of %n card(s) from %1.</source>
        <comment>the player or team that had the pile, a player, a card</comment>
        <translation>
            <numerusform>%2: %3 ruba a %1 un mazzetto di %n carta.</numerusform>
            <numerusform>%2: %3 ruba a %1 un mazzetto di %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two sweeps!</source>
        <translation>Due scope!</translation>
    </message>
</context>
<context>
    <name>settebello::TableView</name>
    <message>
        <source>Card table</source>
        <translation>Tavola di gioco</translation>
    </message>
</context>
<context>
    <name>settebello::TextLists</name>
    <message>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>settebello::ToolButton</name>
    <message>
        <source>Last play</source>
        <comment>a button: show it again</comment>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>What would you play? (H)</source>
        <translation>Che cosa giocheresti? (H)</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>a button: the last play</comment>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Take back your last play</source>
        <translation>Riprendi la tua ultima carta</translation>
    </message>
    <message>
        <source>Show the last play again (R)</source>
        <translation>Rivedi l’ultima giocata (R)</translation>
    </message>
    <message>
        <source>Show the last play again</source>
        <translation>Rivedi l’ultima giocata</translation>
    </message>
    <message>
        <source>Take back the last play of %1</source>
        <comment>a player</comment>
        <translation>Riprendi l’ultima carta di %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>settebello::TouchChoice</name>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen, a value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>settebello::UnsavedGuard</name>
    <message>
        <source>Quit although not everything is saved?</source>
        <translation>Uscire anche se non tutto è stato salvato?</translation>
    </message>
    <message>
        <source>&amp;Keep trying</source>
        <translation>Continua a &amp;provare</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>&amp;Esci senza salvare</translation>
    </message>
</context>
<context>
    <name>settebello::WaitingPage</name>
    <message>
        <source>Wrong words were tried too often. Send your friends the link.</source>
        <translation>Sono state provate troppe parole sbagliate. Manda agli amici il link.</translation>
    </message>
    <message>
        <source>%1 is here and reads the rules.</source>
        <comment>a friend</comment>
        <translation>%1 è qui e legge le regole.</translation>
    </message>
    <message>
        <source>%1 was here. The seat waits.</source>
        <comment>a friend</comment>
        <translation>%1 era qui. Il posto resta suo.</translation>
    </message>
    <message>
        <source>The link is copied. Whoever has it can take a seat.</source>
        <translation>Il link è copiato. Chi lo ha può prendere un posto.</translation>
    </message>
    <message>
        <source>Save the invitation</source>
        <translation>Salva l’invito</translation>
    </message>
    <message>
        <source>Invitations (*.settebello-table)</source>
        <translation>Inviti (*.settebello-table)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>The invitation is saved. Whoever has the file can take a seat.</source>
        <translation>L’invito è salvato. Chi ha il file può prendere un posto.</translation>
    </message>
    <message>
        <source>The invitation could not be saved: %1</source>
        <translation>Non è stato possibile salvare l’invito: %1</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>&amp;Copia il link</translation>
    </message>
    <message>
        <source>&amp;Save an invitation…</source>
        <translation>&amp;Salva un invito…</translation>
    </message>
    <message>
        <source>These three words open the table:</source>
        <translation>Queste tre parole aprono il tavolo:</translation>
    </message>
    <message>
        <source>The match begins as soon as all have sat down.</source>
        <translation>La partita comincia appena tutti si sono seduti.</translation>
    </message>
    <message>
        <source>The relay %1 does not let this program in. Are its user and password right (Preferences)?</source>
        <translation>Il server %1 non fa entrare questo programma. Utente e password sono giusti (Preferenze)?</translation>
    </message>
    <message>
        <source>The relay %1 cannot be reached. It is tried again.</source>
        <translation>Il server %1 non si raggiunge. Si riprova.</translation>
    </message>
    <message>
        <source>%1 has sat down.</source>
        <comment>a friend</comment>
        <translation>%1 è al tavolo.</translation>
    </message>
    <message>
        <source>In the same house these three words open the table:</source>
        <translation>Nella stessa casa il tavolo si apre con queste tre parole:</translation>
    </message>
    <message>
        <source>They work from far away too, if your friends have chosen %1 as well. The link and the file always do.</source>
        <translation>Valgono anche da lontano, se i tuoi amici hanno scelto anche loro %1. Il link e il file valgono sempre.</translation>
    </message>
    <message>
        <source>Friends who are far away need the link or the file.</source>
        <translation>A chi è lontano manda il link o il file.</translation>
    </message>
    <message>
        <source>Friends who are far away need the link or the file, and come in only if your router lets them, or by a relay (Preferences).</source>
        <translation>A chi è lontano manda il link o il file: entra solo se il tuo router lo permette, o con un server (Preferenze).</translation>
    </message>
    <message>
        <source>Somebody in the same house wants to join. Do both screens show the number %1?</source>
        <translation>Qualcuno nella stessa casa vuole unirsi. I due schermi mostrano il numero %1?</translation>
    </message>
    <message>
        <source>awaited…</source>
        <comment>a friend</comment>
        <translation>in attesa…</translation>
    </message>
    <message numerus="yes">
        <source>%n friend(s) have not come yet.</source>
        <translation>
            <numerusform>Manca ancora un amico.</numerusform>
            <numerusform>Mancano ancora %n amici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::WhySpeech</name>
    <message>
        <source>One moment: I have to think back.</source>
        <translation>Un momento: devo ripensarci.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player, the level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what the player says</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>settebello::WhyText</name>
    <message>
        <source>Players of my kind cannot say why they play a card.</source>
        <translation>I giocatori come me non sanno dire perché giocano una carta.</translation>
    </message>
    <message>
        <source>This match was recorded by an earlier version, which did not keep what I went by. So I cannot say why I played that.</source>
        <translation>Questa partita è stata registrata da una versione precedente, che non conservava ciò su cui mi basavo. Perciò non so dire perché ho giocato così.</translation>
    </message>
    <message>
        <source>Asked again, I decide otherwise: another version of the program played here, or I ran out of time. So I cannot say why I played that.</source>
        <translation>Se me lo chiedi ora, decido altrimenti: qui giocava un’altra versione del programma, oppure mi è mancato il tempo. Perciò non so dire perché ho giocato così.</translation>
    </message>
    <message>
        <source>Otherwise I would have taken %1 with %2.</source>
        <translation>Altrimenti avrei preso %1 con %2.</translation>
    </message>
    <message>
        <source>Otherwise I would have laid %1.</source>
        <translation>Altrimenti avrei calato %1.</translation>
    </message>
    <message>
        <source>Oh! I did not see that I could take %1 with %2.</source>
        <translation>Oh! Non ho visto che potevo prendere %1 con %2.</translation>
    </message>
    <message>
        <source>I overlooked that I could take %1 with %2.</source>
        <translation>Mi è sfuggito che potevo prendere %1 con %2.</translation>
    </message>
    <message>
        <source>Oh! I only wanted to lay %1. I had not seen that it takes something.</source>
        <translation>Oh! Volevo solo calare %1. Non avevo visto che prendeva qualcosa.</translation>
    </message>
    <message>
        <source>I meant to lay %1, and overlooked that it had to take something.</source>
        <translation>Volevo calare %1, e mi è sfuggito che doveva prendere qualcosa.</translation>
    </message>
    <message numerus="yes">
        <source>I cannot remember so many cards: I had forgotten %n that were gone.</source>
        <translation>
            <numerusform>Tante carte non me le ricordo: ne avevo dimenticata %n già uscita.</numerusform>
            <numerusform>Tante carte non me le ricordo: ne avevo dimenticate %n già uscite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I had lost track of %n card(s) that were gone.</source>
        <translation>
            <numerusform>Avevo perso il conto di %n carta già uscita.</numerusform>
            <numerusform>Avevo perso il conto di %n carte già uscite.</numerusform>
        </translation>
    </message>
    <message>
        <source>I had forgotten that %1 was gone.</source>
        <comment>a card</comment>
        <translation>Non ricordavo più di aver visto uscire %1.</translation>
    </message>
    <message>
        <source>I had forgotten that %1 were gone.</source>
        <comment>several cards</comment>
        <translation>Non ricordavo più di aver visto uscire %1.</translation>
    </message>
    <message>
        <source>I did not add up the table.</source>
        <translation>Non ho sommato le carte in tavola.</translation>
    </message>
    <message>
        <source>Oh! I did not add up what was left on the table. It came to %1, and that can be swept.</source>
        <translation>Oh! Non ho sommato quel che restava in tavola. Faceva %1, e così si può fare scopa.</translation>
    </message>
    <message>
        <source>I did not add up what I left: it came to %1, which can be swept.</source>
        <translation>Non ho sommato quel che lasciavo: faceva %1, e così si può fare scopa.</translation>
    </message>
    <message>
        <source>I did not think of what comes next: somebody can take %1.</source>
        <translation>Non ho pensato al dopo: qualcuno può prendere %1.</translation>
    </message>
    <message>
        <source>I did not foresee that somebody could take %1.</source>
        <translation>Non ho previsto che qualcuno potesse prendere %1.</translation>
    </message>
    <message>
        <source>These cards seemed worth more to me than %1.</source>
        <translation>Mi sembrava meglio prendere queste carte che prendere %1.</translation>
    </message>
    <message>
        <source>I did not want to leave these cards lying.</source>
        <translation>Non volevo lasciare lì queste carte.</translation>
    </message>
    <message>
        <source>Had I taken %1 with %2, somebody could have swept the rest.</source>
        <translation>Se avessi preso %1 con %2, qualcuno avrebbe potuto fare scopa su quel che restava.</translation>
    </message>
    <message>
        <source>Had I laid %1, somebody could have swept the table.</source>
        <translation>Se avessi calato %1, qualcuno avrebbe potuto fare scopa.</translation>
    </message>
    <message>
        <source>Oh! I did not notice that my points were enough to call out.</source>
        <translation>Oh! Non ho fatto caso che i miei punti bastavano per chiamarmi fuori.</translation>
    </message>
    <message>
        <source>I did not notice that I had reached the target for certain and could call out.</source>
        <translation>Non ho notato che i miei punti sicuri bastavano, e che potevo chiamarmi fuori.</translation>
    </message>
    <message>
        <source>I did not notice that I had something to declare.</source>
        <translation>Non ho notato che avevo un’accusa da fare.</translation>
    </message>
    <message>
        <source>I did not work out the last cards this time.</source>
        <translation>Stavolta non ho calcolato le ultime carte.</translation>
    </message>
    <message>
        <source>I played this one by rules of thumb and did not think it through.</source>
        <translation>Qui ho giocato a occhio, senza pensarci troppo.</translation>
    </message>
    <message>
        <source>A sweep! I could not let that go.</source>
        <translation>Scopa! Non potevo lasciarmela scappare.</translation>
    </message>
    <message>
        <source>I wanted the sweep.</source>
        <translation>Volevo la scopa.</translation>
    </message>
    <message numerus="yes">
        <source>It gives me %n card(s) at once, and I like to take many.</source>
        <translation>
            <numerusform>Mi dà una carta in un colpo solo, e a me piace prenderne tante.</numerusform>
            <numerusform>Mi dà %n carte in un colpo solo, e a me piace prenderne tante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the most cards: %n.</source>
        <translation>
            <numerusform>È la presa con più carte: %n.</numerusform>
            <numerusform>È la presa con più carte: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>I wanted to keep %1.</source>
        <translation>Volevo tenere %1.</translation>
    </message>
    <message>
        <source>A sweep by somebody else seemed less likely to me this way.</source>
        <translation>Così mi sembrava meno probabile una scopa degli altri.</translation>
    </message>
    <message>
        <source>This way I expected to leave less to the next player.</source>
        <translation>Così contavo di lasciare meno a chi gioca dopo.</translation>
    </message>
    <message>
        <source>I did not want the next player to take %1.</source>
        <translation>Non volevo che chi gioca dopo prendesse %1.</translation>
    </message>
    <message>
        <source>Nothing of what I leave can be taken, so the next player can only lay a card.</source>
        <translation>Di quel che lascio non si può prendere nulla: chi gioca dopo può solo calare.</translation>
    </message>
    <message>
        <source>I thought of what it leaves to my partner.</source>
        <translation>Ho pensato a quel che resta per chi gioca con me.</translation>
    </message>
    <message>
        <source>I lay what I hold more than once, so that I can take it back.</source>
        <translation>Calo una carta che ho doppia, per poterla poi riprendere.</translation>
    </message>
    <message>
        <source>I went by the old rules: about pairs, and which card to lay first.</source>
        <translation>Ho seguito le vecchie regole: come si trattano le coppie, e quale carta si cala per prima.</translation>
    </message>
    <message>
        <source>I want as few points as possible.</source>
        <translation>Voglio fare meno punti possibile.</translation>
    </message>
    <message>
        <source>I did not want to take cards that cost points.</source>
        <translation>Non volevo prendere carte che tolgono punti.</translation>
    </message>
    <message>
        <source>I had no choice.</source>
        <translation>Non avevo scelta.</translation>
    </message>
    <message>
        <source>It wins the match at once.</source>
        <translation>Così la partita è subito vinta.</translation>
    </message>
    <message>
        <source>I had reached the target for certain.</source>
        <translation>I miei punti sicuri bastavano.</translation>
    </message>
    <message>
        <source>My packet was one to declare.</source>
        <translation>Avevo un’accusa da fare.</translation>
    </message>
    <message>
        <source>I preferred this card in my hand.</source>
        <translation>Questa carta la preferivo in mano.</translation>
    </message>
    <message>
        <source>I preferred this card on the table.</source>
        <translation>Questa carta la preferivo in tavola.</translation>
    </message>
    <message>
        <source>It was the only thing that I could take.</source>
        <translation>Era la sola presa che potevo fare.</translation>
    </message>
    <message>
        <source>There was nothing to take, and this card was the least loss.</source>
        <translation>Non c’era niente da prendere, e questa era la carta che mi costava meno.</translation>
    </message>
    <message>
        <source>It simply seemed best to me, however I looked at it.</source>
        <translation>Mi pareva la meglio, e basta.</translation>
    </message>
    <message>
        <source>taking %1 with %2</source>
        <comment>the next best play</comment>
        <translation>prendere %1 con %2</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>the next best play</comment>
        <translation>calare %1</translation>
    </message>
    <message numerus="yes">
        <source>The next best was %1: it wins about %n fewer of 100 matches.</source>
        <translation>
            <numerusform>Potevo anche %1, ma così si vince circa una partita su cento in meno.</numerusform>
            <numerusform>Potevo anche %1, ma così si vincono circa %n partite su cento in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good was %1.</source>
        <translation>Potevo anche %1: era quasi lo stesso.</translation>
    </message>
    <message>
        <source>I thought it through.</source>
        <translation>Ci ho pensato bene.</translation>
    </message>
    <message>
        <source>The next best was %1, which brings %2 less.</source>
        <comment>a play; about half a point</comment>
        <translation>Potevo anche %1, ma ci perdevo %2.</translation>
    </message>
    <message>
        <source>I thought it through, and expected to end this round %1 ahead.</source>
        <comment>about half a point</comment>
        <translation>Ci ho pensato bene, e contavo di chiudere la mano in vantaggio di %1.</translation>
    </message>
    <message>
        <source>I thought it through, and expected to end this round %1 behind: nothing promised more.</source>
        <comment>about half a point</comment>
        <translation>Ci ho pensato bene, e contavo di chiudere la mano in svantaggio di %1: di meglio non c’era.</translation>
    </message>
    <message>
        <source>I did not think of what a card left lying tells.</source>
        <translation>Non ho pensato a quel che fa capire una carta lasciata in tavola.</translation>
    </message>
    <message>
        <source>You decided this yourself. What it was worth, and what was best, is said by “Review this match” once it is over.</source>
        <translation>Qui hai deciso tu. Quanto valeva la giocata e che cosa era meglio, te lo dice “Rivedi questa partita” quando la partita è finita.</translation>
    </message>
</context>
</TS>
