# Hansa Teutonica in German. Names in arguments ($piece, $marker, …) are those of docs/hansa.md.

## Names of things

hansa-piece = { $piece ->
    [trader] Händler
   *[merchant] Großhändler
}
# Both are in the accusative, as in “setzt einen Händler”.
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
        [0] keine Steine
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
    [move] Versetzen
    [exchange] Austausch
    [tribute] Tribut
    [block] Sperre
   *[hidden] verdeckt
}
hansa-tile = { $tile ->
    [anywhere] Freies Geleit
    [action] Zusätzliche Aktion
    [income] Anteil an Einnahmen
    [cities] Stadtrecht
    [skills] Gelehrsamkeit
   *[escort] Eskorte
}
hansa-tile-use = { $tile ->
    [anywhere] Wirst du verdrängt, setzt du deine Steine auf beliebige freie Posten.
    [action] Eine weitere Aktion in jedem deiner Züge.
    [income] Nimmt ein anderer Spieler Einnahmen, darfst du einen Stein aus deiner Kasse in deinen Vorrat legen.
    [cities] Am Ende 4 statt 2 Punkte für jede kontrollierte Stadt.
    [skills] Am Ende 7 statt 4 Punkte für jede voll entwickelte Leiste außer Clavis Urbis.
   *[escort] Wird einer deiner Händler verdrängt, darfst du zwei statt einen Stein zusätzlich setzen.
}
hansa-track = { $track ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
   *[bursa] Bursa
}
hansa-track-use = { $track ->
    [clavis_urbis] Punkte je Niederlassung im größten Netzwerk
    [actiones] Aktionen pro Zug
    [privilegium] Hausfarben, die du nutzen darfst
    [liber_sophiae] Steine pro Umsetzen
   *[bursa] Steine pro Einnahmen
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
    [develop_privilegium] Privilegium um eine Stufe verbessern
    [office_in_green_city] eine Niederlassung aus deinem Vorrat in einer grünen Stadt gründen
    [place_2_abroad] ein oder zwei Steine aus deiner Kasse im Ausland einsetzen
   *[redeploy_2_from_route] ein oder zwei Steine dieser Route auf andere Routen setzen
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
hansa-country = { $country ->
    [England] England
    [Wales] Wales
    [Scotland] Schottland
   *[other] { $country }
}
hansa-country-of-origin = { $origin ->
    [England] England
    [Wales] Wales
    [Scotland] Schottland
   *[other] { $origin }
}
hansa-second-country = { $second ->
    [England] England
    [Wales] Wales
    [Scotland] Schottland
   *[other] { $second }
}
hansa-countries = { hansa-country }{ $second ->
    [none] {""}
   *[other] , { hansa-second-country }
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

hansa-about = Richte Handelsrouten ein, gründe Niederlassungen und verbessere deine Eigenschaften. Wer am Ende die meisten Punkte hat, gewinnt.

hansa-board-name-standard_2_3 = Grundplan (2–3 Spieler)
hansa-board-standard_2_3 = Die Seite des Grundplans für zwei oder drei Spieler.
hansa-board-name-standard_4_5 = Grundplan (4–5 Spieler)
hansa-board-standard_4_5 = Die Seite des Grundplans für vier oder fünf Spieler.
hansa-board-name-east = Ost
hansa-board-east = Der Plan der Ost-Erweiterung mit grünen Städten und Seerouten. Jede Seeroute gibt einen Bonus, wenn sie eingerichtet wird (X).
hansa-board-name-britannia_3 = Britannia (2–3 Spieler)
hansa-board-britannia_3 = England und Wales. In Wales brauchst du eine Genehmigung (B). Zu zweit mit neutralen Händlern.
hansa-board-name-britannia_4_5 = Britannia (4–5 Spieler)
hansa-board-britannia_4_5 = England, Wales und Schottland. In Wales und Schottland brauchst du eine Genehmigung (B).

hansa-option-name-edition = Ausgabe
hansa-option-edition = Bestimmt die Marker und das Spiel zu zweit nach einer gedruckten Ausgabe. Beides kannst du einzeln ändern. Standard ist 2009, zu zweit 2014 (V6).
hansa-value-edition-2009 = 2009
hansa-value-edition-2014 = 2014
hansa-value-edition-italian = Italienisch
hansa-value-edition-bigbox = Big Box
hansa-option-name-marker_mix = Marker im Spiel
hansa-option-marker_mix = Die Zahl der Marker jeder Art. Eine Zusatzniederlassung, ein Tausch und ein Entfernen liegen von Anfang an auf dem Spielplan (S4).
hansa-value-marker_mix-extra_office = Zusatzniederlassung
hansa-value-marker_mix-swap = Tausch
hansa-value-marker_mix-plus3 = +3 Aktionen
hansa-value-marker_mix-plus4 = +4 Aktionen
hansa-value-marker_mix-skill = Eigenschaft
hansa-value-marker_mix-remove = Entfernen oder Versetzen
hansa-option-name-new_markers = Neue Marker
hansa-option-new_markers = Offen: Alle sehen neue Marker, sobald sie ausgelegt werden. Verdeckt: Ein Marker wird aufgedeckt, wenn ihn jemand nimmt (M3c, C4b).
hansa-value-new_markers-face_up = Offen
hansa-value-new_markers-face_down = Verdeckt
hansa-option-name-two_players = Spiel zu zweit
hansa-option-two_players = Mit einer Figur, die bestimmt, wo du handeln kannst (W), oder mit neutralen Händlern als dritter Partei (N). In der italienischen Fassung erhält Neutral kein Prestige (N6c). Nur zu zweit.
hansa-value-two_players-pawn = Figur
hansa-value-two_players-neutral_14 = Neutrale Händler (2014)
hansa-value-two_players-neutral_it = Neutrale Händler (italienisch)
hansa-value-two_players-none = Keines
hansa-option-name-rim = Randprovinzen
hansa-option-rim = Wie der Rand des Spielplans in Provinzen geteilt ist. Nur beim Spiel mit der Figur (W1b).
hansa-value-rim-strict = Eine ringsum
hansa-value-rim-edge4 = Vier Ecken
hansa-value-rim-edge10 = Zehn Abschnitte
hansa-option-name-mission_cards = Missionskarten
hansa-option-mission_cards = Jeder Spieler bekommt eine geheime Karte mit drei Städten, die am Ende bis zu acht Punkte bringt. Nur auf den Grundplänen (X1).
hansa-option-name-marker_in_same_action = Zusatzniederlassung sofort
hansa-option-marker_in_same_action = Du darfst den Marker „Zusatzniederlassung“ schon bei dem Einrichten nutzen, bei dem du ihn bekommst (M2).
hansa-option-name-swap_must_own_one = Tausch nur mit eigener Niederlassung
hansa-option-swap_must_own_one = Du darfst zwei Niederlassungen nur tauschen, wenn mindestens eine davon dir gehört (M6).
hansa-option-name-third_marker = Dritter Startmarker
hansa-option-third_marker = Entfernen: bis zu drei Steine kommen zurück in den Vorrat ihrer Besitzer (M9). Versetzen: bis zu drei Steine anderer Spieler kommen auf andere Posten (G4). Ein Spielplan mit Ländern spielt immer mit Versetzen (B12).
hansa-value-third_marker-remove = Entfernen
hansa-value-third_marker-move = Versetzen
hansa-option-name-tie_break = Gleichstand
hansa-option-tie_break = Geteilt: Wer gleich viele Punkte hat, gewinnt gemeinsam (F8). Big Box: Es gewinnt, wer auf Actiones weniger Stufen hat, dann, wer mit dem Netzwerk mehr Punkte macht (G10).
hansa-value-tie_break-shared = Geteilter Sieg
hansa-value-tie_break-bigbox = Big Box

hansa-option-name-emperors_favour = Gunst des Kaisers
hansa-option-emperors_favour = Es werden so viele Plättchen gezogen, wie Spieler mitspielen. Statt aller Aktionen eines Zuges kannst du zwei ungenutzte Marker umdrehen und eines nehmen (L).
hansa-option-name-promo_markers = Promo-Marker
hansa-option-promo_markers = Die Zahl der Marker „Austausch“, „Tribut“ und „Sperre“ im Spiel. Jeder ersetzt einen anderen Marker (Q).
hansa-value-promo_markers-exchange = Austausch
hansa-value-promo_markers-tribute = Tribut
hansa-value-promo_markers-block = Sperre
hansa-option-name-replaced_markers = Durch Promo-Marker ersetzte Marker
hansa-option-replaced_markers = Die Marker, die aus dem Beutel genommen werden, so viele wie Promo-Marker. Lass alles auf 0, um sie den häufigsten Arten zu entnehmen (Q2).
hansa-value-replaced_markers-extra_office = Zusatzniederlassung
hansa-value-replaced_markers-swap = Tausch
hansa-value-replaced_markers-plus3 = +3 Aktionen
hansa-value-replaced_markers-plus4 = +4 Aktionen
hansa-value-replaced_markers-skill = Eigenschaft
hansa-value-replaced_markers-remove = Entfernen oder Versetzen
hansa-end-prestige = ein Spieler hat die Prestigegrenze erreicht (E1a)
hansa-end-markers = der Markerbeutel ist leer (E1b)
hansa-end-cities = genug Städte sind voll besetzt (E1c)
hansa-source-prestige = Prestigeleiste
hansa-source-skills = voll entwickelte Eigenschaften
hansa-source-markers = Marker
hansa-source-special_prestige = Sonderprestige
hansa-source-control = kontrollierte Städte
hansa-source-network = Netzwerk
hansa-source-mission = Missionskarte
hansa-source-countries = Länder
hansa-setup-pawn = Der Spielplan { $board } hat keine Provinzen für die Figur. Wähle für { $option } etwas anderes ({ $possible }) oder einen anderen Spielplan ({ $boards }).
hansa-setup-neutral = Der Spielplan { $board } hat keine Startposten für neutrale Händler. Wähle für { $option } etwas anderes ({ $possible }) oder einen anderen Spielplan ({ $boards }).
hansa-setup-missions = Der Spielplan { $board } hat zu wenige Missionskarten. Wähle für { $option } etwas anderes ({ $possible }) oder einen anderen Spielplan ({ $boards }).
hansa-setup-no-form = Die Ausgabe { $edition } hat keine Regeln für zwei Spieler. Wähle für { $option } eines von diesen: { $possible }.
hansa-setup-replaced = Aus dem Beutel { $wanted ->
    [one] muss für die Promo-Marker { $wanted } Marker
   *[other] müssen für die Promo-Marker { $wanted } Marker
} entfernt werden, bei { $option } stehen aber { $given }. Im Beutel sind { $possible }.

## Kinds of actions

hansa-kind-draw = Einen Marker ziehen
hansa-kind-deal = Eine Missionskarte austeilen
hansa-kind-first = Den Startspieler auslosen
hansa-kind-income = Einnahmen nehmen und die Zahl der Großhändler wählen
hansa-kind-place = Einen Stein auf einen leeren Posten einsetzen
hansa-kind-displace = Einen fremden Stein verdrängen
hansa-kind-lift = Umsetzen: einen eigenen Stein aufnehmen
hansa-kind-claim = Eine Route einrichten
hansa-kind-pawn = Die Figur bewegen (kostenlos)
hansa-kind-ride = Die Figur beliebig weit bewegen (1 Aktion)
hansa-kind-use = Einen Marker nutzen
hansa-kind-end = Den Zug beenden
hansa-kind-pay = Für die Verdrängung zahlen: Händler, Großhändler
hansa-kind-return = Den verdrängten Stein versetzen
hansa-kind-add = Einen Zusatzstein setzen
hansa-kind-take = Einen Zusatzstein von einem eigenen Posten nehmen
hansa-kind-done = Fertig
hansa-kind-set = Einen Stein absetzen
hansa-kind-office = Ertrag: eine Niederlassung gründen
hansa-kind-extra = Ertrag: eine Zusatzniederlassung gründen
hansa-kind-skill = Ertrag: eine Eigenschaft verbessern
hansa-kind-prestige = Ertrag: Sonderprestige für einen Großhändler
hansa-kind-nothing = Ertrag: keiner
hansa-kind-redeploy = Einen Stein von der eingerichteten Route versetzen
hansa-kind-green = Eine Niederlassung in einer grünen Stadt gründen
hansa-kind-remove = Einen weiteren Stein entfernen
hansa-kind-put = Einen neuen Marker an eine Route legen
hansa-kind-tile = Ein Plättchen ziehen
hansa-kind-favour = Ein Plättchen statt aller Aktionen nehmen
hansa-kind-turn = Einen Marker umdrehen

## What is being decided

hansa-decision-taverns = Die Startmarker werden gezogen.
hansa-decision-missions = Die Missionskarten werden ausgeteilt.
hansa-decision-first = Der Startspieler wird ausgelost.
hansa-decision-turn = { $can ->
    [end] Du hast keine Aktion mehr. Beende deinen Zug.
    [use] Du hast keine Aktion mehr. Nutze einen Marker oder beende deinen Zug.
    [refill] Du hast noch { hansa-actions }, aber dein Vorrat ist leer. { INPUT() ->
        [pointer] Klicke auf deine Kasse (Einnahmen) oder setze einen Stein um.
       *[text] Du kannst Einnahmen nehmen, Steine umsetzen oder eine Route einrichten.
    }
    [spend] Du hast noch { hansa-actions }. { INPUT() ->
        [pointer] Klicke auf einen Posten (einsetzen, verdrängen, umsetzen).
       *[text] Du kannst Steine einsetzen, verdrängen oder umsetzen oder eine Route einrichten.
    }
    [move] Du hast noch { hansa-actions }, aber Vorrat und Kasse sind leer. { INPUT() ->
        [pointer] Klicke auf einen deiner Steine, um ihn umzusetzen.
       *[text] Du kannst Steine umsetzen oder eine Route einrichten.
    }
   *[act] Du hast noch { hansa-actions }. { INPUT() ->
        [pointer] Klicke auf einen Posten (einsetzen, verdrängen, umsetzen) oder deine Kasse (Einnahmen).
       *[text] Du kannst Steine einsetzen, verdrängen oder umsetzen, eine Route einrichten oder Einnahmen nehmen.
    }
}
hansa-decision-pawn = { INPUT() ->
    [pointer] Klicke auf eine Provinz, um die Figur dorthin zu stellen.
   *[text] Stelle die Figur in eine beliebige Provinz.
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
                [0] Wähle „Fertig“, um abzuschließen.
               *[other] Du darfst noch { hansa-extras } setzen. Wähle „Fertig“, um abzuschließen.
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
    [pointer] Klicke auf einen leeren Posten, um { hansa-pieces } abzusetzen
   *[text] Setze { hansa-pieces } auf leere Posten
}{ $lifts ->
    [0] .
    [one] , oder nimm vorher noch 1 eigenen Stein auf.
   *[other] , oder nimm vorher noch bis zu { $lifts } eigene Steine auf.
}
hansa-decision-remove = { $left ->
    [one] Du darfst noch 1 Stein entfernen.
   *[other] Du darfst noch { $left } Steine entfernen.
} Wähle „Fertig“, um abzuschließen.
hansa-decision-taken = Der Marker wird aufgedeckt.
hansa-decision-benefit = Du hast { $route } eingerichtet. Wähle einen Ertrag.
hansa-decision-neutral_order = Wähle, welche Route Neutral zuerst einrichtet.
hansa-decision-neutral_office = Neutral richtet { $route } ein. Wähle die Stadt für die Niederlassung.
hansa-decision-redeploy = { $left ->
    [one] Du darfst noch 1 Stein
   *[other] Du darfst bis zu { $left } Steine
} von { $route } auf andere Routen setzen. Wähle „Fertig“, um abzuschließen.
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
hansa-decision-marker_move = { $piece ->
    [none] Du darfst bis zu drei fremde Steine versetzen.
   *[other] Setze { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , dann den neutralen { hansa-then-piece }
       *[other] , dann den { hansa-then-piece } von { SEAT($then_owner, where: "within") }
    }{ $lifts ->
        [0] .
       *[other] , oder nimm vorher noch einen fremden Stein auf.
    }
}
hansa-decision-sea_skill = Du darfst Privilegium um eine Stufe verbessern.
hansa-decision-sea_office = Du darfst mit einem Stein aus deinem Vorrat eine Niederlassung in einer grünen Stadt gründen.
hansa-decision-sea_place = Du darfst { $left ->
    [1] noch einen Stein
   *[other] bis zu { $left } Steine
} aus deiner Kasse auf Posten im Ausland setzen.
hansa-decision-favours = Die Plättchen der Gunst des Kaisers werden gezogen.
hansa-decision-buying = { $left ->
    [1] Drehe noch einen ungenutzten Marker um.
   *[other] Drehe für das Plättchen zwei ungenutzte Marker um.
}
hansa-decision-gift = { $left ->
    [1] Ein anderer Spieler nimmt Einnahmen. Du darfst einen Stein aus deiner Kasse in deinen Vorrat legen.
   *[other] Du bekommst Tribut. Wähle, welche Steine aus deiner Kasse in deinen Vorrat kommen.
}
hansa-decision-toll = Diese Route ist gesperrt. Zahle { $price ->
    [one] { $price } Stein
   *[other] { $price } Steine
} aus deinem Vorrat.
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
hansa-first-player = { seat-name } beginnt.
hansa-turn = { seat-name } hat in diesem Zug { hansa-actions }.
hansa-turn-ended = { $actions ->
    [0] { seat-name } beendet den Zug.
   *[other] { seat-name } beendet den Zug und lässt { hansa-actions } verfallen.
}
hansa-pawn = { $rule ->
    [W2a] { seat-name } stellt die Figur in die Provinz { hansa-province }.
    [W4a] { seat-name } bewegt die Figur für eine Aktion in die Provinz { hansa-province }.
   *[other] { seat-name } bewegt die Figur in die Provinz { hansa-province }.
}
hansa-income = { seat-name } nimmt { hansa-pieces } als Einnahmen.
hansa-placed = { seat-name } setzt { hansa-a-piece } auf { $post } ein.
hansa-placed-abroad = { seat-name } setzt { hansa-a-piece } aus der Kasse auf { $post }.
hansa-displaced = { seat-name } setzt { hansa-a-piece } auf { $post } und verdrängt { $victim ->
    [neutral] einen neutralen Händler.
   *[other] den { $displaced ->
        [trader] Händler
       *[merchant] Großhändler
    } von { SEAT($victim, where: "within") }.
}
hansa-paid = { seat-name } zahlt { hansa-pieces }.
hansa-returned = { $owner ->
    [neutral] { $post ->
        [stock] Kein Posten ist frei: { SEAT($seat, where: "within") } nimmt den verdrängten neutralen { hansa-piece } vom Spielplan.
       *[other] { seat-name } setzt den verdrängten neutralen { hansa-piece } auf { $post }.
    }
   *[other] { $post ->
        [stock] Kein Posten ist frei: { SEAT($seat, where: "within") } legt den verdrängten { hansa-piece } in die Kasse.
       *[other] { seat-name } setzt den verdrängten { hansa-piece } auf { $post }.
    }
}
hansa-added = { $owner ->
    [neutral] { seat-name } setzt zusätzlich einen neutralen { hansa-piece } auf { $post }.
   *[other] { seat-name } setzt zusätzlich { hansa-a-piece } auf { $post }.
}
hansa-taken = { seat-name } nimmt den { hansa-piece } von { $post } auf.
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
hansa-marker-replaced = { seat-name } bekommt einen neuen Marker und legt ihn am Ende des Zuges aus.
hansa-bag-empty = Der Markerbeutel ist leer. Die Partie endet nach dieser Aktion.
hansa-marker-gone = { $marker ->
    [hidden] Ein verdeckter Marker kommt ungesehen aus dem Spiel.
   *[other] Der Marker „{ hansa-marker }“ kommt aus dem Spiel.
}
hansa-office = { $rule ->
    [X8a] { seat-name } gründet mit einem { hansa-piece } aus dem Vorrat eine Niederlassung in { $city }.
   *[other] { hansa-owner-name } gründet mit einem { hansa-piece } eine Niederlassung in { $city }.
}
hansa-extra-office = { seat-name } gründet mit einem { hansa-piece } eine Zusatzniederlassung in { $city }.
hansa-completed = { $rule ->
    [X5] { $city } hat die erste Niederlassung und gilt als voll besetzt.
   *[other] { $city } ist voll besetzt.
}
hansa-link = { hansa-owner-name } schließt die Ost-West-Verbindung{ $rank ->
    [1] {" "}(Rang 1)
    [2] {" "}(Rang 2)
    [3] {" "}(Rang 3)
   *[other] , zu spät für Prestige
}.
hansa-advanced = { $rule ->
    [M8] { seat-name } nutzt einen Marker „Eigenschaft“ und verbessert { hansa-track } auf { hansa-scene-value }.
   *[other] { seat-name } verbessert { hansa-track } auf { hansa-scene-value }.
}
hansa-special-prestige = { seat-name } setzt einen Großhändler auf das Sonderprestige: am Ende { $points } Punkte.
hansa-cleared = { seat-name } legt { hansa-pieces } von der Route in die Kasse.
hansa-redeployed = { seat-name } setzt { hansa-a-piece } von der eingerichteten Route auf { $post }.
hansa-neutral-cleared = { $stays ->
    [yes] Bis auf einen verlassen die neutralen Händler { $route }.
   *[no] Die neutralen Händler verlassen { $route }.
}
hansa-swapped = { seat-name } tauscht in { $city } die Niederlassungen { $house } und { $next }.
hansa-plus = { seat-name } nutzt einen Marker „{ hansa-marker }“.
hansa-tile-drawn = Das Plättchen „{ hansa-tile }“ ist im Spiel.
hansa-favour = { seat-name } nimmt statt aller Aktionen dieses Zuges das Plättchen „{ hansa-tile }“.
hansa-turned-over = { seat-name } dreht einen Marker „{ hansa-marker }“ um.
hansa-exchanged = { seat-name } gibt { SEAT($victim, where: "within") } einen Marker „Austausch“ für einen genutzten Marker „{ hansa-marker }“.
hansa-put-beside = { seat-name } legt einen Marker „{ hansa-marker }“ mit einem Händler neben { $route }.
hansa-gift = { $rule ->
    [Q5] { seat-name } bekommt Tribut: { hansa-pieces } aus der Kasse in den Vorrat.
   *[other] { seat-name } legt { hansa-pieces } aus der Kasse in den Vorrat.
}
hansa-removed = { $owner ->
    [own] { seat-name } nimmt den { hansa-piece } von { $post } in den Vorrat zurück.
    [neutral] { seat-name } nimmt den neutralen { hansa-piece } auf { $post } vom Spielplan.
   *[other] { seat-name } entfernt den { hansa-piece } von { SEAT($owner, where: "within") } auf { $post }.
}
hansa-marker-drawn = { seat-name } zieht einen Marker „{ hansa-marker }“.
hansa-marker-placed = { $seat ->
    [-1] Der Marker „{ hansa-marker }“ liegt zu Beginn an { $route }.
   *[other] { $marker ->
        [hidden] { seat-name } legt einen Marker verdeckt an { $route }.
       *[other] { seat-name } legt den Marker „{ hansa-marker }“ an { $route }.
    }
}
hansa-neutral-set = Mit dem neuen Marker kommt ein neutraler Händler auf { $post }.
hansa-why-over = { $reason ->
    [prestige] { $reached ->
        [neutral] Neutral hat die Prestigegrenze erreicht
       *[other] { SEAT($reached) } hat die Prestigegrenze erreicht
    }
    [markers] Der Markerbeutel ist leer
   *[cities] Genug Städte sind voll besetzt
}
hansa-over = Die Partie ist zu Ende: { hansa-why-over }.
hansa-outcome = { $count ->
    [one] { SEAT($winners) } gewinnt
   *[other] { SEAT($winners) } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}. Grund für das Ende: { hansa-why-over }.

## Why an action is not allowed

hansa-game-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
hansa-no-action-left = Du hast keine Aktion mehr. Nutze einen Marker oder beende deinen Zug.
hansa-not-now-taverns = Warte, bis die Startmarker auf dem Spielplan liegen.
hansa-not-now-missions = Warte, bis die Missionskarten ausgeteilt sind.
hansa-not-now-first = Warte, bis der Startspieler ausgelost ist.
hansa-not-now-pawn = Stelle zuerst die Figur in eine Provinz.
hansa-claim-first = Richte zuerst eine Route ein. Der Ertrag ist dann eine Niederlassung, eine Zusatzniederlassung, eine Eigenschaft, Sonderprestige oder nichts.
hansa-not-now-turn = Das geht jetzt nicht. Du kannst Steine einsetzen, verdrängen oder umsetzen, eine Route einrichten, Einnahmen nehmen, einen Marker nutzen oder deinen Zug beenden.
hansa-not-now-pay = Zahle zuerst für die Verdrängung.
hansa-not-now-answer = Beantworte zuerst die Verdrängung: Setze den verdrängten Stein, dann Zusatzsteine, oder wähle „Fertig“.
hansa-not-now-move = Beende zuerst das Umsetzen: Setze alle aufgenommenen Steine ab.
hansa-not-now-remove = Beende zuerst das Entfernen: Entferne noch einen Stein oder wähle „Fertig“.
hansa-not-now-taken = Warte, bis der Marker aufgedeckt ist.
hansa-not-now-benefit = Wähle zuerst einen Ertrag: Niederlassung, Zusatzniederlassung, Eigenschaft, Sonderprestige oder nichts.
hansa-not-now-neutral_order = Wähle, welche Route Neutral zuerst einrichtet.
hansa-not-now-neutral_office = Wähle zuerst die Stadt für die neutrale Niederlassung.
hansa-not-now-redeploy = Beende zuerst den Bonus der Seeroute: Setze noch einen Stein auf eine andere Route oder wähle „Fertig“.
hansa-not-now-sea_move = Beende zuerst den Bonus der Seeroute: Setze alle aufgenommenen Steine ab, oder verzichte, bevor du einen aufnimmst.
hansa-not-now-marker_move = Beende zuerst das Versetzen: Setze alle aufgenommenen Steine ab.
hansa-not-now-sea_skill = Beende zuerst den Bonus der Seeroute: Verbessere Privilegium oder verzichte.
hansa-not-now-sea_office = Beende zuerst den Bonus der Seeroute: Gründe eine Niederlassung in einer grünen Stadt oder verzichte.
hansa-not-now-sea_place = Beende zuerst den Bonus der Seeroute: Setze einen Stein auf einen Posten im Ausland oder wähle „Fertig“.
hansa-not-now-favours = Warte, bis die Plättchen gezogen sind.
hansa-not-now-buying = Drehe zuerst zwei ungenutzte Marker für dein Plättchen um.
hansa-not-now-gift = Wähle zuerst, welche Steine aus deiner Kasse in deinen Vorrat kommen.
hansa-not-now-closing = Dein Zug endet gerade. Bewege die Figur oder lass sie stehen.
hansa-not-now-draw = Warte, bis die neuen Marker gezogen sind.
hansa-not-now-placing = Dein Zug endet gerade. Lege deine neuen Marker aus.
hansa-marker-not-there = Es ist kein Marker „{ hansa-marker }“ mehr zu ziehen.
hansa-card-secret = Diese Missionskarte ist geheim. Schreib „deal ?“ statt ihres Namens.
hansa-card-dealt = Die Missionskarte { $card } ist schon ausgeteilt.
hansa-no-such-seat = Den Platz { $seat } gibt es nicht. Bei { $players } Spielern zählen die Plätze ab 0.
hansa-stock-empty = Deine Kasse ist leer, du kannst keine Einnahmen nehmen. Wähle eine andere Aktion.
hansa-other-piece = { $piece ->
    [trader] Großhändler
   *[merchant] Händler
}
hansa-income-mix = Du kannst nicht { $wanted ->
    [one] { $wanted } Großhändler
   *[other] { $wanted } Großhändler
} nehmen. Deine Einnahmen sind { $size ->
    [one] { $size } Stein
   *[other] { $size } Steine
}, und in deiner Kasse sind { hansa-pieces }.
hansa-none-in-supply = { $left ->
    [0] { $stock ->
        [0] Vorrat und Kasse sind leer. Setze Steine um, richte eine Route ein oder nutze einen Marker.
       *[other] Dein Vorrat ist leer. { INPUT() ->
            [pointer] Klicke auf deine Kasse, um Einnahmen zu nehmen.
           *[text] Nimm zuerst Einnahmen.
        }
    }
   *[other] In deinem Vorrat ist kein { hansa-piece }. Nimm einen { hansa-other-piece }{ $stock ->
        [0] .
       *[other] {" "}oder zuerst Einnahmen.
    }
}
hansa-none-for-office = In deinem Vorrat ist kein { hansa-piece }. Nimm einen { hansa-other-piece } oder verzichte auf den Bonus.
hansa-post-taken = { $post } ist besetzt. Wähle einen leeren Posten.
hansa-ship-post = { $post } ist ein Schiffsposten, nur für Großhändler. Nimm einen Großhändler oder einen anderen Posten.
hansa-nobody-there = Auf { $post } steht kein Stein. Wähle einen besetzten Posten.
hansa-own-piece = Der Stein auf { $post } gehört dir. Du kannst nur fremde Steine verdrängen.
hansa-cannot-pay = Für diese Verdrängung brauchst du noch { $price ->
    [one] { $price } Stein
   *[other] { $price } Steine
} im Vorrat, du hättest aber nur { $left }. Nimm zuerst Einnahmen.
hansa-wrong-price = Diese Verdrängung kostet genau { $price ->
    [one] { $price } Stein
   *[other] { $price } Steine
}. Wähle so viele.
hansa-payment-not-in-supply = Du hast nicht { $traders ->
    [0] { hansa-merchants }
   *[other] { hansa-pieces }
} im Vorrat. Wähle eine andere Mischung.
hansa-already-setting = Du hast schon einen Stein abgesetzt und kannst keinen mehr aufnehmen. Setze die übrigen ab.
hansa-no-more-lifts = Mit deinem Liber Sophiae kannst du nur { $liber } Steine auf einmal umsetzen. Setze die aufgenommenen ab.
hansa-not-own-piece = Auf { $post } steht kein Stein von dir. Wähle einen Posten mit einem eigenen Stein.
hansa-two-pieces-lifted = Mit diesem Bonus kannst du höchstens zwei Steine umsetzen. Setze die aufgenommenen ab.
hansa-three-pieces-lifted = Mit diesem Marker kannst du höchstens drei Steine versetzen. Setze die aufgenommenen ab.
hansa-move-others-only = Der Stein auf { $post } gehört dir. Mit diesem Marker versetzt du nur fremde Steine.
hansa-lift-first = Nimm zuerst einen Stein auf oder verzichte auf den Bonus.
hansa-set-in-order = Setze zuerst den { hansa-piece } ab. Die Steine werden in der Reihenfolge abgesetzt, in der du sie aufgenommen hast.
hansa-none-in-hand = Du hast keinen { hansa-piece } aufgenommen. Wähle einen der Steine in deiner Hand.
hansa-trader-without-post = Wähle für diesen Großhändler einen Schiffsposten, sonst bleibt kein Posten für deinen Händler.
hansa-route-not-own = Du hältst nicht jeden Posten von { $route }. Besetze zuerst die ganze Route.
hansa-route-not-neutral = Neutral hält nicht jeden Posten von { $route }. Wähle eine Route voller neutraler Händler.
hansa-far-from-pawn = { $route } grenzt nicht an die Provinz der Figur. Wähle eine angrenzende Route oder bewege zuerst die Figur.
hansa-no-permit = { $used ->
    [yes] Du hast deine Genehmigungen für { hansa-country } in diesem Zug schon genutzt. Im nächsten Zug gelten sie wieder.
   *[no] Für { hansa-country } brauchst du eine Genehmigung. Du bekommst sie mit der Niederlassung ganz rechts in einer dieser Städte: { $cities }.
}
hansa-other-country = { $stays ->
    [yes] Dieser Stein muss in { hansa-country-of-origin } bleiben. Wähle dort einen Posten.
   *[no] Dieser Stein wurde in { hansa-country-of-origin } aufgenommen und darf nicht nach { hansa-country }. Wähle einen Posten in { hansa-country-of-origin }.
}
hansa-wrong-country = Der Stein darf nicht nach { hansa-country }. Möglich: { $nearest }.
hansa-no-post-for-piece = Für den Stein auf { $post } gibt es keinen Posten, auf den er darf. Wähle einen anderen.
hansa-only-abroad = Dieser Bonus gilt nur im Ausland. Wähle einen hervorgehobenen Posten.
hansa-no-pawn = In dieser Partie gibt es keine Figur.
hansa-no-such-province = Die Provinz { hansa-province } gibt es bei dieser Aufteilung des Randes nicht. Wähle eine andere.
hansa-pawn-has-moved = Du hast die kostenlose Bewegung der Figur schon genutzt. Für eine Aktion kannst du sie noch bewegen („ride“).
hansa-pawn-after-actions = Du hast schon eine Aktion ausgeführt. Die kostenlose Bewegung der Figur kommt erst am Ende deines Zuges. Für eine Aktion kannst du sie jetzt bewegen („ride“).
hansa-pawn-too-far = { hansa-province } ist zu weit: Kostenlos bewegst du die Figur einen oder zwei Schritte. Für eine Aktion kann sie überallhin („ride“).
hansa-pawn-is-there = Die Figur steht schon in { hansa-province }. Wähle eine andere Provinz.
hansa-bought-tile = Du hast statt aller Aktionen dieses Zuges ein Plättchen genommen. Du kannst noch andere Marker nutzen oder deinen Zug beenden.
hansa-cannot-pay-toll = Diese Route ist gesperrt: Einsetzen kostet { $price ->
    [one] { $price } weiteren Stein
   *[other] { $price } weitere Steine
}, du hättest aber nur { $left }. Nimm zuerst Einnahmen oder wähle eine andere Route.
hansa-exchange-with-others = Tausche mit einem anderen Spieler an diesem Tisch.
hansa-exchange-for-exchange = Ein Marker „Austausch“ gegen einen anderen würde nichts ändern. Nimm einen anderen.
hansa-none-used = { seat-name } hat keinen genutzten Marker „{ hansa-marker }“. Nimm einen anderen.
hansa-none-for-route = Du brauchst einen Händler im Vorrat, um ihn auf den Marker zu legen. Nimm zuerst Einnahmen.
hansa-tile-not-there = Das Plättchen „{ hansa-tile }“ liegt nicht auf dem Tisch. Wähle eines, das dort liegt.
hansa-turn-has-begun = Ein Plättchen kannst du nur am Anfang deines Zuges nehmen, vor jeder Aktion und jedem Marker.
hansa-too-few-markers = Ein Plättchen kostet zwei ungenutzte Marker, du hast { $count }. Richte eine Route mit Marker ein, um einen zu bekommen.
hansa-tile-already-drawn = Das Plättchen „{ hansa-tile }“ ist schon im Spiel.
hansa-tribute-is-paid = Tribut wird immer gezahlt. Wähle die Steine.
hansa-no-such-marker = Du hast keinen ungenutzten Marker „{ hansa-marker }“. Richte eine Route mit Marker ein, um einen zu bekommen.
hansa-swap-empty = Eine dieser beiden Niederlassungen in { $city } gibt es nicht. Wähle zwei benachbarte.
hansa-swap-same = Diese beiden Niederlassungen in { $city } sind gleich. Wähle zwei verschiedene.
hansa-swap-not-own = Keine dieser beiden Niederlassungen in { $city } gehört dir. Wähle ein Paar, von dem eine dir gehört.
hansa-track-finished = { hansa-track } ist schon voll entwickelt. Wähle eine andere Eigenschaft.
hansa-set-the-lifted-piece = Setze zuerst den aufgenommenen { hansa-piece } ab.
hansa-already-returned = Du hast den verdrängten Stein schon gesetzt.
hansa-posts-are-free = Es sind noch Posten frei. Setze den verdrängten Stein auf einen davon.
hansa-route-of-displacement = Solange andere Posten frei sind, kannst du nicht auf der Route bleiben, auf der du verdrängt wurdest. Möglich: { $nearest }.
hansa-not-nearest = { $post } liegt nicht auf einer der nächsten Routen mit freiem Posten. Möglich: { $nearest }.
hansa-no-more-extras = Du hast keine Zusatzsteine mehr zu setzen. Wähle „Fertig“.
hansa-extras-from-posts = Kasse und Vorrat sind leer. Nimm den Zusatzstein von einem deiner anderen Posten.
hansa-extra-not-there = In { $where ->
    [stock] deiner Kasse
   *[supply] deinem Vorrat
} ist kein { hansa-piece }. Setze einen { hansa-other-piece }.
hansa-stock-or-supply-first = Nimm Zusatzsteine aus Kasse oder Vorrat, solange dort welche sind.
hansa-set-in-this-answer = Den Stein auf { $post } hast du gerade erst gesetzt. Nimm einen von einem anderen Posten.
hansa-return-first = Setze zuerst den verdrängten { hansa-piece } auf einen Posten.
hansa-neutral-has-traders = Neutral hat nur Händler. Setze den verdrängten Händler, dann einen weiteren neutralen Händler.
hansa-neutral-must-be-set = Setze zuerst den zusätzlichen neutralen Händler. Es ist noch Platz für ihn.
hansa-neutral-takes-office = Ein Haus ist frei, also muss Neutral eine Niederlassung gründen. Wähle die Stadt.
hansa-city-not-on-route = { $city } liegt nicht an { $route }. Wähle eine der beiden Endstädte der eingerichteten Route.
hansa-city-full = In { $city } ist jedes Haus besetzt. Hier geht nur noch eine Zusatzniederlassung mit einem Marker.
hansa-green-city = { $city } ist eine grüne Stadt ohne Häuser. Nutze einen Marker „Zusatzniederlassung“ oder den Bonus einer Seeroute.
hansa-not-green = { $city } ist keine grüne Stadt. Wähle eine grüne.
hansa-green-city-full = In { $city } ist kein Platz für eine weitere Niederlassung. Wähle eine andere grüne Stadt.
hansa-no-privilege = Das nächste Haus in { $city } ist { hansa-colour }. Verbessere dein Privilegium, um es zu nutzen.
hansa-no-piece-for-house = Das nächste Haus in { $city } braucht einen { hansa-piece }, und du hast keinen auf der eingerichteten Route. Wähle einen anderen Ertrag.
hansa-none-on-route = Du hast keinen { hansa-piece } auf der eingerichteten Route. Wähle einen anderen Stein oder Ertrag.
hansa-no-house-occupied = In { $city } gibt es noch keine Niederlassung. Eine Zusatzniederlassung braucht eine andere neben sich.
hansa-marker-just-taken = Den Marker „Zusatzniederlassung“ aus diesem Einrichten kannst du erst ab deiner nächsten Aktion nutzen.
hansa-skill-not-here = An keinem Ende von { $route } lässt sich { hansa-track } verbessern. Wähle einen anderen Ertrag.
hansa-only-privilegium = Der Bonus dieser Seeroute verbessert nur Privilegium.
hansa-same-route = Wähle einen Posten auf einer anderen Route. Die Steine müssen { $route } verlassen.
hansa-no-special-prestige = { $route } führt nicht zum Sonderprestige. Wähle einen anderen Ertrag.
hansa-slot-taken = Das Sonderprestige mit { $points } Punkten ist besetzt. Wähle ein freies.
hansa-slot-no-privilege = Das Sonderprestige mit { $points } Punkten ist { hansa-colour }. Verbessere dein Privilegium, um es zu nutzen.
hansa-not-on-plate = Du hast keinen Marker „{ hansa-marker }“ zum Auslegen.
hansa-sea-route = { $route } ist eine Seeroute, und Marker liegen nur an Landrouten. Wähle eine andere.
hansa-marker-abroad = { $route } liegt im Ausland; dort liegen keine Marker. Wähle eine andere Route.
hansa-bonus-route = { $route } hat einen Dauerbonus und bekommt keinen Marker. Wähle eine andere Route.
hansa-route-has-marker = An { $route } liegt schon ein Marker. Wähle eine andere Route.
hansa-route-has-piece = Auf { $route } steht ein Stein. Wähle eine leere Route.
hansa-no-free-house = An keinem Ende von { $route } ist ein Haus frei. Wähle eine andere Route.

## Faults of a position

position-piece = { $where }: { $value } ist kein Stein. Schreib "trader" oder "merchant" und einen Platz, etwa "trader 0", oder "trader neutral" in Partien mit neutralen Händlern.
position-unknown-route = { $where }: Der Spielplan hat keine Route „{ $name }“.
position-unknown-post = { $where }: Der Spielplan hat keinen Posten „{ $name }“.
position-slots = { $where }: Es müssen genau { $wanted } Felder sein. Schreib null für ein leeres.
position-houses = { $where }: { $wanted ->
    [30] Eine grüne Stadt fasst höchstens { $wanted } Niederlassungen.
    [one] Diese Stadt hat genau { $wanted } Haus. Schreib null, wenn es leer ist.
   *[other] Diese Stadt hat genau { $wanted } Häuser. Schreib null für ein leeres.
}
position-not-at-this-table = { $where }: muss null sein, weil ohne diese Variante gespielt wird.
position-pieces = Platz { $seat } hat { $counted } { $piece ->
    [trader] Händler
   *[merchant] Großhändler
} statt { $wanted }; gezählt werden Spielplan, Tableau und Hand, nicht der Punktestein.
position-markers = Es gibt insgesamt { $counted } Marker „{ hansa-marker }“ statt { $wanted }.
position-bag = Ungesehene Marker: { $unseen }, im Beutel: { $bag }, anderswo verdeckt: { $hidden }. Die Zahlen müssen übereinstimmen.
position-ship-post = Auf { $post } steht ein Händler, aber Schiffsposten sind nur für Großhändler.
position-house-skipped = In { $city } ist links von einer Niederlassung ein Haus leer. Häuser werden von links nach rechts besetzt.
position-extra-office-alone = { $city } hat eine Zusatzniederlassung, aber kein besetztes Haus.
position-completed = completed ist { $completed }, aber voll besetzte Städte gibt es { $full }. Die Zahlen müssen übereinstimmen.
position-sea-marker = An { $route } liegt ein Marker. Dort liegt nie einer (X6b, B13).
position-lifted-in = Die Länder der aufgenommenen Steine passen nicht zu den Steinen in der Hand.
position-tiles = Im Spiel müssen { $wanted } Plättchen sein, nicht { $counted } (L2).
position-turn-phase = Die Phase des Zugs passt nicht zur offenen Entscheidung, zu den übrigen Aktionen oder zu den Plättchen (L4).
position-beside = Ein Marker neben einer Route braucht eine Route und einen Besitzer (Q7).
position-too-many-markers = An Routen und auf Tellern liegen zusammen { $counted } Marker. Höchstens { $most } sind möglich: Ein neuer kommt nur, wenn ein anderer genommen wird (C4b).
position-actions = actions ist { $actions }. Die Leiste Actiones, die genutzten Marker +3 und +4 und die genutzten Genehmigungen des Platzes am Zug erlauben höchstens { $most } (T1, M7, B8).
position-extra-office-marker = { $owner ->
    [neutral] Neutral hat { $counted } { $counted ->
        [one] Zusatzniederlassung
       *[other] Zusatzniederlassungen
    }, nutzt aber nie Marker (M5).
   *[other] Platz { $owner } hat { $counted } { $counted ->
        [one] Zusatzniederlassung
       *[other] Zusatzniederlassungen
    }, aber nur { $used } genutzte Marker „Zusatzniederlassung“ (M5).
}
position-house-piece = { $city }: Ein Stein steht in einem Haus von falscher Form oder von einer Farbe, die das Privilegium seines Besitzers nicht umfasst, und kein Tausch erklärt das (C6).
position-swaps = { $cities }: Steine stehen in Häusern von falscher Form oder Farbe. Dazu muss mindestens { $needed }-mal getauscht worden sein, aber { $used ->
    [one] { $used } Marker „Tausch“ ist
   *[other] { $used } Marker „Tausch“ sind
} genutzt (C6, M6).
position-link-without-chain = { $owner ->
    [neutral] Neutral
   *[other] Platz { $owner }
} hat einen Rang der Ost-West-Verbindung, aber keine Kette von Niederlassungen zwischen den roten Städten, die ihn einbringt (C10).
position-chain-without-link = { $owner ->
    [neutral] Neutral
   *[other] Platz { $owner }
} hat eine Kette von Niederlassungen zwischen den roten Städten, aber keinen Rang. Setz link auf den nächsten Rang (C10).
position-special-merchant = special: Auf den Feldern für Sonderprestige dürfen nur Großhändler stehen.
position-mission-twice = missions: Zwei Plätze haben dieselbe Missionskarte.
position-pawn-place = pawn.province: muss null sein, bevor die Figur auf dem Spielplan steht, danach eine Provinz.
position-link-ranks = Die Ränge der Ost-West-Verbindung sind { $ranks }. Sie müssen 1, 2, 3 … ohne Lücke sein, für die anderen Plätze 0.
position-extra-offices = Es gibt { $counted } Zusatzniederlassungen, möglich sind höchstens { $most }.
position-green-offices = { $city } hat mehr als { $most } Niederlassungen. So viele fasst eine grüne Stadt nicht.
position-mission-hidden = missions: Nur eine Sicht kann Karten verbergen, und nur die der anderen Plätze, solange die Partie läuft.
position-mission-dealt = missions: Die Karten werden Platz für Platz ausgeteilt. Bevor der Startspieler ausgelost wird, hat jeder Platz eine.
position-setup = Bevor der Startspieler ausgelost ist, müssen Tableaus, Spielplan und Beutel im Anfangszustand sein.
position-stack = stack: Diese offenen Entscheidungen können nicht aufeinander folgen: { $stack }.
position-neutral-routes = Eine Route voller neutraler Händler wird sofort eingerichtet (N3a). Es kann sie nur während dieser Entscheidung geben.

## Faults of a board

board-green-city = { board-at }Die Liste passt nicht zum Spielplan. { $counted ->
    [none] Dort ist keine Stadt grün
   *[other] Dort sind grün: { $counted }
}.
board-link-ends = { board-at }Nenne zwei verschiedene Städte des Spielplans.
board-taverns-differ = { board-at }Die Liste passt nicht zu den Routen, die eine Taberna haben.
board-tavern-number = { board-at }Es müssen genau { $wanted } Taberna-Routen sein.
board-tavern-at-sea = { board-at }{ $name } ist eine Seeroute und kann keine Taberna haben.
board-special-city = { board-at }{ $name } muss an einem Ende der Sonderprestige-Route liegen.
board-special-route = { board-at }{ $name } muss diese Route haben und keine andere.
board-special-slots = { board-at }Nenne mindestens ein Feld, jedes mit anderen Punkten.
board-no-house = { board-at }„{ $name }“ braucht mindestens ein Haus. Nur grüne Städte haben keines.
board-route-to-itself = { board-at }Eine Route kann { $name } nicht mit sich selbst verbinden.
board-route-twice = { board-at }Die Route { $name } kommt zweimal vor.
board-length-differs = { board-at }{ $name } hat { $posts } Posten, aber eine andere Länge.
board-sea-differs = { board-at }{ $name }: „sea“ passt nicht zu den Schiffsposten.
board-bonus-on-land = { board-at }{ $name } hat einen Dauerbonus, ist aber keine Seeroute.
board-unknown-country = { board-at }„{ $name }“ ist kein Land, das hier passt. Angegebene Länder: { $possible }.
board-bonus-abroad = { board-at }Der Bonus von { $name } braucht Länder und eine Route mit mindestens drei Posten.
board-mission = { board-at }Eine Missionskarte muss { $wanted } verschiedene Städte des Spielplans nennen.
board-neighbour = { board-at }Der Nachbar { $name } muss eine andere Provinz derselben Liste sein und diese Provinz als Nachbarn nennen.
board-count-differs = { board-at }Der Spielplan hat { $counted }, nicht die angegebene Zahl.
board-neutral-ship = { board-at }{ $name } hat nur Schiffsposten, dort können keine neutralen Händler stehen.
board-not-joined = { board-at }Noch nicht mit den anderen Städten verbunden.

## The picture in the terminal

hansa-label-prestige = Prestige
hansa-label-supply = Vorrat
hansa-label-stock = Kasse
hansa-label-unused = Ungenutzte Marker
hansa-label-permits = Genehmigungen
hansa-label-used = Genutzte Marker
hansa-label-plate = Marker zum Auslegen
hansa-label-link = Ost-West-Verbindung
hansa-label-mission = Missionskarte
hansa-label-score = Punkte bisher
hansa-label-final = Endstand
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
        [yes] kostenlose Bewegung genutzt
       *[no] kostenlose Bewegung möglich
    }
}
hansa-mission = { $card ->
    [hidden] geheim
    [none] –
   *[other] { $card }
}
hansa-legend-pieces = ■ Händler  ● Großhändler, mit Platznummer{ $neutral ->
    [yes] {" "}(n neutral)
   *[no] {""}
}  · leerer Posten{ $pawn ->
    [yes] {"  "}* grenzt an die Provinz der Figur
   *[no] {""}
}
hansa-legend-sea = ≈ leerer Schiffsposten, nur für Großhändler. Wer die Route einrichtet, darf ihren Bonus nutzen.
hansa-legend-houses = Freie Häuser: □ Händler, ○ Großhändler; w weiß, o orange, p pink, b schwarz; $ Münze. Zusatzniederlassungen stehen links von „|“. → zeigt, wer die Stadt kontrolliert.{ $green ->
    [yes] {" "}◇ grüne Stadt: keine Häuser, Platz für viele Niederlassungen.
   *[no] {""}
}
hansa-status = Vorrat { $supply }, Kasse { $stock } (■ Händler, ● Großhändler), Prestige { $prestige }.{ $province ->
    [none] {""}
   *[other] {" "}Die Figur steht in { hansa-province }.
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
    [standard_2_3] Grundplan
    [standard_4_5] Grundplan
    [east] Ostplan
    [britannia_3] Britannia
    [britannia_4_5] Britannia
   *[other] { $title }
}, { $players } Spieler
hansa-scene-map = Karte
hansa-scene-desk = { SEAT($seat) }
hansa-scene-panel = Tisch
hansa-scene-scores = Punkte
hansa-scene-city = { $city }
hansa-scene-banner = { $city }{ $skills ->
    [none] {""}
   *[other] , verbessert { hansa-scene-skills }
}{ $link ->
    [yes] , ein Ende der Ost-West-Verbindung
   *[no] {""}
}{ $country ->
    [none] {""}
   *[other] , { hansa-countries }
}{ $permit ->
    [yes] ; die Niederlassung ganz rechts gibt eine Genehmigung
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
    [yes] , mit Münze: { $points } Prestige
   *[no] {""}
}
hansa-scene-green-office = { $city } (grüne Stadt), Niederlassung { $number }
hansa-scene-extra = { $city }, Zusatzniederlassung { $number }
hansa-scene-route = { $sea ->
    [yes] Seeroute
   *[no] Route
} { $route }, { $length } Posten{ $tavern ->
    [yes] , mit Taberna
   *[no] {""}
}{ $country ->
    [none] {""}
   *[other] , { hansa-country }
}
hansa-scene-marker-place = { $bonus ->
    [none] Platz für einen Marker an { $route }
   *[other] Dauerbonus von { $route }: { hansa-bonus }
}
hansa-scene-permit = Genehmigung von { $city } ({ hansa-countries })
hansa-scene-permit-held = { SEAT($seat) } hat die Genehmigung von { $city }{ $used ->
    [yes] , in diesem Zug genutzt
   *[no] {""}
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
hansa-scene-link = Ost-West-Verbindung { $rank }: { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
}
hansa-scene-neutral = Neutrale Händler
hansa-scene-pile = { SEAT($seat) }: { hansa-scene-pile-label }
hansa-scene-pile-of = { SEAT($seat) }: { $piece ->
    [trader] Händler
   *[merchant] Großhändler
} { $where ->
    [supply] im Vorrat
   *[stock] in der Kasse
}
hansa-scene-pile-label = { $where ->
    [supply] Vorrat
   *[stock] Kasse
}
hansa-scene-pile-count = { SEAT($seat) }: { $count } { $piece ->
    [trader] Händler
   *[merchant] Großhändler
} { $where ->
    [supply] im Vorrat
   *[stock] in der Kasse
}
hansa-scene-hand = { SEAT($seat) }: Steine in der Hand
hansa-scene-mission-place = { SEAT($seat) }: Missionskarte
hansa-scene-track = { SEAT($seat) }: { hansa-track } ({ hansa-track-use })
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
hansa-scene-covered = { hansa-track }: { hansa-scene-value }, noch nicht erreicht
hansa-scene-markers = { SEAT($seat) }: Marker „{ hansa-marker }“
hansa-scene-used = { SEAT($seat) }: genutzte Marker
hansa-scene-plate = { SEAT($seat) }: Marker zum Auslegen
hansa-scene-token-label = { $part ->
    [markers] Marker
    [used] Genutzt
   *[plate] Auslegen
}
hansa-scene-used-count = { SEAT($seat) }: { $count ->
    [one] { $count } genutzter Marker
   *[other] { $count } genutzte Marker
}
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
    [extra_office] Gründe beim Einrichten eine Zusatzniederlassung links von den anderen.
    [swap] Tausche zwei benachbarte Niederlassungen einer Stadt.
    [plus3] Du hast in diesem Zug drei weitere Aktionen.
    [plus4] Du hast in diesem Zug vier weitere Aktionen.
    [skill] Verbessere eine Eigenschaft um eine Stufe.
    [remove] Nimm bis zu drei Steine von Posten; sie kommen in den Vorrat ihrer Besitzer.
    [move] Versetze bis zu drei Steine anderer Spieler auf andere Posten.
    [exchange] Gib diesen Marker einem anderen Spieler und nimm dir einen seiner genutzten Marker, den du wieder nutzen kannst.
    [tribute] Lege ihn mit einem deiner Händler neben eine Route. Jedes Mal, wenn jemand in einer ihrer Städte eine Niederlassung gründet, kommen zwei Steine aus deiner Kasse in deinen Vorrat.
    [block] Lege ihn mit einem deiner Händler neben eine Route. Wer dort einen Stein einsetzt, zahlt einen weiteren.
   *[hidden] Wird aufgedeckt, wenn ihn jemand nimmt.
}
hansa-label-favours = Gunst des Kaisers
hansa-scene-tile-place = { hansa-tile }: { hansa-tile-use }
hansa-scene-tile-of = { SEAT($seat) }: { hansa-tile }
hansa-scene-tiles = { SEAT($seat) }: Plättchen der Gunst des Kaisers
hansa-scene-tile-tip = { hansa-tile-use } Es kostet zwei ungenutzte Marker und alle Aktionen eines Zuges.
hansa-scene-beside = Neben { $route }: Platz für Tribut oder Sperre
hansa-scene-beside-marker = Marker „{ hansa-marker }“ von { SEAT($seat, where: "within") } neben { $route }
hansa-scene-post-tip = Auf { $post }. Ihn zu verdrängen kostet { $price ->
    [one] { $price } zusätzlichen Stein.
   *[other] { $price } zusätzliche Steine.
}
hansa-scene-office-tip = Niederlassung in { $city }. Jede zählt für die Kontrolle und für das Netzwerk.
hansa-scene-control = { $owner ->
    [neutral] Neutral kontrolliert { $city }
   *[other] { SEAT($owner) } kontrolliert { $city }: 1 Prestigepunkt, wenn hier eine Route eingerichtet wird, { $points } Punkte am Ende
}
hansa-scene-special-tip = { $points } Punkte am Ende.
hansa-scene-pawn = Die Figur in { hansa-province }
hansa-scene-pawn-tip = Einsetzen, verdrängen und einrichten kannst du nur auf Routen, die an ihre Provinz grenzen.
hansa-scene-mission-hidden = { SEAT($seat) }: Missionskarte, verdeckt
hansa-scene-mission = { SEAT($seat) }: Missionskarte { $cities }
hansa-scene-mission-city = { $city } steht auf deiner Missionskarte
hansa-scene-mission-tip = 1 Punkt für jede dieser Städte mit deiner Niederlassung, 5 weitere, wenn du alle drei kontrollierst.
hansa-scene-hand-tip = Muss noch gesetzt werden.
hansa-scene-linked = { hansa-owner-name } hat die Ost-West-Verbindung geschlossen: { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
}
hansa-scene-score = { seat-name }: { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
}, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}, wenn die Partie jetzt endete
hansa-scene-counter = { hansa-scene-meter }: { $value }{ $limit ->
    [none] {""}
   *[other] {" "}von { $limit }
}
hansa-warning = Die Partie kann in dieser Runde enden: { $cause ->
    [prestige] { SEAT($seat, where: "within") } hat { $value } von { $limit } Prestige.
    [cities] { $value } von { $limit } Städten sind voll.
   *[markers] Der Beutel mit den Markern ist leer.
}
hansa-score-part = { $source ->
    [prestige] Prestige aus dem Lauf der Partie.
    [skills] { $each } Punkte für jede voll entwickelte Leiste außer Clavis Urbis: { $count } × { $each }.
    [markers] { $count ->
        [one] Ein Marker.
       *[other] { $count } Marker.
    } 1, 2, 4, 6, 8 und 10 Marker zählen 1, 3, 6, 10, 15 und 21 Punkte.
    [special_prestige] Großhändler auf der Tafel für Sonderprestige: je 7, 8, 9 oder 11 Punkte.
    [control] { $each } Punkte für jede kontrollierte Stadt: { $count } × { $each }.
    [network] Niederlassungen im größten Netzwerk mal Clavis Urbis: { $count } × { $key }.
    [mission] 1 Punkt für jede Stadt der Missionskarte mit Niederlassung, und 5 dazu, wenn alle drei kontrolliert werden.
    [countries] Rang in jedem Land im Ausland, nach kontrollierten Städten, dann nach Niederlassungen: 7, 4 und 2 Punkte.
   *[sum] Alle Punkte, wenn die Partie jetzt zu Ende wäre.
}
hansa-scene-column = { $source ->
    [prestige] Prestige
    [skills] Eigenschaften
    [markers] Marker
    [special_prestige] Sonder
    [control] Kontrolle
    [network] Netzwerk
    [mission] Mission
    [countries] Länder
   *[sum] Summe
}

