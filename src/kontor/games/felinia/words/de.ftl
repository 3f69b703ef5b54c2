### Felinia auf Deutsch.

## Das Spiel, seine Pläne und Möglichkeiten

felinia-about = In der Stadt der Katzen um Waren bieten, Schiffe besteigen und Händler auf der Insel Felinia ansiedeln.
felinia-board-name-classic = Klassisch
felinia-board-classic = Die klassische Seite mit verdeckten Handelsplättchen; empfohlen zu dritt und zu viert. Der gedruckte Plan war nicht zu haben; dieser ist nach den Regeln neu gemacht.
felinia-board-name-expert = Experten
felinia-board-expert = Die Expertenseite mit Proviant, Sonderplättchen, geheimnisvollen Orten und Wegen über Grenzen. Der gedruckte Plan war nicht zu haben; dieser ist nach den Regeln neu gemacht.
felinia-option-name-next_ship_open = Nächstes Schiff offen
felinia-option-next_ship_open = Das oberste Plättchen des Schiffsstapels liegt offen, so dass alle sehen, welches Schiff als nächstes kommt (O2).
felinia-option-name-open_tiles = Offene Plättchen
felinia-option-open_tiles = Die Pulte zeigen, welche Plättchen jeder genommen hat, sonst nur, wie viele. Wer was nahm, ist ohnehin öffentlich (O3).
felinia-option-name-cross_border_movement = Über Grenzen
felinia-option-cross_border_movement = Ob Händler in ein anderes Land gehen dürfen, wo ein Weg hinführt; nur auf Plänen mit solchen Wegen (O4).
felinia-value-cross_border_movement-board = Wie der Plan es sagt
felinia-value-cross_border_movement-on = Erlaubt
felinia-value-cross_border_movement-off = Nicht erlaubt
felinia-setup-borders = Auf dem Plan { $board } führt kein Weg über eine Grenze. Stelle { $option } auf { $possible } (O4).
felinia-variant = {""}
felinia-end-merchants = jemand hat den letzten Händler an Bord geschickt (E1)
felinia-end-ships = der Stapel der Schiffe ist zu Ende (E2)
felinia-source-tiles = Handelsplättchen
felinia-source-bonus = Bonusplättchen
felinia-source-groups = Händler
felinia-source-gold = Gold
felinia-source-spice = Gewürz
felinia-source-goods = Waren
felinia-source-provisions = Proviant
felinia-source-places = Orte

## Arten von Aktionen

felinia-kind-first = Der Zufall lost den Startspieler aus
felinia-kind-good = Der Zufall zieht eine Ware aus dem Beutel
felinia-kind-ship = Der Zufall zieht ein Schiffsplättchen
felinia-kind-tile = Der Zufall zieht ein Plättchen oder dreht es um
felinia-kind-look = Der Zufall zieht einen geheimnisvollen Ort, den einer ansieht
felinia-kind-bid = Ein Gebot legen: auf einen Markt, zur Gilde oder auf dein eigenes Pult
felinia-kind-buy = Eine Ware auf dem Markt kaufen
felinia-kind-exchange = Eine Ware bei der Gilde tauschen
felinia-kind-bonus = Ein Bonusplättchen bei der Gilde nehmen
felinia-kind-decline = Das Gebot zurücknehmen, ohne zu handeln
felinia-kind-sell = Gold, Gewürz oder Waren verkaufen
felinia-kind-board = Einen Händler an Bord schicken
felinia-kind-done = Fertig
felinia-kind-turn = Ein verdecktes Plättchen umdrehen
felinia-kind-step = In eine Provinz gehen
felinia-kind-stop = Den Weg beenden
felinia-kind-keep = Einen geheimnisvollen Ort behalten, oder keinen
felinia-kind-store = Die Waren wählen, die bleiben

## Namen

