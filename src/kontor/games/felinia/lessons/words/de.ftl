# Die Lektionen zu Felinia auf Deutsch.

## 1. Gebote und Preise

felinia-lesson-bidding-title = Gebote und Preise
felinia-lesson-bidding-about = Worum es geht und wie du um Waren bietest.
felinia-lesson-bidding-goal = Du leitest ein Handelshaus in der Stadt der Katzen. Deine Händler siedeln sich auf der Insel Felinia an. Dort sammeln sie Plättchen der fünf Völker, und die bringen Punkte. Wer die meisten Punkte hat, gewinnt.
felinia-lesson-bidding-chain = Auf die Insel kommt ein Händler per Schiff. Ein Schiff verlangt Waren. Waren kaufst du auf den Märkten, und dafür brauchst du ein Gebot. Deshalb beginnt jede Runde mit Geboten.
felinia-lesson-bidding-bid = Du hast drei Gebote. Reihum setzt jeder eines nach dem anderen, der Startspieler zuerst. Auf Markt 1 gibt es Bücher und Wein. Setze dein erstes Gebot dorthin.
felinia-lesson-bidding-bid-hint = { INPUT() ->
    [pointer] Klicke auf Markt 1, die oberste Zeile.
   *[text] Gib „bid market 1“ ein.
}
felinia-lesson-bidding-placed = Dein Gebot liegt auf Markt 1. Danach hat dein Gegner auch dort geboten.
felinia-lesson-bidding-other-bid = Dort darfst du bieten, aber vorerst wollen wir die Waren von Markt 1.
felinia-lesson-bidding-stack = Das neue Gebot liegt auf deinem. Das oberste ist zuerst dran, zahlt aber am meisten: 1 Münze für jedes Gebot im Stapel, das eigene mitgezählt. Dein Gegner zahlt also gleich 2 Münzen. Danach verlässt sein Gebot den Stapel und geht für die nächste Runde an ihn zurück. Dann liegt nur noch deines da, und du zahlst 1. Teurer machen es nur Gebote, die unter deinem liegen.
felinia-lesson-bidding-coins = Ein Gebot kann auch Münzen bringen. Auf deiner Spielertafel bringt dein erstes Gebot der Runde 1 Münze, dein zweites 2, dein drittes 3, egal wo die früheren liegen. Setze dein zweites Gebot auf deine Spielertafel.
felinia-lesson-bidding-coins-hint = { INPUT() ->
    [pointer] Klicke auf die Kreise deiner Spielertafel.
   *[text] Gib „bid board“ ein.
}
felinia-lesson-bidding-earned = Es war dein zweites Gebot, also bekommst du 2 Münzen.
felinia-lesson-bidding-coins-first = Verdiene erst Münzen: Biete auf deiner Spielertafel.
felinia-lesson-bidding-last = Ein Gebot ist noch übrig. Das obere Gebot kostet auch dann mehr, wenn darunter deine eigenen liegen: Ein drittes auf Markt 1 würde 3 Münzen kosten. Auf deiner Spielertafel brächte es 2 Münzen statt 3, denn mehr als 6 kannst du nie haben. Setze es, wohin du willst, nur nicht auf Markt 1.
felinia-lesson-bidding-last-hint = { INPUT() ->
    [pointer] Klicke auf Markt 2 oder 3, die Gilde oder deine Spielertafel.
   *[text] Gib zum Beispiel „bid market 2“ ein.
}
felinia-lesson-bidding-trade = Alle Gebote liegen, und der Handel beginnt oben. Dein Gegner hat auf Markt 1 für 2 Münzen die Bücher gekauft.
felinia-lesson-bidding-not-again = Ein drittes Gebot auf Markt 1 würde dich 3 Münzen kosten. Biete woanders.
felinia-lesson-bidding-buy = Jetzt kommt dein Gebot auf Markt 1 dran. Es liegt allein da, also ist der Preis 1 Münze. Kaufe den Wein.
felinia-lesson-bidding-buy-hint = { INPUT() ->
    [pointer] Klicke auf den Wein auf Markt 1.
   *[text] Gib „buy wine“ ein.
}
felinia-lesson-bidding-bought = Du hast für 1 Münze Wein bekommen. Du zahlst weniger, weil du als Letzter dran warst.
felinia-lesson-bidding-no-sale = Du hast genug Münzen. Kaufe den Wein.
felinia-lesson-bidding-no-decline = Du darfst verzichten, aber du brauchst Waren. Kaufe den Wein.
felinia-lesson-bidding-puzzle = Neue Stellung, jetzt ohne Hilfe. Du hast 2 Münzen und noch ein Gebot; dein Gegner hat alle drei gesetzt. Kaufe in dieser Runde eine Uhr.
felinia-lesson-bidding-puzzle-hint = Uhren gibt es auf Markt 2 und Markt 3. Zähle die Gebote in jedem Stapel, mit deinem obenauf.
felinia-lesson-bidding-puzzle-again = Du brauchst eine Uhr und hast 2 Münzen. Auf Markt 3 wäre dein Gebot das dritte und würde 3 kosten. Auf Markt 2 bist du zuerst dran und zahlst 2.
felinia-lesson-bidding-solved = Gut gemacht. Auf Markt 2 warst du zuerst dran und hast für die einzige Uhr 2 Münzen bezahlt.
felinia-lesson-bidding-end = Wer spät bietet, wählt zuerst; wer früh bietet, zahlt weniger. Die nächste Lektion zeigt Kaufen, Verkaufen und Tauschen.

