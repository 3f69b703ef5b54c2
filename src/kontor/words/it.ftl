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
end-abandoned = partita abbandonata
end-resigned = qualcuno si è arreso
language-unknown = Kontor non parla «{ $language }». Possibili: { $possible }.

## Bots

bot-apprentice = Apprendista
bot-apprentice-about = Conosce le regole e ha scopi semplici: una buona compagnia mentre impari il gioco.
bot-journeyman = Garzone
bot-journeyman-about = Valuta dove porta ogni azione e sceglie la migliore: un avversario leale per la prima vittoria.
bot-master = Maestro
bot-master-about = Pianifica turni interi e soppesa che cosa faranno gli altri: dovrai giocare bene.
bot-patrician = Patrizio
bot-patrician-about = Pensa in avanti quanto due secondi permettono: il più forte della casa.

## Games, boards, options

game-unknown = Non c’è nessun gioco «{ $game }». Possibili: { $possible }.
game-broken = Impossibile caricare il gioco «{ $game }» del pacchetto { $package } ({ $error }). Aggiorna o disinstalla il pacchetto.
game-misnamed = Il pacchetto { $package } offre un gioco «{ $game }» che chiama sé stesso «{ $id }». L’entry point e il gioco devono avere lo stesso nome.
game-taken = Il pacchetto { $package } offre un gioco «{ $game }», ma Kontor ne ha già uno con questo nome. Disinstalla il pacchetto o chiedi all’autore di rinominare il gioco.
game-twice = Più pacchetti offrono un gioco «{ $game }»: { $packages }. Tienine installato uno solo.
setup-players = Questo gioco non è per { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}. Possibili: { $possible }.
setup-unknown-board = Non c’è nessun tabellone «{ $board }». Possibili: { $possible }.
setup-board-players = Il tabellone { $board } non è per { $players } giocatori ma per { $possible }.{ $boards ->
    [none] {""}
   *[other] {" "}Per { $players } giocatori: { $boards }.
}
option-unknown = Non c’è nessuna opzione «{ $option }». Possibili: { $possible }.
option-value = L’opzione { $option } non può valere { $value }. Possibili: { $possible }.

## Actions

action-unknown = Questo tabellone non ha nessuna azione «{ $text }».{ $closest ->
    [none] {""}
   *[other] {" "}Intendevi «{ $closest }»?
}
action-too-long = Un testo di { $letters } caratteri non è un’azione: nessuna ne ha più di { $most }.
action-empty = Scrivi un’azione, per esempio “{ $example }”.
action-kind = «{ $text }» è solo l’inizio di un’azione. { $count ->
    [one] Ora ne è possibile una: «{ $example }».
   *[other] Ora ne sono possibili { $count }, come «{ $example }».
}
action-kind-none = Ora non è possibile nessuna azione «{ $text } …». Per esempio «{ $example }», regola { $rule }:
action-form-unknown = Nessuna azione di questo tabellone ha la forma { $form }.

## Records

record-format = Questa non è una registrazione: la prima riga deve essere «{ $expected }».
record-header-line = Riga { $line }: «{ $text }» non è una riga dell’intestazione. Ogni campo c’è una volta sola, come «nome: valore»; possibili: { $possible }. Una riga vuota chiude l’intestazione.
record-header-value = Riga { $line }: il valore di { $field } non è JSON.
record-header-missing = Nell’intestazione manca il campo { $field }.
record-header-type = Il campo { $field } dell’intestazione ha un valore del tipo sbagliato, o che non si accorda con gli altri.
record-result-field = Il campo { $field } dell’intestazione manca, non è conosciuto qui, o ha un valore che nessun risultato ha.
record-too-large = È troppo grande per una registrazione: al massimo { $most } caratteri e { $lines } righe.
record-empty-line = La riga { $line } è vuota: dopo l’intestazione ogni riga è un’azione.
record-rules = La registrazione segue la versione { $rules } delle regole; questo Kontor conosce la versione { $expected }.
record-board = L’intestazione nomina il tabellone { $board }, ma la registrazione contiene { $expected }.
record-digest = La registrazione è stata giocata su un’altra versione del tabellone { $board }: le impronte sono diverse.
record-line-illegal = Riga { $line }: «{ $text }» non è permesso (regola { $rule }).
record-line = La riga { $line } non è leggibile.
record-at = Questa registrazione non ha un passo { $at }. Scegli da 0 a { $last }.
record-viewer = Questa registrazione contiene ciò che sa un solo posto (viewer { $viewer }): non se ne può ricavare quella di un altro.
record-result = Il risultato nell’intestazione non è quello a cui portano le azioni, cioè { $expected }.
record-unfinished = L’intestazione riporta un risultato, ma dopo l’ultima azione la partita non è finita: alla fine mancano delle azioni. Con «result: null» è la registrazione di una partita in corso.

