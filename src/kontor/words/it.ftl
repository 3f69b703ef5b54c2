# The shared parts of Kontor in Italian. A game’s words are in its own folder.
# A name may begin with a vowel: no “a”, “e” or “o” stands before it (they would become “ad”, “ed”, “od”).

## Names

# docs/words.md describes SEAT and INPUT. A numbered seat is used like a name, without an article: “di Posto 2”.

seat-name = { $seat ->
    [-1] Il caso
   *[other] { SEAT($seat) }
}
seat-numbered = Posto { $number }
seat-numbered-within = Posto { $number }
waiting-for = In attesa di { SEAT($seat, where: "within") }
prompt-for = { SEAT($seat) }: { $prompt }
end-length = partita interrotta al limite di lunghezza
end-abandoned = partita chiusa di comune accordo
end-resigned = un giocatore ha abbandonato
language-unknown = Kontor non è disponibile in «{ $language }». Lingue disponibili: { $possible }.

## Bots

bot-apprentice = Apprendista
bot-apprentice-about = Conosce le regole e segue obiettivi semplici. Buona compagnia mentre impari.
bot-apprentice-character = Allegro, curioso e a volte un po’ distratto.
bot-journeyman = Lavorante
bot-journeyman-about = Confronta gli esiti delle sue azioni e sceglie il migliore. Un buon primo avversario.
bot-journeyman-character = Ha viaggiato molto. Coglie sempre l’affare migliore del giorno.
bot-master = Maestro
bot-master-about = Pianifica turni interi e tiene conto delle tue risposte. Difficile da battere.
bot-master-character = Paziente e preciso. Pianifica tutto il turno prima di toccare un pezzo.
bot-patrician = Patrizio
bot-patrician-about = Riflette due secondi per ogni mossa. Molto difficile da battere.
bot-patrician-character = Cortese, ricco, spietato. Capisce il tuo piano prima di te.
bot-burgomaster = Borgomastro
bot-burgomaster-about = Riflette cinque secondi per ogni mossa. Il bot più forte.
bot-burgomaster-character = Ha già visto tutti i trucchi della città e non ne lascia passare nessuno.
bot-style = Stile del bot
bot-style-none = senza stile
bot-style-builder = costruttore
bot-style-builder-about = Costruisce ed estende la sua rete.
bot-style-blocker = ostruzionista
bot-style-blocker-about = Intralcia gli avversari.
bot-style-racer = velocista
bot-style-racer-about = Fa punti in fretta e corre verso la fine.

## Games, boards, options

game-unknown = Il gioco «{ $game }» non esiste. Scegli tra: { $possible }.
game-broken = Impossibile caricare il gioco «{ $game }» del pacchetto { $package } ({ $error }). Aggiorna o disinstalla il pacchetto.
game-misnamed = Il pacchetto { $package } offre un gioco «{ $game }» che si presenta come «{ $id }». L’autore deve dare lo stesso nome all’entry point e al gioco.
game-taken = Il pacchetto { $package } offre un gioco «{ $game }», ma Kontor ne ha già uno con questo nome. Disinstalla il pacchetto, o chiedi all’autore di rinominare il gioco.
game-twice = Più pacchetti offrono un gioco «{ $game }»: { $packages }. Disinstallali tutti tranne uno.
setup-players = Questo gioco non si gioca in { $players }. Scegli tra: { $possible }.
setup-unknown-board = Il tabellone «{ $board }» non esiste. Scegli tra: { $possible }.
setup-board-players = Il tabellone { $board } è per { $possible } giocatori, non per { $players }.{ $boards ->
    [none] {""}
   *[other] {" "}Per { $players } giocatori scegli tra: { $boards }.
}
option-unknown = L’opzione «{ $option }» non esiste. Scegli tra: { $possible }.
option-value = L’opzione { $option } non può valere { $value }. Scegli tra: { $possible }.

## Actions

action-unknown = Su questo tabellone l’azione «{ $text }» non esiste.{ $closest ->
    [none] {""}
   *[other] {" "}Volevi dire «{ $closest }»?
}
action-too-long = Nessuna azione ha { $letters } caratteri. La più lunga ne ha { $most }.
action-empty = Scrivi un’azione, per esempio «{ $example }».
action-kind = «{ $text }» è incompleto. { $count ->
    [one] Puoi giocare «{ $example }».
   *[other] Ci sono { $count } azioni così, per esempio «{ $example }».
}
action-kind-none = Ora non puoi giocare «{ $text }…». Per esempio, «{ $example }» viola la regola { $rule }:
action-form-unknown = Nessuna azione di questo tabellone ha la forma { $form }.

## Records

record-format = Questa non è una registrazione di Kontor. La prima riga deve essere «{ $expected }».
record-header-line = Riga { $line }: «{ $text }» non fa parte dell’intestazione. Scrivi ogni campo una sola volta, come «nome: valore», e chiudi l’intestazione con una riga vuota. Campi validi: { $possible }.
record-header-value = Riga { $line }: il valore di { $field } non è JSON valido.
record-header-missing = Nell’intestazione manca il campo { $field }.
record-header-type = Il campo { $field } dell’intestazione è del tipo sbagliato o contraddice un altro campo.
record-result-field = Il campo { $field } dell’intestazione manca, è sconosciuto o non è valido.
record-too-large = Questa registrazione è troppo grande. Il limite è di { $most } caratteri e { $lines } righe.
record-empty-line = La riga { $line } è vuota. Dopo l’intestazione ogni riga deve essere un’azione.
record-rules = Questa partita segue la versione { $rules } delle regole, ma questo Kontor arriva solo alla versione { $expected }. Aggiorna Kontor per aprirla.
record-older = Questa partita segue la versione { $rules } delle regole e con la versione { $expected } non arriva alla stessa fine. Aprila con la versione di Kontor che l’ha salvata.
record-board = L’intestazione indica il tabellone { $board }, ma la registrazione contiene il tabellone { $expected }.
record-digest = Questa partita è stata giocata su un’altra versione del tabellone { $board }: qui non si può riprodurre.
record-line-illegal = Riga { $line }: «{ $text }» non è permesso (regola { $rule }).
record-line = Impossibile leggere la riga { $line }.
record-at = Questa registrazione non ha il passo { $at }. Scegli da 0 a { $last }.
record-viewer = Questa registrazione contiene solo ciò che poteva vedere un posto (viewer { $viewer }). Non se ne può ricavare quella di un altro posto.
record-result = Il risultato nell’intestazione non corrisponde alle azioni. Dovrebbe essere { $expected }.
record-unfinished = L’intestazione riporta un risultato, ma dopo l’ultima azione la partita non è finita. Aggiungi le azioni mancanti, oppure scrivi «result: null» per una partita in corso.

## Positions and boards as data

