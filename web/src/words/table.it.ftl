# The table page in Italian. A name may begin with a vowel: no “a”, “e” or “o” stands before it.

## Who must do what

table-your-turn = Tocca a te
table-to-move = Turno di { SEAT($seat, where: "within") }
table-turn-title = ● Tocca a te
table-behind = { $count ->
    [one] { $count } mossa ancora da mostrare
   *[other] { $count } mosse ancora da mostrare
}
table-skip = Salta
table-go-on = { $what }: ora clicca sul punto successivo.
table-cancel = Interrompi
table-all-actions = Tutte le azioni
table-all-actions-tip = Tutto ciò che puoi fare ora, in parole
table-find = Cerca un’azione
table-watching = Stai guardando
table-board = Tabellone

## Choosing, asking, why not

table-choose = Scegli un’azione
table-choose-further = { $count ->
    [one] Continua: un’altra possibilità sul tabellone
   *[other] Continua: altre { $count } possibilità sul tabellone
}
table-no-match = Nessuna azione corrisponde
table-ask = Confermi?
table-ask-yes = Sì
table-ask-no = No
table-why = Che cos’è
table-why-wait = Non è il tuo turno. In attesa di { SEAT($seat, where: "within") }.
table-why-behind = Le mosse degli altri si stanno ancora mostrando.
table-why-sending = L’invio della tua ultima azione è ancora in corso.
table-why-spectator = Stai guardando. Prendi un posto libero per giocare.
table-why-over = La partita è finita.
table-why-nothing = Qui ora non puoi fare niente. Clicca su un punto evidenziato.
table-why-more = { $count ->
    [one] Un altro motivo
   *[other] Altri { $count } motivi
}
table-why-looking = Ricerca della regola…
table-rule = Regola { $rule }

## Undo

table-put-back = Rimetterlo a posto e annullare la mossa
table-undo = Annulla
table-undo-tip = Annulla la tua ultima mossa
table-undo-none = Nessuna tua mossa si può annullare: non si torna su ciò che è stato pescato né su ciò che ha deciso un’altra persona.
table-reset = Annulla turno
table-reset-tip = Annulla tutto ciò che hai fatto in questo turno, per quanto possibile
table-reset-none = Niente nel tuo turno si può annullare: non si torna su ciò che è stato pescato né su ciò che ha deciso un’altra persona.

## A parole

table-found = { $count ->
    [one] Un’azione
   *[other] { $count } azioni
}
table-told = Che cosa succede
table-told-less = { $count ->
    [one] Una riga precedente è nella cronaca.
   *[other] { $count } righe precedenti sono nella cronaca.
}
table-told-turn = Tocca a te: { $prompt }
table-text = Testo
table-text-now = Che cosa si può fare adesso
table-text-nothing = Al momento non hai niente da decidere.
table-text-table = Il tavolo a parole
table-text-find = Cerca un luogo o un pezzo
table-text-none = Sul tavolo niente si chiama così.
table-text-empty = vuoto

## Tasti

skip-actions = A quello che puoi fare
skip-board = Al tabellone
skip-text = Al tavolo a parole
keys-title = Tasti
keys-tab = Da una parte all’altra
keys-arrows = Sul tabellone al prossimo luogo illuminato da quel lato; altrove spostano la mappa
keys-pages = Sul tabellone al prossimo luogo illuminato in ordine di lettura
keys-enter = Invio
keys-page-up = Pag ↑
keys-page-down = Pag ↓
keys-escape-key = Esc
keys-control = Ctrl
keys-space = Spazio
keys-take = Scegliere un luogo, premere un pulsante
keys-escape = Chiudere una finestra, rimettere a posto ciò che si era iniziato
keys-zoom = Sul tabellone: più vicino, più lontano, tutto
keys-single = Tasti singoli
keys-on = Attiva le scorciatoie a un tasto
keys-on-about = Disattivali se disturbano un lettore di schermo o la dettatura.
keys-board = Al tabellone
keys-actions = Tutte le azioni a parole
keys-prompt = Ripetere chi deve fare che cosa
keys-newest = Passare alla mossa più recente
keys-help = Questo elenco dei tasti

## Sending and connection

