### Felinia in German.

## The game, its boards and options

felinia-about = Biete in der Stadt der Katzen auf Waren, schicke Händler an Bord der Schiffe und siedle sie auf der Insel Felinia an.
felinia-board-name-classic = Klassisch
felinia-board-classic = Die klassische Seite mit verdeckten Handelsplättchen. Am besten zu dritt oder viert. Dieser Plan ist eine Rekonstruktion nach den Regeln.
felinia-board-name-expert = Experten
felinia-board-expert = Die Expertenseite mit Proviant, Sonderplättchen, geheimnisvollen Orten und Wegen über Grenzen. Dieser Plan ist eine Rekonstruktion nach den Regeln.
felinia-option-name-next_ship_open = Nächstes Schiff zeigen
felinia-option-next_ship_open = Das oberste Schiffsplättchen des Stapels liegt offen. Alle sehen, welches Schiff als Nächstes kommt (O2).
felinia-option-name-open_tiles = Genommene Plättchen zeigen
felinia-option-open_tiles = Von jedem Spieler sind die Plättchen zu sehen, nicht nur ihre Zahl. Wer was nimmt, sehen ohnehin alle (O3).
felinia-option-name-cross_border_movement = Über Grenzen
felinia-option-cross_border_movement = Händler dürfen auf einem Weg in ein anderes Land gehen. Nur auf Plänen mit solchen Wegen, etwa der Expertenseite (O4).
felinia-setup-borders = Der Plan { $board } hat keine Wege über Grenzen. Schalte { $option } aus (O4).
felinia-variant = {""}
felinia-end-merchants = ein Spieler hat seinen letzten Händler an Bord geschickt (E1)
felinia-end-ships = der Stapel der Schiffe ist leer (E2)
felinia-source-tiles = Handelsplättchen
felinia-source-bonus = Bonusplättchen
felinia-source-groups = Händler
felinia-source-gold = Gold
felinia-source-spice = Gewürz
felinia-source-goods = Waren
felinia-source-provisions = Proviant
felinia-source-places = Orte

## Kinds of actions

felinia-kind-first = Den Startspieler auslosen
felinia-kind-good = Eine Ware aus dem Beutel ziehen
felinia-kind-ship = Ein Schiffsplättchen ziehen
felinia-kind-tile = Ein Plättchen ziehen oder umdrehen
felinia-kind-look = Einen geheimnisvollen Ort ziehen
felinia-kind-bid = Bieten: auf einem Markt, bei der Gilde oder auf deiner Spielertafel
felinia-kind-buy = Eine Ware kaufen
felinia-kind-exchange = Eine Ware bei der Gilde tauschen
felinia-kind-bonus = Ein Bonusplättchen bei der Gilde nehmen
felinia-kind-decline = Dein Gebot zurücknehmen, ohne zu handeln
felinia-kind-sell = Gold, Gewürz oder Waren verkaufen
felinia-kind-board = Einen Händler an Bord schicken
felinia-kind-done = Fertig
felinia-kind-turn = Ein Plättchen umdrehen
felinia-kind-step = In eine Provinz gehen
felinia-kind-stop = Den Weg beenden
felinia-kind-keep = Einen geheimnisvollen Ort behalten, oder keinen
felinia-kind-store = Wählen, welche Waren du behältst

