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

pfeffersaecke-about = Kaufleute setzen Kontore in die Städte und Kleinstädte Mitteleuropas, überbieten einander in den Räten und breiten sich über die Regionen aus; wer am Ende den meisten Einfluss hat, gewinnt.

pfeffersaecke-board-name-central_europe = Mitteleuropa
pfeffersaecke-board-central_europe = Ein Plan von Mitteleuropa mit 25 Städten, 20 Kleinstädten und 10 Regionen. Der gedruckte Plan war nicht zu bekommen; wer das Spiel besitzt, kann dessen Plan aus einer Datei verwenden (B).

pfeffersaecke-option-name-intro = Vorgegebene erste Kleinstädte
pfeffersaecke-option-intro = Die ersten Kleinstädte sind vorgegeben statt gewählt, und alle bekommen einen Tipp für den ersten Zug: gut für eine erste Partie (S6).

pfeffersaecke-end-towns = der Zähler der Kleinstädte steht auf null (E1a)
pfeffersaecke-end-discs = alle Scheiben haben den Plan verlassen (E1b)
pfeffersaecke-end-standstill = eine ganze Runde verging ohne neues Kontor (E1c)
pfeffersaecke-source-towns = Kleinstädte
pfeffersaecke-source-cities = gewonnene Städte
pfeffersaecke-source-regions = Regionen
pfeffersaecke-source-money = Gulden
pfeffersaecke-setup-intro = Der Spielplan { $board } gibt für { $players } Personen keine ersten Kleinstädte vor (S6). { $possible ->
    [none] Schalte { $option } aus.
   *[other] Er tut es für { $possible }; oder schalte { $option } aus.
}

## Kinds of actions

pfeffersaecke-kind-first = Der Zufall lost aus, wer beginnt
pfeffersaecke-kind-deal = Der Zufall verteilt eine Scheibe
pfeffersaecke-kind-found = Das erste Kontor in eine Kleinstadt setzen
pfeffersaecke-kind-open = Eine Stadt mit einer Scheibe öffnen
pfeffersaecke-kind-extend = Ein Kontor in einer Stadt hinzufügen
pfeffersaecke-kind-income = Die Einkünfte nehmen; keine weitere Stadt wird erweitert
pfeffersaecke-kind-branch = Ein neues Kontor eröffnen
pfeffersaecke-kind-pass = Kein neues Kontor eröffnen

## What is being decided