## 2. Waren und Münzen

felinia-lesson-goods-title = Waren und Münzen
felinia-lesson-goods-about = Auf Märkten kaufen, für Münzen verkaufen, bei der Gilde tauschen.
felinia-lesson-goods-order = Alle Gebote liegen, der Handel beginnt. Zuerst ist Markt 1 dran, dann die Märkte darunter, zuletzt die Gilde. Zu zweit bleiben die Märkte 4 und 5 geschlossen. Du hast Gebote auf Markt 1, auf Markt 2 und bei der Gilde.
felinia-lesson-goods-buy = Auf Markt 1 liegt nur dein Gebot, eine Ware kostet also 1 Münze. Kaufe eine: Wein oder Glas.
felinia-lesson-goods-buy-hint = { INPUT() ->
    [pointer] Klicke auf eine Ware auf Markt 1.
   *[text] Gib „buy wine“ oder „buy glass“ ein.
}
felinia-lesson-goods-bought = Für 1 Münze gekauft. Mit jedem Gebot kannst du eine Ware kaufen.
felinia-lesson-goods-no-sale = Du musst noch nichts verkaufen.
felinia-lesson-goods-no-decline = Du darfst verzichten, aber dann bringt dir dieses Gebot nichts.
felinia-lesson-goods-sell = Auf Markt 2 musst du 2 zahlen, hast aber 1 Münze. Wenn dein Gebot dran ist, darfst du erst verkaufen. Gold, ein seltener Fund von der Insel, bringt 2 Münzen, eine Ware nur 1. Verkaufe dein Gold.
felinia-lesson-goods-sell-hint = { INPUT() ->
    [pointer] Klicke auf das Gold auf deiner Spielertafel.
   *[text] Gib „sell gold 1“ ein.
}
felinia-lesson-goods-sold = Du hast jetzt 3 Münzen. Denk an die Grenze: Was über 6 hinausgeht, verfällt.
felinia-lesson-goods-keep-goods = Eine Ware bringt nur 1 Münze, und Waren brauchst du noch. Verkaufe das Gold.
felinia-lesson-goods-second = Jetzt reicht es. Kaufe auf Markt 2 Bücher oder Kleider.
felinia-lesson-goods-second-hint = { INPUT() ->
    [pointer] Klicke auf eine Ware auf Markt 2.
   *[text] Gib „buy books“ oder „buy clothes“ ein.
}
felinia-lesson-goods-paid = Du hast 2 Münzen bezahlt. Dein Gegner hat verzichtet. Das kostet nichts, und sein Gebot verlässt den Stapel wie nach einem Kauf.
felinia-lesson-goods-enough = Deine Münzen reichen schon. Verkaufe nichts mehr.
felinia-lesson-goods-guild = Bei der Gilde tauschst du eine Ware gegen eine beliebige andere Sorte aus dem Beutel. Dazu bekommst du ein Gewürz, das du für 1 Münze verkaufen kannst. Der Preis gilt wie auf einem Markt: Dein Gebot ist allein, also 1 Münze. Tausche eine Ware.
felinia-lesson-goods-guild-hint = { INPUT() ->
    [pointer] Klicke auf deiner Spielertafel auf die Ware, die du abgibst, dann im Beutel auf die Sorte, die du willst.
   *[text] Gib zum Beispiel „exchange glass books spice“ ein.
}
felinia-lesson-goods-exchanged = Du hast die gewünschte Ware und ein Gewürz. Gold und Gewürze kannst du nicht tauschen, denn sie sind keine Waren.
felinia-lesson-goods-puzzle = Neue Stellung, jetzt ohne Hilfe. Du hast ein Gebot bei der Gilde, eine Uhr, ein Glas, ein Gewürz und keine Münze. Hol dir eine zweite Uhr.
felinia-lesson-goods-puzzle-hint = Der Tausch kostet 1 Münze. Was kannst du verkaufen, ohne dass es dir fehlt?
felinia-lesson-goods-puzzle-again = Du hast keine zwei Uhren. Verkaufe das Gewürz für 1 Münze und tausche dann das Glas gegen eine Uhr.
felinia-lesson-goods-solved = Gut gemacht. Für den Tausch gab es sogar ein neues Gewürz. Der Handel ist vorbei, und ein Schiff ist losgefahren. Welches, erklärt die nächste Lektion.
felinia-lesson-goods-end = Du kommst jetzt an die Waren, die du brauchst. Die nächste Lektion zeigt, wofür: für Schiffe.