## Names

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
    [lone_merchants] einzelne Händler
    [more_coins] mehr Münzen
    [more_provisions] mehr Proviant
    [more_gold] mehr Gold
    [place_points] Orte zählen mehr
   *[other] { $tile }
}
felinia-tile-tip = { $tile ->
    [provision_points] Am Ende bringt dir jeder Proviant 2 Punkte (X1).
    [gift] Du bekommst sofort 1 Proviant, 1 Gold, 1 Münze und eine zufällige Ware. Das Plättchen kommt aus dem Spiel (X2).
    [spice_points] Am Ende bringt dir jedes Gewürz 1 Punkt (X3).
    [lone_merchants] Am Ende bringt dir jeder Händler, der allein steht, 2 Punkte (X4).
    [more_coins] Sofort 1 Münze, und 1 mehr, wenn dein Händler eine Provinz mit Münze betritt (X5).
    [more_provisions] Sofort 1 Proviant, und 1 mehr, wenn dein Händler eine Provinz mit Proviant betritt (X6).
    [more_gold] Sofort 1 Gold, und 1 mehr, wenn dein Händler eine Provinz mit Gold betritt (X7).
    [place_points] Am Ende bringt dir jeder Ort 1 Punkt mehr (X8).
   *[other] Eines bringt 1 Punkt, zwei bringen je 2, drei je 3{ $most ->
        [4] , vier und mehr je 4
       *[other] {""}
    } (E3).
}
felinia-bonus-mark = { $tile ->
    [counts_as_tile] { felinia-people } +1 Plättchen
   *[other] { felinia-people } +1 pro Plättchen
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

## What is being decided

felinia-decision-first = Der Startspieler wird ausgelost.
felinia-decision-markets = Die Märkte werden gefüllt.
felinia-decision-berths = Die nächsten Schiffe werden gezogen.
felinia-decision-tiles = Die Plättchen werden ausgelegt.
felinia-decision-bid = Runde { $round }, Gebot { $time } von 3. { INPUT() ->
    [pointer] Klicke auf einen Markt, die Gilde oder deine Spielertafel.
   *[text] Biete auf einem Markt, bei der Gilde oder auf deiner Spielertafel.
}
felinia-decision-trade = Dein Gebot { felinia-at-stack }: Preis { $price }, du hast { felinia-coins }. { INPUT() ->
    [pointer] { $short ->
        [0] { $stack ->
            [guild] Klicke auf die Ware, die du abgibst, oder auf ein Bonusplättchen, oder verzichte.
           *[other] Klicke dort auf eine Ware, um sie zu kaufen, oder verzichte.
        }
       *[other] Verkaufe erst etwas oder verzichte.
    }
   *[text] { $short ->
        [0] Kaufe oder tausche etwas, oder verzichte.
       *[other] Verkaufe erst etwas oder verzichte.
    }
}
felinia-decision-boarding = Du hast { felinia-coins }. { $can ->
    [yes] Schicke einen Händler an Bord oder wähle „Fertig mit Einschiffen“.
   *[no] { INPUT() ->
        [pointer] Gerade kannst du niemanden an Bord schicken. Verkaufe etwas von deiner Spielertafel oder wähle „Fertig mit Einschiffen“.
       *[text] Gerade kannst du niemanden an Bord schicken. Verkaufe etwas oder wähle „Fertig mit Einschiffen“.
    }
}
felinia-decision-walk = Dein Händler ist { INPUT() ->
    [pointer] im Land der { felinia-country }
   *[text] in { felinia-province }
}. { $steps ->
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
felinia-decision-keep = Behalte einen dieser geheimnisvollen Orte oder keinen.
felinia-decision-storage = { $over ->
    [yes] Du hast { $goods } Waren. Behalte { $most }, oder vier für 2 Münzen; der Rest wird verkauft.
   *[other] Du darfst vor der nächsten Runde verkaufen. Wähle danach „Fertig mit Verkaufen“.
}

## What happened

felinia-first-player = { seat-name } ist Startspieler. Alle nehmen ihre Startwaren.
felinia-market-filled = Markt { $market } bekommt { felinia-good }.
felinia-docked = Das Schiff um { $time } Uhr ins Land der { felinia-country } legt an Liegeplatz { $berth } an.
felinia-next-ship = Das nächste Schiff fährt um { $time } Uhr ins Land der { felinia-country }.
felinia-tile-laid = Das Plättchen „{ felinia-tile }“ kommt nach { felinia-province }.
felinia-round = Runde { $round } beginnt. Startspieler ist { SEAT($seat, where: "within") }.
felinia-bid = { seat-name } bietet { felinia-at-stack }. Der Stapel ist jetzt { $height } hoch.
felinia-bid-board = { seat-name } bietet auf der eigenen Spielertafel und bekommt { felinia-coins }.
felinia-token-passed = { seat-name } kann { felinia-at-stack } nicht handeln und nimmt den Bietstein zurück.
felinia-declined = { seat-name } handelt { felinia-at-stack } nicht.
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
felinia-sold = { seat-name } verkauft { $number ->
    [1] {""}
   *[other] { $number }×{" "}
}{ felinia-what } für { felinia-coins }.
felinia-boarded = { seat-name } schickt einen Händler an Bord: { felinia-ship }.
felinia-last-merchant = { SEAT($seat) } hat den letzten Händler an Bord geschickt. Nach diesem Handel fahren alle Schiffe, und die Partie endet.
felinia-sailed = Das Schiff um { $time } Uhr ins Land der { felinia-country } ist gefahren und verlässt das Spiel.
felinia-landed = Der Händler von { SEAT($seat, where: "within") } landet im Land der { felinia-country }.
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
felinia-settled = Der Händler von { SEAT($seat, where: "within") } siedelt sich in { felinia-province } an und nimmt das Plättchen „{ felinia-tile }“.
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
felinia-no-ships-left = Es gibt nicht genug Schiffe für die leeren Liegeplätze. Alle Schiffe mit Händlern fahren zum letzten Mal.
felinia-over = Die Partie ist zu Ende: { felinia-why-over }.
felinia-why-over = { $reason ->
    [merchants] Ein Spieler hat seinen letzten Händler an Bord geschickt
   *[ships] Der Stapel der Schiffe ist leer
}
felinia-outcome = { $count ->
    [one] { SEAT($winners) } gewinnt
   *[other] { SEAT($winners) } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}. Grund für das Ende: { felinia-why-over }.

## Why an action is not allowed

felinia-game-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
felinia-not-now-first = Warte, bis der Startspieler ausgelost ist.
felinia-not-now-markets = Warte, bis die Märkte gefüllt sind.
felinia-not-now-berths = Warte, bis die Schiffe gezogen sind.
felinia-not-now-tiles = Warte, bis die Plättchen ausgelegt sind.
felinia-not-now-bid = Biete zuerst: auf einem Markt, bei der Gilde oder auf deiner Spielertafel.
felinia-not-now-trade = { INPUT() ->
    [pointer] Dein Gebot bei Markt { $stack } ist dran. Klicke dort auf eine Ware, verkaufe etwas von deiner Spielertafel oder verzichte.
   *[text] Entscheide zuerst über dein Gebot: Kaufe, verkaufe etwas oder verzichte.
}
felinia-not-now-guild = { INPUT() ->
    [pointer] Dein Gebot bei der Gilde ist dran. Klicke auf die Ware, die du abgibst, oder auf ein Bonusplättchen, oder verzichte.
   *[text] Entscheide zuerst über dein Gebot: Tausche eine Ware, nimm ein Bonusplättchen, verkaufe etwas oder verzichte.
}
felinia-not-now-boarding = Beende zuerst das Einschiffen: Schicke einen Händler an Bord, verkaufe etwas oder wähle „Fertig mit Einschiffen“.
felinia-not-now-walk = Beende zuerst den Weg deines Händlers: Dreh ein Plättchen um, mach einen Schritt oder bleib stehen.
felinia-not-now-turned = Warte, bis das Plättchen umgedreht ist.
felinia-not-now-found = Warte, bis die Ware gezogen ist.
felinia-not-now-look = Warte, bis die geheimnisvollen Orte gezogen sind.
felinia-not-now-keep = Entscheide zuerst, welchen geheimnisvollen Ort du behältst.
felinia-not-now-storage = Kümmere dich zuerst um deine Waren: Verkaufe welche, entscheide, welche du behältst, oder wähle „Fertig mit Verkaufen“.
felinia-no-such-seat = Den Platz { $seat } gibt es nicht. Bei { $players } Spielern zählen die Plätze ab 0.
felinia-not-in-bag = Im Beutel fehlt: { felinia-good }.
felinia-ship-below = { felinia-country }, { $time }: Dieses Schiff mit blauer Rückseite liegt im Stapel noch unter den anderen.
felinia-ship-gone = { felinia-country }, { $time }: Dieses Schiff ist nicht mehr im Stapel.
felinia-no-such-tile = Im Land der { felinia-country } liegt kein ungesehenes Plättchen „{ felinia-tile }“.
felinia-look-seen = Du siehst diese Karte, also nenne ihren Namen. „look ?“ ist für verdeckte Karten.
felinia-look-other = Die oberste Karte ist nicht „{ felinia-place }“, oder du kannst sie nicht sehen. Schreib „look ?“ für verdeckte Karten.
felinia-market-closed = Markt { $market } ist bei dieser Spielerzahl geschlossen. Wähle einen anderen.
felinia-too-dear = Der Preis ist { $price }, eine Münze pro Bietstein im Stapel, und du hast { felinia-coins }. Verkaufe etwas oder verzichte.
felinia-no-goods-at-guild = Bei der Gilde kannst du keine Waren kaufen. Tausche eine oder nimm ein Bonusplättchen.
felinia-not-on-market = Auf Markt { $market } fehlt: { felinia-good }. Wähle eine andere Ware.
felinia-not-the-guild = Das geht nur bei der Gilde. Du handelst gerade auf Markt { $market }.
felinia-no-good = Dir fehlt zum Tauschen: { felinia-good }. Wähle eine andere Ware.
felinia-none-in-supply = Im Vorrat fehlt: { felinia-what }. Wähle einen anderen Tausch.
felinia-bonus-taken-by = Das Bonusplättchen „{ felinia-bonus-mark }“ hat schon { SEAT($seat, where: "within") }. Wähle ein anderes.
felinia-bonus-costs = Für ein Bonusplättchen brauchst du außer dem Preis 1 Gold und 1 Gewürz.
felinia-sold-before = Verkauft wird in dieser Reihenfolge: Gold, Gewürz, Waren, jede Art einmal. { felinia-what } kannst du nach deiner nächsten Aktion wieder verkaufen.
felinia-not-so-many = { $held ->
    [0] Davon hast du nichts zu verkaufen: { felinia-what }.
   *[other] { felinia-what }: Du hast nur { $held }, nicht { $number }.
}
felinia-ship-not-here = { felinia-country }, { $time }: Dieses Schiff liegt an keinem Liegeplatz. Wähle ein anderes.
felinia-ship-full = { felinia-country }, { $time }: Dieses Schiff ist voll. Wähle ein anderes.
felinia-pool-empty = Du hast keinen Händler mehr, den du an Bord schicken kannst. Wähle „Fertig mit Einschiffen“.
felinia-ship-goods = { felinia-country }, { $time }: Für dieses Schiff brauchst du { felinia-goods }.
felinia-ship-coins = { felinia-country }, { $time }: Das Einschiffen kostet { felinia-coins }. Verkaufe zuerst etwas.
felinia-too-many-goods = Du hast mehr als { $most } Waren. Wähle, welche du behältst.
felinia-nothing-to-choose = Bis zu { $most } Waren behältst du kostenlos. Du musst nicht wählen.
felinia-fourth-good = Eine vierte Ware kostet { felinia-coins }, so viele hast du nicht. Verkaufe zuerst Gold oder Gewürz.
felinia-turn-elsewhere = { felinia-province } ist kein Handelsposten in dem Land, in dem du gelandet bist. Wähle einen dort.
felinia-nothing-to-turn = In { felinia-province } liegt kein verdecktes Plättchen. Wähle einen anderen Handelsposten.
felinia-turn-too-late = Plättchen kannst du nur nach dem ersten Schritt umdrehen. Geh weiter oder bleib stehen.
felinia-turned-enough = Du hast schon zwei Plättchen umgedreht. Geh weiter oder bleib stehen.
felinia-passed-before = Dein Händler war auf diesem Weg schon in { felinia-province }. Wähle eine andere Provinz.
felinia-no-road = Von { INPUT() ->
    [pointer] deinem Händler
   *[text] { $here }
} führt kein Weg nach { felinia-province }. Wähle eine benachbarte Provinz.
felinia-other-country = { felinia-province } liegt in einem anderen Land, und in dieser Partie darfst du keine Grenze überqueren.
felinia-merchant-there = In { felinia-province } steht ein Händler von { SEAT($seat, where: "within") }. Wähle eine andere Provinz.
felinia-face-down = Das Plättchen in { felinia-province } ist verdeckt, dein Händler darf nicht hinein. Dreh es zuerst um.
felinia-no-step-left = { $expert ->
    [yes] Nach { $most } Schritten kostet jeder weitere 1 Proviant, und du hast keinen. Bleib hier stehen.
   *[no] Ein Händler geht höchstens { $most } Schritte. Bleib hier stehen.
}
felinia-keep-seen = Du siehst diese Karten. Nenne die, die du behältst, mit ihrem Namen.
felinia-keep-secret = Du siehst diese Karten nicht. Schreib „keep ?“ statt eines Namens.
felinia-keep-other = „{ felinia-place }“ ist keine der gezogenen Karten. Wähle eine von ihnen.
felinia-keep-twice = Du hast diesen Ort schon: { felinia-place }. Wähle einen anderen oder keinen.

## What actions do

felinia-do-first = { SEAT($seat) } beginnt
felinia-do-good = { felinia-good } ziehen
felinia-do-ship = Das Schiff ziehen: { felinia-country }, { $time }
felinia-do-tile = „{ felinia-tile }“ ziehen
felinia-do-look = { $place ->
    [none] Einen geheimnisvollen Ort ziehen
   *[other] Ziehen: { felinia-place }
}
felinia-do-bid = Bieten { felinia-at-stack } (Preis { $price })
felinia-do-bid-board = Auf deiner Spielertafel bieten: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
felinia-do-buy = { felinia-good } kaufen
felinia-do-exchange = { $give ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $give }
} abgeben, { $take ->
    [books] Bücher
    [wine] Wein
    [clocks] Uhren
    [clothes] Kleider
    [glass] Glas
   *[other] { $take }
} und 1 { $extra ->
    [spice] Gewürz
   *[provision] Proviant
} bekommen
felinia-do-bonus = Bonusplättchen: { felinia-bonus-mark }
felinia-do-decline = Verzichten
felinia-do-sell = { $number ->
    [1] {""}
   *[other] { $number }×{" "}
}{ felinia-what } für { felinia-coins } verkaufen
felinia-do-board = An Bord: { felinia-ship }
felinia-do-done = { $decision ->
    [boarding] Fertig mit Einschiffen
   *[other] Fertig mit Verkaufen
}
felinia-do-turn = Plättchen in { felinia-province } umdrehen
felinia-do-step = Nach { felinia-province } gehen
felinia-do-stop = Stopp: Händler geht nach Hause
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
    [4] { felinia-goods } für 2 Münzen behalten
   *[other] { felinia-goods } behalten
}
felinia-ask-done = Du kannst noch Händler einschiffen. Trotzdem fertig?
felinia-ask-stop = Dein Händler geht nach Hause. Hier stehen bleiben?