## Positions and boards as data

data-type = { $expected ->
    [str] un testo
    [int] un numero intero
    [bool] true o false
    [list] una lista
    [dict] un oggetto con campi nominati
   *[table] una tabella
}
position-head = { $where } vale «{ $value }»; deve essere { $expected }.
position-board = La posizione è sul tabellone { $board }, ma è stato indicato { $expected }.
position-unknown-field = { $where }: questo campo non esiste. Possibili: { $possible }.
position-missing-field = { $where }: questo campo manca.
position-wrong-type = { $where }: qui deve esserci { data-type }.
position-out-of-range = { $where }: { $value } è fuori dai limiti; possibili: da { $low } a { $high }.
position-viewer = { $where }: { $value } non è una vista; scrivi "all", "spectator" o il numero di un posto.
position-unknown-city = { $where }: il tabellone non ha nessuna città «{ $name }».
position-unknown-name = { $where }: «{ $name }» non è conosciuto; possibili: { $possible }.
position-seats = { $where }: servono esattamente { $wanted } posti.
position-digest = La posizione è stata scritta su un’altra versione del tabellone { $board }: le impronte sono diverse.
position-ended = ended: va indicato se e solo se nessuna decisione è aperta, e deve essere la fine che la posizione mostra (E1).
position-first-player = first e active: entrambi devono essere null prima che sia sorteggiato chi inizia, e poi posti.
position-should-be-over = La posizione soddisfa una condizione di fine partita (E1), ma il turno continua.
position-decision = stack: la decisione «{ $decision }» non si accorda con ciò che è sul tavolo.
position-bytes = Questi { $bytes } byte sono troppo pochi per una posizione su questo tabellone: ne servono almeno { $least }.
board-unknown-field = { $where }: questo campo non esiste. Possibili: { $possible }.
board-missing-field = { $where }: questo campo manca.
board-wrong-type = { $where }: qui deve esserci { data-type }.
board-out-of-range = { $where }: { $value } è fuori dai limiti; possibili: da { $low } a { $high }.
board-too-large = { $where }: ci sono più di { $most } byte, troppi per un tabellone.
board-odd-value = { $where }: un file di tabellone non può contenere niente di simile qui.
board-too-deep = { $where }: una chiave ha più di { $most } parti; in un file di tabellone niente sta così in profondità.
board-too-many = { $where }: ce ne sono { $counted }; al massimo ne sono possibili { $most }.
board-name = { $where }: un nome ha da 1 a { $most } caratteri stampabili, con un solo spazio tra le parole{ $what ->
    [city] , senza «+» e senza trattino all’inizio o alla fine
   *[other] {""}
}.
board-not-toml = { $where }: questo non è TOML: { $error }.
board-unknown-name = { $where }: «{ $name }» non è conosciuto; possibili: { $possible }.
board-other-game = { $where }: questo tabellone è per { $other }, non per { $game }.
board-players = { $where }: serve una lista di numeri di giocatori da { $low } a { $high }.
board-name-twice = { $where }: il nome «{ $name }» è usato due volte.

## The handbook

rule-empty = Indica una sezione (D), una regola (D6), una sua lettera (D6b) o una parola da cercare.
rules-more = kontor rules { $game } D6 mostra una regola, kontor rules { $game } D una sezione, kontor rules { $game } rimpiazzo le regole che parlano di qualcosa; kontor rules { $game } | less le mostra tutte.
rule-unknown = Il manuale non ha «{ $rule }». Lì vicino: { $near }.

## Files and the command line

