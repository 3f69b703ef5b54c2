# Pfeffersäcke in German. Names in arguments ($city, $value, …) are those of docs/pfeffersaecke.md.

## Names of things

pfeffersaecke-region = { $region ->
    [flandern] Flandern & Brabant
    [holland] Holland & Westfalen
    [rheinland] Rheinland
    [niedersachsen] Niedersachsen
    [wenden] Wendische Küste
    [sachsen] Sachsen
    [hessen] Hessen & Thüringen
    [schwaben] Schwaben & Elsass
    [bayern] Franken & Bayern
    [boehmen] Böhmen & Österreich
   *[other] { $name }
}
pfeffersaecke-florins = { $florins ->
   *[other] { $florins } Gulden
}
pfeffersaecke-branches = { $branches ->
    [one] ein Kontor
   *[other] zwei Kontore
}
pfeffersaecke-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pfeffersaecke-variant = { $intro ->
    [true] {" "}· { pfeffersaecke-option-name-intro }
   *[other] {""}
}

## The lobby: boards, options, ends, score sources

pfeffersaecke-about = Eröffne Kontore in den Städten und Kleinstädten Mitteleuropas, gewinne die Städte und breite dich über die Regionen aus. Wer am Ende den meisten Einfluss hat, gewinnt.

pfeffersaecke-board-name-central_europe = Mitteleuropa
pfeffersaecke-board-central_europe = Ein Plan von Mitteleuropa mit 25 Städten, 20 Kleinstädten und 10 Regionen. Er ist eine Rekonstruktion. Wenn du das Spiel besitzt, kannst du seinen Plan im Spielplan-Editor nachzeichnen.

pfeffersaecke-option-name-intro = Vorgegebene erste Kleinstädte
pfeffersaecke-option-intro = Die ersten Kleinstädte sind vorgegeben, und jeder Spieler bekommt einen Tipp für den ersten Zug. Empfohlen für die erste Partie (S6).
pfeffersaecke-option-name-end_at_once = Sofortiges Ende
pfeffersaecke-option-end_at_once = Die Partie endet in dem Moment, in dem die letzte Kleinstadt besetzt oder die letzte Stadtmarke entfernt wird. Kontore, die noch in einer Stadtmitte warten, nehmen keinen Platz mehr ein und gewinnen keine Stadt. Für die Regionen zählen sie (O2).
pfeffersaecke-option-name-town_counter = Kleinstadtzähler
pfeffersaecke-option-town_counter = So viele Kleinstädte müssen bis zum Ende der Partie besetzt werden. Gilt nur zu zweit (O3).
pfeffersaecke-value-town_counter-16 = 16 Kleinstädte
pfeffersaecke-value-town_counter-20 = 20 Kleinstädte

pfeffersaecke-end-towns = der Kleinstadtzähler steht auf null (E1a)
pfeffersaecke-end-discs = alle Stadtmarken sind aus dem Spiel (E1b)
pfeffersaecke-end-standstill = eine ganze Runde ohne neues Kontor (E1c)
pfeffersaecke-source-towns = Kleinstädte
pfeffersaecke-source-cities = gewonnene Städte
pfeffersaecke-source-regions = Regionen
pfeffersaecke-source-money = Gulden
pfeffersaecke-setup-intro = Der Spielplan { $board } gibt für { $players } Spieler keine ersten Kleinstädte vor (S6). { $possible ->
    [none] Schalte { $option } aus.
   *[other] Es gibt sie für { $possible } Spieler. Du kannst auch { $option } ausschalten.
}
pfeffersaecke-setup-counter = Der Spielplan { $board } hat { $towns } Kleinstädte, zu wenige für einen Kleinstadtzähler von { $wanted } (B10). Setze { $option } auf { $possible }.

## Kinds of actions

