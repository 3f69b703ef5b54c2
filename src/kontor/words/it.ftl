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
end-resigned = un giocatore si è arreso
language-unknown = Kontor non è disponibile in «{ $language }». Lingue disponibili: { $possible }.

## Bots

bot-apprentice = Apprendista
bot-apprentice-about = Conosce le regole e segue obiettivi semplici. Buona compagnia mentre impari.
bot-journeyman = Lavorante
bot-journeyman-about = Confronta gli esiti delle sue azioni e sceglie il migliore. Un buon primo avversario.
bot-master = Maestro
bot-master-about = Pianifica turni interi e tiene conto delle tue risposte. Difficile da battere.
bot-patrician = Patrizio
bot-patrician-about = Riflette due secondi per ogni mossa. Il bot più forte.

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
action-kind-none = Ora non puoi giocare «{ $text } …». Per esempio, «{ $example }» viola la regola { $rule }:
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
record-rules = Questa registrazione usa la versione { $rules } delle regole. Questo Kontor supporta solo la versione { $expected }.
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
board-unknown-field = { $where }: campo sconosciuto. Campi validi: { $possible }.
board-missing-field = { $where }: campo mancante.
board-wrong-type = { $where }: deve essere { data-type }.
board-out-of-range = { $where }: { $value } è fuori dai limiti. Scegli da { $low } a { $high }.
board-too-large = { $where }: il file supera { $most } byte, il limite per un tabellone.
board-odd-value = { $where }: un file di tabellone non può contenere qui questo valore.
board-too-deep = { $where }: una chiave ha più di { $most } parti. Un file di tabellone non ha mai tanti livelli.
board-too-many = { $where }: sono { $counted }, ma il massimo è { $most }.
board-name = { $where }: usa da 1 a { $most } caratteri stampabili, con un solo spazio tra le parole{ $what ->
    [city] , senza «+» e senza trattino all’inizio o alla fine
   *[other] {""}
}.
board-not-toml = { $where }: non è TOML valido: { $error }.
board-unknown-name = { $where }: «{ $name }» è sconosciuto. Scegli tra: { $possible }.
board-other-game = { $where }: questo tabellone è per { $other }, non per { $game }.
board-players = { $where }: elenca i numeri di giocatori, da { $low } a { $high }.
board-name-twice = { $where }: il nome «{ $name }» è usato due volte.

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

train-progress = Addestramento
train-round = Giro { $round }, { $games } partite, perdita { $loss }
train-measure = Misuro la forza in { $games } partite.
train-against-urges = Contro gli Apprendisti: { $won } % di { $games } partite vinte (la parità sarebbe { $fair } %).
train-against-shipped = Contro i pesi inclusi: { $won } % di { $games } partite vinte (la parità sarebbe { $fair } %).
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
play-only = Una sola corrispondenza: { $text }. Scrivila per intero, o sceglila con il numero.
play-back = Premi Invio per tornare all’elenco completo.
play-help-number = Scrivi un numero per scegliere dall’elenco.
play-help-text = Scrivi un’azione per giocarla: place trader Hamburg-Lüneburg 2
play-help-part = Scrivi una parte di un’azione per cercare nell’elenco: hamburg
play-help-why = why AZIONE: controlla se un’azione è permessa e quale regola la vieta.
play-help-rules = rules D6: mostra una regola. rules D: mostra una sezione. rules rimpiazzare: cerca nelle regole. rules: le elenca tutte.
play-help-board = board: mostra tutto il tavolo. ?: mostra questo aiuto.
play-help-undo = undo: annulla la tua ultima mossa, se nel frattempo non si è pescato niente.
play-help-quit = quit (o Ctrl-C): smetti di giocare.

## Pictures

show-painted = Immagine salvata in { $file }.

## Tables on a server

live-unplayable = Questo tavolo non può continuare con questa versione di Kontor: la voce { $entry } del registro non segue le regole. Il registro è conservato.
live-begun = La partita è già iniziata.
live-not-begun = La partita comincia quando tutti i posti sono occupati.
live-not-your-decision = Aspetta: tocca a { SEAT($seat, where: "within") }.
live-undo-too-far = Puoi annullare solo le tue mosse, e mai un’estrazione, la mossa di un altro o la fine della partita.
bot-level-unknown = Il bot «{ $level }» non esiste. Scegli tra: { $possible }.
bot-unusable = Impossibile caricare il bot «{ $bot }» ({ $error }). Scrivilo come modulo:Classe e controlla che Python trovi il modulo in questa cartella o in PYTHONPATH.
bot-broken = Impossibile caricare il bot «{ $bot }» del pacchetto { $package } ({ $error }). Aggiorna o disinstalla il pacchetto.
bot-taken = Il pacchetto { $package } offre un bot «{ $bot }», ma Kontor ha già un livello con questo nome. Disinstalla il pacchetto, o chiedi all’autore di rinominare il bot.
bot-twice = Più pacchetti offrono un bot «{ $bot }»: { $packages }. Disinstallali tutti tranne uno.
bot-no-bot = «{ $bot }» non è un bot. Un bot è una funzione choose(view, actions), o una classe con questo metodo.
bot-illegal = Il bot «{ $bot }» ha scelto { $action }, che qui non è permesso. choose(view, actions) deve restituire una delle azioni.