file-missing = { $file } non esiste.
file-no-folder = { $file } non si può scrivere: non c’è nessuna cartella { $folder }.
file-exists = { $file } esiste già. Scegli un altro nome, o sovrascrivilo con --force.
file-exists-several = { $count ->
    [one] { $file } esiste già in { $folder }.
   *[other] { $count } dei file da scrivere esistono già in { $folder }, tra cui { $file }.
} Scegli un’altra cartella, o sovrascrivi con --force.
file-none-inside = La cartella { $file } non contiene nessun file *.kontor o *.json.
file-folder = { $file } è una cartella, non un file.
file-denied = { $file } non si può aprire: accesso negato.
file-trouble = { $file }: { $error }.
file-too-large = { $file } ha più di { $most } byte: troppi per una registrazione o una posizione.
file-empty = { $file } è vuoto.
file-binary = { $file } non è un file di testo in UTF-8, quindi non è né una registrazione né una posizione.
file-unknown = { $file } non è né una registrazione (la prima riga sarebbe «{ $expected }») né una posizione (un oggetto JSON).
file-not-json = { $file } comincia come JSON, ma non si può leggere alla riga { $line }, colonna { $column }.
file-no-position = { $file } è JSON, ma non una posizione: deve essere un oggetto con un campo «game». Vedi docs/hansa.md.
cli-empty = { $option } vuole un valore.
cli-one-stdout = --json e --svg - scrivono entrambi su stdout: dai a --svg il nome di un file.
cli-set = --set { $setting }: scrivi OPZIONE=VALORE, come swap_must_own_one=true.
cli-at-position = { $file } contiene una sola posizione: --at è per le registrazioni.
cli-seat = Non c’è nessun posto «{ $seat }». Possibili: { $possible }.
cli-seat-of-view = Questa posizione è ciò che sa un solo posto: non può mostrare ciò che sa «{ $seat }».
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
games-possible = Possibili
games-counts = { $total } in tutto
games-each = { $least }–{ $most } per tipo{ $more ->
    [none] {""}
   *[other] ; almeno { $more }
}
games-counts-kind = Per cambiare un solo tipo di { $option }: { $setting }
games-counts-all = Per impostare tutti i tipi di { $option }: { $setting }
games-ends = Fine della partita

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
}.
show-viewer = { $viewer ->
    [-4] Ciò che può sapere chi guarda.
   *[other] Ciò che può sapere { SEAT($viewer, where: "within") }.
}
show-log = Ultimi eventi

legal-count = { $count ->
    [one] È possibile { $count } azione.
   *[other] Sono possibili { $count } azioni.
}
legal-weight = { $weight } su { $total }
why-allowed = Permesso: { $text }
why-refused = Non permesso (regola { $rule }): { $text }
check-record = { $file }: in ordine, una registrazione di { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}
check-position = { $file }: in ordine, una posizione
board-sound = { $file }: in ordine, il tabellone { $board } di { $game } per { $players } giocatori
board-no-game = { $file } non dice per quale gioco è: indicalo con --game. Possibili: { $possible }.

simulate-progress = In gioco
simulate-stray = Solo i bot di livello «{ $possible }» possono deviare, non «{ $level }»: togli --stray o --level.
simulate-head = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} di { $game } · { $board }
simulate-seat = Posto
simulate-mean = Punti in media
simulate-least = Minimo
simulate-most = Massimo
simulate-wins = Vittorie
simulate-lengths = Azioni per partita: da { $shortest } a { $longest }, mediana { $median }.
simulate-end = Fine
simulate-games = Partite