felinia-print = { $text }
felinia-good = { $good ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $good }
}
felinia-good-1 = { $good_1 ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $good_1 }
}
felinia-good-2 = { $good_2 ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $good_2 }
}
felinia-good-3 = { $good_3 ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $good_3 }
}
felinia-good-4 = { $good_4 ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $good_4 }
}
felinia-goods = { $number_1 ->
    [1] {""}
   *[other] { $number_1 }×{" "}
}{ felinia-good-1 }{ $good_2 ->
    [none] {""}
   *[other] , { $number_2 ->
        [1] {""}
       *[other] { $number_2 }×{" "}
    }{ felinia-good-2 }
}{ $good_3 ->
    [none] {""}
   *[other] , { $number_3 ->
        [1] {""}
       *[other] { $number_3 }×{" "}
    }{ felinia-good-3 }
}{ $good_4 ->
    [none] {""}
   *[other] , { $number_4 ->
        [1] {""}
       *[other] { $number_4 }×{" "}
    }{ felinia-good-4 }
}
felinia-people = { $people ->
    [lions] Löwen
    [tigers] Tiger
    [jaguars] Jaguare
    [panthers] Panther
    [cheetahs] Geparde
   *[other] { $people }
}
felinia-country = { $country ->
    [lions] Löwen
    [tigers] Tiger
    [jaguars] Jaguare
    [panthers] Panther
    [cheetahs] Geparde
   *[other] { $country }
}
felinia-province = { felinia-country } { $spot }
felinia-tile = { $tile ->
    [lions] Löwen
    [tigers] Tiger
    [jaguars] Jaguare
    [panthers] Panther
    [cheetahs] Geparde
    [provision_points] Proviant zählt
    [gift] Geschenk
    [spice_points] Gewürz zählt doppelt
    [lone_merchants] einsame Händler
    [more_coins] mehr Münzen
    [more_provisions] mehr Proviant
    [more_gold] mehr Gold
    [place_points] Orte zählen mehr
   *[other] { $tile }
}
felinia-tile-tip = { $tile ->
    [provision_points] Am Ende zählt jeder deiner Proviante 2 Punkte (X1).
    [gift] Sofort 1 Proviant, 1 Gold, 1 Münze und eine zufällige Ware; das Plättchen verlässt das Spiel (X2).
    [spice_points] Am Ende zählt jedes deiner Gewürze 1 Punkt (X3).
    [lone_merchants] Am Ende zählt ein Händler von dir, der allein steht, 2 Punkte (X4).
    [more_coins] Sofort 1 Münze, und 1 mehr, sooft dein Händler eine Provinz mit Münze betritt (X5).
    [more_provisions] Sofort 1 Proviant, und 1 mehr, sooft dein Händler eine Provinz mit Proviant betritt (X6).
    [more_gold] Sofort 1 Gold, und 1 mehr, sooft dein Händler eine Provinz mit Gold betritt (X7).
    [place_points] Am Ende 1 Punkt mehr für jeden deiner Orte (X8).
   *[other] Eines zählt 1 Punkt, zwei je 2, drei je 3{ $most ->
        [4] , vier und mehr je 4
       *[other] {""}
    } (E3).
}
felinia-bonus-mark = { $tile ->
    [counts_as_tile] { felinia-people }: ein Plättchen mehr
   *[other] { felinia-people }: je Plättchen +1
}
felinia-place = { $place ->
    [forgotten_temple] Vergessener Tempel
    [stone_library] Steinerne Bibliothek
    [hanging_garden] Hängender Garten
    [hot_spring] Heiße Quelle
    [cave_of_echoes] Höhle der Echos
    [sunken_lighthouse] Versunkener Leuchtturm
    [none] ein Ort
   *[other] { $place }
}
felinia-what = { $what ->
    [gold] Gold
    [spice] Gewürz
    [provision] Proviant
    [coin] Münzen
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $what }
}
felinia-symbol = { $symbol ->
    [spice] Gewürz
    [gold] Gold
    [coin] Münze
    [good] eine zufällige Ware
    [provision] Proviant
   *[place] ein geheimnisvoller Ort
}{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}
felinia-stack = { $stack ->
    [guild] Gilde
   *[other] Markt { $stack }
}
felinia-at-stack = { $stack ->
    [guild] bei der Gilde
   *[other] auf Markt { $stack }
}
felinia-ship = { felinia-country }, { $time }
felinia-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}

## Was entschieden wird

felinia-decision-first = Der Startspieler wird ausgelost.
felinia-decision-markets = Die Märkte werden gefüllt.
felinia-decision-berths = Die nächsten Schiffe werden gezogen.
felinia-decision-tiles = Die Plättchen werden ausgelegt.
felinia-decision-bid = Runde { $round }, Gebot { $time } von 3. { INPUT() ->
    [pointer] Klicke auf einen Markt, die Gilde oder dein eigenes Pult.
   *[text] Biete auf einem Markt, bei der Gilde oder auf deinem eigenen Pult.
}
felinia-decision-trade = Dein Gebot ist { felinia-at-stack } an der Reihe. Der Preis ist { $price }, du hast { felinia-coins }. Handle oder verzichte.
felinia-decision-boarding = Du hast { felinia-coins }. Besteige ein Schiff oder wähle „Fertig“.
felinia-decision-walk = Dein Händler ist in { felinia-province }. { $steps ->
    [0] { $turns ->
        [0] Bleib hier stehen.
        [one] Dreh 1 Plättchen um oder bleib stehen.
       *[other] Dreh bis zu { $turns } Plättchen um oder bleib stehen.
    }
   *[other] { $turns ->
        [0] {""}
        [one] Du darfst 1 Plättchen umdrehen.{" "}
       *[other] Du darfst bis zu { $turns } Plättchen umdrehen.{" "}
    }{ INPUT() ->
        [pointer] Klicke auf die nächste Provinz oder bleib stehen.
       *[text] Geh weiter oder bleib stehen.
    }
}
felinia-decision-turned = Das Plättchen in { felinia-province } wird umgedreht.
felinia-decision-found = { seat-name } zieht eine Ware.
felinia-decision-look = { seat-name } sieht sich geheimnisvolle Orte an.
felinia-decision-keep = Behalte einen dieser Orte, oder keinen.
felinia-decision-storage = { $over ->
    [yes] Du hast { $goods } Waren. Behalte { $most }, oder vier für 2 Münzen; die anderen werden verkauft.
   *[other] Du darfst vor der nächsten Runde verkaufen. Wähle „Fertig“, wenn du fertig bist.
}

