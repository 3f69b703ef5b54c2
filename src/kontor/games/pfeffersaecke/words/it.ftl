# Pfeffersäcke in Italian. Names in arguments ($city, $value, …) are those of docs/pfeffersaecke.md.

## Names of things

pfeffersaecke-region = { $region ->
    [flandern] Fiandre e Brabante
    [holland] Olanda e Vestfalia
    [rheinland] Renania
    [niedersachsen] Bassa Sassonia
    [wenden] Costa dei Vendi
    [sachsen] Sassonia
    [hessen] Assia e Turingia
    [schwaben] Svevia e Alsazia
    [bayern] Franconia e Baviera
    [boehmen] Boemia e Austria
   *[other] { $name }
}
pfeffersaecke-florins = { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
}
pfeffersaecke-branches = { $branches ->
    [one] una filiale
   *[other] due filiali
}
pfeffersaecke-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
pfeffersaecke-variant = { $intro ->
    [true] {" "}· { pfeffersaecke-option-name-intro }
   *[other] {""}
}

## The lobby: boards, options, ends, score sources

pfeffersaecke-about = Apri filiali nelle città e nei borghi dell’Europa centrale, conquista le città ed espanditi nelle regioni. Vince chi alla fine ha più influenza.

pfeffersaecke-board-name-central_europe = Europa centrale
pfeffersaecke-board-central_europe = Una mappa dell’Europa centrale con 25 città, 20 borghi e 10 regioni. È una ricostruzione. Se possiedi il gioco, puoi disegnarne la mappa nell’editor di tabelloni.

pfeffersaecke-option-name-intro = Primi borghi assegnati
pfeffersaecke-option-intro = I primi borghi sono assegnati invece che scelti, e ogni giocatore riceve un consiglio per il primo turno. Consigliato per la prima partita (S6).
pfeffersaecke-option-name-end_at_once = Fine immediata
pfeffersaecke-option-end_at_once = La partita finisce nel momento in cui viene occupato l’ultimo borgo o esce l’ultimo disco. Le filiali ancora al centro di una città non occupano più spazi e non vincono città, ma contano per le regioni (O2).
pfeffersaecke-option-name-town_counter = Contatore dei borghi
pfeffersaecke-option-town_counter = Quanti borghi vanno occupati prima della fine della partita. Vale solo in due giocatori (O3).
pfeffersaecke-value-town_counter-16 = 16 borghi
pfeffersaecke-value-town_counter-20 = 20 borghi

pfeffersaecke-end-towns = il contatore dei borghi è a zero (E1a)
pfeffersaecke-end-discs = tutti i dischi sono usciti dal gioco (E1b)
pfeffersaecke-end-standstill = un giro intero senza nuove filiali (E1c)
pfeffersaecke-source-towns = borghi
pfeffersaecke-source-cities = città vinte
pfeffersaecke-source-regions = regioni
pfeffersaecke-source-money = fiorini
pfeffersaecke-setup-intro = Il tabellone { $board } non assegna i primi borghi per { $players } giocatori (S6). { $possible ->
    [none] Disattiva { $option }.
   *[other] Li assegna per { $possible } giocatori. Puoi anche disattivare { $option }.
}
pfeffersaecke-setup-counter = Il tabellone { $board } ha { $towns } borghi, troppo pochi per un contatore di { $wanted } (B10). Imposta { $option } su { $possible }.

## Kinds of actions

pfeffersaecke-kind-first = Sorteggia il primo giocatore
pfeffersaecke-kind-deal = Distribuisci un disco
pfeffersaecke-kind-found = Apri la tua prima filiale in un borgo
pfeffersaecke-kind-open = Apri una città con un disco
pfeffersaecke-kind-extend = Aggiungi una filiale in una città
pfeffersaecke-kind-income = Riscuoti le rendite
pfeffersaecke-kind-branch = Apri una nuova filiale
pfeffersaecke-kind-pass = Non aprire nuove filiali

## What is being decided