## 3. Schiffe

felinia-lesson-ships-title = Schiffe
felinia-lesson-ships-about = Händler an Bord schicken und wissen, welche Schiffe fahren.
felinia-lesson-ships-ship = Vier Schiffe liegen im Hafen. Jedes zeigt Land, Abfahrtszeit (dazu gleich mehr), den Preis für einen Händler und seine Plätze. Das umrandete verlangt zwei Bücher und eine Münze und hat nur einen Platz.
felinia-lesson-ships-buy = Du hast ein Buch und 2 Münzen. { INPUT() ->
    [pointer] Häkchen am Kai zeigen, was du schon bezahlen kannst.{" "}
   *[text] {""}
}Dein Gebot auf Markt 1 ist dran, der Preis ist 1. Kaufe noch ein Buch.
felinia-lesson-ships-buy-hint = { INPUT() ->
    [pointer] Klicke auf das Buch auf Markt 1.
   *[text] Gib „buy books“ ein.
}
felinia-lesson-ships-bought = Zwei Bücher und eine Münze, genau was das Schiff verlangt.
felinia-lesson-ships-books-wanted = Damit kannst du dieses Schiff nicht bezahlen. Es verlangt Bücher.
felinia-lesson-ships-buy-first = An Bord geht es nur direkt nach einem Kauf oder Tausch. Kaufe ein Buch.
felinia-lesson-ships-aboard = Direkt nach einem Kauf oder Tausch, und nur dann, darfst du Händler an Bord schicken: so viele, wie du bezahlen kannst, auf beliebige Schiffe mit freien Plätzen. Schicke einen auf das Schiff mit dem einen Platz.
felinia-lesson-ships-aboard-hint = { INPUT() ->
    [pointer] Klicke auf das umrandete Schiff.
   *[text] Gib „board cheetahs_c“ ein.
}
felinia-lesson-ships-sailed = Du hast zwei Bücher und eine Münze bezahlt. Dann war der Handel zu Ende, und das volle Schiff fuhr in sein Land. Dort ist dein Händler im Hafen gelandet. Wenn er seinen Weg beendet hat, verlässt das leere Schiff das Spiel.
felinia-lesson-ships-no-sale = Behalte deine Waren: Du brauchst sie für das Schiff.
felinia-lesson-ships-board-now = Du darfst an Land bleiben, aber hier soll ein Händler reisen. Geh an Bord.
felinia-lesson-ships-sails = Nach dem Handel fahren alle vollen Schiffe, das früheste zuerst, und keine anderen. Ist keines voll, fährt nur das mit der frühesten Zeit, selbst ohne Händler. Die anderen warten mit ihren Händlern an Bord.
felinia-lesson-ships-early = Neue Stellung. Du kannst einen Platz bezahlen: auf dem Schiff von 7:30 oder auf dem von 9:00. Beide haben zwei Plätze, keines wird also voll. Geh auf das, das diese Runde trotzdem fährt.
felinia-lesson-ships-early-hint = { INPUT() ->
    [pointer] Vergleiche die Zeiten aller vier Schiffe. Klicke auf das früheste.
   *[text] Vergleiche die Zeiten. Das früheste Schiff ist „board cheetahs_a“.
}
felinia-lesson-ships-alone = Das Schiff von 7:30 fuhr mit nur einem Händler, weil keines voll war und seine Zeit die früheste ist.
felinia-lesson-ships-too-late = Das Schiff von 9:00 müsste halb leer warten. Welches hat die früheste Zeit?
felinia-lesson-ships-puzzle = Neue Stellung, jetzt ohne Hilfe. Auf dem Schiff von 8:30 ist ein Händler deines Gegners. Du hast 1 Münze, und dein Gebot auf Markt 1 ist dran. Geh auf ein Schiff, das dadurch voll wird und fährt.
felinia-lesson-ships-puzzle-hint = Auf dem Schiff von 8:30 ist noch ein Platz. Vergleiche seinen Preis mit deinen Waren: Was fehlt?
felinia-lesson-ships-puzzle-again = Dein Händler fährt nicht auf einem vollen Schiff. Kaufe die Uhr und nimm den letzten Platz auf dem Schiff von 8:30.
felinia-lesson-ships-solved = Gut gemacht. Ein Buch und zwei Uhren, und das Schiff ist voll. Es fährt als einziges. Die Händler landen in der Reihenfolge, in der sie an Bord gingen, der deines Gegners also zuerst.
felinia-lesson-ships-end = Du weißt, wie du auf die Insel kommst. Die nächste Lektion zeigt, was deine Händler dort tun.