## The server

server-internal = Qualcosa è andato storto sul server. Riprova. L’errore è stato registrato.
server-bad-request = Il server non è riuscito a leggere questa richiesta. Ricarica la pagina e riprova.
server-bad-field = { $field }: { $fault }
server-not-json = Il server si aspetta JSON.
server-method = Questo indirizzo non accetta questo metodo di richiesta.
server-no-page = Pagina non trovata.
server-too-large = È troppo grande per il server. Manda meno dati alla volta.
server-too-many-requests = Troppe richieste. Il limite è { $most } al minuto. Aspetta un momento.
server-too-many-hints = Troppi suggerimenti. Il limite è { $most } al minuto. Aspetta un momento.
server-hints-busy = Un suggerimento è già in preparazione. Riprova tra un momento.
server-too-many-analyses = Ci sono troppe analisi in corso. Riprova più tardi.
server-too-many-made = Puoi creare al massimo { $most } tavoli al giorno. Riprova domani.
server-too-many-new = Oggi dalla tua rete sono arrivati troppi nuovi visitatori. Riprova domani.
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
server-not-seated = Non sei seduto a questo tavolo.
server-seat-taken = Questo posto è occupato. Scegline un altro.
server-second-seat = Giochi già a questo tavolo. Un secondo posto ti mostrerebbe ciò che ti è nascosto.
server-bot-there = A questo posto gioca un bot.
server-no-hints = I suggerimenti ci sono solo nelle partite contro i bot.
server-no-answer = Il bot non ha risposto. Riprova.
server-draws-too-long = Disegnare questo tabellone richiede troppo tempo. Usa un tabellone più semplice, o riprova tra un minuto.
server-not-drawn = Il server non è riuscito a disegnare questo tabellone. Riprova tra un minuto.
server-analysis-later = Puoi analizzare una partita quando è finita.
server-no-stand-in = A questo posto non gioca nessun bot.
server-wrong-link = Questo link non è più valido. Forse ne esiste uno più recente, o il posto è stato lasciato.
server-name-missing = Inserisci un nome per ciascuno dei tuoi posti.
server-two-boards = Scegli un tabellone incluso ({ $board }) o un tuo file ({ $file }), non entrambi.
server-name-length = Usa da 1 a { $most } caratteri per il nome.
server-name-letters = Un nome può contenere solo caratteri stampabili.
server-stale = La partita è andata avanti. Guarda il tabellone e scegli di nuovo.
server-frozen = Questo tavolo è bloccato. Il suo registro è conservato.
server-no-client = Il client web non è stato compilato. Esegui make client, o installa un pacchetto pubblicato.
server-database-address = Kontor non può usare questo database. Indica il nome di un file, o postgresql://utente:password@host/nome.
server-database-newer = Il database { $place } è stato creato da una versione più recente di Kontor. Aggiorna Kontor per aprirlo.
server-database-closed = Impossibile aprire il database { $place }.

serve-starting = Avvio del server…
serve-ready = Apri { $address } nel browser
serve-public = Indirizzo pubblico: { $address }
serve-database = Le partite sono salvate in { $place }
serve-stop = Premi Ctrl-C per fermare il server. Le partite continuano al prossimo avvio.
serve-stopped = Fermato.
serve-address = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $error }. Scegline altri con --host e --port; --port 0 prende una porta libera.
serve-url = --public-url { $url }: scrivi https://host o http://host:port, senza percorso.
serve-limit = --limit { $setting }: scrivi NOME=NUMERO. Scegli NOME tra: { $possible }.
serve-log = --log non può essere { $level }. Scegli tra: { $possible }.
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
arena-progress-line = { $done } partite su { $games }, ancora { $left } minuti circa
arena-crashed = La partita { $number }{ $part ->
    [mirror] {" "}dell’incontro allo specchio
   *[match] {""}
} si è interrotta per un errore: { $error }. Guarda la registrazione con: kontor show { $file }
arena-crashes = { $count ->
    [one] Una partita si è interrotta per un errore e non conta.
   *[other] { $count } partite si sono interrotte per un errore e non contano.
}
arena-interrupted = Interrotto dopo { $done } partite su { $games }.
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