data-type = { $expected ->
    [str] un testo
    [int] un numero intero
    [bool] true o false
    [list] una lista
    [dict] un oggetto con campi con nome
    [number] un numero
    [point] un punto [x, y]
    [words] una tabella con un testo per lingua
    [colour] un colore come #9cc48a
   *[table] una tabella
}
position-head = { $where } vale «{ $value }»; deve essere { $expected }.
position-board = Questa posizione è sul tabellone { $board }, non su { $expected }.
position-unknown-field = { $where }: campo sconosciuto. Campi validi: { $possible }.
position-missing-field = { $where }: campo mancante.
position-wrong-type = { $where }: deve essere { data-type }.
position-out-of-range = { $where }: { $value } è fuori dai limiti. Scegli da { $low } a { $high }.
position-viewer = { $where }: { $value } non è un punto di vista. Scrivi "all", "spectator" o il numero di un posto.
position-unknown-city = { $where }: sul tabellone non c’è la città «{ $name }».
position-unknown-name = { $where }: «{ $name }» è sconosciuto. Scegli tra: { $possible }.
position-seats = { $where }: i posti devono essere esattamente { $wanted }.
position-digest = Questa posizione è stata salvata su un’altra versione del tabellone { $board }: qui non si può caricare.
position-ended = ended: va indicato se e solo se non c’è nessuna decisione in sospeso, e deve corrispondere alla posizione (E1).
position-first-player = first e active: devono essere null entrambi prima che si sorteggi chi inizia, e poi numeri di posto.
position-should-be-over = Una condizione di fine partita è soddisfatta (E1), ma nella posizione c’è ancora un turno aperto.
position-decision = stack: la decisione «{ $decision }» non corrisponde al resto della posizione.
position-bytes = Una posizione su questo tabellone richiede almeno { $least } byte, non { $bytes }.
board-unknown-field = { board-at }campo sconosciuto. Campi validi: { $possible }.
board-missing-field = { board-at }mancante.
board-wrong-type = { board-at }deve essere { data-type }.
board-out-of-range = { board-at }{ $value } è fuori dai limiti. Scegli da { $low } a { $high }.
board-too-large = { $where }: il file supera { $most } byte, il limite per un tabellone.
board-odd-value = { $where }: un file di tabellone non può contenere qui questo valore.
board-too-deep = { $where }: una chiave ha più di { $most } parti. Un file di tabellone non ha mai tanti livelli.
board-too-many = { board-at }sono { $counted }, ma il massimo è { $most }.
board-name = { board-at }usa da 1 a { $most } caratteri stampabili, con un solo spazio tra le parole{ $what ->
    [city] , senza «+» e senza trattino all’inizio o alla fine
   *[other] {""}
}.
board-not-toml = { $where }: non è TOML valido: { $error }.
board-unknown-name = { board-at }«{ $name }» è sconosciuto. Scegli tra: { $possible }.
board-other-game = { board-at }questo tabellone è per { $other }, non per { $game }.
board-players = { board-at }elenca i numeri di giocatori, da { $low } a { $high }.
board-name-twice = { board-at }il nome «{ $name }» è usato due volte.
board-at = { $at ->
    [none] {""}
   *[other] { $at }{ $line ->
        [0] {""}
       *[other] {" "}(riga { $line })
    }:{" "}
}
board-too-few = { board-at }sono { $counted }, ma ne servono almeno { $least }.
board-unknown-pair = { board-at }sul tabellone nulla corrisponde a «{ $name }». Scrivi due identificativi come ["uno", "altro"], per una rotta nell’ordine dei suoi capi a e b.
board-table-board = Tabellone
board-field-board = Il nome del tabellone, il suo gioco e i numeri di giocatori.
board-column-id = Identificativo
board-field-id = Il nome breve del tabellone nelle registrazioni e negli elenchi.
board-column-game = Gioco
board-field-game = Il gioco di questo tabellone. Se manca, scegli il gioco quando carichi il file.
board-column-title = Titolo
board-field-title = Il nome mostrato. L’editor ne ricava anche l’identificativo.
board-column-players = Giocatori
board-field-players = I numeri di giocatori possibili su questo tabellone.
board-column-reconstruction = Ricostruzione
board-field-reconstruction = Indica che il tabellone è una ricostruzione e non l’originale. I giocatori vedono una nota.
board-column-key = Identificativo
board-field-key = Il nome breve con cui altre righe si riferiscono a questa.
board-column-name = Nome
board-field-name = Il nome sulla mappa e nel testo delle azioni. Maiuscole e accenti non rendono diversi due nomi.
board-column-shown-name = Nome
board-field-shown-name = Un nome, o uno per lingua. Per i tuoi appunti; Kontor mostra i propri nomi.
board-column-x = x
board-field-x = Distanza dal bordo sinistro. Se manca, viene calcolata.
board-column-y = y
board-field-y = Distanza dal bordo superiore. Se manca, viene calcolata.
board-column-source = Fonte
board-field-source = Da dove vengono questi dati, per esempio "rulebook" o "reconstructed". Solo una nota.
board-column-paint = Colore
board-field-paint = Il colore della regione sulla mappa, per esempio #9cc48a. Se manca, lo sceglie Kontor.
board-column-noted-paint = Colore
board-field-noted-paint = Il colore stampato, per esempio #9cc48a. Solo come annotazione e per l’editor: la mappa di Kontor ha i suoi colori.
board-column-a = Da
board-field-a = Un capo.
board-column-b = A
board-field-b = L’altro capo.
board-column-via = Curve
board-field-via = I punti per cui passa la linea, da a verso b.

## The handbook

rule-empty = Indica una sezione (D), una regola (D6), una parte di una regola (D6b) o una parola da cercare.
rules-more = «kontor rules { $game } D6» mostra una regola, «kontor rules { $game } D» una sezione, «kontor rules { $game } rimpiazzare» ogni regola che contiene una parola e «kontor rules { $game } | less» tutto il manuale.
rule-unknown = Nel manuale non c’è la regola «{ $rule }». Le più vicine: { $near }.

## Files and the command line