## Was geschah

felinia-first-player = { seat-name } wird als Startspieler ausgelost; alle nehmen ihre Startwaren.
felinia-market-filled = { felinia-good } auf Markt { $market }.
felinia-docked = Liegeplatz { $berth }: das Schiff zum Land der { felinia-country }, { $time } Uhr.
felinia-next-ship = Das nächste Schiff fährt um { $time } Uhr zum Land der { felinia-country }.
felinia-tile-laid = Das Plättchen „{ felinia-tile }“ liegt in { felinia-province }.
felinia-round = { $round ->
    [1] Die erste Runde beginnt; Startspieler ist { SEAT($seat, where: "within") }.
   *[other] Runde { $round } beginnt; Startspieler ist { SEAT($seat, where: "within") }.
}
felinia-bid = { seat-name } bietet { felinia-at-stack }, jetzt { $height } hoch.
felinia-bid-board = { seat-name } bietet auf dem eigenen Pult und bekommt { felinia-coins }.
felinia-token-passed = { seat-name } kann { felinia-at-stack } nicht handeln und nimmt den Stein zurück.
felinia-declined = { seat-name } verzichtet { felinia-at-stack }.
felinia-bought = { seat-name } kauft { felinia-good } auf Markt { $market } für { $price }.
felinia-exchanged = { seat-name } zahlt { $price } und tauscht { $give ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $give }
} gegen { $take ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $take }
} und 1 { $extra ->
    [spice] Gewürz
   *[provision] Proviant
}.
felinia-bonus-taken = { seat-name } zahlt { $price }, 1 Gold und 1 Gewürz für das Bonusplättchen „{ felinia-bonus-mark }“.
felinia-sold = { seat-name } verkauft { $number }× { felinia-what } für { felinia-coins }.
felinia-boarded = { seat-name } schickt einen Händler an Bord: { felinia-ship }.
felinia-last-merchant = Das war der letzte Händler von { SEAT($seat, where: "within") }: Nach diesem Handel fahren alle Schiffe, und das Spiel endet.
felinia-sailed = Das Schiff zum Land der { felinia-country } ({ $time } Uhr) ist abgefahren.
felinia-landed = Ein Händler von { SEAT($seat, where: "within") } landet im Land der { felinia-country }.
felinia-turned = { seat-name } dreht „{ felinia-tile }“ in { felinia-province } um.
felinia-stepped = Der Händler von { SEAT($seat, where: "within") } geht nach { felinia-province }{ $provisions ->
    [0] {""}
   *[other] {" "}für 1 Proviant
}.
felinia-gain = { $what ->
    [coin] { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }
    [provision] { $number ->
        [one] 1 Proviant
       *[other] { $number } Proviant
    }
   *[other] { $number } { felinia-what }
}
felinia-gained = { seat-name } bekommt { felinia-gain }{ $rule ->
    [R9b] {""}
    [X2] {" "}geschenkt
   *[other] {" "}für das Sonderplättchen
}.
felinia-found = { seat-name } findet { felinia-good }.
felinia-settled = Der Händler von { SEAT($seat, where: "within") } bleibt in { felinia-province } und nimmt das Plättchen „{ felinia-tile }“.
felinia-went-home = Der Händler von { SEAT($seat, where: "within") } geht nach Hause.
felinia-looked = { $place ->
    [none] { seat-name } sieht einen geheimnisvollen Ort an.
   *[other] { seat-name } sieht an: { felinia-place }.
}
felinia-kept = { $place ->
    [none] { seat-name } behält einen geheimnisvollen Ort
   *[other] { seat-name } behält: { felinia-place }
}{ $cost ->
    [none] .
    [books] {" "}und zahlt dafür Bücher.
    [wine] {" "}und zahlt dafür Wein.
    [clocks] {" "}und zahlt dafür Uhren.
    [clothes] {" "}und zahlt dafür Kleider.
    [glass] {" "}und zahlt dafür Glas.
   *[other] {" "}und zahlt dafür { $cost }.
}
felinia-kept-none = { seat-name } behält keinen geheimnisvollen Ort.
felinia-stored = { seat-name } behält { felinia-goods }{ $price ->
    [0] {""}
   *[other] {" "}für 2 Münzen
}{ $sold ->
    [0] .
   *[other] {" "}und verkauft die übrigen { $sold } für { felinia-coins }.
}
felinia-no-ships-left = Der Stapel reicht nicht für die leeren Liegeplätze: Alle Schiffe mit Händlern fahren zum letzten Mal.
felinia-over = Das Spiel ist aus: { felinia-why-over }.
felinia-why-over = { $reason ->
    [merchants] jemand hat den letzten Händler an Bord geschickt
   *[ships] der Stapel der Schiffe ist zu Ende
}
felinia-outcome = { $count ->
    [one] { SEAT($winners) } gewinnt
   *[other] { SEAT($winners) } gewinnen gemeinsam
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}. Das Spiel ist aus: { felinia-why-over }.