train-progress = Apprendimento
train-round = Giro { $round }, { $games } partite, perdita { $loss }
train-measure = Misura della forza in { $games } partite.
train-against-urges = Contro apprendisti { $won } % di { $games } partite ({ $fair } % sarebbe equo).
train-against-shipped = Contro il giudizio fornito { $won } % di { $games } partite ({ $fair } % sarebbe equo).
train-stopped = Fermato dopo { $games } partite. Con --resume e le stesse opzioni si riprende da lì.
train-written = I pesi ricavati da { $games } partite sono in { $file }.
train-no-numpy = Manca il pacchetto { $package }: per allenare serve kontor[train]. In un clone lo porta make setup, o pip install '.[train]'. Per giocare non serve.
train-not-weights = { $file } non contiene pesi. Indica un file scritto da `kontor train`.
train-mismatch = { $file } è lo stato di un altro allenamento; differisce: { $what }. Dai le stesse opzioni di prima o scegli un altro file con --resume.
train-same-file = { $file } non può contenere insieme i pesi e lo stato. Indica file diversi per --out e --resume.
train-not-state = { $file } non è lo stato di un allenamento. Scegli un altro file con --resume.
judgement-none = Nessuno ha ancora imparato a giudicare { $game }: lo fa `kontor train { $game }`.
judgement-game = Questi pesi sono per { $found }, non per { $game }.
judgement-features = Questi pesi valgono per caratteristiche diverse da quelle che { $game } ha ora: rifalli con `kontor train { $game }`.
judgement-weights = I pesi per { $players } giocatori di { $game } mancano o sono incompleti.

play-again = Per rivedere questa partita: { $command }
play-keep = Per riguardare questa partita più tardi, conservane la registrazione con --save FILE.
play-welcome = Il tuo è il posto { $seat }.
play-stopped = Partita interrotta dopo { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}.
play-saved = La registrazione è in { $file }.
play-saved-own = La partita non è finita, quindi { $file } contiene solo ciò che ne sa { SEAT($seat, where: "within") }.
play-score = { SEAT($seat) }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
play-score-secret = Ciò che gli altri tengono segreto non è contato.
play-no-undo = Non hai niente da annullare. Un’estrazione non si annulla.
play-undone = { $actions ->
    [one] Annullata un’azione.
   *[other] Annullate { $actions } azioni.
}
play-resumed = La partita continua dopo { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}.
cli-resume-over = La partita in { $file } è finita: non c’è niente da continuare. Guardala con kontor show.
cli-resume-stdin = Con --seat rispondi su stdin, quindi la registrazione non può venire da lì: dai a --resume il nome di un file.
cli-resume-whole = { $file } contiene tutta la partita, e verrebbe salvato solo ciò che ne sa { SEAT($seat, where: "within") }. Scegli un altro file.
cli-resume-viewer = { $file } contiene solo ciò che un posto sa della partita; da lì non si può continuare.
cli-resume-position = { $file } non è una registrazione: una partita continua da una registrazione salvata con --save.
cli-resume-setup = --resume prende il tavolo dalla registrazione; togli { $options }.
play-number = Scegli un numero da 1 a { $last }.
play-only = Corrisponde solo questo: { $text }. Scrivilo per intero, o scegli con il numero.
play-back = Invio da solo riporta all’elenco intero.
play-help-number = Un numero sceglie dall’elenco.
play-help-text = Il testo di un’azione la gioca: place trader Hamburg-Lüneburg 2
play-help-part = Una parte di testo elenca ciò che corrisponde: hamburg
play-help-why = why AZIONE dice se un’azione è permessa e, se no, per quale regola.
play-help-rules = rules D6 mostra una regola, rules D una sezione, rules rimpiazzo ciò che ne parla, rules l’indice.
play-help-board = board mostra tutto il tavolo, ? questo aiuto.
play-help-undo = undo annulla la tua ultima decisione, finché da allora non si è pescato niente.
play-help-quit = quit (o Ctrl-C) termina la partita.

## Pictures

show-painted = L’immagine è in { $file }.

## Tables on a server