file-missing = { $file } non esiste.
file-no-folder = Impossibile scrivere { $file }: la cartella { $folder } non esiste.
file-exists = { $file } esiste già. Scegli un altro nome, o sovrascrivilo con --force.
file-exists-several = { $count ->
    [one] { $file } esiste già in { $folder }.
   *[other] { $count } di questi file esistono già in { $folder }, tra cui { $file }.
} Scegli un’altra cartella, o sovrascrivili con --force.
file-none-inside = { $file } non contiene file *.kontor o *.json.
file-folder = { $file } è una cartella, non un file.
file-denied = Impossibile aprire { $file }: permesso negato.
file-trouble = { $file }: { $error }.
file-too-large = { $file } supera { $most } byte, il limite per registrazioni e posizioni.
file-empty = { $file } è vuoto.
file-binary = { $file } non è un file di testo UTF-8, quindi non può essere una registrazione o una posizione.
file-unknown = { $file } non è né una registrazione (prima riga «{ $expected }») né una posizione (un oggetto JSON).
file-not-json = { $file } non è JSON valido (riga { $line }, colonna { $column }).
file-no-position = { $file } è JSON, ma non è una posizione. Deve essere un oggetto con un campo «game»; vedi docs/hansa.md.
cli-empty = { $option } richiede un valore.
cli-one-stdout = --json e --svg - scrivono entrambi su stdout. Dai a --svg il nome di un file.
cli-set = --set { $setting }: scrivi OPZIONE=VALORE, per esempio swap_must_own_one=true.
cli-at-position = { $file } contiene una sola posizione. --at funziona solo con le registrazioni.
cli-seat = Il posto «{ $seat }» non esiste. Scegli tra: { $possible }.
cli-seat-of-view = Questo file contiene solo ciò che poteva vedere un posto. Non può mostrare la vista di «{ $seat }».
game-over = La partita è finita.
result = { $count ->
    [one] { SEAT($winners) } vince
   *[other] { SEAT($winners) } condividono la vittoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $end }.

games-players = { $players } giocatori
games-board = Tabellone
games-for = Giocatori
games-option = Opzione
games-default = Predefinito
games-possible = Valori
games-counts = { $total } in totale
games-each = { $least }–{ $most } ciascuno{ $more ->
    [none] {""}
   *[other] , almeno { $more }
}
games-counts-kind = Per cambiare un solo tipo di { $option }: { $setting }
games-counts-all = Per impostare tutti i tipi di { $option }: { $setting }
games-ends = Come finisce la partita

show-head = { $game } · { $players } giocatori · { $board }{ $variant ->
    [none] {""}
   *[other] { $variant }
}{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
}
show-option = { $name }: { $value }
show-option-off = { $name }: no
show-option-changed = { $name }: personalizzato
show-at = Dopo { $at } di { $last ->
    [one] { $last } azione
   *[other] { $last } azioni
}
show-viewer = { $viewer ->
    [-4] Vista dello spettatore
   *[other] Vista di { SEAT($viewer, where: "within") }
}
show-log = Ultimi eventi

legal-count = { $count ->
    [one] { $count } azione possibile
   *[other] { $count } azioni possibili
}
legal-weight = { $weight } su { $total }
why-allowed = Permesso: { $text }
why-refused = Non permesso (regola { $rule }): { $text }
check-record = { $file }: registrazione valida con { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}
check-position = { $file }: posizione valida
board-sound = { $file }: tabellone valido «{ $board }» per { $game }, { $players } giocatori
board-no-game = { $file } non indica il suo gioco. Aggiungi --game; scegli tra: { $possible }.

simulate-progress = In gioco
simulate-stray = Solo i bot «{ $possible }» possono giocare mosse a caso, non «{ $level }». Togli --stray o --level.
simulate-head = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} di { $game } · { $board }
simulate-seat = Posto
simulate-mean = Punteggio medio
simulate-least = Minimo
simulate-most = Massimo
simulate-wins = Vittorie
simulate-lengths = Azioni per partita: da { $shortest } a { $longest }, mediana { $median }.
simulate-end = Com’è finita
simulate-games = Partite

puzzles-progress = { $games ->
    [one] 1 partita giocata, trovati { $found } problemi su { $count }.
   *[other] { $games } partite giocate, trovati { $found } problemi su { $count }.
}
puzzles-found = { $file } contiene { $count ->
    [one] 1 problema.
   *[other] { $count } problemi.
}
puzzles-fault = Non è possibile continuare questo file: { $fault }.
train-progress = Addestramento
train-round = Giro { $round }, { $games } partite, perdita { $loss }
train-measure = Misuro la forza in { $games } partite.
train-against-priorities = Contro gli Apprendisti: { $won }% di { $games } partite vinte (la parità sarebbe { $fair }%).
train-against-shipped = Contro i pesi inclusi: { $won }% di { $games } partite vinte (la parità sarebbe { $fair }%).
train-stopped = Interrotto dopo { $games } partite. Per continuare, ripeti lo stesso comando con --resume.
train-written = Pesi di { $games } partite salvati in { $file }.
train-no-numpy = Per l’addestramento serve il pacchetto { $package }. Installalo con pip install 'kontor[train]', o con make setup in un clone.
train-not-weights = { $file } non contiene pesi. Usa un file scritto da `kontor train`.
train-mismatch = { $file } appartiene a un altro addestramento: è diverso { $what }. Usa le stesse opzioni di prima, o scegli un altro file con --resume.
train-same-file = { $file } non può contenere sia i pesi sia lo stato dell’addestramento. Usa file diversi per --out e --resume.
train-not-state = { $file } non è lo stato di un addestramento. Scegli un altro file con --resume.
judgement-none = Non ci sono ancora pesi addestrati per { $game }. Creali con `kontor train { $game }`.
judgement-game = Questi pesi sono per { $found }, non per { $game }.
judgement-features = Questi pesi non corrispondono alle caratteristiche attuali di { $game }. Addestrane di nuovi con `kontor train { $game }`.
judgement-weights = I pesi di { $game } per { $players } giocatori mancano o sono incompleti.

play-again = Per rivedere questa partita: { $command }
play-keep = Salva la partita con --save FILE per rivederla più tardi.
play-welcome = Giochi al posto { $seat }.
play-stopped = Interrotta dopo { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}.
play-saved = Partita salvata in { $file }.
play-saved-own = La partita non è finita, quindi { $file } contiene solo ciò che può vedere { SEAT($seat, where: "within") }.
play-score = { SEAT($seat) }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
play-score-secret = I segreti degli altri giocatori non sono compresi.
play-no-undo = Non hai niente da annullare. Le estrazioni non si possono annullare.
play-undone = { $actions ->
    [one] Annullata un’azione.
   *[other] Annullate { $actions } azioni.
}
play-resumed = Si riprende dopo { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}.
cli-resume-over = La partita in { $file } è finita. Guardala con kontor show.
cli-resume-stdin = Con --seat scrivi le mosse su stdin, quindi --resume vuole il nome di un file.
cli-resume-whole = { $file } contiene la partita completa, ma salvando ora resterebbe solo ciò che può vedere { SEAT($seat, where: "within") }. Scegli un altro file.
cli-resume-viewer = { $file } contiene solo ciò che poteva vedere un posto: da qui la partita non può continuare.
cli-resume-position = { $file } non è una registrazione. Riprendi da un file salvato con --save.
cli-resume-setup = --resume prende le impostazioni dalla registrazione. Togli { $options }.
play-number = Scrivi un numero da 1 a { $last }.
play-only = Per giocarla, scrivi 1 oppure: { $text }
play-back = Premi Invio per tornare all’elenco completo.
play-help-number = Scrivi un numero per scegliere dall’elenco.
play-help-text = Scrivi un’azione per giocarla: { $example }
play-help-part = Scrivi una parte di un’azione per cercare nell’elenco: { $part }
play-help-why = why AZIONE: controlla se un’azione è permessa e quale regola la vieta.
play-help-rules = rules { $rule }: mostra una regola. rules { $section }: mostra una sezione. rules PAROLA: cerca nelle regole. rules: le elenca tutte.
play-help-board = board: mostra tutto il tavolo. ?: mostra questo aiuto.
play-help-undo = undo: annulla la tua ultima mossa, se nel frattempo non si è pescato niente.
play-help-quit = quit (o Ctrl-C): smetti di giocare.