## Warum eine Aktion nicht erlaubt ist

felinia-game-over = Das Spiel ist aus: Nichts ist mehr möglich.
felinia-not-now-first = Warte, bis der Startspieler ausgelost ist.
felinia-not-now-markets = Warte, bis die Märkte gefüllt sind.
felinia-not-now-berths = Warte, bis die Schiffe gezogen sind.
felinia-not-now-tiles = Warte, bis die Plättchen ausgelegt sind.
felinia-not-now-bid = Lege zuerst ein Gebot: auf einen Markt, zur Gilde oder auf dein eigenes Pult.
felinia-not-now-trade = Entscheide zuerst über dein Gebot: kaufen oder tauschen, etwas verkaufen oder verzichten.
felinia-not-now-boarding = Schließe zuerst das Besteigen ab: Besteige ein Schiff, verkaufe etwas oder wähle „Fertig“.
felinia-not-now-walk = Beende zuerst den Weg deines Händlers: Dreh ein Plättchen um, mach einen Schritt oder bleib stehen.
felinia-not-now-turned = Warte, bis das Plättchen umgedreht ist.
felinia-not-now-found = Warte, bis die Ware gezogen ist.
felinia-not-now-look = Warte, bis die geheimnisvollen Orte gezogen sind.
felinia-not-now-keep = Entscheide zuerst, welchen geheimnisvollen Ort du behältst.
felinia-not-now-storage = Kümmere dich zuerst um deine Waren: verkaufen, auswählen, welche bleiben, oder „Fertig“.
felinia-no-such-seat = Es gibt keinen Platz { $seat } bei { $players } Spielern: Gezählt wird ab 0.
felinia-not-in-bag = Im Beutel: kein Stück { felinia-good }.
felinia-ship-below = { felinia-country }, { $time }: Dieses Schiff mit blauer Rückseite liegt im Stapel unter den anderen.
felinia-ship-gone = { felinia-country }, { $time }: Dieses Schiff ist nicht mehr im Stapel.
felinia-no-such-tile = Im Land der { felinia-country } liegt kein ungesehenes Plättchen „{ felinia-tile }“.
felinia-look-seen = Wer diese Karte kennen darf, sieht sie: „look ?“ ist für die anderen.
felinia-look-other = Die oberste Karte kann nicht „{ felinia-place }“ sein, oder du darfst sie nicht kennen: Für andere heißt es „look ?“.
felinia-market-closed = Markt { $market } ist bei dieser Personenzahl geschlossen. Wähle einen anderen.
felinia-too-dear = Der Preis ist { $price }, eine Münze für jeden Stein im Stapel, und du hast { felinia-coins }. Verkaufe etwas oder verzichte.
felinia-no-goods-at-guild = Bei der Gilde gibt es nichts zu kaufen: Dort wird getauscht.
felinia-not-on-market = Auf Markt { $market } gibt es das nicht: { felinia-good }.
felinia-not-the-guild = Das geht nur bei der Gilde; jetzt wird Markt { $market } abgehandelt.
felinia-no-good = Dazu fehlt dir: { felinia-good }.
felinia-none-in-supply = Im Vorrat fehlt: { felinia-what }. So kann nicht vollständig getauscht werden.
felinia-bonus-taken-by = Das Bonusplättchen „{ felinia-bonus-mark }“ gehört { SEAT($seat, where: "within") }.
felinia-bonus-costs = Ein Bonusplättchen kostet außer dem Preis 1 Gold und 1 Gewürz.
felinia-sold-before = Verkauft wird erst Gold, dann Gewürz, dann Waren, jede Art einmal: { felinia-what } ist vorbei. Nach deiner nächsten Aktion kannst du wieder verkaufen.
felinia-not-so-many = { felinia-what }: Du hast nicht { $number }, sondern { $held }.
felinia-ship-not-here = { felinia-country }, { $time }: Dieses Schiff liegt an keinem Liegeplatz.
felinia-ship-full = { felinia-country }, { $time }: Dieses Schiff ist voll. Wähle ein anderes.
felinia-pool-empty = Du hast keinen Händler mehr. Wähle „Fertig“.
felinia-ship-goods = { felinia-country }, { $time }: Dir fehlt { felinia-goods }.
felinia-ship-coins = { felinia-country }, { $time }: Das Besteigen kostet { felinia-coins }. Verkaufe zuerst etwas.
felinia-too-many-goods = Du hast mehr als { $most } Waren: Wähle, welche bleiben.
felinia-nothing-to-choose = Bis zu { $most } Waren bleiben umsonst: Es gibt nichts zu wählen.
felinia-fourth-good = Eine vierte Ware kostet { felinia-coins }, die du nicht hast. Vielleicht hilft es, Gold oder Gewürz zu verkaufen.
felinia-turn-elsewhere = { felinia-province } ist kein Kontor des Landes, in dem du gelandet bist.
felinia-nothing-to-turn = In { felinia-province } liegt kein Plättchen verdeckt.
felinia-turn-too-late = Plättchen werden nur nach dem ersten Schritt umgedreht.
felinia-turned-enough = Du hast schon zwei Plättchen umgedreht.
felinia-passed-before = Dein Händler war auf diesem Weg schon in { felinia-province }. Wähle eine andere Provinz.
felinia-no-road = Von { $here } führt keine Straße nach { felinia-province }. Wähle eine benachbarte Provinz.
felinia-other-country = { felinia-province } liegt in einem anderen Land, und hier gehen Wege nicht über Grenzen.
felinia-merchant-there = In { felinia-province } steht der Händler von { SEAT($seat, where: "within") }.
felinia-face-down = Das Plättchen in { felinia-province } liegt verdeckt, dorthin kann dein Händler nicht. Dreh es zuerst um.
felinia-no-step-left = { $expert ->
    [yes] Nach { $most } Schritten kostet jeder weitere 1 Proviant, und du hast keinen.
   *[no] Ein Weg hat höchstens { $most } Schritte.
}
felinia-keep-seen = Du darfst diese Karten kennen: Behalte eine unter ihrem Namen.
felinia-keep-secret = Nur wer die Karten ansieht, behält eine unter ihrem Namen; für die anderen heißt es „keep ?“.
felinia-keep-other = „{ felinia-place }“ ist nicht unter den angesehenen Karten.
felinia-keep-twice = Du hast diesen Ort schon: { felinia-place }. Wähle einen anderen oder keinen.