## Scenes: every action in a few words

hansa-do-draw = „{ hansa-marker }“ ziehen
hansa-do-first = { SEAT($seat) } beginnt
hansa-do-deal = { $card } austeilen
hansa-do-place = { hansa-piece } auf { $post } einsetzen
hansa-do-displace = { $owner ->
    [none] Stein
    [neutral] Neutralen Stein
   *[other] Stein von { SEAT($owner, where: "within") }
} auf { $post } mit einem { hansa-piece } verdrängen{ $price ->
    [none] { "" }
    [1] {" "}(kostet 1 weiteren Stein)
   *[other] {" "}(kostet { $price } weitere Steine)
}
hansa-do-lift = Stein auf { $post } umsetzen
hansa-do-claim = { $route } einrichten
hansa-do-income = { hansa-pieces } als Einnahmen nehmen
hansa-do-use-swap = Niederlassungen { $house } und { $next } in { $city } tauschen
hansa-do-use-plus = Marker nutzen: { $marker ->
    [plus3] drei
   *[plus4] vier
} weitere Aktionen
hansa-do-use-skill = Marker nutzen: { hansa-track } verbessern ({ hansa-track-use })
hansa-do-use-remove = Marker nutzen: Stein auf { $post } entfernen
hansa-do-use-move = Marker nutzen: Stein auf { $post } versetzen
hansa-do-end = { $actions ->
    [0] Zug beenden
   *[other] Zug beenden ({ hansa-actions } übrig)
}
hansa-do-done = { $decision ->
    [closing] Figur stehen lassen
    [sea_move] Nichts umsetzen
    [sea_skill] Verzichten
    [sea_office] Verzichten
    [gift] Verzichten
   *[other] Fertig
}
hansa-do-tile = „{ hansa-tile }“ ziehen
hansa-do-favour = Plättchen „{ hansa-tile }“ statt aller Aktionen nehmen (zwei Marker umdrehen)
hansa-do-turn = Marker „{ hansa-marker }“ umdrehen
hansa-do-use-exchange = Mit { SEAT($seat, where: "within") } gegen einen genutzten Marker „{ hansa-marker }“ tauschen
hansa-do-use-beside = Marker „{ hansa-marker }“ neben { $route } legen
hansa-do-gift = { hansa-pieces } in den Vorrat legen
hansa-do-pay = { hansa-pieces } zahlen
hansa-do-return = { $post ->
    [stock] Verdrängten Stein in die Kasse legen
   *[other] Verdrängten Stein auf { $post } setzen
}
hansa-do-add = Zusätzlich { hansa-a-piece } auf { $post } setzen
hansa-do-take = Stein von { $post } aufnehmen und versetzen
hansa-do-set = { hansa-piece } auf { $post } setzen
hansa-do-office = Niederlassung in { $city } gründen
hansa-do-extra = Zusatzniederlassung in { $city } gründen (mit { hansa-piece })
hansa-do-skill = { hansa-track } verbessern ({ hansa-track-use })
hansa-do-prestige = Großhändler auf Sonderprestige { $points } setzen
hansa-do-nothing = Auf den Ertrag verzichten
hansa-do-remove = Stein auf { $post } entfernen
hansa-do-put = { $marker ->
    [hidden] Verdeckten Marker an { $route } legen
   *[other] Marker „{ hansa-marker }“ an { $route } legen
}
hansa-do-pawn = Figur nach { hansa-province } bewegen (kostenlos)
hansa-do-ride = Figur nach { hansa-province } bewegen (1 Aktion)
hansa-do-redeploy = { hansa-piece } von der Route auf { $post } setzen
hansa-do-green = Niederlassung in { $city } gründen ({ hansa-piece } aus dem Vorrat)
hansa-ask-end = Zug beenden und { hansa-actions } verfallen lassen?
hansa-ask-nothing = Route ohne Ertrag einrichten?