live-unplayable = La voce { $entry } della cronaca di questo tavolo non segue le regole che questo Kontor conosce. Niente è perduto, ma qui la partita non può continuare.
live-begun = La partita è già iniziata.
live-not-begun = La partita inizia quando tutti i posti sono occupati.
live-not-your-decision = Attendi: deve giocare { SEAT($seat, where: "within") }.
live-undo-too-far = Questo non si può annullare: non si torna mai sul caso, sulla fine della partita o su ciò che ha deciso qualcun altro.
bot-level-unknown = Non c’è nessun bot «{ $level }». Possibili: { $possible }.
bot-unusable = Impossibile caricare il bot «{ $bot }» ({ $error }). Scrivilo come modulo:Classe e controlla che Python trovi il modulo in questa cartella o in PYTHONPATH.
bot-broken = Impossibile caricare il bot «{ $bot }» del pacchetto { $package } ({ $error }). Aggiorna o disinstalla il pacchetto.
bot-taken = Il pacchetto { $package } offre un bot «{ $bot }», ma Kontor ha già un livello con questo nome. Disinstalla il pacchetto o chiedi all’autore di rinominare il bot.
bot-twice = Più pacchetti offrono un bot «{ $bot }»: { $packages }. Tienine installato uno solo.
bot-no-bot = «{ $bot }» non è un bot. Un bot è una funzione choose(view, actions) o una classe con un tale metodo.
bot-illegal = Il bot «{ $bot }» ha scelto { $action }, che qui non è permesso. choose(view, actions) deve restituire una delle azioni.

## The server

server-internal = Qualcosa è andato storto sul server. Lì ne resta nota; riprova.
server-bad-request = Il server non è riuscito a leggere questa richiesta. Ricarica la pagina e riprova.
server-bad-field = { $field }: { $fault }
server-not-json = Il server vuole JSON.
server-method = Questo non si può chiedere in questo modo.
server-no-page = A questo indirizzo non c’è niente.
server-too-large = È più di quanto il server accetti in una volta.
server-too-many-requests = Troppe richieste: il massimo è { $most } al minuto. Aspetta un po’.
server-too-many-hints = Troppi suggerimenti: al massimo { $most } al minuto. Aspetta un momento.
server-hints-busy = Si stanno già preparando dei suggerimenti. Riprova tra un momento.
server-too-many-analyses = Si stanno già analizzando troppe partite. Riprova più tardi.
server-too-many-made = Puoi creare al massimo { $most } tavoli al giorno. Riprova domani.
server-too-many-new = Troppi nuovi visitatori dalla tua rete oggi. Riprova domani.
server-log-full = La cronaca di questo tavolo è piena: può continuare solo la partita stessa.
server-too-many-tables = Su questo server non c’è posto per un altro tavolo. Riprova più tardi.
server-wrong-origin = Questa richiesta viene da un altro sito, quindi è rifiutata.
server-no-table = Questo tavolo non esiste. Forse è stato eliminato.
server-no-seat = Questo posto non c’è al tavolo.
server-no-moment = Questo momento non esiste a questo tavolo.
server-still-hidden = Qualcosa in questa partita ti è ancora nascosto. Potrà essere continuata altrove non appena sarà finita.
server-others-play = Altre persone stanno giocando questa partita. Potrà essere continuata altrove non appena sarà finita.
server-record-view = Questa registrazione contiene solo ciò che un unico posto sapeva di una partita con segreti: da qui non si può né continuare né mostrarla ad altri. Quando la partita è finita, si può avere la registrazione intera.
server-record-long = Questa registrazione è troppo lunga per un tavolo: { $actions } azioni, al massimo { $most }.
server-not-your-table = Può farlo solo chi ha aperto questo tavolo.
server-not-your-seat = Questo posto non è tuo.
server-not-for-you = Questo spetta ad altri al tavolo.
server-not-seated = Non hai un posto a questo tavolo.
server-seat-taken = Questo posto è occupato. Scegline un altro.
server-second-seat = Giochi già a questo tavolo, e qui c’è qualcosa di segreto: un secondo posto ti mostrerebbe ciò che ti nasconde.
server-bot-there = Ora a questo posto gioca un bot.
server-no-hints = I suggerimenti sono per chi gioca senza altre persone.
server-no-answer = Il bot non ha una risposta. Riprova.
server-draws-too-long = Disegnare questo tabellone richiede troppo tempo: si riprova solo dopo un minuto. Meglio giocare su uno più semplice.
server-not-drawn = Il server non è riuscito a disegnare questo tabellone. Riprova tra un minuto.
server-analysis-later = Una partita si può analizzare appena è finita.
server-no-stand-in = A questo posto non c’è un bot supplente.
server-wrong-link = Questo link non porta a nessun posto. Forse ce ne sono di più nuovi, o il posto è stato lasciato.
server-name-missing = Inserisci un nome per ciascuno dei tuoi posti.
server-two-boards = Indica un tabellone del gioco ({ $board }) oppure porta un file ({ $file }), non entrambi.
server-name-length = Un nome ha da 1 a { $most } caratteri.
server-name-letters = Un nome è fatto di caratteri stampabili.
server-stale = Nel frattempo la partita è andata avanti. Guarda il tabellone e scegli di nuovo.
server-frozen = Questo tavolo è bloccato. La sua cronaca è conservata.
server-no-client = Le pagine del tavolo non sono costruite: esegui make client, o installa un pacchetto pubblicato.
server-database-address = Questa non è una base di dati che Kontor possa usare. Indica un file, o postgresql://utente:password@host/nome.
server-database-newer = Il database { $place } è stato creato da una versione più recente di Kontor. Aggiorna Kontor per aprirlo.
server-database-closed = La base di dati in { $place } non si può aprire.