table-busy = L’invio della tua ultima azione è ancora in corso: questo clic non ha avuto effetto.
table-stale = Il tavolo era già cambiato prima che arrivasse il tuo clic, che non ha avuto effetto. Riguarda il tabellone.
table-retrying = La tua ultima azione non è ancora confermata. Nuovo tentativo…
table-lost = Connessione perduta. Riconnessione…
table-offline = Il tuo dispositivo è offline. Riconnessione appena possibile…
table-back = Connessione ristabilita.

## Hints

hints-ask = Suggerimento
hints-tip = Che cosa farebbe qui un giocatore forte
hints-title = Che cosa farebbe un giocatore forte
hints-thinking = Sta pensando …
hints-about = Quanto è probabile che tu vinca dopo ciascuna, per quanto si possa dire.
hints-chance = { $percent } %

## Side panels

table-panels = Accanto al tabellone
table-desks = Giocatori
table-log = Cronaca
table-scores = Punti
table-seats = Tavolo
table-rules = Regole

## Log

table-log-undo = { $steps ->
    [one] { SEAT($seat) } annulla una mossa.
   *[other] { SEAT($seat) } annulla { $steps } mosse.
}
table-log-takeover = Un bot prende questo posto.
table-log-giveback = Il bot restituisce questo posto.
table-log-undone = annullato
table-log-empty = Non è ancora successo niente.
table-log-down = Alle più recenti
table-speed = Velocità dell’animazione
table-speed-value = { $speed ->
    [slow] lenta
    [normal] normale
    [fast] rapida
   *[now] immediata
}

## Scores

table-scores-now = Come se la partita finisse ora.
table-unknown = ?
table-unknown-tip = nascosto per te
table-rank = Posto
table-growth = Come sono cresciuti i punti
table-growth-show = Mostra come sono cresciuti i punti
table-growth-points = punti
table-growth-projection = se fosse finita allora
table-growth-label = { $rows ->
    [one] Punti di ogni giocatore in { $rows } mossa
   *[other] Punti di ogni giocatore in { $rows } mosse
}
table-growth-axis = mosse della partita

## Looking back

replay = Rivedi
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-slider = Momento della partita
replay-step = Passo { $step } di { $steps }
replay-speed = Velocità della rivisitazione
replay-times = { $times } ×
replay-eyes = Punto di vista
replay-eyes-of = Come l’ha vista { $name }
replay-eyes-public = Come l’hanno vista tutti
replay-link = Link
replay-link-title = Link a questo momento
replay-link-about = Chi apre questo indirizzo vede lo stesso momento, con gli stessi occhi.
replay-link-running = Chi apre questo indirizzo vede lo stesso momento, con i propri occhi.
replay-continue = Continua da qui
replay-continue-about = Un nuovo tavolo comincia con le stesse mosse fino a questo momento. Tu prendi un posto, i bot prendono gli altri; questa partita resta com’è.
replay-continue-seat = Il tuo posto
replay-close = Chiudi la rivisitazione
replay-past = Replay:
replay-present = Torna al presente
replay-to-end = Alla fine della partita
replay-your-turn = Tocca a te: torna al presente
replay-why = Stai guardando il passato. Torna al presente per fare qualcosa.
replay-jump = Guarda questo momento
replay-no-moment = Questo momento non c’è ancora in questa partita.
replay-begun = Fin qui si è giocato altrove.

## In hindsight

analysis = Analisi
analysis-ask = Analizza
analysis-about = Quante probabilità aveva ciascuno di vincere in ogni momento, dove la partita è cambiata e che cosa sarebbe stato meglio. Un bot forte esamina ogni decisione sapendo solo ciò che il giocatore poteva sapere: ci vuole qualche minuto.
analysis-running = Analisi in corso …
analysis-progress = { $known } decisioni su { $total }
analysis-done = L’analisi è finita.
analysis-broken = L’analisi si è interrotta: si conosce solo l’inizio della partita.
analysis-chances = Probabilità di vincere, in %
analysis-chart = { $rows ->
    [one] Probabilità di vincere di ogni giocatore su { $rows } mossa
   *[other] Probabilità di vincere di ogni giocatore su { $rows } mosse
}
analysis-turn-mark = punto di svolta
analysis-turns = Punti di svolta
analysis-turns-none = Nessuna decisione è costata molto a nessuno.
analysis-step = Passo { $step }
analysis-cost = È costato { $percent } %
analysis-better = Meglio:
analysis-good = Non si è trovato niente di meglio.
analysis-numbers = Le probabilità in cifre

## The end

table-result = La partita è finita
table-result-show = Risultato
table-result-print = Stampa
table-result-close = Torna al tabellone
table-result-again = Nuovo tavolo