## Board files

hansa-table-special_prestige = Sonderprestige
hansa-field-special_prestige = Die Tafel mit dem Sonderprestige.
hansa-table-city = Städte
hansa-row-city = Stadt
hansa-field-city = Die Städte mit ihren Häusern.
hansa-table-route = Routen
hansa-row-route = Route
hansa-field-route = Die Routen mit ihren Posten.
hansa-table-mission = Missionskarten
hansa-row-mission = Missionskarte
hansa-field-mission = Eine Karte je Zeile, für die gleichnamige Option.
hansa-table-two_player_neutral = Neutrale Händler
hansa-field-two_player_neutral = Aufbau des Spiels zu zweit mit neutralen Händlern.
hansa-table-two_player_2009 = Provinzen
hansa-field-two_player_2009 = Provinzen des Spiels zu zweit mit der Figur.
hansa-column-width = Breite
hansa-field-board-width = Breite des Plans. Alle Koordinaten beziehen sich darauf.
hansa-column-height = Höhe
hansa-field-board-height = Höhe des Plans.
hansa-column-cities = Städte
hansa-field-board-cities = Zahl der Städte, damit keine vergessen wird. Kann fehlen.
hansa-column-routes = Routen
hansa-field-board-routes = Zahl der Routen, damit keine vergessen wird. Kann fehlen.
hansa-column-posts = Posten
hansa-field-board-posts = Zahl der Posten, damit keiner vergessen wird. Kann fehlen.
hansa-column-completed_cities_limit = Volle Städte zum Ende
hansa-field-board-completed_cities_limit = Bei so vielen vollen Städten endet die Partie.
hansa-column-prestige_limit = Prestige zum Ende
hansa-field-board-prestige_limit = Die Partie endet, wenn jemand so viel Prestige erreicht.
hansa-column-east_west = West und Ost
hansa-field-board-east_west = Die beiden Städte, die man für die Verbindungspunkte verbindet.
hansa-column-east_west_points = Verbindungspunkte
hansa-field-board-east_west_points = Punkte für den ersten, zweiten, … Spieler, der sie verbindet.
hansa-column-taverns = Tabernen
hansa-field-board-taverns = Die drei Routen mit Taberna, damit keine vergessen wird. Kann fehlen.
hansa-column-green_cities = Grüne Städte
hansa-field-board-green_cities = Die grünen Städte, damit keine vergessen wird. Kann fehlen.
hansa-column-coin_points = Münze
hansa-field-board-coin_points = Das Prestige für eine Niederlassung in einem Haus mit Münze.
hansa-column-countries = Länder
hansa-field-board-countries = Die Länder des Spielplans. Leer, wenn er keine hat.
hansa-column-home_country = Heimatland
hansa-field-board-home_country = Das Land, in dem alle ohne Genehmigung handeln dürfen.
hansa-column-country_points = Länderpunkte
hansa-field-board-country_points = Punkte für den ersten, zweiten, … Rang in jedem anderen Land am Ende.
hansa-column-permits = Genehmigungen
hansa-field-board-permits = Städte, in denen die Niederlassung ganz rechts eine Genehmigung gibt.
hansa-field-board-permits-city = Die Stadt, die die Genehmigung gibt.
hansa-field-board-permits-countries = Die Länder, für die die Genehmigung gilt.
hansa-column-city = Stadt
hansa-field-special_prestige-city = Die Stadt neben der Tafel. Sie hat nur eine Route.
hansa-column-route = Route
hansa-field-special_prestige-route = Die Route, mit der man ein Feld der Tafel besetzt.
hansa-column-piece = Stein
hansa-field-special_prestige-piece = Der Stein, der ein Feld besetzt.
hansa-column-slot = Felder
hansa-field-special_prestige-slot = Die Felder der Tafel.
hansa-column-points = Punkte
hansa-field-special_prestige-slot-points = Punkte des Feldes. Jedes Feld hat andere Punkte.
hansa-column-colour = Farbe
hansa-field-special_prestige-slot-colour = Farbe des Feldes, die das passende Privilegium verlangt.
hansa-column-aliases = Andere Schreibweisen
hansa-field-city-aliases = Andere Schreibweisen, die im Text von Aktionen gelten.
hansa-column-banner = Banner
hansa-field-city-banner = Farbe des gedruckten Banners, nur als Notiz.
hansa-column-skills = Eigenschaften
hansa-field-city-skills = Eigenschaften, die man mit einer Route zu dieser Stadt verbessern kann.
hansa-column-special_prestige = Sonderprestige
hansa-field-city-special_prestige = Ob neben dieser Stadt die Tafel mit dem Sonderprestige liegt. Nur als Notiz.
hansa-column-green = Grün
hansa-field-city-green = Ob dies eine grüne Stadt der Ost-Erweiterung ist, die keine Häuser hat.
hansa-field-city-countries = Die Länder, für die die Stadt am Ende zählt. Fehlt die Angabe, das Heimatland.
hansa-column-offices = Häuser
hansa-field-city-offices = Die Häuser von links nach rechts.
hansa-field-city-offices-colour = Farbe des Hauses, die das passende Privilegium verlangt.
hansa-column-shape = Form
hansa-field-city-offices-shape = Für welchen Stein das Haus ist: trader (eckig) oder merchant (rund).
hansa-column-coin = Münze
hansa-field-city-offices-coin = Ob eine Niederlassung in diesem Haus Prestige bringt.
hansa-column-length = Länge
hansa-field-route-length = Zahl der Posten. Sie genügt, wenn die Posten weder Koordinaten noch Schiffe haben.
hansa-column-tavern = Taberna
hansa-field-route-tavern = Ob an dieser Route zu Beginn ein Marker liegt.
hansa-column-sea = Seeroute
hansa-field-route-sea = Ob dies eine Seeroute ist. Es folgt aus den Posten und kann fehlen.
hansa-column-country = Land
hansa-field-route-country = Das Land der Route. Fehlt die Angabe, das Heimatland.
hansa-column-permanent_bonus = Dauerbonus
hansa-field-route-permanent_bonus = Der Dauerbonus einer Seeroute.
hansa-column-marker = Marker
hansa-field-route-marker = Wo der Marker dieser Route gezeichnet wird.
hansa-field-route-posts = Die Posten von a nach b. Können fehlen, wenn die Länge angegeben ist.
hansa-column-merchant_only = Schiff
hansa-field-route-posts-merchant_only = Ob der Posten ein Schiff ist, auf dem nur Großhändler stehen.
hansa-field-mission-cities = Die drei Städte der Karte.
hansa-column-neutral_start = Routen
hansa-field-two_player_neutral-neutral_start = Die Routen, auf die beim Aufbau ein neutraler Händler kommt.
hansa-column-soldiers = Soldaten
hansa-field-two_player_2009-soldiers = Städtepaare mit gedruckten Soldaten dazwischen, also Grenzen ohne Route.
hansa-column-default_rim = Üblicher Rand
hansa-field-two_player_2009-default_rim = Die übliche Teilung des Randes. Nur als Notiz.
hansa-column-strict = Eine Randprovinz
hansa-field-two_player_2009-strict = Die Provinzen, wenn der Rand eine Provinz ist.
hansa-column-edge4 = Vier Ecken
hansa-field-two_player_2009-edge4 = Die Provinzen, wenn der Rand in vier geteilt ist.
hansa-column-edge10 = Zehn Abschnitte
hansa-field-two_player_2009-edge10 = Die Provinzen, wenn der Rand in zehn geteilt ist.
hansa-column-province-id = Kennung
hansa-field-province-id = Name der Provinz.
hansa-column-province-cities = Städte
hansa-field-province-cities = Die Städte um die Provinz.
hansa-column-province-routes = Routen
hansa-field-province-routes = Die Routen um die Provinz. Steht die Figur hier, kann man auf ihnen handeln.
hansa-column-province-interior_routes = Innere Routen
hansa-field-province-interior_routes = Routen, die in die Provinz hineinführen und dort enden. Für die Zeichnung.
hansa-column-province-soldiers = Soldaten
hansa-field-province-soldiers = Die Soldaten um die Provinz. Für die Zeichnung.
hansa-column-province-neighbours = Nachbarn
hansa-field-province-neighbours = Die Provinzen hinter einer Grenze. Jede muss auch diese nennen.