## Pictures

show-painted = Immagine salvata in { $file }.

## Tables on a server

live-unplayable = Questo tavolo non può continuare con questa versione di Kontor: la voce { $entry } del registro non segue le regole. Il registro è conservato.
live-differs = Questo tavolo non può continuare con questa versione di Kontor: il suo registro porta ora a una posizione diversa. Il registro è conservato.
live-begun = La partita è già iniziata.
live-not-begun = La partita comincia quando tutti i posti sono occupati.
live-not-your-decision = Aspetta: tocca a { SEAT($seat, where: "within") }.
live-undo-too-far = Puoi annullare solo le tue mosse, e mai un’estrazione, la mossa di un altro o la fine della partita.
bot-level-unknown = Il bot «{ $level }» non esiste. Scegli tra: { $possible }.
bot-style-unknown = Lo stile del bot «{ $bot }» non esiste. Scegli tra: { $possible }.
bot-unusable = Impossibile caricare il bot «{ $bot }» ({ $error }). Scrivilo come modulo:Classe e controlla che Python trovi il modulo in questa cartella o in PYTHONPATH.
bot-broken = Impossibile caricare il bot «{ $bot }» del pacchetto { $package } ({ $error }). Aggiorna o disinstalla il pacchetto.
bot-taken = Il pacchetto { $package } offre un bot «{ $bot }», ma Kontor ha già un livello con questo nome. Disinstalla il pacchetto, o chiedi all’autore di rinominare il bot.
bot-twice = Più pacchetti offrono un bot «{ $bot }»: { $packages }. Disinstallali tutti tranne uno.
bot-no-bot = «{ $bot }» non è un bot. Un bot è una funzione choose(view, actions), o una classe con questo metodo.
bot-illegal = Il bot «{ $bot }» ha scelto { $action }, che qui non è permesso. choose(view, actions) deve restituire una delle azioni.

## The server

server-internal = Qualcosa è andato storto sul server. Riprova. L’errore è stato registrato.
server-unavailable = Al momento il server non raggiunge il suo database. Le tue partite sono al sicuro. Riprova tra un attimo.
server-bad-request = Il server non è riuscito a leggere questa richiesta. Ricarica la pagina e riprova.
server-bad-field = { $field }: { $fault }
server-not-json = Il server si aspetta JSON.
server-method = Questo indirizzo non accetta questo metodo di richiesta.
server-no-page = Pagina non trovata.
server-too-large = È troppo grande per il server. Manda meno dati alla volta.
server-budget =
    { $kind ->
        [requests] Troppe richieste dalla tua rete.
        [sockets] Troppe connessioni aperte dalla tua rete.
        [memory] Dalla tua rete si seguono troppe partite insieme.
        [sessions] Troppi nuovi visitatori dalla tua rete.
        [tables] Troppi nuovi tavoli dalla tua rete.
        [keys] Troppi tentativi di usare una chiave dalla tua rete.
        [notices] Troppe notifiche per te nell’ultima ora.
        [uploads] Troppi file dalla tua rete.
        [chat] Stai scrivendo troppo in fretta.
       *[thinking] La tua rete ha esaurito il tempo di riflessione dei bot.
    } { $minutes ->
        [one] Riprova tra un minuto.
       *[other] Riprova tra { $minutes } minuti.
    }