pfeffersaecke-kind-first = Den Startspieler auslosen
pfeffersaecke-kind-deal = Eine Stadtmarke verteilen
pfeffersaecke-kind-found = Dein erstes Kontor in einer Kleinstadt eröffnen
pfeffersaecke-kind-open = Eine Stadt mit einer Stadtmarke öffnen
pfeffersaecke-kind-extend = In einer Stadt erweitern
pfeffersaecke-kind-income = Deine Einkünfte nehmen
pfeffersaecke-kind-branch = Ein neues Kontor eröffnen
pfeffersaecke-kind-pass = Kein neues Kontor eröffnen

## What is being decided

pfeffersaecke-hint = { $hint ->
    [none] {""}
   *[other] {" "}Tipp: { $hint } liegt in der Nähe.
}
pfeffersaecke-decision-first = Der Startspieler wird ausgelost.
pfeffersaecke-decision-deal = Die Stadtmarken werden verteilt.
pfeffersaecke-decision-found = { INPUT() ->
    [pointer] Klicke auf eine freie Kleinstadt, um dort dein erstes Kontor zu eröffnen.
   *[text] Eröffne dein erstes Kontor in einer freien Kleinstadt.
}
pfeffersaecke-decision-open = { INPUT() ->
    [pointer] Klicke auf eine geschlossene Stadt, um sie mit einer deiner Stadtmarken zu öffnen.
   *[text] Öffne eine Stadt mit einer deiner Stadtmarken.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-extend = { INPUT() ->
    [pointer] Klicke auf eine Stadt, um dort zu erweitern ({ $cities }), oder nimm deine Einkünfte.
   *[text] Du darfst in jeder dieser Städte erweitern, in beliebiger Reihenfolge: { $cities }. Nimm dann deine Einkünfte.
}
pfeffersaecke-decision-income = Nimm deine Einkünfte, mit oder ohne Geleitbrief.
pfeffersaecke-decision-branch = Du hast { pfeffersaecke-florins }. { INPUT() ->
    [pointer] Klicke auf eine Stadt oder Kleinstadt, um dort ein Kontor zu eröffnen, oder passe.
   *[text] Eröffne ein neues Kontor oder passe.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-second = Du hast noch { pfeffersaecke-florins }. { INPUT() ->
    [pointer] Klicke auf eine Stadt oder Kleinstadt, um dort mit einem Geleitbrief ein zweites Kontor zu eröffnen, oder passe.
   *[text] Du darfst mit einem Geleitbrief ein zweites Kontor eröffnen oder passen.
}

## What happened

pfeffersaecke-first = { seat-name } ist Startspieler.
pfeffersaecke-dealt = { seat-name } bekommt eine Stadtmarke vom Wert { $value }.
pfeffersaecke-founded = { seat-name } beginnt in { $town }. Kleinstädte bis zum Ende: { $counter }.
pfeffersaecke-turn = Zug { $number }: { SEAT($seat, where: "within") }.
pfeffersaecke-opened = { seat-name } öffnet { $city } mit einer Stadtmarke vom Wert { $value }.
pfeffersaecke-extended = { seat-name } erweitert in { $city } um { pfeffersaecke-branches }{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gulden
}.
pfeffersaecke-income = { $rule ->
    [L3] { seat-name } nimmt { pfeffersaecke-florins } statt { $plain }.
   *[other] { seat-name } nimmt { pfeffersaecke-florins }{ $cities ->
        [0] .
       *[other] , davon { $cities } aus Städten.
    }
}
pfeffersaecke-branch = { seat-name } eröffnet von { $origin } aus ein Kontor in { $place } für { $cost ->
   *[other] { $cost } Gulden
}{ $kind ->
    [town] {" "}und erhält 1 Punkt. Kleinstädte bis zum Ende: { $counter }.
   *[city] .
}
pfeffersaecke-letter = { seat-name } gibt einen Geleitbrief aus.
pfeffersaecke-passed = { seat-name } eröffnet kein neues Kontor.
pfeffersaecke-settled = { $branches ->
    [one] Das Kontor von { SEAT($seat, where: "within") } nimmt in { $city } einen Platz ein.
   *[other] Die Kontore von { SEAT($seat, where: "within") } nehmen in { $city } Plätze ein.
}
pfeffersaecke-won = { $rule ->
    [T6b] { seat-name } hält mehr als die Hälfte von { $city } und erhält { pfeffersaecke-points }.
   *[T6c] { $city } ist voll. { SEAT($seat) } hat die meisten Kontore und erhält { pfeffersaecke-points }.
}
pfeffersaecke-why-over = { $reason ->
    [towns] Der Kleinstadtzähler steht auf null
    [discs] Alle Stadtmarken sind aus dem Spiel
   *[standstill] Eine ganze Runde lang kam kein neues Kontor dazu
}
pfeffersaecke-over = Die Partie ist zu Ende: { pfeffersaecke-why-over }.
pfeffersaecke-outcome = { $count ->
    [one] { SEAT($winners) } gewinnt
   *[other] { SEAT($winners) } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}{ $tied ->
    [yes] {" "}(bei Gleichstand entschieden die gewonnenen Städte)
   *[no] {""}
}. Grund für das Ende: { pfeffersaecke-why-over }.

## Why an action is not allowed

pfeffersaecke-over-now = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
pfeffersaecke-not-now-first = Warte, bis der Startspieler ausgelost ist.
pfeffersaecke-not-now-deal = Warte, bis die Stadtmarken verteilt sind.
pfeffersaecke-not-now-found = Eröffne zuerst dein erstes Kontor in einer freien Kleinstadt.
pfeffersaecke-not-now-open = Öffne zuerst eine Stadt mit einer deiner Stadtmarken.
pfeffersaecke-not-now-extend = Erweitere zuerst in Städten oder nimm deine Einkünfte.
pfeffersaecke-not-now-income = Nimm zuerst deine Einkünfte, mit oder ohne Geleitbrief.
pfeffersaecke-not-now-branch = Eröffne zuerst ein neues Kontor oder passe.
pfeffersaecke-not-now-second = Eröffne zuerst mit einem Geleitbrief ein zweites Kontor oder passe.
pfeffersaecke-no-such-seat = Den Platz { $seat } gibt es nicht. Bei { $seats } Spielern zählen die Plätze ab 0.
pfeffersaecke-not-in-bag = { $wait ->
    [yes] Stadtmarken vom Wert { $value } werden nach den großen (5 bis 8) verteilt.
   *[no] Es ist keine Stadtmarke vom Wert { $value } mehr zu verteilen.
}
pfeffersaecke-town-taken = { SEAT($owner) } hat schon ein Kontor in { $place }, und eine Kleinstadt hat nur einen Platz. Wähle eine andere.
pfeffersaecke-already-open = { $city } ist schon offen. Wähle eine geschlossene Stadt.
pfeffersaecke-no-disc = { $city } braucht eine Stadtmarke vom Wert { $value }. Du hast { $held ->
    [none] keine
   *[other] { $held }
}. Wähle eine andere Stadt.
pfeffersaecke-city-closed = { $city } ist geschlossen. Zuerst muss jemand die Stadt mit einer Stadtmarke öffnen.
pfeffersaecke-city-full = { $city } ist voll. Wähle eine andere Stadt.
pfeffersaecke-no-branch-there = Du hast kein Kontor in { $city }, das du erweitern kannst. Nach deinen Einkünften kannst du dort ein neues eröffnen.
pfeffersaecke-extended-already = Du hast in { $city } in diesem Zug schon erweitert. Wähle eine andere Stadt oder nimm deine Einkünfte.
pfeffersaecke-no-space = { $free ->
    [0] { $city } ist voll. Wähle eine andere Stadt.
   *[other] In { $city } ist nur ein Platz frei, du brauchst { $wanted }.
}
pfeffersaecke-no-supply = { $supply ->
    [0] Du hast kein Kontor mehr im Vorrat.
   *[other] Du hast nur noch ein Kontor im Vorrat.
}
pfeffersaecke-too-dear = { $place } kostet { $price } Gulden, und du hast { $money }. Wähle einen günstigeren Ort oder passe.
pfeffersaecke-letter-spent = Du kannst nur einen Geleitbrief pro Zug ausgeben.
pfeffersaecke-no-letter = Du hast keinen Geleitbrief mehr.
pfeffersaecke-first-turn = In deinem ersten Zug kannst du keinen Geleitbrief ausgeben.
pfeffersaecke-own-branch = Du hast schon ein Kontor in { $place }. Wähle einen anderen Ort.
pfeffersaecke-not-joined = { $place } liegt neben keinem deiner Kontore. Wähle einen Ort neben einem deiner Kontore.
pfeffersaecke-joined-too-late = { $place } liegt nur neben { $opened }, wo du gerade erst eröffnet hast. Wähle einen Ort neben einem älteren Kontor.
pfeffersaecke-which-branch = { $second ->
    [yes] Für dein zweites Kontor brauchst du einen Geleitbrief („branch letter { $place }“).
   *[no] Dein erstes neues Kontor braucht keinen Geleitbrief („branch { $place }“). Er ist für ein zweites.
}

## Faults of a position

position-unknown-town = { $where }: Der Spielplan hat keine Kleinstadt „{ $name }“.
position-unknown-place = { $where }: Der Spielplan hat keinen Ort „{ $name }“.
position-spaces = { $where }: Diese Stadt hat { $most } Plätze. Nenne die Spieler (ihre Platznummern) vom Pfeil an.
position-seat = { $where }: Hier muss eine Platznummer von 0 bis { $high } stehen.
position-one-decision = { $where }: muss eine offene Entscheidung sein, als Tabelle mit ihrem Namen, oder nichts, wenn die Partie zu Ende ist.
pfeffersaecke-position-bytes = Eine Stellung auf diesem Spielplan hat { $wanted } Bytes, nicht { $bytes }.
pfeffersaecke-position-active = active: Nach first und der Zahl der Züge, Kleinstädte oder Stadtmarken ist ein anderer Platz dran.
pfeffersaecke-position-gap = In { $city } ist vor einem Kontor ein Platz frei. Plätze füllen sich vom Pfeil an.
pfeffersaecke-position-closed = { $city } ist geschlossen, hat aber Kontore.
pfeffersaecke-position-crowded = { $city } hat nur { $size } Plätze für alle Kontore, auch für die in der Mitte.
pfeffersaecke-position-unscored = { $city } ist voll, oder ein Spieler hält mehr als die Hälfte. Die Stadt muss gewertet sein (T6).
pfeffersaecke-position-branches = Der Platz mit der Nummer { $seat } hat { $counted ->
    [one] { $counted } Kontor
   *[other] { $counted } Kontore
} statt { $wanted }, auf dem Plan und im Vorrat zusammen.
pfeffersaecke-position-influence = Der Einfluss { $influence } des Platzes mit der Nummer { $seat } passt nicht zu seinen Kleinstädten und gewonnenen Städten.
pfeffersaecke-position-won = Die gewonnenen Städte müssen zusammen { $cities } sein, im Wert von { $worth }, wie die gewerteten.
pfeffersaecke-position-counter = counter ist { $counter }, muss bei so vielen besetzten Kleinstädten aber { $wanted } sein.
pfeffersaecke-position-discs = Stadtmarken vom Wert { $value } bei den Spielern: { $held }, geschlossene Städte dieser Größe: { $closed }. Die Zahlen müssen übereinstimmen.
pfeffersaecke-position-setup = Bis alle Stadtmarken verteilt sind, müssen Spielertafeln und Plan im Anfangszustand sein.
pfeffersaecke-position-dealt = Stadtmarken werden reihum ab dem Startspieler verteilt, die großen zuerst.
pfeffersaecke-position-turn = turn ist { $turn }. Vor dem ersten Zug muss es 0 sein, danach mindestens 1 und nicht kleiner als idle.
pfeffersaecke-position-letter-used = letter_used: In diesem Zug kann noch kein Geleitbrief ausgegeben worden sein.
pfeffersaecke-position-derived = Ein Wert, der sich aus dem Plan ergibt, passt nicht zu ihm.

## Faults of a board

pfeffersaecke-board-route-twice = { board-at }Die Straße { $name } kommt zweimal vor ({ $rule }).
pfeffersaecke-board-route-to-itself = { board-at }Eine Straße kann { $name } nicht mit sich selbst verbinden ({ $rule }).
pfeffersaecke-board-not-joined = { board-at }Noch nicht mit der ersten Stadt verbunden ({ $rule }).
pfeffersaecke-board-discs = { board-at }Stadtmarken vom Wert { $value }: { $discs }, Städte dieser Größe: { $cities }. Die Zahlen müssen übereinstimmen ({ $rule }).
pfeffersaecke-board-town-alone = { board-at }Von hier führt keine Straße zu einer Stadt ({ $rule }).
pfeffersaecke-board-region-empty = { board-at }Diese Region hat noch keine Orte ({ $rule }).
pfeffersaecke-board-deal = { board-at }Die Stadtmarken von { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städten
} lassen sich nicht gleichmäßig an { $players } Spieler verteilen. Füge { $more ->
    [one] 1 Stadt
   *[other] { $more } Städte
} hinzu oder lass { $players } Spieler weg ({ $rule }).
pfeffersaecke-board-towns = { board-at }{ $towns ->
    [one] { $towns } Kleinstadt ist
   *[other] { $towns } Kleinstädte sind
} zu wenig für { $players } Spieler. Füge { $more ->
    [one] 1 Kleinstadt
   *[other] { $more } Kleinstädte
} hinzu oder lass { $players } Spieler weg ({ $rule }).
pfeffersaecke-board-intro = { board-at }Nenne { $wanted } verschiedene Orte dieses Plans, einen pro Platz ({ $rule }).

## What a position looks like

pfeffersaecke-label = { $what ->
    [influence] Einfluss
    [money] Gulden
    [supply] Kontore im Vorrat
    [letters] Geleitbriefe
    [discs] Stadtmarken
    [won] Gewonnene Städte (Wert)
    [cities] Städte
   *[towns] Kleinstädte
}
pfeffersaecke-label-score = { $over ->
    [yes] Endstand
   *[no] Punkte bisher
}
pfeffersaecke-label-reconstruction = Eine Rekonstruktion, nicht der gedruckte Plan
pfeffersaecke-legend-cities = Stadtmarke · Plätze vom Pfeil an (■ Platznummer, □ frei, + wartet in der Mitte) · → führt · +8 bringt dir, 27 kostet dich · geschlossen, ✓ gewertet
pfeffersaecke-legend-towns = ■ Platznummer, □ frei, und was dich ein Kontor dort kostet
pfeffersaecke-summary = Kleinstädte bis zum Ende: { $counter } von { $start } · noch { $discs ->
    [one] { $discs } Stadtmarke
   *[other] { $discs } Stadtmarken
} · Züge ohne neues Kontor: { $idle } von { $players }
pfeffersaecke-status = { pfeffersaecke-florins }, { $supply ->
    [one] { $supply } Kontor
   *[other] { $supply } Kontore
} im Vorrat, { $letters ->
    [0] kein Geleitbrief
    [one] 1 Geleitbrief
   *[other] { $letters } Geleitbriefe
}, Stadtmarken { $discs }, Einfluss { $influence }.

## Scenes: places and pieces

pfeffersaecke-print = { $text ->
    [none] {""}
   *[other] { $text }
}
pfeffersaecke-scene-title = { $board ->
    [central_europe] Mitteleuropa
   *[other] { $board }
}, { $players } Spieler
pfeffersaecke-scene-map = Karte
pfeffersaecke-scene-desk = { SEAT($seat) }
pfeffersaecke-scene-panel = Tisch
pfeffersaecke-scene-scores = Punkte
pfeffersaecke-scene-city = { $city }, Stadt mit { $size } Plätzen, { pfeffersaecke-region }
pfeffersaecke-scene-town = { $town }, Kleinstadt, { pfeffersaecke-region }
pfeffersaecke-scene-name = { $place }
pfeffersaecke-scene-disc = Feld für die Stadtmarke von { $city }, Wert { $value }
pfeffersaecke-scene-centre = Mitte von { $city }
pfeffersaecke-scene-space = { $city }, { $number }. Platz vom Pfeil an
pfeffersaecke-scene-tag = Kosten oder Einkünfte: { $place }
pfeffersaecke-scene-route = Straße { $route }: { $cost ->
   *[other] { $cost } Gulden
}
pfeffersaecke-scene-branch = { $count ->
    [one] Kontor von { SEAT($owner, where: "within") } in { $place }
   *[other] { $count } Kontore von { SEAT($owner, where: "within") } in { $place }
}
pfeffersaecke-scene-open = { $city } ist offen, Wert { $value }
pfeffersaecke-scene-disc-tip = { $value } Punkte für mehr als die Hälfte der Plätze, oder { $half } für die meisten Kontore, wenn die Stadt voll ist.
pfeffersaecke-scene-scored = { $city } ist gewonnen
pfeffersaecke-scene-leader = { SEAT($owner) } würde { $city } gewinnen, wenn die Stadt jetzt voll würde: { pfeffersaecke-points }
pfeffersaecke-scene-pays = { $place } zahlt { SEAT($seat, where: "within") } jetzt { pfeffersaecke-florins }, wenn dort nicht erweitert wird
pfeffersaecke-scene-costs = Ein Kontor in { $place } kostet { SEAT($seat, where: "within") } { pfeffersaecke-florins }{ $enough ->
    [yes] {""}
   *[no] {" "}(nicht genug Geld)
}
pfeffersaecke-scene-meter = { $meter ->
    [towns] Kleinstädte bis zum Ende
    [discs] Gewertete Städte
   *[standstill] Züge ohne neues Kontor
}
pfeffersaecke-scene-counter = { pfeffersaecke-scene-meter }: { $value } von { $limit }
pfeffersaecke-scene-rates = Pro freiem Platz: { $income } · Grundeinkünfte: { $basic } · Erweitern in gewerteter Stadt: { $price }
pfeffersaecke-scene-money = { SEAT($seat) }: Gulden
pfeffersaecke-scene-florins = { SEAT($seat) } hat { pfeffersaecke-florins }
pfeffersaecke-scene-hand = { SEAT($seat) }: Stadtmarken vom Wert { $value }
pfeffersaecke-scene-discs = { SEAT($seat) } hat { $count ->
    [one] { $count } Stadtmarke
   *[other] { $count } Stadtmarken
} vom Wert { $value }
pfeffersaecke-scene-pile = { SEAT($seat) }: { pfeffersaecke-scene-pile-label }
pfeffersaecke-scene-pile-label = { $what ->
    [money] Gulden
    [supply] Kontore
    [letters] Briefe
    [won] Gewonnen
    [regions] Regionen
   *[discs] Marken
}
pfeffersaecke-scene-count = { SEAT($seat) }: { pfeffersaecke-scene-pile-label } { $count }
pfeffersaecke-scene-letters-tip = Ein Geleitbrief pro Zug, nicht im ersten: zwei Kontore in einer Stadt, doppelte Einkünfte oder ein zweites neues Kontor.
pfeffersaecke-scene-won = { SEAT($seat) } hat { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
} im Wert von { $worth } gewonnen; sie entscheiden bei Gleichstand
pfeffersaecke-scene-score = { seat-name }: { $points } Einfluss, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}, wenn die Partie jetzt endete
pfeffersaecke-warning = Die Partie kann in dieser Runde enden: { $cause ->
    [towns] { $left ->
        [one] Noch eine Kleinstadt ist
       *[other] Noch { $left } Kleinstädte sind
    } zu besetzen.
    [discs] { $left ->
        [one] Nur noch eine Stadtmarke ist
       *[other] Nur noch { $left } Stadtmarken sind
    } nicht gewertet.
   *[standstill] Noch ein Zug ohne neues Kontor beendet sie.
}
pfeffersaecke-score-part = { $source ->
    [towns] 1 Einfluss für jede Kleinstadt: { $count }.
    [cities] Stadtmarken der gewonnenen Städte: mit Mehrheit der ganze Wert, ohne Mehrheit der halbe.
    [regions] 2 Einfluss für jede Region mit einem Kontor: { $count } × 2.
    [money] 1 Einfluss für je 20 von { $count } Gulden.
   *[sum] Aller Einfluss, wenn die Partie jetzt zu Ende wäre.
}
pfeffersaecke-scene-column = { $source ->
    [towns] Kleinstädte
    [cities] Städte
    [regions] Regionen
    [money] Gulden
   *[sum] Summe
}

## What an action does

pfeffersaecke-do-first = { SEAT($seat) } beginnt
pfeffersaecke-do-deal = Stadtmarke vom Wert { $value }
pfeffersaecke-do-found = In { $town } beginnen
pfeffersaecke-do-open = { $city } öffnen (Wert { $value }){ $cost ->
    [none] {""}
   *[other] , ein Kontor dort kostet { $cost } Gulden
}
pfeffersaecke-outlook = { $points ->
    [0] {""}
   *[other] { $winner ->
        [self] , bringt { pfeffersaecke-points }
       *[other] , und { SEAT($winner, where: "within") } erhält { pfeffersaecke-points }
    }
}
pfeffersaecke-do-extend = { $branches ->
    [one] In { $city } erweitern
   *[other] Geleitbrief: zwei Kontore in { $city }
}{ $scored ->
    [yes] {" "}für { $price } Gulden
   *[no] : { $lost } Gulden weniger
}{ pfeffersaecke-outlook }
pfeffersaecke-do-income = { $letter ->
    [yes] Einkünfte mit Geleitbrief: { pfeffersaecke-florins }
   *[no] Einkünfte: { pfeffersaecke-florins }
}
pfeffersaecke-do-branch = { $letter ->
    [yes] Geleitbrief: zweites Kontor in { $place }
   *[no] Kontor in { $place }
}{ $cost ->
    [none] {""}
   *[other] {" "}für { $cost } Gulden
}{ $town ->
    [yes] , 1 Punkt
   *[no] {""}
}{ $region ->
    [yes] , neue Region
   *[no] {""}
}{ pfeffersaecke-outlook }{ $ends ->
    [yes] , und die Partie endet sofort
   *[no] {""}
}
pfeffersaecke-do-pass = { $second ->
    [yes] Kein zweites Kontor
   *[no] Kein neues Kontor
}

## Board files

pfeffersaecke-table-region = Regionen
pfeffersaecke-row-region = Region
pfeffersaecke-field-region = Die Regionen. Jeder Ort liegt in einer davon, und jede braucht einen Ort.
pfeffersaecke-table-city = Städte
pfeffersaecke-row-city = Stadt
pfeffersaecke-field-city = Orte mit zwei bis acht Plätzen.
pfeffersaecke-table-town = Kleinstädte
pfeffersaecke-row-town = Kleinstadt
pfeffersaecke-field-town = Orte mit einem Platz.
pfeffersaecke-table-route = Straßen
pfeffersaecke-row-route = Straße
pfeffersaecke-field-route = Verbindungen zwischen zwei Orten. Zwei Straßen zwischen denselben Orten müssen verschieden viel kosten.
pfeffersaecke-table-intro_setup = Vorgegebene Kleinstädte
pfeffersaecke-row-intro_setup = Kleinstädte
pfeffersaecke-field-intro_setup = Die ersten Kleinstädte für die gleichnamige Option, je Spielerzahl.
pfeffersaecke-column-place-region = Region
pfeffersaecke-field-place-region = Die Region des Ortes.
pfeffersaecke-column-size = Plätze
pfeffersaecke-field-city-size = Zahl der Plätze, zugleich der Wert der Stadtmarke.
pfeffersaecke-column-cost = Kosten
pfeffersaecke-field-route-cost = Wie viele Gulden ein neues Kontor über diese Straße kostet.
pfeffersaecke-column-name = Name
pfeffersaecke-field-region-name = Name der Region in einer oder mehreren Sprachen.
pfeffersaecke-column-preplaced_disc_city = Erste Stadtmarke
pfeffersaecke-field-board-preplaced_disc_city = Die Stadt, die schon beim Aufbau eine Marke bekommt, außer zu fünft.
pfeffersaecke-column-discs = Stadtmarken
pfeffersaecke-field-board-discs = Zahl der Marken jedes Wertes. Sie muss der Zahl der Städte dieser Größe gleichen und kann fehlen.
pfeffersaecke-column-players = Spieler
pfeffersaecke-field-intro_setup-players = Zahl der Spieler.
pfeffersaecke-column-start_towns = Erste Kleinstädte
pfeffersaecke-field-intro_setup-start_towns = Eine Kleinstadt je Platz, beginnend mit dem Startspieler.
pfeffersaecke-column-hint_city = Tipps
pfeffersaecke-field-intro_setup-hint_city = Eine Stadt je Platz als Tipp für den ersten Zug.

## Reasons for hints

pfeffersaecke-reason-points = { pfeffersaecke-scene-column } +{ $points }
pfeffersaecke-reason-enter = du kannst noch in diesem Zug vor allen anderen nach { $city }
pfeffersaecke-reason-alone = niemand sonst kommt im nächsten Zug nach { $city }
pfeffersaecke-reason-wins = gewinnt { $city }: { pfeffersaecke-points }
pfeffersaecke-reason-blocks = stoppt { SEAT($rival, where: "within") }: Für { $city } fehlt nur noch ein Kontor
pfeffersaecke-reason-end = bringt das Ende näher, und du liegst vorn (Vorsprung: { pfeffersaecke-points })
pfeffersaecke-reason-region = dein erstes Kontor in der Region { pfeffersaecke-region }: 2 Punkte
pfeffersaecke-reason-shuts-out = versperrt { SEAT($rival, where: "within") } den Weg in die Region { pfeffersaecke-region }
pfeffersaecke-reason-near = danach brauchst du noch { $count } für { $city } ({ pfeffersaecke-points })
pfeffersaecke-reason-lead = bringt dich in { $city } in Führung: { pfeffersaecke-points }, wenn die Stadt voll ist
pfeffersaecke-reason-pays = { $city } zahlt dir dann { pfeffersaecke-florins } pro Zug
pfeffersaecke-reason-way = ein Kontor in { $place } kostet danach nur { pfeffersaecke-florins }
pfeffersaecke-reason-affords = reicht für ein Kontor in { $place } ({ pfeffersaecke-florins })
pfeffersaecke-reason-keeps = du behältst { pfeffersaecke-florins }
pfeffersaecke-reason-saves-letter = spart einen Geleitbrief für später
pfeffersaecke-reason-last-letter = verbraucht aber deinen letzten Geleitbrief