## Choices in board files

hansa-choice-white = Weiß
hansa-choice-orange = Orange
hansa-choice-pink = Pink
hansa-choice-black = Schwarz
hansa-choice-clavis_urbis = Clavis Urbis
hansa-choice-actiones = Actiones
hansa-choice-privilegium = Privilegium
hansa-choice-liber_sophiae = Liber Sophiae
hansa-choice-bursa = Bursa
hansa-choice-trader = Eckig, für einen Händler
hansa-choice-merchant = Rund, für einen Großhändler
hansa-choice-move_any_2 = Zwei beliebige Steine umsetzen
hansa-choice-develop_privilegium = Privilegium verbessern
hansa-choice-office_in_green_city = Niederlassung in einer grünen Stadt
hansa-choice-redeploy_2_from_route = Zwei Steine der Route versetzen
hansa-choice-place_2_abroad = Zwei Steine im Ausland einsetzen
hansa-choice-strict = { hansa-value-rim-strict }
hansa-choice-edge4 = { hansa-value-rim-edge4 }
hansa-choice-edge10 = { hansa-value-rim-edge10 }

## Reasons for hints

hansa-reason-points = { hansa-scene-column } +{ $points }
hansa-reason-skill = { hansa-track } steigt auf { hansa-scene-value }
hansa-reason-office = gründet eine Niederlassung in { $city }
hansa-reason-control = bringt dir die Kontrolle über { $city }
hansa-reason-marker = bringt dir einen Marker
hansa-reason-complete = füllt { $route }: bereit zum Einrichten
hansa-reason-nearly = lässt auf { $route } nur noch einen Posten offen
hansa-reason-begun = gibt dir { $own } von { $posts } Posten auf { $route }
hansa-reason-blocks = blockiert { SEAT($rival, where: "within") }: Auf { $route } fehlt nur noch ein Posten
hansa-reason-supply = { $pieces ->
    [one] bringt einen Stein in deinen Vorrat
   *[other] bringt { $pieces } Steine in deinen Vorrat
}