server-too-many-analyses = Ci sono troppe analisi in corso. Riprova più tardi.
server-too-many-pictures = Ci sono troppe immagini in preparazione. Riprova tra un momento.
server-log-full = Il registro di questo tavolo è pieno. Puoi solo continuare la partita.
server-too-many-tables = Su questo server non c’è spazio per un altro tavolo. Riprova più tardi.
server-wrong-origin = Questa richiesta veniva da un altro sito ed è stata bloccata.
server-no-table = Tavolo non trovato. Forse è stato eliminato.
server-no-seat = A questo tavolo quel posto non esiste.
server-no-moment = La partita non ha questo passo.
server-still-hidden = Una parte di questa partita è ancora nascosta per te. Potrai continuare da qui quando sarà finita.
server-others-play = Altre persone stanno giocando questa partita. Potrai continuare da qui quando sarà finita.
server-record-view = Questo file contiene solo ciò che poteva vedere un posto: non si può né continuare né condividere. Scarica la partita completa quando sarà finita.
server-record-long = Questa partita è troppo lunga per un tavolo: { $actions } azioni, e il limite è { $most }.
server-not-your-table = Può farlo solo chi ha creato il tavolo.
server-not-your-seat = Questo posto non è tuo.
server-not-for-you = Possono farlo solo i giocatori di questi posti.
server-not-seated = Non hai un posto a questo tavolo.
server-seat-taken = Questo posto è occupato. Scegline un altro.
server-second-seat = Giochi già a questo tavolo. Un secondo posto ti mostrerebbe ciò che ti è nascosto.
server-bot-there = A questo posto gioca un bot.
server-turn-ends = Con questa mossa il tuo turno finisce. Confermi?
server-no-hints = I suggerimenti ci sono solo nelle partite contro i bot.
server-no-answer = Il bot non ha risposto. Riprova.
server-draws-too-long = Disegnare questo tabellone richiede troppo tempo. Usa un tabellone più semplice, o riprova tra un minuto.
server-not-drawn = Il server non è riuscito a disegnare questo tabellone. Riprova tra un minuto.
server-analysis-later = Puoi analizzare una partita quando è finita.
server-no-stand-in = Nessun bot gioca a questo posto.
server-wrong-link = Questo link non è più valido. Forse ne esiste uno più recente, o il posto è stato lasciato.
server-name-missing = Inserisci un nome per ciascuno dei tuoi posti.
server-one-board = Invia o il testo di un file di tabellone o i suoi dati.
server-two-boards = Scegli un tabellone incluso ({ $board }) o un tuo file ({ $file }), non entrambi.
server-name-length = Usa da 1 a { $most } caratteri per il nome.
server-name-letters = Un nome può contenere solo caratteri stampabili.
server-key-used = Questo clic è già servito per un’altra richiesta. Ricarica la pagina e riprova.
server-no-vote = Possono votare solo le altre persone a questo tavolo.
server-no-vote-now = Si può votare solo durante una partita.
server-no-rematch = Potrete giocare di nuovo quando la partita sarà finita.
server-clock-weekends = I fine settimana sono liberi solo nelle partite su più giorni. Scegli un ritmo, o rinuncia a questa opzione.
server-no-clock = Questo tavolo non ha orologio, o la partita non è in corso.
server-paused = La partita è in pausa. Prima riprendila.
server-not-paused = La partita non è in pausa.
server-not-overdue = In questo momento nessuno ha esaurito il tempo.
server-timed-out = Hai esaurito il tempo { $times } volte: il bot gioca questo posto fino alla fine.
server-vacation-live = Le ferie esistono solo nelle partite su più giorni. In una partita in tempo reale proponi una pausa.
server-on-vacation = Sei già in ferie.
server-no-vacation = Non sei in ferie.
server-vacation-short = Hai maturato meno di un’ora di ferie. Ogni giorno di partita ne dà tre.
server-chat-off = Su questo server non c’è chat.
server-chat-presets = Su questo server puoi scegliere solo frasi già pronte.
server-chat-name = Prendi un posto o scegli un nome nella lobby prima di scrivere.
server-chat-length = Un messaggio ha da 1 a { $most } caratteri.
server-chat-letters = Un messaggio può contenere solo caratteri stampabili.
server-chat-empty = Non resta nulla da inviare. I link vengono tolti dalla chat.
server-chat-again = L’hai appena detto. Aspetta un minuto prima di ripeterlo.
server-chat-gone = Questo messaggio non esiste più.
server-chat-own = Questo messaggio è tuo.
server-no-person = A questo posto non gioca nessuna persona.
server-ask-others = Qui giocano anche altre persone. Chiedi il loro consenso con un voto.
server-name-taken = Questo nome somiglia a un altro di questo tavolo o al nome di un bot. Scegline un altro.
server-colour-taken = Questo colore è già preso. Scegline un altro.
server-colour-begun = La partita è iniziata: i colori non si possono più cambiare.
server-no-colour = Questo colore non esiste.
server-notes-length = Le note possono avere al massimo { $most } caratteri.
server-order-live = Un bot può rispondere per te solo nelle partite su più giorni.
server-plan-over = Il tuo piano è arrivato alla fine della partita.
server-plan-long = Un piano può avere al massimo { $most } mosse.
server-stale = La partita è andata avanti. Guarda il tabellone e scegli di nuovo.
server-frozen = Questo tavolo è bloccato. Il suo registro è conservato.
server-wrong-key = Questa chiave o questo link non è valido. Controlla ogni lettera. Un link per un altro dispositivo vale una sola volta, per dieci minuti; creane uno nuovo sull’altro dispositivo.
server-merge =
    { $tables ->
        [one] Questo browser ha già una partita. Conferma che deve appartenere anche all’altra identità.
       *[other] Questo browser ha già { $tables } partite. Conferma che devono appartenere anche all’altra identità.
    }
server-merge-secrets = Le due identità sono sedute allo stesso tavolo di { $game }, e il gioco nasconde informazioni a ciascuna. Finisci quella partita o lascia uno dei posti, poi riprova.
server-rated-off = Questo server non ha classifiche. Crea il tavolo senza l’opzione «Classificata».
server-rated-clock = Una partita classificata si gioca con l’orologio. Scegline prima uno.
server-rated-board = Le partite classificate si giocano sui tabelloni del gioco, non sui tuoi.
server-rated-seats = In una partita classificata o in un torneo ogni persona ha un solo posto.
server-rated-people = Per una partita classificata servono almeno due persone.
server-rated-bot = Nelle partite classificate possono giocare solo i bot di Kontor.
server-rated-begun = Nelle partite classificate e nei tornei i posti non cambiano più dopo l’inizio.
server-rated-link = Le partite classificate e i tornei non hanno link ai posti. Per giocare su un altro dispositivo, usa un link per il dispositivo.
server-rated-leave = Non puoi lasciare una partita classificata o di torneo. Se vuoi smettere, abbandona.
server-rated-stand-in = In una partita classificata o in un torneo nessun bot può giocare per te. Se vuoi smettere, abbandona.
server-rated-vote = In una partita classificata o in un torneo non si può votare per far giocare un bot al posto di qualcuno. Se il suo tempo scade, subentra un bot.
server-rated-help = Questa partita è classificata o fa parte di un torneo. Suggerimenti e copie saranno disponibili alla fine.
server-rated-resigned = Qualcuno ha abbandonato questa partita classificata, quindi si gioca fino alla fine.
server-merge-rated = Le due identità giocano o hanno giocato nella stessa partita classificata, quindi non possono diventare una persona sola.
server-merge-cup = Le due identità giocano nello stesso torneo, quindi non possono diventare una persona sola prima della fine.
server-no-cup = Torneo non trovato. Forse è stato eliminato, o il link è incompleto.
server-cup-table = Questa partita fa parte di un torneo: non si può mettere in pausa, interrompere o eliminare.
server-cup-size = Con { $seats } posti per tavolo, un girone ha { $possible } giocatori.
server-cup-live = I turni svizzeri si giocano in una sera. Scegli un orologio in minuti.
server-cups-full = Su questo server ci sono troppi tornei. Partecipa a uno di essi, o riprova più tardi.
server-cup-hosted = Puoi organizzare al massimo { $most } tornei alla volta.
server-cup-joined = Puoi partecipare al massimo a { $most } tornei alla volta.
server-cup-full = Questo torneo è al completo. Scegline un altro.
server-cup-started = Questo torneo è già iniziato.
server-cup-not-here = Non puoi partecipare a questo torneo. Scegline un altro, o organizzane uno tu.
server-cup-not-in = Non partecipi a questo torneo.
server-cup-no-player = Questo giocatore ha già lasciato il torneo.
server-cup-not-running = Puoi ritirarti una volta sola, mentre il torneo è in corso. Prima dell’inizio basta lasciarlo.
server-cup-host = Può farlo solo chi organizza il torneo.
server-cup-few = Per i turni svizzeri servono almeno { $least } giocatori.
server-cup-wait = Ora non c’è niente da iniziare. Un girone inizia quando è al completo, un turno quando tutti i tavoli hanno finito.
server-no-profile = A questo indirizzo non c’è un profilo pubblico. Forse è stato reso privato.
server-profile-name = Scegli un nome prima di rendere pubblico il tuo profilo.
server-no-device = Questo dispositivo non è collegato.
server-nobody = Questo browser non ha ancora un’identità. Scegli prima un nome.
server-no-passkeys = A questo indirizzo le passkey non funzionano. Usa una chiave o un link per il dispositivo.
server-no-passkey = Passkey non trovata. Forse è stata eliminata.
server-many-passkeys = Hai { $most } passkey. Eliminane prima una.
server-passkey-known = Questa passkey è già salvata.
server-wrong-passkey = Questa passkey qui è sconosciuta, o la richiesta è scaduta. Riprova o usa la tua chiave.
server-hook-address = Questo indirizzo non è utilizzabile per un webhook. Deve iniziare con https:// e portare all’internet pubblico.
server-many-hooks = Hai { $most } webhook. Eliminane prima uno.
server-no-hook = Webhook non trovato. Forse è stato eliminato.
server-no-push = Questo server non può inviare notifiche push. Usa un webhook, o chiedi al gestore di installare l’extra «push».
server-push-keys = L’iscrizione push del browser non è utilizzabile. Disattiva le notifiche e riattivale.
notice-title =
    { $kind ->
        [begun] { $game }: la partita è iniziata
        [cup] { $game }: il torneo è iniziato
        [time] { $game }: il tuo tempo sta per scadere
        [over] { $game }: la partita è finita
        [test] Kontor: le notifiche arrivano qui
       *[turn] { $game }: tocca a te
    }
