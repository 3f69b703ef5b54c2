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
table-go-on = { $what }: clicca sul prossimo punto.
table-cancel = Interrompi
table-all-actions = Tutte le azioni
table-all-actions-tip = Elenca tutto ciò che puoi fare ora
table-find = Cerca un’azione
table-watching = Stai guardando
table-board = Tabellone

## Choosing, asking, why not

table-choose = Scegli un’azione
table-choose-further = { $count ->
    [one] Altro: una scelta sul tabellone
   *[other] Altro: { $count } scelte sul tabellone
}
table-no-match = Nessuna azione corrisponde
table-ask = Confermi?
table-ask-yes = Sì
table-ask-no = No
table-why = Che cos’è?
table-why-wait = Non è il tuo turno. In attesa di { SEAT($seat, where: "within") }.
table-why-behind = Aspetta che finiscano le mosse degli altri, oppure saltale.
table-why-sending = Invio della tua ultima mossa in corso.
table-why-spectator = Stai guardando. Siediti a un posto libero per giocare.
table-why-over = La partita è finita.
table-why-nothing = { $lit ->
    [yes] Qui ora non puoi fare niente. Clicca su un punto evidenziato.
   *[no] Qui ora non puoi fare niente. Scegli uno dei pulsanti.
}
table-why-more = { $count ->
    [one] Un altro motivo
   *[other] Altri { $count } motivi
}
table-why-looking = Cerco la regola…
table-rule = Regola { $rule }

## Undo

table-put-back = Rimettilo a posto (annulla)
table-put-back-short = Rimettilo a posto
table-undo = Annulla
table-undo-tip = Annulla la tua ultima mossa
table-undo-none = Non hai mosse da annullare. Le estrazioni e le mosse degli altri non si possono annullare.
table-reset = Annulla turno
table-reset-tip = Annulla tutto ciò che puoi di questo turno
table-reset-none = In questo turno non hai niente da annullare. Le estrazioni e le mosse degli altri non si possono annullare.

## A parole

table-found = { $count ->
    [one] Un’azione
   *[other] { $count } azioni
}
table-told = Annunci
table-told-less = { $count ->
    [one] Un evento precedente è nel registro.
   *[other] { $count } eventi precedenti sono nel registro.
}
table-told-turn = Tocca a te: { $prompt }
table-text = Testo
table-text-now = Azioni possibili
table-text-nothing = Al momento non devi decidere niente.
table-text-table = Il tavolo in forma di testo
table-text-find = Cerca un luogo o un pezzo
table-text-none = Nessun risultato sul tavolo.
table-text-empty = vuoto

## Tasti

skip-actions = Vai alle azioni
skip-board = Vai al tabellone
skip-text = Vai al testo
keys-title = Tastiera
keys-tab = Prossimo elemento della pagina
keys-arrows = Sul tabellone: il punto evidenziato più vicino in quella direzione; altrove: sposta la mappa
keys-pages = Sul tabellone: il prossimo punto evidenziato in ordine di lettura
keys-enter = Invio
keys-page-up = Pag ↑
keys-page-down = Pag ↓
keys-escape-key = Esc
keys-control = Ctrl
keys-space = Spazio
keys-take = Scegli un punto, premi un pulsante
keys-escape = Chiudi una finestra, interrompi una mossa iniziata
keys-zoom = Sul tabellone: ingrandisci, riduci, mostra tutto
keys-single = Scorciatoie a un tasto
keys-on = Attiva le scorciatoie a un tasto
keys-on-about = Disattivale se interferiscono con uno screen reader o con i comandi vocali.
keys-board = Vai al tabellone
keys-actions = Tutte le azioni
keys-prompt = Annuncia di chi è il turno
keys-newest = Salta all’ultima mossa
keys-help = Questo elenco

## Sending and connection

table-busy = Invio della tua ultima mossa in corso. Riprova tra un attimo.
table-stale = Nel frattempo la partita è andata avanti. Guarda il tabellone e riprova.
table-retrying = La tua ultima mossa non è ancora arrivata. Nuovo tentativo…
table-lost = Connessione persa. Riconnessione…
table-offline = Sei offline. In attesa della connessione…
table-back = Di nuovo online

## Pianificare

