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

pfeffersaecke-about = Mercanti aprono filiali nelle città e nei borghi dell’Europa centrale, se ne contendono la maggioranza e si diffondono di regione in regione; vince chi alla fine ha più influenza.

pfeffersaecke-board-name-central_europe = Europa centrale
pfeffersaecke-board-central_europe = Una mappa dell’Europa centrale con 25 città, 20 borghi e 10 regioni. Il tabellone stampato non si trovava; chi possiede il gioco può usare la sua mappa da un file (B).

pfeffersaecke-option-name-intro = Primi borghi assegnati
pfeffersaecke-option-intro = I primi borghi sono assegnati invece che scelti, e ognuno riceve un consiglio per il primo turno: adatto a una prima partita (S6).

pfeffersaecke-end-towns = il contatore dei borghi è a zero (E1a)
pfeffersaecke-end-discs = tutti i dischi hanno lasciato il tabellone (E1b)
pfeffersaecke-end-standstill = un giro intero è passato senza una nuova filiale (E1c)
pfeffersaecke-source-towns = borghi
pfeffersaecke-source-cities = città vinte
pfeffersaecke-source-regions = regioni
pfeffersaecke-source-money = fiorini
pfeffersaecke-setup-intro = Il tabellone { $board } non assegna primi borghi per { $players } giocatori (S6). { $possible ->
    [none] Disattiva { $option }.
   *[other] Li assegna per { $possible }; oppure disattiva { $option }.
}

## Kinds of actions