## 4. Auf der Insel

felinia-lesson-island-title = Auf der Insel
felinia-lesson-island-about = Plättchen umdrehen, gehen und sich auf einem Handelsposten ansiedeln.
felinia-lesson-island-port = Dein Händler ist im Land der Geparde gelandet, im Hafen. Nach seinem Weg verlässt das leere Schiff das Spiel. Wege verbinden die Provinzen des Landes: den Hafen, Provinzen mit Symbolen und Handelsposten, auf denen Plättchen jedes Volks liegen können. Dein Händler geht bis zu drei Schritte; der Hafen war der erste.
felinia-lesson-island-turn = Einen Handelsposten darfst du nur betreten, wenn sein Plättchen offen liegt. Hier im Hafen, und nur hier, darfst du bis zu zwei Plättchen dieses Landes umdrehen. Dreh ein umrandetes um.
felinia-lesson-island-turn-hint = { INPUT() ->
    [pointer] Klicke auf einen der umrandeten Handelsposten.
   *[text] Gib zum Beispiel „turn cheetahs_a1“ ein.
}
felinia-lesson-island-turned = Das Plättchen bleibt offen liegen, für alle. Du dürftest noch eines umdrehen.
felinia-lesson-island-turn-first = Du darfst schon losgehen, aber sieh dich erst um: Dreh ein Plättchen um.
felinia-lesson-island-turn-near = Das darfst du, aber diese Lektion nimmt einen anderen Weg. Dreh ein umrandetes Plättchen um.
felinia-lesson-island-no-stop = Wenn du hier aufhörst, geht dein Händler ohne Plättchen heim. Mach weiter.
felinia-lesson-island-gold = Jetzt geh los. Wenn du eine Provinz mit einem Symbol betrittst, bekommst du, was es zeigt{ INPUT() ->
    [pointer] ; eine Kiste steht für eine zufällige Ware
   *[text] {""}
}. Geh zur Provinz mit dem Gold.
felinia-lesson-island-gold-hint = { INPUT() ->
    [pointer] Klicke auf die umrandete Provinz.
   *[text] Gib „step cheetahs_b2“ ein.
}
felinia-lesson-island-found = Du hast ein Gold. Du kannst es für 2 Münzen verkaufen oder behalten: Am Ende zählt es 1 Punkt.
felinia-lesson-island-enough = Ein Plättchen reicht vorerst. Geh weiter.
felinia-lesson-island-other-way = Diese Provinz bringt eine Münze. Diesmal wollen wir das Gold.
felinia-lesson-island-settle = Ein Schritt ist noch übrig. Betritt einen Handelsposten mit offenem Plättchen: Du nimmst das Plättchen, und dein Händler siedelt sich dort für den Rest der Partie an.
felinia-lesson-island-settle-hint = { INPUT() ->
    [pointer] Klicke auf den umrandeten Handelsposten mit dem Plättchen der Tiger.
   *[text] Gib „step cheetahs_a2“ ein.
}
felinia-lesson-island-settled = Das Plättchen gehört dir, und dein Händler bleibt auf der Insel. Beides zählt am Ende.
felinia-lesson-island-no-tile = Dort liegt kein Plättchen, und es wäre dein letzter Schritt: Dein Händler ginge heim. Betritt einen Handelsposten.
felinia-lesson-island-home = Ein Händler, der keinen Handelsposten erreicht, geht heim, und du kannst ihn wieder losschicken. Auf einem Weg bleibst du in einem Land. Eine Provinz mit einem Händler darfst du nicht betreten, und keine zweimal.
felinia-lesson-island-store = Am Ende der Runde darfst du drei Waren kostenlos behalten oder vier für 2 Münzen, aber nicht mehr. Der Rest wird für je 1 Münze verkauft. Gold und Gewürze behältst du alle.
felinia-lesson-island-round = Dann beginnt die nächste Runde: Neue Schiffe kommen an die leeren Liegeplätze, und der nächste Spieler wird Startspieler. Die offenen Märkte, auf denen zu Beginn der Partie je zwei Waren lagen, werden auf drei aufgefüllt.
felinia-lesson-island-puzzle = Neue Stellung, jetzt ohne Hilfe. Dein Händler ist im Hafen. Hol dir auf einem Weg ein Gold und das Plättchen der Löwen.
felinia-lesson-island-puzzle-hint = Zwei Wege führen zum Plättchen der Löwen. Welcher kommt am Gold vorbei?
felinia-lesson-island-puzzle-again = Du brauchst beides auf einem Weg. Geh über die Provinz mit dem Gold, dann zum Plättchen der Löwen.
felinia-lesson-island-solved = Gut gemacht. Unterwegs Gold, und am Ziel ein Plättchen der Löwen.
felinia-lesson-island-end = Du kennst jetzt eine ganze Runde. Die nächste Lektion zeigt, was deine Plättchen und Händler wert sind.