plan = Piano
plan-tip = Prova le tue prossime mosse su una copia privata della partita
plan-board = Tabellone del tuo piano
plan-about = Nessun altro vede il tuo piano. Gli altri passano se possono, e le estrazioni sono solo esempi.
plan-end = Il tuo piano è arrivato alla fine della partita.
plan-back = Una mossa indietro
plan-leave = Esci
plan-keep = Tieni il piano ed esci
plan-discard = Scarta
plan-turn = Tocca a te.
plan-moved = La partita è andata avanti.
plan-again = Pianifica da qui
plan-play = Gioca il tuo piano: { $action }
plan-dropped = Il tuo piano non è più possibile ({ $action }). { $reason }

## Disegnare sul tabellone

draw = Disegna
draw-tip = Disegna frecce: fai clic su due luoghi, o due volte sullo stesso per cerchiarlo.
draw-tip-mouse = Il tasto destro del mouse disegna sempre.
draw-clear = Togli le tue frecce
draw-start = Freccia da { $place }: scegli dove finisce.
draw-arrow = Freccia da { $from } a { $to }
draw-ring = { $place } cerchiato

## Hints

hints-ask = Suggeri­mento
hints-tip = Scopri che cosa farebbe un giocatore forte
hints-title = Un giocatore forte farebbe così
hints-thinking = Sto pensando…
hints-about = Probabilità stimata di vittoria dopo ogni mossa
hints-chance = { $percent }%

## Side panels

table-panels = Pannelli laterali
table-desks = Giocatori
table-log = Registro
table-scores = Punti
table-seats = Tavolo
table-rules = Regole

## Prima partita guidata

tips = Consiglio
tips-next = Prossimo consiglio
tips-close = Ho capito
tips-off = Basta consigli
tips-are-off = I consigli sono disattivati. Puoi riattivarli nella pagina delle lezioni.

## Chat

chat = Chat
chat-unread = nuovo
chat-about = { $over ->
    [yes] Ora giocatori e spettatori leggono tutto.
   *[no] { $room ->
        [players] Leggono solo i giocatori di questo tavolo.
       *[watchers] Leggono solo gli spettatori, fino alla fine della partita.
    }
}
chat-empty = Nessuno ha ancora detto nulla.
chat-guest = Ospite
chat-more = Altro
chat-mute = Nascondi
chat-block = Blocca ovunque
chat-report = Segnala
chat-reported = Il gestore di questo server vedrà la segnalazione.
chat-hear-all = Mostra di nuovo le persone nascoste
chat-presets = Di’ qualcosa
chat-text = Il tuo messaggio
chat-send = Invia
chat-hello = Ciao!
chat-luck = Buona fortuna!
chat-nice = Bella mossa!
chat-played = Ben giocato!
chat-thanks = Grazie!
chat-sorry = Scusa!
chat-moment = Un momento, per favore.
chat-back = Torno subito.
chat-turn = Tocca a te?
chat-yes = Sì
chat-no = No
chat-bye = A presto!

## Log

table-log-undo = { $steps ->
    [one] { SEAT($seat) } annulla una mossa.
   *[other] { SEAT($seat) } annulla { $steps } mosse.
}
table-log-takeover = Un bot prende questo posto.
table-log-replaced = Il bot di questo posto non è più disponibile qui. Ne subentra un altro.
table-log-giveback = Il bot lascia questo posto.
table-log-resign = { SEAT($seat) } abbandona. Un bot continua la partita.
table-log-abandon = I giocatori hanno deciso di chiudere la partita senza risultato.
table-log-timeout = { $how ->
    [reply] { SEAT($seat) } non ha risposto in tempo. Decide un bot.
   *[other] { SEAT($seat) } ha esaurito il tempo.
}
table-log-pause = La partita è in pausa.
table-log-resume = La partita riprende.
table-log-order = { SEAT($seat) } lascia rispondere un bot.
table-log-seats = I posti sono stati sorteggiati.
table-log-credit = Il server non era raggiungibile. { SEAT($seat) } recupera { $time }.
table-thinking = { SEAT($seat) } sta pensando
table-queued = { SEAT($seat) } attende: il server è molto occupato
table-recap = Dal tuo ultimo turno
table-recap-replay = Rivedi queste mosse
table-log-undone = annullato
table-log-folded = { $count ->
    [one] { $count } mossa annullata
   *[other] { $count } mosse annullate
}
table-log-height = Altezza del registro
table-log-empty = Non è ancora successo nulla.
table-log-down = Ultimi eventi
table-speed = Velocità dell’animazione
table-speed-value = { $speed ->
    [slow] lenta
    [normal] normale
    [fast] rapida
   *[now] immediata
}