notice-with =
    { $count ->
        [0] Contro i bot
       *[other] Con { $names }
    }
share-about = Gioca a giochi da tavolo sul commercio nel tuo browser, con gli amici o contro i bot.
share-open-seat = Posto libero
share-waiting =
    { $open ->
        [one] C’è un posto libero. Gioca o guarda la partita.
       *[other] Ci sono { $open } posti liberi. Gioca o guarda la partita.
    }
share-turn = Tocca a { $name }. Guarda la partita.
share-won =
    { $count ->
        [one] Ha vinto { $names }. Rivedi la partita.
       *[other] Vittoria condivisa: { $names }. Rivedi la partita.
    }
share-over = La partita è finita. Rivedila.
share-replay = Una posizione di questa partita. Guarda come è continuata.
server-banned = Il gestore di questo server ti ha escluso.
server-table-closed = Il gestore di questo server ha chiuso questo tavolo.
server-no-client = Il client web non è stato compilato. Esegui make client, o installa un pacchetto pubblicato.
server-database-address = Kontor non può usare questo database. Indica il nome di un file, o postgresql://utente:password@host/nome.
server-database-newer = Il database { $place } è stato creato da una versione più recente di Kontor. Aggiorna Kontor per aprirlo.
server-database-closed = Impossibile aprire il database { $place }.
server-database-damaged = Il file { $place } è danneggiato, o non è un database SQLite. Esegui kontor doctor per vedere che cosa è ancora leggibile, poi ripristina una copia con kontor restore.
server-database-taken = Un altro server Kontor usa già { $place }. Fermalo, o scegli un altro file con --database.

site-written = Scritti { $count } file in { $folder } ({ $size } MB compressi).
site-try = Metti la cartella su qualsiasi spazio web. Per provarla qui, esegui { $command } e apri http://localhost:8000
site-not-empty = { $folder } contiene altri file. Scegli una cartella nuova o vuota.
site-no-server = { $server } non è l’indirizzo di un server. Inizia con https://.
site-no-folder = { $folder } è un file. Scegli una cartella.

# Nella pagina: le partite restano nel browser
page-storage-full = Lo spazio del browser è esaurito: questa mossa non è stata salvata. Salva le partite in un file ed elimina quelle vecchie.
page-storage-newer = In questo browser è stata aperta una versione più recente di Kontor. Ricarica la pagina: le tue partite sono al sicuro.
page-storage-closed = Il browser non permette a questa pagina di salvare le partite. Consenti il salvataggio dei dati o esci dalla navigazione privata.
page-storage-fails = Il browser non è riuscito a salvare: { $error }
page-table-damaged = La partita salvata è danneggiata e non può essere mostrata. Viene comunque inclusa quando salvi tutte le partite.
page-games-unreadable = Questo file non contiene partite salvate.
page-games-newer = Questo file proviene da una versione più recente di Kontor.
page-needs-server = Stai giocando senza server: nessuno può unirsi da un altro dispositivo. Avvia un server per giocare a distanza con gli amici.

serve-starting = Avvio del server…
serve-waiting = In attesa del database…
serve-ready = Apri { $address } nel browser
serve-public = Indirizzo pubblico: { $address }
serve-database = Le partite sono salvate in { $place }
serve-stop = Premi Ctrl-C per fermare il server. Le partite continuano al prossimo avvio.
serve-stopped = Fermato.
serve-address = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $error }. Scegline altri con --host e --port; --port 0 prende una porta libera.
serve-url = --public-url { $url }: scrivi https://host o http://host:port, senza percorso.
serve-limit = --limit { $setting }: scrivi NOME=NUMERO. Scegli NOME tra: { $possible }.
serve-log = --log non può essere { $level }. Scegli tra: { $possible }.
serve-chat = --chat non può essere { $mode }. Scegli tra: { $possible }.
serve-not-installed = Manca il pacchetto { $package }. Installa kontor[{ $extra }] invece di kontor.

## L’arena e le statistiche

arena-bot-empty = --bots { $bots }: indica un bot per posto, separati da virgole, per esempio master,journeyman,apprentice.
arena-bots-number = --bots indica { $bots } bot, ma { $players ->
    [one] c’è { $players } giocatore
   *[other] ci sono { $players } giocatori
}. Indica un bot per posto.
arena-budget = { $bot }: dopo i due punti scrivi il numero di posizioni per decisione, da { $least } a { $most }.
arena-budget-useless = { $bot }: il livello { $level } non fa ricerca, quindi non ha un budget. Livelli che fanno ricerca: { $possible }.
arena-budget-idle = --budget non ha effetto: nessuno di questi bot fa ricerca. Livelli che fanno ricerca: { $possible }.
arena-no-ray = Manca il pacchetto { $package }. Per giocare su un cluster Ray installalo con pip install 'kontor[ray]', o con make setup in un clone.
arena-ray-local = Avvio di Ray su questo computer. Può volerci un minuto.
arena-ray-joining = Connessione a Ray su { $address }.
arena-ray-address = Impossibile connettersi a Ray su { $address }: { $error }
arena-ray-cores = Il cluster Ray su { $address } non ha core liberi. Aggiungi una macchina, o togli --ray.
arena-file-other = { $file } non contiene un incontro. Scegli un altro file con --resume.
arena-file-match = { $file } contiene un altro incontro ({ $differing }). Usa le stesse opzioni di prima, o scegli un altro file con --resume.
arena-file-line = { $file }: la riga { $line } è danneggiata. Cancellala e la sua partita sarà rigiocata.
arena-left = rimanenti
arena-progress-line = { $done } partite su { $games }, ancora { $left ->
    [one] { $left } minuto
   *[other] { $left } minuti
} circa
arena-crashed = La partita { $number }{ $part ->
    [mirror] {" "}dell’incontro allo specchio
   *[match] {""}
} si è interrotta per un errore: { $error }. Guarda la registrazione con: kontor show { $file }
arena-crashes = { $count ->
    [one] Una partita si è interrotta per un errore e non conta.
   *[other] { $count } partite si sono interrotte per un errore e non contano.
}
arena-interrupted = Interrotto dopo { $done ->
    [one] { $done } partita
   *[other] { $done } partite
} su { $games }.
arena-took = { $games ->
    [one] { $games } partita giocata
   *[other] { $games } partite giocate
} in { $time } minuti.
arena-no-game = Nessuna partita è arrivata alla fine, quindi non c’è niente da riportare.
arena-report = Rapporto salvato in { $file }.
arena-title = Incontro: { $bots }
arena-facts = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}{ $missing ->
    [0] {""}
   *[other] {" "}su { $asked }
} · seme { $seed } · { $form ->
    [compiled] compilato
   *[plain] non compilato
}
arena-budgets = Posizioni per decisione: { $budgets }

