# The client’s own words in Italian. Words of games come from the server; those of the table page are in table.it.ftl.
# A name may begin with a vowel: no “a”, “e” or “o” stands before it (they would become “ad”, “ed”, “od”).

kontor = Kontor

## Everywhere

close = Chiudi
cancel = Annulla
save = Salva
delete = Elimina
retry = Riprova
language = Lingua
loading = Caricamento…
just-now = proprio ora
fewer = Meno: { $what }
more-of = Più: { $what }
skip-content = Al contenuto
back-to-lobby = Torna alla lobby
trouble-unreachable = Il server non è raggiungibile. Controlla la connessione; niente è perduto.
offline-title = Nessuna connessione
offline-text = Il dispositivo è offline, oppure il server al momento non risponde. Non si perde nulla: ogni mossa è conservata sul server.
offline-back = Appena la connessione torna, questa pagina riappare da sola.
broken-title = Qualcosa è andato storto in questa pagina
broken-text = È un errore di Kontor. Nessuna partita è perduta: ricarica la pagina e continua.
reload = Ricarica
lost-title = Qui non c’è niente
lost-text = Questo indirizzo non porta da nessuna parte. Forse ne manca un pezzo.

## Settings and signals

settings = Impostazioni
settings-looks = Aspetto
settings-theme = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[system] Come il sistema
}
settings-signals = Segnali
settings-sound = Suoni
settings-volume = Volume
settings-listen = Ascolta
settings-notices = Notifiche
settings-notices-about = { $allowed ->
    [denied] Il browser blocca le notifiche da questo indirizzo: consentile nelle sue impostazioni.
    [unknown] Questo browser non offre notifiche qui: servono https oppure questo stesso computer.
   *[other] Avvisami fuori dalla pagina quando è il mio turno e sto guardando altrove.
}
settings-install = Installa come app
signal-turn = Tocca a te: { $table }

## The map

map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-fit = Mostra tutta la mappa

## Seats

seat-bot = Bot { $number }
seat-open = Posto libero
seat-stand-in = Posto libero, con un bot supplente
seat-person = Giocatore { $number }
seat-mine = (tu)
seat-me = Io
seat-who-open = Libero
seat-who-bot = Bot
seat-who = Chi gioca al posto { $number }
seat-name-label = Nome al posto { $number }
seat-name-short = Nome
seat-level = Livello del bot al posto { $number }
seat-open-hint = per chi vorrà partecipare
seat-nameless = Indica un nome.
seat-page-title = Il tuo posto
seat-entering = Ti portiamo al tuo posto…
seat-unknown-title = Questo link di posto non è conosciuto
seat-unknown-text = Forse è stato copiato solo in parte, il tavolo è stato eliminato, o ci sono link più nuovi. Chiedine uno nuovo a chi te l’ha mandato.

## The person

name-label = Il tuo nome
me-title = Che nome vuoi usare?
me-hint = Lo vedono tutti ai tuoi tavoli. Non serve un account.
me-guest = Ospite
me-nobody = Il tuo nome
me-choose = Scegli un nome
me-change = Cambia nome
me-forget = Elimina i miei dati
me-forget-hint = Hai finito di giocare su questo dispositivo?
me-forget-title = Eliminare i tuoi dati su questo server?
me-forget-text = Il tuo nome viene cancellato ovunque, e lasci tutti i tuoi posti: dove ci sono altri, un bot continua per te; i tavoli dove non c’è nessun altro vengono eliminati. Non si può annullare.
me-forgotten = I tuoi dati su questo server sono stati eliminati.

## The lobby