pfeffersaecke-hint = { $hint ->
    [none] {""}
   *[other] {" "}Tipp: { $hint } liegt nahe.
}
pfeffersaecke-decision-first = Es wird ausgelost, wer beginnt.
pfeffersaecke-decision-deal = Die Scheiben werden verteilt.
pfeffersaecke-decision-found = { INPUT() ->
    [pointer] Klicke auf eine freie Kleinstadt, um dort dein erstes Kontor zu eröffnen.
   *[text] Eröffne dein erstes Kontor in einer freien Kleinstadt.
}
pfeffersaecke-decision-open = { INPUT() ->
    [pointer] Klicke auf eine geschlossene Stadt, um sie mit einer Scheibe zu öffnen.
   *[text] Öffne eine Stadt mit einer deiner Scheiben.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-extend = Du kannst erweitern, in dieser Reihenfolge: { $cities }. Nimm dann deine Einkünfte.
pfeffersaecke-decision-income = Nimm deine Einkünfte, mit Brief oder ohne.
pfeffersaecke-decision-branch = Du hast { pfeffersaecke-florins }. { INPUT() ->
    [pointer] Klicke auf eine Stadt oder Kleinstadt, um dort ein Kontor zu eröffnen, oder passe.
   *[text] Eröffne ein neues Kontor oder passe.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-second = Du hast noch { pfeffersaecke-florins }. Du kannst mit einem Brief ein zweites Kontor eröffnen oder passen.

## What happened

pfeffersaecke-first = { seat-name } beginnt, so das Los.
pfeffersaecke-dealt = { seat-name } bekommt eine Scheibe vom Wert { $value }.
pfeffersaecke-founded = { seat-name } beginnt in { $town }. Der Zähler der Kleinstädte steht auf { $counter }.
pfeffersaecke-turn = Zug { $number }: { SEAT($seat, where: "within") }.
pfeffersaecke-opened = { seat-name } öffnet { $city } mit einer Scheibe vom Wert { $value }.
pfeffersaecke-extended = { seat-name } fügt in { $city } { pfeffersaecke-branches } hinzu{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gulden
}.
pfeffersaecke-income = { $rule ->
    [L3] { seat-name } nimmt { pfeffersaecke-florins } statt { $plain }.
   *[other] { seat-name } nimmt { pfeffersaecke-florins }, davon { $cities } aus Städten.
}
pfeffersaecke-branch = { seat-name } eröffnet ein Kontor in { $place }, von { $origin } aus für { $cost ->
   *[other] { $cost } Gulden
}{ $kind ->
    [town] : 1 Punkt. Der Zähler der Kleinstädte steht auf { $counter }.
   *[city] .
}
pfeffersaecke-letter = { seat-name } gibt einen Brief aus.
pfeffersaecke-passed = { seat-name } eröffnet kein neues Kontor.
pfeffersaecke-settled = { $branches ->
    [one] In { $city } nimmt das Kontor seinen Platz ein ({ SEAT($seat, where: "within") }).
   *[other] In { $city } nehmen die Kontore ihre Plätze ein ({ SEAT($seat, where: "within") }).
}
pfeffersaecke-won = { $rule ->
    [T6b] { seat-name } hält mehr als die Hälfte von { $city } und bekommt { pfeffersaecke-points }.
   *[T6c] { $city } ist voll: { SEAT($seat, where: "within") } hat die meisten Kontore und bekommt { pfeffersaecke-points }.
}
pfeffersaecke-why-over = { $reason ->
    [towns] Der Zähler der Kleinstädte steht auf null
    [discs] Alle Scheiben haben den Plan verlassen
   *[standstill] Eine ganze Runde verging ohne neues Kontor
}
pfeffersaecke-over = Das Spiel ist vorbei: { pfeffersaecke-why-over }.
pfeffersaecke-outcome = { $count ->
    [one] { SEAT($winners) } gewinnt
   *[other] { SEAT($winners) } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}{ $tied ->
    [yes] , voraus durch die gewonnenen Städte
   *[no] {""}
}. Das Spiel ist vorbei: { pfeffersaecke-why-over }.

## Why an action is not allowed

pfeffersaecke-over-now = Das Spiel ist vorbei: Keine weitere Aktion ist möglich.
pfeffersaecke-not-now-first = Warte, bis ausgelost ist, wer beginnt.
pfeffersaecke-not-now-deal = Warte, bis die Scheiben verteilt sind.
pfeffersaecke-not-now-found = Eröffne zuerst dein erstes Kontor in einer freien Kleinstadt.
pfeffersaecke-not-now-open = Öffne zuerst mit einer Scheibe eine Stadt.
pfeffersaecke-not-now-extend = Erweitere zuerst in Städten oder nimm deine Einkünfte.
pfeffersaecke-not-now-income = Nimm zuerst deine Einkünfte, mit Brief oder ohne.
pfeffersaecke-not-now-branch = Eröffne zuerst ein neues Kontor oder passe.
pfeffersaecke-not-now-second = Eröffne zuerst mit einem Brief ein zweites Kontor oder passe.
pfeffersaecke-no-such-seat = Es gibt keinen Platz { $seat }: Dieses Spiel hat { $seats } Plätze, gezählt ab 0.
pfeffersaecke-not-in-bag = { $wait ->
    [yes] Scheiben vom Wert { $value } werden nach den großen von 5 bis 8 verteilt.
   *[no] Es ist keine Scheibe vom Wert { $value } mehr zu verteilen.
}
pfeffersaecke-town-taken = { SEAT($owner) } hat schon ein Kontor in { $place }, und eine Kleinstadt hat nur einen Platz.
pfeffersaecke-already-open = { $city } ist schon offen. Wähle eine geschlossene Stadt.
pfeffersaecke-no-disc = { $city } braucht eine Scheibe vom Wert { $value }; auf der Hand { $held ->
    [none] ist gar keine
   *[other] sind { $held }
}.
pfeffersaecke-city-closed = { $city } ist geschlossen: Erst muss jemand die Stadt mit einer Scheibe öffnen.
pfeffersaecke-city-full = { $city } ist voll. Wähle eine andere Stadt.
pfeffersaecke-no-branch-there = Du hast kein Kontor in { $city }. Dort kann nur ein neues beginnen.
pfeffersaecke-extended-already = Du hast in { $city } in diesem Zug schon erweitert.
pfeffersaecke-no-space = { $free ->
    [0] In { $city } ist kein Platz frei.
   *[other] In { $city } ist nur ein Platz frei, und es braucht { $wanted }.
}
pfeffersaecke-passed-over = { $city } ist übergangen: Städte werden in der Reihenfolge des Plans genannt. Nimm deinen letzten Schritt zurück, um sie zu nennen.
pfeffersaecke-no-supply = { $supply ->
    [0] Es ist kein Kontor mehr im Vorrat.
   *[other] Es ist nur noch ein Kontor im Vorrat.
}
pfeffersaecke-too-dear = { $place } kostet { $price } Gulden, und du hast { $money }. Wähle einen günstigeren Ort oder passe.
pfeffersaecke-letter-spent = In diesem Zug ist schon ein Brief ausgegeben.
pfeffersaecke-no-letter = Du hast keinen Brief mehr.
pfeffersaecke-first-turn = Im ersten eigenen Zug kann kein Brief ausgegeben werden.
pfeffersaecke-own-branch = Du hast schon ein Kontor in { $place }. Ein neues entsteht anderswo.
pfeffersaecke-not-joined = { $place } liegt neben keinem deiner Kontore. Wähle einen Ort, der es tut.
pfeffersaecke-joined-too-late = { $place } ist nur mit { $opened } verbunden, wo du eben erst eröffnet hast. Ein zweites Kontor braucht eines, das schon vorher stand.
pfeffersaecke-which-branch = { $second ->
    [yes] Das ist das zweite Kontor: Es braucht einen Brief („branch letter { $place }“).
   *[no] Das erste neue Kontor braucht keinen Brief („branch { $place }“); ein Brief ist für ein zweites danach.
}

## Faults of a position

position-unknown-town = { $where }: Der Spielplan hat keine Kleinstadt „{ $name }“.
position-unknown-place = { $where }: Der Spielplan hat keinen Ort „{ $name }“.
position-spaces = { $where }: Diese Stadt hat { $most } Plätze; nenne die Sitze vom Pfeil an.
position-seat = { $where }: Hier muss die Nummer eines Platzes von 0 bis { $high } stehen.
position-one-decision = { $where }: Es gibt eine offene Entscheidung, als Tabelle mit ihrem Namen, und keine, wenn das Spiel vorbei ist.
pfeffersaecke-position-bytes = Diese { $bytes } Bytes sind zu viele für eine Stellung auf diesem Spielplan: Sie hat { $wanted }.
pfeffersaecke-position-active = active: Ein anderer Platz ist an der Reihe, wie first und die Zahl der Züge, Kleinstädte oder Scheiben zeigen.
pfeffersaecke-position-gap = In { $city } liegt ein freier Platz vor einem Kontor: Plätze füllen sich vom Pfeil an.
pfeffersaecke-position-closed = In { $city } sind Kontore, obwohl die Stadt geschlossen ist.
pfeffersaecke-position-crowded = { $city } hat nur { $size } Plätze, auch für die Kontore in der Mitte.
pfeffersaecke-position-unscored = { $city } ist voll, oder jemand hält mehr als die Hälfte: Die Stadt muss gewertet sein (T6).
pfeffersaecke-position-branches = Vom Platz mit der Nummer { $seat } gibt es { $counted } Kontore statt { $wanted }, auf dem Plan und im Vorrat.
pfeffersaecke-position-influence = Der Einfluss { $influence } des Platzes mit der Nummer { $seat } passt nicht zu seinen Kleinstädten und gewonnenen Städten.
pfeffersaecke-position-won = Gewonnen sein müssen zusammen { $cities } Städte im Wert von { $worth }: so viele, wie gewertet sind.
pfeffersaecke-position-counter = counter ist { $counter }; bei so vielen besetzten Kleinstädten muss es { $wanted } sein.
pfeffersaecke-position-discs = { $held } Scheiben vom Wert { $value } sind auf den Händen, aber { $closed } Städte dieser Größe sind geschlossen: Die Zahlen müssen übereinstimmen.
pfeffersaecke-position-setup = Bevor alle Scheiben verteilt sind, ist sonst nichts geschehen: Tableaus und Plan müssen sein wie zu Beginn.
pfeffersaecke-position-dealt = Scheiben werden eine nach der anderen verteilt, von der Person an, die beginnt, die großen zuerst.
pfeffersaecke-position-turn = turn ist { $turn }: Vor dem ersten Zug muss es 0 sein, danach mindestens 1 und nicht weniger als idle.
pfeffersaecke-position-letter-used = letter_used: In diesem Zug kann kein Brief ausgegeben worden sein.
pfeffersaecke-position-derived = Was aus dem Plan folgt, stimmt nicht mit ihm überein.

## Faults of a board

pfeffersaecke-board-place-unknown = { $where }: Der Spielplan hat keinen Ort „{ $name }“ ({ $rule }).
pfeffersaecke-board-route-twice = { $where } – die Straße { $name } ist zweimal da ({ $rule }).
pfeffersaecke-board-route-to-itself = { $where } – eine Straße kann nicht von { $name } zu sich selbst führen ({ $rule }).
pfeffersaecke-board-not-joined = { $where }: { $name } ist von der ersten Stadt aus nicht erreichbar ({ $rule }).
pfeffersaecke-board-discs = { $where }: Es gibt { $discs } Scheiben vom Wert { $value } und { $cities } Städte dieser Größe; die Zahlen müssen übereinstimmen ({ $rule }).
pfeffersaecke-board-region-empty = { $where }: Zur Region „{ $name }“ gehört kein Ort ({ $rule }).
pfeffersaecke-board-region-unknown = { $where }: Der Spielplan hat keine Region „{ $name }“ ({ $rule }).
pfeffersaecke-board-town-alone = { $where }: Keine Straße verbindet die Kleinstadt „{ $name }“ mit einer Stadt ({ $rule }).
pfeffersaecke-board-id-twice = { $where }: Die Kennung „{ $name }“ kommt zweimal vor ({ $rule }).
pfeffersaecke-board-cost = { $where }: { $value } sind keine Kosten einer Straße; möglich ist eine ganze Zahl von 0 bis { $most } ({ $rule }).
pfeffersaecke-board-deal = { $where }: { $discs } Scheiben lassen sich nicht gleichmäßig an { $players } Personen verteilen ({ $rule }).
pfeffersaecke-board-towns = { $where }: Es gibt { $towns } Kleinstädte; { $players } Personen brauchen { $wanted } ({ $rule }).
pfeffersaecke-board-preplaced = { $where }: Der Spielplan hat keine Stadt „{ $name }“ für die erste Scheibe ({ $rule }).
pfeffersaecke-board-intro = { $where }: Hier müssen { $wanted } verschiedene dieses Plans stehen, je eine pro Platz ({ $rule }).

## What a position looks like

pfeffersaecke-label = { $what ->
    [influence] Einfluss
    [money] Gulden
    [supply] Kontore im Vorrat
    [letters] Briefe
    [discs] Scheiben auf der Hand
    [won] gewonnene Städte (Wert)
    [cities] Städte
   *[towns] Kleinstädte
}
pfeffersaecke-label-score = { $over ->
    [yes] Endstand
   *[no] Stand jetzt
}
pfeffersaecke-label-reconstruction = Unsere Rekonstruktion, nicht der gedruckte Plan
pfeffersaecke-legend-cities = Scheibe · Plätze vom Pfeil an (■ mit dem Platz, □ frei, + wartet in der Mitte) · → führt · +8 zahlt dir, 27 kostet dich. · geschlossen, ✓ gewertet
pfeffersaecke-legend-towns = ■ mit dem Platz, □ frei, und was es dich kostet, hinzukommen
pfeffersaecke-summary = Zähler der Kleinstädte { $counter } von { $start } · noch { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
} · { $idle } von { $players } Zügen ohne neues Kontor
pfeffersaecke-status = { pfeffersaecke-florins }, { $supply } Kontore im Vorrat, { $letters ->
    [0] kein Brief
    [one] 1 Brief
   *[other] { $letters } Briefe
}, Scheiben { $discs }, Einfluss { $influence }.

## Scenes: places and pieces

pfeffersaecke-print = { $text ->
    [none] {""}
   *[other] { $text }
}
pfeffersaecke-scene-title = { $board ->
    [central_europe] Mitteleuropa
   *[other] { $board }
}, { $players } Personen
pfeffersaecke-scene-map = Plan
pfeffersaecke-scene-desk = Tableau: { SEAT($seat, where: "within") }
pfeffersaecke-scene-panel = Tisch
pfeffersaecke-scene-scores = Punkte
pfeffersaecke-scene-city = { $city }, eine Stadt mit { $size } Plätzen in der Region { pfeffersaecke-region }
pfeffersaecke-scene-town = { $town }, eine Kleinstadt in der Region { pfeffersaecke-region }
pfeffersaecke-scene-name = { $place }
pfeffersaecke-scene-disc = Platz für die Scheibe von { $city }, Wert { $value }
pfeffersaecke-scene-centre = Mitte von { $city }
pfeffersaecke-scene-space = { $city }, Nummer { $number } vom Pfeil an
pfeffersaecke-scene-tag = Was { $place } kostet oder zahlt
pfeffersaecke-scene-route = Straße { $route }: { $cost ->
   *[other] { $cost } Gulden
}
pfeffersaecke-scene-branch = { $count ->
    [one] Kontor in { $place }: { SEAT($owner, where: "within") }
   *[other] { $count } Kontore in { $place }: { SEAT($owner, where: "within") }
}
pfeffersaecke-scene-open = { $city } ist offen, Wert { $value }
pfeffersaecke-scene-disc-tip = Mehr als die Hälfte aller Plätze bringt { $value }, die meisten bei voller Stadt { $half }.
pfeffersaecke-scene-scored = { $city } ist gewonnen
pfeffersaecke-scene-leader = { SEAT($owner) } würde { $city } gewinnen, wenn die Stadt jetzt voll wäre: { pfeffersaecke-points }
pfeffersaecke-scene-pays = { $place } zahlt jetzt { pfeffersaecke-florins } an { SEAT($seat, where: "within") }, wenn dort nicht erweitert wird
pfeffersaecke-scene-costs = Ein Kontor in { $place } kostet { SEAT($seat, where: "within") } { pfeffersaecke-florins }{ $enough ->
    [yes] {""}
   *[no] , jetzt zu teuer
}
pfeffersaecke-scene-meter = { $meter ->
    [towns] Kleinstädte bis zum Ende
    [discs] gewertete Städte
   *[standstill] Züge ohne neues Kontor
}
pfeffersaecke-scene-counter = { pfeffersaecke-scene-meter }: { $value } von { $limit }
pfeffersaecke-scene-rates = Je freiem Platz: { $income } · Grundeinkünfte { $basic } · Erweitern in gewerteter Stadt { $price }
pfeffersaecke-scene-money = Gulden: { SEAT($seat, where: "within") }
pfeffersaecke-scene-florins = { SEAT($seat) } hat { pfeffersaecke-florins }
pfeffersaecke-scene-hand = Scheiben vom Wert { $value } auf der Hand: { SEAT($seat, where: "within") }
pfeffersaecke-scene-discs = { SEAT($seat) } hält { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
} vom Wert { $value }
pfeffersaecke-scene-pile = { pfeffersaecke-scene-pile-label }: { SEAT($seat, where: "within") }
pfeffersaecke-scene-pile-label = { $what ->
    [money] Gulden
    [supply] Kontore
    [letters] Briefe
    [won] Städte
    [regions] Regionen
   *[discs] Scheiben
}
pfeffersaecke-scene-count = { pfeffersaecke-scene-pile-label } ({ SEAT($seat, where: "within") }): { $count }
pfeffersaecke-scene-letters-tip = Einer im Zug, nie im ersten: zwei Kontore in einer Stadt, doppelte Einkünfte oder ein zweites neues Kontor.
pfeffersaecke-scene-won = { SEAT($seat) } hat { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
} gewonnen, zusammen { $worth } wert; sie entscheiden bei Gleichstand
pfeffersaecke-scene-score = { seat-name }: { $points } Einfluss, { $total } Punkte, wenn das Spiel jetzt endete
pfeffersaecke-scene-column = { $source ->
    [towns] Kleinst.
    [cities] Städte
    [regions] Regionen
    [money] Gulden
   *[sum] Summe
}

## What an action does

pfeffersaecke-do-first = { SEAT($seat) } beginnt
pfeffersaecke-do-deal = Eine Scheibe vom Wert { $value }
pfeffersaecke-do-found = In { $town } beginnen
pfeffersaecke-do-open = { $city } öffnen (Wert { $value }){ $cost ->
    [none] {""}
   *[other] , für dich in { $cost } erreichbar
}
pfeffersaecke-outlook = { $points ->
    [0] {""}
   *[other] { $winner ->
        [self] , bringt { pfeffersaecke-points }
       *[other] , und { SEAT($winner, where: "within") } bekommt { pfeffersaecke-points }
    }
}
pfeffersaecke-do-extend = { $branches ->
    [one] Kontor in { $city } hinzufügen
   *[other] Brief ausgeben: zwei Kontore in { $city }
}{ $scored ->
    [yes] {" "}für { $price }
   *[no] : gibt { $lost } auf
}{ pfeffersaecke-outlook }
pfeffersaecke-do-income = { $letter ->
    [yes] Einkünfte mit Brief: { pfeffersaecke-florins }
   *[no] Einkünfte: { pfeffersaecke-florins }
}
pfeffersaecke-do-branch = { $letter ->
    [yes] Brief ausgeben: zweites Kontor in { $place } für { $cost }
   *[no] Kontor in { $place } für { $cost }
}{ $town ->
    [yes] , 1 Punkt
   *[no] {""}
}{ $region ->
    [yes] , neue Region
   *[no] {""}
}{ pfeffersaecke-outlook }
pfeffersaecke-do-pass = { $second ->
    [yes] Kein zweites Kontor
   *[no] Kein neues Kontor
}