## Scores

table-scores-now = Punteggi se la partita finisse ora
table-unknown = ?
table-unknown-tip = per te è nascosto
table-rank = Posizione
table-growth = Andamento dei punteggi
table-growth-show = Mostra l’andamento dei punteggi
table-growth-points = punti
table-growth-projection = se fosse finita lì
table-growth-label = { $rows ->
    [one] Punti di ogni giocatore in { $rows } passo
   *[other] Punti di ogni giocatore in { $rows } passi
}
table-growth-axis = passo

## Looking back

replay = Replay
replay-first = Primo passo
replay-back = { $unit ->
    [turn] Turno precedente
    [round] Giro precedente
   *[decision] Passo precedente
}
replay-forward = { $unit ->
    [turn] Turno successivo
    [round] Giro successivo
   *[decision] Passo successivo
}
replay-unit = Ampiezza del passo
replay-unit-value = { $unit ->
    [turn] per turno
    [round] per giro
   *[decision] per decisione
}
replay-last = Ultimo passo
replay-play = Riproduci
replay-pause = Pausa
replay-slider = Passo della partita
replay-step = Passo { $step } di { $steps }
replay-speed = Velocità del replay
replay-times = { $times } ×
replay-eyes = Punto di vista
replay-eyes-of = Vista di { $name }
replay-eyes-public = Vista pubblica
replay-link = Link
replay-link-title = Link a questa posizione
replay-link-about = Chi ha il link vede la stessa posizione dallo stesso punto di vista.
replay-link-running = Chi ha il link vede la stessa posizione dal proprio punto di vista.
replay-continue = Continua da qui
replay-continue-about = Apre un nuovo tavolo da questa posizione. Tu prendi un posto, i bot prendono gli altri. Questa partita resta com’è.
replay-continue-seat = Il tuo posto
replay-close = Chiudi il replay
replay-past = Replay:
replay-present = Torna alla partita
replay-to-end = Vai alla fine
replay-your-turn = Tocca a te: torna alla partita
replay-why = Stai guardando una posizione passata. Torna a quella attuale per giocare.
replay-jump = Guarda questa posizione
replay-no-moment = La partita non è ancora arrivata a questo passo.
replay-begun = Le mosse fin qui sono state giocate a un altro tavolo.

## In hindsight

analysis = Analisi
analysis-ask = Analizza
analysis-about = Guarda come sono cambiate le probabilità di vittoria, i punti di svolta e le mosse migliori. Un bot forte esamina ogni decisione con le sole informazioni che il giocatore poteva avere. Ci vuole qualche minuto.
analysis-running = Analisi in corso…
analysis-progress = { $known ->
    [one] { $known } decisione
   *[other] { $known } decisioni
} su { $total }
analysis-done = Analisi completata
analysis-broken = L’analisi si è interrotta: copre solo la prima parte della partita.
analysis-chances = Probabilità di vittoria, %
analysis-chart = { $rows ->
    [one] Probabilità di vittoria di ogni giocatore in { $rows } passo
   *[other] Probabilità di vittoria di ogni giocatore in { $rows } passi
}
analysis-turn-mark = punto di svolta
analysis-turns = Punti di svolta
analysis-own = Le tue decisioni più costose
analysis-retry = Riprova da qui
analysis-turns-none = Nessuna singola decisione è costata molto.
analysis-step = Passo { $step }
analysis-cost = Costo: { $percent }%
analysis-better = Meglio:
analysis-good = Nessuna mossa migliore trovata
analysis-numbers = Le probabilità in cifre

## The end

table-result = La partita è finita
table-result-show = Risultato
table-result-print = Stampa
table-result-close = Torna al tabellone
table-result-again = Nuovo tavolo
table-abandoned = Partita chiusa senza risultato
table-abandoned-about = I giocatori hanno deciso di fermarsi qui. La partita è conservata e puoi rivederla.
again-yes = Gioca ancora
again-no = Non ora
again-asked = Vuoi giocare ancora
again-next = Vai al nuovo tavolo
again-wanted = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
again-waiting = In attesa di { $names }. Dopo un minuto si comincia senza di loro.
again-rest = Posti di chi non risponde:
again-rest-open = restano liberi
again-rest-bot = passano ai bot