## 5. Wertung und Ende

felinia-lesson-scoring-title = Wertung und Ende
felinia-lesson-scoring-about = Was Plättchen und Händler wert sind und wann die Partie endet.
felinia-lesson-scoring-tiles = Ein Plättchen eines Volks zählt 1 Punkt, zwei zählen je 2, drei je 3. Ab vier zählt jedes deiner Plättchen der Löwen oder Tiger 4, bei den anderen Völkern bleibt es bei je 3. Vier Löwen zählen also 16 Punkte. Du hast zwei Plättchen der Geparde: 4 Punkte.
felinia-lesson-scoring-third = Dein Händler hat noch einen Schritt. Zwei Handelsposten sind erreichbar, einer mit einem Plättchen der Geparde, einer mit einem der Tiger. Nimm das, das dir mehr bringt.
felinia-lesson-scoring-third-hint = Dein erstes Plättchen der Tiger bringt 1 Punkt. Was bringt ein drittes der Geparde?
felinia-lesson-scoring-nine = Drei Plättchen der Geparde sind 9 Punkte wert. Das dritte allein brachte 5.
felinia-lesson-scoring-bonus = Gold kann noch mehr. Mit einem Gebot bei der Gilde kannst du statt zu tauschen ein Bonusplättchen nehmen. Es kostet 1 Gold, 1 Gewürz und den Preis des Gebots. { INPUT() ->
    [pointer] Eines ohne Aufschrift zählt wie ein weiteres Plättchen seines Volks. Steht +1 darauf, bringt es
   *[text] „+1 Plättchen“ zählt wie ein weiteres Plättchen seines Volks. „+1 pro Plättchen“ bringt
} 1 Punkt für jedes deiner Plättchen dieses Volks.
felinia-lesson-scoring-count-tiles = Das bringt weniger. Ein erstes Plättchen der Tiger zählt 1 Punkt, und aus einer Provinz ohne Plättchen geht dein Händler heim. Vergleiche: Zwei Plättchen der Geparde zählen 4, drei zählen 9.
felinia-lesson-scoring-no-stop = Dann geht dein Händler ohne Plättchen heim. Mach einen Schritt.
felinia-lesson-scoring-groups = Neue Stellung. Auch deine Händler zählen: allein 1 Punkt, zu zweit je 2, in größeren Gruppen je 3. Eine Gruppe sind eigene Händler in Provinzen, die aneinandergrenzen, auch ohne Weg und auch über Landesgrenzen. Die Plättchen sind hier gleich viel wert. Siedle dich neben deinem Paar an.
felinia-lesson-scoring-groups-hint = Dein Paar steht am Rand des Landes der Tiger. Welcher Handelsposten hier grenzt daran?
felinia-lesson-scoring-three = Deine Dreiergruppe zählt 9 Punkte, das Paar allein zählte 4. Auch eine Kette von Nachbarn ist eine Gruppe.
felinia-lesson-scoring-count-group = Dort gehört dein Händler nicht zu deinem Paar. Allein auf einem Handelsposten zählt er nur 1, ohne Handelsposten geht er heim. Suche den Handelsposten, der an dein Paar grenzt.
felinia-lesson-scoring-rest = Was übrig ist, zählt ein wenig: je 1 Punkt für jedes Gold, jede Ware und je zwei Gewürze. Münzen zählen nichts, entscheiden aber bei Gleichstand.
felinia-lesson-scoring-shown = Die Plättchen der anderen liegen verdeckt: Merk dir, wer welche genommen hat. { INPUT() ->
    [pointer] Der Lorbeer auf deiner Spielertafel zeigt deine sicheren Punkte und hinter dem Pfeil, was du hättest, wenn die Partie jetzt endete. „?“ steht für
   *[text] „Punkte bisher“ zeigt, was jeder hätte, wenn die Partie jetzt endete. „?“ steht für
} Punkte aus Plättchen, die du nicht siehst.
felinia-lesson-scoring-ending = Die Partie endet, wenn jemand den letzten Händler an Bord schickt, den er noch zu Hause hat. Der Handel wird zu Ende gespielt. Dann fahren alle Schiffe, nicht nur die vollen, das früheste zuerst, und es wird gezählt. Die Partie endet auch, wenn nach einer Runde zu wenige neue Schiffe für die leeren Liegeplätze da sind. Dann fahren erst noch alle wartenden Schiffe, auf denen Händler sind, das früheste zuerst.
felinia-lesson-scoring-puzzle = Neue Stellung, jetzt ohne Hilfe. Du hast 7 Punkte: 2 für je ein Plättchen der Geparde und der Tiger, 4 für dein Paar Händler, 1 für dein Glas. Geh vom Hafen los und komm auf mindestens 16 Punkte.
felinia-lesson-scoring-puzzle-hint = Drei Dinge zählen zusammen: der Weg dorthin, das Plättchen und die Nachbarn des Handelspostens.
felinia-lesson-scoring-puzzle-again = Das sind weniger als 16. Nimm unterwegs das Gold mit und suche ein zweites Plättchen der Tiger neben deinem Paar.
felinia-lesson-scoring-solved = Gut gemacht: 1 für das Gold, 3 für das zweite Plättchen der Tiger und 5 für die größere Gruppe.
felinia-lesson-scoring-end = Du kennst jetzt die klassische Seite des Spielplans. { INPUT() ->
    [pointer] Für eine Partie gegen Bots verlass die Lektion und wähle „Partie beginnen“.
   *[text] Für eine Partie gegen Bots gib „kontor play felinia --players 3 --seat 0“ ein.
} Die nächste Lektion zeigt die andere Seite, für Experten.

