# Hansa Teutonica in German. Names in arguments ($piece, $marker, …) are those of docs/hansa.md.

## Names of things

hansa-piece = { $piece ->
    [trader] Händler
   *[merchant] Großhändler
}
# Both stand in the accusative: whoever acts “setzt einen Händler”, “nimmt den Händler von …”.
hansa-a-piece = einen { hansa-piece }
hansa-owned-piece = { $owner ->
    [neutral] den neutralen { hansa-piece }
   *[other] den { hansa-piece } von { SEAT($owner, where: "within") }
}
hansa-owner-name = { $owner ->
    [neutral] Neutral
   *[other] { SEAT($owner) }
}
hansa-traders = { $traders } Händler
hansa-merchants = { $merchants } Großhändler
hansa-pieces = { $traders ->
    [0] { $merchants ->
        [0] nichts
       *[other] { hansa-merchants }
    }
   *[other] { $merchants ->
        [0] { hansa-traders }
       *[other] { hansa-traders } und { hansa-merchants }
    }
}
hansa-marker = { $marker ->
    [extra_office] Zusatzniederlassung
    [swap] Tausch
    [plus3] +3 Aktionen
    [plus4] +4 Aktionen
    [skill] Eigenschaft
    [remove] Entfernen
   *[hidden] verdeckt
}
hansa-track = { $track ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
   *[bursa] Bursa
}
hansa-track-use = { $track ->
    [clavis_urbis] Punkte je Niederlassung im Netzwerk
    [actiones] Aktionen im Zug
    [privilegium] die Farben der Häuser, die offenstehen
    [liber_sophiae] Steine beim Umsetzen
   *[bursa] Steine bei den Einnahmen
}
hansa-colour = { $colour ->
    [white] weiß
    [orange] orange
    [pink] pink
   *[black] schwarz
}
hansa-actions = { $actions ->
    [0] keine Aktion
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
hansa-bursa-all = alle
hansa-bonus = { $bonus ->
    [move_any_2] ein oder zwei beliebige Steine umsetzen
    [develop_privilegium] Privilegium um eins verbessern
    [office_in_green_city] eine Niederlassung in einer grünen Stadt, aus dem Vorrat
   *[redeploy_2_from_route] ein oder zwei Steine der Route auf andere Routen schicken
}
hansa-province = { $province ->
    [west] West
    [rhine] Rhein
    [westphalia] Westfalen
    [weser_west] Weser West
    [weser_east] Weser Ost
    [heath] Heide
    [leine] Leine
    [harz_west] Harz West
    [altmark_north] Altmark Nord
    [altmark_south] Altmark Süd
    [rim] Rand
    [rim_nw] Rand Nordwest
    [rim_ne] Rand Nordost
    [rim_se] Rand Südost
    [rim_sw] Rand Südwest
    [rim_arnheim_coellen] Rand Arnheim–Coellen
    [rim_arnheim_groningen] Rand Arnheim–Groningen
    [rim_coellen_warburg] Rand Coellen–Warburg
    [rim_goettingen_halle] Rand Göttingen–Halle
    [rim_goettingen_warburg] Rand Göttingen–Warburg
    [rim_groningen_stade] Rand Groningen–Stade
    [rim_halle_stendal] Rand Halle–Stendal
    [rim_hamburg_luebeck] Rand Hamburg–Lübeck
    [rim_hamburg_stade] Rand Hamburg–Stade
    [rim_luebeck_stendal] Rand Lübeck–Stendal
   *[other] { $province }
}

hansa-province-routes = { hansa-province }: { $routes }
hansa-variant = { $players ->
    [2] {" "}· { hansa-option-name-two_players }: { $two_players ->
        [pawn] { hansa-value-two_players-pawn } · { hansa-option-name-rim }: { $rim ->
            [strict] { hansa-value-rim-strict }
            [edge4] { hansa-value-rim-edge4 }
           *[edge10] { hansa-value-rim-edge10 }
        }
        [neutral_14] { hansa-value-two_players-neutral_14 }
       *[neutral_it] { hansa-value-two_players-neutral_it }
    }
   *[other] {""}
}

## The lobby: boards, options, ends, score sources

hansa-about = Handelshäuser der Hanse richten Handelsrouten ein, gründen Niederlassungen in den Städten und verbessern ihre Eigenschaften; wer am Ende das meiste Prestige hat, gewinnt.

hansa-board-name-standard_2_3 = Grundspielplan (2–3 Personen)
hansa-board-standard_2_3 = Die Seite des Grundspielplans für zwei und drei Personen.
hansa-board-name-standard_4_5 = Grundspielplan (4–5 Personen)
hansa-board-standard_4_5 = Die Seite des Grundspielplans für vier und fünf Personen.
hansa-board-name-east = Ost
hansa-board-east = Der Spielplan der Ost-Erweiterung, mit Seerouten und grünen Städten; jede Seeroute bringt bei jedem Einrichten ihren eigenen Bonus (X).

hansa-option-name-edition = Ausgabe
hansa-option-edition = Nach welcher gedruckten Ausgabe gespielt wird: Sie bestimmt die Mischung der Marker und das Spiel zu zweit; beides lässt sich auch einzeln ändern. Üblich ist 2009, zu zweit 2014 (V6).
hansa-value-edition-2009 = 2009
hansa-value-edition-2014 = 2014
hansa-value-edition-italian = Italienisch
hansa-option-name-marker_mix = Marker im Spiel
hansa-option-marker_mix = Wie viele Marker jeder Art im Spiel sind. Drei davon liegen von Anfang an auf dem Spielplan: eine Zusatzniederlassung, ein Tausch und ein Entfernen (S4).
hansa-value-marker_mix-extra_office = Zusatzniederlassung
hansa-value-marker_mix-swap = Tausch
hansa-value-marker_mix-plus3 = +3 Aktionen
hansa-value-marker_mix-plus4 = +4 Aktionen
hansa-value-marker_mix-skill = Eigenschaft
hansa-value-marker_mix-remove = Entfernen
hansa-option-name-new_markers = Neue Marker
hansa-option-new_markers = Offen: Alle sehen, welche Marker im Lauf des Spiels auf den Spielplan kommen. Verdeckt: Es zeigt sich erst, wenn jemand einen nimmt (M3c, C4b).
hansa-value-new_markers-face_up = Offen
hansa-value-new_markers-face_down = Verdeckt
hansa-option-name-two_players = Spiel zu zweit
hansa-option-two_players = Zu zweit spielt man mit einer Figur, die bestimmt, wo man handeln kann (W), oder mit neutralen Händlern als dritter Partei (N); in der italienischen Form erhält Neutral kein Prestige (N6c). Mit mehr Personen hat das keine Wirkung.
hansa-value-two_players-pawn = Mit der Figur
hansa-value-two_players-neutral_14 = Mit neutralen Händlern wie 2014
hansa-value-two_players-neutral_it = Mit neutralen Händlern, italienische Form
hansa-option-name-rim = Rand des Spielplans
hansa-option-rim = Wie das Land am Rand des Spielplans in Provinzen geteilt ist; wichtig nur beim Spiel mit der Figur (W1b).
hansa-value-rim-strict = Eine Provinz ringsum
hansa-value-rim-edge4 = Vier Ecken
hansa-value-rim-edge10 = Zehn Abschnitte
hansa-option-name-mission_cards = Missionskarten
hansa-option-mission_cards = Alle bekommen eine geheime Karte mit drei Städten, die am Ende bis zu acht Punkte bringt; nicht auf dem Spielplan Ost (X1).
hansa-option-name-marker_in_same_action = Zusatzniederlassung sofort
hansa-option-marker_in_same_action = Ein Marker „Zusatzniederlassung“ lässt sich schon bei dem Einrichten nutzen, das ihn einbringt (M2).
hansa-option-name-swap_must_own_one = Tausch nur mit eigener
hansa-option-swap_must_own_one = Von zwei Niederlassungen, die getauscht werden, muss mindestens eine die eigene sein (M6).

hansa-end-prestige = Prestigegrenze erreicht (E1a)
hansa-end-markers = keine Marker mehr im Beutel (E1b)
hansa-end-cities = genug Städte voll besetzt (E1c)
hansa-source-prestige = Prestigeleiste
hansa-source-skills = entwickelte Leisten
hansa-source-markers = Marker
hansa-source-special_prestige = Sonderprestige
hansa-source-control = kontrollierte Städte
hansa-source-network = Netzwerk
hansa-source-mission = Missionskarte
hansa-setup-pawn = Die Figur braucht Provinzen, und der Spielplan { $board } hat keine. Hier kann { $option } so sein: { $possible }; mit der Figur lässt sich auf { $boards } spielen.
hansa-setup-neutral = Der Spielplan { $board } sagt nicht, wo neutrale Händler beginnen. Hier kann { $option } so sein: { $possible }; mit neutralen Händlern lässt sich auf { $boards } spielen.
hansa-setup-missions = Der Spielplan { $board } hat nicht für alle eine Missionskarte. Hier kann { $option } so sein: { $possible }; mit Missionskarten lässt sich auf { $boards } spielen.

## Kinds of actions

hansa-kind-draw = Der Zufall zieht einen Marker
hansa-kind-deal = Der Zufall teilt eine Missionskarte aus
hansa-kind-first = Der Zufall lost aus, wer beginnt
hansa-kind-income = Einnahmen: wie viele Großhändler?
hansa-kind-place = Einen Stein auf einen leeren Posten einsetzen
hansa-kind-displace = Einen fremden Stein verdrängen
hansa-kind-lift = Steine umsetzen: einen von seinem Posten aufnehmen
hansa-kind-claim = Eine Route einrichten
hansa-kind-pawn = Die Figur in eine Provinz stellen; als Bewegung kostet es keine Aktion
hansa-kind-ride = Die Figur in eine beliebige Provinz bewegen, für eine Aktion
hansa-kind-use = Einen Marker nutzen
hansa-kind-end = Den Zug beenden
hansa-kind-pay = Für die Verdrängung zahlen: Händler, Großhändler
hansa-kind-return = Den verdrängten Stein setzen
hansa-kind-add = Einen Zusatzstein setzen
hansa-kind-take = Einen Zusatzstein von einem eigenen Posten nehmen
hansa-kind-done = Sagen, dass das alles ist
hansa-kind-set = Einen aufgenommenen Stein setzen
hansa-kind-office = Ertrag: eine Niederlassung gründen
hansa-kind-extra = Ertrag: eine Zusatzniederlassung gründen
hansa-kind-skill = Ertrag: eine Eigenschaft verbessern
hansa-kind-prestige = Ertrag: Sonderprestige für einen Großhändler
hansa-kind-nothing = Ertrag: keiner
hansa-kind-redeploy = Einen Stein der eingerichteten Route auf eine andere Route schicken
hansa-kind-green = Einen Stein aus dem Vorrat als Niederlassung in eine grüne Stadt setzen
hansa-kind-remove = Einen weiteren Stein entfernen
hansa-kind-put = Einen neuen Marker an eine Route legen

## What is being decided

hansa-decision-taverns = Die Startmarker werden gezogen.
hansa-decision-missions = Die Missionskarten werden ausgeteilt.
hansa-decision-first = Es wird ausgelost, wer beginnt.
hansa-decision-turn = { $actions ->
    [0] Du hast keine Aktion mehr. Nutze einen Marker oder beende deinen Zug.
   *[other] Du hast noch { hansa-actions }. { INPUT() ->
        [pointer] Klicke auf einen Posten, oder auf deine Kasse für Einnahmen.
       *[text] Einsetzen, verdrängen, umsetzen, einrichten oder Einnahmen nehmen?
    }
}
hansa-decision-pawn = { INPUT() ->
    [pointer] Klicke auf eine Provinz, um die Figur dorthin zu stellen.
   *[text] Stelle die Figur in eine Provinz deiner Wahl.
}
hansa-decision-pay = Du hast { hansa-owned-piece } verdrängt. Zahle { $price ->
    [one] { $price } Stein
   *[other] { $price } Steine
} aus deinem Vorrat.
hansa-extras = { $extras ->
    [one] 1 Stein
   *[other] { $extras } Steine
} { $source ->
    [stock] aus deiner Kasse
    [supply] aus deinem Vorrat
   *[posts] von deinen anderen Posten
}
hansa-decision-answer = { $owner ->
    [neutral] { $piece ->
        [none] Setze noch einen neutralen Händler auf einen nahen Posten.
       *[other] Setze den verdrängten neutralen Händler auf einen nahen Posten.
    }
   *[other] { $lifted ->
        [none] { $piece ->
            [none] { $extras ->
                [0] Wähle „Fertig“.
               *[other] Du darfst noch { hansa-extras } setzen. Wähle sonst „Fertig“.
            }
           *[other] Du wurdest verdrängt. Setze deinen { hansa-piece } auf einen nahen Posten{ $extras ->
                [0] .
               *[other] ; du darfst außerdem { hansa-extras } setzen.
            }
        }
        [trader] Setze den aufgenommenen Händler auf einen nahen Posten.
       *[merchant] Setze den aufgenommenen Großhändler auf einen nahen Posten.
    }
}
hansa-decision-move = { INPUT() ->
    [pointer] Klicke auf einen leeren Posten, um { hansa-pieces } zu setzen
   *[text] Setze { hansa-pieces } auf leere Posten
}{ $lifts ->
    [0] .
    [one] , oder nimm vorher noch 1 eigenen Stein auf.
   *[other] , oder nimm vorher noch bis zu { $lifts } eigene Steine auf.
}
hansa-decision-remove = { $left ->
    [one] Du darfst noch 1 Stein entfernen.
   *[other] Du darfst noch { $left } Steine entfernen.
} Wähle sonst „Fertig“.
hansa-decision-taken = Der Marker wird aufgedeckt.
hansa-decision-benefit = Du hast { $route } eingerichtet. Wähle einen Ertrag.
hansa-decision-neutral_order = Wähle, welche Route zuerst für Neutral eingerichtet wird.
hansa-decision-neutral_office = Neutral richtet { $route } ein. Wähle die Stadt für die neutrale Niederlassung.
hansa-decision-redeploy = { $left ->
    [one] Du darfst noch 1 Stein
   *[other] Du darfst bis zu { $left } Steine
} von { $route } auf andere Routen setzen. Wähle sonst „Fertig“.
hansa-then-piece = { $then_piece ->
    [trader] Händler
   *[merchant] Großhändler
}
hansa-decision-sea_move = { $piece ->
    [none] Du darfst ein oder zwei beliebige Steine umsetzen. Nimm einen auf.
   *[other] Setze { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , dann den neutralen { hansa-then-piece }
       *[other] , dann den { hansa-then-piece } von { SEAT($then_owner, where: "within") }
    }{ $lifts ->
        [0] .
       *[other] , oder nimm vorher noch einen Stein auf.
    }
}
hansa-decision-sea_skill = Du darfst Privilegium um eine Stufe verbessern.
hansa-decision-sea_office = Du darfst mit einem Stein aus deinem Vorrat eine Niederlassung in einer grünen Stadt gründen.
hansa-decision-closing = Du darfst die Figur einmal bewegen, bevor dein Zug endet.
hansa-decision-draw = Die neuen Marker werden gezogen.
hansa-decision-placing = { INPUT() ->
    [pointer] Klicke auf eine leere Route, um einen neuen Marker dorthin zu legen.
   *[text] Lege die neuen Marker an leere Routen.
}

## What happened

hansa-dealt = { $cities ->
    [none] { seat-name } bekommt eine Missionskarte.
   *[other] { seat-name } bekommt die Missionskarte { $cities }.
}
hansa-first-player = Das Los ist gefallen: { seat-name } beginnt das Spiel.
hansa-turn = { seat-name } beginnt einen Zug mit { hansa-actions }.
hansa-turn-ended = { $actions ->
    [0] { seat-name } beendet den Zug.
   *[other] { seat-name } beendet den Zug und verzichtet auf { hansa-actions }.
}
hansa-pawn = { $rule ->
    [W2a] { seat-name } stellt die Figur in die Provinz { hansa-province }.
    [W4a] { seat-name } bewegt die Figur für eine Aktion in die Provinz { hansa-province }.
   *[other] { seat-name } bewegt die Figur in die Provinz { hansa-province }.
}
hansa-income = { seat-name } nimmt { hansa-pieces } aus der Kasse in den Vorrat.
hansa-placed = { seat-name } setzt { hansa-a-piece } auf { $post } ein.
hansa-displaced = { seat-name } setzt { hansa-a-piece } auf { $post } und verdrängt { $victim ->
    [neutral] einen neutralen Händler.
   *[other] den { $displaced ->
        [trader] Händler
       *[merchant] Großhändler
    } von { SEAT($victim, where: "within") }.
}
hansa-paid = { seat-name } zahlt { hansa-pieces } in die Kasse.
hansa-returned = { $owner ->
    [neutral] { $post ->
        [stock] { seat-name } nimmt den verdrängten neutralen { hansa-piece } vom Spielplan, weil kein Posten frei ist.
       *[other] { seat-name } setzt den verdrängten neutralen { hansa-piece } auf { $post }.
    }
   *[other] { $post ->
        [stock] { seat-name } legt den verdrängten { hansa-piece } in die Kasse, weil kein Posten frei ist.
       *[other] { seat-name } setzt den verdrängten { hansa-piece } auf { $post }.
    }
}
hansa-added = { $owner ->
    [neutral] { seat-name } setzt zusätzlich einen neutralen { hansa-piece } auf { $post }.
   *[other] { seat-name } setzt zusätzlich { hansa-a-piece } auf { $post }.
}
hansa-taken = { seat-name } nimmt den { hansa-piece } von { $post }, um ihn woandershin zu setzen.
hansa-lifted = { $rule ->
    [X7a] { seat-name } nimmt von { $post } { hansa-owned-piece } auf.
   *[other] { seat-name } nimmt den { hansa-piece } von { $post } auf.
}
hansa-set = { $rule ->
    [X7a] { seat-name } setzt { hansa-owned-piece } auf { $post }.
   *[other] { seat-name } setzt den { hansa-piece } auf { $post }.
}
hansa-claimed = { seat-name } richtet { $route } ein.
hansa-neutral-claims = Neutral richtet { $route } ein.
hansa-prestige = { hansa-owner-name } erhält { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
}{ $rule ->
    [C3] {" "}für die Kontrolle über { $city }
    [C7] {" "}für die Münze in { $city }
    [C10] {" "}für die Ost-West-Verbindung
   *[other] {""}
}.
hansa-marker-taken = { seat-name } nimmt den Marker „{ hansa-marker }“.
hansa-marker-replaced = { seat-name } erhält einen neuen Marker, der am Ende des Zuges auf den Spielplan kommt.
hansa-bag-empty = Im Beutel ist kein neuer Marker mehr: Das Spiel endet mit dieser Aktion.
hansa-marker-gone = { $marker ->
    [hidden] Ein verdeckter Marker verlässt das Spiel, ohne aufgedeckt zu werden.
   *[other] Der Marker „{ hansa-marker }“ verlässt das Spiel.
}
hansa-office = { $rule ->
    [X8a] { seat-name } setzt { hansa-a-piece } aus dem Vorrat als Niederlassung nach { $city }.
   *[other] { hansa-owner-name } gründet mit einem { hansa-piece } eine Niederlassung in { $city }.
}
hansa-extra-office = { seat-name } gründet mit einem { hansa-piece } eine Zusatzniederlassung in { $city }.
hansa-completed = { $rule ->
    [X5] { $city } hat die erste Niederlassung und gilt als voll besetzt.
   *[other] { $city } ist voll besetzt.
}
hansa-link = { hansa-owner-name } verbindet Ost und West, { $rank ->
    [1] an erster Stelle
    [2] an zweiter Stelle
    [3] an dritter Stelle
   *[other] zu spät für Prestigepunkte
}.
hansa-advanced = { $rule ->
    [M8] { seat-name } nutzt den Marker „Eigenschaft“ und verbessert { hansa-track }, jetzt { hansa-scene-value }.
   *[other] { seat-name } verbessert { hansa-track }, jetzt { hansa-scene-value }.
}
hansa-special-prestige = { seat-name } schickt einen Großhändler zum Sonderprestige, am Ende { $points } Punkte wert.
hansa-cleared = { seat-name } legt { hansa-pieces } von der Route in die Kasse zurück.
hansa-redeployed = { seat-name } schickt { hansa-a-piece } von der eingerichteten Route auf { $post }.
hansa-neutral-cleared = { $stays ->
    [yes] Die neutralen Händler verlassen { $route }, bis auf einen.
   *[no] Die neutralen Händler verlassen { $route }.
}
hansa-swapped = { seat-name } tauscht in { $city } die Niederlassungen { $house } und { $next }.
hansa-plus = { seat-name } nutzt den Marker „{ hansa-marker }“.
hansa-removed = { $owner ->
    [own] { seat-name } nimmt den { hansa-piece } von { $post } zurück in den Vorrat.
    [neutral] { seat-name } nimmt den neutralen { hansa-piece } von { $post } vom Spielplan.
   *[other] { seat-name } schickt von { $post } den { hansa-piece } von { SEAT($owner, where: "within") } zurück in den Vorrat.
}
hansa-marker-drawn = { seat-name } zieht den neuen Marker „{ hansa-marker }“.
hansa-marker-placed = { $marker ->
    [hidden] { seat-name } legt einen Marker verdeckt an { $route }.
   *[other] { seat-name } legt den Marker „{ hansa-marker }“ an { $route }.
}
hansa-neutral-set = Mit dem neuen Marker kommt ein neutraler Händler auf { $post }.
hansa-why-over = { $reason ->
    [prestige] { $reached ->
        [neutral] Die Prestigegrenze wurde von Neutral erreicht
       *[other] Die Prestigegrenze wurde von { SEAT($reached, where: "within") } erreicht
    }
    [markers] Im Beutel sind keine Marker mehr
   *[cities] Genug Städte sind voll besetzt
}
hansa-over = Das Spiel ist aus: { hansa-why-over }.
hansa-outcome = { $count ->
    [one] { SEAT($winners) } gewinnt
   *[other] { SEAT($winners) } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}. Das Spiel ist aus: { hansa-why-over }.

## Why an action is not allowed

hansa-game-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
hansa-no-action-left = Du hast keine Aktion mehr. Nutze einen Marker oder beende deinen Zug.
hansa-not-now-taverns = Warte, bis die Startmarker auf dem Spielplan liegen.
hansa-not-now-missions = Warte, bis die Missionskarten ausgeteilt sind.
hansa-not-now-first = Warte, bis ausgelost ist, wer beginnt.
hansa-not-now-pawn = Stelle zuerst die Figur in eine Provinz.
hansa-not-now-turn = Das geht jetzt nicht. Du kannst einsetzen, verdrängen, umsetzen, einrichten, Einnahmen nehmen, einen Marker nutzen oder deinen Zug beenden.
hansa-not-now-pay = Zahle zuerst für die Verdrängung.
hansa-not-now-answer = Schließe zuerst die Antwort auf die Verdrängung ab: Setze den verdrängten Stein, dann Zusatzsteine, oder wähle „Fertig“.
hansa-not-now-move = Schließe zuerst das Umsetzen ab: Setze jeden aufgenommenen Stein.
hansa-not-now-remove = Schließe zuerst den Marker „Entfernen“ ab: Entferne noch einen Stein oder wähle „Fertig“.
hansa-not-now-taken = Warte, bis der Marker aufgedeckt ist.
hansa-not-now-benefit = Wähle zuerst einen Ertrag: Niederlassung, Zusatzniederlassung, Eigenschaft, Sonderprestige oder nichts.
hansa-not-now-neutral_order = Wähle, welche Route zuerst für Neutral eingerichtet wird.
hansa-not-now-neutral_office = Wähle zuerst die Stadt für die neutrale Niederlassung.
hansa-not-now-redeploy = Schließe zuerst den Bonus der Seeroute ab: Setze noch einen Stein auf eine andere Route oder wähle „Fertig“.
hansa-not-now-sea_move = Schließe zuerst den Bonus der Seeroute ab: Setze alle aufgenommenen Steine, oder verzichte, bevor du einen aufnimmst.
hansa-not-now-sea_skill = Schließe zuerst den Bonus der Seeroute ab: Verbessere Privilegium oder verzichte.
hansa-not-now-sea_office = Schließe zuerst den Bonus der Seeroute ab: Gründe eine Niederlassung in einer grünen Stadt oder verzichte.
hansa-not-now-closing = Dein Zug geht zu Ende. Bewege die Figur oder lass sie stehen.
hansa-not-now-draw = Warte, bis die neuen Marker gezogen sind.
hansa-not-now-placing = Dein Zug geht zu Ende. Lege deine neuen Marker auf den Spielplan.
hansa-marker-not-there = Kein Marker „{ hansa-marker }“ ist mehr zu ziehen.
hansa-card-secret = Eine Missionskarte hat ihren Namen nur da, wo alles bekannt ist oder ihr eigener Platz hinsieht; für alle anderen heißt sie „deal ?“.
hansa-card-dealt = Die Missionskarte { $card } ist schon ausgeteilt.
hansa-no-such-seat = Es gibt keinen Platz { $seat }: Dieses Spiel hat { $players } Plätze, gezählt ab 0.
hansa-stock-empty = Deine Kasse ist leer, also gibt es keine Einnahmen. Wähle eine andere Aktion.
hansa-other-piece = { $piece ->
    [trader] Großhändler
   *[merchant] Händler
}
hansa-income-mix = Die Einnahmen bringen { $size ->
    [one] { $size } Stein
   *[other] { $size } Steine
}, und die Kasse enthält { hansa-pieces }: { $wanted ->
    [one] { $wanted } Großhändler kann
   *[other] { $wanted } Großhändler können
} nicht darunter sein.
hansa-none-in-supply = { $left ->
    [0] { $stock ->
        [0] Vorrat und Kasse sind leer. Setze um, richte eine Route ein oder nutze einen Marker.
       *[other] Dein Vorrat ist leer. { INPUT() ->
            [pointer] Klicke auf deine Kasse, um Einnahmen zu nehmen.
           *[text] Nimm zuerst Einnahmen.
        }
    }
   *[other] In deinem Vorrat ist kein { hansa-piece }. Nimm einen { hansa-other-piece }{ $stock ->
        [0] .
       *[other] {" "}oder Einnahmen.
    }
}
hansa-none-for-office = In deinem Vorrat ist kein { hansa-piece }. Nimm einen { hansa-other-piece } oder verzichte auf den Bonus.
hansa-post-taken = Auf { $post } steht schon ein Stein. Wähle einen leeren Posten.
hansa-ship-post = { $post } ist ein Schiffsposten, nur für Großhändler. Wähle einen Großhändler oder einen anderen Posten.
hansa-nobody-there = Auf { $post } steht kein Stein. Wähle einen besetzten Posten.
hansa-own-piece = Der Stein auf { $post } ist dein eigener. Verdrängen lassen sich nur fremde Steine.
hansa-cannot-pay = Für diese Verdrängung brauchst du noch { $price ->
    [one] { $price } Stein
   *[other] { $price } Steine
} im Vorrat, du hättest aber nur { $left }. Nimm zuerst Einnahmen.
hansa-wrong-price = Diese Verdrängung kostet { $price ->
    [one] { $price } Stein
   *[other] { $price } Steine
}, nicht mehr und nicht weniger.
hansa-payment-not-in-supply = Nicht zahlbar: { $traders ->
    [0] { hansa-merchants }
   *[other] { hansa-pieces }
}. So viele sind nicht im Vorrat. Wähle eine andere Mischung.
hansa-already-setting = Ein aufgenommener Stein ist schon gesetzt: Von da an darf bei diesem Umsetzen kein weiterer aufgenommen werden.
hansa-no-more-lifts = Mehr als { $liber } Steine dürfen bei einem Umsetzen nicht aufgenommen werden (der Wert von Liber Sophiae). Setze die Steine in der Hand.
hansa-not-own-piece = Auf { $post } steht kein eigener Stein. Wähle einen Posten mit einem Stein von dir.
hansa-two-pieces-lifted = Dieser Bonus setzt höchstens zwei Steine um, und zwei sind aufgenommen. Setze die Steine in der Hand.
hansa-lift-first = Es ist kein Stein in der Hand. Nimm erst einen auf, oder „Fertig“ (done).
hansa-set-in-order = Die Steine werden in der Reihenfolge gesetzt, in der sie aufgenommen wurden. Setze zuerst den { hansa-piece }.
hansa-none-in-hand = Es ist kein { hansa-piece } in der Hand, der gesetzt werden könnte.
hansa-trader-without-post = Für einen Händler in der Hand bliebe dann kein Posten übrig. Wähle für diesen Großhändler einen Schiffsposten.
hansa-route-not-own = Nicht auf jedem Posten von { $route } steht ein Stein von dir. Besetze zuerst die ganze Route.
hansa-route-not-neutral = Nicht auf jedem Posten von { $route } steht ein neutraler Händler. Wähle eine durchgehend neutral besetzte Route.
hansa-far-from-pawn = { $route } grenzt nicht an die Provinz der Figur. Wähle eine angrenzende Route oder bewege zuerst die Figur.
hansa-no-pawn = In diesem Spiel gibt es keine Figur.
hansa-no-such-province = Die Provinz { hansa-province } gibt es bei dieser Einteilung des Rands nicht. Wähle eine andere.
hansa-pawn-has-moved = Die freie Bewegung der Figur ist in diesem Zug schon verbraucht. Für eine Aktion lässt sie sich noch bewegen („ride“).
hansa-pawn-after-actions = Es gab schon eine Aktion, also wartet die freie Bewegung der Figur bis zum Ende des Zuges. Vorher lässt sie sich für eine Aktion bewegen („ride“).
hansa-pawn-too-far = Die freie Bewegung führt in eine andere Provinz, einen oder zwei Schritte weit, und { hansa-province } gehört nicht dazu. Für eine Aktion kann die Figur überallhin („ride“).
hansa-pawn-is-there = Die Figur steht schon in der Provinz { hansa-province }. Wähle eine andere.
hansa-no-such-marker = Du hast keinen ungenutzten Marker „{ hansa-marker }“. Richte eine Route mit Marker ein, um einen zu bekommen.
hansa-swap-empty = Eine dieser beiden Niederlassungen in { $city } fehlt. Wähle zwei benachbarte.
hansa-swap-same = Diese beiden Niederlassungen in { $city } sind gleich. Wähle zwei verschiedene.
hansa-swap-not-own = Keine dieser beiden Niederlassungen in { $city } gehört dir. Wähle ein Paar mit deiner eigenen.
hansa-track-finished = Die Leiste { hansa-track } ist schon voll entwickelt. Wähle eine andere.
hansa-set-the-lifted-piece = Der { hansa-piece }, der von einem Posten genommen wurde, muss zuerst auf einen freien Posten.
hansa-already-returned = Der verdrängte Stein hat seinen Posten schon.
hansa-posts-are-free = Der verdrängte Stein darf nicht in die Kasse, solange irgendwo ein Posten frei ist. Wähle einen freien Posten.
hansa-route-of-displacement = Du kannst nicht auf der Route der Verdrängung bleiben, solange andere Posten frei sind. Möglich: { $nearest }.
hansa-not-nearest = { $post } liegt nicht auf einer der nächsten Routen mit freiem Posten. Möglich: { $nearest }.
hansa-no-more-extras = Du hast keine Zusatzsteine mehr zu setzen. Wähle „Fertig“.
hansa-extras-from-posts = Kasse und Vorrat sind leer: Ein Zusatzstein lässt sich nur von einem deiner eigenen Posten nehmen („take“).
hansa-extra-not-there = Zusatzsteine kommen jetzt aus { $where ->
    [stock] der Kasse
   *[supply] dem Vorrat
}, und dort ist kein { hansa-piece }.
hansa-stock-or-supply-first = Solange in Kasse oder Vorrat Steine sind, kommen Zusatzsteine von dort („add“), nicht von Posten.
hansa-set-in-this-answer = Der Stein auf { $post } wurde in eben dieser Antwort gesetzt und bleibt dort.
hansa-return-first = Der verdrängte { hansa-piece } muss auf einen Posten, bevor die Antwort enden kann.
hansa-neutral-has-traders = Die Antwort für Neutral besteht aus dem verdrängten Händler und einem zusätzlichen neutralen Händler („add trader“), sonst nichts.
hansa-neutral-must-be-set = Der zusätzliche neutrale Händler muss gesetzt werden, solange Platz für ihn ist.
hansa-neutral-takes-office = Eine Endstadt hat ein freies Haus, also erhält Neutral dort eine Niederlassung. Wähle die Stadt.
hansa-city-not-on-route = { $city } ist kein Ende von { $route }, der eingerichteten Route.
hansa-city-full = Jedes Haus in { $city } ist besetzt. Wer einen Marker „Zusatzniederlassung“ hat, könnte noch eine Zusatzniederlassung gründen.
hansa-green-city = { $city } ist eine grüne Stadt und hat keine Häuser: Eine Niederlassung kommt dorthin nur mit einem Marker „Zusatzniederlassung“ oder durch den Bonus einer Seeroute.
hansa-not-green = { $city } ist keine grüne Stadt. Wähle eine grüne.
hansa-green-city-full = In { $city } ist für keine weitere Niederlassung Platz. Wähle eine andere grüne Stadt.
hansa-no-privilege = Das nächste Haus in { $city } ist { hansa-colour }. Verbessere dein Privilegium, um es zu nutzen.
hansa-no-piece-for-house = Das nächste Haus in { $city } braucht einen { hansa-piece }, und du hast keinen auf der eingerichteten Route. Wähle einen anderen Ertrag.
hansa-none-on-route = Du hast keinen { hansa-piece } auf der eingerichteten Route. Wähle einen anderen Stein oder Ertrag.
hansa-no-house-occupied = In { $city } ist noch kein Haus besetzt. Eine Zusatzniederlassung braucht eine Niederlassung neben sich.
hansa-marker-just-taken = Der Marker „Zusatzniederlassung“ aus diesem Einrichten lässt sich erst ab der nächsten Aktion nutzen.
hansa-skill-not-here = An keinem Ende von { $route } lässt sich { hansa-track } verbessern. Wähle einen anderen Ertrag.
hansa-only-privilegium = Der Bonus dieser Seeroute verbessert Privilegium und keine andere Leiste.
hansa-same-route = Die Steine verlassen { $route }. Wähle einen Posten auf einer anderen Route.
hansa-no-special-prestige = { $route } führt nicht zum Sonderprestige. Wähle einen anderen Ertrag.
hansa-slot-taken = Das Sonderprestige-Feld mit { $points } Punkten ist besetzt. Wähle ein freies.
hansa-slot-no-privilege = Das Sonderprestige-Feld mit { $points } Punkten ist { hansa-colour }. Verbessere dein Privilegium, um es zu nutzen.
hansa-not-on-plate = Auf deinem Teller liegt kein Marker „{ hansa-marker }“.
hansa-sea-route = { $route } ist eine Seeroute, und Marker liegen nur an Landrouten. Wähle eine andere.
hansa-route-has-marker = An { $route } liegt schon ein Marker. Wähle eine Route ohne Marker.
hansa-route-has-piece = Auf { $route } steht ein Stein. Wähle eine Route ohne Steine.
hansa-no-free-house = An keinem Ende von { $route } ist ein Haus frei. Wähle eine Route mit einem freien Haus.

## Faults of a position

position-piece = { $where }: { $value } ist kein Stein; schreib "trader" oder "merchant" und einen Platz, wie in "trader 0", oder "trader neutral", wo neutrale Händler mitspielen.
position-unknown-route = { $where }: Der Spielplan hat keine Route „{ $name }“.
position-unknown-post = { $where }: Der Spielplan hat keinen Posten „{ $name }“.
position-slots = { $where }: Es müssen genau { $wanted } Felder sein, mit null, wo niemand steht.
position-houses = { $where }: { $wanted ->
    [30] Eine grüne Stadt fasst höchstens { $wanted } Niederlassungen.
    [one] Diese Stadt hat genau { $wanted } Haus; schreib null für ein leeres.
   *[other] Diese Stadt hat genau { $wanted } Häuser; schreib null für ein leeres.
}
position-not-at-this-table = { $where }: Das muss null sein, denn die Partie wird ohne das gespielt.
position-pieces = Platz { $seat } hat { $counted } { $piece ->
    [trader] Händler
   *[merchant] Großhändler
} statt { $wanted }, gezählt auf dem Spielplan, auf dem Tableau und in der Hand. (Der Punktestein zählt nicht mit.)
position-markers = Es gibt { $counted } Marker „{ hansa-marker }“ statt { $wanted }, alle Orte zusammengezählt.
position-bag = { $unseen } Marker sind noch unbekannt, im Beutel sind aber { $bag } und anderswo verdeckt { $hidden }: Die Zahlen müssen zusammenpassen.
position-ship-post = Ein Händler steht auf { $post }, einem Schiffsposten nur für Großhändler.
position-house-skipped = In { $city } ist ein Haus links von einer Niederlassung leer: Häuser füllen sich von links nach rechts.
position-extra-office-alone = In { $city } gibt es eine Zusatzniederlassung, aber kein Haus ist besetzt.
position-completed = completed ist { $completed }, voll besetzt sind aber { $full } Städte: Die Zahlen müssen übereinstimmen.
position-special-merchant = special: Auf den Sonderprestige-Feldern stehen nur Großhändler.
position-mission-twice = missions: Zwei Plätze haben dieselbe Missionskarte.
position-pawn-place = pawn.province: Bevor die Figur auf den Spielplan kommt, muss hier null stehen, danach eine Provinz.
position-link-ranks = Die Ränge der Ost-West-Verbindung sind { $ranks }: Es müssen 1, 2, 3 … ohne Lücke sein, 0 für die anderen.
position-extra-offices = Es gibt { $counted } Zusatzniederlassungen; höchstens { $most } sind möglich.
position-green-offices = In { $city } gibt es mehr Niederlassungen, als eine grüne Stadt fasst: { $most }.
position-mission-hidden = missions: Nur eine Sicht verbirgt Karten, und zwar die der anderen und nur, solange das Spiel läuft.
position-mission-dealt = missions: Sobald ausgelost ist, wer beginnt, hat jeder Platz eine Karte; vorher werden sie Platz für Platz ausgeteilt.
position-setup = Bevor ausgelost ist, wer beginnt, ist noch nichts geschehen: Tableaus, Spielplan und Beutel müssen sein wie am Anfang.
position-stack = stack: Diese offenen Entscheidungen können nicht aufeinander folgen: { $stack }.
position-neutral-routes = Eine durchgehend neutral besetzte Route wird sofort eingerichtet (N3a): Sie kann nur stehen, während darüber entschieden wird.

## Faults of a board

board-unknown-city = { $where }: Der Spielplan hat keine Stadt „{ $name }“.
board-unknown-route = { $where }: Der Spielplan hat keine Route „{ $name }“.
board-green-city = { $where }: { $counted ->
    [none] Keine Stadt des Spielplans ist grün
   *[other] Die grünen Städte des Spielplans sind { $counted }
}; die Liste weicht ab.
board-link-ends = { $where }: Hier müssen zwei verschiedene Städte des Spielplans stehen.
board-link-points = { $where }: Es müssen ganze Zahlen von 0 bis 20 sein.
board-taverns-differ = { $where }: Die Liste und die als Taberna gekennzeichneten Routen stimmen nicht überein.
board-tavern-number = { $where }: Es müssen genau { $wanted } Taberna-Routen sein.
board-tavern-at-sea = { $where } – { $name } ist eine Seeroute: Sie kann keine Taberna haben, denn dort liegt kein Marker.
board-special-city = { $where }: { $name } muss ein Ende der Sonderprestige-Route sein.
board-special-route = { $where }: { $name } muss diese Route haben und keine andere.
board-special-slots = { $where }: Es muss Felder geben, jedes mit anderen Punkten.
board-no-house = { $where } – die Stadt „{ $name }“ braucht mindestens ein Haus; nur eine grüne Stadt hat keines.
board-route-to-itself = { $where } – eine Route kann nicht von { $name } zu sich selbst führen.
board-route-twice = { $where } – die Route { $name } gibt es zweimal.
board-length-differs = { $where } – die Länge von { $name } ist nicht die Zahl der Posten, { $posts }.
board-sea-differs = { $where } – bei { $name } passen die Angabe „sea“ und die Schiffsposten nicht zusammen.
board-bonus-on-land = { $where } – { $name } hat einen Dauerbonus, ist aber keine Seeroute.
board-mission = { $where } – eine Missionskarte nennt { $wanted } verschiedene Städte des Spielplans.
board-neighbour = { $where } – der Nachbar { $name } muss eine andere Provinz derselben Liste sein und diese hier als Nachbarn nennen.
board-count-differs = { $where }: Der Spielplan hat { $counted }; die angegebene Zahl weicht ab.
board-neutral-ship = { $where }: { $name } hat nur Schiffsposten, und darauf kann kein neutraler Händler stehen.
board-not-joined = { $where }: { $name } ist von den anderen Städten aus nicht erreichbar.

## The picture in the terminal

hansa-label-prestige = Prestige
hansa-label-supply = Vorrat
hansa-label-stock = Kasse
hansa-label-unused = Marker bereit
hansa-label-used = Marker genutzt
hansa-label-plate = Auf dem Teller
hansa-label-link = Ost-West-Verbindung
hansa-label-mission = Missionskarte
hansa-label-score = Punktestand
hansa-label-final = Schlusswertung
hansa-label-cities = Städte
hansa-label-routes = Routen
hansa-label-sea = Seerouten
hansa-label-neutral = Neutral
hansa-label-pawn = Figur
hansa-label-special = Sonderprestige
hansa-label-gone = aus dem Spiel
hansa-summary = Volle Städte { $completed } von { $cities } · Prestigegrenze { $prestige } · { $bag ->
    [0] Beutel leer
   *[other] { $bag } Marker im Beutel
}
hansa-neutral = Prestige { $prestige } · { $link ->
    [0] keine Ost-West-Verbindung
   *[other] Ost-West-Verbindung { $link }
} · { $cities ->
    [0] kontrolliert keine Stadt
    [one] kontrolliert { $cities } Stadt
   *[other] kontrolliert { $cities } Städte
}
hansa-pawn-place = { $province ->
    [none] noch nicht auf dem Spielplan
   *[other] { hansa-province } · { $moved ->
        [yes] die freie Bewegung dieses Zuges ist verbraucht
       *[no] die freie Bewegung dieses Zuges ist noch offen
    }
}
hansa-mission = { $card ->
    [hidden] geheim
    [none] –
   *[other] { $card }
}
hansa-legend-pieces = ■ Händler  ● Großhändler, mit Platz{ $neutral ->
    [yes] {" "}(n neutral)
   *[no] {""}
}  · freier Posten{ $pawn ->
    [yes] {"  "}* grenzt an die Provinz der Figur
   *[no] {""}
}
hansa-legend-sea = ≈ freier Schiffsposten, nur für Großhändler. Wer die Route einrichtet, darf ihren Bonus nutzen.
hansa-legend-houses = Freie Häuser: □ für Händler, ○ für Großhändler, in Weiß, Orange, Pink oder Schwarz (w o p b), $ Münze. Zusatzniederlassungen stehen links von „|“. Die letzte Spalte sagt, wer kontrolliert.{ $green ->
    [yes] {" "}◇ grüne Stadt: keine Häuser, Platz für viele Niederlassungen.
   *[no] {""}
}
hansa-status = Vorrat { $supply }, Kasse { $stock } (■ Händler, ● Großhändler), Prestige { $prestige }.{ $province ->
    [none] {""}
   *[other] {" "}Die Figur steht in der Provinz { hansa-province }.
}{ $card ->
    [none] {""}
   *[other] {" "}Deine Missionskarte: { $card }.
}

## Scenes: places and pieces

hansa-print = { $text ->
    [none] {""}
   *[other] { $text }
}
hansa-scene-title = { $board ->
    [standard_2_3] Grundspielplan
    [standard_4_5] Grundspielplan
    [east] Spielplan Ost
   *[other] { $title }
}, { $players } Personen
hansa-scene-map = Karte
hansa-scene-desk = Tableau von { SEAT($seat, where: "within") }
hansa-scene-panel = Tisch
hansa-scene-scores = Punkte
hansa-scene-city = { $city }
hansa-scene-banner = { $city }{ $skills ->
    [none] {""}
   *[other] , verbessert { hansa-scene-skills }
}{ $link ->
    [yes] , ein Ende der Ost-West-Verbindung
   *[no] {""}
}
hansa-scene-skills = { $skills ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
    [bursa] Bursa
    [actiones_or_bursa] Actiones oder Bursa
   *[other] { $skills }
}
hansa-scene-house = { $city }, Haus { $number }: { hansa-colour }, für einen { hansa-piece }{ $coin ->
    [yes] , mit Münze: 1 Prestigepunkt
   *[no] {""}
}
hansa-scene-green-office = { $city }, Niederlassung { $number } einer grünen Stadt
hansa-scene-extra = { $city }, Zusatzniederlassung { $number }
hansa-scene-route = { $sea ->
    [yes] Seeroute
   *[no] Route
} { $route }, { $length } Posten{ $tavern ->
    [yes] , mit Taberna
   *[no] {""}
}
hansa-scene-marker-place = { $bonus ->
    [none] Stelle für einen Marker an { $route }
   *[other] Dauerbonus von { $route }: { hansa-bonus }
}
hansa-scene-post = { $ship ->
    [yes] Schiffsposten { $post }, nur für Großhändler
   *[no] Posten { $post }
}
hansa-scene-special = Sonderprestige: { $points } Punkte, { hansa-colour }
hansa-scene-province = Provinz { hansa-province }
hansa-scene-meter = { $meter ->
    [completed] Volle Städte
    [prestige] Höchstes Prestige
   *[bag] Marker im Beutel
}
hansa-scene-link = Ost-West-Verbindung, Nummer { $rank }: { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
}
hansa-scene-neutral = Neutrale Händler
hansa-scene-pile = { $where ->
    [supply] Vorrat
   *[stock] Kasse
} von { SEAT($seat, where: "within") }
hansa-scene-pile-of = { $where ->
    [supply] Vorrat
   *[stock] Kasse
} von { SEAT($seat, where: "within") }: { $piece ->
    [trader] Händler
   *[merchant] Großhändler
}
hansa-scene-pile-label = { $where ->
    [supply] Vorrat
   *[stock] Kasse
}
hansa-scene-pile-count = { $where ->
    [supply] Vorrat
   *[stock] Kasse
} von { SEAT($seat, where: "within") }: { $count } { $piece ->
    [trader] Händler
   *[merchant] Großhändler
}
hansa-scene-hand = In der Hand von { SEAT($seat, where: "within") }
hansa-scene-mission-place = Missionskarte von { SEAT($seat, where: "within") }
hansa-scene-track = { hansa-track } von { SEAT($seat, where: "within") }: { hansa-track-use }
hansa-scene-value = { $value ->
    [white] weiß
    [orange] orange
    [pink] pink
    [black] schwarz
    [all] alle
   *[other] { $value }
}
hansa-scene-step = { hansa-track }: { hansa-scene-value }
hansa-scene-now = { hansa-track } steht auf { hansa-scene-value }: { hansa-track-use }
hansa-scene-covered = { hansa-track }: { hansa-scene-value }, noch verdeckt
hansa-scene-markers = Marker „{ hansa-marker }“ von { SEAT($seat, where: "within") }
hansa-scene-used = Genutzte Marker von { SEAT($seat, where: "within") }
hansa-scene-plate = Teller von { SEAT($seat, where: "within") }
hansa-scene-token-label = { $part ->
    [markers] Marker
    [used] Genutzt
   *[plate] Teller
}
hansa-scene-used-count = Genutzte Marker von { SEAT($seat, where: "within") }: { $count }
hansa-scene-marker = { $marker ->
    [hidden] Verdeckter Marker
   *[other] Marker „{ hansa-marker }“
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
hansa-scene-piece = { $owner ->
    [neutral] Neutraler { hansa-piece }
   *[other] { $piece ->
        [trader] Händler
       *[merchant] Großhändler
    } von { SEAT($owner, where: "within") }
}
hansa-scene-marker-tip = { $marker ->
    [extra_office] Beim Einrichten: eine Zusatzniederlassung links von den anderen.
    [swap] Tauscht zwei benachbarte Niederlassungen einer Stadt.
    [plus3] Drei weitere Aktionen in diesem Zug.
    [plus4] Vier weitere Aktionen in diesem Zug.
    [skill] Verbessert eine Leiste um eins.
    [remove] Schickt bis zu drei Steine von Posten zurück in den Vorrat.
   *[hidden] Welcher es ist, zeigt sich, wenn ihn jemand nimmt.
}
hansa-scene-post-tip = Auf { $post }. Ihn zu verdrängen kostet { $price ->
    [one] { $price } weiteren Stein.
   *[other] { $price } weitere Steine.
}
hansa-scene-office-tip = Niederlassung in { $city }. Jede zählt für die Kontrolle und für das Netzwerk.
hansa-scene-control = { $owner ->
    [neutral] Neutral kontrolliert { $city }
   *[other] { SEAT($owner) } kontrolliert { $city }: 1 Prestigepunkt, wenn hier eine Route eingerichtet wird, 2 Punkte am Ende
}
hansa-scene-special-tip = { $points } Punkte am Ende.
hansa-scene-pawn = Die Figur in der Provinz { hansa-province }
hansa-scene-pawn-tip = Einsetzen, Verdrängen und Einrichten gehen nur auf Routen, die an ihre Provinz grenzen.
hansa-scene-mission-hidden = Missionskarte von { SEAT($seat, where: "within") }, verdeckt
hansa-scene-mission = Missionskarte von { SEAT($seat, where: "within") }: { $cities }
hansa-scene-mission-city = { $city } steht auf deiner Missionskarte
hansa-scene-mission-tip = 1 Punkt für jede dieser Städte mit eigener Niederlassung, 5 weitere für die Kontrolle über alle drei.
hansa-scene-hand-tip = Noch zu setzen.
hansa-scene-linked = { hansa-owner-name } hat Ost und West verbunden: { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
}
hansa-scene-score = { seat-name }: Prestige { $points }, bei sofortigem Spielende { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
hansa-scene-counter = { hansa-scene-meter }: { $value }{ $limit ->
    [none] {""}
   *[other] {" "}von { $limit }
}
hansa-scene-column = { $source ->
    [prestige] Prestige
    [skills] Leisten
    [markers] Marker
    [special_prestige] Sonder
    [control] Kontrolle
    [network] Netzwerk
    [mission] Mission
   *[sum] Summe
}

## Scenes: every action in a few words

hansa-do-draw = „{ hansa-marker }“ ziehen
hansa-do-first = { SEAT($seat) } beginnt
hansa-do-deal = Die Karte { $card } austeilen
hansa-do-place = { hansa-piece } auf { $post } einsetzen
hansa-do-displace = { $owner ->
    [none] Stein
    [neutral] Neutralen Stein
   *[other] Stein von { SEAT($owner, where: "within") }
} auf { $post } verdrängen, mit einem { hansa-piece }{ $price ->
    [none] { "" }
    [1] {" "}und einem weiteren Stein als Preis
   *[other] {" "}und { $price } weiteren Steinen als Preis
}
hansa-do-lift = Stein von { $post } zum Umsetzen aufnehmen
hansa-do-claim = { $route } einrichten
hansa-do-income = { hansa-pieces } in den Vorrat nehmen
hansa-do-use-swap = In { $city } Haus { $house } und { $next } tauschen
hansa-do-use-plus = Marker nutzen: { $marker ->
    [plus3] drei
   *[plus4] vier
} weitere Aktionen
hansa-do-use-skill = Marker nutzen und { hansa-track } verbessern: { hansa-track-use }
hansa-do-use-remove = Marker nutzen und den Stein von { $post } entfernen
hansa-do-end = { $actions ->
    [0] Zug beenden
   *[other] Zug beenden und auf { hansa-actions } verzichten
}
hansa-do-done = { $decision ->
    [closing] Die Figur stehen lassen
    [sea_move] Nichts umsetzen
    [sea_skill] Verzichten
    [sea_office] Verzichten
   *[other] Fertig
}
hansa-do-pay = { hansa-pieces } zahlen
hansa-do-return = { $post ->
    [stock] Verdrängten Stein in die Kasse legen
   *[other] Verdrängten Stein auf { $post } setzen
}
hansa-do-add = Zusätzlich { hansa-a-piece } auf { $post } setzen
hansa-do-take = Stein von { $post } nehmen, um ihn woandershin zu setzen
hansa-do-set = { hansa-piece } auf { $post } setzen
hansa-do-office = Niederlassung in { $city } gründen
hansa-do-extra = Zusatzniederlassung in { $city } gründen, mit einem { hansa-piece }
hansa-do-skill = { hansa-track } verbessern: { hansa-track-use }
hansa-do-prestige = Großhändler zum Sonderprestige { $points } schicken
hansa-do-nothing = Keinen Ertrag nehmen
hansa-do-remove = Stein von { $post } entfernen
hansa-do-put = { $marker ->
    [hidden] Verdeckten Marker an { $route } legen
   *[other] Marker „{ hansa-marker }“ an { $route } legen
}
hansa-do-pawn = Figur in die Provinz { hansa-province } stellen, ohne Aktion
hansa-do-ride = Figur in die Provinz { hansa-province } bewegen, für eine Aktion
hansa-do-redeploy = { hansa-piece } von der Route auf { $post } schicken
hansa-do-green = Niederlassung in { $city } gründen, mit einem { hansa-piece } aus dem Vorrat
hansa-ask-end = Zug beenden und auf { hansa-actions } verzichten?
hansa-ask-nothing = Die Route ganz ohne Ertrag räumen?