## Seats and the table

table-seats-title = Giocatori
table-present = { $count ->
    [0] Al momento non c’è nessun giocatore.
   *[other] Presenti: { $names }.
}
table-present-watching = { $count ->
    [one] Un’altra persona sta guardando.
   *[other] Altre { $count } persone stanno guardando.
}
table-seat-you = tu
table-seat-here = presente
table-seat-away = assente
table-seat-bot = bot
table-seat-stand-in = gioca un bot
table-seat-resigned = ha abbandonato, gioca un bot
table-seat-turn = di turno
table-join = Siediti qui
table-join-too = Gioca anche questo posto
table-join-in = Siediti
table-join-title = Siediti al tavolo
table-join-name = Il tuo nome a questo tavolo
table-join-yes = Siediti
table-rename = Rinomina
table-rename-title = Cambia il tuo nome a questo tavolo
table-rename-yes = Cambia nome
table-bot = Fai giocare un bot
table-bot-open = Aggiungi un bot
table-bot-title = Far giocare un bot al posto di { SEAT($seat, where: "within") }?
table-bot-level = Livello
table-bot-text = Il bot gioca finché qualcuno non riprende il posto.
table-return = Riprendi il posto
table-return-open = Togli il bot
table-leave = Lascia
table-leave-title = Lasciare il posto di { SEAT($seat, where: "within") }?
table-leave-waiting = Qualcun altro potrà prendere il posto.
table-leave-running = Un bot continua per te, e chiunque abbia il link del tavolo può prendere il tuo posto.
table-resign = Abbandona
table-resign-title = Abbandonare questa partita?
table-resign-text = Un bot gioca al tuo posto fino alla fine. Puoi guardare, ma non riprendere il posto.
table-make-host = Affida il tavolo
table-become-host = Chiedi di gestire il tavolo
table-abandon = Chiudi senza risultato
table-abandon-title = Chiudere questa partita senza risultato?
table-abandon-text = { $others ->
    [yes] Tutti i giocatori devono essere d’accordo. La partita è conservata, ma nessuno vince.
   *[no] La partita è conservata, ma nessuno vince.
}
table-link = Link al posto
table-link-title = Link al posto di { SEAT($seat, where: "within") }
table-link-about = Apri questo link su un altro dispositivo per giocare da lì. Non darlo a nessuno: chi lo ha può giocare al tuo posto. Lo vedi solo ora, ma puoi sempre crearne un altro.
table-copy = Copia
table-copied = Copiato
table-copy-by-hand = Qui la copia automatica non funziona. Seleziona il link e copialo.
table-invite = Link d’invito
table-share = Condividi
table-invite-local = Questo link funziona solo su questo computer. Per invitare altri, Kontor deve essere raggiungibile in rete: vedi docs/server.md.
table-invite-about = Invia questo link ai tuoi amici. Chi ce l’ha può prendere un posto libero o guardare.
table-menu = Questo tavolo
table-record = Scarica la partita
clocks = Orologi
clock-order = Un bot risponde per me
clock-order-about = Un bot risponde subito quando il turno di un altro giocatore richiede una tua decisione.
clock-paused = In pausa
clock-overtime = Tempo extra
clock-out = Tempo scaduto
clock-reply = Risposta
clock-vacation = In ferie
clock-weekend = Fine settimana
clock-warning = { $seconds ->
    [0] Il tuo tempo è finito. Ora corre il tempo extra.
   *[other] Ti restano { $seconds } secondi.
}
clock-pause = Pausa
clock-pause-tip = Proponi agli altri di fermare gli orologi
clock-resume = Riprendi
clock-depart = Ferie
clock-depart-tip = Ferma il tuo orologio. Hai maturato { $time } di ferie.
clock-return = Termina le ferie
clock-overdue = { SEAT($seat) } ha esaurito il tempo.
clock-overdue-me = Hai esaurito il tempo. Gioca ora, altrimenti gli altri possono far giocare un bot.
clock-wait = Aspetta 5 minuti
clock-bot = Fai giocare un bot
clock-taken = Hai esaurito il tempo: un bot gioca per te.
clock-taken-last = Hai esaurito il tempo tre volte. Il bot gioca fino alla fine.
clock-come-back = Riprendi il posto
vote-bot = { $count ->
    [0] Hai proposto che un bot giochi al posto di { SEAT($seat, where: "within") }.
    [one] { $names } vuole che un bot giochi al posto di { SEAT($seat, where: "within") }.
   *[other] { $names } vogliono che un bot giochi al posto di { SEAT($seat, where: "within") }.
}
vote-delete = { $count ->
    [0] Hai proposto di eliminare questo tavolo.
    [one] { $names } vuole eliminare questo tavolo.
   *[other] { $names } vogliono eliminare questo tavolo.
}
vote-pause = { $count ->
    [0] Hai proposto di mettere in pausa gli orologi.
    [one] { $names } vuole mettere in pausa gli orologi.
   *[other] { $names } vogliono mettere in pausa gli orologi.
}
vote-abandon = { $count ->
    [0] Hai proposto di chiudere questa partita senza risultato.
    [one] { $names } vuole chiudere questa partita senza risultato.
   *[other] { $names } vogliono chiudere questa partita senza risultato.
}
vote-host = { $count ->
    [0] Hai proposto di affidare il tavolo a { SEAT($seat, where: "within") }.
    [one] { $names } vuole affidare il tavolo a { SEAT($seat, where: "within") }.
   *[other] { $names } vogliono affidare il tavolo a { SEAT($seat, where: "within") }.
}
vote-bot-text = Gli altri votano. Dopo 15 minuti senza mosse il voto non serve più. La persona sostituita può tornare in ogni momento.
vote-yes = Accetta
vote-no = Rifiuta
vote-withdraw = Ritira
vote-count = { $agreed } voti su { $needed }
table-delete = Elimina il tavolo
table-delete-title = Eliminare questo tavolo?
table-delete-text = La partita, il registro e tutti i nomi saranno eliminati per tutti. L’operazione è irreversibile.
table-delete-yes = Elimina
table-deleted = Tavolo eliminato.
table-public = Chiunque può trovare questo tavolo nella lobby.
table-private = Solo chi ha il link può trovare questo tavolo.
notes = Note
notes-about = Solo tu puoi leggerle.
notes-saved = Salvato.
notes-failed = Non salvato. Continua a scrivere per riprovare.
table-setting = Gioco
table-rated-text = Il risultato conta per la classifica dei giocatori.
cup-to = Vai al torneo
table-ratings = Nuova classifica
table-ratings-left = Per la classifica, chi non ha finito la partita viene dopo tutti gli altri.
table-takebacks = { $takebacks ->
    [bots] Puoi annullare le tue mosse, anche dopo la risposta dei bot.
   *[own] Puoi annullare le tue mosse finché non gioca un altro giocatore o un bot.
}