report-standings = Classifica
report-bot = Bot
report-name = Nome
report-seat = Posto
report-budget = Posizioni
report-games = Partite
report-game = Partita
report-share = Quota
report-win-share = Quota di vittorie
report-win-shares = Quote di vittorie
report-interval = Intervallo al 95%
report-times-fair = × quota equa
report-rating = Punteggio Elo
report-ratings = Punteggi Elo
report-mean-score = Punteggio medio
report-fair = Quota equa { $share }
report-scale = Punteggi Plackett–Luce sulla scala Elo: la media è 1500, e un vantaggio di 400 punti equivale a dieci contro uno. Intervalli al 95%.
report-seats = Posti
report-scores = Punteggi
report-winning = Punteggi vincenti
report-lengths = Azioni per partita
report-median-most = mediana { $median }, al massimo { $most }
report-spread = { $what }: da { $least } a { $most }, per lo più da { $lower } a { $upper }, mediana { $median }.
report-ends = Come sono finite le partite
report-of = { $count } ({ $share })
report-sources = Da dove vengono i punti
report-kinds = Azioni per posto
report-total = Totale
report-everybody = Tutti i giocatori
report-mirror = Incontro allo specchio
report-mirror-about = Incontro di controllo con lo stesso bot a ogni posto, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}. Ogni posizione dello schieramento dovrebbe vincere la sua quota equa; le differenze tra i posti mostrano il vantaggio del posto.
report-mirror-places = Per posizione nello schieramento
report-mirror-seats = Per posto
report-crashes = Partite interrotte da un errore
report-error = Errore
report-record = Registrazione

stats-progress = Lettura
stats-title = Registrazioni in { $folder }
stats-pile = { $game } · { $players } giocatori · { $board }
stats-games = { $games ->
    [one] { $games } partita finita
   *[other] { $games } partite finite
}{ $unfinished ->
    [0] {""}
    [one] , { $unfinished } non finita
   *[other] , { $unfinished } non finite
}{ $broken ->
    [0] {""}
    [one] , { $broken } illeggibile
   *[other] , { $broken } illeggibili
}
stats-unfinished = { $file }: questa partita non è finita, quindi non è stata contata.
stats-no-record = { $file } non è una registrazione.
stats-missing = { $path } non esiste.
stats-none = In { $folder } non ci sono partite finite. Registrane qualcuna con l’opzione --save di kontor arena o kontor simulate.

## analyse

analyse-level = I bot «{ $level }» non fanno analisi. Scegli tra: { $possible }.
analyse-not-whole = { $file } non è una registrazione completa. Si possono analizzare solo registrazioni complete.
analyse-progress = Analisi
analyse-about = { $decisions ->
    [one] { $decisions } decisione, giudicata in base a ciò che il giocatore poteva sapere. Le probabilità sono stime di un bot.
   *[other] { $decisions } decisioni, ciascuna giudicata in base a ciò che il giocatore poteva sapere. Le probabilità sono stime di un bot.
}
analyse-seat = posto
analyse-chances = probabilità di vittoria
analyse-cost = costo
analyse-step = dopo l’azione
analyse-did = giocata
analyse-better = meglio
analyse-even = Nessuna singola decisione è costata molto.

## Schede tecniche

spec-about = I dati che servono a un programma di apprendimento su `{ $game }` (regole { $rules }) con { $players } giocatori sul tabellone `{ $board }`. Per altre impostazioni esegui `kontor spec { $game } --players N --board BOARD`; aggiungi `--json` per un output leggibile dai programmi.
spec-what = proprietà
spec-is = valore
spec-players = giocatori
spec-actions = azioni
spec-columns = lunghezza di un’osservazione
spec-length = limite di azioni per partita
spec-hidden = informazioni nascoste
spec-ends = condizioni di fine
spec-points = fonti di punti
spec-reward = ricompensa «{ $reward }»
spec-paid = da { $least } a 1, con somma { $sum }
spec-illegal = ricompensa dopo un’azione illegale che fa perdere la partita
spec-illegal-paid = { $own } al posto che l’ha giocata, { $others } agli altri
spec-sizes = Dimensioni
spec-board = tabellone
spec-numbers = numeri
spec-kind = tipo
spec-first = prima
spec-last = ultima
spec-observation = Osservazione
spec-reading = Ogni parte descrive i suoi elementi uno dopo l’altro. L’elemento n comincia alla prima colonna della parte più n volte il numero di colonne per elemento. Un valore sì/no o una scelta tra più opzioni ha una colonna per opzione (1 se vale, altrimenti 0); un numero ha una colonna, scalato come indicato. I posti sono relativi a chi guarda: own è il proprio, +1 il giocatore successivo, e così via.
spec-all-actions = Tutte le azioni
spec-names = Gli elenchi lunghi per intero, ciascuno sotto la prima parte che lo usa, nell’ordine delle colonne:
spec-column = colonne
spec-part = parte
spec-number = numero
spec-things = elementi
spec-values = valori
env-reward-unknown = La ricompensa «{ $reward }» non esiste. Scegli tra: { $possible }.

## Lezioni