## The scene

felinia-scene-title = Felinia, { $board ->
    [classic] klassische Seite (rekonstruiert)
    [expert] Expertenseite (rekonstruiert)
   *[other] { $board }
}, { $players } Spieler
felinia-scene-map = Die Stadt und die Insel
felinia-scene-desk = { SEAT($seat) }
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
felinia-scene-stack = Gebote, { felinia-stack }
felinia-scene-token = Gebot von { SEAT($seat, where: "within") } { felinia-at-stack }, Preis { $price }
felinia-scene-berth = Liegeplatz { $berth }
felinia-scene-ship-place = Schiffsplättchen an Liegeplatz { $berth }
felinia-scene-want-place = Was das Schiff an Liegeplatz { $berth } kostet
felinia-scene-aboard = Schiff an Liegeplatz { $berth }, { $place }. Platz
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
    [yes] {" "}(hast du)
   *[no] {""}
}
felinia-scene-want-coins = { felinia-coins }{ $has ->
    [yes] {" "}(hast du)
   *[no] {""}
}
felinia-scene-merchant-aboard = Händler von { SEAT($seat, where: "within") }
felinia-scene-free-place = Freier Platz
felinia-scene-province = { felinia-province }{ $role ->
    [port] , Hafen
    [post] , Handelsposten
    [crossroads] , Kreuzung
   *[symbol] {""}
}{ $symbol ->
    [none] {""}
   *[other] , { felinia-symbol }
}{ $second ->
    [none] {""}
   *[other] , { felinia-second-symbol }
}
felinia-second-symbol = { $second ->
    [spice] Gewürz
    [gold] Gold
    [coin] Münze
    [good] eine zufällige Ware
    [provision] Proviant
   *[place] ein geheimnisvoller Ort
}
felinia-scene-symbol = { felinia-symbol }
felinia-scene-merchant = Händler von { SEAT($seat, where: "within") } in { felinia-province }
felinia-scene-walking = Händler von { SEAT($seat, where: "within") }, unterwegs
felinia-scene-face-down = Verdecktes Plättchen in { felinia-province }
felinia-scene-tile = Plättchen „{ felinia-tile }“ in { felinia-province }
felinia-scene-coins = { SEAT($seat) }: Münzen
felinia-scene-coins-count = { SEAT($seat) }: { felinia-coins } (höchstens 6)
felinia-scene-circles = { SEAT($seat) }: Spielertafel, Gebote für Münzen
felinia-scene-circle = { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
felinia-scene-own-bid = Gebot von { SEAT($seat, where: "within") } auf der eigenen Spielertafel
felinia-scene-hand = { SEAT($seat) }: übrige Gebote
felinia-scene-hand-count = { SEAT($seat) }: { $number ->
    [one] { $number } Gebot
   *[other] { $number } Gebote
} übrig
felinia-scene-pool = { SEAT($seat) }: Händler zu Hause
felinia-scene-pool-count = { SEAT($seat) }: { $number } Händler zu Hause
felinia-scene-goods = { SEAT($seat) }: { felinia-good }
felinia-scene-good = { $number }× { felinia-good }
felinia-scene-held = { SEAT($seat) }: { felinia-what }
felinia-scene-held-count = { $number }× { felinia-what }
felinia-scene-tiles = { SEAT($seat) }: Plättchen
felinia-scene-taken = { $number }× „{ felinia-tile }“
felinia-scene-covered = { SEAT($seat) }: { $number } Plättchen, verdeckt
felinia-scene-bonuses = { SEAT($seat) }: Bonusplättchen
felinia-scene-kept = { SEAT($seat) }: Orte
felinia-scene-looked = { SEAT($seat) }: gezogene Karten
felinia-scene-hidden-place = Verdeckter geheimnisvoller Ort
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
felinia-scene-places-count = { $number ->
    [one] { $number } geheimnisvoller Ort
   *[other] { $number } geheimnisvolle Orte
} im Stapel
felinia-scene-ships = Stapel der Schiffsplättchen
felinia-scene-ships-count = { $number } Schiffsplättchen im Stapel
felinia-scene-next = Nächstes Schiff
felinia-scene-round = Schiffe bisher
felinia-scene-counter = { $come } von { $ships } Schiffen bisher; Runde { $round }
felinia-scene-score = { $tiles ->
    [face_down] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } aus Händlern, { $total }, wenn die Partie jetzt endete, ohne die verdeckten Plättchen
   *[open] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } aus Plättchen und Händlern, { $total }, wenn die Partie jetzt endete
}
felinia-warning = Die Partie kann in dieser Runde enden: { $cause ->
    [merchants] { SEAT($seat, where: "within") } kann { $left ->
        [0] keinen Händler
        [one] noch einen Händler
       *[other] noch { $left } Händler
    } an Bord schicken.
   *[ships] { $left ->
        [0] Es liegt kein Schiff mehr
        [one] Nur noch ein Schiff liegt
       *[other] Nur noch { $left } Schiffe liegen
    } im Stapel.
}
felinia-score-part = { $source ->
    [tiles] n × n Punkte für n Plättchen eines Volkes, aber höchstens 3 oder 4 je Plättchen, je nach Volk.
    [bonus] 1 Punkt für jedes Plättchen des Volkes auf einem Bonusplättchen.
    [groups] Händler auf der Insel: allein 1 Punkt, zu zweit je 2, in größeren Gruppen je 3.
    [gold] 1 Punkt für jedes Gold.
    [spice] 1 Punkt für je zwei Gewürze.
    [goods] 1 Punkt für jede Ware.
    [provisions] 2 Punkte für jeden Proviant, mit dem Sonderplättchen.
    [places] Ein einzelner geheimnisvoller Ort zählt 1 Punkt, mehrere zählen je 2.
   *[sum] Alle Punkte, wenn die Partie jetzt zu Ende wäre.
}
felinia-scene-column = { $source ->
    [tiles] Plättchen
    [bonus] Bonus
    [groups] Händler
    [gold] Gold
    [spice] Gewürz
    [goods] Waren
    [provisions] Proviant
    [places] Orte
   *[sum] Summe
}
felinia-label-markets = Märkte
felinia-label-bids = Gebote (die Zahl ist der Preis)
felinia-label-berths = Liegeplätze
felinia-label-stall = { $stack ->
    [guild] Gilde
   *[other] Markt { $stack }
}{ $closed ->
    [yes] {" "}(geschlossen)
   *[no] {""}
}
felinia-label-harbour = Hafen (Kosten der Überfahrt auf dem Kai)
felinia-label-closed = geschlossen
felinia-label-bag = Beutel
felinia-label-supply = Vorrat
felinia-label-ships = Schiffe
felinia-label-places = Orte
felinia-label-desk = { $row ->
    [coins] Münzen
    [board] Spielertafel
    [bids] Gebote
    [merchants] Händler
    [goods] Waren
    [tiles] Plättchen
    [bonus] Bonus
   *[places] Orte
}
felinia-label-final = Endstand
felinia-label-score = Punkte bisher