## 6. Die Expertenseite

felinia-lesson-expert-title = Die Expertenseite
felinia-lesson-expert-about = Offene Plättchen, Proviant, Sonderplättchen und geheimnisvolle Orte.
felinia-lesson-expert-open = Der Spielplan hat eine zweite Seite, für Experten. Dort ist die Insel größer, und alle Plättchen liegen von Anfang an offen. Manche sind Sonderplättchen: Auch sie liegen auf Handelsposten, gehören aber zu keinem Volk, und jedes hat seine eigene Wirkung. Dein Händler hat schon drei Schritte gemacht.
felinia-lesson-expert-provision = Jeder Schritt nach dem dritten kostet 1 Proviant, eine Ration, die du auf der Insel findest. Du hast einen. Geh weiter und nimm das Sonderplättchen auf dem umrandeten Handelsposten.
felinia-lesson-expert-provision-hint = { INPUT() ->
    [pointer] Der Handelsposten liegt direkt neben deinem Händler. Klicke darauf.
   *[text] Gib „step cheetahs_c3“ ein.
}
felinia-lesson-expert-special = Mit diesem Plättchen zählt jeder deiner einzelnen Händler 2 Punkte. Das Handbuch erklärt alle acht Sonderplättchen.
felinia-lesson-expert-other-post = Das geht, aber wir wollen das Sonderplättchen.
felinia-lesson-expert-no-stop = Wenn du hier aufhörst, geht dein Händler heim. Geh weiter.
felinia-lesson-expert-place = Neue Stellung, ein neuer Weg. Ein Symbol steht hier für die geheimnisvollen Orte, einen Stapel Karten. Betritt die umrandete Provinz und sieh dir die obersten beiden an.
felinia-lesson-expert-place-hint = { INPUT() ->
    [pointer] Klicke auf die umrandete Provinz.
   *[text] Gib „step cheetahs_b2“ ein.
}
felinia-lesson-expert-other-way = Diese Provinz bringt Gold. Besuche diesmal die geheimnisvollen Orte.
felinia-lesson-expert-keep = Nur du siehst diese Karten. Behalte eine oder keine. Ein Ort zählt 1 Punkt, mehrere zählen je 2. Zeigt eine Karte eine Ware, zahlst du diese, um die Karte zu behalten. Wähle.
felinia-lesson-expert-keep-hint = Hier ist jede Wahl richtig. Eine Karte ohne Preis ist ein geschenkter Punkt.
felinia-lesson-expert-kept = Die anderen wissen nicht, was du gesehen hast. Nicht behaltene Karten kommen unter den Stapel.
felinia-lesson-expert-guild = Proviant findest du auf der Insel, bei eigenen Symbolen. Und wenn du bei der Gilde eine Ware tauschst, kannst du statt des Gewürzes einen Proviant nehmen. Manche Wege führen in andere Länder, aber du darfst sie nur gehen, wenn eine Option der Partie das erlaubt.
felinia-lesson-expert-puzzle = Neue Stellung, jetzt ohne Hilfe. Dein Händler ist im Hafen der Tiger, und du hast keinen Proviant. Siedle dich auf dem umrandeten Handelsposten an. Mit dem Hafen sind es vier Schritte.
felinia-lesson-expert-puzzle-hint = Du darfst Proviant benutzen, den du auf demselben Weg findest.
felinia-lesson-expert-puzzle-again = Du hast den Handelsposten nicht erreicht. Der dritte Schritt muss in die Provinz mit Proviant neben dem Handelsposten führen.
felinia-lesson-expert-solved = Gut gemacht. Du hast unterwegs zweimal Proviant gefunden und einen für den vierten Schritt ausgegeben.
felinia-lesson-expert-end = Du kennst jetzt beide Seiten von Felinia. { INPUT() ->
    [pointer] Wähle „Partie beginnen“, um auf der klassischen Seite gegen Bots zu spielen. Für die Expertenseite eröffne einen neuen Tisch mit dem Spielplan „Experten“.
   *[text] Für eine Partie gegen Bots auf der Expertenseite gib „kontor play felinia --board expert --players 3 --seat 0“ ein, für die klassische Seite dasselbe ohne „--board expert“.
}