serve-starting = Avvio del server …
serve-ready = Apri { $address } nel browser
serve-public = Si raggiunge all’indirizzo { $address }
serve-database = Le partite sono conservate in { $place }
serve-stop = Ctrl-C ferma il server; tutte le partite continuano al prossimo avvio.
serve-stopped = Fermato.
serve-address = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $error }. Scegline un’altra con --host e --port; --port 0 ne prende una libera.
serve-url = --public-url { $url }: scrivi https://host o http://host:port, senza percorso.
serve-limit = --limit { $setting }: scrivi NOME=NUMERO. Possibili: { $possible }.
serve-log = --log non può essere { $level }. Possibili: { $possible }.
serve-not-installed = Manca il pacchetto { $package }: installa kontor[{ $extra }] invece di kontor.

## L’arena e le statistiche

arena-bot-empty = --bots { $bots }: indica un bot per ogni posto, separati da virgole, come in master,journeyman,apprentice.
arena-bots-number = Per { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
} servono altrettanti bot, ma --bots ne indica { $bots }.
arena-budget = { $bot }: dopo i due punti va il numero di posizioni per una decisione, da { $least } a { $most }.
arena-budget-useless = { $bot }: il livello { $level } non cerca, quindi un numero di posizioni non gli serve. Livelli che cercano: { $possible }.
arena-budget-idle = --budget non ha effetto: nessuno di questi bot cerca. Livelli che cercano: { $possible }.
arena-no-ray = Manca il pacchetto { $package }: per giocare su un cluster Ray serve kontor[ray]. In un clone lo porta make setup, o pip install '.[ray]'.
arena-ray-local = Avvio di Ray su questa macchina; può volerci un minuto.
arena-ray-joining = Connessione al Ray all’indirizzo { $address }.
arena-ray-address = Non c’è nessun Ray all’indirizzo { $address }: { $error }
arena-ray-cores = Il Ray all’indirizzo { $address } non ha core su cui giocare. Aggiungi una macchina, oppure gioca qui, senza --ray.
arena-file-other = { $file } non è il file di un incontro. Scegline un altro con --resume.
arena-file-match = { $file } contiene un altro incontro; differiscono: { $differing }. Indica le stesse opzioni di prima, o scegli un altro file con --resume.
arena-file-line = { $file }: la riga { $line } non si può leggere. Toglila, e la sua partita sarà rigiocata.
arena-left = restano
arena-progress-line = { $done } partite su { $games }, ancora circa { $left } minuti
arena-crashed = La partita { $number }{ $part ->
    [mirror] {" "}dell’incontro allo specchio
   *[match] {""}
} si è interrotta per un errore: { $error }. Per vederla: kontor show { $file }
arena-crashes = { $count ->
    [one] Una partita si è interrotta per un errore e non conta.
   *[other] { $count } partite si sono interrotte per un errore e non contano.
}
arena-interrupted = Fermato dopo { $done } partite su { $games }.
arena-took = { $games ->
    [one] { $games } partita giocata
   *[other] { $games } partite giocate
} in { $time } minuti.
arena-no-game = Nessuna partita è stata conclusa, quindi non c’è niente da riferire.
arena-report = Il rapporto è in { $file }.
arena-title = Incontro: { $bots }
arena-facts = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}{ $missing ->
    [0] {""}
   *[other] {" "}su { $asked }
} · seme { $seed } · regole { $form ->
    [compiled] compilate
   *[plain] non compilate
}
arena-budgets = Posizioni per una decisione: { $budgets }

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
report-mean-score = Punti in media
report-fair = Quota equa { $share }
report-scale = Forza secondo Plackett e Luce sulla scala Elo: la media è 1500, e 400 punti in più valgono dieci a uno. Intervalli al 95%.
report-seats = Posti
report-scores = Punti
report-winning = Punti dei vincitori
report-lengths = Azioni di una partita
report-median-most = mediana { $median }, al massimo { $most }
report-spread = { $what }: almeno { $least }, per lo più da { $lower } a { $upper }, mediana { $median }, al massimo { $most }.
report-ends = Come finiscono
report-of = { $count } ({ $share })
report-sources = Da dove vengono i punti
report-kinds = Azioni per posto
report-total = Totale
report-everybody = Tutti
report-mirror = Incontro allo specchio
report-mirror-about = La controprova: lo stesso bot a tutti i posti, con un nome per ogni posizione dello schieramento, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}. I nomi dovrebbero avere la quota equa; ciò che i posti hanno in più è il vantaggio del posto.
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
   *[other] , { $broken } che non si possono leggere
}
stats-unfinished = { $file }: questa partita non è finita, quindi non conta.
stats-no-record = { $file } non è una registrazione.
stats-missing = { $path } non esiste.
stats-none = In { $folder } non c’è nessuna registrazione di una partita finita. kontor arena e kontor simulate ne scrivono con --save.

