cup = Torneo: { $game }
cups = Tornei
cups-about = Tutti giocano più partite e vince chi fa meglio.
cup-make = Organizza un torneo
cup-kind = { $kind ->
    [swiss] Sistema svizzero
   *[pool] Girone
}
cup-kind-about = { $kind ->
    [swiss] Per una serata in sei o più: turni a tavoli da tre e da quattro, senza riposi. Il primo turno lo avvii tu.
   *[pool] Inizia appena è al completo. Tutti giocano lo stesso numero di partite e occupano ogni posto una volta.
}
cup-about = { $kind ->
    [swiss] { $rounds ->
        [one] Sistema svizzero, un turno
       *[other] Sistema svizzero, { $rounds } turni
    }
   *[pool] Girone da { $size }
}
cup-joined = { $kind ->
    [swiss] { $people ->
        [one] 1 giocatore
       *[other] { $people } giocatori
    }
   *[pool] { $people } giocatori su { $size }
}
cup-state = { $state ->
    [running] In corso
    [over] Finito
   *[open] Aperto
}
cup-games-each = { $games } partite a testa, una da ogni posto
cup-by-link = Su invito
cup-tables-of = { $players } posti per tavolo

## A new cup

cup-form = Come si gioca?
cup-seats = Posti per tavolo
cup-size = Giocatori
cup-size-about = { $size } giocatori a tavoli da { $seats }: ognuno gioca { $seats } partite.
cup-rounds = Turni
cup-usual-board = Tabellone abituale
cup-rated-about = I risultati contano per la classifica dei giocatori.

## The page of a cup

cup-next = { $state ->
    [over] Risultato
   *[other] Che cosa succede ora
}
cup-join = Partecipa
cup-leave = Lascia
cup-withdraw = Ritirati
cup-withdraw-title = Ritirarti dal torneo?
cup-withdraw-text = Un bot gioca le partite che ti restano, e tutte contano come ultima posizione. Non potrai tornare.
cup-delete = Elimina torneo
cup-delete-title = Eliminare questo torneo?
cup-start = Avvia il primo turno
cup-start-now = Avvia ora
cup-missing = { $count ->
    [one] Manca un giocatore. Il torneo inizia appena è al completo.
   *[other] Mancano { $count } giocatori. Il torneo inizia appena è al completo.
}
cup-wait-host = { $host ->
    [yes] Servono almeno { $least } giocatori. Avvia il primo turno quando ci sono tutti.
   *[no] Il primo turno lo avvia chi organizza. Servono almeno { $least } giocatori.
}
cup-your-table = La tua partita è in corso.
cup-open-table = Apri il tavolo { $number }
cup-due = Le prossime partite iniziano alle { $time }.
cup-others = Altre partite sono in corso. Si continua quando saranno finite.
cup-won = { $name } ha vinto il torneo.
cup-you-withdrew = Ti sei ritirato. Un bot gioca per te.
cup-players = Giocatori
cup-remove = Rimuovi { $name }
cup-nobody = Giocatore eliminato
cup-withdrawn = ritirato
cup-you = tu
cup-standings = Classifica
cup-place = Posizione
cup-player = Giocatore
cup-points = Punti
cup-tie = { $kind ->
    [swiss] Avversari
   *[pool] Sonneborn-Berger
}
cup-played = Partite
cup-wins = Vittorie
cup-how = Come si calcola la classifica?
cup-how-points = { $kind ->
    [swiss] A un tavolo da quattro le posizioni valgono 6, 4, 2 e 0 punti, a uno da tre 6, 3 e 0: in media tre punti in entrambi i casi. Chi condivide una posizione riceve la media.
   *[pool] Una vittoria vale 2 punti, una vittoria condivisa 1.
}
cup-how-ties = { $kind ->
    [swiss] A parità di punti decide la media dei punti degli avversari, poi il sorteggio iniziale.
   *[pool] A parità di punti decide il punteggio Sonneborn-Berger: i punti degli avversari ai tavoli che hai vinto, la metà se la vittoria è condivisa. Poi decide il sorteggio iniziale.
}
cup-how-absent = Se alla fine di una partita un bot gioca per te, o se hai abbandonato, quella partita non ti dà punti.
cup-rounds-title = Partite
cup-round = Turno { $round }
cup-table = Tavolo { $number }
cup-game-state = { $state ->
    [running] in corso
    [over] finita
   *[waiting] non iniziata
}
cup-invite = Link d’invito