## Was Aktionen tun

felinia-do-first = { SEAT($seat) } beginnt
felinia-do-good = { felinia-good } ziehen
felinia-do-ship = Das Schiff ziehen: { felinia-country }, { $time }
felinia-do-tile = „{ felinia-tile }“ ziehen
felinia-do-look = { $place ->
    [none] Einen geheimnisvollen Ort ziehen
   *[other] Ziehen: { felinia-place }
}
felinia-do-bid = { felinia-at-stack } bieten, Preis bis jetzt { $price }
felinia-do-bid-board = Auf dem eigenen Pult bieten: { $coins ->
    [one] + { $coins } Münze
   *[other] + { $coins } Münzen
}
felinia-do-buy = { felinia-good } kaufen
felinia-do-exchange = { $give ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $give }
} gegen { $take ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $take }
} tauschen, mit 1 { $extra ->
    [spice] Gewürz
   *[provision] Proviant
}
felinia-do-bonus = Bonusplättchen: { felinia-bonus-mark }
felinia-do-decline = Verzichten
felinia-do-sell = { $number }× { felinia-what } für { felinia-coins } verkaufen
felinia-do-board = An Bord gehen: { felinia-ship }
felinia-do-done = { $decision ->
    [boarding] Fertig mit Einschiffen
   *[other] Fertig mit Verkaufen
}
felinia-do-turn = Das Plättchen in { felinia-province } umdrehen
felinia-do-step = Nach { felinia-province } gehen
felinia-do-stop = Stopp: Der Händler geht heim
felinia-do-keep = { $place ->
    [none] Einen Ort behalten
   *[other] Behalten: { felinia-place }
}{ $cost ->
    [none] {""}
    [books] {" "}(für Bücher)
    [wine] {" "}(für Wein)
    [clocks] {" "}(für Uhren)
    [clothes] {" "}(für Kleider)
    [glass] {" "}(für Glas)
   *[other] {" "}(für { $cost })
}
felinia-do-keep-none = Keinen behalten
felinia-do-store = { $number ->
    [4] { felinia-goods } behalten, für 2 Münzen
   *[other] { felinia-goods } behalten
}
felinia-ask-done = Du kannst noch an Bord gehen. Bist du fertig?
felinia-ask-stop = Der Händler geht nach Hause in deinen Vorrat. Hier stehen bleiben?