lobby-welcome = Ti diamo il benvenuto nella casa commerciale
lobby-welcome-name = Ciao, { $name }
lobby-about = Un tavolo per giochi di mercanti, nel tuo browser: in solitario contro i bot, intorno a un solo schermo, o con amici lontani, tutto d’un fiato o in più giorni.
lobby-turns = { $count ->
    [0] Nessuno ti sta aspettando.
    [one] È il tuo turno a un tavolo.
   *[other] È il tuo turno a { $count } tavoli.
}
lobby-new = Nuovo tavolo
open-record = Carica partita
open-record-faulty = Questo file non si può caricare
open-record-about = Che cosa non va in { $file }:
lobby-mine = I tuoi tavoli
lobby-mine-empty = Non giochi ancora a nessun tavolo. Aprine uno nuovo, o partecipa a uno qui sotto.
lobby-open-tables = Tavoli aperti
lobby-open-empty = In questo momento nessuno cerca giocatori. Apri un tavolo e lascia partecipare gli altri.
lobby-running = Partite in corso
lobby-over = Partite finite
lobby-more = Le più vecchie non sono elencate.
lobby-rules = Regole
lobby-handbook = Manuale di { $game }
lobby-unofficial = Kontor è una realizzazione libera e non ufficiale, fatta da giocatori per giocatori. Non è collegata agli autori o agli editori dei giochi.
lobby-your-turn = Tocca a te
lobby-turn-of = In attesa di { $name }
lobby-runs = In corso
lobby-waits = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
lobby-won = { $count ->
    [0] Partita finita
    [one] Vince { $winners }
   *[other] Vittoria condivisa: { $winners }
}
lobby-frozen = Bloccato
lobby-public = pubblico
lobby-by-link = su invito
lobby-play = Gioca
lobby-open = Apri
lobby-watch = Guarda
lobby-join = Partecipa
lobby-tab-turn = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
}
lobby-delete-title = Eliminare questo tavolo?
lobby-delete-text = { $state ->
    [over] La partita finita, la sua cronaca e tutti i nomi vengono cancellati per tutti.
   *[other] La partita finisce qui per tutti: la sua cronaca e tutti i nomi vengono cancellati.
} Non si può annullare.
lobby-deleted = Il tavolo è stato eliminato.
option-set = { $name }: { $value }
option-off = { $name }: no
option-changed = { $name }: personalizzato

## Joining

join-title = Partecipa: { $game }
join-seat = Il tuo posto
join-full = Ormai tutti i posti sono occupati. Puoi ancora guardare.
join-stand-in = con un bot supplente
join-sit = Siediti

## Quick starts

start-bots = Contro i bot
start-bots-text = Tu e la macchina, subito.
start-screen = Intorno a questo schermo
start-screen-text = Il dispositivo passa di mano in mano.
start-friends = Con amici tramite link
start-friends-text = Manda un link, e si siedono.

## A new table

new-title = Nuovo tavolo
new-what = Gioco
new-game = Gioco
new-rules = Leggi le regole di { $game }
new-players = Giocatori
new-board = Tabellone
new-reconstruction = Questo tabellone è una ricostruzione.
new-board-own = Usare un tabellone proprio
new-board-own-text = Un file di tabellone (TOML), come può crearlo chi possiede il gioco stampato.
new-board-unread = Non è possibile leggere { $file }. Sceglilo di nuovo, o controlla che ci sia ancora e che si possa aprire.
new-board-mine = Tabellone proprio
board-own = { $name } (tabellone proprio)
new-more-options = Altre opzioni
new-changed = { $count ->
    [one] { $count } modificata
   *[other] { $count } modificate
}
option-total = { $total } in tutto
option-reset = Come al solito
new-who = Giocatori
new-starts = La partita comincia appena non c’è più nessun posto libero.
new-access = Accesso
new-by-link = Su invito
new-public = Pubblico
new-access-text = { $access ->
    [public] È elencato nella lobby: chiunque può prendere un posto libero, o guardare.
   *[link] Solo chi riceve da te il suo indirizzo può partecipare o guardare.
}
new-takebacks = Annullare
new-takebacks-bots = Anche oltre i bot
new-takebacks-own = Solo mosse proprie
new-takebacks-text = { $takebacks ->
    [bots] Puoi annullare le tue mosse, anche dopo le risposte dei bot, ma mai un’estrazione o la mossa di un’altra persona.
   *[own] Puoi annullare le tue mosse finché un altro giocatore o un bot non ha giocato.
}
new-name-missing = Qualcuno a questo schermo non ha ancora un nome.
new-faults = Alcune scelte non vanno d’accordo. Sono segnate qui sopra.
new-make = Crea il tavolo

## The handbook

handbook-title = Manuale
handbook-rule = Regola { $rule }
handbook-search = Cerca nelle regole
handbook-search-short = Cerca
handbook-contents = Sezioni
handbook-close = Chiudi il manuale
handbook-found = { $count ->
    [0] Nessuna regola parla di «{ $words }».
    [one] Una regola parla di «{ $words }».
   *[other] { $count } regole parlano di «{ $words }».
}