## Die begleitete erste Partie

felinia-guide-goal = Willkommen zu deiner ersten Partie. Biete auf Waren, bezahle damit einen Platz auf einem Schiff und führe deinen Händler zu einem Plättchen auf der Insel. Mehrere Plättchen eines Volkes zählen viel mehr als einzelne.
felinia-guide-bid = Biete auf einem Markt mit Waren, die du für ein Schiff brauchst. Das letzte Gebot eines Stapels ist zuerst dran, zahlt aber am meisten. Auf deiner Spielertafel bringt ein Gebot dagegen Münzen.
felinia-guide-buy = Dein Gebot ist dran: Kaufe eine Ware zum angezeigten Preis. Sieh dir dabei die Schiffe an, denn nur Waren, die ein Schiff verlangt, bringen dich weiter.
felinia-guide-exchange = Bei der Gilde tauschst du eine Ware gegen eine beliebige andere Sorte und bekommst ein Gewürz dazu.
felinia-guide-bonus = Für Gold und Gewürz bekommst du ein Bonusplättchen. Es wertet die Plättchen eines Volkes auf: Wähle eines, das du sammelst.
felinia-guide-decline = Du darfst auf den Handel verzichten, etwa wenn der Preis zu hoch ist. Das kostet nichts, und du bekommst das Gebot für die nächste Runde zurück.
felinia-guide-sell = Fehlen dir Münzen, darfst du verkaufen: Gold bringt 2 Münzen, ein Gewürz oder eine Ware 1. Was übrig bleibt, zählt am Ende: Verkaufe also nur, wenn du musst.
felinia-guide-board = Du kannst den Preis eines Schiffs bezahlen: Schicke einen Händler an Bord. Volle Schiffe fahren noch in dieser Runde ab und bringen ihre Händler auf die Insel.
felinia-guide-step = Dein Händler ist gelandet: Das war der erste von drei Schritten auf den Wegen. Symbole unterwegs geben dir Waren, Münzen, Gold oder Gewürz. Ein offenes Plättchen beendet den Weg: Es gehört dir.
felinia-guide-turn = Verdeckte Plättchen versperren den Weg. Im Hafen darfst du in diesem Land bis zu zwei umdrehen.
felinia-guide-stop = Du darfst den Weg hier beenden. Auf der Insel bleibt dein Händler aber nur auf einem Handelsposten: Geh zu einem Plättchen, wenn du kannst.
felinia-guide-done = Du musst hier nichts weiter tun: Der Knopf oben beendet diesen Schritt.
felinia-guide-store = Du darfst drei Waren in die nächste Runde mitnehmen, für 2 Münzen vier. Behalte, was das nächste Schiff verlangt.
felinia-guide-keep = Du darfst einen dieser geheimnisvollen Orte behalten. Einer zählt 1 Punkt, mehrere zählen je 2.