## Das Bild

felinia-scene-title = Felinia, { $board ->
    [classic] klassische Seite (rekonstruiert)
    [expert] Expertenseite (rekonstruiert)
   *[other] { $board }
}, { $players } Spieler
felinia-scene-map = Die Stadt und die Insel
felinia-scene-desk = Pult von { SEAT($seat, where: "within") }
felinia-scene-panel = Beutel, Vorrat und Stapel
felinia-scene-scores = Punkte nach Herkunft
felinia-scene-stall = { $stack ->
    [guild] Die Gilde
   *[other] Markt { $stack }{ $closed ->
        [yes] , geschlossen
       *[no] {""}
    }
}
felinia-scene-market = { felinia-good } auf Markt { $market }
felinia-scene-bonus = Bonusplättchen: { felinia-bonus-mark }
felinia-scene-bonus-tip = { $tile ->
    [counts_as_tile] Zählt als ein weiteres Handelsplättchen seines Volks (E3b).
   *[other] 1 Punkt für jedes deiner Handelsplättchen seines Volks (E3c).
}
felinia-scene-stack = Stapel der Gebote, { felinia-stack }
felinia-scene-token = Gebot von { SEAT($seat, where: "within") } { felinia-at-stack }, Preis { $price }
felinia-scene-berth = Liegeplatz { $berth }
felinia-scene-ship-place = Schiffsplättchen an Liegeplatz { $berth }
felinia-scene-want-place = Was das Schiff an Liegeplatz { $berth } verlangt
felinia-scene-aboard = { $place }. Platz auf dem Schiff an Liegeplatz { $berth }
felinia-scene-ship = { felinia-country }, { $time }: { felinia-goods }{ $coins ->
    [0] {""}
   *[other] , { felinia-coins }
}; { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätze
}
felinia-scene-ship-label =
    { $time }
    { felinia-country }
felinia-scene-want = { felinia-good }{ $has ->
    [yes] , hast du
   *[no] {""}
}
felinia-scene-want-coins = { felinia-coins }{ $has ->
    [yes] , hast du
   *[no] {""}
}
felinia-scene-merchant-aboard = Händler von { SEAT($seat, where: "within") }
felinia-scene-no-place = Dieses Schiff hat keinen zweiten Platz
felinia-scene-province = { felinia-province }{ $role ->
    [port] , Hafen
    [post] , Kontor
   *[symbol] , { felinia-symbol }
}
felinia-scene-symbol = { felinia-symbol }
felinia-scene-merchant = Händler von { SEAT($seat, where: "within") } in { felinia-province }
felinia-scene-walking = Der Händler von { SEAT($seat, where: "within") }, der unterwegs ist
felinia-scene-face-down = Ein verdecktes Plättchen in { felinia-province }
felinia-scene-tile = Das Plättchen „{ felinia-tile }“ in { felinia-province }
felinia-scene-coins = Münzen von { SEAT($seat, where: "within") }
felinia-scene-coins-count = { SEAT($seat) } hat { felinia-coins } von höchstens 6
felinia-scene-circles = Eigenes Pult von { SEAT($seat, where: "within") }: Gebote für Münzen
felinia-scene-circle = { $coins ->
    [one] + { $coins } Münze
   *[other] + { $coins } Münzen
}
felinia-scene-own-bid = Gebot von { SEAT($seat, where: "within") } auf dem eigenen Pult
felinia-scene-hand = Ungelegte Gebote von { SEAT($seat, where: "within") }
felinia-scene-hand-count = { SEAT($seat) }: { $number } ungelegte Gebote
felinia-scene-pool = Händler von { SEAT($seat, where: "within") } zu Hause
felinia-scene-pool-count = { SEAT($seat) }: { $number } Händler zu Hause
felinia-scene-goods = { felinia-good } von { SEAT($seat, where: "within") }
felinia-scene-good = { $number }× { felinia-good }
felinia-scene-held = { felinia-what } von { SEAT($seat, where: "within") }
felinia-scene-held-count = { $number }× { felinia-what }
felinia-scene-tiles = Plättchen von { SEAT($seat, where: "within") }
felinia-scene-taken = { $number }× „{ felinia-tile }“
felinia-scene-covered = { SEAT($seat) }: { $number } Plättchen, verdeckt
felinia-scene-bonuses = Bonusplättchen von { SEAT($seat, where: "within") }
felinia-scene-kept = Orte von { SEAT($seat, where: "within") }
felinia-scene-looked = Karten, die { SEAT($seat, where: "within") } ansieht
felinia-scene-hidden-place = Ein geheimnisvoller Ort, den du nicht sehen darfst
felinia-scene-place = { felinia-place }{ $cost ->
    [none] {""}
    [books] , kostet Bücher
    [wine] , kostet Wein
    [clocks] , kostet Uhren
    [clothes] , kostet Kleider
    [glass] , kostet Glas
   *[other] , kostet { $cost }
}
felinia-scene-bag = { felinia-good } im Beutel
felinia-scene-supply = { felinia-what } im Vorrat
felinia-scene-supply-count = { $number }× { felinia-what } im Vorrat
felinia-scene-places = Stapel der geheimnisvollen Orte
felinia-scene-places-count = { $number } geheimnisvolle Orte im Stapel
felinia-scene-ships = Stapel der Schiffsplättchen
felinia-scene-ships-count = { $number } Schiffsplättchen im Stapel
felinia-scene-next = Das nächste Schiff
felinia-scene-round = Angekommene Schiffe
felinia-scene-counter = { $come } von { $ships } Schiffen sind gekommen; Runde { $round }
felinia-scene-score = { $points } Punkte aus Plättchen und Händlern, { $total }, wenn das Spiel jetzt endete
felinia-scene-column = { $source ->
    [tiles] Plättch.
    [bonus] Bonus
    [groups] Händler
    [gold] Gold
    [spice] Gewürz
    [goods] Waren
    [provisions] Prov.
    [places] Orte
   *[sum] Summe
}
felinia-label-markets = Märkte
felinia-label-bids = Gebote; die Zahl ist der Preis
felinia-label-berths = Liegeplätze
felinia-label-closed = geschlossen
felinia-label-bag = Beutel
felinia-label-supply = Vorrat
felinia-label-ships = Schiffe
felinia-label-places = Orte
felinia-label-tiles = Plättch.
felinia-label-bonus = Bonus
felinia-label-final = Endstand
felinia-label-score = Punkte, wenn das Spiel jetzt endete

