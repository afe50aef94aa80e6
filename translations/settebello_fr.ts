<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>settebello::AboutDialog</name>
    <message>
        <source>About Settebello</source>
        <translation>À propos de Settebello</translation>
    </message>
    <message>
        <source>The Italian card game Scopa, with its variants from Naples to Tunis.</source>
        <translation>La scopa, le jeu de cartes italien, avec ses variantes de Naples à Tunis.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Made with Qt %1.</source>
        <translation>Réalisé avec Qt %1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>settebello::AccessibleText</name>
    <message>
        <source>%1, in your hand, takes nothing</source>
        <comment>a card</comment>
        <translation>%1, dans votre main, ne prend rien</translation>
    </message>
    <message>
        <source>%1, in your hand, takes %2</source>
        <comment>a card, the cards it takes</comment>
        <translation>%1, dans votre main, prend %2</translation>
    </message>
    <message>
        <source>%1, in your hand, takes one of: %2</source>
        <comment>a card, several captures</comment>
        <translation>%1, dans votre main, prend au choix&#xa0;: %2</translation>
    </message>
    <message>
        <source>; or </source>
        <comment>between captures</comment>
        <translation>&#x202f;; ou </translation>
    </message>
    <message>
        <source>%1, in your hand</source>
        <comment>a card</comment>
        <translation>%1, dans votre main</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Carte %1 sur %2</translation>
    </message>
    <message>
        <source>%1, on the table</source>
        <comment>a card</comment>
        <translation>%1, sur la table</translation>
    </message>
    <message>
        <source>%1, on the table, chosen to be taken</source>
        <comment>a card</comment>
        <translation>%1, sur la table, parmi les cartes à prendre</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) in hand</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1&#xa0;: %n carte en main</numerusform>
            <numerusform>%1&#xa0;: %n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <comment>cards declared</comment>
        <translation>Cartes montrées&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Pioche&#xa0;: %n carte</numerusform>
            <numerusform>Pioche&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of %1: %n card(s)</source>
        <translation>
            <numerusform>Plis (%1)&#xa0;: %n carte</numerusform>
            <numerusform>Plis (%1)&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The target is %1.</source>
        <translation>Points à atteindre&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s): press a number, or Tab to go round.</source>
        <translation>
            <numerusform>%n choix&#xa0;: tapez un numéro, ou Tab pour les parcourir.</numerusform>
            <numerusform>%n choix&#xa0;: tapez un numéro, ou Tab pour les parcourir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choice %1 of %2: lay the card.</source>
        <translation>Choix %1 sur %2&#xa0;: poser la carte.</translation>
    </message>
    <message>
        <source>Choice %1 of %2: take %3.</source>
        <translation>Choix %1 sur %2&#xa0;: prendre %3.</translation>
    </message>
    <message>
        <source>Choice %1: lay the card</source>
        <translation>Choix %1&#xa0;: poser la carte</translation>
    </message>
    <message>
        <source>Choice %1: take %2</source>
        <comment>its number, the cards</comment>
        <translation>Choix %1&#xa0;: prendre %2</translation>
    </message>
    <message>
        <source>Chosen: press it to play</source>
        <translation>Choisi&#xa0;: appuyez pour jouer</translation>
    </message>
    <message>
        <source>%1, on the table, in choice %2</source>
        <comment>a card, the choices&apos; numbers</comment>
        <translation>%1, sur la table, choix %2</translation>
    </message>
    <message>
        <source>the pile with %1 on top</source>
        <comment>a card</comment>
        <translation>le paquet dont le dessus est %1</translation>
    </message>
    <message>
        <source>On top: %1</source>
        <comment>a card</comment>
        <translation>Sur le dessus&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, in your hand, may not be played now</source>
        <comment>a card</comment>
        <translation>%1, dans votre main, ne peut pas être joué maintenant</translation>
    </message>
</context>
<context>
    <name>settebello::AdviceText</name>
    <message>
        <source>Lay %1.</source>
        <translation>Posez %1.</translation>
    </message>
    <message>
        <source>Play %1, which takes itself.</source>
        <translation>Jouez %1, qui se prend lui-même.</translation>
    </message>
    <message>
        <source>Take %1 with %2.</source>
        <translation>Prenez %1 avec %2.</translation>
    </message>
    <message>
        <source>is the only one allowed</source>
        <comment>This play …</comment>
        <translation>est le seul possible</translation>
    </message>
    <message>
        <source>is a sweep</source>
        <comment>This play …</comment>
        <translation>fait scopa</translation>
    </message>
    <message numerus="yes">
        <source>takes %n seven(s) for the primiera</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>prend %n sept pour la primiera</numerusform>
            <numerusform>prend %n sept pour la primiera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n seven(s)</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>prend %n sept</numerusform>
            <numerusform>prend %n sept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) in all</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>ramasse %n carte en tout</numerusform>
            <numerusform>ramasse %n cartes en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>brings the most points in the end, as far as can be foreseen</source>
        <comment>This play …</comment>
        <translation>rapporte le plus de points à la fin, autant qu’on puisse le prévoir</translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n more of 100 matches than the next best.</source>
        <translation>
            <numerusform>Il fait gagner environ %n partie sur cent de plus.</numerusform>
            <numerusform>Il fait gagner environ %n parties sur cent de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are good: the next best is worth about as much.</source>
        <translation>Les deux coups se valent&#xa0;: le deuxième choix vaut presque autant.</translation>
    </message>
    <message>
        <source>This play %1.</source>
        <comment>%1 is a list of reasons</comment>
        <translation>Ce coup %1.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>This play …; 3 coins</comment>
        <translation>prend %1</translation>
    </message>
    <message>
        <source>wins the match at once</source>
        <comment>This play …</comment>
        <translation>gagne aussitôt la partie</translation>
    </message>
    <message>
        <source>Call out: your certain points reach the target, and nobody has as many.</source>
        <translation>Annoncez vos points&#xa0;: ceux qui vous sont acquis suffisent, et personne n’en a autant.</translation>
    </message>
    <message>
        <source>avoids a sweep</source>
        <comment>This play …</comment>
        <translation>évite une scopa</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <comment>This play …</comment>
        <translation>ne prend rien</translation>
    </message>
    <message>
        <source>brings the fewest points in the end, as far as can be foreseen</source>
        <comment>This play …</comment>
        <translation>rapporte le moins à la fin, autant qu’on puisse le prévoir</translation>
    </message>
    <message>
        <source>makes sure of a point (%1)</source>
        <comment>This play …; “Most coins”</comment>
        <translation>assure un point (%1)</translation>
    </message>
    <message>
        <source>takes %1 for the primiera</source>
        <comment>This play …; the six of cups</comment>
        <translation>prend %1 pour la primiera</translation>
    </message>
    <message numerus="yes">
        <source>brings %n point(s) (%1)</source>
        <comment>This play …; “Napola”</comment>
        <translation>
            <numerusform>rapporte %n point (%1)</numerusform>
            <numerusform>rapporte %n points (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves a pair, which its own rank cannot sweep</source>
        <comment>This play …</comment>
        <translation>laisse une paire, et une carte de cette valeur ne fait pas scopa</translation>
    </message>
    <message>
        <source>pairs the ranks again (appariglio), for the dealer</source>
        <comment>This play …</comment>
        <translation>rappareille les valeurs, ce qui sert le donneur</translation>
    </message>
    <message>
        <source>keeps the ranks paired, for the dealer</source>
        <comment>This play …</comment>
        <translation>garde les valeurs appariées, ce qui sert le donneur</translation>
    </message>
    <message>
        <source>leaves %1 where nobody can take it</source>
        <comment>This play …; the settebello</comment>
        <translation>laisse %1 là où personne ne peut le prendre</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 to only %n of the cards still out</source>
        <comment>This play …; the settebello</comment>
        <translation>
            <numerusform>laisse %1, que seule %n des cartes encore en jeu peut prendre</numerusform>
            <numerusform>laisse %1, que seules %n des cartes encore en jeu peuvent prendre</numerusform>
        </translation>
    </message>
    <message>
        <source>avoids %1</source>
        <comment>This play …; the settebello</comment>
        <translation>évite %1</translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s) fewer</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>prend %n carte de moins</numerusform>
            <numerusform>prend %n cartes de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>saves the ace, which may take a whole table</source>
        <comment>This play …</comment>
        <translation>garde l’as, qui peut prendre toute la table</translation>
    </message>
    <message>
        <source>The better play %1.</source>
        <comment>%1 is a list of reasons</comment>
        <translation>Le meilleur coup %1.</translation>
    </message>
    <message numerus="yes">
        <source>steals a pile of %n card(s)</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>vole un paquet de %n carte</numerusform>
            <numerusform>vole un paquet de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves the pile topped by a card that nobody can match</source>
        <comment>This play …</comment>
        <translation>laisse sur le paquet une carte que personne ne peut égaler</translation>
    </message>
    <message numerus="yes">
        <source>leaves the pile topped by a card that only %n of the cards still out can match</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>laisse sur le paquet une carte que seule %n des cartes encore en jeu peut égaler</numerusform>
            <numerusform>laisse sur le paquet une carte que seules %n des cartes encore en jeu peuvent égaler</numerusform>
        </translation>
    </message>
    <message>
        <source>makes sure of the last capture, which brings what is left as well</source>
        <comment>This play …</comment>
        <translation>s’assure la dernière prise, qui emporte aussi ce qui reste</translation>
    </message>
    <message numerus="yes">
        <source>saves %n point(s) (%1)</source>
        <comment>This play …; “Two of batons”</comment>
        <translation>
            <numerusform>épargne %n point (%1)</numerusform>
            <numerusform>épargne %n points (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves %1, which came from the partner, who may have more of that rank</source>
        <comment>This play …; cards</comment>
        <translation>laisse au partenaire ce qu’il a posé (%1), car il en a peut-être d’autres en main</translation>
    </message>
    <message>
        <source>leaves the next player nothing to take</source>
        <comment>This play …</comment>
        <translation>oblige le joueur suivant à poser, car il ne trouve rien à prendre</translation>
    </message>
    <message>
        <source>keeps the mulinello going, so that the next player must lay again and lose that card too</source>
        <comment>This play …</comment>
        <translation>poursuit le moulinet, et le joueur suivant doit encore poser et perdre cette carte aussi</translation>
    </message>
    <message>
        <source>lays a card with another like it in hand, a sign to the partner to leave it there</source>
        <comment>This play …</comment>
        <translation>pose une carte et en garde une autre de même valeur, et le partenaire comprend qu’il doit la laisser</translation>
    </message>
    <message>
        <source>lays a card with another like it in hand</source>
        <comment>This play …</comment>
        <translation>pose une carte et en garde en main une autre de même valeur</translation>
    </message>
    <message>
        <source>gets rid of %1</source>
        <comment>This play …</comment>
        <translation>fait sortir %1 de la main</translation>
    </message>
    <message>
        <source>is best against the last cards, which can be worked out (%1)</source>
        <comment>This play …; the seven of cups and the king of coins</comment>
        <translation>est le meilleur contre les dernières cartes, qu’on peut déduire (%1)</translation>
    </message>
    <message>
        <source>Both are good: %1 would do as well.</source>
        <comment>a card</comment>
        <translation>Les deux coups se valent&#xa0;: %1 ferait aussi l’affaire.</translation>
    </message>
    <message>
        <source>It saves you %1.</source>
        <comment>about half a point</comment>
        <translation>Il vous épargne %1.</translation>
    </message>
    <message>
        <source>It brings you %1 more.</source>
        <comment>about half a point</comment>
        <translation>Il vous rapporte %1 de plus.</translation>
    </message>
    <message>
        <source>leaves more than one seven, so that one stays if another is taken</source>
        <comment>This play …</comment>
        <translation>laisse plus d’un sept, et si l’un est pris, un autre reste</translation>
    </message>
    <message>
        <source>does not give the dealer the last capture</source>
        <comment>This play …</comment>
        <translation>n’offre pas au donneur la dernière prise</translation>
    </message>
    <message>
        <source>leaves %1, which can still be taken next time, because nobody else can take it now</source>
        <comment>This play …; the settebello</comment>
        <translation>laisse %1, qui peut encore être pris la prochaine fois, car personne d’autre ne peut le prendre maintenant</translation>
    </message>
    <message numerus="yes">
        <source>leaves %n seven(s) fewer to be taken</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>laisse %n sept de moins à prendre</numerusform>
            <numerusform>laisse %n sept de moins à prendre</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves %1 fewer to be taken</source>
        <comment>This play …; 2 coins</comment>
        <translation>laisse %1 de moins à prendre</translation>
    </message>
    <message>
        <source>brings home %1</source>
        <comment>This play …; cards</comment>
        <translation>ramasse %1</translation>
    </message>
    <message>
        <source>leaves %1 on the table, which no card can sweep, instead of letting %2 sweep</source>
        <comment>This play …; a number; the three and the nine</comment>
        <translation>laisse un total de %1, où aucune scopa n’est possible, alors qu’avec l’autre coup %2 suffit</translation>
    </message>
    <message>
        <source>leaves a table that nobody else can sweep any more, instead of letting %1 sweep</source>
        <comment>This play …; the three and the nine</comment>
        <translation>laisse une table où personne d’autre ne peut faire scopa, alors qu’avec l’autre coup %1 suffit</translation>
    </message>
    <message>
        <source>keeps the other player from sweeping with %1</source>
        <comment>This play …; cards</comment>
        <translation>empêche l’autre de faire scopa avec %1</translation>
    </message>
    <message numerus="yes">
        <source>leaves a table that only %n of the cards still out can sweep, instead of %1</source>
        <comment>This play …</comment>
        <translation>
            <numerusform>laisse une table où seule %n des cartes encore en jeu permet une scopa, au lieu de %1</numerusform>
            <numerusform>laisse une table où seules %n des cartes encore en jeu permettent une scopa, au lieu de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>can take %1 with %2 next time, as nobody else can for now</source>
        <comment>This play …; cards</comment>
        <translation>permet de prendre %1 avec %2 la prochaine fois, car personne d’autre ne le peut pour l’instant</translation>
    </message>
    <message>
        <source>prepares to take %1 with %2 next time</source>
        <comment>This play …; cards</comment>
        <translation>prépare la prochaine prise&#xa0;: %1 avec %2</translation>
    </message>
    <message>
        <source>breaks up pairs of ranks (spariglio), so that the dealer does not simply capture last</source>
        <comment>This play …</comment>
        <translation>dépareille les valeurs, et le donneur fera moins facilement la dernière prise</translation>
    </message>
    <message>
        <source>lays a free card (carta franca), which nobody can take, while %1 could be taken</source>
        <comment>This play …; a card</comment>
        <translation>pose une carte franche, que personne ne peut prendre, alors qu’on perdrait peut-être %1</translation>
    </message>
    <message>
        <source>lays a card that nothing can take now, while %1 could be taken</source>
        <comment>This play …; a card</comment>
        <translation>pose une carte que personne ne peut prendre pour l’instant, alors qu’on perdrait peut-être %1</translation>
    </message>
    <message numerus="yes">
        <source>lays a card that only %n of the cards still out can take, while %1 can take %2</source>
        <comment>This play …; a number; the three of cups</comment>
        <translation>
            <numerusform>pose une carte que seule %n des cartes encore en jeu peut prendre, alors que %1 peuvent prendre %2</numerusform>
            <numerusform>pose une carte que seules %n des cartes encore en jeu peuvent prendre, alors que %1 peuvent prendre %2</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps %1 in hand, which could be taken from the table</source>
        <comment>This play …</comment>
        <translation>garde %1 en main, au lieu de l’exposer sur la table</translation>
    </message>
    <message>
        <source>keeps %1, the last of their rank, of which one takes the other later</source>
        <comment>This play …; cards</comment>
        <translation>garde les derniers de leur valeur (%1), dont l’un prendra l’autre</translation>
    </message>
    <message>
        <source>%1 in %2 of 10 cases</source>
        <comment>something that happens</comment>
        <translation>%1 %2 fois sur dix</translation>
    </message>
    <message>
        <source>then sweeps with %1</source>
        <comment>This play …; a card</comment>
        <translation>fait ensuite scopa avec %1</translation>
    </message>
    <message>
        <source>then takes %1 with %2</source>
        <comment>This play …; cards, a card</comment>
        <translation>prend ensuite %1 avec %2</translation>
    </message>
    <message>
        <source>keeps the other player from taking %1 with %2</source>
        <comment>This play …; cards, a card</comment>
        <translation>empêche l’autre de prendre %1 avec %2</translation>
    </message>
    <message>
        <source>brings home %1 in the end</source>
        <comment>This play …; cards</comment>
        <translation>ramasse %1 à la fin</translation>
    </message>
    <message>
        <source>spares a sweep with %1, which others would make in %2 of 10 cases</source>
        <comment>This play …; the seven</comment>
        <translation>évite une scopa avec %1, qui arrive sinon %2 fois sur dix</translation>
    </message>
    <message>
        <source>then takes something with %1</source>
        <comment>This play …; a card</comment>
        <translation>prend ensuite quelque chose avec %1</translation>
    </message>
    <message>
        <source>takes %1, which would be lost in %2 of 10 cases</source>
        <comment>This play …; cards</comment>
        <translation>prend %1, qui sinon se perd %2 fois sur dix</translation>
    </message>
    <message>
        <source>makes the last capture</source>
        <comment>This play …</comment>
        <translation>fait la dernière prise, qui emporte ce qui reste</translation>
    </message>
    <message>
        <source>gives up a sweep, but %1</source>
        <comment>This play …; a list of reasons</comment>
        <translation>renonce à une scopa, mais %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>two reasons</comment>
        <translation>%1, et %2</translation>
    </message>
    <message>
        <source>%1 almost always</source>
        <comment>something that happens</comment>
        <translation>%1 presque toujours</translation>
    </message>
    <message>
        <source>hardly ever loses %1, rather than in %2 of 10 cases</source>
        <comment>This play …; cards</comment>
        <translation>ne perd presque jamais %1, au lieu de %2 fois sur dix</translation>
    </message>
    <message>
        <source>does not take %1 yet, but %2</source>
        <comment>This play …; the settebello; a list of reasons</comment>
        <translation>ne prend pas encore %1, mais %2</translation>
    </message>
    <message numerus="yes">
        <source>leaves a table that %n of the cards still out can sweep, but %1</source>
        <comment>This play …; a list of reasons</comment>
        <translation>
            <numerusform>laisse une table où %n des cartes encore en jeu permet une scopa, mais %1</numerusform>
            <numerusform>laisse une table où %n des cartes encore en jeu permettent une scopa, mais %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 of 10 cases, rather than in %n</source>
        <comment>something that happens</comment>
        <translation>
            <numerusform>%1 %2 fois sur dix, et seulement %n fois avec l’autre coup</numerusform>
            <numerusform>%1 %2 fois sur dix, et seulement %n fois avec l’autre coup</numerusform>
        </translation>
    </message>
    <message>
        <source>makes sure of the last capture, and with it of %1</source>
        <comment>This play …; cards</comment>
        <translation>s’assure la dernière prise, et avec elle %1</translation>
    </message>
    <message>
        <source>can then take %1 with %2, unless the other player prevents it</source>
        <comment>This play …; cards, a card</comment>
        <translation>peut prendre ensuite %1 avec %2, si l’autre ne l’empêche pas</translation>
    </message>
    <message>
        <source>takes %1, which the other player could take with %2</source>
        <comment>This play …; cards, a card</comment>
        <translation>prend %1 avant que l’autre puisse le faire avec %2</translation>
    </message>
    <message>
        <source>brings home %1 in the end, if both play best</source>
        <comment>This play …; cards</comment>
        <translation>ramasse %1 à la fin, si les deux jouent au mieux</translation>
    </message>
    <message numerus="yes">
        <source>loses %1 only in %n of 10 cases, rather than in %2</source>
        <comment>This play …; cards</comment>
        <translation>
            <numerusform>ne perd %1 que %n fois sur dix, au lieu de %2</numerusform>
            <numerusform>ne perd %1 que %n fois sur dix, au lieu de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>lets the partner take %1</source>
        <comment>This play …; a card</comment>
        <translation>laisse le partenaire prendre %1</translation>
    </message>
    <message>
        <source>leaves a table that only %1 can sweep, which the next player would have played before</source>
        <comment>This play …; the three and the nine</comment>
        <translation>laisse une table où seul %1 ferait scopa, que le joueur suivant aurait déjà joué</translation>
    </message>
    <message>
        <source>saves the ace, which almost always sweeps later</source>
        <comment>This play …</comment>
        <translation>garde l’as, qui fera presque toujours scopa</translation>
    </message>
    <message>
        <source>saves the ace, which sweeps later in %1 of 10 cases</source>
        <comment>This play …</comment>
        <translation>garde l’as, qui fera scopa %1 fois sur dix</translation>
    </message>
    <message>
        <source>brings more sweeps later in the round</source>
        <comment>This play …</comment>
        <translation>rapporte plus de scopa dans la suite de la manche</translation>
    </message>
    <message>
        <source>lets the others sweep more seldom in the rest of the round</source>
        <comment>This play …</comment>
        <translation>laisse les autres faire moins de scopa dans la suite de la manche</translation>
    </message>
    <message>
        <source>brings home %1 more often</source>
        <comment>This play …; the settebello</comment>
        <translation>ramasse plus souvent %1</translation>
    </message>
    <message numerus="yes">
        <source>wins %1 in %2 of 10 cases, rather than in %n</source>
        <comment>This play …; the primiera; a number</comment>
        <translation>
            <numerusform>gagne %1 %2 fois sur dix, et seulement %n fois avec l’autre coup</numerusform>
            <numerusform>gagne %1 %2 fois sur dix, et seulement %n fois avec l’autre coup</numerusform>
        </translation>
    </message>
    <message>
        <source>the point for cards</source>
        <comment>what was at stake</comment>
        <translation>le point des cartes</translation>
    </message>
    <message>
        <source>the point for %1</source>
        <comment>what was at stake: coins or cups</comment>
        <translation>le point de %1</translation>
    </message>
    <message>
        <source>the primiera</source>
        <comment>what was at stake</comment>
        <translation>la primiera</translation>
    </message>
    <message>
        <source>the point for sevens</source>
        <comment>what was at stake</comment>
        <translation>le point des sept</translation>
    </message>
    <message>
        <source>sweeps</source>
        <comment>what was at stake</comment>
        <translation>les scopa</translation>
    </message>
    <message>
        <source>At stake above all: %1.</source>
        <comment>the primiera</comment>
        <translation>En jeu surtout : %1.</translation>
    </message>
    <message>
        <source>helps above all with %1, as %2 comes home more often</source>
        <comment>This play …; the primiera; a card</comment>
        <translation>sert surtout %1, car on ramasse plus souvent %2</translation>
    </message>
    <message numerus="yes">
        <source>lays %1, which %n of the cards still out can take, but %2</source>
        <comment>This play …; a card; a list of reasons</comment>
        <translation>
            <numerusform>pose %1, que %n des cartes encore en jeu peut prendre, mais %2</numerusform>
            <numerusform>pose %1, que %n des cartes encore en jeu peuvent prendre, mais %2</numerusform>
        </translation>
    </message>
    <message>
        <source>brings more sweeps later in the round, mostly with %1</source>
        <comment>This play …; a card</comment>
        <translation>rapporte plus de scopa dans la suite de la manche, surtout avec %1</translation>
    </message>
    <message>
        <source>lets the others sweep more seldom, above all with %1</source>
        <comment>This play …; a card</comment>
        <translation>laisse les autres faire moins de scopa, surtout avec %1</translation>
    </message>
    <message>
        <source>does better above all with %1</source>
        <comment>This play …; the primiera</comment>
        <translation>fait mieux surtout pour %1</translation>
    </message>
</context>
<context>
    <name>settebello::AnalysisFigures</name>
    <message>
        <source>The cards brought you neither more nor less than usual.</source>
        <translation>Les cartes ne vous ont donné ni plus ni moins que d’habitude.</translation>
    </message>
    <message>
        <source>The cards brought you %1 more than usual.</source>
        <comment>about half a point</comment>
        <translation>Les cartes vous ont donné %1 de plus que d’habitude.</translation>
    </message>
    <message>
        <source>The cards brought you %1 less than usual.</source>
        <comment>about half a point</comment>
        <translation>Les cartes vous ont donné %1 de moins que d’habitude.</translation>
    </message>
    <message>
        <source>Points lost by play, per round</source>
        <translation>Points perdus en jouant, par manche</translation>
    </message>
    <message>
        <source>Points lost in a thousand choices</source>
        <translation>Points perdus pour mille choix</translation>
    </message>
    <message>
        <source>Very bad plays</source>
        <translation>Très mauvais coups</translation>
    </message>
    <message>
        <source>Bad plays</source>
        <translation>Mauvais coups</translation>
    </message>
    <message>
        <source>Doubtful plays</source>
        <translation>Coups douteux</translation>
    </message>
    <message>
        <source>Points ahead in the end</source>
        <translation>Points d’avance à la fin</translation>
    </message>
    <message>
        <source>What luck with the cards brought</source>
        <translation>Ce que la chance a apporté</translation>
    </message>
    <message>
        <source>Points ahead without that luck</source>
        <translation>Points d’avance sans la chance</translation>
    </message>
    <message>
        <source>Lost by missed captures</source>
        <translation>Perdus par des prises manquées</translation>
    </message>
    <message>
        <source>Lost by sweeps</source>
        <translation>Perdus par les scopa</translation>
    </message>
    <message>
        <source>Lost: the settebello</source>
        <translation>Perdus&#xa0;: settebello</translation>
    </message>
    <message>
        <source>Lost: the most cards</source>
        <translation>Perdus&#xa0;: le plus de cartes</translation>
    </message>
    <message>
        <source>Lost: the primiera</source>
        <translation>Perdus&#xa0;: primiera</translation>
    </message>
    <message>
        <source>Lost otherwise</source>
        <translation>Perdus autrement</translation>
    </message>
    <message>
        <source>A single match has few choices, so this is uncertain.</source>
        <translation>Une seule partie ne dit pas grand-chose&#xa0;: à prendre avec des pincettes.</translation>
    </message>
    <message>
        <source>Level of play</source>
        <translation>Niveau de jeu</translation>
    </message>
    <message>
        <source>%1: below the level %2.</source>
        <comment>a player, a level</comment>
        <translation>%1&#xa0;: au-dessous du niveau %2.</translation>
    </message>
    <message>
        <source>%1: level %2.</source>
        <comment>a player, a level</comment>
        <translation>%1&#xa0;: niveau %2.</translation>
    </message>
    <message>
        <source>%1: level %2, or anything from %3 to %4.</source>
        <comment>a player, levels</comment>
        <translation>%1&#xa0;: niveau %2, mais ce pourrait être n’importe lequel entre %3 et %4.</translation>
    </message>
    <message>
        <source>…almost surely between</source>
        <translation>…presque sûrement entre</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>points ahead: −0.5 and +3.2</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Lost: the most %1</source>
        <comment>coins or cups</comment>
        <translation>Perdus&#xa0;: le plus de %1</translation>
    </message>
    <message>
        <source>…with the cards that were dealt</source>
        <translation>…avec les cartes distribuées</translation>
    </message>
    <message>
        <source>…with those that could not be seen</source>
        <translation>…avec celles qu’on ne voyait pas</translation>
    </message>
    <message>
        <source>The cards brought %1 neither more nor less than usual.</source>
        <comment>several people</comment>
        <translation>Les cartes n’ont donné à %1 ni plus ni moins que d’habitude.</translation>
    </message>
    <message>
        <source>The cards brought %1 %2 more than usual.</source>
        <comment>several people, about half a point</comment>
        <translation>Les cartes ont donné à %1 %2 de plus que d’habitude.</translation>
    </message>
    <message>
        <source>The cards brought %1 %2 less than usual.</source>
        <comment>several people, about half a point</comment>
        <translation>Les cartes ont donné à %1 %2 de moins que d’habitude.</translation>
    </message>
    <message>
        <source>each of the others</source>
        <comment>who lost points</comment>
        <translation>les autres, en moyenne,</translation>
    </message>
    <message>
        <source>By their own play %1 lost %2; %3 lost %4.</source>
        <comment>several people, about half a point, a player, about 2 points</comment>
        <translation>En jouant, %1 ont perdu %2, %3 %4.</translation>
    </message>
    <message>
        <source>By its own play your team lost %1; %2 lost %3.</source>
        <comment>about half a point, a player, about 2 points</comment>
        <translation>En jouant, votre équipe a perdu %1, %2 %3.</translation>
    </message>
    <message>
        <source>By your own play you lost %1; %2 lost %3.</source>
        <comment>about half a point, a player, about 2 points</comment>
        <translation>En jouant, vous avez perdu %1, %2 %3.</translation>
    </message>
    <message>
        <source>the others</source>
        <comment>who lost points</comment>
        <translation>les autres</translation>
    </message>
    <message>
        <source>Round %1, lost by play: %2 (%3), %4 (%5).</source>
        <comment>a number; who, about half a point; who, about 2 points</comment>
        <translation>Manche %1, points perdus en jouant&#xa0;: %2 (%3), %4 (%5).</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <comment>whose</comment>
        <translation>Jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The rest</source>
        <comment>what neither play nor cards explain</comment>
        <translation>Le reste</translation>
    </message>
</context>
<context>
    <name>settebello::AnalysisText</name>
    <message>
        <source>sweeps</source>
        <comment>what was at stake</comment>
        <translation>les scopa</translation>
    </message>
    <message>
        <source>the most cards</source>
        <comment>what was at stake</comment>
        <translation>le plus de cartes</translation>
    </message>
    <message>
        <source>the primiera</source>
        <comment>what was at stake</comment>
        <translation>la primiera</translation>
    </message>
    <message>
        <source>the most sevens</source>
        <comment>what was at stake</comment>
        <translation>le plus de sept</translation>
    </message>
    <message>
        <source>A capture was missed.</source>
        <translation>Une prise a été manquée.</translation>
    </message>
    <message>
        <source>At stake: %1.</source>
        <translation>En jeu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <comment>a decision</comment>
        <translation>Douteux</translation>
    </message>
    <message>
        <source>Bad</source>
        <comment>a decision</comment>
        <translation>Mauvais</translation>
    </message>
    <message>
        <source>Very bad</source>
        <comment>a decision</comment>
        <translation>Très mauvais</translation>
    </message>
    <message>
        <source>Good enough</source>
        <comment>a decision</comment>
        <translation>Correct</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>with a decimal, less than two</comment>
        <translation>%1 point</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>with a decimal, two or more</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>keeping the cut card</source>
        <translation>garder la carte de la coupe</translation>
    </message>
    <message>
        <source>putting the cut card on the table</source>
        <translation>mettre sur la table la carte de la coupe</translation>
    </message>
    <message>
        <source>declaring three cards</source>
        <translation>annoncer trois cartes</translation>
    </message>
    <message>
        <source>declaring nothing</source>
        <translation>ne rien annoncer</translation>
    </message>
    <message>
        <source>calling out</source>
        <translation>annoncer ses points</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>a card</comment>
        <translation>poser %1</translation>
    </message>
    <message>
        <source>playing %1, which takes itself</source>
        <comment>a card</comment>
        <translation>jouer %1, qui se prend lui-même</translation>
    </message>
    <message>
        <source>taking %1 with %2</source>
        <comment>cards, a card</comment>
        <translation>prendre %1 avec %2</translation>
    </message>
    <message>
        <source>Round %1, your choice</source>
        <translation>Manche %1, votre choix</translation>
    </message>
    <message>
        <source>Round %1, choice: %2</source>
        <comment>a number, a player</comment>
        <translation>Manche %1, choix&#xa0;: %2</translation>
    </message>
    <message>
        <source>Round %1, your card %2</source>
        <translation>Manche %1, votre carte %2</translation>
    </message>
    <message>
        <source>Round %1, %2, card %3</source>
        <comment>a number, a player, a number</comment>
        <translation>Manche %1, %2, carte %3</translation>
    </message>
    <message>
        <source>%1. %2: %3. Better: %4.</source>
        <comment>when, how bad, what was done, what would have been better</comment>
        <translation>%1. %2&#xa0;: %3. Mieux&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1: even in the round, %2 to win the match</source>
        <comment>a decision, 55 %</comment>
        <translation>%1&#xa0;: égalité dans la manche, %2 de chances de gagner la partie</translation>
    </message>
    <message>
        <source>%1: %2 behind in the round, %3 to win the match</source>
        <comment>a decision, 0.4 points, 55 %</comment>
        <translation>%1&#xa0;: %2 de retard dans la manche, %3 de chances de gagner la partie</translation>
    </message>
    <message>
        <source>%1: %2 ahead in the round, %3 to win the match</source>
        <comment>a decision, 0.4 points, 55 %</comment>
        <translation>%1&#xa0;: %2 d’avance dans la manche, %3 de chances de gagner la partie</translation>
    </message>
    <message>
        <source>%1 (was played)</source>
        <comment>a decision and its value</comment>
        <translation>%1 (joué)</translation>
    </message>
    <message>
        <source>the most %1</source>
        <comment>what was at stake: coins or cups</comment>
        <translation>le plus de %1</translation>
    </message>
    <message>
        <source>The mistake cost %1 of the chance to win the match.</source>
        <comment>3 %</comment>
        <translation>L’erreur a coûté %1 de chances de gagner la partie.</translation>
    </message>
    <message>
        <source>The mistake cost %1.</source>
        <comment>0.4 points</comment>
        <translation>L’erreur a coûté %1.</translation>
    </message>
    <message>
        <source>The mistake cost %1, and %2 of the chance to win the match.</source>
        <comment>0.4 points, 3 %</comment>
        <translation>L’erreur a coûté %1, et %2 de chances de gagner la partie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player; laying a card</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>If both play best, it goes on like this: %1.</source>
        <comment>plays</comment>
        <translation>Si les deux jouent au mieux, la suite est celle-ci&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>In %n of 10 cases it goes on like this: %1.</source>
        <comment>plays</comment>
        <translation>
            <numerusform>%n fois sur dix, la suite est celle-ci : %1.</numerusform>
            <numerusform>%n fois sur dix, la suite est celle-ci : %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cost %1.</source>
        <comment>about half a point</comment>
        <translation>Cela a coûté %1.</translation>
    </message>
    <message>
        <source>If both play best:</source>
        <comment>before a line of plays</comment>
        <translation>Si les deux jouent au mieux&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>In %n of 10 cases:</source>
        <comment>before a line of plays</comment>
        <translation>
            <numerusform>%n fois sur dix :</numerusform>
            <numerusform>%n fois sur dix :</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>“Round 3, your card 4”, “Bad”</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>It lowered the chance to win the match.</source>
        <translation>Cela a réduit les chances de gagner la partie.</translation>
    </message>
    <message>
        <source>After the play that was made, if both play best: %1.</source>
        <comment>plays</comment>
        <translation>Après le coup joué, si les deux jouent au mieux : %1.</translation>
    </message>
    <message>
        <source>After the play that was made, almost always: %1.</source>
        <comment>plays</comment>
        <translation>Après le coup joué, presque toujours : %1.</translation>
    </message>
    <message numerus="yes">
        <source>After the play that was made, in %n of 10 cases: %1.</source>
        <comment>plays</comment>
        <translation>
            <numerusform>Après le coup joué, %n fois sur dix : %1.</numerusform>
            <numerusform>Après le coup joué, %n fois sur dix : %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Almost always:</source>
        <comment>before a line of plays</comment>
        <translation>Presque toujours :</translation>
    </message>
    <message>
        <source>Almost always it goes on like this: %1.</source>
        <comment>plays</comment>
        <translation>Presque toujours, la suite est celle-ci : %1.</translation>
    </message>
</context>
<context>
    <name>settebello::BarChart</name>
    <message>
        <source>%1: %2</source>
        <comment>a bar of a chart and its numbers</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>settebello::BarList</name>
    <message>
        <source>To compare with: %1</source>
        <comment>names and numbers</comment>
        <translation>À titre de comparaison&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>settebello::BetweenUsView</name>
    <message numerus="yes">
        <source>%1 leads, with %2 of %n match(es) won.</source>
        <comment>a person</comment>
        <translation>
            <numerusform>%1 mène&#x202f;; parties gagnées&#xa0;: %2 sur %n.</numerusform>
            <numerusform>%1 mène&#x202f;; parties gagnées&#xa0;: %2 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level at the top: %1.</source>
        <comment>several people</comment>
        <translation>À égalité en tête&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Between us</source>
        <translation>Entre nous</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>En %</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two people</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>One against another</source>
        <translation>L’un contre l’autre</translation>
    </message>
</context>
<context>
    <name>settebello::CardNames</name>
    <message>
        <source>%1 of coins</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 de deniers</translation>
    </message>
    <message>
        <source>%1 of cups</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 de coupes</translation>
    </message>
    <message>
        <source>%1 of swords</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 d’épées</translation>
    </message>
    <message>
        <source>%1 of batons</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 de bâtons</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>suit</comment>
        <translation>deniers</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>suit</comment>
        <translation>coupes</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>suit</comment>
        <translation>épées</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>suit</comment>
        <translation>bâtons</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>l’as</translation>
    </message>
    <message>
        <source>the two</source>
        <translation>le deux</translation>
    </message>
    <message>
        <source>the three</source>
        <translation>le trois</translation>
    </message>
    <message>
        <source>the four</source>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>the five</source>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>the six</source>
        <translation>le six</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>le sept</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the horse</source>
        <translation>le cavalier</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>cards of the suit</comment>
        <translation>deniers</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>cards of the suit</comment>
        <translation>coupes</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>cards of the suit</comment>
        <translation>épées</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>cards of the suit</comment>
        <translation>bâtons</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n denier</numerusform>
            <numerusform>%n deniers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cup(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n coupe</numerusform>
            <numerusform>%n coupes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sword(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n épée</numerusform>
            <numerusform>%n épées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n baton(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n bâton</numerusform>
            <numerusform>%n bâtons</numerusform>
        </translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>%1 as an ace</source>
        <comment>the seven of cups, played as that</comment>
        <translation>%1 qui vaut un as</translation>
    </message>
    <message>
        <source>%1 as a %2</source>
        <comment>the seven of cups, the rank that it is played as</comment>
        <translation>%1 qui vaut un %2</translation>
    </message>
</context>
<context>
    <name>settebello::CardPictures</name>
    <message>
        <source>There is no deck called “%1”.</source>
        <translation>Il n’y a pas de jeu de cartes appelé «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>settebello::ChoiceBar</name>
    <message>
        <source>&amp;Practise:</source>
        <translation>E&amp;xercices&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Difficulty:</source>
        <translation>&amp;Difficulté&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Vos erreurs</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Problem of the day ✓</source>
        <translation>Problème du jour ✓</translation>
    </message>
    <message>
        <source>Games you play</source>
        <translation>Les jeux auxquels vous jouez</translation>
    </message>
</context>
<context>
    <name>settebello::ChoiceButtons</name>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen, a value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>settebello::CompareDialog</name>
    <message>
        <source>Stopped. Master&apos;s match begins again from the first round.</source>
        <translation>Arrêté. La partie du maître reprendra à la première manche.</translation>
    </message>
    <message>
        <source>This result is of other cards, those of %1.</source>
        <comment>a deal code</comment>
        <translation>Ce résultat vient d’autres cartes, celles de %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a name; won or lost, and the points</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” does not hold a result: %2</source>
        <comment>a file; why</comment>
        <translation>«&#xa0;%1&#xa0;» ne contient pas de résultat&#xa0;: %2</translation>
    </message>
    <message>
        <source>The result could not be written to %1: %2.</source>
        <translation>Le résultat n’a pas pu être écrit dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The result was written to %1. It shows no card: send it to somebody who is to play the same match.</source>
        <translation>Le résultat a été écrit dans %1. Il ne montre aucune carte&#xa0;: envoyez-le à la personne qui doit jouer la même partie.</translation>
    </message>
    <message>
        <source>Open a result</source>
        <translation>Ouvrir un résultat</translation>
    </message>
    <message>
        <source>Results (*.settebello-result.json)</source>
        <translation>Résultats (*.settebello-result.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export your result</source>
        <translation>Exporter votre résultat</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Master in your seat</source>
        <translation>Le maître à votre place</translation>
    </message>
    <message>
        <source>Possible with open cards</source>
        <translation>Possible à cartes découvertes</translation>
    </message>
    <message>
        <source>Master plays: round %1</source>
        <translation>Le maître joue&#xa0;: manche %1</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Let master play</source>
        <translation>&amp;Laisser jouer le maître</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>&amp;Code:</source>
        <translation>&amp;Code&#xa0;:</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;pier</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>The same cards, round after round: your side&apos;s points, and those of the best other. Rounds that only one of you played have no counterpart.</source>
        <translation>Les mêmes cartes, manche après manche&#xa0;: les points de votre camp et ceux du meilleur des autres. Les manches qu’un seul a jouées n’ont pas d’équivalent.</translation>
    </message>
    <message>
        <source>Possible with open cards: by how many points your side would have been ahead in the round if from the position with %1 cards left in hands everybody had played perfectly and seen all cards, and in brackets what you reached from there. It is exact.</source>
        <translation>Possible à cartes découvertes&#xa0;: de combien de points votre camp aurait été en tête dans la manche si, à partir du moment où il restait %1 cartes dans les mains, tous avaient joué à la perfection en voyant toutes les cartes&#x202f;; entre parenthèses, ce que vous avez obtenu. Le calcul est exact.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Master plays</source>
        <translation>Le maître joue</translation>
    </message>
    <message>
        <source>&amp;Open a result…</source>
        <translation>&amp;Ouvrir un résultat…</translation>
    </message>
    <message>
        <source>&amp;Export your result…</source>
        <translation>&amp;Exporter votre résultat…</translation>
    </message>
    <message>
        <source>Same cards &amp;again</source>
        <translation>Rejouer les &amp;mêmes cartes</translation>
    </message>
    <message>
        <source>With seats e&amp;xchanged</source>
        <translation>Places échan&amp;gées</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Master for %1</source>
        <comment>several people</comment>
        <translation>Le maître pour %1</translation>
    </message>
    <message>
        <source>Export the result</source>
        <translation>Exporter le résultat</translation>
    </message>
    <message>
        <source>The same cards, round after round: the points of %1, and those of the best other side. Rounds that were played only once have no counterpart.</source>
        <comment>several people</comment>
        <translation>Les mêmes cartes, manche après manche&#xa0;: les points de %1 et ceux du meilleur des autres camps. Les manches jouées une seule fois n’ont pas de pendant.</translation>
    </message>
    <message>
        <source>Possible with open cards: by how many points %1 would have been ahead in the round if from the position with %2 cards left in hands everybody had played perfectly and seen all cards, and in brackets what was reached from there. It is exact.</source>
        <comment>several people; a number</comment>
        <translation>Possible à cartes découvertes&#xa0;: l’avance en points que pouvait avoir %1 dans la manche si, à partir du moment où il restait %2 cartes dans les mains, tous avaient joué à la perfection en voyant toutes les cartes&#x202f;; entre parenthèses, ce qui a été obtenu. Le calcul est exact.</translation>
    </message>
    <message>
        <source>&amp;Export the result…</source>
        <translation>&amp;Exporter le résultat…</translation>
    </message>
</context>
<context>
    <name>settebello::CompareRulesDialog</name>
    <message>
        <source>%1, changed</source>
        <comment>rules</comment>
        <translation>%1, avec modifications</translation>
    </message>
    <message>
        <source>Compare rules</source>
        <translation>Comparer des règles</translation>
    </message>
    <message>
        <source>How “%1” differs from</source>
        <translation>Ce qui distingue « %1 » de</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>settebello::CompareText</name>
    <message>
        <source>No winner</source>
        <comment>of a match</comment>
        <translation>Sans vainqueur</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a match</comment>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a match</comment>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>%1 (you %2)</source>
        <comment>points ahead: possible, reached</comment>
        <translation>%1 (vous %2)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>no winner, %1</source>
        <comment>points of both sides</comment>
        <translation>sans vainqueur, %1</translation>
    </message>
    <message>
        <source>won, %1</source>
        <comment>points of both sides</comment>
        <translation>gagnée, %1</translation>
    </message>
    <message>
        <source>lost, %1</source>
        <comment>points of both sides</comment>
        <translation>perdue, %1</translation>
    </message>
    <message>
        <source>%1 (reached: %2)</source>
        <comment>points ahead: possible, reached</comment>
        <translation>%1 (obtenu&#xa0;: %2)</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un ami</translation>
    </message>
</context>
<context>
    <name>settebello::CountField</name>
    <message>
        <source>%1: one less</source>
        <translation>%1&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1&#xa0;: un de plus</translation>
    </message>
</context>
<context>
    <name>settebello::CourseData</name>
    <message>
        <source>Chance to win, all cards open: %1</source>
        <comment>a player or a team</comment>
        <translation>Chances de gagner, toutes cartes découvertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Round %1: %2 to win</source>
        <comment>a number, 55 %</comment>
        <translation>Manche %1&#xa0;: %2 de chances de gagner</translation>
    </message>
</context>
<context>
    <name>settebello::DealCodeDialog</name>
    <message>
        <source>%1 has played this match. Play it too, and you will see both results side by side.</source>
        <comment>a name</comment>
        <translation>%1 a joué cette partie. Jouez-la aussi, et vous verrez les deux résultats côte à côte.</translation>
    </message>
    <message>
        <source>Open the rules of the code</source>
        <translation>Ouvrir les règles du code</translation>
    </message>
    <message>
        <source>Scopa rules (*.scopa-rules.json *.json)</source>
        <translation>Règles de scopa (*.scopa-rules.json *.json)</translation>
    </message>
    <message>
        <source>The file does not hold rules.</source>
        <translation>Le fichier ne contient pas de règles.</translation>
    </message>
    <message>
        <source>These are not the rules of the code: theirs would have %1 in it, not %2.</source>
        <comment>six characters each</comment>
        <translation>Ce ne sont pas les règles du code&#xa0;: avec celles-ci, il contiendrait %1 et non %2.</translation>
    </message>
    <message>
        <source>This code is of house rules that you do not have. Ask whoever sent it for their file and open it here; their code in it is %1.</source>
        <comment>six characters</comment>
        <translation>Ce code se joue avec des règles maison que vous n’avez pas. Demandez leur fichier à la personne qui vous l’a envoyé et ouvrez-le ici&#x202f;; dans le code, elles sont désignées par %1.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Choisir un jeu…</translation>
    </message>
    <message>
        <source>Deal by code</source>
        <translation>Partie avec un code</translation>
    </message>
    <message>
        <source>A code names all the cards of a match, round after round: whoever plays it gets the same, so that results can be compared. Whoever has the code could work out the cards. Such matches therefore count separately in the statistics.</source>
        <translation>Un code désigne toutes les cartes d’une partie, manche après manche&#xa0;: celui qui la joue reçoit les mêmes, et l’on peut comparer les résultats. On pourrait déduire les cartes du code. Ces parties comptent donc à part dans les statistiques.</translation>
    </message>
    <message>
        <source>&amp;Code:</source>
        <translation>&amp;Code&#xa0;:</translation>
    </message>
    <message>
        <source>Match of the &amp;day, %1:</source>
        <comment>a date</comment>
        <translation>Partie du &amp;jour, %1&#xa0;:</translation>
    </message>
    <message>
        <source>Your &amp;seat:</source>
        <translation>Votre &amp;place&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Open rules…</source>
        <translation>&amp;Ouvrir les règles…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Joue&amp;r</translation>
    </message>
    <message>
        <source>%1, %2. With the opponents of your last match.</source>
        <comment>a game; 11 points</comment>
        <translation>%1, %2. Avec les adversaires de votre dernière partie.</translation>
    </message>
</context>
<context>
    <name>settebello::DecisionView</name>
    <message>
        <source>Played</source>
        <comment>above the picture of a play</comment>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>above the picture of a play</comment>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>After what was played</source>
        <translation>Après ce qui a été joué</translation>
    </message>
    <message>
        <source>After the better play</source>
        <translation>Après le meilleur coup</translation>
    </message>
    <message>
        <source>What could be played</source>
        <translation>Ce qu’on pouvait jouer</translation>
    </message>
    <message>
        <source>Not analysed yet.</source>
        <translation>Pas encore analysé.</translation>
    </message>
    <message>
        <source>%1: there was nothing to choose.</source>
        <comment>“Round 3, your card 4”</comment>
        <translation>%1&#xa0;: il n’y avait pas le choix.</translation>
    </message>
    <message>
        <source>There is nothing to choose here.</source>
        <translation>Ici, il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>Plays it, one card at a time; → goes on, ← takes back</source>
        <translation>Le joue carte par carte&#xa0;; → avance, ← revient en arrière</translation>
    </message>
    <message>
        <source>Nothing was clearly better.</source>
        <translation>Rien n’était nettement mieux.</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>plays, on the table</comment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>As far as you could know then:</source>
        <comment>before the value of each play</comment>
        <translation>D’après ce que vous pouviez savoir alors&#xa0;:</translation>
    </message>
    <message>
        <source>As far as %1 could know then:</source>
        <comment>a player; before the value of each play</comment>
        <translation>D’après ce que %1 pouvait savoir alors&#xa0;:</translation>
    </message>
    <message>
        <source>Figures</source>
        <comment>what each play is worth</comment>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Shows what each play is worth, in figures</source>
        <translation>Montre ce que vaut chaque coup, en chiffres</translation>
    </message>
</context>
<context>
    <name>settebello::Deck</name>
    <message>
        <source>In deck.json, “%1” must be a number from %2 to %3.</source>
        <translation>Dans deck.json, «&#xa0;%1&#xa0;» doit être un nombre de %2 à %3.</translation>
    </message>
    <message>
        <source>In deck.json, “name” must hold the deck&apos;s name.</source>
        <translation>Dans deck.json, «&#xa0;name&#xa0;» doit contenir le nom du jeu de cartes.</translation>
    </message>
    <message>
        <source>There is no deck.json.</source>
        <translation>Il n’y a pas de deck.json.</translation>
    </message>
    <message>
        <source>deck.json cannot be read: %1.</source>
        <translation>deck.json est illisible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>deck.json does not describe a deck.</source>
        <translation>deck.json ne décrit pas un jeu de cartes.</translation>
    </message>
    <message>
        <source>deck.json was made for a newer version of this program.</source>
        <translation>deck.json a été fait pour une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>In deck.json, “%1” must be one of %2.</source>
        <translation>Dans deck.json, «&#xa0;%1&#xa0;» doit être parmi %2.</translation>
    </message>
    <message>
        <source>In deck.json, “%1” must be text.</source>
        <translation>Dans deck.json, «&#xa0;%1&#xa0;» doit être un texte.</translation>
    </message>
    <message>
        <source>In deck.json, “%1” must be an object.</source>
        <translation>Dans deck.json, «&#xa0;%1&#xa0;» doit être un objet JSON.</translation>
    </message>
    <message>
        <source>In deck.json, “picturesOf” must be the name of another deck&apos;s folder.</source>
        <translation>Dans deck.json, «&#xa0;picturesOf&#xa0;» doit être le nom du dossier d’un autre jeu de cartes.</translation>
    </message>
    <message>
        <source>In deck.json, “faces/%1” must say which picture a rank from 1 to 10 has, with * for the suit, such as “9*”.</source>
        <translation>Dans deck.json, «&#xa0;faces/%1&#xa0;» doit dire quelle image a une valeur de 1 à 10, avec * à la place de la couleur, par exemple &quot;9*&quot;.</translation>
    </message>
    <message>
        <source>deck.json cannot be opened, is not an ordinary file, or is too large.</source>
        <translation>deck.json ne peut pas être ouvert, n’est pas un fichier ordinaire ou est trop grand.</translation>
    </message>
    <message>
        <source>Pictures whose names do not say which card they are: %1. Rename them: Italian and Spanish cards are called 1D to 10D (coins), 1C to 10C (cups), 1S to 10S (swords) and 1B to 10B (batons); French ones, where deck.json has &quot;suits&quot;: &quot;french&quot;, AD, 2D to 7D, JD, QD and KD (diamonds), and likewise with H (hearts), S (spades) and C (clubs). The back is called back.</source>
        <translation>Images dont le nom ne dit pas de quelle carte il s’agit&#xa0;: %1. Renommez-les&#xa0;: les cartes italiennes et espagnoles s’appellent 1D à 10D (deniers), 1C à 10C (coupes), 1S à 10S (épées) et 1B à 10B (bâtons)&#xa0;; les françaises, si deck.json contient &quot;suits&quot;: &quot;french&quot;, AD, 2D à 7D, JD, QD et KD (carreau), et de même avec H (cœur), S (pique) et C (trèfle). Le dos s’appelle back.</translation>
    </message>
    <message>
        <source>Missing pictures: %1.</source>
        <translation>Images manquantes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pictures that are neither SVG, PNG nor JPEG: %1.</source>
        <translation>Images qui ne sont ni SVG, ni PNG, ni JPEG&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pictures that cannot be opened or are no ordinary files: %1.</source>
        <translation>Images qui ne peuvent pas être ouvertes ou ne sont pas des fichiers ordinaires&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pictures larger than 2 MiB: %1.</source>
        <translation>Images de plus de 2&#xa0;Mio&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pictures of more than 8 million pixels: %1.</source>
        <translation>Images de plus de 8&#xa0;millions de pixels&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Compressed drawings that are damaged or larger than 2 MiB: %1.</source>
        <translation>Dessins compressés endommagés ou de plus de 2&#xa0;Mio&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pictures that are damaged, or are none: %1.</source>
        <translation>Images endommagées, ou qui n’en sont pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Drawings that refer to other files: %1.</source>
        <translation>Dessins qui renvoient à d’autres fichiers&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Drawings that hold images, scripts or other documents: %1.</source>
        <translation>Dessins qui contiennent des images, des scripts ou d’autres documents&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Drawings that would take too much time or memory: %1.</source>
        <translation>Dessins qui demanderaient trop de temps ou de mémoire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pictures that show nothing: %1.</source>
        <translation>Images qui ne montrent rien&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list of files</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>There is another deck of this name. Rename the folder.</source>
        <translation>Il y a déjà un jeu de ce nom. Renommez le dossier.</translation>
    </message>
</context>
<context>
    <name>settebello::DeckCardNames</name>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>le huit</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>le dix</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the horse</source>
        <translation>le cavalier</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>suit</comment>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit</comment>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>suit</comment>
        <translation>pique</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>suit</comment>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 de carreau</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 de cœur</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 de pique</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <comment>a card; %1 is its rank</comment>
        <translation>%1 de trèfle</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>horses</source>
        <translation>cavaliers</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>cards of the suit</comment>
        <translation>carreaux</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>cards of the suit</comment>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>cards of the suit</comment>
        <translation>piques</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>cards of the suit</comment>
        <translation>trèfles</translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n carreau</numerusform>
            <numerusform>%n carreaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n cœur</numerusform>
            <numerusform>%n cœurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n pique</numerusform>
            <numerusform>%n piques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <comment>cards of the suit</comment>
        <translation>
            <numerusform>%n trèfle</numerusform>
            <numerusform>%n trèfles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::DeckChooser</name>
    <message>
        <source>This deck in %1 cannot be used. %2</source>
        <translation>Ce jeu de cartes, dans %1, est inutilisable. %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a deck&apos;s author, its licence</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open your deck folder</source>
        <translation>Ouvrir le dossier de vos cartes</translation>
    </message>
    <message>
        <source>Its pictures take too long to draw.</source>
        <translation>Ses images prennent trop de temps à dessiner.</translation>
    </message>
    <message>
        <source>deck.json cannot be written.</source>
        <translation>deck.json ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Write deck.json for these pictures</source>
        <translation>Écrire deck.json pour ces images</translation>
    </message>
    <message>
        <source>Its pictures are being checked…</source>
        <translation>Vérification des images en cours…</translation>
    </message>
    <message>
        <source>Looking for decks…</source>
        <translation>Recherche des jeux de cartes en cours…</translation>
    </message>
    <message>
        <source>Drawn for Settebello by its authors</source>
        <translation>Dessinées pour Settebello par ses auteurs</translation>
    </message>
</context>
<context>
    <name>settebello::DeckFolder</name>
    <message>
        <source>YOUR OWN DECKS</source>
        <translation>VOS PROPRES JEUX DE CARTES</translation>
    </message>
    <message>
        <source>Every folder in this one is a deck of cards. Make a folder, put the pictures into it, and open Preferences in Settebello: the deck is listed there under The cards. If something is wrong with it, the list says what.</source>
        <translation>Chaque dossier placé ici est un jeu de cartes. Créez un dossier, mettez-y les images et ouvrez les Préférences de Settebello&#xa0;: le jeu se trouve dans la liste, sous Les cartes. Si quelque chose ne va pas, la liste dit quoi.</translation>
    </message>
    <message>
        <source>THE PICTURES. One for each of the forty cards, as SVG, SVGZ, PNG or JPEG, of at most 2 MiB and 8 million pixels. The name of the file says which card it is: the rank from 1 to 10, then the suit, D for coins, C for cups, S for swords, B for batons. 7D.svg is the seven of coins, 10S.png the king of swords; 8, 9 and 10 are the jack, the horse and the king.</source>
        <translation>LES IMAGES. Une pour chacune des quarante cartes, en SVG, SVGZ, PNG ou JPEG, de 2&#xa0;Mio et de 8&#xa0;millions de pixels au plus. Le nom du fichier dit de quelle carte il s’agit&#xa0;: la valeur de 1 à 10, puis la couleur, D pour deniers, C pour coupes, S pour épées, B pour bâtons. 7D.svg est le sept de deniers, 10S.png le roi d’épées&#xa0;; 8, 9 et 10 sont le valet, le cavalier et le roi.</translation>
    </message>
    <message>
        <source>With French suits, cards named as in other games will do as well: AH.png is the ace of hearts, 7D the seven of diamonds, JC the jack of clubs, QS the queen of spades, KD the king of diamonds. The eights, nines and tens of such a deck are not needed.</source>
        <translation>Avec les couleurs françaises, les noms en usage dans d’autres jeux conviennent aussi&#xa0;: AH.png est l’as de cœur, 7D le sept de carreau, JC le valet de trèfle, QS la dame de pique, KD le roi de carreau. Les huit, les neuf et les dix d’un tel jeu ne servent pas.</translation>
    </message>
    <message>
        <source>The back is called back, such as back.png. Without one, the deck has ours.</source>
        <translation>Le dos s’appelle back, par exemple back.png. S’il n’y en a pas, le jeu a le nôtre.</translation>
    </message>
    <message>
        <source>deck.json says what the deck is called and what it shows. Copy the one beside this file into your folder and change it with a text editor; or leave it out, and let Preferences write one.</source>
        <translation>deck.json dit comment le jeu s’appelle et ce qu’il montre. Copiez dans votre dossier celui qui se trouve à côté de ce fichier et modifiez-le avec un éditeur de texte&#xa0;; ou n’en mettez pas, et laissez les Préférences l’écrire.</translation>
    </message>
    <message>
        <source>  name: what the deck is called
  author, licence: whom to thank, and what others may do with it
  aspect: the width of a card divided by its height, 0.4 to 1
  cornerRadius: the radius of its corners divided by its width, 0 to 0.2
  suits: latin or french
  courts: what 8, 9 and 10 show: jack, horse, queen, king or number
  numbers: drawn if the pictures show the rank of the card, otherwise added: the game then adds it, for players who want it</source>
        <translation>  name&#xa0;: le nom du jeu
  author, licence&#xa0;: qui remercier, et ce que d’autres peuvent en faire
  aspect&#xa0;: la largeur d’une carte divisée par sa hauteur, de 0.4 à 1
  cornerRadius&#xa0;: le rayon des coins divisé par la largeur, de 0 à 0.2
  suits&#xa0;: latin (couleurs italiennes ou espagnoles) ou french (françaises)
  courts&#xa0;: ce que montrent 8, 9 et 10&#xa0;: jack (valet), horse (cavalier),
    queen (dame), king (roi) ou number (nombre)
  numbers&#xa0;: drawn si les images montrent la valeur de la carte, sinon
    added&#xa0;: le programme l’ajoute, pour qui le souhaite</translation>
    </message>
    <message>
        <source>Drawings may not refer to other files, nor hold images or scripts. The program that draws them knows no filters, patterns, masks and clip paths.</source>
        <translation>Les dessins ne peuvent pas renvoyer à d’autres fichiers, ni contenir des images ou des scripts. Les filtres, les motifs (pattern), les masques et les tracés de découpe ne sont pas dessinés.</translation>
    </message>
</context>
<context>
    <name>settebello::DialogHost</name>
    <message>
        <source>Match %1 of %2 is being analysed.</source>
        <comment>numbers</comment>
        <translation>Analyse de la partie %1 sur %2.</translation>
    </message>
    <message>
        <source>The others follow when the computer is plugged in.</source>
        <translation>Les autres suivront quand l’ordinateur sera branché.</translation>
    </message>
    <message>
        <source>The others follow while nobody plays or practises.</source>
        <translation>Les autres suivront quand personne ne jouera ni ne s’exercera.</translation>
    </message>
</context>
<context>
    <name>settebello::DifferenceMark</name>
    <message>
        <source>Undo</source>
        <comment>go back to the preset&apos;s value</comment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>%1: back to “%2”</source>
        <comment>a rule, its value in the preset</comment>
        <translation>%1&#xa0;: revenir à «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Usually: %1</source>
        <comment>a rule&apos;s value in the game</comment>
        <translation>D’habitude&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>settebello::DifferencesView</name>
    <message>
        <source>%1: %2</source>
        <comment>a rule set, a rule&apos;s value in it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>All rules are the same.</source>
        <translation>Toutes les règles sont les mêmes.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ:</source>
        <translation>
            <numerusform>%n règle diffère&#xa0;:</numerusform>
            <numerusform>%n règles diffèrent&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>How the rules differ</source>
        <translation>En quoi les règles diffèrent</translation>
    </message>
</context>
<context>
    <name>settebello::DisplayNames</name>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>At once, without motion</source>
        <translation>Immédiate, sans mouvement</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slower (× %1)</source>
        <translation>Plus lente (×&#xa0;%1)</translation>
    </message>
    <message>
        <source>Faster (× %1)</source>
        <translation>Plus rapide (×&#xa0;%1)</translation>
    </message>
    <message>
        <source>Lemon grove (green)</source>
        <translation>Citronniers (vert)</translation>
    </message>
    <message>
        <source>Gulf by night (dark blue)</source>
        <translation>Golfe la nuit (bleu foncé)</translation>
    </message>
    <message>
        <source>Cloister (terracotta)</source>
        <translation>Cloître (terre cuite)</translation>
    </message>
    <message>
        <source>Porcelain (light)</source>
        <translation>Porcelaine (clair)</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vif</translation>
    </message>
    <message>
        <source>Calm, with time to look</source>
        <translation>Calme, avec le temps de regarder</translation>
    </message>
    <message>
        <source>Not a word</source>
        <translation>Pas un mot</translation>
    </message>
    <message>
        <source>A word now and then</source>
        <translation>Un mot de temps en temps</translation>
    </message>
    <message>
        <source>They like to talk</source>
        <translation>Ils aiment bavarder</translation>
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
        <translation>Très grande</translation>
    </message>
</context>
<context>
    <name>settebello::EffectChart</name>
    <message>
        <source>%1: %2, in %3 %4; difference %5.</source>
        <comment>a figure</comment>
        <translation>%1&#xa0;: %2, contre %4 pour «&#xa0;%3&#xa0;»&#x202f;; différence %5.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a figure</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>settebello::EffectDialog</name>
    <message>
        <source>These rules contradict one another. Once that is settled, they can be measured.</source>
        <translation>Ces règles se contredisent. Une fois le conflit réglé, on pourra les mesurer.</translation>
    </message>
    <message>
        <source>Matches are being played…</source>
        <translation>Des parties se jouent…</translation>
    </message>
    <message>
        <source>What these rules change</source>
        <translation>L’effet de ces règles</translation>
    </message>
    <message>
        <source>%1 in figures</source>
        <comment>a game</comment>
        <translation>%1 en chiffres</translation>
    </message>
    <message>
        <source>These rules, compared with %1</source>
        <comment>a game</comment>
        <translation>Ces règles, comparées à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Ces règles</translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>How often an item decides a round</source>
        <translation>Part des manches que chaque point décide</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>settebello::EffectText</name>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a number and how far it may be off</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 beats %2</source>
        <comment>levels</comment>
        <translation>%1 bat %2</translation>
    </message>
    <message>
        <source>A round brings %1 more points.</source>
        <translation>Points par manche&#xa0;: %1 de plus.</translation>
    </message>
    <message>
        <source>A round brings %1 fewer points.</source>
        <translation>Points par manche&#xa0;: %1 de moins.</translation>
    </message>
    <message>
        <source>There are %1 more sweeps in a round.</source>
        <translation>Scopa par manche&#xa0;: %1 de plus.</translation>
    </message>
    <message>
        <source>There are %1 fewer sweeps in a round.</source>
        <translation>Scopa par manche&#xa0;: %1 de moins.</translation>
    </message>
    <message>
        <source>A match is %1 rounds longer.</source>
        <translation>Manches par partie&#xa0;: %1 de plus.</translation>
    </message>
    <message>
        <source>A match is %1 rounds shorter.</source>
        <translation>Manches par partie&#xa0;: %1 de moins.</translation>
    </message>
    <message>
        <source>A match takes about %1 minutes longer.</source>
        <translation>Minutes par partie&#xa0;: environ %1 de plus.</translation>
    </message>
    <message>
        <source>A match takes about %1 minutes less.</source>
        <translation>Minutes par partie&#xa0;: environ %1 de moins.</translation>
    </message>
    <message>
        <source>Dealing is worth %1 points more.</source>
        <translation>Avantage du donneur, en points&#xa0;: %1 de plus.</translation>
    </message>
    <message>
        <source>Dealing is worth %1 points less.</source>
        <translation>Avantage du donneur, en points&#xa0;: %1 de moins.</translation>
    </message>
    <message>
        <source>Playing first is worth %1 points more.</source>
        <translation>Avantage du premier à jouer, en points&#xa0;: %1 de plus.</translation>
    </message>
    <message>
        <source>Playing first is worth %1 points less.</source>
        <translation>Avantage du premier à jouer, en points&#xa0;: %1 de moins.</translation>
    </message>
    <message>
        <source>Skill counts for more: %1 in %2 of 100 matches, instead of %3.</source>
        <comment>Good beats Casual</comment>
        <translation>L’adresse compte davantage&#xa0;: %1 dans %2 parties sur cent, au lieu de %3.</translation>
    </message>
    <message>
        <source>Skill counts for less: %1 in %2 of 100 matches, instead of %3.</source>
        <comment>Good beats Casual</comment>
        <translation>L’adresse compte moins&#xa0;: %1 dans %2 parties sur cent, au lieu de %3.</translation>
    </message>
    <message>
        <source>A round brings %1 points and %2 sweeps.</source>
        <translation>Points par manche&#xa0;: %1&#x202f;; scopa&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A match takes %1 rounds, about %2 minutes.</source>
        <translation>Une partie dure %1&#xa0;manches, soit environ %2&#xa0;minutes.</translation>
    </message>
    <message>
        <source>Dealing costs %1 points.</source>
        <translation>Ce que coûte la donne, en points&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Dealing is worth %1 points.</source>
        <translation>Ce que rapporte la donne, en points&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Points in a round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Sweeps in a round</source>
        <translation>Scopa par manche</translation>
    </message>
    <message>
        <source>Rounds in a match</source>
        <translation>Manches par partie</translation>
    </message>
    <message>
        <source>Minutes in a match</source>
        <translation>Minutes par partie</translation>
    </message>
    <message>
        <source>What dealing is worth</source>
        <translation>Avantage de donner</translation>
    </message>
    <message>
        <source>What playing first is worth</source>
        <translation>Avantage de jouer en premier</translation>
    </message>
    <message>
        <source>%1 in %2 of 100 matches; chance alone would give %3.</source>
        <comment>Good beats Casual</comment>
        <translation>%1 dans %2 parties sur cent&#x202f;; le seul hasard en donnerait %3.</translation>
    </message>
    <message>
        <source>Hardly anything changes.</source>
        <translation>Presque rien ne change.</translation>
    </message>
    <message>
        <source>So far no difference is certain.</source>
        <translation>Aucune différence n’est encore sûre.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>an item of these rules and of those</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 (by chance %2)</source>
        <comment>Good beats Casual</comment>
        <translation>%1 (par hasard&#xa0;: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were played, with a very simple player at every seat who always takes what looks best at the moment.</source>
        <translation>
            <numerusform>%n partie a été jouée, avec à chaque place un joueur très simple qui prend toujours ce qui paraît le mieux sur le moment.</numerusform>
            <numerusform>%n parties ont été jouées, avec à chaque place un joueur très simple qui prend toujours ce qui paraît le mieux sur le moment.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were played under each of the two sets of rules, with the same cards and a very simple player at every seat who always takes what looks best at the moment.</source>
        <translation>
            <numerusform>%n partie a été jouée avec chaque jeu de règles et les mêmes cartes, avec à chaque place un joueur très simple qui prend toujours ce qui paraît le mieux sur le moment.</numerusform>
            <numerusform>%n parties ont été jouées avec chaque jeu de règles et les mêmes cartes, avec à chaque place un joueur très simple qui prend toujours ce qui paraît le mieux sur le moment.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” comes from as many matches again, with %2 on one side against %3.</source>
        <comment>Good beats Casual, Good, Casual</comment>
        <translation>«&#xa0;%1&#xa0;» vient d’autant d’autres parties, où le niveau %2 joue dans un camp contre le niveau %3.</translation>
    </message>
    <message>
        <source>If the number of sides differs, that figure and what dealing is worth mean something else, and are shown for these rules alone.</source>
        <translation>Avec un autre nombre de camps, ce chiffre et l’avantage de donner changent de sens&#xa0;: ils ne sont indiqués que pour ces règles.</translation>
    </message>
    <message>
        <source>With better players the figures would differ, above all what dealing is worth. The number after ± is how far a figure may still be off (95% of the time). The minutes are those at the speed you have chosen, with four seconds for each of your cards. An item decides a round if the side with most points would not have had most without it.</source>
        <translation>Entre meilleurs joueurs, les chiffres changent, surtout l’avantage de donner. Le nombre après ± dit de combien un chiffre peut encore se tromper (dans 95&#xa0;% des cas). Les minutes sont celles de la vitesse choisie, avec quatre secondes pour chacune de vos cartes. Un point décide une manche si, sans lui, un autre camp aurait marqué autant ou plus.</translation>
    </message>
</context>
<context>
    <name>settebello::EndingText</name>
    <message>
        <source>The other side has left the table.</source>
        <translation>L’autre joueur a quitté la table.</translation>
    </message>
    <message>
        <source>The connection broke.</source>
        <translation>La connexion a été coupée.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the table open, are its words or its link the right ones, and are both computers online?</source>
        <translation>Personne ne répond. La table est-elle ouverte, les mots ou le lien sont-ils les bons, et les deux ordinateurs sont-ils connectés&#x202f;?</translation>
    </message>
    <message>
        <source>The other side has gone silent.</source>
        <translation>L’autre joueur ne répond plus.</translation>
    </message>
    <message>
        <source>Something answers there, but it is not Settebello.</source>
        <translation>Quelque chose répond, mais ce n’est pas Settebello.</translation>
    </message>
    <message>
        <source>The other side has another version of Settebello. Both need the same one.</source>
        <translation>L’autre joueur a une autre version de Settebello. Il faut la même des deux côtés.</translation>
    </message>
    <message>
        <source>The table does not open with this. Ask for the words or the link once more: there may be new ones.</source>
        <translation>La table ne s’ouvre pas avec cela. Redemandez les mots ou le lien&#xa0;: ils ont peut-être changé.</translation>
    </message>
    <message>
        <source>What arrived was not what was sent, so the connection was ended.</source>
        <translation>Ce qui est arrivé n’est pas ce qui a été envoyé, et la connexion a été fermée.</translation>
    </message>
    <message>
        <source>The other side sent a message that was too long.</source>
        <translation>L’autre joueur a envoyé un message trop long.</translation>
    </message>
    <message>
        <source>The other side sent more than was asked for.</source>
        <translation>L’autre joueur a envoyé plus que demandé.</translation>
    </message>
    <message>
        <source>No seat is free at this table just now, or somebody else is about to sit down. Try again in a moment.</source>
        <translation>Aucune place n’est libre à cette table pour l’instant, ou quelqu’un d’autre est en train de s’asseoir. Réessayez dans un moment.</translation>
    </message>
    <message>
        <source>Wrong words were tried too often, so words do not open this table any more. Ask for the link instead.</source>
        <translation>Trop de mots erronés ont été essayés&#xa0;: les mots n’ouvrent plus cette table. Demandez le lien.</translation>
    </message>
    <message>
        <source>One of you has said that the numbers differ. Try again, and compare them once more.</source>
        <translation>L’un de vous a dit que les nombres diffèrent. Réessayez et comparez-les de nouveau.</translation>
    </message>
    <message>
        <source>The relay does not let this program in.</source>
        <translation>Le serveur ne laisse pas entrer ce programme.</translation>
    </message>
    <message>
        <source>This Settebello was built without what it takes.</source>
        <translation>Il manque à ce Settebello ce qu’il faut pour cela.</translation>
    </message>
    <message>
        <source>Nobody can be invited or joined, because this Settebello was built without %1, which keeps strangers out.</source>
        <translation>On ne peut inviter ni rejoindre personne&#xa0;: ce Settebello a été compilé sans %1, qui tient les inconnus à l’écart.</translation>
    </message>
    <message>
        <source>Some friends may not be reached, because this Settebello was built without %1.</source>
        <translation>Certains amis seront peut-être injoignables&#xa0;: ce Settebello a été compilé sans %1.</translation>
    </message>
    <message>
        <source>Your friend has closed the table.</source>
        <translation>La personne qui avait ouvert la table l’a fermée.</translation>
    </message>
    <message>
        <source>Another match begins.</source>
        <translation>Une autre partie commence.</translation>
    </message>
</context>
<context>
    <name>settebello::ExerciseBar</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>P&amp;asser</translation>
    </message>
    <message>
        <source>Show the &amp;better play</source>
        <translation>Montrer le &amp;meilleur coup</translation>
    </message>
    <message>
        <source>&amp;What was played</source>
        <translation>&amp;Cartes jouées</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>Rè&amp;gles de ce jeu</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Show in the match</source>
        <translation>&amp;Montrer dans la partie</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Back to the re&amp;view</source>
        <translation>Retour à l’a&amp;nalyse</translation>
    </message>
</context>
<context>
    <name>settebello::ExerciseMode</name>
    <message>
        <source>Exported to %1.</source>
        <comment>a file</comment>
        <translation>Exporté dans %1.</translation>
    </message>
    <message>
        <source>This match is not kept any more.</source>
        <translation>Cette partie n’est plus conservée.</translation>
    </message>
    <message>
        <source>Enter or Escape shows the better play.</source>
        <translation>Entrée ou Échap montre le meilleur coup.</translation>
    </message>
    <message>
        <source>So&amp;lve problems</source>
        <translation>Résoudre des pro&amp;blèmes</translation>
    </message>
    <message>
        <source>Some mo&amp;re</source>
        <translation>Enc&amp;ore</translation>
    </message>
</context>
<context>
    <name>settebello::FaceButton</name>
    <message>
        <source>Face of %1: %2</source>
        <translation>%1, visage&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. Choose another face or name.</source>
        <translation>%1. Choisissez un autre visage ou un autre nom.</translation>
    </message>
</context>
<context>
    <name>settebello::FacePalette</name>
    <message>
        <source>Faces</source>
        <translation>Visages</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
</context>
<context>
    <name>settebello::FaceText</name>
    <message>
        <source>Boatman</source>
        <translation>Batelier</translation>
    </message>
    <message>
        <source>Seamstress</source>
        <translation>Couturière</translation>
    </message>
    <message>
        <source>Barber</source>
        <translation>Barbier</translation>
    </message>
    <message>
        <source>Widow</source>
        <translation>Veuve</translation>
    </message>
    <message>
        <source>Fisherman</source>
        <translation>Pêcheur</translation>
    </message>
    <message>
        <source>Grandmother</source>
        <translation>Grand-mère</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Curé</translation>
    </message>
    <message>
        <source>Lady</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Maître d’école</translation>
    </message>
    <message>
        <source>Girl</source>
        <translation>Fillette</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Market woman</source>
        <translation>Marchande</translation>
    </message>
</context>
<context>
    <name>settebello::FactsForm</name>
    <message>
        <source>Tied</source>
        <comment>nobody has most</comment>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>%1, all of them</source>
        <comment>a side has every card of a suit</comment>
        <translation>%1, tous</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an item of the score, a side</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>has a card</comment>
        <translation>Personne</translation>
    </message>
</context>
<context>
    <name>settebello::FairCards</name>
    <message>
        <source>The fingerprints of the match could not be read. The file is kept as %1.</source>
        <translation>Les empreintes de la partie n’ont pas pu être lues. Le fichier est conservé sous le nom %1.</translation>
    </message>
    <message>
        <source>fingerprints of the cards</source>
        <comment>contents of a file</comment>
        <translation>empreintes des cartes</translation>
    </message>
</context>
<context>
    <name>settebello::FairCardsDialog</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>No match has been started yet.</source>
        <translation>Aucune partie n’a encore été commencée.</translation>
    </message>
    <message>
        <source>There is no fingerprint of this pack: it was dealt elsewhere.</source>
        <translation>Il n’y a pas d’empreinte de ce paquet&#xa0;: il a été distribué ailleurs.</translation>
    </message>
    <message>
        <source>Make a note of the fingerprint now: the salt and the order are revealed when the round is over.</source>
        <translation>Le sel et l’ordre sont révélés à la fin de la manche. D’ici là, notez l’empreinte.</translation>
    </message>
    <message>
        <source>This line gives the fingerprint above: nothing was changed.</source>
        <translation>Cette ligne donne l’empreinte ci-dessus&#xa0;: rien n’a été changé.</translation>
    </message>
    <message>
        <source>Fair cards</source>
        <translation>Comment on mélange les cartes</translation>
    </message>
    <message>
        <source>The whole pack is shuffled before a round, and nothing changes its order afterwards: each card you are dealt is the next in the pack. You need not take that on trust. Before the first card is dealt the table can show a fingerprint of the pack, the SHA-256 of a random salt and the order of the cards. After the round the salt and the order are revealed, and anybody can work the fingerprint out again.</source>
        <translation>Le paquet entier est mélangé avant chaque manche, et rien n’en change l’ordre ensuite&#xa0;: chaque carte que vous recevez est la suivante du paquet. Vous n’avez pas à nous croire sur parole. Avant que la première carte soit donnée, la table peut montrer une empreinte du paquet&#xa0;: le SHA-256 d’un sel tiré au hasard et de l’ordre des cartes. Après la manche, le sel et l’ordre sont révélés, et chacun peut recalculer l’empreinte.</translation>
    </message>
    <message>
        <source>The randomness comes from the operating system&apos;s own generator: 256 bits of it, fresh for every round.</source>
        <translation>Le hasard vient du générateur du système d’exploitation&#xa0;: 256 bits, renouvelés à chaque manche.</translation>
    </message>
    <message>
        <source>This time the program was started with --seed: the cards follow from that number, and whoever knows it knows them all.</source>
        <translation>Cette fois, le programme a été lancé avec --seed&#xa0;: les cartes découlent de ce nombre, et celui qui le connaît les connaît toutes.</translation>
    </message>
    <message>
        <source>The file in which the match is saved holds all the cards, even those not yet dealt: whoever opens it can see them.</source>
        <translation>Le fichier où la partie est enregistrée contient toutes les cartes, même celles qui ne sont pas encore données&#xa0;: celui qui l’ouvre peut les voir.</translation>
    </message>
    <message>
        <source>Show the &amp;fingerprint over the table</source>
        <translation>Afficher l’&amp;empreinte au-dessus de la table</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Manche</translation>
    </message>
    <message>
        <source>F&amp;ingerprint</source>
        <translation>Em&amp;preinte</translation>
    </message>
    <message>
        <source>&amp;Salt and order</source>
        <translation>&amp;Sel et ordre</translation>
    </message>
    <message>
        <source>&amp;To check it on</source>
        <translation>Pour &amp;vérifier, sous</translation>
    </message>
    <message>
        <source>Paste this line into a terminal. What it prints must be the fingerprint that was shown before the round.</source>
        <translation>Collez cette ligne dans un terminal. Ce qu’elle affiche doit être l’empreinte montrée avant la manche.</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Système d’exploitation</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copier l’empreinte</translation>
    </message>
    <message>
        <source>Copy the salt and the order</source>
        <translation>Copier le sel et l’ordre</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The cards of the match come from a deal code. It was drawn by the operating system&apos;s own generator, 50 bits of it, and nobody knows it before the match is over. Without codes 256 fresh bits shuffle every round.</source>
        <translation>Les cartes de la partie viennent d’un code de 50 bits, tiré par le générateur du système d’exploitation, que personne ne connaît avant la fin. Sans codes, chaque manche est mélangée avec 256 bits nouveaux.</translation>
    </message>
    <message>
        <source>The cards of this match come from a deal code that was known before: whoever has it can work out all of them. It is for comparing results, not a proof.</source>
        <translation>Les cartes de cette partie viennent d’un code déjà connu&#xa0;: qui le possède peut toutes les calculer. Il sert à comparer des résultats, ce n’est pas une preuve.</translation>
    </message>
    <message>
        <source>Matches have a deal &amp;code, by which they can be played again and compared (from the next match on)</source>
        <translation>Les parties ont un &amp;code, qui permet de les rejouer et de les comparer (à partir de la prochaine)</translation>
    </message>
</context>
<context>
    <name>settebello::Fault</name>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>impossible d’écrire&#xa0;: %1</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>trop volumineux</translation>
    </message>
    <message>
        <source>what was wrong in it could not be kept in another file</source>
        <translation>ce qui n’allait pas n’a pas pu être conservé dans un autre fichier</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>le fichier n’existe pas</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>le fichier est trop volumineux</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>le nom du fichier est trop long</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur du disque</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>is not JSON: parse error at line %1, column %2</source>
        <translation>ce n’est pas du JSON&#xa0;: erreur ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>is nested too deeply</source>
        <translation>imbriqué trop profondément</translation>
    </message>
    <message>
        <source>%1 is not known here: the file is newer than this program, which reads version %2</source>
        <translation>%1 est inconnue ici&#xa0;: le fichier est plus récent que ce programme, qui lit la version %2</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>appears twice</source>
        <translation>s’y trouve deux fois</translation>
    </message>
    <message>
        <source>unknown key, not one of %1</source>
        <translation>clé inconnue&#x202f;; les clés connues sont %1</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 n’est pas %2</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 n’est pas parmi %2</translation>
    </message>
    <message>
        <source>%1 is not 0 or one of %2</source>
        <translation>%1 n’est ni 0 ni parmi %2</translation>
    </message>
    <message>
        <source>%1 is not human or one of %2</source>
        <translation>%1 n’est ni human ni parmi %2</translation>
    </message>
    <message>
        <source>%1 is not text</source>
        <translation>%1 n’est pas un texte</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 n’est pas un objet</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>%1 is not a version number</source>
        <translation>%1 n’est pas un numéro de version</translation>
    </message>
    <message>
        <source>%1 is not a name of small letters, digits and -</source>
        <translation>%1 n’est pas un nom en minuscules, chiffres et -</translation>
    </message>
    <message>
        <source>%1 is not a file name</source>
        <translation>%1 n’est pas un nom de fichier</translation>
    </message>
    <message>
        <source>%1 is not a date and time</source>
        <translation>%1 n’est pas une date avec l’heure</translation>
    </message>
    <message>
        <source>%1 is not a level</source>
        <translation>%1 n’est pas un niveau</translation>
    </message>
    <message>
        <source>%1 is not 16 hexadecimal digits</source>
        <translation>%1 n’est pas fait de 16 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>%1 is not a preset</source>
        <translation>%1 n’est pas un modèle</translation>
    </message>
    <message>
        <source>%1 is not a list of %2</source>
        <translation>%1 n’est pas une liste de %2</translation>
    </message>
    <message>
        <source>%1 is not a list of cards</source>
        <translation>%1 n’est pas une liste de cartes</translation>
    </message>
    <message>
        <source>%1 is not a list of file names</source>
        <translation>%1 n’est pas une liste de noms de fichiers</translation>
    </message>
    <message>
        <source>%1 is not a list of house rules</source>
        <translation>%1 n’est pas une liste de règles maison</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 levels</source>
        <translation>%1 n’est pas une liste de %2 niveaux</translation>
    </message>
    <message>
        <source>%1 is not a list of matches</source>
        <translation>%1 n’est pas une liste de parties</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 numbers</source>
        <translation>%1 n’est pas une liste de %2 nombres</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 piles</source>
        <translation>%1 n’est pas une liste de %2 tas de plis</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 players</source>
        <translation>%1 n’est pas une liste de %2 joueurs</translation>
    </message>
    <message>
        <source>%1 is not a list of plays</source>
        <translation>%1 n’est pas une liste de coups</translation>
    </message>
    <message>
        <source>%1 is not a list of rounds</source>
        <translation>%1 n’est pas une liste de manches</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 sides</source>
        <translation>%1 n’est pas une liste de %2 camps</translation>
    </message>
    <message>
        <source>%1: not one of %2</source>
        <translation>%1&#xa0;: pas parmi %2</translation>
    </message>
    <message>
        <source>%1: teams need 4 or 6 players</source>
        <translation>%1&#xa0;: il faut 4 ou 6 joueurs pour des équipes</translation>
    </message>
    <message>
        <source>%1: %2 cards do not divide evenly among %3 players; use another number of players, or all</source>
        <translation>%1&#xa0;: %2 cartes ne se partagent pas en parts égales entre %3 joueurs&#x202f;; il faut un autre nombre de joueurs ou bien all</translation>
    </message>
    <message>
        <source>%1: %2 cards among %3 players do not make packets of six; use 3 or all</source>
        <translation>%1&#xa0;: %2 cartes entre %3 joueurs ne font pas des mains de six&#x202f;; il faut 3 ou bien all</translation>
    </message>
    <message>
        <source>%1: declarations need handCards 3</source>
        <translation>%1&#xa0;: les annonces demandent handCards 3</translation>
    </message>
    <message>
        <source>%1: the cutter&apos;s choice needs handCards 3</source>
        <translation>%1&#xa0;: le choix du coupeur demande handCards 3</translation>
    </message>
    <message>
        <source>%1: the cutter&apos;s choice needs tableCards 4</source>
        <translation>%1&#xa0;: le choix du coupeur demande tableCards 4</translation>
    </message>
    <message>
        <source>%1: needs ace sweepsAll or takesAll</source>
        <translation>%1&#xa0;: demande ace sweepsAll ou takesAll</translation>
    </message>
    <message>
        <source>%1 is not a card</source>
        <translation>%1 n’est pas une carte</translation>
    </message>
    <message>
        <source>%1 appears twice or is not in the pack</source>
        <translation>%1 s’y trouve deux fois ou n’est pas dans le paquet</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>il manque %1</translation>
    </message>
    <message>
        <source>is missing; it follows from the plays: %1</source>
        <translation>manque&#x202f;; les coups donnent %1</translation>
    </message>
    <message>
        <source>%1 is not %2, which follows from the plays</source>
        <translation>%1 n’est pas %2, que donnent les coups</translation>
    </message>
    <message>
        <source>%1 is not %2, whose turn it is to deal</source>
        <translation>%1 n’est pas %2, dont c’est le tour de donner</translation>
    </message>
    <message>
        <source>the match was already over</source>
        <translation>la partie était déjà finie</translation>
    </message>
    <message>
        <source>the previous round is not over</source>
        <translation>la manche précédente n’est pas finie</translation>
    </message>
    <message>
        <source>the first table cards ask for another deal</source>
        <translation>les premières cartes de la table obligent à redonner</translation>
    </message>
    <message>
        <source>the first table cards then ask for another deal</source>
        <translation>les premières cartes de la table obligent alors à redonner</translation>
    </message>
    <message>
        <source>are there though the round was not played to its end</source>
        <translation>s’y trouvent alors que la manche n’a pas été jouée jusqu’au bout</translation>
    </message>
    <message>
        <source>are missing though the round is over</source>
        <translation>manquent alors que la manche est finie</translation>
    </message>
    <message>
        <source>is there though the match is not over</source>
        <translation>s’y trouve alors que la partie n’est pas finie</translation>
    </message>
    <message>
        <source>is missing though the match is over</source>
        <translation>manque alors que la partie est finie</translation>
    </message>
    <message>
        <source>%1 is not a play</source>
        <translation>%1 n’est pas un coup</translation>
    </message>
    <message>
        <source>%1: the card is not in the hand</source>
        <translation>%1&#xa0;: la carte n’est pas en main</translation>
    </message>
    <message>
        <source>%1: a captured card is not on the table</source>
        <translation>%1&#xa0;: une carte prise n’est pas sur la table</translation>
    </message>
    <message>
        <source>%1: the card must capture</source>
        <translation>%1&#xa0;: la carte doit prendre</translation>
    </message>
    <message>
        <source>%1: the captured cards do not add up</source>
        <translation>%1&#xa0;: la somme des cartes prises n’est pas bonne</translation>
    </message>
    <message>
        <source>%1: too many cards captured</source>
        <translation>%1&#xa0;: trop de cartes prises</translation>
    </message>
    <message>
        <source>%1: a single card comes before a set</source>
        <translation>%1&#xa0;: une carte seule passe avant une somme</translation>
    </message>
    <message>
        <source>%1: fewer cards could be captured</source>
        <translation>%1&#xa0;: on pouvait prendre moins de cartes</translation>
    </message>
    <message>
        <source>%1: the ace takes an ace, or else the whole table</source>
        <translation>%1&#xa0;: l’as prend un as, sinon toute la table</translation>
    </message>
    <message>
        <source>%1: keep or place is awaited</source>
        <translation>%1&#xa0;: on attend keep ou place</translation>
    </message>
    <message>
        <source>%1: declare or pass is awaited</source>
        <translation>%1&#xa0;: on attend declare ou pass</translation>
    </message>
    <message>
        <source>%1: a play is awaited</source>
        <translation>%1&#xa0;: on attend un coup</translation>
    </message>
    <message>
        <source>%1: the first table cards ask for another deal</source>
        <translation>%1&#xa0;: les premières cartes de la table obligent à redonner</translation>
    </message>
    <message>
        <source>%1: the round is over</source>
        <translation>%1&#xa0;: la manche est finie</translation>
    </message>
    <message>
        <source>%1: the match is over</source>
        <translation>%1&#xa0;: la partie est finie</translation>
    </message>
    <message>
        <source>%1: not asked for here</source>
        <translation>%1&#xa0;: ce n’est pas demandé ici</translation>
    </message>
    <message>
        <source>play %1: %2</source>
        <translation>coup %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>la manche est finie</translation>
    </message>
    <message>
        <source>nobody has to answer</source>
        <translation>personne n’a à répondre</translation>
    </message>
    <message>
        <source>%1 is not a seat and what it did</source>
        <translation>%1 n’est pas une place avec son coup</translation>
    </message>
    <message>
        <source>is not the number of cards in the hand</source>
        <translation>n’est pas le nombre de cartes en main</translation>
    </message>
    <message>
        <source>hands, table, piles and stock are not the whole pack</source>
        <translation>mains, table, plis et pioche ne font pas le paquet entier</translation>
    </message>
    <message>
        <source>belongs in cutChoice and only there</source>
        <translation>doit se trouver dans cutChoice, et là seulement</translation>
    </message>
    <message>
        <source>holds no card to play</source>
        <translation>n’a aucune carte à jouer</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>%1 is not %2, who got the king of coins</source>
        <translation>%1 n’est pas %2, qui a reçu le roi de deniers</translation>
    </message>
    <message>
        <source>these are not cards turned until the king of coins, or the rules turn none</source>
        <translation>ce ne sont pas des cartes retournées jusqu’au roi de deniers, ou les règles n’en font pas retourner</translation>
    </message>
    <message>
        <source>%1: sweeps of the first table need tableCards 4</source>
        <translation>%1&#xa0;: les scopa de la première table demandent tableCards 4</translation>
    </message>
    <message>
        <source>%1: claims need lowestWins false</source>
        <translation>%1&#xa0;: annoncer ses points demande lowestWins false</translation>
    </message>
    <message>
        <source>%1: a double win needs lowestWins false</source>
        <translation>%1&#xa0;: la victoire double demande lowestWins false</translation>
    </message>
    <message>
        <source>%1: a wild seven needs scoring.declarations</source>
        <translation>%1&#xa0;: le sept joker demande scoring.declarations</translation>
    </message>
    <message>
        <source>%1 is not a deal code</source>
        <translation>%1 n’est pas le code d’une partie</translation>
    </message>
    <message>
        <source>%1 is not a deal code as it was given: a character is wrong</source>
        <translation>%1 n’est pas le code tel qu’il a été donné&#xa0;: un caractère est faux</translation>
    </message>
    <message>
        <source>%1 is a deal code of a later version of this program</source>
        <translation>%1 est le code d’une version plus récente de ce programme</translation>
    </message>
    <message>
        <source>%1 is a deal code of a game that this version does not have</source>
        <translation>%1 est le code d’un jeu que cette version n’a pas</translation>
    </message>
    <message>
        <source>%1 is a deal code of other rules or other seats</source>
        <translation>%1 est le code d’autres règles ou d’autres places</translation>
    </message>
    <message>
        <source>does not follow from the deal code %1</source>
        <translation>ne découle pas du code %1</translation>
    </message>
    <message>
        <source>%1: %2 cards, without the 4 on the table, do not divide evenly among %3 players; use another number of players, or all</source>
        <translation>%1&#xa0;: %2 cartes, sans les 4 de la table, ne se partagent pas en parts égales entre %3 joueurs&#x202f;; il faut un autre nombre de joueurs ou bien all</translation>
    </message>
    <message>
        <source>%1: needs compulsory true</source>
        <translation>%1&#xa0;: exige compulsory true</translation>
    </message>
    <message>
        <source>%1: needs twoOfBatons 0</source>
        <translation>%1&#xa0;: exige twoOfBatons 0</translation>
    </message>
    <message>
        <source>%1: needs sum equal, maxCards 1 and ace plain</source>
        <translation>%1&#xa0;: exige sum equal, maxCards 1 et ace plain</translation>
    </message>
    <message>
        <source>%1: needs prime none, and no other toggle of scoring by which anything scores</source>
        <translation>%1&#xa0;: exige prime none, et aucune autre règle de scoring qui rapporte des points</translation>
    </message>
    <message>
        <source>%1: needs tableSweeps and onLastCard false</source>
        <translation>%1&#xa0;: exige tableSweeps et onLastCard false</translation>
    </message>
    <message>
        <source>%1: needs match.end afterRound and callingOut false</source>
        <translation>%1&#xa0;: exige match.end afterRound et callingOut false</translation>
    </message>
    <message>
        <source>%1: the first card of a round may be no ace, or takes only an ace</source>
        <translation>%1&#xa0;: la première carte de la manche ne peut pas être un as, ou ne prend qu’un as</translation>
    </message>
    <message>
        <source>%1: a rule for aces as first cards needs ace sweepsAll or takesAll</source>
        <translation>%1&#xa0;: une règle pour les as en première carte demande ace sweepsAll ou takesAll</translation>
    </message>
    <message>
        <source>%1: there are no sweeps, so tableSweeps, ace sweepsAll, onLastCard and ponino cannot be played</source>
        <translation>%1&#xa0;: il n’y a pas de scopa, donc tableSweeps, ace sweepsAll, onLastCard et ponino ne peuvent pas être joués</translation>
    </message>
    <message>
        <source>%1: needs tableSweeps true</source>
        <translation>%1&#xa0;: demande tableSweeps true</translation>
    </message>
    <message>
        <source>%1: counts only with tableSweeps true</source>
        <translation>%1&#xa0;: ne compte qu’avec tableSweeps true</translation>
    </message>
    <message>
        <source>%1: needs ace sweepsAll or takesAll, sum fifteen or either, and maxCards not 1</source>
        <translation>%1&#xa0;: demande ace sweepsAll ou takesAll, sum fifteen ou either, et maxCards autre que 1</translation>
    </message>
    <message>
        <source>%1: needs piccola true</source>
        <translation>%1&#xa0;: demande piccola true</translation>
    </message>
    <message>
        <source>%1: where an ace lies, the ace takes an ace or cards that make 15 with it, or else the whole table</source>
        <translation>%1&#xa0;: s’il y a un as sur la table, l’as prend un as ou des cartes qui font quinze avec lui, sinon toute la table</translation>
    </message>
    <message>
        <source>%1: needs wildSeven true</source>
        <translation>%1&#xa0;: demande wildSeven true</translation>
    </message>
</context>
<context>
    <name>settebello::FaultText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::FileSaver</name>
    <message>
        <source>%1 (%2: %3)</source>
        <comment>what a file holds; the file; a reason</comment>
        <translation>%1 (%2&#xa0;: %3)</translation>
    </message>
    <message>
        <source>The program could not save this yet and keeps trying: %1.</source>
        <comment>a list</comment>
        <translation>Le programme n’a pas encore pu enregistrer ceci et continue d’essayer&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>settebello::FindingBar</name>
    <message>
        <source>Looking for mistakes: match %1 of %2</source>
        <translation>Recherche des erreurs&#xa0;: partie %1 sur %2</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>R&amp;eprendre</translation>
    </message>
</context>
<context>
    <name>settebello::FingerprintBar</name>
    <message>
        <source>There is no fingerprint of this pack: it was dealt elsewhere.</source>
        <translation>Il n’y a pas d’empreinte de ce paquet&#xa0;: il a été distribué ailleurs.</translation>
    </message>
    <message>
        <source>Fingerprint of the pack in round %1: %2</source>
        <comment>a number; many digits</comment>
        <translation>Empreinte du paquet, manche %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copier l’empreinte</translation>
    </message>
    <message>
        <source>Check…</source>
        <translation>Vérifier…</translation>
    </message>
    <message>
        <source>Check the cards</source>
        <translation>Vérifier les cartes</translation>
    </message>
    <message>
        <source>Fingerprint of the pack, the same on all screens: %1</source>
        <comment>many digits</comment>
        <translation>Empreinte du paquet, la même sur tous les écrans&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>settebello::FirstStepsOffer</name>
    <message>
        <source>&amp;First steps</source>
        <translation>Pre&amp;miers pas</translation>
    </message>
    <message>
        <source>Is the game new to you? The first steps show it to you on this table, card by card. You will always find them under Help.</source>
        <translation>Vous découvrez ce jeu&#x202f;? Les premiers pas vous le montrent sur cette table, carte après carte. Vous les retrouverez dans le menu Aide.</translation>
    </message>
    <message>
        <source>Which cards do you know?</source>
        <translation>Quelles cartes connaissez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;I know the game</source>
        <translation>Je &amp;connais le jeu</translation>
    </message>
    <message>
        <source>What is your &amp;name?</source>
        <translation>Comment vous appele&amp;z-vous&#x202f;?</translation>
    </message>
    <message>
        <source>If you like</source>
        <comment>to give a name</comment>
        <translation>Facultatif</translation>
    </message>
</context>
<context>
    <name>settebello::FriendsBar</name>
    <message>
        <source>%1: “%2”</source>
        <comment>a friend, a phrase</comment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>A level plays until the round is over.</source>
        <translation>L’ordinateur joue jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>%1 has paused the match. Anybody may go on with it.</source>
        <comment>a friend</comment>
        <translation>%1 a mis la partie en pause. Chacun peut la reprendre.</translation>
    </message>
    <message>
        <source>The next round is dealt when all have looked at the score.</source>
        <translation>La manche suivante commence quand tous ont vu les points.</translation>
    </message>
    <message>
        <source>You play with friends.</source>
        <translation>Vous jouez avec des amis.</translation>
    </message>
    <message>
        <source>There is no connection to the table at the moment. It is tried again by itself; nothing is lost.</source>
        <translation>Il n’y a pas de connexion avec la table en ce moment. Le programme réessaie tout seul, et rien n’est perdu.</translation>
    </message>
    <message>
        <source>%1 is away. The seat waits.</source>
        <comment>a friend</comment>
        <translation>%1 est absent. Sa place est gardée.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has been away for %n minute(s). The seat waits.</source>
        <comment>a friend</comment>
        <translation>
            <numerusform>%1 est absent depuis %n minute. Sa place est gardée.</numerusform>
            <numerusform>%1 est absent depuis %n minutes. Sa place est gardée.</numerusform>
        </translation>
    </message>
    <message>
        <source>away</source>
        <comment>a friend, on a plate</comment>
        <translation>pas là</translation>
    </message>
    <message numerus="yes">
        <source>away for %n minute(s)</source>
        <comment>a friend, on a plate</comment>
        <translation>
            <numerusform>pas là depuis %n minute</numerusform>
            <numerusform>pas là depuis %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>away for %n hour(s)</source>
        <comment>a friend, on a plate</comment>
        <translation>
            <numerusform>pas là depuis %n heure</numerusform>
            <numerusform>pas là depuis %n heures</numerusform>
        </translation>
    </message>
    <message>
        <source>The last play of %1 is taken back when all agree.</source>
        <comment>a player</comment>
        <translation>La dernière carte de %1 sera reprise quand tous seront d’accord.</translation>
    </message>
    <message>
        <source>%1 would like to take back the last play. Do you agree?</source>
        <comment>a friend</comment>
        <translation>%1 voudrait reprendre sa dernière carte. Êtes-vous d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>The last play is not taken back.</source>
        <translation>La dernière carte reste jouée.</translation>
    </message>
    <message>
        <source>A level plays for %1 when all agree.</source>
        <comment>a friend</comment>
        <translation>L’ordinateur jouera pour %1 quand tous seront d’accord.</translation>
    </message>
    <message>
        <source>May a level play for %1 until the round is over?</source>
        <comment>a friend</comment>
        <translation>L’ordinateur peut-il jouer pour %1 jusqu’à la fin de la manche&#x202f;?</translation>
    </message>
    <message>
        <source>Let a level play</source>
        <translation>Laisser jouer l’ordinateur</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Laisser tomber</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Dire…</translation>
    </message>
    <message>
        <source>Say something to your friends</source>
        <translation>Dire quelque chose à vos amis</translation>
    </message>
    <message>
        <source>Leave…</source>
        <translation>Quitter…</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Another match begins when all agree.</source>
        <translation>On joue une autre partie quand tous sont d’accord.</translation>
    </message>
    <message>
        <source>%1 would like another match by the same rules. Do you agree?</source>
        <comment>a friend</comment>
        <translation>%1 voudrait une autre partie avec les mêmes règles. Êtes-vous d’accord&#x202f;?</translation>
    </message>
</context>
<context>
    <name>settebello::FriendsDialog</name>
    <message>
        <source>A table waits for you: %1. Opening or joining another one gives it up.</source>
        <comment>a game and who plays</comment>
        <translation>Une table vous attend&#xa0;: %1. En ouvrir ou en rejoindre une autre l’abandonne.</translation>
    </message>
    <message>
        <source>With friends</source>
        <translation>Avec des amis</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Inviter</translation>
    </message>
    <message>
        <source>The match in progress is kept.</source>
        <translation>La partie en cours est conservée.</translation>
    </message>
    <message>
        <source>The match in progress will not be kept.</source>
        <translation>La partie en cours ne sera pas conservée.</translation>
    </message>
    <message>
        <source>“%1” opens once this window is closed.</source>
        <translation>«&#xa0;%1&#xa0;» s’ouvrira dès que cette fenêtre sera fermée.</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <translation>Fermer la &amp;table</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>R&amp;ejoindre</translation>
    </message>
    <message>
        <source>Go on &amp;with it</source>
        <translation>&amp;Reprendre</translation>
    </message>
</context>
<context>
    <name>settebello::FriendsHost</name>
    <message>
        <source>Settebello is open already. Please play with friends in the other window.</source>
        <translation>Settebello est déjà ouvert. Jouez avec vos amis dans l’autre fenêtre.</translation>
    </message>
    <message>
        <source>The match with friends could not be continued.</source>
        <translation>La partie entre amis n’a pas pu être reprise.</translation>
    </message>
</context>
<context>
    <name>settebello::GameGroups</name>
    <message>
        <source>More kinds of scopa</source>
        <translation>Autres façons de jouer à la scopa</translation>
    </message>
    <message>
        <source>More kinds of scopone</source>
        <translation>Autres façons de jouer au scopone</translation>
    </message>
    <message>
        <source>With aces and fifteens</source>
        <translation>Avec les as et le quinze</translation>
    </message>
    <message>
        <source>From other countries</source>
        <translation>D’autres pays</translation>
    </message>
    <message>
        <source>Played in Italy</source>
        <translation>Joués en Italie</translation>
    </message>
    <message>
        <source>Played in France</source>
        <translation>On y joue en France</translation>
    </message>
    <message>
        <source>The best known</source>
        <translation>Les plus connus</translation>
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
        <translation>Appuyez sur %1 pour « %2 ».</translation>
    </message>
</context>
<context>
    <name>settebello::HandOver</name>
    <message>
        <source>Now %1 plays. Pass the screen to %1.</source>
        <comment>a player&apos;s name</comment>
        <translation>C’est à %1 de jouer. Passez l’écran à %1.</translation>
    </message>
    <message>
        <source>%1, take back your last play? Pass the screen to %1.</source>
        <comment>a player&apos;s name</comment>
        <translation>%1, reprendre votre dernière carte&#x202f;? Passez l’écran à %1.</translation>
    </message>
    <message>
        <source>The cards of %1 lie face down.</source>
        <comment>a player&apos;s name</comment>
        <translation>Les cartes de %1 sont cachées.</translation>
    </message>
    <message>
        <source>Now %1 says where the cut card goes. Pass the screen to %1.</source>
        <comment>a player&apos;s name</comment>
        <translation>C’est à %1 de décider où va la carte de la coupe. Passez l’écran à %1.</translation>
    </message>
    <message>
        <source>Now %1 is asked to declare. Pass the screen to %1.</source>
        <comment>a player&apos;s name</comment>
        <translation>C’est à %1 de dire s’il y a une annonce. Passez l’écran à %1.</translation>
    </message>
    <message>
        <source>Press %1 to take it back, or Esc to leave it.</source>
        <comment>a key</comment>
        <translation>Appuyez sur %1 pour la reprendre, ou sur Échap pour la laisser.</translation>
    </message>
    <message>
        <source>Press %1 to show your cards.</source>
        <comment>a key</comment>
        <translation>Appuyez sur %1 pour montrer vos cartes.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre la carte</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Mes cartes</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>La carte de la coupe</translation>
    </message>
    <message>
        <source>Press %1 to see the cut card.</source>
        <comment>a key</comment>
        <translation>Appuyez sur %1 pour voir la carte de la coupe.</translation>
    </message>
</context>
<context>
    <name>settebello::HistoryPage</name>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Player or team</source>
        <translation>Joueur ou équipe</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Delete the score of this match?</source>
        <translation>Supprimer le score de cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>%1. It cannot be brought back.</source>
        <translation>%1. Il ne pourra pas être récupéré.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Matches at your table</source>
        <translation>Parties avec de vraies cartes</translation>
    </message>
    <message>
        <source>Statistics of these matches</source>
        <translation>Statistiques de ces parties</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Do you play with real cards? Then the score of your match can be kept here, by your own rules.</source>
        <translation>Vous jouez avec de vraies cartes&#x202f;? Le score de votre partie peut être tenu ici, selon vos règles.</translation>
    </message>
    <message>
        <source>Double wins</source>
        <translation>Victoires doubles</translation>
    </message>
</context>
<context>
    <name>settebello::HouseRulesButton</name>
    <message>
        <source>%1 does not hold rules that can be played:</source>
        <translation>%1 ne contient pas de règles jouables&#xa0;:</translation>
    </message>
    <message>
        <source>Save as house rules</source>
        <translation>Enregistrer comme règles maison</translation>
    </message>
    <message>
        <source>What are these rules called?</source>
        <translation>Comment s’appellent ces règles&#x202f;?</translation>
    </message>
    <message>
        <source>Import a rule file</source>
        <translation>Importer un fichier de règles</translation>
    </message>
    <message>
        <source>Scopa rules (*.scopa-rules.json *.json)</source>
        <translation>Règles de scopa (*.scopa-rules.json *.json)</translation>
    </message>
    <message>
        <source>Export a rule file</source>
        <translation>Exporter un fichier de règles</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Règles &amp;maison</translation>
    </message>
    <message>
        <source>&amp;Remove these house rules</source>
        <translation>&amp;Supprimer ces règles maison</translation>
    </message>
    <message>
        <source>&amp;Import a rule file…</source>
        <translation>&amp;Importer un fichier de règles…</translation>
    </message>
    <message>
        <source>&amp;Export to a rule file…</source>
        <translation>&amp;Exporter vers un fichier de règles…</translation>
    </message>
    <message>
        <source>There are house rules called “%1” already.</source>
        <translation>Il y a déjà des règles maison nommées «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Renommer les règles maison</translation>
    </message>
    <message>
        <source>Their new name</source>
        <translation>Leur nouveau nom</translation>
    </message>
    <message>
        <source>Re&amp;name these house rules…</source>
        <translation>Re&amp;nommer ces règles maison…</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>a file, why</comment>
        <translation>Impossible de lire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>a file, why</comment>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>There are house rules called “%1” already. Replace them?</source>
        <translation>Il y a déjà des règles maison nommées « %1 ». Les remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Désormais</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Another name…</source>
        <translation>Un autre nom…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“%1” is no longer among your house rules.</source>
        <translation>« %1 » ne fait plus partie de vos règles maison.</translation>
    </message>
    <message>
        <source>These rules are among your house rules already: “%1”.</source>
        <translation>Ces règles sont déjà parmi vos règles maison&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is now among your house rules.</source>
        <translation>Règles maison enregistrées&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>House rules of the same name</source>
        <translation>Règles maison du même nom</translation>
    </message>
    <message>
        <source>You have house rules called “%1” already, which are different. Keep both?</source>
        <translation>Vous avez déjà des règles maison nommées « %1 », qui sont différentes. Garder les deux&#x202f;?</translation>
    </message>
    <message>
        <source>Those you have</source>
        <translation>Celles que vous avez</translation>
    </message>
    <message>
        <source>The new ones</source>
        <translation>Les nouvelles</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Keep the new ones</source>
        <translation>Garder les nouvelles</translation>
    </message>
    <message>
        <source>“%1” is replaced by the new rules.</source>
        <translation>Les nouvelles règles ont remplacé « %1 ».</translation>
    </message>
    <message>
        <source>Keep those I have</source>
        <translation>Garder les miennes</translation>
    </message>
    <message>
        <source>The rules are in %1 now, with the changes that are not saved here.</source>
        <translation>Les règles sont maintenant dans %1, avec les modifications qui ne sont pas enregistrées ici.</translation>
    </message>
    <message>
        <source>The rules are in %1 now.</source>
        <translation>Les règles sont maintenant dans %1.</translation>
    </message>
    <message>
        <source>&amp;Bring back the house rules removed last</source>
        <translation>Réta&amp;blir les dernières supprimées</translation>
    </message>
    <message>
        <source>✓ Saved as “%1”, among your house rules.</source>
        <translation>✓ Enregistrées sous «&#xa0;%1&#xa0;», parmi vos règles maison.</translation>
    </message>
</context>
<context>
    <name>settebello::InvitePage</name>
    <message>
        <source>Friends bring their own names. Your computer deals the cards, so whoever sits at it could make it look at them.</source>
        <translation>Chaque ami écrit son nom. C’est votre ordinateur qui donne les cartes&#xa0;: qui s’en sert pourrait les regarder.</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>&amp;Ouvrir la table</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>settebello::JoinPage</name>
    <message>
        <source>These are not three words of a table. Please ask your friend to say them once more.</source>
        <translation>Ce ne sont pas les trois mots d’une table. Demandez à votre ami de les répéter.</translation>
    </message>
    <message>
        <source>Open an invitation</source>
        <translation>Ouvrir une invitation</translation>
    </message>
    <message>
        <source>Invitations (*.settebello-table)</source>
        <translation>Invitations (*.settebello-table)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>“%1” is no invitation to a table.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une invitation à une table.</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <comment>a game, the address of a computer</comment>
        <translation>%1, à l’adresse %2</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Une table</translation>
    </message>
    <message>
        <source>The &amp;three words, or a link</source>
        <translation>Les &amp;trois mots, ou un lien</translation>
    </message>
    <message>
        <source>castle – flower – bridge</source>
        <comment>three words of resources/words as an example</comment>
        <translation>bateau – fleur – soleil</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>&amp;Votre nom</translation>
    </message>
    <message>
        <source>several at this screen: Anna, Ugo</source>
        <comment>names of people, with commas between them</comment>
        <translation>plusieurs noms&#xa0;: Anna, Hugo</translation>
    </message>
    <message>
        <source>If several of you play at this screen, enter all names with commas between them: Anna, Ugo.</source>
        <translation>Si vous êtes plusieurs à cet écran, écrivez tous les noms, séparés par des virgules&#xa0;: Anna, Hugo.</translation>
    </message>
    <message>
        <source>Open an in&amp;vitation…</source>
        <translation>Ouvrir une i&amp;nvitation…</translation>
    </message>
    <message>
        <source>&amp;Find the table</source>
        <translation>&amp;Chercher la table</translation>
    </message>
    <message>
        <source>&amp;Relay…</source>
        <translation>Serve&amp;ur…</translation>
    </message>
    <message>
        <source>The words work from far away too, if your friends have chosen %1 as well.</source>
        <translation>Les mots servent aussi de loin, si vos amis ont choisi %1 eux aussi.</translation>
    </message>
    <message>
        <source>The words work in the same house. From far away, ask your friends for a link.</source>
        <translation>Les mots servent sous le même toit. De loin, demandez un lien à vos amis.</translation>
    </message>
    <message>
        <source>Tables in the same house appear here by themselves.</source>
        <translation>Les tables ouvertes sous le même toit s’affichent ici toutes seules.</translation>
    </message>
    <message>
        <source>Tables in the same house. Both screens will show a number: are they the same?</source>
        <translation>Tables sous le même toit. Les deux écrans montreront un nombre&#xa0;: est-ce le même&#x202f;?</translation>
    </message>
</context>
<context>
    <name>settebello::JoiningPage</name>
    <message>
        <source>The table is being looked for…</source>
        <translation>Recherche de la table…</translation>
    </message>
    <message>
        <source>You have sat down. The match begins when all are there.</source>
        <translation>Vous êtes à table. La partie commence quand tous sont là.</translation>
    </message>
    <message>
        <source>There is no connection at the moment. It is tried again.</source>
        <translation>Il n’y a pas de connexion en ce moment. Nouvel essai.</translation>
    </message>
    <message>
        <source>This is the table: %1. %2.</source>
        <comment>a game; who plays</comment>
        <translation>Voici la table&#xa0;: %1. %2.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <comment>a player</comment>
        <translation>%1 donne en premier.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>rules of the last match</comment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>rules of this table</comment>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Compare the number %1 with the other screen.</source>
        <translation>Comparez le nombre %1 avec l’autre écran.</translation>
    </message>
    <message>
        <source>What is played here</source>
        <translation>Ce qui se joue ici</translation>
    </message>
    <message>
        <source>Compared with what you played last</source>
        <translation>Par rapport à votre dernière partie</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;S’asseoir</translation>
    </message>
</context>
<context>
    <name>settebello::LeaveQuestion</name>
    <message>
        <source>A match is being played. Leave it and begin another?</source>
        <translation>Une partie est en cours. Voulez-vous la laisser et en commencer une autre&#x202f;?</translation>
    </message>
    <message>
        <source>It is kept under “Matches played”, where you can continue it.</source>
        <translation>Elle reste parmi les parties jouées&#xa0;: vous pourrez l’y reprendre.</translation>
    </message>
    <message>
        <source>It is not kept, because matches cannot be saved at the moment.</source>
        <translation>Elle ne sera pas conservée, car les parties ne peuvent pas être enregistrées en ce moment.</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Continuer à jouer</translation>
    </message>
    <message>
        <source>&amp;Begin another</source>
        <translation>En co&amp;mmencer une autre</translation>
    </message>
    <message>
        <source>Leave the table? Your seat waits for you.</source>
        <translation>Quitter la table&#x202f;? Votre place vous attend.</translation>
    </message>
    <message>
        <source>The start screen goes on with it, also tomorrow. Your friends see that you are away.</source>
        <translation>L’écran d’accueil permet de reprendre, même demain. Vos amis voient que vous êtes absent.</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Rester</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Quitter la table</translation>
    </message>
</context>
<context>
    <name>settebello::LessonPanel</name>
    <message>
        <source>First steps: %1 of %2</source>
        <translation>Premiers pas&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>J&amp;ouer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Leave (Esc)</source>
        <translation>&amp;Quitter (Échap)</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>a pace</comment>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>a pace</comment>
        <translation>Vif</translation>
    </message>
</context>
<context>
    <name>settebello::LessonPiles</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>a player, the number of cards, the number of points</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
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
    <message>
        <source>%1: %2</source>
        <comment>a card&apos;s rank, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>Les quatre couleurs</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Ce que valent les cartes</translation>
    </message>
    <message>
        <source>A card takes its equal</source>
        <translation>Une carte prend son égale</translation>
    </message>
    <message>
        <source>A card takes a sum</source>
        <translation>Une carte prend une somme</translation>
    </message>
    <message>
        <source>One card before several</source>
        <translation>Une carte plutôt que plusieurs</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa&#x202f;!</translation>
    </message>
    <message>
        <source>The settebello</source>
        <translation>Le settebello</translation>
    </message>
    <message>
        <source>A point for the primiera</source>
        <translation>Un point pour la primiera</translation>
    </message>
    <message>
        <source>A point for the most cards</source>
        <translation>Un point pour le plus de cartes</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Le compte des points</translation>
    </message>
    <message>
        <source>You play with forty cards of four suits. One card of each suit lies on the table, with the name of its suit. Your own three cards are below.</source>
        <translation>On joue avec quarante cartes de quatre couleurs. Sur la table, il y a une carte de chaque couleur, avec le nom de celle-ci. Vos trois cartes sont en bas.</translation>
    </message>
    <message>
        <source>The ace is worth 1, and the cards from 2 to 7 what they show. Above them are three court cards: %1 is worth 8, %2 9 and %3 10.</source>
        <translation>L’as vaut un, et les cartes de deux à sept ce qu’elles montrent. Au-dessus, il y a trois figures&#xa0;: %1 vaut huit, %2 neuf et %3 dix.</translation>
    </message>
    <message>
        <source>The ace is worth 1, and every other card what it shows, up to 10.</source>
        <translation>L’as vaut un, et toute autre carte ce qu’elle montre, jusqu’à dix.</translation>
    </message>
    <message>
        <source>The players take turns, one card at a time. A card takes a card of the same value from the table, of whatever suit. Both go to your pile.</source>
        <translation>On joue à tour de rôle, une carte à la fois. Une carte prend sur la table une carte de même valeur, quelle que soit sa couleur. Les deux vont dans vos plis.</translation>
    </message>
    <message>
        <source>A card can also take several cards at once, if together they are worth as much as it is.</source>
        <translation>Une carte prend aussi plusieurs cartes à la fois, si elles valent ensemble autant qu’elle.</translation>
    </message>
    <message>
        <source>%1 is worth 8. You could think of %3, but there is %2 as well. If a single card has that value, you must take it and not the sum.</source>
        <comment>a card; another card; 2 + 6</comment>
        <translation>%1 vaut huit. On pourrait penser à %3, mais il y a aussi %2. Si une seule carte a cette valeur, c’est elle qu’il faut prendre, et non la somme.</translation>
    </message>
    <message>
        <source>The table was empty, so %1 had to lay a card. You hold the best card there is: %2, the settebello. Whoever takes it scores a point.</source>
        <translation>La table était vide, et %1 a dû y poser une carte. Vous avez la meilleure de toutes&#xa0;: %2, le settebello. Celui qui le prend marque un point.</translation>
    </message>
    <message>
        <source>Now for the last three cards of the round. Then the piles are counted, and whoever has more than five of the ten %1 scores a point.</source>
        <translation>Passons aux trois dernières cartes de la manche. Ensuite on compte les plis, et celui qui a plus de cinq des dix cartes de %1 marque un point.</translation>
    </message>
    <message>
        <source>For the primiera only the best card of each suit counts. The best is a seven, then come the six and the ace. Whoever has the sevens usually scores the point.</source>
        <translation>Pour la primiera, seule compte la meilleure carte de chaque couleur. La meilleure est le sept, puis viennent le six et l’as. Celui qui a les sept marque presque toujours le point.</translation>
    </message>
    <message>
        <source>Whoever has more than twenty of the forty cards scores a point, so it is good to take many. Whatever is left at the very end goes to whoever was last to take a card.</source>
        <translation>Celui qui a plus de vingt des quarante cartes marque un point&#xa0;: prenez-en donc beaucoup. Ce qui reste à la fin revient à celui qui a pris en dernier.</translation>
    </message>
    <message>
        <source>Among your own cards, find the one in the suit of %1. Click on it, or go to it with the arrow keys and press Enter.</source>
        <translation>Parmi vos cartes, trouvez la carte de %1. Cliquez dessus, ou allez-y avec les flèches et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Among your own cards, find %1.</source>
        <translation>Trouvez parmi vos cartes %1.</translation>
    </message>
    <message>
        <source>Play %1, worth %2: it takes %3, for %4 make %2.</source>
        <translation>Jouez %1, qui vaut %2, pour prendre %3&#xa0;: %4 font %2.</translation>
    </message>
    <message>
        <source>Play %1. It could take two cards in two ways: choose %2, with a click or by its number.</source>
        <translation>Jouez %1. Il y a deux façons de prendre deux cartes&#xa0;: choisissez %2, d’un clic ou en tapant le numéro.</translation>
    </message>
    <message>
        <source>Play %1 to take %2.</source>
        <translation>Jouez %1 pour prendre %2.</translation>
    </message>
    <message>
        <source>Those are the suits. None of them is worth more than another.</source>
        <translation>Voilà les couleurs. Aucune ne vaut plus qu’une autre.</translation>
    </message>
    <message>
        <source>Now you know all the cards.</source>
        <translation>Vous connaissez maintenant toutes les cartes.</translation>
    </message>
    <message>
        <source>Three cards for your pile with one play.</source>
        <translation>Trois cartes dans vos plis en un seul coup.</translation>
    </message>
    <message>
        <source>Scopa! The card lies crosswise in your pile, so that everybody can count your sweeps. All points are added up at the end of the round.</source>
        <translation>Scopa&#x202f;! La carte est mise en travers de vos plis, pour que chacun puisse compter vos scopa. Tous les points s’additionnent à la fin de la manche.</translation>
    </message>
    <message>
        <source>The settebello, and a second sweep with it: there is no better play.</source>
        <translation>Le settebello, et avec lui une deuxième scopa&#xa0;: il n’y a pas de meilleur coup.</translation>
    </message>
    <message>
        <source>That is one more of the %1 for you.</source>
        <translation>Voilà une carte de %1 de plus pour vous.</translation>
    </message>
    <message>
        <source>Two more of them: now you have all four sevens.</source>
        <translation>Encore deux&#xa0;: vous avez maintenant les quatre sept.</translation>
    </message>
    <message>
        <source>Yes: %1, worth %2.</source>
        <translation>Oui&#xa0;: %1, qui vaut %2.</translation>
    </message>
    <message>
        <source>Yes: %1.</source>
        <translation>Oui&#xa0;: %1.</translation>
    </message>
    <message>
        <source>That one is %1, worth %2. Try another.</source>
        <translation>C’est %1, qui vaut %2. Essayez une autre carte.</translation>
    </message>
    <message>
        <source>That one is %1. Try another.</source>
        <translation>C’est %1. Essayez une autre carte.</translation>
    </message>
    <message>
        <source>You may do that, but other cards are worth more here. Take %1 with %2.</source>
        <translation>C’est permis, mais il y a mieux à prendre ici. Prenez %1 avec %2.</translation>
    </message>
    <message>
        <source>You may do that, but keep the card for later. This time play %1.</source>
        <translation>C’est permis, mais gardez cette carte pour plus tard. Cette fois, jouez %1.</translation>
    </message>
    <message>
        <source>Not both together: a single card has that value, and it comes first. Play %1 and see.</source>
        <translation>Pas les deux ensemble&#xa0;: une seule carte a cette valeur, et elle passe avant. Jouez %1 et regardez.</translation>
    </message>
    <message>
        <source>Those are not worth the same. Nothing is lost: play %1.</source>
        <translation>La valeur n’est pas la même. Rien n’est perdu&#xa0;: jouez %1.</translation>
    </message>
    <message>
        <source>That is not possible here. Nothing is lost: play %1.</source>
        <translation>Ce n’est pas possible ici. Rien n’est perdu&#xa0;: jouez %1.</translation>
    </message>
    <message>
        <source>This step is done. Press Next to go on.</source>
        <translation>Cette étape est terminée. Appuyez sur Suivant pour continuer.</translation>
    </message>
    <message>
        <source>A point for most %1</source>
        <comment>coins</comment>
        <translation>Un point pour le plus de %1</translation>
    </message>
    <message>
        <source>Now the piles are counted: a point for most cards, one for most %1, one for the settebello, one for the primiera, and one for each sweep. The first to reach eleven points, in as many rounds as it takes, wins the match.</source>
        <translation>Maintenant on compte les plis&#xa0;: un point pour le plus de cartes, un pour le plus de %1, un pour le settebello, un pour la primiera, et un pour chaque scopa. Le premier qui arrive à onze points, en autant de manches qu’il faut, gagne la partie.</translation>
    </message>
    <message>
        <source>When all hands are empty, everybody gets three new cards. %1 has taken the 6, so a single card is left on the table. Taking everything that lies there is a sweep, a scopa, and worth a point.</source>
        <translation>Quand les mains sont vides, chacun reçoit trois autres cartes. %1 a pris le six, et il ne reste qu’une carte sur la table. Prendre tout ce qui s’y trouve, c’est faire scopa, et cela vaut un point.</translation>
    </message>
    <message>
        <source>Taken! Now %1 plays. A card that takes nothing stays on the table. The golden edge marks what was played last.</source>
        <translation>C’est pris&#x202f;! Maintenant, c’est à %1 de jouer. Une carte qui ne prend rien reste sur la table. Le bord doré signale le dernier coup.</translation>
    </message>
    <message>
        <source>Well done. The 2 and the 6 stayed where they were. Now %1 takes the 6, with another 6.</source>
        <translation>Bien joué. Le deux et le six sont restés où ils étaient. Maintenant, %1 prend le six avec un autre six.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you in your first round; both piles are on the table. That is all you need to play. Every detail is under Help, in the rules of this table, and H gives you a hint.</source>
        <translation>
            <numerusform>%n point pour vous dans votre première manche&#xa0;: les plis de chacun sont sur la table. Il n’en faut pas plus pour jouer. Tous les détails sont dans les règles de la partie, au menu Aide, et la touche H vous donne un conseil.</numerusform>
            <numerusform>%n points pour vous dans votre première manche&#xa0;: les plis de chacun sont sur la table. Il n’en faut pas plus pour jouer. Tous les détails sont dans les règles de la partie, au menu Aide, et la touche H vous donne un conseil.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::LessonView</name>
    <message>
        <source>Leave the first steps?</source>
        <translation>Quitter les premiers pas&#x202f;?</translation>
    </message>
    <message>
        <source>You find them again under Help, and begin anew there.</source>
        <translation>Vous les retrouverez au menu Aide, depuis le début.</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>L&amp;eave them</source>
        <comment>the first steps</comment>
        <translation>Arrê&amp;ter</translation>
    </message>
</context>
<context>
    <name>settebello::LevelButton</name>
    <message>
        <source>Level of %1: %2</source>
        <comment>an opponent</comment>
        <translation>%1, niveau&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 Click for the next level.</source>
        <comment>what a level is like</comment>
        <translation>%1 Un clic passe au niveau suivant.</translation>
    </message>
</context>
<context>
    <name>settebello::LevelText</name>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Knows the rules and little more.</source>
        <translation>Connaît les règles et guère plus.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gourmand</translation>
    </message>
    <message>
        <source>Takes the best there is at the moment, and thinks no further.</source>
        <translation>Prend ce qu’il y a de mieux sur le moment, sans voir plus loin.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Plays for company, and lets things slip.</source>
        <translation>Joue pour le plaisir et laisse passer des choses.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Counts cards and makes you work for it.</source>
        <translation>Compte les cartes et ne vous fait pas de cadeau.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Remembers what went by and plans ahead.</source>
        <translation>Se souvient de ce qui est passé et prévoit la suite.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Gives nothing away.</source>
        <translation>Ne laisse rien passer.</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>À distance</translation>
    </message>
    <message>
        <source>Plays at another screen.</source>
        <translation>Joue sur un autre écran.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>a woman</comment>
        <translation>Débutante</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>a woman</comment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a woman</comment>
        <translation>Confirmée</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>a woman</comment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a woman</comment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>a woman</comment>
        <translation>Gourmande</translation>
    </message>
</context>
<context>
    <name>settebello::Main</name>
    <message>
        <source>The Italian card game Scopa.</source>
        <translation>La scopa, le jeu de cartes italien.</translation>
    </message>
    <message>
        <source>Deal the same cards whenever the same number is given.</source>
        <translation>Distribuer les mêmes cartes à chaque fois pour un même nombre.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Utiliser cette langue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unexpected argument: %1</source>
        <translation>Argument inattendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not a number for --seed: %1</source>
        <translation>--seed demande un nombre&#xa0;: %1</translation>
    </message>
    <message>
        <source>No such language: %1</source>
        <translation>Langue inconnue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Settebello needs a display, and there is none here: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Settebello a besoin d’un écran, et il n’y en a pas ici&#xa0;: ni DISPLAY ni WAYLAND_DISPLAY n’est défini.</translation>
    </message>
    <message>
        <source>Keep settings and matches in this folder.</source>
        <translation>Garder les réglages et les parties dans ce dossier.</translation>
    </message>
    <message>
        <source>A match or a rule file to open.</source>
        <translation>Une partie ou un fichier de règles à ouvrir.</translation>
    </message>
    <message>
        <source>--config needs the name of a folder.</source>
        <translation>--config demande le nom d’un dossier.</translation>
    </message>
    <message>
        <source>Open another window even if the game is running. Its matches are not kept while the other one is open.</source>
        <translation>Ouvrir une autre fenêtre même si le jeu est déjà ouvert. Ses parties ne sont pas conservées tant que l’autre est ouverte.</translation>
    </message>
    <message>
        <source>--config needs a folder whose name is UTF-8.</source>
        <translation>--config demande un dossier dont le nom est en UTF-8.</translation>
    </message>
</context>
<context>
    <name>settebello::MainChoices</name>
    <message>
        <source>T&amp;eam play</source>
        <translation>Jeu en &amp;équipe</translation>
    </message>
    <message>
        <source>Two teams of two or three; partners gather one pile and share its points.</source>
        <translation>Deux équipes de deux ou trois&#x202f;; les partenaires réunissent leurs plis et partagent les points.</translation>
    </message>
    <message>
        <source>&amp;Primiera</source>
        <translation>&amp;Primiera</translation>
    </message>
    <message>
        <source>The best cards of the four suits together win a point, in place of most sevens.</source>
        <translation>Un point pour les meilleures cartes de chaque couleur, à la place du plus grand nombre de sept.</translation>
    </message>
    <message>
        <source>&amp;Scopone</source>
        <translation>S&amp;copone</translation>
    </message>
    <message>
        <source>All cards are dealt at once: less luck, more skill.</source>
        <translation>Toutes les cartes sont distribuées d’un coup&#xa0;: moins de hasard, plus d’adresse.</translation>
    </message>
    <message>
        <source>Taking &amp;more than two cards</source>
        <translation>Prendre pl&amp;us de deux cartes</translation>
    </message>
    <message>
        <source>One play may take more than two cards from the table.</source>
        <translation>On peut prendre plus de deux cartes d’un coup.</translation>
    </message>
</context>
<context>
    <name>settebello::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Same rules &amp;again</source>
        <translation>&amp;Rejouer avec les mêmes règles</translation>
    </message>
    <message>
        <source>Score of the &amp;last round</source>
        <translation>Points de la &amp;dernière manche</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Vitesse des cartes</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Mouvements &amp;réduits</translation>
    </message>
    <message>
        <source>&amp;Numbers on the cards</source>
        <translation>&amp;Numéros sur les cartes</translation>
    </message>
    <message>
        <source>Running &amp;counts</source>
        <translation>&amp;Compte des cartes</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About Settebello</source>
        <translation>À &amp;propos de Settebello</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Take back the last play</source>
        <translation>Reprendre &amp;la carte</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>The r&amp;ules of this table</source>
        <translation>Les rè&amp;gles de la partie</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>S&amp;on</translation>
    </message>
    <message>
        <source>&amp;Matches played</source>
        <translation>Parties &amp;jouées</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>Mo&amp;ves of this round</source>
        <translation>C&amp;oups de cette manche</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>One step &amp;faster</source>
        <translation>Un cran plus &amp;vite</translation>
    </message>
    <message>
        <source>One step &amp;slower</source>
        <translation>Un cran plus &amp;lentement</translation>
    </message>
    <message>
        <source>Fin&amp;gerprint of the cards</source>
        <translation>&amp;Empreinte des cartes</translation>
    </message>
    <message>
        <source>Fair &amp;cards…</source>
        <translation>Comment on mélange les &amp;cartes…</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>Pre&amp;miers pas</translation>
    </message>
    <message>
        <source>&amp;Continue the unfinished match</source>
        <translation>Con&amp;tinuer la partie interrompue</translation>
    </message>
    <message>
        <source>&amp;What do these rules change?</source>
        <translation>L’e&amp;ffet de ces règles</translation>
    </message>
    <message>
        <source>Score&amp;keeper for a real table…</source>
        <translation>Feuille de score pour une &amp;vraie partie…</translation>
    </message>
    <message>
        <source>&amp;Deal by code…</source>
        <translation>Partie &amp;avec un code…</translation>
    </message>
    <message>
        <source>Play this match &amp;again</source>
        <translation>&amp;Rejouer cette partie</translation>
    </message>
    <message>
        <source>Play it again with &amp;seats exchanged</source>
        <translation>Rejouer en é&amp;changeant les places</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Com&amp;parer…</translation>
    </message>
    <message>
        <source>The sam&amp;e cards</source>
        <translation>Rejouer et co&amp;mparer</translation>
    </message>
    <message>
        <source>Pract&amp;ise…</source>
        <translation>E&amp;xercices…</translation>
    </message>
    <message>
        <source>&amp;Take back the last play of %1</source>
        <comment>a player</comment>
        <translation>Reprendre &amp;la carte de %1</translation>
    </message>
    <message>
        <source>With &amp;friends…</source>
        <translation>Av&amp;ec des amis…</translation>
    </message>
    <message>
        <source>&amp;Back to the start</source>
        <translation>Revenir à l’écran de dé&amp;but</translation>
    </message>
    <message>
        <source>Match of the &amp;day</source>
        <translation>Partie d&amp;u jour</translation>
    </message>
    <message>
        <source>Revie&amp;w this match</source>
        <translation>Revoir cette part&amp;ie</translation>
    </message>
    <message>
        <source>S&amp;ound (this build has none)</source>
        <translation>S&amp;on (cette version n’en a pas)</translation>
    </message>
</context>
<context>
    <name>settebello::MatchArchive</name>
    <message>
        <source>The matches cannot be read: %1 is not a folder.</source>
        <translation>Les parties ne peuvent pas être lues&#xa0;: %1 n’est pas un dossier.</translation>
    </message>
    <message>
        <source>The matches cannot be read: no permission to open the folder %1.</source>
        <translation>Les parties ne peuvent pas être lues&#xa0;: l’accès au dossier %1 est refusé.</translation>
    </message>
    <message>
        <source>“%1” was not imported: %2</source>
        <comment>a file, why</comment>
        <translation>«&#xa0;%1&#xa0;» n’a pas été accepté&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” could not be kept as %2: %3</source>
        <comment>a file, a file, why</comment>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être conservé sous le nom %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <comment>a file, why</comment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>The match could not be written to %1: %2</source>
        <comment>a file, why</comment>
        <translation>La partie n’a pas pu être enregistrée dans %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>settebello::MatchAutosave</name>
    <message>
        <source>It is an earlier state of a match that several people play at this screen and that is not over yet. Continue that one, or delete it first.</source>
        <translation>C’est un état antérieur d’une partie que plusieurs personnes jouent à cet écran et qui n’est pas terminée. Continuez celle-là, ou supprimez-la d’abord.</translation>
    </message>
    <message>
        <source>The unfinished match could not be continued. It is kept as %1. What was wrong: %2</source>
        <translation>La partie laissée en cours n’a pas pu être reprise. Elle est conservée sous le nom %1. Ce qui n’allait pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>Settebello is open already. What you play in this window is kept only once the other one is closed.</source>
        <translation>Settebello est déjà ouvert. Ce que vous jouez dans cette fenêtre n’est conservé qu’une fois l’autre fermée.</translation>
    </message>
    <message>
        <source>match in play</source>
        <comment>contents of a file</comment>
        <translation>partie en cours</translation>
    </message>
    <message>
        <source>match that has ended</source>
        <comment>contents of a file</comment>
        <translation>partie terminée</translation>
    </message>
</context>
<context>
    <name>settebello::MatchColumns</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>settebello::MatchEndPanel</name>
    <message>
        <source>Victory!</source>
        <translation>Victoire&#x202f;!</translation>
    </message>
    <message>
        <source>The match counts double.</source>
        <translation>La partie compte double.</translation>
    </message>
    <message>
        <source>The next one may be yours.</source>
        <translation>La prochaine sera peut-être la vôtre.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Item by item</source>
        <translation>&amp;Point par point</translation>
    </message>
    <message>
        <source>Rema&amp;tch</source>
        <translation>Reva&amp;nche</translation>
    </message>
    <message>
        <source>Rema&amp;tch (you deal)</source>
        <translation>Reva&amp;nche (à vous de donner)</translation>
    </message>
    <message>
        <source>Rema&amp;tch (%1 deals)</source>
        <comment>a player</comment>
        <translation>Reva&amp;nche (%1 donne)</translation>
    </message>
    <message>
        <source>C&amp;ompare…</source>
        <translation>Comp&amp;arer…</translation>
    </message>
    <message>
        <source>Round &amp;by round</source>
        <translation>&amp;Manche par manche</translation>
    </message>
    <message>
        <source>&amp;Review this match</source>
        <translation>Re&amp;voir cette partie</translation>
    </message>
    <message>
        <source>Code of the match: %1</source>
        <translation>Code de la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Whitewash: not a single point for %1.</source>
        <comment>a player or a team</comment>
        <translation>Capot&#xa0;: pas un seul point pour %1.</translation>
    </message>
    <message>
        <source>Whitewash: not a single point for your team.</source>
        <translation>Capot&#xa0;: pas un seul point pour votre équipe.</translation>
    </message>
    <message>
        <source>Whitewash: not a single point for you.</source>
        <translation>Capot&#xa0;: pas un seul point pour vous.</translation>
    </message>
    <message>
        <source>With this code you, or friends, can play the same cards again.</source>
        <translation>Avec ce code, vous ou vos amis pouvez rejouer les mêmes cartes.</translation>
    </message>
    <message>
        <source>&amp;Why did they play like that?</source>
        <translation>P&amp;ourquoi ont-ils joué ainsi&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Why did %1 play like that?</source>
        <comment>a player</comment>
        <translation>P&amp;ourquoi %1 a joué ainsi&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;More choices</source>
        <translation>A&amp;utres choix</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <comment>from more choices</comment>
        <translation>Re&amp;tour</translation>
    </message>
</context>
<context>
    <name>settebello::MatchFileActions</name>
    <message>
        <source>Import matches</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Matches (*.scopa.json)</source>
        <translation>Parties (*.scopa.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match in “%1” is kept here already.</source>
        <translation>La partie du fichier «&#xa0;%1&#xa0;» est déjà conservée ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are kept here already.</source>
        <translation>
            <numerusform>%n partie est déjà conservée ici.</numerusform>
            <numerusform>%n parties sont déjà conservées ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported.</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être importé.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être importés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>The match was written to %1.</source>
        <translation>La partie est enregistrée dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n match(es) to the trash?</source>
        <translation>
            <numerusform>Mettre %n partie à la corbeille&#x202f;?</numerusform>
            <numerusform>Mettre %n parties à la corbeille&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be moved to the trash. Delete for good?</source>
        <translation>
            <numerusform>%n partie ne peut pas être mise à la corbeille. Supprimer définitivement&#x202f;?</numerusform>
            <numerusform>%n parties ne peuvent pas être mises à la corbeille. Supprimer définitivement&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be deleted.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être supprimée.</numerusform>
            <numerusform>%n parties n’ont pas pu être supprimées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::MatchFlow</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue the match in “%1”?</source>
        <translation>Continuer la partie du fichier «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The match in “%1” cannot be continued: %2</source>
        <comment>a file, why</comment>
        <translation>Impossible de continuer la partie du fichier «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>The match in “%1” belongs to the other window of Settebello.</source>
        <translation>La partie du fichier «&#xa0;%1&#xa0;» appartient à l’autre fenêtre de Settebello.</translation>
    </message>
    <message>
        <source>Continue it there, or close that window first.</source>
        <translation>Continuez-la là-bas ou fermez d’abord cette fenêtre.</translation>
    </message>
    <message>
        <source>Your unfinished match is kept under “Matches played”.</source>
        <translation>La partie interrompue reste parmi les parties jouées.</translation>
    </message>
    <message>
        <source>The match in play is not kept, because matches cannot be saved at the moment.</source>
        <translation>La partie en cours ne sera pas conservée, car les parties ne peuvent pas être enregistrées en ce moment.</translation>
    </message>
    <message>
        <source>The match with these cards is not over yet.</source>
        <translation>La partie avec ces cartes n’est pas encore finie.</translation>
    </message>
    <message>
        <source>Several people play it at this screen, and whoever had the cards dealt again would see what the others hold. Play it to its end first, or delete it under “Matches played”.</source>
        <translation>Plusieurs personnes la jouent à cet écran&#xa0;: redistribuer les mêmes cartes montrerait celles des autres. Finissez-la d’abord, ou supprimez-la des parties jouées.</translation>
    </message>
</context>
<context>
    <name>settebello::MatchPanel</name>
    <message>
        <source>No play deserves a mark.</source>
        <translation>Aucun coup à signaler.</translation>
    </message>
    <message>
        <source>No mark yet.</source>
        <translation>Rien à signaler pour l’instant.</translation>
    </message>
    <message>
        <source>&amp;Marks of:</source>
        <translation>Coups &amp;signalés de&#xa0;:</translation>
    </message>
    <message>
        <source>everybody</source>
        <comment>whose marks are shown</comment>
        <translation>tous</translation>
    </message>
    <message>
        <source>Marked plays</source>
        <translation>Coups signalés</translation>
    </message>
    <message>
        <source>Figures of all players</source>
        <translation>Les chiffres de tous les joueurs</translation>
    </message>
    <message>
        <source>Every choice is judged by what its player knew then; forced plays do not count. A loss that is too small to be sure of is none. Luck is how much better the cards dealt were than the average of what could have come, and for every play how much better the cards that its player could not see lay than was to be expected. The chance to win in the chart is that of somebody who sees all the cards.</source>
        <translation>Chaque choix est jugé d’après ce que son joueur savait alors. Les coups forcés ne comptent pas, et les pertes trop petites pour être certaines non plus. La chance dit de combien les cartes reçues étaient meilleures que la moyenne de celles qui pouvaient venir&#x202f;; pour chaque coup, elle dit aussi de combien les cartes cachées étaient mieux placées que prévu. Les chances de gagner du graphique sont celles d’un joueur qui verrait toutes les cartes.</translation>
    </message>
    <message>
        <source>What the result is made of</source>
        <translation>De quoi est fait le résultat</translation>
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
        <translation>Partie&#xa0;: %1, %2</translation>
    </message>
</context>
<context>
    <name>settebello::MatchTally</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what the player above says</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>settebello::MatchText</name>
    <message>
        <source>You have most cards and win!</source>
        <translation>Vous avez le plus de cartes et gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>Your team has most cards and wins!</source>
        <translation>Votre équipe a le plus de cartes et gagne&#x202f;!</translation>
    </message>
    <message>
        <source>%1 has most cards and wins.</source>
        <comment>one player</comment>
        <translation>%1 a le plus de cartes et gagne.</translation>
    </message>
    <message>
        <source>%1 have most cards and win.</source>
        <comment>a team</comment>
        <translation>%1 ont le plus de cartes et gagnent.</translation>
    </message>
    <message>
        <source>You hold the whole suit and win.</source>
        <translation>Vous avez toute la couleur&#xa0;: vous gagnez.</translation>
    </message>
    <message>
        <source>Your team holds the whole suit and wins.</source>
        <translation>Votre équipe a toute la couleur&#xa0;: elle gagne.</translation>
    </message>
    <message>
        <source>%1 holds the whole suit and wins.</source>
        <comment>one player</comment>
        <translation>%1 a toute la couleur et gagne.</translation>
    </message>
    <message>
        <source>%1 hold the whole suit and win.</source>
        <comment>a team</comment>
        <translation>%1 ont toute la couleur et gagnent.</translation>
    </message>
    <message>
        <source>You were right to call out, and win.</source>
        <translation>Vous aviez bien les points annoncés&#xa0;: vous gagnez.</translation>
    </message>
    <message>
        <source>Your team was right to call out, and wins.</source>
        <translation>Votre équipe avait bien les points annoncés&#xa0;: elle gagne.</translation>
    </message>
    <message>
        <source>%1 was right to call out, and wins.</source>
        <comment>one player</comment>
        <translation>%1 avait bien les points annoncés et gagne.</translation>
    </message>
    <message>
        <source>%1 were right to call out, and win.</source>
        <comment>a team</comment>
        <translation>%1 avaient bien les points annoncés et gagnent.</translation>
    </message>
    <message>
        <source>The claim was false, and so you win.</source>
        <translation>Les points annoncés n’y étaient pas&#xa0;: vous gagnez.</translation>
    </message>
    <message>
        <source>The claim was false, and so your team wins.</source>
        <translation>Les points annoncés n’y étaient pas&#xa0;: votre équipe gagne.</translation>
    </message>
    <message>
        <source>The claim was false, and so %1 wins.</source>
        <comment>one player</comment>
        <translation>Les points annoncés n’y étaient pas&#xa0;: %1 gagne.</translation>
    </message>
    <message>
        <source>The claim was false, and so %1 win.</source>
        <comment>a team</comment>
        <translation>Les points annoncés n’y étaient pas&#xa0;: %1 gagnent.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player without a name</comment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>without a name</comment>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>You win, %2 to %3!</source>
        <comment>points of both sides</comment>
        <translation>Vous gagnez %2 à %3&#x202f;!</translation>
    </message>
    <message>
        <source>Your team wins, %2 to %3!</source>
        <comment>points of both sides</comment>
        <translation>Votre équipe gagne %2 à %3&#x202f;!</translation>
    </message>
    <message>
        <source>%1 wins, %2 to %3.</source>
        <comment>one player; points of both sides</comment>
        <translation>%1 gagne %2 à %3.</translation>
    </message>
    <message>
        <source>%1 win, %2 to %3.</source>
        <comment>a team; points of both sides</comment>
        <translation>%1 gagnent %2 à %3.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s); the others have %3.</source>
        <comment>points of the others</comment>
        <translation>
            <numerusform>Vous gagnez avec %n point&#x202f;; les autres&#xa0;: %3.</numerusform>
            <numerusform>Vous gagnez avec %n points&#x202f;; les autres&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s); the others have %3.</source>
        <comment>one player; points of the others</comment>
        <translation>
            <numerusform>%1 gagne avec %n point&#x202f;; les autres&#xa0;: %3.</numerusform>
            <numerusform>%1 gagne avec %n points&#x202f;; les autres&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and its points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player, a level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, house rules</source>
        <comment>a game, but some rules are changed</comment>
        <translation>%1, règles maison</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>players</comment>
        <translation>%1 contre %2</translation>
    </message>
</context>
<context>
    <name>settebello::MatchesDialog</name>
    <message>
        <source>The matches are being read…</source>
        <translation>Lecture des parties…</translation>
    </message>
    <message>
        <source>No match has all these words.</source>
        <translation>Aucune partie n’a tous ces mots sur sa ligne.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) chosen.</source>
        <translation>
            <numerusform>%n partie choisie.</numerusform>
            <numerusform>%n parties choisies.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Chercher&#xa0;:</translation>
    </message>
    <message>
        <source>a name, a game, a date…</source>
        <translation>un nom, un jeu, une date…</translation>
    </message>
    <message>
        <source>Find matches</source>
        <translation>Chercher des parties</translation>
    </message>
    <message>
        <source>%v of %m read</source>
        <comment>progress: %v and %m are numbers</comment>
        <translation>%v lues sur %m</translation>
    </message>
    <message>
        <source>Reading the matches</source>
        <translation>Lecture des parties</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No match has been finished yet. Every finished match will be kept here, for you to watch again. A match that you leave for another is kept here, too, for you to continue.</source>
        <translation>Aucune partie n’a encore été jouée jusqu’au bout. Les parties terminées seront conservées ici, et vous pourrez les revoir&#x202f;; celles que vous laissez pour une autre aussi, et vous pourrez les continuer.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>Rejouer les mêmes c&amp;artes</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Co&amp;mparer…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revoir</translation>
    </message>
</context>
<context>
    <name>settebello::MatchesModel</name>
    <message>
        <source>Played</source>
        <comment>when a match was</comment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
</context>
<context>
    <name>settebello::MissingFacts</name>
    <message>
        <source>who has which card</source>
        <translation>le camp de chaque carte</translation>
    </message>
    <message>
        <source>Still to be entered: %1.</source>
        <translation>Il reste à indiquer&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>settebello::MoveList</name>
    <message>
        <source>No card has been played yet.</source>
        <translation>Aucune carte n’a encore été jouée.</translation>
    </message>
    <message>
        <source>Moves of this round</source>
        <translation>Coups de cette manche</translation>
    </message>
    <message>
        <source>Close the list (Esc)</source>
        <translation>Fermer la liste (Échap)</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Fermer la liste</translation>
    </message>
    <message>
        <source>The last play</source>
        <translation>Le dernier coup</translation>
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
        <translation>On donne de nouvelles cartes.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <comment>a player, cards declared</comment>
        <translation>Cartes montrées (%1)&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>settebello::NewMatchDialog</name>
    <message>
        <source>Continue the last match</source>
        <translation>Continuer la dernière partie</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>What you are going to play</source>
        <translation>Ce que vous allez jouer</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>C&amp;ommencer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The match in progress is kept.</source>
        <translation>La partie en cours est conservée.</translation>
    </message>
    <message>
        <source>You can continue it under “Matches played”.</source>
        <translation>Vous la retrouverez parmi les parties jouées.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>The changes to “%1” are not saved.</source>
        <translation>Les modifications de «&#xa0;%1&#xa0;» ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. Save them before the match begins?</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées. Les enregistrer avant le début de la partie&#x202f;?</translation>
    </message>
    <message>
        <source>For this match only</source>
        <translation>Pour cette partie seulement</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Désormais</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>The match in progress will not be kept.</source>
        <translation>La partie en cours ne sera pas conservée.</translation>
    </message>
    <message>
        <source>Matches cannot be saved at the moment.</source>
        <translation>Les parties ne peuvent pas être enregistrées en ce moment.</translation>
    </message>
    <message>
        <source>In chkobba the queen counts 8 and the jack 9.</source>
        <translation>À la chkobba, la dame vaut huit et le valet neuf.</translation>
    </message>
    <message>
        <source>Take such cards</source>
        <translation>Prendre ces cartes</translation>
    </message>
    <message>
        <source>These cards are in use now.</source>
        <translation>On joue maintenant avec ces cartes.</translation>
    </message>
    <message>
        <source>The ones before</source>
        <translation>Celles d’avant</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <comment>to the games and the players</comment>
        <translation>R&amp;etour</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
</context>
<context>
    <name>settebello::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Fermer cet avis</translation>
    </message>
</context>
<context>
    <name>settebello::NumberQuestion</name>
    <message>
        <source>Now it has to be confirmed at the other screen, too.</source>
        <translation>Il faut maintenant le confirmer aussi sur l’autre écran.</translation>
    </message>
    <message>
        <source>Does the other screen show the same number?</source>
        <translation>L’autre écran montre-t-il le même nombre&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>They &amp;are the same</source>
        <translation>C’est le &amp;même</translation>
    </message>
    <message>
        <source>Somebody in the same house wants to join. Does the other screen show the same number?</source>
        <translation>Quelqu’un sous le même toit veut se joindre à vous. L’autre écran montre-t-il le même nombre&#x202f;?</translation>
    </message>
</context>
<context>
    <name>settebello::NumberText</name>
    <message>
        <source>-</source>
        <comment>the nouns before which one is feminine, separated by |</comment>
        <translation>carte|fois|donne|scopa|coupe|épée|partie|manche|prise|main|équipe|napola|règle</translation>
    </message>
    <message>
        <source>1</source>
        <comment>before a feminine noun</comment>
        <translation>une</translation>
    </message>
    <message>
        <source>1 2 3 4 5 6 7 8 9 10</source>
        <comment>numbers in a sentence</comment>
        <translation>un deux trois quatre cinq six sept huit neuf dix</translation>
    </message>
    <message>
        <source>1</source>
        <comment>without a noun</comment>
        <translation>un</translation>
    </message>
    <message>
        <source>hardly anything</source>
        <translation>très peu</translation>
    </message>
    <message>
        <source>about half a point</source>
        <translation>environ un demi-point</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) and a half</source>
        <translation>
            <numerusform>environ %n point et demi</numerusform>
            <numerusform>environ %n points et demi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s)</source>
        <translation>
            <numerusform>environ %n point</numerusform>
            <numerusform>environ %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::OpenedFile</name>
    <message>
        <source>The match in “%1” cannot be shown:</source>
        <translation>La partie du fichier «&#xa0;%1&#xa0;» ne peut pas être montrée&#xa0;:</translation>
    </message>
    <message>
        <source>“%1” does not hold rules that can be played:</source>
        <translation>«&#xa0;%1&#xa0;» ne contient pas de règles jouables&#xa0;:</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The result in “%1” cannot be shown:</source>
        <translation>Le résultat du fichier «&#xa0;%1&#xa0;» ne peut pas être montré&#xa0;:</translation>
    </message>
    <message>
        <source>“%1” holds no match, result or rules of scopa.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient ni partie, ni résultat, ni règles de scopa.</translation>
    </message>
    <message>
        <source>The invitation in “%1” cannot be used:</source>
        <translation>L’invitation dans «&#xa0;%1&#xa0;» est inutilisable&#xa0;:</translation>
    </message>
</context>
<context>
    <name>settebello::OwnedCard</name>
    <message>
        <source>%1: %2</source>
        <comment>a card; who has it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>settebello::PadStore</name>
    <message>
        <source>%1 cannot be read and is left as it is: %2</source>
        <comment>a file; a reason</comment>
        <translation>%1 ne peut pas être lu et reste tel quel&#xa0;: %2</translation>
    </message>
    <message>
        <source>Another window of Settebello keeps a score. Nothing is deleted here.</source>
        <translation>Une autre fenêtre de Settebello marque les points. Ici, rien n’est supprimé.</translation>
    </message>
    <message>
        <source>%1 could not be deleted: %2</source>
        <comment>a file; a reason</comment>
        <translation>%1 n’a pas pu être supprimé&#xa0;: %2</translation>
    </message>
    <message>
        <source>score of a real table</source>
        <comment>contents of a file</comment>
        <translation>feuille de score</translation>
    </message>
</context>
<context>
    <name>settebello::PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The match is paused. It goes on when you press P or the button.</source>
        <translation>La partie est suspendue. Elle reprend quand vous appuyez sur P ou sur le bouton.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>The match is paused. Press P to go on.</source>
        <translation>La partie est en pause. Appuyez sur P pour reprendre.</translation>
    </message>
    <message>
        <source>&amp;Back to the start</source>
        <translation>Revenir à l’écran de dé&amp;but</translation>
    </message>
</context>
<context>
    <name>settebello::PeopleRow</name>
    <message>
        <source>People at this scree&amp;n</source>
        <translation>Personnes &amp;devant l’écran</translation>
    </message>
    <message>
        <source>People at this screen</source>
        <translation>Personnes devant l’écran</translation>
    </message>
    <message>
        <source>The screen is passed on at each turn; opponents take the other seats.</source>
        <translation>L’écran passe de main en main à chaque tour&#x202f;; des adversaires prennent les autres places.</translation>
    </message>
</context>
<context>
    <name>settebello::Phrases</name>
    <message>
        <source>Hello!</source>
        <translation>Bonjour&#xa0;!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#xa0;!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Merci&#xa0;!</translation>
    </message>
    <message>
        <source>What luck!</source>
        <translation>Quelle chance&#xa0;!</translation>
    </message>
    <message>
        <source>What bad luck!</source>
        <translation>Pas de chance&#xa0;!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh non&#xa0;!</translation>
    </message>
    <message>
        <source>I have to think.</source>
        <translation>Je réfléchis.</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>Prends ton temps.</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>À toi de jouer&#xa0;!</translation>
    </message>
    <message>
        <source>I will be back in a moment.</source>
        <translation>Je reviens tout de suite.</translation>
    </message>
    <message>
        <source>Another match?</source>
        <translation>Une autre partie&#xa0;?</translation>
    </message>
    <message>
        <source>Goodbye, until next time!</source>
        <translation>Au revoir, à la prochaine&#xa0;!</translation>
    </message>
    <message>
        <source>Thoughtful</source>
        <translation>Air songeur</translation>
    </message>
    <message>
        <source>%1 looks thoughtful.</source>
        <translation>%1 a l’air songeur.</translation>
    </message>
    <message>
        <source>Pleased</source>
        <translation>Air content</translation>
    </message>
    <message>
        <source>%1 looks pleased.</source>
        <translation>%1 a l’air content.</translation>
    </message>
    <message>
        <source>Annoyed</source>
        <translation>Air agacé</translation>
    </message>
    <message>
        <source>%1 looks annoyed.</source>
        <translation>%1 a l’air agacé.</translation>
    </message>
    <message>
        <source>Delighted</source>
        <translation>Air ravi</translation>
    </message>
    <message>
        <source>%1 looks delighted.</source>
        <translation>%1 a l’air ravi.</translation>
    </message>
    <message>
        <source>Downcast</source>
        <translation>Air abattu</translation>
    </message>
    <message>
        <source>%1 looks downcast.</source>
        <translation>%1 a l’air abattu.</translation>
    </message>
    <message>
        <source>Triumphant</source>
        <translation>Air triomphant</translation>
    </message>
    <message>
        <source>%1 looks triumphant.</source>
        <translation>%1 a l’air triomphant.</translation>
    </message>
</context>
<context>
    <name>settebello::PileText</name>
    <message>
        <source>%1: %2</source>
        <comment>a suit and the ranks of its cards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Pile of %1: only the last play may be looked at.</source>
        <translation>Plis (%1)&#xa0;: on ne peut revoir que le dernier coup.</translation>
    </message>
    <message>
        <source>Pile of %1: empty</source>
        <translation>Plis (%1)&#xa0;: aucun</translation>
    </message>
    <message>
        <source>Pile of %1, from the last play:</source>
        <translation>Plis (%1), au dernier coup&#xa0;:</translation>
    </message>
    <message>
        <source>Pile of %1:</source>
        <translation>Plis (%1)&#xa0;:</translation>
    </message>
</context>
<context>
    <name>settebello::PlayFaultText</name>
    <message>
        <source>%1 must take cards worth %2 together: a capture adds up to the card played.</source>
        <translation>Avec %1, vous pouvez prendre une carte égale, ou plusieurs cartes qui font %2 ensemble.</translation>
    </message>
    <message>
        <source>%1 must take cards worth %2 together: capture and card played make 15.</source>
        <translation>Avec %1, vous pouvez prendre des cartes qui font %2 ensemble&#xa0;: avec la carte jouée, cela fait quinze.</translation>
    </message>
    <message>
        <source>%1 must take cards worth %2 or %3 together: a capture equals the card played or makes 15 with it.</source>
        <translation>Avec %1, vous pouvez prendre des cartes qui font %2 ensemble, ou %3 pour arriver à quinze.</translation>
    </message>
    <message>
        <source>%1 must take %2 alone: a single card comes before several.</source>
        <translation>Avec %1, vous ne devez prendre que %2&#xa0;: une carte seule passe avant plusieurs.</translation>
    </message>
    <message>
        <source>%1 must take one card alone: a single card comes before several.</source>
        <translation>Avec %1, vous ne devez prendre qu’une carte&#xa0;: une carte seule passe avant plusieurs.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must take only %n card(s) here: whoever has a choice takes the fewest cards.</source>
        <translation>
            <numerusform>Avec %1, vous ne devez prendre ici que %n carte&#xa0;: quand on a le choix, on en prend le moins possible.</numerusform>
            <numerusform>Avec %1, vous ne devez prendre ici que %n cartes&#xa0;: quand on a le choix, on en prend le moins possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>With an ace on the table, the ace takes just that ace.</source>
        <translation>S’il y a un as sur la table, l’as joué ne prend que celui-là.</translation>
    </message>
    <message>
        <source>Here the ace takes every card on the table.</source>
        <translation>Ici, l’as prend toutes les cartes de la table.</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Vous n’avez pas %1 en main.</translation>
    </message>
    <message>
        <source>Not all of these cards are on the table.</source>
        <translation>Ces cartes ne sont pas toutes sur la table.</translation>
    </message>
    <message>
        <source>%1 can capture, and so it must: capturing is compulsory.</source>
        <translation>Avec %1, vous pouvez prendre, et donc vous devez&#xa0;: la prise est obligatoire.</translation>
    </message>
    <message numerus="yes">
        <source>A capture may take at most %n card(s) here.</source>
        <translation>
            <numerusform>Ici, on prend au plus %n carte à la fois.</numerusform>
            <numerusform>Ici, on prend au plus %n cartes à la fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>With an ace on the table, the ace takes just that ace, or cards that make 15 with it.</source>
        <translation>Avec un as sur la table, l’as ne prend que lui, ou bien des cartes qui font quinze avec lui.</translation>
    </message>
    <message>
        <source>The first card of a round may not be an ace.</source>
        <translation>La première carte de la manche ne peut pas être un as.</translation>
    </message>
    <message>
        <source>As the first card of a round, the ace takes only an ace.</source>
        <translation>Comme première carte de la manche, l’as ne prend qu’un as.</translation>
    </message>
</context>
<context>
    <name>settebello::PlayersPanel</name>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>&amp;Votre nom</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1 plays with</source>
        <comment>a player</comment>
        <translation>%1 joue avec</translation>
    </message>
    <message>
        <source>%1 play against %2.</source>
        <comment>the players of two teams</comment>
        <translation>%1 jouent contre %2.</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>a woman</comment>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>a woman</comment>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>With %1 players there is no seat for %2.</source>
        <comment>a number, names of people</comment>
        <translation>À %1 joueurs, il n’y a pas de place pour %2.</translation>
    </message>
</context>
<context>
    <name>settebello::PracticeMenu</name>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear your mistakes?</source>
        <translation>Effacer vos erreurs&#x202f;?</translation>
    </message>
    <message>
        <source>The positions from your matches will be lost, and how far you have come with them. They do not come back; those of later matches will be added.</source>
        <translation>Les positions de vos parties seront perdues, et vos progrès avec elles. Elles ne reviendront pas&#x202f;; celles des parties suivantes s’ajouteront.</translation>
    </message>
    <message>
        <source>Begin again with the problems?</source>
        <translation>Recommencer les problèmes&#x202f;?</translation>
    </message>
    <message>
        <source>How far you have come with them will be lost. The problems stay.</source>
        <translation>Vos progrès seront perdus. Les problèmes restent.</translation>
    </message>
    <message>
        <source>Export what you have practised</source>
        <translation>Exporter vos exercices</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Clear your &amp;mistakes…</source>
        <translation>Effacer vos e&amp;rreurs…</translation>
    </message>
    <message>
        <source>Begin again with the &amp;problems…</source>
        <translation>Recommencer les pro&amp;blèmes…</translation>
    </message>
    <message>
        <source>&amp;Manage</source>
        <translation>Gér&amp;er</translation>
    </message>
</context>
<context>
    <name>settebello::PracticeStore</name>
    <message>
        <source>What you have practised could not be written to %1: %2</source>
        <comment>a file, why</comment>
        <translation>Vos exercices n’ont pas pu être écrits dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>What you have practised could not be read. The old file is kept as %1, and a new one is begun. What was wrong: %2</source>
        <translation>Vos exercices n’ont pas pu être lus. L’ancien fichier est conservé sous le nom %1, et un nouveau est commencé. Ce qui n’allait pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>What you practise (%1) cannot be written to this time, so answers do not count. The reason: %2</source>
        <translation>Cette fois, vos exercices (%1) ne peuvent pas être modifiés&#xa0;: les réponses ne comptent pas. La raison&#xa0;: %2</translation>
    </message>
    <message>
        <source>Something in what you have practised (%1) made no sense and is left out: %2</source>
        <translation>Quelque chose dans vos exercices (%1) n’avait pas de sens et est laissé de côté&#xa0;: %2</translation>
    </message>
    <message>
        <source>Another window of the program keeps what you practise, so answers in this one do not count.</source>
        <translation>Vos exercices sont déjà enregistrés par une autre fenêtre du programme&#xa0;: dans celle-ci, les réponses ne comptent pas.</translation>
    </message>
    <message>
        <source>exercises</source>
        <comment>contents of a file</comment>
        <translation>exercices</translation>
    </message>
</context>
<context>
    <name>settebello::PracticeText</name>
    <message>
        <source>Still out: %1.</source>
        <comment>cards</comment>
        <translation>Pas encore sorties&#xa0;: %1.</translation>
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
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a problem</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Que jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>Pas le meilleur choix</translation>
    </message>
    <message>
        <source>Right: the best play</source>
        <translation>Juste&#xa0;: c’est le meilleur choix</translation>
    </message>
    <message>
        <source>Right: as good as the best</source>
        <translation>Juste&#xa0;: aussi bon que le meilleur</translation>
    </message>
    <message>
        <source>You chose %1. Better: %2.</source>
        <comment>decisions</comment>
        <translation>Votre choix&#xa0;: %1. Mieux&#xa0;: %2.</translation>
    </message>
    <message>
        <source>the best</source>
        <comment>a decision</comment>
        <translation>le meilleur choix</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <comment>a decision</comment>
        <translation>aussi bon que le meilleur</translation>
    </message>
    <message>
        <source>your answer</source>
        <comment>a decision</comment>
        <translation>votre réponse</translation>
    </message>
    <message>
        <source>was played in the match</source>
        <comment>a decision</comment>
        <translation>joué dans la partie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a decision; notes on it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player, cards</comment>
        <translation>%1 a %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, 48 %</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rank, how likely each player has it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2 learnt.</source>
        <translation>Appris&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Here come positions from your own matches in which another play would have been better. None has been found yet.</source>
        <translation>Vous trouverez ici les positions de vos parties où un autre coup aurait été meilleur. Pour l’instant, il n’y en a aucune.</translation>
    </message>
    <message>
        <source>There is no problem of this kind.</source>
        <translation>Il n’y a pas de problème de ce genre.</translation>
    </message>
    <message>
        <source>No mistake is left to practise today.</source>
        <translation>Il n’y a plus d’erreur à revoir aujourd’hui.</translation>
    </message>
    <message>
        <source>All problems of this kind are solved.</source>
        <translation>Tous les problèmes de ce genre sont résolus.</translation>
    </message>
    <message>
        <source>No mistake has been found in this game yet.</source>
        <translation>Aucune erreur n’a encore été trouvée dans ce jeu.</translation>
    </message>
    <message>
        <source>No problem of this kind is left for today.</source>
        <translation>Il ne reste aucun problème de ce genre pour aujourd’hui.</translation>
    </message>
    <message>
        <source>The next one comes on %1.</source>
        <comment>a date</comment>
        <translation>Prochaine fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%2. %3. The target: %4. %1</source>
        <comment>a question; a game; points of the sides; a number</comment>
        <translation>%2. %3. On joue en %4 points. %1</translation>
    </message>
    <message>
        <source>From one of your matches</source>
        <translation>Tiré d’une de vos parties</translation>
    </message>
    <message>
        <source>Problem of the day: %1</source>
        <comment>easy, medium or hard</comment>
        <translation>Problème du jour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <comment>easy, medium or hard</comment>
        <translation>Problème&#xa0;: %1</translation>
    </message>
    <message>
        <source>What the others could hold</source>
        <translation>Ce que les autres pouvaient avoir</translation>
    </message>
    <message>
        <source>What %1 could hold</source>
        <comment>a player</comment>
        <translation>Ce que %1 pouvait avoir</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>an exercise, how many there are</comment>
        <translation>%1 sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) done, and %1 right.</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%n exercice fait, dont %1 juste.</numerusform>
            <numerusform>%n exercices faits, dont %1 justes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have learnt %n of them.</source>
        <translation>
            <numerusform>Vous en avez appris %n.</numerusform>
            <numerusform>Vous en avez appris %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have practised on %n days in a row.</source>
        <translation>
            <numerusform>Vous vous exercez depuis %n jour d’affilée.</numerusform>
            <numerusform>Vous vous exercez depuis %n jours d’affilée.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Ask for a second click or Enter before a card is &amp;played</source>
        <translation>Demander un second clic ou Entrée avant de &amp;jouer une carte</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Vitesse des cartes</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: cards fade instead of flying</source>
        <translation>Mouvements &amp;réduits&#xa0;: les cartes s’estompent au lieu de voler</translation>
    </message>
    <message>
        <source>N&amp;umbers on the cards</source>
        <translation>N&amp;uméros sur les cartes</translation>
    </message>
    <message>
        <source>Original settings…</source>
        <translation>Réglages d’origine…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Put the table, the cards, the language and everything else in the preferences back to how they were at first? Your name and your house rules stay.</source>
        <translation>Remettre la table, les cartes, la langue et toutes les autres préférences comme au début&#x202f;? Votre nom et vos règles maison restent.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder les miens</translation>
    </message>
    <message>
        <source>Original settings</source>
        <translation>Réglages d’origine</translation>
    </message>
    <message>
        <source>Allow plays to be taken &amp;back</source>
        <translation>&amp;Permettre de reprendre une carte</translation>
    </message>
    <message>
        <source>Allow hints with &amp;H</source>
        <translation>Permettre de demander conseil avec &amp;H</translation>
    </message>
    <message>
        <source>Show running &amp;counts of cards, suit and sevens</source>
        <translation>Afficher le &amp;compte des cartes, de la couleur et des sept</translation>
    </message>
    <message>
        <source>Pac&amp;e</source>
        <translation>Rythme &amp;du jeu</translation>
    </message>
    <message>
        <source>Opponents t&amp;alk</source>
        <translation>Les &amp;adversaires parlent</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Table et cartes</translation>
    </message>
    <message>
        <source>Language and sound</source>
        <translation>Langue et son</translation>
    </message>
    <message>
        <source>&amp;Code for each match</source>
        <translation>Un &amp;code pour chaque partie</translation>
    </message>
    <message>
        <source>It is shown when the match is over: a friend who types it in gets the very same cards, and you can see who plays them better.</source>
        <translation>Il s’affiche à la fin de la partie&#xa0;: un ami qui le tape reçoit exactement les mêmes cartes, et l’on voit qui les joue le mieux.</translation>
    </message>
    <message>
        <source>&amp;Fingerprint of the pack over the table</source>
        <translation>&amp;Empreinte du paquet au-dessus de la table</translation>
    </message>
    <message>
        <source>Letters and digits that are fixed before you get your cards, so that you can check afterwards that nobody has changed their order.</source>
        <translation>Des lettres et des chiffres fixés avant la donne&#xa0;: on peut ainsi vérifier ensuite que personne n’a changé l’ordre des cartes.</translation>
    </message>
    <message>
        <source>Analyse &amp;my matches while nothing else is done</source>
        <translation>Analyser mes parties &amp;quand rien d’autre n’est en cours</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Autres réglages</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>from more settings</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Si&amp;ze of letters</source>
        <translation>Ta&amp;ille des lettres</translation>
    </message>
</context>
<context>
    <name>settebello::PresetList</name>
    <message>
        <source>As last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the rules of the last match; 11 points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>Vos règles maison</translation>
    </message>
    <message>
        <source>Based on: %1</source>
        <translation>D’après&#xa0;: %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
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
        <translation>Toute l’Italie</translation>
    </message>
    <message>
        <source>The classic game: three cards a hand, four on the table, eleven points to win.</source>
        <translation>Le jeu classique&#xa0;: trois cartes en main, quatre sur la table, onze points pour gagner.</translation>
    </message>
    <message>
        <source>La Scopa (first steps)</source>
        <translation>La Scopa (règles du livret)</translation>
    </message>
    <message>
        <source>A French booklet</source>
        <translation>Un livret français</translation>
    </message>
    <message>
        <source>For a first evening: at most two cards a capture, and sevens in place of the primiera.</source>
        <translation>Pour une première soirée&#xa0;: deux cartes au plus par prise, et les sept à la place de la primiera.</translation>
    </message>
    <message>
        <source>Simplified Scopa</source>
        <translation>Scopa simplifiée</translation>
    </message>
    <message>
        <source>A French rule sheet</source>
        <translation>Une feuille de règles française</translation>
    </message>
    <message>
        <source>Goes round clockwise, counts sevens, and the last card may sweep too.</source>
        <translation>On joue dans le sens des aiguilles d’une montre, on compte les sept, et la dernière carte peut aussi faire scopa.</translation>
    </message>
    <message>
        <source>Scopa, one or two cards</source>
        <translation>Scopa, une ou deux cartes</translation>
    </message>
    <message>
        <source>The classic points, but a capture takes one or two cards and no more.</source>
        <translation>Les points classiques, mais on ne prend qu’une ou deux cartes à la fois.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Two against two with nine cards each: memory and partnership decide.</source>
        <translation>Deux contre deux avec neuf cartes chacun&#xa0;: la mémoire et l’entente décident.</translation>
    </message>
    <message>
        <source>Scopone scientifico</source>
        <translation>Scopone scientifico</translation>
    </message>
    <message>
        <source>Ten cards each and an empty table: hardly any luck, the experts&apos; game.</source>
        <translation>Dix cartes chacun et une table vide&#xa0;: presque pas de hasard, le jeu des connaisseurs.</translation>
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
        <translation>Italie</translation>
    </message>
    <message>
        <source>The ace takes everything on the table, and that is a sweep: wild and quick.</source>
        <translation>L’as prend toute la table et fait scopa&#xa0;: un jeu vif et débridé.</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi</source>
        <translation>Scopa d’assi</translation>
    </message>
    <message>
        <source>The ace takes everything on the table but makes no sweep.</source>
        <translation>L’as prend toute la table, mais sans scopa.</translation>
    </message>
    <message>
        <source>Scopa d&apos;assi in partnership</source>
        <translation>Scopa d’assi en équipe</translation>
    </message>
    <message>
        <source>Scopa di quindici (sum to 15)</source>
        <translation>Scopa di quindici (total de 15)</translation>
    </message>
    <message>
        <source>Card and capture make fifteen together: a new way to add up.</source>
        <translation>La carte et la prise font quinze ensemble&#xa0;: une autre façon de compter.</translation>
    </message>
    <message>
        <source>Scopa di quindici (equal or 15)</source>
        <translation>Scopa di quindici (égal ou 15)</translation>
    </message>
    <message>
        <source>Capture your card&apos;s value or what makes fifteen with it, whichever takes fewer cards.</source>
        <translation>On prend la même valeur ou de quoi faire quinze, selon ce qui demande le moins de cartes.</translation>
    </message>
    <message>
        <source>Scopa di quindici with aces</source>
        <translation>Scopa di quindici avec les as</translation>
    </message>
    <message>
        <source>Your card&apos;s value or fifteen, as you like; aces sweep, and the match is long.</source>
        <translation>La même valeur ou quinze, au choix&#x202f;; les as font scopa, et la partie est longue.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>Scopa with the napola</source>
        <translation>Scopa avec la napola</translation>
    </message>
    <message>
        <source>Scopa con le scalette</source>
        <translation>Scopa avec suites (scalette)</translation>
    </message>
    <message>
        <source>Scopa bazzica</source>
        <translation>Scopa bazzica</translation>
    </message>
    <message>
        <source>Three low cards, or three alike, score as soon as you pick them up.</source>
        <translation>Trois petites cartes, ou trois pareilles, rapportent dès qu’on les reçoit.</translation>
    </message>
    <message>
        <source>Sbarazzina</source>
        <translation>Sbarazzina</translation>
    </message>
    <message>
        <source>Emilia</source>
        <translation>Émilie</translation>
    </message>
    <message>
        <source>Declarations, greedy aces and the re bello: points from every side.</source>
        <translation>Annonces, as qui prennent tout et re bello&#xa0;: des points de tous côtés.</translation>
    </message>
    <message>
        <source>Piva</source>
        <translation>Piva</translation>
    </message>
    <message>
        <source>Riccione, Emilia-Romagna</source>
        <translation>Riccione, Émilie-Romagne</translation>
    </message>
    <message>
        <source>Scopa corse</source>
        <translation>Scopa corse</translation>
    </message>
    <message>
        <source>Corsica</source>
        <translation>Corse</translation>
    </message>
    <message>
        <source>Without the twos, and nobody has to capture who would rather not.</source>
        <translation>Sans les quatre deux, et personne n’est obligé de prendre.</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>Tunisia</source>
        <translation>Tunisie</translation>
    </message>
    <message>
        <source>Hurrikan</source>
        <translation>Hurrikan</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Allemagne</translation>
    </message>
    <message>
        <source>Hurrikan for four</source>
        <translation>Hurrikan à quatre</translation>
    </message>
    <message>
        <source>The German game two against two, with all cards dealt at once.</source>
        <translation>Le jeu allemand à deux contre deux, toutes les cartes distribuées d’un coup.</translation>
    </message>
    <message>
        <source>Scopone in which the ace, two and three of %1 alone are worth six points.</source>
        <translation>Un scopone où l’as, le deux et le trois de %1 valent à eux seuls six points.</translation>
    </message>
    <message>
        <source>Scopone with greedy aces, and a run of %1 from the ace that scores.</source>
        <translation>Un scopone où les as prennent tout et où la suite de %1 depuis l’as rapporte des points.</translation>
    </message>
    <message>
        <source>%1 is worth a point, like the settebello.</source>
        <translation>%1 vaut un point, comme le settebello.</translation>
    </message>
    <message>
        <source>A run of %1 from the ace scores a point a card; all ten win the match.</source>
        <translation>La suite de %1 depuis l’as rapporte un point par carte&#x202f;; les dix gagnent la partie.</translation>
    </message>
    <message>
        <source>Runs of %1 score from the ace upwards and from the highest card downwards.</source>
        <translation>Les suites de %1 comptent en montant depuis l’as et en descendant depuis la plus haute carte.</translation>
    </message>
    <message>
        <source>Sbarazzina with a black sheep: %1 costs five points.</source>
        <translation>La sbarazzina avec une brebis galeuse&#xa0;: %1 coûte cinq points.</translation>
    </message>
    <message>
        <source>Six cards a hand, %1 instead of %2, and a double win.</source>
        <translation>Six cartes en main, les %1 au lieu des %2, et une victoire double.</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Cirulla</translation>
    </message>
    <message>
        <source>Genoa</source>
        <translation>Gênes</translation>
    </message>
    <message>
        <source>By value or by fifteen, with aces that sweep, and cards shown for points, where %1 is wild.</source>
        <translation>On prend la même valeur ou de quoi faire quinze, les as font scopa, et dans les annonces %1 sert de joker.</translation>
    </message>
    <message>
        <source>Escoba</source>
        <translation>Escoba</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espagne</translation>
    </message>
    <message>
        <source>Card and capture make fifteen; all the sevens, and the whole suit of %1, score one more point each.</source>
        <translation>La carte et la prise font quinze&#x202f;; les quatre sept, ou toutes les cartes de %1, donnent un point de plus.</translation>
    </message>
    <message>
        <source>Scopa a perdere</source>
        <translation>Scopa a perdere</translation>
    </message>
    <message>
        <source>Scopa upside down: take as little as you can, because the fewest points win.</source>
        <translation>La scopa à l’envers&#xa0;: on prend le moins possible, car celui qui a le moins de points gagne.</translation>
    </message>
    <message>
        <source>The cutter sees a card first and keeps it or lays it; sevens decide, and a sweep is a chkobba.</source>
        <translation>Celui qui coupe voit une carte, puis la garde ou la pose&#x202f;; les sept décident, et une scopa s’appelle chkobba.</translation>
    </message>
    <message>
        <source>Rubamazzo</source>
        <translation>Rubamazzo</translation>
    </message>
    <message>
        <source>The first game of many children, over in three minutes: equal cards take each other, and a card like the top of a pile steals it all.</source>
        <translation>Le premier jeu de bien des enfants, fini en trois minutes&#xa0;: les cartes égales se prennent, et une carte pareille au dessus d’un paquet le vole tout entier.</translation>
    </message>
    <message>
        <source>Scopa frac</source>
        <translation>Scopa frac</translation>
    </message>
    <message>
        <source>Only aces and the three highest ranks score, and %1 decides a tie.</source>
        <translation>Seuls les as et les trois plus hauts rangs comptent, et %1 départage les ex æquo.</translation>
    </message>
    <message>
        <source>Il ponino</source>
        <translation>Il ponino</translation>
    </message>
    <message>
        <source>Take %1 of all four suits, and every sweep of yours counts twice.</source>
        <translation>Prenez %1 des quatre couleurs, et chacune de vos scopa compte deux fois.</translation>
    </message>
</context>
<context>
    <name>settebello::ProgressText</name>
    <message>
        <source>Opponents of the level %1 give away less.</source>
        <comment>a level</comment>
        <translation>Les adversaires de niveau %1 en donnent moins.</translation>
    </message>
    <message>
        <source>Opponents of the level %1 play like that.</source>
        <comment>a level</comment>
        <translation>Les adversaires de niveau %1 jouent ainsi.</translation>
    </message>
    <message>
        <source>Opponents between the levels %1 and %2 play like that.</source>
        <comment>levels</comment>
        <translation>Les adversaires entre les niveaux %1 et %2 jouent ainsi.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day: 3 Oct</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Captures missed</source>
        <comment>where points were given away</comment>
        <translation>Prises manquées</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <comment>where points were given away</comment>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Settebello</source>
        <comment>where points were given away</comment>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>where points were given away</comment>
        <translation>Deniers</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>where points were given away</comment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Primiera</source>
        <comment>where points were given away</comment>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <comment>where points were given away</comment>
        <translation>Ailleurs</translation>
    </message>
    <message>
        <source>To learn from this match: look for a capture before you lay a card. Captures missed cost you %1.</source>
        <comment>about 2 points</comment>
        <translation>À retenir de cette partie&#xa0;: avant de poser une carte, cherchez une prise. Les prises manquées vous ont coûté %1.</translation>
    </message>
    <message>
        <source>To learn from this match: before each card, ask who could sweep after it. Sweeps cost you %1.</source>
        <comment>about 2 points</comment>
        <translation>À retenir de cette partie&#xa0;: avant chaque carte, demandez-vous qui pourrait faire scopa ensuite. Les scopa vous ont coûté %1.</translation>
    </message>
    <message>
        <source>To learn from this match: keep an eye on %1. It cost you %2.</source>
        <comment>the settebello, about 2 points</comment>
        <translation>À retenir de cette partie&#xa0;: gardez l’œil sur %1. Il vous a coûté %2.</translation>
    </message>
    <message>
        <source>To learn from this match: count the %1. They cost you %2.</source>
        <comment>coins or cups, about 2 points</comment>
        <translation>À retenir de cette partie&#xa0;: comptez les %1. Ils vous ont coûté %2.</translation>
    </message>
    <message>
        <source>To learn from this match: of two good captures, make the one with more cards. The most cards cost you %1.</source>
        <comment>about 2 points</comment>
        <translation>À retenir de cette partie&#xa0;: de deux bonnes prises, faites celle qui a le plus de cartes. Les cartes vous ont coûté %1.</translation>
    </message>
    <message>
        <source>To learn from this match: do not let the sevens, sixes and aces go. The primiera cost you %1.</source>
        <comment>about 2 points</comment>
        <translation>À retenir de cette partie&#xa0;: ne laissez pas filer les sept, les six et les as. La primiera vous a coûté %1.</translation>
    </message>
    <message>
        <source>To learn from this match: do not let the sevens go. The most sevens cost you %1.</source>
        <comment>about 2 points</comment>
        <translation>À retenir de cette partie&#xa0;: ne laissez pas filer les sept. Ils vous ont coûté %1.</translation>
    </message>
    <message>
        <source>You and the cards are quits.</source>
        <translation>Les cartes et vous êtes quittes.</translation>
    </message>
    <message>
        <source>The cards owe you %1.</source>
        <comment>about 2 points</comment>
        <translation>Les cartes vous doivent %1.</translation>
    </message>
    <message>
        <source>You owe the cards %1.</source>
        <comment>about 2 points</comment>
        <translation>Vous devez %1 aux cartes.</translation>
    </message>
    <message numerus="yes">
        <source>In %n match(es) you gave away %1 a round by your own play.</source>
        <comment>about half a point</comment>
        <translation>
            <numerusform>En %n partie, votre jeu a donné %1 par manche aux autres.</numerusform>
            <numerusform>En %n parties, votre jeu a donné %1 par manche aux autres.</numerusform>
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
        <translation>%1, manche %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>settebello::ProgressView</name>
    <message>
        <source>No match has been analysed yet. Once one is, you will find here what you give away, and what the cards owe you.</source>
        <translation>Aucune partie n’est encore analysée. Dès qu’une le sera, vous verrez ici ce que vous donnez et ce que les cartes vous doivent.</translation>
    </message>
    <message>
        <source>No match fits what is chosen.</source>
        <translation>Aucune partie ne correspond au choix.</translation>
    </message>
    <message>
        <source>The shorter a bar, the better. The dotted lines are what opponents of these levels give away. A click on a bar shows where it was.</source>
        <translation>Plus la barre est courte, mieux c’est. Les pointillés sont ce que donnent les adversaires de ces niveaux. Un clic sur une barre montre où.</translation>
    </message>
    <message>
        <source>The shorter a bar, the better. Choose a single game to compare yourself with opponents. A click on a bar shows where it was.</source>
        <translation>Plus la barre est courte, mieux c’est. Choisissez un seul jeu pour vous comparer aux adversaires. Un clic sur une barre montre où.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Vos erreurs</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es) are analysed.</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 partie sur %n est analysée.</numerusform>
            <numerusform>%1 parties sur %n sont analysées.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop analysing</source>
        <translation>Arrêter l’anal&amp;yse</translation>
    </message>
    <message>
        <source>Go on ana&amp;lysing</source>
        <translation>Reprendre l’anal&amp;yse</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Ce qui a coûté le plus</translation>
    </message>
    <message>
        <source>The greatest luck</source>
        <translation>La plus grande chance</translation>
    </message>
    <message>
        <source>Points given away in a round</source>
        <translation>Points donnés par manche</translation>
    </message>
    <message>
        <source>Where they went</source>
        <translation>Où ils sont allés</translation>
    </message>
    <message>
        <source>Luck with the cards, by game</source>
        <translation>Chance aux cartes, par jeu</translation>
    </message>
    <message>
        <source>Exercises learnt</source>
        <translation>Exercices appris</translation>
    </message>
    <message>
        <source>Luck with the cards, by opponents</source>
        <translation>Chance aux cartes, par adversaire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level and its number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>settebello::RecordFile</name>
    <message>
        <source>It was played with friends, who are needed to go on with it.</source>
        <translation>Elle a été jouée entre amis&#xa0;: sans eux, elle ne peut pas continuer.</translation>
    </message>
    <message>
        <source>This program has no opponent called “%1”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un adversaire de ce programme.</translation>
    </message>
</context>
<context>
    <name>settebello::RecordText</name>
    <message>
        <source>Unfinished</source>
        <comment>a match</comment>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a match</comment>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a match</comment>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <comment>a match</comment>
        <translation>Gagnée par %1</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left as it is: %2</source>
        <comment>a file, why</comment>
        <translation>%1 ne peut pas être lu et reste tel quel&#xa0;: %2</translation>
    </message>
    <message>
        <source>The match was left unfinished.</source>
        <translation>La partie a été interrompue avant la fin.</translation>
    </message>
    <message>
        <source>The cards came from the deal code %1.</source>
        <translation>Les cartes venaient du code %1.</translation>
    </message>
    <message>
        <source>Code of the match: %1.</source>
        <comment>of a match</comment>
        <translation>Code de la partie&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>settebello::RelayPanel</name>
    <message>
        <source>“%1” is not the address of a computer, such as relay.example.org or relay.example.org:8883.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’adresse d’un ordinateur, comme relay.example.org ou relay.example.org:8883.</translation>
    </message>
    <message>
        <source>This build of the program can use no relay: it was made without libmosquitto.</source>
        <translation>Ce programme ne peut pas utiliser de serveur, car il a été compilé sans libmosquitto.</translation>
    </message>
    <message>
        <source>Friends at home find your table by its three words. With a relay, a computer that passes everything on, friends elsewhere find it too, if all of you choose the same.</source>
        <translation>Chez vous, les amis trouvent votre table avec les trois mots. Avec un serveur, un ordinateur qui transmet tout, les amis au loin la trouvent aussi, si tous choisissent le même.</translation>
    </message>
    <message>
        <source>Open to everybody for trying things out, and it may be gone tomorrow. Whoever runs or watches it sees your internet address, the first of the three words, and when how much is sent, but no name, no card and nothing that you say.</source>
        <translation>Ouvert à tous pour des essais, et peut-être disparu demain. Qui le gère ou l’observe voit votre adresse internet, le premier des trois mots, et quand et combien on transmet, mais aucun nom, aucune carte et rien de ce que vous dites.</translation>
    </message>
    <message>
        <source>A computer of your club or family on which an MQTT broker runs, such as mosquitto. It sees your internet address, the first of the three words, and when how much is sent, but no name, no card and nothing that you say.</source>
        <translation>Un ordinateur de votre club ou de votre famille avec un serveur MQTT, par exemple mosquitto. Il voit votre adresse internet, le premier des trois mots, et quand et combien on transmet, mais aucun nom, aucune carte et rien de ce que vous dites.</translation>
    </message>
    <message>
        <source>Relay for fr&amp;iends</source>
        <translation>Serveur entre am&amp;is</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Its address</source>
        <translation>Son adresse</translation>
    </message>
    <message>
        <source>Encrypted connection to it (TLS)</source>
        <translation>Connexion chiffrée (TLS)</translation>
    </message>
    <message>
        <source>User, if it asks for one</source>
        <translation>Utilisateur, s’il en demande un</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Club or family</source>
        <translation>Club ou famille</translation>
    </message>
</context>
<context>
    <name>settebello::RelayStore</name>
    <message>
        <source>The relay for friends could not be read from %1, so none is used. What was wrong: %2</source>
        <translation>Le serveur entre amis n’a pas pu être lu dans %1&#xa0;: aucun n’est utilisé. Ce qui n’allait pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>relay</source>
        <comment>contents of a file</comment>
        <translation>serveur</translation>
    </message>
</context>
<context>
    <name>settebello::ReplayBar</name>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>the key</comment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Manche précédente</translation>
    </message>
    <message>
        <source>Page Up</source>
        <comment>the key</comment>
        <translation>Page haut</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Let it play on</source>
        <translation>Défilement automatique</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Page Down</source>
        <comment>the key</comment>
        <translation>Page bas</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>End</source>
        <comment>the key</comment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Vitesse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show all &amp;cards</source>
        <translation>Montrer toutes les &amp;cartes</translation>
    </message>
    <message>
        <source>&amp;Score of the round</source>
        <translation>&amp;Points de la manche</translation>
    </message>
    <message>
        <source>Speed: at once</source>
        <translation>Vitesse&#xa0;: immédiate</translation>
    </message>
    <message>
        <source>Mark before</source>
        <comment>a play that is marked</comment>
        <translation>Coup signalé précédent</translation>
    </message>
    <message>
        <source>To the marked play before (P)</source>
        <translation>Au coup signalé précédent (P)</translation>
    </message>
    <message>
        <source>Next mark</source>
        <comment>a play that is marked</comment>
        <translation>Coup signalé suivant</translation>
    </message>
    <message>
        <source>To the next marked play (N)</source>
        <translation>Au prochain coup signalé (N)</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <comment>was that decided</comment>
        <translation>Po&amp;urquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Why somebody decided so (W)</source>
        <translation>Pourquoi ce choix (W)</translation>
    </message>
    <message>
        <source>Why %1 decided so (W)</source>
        <comment>a player</comment>
        <translation>Pourquoi %1 a fait ce choix (W)</translation>
    </message>
    <message>
        <source>View: %1</source>
        <comment>a player, or “You”</comment>
        <translation>Vue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <comment>a button: what is thought of the plays is shown, or not</comment>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>What was best, and what it was worth (B)</source>
        <translation>Ce qui valait mieux, et ce que cela rapportait (B)</translation>
    </message>
    <message>
        <source>V&amp;iew</source>
        <comment>a menu: what of the match is shown, and how fast</comment>
        <translation>Affi&amp;chage</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>settebello::ReplayText</name>
    <message>
        <source>%1: the cut card is kept.</source>
        <comment>a player</comment>
        <translation>%1&#xa0;: la carte de la coupe est gardée.</translation>
    </message>
    <message>
        <source>%1: the cut card goes to the table.</source>
        <comment>a player</comment>
        <translation>%1&#xa0;: la carte de la coupe va sur la table.</translation>
    </message>
    <message>
        <source>%1: three cards declared.</source>
        <comment>a player</comment>
        <translation>%1&#xa0;: annonce de trois cartes.</translation>
    </message>
    <message>
        <source>%1: nothing declared.</source>
        <comment>a player</comment>
        <translation>%1&#xa0;: pas d’annonce.</translation>
    </message>
    <message>
        <source>Round %2, dealer: %1.</source>
        <comment>a player, a number</comment>
        <translation>Manche %2, donneur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, cards shown: %2.</source>
        <comment>a player, the cards declared</comment>
        <translation>Cartes montrées (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>Round %1 of %2, move %3 of %4</source>
        <translation>Manche %1 sur %2, coup %3 sur %4</translation>
    </message>
    <message>
        <source>Possible course: step %1 of %2</source>
        <comment>plays that may follow</comment>
        <translation>Suite possible&#xa0;: étape %1 sur %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>what a player does</comment>
        <translation>Coup suivant – %1</translation>
    </message>
</context>
<context>
    <name>settebello::ResultStore</name>
    <message>
        <source>result of a friend</source>
        <comment>contents of a file</comment>
        <translation>résultat d’un ami</translation>
    </message>
</context>
<context>
    <name>settebello::ReviewAnalysis</name>
    <message>
        <source>The analysis cannot be kept beside the match: %1. It will be made again next time.</source>
        <comment>why</comment>
        <translation>L’analyse ne peut pas être enregistrée avec la partie&#xa0;: %1. Elle sera refaite la prochaine fois.</translation>
    </message>
    <message>
        <source>The analysis is complete.</source>
        <translation>L’analyse est terminée.</translation>
    </message>
    <message>
        <source>Stopped. It goes on from here whenever you like.</source>
        <translation>Arrêtée. Elle reprendra ici quand vous voudrez.</translation>
    </message>
</context>
<context>
    <name>settebello::ReviewPanel</name>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>Rep&amp;rendre</translation>
    </message>
    <message>
        <source>%1: the hand is open, as the match is over.</source>
        <comment>a player</comment>
        <translation>%1&#xa0;: la main est découverte, car la partie est finie.</translation>
    </message>
    <message>
        <source>This play</source>
        <comment>a page: what is thought of the play on the table</comment>
        <translation>Ce coup</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>a page: what is thought of the match</comment>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Analysing the match</source>
        <translation>Analyse de la partie</translation>
    </message>
    <message>
        <source>Analysing: %p%</source>
        <comment>progress; keep %p</comment>
        <translation>Analyse&#xa0;: %p&#xa0;%</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Jouez ce coup vous-même</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <comment>a button that leads back to them</comment>
        <translation>&amp;Exercices</translation>
    </message>
    <message>
        <source>Back to the exercises (Esc)</source>
        <translation>Retour aux exercices (Échap)</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <comment>a decision, as an exercise</comment>
        <translation>À vous de &amp;jouer</translation>
    </message>
</context>
<context>
    <name>settebello::ReviewWindow</name>
    <message>
        <source>Practise</source>
        <translation>Exercices</translation>
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
        <translation>Cartes de</translation>
    </message>
    <message>
        <source>Mark the cards that each side has captured so far. What is certain follows from them.</source>
        <translation>Indiquez les cartes que chaque camp a prises jusqu’ici&#xa0;: les points acquis en découlent.</translation>
    </message>
    <message>
        <source>These entries contradict one another.</source>
        <translation>Ces indications se contredisent.</translation>
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
        <translation>Points de la manche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Round %1: what is in the piles?</source>
        <translation>Manche %1&#xa0;: qu’y a-t-il dans les plis&#x202f;?</translation>
    </message>
    <message>
        <source>%1: enough points?</source>
        <comment>a side that claims to have won</comment>
        <translation>%1&#xa0;: assez de points&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Card by card</source>
        <translation>&amp;Carte par carte</translation>
    </message>
    <message>
        <source>All others: %1</source>
        <comment>a side</comment>
        <translation>Toutes les autres&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Judge the claim</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Toutes les autres</translation>
    </message>
    <message>
        <source>&amp;Write it down</source>
        <translation>&amp;Marquer</translation>
    </message>
    <message>
        <source>The match would have ended before the rounds that follow.</source>
        <translation>La partie se serait terminée avant les manches suivantes.</translation>
    </message>
    <message>
        <source>Round %1, corrected: what was in the piles?</source>
        <translation>Manche %1 à corriger&#xa0;: qu’y avait-il dans les plis&#x202f;?</translation>
    </message>
</context>
<context>
    <name>settebello::RuleBook</name>
    <message>
        <source>Or %1.</source>
        <comment>another capture of the same card</comment>
        <translation>Ou bien %1.</translation>
    </message>
    <message>
        <source>Or %1 (%2).</source>
        <comment>another capture of the same card; its sum</comment>
        <translation>Ou bien %1 (%2).</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 (%3).</source>
        <comment>a card; cards; their sum</comment>
        <translation>%1 prend %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes nothing and stays on the table.</source>
        <translation>%1 ne prend rien et reste sur la table.</translation>
    </message>
    <message>
        <source>%1 takes itself: it goes to its player&apos;s pile, and the table stays empty.</source>
        <translation>%1 se prend lui-même&#xa0;: il va dans les plis du joueur, et la table reste vide.</translation>
    </message>
    <message>
        <source>Give no sweeps away</source>
        <translation>N’offrez pas de scopa</translation>
    </message>
    <message>
        <source>A sweep is a whole point at one blow. No card is worth more than %1: as long as the cards you leave add up to more, something stays behind whatever is played.</source>
        <translation>Une scopa, c’est un point d’un seul coup. Aucune carte ne vaut plus de %1&#xa0;: tant que vous laissez davantage sur la table, il en restera toujours quelque chose.</translation>
    </message>
    <message>
        <source>A sweep is a whole point at one blow. No card reaches more than %1 on the table: as long as the cards you leave add up to more, something stays behind whatever is played.</source>
        <translation>Une scopa, c’est un point d’un seul coup. Aucune carte ne peut ramasser plus de %1 sur la table&#xa0;: tant que vous laissez davantage, il en restera toujours quelque chose.</translation>
    </message>
    <message>
        <source>The ace takes all without sweeping. Keep it for a table full of good cards, and do not pile up treasures while aces are out.</source>
        <translation>L’as prend tout, mais sans scopa. Gardez-le pour une table bien garnie et, tant que des as courent encore, n’y laissez pas de trésors.</translation>
    </message>
    <message>
        <source>Be twice as careful after a sweep: whoever must lay a card on an empty table may hand over the next one, and one sweep brings another.</source>
        <translation>Après une scopa, redoublez de prudence&#xa0;: celui qui doit poser sur la table vide risque d’offrir la suivante. Une scopa en appelle une autre.</translation>
    </message>
    <message>
        <source>Guard the sevens</source>
        <translation>Surveillez les sept</translation>
    </message>
    <message>
        <source>%1 is worth a point. When it lies on the table, take it as soon as you can.</source>
        <translation>%1 vaut un point à lui seul. S’il est sur la table, prenez-le dès que possible.</translation>
    </message>
    <message>
        <source>Sevens decide a point of their own, and %1 is worth another. When a seven lies on the table, take it as soon as you can.</source>
        <translation>Les sept décident d’un point, et %1 en vaut un autre à lui seul. Si un sept est sur la table, prenez-le dès que possible.</translation>
    </message>
    <message>
        <source>And act as if the others held sevens: a seven that captures is safe in a pile. Leave no cards that make 7 or 8 together, and they will have to lay theirs in front of you.</source>
        <translation>Et jouez comme si les autres avaient les sept&#xa0;: un sept qui prend est à l’abri dans les plis. Ne laissez pas de cartes qui font 7 ou 8 ensemble, et il faudra bien qu’ils posent les leurs devant vous.</translation>
    </message>
    <message>
        <source>And act as if the others held sevens: a seven that captures is safe in a pile. Leave no cards that make %1 together, and they will have to lay theirs in front of you.</source>
        <translation>Et jouez comme si les autres avaient les sept&#xa0;: un sept qui prend est à l’abri dans les plis. Ne laissez pas de cartes qui font %1 ensemble, et il faudra bien qu’ils posent les leurs devant vous.</translation>
    </message>
    <message>
        <source>With a six and a four on the table, for example, do not lay a three (4 + 3 = 7) or an ace (6 + 1 = 7).</source>
        <translation>Avec un six et un quatre sur la table, par exemple, ne posez ni trois (4&#xa0;+&#xa0;3&#xa0;=&#xa0;7) ni as (6&#xa0;+&#xa0;1&#xa0;=&#xa0;7).</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Comptez</translation>
    </message>
    <message>
        <source>Whoever remembers what has been played knows when a danger is past. All the cards are too many to begin with: start with the sevens and the three highest ranks.</source>
        <translation>Celui qui se souvient de ce qui est passé sait quand le danger est écarté. Retenir toutes les cartes, c’est trop au début&#xa0;: commencez par les sept et les trois valeurs les plus hautes.</translation>
    </message>
    <message>
        <source>Count your own pile too. Once you are sure of the point for cards or for %1, you are free to go after the other points.</source>
        <comment>coins or cups</comment>
        <translation>Comptez aussi vos plis. Une fois sûr du point des cartes ou de celui des %1, vous avez l’esprit libre pour les autres.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquez</translation>
    </message>
    <message>
        <source>One on the table, one in your hand.</source>
        <translation>L’un sur la table, l’autre en main.</translation>
    </message>
    <message>
        <source>Other cards block as well if you have counted: the last two of value 9 do, once all the aces are gone, because 10 can no longer be made of 9 and 1.</source>
        <translation>D’autres cartes bloquent aussi, si vous avez compté&#xa0;: les deux dernières de valeur 9, par exemple, quand tous les as sont passés, puisque 9 et 1 ne peuvent plus faire 10.</translation>
    </message>
    <message>
        <source>A block lasts no longer than your hand: three turns at most.</source>
        <translation>Un blocage ne dure pas plus longtemps que votre main&#xa0;: trois tours au plus.</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Play with your partner</source>
        <translation>Jouez avec votre partenaire</translation>
    </message>
    <message>
        <source>Your partner&apos;s capture is worth as much as yours. Watch which ranks your partner leaves alone or lays again, and do not take away what your partner is building on.</source>
        <translation>Une prise de votre partenaire vaut autant que la vôtre. Observez ce qu’il laisse et ce qu’il repose, et ne lui enlevez pas les cartes sur lesquelles il compte.</translation>
    </message>
    <message>
        <source>A short history</source>
        <translation>Un peu d’histoire</translation>
    </message>
    <message>
        <source>Nobody knows for certain where playing cards come from. Paper and printing reached Europe from China, the idea of suits perhaps from the Near East; in Europe cards are first heard of in the 1370s, and within a few decades they were everywhere.</source>
        <translation>D’où viennent les cartes à jouer&#x202f;? Nul ne le sait au juste. Le papier et l’imprimerie sont nés en Chine, l’idée des couleurs peut-être au Proche-Orient&#x202f;; en Europe, on en parle à partir des années 1370 et, quelques décennies plus tard, on les trouve partout.</translation>
    </message>
    <message>
        <source>Scopa may descend from culbas, a family game that La Marinière described in France in 1659: there too, cards lay open on the table and were gathered up with cards of the same value. In Naples scopa was played in that same century, and in the next all Italy played it.</source>
        <translation>La scopa descend peut-être du culbas, jeu de famille décrit en France par La Marinière en 1659&#xa0;: là aussi, on ramassait des cartes découvertes sur la table avec des cartes de même valeur. Naples jouait à la scopa dès ce siècle-là&#x202f;; au suivant, c’était toute l’Italie.</translation>
    </message>
    <message>
        <source>From there it travelled: to the Swiss canton of Ticino, to Hungary, to Corsica, to Spain as escoba, to the Maghreb as chkobba. In a tale that Alphonse Daudet published in 1869, the Corsicans in a lighthouse play it all day long, and stop only to light their pipes again.</source>
        <translation>Puis elle a voyagé&#xa0;: au Tessin, en Hongrie, en Corse, en Espagne sous le nom d’escoba, au Maghreb sous celui de chkobba. Dans une des Lettres de mon moulin (1869), Alphonse Daudet montre les Corses d’un phare qui y jouent à longueur de journée, et ne s’arrêtent que le temps de rallumer leur pipe.</translation>
    </message>
    <message>
        <source>On film it is best remembered from Luigi Comencini&apos;s Lo scopone scientifico: a rich old countess plays two people from a Roman shanty town for sums they can only dream of.</source>
        <translation>Au cinéma, on s’en souvient grâce à L’Argent de la vieille de Luigi Comencini, Lo scopone scientifico en italien&#xa0;: une vieille comtesse richissime y affronte un couple d’un bidonville romain, pour des sommes dont ils ne peuvent que rêver.</translation>
    </message>
    <message>
        <source>The seven of coins, il settebello, has become a lucky charm of its own. A racing motorcycle by Morini bore its name, and so did the express train of Italy&apos;s boom years, with a lounge behind the windows of its nose and scopa cards painted on its flanks.</source>
        <translation>Le sept de deniers, il settebello, est devenu un porte-bonheur. Une moto de course de Morini a porté son nom, et aussi le grand train rapide de l’Italie du miracle économique, avec son salon panoramique en tête et ses cartes de scopa peintes sur les flancs.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>La fin de la partie</translation>
    </message>
    <message numerus="yes">
        <source>The points of all rounds are added up. When a side has %n point(s) or more after a round, the match is over and the side with more points has won.</source>
        <translation>
            <numerusform>Les points de toutes les manches s’additionnent. Dès qu’après une manche l’un des deux camps a au moins %n point, la partie est finie et le camp qui en a le plus l’emporte.</numerusform>
            <numerusform>Les points de toutes les manches s’additionnent. Dès qu’après une manche l’un des deux camps a au moins %n points, la partie est finie et le camp qui en a le plus l’emporte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of all rounds are added up. When somebody has %n point(s) or more after a round, the match is over and whoever has most points has won.</source>
        <translation>
            <numerusform>Les points de toutes les manches s’additionnent. Dès qu’après une manche un joueur a au moins %n point, la partie est finie et celui qui en a le plus l’emporte.</numerusform>
            <numerusform>Les points de toutes les manches s’additionnent. Dès qu’après une manche un joueur a au moins %n points, la partie est finie et celui qui en a le plus l’emporte.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the leaders are tied, another round is played, and so on until they are not.</source>
        <translation>Si les premiers sont à égalité, on joue une manche de plus, et ainsi de suite jusqu’à les départager.</translation>
    </message>
    <message>
        <source>Calling out</source>
        <translation>Annoncer ses points</translation>
    </message>
    <message>
        <source>Points count only if nothing can take them away any more: those of earlier rounds, sweeps made, cards in the pile that score by themselves, and a majority that is certain even if the others take all that is left.</source>
        <translation>Seuls comptent les points que plus rien ne peut vous enlever&#xa0;: ceux des manches passées, les scopa faites, les cartes de vos plis qui marquent à elles seules, et les majorités acquises même si les autres prenaient tout le reste.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Victoire double</translation>
    </message>
    <message>
        <source>A card takes a card of the same value.</source>
        <translation>Une carte prend une carte de même valeur.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or several that add up to its value.</source>
        <translation>Une carte prend une carte de même valeur, ou plusieurs dont la somme égale sa valeur.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or one that makes 15 together with it.</source>
        <translation>Une carte prend une carte de même valeur, ou une carte qui fait quinze avec elle.</translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or several that add up to its value; or else one card or several that make 15 together with it.</source>
        <translation>Une carte prend une carte de même valeur, ou plusieurs dont la somme égale sa valeur&#x202f;; ou encore une ou plusieurs cartes qui font quinze avec elle.</translation>
    </message>
    <message numerus="yes">
        <source>A capture takes at most %n card(s) from the table. More must stay where they are, even if the sum is right.</source>
        <translation>
            <numerusform>On prend au plus %n carte sur la table. Pas question d’en prendre davantage, même si la somme est juste.</numerusform>
            <numerusform>On prend au plus %n cartes sur la table. Pas question d’en prendre davantage, même si la somme est juste.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there is a choice</source>
        <translation>S’il y a le choix</translation>
    </message>
    <message>
        <source>If several cards fit, you choose which one to take.</source>
        <translation>Si plusieurs cartes conviennent, vous choisissez laquelle prendre.</translation>
    </message>
    <message>
        <source>Of all captures that fit you must take the one with the fewest cards. If several have equally few, you choose.</source>
        <translation>De toutes les prises possibles, vous devez faire celle qui compte le moins de cartes. Si plusieurs en comptent aussi peu, vous choisissez.</translation>
    </message>
    <message>
        <source>If several captures fit, you choose freely, whether one card or many.</source>
        <translation>Si plusieurs prises sont possibles, vous choisissez librement, une carte ou plusieurs.</translation>
    </message>
    <message>
        <source>The ace</source>
        <translation>L’as</translation>
    </message>
    <message>
        <source>With an ace on the table, an ace takes just that ace and leaves the rest.</source>
        <translation>S’il y a un as sur la table, l’as joué ne prend que celui-là et laisse le reste.</translation>
    </message>
    <message>
        <source>Played to an empty table, the ace takes itself. That is a capture but no sweep.</source>
        <translation>Joué sur une table vide, l’as se prend lui-même&#xa0;: c’est une prise, mais pas une scopa.</translation>
    </message>
    <message>
        <source>Played to an empty table, the ace stays there: it cannot take itself.</source>
        <translation>Joué sur une table vide, l’as y reste&#xa0;: il ne peut pas se prendre lui-même.</translation>
    </message>
    <message numerus="yes">
        <source>Three alike: %n point(s).</source>
        <translation>
            <numerusform>Trois pareilles&#xa0;: %n point.</numerusform>
            <numerusform>Trois pareilles&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together %1: %n point(s).</source>
        <translation>
            <numerusform>En tout %1&#xa0;: %n point.</numerusform>
            <numerusform>En tout %1&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Les prises</translation>
    </message>
    <message>
        <source>Capturing is compulsory</source>
        <translation>Prendre est obligatoire</translation>
    </message>
    <message>
        <source>Nobody has to capture</source>
        <translation>Personne n’est obligé de prendre</translation>
    </message>
    <message>
        <source>A card that can capture must capture. You may not just leave it on the table, even where that would be wiser; but you may play another card.</source>
        <translation>Une carte qui peut prendre doit prendre. Pas question de la poser simplement, même quand ce serait plus prudent&#x202f;; mais rien n’empêche d’en jouer une autre.</translation>
    </message>
    <message>
        <source>You may lay any card on the table and leave it there, even one that could capture.</source>
        <translation>Vous pouvez poser n’importe quelle carte et la laisser sur la table, même une carte qui pourrait prendre.</translation>
    </message>
    <message>
        <source>The sweep</source>
        <translation>La scopa</translation>
    </message>
    <message>
        <source>Whoever captures everything that lies on the table makes a sweep, a scopa, and scores 1 point. To remember it, one card of the capture is laid crosswise and face up in the pile.</source>
        <translation>Celui qui prend tout ce qu’il y a sur la table fait scopa et marque 1 point. Pour s’en souvenir, on place une carte de la prise face visible, en travers de ses plis.</translation>
    </message>
    <message>
        <source>After a sweep the table is empty, and the next player can only lay a card there: a chance for the player after that.</source>
        <translation>Après une scopa, la table est vide et le joueur suivant ne peut que poser une carte&#xa0;: une chance pour celui d’après.</translation>
    </message>
    <message>
        <source>What an ace captures is never a sweep, even if the table is empty afterwards.</source>
        <translation>Ce que prend un as n’est jamais une scopa, même si la table se retrouve vide.</translation>
    </message>
    <message>
        <source>The very last card of a round may sweep like any other.</source>
        <translation>La toute dernière carte d’une manche peut faire scopa comme les autres.</translation>
    </message>
    <message>
        <source>The very last card of a round captures as usual, but never scores a sweep.</source>
        <translation>La toute dernière carte d’une manche prend comme d’habitude, mais ne fait jamais scopa.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Les annonces</translation>
    </message>
    <message>
        <source>After each deal of three cards, before the first of them is played, you may show your three cards if they are worth something. You need not.</source>
        <translation>Après chaque donne de trois cartes, avant que la première soit jouée, vous pouvez montrer les vôtres si elles valent quelque chose. Rien ne vous y oblige.</translation>
    </message>
    <message>
        <source>For this, cards up to the seven count their number, the ace 1, and %1 10 each.</source>
        <translation>Ici, l’as vaut 1, les cartes jusqu’au sept valent leur nombre et %1 valent 10 chacun.</translation>
    </message>
    <message>
        <source>Bazzica, 3 points: three cards that count 9 or less together.</source>
        <translation>Bazzica, 3 points&#xa0;: trois cartes qui valent ensemble 9 ou moins.</translation>
    </message>
    <message>
        <source>Bazzicotto, 10 points: three cards of one rank.</source>
        <translation>Bazzicotto, 10 points&#xa0;: trois cartes de même rang.</translation>
    </message>
    <message>
        <source>Bazzica, 2 points: three cards that count 9 or less together; 3 points if two of them are of the same rank.</source>
        <translation>Bazzica, 2 points&#xa0;: trois cartes qui valent ensemble 9 ou moins&#x202f;; 3 points si deux d’entre elles sont de même rang.</translation>
    </message>
    <message>
        <source>Three alike, 7 points: three cards of one rank.</source>
        <translation>Trois pareilles, 7 points&#xa0;: trois cartes de même rang.</translation>
    </message>
    <message>
        <source>If both declare, only the better hand scores: three alike beat any bazzica, lower cards beat higher ones. Two bazzicas of the same total score nothing. The cards shown are then known to both.</source>
        <translation>Si les deux joueurs annoncent, seule la meilleure main marque&#xa0;: trois cartes pareilles battent toute bazzica, les petites cartes battent les grandes. Deux bazzica de même total ne marquent rien. Les cartes montrées sont dès lors connues des deux.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Vaut</translation>
    </message>
    <message>
        <source>Take the best card of each suit out of your pile and add up what the four count. For the primiera cards have a scale of their own:</source>
        <translation>Dans vos plis, choisissez la meilleure carte de chaque couleur et additionnez ce que valent les quatre. Pour la primiera, les cartes ont un barème à part&#xa0;:</translation>
    </message>
    <message>
        <source>The highest total scores 1 point; if the highest is reached twice, nobody scores.</source>
        <translation>Le total le plus haut marque 1 point&#x202f;; en cas d’égalité au plus haut, personne ne marque.</translation>
    </message>
    <message>
        <source>Without a card of every suit there is no primiera: if only one side has all four suits, it scores the point.</source>
        <translation>Sans carte de chaque couleur, pas de primiera&#xa0;: si un seul camp a les quatre couleurs, le point est à lui.</translation>
    </message>
    <message>
        <source>A suit that is missing counts nothing.</source>
        <translation>Une couleur qui manque compte pour zéro.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>The best four of one pile: %1.</source>
        <comment>a sum</comment>
        <translation>Les quatre meilleures du premier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The best four of the other: %1.</source>
        <comment>a sum</comment>
        <translation>Les quatre meilleures de l’autre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Each has two sevens, but the six and the ace make the first primiera the better one: its owner scores the point.</source>
        <translation>Deux sept de chaque côté, mais le six et l’as rendent la première primiera meilleure&#xa0;: le point est pour le premier.</translation>
    </message>
    <message>
        <source>The pile with most sevens scores 1 point. If piles tie for most, the sixes decide between them; if they tie there too, nobody scores.</source>
        <translation>Celui qui a le plus de sept marque 1 point. À égalité, les six départagent&#x202f;; s’il y a encore égalité, personne ne marque.</translation>
    </message>
    <message>
        <source>One pile has two sevens and three sixes,</source>
        <translation>Le premier a deux sept et trois six,</translation>
    </message>
    <message>
        <source>the other two sevens and one six: the first scores the point.</source>
        <translation>l’autre deux sept et un six&#xa0;: le point est pour le premier.</translation>
    </message>
    <message>
        <source>The napola (ace, two and three of one suit) cannot be made: this pack has no twos.</source>
        <translation>La napola (as, deux et trois d’une couleur) est impossible&#xa0;: ce paquet n’a pas de deux.</translation>
    </message>
    <message>
        <source>The napola</source>
        <translation>La napola</translation>
    </message>
    <message>
        <source>Ace, two and three of %1 in one pile are a napola and score 3 points. Each card that goes on from there without a gap is worth 1 more. The last that counts is %2: %3 points at most.</source>
        <comment>coins or cups; a rank; a number</comment>
        <translation>As, deux et trois de %1 dans les mêmes plis font une napola et valent 3 points. Chaque carte qui prolonge la suite sans trou en vaut 1 de plus. La dernière qui compte est %2&#xa0;: %3 points au plus.</translation>
    </message>
    <message numerus="yes">
        <source>A napola of %n point(s).</source>
        <translation>
            <numerusform>Une napola de %n point.</numerusform>
            <numerusform>Une napola de %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scalette</source>
        <translation>Les suites (scalette)</translation>
    </message>
    <message>
        <source>Low scaletta: ace, two and three of %1 in one pile score 3 points, and each card that goes on upwards without a gap 1 more. The last that counts is %2: %3 points at most.</source>
        <comment>coins or cups; a rank; a number</comment>
        <translation>Scaletta basse&#xa0;: as, deux et trois de %1 dans les mêmes plis valent 3 points, et chaque carte qui prolonge la suite en montant, sans trou, 1 de plus. La dernière qui compte est %2&#xa0;: %3 points au plus.</translation>
    </message>
    <message numerus="yes">
        <source>A low scaletta of %n point(s).</source>
        <translation>
            <numerusform>Une scaletta basse de %n point.</numerusform>
            <numerusform>Une scaletta basse de %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>High scaletta: %1 of %2 in one pile score 5 points, and each card that goes on downwards without a gap 1 more. The last that counts is %3: %4 points at most.</source>
        <comment>king, horse and jack; coins or cups; a rank; a number</comment>
        <translation>Scaletta haute&#xa0;: %1 de %2 dans les mêmes plis valent 5 points, et chaque carte qui prolonge la suite en descendant, sans trou, 1 de plus. La dernière qui compte est %3&#xa0;: %4 points au plus.</translation>
    </message>
    <message numerus="yes">
        <source>A high scaletta of %n point(s).</source>
        <translation>
            <numerusform>Une scaletta haute de %n point.</numerusform>
            <numerusform>Une scaletta haute de %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Les points</translation>
    </message>
    <message>
        <source>After the round each team counts its pile.</source>
        <translation>La manche finie, chaque équipe compte ses plis.</translation>
    </message>
    <message>
        <source>After the round everybody counts the cards in their pile.</source>
        <translation>La manche finie, chacun compte ses plis.</translation>
    </message>
    <message>
        <source>If both have the same number, nobody scores that point. So %1 cards are enough for the point for cards, and %2 cards of the suit for the point for %3.</source>
        <comment>two numbers; coins or cups</comment>
        <translation>À nombre égal, le point n’est à personne. Il suffit donc de %1 cartes pour le point des cartes, et de %2 cartes de la couleur pour celui des %3.</translation>
    </message>
    <message>
        <source>Most means more than anybody else: where two tie for most, nobody scores that point.</source>
        <translation>Le plus, c’est plus que tous les autres&#xa0;: en cas d’égalité en tête, le point n’est à personne.</translation>
    </message>
    <message>
        <source>The primiera</source>
        <translation>La primiera</translation>
    </message>
    <message>
        <source>The sevens</source>
        <translation>Les sept</translation>
    </message>
    <message>
        <source>Cards in a row</source>
        <translation>Les suites</translation>
    </message>
    <message>
        <source>The whole suit</source>
        <translation>Toute la couleur</translation>
    </message>
    <message>
        <source>A pile that holds every card of the suit of %1 wins the match there and then, whatever the score.</source>
        <comment>coins or cups</comment>
        <translation>Celui qui a dans ses plis toutes les cartes de %1 gagne la partie sur-le-champ, quel que soit le score.</translation>
    </message>
    <message>
        <source>The match is won.</source>
        <translation>La partie est gagnée.</translation>
    </message>
    <message>
        <source>Four play in two teams. Partners face each other, so that everybody sits between two opponents; a team has one pile and one score.</source>
        <translation>On joue à quatre, en deux équipes. Les partenaires se font face, chacun entre deux adversaires&#x202f;; une équipe n’a qu’un tas de plis et qu’un score.</translation>
    </message>
    <message>
        <source>Six play in two teams of three. Everybody sits between two opponents; a team has one pile and one score.</source>
        <translation>On joue à six, trois contre trois. Chacun est assis entre deux adversaires&#x202f;; une équipe n’a qu’un tas de plis et qu’un score.</translation>
    </message>
    <message>
        <source>Two play, one against the other.</source>
        <translation>On joue à deux, l’un contre l’autre.</translation>
    </message>
    <message>
        <source>Three play, each alone.</source>
        <translation>On joue à trois, chacun pour soi.</translation>
    </message>
    <message>
        <source>Four play, each alone.</source>
        <translation>On joue à quatre, chacun pour soi.</translation>
    </message>
    <message>
        <source>Six play, each alone.</source>
        <translation>On joue à six, chacun pour soi.</translation>
    </message>
    <message>
        <source>Mind the queen and the jack: as in Tunisia, the queen is worth 8 and the jack 9.</source>
        <translation>Attention à la dame et au valet&#xa0;: comme en Tunisie, la dame vaut 8 et le valet 9.</translation>
    </message>
    <message>
        <source>The queen stands in for the horse of Italian packs.</source>
        <translation>La dame tient la place du cavalier des jeux italiens.</translation>
    </message>
    <message>
        <source>From ace to seven, count the signs on the card. The jack stands on his feet, the horse carries its rider, and the king wears a crown.</source>
        <translation>De l’as au sept, comptez les signes sur la carte. Le valet est à pied, le cavalier est à cheval, le roi porte la couronne.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>ranks</comment>
        <translation>De %1 à %2</translation>
    </message>
    <message>
        <source>their number</source>
        <translation>leur nombre</translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt at once: everybody gets %n card(s).</source>
        <translation>
            <numerusform>Tout le paquet est distribué d’un coup&#xa0;: %n carte à chacun.</numerusform>
            <numerusform>Tout le paquet est distribué d’un coup&#xa0;: %n cartes à chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid face up in the middle: the table.</source>
        <translation>
            <numerusform>%n carte est posée face visible au milieu&#xa0;: la table.</numerusform>
            <numerusform>%n cartes sont posées face visible au milieu&#xa0;: la table.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left for the table, which is empty at first: whoever begins can only lay a card.</source>
        <translation>Il ne reste rien pour la table, vide au début&#xa0;: celui qui commence ne peut que poser une carte.</translation>
    </message>
    <message>
        <source>When all hands are empty, the dealer deals more cards, but none to the table. So that the stock is used up exactly, the deals of a round bring everybody %1 cards.</source>
        <translation>Quand les mains sont vides, le donneur redonne des cartes, et aucune sur la table. Pour que le compte tombe juste, chacun reçoit, une donne après l’autre, %1 cartes.</translation>
    </message>
    <message>
        <source>If three or four of the first table cards are of the same rank, the same dealer shuffles and deals again.</source>
        <translation>Si trois ou quatre des premières cartes de la table sont de même rang, le même donneur mélange et redonne.</translation>
    </message>
    <message>
        <source>If there is an ace among the first table cards, the same dealer shuffles and deals again.</source>
        <translation>S’il y a un as parmi les premières cartes de la table, le même donneur mélange et redonne.</translation>
    </message>
    <message>
        <source>If there are two or more aces among the first table cards, the same dealer shuffles and deals again.</source>
        <translation>S’il y a deux as ou plus parmi les premières cartes de la table, le même donneur mélange et redonne.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent plays first, and then you take turns.</source>
        <translation>L’adversaire du donneur commence, puis on joue chacun son tour.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left plays first, and the turn goes on to the left, clockwise.</source>
        <translation>Le joueur à gauche du donneur commence, et le tour passe vers la gauche, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right plays first, and the turn goes on to the right, anticlockwise.</source>
        <translation>Le joueur à droite du donneur commence, et le tour passe vers la droite, dans le sens inverse des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>Scopa means broom. With the cards in your hand you capture cards that lie on the table, and whoever clears the table has swept it: scopa! Sweeps score, and so do the right cards in your pile.</source>
        <translation>Scopa veut dire balai. Avec les cartes de votre main, vous prenez celles de la table, et celui qui la vide d’un coup de balai fait scopa&#x202f;! Les scopa rapportent des points, et les bonnes cartes dans vos plis aussi.</translation>
    </message>
    <message numerus="yes">
        <source>A match takes as many rounds as it needs until somebody has %n point(s).</source>
        <translation>
            <numerusform>Une partie compte autant de manches qu’il en faut pour arriver à %n point.</numerusform>
            <numerusform>Une partie compte autant de manches qu’il en faut pour arriver à %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The pack has 40 cards, ten in each of four suits: %1.</source>
        <translation>Le paquet compte quarante cartes, dix dans chacune des quatre couleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The pack has 36 cards, nine in each of four suits: %1. The twos are left out.</source>
        <translation>Le paquet compte trente-six cartes, neuf dans chacune des quatre couleurs&#xa0;: %1. On retire les quatre deux.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>cards, as a whole sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>For capturing, every card has a value. The suit does not matter then; it matters when points are counted.</source>
        <translation>Pour prendre, chaque carte a une valeur. La couleur n’y joue aucun rôle&#x202f;; elle compte au moment des points.</translation>
    </message>
    <message>
        <source>The suit of %1, from the lowest to the highest.</source>
        <comment>coins or cups</comment>
        <translation>Les cartes de %1, de la plus basse à la plus haute.</translation>
    </message>
    <message>
        <source>%1 is the settebello, the card everybody wants.</source>
        <translation>%1, c’est le settebello, la carte que tout le monde veut.</translation>
    </message>
    <message>
        <source>%1 is the card everybody wants.</source>
        <translation>%1, c’est la carte que tout le monde veut.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Chance decides who deals first; after that you take turns to deal.</source>
        <translation>Le sort désigne le premier donneur&#x202f;; ensuite, on donne chacun son tour.</translation>
    </message>
    <message>
        <source>Chance decides who deals first; after that, whoever began the last round deals the next.</source>
        <translation>Le sort désigne le premier donneur&#x202f;; ensuite, c’est à celui qui a commencé la manche précédente de donner.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals the cards one by one, clockwise, beginning with the next player.</source>
        <translation>Le donneur mélange et distribue les cartes une à une, dans le sens des aiguilles d’une montre, en commençant par son voisin.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals the cards one by one, anticlockwise, beginning with the next player.</source>
        <translation>Le donneur mélange et distribue les cartes une à une, dans le sens inverse des aiguilles d’une montre, en commençant par son voisin.</translation>
    </message>
    <message>
        <source>Before the deal, whoever is to play first lifts one card off the pack and looks at it without showing it. It may be kept as the first card of the hand, or laid face up as the first of the table; the dealer then completes hands and table.</source>
        <translation>Avant la donne, celui qui jouera le premier coupe, tire une carte et la regarde seul. Il peut la garder comme première carte de sa main, ou la poser face visible comme première carte de la table&#x202f;; le donneur complète ensuite les mains et la table.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>On your turn you play exactly one card. It captures cards from the table, or it stays on the table beside the others.</source>
        <translation>À votre tour, vous jouez une carte et une seule. Elle prend des cartes de la table, ou bien elle y reste à côté des autres.</translation>
    </message>
    <message>
        <source>Which card you play is up to you: you may even play one that takes nothing when another could take something.</source>
        <translation>Laquelle, c’est à vous de voir&#xa0;: même une carte qui ne prend rien, quand une autre de votre main pourrait prendre.</translation>
    </message>
    <message>
        <source>Partners share one pile. They must not say what they hold, or hint at it.</source>
        <translation>Les partenaires réunissent leurs plis. Il est interdit de dire ou de laisser deviner ce que l’on a en main.</translation>
    </message>
    <message>
        <source>The round is over when all cards have been played. Whatever is still on the table then goes to whoever captured last; that is no sweep.</source>
        <translation>La manche est finie quand toutes les cartes sont jouées. Ce qui reste sur la table revient à celui qui a pris en dernier, et cela ne fait pas scopa.</translation>
    </message>
    <message>
        <source>A single card comes first: if one card alone fits, you must take it and not several. Between equal cards, and between sums, you choose.</source>
        <translation>La carte seule passe avant&#xa0;: si une carte convient à elle seule, c’est elle qu’il faut prendre, et non plusieurs. Entre cartes pareilles, comme entre sommes, vous choisissez.</translation>
    </message>
    <message numerus="yes">
        <source>A table of more than %n card(s) cannot be swept at all.</source>
        <translation>
            <numerusform>Une table de plus de %n carte ne peut pas être vidée d’un coup.</numerusform>
            <numerusform>Une table de plus de %n cartes ne peut pas être vidée d’un coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card takes a card of the same value, or two that add up to its value.</source>
        <translation>Une carte prend une carte de même valeur, ou deux dont la somme égale sa valeur.</translation>
    </message>
    <message>
        <source>A card takes a card that makes 15 together with it. The same value alone captures nothing.</source>
        <translation>Une carte prend une carte qui fait quinze avec elle. Être de même valeur ne suffit pas.</translation>
    </message>
    <message>
        <source>A card takes one card or several that make 15 together with it. The same value alone captures nothing.</source>
        <translation>Une carte prend une ou plusieurs cartes qui font quinze avec elle. Être de même valeur ne suffit pas.</translation>
    </message>
    <message>
        <source>Not %1, although that sum is right too.</source>
        <translation>Pas %1, bien que cette somme soit juste aussi.</translation>
    </message>
    <message>
        <source>If it lies there alone, that too is a sweep.</source>
        <translation>S’il s’y trouve seul, c’est aussi une scopa.</translation>
    </message>
    <message>
        <source>For the primiera one good card of each suit is enough: a six or an ace of a suit that you lack is worth more than another good card of a suit that you have already.</source>
        <translation>Pour la primiera, une bonne carte par couleur suffit&#xa0;: un six ou un as d’une couleur qui vous manque vaut mieux qu’une autre bonne carte d’une couleur que vous avez déjà.</translation>
    </message>
    <message>
        <source>If you hold the last two %1, lay one of them. Nobody else can take it, so nobody else can sweep while it lies there, and you pick it up with the other when you like.</source>
        <comment>kings</comment>
        <translation>Si vous tenez les deux derniers %1, posez-en un. Personne d’autre ne peut le prendre, donc personne d’autre ne fait scopa tant qu’il est là&#x202f;; vous le reprenez avec l’autre quand bon vous semble.</translation>
    </message>
    <message>
        <source>If you hold the last two %1, lay one of them. Nobody else can take it except with an ace, so no other card sweeps while it lies there, and you pick it up with the other when you like.</source>
        <comment>kings</comment>
        <translation>Si vous tenez les deux derniers %1, posez-en un. Les autres ne peuvent le prendre qu’avec un as, donc aucune autre carte ne fait scopa tant qu’il est là&#x202f;; vous le reprenez avec l’autre quand bon vous semble.</translation>
    </message>
    <message>
        <source>The ace is bound neither by sums nor by the limit of cards.</source>
        <translation>L’as n’est tenu ni par les sommes ni par la limite de cartes.</translation>
    </message>
    <message>
        <source>The ace is not bound by sums.</source>
        <translation>L’as n’est pas tenu par les sommes.</translation>
    </message>
    <message>
        <source>It takes every card on the table, and that counts as a sweep.</source>
        <translation>Il prend toutes les cartes de la table, et cela fait scopa.</translation>
    </message>
    <message>
        <source>It takes every card on the table, but that does not count as a sweep.</source>
        <translation>Il prend toutes les cartes de la table, mais cela ne fait pas scopa.</translation>
    </message>
    <message>
        <source>An ace in hand sweeps any table, unless another ace lies there among the cards. An ace on the table is therefore a shield.</source>
        <translation>Celui qui a un as en main peut vider n’importe quelle table, sauf s’il s’y trouve déjà un as parmi les cartes. Un as sur la table est donc un bouclier.</translation>
    </message>
    <message>
        <source>An ace breaks every block, unless another ace lies there: it takes the whole table.</source>
        <translation>Un as brise tous les blocages, sauf si un autre as est sur la table&#xa0;: il prend tout.</translation>
    </message>
    <message>
        <source>A sweep is a whole point at one blow. No card is worth more than %1: as long as the cards you leave add up to more, no card but an ace can clear the table.</source>
        <translation>Une scopa, c’est un point d’un seul coup. Aucune carte ne vaut plus de %1&#xa0;: tant que vous laissez davantage sur la table, seul un as peut la vider.</translation>
    </message>
    <message>
        <source>A sweep is a whole point at one blow. No card reaches more than %1 on the table: as long as the cards you leave add up to more, no card but an ace can clear the table.</source>
        <translation>Une scopa, c’est un point d’un seul coup. Aucune carte ne peut ramasser plus de %1 sur la table&#xa0;: tant que vous laissez davantage, seul un as peut la vider.</translation>
    </message>
    <message numerus="yes">
        <source>A table of more than %n card(s) can be swept only by an ace.</source>
        <translation>
            <numerusform>Seul un as peut vider d’un coup une table de plus de %n carte.</numerusform>
            <numerusform>Seul un as peut vider d’un coup une table de plus de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets three cards, then four are laid face up in the middle: the table.</source>
        <translation>Chacun reçoit trois cartes, puis on en pose quatre face visible au milieu&#xa0;: la table.</translation>
    </message>
    <message>
        <source>Everybody gets three cards. The table is empty at first.</source>
        <translation>Chacun reçoit trois cartes. Au début, la table est vide.</translation>
    </message>
    <message>
        <source>Everybody gets three cards, then four are laid face up in the middle: the table; then everybody gets three more.</source>
        <translation>Chacun reçoit trois cartes, puis on en pose quatre face visible au milieu&#xa0;: la table&#x202f;; puis chacun en reçoit encore trois.</translation>
    </message>
    <message>
        <source>Everybody gets six cards. The table is empty at first.</source>
        <translation>Chacun reçoit six cartes. Au début, la table est vide.</translation>
    </message>
    <message>
        <source>The rest is the stock.</source>
        <translation>Le reste forme la pioche.</translation>
    </message>
    <message>
        <source>With that the whole pack is dealt.</source>
        <translation>Tout le paquet est alors distribué.</translation>
    </message>
    <message numerus="yes">
        <source>When all hands are empty, the dealer deals everybody six more, and none to the table. That makes %n deals in a round, the first included; with the last the stock is used up.</source>
        <translation>
            <numerusform>Quand les mains sont vides, le donneur en redonne six à chacun, et aucune sur la table. Une manche compte %n donne, la première comprise&#x202f;; à la dernière, la pioche est épuisée.</numerusform>
            <numerusform>Quand les mains sont vides, le donneur en redonne six à chacun, et aucune sur la table. Une manche compte %n donnes, la première comprise&#x202f;; à la dernière, la pioche est épuisée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When all hands are empty, the dealer deals everybody three more, and none to the table. That makes %n deals in a round, the first included; with the last the stock is used up.</source>
        <translation>
            <numerusform>Quand les mains sont vides, le donneur en redonne trois à chacun, et aucune sur la table. Une manche compte %n donne, la première comprise&#x202f;; à la dernière, la pioche est épuisée.</numerusform>
            <numerusform>Quand les mains sont vides, le donneur en redonne trois à chacun, et aucune sur la table. Une manche compte %n donnes, la première comprise&#x202f;; à la dernière, la pioche est épuisée.</numerusform>
        </translation>
    </message>
    <message>
        <source>If three or four of the first table cards are %1, the same dealer shuffles and deals again.</source>
        <translation>Si trois ou quatre des premières cartes de la table sont des %1, le même donneur mélange et redonne.</translation>
    </message>
    <message>
        <source>If four of the first table cards are %1, the same dealer shuffles and deals again.</source>
        <translation>Si quatre des premières cartes de la table sont des %1, le même donneur mélange et redonne.</translation>
    </message>
    <message>
        <source>With so many %1 nobody could make a sweep in the whole round.</source>
        <translation>Avec tant de %1, personne ne pourrait faire scopa de toute la manche.</translation>
    </message>
    <message>
        <source>If the first table card is an ace, the same dealer shuffles and deals again.</source>
        <translation>Si la première carte de la table est un as, le même donneur mélange et redonne.</translation>
    </message>
    <message numerus="yes">
        <source>The match counts double if nobody but the winner has %n point(s) or more.</source>
        <translation>
            <numerusform>La partie compte double si personne d’autre que le gagnant n’atteint %n point.</numerusform>
            <numerusform>La partie compte double si personne d’autre que le gagnant n’atteint %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you capture, and the card you captured it with, goes face down on your pile.</source>
        <translation>Ce que vous prenez, avec la carte qui a servi à le prendre, va face cachée dans vos plis.</translation>
    </message>
    <message>
        <source>Whoever is to play first cuts the pack.</source>
        <translation>Celui qui jouera le premier coupe le paquet.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent cuts the pack.</source>
        <translation>L’adversaire du donneur coupe le paquet.</translation>
    </message>
    <message>
        <source>Whoever sits before the dealer, in the order of play, cuts the pack.</source>
        <translation>Celui qui précède le donneur dans l’ordre du jeu coupe le paquet.</translation>
    </message>
    <message numerus="yes">
        <source>The first to have %n point(s) wins at once, even in the middle of a round; nothing more is counted.</source>
        <translation>
            <numerusform>Le premier à avoir %n point gagne aussitôt, même au milieu d’une manche&#x202f;; ce qui resterait à compter ne compte plus.</numerusform>
            <numerusform>Le premier à avoir %n points gagne aussitôt, même au milieu d’une manche&#x202f;; ce qui resterait à compter ne compte plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>If two are tied at the top, the match goes on until one is ahead.</source>
        <translation>En cas d’égalité en tête, la partie continue jusqu’à ce que quelqu’un passe devant.</translation>
    </message>
    <message numerus="yes">
        <source>On your turn you may call out, chiamarsi fuori: you claim that you have the %n point(s) already, more than anybody else, and need not play the round to its end. If that is so, you win at once; if not, you lose at once.</source>
        <translation>
            <numerusform>À votre tour, vous pouvez annoncer vos points (en italien, chiamarsi fuori)&#xa0;: vous affirmez avoir déjà le point voulu (%n), et plus que tous les autres, sans jouer la manche jusqu’au bout. Si c’est vrai, vous gagnez aussitôt&#x202f;; sinon, vous perdez aussitôt.</numerusform>
            <numerusform>À votre tour, vous pouvez annoncer vos points (en italien, chiamarsi fuori)&#xa0;: vous affirmez avoir déjà les %n points voulus, et plus que tous les autres, sans jouer la manche jusqu’au bout. Si c’est vrai, vous gagnez aussitôt&#x202f;; sinon, vous perdez aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player named first deals the first round.</source>
        <translation>Le joueur nommé en premier donne la première manche.</translation>
    </message>
    <message>
        <source>After that you take turns to deal.</source>
        <translation>Ensuite, on donne chacun son tour.</translation>
    </message>
    <message>
        <source>After that, whoever began the last round deals the next.</source>
        <translation>Ensuite, c’est à celui qui a commencé la manche précédente de donner.</translation>
    </message>
    <message>
        <source>Nobody may look through the piles before the round is over; at this table only the last play may be looked at again.</source>
        <translation>Personne ne peut consulter les plis avant la fin de la manche&#x202f;; à cette table, seul le dernier coup peut être revu.</translation>
    </message>
    <message>
        <source>At this table you may look through the piles, and look again at all plays of the round.</source>
        <translation>À cette table, on peut consulter les plis et revoir tous les coups de la manche.</translation>
    </message>
    <message>
        <source>Taking back, hints and counts of the piles are not rules of the game but aids, which can be turned on and off in the preferences.</source>
        <translation>Reprendre une carte, demander conseil et voir le compte des plis ne sont pas des règles du jeu mais des aides, que l’on active ou non dans les préférences.</translation>
    </message>
    <message>
        <source>A sweep is marked as soon as it is made.</source>
        <translation>Une scopa se marque dès qu’elle est faite.</translation>
    </message>
    <message>
        <source>A sweep or a declaration is marked as soon as it is made.</source>
        <translation>Une scopa ou une annonce se marque dès qu’elle est faite.</translation>
    </message>
    <message>
        <source>A declaration is marked as soon as it is made.</source>
        <translation>Une annonce se marque dès qu’elle est faite.</translation>
    </message>
    <message>
        <source>After the last play the other points are marked one after another, in this order: %1.</source>
        <translation>Après le dernier coup, les autres points se marquent l’un après l’autre, dans cet ordre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Before the first round the cards are turned up one by one, one to each player in turn, until %1 appears: whoever gets it deals first.</source>
        <comment>the king of coins</comment>
        <translation>Avant la première manche, on retourne les cartes une à une, une à chaque joueur tour à tour, jusqu’à ce qu’apparaisse %1&#xa0;: celui qui le reçoit donne le premier.</translation>
    </message>
    <message>
        <source>The piccola (ace, two and three of one suit) cannot be made: this pack has no twos.</source>
        <translation>La piccola (as, deux et trois d’une couleur) est impossible&#xa0;: ce paquet n’a pas de deux.</translation>
    </message>
    <message>
        <source>The piccola</source>
        <translation>La piccola</translation>
    </message>
    <message>
        <source>Ace, two and three of %1 in one pile are the piccola and score 3 points. Each card that goes on from there without a gap, up to the six, is worth 1 more: %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>As, deux et trois de %1 dans les mêmes plis font la piccola et valent 3 points. Chaque carte qui prolonge la suite sans trou, jusqu’au six, en vaut 1 de plus&#xa0;: %2 points au plus.</translation>
    </message>
    <message numerus="yes">
        <source>A piccola of %n point(s).</source>
        <translation>
            <numerusform>Une piccola de %n point.</numerusform>
            <numerusform>Une piccola de %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The grande</source>
        <translation>La grande</translation>
    </message>
    <message>
        <source>%1 of %2 in one pile are the grande and score %3 points.</source>
        <comment>King, horse and jack; coins or cups; a number</comment>
        <translation>%1 de %2 dans les mêmes plis font la grande et valent %3 points.</translation>
    </message>
    <message numerus="yes">
        <source>The grande: %n point(s).</source>
        <translation>
            <numerusform>La grande&#xa0;: %n point.</numerusform>
            <numerusform>La grande&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the first table cards add up to 15, the dealer takes them all and scores a sweep; if they add up to 30, two sweeps. Play then begins on an empty table.</source>
        <translation>Si les premières cartes de la table font quinze, le donneur les prend toutes et marque une scopa&#x202f;; si elles font trente, deux scopa. On commence alors sur une table vide.</translation>
    </message>
    <message>
        <source>15 in all: a sweep for the dealer.</source>
        <translation>Quinze en tout&#xa0;: une scopa pour le donneur.</translation>
    </message>
    <message>
        <source>Take as little as you can</source>
        <translation>Prenez le moins possible</translation>
    </message>
    <message>
        <source>Keep in your hand a card that fits nothing on the table: as long as you can lay one, nobody can make you take.</source>
        <translation>Gardez en main une carte qui ne prend rien sur la table&#xa0;: tant que vous pouvez en poser une, rien ne vous oblige à prendre.</translation>
    </message>
    <message>
        <source>Part early with %1 and with other cards that score. Lay them when the others are likely to have to take them.</source>
        <comment>the seven of coins</comment>
        <translation>Débarrassez-vous tôt des cartes qui comptent, et d’abord de celle-ci&#xa0;: %1. Posez-les quand les autres devront sans doute les prendre.</translation>
    </message>
    <message>
        <source>If you must take, take few cards, and none of those that score.</source>
        <translation>S’il faut prendre, prenez peu de cartes, et aucune de celles qui comptent.</translation>
    </message>
    <message>
        <source>Leave the sweep to others</source>
        <translation>Laissez la scopa aux autres</translation>
    </message>
    <message>
        <source>Here the danger is yours: where a card in your hand would clear the table, lay another one first.</source>
        <translation>Ici, c’est vous que la scopa menace&#xa0;: si une carte de votre main peut vider la table, posez-en d’abord une autre.</translation>
    </message>
    <message>
        <source>Do not capture last if much is left on the table: you would get that too.</source>
        <translation>Évitez de prendre en dernier s’il reste beaucoup de cartes sur la table&#xa0;: elles seraient aussi pour vous.</translation>
    </message>
    <message>
        <source>But here points are what everybody tries to avoid: whoever has fewest in the end wins.</source>
        <translation>Mais ici, les points sont à éviter&#xa0;: celui qui en a le moins à la fin gagne.</translation>
    </message>
    <message numerus="yes">
        <source>The points of all rounds are added up. When somebody has %n point(s) or more after a round, the match is over and whoever has fewest points has won.</source>
        <translation>
            <numerusform>Les points de toutes les manches s’additionnent. Dès qu’après une manche quelqu’un a au moins %n point, la partie est finie et celui qui a le moins de points l’emporte.</numerusform>
            <numerusform>Les points de toutes les manches s’additionnent. Dès qu’après une manche quelqu’un a au moins %n points, la partie est finie et celui qui a le moins de points l’emporte.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there is a tie for fewest, another round is played, and so on until there is none.</source>
        <translation>Si ceux qui en ont le moins sont à égalité, on joue une manche de plus, et ainsi de suite jusqu’à les départager.</translation>
    </message>
    <message numerus="yes">
        <source>As soon as somebody has %n point(s), even in the middle of a round, whoever has fewest wins; nothing more is counted.</source>
        <translation>
            <numerusform>Dès que quelqu’un a %n point, même au milieu d’une manche, celui qui en a le moins gagne&#x202f;; ce qui resterait à compter ne compte plus.</numerusform>
            <numerusform>Dès que quelqu’un a %n points, même au milieu d’une manche, celui qui en a le moins gagne&#x202f;; ce qui resterait à compter ne compte plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>If two tie for fewest, the match goes on until the tie is broken.</source>
        <translation>Si deux sont à égalité au plus bas, la partie continue jusqu’à ce que l’un en ait moins que l’autre.</translation>
    </message>
    <message>
        <source>Cirulla, 3 points: three cards that count 9 or less together.</source>
        <translation>Cirulla, 3 points&#xa0;: trois cartes qui valent ensemble 9 ou moins.</translation>
    </message>
    <message>
        <source>Decino, 10 points: three cards of one rank.</source>
        <translation>Decino, 10 points&#xa0;: trois cartes de même rang.</translation>
    </message>
    <message>
        <source>Everybody who declares scores. The cards shown are then known to all.</source>
        <translation>Tous ceux qui annoncent marquent leurs points. Les cartes montrées sont dès lors connues de tous.</translation>
    </message>
    <message>
        <source>If several declare, only the best hand scores: three alike beat any bazzica, lower cards beat higher ones. If the best are equal, they score nothing, or once if partners hold them. The cards shown are then known to all.</source>
        <translation>Si plusieurs annoncent, seule la meilleure main marque&#xa0;: trois cartes pareilles battent toute bazzica, les petites cartes battent les grandes. Si les meilleures sont à égalité, elles ne marquent rien, ou une seule fois si ce sont celles de deux partenaires. Les cartes montrées sont dès lors connues de tous.</translation>
    </message>
    <message>
        <source>If several declare, only the best hand scores: three alike beat any bazzica, lower cards beat higher ones. If the best are equal, they score nothing. The cards shown are then known to all.</source>
        <translation>Si plusieurs annoncent, seule la meilleure main marque&#xa0;: trois cartes pareilles battent toute bazzica, les petites cartes battent les grandes. Si les meilleures sont à égalité, elles ne marquent rien. Les cartes montrées sont dès lors connues de tous.</translation>
    </message>
    <message>
        <source>%1 is wild: among the cards you show it stands for whatever card you like. When it is played it is a seven again.</source>
        <comment>The seven of cups</comment>
        <translation>%1 sert de joker&#xa0;: parmi les cartes que vous montrez, il vaut la carte que vous voulez. Quand on le joue, il redevient un sept.</translation>
    </message>
    <message>
        <source>A rank is paired as long as two or four of its cards are not captured yet. To take a card with its like keeps it so. To take a sum unpairs several ranks at once: a spariglio.</source>
        <translation>Une valeur est appariée tant que deux ou quatre de ses cartes n’ont pas encore été prises. Prendre une carte avec son égale la laisse appariée. Prendre une somme en dépareille plusieurs d’un coup&#xa0;: c’est le spariglio.</translation>
    </message>
    <message>
        <source>The dealer plays last, and if all ranks are paired the last capture is the dealer&apos;s. So the dealer&apos;s side pairs them again, for example by the same sum once more: an appariglio. The other side unpairs, above all what sevens are made of.</source>
        <translation>Le donneur joue en dernier et, si toutes les valeurs sont appariées, la dernière prise est à lui. Son camp rappareille donc, par exemple avec la même somme encore une fois&#xa0;: c’est l’appariglio. L’autre dépareille, surtout les cartes qui font les sept.</translation>
    </message>
    <message>
        <source>The mulinello, the mill: one side captures and leaves nothing to take, the other can only lay a card, that card is captured too, and so on. A card that nobody can take stops it.</source>
        <translation>Un camp prend et ne laisse rien à prendre, l’autre ne peut que poser, cette carte est prise aussi, et ainsi de suite&#xa0;: c’est le moulinet. Une carte que personne ne peut prendre l’arrête.</translation>
    </message>
    <message>
        <source>A card that takes nothing is made to dance (ballare): it is laid on the table because there is no other way.</source>
        <translation>Une carte qui ne prend rien danse, dit-on en italien (ballare)&#xa0;: on la pose sur la table faute de mieux.</translation>
    </message>
    <message>
        <source>A free card (carta franca) has no like that could take it: the other three are in the piles or in the hand of the same player.</source>
        <translation>Une carte franche n’a plus d’égale qui puisse la prendre&#xa0;: les trois autres sont dans les plis ou dans la main du même joueur.</translation>
    </message>
    <message>
        <source>The other three are gone.</source>
        <translation>Les trois autres sont sorties.</translation>
    </message>
    <message>
        <source>No card is worth more than ten. What adds up to more can be swept by an ace and by nothing else.</source>
        <translation>Aucune carte ne vaut plus de dix. Là où le total est plus grand, seul un as fait scopa.</translation>
    </message>
    <message>
        <source>No card is worth more than ten. What adds up to more cannot be swept.</source>
        <translation>Aucune carte ne vaut plus de dix. Là où le total est plus grand, on ne peut pas faire scopa.</translation>
    </message>
    <message>
        <source>Together they are 11.</source>
        <translation>Ensemble, elles font onze.</translation>
    </message>
    <message>
        <source>Two cards of one rank are safer than one: a third takes only one of them, and leaves the other.</source>
        <translation>Deux cartes égales sont plus sûres qu’une&#xa0;: la troisième n’en prend qu’une et laisse l’autre.</translation>
    </message>
    <message>
        <source>A seven on the table is a present to whoever takes it. Keep yours until they capture something, and lay another card meanwhile.</source>
        <translation>Un sept sur la table est un cadeau pour celui qui le prend. Gardez les vôtres jusqu’à ce qu’ils prennent quelque chose, et posez une autre carte en attendant.</translation>
    </message>
    <message>
        <source>Two of them are half of all.</source>
        <translation>Deux, c’est déjà la moitié.</translation>
    </message>
    <message>
        <source>Whoever remembers what is gone knows which cards are still out, and how many of them are dangerous: after three of a rank, only the fourth can take a card like it.</source>
        <translation>Celui qui se souvient de ce qui est sorti sait quelles cartes sont encore en jeu, et combien sont dangereuses&#xa0;: quand trois cartes d’une valeur sont sorties, seule la quatrième est encore dangereuse.</translation>
    </message>
    <message>
        <source>All cards add up to %1, and every capture to an even number. So what is not captured yet is always even too, and the last card follows from the others.</source>
        <comment>220</comment>
        <translation>Toutes les cartes ensemble font %1, et chaque prise un nombre pair. Ce qui n’est pas encore pris est donc toujours pair aussi, et la dernière carte se déduit des autres.</translation>
    </message>
    <message>
        <source>For the end it is enough to remember which ranks are unpaired, and many call that the rule of 48: once the last cards are dealt, one or three cards of each of them are still there, on the table or in the hands, and of any other rank two, four or none.</source>
        <translation>Pour la fin, il suffit de retenir quelles valeurs sont dépareillées, ce que beaucoup appellent la règle de 48&#xa0;: une fois les dernières cartes données, il reste de chacune une ou trois cartes, sur la table ou dans les mains, et de toute autre valeur deux, quatre ou aucune.</translation>
    </message>
    <message>
        <source>With these gone, one is left.</source>
        <translation>Celles-ci sorties, il en reste une.</translation>
    </message>
    <message>
        <source>Whoever captures last gets all that lies on the table at the end. Save a card for it: the like of one that is still to come.</source>
        <translation>Celui qui prend en dernier emporte tout ce qui reste sur la table. Gardez une carte pour cela&#xa0;: l’égale d’une carte encore à venir.</translation>
    </message>
    <message>
        <source>One to come, one in your hand.</source>
        <translation>L’une est à venir, l’autre dans votre main.</translation>
    </message>
    <message>
        <source>Spariglio and appariglio</source>
        <translation>Dépareiller et rappareiller</translation>
    </message>
    <message>
        <source>Mulinello</source>
        <translation>Le moulinet</translation>
    </message>
    <message>
        <source>Ballare</source>
        <translation>Danser</translation>
    </message>
    <message>
        <source>The free card</source>
        <translation>La carte franche</translation>
    </message>
    <message>
        <source>The table above ten</source>
        <translation>La table au-dessus de dix</translation>
    </message>
    <message>
        <source>Leaving a pair</source>
        <translation>Laisser une paire</translation>
    </message>
    <message>
        <source>Keeping the sevens</source>
        <translation>Garder les sept</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Saving the last capture</source>
        <translation>Réserver la dernière prise</translation>
    </message>
    <message>
        <source>The words of players</source>
        <translation>Les mots des joueurs</translation>
    </message>
    <message>
        <source>A player who could have swept and did not has no card for it, and whoever left a seven lying has no seven. Everybody sees that, and can rely on it until new cards are dealt.</source>
        <translation>Celui qui pouvait faire scopa et ne l’a pas faite n’a pas la carte qu’il faut, et celui qui a laissé un sept sur la table n’en a pas. Tout le monde le voit, et peut y compter jusqu’à la prochaine donne.</translation>
    </message>
    <message>
        <source>Aces are an exception: they are often kept.</source>
        <translation>Les as font exception&#xa0;: on les garde souvent.</translation>
    </message>
    <message>
        <source>To partners a laid card is a sign too: whoever lays it often holds another of its rank, to take it with. So leave your partner&apos;s card where it is, if you can.</source>
        <translation>Entre partenaires, une carte posée est aussi un signe&#xa0;: celui qui la pose en a souvent une autre de même valeur, pour la prendre. Laissez donc la carte de votre partenaire où elle est, si vous le pouvez.</translation>
    </message>
    <message>
        <source>Whoever left these two had no card worth nine.</source>
        <translation>Celui qui a laissé ces deux-là n’avait pas de carte valant neuf.</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Lire les autres</translation>
    </message>
    <message>
        <source>Ace, two and three of %1 in one pile are the piccola and score 3 points. Each card that goes on from there without a gap, up to the seven, is worth 1 more: %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>As, deux et trois de %1 dans les mêmes plis font la piccola et valent 3 points. Chaque carte qui prolonge la suite sans trou, jusqu’au sept, en vaut 1 de plus&#xa0;: %2 points au plus.</translation>
    </message>
    <message>
        <source>Or else it takes cards that make 15 together with it, that ace among them or not.</source>
        <translation>Ou bien il prend des cartes qui font quinze avec lui, cet as compris ou non.</translation>
    </message>
    <message>
        <source>An ace in hand sweeps any table, but if another ace lies there among the cards, only one that adds up to 14. An ace on the table is therefore a shield.</source>
        <translation>Celui qui a un as en main fait scopa sur n’importe quelle table. Mais si un autre as s’y trouve, il faut qu’elle fasse quatorze en tout. Un as sur la table est donc un bouclier.</translation>
    </message>
    <message>
        <source>On the first table %1 counts as whatever card the dealer likes.</source>
        <comment>the seven of cups</comment>
        <translation>Sur la première table, %1 vaut la carte que veut le donneur.</translation>
    </message>
    <message>
        <source>With an ace for the wild card 15 in all: a sweep for the dealer.</source>
        <translation>Avec un as à la place du joker, quinze en tout&#xa0;: une scopa pour le donneur.</translation>
    </message>
    <message>
        <source>If the first table cards add up to 15, the dealer takes them all and scores a sweep; if they make two groups of 15 each, two sweeps. Play then begins on an empty table.</source>
        <translation>Si les premières cartes de la table font quinze, le donneur les prend toutes et marque une scopa&#x202f;; si elles forment deux groupes de quinze, il en marque deux. On commence alors sur une table vide.</translation>
    </message>
    <message>
        <source>More than %1 are needed.</source>
        <comment>points</comment>
        <translation>Il en faut plus de %1.</translation>
    </message>
    <message>
        <source>The round is over when all cards have been played. Whatever is still on the table then goes to the dealer; that is no sweep.</source>
        <translation>La manche est finie quand toutes les cartes sont jouées. Ce qui reste sur la table revient au donneur, et cela ne fait pas scopa.</translation>
    </message>
    <message>
        <source>What you capture goes face down on your pile, and the card you captured it with on top of it, face up.</source>
        <translation>Ce que vous prenez va sur votre paquet, face cachée, et par-dessus, face visible, la carte avec laquelle vous l’avez pris.</translation>
    </message>
    <message>
        <source>Mind the piles</source>
        <translation>Attention aux paquets</translation>
    </message>
    <message>
        <source>Only the rank of a card matters: sevens take sevens, and aces take aces. The suit never matters.</source>
        <translation>Seul compte le rang de la carte&#xa0;: les sept prennent les sept, et les as les as. La couleur ne compte jamais.</translation>
    </message>
    <message>
        <source>Nothing else scores. Where two tie for most cards, nobody has won the point.</source>
        <translation>Rien d’autre ne rapporte. À égalité pour le plus de cartes, personne ne marque le point.</translation>
    </message>
    <message>
        <source>Stealing a pile</source>
        <translation>Voler un paquet</translation>
    </message>
    <message>
        <source>The top card of a pile lies face up. A card of its rank takes it like a card of the table, and with it the other team&apos;s whole pile; partners share a pile, and cannot take it.</source>
        <translation>La carte du dessus d’un paquet est visible. Une carte de son rang la prend comme une carte de la table, et avec elle tout le paquet de l’autre équipe&#xa0;; les partenaires partagent un paquet, et ne peuvent pas le prendre.</translation>
    </message>
    <message>
        <source>The top card of a pile lies face up. A card of its rank takes it like a card of the table, and with it somebody else&apos;s whole pile. Your own pile you can neither take nor add to in this way.</source>
        <translation>La carte du dessus d’un paquet est visible. Une carte de son rang la prend comme une carte de la table, et avec elle tout le paquet d’un autre. Votre propre paquet, vous ne pouvez ni le prendre ni l’augmenter ainsi.</translation>
    </message>
    <message>
        <source>%1 steals the pile that has %2 on top.</source>
        <comment>two cards</comment>
        <translation>%1 vole le paquet dont le dessus est %2.</translation>
    </message>
    <message>
        <source>Everything goes to the pile of the thief, and the card it was stolen with lies on top: the next card of that rank can steal it back.</source>
        <translation>Tout va au paquet du voleur, et la carte qui l’a volé reste sur le dessus&#xa0;: la prochaine carte de ce rang peut le reprendre.</translation>
    </message>
    <message>
        <source>If such a card lies both on the table and on the other pile, the player chooses which to take.</source>
        <translation>Si une telle carte se trouve à la fois sur la table et sur l’autre paquet, le joueur choisit laquelle prendre.</translation>
    </message>
    <message>
        <source>If such a card lies both on the table and on a pile, or on several piles, the player chooses which to take.</source>
        <translation>Si une telle carte se trouve à la fois sur la table et sur un paquet, ou sur plusieurs paquets, le joueur choisit laquelle prendre.</translation>
    </message>
    <message>
        <source>The larger your pile, the more it matters what lies on top. Cover it with a rank of which few cards are left; once the other three have been seen, nobody can steal the pile.</source>
        <translation>Plus votre paquet est gros, plus la carte du dessus importe. Couvrez-le d’un rang dont il reste peu de cartes&#xa0;: quand les trois autres sont sorties, personne ne peut plus le voler.</translation>
    </message>
    <message>
        <source>With these gone, the fourth is safe on top.</source>
        <translation>Celles-ci sorties, la quatrième protège le paquet.</translation>
    </message>
    <message>
        <source>A pile counts twice when you steal it: you win its cards, and its owner loses them. The last theft is the best, so keep a card that can still steal for the end.</source>
        <translation>Un paquet volé compte deux fois&#xa0;: vous gagnez ses cartes, et son propriétaire les perd. Le dernier vol est le meilleur&#xa0;: gardez pour la fin une carte qui puisse encore voler.</translation>
    </message>
    <message>
        <source>Rubamazzo means stealing the pack. With the cards in your hand you capture cards of the same rank, and put them on a pile whose top card everybody can see. Whoever plays a card like it steals the whole pile. At the end it counts how many cards you have.</source>
        <translation>Rubamazzo veut dire voler le paquet. Avec les cartes de votre main vous prenez des cartes du même rang, et vous les posez sur un paquet dont tout le monde voit la carte du dessus. Qui joue une carte pareille vole le paquet entier. À la fin compte le nombre de vos cartes.</translation>
    </message>
    <message>
        <source>With the cards in your hand you capture cards that lie on the table. The aces and the three highest ranks in your pile score, and sweeps do not.</source>
        <translation>Avec les cartes de votre main, vous prenez des cartes de la table. Les as et les trois plus hauts rangs de vos plis comptent, les scopa non.</translation>
    </message>
    <message>
        <source>Sixteen cards score. Remember which of them are in the piles, and how many: nine are more than half, and with eight each %1 decides.</source>
        <comment>the king of coins</comment>
        <translation>Seize cartes comptent. Retenez lesquelles sont déjà dans les plis, et combien&#xa0;: neuf font plus de la moitié, et avec huit partout c’est %1 qui décide.</translation>
    </message>
    <message>
        <source>How many cards a capture takes makes no difference, and neither does an empty table: look only at those that score.</source>
        <translation>Le nombre de cartes d’une prise ne fait aucune différence, pas plus qu’une table vide&#xa0;: ne regardez que celles qui comptent.</translation>
    </message>
    <message>
        <source>Whoever plays the first card of a round gains little by an ace: it takes only another ace, never the whole table.</source>
        <translation>Celui qui joue la première carte de la manche gagne peu avec un as&#xa0;: il ne prend qu’un autre as, jamais toute la table.</translation>
    </message>
    <message>
        <source>Whoever plays the first card of a round may not play an ace, unless there is nothing else in the hand.</source>
        <translation>Celui qui joue la première carte de la manche ne peut pas jouer un as, à moins de n’avoir rien d’autre en main.</translation>
    </message>
    <message>
        <source>With the cards in your hand you capture cards that lie on the table, and clearing it makes a sweep: chkobba! Sweeps score, and so do the right cards in your pile.</source>
        <translation>Avec les cartes de votre main, vous prenez celles de la table, et celui qui la vide fait chkobba&#x202f;! Les chkobba rapportent des points, et les bonnes cartes dans vos plis aussi.</translation>
    </message>
    <message>
        <source>Each chkobba</source>
        <translation>Chaque chkobba</translation>
    </message>
    <message>
        <source>A card takes one card of the same rank from the table.</source>
        <translation>Une carte prend sur la table une carte du même rang.</translation>
    </message>
    <message>
        <source>The round is over when all cards have been played. Whatever is still on the table then goes to the dealer.</source>
        <translation>La manche est finie quand toutes les cartes sont jouées. Ce qui reste sur la table revient au donneur.</translation>
    </message>
    <message>
        <source>The round is over when all cards have been played. Whatever is still on the table then goes to whoever captured last.</source>
        <translation>La manche est finie quand toutes les cartes sont jouées. Ce qui reste sur la table revient à celui qui a pris en dernier.</translation>
    </message>
    <message>
        <source>%1 is wild: among the cards you show it stands for the card that makes them worth most. It is then played as that card too: it takes what such a card takes, and is taken as one. In a pile it is a seven again.</source>
        <comment>The seven of cups</comment>
        <translation>%1 sert de joker&#xa0;: parmi les cartes que vous montrez, il vaut la carte qui leur donne le plus de valeur. Il se joue ensuite aussi comme elle&#xa0;: il prend ce qu’elle prendrait, et se prend comme elle. Dans un paquet, il redevient un sept.</translation>
    </message>
    <message>
        <source>Of these three the ace has to wait.</source>
        <translation>De ces trois cartes, l’as doit attendre.</translation>
    </message>
    <message>
        <source>With these four in your pile, each sweep scores twice.</source>
        <translation>Avec ces quatre cartes dans votre paquet, chaque scopa compte double.</translation>
    </message>
    <message>
        <source>This card scores 1 point by itself.</source>
        <translation>Cette carte vaut 1 point à elle seule.</translation>
    </message>
    <message>
        <source>%1 and %2, 15 each: two sweeps for the dealer.</source>
        <comment>two sums</comment>
        <translation>%1 et %2, deux fois quinze&#xa0;: deux scopa pour le donneur.</translation>
    </message>
    <message>
        <source>30 in all: two sweeps for the dealer.</source>
        <translation>Trente en tout&#xa0;: deux scopa pour le donneur.</translation>
    </message>
    <message>
        <source>A match is a single round: whoever has most cards wins.</source>
        <translation>La partie se joue en une seule manche&#xa0;: celui qui a le plus de cartes gagne.</translation>
    </message>
    <message>
        <source>After the round the match is over, and whoever has most cards has won. If there is a tie for most, another round is played.</source>
        <translation>Après la manche, la partie est finie et celui qui a le plus de cartes l’emporte. En cas d’égalité en tête, on joue une manche de plus.</translation>
    </message>
    <message>
        <source>Each of these scores 1 point, and so do those of the other suits.</source>
        <translation>Chacune de ces cartes vaut 1 point, et celles des autres couleurs aussi.</translation>
    </message>
    <message>
        <source>The card that decides between two piles with eight each.</source>
        <translation>La carte qui départage deux paquets qui en ont huit chacun.</translation>
    </message>
</context>
<context>
    <name>settebello::RuleBookDialog</name>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>places where a word stands</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The rules of this table</source>
        <translation>Les règles de la partie</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Passage précédent</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Passage suivant</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>settebello::RuleEditor</name>
    <message numerus="yes">
        <source>%1 (%n changed)</source>
        <comment>a group of rules</comment>
        <translation>
            <numerusform>%1 (%n changée)</numerusform>
            <numerusform>%1 (%n changées)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::RuleFixes</name>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Quatre joueurs</translation>
    </message>
    <message>
        <source>Deal three at a time</source>
        <translation>Trois cartes à la fois</translation>
    </message>
    <message>
        <source>Deal all at once</source>
        <translation>Donner toutes les cartes d’un coup</translation>
    </message>
    <message>
        <source>No declarations</source>
        <translation>Sans annonces</translation>
    </message>
    <message>
        <source>No cutter&apos;s choice</source>
        <translation>Sans choix du coupeur</translation>
    </message>
    <message>
        <source>No teams</source>
        <translation>Sans équipes</translation>
    </message>
    <message>
        <source>Four cards on the table</source>
        <translation>Quatre cartes sur la table</translation>
    </message>
    <message>
        <source>The ace takes all</source>
        <translation>L’as prend tout</translation>
    </message>
    <message>
        <source>The ace stays on the table</source>
        <translation>L’as reste sur la table</translation>
    </message>
    <message>
        <source>No sweeps of the first table</source>
        <translation>Sans scopa du donneur à la donne</translation>
    </message>
    <message>
        <source>The most points win</source>
        <translation>Celui qui a le plus de points gagne</translation>
    </message>
    <message>
        <source>No calling out</source>
        <translation>Personne n’annonce ses points</translation>
    </message>
    <message>
        <source>No double win</source>
        <translation>Sans victoire double</translation>
    </message>
    <message>
        <source>No wild seven</source>
        <translation>Sans sept joker</translation>
    </message>
    <message>
        <source>Declarations as in cirulla</source>
        <translation>Annonces comme à la cirulla</translation>
    </message>
    <message>
        <source>Play with 40 cards</source>
        <translation>Jouer avec quarante cartes</translation>
    </message>
    <message>
        <source>Whoever can capture must</source>
        <translation>Celui qui peut prendre doit prendre</translation>
    </message>
    <message>
        <source>No penalty for a card</source>
        <translation>Aucune carte ne retire de points</translation>
    </message>
    <message>
        <source>Piles cannot be stolen</source>
        <translation>On ne vole pas les paquets</translation>
    </message>
    <message>
        <source>One card of the same rank</source>
        <translation>Une carte du même rang</translation>
    </message>
    <message>
        <source>Only the cards count</source>
        <translation>Seules les cartes comptent</translation>
    </message>
    <message>
        <source>Count after the round</source>
        <translation>Compter après la manche</translation>
    </message>
    <message>
        <source>An ace may be the first card</source>
        <translation>Un as peut être la première carte</translation>
    </message>
    <message>
        <source>No rules about sweeps</source>
        <translation>Pas de règles sur les scopa</translation>
    </message>
    <message>
        <source>All the usual points</source>
        <translation>Tous les points habituels</translation>
    </message>
    <message>
        <source>The first table can be a sweep</source>
        <translation>La première table peut faire scopa</translation>
    </message>
    <message>
        <source>Any 30 counts</source>
        <translation>Tout trente compte</translation>
    </message>
    <message>
        <source>No wild seven on the table</source>
        <translation>Sans sept joker sur la table</translation>
    </message>
    <message>
        <source>The ace does not make 15</source>
        <translation>L’as ne fait pas quinze</translation>
    </message>
    <message>
        <source>Aces as in cirulla</source>
        <translation>As comme à la cirulla</translation>
    </message>
    <message>
        <source>No piccola up to the seven</source>
        <translation>Sans piccola jusqu’au sept</translation>
    </message>
    <message>
        <source>The piccola scores</source>
        <translation>La piccola compte</translation>
    </message>
    <message>
        <source>The wild seven is played as a seven</source>
        <translation>Le sept joker se joue comme un sept</translation>
    </message>
    <message>
        <source>A wild seven</source>
        <translation>Un sept joker</translation>
    </message>
</context>
<context>
    <name>settebello::RuleText</name>
    <message>
        <source>How many sit at the table.</source>
        <translation>Nombre de joueurs.</translation>
    </message>
    <message>
        <source>Team play</source>
        <translation>Jeu en équipe</translation>
    </message>
    <message>
        <source>Two teams: partners do not sit side by side, and they share one pile.</source>
        <translation>Deux équipes&#xa0;: les partenaires ne sont pas côte à côte et réunissent leurs plis.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>Which way the cards and the turn go round the table.</source>
        <translation>Le sens dans lequel on donne et on joue.</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Cartes du paquet</translation>
    </message>
    <message>
        <source>A pack of 36 leaves the four twos out, as in Corsica.</source>
        <translation>Un paquet de trente-six n’a pas les quatre deux, comme en Corse.</translation>
    </message>
    <message>
        <source>Cards dealt at a time</source>
        <translation>Cartes données à la fois</translation>
    </message>
    <message>
        <source>Three or six each until the pack is used up, or all at once as in scopone.</source>
        <translation>Trois ou six à chacun jusqu’à épuisement du paquet, ou toutes d’un coup comme au scopone.</translation>
    </message>
    <message>
        <source>Cards on the table at first</source>
        <translation>Cartes sur la table au début</translation>
    </message>
    <message>
        <source>Deal again on equal cards</source>
        <translation>Redonner s’il y a des cartes pareilles</translation>
    </message>
    <message>
        <source>This many cards of one rank on the table at first, and the cards are dealt again.</source>
        <translation>Nombre de cartes de même rang, sur la table au début, à partir duquel on redonne.</translation>
    </message>
    <message>
        <source>Deal again on aces</source>
        <translation>Redonner s’il y a des as</translation>
    </message>
    <message>
        <source>This many aces on the table at first, and the cards are dealt again.</source>
        <translation>Nombre d’as, sur la table au début, à partir duquel on redonne.</translation>
    </message>
    <message>
        <source>Cutter&apos;s choice</source>
        <translation>Choix du coupeur</translation>
    </message>
    <message>
        <source>The first player sees the cut card, then keeps it or lays it on the table.</source>
        <translation>Le premier joueur voit la carte de la coupe, puis la garde ou la pose sur la table.</translation>
    </message>
    <message>
        <source>What a capture adds up to</source>
        <translation>Total d’une prise</translation>
    </message>
    <message>
        <source>The captured cards equal the card played, or make fifteen with it.</source>
        <translation>Les cartes prises égalent la carte jouée, ou font quinze avec elle.</translation>
    </message>
    <message>
        <source>Most cards in a capture</source>
        <translation>Maximum de cartes par prise</translation>
    </message>
    <message>
        <source>How many table cards one play may take.</source>
        <translation>Nombre de cartes qu’un coup peut prendre sur la table.</translation>
    </message>
    <message>
        <source>Choice among captures</source>
        <translation>Choix entre plusieurs prises</translation>
    </message>
    <message>
        <source>Which captures are allowed when a card could make several.</source>
        <translation>Les prises permises quand une carte peut en faire plusieurs.</translation>
    </message>
    <message>
        <source>Capturing is compulsory</source>
        <translation>Prise obligatoire</translation>
    </message>
    <message>
        <source>Whoever plays a card that can capture must capture with it.</source>
        <translation>Si la carte jouée peut prendre, elle doit prendre.</translation>
    </message>
    <message>
        <source>The ace</source>
        <translation>L’as</translation>
    </message>
    <message>
        <source>An ace may take all the table cards, unless another ace lies there.</source>
        <translation>Un as peut prendre toutes les cartes de la table, sauf si un autre as s’y trouve.</translation>
    </message>
    <message>
        <source>An ace on an empty table</source>
        <translation>Un as sur une table vide</translation>
    </message>
    <message>
        <source>What becomes of an ace that takes all when there is nothing to take.</source>
        <translation>Ce que devient l’as qui prend tout quand il n’y a rien à prendre.</translation>
    </message>
    <message>
        <source>Sweep with the last card</source>
        <translation>Scopa à la dernière carte</translation>
    </message>
    <message>
        <source>The round&apos;s very last play may score a sweep too.</source>
        <translation>Le tout dernier coup de la manche peut aussi faire scopa.</translation>
    </message>
    <message>
        <source>Suit that scores</source>
        <translation>Couleur qui compte</translation>
    </message>
    <message>
        <source>The suit of the settebello, of the point for most of one suit, and of the runs.</source>
        <translation>La couleur du settebello et des suites, celle dont il faut avoir le plus de cartes.</translation>
    </message>
    <message>
        <source>Point for the primiera</source>
        <translation>Point de primiera</translation>
    </message>
    <message>
        <source>For the best card of each suit added up, or simply for most sevens.</source>
        <translation>Pour le total des meilleures cartes de chaque couleur, ou simplement pour le plus de sept.</translation>
    </message>
    <message>
        <source>Values of the primiera</source>
        <translation>Valeurs de la primiera</translation>
    </message>
    <message>
        <source>How much each card counts when the primiera is added up.</source>
        <translation>Ce que vaut chaque carte quand on compte la primiera.</translation>
    </message>
    <message>
        <source>Primiera needs all four suits</source>
        <translation>Primiera avec les quatre couleurs</translation>
    </message>
    <message>
        <source>A side that lacks a suit cannot win the primiera; otherwise the suit just counts nothing.</source>
        <translation>Un camp à qui manque une couleur ne peut pas gagner la primiera&#x202f;; sinon, cette couleur compte pour zéro.</translation>
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
        <translation>As, deux et trois de la couleur qui compte, puis les suivantes sans trou&#xa0;: un point par carte.</translation>
    </message>
    <message>
        <source>Scalette</source>
        <translation>Suites (scalette)</translation>
    </message>
    <message>
        <source>Ace, two and three score</source>
        <translation>As, deux et trois comptent</translation>
    </message>
    <message>
        <source>In the suit that scores they are worth 1, 2 and 3 points to whoever takes each.</source>
        <translation>Dans la couleur qui compte, ils valent un, deux et trois points pour celui qui les prend.</translation>
    </message>
    <message>
        <source>The whole suit wins</source>
        <translation>Toute la couleur fait gagner</translation>
    </message>
    <message>
        <source>Whoever has taken every card of the suit that scores wins the match at once.</source>
        <translation>Celui qui a pris toutes les cartes de la couleur qui compte gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Three low cards or three alike may be shown for points before they are played.</source>
        <translation>Trois petites cartes, ou trois pareilles, rapportent des points si on les montre avant de les jouer.</translation>
    </message>
    <message>
        <source>In Piva whoever takes it pays for it.</source>
        <translation>À la piva, celui qui le prend perd cinq points.</translation>
    </message>
    <message>
        <source>Calling out</source>
        <translation>Annoncer ses points</translation>
    </message>
    <message>
        <source>Double win</source>
        <translation>Victoire double</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>sens inverse des aiguilles</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sens des aiguilles</translation>
    </message>
    <message>
        <source>40 cards</source>
        <translation>40 cartes</translation>
    </message>
    <message>
        <source>36 cards, no twos</source>
        <translation>36 cartes, sans les quatre deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>three or four alike</source>
        <translation>trois ou quatre pareilles</translation>
    </message>
    <message>
        <source>one ace or more</source>
        <translation>un as ou plus</translation>
    </message>
    <message>
        <source>two aces or more</source>
        <translation>deux as ou plus</translation>
    </message>
    <message>
        <source>the card played</source>
        <translation>la carte jouée</translation>
    </message>
    <message>
        <source>fifteen, with the card played</source>
        <translation>quinze, avec la carte jouée</translation>
    </message>
    <message>
        <source>either of the two</source>
        <translation>l’un ou l’autre</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>a single card first</source>
        <translation>une carte seule d’abord</translation>
    </message>
    <message>
        <source>the fewest cards</source>
        <translation>le moins de cartes</translation>
    </message>
    <message>
        <source>as you like</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>is worth one, no more</source>
        <translation>vaut un, sans plus</translation>
    </message>
    <message>
        <source>takes all, as a sweep</source>
        <translation>prend tout et fait scopa</translation>
    </message>
    <message>
        <source>takes all, no sweep</source>
        <translation>prend tout, sans scopa</translation>
    </message>
    <message>
        <source>stays on the table</source>
        <translation>reste sur la table</translation>
    </message>
    <message>
        <source>goes to its player&apos;s pile</source>
        <translation>va dans les plis du joueur</translation>
    </message>
    <message>
        <source>primiera</source>
        <translation>primiera</translation>
    </message>
    <message>
        <source>most sevens</source>
        <translation>le plus de sept</translation>
    </message>
    <message>
        <source>not scored</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>bazzica: 3 and 10 points</source>
        <translation>bazzica&#xa0;: trois et dix points</translation>
    </message>
    <message>
        <source>sbarazzina: 2, 3 and 7 points</source>
        <translation>sbarazzina&#xa0;: deux, trois et sept points</translation>
    </message>
    <message>
        <source>an ordinary card</source>
        <translation>une carte ordinaire</translation>
    </message>
    <message>
        <source>costs five points</source>
        <translation>coûte cinq points</translation>
    </message>
    <message>
        <source>below eight points</source>
        <translation>moins de huit points</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>Le paquet</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Les prises</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Les scopa</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Les points</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>at most so many</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>This value is not possible.</source>
        <translation>Cette valeur n’est pas possible.</translation>
    </message>
    <message>
        <source>Teams need four or six players.</source>
        <translation>Il faut quatre ou six joueurs pour jouer en équipe.</translation>
    </message>
    <message>
        <source>%1 cards do not go round evenly among %2 players: change the number of players or deal all at once.</source>
        <translation>%1 cartes ne se partagent pas en parts égales entre %2 joueurs&#xa0;: changez le nombre de joueurs ou donnez toutes les cartes d’un coup.</translation>
    </message>
    <message>
        <source>Declarations need cards dealt three at a time.</source>
        <translation>Les annonces demandent que l’on donne trois cartes à la fois.</translation>
    </message>
    <message>
        <source>The cutter&apos;s choice needs cards dealt three at a time.</source>
        <translation>Le choix du coupeur demande que l’on donne trois cartes à la fois.</translation>
    </message>
    <message>
        <source>The cutter&apos;s choice needs four cards on the table at first.</source>
        <translation>Le choix du coupeur demande quatre cartes sur la table au début.</translation>
    </message>
    <message>
        <source>This matters only where the ace takes all the cards.</source>
        <translation>Cela n’a d’effet que si l’as prend toutes les cartes.</translation>
    </message>
    <message>
        <source>usual: 21, 18, 16 …</source>
        <translation>habituelles&#xa0;: 21, 18, 16&#xa0;…</translation>
    </message>
    <message>
        <source>small: 7, 6, 5½ …</source>
        <translation>petites&#xa0;: 7, 6, 5½&#xa0;…</translation>
    </message>
    <message>
        <source>One point for %1 of the suit that scores.</source>
        <translation>Un point à celui qui prend %1 de la couleur qui compte.</translation>
    </message>
    <message>
        <source>three or four %1</source>
        <translation>trois ou quatre %1</translation>
    </message>
    <message>
        <source>four %1</source>
        <translation>quatre %1</translation>
    </message>
    <message>
        <source>If all are dealt at once, cards left over are laid face up too.</source>
        <translation>Si tout est donné d’un coup, on pose aussi sur la table, découvertes, les cartes en trop.</translation>
    </message>
    <message>
        <source>Deal again on %1</source>
        <translation>Redonner s’il y a des %1</translation>
    </message>
    <message>
        <source>This many %1 on the table at first, and the cards are dealt again.</source>
        <translation>Nombre de %1, sur la table au début, à partir duquel on redonne.</translation>
    </message>
    <message>
        <source>A match counts double if all but the winner have too few points.</source>
        <translation>La partie compte double si tous, sauf le gagnant, ont trop peu de points.</translation>
    </message>
    <message>
        <source>usual, ending 10, 9, 8</source>
        <translation>habituelles, mais 10, 9, 8 à la fin</translation>
    </message>
    <message>
        <source>up to 6 points</source>
        <translation>jusqu’à six points</translation>
    </message>
    <message>
        <source>up to 9 points</source>
        <translation>jusqu’à neuf points</translation>
    </message>
    <message>
        <source>Runs score from the ace up, and from the highest card down, where three make five points.</source>
        <translation>Les suites comptent en montant depuis l’as, et en descendant depuis la plus haute carte, où trois cartes font cinq points.</translation>
    </message>
    <message>
        <source>chance decides</source>
        <translation>le sort décide</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Le premier donneur</translation>
    </message>
    <message>
        <source>Cutting</source>
        <translation>La coupe</translation>
    </message>
    <message>
        <source>The pack is cut before it is dealt, for all to see.</source>
        <translation>Le paquet est coupé avant la donne, au vu de tous.</translation>
    </message>
    <message>
        <source>after the round</source>
        <translation>après la manche</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>This many points end the match; if the leaders are tied, it goes on.</source>
        <translation>La partie s’arrête à ce nombre de points&#x202f;; en cas d’égalité en tête, elle continue.</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>After the round in which somebody reaches the target, or as soon as somebody has marked that many points.</source>
        <translation>Après la manche où quelqu’un atteint le nombre de points voulu, ou dès que quelqu’un les a marqués.</translation>
    </message>
    <message>
        <source>On its turn a side may claim to have reached the target and to be ahead: it wins at once if it is right, and loses if not.</source>
        <translation>À son tour, un camp peut annoncer ses points, s’il en a assez et qu’il est en tête&#xa0;: il gagne aussitôt s’il a raison, sinon il perd.</translation>
    </message>
    <message>
        <source>all of the round</source>
        <translation>toute la manche</translation>
    </message>
    <message>
        <source>only the last play</source>
        <translation>seulement le dernier coup</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Revoir les cartes</translation>
    </message>
    <message>
        <source>What may be looked at again while a round is played: the piles and all plays, or the last play alone.</source>
        <translation>Ce que l’on peut revoir pendant la manche&#xa0;: les plis et tous les coups, ou le dernier coup seul.</translation>
    </message>
    <message>
        <source>Chance decides, or cards are turned until %1 appears, or it is always the same player.</source>
        <translation>Le sort décide, ou l’on retourne des cartes jusqu’à ce qu’apparaisse %1, ou bien c’est toujours le même joueur.</translation>
    </message>
    <message>
        <source>the player named first</source>
        <translation>le premier nommé</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Les quatre sept</translation>
    </message>
    <message>
        <source>One more point for whoever has taken all four sevens.</source>
        <translation>Un point de plus à celui qui a pris les quatre sept.</translation>
    </message>
    <message>
        <source>The whole suit scores</source>
        <translation>Toute la couleur compte</translation>
    </message>
    <message>
        <source>One more point for whoever has taken every card of the suit that scores.</source>
        <translation>Un point de plus à celui qui a pris toutes les cartes de la couleur qui compte.</translation>
    </message>
    <message>
        <source>Piccola</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Ace, two and three of the suit that scores are worth 3 points, and each further card up to the six 1 more.</source>
        <translation>As, deux et trois de la couleur qui compte valent trois points, plus un pour chaque carte suivante jusqu’au six.</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>The three highest cards of the suit that scores are worth 5 points together.</source>
        <translation>Les trois plus hautes cartes de la couleur qui compte valent ensemble cinq points.</translation>
    </message>
    <message>
        <source>Sweeps of the first table need four cards on the table at first.</source>
        <translation>Pour les scopa du donneur à la donne, il faut quatre cartes sur la table au début.</translation>
    </message>
    <message>
        <source>Sweeps of the first table</source>
        <translation>Scopa du donneur à la donne</translation>
    </message>
    <message>
        <source>First table cards that add up to 15 or 30 are one sweep or two for the dealer.</source>
        <translation>Si les premières cartes de la table font quinze ou trente, le donneur marque une ou deux scopa.</translation>
    </message>
    <message>
        <source>There is no calling out where the fewest points win.</source>
        <translation>Personne n’annonce ses points là où gagne celui qui en a le moins.</translation>
    </message>
    <message>
        <source>Where the fewest points win there is no double win.</source>
        <translation>Là où gagne celui qui a le moins de points, il n’y a pas de victoire double.</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Celui qui a le moins de points gagne</translation>
    </message>
    <message>
        <source>The first to reach the target loses, and everybody plays to take as little as possible.</source>
        <translation>Celui qui atteint le premier ce nombre de points perd, et chacun tâche de prendre le moins possible.</translation>
    </message>
    <message>
        <source>This matters only where cards may be shown.</source>
        <translation>Cela n’a d’effet que là où l’on peut annoncer.</translation>
    </message>
    <message>
        <source>cirulla: 3 and 10 points, to everybody</source>
        <translation>cirulla&#xa0;: trois et dix points, à tous ceux qui annoncent</translation>
    </message>
    <message>
        <source>%1 is wild</source>
        <translation>%1 sert de joker</translation>
    </message>
    <message>
        <source>P&amp;oints to reach</source>
        <translation>Points à &amp;atteindre</translation>
    </message>
    <message>
        <source>Playe&amp;rs</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>Four of the %3 cards lie on the table at first, and the other %1 do not go round evenly among %2 players: change the number of players or deal all at once.</source>
        <translation>Au début, quatre des %3 cartes sont sur la table, et les %1 autres ne se partagent pas en parts égales entre %2 joueurs&#xa0;: changez le nombre de joueurs ou donnez toutes les cartes d’un coup.</translation>
    </message>
    <message>
        <source>The %1 cards that are dealt do not make hands of six for %2 players: deal three at a time or all at once.</source>
        <translation>Les %1 cartes à donner ne font pas des mains de six pour %2 joueurs&#xa0;: donnez-en trois à la fois ou toutes d’un coup.</translation>
    </message>
    <message>
        <source>Where the fewest points win, whoever can capture must: else a match might never end.</source>
        <translation>Là où gagne celui qui a le moins de points, toute carte qui peut prendre doit prendre&#xa0;: sinon une partie pourrait ne jamais finir.</translation>
    </message>
    <message>
        <source>Where the fewest points win, no card may take points away: else a match might never end.</source>
        <translation>Là où gagne celui qui a le moins de points, aucune carte ne doit en retirer&#xa0;: sinon une partie pourrait ne jamais finir.</translation>
    </message>
    <message>
        <source>The piccola goes on to the seven</source>
        <translation>La piccola va jusqu’au sept</translation>
    </message>
    <message>
        <source>The seven of the suit that scores goes on from the six and is worth 1 point more.</source>
        <translation>Le sept de la couleur qui compte prolonge la suite après le six et vaut un point de plus.</translation>
    </message>
    <message>
        <source>Fifteen with an ace on the table</source>
        <translation>Quinze avec un as sur la table</translation>
    </message>
    <message>
        <source>Where another ace lies, an ace that takes all may also take cards that make fifteen with it.</source>
        <translation>Quand un autre as s’y trouve, l’as qui prend tout peut aussi prendre des cartes qui font quinze avec lui.</translation>
    </message>
    <message>
        <source>%1 is wild on the first table</source>
        <translation>%1 sert de joker sur la première table</translation>
    </message>
    <message>
        <source>Among the first table cards it counts as any card, so that the dealer may take them as a sweep.</source>
        <translation>Parmi les premières cartes de la table, il vaut la carte que l’on veut&#xa0;: le donneur peut ainsi les prendre et faire scopa.</translation>
    </message>
    <message>
        <source>Two sweeps only for two fifteens</source>
        <translation>Deux scopa seulement pour deux quinze</translation>
    </message>
    <message>
        <source>A first table of 30 counts only if it makes two groups of 15.</source>
        <translation>Une première table de trente ne compte que si elle forme deux groupes de quinze.</translation>
    </message>
    <message>
        <source>They must be exceeded</source>
        <translation>À dépasser</translation>
    </message>
    <message>
        <source>Just the points to reach do not end the match yet.</source>
        <translation>Arriver juste aux points à atteindre ne termine pas encore la partie.</translation>
    </message>
    <message>
        <source>One point for this card in the suit that scores.</source>
        <translation>Un point à celui qui prend cette carte dans la couleur qui compte.</translation>
    </message>
    <message>
        <source>whoever captured last</source>
        <translation>celui qui a pris en dernier</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>le donneur</translation>
    </message>
    <message>
        <source>Who gets what is left</source>
        <translation>À qui va ce qui reste</translation>
    </message>
    <message>
        <source>The cards that lie on the table after the last play; they are no sweep.</source>
        <translation>Les cartes qui sont sur la table après le dernier coup&#xa0;; elles ne font pas scopa.</translation>
    </message>
    <message>
        <source>Piles can be stolen</source>
        <translation>On vole les paquets</translation>
    </message>
    <message>
        <source>A card like the top of a pile takes the whole pile; only the number of cards counts.</source>
        <translation>Une carte pareille au dessus d’un paquet le prend tout entier&#xa0;; seul compte le nombre de cartes.</translation>
    </message>
    <message>
        <source>Where piles can be stolen, a card takes one card of its own rank.</source>
        <translation>Là où l’on vole les paquets, une carte en prend une du même rang.</translation>
    </message>
    <message>
        <source>Where piles can be stolen, only the number of cards counts.</source>
        <translation>Là où l’on vole les paquets, seul compte le nombre de cartes.</translation>
    </message>
    <message>
        <source>Where piles can be stolen there are no sweeps, and no rules about them.</source>
        <translation>Là où l’on vole les paquets, il n’y a pas de scopa, ni de règles à leur sujet.</translation>
    </message>
    <message>
        <source>Where piles can be stolen, no point is certain before the round is over.</source>
        <translation>Là où l’on vole les paquets, aucun point n’est sûr avant la fin de la manche.</translation>
    </message>
    <message>
        <source>an ace like any other</source>
        <translation>un as comme les autres</translation>
    </message>
    <message>
        <source>takes only an ace</source>
        <translation>ne prend qu’un as</translation>
    </message>
    <message>
        <source>may not be played</source>
        <translation>ne peut pas être joué</translation>
    </message>
    <message>
        <source>An ace as the first card</source>
        <translation>Un as en première carte</translation>
    </message>
    <message>
        <source>What an ace that takes all may do as the very first card of a round.</source>
        <translation>Ce que peut faire un as qui prend tout comme toute première carte de la manche.</translation>
    </message>
    <message>
        <source>Ponino</source>
        <translation>Ponino</translation>
    </message>
    <message>
        <source>Whoever has taken %1 of all four suits scores each sweep twice.</source>
        <translation>Celui qui a pris %1 des quatre couleurs compte chaque scopa deux fois.</translation>
    </message>
    <message>
        <source>the settebello first</source>
        <translation>d’abord le settebello</translation>
    </message>
    <message>
        <source>most cards first</source>
        <translation>d’abord les cartes</translation>
    </message>
    <message>
        <source>What is marked first</source>
        <translation>Ce qu’on marque d’abord</translation>
    </message>
    <message>
        <source>Where the match ends at once, the order in which points are marked after the round decides who is first.</source>
        <translation>Là où la partie finit aussitôt, l’ordre dans lequel on marque les points après la manche décide qui est le premier.</translation>
    </message>
    <message>
        <source>Only aces and high cards</source>
        <translation>Seulement les as et les hautes cartes</translation>
    </message>
    <message>
        <source>Where only aces and high cards score there are no sweeps, and no rules about them.</source>
        <translation>Là où seuls les as et les hautes cartes comptent, il n’y a pas de scopa, ni de règles à leur sujet.</translation>
    </message>
    <message>
        <source>What an ace does as the first card matters only where the ace takes all the cards.</source>
        <translation>Ce que fait un as en première carte n’a d’effet que si l’as prend toutes les cartes.</translation>
    </message>
    <message>
        <source>This matters only where the first table can be a sweep.</source>
        <translation>Cela ne compte que si la première table peut faire scopa.</translation>
    </message>
    <message>
        <source>A wild seven on the table matters only where the first table can be a sweep.</source>
        <translation>Un sept joker sur la table ne compte que si la première table peut faire scopa.</translation>
    </message>
    <message>
        <source>An ace can make 15 only where it takes all the cards, where captures may make 15, and where several cards may be taken.</source>
        <translation>L’as ne peut faire quinze que s’il prend toutes les cartes, si les prises peuvent faire quinze et si l’on peut prendre plusieurs cartes.</translation>
    </message>
    <message>
        <source>This matters only where the piccola scores.</source>
        <translation>Cela ne compte que si la piccola rapporte des points.</translation>
    </message>
    <message>
        <source>In a declaration it stands for any card.</source>
        <translation>Dans les annonces, il vaut n’importe quelle carte.</translation>
    </message>
    <message>
        <source>%1 stays what it was shown as</source>
        <translation>%1 reste la carte annoncée</translation>
    </message>
    <message>
        <source>It is played as the card that it stood for; otherwise it is a seven again.</source>
        <translation>Il se joue comme la carte qu’il représentait&#xa0;; sinon, il redevient un sept.</translation>
    </message>
    <message>
        <source>This matters only where the seven of cups is wild when cards are shown.</source>
        <translation>Cela ne compte que si le sept de coupes sert de joker dans les annonces.</translation>
    </message>
    <message>
        <source>Aces and the three highest ranks score one point each, and %1 of the suit that scores decides a tie; most cards, most of a suit, the settebello and sweeps score nothing.</source>
        <translation>Les as et les trois plus hauts rangs valent un point chacun et, à égalité, %1 de la couleur qui compte départage&#x202f;; les cartes, la couleur, le settebello et les scopa ne rapportent rien.</translation>
    </message>
</context>
<context>
    <name>settebello::RulesForm</name>
    <message>
        <source>Everything is as in %1.</source>
        <comment>a preset</comment>
        <translation>Tout est comme dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;All as in the preset</source>
        <translation>Ré&amp;tablir les règles habituelles</translation>
    </message>
    <message>
        <source>The four main choices</source>
        <translation>Les quatre choix principaux</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from %1.</source>
        <comment>a preset</comment>
        <translation>
            <numerusform>%n règle diffère de «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n règles diffèrent de «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::RulesHeader</name>
    <message>
        <source>Changed, and not saved</source>
        <translation>Modifiées, non enregistrées</translation>
    </message>
    <message>
        <source>Your house rules, as saved</source>
        <translation>Règles maison enregistrées</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Enre&amp;gistrer…</translation>
    </message>
    <message>
        <source>Keeps these rules among your house rules</source>
        <translation>Enregistre ces règles parmi vos règles maison</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Compa&amp;rer…</translation>
    </message>
    <message>
        <source>Shows how these rules differ from others</source>
        <translation>Montre en quoi ces règles diffèrent d’autres</translation>
    </message>
    <message>
        <source>&amp;What changes…</source>
        <translation>E&amp;ffet des règles…</translation>
    </message>
    <message>
        <source>Measures what these rules change: points, length, luck and skill</source>
        <translation>Mesure l’effet de ces règles&#xa0;: points, durée, chance et adresse</translation>
    </message>
    <message>
        <source>Original rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>&amp;Change the rules…</source>
        <translation>Cha&amp;nger les règles…</translation>
    </message>
    <message>
        <source>Shows all the rules, in words and one by one</source>
        <translation>Montre toutes les règles, expliquées et une par une</translation>
    </message>
</context>
<context>
    <name>settebello::RulesPanel</name>
    <message>
        <source>These rules in words</source>
        <translation>Ces règles en clair</translation>
    </message>
</context>
<context>
    <name>settebello::RulesSummary</name>
    <message numerus="yes">
        <source>%n players in two teams; partners never sit side by side.</source>
        <translation>
            <numerusform>%n joueur en deux équipes&#x202f;; les partenaires ne sont jamais côte à côte.</numerusform>
            <numerusform>%n joueurs en deux équipes&#x202f;; les partenaires ne sont jamais côte à côte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players, one against the other.</source>
        <translation>Deux joueurs, l’un contre l’autre.</translation>
    </message>
    <message numerus="yes">
        <source>%n players, each alone.</source>
        <translation>
            <numerusform>%n joueur, chacun pour soi.</numerusform>
            <numerusform>%n joueurs, chacun pour soi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealing and playing go clockwise.</source>
        <translation>On donne et on joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Dealing and playing go anticlockwise, as is usual in Italy.</source>
        <translation>On donne et on joue dans le sens inverse des aiguilles d’une montre, comme c’est l’usage en Italie.</translation>
    </message>
    <message>
        <source>The pack has 36 cards: the twos are left out.</source>
        <translation>Le paquet a trente-six cartes&#xa0;: on retire les quatre deux.</translation>
    </message>
    <message>
        <source>If three or four cards of one rank lie there at first, the cards are dealt again.</source>
        <translation>Si trois ou quatre cartes de même rang s’y trouvent au début, on redonne tout.</translation>
    </message>
    <message>
        <source>If any ace lies there at first, the cards are dealt again.</source>
        <translation>Si un as s’y trouve au début, on redonne tout.</translation>
    </message>
    <message>
        <source>If two or more aces lie there at first, the cards are dealt again.</source>
        <translation>Si deux as ou plus s’y trouvent au début, on redonne tout.</translation>
    </message>
    <message>
        <source>The table is empty at first.</source>
        <translation>La table est vide au début.</translation>
    </message>
    <message>
        <source>The first player sees the cut card, then keeps it or lays it on the table.</source>
        <translation>Le premier joueur voit la carte de la coupe, puis la garde ou la pose sur la table.</translation>
    </message>
    <message>
        <source>If there is an ace on the table, an ace takes just that ace.</source>
        <translation>S’il y a un as sur la table, l’as joué ne prend que celui-là.</translation>
    </message>
    <message>
        <source>An ace played to an empty table goes to its player&apos;s pile.</source>
        <translation>Un as joué sur une table vide va dans les plis du joueur.</translation>
    </message>
    <message>
        <source>An ace played to an empty table stays there.</source>
        <translation>Un as joué sur une table vide y reste.</translation>
    </message>
    <message numerus="yes">
        <source>A capture takes at most %n card(s) from the table.</source>
        <translation>
            <numerusform>On prend au plus %n carte de la table à la fois.</numerusform>
            <numerusform>On prend au plus %n cartes de la table à la fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that can capture must capture.</source>
        <translation>Une carte qui peut prendre doit prendre.</translation>
    </message>
    <message>
        <source>Nobody has to capture: any card may be laid on the table instead.</source>
        <translation>Personne n’est obligé de prendre&#xa0;: on peut poser n’importe quelle carte sur la table.</translation>
    </message>
    <message>
        <source>Taking everything from the table is a sweep, a scopa.</source>
        <translation>Celui qui vide la table fait scopa.</translation>
    </message>
    <message>
        <source>The last card of the round may sweep too.</source>
        <translation>La dernière carte de la manche peut aussi faire scopa.</translation>
    </message>
    <message>
        <source>The last card of the round makes no sweep.</source>
        <translation>La dernière carte de la manche ne fait pas scopa.</translation>
    </message>
    <message>
        <source>What is left at the end goes to whoever captured last.</source>
        <translation>Ce qui reste à la fin revient à celui qui a pris en dernier.</translation>
    </message>
    <message>
        <source>1 point for most sevens; if these are tied, for most sixes.</source>
        <translation>1 point pour le plus de sept&#x202f;; à égalité, pour le plus de six.</translation>
    </message>
    <message>
        <source>Only a side with cards of all four suits can win the primiera.</source>
        <translation>Pour gagner la primiera, il faut des cartes des quatre couleurs.</translation>
    </message>
    <message>
        <source>A suit that is missing counts nothing in the primiera.</source>
        <translation>Une couleur manquante compte pour zéro dans la primiera.</translation>
    </message>
    <message>
        <source>1 point for each sweep.</source>
        <translation>1 point pour chaque scopa.</translation>
    </message>
    <message>
        <source>1 point for most cards.</source>
        <translation>1 point pour le plus de cartes.</translation>
    </message>
    <message>
        <source>The napola can never score: there are no twos in this pack.</source>
        <translation>La napola est impossible&#xa0;: il n’y a pas de deux dans ce paquet.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Les prises</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Les points</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, whatever they add up to, and that is a sweep.</source>
        <translation>Un as prend toutes les cartes de la table, quel que soit leur total, et cela fait scopa.</translation>
    </message>
    <message>
        <source>An ace takes every card on the table, whatever they add up to, but what it takes is never a sweep.</source>
        <translation>Un as prend toutes les cartes de la table, quel que soit leur total, mais ce qu’il prend n’est jamais une scopa.</translation>
    </message>
    <message>
        <source>A card takes table cards that add up to its value.</source>
        <translation>Une carte prend une ou plusieurs cartes dont le total égale sa valeur.</translation>
    </message>
    <message>
        <source>A card takes table cards that make 15 together with it.</source>
        <translation>Une carte prend une ou plusieurs cartes qui font quinze avec elle.</translation>
    </message>
    <message>
        <source>A card takes table cards that add up to its value, or that make 15 together with it.</source>
        <translation>Une carte prend une ou plusieurs cartes dont le total égale sa valeur, ou qui font quinze avec elle.</translation>
    </message>
    <message>
        <source>The ace counts 1, %1 8, %2 9 and %3 10.</source>
        <comment>court cards</comment>
        <translation>L’as vaut 1, %1 8, %2 9 et %3 10.</translation>
    </message>
    <message>
        <source>Every card counts its number, the ace 1.</source>
        <translation>Chaque carte vaut le nombre qu’elle porte, l’as 1.</translation>
    </message>
    <message numerus="yes">
        <source>A capture takes at most %n card(s) from the table, unless an ace takes them all.</source>
        <translation>
            <numerusform>On prend au plus %n carte de la table à la fois, sauf si un as les prend toutes.</numerusform>
            <numerusform>On prend au plus %n cartes de la table à la fois, sauf si un as les prend toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point for the re bello, %1.</source>
        <comment>the king of coins</comment>
        <translation>Un point à celui qui prend le re bello, %1.</translation>
    </message>
    <message>
        <source>The ace, two and three of %1 score 1, 2 and 3 points.</source>
        <comment>coins or cups</comment>
        <translation>L’as, le deux et le trois de %1 valent 1, 2 et 3 points.</translation>
    </message>
    <message>
        <source>The ace and three of %1 score 1 and 3 points.</source>
        <comment>coins or cups; there are no twos</comment>
        <translation>L’as et le trois de %1 valent 1 et 3 points.</translation>
    </message>
    <message>
        <source>Whoever takes %1 loses 5 points.</source>
        <comment>the two of batons</comment>
        <translation>Celui qui prend %1 perd 5 points.</translation>
    </message>
    <message>
        <source>A card that could take a single card must not take several.</source>
        <translation>Si une carte peut en prendre une seule, elle ne peut pas en prendre plusieurs.</translation>
    </message>
    <message>
        <source>A card that could make several captures takes the fewest cards.</source>
        <translation>Si une carte peut faire plusieurs prises, elle prend le moins de cartes possible.</translation>
    </message>
    <message>
        <source>If a card could make several captures, its player chooses freely.</source>
        <translation>Si une carte peut faire plusieurs prises, le joueur choisit librement.</translation>
    </message>
    <message numerus="yes">
        <source>All cards are dealt at once, %n to each player.</source>
        <translation>
            <numerusform>Toutes les cartes sont données d’un coup, %n à chacun.</numerusform>
            <numerusform>Toutes les cartes sont données d’un coup, %n à chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whenever all hands are empty, more cards are dealt: %1 to each player, in %n deals.</source>
        <translation>
            <numerusform>Les cartes se donnent en %n fois&#xa0;: %1 à chacun.</numerusform>
            <numerusform>Les cartes se donnent en %n fois&#xa0;: %1 à chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt three cards, and three more whenever all hands are empty: %n deals in a round, the first included.</source>
        <translation>
            <numerusform>Chacun reçoit trois cartes, puis trois autres chaque fois que les mains sont vides&#xa0;: %n donne par manche, la première comprise.</numerusform>
            <numerusform>Chacun reçoit trois cartes, puis trois autres chaque fois que les mains sont vides&#xa0;: %n donnes par manche, la première comprise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt six cards, and six more whenever all hands are empty: %n deals in a round, the first included.</source>
        <translation>
            <numerusform>Chacun reçoit six cartes, puis six autres chaque fois que les mains sont vides&#xa0;: %n donne par manche, la première comprise.</numerusform>
            <numerusform>Chacun reçoit six cartes, puis six autres chaque fois que les mains sont vides&#xa0;: %n donnes par manche, la première comprise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face up on the table at first.</source>
        <translation>
            <numerusform>%n carte est découverte sur la table au début.</numerusform>
            <numerusform>%n cartes sont découvertes sur la table au début.</numerusform>
        </translation>
    </message>
    <message>
        <source>If three or four %1 lie there at first, the cards are dealt again.</source>
        <translation>Si trois ou quatre %1 s’y trouvent au début, on redonne tout.</translation>
    </message>
    <message>
        <source>If four %1 lie there at first, the cards are dealt again.</source>
        <translation>Si quatre %1 s’y trouvent au début, on redonne tout.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever has most points after a round wins, with at least %n point(s); if the leaders are tied, another round is played.</source>
        <translation>
            <numerusform>Après chaque manche, celui qui a le plus de points gagne s’il a au moins %n point&#x202f;; en cas d’égalité en tête, on joue une manche de plus.</numerusform>
            <numerusform>Après chaque manche, celui qui a le plus de points gagne s’il a au moins %n points&#x202f;; en cas d’égalité en tête, on joue une manche de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match counts double if nobody but the winner has %n point(s) or more.</source>
        <translation>
            <numerusform>La partie compte double si personne d’autre que le gagnant n’atteint %n point.</numerusform>
            <numerusform>La partie compte double si personne d’autre que le gagnant n’atteint %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a rank and what it counts: seven 21</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>1 point for the best primiera: each side&apos;s best card of every suit, added up.</source>
        <translation>1 point pour la primiera&#xa0;: le total des meilleures cartes de chaque couleur.</translation>
    </message>
    <message>
        <source>For the primiera the cards count: %1.</source>
        <comment>seven 21, six 18 …</comment>
        <translation>Pour la primiera, les cartes valent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Napola: ace, two and three of %1 score 3 points, and each further card 1 more, %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Napola&#xa0;: as, deux et trois de %1 valent 3 points, et chaque carte suivante 1 de plus, %2 points au plus.</translation>
    </message>
    <message>
        <source>Low scaletta: ace, two and three of %1 score 3 points, and each further card 1 more, %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Scaletta basse&#xa0;: as, deux et trois de %1 valent 3 points, et chaque carte suivante 1 de plus, %2 points au plus.</translation>
    </message>
    <message>
        <source>High scaletta: the three highest of %1 score 5 points, and each further card downwards 1 more, %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Scaletta haute&#xa0;: les trois plus hautes cartes de %1 valent 5 points, et chaque carte suivante en descendant 1 de plus, %2 points au plus.</translation>
    </message>
    <message>
        <source>Whoever has taken the whole suit of %1 wins the match at once.</source>
        <comment>coins or cups</comment>
        <translation>Celui qui a pris toutes les cartes de %1 gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>1 point for most %1, and 1 for the settebello, %2.</source>
        <comment>coins; the seven of coins</comment>
        <translation>Un point pour le plus de %1, et un pour le settebello, %2.</translation>
    </message>
    <message>
        <source>1 point for most %1, and 1 for %2.</source>
        <comment>cups; the seven of cups</comment>
        <translation>Un point pour le plus de %1, et un pour %2.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Le sort désigne le premier donneur.</translation>
    </message>
    <message>
        <source>The player named first deals first.</source>
        <translation>Le joueur nommé en premier donne le premier.</translation>
    </message>
    <message>
        <source>The pack is cut before it is dealt.</source>
        <translation>Le paquet est coupé avant la donne.</translation>
    </message>
    <message numerus="yes">
        <source>The first to have %n point(s) wins at once, even in the middle of a round.</source>
        <translation>
            <numerusform>Le premier à avoir %n point gagne aussitôt, même au milieu d’une manche.</numerusform>
            <numerusform>Le premier à avoir %n points gagne aussitôt, même au milieu d’une manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>On its turn a side may claim to have enough points already, and more than any other side: it wins at once if that is so, and loses if not.</source>
        <translation>À son tour, un camp peut annoncer ses points&#xa0;: s’il en a assez, et plus que tout autre, il gagne aussitôt&#x202f;; sinon, il perd.</translation>
    </message>
    <message>
        <source>Nobody may look through the piles; only the last play may be looked at again.</source>
        <translation>Personne ne peut consulter les plis&#x202f;; seul le dernier coup peut être revu.</translation>
    </message>
    <message>
        <source>The piles and all plays of the round may be looked at again.</source>
        <translation>On peut consulter les plis et revoir tous les coups de la manche.</translation>
    </message>
    <message>
        <source>The cards are turned up; whoever gets %1 deals first.</source>
        <comment>the king of coins</comment>
        <translation>Celui qui reçoit %1 donne le premier.</translation>
    </message>
    <message>
        <source>Sweeps are marked as they are made.</source>
        <translation>Les scopa se marquent dès qu’elles sont faites.</translation>
    </message>
    <message>
        <source>Sweeps and declarations are marked as they are made.</source>
        <translation>Les scopa et les annonces se marquent dès qu’elles sont faites.</translation>
    </message>
    <message>
        <source>Declarations are marked as they are made.</source>
        <translation>Les annonces se marquent dès qu’elles sont faites.</translation>
    </message>
    <message>
        <source>After the round the other points are marked in this order: %1.</source>
        <translation>Après la manche, les autres points se marquent dans cet ordre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>1 point for all four sevens together.</source>
        <translation>1 point pour les quatre sept réunis.</translation>
    </message>
    <message>
        <source>1 point for the whole suit of %1.</source>
        <comment>coins or cups</comment>
        <translation>1 point pour toutes les cartes de %1.</translation>
    </message>
    <message>
        <source>The piccola can never score: there are no twos in this pack.</source>
        <translation>La piccola est impossible&#xa0;: il n’y a pas de deux dans ce paquet.</translation>
    </message>
    <message>
        <source>Piccola: ace, two and three of %1 score 3 points, and each further card up to the six 1 more, %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Piccola&#xa0;: as, deux et trois de %1 valent 3 points, et chaque carte suivante jusqu’au six 1 de plus, %2 points au plus.</translation>
    </message>
    <message>
        <source>Grande: the three highest of %1 together score %2 points.</source>
        <comment>coins or cups; a number</comment>
        <translation>Grande&#xa0;: les trois plus hautes cartes de %1 valent ensemble %2 points.</translation>
    </message>
    <message>
        <source>If the first table cards add up to 15, the dealer takes them as a sweep; if to 30, as two.</source>
        <translation>Si les premières cartes de la table font quinze, le donneur les prend et fait scopa&#x202f;; si elles font trente, il fait deux scopa.</translation>
    </message>
    <message numerus="yes">
        <source>As soon as somebody has %n point(s), even in the middle of a round, whoever has fewest points wins.</source>
        <translation>
            <numerusform>Dès que quelqu’un a %n point, même au milieu d’une manche, celui qui a le moins de points gagne.</numerusform>
            <numerusform>Dès que quelqu’un a %n points, même au milieu d’une manche, celui qui a le moins de points gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once somebody has %n point(s) after a round, whoever has fewest points wins; if there is a tie for fewest, another round is played.</source>
        <translation>
            <numerusform>Quand quelqu’un a %n point après une manche, celui qui a le moins de points gagne&#x202f;; en cas d’égalité au plus bas, on joue une manche de plus.</numerusform>
            <numerusform>Quand quelqu’un a %n points après une manche, celui qui a le moins de points gagne&#x202f;; en cas d’égalité au plus bas, on joue une manche de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every hand shown scores.</source>
        <translation>Chaque main montrée marque.</translation>
    </message>
    <message>
        <source>Only the better hand shown scores.</source>
        <translation>Des deux mains montrées, seule la meilleure marque.</translation>
    </message>
    <message>
        <source>Only the best hand shown scores.</source>
        <translation>De toutes les mains montrées, seule la meilleure marque.</translation>
    </message>
    <message>
        <source>Three cards worth 9 or less together, the three highest ranks counting 10, may be shown when dealt: 3 points; three alike: 10.</source>
        <translation>Trois cartes valant ensemble 9 ou moins (les trois rangs les plus hauts comptent pour 10) peuvent être montrées dès la donne&#xa0;: 3 points&#x202f;; trois pareilles&#xa0;: 10 points.</translation>
    </message>
    <message>
        <source>Three cards worth 9 or less together, the three highest ranks counting 10, may be shown when dealt: 2 points, or 3 with a pair; three alike: 7.</source>
        <translation>Trois cartes valant ensemble 9 ou moins (les trois rangs les plus hauts comptent pour 10) peuvent être montrées dès la donne&#xa0;: 2 points, ou 3 avec une paire&#x202f;; trois pareilles&#xa0;: 7 points.</translation>
    </message>
    <message>
        <source>When cards are shown, %1 stands for any card.</source>
        <comment>the seven of cups</comment>
        <translation>Dans les annonces, %1 vaut n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Piccola: ace, two and three of %1 score 3 points, and each further card up to the seven 1 more, %2 points at most.</source>
        <comment>coins or cups; a number</comment>
        <translation>Piccola&#xa0;: as, deux et trois de %1 valent 3 points, et chaque carte suivante jusqu’au sept 1 de plus, %2 points au plus.</translation>
    </message>
    <message>
        <source>If there is an ace on the table, an ace takes just that ace, or cards that make 15 together with it.</source>
        <translation>S’il y a un as sur la table, l’as joué ne prend que celui-là, ou bien des cartes qui font quinze avec lui.</translation>
    </message>
    <message>
        <source>If %1 is among them, it counts there as whatever card the dealer likes.</source>
        <comment>the seven of cups</comment>
        <translation>Si %1 s’y trouve, il y vaut la carte que veut le donneur.</translation>
    </message>
    <message>
        <source>If the first table cards add up to 15, the dealer takes them as a sweep; if they make two groups of 15, as two.</source>
        <translation>Si les premières cartes de la table font quinze, le donneur les prend et fait scopa&#x202f;; si elles forment deux groupes de quinze, il fait deux scopa.</translation>
    </message>
    <message>
        <source>More than %1 are needed.</source>
        <comment>points</comment>
        <translation>Il en faut plus de %1.</translation>
    </message>
    <message>
        <source>1 point for %1.</source>
        <comment>the horse or queen of coins</comment>
        <translation>Un point à celui qui prend %1.</translation>
    </message>
    <message>
        <source>What is left at the end goes to the dealer.</source>
        <translation>Ce qui reste à la fin revient au donneur.</translation>
    </message>
    <message>
        <source>A card takes one card of the same rank from the table.</source>
        <translation>Une carte prend sur la table une carte du même rang.</translation>
    </message>
    <message>
        <source>1 point for most cards; nothing else scores.</source>
        <translation>1 point pour le plus de cartes&#xa0;; rien d’autre ne rapporte.</translation>
    </message>
    <message>
        <source>Whoever plays a card of the rank that lies on top of the other team&apos;s pile steals the whole pile.</source>
        <translation>Qui joue une carte du rang de celle qui couvre le paquet de l’autre équipe vole tout le paquet.</translation>
    </message>
    <message>
        <source>Whoever plays a card of the rank that lies on top of somebody else&apos;s pile steals the whole pile.</source>
        <translation>Qui joue une carte du rang de celle qui couvre le paquet d’un autre vole tout le paquet.</translation>
    </message>
    <message>
        <source>As the first card of a round, an ace takes only an ace.</source>
        <translation>Comme première carte de la manche, un as ne prend qu’un as.</translation>
    </message>
    <message>
        <source>The first card of a round may not be an ace.</source>
        <translation>La première carte de la manche ne peut pas être un as.</translation>
    </message>
    <message>
        <source>Whoever has taken %1 of all four suits scores each sweep twice.</source>
        <comment>the horse or queen</comment>
        <translation>Celui qui a pris %1 des quatre couleurs compte chaque scopa deux fois.</translation>
    </message>
    <message>
        <source>Each ace and each card of the three highest ranks scores 1 point; most cards, most %1, %2 and sweeps score nothing.</source>
        <comment>coins; the seven of coins</comment>
        <translation>Chaque as et chaque carte des trois plus hauts rangs vaut 1 point&#xa0;; le plus de cartes, le plus de %1, %2 et les scopa ne rapportent rien.</translation>
    </message>
    <message>
        <source>Whoever has just eight of them counts %1 twice.</source>
        <comment>the king of coins</comment>
        <translation>Celui qui en a tout juste huit compte %1 deux fois.</translation>
    </message>
    <message>
        <source>Shown as another card, %1 is played as that card too.</source>
        <comment>the seven of cups</comment>
        <translation>Annoncé comme une autre carte, %1 se joue aussi comme elle.</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>points</comment>
        <translation>plus de %1</translation>
    </message>
    <message numerus="yes">
        <source>over %n point(s)</source>
        <translation>
            <numerusform>plus de %n point</numerusform>
            <numerusform>plus de %n points</numerusform>
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
    <message>
        <source>A match is a single round: whoever has most cards wins; if there is a tie for most, another round is played.</source>
        <translation>La partie se joue en une seule manche&#xa0;: celui qui a le plus de cartes gagne&#x202f;; en cas d’égalité en tête, on joue une manche de plus.</translation>
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
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s)</source>
        <translation>
            <numerusform>%n sept</numerusform>
            <numerusform>%n sept</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>so many sevens and so many sixes</comment>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%n six(es)</source>
        <translation>
            <numerusform>%n six</numerusform>
            <numerusform>%n six</numerusform>
        </translation>
    </message>
    <message>
        <source>a suit is missing</source>
        <translation>il manque une couleur</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a side and what it has</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n point(s).</source>
        <comment>a side, what it has, and what it gets for it</comment>
        <translation>
            <numerusform>%1&#xa0;: %2, %n point.</numerusform>
            <numerusform>%1&#xa0;: %2, %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::ScoreLines</name>
    <message>
        <source>a suit is missing</source>
        <translation>il manque une couleur</translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s)</source>
        <translation>
            <numerusform>%n sept</numerusform>
            <numerusform>%n sept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n six(es)</source>
        <translation>
            <numerusform>%n six</numerusform>
            <numerusform>%n six</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 counts twice</source>
        <comment>the king of coins</comment>
        <translation>%1 compte deux fois</translation>
    </message>
</context>
<context>
    <name>settebello::ScorePlate</name>
    <message>
        <source>%1: %2</source>
        <comment>a side and its points</comment>
        <translation>%1&#xa0;: %2</translation>
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
            <numerusform>%1&#xa0;: une scopa de plus, %n jusqu’ici</numerusform>
            <numerusform>%1&#xa0;: une scopa de plus, %n jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n declared</source>
        <translation>
            <numerusform>+%n annonce</numerusform>
            <numerusform>+%n annonce</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side and what it did</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Declared: %n point(s)</source>
        <translation>
            <numerusform>Annonces&#xa0;: %n point</numerusform>
            <numerusform>Annonces&#xa0;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::ScoreSheet</name>
    <message>
        <source>Score of the round</source>
        <translation>Points de la manche</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>The match was won before anything else was counted.</source>
        <translation>La partie a été gagnée avant que le reste ne soit compté.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), now %2; to win: %3.</source>
        <comment>a side and its points in a round; in the match, the target</comment>
        <translation>
            <numerusform>%1&#xa0;: %n point, soit %2&#x202f;; pour gagner&#xa0;: %3.</numerusform>
            <numerusform>%1&#xa0;: %n points, soit %2&#x202f;; pour gagner&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Why did they play like that?</source>
        <translation>&amp;Pourquoi ont-ils joué ainsi&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Why did %1 play like that?</source>
        <comment>a player</comment>
        <translation>&amp;Pourquoi %1 a joué ainsi&#x202f;?</translation>
    </message>
    <message>
        <source>Match to %1</source>
        <comment>11 points</comment>
        <translation>Partie en %1</translation>
    </message>
</context>
<context>
    <name>settebello::ScorekeeperWindow</name>
    <message>
        <source>Scorekeeper</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Another window of Settebello keeps a score. Here the scores can only be read.</source>
        <translation>Une autre fenêtre de Settebello marque les points. Ici, on peut seulement les lire.</translation>
    </message>
</context>
<context>
    <name>settebello::ScoringText</name>
    <message>
        <source>the settebello</source>
        <comment>in a sentence</comment>
        <translation>le settebello</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Le plus de cartes</translation>
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
        <translation>Le plus de sept</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Ace, two and three</source>
        <translation>As, deux et trois</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>the best card of each suit, see below</source>
        <translation>à celui qui a les meilleures cartes de chaque couleur, voir plus bas</translation>
    </message>
    <message>
        <source>the pile with most sevens, see below</source>
        <translation>à celui qui a le plus de sept, voir plus bas</translation>
    </message>
    <message>
        <source>Each sweep</source>
        <translation>Chaque scopa</translation>
    </message>
    <message>
        <source>whoever made it</source>
        <translation>à celui qui l’a faite</translation>
    </message>
    <message>
        <source>the pile with most cards</source>
        <translation>à celui qui a le plus de cartes</translation>
    </message>
    <message>
        <source>the pile with most cards of this suit</source>
        <translation>à celui qui a le plus de cartes de cette couleur</translation>
    </message>
    <message>
        <source>Settebello: %1</source>
        <comment>a card</comment>
        <translation>Settebello&#xa0;: %1</translation>
    </message>
    <message>
        <source>Re bello: %1</source>
        <comment>a card</comment>
        <translation>Re bello&#xa0;: %1</translation>
    </message>
    <message>
        <source>The points of declarations are added.</source>
        <translation>S’y ajoutent les points des annonces.</translation>
    </message>
    <message>
        <source>%1 is a card to leave to others: it takes points away, and a score may fall below zero.</source>
        <translation>%1 est à laisser aux autres&#xa0;: il enlève des points, et l’on peut même descendre au-dessous de zéro.</translation>
    </message>
    <message>
        <source>whoever takes this card</source>
        <translation>à celui qui prend cette carte</translation>
    </message>
    <message>
        <source>Most %1</source>
        <comment>coins or cups</comment>
        <translation>Le plus de %1</translation>
    </message>
    <message>
        <source>the pile that holds them all</source>
        <translation>à celui qui les a dans ses plis</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>coins or cups</comment>
        <translation>Toute la couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is a card to have: it takes points away, and a score may fall below zero.</source>
        <translation>%1 est une carte à prendre&#xa0;: elle enlève des points, et l’on peut même descendre au-dessous de zéro.</translation>
    </message>
    <message>
        <source>Aces and high cards</source>
        <translation>As et hautes cartes</translation>
    </message>
    <message>
        <source>There are sixteen of these cards. With just eight of them in a pile, %1 counts twice: it decides between two piles with as many.</source>
        <comment>the king of coins</comment>
        <translation>Il y a seize de ces cartes. Avec tout juste huit d’entre elles dans un tas, %1 compte deux fois&#xa0;: c’est ce qui départage deux tas qui en ont autant.</translation>
    </message>
    <message>
        <source>Ponino: each sweep once more</source>
        <translation>Ponino&#xa0;: chaque scopa une fois de plus</translation>
    </message>
    <message>
        <source>the pile with %1 of all four suits</source>
        <comment>the horse</comment>
        <translation>à celui qui a %1 des quatre couleurs</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <comment>the sweeps of a round</comment>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>%1: a tie, no point</source>
        <comment>an item of the score that several have most of</comment>
        <translation>%1&#xa0;: égalité, personne ne marque</translation>
    </message>
    <message>
        <source>%1: no point</source>
        <comment>an item of the score that nobody wins</comment>
        <translation>%1&#xa0;: personne ne marque</translation>
    </message>
    <message>
        <source>Each %1, %2, %3 and %4</source>
        <comment>ace, jack, horse, king</comment>
        <translation>Chaque %1, %2, %3 et %4</translation>
    </message>
</context>
<context>
    <name>settebello::SettingsStore</name>
    <message>
        <source>Your settings could not be read, so the original ones are in use. The old file is kept as %1. What was wrong: %2</source>
        <translation>Vos réglages n’ont pas pu être lus&#xa0;: les réglages d’origine sont utilisés. L’ancien fichier est conservé sous le nom %1. Ce qui n’allait pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your settings (%1) cannot be changed this time; what you change now lasts until you close the window. The reason: %2</source>
        <translation>Vos réglages (%1) ne peuvent pas être enregistrés cette fois&#x202f;; ce que vous changez vaut jusqu’à la fermeture de la fenêtre. Raison&#xa0;: %2</translation>
    </message>
    <message>
        <source>Some of your settings (%1) made no sense and are as they were at first: %2</source>
        <translation>Certains de vos réglages (%1) n’avaient pas de sens et ont repris leur valeur d’origine&#xa0;: %2</translation>
    </message>
    <message>
        <source>settings</source>
        <comment>contents of a file</comment>
        <translation>réglages</translation>
    </message>
</context>
<context>
    <name>settebello::SetupPage</name>
    <message>
        <source>Player %1, team %2:</source>
        <translation>Joueur %1, équipe %2&#xa0;:</translation>
    </message>
    <message>
        <source>Player %1:</source>
        <translation>Joueur %1&#xa0;:</translation>
    </message>
    <message>
        <source>Who plays at your table, and by which rules?</source>
        <translation>Qui joue à votre table, et selon quelles règles&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>each alone</comment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Points&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n in teams</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n en équipes</numerusform>
            <numerusform>%n en équipes</numerusform>
        </translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Points à atteindre</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <translation>&amp;Joueurs&#xa0;:</translation>
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
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>points, what they are for</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 claimed to have won, and the points are certain.</source>
        <translation>%1&#xa0;: points annoncés, et ils sont acquis.</translation>
    </message>
    <message>
        <source>%1 claimed to have won, but the points are not certain.</source>
        <translation>%1&#xa0;: points annoncés, mais ils ne sont pas acquis.</translation>
    </message>
    <message>
        <source>%1: tied at the top, so you play on.</source>
        <comment>a game</comment>
        <translation>%1&#xa0;: égalité en tête, donc on continue.</translation>
    </message>
    <message>
        <source>All &amp;matches</source>
        <translation>Toutes les &amp;parties</translation>
    </message>
    <message>
        <source>&amp;Undo the last entry</source>
        <translation>&amp;Annuler le dernier point noté</translation>
    </message>
    <message>
        <source>&amp;Claim to have won</source>
        <translation>A&amp;nnoncer ses points</translation>
    </message>
    <message>
        <source>&amp;Enter the round…</source>
        <translation>&amp;Marquer la manche…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Correct round %1</source>
        <translation>Corriger la manche %1</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <comment>a game; 11 points</comment>
        <translation>%1, en %2</translation>
    </message>
</context>
<context>
    <name>settebello::ShortcutsDialog</name>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Go along the cards in your hand</source>
        <translation>Parcourir les cartes de votre main</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>Go to the cards on the table and back</source>
        <translation>Aller aux cartes de la table et revenir</translation>
    </message>
    <message>
        <source>1 … 9, 0 (top row)</source>
        <translation>1&#xa0;… 9, 0 (rangée du haut, sans Maj)</translation>
    </message>
    <message>
        <source>Go to that place in your hand, counted from the left, or choose that capture</source>
        <translation>Aller à cette place dans votre main, en comptant depuis la gauche, ou choisir cette prise</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Play the card, or the capture chosen</source>
        <translation>Jouer la carte, ou la prise choisie</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go round the captures to choose from</source>
        <translation>Passer d’une prise possible à l’autre</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Step back from a choice; close a window</source>
        <translation>Revenir sur un choix&#x202f;; fermer une fenêtre</translation>
    </message>
    <message>
        <source>Any key or click</source>
        <translation>Toute touche ou clic</translation>
    </message>
    <message>
        <source>Finish the motion that is running</source>
        <translation>Terminer le mouvement en cours</translation>
    </message>
    <message>
        <source>Start a new match</source>
        <translation>Commencer une nouvelle partie</translation>
    </message>
    <message>
        <source>Play again by the same rules</source>
        <translation>Rejouer avec les mêmes règles</translation>
    </message>
    <message>
        <source>Show the score of the last round</source>
        <translation>Voir les points de la dernière manche</translation>
    </message>
    <message>
        <source>Turn full screen on or off</source>
        <translation>Passer en plein écran</translation>
    </message>
    <message>
        <source>Show this list</source>
        <translation>Afficher cette liste</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Show the last play again</source>
        <translation>Revoir le dernier coup</translation>
    </message>
    <message>
        <source>Open the preferences</source>
        <translation>Ouvrir les préférences</translation>
    </message>
    <message>
        <source>Take back your last play</source>
        <translation>Reprendre votre dernière carte</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Ask for a hint: what to play, and why</source>
        <translation>Demander conseil&#xa0;: que jouer, et pourquoi</translation>
    </message>
    <message>
        <source>Show the rules of this table; after a play that is not allowed, the rule behind it</source>
        <translation>Ouvrir les règles de la partie&#x202f;; après un coup refusé, la règle en cause</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Turn the sound on or off</source>
        <translation>Activer ou couper le son</translation>
    </message>
    <message>
        <source>Show the matches played</source>
        <translation>Voir les parties jouées</translation>
    </message>
    <message>
        <source>Show the statistics</source>
        <translation>Voir les statistiques</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>List the moves of this round</source>
        <translation>Voir les coups de cette manche</translation>
    </message>
    <message>
        <source>P, Pause</source>
        <translation>P, Pause</translation>
    </message>
    <message>
        <source>Pause the match, or go on</source>
        <translation>Suspendre ou reprendre la partie</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>Move the cards one step faster or slower</source>
        <translation>Accélérer ou ralentir les cartes d’un cran</translation>
    </message>
    <message>
        <source>Left, Right, Space</source>
        <translation>Gauche, Droite, Espace</translation>
    </message>
    <message>
        <source>While a match is replayed: go one move back, go one on, or let it play on</source>
        <translation>Quand on revoit une partie&#xa0;: reculer d’un coup, avancer d’un coup, ou laisser défiler</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Describe what the selected card shows, or the one under the mouse</source>
        <translation>Décrire ce que montre la carte sélectionnée, ou celle qui est sous la souris</translation>
    </message>
    <message>
        <source>Deal a match by its code</source>
        <translation>Jouer une partie avec un code</translation>
    </message>
    <message>
        <source>Play the same cards again</source>
        <translation>Rejouer les mêmes cartes</translation>
    </message>
    <message>
        <source>Compare results of the same cards</source>
        <translation>Comparer les résultats des mêmes cartes</translation>
    </message>
    <message>
        <source>Review the match that is over</source>
        <translation>Revoir la partie terminée</translation>
    </message>
    <message>
        <source>N, P, B</source>
        <translation>N, P, B</translation>
    </message>
    <message>
        <source>While a match is reviewed: go to the next marked play, to the one before, or show or hide what was best</source>
        <translation>Quand on revoit une partie&#xa0;: aller au prochain coup signalé, au précédent, ou montrer ou cacher ce qui valait mieux</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Ouvrir les exercices</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>While a match is reviewed: ask why a play was made</source>
        <translation>Quand on revoit une partie&#xa0;: demander pourquoi un coup a été joué</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Show your cards when several people share the screen</source>
        <translation>Montrer vos cartes quand plusieurs personnes partagent l’écran</translation>
    </message>
</context>
<context>
    <name>settebello::SoundPanel</name>
    <message>
        <source>%1%</source>
        <comment>how loud</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>S&amp;on</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Volu&amp;me</translation>
    </message>
    <message>
        <source>Tr&amp;y it</source>
        <translation>Essa&amp;yer</translation>
    </message>
    <message>
        <source>Hear how loud that is</source>
        <translation>Écouter ce que donne ce volume</translation>
    </message>
    <message>
        <source>This build of the program has no sound: it was made without Qt Multimedia.</source>
        <translation>Cette version du programme n’a pas de son&#xa0;: elle a été construite sans Qt Multimedia.</translation>
    </message>
    <message>
        <source>Evenin&amp;g outside</source>
        <translation>Ambiance du &amp;soir</translation>
    </message>
    <message>
        <source>Far voices and crickets through the window, very softly, during a match</source>
        <translation>Des voix lointaines et des grillons par la fenêtre, tout bas, pendant la partie</translation>
    </message>
    <message>
        <source>This computer has no sound device.</source>
        <translation>Cet ordinateur n’a pas de périphérique audio.</translation>
    </message>
</context>
<context>
    <name>settebello::StartHost</name>
    <message>
        <source>Match of the day: %1</source>
        <comment>its result, a sentence</comment>
        <translation>Partie du jour&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · the same for everybody</source>
        <comment>a game, who plays</comment>
        <translation>%1 · %2 · la même pour tous</translation>
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
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>J&amp;ouer</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>Pre&amp;miers pas</translation>
    </message>
    <message>
        <source>House &amp;rules…</source>
        <translation>&amp;Règles maison…</translation>
    </message>
    <message>
        <source>&amp;Matches played</source>
        <translation>&amp;Parties jouées</translation>
    </message>
    <message>
        <source>Go on with &amp;friends</source>
        <translation>Reprendre avec le&amp;s amis</translation>
    </message>
    <message>
        <source>With &amp;friends…</source>
        <translation>Avec de&amp;s amis…</translation>
    </message>
    <message>
        <source>C&amp;ompare…</source>
        <translation>Comp&amp;arer…</translation>
    </message>
    <message>
        <source>Match of the &amp;day</source>
        <translation>Partie d&amp;u jour</translation>
    </message>
    <message>
        <source>Pract&amp;ise…</source>
        <translation>E&amp;xercices…</translation>
    </message>
    <message>
        <source>Begins a match by these house rules.</source>
        <translation>Commence une partie avec ces règles maison.</translation>
    </message>
</context>
<context>
    <name>settebello::StatisticsDialog</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Toutes les années</translation>
    </message>
    <message>
        <source>No match has been counted yet. Play one to its end against the computer, and you will find here how it went.</source>
        <translation>Aucune partie n’a encore été comptée. Jouez-en une jusqu’au bout contre l’ordinateur, et vous verrez ici ce qu’elle a donné.</translation>
    </message>
    <message>
        <source>No match fits what is chosen.</source>
        <translation>Aucune partie ne correspond à ce choix.</translation>
    </message>
    <message>
        <source>Clear the statistics?</source>
        <translation>Effacer les statistiques&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>The figures from %n match(es) will be lost: won and lost, points, sweeps. The matches themselves stay: their records are kept and can be counted again.</source>
        <translation>
            <numerusform>Le décompte de %n partie sera perdu&#xa0;: victoires et défaites, points, scopa. La partie elle-même reste&#xa0;: elle est conservée et peut être recomptée.</numerusform>
            <numerusform>Le décompte de %n parties sera perdu&#xa0;: victoires et défaites, points, scopa. Les parties elles-mêmes restent&#xa0;: elles sont conservées et peuvent être recomptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message numerus="yes">
        <source>%n kept match(es) counted.</source>
        <translation>
            <numerusform>%n partie conservée a été comptée.</numerusform>
            <numerusform>%n parties conservées ont été comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>These could not be read and are not counted:</source>
        <translation>Celles-ci n’ont pas pu être lues et ne comptent pas&#xa0;:</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Opponents:</source>
        <translation>&amp;Adversaires&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Year:</source>
        <translation>A&amp;nnée&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Tables instead of charts</source>
        <translation>&amp;Tableaux au lieu de graphiques</translation>
    </message>
    <message>
        <source>&amp;Count the kept matches again</source>
        <translation>&amp;Recompter les parties conservées</translation>
    </message>
    <message>
        <source>C&amp;lear the statistics…</source>
        <translation>&amp;Effacer les statistiques…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>With &amp;known cards</source>
        <translation>Avec des cartes &amp;connues</translation>
    </message>
    <message>
        <source>Matches whose cards could be known before count separately: by a deal code that was given, or played before, and copies of a match.</source>
        <translation>Les parties dont les cartes pouvaient être connues comptent à part&#xa0;: par un code donné ou déjà joué, et les copies d’une partie.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Own mistakes learnt</source>
        <translation>Erreurs corrigées</translation>
    </message>
    <message>
        <source>Problems learnt</source>
        <translation>Problèmes appris</translation>
    </message>
    <message>
        <source>The statistics count the matches that you have played to their end against the computer, alone or as a team. Matches of people against one another are under “Between us”.</source>
        <translation>Les statistiques comptent les parties jouées jusqu’au bout contre l’ordinateur, seul ou en équipe. Celles entre personnes sont sous «&#xa0;Entre nous&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Résultats</translation>
    </message>
    <message>
        <source>How you &amp;play</source>
        <translation>Votre je&amp;u</translation>
    </message>
    <message>
        <source>&amp;Manage</source>
        <translation>&amp;Gérer</translation>
    </message>
</context>
<context>
    <name>settebello::StatisticsStore</name>
    <message>
        <source>Your statistics could not be read, so the kept matches are counted afresh. The old file is kept as %1. What was wrong: %2</source>
        <translation>Vos statistiques n’ont pas pu être lues&#xa0;: les parties conservées sont recomptées. L’ancien fichier est conservé sous le nom %1. Ce qui n’allait pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your statistics (%1) cannot be written to this time: matches that end now are counted later. The reason: %2</source>
        <translation>Cette fois, vos statistiques (%1) ne peuvent pas être enregistrées&#xa0;: les parties qui se terminent maintenant seront comptées plus tard. Raison&#xa0;: %2</translation>
    </message>
    <message>
        <source>Something in your statistics (%1) made no sense and does not count: %2</source>
        <translation>Quelque chose dans vos statistiques (%1) n’avait pas de sens et ne compte pas&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n kept match(es) could not be read and are not counted. The files are left as they are: %1</source>
        <translation>
            <numerusform>%n partie conservée n’a pas pu être lue et ne compte pas. Le fichier reste tel quel&#xa0;: %1</numerusform>
            <numerusform>%n parties conservées n’ont pas pu être lues et ne comptent pas. Les fichiers restent tels quels&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>statistics</source>
        <comment>contents of a file</comment>
        <translation>statistiques</translation>
    </message>
</context>
<context>
    <name>settebello::StatisticsText</name>
    <message>
        <source>%1 : %2 (%3)</source>
        <comment>won, lost, the share won in percent</comment>
        <translation>%1&#xa0;:&#xa0;%2 (%3)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Gagnées, en&#xa0;%</translation>
    </message>
    <message>
        <source>Sweeps made</source>
        <translation>Scopa faites</translation>
    </message>
    <message>
        <source>Sweeps conceded</source>
        <translation>Scopa subies</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Au fil du temps</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Autres points</translation>
    </message>
    <message>
        <source>Points by item</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Votre camp</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Yours per round</source>
        <translation>Les vôtres par manche</translation>
    </message>
    <message>
        <source>The others&apos; per round</source>
        <translation>Les leurs par manche</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>points of our side, of the others</comment>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Several levels</source>
        <translation>Plusieurs niveaux</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Par adversaire</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, in percent</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Longest winning run</source>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>Best round, in points</source>
        <translation>Meilleure manche, en points</translation>
    </message>
    <message>
        <source>Sweeps made and conceded</source>
        <translation>Scopa faites et subies</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>sweeps made, suffered</comment>
        <translation>%1&#xa0;:&#xa0;%2</translation>
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
            <numerusform>%n scopa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::TableHints</name>
    <message>
        <source>&amp;Play it</source>
        <translation>J&amp;ouer ce coup</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;What does it mean?</source>
        <translation>&amp;Qu’est-ce que c’est&#x202f;?</translation>
    </message>
</context>
<context>
    <name>settebello::TableQuestions</name>
    <message>
        <source>I am &amp;out!</source>
        <translation>J’annonce mes &amp;points&#x202f;!</translation>
    </message>
    <message>
        <source>The cut card is %1. Where shall it go?</source>
        <translation>La carte de la coupe est %1. Où la mettre&#x202f;?</translation>
    </message>
    <message>
        <source>Into my h&amp;and</source>
        <translation>Dans ma &amp;main</translation>
    </message>
    <message>
        <source>On the &amp;table</source>
        <translation>Sur la &amp;table</translation>
    </message>
    <message>
        <source>You have nothing to declare.</source>
        <translation>Vous n’avez rien à annoncer.</translation>
    </message>
    <message>
        <source>G&amp;o on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message numerus="yes">
        <source>These three cards are worth %n point(s) if you show them.</source>
        <translation>
            <numerusform>Ces trois cartes valent %n point si vous les montrez.</numerusform>
            <numerusform>Ces trois cartes valent %n points si vous les montrez.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>&amp;Keep quiet</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>Pas &amp;encore</translation>
    </message>
    <message>
        <source>Claim that the points you have for certain reach the target and are more than anybody else has.</source>
        <translation>Annoncez vos points si ceux qui sont acquis suffisent pour gagner et que personne n’en a autant.</translation>
    </message>
    <message numerus="yes">
        <source>Do you have %n point(s) for certain, and more than anybody else? If not, you lose the match.</source>
        <translation>
            <numerusform>Avez-vous %n point acquis, et plus que tous les autres&#x202f;? Sinon, la partie est perdue.</numerusform>
            <numerusform>Avez-vous %n points acquis, et plus que tous les autres&#x202f;? Sinon, la partie est perdue.</numerusform>
        </translation>
    </message>
    <message>
        <source>You then play %1.</source>
        <comment>the seven of cups as an ace</comment>
        <translation>Vous jouez ensuite %1.</translation>
    </message>
</context>
<context>
    <name>settebello::TableRefusal</name>
    <message>
        <source>%1 F2 opens the rule book at this rule.</source>
        <comment>a sentence that says why not</comment>
        <translation>%1 F2 ouvre le livre des règles à ce passage.</translation>
    </message>
    <message>
        <source>&amp;Rule book (F2)</source>
        <translation>&amp;Livre des règles (F2)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>settebello::TableSizeNote</name>
    <message>
        <source>Not for %1 players: the %2 cards that are dealt do not make hands of six.</source>
        <translation>Pas à %1 joueurs&#xa0;: les %2 cartes à donner ne font pas des mains de six.</translation>
    </message>
    <message>
        <source>Not for %1 players: four of the %3 cards lie on the table at first, and the other %2 do not go round evenly.</source>
        <translation>Pas à %1 joueurs&#xa0;: au début, quatre des %3 cartes sont sur la table, et les %2 autres ne se partagent pas en parts égales.</translation>
    </message>
    <message>
        <source>Not for %1 players: %2 cards do not go round evenly.</source>
        <translation>Pas à %1 joueurs&#xa0;: %2 cartes ne se partagent pas en parts égales.</translation>
    </message>
</context>
<context>
    <name>settebello::TableSpeech</name>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>settebello::TableStore</name>
    <message>
        <source>match with friends</source>
        <comment>contents of a file</comment>
        <translation>partie entre amis</translation>
    </message>
    <message>
        <source>The match with friends could not be continued. It is kept as %1. What was wrong: %2</source>
        <translation>La partie entre amis n’a pas pu être reprise. Elle est conservée sous le nom %1. Ce qui n’allait pas&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>settebello::TableText</name>
    <message>
        <source>Cards %1 · Suit %2 · Sevens %3</source>
        <comment>running counts of a pile</comment>
        <translation>Cartes %1 · Couleur %2 · Sept %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>match points so far, of the target</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa&#x202f;!</translation>
    </message>
    <message>
        <source>Too many equal cards on the table: the cards are dealt again.</source>
        <translation>Trop de cartes pareilles sur la table&#xa0;: on redonne les cartes.</translation>
    </message>
    <message>
        <source>Too many aces on the table: the cards are dealt again.</source>
        <translation>Trop d’as sur la table&#xa0;: on redonne les cartes.</translation>
    </message>
    <message>
        <source>The cut card is kept.</source>
        <translation>La carte de la coupe est gardée.</translation>
    </message>
    <message>
        <source>The cut card goes to the table.</source>
        <translation>La carte de la coupe va sur la table.</translation>
    </message>
    <message>
        <source>Nobody has captured: the last cards belong to no one.</source>
        <translation>Personne n’a pris&#xa0;: les dernières cartes ne sont à personne.</translation>
    </message>
    <message>
        <source>%1: the whole suit in one pile!</source>
        <translation>%1&#xa0;: toute la couleur dans les mêmes plis&#x202f;!</translation>
    </message>
    <message>
        <source>The match goes to %1, and counts double!</source>
        <translation>%1&#xa0;: partie gagnée, et elle compte double&#x202f;!</translation>
    </message>
    <message>
        <source>The match goes to %1!</source>
        <translation>%1&#xa0;: partie gagnée&#x202f;!</translation>
    </message>
    <message>
        <source>%1: %2 is laid.</source>
        <comment>a player, a card</comment>
        <translation>%1&#xa0;: %2 reste sur la table.</translation>
    </message>
    <message>
        <source>%1: %2 takes itself.</source>
        <comment>a player, a card</comment>
        <translation>%1&#xa0;: %2 se prend lui-même.</translation>
    </message>
    <message>
        <source>%1: %2 takes %3.</source>
        <comment>a player, a card, the cards taken</comment>
        <translation>%1&#xa0;: %2 prend %3.</translation>
    </message>
    <message>
        <source>Into the hand</source>
        <comment>where the cut card may go</comment>
        <translation>Dans la main</translation>
    </message>
    <message>
        <source>Onto the table</source>
        <comment>where the cut card may go</comment>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Choose what to take: click on it or press its number. Esc steps back.</source>
        <translation>Choisissez ce que vous prenez&#xa0;: cliquez dessus ou tapez son numéro. Échap pour revenir en arrière.</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <comment>declarations</comment>
        <translation>Cartes montrées</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>declared</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>declared</comment>
        <translation>battues</translation>
    </message>
    <message numerus="yes">
        <source>%1: out! %n point(s) are certain, and %2 are needed.</source>
        <comment>a player; points, the target</comment>
        <translation>
            <numerusform>%1&#xa0;: points annoncés&#x202f;! %n point est acquis, il en fallait %2.</numerusform>
            <numerusform>%1&#xa0;: points annoncés&#x202f;! %n points sont acquis, il en fallait %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not out. Only %n point(s) are certain, and %2 are needed.</source>
        <comment>a player; points, the target</comment>
        <translation>
            <numerusform>%1&#xa0;: points annoncés à tort. %n point acquis seulement, il en fallait %2.</numerusform>
            <numerusform>%1&#xa0;: points annoncés à tort. %n points acquis seulement, il en fallait %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A click or a key shows the next item; Esc ends the counting.</source>
        <translation>Un clic ou une touche affiche aussitôt la suite&#x202f;; Échap met fin au décompte.</translation>
    </message>
    <message>
        <source>Speed of the cards: %1. + or − changes it.</source>
        <comment>its name</comment>
        <translation>Vitesse des cartes&#xa0;: %1. + ou − la change.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>La partie reprend.</translation>
    </message>
    <message>
        <source>Too many %1 on the table: the cards are dealt again.</source>
        <comment>kings</comment>
        <translation>Trop de %1 sur la table&#xa0;: on redonne les cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), and that ends the match.</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1&#xa0;: %n point, la partie est finie.</numerusform>
            <numerusform>%1&#xa0;: %n points, la partie est finie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not out. %n point(s) are certain, but somebody else has %2.</source>
        <comment>a player; points, those of the best other side</comment>
        <translation>
            <numerusform>%1&#xa0;: points annoncés à tort. %n point est acquis, mais quelqu’un d’autre en a %2.</numerusform>
            <numerusform>%1&#xa0;: points annoncés à tort. %n points sont acquis, mais quelqu’un d’autre en a %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1! The first deal goes to %2.</source>
        <comment>The king of coins; a side</comment>
        <translation>%1&#x202f;! Premier donneur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a card, what its picture shows</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The table adds up to %1 and goes to the dealer: %2.</source>
        <comment>a number; a player or a team</comment>
        <translation>La table fait %1 et revient au donneur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La table est vide.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>Sur la table&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <comment>a player</comment>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>To play now</source>
        <comment>a player</comment>
        <translation>À ce joueur de jouer</translation>
    </message>
    <message>
        <source>Dealer of this round</source>
        <comment>a player</comment>
        <translation>Donne cette manche</translation>
    </message>
    <message>
        <source>Team: %1</source>
        <comment>its players</comment>
        <translation>Équipe&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s); to win: %1</source>
        <comment>so far; the target</comment>
        <translation>
            <numerusform>%n point&#x202f;; pour gagner&#xa0;: %1</numerusform>
            <numerusform>%n points&#x202f;; pour gagner&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Last to capture so far</source>
        <comment>a side</comment>
        <translation>Dernière prise pour l’instant</translation>
    </message>
    <message>
        <source>thinking…</source>
        <comment>an opponent</comment>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>last capture</source>
        <comment>a tag on a pile</comment>
        <translation>dernière prise</translation>
    </message>
    <message>
        <source>Chkobba!</source>
        <translation>Chkobba&#x202f;!</translation>
    </message>
    <message>
        <source>The table adds up to %1 and goes to you, the dealer.</source>
        <comment>a number</comment>
        <translation>La table fait %1 et vous revient&#xa0;: vous êtes le donneur.</translation>
    </message>
    <message>
        <source>The last cards go to you.</source>
        <translation>Les dernières cartes sont pour vous.</translation>
    </message>
    <message>
        <source>%1! The first deal is yours.</source>
        <comment>The king of coins</comment>
        <translation>%1&#x202f;! À vous de donner en premier.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a player, what they say</comment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>The table adds up to %1 and goes to your team.</source>
        <comment>a number</comment>
        <translation>La table fait %1 et revient à votre équipe.</translation>
    </message>
    <message>
        <source>The last cards go to your team.</source>
        <translation>Les dernières cartes vont à votre équipe.</translation>
    </message>
    <message>
        <source>The last cards go to %1.</source>
        <comment>a player or a team</comment>
        <translation>Les dernières cartes vont à %1.</translation>
    </message>
    <message>
        <source>Enter takes %1. Esc steps back.</source>
        <comment>the key; cards</comment>
        <translation>Entrée prend %1. Échap revient en arrière.</translation>
    </message>
    <message>
        <source>Click to take %1. Esc steps back.</source>
        <comment>cards</comment>
        <translation>Un clic prend %1. Échap revient en arrière.</translation>
    </message>
    <message>
        <source>Enter lays the card. Esc steps back.</source>
        <comment>the key</comment>
        <translation>Entrée pose la carte. Échap revient en arrière.</translation>
    </message>
    <message>
        <source>Click to lay the card. Esc steps back.</source>
        <translation>Un clic pose la carte. Échap revient en arrière.</translation>
    </message>
    <message>
        <source>You take %1, and what else: %2? Click on it or press its number.</source>
        <comment>cards; other cards, two or three ways</comment>
        <translation>Vous prenez %1, et quoi d’autre&#xa0;: %2&#xa0;? Cliquez dessus ou tapez son numéro.</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between ways to take cards</comment>
        <translation> ou bien </translation>
    </message>
    <message>
        <source>You take %1, and what else? Click on it or press its number.</source>
        <comment>cards</comment>
        <translation>Vous prenez %1, et quoi d’autre&#xa0;? Cliquez dessus ou tapez son numéro.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what is taken besides the cards already chosen</comment>
        <translation>rien d’autre</translation>
    </message>
    <message>
        <source>A click or a key shows the next item.</source>
        <translation>Un clic ou une touche passe au point suivant.</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>after the number of them in a pile</comment>
        <translation>
            <numerusform>carte</numerusform>
            <numerusform>cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 steals your pile of %n card(s).</source>
        <comment>a player, a card</comment>
        <translation>
            <numerusform>%1&#xa0;: %2 vous vole un paquet de %n carte.</numerusform>
            <numerusform>%1&#xa0;: %2 vous vole un paquet de %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 steals your team&apos;s pile of %n card(s).</source>
        <comment>a player, a card</comment>
        <translation>
            <numerusform>%1&#xa0;: %2 vole à votre équipe un paquet de %n carte.</numerusform>
            <numerusform>%1&#xa0;: %2 vole à votre équipe un paquet de %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %3 steals a pile of %n card(s) from %1.</source>
        <comment>the player or team that had the pile, a player, a card</comment>
        <translation>
            <numerusform>%2&#xa0;: %3 vole à %1 un paquet de %n carte.</numerusform>
            <numerusform>%2&#xa0;: %3 vole à %1 un paquet de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two sweeps!</source>
        <translation>Deux scopa&#x202f;!</translation>
    </message>
</context>
<context>
    <name>settebello::TableView</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
</context>
<context>
    <name>settebello::TextLists</name>
    <message>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation>&#x202f;; </translation>
    </message>
</context>
<context>
    <name>settebello::ToolButton</name>
    <message>
        <source>Last play</source>
        <comment>a button: show it again</comment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What would you play? (H)</source>
        <translation>Que joueriez-vous&#x202f;? (H)</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>a button: the last play</comment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take back your last play</source>
        <translation>Reprendre votre dernière carte</translation>
    </message>
    <message>
        <source>Show the last play again (R)</source>
        <translation>Revoir le dernier coup (R)</translation>
    </message>
    <message>
        <source>Show the last play again</source>
        <translation>Revoir le dernier coup</translation>
    </message>
    <message>
        <source>Take back the last play of %1</source>
        <comment>a player</comment>
        <translation>Reprendre la dernière carte de %1</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>settebello::UnsavedGuard</name>
    <message>
        <source>Quit although not everything is saved?</source>
        <translation>Quitter alors que tout n’est pas enregistré&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Keep trying</source>
        <translation>&amp;Continuer d’essayer</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>&amp;Quitter sans enregistrer</translation>
    </message>
</context>
<context>
    <name>settebello::WaitingPage</name>
    <message>
        <source>Wrong words were tried too often. Send your friends the link.</source>
        <translation>Trop de mots erronés ont été essayés. Envoyez le lien à vos amis.</translation>
    </message>
    <message>
        <source>%1 is here and reads the rules.</source>
        <comment>a friend</comment>
        <translation>%1 est là et lit les règles.</translation>
    </message>
    <message>
        <source>%1 was here. The seat waits.</source>
        <comment>a friend</comment>
        <translation>%1 était là. Sa place est gardée.</translation>
    </message>
    <message>
        <source>The link is copied. Whoever has it can take a seat.</source>
        <translation>Le lien est copié. Quiconque l’a peut prendre une place.</translation>
    </message>
    <message>
        <source>Save the invitation</source>
        <translation>Enregistrer l’invitation</translation>
    </message>
    <message>
        <source>Invitations (*.settebello-table)</source>
        <translation>Invitations (*.settebello-table)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The invitation is saved. Whoever has the file can take a seat.</source>
        <translation>L’invitation est enregistrée. Quiconque a le fichier peut prendre une place.</translation>
    </message>
    <message>
        <source>The invitation could not be saved: %1</source>
        <translation>L’invitation n’a pas pu être enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>&amp;Copier le lien</translation>
    </message>
    <message>
        <source>&amp;Save an invitation…</source>
        <translation>&amp;Enregistrer une invitation…</translation>
    </message>
    <message>
        <source>These three words open the table:</source>
        <translation>Ces trois mots ouvrent la table&#xa0;:</translation>
    </message>
    <message>
        <source>The match begins as soon as all have sat down.</source>
        <translation>La partie commence dès que tous se sont assis.</translation>
    </message>
    <message>
        <source>The relay %1 does not let this program in. Are its user and password right (Preferences)?</source>
        <translation>Le serveur %1 ne laisse pas entrer ce programme. L’utilisateur et le mot de passe sont-ils justes (Préférences)&#x202f;?</translation>
    </message>
    <message>
        <source>The relay %1 cannot be reached. It is tried again.</source>
        <translation>Le serveur %1 n’est pas joignable. On réessaie.</translation>
    </message>
    <message>
        <source>%1 has sat down.</source>
        <comment>a friend</comment>
        <translation>%1 est à table.</translation>
    </message>
    <message>
        <source>In the same house these three words open the table:</source>
        <translation>Sous le même toit, ces trois mots ouvrent la table&#xa0;:</translation>
    </message>
    <message>
        <source>They work from far away too, if your friends have chosen %1 as well. The link and the file always do.</source>
        <translation>Ils servent aussi de loin, si vos amis ont choisi %1 eux aussi. Le lien et le fichier servent toujours.</translation>
    </message>
    <message>
        <source>Friends who are far away need the link or the file.</source>
        <translation>À ceux qui sont loin, envoyez le lien ou le fichier.</translation>
    </message>
    <message>
        <source>Friends who are far away need the link or the file, and come in only if your router lets them, or by a relay (Preferences).</source>
        <translation>À ceux qui sont loin, envoyez le lien ou le fichier&#xa0;: ils n’entrent que si votre box les laisse passer, ou par un serveur (Préférences).</translation>
    </message>
    <message>
        <source>Somebody in the same house wants to join. Do both screens show the number %1?</source>
        <translation>Quelqu’un sous le même toit veut se joindre à vous. Les deux écrans montrent-ils le nombre %1&#x202f;?</translation>
    </message>
    <message>
        <source>awaited…</source>
        <comment>a friend</comment>
        <translation>en attente…</translation>
    </message>
    <message numerus="yes">
        <source>%n friend(s) have not come yet.</source>
        <translation>
            <numerusform>Il manque encore %n ami.</numerusform>
            <numerusform>Il manque encore %n amis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>settebello::WhySpeech</name>
    <message>
        <source>One moment: I have to think back.</source>
        <translation>Un instant&#xa0;: je dois y repenser.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player, the level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what the player says</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>settebello::WhyText</name>
    <message>
        <source>Players of my kind cannot say why they play a card.</source>
        <translation>Les joueurs comme moi ne savent pas dire pourquoi ils jouent une carte.</translation>
    </message>
    <message>
        <source>This match was recorded by an earlier version, which did not keep what I went by. So I cannot say why I played that.</source>
        <translation>Cette partie a été enregistrée par une version antérieure, qui ne gardait pas ce qui me guidait. Je ne peux donc pas dire pourquoi j’ai joué cela.</translation>
    </message>
    <message>
        <source>Asked again, I decide otherwise: another version of the program played here, or I ran out of time. So I cannot say why I played that.</source>
        <translation>Quand on me le redemande, je choisis autrement&#xa0;: c’est une autre version du programme qui a joué ici, ou le temps m’a manqué. Je ne peux donc pas dire pourquoi j’ai joué cela.</translation>
    </message>
    <message>
        <source>Otherwise I would have taken %1 with %2.</source>
        <translation>Sinon j’aurais pris %1 avec %2.</translation>
    </message>
    <message>
        <source>Otherwise I would have laid %1.</source>
        <translation>Sinon j’aurais posé %1.</translation>
    </message>
    <message>
        <source>Oh! I did not see that I could take %1 with %2.</source>
        <translation>Oh&#x202f;! Je n’ai pas vu que je pouvais prendre %1 avec %2.</translation>
    </message>
    <message>
        <source>I overlooked that I could take %1 with %2.</source>
        <translation>Il m’a échappé que je pouvais prendre %1 avec %2.</translation>
    </message>
    <message>
        <source>Oh! I only wanted to lay %1. I had not seen that it takes something.</source>
        <translation>Oh&#x202f;! Je voulais seulement poser %1. Je n’avais pas vu que cela prenait quelque chose.</translation>
    </message>
    <message>
        <source>I meant to lay %1, and overlooked that it had to take something.</source>
        <translation>Je voulais poser %1, et il m’a échappé qu’il fallait prendre quelque chose.</translation>
    </message>
    <message numerus="yes">
        <source>I cannot remember so many cards: I had forgotten %n that were gone.</source>
        <translation>
            <numerusform>Je ne retiens pas tant de cartes&#xa0;: j’en avais oublié %n déjà passée.</numerusform>
            <numerusform>Je ne retiens pas tant de cartes&#xa0;: j’en avais oublié %n déjà passées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I had lost track of %n card(s) that were gone.</source>
        <translation>
            <numerusform>J’avais perdu de vue %n carte déjà passée.</numerusform>
            <numerusform>J’avais perdu de vue %n cartes déjà passées.</numerusform>
        </translation>
    </message>
    <message>
        <source>I had forgotten that %1 was gone.</source>
        <comment>a card</comment>
        <translation>J’avais oublié avoir vu passer %1.</translation>
    </message>
    <message>
        <source>I had forgotten that %1 were gone.</source>
        <comment>several cards</comment>
        <translation>J’avais oublié avoir vu passer %1.</translation>
    </message>
    <message>
        <source>I did not add up the table.</source>
        <translation>Je n’ai pas fait la somme de la table.</translation>
    </message>
    <message>
        <source>Oh! I did not add up what was left on the table. It came to %1, and that can be swept.</source>
        <translation>Oh&#x202f;! Je n’ai pas fait la somme de ce qui restait sur la table. Cela faisait %1, et on peut y faire scopa.</translation>
    </message>
    <message>
        <source>I did not add up what I left: it came to %1, which can be swept.</source>
        <translation>Je n’ai pas fait la somme de ce que je laissais&#xa0;: cela faisait %1, et on peut y faire scopa.</translation>
    </message>
    <message>
        <source>I did not think of what comes next: somebody can take %1.</source>
        <translation>Je n’ai pas pensé à la suite&#xa0;: quelqu’un peut prendre %1.</translation>
    </message>
    <message>
        <source>I did not foresee that somebody could take %1.</source>
        <translation>Je n’ai pas prévu que quelqu’un pourrait prendre %1.</translation>
    </message>
    <message>
        <source>These cards seemed worth more to me than %1.</source>
        <translation>Ces cartes me semblaient valoir plus que %1.</translation>
    </message>
    <message>
        <source>I did not want to leave these cards lying.</source>
        <translation>Je ne voulais pas laisser ces cartes sur la table.</translation>
    </message>
    <message>
        <source>Had I taken %1 with %2, somebody could have swept the rest.</source>
        <translation>Si j’avais pris %1 avec %2, quelqu’un aurait pu ramasser tout le reste et faire scopa.</translation>
    </message>
    <message>
        <source>Had I laid %1, somebody could have swept the table.</source>
        <translation>Si j’avais posé %1, quelqu’un aurait pu faire scopa.</translation>
    </message>
    <message>
        <source>Oh! I did not notice that my points were enough to call out.</source>
        <translation>Oh&#x202f;! Je n’ai pas remarqué que mes points suffisaient pour les annoncer.</translation>
    </message>
    <message>
        <source>I did not notice that I had reached the target for certain and could call out.</source>
        <translation>Je n’ai pas remarqué que les points qui m’étaient acquis suffisaient, et que je pouvais les annoncer.</translation>
    </message>
    <message>
        <source>I did not notice that I had something to declare.</source>
        <translation>Je n’ai pas remarqué que j’avais une annonce à faire.</translation>
    </message>
    <message>
        <source>I did not work out the last cards this time.</source>
        <translation>Cette fois, je n’ai pas calculé les dernières cartes.</translation>
    </message>
    <message>
        <source>I played this one by rules of thumb and did not think it through.</source>
        <translation>Là, j’ai joué au jugé, sans trop réfléchir.</translation>
    </message>
    <message>
        <source>A sweep! I could not let that go.</source>
        <translation>Scopa&#x202f;! Je ne pouvais pas laisser passer ça.</translation>
    </message>
    <message>
        <source>I wanted the sweep.</source>
        <translation>Je voulais la scopa.</translation>
    </message>
    <message numerus="yes">
        <source>It gives me %n card(s) at once, and I like to take many.</source>
        <translation>
            <numerusform>Cela me donne %n carte d’un coup, et j’aime en prendre beaucoup.</numerusform>
            <numerusform>Cela me donne %n cartes d’un coup, et j’aime en prendre beaucoup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the most cards: %n.</source>
        <translation>
            <numerusform>C’est la prise qui rapporte le plus de cartes&#xa0;: %n.</numerusform>
            <numerusform>C’est la prise qui rapporte le plus de cartes&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>I wanted to keep %1.</source>
        <translation>Je voulais garder %1.</translation>
    </message>
    <message>
        <source>A sweep by somebody else seemed less likely to me this way.</source>
        <translation>Ainsi, une scopa des autres me semblait moins probable.</translation>
    </message>
    <message>
        <source>This way I expected to leave less to the next player.</source>
        <translation>Ainsi, je comptais laisser moins au joueur suivant.</translation>
    </message>
    <message>
        <source>I did not want the next player to take %1.</source>
        <translation>Je ne voulais pas que le joueur suivant prenne %1.</translation>
    </message>
    <message>
        <source>Nothing of what I leave can be taken, so the next player can only lay a card.</source>
        <translation>Rien de ce que je laisse ne peut être pris&#xa0;: le joueur suivant ne peut que poser une carte.</translation>
    </message>
    <message>
        <source>I thought of what it leaves to my partner.</source>
        <translation>J’ai pensé à ce qui reste à mon partenaire.</translation>
    </message>
    <message>
        <source>I lay what I hold more than once, so that I can take it back.</source>
        <translation>Je pose une carte que j’ai en double, pour pouvoir la reprendre.</translation>
    </message>
    <message>
        <source>I went by the old rules: about pairs, and which card to lay first.</source>
        <translation>J’ai suivi les vieilles règles&#xa0;: comment traiter les paires, et quelle carte poser d’abord.</translation>
    </message>
    <message>
        <source>I want as few points as possible.</source>
        <translation>Je veux le moins de points possible.</translation>
    </message>
    <message>
        <source>I did not want to take cards that cost points.</source>
        <translation>Je ne voulais pas prendre des cartes qui coûtent des points.</translation>
    </message>
    <message>
        <source>I had no choice.</source>
        <translation>Je n’avais pas le choix.</translation>
    </message>
    <message>
        <source>It wins the match at once.</source>
        <translation>Ainsi, la partie est aussitôt gagnée.</translation>
    </message>
    <message>
        <source>I had reached the target for certain.</source>
        <translation>Les points qui m’étaient acquis suffisaient.</translation>
    </message>
    <message>
        <source>My packet was one to declare.</source>
        <translation>J’avais une annonce à faire.</translation>
    </message>
    <message>
        <source>I preferred this card in my hand.</source>
        <translation>Cette carte, je la préférais en main.</translation>
    </message>
    <message>
        <source>I preferred this card on the table.</source>
        <translation>Cette carte, je la préférais sur la table.</translation>
    </message>
    <message>
        <source>It was the only thing that I could take.</source>
        <translation>C’était la seule prise possible.</translation>
    </message>
    <message>
        <source>There was nothing to take, and this card was the least loss.</source>
        <translation>Il n’y avait rien à prendre, et c’est cette carte qui me coûtait le moins.</translation>
    </message>
    <message>
        <source>It simply seemed best to me, however I looked at it.</source>
        <translation>Cela me semblait le mieux, voilà tout.</translation>
    </message>
    <message>
        <source>taking %1 with %2</source>
        <comment>the next best play</comment>
        <translation>prendre %1 avec %2</translation>
    </message>
    <message>
        <source>laying %1</source>
        <comment>the next best play</comment>
        <translation>poser %1</translation>
    </message>
    <message numerus="yes">
        <source>The next best was %1: it wins about %n fewer of 100 matches.</source>
        <translation>
            <numerusform>J’aurais aussi pu %1, mais on gagne ainsi environ %n partie sur cent de moins.</numerusform>
            <numerusform>J’aurais aussi pu %1, mais on gagne ainsi environ %n parties sur cent de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good was %1.</source>
        <translation>J’aurais aussi pu %1&#xa0;: c’était presque pareil.</translation>
    </message>
    <message>
        <source>I thought it through.</source>
        <translation>J’y ai bien réfléchi.</translation>
    </message>
    <message>
        <source>The next best was %1, which brings %2 less.</source>
        <comment>a play; about half a point</comment>
        <translation>J’aurais aussi pu %1, mais j’y perdais %2.</translation>
    </message>
    <message>
        <source>I thought it through, and expected to end this round %1 ahead.</source>
        <comment>about half a point</comment>
        <translation>J’y ai bien réfléchi, et je comptais finir la manche avec %1 d’avance.</translation>
    </message>
    <message>
        <source>I thought it through, and expected to end this round %1 behind: nothing promised more.</source>
        <comment>about half a point</comment>
        <translation>J’y ai bien réfléchi, et je comptais finir la manche avec %1 de retard&#xa0;: il n’y avait pas mieux.</translation>
    </message>
    <message>
        <source>I did not think of what a card left lying tells.</source>
        <translation>Je n’ai pas pensé à ce que révèle une carte laissée sur la table.</translation>
    </message>
    <message>
        <source>You decided this yourself. What it was worth, and what was best, is said by “Review this match” once it is over.</source>
        <translation>C’est vous qui avez choisi. «&#xa0;Revoir cette partie&#xa0;», une fois la partie finie, dit ce que valait ce coup et ce qui était mieux.</translation>
    </message>
</context>
</TS>
