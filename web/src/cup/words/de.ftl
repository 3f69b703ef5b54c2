cup = Turnier: { $game }
cups = Turniere
cups-about = Alle spielen mehrere Partien, und wer am besten abschneidet, gewinnt.
cup-make = Turnier ausrichten
cup-kind = { $kind ->
    [swiss] Schweizer System
   *[pool] Gruppe
}
cup-kind-about = { $kind ->
    [swiss] Für einen Abend mit sechs oder mehr Leuten: Runden an Dreier- und Vierertischen, niemand setzt aus. Du startest die erste Runde.
   *[pool] Beginnt, sobald alle Plätze vergeben sind. Alle spielen gleich viele Partien und sitzen auf jedem Platz einmal.
}
cup-about = { $kind ->
    [swiss] { $rounds ->
        [one] Schweizer System, eine Runde
       *[other] Schweizer System, { $rounds } Runden
    }
   *[pool] Gruppe mit { $size } Spielern
}
cup-joined = { $kind ->
    [swiss] { $people ->
        [one] 1 Spieler
       *[other] { $people } Spieler
    }
   *[pool] { $people } von { $size } Spielern
}
cup-state = { $state ->
    [running] Läuft
    [over] Beendet
   *[open] Offen
}
cup-games-each = { $games } Partien für jeden, eine auf jedem Platz
cup-by-link = Nur mit Einladung
cup-tables-of = { $players } Plätze pro Tisch

## A new cup

cup-form = Wie wird gespielt?
cup-seats = Plätze pro Tisch
cup-size = Spieler
cup-size-about = { $size } Spieler an Tischen mit { $seats } Plätzen: Jeder spielt { $seats } Partien.
cup-rounds = Runden
cup-usual-board = Üblicher Spielplan
cup-rated-about = Die Ergebnisse zählen für die Wertung der Spieler.

## The page of a cup

cup-next = { $state ->
    [over] Ergebnis
   *[other] Wie es weitergeht
}
cup-join = Mitspielen
cup-leave = Verlassen
cup-withdraw = Zurückziehen
cup-withdraw-title = Vom Turnier zurückziehen?
cup-withdraw-text = Ein Bot spielt deine restlichen Partien, und alle zählen als letzter Platz. Du kannst nicht zurückkommen.
cup-delete = Turnier löschen
cup-delete-title = Dieses Turnier löschen?
cup-start = Erste Runde starten
cup-start-now = Jetzt starten
cup-missing = { $count ->
    [one] Es fehlt noch ein Spieler. Dann beginnt das Turnier automatisch.
   *[other] Es fehlen noch { $count } Spieler. Dann beginnt das Turnier automatisch.
}
cup-wait-host = { $host ->
    [yes] Mindestens { $least } Spieler sind nötig. Starte die erste Runde, wenn alle da sind.
   *[no] Wer das Turnier ausrichtet, startet die erste Runde. Mindestens { $least } Spieler sind nötig.
}
cup-your-table = Deine Partie läuft.
cup-open-table = Tisch { $number } öffnen
cup-due = Die nächsten Partien beginnen um { $time }.
cup-others = Andere Partien laufen noch. Danach geht es weiter.
cup-won = { $name } hat das Turnier gewonnen.
cup-you-withdrew = Du hast dich zurückgezogen. Ein Bot spielt für dich.
cup-players = Spieler
cup-remove = { $name } entfernen
cup-nobody = Gelöschte Person
cup-withdrawn = zurückgezogen
cup-you = du
cup-standings = Tabelle
cup-place = Rang
cup-player = Spieler
cup-points = Punkte
cup-tie = { $kind ->
    [swiss] Gegner
   *[pool] Sonneborn-Berger
}
cup-played = Partien
cup-wins = Siege
cup-how = Wie entsteht die Tabelle?
cup-how-points = { $kind ->
    [swiss] Am Vierertisch bringen die Ränge 6, 4, 2 und 0 Punkte, am Dreiertisch 6, 3 und 0: Im Schnitt sind es an beiden drei. Wer sich einen Rang teilt, bekommt den Durchschnitt.
   *[pool] Ein Sieg bringt 2 Punkte, ein geteilter Sieg 1.
}
cup-how-ties = { $kind ->
    [swiss] Bei gleichen Punkten zählen die Punkte der Gegner im Durchschnitt, danach das Los vom Start.
   *[pool] Bei gleichen Punkten zählt die Sonneborn-Berger-Wertung: die Punkte deiner Gegner an den Tischen, die du gewonnen hast, bei einem geteilten Sieg die Hälfte. Danach entscheidet das Los vom Start.
}
cup-how-absent = Spielt am Ende einer Partie ein Bot für dich oder hast du aufgegeben, bekommst du dafür keine Punkte.
cup-rounds-title = Partien
cup-round = Runde { $round }
cup-table = Tisch { $number }
cup-game-state = { $state ->
    [running] läuft
    [over] beendet
   *[waiting] noch nicht begonnen
}
cup-invite = Einladungslink