## Waiting for players

table-waiting = In attesa di giocatori
table-waiting-about = { $open ->
    [one] La partita comincia quando si siede ancora un giocatore.
   *[other] La partita comincia quando si siedono altri { $open } giocatori.
}
table-draw-seats = I posti vengono sorteggiati all’inizio della partita.
table-invited = Unisciti alla partita
table-invited-about = { $count ->
    [one] { $names } aspetta altri giocatori. Prendi un posto e inserisci il tuo nome. La partita comincia quando tutti i posti sono occupati.
   *[other] { $names } aspettano altri giocatori. Prendi un posto e inserisci il tuo nome. La partita comincia quando tutti i posti sono occupati.
}
table-notify = Ricevi una notifica quando tocca a te
table-new-here = Non conosci { $game }?
table-fill = { $open ->
    [one] Metti un bot al posto libero
   *[other] Metti dei bot ai { $open } posti liberi
}

## One screen, several people

table-hand-over = Passa lo schermo a { SEAT($seat, where: "within") }
table-hand-over-about = Il tabellone mostra i segreti di { SEAT($seat, where: "within") }. Gli altri, per favore, guardino altrove.
table-hand-over-yes = Sono { SEAT($seat, where: "within") }: mostra il tabellone

## When it cannot be shown

table-loading = Caricamento del tavolo…
table-missing = Tavolo non trovato
table-missing-about = Il link è sbagliato, oppure il tavolo è stato eliminato.
table-gone = Questo tavolo è stato eliminato
table-gone-about = Chi l’ha creato ha eliminato il tavolo e la partita.
table-frozen = Questo tavolo è bloccato
table-frozen-about = Questa partita non può continuare con questa versione di Kontor. Nulla è andato perso.