## In letters

felinia-label-island = Insel
felinia-label-next = Nächstes Schiff
felinia-label-port = Hafen
felinia-label-crossroads = Kreuzung
felinia-legend-stacks = Bietsteine von unten nach oben; der letzte ist zuerst dran
felinia-legend-ships = Zeit, Land, Kosten fürs Einschiffen; ○ freier Platz
felinia-legend-island = ♟ Händler, ? verdeckt, → Wege, · Nachbarn ohne Weg
felinia-row = { $row ->
    [coins] Münzen
    [gold] Gold
    [spice] Gewürz
    [provisions] Proviant
    [merchants] Händler zu Hause
    [bids] Gebote auf der Hand
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

## Boards that are refused

board-felinia-id = { board-at }„{ $name }“ ist keine gültige Kennung. Erlaubt sind Kleinbuchstaben, Ziffern und Unterstriche, aber kein Wort der Regeln (B1).
board-felinia-doubled = { board-at }„{ $name }“ kommt zweimal vor (B1).
board-felinia-border-to-itself = { board-at }„{ $name }“ grenzt an sich selbst (B2).
board-felinia-border-twice = { board-at }Die Grenze zwischen { $one } und { $other } kommt zweimal vor (B2).
board-felinia-ports = { board-at }Das Land { $name } hat { $counted } Hafenprovinzen statt einer (B3).
board-felinia-port = { board-at }Der Hafen führt nach { $name }, aber die Hafenprovinz dieses Landes ist { $wanted } (B3).
board-felinia-posts = { board-at }Das Land { $name } braucht je Handelsposten ein Plättchen. Handelsposten: { $posts }, Plättchen: { $tiles } (B4).
board-felinia-unreached = { board-at }Kein Weg führt vom Hafen zum Handelsposten { $name }, ohne einen anderen Handelsposten zu betreten (B5).
board-felinia-number = { board-at }Es sind { $counted } statt { $wanted } (B6, B7, B8).
board-felinia-blue = { board-at }Das Land { $name } hat { $counted } Schiffe mit blauer Rückseite statt einem (B6).
board-felinia-time = { board-at }„{ $value }“ ist keine Uhrzeit wie 9:45 (B6).
board-felinia-ship-goods = { board-at }Unter den Waren muss { $name } sein, die Ware in der Farbe des Landes (B6).
board-felinia-start-goods = { board-at }Nenne für jede Spielerzahl die Startwaren jedes Platzes in der Reihenfolge genau einmal (B7).
board-felinia-closed = { board-at }Nenne { $wanted } verschiedene Märkte von 1 bis { $markets } (B7).
board-felinia-symbol = { board-at }Eine Symbolprovinz braucht ein oder zwei Symbole, ein Hafen kann bis zu zwei haben, andere Provinzen haben keines (B8).
board-felinia-symbols = { board-at }Gib entweder symbol an, bei doppeltem Druck mit symbol_count, oder symbols (B8).
board-felinia-special = { board-at }Das passt nicht zur Wirkung des Sonderplättchens { $name } (B8).

## Positions that are refused

position-felinia-numbers = { $where }: Nenne verschiedene Zahlen von 1 bis { $high }.
position-felinia-seats = { $where }: Nenne höchstens { $wanted } Platznummern oder null.
position-felinia-known-to = { $where }: { $value } ist keine Liste von Sichten. Schreib "public" oder Platznummern.
position-felinia-unknown = { $where }: Der Plan hat kein „{ $name }“.
position-felinia-twice = { $where }: „{ $name }“ ist unbekannt oder kommt zweimal vor.
position-felinia-markets = { $where }: Es müssen { $wanted } sein.
position-felinia-no-places = { $where }: muss null sein, weil dieser Plan keine geheimnisvollen Orte hat.
position-felinia-goods = { $good }: Es sind insgesamt { $counted } statt { $wanted }.
position-felinia-market = Markt { $market } hat zu viele Waren ({ $counted }) oder ist geschlossen.
position-felinia-supply = { $what }: Die Spieler haben { $counted }, es gibt aber nur { $wanted }.
position-felinia-bids = seats.{ $seat }: Die Zahl der Gebote muss { $wanted } sein, nicht { $counted }.
position-felinia-ships = berths, ships, next_ship: Ein Schiffsplättchen ist doppelt oder fehlt, oder eines mit blauer Rückseite kam zu früh (S3, O2).
position-felinia-aboard = berths: Liegeplatz { $berth } hat kein Schiff, oder die Händler besetzen dessen Plätze nicht von vorn (R5c).
position-felinia-post = { $province }: Ein Handelsposten hat entweder ein Plättchen oder den Händler, der es nahm; andere Provinzen haben nichts davon (R9c).
position-felinia-country = unseen.{ $country }: muss zu den verdeckten Plättchen dort passen, von keiner Art mehr, als der Plan hat (S4).
position-felinia-tiles = { $tile }: Die Zahl dieser Plättchen muss { $wanted } sein, nicht { $counted }.
position-felinia-merchants = seats.{ $seat }: Die Zahl der Händler muss { $wanted } sein, nicht { $counted }.
position-felinia-taken = seats.{ $seat }: Die Plättchen passen nicht zur Zahl der Händler auf Handelsposten: { $merchants } (R9c).
position-felinia-gift = Ein Händler auf einem Handelsposten ohne Plättchen ist nur möglich, wenn ein Spieler das Geschenk genommen hat (X2).
position-felinia-secret = places: Die bekannten Karten passen nicht zu dem, was diese Sicht zeigt, oder zu dem, was bezahlt wurde (R12, I2).
position-felinia-pool = places.pool: In dieser Sicht sind { $wanted } Karten verborgen, hier steht aber { $counted }.
position-felinia-places = { $place }: Die Zahl dieser Karten muss { $wanted } sein, nicht { $counted }.
position-felinia-stack = stack: Diese Entscheidungen können nicht zusammen offen sein: { $stack }.
position-felinia-phase = phase: passt nicht zur offenen Entscheidung „{ $decision }“.
position-felinia-start = start, round, phase: müssen leer sein, bis der Startspieler ausgelost ist; Runde 1 beginnt nach dem Aufbau (S5).
position-felinia-setup = Während des Aufbaus kann noch nichts anderes geschehen sein (S).
position-felinia-sailing = sailing, closing: Schiffe fahren nur während der Abfahrt, und mindestens eines muss fahren (R6).
position-felinia-turns = seats, stacks: Geboten wird reihum vom Startspieler an, und abgehandelt wird, bevor Schiffe fahren (R1, R2).

## Board files

felinia-table-good = Waren
felinia-row-good = Ware
felinia-field-good = Die fünf Waren.
felinia-table-country = Länder
felinia-row-country = Land
felinia-field-country = Die fünf Länder der Insel und ihre Völker.
felinia-table-special_tile = Sonderplättchen
felinia-row-special_tile = Sonderplättchen
felinia-field-special_tile = Die Wirkung der Sonderplättchen, nur als Notiz. Sie muss zu den Regeln passen.
felinia-table-mysterious_place = Geheimnisvolle Orte
felinia-row-mysterious_place = Geheimnisvoller Ort
felinia-field-mysterious_place = Die Ortskarten eines Expertenplans: 18 insgesamt.
felinia-table-bonus_tile = Bonusplättchen
felinia-row-bonus_tile = Bonusplättchen
felinia-field-bonus_tile = Die fünf Bonusplättchen der Gilde.
felinia-table-ship = Schiffe
felinia-row-ship = Schiff
felinia-field-ship = Die zwanzig Schiffsplättchen.
felinia-table-start_goods = Startwaren
felinia-row-start_goods = Startwaren
felinia-field-start_goods = Die Startwaren für jede Spielerzahl und jeden Platz in der Reihenfolge.
felinia-table-province = Provinzen
felinia-row-province = Provinz
felinia-field-province = Die Provinzen der Insel.
felinia-table-border = Grenzen
felinia-row-border = Grenze
felinia-field-border = Paare von Provinzen, die aneinandergrenzen.
felinia-column-cross_border_movement = Grenzübertritt
felinia-field-board-cross_border_movement = Ein Schlüssel alter Dateien, heute eine Option des Spiels (O4). Er wird nicht beachtet.
felinia-column-closed_markets_2 = Geschlossen zu zweit
felinia-field-board-closed_markets_2 = Die beiden Märkte, die zu zweit geschlossen sind. Markt 1 ist der oberste.
felinia-column-closed_markets_3 = Geschlossen zu dritt
felinia-field-board-closed_markets_3 = Der Markt, der zu dritt geschlossen ist.
felinia-column-count = Anzahl
felinia-field-good-count = Anzahl im Beutel, immer neun.
felinia-column-colour = Farbname
felinia-field-country-colour = Name der gedruckten Farbe.
felinia-column-good = Ware
felinia-field-country-good = Die Ware in der Farbe des Landes. Jedes Land hat eine andere.
felinia-column-max_each = Höchstwert
felinia-field-country-max_each = So viele Punkte zählt ein Handelsplättchen dieses Volkes höchstens.
felinia-column-trade_tiles = Handelsplättchen
felinia-field-country-trade_tiles = Zahl der Handelsplättchen jedes Volkes auf den Handelsposten dieses Landes.
felinia-column-special_tiles = Sonderplättchen
felinia-field-country-special_tiles = Die Sonderplättchen auf den Handelsposten dieses Landes. Nur auf Expertenplänen.
felinia-column-port = Hafen
felinia-field-country-port = Der Hafen, in dem Händler landen, und wo sein Schiff gezeichnet wird.
felinia-column-province = Provinz
felinia-field-country-port-province = Die Hafenprovinz, die zum Land gehört.
felinia-column-id = Plättchen
felinia-field-special_tile-id = Das Sonderplättchen.
felinia-column-now = Sofort
felinia-field-special_tile-now = Was das Plättchen sofort bringt.
felinia-column-end = Am Ende
felinia-field-special_tile-end = Punkte am Ende für jedes davon.
felinia-column-extra_on = Eines mehr
felinia-field-special_tile-extra_on = Das Symbol, das von da an eines mehr bringt.
felinia-column-leaves_game = Aus dem Spiel
felinia-field-special_tile-leaves_game = Ob das Plättchen danach aus dem Spiel kommt.
felinia-field-mysterious_place-count = Zahl der Karten dieses Ortes.
felinia-column-cost = Kosten
felinia-field-mysterious_place-cost = Die Ware, die man zahlt, um die Karte zu behalten.
felinia-column-people = Volk
felinia-field-bonus_tile-people = Das Volk des Plättchens.
felinia-column-kind = Art
felinia-field-bonus_tile-kind = Ob das Plättchen als Handelsplättchen zählt oder je Handelsplättchen einen Punkt bringt.
felinia-column-country = Land
felinia-field-ship-country = Das Land, in das das Schiff fährt.
felinia-column-back = Rückseite
felinia-field-ship-back = Farbe der Rückseite. Jedes Land hat ein Schiff mit blauer Rückseite; diese kommen zuletzt.
felinia-column-places = Plätze
felinia-field-ship-places = Zahl der Händler an Bord.
felinia-column-goods = Waren
felinia-field-ship-goods = Die Waren, die das Einschiffen kostet, darunter die in der Farbe des Landes.
felinia-column-coins = Münzen
felinia-field-ship-coins = Die Münzen, die das Einschiffen kostet.
felinia-column-time = Uhrzeit
felinia-field-ship-time = Abfahrtszeit, zum Beispiel 9:45. Bei gleicher Zeit fährt das Schiff am vorderen Liegeplatz zuerst.
felinia-column-players = Spieler
felinia-field-start_goods-players = Zahl der Spieler.
felinia-column-seat = Platz in der Reihenfolge
felinia-field-start_goods-seat = Platz in der Reihenfolge. Der Startspieler ist 1.
felinia-field-start_goods-goods = Die beiden Waren, mit denen dieser Spieler beginnt.
felinia-field-province-country = Das Land der Provinz.
felinia-column-role = Art
felinia-field-province-role = port: Hafen. post: Handelsposten mit Plättchen. symbol: ein oder zwei Symbole. crossroads: Kreuzung ohne alles.
felinia-column-symbol = Symbol
felinia-field-province-symbol = Das gedruckte Symbol. Auch ein Hafen kann eines haben.
felinia-column-symbol_count = Wie oft gedruckt
felinia-field-province-symbol_count = Wie oft das Symbol gedruckt ist.
felinia-column-symbols = Zwei Symbole
felinia-field-province-symbols = Zwei verschiedene Symbole statt symbol und symbol_count. Sie wirken in dieser Reihenfolge.
felinia-column-hex = Sechseck
felinia-field-province-hex = Spalte und Reihe einer Sechseckkarte, nur als Notiz.
felinia-column-road = Weg
felinia-field-border-road = Ob ein Weg über die Grenze führt.

## Choices in board files

felinia-choice-provision_points = Proviant zählt
felinia-choice-gift = Geschenk
felinia-choice-spice_points = Gewürz zählt doppelt
felinia-choice-lone_merchants = Einzelne Händler
felinia-choice-more_coins = Mehr Münzen
felinia-choice-more_provisions = Mehr Proviant
felinia-choice-more_gold = Mehr Gold
felinia-choice-place_points = Orte zählen mehr
felinia-choice-spice = Gewürz
felinia-choice-gold = Gold
felinia-choice-coin = Münze
felinia-choice-good = Zufällige Ware
felinia-choice-provision = Proviant
felinia-choice-place = Geheimnisvoller Ort
felinia-choice-lone_merchant = Einzelner Händler
felinia-choice-counts_as_tile = Zählt als Handelsplättchen
felinia-choice-plus_one = Ein Punkt je Handelsplättchen
felinia-choice-grey = Grau
felinia-choice-blue = Blau
felinia-choice-port = Hafen
felinia-choice-post = Handelsposten
felinia-choice-symbol = Symbol
felinia-choice-crossroads = Kreuzung

## Reasons for hints

felinia-reason-points = { felinia-scene-column } +{ $points }
felinia-reason-boards = bringt einen Händler auf das Schiff um { $time } Uhr ins Land der { felinia-country }
felinia-reason-will-board = so erreichst du in dieser Runde wohl das Schiff um { $time } Uhr ins Land der { felinia-country }
felinia-reason-sails = das Schiff legt in dieser Runde ab
felinia-reason-last = es ist dein letzter Händler: Nach dieser Runde endet die Partie
felinia-reason-denies = hält { SEAT($rival, where: "within") } wohl vom Schiff um { $time } Uhr ins Land der { felinia-country } fern
felinia-reason-first = du wählst { felinia-at-stack } vor { SEAT($rival, where: "within") }
felinia-reason-bonus = so bekommst du wohl ein Bonusplättchen
felinia-reason-ready = danach hast du alle Waren für das Schiff um { $time } Uhr ins Land der { felinia-country }
felinia-reason-goods = danach fehlt noch für das Schiff um { $time } Uhr ins Land der { felinia-country }: { felinia-goods }
felinia-reason-coins = danach hast du { felinia-coins }
felinia-reason-reach = ein Plättchen „{ felinia-tile }“ ist in Reichweite: +{ $points }
felinia-reason-tile = nimmt ein Plättchen „{ felinia-tile }“: +{ $points }
felinia-reason-group = siedelt sich neben anderen deiner Händler an
felinia-reason-gain = bringt { felinia-gain }
felinia-reason-draws = dort wartet { felinia-symbol }
felinia-reason-turns = deckt vielleicht „{ felinia-tile }“ auf ({ $number } von { $total } verdeckten Plättchen): +{ $points }
felinia-reason-home = dein Händler kann wieder an Bord gehen
