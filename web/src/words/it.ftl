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
just-now = adesso
fewer = Meno: { $what }
more-of = Più: { $what }
skip-content = Vai al contenuto
back-to-lobby = Torna alla lobby
trouble-unreachable = Server non raggiungibile. Controlla la connessione e riprova. Le tue partite sono al sicuro.
offline-title = Nessuna connessione
offline-text = Sei offline, oppure il server non risponde. Le tue partite sono al sicuro: ogni mossa è salvata sul server.
offline-back = La pagina si ricarica appena torni online.
broken-title = Qualcosa è andato storto
broken-text = È un errore di Kontor. Ricarica la pagina per continuare: nessuna partita è andata persa.
reload = Ricarica
lost-title = Pagina non trovata
lost-text = Questo link non funziona. Controlla di averlo copiato per intero.

## Settings and signals

settings = Impostazioni
settings-looks = Aspetto
settings-theme = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[system] Sistema
}
settings-signals = Suoni e notifiche
settings-sound = Suoni
settings-volume = Volume
settings-listen = Prova
settings-notices = Notifiche
settings-notices-about = { $allowed ->
    [denied] Il browser blocca le notifiche di questo sito. Consentile nelle impostazioni del browser.
    [unknown] Qui il browser non può mostrare notifiche: servono https o un server su questo computer.
   *[other] Avvisami quando tocca a me e la pagina è in secondo piano.
}
settings-install = Installa l’app
signal-turn = Tocca a te: { $table }

## The map

map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-fit = Mostra tutta la mappa

## Seats

seat-bot = Bot { $number }
seat-open = Posto libero
seat-stand-in = Posto libero, gioca un bot
seat-person = Giocatore { $number }
seat-mine = (tu)
seat-me = Io
seat-who-open = Libero
seat-who-bot = Bot
seat-who = Giocatore al posto { $number }
seat-name-label = Nome al posto { $number }
seat-name-short = Nome
seat-level = Livello del bot al posto { $number }
seat-open-hint = chiunque può unirsi
seat-nameless = Inserisci un nome.
seat-page-title = Il tuo posto
seat-entering = Ti stai sedendo al tuo posto…
seat-unknown-title = Questo link non funziona
seat-unknown-text = Forse il link è incompleto o ne esiste uno più recente, oppure il tavolo è stato eliminato. Chiedine uno nuovo a chi te l’ha mandato.

## The person

name-label = Il tuo nome
me-title = Come ti chiami?
me-hint = Il nome che gli altri vedono ai tuoi tavoli. Non serve un account.
me-guest = Ospite
me-nobody = Giochi come
me-choose = Scegli un nome
me-change = Cambia nome
me-forget = Elimina i miei dati
me-forget-hint = Hai finito di giocare su questo dispositivo?
me-forget-title = Eliminare i tuoi dati su questo server?
me-forget-text = Il tuo nome viene cancellato ovunque e lasci tutti i tuoi posti. Ai tavoli con altri giocatori un bot continua per te; gli altri tavoli vengono eliminati. Non puoi tornare indietro.
me-forgotten = I tuoi dati su questo server sono stati eliminati.

## The lobby

lobby-welcome = Ti diamo il benvenuto al Kontor
lobby-welcome-name = Ciao, { $name }
lobby-about = Giochi di mercanti nel tuo browser: contro i bot, intorno a un solo schermo o con amici lontani, in diretta o nell’arco di più giorni.
lobby-turns = { $count ->
    [0] Nessuno ti sta aspettando.
    [one] Tocca a te a un tavolo.
   *[other] Tocca a te a { $count } tavoli.
}
lobby-new = Nuovo tavolo
open-record = Carica partita
open-record-faulty = Impossibile caricare il file
open-record-about = Problemi in { $file }:
lobby-mine = I tuoi tavoli
lobby-mine-empty = Non sei ancora a nessun tavolo. Creane uno o unisciti a uno qui sotto.
lobby-open-tables = Tavoli aperti
lobby-open-empty = Al momento nessuno cerca giocatori. Crea un tavolo e invita qualcuno.
lobby-running = In corso
lobby-over = Finite
lobby-more = I tavoli più vecchi non sono mostrati.
lobby-rules = Regole
lobby-handbook = Manuale di { $game }
lobby-unofficial = Kontor è un’edizione libera e non ufficiale, fatta da giocatori per giocatori. Non è legata agli autori né agli editori dei giochi.
lobby-your-turn = Tocca a te
lobby-turn-of = In attesa di { $name }
lobby-runs = In corso
lobby-waits = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
lobby-won = { $count ->
    [0] Partita finita
    [one] Ha vinto { $winners }
   *[other] Vittoria condivisa: { $winners }
}
lobby-frozen = Bloccato
lobby-public = pubblico
lobby-by-link = su invito
lobby-play = Gioca
lobby-open = Apri
lobby-watch = Guarda
lobby-join = Unisciti
lobby-tab-turn = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
}
lobby-delete-title = Eliminare questo tavolo?
lobby-delete-text = { $state ->
    [over] La partita finita, il registro e tutti i nomi saranno eliminati per tutti.
   *[other] La partita finirà qui: il registro e tutti i nomi saranno eliminati per tutti.
} Non puoi tornare indietro.
lobby-deleted = Tavolo eliminato.
option-set = { $name }: { $value }
option-off = { $name }: no
option-changed = { $name }: personalizzato

## Joining

join-title = Unisciti a { $game }
join-seat = Il tuo posto
join-full = Tutti i posti sono occupati. Puoi comunque guardare.
join-stand-in = gioca un bot
join-sit = Siediti

## Quick starts

start-bots = Contro i bot
start-bots-text = Comincia subito.
start-screen = Intorno a questo schermo
start-screen-text = A turno, su questo dispositivo.
start-friends = Con gli amici
start-friends-text = Manda il link per invitarli.

## A new table

new-title = Nuovo tavolo
new-what = Gioco
new-game = Gioco
new-rules = Leggi le regole di { $game }
new-players = Giocatori
new-board = Tabellone
new-reconstruction = Questo tabellone è una ricostruzione.
new-board-own = Usa un tuo tabellone
new-board-own-text = Scegli il file di un tabellone (TOML), per esempio ricavato dalla tua copia del gioco.
new-board-unread = Impossibile leggere { $file }. Scegli di nuovo il file, o controlla che esista ancora e che si possa aprire.
new-board-mine = Il tuo tabellone
board-own = { $name } (tabellone personalizzato)
new-more-options = Altre opzioni
new-changed = { $count ->
    [one] { $count } modificata
   *[other] { $count } modificate
}
option-total = { $total } in totale
option-reset = Ripristina
new-who = Giocatori
new-starts = La partita comincia quando tutti i posti sono occupati.
new-access = Accesso
new-by-link = Su invito
new-public = Pubblico
new-access-text = { $access ->
    [public] Il tavolo compare nella lobby. Chiunque può prendere un posto libero o guardare.
   *[link] Solo chi ha il link può unirsi o guardare.
}
new-takebacks = Annullare le mosse
new-takebacks-bots = Anche dopo i bot
new-takebacks-own = Solo le proprie
new-takebacks-text = { $takebacks ->
    [bots] Puoi annullare le tue mosse anche dopo la risposta dei bot, ma mai un’estrazione o la mossa di un’altra persona.
   *[own] Puoi annullare le tue mosse finché non gioca un altro giocatore o un bot.
}
new-name-missing = Inserisci un nome per ogni giocatore a questo schermo.
new-faults = Alcune impostazioni non vanno d’accordo. Guarda le segnalazioni qui sopra.
new-make = Crea tavolo

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