## analyse

analyse-level = Nessun bot «{ $level }» esamina partite. Possibili: { $possible }.
analyse-not-whole = { $file } non è la registrazione di una partita intera: si può analizzare solo ciò che è stato davvero giocato.
analyse-progress = Esame delle decisioni
analyse-about = { $decisions ->
    [one] { $decisions } decisione, pesata da ciò che il suo posto poteva sapere. Le probabilità sono stime di un bot.
   *[other] { $decisions } decisioni, ciascuna pesata da ciò che il suo posto poteva sapere. Le probabilità sono stime di un bot.
}
analyse-seat = posto
analyse-chances = probabilità di vittoria
analyse-cost = perdita
analyse-step = dopo l’azione
analyse-did = che cosa è stato fatto
analyse-better = che cosa era meglio
analyse-even = Nessuna decisione è costata molto: ha vinto il migliore, o il più fortunato.

## Schede tecniche

spec-about = Il gioco `{ $game }` (regole { $rules }) in { $players } sul tabellone `{ $board }`, come deve conoscerlo un programma che lo impara. Per un altro tavolo: `kontor spec { $game } --players N --board BOARD`, con `--json` per i programmi.
spec-what = che cosa
spec-is = valore
spec-players = giocatori
spec-actions = azioni
spec-columns = numeri di un’osservazione
spec-length = azioni dopo le quali una partita viene fermata
spec-hidden = nascosto
spec-ends = fini
spec-points = fonti di punti
spec-reward = ricompensa «{ $reward }»
spec-paid = da { $least } a 1, insieme { $sum }
spec-illegal = ricompensa dopo un’azione non valida, dove fa perdere la partita
spec-illegal-paid = { $own } a chi l’ha scelta, { $others } agli altri
spec-sizes = Dimensioni
spec-board = tabellone
spec-numbers = numeri
spec-kind = tipo
spec-first = prima
spec-last = ultima
spec-observation = Osservazione
spec-reading = La cosa n di una parte comincia alla prima colonna più n volte tante colonne quanti sono i suoi valori. Ogni valore ha una colonna, che è 1 se è così, altrimenti 0; un numero sta in una colonna, diviso come indicato. I posti si contano da quello che guarda: own è il proprio, +1 il successivo nel turno, e così via.
spec-all-actions = Tutte le azioni
spec-names = Gli elenchi lunghi per intero, ciascuno sotto la parte che lo ha per prima, nell’ordine delle colonne:
spec-column = colonne
spec-part = parte
spec-number = quante
spec-things = cose
spec-values = ciascuna può essere
env-reward-unknown = Non c’è nessuna ricompensa «{ $reward }». Possibili: { $possible }.