## Seats and the table

table-seats-title = Giocatori
table-present = { $count ->
    [0] Nessuno di chi siede qui sta guardando ora.
   *[other] Ora presenti: { $names }.
}
table-present-watching = { $count ->
    [one] Un’altra persona sta guardando.
   *[other] Altre { $count } persone stanno guardando.
}
table-seat-you = tu
table-seat-here = presente
table-seat-away = assente
table-seat-bot = bot
table-seat-stand-in = bot supplente
table-seat-turn = deve giocare
table-join = Siediti qui
table-join-in = Siediti
table-join-title = Siediti al tavolo
table-join-name = Il tuo nome a questo tavolo
table-join-yes = Siediti
table-rename = Rinomina
table-rename-title = Un altro nome a questo tavolo
table-rename-yes = Prendi questo nome
table-bot = Lascia giocare un bot
table-bot-open = Metti qui un bot
table-bot-title = Lasciar decidere un bot per { SEAT($seat, where: "within") }?
table-bot-level = Quanto gioca bene
table-bot-text = Il bot decide finché qualcuno non riprende il posto.
table-return = Riprendi il posto
table-return-open = Manda via il bot
table-leave = Lascia
table-leave-title = Lasciare il posto di { SEAT($seat, where: "within") }?
table-leave-waiting = Il posto è di nuovo libero per qualcun altro.
table-leave-running = Subentra un bot supplente, e chiunque abbia l’indirizzo del tavolo può sedersi al tuo posto.
table-link = Link a questo posto
table-link-title = Link al posto di { SEAT($seat, where: "within") }
table-link-about = Chi apre questo indirizzo siede a questo posto: conservalo per tornare da un altro dispositivo, e non darlo a nessun altro. Si vede solo ora; puoi crearne un altro in qualsiasi momento.
table-copy = Copia
table-copied = Copiato.
table-copy-by-hand = Qui non si può copiare: seleziona l’indirizzo e copialo a mano.
table-invite = Link d’invito
table-invite-local = Questo indirizzo vale solo su questo computer. Per far entrare altri, avvia Kontor con make play ARGS="--host 0.0.0.0" (o kontor serve --host 0.0.0.0) e aprilo all’indirizzo di questo computer nella tua rete; il file docs/server.md dice di più.
table-invite-about = Chi ha questo indirizzo può sedersi a un posto libero, o guardare.
table-menu = Questo tavolo
table-record = Scarica la registrazione
table-delete = Elimina il tavolo
table-delete-title = Eliminare questo tavolo?
table-delete-text = La partita, la cronaca e tutti i nomi spariscono per tutti, per sempre.
table-delete-yes = Elimina per sempre
table-deleted = Il tavolo è stato eliminato.
table-public = Tutti possono trovare questo tavolo nella lobby.
table-private = Solo chi ha l’indirizzo trova questo tavolo.
table-setting = Gioco
table-takebacks = { $takebacks ->
    [bots] Puoi annullare le tue mosse, anche dopo le risposte dei bot.
   *[own] Puoi annullare le tue mosse finché un altro giocatore o un bot non ha giocato.
}

## Waiting for players

table-waiting = In attesa di giocatori
table-waiting-about = { $open ->
    [one] La partita comincia da sola quando si è seduta ancora una persona.
   *[other] La partita comincia da sola quando si sono sedute ancora { $open } persone.
}
table-fill = { $open ->
    [one] Metti un bot al posto libero
   *[other] Metti bot ai { $open } posti liberi
}

## One screen, several people

table-hand-over = Passa lo schermo: è per { SEAT($seat, where: "within") }
table-hand-over-about = Qualcosa sul tabellone è solo per { SEAT($seat, where: "within") }. Ora tutti gli altri guardano altrove.
table-hand-over-yes = Sono { SEAT($seat, where: "within") }: mostra il tabellone

## When it cannot be shown

table-loading = Si apparecchia il tavolo…
table-missing = Questo tavolo non esiste
table-missing-about = L’indirizzo è sbagliato, o il tavolo è stato eliminato.
table-gone = Questo tavolo è stato eliminato
table-gone-about = Chi l’aveva aperto l’ha eliminato, con tutto ciò che vi si è giocato.
table-frozen = Questo tavolo è bloccato
table-frozen-about = Niente è perduto, ma non può continuare con questa versione di Kontor.