## In Buchstaben

felinia-label-island = Die Insel
felinia-label-next = Nächstes Schiff
felinia-label-port = Hafen
felinia-legend-stacks = Steine von unten nach oben; der letzte ist zuerst dran
felinia-legend-ships = Zeit, Land, was das Einschiffen kostet; ○ freier Platz
felinia-legend-island = ♟ Händler, ? verdeckt, → Wege
felinia-row = { $row ->
    [coins] Münzen
    [gold] Gold
    [spice] Gewürz
    [provisions] Proviant
    [merchants] Händler zu Hause
    [bids] Ungelegte Gebote
    [goods] Waren
    [tiles] Plättchen
   *[places] Orte
}
felinia-status = { felinia-coins }, Gold { $gold }, Gewürz { $spice }{ $provisions ->
    [none] {""}
   *[other] , Proviant { $provisions }
}, Händler { $merchants }{ $goods ->
    [none] {""}
   *[other] , { $goods }
}
felinia-summary = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
} · Schiffe im Stapel { $ships } · Vorrat: Gold { $gold }, Gewürz { $spice }{ $provisions ->
    [none] {""}
   *[other] , Proviant { $provisions }
}{ $places ->
    [none] {""}
   *[other] {" "}· Orte im Stapel { $places }
}
felinia-start-player = Startspieler: { SEAT($seat, where: "within") }

## Pläne, die abgelehnt werden

board-felinia-id = { $where }: „{ $name }“ ist keine Kennung; sie braucht kleine Buchstaben, Ziffern und Unterstriche und darf kein Wort der Regeln sein (B1).
board-felinia-doubled = { $where }: „{ $name }“ kommt zweimal vor (B1).
board-felinia-unknown = { $where }: „{ $name }“ ist nicht bekannt; möglich: { $possible } (B1, B8).
board-felinia-players = { $where }: muss Spielerzahlen von { $low } bis { $high } nennen.
board-felinia-border-to-itself = { $where }: „{ $name }“ grenzt an sich selbst (B2).
board-felinia-border-twice = { $where }: Die Grenze von { $one } und { $other } kommt zweimal vor (B2).
board-felinia-ports = { $where }: Das Land { $name } hat { $counted } Hafenprovinzen; es muss eine sein (B3).
board-felinia-port = { $where }: Der Hafen führt nach { $name }, aber die Hafenprovinz dieses Landes ist { $wanted } (B3).
board-felinia-posts = { $where }: Das Land { $name } hat { $posts } Kontore und { $tiles } Plättchen (B4).
board-felinia-unreached = { $where }: Vom eigenen Hafen führt kein Weg zum Kontor { $name }, der an keinem anderen Kontor vorbeigeht (B5).
board-felinia-number = { $where }: Es sind { $counted }; es müssen { $wanted } sein (B6, B7, B8).
board-felinia-blue = { $where }: Das Land { $name } hat { $counted } Schiffe mit blauer Rückseite; es muss eines sein (B6).
board-felinia-time = { $where }: „{ $value }“ ist keine Uhrzeit wie 9:45 (B6).
board-felinia-same-time = { $where }: Ein anderes Schiff fährt auch um { $value } (B6).
board-felinia-ship-goods = { $where }: Ein Schiff verlangt höchstens { $most } Waren, darunter die in der Farbe seines Landes (B6).
board-felinia-goods = { $where }: Von jeder Ware muss es { $wanted } geben (B7).
board-felinia-start-goods = { $where }: Jeder Platz in der Reihenfolge braucht für jede Spielerzahl einmal seine Startwaren (B7).
board-felinia-closed = { $where }: muss { $wanted } verschiedene Märkte von 1 bis { $markets } nennen (B7).
board-felinia-symbol = { $where }: Nur eine Symbolprovinz hat ein Symbol (B8).
board-felinia-special = { $where }: Das ist nicht, was das Sonderplättchen { $name } tut (B8).