cli-learn-minutes = { $minutes } min
cli-learn-none = { $title } non ha lezioni.
cli-learn-take = Per seguire una lezione: kontor learn { $game } { $lesson }
cli-learn-enter = Premi Invio per continuare.
cli-learn-unused = Testo ignorato: «{ $text }». In questo passo non c’è niente da giocare.
cli-learn-step = Passo { $step } di { $steps }
cli-learn-look = Guarda: { $places }
cli-learn-answer = Una soluzione: { $actions }
cli-learn-stopped = Lezione interrotta.
cli-learn-puzzles = Questo gioco ha anche { $count } problemi. Per l’elenco: kontor learn { $game } puzzles
cli-learn-difficulty = { $difficulty ->
    [1] facile
    [2] medio
   *[3] difficile
}
cli-learn-no-puzzles = { $title } non ha problemi.
cli-learn-players = { $players } giocatori
cli-learn-solve = Per risolvere un problema: kontor learn { $game } { $puzzle }
cli-learn-help = hint: un suggerimento. show: una soluzione.
lesson-unknown = La lezione «{ $lesson }» non esiste. Scegli tra: { $possible }.
lesson-lost = Da qui non puoi più raggiungere l’obiettivo. { INPUT() ->
    [pointer] Scegli «Indietro» e prova qualcos’altro.
   *[text] Scrivi «undo» per tornare indietro di un passo e prova qualcos’altro.
}
lesson-go-on = Fatto. Continua fino a raggiungere l’obiettivo.
lesson-over = Questa lezione è finita. Ricominciala o scegli la prossima.
lesson-only-next = In questo passo non c’è nulla da giocare. Vai avanti invece di inserire «{ $text }».
lesson-misfit = La lezione non può continuare, perché «{ $text }» non ne fa più parte. Ricominciala.
lesson-too-long = Una lezione ha al massimo { $most } mosse. Ricominciala.

## Puzzles

puzzle-title = Problema { $number }
puzzle-ask = Qual è la tua azione migliore?
puzzle-hint = Ecco che cosa ottiene l’azione migliore:
puzzle-hint-later = L’azione migliore non dà ancora punti. Pensa al tuo prossimo turno e a che cosa faranno gli altri.
puzzle-right = Esatto!
puzzle-wrong = Si può fare di meglio: questa azione ti costa circa { $points ->
    [one] { $points } punto percentuale
   *[other] { $points } punti percentuali
} di probabilità di vittoria.
puzzle-wrong-least = Si può fare di meglio: questa azione ti costa almeno { $points ->
    [one] { $points } punto percentuale
   *[other] { $points } punti percentuali
} di probabilità di vittoria.
puzzle-end = Ogni altra azione ti costa almeno { $points ->
    [one] { $points } punto percentuale
   *[other] { $points } punti percentuali
} di probabilità di vittoria.

## Operation

operation-revision = Il database { $place } appartiene a un’altra versione di Kontor. Avvia una volta il server di questa versione per aggiornarlo; kontor doctor lo controlla prima.
operation-exists = { $file } esiste già. Scegli un altro nome.

admin-table = { $table }  { $game }, { $players } giocatori, { $state }, { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}, ultima modifica { $changed }
admin-seat = Posto { $number }: { $name } ({ $kind }, bot: { $bot })
admin-none = Nessun tavolo trovato.
admin-state = Stato sconosciuto «{ $state }». Scegli tra: { $possible }.
admin-table-unknown = Non c’è nessun tavolo «{ $table }».
admin-closed = Il tavolo { $table } è chiuso. Si può ancora guardare ed esportare.
admin-reopened = Il tavolo { $table } è di nuovo aperto.
admin-remove-sure = Eliminare il tavolo { $table } con tutti i suoi dati?
admin-removed = Il tavolo { $table } è stato eliminato.
admin-ban-whom = Indica un tavolo e un posto, oppure --network.
admin-nobody = Nessuno occupa il posto { $number } del tavolo { $table }.
admin-network = «{ $network }» non è né un indirizzo né una rete. Esempio: 192.0.2.0/24.
admin-banned = { $who } è escluso.
admin-unbanned = L’esclusione di { $who } è revocata.
admin-no-ban = «{ $who }» non è escluso.
admin-no-bans = Nessuna esclusione.
admin-no-reports = Nessuna segnalazione.
admin-no-line = Il tavolo { $table } non ha un messaggio { $number } né segnalazioni che lo riguardino.
admin-unsaid = Chiuse le segnalazioni sul messaggio { $number } del tavolo { $table }.
admin-ratings = { $game }: { $games ->
    [one] { $games } partita classificata
   *[other] { $games } partite classificate
}, { $people ->
    [one] { $people } giocatore classificato
   *[other] { $people } giocatori classificati
}
admin-no-ratings = Nessuna partita classificata.
admin-recomputed = Tutte le classifiche sono state ricalcolate.
admin-cup = { $cup }  { $game }, { $kind }, { $people ->
    [one] { $people } giocatore
   *[other] { $people } giocatori
}, { $state }, ultima modifica { $changed }
admin-no-cups = Nessun torneo.
admin-cup-unknown = Non c’è nessun torneo «{ $cup }».
admin-cup-sure = Eliminare il torneo { $cup } con la sua classifica? Le partite in corso continuano come partite normali.
admin-cup-removed = Torneo { $cup } eliminato.
admin-announced = Annunciato fino a { $until }: { $text }
admin-silent = L’annuncio è terminato.

backup-written = Salvato in { $file }: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
} ({ $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
}).
restore-unreadable = { $file } non è una copia di Kontor, o è incompleta. Nulla è stato modificato.
restore-not-empty = Il database { $place } non è vuoto. Con --force il suo contenuto viene sostituito.
restore-done = { $rows ->
    [one] { $rows } riga ripristinata
   *[other] { $rows } righe ripristinate
} in { $place }.
restore-kept = Il file precedente ora si chiama { $file }.
restore-deletions-unread = Il database precedente non era leggibile: chi ha eliminato i propri dati dopo questa copia potrebbe essere tornato. Ripristina di nuovo con --deletions e una copia più recente.

doctor-ok = a posto
doctor-warning = attenzione
doctor-problem = problema
doctor-form = Kontor è in esecuzione come { $form ->
    [compiled] codice compilato
   *[other] Python puro; i bot sono più lenti
}.
doctor-server = { $running ->
    [yes] Un server sta usando questo file
   *[other] Nessun server sta usando questo file
}.
doctor-space = Sul disco del database sono liberi { $free } GB.
doctor-intact = { $place } è integro.
doctor-nothing-readable = Nel file non si legge nulla. Ripristina una copia con kontor restore.
doctor-empty = Il database è vuoto.
doctor-current = Lo schema del database è aggiornato.
doctor-older = Il database è alla revisione { $revision }. Al prossimo avvio il server lo porta a { $newest }. Prima fanne una copia.
doctor-frozen = Il tavolo { $table } ({ $game }) non può continuare con questa versione di Kontor. Sarà bloccato: si può guardare ed esportare.
doctor-unreadable = { $count ->
    [one] { $count } tavolo è illeggibile
   *[other] { $count } tavoli sono illeggibili
}. Ripristina una copia con kontor restore.
doctor-replayed = { $count ->
    [one] { $count } tavolo può
   *[other] { $count } tavoli possono
} continuare.
doctor-end = { $problems ->
    [0] Nessun problema trovato.
    [one] 1 problema trovato.
   *[other] { $problems } problemi trovati.
}