pfeffersaecke-hint = { $hint ->
    [none] {""}
   *[other] {" "}Consiglio: { $hint } è vicina.
}
pfeffersaecke-decision-first = Si sorteggia il primo giocatore.
pfeffersaecke-decision-deal = Si distribuiscono i dischi.
pfeffersaecke-decision-found = { INPUT() ->
    [pointer] Clicca su un borgo libero per aprirci la tua prima filiale.
   *[text] Apri la tua prima filiale in un borgo libero.
}
pfeffersaecke-decision-open = { INPUT() ->
    [pointer] Clicca su una città chiusa per aprirla con uno dei tuoi dischi.
   *[text] Apri una città con uno dei tuoi dischi.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-extend = { INPUT() ->
    [pointer] Clicca su una città per aggiungerci una filiale ({ $cities }), oppure riscuoti le rendite.
   *[text] Puoi aggiungere una filiale in ognuna di queste città, nell’ordine che vuoi: { $cities }. Poi riscuoti le rendite.
}
pfeffersaecke-decision-income = Riscuoti le rendite, con o senza salvacondotto.
pfeffersaecke-decision-branch = Hai { pfeffersaecke-florins }. { INPUT() ->
    [pointer] Clicca su un borgo o una città per aprirci una filiale, o passa.
   *[text] Apri una nuova filiale o passa.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-second = Hai ancora { pfeffersaecke-florins }. { INPUT() ->
    [pointer] Clicca su un borgo o una città per aprirci una seconda filiale con un salvacondotto, o passa.
   *[text] Puoi aprire una seconda filiale con un salvacondotto, o passare.
}

## What happened

pfeffersaecke-first = Il primo giocatore è { SEAT($seat, where: "within") }.
pfeffersaecke-dealt = { seat-name } riceve un disco di valore { $value }.
pfeffersaecke-founded = { seat-name } comincia { $town ->
    [Aachen] ad
    [Amsterdam] ad
    [Antwerpen] ad
    [Augsburg] ad
   *[other] a
} { $town }. Borghi fino alla fine: { $counter }.
pfeffersaecke-turn = Turno { $number }: { SEAT($seat, where: "within") }.
pfeffersaecke-opened = { seat-name } apre { $city } con un disco di valore { $value }.
pfeffersaecke-extended = { seat-name } aggiunge { pfeffersaecke-branches } { $city ->
    [Aachen] ad
    [Amsterdam] ad
    [Antwerpen] ad
    [Augsburg] ad
   *[other] a
} { $city }{ $price ->
    [0] {""}
    [one] {" "}per { $price } fiorino
   *[other] {" "}per { $price } fiorini
}.
pfeffersaecke-income = { $rule ->
    [L3] { seat-name } riscuote { pfeffersaecke-florins } invece di { $plain }.
   *[other] { seat-name } riscuote { pfeffersaecke-florins }{ $cities ->
        [0] .
       *[other] , di cui { $cities } dalle città.
    }
}
pfeffersaecke-branch = { seat-name } apre una filiale { $place ->
    [Aachen] ad
    [Amsterdam] ad
    [Antwerpen] ad
    [Augsburg] ad
   *[other] a
} { $place } da { $origin } per { $cost ->
    [one] { $cost } fiorino
   *[other] { $cost } fiorini
}{ $kind ->
    [town] {" "}e guadagna 1 punto. Borghi fino alla fine: { $counter }.
   *[city] .
}
pfeffersaecke-letter = { seat-name } spende un salvacondotto.
pfeffersaecke-passed = { seat-name } non apre nuove filiali.
pfeffersaecke-settled = { $branches ->
    [one] La filiale di { SEAT($seat, where: "within") } prende uno spazio { $city ->
        [Aachen] ad
        [Amsterdam] ad
        [Antwerpen] ad
        [Augsburg] ad
       *[other] a
    } { $city }.
   *[other] Le filiali di { SEAT($seat, where: "within") } prendono i loro spazi { $city ->
        [Aachen] ad
        [Amsterdam] ad
        [Antwerpen] ad
        [Augsburg] ad
       *[other] a
    } { $city }.
}
pfeffersaecke-won = { $rule ->
    [T6b] { seat-name } ha più della metà di { $city } e guadagna { pfeffersaecke-points }.
   *[T6c] { $city } è piena. { SEAT($seat) } ha più filiali e guadagna { pfeffersaecke-points }.
}
pfeffersaecke-why-over = { $reason ->
    [towns] il contatore dei borghi è a zero
    [discs] tutti i dischi sono usciti dal gioco
   *[standstill] è passato un giro intero senza nuove filiali
}
pfeffersaecke-over = La partita è finita: { pfeffersaecke-why-over }.
pfeffersaecke-outcome = { $count ->
    [one] { SEAT($winners) } vince
   *[other] { SEAT($winners) } condividono la vittoria
} con { pfeffersaecke-points }{ $tied ->
    [yes] {" "}(parità decisa dalle città vinte)
   *[no] {""}
}. La partita è finita perché { pfeffersaecke-why-over }.

## Why an action is not allowed

pfeffersaecke-over-now = La partita è finita. Iniziane un’altra per continuare a giocare.
pfeffersaecke-not-now-first = Aspetta che sia sorteggiato il primo giocatore.
pfeffersaecke-not-now-deal = Aspetta che i dischi siano distribuiti.
pfeffersaecke-not-now-found = Prima apri la tua prima filiale in un borgo libero.
pfeffersaecke-not-now-open = Prima apri una città con uno dei tuoi dischi.
pfeffersaecke-not-now-extend = Prima aggiungi filiali nelle città o riscuoti le rendite.
pfeffersaecke-not-now-income = Prima riscuoti le rendite, con o senza salvacondotto.
pfeffersaecke-not-now-branch = Prima apri una nuova filiale o passa.
pfeffersaecke-not-now-second = Prima apri una seconda filiale con un salvacondotto o passa.
pfeffersaecke-no-such-seat = Il posto { $seat } non esiste. Con { $seats } giocatori i posti si contano da 0.
pfeffersaecke-not-in-bag = { $wait ->
    [yes] I dischi di valore { $value } si distribuiscono dopo quelli grandi, da 5 a 8.
   *[no] Non ci sono più dischi di valore { $value } da distribuire.
}
pfeffersaecke-town-taken = { SEAT($owner) } ha già una filiale { $place ->
    [Aachen] ad
    [Amsterdam] ad
    [Antwerpen] ad
    [Augsburg] ad
   *[other] a
} { $place }, e un borgo ha un solo spazio. Scegline un altro.
pfeffersaecke-already-open = { $city } è già aperta. Scegli una città chiusa.
pfeffersaecke-no-disc = { $city } richiede un disco di valore { $value }. In mano hai { $held ->
    [none] zero dischi
   *[other] { $held }
}. Scegli un’altra città.
pfeffersaecke-city-closed = { $city } è chiusa. Prima un giocatore deve aprirla con un disco.
pfeffersaecke-city-full = { $city } è piena. Scegli un’altra città.
pfeffersaecke-no-branch-there = { $city } non ha tue filiali da ampliare. Puoi aprirne una nuova dopo le rendite.
pfeffersaecke-extended-already = In questo turno hai già aggiunto una filiale { $city ->
    [Aachen] ad
    [Amsterdam] ad
    [Antwerpen] ad
    [Augsburg] ad
   *[other] a
} { $city }. Scegli un’altra città o riscuoti le rendite.
pfeffersaecke-no-space = { $free ->
    [0] { $city } è piena. Scegli un’altra città.
   *[other] { $city } ha un solo spazio libero, e te ne servono { $wanted }.
}
pfeffersaecke-no-supply = { $supply ->
    [0] Non hai più filiali nella riserva.
   *[other] Nella riserva hai una sola filiale.
}
pfeffersaecke-too-dear = { $place } costa { $price ->
    [one] { $price } fiorino
   *[other] { $price } fiorini
}, e ne hai { $money }. Scegli un luogo meno caro, o passa.
pfeffersaecke-letter-spent = Puoi spendere un solo salvacondotto per turno.
pfeffersaecke-no-letter = Non hai più salvacondotti.
pfeffersaecke-first-turn = Nel tuo primo turno non puoi spendere salvacondotti.
pfeffersaecke-own-branch = Hai già una filiale { $place ->
    [Aachen] ad
    [Amsterdam] ad
    [Antwerpen] ad
    [Augsburg] ad
   *[other] a
} { $place }. Scegli un altro luogo.
pfeffersaecke-not-joined = { $place } non è vicino a nessuna delle tue filiali. Scegli un luogo che lo sia.
pfeffersaecke-joined-too-late = { $place } è vicino solo a { $opened }, che hai appena aperto. Scegli un luogo vicino a una filiale precedente.
pfeffersaecke-which-branch = { $second ->
    [yes] La seconda filiale richiede un salvacondotto («branch letter { $place }»).
   *[no] La prima nuova filiale non richiede salvacondotti («branch { $place }»). Un salvacondotto serve per la seconda.
}

## Faults of a position

position-unknown-town = { $where }: sul tabellone non c’è il borgo «{ $name }».
position-unknown-place = { $where }: sul tabellone non c’è il luogo «{ $name }».
position-spaces = { $where }: questa città ha { $most } spazi. Elenca i posti a partire dalla freccia.
position-seat = { $where }: deve essere un numero di posto da 0 a { $high }.
position-one-decision = { $where }: deve essere una sola decisione in sospeso, come tabella con il suo nome, o niente a partita finita.
pfeffersaecke-position-bytes = Una posizione su questo tabellone ha { $wanted } byte, non { $bytes }.
pfeffersaecke-position-active = active: secondo first e il numero di turni, borghi o dischi, tocca a un altro posto.
pfeffersaecke-position-gap = { $city } ha uno spazio libero prima di una filiale. Gli spazi si riempiono a partire dalla freccia.
pfeffersaecke-position-closed = { $city } è chiusa ma ha filiali.
pfeffersaecke-position-crowded = { $city } ha solo { $size } spazi per tutte le sue filiali, comprese quelle in attesa al centro.
pfeffersaecke-position-unscored = { $city } è piena, o un giocatore ne ha più della metà, quindi deve essere conteggiata (T6).
pfeffersaecke-position-branches = Il posto numero { $seat } ha { $counted ->
    [one] { $counted } filiale
   *[other] { $counted } filiali
} invece di { $wanted }, contando la mappa e la riserva.
pfeffersaecke-position-influence = L’influenza { $influence } del posto numero { $seat } non corrisponde ai suoi borghi e alle città che ha vinto.
pfeffersaecke-position-won = Le città vinte devono essere in tutto { $cities }, per un valore di { $worth }, come quelle conteggiate.
pfeffersaecke-position-counter = counter è { $counter }, ma con questo numero di borghi occupati deve essere { $wanted }.
pfeffersaecke-position-discs = Dischi di valore { $value } in mano ai giocatori: { $held }; città chiuse di quella grandezza: { $closed }. I numeri devono corrispondere.
pfeffersaecke-position-setup = Finché non sono distribuiti tutti i dischi, le plance e la mappa devono essere come a inizio partita.
pfeffersaecke-position-dealt = I dischi si distribuiscono a turno a partire dal primo giocatore, prima quelli grandi.
pfeffersaecke-position-turn = turn è { $turn }. Deve essere 0 prima del primo turno, poi almeno 1 e mai meno di idle.
pfeffersaecke-position-letter-used = letter_used: in questo turno non può essere stato speso un salvacondotto.
pfeffersaecke-position-derived = Un valore ricavato dalla mappa non le corrisponde.

## Faults of a board

pfeffersaecke-board-route-twice = { board-at }la strada { $name } è elencata due volte ({ $rule }).
pfeffersaecke-board-route-to-itself = { board-at }una strada non può collegare { $name } a sé stesso ({ $rule }).
pfeffersaecke-board-not-joined = { board-at }non ancora collegato alla prima città ({ $rule }).
pfeffersaecke-board-discs = { board-at }dischi di valore { $value }: { $discs }; città di quella grandezza: { $cities }. I numeri devono corrispondere ({ $rule }).
pfeffersaecke-board-town-alone = { board-at }nessuna strada porta da qui a una città ({ $rule }).
pfeffersaecke-board-region-empty = { board-at }questa regione non ha ancora luoghi ({ $rule }).
pfeffersaecke-board-deal = { board-at }i dischi di { $cities } città non si possono distribuire in parti uguali fra { $players } giocatori. Aggiungi { $more } città, oppure rinuncia a { $players } giocatori ({ $rule }).
pfeffersaecke-board-towns = { board-at }{ $towns ->
    [one] { $towns } borgo non basta
   *[other] { $towns } borghi non bastano
} per { $players } giocatori. Aggiungi { $more ->
    [one] 1 borgo
   *[other] { $more } borghi
}, oppure rinuncia a { $players } giocatori ({ $rule }).
pfeffersaecke-board-intro = { board-at }elencane { $wanted } diversi di questo tabellone, uno per posto ({ $rule }).

## What a position looks like

pfeffersaecke-label = { $what ->
    [influence] Influenza
    [money] Fiorini
    [supply] Filiali nella riserva
    [letters] Salvacondotti
    [discs] Dischi in mano
    [won] Città vinte (valore)
    [cities] Città
   *[towns] Borghi
}
pfeffersaecke-label-score = { $over ->
    [yes] Punteggio finale
   *[no] Punteggio attuale
}
pfeffersaecke-label-reconstruction = Una ricostruzione, non la mappa stampata
pfeffersaecke-legend-cities = disco · spazi a partire dalla freccia (■ posto, □ libero, + in attesa al centro) · → è in testa · +8 ti paga, 27 ti costa · chiusa, ✓ conteggiata
pfeffersaecke-legend-towns = ■ posto, □ libero, e quanto ti costa aprirci una filiale
pfeffersaecke-summary = Borghi fino alla fine: { $counter } su { $start } · { $discs ->
    [one] { $discs } disco rimasto
   *[other] { $discs } dischi rimasti
} · turni senza nuove filiali: { $idle } su { $players }
pfeffersaecke-status = { pfeffersaecke-florins }, { $supply ->
    [one] { $supply } filiale
   *[other] { $supply } filiali
} nella riserva, { $letters ->
    [0] nessun salvacondotto
    [one] 1 salvacondotto
   *[other] { $letters } salvacondotti
}, dischi { $discs }, influenza { $influence }.

## Scenes: places and pieces

pfeffersaecke-print = { $text ->
    [none] {""}
   *[other] { $text }
}
pfeffersaecke-scene-title = { $board ->
    [central_europe] Europa centrale
   *[other] { $board }
}, { $players } giocatori
pfeffersaecke-scene-map = Mappa
pfeffersaecke-scene-desk = { SEAT($seat) }
pfeffersaecke-scene-panel = Tavolo
pfeffersaecke-scene-scores = Punteggi
pfeffersaecke-scene-city = { $city }, città con { $size } spazi, regione { pfeffersaecke-region }
pfeffersaecke-scene-town = { $town }, borgo, regione { pfeffersaecke-region }
pfeffersaecke-scene-name = { $place }
pfeffersaecke-scene-disc = Spazio del disco di { $city }, valore { $value }
pfeffersaecke-scene-centre = Centro di { $city }
pfeffersaecke-scene-space = { $city }, spazio { $number } dalla freccia
pfeffersaecke-scene-tag = Costo o rendita di { $place }
pfeffersaecke-scene-route = Strada { $route }: { $cost ->
    [one] { $cost } fiorino
   *[other] { $cost } fiorini
}
pfeffersaecke-scene-branch = { $count ->
    [one] Filiale di { SEAT($owner, where: "within") } { $place ->
        [Aachen] ad
        [Amsterdam] ad
        [Antwerpen] ad
        [Augsburg] ad
       *[other] a
    } { $place }
   *[other] { $count } filiali di { SEAT($owner, where: "within") } { $place ->
        [Aachen] ad
        [Amsterdam] ad
        [Antwerpen] ad
        [Augsburg] ad
       *[other] a
    } { $place }
}
pfeffersaecke-scene-open = { $city } è aperta, vale { $value }
pfeffersaecke-scene-disc-tip = { $value } punti con più della metà degli spazi, o { $half } con più filiali degli altri quando la città è piena.
pfeffersaecke-scene-scored = { $city } è stata vinta
pfeffersaecke-scene-leader = { SEAT($owner) } vincerebbe { $city } se ora si riempisse: { pfeffersaecke-points }
pfeffersaecke-scene-pays = { $place } paga ora { pfeffersaecke-florins } a { SEAT($seat, where: "within") }, se non ci aggiunge una filiale
pfeffersaecke-scene-costs = Una filiale { $place ->
    [Aachen] ad
    [Amsterdam] ad
    [Antwerpen] ad
    [Augsburg] ad
   *[other] a
} { $place } costa { pfeffersaecke-florins } a { SEAT($seat, where: "within") }{ $enough ->
    [yes] {""}
   *[no] {" "}(denaro insufficiente)
}
pfeffersaecke-scene-meter = { $meter ->
    [towns] Borghi fino alla fine
    [discs] Città conteggiate
   *[standstill] Turni senza nuove filiali
}
pfeffersaecke-scene-counter = { pfeffersaecke-scene-meter }: { $value } su { $limit }
pfeffersaecke-scene-rates = Per spazio libero: { $income } · rendita di base: { $basic } · filiale in una città conteggiata: { $price }
pfeffersaecke-scene-money = { SEAT($seat) }: fiorini
pfeffersaecke-scene-florins = { SEAT($seat) } ha { pfeffersaecke-florins }
pfeffersaecke-scene-hand = { SEAT($seat) }: dischi di valore { $value }
pfeffersaecke-scene-discs = { SEAT($seat) } ha { $count ->
    [one] { $count } disco
   *[other] { $count } dischi
} di valore { $value }
pfeffersaecke-scene-pile = { SEAT($seat) }: { pfeffersaecke-scene-pile-label }
pfeffersaecke-scene-pile-label = { $what ->
    [money] Fiorini
    [supply] Filiali
    [letters] Salvac.
    [won] Vinte
    [regions] Regioni
   *[discs] Dischi
}
pfeffersaecke-scene-count = { SEAT($seat) }: { pfeffersaecke-scene-pile-label } { $count }
pfeffersaecke-scene-letters-tip = Uno per turno, mai nel primo: due filiali in una città, rendite doppie o una seconda nuova filiale.
pfeffersaecke-scene-won = { SEAT($seat) } ha vinto { $count } città per un valore di { $worth }; decidono le parità
pfeffersaecke-scene-score = { seat-name }: { $points } di influenza, { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} se la partita finisse ora
pfeffersaecke-warning = La partita può finire in questo giro: { $cause ->
    [towns] { $left ->
        [one] resta { $left } borgo
       *[other] restano { $left } borghi
    } da occupare.
    [discs] { $left ->
        [one] resta { $left } disco
       *[other] restano { $left } dischi
    } da conteggiare.
   *[standstill] basta un altro turno senza nuove filiali.
}
pfeffersaecke-score-part = { $source ->
    [towns] 1 punto influenza per ogni borgo: { $count }.
    [cities] I dischi delle città vinte: il valore intero con la maggioranza, la metà senza.
    [regions] 2 punti influenza per ogni regione con una filiale: { $count } × 2.
    [money] 1 punto influenza ogni 20 fiorini, su { $count }.
   *[sum] Tutta l’influenza se la partita finisse adesso.
}
pfeffersaecke-scene-column = { $source ->
    [towns] Borghi
    [cities] Città
    [regions] Regioni
    [money] Fiorini
   *[sum] Totale
}

## What an action does

pfeffersaecke-do-first = Inizia { SEAT($seat) }
pfeffersaecke-do-deal = Disco di valore { $value }
pfeffersaecke-do-found = Comincia { $town ->
    [Aachen] ad
    [Amsterdam] ad
    [Antwerpen] ad
    [Augsburg] ad
   *[other] a
} { $town }
pfeffersaecke-do-open = Apri { $city } (valore { $value }){ $cost ->
    [none] {""}
   *[other] , una filiale lì costa { $cost }
}
pfeffersaecke-outlook = { $points ->
    [0] {""}
   *[other] { $winner ->
        [self] , vinci { pfeffersaecke-points }
       *[other] , e { SEAT($winner, where: "within") } vince { pfeffersaecke-points }
    }
}
pfeffersaecke-do-extend = { $branches ->
    [one] Aggiungi una filiale { $city ->
        [Aachen] ad
        [Amsterdam] ad
        [Antwerpen] ad
        [Augsburg] ad
       *[other] a
    } { $city }
   *[other] Spendi un salvacondotto: due filiali { $city ->
        [Aachen] ad
        [Amsterdam] ad
        [Antwerpen] ad
        [Augsburg] ad
       *[other] a
    } { $city }
}{ $scored ->
    [yes] {" "}per { $price }
   *[no] {" "}(rendita persa: { $lost })
}{ pfeffersaecke-outlook }
pfeffersaecke-do-income = { $letter ->
    [yes] Rendite con salvacondotto: { pfeffersaecke-florins }
   *[no] Rendite: { pfeffersaecke-florins }
}
pfeffersaecke-do-branch = { $letter ->
    [yes] Spendi un salvacondotto: seconda filiale { $place ->
        [Aachen] ad
        [Amsterdam] ad
        [Antwerpen] ad
        [Augsburg] ad
       *[other] a
    } { $place }
   *[no] Filiale { $place ->
        [Aachen] ad
        [Amsterdam] ad
        [Antwerpen] ad
        [Augsburg] ad
       *[other] a
    } { $place }
}{ $cost ->
    [none] {""}
   *[other] {" "}per { $cost }
}{ $town ->
    [yes] , 1 punto
   *[no] {""}
}{ $region ->
    [yes] , una nuova regione
   *[no] {""}
}{ pfeffersaecke-outlook }{ $ends ->
    [yes] , e la partita finisce subito
   *[no] {""}
}
pfeffersaecke-do-pass = { $second ->
    [yes] Nessuna seconda filiale
   *[no] Nessuna nuova filiale
}

## Board files

pfeffersaecke-table-region = Regioni
pfeffersaecke-row-region = Regione
pfeffersaecke-field-region = Le regioni. Ogni luogo è in una di esse, e ognuna ha almeno un luogo.
pfeffersaecke-table-city = Città
pfeffersaecke-row-city = Città
pfeffersaecke-field-city = I luoghi con un numero di spazi da due a otto.
pfeffersaecke-table-town = Borghi
pfeffersaecke-row-town = Borgo
pfeffersaecke-field-town = I luoghi con un solo spazio.
pfeffersaecke-table-route = Strade
pfeffersaecke-row-route = Strada
pfeffersaecke-field-route = I collegamenti tra due luoghi. Due strade tra gli stessi luoghi devono avere costi diversi.
pfeffersaecke-table-intro_setup = Primi borghi assegnati
pfeffersaecke-row-intro_setup = Primi borghi
pfeffersaecke-field-intro_setup = I primi borghi per l’opzione corrispondente, per ogni numero di giocatori.
pfeffersaecke-column-place-region = Regione
pfeffersaecke-field-place-region = La regione del luogo.
pfeffersaecke-column-size = Spazi
pfeffersaecke-field-city-size = Il numero di spazi, che è anche il valore del disco.
pfeffersaecke-column-cost = Costo
pfeffersaecke-field-route-cost = I fiorini che costa una nuova filiale lungo questa strada.
pfeffersaecke-column-name = Nome
pfeffersaecke-field-region-name = Il nome della regione in una o più lingue.
pfeffersaecke-column-preplaced_disc_city = Primo disco
pfeffersaecke-field-board-preplaced_disc_city = La città che riceve un disco nella preparazione, tranne in cinque.
pfeffersaecke-column-discs = Dischi
pfeffersaecke-field-board-discs = Il numero di dischi di ogni valore. Deve essere uguale al numero di città di quella grandezza e può mancare.
pfeffersaecke-column-players = Giocatori
pfeffersaecke-field-intro_setup-players = Il numero di giocatori.
pfeffersaecke-column-start_towns = Primi borghi
pfeffersaecke-field-intro_setup-start_towns = Un borgo per posto, a partire dal primo giocatore.
pfeffersaecke-column-hint_city = Città consigliate
pfeffersaecke-field-intro_setup-hint_city = Una città per posto, come consiglio per il primo turno.

## Reasons for hints

pfeffersaecke-reason-points = { pfeffersaecke-scene-column } +{ $points }
pfeffersaecke-reason-enter = puoi raggiungere { $city } in questo turno, prima degli altri
pfeffersaecke-reason-alone = nessun avversario può raggiungere { $city } nel suo prossimo turno
pfeffersaecke-reason-wins = vince { $city }: { pfeffersaecke-points }
pfeffersaecke-reason-blocks = ferma { SEAT($rival, where: "within") }, a cui manca una sola filiale per vincere { $city }
pfeffersaecke-reason-end = avvicina la fine mentre sei in vantaggio di { pfeffersaecke-points }
pfeffersaecke-reason-region = ti dà la prima filiale nella regione { pfeffersaecke-region }: 2 punti
pfeffersaecke-reason-shuts-out = chiude a { SEAT($rival, where: "within") } l’accesso alla regione { pfeffersaecke-region }
pfeffersaecke-reason-near = filiali che ti mancano poi per vincere { $city } ({ pfeffersaecke-points }): { $count }
pfeffersaecke-reason-lead = ti mette in testa nella città di { $city }: { pfeffersaecke-points } quando sarà piena
pfeffersaecke-reason-pays = { $city } poi ti rende { pfeffersaecke-florins } a turno
pfeffersaecke-reason-way = raggiungere { $place } costa poi solo { pfeffersaecke-florins }
pfeffersaecke-reason-affords = basta per raggiungere { $place } ({ pfeffersaecke-florins })
pfeffersaecke-reason-keeps = tieni da parte { pfeffersaecke-florins }
pfeffersaecke-reason-saves-letter = conserva un salvacondotto per dopo
pfeffersaecke-reason-last-letter = ma spende il tuo ultimo salvacondotto