## Stellungen, die abgelehnt werden

position-felinia-numbers = { $where }: muss verschiedene Zahlen von 1 bis { $high } nennen.
position-felinia-seats = { $where }: muss Plätze oder null nennen, höchstens { $wanted }.
position-felinia-known-to = { $where }: { $value } ist niemand, der es wissen könnte; schreibe "public" oder Nummern von Plätzen.
position-felinia-unknown = { $where }: „{ $name }“ gibt es auf diesem Plan nicht.
position-felinia-twice = { $where }: „{ $name }“ ist nicht bekannt oder kommt zweimal vor.
position-felinia-markets = { $where }: Es müssen { $wanted } sein.
position-felinia-no-places = { $where }: Auf diesem Plan gibt es keine geheimnisvollen Orte; es muss null sein.
position-felinia-goods = { $good }: Auf dem Tisch sind { $counted }; es müssen { $wanted } sein.
position-felinia-market = Auf Markt { $market } liegt zu viel ({ $counted }), oder er ist geschlossen.
position-felinia-supply = { $what }: Auf den Pulten liegen { $counted }, es gibt aber nur { $wanted }.
position-felinia-bids = seats.{ $seat }: Es sind { $counted } Gebote; es müssen { $wanted } sein.
position-felinia-ships = berths, ships, next_ship: Ein Schiffsplättchen ist doppelt, fehlt, oder blaue kamen zu früh (S3, O2).
position-felinia-aboard = berths: Liegeplatz { $berth } hat kein Schiff, oder Händler auf Plätzen, die es nicht hat oder die nicht von vorn besetzt wurden (R5c).
position-felinia-post = { $province }: Ein Kontor hat ein Plättchen oder den Händler, der es nahm; andere Provinzen haben keins von beiden (R9c).
position-felinia-country = unseen.{ $country }: So viele Plättchen müssen ungesehen sein, wie dort verdeckt liegen, und nicht mehr, als der Plan hat (S4).
position-felinia-tiles = { $tile }: Es sind { $counted } solche Plättchen; es müssen { $wanted } sein.
position-felinia-merchants = seats.{ $seat }: Es sind { $counted } Händler; es müssen { $wanted } sein.
position-felinia-taken = seats.{ $seat }: { $merchants } Händler bleiben auf Kontoren, aber die Plättchen passen nicht dazu (R9c).
position-felinia-gift = Jemand muss das Geschenk genommen haben: Ein Händler bleibt ohne Plättchen auf einem Kontor, und nur dann (X2).
position-felinia-secret = places: Wer welche Karte kennt, passt nicht zu dem, was dieser Betrachter sieht, oder zu dem, was bezahlt wurde (R12, I2).
position-felinia-pool = places.pool: Es sind { $counted } Karten, aber { $wanted } sind diesem Betrachter verborgen.
position-felinia-places = { $place }: Es sind { $counted } solche Karten; es müssen { $wanted } sein.
position-felinia-stack = stack: Diese Entscheidungen können nicht zusammen offen sein: { $stack }.
position-felinia-phase = phase: Sie passt nicht zur offenen Entscheidung „{ $decision }“.
position-felinia-start = start, round, phase: Bevor der Startspieler ausgelost ist, gibt es keinen, und die erste Runde beginnt nach dem Aufbau (S5).
position-felinia-setup = Während des Aufbaus ist noch nichts anderes geschehen (S).
position-felinia-sailing = sailing, closing: Schiffe fahren nur während der Erkundung, und dann müssen welche fahren (R6).
position-felinia-turns = seats, stacks: Gebote werden vom Startspieler an reihum gelegt und abgehandelt, bevor Schiffe fahren (R1, R2).