pfeffersaecke-kind-first = Il caso sorteggia il primo giocatore
pfeffersaecke-kind-deal = Il caso distribuisce un disco
pfeffersaecke-kind-found = Mettere la prima filiale in un borgo
pfeffersaecke-kind-open = Aprire una città con un disco
pfeffersaecke-kind-extend = Aggiungere una filiale in una città
pfeffersaecke-kind-income = Riscuotere le rendite; nessun’altra città viene estesa
pfeffersaecke-kind-branch = Aprire una nuova filiale
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
pfeffersaecke-decision-extend = Puoi aggiungere filiali, in quest’ordine: { $cities }. Poi riscuoti le rendite.
pfeffersaecke-decision-income = Riscuoti le rendite, con o senza salvacondotto.
pfeffersaecke-decision-branch = Hai { pfeffersaecke-florins }. { INPUT() ->
    [pointer] Clicca su un borgo o una città per aprirci una filiale, o passa.
   *[text] Apri una nuova filiale o passa.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-second = Hai ancora { pfeffersaecke-florins }. Puoi aprire una seconda filiale con un salvacondotto, o passare.

## What happened

pfeffersaecke-first = { seat-name } comincia, secondo la sorte.
pfeffersaecke-dealt = { seat-name } riceve un disco di valore { $value }.
pfeffersaecke-founded = { seat-name } comincia a { $town }. Il contatore dei borghi è a { $counter }.
pfeffersaecke-turn = Turno { $number }: { SEAT($seat, where: "within") }.
pfeffersaecke-opened = { seat-name } apre { $city } con un disco di valore { $value }.
pfeffersaecke-extended = { seat-name } aggiunge { pfeffersaecke-branches } a { $city }{ $price ->
    [0] {""}
   *[other] {" "}per { $price } fiorini
}.
pfeffersaecke-income = { $rule ->
    [L3] { seat-name } riscuote { pfeffersaecke-florins } invece di { $plain }.
   *[other] { seat-name } riscuote { pfeffersaecke-florins }, di cui { $cities } dalle città.
}
pfeffersaecke-branch = { seat-name } apre una filiale a { $place }, da { $origin } per { $cost ->
    [one] { $cost } fiorino
   *[other] { $cost } fiorini
}{ $kind ->
    [town] : 1 punto. Il contatore dei borghi è a { $counter }.
   *[city] .
}
pfeffersaecke-letter = { seat-name } spende un salvacondotto.
pfeffersaecke-passed = { seat-name } non apre nuove filiali.
pfeffersaecke-settled = { $branches ->
    [one] A { $city } la filiale prende il suo spazio ({ SEAT($seat, where: "within") }).
   *[other] A { $city } le filiali prendono i loro spazi ({ SEAT($seat, where: "within") }).
}
pfeffersaecke-won = { $rule ->
    [T6b] { seat-name } tiene più della metà di { $city } e ottiene { pfeffersaecke-points }.
   *[T6c] { $city } è piena: { SEAT($seat, where: "within") } ha più filiali e ottiene { pfeffersaecke-points }.
}
pfeffersaecke-why-over = { $reason ->
    [towns] il contatore dei borghi è a zero
    [discs] tutti i dischi hanno lasciato il tabellone
   *[standstill] un giro intero è passato senza una nuova filiale
}
pfeffersaecke-over = La partita è finita: { pfeffersaecke-why-over }.
pfeffersaecke-outcome = { $count ->
    [one] { SEAT($winners) } vince
   *[other] { SEAT($winners) } condividono la vittoria
} con { pfeffersaecke-points }{ $tied ->
    [yes] , avanti per le città vinte
   *[no] {""}
}. La partita è finita: { pfeffersaecke-why-over }.

## Why an action is not allowed

pfeffersaecke-over-now = La partita è finita: nessun’altra azione è possibile.
pfeffersaecke-not-now-first = Aspetta che sia sorteggiato il primo giocatore.
pfeffersaecke-not-now-deal = Aspetta che i dischi siano distribuiti.
pfeffersaecke-not-now-found = Prima apri la tua prima filiale in un borgo libero.
pfeffersaecke-not-now-open = Prima apri una città con un disco.
pfeffersaecke-not-now-extend = Prima aggiungi filiali o riscuoti le rendite.
pfeffersaecke-not-now-income = Prima riscuoti le rendite, con o senza salvacondotto.
pfeffersaecke-not-now-branch = Prima apri una nuova filiale o passa.
pfeffersaecke-not-now-second = Prima apri una seconda filiale con un salvacondotto o passa.
pfeffersaecke-no-such-seat = Non c’è il posto { $seat }: questa partita ha { $seats } posti, contati da 0.
pfeffersaecke-not-in-bag = { $wait ->
    [yes] I dischi di valore { $value } si distribuiscono dopo quelli grandi, da 5 a 8.
   *[no] Non resta alcun disco di valore { $value } da distribuire.
}
pfeffersaecke-town-taken = { SEAT($owner) } ha già una filiale a { $place }, e un borgo ha un solo spazio.
pfeffersaecke-already-open = { $city } è già aperta. Scegli una città chiusa.
pfeffersaecke-no-disc = { $city } richiede un disco di valore { $value }, e la mano tiene { $held ->
    [none] nessun disco
   *[other] { $held }
}.
pfeffersaecke-city-closed = { $city } è chiusa: prima qualcuno deve aprirla con un disco.
pfeffersaecke-city-full = { $city } è piena. Scegli un’altra città.
pfeffersaecke-no-branch-there = Non hai filiali a { $city }. Lì può cominciare solo una nuova.
pfeffersaecke-extended-already = In questo turno hai già aggiunto una filiale a { $city }.
pfeffersaecke-no-space = { $free ->
    [0] A { $city } nessuno spazio è libero.
   *[other] A { $city } è libero un solo spazio, e ne servono { $wanted }.
}
pfeffersaecke-passed-over = { $city } è stata saltata: le città si nominano nell’ordine del tabellone. Riprendi l’ultimo passo per nominarla.
pfeffersaecke-no-supply = { $supply ->
    [0] Nella riserva non c’è più alcuna filiale.
   *[other] Nella riserva c’è ancora una sola filiale.
}
pfeffersaecke-too-dear = { $place } costa { $price } fiorini, e ne hai { $money }. Scegli un luogo meno caro, o passa.
pfeffersaecke-letter-spent = In questo turno è già stato speso un salvacondotto.
pfeffersaecke-no-letter = Non hai più salvacondotti.
pfeffersaecke-first-turn = Nel proprio primo turno non si può spendere un salvacondotto.
pfeffersaecke-own-branch = Hai già una filiale a { $place }. Una nuova si apre altrove.
pfeffersaecke-not-joined = { $place } non è accanto a nessuna delle tue filiali. Scegli un luogo che lo sia.
pfeffersaecke-joined-too-late = { $place } è collegato solo a { $opened }, dove la tua filiale è appena stata aperta. Una seconda filiale ne richiede una che c’era già prima.
pfeffersaecke-which-branch = { $second ->
    [yes] Questa è la seconda filiale: richiede un salvacondotto («branch letter { $place }»).
   *[no] La prima nuova filiale non richiede salvacondotti («branch { $place }»); un salvacondotto serve per una seconda dopo.
}

## Faults of a position

position-unknown-town = { $where }: il tabellone non ha un borgo «{ $name }».
position-unknown-place = { $where }: il tabellone non ha un luogo «{ $name }».
position-spaces = { $where }: questa città ha { $most } spazi; elenca i giocatori dalla freccia in poi.
position-seat = { $where }: qui ci vuole il numero di un giocatore, da 0 a { $high }.
position-one-decision = { $where }: c’è una sola decisione aperta, una tabella con il suo nome, e nessuna quando la partita è finita.
pfeffersaecke-position-bytes = Questi { $bytes } byte sono troppi per una posizione su questo tabellone: ne ha { $wanted }.
pfeffersaecke-position-active = active: tocca a un altro giocatore, come mostrano first e il numero di turni, borghi o dischi.
pfeffersaecke-position-gap = A { $city } uno spazio libero sta prima di una filiale: gli spazi si riempiono dalla freccia in poi.
pfeffersaecke-position-closed = Ci sono filiali a { $city }, che è chiusa.
pfeffersaecke-position-crowded = { $city } ha solo { $size } spazi, anche per le filiali al centro.
pfeffersaecke-position-unscored = { $city } è piena o qualcuno ne tiene più della metà: dev’essere valutata (T6).
pfeffersaecke-position-branches = Del giocatore numero { $seat } ci sono { $counted } filiali invece di { $wanted }, sulla mappa e nella riserva.
pfeffersaecke-position-influence = L’influenza { $influence } del giocatore numero { $seat } non corrisponde ai suoi borghi e alle città vinte.
pfeffersaecke-position-won = Le città vinte devono essere { $cities } in tutto, di valore { $worth }: quante sono quelle valutate.
pfeffersaecke-position-counter = counter è { $counter }; con tanti borghi occupati dev’essere { $wanted }.
pfeffersaecke-position-discs = { $held } dischi di valore { $value } sono in mano, ma { $closed } città di quella grandezza sono chiuse: i numeri devono concordare.
pfeffersaecke-position-setup = Prima che tutti i dischi siano distribuiti non è stato fatto altro: plance e mappa devono essere come all’inizio.
pfeffersaecke-position-dealt = I dischi si distribuiscono uno alla volta dal primo giocatore in poi, prima quelli grandi.
pfeffersaecke-position-turn = turn è { $turn }: dev’essere 0 prima del primo turno, poi almeno 1 e non meno di idle.
pfeffersaecke-position-letter-used = letter_used: in questo turno non può essere stato speso un salvacondotto.
pfeffersaecke-position-derived = Ciò che segue dalla mappa non concorda con essa.

## Faults of a board

pfeffersaecke-board-place-unknown = { $where }: il tabellone non ha un luogo «{ $name }» ({ $rule }).
pfeffersaecke-board-route-twice = { $where } la strada { $name } c’è due volte ({ $rule }).
pfeffersaecke-board-route-to-itself = { $where } una strada non può portare da { $name } a sé stessa ({ $rule }).
pfeffersaecke-board-not-joined = { $where }: { $name } non è raggiungibile dalla prima città ({ $rule }).
pfeffersaecke-board-discs = { $where }: ci sono { $discs } dischi di valore { $value } e { $cities } città di quella grandezza; i numeri devono concordare ({ $rule }).
pfeffersaecke-board-region-empty = { $where }: nessun luogo appartiene alla regione «{ $name }» ({ $rule }).
pfeffersaecke-board-region-unknown = { $where }: il tabellone non ha una regione «{ $name }» ({ $rule }).
pfeffersaecke-board-town-alone = { $where }: nessuna strada collega il borgo «{ $name }» a una città ({ $rule }).
pfeffersaecke-board-id-twice = { $where }: l’identificatore «{ $name }» è usato due volte ({ $rule }).
pfeffersaecke-board-cost = { $where }: { $value } non è il costo di una strada; ci vuole un numero intero da 0 a { $most } ({ $rule }).
pfeffersaecke-board-deal = { $where }: { $discs } dischi non si distribuiscono in parti uguali fra { $players } giocatori ({ $rule }).
pfeffersaecke-board-towns = { $where }: ci sono { $towns } borghi; { $players } giocatori ne richiedono { $wanted } ({ $rule }).
pfeffersaecke-board-preplaced = { $where }: il tabellone non ha una città «{ $name }» per il primo disco ({ $rule }).
pfeffersaecke-board-intro = { $where }: ce ne vogliono { $wanted } diversi di questo tabellone, uno per giocatore ({ $rule }).

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
   *[no] Punti adesso
}
pfeffersaecke-label-reconstruction = Una nostra ricostruzione, non la mappa stampata
pfeffersaecke-legend-cities = disco · spazi dalla freccia in poi (■ con il giocatore, □ libero, + aspetta al centro) · → conduce · +8 ti paga, 27 ti costa. · chiusa, ✓ valutata
pfeffersaecke-legend-towns = ■ con il giocatore, □ libero, e quanto ti costa arrivarci
pfeffersaecke-summary = Contatore dei borghi { $counter } su { $start } · ancora { $discs ->
    [one] { $discs } disco
   *[other] { $discs } dischi
} · { $idle } turni su { $players } senza una nuova filiale
pfeffersaecke-status = { pfeffersaecke-florins }, { $supply } filiali nella riserva, { $letters ->
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
pfeffersaecke-scene-desk = Plancia: { SEAT($seat, where: "within") }
pfeffersaecke-scene-panel = Tavolo
pfeffersaecke-scene-scores = Punti
pfeffersaecke-scene-city = { $city }, una città con { $size } spazi, regione { pfeffersaecke-region }
pfeffersaecke-scene-town = { $town }, un borgo, regione { pfeffersaecke-region }
pfeffersaecke-scene-name = { $place }
pfeffersaecke-scene-disc = Posto del disco a { $city }, valore { $value }
pfeffersaecke-scene-centre = Centro di { $city }
pfeffersaecke-scene-space = { $city }, spazio { $number } dalla freccia
pfeffersaecke-scene-tag = Quanto costa o paga { $place }
pfeffersaecke-scene-route = Strada { $route }: { $cost ->
    [one] { $cost } fiorino
   *[other] { $cost } fiorini
}
pfeffersaecke-scene-branch = { $count ->
    [one] Filiale a { $place }: { SEAT($owner, where: "within") }
   *[other] { $count } filiali a { $place }: { SEAT($owner, where: "within") }
}
pfeffersaecke-scene-open = { $city } è aperta, vale { $value }
pfeffersaecke-scene-disc-tip = Più della metà di tutti gli spazi porta { $value }, la parte maggiore quando è piena { $half }.
pfeffersaecke-scene-scored = { $city } è stata vinta
pfeffersaecke-scene-leader = { SEAT($owner) } vincerebbe { $city } se ora fosse piena: { pfeffersaecke-points }
pfeffersaecke-scene-pays = { $place } paga ora { pfeffersaecke-florins } a { SEAT($seat, where: "within") }, se non vi aggiunge una filiale
pfeffersaecke-scene-costs = Una filiale a { $place } costa { pfeffersaecke-florins } a { SEAT($seat, where: "within") }{ $enough ->
    [yes] {""}
   *[no] , ora troppo cara
}
pfeffersaecke-scene-meter = { $meter ->
    [towns] Borghi fino alla fine
    [discs] Città valutate
   *[standstill] Turni senza una nuova filiale
}
pfeffersaecke-scene-counter = { pfeffersaecke-scene-meter }: { $value } su { $limit }
pfeffersaecke-scene-rates = Per spazio libero { $income } · rendita di base { $basic } · aggiunta in città valutata { $price }
pfeffersaecke-scene-money = Fiorini: { SEAT($seat, where: "within") }
pfeffersaecke-scene-florins = { SEAT($seat) } ha { pfeffersaecke-florins }
pfeffersaecke-scene-hand = Dischi di valore { $value } in mano: { SEAT($seat, where: "within") }
pfeffersaecke-scene-discs = { SEAT($seat) } tiene { $count ->
    [one] { $count } disco
   *[other] { $count } dischi
} di valore { $value }
pfeffersaecke-scene-pile = { pfeffersaecke-scene-pile-label }: { SEAT($seat, where: "within") }
pfeffersaecke-scene-pile-label = { $what ->
    [money] Fiorini
    [supply] Filiali
    [letters] Salvac.
    [won] Città
    [regions] Regioni
   *[discs] Dischi
}
pfeffersaecke-scene-count = { pfeffersaecke-scene-pile-label } ({ SEAT($seat, where: "within") }): { $count }
pfeffersaecke-scene-letters-tip = Uno per turno, mai nel primo: due filiali in una città, rendite doppie, o una seconda nuova filiale.
pfeffersaecke-scene-won = { SEAT($seat) } ha vinto { $count ->
    [one] { $count } città
   *[other] { $count } città
}, di valore { $worth } in tutto; decidono la parità
pfeffersaecke-scene-score = { seat-name }: { $points } influenza, { $total } punti se la partita finisse ora
pfeffersaecke-scene-column = { $source ->
    [towns] Borghi
    [cities] Città
    [regions] Regioni
    [money] Fiorini
   *[sum] Totale
}

## What an action does

pfeffersaecke-do-first = { SEAT($seat) } comincia
pfeffersaecke-do-deal = Un disco di valore { $value }
pfeffersaecke-do-found = Cominciare a { $town }
pfeffersaecke-do-open = Aprire { $city } (valore { $value }){ $cost ->
    [none] {""}
   *[other] , che raggiungi per { $cost }
}
pfeffersaecke-outlook = { $points ->
    [0] {""}
   *[other] { $winner ->
        [self] , vince { pfeffersaecke-points }
       *[other] , e { SEAT($winner, where: "within") } vince { pfeffersaecke-points }
    }
}
pfeffersaecke-do-extend = { $branches ->
    [one] Aggiungere una filiale a { $city }
   *[other] Spendere un salvacondotto: due filiali a { $city }
}{ $scored ->
    [yes] {" "}per { $price }
   *[no] : rinuncia a { $lost }
}{ pfeffersaecke-outlook }
pfeffersaecke-do-income = { $letter ->
    [yes] Rendite con salvacondotto: { pfeffersaecke-florins }
   *[no] Rendite: { pfeffersaecke-florins }
}
pfeffersaecke-do-branch = { $letter ->
    [yes] Spendere un salvacondotto: seconda filiale a { $place } per { $cost }
   *[no] Filiale a { $place } per { $cost }
}{ $town ->
    [yes] , 1 punto
   *[no] {""}
}{ $region ->
    [yes] , una nuova regione
   *[no] {""}
}{ pfeffersaecke-outlook }
pfeffersaecke-do-pass = { $second ->
    [yes] Nessuna seconda filiale
   *[no] Nessuna nuova filiale
}
